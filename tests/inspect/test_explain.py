"""What `explain` says: steps, names, sums of contributions, faults, and the program it writes."""

from __future__ import annotations

import subprocess
import sys
import warnings

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.core import observers
from tests.support.tensors import Cube, leaf

TEXTBOOK = """\
How e depends on a, b, d

1. MulBackward0   {mul}
   e     =  c * d = 5 * 4 = 20
   de/de <- 1
   de/dc =  de/de * d = 1 * 4 = 4
   de/dd =  de/de * c = 1 * 5 = 5

2. AddBackward0   {add}
   c     =  a + b = 2 + 3 = 5
   de/dc <- 4
   de/da =  de/dc = 4
   de/db =  de/dc = 4

Gradients
   de/da =  4
   de/db =  4
   de/dd =  5"""


@pytest.fixture(autouse=True)
def nothing_left_behind():
    yield
    assert not (observers.NODES or observers.CALLS or observers.RUNS)


def test_the_chain_rule_of_a_textbook():
    a, b, d = leaf(2.0), leaf(3.0), leaf(4.0)
    c = a + b
    e = c * d
    rows = {name: ag.registry[name].location for name in ("mul", "add")}
    explanation = ag.explain(e)
    assert str(explanation) == TEXTBOOK.format(**rows)
    assert repr(explanation) == "<explanation of e in 2 steps>"
    assert (a.grad, b.grad, d.grad) == (None, None, None)
    e.backward()  # the graph is retained
    assert [x.grad.item() for x in (a, b, d)] == [4, 4, 5]


def test_steps_are_data():
    a, b, d = leaf(2.0), leaf(3.0), leaf(4.0)
    e = (a + b) * d
    first, second = ag.explain(e).steps
    assert (first.node, first.operation, first.number) == ("MulBackward0", "mul", 1)
    assert first.location == ag.registry["mul"].location and first.place is None
    assert first.results[0] == 20 and [each.value.item() for each in first.arriving] == [1]
    of_c, of_d = first.leaving
    assert (of_d.name, of_d.argument, of_d.formula) == ("d", "other", "grad * self.conj()")
    assert (of_d.named, of_d.numbers, of_d.value) == ("de/de * t1", "1 * 5", 5)
    assert of_c.name == "t1" == second.arriving[0].name, "what has no name is given one"


def test_contributions_add_up():
    x = leaf([1.0, 2.0])
    y = (x * x * x).sum()
    explanation = ag.explain(y)
    of_x = explanation.gradients["x"]
    assert [part.tolist() for part in of_x.parts] == [[1, 4], [1, 4], [1, 4]]
    assert of_x.value.tolist() == [3, 12] and not of_x.hooked
    numbers = [c.number for step in explanation.steps for c in step.leaving if c.name == "x"]
    assert numbers == [1, 2, 3]
    assert "dy/dx =  [1, 4] + [1, 4] + [1, 4] = [3, 12]" in str(explanation)
    lines = [line for line in explanation.source.splitlines() if line.startswith("grad_x = grad_x")]
    assert len(lines) == 2


def test_broadcast_inputs_are_summed():
    b = leaf(3.0)
    x = ag.tensor([1.0, 2.0])
    y = (x * b).sum()
    text = str(ag.explain(y))
    assert "dy/dt1 =  dy/dy = 1, broadcast to [2] = [1, 1]" in text
    assert "dy/db  =  dy/dt1 * x = [1, 1] * [1, 2], summed to [] = 3" in text


def test_biases_are_summed_whatever_the_kind_of_their_row():
    b = leaf([1.0, 2.0])
    w = ag.ones(2, 2)
    text = str(ag.explain(ag.nn.functional.linear(ag.ones(3, 2), w, b).sum()))
    assert "dy/db  =  dy/dt1 = [[1, 1], [1, 1], [1, 1]], summed to [2] = [3, 3]" in text
    text = str(ag.explain(ag.addmm(b, ag.ones(3, 2), w, beta=2).sum()))
    assert "dy/db  =  dy/dt1 * 2 = [[1, 1], [1, 1], [1, 1]] * 2, summed to [2] = [6, 6]" in text


def test_all_gradients_of_a_list_of_outputs_are_shown():
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    a, b = x.unbind(0)
    assert "stacked([dy/da, dy/db], (2, 2), float64, 0)" in str(ag.explain((a * b).sum()))
    assert "= stacked([None, [1, 1]], (2, 2), float64, 0)" in str(ag.explain(b.sum()))


def test_constants_that_nobody_has_kept_are_question_marks():
    x = leaf([3.0, 4.0])
    assert "t1     =  remainder(x, ?) = remainder([3, 4], ?) = ?" in str(ag.explain((x % 2).sum()))


def test_complex_numbers_are_operands_in_brackets():
    text = str(ag.explain((leaf(1 + 2j) * 1j).real))
    assert "= (1+2j) * (0+1j) = -2+1j" in text
    assert "(-2+1j).real = -2" in text


def test_outputs_of_which_none_is_known_are_left_out():
    x = leaf([1.0, 2.0])
    first, second = (part.sigmoid() for part in (x * x).split(1))
    assert "split_sizes=(1, 1))\n" in str(ag.explain(first * second))


def test_writes_in_place_name_their_gradient():
    x = leaf([1.0, 2.0])
    y = x * 2
    y[0] = 5.0
    text = str(ag.explain(y.sum()))
    assert "dt1/dt2 =  dt1/dy with zeros in the window = [0, 1]" in text


def test_large_arrays_are_told_by_shape_and_norm():
    x = ag.full((10, 10), 2.0, requires_grad=True)
    y = x.exp().sum()
    explanation = ag.explain(y)
    norm = f"{10 * np.exp(2.0):.6g}"
    assert f"dy/dx  =  dy/dt1 * t1 = <float64[10, 10] norm 10> * <float64[10, 10] norm {norm}>" in (
        str(explanation)
    )
    assert explanation.values.keys() == {"t1"}
    np.testing.assert_array_equal(explanation.run()["x"], np.exp(np.full((10, 10), 2.0)))


def test_the_program_outlives_writes():
    x = ag.full((5, 5), 2.0, requires_grad=True)
    explanation = ag.explain((x.T * x.T).sum(), {"x": x})
    with ag.no_grad():
        x.zero_()
    kept = [*explanation.values.values()]
    assert [each.strides for each in kept] == [(8, 40)] * 2, "the layout is kept, too"
    assert explanation.run()["x"].tolist() == [[4.0] * 5] * 5


def test_a_function_shows_all_values():
    x = leaf(2.0)

    def y():
        return (x + 5).sin() - 1

    assert "t1 + 5 = ?" not in str(ag.explain(y))
    assert "x + 5 = 2 + 5 = 7" in str(ag.explain(y))
    assert "x + 5 = 2 + 5 = 7" in str(ag.explain(y())), "which follows from the 2 and the 7"
    z = (x + 5) * 2
    assert "x + ? = 2 + ? = ?" in str(ag.explain(z)), "nobody has kept the 5, nor the 7"


def test_values_are_those_of_the_forward():
    x, k = leaf(3.0), ag.tensor(3.0)

    def z():
        h = x + k
        k.zero_()
        h.add_(1)
        return h * 2

    text = str(ag.explain(z))
    assert "x + k = 3 + 3 = 6" in text and "= 7 * 2 = 14" in text


def test_many_nodes():
    x = leaf(1.0)
    y = x
    for _ in range(1000):
        y = y * 1.0
    explanation = ag.explain(y)
    assert len(explanation.steps) == 1000 and explanation.run() == {"x": 1}
    assert len(str(explanation).splitlines()) == 5 * 1000 + 4


def test_calls_are_written_as_in_a_program():
    p = leaf(2.0)
    y = -p + (1 / p).sum() - ag.stack([p, p * 3]).mean()
    steps = ag.explain(y).steps
    assert [(step.call, step.numbers) for step in steps] == [
        ("y = t4 - t7", "-1.5 - 4 = -5.5"),
        ("t7 = mean(t6)", "mean([2, 6]) = 4"),
        ("t6 = stack([p, t5])", "stack([2, 6]) = [2, 6]"),
        ("t5 = p * 3", "2 * 3 = 6"),
        ("t4 = t1 + t3", "-2 + 0.5 = -1.5"),
        ("t3 = sum(t2)", "sum(0.5) = 0.5"),
        ("t2 = 1 / p", "1 / 2 = 0.5"),
        ("t1 = -p", "-2 = -2"),
    ]
    negative = ag.explain(-(p * -1.0) - -p)
    assert "-(-1)" in str(negative) and "2 - (-2)" in str(negative)


def test_whole_numbers_are_whole():
    x = leaf([1.0, 2.0])
    index = ag.tensor([1234567, 0]) % 2
    assert "x[[1, 0]] = " in str(ag.explain(x[index], gradient=ag.ones(2)))


def test_names_of_inputs_variables_and_modules():
    net = nn.Linear(2, 1)
    with_names = ag.explain(net(ag.ones(2)).sum(), {"w": net.weight})
    assert list(with_names.gradients) == ["w"]
    explanation = ag.explain(net(ag.ones(2)).sum())
    assert list(explanation.gradients) == ["net.weight", "net.bias"]
    assert "grad_net_weight = " in explanation.source
    (name,) = ag.explain(ag.ones(2, requires_grad=True).sum()).gradients
    assert name == "x1"


def test_inputs_as_tensors_a_generator_or_a_module():
    x, w = leaf(2.0), leaf(3.0)
    h = x * w
    y = h * h
    found = ag.explain(y, h)
    assert {name: each.value.item() for name, each in found.gradients.items()} == {"h": 12}
    assert len(found.steps) == 1, "nothing behind the input is run"
    assert list(ag.explain(y, [w, h]).gradients) == ["w", "h"]
    net = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
    y = net(ag.ones(2)).sum()
    names = ["net.0.weight", "net.0.bias", "net.1.weight", "net.1.bias"]
    assert [*ag.explain(y, net.parameters()).gradients] == names
    assert [*ag.explain(y, net).gradients] == [name.removeprefix("net.") for name in names]


@pytest.mark.parametrize(("call", "message"), [
    *((lambda x=x: ag.explain(leaf(2.0) * 2, x), "'inputs' must be a Tensor, several")
        for x in (3, "x", [np.ones(2)], {"x": 1.0})),
    *((lambda y=y: ag.explain(y), "'y' must be a Tensor, or a function")
        for y in (3.0, None, lambda: 2.0)),
])  # fmt: skip
def test_refuses_what_is_no_tensor(call, message):
    with pytest.raises(TypeError, match=rf"explain\(\): argument {message}"):
        call()


def test_inputs_that_it_does_not_depend_on_and_a_gradient_to_begin_with():
    x, w = leaf(2.0), leaf(3.0)
    y = x * 2
    explanation = ag.explain(y, [x, w])
    assert "dy/dw =  0: y does not depend on w" in str(explanation)
    assert [*explanation.gradients] == ["x"]
    assert ag.explain(x).run() == {"x": 1} and ag.explain(x).steps == []
    with pytest.raises(RuntimeError, match="does not require grad"):
        ag.explain(ag.ones(()))
    x = leaf([1.0, 2.0])
    y = x * x
    explanation = ag.explain(y, gradient=ag.tensor([1.0, 10.0]))
    assert explanation.gradients["x"].value.tolist() == [2, 40]
    with pytest.raises(RuntimeError, match="only for scalar outputs"):
        ag.explain(y)


# ---- the program ---------------------------------------------------------------------------------


def test_the_program_is_numpy_alone():
    a, d = leaf(2.0), leaf(4.0)
    e = (a * d).exp()
    source = ag.explain(e).source
    program = source + "print(grad_a, grad_d)\n"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    e.backward()
    assert done.stdout.split() == [str(a.grad.item()), str(d.grad.item())]
    row = ag.registry["mul"].location
    assert f"# {row} mul.self" in source and f"# {row} mul.other" in source


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("size", [1, 3, 1000])
def test_the_program_of_a_network_gives_the_same_bits(dtype, size):
    random = np.random.default_rng(size)
    x = ag.tensor(random.normal(size=(size, 3)).astype(dtype))
    w = ag.tensor(random.normal(size=(3, 4)).astype(dtype), requires_grad=True)
    b = ag.tensor(random.normal(size=4).astype(dtype), requires_grad=True)
    h = (x @ w + b).tanh()
    loss = (h.softmax(1).log() * h[:, :1]).mean() + (w.T * b[:, None]).sum()
    found = ag.explain(loss).run()
    loss.backward()
    assert found["w"].tobytes() == w.grad.numpy().tobytes()
    assert found["b"].tobytes() == b.grad.numpy().tobytes()


def test_special_numbers_are_written_out():
    x = leaf([np.inf, -np.inf, np.nan, -0.0, 1e-320])
    y = (x * x).sum()
    explanation = ag.explain(y)
    assert not explanation.values
    with np.errstate(all="ignore"):
        y.backward()
    assert explanation.run()["x"].tobytes() == x.grad.numpy().tobytes()


def test_hooks_are_told():
    x = leaf(2.0)
    h = x * 3
    h.register_hook(lambda g: g * 10)
    x.register_hook(lambda g: -g)
    y = h * h
    explanation = ag.explain(y)
    assert explanation.gradients["x"].hooked and explanation.gradients["x"].value == -360
    assert explanation.run() == {"x": -360}
    assert explanation.source.count("# changed by a hook") == 2
    assert "dy/dh <- 6 + 6 changed by a hook = 120" in str(explanation)


def test_passes_of_hooks_are_not_told():
    x = leaf(2.0)
    h = x * 3
    other = (x * x).sin()
    seen = []
    h.register_hook(lambda g: seen.append(ag.grad(other, x)))
    explanation = ag.explain(h.exp())
    assert [step.node for step in explanation.steps] == ["ExpBackward0", "MulBackward0"]
    assert len(seen) == 1


def test_a_compiled_function_within():
    compiled = ag.compile(lambda x: (x.sin() * x).sum())
    x = leaf([1.0, 2.0])
    explanation = ag.explain(compiled(x) * 2)
    assert explanation.steps[1].node == "CompiledBackward"
    (expected,) = ag.grad(compiled(x) * 2, x)
    assert explanation.run()["x"].tobytes() == expected.numpy().tobytes()


def test_what_no_row_describes_is_called():
    x = leaf([1.0, 2.0])
    y = (Cube.apply(x) * x).sum()
    explanation = ag.explain(y)
    assert explanation.values.keys() == {"CubeBackward"}
    assert explanation.run()["x"].tolist() == [4, 32]
    step = explanation.steps[-1]
    assert step.location is None and "Cube(x) = Cube([1, 2]) = [1, 8]" in str(explanation)
    base = x * 1
    base[0] = x[1] * 5
    z = (base * base).sum()
    explanation = ag.explain(z)
    z.backward()
    assert explanation.run()["x"].tolist() == x.grad.tolist() == [0, 104]


def test_saved_values_that_are_packed():
    x = leaf([1.0, 2.0])
    with ag.graph.saved_tensors_hooks(lambda t: t.detach(), lambda t: t):
        y = (x.exp() * x).sum()
    explanation = ag.explain(y)
    y.backward()
    assert explanation.run()["x"].tobytes() == x.grad.numpy().tobytes()


def test_a_table_in_memory(tmp_path):
    table = tmp_path / "table.yaml"
    table.write_text(
        "- name: twice_plus(Tensor self, Scalar k=1) -> Tensor\n"
        "  kind: pointwise\n  forward: 2 * self + k\n  self: 2 * grad\n"
    )
    operations = ag.load_table(table)
    try:
        x = leaf(3.0)
        explanation = ag.explain(operations.twice_plus(x))
        assert explanation.run() == {"x": 2}
        assert explanation.steps[0].location == "table.yaml:1"
    finally:
        ag.unload_table(operations)


# ---- nan and inf ---------------------------------------------------------------------------------


def test_first_nan_of_a_backward():
    z = leaf([4.0, 0.0])
    y = (z.sqrt() * ag.tensor([1.0, 0.0])).sum()
    fault = ag.explain(y).fault
    assert (fault.phase, fault.node, fault.name) == ("backward", "SqrtBackward0", "z")
    assert fault.index == (1,)
    assert np.isnan(fault.value) and fault.location == ag.registry["sqrt"].location
    assert (fault.operands["grad"], fault.operands["result"]) == (0, 0)
    assert str(fault) == (
        f"first nan: backward, SqrtBackward0 ({fault.location}) made it in the gradient of z at "
        "index (1,): grad / (2 * result).conj() with grad = 0, result = 0"
    )
    assert str(fault) in str(ag.explain(y))


def test_first_inf_of_a_forward():
    z = leaf([4.0, 0.0])
    h = z * 2
    with np.errstate(all="ignore"):
        y = (h.log().exp() * h).sum()
    fault = ag.explain(y).fault
    assert (fault.phase, fault.node, fault.index) == ("forward", "LogBackward0", (1,))
    assert fault.value == -np.inf and fault.operands["self"] == 0


def test_what_was_given_is_nobodys_fault():
    x = leaf([1.0, np.nan])
    y = (x * 2).sum()
    assert str(ag.explain(y).fault) == "first nan: x was given with it at index (1,)"
    x = leaf(1.0)
    y = x * 2
    fault = ag.explain(y, gradient=ag.tensor(np.inf)).fault
    assert str(fault) == "first inf: the gradient of y was given with it"
    assert ag.explain(y).fault is None


def test_after_an_inf_the_first_nan_is_told_too():
    x = leaf([1.0, 2.0])
    mask = ag.tensor([-np.inf, 0.0])
    roots = (x - 1).sqrt() * ag.tensor([0.0, 1.0])
    explanation = ag.explain(lambda: ((x + mask).exp() + roots).sum())
    inf, nan = map(str, explanation.faults)
    assert inf == "first -inf: mask was given with it at index (0,)"
    assert nan.startswith("first nan: backward, SqrtBackward0") and "result = 0" in nan
    assert inf in str(explanation) and nan in str(explanation)
    assert nan in explanation._repr_html_().replace("&#x27;", "'")
    assert str(explanation.fault) == inf


def test_what_nobody_has_kept_may_have_been_nan_already():
    x = leaf([1.0, 2.0])
    bad = ag.tensor(np.nan)
    y = (x + bad).exp()
    known = str(ag.explain(lambda: (x + bad).exp(), gradient=ag.ones(2)).fault)
    assert known == "first nan: bad was given with it"
    blamed = str(ag.explain(y, gradient=ag.ones(2)).fault)
    assert "ExpBackward0" in blamed and blamed.endswith(
        ". Nobody has kept t1, which may have held it already: explain a function, and all values "
        "are noted"
    )


def test_faults_of_custom_functions():
    class Bad(ag.Function):
        @staticmethod
        def forward(ctx, x, factor):
            return (x * factor).log()

        @staticmethod
        def backward(ctx, grad):
            return grad * np.inf, None

    x = leaf([0.0, -1.0])
    with np.errstate(all="ignore"):
        made = ag.explain(lambda: Bad.apply(x, 2.0).sum()).faults
        (backward,) = ag.explain(lambda: Bad.apply(x + 3, 2.0).sum()).faults
    given = "given x = [0, -1], factor = 2"
    assert [str(each) for each in made] == [
        f"first -inf: forward, BadBackward made it in t1 at index (0,), {given}",
        f"first nan: forward, BadBackward made it in t1 at index (1,), {given}",
    ]
    assert str(backward) == (
        "first inf: backward, BadBackward made it in the gradient of t1 at index (0,), given "
        "grad = [1, 1], x = [3, 2], factor = 2"
    )


def test_hooks_and_sums_that_make_nan():
    x = leaf(1.0)
    y = x * 2
    y.register_hook(lambda grad: grad * np.nan)
    fault = ag.explain(y * 1).fault
    assert str(fault) == "first nan: backward, a hook made it in the gradient of y"
    x = leaf(0.0)
    with np.errstate(all="ignore"):
        inf, nan = ag.explain(x.sqrt() - (x * 1).sqrt()).faults
    assert inf.node == "SqrtBackward0"
    assert (
        str(nan) == "first nan: backward, the sum of the contributions made it in the gradient of x"
    )


def test_branches_that_were_not_taken_are_left_out():
    x = leaf(0.0)
    with np.errstate(all="ignore"):
        fault = ag.explain(lambda: ag.div(1.0, x)).fault
    assert str(fault).endswith("made it in y: self / other with self = 1, other = 0")


def test_anomaly_mode_notes_the_lines():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        mode = ag.detect_anomaly()
    with mode:
        x = leaf(2.0)
        y = x.sin()
    assert "test_explain.py:" in ag.explain(y).steps[0].place


# ---- shown ---------------------------------------------------------------------------------------


def test_html():
    x = leaf([1.0, 2.0])
    y = ag.where(x < 2, x * x, x).sum()
    page = ag.explain(y)._repr_html_()
    assert page.count("<table>") == len(ag.explain(y).steps) + 1 == page.count("</table>")
    assert "dy/dx (1 of 3)" in page and "<float" not in page


def test_shown_with_and_without_rich(capsys, monkeypatch):
    x = leaf(2.0)
    y = x * x
    explanation = ag.explain(y)
    monkeypatch.setitem(sys.modules, "rich", None)
    explanation.show()
    assert capsys.readouterr().out == f"{explanation}\n"
    monkeypatch.undo()
    pytest.importorskip("rich")
    explanation.show()
    shown = capsys.readouterr().out
    assert "MulBackward0" in shown and "2 + 2" in shown and "│" in shown


def test_words_are_explained_wherever_it_is_shown(capsys):
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    explanation = ag.explain(x.unbind(0)[1].sum())
    told = "stacked(grads, shape, dtype, dim): The gradients of the slices"
    assert told in str(explanation) and told in explanation._repr_html_()
    pytest.importorskip("rich")
    explanation.show()
    assert told in capsys.readouterr().out


def test_nothing_is_imported_for_it():
    program = "import sys, autograd; assert not any('explaining' in m for m in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)
