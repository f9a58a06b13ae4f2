"""The first round of somebody new to the game: leading, throwing face down, following, and who won no trick."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=3,
    seed=334,
    steps=(
        Step("lead", do=("lay KD",), then=moves("lay 9D, lay 7D"), facts={"card": "KD"}),
        Step("won", lit=("seat:0",), facts={"card": "KD"}),
        Step("lead-again", do=("lay KC",), then=moves("lay AC, throw 8S"), facts={"card": "KC"}),
        Step("thrown", then=moves("lay KH, lay 8H"), lit=("seat:2",), facts={"ace": "seat:1", "who": "seat:2"}),
        Step("throw", do=("throw 8C",), then=moves("lay TS, throw QD"), facts={"card": "8C"}),
        Step("follow", do=("lay JS",), wrong={"lay 9S": "below"}, facts={"led": "TS", "card": "JS", "low": "9S"}),
        Step("last", then=moves("lay 9S, throw TC, throw 9H"), lit=("hand:9S",), facts={"card": "9S"}),
        Step("counts", lit=("seat:2",), facts={"mine": 3, "theirs": 2, "who": "seat:2"}),
        Step("draw"),
    ),
)
LESSONS: Final = {"sakopong": LESSON}
