"""A shuffle that nobody chose: published first, secret until the end, then checked by anyone."""

import json
from pathlib import Path

import pytest

from tangledbank.core.record import seal
from tangledbank.core.shuffle import Shuffle
from tests.commands import Run, runner
from tests.server.house import BOT, SHORT, OpenHouse
from tests.server.pages import Page, play_out

pytestmark = pytest.mark.once

NONCES = ("1" * 64, "2" * 64)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


async def whole_game(house: OpenHouse) -> list[Page]:
    """Two people with known nonces, a bot, and somebody who watches, to the end."""
    ticket = await house.lay(3, options=dict(SHORT))
    tickets = (ticket, await house.sit(ticket.code))
    pages = [await house.open(one, nonce=nonce) for one, nonce in zip(tickets, NONCES, strict=True)]
    pages.append(await house.open(ticket.code))
    await pages[0].done("seat bot", seat=2, bot=BOT)
    await pages[0].done("begin")
    await play_out(*pages[:2])
    for page in pages:
        await page.catch_up()
    return pages


async def record_of(house: OpenHouse, code: str) -> str:
    reply = await house.rest.get(f"/api/tables/{code}/record")
    assert reply.status_code == 200, reply.text
    assert reply.headers["Content-Disposition"] == f'attachment; filename="{code}.jsonl"'
    return reply.text


async def test_the_commitment_is_there_at_once_and_stays(house: OpenHouse) -> None:
    pages = await whole_game(house)

    for page in pages:
        tables = [json.loads(text).get("table") for text in page.texts]
        published = {table["commitment"] for table in tables if table is not None}
        assert published == {page.table.commitment}
        assert json.loads(page.texts[0])["table"]["stage"] == "gathering"


async def test_a_ticket_tells_the_commitment_before_the_browser_gives_its_part(
    house: OpenHouse,
) -> None:
    tickets = [host := await house.lay(2), await house.sit(host.code)]

    table = await house.look(host.code)

    assert [ticket.commitment for ticket in tickets] == [table.commitment] * 2


async def test_the_seed_follows_from_what_is_shown_at_the_end(house: OpenHouse) -> None:
    pages = await whole_game(house)

    table = await house.look(pages[0].table.code)
    head = json.loads((await record_of(house, table.code)).splitlines()[0])

    assert table.shuffle is not None
    assert table.shuffle.nonces == (*NONCES, "")
    assert table.shuffle.commitment == table.commitment
    assert head["seed"] == Shuffle(table.shuffle.secret, (*NONCES, "")).seed


async def test_no_byte_before_the_end_holds_the_secret_or_anothers_token(house: OpenHouse) -> None:
    pages = await whole_game(house)
    sitting = house.table(pages[0]).sitting
    assert sitting.record is not None
    tokens = [page.ticket.token for page in pages[:2]]
    hashes = [chair.token for chair in sitting.chairs if chair.token]

    for page in pages:
        before = [text for text in page.texts if not is_over(text)]
        after = [text for text in page.texts if is_over(text)]
        secrets = [sitting.secret, str(sitting.record.seed), *NONCES, *tokens, *hashes]
        assert len(before) > 20
        assert not any(secret in text for secret in secrets for text in before)
        assert any(sitting.secret in text for text in after)
        assert not any(secret in text for secret in tokens + hashes for text in after)


def is_over(text: str) -> bool:
    return bool(json.loads(text).get("table", {}).get("stage") == "over")


async def test_a_record_is_given_out_when_the_game_is_over_and_not_before(
    house: OpenHouse,
) -> None:
    gathering = (await house.lay(2)).code
    playing = (await house.play(people=2, seats=2))[0].table.code

    for code in (gathering, playing):
        said = await house.problem("GET", f"/api/tables/{code}/record", 409)
        assert said == "A game is shown to everyone when it is over, not before."
    assert (await house.look(playing)).shuffle is None


async def test_anyone_checks_the_record_at_home(house: OpenHouse, run: Run, tmp_path: Path) -> None:
    pages = await whole_game(house)
    text = await record_of(house, pages[0].table.code)
    file = tmp_path / "game.jsonl"
    file.write_text(text)

    said = run("replay", file, "--quiet")

    assert said.code == 0
    assert "Shuffle checked: the seed follows from the server's secret and 2 browsers" in (
        " ".join(said.out.split())
    )
    assert pages[0].table.commitment in said.out


@pytest.mark.parametrize(
    ("key", "value"),
    [("seed", "0" * 64), ("secret", "0" * 64), ("nonces", ["3" * 64, "2" * 64, ""]),
     ("commitment", "0" * 64)],
)  # fmt: skip
async def test_a_record_that_was_tampered_with_is_refused(
    house: OpenHouse, run: Run, tmp_path: Path, key: str, value: object
) -> None:
    """Even if the forger has sealed every line again."""
    text = await record_of(house, (await whole_game(house))[0].table.code)
    lines = [json.loads(line) for line in text.splitlines()]
    (lines[0] if key == "seed" else lines[0]["shuffle"])[key] = value
    sealed, rows = "", []
    for line in lines:
        line.pop("seal")
        sealed = seal(sealed, line)
        rows.append(json.dumps({**line, "seal": sealed}))
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(rows) + "\n")

    assert run("replay", file, "--quiet").refusal().startswith("Line 1: ")
