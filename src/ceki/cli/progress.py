"""A bar on standard error while long work goes on."""

from __future__ import annotations

from typing import Any

from ceki.locales.messages import said


class Progress:
    """Yields a function to call with how much more is done; draws nothing unless `wanted`."""

    def __init__(self, what: str, total: int, wanted: bool) -> None:
        self.what, self.total, self.wanted = what, total, wanted

    def __enter__(self) -> Any:
        if not self.wanted:
            return lambda done: None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self.bar.start()
        task = self.bar.add_task(said("command", f"progress-{self.what}", {}), total=self.total)
        return lambda done: self.bar.advance(task, done)

    def expect(self, total: int) -> None:
        """Says how much there is to do, where that was not known before."""
        if self.wanted:
            self.bar.update(self.bar.task_ids[0], total=total)

    def __exit__(self, *_: object) -> None:
        if self.wanted:
            self.bar.stop()
