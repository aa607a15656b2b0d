# Was außerhalb der Seite und von keinem bestimmten Spiel gesagt wird.

# Der Leser selbst, in einer Aufzählung von Namen.
you = du

takes-back = { $who ->
    [you] Du nimmst { $moves ->
        [one] den Zug
       *[other] { $moves } Züge
    } zurück.
   *[other] { $who-name } nimmt { $moves ->
        [one] den Zug
       *[other] { $moves } Züge
    } zurück.
}
