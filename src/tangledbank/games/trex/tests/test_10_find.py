"""§10.4 to §10.6 Find a card: look through the deck, then shuffle it."""

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    card_named,
    place,
    place_named,
    scene,
)
from tangledbank.games.trex.tests.words import (
    deck,
    discards,
    events,
    held,
    name_of,
    play,
    prehistoric,
    seen,
    spots,
    story,
    told,
)

PLACES = " ".join(all_places()[1:8:2])
FIND = card(reveal="find-card", period="finely-balanced")
NAMED = card_named(FIND).finds
FIND_PLACE = card(reveal="find-place")
FIVE = card(footprints=5, icon="water")
FINDERS = ["find-card", "find-place", "winner-clears", "winner-fetches", "fossil"]


def about_to_find(how: str, seed: int = 0, **words: object) -> tuple[Position, str, str]:
    """A table before something is found in one of five ways, the text, and the card named."""
    words = {"seed": seed, **words}
    if how in ("find-card", "find-place"):
        eye = card(reveal=how)
        named, period = card_named(eye).finds, card_named(eye).period
        table = scene(spots=PLACES, hands=[f"{eye} {FIVE}", ""], period=period, **words)
        return table, f"play {eye} at 1 open", named
    if how == "winner-clears":
        spot = place(spot=how)
        named = place_named(spot).finds
    elif how == "winner-fetches":
        spot = card(spot=how, text="sulk")
        named = card_named(spot).finds
    else:
        fossil = prehistoric(how)
        table = scene(spots=f"{fossil} {prehistoric('gift')} {place(icon='food')}",
            phase="prehistoric", hands=[FIVE, NAMED], **words)  # fmt: skip
        return table, f"first {fossil}", "the-immovable-aunt"
    return before_resolving(spots=spot, sides=FIVE, rounds=1, **words), "all pass", named


@pytest.mark.parametrize("how", FINDERS)
def test_the_named_card_is_found_wherever_it_lies_in_the_deck(how: str) -> None:
    """§10.4: on top, at the bottom, or between."""
    for first in (True, False):
        table, text, named = about_to_find(how)
        order = [one for one in table.deck.as_list() if one != table.cards.number_of[named]]
        number = table.cards.number_of[named]
        table.deck.fill([*order, number] if first else [number, *order])
        (event,) = events(table, "found", text)

        assert event.values == {"card": named}
        assert event.audience is None
        assert named not in deck(play(table, text))


@pytest.mark.parametrize("how", FINDERS)
def test_the_deck_is_always_shuffled_after_a_find(how: str) -> None:
    """§10.6: its order is another one for every seed, and the cards are the same."""
    orders: set[tuple[str, ...]] = set()
    tops: set[str] = set()
    for seed in range(40):
        table, text, named = about_to_find(how)
        start = deck(table)
        table.rng.seed(seed)
        after = play(table, text)
        rest = [one for one in start if one != named]
        assert sorted(deck(after)) == sorted(rest)
        assert deck(after) != rest
        orders.add(tuple(deck(after)))
        tops.add(deck(after)[0])

    assert len(orders) == 40
    assert len(tops) > 20  # any card may be the next one


@pytest.mark.parametrize("how", FINDERS)
def test_what_is_not_found_leaves_the_deck_as_it_was(how: str) -> None:
    """§10.5: and draws nothing from chance."""
    _table, _text, named = about_to_find(how)
    table, text, _named = about_to_find(how, discards=named)
    start = deck(table)
    missed, found = play(table, text), told(table, text)

    assert "not found" in found
    assert "found" not in found
    assert deck(missed) == start
    assert named in discards(missed)


@pytest.mark.parametrize("where", ["hands", "discards", "scores", "sides"])
def test_only_the_deck_is_searched(where: str) -> None:
    """§10.4, §10.5, X2: not a hand, the discards, a score pile or the table."""
    named = card_named(FIND_PLACE).finds if where == "scores" else NAMED
    eye = FIND_PLACE if where == "scores" else FIND
    words: dict[str, object] = {where: named if where == "discards" else ["", named]}
    words["hands"] = [eye, named if where == "hands" else ""]
    table = scene(spots=PLACES, period=card_named(eye).period, **words)
    missed = play(table, f"play {eye} at 1 open")

    assert told(table, f"play {eye} at 1 open") == ["laid open", "not found"]
    assert named not in held(missed)
    assert spots(missed) == spots(table)


def test_a_card_that_lies_as_a_spot_is_not_found() -> None:
    """§10.5"""
    named = card_named(FIND_PLACE).finds
    table = scene(spots=f"{named} {place(icon='food')}", hands=FIND_PLACE, period="free")

    assert "not found" in told(table, f"play {FIND_PLACE} at 2 open")
    assert spots(play(table, f"play {FIND_PLACE} at 2 open"))[0] == named


def test_the_whole_instruction_is_ignored() -> None:
    """§10.5: of a Fossil, First Move too."""
    table, text, _named = about_to_find("fossil", discards="the-immovable-aunt")

    assert play(table, text).next_first == 0
    found, text, _named = about_to_find("fossil")
    assert play(found, text).next_first == 1


def test_nobody_learns_anything_else_of_the_deck() -> None:
    """§10.4, X17: the view changes by the found card alone."""
    table = scene(spots=PLACES, hands=[f"{FIND} {FIVE}", ""])
    before, after = seen(table, 0).own, seen(play(table, f"play {FIND} at 1 open"), 0).own

    assert before is not None
    assert after is not None
    assert set(before.unseen) - set(after.unseen) == {NAMED}
    assert [one for one in all_cards(plain=False) if one in after.unseen] == list(after.unseen)


def test_the_sentences_of_a_find() -> None:
    """§10.4, §10.5, §10.6"""
    found = scene(spots=PLACES, hands=[f"{FIND} {FIVE}", ""])
    missing = scene(spots=PLACES, hands=[FIND, NAMED])

    assert story(found, f"play {FIND} at 1 open")[1:] == [
        f"Seat 1 finds {name_of(NAMED)} in the deck, which is shuffled again.",
        f"Seat 1 takes {name_of(NAMED)} into the hand.",
    ]
    assert story(missing, f"play {FIND} at 1 open")[1:] == [
        f"Seat 1 looks for {name_of(NAMED)}, which is not in the deck.",
    ]
