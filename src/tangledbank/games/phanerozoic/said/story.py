"""Phanerozoic as its own page tells of it."""

from tangledbank.core.story import Story

STORY = Story(
    theme=(
        "The Phanerozoic is the age of visible life: the last 539 million years, from the first "
        "trilobites to today. Here it passes on one table. Algae and a trilobite are there at "
        "the start; everything else has to evolve."
    ),
    turn=(
        "Each round you choose and draft three cards, then act with them: tuck a mutation under "
        "a species, let a new species evolve from one that has what it takes, or strike with an "
        "event. Then nature takes its course, species by species: plants grow, animals eat what "
        "is nearest, and whoever finds nothing shrinks."
    ),
    charm=(
        "Nobody owns a species. You breed the prey of a hunter that somebody else needs, and "
        "find out only at the end whose secret goal it served. The food web follows from a few "
        "plain rules, and it still surprises."
    ),
    audience=(
        "For one to four people who like to plan and can laugh when nature disagrees. A game "
        "takes about 45 minutes; alone you play against the Automa."
    ),
    published=(
        "Phanerozoic was designed by Pepijn van Loon and illustrated by Louise Goalby. The "
        "rulebook that we know names no publisher and no address."
    ),
    ours=(
        "The rules are retold in our own words. The rulebook prints only some of the cards' "
        "numbers; the others, all texts and all drawings are ours."
    ),
)
