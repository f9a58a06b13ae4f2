"""A view in lines of words, for screen readers and looking closely: the hand by rank, the table, whose turn it is."""

from __future__ import annotations

from ceki.engine.bits import NONE
from ceki.locales.messages import said
from ceki.locales.rows import in_groups, in_row, labelled
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.sentences import stopped, you
from ceki.play.showing.honours import honours_of
from ceki.play.showing.shown import HAND, SEAT, STOCK, TABLE
from ceki.play.view import View
from ceki.terminal.drawing.faces import face
from ceki.terminal.drawing.grouping import Group, in_words
from ceki.terminal.drawing.places import Place, calls, hand_of, new_cards, notices, places, tallies
from ceki.terminal.lines.commands import TERMINAL
from ceki.terminal.lines.goal import goal_lines


def cards_in_words(n: int) -> str:
    """A number of cards."""
    return said("table", "seat-cards", {"n": n})


def whose(name: str) -> dict[str, str]:
    """Whose something is, as sentences choose their form by it, `you` or another."""
    return {"who": "you" if name == you() else "other", "name": name}


def hand_lines(view: View, names: list[str]) -> list[str]:
    """The viewer's hand by rank, identical copies tied; what has just come; and what the viewer has of what they
    need."""
    hand = hand_of(view)
    if hand is None:
        return [said(TERMINAL, "no-hand", {})]
    lines = [said(TERMINAL, "hand-of", {**whose(names[view.seat]), "cards": cards_in_words(hand.size)})]
    lines += [f"  {_group_in_words(group)}" for group in hand.groups(view)]
    honours = honours_of(view.game, view.table)
    fresh = [face(card, view.game.info.pack, honours).spoken for card in sorted(new_cards(view))]
    lines += [f"  {said(TERMINAL, 'new-cards', {'cards': fresh})}" for _ in fresh[:1]]
    return lines + [f"  {stopped(sentence)}" for sentence in goal_lines(view, names)]


def _group_in_words(group: Group) -> str:
    ties = in_row(tie.spoken for tie in group.ties)
    alone = group.rank_name == group.ties[0].face.name
    return ties if alone else labelled(group.rank_name, ties)


def table_lines(view: View, names: list[str]) -> list[str]:
    """Everything else that the viewer sees: the middle, every seat, the stock."""
    found = places(view)
    lines = [said(TERMINAL, "table-of", {"game": about(view.game).title, "way": view.game.info.direction})]
    lines += [
        f"  {labelled(place.label, place_in_words(view, place))}"
        for place in found
        if place.where == TABLE and (place.size or place.hinted)
    ]
    lines += [f"  {labelled(place.label, cards_in_words(place.size))}" for place in found if place.where == STOCK]
    lines += [f"  {notice}" for notice in notices(view, names)]
    for seat, name in enumerate(names):
        lines.append(f"  {labelled(name, seat_in_words(view, seat, found, names))}")
    return lines


def seat_in_words(view: View, seat: int, found: list[Place], names: list[str]) -> str:
    """A seat: how many cards, calls, and what lies before it."""
    hand = [p for p in found if p.seat == seat and p.where == HAND]
    parts = [cards_in_words(sum(p.size for p in hand)), *calls(view, seat, names), *tallies(view, seat, names)]
    parts += [partner_in_words(view, seat, names)]
    parts += [
        labelled(p.label, place_in_words(view, p)) for p in found if p.seat == seat and p.where == SEAT and p.size
    ]
    if view.table.turn == seat and not view.table.over:
        parts.append(said("table", "seat-to-move", {}))
    return in_groups(part for part in parts if part)


def place_in_words(view: View, place: Place) -> str:
    """What lies in a place."""
    words = in_words(place.groups(view))
    unseen = said(TERMINAL, "cards-unseen", {"n": place.hidden}) if place.hidden else ""
    return in_groups(part for part in (words, unseen) if part) or said(TERMINAL, "nothing", {})


def partner_of(view: View, seat: int) -> int:
    """The number of the partnership of a seat; `NONE` where there are none at this table."""
    sides = view.game.info.partners
    if sorted(s for side in sides for s in side) != list(range(int(view.table.seats))):
        return NONE
    return next(n for n, side in enumerate(sides) if seat in side)


def partner_in_words(view: View, seat: int, names: list[str]) -> str:
    """With whom a seat plays."""
    side = partner_of(view, seat)
    if side == NONE:
        return ""
    return said(TERMINAL, "with", {"names": [names[s] for s in view.game.info.partners[side] if s != seat]})


def turn_in_words(view: View, names: list[str]) -> str:
    """Whose turn it is."""
    if view.table.over:
        return said(TERMINAL, "round-over", {})
    return said(TERMINAL, "turn", whose(names[int(view.table.turn)]))
