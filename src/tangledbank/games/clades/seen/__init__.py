"""What a seat may know. Whatever leaves the table for a seat is built here.

view     the types of what is shown; a field that is not there stays secret
build    the table as one seat sees it: the deck and the others' personal cards are not in it
hints    what a hint shows: of the cards in the seat's own reach, nothing else
knowing  what a seat knows as a position: the rest is hidden, and dealt again
guess    the same, read from a view alone; and a whole position that a view does not rule out
"""
