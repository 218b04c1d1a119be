"""Actions in words: every action has words of its own, and every word is read back."""

import re

import pytest
from tests.play import random_game

from tangledbank.core.errors import BadNotation
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.cards.cards import EVENTS, MOST_CARDS, PROTECTED_AREA
from tangledbank.games.phylo.rules.actions import (
    AIM,
    AIM_NOTHING,
    DROP,
    DROPS,
    KEEP_ALL,
    NO_AIM,
    RESTORE,
    STRIKE,
    aims_in,
    card_of,
    event_of,
    kind_of,
    one_aim,
    opponent_of,
    restore,
    strike,
)
from tangledbank.games.phylo.said.notation import FORMS
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import dealt, legal, made_up, play

HARMFUL, HELPING = EVENTS[:PROTECTED_AREA], EVENTS[PROTECTED_AREA:]
TEXTS = [
    "keep all", "drop mallard", "drop duckweed moose", "drop duckweed moose mallard lion drought",
    "aim nothing", "aim drought 1", "aim drought 5", "aim protected-area",
    "aim protected-area, wildfire 2, drought 1", "aim wildfire 2, protected-area, drought 1",
    "aim wildfire 1, wildfire 1", "strike moose", "strike duckweed", "restore moose",
    "restore nothing",
]  # fmt: skip


# -- both ways -----------------------------------------------------------------------------
@pytest.mark.parametrize("text", TEXTS)
def test_words_are_read_and_written_alike(text: str) -> None:
    """§2.2, §4.2 to §4.5, §6.3, §6.9"""
    written = GAME.notation(GAME.parse(text))

    assert sorted(written.split()) == sorted(text.split())
    assert GAME.parse(written) == GAME.parse(text)
    assert written == text or text.startswith("drop ")


def test_different_words_are_different_actions() -> None:
    assert len({GAME.parse(text) for text in TEXTS}) == len(TEXTS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_legal_action_of_a_game_has_words_of_its_own(seats: int) -> None:
    """§2.2, §4.5, §6.3, §6.9"""
    for table in random_game(dealt(seats, end="rounds", rounds=3)):
        for seat in table.actors():
            actions = table.legal(seat)
            texts = legal(table, seat)
            assert [GAME.parse(text) for text in texts] == actions
            assert len(set(texts)) == len(actions)


def test_cases_and_spaces_do_not_matter() -> None:
    assert GAME.parse("  Drop   MALLARD ") == GAME.parse("drop mallard")
    assert GAME.parse("KEEP  all") == GAME.parse("keep all")
    assert GAME.parse("aim wildfire 2,drought 1 ,  blight 3") == GAME.parse(
        "aim wildfire 2, drought 1, blight 3"
    )


def test_dropped_cards_come_in_any_order_and_are_written_in_the_order_of_the_hand() -> None:
    """§2.2"""
    ids = [GAME.cards.ids[number] for number in (3, 50, 99)]
    texts = [f"drop {ids[2]} {ids[0]} {ids[1]}", f"drop {ids[1]} {ids[2]} {ids[0]}"]

    assert {GAME.notation(GAME.parse(text)) for text in texts} == {"drop " + " ".join(ids)}


def test_the_order_of_aims_is_kept() -> None:
    """§4.5"""
    one, other = "aim drought 1, wildfire 1", "aim wildfire 1, drought 1"

    assert GAME.parse(one) != GAME.parse(other)
    assert GAME.notation(GAME.parse(other)) == other


# -- numbers -------------------------------------------------------------------------------
def test_every_single_drop_and_every_pair_has_a_number_of_its_own() -> None:
    """§2.2"""
    ids = GAME.cards.ids
    ones = [GAME.parse(f"drop {name}") for name in ids]
    pairs = [GAME.parse(f"drop {one} {two}") for one in ids[:20] for two in ids[20:40]]

    assert len({*ones, *pairs, KEEP_ALL}) == len(ones) + len(pairs) + 1
    assert [GAME.notation(action) for action in ones] == [f"drop {name}" for name in ids]


def test_the_last_five_cards_of_the_largest_deck_can_be_dropped_at_once() -> None:
    """§2.2, §9.1: they have the largest number of all drops"""
    game = made_up(*[f"s{number} sun copies=9" for number in range(16)], size=MOST_CARDS)
    last = game.cards.ids[-5:]
    action = game.parse("drop " + " ".join(last))

    assert action == DROPS.end - 1
    assert action < AIM_NOTHING
    assert (kind_of(action), DROPS.cards_of(action)) == (DROP, list(range(139, 144)))
    assert game.notation(action) == "drop " + " ".join(last)


def test_the_longest_row_of_aims_is_an_action_that_records_and_pages_can_hold() -> None:
    """§4.2, §4.5"""
    row = "aim " + ", ".join(["research-station"] * 5)

    assert GAME.parse(row) == NO_AIM - 1
    assert NO_AIM - 1 < 2**31
    assert kind_of(GAME.parse(row)) == AIM
    assert GAME.notation(GAME.parse(row)) == row


def test_the_kinds_of_action_do_not_overlap() -> None:
    """§2.2, §4.1, §6.3, §6.9"""
    kinds = {
        "strike duckweed": STRIKE, "restore duckweed": RESTORE, "restore nothing": RESTORE,
        "keep all": DROP, "drop duckweed": DROP, "aim nothing": AIM, "aim drought 1": AIM,
    }  # fmt: skip

    assert {text: int(kind_of(GAME.parse(text))) for text in kinds} == kinds
    assert GAME.cards.ids[card_of(GAME.parse("strike duckweed"))] == "duckweed"
    assert GAME.cards.ids[card_of(GAME.parse("restore duckweed"))] == "duckweed"


def test_an_aim_is_an_event_and_an_opponent() -> None:
    """§4.2, §4.3"""
    seen = set()
    for event in range(len(EVENTS)):
        for opponent in range(1, 6) if event < PROTECTED_AREA else [0]:
            aim = int(one_aim(event, opponent))
            assert (int(event_of(aim)), int(opponent_of(aim))) == (event, opponent)
            seen.add(aim)
    assert seen == set(range(1, 9 * 5 + 3 + 1))


@pytest.mark.parametrize("event", HARMFUL)
@pytest.mark.parametrize("opponent", range(1, 6))
def test_every_harmful_event_goes_to_every_opponent(event: str, opponent: int) -> None:
    """§4.2"""
    text = f"aim {event} {opponent}"

    assert GAME.notation(GAME.parse(text)) == text


def test_aims_are_read_in_their_order() -> None:
    """§4.5"""
    aims = aims_in(GAME.parse("aim drought 2, restoration, wildfire 5"))

    assert [(EVENTS[event_of(aim)], int(opponent_of(aim))) for aim in aims] == [
        ("drought", 2), ("restoration", 0), ("wildfire", 5),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "number",
    [
        0, 1, 255, int(strike(100)), int(strike(255)), int(restore(100)), 3 << 8, 4 << 8,
        KEEP_ALL - 1, KEEP_ALL + 1 + 100, DROPS.end - 1, DROPS.end, AIM_NOTHING - 1, NO_AIM,
        AIM_NOTHING + 49, 2**31 - 1,
    ],
)  # fmt: skip
def test_a_number_that_is_no_action_has_no_words(number: int) -> None:
    """Also cards that this deck does not have, and rows with a gap."""
    with pytest.raises(BadNotation, match=f"The number {number} is no action of Phylo"):
        GAME.notation(number)


def test_numbers_are_read_with_the_deck_of_the_table() -> None:
    """§9.1: the same number is another card elsewhere"""
    pond = made_up("algae sun", "snail plants")
    action = GAME.parse(f"drop {GAME.cards.ids[1]}")

    assert FORMS.write(pond.cards, action) == "drop snail"
    with pytest.raises(BadNotation):
        FORMS.write(pond.cards, GAME.parse("drop drought"))


# -- refused -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    ["keep", "keep nothing", "drop", "aim", "strike", "restore", "pass", "throw mallard",
     "mallard", "dropmallard", "strike mallard moose", "restore mallard moose"],
)  # fmt: skip
def test_a_text_that_is_no_action_is_refused_with_the_forms_there_are(text: str) -> None:
    with pytest.raises(BadNotation, match=r"is no action of Phylo; actions are written 'keep all'"):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text",
    ["drop unicorn", "drop mallard unicorn", "strike unicorn", "restore unicorn", "drop all",
     "strike nothing"],
)  # fmt: skip
def test_a_card_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match=r"There is no card '.*' in this deck"):
        GAME.parse(text)


def test_a_very_long_name_is_cut_in_the_refusal() -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse("drop " + "x" * 5000)
    assert len(str(refused.value)) < 100


def test_a_card_is_dropped_only_once() -> None:
    """§2.2"""
    with pytest.raises(BadNotation, match="A card can be dropped only once"):
        GAME.parse("drop mallard moose mallard")


def test_no_more_cards_are_dropped_than_a_hand_holds() -> None:
    """§2.2, §1.2"""
    with pytest.raises(BadNotation, match="At most 5 cards are dropped at once"):
        GAME.parse("drop " + " ".join(GAME.cards.ids[:6]))


def test_no_more_events_are_aimed_than_a_hand_holds() -> None:
    """§4.2, §1.2"""
    with pytest.raises(BadNotation, match="At most 5 events are aimed"):
        GAME.parse("aim " + ", ".join(["drought 1"] * 6))


@pytest.mark.parametrize(
    "part",
    ["drought one", "drought 1 2", "", "drought -1", "1 drought", "drought 1.5"],
)  # fmt: skip
def test_an_aim_is_an_event_and_a_number(part: str) -> None:
    """§4.2"""
    said = re.escape(f"{part!r} is no aim; one is written 'EVENT[ OPPONENT]'.")
    with pytest.raises(BadNotation, match=said):
        GAME.parse(f"aim wildfire 1, {part}")


@pytest.mark.parametrize("part", ["mallard 1", "flood 2", "nothing"])
def test_whoever_aims_no_event_hears_which_events_there_are(part: str) -> None:
    """§4.2"""
    name = part.split()[0]
    with pytest.raises(BadNotation, match=f"There is no event '{name}'; there are wildfire, "):
        GAME.parse(f"aim wildfire 1, {part}")


@pytest.mark.parametrize("event", HARMFUL)
def test_a_harmful_event_needs_an_opponent_from_one_to_five(event: str) -> None:
    """§4.2"""
    with pytest.raises(BadNotation, match=f"{event} needs an opponent from 1 to 5, counted"):
        GAME.parse(f"aim {event}")
    for number in (0, 6, 10):
        said = f"There are opponents 1 to 5; {number} is none of them."
        with pytest.raises(BadNotation, match=said):
            GAME.parse(f"aim {event} {number}")


@pytest.mark.parametrize("event", HELPING)
def test_a_helping_event_needs_none(event: str) -> None:
    """§4.3"""
    assert GAME.notation(GAME.parse(f"aim {event}")) == f"aim {event}"
    for number in (1, 5):
        with pytest.raises(BadNotation, match=f"{event} helps yourself and needs no number"):
            GAME.parse(f"aim {event} {number}")


def test_an_opponent_with_very_many_digits_is_refused_in_a_sentence() -> None:
    """§4.2: Python reads no number of more than 4,300 digits"""
    with pytest.raises(BadNotation):
        GAME.parse("aim drought " + "1" * 5000)


@pytest.mark.parametrize("digit", ["²", "١"])
def test_an_opponent_is_written_in_plain_digits(digit: str) -> None:
    """§4.2"""
    with pytest.raises(BadNotation):
        GAME.parse(f"aim drought {digit}")


def test_an_empty_text_is_no_action() -> None:
    with pytest.raises(BadNotation, match="this text is empty"):
        GAME.parse("  ")


# -- what is listed ------------------------------------------------------------------------
def test_pages_are_sent_neither_drops_of_several_cards_nor_aims() -> None:
    """§2.2, §4.5: there may be thousands, and the hand tells them"""
    table = scene(hands=["", "duckweed mallard drought"])
    aiming = scene(hands=["", "duckweed mallard drought"], phase="aiming")

    assert [GAME.notation(one) for one in GAME.listed_actions(table, 1)] == [
        "keep all", "drop duckweed", "drop mallard", "drop drought",
    ]  # fmt: skip
    assert GAME.listed_actions(table, 0) == []
    assert [GAME.notation(one) for one in GAME.listed_actions(aiming, 1)] == ["aim nothing"]


def test_everyone_who_is_asked_is_sent_something() -> None:
    """§4.1"""
    table = scene(hands=["drought wildfire", "oil-spill"], phase="aiming")
    for seat in (0, 1):
        listed = GAME.listed_actions(table, seat)
        assert [GAME.notation(one) for one in listed] == ["aim nothing"]
    assert play(table, "1: aim wildfire 1, drought 1").actors() == [1]
