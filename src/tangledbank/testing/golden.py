"""Golden games: one for each number of seats, in a folder, replayed and compared line by line."""

from pathlib import Path

from tangledbank.core.game import Game
from tangledbank.core.golden import eager_record, golden_text, replay_golden

SEED = 1859


def golden_path(folder: Path, seats: int) -> Path:
    """The golden game for this many seats."""
    return folder / f"{seats}-seats.txt"


def write_golden(game: Game, folder: Path) -> list[Path]:
    """Play a game for each number of seats, and write it down; a changed one wants a reason."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for seats in game.seats:
        path = golden_path(folder, seats)
        text = golden_text(eager_record(game, seats, SEED + seats))
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def check_golden(game: Game, folder: Path) -> None:
    """Every golden game is still played as it is written down; none is missing or left over."""
    expected = {golden_path(folder, seats).name for seats in game.seats}
    found = {path.name for path in folder.iterdir()}
    assert found == expected, f"there are {sorted(found)}, and should be {sorted(expected)}"
    for seats in game.seats:
        its_actions_lead_to_its_text(game, seats, folder)
        its_seed_leads_to_it(game, seats, folder)


def its_actions_lead_to_its_text(game: Game, seats: int, folder: Path) -> None:
    """Played again, action by action, everything happens that is written there."""
    text = golden_path(folder, seats).read_text(encoding="utf-8")
    compare(replay_golden(game, seats, text), text, golden_path(folder, seats))


def its_seed_leads_to_it(game: Game, seats: int, folder: Path) -> None:
    """Played by chance again, it is the same game."""
    text = golden_path(folder, seats).read_text(encoding="utf-8")
    compare(golden_text(eager_record(game, seats, SEED + seats)), text, golden_path(folder, seats))


def compare(played: str, written: str, path: Path) -> None:
    """The first line that differs is named."""
    if played == written:
        return
    lines, expected = played.splitlines(), written.splitlines()
    number = next(
        (at for at, pair in enumerate(zip(lines, expected, strict=False)) if pair[0] != pair[1]),
        min(len(lines), len(expected)),
    )
    here, there = ([*text, "nothing"][min(number, len(text))] for text in (lines, expected))
    raise AssertionError(f"{path.name}, line {number + 1}: played {here!r}, written {there!r}")
