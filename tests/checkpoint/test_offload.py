"""Saved values in memory of their own and in files, and what may be written meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.checkpoint.offload import (
    File,
    allow_mutation_on_saved_tensors,
    save_on_cpu,
    save_to_disk,
)
from tests.support.tensors import leaf

# ---- to memory and to files ----------------------------------------------------------------------


@pytest.mark.parametrize("pin_memory", [False, True])
def test_save_on_cpu(pin_memory):
    x = leaf([1.0, 2.0])
    with save_on_cpu(pin_memory=pin_memory):
        y = x * 1
        z = y.sin().sum()
    y.detach().mul_(2)
    if pin_memory:
        z.backward()
        assert np.array_equal(x.grad.numpy(), np.cos([1.0, 2.0]))
    else:
        with pytest.raises(RuntimeError, match="inplace operation"):
            z.backward()


@pytest.mark.parametrize("order", ["C", "F", "strided"])
@pytest.mark.parametrize("dtype", ["float64", "complex64"])
def test_files_give_the_same_gradients(tmp_path, order, dtype):
    data = np.arange(1.0, 13.0, dtype=dtype).reshape(3, 4) / 7
    if order != "C":
        data = np.asfortranarray(data) if order == "F" else np.repeat(data, 2, axis=1)[:, ::2]

    def gradient():
        x = ag.from_numpy(data).clone().requires_grad_()
        y = x.T.exp() if order == "strided" else x.exp()
        return ag.grad(abs((y * y.sin() * 2) @ y.T).sum(), x)[0].numpy()

    with save_to_disk(tmp_path, min_bytes=0):
        assert os.listdir(tmp_path) == []
        found = gradient()
    assert os.listdir(tmp_path) == []
    assert np.array_equal(found, gradient())


def test_each_array_is_written_once_and_deleted_when_it_is_freed(tmp_path):
    x = leaf(np.linspace(0.1, 1.0, 100))
    with save_to_disk(tmp_path, min_bytes=800):
        y = x.exp()
        z = (y * y.sin()).sum() + x.sin().sum() + y[:3].sin().sum()
    # The result of exp, which exp, mul and sin save, and that of sin; not the leaf, not y[:3].
    files = list(tmp_path.iterdir())
    assert len(files) == 2 and all(each.suffix == ".npy" for each in files)
    assert sum(each.stat().st_size for each in files) < 2000
    z.backward(retain_graph=True)
    assert len(os.listdir(tmp_path)) == 2
    z.backward()
    assert os.listdir(tmp_path) == []


def test_an_array_in_the_place_of_a_dead_one_is_another(tmp_path):
    def chain(x):
        for _ in range(20):
            x = x.sin().exp()
        return x.sum()

    x = leaf(np.linspace(0.1, 1.0, 100))
    (expected,) = ag.grad(chain(x), x)
    with save_to_disk(tmp_path, min_bytes=0):
        y = chain(x)
    assert np.array_equal(ag.grad(y, x)[0].numpy(), expected.numpy())


@pytest.mark.parametrize("order", ["C", "F", "strided"])
def test_files_are_mapped_and_keep_the_layout(tmp_path, order):
    with save_to_disk(tmp_path, min_bytes=0):
        y = leaf(np.ones(100)).exp()
    array = y.grad_fn._saved_result.detach().numpy()
    assert isinstance(array.base, np.memmap) and not array.flags.writeable
    array = np.arange(24.0).reshape(4, 6)
    array = array[::2, ::3] if order == "strided" else np.asarray(array, order=order)
    read = File(array, str(tmp_path)).read()
    assert np.array_equal(read, array) and not read.flags.writeable
    assert read.flags.f_contiguous == array.flags.f_contiguous


def test_files_are_deleted_when_the_graph_dies(tmp_path, without_gc):
    x = leaf(np.ones(100))
    block = save_to_disk(tmp_path, min_bytes=0)
    with block:
        y = x.exp()
    assert len(os.listdir(tmp_path)) == 1
    del y
    assert os.listdir(tmp_path) == []
    reference = weakref.ref(block)
    del block
    assert reference() is None


def test_files_hold_what_was_there_before_a_write(tmp_path):
    x = leaf(np.ones(100))
    with save_to_disk(tmp_path, min_bytes=0):
        y = x * 1
        z = y.sin()
        y.detach().mul_(2)
        w = y.sin()
        assert len(os.listdir(tmp_path)) == 2
    (z.sum() + 10 * w.sum()).backward()
    np.testing.assert_allclose(x.grad.numpy(), np.cos(1.0) + 10 * np.cos(2.0), rtol=1e-15)


EXIT = """
import os, sys
import autograd as ag
from autograd.checkpoint.offload import save_to_disk
x = ag.ones(100, requires_grad=True)
with save_to_disk(sys.argv[1], min_bytes=0):
    y = x.exp()
    assert len(os.listdir(sys.argv[1])) == 1
    if sys.argv[2] == "error":
        raise RuntimeError("in the block")
    if sys.argv[2] == "fork":
        if os.fork() == 0:
            del y
            assert len(os.listdir(sys.argv[1])) == 1
            sys.exit()
        assert os.wait()[1] == 0
        assert len(os.listdir(sys.argv[1])) == 1
"""


@pytest.mark.parametrize("way", ["exit", "error", "fork"])
def test_files_are_deleted_at_exit(tmp_path, way):
    if way == "fork" and not hasattr(os, "fork"):
        pytest.skip("no fork here")
    done = subprocess.run(
        [sys.executable, "-c", EXIT, str(tmp_path), way], capture_output=True, text=True
    )
    assert (done.returncode != 0) == (way == "error"), done.stderr
    assert os.listdir(tmp_path) == []


def test_a_file_that_cannot_be_written_leaves_nothing(tmp_path, monkeypatch):
    def full(*args, **kwargs):
        raise OSError("No space left on device")

    x = leaf(np.ones(100))
    monkeypatch.setattr(np, "save", full)
    with pytest.raises(OSError, match="No space left"), save_to_disk(tmp_path, min_bytes=0):
        x.exp()
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("error, message, folder, options", [
    (NotADirectoryError, "'dir' must be an existing directory", "missing", {}),
    (TypeError, "'min_bytes' must be an int, not float", ".", {"min_bytes": 1.5}),
    (ValueError, "'min_bytes' must not be negative, but got -1", ".", {"min_bytes": -1}),
])  # fmt: skip
def test_arguments_of_save_to_disk(tmp_path, error, message, folder, options):
    with pytest.raises(error, match=message):
        save_to_disk(tmp_path / folder, **options)


# ---- writing what is saved -----------------------------------------------------------------------


def mutate(m, allow):
    x = m.tensor([1.0, 2.0], dtype=m.float64, requires_grad=True)
    with allow():
        a = x * 1
        y = (a**2).sum() + a.exp().sum()
        a.detach().mul_(3)
        z = a.sin().sum()
        with m.no_grad():
            x.add_(1)
        (y + z).backward()
    return x.grad.tolist()


@pytest.mark.parametrize("module", ["autograd", pytest.param("torch", marks=pytest.mark.torch)])
def test_saved_values_may_be_written_where_that_is_allowed(module):
    m = pytest.importorskip(module)
    block = m.autograd.graph.allow_mutation_on_saved_tensors if m is not ag else None
    expected = 2 * np.array([1.0, 2.0]) + np.exp([1.0, 2.0]) + np.cos([3.0, 6.0])
    found = mutate(m, block or allow_mutation_on_saved_tensors)
    np.testing.assert_allclose(found, expected, rtol=1e-14)


def test_the_backward_pass_belongs_into_the_block_that_allows_writes():
    x = leaf([1.0, 2.0])
    with allow_mutation_on_saved_tensors():
        y = x.exp().sum()
        with (
            pytest.raises(RuntimeError, match="cannot be nested"),
            allow_mutation_on_saved_tensors(),
        ):
            pass
    with pytest.raises(AssertionError, match="outside of the 'allow_mutation_on_saved_tensors'"):
        y.backward()
    with allow_mutation_on_saved_tensors():
        pass


def kept_copies(torch):
    """How many tensors were saved and written since, step by step."""
    counts = []
    with torch.autograd.graph.allow_mutation_on_saved_tensors() as kept:

        def count():
            counts.append((len(list(kept.cloned.items())), len(list(kept.tid_to_weakhandle))))

        a = torch.ones(2, 3, requires_grad=True).clone()
        b, c = a**2, a**2
        count()
        a.sin_()
        count()
        del b
        count()
        d = a**2
        a.sin_()
        count()
        c.sum().backward()
        count()
        del c
        count()
    count()
    with pytest.raises(AssertionError, match="Trying to backward outside of the"):
        d.sum().backward()
    return counts


def test_kept_copies():
    assert kept_copies(ag) == [(0, 1), (1, 2), (1, 2), (2, 4), (1, 3), (1, 3), (0, 0)]


@pytest.mark.torch
def test_kept_copies_as_in_pytorch(torch):
    assert kept_copies(torch) == [(0, 1), (1, 2), (1, 2), (2, 4), (1, 3), (1, 3), (0, 0)]
