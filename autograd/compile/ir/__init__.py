"""The graph of a program: its steps, what they do, and rewriting them."""
