"""User-defined tables as packages, in files or in memory."""
