"""Many tables in one server: how long from a click to the frame that shows it, and are any lost?

`python -m benchmarks.tables` starts a server in a process of its own, on an empty folder, and
plays at all its tables from another process: at each, two people who think for a while, two bots
that act at once, and two who watch. Afterwards the store is read: every click must be there, once.
"""

import argparse
import contextlib
import json
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.served import ROOT, Server, interpreter
from benchmarks.visitors import THINK

HERE = ROOT / "benchmarks"
PROMISE = 50.0  # ms, for 95 of 100 clicks


def measure(
    count: int, seconds: float, python: str, more: dict[str, str], bots: list[str]
) -> dict[str, Any]:
    """Start a server, play, end it, look into its store."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(python, more, Path(folder)) as server:
            command = [sys.executable, "-m", "benchmarks.visitors"]
            command += [server.url, str(count), str(seconds), *bots]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as load:
                assert load.stdout is not None
                load.stdout.readline()  # all tables are laid
                before, at = server.cpu_seconds(load.pid), time.perf_counter()
                time.sleep(seconds - 1)
                cores = server.cpu_seconds(load.pid).since(before, time.perf_counter() - at)
                memory = server.memory()
                told = json.loads(load.stdout.read())
            if load.returncode != 0:
                sys.exit("the load generator has failed")
        found = check(Path(folder), told)
    return {
        "machine": f"CPython {platform.python_version()}, {os.cpu_count()} cores",
        "rules": "compiled" if server.health["compiled"] else "uncompiled",
        "versions": {name: version(name) for name in ("uvicorn", "websockets", "starlette")},
        "priority": priority(),
        "tables": count,
        "sockets": count * 4,
        "think_seconds": THINK,
        "seconds": round(told["seconds"], 1),
        "clicks_sent": told["sent"],
        "clicks_done": len(told["done"]),
        "clicks_refused": len(told["refused"]),
        **found,
        "frames": told["frames"],
        "frame_bytes": told["bytes"] // max(1, told["frames"]),
        "own_page_ms": percentiles(told["own"]),
        "all_four_pages_ms": percentiles(told["everyone"]),
        "cores_used": cores,
        "server_megabytes": memory,
    }


def check(folder: Path, told: dict[str, Any]) -> dict[str, int]:
    """What the store says about the clicks: none lost, none twice, none that was refused."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as base:
        rows = [json.loads(text) for (text,) in base.execute("SELECT entry FROM log")]
    acted = [row for row in rows if row["type"] == "acted"]
    saved = Counter(row["id"] for row in acted if "id" in row)
    return {
        "saved": len(saved),
        "by_bots": len(acted) - sum(saved.values()),
        "lost": len(set(told["done"]) - set(saved)),
        "doubled": sum(count > 1 for count in saved.values()),
        "saved_though_refused": len(set(told["refused"]) & set(saved)),
    }


def priority() -> str:
    """Whether others on a busy machine had to wait for us (`chrt -r 1`) or we for them."""
    if os.sched_getscheduler(0) == os.SCHED_OTHER:
        return "like any other process"
    return "before all others (real-time scheduling)"


def percentiles(values: list[float]) -> dict[str, float]:
    """Of sorted values."""
    if not values:
        return {}
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
    last = len(values) - 1
    return {name: round(values[round(part * last)], 1) for name, part in places.items()}


def report(result: dict[str, Any]) -> str:
    """The figures in words."""
    own, everyone = result["own_page_ms"], result["all_four_pages_ms"]
    versions = ", ".join(f"{name} {number}" for name, number in result["versions"].items())
    lines = [
        "# Many tables in one server",
        "",
        f"Written by `python -m benchmarks.tables`; the same figures are in `tables.json`. "
        f"{result['tables']} tables in one server process, rules {result['rules']}: at each two "
        f"people who think for {THINK[0]:g} to {THINK[1]:g} seconds, two bots that act at once and "
        f"two who watch, {result['sockets']} sockets in all, for {result['seconds']:g} seconds. "
        f"The people are scripts in another process on the same machine: {result['machine']}; "
        f"{versions}. Others on this machine took {result['cores_used']['others']:.0%} of a core "
        f"meanwhile; this ran {result['priority']}.",
        "",
        "| from the click to the frame that shows it | p50 | p95 | p99 | most |",
        "|---|--:|--:|--:|--:|",
        f"| at the page that clicked, ms | {row(own)} |",
        f"| at the last of the table's four pages, ms | {row(everyone)} |",
        "",
        f"Clicks: {result['clicks_sent']} sent, {result['clicks_done']} done, "
        f"{result['clicks_refused']} refused. In the store: {result['saved']} of people, "
        f"{result['by_bots']} of bots; {result['lost']} lost, {result['doubled']} doubled. "
        f"Frames: {result['frames']}, {result['frame_bytes']} bytes each. "
        f"The server took {result['cores_used']['server']:.0%} of a core and "
        f"{result['server_megabytes']} MB, its bots {result['cores_used']['bots']:.0%} of a core, "
        f"the scripts {result['cores_used']['load']:.0%}.",
        "",
    ]
    return "\n".join(lines)


def row(found: dict[str, float]) -> str:
    """The cells of a row."""
    return " | ".join(f"{found[name]:.1f}" for name in ("p50", "p95", "p99", "most"))


def main() -> None:
    """Measure, write down, print; complain if a promise is broken."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--python", help="the interpreter that serves; by default .venv or this")
    arguments.add_argument("--bots", help="two others, as in expert,expert; nothing is written")
    chosen = arguments.parse_args()
    python, more = (chosen.python, {}) if chosen.python else interpreter()
    bots = chosen.bots.split(",") if chosen.bots else []
    result = measure(chosen.tables, chosen.seconds, python, more, bots)
    if not bots:
        (HERE / "tables.json").write_text(json.dumps(result, indent=1) + "\n")
        (HERE / "tables.md").write_text(report(result))
    print(report(result))
    if result["lost"] or result["doubled"] or result["saved_though_refused"]:
        sys.exit("a click was lost, or counted twice")
    if result["own_page_ms"]["p95"] >= PROMISE:
        sys.exit(f"95 of 100 clicks should be shown within {PROMISE:g} ms; was the machine busy?")


if __name__ == "__main__":
    main()
