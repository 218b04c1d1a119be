"""What a seat may know: the one place to audit for secrets.

view         the types of what is shown; a field that is not there stays secret
build        the table as one seat, or a spectator, sees it, built field by field
food_webs    the web of cards that this seat may see, with what is loose and why
strikes      what a strike would do to a hand that is on show
odds         draws looked at in advance, from cards that the seat has not seen
knowing      what a seat knows as a position: the rest is hidden, and dealt again
guess        the same, read from a view; and a whole position that a view does not rule out
"""
