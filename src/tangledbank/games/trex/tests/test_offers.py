"""What each action would do in this very position, in a sentence with its numbers."""

import re

import pytest
from tests.play import random_game

from tangledbank.core.events import seat_name
from tangledbank.core.game import Game
from tangledbank.games.trex import GAME
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    card,
    card_named,
    place,
    resolved,
    scene,
    steady,
)
from tangledbank.games.trex.tests.words import dealt, name_of, play, prehistoric, question

FOOD, WHEEL, HAT = place(icon="food"), place(icon="wheel"), place(icon="hat")
ROW = f"{FOOD} {WHEEL} {HAT}"
NEXT = " ".join(all_places()[1:8:2])
EVEN = card(period="finely-balanced", footprints=3, icon="water")
FIVE, FOUR = card(footprints=5), card(footprints=4, icon="food")
THREE = card(footprints=3, icon="book")
HANDS = [f"{FIVE} {FOUR}", f"{THREE} {card(footprints=4, icon='hat')}"]


def offers(position: Position, seat: int | None = None, game: Game | None = None) -> dict[str, str]:
    """The sentence of every legal action."""
    game = game or steady()
    asked = int(position.to_act()) if seat is None else seat
    legal = position.legal(asked)
    sentences = game.offers(position.view(asked), legal, seat_name)
    return dict(zip([game.notation(action) for action in legal], sentences, strict=True))


def revealed(effect: str, sides: list[str], **words: object) -> Position:
    """The first seat has revealed a card with this eye at the first spot."""
    eye = card(reveal=effect, plain=False)
    hands = [f"{eye} {HANDS[0]}", HANDS[1]]
    table = scene(spots=ROW, hands=hands, sides=sides, period=card_named(eye).period, **words)
    return play(table, f"play {eye} at 1 open")


# -- playing -------------------------------------------------------------------------------
def test_a_play_says_what_ones_own_total_becomes_there() -> None:
    """§3.2, §4.1, §4.2"""
    found = offers(scene(spots=ROW, hands=EVEN, sides=f"{FOUR}"))

    name = name_of(EVEN)
    assert found[f"play {EVEN} at 1 down"] == f"{name} at {name_of(FOOD)}: you count 8 there."
    assert found[f"play {EVEN} at 2 down"] == f"{name} at {name_of(WHEEL)}: you count 3 there."
    assert found["pass"] == "You play no more cards in this period."


def test_a_reveal_says_what_the_card_does() -> None:
    """§4.3: and nothing is added where it has no eye."""
    peek = card(period="finely-balanced", reveal="peek")
    found = offers(scene(spots=ROW, hands=f"{EVEN} {peek}"))

    assert found[f"play {EVEN} at 1 open"] == found[f"play {EVEN} at 1 down"]
    assert found[f"play {peek} at 2 open"] == (
        f"{found[f'play {peek} at 2 down']} Look at one hidden card on your rival's side here."
    )


def test_a_how_de_do_says_that_it_never_wins_alone() -> None:
    """§3.5"""
    found = offers(scene(spots=ROW, hands=EVEN, sides=FIVE))
    name = name_of("how-de-do")

    assert found["play how-de-do at 1 down"] == (
        f"{name} at {name_of(FOOD)}: you count 6 there. It never wins alone."
    )
    assert found["play how-de-do at 2 down"].startswith(f"{name} at {name_of(WHEEL)}: you count 0 ")


# -- eyes ----------------------------------------------------------------------------------
def test_hidden_cards_are_told_apart_by_their_backs() -> None:
    """§7.1, §7.2: nothing hidden is named."""
    sides = ["", f"{card(footprints=4, icon='wheel')} how-de-do"]
    peek, flip = offers(revealed("peek", sides)), offers(revealed("flip", sides))

    assert peek["look at 1"] == "Only you see Seat 2's card that was laid in Jurassic."
    assert peek["look at 2"] == "Only you see Seat 2's card that was laid in Finely Balanced."
    assert flip["turn up 1"] == "Seat 2's card that was laid in Jurassic turns up for everyone."
    assert peek["leave it"] == flip["leave it"] == "Nothing happens."


def test_moves_name_the_card_and_the_spot() -> None:
    """§7.3, §7.4, §7.6, §7.13"""
    own, theirs = card(footprints=4, icon="wheel"), card(footprints=4, icon="music")
    sides = [own, f"{theirs}+"]

    assert offers(revealed("shift", sides))[f"move {own} to 2"] == (
        f"Your card {name_of(own)} moves to {name_of(WHEEL)}."
    )
    assert offers(revealed("shove", sides))[f"shove {theirs} to 2"] == (
        f"Seat 2's card {name_of(theirs)} moves to {name_of(WHEEL)}."
    )
    assert offers(revealed("recall", sides))[f"take back {own}"] == (
        f"{name_of(own)} comes back to your hand; the play stays used."
    )
    assert offers(revealed("relocate", sides))["relocate 1 and 3"] == (
        f"{name_of(FOOD)} and {name_of(HAT)} change places; the cards played there stay."
    )


def test_cards_that_leave_the_hand_say_where_they_go() -> None:
    """§7.8, §7.9, §7.10"""
    assert offers(revealed("discard", ["", ""]))[f"discard {FIVE}"] == (
        f"{name_of(FIVE)} goes to the discards, face up, and Seat 2 must discard one, too."
    )
    give = revealed("give", ["", ""])
    assert offers(give)[f"give {FIVE}"] == (
        f"Seat 2 gets {name_of(FIVE)}, and {name_of(card(reveal='give'))} counts 3 more."
    )
    swap = revealed("exchange", ["", ""])
    assert offers(swap, 1)[f"swap {THREE}"] == (
        f"Seat 1 gets {name_of(THREE)}, and you get the card that Seat 1 chooses."
    )


def test_using_an_effect_or_not() -> None:
    """§4.5"""
    encore = card(reveal="encore", period="free")
    table = scene(spots=place(spot="must-reveal"), hands=encore, period="free")
    found = offers(play(table, f"play {encore} at 1 open"))

    assert found == {
        "leave it": "Nothing happens.",
        "use it": "You may play one more card in this period.",
    }


# -- before and after ----------------------------------------------------------------------
def test_first_hands_and_spots_that_are_chosen() -> None:
    """§1.4, §2.3, §2.9"""
    ice, tar = prehistoric("ice"), prehistoric("tar")
    meteor, gift = prehistoric("meteor"), prehistoric("gift")
    order = scene(spots=f"{meteor} {gift} {FOOD}", phase="prehistoric", hands=HANDS)

    assert offers(dealt(3), 0)["keep"] == "You keep this hand."
    chosen = offers(scene(spots=f"{ice} {tar} {FOOD} {WHEEL}", phase="prehistoric"))
    assert chosen["choose 4"] == f"No card is revealed at {name_of(WHEEL)} in this round."
    assert offers(order)[f"first {gift}"] == f"{name_of(gift)} acts next."


def test_a_trade_says_what_is_taken_and_who_gets_rexonomics() -> None:
    """§6.2"""
    found = offers(scene(spots=f"{FOOD} {FIVE}", phase="trading", hands=[EVEN, FOUR]))

    assert found[f"trade {FOUR} for 2"] == (
        f"You take {name_of(FIVE)}, {name_of(FOUR)} lies there instead, and Seat 1 gets Rexonomics."
    )
    assert found["no trade"] == "Rexonomics stays with you."


def test_the_resolution_offers_its_choices() -> None:
    """§5.3, §8.1, §9.7, §9.11"""
    tops = all_cards(text="disregard-top")
    hat = card(footprints=4, icon="hat")
    order = resolved(spots=FOOD, sides=tops, deck=NEXT)
    top = resolved(spots=WHEEL, sides=[f"{FOUR} {hat}", tops[0]], deck=NEXT)
    barter = resolved(
        spots=place(spot="loser-barters"), hands=["", EVEN], sides=FIVE, discards=THREE, deck=NEXT
    )
    sells = card(spot="winner-sells", plain=False)
    sell = resolved(spots=sells, hands=EVEN, sides=FIVE, deck=NEXT)

    assert offers(order)[f"first {tops[1]}"] == f"{name_of(tops[1])} acts next."
    assert offers(top)[f"disregard {hat}"] == f"{name_of(hat)} is disregarded in this round."
    assert offers(barter)[f"swap {EVEN}"] == (
        f"You take {name_of(THREE)} from the discards and leave {name_of(EVEN)} there."
    )
    assert offers(sell)["sell it"] == "Seat 2 gets Small Change, and Rexonomics is yours."


# -- all of them ---------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(8))
def test_every_offer_of_a_game_is_a_sentence(seed: int) -> None:
    """§1.10: for every legal action, and nothing hidden is named."""
    for table in random_game(dealt(seed, target=2), seed):
        for seat in table.actors():
            found = offers(table, seat, GAME)
            unknown = {
                table.cards.names[each]
                for pile in (table.deck, table.hands[1 - seat])
                for each in pile.as_list()
            }
            for text, sentence in found.items():
                assert re.fullmatch(r"[A-Z][^{}]*\.", sentence), (text, sentence)
                assert "Seat 0" not in sentence
                if not text.startswith("play") and question(table) != "1 barter":
                    assert not any(name in sentence for name in unknown), (text, sentence)
