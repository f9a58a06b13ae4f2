"""alerts.yml and dashboard.json: each fault raises its own alert alone, and what they read is what a server counts."""

from __future__ import annotations

import functools
import json
import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
import yaml

from ceki.server.http.app import create_app
from ceki.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.deployed.files import DEPLOY
from tests.server.servers import needed

WELL: Final = {
    'up{job="ceki", instance="one"}': "1x70",
    'up{job="ceki", instance="two"}': "1x70",
    'ceki_database_up{instance="one"}': "1x70",
    'ceki_bus_up{instance="one"}': "1x70",
    'ceki_disk_free_bytes{instance="one"}': "5e9x70",
    'ceki_clock_seconds{instance="one"}': "0+2x70",
    'ceki_backup_seconds{instance="one"}': "0x70",
    'ceki_certificate_ends_seconds{instance="one"}': "7776000x70",
    'ceki_forwarded_unbelieved_total{instance="one"}': "0x70",
    'ceki_refused_total{instance="one", code="foreign_origin"}': "0x70",
    'ceki_refused_total{instance="one", code="stale"}': "0+9x70",
    'process_resident_memory_bytes{job="ceki", instance="one"}': "3e8x70",
}
FAULTS: Final = {  # which begin after 60 seconds
    "NobodyServes": {'up{job="ceki", instance="one"}': "1x29 0x40", 'up{job="ceki", instance="two"}': "1x29 0x40"},
    "ServerDown": {'up{job="ceki", instance="two"}': "1x29 0x40"},
    "DatabaseDown": {'ceki_database_up{instance="one"}': "1x29 0x40"},
    "BusDown": {'ceki_bus_up{instance="one"}': "1x29 0x40"},
    "DiskNearlyFull": {'ceki_disk_free_bytes{instance="one"}': "5e9x29 5e8x40"},
    "ClockWrong": {'ceki_clock_seconds{instance="one"}': "0+2x29 69+2x40"},
    "CertificateEnds": {'ceki_certificate_ends_seconds{instance="one"}': "7776000x29 0x40"},
    "BackupOld": {'ceki_backup_seconds{instance="one"}': "0x29 -172800x40"},
    "ProxyUnnamed": {'ceki_forwarded_unbelieved_total{instance="one"}': "0x29 1+1x40"},
    "OriginRefused": {'ceki_refused_total{instance="one", code="foreign_origin"}': "0x29 2+2x40"},
    "MemoryHigh": {'process_resident_memory_bytes{job="ceki", instance="one"}': "3e8x29 3e9x40"},
}
SLOW: Final = {"MovesSlow", "HouseNearlyFull"}  # which take minutes
WITHIN: Final = 10  # seconds


@functools.cache
def program() -> tuple[Path, dict[str, str]]:
    return needed("promtool", ["promtool"], "opt/*/bin", ["prometheus"])


def promtool(*words: str) -> None:
    run, environment = program()
    done = subprocess.run(
        [run, *words], env=os.environ | environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def rules() -> list[dict[str, str]]:
    found: list[dict[str, str]] = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"][0][
        "rules"
    ]
    return found


def test_prometheus_reads_its_files() -> None:
    promtool("check", "config", str(DEPLOY / "prometheus.yml"))


@pytest.mark.parametrize("fault", ["", *FAULTS])
def test_a_fault_raises_its_own_alert_within_ten_seconds_and_no_other(fault: str, tmp_path: Path) -> None:
    series = WELL | FAULTS.get(fault, {})
    cases = [{"eval_time": f"{60 + WITHIN}s", "alertname": rule["alert"]} for rule in rules() if rule["alert"] != fault]
    test = {
        "interval": "2s",
        "input_series": [{"series": name, "values": values} for name, values in series.items()],
        "alert_rule_test": cases,
        "promql_expr_test": [
            {
                "expr": f'count(ALERTS{{alertname="{fault}", alertstate="firing"}})',
                "eval_time": f"{60 + WITHIN}s",
                "exp_samples": [{"labels": "{}", "value": 1}] if fault else [],
            }
        ],
    }
    file = tmp_path / "test.yml"
    whole = {"rule_files": [str(DEPLOY / "alerts.yml")], "evaluation_interval": "2s", "tests": [test]}
    file.write_text(yaml.safe_dump(whole), encoding="utf-8")
    promtool("test", "rules", str(file))


def test_every_alert_has_its_fault() -> None:
    assert {rule["alert"] for rule in rules()} == set(FAULTS) | SLOW


def test_alerts_and_dashboard_read_what_a_server_counts(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"))
    text = app.state.registry.metrics.text().decode()
    counted = {"up", *re.findall(r"^# TYPE (\w+)", text, re.M)}
    counted |= {f"{name}_bucket" for name in re.findall(r"^# TYPE (\w+) histogram", text, re.M)}
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    read = [rule["expr"] for rule in rules()] + [one["expr"] for panel in panels for one in panel["targets"]]
    names = {name for text in read for name in re.findall(r"\b(?:ceki|process)_\w+", text)}
    assert names <= counted
