"""The tables that a loop plays at (engine/tables.py)."""

from ceki.engine.tables import lay_tables as lay_tables
from ceki.engine.tables import record_of as record_of
