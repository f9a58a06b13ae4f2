"""The command within this process."""

from __future__ import annotations

import pytest

from ceki.cli import main


@pytest.fixture
def run(capsys):
    """Runs a command line: (exit status, standard output, standard error)."""

    def runs(*arguments):
        status = main(arguments)
        said = capsys.readouterr()
        return status, said.out, said.err

    return runs
