"""Forward mode, batching, functional derivatives, inference mode."""
