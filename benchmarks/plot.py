"""A line for each game over budgets that double, with intervals, as SVG for light and dark."""

from collections.abc import Mapping, Sequence
from html import escape
from math import log
from typing import NamedTuple

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 64, 190, 56, 60  # margins; names stand in the right one
APART = 22  # between names
COLOURS = 6
LEAST = 0.25  # below this share nothing is drawn
STYLE = """
    :root {
      --paper: #f5eddc; --ink: #2a2017; --soft: #55473a; --line: #cbbb9d;
      --c0: #a6401b; --c1: #1d6a5c; --c2: #6a3d86; --c3: #8a6400; --c4: #23588f; --c5: #a02a5e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #0f1916; --ink: #f3e6c8; --soft: #d0c3a3; --line: #3a4a42;
        --c0: #f79a6c; --c1: #7fd0bd; --c2: #cfa6e6; --c3: #f0c75e; --c4: #8fbdf0; --c5: #f08cb8;
      }
    }
    text { fill: var(--ink); font: 15px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
    .title { font: 600 19px Georgia, "Times New Roman", serif; }
    .soft { fill: var(--soft); }
    .end { text-anchor: end; }
    .middle { text-anchor: middle; }
    .grid { stroke: var(--line); stroke-width: 1; }
    .equal { stroke: var(--soft); stroke-dasharray: 5 4; }
    .path { fill: none; stroke-width: 2.5; }
    .bar { stroke-width: 1.5; opacity: 0.6; }"""


class Point(NamedTuple):
    """A share of victories with its interval, at a budget in ms."""

    ms: float
    share: float
    low: float
    high: float


def plot(title: str, about: str, lines: Mapping[str, Sequence[Point]]) -> str:
    """The picture; the dashed line is where all are equal."""
    budgets = sorted({point.ms for points in lines.values() for point in points})
    across = Across(budgets)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-labelledby="title about">',
        f'  <title id="title">{escape(title)}</title>',
        f'  <desc id="about">{escape(about)}</desc>',
        f"  <style>{STYLE}\n  </style>",
        f'  <rect width="{WIDTH}" height="{HEIGHT}" rx="14" style="fill: var(--paper)"/>',
        f'  <text class="title" x="{LEFT}" y="34">{escape(title)}</text>',
        *grid(budgets, across),
    ]
    named = spread({name: down(points[-1].share) for name, points in lines.items()})
    for number, (name, points) in enumerate(lines.items()):
        parts += line(name, points, f"var(--c{number % COLOURS})", across, named[name])
    return "\n".join([*parts, "</svg>"]) + "\n"


class Across:
    """Where a budget stands: each doubling is as wide as any other."""

    def __init__(self, budgets: Sequence[float]) -> None:
        self.first = log(budgets[0])
        self.wide = max(log(budgets[-1]) - self.first, 1e-9)

    def __call__(self, ms: float) -> float:
        """In units of the picture."""
        return LEFT + 12 + (log(ms) - self.first) / self.wide * (WIDTH - LEFT - RIGHT - 24)


def down(share: float) -> float:
    """Where a share stands."""
    return TOP + (1 - max(share, LEAST)) / (1 - LEAST) * (HEIGHT - TOP - BOTTOM)


def grid(budgets: Sequence[float], across: Across) -> list[str]:
    """Shares on the left, budgets below."""
    end = WIDTH - RIGHT
    found = []
    for per_cent in (25, 50, 75, 100):
        y = down(per_cent / 100)
        kind = "grid equal" if per_cent == 50 else "grid"
        found.append(f'  <path class="{kind}" d="M{LEFT} {y:.1f}H{end}"/>')
        found.append(f'  <text class="soft end" x="{LEFT - 8}" y="{y + 5:.1f}">{per_cent} %</text>')
    foot = HEIGHT - BOTTOM
    for ms in budgets:
        found.append(
            f'  <text class="soft middle" x="{across(ms):.1f}" y="{foot + 22}">{ms:.0f}</text>'
        )
    middle = (LEFT + end) / 2
    found.append(f'  <text class="soft middle" x="{middle}" y="{foot + 44}">ms a decision</text>')
    return found


def line(
    name: str, points: Sequence[Point], colour: str, across: Across, name_at: float
) -> list[str]:
    """A game: its shares, their intervals, and its name at the end."""
    path = " ".join(f"{across(point.ms):.1f},{down(point.share):.1f}" for point in points)
    found = [f'  <polyline class="path" points="{path}" style="stroke: {colour}"/>']
    for point in points:
        x = across(point.ms)
        found.append(
            f'  <path class="bar" d="M{x:.1f} {down(point.low):.1f}V{down(point.high):.1f}" '
            f'style="stroke: {colour}"/>'
        )
        found.append(
            f'  <circle cx="{x:.1f}" cy="{down(point.share):.1f}" r="4" style="fill: {colour}"/>'
        )
    x = WIDTH - RIGHT + 10
    found.append(
        f'  <text x="{x}" y="{name_at + 5:.1f}" style="fill: {colour}">{escape(name)}</text>'
    )
    return found


def spread(heights: Mapping[str, float]) -> dict[str, float]:
    """Names beside the ends of their lines, but never over each other."""
    found: dict[str, float] = {}
    last = -float(APART)
    for name, height in sorted(heights.items(), key=lambda one: one[1]):
        last = max(height, last + APART)
        found[name] = last
    over = max(last - (HEIGHT - BOTTOM), 0.0) if found else 0.0
    return {name: height - over for name, height in found.items()}
