"""What a seat may know: the one place to audit for secrets.

view        the types of what is shown; a field that is not there stays secret
build       what a seat, or a spectator, may know of a position, field by field
knowing     the same as a position: what is hidden is left out, and dealt again
guess       the same, read from a view; and a whole position that a view does not rule out
"""
