"""The rules, chapter by chapter.

    §1, §10   setup       the cards of one set or of both, and the deal
    §2        triples     three cards all alike or all different, and a triple that was made
    §3        calling     who may call what and when; a right call takes, a false one waits
    §4        replacing   the window closes, cards are drawn, bonus cards go to neighbours
    §5        stuck       when nobody sees a triple: Lucky 13, further cards, hints
    §6        balancing   the victory break, threes only, personal cards
    §7        harder      the false call penalty, open hands, the switch
    §8, §11   ending      how a game is over: no triple left, all stuck, a race won or lost
    §9        untimed     turns and passes

Below them lies what they share:

    –         terms       what a table plays by: the options, settled
    –         actions     what a seat may do, as numbers
    –         grounds     why it may not, as numbers
    –         told        what happened, as numbers with their sentences
    –         state       the table itself: cards, piles, clocks

And on top:

    –         flow        what follows at once from an action, or from the clock
    –         position    the table of contents: what may be done, and what happens
"""
