"""A deck for tests of the rules: our cards as they once were, whatever is tuned since.

It has the same ids in the same order, so that all words of `words.py` serve it; those that pick
cards or set the table are here again, for this deck.
"""

from functools import cache
from typing import Any

from tangledbank.core.game import Game
from tangledbank.games.trex import scenes
from tangledbank.games.trex.cards.deck import Deck, Period, Place
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests import words

# an id, the period, footprints, icons, and texts
PERIOD_CARDS = """
elevenses-overheard finely-balanced 1 food reveal=peek
a-fair-queue finely-balanced 3 wheel
borrowed-in-the-ice-age finely-balanced 2 book reveal=shift
equal-shares-of-pie finely-balanced 2 food text=balance amount=2
the-metronome-committee finely-balanced 2 music text=balance amount=2
the-spirit-level finely-balanced 3 water
hat-check-at-nine finely-balanced 2 hat reveal=recall
a-quiet-word finely-balanced 2 book reveal=peek
the-other-queue finely-balanced 3 wheel reveal=relocate
a-duet-of-sorts finely-balanced 2 music text=eras amount=1 most=2
punting-with-apologies finely-balanced 2 water reveal=shift
after-you finely-balanced 1 hat reveal=shove
mammoth-in-a-sulk finely-balanced 1 animal text=sulk amount=2
cousin-maud-hatted finely-balanced 1 hat reveal=exchange
the-umpires-finger finely-balanced 0 - text=disregard-top
a-bed-each finely-balanced 2 bed reveal=find-card finds=heavy-sleeper
weighing-the-baby finely-balanced 3 animal text=balance amount=2
tea-for-two-diplodoci finely-balanced 2 animal,bed reveal=discard
the-night-watchman finely-balanced 1 bed reveal=flip
small-change finely-balanced 3 - reveal=boom spot=winner-sells
a-firm-handshake finely-balanced 3 - text=stubborn spot=no-how-de-dos
bank-holiday-diplodocus jurassic 5 water
the-vicar-takes-seconds jurassic 4 food
brass-band-marching jurassic 4 music
steam-roller-day-off jurassic 4 wheel
the-colonels-topper jurassic 4 hat
volume-nine jurassic 3 book
picnic-uninvited jurassic 3 food text=crowd amount=1 most=3
bathing-at-their-own-risk jurassic 3 water
the-milk-float jurassic 3 wheel reveal=shift
bowler-slightly-trodden jurassic 2 hat text=sulk amount=2
the-bass-drum jurassic 3 music reveal=shove
a-heavy-novel jurassic 2 book text=stubborn
second-trombone jurassic 3 music reveal=flip
iguanodon-on-the-bandstand jurassic 3 music spot=no-moves
the-immovable-aunt jurassic 5 - spot=loser-first
brontosaurus-recumbent jurassic 4 bed spot=beds-count amount=1
heavy-sleeper jurassic 2 bed text=wild
and-again-louder jurassic 2 - reveal=encore
prize-marrow-flattened jurassic 2 food,animal reveal=give amount=3
the-herd-comes-through jurassic 3 animal text=eras amount=1 most=2
gone-fishing-alone jurassic 3 water text=sulk spot=winner-fetches amount=2 finds=the-milk-float
somebody-elses-hat free 1 hat reveal=recall
looking-under-the-lid free 1 food reveal=peek
keyhole-upper-cretaceous free 1 book reveal=peek
curtain-up free 2 music reveal=flip
a-lift-to-the-station free 2 wheel reveal=shift
mind-the-doors free 1 wheel reveal=shove
encore-regrettably free 1 music reveal=encore
second-helpings free 2 food reveal=encore
i-was-here-first free 1 hat reveal=barge-in
the-tide-table-was-wrong free 2 water reveal=relocate
crowd-at-the-regatta free 3 water text=crowd amount=1 most=3
the-omnibus-edition free 3 book text=wild
nap-on-the-great-west-road free 0 bed,wheel text=disregard-kind icon=music
lost-dog-large free 0 animal,book reveal=find-card finds=mammoth-in-a-sulk
map-held-upside-down free 0 book,food reveal=find-place finds=mudbury-halt
night-bus-to-frinton free 0 wheel,bed reveal=find-place finds=low-tide-frinton
spring-cleaning free 1 - reveal=discard
with-our-compliments free 0 animal,hat reveal=give amount=3
swapping-beds free 0 bed,animal reveal=exchange
a-brief-eclipse free 0 - text=disregard-top
nil-by-mouth free 2 water text=disregard-kind icon=food
"""
# an id, the icon, and texts
PLACES = """
lesser-wallop-tea-room food spot=at-most-two amount=2
the-tar-and-kettle food
nether-pudding food spot=rich-groups amount=1
gingerbread-common food
bandstand-little-mire music spot=rich-groups amount=1
ammonite-assembly-rooms music spot=must-reveal
choir-practice music
palais-de-mud music
low-tide-frinton water spot=lower-wins
the-lido-upper-swamp water
boating-lake-great-ooze water spot=no-reveals
pevensey-under-sea water
mudbury-halt wheel
roundabout-basingrock wheel spot=at-most-two amount=2
the-charabanc-stop wheel spot=must-reveal
level-crossing-fernhurst wheel
outfitter-tarfield hat
ascot-before-the-ice hat spot=jurassic-only
lost-property hat spot=no-reveals
speakers-crag hat
lending-library-coldmere book
museum-of-not-yet book spot=lower-wins
reading-room-chalk-street book
the-long-footnote book spot=jurassic-only
kennels-mastodon-lane animal spot=winner-discards
the-dew-pond animal spot=loser-barters
petting-zoo animal spot=disregard-tops
the-blue-brontosaur animal spot=winner-clears finds=the-tar-and-kettle
mrs-trilobites bed spot=winner-discards
dormitory-suburb bed spot=loser-barters
the-four-poster bed spot=disregard-tops
convalescent-home bed spot=winner-clears finds=the-lido-upper-swamp
"""
KEYS = ("reveal", "text", "spot", "icon", "finds", "amount", "most")


@cache
def steady(*lines: str) -> Game:
    """The game with this deck, or with some of its cards changed; see `words.changed`."""
    every = [period_line(line) for line in PERIOD_CARDS.strip().splitlines()]
    every += [place_line(line) for line in PLACES.strip().splitlines()]
    more = {line.split()[0]: line.partition(" ")[2] for line in lines}
    return words.changed(*[f"{line} {more.get(line.split()[0], '')}" for line in every])


def period_line(line: str) -> str:
    """A period card as `changed` reads it: what is not named goes."""
    id, period, footprints, icons, *texts = line.split()
    absent = [f"{key}=" for key in KEYS if not any(one.startswith(f"{key}=") for one in texts)]
    printed = f"period={period} footprints={footprints} icons={icons.strip('-')}"
    return " ".join([id, printed, *texts, *absent])


def place_line(line: str) -> str:
    """A place, likewise."""
    id, icon, *texts = line.split()
    keys = ("spot", "finds", "amount", "most")
    absent = [f"{key}=" for key in keys if not any(one.startswith(f"{key}=") for one in texts)]
    return " ".join([id, f"icon={icon}", *texts, *absent])


def changed(*lines: str) -> Game:
    """The game with some of these cards changed; see `words.changed`."""
    return words.changed(*lines, text=steady().card_file())


# -- set the table -------------------------------------------------------------------------
def dealt(seed: int = 2012, **options: Any) -> Position:
    """A new game with this deck, before the first hands are kept."""
    return words.dealt(seed, steady(), **options)


def scene(**named: Any) -> Position:
    """A scene with this deck."""
    return scenes.scene(**{"game": steady(), **named})


def before_resolving(**named: Any) -> Position:
    """A scene in Free where one pass each ends the round."""
    return words.before_resolving(**{"game": steady(), **named})


def resolved(**named: Any) -> Position:
    """The scene after its round was resolved, or at the first question that this asks."""
    return words.resolved(**{"game": steady(), **named})


# -- pick cards ----------------------------------------------------------------------------
@cache
def deck_of_tests() -> Deck:
    """These cards, as printed."""
    return Deck(steady().card_file())


def all_cards(*, icon: str = "", plain: bool = True, **printed: int | str) -> list[str]:
    """The period cards with all of this; without other texts, unless they need not be plain."""
    wanted: dict[str, int | str] = {
        **dict.fromkeys(words.TEXTS if plain else (), ""), **printed
    }  # fmt: skip
    return [
        one.id
        for one in deck_of_tests().periods
        if all(getattr(one, key) == value for key, value in wanted.items())
        and (not icon or (icon in one.icons if icon != "none" else not one.icons))
    ]


def card(number: int = 1, **wanted: Any) -> str:
    """The first of them, or the second and so on."""
    return all_cards(**wanted)[number - 1]


def card_named(id: str) -> Period:
    """A period card, as printed."""
    return next(one for one in deck_of_tests().periods if one.id == id)


def all_places(*, icon: str = "", spot: str = "") -> list[str]:
    """The places with this icon and this spot effect, by default none."""
    found = [one for one in deck_of_tests().places if one.spot == spot]
    return [one.id for one in found if not icon or one.icon == icon]


def place(number: int = 1, *, icon: str = "", spot: str = "") -> str:
    """The first of them, or the second and so on."""
    return all_places(icon=icon, spot=spot)[number - 1]


def place_named(id: str) -> Place:
    """A place, as printed."""
    return next(one for one in deck_of_tests().places if one.id == id)
