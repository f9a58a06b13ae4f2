"""Why one move rather than another: the first fact in which it is better, in words of a card player.

A game gives facts (`reasons` in its file), the weightiest first; the words are here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ceki.cards.notation import NAMES
from ceki.engine.game import Reason

BY_ITSELF: Final = frozenset({"wins", "paid", "reaches", "combination"})  # what a move without the fact does not do

# what is told of a move, and of another that is set beside it, called {it}
WORDS: Final[dict[str, tuple[str, str]]] = {
    "wins": ("it wins at once", ""),
    "wins_counted": ("it wins at once, counted {word}", "{it} wins too, counted {word}"),
    "may_win": (
        "{n} of the {of} unseen cards {n:wins|win} at once",
        "{it} wins at once with {n} of the {of} unseen cards",
    ),
    "may_win_counted": (
        "{n} of the {of} unseen cards {n:wins|win} at once, counted {word}",
        "{it} wins with {n:none} of the {of} unseen cards",
    ),
    "taken_wins_not": ("", "a card that is taken does not win"),
    "draw_wins_not": ("", "a card of the stock does not win before you have called"),
    "let_by": ("", "{it} would let a card go by that completes you"),
    # how far a hand is
    "short": (
        "it leaves you {n} {n:card|cards} short of {word}",
        "without {it} you would be {n} short",
    ),
    "short_pair": (
        "it leaves you {n} {n:card|cards} short of {word}, though it is one of a pair",
        "{it} is one of a pair, and without it you would be {n} short",
    ),
    "short_set": (
        "it leaves you {n} {n:card|cards} short of {word}",
        "{it} is part of a set, and without it you would be {n} short",
    ),
    "wait": ("{n} unseen {n:card then completes|cards then complete} you", "without {it} {n:none} would"),
    "wait_no_mata": ("it calls nothing yet", "without {it} you would have no {word} and nothing to call"),
    "wait_gone": ("it calls nothing", "without {it} every card that completes you would be in your own hand"),
    "help": (
        "{n:none} of the {of} unseen cards then {n:brings|bring} you nearer",
        "without {it} {n:none} would",
    ),
    "mata": ("you keep {n} {word}{n:|s}", "without {it} you would have {n:none}"),
    "starts": (
        "you keep {n} {n:pair|pairs} of identical cards, from which {article} {word} is made",
        "without {it} {n:none}",
    ),
    "worth": ("the sets you are nearest to count {n}", "without {it} they would count {n}"),
    "next_safe": ("no {word} is known in the next player's hand", ""),
    "next_wants": ("the next player is known to hold {n} like it", "the next player is known to hold {n} like {it}"),
    # calls
    "calls_all": ("it calls {word}, so that a card which another draws may win for you too", ""),
    "calls_discards": ("it calls {word}, so that a card which another lets go may win for you too", ""),
    "calls_must": ("it calls {word}, without which you cannot win", ""),
    "silent": ("it calls nothing", "without a call only your own draws win"),
    "silent_not": ("it calls nothing", "without a call you cannot win"),
    "free": ("your hand stays free to change", ""),
    "bound": ("your hand is bound by the call", "a call binds it"),
    "pays": ("a win on {word} counts {n} {n:point|points}", "on {word} it counts {n}"),
    # taking or drawing
    "takes_nearer": ("the {cards} brings you nearer, {short} {short:card|cards} short of {word}", ""),
    "takes_no_nearer": ("", "the {cards} does not"),
    "draws_nearer": (
        "{n} of the {of} unseen cards {n:brings|bring} you nearer",
        "of the {of} unseen cards {n:none} would",
    ),
    "mata_made": ("it makes {article} {word}", ""),
    "mata_not": ("", "a card of the stock seldom does"),
    "hidden": ("what you draw stays hidden", ""),
    "opens": ("three alike then lie open", "the three alike would lie open"),
    "opens_stays": ("three alike then lie open and must stay", "the three alike would lie open and would have to stay"),
    "pot": ("a win takes the pot of {n} cents by your own draw, {least} of it by another's", ""),
    "bets": ("a win brings the bets with you, {n} cents", ""),
    # fishing
    "takes": ("it takes {cards}, for {n} {n:point|points} now", "{it} brings {n}"),
    "takes_quietly": ("it takes {cards}", "{it} brings none"),
    "takes_alike": ("it takes three of {cards}, for {n} {n:point|points} now", "{it} brings {n}"),
    "adds": ("it takes {cards} and adds {n} {n:point|points} to your pile", "{it} adds {n}"),
    "takes_nothing": ("it takes nothing", "{it} takes nothing"),
    "paid": ("every other player pays you {n} {n:cent|cents} at once", ""),
    "reaches": ("your pile reaches {n} points, {word}", ""),
    "combination": (
        "the {cards} goes towards {word}, {rate} a card when it is whole, of which you then have {n} of {of}",
        "with {it} {n} of {of}, {rate} a card",
    ),
    "alike": ("you then have {n} of {cards}, and cards alike score", "with {it} {n}"),
    "reds": ("{n} of its cards {n:is|are} red, and red cards score early", "with {it} {n:none}"),
    "left": ("{n} of its rank stay for others to take", "with {it} {n} stay"),
    "left_few": ("no two of its rank stay for others to take", ""),
    "lone": ("no other card of its rank lies there, so that it cannot be taken at once", ""),
    "takers": ("{n} unseen {n:card|cards} could take it", "{n} could take {it}"),
    "pair_takers": ("{n} unseen {n:card|cards} could take two with it", "with {it} {n} could take two"),
    "gives": ("it would bring the next player {n} {n:point|points}", "{it} could bring them {n}"),
    "gives_nothing": ("it would bring the next player nothing", ""),
    "not_red": ("it is not red", ""),
    "red": ("it is red", "{it} is red, and red cards score early"),
    "mate": ("you hold another of its rank, to take both with later", ""),
    "no_mate": ("", ""),
    # tricks
    "takes_trick": ("it wins the trick", ""),
    "unbeaten": ("no unseen card can beat it", ""),
    "beaten": ("{n} unseen {n:card|cards} can beat it", "{n} can beat {it}"),
    "loses_trick": ("it cannot win the trick", "{it} cannot win the trick"),
    "spares": (
        "{n} unseen {n:card of its suit is|cards of its suit are} higher, so that it is the one to spare",
        "only {n} {n:is|are} higher than {it}",
    ),
    "highest": ("no unseen card of its suit is higher", "no unseen card is higher than {it}"),
    # to a number
    "no_risk": ("no card is too much yet", ""),
    "no_risk_makes_it": ("no card is too much yet, and {just} of the {of} unseen cards {just:makes|make} {target}", ""),
    "keeps_in": ("{n} of the {of} unseen cards keep you in", ""),
    "makes_it": ("{n} of the {of} unseen cards keep you in, and {just} of them {just:makes|make} {target}", ""),
    "too_much": (
        "{over} of the {of} unseen cards would be too much",
        "with {over} of the {of} unseen cards you would be out",
    ),
    "stands": ("you stand on {n}", ""),
}


class _Number(int):
    """A number in a sentence: `{n}`, `{n:card|cards}` by whether it is one, `{n:none}` for nought."""

    def __format__(self, how: str) -> str:
        if "|" in how:
            return how.split("|")[self != 1]
        return how if how and self == 0 else str(int(self))


@dataclass(frozen=True)
class Difference:
    """A fact in which a move is better, and the same fact of the other; None where the other has none."""

    mine: Reason
    theirs: Reason | None

    def says(self, pack: str, it: str) -> str:
        """Both in a clause; `it` is the other move."""
        beside = "" if self.theirs is None else _filled(1, self.theirs, pack, it)
        return f"{said(self.mine, pack)}; {beside}" if beside else said(self.mine, pack)


def difference(mine: Sequence[Reason], theirs: Sequence[Reason]) -> Difference | None:
    """The first fact in which a move is better than another; None where it is better in none."""
    beside = {one.what: one for one in theirs}
    for one in mine:
        other = beside.get(one.what)
        if other is None:
            if one.what in BY_ITSELF and one.good > 0:
                return Difference(one, None)
        elif one.at == other.at and one.good > other.good:
            return Difference(one, other)
    return None


def alike(some: Sequence[Reason], others: Sequence[Reason]) -> bool:
    """Whether neither of two moves is better than the other in any fact."""
    return difference(some, others) is None and difference(others, some) is None


def said(reason: Reason, pack: str) -> str:
    """A fact of a move by itself, in a clause; empty where there is nothing to say."""
    return _filled(0, reason, pack, "")


def _filled(place: int, reason: Reason, pack: str, it: str) -> str:
    numbers = {name: _Number(n) for name, n in reason.numbers.items()}
    article = "an" if reason.word[:1] in tuple("aeiou") else "a"
    words = {"word": reason.word, "article": article, "it": it, "cards": _cards(reason.cards, pack)}
    return WORDS[reason.told or reason.what][place].format(**numbers, **words)


def _cards(faces: Sequence[int], pack: str) -> str:
    names = [NAMES[pack][face] for face in faces]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""
