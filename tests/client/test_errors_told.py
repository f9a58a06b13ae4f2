"""An error of ours is told in its reader's language, by its id and facts; as text it is English, without Fluent too."""

from __future__ import annotations

import pickle

import pytest

import ceki
from ceki.client.refusals import error_told
from ceki.engine.errors import ERRORS, BadLog, NotAllowed, whole
from ceki.locales.language import languages, speak
from ceki.locales.messages import parsed, plain_english, said


def raised(call) -> NotAllowed:
    with pytest.raises(NotAllowed) as wrong:
        call()
    return wrong.value


@pytest.mark.parametrize("key", parsed(ERRORS))
def test_english_is_the_same_with_and_without_fluent(key):
    facts = {name: f"<{name}>" for name in parsed(ERRORS)[key]}
    assert plain_english(ERRORS, key, facts) == said(ERRORS, key, facts)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: ceki.game("moon"), "permainan 'moon' tiada; permainannya ialah balik_lima_belas, "),
        (lambda: whole("rounds", 0, 1), "rounds: 0 tidak dibenarkan; mesti nombor bulat dari 1"),
        (lambda: ceki.read_log("[]"), "log itu bukan objek JSON"),
        (lambda: ceki.game("pakau").round(7).play("dance"), "langkah 'dance' tidak difahami; yang sah di sini: "),
    ],
)
def test_an_error_is_told_in_malay(in_english, call, told):
    error = raised(call)
    english = str(error)
    speak("ms")
    assert error_told(error).startswith(told)
    assert str(error) == english


def test_an_error_within_another_is_told_in_the_same_language(in_english):
    log = ceki.write_log(ceki.game("pakau").round(7)).replace('"moves": []', '"moves": ["dance"]')
    error = raised(lambda: ceki.read_log(log))
    assert str(error).startswith("the log breaks at move 1: move 'dance' is not understood; legal here: ")
    speak("zh-Hans")
    assert error_told(error).startswith("记录在第 1 步断了：看不懂打法 'dance'；这里可以打：")


def test_an_error_is_the_same_after_a_process_has_handed_it_on():
    error = BadLog("log-breaks", move=3, why=NotAllowed("round-not-over"))
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (BadLog, "the log breaks at move 3: the round is not over")


@pytest.mark.parametrize("code", languages())
def test_every_language_has_every_error_in_one_line(code):
    for key, names in parsed(ERRORS, code).items():
        assert "\n" not in said(ERRORS, key, dict.fromkeys(names, "x"), code)
