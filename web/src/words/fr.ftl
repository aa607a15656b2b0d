# Les mots de la page elle-même, en français.

## La page

name = Spieltisch
title = { $what } – Spieltisch
# Quelque chose, et ce qu’il y a à en dire ou à en faire.
named = { $name } : { $what }
close = Fermer
menu = Menu
rules = Règles
rule = règle { $code }
passages = { $n ->
    [0] Rien trouvé
    [one] { $n } passage
   *[other] { $n } passages
}
example = Exemple
example-step = { $n } sur { $of }
look-up = Consulter
to-shelf = Vers l’étagère
something-wrong = Ça n’a pas marché. Réessaie.
not-found = Il n’y a pas de table ici.
not-found-line = Le lien est incomplet, ou la table a été débarrassée.

## L’étagère

shelf-title = À quoi joue-t-on ?
shelf-line = Des jeux de société dans le navigateur, entre amis ou contre l’ordinateur : gratuits et sans inscription. Ton hôte : { $host }.
unfinished = Reprendre
first-game = Un bon jeu pour commencer
next-game = Nouveau pour toi
learn-in = L’apprendre en { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
players = Joueurs
time = Durée
kind = Genre
kind-name = { $kind ->
    [race] Course
    [bluff] Bluff
    [building] Construction
    [duel] Duel
    [together] Ensemble
    [quick] Mains rapides
    [alone] En solo
   *[other] { $kind }
}
difficulty = Difficulté
difficulty-name = { $n ->
    [1] facile
    [2] moyen
   *[other] exigeant
}
any-players = peu importe
any-time = toutes
up-to = { $minutes } min max.
opponents = Avec ordinateur
no-game = Aucun jeu ne convient. Enlève un filtre.
player-count = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
player-range = { $few }–{ $many } joueurs
minutes = { $n } min
mode = { $mode ->
    [turns] tour à tour
    [together] simultané
    [race] en temps réel
    [coop] coopératif
   *[other] { $mode }
}
play-now = Jouer
play-mode = Jouer, { mode }
with-friends = Entre amis
open-tables = Tables ouvertes
to-watch = Parties à regarder

## Réglages

settings = Réglages
language = Langue
theme = Apparence
theme-light = claire
theme-dark = sombre
marks = Repères couleur
marks-quiet = discrets
marks-bold = appuyés
motion = Animations
motion-full = toutes
motion-reduced = réduites
pace = Coups des autres
pace-calm = tranquilles
pace-normal = normaux
pace-quick = rapides
like-system = comme le système
sound = Sons
your-name = Ton nom
save = Enregistrer
saved = Enregistré.

## Avant la partie

lobby = La table
seats = Places
seat = Place { $n }
free = libre
bot = Ordinateur
yours = { $name } (toi)
host = hôte
level = Niveau
level-of = Niveau : { $name }
level-name = { $level ->
    [beginner] débutant
    [casual] détendu
    [good] bon
    [strong] fort
    [master] maître
   *[other] { $level }
}
sit-here = S’asseoir ici
sit-here-too = S’asseoir ici aussi
stand-up = Se lever
fill-up = Compléter avec l’ordinateur
clear-seat = Libérer la place
removed = Exclus : { $names }
readmit = Réadmettre
removed-you = L’hôte t’a fait quitter cette table et peut t’y réadmettre.
invite = Inviter
invite-line = Avec ce lien, on peut s’asseoir à la table.
copy = Copier le lien
copied = Copié
qr = Code QR de l’invitation
options = Règles du jeu
clock = Temps de jeu
clock-none = sans
clock-move = par coup
clock-total = au total
seconds = secondes
increment = en plus par coup
public-table = Rendre la table publique
watchers = Spectateurs bienvenus
start = C’est parti
start-waits = Il reste des places libres : invite des amis ou ajoute des ordinateurs.
wait-host = C’est l’hôte qui lance la partie.

## À table

connecting = On met la table…
lost = Connexion perdue. Nouvelle tentative…
preparing = Les adversaires se préparent encore (seulement la première fois sur cette machine)…
no-watching = Cette table n’admet pas de spectateurs.
join-in = Remplacer l’ordinateur
you = Toi
away = en pause, l’ordi joue
stand-in = remplaçant
clock-left = horloge
on-move = joue
your-move = À toi de jouer
waiting = On attend { $who }
watching = Tu regardes
over = La partie est finie
others-things = Chez les autres
beside-board = À côté du plateau
own-things = Chez toi
enlarge = Agrandir
zoom-in = Grossir
zoom-out = Réduire
sort-by-colour = par couleur
sort-by-symbol = par symbole

# Une chose qui n’a pas de nom à elle.
piece-in-colour = { $piece } { $piece-gender ->
    [f] { $colour-f }
   *[m] { $colour }
}
piece = { $kind ->
    [card] carte
    [tile] tuile
    [cube] cube
    [disc] disque
    [die] dé
    [pawn] pion
    [nugget] pépite
    [marker] marqueur
    [doubler] videau
    [token] jeton
    [heart] cœur
    [ship] vaisseau
    [strip] bande
    [block] bloc
    [bomb] bombe
    [placard] panneau
    [role] rôle
    [flask] flacon
    [wand] baguette
    [cloud] nuage
    [broom] balai
   *[other] pièce
}
    .gender = { $kind ->
        [cube] m
        [disc] m
        [die] m
        [pawn] m
        [marker] m
        [doubler] m
        [token] m
        [heart] m
        [ship] m
        [block] m
        [placard] m
        [role] m
        [flask] m
        [cloud] m
        [broom] m
       *[other] f
    }
colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [white] blanc
    [black] noir
    [wood] en bois
    [gold] doré
    [grey] gris
    [purple] violet
    [orange] orange
   *[other] { $colour }
}
    .f = { $colour ->
        [red] rouge
        [yellow] jaune
        [green] verte
        [blue] bleue
        [white] blanche
        [black] noire
        [wood] en bois
        [gold] dorée
        [grey] grise
        [purple] violette
        [orange] orange
       *[other] { $colour }
    }
symbol = { $symbol ->
    [drop] goutte
    [hammer] marteau
    [circles] cercles
    [bricks] briques
    [wheel] roue
    [arrow] flèche
    [fist] poing
    [foot] pied
    [knee] genou
    [shield] bouclier
    [ram] bélier
    [broom] balai
    [snow] neige
    [lock] verrou
    [swap] échange
    [zero] zéro
    [twice] double
    [person] personne
    [rightwards] vers la droite
    [leftwards] vers la gauche
    [exchange] échange
    [opposite] bascule
    [another] un de plus
    [turn-over] retourner
   *[other] { $symbol }
}

## Jouer un coup

choose = Choisis
less = moins
more = plus
bid = Annoncer
not-there = impossible là
not-here = Il n’y a rien à faire ici pour l’instant
not-your-turn = Ce n’est pas ton tour
plan-next = Ensuite : { $what } (clique pour reprendre)
plan-full = Le plan est prêt (clique pour reprendre)
pick-back = { $name }, clique pour reprendre
all-moves = Les coups
search = Chercher…
go-on = Suivant
set-down = Ici
drop = Lâcher
well-help = { $name }. Les flèches cherchent la place, Entrée laisse tomber.
aim-help = Un clic ou Espace lâche le cube. Les flèches visent avec précision, Entrée lâche.
aim-help-still = Vise avec les flèches ou touche le plan, puis lâche.
aim-at = Viser { $x }, { $y }
plan = Vue d’en haut
free-help = Les flèches déplacent la visée, finement avec Maj. Entrée pose, Échap lâche.
point-at = { $x }/{ $y }, { $good ->
    [yes] possible
   *[no] impossible
}
take-back = Reprendre
take-back-ask = Demander à reprendre
asks = { $who-name } voudrait reprendre le dernier coup.
asked = Tu as demandé à reprendre le dernier coup.
agree = D’accord
refuse = Non

## Conseils

hint = Conseil
hint-thinks = L’ordinateur réfléchit…
chances = Chances de victoire
chances-together = Chances d’un bon résultat
percent = { $share }
expected = environ { NUMBER($points, maximumFractionDigits: 1) } { NUMBER($points, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} à la fin

## Le journal, et le regard en arrière

log = Journal
log-fresh = Journal, { $n ->
    [one] { $n } nouvelle ligne
   *[other] { $n } nouvelles lignes
}
since-last = Depuis ton coup
back = Un pas en arrière
forward = Un pas en avant
to-now = Au présent
looking-back = Tu vois comment c’était.
were-away = { $moves ->
    [0] Pendant ton absence, il s’est passé ceci :
    [one] Pendant ton absence, un ordinateur a joué un coup pour toi.
   *[other] Pendant ton absence, un ordinateur a joué { $moves } coups pour toi.
}
look-at-it = Voir

## Partir

leave = Quitter la table
leave-line = Un ordinateur continue pour toi. Tu peux revenir tant que personne d’autre ne prend ta place.
stay = Rester

## Touches

help = Aide
summary-aim = But
summary-turn = Ton tour
summary-end = La fin
summary-points = Points
keys = Clavier
key-tab = Tab
key-arrows = Flèches
key-enter = Entrée
key-escape = Échap
help-tab = à la zone suivante ou à la règle citée
help-arrows = à la case ou à la pièce suivante
help-enter = prendre, poser, choisir
help-escape = lâcher, fermer
help-moves = tous les coups possibles
help-hint = conseil, si tous les autres sont des ordinateurs
help-log = journal
help-help = cette aide

## La fin

result = Résultat
wins = { $who-you ->
    [alone] Tu gagnes
    [among] { $who } gagnez
   *[other] { $who } { $who-count ->
        [one] gagne
       *[other] gagnent
    }
}
draw = Égalité
# D’un jeu que l’on joue tous ensemble, ou en solitaire.
shared = { $who-you ->
    [alone] Ton résultat
   *[other] { $who-count ->
        [one] { $who }
       *[other] Ensemble
    }
} : { points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Rejouer
replay = Revoir la partie
download = Télécharger la partie

## Une partie finie

match = Partie
step = Coup { $n } sur { $of }
play-on = Lecture
pause = Pause
first = Début
last = Fin
analysis = Analyse
analysed = Un ordinateur fort examine les coups : { $done } sur { $of }
chance-line = { $name } : { $first } au début, { $last } à la fin, entre { $low } et { $high } en chemin.
everybody = Tous ensemble
turning-points = Tournants
no-turning = Aucun : personne n’a joué de coup qui ait coûté cher. Bien joué !
move-number = Coup { $n }
turned = « { $move } » ({ $chance })
better = Mieux : « { $move } » ({ $chance })

## Vérifier

verify = Vérifier une partie
verify-line = Dépose ici une partie téléchargée : son sceau, ses coups et son résultat sont recalculés.
choose-file = Parcourir

## Lessons

learn = Apprendre
lesson = Leçon
lesson-of = Apprendre { $game }
no-lesson = Ce jeu n’a pas de leçon.
lesson-step = Étape { $n } sur { $of }
lesson-points = On te montre : { $things }.
lesson-back = Une étape en arrière
lesson-next = Continuer
lesson-show = Montre-moi
lesson-leave = Quitter la leçon
lesson-play-on = Jouer la suite
lesson-offer = Ce jeu est nouveau pour toi ? Quelques minutes suffisent.
no-thanks = Non merci
coach = Coach : explique ce qui est nouveau, contre l’ordinateur
coach-off = Couper le coach
