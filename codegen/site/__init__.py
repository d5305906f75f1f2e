"""The pages of the documentation site that follow from the table: one for each operation."""
