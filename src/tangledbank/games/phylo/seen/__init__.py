"""What a seat may know: the one place to audit for secrets.

view         the table as one seat, or a spectator, sees it, built field by field
food_webs    the web of cards that this seat may see, with what is loose and why
strikes      what a strike would do to a hand that is on show
odds         draws looked at in advance, from cards that the seat has not seen
guess        a whole position that a view does not rule out, with hidden cards dealt again
"""
