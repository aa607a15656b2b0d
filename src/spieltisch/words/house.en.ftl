# What is said outside the page and of no game in particular.

# The reader himself, in a list of names.
you = you

takes-back = { $who ->
    [you] You take { $moves ->
        [one] the move
       *[other] { $moves } moves
    } back.
   *[other] { $who-name } takes { $moves ->
        [one] the move
       *[other] { $moves } moves
    } back.
}
