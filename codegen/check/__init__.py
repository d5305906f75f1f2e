"""What a table may not say, and what is odd."""
