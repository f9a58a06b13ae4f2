"""The wheel and the sdist as strangers get them, and environments that hold nothing else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


def build(into: Path) -> tuple[Path, Path]:
    """Builds both. Returns the wheel and the sdist."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(into)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (wheel,), (sdist,) = into.glob("*.whl"), into.glob("*.tar.gz")
    return wheel, sdist


class Environment:
    """A Python environment in a folder, in which nothing of this project's own is seen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"

    def make(self) -> Environment:
        subprocess.run([sys.executable, "-m", "venv", str(self.folder)], check=True)
        return self

    def copy(self, folder: Path) -> Environment:
        """The same again in another folder, without the bytes: what is installed later is written anew."""
        shutil.copytree(self.folder, folder, symlinks=True, copy_function=os.link)
        return Environment(folder)

    def install(self, what: str) -> None:
        self.pip("install", "--quiet", "--no-compile", what)

    def pip(self, *words: str) -> str:
        ran = self.run("-m", "pip", "--disable-pip-version-check", *words)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    def installed(self) -> set[str]:
        """The names of what is installed, but for what every environment has."""
        listed = json.loads(self.pip("list", "--format", "json"))
        return {one["name"].lower().replace("_", "-") for one in listed} - {"pip", "setuptools"}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        hidden = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CEKI_GAMES")}
        command = [str(self.python), *words]
        return subprocess.run(
            command,
            cwd=self.folder,
            env=hidden,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=PATIENCE,
        )

    def ceki(self, *words: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "ceki", *words)

    def size(self) -> int:
        """Bytes that its packages take on the disk, each file once: `lib64` may be another name of `lib`."""
        files = {path.resolve() for path in self.folder.glob("lib*/python*/site-packages/**/*") if path.is_file()}
        return sum(path.stat().st_size for path in files)
