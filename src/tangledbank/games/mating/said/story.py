"""The Mating Game as its own page tells of it."""

from tangledbank.core.story import Link, Story

STORY = Story(
    theme=(
        "To survive is not enough: whoever leaves no offspring leaves nothing. You are a male, "
        "a different one each round, in a clearing where females choose. Some want the winner "
        "of a fight, some the brightest feathers."
    ),
    turn=(
        "Everyone lays one strategy face down and pays for it with food; all are shown "
        "together. Then the environment has its say: predators take whoever is easiest to catch, "
        "food comes or does not. Fighters roll dice, the flashy ones are looked at, and sneaky "
        "cards spoil it for both. Ten offspring win."
    ),
    charm=(
        "You guess what the others will do, and they guess back. A costly tail wins many females "
        "and feeds the fox. Every card is something that real animals do, with the hypothesis "
        "behind it, and after the game you can see what was selected and why."
    ),
    audience=(
        "For two to six people, about 20 minutes. It was designed for biology classes at high "
        "school and college, and it is good company at any table."
    ),
    published=(
        "The Mating Game was designed by Andrew Thompson and Andrea Roth-Monzon, with art by "
        "Emma Schaffer, Emmy Rodgers and Normandy Poulter. Its rulebook names Pangolin Science "
        "Games, and their account on Instagram for news."
    ),
    ours=(
        "The rules are retold in our own words. Numbers that the rulebook names are kept; all "
        "other numbers, the species, texts, facts and drawings are ours."
    ),
    links=(Link("Pangolin Science Games", "https://www.instagram.com/pangolinsciencegames/"),),
    bots={
        "random": "Does anything that is allowed.",
        "show-off": "Would rather shine than fight, and shows it.",
        "saver": "Saves food for the strategies of the highest fitness.",
        "fighter": "Goes where the red females are, and fights for them.",
        "sneak": "Keeps few strategies and many sneaky cards, and plays them late.",
        "greedy": "Weighs food, predators and rivals evenly; the strongest of them.",
    },
)
