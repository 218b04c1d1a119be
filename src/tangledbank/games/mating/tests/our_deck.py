"""Our deck: as text, as cards, and as people see them."""

from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.deck import Deck

TEXT = GAME.card_file()
DECK = Deck(TEXT)
FACES = {face.id: face for face in GAME.card_faces()}
