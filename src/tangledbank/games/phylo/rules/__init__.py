"""The rules, chapter by chapter, as in RULEBOOK.md.

    §1    setup            a game and its rounds begin: five cards each
    §2    drawing          cards are dropped, and as many are drawn
    §3    food_webs        which species of a hand count, and for how much
    §4    aiming           in secret, everyone says whom events are for
    §5    reveal           all hands are shown at the same time
    §6    harmful_events   what an event strikes, and what falls with it
    §6    helping_events   protected area, restoration and research station
    §7    counting         all count, and the winner of the round adds points
    §8    ending           why the game is over
    §9    actions          actions as numbers, for every deck that there may be

Below the chapters:

    –     state            what lies where, who is asked, and which hands are on show
    –     terms            a table's options
    –     grounds          why a rule is against an action, as numbers
    –     told             what happened, in numbers and in words

Above them:

    –     flow             phase by phase and event by event, until somebody is asked
    –     position         the table of contents: deal, legal actions, what an action does
"""
