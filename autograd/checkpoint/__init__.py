"""Checkpoints, and saved tensors kept elsewhere than in memory."""
