title = Jardin fleuri
tagline = Cultive des fleurs et plante-les avant qu’elles aient soif.

# Cartes, rangées et fleurs.
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
flower = fleur { $colour-f }
flowers = { $n ->
    [0] aucune fleur { $colour-f }
    [one] { $n } fleur { $colour-f }
   *[other] { $n } fleurs { $colour-fp }
}
income = { flowers }{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdue)
   *[other] {" "}({ $lost } perdues)
}
into-row = dans une rangée : maintenant { $numbers }
into-new-row = dans une nouvelle rangée
into-row-number = dans la rangée { $symbol } { $row }, alors { $numbers }

nursery = Pépinière
new-row = nouvelle rangée { $symbol }
row = rangée { $symbol } { $row } : { cards }
piles = Pioche et défausse
pile = pioche
pile-left = pioche : { cards }
discards = défausse
times-left = combien de fois la pioche peut encore s’épuiser
times-left-note = avant la fin
times-left-die = { $rest ->
    [1] la partie finit quand la pioche s’épuise
   *[other] la partie finit quand la pioche s’est encore épuisée { $rest } fois
}
stock = Réserve
stock-of = fleurs { $colour-fp } en réserve
thirsty = fleurs { $colour-fp } assoiffées
tray = { $lost ->
    [0] Soif
   *[other] Soif : −{ $lost }
}
garden = { $planted ->
    [0] Ton jardin
   *[other] Ton jardin : +{ $planted }
}
new-bed = nouveau parterre
hand = Ta main
hand-of = main ({ $who-name })
player = { $who-name }
note-planted = { $n ->
    [one] { $n } plantée
   *[other] { $n } plantées
}
note-thirsty = { $n ->
    [one] { $n } a soif
   *[other] { $n } ont soif
}

# Ce qu’une carte rapporte, écrit là où on la porte.
brings = { $n ->
    [one] { $n } { $colour-f }
   *[other] { $n } { $colour-fp }
}
brings-gone = { brings }, la rangée part
brings-any = { $n } au choix
brings-any-gone = { brings-any }, la rangée part

# Les coups.
finish = finir : piocher { cards }{ and-the-end }
finish-to-name = finir : annoncer la couleur { $n ->
    [one] d’une fleur
   *[other] de { $n } fleurs
}
finish-growing = finir : { growing }
name = annoncer { $colour } : { growing }
growing = { income }{ $row ->
    [gone] , la rangée part, piocher { cards-drawn }
    [stays] , la rangée reste, piocher { cards-drawn }
   *[over] {""}
}{ and-the-end }
cards-drawn = { $drawn ->
    [one] { $drawn } carte
   *[other] { $drawn } cartes
}
and-the-end = { $over ->
    [0] {""}
   *[other] , la partie finit
}
grow = { $card } { $into }
plant = { $card } en parterre ({ flowers })
put-away = défausser { $card-the }

prompt-choose = Porte une carte à la pépinière, dans ton jardin ou à la défausse.
prompt-grow = Pose d’autres cartes dans cette rangée, ou finis.
prompt-name = Annonce la couleur de tes fleurs.
prompt-plant = Aménage d’autres parterres, ou finis.
prompt-exchange = Défausse d’autres cartes, quatre au plus, ou finis.
prompt-finish = Plus rien n’est possible ce tour-ci : finis.

# Ce qui se passe.
dealt = Tout le monde a six cartes, la pioche en a { $left }.
begins = { $who ->
    [you] Tu commences.
   *[other] { $who-name } commence.
}
grows = { $who ->
    [you] Tu poses { $card-the } { $into }.
   *[other] { $who-name } pose { $card-the } { $into }.
}
is-to-name = { $who ->
    [you] Tu as fini et posé un joker en dernier : à toi d’annoncer la couleur.
   *[other] { $who-name } a fini et posé un joker en dernier : il reste à annoncer la couleur.
}
gets = { $who ->
    [you] Tu reçois { income }.
   *[other] { $who-name } reçoit { income }.
}
row-goes = La rangée { $numbers } a un nombre en double : elle va à la défausse.
plants = { $who ->
    [you] Tu poses { $card-the } en parterre : { flowers }.
   *[other] { $who-name } pose { $card-the } en parterre : { flowers }.
}
puts-away = { $who ->
    [you] Tu défausses { $card-the }.
   *[other] { $who-name } défausse { $card-the }.
}
draws = { $n ->
    [0] Il n’y a pas de carte à piocher pour { $who-name }.
   *[other] { $who-name } pioche { cards }.
}
draws-these = { $cards-count ->
    [0] Il n’y a pas de carte à piocher pour toi.
    [one] Tu pioches une carte : { $cards }.
   *[other] Tu pioches { $cards-count } cartes : { $cards }.
}
runs-out = { $rest ->
    [1] La pioche est épuisée ; la prochaine fois sera la dernière.
   *[other] La pioche est épuisée ; cela peut arriver encore { $rest } fois.
}
new-pile = La défausse est mélangée et devient la nouvelle pioche : { $left ->
    [one] { $left } carte.
   *[other] { $left } cartes.
}
is-out-of-cards = { $who ->
    [you] Tu n’as plus de carte.
   *[other] { $who-name } n’a plus de carte.
}
passes = { $who ->
    [you] Tu passes.
   *[other] { $who-name } passe.
}
ended = La partie est finie : { $ending ->
    [1] la pioche s’est épuisée pour la dernière fois (E1).
    [2] deux couleurs manquent dans la réserve (E2).
   *[3] personne n’a plus de carte (E3).
}
counts = { $who ->
    [you] Tu as
   *[other] { $who-name } a
} { $planted ->
    [one] { $planted } fleur plantée
   *[other] { $planted } fleurs plantées
} et { $thirsty ->
    [one] { $thirsty } assoiffée.
   *[other] { $thirsty } assoiffées.
}
result = { $winners-you ->
    [alone] Tu gagnes avec { points }.
    [among] { $winners } partagez la victoire avec { points } chacun.
   *[not] { $winners } { $winners-count ->
        [one] gagne avec { points }.
       *[other] partagent la victoire avec { points } chacun.
    }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Pourquoi pas.
why-name = Annonce maintenant la couleur de tes fleurs (R5).
why-move-first = Déplace d’abord au moins une carte (R1).
why-no-joker = On n’annonce une couleur que si l’on a fini et posé un joker en dernier (R5).
why-not-held = Tu n’as pas { $card-the } en main (R1).
why-growing = Ce tour-ci, tu cultives : les cartes ne vont que dans cette rangée (R1).
why-planting = Ce tour-ci, tu plantes : les cartes ne vont que dans ton jardin (R1).
why-exchanging = Ce tour-ci, tu échanges : les cartes ne vont qu’à la défausse (R1).
why-symbol = Cette rangée ne prend que des { $symbol-many } (R2).
why-one-row = Une seule rangée grandit par tour (R2).
why-too-high = Trop haut : la rangée finit par { $last } (R3).
why-first-free = Une nouvelle rangée prend la première place libre de son symbole (R2).
why-colour = Sur { $card-the }, on ne plante que des fleurs { $colour-fp } (R10).
why-too-few = Pour { $card-the }, il te faut { flowers }, et tu en as { $there } (R12).
why-four = Tu ne peux pas défausser plus de { $most } cartes (R14).
