"""§4 Hidden or revealed."""

import pytest
from tests.spoken import each

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    card,
    card_named,
    changed,
    deck_of_tests,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    disregarded,
    events,
    held,
    laid_seen,
    legal,
    name_of,
    play,
    played,
    question,
    refusal,
    seen,
    side,
    spots,
    story,
    told,
    totals,
    winners,
)

PLACES = all_places()
QUEUE, LEVEL = card(), card(2)
TUBA, SOUP = (card(period="jurassic", footprints=4, icon=icon) for icon in ("music", "food"))
EYES = [one for one in deck_of_tests().periods if one.reveal]
WITHOUT_CHOICE = ("encore", "find-card", "find-place", "exchange", "barge-in", "boom")
HATS, HATS_TOO, BOOKS = place(icon="hat"), place(2, icon="hat"), place(icon="book")
STRICT, SECRET = place(spot="must-reveal"), place(spot="no-reveals")


def ready_for(name: str, spot: str = PLACES[0]) -> Position:
    """A turn in which the card may be revealed, and its effect has something to do."""
    one = card_named(name)
    own = [other for other in all_cards(plain=False, set=2011) if other not in (name, TUBA, SOUP)]
    hands = [f"{name} {' '.join(own[:2])}", " ".join(own[2:4])]
    sides = [f"/ {TUBA}", f"{SOUP} / {own[5]}+"]
    return scene(spots=f"{spot} {PLACES[1]} {PLACES[2]}", hands=hands, sides=sides,
                 period=one.period, turn=0, first=1, rexonomics=1)  # fmt: skip


# -- §4.1, §4.2 ----------------------------------------------------------------------------
def test_of_a_hidden_card_the_others_see_the_period_and_nothing_more() -> None:
    """§4.1: a How-de-do looks the same"""
    table = scene(spots=PLACES[0], hands=[f"{QUEUE} {LEVEL}", ""])
    views = []
    for name in (QUEUE, LEVEL, "how-de-do"):
        after = play(table, f"play {name} at 1 down")
        assert laid_seen(after, 0, 1, 0)[0].card == name
        views.append((seen(after, 1), seen(after, None)))
        (one,) = laid_seen(after, 0, 1, 1)
        assert (one.card, one.period, one.shown, one.number) == ("", "finely-balanced", False, 1)

    assert views[0] == views[1]
    assert [view.spots[0].sides for view, _other in views[1:]] == [views[0][0].spots[0].sides] * 2


def test_which_card_was_laid_down_is_told_to_its_owner_alone() -> None:
    """§4.1"""
    table = scene(spots=PLACES[0], hands=[QUEUE, LEVEL])
    down, own = played(table, f"play {QUEUE} at 1 down")[1]

    assert (down.name, dict(down.values), down.audience) == (
        "laid down", {"spot": 0, "number": 1}, None,
    )  # fmt: skip
    assert (own.name, own.values["card"], own.audience) == ("laid", QUEUE, (0,))
    assert down.sentence == "Seat 1 lays a card face down at spot 1."


def test_a_card_that_was_looked_at_is_hidden_again_when_it_is_laid_again() -> None:
    """§4.1, §7.1"""
    table = scene(spots=HATS, hands=[QUEUE, ""], sides=["", LEVEL], scores=[PLACES[0], ""],
                  deck=f"{BOOKS} {HATS_TOO} {PLACES[1]} {PLACES[2]}",
                  game=changed(f"{QUEUE} reveal=peek"))  # fmt: skip
    table = play(table, f"play {QUEUE} at 1 open", "look at 1")
    assert laid_seen(table, 1, 1, 0)[0].card == LEVEL

    later = play(table, "all pass", f"2: play {LEVEL} at 1 down")
    assert int(later.round) == 2
    assert laid_seen(later, 1, 1, 0)[0].card == ""
    assert not laid_seen(later, 1, 1, 1)[0].peeked


def test_a_revealed_card_lies_face_up_from_then_on() -> None:
    """§4.2"""
    table = scene(spots=PLACES[0], hands=[QUEUE, LEVEL])
    after = play(table, f"play {QUEUE} at 1 open")

    for viewer in (0, 1, None):
        (one,) = laid_seen(after, 0, 1, viewer)
        assert (one.card, one.shown) == (QUEUE, True)
    assert story(table, f"play {QUEUE} at 1 open") == ["Seat 1 reveals A Fair Queue at spot 1."]
    assert side(play(after, "pass", "pass"), 0, 1) == [f"{QUEUE}+"]


def test_a_plain_card_may_be_revealed_too_and_does_nothing() -> None:
    """§4.2"""
    table = scene(spots=PLACES[0], hands=[QUEUE, LEVEL])

    assert told(table, f"play {QUEUE} at 1 open") == ["laid open"]
    assert question(play(table, f"play {QUEUE} at 1 open")) == "2 play"


# -- §4.3 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [one.id for one in EYES])
def test_a_reveal_effect_happens_when_the_card_is_revealed_as_it_is_played(name: str) -> None:
    """§4.3: purple and red alike"""
    table = ready_for(name)
    after = play(table, f"play {name} at 1 open")
    one = card_named(name)

    if one.reveal in WITHOUT_CHOICE:
        asked = "both exchange" if one.reveal == "exchange" else "2 play"
        assert question(after) == asked
        assert len(told(table, f"play {name} at 1 open")) > 1 or one.reveal == "exchange"
    else:
        assert question(after) == f"1 {one.reveal}"
        assert seen(after).question.card == name  # type: ignore[union-attr]
        assert len(legal(after)) > 1


@pytest.mark.parametrize("name", [one.id for one in EYES])
def test_it_does_not_happen_when_the_card_is_laid_hidden_or_turned_up_later(name: str) -> None:
    """§4.3, §4.5, §5.1"""
    table = ready_for(name)
    texts = (f"play {name} at 1 down", "all pass")
    quiet = {"laid down", "laid", "passed", "period began", "turned up", "counted", "won",
             "scored", "took", "uncontested", "first move", "rexonomics", "round began",
             "spot dealt", "prehistoric", "iced", "tarred", "napped", "nothing"}  # fmt: skip
    before = []
    for event in played(table, *texts)[1]:
        if event.name == "round began":
            break
        before.append(event.name)

    assert set(before) <= quiet - {"nothing"}
    assert question(play(table, texts[0])) == "2 play"


def test_a_card_that_a_rival_turns_up_does_nothing() -> None:
    """§4.3, §7.2"""
    flip, encore = card(reveal="flip"), card(reveal="encore")
    table = scene(spots=PLACES[0], hands=[flip, LEVEL], sides=["", encore],
                  period=card_named(flip).period)  # fmt: skip
    after = play(table, f"play {flip} at 1 open", "turn up 1")

    assert side(after, 1, 1) == [f"{encore}+"]
    assert each(after.plays) == [1, 2]
    assert told(table, f"play {flip} at 1 open", "turn up 1") == ["laid open", "flipped"]


# -- §4.4 ----------------------------------------------------------------------------------
def test_a_spot_effect_is_ignored_on_a_card_that_is_played() -> None:
    """§4.4: beds do not count more, How-de-dos are not disregarded, nothing is claimed"""
    beds, hello, aunt = (
        card(spot=spot, plain=False) for spot in ("beds-count", "no-how-de-dos", "loser-first")
    )
    table = resolved(spots=f"{HATS} {HATS_TOO} {BOOKS}", deck=" ".join(all_places(icon="wheel")),
                     sides=[f"{beds} / {hello} / {aunt}", f"{TUBA} how-de-do / how-de-do {SOUP}"],
                     first=0)  # fmt: skip

    assert totals(table, 1) == (4, 5)
    assert totals(table, 2) == (3, 5)
    assert disregarded(table, 2) == []
    assert int(table.claimed) == -1
    assert winners(table) == [1, 1, 0]
    assert int(table.first) == 0  # with fewer points (§6.3)


def test_a_played_card_that_forbids_moves_as_a_spot_forbids_none() -> None:
    """§4.4, §9.15"""
    still = card(spot="no-moves")
    table = scene(spots=f"{PLACES[0]} {PLACES[1]}", hands=[QUEUE, ""], sides=[still, ""],
                  game=changed(f"{QUEUE} reveal=shift"))  # fmt: skip
    after = play(table, f"play {QUEUE} at 1 open")

    assert f"move {still} to 2" in legal(after)


@pytest.mark.parametrize("name", [one.id for one in deck_of_tests().periods if one.spot])
def test_the_period_cards_with_a_spot_effect_show_it_only_as_a_spot(name: str) -> None:
    """§4.4"""
    as_spot = scene(spots=f"{name} {PLACES[0]}", hands=[QUEUE, LEVEL])
    as_card = scene(spots=f"{PLACES[1]} {PLACES[0]}", hands=[QUEUE, LEVEL], sides=[f"{name}+", ""])

    assert int(as_spot.spot(0)) > 0
    assert int(as_card.spot(0)) == 0


def test_a_period_card_that_lies_as_a_spot_does_nothing_else() -> None:
    """§4.4, X11: its footprints and texts are idle, it lends its icons to both"""
    sulk = "gone-fishing-alone"
    assert (card_named(sulk).text, card_named(sulk).icons) == ("sulk", ("water",))
    pond = card(period="finely-balanced", footprints=3, icon="water")
    table = resolved(spots=sulk, sides=[pond, TUBA], deck=" ".join(PLACES[:5]))
    assert totals(table) == (3 + 1, 4)

    prize = "prize-marrow-flattened"
    assert card_named(prize).icons == ("food", "animal")
    table = resolved(spots=prize, sides=[SOUP, card(icon="animal", text="eras")])
    assert totals(table) == (4 + 1, 3 + 1)


# -- §4.5 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [one.id for one in EYES if one.reveal not in WITHOUT_CHOICE])
def test_an_effect_that_asks_for_a_choice_may_be_left(name: str) -> None:
    """§4.5"""
    table = play(ready_for(name), f"play {name} at 1 open")

    assert legal(table)[0] == "leave it"
    after = play(table, "leave it")
    assert question(after) == "2 play"
    assert story(table, "leave it")[0].startswith("Seat 1 leaves ")
    assert (held(after, 0), held(after, 1)) == (held(table, 0), held(table, 1))
    assert [side(after, seat, at) for seat in (0, 1) for at in (1, 2)] == [
        side(table, seat, at) for seat in (0, 1) for at in (1, 2)
    ]
    assert spots(after) == spots(table)


@pytest.mark.parametrize("name", [one.id for one in EYES if one.reveal in WITHOUT_CHOICE])
def test_where_a_spot_demands_revealing_every_effect_may_be_left(name: str) -> None:
    """§4.5, §9.2"""
    table = play(ready_for(name, spot=STRICT), f"play {name} at 1 open")
    assert (question(table), legal(table)) == ("1 use", ["leave it", "use it"])

    left = play(table, "leave it")
    assert told(table, "leave it") == ["left"]
    assert (int(left.next_first), int(left.rexonomics), each(left.plays)) == (1, 1, [1, 2])
    assert (spots(left), held(left)) == (spots(table), held(table))
    assert told(table, "use it") != ["left"]
    assert question(play(table, "use it")) != "1 use"


def test_elsewhere_an_effect_without_a_choice_is_not_asked_about() -> None:
    """§4.5: a player who does not want it lays the card hidden"""
    boom = card(reveal="boom", plain=False)
    table = ready_for(boom)

    assert int(play(table, f"play {boom} at 1 open").rexonomics) == 0
    assert int(play(table, f"play {boom} at 1 down").rexonomics) == 1


def test_the_effect_of_an_effect_that_was_used_is_the_same() -> None:
    """§4.5, §7.5, §7.11, §7.12"""
    for reveal in ("encore", "barge-in", "boom"):
        own = card(reveal=reveal, plain=False)
        table = ready_for(own, spot=STRICT)
        after = play(table, f"play {own} at 1 open", "use it")
        found = {"encore": int(after.plays[0]) == 2, "barge-in": int(after.next_first) == 0,
                 "boom": int(after.rexonomics) == 0}  # fmt: skip
        assert found[reveal]


def test_an_effect_with_nothing_to_do_asks_nothing_and_says_so() -> None:
    """§10.10, §4.5"""
    peek = card(reveal="peek")
    for spot in (PLACES[0], STRICT):
        table = scene(spots=spot, hands=[peek, LEVEL], period=card_named(peek).period)
        assert story(table, f"play {peek} at 1 open")[1] == (
            f"There is nothing that {name_of(peek)} could do."
        )
        assert question(play(table, f"play {peek} at 1 open")) == "2 play"


def test_where_a_spot_forbids_it_nothing_is_revealed_and_where_it_demands_it_nothing_hidden() -> (
    None
):
    """§4.1, §4.2, §9.2, §9.3"""
    table = scene(spots=f"{STRICT} {SECRET}", hands=[QUEUE, LEVEL])

    assert legal(table) == [
        "pass", f"play {QUEUE} at 1 open", f"play {QUEUE} at 2 down", "play how-de-do at 2 down",
    ]  # fmt: skip
    assert refusal(table, f"play {QUEUE} at 2 open").code == "no-reveals"
    assert refusal(table, f"play {QUEUE} at 1 down").code == "must-reveal"
    assert refusal(table, "play how-de-do at 1 down").code == "must-reveal"


def test_a_card_with_two_texts_keeps_each_for_its_moment() -> None:
    """§4.3, §4.4: an eye when revealed, a text when the round is resolved"""
    both = changed("a-fair-queue reveal=encore text=sulk amount=2")
    table = scene(spots=PLACES[0], hands=["a-fair-queue", LEVEL], game=both)
    after = play(table, "play a-fair-queue at 1 open", "all pass")

    assert events(table, "encore", "play a-fair-queue at 1 open")[0].seat == 0
    assert totals(after) == (5, 0)
