"""What the rules told, with names, sentences and audiences."""

from tangledbank.core.events import Kind
from tangledbank.core.words import counted, listed
from tangledbank.games.phylo.cards.cards import EVENTS as EVENTS_OF
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.cards.words import ENDINGS, HARMS
from tangledbank.games.phylo.rules import told
from tangledbank.games.phylo.rules.told import packed_cards

EVENTS: dict[int, Kind] = {
    told.ROUND_BEGAN: Kind(name="round began", fields=("round",), section="§1.1", passes=True,
        sentence="Round {round} begins; {who} deals."),
    told.KEPT: Kind(name="kept", fields=("draw",), section="§2.2",
        sentence="{who} keeps all cards."),
    told.DREW: Kind(name="drew", fields=("dropped:cards", "drawn", "draw"), section="§2.2",
        sentence="{who} drops {dropped} and draws {drawn}."),
    told.GOT: Kind(name="got", fields=("dropped:set", "drawn:set"), section="§2.2", private=True,
        reveals=True, sentence="Out: {dropped}. New: {drawn}."),
    told.RESHUFFLED: Kind(name="reshuffled", fields=("cards:cards",), section="§2.5", reveals=True,
        sentence="The pickup pile is empty: the discard pile is shuffled, {cards}."),
    told.AIMED: Kind(name="aimed", fields=("event:card", "target:seat"), section="§4.2",
        private=True, sentence="{who} aims {event} at {target}."),
    told.WILL_HELP: Kind(name="will help", fields=("event:card",), section="§4.3", private=True,
        sentence="{who} will use {event}."),
    told.READY: Kind(name="ready", section="§4.1", sentence="{who} is ready."),
    told.REVEALED: Kind(name="revealed", fields=("hand:set", "counting:set", "count:points"),
        section="§5.1", reveals=True, passes=True,
        sentence="{who} shows {hand}, and counts {count}."),
    told.UNUSED: Kind(name="unused", fields=("event:card",), section="§4.4",
        sentence="{who} does not use {event}: it is discarded."),
    told.SHIELDED: Kind(name="shielded", fields=("event:card",), section="§6.8",
        sentence="{who}'s {event} will cancel the first event that would strike."),
    told.RESTORED: Kind(name="restored",
        fields=("event:card", "card:species", "counting:set", "count:points"),
        section="§6.9", reveals=True,
        sentence="{who}'s {event} brings {card} back from the discard pile, and {who} "
        "counts {count}."),
    told.NOT_RESTORED: Kind(name="not restored", fields=("event:card",), section="§6.9",
        sentence="{who}'s {event} finds nothing in the discard pile that would help."),
    told.STATIONED: Kind(name="stationed", fields=("event:card", "bonus"), section="§6.10",
        sentence="{who}'s {event} adds {bonus} if a chain has three levels in the end."),
    told.NO_TARGET: Kind(name="no target", fields=("event:card", "target:seat"), section="§6.2",
        sentence="{who}'s {event} for {target} fizzles: nothing counts there."),
    told.FIZZLED: Kind(name="fizzled", section="§6.4",
        fields=("event:card", "target:seat", "card:species", "harms:harms"),
        sentence="{who}'s {event} fizzles: it harms {harms}, not {target}'s {card}."),
    told.CANCELLED: Kind(name="cancelled", fields=("event:card", "target:seat", "card:species"),
        section="§6.8",
        sentence="{target} is protected: {who}'s {event} for the {card} is cancelled."),
    told.STRUCK: Kind(name="struck", fields=("event:card", "target:seat", "card:species"),
        section="§6.2", sentence="{who}'s {event} strikes {target}'s {card}."),
    told.SPREAD: Kind(name="struck", fields=("event:card", "target:seat", "card:species"),
        section="§6.7", sentence="{who}'s {event} goes on to {target}'s {card}."),
    told.FELL: Kind(name="fell", fields=("fallen:set", "counting:set", "count:points"),
        section="§6.5", sentence="{who} loses {fallen} and now counts {count}."),
    told.COLLAPSED: Kind(name="collapsed", fields=("cards:set", "counting:set", "count:points"),
        section="§6.6", sentence="Without food in {who}'s web: {cards}."),
    told.COIN: Kind(name="coin", fields=("event:card", "heads:coin"), section="§6.7", reveals=True,
        sentence="The coin for {who}'s {event} shows {heads}."),
    told.RESEARCHED: Kind(name="researched", fields=("bonus",), section="§6.10",
        sentence="{who}'s web has three levels: {bonus} more."),
    told.NOT_RESEARCHED: Kind(name="not researched", section="§6.10",
        sentence="{who}'s web has no chain of three levels, so the station adds nothing."),
    told.COUNTED: Kind(name="counted", fields=("count:points",), section="§7.1",
        sentence="{who} counts {count}."),
    told.WON: Kind(name="won", fields=("count:points", "before", "after"), section="§7.2",
        sentence="{who} wins the round with {count} and has {after} in all."),
    told.NOBODY_WON: Kind(name="nobody won", section="§7.3",
        sentence="Nothing counts anywhere: nobody adds points."),
}  # fmt: skip
EVENTS |= {
    told.ENDED + why: Kind(name="ended", section=section, sentence=sentence)
    for why, (section, sentence) in enumerate(ENDINGS)
}


def read_value(cards: Cards, what: str, number: int) -> int | str:
    """The id, or the ids, behind a number."""
    if what in ("card", "species", "harms"):
        return cards.ids[number]
    if what == "set":
        return " ".join(cards.ids[card] for card in packed_cards(number))
    return number


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what in ("card", "species"):
        return cards.said[cards.number_of[str(value)]]
    if what == "harms":
        return HARMS[EVENTS_OF[cards.effect[cards.number_of[str(value)]]]]
    if what == "set":
        return listed([cards.said[cards.number_of[name]] for name in str(value).split()])
    if what == "cards":
        return counted(int(value), "card", "cards")
    if what == "points":
        return counted(int(value), "point", "points")
    if what == "coin":
        return "heads: it goes on" if value else "tails: it ends"
    return str(value)
