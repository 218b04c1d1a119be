"""What an action would do in this very position, in a sentence with its numbers."""

from collections.abc import Callable

from tangledbank.core.words import counted
from tangledbank.games.mating.cards.cards import (
    ALARM_CALL,
    CAMOUFLAGE,
    COLOURS,
    COMBAT,
    FEMALE_MIMIC,
    FOOD_CACHE,
    KINDS,
    LEVEL_UP,
    MATE_GUARDING,
    NUPTIAL_GIFT,
    SATELLITE_MALE,
    Cards,
)
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
    DISCARD,
    ESCAPE,
    GIVE_UP,
    LUNCH,
    PASS_AHEAD,
    PLAY,
    SNEAK,
    card_of,
    discards_of,
    kind_of,
    target_of,
)
from tangledbank.games.mating.rules.sneaking import ALARM, CACHE
from tangledbank.games.mating.seen.view import Player, View

Who = Callable[[int], str]


def offer(cards: Cards, view: View, action: int, who: Who) -> str:
    """One sentence, as the seat of the view reads it; nothing if it goes without saying."""
    assert view.seat is not None, "only players act"
    kind = kind_of(action)
    me = view.players[view.seat]
    if kind == PLAY:
        return offer_strategy(cards, me, card_of(action), int(view.options["combat_bonus"]))
    if kind == LUNCH:
        return "You pay nothing and no predator finds you; you still gain or lose the round's food."
    if kind == PASS_AHEAD:
        return "You are not asked again in the windows of this round."
    if kind == ESCAPE:
        left = me.food - int(view.options["escape_cost"])
        return f"{me.food} food becomes {left}, and your {male(cards, me)} stays."
    if kind == GIVE_UP:
        return f"Your {male(cards, me)} is eaten: no females this round, but {me.food} food stays."
    if kind == SNEAK:
        return offer_sneak(cards, view, card_of(action), target_of(action), who)
    if kind == ACCEPT:
        return offer_acceptance(cards, view, me, who)
    return offer_discard(cards, discards_of(action)) if kind == DISCARD else ""


def offer_discard(cards: Cards, discards: list[int]) -> str:
    """§7.1 What a single card is; several are told by the hand."""
    if len(discards) != 1:
        return ""
    card = discards[0]
    cost = f"{KINDS[cards.kind[card]]}, {cards.cost[card]} food"
    if cards.is_sneaky(card):
        return cost
    return f"{cost}, fitness {cards.fitness[card]}, predator value {cards.predator[card]}"


def male(cards: Cards, player: Player) -> str:
    """The animal of a strategy in play, within a sentence."""
    if player.strategy is None:
        return "strategy"
    return cards.animals[cards.number_of[player.strategy.card]]


def offer_strategy(cards: Cards, me: Player, card: int, bonus: int) -> str:
    """§2.2 What a strategy leaves in the nest, and whom it may attract."""
    left = me.food - cards.cost[card]
    colour, fitness = COLOURS[cards.kind[card]], int(cards.fitness[card])
    females = counted(fitness, f"{colour} female", f"{colour} females")
    winner = f", {fitness + bonus} if it wins a fight" if cards.kind[card] == COMBAT else ""
    return f"{me.food} food becomes {left}; attracts up to {females}{winner}."


def offer_sneak(cards: Cards, view: View, card: int, target: int, who: Who) -> str:
    """§6.7-§6.15 What a sneaky card would change now."""
    assert view.seat is not None
    me = view.players[view.seat]
    effect = cards.effect[card]
    left = me.food - int(cards.cost[card])
    mine = male(cards, me)
    if effect == ALARM_CALL:
        return offer_alarm(cards, view, me, who)
    if effect == CAMOUFLAGE:
        running = me.food - int(view.options["escape_cost"])
        if running < 0:
            return f"The predator walks past your {mine}; you have too little food to escape."
        kept = f"you keep {left} food, and an escape would leave {running}"
        return f"The predator walks past your {mine}: {kept}."
    if effect == FOOD_CACHE:
        most = min(left + CACHE, int(view.options["food_limit"]))
        if most == me.food:
            return f"Your food stays at {most}: the nest is full."
        return f"Your food rises from {me.food} to {most}."
    if effect == LEVEL_UP:
        return offer_fight(cards, view, me, target, who)
    if effect == SATELLITE_MALE:
        return offer_satellite(cards, view, me, who)
    if effect == MATE_GUARDING:
        return f"The card has no effect on you, and you keep {left} food."
    if effect == NUPTIAL_GIFT:
        return f"Your offspring rise from {me.offspring} to {me.offspring + 1}."
    rival = view.players[target]
    if effect == FEMALE_MIMIC:
        has, mates = rival.red + rival.blue, me.red + me.blue
        keeps = counted(has - 1, "female", "females")
        return f"A female comes over: {who(target)} keeps {keeps}, and you have {mates + 1}."
    return (
        f"{who(target)} falls from {rival.offspring} to {rival.offspring - 1} offspring, "
        f"you rise from {me.offspring} to {me.offspring + 1}."
    )


def offer_alarm(cards: Cards, view: View, me: Player, who: Who) -> str:
    """§6.7 The value after the call, and who would be easier prey."""
    assert me.strategy is not None
    before, after = me.strategy.predator, me.strategy.predator + ALARM
    others = [
        (other.strategy.predator, seat, other)
        for seat, other in enumerate(view.players)
        if other.strategy is not None and seat != view.seat
    ]
    rises = f"The predator value of your {male(cards, me)} rises from {before} to {after}"
    value, seat, other = min(others, key=lambda one: one[:2], default=(after + 1, 0, me))
    if value > after:
        return f"{rises}, still the lowest in play."
    rival = f"{who(seat)}'s {male(cards, other)}"
    if value == after:
        return f"{rises}, level with {rival}: a die would decide."
    return f"{rises}; {rival} with {value} is easier prey."


def offer_fight(cards: Cards, view: View, me: Player, target: int, who: Who) -> str:
    """§6.10 Against whom, and with how many dice."""
    assert me.strategy is not None
    rivals = [seat for seat, one in enumerate(view.players) if one.strategy and one.strategy.fights]
    if target >= 0:
        rivals = [target]
    against = " and ".join(
        f"{who(seat)} ({counted(strategy.fitness, 'die', 'dice')})"
        for seat in rivals
        if (strategy := view.players[seat].strategy) is not None
    )
    dice = counted(me.strategy.fitness, "die", "dice")
    bonus = view.options["combat_bonus"]
    return (
        f"Your {male(cards, me)} fights with {dice} against {against}: "
        f"the winner attracts {bonus} more, the others are out."
    )


def offer_satellite(cards: Cards, view: View, me: Player, who: Who) -> str:
    """§6.11 Who fights without him, and what may be left."""
    assert me.strategy is not None
    rivals = [
        who(seat)
        for seat, one in enumerate(view.players)
        if seat != view.seat and one.strategy is not None and one.strategy.fights
    ]
    return (
        f"Your {male(cards, me)} does not fight {' and '.join(rivals)}; it takes up to "
        f"{me.strategy.fitness} of the {view.red} red females, if any are left over."
    )


def offer_acceptance(cards: Cards, view: View, me: Player, who: Who) -> str:
    """§6.5 What happens if the card is not answered."""
    assert view.sneaking is not None
    rival = who(view.sneaking.seat)
    effect = cards.effect[cards.number_of[view.sneaking.card]]
    if effect == FEMALE_MIMIC:
        has = me.red + me.blue
        return f"A female leaves you for {rival}; you then have {has - 1}."
    if effect == LEVEL_UP:
        return f"Your {male(cards, me)} has to fight {rival}; the loser is out this round."
    return f"You fall from {me.offspring} to {me.offspring - 1} offspring, and {rival} gains one."
