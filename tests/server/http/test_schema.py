"""R9: requests made from the schema of the server itself, good and bad: no answer is a fault of the server's."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance  # the schema does not know which games there are

from ceki.server.http.app import create_app
from ceki.server.settings import Settings
from tests.server.hand_clock import HandClock

FEW, MANY = 8, 200
PAGES = 20  # that are set: what is asked for was asked of their facts as often as of all others
GOOD = schemathesis.GenerationMode.POSITIVE
OPERATIONS = 10


class Wire:
    """A server on a port of its own, in a thread; its clock is turned so that nobody asks too fast."""

    def __init__(self, folder: Any) -> None:
        self.clock = HandClock()
        database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"
        self.app = create_app(
            Settings(database, pause=0.0, tick=3600.0, tables_of_one=10**6, bot_workers=0), self.clock
        )
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=0, log_level="warning", ws="websockets-sansio", lifespan="on"
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    def __enter__(self) -> Wire:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not begin"
            threading.Event().wait(0.02)
        self.url = f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(scope="module")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    with Wire(tmp_path_factory.mktemp("tables")) as found:
        yield found


def steer(case: Any, there: dict[str, str]) -> None:
    """Lets a good request ask for something that there is."""
    for parameter in set(case.path_parameters or {}) & set(there):
        case.path_parameters[parameter] = there[parameter]
    if isinstance(case.body, dict) and "game" not in case.body:
        case.body = {}
    elif isinstance(case.body, dict):
        rules = {"preset", "options", "players", "bots", "bot_level", "title", "name"}
        case.body = {key: value for key, value in case.body.items() if key not in rules} | {"game": there["game"]}


def ask(
    wire: Wire, operation: Any, mode: schemathesis.GenerationMode, cases: int, there: dict[str, str]
) -> Counter[str]:
    """So many requests of one operation, good or bad, each answer held against the schema; the statuses that came."""
    found: Counter[str] = Counter()

    @settings(
        max_examples=cases, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def once(case: Any) -> None:
        wire.clock.turn(100.0)
        if mode is GOOD and found.total() % 2 == 0:
            steer(case, there)
        case.headers = {**(case.headers or {}), "X-Ceki": "1"}
        answer = case.call()
        found[f"{operation.label} {answer.status_code}"] += 1
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    once()
    return found


def ask_everything(wire: Wire, caplog: Any, cases: int) -> Counter[str]:
    """So many requests of every operation that takes anything; the statuses that came."""
    schema = schemathesis.openapi.from_url(f"{wire.url}/api/openapi.json")
    schema.config.checks.negative_data_rejection.expected_statuses = ["400", "404", "409", "413", "422", "429"]
    made = httpx.post(f"{wire.url}/api/tables", json={"game": "chabut", "players": 9}, headers={"X-Ceki": "1"}).json()
    there = {"table": made["code"], "game": "chabut"}
    found: Counter[str] = Counter()
    operations = [result.ok() for result in schema.get_all_operations()]
    for operation in operations:
        modes = list(schemathesis.GenerationMode) if operation.body else [GOOD]  # any text is a path
        many = min(cases, PAGES) if operation.path.endswith(".pdf") else cases
        for mode in modes:
            found += ask(wire, operation, mode, many // len(modes), there)
        takes = bool(operation.body) or any(operation.path_parameters)
        asked = sum(n for label, n in found.items() if label.startswith(f"{operation.label} "))
        assert asked >= (cases if takes else 1), f"{operation.label} was asked {asked} times"
    assert len(operations) >= OPERATIONS
    assert "Traceback" not in caplog.text
    return found


def test_z2_some_requests_of_every_operation(wire, caplog):
    found = ask_everything(wire, caplog, FEW)
    assert found["POST /api/tables 200"]
    assert found["POST /api/tables/{table}/seats 200"]


@pytest.mark.prove
def test_z2_two_hundred_requests_of_every_operation(wire, caplog):
    found = ask_everything(wire, caplog, MANY)
    print(found.total(), dict(found))
    assert found["POST /api/tables 200"] > 20
