"""Tables for people in browsers: who sits where, whose turn it is, saved before it is seen."""
