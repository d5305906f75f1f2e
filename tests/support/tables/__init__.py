"""User-defined tables that tests load, build and spoil."""

from pathlib import Path

TABLES = Path(__file__).parent
