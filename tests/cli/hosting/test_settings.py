"""Settings of a server: what is typed goes before the environment, that before ceki.toml, and that before the usual."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path
from typing import Any

import pytest

from ceki.cli.hosting.serving import serve
from ceki.engine.errors import NotAllowed
from ceki.server.chosen import Chosen, choose
from ceki.server.storage.store import Store, database_url

OTHERS: dict[str, tuple[Any, Any, Any]] = {  # for each setting a value for the file, the environment and the option
    "host": ("a", "b", "c"),
    "port": (1001, 1002, 1003),
    "data": ("a", "b", "c"),
    "database": ("sqlite:///a", "sqlite:///b", "sqlite:///c"),
    "bus": ("valkey://a", "valkey://b", "valkey://c"),
    "origin": (["https://a"], ["https://b", "https://c"], ["https://d"]),
    "proxy": (["10.0.0.1"], ["10.0.0.2"], ["10.0.0.3", "10.0.0.4"]),
    "trusted": (["10.1.0.0/16"], ["10.2.0.0/16", "10.3.0.1"], ["2001:db8::/48"]),
    "metrics": ("a:1", "b:1", "c:1"),
    "open": (False, True, False),
    "pause": (0.1, 0.2, 0.3),
    "bot_workers": (2, 3, 4),
    "tables": (10, 20, 30),
    "tables_each": (2, 3, 4),
    "seats_each": (2, 3, 4),
    "megabytes_each": (2, 3, 4),
    "absent_seconds": (31, 32, 33),
    "keep_days": (2, 3, 4),
    "log_days": (2, 3, 4),
    "title": ("A", "B", "C"),
    "contact": ("a@a.example", "b@b.example", "https://c.example"),
    "imprint": ("A, Ipoh", "B, Medan", "C, Melaka"),
    "languages": (["ms"], ["id", "zh-Hans"], ["en"]),
    "log_level": ("error", "info", "debug"),
    "log_form": ("json", "text", "json"),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder without settings, and no variable of ceki."""
    monkeypatch.chdir(tmp_path)
    for name in Chosen.model_fields:
        monkeypatch.delenv(f"CEKI_{name.upper()}", raising=False)
    return tmp_path


def in_toml(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')


def test_every_setting_is_tried_here() -> None:
    assert list(OTHERS) == list(Chosen.model_fields)


@pytest.mark.parametrize("name", OTHERS)
def test_each_setting_has_the_same_order(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_file, of_environment, typed = OTHERS[name]
    plain = Path if name == "data" else lambda value: value
    assert choose({}).origins[name] == "usual"
    (folder / "ceki.toml").write_text(f"{name} = {in_toml(of_file)}\n", "utf-8")
    found = choose({})
    assert (getattr(found.chosen, name), found.origins[name]) == (plain(of_file), f"ceki.toml: {name}")
    listed = ",".join(of_environment) if isinstance(of_environment, list) else str(of_environment)
    monkeypatch.setenv(f"CEKI_{name.upper()}", listed)
    found = choose({})
    assert (getattr(found.chosen, name), found.origins[name]) == (plain(of_environment), f"CEKI_{name.upper()}")
    found = choose({name: typed})
    assert (getattr(found.chosen, name), found.origins[name]) == (plain(typed), f"--{name.replace('_', '-')}")


def test_every_setting_has_an_option() -> None:
    options = set(inspect.signature(serve).parameters) - {"config", "print_settings"}
    assert options - {"no_open"} | {"open"} == set(Chosen.model_fields)


@pytest.mark.parametrize(
    "name", [name for name, field in Chosen.model_fields.items() if field.annotation in (int, float)]
)
@pytest.mark.parametrize("value", [-1, 10**12, "many"])
def test_a_wrong_number_is_refused_in_one_line_wherever_it_stands(
    name: str, value: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    option = f"--{name.replace('_', '-')}"
    with pytest.raises(NotAllowed, match=f"^{option}: {value!r} is not allowed; [0-9]+ to [0-9]+$"):
        choose({name: value})
    monkeypatch.setenv(f"CEKI_{name.upper()}", str(value))
    with pytest.raises(NotAllowed, match=f"^CEKI_{name.upper()}: '{value}' is not allowed; [0-9]+ to [0-9]+$"):
        choose({})
    monkeypatch.delenv(f"CEKI_{name.upper()}")
    (folder / "ceki.toml").write_text(f"{name} = {in_toml(value)}\n", "utf-8")
    with pytest.raises(NotAllowed, match=f"^ceki.toml: {name}: {value!r} is not allowed; [0-9]+ to [0-9]+$"):
        choose({})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "ceki.toml: prot is not a setting; the settings are host, port, data"),
        ("port = ", "ceki.toml: this file is not TOML: "),
        ("open = 7", "ceki.toml: open: 7 is not allowed; true or false"),
        ("origin = 7", "ceki.toml: origin: 7 is not allowed; a list of texts"),
        ("host = 7", "ceki.toml: host: 7 is not allowed; a text"),
        ("title = 7", "ceki.toml: title: 7 is not allowed; a text"),
        (f'title = "{"x" * 61}"', "ceki.toml: title: a text of at most 60 letters is allowed"),
        (f'imprint = "{"x" * 501}"', "ceki.toml: imprint: a text of at most 500 letters is allowed"),
        ('languages = ["ms", "fr"]', "ceki.toml: languages: ['ms', 'fr'] is not allowed; some of en, id, ms, zh-Hans"),
        (
            'proxy = ["nginx"]',
            "ceki.toml: proxy: ['nginx'] is not allowed; addresses such as 10.0.0.1, networks such as",
        ),
        ('trusted = ["10.0.0.0/99"]', "ceki.toml: trusted: ['10.0.0.0/99'] is not allowed; addresses such as 10.0.0.1"),
        ('trusted = "10.0.0.0/99"', "ceki.toml: trusted: '10.0.0.0/99' is not allowed; addresses such as 10.0.0.1"),
        ('log_level = "loud"', "ceki.toml: log_level: 'loud' is not allowed; one of error, warning, info, debug"),
        ('log_form = "xml"', "ceki.toml: log_form: 'xml' is not allowed; one of text, json"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(text: str, says: str, folder: Path) -> None:
    (folder / "ceki.toml").write_text(text, "utf-8")
    with pytest.raises(NotAllowed) as refused:
        choose({})
    assert str(refused.value).startswith(says)
    assert "\n" not in str(refused.value)


def test_settings_are_printed_without_passwords_and_read_again(run: Any, folder: Path) -> None:
    address = "postgresql://ceki:hush@db/ceki"
    (folder / "mine.toml").write_text(f'database = "{address}"\nport = 9000\norigin = ["https://a"]\n', "utf-8")
    status, said, _ = run("serve", "--config", "mine.toml", "--pause", "0", "--print-settings")
    assert status == 0
    assert "port = 9000  # mine.toml: port" in said
    assert "pause = 0  # --pause" in said
    assert "hush" not in said
    (folder / "again.toml").write_text(said, "utf-8")
    again, first = choose({}, Path("again.toml")).chosen, choose({"pause": 0.0}, Path("mine.toml")).chosen
    assert again.database == address.replace("hush", "***")
    assert again.model_dump(exclude={"database"}) == first.model_dump(exclude={"database"})


def test_a_file_that_is_named_must_be_there(run: Any, folder: Path) -> None:
    status, _, said = run("serve", "--config", "none.toml", "--print-settings")
    assert status == 2
    assert "none.toml" in said
    assert said.count("\n") == 1


def test_the_guide_lists_every_setting_with_its_bounds() -> None:
    """docs/guide/serve.md."""
    guide = (Path(__file__).parents[3] / "docs" / "guide" / "serve.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")] for line in guide.splitlines() if line.startswith("| `")]
    listed = {row[1].strip("`"): row for row in rows if len(row) == 6}
    assert list(listed) == list(Chosen.model_fields)
    for name, field in Chosen.model_fields.items():
        if field.annotation in (int, float):
            assert listed[name][2] == f"{field.default:.12g}"
            bounds = {type(one).__name__: one for one in field.metadata}
            assert listed[name][3].startswith(f"{bounds['Ge'].ge} to {bounds['Le'].le}")


def test_a_backup_finds_the_tables_that_a_server_with_the_same_file_has(run: Any, folder: Path) -> None:
    (folder / "kept").mkdir()
    (folder / "ceki.toml").write_text('data = "kept"\n', "utf-8")
    assert choose({}).chosen.place == f"sqlite:///{Path('kept') / 'tables.sqlite3'}"
    assert asyncio.run(_opened(choose({}).chosen.place)) is None
    status, said, _ = run("backup", "saved.ceki")
    assert (status, said.count("\n")) == (0, 1)
    assert (folder / "saved.ceki").is_file()


async def _opened(place: str) -> None:
    store = Store(database_url(place))
    await store.open()
    await store.close()
