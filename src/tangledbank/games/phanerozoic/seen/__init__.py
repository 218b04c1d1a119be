"""What a seat may know: the one place to audit for secrets.

view        the types of what is shown; a field that is not there stays secret
build       what a seat, or a spectator, may know of a position, field by field
guess       a whole position that a view does not rule out
"""
