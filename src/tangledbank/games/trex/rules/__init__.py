"""The rules, chapter by chapter of RULEBOOK.md.

    §1, §10   hands         set-up; hand size and limit; find, discard, give and exchange
    §2        prehistoric   the spots are dealt, and the Prehistoric cards among them act
    §3, §4    playing       cards are played in three periods, hidden or revealed
    §5, §8    resolving     the round is resolved: totals, groups, and what texts add to them
    §5, §10   disregarding  texts that disregard, in their order; the top card
    §6        markers       First Move and Rexonomics, and the trade
    §7, §10   effects       what a revealed card does; how a card moves
    §9        spots         what a spot allows, who wins it, and what that brings
    §11       flow          from one question to the next, round by round, to the end
    §12       terms         a table's options as the rules read them

On top:

    –         position      what may be done and what it does: a table of contents

Below all chapters:

    –         state         what lies where, and who is asked
    –         grounds       why an action is not allowed, as numbers
    –         told          what happened, as numbers with their sentences
    –         actions       actions as numbers
    –         phases        where a round is, and what is asked
"""
