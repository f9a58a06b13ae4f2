"""A table whose events are damaged in the database: it is refused in a sentence, and every other goes on."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.guests import asynchronous, laid_in, serving

DAMAGES = {
    "a newer version": "UPDATE events SET version = 99 WHERE table_id = ? AND seq = 1",
    "no JSON": "UPDATE events SET body = '{' WHERE table_id = ? AND seq = 1",
    "another value": "UPDATE events SET body = '[]' WHERE table_id = ? AND seq = 1",
    "a field gone": "UPDATE events SET body = '{}' WHERE table_id = ? AND seq = 1",
    "an event gone": "DELETE FROM events WHERE table_id = ? AND seq = 1",
    "another kind": "UPDATE events SET kind = 'moved' WHERE table_id = ? AND seq = 1",
    "no person": "UPDATE events SET person = 77 WHERE table_id = ? AND seq = 1",
}


@pytest.mark.parametrize("damage", DAMAGES)
@asynchronous
async def test_a_damaged_table_is_refused_in_a_sentence(tmp_path, damage):
    async with serving(tmp_path) as house:
        made, whole = await house.table("chabut", bots=3), await house.table("chabut", bots=3)
        house.registry.rooms.clear()
        with sqlite3.connect(laid_in(tmp_path)) as file:
            file.execute(DAMAGES[damage], (made["table"],))
        file.close()
        asks = [house.http.get(f"/api/tables/{made['code']}{what}") for what in ("", "/log", "/past", "/qr.svg")]
        asks += [house.http.post(f"/api/tables/{made['code']}/seats", json={})]
        for ask in asks:
            answer = await ask
            assert answer.status_code < 500, (answer.request.url, answer.text)
        assert (await house.http.get(f"/api/tables/{whole['code']}")).status_code == 200
