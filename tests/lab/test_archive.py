"""Rounds as a file for research: every row can be played again, and comes to the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from ceki.cli import main
from ceki.lab import archive
from ceki.lab.archive import SCHEMA, Order, write
from ceki.lab.benchmark_rulesets import games, measured
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def order(game: str, rounds: int = 3, bots: tuple[str, ...] = ("greedy",), threads: int = 1) -> Order:
    return Order(measured(game), bots, rounds, 7, threads)


@pytest.mark.parametrize("name", games())
def test_every_row_is_played_again_and_comes_to_the_same(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.parquet"
    write(order(name, bots=("greedy", "random")), file)
    kept = parquet.read_table(file)
    about = {key.decode(): value.decode() for key, value in kept.schema.metadata.items()}
    chosen = ruleset(about["game"], int(about["players"]), **json.loads(about["options"]))
    assert kept.num_rows == 3
    for row in kept.to_pylist():
        played = Round(chosen, bytes.fromhex(row["key"]), row["starter"])
        for move, seat, choices in zip(row["moves"], row["seats"], row["choices"], strict=True):
            assert (played.turn, len(played.legal_moves)) == (seat, choices)
            played.play(move)
        assert played.over
        assert (played.cents, played.winners) == (row["cents"], row["winners"])
        assert [line["amount"] for line in row["lines"]] == [line.amount for line in played.score]


def test_threads_change_nothing_and_any_bot_may_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "TOGETHER", 2)
    files = [tmp_path / f"{threads}.parquet" for threads in (1, 3)]
    for file, threads in zip(files, (1, 3), strict=True):
        write(order("sakopong", 7, ("search:20", "greedy"), threads), file)
    one, other = (parquet.read_table(file).to_pylist() for file in files)
    assert one == other
    assert [row["round"] for row in one] == list(range(7))
    assert {tuple(row["bots"]) for row in one} == {("search:20", "greedy", "search:20", "greedy")}


def test_columns_are_those_of_the_page_and_say_what_they_hold(tmp_path: Path) -> None:
    file = tmp_path / "pei.parquet"
    write(order("pei", 1), file)
    schema = parquet.read_schema(file)
    told = schema.metadata
    for column in schema:
        assert (
            f"| `{column.name}` | `{str(column.type).replace('element: ', '').replace(' not null', '')}` |"
            in DOCS.read_text()
        )
        assert told[f"column_{column.name}".encode()]
    assert schema.names == [name for name, _, _ in SCHEMA]


def test_what_fails_leaves_the_file_from_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "pei.parquet"
    write(order("pei", 1), file)
    before = file.read_bytes()

    def fails(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(archive.Table, "row", fails)
    with pytest.raises(OSError, match="the disk is full"):
        write(order("pei", 5), file)
    assert file.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["pei.parquet"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--rounds", "0"], "rounds: 0 is not allowed"),
        (["--bots", "nobody"], "bot 'nobody' does not exist"),
        (["--out", "pei.csv"], "pei.csv: "),
        (["--out", "/no/such/folder/pei.parquet"], "/no/such/folder"),
    ],
)
def test_what_is_not_allowed_is_said(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["archive", "pei", *given]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert said in printed.err
