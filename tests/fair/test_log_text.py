"""R12: the text of a log is one value for every reader, or it is refused in a sentence."""

from __future__ import annotations

import json

import pytest

from ceki.cli import main
from ceki.server.fairness.verify import Broken, verify
from tests.fair.test_every_field import a_log
from tests.fair.verifiers import in_the_page, third

TWICE = (
    ('"cents": [', '"cents": [9, -9], "cents": ['),
    ('"state": ', '"state": "open", "state": '),
    ('"commitment": ', '"commitment": "", "commitment": '),
    ('"seat": ', '"\\u0073eat": 7, "seat": '),  # the same key, written otherwise
    ('"bounds": [{', '"bounds": [{"round": 3, '),
)
NUMBERS = ("Infinity", "-Infinity", "NaN", "3.0", "3e0", "1e400", "9" * 30, "9" * 5000)


def strange():
    """A log, each time with something in its text that two readers may take for two things; and what it is."""
    log = a_log()
    text = json.dumps(log)
    for old, new in TWICE:
        assert old in text
        yield text.replace(old, new, 1), "twice in one object"
    for number in NUMBERS:
        yield text.replace('"bounds": [{"round": 3', f'"bounds": [{{"round": {number}'), "the number|a number of"
    yield text.replace("Person 0", "Person \\ud800"), "half of a character"
    yield text.replace('"names"', '"\\udfff": 0, "names"', 1), "half of a character"
    for deep in (40, 1_000, 100_000):
        yield text[:-1] + ', "more": ' + "[" * deep + "]" * deep + "}", "more than 32 deep"
    yield "[" * 100_000, "more than 32 deep"
    yield '{"a":' * 100_000, "more than 32 deep"


def test_a_log_that_two_readers_may_take_otherwise_is_refused_in_a_sentence():
    assert verify(json.dumps(a_log())).state == "over"
    for text, said in strange():
        with pytest.raises(Broken, match=said) as found:
            verify(text)
        assert "\n" not in str(found.value)
        assert len(str(found.value)) < 200


def test_the_page_and_the_third_verifier_refuse_it_too():
    nodes = in_the_page(), third()
    for node in nodes:
        text = json.dumps(a_log())
        assert "refused" not in node.ask({"text": text, "shown": []})
        assert "refused" not in node.ask({"text": json.dumps(a_log(), indent=3), "shown": []})
        escaped = text.replace('"names": ["Person 0', '"names": ["\\"a\\": {\\\\')
        assert "receipt" in node.ask({"text": escaped, "shown": []})["refused"], "text in which keys seem to stand"
        for text, _ in strange():
            assert node.ask({"text": text, "shown": []}).get("refused"), text[-300:]
    for node in nodes:
        node.end()


def test_the_command_refuses_a_broken_text_in_a_line(tmp_path, capsys):
    path = tmp_path / "log"
    for content, said in (
        (b"[" * 100_000, "more than 32 deep"), (b'{"ceki_table": 1, "table": "\\ud800"}', "half of a character"),
        (b'{"ceki_table": 1, "table": "\xed\xa0\x80"}', "not text in UTF-8"), (b"\xff", "not text in UTF-8"),
        (b'{"ceki_table": 1, "a": 1, "a": 1}', "'a' twice"), (b'{"ceki_table": 1, "a": NaN}', "the number NaN"),
    ):  # fmt: skip
        path.write_bytes(content)
        assert main(["verify", str(path)]) == 1
        out, err = capsys.readouterr()
        assert (out, err.count("\n"), err[:6]) == ("", 1, "ceki: ")
        assert said in err
