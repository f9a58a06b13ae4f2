"""The language in which the command speaks."""

from __future__ import annotations

from ceki.locales.language import languages, speak
from ceki.locales.messages import said


def choose_language(code: str) -> None:
    """Has the command speak a language. Raises `ValueError` for one that it does not have."""
    if code not in languages():
        raise ValueError(said("command", "no-language", {"given": repr(code), "known": list(languages())}))
    speak(code)
