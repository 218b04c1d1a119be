"""What a seat may know: the one place to audit for secrets.

`view` shows a position to a seat or a spectator, field by field; `knowing` leaves the same in a
position, and deals what is hidden again, so that bots can think without knowing more than their
seat; `guess` does so from a view.
"""
