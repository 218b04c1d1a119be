"""A game between two people that must stay as it is, whatever a page sends."""

from dataclasses import dataclass

import msgspec

from tests.server.house import GAME, OpenHouse
from tests.server.pages import Page


@dataclass
class Scene:
    """A game under way between two people, and somebody who watches."""

    house: OpenHouse
    host: Page
    guest: Page
    watcher: Page

    def everything(self) -> bytes:
        """The game with all its secrets, who sits there, and what each of them was told."""
        sitting = self.house.table(self.host).sitting
        assert sitting.record is not None
        views = [sitting.record.position.view(seat) for seat in (None, 0, 1)]
        told = [sitting.heard_by(seat) for seat in (None, 0, 1)]
        return msgspec.json.encode((sitting.record.text(), views, told, sitting.chairs))

    def unseen(self) -> str:
        """A card that lies in the deck, and of which nobody knows."""
        known = self.everything().decode()
        return str(next(name for name in GAME.cards.ids if f'"{name}"' not in known))


async def begin(house: OpenHouse) -> Scene:
    """Both are asked to choose a card."""
    host, guest = await house.play(people=2, seats=2)
    watcher = await house.open(host.table.code)
    await watcher.shown()
    return Scene(house, host, guest, watcher)


async def check_that_it_goes_on(scene: Scene, before: bytes) -> None:
    """Nothing has changed, and both can still act."""
    assert scene.everything() == before
    for page in (scene.host, scene.guest):
        if page.bye is not None or page.socket.close_code is not None:
            page = await scene.house.open(page.ticket)
        await page.act()
    await scene.watcher.catch_up()
    assert scene.watcher.frames[-1].view["phase"] == "drafting"
