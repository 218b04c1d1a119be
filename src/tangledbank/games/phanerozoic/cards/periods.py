"""The periods of the international time scale that the species come from."""

from typing import Final, Literal, get_args

Period = Literal[
    "Stenian", "Cambrian", "Ordovician", "Silurian", "Devonian", "Carboniferous", "Permian",
    "Triassic", "Jurassic", "Cretaceous", "Paleogene", "Neogene", "Quaternary",
]  # fmt: skip
PERIODS: Final[tuple[Period, ...]] = get_args(Period)

# In million years ago, from the International Chronostratigraphic Chart, v2024/12.
SPANS: Final[dict[Period, tuple[float, float]]] = {
    "Stenian": (1200, 1000),
    "Cambrian": (538.8, 486.85),
    "Ordovician": (486.85, 443.1),
    "Silurian": (443.1, 419.62),
    "Devonian": (419.62, 358.86),
    "Carboniferous": (358.86, 298.9),
    "Permian": (298.9, 251.902),
    "Triassic": (251.902, 201.4),
    "Jurassic": (201.4, 143.1),
    "Cretaceous": (143.1, 66),
    "Paleogene": (66, 23.04),
    "Neogene": (23.04, 2.58),
    "Quaternary": (2.58, 0),
}


def lies_in(age: float, period: Period) -> bool:
    """Whether an age, in million years ago, lies in a period."""
    begins, ends = SPANS[period]
    return begins >= age >= ends
