"""The tables that a loop plays at (engine/visibility/tables.py)."""

from ceki.engine.visibility.tables import lay_tables as lay_tables
from ceki.engine.visibility.tables import record_of as record_of
