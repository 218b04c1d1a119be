"""Clades Prehistoric as its own page tells of it."""

from tangledbank.core.story import Link, Story

STORY = Story(
    theme=(
        "A clade is a branch of the tree of life with all its twigs. Mammals, sauropsids and "
        "arthropods lie on the table, from the sea, the land and the air, one, two or three on "
        "a card, printed in three inks: mammoths and walruses, pterosaurs and plesiosaurs, sea "
        "scorpions and giant millipedes."
    ),
    turn=(
        "Everyone looks at once. Three cards are a triple if each quality is the same on all of "
        "them or different on all of them. Whoever sees one calls it and keeps the cards; a "
        "card in your hand, which only you see, helps. A triple of one clade earns more."
    ),
    charm=(
        "No turns, no waiting, nobody is ever out. It is quick and loud, and along the way the "
        "eye learns how living things are sorted today: by descent, not by looks."
    ),
    audience=(
        "For one to eight people from the age of six, about 15 minutes. Slower players can be "
        "given more cards, the clock can be switched off altogether, and for one there is a "
        "solitaire and a race against time."
    ),
    published=(
        "Clades Prehistoric and its sister game Clades were designed by Jonathan Tweet and "
        "drawn by Karen Lewis, the authors of the picture book Grandmother Fish. They were "
        "funded on Kickstarter and published in 2017 by Atlas Games."
    ),
    ours=(
        "The rules are retold in our own words. Animals that the authors have named are kept; "
        "the other animals, all texts, facts and drawings are ours. The 76 plates show every "
        "animal and every group of them once; each of the two decks, prehistoric and living, "
        "makes its 83 cards from half of them."
    ),
    links=(
        Link("The authors' page on Clades", "http://www.grandmotherfish.com/clades/"),
        Link("Atlas Games, the publisher", "https://www.atlas-games.com/"),
    ),
    bots={
        "beginner": "Takes half a minute for a triple, calls wrongly again and again, and tires.",
        "easy": "Likes what is alike; triples that differ in everything often escape it.",
        "medium": "Sees about as much as people who have played on a few evenings.",
        "hard": "Has played often: seldom wrong, and seldom slow.",
        "expert": "As quick as the best people, and no quicker: a triple every few seconds.",
    },
)
