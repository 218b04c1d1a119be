"""What a seat may know: the one place to audit for secrets.

view        what a seat, or a spectator, may know of a position
guess       a whole position that a view does not rule out
"""
