"""Nobody at a table is taken for another, for the reader, or is not seen at all."""

from __future__ import annotations

import pytest

from ceki.server.limits import NAME
from ceki.server.seats.names import distinct
from tests.server.guests import asynchronous, serving


@pytest.mark.parametrize(
    ("wish", "others", "name"),
    [
        ("Siti", ["Ali"], "Siti"),
        ("Siti", ["Siti"], "Siti 2"),
        ("Siti", ["Siti", "Siti 2"], "Siti 3"),
        ("SITI", ["siti"], "SITI 2"),
        ("S iti", ["Siti"], "S iti 2"),
        ("Śiti", ["Siti"], "Śiti 2"),
        ("Ｓｉｔｉ", ["Siti"], "Ｓｉｔｉ 2"),
        ("Si\u034fti", ["Siti"], "Si\u034fti 2"),
        ("You", [], "You 2"),
        ("yOU", [], "yOU 2"),
        ("", [], "Guest 4"),
        ("\u034f\u0301", [], "Guest 4"),
        ("", ["Guest 4"], "Guest 4 2"),
        ("x" * NAME, ["x" * NAME], "x" * (NAME - 2) + " 2"),
        ("李", ["王"], "李"),
        ("🂡", ["🂢"], "🂡"),
    ],
)
def test_a_name_is_seen_and_ones_own(wish, others, name):
    assert distinct(wish, others, 3) == name
    assert len(distinct(wish, others, 3)) <= NAME


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\U0001d159", " \u3164 \u200b"])
@asynchronous
async def test_a_name_that_nobody_sees_is_none(tmp_path, blank):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2, name=blank, title=blank)
        await house.sit(made["code"], name=blank)
        assert [chair.name for chair in house.room(made).table.chairs] == ["Guest 1", "Guest 2"]
        assert house.room(made).table.about.title == "Main chabut"


@asynchronous
async def test_people_and_bots_of_a_table_have_different_names(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=6, name="Fatimah", bots=1)
        for _ in range(2):
            await house.sit(made["code"], name="Eko")
        await house.sit(made["code"], name="You")
        me = await house.come(made["code"], made["token"])
        assert [seat["name"] for seat in me.state["seats"]] == ["Fatimah", "Eko", "Eko 2", "You 2", "", "Fatimah 2"]
        me.say(type="bots")
        state = await me.until(lambda state: state["seats"][4]["kind"] == "bot")
        assert len({seat["name"].casefold() for seat in state["seats"]}) == 6
