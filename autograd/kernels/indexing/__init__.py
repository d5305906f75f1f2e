"""Picking, putting, searching and laying out elements."""
