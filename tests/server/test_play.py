"""A game at a table: acting, taking back, asking why not and what if, watching, once more."""

from collections.abc import Iterable

from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.server import rest, wire
from tangledbank.server.entries import Acted, TookBack
from tests.server.house import BOT, GAME, SHORT, OpenHouse
from tests.server.overhearing import catch_up
from tests.server.pages import Frame, Page, play_out
from tests.server.seen import are_level
from tests.server.travellers import public


async def act_until(pages: Iterable[Page], phase: str) -> None:
    """Everyone does the first thing, until the game has come to a phase."""
    pages = list(pages)
    while pages[0].frames[-1].view["phase"] != phase:
        for page in pages:
            await page.catch_up()
            if page.frames[-1].legal and page.frames[-1].view["phase"] != phase:
                await page.act()


async def lay_scene(house: OpenHouse, *pages: Page, plants: str, face_up: str) -> None:
    """The table as the words say, shown to all its pages."""
    table = house.table(pages[0])
    assert table.sitting.record is not None
    table.sitting.record.position = scene(seats=len(pages), plants=plants, face_up=face_up)
    table.show(*table.listeners)
    for page in pages:
        await page.until(Frame)


# -- to the end ----------------------------------------------------------------------------
async def test_two_people_and_a_bot_play_to_the_end(house: OpenHouse) -> None:
    pages = await house.play(people=2, seats=3, **SHORT)

    await play_out(*pages)

    table = await house.look(pages[0].table.code)
    assert table.stage == "over"
    assert table.outcome is not None
    assert [page.frames[-1].outcome for page in pages] == [table.outcome] * 2
    assert len(table.outcome.scores) == 3


async def test_alone_against_the_games_own_rival(house: OpenHouse) -> None:
    (page,) = await house.play(people=1, seats=1, **SHORT)

    await play_out(page)

    outcome = page.frames[-1].outcome
    assert outcome is not None
    assert [rival.name for rival in outcome.rivals] == [GAME.rival]


async def test_frames_are_counted_without_holes(house: OpenHouse) -> None:
    pages = await house.play(people=2, seats=3, **SHORT)

    await play_out(*pages)

    for page in pages:
        first = page.frames[0].seq
        assert [frame.seq for frame in page.frames] == list(range(first, first + len(page.frames)))
        assert len(page.log) == page.frames[-1].log_length


async def test_whoever_comes_late_hears_what_was_said(house: OpenHouse) -> None:
    pages = await house.play(people=2, seats=2)
    watcher = await house.open(pages[0].table.code)
    await act_until(pages, "acting")
    await catch_up([*pages, watcher])

    again = [await house.open(page.ticket) for page in (*pages, watcher)]

    for old, new in zip((*pages, watcher), again, strict=True):
        assert new.log == old.log
        assert (await new.shown()).view == old.frames[-1].view
        assert new.frames[-1].legal == old.frames[-1].legal
        assert new.frames[-1].events == ()


async def test_after_the_end_nothing_more_is_done(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2, **SHORT)
    await play_out(host, guest)
    code = host.table.code
    before = await house.store.entries(code)

    late = await host.refused("act", action="keep algae", seq=host.frames[-1].seq)
    back = await host.refused("take back")
    full = await house.problem("POST", f"/api/tables/{code}/seats", 409, {"name": "Dina"})

    assert late.sentence == "The game is over."
    assert back == host.frames[-1].take_back
    assert full == "The game at this table is over."
    assert (await host.refused("free seat", seat=1)).code == "over"
    assert (await host.refused("seat bot", seat=1, bot=BOT)).code == "over"
    assert await house.store.entries(code) == before


# -- an action -----------------------------------------------------------------------------
async def test_an_action_is_saved_when_it_is_shown(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    action = host.frames[-1].legal[0]

    await host.say("act", id="click", action=action, seq=host.frames[-1].seq)
    await host.until(Frame)

    saved = (await house.entries(host.table.code))[-1]
    assert isinstance(saved, Acted)
    assert (saved.seat, saved.action, saved.id) == (0, action, "click")


async def test_a_secret_choice_tells_the_others_only_that_it_was_made(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    before = guest.frames[-1]

    await host.act()
    after = await guest.until(Frame)

    ready = [player["ready"] for player in after.view["players"]]
    assert ready == [True, False]
    assert after.events == ()
    players = [{**player, "ready": False} for player in after.view["players"]]
    unchanged = {**after.view, "players": players, "actors": before.view["actors"]}
    assert unchanged == before.view
    assert (after.legal, after.asked) == (before.legal, before.asked)


# -- taken back ----------------------------------------------------------------------------
async def test_a_choice_is_taken_back_while_it_is_open(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    before, heard = host.frames[-1], list(host.log)
    await host.act(host.frames[-1].legal[1])
    chosen = host.frames[-1]
    assert chosen.take_back is None

    await host.done("take back")

    back = host.frames[-1]
    assert (back.view, back.legal) == (before.view, before.legal)
    assert back.log_length == before.log_length == chosen.log_length - 1
    assert host.log == heard
    await guest.catch_up()
    assert guest.frames[-1].view == guest.frames[0].view


async def test_what_all_have_seen_stays_and_the_reason_is_said(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    await host.act()
    await guest.act()

    refusals = [await page.refused("take back") for page in (host, guest)]

    assert refusals[0].code in ("turn-over", "another-acted")  # whoever starts is asked again
    assert refusals[1].code == "revealed"
    assert [page.frames[-1].take_back for page in (host, guest)] == refusals


async def test_a_take_back_counts_once(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    first, second = host.frames[-1].legal[:2]
    await host.act(first)
    await host.done("take back", id="back")
    await host.act(second)

    await host.done("take back", id="back")

    entries = await house.entries(host.table.code)
    assert sum(isinstance(entry, TookBack) for entry in entries) == 1
    assert host.frames[-1].view["chosen"] == second.removeprefix("choose ")


# -- why not, what if ----------------------------------------------------------------------
async def test_why_not_says_the_rule(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    mine = host.frames[-1].legal[0]

    allowed = await host.answer("why not", action=mine)
    later = await host.answer("why not", action=mine.replace("choose", "draft"))
    foreign = await host.answer("why not", action=guest.frames[-1].legal[0])

    assert allowed.refusal is None
    assert later.refusal is not None
    assert later.refusal.sentence.endswith(".")
    assert foreign.refusal is not None
    assert foreign.refusal.section == "§2.4"


async def test_why_not_checks_everything_that_a_new_species_needs(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    await lay_scene(house, host, guest, plants="cooksonia:4+woody", face_up="wattieza")

    answer = await host.answer("why not", action="evolve wattieza from cooksonia")

    assert answer.refusal is not None
    assert answer.refusal.section == "§3.11"
    assert "wattieza" in answer.refusal.cards
    assert {check.met for check in answer.refusal.checks} == {True, False}
    assert all(check.text for check in answer.refusal.checks)


async def test_what_if_shows_the_new_species_before_it_is_there(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    plants = "cooksonia:5+woody+large+large"
    await lay_scene(house, host, guest, plants=plants, face_up="wattieza")
    before = len(host.log)

    foretold = (await host.answer("what if", action="evolve wattieza from cooksonia")).events
    await host.act("evolve wattieza from cooksonia")

    assert [event.name for event in foretold] == ["evolved"]
    assert foretold[0].values == {"card": "wattieza", "parent": "cooksonia", "population": 3}
    assert host.log[before] == foretold[0]


async def test_what_if_foretells_what_then_happens(house: OpenHouse) -> None:
    pages = await house.play(people=2, seats=2)
    foretold = 0
    while not foretold or pages[0].frames[-1].view["phase"] != "acting":
        for page in pages:
            await page.catch_up()
            if page.frames[-1].legal:
                action = page.frames[-1].legal[0]
                answer = await page.answer("what if", action=action)
                length = len(page.log)
                assert page.frames[-1].legal[0] == action, "asking changed nothing"
                await page.act(action)
                assert tuple(page.log[length:][: len(answer.events)]) == answer.events
                foretold += len(answer.events)


async def test_what_if_of_something_illegal_is_refused(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)

    refusal = await host.refused("what if", action="draft algae")

    assert refusal.sentence.endswith(".")


# -- watching ------------------------------------------------------------------------------
async def test_a_spectator_sees_what_everyone_sees_and_cannot_act(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    watcher = await house.open(host.table.code, name="Wanda")
    frame = await watcher.shown()

    refusals = [
        await watcher.refused("act", action=host.frames[-1].legal[0], seq=frame.seq),
        await watcher.refused("take back"),
        await watcher.refused("why not", action="keep algae"),
        await watcher.refused("what if", action="keep algae"),
        await watcher.refused("leave"),
        await watcher.refused("seat bot", seat=1, bot=BOT),
        await watcher.refused("free seat", seat=1),
        await watcher.refused("begin"),
        await watcher.refused("rematch"),
    ]

    assert {refusal.code for refusal in refusals} == {"watching"}
    assert watcher.seat is None
    assert (frame.legal, frame.view["hand"], frame.view["goals"]) == ((), [], [])
    assert are_level(house, host, guest, watcher)
    await host.catch_up()
    assert host.table.watching == ("Wanda",)


async def test_a_spectator_may_be_renamed_and_go(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    watcher = await house.open(host.table.code, name="Wanda")

    await watcher.done("rename", name="Wilma")
    await host.catch_up()
    named = host.table.watching
    await watcher.close()
    await host.until(wire.TableChanged)

    assert named == ("Wilma",)
    assert host.table.watching == ()


# -- once more -----------------------------------------------------------------------------
async def test_a_rematch_moves_everyone_a_seat_further_and_begins_by_itself(
    house: OpenHouse,
) -> None:
    pages = await house.play(people=2, seats=3, **SHORT)
    watcher = await house.open(pages[0].table.code)
    await play_out(*pages)
    old = await house.look(pages[0].table.code)

    await pages[1].done("rematch")
    await pages[0].done("rematch")

    await catch_up([*pages, watcher])
    code = watcher.table.rematch
    assert code
    assert {page.table.rematch for page in pages} == {code}
    assert (await house.look(code)).stage == "gathering"
    follower = await house.open(code)
    again = []
    for page in pages:
        assert follower.frames == []
        again.append(await house.open(rest.Ticket(code, -1, page.ticket.token)))
    frames = [await page.shown() for page in (*again, follower)]

    assert [page.seat for page in again] == [1, 2]
    assert again[0].table.host == 1
    assert [public(frame.view) for frame in frames] == [public(frames[0].view)] * 3
    new = await house.look(code)
    assert [seat.name for seat in new.seats] == [old.seats[seat - 1].name for seat in range(3)]
    assert (new.stage, new.options, new.pace) == ("playing", old.options, old.pace)
    assert new.commitment != old.commitment


async def test_two_who_ask_at_once_get_the_same_rematch(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2, **SHORT)
    await play_out(host, guest)
    before = len(house.tables.live)

    await host.say("rematch", id="mine")
    await guest.say("rematch", id="yours")
    await catch_up([host, guest])

    assert host.table.rematch == guest.table.rematch != ""
    assert len(house.tables.live) == before + 1
