"""After the game: how long triples lay there, which were missed, who saw what."""

from tests.arranged import Arranged

from tangledbank.core.options import Values
from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.likely import likely_action
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.said.afterwards import Afterwards, Eyes, Sight, afterwards
from tangledbank.games.clades.said.notation import short
from tangledbank.games.clades.scenes import read_card, scene
from tangledbank.games.clades.tests.words import action

# Two triples that share no card and no quality but that of each: one of water, one of land.
WATER, LAND = "mw1b sw1b aw1b", "ml2g sl2g al2g"
ALL_DIFFERENT = "mw1b sl2g aa3r"


def told(start: Position, *texts: str) -> Afterwards:
    """A look back at a game that begins with a scene: `2 at 500: call ...`, or `at 2000`."""
    record = Arranged(GAME, int(start.seats), 0, {})
    record.arrange(start)
    for text in texts:
        head, _colon, words = text.partition(": ")
        moment = int(head.rpartition(" ")[2])
        if words:
            record.play(int(head[0]) - 1, action(words), moment)
        else:
            record.wait(moment)
    return afterwards(record)


def cards(names: tuple[str, ...]) -> str:
    """Ids in short."""
    return " ".join(short(read_card(name)) for name in names)


def sight(player: Eyes, quality: str) -> Sight:
    """How a player fared with a quality."""
    return next(one for one in player.sights if one.quality == quality)


# -- triples that were made ----------------------------------------------------------------
def test_a_triple_lies_there_from_its_last_card_to_the_call() -> None:
    """§3.1"""
    table = scene(shared=f"{WATER} ml2g sl2g ma1r", deck="al2g sa1g aa2b", seats=2)
    back = told(table, f"1 at 1200: call {WATER}", f"2 at 5000: call {LAND}", "at 40000")

    assert [(cards(one.cards), one.seat, one.since, one.at) for one in back.triples] == [
        (WATER, 0, 0, 1200),
        (LAND, 1, 3200, 5000),
    ]


def test_the_fastest_triple_is_the_one_that_lay_there_for_the_shortest_time() -> None:
    table = scene(shared=f"{WATER} ml2g sl2g ma1r", deck="al2g sa1g aa2b", seats=2)
    slower = told(table, f"1 at 1200: call {WATER}", f"2 at 5000: call {LAND}", "at 40000")
    faster = told(table, f"1 at 1200: call {WATER}", f"2 at 4000: call {LAND}", "at 40000")

    assert (slower.fastest, faster.fastest) == (0, 1)
    assert [one.fastest_ms for one in slower.players] == [1200, 1800]
    assert [one.fastest_ms for one in faster.players] == [1200, 800]


def test_a_triple_with_a_personal_card_lies_there_for_its_owner_alone() -> None:
    """§1.2, §3.1"""
    table = scene(shared="mw1b sw1b ml2g", hands=["", "aw1b"], deck="")
    back = told(table, f"2 at 900: call {WATER}")

    assert (back.triples[0].seat, back.triples[0].since) == (1, 0)
    assert [sight(one, "clade").offered_different for one in back.players] == [0, 1]


def test_a_triple_lies_in_the_reach_of_others_only_since_the_hands_are_open() -> None:
    """§7.2"""
    table = scene(
        shared="mw1b sw1b ml2g sl1r", hands=["ma3r", "aw1b"], deck="aa2g", open_hand="open",
    )  # fmt: skip
    back = told(
        table, "1 at 3000: stuck", "2 at 4000: stuck", f"1 at 9000: call {WATER}", "at 80000"
    )  # fmt: skip

    assert (back.triples[0].seat, back.triples[0].since, back.triples[0].at) == (0, 4000, 9000)


def test_a_triple_is_described_by_how_many_qualities_differ() -> None:
    """§2.1, §2.3"""
    table = scene(shared=f"{ALL_DIFFERENT} sw2r sw2b sw2g", deck="")
    back = told(table, f"1 at 100: call {ALL_DIFFERENT}", "2 at 200: call sw2r sw2b sw2g")

    assert [(one.differing, one.clade) for one in back.triples] == [(4, False), (1, True)]


# -- triples that were missed --------------------------------------------------------------
def test_a_triple_is_missed_when_one_of_its_cards_is_gone() -> None:
    """§3.3"""
    table = scene(shared=f"{WATER} ml1b ma1b sl3r", deck="", seats=2)
    back = told(table, f"1 at 2500: call {WATER}", "at 40000")

    assert [
        (cards(one.cards), one.seats, one.since, one.until, one.differing, one.clade)
        for one in back.missed
    ] == [("mw1b ml1b ma1b", (0, 1), 0, 2500, 1, True)]


def test_a_triple_is_missed_when_the_game_is_over() -> None:
    """§11.2, C24"""
    table = scene(shared=f"{WATER} {LAND}", hands=["aw2b"], deck="")
    back = told(table, f"1 at 2500: call {WATER}", "at 60000")

    assert [(cards(one.cards), one.since, one.until) for one in back.missed] == [(LAND, 0, back.ms)]
    assert back.ms == 32_500


def test_the_triple_that_lay_there_longest_is_the_first_of_those_missed() -> None:
    table = scene(shared=f"{WATER} ml1b ma1b sl1b sa1b al1b aa2b", deck="", seats=2)
    back = told(table, f"1 at 2500: call {WATER}", "at 60000")
    lengths = [one.until - one.since for one in back.missed]

    assert lengths == sorted(lengths, reverse=True)
    assert len(set(lengths)) > 1


def test_a_personal_triple_is_missed_by_its_owner_alone() -> None:
    """§1.2"""
    table = scene(shared="mw1b sw1b ml2g", hands=["", "aw1b"], deck="")
    back = told(table, "at 60000")

    assert [(cards(one.cards), one.seats) for one in back.missed] == [(WATER, (1,))]
    assert (back.triples, back.fastest) == ((), None)


def test_a_triple_that_comes_and_is_taken_counts_for_nobody_as_missed() -> None:
    table = scene(shared=f"{WATER} ml2g sl3r", deck="")
    back = told(table, f"1 at 100: call {WATER}")

    assert back.missed == ()
    assert len(back.triples) == 1


def test_a_triple_that_open_hands_bar_for_a_while_is_not_missed() -> None:
    """§7.2, C11: all its cards stay, and it is called when the hands are closed again."""
    table = scene(
        shared=f"mw1b {LAND} sa3r", hands=["sw1b aw1b", "ma2r"], personal_cards="2 1",
        open_hand="open", deck="aa2g aa1r aa2b sa2b sa1r sa1b",
    )  # fmt: skip
    back = told(
        table, "1 at 500: stuck", "2 at 1000: stuck", f"2 at 2000: call {LAND}", "at 4000",
        f"1 at 5000: call {WATER}",
    )  # fmt: skip

    assert [cards(one.cards) for one in back.triples] == [LAND, WATER]
    assert WATER not in [cards(one.cards) for one in back.missed]


# -- players -------------------------------------------------------------------------------
def test_the_players_of_a_game_in_numbers() -> None:
    """§3.1, §3.4"""
    table = scene(shared=f"{WATER} {LAND} mw2r sw2r aw2r", deck="", window_ms=0, lock_out_ms=100)
    back = told(
        table, "2 at 400: call mw1b sw1b al2g", f"1 at 1000: call {WATER}",
        f"1 at 4000: call {LAND}", "1 at 9000: call mw2r sw2r aw2r",
    )  # fmt: skip
    first, second = back.players

    assert (first.triples, first.false_calls, first.fastest_ms, first.median_ms) == (
        3,
        0,
        1000,
        4000,
    )
    assert (second.triples, second.false_calls, second.median_ms) == (0, 1, None)
    assert back.ms == 9000


def test_a_players_triples_are_counted_quality_by_quality() -> None:
    """§2.1"""
    table = scene(shared=f"{WATER} sw2r sw2b sw2g", deck="", window_ms=0, seats=2)
    back = told(table, f"1 at 1000: call {WATER}", "2 at 3000: call sw2r sw2b sw2g")
    first, second = back.players

    assert sight(first, "clade") == Sight(
        quality="clade", found_alike=0, offered_alike=1, found_different=1, offered_different=1,
        ms_alike=None, ms_different=1000, errors=0,
    )  # fmt: skip
    assert sight(second, "clade") == Sight(
        quality="clade", found_alike=1, offered_alike=1, found_different=0, offered_different=1,
        ms_alike=3000, ms_different=None, errors=0,
    )  # fmt: skip
    assert sight(second, "colour").found_different == 1
    assert sight(first, "environment").offered_alike == 2
    assert [one.quality for one in first.sights] == ["clade", "environment", "number", "colour"]


def test_a_false_call_is_an_error_in_the_qualities_that_were_wrong() -> None:
    """§2.1, §3.4"""
    table = scene(shared=f"{WATER} al2g", deck="", lock_out_ms=100)
    back = told(table, "2 at 400: call mw1b sw1b al2g", f"2 at 900: call {WATER}")
    errors = {one.quality: one.errors for one in back.players[1].sights}

    assert errors == {"clade": 0, "environment": 1, "number": 1, "colour": 1}
    assert all(one.errors == 0 for one in back.players[0].sights)


def test_whoever_finds_the_larger_part_of_one_quality_is_strong_in_it() -> None:
    """§2.1: the only triple found differs in clade, and the ones missed differ in colour."""
    table = scene(shared=f"{WATER} sl2b sl2g sl2r", deck="", seats=2, window_ms=0)
    back = told(table, f"1 at 1000: call {WATER}", "at 60000")

    assert (back.players[0].strong, back.players[0].weak) == ("clade", "colour")
    assert (back.players[1].strong, back.players[1].weak) == (None, None)


def test_whoever_finds_everything_is_neither_strong_nor_weak() -> None:
    table = scene(shared=f"{WATER} sl2b sl2g sl2r", deck="", seats=1, stall_seconds=0)
    back = told(table, f"1 at 1000: call {WATER}", "1 at 2000: call sl2b sl2g sl2r")

    assert (back.players[0].strong, back.players[0].weak) == (None, None)


# -- whole games ---------------------------------------------------------------------------
def test_a_whole_game_adds_up() -> None:
    """§11.3"""
    variants: list[tuple[int, Values]] = [
        (2, {}), (3, {"victory_break": True, "open_hand": "switch"}),
    ]  # fmt: skip
    for seats, options in variants:
        record = Record(GAME, seats, 1859, options)
        rng = seeded(1859)
        while record.position.actors():
            actors = record.position.actors()
            seat = actors[rng.below(len(actors))]
            record.play(seat, likely_action(record.position, seat, rng))
        back = afterwards(record)
        end = record.position.view(None)

        assert [one.triples for one in back.players] == [one.triples for one in end.players]  # type: ignore[attr-defined]
        assert sum(one.triples for one in back.players) == len(back.triples) > 10
        assert all(0 <= one.since <= one.at <= back.ms for one in back.triples)
        assert all(0 <= one.since <= one.until <= back.ms for one in back.missed)


def test_an_untimed_game_has_a_look_back_too() -> None:
    """§9.1"""
    record = Record(GAME, 2, 1859, {"untimed": True})
    rng = seeded(1859)
    while record.position.actors():
        seat = int(record.position.to_act())
        record.play(seat, likely_action(record.position, seat, rng))
    back = afterwards(record)

    assert len(back.triples) > 10
    assert back.ms == 0


def test_a_game_that_has_just_been_dealt_has_nothing_but_what_lies_there() -> None:
    back = afterwards(Record(GAME, 2, 1859, {}))

    assert (back.ms, back.triples, back.fastest) == (0, (), None)
    assert {(one.since, one.until) for one in back.missed} == {(0, 0)}
