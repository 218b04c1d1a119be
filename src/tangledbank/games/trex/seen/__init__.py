"""What each seat may know: the one place to look for secrets that get out.

view      the types of what is shown; a field that is not there stays secret
build     a seat's view of a position, field by field
hidden    §1.10 who sees a card, knows of it, or can rule it out
totals    what the sides count, as far as a viewer can know it
bounds    at least and at most, whatever the hidden cards of a side are
preview   what would be disregarded if nobody were asked
choices   a secret choice, for its own seat
knowing   what a seat knows, as a position; what it does not know, dealt anew
dealing   how that is dealt, so that it fits what is known
guess     from a view back to such a position
"""
