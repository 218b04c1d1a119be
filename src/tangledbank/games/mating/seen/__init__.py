"""What a seat may know: the one place to audit for secrets.

`view` shows a position to a seat or a spectator, field by field; `guess` deals what a view hides
again, so that bots can think without knowing more than their seat.
"""
