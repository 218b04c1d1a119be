"""Tables: laid, joined, filled with bots, dealt, played to the end."""

from tests.server.house import SHORT, OpenHouse
from tests.server.pages import play_out


async def test_two_people_and_a_bot_play_to_the_end(house: OpenHouse) -> None:
    pages = await house.play(people=2, seats=3, **SHORT)

    await play_out(*pages)

    assert pages[0].frames[-1].outcome == pages[1].frames[-1].outcome is not None
