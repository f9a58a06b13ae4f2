"""The parts of docs/protocol.md that are written from the models: each between two marks that stay in the page."""

from __future__ import annotations

from typing import Final

from ceki.locales.messages import needs
from ceki.server.protocol.errors import OF_GAME, REASONS, REFUSALS, STATUS, STATUS_OF

MARKS: Final = ("<!-- written from the models: {} -->\n", "<!-- to here -->")


def written(page: str) -> str:
    """The page with its parts as the models have them. Raises `ValueError` for a page without the marks."""
    for name, part in {"refusals": refusals()}.items():
        begin, end = MARKS[0].format(name), MARKS[1]
        head, found, rest = page.partition(begin)
        _, closed, tail = rest.partition(end)
        if not found or not closed:
            raise ValueError(f"docs/protocol.md lacks the marks of the part {name!r}")
        page = head + begin + part + end + tail
    return page


def refusals() -> str:
    """Every code with its status, and its ids with their facts."""
    rows = ["| code | status | ids, with their facts |", "|---|---|---|"]
    for code, reasons in REASONS.items():
        told = ", ".join(f"`{reason}`" + _facts(reason) for reason in reasons)
        other = ", ".join(f"`{reason}` {STATUS_OF[reason]}" for reason in reasons if reason in STATUS_OF)
        rows.append(f"| `{code}` | {STATUS[code]}{f' ({other})' if other else ''} | {told} |")
    return "\n".join(rows) + "\n"


def _facts(reason: str) -> str:
    facts = [*sorted(needs(REFUSALS, reason)), *["and those of its sentence"] * (reason == OF_GAME)]
    return f" ({', '.join(facts)})" if facts else ""
