"""The rules of Phanerozoic, in the order of the rulebook.

    §1      setup       rows, goals and decks before the first round
    §2      drafting    hands are filled, cards chosen, shown and drafted
    §3      acting      a card is kept, discarded or played: mutations, events, evolution
    §4      nature      who eats whom, who grows and who shrinks
    §5      goals       a goal is kept, and counted
    §6      solo        the Automa's turn

Below the chapters:

    –       actions     what a seat does, as numbers
    –       grounds     what a rule has against an action, as numbers
    –       told        what happened, as numbers and sentences
    –       phases      what the game is waiting for
    –       terms       the options, as numbers
    –       living      a species on the table, with its mutations
    –       state       everything on the table, and how it is copied

On top of them:

    –       flow        from one phase to the next
    –       position    what may be done, why not, and what it does
"""
