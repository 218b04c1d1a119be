"""What the rules told, with names, sentences and audiences."""

from tangledbank.core.events import Kind
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.rules import told

EVENTS: dict[int, Kind] = {
    told.ROUND_BEGAN: Kind(name="round began", fields=("round",), section="§1.6", passes=True,
        sentence="Round {round} begins."),
    told.RETURNED: Kind(name="returned", fields=("card:card", "population"), section="§2.1",
        sentence="{card} returns with population {population}."),
    told.RESHUFFLED: Kind(name="reshuffled", fields=("cards",), section="§2.3", reveals=True,
        sentence="The discard pile is shuffled and becomes the new deck: {cards}."),
    told.FILLED: Kind(name="filled", fields=("cards",), section="§2.2",
        sentence="Cards in the hand of {who}: {cards}."),
    told.DREW: Kind(name="drew", fields=("card:card",), section="§2.2", private=True, reveals=True,
        sentence="{who} draws {card}."),
    told.CHOSE: Kind(name="chose", fields=("card:card",), section="§2.4", private=True,
        sentence="{who} lays {card} face down."),
    told.REVEALED: Kind(name="revealed", fields=("card:card",), section="§2.5", reveals=True,
        sentence="{who} has chosen {card}."),
    told.TOOK_UP: Kind(name="took up", fields=("card:card",), section="§6.2",
        sentence="{who} chooses {card}."),
    told.STARTED: Kind(name="started", section="§2.5", passes=True,
        sentence="{who} is the starting player."),
    told.POOLED: Kind(name="pooled", fields=("card:card",), section="§2.6", reveals=True,
        sentence="{card} is in the pool."),
    told.DRAFTED: Kind(name="drafted", fields=("card:card",), section="§2.7",
        sentence="{who} drafts {card}."),
    told.LEFT_OVER: Kind(name="left over", fields=("cards",), section="§2.8",
        sentence="Cards left over and discarded: {cards}."),
    told.KEPT: Kind(name="kept", fields=("card:card",), section="§3.2",
        sentence="{who} keeps {card} for the next round."),
    told.DISCARDED: Kind(name="discarded", fields=("card:card",), section="§3.3",
        sentence="{who} discards {card}."),
    told.RAISED: Kind(name="raised", fields=("card:card", "before", "after"), section="§3.3",
        sentence="{card} grows from {before} to {after}.",
        unchanged="{card} stays at {after}."),
    told.MUTATED: Kind(name="mutated", fields=("card:card", "host:card", "face:side"),
        section="§3.4", sentence="{who} gives {host} a mutation: {face}."),
    told.FAVOURED: Kind(name="favoured", fields=("card:card", "target:card", "before", "after"),
        section="§3.7", sentence="{who} plays {card}: {target} grows from {before} to {after}.",
        unchanged="{who} plays {card}: {target} stays at {after}."),
    told.STRUCK: Kind(name="struck", fields=("card:card", "target:card", "before", "after"),
        section="§3.8", sentence="{who} plays {card}: {target} falls from {before} to {after}."),
    told.RECOVERED: Kind(name="recovered", fields=("card:card", "target:card"), section="§3.9",
        sentence="{who} plays {card} and takes {target} from the discard pile."),
    told.EVOLVED: Kind(name="evolved", fields=("card:card", "parent:card", "population"),
        section="§3.12",
        sentence="{who} evolves {card} from {parent}: {population} and {population}."),
    told.DIED_OUT: Kind(name="died out", fields=("card:card",), section="§4.7",
        sentence="{card} dies out."),
    told.NATURE_BEGAN: Kind(name="nature began", fields=("round",), section="§4.1", passes=True,
        sentence="Nature takes its course."),
    told.GREW: Kind(name="grew", fields=("card:card", "before", "after"), section="§4.3",
        sentence="{card} grows from {before} to {after}.",
        unchanged="{card} thrives and stays at {after}."),
    told.ATE: Kind(name="ate", fields=("card:card", "prey:card", "eaten", "left"), section="§4.6",
        sentence="{card} eats {eaten} of {prey}, {left} left."),
    told.SHRANK: Kind(name="shrank", fields=("card:card", "before", "after"), section="§4.10",
        sentence="{card} goes hungry and shrinks from {before} to {after}.",
        unchanged="{card} goes hungry and stays at {after}."),
    told.KEPT_GOAL: Kind(name="kept goal", fields=("goal:goal",), section="§5.1", private=True,
        sentence="{who} keeps the goal {goal}."),
    told.GOALS_KEPT: Kind(name="goals kept", section="§5.1",
        sentence="Everyone has kept a goal."),
    told.ENDED: Kind(name="ended", fields=("round",), section="§5.2", reveals=True,
        sentence="The game ends after round {round}; the goals are revealed."),
    told.ATTEMPTED: Kind(name="attempted", fields=("card:card",), section="§6.3", reveals=True,
        sentence="{who} turns up {card}."),
    told.POINTED: Kind(name="pointed", fields=("card:card",), section="§6.4", reveals=True,
        sentence="{card} points the way."),
    told.FAILED: Kind(name="failed", fields=("card:card",), section="§6.3",
        sentence="{card} cannot be played."),
}  # fmt: skip


def read_value(cards: Cards, what: str, number: int) -> str:
    """The id behind a number."""
    if what == "goal":
        return cards.goal_ids[number]
    if what == "side":
        return cards.faces[number]
    return cards.ids[number]


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what == "card":
        number = cards.number_of[str(value)]
        name = cards.names[number]
        is_species = number < cards.first_mutation
        return name if is_species else f"{name} ({cards.location[number]})"
    if what == "goal":
        return cards.goal_names[cards.goal_number_of[str(value)]]
    return str(value).replace("-", " ")
