"""One round of the compiled prototype: whole games of three players, random play, as JSON rows."""

import json

from phan.piles import many, many_clones, new_game
from windows import microseconds, rate

game = new_game(3, 1)
row = {
    "name": "prototype, 3 players, compiled",
    "decisions_per_second": rate(lambda: many(500, 1, False)[0]),
    "clone_us": microseconds(lambda: many_clones(game, 100), 100) / 100,
}
print(json.dumps([row]))
