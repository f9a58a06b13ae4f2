"""Traces for OpenTelemetry: a message of a player, what is written of it, and what goes out. Without
`OTEL_EXPORTER_OTLP_ENDPOINT` there are none, and they cost nothing. No trace has a name, a card, a move or a code."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from typing import Any, Final

ASKED_FOR: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
NEEDED: Final = "traces need the extra `traces`: pip install 'ceki[traces]'"
_tracer: Any = None


def span(name: str, **facts: str | int) -> AbstractContextManager[object]:
    """A piece of work, within the one that it is part of; `facts` are its attributes, as `ceki.NAME`."""
    if _tracer is None:
        return nullcontext()
    started: AbstractContextManager[object] = _tracer.start_as_current_span(
        name, attributes={f"ceki.{key}": value for key, value in facts.items()},
        record_exception=False, set_status_on_exception=False,  # what an exception says could name a card
    )  # fmt: skip
    return started


@contextmanager
def exported(environment: Mapping[str, str] = os.environ) -> Iterator[None]:
    """Sends traces where the environment says, until it ends. Raises `ImportError` in one line without the extra."""
    if not any(environment.get(name) for name in ASKED_FOR):
        yield
        return
    try:
        trace = import_module("opentelemetry.sdk.trace")
        export = import_module("opentelemetry.sdk.trace.export")
        otlp = import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
        resources = import_module("opentelemetry.sdk.resources")
    except ImportError as error:
        raise ImportError(NEEDED) from error
    own = {"service.name": environment.get("OTEL_SERVICE_NAME", "ceki")}
    provider = trace.TracerProvider(resource=resources.Resource.create(own))
    provider.add_span_processor(export.BatchSpanProcessor(otlp.OTLPSpanExporter()))
    with traced_by(provider):
        yield
    provider.shutdown()


@contextmanager
def traced_by(provider: Any) -> Iterator[None]:
    """Has spans made by a provider, until it ends."""
    global _tracer
    _tracer = provider.get_tracer("ceki")
    try:
        yield
    finally:
        _tracer = None
