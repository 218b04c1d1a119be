"""The T-Rex Game as its own page tells of it."""

from tangledbank.core.story import Story

STORY = Story(
    theme=(
        "A prehistoric England, as a paperback of the sixties would have it: dinosaurs in top "
        "hats, at tea rooms, bandstands and the charabanc stop. Two visitors compete for the "
        "best spots."
    ),
    turn=(
        "Four spots lie in a row. In three periods you lay cards there, face down or open, and "
        "their footprints add up; icons make groups, texts make trouble. A How-de-do may be "
        "anything. When all is turned up, the longer row of footprints takes the spot."
    ),
    charm=(
        "Half of what lies there is a bluff, and the other half looks like one. You count "
        "footprints, read faces where there are none, and change your mind one card too late."
    ),
    audience=(
        "For two people who like to bluff. A game to eight points takes about 45 minutes; a "
        "short one goes to five."
    ),
    published=(
        "The T-Rex Game appeared in 2011, with a supplement in 2012. The supplement names "
        "neither its author nor a publisher. The rules of 2011 and the list of cards cannot be "
        "found."
    ),
    ours=(
        "What the supplement states holds to the letter and is marked [S] in the rules below. "
        "The base game and every card, with numbers, names, texts and drawings, are our "
        "reconstruction; each number of it is an option, so that the original can take its "
        "place if it turns up."
    ),
    bots={
        "random": "Does anything that is allowed.",
        "greedy": "Takes the action that promises most at once.",
        "bluffer": "Plays the round out with many ways in which hidden cards may lie.",
    },
)
