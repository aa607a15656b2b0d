# Ce qui se dit hors de la page et d’aucun jeu en particulier.

language-name = Français

# Le lecteur lui-même, dans une liste de noms.
you = toi

# Les noms de ceux qui n’en ont pas donné.
player = Joueur { $number }
guest = Invité { $number }

## Jeux, places et options

no-game = Il n’y a pas de jeu { $id }. Connus : { $known }.
no-such-game = Il n’y a pas de jeu { $id }.
wrong-seats = { $game } se joue à { $span }, pas à { $seats }.
no-option = { $game } n’a pas d’option { $name }.{ $known-count ->
    [0] { "" }
   *[other] { " " }Connues : { $known }.
}
no-value = L’option { $option } n’a pas de valeur { $value }. Possibles : { $known }.
option-seats = L’option { $option }={ $value } vaut à { $span } joueurs, pas à { $seats }.
no-rule = Ce jeu n’a pas de règle { $code }.
no-rulebook = Ces règles n’existent pas.
no-example = Cet exemple n’est pas dans le livret de règles.

## Coups

no-seat-here = Il n’y a pas de place { $seat } à cette table.
no-move = { $game } n’a pas de coup { NUMBER($move, useGrouping: 0) }.
not-on-turn = Ce n’est pas à cette place de jouer.
game-over = La partie est déjà finie.
move-allowed = Ce coup est permis.
decision-made = Cette décision est déjà prise : la table a changé entre-temps.

## Reprendre un coup

takes-back = { $who ->
    [you] Tu reprends ton dernier coup
   *[other] { $who-name } reprend son dernier coup
}{ $moves ->
    [1] .
   *[other] { " " }et tout ce qui a suivi, { $moves } coups en tout.
}
ended-so = La partie est finie : on en reste là.
every-move-stands = Dans ce jeu, coup joué, coup validé.
nothing-to-take-back = Il n’y a pas de coup à reprendre.
no-own-move = Tu n’as pas de coup à reprendre.
not-so-many-back = Il n’y a pas tant de coups à reprendre.
all-taken-back = Dans cette partie, { $moves ->
    [one] un coup a déjà été repris
   *[other] { $moves } coups ont déjà été repris
} : maintenant, coup joué, coup validé.
moved-since = Quelqu’un a joué depuis.
moved-since-agree = Quelqu’un d’autre a joué depuis : on ne peut reprendre que si tout le monde est d’accord.
move-stands-agree = Ce coup est validé : on ne peut le reprendre que si tout le monde est d’accord.
known-agree = Ce coup a révélé quelque chose : on ne peut le reprendre que si tout le monde est d’accord.
others-away = { $names } { $names-count ->
    [one] n’est pas là
   *[other] ne sont pas là
} : on pourra reprendre quand tout le monde sera revenu.
nothing-asked = Il n’y a plus rien à reprendre.

## Fichiers de partie

seed-size = Une graine a { $bytes } octets.
no-match-file = Ce n’est pas un fichier de partie complet ({ $why }).
unknown-format = Le format « { $format } » est inconnu ici ; le format connu est « { $known } ».
file-damaged = Le fichier de partie a été modifié ou abîmé après l’enregistrement.
file-running = Ce fichier montre une partie en cours, telle qu’un joueur la voyait : on ne peut la rejouer qu’après la fin.
file-too-long = Le fichier a { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
} : aucune partie n’est aussi longue dans { $game }.
other-rules = La partie suit la version { $version } des règles ({ $game }), ce programme la version { $own } : ouvre-la avec un programme de l’époque.
other-kit = La partie a été jouée avec d’autres cartes ou sur un autre plateau que ceux qui portent ce nom ici.
other-result = Le résultat du fichier ({ $told }) n’est pas celui de la partie rejouée ({ $found }).
entry-refused = La ligne { $number } de la partie n’est pas permise : { $why }
seed-unreadable = La graine de la partie est illisible.
seed-unsealed = La graine ne correspond pas au sceau montré avant le premier coup.

# Ce qui est juste dans une partie.
verified-match = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
verified-seed = La graine correspond au sceau.
verified-moves = Coups, dés et cartes : tout est juste.
verified-result = Le résultat est juste : { $points }.
verified-running = La partie n’est pas encore finie.

checking-another = Une autre partie est en cours de vérification : réessaie dans un instant.
check-too-long = Rejouer cette partie prend trop de temps ici : vérifie le fichier avec `spieltisch verify`.

## Jeux de cartes et plateaux qu’un propriétaire met dans le dossier de données

kit-line = Ligne { $number } : { $what }
kit-head = Ici, on attend id: ou title:, pas { $word }.
kit-twice = { $key } est déjà donné plus haut.
kit-no-value = Il manque la valeur après { $key }.
kit-no-id = { $id } n’est pas un identifiant : minuscules, chiffres et tirets, 40 au plus.
kit-no-name = Les catalogues n’ont pas de nom { $name }.
kit-missing = Il manque la ligne { $key }…
kit-unusable = { $file } est inutilisable. { $why }
kit-taken = L’identifiant { $id } est déjà pris.
kit-unreadable = Le fichier est illisible ({ $why }).
kit-large = Le fichier dépasse { $most } Kio.
kit-no-text = Le fichier n’est pas un texte en UTF-8.
no-kit = { $id } n’existe pas ici, seulement { $known }.

## Simulations

no-cuda-package = Pour la carte graphique, il manque numba-cuda : installe-le avec `pip install 'spieltisch[gpu]'`.
no-gpu = Il n’y a pas de carte graphique CUDA ici : sans --gpu, le processeur s’en charge.
batch-illegal = État { $state } : la place { $seat } ne peut pas jouer le coup { NUMBER($move, useGrouping: 0) } ; rien n’a changé.
batch-numbers = { $states ->
    [one] Il faut un nombre pour un état.
   *[other] Il faut { $states } nombres pour { $states } états.
}
no-games = Il faut jouer au moins une partie.
not-compiled = { $game } n’a pas pu être compilé : { $why }
no-peer = { $peer } n’est pas installé : `pip install 'spieltisch[peers]'`.
peer-failed = { $peer } a échoué : { $why }

## Bots

no-level = Il n’y a pas de niveau { $name } : { $known }.
no-setting = « { $word } » n’est pas un réglage : il faut NOM=VALEUR.
no-bot-setting = Un bot n’a pas de { $name }, seulement { $known }.
bad-bot-setting = { $name } ne peut pas valoir { $value }.
two-bots = Il faut au moins deux bots.
no-self-play = { $game } n’apprend pas en jouant contre soi-même.
no-ladder = Il manque à { $file } les repères de l’échelle.
bots-not-ready = Les bots forts de ce jeu se préparent encore : réessaie dans un instant.

# Un conseil.
only-move = Il n’y a qu’un coup : { $move }.
hint = Un joueur fort choisit « { $best } » ({ $mode ->
    [coop] chances d’un bon résultat
   *[other] chances de victoire
} : { $chance } %) plutôt que « { $second } » ({ $other } %).
hints-alone = Il n’y a de conseils que si tous les autres sont des ordinateurs.
no-lesson = Il n’y a pas de leçon pour { $game }.
lesson-other = C’est permis, mais ici, c’est un autre coup qu’il faut.
lesson-read-on = Lis d’abord la suite : c’est bientôt à toi.

## À table

# Qui est venu et parti, avec les noms de ce moment-là.
note-away = { $name } s’absente : un ordinateur joue à la place de { $name }.
note-back = { $name } est de retour.
note-left = { $name } a quitté la table : un ordinateur prend la suite.
note-took = { $name } joue maintenant à la place de { $before }.

no-table = Cette table n’existe pas, ou n’existe plus. Vérifie le lien.
no-such-seat = Cette place n’existe pas.
no-free-seat = Il n’y a plus de place libre ici.
no-spectators = Cette table n’admet pas de spectateurs.
seat-taken = Quelqu’un est assis là.
seat-held = Qui est assis ici revient bientôt.
have-seat = Tu as déjà une place.
another-seat = Tu as joué à une autre place et tu ne peux revenir qu’à celle-là.
not-your-seat = Ce n’est pas ta place.
not-playing = Tu ne joues pas ici.
removed = L’hôte t’a fait quitter cette table et peut t’y réadmettre.
host-only = Seul l’hôte de la table peut faire cela.
before-match = Ce n’est possible qu’avant la partie.
too-few-seats = Il n’y aurait pas de place pour tout le monde.
seats-free = Il reste des places libres : invite quelqu’un ou ajoute des bots.
clock-range = Le temps de réflexion va d’une seconde à un jour.
rematch-of-players = Seuls les joueurs peuvent demander une revanche.
match-running = La partie est encore en cours.
match-rests = Cette partie suit une autre version des règles ({ $game }) et reste en pause.
not-begun = La partie n’a pas encore commencé.
not-so-far = La partie n’en est pas encore là.
no-match = Cette partie n’existe pas.
replay-later = La partie est en cours : on pourra la revoir après.
nothing-to-play = Il manque ce qu’il faut jouer.
name-length = Un nom a de 1 à { $most } caractères.
name-letter = Un nom doit avoir une lettre ou un chiffre.

## Le serveur

not-known = On ne te connaît pas encore ici : recharge la page.
nothing-here = Il n’y a rien ici.
not-here = Ce n’est pas possible ici.
bad-request = Cette demande est incompréhensible.
too-large = C’est trop gros.
# L’une de ces quatre phrases, avec ce qu’en dit le programme.
in-detail = { $said } ({ $detail })
fault = C’est la faute du serveur, pas la tienne.
not-saved = Le serveur ne peut rien enregistrer en ce moment : réessaie dans un instant. Ce qui est joué reste joué.
not-reached = Le serveur n’atteint pas ses données en ce moment : réessaie dans un instant.
no-request-id = La demande n’a pas d’identifiant utilisable.
message-unreadable = Ce message est incompréhensible : recharge la page.
request-slow = Ta demande est arrivée trop lentement : réessaie.
request-long = Cette demande est trop longue.
too-much = C’est trop à la fois : réessaie.
too-many-at-once = Trop de demandes à la fois viennent de ton adresse : attends un instant.
too-many-requests = Trop de demandes : attends un instant.
too-many-new = Beaucoup de nouveaux invités et de tables viennent de ton adresse : attends une minute.
too-many-tables = Tu as déjà { $tables ->
    [one] une table ouverte : finis-y la partie
   *[other] { $tables } tables ouvertes : finis une partie
}. Une table au repos depuis un jour ne compte plus.
too-many-public = Tu affiches déjà { $tables ->
    [one] une table publique
   *[other] { $tables } tables publiques
} : lance une partie, ou cesse d’afficher la table.
too-many-shown = Trop de tables publiques viennent déjà de ton adresse : réessaie plus tard.
strange-page = Cette page n’a pas le droit d’utiliser le serveur.
page-not-built = La page n’est pas encore construite : lance `make page` une fois, puis redémarre.

# À son hôte.
running = Spieltisch est lancé : { $address }
no-data = Les données du serveur sont hors d’atteinte : { $why }. Vérifie --data et SPIELTISCH_DATABASE.
bad-redis = SPIELTISCH_REDIS n’est pas une adresse comme redis://host:6379.
bad-number = { $name } n’est pas un nombre utilisable : { $value }.
no-port = Impossible de lancer un serveur sur { $host }:{ $port } ({ $why }) : choisis un autre port.
secret-damaged = Le fichier { $file } est abîmé : supprime-le.
not-this-machine = { $url } n’est pas cette machine : la charge n’est que pour un serveur sur 127.0.0.1.
backed-up = Sauvegardé : { $file }
secret-apart = SPIELTISCH_SECRET n’y est pas : garde-le toi-même.
restored = Restauré dans { $folder }
no-database = Il n’y a pas de base de données dans { $folder }.
database-exists = Il y a déjà une base de données dans { $folder }. Pour la remplacer, utilise --force.
database-elsewhere = Cette base de données n’est pas dans un fichier : sauvegarde-la avec son propre outil (pg_dump et pg_restore pour PostgreSQL), et le fichier { $file } avec elle.
server-running = Un serveur tourne encore sur { $folder } : arrête-le d’abord.
no-backup = { $file } n’est pas une sauvegarde intacte.
not-backed-up = La sauvegarde a échoué : { $why }.
backup-newer = { $file } vient d’une version plus récente de ce programme.

## La ligne de commande et le terminal

file-exists = { $file } existe déjà : choisis un autre nom ou --force.
file-unreadable = { $file } est illisible : { $why }.
file-unwritable = Impossible d’écrire { $file } : { $why }.

column-id = ID
column-title = Titre
column-players = Joueurs
column-minutes = Min
column-options = Options
column-version = v
column-seat = place
column-points = points
column-first = en tête
column-game = jeu
column-moves = coups/s, 1 cœur
column-bytes = Octets
column-iterations = itérations/s, 1 cœur
column-startup = secondes avant la 1re partie
column-cold = froid
column-cached = cache
column-bot = Bot
column-won = gagné
column-slowest = le plus lent
column-language = Langue
column-catalogue = Catalogue
column-missing = Il manque

no-option-typed = « { $word } » n’est pas une option : il faut NOM=VALEUR.
no-seat-there = Il n’y a pas de place { $seat } : la table en a { $seats }.
which-game = Quel jeu
name-a-game = Quel jeu ? `spieltisch games` en donne la liste.
playing = on joue…
compiling = compilation…
counting = on compte…
opponents-wake = les autres se réveillent…
ready = Prêt : { $games }.

sim-games = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $seconds } s
sim-rates = { $games } parties/s, { $moves } coups/s
sim-lengths = durée { $shortest }–{ $longest } coups, moyenne { $mean }
sim-shared = à égalité en tête : { $share }
sim-together = résultat { $points }, gagné { $won }
bench-title = parties par seconde, coups permis au hasard
arena-title = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
tuned = { $file } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
tuned-gain = { $tuned } ; { $gain } points par partie contre le fichier d’avant

# Ce qui manque à une langue.
complete = complet
lacks-variables = { $id } : d’autres variables
needless = { $id } : superflu
unreadable-line = la ligne { $line } est illisible
lacks-rulebook = le livret de règles
all-worded = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : tout ce qui est dit peut l’être dans chaque langue.

terminal-help = Coup : numéro ou nom (ou une partie qui n’en désigne qu’un).  u : reprendre  r : règles  s FICHIER : enregistrer  q : quitter
you-are = Tu es { $who-name }. Sceau : { $seal }
bye = À bientôt.
saved = Enregistré : { $file }
fits-several = « { $answer } » désigne plusieurs coups.
fits-none = « { $answer } » n’est aucun des coups. Tape un numéro ou un nom.
# Un joueur dans le résultat, avec son rang ou, là où l’on joue ensemble, sans.
placed = { $place }. { $who-name } : { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}
scored = { $who-name } : { NUMBER($points, useGrouping: 0) }{ $won ->
    [yes] { " " }★
   *[no] { "" }
}

## L’aide de la ligne de commande

# Son cadre.
help-usage = Utilisation :
help-any-options = [OPTIONS]
help-any-command = COMMANDE [ARGUMENTS]...
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = par défaut : { $value }
help-required = obligatoire
help-help = Affiche cette aide et quitte.

# Les commandes.
help-spieltisch = Des jeux de société à jouer et à simuler. Sans commande : les sert au navigateur.
help-games = Tous les jeux : ID, titre, nombre de joueurs, options, version.
help-rules = Le livret de règles d’un jeu, ou une seule de ses règles.
help-lesson = La leçon d’un jeu, étape par étape, et ce qui n’y va pas.
help-lesson-moves = Montrer aussi les coups possibles à chaque étape.
help-languages = Toutes les langues par leur propre nom, et ce qui leur manque par rapport à l’anglais.
help-kits = Jeux de cartes et plateaux : lesquels sont là, où en ajouter, et ce qui cloche dans l’un ou l’autre.
help-serve = Sert les jeux au navigateur.
help-load = Met à l’épreuve un serveur de cette machine avec des joueurs simulés et mesure sa vitesse de réponse.
help-play = Joue dans le terminal contre des bots.
help-sim = Parties au hasard : parties/s, coups/s, durées, points et victoires de chaque place.
help-perft = Combien il y a de suites de coups depuis la donne, pour chaque longueur jusqu’à une profondeur.
help-bench = La vitesse du jeu au hasard et, avec --peers, celle d’autres moteurs dans les mêmes conditions.
help-arena = Des parties entre bots : qui gagne, combien de fois, et avec quelle certitude.
help-tune = Améliore, en jouant contre soi-même, le fichier qui dit aux bots d’un jeu ce que valent les positions.
help-verify = Rejoue un fichier de partie et vérifie le sceau, les coups et le résultat.
help-backup = Écrit la base de données et le secret d’un serveur dans un seul fichier ; le serveur peut continuer à tourner.
help-restore = Remet une sauvegarde dans le dossier de données d’un serveur à l’arrêt.
help-new = Commence un nouveau jeu : un dossier qui marche déjà, à transformer à ta guise.
help-warm = Compile les jeux d’avance.

# Ce que plusieurs acceptent.
help-id = Le jeu, tel que `spieltisch games` le nomme.
help-ids = Les jeux ; tous par défaut.
help-seats = Nombre de joueurs ; le plus petit par défaut.
help-option = Une option du jeu ; peut se répéter.
help-seed = D’où vient le hasard ; même graine, mêmes parties.
help-json = Sortie pour les programmes.
help-data = Le dossier de données du serveur.
help-cores = Combien à la fois ; un par cœur par défaut.

# Ce qu’une seule accepte.
help-rule = Une seule règle, par son numéro : R4.
help-wording = À la place : joue autant de parties de chaque jeu et met en mots tout ce qui s’y dit.
help-host = Avec 0.0.0.0, d’autres peuvent jouer depuis le réseau.
help-port = 0 prend n’importe quel port libre.
help-ahead = Compile les jeux en arrière-plan.
help-tables = Tables où une partie se joue.
help-sockets = Connexions, réparties sur les tables.
help-duration = Combien de secondes.
help-rate = Coups par seconde ; par défaut, moitié moins que de tables.
help-url = Un serveur de cette machine ; par défaut, il en est lancé un.
help-load-id = Le jeu auquel on joue ; tous par défaut.
help-play-id = Le jeu ; sans lui, on te le demande.
help-repeat = Pour une partie que l’on peut répéter.
help-seat = Où tu es assis, à partir de 1.
help-level = La force des autres : random, beginner, casual, good, strong, master.
help-sim-n = Nombre de parties.
help-gpu = Sur une carte graphique NVIDIA.
help-depth = Les plus longues suites comptées.
help-peers = OpenSpiel et Pgx à côté de nous, avec le rapport.
help-gpu-too = Aussi sur une carte graphique NVIDIA.
help-startup = À la place : secondes avant la première partie.
help-search = À la place : itérations de la recherche des bots.
help-seconds = Secondes pour chaque chiffre.
help-bots = `random`, `policy`, un niveau, ou un niveau avec des réglages : strong,seconds=0.2
help-arena-n = Nombre de parties.
help-time = Secondes pour chaque coup.
help-ladder = L’échelle des niveaux dans tous les jeux, ou dans un seul.
help-write = Avec --all : dans ce fichier ; docs/bots.md par défaut.
help-tune-n = Parties contre soi-même.
help-fresh = Part de zéro, et non du fichier du jeu.
help-out = Le fichier ; celui du jeu par défaut.
help-trial = Parties contre le fichier d’avant.
help-match-file = Un fichier de partie.
help-backup-file = Le fichier à écrire.
help-replace-file = Remplace le fichier s’il existe déjà.
help-restore-file = Ce que `spieltisch backup` a écrit.
help-replace-database = Remplace la base de données qui s’y trouve.
help-new-id = Le nom du dossier du jeu : `mon_jeu`.

## Une table en texte

# Un joueur par son nom, quel que soit le lecteur.
name = { $who-name }
over-water = Par-dessus l’eau : { $lanes }

# Les couleurs, aussi court que possible.
initial-red = R
initial-yellow = J
initial-green = V
initial-blue = B
initial-white = Bc
initial-black = N
initial-wood = Bo
initial-grey = G
initial-purple = Vi
initial-orange = O

symbol-drop = goutte
symbol-hammer = marteau
symbol-circles = cercles
symbol-bricks = briques
symbol-wheel = roue
symbol-arrow = flèche
symbol-fist = poing
symbol-foot = pied
symbol-knee = genou
symbol-shield = bouclier
symbol-ram = bélier
symbol-broom = balai
symbol-snow = neige
symbol-lock = verrou
symbol-swap = échange
symbol-zero = zéro
symbol-twice = double
symbol-person = personne
symbol-rightwards = droite
symbol-leftwards = gauche
symbol-exchange = échange
symbol-opposite = bascule
symbol-another = un de plus
symbol-turn-over = retourner

# Un jeu qui n’a pas encore de mots à lui.
plain-move = Coup { $n }
plain-prompt = À toi de jouer.
plain-reason = Le coup { $n } n’est pas possible maintenant.

# Du nouveau.
new-id = { $id } ne peut pas être l’identifiant d’un jeu : minuscules, chiffres et _, d’abord une lettre.
new-taken = Il y a déjà un jeu { $id }.
new-no-source = On ajoute des jeux là où se trouve le code source ; ceci est un paquet installé.
new-made = { $title } est là : règles, textes et scène dans { $folder }, tests dans { $tests }. Joue : spieltisch play { $id }
