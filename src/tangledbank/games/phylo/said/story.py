"""Phylo as its own page tells of it."""

from tangledbank.core.story import Link, Story

STORY = Story(
    theme=(
        "A pond and its edge, a forest, a coast: who eats whom, and where? Plants, grazers and "
        "hunters come as cards, each with the terrains and climates in which it lives. A heron "
        "wants fish, the fish want mayflies, and all of them have to like the same weather."
    ),
    turn=(
        "As in poker you hold five cards and draw twice. What counts is the food web in your "
        "hand: a species is worth its points only if it finds food that shares its terrain and "
        "climate. Events are aimed in secret and strike when all show their hands."
    ),
    charm=(
        "The best hunter in the game is worth nothing without its prey, and a web that hangs on "
        "one species falls with it. You feel in your own hand why a rich web stands more "
        "firmly."
    ),
    audience=(
        "For two to six people, about 20 minutes. Anyone who would like to know the odds of a draw "
        "may ask for them; a teacher can bring a deck about the pond next door."
    ),
    published=(
        "Phylo was begun by David Ng and is made by a community of scientists, artists and "
        "teachers. Its cards are free to print at phylogame.org; the poker variant was "
        "published there as a sheet of rules."
    ),
    ours=(
        "The rules are retold in our own words. 56 species are published cards, and 41 of these "
        "keep the points that they print; the other cards, all texts, facts and drawings are "
        "ours."
    ),
    links=(Link("Phylo: the trading card game", "https://phylogame.org/"),),
    bots={
        "random": "Does anything that is allowed.",
        "greedy": "Keeps what counts now, and all events.",
        "ecologist": "Tries every drop with many draws and takes the best on average.",
    },
)
