"""gradcheck, and the checks of rows."""
