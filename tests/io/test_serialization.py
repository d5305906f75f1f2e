"""copy, deepcopy and pickle of tensors, `save` and `load`, by PyTorch's rules."""

from __future__ import annotations

import copy
import io
import json
import pickle
import zipfile

import numpy as np
import pytest

import autograd as ag
from autograd.transforms import forward_ad
from tests.support.tensors import leaf, memory, share_memory


def saved(obj):
    file = io.BytesIO()
    ag.save(obj, file)
    file.seek(0)
    return ag.load(file)


def pickled(obj):
    return pickle.loads(pickle.dumps(obj))


# ---- copies --------------------------------------------------------------------------------------


def test_deepcopy_keeps_the_gradient_and_pickle_does_not():
    x = leaf([1.0, 2.0])
    x.grad = ag.tensor([5.0, 6.0])
    deep, through, shallow = copy.deepcopy(x), pickled(x), copy.copy(x)
    assert deep.requires_grad and deep.is_leaf and deep.grad.tolist() == [5.0, 6.0]
    assert deep.grad is not x.grad and not share_memory(deep, x)
    assert through.requires_grad and through.grad is None and through.tolist() == [1.0, 2.0]
    assert shallow is not x and shallow.requires_grad and share_memory(shallow, x)
    result = pickled(x * 2)
    assert result.is_leaf and result.requires_grad and result.tolist() == [2.0, 4.0]
    with pytest.raises(RuntimeError, match=r"created explicitly by the user \(graph leaves\)"):
        copy.deepcopy(x * 2)


@pytest.mark.parametrize("way", [copy.deepcopy, pickled, saved])
def test_one_object_stays_one_and_a_view_may_come_first(way):
    x, base = leaf([1.0]), ag.arange(6.0)
    a, b = way([x, x])
    assert a is b
    view, other = way((base[1:3], base))
    memory(view)[...] = 0
    assert other.tolist() == [0, 0, 0, 3, 4, 5]


@pytest.mark.parametrize("way", [copy.deepcopy, pickled, saved])
@pytest.mark.parametrize("order", ["C", "F"])
def test_shared_memory_stays_shared(way, order):
    base = ag.from_numpy(np.array(np.arange(12.0).reshape(3, 4), order=order))
    views = [base[1:, ::2], base.T, base[0], base.detach().expand(2, 3, 4)]
    views.append(ag.from_numpy(memory(base)[::-1, ::-1]))
    others = way([base, *views])
    for one, other in zip([base, *views], others, strict=True):
        assert other.tolist() == one.tolist() and other.stride() == one.stride()
    memory(others[0])[...] = -1
    assert all((memory(each) == -1).all() for each in others)
    assert not (memory(base) == -1).any()


class Named(ag.Tensor):
    """A subclass with attributes."""


def test_attributes_of_subclasses():
    x = Named()
    x._data, x._fn, x._grad = np.ones(2), None, None
    x.names = ["a", x]
    for way in (copy.deepcopy, pickled):
        other = way(x)
        assert type(other) is Named and other.names == ["a", other] and other.names is not x.names


def test_hooks_are_left_out():
    x = leaf([1.0])
    x.register_hook(lambda grad: grad * 100)
    with pytest.warns(UserWarning, match="will not be serialized"):
        through = pickled(x)
    for other in (through, copy.deepcopy(x)):
        (other * 1).sum().backward()
        assert other.grad.tolist() == [1.0]


def test_nodes_and_dual_tensors_are_not_copied():
    y = leaf([1.0]) * 2
    for way in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="'MulBackward0' object"):
            way(y.grad_fn)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(ag.tensor([1.0]), ag.tensor([1.0]))
        for way in (pickle.dumps, copy.deepcopy):
            with pytest.raises(RuntimeError, match="belongs to the transform"):
                way(dual)
        with pytest.raises(TypeError, match="obj is a DualTensor"):
            ag.save(dual, io.BytesIO())


# ---- save and load -------------------------------------------------------------------------------

EXAMPLE = {
    "weights": [leaf([[1.0, 2.0], [3.0, 4.0]]), ag.tensor([1, 2], dtype=ag.int8)],
    3: (True, None, -7, 2**70, 0.1, float("inf"), 1 - 2j, "text \u00e9\n"),
    "deep": {"a": {"b": [[]]}, None: (), 1.5: {}},
}


def same(a, b):
    if isinstance(a, ag.Tensor):
        return (
            isinstance(b, ag.Tensor) and a.requires_grad == b.requires_grad and a.dtype == b.dtype
            and np.array_equal(memory(a), memory(b))
        )  # fmt: skip
    if isinstance(a, dict):
        return list(a) == list(b) and all(same(a[k], b[k]) for k in a)
    if isinstance(a, list | tuple):
        return type(a) is type(b) and len(a) == len(b) and all(map(same, a, b))
    return type(a) is type(b) and a == b


@pytest.mark.parametrize("mmap", [False, True])
def test_nested_object(tmp_path, mmap):
    path = tmp_path / "model.agz"
    ag.save(EXAMPLE, path)
    assert same(EXAMPLE, ag.load(path, mmap=mmap))
    assert [each.name for each in tmp_path.iterdir()] == ["model.agz"]
    with pytest.raises(FileNotFoundError, match=r"Parent directory .*absent does not exist\."):
        ag.save(1, tmp_path / "absent" / "model.agz")


@pytest.mark.parametrize(
    "dtype", ["bool", "i1", "u1", "i2", "i4", "i8", "u8", "f2", "f4", "f8", "c8", "c16"]
)
@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), (1,), (2, 3)])
def test_dtypes_and_shapes(dtype, shape, tmp_path):
    array = np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(dtype)
    x = ag.from_numpy(array)
    ag.save(x, tmp_path / "x")
    for mmap in (False, True):
        other = ag.load(tmp_path / "x", mmap=mmap)
        assert other.dtype == x.dtype and other.shape == shape
        assert np.array_equal(other.numpy(), array)


def test_arrays_numbers_and_parts_of_memory():
    array, number = saved((np.arange(3.0), np.float32(2.5)))
    assert type(array) is np.ndarray and array.tolist() == [0, 1, 2]
    assert type(number) is np.float32 and number == 2.5
    buffer = bytearray(np.arange(6.0).tobytes())
    assert saved(ag.from_numpy(np.frombuffer(buffer)[::2])).tolist() == [0, 2, 4]
    swapped = ag.from_numpy(np.arange(24.0).reshape(2, 3, 4).transpose(1, 0, 2).copy("K"))
    assert saved(swapped).tolist() == swapped.tolist()
    base = ag.arange(4.0)
    a, b = saved(saved([base, base[1:]]))  # with the memory they share
    memory(a)[...] = 9
    assert b.tolist() == [9, 9, 9]


def test_mapped_tensors_do_not_write_into_the_file(tmp_path):
    path = tmp_path / "x"
    ag.save([ag.arange(5.0), ag.arange(3, dtype=ag.int64)], path)
    before = path.read_bytes()
    x, _ = ag.load(path, mmap=True)
    assert x.data_ptr() % 64 == 0, "mapped numbers are not aligned"
    x.add_(1)
    assert x.tolist() == [1, 2, 3, 4, 5] and path.read_bytes() == before
    with pytest.raises(ValueError, match="needs the path"):
        ag.load(io.BytesIO(before), mmap=True)


def test_numpy_reads_the_blocks(tmp_path):
    path = tmp_path / "x.npz"
    ag.save({"a": ag.arange(3.0)}, path)
    with np.load(path, allow_pickle=False) as archive:
        assert archive["memory/0"].tolist() == [0, 1, 2]


CIRCLE, DEEP = [1], []
CIRCLE.append(CIRCLE)
for _ in range(300):
    DEEP = [DEEP]


@pytest.mark.parametrize(("obj", "error", "message"), [
    ({"a": [1, {2}]}, TypeError, r"obj\['a'\]\[1\] is a set"),
    (CIRCLE, ValueError, r"obj\[1\] contains itself"),
    (DEEP, ValueError, "nested more than 200 deep"),
    ({(1, 2): 3}, TypeError, "a key of type tuple"),
    (saved, TypeError, "obj is a function"),
], ids=["set", "circle", "deep", "key", "function"])  # fmt: skip
def test_what_cannot_be_saved_leaves_the_old_file(tmp_path, obj, error, message):
    path = tmp_path / "x"
    ag.save(1, path)
    with pytest.raises(error, match=message):
        ag.save(obj, path)
    assert ag.load(path) == 1
    assert [each.name for each in tmp_path.iterdir()] == ["x"]


def test_pickles_are_refused_unread(tmp_path):
    for protocol in range(6):
        content = pickle.dumps({"a": 1}, protocol)
        with pytest.raises(ValueError, match=r"no file of autograd\.save"):
            ag.load(io.BytesIO(content))
    with pytest.raises(ValueError, match="pickle, which could run code"):
        ag.load(io.BytesIO(content))
    with zipfile.ZipFile(tmp_path / "torch.pt", "w") as archive:
        archive.writestr("archive/data.pkl", content)
    with pytest.raises(ValueError, match="holds a pickle"):
        ag.load(tmp_path / "torch.pt")
    np.savez(tmp_path / "numpy.npz", a=np.ones(2))
    with pytest.raises(ValueError, match=r"no index.json \(it holds a.npy\)"):
        ag.load(tmp_path / "numpy.npz")
    with pytest.raises(ValueError, match="no zip archive"):
        ag.load(io.BytesIO(b""))


def forged(change, array=None, compression=zipfile.ZIP_STORED):
    """A file whose index is changed."""
    index = {
        "format": "autograd.save", "version": 1, "object": {"tensor": 0},
        "tensors": [
            {"memory": 0, "dtype": "<f8", "shape": [4], "strides": [8], "offset": 0}
        ],
    }  # fmt: skip
    change(index)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression) as archive:
        archive.writestr("index.json", json.dumps(index))
        content = io.BytesIO()
        np.save(content, np.arange(4.0) if array is None else array, allow_pickle=True)
        archive.writestr("memory/0.npy", content.getvalue())
    file.seek(0)
    return file


def form(**changes):
    return lambda index: index["tensors"][0].update(changes)


@pytest.mark.parametrize(("change", "message"), [
    (form(offset=8), "reaches out"),
    (form(offset=-8), "odd"),
    (form(strides=[-8]), "reaches out"),
    (form(shape=[5]), "reaches out"),
    (form(shape=[2**40, 2**40], strides=[0, 0]), "absurd"),
    (form(shape=[4, 4]), "odd"),
    (form(shape=[True]), "odd"),
    (form(dtype="|O"), "odd dtype"),
    (form(dtype="<U1"), "odd dtype"),
    (form(dtype="f8,f8"), "odd dtype"),
    (form(dtype=3), "odd dtype"),
    (form(dtype="<i8", requires_grad=True), "cannot require grad"),
    (form(memory=1), "memory/1.npy is missing"),
    (form(memory="../x"), "odd"),
    (lambda index: index.update(version=2), "version 2"),
    (lambda index: index.update(format="x"), "another program's"),
    (lambda index: index.pop("tensors"), "incomplete"),
    (lambda index: index.update(object={"tensor": 1}), "no tensor 1"),
    (lambda index: index.update(object={"code": "1"}), "odd part"),
    (lambda index: index.update(object={"dict": [1]}), "odd item"),
    (lambda index: index.update(object={"dict": [[{"list": []}, 1]]}), "odd key"),
    (lambda index: index.update(object={"float": "1e9"}), "odd part"),
])  # fmt: skip
def test_forged_files(change, message, tmp_path):
    assert ag.load(forged(lambda index: None)).tolist() == [0, 1, 2, 3]
    (tmp_path / "x").write_bytes(forged(change).getvalue())
    for mmap in (False, True):
        with pytest.raises(ValueError, match=message):
            ag.load(tmp_path / "x", mmap=mmap)


def test_objects_and_bombs_in_files():
    with pytest.raises(ValueError, match="not that of a one-dimensional array"):
        ag.load(forged(lambda index: None, np.array([{}, 1, 2, 3])))
    with pytest.raises(ValueError, match="compressed"):
        ag.load(forged(lambda index: None, compression=zipfile.ZIP_DEFLATED))
    deep = forged(lambda index: index.update(object=0)).getvalue()
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("index.json", "[" * 100_000)
    file.seek(0)
    with pytest.raises(ValueError, match="index is damaged"):
        ag.load(file)
    assert ag.load(io.BytesIO(deep)) == 0


def test_damaged_files_give_clear_errors(tmp_path):
    """Cut off, or with any bytes changed: the right object, or a ValueError that says so."""
    path = tmp_path / "x"
    ag.save(EXAMPLE, path)
    whole = path.read_bytes()
    rng = np.random.default_rng(0)
    for trial in range(600):
        content = bytearray(whole)
        if trial % 3 == 0:
            del content[int(rng.integers(len(content))) :]
        for _ in range(int(rng.integers(1, 4))):
            if content:
                content[int(rng.integers(len(content)))] = int(rng.integers(256))
        path.write_bytes(content)
        for mmap in (False, True):
            try:
                ag.load(path, mmap=mmap)
            except ValueError as error:
                assert str(error).startswith("load():")


def test_numbers_are_held_to_their_checksum():
    file = io.BytesIO()
    ag.save(ag.tensor([1.0, 2.0]), file)
    content = file.getvalue().replace(np.array(2.0).tobytes(), np.array(3.0).tobytes())
    with pytest.raises(ValueError, match="its checksum is wrong"):
        ag.load(io.BytesIO(content))


def test_safetensors(tmp_path):
    pytest.importorskip("safetensors")
    path = tmp_path / "x.safetensors"
    x = {"a": leaf([[1.0, 2.0]]), "b": ag.arange(6).reshape(2, 3).T, "c": ag.tensor(1.5)}
    ag.save(x, path)
    y = ag.load(path)
    assert sorted(y) == ["a", "b", "c"]
    for key in x:
        assert y[key].tolist() == x[key].tolist() and y[key].dtype == x[key].dtype
    y["a"].add_(1)
    with pytest.raises(TypeError, match="under strings"):
        ag.save({1: x["a"]}, path)
    with pytest.raises(TypeError, match="cannot hold the dtype complex128"):
        ag.save({"a": ag.tensor(1j)}, path)
    path.write_bytes(b"\xff" * 50)
    with pytest.raises(ValueError, match="no safetensors file"):
        ag.load(path)


def test_safetensors_missing(tmp_path, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "safetensors", None)
    with pytest.raises(ImportError, match="extra 'safetensors'"):
        ag.save({}, tmp_path / "x.safetensors")


def test_pytorch_s_options_of_load(tmp_path):
    path = tmp_path / "x"
    ag.save({"x": ag.ones(2)}, path)
    for place in ("cpu", ag.device("cpu"), {"cuda:0": "cpu"}, lambda storage, place: storage):
        for weights_only in (True, False):
            found = ag.load(path, map_location=place, weights_only=weights_only)
            assert found["x"].tolist() == [1.0, 1.0]
    assert ag.load(path, "cpu")["x"].tolist() == [1.0, 1.0]
    with pytest.raises(RuntimeError, match="Expected the device type cpu"):
        ag.load(path, map_location="cuda")
