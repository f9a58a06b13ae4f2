"""Traces of OpenTelemetry: a message, what was written of it and what went out; without a card, a name or a code."""

from __future__ import annotations

import json

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from ceki.server import tracing
from tests.server.guests import asynchronous, serving
from tests.server.test_admin import CARD


@asynchronous
async def test_a_move_is_traced_from_its_message_to_the_sockets(tmp_path):
    kept, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    with tracing.traced_by(provider):
        async with serving(tmp_path) as house:
            made, guests = await house.full_table("cholek_tiga", players=2)
            asked = next(guest for guest in guests if guest.state["asked"])
            kept.clear()
            asked.move()
            await asked.answer()
            await house.quiet(made)
            spans = kept.get_finished_spans()
    by_name = {span.name: span for span in spans}
    message = by_name["message"]
    assert message.attributes == {"ceki.kind": "move", "ceki.game": "cholek_tiga", "ceki.table": made["table"]}
    assert by_name["write"].parent.span_id == by_name["tell"].parent.span_id == message.context.span_id
    assert by_name["tell"].attributes["ceki.sockets"] == 2
    text = json.dumps([json.loads(span.to_json()) for span in spans])
    assert not CARD.search(text)
    for secret in (made["code"], *made["tokens"], *(seat["name"] for seat in asked.state["seats"])):
        assert secret not in text


def test_what_an_exception_says_is_in_no_trace():
    kept, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    with tracing.traced_by(provider), pytest.raises(ValueError, match="C5"), tracing.span("message"):
        raise ValueError("the move 'discard C5' is not legal")
    (span,) = kept.get_finished_spans()
    assert "C5" not in span.to_json()


def test_without_an_address_nothing_is_traced():
    with tracing.exported({}):
        assert tracing._tracer is None


def test_an_address_without_the_extra_is_one_line(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(tracing, "import_module", missing)
    with (
        pytest.raises(ImportError, match="traces need the extra"),
        tracing.exported({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"}),
    ):
        pass
