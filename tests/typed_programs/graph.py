"""The graph, walked; hooks; explained."""

from typing import assert_type

import autograd as ag

a = ag.tensor(2.0, requires_grad=True)
b = ag.tensor(3.0, requires_grad=True)
handle = a.register_hook(lambda grad: grad * 2)
y = a * b + b
name: str = y.grad_fn.name()
for node, output_nr in y.grad_fn.next_functions:
    if node is not None:
        print(node.name(), output_nr + 1)
print((a * b).grad_fn._saved_other, (a * b).grad_fn.formulas["self"])
assert_type(ag.registry["mul"].signature, str)
print(ag.explain(y))
y.backward(retain_graph=True)
handle.remove()
assert_type(a.is_leaf, bool)
first, second = ag.grad(y, (a, b))
print(name, first, second)
