"""The workflows of the public project: nothing in them serves an attacker, and every version in them was chosen."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.packages import ROOT
from tests.patience import PATIENCE

FOLDER = ROOT / ".github"
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")


def audited(folder: Path) -> str:
    """What zizmor finds; it asks nobody."""
    command = [
        str(Path(sys.executable).with_name("zizmor")),
        "--offline",
        "--no-progress",
        "--format",
        "plain",
        str(folder),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.stdout + done.stderr


def test_zizmor_finds_nothing() -> None:
    assert "No findings to report" in audited(FOLDER)


@pytest.mark.parametrize("fault", ["actions/checkout@v4", "${{ github.event.issue.title }}"])
def test_zizmor_finds_what_is_planted(fault: str, tmp_path: Path) -> None:
    text = (FOLDER / "workflows/ci.yml").read_text(encoding="utf-8")
    planted = (
        re.sub(r"actions/checkout@\S+", fault, text) if "@" in fault else text.replace("make check", f"echo {fault}")
    )
    (tmp_path / ".github/workflows").mkdir(parents=True)
    (tmp_path / ".github/workflows/ci.yml").write_text(planted, encoding="utf-8")
    assert "error[" in audited(tmp_path)


def every(of: Any, name: str) -> list[Any]:
    """The values of a key, at any depth."""
    if isinstance(of, list):
        return [value for one in of for value in every(one, name)]
    if not isinstance(of, dict):
        return []
    return [value for key, value in of.items() if key == name] + [v for one in of.values() for v in every(one, name)]


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.yml")), ids=lambda path: path.name)
def test_actions_are_named_by_the_digest_of_what_they_run(path: Path) -> None:
    for used in every(yaml.safe_load(path.read_text(encoding="utf-8")), "uses"):
        assert used == "$/.github/actions/prepare" or PINNED.fullmatch(used), used


def test_every_lock_is_watched_and_audited() -> None:
    watched = yaml.safe_load((FOLDER / "dependabot.yml").read_text(encoding="utf-8"))["updates"]
    assert {one["package-ecosystem"] for one in watched} == {"github-actions", "npm", "pip", "docker"}
    audit = yaml.safe_load((FOLDER / "workflows/audit.yml").read_text(encoding="utf-8"))
    steps = "\n".join(every(audit["jobs"], "run"))
    assert "for lock in requirements*.lock" in steps
    assert "--require-hashes" in steps
