"""Pages and schemas that follow from the table."""
