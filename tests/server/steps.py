"""What people do together at a table in tests: come to where one has a choice, play to the end, say and hear."""

from __future__ import annotations


async def dealt(house, made):
    await house.quiet(made)
    return house.room(made).table


async def fresh(house, made, guest):
    """The guest's newest state."""
    await house.quiet(made)
    house.clock.turn(0.5)
    guest.say(type="ping")
    await guest.answer()
    return guest.state


async def to_the_end(house, made, guests):
    """The people at a table play the round."""
    table = await dealt(house, made)
    while table.playing:
        guest = next(guest for guest in guests if guest.session.person == table.turn)
        guest.move((await fresh(house, made, guest))["legal"][0])
        assert (await guest.answer())["type"] == "ack"
        await house.quiet(made)


async def between(house, people=3, game="cholek_tiga", **order):
    """A table whose first round is over, the people at it."""
    made, guests = await house.full_table(game, players=people, **order)
    await to_the_end(house, made, guests)
    house.clock.turn(1.0)
    return made, guests


async def does(house, guest, **message):
    """What a guest says, and the refusal if it is one."""
    house.clock.turn(0.2)
    before = len(guest.told)
    guest.say(**message)
    guest.say(type="ping")
    while (await guest.answer())["type"] != "pong":
        pass
    return next((one for one in guest.told[before:] if one["type"] == "error"), None)


async def to_choose(house, made, guests):
    """Brings a table to where somebody has a choice; returns that guest and the others."""
    await house.quiet(made)
    for guest in guests:
        while guest.state["seq"] < house.room(made).table.seq:
            await guest.hear()
    asked = next(guest for guest in guests if guest.state["asked"])
    return asked, [guest for guest in guests if guest is not asked]


async def practising(house):
    """A table of practice at which one is asked, before one's first choice."""
    made = await house.table("cholek_tiga", players=2, practice=True)
    me = await house.come(made["code"], made["token"])
    await house.quiet(made)
    while me.state["seq"] < house.room(made).table.seq:
        await me.hear()
    assert me.state["asked"]
    return made, me


async def a_table(house, **order):
    """A table of two people; the one who is asked first has a choice to make."""
    return await house.full_table("cholek_tiga", players=2, **order)


def asked(guests):
    return next(guest for guest in guests if guest.state["asked"])


def waiting(guests):
    return next(guest for guest in guests if not guest.state["asked"])


async def latest(*guests):
    """Brings guests to the state that the server is in."""
    for guest in guests:
        table = guest.session.room.table
        while guest.state.get("seq", 0) < table.seq:
            await guest.hear()
