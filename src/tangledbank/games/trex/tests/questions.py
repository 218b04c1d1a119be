"""A position for each question that the game asks."""

from functools import cache
from typing import Any

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    card,
    changed,
    dealt,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    play,
    prehistoric,
)

PLACES = all_places()
QUEUE, LEVEL = card(), card(2)  # Finely Balanced, without a text
TUBA, SOUP, TOPPER = (
    card(period="jurassic", footprints=4, icon=icon) for icon in ("music", "food", "hat")
)
MANY = all_cards(period="free", plain=False)
EYES = ("peek", "flip", "shift", "shove", "recall", "discard", "give", "exchange", "relocate")


def asking(name: str) -> Position:
    """A copy of the position in which the question is asked of seat 0, or of both."""
    return made(name).clone()


@cache
def made(name: str) -> Position:
    """Each is made once."""
    if name in EYES:
        return revealed(name)
    if name in ("order", "ice", "tar", "meteor", "gift"):
        return prehistoric_round(name)
    return {
        "hand": lambda: dealt(),
        "trade": lambda: scene(spots=f"{TUBA} {PLACES[0]}", hands=[QUEUE, LEVEL], phase="trading",
                               rexonomics=0),
        "play": lambda: scene(spots=" ".join(PLACES[:4]), hands=[f"{QUEUE} {TUBA}", LEVEL]),
        "use": lambda: revealed("encore", spot=place(spot="must-reveal")),
        "discard too": lambda: play(revealed("discard", turn=1), f"discard {SOUP}"),
        "limit": lambda: scene(spots=PLACES[0], hands=" ".join(MANY[:10])),
        "sequence": lambda: resolved(spots=PLACES[0], sides=tops()),
        "top": lambda: resolved(spots=PLACES[4], sides=[tops()[0], f"{TUBA} {TOPPER} {LEVEL}"]),
        "spend": lambda: resolved(spots=place(spot="winner-discards"), hands=[LEVEL, ""],
                                  sides=[f"{TUBA} {SOUP} how-de-do", ""]),
        "barter": lambda: resolved(spots=place(spot="loser-barters"), hands=[QUEUE, LEVEL],
                                   sides=["", TUBA], discards=f"{PLACES[0]} {SOUP}"),
        "sell": lambda: resolved(spots=card(spot="winner-sells", plain=False), hands=[QUEUE, ""],
                                 sides=[TUBA, ""]),
    }[name]()  # fmt: skip


def tops() -> list[str]:
    """Two cards that disregard each other."""
    return all_cards(text="disregard-top")[:2]


def revealed(reveal: str, spot: str = PLACES[0], turn: int = 0) -> Position:
    """A plain card with this eye was revealed at the second of three spots, by the seat `turn`."""
    hands = [f"{QUEUE} {SOUP} {MANY[0]}", f"{LEVEL} {MANY[1]} {MANY[2]}"]
    if turn:
        hands = [hands[1], hands[0]]
    words: Any = {
        "spots": f"{PLACES[1]} {spot} {PLACES[2]}", "turn": turn, "hands": hands,
        "sides": [f"how-de-do / {TUBA} how-de-do@jurassic", f" / {TOPPER}+ {MANY[3]}"],
    }  # fmt: skip
    table = scene(game=changed(f"{QUEUE} reveal={reveal}"), **words)
    return play(table, f"play {QUEUE} at 2 open")


def prehistoric_round(name: str) -> Position:
    """The first question of a round with Prehistoric cards."""
    effects = ["gift", "meteor"] if name == "order" else [name]
    row = [*[prehistoric(effect) for effect in effects], *PLACES[:2]]
    hands = [f"{QUEUE} {TUBA} {MANY[0]}", f"{LEVEL} {MANY[1]}"]
    return scene(spots=" ".join(row), hands=hands, phase="prehistoric")
