"""R10 and Z4: which page may speak to a server. No cookie is a right to anything; a token is, but not for any page."""

from __future__ import annotations

from tests.server.guests import HOME, asynchronous, serving

LISTED = "https://table.example"
PAGES = {  # where a page comes from, and whether it may speak
    "same": (HOME, True),
    "listed": (LISTED, True),
    "foreign": ("https://evil.example", False),
    "null": ("null", False),
    "missing": (None, None),
    "subdomain": ("https://sub.table.example", False),
    "port": ("http://127.0.0.1:8001", False),
    "scheme": ("http://table.example", False),
    "longer": ("https://table.example.evil.example", False),
}


async def said_hello(house, made, origin, cookie, token):
    """What a socket is told first: `seat`, `looks on`, or the code of a refusal."""
    guest = house.visitor(origin)
    if cookie:
        guest.socket.headers["cookie"] = f"token={made['token']}; session={made['token']}"
    guest.say(type="hello", version=1, table=made["table"], token=token)
    message = await guest.hear()
    if message["type"] == "state":
        return "seat" if message["person"] == 0 else "looks on"
    assert await guest.hear() == 1008
    return message["code"]


@asynchronous
async def test_z4_a_socket_of_any_page_with_a_cookie_or_a_token(tmp_path):
    async with serving(tmp_path, origins=(LISTED,)) as house:
        made = await house.table("chabut", players=2)
        for page, (origin, good) in PAGES.items():
            with_token = {True: "seat", False: "bad_origin", None: "seat"}[good]
            without = {True: "looks on", False: "bad_origin", None: "bad_origin"}[good]
            for cookie in (False, True):
                assert await said_hello(house, made, origin, cookie, made["token"]) == with_token, page
                assert await said_hello(house, made, origin, cookie, None) == without, page


@asynchronous
async def test_z4_a_request_of_any_page_with_a_cookie_or_a_token(tmp_path):
    async with serving(tmp_path, origins=(LISTED,)) as house:
        made = await house.table("chabut", players=3)
        del house.http.headers["Origin"], house.http.headers["X-Ceki"]
        for page in PAGES:
            await requests_of(house, made, page)


async def requests_of(house, made, page):
    """What a page may ask for, with no right, with a cookie, and with a token."""
    origin, good = PAGES[page]
    sent = {} if origin is None else {"Origin": origin}
    rights = ({}, {"Cookie": f"token={made['token']}"}, {"Authorization": f"Bearer {made['token']}"})
    for right in rights:
        for path, body in (("/api/tables", {"game": "chabut"}), (f"/api/tables/{made['table']}/seats", {})):
            house.clock.turn(1.0)
            before = len(house.registry.rooms), house.room(made).table.seq
            plain = await house.http.post(path, json=body, headers={**sent, **right})
            assert (plain.status_code, plain.json()["code"]) == (403, "bad_origin"), page  # what a form could send
            if good is False:
                named = await house.http.post(path, json=body, headers={**sent, **right, "X-Ceki": "1"})
                assert (named.status_code, named.json()["code"]) == (403, "bad_origin"), page
            assert (len(house.registry.rooms), house.room(made).table.seq) == before, page
    if good is not False:
        named = await house.http.post("/api/tables", json={"game": "chabut"}, headers={**sent, "X-Ceki": "1"})
        assert named.status_code == 200, page


@asynchronous
async def test_z4_no_page_of_others_is_let_read_an_answer(tmp_path):
    async with serving(tmp_path, origins=(LISTED,)) as house:
        for page, (origin, _) in PAGES.items():
            sent = {} if origin is None else {"Origin": origin}
            for method, path in (("GET", "/api/tables"), ("OPTIONS", "/api/tables"), ("GET", "/api/catalogue")):
                answer = await house.http.request(method, path, headers=sent)
                assert not [name for name in answer.headers if name.startswith("access-control-")], page
                assert "set-cookie" not in answer.headers, page
                assert answer.headers["cross-origin-resource-policy"] == "same-origin", page
