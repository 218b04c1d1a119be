"""§7, §8, §9 Every card of our own deck does what its text says, with its own numbers."""

import pytest

from tangledbank.games.trex import GAME
from tangledbank.games.trex.cards.deck import Period, Place
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.scenes import scene
from tangledbank.games.trex.tests.words import (
    all_cards,
    all_places,
    card_named,
    disregarded,
    events,
    held,
    name_of,
    number_of,
    our_deck,
    place_named,
    play,
    question,
    resolved,
    seen,
    spots,
    told,
    totals,
)

EYES = [one for one in our_deck().periods if one.reveal]
TEXTS = [one for one in our_deck().periods if one.text]
SPOTS: list[Period | Place] = [
    *[one for one in our_deck().periods if one.spot],
    *[one for one in our_deck().places if one.spot],
]
ASKS = ("peek", "flip", "shift", "shove", "recall", "discard", "give", "relocate")
TELLS = {
    "encore": ["encore"], "find-card": ["found", "took"], "find-place": ["found", "replaced"],
    "barge-in": ["first move"], "boom": ["rexonomics"],
}  # fmt: skip


def ids(ones: list[Period] | list[Period | Place]) -> list[str]:
    """What to call the cases."""
    return [one.id for one in ones]


def others(*besides: str, icon: str = "none") -> list[str]:
    """Plain cards to lay beside, without these and without this icon."""
    return [one for one in all_cards() if one not in besides and icon not in card_named(one).icons]


def free_places(*besides: str) -> list[str]:
    """Plain places that no card names."""
    return [one for one in all_places() if one not in besides]


def footprints(*cards: str) -> int:
    """What is printed on some cards."""
    return sum(card_named(one).footprints for one in cards)


# -- §7 ------------------------------------------------------------------------------------
def with_something_to_do(one: Period) -> Position:
    """A table where every effect has something to do; the first seat holds the card."""
    a, b, c, d, e, f = others(one.finds)[:6]
    return scene(
        spots=" ".join(free_places(one.finds)[:3]), hands=[f"{one.id} {a} {b}", f"{c} {d}"],
        sides=[f"/ {e}", f"{f}+ how-de-do"], period=one.period, first=1, turn=0, rexonomics=1,
    )  # fmt: skip


@pytest.mark.parametrize("one", EYES, ids=ids(EYES))
def test_every_eye_does_what_it_says(one: Period) -> None:
    """§7.1-§7.13, §4.3"""
    table = with_something_to_do(one)
    text = f"play {one.id} at 1 open"

    if one.reveal in ASKS:
        assert question(play(table, text)) == f"1 {one.reveal}"
    elif one.reveal == "exchange":
        assert question(play(table, text)) == "both exchange"
    else:
        assert told(table, text)[1:] == TELLS[one.reveal]
    assert told(table, f"play {one.id} at 1 down") == ["laid down", "laid"]


@pytest.mark.parametrize("one", [one for one in EYES if one.finds])
def test_every_eye_that_finds_names_its_card(one: Period) -> None:
    """§7.7"""
    table = play(with_something_to_do(one), f"play {one.id} at 1 open")

    assert one.finds in (held(table) if one.reveal == "find-card" else spots(table)[:1])
    assert name_of(one.finds) in GAME.cards.does[number_of(one.id)]


@pytest.mark.parametrize("one", [one for one in EYES if one.reveal == "give"])
def test_every_gift_adds_its_own_amount(one: Period) -> None:
    """§7.9"""
    table = play(with_something_to_do(one), f"play {one.id} at 1 open")
    gift = held(table)[0]

    (event,) = events(table, "grew", f"give {gift}")
    assert event.values["amount"] == one.amount > 0
    assert seen(play(table, f"give {gift}")).spots[0].sides[0][0].bonus == one.amount


# -- §8 ------------------------------------------------------------------------------------
def count(one: Period, mine: str = "", theirs: str = "") -> int:
    """What a side with this card counts at a place of another icon."""
    spot = next(name for name in free_places() if place_named(name).icon not in one.icons)
    return totals(resolved(spots=spot, sides=[f"{one.id} {mine}", theirs]))[0]


@pytest.mark.parametrize("one", [one for one in TEXTS if one.text == "sulk"])
def test_every_sulk_adds_its_own_amount(one: Period) -> None:
    """§8.3"""
    assert one.amount > 0
    assert count(one) == one.footprints + one.amount
    assert count(one, "how-de-do") == one.footprints + 1


@pytest.mark.parametrize("one", [one for one in TEXTS if one.text == "crowd"])
def test_every_crowd_adds_for_each_card_up_to_its_most(one: Period) -> None:
    """§8.4"""
    rivals = ["how-de-do", *others(one.id)[:4]]
    each, most = int(GAME.cards.amount[number_of(one.id)]), int(GAME.cards.most[number_of(one.id)])

    assert each > 0
    assert most >= each
    for many in range(6):
        added = min(each * many, most)
        assert count(one, theirs=" ".join(rivals[:many])) == one.footprints + added


@pytest.mark.parametrize("one", [one for one in TEXTS if one.text == "balance"])
def test_every_balance_adds_its_own_amount(one: Period) -> None:
    """§8.6"""
    assert one.amount > 0
    assert count(one, theirs="how-de-do") == one.footprints + one.amount
    assert count(one) == one.footprints


@pytest.mark.parametrize("one", [one for one in TEXTS if one.text == "eras"])
def test_every_era_adds_its_own_amount_up_to_its_most(one: Period) -> None:
    """§8.8"""
    alone, paired = {*one.icons}, []
    for period in ("finely-balanced", "jurassic", "free"):
        if period != one.period:
            paired.append(next(name for name in all_cards(plain=False, text="", period=period)
                if not set(card_named(name).icons) & alone))  # fmt: skip
            alone |= {*card_named(paired[-1]).icons}
    spot = next(name for name in free_places() if place_named(name).icon not in alone)
    each, most = int(GAME.cards.amount[number_of(one.id)]), int(GAME.cards.most[number_of(one.id)])

    assert most >= each > 0
    for many in range(3):
        table = resolved(spots=spot, sides=" ".join([one.id, *paired[:many]]))
        added = min(each * many, most)
        assert totals(table)[0] == one.footprints + footprints(*paired[:many]) + added


@pytest.mark.parametrize("one", [one for one in TEXTS if one.text == "wild"])
def test_every_wild_card_joins_the_spot(one: Period) -> None:
    """§8.5"""
    assert count(one) == one.footprints + 1


@pytest.mark.parametrize("one", [one for one in TEXTS if one.text == "stubborn"])
def test_every_stubborn_card_wins_a_tie(one: Period) -> None:
    """§8.7"""
    level = next(name for name in all_cards(plain=False, text="")
        if footprints(name) == one.footprints)  # fmt: skip
    spot = next(name for name in free_places()
        if place_named(name).icon not in (*one.icons, *card_named(level).icons))  # fmt: skip
    table = resolved(spots=spot, sides=[level, one.id], first=0)

    assert totals(table) == (one.footprints, one.footprints)
    assert int(table.last.winners[0]) == 1


@pytest.mark.parametrize("one", [one for one in TEXTS if one.text.startswith("disregard")])
def test_every_disregarding_text_takes_what_it_names(one: Period) -> None:
    """§8.1, §8.2"""
    if one.text == "disregard-top":
        target = others(one.id)[0]
    else:
        target = next(
            name for name in all_cards(icon=one.icon, plain=False, text="") if name != one.id
        )
    spared = card_named(next(name for name in all_cards(plain=False, text="", footprints=1)
        if name != target and one.icon not in card_named(name).icons))  # fmt: skip
    table = resolved(spots=free_places()[0], sides=[one.id, f"{target} {spared.id}"])

    assert disregarded(table) == [target]


# -- §9 ------------------------------------------------------------------------------------
@pytest.mark.parametrize("one", SPOTS, ids=ids(SPOTS))
def test_every_spot_effect_belongs_to_its_family(one: Period | Place) -> None:
    """§9.1-§9.16: the tables of the rules have the same word, and its numbers."""
    from tangledbank.games.trex.cards.cards import ICONS
    from tangledbank.games.trex.cards.cards import SPOTS as WORDS

    number = number_of(one.id)

    assert WORDS[GAME.cards.spot[number]] == one.spot
    if one.finds:
        assert GAME.cards.ids[GAME.cards.finds[number]] == one.finds
    if one.spot == "rich-groups":
        assert isinstance(one, Place)
        assert GAME.cards.named[number] == 1 << ICONS.index(one.icon)
    if one.spot in ("rich-groups", "at-most-two", "beds-count"):
        assert GAME.cards.amount[number] == (2 if one.spot == "at-most-two" else 1)
