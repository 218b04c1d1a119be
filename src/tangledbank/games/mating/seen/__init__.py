"""What a seat may know: the one place to audit for secrets.

view      the types of what is shown; a field that is not there stays secret
build     the clearing as a seat, or a spectator, sees it, field by field
knowing   what a seat knows as a position: the rest is hidden, and dealt again
guess     the same, read from a view
"""
