"""From a tag to what a release holds: the steps of the workflow itself, in two checkouts as by two builders."""

from __future__ import annotations

import json
import os
import re
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.packages import ROOT, Environment

JOBS = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))["jobs"]
VERSION = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M)[1]  # type: ignore[index]
BUILDERS = [f"packages-{system}" for system in JOBS["built"]["strategy"]["matrix"]["os"]]


def step(job: str, words: str) -> str:
    """The step of a job that has these words."""
    (found,) = [str(one["run"]) for one in JOBS[job]["steps"] if words in one.get("run", "")]
    return found


def run(script: str, folder: Path, tag: str = f"v{VERSION}") -> subprocess.CompletedProcess[str]:
    """Runs a step as GitHub does, for a tag."""
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CEKI_GAMES")}
    environment |= {"GITHUB_REF_NAME": tag, "PATH": f"{ROOT}/.venv/bin:{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-e", "-c", script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_only_a_tag_that_is_the_version_becomes_a_release() -> None:
    script = step("proved", "GITHUB_REF_NAME")
    assert run(script, ROOT).returncode == 0
    assert run(script, ROOT, "v99.0.0").returncode == 1
    assert JOBS["built"]["needs"] == "proved"


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which two builders have built, and their packages were compared."""
    folder = tmp_path_factory.mktemp("release")
    for builder in BUILDERS:
        checkout = folder / f"a place of {builder}"
        subprocess.run(["git", "clone", "--quiet", ROOT, checkout], check=True)
        subprocess.run(["git", "tag", f"v{VERSION}"], cwd=checkout, check=True)
        (checkout / ".venv").symlink_to(ROOT / ".venv")
        built = run(step("built", "hatchling build"), checkout)
        assert built.returncode == 0, built.stderr[-2000:]
        (folder / "both").mkdir(exist_ok=True)
        (checkout / "dist").rename(folder / "both" / builder)
    (folder / "requirements-serve.lock").write_bytes((ROOT / "requirements-serve.lock").read_bytes())
    for words in ("diff", "cyclonedx"):
        done = run(step("compared", words), folder)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.mark.prove
def test_two_builders_make_the_same_bytes_and_a_difference_stops_it(release: Path) -> None:
    dist = release / "dist"
    assert sorted(path.name for path in dist.iterdir()) == [
        f"ceki-{VERSION}-py3-none-any.whl", f"ceki-{VERSION}.tar.gz", "ceki.cdx.json",
    ]  # fmt: skip
    both = release / "both" / BUILDERS[0]
    both.mkdir()
    (both / "one.whl").write_bytes(b"x")
    assert run(step("compared", "diff"), release).returncode == 1


@pytest.mark.prove
def test_the_list_of_what_is_in_it_is_the_lock(release: Path) -> None:
    listed: dict[str, Any] = json.loads((release / "dist/ceki.cdx.json").read_text())
    locked = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements-serve.lock").read_text(), re.M)
    assert {(one["name"].lower(), one["version"]) for one in listed["components"]} == {
        (name.lower(), version) for name, version in locked
    }


@pytest.mark.prove
def test_the_wheel_of_the_release_plays(release: Path, tmp_path: Path) -> None:
    (wheel,) = (release / "dist").glob("*.whl")
    assert any(name.endswith("static/index.html") for name in zipfile.ZipFile(wheel).namelist())
    made = Environment(tmp_path / "env").make()
    made.install(str(wheel))
    ran = made.run("-c", "import ceki; print(ceki.__version__, ceki.game('chabut').round(seed=1))")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(VERSION)


@pytest.mark.prove
def test_the_package_of_debian_installs_without_the_network_and_serves(release: Path, tmp_path: Path) -> None:
    (wheel,) = (release / "dist").glob("*.whl")
    built = run(f"sh {ROOT}/deploy/debian/build.sh '{wheel}'", tmp_path)
    assert built.returncode == 0, built.stderr
    (package,) = tmp_path.glob(f"ceki_{VERSION}_*.deb")
    root, control = tmp_path / "root", tmp_path / "control"
    subprocess.run(["dpkg-deb", "-x", package, root], check=True)
    subprocess.run(["dpkg-deb", "-e", package, control], check=True)
    done = run(f"DPKG_ROOT='{root}' PIP_FIND_LINKS= {control}/postinst configure", tmp_path)
    assert done.returncode == 0, done.stderr
    ran = run(f"{root}/opt/ceki/bin/ceki serve --print-settings --config {root}/etc/ceki/ceki.toml", tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert 'data = "/var/lib/ceki"' in ran.stdout
    assert (root / "etc/ceki/ceki.toml").read_bytes() == (ROOT / "deploy/ceki.toml").read_bytes()
    assert run(f"DPKG_ROOT='{root}' {control}/prerm remove", tmp_path).returncode == 0
    assert not (root / "opt/ceki").exists()
