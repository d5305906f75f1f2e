"""Rows as records, and what they may say."""
