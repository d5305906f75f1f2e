"""Text to trees: YAML with places, signatures, the language of formulas, errors."""
