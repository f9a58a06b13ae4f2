"""What is counted, for whoever looks after a server: no names, no tables, no cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("ceki_tables_made", "Tables made", registry=self.registry)
        self.events = Counter("ceki_events", "Events written", registry=self.registry)
        self.lost_races = Counter("ceki_lost_races", "Events another server wrote first", registry=self.registry)
        self.refused = Counter("ceki_refused", "Refusals by code", ["code"], registry=self.registry)
        self.sockets = Gauge("ceki_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("ceki_rooms", "Tables in memory", registry=self.registry)
        self.moves = Histogram("ceki_move_seconds", "From a move to its ack", registry=self.registry, buckets=TIMES)
        self.bots = Histogram("ceki_bot_seconds", "A bot's thinking", registry=self.registry, buckets=TIMES)
        self.thinking = Counter(
            "ceki_bot_moves", "Moves of bots that look ahead: thought, or why greedily", ["how"], registry=self.registry
        )

    def bot_move(self, how: str) -> None:
        """A bot that looks ahead has moved: `thought`, or why it has not."""
        self.thinking.labels(how).inc()

    def text(self) -> bytes:
        """All counts in the format of Prometheus."""
        return generate_latest(self.registry)
