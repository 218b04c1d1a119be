"""§8 The end."""

from mypy_extensions import i64

from tangledbank.games.phylo.rules.state import DEALING, LONGEST, NONE, OVER, POINTS, ROUNDS, State
from tangledbank.games.phylo.rules.told import ENDED


def end_round(position: State) -> None:
    """§8 The game is over, or §1.1 the deal moves on."""
    why = reason_to_end(position)
    if why == NONE:
        position.dealer = position.after(position.dealer)
        position.phase = DEALING
    else:
        position.phase = OVER
        position.ended_by = why
        position.tell(ENDED + why, NONE)


def reason_to_end(position: State) -> i64:
    """§8.1 Points, §8.2 rounds, or §8.3 no end in sight (P21, P25)."""
    terms = position.terms
    if not terms.by_points:
        return ROUNDS if position.round >= terms.rounds else NONE
    for seat in range(position.seats):
        if position.totals[seat] >= terms.target:
            return POINTS
    return LONGEST if position.round >= terms.longest else NONE
