"""Generated Python: definitions, modules, stubs, layout."""
