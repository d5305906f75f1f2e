"""Recurrent layers, attention and alignments of sequences."""
