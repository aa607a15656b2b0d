aim = Du bist im Bergwerk. In vier Höhlen sammelt ihr Gold; wer am Ende die vollste Truhe hat, gewinnt.
card = Jeder Schritt deckt eine Karte auf. Ihre Zahl ist Gold, gleichmäßig für alle drinnen. Ein Gold für drei ist zu wenig: Es bleibt auf der Karte.
choice = Jetzt wählen alle geheim: eine Karte tiefer hinein oder hinaus. Die anderen haben schon gewählt. Bleib drin.
choice-hint = Der grüne Knopf oder die Taste S.
choice-leave = Hinausgehen brächte dir ein Gold. Da ist mehr zu holen: Bleib drin.
hand = Sechs Gold für drei: zwei für jeden. Du trägst sie in der Hand. Sicher sind sie noch nicht.
deeper = Noch eine Karte: Bleib drin.
deeper-hint = Der grüne Knopf oder die Taste S.
deeper-leave = Hinausgehen darfst du immer, aber sehen wir uns erst noch eine Karte an.
symbols = Mit der dritten Karte eines Symbols stürzt die Höhle ein. Hier siehst du, welche Symbole in dieser Höhle liegen und wie oft.
once-more = Bisher liegt ein Rad da. Bleib noch einmal drin.
once-more-hint = Der grüne Knopf oder die Taste S.
once-more-leave = Noch nicht: Sieh dir an, was geschieht, wenn ein Symbol zum zweiten Mal kommt.
danger = Das zweite Rad! Kommt ein drittes, verlieren alle drinnen, was sie in der Hand haben.
leave = Wer hinausgeht, legt sein Gold in die Truhe und nimmt mit, was auf den Karten liegt. Geh jetzt hinaus!
leave-hint = Der rote Knopf oder die Taste G.
leave-stay = Du darfst bleiben, aber jetzt sehen wir uns das Hinausgehen an.
safe = Du gingst allein, also gehörte dir alles Gold auf den Karten: fünf. Mehrere teilen es. Acht liegen nun für immer in deiner Truhe.
buried = Und da kam das dritte Rad: Die Höhle ist eingestürzt, und die anderen haben verloren, was sie in der Hand hatten.
end = Höhle zwei beginnt, und alle sind wieder drinnen. Nach der vierten Höhle zählt das Gold in den Truhen. Spiel weiter!

coach-prompt = Bleib für mehr Gold, oder geh und behalte, was du hast. Die dritte Karte eines Symbols nimmt es allen, die drinnen sind.

summary-aim = Bring aus vier Höhlen das meiste Gold in deine Truhe.
summary-turn = Nach jeder Karte wählen alle zugleich: bleiben und den nächsten Fund teilen, oder hinausgehen und das eigene Gold sichern.
summary-end = Eine Höhle endet, wenn alle draußen sind, oder mit der dritten Karte eines Symbols: Dann stürzt sie ein. Die vierte ist die letzte.
summary-points = Jedes Gold in deiner Truhe ist ein Punkt. Was du beim Einsturz in der Hand hast, ist verloren.
