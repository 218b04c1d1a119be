# Not compiled: text for terminals.
"""A view in titled lines, for the terminal's table."""

from tangledbank.games.phanerozoic.view import Player, Species, View


def describe(view: View) -> list[tuple[str, str]]:
    """The table from top to bottom, as one seat sees it."""
    lines = [
        ("Round", f"{view.round} of {view.options['rounds']}, {view.phase}"),
        ("Plants", "   ".join(species(one) for one in view.plants) or "none"),
        ("Animals", "   ".join(species(one) for one in view.animals) or "none"),
    ]
    if view.pool:
        lines.append(("Pool", "  ".join(view.pool)))
    lines.append(("Deck", f"{view.deck} cards"))
    if view.discards:
        lines.append(("Discards", "  ".join(view.discards)))
    if view.extinct or view.extinct_mutations:
        gone = [*view.extinct, *(one.card for one in view.extinct_mutations)]
        lines.append(("Extinct", "  ".join(gone)))
    if view.automa_goals:
        lines.append(("Automa's goals", "  ".join(view.automa_goals)))
    for seat, one in enumerate(view.players):
        mark = " (starts)" if seat == view.start else ""
        lines.append((f"Seat {seat + 1}{mark}", player(one)))
    if view.hand and view.phase == "choosing":
        lines.append(("Your hand", "  ".join(view.hand)))
    if view.goals:
        lines.append(("Your goal" if view.kept_goal else "Your goals",
                      view.kept_goal or "  ".join(view.goals)))  # fmt: skip
    return lines


def species(one: Species) -> str:
    """`corvus 5 ★★★ both +large-30`."""
    stars = "★" * one.stars
    mutations = "".join(f" +{mutation}" for mutation in one.mutations)
    return f"{one.card} {one.population} {stars} {one.growth}{mutations}"


def player(one: Player) -> str:
    """What lies before a seat."""
    parts = []
    if one.face_up:
        parts.append("  ".join(one.face_up))
    if one.kept:
        parts.append("kept " + "  ".join(one.kept))
    if one.hand > len(one.kept):
        parts.append(f"{one.hand - len(one.kept)} cards in hand")
    if one.ready:
        parts.append("ready")
    if one.goal:
        parts.append(f"goal {one.goal}")
    return ", ".join(parts) or "no cards"
