<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Engine</name>
    <message>
        <source>Everything</source>
        <extracomment>conditions</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Matches every object in the game. In an activation it means: always active.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient tous les objets du jeu. Dans une activation&#xa0;: toujours actif.</translation>
    </message>
    <message>
        <source>All of</source>
        <extracomment>conditions</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Matches an object that every condition inside matches. When none fails but one cannot be answered, because the object lacks what it asks for, the whole cannot be answered either.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet que retient chaque condition contenue. Quand aucune n’échoue mais que l’une reste sans réponse, parce que l’objet n’a pas ce qu’elle demande, le tout reste sans réponse.</translation>
    </message>
    <message>
        <source>Armed</source>
        <extracomment>conditions</extracomment>
        <translation>Armé</translation>
    </message>
    <message>
        <source>Matches what can hit: its meter Attack is above 0. What has no such meter is neither armed nor not.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui peut frapper&#xa0;: sa jauge Attack dépasse 0. Ce qui n’a pas cette jauge n’est ni armé ni désarmé.</translation>
    </message>
    <message>
        <source>Attached to</source>
        <extracomment>conditions</extracomment>
        <translation>Rattaché à</translation>
    </message>
    <message>
        <source>Matches an object that is directly attached to one that the condition inside matches: a building to its planet, a planet to its system.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet directement rattaché à un autre que retient la condition contenue&#xa0;: un bâtiment à sa planète, une planète à son système.</translation>
    </message>
    <message>
        <source>Attached with source</source>
        <extracomment>conditions</extracomment>
        <translation>Rattaché avec la source</translation>
    </message>
    <message>
        <source>Matches what is attached to the same object as the source, the source among it: the other buildings of its planet. Where the source is attached to nothing, it matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est rattaché au même objet que la source, elle comprise&#xa0;: les autres bâtiments de sa planète. Si la source n’est rattachée à rien, ne retient rien.</translation>
    </message>
    <message>
        <source>Capital</source>
        <extracomment>conditions</extracomment>
        <translation>Capitale</translation>
    </message>
    <message>
        <source>Matches the present capital of each empire.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient la capitale actuelle de chaque empire.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>conditions</extracomment>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Matches by luck, drawn anew for each object and each turn. The draw depends on the run&apos;s seed, the turn, the source, the object and this condition alone, so that other changes to content never change it.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient au hasard, tiré de nouveau pour chaque objet et chaque tour. Le tirage ne dépend que de la graine de la partie, du tour, de la source, de l’objet et de cette condition&#xa0;: d’autres changements du contenu ne le changent jamais.</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>conditions</extracomment>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>From 0, never, to 1, always. It may read the candidate; what comes out below 0 or above 1 is taken as 0 or 1, and reported.</source>
        <extracomment>conditions</extracomment>
        <translation>De 0, jamais, à 1, toujours. Elle peut lire le candidat&#xa0;; ce qui sort de 0 à 1 est ramené à 0 ou 1 et signalé.</translation>
    </message>
    <message>
        <source>Contained by</source>
        <extracomment>conditions</extracomment>
        <translation>Contenu dans</translation>
    </message>
    <message>
        <source>Matches an object that is attached, directly or by others in between, to one that the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet rattaché, directement ou par d’autres, à un objet que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Contains</source>
        <extracomment>conditions</extracomment>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Matches an object to which something is attached, directly or by others in between, that the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet auquel est rattaché, directement ou par d’autres, un objet que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Created by source</source>
        <extracomment>conditions</extracomment>
        <translation>Créé par la source</translation>
    </message>
    <message>
        <source>Matches what an effect of the source made, in this turn or an earlier one. What the scenario placed was made by nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qu’un effet de la source a créé, à ce tour ou à un tour précédent. Ce que le scénario a placé n’a été créé par rien.</translation>
    </message>
    <message>
        <source>Created within</source>
        <extracomment>conditions</extracomment>
        <translation>Créé récemment</translation>
    </message>
    <message>
        <source>Matches what came into the game in this turn or at most so many turns before it. What the scenario placed came in turn 0.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est entré en jeu à ce tour ou au plus ce nombre de tours auparavant. Ce que le scénario a placé est entré au tour 0.</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>conditions</extracomment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>How many turns ago at most; 0 means in this turn.</source>
        <extracomment>conditions</extracomment>
        <translation>Il y a combien de tours au plus&#xa0;; 0 signifie à ce tour.</translation>
    </message>
    <message>
        <source>Distance to class</source>
        <extracomment>conditions</extracomment>
        <translation>Distance à une classe</translation>
    </message>
    <message>
        <source>Matches what is at most so far from any object of a class, such objects themselves included.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est au plus à cette distance d’un objet d’une classe, ces objets compris.</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>conditions</extracomment>
        <translation>Classe</translation>
    </message>
    <message>
        <source>What must be near.</source>
        <extracomment>conditions</extracomment>
        <translation>Ce qui doit être proche.</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>conditions</extracomment>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>How far away still matches, in a straight line; 0 means the same place.</source>
        <extracomment>conditions</extracomment>
        <translation>Jusqu’à quelle distance, en ligne droite&#xa0;; 0 signifie au même endroit.</translation>
    </message>
    <message>
        <source>Distance to source</source>
        <extracomment>conditions</extracomment>
        <translation>Distance à la source</translation>
    </message>
    <message>
        <source>Matches what is at most so far from the source, in a straight line. What has no position does not match.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est au plus à cette distance de la source, en ligne droite. Ce qui n’a pas de position n’est pas retenu.</translation>
    </message>
    <message>
        <source>Empire affiliation</source>
        <extracomment>conditions</extracomment>
        <translation>Affiliation à un empire</translation>
    </message>
    <message>
        <source>Matches objects by who owns them, seen from an empire: its own, its enemies&apos;, its allies&apos;. An enemy is any other empire; allies are the empires of one team, the empire itself among them. A system belongs to every empire that owns a planet in it.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient des objets selon leur propriétaire, vu d’un empire&#xa0;: les siens, ceux de ses ennemis, ceux de ses alliés. Est ennemi tout autre empire&#xa0;; sont alliés les empires d’une même équipe, lui compris. Un système appartient à chaque empire qui y possède une planète.</translation>
    </message>
    <message>
        <source>Empire</source>
        <extracomment>conditions</extracomment>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Whose affairs are meant: `source` stands for all owners of the source, `none` for no one. Else the id of an empire, or an expression that gives one, or that gives an object whose owners are meant.</source>
        <extracomment>conditions</extracomment>
        <translation>De qui il s’agit&#xa0;: `source` désigne tous les propriétaires de la source, `none` personne. Sinon l’identifiant d’un empire, ou une expression qui en donne un, ou un objet dont les propriétaires sont visés.</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>conditions</extracomment>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Inclusive asks whether one owner fits, exclusive whether all do. With no one&apos;s affairs, or an unowned source, the empire and allies modes match what is owned by no one, and the enemies modes what is owned by anyone.</source>
        <extracomment>conditions</extracomment>
        <translation>inclusive demande si un propriétaire convient, exclusive si tous conviennent. Avec personne, ou une source sans propriétaire, les modes d’empire et d’alliés retiennent ce qui n’est à personne, ceux d’ennemis ce qui est à quelqu’un.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>conditions</extracomment>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Matches an object for which an expression is true. An `if` attribute on activation, include or exclude says the same in one place.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet pour lequel une expression est vraie. Un attribut `if` sur activation, include ou exclude dit la même chose en un seul endroit.</translation>
    </message>
    <message>
        <source>If</source>
        <extracomment>conditions</extracomment>
        <translation>Si</translation>
    </message>
    <message>
        <source>What must be true. Bare names speak of the candidate, Source of the object that carries the group, Target of the candidate of the scope.</source>
        <extracomment>conditions</extracomment>
        <translation>Ce qui doit être vrai. Les noms seuls parlent du candidat, Source de l’objet qui porte le groupe, Target du candidat de la portée.</translation>
    </message>
    <message>
        <source>Has grouping</source>
        <extracomment>conditions</extracomment>
        <translation>Fait partie d’un regroupement</translation>
    </message>
    <message>
        <source>Matches objects whose class belongs to a grouping.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets dont la classe fait partie d’un regroupement.</translation>
    </message>
    <message>
        <source>Grouping</source>
        <extracomment>conditions</extracomment>
        <translation>Regroupement</translation>
    </message>
    <message>
        <source>One of the groupings that classes name.</source>
        <extracomment>conditions</extracomment>
        <translation>L’un des regroupements que nomment les classes.</translation>
    </message>
    <message>
        <source>Has special</source>
        <extracomment>conditions</extracomment>
        <translation>A une particularité</translation>
    </message>
    <message>
        <source>Matches an object that has a special of the class attached to it.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet auquel est rattachée une particularité de la classe.</translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>conditions</extracomment>
        <translation>Particularité</translation>
    </message>
    <message>
        <source>The class of the special.</source>
        <extracomment>conditions</extracomment>
        <translation>La classe de la particularité.</translation>
    </message>
    <message>
        <source>Homeworld</source>
        <extracomment>conditions</extracomment>
        <translation>Monde d’origine</translation>
    </message>
    <message>
        <source>Matches what was the capital of an empire as the game began, whoever owns it now and wherever the capital is now. An empire that had no capital then has no homeworld.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui était la capitale d’un empire au début du jeu, quels que soient son propriétaire et la capitale d’aujourd’hui. Un empire alors sans capitale n’a pas de monde d’origine.</translation>
    </message>
    <message>
        <source>Meter value</source>
        <extracomment>conditions</extracomment>
        <translation>Valeur d’une jauge</translation>
    </message>
    <message>
        <source>Matches objects by the value of a meter. One that has no such meter does not match.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient des objets selon la valeur d’une jauge. Un objet sans cette jauge n’est pas retenu.</translation>
    </message>
    <message>
        <source>Meter</source>
        <extracomment>conditions</extracomment>
        <translation>Jauge</translation>
    </message>
    <message>
        <source>The meter to read.</source>
        <extracomment>conditions</extracomment>
        <translation>La jauge à lire.</translation>
    </message>
    <message>
        <source>Which</source>
        <extracomment>conditions</extracomment>
        <translation>Laquelle</translation>
    </message>
    <message>
        <source>The current value of the meter, or its maximum.</source>
        <extracomment>conditions</extracomment>
        <translation>La valeur actuelle de la jauge, ou son maximum.</translation>
    </message>
    <message>
        <source>At least</source>
        <extracomment>conditions</extracomment>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>The smallest number that matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Le plus petit nombre retenu.</translation>
    </message>
    <message>
        <source>The largest number that matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Le plus grand nombre retenu.</translation>
    </message>
    <message>
        <source>Below</source>
        <extracomment>conditions</extracomment>
        <translation>Moins de</translation>
    </message>
    <message>
        <source>Numbers smaller than this match; this one does not.</source>
        <extracomment>conditions</extracomment>
        <translation>Les nombres plus petits sont retenus&#xa0;; celui-ci ne l’est pas.</translation>
    </message>
    <message>
        <source>Not</source>
        <extracomment>conditions</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Matches an object that the condition inside does not match. What cannot be answered stays unanswered: a ship has no size, so it is neither large nor not large.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet que la condition contenue ne retient pas. Ce qui est sans réponse le reste&#xa0;: un vaisseau n’a pas de taille, il n’est donc ni grand ni pas grand.</translation>
    </message>
    <message>
        <source>Number of</source>
        <extracomment>conditions</extracomment>
        <translation>Nombre de</translation>
    </message>
    <message>
        <source>Matches every object or none, by how many objects of the whole game the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient tous les objets ou aucun, selon le nombre d’objets de tout le jeu que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Matches objects of one class, such as one kind of building.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets d’une classe, comme une sorte de bâtiment.</translation>
    </message>
    <message>
        <source>The class that the object must be of. Left out: that of the source.</source>
        <extracomment>conditions</extracomment>
        <translation>La classe dont l’objet doit être. Absente&#xa0;: celle de la source.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>conditions</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Matches objects of one type: planets, ships, empires.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets d’un type&#xa0;: planètes, vaisseaux, empires.</translation>
    </message>
    <message>
        <source>The type that the object must be of. Left out: that of the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Le type dont l’objet doit être. Absent&#xa0;: celui de la source.</translation>
    </message>
    <message>
        <source>Any of</source>
        <extracomment>conditions</extracomment>
        <translation>L’une de</translation>
    </message>
    <message>
        <source>Matches an object that at least one condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet que retient au moins une condition contenue.</translation>
    </message>
    <message>
        <source>First that matches anything</source>
        <extracomment>conditions</extracomment>
        <translation>La première qui retient quelque chose</translation>
    </message>
    <message>
        <source>Asks the conditions inside one after the other, each of all objects in the game, and matches what the first of them matches that matches anything. Where none does, it matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Pose les conditions contenues l’une après l’autre, chacune à tous les objets du jeu, et retient ce que retient la première qui retient quelque chose. S’il n’y en a pas, ne retient rien.</translation>
    </message>
    <message>
        <source>Owned by a specific empire</source>
        <extracomment>conditions</extracomment>
        <translation>Appartient à un empire précis</translation>
    </message>
    <message>
        <source>Matches what one empire owns, or what it does not own. In an activation: the group acts, or rests, while the empire owns the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qu’un empire possède, ou ce qu’il ne possède pas. Dans une activation&#xa0;: le groupe agit, ou se repose, tant que l’empire possède la source.</translation>
    </message>
    <message>
        <source>The empire: mostly one that is given in play, as in `runtime(patron)`. As long as it is not given, nobody can tell.</source>
        <extracomment>conditions</extracomment>
        <translation>L’empire&#xa0;: le plus souvent donné en cours de jeu, comme dans `runtime(patron)`. Tant qu’il n’est pas donné, on ne peut rien dire.</translation>
    </message>
    <message>
        <source>`active` matches what the empire owns, alone or with others, `inactive` what it does not own.</source>
        <extracomment>conditions</extracomment>
        <translation>`active` retient ce que l’empire possède, seul ou avec d’autres, `inactive` ce qu’il ne possède pas.</translation>
    </message>
    <message>
        <source>Owner can build</source>
        <extracomment>conditions</extracomment>
        <translation>Le propriétaire peut construire</translation>
    </message>
    <message>
        <source>Matches an object that has an owner to whom a class is open: one that has all of its prerequisites, or anything that unlocks it. A class with neither is open to everyone who owns anything. What effects allowed or forbade an empire comes before that. An empire is asked about itself.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet dont un propriétaire a accès à une classe&#xa0;: il en a tous les prérequis, ou quelque chose qui la débloque. Une classe sans l’un ni l’autre est ouverte à qui possède quoi que ce soit. Ce que des effets ont permis ou interdit à un empire passe avant. Un empire est interrogé sur lui-même.</translation>
    </message>
    <message>
        <source>What is to be built.</source>
        <extracomment>conditions</extracomment>
        <translation>Ce qui doit être construit.</translation>
    </message>
    <message>
        <source>Owner has tech</source>
        <extracomment>conditions</extracomment>
        <translation>Le propriétaire a une technologie</translation>
    </message>
    <message>
        <source>Matches an object that has an owner who knows a tech, and an empire that knows it.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient un objet dont un propriétaire connaît une technologie, et un empire qui la connaît.</translation>
    </message>
    <message>
        <source>Tech</source>
        <extracomment>conditions</extracomment>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>The tech that must be known.</source>
        <extracomment>conditions</extracomment>
        <translation>La technologie qui doit être connue.</translation>
    </message>
    <message>
        <source>Planet environment</source>
        <extracomment>conditions</extracomment>
        <translation>Environnement d’une planète</translation>
    </message>
    <message>
        <source>Matches planets, and what stands on them, by environment. Environments lie on a wheel, so that with a range the first and the last are neighbours. Those off the wheel, such as asteroids, match exactly or not at all.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les planètes, et ce qui s’y trouve, selon l’environnement. Les environnements forment une roue&#xa0;: avec un écart, le premier et le dernier sont voisins. Ceux hors de la roue, comme les astéroïdes, conviennent exactement ou pas du tout.</translation>
    </message>
    <message>
        <source>Environment</source>
        <extracomment>conditions</extracomment>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>The environment to compare with.</source>
        <extracomment>conditions</extracomment>
        <translation>L’environnement auquel comparer.</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>conditions</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>How many steps away still match; 0 asks for the very same.</source>
        <extracomment>conditions</extracomment>
        <translation>Jusqu’à combien de pas&#xa0;; 0 demande exactement le même.</translation>
    </message>
    <message>
        <source>Planet focus</source>
        <extracomment>conditions</extracomment>
        <translation>Vocation d’une planète</translation>
    </message>
    <message>
        <source>Matches planets, and what stands on them, by what the planet is set to do.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les planètes, et ce qui s’y trouve, selon ce à quoi la planète est affectée.</translation>
    </message>
    <message>
        <source>Focus</source>
        <extracomment>conditions</extracomment>
        <translation>Vocation</translation>
    </message>
    <message>
        <source>The focus to compare with.</source>
        <extracomment>conditions</extracomment>
        <translation>La vocation à laquelle comparer.</translation>
    </message>
    <message>
        <source>`primary` asks for the main focus, `secondary-only` for the second one; `secondary` is content with either.</source>
        <extracomment>conditions</extracomment>
        <translation>`primary` demande la vocation principale, `secondary-only` la seconde&#xa0;; `secondary` se contente de l’une ou de l’autre.</translation>
    </message>
    <message>
        <source>Planet size</source>
        <extracomment>conditions</extracomment>
        <translation>Taille d’une planète</translation>
    </message>
    <message>
        <source>Matches planets, and what stands on them, by size. Sizes lie on a scale; those off it, such as gas giants, match exactly or not at all.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les planètes, et ce qui s’y trouve, selon la taille. Les tailles forment une échelle&#xa0;; celles hors de l’échelle, comme les géantes gazeuses, conviennent exactement ou pas du tout.</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>conditions</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>The size to compare with.</source>
        <extracomment>conditions</extracomment>
        <translation>La taille à laquelle comparer.</translation>
    </message>
    <message>
        <source>Same owner as source</source>
        <extracomment>conditions</extracomment>
        <translation>Même propriétaire que la source</translation>
    </message>
    <message>
        <source>Matches what shares an owner with the source, the source among it. Where the source has no owner, it matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui partage un propriétaire avec la source, elle comprise. Si la source n’a pas de propriétaire, ne retient rien.</translation>
    </message>
    <message>
        <source>Same supply network</source>
        <extracomment>conditions</extracomment>
        <translation>Même réseau de ravitaillement</translation>
    </message>
    <message>
        <source>Matches what is in a system from which one can come to that of the source by starlanes, through systems in each of which an empire that owns both has a planet, at both ends too. Nothing that is between systems matches, and nothing does where the source is.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est dans un système d’où l’on peut gagner celui de la source par les voies stellaires, à travers des systèmes où un empire propriétaire des deux a chaque fois une planète, aux deux bouts aussi. Rien de ce qui est entre les systèmes n’est retenu, et rien du tout si la source s’y trouve.</translation>
    </message>
    <message>
        <source>The source itself</source>
        <extracomment>conditions</extracomment>
        <translation>La source elle-même</translation>
    </message>
    <message>
        <source>Matches the source of the group and nothing else.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient la source du groupe et rien d’autre.</translation>
    </message>
    <message>
        <source>The first few</source>
        <extracomment>conditions</extracomment>
        <translation>Les premiers</translation>
    </message>
    <message>
        <source>Compares all objects that the condition inside matches, and matches the first few of them: those with the largest, the smallest or the commonest value of an expression.</source>
        <extracomment>conditions</extracomment>
        <translation>Compare tous les objets que retient la condition contenue et en retient les premiers&#xa0;: ceux dont la valeur d’une expression est la plus grande, la plus petite ou la plus commune.</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>conditions</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>How many match at most; a fraction counts for nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Combien sont retenus au plus&#xa0;; une fraction ne compte pas.</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>conditions</extracomment>
        <translation>Selon</translation>
    </message>
    <message>
        <source>What they are compared by. Bare names are those of the objects that are compared. An object that has no such value is left out.</source>
        <extracomment>conditions</extracomment>
        <translation>Selon quoi ils sont comparés. Les noms seuls sont ceux des objets comparés. Un objet sans cette valeur est écarté.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>conditions</extracomment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>`largest` and `smallest` take the objects with the largest and smallest values, `commonest` those whose value most of them share. Among equals the lowest id comes first.</source>
        <extracomment>conditions</extracomment>
        <translation>`largest` et `smallest` prennent les objets aux plus grandes et aux plus petites valeurs, `commonest` ceux dont la valeur est la plus partagée. À égalité, le plus petit identifiant passe devant.</translation>
    </message>
    <message>
        <source>Source is visible</source>
        <extracomment>conditions</extracomment>
        <translation>La source est visible</translation>
    </message>
    <message>
        <source>Matches objects that see the source. An object sees with the eyes of its owners: all that they own, and all that is within the range of a detector of theirs, which is an object with the meter Detection. An object without an owner sees what it is in range of by itself. What is seen is fixed as the turn begins, and again after movement.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets qui voient la source. Un objet voit avec les yeux de ses propriétaires&#xa0;: tout ce qui est à eux, et tout ce qui est à portée d’un de leurs détecteurs, c’est-à-dire d’un objet doté de la jauge Detection. Un objet sans propriétaire voit ce qui est à sa propre portée. Ce qui est vu est fixé au début du tour, puis de nouveau après les déplacements.</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>conditions</extracomment>
        <translation>Vu</translation>
    </message>
    <message>
        <source>`false` asks for the contrary: what is not seen.</source>
        <extracomment>conditions</extracomment>
        <translation>`false` demande le contraire&#xa0;: ce qui n’est pas vu.</translation>
    </message>
    <message>
        <source>Star colour</source>
        <extracomment>conditions</extracomment>
        <translation>Couleur d’étoile</translation>
    </message>
    <message>
        <source>Matches systems, and all that is in them, by the colour of the star.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les systèmes, et tout ce qui s’y trouve, selon la couleur de l’étoile.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>conditions</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>The colour of the star.</source>
        <extracomment>conditions</extracomment>
        <translation>La couleur de l’étoile.</translation>
    </message>
    <message>
        <source>Jumps to class</source>
        <extracomment>conditions</extracomment>
        <translation>Sauts jusqu’à une classe</translation>
    </message>
    <message>
        <source>Matches what is at most so many starlane jumps from any object of a class, such objects themselves included.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est au plus à ce nombre de sauts par voie stellaire d’un objet d’une classe, ces objets compris.</translation>
    </message>
    <message>
        <source>How many starlane jumps away still match, by the shortest way; 0 means the same place.</source>
        <extracomment>conditions</extracomment>
        <translation>Jusqu’à combien de sauts par voie stellaire, au plus court&#xa0;; 0 signifie au même endroit.</translation>
    </message>
    <message>
        <source>Jumps to source</source>
        <extracomment>conditions</extracomment>
        <translation>Sauts jusqu’à la source</translation>
    </message>
    <message>
        <source>Matches what is at most so many starlane jumps from the source. An object on a lane is one jump from either end of it.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est au plus à ce nombre de sauts par voie stellaire de la source. Un objet sur une voie est à un saut de chacun de ses bouts.</translation>
    </message>
    <message>
        <source>Stationary</source>
        <extracomment>conditions</extracomment>
        <translation>Immobile</translation>
    </message>
    <message>
        <source>Matches what is not on its way to anywhere: it has no destination. What cannot move never has one.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui n’est en route vers nulle part&#xa0;: il n’a pas de destination. Ce qui ne peut pas bouger n’en a jamais.</translation>
    </message>
    <message>
        <source>Stockpile value</source>
        <extracomment>conditions</extracomment>
        <translation>Valeur d’un stock</translation>
    </message>
    <message>
        <source>Matches objects by a stockpile: an empire&apos;s own, else that of the object&apos;s only owner. With no owner or several there is none to read, and none is not the same as an empty one.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient des objets selon un stock&#xa0;: celui d’un empire, sinon celui de l’unique propriétaire. Sans propriétaire ou avec plusieurs, il n’y en a pas à lire, et l’absence n’est pas un stock vide.</translation>
    </message>
    <message>
        <source>Resource</source>
        <extracomment>conditions</extracomment>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>The resource to count.</source>
        <extracomment>conditions</extracomment>
        <translation>La ressource à compter.</translation>
    </message>
    <message>
        <source>Targeted</source>
        <extracomment>conditions</extracomment>
        <translation>Visé</translation>
    </message>
    <message>
        <source>Matches the object that the source aims at. Where it aims at nothing, it matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient l’objet que vise la source. Si elle ne vise rien, ne retient rien.</translation>
    </message>
    <message>
        <source>Turn range</source>
        <extracomment>conditions</extracomment>
        <translation>Intervalle de tours</translation>
    </message>
    <message>
        <source>Matches every object in the turns from the first to the last, both included, and none in the others.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient tous les objets du premier au dernier tour, tous deux compris, et aucun aux autres tours.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>conditions</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>The first turn that matches. Left out: any up to the last.</source>
        <extracomment>conditions</extracomment>
        <translation>Le premier tour retenu. Absent&#xa0;: tous jusqu’au dernier.</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>conditions</extracomment>
        <translation>Au</translation>
    </message>
    <message>
        <source>The last turn that matches. Left out: any from the first.</source>
        <extracomment>conditions</extracomment>
        <translation>Le dernier tour retenu. Absent&#xa0;: tous à partir du premier.</translation>
    </message>
    <message>
        <source>Visible to source</source>
        <extracomment>conditions</extracomment>
        <translation>Visible pour la source</translation>
    </message>
    <message>
        <source>Matches objects that the source sees, with the eyes of its owners: all that they own, and all that is within the range of a detector of theirs, which is an object with the meter Detection. A source without an owner sees what it is in range of by itself. What is seen is fixed as the turn begins, and again after movement; what was made since then is not seen yet. What has no position is seen by its owners only.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets que voit la source, avec les yeux de ses propriétaires&#xa0;: tout ce qui est à eux, et tout ce qui est à portée d’un de leurs détecteurs, c’est-à-dire d’un objet doté de la jauge Detection. Une source sans propriétaire voit ce qui est à sa propre portée. Ce qui est vu est fixé au début du tour, puis de nouveau après les déplacements&#xa0;; ce qui a été créé depuis n’est pas encore vu. Ce qui n’a pas de position n’est vu que de ses propriétaires.</translation>
    </message>
    <message>
        <source>Within distance of</source>
        <extracomment>conditions</extracomment>
        <translation>À distance de</translation>
    </message>
    <message>
        <source>Matches what is at most so far from any object that the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est au plus à cette distance d’un objet que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Within jumps of</source>
        <extracomment>conditions</extracomment>
        <translation>À un nombre de sauts de</translation>
    </message>
    <message>
        <source>Matches what is at most so many starlane jumps from any object that the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient ce qui est au plus à ce nombre de sauts par voie stellaire d’un objet que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Add owner</source>
        <extracomment>effects</extracomment>
        <translation>Ajouter un propriétaire</translation>
    </message>
    <message>
        <source>Makes an empire one more owner of the object.</source>
        <extracomment>effects</extracomment>
        <translation>Fait d’un empire un propriétaire de plus de l’objet.</translation>
    </message>
    <message>
        <source>&apos;source&apos;: the owners of the source; &apos;none&apos;; an empire&apos;s id; or an expression that gives an object: an empire, or something whose owners are meant.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;source&apos;&#xa0;: les propriétaires de la source&#xa0;; &apos;none&apos;&#xa0;; l’identifiant d’un empire&#xa0;; ou une expression qui donne un objet&#xa0;: un empire, ou ce dont les propriétaires sont visés.</translation>
    </message>
    <message>
        <source>Add special</source>
        <extracomment>effects</extracomment>
        <translation>Ajouter une particularité</translation>
    </message>
    <message>
        <source>Puts a special on the object. Nothing carries two of one class: where it is already, nothing changes.</source>
        <extracomment>effects</extracomment>
        <translation>Met une particularité sur l’objet. Rien n’en porte deux d’une même classe&#xa0;: si elle y est déjà, rien ne change.</translation>
    </message>
    <message>
        <source>A class of type special, or a property of the source that holds one.</source>
        <extracomment>effects</extracomment>
        <translation>Une classe de type special, ou une propriété de la source qui en contient une.</translation>
    </message>
    <message>
        <source>Add starlane</source>
        <extracomment>effects</extracomment>
        <translation>Ajouter une voie stellaire</translation>
    </message>
    <message>
        <source>Joins the system that the object is in to others by starlanes.</source>
        <extracomment>effects</extracomment>
        <translation>Relie le système où se trouve l’objet à d’autres par des voies stellaires.</translation>
    </message>
    <message>
        <source>Conditions of what is at the other end; Target is the object that the effect fires on. The systems are meant that the matching objects are in.</source>
        <extracomment>effects</extracomment>
        <translation>Conditions sur ce qui est à l’autre bout&#xa0;; Target est l’objet sur lequel agit l’effet. Sont visés les systèmes où se trouvent les objets retenus.</translation>
    </message>
    <message>
        <source>Change amount</source>
        <extracomment>effects</extracomment>
        <translation>Changer la quantité</translation>
    </message>
    <message>
        <source>Changes the amount of what is answered before it counts: what a stockpile gains or loses, or what is paid. All such changes are added up, and the sum is held at 0 at the end; an amount of 0 is no change.</source>
        <extracomment>effects</extracomment>
        <translation>Change la quantité de ce à quoi l’on répond avant qu’elle ne compte&#xa0;: ce qu’un stock gagne ou perd, ou ce qui est payé. Tous ces changements s’additionnent, et la somme est à la fin arrêtée à 0&#xa0;; une quantité de 0 n’est pas un changement.</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>effects</extracomment>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>What is added to the amount that is about to change; a negative amount makes it less.</source>
        <extracomment>effects</extracomment>
        <translation>Ce qui s’ajoute à la quantité sur le point de changer&#xa0;; une valeur négative la diminue.</translation>
    </message>
    <message>
        <source>Conditional</source>
        <extracomment>effects</extracomment>
        <translation>Au cas par cas</translation>
    </message>
    <message>
        <source>Fires some effects on the objects for which its conditions hold, and others on the rest. The conditions are asked as it fires, after what the effects before it changed.</source>
        <extracomment>effects</extracomment>
        <translation>Fait agir certains effets sur les objets pour lesquels les conditions sont vraies, d’autres sur le reste. Les conditions sont posées quand il agit, après ce qu’ont changé les effets précédents.</translation>
    </message>
    <message>
        <source>Conditions of the object that the effect fires on; all must hold.</source>
        <extracomment>effects</extracomment>
        <translation>Conditions sur l’objet sur lequel agit l’effet&#xa0;; toutes doivent être vraies.</translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>effects</extracomment>
        <translation>Alors</translation>
    </message>
    <message>
        <source>What fires on the objects for which they hold.</source>
        <extracomment>effects</extracomment>
        <translation>Ce qui agit sur les objets pour lesquels elles sont vraies.</translation>
    </message>
    <message>
        <source>Else</source>
        <extracomment>effects</extracomment>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>What fires on the other objects.</source>
        <extracomment>effects</extracomment>
        <translation>Ce qui agit sur les autres objets.</translation>
    </message>
    <message>
        <source>Create object</source>
        <extracomment>effects</extracomment>
        <translation>Créer un objet</translation>
    </message>
    <message>
        <source>Makes new objects where the object in scope is: attached to it, or to what it is attached to, as far as their type allows; with its owners. Their groups are first considered on the next turn; those that answer triggers, at once.</source>
        <extracomment>effects</extracomment>
        <translation>Crée de nouveaux objets là où est l’objet de la portée&#xa0;: rattachés à lui, ou à ce à quoi il est rattaché, autant que leur type le permet&#xa0;; avec ses propriétaires. Leurs groupes ne sont considérés qu’au tour suivant&#xa0;; ceux qui répondent à un déclencheur, aussitôt.</translation>
    </message>
    <message>
        <source>What is made: a class, or a property of the source that holds one.</source>
        <extracomment>effects</extracomment>
        <translation>Ce qui est créé&#xa0;: une classe, ou une propriété de la source qui en contient une.</translation>
    </message>
    <message>
        <source>How many are made at each object in scope. Fractions are cut off; less than 1 makes none.</source>
        <extracomment>effects</extracomment>
        <translation>Combien sont créés auprès de chaque objet de la portée. Les fractions sont tronquées&#xa0;; moins de 1 n’en crée aucun.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>effects</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What the new objects are called; left out: they have no name of their own.</source>
        <extracomment>effects</extracomment>
        <translation>Comment s’appellent les nouveaux objets&#xa0;; absent&#xa0;: ils n’ont pas de nom propre.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>effects</extracomment>
        <translation>Cible</translation>
    </message>
    <message>
        <source>What the new objects aim at: nothing, the source, or the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Ce que visent les nouveaux objets&#xa0;: rien, la source, ou l’objet sur lequel agit l’effet.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>effects</extracomment>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Effects that fire on what was made, at once.</source>
        <extracomment>effects</extracomment>
        <translation>Effets qui agissent aussitôt sur ce qui a été créé.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>effects</extracomment>
        <translation>Différer</translation>
    </message>
    <message>
        <source>Puts effects off: they fire so many turns later on those of the same objects that are still there.</source>
        <extracomment>effects</extracomment>
        <translation>Diffère des effets&#xa0;: ils agissent tant de tours plus tard sur ceux des mêmes objets qui sont encore là.</translation>
    </message>
    <message>
        <source>How many turns later; 0: later in this turn.</source>
        <extracomment>effects</extracomment>
        <translation>Combien de tours plus tard&#xa0;; 0&#xa0;: plus tard dans ce tour.</translation>
    </message>
    <message>
        <source>The effects that fire.</source>
        <extracomment>effects</extracomment>
        <translation>Les effets qui agissent.</translation>
    </message>
    <message>
        <source>Destroy object</source>
        <extracomment>effects</extracomment>
        <translation>Détruire l’objet</translation>
    </message>
    <message>
        <source>Takes the object out of the game at once, and all that is attached to it. Groups that it carries do not fire any more.</source>
        <extracomment>effects</extracomment>
        <translation>Retire aussitôt l’objet du jeu, et tout ce qui lui est rattaché. Les groupes qu’il porte n’agissent plus.</translation>
    </message>
    <message>
        <source>Divide maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Diviser le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Divides this turn&apos;s maximum of a meter by a number. Comes after everything that sets, adds or multiplies at the same priority. Dividing by zero gives 0 and is reported.</source>
        <extracomment>effects</extracomment>
        <translation>Divise le maximum d’une jauge de ce tour par un nombre. Vient après tout ce qui fixe, ajoute ou multiplie à la même priorité. Diviser par zéro donne 0 et est signalé.</translation>
    </message>
    <message>
        <source>Which meter of the objects in scope is changed.</source>
        <extracomment>effects</extracomment>
        <translation>Quelle jauge des objets de la portée est changée.</translation>
    </message>
    <message>
        <source>The factor to multiply with, or the number to divide by.</source>
        <extracomment>effects</extracomment>
        <translation>Le facteur par lequel multiplier, ou le nombre par lequel diviser.</translation>
    </message>
    <message>
        <source>Divide meter</source>
        <extracomment>effects</extracomment>
        <translation>Diviser une jauge</translation>
    </message>
    <message>
        <source>Divides the current value of a meter by a number. Comes after everything that sets, adds or multiplies at the same priority. Dividing by zero gives 0 and is reported.</source>
        <extracomment>effects</extracomment>
        <translation>Divise la valeur actuelle d’une jauge par un nombre. Vient après tout ce qui fixe, ajoute ou multiplie à la même priorité. Diviser par zéro donne 0 et est signalé.</translation>
    </message>
    <message>
        <source>Give tech</source>
        <extracomment>effects</extracomment>
        <translation>Donner une technologie</translation>
    </message>
    <message>
        <source>Lets an empire know a tech: an empire in scope, or the owners of other objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Fait connaître une technologie à un empire&#xa0;: un empire de la portée, ou les propriétaires des autres objets de la portée.</translation>
    </message>
    <message>
        <source>A class of type tech, or a property of the source that holds one.</source>
        <extracomment>effects</extracomment>
        <translation>Une classe de type tech, ou une propriété de la source qui en contient une.</translation>
    </message>
    <message>
        <source>Lose</source>
        <extracomment>effects</extracomment>
        <translation>Perdre</translation>
    </message>
    <message>
        <source>An empire loses: an empire in scope, or the owners of other objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Un empire perd&#xa0;: un empire de la portée, ou les propriétaires des autres objets de la portée.</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>effects</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>What people are told of it.</source>
        <extracomment>effects</extracomment>
        <translation>Ce qui en est dit aux gens.</translation>
    </message>
    <message>
        <source>Lower maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Abaisser le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Makes this turn&apos;s maximum of a meter at most a given number; one that is lower already stays. Comes last at its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Ramène le maximum d’une jauge de ce tour à un nombre au plus&#xa0;; un maximum déjà plus bas reste. Vient en dernier à sa priorité.</translation>
    </message>
    <message>
        <source>The bound: at least this when raising, at most this when lowering.</source>
        <extracomment>effects</extracomment>
        <translation>La borne&#xa0;: au moins ceci pour relever, au plus ceci pour abaisser.</translation>
    </message>
    <message>
        <source>Lower meter</source>
        <extracomment>effects</extracomment>
        <translation>Abaisser une jauge</translation>
    </message>
    <message>
        <source>Makes the current value of a meter at most a given number; one that is lower already stays. Comes last at its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Ramène la valeur actuelle d’une jauge à un nombre au plus&#xa0;; une valeur déjà plus basse reste. Vient en dernier à sa priorité.</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>effects</extracomment>
        <translation>Message</translation>
    </message>
    <message>
        <source>Tells people something about the object, with values in it. Numbers are written with two decimals at most.</source>
        <extracomment>effects</extracomment>
        <translation>Dit aux gens quelque chose de l’objet, avec des valeurs. Les nombres ont au plus deux décimales.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>effects</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>What is said. An expression in braces stands for its value: &quot;{name} starves: {Food} left&quot;; bare names are those of the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Ce qui est dit. Une expression entre accolades vaut sa valeur&#xa0;: «&#xa0;{name} a faim&#xa0;: reste {Food}&#xa0;»&#xa0;; les noms seuls sont ceux de l’objet sur lequel agit l’effet.</translation>
    </message>
    <message>
        <source>Who is told: the owners of the object (an empire itself), or everybody.</source>
        <extracomment>effects</extracomment>
        <translation>À qui c’est dit&#xa0;: aux propriétaires de l’objet (à un empire lui-même), ou à tous.</translation>
    </message>
    <message>
        <source>Modify maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Modifier le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Adds to this turn&apos;s maximum of a meter. Maxima are built anew each turn from 0 (unless the vocabulary says otherwise), so the effect lasts as long as it goes on firing.</source>
        <extracomment>effects</extracomment>
        <translation>Ajoute au maximum d’une jauge de ce tour. Les maximums sont reconstruits à chaque tour à partir de 0 (sauf si le vocabulaire dit autrement)&#xa0;: l’effet dure donc tant qu’il agit.</translation>
    </message>
    <message>
        <source>What is added; a negative amount takes away.</source>
        <extracomment>effects</extracomment>
        <translation>Ce qui est ajouté&#xa0;; une quantité négative retire.</translation>
    </message>
    <message>
        <source>Modify meter</source>
        <extracomment>effects</extracomment>
        <translation>Modifier une jauge</translation>
    </message>
    <message>
        <source>Adds to the current value of a meter, which keeps what was added. After all effects it is cut to the maximum.</source>
        <extracomment>effects</extracomment>
        <translation>Ajoute à la valeur actuelle d’une jauge, qui garde ce qui fut ajouté. Après tous les effets, elle est ramenée au maximum.</translation>
    </message>
    <message>
        <source>Modify planet size</source>
        <extracomment>effects</extracomment>
        <translation>Modifier la taille d’une planète</translation>
    </message>
    <message>
        <source>Makes a planet larger or smaller by steps: asteroids, tiny, small, medium, large, huge, gas giant; steps past either end stop there. The environment is kept, except at the ends: a planet that becomes asteroids or a gas giant takes that environment, and gets its old one back when it returns. Original asteroids that grow become barren, an original gas giant that shrinks becomes toxic.</source>
        <extracomment>effects</extracomment>
        <translation>Agrandit ou réduit une planète par pas&#xa0;: astéroïdes, minuscule, petite, moyenne, grande, énorme, géante gazeuse&#xa0;; les pas au-delà d’un bout s’y arrêtent. L’environnement est gardé, sauf aux bouts&#xa0;: une planète qui devient astéroïdes ou géante gazeuse prend cet environnement, et retrouve l’ancien quand elle revient. Des astéroïdes d’origine qui grandissent deviennent stériles, une géante gazeuse d’origine qui rapetisse devient toxique.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>effects</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>How many sizes larger; negative: smaller. Fractions are cut off.</source>
        <extracomment>effects</extracomment>
        <translation>De combien de tailles plus grande&#xa0;; négatif&#xa0;: plus petite. Les fractions sont tronquées.</translation>
    </message>
    <message>
        <source>Modify stockpile</source>
        <extracomment>effects</extracomment>
        <translation>Modifier un stock</translation>
    </message>
    <message>
        <source>Adds to the stockpile of an empire: that of an empire in scope, or those of the owners of other objects in scope. It never falls below 0 unless the resource allows debt.</source>
        <extracomment>effects</extracomment>
        <translation>Ajoute au stock d’un empire&#xa0;: celui d’un empire de la portée, ou ceux des propriétaires des autres objets de la portée. Il ne descend jamais sous 0, sauf si la ressource permet la dette.</translation>
    </message>
    <message>
        <source>Which stockpile is changed.</source>
        <extracomment>effects</extracomment>
        <translation>Quel stock est changé.</translation>
    </message>
    <message>
        <source>Per</source>
        <extracomment>effects</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>&apos;owner&apos;: once to each owner of anything in scope; the amount cannot read the target. &apos;object&apos;: once for each object in scope, whose values the amount may read.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;owner&apos;&#xa0;: une fois pour chaque propriétaire de quoi que ce soit dans la portée&#xa0;; la quantité ne peut pas lire la cible. &apos;object&apos;&#xa0;: une fois pour chaque objet de la portée, dont la quantité peut lire les valeurs.</translation>
    </message>
    <message>
        <source>Move to</source>
        <extracomment>effects</extracomment>
        <translation>Déplacer vers un objet</translation>
    </message>
    <message>
        <source>Moves the object at once to another one: to the system that it is in, or to its place between the systems. What can be attached to the other one is, so that a building can be moved from planet to planet. All that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Déplace aussitôt l’objet auprès d’un autre&#xa0;: dans le système où est celui-ci, ou à sa place entre les systèmes. Ce qui peut être rattaché à l’autre l’est&#xa0;: un bâtiment peut ainsi passer d’une planète à une autre. Tout ce qui est rattaché à l’objet le suit.</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>effects</extracomment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Conditions of the object to move to; Target is the one that moves. Of several that match, the nearest is meant, then the one with the lowest id. The moving object itself counts too.</source>
        <extracomment>effects</extracomment>
        <translation>Conditions sur l’objet auprès duquel déplacer&#xa0;; Target est celui qui se déplace. Si plusieurs conviennent, c’est le plus proche, puis celui au plus petit identifiant. L’objet déplacé compte aussi.</translation>
    </message>
    <message>
        <source>Move towards</source>
        <extracomment>effects</extracomment>
        <translation>Déplacer en direction de</translation>
    </message>
    <message>
        <source>Moves the object at once towards another one, along the straight line, by some distance. It stops where the other one is. All that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Déplace aussitôt l’objet vers un autre, en ligne droite, d’une certaine distance. Il s’arrête là où est l’autre. Tout ce qui est rattaché à l’objet le suit.</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>effects</extracomment>
        <translation>Distance</translation>
    </message>
    <message>
        <source>How far it moves, at most; less than 0 is 0.</source>
        <extracomment>effects</extracomment>
        <translation>De combien il se déplace au plus&#xa0;; moins de 0 vaut 0.</translation>
    </message>
    <message>
        <source>Multiply maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Multiplier le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Multiplies this turn&apos;s maximum of a meter by a factor: that which lower priorities, and the additions of this one, have built.</source>
        <extracomment>effects</extracomment>
        <translation>Multiplie le maximum d’une jauge de ce tour par un facteur&#xa0;: ce qu’ont construit les priorités plus basses, et les ajouts de celle-ci.</translation>
    </message>
    <message>
        <source>Multiply meter</source>
        <extracomment>effects</extracomment>
        <translation>Multiplier une jauge</translation>
    </message>
    <message>
        <source>Multiplies the current value of a meter by a factor, after the additions of the same priority.</source>
        <extracomment>effects</extracomment>
        <translation>Multiplie la valeur actuelle d’une jauge par un facteur, après les ajouts de même priorité.</translation>
    </message>
    <message>
        <source>Next time</source>
        <extracomment>effects</extracomment>
        <translation>La prochaine fois</translation>
    </message>
    <message>
        <source>Waits for something to happen, and fires then, once. Of several occurrences the first uses it up.</source>
        <extracomment>effects</extracomment>
        <translation>Attend que quelque chose se passe, et agit alors, une fois. De plusieurs occurrences, la première l’épuise.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>effects</extracomment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Just before this happens: an occurrence, or several, the first of which counts.</source>
        <extracomment>effects</extracomment>
        <translation>Juste avant que ceci ne se passe&#xa0;: une occurrence, ou plusieurs, dont la première compte.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>effects</extracomment>
        <translation>Pendant</translation>
    </message>
    <message>
        <source>As this happens: an occurrence, or several, the first of which counts.</source>
        <extracomment>effects</extracomment>
        <translation>Au moment où ceci se passe&#xa0;: une occurrence, ou plusieurs, dont la première compte.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>effects</extracomment>
        <translation>Après</translation>
    </message>
    <message>
        <source>Once this has happened: an occurrence, or several, the first of which counts.</source>
        <extracomment>effects</extracomment>
        <translation>Une fois que ceci s’est passé&#xa0;: une occurrence, ou plusieurs, dont la première compte.</translation>
    </message>
    <message>
        <source>Of</source>
        <extracomment>effects</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>Whose occurrence: anything&apos;s, the holder&apos;s own, the source&apos;s, those of what the holder is attached to, of what shares an owner with the source, of anything but the holder, or of the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>L’occurrence de qui&#xa0;: de n’importe quoi, du porteur lui-même, de la source, de ce à quoi le porteur est rattaché, de ce qui partage un propriétaire avec la source, de tout sauf le porteur, ou de l’objet sur lequel agit l’effet.</translation>
    </message>
    <message>
        <source>How long it waits, in turns. 1: until the end of this turn.</source>
        <extracomment>effects</extracomment>
        <translation>Combien de tours il attend. 1&#xa0;: jusqu’à la fin de ce tour.</translation>
    </message>
    <message>
        <source>Prevent</source>
        <extracomment>effects</extracomment>
        <translation>Empêcher</translation>
    </message>
    <message>
        <source>What is answered does not happen.</source>
        <extracomment>effects</extracomment>
        <translation>Ce à quoi l’on répond ne se passe pas.</translation>
    </message>
    <message>
        <source>Put at</source>
        <extracomment>effects</extracomment>
        <translation>Placer en un point</translation>
    </message>
    <message>
        <source>Puts the object at a point of the map; where a system is at that very point, into the system. All that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Place l’objet en un point de la carte&#xa0;; si un système est exactement là, dans ce système. Tout ce qui est rattaché à l’objet le suit.</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>effects</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>How far east.</source>
        <extracomment>effects</extracomment>
        <translation>À quelle distance vers l’est.</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>effects</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>How far south.</source>
        <extracomment>effects</extracomment>
        <translation>À quelle distance vers le sud.</translation>
    </message>
    <message>
        <source>Raise</source>
        <extracomment>effects</extracomment>
        <translation>Provoquer</translation>
    </message>
    <message>
        <source>Makes an occurrence of the project&apos;s own happen to the object, so that triggers can answer it.</source>
        <extracomment>effects</extracomment>
        <translation>Fait arriver à l’objet une occurrence propre au projet, à laquelle des déclencheurs peuvent répondre.</translation>
    </message>
    <message>
        <source>Occurrence</source>
        <extracomment>effects</extracomment>
        <translation>Occurrence</translation>
    </message>
    <message>
        <source>What happens: an occurrence that a vocabulary declares.</source>
        <extracomment>effects</extracomment>
        <translation>Ce qui se passe&#xa0;: une occurrence que déclare un vocabulaire.</translation>
    </message>
    <message>
        <source>Raise maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Relever le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Makes this turn&apos;s maximum of a meter at least a given number; one that is higher already stays. Comes after all arithmetic of its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Porte le maximum d’une jauge de ce tour à un nombre au moins&#xa0;; un maximum déjà plus haut reste. Vient après tous les calculs de sa priorité.</translation>
    </message>
    <message>
        <source>Raise meter</source>
        <extracomment>effects</extracomment>
        <translation>Relever une jauge</translation>
    </message>
    <message>
        <source>Makes the current value of a meter at least a given number; one that is higher already stays. Comes after all arithmetic of its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Porte la valeur actuelle d’une jauge à un nombre au moins&#xa0;; une valeur déjà plus haute reste. Vient après tous les calculs de sa priorité.</translation>
    </message>
    <message>
        <source>Remove owner</source>
        <extracomment>effects</extracomment>
        <translation>Retirer un propriétaire</translation>
    </message>
    <message>
        <source>Makes an empire an owner of the object no longer; other owners keep it.</source>
        <extracomment>effects</extracomment>
        <translation>Fait qu’un empire ne possède plus l’objet&#xa0;; les autres propriétaires le gardent.</translation>
    </message>
    <message>
        <source>Remove special</source>
        <extracomment>effects</extracomment>
        <translation>Retirer une particularité</translation>
    </message>
    <message>
        <source>Takes a special from the object: what is of that class and attached to it leaves the game.</source>
        <extracomment>effects</extracomment>
        <translation>Retire une particularité de l’objet&#xa0;: ce qui est de cette classe et lui est rattaché quitte le jeu.</translation>
    </message>
    <message>
        <source>Remove starlane</source>
        <extracomment>effects</extracomment>
        <translation>Retirer une voie stellaire</translation>
    </message>
    <message>
        <source>Takes away the starlanes between the system that the object is in and others.</source>
        <extracomment>effects</extracomment>
        <translation>Supprime les voies stellaires entre le système où se trouve l’objet et d’autres.</translation>
    </message>
    <message>
        <source>Set availability</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la disponibilité</translation>
    </message>
    <message>
        <source>Whether an empire can have a class, of whatever type: an empire in scope, or the owners of other objects in scope. Given the right, it needs nothing that must be owned before; where it is taken away, nothing helps.</source>
        <extracomment>effects</extracomment>
        <translation>Si un empire peut avoir une classe, de n’importe quel type&#xa0;: un empire de la portée, ou les propriétaires des autres objets de la portée. Avec ce droit, il n’a besoin de rien posséder au préalable&#xa0;; là où il est retiré, rien n’y fait.</translation>
    </message>
    <message>
        <source>A class, or a property of the source that holds one.</source>
        <extracomment>effects</extracomment>
        <translation>Une classe, ou une propriété de la source qui en contient une.</translation>
    </message>
    <message>
        <source>Available</source>
        <extracomment>effects</extracomment>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>Whether the empire can have it from now on.</source>
        <extracomment>effects</extracomment>
        <translation>Si l’empire peut l’avoir désormais.</translation>
    </message>
    <message>
        <source>Set building availability</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la disponibilité d’un bâtiment</translation>
    </message>
    <message>
        <source>Whether an empire can produce a building: an empire in scope, or the owners of other objects in scope. Given the right, it needs nothing that must be owned before; where it is taken away, nothing helps.</source>
        <extracomment>effects</extracomment>
        <translation>Si un empire peut produire un bâtiment&#xa0;: un empire de la portée, ou les propriétaires des autres objets de la portée. Avec ce droit, il n’a besoin de rien posséder au préalable&#xa0;; là où il est retiré, rien n’y fait.</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>effects</extracomment>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Set capital</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la capitale</translation>
    </message>
    <message>
        <source>Makes the planet the capital of its owner. Of several planets in scope the last one becomes it.</source>
        <extracomment>effects</extracomment>
        <translation>Fait de la planète la capitale de son propriétaire. De plusieurs planètes de la portée, la dernière le devient.</translation>
    </message>
    <message>
        <source>Set focus</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la vocation</translation>
    </message>
    <message>
        <source>Sets what the people of a planet do.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe ce que font les habitants d’une planète.</translation>
    </message>
    <message>
        <source>The new focus: one of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle vocation&#xa0;: l’une de celles du vocabulaire, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>What its people mostly do, or what they also do.</source>
        <extracomment>effects</extracomment>
        <translation>Ce que ses habitants font surtout, ou ce qu’ils font aussi.</translation>
    </message>
    <message>
        <source>Set maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Fixer le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Gives this turn&apos;s maximum of a meter a value. Comes first at its priority, so that additions of the same priority are kept; of two, the one of the later holder stands.</source>
        <extracomment>effects</extracomment>
        <translation>Donne une valeur au maximum d’une jauge de ce tour. Vient en premier à sa priorité&#xa0;: les ajouts de même priorité sont gardés&#xa0;; de deux, celui du porteur le plus tardif vaut.</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>effects</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The new value.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle valeur.</translation>
    </message>
    <message>
        <source>Set meter</source>
        <extracomment>effects</extracomment>
        <translation>Fixer une jauge</translation>
    </message>
    <message>
        <source>Gives the current value of a meter a value. Comes first at its priority, so that additions of the same priority are kept; of two, the one of the later holder stands.</source>
        <extracomment>effects</extracomment>
        <translation>Donne une valeur à la valeur actuelle d’une jauge. Vient en premier à sa priorité&#xa0;: les ajouts de même priorité sont gardés&#xa0;; de deux, celui du porteur le plus tardif vaut.</translation>
    </message>
    <message>
        <source>Set owner</source>
        <extracomment>effects</extracomment>
        <translation>Fixer le propriétaire</translation>
    </message>
    <message>
        <source>Makes an empire the only owner of the object; &apos;none&apos; leaves it to no one.</source>
        <extracomment>effects</extracomment>
        <translation>Fait d’un empire le seul propriétaire de l’objet&#xa0;; &apos;none&apos; ne le laisse à personne.</translation>
    </message>
    <message>
        <source>Set planet environment</source>
        <extracomment>effects</extracomment>
        <translation>Fixer l’environnement d’une planète</translation>
    </message>
    <message>
        <source>Gives a planet an environment. Asteroids or gas giant as environment sets the size to match; any other makes asteroids tiny and a gas giant huge.</source>
        <extracomment>effects</extracomment>
        <translation>Donne un environnement à une planète. Astéroïdes ou géante gazeuse comme environnement fixe la taille qui va avec&#xa0;; tout autre rend des astéroïdes minuscules et une géante gazeuse énorme.</translation>
    </message>
    <message>
        <source>The new environment: one of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Le nouvel environnement&#xa0;: l’un de ceux du vocabulaire, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>Set planet size</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la taille d’une planète</translation>
    </message>
    <message>
        <source>Gives a planet a size. Asteroids or gas giant as size sets the environment to match.</source>
        <extracomment>effects</extracomment>
        <translation>Donne une taille à une planète. Astéroïdes ou géante gazeuse comme taille fixe l’environnement qui va avec.</translation>
    </message>
    <message>
        <source>The new size: one of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle taille&#xa0;: l’une de celles du vocabulaire, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>Set property</source>
        <extracomment>effects</extracomment>
        <translation>Fixer une propriété</translation>
    </message>
    <message>
        <source>Gives a property of the object a value. What hangs together with it stays as it is: sizes and environments are better set with effects of their own.</source>
        <extracomment>effects</extracomment>
        <translation>Donne une valeur à une propriété de l’objet. Ce qui lui est lié reste tel quel&#xa0;: tailles et environnements se fixent mieux par leurs propres effets.</translation>
    </message>
    <message>
        <source>Property</source>
        <extracomment>effects</extracomment>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Which property is set. One that belongs to classes stays as it is.</source>
        <extracomment>effects</extracomment>
        <translation>Quelle propriété est fixée. Celle qui appartient aux classes reste telle quelle.</translation>
    </message>
    <message>
        <source>What it is set to: an expression, where it holds a number or yes and no; else a constant, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>La valeur donnée&#xa0;: une expression, si elle contient un nombre ou oui et non&#xa0;; sinon une constante, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>Set ship availability</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la disponibilité d’un vaisseau</translation>
    </message>
    <message>
        <source>Whether an empire can produce a class of ship: an empire in scope, or the owners of other objects in scope. Given the right, it needs nothing that must be owned before; where it is taken away, nothing helps.</source>
        <extracomment>effects</extracomment>
        <translation>Si un empire peut produire une classe de vaisseau&#xa0;: un empire de la portée, ou les propriétaires des autres objets de la portée. Avec ce droit, il n’a besoin de rien posséder au préalable&#xa0;; là où il est retiré, rien n’y fait.</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>effects</extracomment>
        <translation>Vaisseau</translation>
    </message>
    <message>
        <source>Set star colour</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la couleur d’étoile</translation>
    </message>
    <message>
        <source>Gives the star of a system a colour. Systems only: a planet has no star colour of its own.</source>
        <extracomment>effects</extracomment>
        <translation>Donne une couleur à l’étoile d’un système. Les systèmes seulement&#xa0;: une planète n’a pas de couleur d’étoile à elle.</translation>
    </message>
    <message>
        <source>The new colour: one of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle couleur&#xa0;: l’une de celles du vocabulaire, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>Set stockpile</source>
        <extracomment>effects</extracomment>
        <translation>Fixer un stock</translation>
    </message>
    <message>
        <source>Gives the stockpile of an empire a value: that of an empire in scope, or those of the owners of other objects in scope. With per=&quot;object&quot; the last object&apos;s value stands.</source>
        <extracomment>effects</extracomment>
        <translation>Donne une valeur au stock d’un empire&#xa0;: celui d’un empire de la portée, ou ceux des propriétaires des autres objets de la portée. Avec per=&quot;object&quot;, la valeur du dernier objet vaut.</translation>
    </message>
    <message>
        <source>What the stockpile is set to.</source>
        <extracomment>effects</extracomment>
        <translation>La valeur donnée au stock.</translation>
    </message>
    <message>
        <source>Set target</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la cible</translation>
    </message>
    <message>
        <source>Makes the object aim at another one, until it is set to aim at something else or that leaves the game.</source>
        <extracomment>effects</extracomment>
        <translation>Fait viser un autre objet, jusqu’à ce qu’autre chose soit fixé ou que cet objet quitte le jeu.</translation>
    </message>
    <message>
        <source>Conditions of what it is to aim at; Target is the object that the effect fires on. Of several that match, the nearest is meant, then the one with the lowest id. The object itself counts too.</source>
        <extracomment>effects</extracomment>
        <translation>Conditions sur ce qu’il doit viser&#xa0;; Target est l’objet sur lequel agit l’effet. Si plusieurs conviennent, c’est le plus proche, puis celui au plus petit identifiant. L’objet lui-même compte aussi.</translation>
    </message>
    <message>
        <source>Set tech availability</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la disponibilité d’une technologie</translation>
    </message>
    <message>
        <source>Whether an empire can research a tech: an empire in scope, or the owners of other objects in scope. Given the right, it needs nothing that must be owned before; where it is taken away, nothing helps.</source>
        <extracomment>effects</extracomment>
        <translation>Si un empire peut rechercher une technologie&#xa0;: un empire de la portée, ou les propriétaires des autres objets de la portée. Avec ce droit, il n’a besoin de rien posséder au préalable&#xa0;; là où il est retiré, rien n’y fait.</translation>
    </message>
    <message>
        <source>Set visibility</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la visibilité</translation>
    </message>
    <message>
        <source>Shows the object to an empire, or hides it from it, wherever detectors are; it stays so until it is set otherwise.</source>
        <extracomment>effects</extracomment>
        <translation>Montre l’objet à un empire, ou le lui cache, où que soient les détecteurs&#xa0;; cela reste ainsi jusqu’à un autre réglage.</translation>
    </message>
    <message>
        <source>Who sees it: &apos;source&apos;: the owners of the source; an empire&apos;s id; or an expression that gives an object: an empire, or something whose owners are meant.</source>
        <extracomment>effects</extracomment>
        <translation>Qui le voit&#xa0;: &apos;source&apos;&#xa0;: les propriétaires de la source&#xa0;; l’identifiant d’un empire&#xa0;; ou une expression qui donne un objet&#xa0;: un empire, ou ce dont les propriétaires sont visés.</translation>
    </message>
    <message>
        <source>&apos;true&apos;: it sees the object wherever that is; &apos;false&apos;: it never does.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;true&apos;&#xa0;: il voit l’objet où qu’il soit&#xa0;; &apos;false&apos;&#xa0;: jamais.</translation>
    </message>
    <message>
        <source>Substitute</source>
        <extracomment>effects</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>What is answered does not happen; these effects happen in place of it.</source>
        <extracomment>effects</extracomment>
        <translation>Ce à quoi l’on répond ne se passe pas&#xa0;; ces effets se passent à la place.</translation>
    </message>
    <message>
        <source>Take tech</source>
        <extracomment>effects</extracomment>
        <translation>Retirer une technologie</translation>
    </message>
    <message>
        <source>Lets an empire forget a tech: an empire in scope, or the owners of other objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Fait oublier une technologie à un empire&#xa0;: un empire de la portée, ou les propriétaires des autres objets de la portée.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>effects</extracomment>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>An empire wins: an empire in scope, or the owners of other objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Un empire gagne&#xa0;: un empire de la portée, ou les propriétaires des autres objets de la portée.</translation>
    </message>
    <message>
        <source>Created</source>
        <extracomment>occurrences</extracomment>
        <translation>Création</translation>
    </message>
    <message>
        <source>An object was made. Before it is, the subject is what it is made on; from then on it is the new object itself.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet a été créé. Avant, le sujet est ce sur quoi il est créé&#xa0;; ensuite c’est le nouvel objet lui-même.</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <extracomment>occurrences</extracomment>
        <translation>Destruction</translation>
    </message>
    <message>
        <source>An object left the game: by an effect, at the end of its time, or along with what it was attached to. Whatever answers it afterwards reads it as it was just before. What goes along with something else cannot be kept by itself.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet a quitté le jeu&#xa0;: par un effet, à la fin de son temps, ou avec ce à quoi il était rattaché. Ce qui répond ensuite le lit tel qu’il était juste avant. Ce qui part avec autre chose ne peut pas être gardé à part.</translation>
    </message>
    <message>
        <source>Departs</source>
        <extracomment>occurrences</extracomment>
        <translation>Départ</translation>
    </message>
    <message>
        <source>An object leaves the system that it is in.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet quitte le système où il est.</translation>
    </message>
    <message>
        <source>Arrives</source>
        <extracomment>occurrences</extracomment>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>An object comes to a system.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet arrive dans un système.</translation>
    </message>
    <message>
        <source>Owner changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de propriétaire</translation>
    </message>
    <message>
        <source>The owners of an object became others.</source>
        <extracomment>occurrences</extracomment>
        <translation>Les propriétaires d’un objet ont changé.</translation>
    </message>
    <message>
        <source>Size changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de taille</translation>
    </message>
    <message>
        <source>The size of a planet became another.</source>
        <extracomment>occurrences</extracomment>
        <translation>La taille d’une planète est devenue une autre.</translation>
    </message>
    <message>
        <source>Environment changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement d’environnement</translation>
    </message>
    <message>
        <source>The environment of a planet became another.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’environnement d’une planète est devenu un autre.</translation>
    </message>
    <message>
        <source>Star colour changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de couleur d’étoile</translation>
    </message>
    <message>
        <source>The colour of a star became another.</source>
        <extracomment>occurrences</extracomment>
        <translation>La couleur d’une étoile est devenue une autre.</translation>
    </message>
    <message>
        <source>Focus changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de vocation</translation>
    </message>
    <message>
        <source>A focus of a planet, the primary or the secondary one, became another.</source>
        <extracomment>occurrences</extracomment>
        <translation>Une vocation d’une planète, la principale ou la seconde, est devenue une autre.</translation>
    </message>
    <message>
        <source>Property changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de propriété</translation>
    </message>
    <message>
        <source>A property of an object became another: any, or the one that is named. Sizes, environments, star colours and focuses are properties too.</source>
        <extracomment>occurrences</extracomment>
        <translation>Une propriété d’un objet est devenue une autre&#xa0;: n’importe laquelle, ou celle qui est nommée. Tailles, environnements, couleurs d’étoile et vocations sont aussi des propriétés.</translation>
    </message>
    <message>
        <source>The property that changes; left out: any.</source>
        <extracomment>occurrences</extracomment>
        <translation>La propriété qui change&#xa0;; absente&#xa0;: n’importe laquelle.</translation>
    </message>
    <message>
        <source>Stockpile gain</source>
        <extracomment>occurrences</extracomment>
        <translation>Gain de stock</translation>
    </message>
    <message>
        <source>A stockpile grows: any, or the one of the resource that is named. The amount is what comes in.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un stock augmente&#xa0;: n’importe lequel, ou celui de la ressource nommée. La quantité est ce qui entre.</translation>
    </message>
    <message>
        <source>The resource of the stockpile; left out: any.</source>
        <extracomment>occurrences</extracomment>
        <translation>La ressource du stock&#xa0;; absente&#xa0;: n’importe laquelle.</translation>
    </message>
    <message>
        <source>Stockpile loss</source>
        <extracomment>occurrences</extracomment>
        <translation>Perte de stock</translation>
    </message>
    <message>
        <source>A stockpile shrinks: any, or the one of the resource that is named. The amount is what goes out. Payments are none.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un stock diminue&#xa0;: n’importe lequel, ou celui de la ressource nommée. La quantité est ce qui sort. Les paiements n’en sont pas.</translation>
    </message>
    <message>
        <source>Availability changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de disponibilité</translation>
    </message>
    <message>
        <source>An empire was given the right to a class, or it was taken away.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un empire a reçu le droit à une classe, ou l’a perdu.</translation>
    </message>
    <message>
        <source>Target set</source>
        <extracomment>occurrences</extracomment>
        <translation>Choix de cible</translation>
    </message>
    <message>
        <source>An object aims at another one, or no longer does. What answers when it is set may set another target before this one counts.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet en vise un autre, ou n’en vise plus. Ce qui répond au moment du choix peut fixer une autre cible avant que celle-ci ne compte.</translation>
    </message>
    <message>
        <source>Duration ran out</source>
        <extracomment>occurrences</extracomment>
        <translation>Fin de durée</translation>
    </message>
    <message>
        <source>The time of an object is over, and it leaves the game. Where that is prevented, it stays for ever.</source>
        <extracomment>occurrences</extracomment>
        <translation>Le temps d’un objet est écoulé, et il quitte le jeu. Si c’est empêché, il reste pour toujours.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <extracomment>occurrences</extracomment>
        <translation>Ordre donné</translation>
    </message>
    <message>
        <source>An empire gave an order: any, or of the kind that is named. The subject is what the order is given to. What answers when it is given may replace it before it is carried out.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un empire a donné un ordre&#xa0;: n’importe lequel, ou de la sorte nommée. Le sujet est ce à quoi l’ordre est donné. Ce qui répond au moment où il est donné peut le remplacer avant qu’il ne soit exécuté.</translation>
    </message>
    <message>
        <source>The kind of order; left out: any.</source>
        <extracomment>occurrences</extracomment>
        <translation>La sorte d’ordre&#xa0;; absente&#xa0;: n’importe laquelle.</translation>
    </message>
    <message>
        <source>Payment</source>
        <extracomment>occurrences</extracomment>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>An empire pays: in any resource, or in the one that is named. What answers when it pays may bring in what is lacking; the amount is what is to be paid.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un empire paie&#xa0;: dans n’importe quelle ressource, ou dans celle qui est nommée. Ce qui répond au moment du paiement peut apporter ce qui manque&#xa0;; la quantité est ce qui est à payer.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>occurrences</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>The turn: before anything happens in it, and after all has.</source>
        <extracomment>occurrences</extracomment>
        <translation>Le tour&#xa0;: avant que rien ne s’y passe, et après que tout s’est passé.</translation>
    </message>
    <message>
        <source>Meters</source>
        <extracomment>occurrences</extracomment>
        <translation>Jauges</translation>
    </message>
    <message>
        <source>The stage in which groups alter meters.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les groupes changent les jauges.</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>occurrences</extracomment>
        <translation>Croissance</translation>
    </message>
    <message>
        <source>The stage in which meters grow.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les jauges croissent.</translation>
    </message>
    <message>
        <source>Caps</source>
        <extracomment>occurrences</extracomment>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>The stage in which meters are held within their bounds.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les jauges sont tenues dans leurs bornes.</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>occurrences</extracomment>
        <translation>Effets</translation>
    </message>
    <message>
        <source>The stage of all groups that alter no meters.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape de tous les groupes qui ne changent pas de jauge.</translation>
    </message>
    <message>
        <source>Orders</source>
        <extracomment>occurrences</extracomment>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>The stage in which orders are carried out.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les ordres sont exécutés.</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>occurrences</extracomment>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>The stage in which ships move.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les vaisseaux se déplacent.</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>occurrences</extracomment>
        <translation>Combat</translation>
    </message>
    <message>
        <source>The stage of combat, in which nothing fights by itself.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape du combat, où rien ne combat de soi-même.</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>occurrences</extracomment>
        <translation>Production</translation>
    </message>
    <message>
        <source>The stage in which what is produced is paid for and made.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où ce qui est produit est payé et achevé.</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>occurrences</extracomment>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>The stage in which research is paid for and done.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où la recherche est payée et faite.</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>occurrences</extracomment>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>The stage in which stockpiles receive what comes in.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les stocks reçoivent ce qui entre.</translation>
    </message>
    <message>
        <source>Durations</source>
        <extracomment>occurrences</extracomment>
        <translation>Durées</translation>
    </message>
    <message>
        <source>The stage in which the time of objects runs out.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où le temps des objets s’écoule.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>orders</extracomment>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Sends an object to a system. It goes the shortest way along lanes, each turn as far as its Speed lets it, until it is there, and stops on lanes where a turn ends.</source>
        <extracomment>orders</extracomment>
        <translation>Envoie un objet vers un système. Il prend le plus court chemin par les voies, à chaque tour aussi loin que le permet sa Speed, jusqu’à destination, et s’arrête sur une voie là où un tour finit.</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>orders</extracomment>
        <translation>Objet</translation>
    </message>
    <message>
        <source>The name of an object of the empire.</source>
        <extracomment>orders</extracomment>
        <translation>Le nom d’un objet de l’empire.</translation>
    </message>
    <message>
        <source>A system, or something in one.</source>
        <extracomment>orders</extracomment>
        <translation>Un système, ou quelque chose qui s’y trouve.</translation>
    </message>
    <message>
        <source>Produce</source>
        <extracomment>orders</extracomment>
        <translation>Produire</translation>
    </message>
    <message>
        <source>Begins a project that makes an object of a class: a share of its cost is paid each turn, and when all is paid the object is there.</source>
        <extracomment>orders</extracomment>
        <translation>Commence un projet qui produit un objet d’une classe&#xa0;: une part du coût est payée à chaque tour, et quand tout est payé l’objet est là.</translation>
    </message>
    <message>
        <source>What is to be produced.</source>
        <extracomment>orders</extracomment>
        <translation>Ce qui doit être produit.</translation>
    </message>
    <message>
        <source>At</source>
        <extracomment>orders</extracomment>
        <translation>À</translation>
    </message>
    <message>
        <source>Where it is to be: an object of the empire.</source>
        <extracomment>orders</extracomment>
        <translation>Où il doit être&#xa0;: un objet de l’empire.</translation>
    </message>
    <message>
        <source>Begins a project that gives the empire a tech when all of its cost is paid.</source>
        <extracomment>orders</extracomment>
        <translation>Commence un projet qui donne à l’empire une technologie quand tout son coût est payé.</translation>
    </message>
    <message>
        <source>The id of a tech.</source>
        <extracomment>orders</extracomment>
        <translation>L’identifiant d’une technologie.</translation>
    </message>
    <message>
        <source>Says what the people of a planet are to do.</source>
        <extracomment>orders</extracomment>
        <translation>Dit ce que doivent faire les habitants d’une planète.</translation>
    </message>
    <message>
        <source>What its people are to do.</source>
        <extracomment>orders</extracomment>
        <translation>Ce que doivent faire ses habitants.</translation>
    </message>
    <message>
        <source>The primary focus or the secondary one.</source>
        <extracomment>orders</extracomment>
        <translation>La vocation principale ou la seconde.</translation>
    </message>
    <message>
        <source>Lets an object aim at another one, or at none.</source>
        <extracomment>orders</extracomment>
        <translation>Fait viser à un objet un autre objet, ou aucun.</translation>
    </message>
    <message>
        <source>What it is to aim at; none: nothing.</source>
        <extracomment>orders</extracomment>
        <translation>Ce qu’il doit viser&#xa0;; none&#xa0;: rien.</translation>
    </message>
    <message>
        <source>Give a value</source>
        <extracomment>orders</extracomment>
        <translation>Donner une valeur</translation>
    </message>
    <message>
        <source>Gives an object a run-time property, which parameters of its groups may be left to.</source>
        <extracomment>orders</extracomment>
        <translation>Donne à un objet une propriété d’exécution, à laquelle des paramètres de ses groupes peuvent être laissés.</translation>
    </message>
    <message>
        <source>The id of a run-time property.</source>
        <extracomment>orders</extracomment>
        <translation>L’identifiant d’une propriété d’exécution.</translation>
    </message>
    <message>
        <source>A constant in the property&apos;s format.</source>
        <extracomment>orders</extracomment>
        <translation>Une constante au format de la propriété.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>orders</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Lets an object stop where it is, or ends a project. What was paid for it is gone.</source>
        <extracomment>orders</extracomment>
        <translation>Arrête un objet là où il est, ou met fin à un projet. Ce qui a été payé est perdu.</translation>
    </message>
    <message>
        <source>What is to stop where it is, or a project.</source>
        <extracomment>orders</extracomment>
        <translation>Ce qui doit s’arrêter là où il est, ou un projet.</translation>
    </message>
    <message>
        <source>What is not to be produced or researched after all: the last such project of the empire.</source>
        <extracomment>orders</extracomment>
        <translation>Ce qui ne doit finalement pas être produit ou recherché&#xa0;: le dernier projet de ce genre de l’empire.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Pilote automatique</translation>
    </message>
    <message>
        <source>Whether the computer plays for an empire, which must be in the game and human.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Si l’ordinateur joue pour un empire, qui doit être en jeu et humain.</translation>
    </message>
    <message>
        <source>The id of an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’identifiant d’un empire.</translation>
    </message>
    <message>
        <source>What is compared with.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ce à quoi l’on compare.</translation>
    </message>
    <message>
        <source>Whether something is being produced for an empire, which must be in the game and have a build object.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Si quelque chose est en production pour un empire, qui doit être en jeu et avoir un lieu de production.</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Avoir</translation>
    </message>
    <message>
        <source>How much an empire, which must be in the game, has in store.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Combien un empire, qui doit être en jeu, a en stock.</translation>
    </message>
    <message>
        <source>The resource whose stockpile is compared.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La ressource dont le stock est comparé.</translation>
    </message>
    <message>
        <source>The number that is compared with, or an expression.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le nombre auquel comparer, ou une expression.</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Which screen, and which line of it, the local person sees. Not net-safe.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Quel écran, et quelle ligne, voit la personne sur place. Pas utilisable en réseau.</translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Écran</translation>
    </message>
    <message>
        <source>The screen that is shown.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’écran affiché.</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>The line that is chosen; left out, any.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La ligne choisie&#xa0;; absente&#xa0;: n’importe laquelle.</translation>
    </message>
    <message>
        <source>How many of the conditions inside hold: all, any, none, or exactly so many.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Combien des conditions contenues sont vraies&#xa0;: toutes, au moins une, aucune, ou exactement tant.</translation>
    </message>
    <message>
        <source>Whether an object is not in the game: destroyed, or still hidden.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Si un objet n’est pas en jeu&#xa0;: détruit, ou encore caché.</translation>
    </message>
    <message>
        <source>The object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’objet, par son nom ou une autre référence.</translation>
    </message>
    <message>
        <source>How far two objects are from one another. Both must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>À quelle distance deux objets sont l’un de l’autre. Les deux doivent être en jeu.</translation>
    </message>
    <message>
        <source>The one object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’un des objets, par son nom ou une autre référence.</translation>
    </message>
    <message>
        <source>The other.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’autre.</translation>
    </message>
    <message>
        <source>Health</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Santé</translation>
    </message>
    <message>
        <source>The current value of a meter as a fraction of its maximum; 0 of what is not in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La valeur actuelle d’une jauge, en fraction de son maximum&#xa0;; 0 pour ce qui n’est pas en jeu.</translation>
    </message>
    <message>
        <source>The meter that says how well the object is.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La jauge qui dit comment va l’objet.</translation>
    </message>
    <message>
        <source>Identity</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Whether two references mean one object. Both objects must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Si deux références désignent un même objet. Les deux objets doivent être en jeu.</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>A reference to an object, such as flagship: and an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Une référence à un objet, comme flagship: et un empire.</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Une autre référence.</translation>
    </message>
    <message>
        <source>Which page of which message the local person reads. Not net-safe.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Quelle page de quel message lit la personne sur place. Pas utilisable en réseau.</translation>
    </message>
    <message>
        <source>The number of the message.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le numéro du message.</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Page</translation>
    </message>
    <message>
        <source>The page that is open, counted from 0.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La page ouverte, comptée à partir de 0.</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Whether an empire is among the owners of an object, which must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Si un empire est parmi les propriétaires d’un objet, qui doit être en jeu.</translation>
    </message>
    <message>
        <source>The id of an empire; none: nobody.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’identifiant d’un empire&#xa0;; none&#xa0;: personne.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>The value of a counter.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La valeur d’un compteur.</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>The name of a counter; it begins at 0.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le nom d’un compteur&#xa0;; il part de 0.</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vaisseaux</translation>
    </message>
    <message>
        <source>How many ships an empire has.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Combien de vaisseaux a un empire.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>The Speed of an object, which must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La Speed d’un objet, qui doit être en jeu.</translation>
    </message>
    <message>
        <source>Whether an object aims at another. Both must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Si un objet en vise un autre. Les deux doivent être en jeu.</translation>
    </message>
    <message>
        <source>What it is to aim at.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ce qu’il doit viser.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Temps</translation>
    </message>
    <message>
        <source>How many turns have passed since the scenario&apos;s start; negative in its set-up.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Combien de tours se sont écoulés depuis le début du scénario&#xa0;; négatif pendant sa mise en place.</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Turns since the scenario&apos;s start; negative in its set-up.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Tours depuis le début du scénario&#xa0;; négatif pendant sa mise en place.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>How near the local person looks. Not net-safe.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>De combien près regarde la personne sur place. Pas utilisable en réseau.</translation>
    </message>
    <message>
        <source>How near the person looks; the nearest is the least.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>De combien près regarde la personne&#xa0;; le plus près est le plus petit.</translation>
    </message>
    <message>
        <source>Add to counter</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ajouter au compteur</translation>
    </message>
    <message>
        <source>Adds to a counter, which conditions of the type score compare.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ajoute à un compteur, que comparent les conditions de type score.</translation>
    </message>
    <message>
        <source>What is added; may be below 0, or an expression.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ce qui est ajouté&#xa0;; peut être sous 0, ou une expression.</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Checks all conditions again, before the actions after it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Vérifie de nouveau toutes les conditions, avant les actions suivantes.</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Makes an object, as &lt;place&gt; does.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Crée un objet, comme le fait &lt;place&gt;.</translation>
    </message>
    <message>
        <source>The id of a class.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’identifiant d’une classe.</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>What it is attached to, or put beside; left out, nothing.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ce à quoi il est rattaché, ou à côté de quoi il est placé&#xa0;; absent&#xa0;: rien.</translation>
    </message>
    <message>
        <source>The new object&apos;s name.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Le nom du nouvel objet.</translation>
    </message>
    <message>
        <source>Puts off the actions after it by so many turns. They happen whatever becomes of the condition.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Diffère les actions suivantes de tant de tours. Elles ont lieu quoi que devienne la condition.</translation>
    </message>
    <message>
        <source>How many turns the actions after it wait.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Combien de tours attendent les actions suivantes.</translation>
    </message>
    <message>
        <source>Destroy</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Détruire</translation>
    </message>
    <message>
        <source>Takes an object out of the game, with all that is attached to it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Retire un objet du jeu, avec tout ce qui lui est rattaché.</translation>
    </message>
    <message>
        <source>The object; left out, the condition&apos;s subject.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’objet&#xa0;; absent&#xa0;: le sujet de la condition.</translation>
    </message>
    <message>
        <source>Disable</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Lets a condition watch no more.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait qu’une condition ne veille plus.</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Condition</translation>
    </message>
    <message>
        <source>The id of a condition of this scenario.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’identifiant d’une condition de ce scénario.</translation>
    </message>
    <message>
        <source>Enable</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Lets a condition watch, again or for the first time.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait veiller une condition, de nouveau ou pour la première fois.</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Faire agir</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>A class and one of its groups, CLASS/group; or effects stand inside.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Une classe et l’un de ses groupes, CLASS/group&#xa0;; ou des effets sont contenus.</translation>
    </message>
    <message>
        <source>The object that it fires on; left out, the condition&apos;s subject.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’objet sur lequel il agit&#xa0;; absent&#xa0;: le sujet de la condition.</translation>
    </message>
    <message>
        <source>An empire loses, and the run is over.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Un empire perd, et la partie est finie.</translation>
    </message>
    <message>
        <source>Why, for people.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Pourquoi, pour les gens.</translation>
    </message>
    <message>
        <source>Says something, with values in braces; bare names are those of the game object, Subject is the condition&apos;s. Each &lt;page&gt; is one page more.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Dit quelque chose, avec des valeurs entre accolades&#xa0;; les noms seuls sont ceux de l’objet du jeu, Subject est le sujet de la condition. Chaque &lt;page&gt; est une page de plus.</translation>
    </message>
    <message>
        <source>The id of the empire that reads it; left out, everybody.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’identifiant de l’empire qui le lit&#xa0;; absent&#xa0;: tout le monde.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>The number by which conditions of the type message speak of it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Le numéro sous lequel en parlent les conditions de type message.</translation>
    </message>
    <message>
        <source>Puts an object where another is, with all that is attached to it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Place un objet là où en est un autre, avec tout ce qui lui est rattaché.</translation>
    </message>
    <message>
        <source>The object to whose place it goes.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’objet à la place duquel il va.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>A breakpoint: stepping stops after this turn.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Un point d’arrêt&#xa0;: l’avance s’arrête après ce tour.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Brings an object into the game that was hidden from the start.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait entrer en jeu un objet caché depuis le début.</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Selects an object for the local person.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Sélectionne un objet pour la personne sur place.</translation>
    </message>
    <message>
        <source>Gives an object to an empire, or to nobody.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Donne un objet à un empire, ou à personne.</translation>
    </message>
    <message>
        <source>Lets an object aim at another.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait viser à un objet un autre objet.</translation>
    </message>
    <message>
        <source>An empire wins, and the run is over.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Un empire gagne, et la partie est finie.</translation>
    </message>
    <message>
        <source>Brings the local person nearer or farther.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Rapproche ou éloigne la personne sur place.</translation>
    </message>
    <message>
        <source>How near the person looks.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>De combien près regarde la personne.</translation>
    </message>
    <message>
        <source>All there are</source>
        <extracomment>relations</extracomment>
        <translation>Tout ce qu’il y a</translation>
    </message>
    <message>
        <source>Every object of the type in the game, the object itself included.</source>
        <extracomment>relations</extracomment>
        <translation>Tout objet du type en jeu, l’objet lui-même compris.</translation>
    </message>
    <message>
        <source>Above</source>
        <extracomment>relations</extracomment>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>What the object is attached to, what that is attached to, and so on. Not the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Ce à quoi l’objet est rattaché, ce à quoi cela l’est, et ainsi de suite. Pas l’objet lui-même.</translation>
    </message>
    <message>
        <source>Attached</source>
        <extracomment>relations</extracomment>
        <translation>Rattachés</translation>
    </message>
    <message>
        <source>What is attached to the object itself: buildings and specials of a planet, planets of a system. Not the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Ce qui est rattaché à l’objet même&#xa0;: bâtiments et particularités d’une planète, planètes d’un système. Pas l’objet lui-même.</translation>
    </message>
    <message>
        <source>What is attached to the object, to that, and so on. Not the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Ce qui est rattaché à l’objet, à cela, et ainsi de suite. Pas l’objet lui-même.</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>relations</extracomment>
        <translation>Reliés</translation>
    </message>
    <message>
        <source>What is in systems that one can come to over lanes through systems of the object&apos;s owner, beginning with its own; the object itself included. Nothing where it has no owner or several, or is in a system that its owner does not have.</source>
        <extracomment>relations</extracomment>
        <translation>Ce qui est dans des systèmes que l’on peut gagner par les voies à travers des systèmes du propriétaire de l’objet, à commencer par le sien&#xa0;; l’objet lui-même compris. Rien s’il n’a pas de propriétaire ou en a plusieurs, ou s’il est dans un système que son propriétaire n’a pas.</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>relations</extracomment>
        <translation>Ici</translation>
    </message>
    <message>
        <source>What is at the same place, in the same system or at the same point between systems, the object itself included.</source>
        <extracomment>relations</extracomment>
        <translation>Ce qui est au même endroit, dans le même système ou au même point entre les systèmes, l’objet lui-même compris.</translation>
    </message>
    <message>
        <source>Near</source>
        <extracomment>relations</extracomment>
        <translation>Proches</translation>
    </message>
    <message>
        <source>What is at most so far away in a straight line, or at most so many starlane jumps. Not the object itself, but what is at the same place.</source>
        <extracomment>relations</extracomment>
        <translation>Ce qui est au plus à cette distance en ligne droite, ou au plus à ce nombre de sauts par voie stellaire. Pas l’objet lui-même, mais ce qui est au même endroit.</translation>
    </message>
    <message>
        <source>Owned</source>
        <extracomment>relations</extracomment>
        <translation>Possédés</translation>
    </message>
    <message>
        <source>What the object&apos;s only owner owns, alone or with others, the object itself included; of an empire, what it owns. Nothing where the object has no owner or several.</source>
        <extracomment>relations</extracomment>
        <translation>Ce que possède l’unique propriétaire de l’objet, seul ou avec d’autres, l’objet lui-même compris&#xa0;; pour un empire, ce qu’il possède. Rien si l’objet n’a pas de propriétaire ou en a plusieurs.</translation>
    </message>
    <message>
        <source>What the object aims at.</source>
        <extracomment>relations</extracomment>
        <translation>Ce que vise l’objet.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>aggregates</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Whether something holds for every one of the objects that have it; true where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Si quelque chose est vrai de chacun des objets qui l’ont&#xa0;; vrai s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>aggregates</extracomment>
        <translation>Au moins un</translation>
    </message>
    <message>
        <source>Whether something holds for one of the objects at least; false where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Si quelque chose est vrai d’au moins un des objets&#xa0;; faux s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>How many objects there are; with a number behind the comma, how many have such a number. Which ones count is said with where.</source>
        <extracomment>aggregates</extracomment>
        <translation>Combien d’objets il y a&#xa0;; avec un nombre derrière la virgule, combien ont un tel nombre. Lesquels comptent se dit avec where.</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>aggregates</extracomment>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>The largest of the numbers; 0 where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Le plus grand des nombres&#xa0;; 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>aggregates</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>The sum of the numbers, divided by how many there are; 0 where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>La somme des nombres, divisée par leur nombre&#xa0;; 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Smallest</source>
        <extracomment>aggregates</extracomment>
        <translation>Le plus petit</translation>
    </message>
    <message>
        <source>The smallest of the numbers; 0 where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Le plus petit des nombres&#xa0;; 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>aggregates</extracomment>
        <translation>Somme</translation>
    </message>
    <message>
        <source>All the numbers, one added to the other; 0 where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Tous les nombres, ajoutés les uns aux autres&#xa0;; 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>modifiers</extracomment>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>The variable becomes the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>La variable devient le paramètre.</translation>
    </message>
    <message>
        <source>Multiply</source>
        <extracomment>modifiers</extracomment>
        <translation>Multiplier</translation>
    </message>
    <message>
        <source>The variable is multiplied by the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>La variable est multipliée par le paramètre.</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>modifiers</extracomment>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>The variable is divided by the parameter; by 0 it becomes 0, and that is told.</source>
        <extracomment>modifiers</extracomment>
        <translation>La variable est divisée par le paramètre&#xa0;; par 0 elle devient 0, et c’est signalé.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>modifiers</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>The parameter is added to the variable.</source>
        <extracomment>modifiers</extracomment>
        <translation>Le paramètre est ajouté à la variable.</translation>
    </message>
    <message>
        <source>The variable becomes the larger of its value and the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>La variable devient le plus grand de sa valeur et du paramètre.</translation>
    </message>
    <message>
        <source>The variable becomes the smaller of its value and the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>La variable devient le plus petit de sa valeur et du paramètre.</translation>
    </message>
    <message>
        <source>Plus</source>
        <extracomment>functions</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>The sum of two numbers.</source>
        <extracomment>functions</extracomment>
        <translation>La somme de deux nombres.</translation>
    </message>
    <message>
        <source>Minus</source>
        <extracomment>functions</extracomment>
        <translation>Moins</translation>
    </message>
    <message>
        <source>The difference of two numbers.</source>
        <extracomment>functions</extracomment>
        <translation>La différence de deux nombres.</translation>
    </message>
    <message>
        <source>Negative</source>
        <extracomment>functions</extracomment>
        <translation>Opposé</translation>
    </message>
    <message>
        <source>The number with the other sign. Powers bind tighter: -2^2 is -4.</source>
        <extracomment>functions</extracomment>
        <translation>Le nombre de signe contraire. Les puissances lient plus fort&#xa0;: -2^2 vaut -4.</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>functions</extracomment>
        <translation>Fois</translation>
    </message>
    <message>
        <source>The product of two numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Le produit de deux nombres.</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>functions</extracomment>
        <translation>Divisé par</translation>
    </message>
    <message>
        <source>The exact quotient of two numbers; 0 where the second is 0, which is reported.</source>
        <extracomment>functions</extracomment>
        <translation>Le quotient exact de deux nombres&#xa0;; 0 si le second est 0, ce qui est signalé.</translation>
    </message>
    <message>
        <source>Whole division</source>
        <extracomment>functions</extracomment>
        <translation>Division entière</translation>
    </message>
    <message>
        <source>The quotient without its fraction: rounded towards zero.</source>
        <extracomment>functions</extracomment>
        <translation>Le quotient sans sa fraction&#xa0;: arrondi vers zéro.</translation>
    </message>
    <message>
        <source>Remainder</source>
        <extracomment>functions</extracomment>
        <translation>Reste</translation>
    </message>
    <message>
        <source>What a whole division leaves, with the sign of the first number. % means the same.</source>
        <extracomment>functions</extracomment>
        <translation>Ce que laisse une division entière, du signe du premier nombre. % signifie la même chose.</translation>
    </message>
    <message>
        <source>To the power of</source>
        <extracomment>functions</extracomment>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>The first number raised to the second, from left to right: 2^3^2 is 64.</source>
        <extracomment>functions</extracomment>
        <translation>Le premier nombre à la puissance du second, de gauche à droite&#xa0;: 2^3^2 vaut 64.</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>functions</extracomment>
        <translation>Égal</translation>
    </message>
    <message>
        <source>Whether two values of one format are the same.</source>
        <extracomment>functions</extracomment>
        <translation>Si deux valeurs d’un même format sont égales.</translation>
    </message>
    <message>
        <source>Not equal</source>
        <extracomment>functions</extracomment>
        <translation>Différent</translation>
    </message>
    <message>
        <source>Whether two values of one format differ.</source>
        <extracomment>functions</extracomment>
        <translation>Si deux valeurs d’un même format diffèrent.</translation>
    </message>
    <message>
        <source>Less than</source>
        <extracomment>functions</extracomment>
        <translation>Inférieur à</translation>
    </message>
    <message>
        <source>Whether the first number is less than the second. In XML it is written &amp;lt;.</source>
        <extracomment>functions</extracomment>
        <translation>Si le premier nombre est inférieur au second. En XML cela s’écrit &amp;lt;.</translation>
    </message>
    <message>
        <source>Whether the first number is at most the second. In XML it is written &amp;lt;=.</source>
        <extracomment>functions</extracomment>
        <translation>Si le premier nombre est au plus égal au second. En XML cela s’écrit &amp;lt;=.</translation>
    </message>
    <message>
        <source>Greater than</source>
        <extracomment>functions</extracomment>
        <translation>Supérieur à</translation>
    </message>
    <message>
        <source>Whether the first number is greater than the second.</source>
        <extracomment>functions</extracomment>
        <translation>Si le premier nombre est supérieur au second.</translation>
    </message>
    <message>
        <source>Whether the first number is at least the second.</source>
        <extracomment>functions</extracomment>
        <translation>Si le premier nombre est au moins égal au second.</translation>
    </message>
    <message>
        <source>And</source>
        <extracomment>functions</extracomment>
        <translation>Et</translation>
    </message>
    <message>
        <source>Whether both hold; &amp;&amp; means the same. Where one does not hold the other does not matter.</source>
        <extracomment>functions</extracomment>
        <translation>Si les deux sont vrais&#xa0;; &amp;&amp; signifie la même chose. Si l’un est faux, l’autre n’importe pas.</translation>
    </message>
    <message>
        <source>Or</source>
        <extracomment>functions</extracomment>
        <translation>Ou</translation>
    </message>
    <message>
        <source>Whether at least one holds; || means the same. Where one holds the other does not matter.</source>
        <extracomment>functions</extracomment>
        <translation>Si l’un au moins est vrai&#xa0;; || signifie la même chose. Si l’un est vrai, l’autre n’importe pas.</translation>
    </message>
    <message>
        <source>Whether it does not hold; ! means the same. Comparisons bind tighter: not a == b is not (a == b).</source>
        <extracomment>functions</extracomment>
        <translation>Si c’est faux&#xa0;;&#xa0;! signifie la même chose. Les comparaisons lient plus fort&#xa0;: not a == b est not (a == b).</translation>
    </message>
    <message>
        <source>One of two values of any format; the other is not looked at. Also written: if condition then value else other.</source>
        <extracomment>functions</extracomment>
        <translation>L’une de deux valeurs de n’importe quel format&#xa0;; l’autre n’est pas regardée. S’écrit aussi&#xa0;: if condition then valeur else autre.</translation>
    </message>
    <message>
        <source>Absolute value</source>
        <extracomment>functions</extracomment>
        <translation>Valeur absolue</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <extracomment>functions</extracomment>
        <translation>Le nombre sans son signe.</translation>
    </message>
    <message>
        <source>Round up</source>
        <extracomment>functions</extracomment>
        <translation>Arrondi supérieur</translation>
    </message>
    <message>
        <source>The next whole number that is not less.</source>
        <extracomment>functions</extracomment>
        <translation>Le prochain nombre entier qui n’est pas inférieur.</translation>
    </message>
    <message>
        <source>Round down</source>
        <extracomment>functions</extracomment>
        <translation>Arrondi inférieur</translation>
    </message>
    <message>
        <source>The next whole number that is not greater.</source>
        <extracomment>functions</extracomment>
        <translation>Le prochain nombre entier qui n’est pas supérieur.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>functions</extracomment>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>The nearest whole number; exactly .5 goes up.</source>
        <extracomment>functions</extracomment>
        <translation>Le nombre entier le plus proche&#xa0;; exactement ,5 est arrondi vers le haut.</translation>
    </message>
    <message>
        <source>Least</source>
        <extracomment>functions</extracomment>
        <translation>Le moindre</translation>
    </message>
    <message>
        <source>The least of two or more numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Le plus petit de deux nombres ou plus.</translation>
    </message>
    <message>
        <source>Greatest</source>
        <extracomment>functions</extracomment>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>The greatest of two or more numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Le plus grand de deux nombres ou plus.</translation>
    </message>
    <message>
        <source>Running value</source>
        <extracomment>functions</extracomment>
        <translation>Valeur en cours</translation>
    </message>
    <message>
        <source>The value before this modification: what effects before it have made of the meter.</source>
        <extracomment>functions</extracomment>
        <translation>La valeur avant cette modification&#xa0;: ce que les effets précédents ont fait de la jauge.</translation>
    </message>
    <message>
        <source>Amount of the occurrence</source>
        <extracomment>functions</extracomment>
        <translation>Quantité de l’occurrence</translation>
    </message>
    <message>
        <source>How much the change is that is answered, as it stands by now; missing where what happens is no change of a number.</source>
        <extracomment>functions</extracomment>
        <translation>De combien est le changement auquel on répond, tel qu’il est à présent&#xa0;; manque si ce qui se passe n’est pas un changement de nombre.</translation>
    </message>
    <message>
        <source>Given in play</source>
        <extracomment>functions</extracomment>
        <translation>Donné en jeu</translation>
    </message>
    <message>
        <source>The source&apos;s value of a property that an order, a scenario or what creates it gives. Until it is given the group is inactive.</source>
        <extracomment>functions</extracomment>
        <translation>La valeur de la source pour une propriété que donne un ordre, un scénario ou ce qui la crée. Tant qu’elle n’est pas donnée, le groupe est inactif.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>functions</extracomment>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>A meter&apos;s maximum as it was at the end of last turn, while this turn&apos;s is being built.</source>
        <extracomment>functions</extracomment>
        <translation>Le maximum d’une jauge tel qu’il était à la fin du tour précédent, pendant que celui de ce tour se construit.</translation>
    </message>
    <message>
        <source>Named object</source>
        <extracomment>functions</extracomment>
        <translation>Objet nommé</translation>
    </message>
    <message>
        <source>The object of that name, the oldest where several bear it; none where there is none.</source>
        <extracomment>functions</extracomment>
        <translation>L’objet de ce nom, le plus ancien si plusieurs le portent&#xa0;; aucun s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>functions</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>What the dice show: the same source, candidate, turn and place in the content draw the same.</source>
        <extracomment>functions</extracomment>
        <translation>Ce que montrent les dés&#xa0;: mêmes source, candidat, tour et place dans le contenu tirent la même chose.</translation>
    </message>
    <message>
        <source>Has</source>
        <extracomment>functions</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Whether the object is of that class, grouping or kind, or something is that belongs to it. Left out, the object is that of bare names.</source>
        <extracomment>functions</extracomment>
        <translation>Si l’objet est de cette classe, de ce regroupement ou de ce genre, ou quelque chose qui lui appartient. Absent, l’objet est celui des noms seuls.</translation>
    </message>
    <message>
        <source>Owned by</source>
        <extracomment>functions</extracomment>
        <translation>Possédé par</translation>
    </message>
    <message>
        <source>Whether the empire owns the object, alone or with others. Left out, the object is that of bare names.</source>
        <extracomment>functions</extracomment>
        <translation>Si l’empire possède l’objet, seul ou avec d’autres. Absent, l’objet est celui des noms seuls.</translation>
    </message>
    <message>
        <source>Can have</source>
        <extracomment>functions</extracomment>
        <translation>Peut avoir</translation>
    </message>
    <message>
        <source>Whether a class is open to an empire: it owns what it must own before, and the class is not switched off, unless effects allowed or forbade the class to it. What &lt;available&gt; says is not asked. Of another object its owners are asked; left out, it is that of bare names.</source>
        <extracomment>functions</extracomment>
        <translation>Si une classe est ouverte à un empire&#xa0;: il possède ce qu’il doit posséder avant, et la classe n’est pas désactivée, sauf si des effets la lui ont permise ou interdite. Ce que dit &lt;available&gt; n’est pas demandé. Pour un autre objet, ses propriétaires sont interrogés&#xa0;; absent, c’est celui des noms seuls.</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>functions</extracomment>
        <translation>Option</translation>
    </message>
    <message>
        <source>What was chosen for the run: by the game as a whole, or by the empire that owns the object.</source>
        <extracomment>functions</extracomment>
        <translation>Ce qui a été choisi pour la partie&#xa0;: par le jeu entier, ou par l’empire qui possède l’objet.</translation>
    </message>
    <message>
        <source>Class by its id</source>
        <extracomment>functions</extracomment>
        <translation>Classe par son identifiant</translation>
    </message>
    <message>
        <source>A class of the content, by its type and id.</source>
        <extracomment>functions</extracomment>
        <translation>Une classe du contenu, par son type et son identifiant.</translation>
    </message>
    <message>
        <source>Fact of a class</source>
        <extracomment>functions</extracomment>
        <translation>Donnée d’une classe</translation>
    </message>
    <message>
        <source>A property of a class, whether objects of it are in play or not.</source>
        <extracomment>functions</extracomment>
        <translation>Une propriété d’une classe, que des objets en soient en jeu ou non.</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>functions</extracomment>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>A cell of a table of the content; the default of the column&apos;s format where no row has the key.</source>
        <extracomment>functions</extracomment>
        <translation>Une case d’une table du contenu&#xa0;; la valeur par défaut du format de la colonne si aucune ligne n’a la clé.</translation>
    </message>
    <message>
        <source>In another context</source>
        <extracomment>functions</extracomment>
        <translation>Dans un autre contexte</translation>
    </message>
    <message>
        <source>An expression whose bare names are those of another object, or of one of its numbered parts.</source>
        <extracomment>functions</extracomment>
        <translation>Une expression dont les noms seuls sont ceux d’un autre objet, ou d’une de ses parties numérotées.</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>members</extracomment>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Turns since the object came into the game.</source>
        <extracomment>members</extracomment>
        <translation>Tours depuis que l’objet est entré en jeu.</translation>
    </message>
    <message>
        <source>Of an empire: its capital, or none.</source>
        <extracomment>members</extracomment>
        <translation>D’un empire&#xa0;: sa capitale, ou aucune.</translation>
    </message>
    <message>
        <source>The object&apos;s class: class == BLD_MEGALITH.</source>
        <extracomment>members</extracomment>
        <translation>La classe de l’objet&#xa0;: class == BLD_MEGALITH.</translation>
    </message>
    <message>
        <source>Turn of creation</source>
        <extracomment>members</extracomment>
        <translation>Tour de création</translation>
    </message>
    <message>
        <source>The turn in which the object came into the game.</source>
        <extracomment>members</extracomment>
        <translation>Le tour où l’objet est entré en jeu.</translation>
    </message>
    <message>
        <source>Creator</source>
        <extracomment>members</extracomment>
        <translation>Créateur</translation>
    </message>
    <message>
        <source>The source of the effect that made the object, or none.</source>
        <extracomment>members</extracomment>
        <translation>La source de l’effet qui a créé l’objet, ou aucune.</translation>
    </message>
    <message>
        <source>Of an empire: its capital as the game began, or none.</source>
        <extracomment>members</extracomment>
        <translation>D’un empire&#xa0;: sa capitale au début du jeu, ou aucune.</translation>
    </message>
    <message>
        <source>Id</source>
        <extracomment>members</extracomment>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>The object&apos;s number, which no other object has in this run.</source>
        <extracomment>members</extracomment>
        <translation>Le numéro de l’objet, que nul autre n’a dans cette partie.</translation>
    </message>
    <message>
        <source>The object&apos;s name.</source>
        <extracomment>members</extracomment>
        <translation>Le nom de l’objet.</translation>
    </message>
    <message>
        <source>The empire that owns the object; none where several or none do.</source>
        <extracomment>members</extracomment>
        <translation>L’empire qui possède l’objet&#xa0;; aucun si plusieurs ou nul ne le possèdent.</translation>
    </message>
    <message>
        <source>Planet</source>
        <extracomment>members</extracomment>
        <translation>Planète</translation>
    </message>
    <message>
        <source>The planet that the object is, or is attached to.</source>
        <extracomment>members</extracomment>
        <translation>La planète qu’est l’objet, ou à laquelle il est rattaché.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>members</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>The system that the object is in; a system is in itself.</source>
        <extracomment>members</extracomment>
        <translation>Le système où est l’objet&#xa0;; un système est en lui-même.</translation>
    </message>
    <message>
        <source>What the object aims at, or none.</source>
        <extracomment>members</extracomment>
        <translation>Ce que vise l’objet, ou rien.</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>members</extracomment>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Of an empire: the team that it belongs to, or none.</source>
        <extracomment>members</extracomment>
        <translation>D’un empire&#xa0;: l’équipe dont il fait partie, ou aucune.</translation>
    </message>
    <message>
        <source>The object&apos;s type: type == planet.</source>
        <extracomment>members</extracomment>
        <translation>Le type de l’objet&#xa0;: type == planet.</translation>
    </message>
    <message>
        <source>How far right the object is on the map.</source>
        <extracomment>members</extracomment>
        <translation>À quelle distance vers la droite l’objet est sur la carte.</translation>
    </message>
    <message>
        <source>How far down the object is on the map.</source>
        <extracomment>members</extracomment>
        <translation>À quelle distance vers le bas l’objet est sur la carte.</translation>
    </message>
    <message>
        <source>The object that carries the effects group, or what the vocabulary says instead.</source>
        <extracomment>words</extracomment>
        <translation>L’objet qui porte le groupe d’effets, ou ce que le vocabulaire dit à la place.</translation>
    </message>
    <message>
        <source>The object that the occurrence happens to which is answered; none of a point of the turn.</source>
        <extracomment>words</extracomment>
        <translation>L’objet auquel arrive l’occurrence à laquelle on répond&#xa0;; aucun pour un point du tour.</translation>
    </message>
    <message>
        <source>The object that is tested for the scope, or on which the effect fires.</source>
        <extracomment>words</extracomment>
        <translation>L’objet examiné pour la portée, ou sur lequel agit l’effet.</translation>
    </message>
    <message>
        <source>A truth value.</source>
        <extracomment>words</extracomment>
        <translation>Une valeur de vérité.</translation>
    </message>
    <message>
        <source>No object, or no value of an enumeration.</source>
        <extracomment>words</extracomment>
        <translation>Aucun objet, ou aucune valeur d’une énumération.</translation>
    </message>
    <message>
        <source>The number of the turn.</source>
        <extracomment>words</extracomment>
        <translation>Le numéro du tour.</translation>
    </message>
    <message>
        <source>The sum of all that it holds.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>La somme de tout ce qu’il contient.</translation>
    </message>
    <message>
        <source>The first less the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le premier moins le second.</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le nombre de signe contraire.</translation>
    </message>
    <message>
        <source>The product of all that it holds.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le produit de tout ce qu’il contient.</translation>
    </message>
    <message>
        <source>The first divided by the second, exactly.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le premier divisé par le second, exactement.</translation>
    </message>
    <message>
        <source>The first divided by the second, in whole numbers.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le premier divisé par le second, en nombres entiers.</translation>
    </message>
    <message>
        <source>What div leaves over.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ce que laisse div.</translation>
    </message>
    <message>
        <source>The first to the power of the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le premier à la puissance du second.</translation>
    </message>
    <message>
        <source>Whether both are the same.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si les deux sont égaux.</translation>
    </message>
    <message>
        <source>Whether they differ.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>S’ils diffèrent.</translation>
    </message>
    <message>
        <source>Whether the first is less than the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si le premier est inférieur au second.</translation>
    </message>
    <message>
        <source>Whether the first is the second or less.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si le premier est inférieur ou égal au second.</translation>
    </message>
    <message>
        <source>Whether the first is more than the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si le premier est supérieur au second.</translation>
    </message>
    <message>
        <source>Whether the first is the second or more.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si le premier est supérieur ou égal au second.</translation>
    </message>
    <message>
        <source>Whether all that it holds is true.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si tout ce qu’il contient est vrai.</translation>
    </message>
    <message>
        <source>Whether any of what it holds is true.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si une partie de ce qu’il contient est vraie.</translation>
    </message>
    <message>
        <source>Whether what it holds is false.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si ce qu’il contient est faux.</translation>
    </message>
    <message>
        <source>The second where the first is true, else the third.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le deuxième si le premier est vrai, sinon le troisième.</translation>
    </message>
    <message>
        <source>The function of that name, over all that it holds.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>La fonction de ce nom, sur tout ce qu’il contient.</translation>
    </message>
    <message>
        <source>The aggregate of that name over a selection: perhaps Within (a number), Of and Where, then what to aggregate.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>L’agrégat de ce nom sur une sélection&#xa0;: peut-être Within (un nombre), Of et Where, puis ce qui est agrégé.</translation>
    </message>
    <message>
        <source>Whether an object has what GOMType and ID name; Of tells which object.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Si un objet a ce que nomment GOMType et ID&#xa0;; Of dit quel objet.</translation>
    </message>
    <message>
        <source>What the object has under that name.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ce que l’objet a sous ce nom.</translation>
    </message>
    <message>
        <source>Anything, written as text.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>N’importe quoi, écrit en texte.</translation>
    </message>
    <message>
        <source>Project</source>
        <extracomment>elements</extracomment>
        <translation>Projet</translation>
    </message>
    <message>
        <source>The manifest of a project.</source>
        <extracomment>elements</extracomment>
        <translation>Le manifeste d’un projet.</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>elements</extracomment>
        <translation>Format</translation>
    </message>
    <message>
        <source>The version of the content format.</source>
        <extracomment>elements</extracomment>
        <translation>La version du format de contenu.</translation>
    </message>
    <message>
        <source>Left out: the folder&apos;s name.</source>
        <extracomment>elements</extracomment>
        <translation>Absent&#xa0;: le nom du dossier.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>elements</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>For people.</source>
        <extracomment>elements</extracomment>
        <translation>Pour les gens.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>elements</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>strict: only what the first design of effects groups had.</source>
        <extracomment>elements</extracomment>
        <translation>strict&#xa0;: seulement ce qu’avait la première conception des groupes d’effets.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <extracomment>elements</extracomment>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>own: only what the project itself declares.</source>
        <extracomment>elements</extracomment>
        <translation>own&#xa0;: seulement ce que déclare le projet lui-même.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>elements</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language whose strings are shown.</source>
        <extracomment>elements</extracomment>
        <translation>La langue dont les textes sont affichés.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>elements</extracomment>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>The scenario that opens when none is named; left out, the first one.</source>
        <extracomment>elements</extracomment>
        <translation>Le scénario qui s’ouvre quand aucun n’est nommé&#xa0;; absent&#xa0;: le premier.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>elements</extracomment>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>A file that loads before those not named.</source>
        <extracomment>elements</extracomment>
        <translation>Un fichier chargé avant ceux qui ne sont pas nommés.</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>elements</extracomment>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>The path of an XML file within the project&apos;s folder.</source>
        <extracomment>elements</extracomment>
        <translation>Le chemin d’un fichier XML dans le dossier du projet.</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>elements</extracomment>
        <translation>Description</translation>
    </message>
    <message>
        <source>What the project is, for people.</source>
        <extracomment>elements</extracomment>
        <translation>Ce qu’est le projet, pour les gens.</translation>
    </message>
    <message>
        <source>Silence</source>
        <extracomment>elements</extracomment>
        <translation>Taire</translation>
    </message>
    <message>
        <source>Findings of this code are not shown. Inside: why.</source>
        <extracomment>elements</extracomment>
        <translation>Les constats de ce code ne sont pas montrés. À l’intérieur&#xa0;: pourquoi.</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>elements</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>The code of a finding.</source>
        <extracomment>elements</extracomment>
        <translation>Le code d’un constat.</translation>
    </message>
    <message>
        <source>Only in this file of the project; left out, in all.</source>
        <extracomment>elements</extracomment>
        <translation>Seulement dans ce fichier du projet&#xa0;; absent&#xa0;: dans tous.</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>elements</extracomment>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>A file of content.</source>
        <extracomment>elements</extracomment>
        <translation>Un fichier de contenu.</translation>
    </message>
    <message>
        <source>Types, meters, properties, enumerations and resources.</source>
        <extracomment>elements</extracomment>
        <translation>Types, jauges, propriétés, énumérations et ressources.</translation>
    </message>
    <message>
        <source>Enumeration</source>
        <extracomment>elements</extracomment>
        <translation>Énumération</translation>
    </message>
    <message>
        <source>A list of named values, such as planet sizes.</source>
        <extracomment>elements</extracomment>
        <translation>Une liste de valeurs nommées, comme les tailles de planète.</translation>
    </message>
    <message>
        <source>The name by which everything else speaks of it.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom par lequel tout le reste en parle.</translation>
    </message>
    <message>
        <source>scale: values follow one another; wheel: and the last is next to the first.</source>
        <extracomment>elements</extracomment>
        <translation>scale&#xa0;: les valeurs se suivent&#xa0;; wheel&#xa0;: et la dernière est voisine de la première.</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>elements</extracomment>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>What people see; left out, the id.</source>
        <extracomment>elements</extracomment>
        <translation>Ce que voient les gens&#xa0;; absent&#xa0;: l’identifiant.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>elements</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Takes the place of an earlier declaration of the same id.</source>
        <extracomment>elements</extracomment>
        <translation>Prend la place d’une déclaration antérieure du même identifiant.</translation>
    </message>
    <message>
        <source>One value of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Une valeur d’une énumération.</translation>
    </message>
    <message>
        <source>Alias</source>
        <extracomment>elements</extracomment>
        <translation>Autre orthographe</translation>
    </message>
    <message>
        <source>Further spellings, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>D’autres orthographes, séparées par des espaces.</translation>
    </message>
    <message>
        <source>Off the order</source>
        <extracomment>elements</extracomment>
        <translation>Hors de l’ordre</translation>
    </message>
    <message>
        <source>Stands outside the scale or wheel: ranges never reach it.</source>
        <extracomment>elements</extracomment>
        <translation>Se tient hors de l’échelle ou de la roue&#xa0;: les écarts ne l’atteignent jamais.</translation>
    </message>
    <message>
        <source>A pair of numbers of an object: current value and maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Une paire de nombres d’un objet&#xa0;: valeur actuelle et maximum.</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>elements</extracomment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>One or two sentences, shown beside it.</source>
        <extracomment>elements</extracomment>
        <translation>Une ou deux phrases, affichées à côté.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>elements</extracomment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Neither the current value nor the maximum goes below.</source>
        <extracomment>elements</extracomment>
        <translation>Ni la valeur actuelle ni le maximum ne descendent en dessous.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>elements</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>The maximum goes no higher.</source>
        <extracomment>elements</extracomment>
        <translation>Le maximum ne monte pas plus haut.</translation>
    </message>
    <message>
        <source>Initial value</source>
        <extracomment>elements</extracomment>
        <translation>Valeur initiale</translation>
    </message>
    <message>
        <source>Current value and maximum of a new object.</source>
        <extracomment>elements</extracomment>
        <translation>Valeur actuelle et maximum d’un nouvel objet.</translation>
    </message>
    <message>
        <source>Rebuilt each turn</source>
        <extracomment>elements</extracomment>
        <translation>Reconstruit à chaque tour</translation>
    </message>
    <message>
        <source>The maximum is set to 0 as each turn begins, and effects build it anew.</source>
        <extracomment>elements</extracomment>
        <translation>Le maximum est mis à 0 au début de chaque tour, et des effets le reconstruisent.</translation>
    </message>
    <message>
        <source>The new current value, once a turn; left out, it moves by 1 towards the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>La nouvelle valeur actuelle, une fois par tour&#xa0;; absente&#xa0;: elle va de 1 vers le maximum.</translation>
    </message>
    <message>
        <source>A value that objects or classes have, such as a planet&apos;s size.</source>
        <extracomment>elements</extracomment>
        <translation>Une valeur qu’ont des objets ou des classes, comme la taille d’une planète.</translation>
    </message>
    <message>
        <source>number, boolean, text, object, class, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>number, boolean, text, object, class, ou l’identifiant d’une énumération.</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>elements</extracomment>
        <translation>Valeur par défaut</translation>
    </message>
    <message>
        <source>The value of new objects, and where a look-up finds nothing.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur des nouveaux objets, et là où une consultation ne trouve rien.</translation>
    </message>
    <message>
        <source>class: the value belongs to the class and never changes in play.</source>
        <extracomment>elements</extracomment>
        <translation>class&#xa0;: la valeur appartient à la classe et ne change jamais en jeu.</translation>
    </message>
    <message>
        <source>Begins as not given, until an order, a scenario or what creates the object gives it.</source>
        <extracomment>elements</extracomment>
        <translation>N’est d’abord pas donnée, jusqu’à ce qu’un ordre, un scénario ou ce qui crée l’objet la donne.</translation>
    </message>
    <message>
        <source>A stockpile of every object whose type has it.</source>
        <extracomment>elements</extracomment>
        <translation>Un stock de tout objet dont le type l’a.</translation>
    </message>
    <message>
        <source>Debt</source>
        <extracomment>elements</extracomment>
        <translation>Dette</translation>
    </message>
    <message>
        <source>Whether the stockpile may fall below 0.</source>
        <extracomment>elements</extracomment>
        <translation>Si le stock peut descendre sous 0.</translation>
    </message>
    <message>
        <source>The stockpile of a new object.</source>
        <extracomment>elements</extracomment>
        <translation>Le stock d’un nouvel objet.</translation>
    </message>
    <message>
        <source>What is added each turn: an expression of the object that has the stockpile.</source>
        <extracomment>elements</extracomment>
        <translation>Ce qui s’ajoute à chaque tour&#xa0;: une expression de l’objet qui a le stock.</translation>
    </message>
    <message>
        <source>A kind of object: what it has and what it may be attached to.</source>
        <extracomment>elements</extracomment>
        <translation>Une sorte d’objet&#xa0;: ce qu’il a et ce à quoi il peut être rattaché.</translation>
    </message>
    <message>
        <source>The types that its objects may be attached to, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Les types auxquels ses objets peuvent être rattachés, séparés par des espaces.</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>elements</extracomment>
        <translation>Source</translation>
    </message>
    <message>
        <source>Which object Source means in its groups: itself, what it is attached to, or its owner&apos;s capital.</source>
        <extracomment>elements</extracomment>
        <translation>Quel objet désigne Source dans ses groupes&#xa0;: lui-même, ce à quoi il est rattaché, ou la capitale de son propriétaire.</translation>
    </message>
    <message>
        <source>Visible</source>
        <extracomment>elements</extracomment>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Whether its objects show in the galaxy and in reports, unless their class says otherwise.</source>
        <extracomment>elements</extracomment>
        <translation>Si ses objets paraissent dans la galaxie et les rapports, sauf si leur classe dit autrement.</translation>
    </message>
    <message>
        <source>The class of objects that a galaxy or scenario makes without naming one.</source>
        <extracomment>elements</extracomment>
        <translation>La classe des objets qu’une galaxie ou un scénario crée sans en nommer.</translation>
    </message>
    <message>
        <source>Extend</source>
        <extracomment>elements</extracomment>
        <translation>Étendre</translation>
    </message>
    <message>
        <source>Adds to an earlier declaration of the same id.</source>
        <extracomment>elements</extracomment>
        <translation>Complète une déclaration antérieure du même identifiant.</translation>
    </message>
    <message>
        <source>What every object of the type has.</source>
        <extracomment>elements</extracomment>
        <translation>Ce qu’a tout objet du type.</translation>
    </message>
    <message>
        <source>The id of a meter that its objects have.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une jauge qu’ont ses objets.</translation>
    </message>
    <message>
        <source>The id of a property that its objects have.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une propriété qu’ont ses objets.</translation>
    </message>
    <message>
        <source>The id of a resource that its objects stockpile.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une ressource dont ses objets ont un stock.</translation>
    </message>
    <message>
        <source>Something that can happen to objects: raised by effects, answered by triggers.</source>
        <extracomment>elements</extracomment>
        <translation>Quelque chose qui peut arriver à des objets&#xa0;: provoqué par des effets, des déclencheurs y répondent.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <extracomment>elements</extracomment>
        <translation>Cumul</translation>
    </message>
    <message>
        <source>Which of several effects with one stacking name acts on an object.</source>
        <extracomment>elements</extracomment>
        <translation>Lequel de plusieurs effets au même nom de cumul agit sur un objet.</translation>
    </message>
    <message>
        <source>The name or number that effects or groups have in common.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom ou le numéro qu’ont en commun des effets ou des groupes.</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>elements</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Which of them acts on an object: the first one, the largest or smallest amount, or the average of all.</source>
        <extracomment>elements</extracomment>
        <translation>Lequel d’entre eux agit sur un objet&#xa0;: le premier, la plus grande ou la plus petite quantité, ou la moyenne de tous.</translation>
    </message>
    <message>
        <source>Scope</source>
        <extracomment>elements</extracomment>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Numbered parts of objects that have variables of their own; the id is that of a type, a dot, and a name.</source>
        <extracomment>elements</extracomment>
        <translation>Des parties numérotées d’objets, qui ont leurs propres variables&#xa0;; l’identifiant est celui d’un type, un point et un nom.</translation>
    </message>
    <message>
        <source>The value that variables of a format begin with.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur par laquelle commencent les variables d’un format.</translation>
    </message>
    <message>
        <source>number, boolean, text, pair, dice, object, class, type, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>number, boolean, text, pair, dice, object, class, type, ou l’identifiant d’une énumération.</translation>
    </message>
    <message>
        <source>The constant that variables of the format begin with.</source>
        <extracomment>elements</extracomment>
        <translation>La constante par laquelle commencent les variables du format.</translation>
    </message>
    <message>
        <source>Define</source>
        <extracomment>elements</extracomment>
        <translation>Constante</translation>
    </message>
    <message>
        <source>A constant of the whole project, which expressions name.</source>
        <extracomment>elements</extracomment>
        <translation>Une constante de tout le projet, que nomment les expressions.</translation>
    </message>
    <message>
        <source>An expression of constants and of other defines.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression de constantes et d’autres définitions.</translation>
    </message>
    <message>
        <source>Left out, what the value has.</source>
        <extracomment>elements</extracomment>
        <translation>Absent&#xa0;: celui de la valeur.</translation>
    </message>
    <message>
        <source>A choice made for a run: option(game, HARD_MODE) asks for it.</source>
        <extracomment>elements</extracomment>
        <translation>Un choix fait pour une partie&#xa0;: option(game, HARD_MODE) le demande.</translation>
    </message>
    <message>
        <source>Who makes the choice: the game as a whole, or each empire.</source>
        <extracomment>elements</extracomment>
        <translation>Qui choisit&#xa0;: le jeu entier, ou chaque empire.</translation>
    </message>
    <message>
        <source>number, boolean, text, object, class, type, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>number, boolean, text, object, class, type, ou l’identifiant d’une énumération.</translation>
    </message>
    <message>
        <source>The value where a scenario sets none.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur si un scénario n’en fixe pas.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>elements</extracomment>
        <translation>Genre</translation>
    </message>
    <message>
        <source>What has(KIND, id) asks for.</source>
        <extracomment>elements</extracomment>
        <translation>Ce que demande has(KIND, id).</translation>
    </message>
    <message>
        <source>has asks for objects of a class of this type.</source>
        <extracomment>elements</extracomment>
        <translation>has demande des objets d’une classe de ce type.</translation>
    </message>
    <message>
        <source>has asks for a value of this property.</source>
        <extracomment>elements</extracomment>
        <translation>has demande une valeur de cette propriété.</translation>
    </message>
    <message>
        <source>has asks for objects of a class that belongs to this grouping.</source>
        <extracomment>elements</extracomment>
        <translation>has demande des objets d’une classe qui fait partie de ce regroupement.</translation>
    </message>
    <message>
        <source>has asks for an option that is true or false.</source>
        <extracomment>elements</extracomment>
        <translation>has demande une option vraie ou fausse.</translation>
    </message>
    <message>
        <source>class: has asks for objects of any class; grouping: of any grouping.</source>
        <extracomment>elements</extracomment>
        <translation>class&#xa0;: has demande des objets de n’importe quelle classe&#xa0;; grouping&#xa0;: de n’importe quel regroupement.</translation>
    </message>
    <message>
        <source>A building, a tech, a special …: what its objects are and do.</source>
        <extracomment>elements</extracomment>
        <translation>Un bâtiment, une technologie, une particularité…&#xa0;: ce que sont et font ses objets.</translation>
    </message>
    <message>
        <source>The type of its objects.</source>
        <extracomment>elements</extracomment>
        <translation>Le type de ses objets.</translation>
    </message>
    <message>
        <source>Turns that its objects stay in the game; 0: for ever.</source>
        <extracomment>elements</extracomment>
        <translation>Combien de tours ses objets restent en jeu&#xa0;; 0&#xa0;: pour toujours.</translation>
    </message>
    <message>
        <source>A string&apos;s id, or the name itself.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’un texte, ou le nom lui-même.</translation>
    </message>
    <message>
        <source>A string&apos;s id, or the description itself.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’un texte, ou la description elle-même.</translation>
    </message>
    <message>
        <source>Icon</source>
        <extracomment>elements</extracomment>
        <translation>Icône</translation>
    </message>
    <message>
        <source>The name of a picture.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom d’une image.</translation>
    </message>
    <message>
        <source>Whether its objects show in the galaxy and in reports; left out, as its type says.</source>
        <extracomment>elements</extracomment>
        <translation>Si ses objets paraissent dans la galaxie et les rapports&#xa0;; absent&#xa0;: comme le dit son type.</translation>
    </message>
    <message>
        <source>Groupings</source>
        <extracomment>elements</extracomment>
        <translation>Regroupements</translation>
    </message>
    <message>
        <source>Words that the class belongs to, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Des mots dont la classe fait partie, séparés par des espaces.</translation>
    </message>
    <message>
        <source>Whether empires can have it at all by producing or researching.</source>
        <extracomment>elements</extracomment>
        <translation>Si les empires peuvent l’avoir du tout, en produisant ou en recherchant.</translation>
    </message>
    <message>
        <source>Property value</source>
        <extracomment>elements</extracomment>
        <translation>Valeur de propriété</translation>
    </message>
    <message>
        <source>The value that the class, or each new object of it, has.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur qu’a la classe, ou chaque nouvel objet d’elle.</translation>
    </message>
    <message>
        <source>The id of a property.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une propriété.</translation>
    </message>
    <message>
        <source>Prerequisite</source>
        <extracomment>elements</extracomment>
        <translation>Prérequis</translation>
    </message>
    <message>
        <source>A tech that an empire needs first.</source>
        <extracomment>elements</extracomment>
        <translation>Une technologie dont un empire a d’abord besoin.</translation>
    </message>
    <message>
        <source>The id of a tech that must be known before.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une technologie qui doit être connue avant.</translation>
    </message>
    <message>
        <source>Unlocks</source>
        <extracomment>elements</extracomment>
        <translation>Débloque</translation>
    </message>
    <message>
        <source>A class that becomes available with this one.</source>
        <extracomment>elements</extracomment>
        <translation>Une classe qui devient disponible avec celle-ci.</translation>
    </message>
    <message>
        <source>All of its conditions must hold for an empire that wants it.</source>
        <extracomment>elements</extracomment>
        <translation>Toutes ses conditions doivent être vraies pour un empire qui la veut.</translation>
    </message>
    <message>
        <source>An expression: one more condition.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression&#xa0;: une condition de plus.</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>elements</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>All of its conditions must hold for the object on which it is to stand. Source is the empire.</source>
        <extracomment>elements</extracomment>
        <translation>Toutes ses conditions doivent être vraies pour l’objet sur lequel elle doit se trouver. Source est l’empire.</translation>
    </message>
    <message>
        <source>Effects group</source>
        <extracomment>elements</extracomment>
        <translation>Groupe d’effets</translation>
    </message>
    <message>
        <source>Effects that share one activation and one scope.</source>
        <extracomment>elements</extracomment>
        <translation>Des effets qui partagent une activation et une portée.</translation>
    </message>
    <message>
        <source>Its name within the class; left out, it counts by its place.</source>
        <extracomment>elements</extracomment>
        <translation>Son nom au sein de la classe&#xa0;; absent&#xa0;: sa place compte.</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>elements</extracomment>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Switched off, it stays in the file and is left out of every run.</source>
        <extracomment>elements</extracomment>
        <translation>Désactivé, cela reste dans le fichier et est exclu de toute partie.</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>elements</extracomment>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Groups with lower ones act first.</source>
        <extracomment>elements</extracomment>
        <translation>Les groupes de priorité plus basse agissent d’abord.</translation>
    </message>
    <message>
        <source>A name or number for the group as a whole: of all that share it, only the first acts on an object in a turn. 0: none.</source>
        <extracomment>elements</extracomment>
        <translation>Un nom ou un numéro pour le groupe entier&#xa0;: de tous ceux qui le partagent, seul le premier agit sur un objet dans un tour. 0&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>elements</extracomment>
        <translation>Actif</translation>
    </message>
    <message>
        <source>An expression of the source: only while it holds.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression de la source&#xa0;: seulement tant qu’elle est vraie.</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>elements</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>The point of the turn at which a group without a trigger fires that alters no meters.</source>
        <extracomment>elements</extracomment>
        <translation>Le moment du tour où agit un groupe sans déclencheur qui ne change pas de jauge.</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>elements</extracomment>
        <translation>Réaction</translation>
    </message>
    <message>
        <source>Of a triggered group: its owner may take it, or pass.</source>
        <extracomment>elements</extracomment>
        <translation>D’un groupe à déclencheur&#xa0;: son propriétaire peut en user, ou passer.</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>elements</extracomment>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Of a triggered group: whether it answers every time, or only the first time.</source>
        <extracomment>elements</extracomment>
        <translation>D’un groupe à déclencheur&#xa0;: s’il répond chaque fois, ou seulement la première.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <extracomment>elements</extracomment>
        <translation>Déclencheur</translation>
    </message>
    <message>
        <source>The group fires when this happens, instead of once a turn. All conditions must hold for the object that it happens to.</source>
        <extracomment>elements</extracomment>
        <translation>Le groupe agit quand ceci se passe, au lieu d’une fois par tour. Toutes les conditions doivent être vraies pour l’objet auquel cela arrive.</translation>
    </message>
    <message>
        <source>What it answers just before it happens: an occurrence, or several, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Ce à quoi il répond juste avant que cela ne se passe&#xa0;: une occurrence, ou plusieurs, séparées par des espaces.</translation>
    </message>
    <message>
        <source>What it answers as it happens: an occurrence, or several, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Ce à quoi il répond au moment où cela se passe&#xa0;: une occurrence, ou plusieurs, séparées par des espaces.</translation>
    </message>
    <message>
        <source>What it answers once it has happened: an occurrence, or several, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Ce à quoi il répond une fois que cela s’est passé&#xa0;: une occurrence, ou plusieurs, séparées par des espaces.</translation>
    </message>
    <message>
        <source>Whose occurrences: anything&apos;s, the holder&apos;s own, the source&apos;s, those of what the holder is attached to, of what shares an owner with the source, or of anything but the holder.</source>
        <extracomment>elements</extracomment>
        <translation>Les occurrences de qui&#xa0;: de n’importe quoi, du porteur lui-même, de la source, de ce à quoi le porteur est rattaché, de ce qui partage un propriétaire avec la source, ou de tout sauf le porteur.</translation>
    </message>
    <message>
        <source>An expression of the object that it happens to: one more condition.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression de l’objet auquel cela arrive&#xa0;: une condition de plus.</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>elements</extracomment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>What the owner of the source pays before a triggered group acts; where it cannot, the group does not answer.</source>
        <extracomment>elements</extracomment>
        <translation>Ce que paie le propriétaire de la source avant qu’un groupe à déclencheur n’agisse&#xa0;; s’il ne peut pas, le groupe ne répond pas.</translation>
    </message>
    <message>
        <source>The id of the resource that is paid in.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant de la ressource du paiement.</translation>
    </message>
    <message>
        <source>How much is paid: an expression of the source.</source>
        <extracomment>elements</extracomment>
        <translation>Combien est payé&#xa0;: une expression de la source.</translation>
    </message>
    <message>
        <source>Activation</source>
        <extracomment>elements</extracomment>
        <translation>Activation</translation>
    </message>
    <message>
        <source>All of its conditions must hold for the source.</source>
        <extracomment>elements</extracomment>
        <translation>Toutes ses conditions doivent être vraies pour la source.</translation>
    </message>
    <message>
        <source>The objects that the group&apos;s effects fire upon.</source>
        <extracomment>elements</extracomment>
        <translation>Les objets sur lesquels agissent les effets du groupe.</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>elements</extracomment>
        <translation>Inclure</translation>
    </message>
    <message>
        <source>Each of its conditions adds the objects that it matches.</source>
        <extracomment>elements</extracomment>
        <translation>Chacune de ses conditions ajoute les objets qu’elle retient.</translation>
    </message>
    <message>
        <source>Exclude</source>
        <extracomment>elements</extracomment>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>Each of its conditions removes the objects that it matches.</source>
        <extracomment>elements</extracomment>
        <translation>Chacune de ses conditions retire les objets qu’elle retient.</translation>
    </message>
    <message>
        <source>What the group does, in this order.</source>
        <extracomment>elements</extracomment>
        <translation>Ce que fait le groupe, dans cet ordre.</translation>
    </message>
    <message>
        <source>Modify</source>
        <extracomment>elements</extracomment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Modifies a variable that can be seen from here, while the object is in the game.</source>
        <extracomment>elements</extracomment>
        <translation>Modifie une variable visible d’ici, tant que l’objet est en jeu.</translation>
    </message>
    <message>
        <source>Variable</source>
        <extracomment>elements</extracomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>The variable&apos;s name.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de la variable.</translation>
    </message>
    <message>
        <source>It becomes this.</source>
        <extracomment>elements</extracomment>
        <translation>Elle devient ceci.</translation>
    </message>
    <message>
        <source>It is multiplied.</source>
        <extracomment>elements</extracomment>
        <translation>Elle est multipliée.</translation>
    </message>
    <message>
        <source>It is divided.</source>
        <extracomment>elements</extracomment>
        <translation>Elle est divisée.</translation>
    </message>
    <message>
        <source>This is added to it.</source>
        <extracomment>elements</extracomment>
        <translation>Ceci lui est ajouté.</translation>
    </message>
    <message>
        <source>The larger of it and this.</source>
        <extracomment>elements</extracomment>
        <translation>Le plus grand d’elle et de ceci.</translation>
    </message>
    <message>
        <source>The smaller of it and this.</source>
        <extracomment>elements</extracomment>
        <translation>Le plus petit d’elle et de ceci.</translation>
    </message>
    <message>
        <source>Lower ones come first; then the operation decides.</source>
        <extracomment>elements</extracomment>
        <translation>Les plus basses viennent d’abord&#xa0;; ensuite l’opération décide.</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>elements</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The number of one of the class&apos;s own parts, whose variable is meant.</source>
        <extracomment>elements</extracomment>
        <translation>Le numéro d’une des parties de la classe, dont la variable est visée.</translation>
    </message>
    <message>
        <source>Modify other</source>
        <extracomment>elements</extracomment>
        <translation>Modifier d’autres</translation>
    </message>
    <message>
        <source>Modifies a variable of other objects, while this one is in the game.</source>
        <extracomment>elements</extracomment>
        <translation>Modifie une variable d’autres objets, tant que celui-ci est en jeu.</translation>
    </message>
    <message>
        <source>The type of the addressed objects; all of them where nothing else is said.</source>
        <extracomment>elements</extracomment>
        <translation>Le type des objets visés&#xa0;; tous, si rien d’autre n’est dit.</translation>
    </message>
    <message>
        <source>Only objects whose class belongs to this grouping.</source>
        <extracomment>elements</extracomment>
        <translation>Seulement les objets dont la classe fait partie de ce regroupement.</translation>
    </message>
    <message>
        <source>Only the object that is called so.</source>
        <extracomment>elements</extracomment>
        <translation>Seulement l’objet ainsi nommé.</translation>
    </message>
    <message>
        <source>Only objects of this class.</source>
        <extracomment>elements</extracomment>
        <translation>Seulement les objets de cette classe.</translation>
    </message>
    <message>
        <source>A numbered part of each of the class&apos;s objects, with variables of its own.</source>
        <extracomment>elements</extracomment>
        <translation>Une partie numérotée de chacun des objets de la classe, avec ses propres variables.</translation>
    </message>
    <message>
        <source>What the part is called by.</source>
        <extracomment>elements</extracomment>
        <translation>Comment s’appelle la partie.</translation>
    </message>
    <message>
        <source>A sub-scope of the class&apos;s type.</source>
        <extracomment>elements</extracomment>
        <translation>Une sous-portée du type de la classe.</translation>
    </message>
    <message>
        <source>A galaxy to play with.</source>
        <extracomment>elements</extracomment>
        <translation>Une galaxie avec laquelle jouer.</translation>
    </message>
    <message>
        <source>How a run decides where there is a choice. Inside: groups, as CLASS/group, first to last.</source>
        <extracomment>elements</extracomment>
        <translation>Comment une partie décide là où il y a un choix. À l’intérieur&#xa0;: des groupes, écrits CLASS/group, du premier au dernier.</translation>
    </message>
    <message>
        <source>Who goes first where responses compete: by priority and id, as the list inside says, or as the person at the sandbox decides.</source>
        <extracomment>elements</extracomment>
        <translation>Qui passe d’abord quand des réponses sont en concurrence&#xa0;: par priorité et identifiant, comme le dit la liste contenue, ou comme en décide la personne au bac à sable.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <extracomment>elements</extracomment>
        <translation>Réactions</translation>
    </message>
    <message>
        <source>Whether empires that nobody asks take their reactions or pass.</source>
        <extracomment>elements</extracomment>
        <translation>Si les empires que personne n’interroge usent de leurs réactions ou passent.</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>elements</extracomment>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Ids of empires, separated by spaces: who is active in turn; left out, by id.</source>
        <extracomment>elements</extracomment>
        <translation>Identifiants d’empires, séparés par des espaces&#xa0;: qui est actif à son tour&#xa0;; absent&#xa0;: par identifiant.</translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>elements</extracomment>
        <translation>Temps de départ</translation>
    </message>
    <message>
        <source>How many turns of set-up there are before time 0.</source>
        <extracomment>elements</extracomment>
        <translation>Combien de tours de mise en place précèdent le temps 0.</translation>
    </message>
    <message>
        <source>Legacy start time</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ancien temps de départ</translation>
    </message>
    <message>
        <source>Time begins at 0, and turns of set-up count a third of others.</source>
        <extracomment>elements</extracomment>
        <translation>Le temps commence à 0, et les tours de mise en place comptent pour un tiers des autres.</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>elements</extracomment>
        <translation>Vue</translation>
    </message>
    <message>
        <source>What the local person looks at: runs without a window read it here.</source>
        <extracomment>elements</extracomment>
        <translation>Ce que regarde la personne sur place&#xa0;: les parties sans fenêtre le lisent ici.</translation>
    </message>
    <message>
        <source>The line that is chosen there.</source>
        <extracomment>elements</extracomment>
        <translation>La ligne qui y est choisie.</translation>
    </message>
    <message>
        <source>The number of the message that is being read; left out, none.</source>
        <extracomment>elements</extracomment>
        <translation>Le numéro du message en cours de lecture&#xa0;; absent&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>The page of the message, counted from 0.</source>
        <extracomment>elements</extracomment>
        <translation>La page du message, comptée à partir de 0.</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>elements</extracomment>
        <translation>Sélectionné</translation>
    </message>
    <message>
        <source>The object that is selected, by name.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet sélectionné, par son nom.</translation>
    </message>
    <message>
        <source>Watches the scenario, and acts when it is met.</source>
        <extracomment>elements</extracomment>
        <translation>Veille sur le scénario, et agit quand elle est remplie.</translation>
    </message>
    <message>
        <source>The name by which enable and disable speak of it; left out, # and its place.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom par lequel enable et disable en parlent&#xa0;; absent&#xa0;: # et sa place.</translation>
    </message>
    <message>
        <source>Disabled</source>
        <extracomment>elements</extracomment>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Not watching until it is enabled.</source>
        <extracomment>elements</extracomment>
        <translation>Ne veille pas tant qu’elle n’est pas activée.</translation>
    </message>
    <message>
        <source>Persistent</source>
        <extracomment>elements</extracomment>
        <translation>Persistante</translation>
    </message>
    <message>
        <source>Goes on watching after it was met.</source>
        <extracomment>elements</extracomment>
        <translation>Continue de veiller après avoir été remplie.</translation>
    </message>
    <message>
        <source>Subject</source>
        <extracomment>elements</extracomment>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>The object that its actions act upon.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet sur lequel agissent ses actions.</translation>
    </message>
    <message>
        <source>Direct object</source>
        <extracomment>elements</extracomment>
        <translation>Second objet</translation>
    </message>
    <message>
        <source>Another object that its actions may speak of.</source>
        <extracomment>elements</extracomment>
        <translation>Un autre objet dont ses actions peuvent parler.</translation>
    </message>
    <message>
        <source>What to watch for; its parameters are further attributes.</source>
        <extracomment>elements</extracomment>
        <translation>Ce qu’il faut surveiller&#xa0;; ses paramètres sont d’autres attributs.</translation>
    </message>
    <message>
        <source>Operator</source>
        <extracomment>elements</extracomment>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>How what is observed compares with what is asked for.</source>
        <extracomment>elements</extracomment>
        <translation>Comment ce qui est observé se compare à ce qui est demandé.</translation>
    </message>
    <message>
        <source>An expression, in place of a type and an operator.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression, au lieu d’un type et d’un opérateur.</translation>
    </message>
    <message>
        <source>One of the conditions that are counted.</source>
        <extracomment>elements</extracomment>
        <translation>L’une des conditions comptées.</translation>
    </message>
    <message>
        <source>Empires that are allied.</source>
        <extracomment>elements</extracomment>
        <translation>Des empires alliés.</translation>
    </message>
    <message>
        <source>Empires</source>
        <extracomment>elements</extracomment>
        <translation>Empires</translation>
    </message>
    <message>
        <source>The ids of those who are allied, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Les identifiants des alliés, séparés par des espaces.</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>elements</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>One of several maps, with values of its own.</source>
        <extracomment>elements</extracomment>
        <translation>L’une de plusieurs cartes, avec ses propres valeurs.</translation>
    </message>
    <message>
        <source>Its name, which no other object of the scenario has.</source>
        <extracomment>elements</extracomment>
        <translation>Son nom, que nul autre objet du scénario n’a.</translation>
    </message>
    <message>
        <source>Galaxy</source>
        <extracomment>elements</extracomment>
        <translation>Galaxie</translation>
    </message>
    <message>
        <source>A galaxy made from a seed.</source>
        <extracomment>elements</extracomment>
        <translation>Une galaxie tirée d’une graine.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>elements</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The number that all chance of the galaxy comes from.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre dont vient tout le hasard de la galaxie.</translation>
    </message>
    <message>
        <source>Systems</source>
        <extracomment>elements</extracomment>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>How many systems there are.</source>
        <extracomment>elements</extracomment>
        <translation>Combien il y a de systèmes.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>elements</extracomment>
        <translation>Forme</translation>
    </message>
    <message>
        <source>How the systems lie.</source>
        <extracomment>elements</extracomment>
        <translation>Comment sont disposés les systèmes.</translation>
    </message>
    <message>
        <source>How many empires there are.</source>
        <extracomment>elements</extracomment>
        <translation>Combien il y a d’empires.</translation>
    </message>
    <message>
        <source>Planets</source>
        <extracomment>elements</extracomment>
        <translation>Planètes</translation>
    </message>
    <message>
        <source>The mean number of planets a system.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre moyen de planètes par système.</translation>
    </message>
    <message>
        <source>A class that planets get by chance.</source>
        <extracomment>elements</extracomment>
        <translation>Une classe que des planètes reçoivent au hasard.</translation>
    </message>
    <message>
        <source>Between 0, never, and 1, always.</source>
        <extracomment>elements</extracomment>
        <translation>Entre 0, jamais, et 1, toujours.</translation>
    </message>
    <message>
        <source>Home special</source>
        <extracomment>elements</extracomment>
        <translation>Particularité d’origine</translation>
    </message>
    <message>
        <source>A class that capitals get.</source>
        <extracomment>elements</extracomment>
        <translation>Une classe que reçoivent les capitales.</translation>
    </message>
    <message>
        <source>Initial meter</source>
        <extracomment>elements</extracomment>
        <translation>Jauge initiale</translation>
    </message>
    <message>
        <source>What a meter begins with.</source>
        <extracomment>elements</extracomment>
        <translation>Ce par quoi commence une jauge.</translation>
    </message>
    <message>
        <source>The id of a meter.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une jauge.</translation>
    </message>
    <message>
        <source>Current value and maximum at the start.</source>
        <extracomment>elements</extracomment>
        <translation>Valeur actuelle et maximum au départ.</translation>
    </message>
    <message>
        <source>home: capitals; owned: all that is owned; or the id of a type.</source>
        <extracomment>elements</extracomment>
        <translation>home&#xa0;: les capitales&#xa0;; owned&#xa0;: tout ce qui a un propriétaire&#xa0;; ou l’identifiant d’un type.</translation>
    </message>
    <message>
        <source>An empire of the scenario.</source>
        <extracomment>elements</extracomment>
        <translation>Un empire du scénario.</translation>
    </message>
    <message>
        <source>Such as #3a7bd5.</source>
        <extracomment>elements</extracomment>
        <translation>Par exemple #3a7bd5.</translation>
    </message>
    <message>
        <source>The name of a planet.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom d’une planète.</translation>
    </message>
    <message>
        <source>A star and what is around it.</source>
        <extracomment>elements</extracomment>
        <translation>Une étoile et ce qui l’entoure.</translation>
    </message>
    <message>
        <source>The name of the map that it is on; may be none.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de la carte où il est&#xa0;; peut être none.</translation>
    </message>
    <message>
        <source>Its place.</source>
        <extracomment>elements</extracomment>
        <translation>Son emplacement.</translation>
    </message>
    <message>
        <source>Starlane</source>
        <extracomment>elements</extracomment>
        <translation>Voie stellaire</translation>
    </message>
    <message>
        <source>A way between two systems.</source>
        <extracomment>elements</extracomment>
        <translation>Un chemin entre deux systèmes.</translation>
    </message>
    <message>
        <source>A system&apos;s name.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom d’un système.</translation>
    </message>
    <message>
        <source>A planet of a system.</source>
        <extracomment>elements</extracomment>
        <translation>Une planète d’un système.</translation>
    </message>
    <message>
        <source>The id of an empire; none: unowned.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’un empire&#xa0;; none&#xa0;: sans propriétaire.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <extracomment>elements</extracomment>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Not in the game until a condition reveals it.</source>
        <extracomment>elements</extracomment>
        <translation>Pas en jeu tant qu’une condition ne le révèle pas.</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>elements</extracomment>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Puts a new object of a class on another.</source>
        <extracomment>elements</extracomment>
        <translation>Met un nouvel objet d’une classe sur un autre.</translation>
    </message>
    <message>
        <source>The name of what it is attached to; left out: nothing.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de ce à quoi il est rattaché&#xa0;; absent&#xa0;: rien.</translation>
    </message>
    <message>
        <source>Acts before the step from this turn to the next.</source>
        <extracomment>elements</extracomment>
        <translation>Agit avant le pas de ce tour au suivant.</translation>
    </message>
    <message>
        <source>Gives an empire a tech.</source>
        <extracomment>elements</extracomment>
        <translation>Donne une technologie à un empire.</translation>
    </message>
    <message>
        <source>Sets a meter, a stockpile, a property or the owner of an object.</source>
        <extracomment>elements</extracomment>
        <translation>Fixe une jauge, un stock, une propriété ou le propriétaire d’un objet.</translation>
    </message>
    <message>
        <source>An object&apos;s name, an empire&apos;s id, or # and the id of an object.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom d’un objet, l’identifiant d’un empire, ou # et l’identifiant d’un objet.</translation>
    </message>
    <message>
        <source>The id of a meter to set.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une jauge à fixer.</translation>
    </message>
    <message>
        <source>The current value, or the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur actuelle, ou le maximum.</translation>
    </message>
    <message>
        <source>The id of a property to set.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une propriété à fixer.</translation>
    </message>
    <message>
        <source>The id of a resource whose stockpile is set.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une ressource dont le stock est fixé.</translation>
    </message>
    <message>
        <source>The name of what the object aims at; none: nothing.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de ce que vise l’objet&#xa0;; none&#xa0;: rien.</translation>
    </message>
    <message>
        <source>Strings</source>
        <extracomment>elements</extracomment>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Texts of one language.</source>
        <extracomment>elements</extracomment>
        <translation>Les textes d’une langue.</translation>
    </message>
    <message>
        <source>The language&apos;s code, such as en or de.</source>
        <extracomment>elements</extracomment>
        <translation>Le code de la langue, comme en ou de.</translation>
    </message>
    <message>
        <source>String</source>
        <extracomment>elements</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>A text in this language.</source>
        <extracomment>elements</extracomment>
        <translation>Un texte dans cette langue.</translation>
    </message>
    <message>
        <source>A value of the designer&apos;s own, which modifiers build.</source>
        <extracomment>elements</extracomment>
        <translation>Une valeur propre à l’auteur, que construisent des modificateurs.</translation>
    </message>
    <message>
        <source>What expressions and modifiers call it.</source>
        <extracomment>elements</extracomment>
        <translation>Comment l’appellent expressions et modificateurs.</translation>
    </message>
    <message>
        <source>A type, or a sub-scope of one: every such object has its own. Left out: one for the whole run.</source>
        <extracomment>elements</extracomment>
        <translation>Un type, ou une sous-portée&#xa0;: chaque objet de ce genre a la sienne. Absent&#xa0;: une pour toute la partie.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <extracomment>elements</extracomment>
        <translation>Explication</translation>
    </message>
    <message>
        <source>What it is for, shown beside it; of several, the last one counts.</source>
        <extracomment>elements</extracomment>
        <translation>À quoi elle sert, affiché à côté&#xa0;; de plusieurs, la dernière compte.</translation>
    </message>
    <message>
        <source>Spread</source>
        <extracomment>elements</extracomment>
        <translation>Report</translation>
    </message>
    <message>
        <source>An expression: what it begins with next turn, read before anything changes.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression&#xa0;: ce par quoi elle commence au tour suivant, lu avant que rien ne change.</translation>
    </message>
    <message>
        <source>Channel</source>
        <extracomment>elements</extracomment>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Binds a variable to a meter or property of the same objects.</source>
        <extracomment>elements</extracomment>
        <translation>Lie une variable à une jauge ou à une propriété des mêmes objets.</translation>
    </message>
    <message>
        <source>Whose variable it is, where several have one of the name.</source>
        <extracomment>elements</extracomment>
        <translation>De qui est la variable, si plusieurs en ont une de ce nom.</translation>
    </message>
    <message>
        <source>A meter of the same objects: X for its current value, MaxX for its maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Une jauge des mêmes objets&#xa0;: X pour sa valeur actuelle, MaxX pour son maximum.</translation>
    </message>
    <message>
        <source>A property of the same objects.</source>
        <extracomment>elements</extracomment>
        <translation>Une propriété des mêmes objets.</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>elements</extracomment>
        <translation>Sens</translation>
    </message>
    <message>
        <source>in: the variable begins with that value; out: it is given the variable&apos;s as a turn begins.</source>
        <extracomment>elements</extracomment>
        <translation>in&#xa0;: la variable commence par cette valeur&#xa0;; out&#xa0;: celle-ci reçoit celle de la variable au début d’un tour.</translation>
    </message>
    <message>
        <source>Global modifiers</source>
        <extracomment>elements</extracomment>
        <translation>Modificateurs globaux</translation>
    </message>
    <message>
        <source>Modifiers that belong to no object.</source>
        <extracomment>elements</extracomment>
        <translation>Des modificateurs qui n’appartiennent à aucun objet.</translation>
    </message>
    <message>
        <source>Function</source>
        <extracomment>elements</extracomment>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>A function that every expression can call by its id.</source>
        <extracomment>elements</extracomment>
        <translation>Une fonction que toute expression peut appeler par son identifiant.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>elements</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The format of what it gives; left out, that of its value.</source>
        <extracomment>elements</extracomment>
        <translation>Le format de ce qu’elle donne&#xa0;; absent&#xa0;: celui de sa valeur.</translation>
    </message>
    <message>
        <source>An expression of the parameters: what the function gives.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression des paramètres&#xa0;: ce que donne la fonction.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <extracomment>elements</extracomment>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>A value that the function is given.</source>
        <extracomment>elements</extracomment>
        <translation>Une valeur que reçoit la fonction.</translation>
    </message>
    <message>
        <source>What the function&apos;s value calls it.</source>
        <extracomment>elements</extracomment>
        <translation>Comment l’appelle la valeur de la fonction.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>elements</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Rows of values, which lookup finds by their key.</source>
        <extracomment>elements</extracomment>
        <translation>Des lignes de valeurs, que lookup trouve par leur clé.</translation>
    </message>
    <message>
        <source>A CSV file of the project; its first line names the columns, its first column is the key.</source>
        <extracomment>elements</extracomment>
        <translation>Un fichier CSV du projet&#xa0;; sa première ligne nomme les colonnes, sa première colonne est la clé.</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>elements</extracomment>
        <translation>Clé</translation>
    </message>
    <message>
        <source>The format of the key: number, text, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Le format de la clé&#xa0;: number, text, ou l’identifiant d’une énumération.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>elements</extracomment>
        <translation>Correspondance</translation>
    </message>
    <message>
        <source>below: the last row whose key is at most the one asked for; numbers only.</source>
        <extracomment>elements</extracomment>
        <translation>below&#xa0;: la dernière ligne dont la clé est au plus celle demandée&#xa0;; nombres seulement.</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>elements</extracomment>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>One value of each row.</source>
        <extracomment>elements</extracomment>
        <translation>Une valeur de chaque ligne.</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>elements</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>One row: its key, and a value for each column.</source>
        <extracomment>elements</extracomment>
        <translation>Une ligne&#xa0;: sa clé, et une valeur par colonne.</translation>
    </message>
    <message>
        <source>What the row is looked up by.</source>
        <extracomment>elements</extracomment>
        <translation>Ce par quoi la ligne est consultée.</translation>
    </message>
    <message>
        <source>Aggregate</source>
        <extracomment>elements</extracomment>
        <translation>Agrégat</translation>
    </message>
    <message>
        <source>A way to make one number of the numbers of many objects.</source>
        <extracomment>elements</extracomment>
        <translation>Une façon de faire un nombre des nombres de nombreux objets.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>elements</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>The total before the first value.</source>
        <extracomment>elements</extracomment>
        <translation>Le total avant la première valeur.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>elements</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>The new total, made from total and value.</source>
        <extracomment>elements</extracomment>
        <translation>Le nouveau total, fait de total et de value.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>elements</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The result, made from total and count; left out, the total.</source>
        <extracomment>elements</extracomment>
        <translation>Le résultat, fait de total et de count&#xa0;; absent&#xa0;: le total.</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>elements</extracomment>
        <translation>Vide</translation>
    </message>
    <message>
        <source>The result over nothing.</source>
        <extracomment>elements</extracomment>
        <translation>Le résultat sur rien.</translation>
    </message>
    <message>
        <source>A name or number: of all that share it, only the first acts on an object in a turn. 0: none.</source>
        <extracomment>elements</extracomment>
        <translation>Un nom ou un numéro&#xa0;: de tous ceux qui le partagent, seul le premier agit sur un objet dans un tour. 0&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>Lower ones act first; left out, the group&apos;s.</source>
        <extracomment>elements</extracomment>
        <translation>Les plus basses agissent d’abord&#xa0;; absente&#xa0;: celle du groupe.</translation>
    </message>
    <message>
        <source>The id of the empire that gives the order.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant de l’empire qui donne l’ordre.</translation>
    </message>
    <message>
        <source>Building with one group</source>
        <extracomment>snippets</extracomment>
        <translation>Bâtiment avec un groupe</translation>
    </message>
    <message>
        <source>A class of buildings whose group changes a meter of what it stands on.</source>
        <extracomment>snippets</extracomment>
        <translation>Une classe de bâtiments dont le groupe change une jauge de ce sur quoi ils se trouvent.</translation>
    </message>
    <message>
        <source>Tech with one group</source>
        <extracomment>snippets</extracomment>
        <translation>Technologie avec un groupe</translation>
    </message>
    <message>
        <source>A tech that changes a meter of all planets of the empire that knows it.</source>
        <extracomment>snippets</extracomment>
        <translation>Une technologie qui change une jauge de toutes les planètes de l’empire qui la connaît.</translation>
    </message>
    <message>
        <source>Group with scope and effects</source>
        <extracomment>snippets</extracomment>
        <translation>Groupe avec portée et effets</translation>
    </message>
    <message>
        <source>What it fires upon, and what it does.</source>
        <extracomment>snippets</extracomment>
        <translation>Sur quoi il agit, et ce qu’il fait.</translation>
    </message>
    <message>
        <source>Group that answers something</source>
        <extracomment>snippets</extracomment>
        <translation>Groupe qui répond à quelque chose</translation>
    </message>
    <message>
        <source>It fires when something happens, instead of once a turn.</source>
        <extracomment>snippets</extracomment>
        <translation>Il agit quand quelque chose se passe, au lieu d’une fois par tour.</translation>
    </message>
    <message>
        <source>Scope: all planets of the owner</source>
        <extracomment>snippets</extracomment>
        <translation>Portée&#xa0;: toutes les planètes du propriétaire</translation>
    </message>
    <message>
        <source>The planets that share an owner with the source.</source>
        <extracomment>snippets</extracomment>
        <translation>Les planètes qui partagent un propriétaire avec la source.</translation>
    </message>
    <message>
        <source>Scenario with a generated galaxy</source>
        <extracomment>snippets</extracomment>
        <translation>Scénario avec une galaxie générée</translation>
    </message>
    <message>
        <source>Scenario with one home world</source>
        <extracomment>snippets</extracomment>
        <translation>Scénario avec un monde d’origine</translation>
    </message>
    <message>
        <source>An empire and its planet, made by hand.</source>
        <extracomment>snippets</extracomment>
        <translation>Un empire et sa planète, faits à la main.</translation>
    </message>
    <message>
        <source>Condition that tells something</source>
        <extracomment>snippets</extracomment>
        <translation>Condition qui dit quelque chose</translation>
    </message>
    <message>
        <source>Watches the scenario, and shows a message when it is met.</source>
        <extracomment>snippets</extracomment>
        <translation>Veille sur le scénario, et affiche un message quand elle est remplie.</translation>
    </message>
    <message>
        <source>Variable of every planet</source>
        <extracomment>snippets</extracomment>
        <translation>Variable de chaque planète</translation>
    </message>
    <message>
        <source>A value of one&apos;s own, which modifiers build.</source>
        <extracomment>snippets</extracomment>
        <translation>Une valeur à soi, que construisent des modificateurs.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>vocabulary</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Holds what is everywhere the same.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Contient ce qui est partout le même.</translation>
    </message>
    <message>
        <source>One who plays: owns planets and ships, knows techs, has stockpiles.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Celui qui joue&#xa0;: possède planètes et vaisseaux, connaît des technologies, a des stocks.</translation>
    </message>
    <message>
        <source>One of several maps. Systems may be on one; values of a map are those of all that is on it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’une de plusieurs cartes. Des systèmes peuvent être sur une carte&#xa0;; ses valeurs sont celles de tout ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>A star, and all that is around it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une étoile, et tout ce qui l’entoure.</translation>
    </message>
    <message>
        <source>A planet, a gas giant or a field of asteroids.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une planète, une géante gazeuse ou un champ d’astéroïdes.</translation>
    </message>
    <message>
        <source>What travels from system to system.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce qui voyage de système en système.</translation>
    </message>
    <message>
        <source>What stands on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce qui se trouve sur une planète.</translation>
    </message>
    <message>
        <source>Something remarkable about what it is attached to.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Quelque chose de remarquable dans ce à quoi il est rattaché.</translation>
    </message>
    <message>
        <source>Something that an empire knows. Its effects start from the empire&apos;s capital.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Quelque chose que connaît un empire. Ses effets partent de la capitale de l’empire.</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>vocabulary</extracomment>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>A mark that effects leave for one another; nobody sees it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une marque que des effets laissent les uns pour les autres&#xa0;; personne ne la voit.</translation>
    </message>
    <message>
        <source>Something that an empire is producing or researching, attached to where it is to be, or to the empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Quelque chose qu’un empire produit ou recherche, rattaché là où il doit être, ou à l’empire.</translation>
    </message>
    <message>
        <source>Population</source>
        <extracomment>vocabulary</extracomment>
        <translation>Population</translation>
    </message>
    <message>
        <source>How many people live on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de gens vivent sur une planète.</translation>
    </message>
    <message>
        <source>Farming</source>
        <extracomment>vocabulary</extracomment>
        <translation>Agriculture</translation>
    </message>
    <message>
        <source>How much food a planet grows each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de nourriture une planète produit à chaque tour.</translation>
    </message>
    <message>
        <source>Industry</source>
        <extracomment>vocabulary</extracomment>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>How much a planet can produce each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien une planète peut produire à chaque tour.</translation>
    </message>
    <message>
        <source>Mining</source>
        <extracomment>vocabulary</extracomment>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>How many minerals a planet digs up each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de minéraux une planète extrait à chaque tour.</translation>
    </message>
    <message>
        <source>How much a planet adds to the knowledge of its empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien une planète apporte au savoir de son empire.</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>vocabulary</extracomment>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>How many credits a planet earns each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de crédits une planète gagne à chaque tour.</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>vocabulary</extracomment>
        <translation>Aménagement</translation>
    </message>
    <message>
        <source>How well a planet is built up: roads, ports, power. Great buildings need it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>À quel point une planète est aménagée&#xa0;: routes, ports, énergie. Les grands bâtiments en ont besoin.</translation>
    </message>
    <message>
        <source>How well the people of a planet are.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Comment se portent les habitants d’une planète.</translation>
    </message>
    <message>
        <source>Happiness</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bonheur</translation>
    </message>
    <message>
        <source>How content the people of a planet are; below 0 they are not.</source>
        <extracomment>vocabulary</extracomment>
        <translation>À quel point les habitants d’une planète sont contents&#xa0;; sous 0 ils ne le sont pas.</translation>
    </message>
    <message>
        <source>Defense</source>
        <extracomment>vocabulary</extracomment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>How much fire a planet withstands and returns.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de tirs une planète supporte et rend.</translation>
    </message>
    <message>
        <source>Structure</source>
        <extracomment>vocabulary</extracomment>
        <translation>Structure</translation>
    </message>
    <message>
        <source>How much damage a ship can take.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de dégâts un vaisseau peut subir.</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>vocabulary</extracomment>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>How hard a ship hits.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Avec quelle force frappe un vaisseau.</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>vocabulary</extracomment>
        <translation>Boucliers</translation>
    </message>
    <message>
        <source>How much of a hit a ship does not feel.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Quelle part d’un coup un vaisseau ne sent pas.</translation>
    </message>
    <message>
        <source>How far a ship moves in a turn. It follows its maximum at once.</source>
        <extracomment>vocabulary</extracomment>
        <translation>De combien se déplace un vaisseau en un tour. Suit aussitôt son maximum.</translation>
    </message>
    <message>
        <source>Detection</source>
        <extracomment>vocabulary</extracomment>
        <translation>Détection</translation>
    </message>
    <message>
        <source>How far a planet, ship or building sees. It follows its maximum at once.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Jusqu’où voit une planète, un vaisseau ou un bâtiment. Suit aussitôt son maximum.</translation>
    </message>
    <message>
        <source>How big a planet is, or that it is a field of asteroids or a gas giant.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Quelle est la taille d’une planète, ou qu’elle est un champ d’astéroïdes ou une géante gazeuse.</translation>
    </message>
    <message>
        <source>What it is like on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Comment c’est sur une planète.</translation>
    </message>
    <message>
        <source>Original environment</source>
        <extracomment>vocabulary</extracomment>
        <translation>Environnement d’origine</translation>
    </message>
    <message>
        <source>What a planet was like before it became asteroids or a gas giant; it comes back with its size.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Comment était une planète avant de devenir astéroïdes ou géante gazeuse&#xa0;; revient avec sa taille.</translation>
    </message>
    <message>
        <source>Primary focus</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vocation principale</translation>
    </message>
    <message>
        <source>What the people of a planet mostly do.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce que font surtout les habitants d’une planète.</translation>
    </message>
    <message>
        <source>Secondary focus</source>
        <extracomment>vocabulary</extracomment>
        <translation>Seconde vocation</translation>
    </message>
    <message>
        <source>What the people of a planet also do.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce que font aussi les habitants d’une planète.</translation>
    </message>
    <message>
        <source>The colour of a system&apos;s star.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La couleur de l’étoile d’un système.</translation>
    </message>
    <message>
        <source>Build cost</source>
        <extracomment>vocabulary</extracomment>
        <translation>Coût de production</translation>
    </message>
    <message>
        <source>How much it takes to produce one.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien il faut pour en produire un.</translation>
    </message>
    <message>
        <source>Build time</source>
        <extracomment>vocabulary</extracomment>
        <translation>Temps de production</translation>
    </message>
    <message>
        <source>How many turns producing one takes.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de tours prend la production.</translation>
    </message>
    <message>
        <source>Build resource</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ressource de production</translation>
    </message>
    <message>
        <source>The id of the resource that producing one is paid with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’identifiant de la ressource dont la production est payée.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <extracomment>vocabulary</extracomment>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>What one costs each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce que coûte un exemplaire à chaque tour.</translation>
    </message>
    <message>
        <source>Research cost</source>
        <extracomment>vocabulary</extracomment>
        <translation>Coût de recherche</translation>
    </message>
    <message>
        <source>How much research a tech takes.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de recherche demande une technologie.</translation>
    </message>
    <message>
        <source>Research time</source>
        <extracomment>vocabulary</extracomment>
        <translation>Temps de recherche</translation>
    </message>
    <message>
        <source>How many turns researching a tech takes.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien de tours prend la recherche d’une technologie.</translation>
    </message>
    <message>
        <source>Research resource</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ressource de recherche</translation>
    </message>
    <message>
        <source>The id of the resource that researching a tech is paid with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’identifiant de la ressource dont la recherche d’une technologie est payée.</translation>
    </message>
    <message>
        <source>Category</source>
        <extracomment>vocabulary</extracomment>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>The field that a tech belongs to.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le domaine auquel appartient une technologie.</translation>
    </message>
    <message>
        <source>What a project makes.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce que produit un projet.</translation>
    </message>
    <message>
        <source>Spent</source>
        <extracomment>vocabulary</extracomment>
        <translation>Dépensé</translation>
    </message>
    <message>
        <source>How much was paid for a project so far.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Combien a été payé jusqu’ici pour un projet.</translation>
    </message>
    <message>
        <source>In how many turns a project made progress.</source>
        <extracomment>vocabulary</extracomment>
        <translation>En combien de tours un projet a avancé.</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>vocabulary</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Whether a person plays an empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si une personne joue un empire.</translation>
    </message>
    <message>
        <source>Whether the computer plays on for the person whose empire it is.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si l’ordinateur continue pour la personne dont c’est l’empire.</translation>
    </message>
    <message>
        <source>Flagship</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vaisseau amiral</translation>
    </message>
    <message>
        <source>The ship that leads an empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le vaisseau qui mène un empire.</translation>
    </message>
    <message>
        <source>Controlled</source>
        <extracomment>vocabulary</extracomment>
        <translation>Contrôlé</translation>
    </message>
    <message>
        <source>The object that an empire is steering.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’objet que dirige un empire.</translation>
    </message>
    <message>
        <source>Build object</source>
        <extracomment>vocabulary</extracomment>
        <translation>Lieu de production</translation>
    </message>
    <message>
        <source>Where an empire produces what it does not order elsewhere.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Où un empire produit ce qu’il ne commande pas ailleurs.</translation>
    </message>
    <message>
        <source>Minerals</source>
        <extracomment>vocabulary</extracomment>
        <translation>Minéraux</translation>
    </message>
    <message>
        <source>What is dug up, and built with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce qui est extrait, et sert à construire.</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>vocabulary</extracomment>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>What is grown, and eaten.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce qui est cultivé, et mangé.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>vocabulary</extracomment>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>What is earned by trade, and paid with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce que rapporte le commerce, et dont on paie.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>vocabulary</extracomment>
        <translation>Savoir</translation>
    </message>
    <message>
        <source>What planets find out, and techs are paid with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ce que découvrent les planètes, et dont sont payées les technologies.</translation>
    </message>
    <message>
        <source>Whether a building of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si un bâtiment de la classe est là.</translation>
    </message>
    <message>
        <source>Whether a special of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si une particularité de la classe est là.</translation>
    </message>
    <message>
        <source>Whether the tech is known.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si la technologie est connue.</translation>
    </message>
    <message>
        <source>Whether a ship of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si un vaisseau de la classe est là.</translation>
    </message>
    <message>
        <source>Whether a planet of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si une planète de la classe est là.</translation>
    </message>
    <message>
        <source>Whether a marker of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si un marqueur de la classe est là.</translation>
    </message>
    <message>
        <source>Whether anything of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si quoi que ce soit de la classe est là.</translation>
    </message>
    <message>
        <source>Whether anything is there whose class belongs to the grouping.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si quoi que ce soit est là dont la classe fait partie du regroupement.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>vocabulary</extracomment>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>Whether the promotion is there: a class of the grouping Promotion.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si la promotion est là&#xa0;: une classe du regroupement Promotion.</translation>
    </message>
    <message>
        <source>Trait</source>
        <extracomment>vocabulary</extracomment>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Whether the trait is there: a class of the grouping Trait.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si le trait est là&#xa0;: une classe du regroupement Trait.</translation>
    </message>
    <message>
        <source>Religion</source>
        <extracomment>vocabulary</extracomment>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Whether the religion is there: a class of the grouping Religion.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si la religion est là&#xa0;: une classe du regroupement Religion.</translation>
    </message>
    <message>
        <source>Corporation</source>
        <extracomment>vocabulary</extracomment>
        <translation>Corporation</translation>
    </message>
    <message>
        <source>Whether the corporation is there: a class of the grouping Corporation.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si la corporation est là&#xa0;: une classe du regroupement Corporation.</translation>
    </message>
    <message>
        <source>Route</source>
        <extracomment>vocabulary</extracomment>
        <translation>Route</translation>
    </message>
    <message>
        <source>Whether the route is there: a class of the grouping Route.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si la route est là&#xa0;: une classe du regroupement Route.</translation>
    </message>
    <message>
        <source>Whether it is like that on the planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si c’est ainsi sur la planète.</translation>
    </message>
    <message>
        <source>Whether the option of the game is on.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Si l’option du jeu est activée.</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <extracomment>vocabulary</extracomment>
        <translation>Astéroïdes</translation>
    </message>
    <message>
        <source>Tiny</source>
        <extracomment>vocabulary</extracomment>
        <translation>Minuscule</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>vocabulary</extracomment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>vocabulary</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>vocabulary</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Huge</source>
        <extracomment>vocabulary</extracomment>
        <translation>Énorme</translation>
    </message>
    <message>
        <source>Gas giant</source>
        <extracomment>vocabulary</extracomment>
        <translation>Géante gazeuse</translation>
    </message>
    <message>
        <source>Swamp</source>
        <extracomment>vocabulary</extracomment>
        <translation>Marais</translation>
    </message>
    <message>
        <source>Toxic</source>
        <extracomment>vocabulary</extracomment>
        <translation>Toxique</translation>
    </message>
    <message>
        <source>Inferno</source>
        <extracomment>vocabulary</extracomment>
        <translation>Enfer</translation>
    </message>
    <message>
        <source>Radiated</source>
        <extracomment>vocabulary</extracomment>
        <translation>Irradié</translation>
    </message>
    <message>
        <source>Barren</source>
        <extracomment>vocabulary</extracomment>
        <translation>Stérile</translation>
    </message>
    <message>
        <source>Tundra</source>
        <extracomment>vocabulary</extracomment>
        <translation>Toundra</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>vocabulary</extracomment>
        <translation>Désert</translation>
    </message>
    <message>
        <source>Terran</source>
        <extracomment>vocabulary</extracomment>
        <translation>Tellurique</translation>
    </message>
    <message>
        <source>Ocean</source>
        <extracomment>vocabulary</extracomment>
        <translation>Océan</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>vocabulary</extracomment>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>vocabulary</extracomment>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>vocabulary</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>vocabulary</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Neutron star</source>
        <extracomment>vocabulary</extracomment>
        <translation>Étoile à neutrons</translation>
    </message>
    <message>
        <source>Black hole</source>
        <extracomment>vocabulary</extracomment>
        <translation>Trou noir</translation>
    </message>
    <message>
        <source>Target and bare names mean no object here</source>
        <extracomment>findings</extracomment>
        <translation>Target et les noms seuls ne désignent ici aucun objet</translation>
    </message>
    <message>
        <source>Pick an object that they are to mean.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un objet qu’ils doivent désigner.</translation>
    </message>
    <message>
        <source>Source means no object here</source>
        <extracomment>findings</extracomment>
        <translation>Source ne désigne ici aucun objet</translation>
    </message>
    <message>
        <source>Pick an object that it is to mean.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un objet qu’il doit désigner.</translation>
    </message>
    <message>
        <source>value() is known only while a value is modified</source>
        <extracomment>findings</extracomment>
        <translation>value() n’est connu que pendant qu’une valeur est modifiée</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une valeur du format {1}</translation>
    </message>
    <message>
        <source>Write a constant in the property&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante au format de la propriété.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1}, and &apos;{2}&apos; a {3}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, et «&#xa0;{2}&#xa0;» du format {3}</translation>
    </message>
    <message>
        <source>Bind values of one format.</source>
        <extracomment>findings</extracomment>
        <translation>Liez des valeurs d’un même format.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be bound to a meter or property: {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être liée à une jauge ou à une propriété&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Bind a variable of the type that has it.</source>
        <extracomment>findings</extracomment>
        <translation>Liez une variable du type qui l’a.</translation>
    </message>
    <message>
        <source>several variables are called &apos;{0}&apos;: those of {1}</source>
        <extracomment>findings</extracomment>
        <translation>plusieurs variables s’appellent «&#xa0;{0}&#xa0;»&#xa0;: celles de {1}</translation>
    </message>
    <message>
        <source>Say whose is meant: scope=&quot;…&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Dites de qui il s’agit&#xa0;: scope=&quot;…&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has a channel already</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a déjà un canal</translation>
    </message>
    <message>
        <source>A variable has one at most.</source>
        <extracomment>findings</extracomment>
        <translation>Une variable en a un au plus.</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos; belongs to classes and never changes in play</source>
        <extracomment>findings</extracomment>
        <translation>la propriété «&#xa0;{0}&#xa0;» appartient aux classes et ne change jamais en jeu</translation>
    </message>
    <message>
        <source>Name a property of objects.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez une propriété d’objets.</translation>
    </message>
    <message>
        <source>this is {0}, whatever the object</source>
        <extracomment>findings</extracomment>
        <translation>ceci est {0}, quel que soit l’objet</translation>
    </message>
    <message>
        <source>Take it out, or correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez-le, ou corrigez-le.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes a constant, and this is a formula</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» prend une constante, et ceci est une formule</translation>
    </message>
    <message>
        <source>Write a constant.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante.</translation>
    </message>
    <message>
        <source>the class &apos;{0}&apos; of new objects of the type &apos;{1}&apos; is of the type &apos;{2}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la classe «&#xa0;{0}&#xa0;» des nouveaux objets du type «&#xa0;{1}&#xa0;» est du type «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>Name a class of the type itself.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez une classe du type même.</translation>
    </message>
    <message>
        <source>these need one another, so none can be worked out: {0}</source>
        <extracomment>findings</extracomment>
        <translation>ceux-ci ont besoin l’un de l’autre, et aucun ne peut être calculé&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Take one of them out of another.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez l’un d’eux d’un autre.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; narrows a trigger down, and has to be a constant</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» restreint un déclencheur, et doit être une constante</translation>
    </message>
    <message>
        <source>Write an id, and ask the rest in a condition.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un identifiant, et demandez le reste dans une condition.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; divides by zero</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; divise par zéro</translation>
    </message>
    <message>
        <source>Write set to make it 0, or another number.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez set pour en faire 0, ou un autre nombre.</translation>
    </message>
    <message>
        <source>the class &apos;{0}&apos; is defined already</source>
        <extracomment>findings</extracomment>
        <translation>la classe «&#xa0;{0}&#xa0;» est déjà définie</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre identifiant à l’une d’elles.</translation>
    </message>
    <message>
        <source>the scenario has a condition &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>le scénario a déjà une condition «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>this class has a group &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>cette classe a déjà un groupe «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the scenario has an object &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>le scénario a déjà un objet «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Names are unique within a scenario.</source>
        <extracomment>findings</extracomment>
        <translation>Les noms sont uniques dans un scénario.</translation>
    </message>
    <message>
        <source>this class has a part {0} already</source>
        <extracomment>findings</extracomment>
        <translation>cette classe a déjà une partie {0}</translation>
    </message>
    <message>
        <source>Give one of them another number.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre numéro à l’une d’elles.</translation>
    </message>
    <message>
        <source>there is a scenario &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>il y a déjà un scénario «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; is empty</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; est vide</translation>
    </message>
    <message>
        <source>Put something in it, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez-y quelque chose, ou retirez-le.</translation>
    </message>
    <message>
        <source>nothing stands in these braces</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a rien entre ces accolades</translation>
    </message>
    <message>
        <source>Write an expression in them, or {{ for a brace.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-y une expression, ou {{ pour une accolade.</translation>
    </message>
    <message>
        <source>the message says nothing</source>
        <extracomment>findings</extracomment>
        <translation>le message ne dit rien</translation>
    </message>
    <message>
        <source>Write its text inside.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez son texte à l’intérieur.</translation>
    </message>
    <message>
        <source>the table &apos;{0}&apos; has no rows</source>
        <extracomment>findings</extracomment>
        <translation>la table «&#xa0;{0}&#xa0;» n’a pas de lignes</translation>
    </message>
    <message>
        <source>Add a &lt;row&gt;, or name a file.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une &lt;row&gt;, ou nommez un fichier.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is empty</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est vide</translation>
    </message>
    <message>
        <source>Write a value.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une valeur.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; changes a maximum, which is rebuilt each turn</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» change un maximum, qui est reconstruit à chaque tour</translation>
    </message>
    <message>
        <source>Change the current value, or leave a marker for a group of the meter stage.</source>
        <extracomment>findings</extracomment>
        <translation>Changez la valeur actuelle, ou laissez une marque pour un groupe de l’étape des jauges.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is hidden until a condition reveals it</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est caché jusqu’à ce qu’une condition le révèle</translation>
    </message>
    <message>
        <source>Change it once it is revealed, or let it be there from the start.</source>
        <extracomment>findings</extracomment>
        <translation>Changez-le une fois révélé, ou laissez-le présent dès le début.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which cannot stand on &apos;{2}&apos; of type {3}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du type {1}, qui ne peut pas se trouver sur «&#xa0;{2}&#xa0;» du type {3}</translation>
    </message>
    <message>
        <source>this names no group and holds no effects</source>
        <extracomment>findings</extracomment>
        <translation>ceci ne nomme pas de groupe et ne contient pas d’effets</translation>
    </message>
    <message>
        <source>Write group=&quot;CLASS/group&quot;, or put effects inside.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez group=&quot;CLASS/group&quot;, ou mettez des effets à l’intérieur.</translation>
    </message>
    <message>
        <source>this both names a group and holds effects</source>
        <extracomment>findings</extracomment>
        <translation>ceci nomme un groupe et contient aussi des effets</translation>
    </message>
    <message>
        <source>Take one of them out.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez l’un des deux.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes more than {1} steps with all that it calls</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» prend plus de {1} pas avec tout ce qu’elle appelle</translation>
    </message>
    <message>
        <source>Call less in it.</source>
        <extracomment>findings</extracomment>
        <translation>Appelez-y moins de choses.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; calls functions that call others, {1} deep; {2} is the most</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» appelle des fonctions qui en appellent d’autres, sur {1} niveaux&#xa0;; {2} au plus sont permis</translation>
    </message>
    <message>
        <source>Work out more of it in one function.</source>
        <extracomment>findings</extracomment>
        <translation>Calculez-en davantage dans une seule fonction.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is given in play, and no class gives it a value</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» se donne en jeu, et aucune classe ne lui donne de valeur</translation>
    </message>
    <message>
        <source>Give it by an order, by a scenario or by what creates the object.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-la par un ordre, par un scénario ou par ce qui crée l’objet.</translation>
    </message>
    <message>
        <source>Change the maximum instead, or add an activation.</source>
        <extracomment>findings</extracomment>
        <translation>Changez plutôt le maximum, ou ajoutez une activation.</translation>
    </message>
    <message>
        <source>this reads {0}, which effects of the same priority {1} change: it sees the value from before them</source>
        <extracomment>findings</extracomment>
        <translation>ceci lit {0}, que changent des effets de même priorité {1}&#xa0;: il voit la valeur d’avant eux</translation>
    </message>
    <message>
        <source>Give the reader a higher priority where it should see the change.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez au lecteur une priorité plus haute là où il doit voir le changement.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is made in play; conditions speak of the objects that the scenario begins with</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est créé en jeu&#xa0;; les conditions parlent des objets par lesquels commence le scénario</translation>
    </message>
    <message>
        <source>Name an object of turn 0, or flagship:, controlled: or target: and an empire.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez un objet du tour 0, ou flagship:, controlled: ou target: et un empire.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter, which only a group and &lt;conditional&gt; may hold; this stands in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; change une jauge, ce que seuls un groupe et &lt;conditional&gt; peuvent contenir&#xa0;; ceci est dans &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Set a property or a special here, and let a group of its own read it.</source>
        <extracomment>findings</extracomment>
        <translation>Fixez ici une propriété ou une particularité, et laissez un groupe à part la lire.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a besoin de &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Write it inside.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-le à l’intérieur.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs the {1} &apos;{2}&apos;, which the vocabulary does not declare</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a besoin de&#xa0;: {1} «&#xa0;{2}&#xa0;», que le vocabulaire ne déclare pas</translation>
    </message>
    <message>
        <source>Declare it, or use the shipped vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-le, ou utilisez le vocabulaire fourni.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter and &lt;{1}&gt; does not; a group does one or the other</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; change une jauge et &lt;{1}&gt; non&#xa0;; un groupe fait l’un ou l’autre</translation>
    </message>
    <message>
        <source>Split the group in two.</source>
        <extracomment>findings</extracomment>
        <translation>Partagez le groupe en deux.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1} of {2} and a {3} of {4}: this could mean either</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est {1} de {2} et {3} de {4}&#xa0;: cela peut désigner l’une ou l’autre</translation>
    </message>
    <message>
        <source>Give one of the variables another name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre nom à l’une des variables.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to {1}, and among the global modifiers &lt;modify&gt; has no object</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» appartient à {1}, et parmi les modificateurs globaux &lt;modify&gt; n’a pas d’objet</translation>
    </message>
    <message>
        <source>Write &lt;modify-other type=&quot;…&quot;&gt;, which says whose variable is meant.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &lt;modify-other type=&quot;…&quot;&gt;, qui dit de qui est la variable.</translation>
    </message>
    <message>
        <source>{0} means something in triggered groups only, and this one has no trigger</source>
        <extracomment>findings</extracomment>
        <translation>{0} n’a de sens que dans un groupe à déclencheur, et celui-ci n’en a pas</translation>
    </message>
    <message>
        <source>Add a &lt;trigger&gt;, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un &lt;trigger&gt;, ou retirez-le.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; can never be active: its source is of the type {1}, which has no {2}</source>
        <extracomment>findings</extracomment>
        <translation>le groupe «&#xa0;{0}&#xa0;» ne peut jamais être actif&#xa0;: sa source est du type {1}, à qui il manque {2}</translation>
    </message>
    <message>
        <source>Ask it of another object: through contained-by or attached-to.</source>
        <extracomment>findings</extracomment>
        <translation>Demandez-le à un autre objet&#xa0;: par contained-by ou attached-to.</translation>
    </message>
    <message>
        <source>nothing can match: no {0} has {1}</source>
        <extracomment>findings</extracomment>
        <translation>rien ne peut convenir&#xa0;: aucun {0} n’a {1}</translation>
    </message>
    <message>
        <source>Ask for another meter, or for objects of another type.</source>
        <extracomment>findings</extracomment>
        <translation>Demandez une autre jauge, ou des objets d’un autre type.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is hidden, and no condition reveals it</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est caché, et aucune condition ne le révèle</translation>
    </message>
    <message>
        <source>Add a &lt;reveal&gt; to a condition, or let it be there from the start.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un &lt;reveal&gt; à une condition, ou laissez-le là dès le début.</translation>
    </message>
    <message>
        <source>nothing happens when this condition is met</source>
        <extracomment>findings</extracomment>
        <translation>rien ne se passe quand cette condition est remplie</translation>
    </message>
    <message>
        <source>Put actions inside.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez des actions à l’intérieur.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no change of a number, so that &lt;{1}&gt; has nothing to change</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un changement de nombre, si bien que &lt;{1}&gt; n’a rien à changer</translation>
    </message>
    <message>
        <source>Answer stockpile-gain, stockpile-loss or payment.</source>
        <extracomment>findings</extracomment>
        <translation>Répondez à stockpile-gain, stockpile-loss ou payment.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds no conditions</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne contient pas de conditions</translation>
    </message>
    <message>
        <source>Add some, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-en, ou retirez-le.</translation>
    </message>
    <message>
        <source>the type &apos;{0}&apos; names no class for new objects</source>
        <extracomment>findings</extracomment>
        <translation>le type «&#xa0;{0}&#xa0;» ne nomme pas de classe pour les nouveaux objets</translation>
    </message>
    <message>
        <source>Give the type a class, in the vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez une classe au type, dans le vocabulaire.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; has no effects</source>
        <extracomment>findings</extracomment>
        <translation>le groupe «&#xa0;{0}&#xa0;» n’a pas d’effets</translation>
    </message>
    <message>
        <source>Add one, or take the group out.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-en un, ou retirez le groupe.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; includes nothing, so its effects fire on nothing</source>
        <extracomment>findings</extracomment>
        <translation>le groupe «&#xa0;{0}&#xa0;» n’inclut rien, donc ses effets n’agissent sur rien</translation>
    </message>
    <message>
        <source>Add a condition to &lt;include&gt; in its &lt;scope&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une condition à l’&lt;include&gt; de son &lt;scope&gt;.</translation>
    </message>
    <message>
        <source>there is no &apos;{0}&apos;: the scenario places {1}, counted from 0</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de «&#xa0;{0}&#xa0;»&#xa0;: le scénario en place {1}, comptés à partir de 0</translation>
    </message>
    <message>
        <source>Objects that planet and place make on turn 0 are counted as they stand.</source>
        <extracomment>findings</extracomment>
        <translation>Les objets que planet et place créent au tour 0 sont comptés dans l’ordre où ils sont écrits.</translation>
    </message>
    <message>
        <source>the condition names no {0}</source>
        <extracomment>findings</extracomment>
        <translation>la condition ne nomme pas de {0}</translation>
    </message>
    <message>
        <source>Give the condition this attribute, or name the object here.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez cet attribut à la condition, ou nommez l’objet ici.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; says nothing to watch for</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne dit pas quoi surveiller</translation>
    </message>
    <message>
        <source>Give it a type with an operator, or an expression in when.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui un type avec un opérateur, ou une expression dans when.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not constant</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas constant</translation>
    </message>
    <message>
        <source>A define is made of constants and other defines.</source>
        <extracomment>findings</extracomment>
        <translation>Une définition est faite de constantes et d’autres définitions.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no run-time property, so nothing gives it in play</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une propriété d’exécution, donc rien ne la donne en jeu</translation>
    </message>
    <message>
        <source>Declare it with runtime=&quot;true&quot;, or set it with an effect.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-la avec runtime=&quot;true&quot;, ou fixez-la par un effet.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not hidden</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas caché</translation>
    </message>
    <message>
        <source>Write hidden=&quot;true&quot; where it is placed.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez hidden=&quot;true&quot; là où il est placé.</translation>
    </message>
    <message>
        <source>not net-safe: &apos;{0}&apos; is about what one person looks at, and the scenario is for {1} people</source>
        <extracomment>findings</extracomment>
        <translation>pas utilisable en réseau&#xa0;: «&#xa0;{0}&#xa0;» concerne ce que regarde une personne, et le scénario est pour {1} personnes</translation>
    </message>
    <message>
        <source>Use it only in scenarios in which one empire is human.</source>
        <extracomment>findings</extracomment>
        <translation>Ne l’utilisez que dans des scénarios où un seul empire est humain.</translation>
    </message>
    <message>
        <source>nothing is there to count</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a rien à compter</translation>
    </message>
    <message>
        <source>Put conditions inside, each in an &lt;of&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez des conditions à l’intérieur, chacune dans un &lt;of&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; modifies a NUMBER, and &apos;{1}&apos; is a {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» modifie un NUMBER, et «&#xa0;{1}&#xa0;» est du format {2}</translation>
    </message>
    <message>
        <source>Write set.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez set.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; happens by itself and cannot be raised</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» se passe de lui-même et ne peut pas être provoqué</translation>
    </message>
    <message>
        <source>Declare an &lt;occurrence&gt; of your own in the vocabulary, and raise that.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez votre propre &lt;occurrence&gt; dans le vocabulaire, et provoquez celle-là.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds exactly one condition, and has {1}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; contient exactement une condition, et en a {1}</translation>
    </message>
    <message>
        <source>Put several into &lt;and&gt; or &lt;or&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez-en plusieurs dans &lt;and&gt; ou &lt;or&gt;.</translation>
    </message>
    <message>
        <source>this brace is never closed</source>
        <extracomment>findings</extracomment>
        <translation>cette accolade n’est jamais fermée</translation>
    </message>
    <message>
        <source>Close it behind the expression, or write {{ for a brace.</source>
        <extracomment>findings</extracomment>
        <translation>Fermez-la derrière l’expression, ou écrivez {{ pour une accolade.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; answers an occurrence, and nothing is answered here</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; répond à une occurrence, et ici on ne répond à rien</translation>
    </message>
    <message>
        <source>Use it in a group with a &lt;trigger&gt;, or in a &lt;next-time&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez-le dans un groupe avec un &lt;trigger&gt;, ou dans un &lt;next-time&gt;.</translation>
    </message>
    <message>
        <source>&apos;part&apos; names a part of a class, and here there is none to name</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;part&#xa0;» nomme une partie d’une classe, et il n’y en a ici aucune à nommer</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <extracomment>findings</extracomment>
        <translation>Laissez-le de côté.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no sub-scope of the type &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une sous-portée du type «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Name one that a vocabulary declares: &lt;scope id=&quot;{1}.…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez-en une que déclare un vocabulaire&#xa0;: &lt;scope id=&quot;{1}.…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>with per=&quot;owner&quot; the amount acts once for each owner, and has no target to read</source>
        <extracomment>findings</extracomment>
        <translation>avec per=&quot;owner&quot;, la quantité agit une fois par propriétaire, et n’a pas de cible à lire</translation>
    </message>
    <message>
        <source>Write per=&quot;object&quot;, or read Source only.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez per=&quot;object&quot;, ou ne lisez que Source.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn and happens to nothing, so that there is nothing to ask</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un point du tour et n’arrive à rien, si bien qu’il n’y a rien à demander</translation>
    </message>
    <message>
        <source>Ask the source, in &lt;activation&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Interrogez la source, dans &lt;activation&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn and happens to nothing, so that it is nobody&apos;s</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un point du tour et n’arrive à rien, si bien qu’il n’est à personne</translation>
    </message>
    <message>
        <source>Take &apos;of&apos; out.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez «&#xa0;of&#xa0;».</translation>
    </message>
    <message>
        <source>these techs need one another, so none can be first: {0}</source>
        <extracomment>findings</extracomment>
        <translation>ces technologies ont besoin l’une de l’autre, et aucune ne peut être la première&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Take one of the prerequisites out.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez l’un des prérequis.</translation>
    </message>
    <message>
        <source>&lt;{1}&gt; cannot keep &apos;{0}&apos; from happening</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{1}&gt; ne peut pas empêcher «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Answer something else.</source>
        <extracomment>findings</extracomment>
        <translation>Répondez à autre chose.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn, which &lt;{1}&gt; cannot keep from coming</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un point du tour, que &lt;{1}&gt; ne peut pas empêcher de venir</translation>
    </message>
    <message>
        <source>Answer something that happens to objects.</source>
        <extracomment>findings</extracomment>
        <translation>Répondez à quelque chose qui arrive à des objets.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number, and may only read the source, never the target</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nombre, et ne peut lire que la source, jamais la cible</translation>
    </message>
    <message>
        <source>Write a constant, or a property of Source.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante, ou une propriété de Source.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands here already</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà ici</translation>
    </message>
    <message>
        <source>Once is enough.</source>
        <extracomment>findings</extracomment>
        <translation>Une fois suffit.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot stand here: this says what it is</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être ici&#xa0;: ceci dit ce que c’est</translation>
    </message>
    <message>
        <source>Name an object.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez un objet.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; says nothing to set</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne dit rien à fixer</translation>
    </message>
    <message>
        <source>Give it owner, or meter, resource or property with a value.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui owner, ou meter, resource ou property avec une valeur.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; both say which objects are meant</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» et «&#xa0;{1}&#xa0;» disent tous deux quels objets sont visés</translation>
    </message>
    <message>
        <source>Write one of them only.</source>
        <extracomment>findings</extracomment>
        <translation>N’en écrivez qu’un.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; are two modifications</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» et «&#xa0;{1}&#xa0;» sont deux modifications</translation>
    </message>
    <message>
        <source>Write two elements, one for each.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez deux éléments, un pour chacune.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has &apos;{1}&apos; and &apos;{2}&apos;; an answer has one place in time</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a «&#xa0;{1}&#xa0;» et «&#xa0;{2}&#xa0;»&#xa0;; une réponse n’a qu’un moment</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez-en un.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot spread: {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas se reporter&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Let a variable of a type spread, and read that one.</source>
        <extracomment>findings</extracomment>
        <translation>Reportez une variable d’un type, et lisez celle-là.</translation>
    </message>
    <message>
        <source>of &apos;{0}&apos; the {1} acts, and this adds to {2}, while another one adds to {3}</source>
        <extracomment>findings</extracomment>
        <translation>pour «&#xa0;{0}&#xa0;», {1} agit, et ceci ajoute à {2} tandis qu’un autre ajoute à {3}</translation>
    </message>
    <message>
        <source>Give one of them another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre nom de cumul à l’un d’eux.</translation>
    </message>
    <message>
        <source>of &apos;{0}&apos; the {1} acts, and this has the priority {2}, while another one has {3}: they are never compared</source>
        <extracomment>findings</extracomment>
        <translation>pour «&#xa0;{0}&#xa0;», {1} agit, et ceci a la priorité {2} tandis qu’un autre a {3}&#xa0;: ils ne sont jamais comparés</translation>
    </message>
    <message>
        <source>Give both the same priority, or one of them another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez aux deux la même priorité, ou un autre nom de cumul à l’un d’eux.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; adds to no meter, and of &apos;{1}&apos; the {2} acts: there is nothing to compare</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; n’ajoute à aucune jauge, et pour «&#xa0;{1}&#xa0;», {2} agit&#xa0;: il n’y a rien à comparer</translation>
    </message>
    <message>
        <source>Only modify-meter and modify-max-meter can be compared; give this another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Seuls modify-meter et modify-max-meter se comparent&#xa0;; donnez à celui-ci un autre nom de cumul.</translation>
    </message>
    <message>
        <source>0 is no stacking name: effects with it never compete</source>
        <extracomment>findings</extracomment>
        <translation>0 n’est pas un nom de cumul&#xa0;: les effets qui le portent ne sont jamais en concurrence</translation>
    </message>
    <message>
        <source>Write a word, or another number.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un mot, ou un autre nombre.</translation>
    </message>
    <message>
        <source>the group changes meters, which is done in the meter stage</source>
        <extracomment>findings</extracomment>
        <translation>le groupe change des jauges, ce qui se fait à l’étape des jauges</translation>
    </message>
    <message>
        <source>Take &apos;stage&apos; out, or use &apos;priority&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez «&#xa0;stage&#xa0;», ou utilisez «&#xa0;priority&#xa0;».</translation>
    </message>
    <message>
        <source>a triggered group fires when something happens, not at a stage</source>
        <extracomment>findings</extracomment>
        <translation>un groupe à déclencheur agit quand quelque chose se passe, pas à une étape</translation>
    </message>
    <message>
        <source>Take &apos;stage&apos; out.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez «&#xa0;stage&#xa0;».</translation>
    </message>
    <message>
        <source>strict rules (E6.2): a group that changes meters may not depend on {0} to be active</source>
        <extracomment>findings</extracomment>
        <translation>règles strictes (E6.2)&#xa0;: l’activation d’un groupe qui change des jauges ne peut pas dépendre de {0}</translation>
    </message>
    <message>
        <source>Use the maximum, or rules=&quot;extended&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez le maximum, ou rules=&quot;extended&quot;.</translation>
    </message>
    <message>
        <source>strict rules (E7.3): a condition may use meter values only if no effect of its group changes a meter</source>
        <extracomment>findings</extracomment>
        <translation>règles strictes (E7.3)&#xa0;: une condition ne peut utiliser des valeurs de jauge que si aucun effet de son groupe ne change de jauge</translation>
    </message>
    <message>
        <source>Write constants, or use rules=&quot;extended&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez des constantes, ou utilisez rules=&quot;extended&quot;.</translation>
    </message>
    <message>
        <source>strict rules (E7.3): &lt;{0}&gt; may use meter values only if no condition of its group does</source>
        <extracomment>findings</extracomment>
        <translation>règles strictes (E7.3)&#xa0;: &lt;{0}&gt; ne peut utiliser des valeurs de jauge que si aucune condition de son groupe ne le fait</translation>
    </message>
    <message>
        <source>Use them in one of the two places, or rules=&quot;extended&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez-les à l’un des deux endroits, ou rules=&quot;extended&quot;.</translation>
    </message>
    <message>
        <source>strict rules (E7.3): the amount of &lt;{0}&gt; may not use meter values</source>
        <extracomment>findings</extracomment>
        <translation>règles strictes (E7.3)&#xa0;: la quantité de &lt;{0}&gt; ne peut pas utiliser de valeurs de jauge</translation>
    </message>
    <message>
        <source>Write a constant in the column&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante au format de la colonne.</translation>
    </message>
    <message>
        <source>this row has {0} cells, and the first line {1}</source>
        <extracomment>findings</extracomment>
        <translation>cette ligne a {0} cases, et la première {1}</translation>
    </message>
    <message>
        <source>Add or take out a comma.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez ou retirez une virgule.</translation>
    </message>
    <message>
        <source>the first line of &apos;{0}&apos; names no column &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la première ligne de «&#xa0;{0}&#xa0;» ne nomme pas de colonne «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Name it there, or take the column out.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez-la là, ou retirez la colonne.</translation>
    </message>
    <message>
        <source>there is no CSV file &apos;{0}&apos; in the project&apos;s folder</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de fichier CSV «&#xa0;{0}&#xa0;» dans le dossier du projet</translation>
    </message>
    <message>
        <source>Paths are relative to the folder, with &apos;/&apos;, and end in .csv.</source>
        <extracomment>findings</extracomment>
        <translation>Les chemins partent du dossier, avec «&#xa0;/&#xa0;», et finissent par .csv.</translation>
    </message>
    <message>
        <source>{0} cannot be a key{1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} ne peut pas être une clé{1}</translation>
    </message>
    <message>
        <source>Keys are numbers, texts, or values of an enumeration.</source>
        <extracomment>findings</extracomment>
        <translation>Les clés sont des nombres, des textes, ou des valeurs d’une énumération.</translation>
    </message>
    <message>
        <source>there is a row &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>il y a déjà une ligne «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the row has no value for the column &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la ligne n’a pas de valeur pour la colonne «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Add it.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-la.</translation>
    </message>
    <message>
        <source>{0}</source>
        <extracomment>findings</extracomment>
        <translation>{0}</translation>
    </message>
    <message>
        <source>A quote within a quoted cell is written twice.</source>
        <extracomment>findings</extracomment>
        <translation>Un guillemet dans une case entre guillemets s’écrit deux fois.</translation>
    </message>
    <message>
        <source>the table declares no column &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la table ne déclare pas de colonne «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Add a &lt;column&gt;, or take it out: it is not read.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une &lt;column&gt;, ou retirez-le&#xa0;: ce n’est pas lu.</translation>
    </message>
    <message>
        <source>the table &apos;{0}&apos; has no columns</source>
        <extracomment>findings</extracomment>
        <translation>la table «&#xa0;{0}&#xa0;» n’a pas de colonnes</translation>
    </message>
    <message>
        <source>Add a &lt;column&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une &lt;column&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already the name of {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà le nom de&#xa0;: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has happened by then: &lt;{1}&gt; comes too late</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» s’est alors déjà passé&#xa0;: &lt;{1}&gt; vient trop tard</translation>
    </message>
    <message>
        <source>Answer it {2}.</source>
        <extracomment>findings</extracomment>
        <translation>Répondez-y avec {2}.</translation>
    </message>
    <message>
        <source>the group has more than {0} effects; the rest is left out</source>
        <extracomment>findings</extracomment>
        <translation>le groupe a plus de {0} effets&#xa0;; le reste est laissé de côté</translation>
    </message>
    <message>
        <source>Is something generated by mistake?</source>
        <extracomment>findings</extracomment>
        <translation>Quelque chose est-il généré par erreur&#xa0;?</translation>
    </message>
    <message>
        <source>there are more than {0} variables; the rest is left out</source>
        <extracomment>findings</extracomment>
        <translation>il y a plus de {0} variables&#xa0;; le reste est laissé de côté</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter, which a triggered group may not: meters are built once a turn</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; change une jauge, ce qu’un groupe à déclencheur ne peut pas&#xa0;: les jauges se construisent une fois par tour</translation>
    </message>
    <message>
        <source>Set a property or a special here, and let a group without a trigger read it.</source>
        <extracomment>findings</extracomment>
        <translation>Fixez ici une propriété ou une particularité, et laissez un groupe sans déclencheur la lire.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; begins with something else already</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» commence déjà par autre chose</translation>
    </message>
    <message>
        <source>One of them is enough.</source>
        <extracomment>findings</extracomment>
        <translation>L’un des deux suffit.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has both a type and an expression in when</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a à la fois un type et une expression dans when</translation>
    </message>
    <message>
        <source>{0} have no {1} &apos;{2}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>{0} n’ont pas&#xa0;: {1} «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>Let its type have it, in the vocabulary, or take this out.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-le à son type, dans le vocabulaire, ou retirez ceci.</translation>
    </message>
    <message>
        <source>{0} is rebuilt each turn, and no effect with a priority below {1} builds it: this reads 0</source>
        <extracomment>findings</extracomment>
        <translation>{0} est reconstruit à chaque tour, et aucun effet de priorité inférieure à {1} ne le construit&#xa0;: ceci lit 0</translation>
    </message>
    <message>
        <source>Give this a higher priority than what builds it, or read last({0}).</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à ceci une priorité plus haute que ce qui le construit, ou lisez last({0}).</translation>
    </message>
    <message>
        <source>there is no action &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas d’action &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>The reference lists all actions of conditions.</source>
        <extracomment>findings</extracomment>
        <translation>La référence énumère toutes les actions des conditions.</translation>
    </message>
    <message>
        <source>there is no condition &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de condition &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>The reference lists all conditions.</source>
        <extracomment>findings</extracomment>
        <translation>La référence énumère toutes les conditions.</translation>
    </message>
    <message>
        <source>there is no effect &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas d’effet &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>The reference lists all effects.</source>
        <extracomment>findings</extracomment>
        <translation>La référence énumère tous les effets.</translation>
    </message>
    <message>
        <source>no scenario has an empire &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucun scénario n’a d’empire «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Write source, none, or the id of an empire of a scenario.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez source, none, ou l’identifiant d’un empire d’un scénario.</translation>
    </message>
    <message>
        <source>there is no format &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de format «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>The reference lists all formats; enumerations go by their id.</source>
        <extracomment>findings</extracomment>
        <translation>La référence énumère tous les formats&#xa0;; les énumérations vont par leur identifiant.</translation>
    </message>
    <message>
        <source>there is no {0} &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>introuvable&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Correct the spelling, or define it in any file of the project.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez l’orthographe, ou définissez-le dans un fichier du projet.</translation>
    </message>
    <message>
        <source>this class has no part {0}</source>
        <extracomment>findings</extracomment>
        <translation>cette classe n’a pas de partie {0}</translation>
    </message>
    <message>
        <source>Declare it: &lt;part number=&quot;{0}&quot; scope=&quot;…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-la&#xa0;: &lt;part number=&quot;{0}&quot; scope=&quot;…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>the draws of &lt;{0}&gt; change when groups in front of this one come or go</source>
        <extracomment>findings</extracomment>
        <translation>les tirages de &lt;{0}&gt; changent quand des groupes viennent ou s’en vont devant celui-ci</translation>
    </message>
    <message>
        <source>Give the group an id: draws of chance are keyed by it.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un identifiant au groupe&#xa0;: les tirages en dépendent.</translation>
    </message>
    <message>
        <source>a condition of the type &apos;{0}&apos; does not take &apos;{1}&apos;; it takes {2}</source>
        <extracomment>findings</extracomment>
        <translation>une condition du type «&#xa0;{0}&#xa0;» ne prend pas «&#xa0;{1}&#xa0;»&#xa0;; elle prend {2}</translation>
    </message>
    <message>
        <source>Write one of these.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-en un.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; does not use its parameter &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la valeur de «&#xa0;{0}&#xa0;» n’utilise pas son paramètre «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Use it, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez-le, ou retirez-le.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already means {1} in expressions</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» signifie déjà {1} dans les expressions</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui un autre nom.</translation>
    </message>
    <message>
        <source>these variables depend on one another: {0}</source>
        <extracomment>findings</extracomment>
        <translation>ces variables dépendent l’une de l’autre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Take one of the readings out; value() is the value so far.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez l’une des lectures&#xa0;; value() est la valeur jusqu’ici.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; depends on a chain of more than {1} variables</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» dépend d’une chaîne de plus de {1} variables</translation>
    </message>
    <message>
        <source>Shorten the chain.</source>
        <extracomment>findings</extracomment>
        <translation>Raccourcissez la chaîne.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no format, so it is a NUMBER</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de format, c’est donc un NUMBER</translation>
    </message>
    <message>
        <source>Write it out: format=&quot;number&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-le&#xa0;: format=&quot;number&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1} here and a {2} elsewhere, in one scope</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1} ici et {2} ailleurs, dans une même portée</translation>
    </message>
    <message>
        <source>Agree on one format, or give one of them another name.</source>
        <extracomment>findings</extracomment>
        <translation>Accordez-les sur un format, ou donnez un autre nom à l’une d’elles.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1}, and that format has no default to begin with</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, qui n’a pas de valeur par défaut pour commencer</translation>
    </message>
    <message>
        <source>Declare one in a vocabulary: &lt;default format=&quot;…&quot; value=&quot;…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-en une dans un vocabulaire&#xa0;: &lt;default format=&quot;…&quot; value=&quot;…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be seen from {1}: it belongs to {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas visible de {1}&#xa0;: elle appartient à {2}</translation>
    </message>
    <message>
        <source>Let the other scope pull it: modify it there by a variable that both see.</source>
        <extracomment>findings</extracomment>
        <translation>Laissez l’autre portée la tirer&#xa0;: modifiez-la là par une variable que les deux voient.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of {1} and &apos;{0}&apos; of {2} can be seen from one place</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» de {1} et «&#xa0;{0}&#xa0;» de {2} sont visibles d’un même endroit</translation>
    </message>
    <message>
        <source>Give one of them another name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre nom à l’une d’elles.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no scope, so there is one for the whole run</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de portée, il y en a donc une pour toute la partie</translation>
    </message>
    <message>
        <source>Write it out: scope=&quot;global&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-le&#xa0;: scope=&quot;global&quot;.</translation>
    </message>
    <message>
        <source>this sets the value so far and {0}: &apos;{1}&apos; says the same in fewer words</source>
        <extracomment>findings</extracomment>
        <translation>ceci fixe la valeur jusqu’ici et {0}&#xa0;: «&#xa0;{1}&#xa0;» dit la même chose en moins de mots</translation>
    </message>
    <message>
        <source>Then it also takes its place among others of its kind.</source>
        <extracomment>findings</extracomment>
        <translation>Il prend alors aussi sa place parmi ses semblables.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of the type &apos;{1}&apos;; &apos;{2}&apos; is needed here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du type «&#xa0;{1}&#xa0;»&#xa0;; il faut ici «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>Name a class of that type.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez une classe de ce type.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne convient pas&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Names are letters, digits and underscores, and do not begin with a digit.</source>
        <extracomment>findings</extracomment>
        <translation>Les noms sont faits de lettres, de chiffres et de tirets bas, et ne commencent pas par un chiffre.</translation>
    </message>
    <message>
        <source>the string &apos;{0}&apos; stands in this language already; the later one counts</source>
        <extracomment>findings</extracomment>
        <translation>le texte «&#xa0;{0}&#xa0;» est déjà dans cette langue&#xa0;; le dernier compte</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has {1} bytes; a file may have {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a {1} octets&#xa0;; un fichier peut en avoir {2}</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <extracomment>findings</extracomment>
        <translation>Partagez-le en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is named before</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est nommé plus haut</translation>
    </message>
    <message>
        <source>A file loads once, where it is named first.</source>
        <extracomment>findings</extracomment>
        <translation>Un fichier se charge une fois, là où il est d’abord nommé.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a link to a folder; links to folders are not followed</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un lien vers un dossier&#xa0;; ces liens ne sont pas suivis</translation>
    </message>
    <message>
        <source>Copy what it links to, or take it out of the folder.</source>
        <extracomment>findings</extracomment>
        <translation>Copiez ce vers quoi il mène, ou retirez-le du dossier.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs at least one of {1}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a besoin d’au moins un de {1}</translation>
    </message>
    <message>
        <source>Add one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-en un.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs the attribute &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a besoin de l’attribut «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no &apos;{0}&apos; in the project&apos;s folder</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de «&#xa0;{0}&#xa0;» dans le dossier du projet</translation>
    </message>
    <message>
        <source>Paths are those of XML files, relative to the folder, with &apos;/&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Les chemins sont ceux de fichiers XML, à partir du dossier, avec «&#xa0;/&#xa0;».</translation>
    </message>
    <message>
        <source>there is no {0} in this folder</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de {0} dans ce dossier</translation>
    </message>
    <message>
        <source>A project&apos;s folder holds a manifest that begins with &lt;project format=&quot;1&quot;&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Le dossier d’un projet contient un manifeste qui commence par &lt;project format=&quot;1&quot;&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is none of {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est aucun de {1}</translation>
    </message>
    <message>
        <source>Write one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez l’un d’eux.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>Write a number such as 5, -1 or 0.25.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre comme 5, -1 ou 0.25.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no whole number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>Write a number without a decimal point.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre sans point.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}; it may be {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est {1}&#xa0;; ce peut être {2}</translation>
    </message>
    <message>
        <source>Write a number within these bounds.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre dans ces bornes.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; leads out of the project&apos;s folder</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» mène hors du dossier du projet</translation>
    </message>
    <message>
        <source>Only files in the project&apos;s folder are read; copy it there.</source>
        <extracomment>findings</extracomment>
        <translation>Seuls les fichiers du dossier du projet sont lus&#xa0;; copiez-le là.</translation>
    </message>
    <message>
        <source>text in &lt;{0}&gt; means nothing</source>
        <extracomment>findings</extracomment>
        <translation>du texte dans &lt;{0}&gt; ne signifie rien</translation>
    </message>
    <message>
        <source>Make it a comment, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Faites-en un commentaire, ou retirez-le.</translation>
    </message>
    <message>
        <source>the folder holds more than {0}; the rest is left out</source>
        <extracomment>findings</extracomment>
        <translation>le dossier contient plus de {0}&#xa0;; le reste est laissé de côté</translation>
    </message>
    <message>
        <source>Is this the folder of one project?</source>
        <extracomment>findings</extracomment>
        <translation>Est-ce le dossier d’un seul projet&#xa0;?</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; takes no attribute &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne prend pas d’attribut «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>The reference lists the attributes of each element.</source>
        <extracomment>findings</extracomment>
        <translation>La référence énumère les attributs de chaque élément.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; may not stand in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne peut pas être dans &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>The reference lists what may stand here.</source>
        <extracomment>findings</extracomment>
        <translation>La référence énumère ce qui peut être ici.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be read: {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être lu&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Look at its permissions, or take it out of the folder.</source>
        <extracomment>findings</extracomment>
        <translation>Regardez ses droits d’accès, ou retirez-le du dossier.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is written in {1} already</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà écrit dans {1}</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez l’un des deux.</translation>
    </message>
    <message>
        <source>this file begins with &lt;{0}&gt;; it should begin with &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>ce fichier commence par &lt;{0}&gt;&#xa0;; il devrait commencer par &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Files of other kinds do not belong into a project&apos;s folder.</source>
        <extracomment>findings</extracomment>
        <translation>Les fichiers d’une autre sorte n’ont pas leur place dans le dossier d’un projet.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; goes through objects, and &apos;{1}&apos; says not which</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» parcourt des objets, et «&#xa0;{1}&#xa0;» ne dit pas lesquels</translation>
    </message>
    <message>
        <source>Write them first: {0}(owned planets), {0}(ships here, Structure)</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-les d’abord&#xa0;: {0}(owned planets), {0}(ships here, Structure)</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not say what to make one value of</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne dit pas de quoi faire une seule valeur</translation>
    </message>
    <message>
        <source>Write it behind a comma: {0}(owned planets, Population)</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-le derrière une virgule&#xa0;: {0}(owned planets, Population)</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a value of {1} and of {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est une valeur de {1} et de {2}</translation>
    </message>
    <message>
        <source>Compare it with a property: its enumeration is taken then</source>
        <extracomment>findings</extracomment>
        <translation>Comparez-la à une propriété&#xa0;: son énumération vaut alors</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes {1} and is given {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» prend {1} et reçoit {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; are no dice</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne sont pas des dés</translation>
    </message>
    <message>
        <source>Write how many, d, and how many sides, then perhaps what is added: 2d6+1</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez combien, d, et combien de faces, puis peut-être ce qui s’ajoute&#xa0;: 2d6+1</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>Write digits, with a point before the fraction: 12.5</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez des chiffres, avec un point avant la fraction&#xa0;: 12.5</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no number of a part</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un numéro de partie</translation>
    </message>
    <message>
        <source>Parts are numbered from 1, and the number is constant</source>
        <extracomment>findings</extracomment>
        <translation>Les parties sont numérotées à partir de 1, et le numéro est constant</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already true or false and cannot be compared again</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà vrai ou faux et ne peut pas être comparé de nouveau</translation>
    </message>
    <message>
        <source>Write a &lt; b and b &lt; c for a &lt; b &lt; c</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez a &lt; b and b &lt; c pour a &lt; b &lt; c</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}, whatever the object</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est {1}, quel que soit l’objet</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1} and &apos;{2}&apos; is {3}: both must be of one format</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1} et «&#xa0;{2}&#xa0;» du format {3}&#xa0;: les deux doivent être d’un même format</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; divides by zero</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» divise par zéro</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds no expression</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne contient pas d’expression</translation>
    </message>
    <message>
        <source>Write one in it, as text or in elements.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-en une, en texte ou en éléments.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds one expression, not more</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; contient une seule expression, pas plus</translation>
    </message>
    <message>
        <source>Join them with an operator&apos;s element, such as &lt;And&gt; or &lt;Plus&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Joignez-les par l’élément d’un opérateur, comme &lt;And&gt; ou &lt;Plus&gt;.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; is given in play, and holds an expression too</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; est donné en jeu, et contient aussi une expression</translation>
    </message>
    <message>
        <source>Leave one of the two out.</source>
        <extracomment>findings</extracomment>
        <translation>Laissez l’un des deux de côté.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs a &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a besoin d’un &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no name here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nom ici</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds {1} expressions, not {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; contient {1} expressions, et non {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; selects nothing</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne sélectionne rien</translation>
    </message>
    <message>
        <source>Write a type and perhaps a relation, as in over=&quot;owned planets&quot;; conditions stand in &lt;Where&gt;, objects in &lt;Of&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un type et peut-être une relation, comme dans over=&quot;owned planets&quot;&#xa0;; les conditions sont dans &lt;Where&gt;, les objets dans &lt;Of&gt;.</translation>
    </message>
    <message>
        <source>text in &lt;{0}&gt; belongs to no expression</source>
        <extracomment>findings</extracomment>
        <translation>du texte dans &lt;{0}&gt; n’appartient à aucune expression</translation>
    </message>
    <message>
        <source>Write it in &lt;Value&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-le dans &lt;Value&gt;.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; stands in &lt;{1}&gt; before</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; est déjà plus haut dans &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>an expression is missing here</source>
        <extracomment>findings</extracomment>
        <translation>il manque ici une expression</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is too large for a number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est trop grand pour un nombre</translation>
    </message>
    <message>
        <source>Numbers reach up to about 1.8e308</source>
        <extracomment>findings</extracomment>
        <translation>Les nombres vont jusqu’à environ 1.8e308</translation>
    </message>
    <message>
        <source>this &apos;if&apos; has no &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque «&#xa0;{0}&#xa0;» à ce «&#xa0;if&#xa0;»</translation>
    </message>
    <message>
        <source>Write if(condition, value, other) or if condition then value else other</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez if(condition, valeur, autre) ou if condition then valeur else autre</translation>
    </message>
    <message>
        <source>a pair has two numbers, and here {0}</source>
        <extracomment>findings</extracomment>
        <translation>une paire a deux nombres, et il y en a ici {0}</translation>
    </message>
    <message>
        <source>Write a pair so: [3, -4]</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une paire ainsi&#xa0;: [3, -4]</translation>
    </message>
    <message>
        <source>last() remembers a meter&apos;s maximum, and &apos;{0}&apos; is none</source>
        <extracomment>findings</extracomment>
        <translation>last() retient le maximum d’une jauge, et «&#xa0;{0}&#xa0;» n’en est pas un</translation>
    </message>
    <message>
        <source>Write last(MaxPopulation) or last(Source.MaxPopulation)</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez last(MaxPopulation) ou last(Source.MaxPopulation)</translation>
    </message>
    <message>
        <source>a comma is missing before &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque une virgule avant «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>a name is missing after &apos;.&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque un nom après «&#xa0;.&#xa0;»</translation>
    </message>
    <message>
        <source>an operator is missing before &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque un opérateur avant «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>a value is missing {0}</source>
        <extracomment>findings</extracomment>
        <translation>il manque une valeur {0}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is written &apos;{1}&apos; here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» s’écrit ici «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>nothing is &apos;{0}&apos; away</source>
        <extracomment>findings</extracomment>
        <translation>rien n’est à «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; means nothing {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne signifie rien {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is read from an object, and {1} there is none</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» se lit sur un objet, et {1} il n’y en a pas</translation>
    </message>
    <message>
        <source>Say whose it is: Source.{0}</source>
        <extracomment>findings</extracomment>
        <translation>Dites de qui il s’agit&#xa0;: Source.{0}</translation>
    </message>
    <message>
        <source>the table &apos;{0}&apos; has no row for {1}</source>
        <extracomment>findings</extracomment>
        <translation>la table «&#xa0;{0}&#xa0;» n’a pas de ligne pour {1}</translation>
    </message>
    <message>
        <source>The value is the default of the column&apos;s format</source>
        <extracomment>findings</extracomment>
        <translation>La valeur est celle par défaut du format de la colonne</translation>
    </message>
    <message>
        <source>dice have at least one side, and &apos;{0}&apos; has none</source>
        <extracomment>findings</extracomment>
        <translation>des dés ont au moins une face, et «&#xa0;{0}&#xa0;» n’en a pas</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no value</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de valeur</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to objects in play, not to classes</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» appartient aux objets en jeu, pas aux classes</translation>
    </message>
    <message>
        <source>Read it from an object: Source.{0}</source>
        <extracomment>findings</extracomment>
        <translation>Lisez-le sur un objet&#xa0;: Source.{0}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}, and only an OBJECT has members</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, et seul un OBJECT a des membres</translation>
    </message>
    <message>
        <source>the text holds characters that XML cannot hold</source>
        <extracomment>findings</extracomment>
        <translation>le texte contient des caractères que XML ne peut pas contenir</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not given in play{1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas donné en jeu{1}</translation>
    </message>
    <message>
        <source>runtime() reads properties that are declared with runtime=&quot;true&quot;</source>
        <extracomment>findings</extracomment>
        <translation>runtime() lit des propriétés déclarées avec runtime=&quot;true&quot;</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no word of a selection; as a number it stands in brackets</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un mot de sélection&#xa0;; comme nombre, il se met entre parenthèses</translation>
    </message>
    <message>
        <source>object() wants a name in quotes</source>
        <extracomment>findings</extracomment>
        <translation>object() demande un nom entre guillemets</translation>
    </message>
    <message>
        <source>&apos;of&apos; says from which object a relation goes, and here is no relation</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;of&#xa0;» dit de quel objet part une relation, et il n’y en a pas ici</translation>
    </message>
    <message>
        <source>Write one, such as attached, owned or near 100, or leave &apos;of&apos; out</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-en une, comme attached, owned ou near 100, ou laissez «&#xa0;of&#xa0;» de côté</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}, and has() asks for what is true or false</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, et has() demande ce qui est vrai ou faux</translation>
    </message>
    <message>
        <source>Compare it: option(game, {0}) == …</source>
        <extracomment>findings</extracomment>
        <translation>Comparez-le&#xa0;: option(game, {0}) == …</translation>
    </message>
    <message>
        <source>options belong to the game or to an empire, not to &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>les options appartiennent au jeu ou à un empire, pas à «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is an option of the {1}, not of the {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est une option de {1}, pas de {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not constant, and a pair is made of constants</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas constant, et une paire est faite de constantes</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to no relation that takes a number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’appartient à aucune relation qui prend un nombre</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not say how far</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne dit pas à quelle distance</translation>
    </message>
    <message>
        <source>Write a number behind it: near 100, near 2 jumps</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre derrière&#xa0;: near 100, near 2 jumps</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands in this selection before</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà plus haut dans cette sélection</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot continue what is selected</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas continuer ce qui est sélectionné</translation>
    </message>
    <message>
        <source>Put what is computed into brackets: planets near (2 * Range) jumps</source>
        <extracomment>findings</extracomment>
        <translation>Mettez ce qui est calculé entre parenthèses&#xa0;: planets near (2 * Range) jumps</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is one word too many: a selection has one type and one relation</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un mot de trop&#xa0;: une sélection a un type et une relation</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; selects objects, which only an aggregate goes through</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» sélectionne des objets, que seul un agrégat parcourt</translation>
    </message>
    <message>
        <source>Write count(…), sum(…, Population) or another aggregate around it</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez count(…), sum(…, Population) ou un autre agrégat autour</translation>
    </message>
    <message>
        <source>strict rules do not know &apos;{0}&apos;: {1}</source>
        <extracomment>findings</extracomment>
        <translation>les règles strictes ne connaissent pas «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Or let the project use rules=&quot;extended&quot;</source>
        <extracomment>findings</extracomment>
        <translation>Ou laissez le projet utiliser rules=&quot;extended&quot;</translation>
    </message>
    <message>
        <source>&apos;jumps&apos; belongs behind a number: near 2 jumps</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;jumps&#xa0;» va derrière un nombre&#xa0;: near 2 jumps</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no numbered parts</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de parties numérotées</translation>
    </message>
    <message>
        <source>Leave the number out, or name a sub-scope</source>
        <extracomment>findings</extracomment>
        <translation>Laissez le numéro de côté, ou nommez une sous-portée</translation>
    </message>
    <message>
        <source>the expression nests deeper than {0} levels</source>
        <extracomment>findings</extracomment>
        <translation>l’expression s’imbrique sur plus de {0} niveaux</translation>
    </message>
    <message>
        <source>Split it into several</source>
        <extracomment>findings</extracomment>
        <translation>Partagez-la en plusieurs</translation>
    </message>
    <message>
        <source>the expression is longer than {0} bytes</source>
        <extracomment>findings</extracomment>
        <translation>l’expression dépasse {0} octets</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; are too many dice</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;», ce sont trop de dés</translation>
    </message>
    <message>
        <source>At most 10000 dice of at most a million sides each, and a million added</source>
        <extracomment>findings</extracomment>
        <translation>Au plus 10000 dés d’au plus un million de faces chacun, et un million en plus</translation>
    </message>
    <message>
        <source>this &apos;(&apos; has no &apos;)&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque «&#xa0;)&#xa0;» à ce «&#xa0;(&#xa0;»</translation>
    </message>
    <message>
        <source>this &apos;[&apos; has no &apos;]&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque «&#xa0;]&#xa0;» à ce «&#xa0;[&#xa0;»</translation>
    </message>
    <message>
        <source>this text has no closing {0}</source>
        <extracomment>findings</extracomment>
        <translation>il manque à ce texte son {0} fermant</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has nothing to belong to here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a ici rien à quoi appartenir</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known aggregate{1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un agrégat connu{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; means nothing in an expression</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne signifie rien dans une expression</translation>
    </message>
    <message>
        <source>the table has no column &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>la table n’a pas de colonne «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known function{1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une fonction connue{1}</translation>
    </message>
    <message>
        <source>there is no such thing as &apos;{0}&apos; here{1}</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a rien ici qui s’appelle «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no kind that has() knows{1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un genre que connaît has(){1}</translation>
    </message>
    <message>
        <source>Declare it in the vocabulary: &lt;kind id=… type=…/&gt;</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-le dans le vocabulaire&#xa0;: &lt;kind id=… type=…/&gt;</translation>
    </message>
    <message>
        <source>no object has a &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>aucun objet n’a de «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known name{1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nom connu{1}</translation>
    </message>
    <message>
        <source>there is no option &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas d’option «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>there is no property &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de propriété «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is neither a type nor a relation{1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est ni un type ni une relation{1}</translation>
    </message>
    <message>
        <source>there is no scope &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de portée «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>there is no table &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de table «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>there is no type &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de type «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is never used: the condition is always {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne sert jamais&#xa0;: la condition est toujours {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1} in the scope &apos;{2}&apos; and {3} in the scope &apos;{4}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1} dans la portée «&#xa0;{2}&#xa0;» et {3} dans la portée «&#xa0;{4}&#xa0;»</translation>
    </message>
    <message>
        <source>Say whose it is: dropIntoContext({2}, Source, {0}) reads that of the scope</source>
        <extracomment>findings</extracomment>
        <translation>Dites de qui il s’agit&#xa0;: dropIntoContext({2}, Source, {0}) lit celle de la portée</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to the parts &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» appartient aux parties «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Say which part: dropIntoContext({1}, Source, 1, {0})</source>
        <extracomment>findings</extracomment>
        <translation>Dites quelle partie&#xa0;: dropIntoContext({1}, Source, 1, {0})</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to the whole run, not to an object</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» appartient à toute la partie, pas à un objet</translation>
    </message>
    <message>
        <source>Write its name alone</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez son nom seul</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; are parts, and it is not said which</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» sont des parties, et il n’est pas dit laquelle</translation>
    </message>
    <message>
        <source>Write its number: dropIntoContext({0}, Source, 1, …)</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez son numéro&#xa0;: dropIntoContext({0}, Source, 1, …)</translation>
    </message>
    <message>
        <source>Write a word, or a text</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un mot, ou un texte</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1} where {2} is wanted</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, et il faut {2}</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; takes no attributes</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne prend pas d’attributs</translation>
    </message>
    <message>
        <source>Content of FreeOrion writes everything in elements.</source>
        <extracomment>findings</extracomment>
        <translation>Le contenu de FreeOrion écrit tout en éléments.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be a name</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être un nom</translation>
    </message>
    <message>
        <source>Names are letters, digits and underscores.</source>
        <extracomment>findings</extracomment>
        <translation>Les noms sont faits de lettres, de chiffres et de tirets bas.</translation>
    </message>
    <message>
        <source>A string is a line with its name and a line with its text.</source>
        <extracomment>findings</extracomment>
        <translation>Un texte est une ligne avec son nom et une ligne avec ses mots.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds {1} conditions instead of one</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; contient {1} conditions au lieu d’une</translation>
    </message>
    <message>
        <source>Put several into Condition::And or Condition::Or.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez-en plusieurs dans Condition::And ou Condition::Or.</translation>
    </message>
    <message>
        <source>the {0} &apos;{1}&apos; is defined twice</source>
        <extracomment>findings</extracomment>
        <translation>défini deux fois&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>The first one counts; rename the other.</source>
        <extracomment>findings</extracomment>
        <translation>Le premier compte&#xa0;; renommez l’autre.</translation>
    </message>
    <message>
        <source>Write Source or Target, a dot, and what to read of it.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez Source ou Target, un point, et ce qu’il faut en lire.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has no &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; n’a pas de &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>no string table has &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucune table de textes n’a «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Add it to the table.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-le à la table.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; holds no techs, buildings or specials of FreeOrion</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne contient ni technologies, ni bâtiments, ni particularités de FreeOrion</translation>
    </message>
    <message>
        <source>Name the folder that techs.xml and buildings.xml stand in.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez le dossier où sont techs.xml et buildings.xml.</translation>
    </message>
    <message>
        <source>there is no string table in this folder</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de table de textes dans ce dossier</translation>
    </message>
    <message>
        <source>Put eng_stringtable.txt beside the XML files.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez eng_stringtable.txt à côté des fichiers XML.</translation>
    </message>
    <message>
        <source>the file is no file of Qt Linguist</source>
        <extracomment>findings</extracomment>
        <translation>le fichier n’est pas un fichier de Qt Linguist</translation>
    </message>
    <message>
        <source>Its outermost element is called TS.</source>
        <extracomment>findings</extracomment>
        <translation>Son élément extérieur s’appelle TS.</translation>
    </message>
    <message>
        <source>the line is no part of an entry and is left out</source>
        <extracomment>findings</extracomment>
        <translation>la ligne ne fait partie d’aucune entrée et est laissée de côté</translation>
    </message>
    <message>
        <source>Entries consist of msgctxt, msgid and msgstr, each with text in double quotes.</source>
        <extracomment>findings</extracomment>
        <translation>Les entrées se composent de msgctxt, msgid et msgstr, chacun avec du texte entre guillemets doubles.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has a second &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a un second &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>The first one counts; take the other out.</source>
        <extracomment>findings</extracomment>
        <translation>Le premier compte&#xa0;; retirez l’autre.</translation>
    </message>
    <message>
        <source>text stands among the elements of &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>du texte se trouve parmi les éléments de &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>Take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez-le.</translation>
    </message>
    <message>
        <source>the entry names no single text of a project and is left out</source>
        <extracomment>findings</extracomment>
        <translation>l’entrée ne nomme pas un seul texte d’un projet et est laissée de côté</translation>
    </message>
    <message>
        <source>The id of the text stands in msgctxt, or in the comment of a message; there are no plural forms.</source>
        <extracomment>findings</extracomment>
        <translation>L’identifiant du texte est dans msgctxt, ou dans le commentaire d’un message&#xa0;; il n’y a pas de formes du pluriel.</translation>
    </message>
    <message>
        <source>no file defines the {0} &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>défini par aucun fichier&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Define it, or correct the name.</source>
        <extracomment>findings</extracomment>
        <translation>Définissez-le, ou corrigez le nom.</translation>
    </message>
    <message>
        <source>there is no condition &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de condition «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Correct its name.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez son nom.</translation>
    </message>
    <message>
        <source>there is no effect &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas d’effet «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; means nothing in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne signifie rien dans &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>It is kept as a comment; correct its name, or move it.</source>
        <extracomment>findings</extracomment>
        <translation>Il est gardé en commentaire&#xa0;; corrigez son nom, ou déplacez-le.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez-le.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not say whose it is</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne dit pas de qui il s’agit</translation>
    </message>
    <message>
        <source>Write Target.{0} or Source.{0}.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez Target.{0} ou Source.{0}.</translation>
    </message>
    <message>
        <source>the file&apos;s element is &lt;{0}&gt; instead of &lt;XMLDoc&gt;</source>
        <extracomment>findings</extracomment>
        <translation>l’élément du fichier est &lt;{0}&gt; au lieu de &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez-le.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; can fire on nothing here: no object of the type &apos;{1}&apos; has {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne peut ici agir sur rien&#xa0;: aucun objet du type «&#xa0;{1}&#xa0;» n’a {2}</translation>
    </message>
    <message>
        <source>Include objects of another type, or use another effect.</source>
        <extracomment>findings</extracomment>
        <translation>Incluez des objets d’un autre type, ou utilisez un autre effet.</translation>
    </message>
    <message>
        <source>Correct the condition in &lt;include&gt; or in &lt;exclude&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez la condition dans &lt;include&gt; ou dans &lt;exclude&gt;.</translation>
    </message>
    <message>
        <source>effects change the meter &apos;{0}&apos;, and nothing reads it</source>
        <extracomment>findings</extracomment>
        <translation>des effets changent la jauge «&#xa0;{0}&#xa0;», et rien ne la lit</translation>
    </message>
    <message>
        <source>Read it in a condition or an expression, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Lisez-la dans une condition ou une expression, ou retirez-la.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; can never be active: its source is never of the type &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>le groupe «&#xa0;{0}&#xa0;» ne peut jamais être actif&#xa0;: sa source n’est jamais du type «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>this can never hold together with what stands before it</source>
        <extracomment>findings</extracomment>
        <translation>ceci ne peut jamais être vrai avec ce qui précède</translation>
    </message>
    <message>
        <source>Correct one of the two, or let either of them be enough with &lt;or&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez l’un des deux, ou laissez l’un ou l’autre suffire avec &lt;or&gt;.</translation>
    </message>
    <message>
        <source>Give one of them a higher priority: it acts later, and has its way.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à l’un d’eux une priorité plus haute&#xa0;: il agit plus tard, et l’emporte.</translation>
    </message>
    <message>
        <source>what stands before this says as much already</source>
        <extracomment>findings</extracomment>
        <translation>ce qui précède en dit déjà autant</translation>
    </message>
    <message>
        <source>Take this out, or correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez ceci, ou corrigez-le.</translation>
    </message>
    <message>
        <source>nothing puts &apos;{0}&apos; into the game: {1}, and nothing else names it</source>
        <extracomment>findings</extracomment>
        <translation>rien ne met «&#xa0;{0}&#xa0;» en jeu&#xa0;: {1}, et rien d’autre ne le nomme</translation>
    </message>
    <message>
        <source>Let an effect or a scenario make one, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Laissez un effet ou un scénario en créer un, ou retirez-le.</translation>
    </message>
    <message>
        <source>nothing reads the {0} &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>n’est lu par rien&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Use it in an expression, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez-le dans une expression, ou retirez-le.</translation>
    </message>
    <message>
        <source>with the new name something would be wrong: {0}</source>
        <extracomment>findings</extracomment>
        <translation>avec le nouveau nom, quelque chose serait faux&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Choose another name, or mend that place first.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un autre nom, ou corrigez d’abord cet endroit.</translation>
    </message>
    <message>
        <source>the string &apos;{0}&apos; is found by the id of what it names</source>
        <extracomment>findings</extracomment>
        <translation>le texte «&#xa0;{0}&#xa0;» est trouvé par l’identifiant de ce qu’il nomme</translation>
    </message>
    <message>
        <source>Rename that: the string goes along.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez cela&#xa0;: le texte suit.</translation>
    </message>
    <message>
        <source>with the new name, &apos;{0}&apos; would mean something else here</source>
        <extracomment>findings</extracomment>
        <translation>avec le nouveau nom, «&#xa0;{0}&#xa0;» signifierait ici autre chose</translation>
    </message>
    <message>
        <source>Choose a name that means nothing else.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un nom qui ne signifie rien d’autre.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be the name of a {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être le nom de&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores, not beginning with a digit; groups, scenarios and texts take &apos;-&apos; and &apos;.&apos; as well.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des lettres, des chiffres et des tirets bas, sans chiffre au début&#xa0;; groupes, scénarios et textes prennent aussi «&#xa0;-&#xa0;» et «&#xa0;.&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is its name already</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà son nom</translation>
    </message>
    <message>
        <source>Write another one.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-en un autre.</translation>
    </message>
    <message>
        <source>the {1} &apos;{0}&apos; belongs to the shipped vocabulary, which cannot be changed</source>
        <extracomment>findings</extracomment>
        <translation>fait partie du vocabulaire fourni, qui ne peut pas être changé&#xa0;: {1} «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Declare one of your own, or give it a label.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez le vôtre, ou donnez-lui un libellé.</translation>
    </message>
    <message>
        <source>there is a {1} &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>existe déjà&#xa0;: {1} «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Choose a name that nothing has yet.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un nom que rien n’a encore.</translation>
    </message>
    <message>
        <source>the {1} &apos;{0}&apos; is defined nowhere in the project</source>
        <extracomment>findings</extracomment>
        <translation>défini nulle part dans le projet&#xa0;: {1} «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Names that the program itself brings along cannot be changed.</source>
        <extracomment>findings</extracomment>
        <translation>Les noms qu’apporte le programme lui-même ne peuvent pas être changés.</translation>
    </message>
    <message>
        <source>Give one of these groups a trigger or an activation that what the others do does not meet.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à l’un de ces groupes un déclencheur ou une activation que ne remplit pas ce que font les autres.</translation>
    </message>
    <message>
        <source>division by zero while the turn ran; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>division par zéro pendant le tour&#xa0;; la valeur est 0</translation>
    </message>
    <message>
        <source>Guard the division: if(x == 0, 0, a / x).</source>
        <extracomment>findings</extracomment>
        <translation>Protégez la division&#xa0;: if(x == 0, 0, a / x).</translation>
    </message>
    <message>
        <source>conditions that check one another do not come to an end and were cut; these came again and again: {0}</source>
        <extracomment>findings</extracomment>
        <translation>des conditions qui se vérifient l’une l’autre n’en finissent pas et ont été coupées&#xa0;; celles-ci revenaient sans cesse&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Let one of them be met only once: without persistent, and without being enabled again.</source>
        <extracomment>findings</extracomment>
        <translation>Laissez l’une d’elles n’être remplie qu’une fois&#xa0;: sans persistent, et sans être réactivée.</translation>
    </message>
    <message>
        <source>{0} stops: {1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} s’arrête&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Give it another order to move.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui un autre ordre de déplacement.</translation>
    </message>
    <message>
        <source>the source has no &apos;{0}&apos;, and the vocabulary gives no default for it</source>
        <extracomment>findings</extracomment>
        <translation>la source n’a pas de «&#xa0;{0}&#xa0;», et le vocabulaire ne lui donne pas de valeur par défaut</translation>
    </message>
    <message>
        <source>Limit the group&apos;s activation to sources that have the property, or give it a default.</source>
        <extracomment>findings</extracomment>
        <translation>Limitez l’activation du groupe aux sources qui ont la propriété, ou donnez-lui une valeur par défaut.</translation>
    </message>
    <message>
        <source>no empire &apos;{0}&apos; is in the game; the effect does nothing</source>
        <extracomment>findings</extracomment>
        <translation>aucun empire «&#xa0;{0}&#xa0;» n’est en jeu&#xa0;; l’effet ne fait rien</translation>
    </message>
    <message>
        <source>Name an empire of the scenario, or write source.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez un empire du scénario, ou écrivez source.</translation>
    </message>
    <message>
        <source>the table has no row for this key; the default of the format is used</source>
        <extracomment>findings</extracomment>
        <translation>la table n’a pas de ligne pour cette clé&#xa0;; la valeur par défaut du format est utilisée</translation>
    </message>
    <message>
        <source>Add the row, or ask only for keys that are there.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez la ligne, ou ne demandez que des clés présentes.</translation>
    </message>
    <message>
        <source>the result is not a number; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>le résultat n’est pas un nombre&#xa0;; la valeur est 0</translation>
    </message>
    <message>
        <source>Check the arguments of the functions in it.</source>
        <extracomment>findings</extracomment>
        <translation>Vérifiez les arguments des fonctions qu’il contient.</translation>
    </message>
    <message>
        <source>in turn {0} it matters whether this group or {1} comes first: {2} outcomes</source>
        <extracomment>findings</extracomment>
        <translation>au tour {0}, il importe que ce groupe ou {1} passe en premier&#xa0;: {2} issues</translation>
    </message>
    <message>
        <source>Give the groups different priorities, or let one of them see what the other did.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez aux groupes des priorités différentes, ou laissez l’un d’eux voir ce que l’autre a fait.</translation>
    </message>
    <message>
        <source>the order of {0} is refused: {1}</source>
        <extracomment>findings</extracomment>
        <translation>l’ordre de {0} est refusé&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Nothing changed; give it in a turn in which it is allowed.</source>
        <extracomment>findings</extracomment>
        <translation>Rien n’a changé&#xa0;; donnez-le à un tour où il est permis.</translation>
    </message>
    <message>
        <source>a number grew beyond all bounds while the turn ran; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>un nombre a grandi au-delà de toute borne pendant le tour&#xa0;; la valeur est 0</translation>
    </message>
    <message>
        <source>Bound what is multiplied with min().</source>
        <extracomment>findings</extracomment>
        <translation>Bornez ce qui est multiplié avec min().</translation>
    </message>
    <message>
        <source>the probability was {0}; it is taken as {1}</source>
        <extracomment>findings</extracomment>
        <translation>la probabilité était {0}&#xa0;; elle est prise pour {1}</translation>
    </message>
    <message>
        <source>Keep probabilities between 0 and 1.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez les probabilités entre 0 et 1.</translation>
    </message>
    <message>
        <source>{0} makes no progress for {1} this turn: {2}</source>
        <extracomment>findings</extracomment>
        <translation>{0} n’avance pas pour {1} à ce tour&#xa0;: {2}</translation>
    </message>
    <message>
        <source>It goes on in the turn in which this is otherwise.</source>
        <extracomment>findings</extracomment>
        <translation>Cela reprend au tour où il en est autrement.</translation>
    </message>
    <message>
        <source>the source has no &apos;{0}&apos;; its default &apos;{1}&apos; is used</source>
        <extracomment>findings</extracomment>
        <translation>la source n’a pas de «&#xa0;{0}&#xa0;»&#xa0;; sa valeur par défaut «&#xa0;{1}&#xa0;» est utilisée</translation>
    </message>
    <message>
        <source>Limit the group&apos;s activation to sources that have the property, or give a constant.</source>
        <extracomment>findings</extracomment>
        <translation>Limitez l’activation du groupe aux sources qui ont la propriété, ou donnez une constante.</translation>
    </message>
    <message>
        <source>Narrow down the triggers of these groups.</source>
        <extracomment>findings</extracomment>
        <translation>Restreignez les déclencheurs de ces groupes.</translation>
    </message>
    <message>
        <source>too many objects were asked for this; it was left without a value</source>
        <extracomment>findings</extracomment>
        <translation>trop d’objets ont été interrogés pour ceci&#xa0;; cela est resté sans valeur</translation>
    </message>
    <message>
        <source>Go through fewer: name a type and a narrower relation, such as here or near, or take what is the same for every candidate out of `where`.</source>
        <extracomment>findings</extracomment>
        <translation>Parcourez-en moins&#xa0;: nommez un type et une relation plus étroite, comme here ou near, ou retirez de `where` ce qui est le même pour chaque candidat.</translation>
    </message>
    <message>
        <source>more than {0} changes in one turn, most of them by {1}; what follows in it changes nothing</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} changements en un tour, la plupart par {1}&#xa0;; la suite n’y change rien</translation>
    </message>
    <message>
        <source>Narrow down the scopes of these groups, or make fewer objects.</source>
        <extracomment>findings</extracomment>
        <translation>Restreignez les portées de ces groupes, ou créez moins d’objets.</translation>
    </message>
    <message>
        <source>more is asked in this turn than a turn may ask, most of it by {0}; no group fires and no condition is met after this</source>
        <extracomment>findings</extracomment>
        <translation>on demande dans ce tour plus qu’un tour ne peut demander, la plupart par {0}&#xa0;; après cela, aucun groupe ne se déclenche et aucune condition n’est remplie</translation>
    </message>
    <message>
        <source>Narrow down what it goes through: name a type first, and do without Target inside of conditions.</source>
        <extracomment>findings</extracomment>
        <translation>Restreignez ce qui est parcouru : nommez d’abord un type et renoncez à Target à l’intérieur des conditions.</translation>
    </message>
    <message>
        <source>Join fewer systems: say which in the block `to`.</source>
        <extracomment>findings</extracomment>
        <translation>Reliez moins de systèmes&#xa0;: dites lesquels dans le bloc `to`.</translation>
    </message>
    <message>
        <source>more than {0} messages in one turn, most of them by {1}; the rest is not told</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} messages en un tour, la plupart par {1}&#xa0;; le reste n’est pas dit</translation>
    </message>
    <message>
        <source>Say it of fewer objects, or in fewer turns.</source>
        <extracomment>findings</extracomment>
        <translation>Dites-le de moins d’objets, ou à moins de tours.</translation>
    </message>
    <message>
        <source>no further object of class &apos;{0}&apos;: the run has its {1} objects, and {2} made most of this turn&apos;s</source>
        <extracomment>findings</extracomment>
        <translation>pas d’autre objet de la classe «&#xa0;{0}&#xa0;»&#xa0;: la partie a ses {1} objets, et {2} a fait la plupart de ceux de ce tour</translation>
    </message>
    <message>
        <source>Look for a group that makes objects every turn, and give it an activation that ends.</source>
        <extracomment>findings</extracomment>
        <translation>Cherchez un groupe qui crée des objets à chaque tour, et donnez-lui une activation qui finit.</translation>
    </message>
    <message>
        <source>the condition asks too many questions for each candidate; it was left unanswered</source>
        <extracomment>findings</extracomment>
        <translation>la condition pose trop de questions pour chaque candidat&#xa0;; elle est restée sans réponse</translation>
    </message>
    <message>
        <source>Put narrower conditions beside it, or do without Target inside of it.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez à côté des conditions plus étroites, ou passez-vous de Target à l’intérieur.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which cannot be attached to &apos;{2}&apos; of type {3}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est de type {1}, qui ne peut pas être rattaché à «&#xa0;{2}&#xa0;» de type {3}</translation>
    </message>
    <message>
        <source>The vocabulary says what a type may be attached to.</source>
        <extracomment>findings</extracomment>
        <translation>Le vocabulaire dit à quoi un type peut être rattaché.</translation>
    </message>
    <message>
        <source>the owners of system &apos;{0}&apos; are those of its planets</source>
        <extracomment>findings</extracomment>
        <translation>les propriétaires du système «&#xa0;{0}&#xa0;» sont ceux de ses planètes</translation>
    </message>
    <message>
        <source>Set the owner of a planet of the system instead.</source>
        <extracomment>findings</extracomment>
        <translation>Fixez plutôt le propriétaire d’une planète du système.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is the name of another object</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est le nom d’un autre objet</translation>
    </message>
    <message>
        <source>Give each object of a scenario a name of its own.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à chaque objet d’un scénario un nom à lui.</translation>
    </message>
    <message>
        <source>a galaxy has no room for {0} {1}; this one has {2}</source>
        <extracomment>findings</extracomment>
        <translation>une galaxie n’a pas de place pour {0} {1}&#xa0;; celle-ci en a {2}</translation>
    </message>
    <message>
        <source>Ask for fewer.</source>
        <extracomment>findings</extracomment>
        <translation>Demandez-en moins.</translation>
    </message>
    <message>
        <source>this lane leads from &apos;{0}&apos; to itself</source>
        <extracomment>findings</extracomment>
        <translation>cette voie mène de «&#xa0;{0}&#xa0;» à lui-même</translation>
    </message>
    <message>
        <source>A lane joins two different systems.</source>
        <extracomment>findings</extracomment>
        <translation>Une voie relie deux systèmes différents.</translation>
    </message>
    <message>
        <source>objects of type {0} have no class to be made of</source>
        <extracomment>findings</extracomment>
        <translation>les objets de type {0} n’ont pas de classe dont être faits</translation>
    </message>
    <message>
        <source>Name a class for the type in the vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez une classe pour le type dans le vocabulaire.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a system</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un système</translation>
    </message>
    <message>
        <source>Lanes and planets belong to systems.</source>
        <extracomment>findings</extracomment>
        <translation>Les voies et les planètes appartiennent à des systèmes.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of type {1} has no {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» de type {1} n’a pas de {2}</translation>
    </message>
    <message>
        <source>The vocabulary says which meters and properties a type has.</source>
        <extracomment>findings</extracomment>
        <translation>Le vocabulaire dit quelles jauges et propriétés a un type.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which goes on no planet and no system</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est de type {1}, qui ne va sur aucune planète ni dans aucun système</translation>
    </message>
    <message>
        <source>no empire is called &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>aucun empire ne s’appelle «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>Declare it in this scenario with an empire element.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-le dans ce scénario par un élément empire.</translation>
    </message>
    <message>
        <source>nothing is called &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>rien ne s’appelle «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>Objects are named by their name, or by # and their id.</source>
        <extracomment>findings</extracomment>
        <translation>Les objets se nomment par leur nom, ou par # et leur identifiant.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a shape of a galaxy</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une forme de galaxie</translation>
    </message>
    <message>
        <source>The shapes are cluster, disc, ring and spiral.</source>
        <extracomment>findings</extracomment>
        <translation>Les formes sont cluster, disc, ring et spiral.</translation>
    </message>
    <message>
        <source>findings of the baseline that are no more: {0}</source>
        <extracomment>findings</extracomment>
        <translation>constats de la liste de référence qui n’existent plus&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Take them out, so that they are told if they come back.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez-les, pour qu’ils soient signalés s’ils reviennent.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; silences nothing here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne tait rien ici</translation>
    </message>
    <message>
        <source>Take it out: what it silenced is mended, or stands elsewhere.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez-le&#xa0;: ce qu’il taisait est corrigé, ou se trouve ailleurs.</translation>
    </message>
    <message>
        <source>The minimum may not be above the maximum, nor the initial value outside.</source>
        <extracomment>findings</extracomment>
        <translation>Le minimum ne peut pas dépasser le maximum, ni la valeur initiale être en dehors.</translation>
    </message>
    <message>
        <source>The default has to be in the property&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>La valeur par défaut doit être au format de la propriété.</translation>
    </message>
    <message>
        <source>Write a constant of the format, or none where it is a reference.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante du format, ou none si c’est une référence.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no part of anything</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est une partie de rien</translation>
    </message>
    <message>
        <source>Write the id of a type or scope, a dot, and a name: ship.weapon.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez l’identifiant d’un type ou d’une portée, un point, et un nom&#xa0;: ship.weapon.</translation>
    </message>
    <message>
        <source>the default of {0} is &apos;{1}&apos; here and &apos;{2}&apos; elsewhere</source>
        <extracomment>findings</extracomment>
        <translation>la valeur par défaut de {0} est «&#xa0;{1}&#xa0;» ici et «&#xa0;{2}&#xa0;» ailleurs</translation>
    </message>
    <message>
        <source>A format has one default; let one of them replace the other.</source>
        <extracomment>findings</extracomment>
        <translation>Un format a une valeur par défaut&#xa0;; laissez l’une remplacer l’autre.</translation>
    </message>
    <message>
        <source>the {0} &apos;{1}&apos; is declared already</source>
        <extracomment>findings</extracomment>
        <translation>déjà déclaré&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Rename it, or let it replace the earlier one.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez-le, ou laissez-le remplacer le précédent.</translation>
    </message>
    <message>
        <source>the enumeration &apos;{0}&apos; has no values</source>
        <extracomment>findings</extracomment>
        <translation>l’énumération «&#xa0;{0}&#xa0;» n’a pas de valeurs</translation>
    </message>
    <message>
        <source>Give it a &lt;value&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui un &lt;value&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to classes, not to objects</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» appartient aux classes, pas aux objets</translation>
    </message>
    <message>
        <source>Ask for it with getFact, or make a kind of a grouping.</source>
        <extracomment>findings</extracomment>
        <translation>Demandez-la avec getFact, ou faites un genre d’un regroupement.</translation>
    </message>
    <message>
        <source>the kind &apos;{0}&apos; asks for more than one thing</source>
        <extracomment>findings</extracomment>
        <translation>le genre «&#xa0;{0}&#xa0;» demande plus d’une chose</translation>
    </message>
    <message>
        <source>Give it one of type, property, grouping, option and any.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui l’un de type, property, grouping, option et any.</translation>
    </message>
    <message>
        <source>there is no earlier {0} &apos;{1}&apos; to {2}</source>
        <extracomment>findings</extracomment>
        <translation>rien de plus tôt à cette fin ({2})&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Files load in the manifest&apos;s order, then by path.</source>
        <extracomment>findings</extracomment>
        <translation>Les fichiers se chargent dans l’ordre du manifeste, puis par chemin.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is an occurrence already, which happens by itself</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà une occurrence, qui se passe d’elle-même</translation>
    </message>
    <message>
        <source>Give this one another id; triggers can answer &apos;{0}&apos; without a declaration.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre identifiant à celle-ci&#xa0;; des déclencheurs peuvent répondre à «&#xa0;{0}&#xa0;» sans déclaration.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is given in play, and has no &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» se donne en jeu, et n’a pas de «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Leave one of the two out; a run-time property begins as not given.</source>
        <extracomment>findings</extracomment>
        <translation>Laissez l’un des deux de côté&#xa0;; une propriété d’exécution n’est d’abord pas donnée.</translation>
    </message>
    <message>
        <source>there are more than {0} {1}; the rest is left out</source>
        <extracomment>findings</extracomment>
        <translation>il y a plus de {0} {1}&#xa0;; le reste est laissé de côté</translation>
    </message>
    <message>
        <source>Declare it, in any file of the project.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-le, dans un fichier quelconque du projet.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; is longer than 1 MB</source>
        <extracomment>findings</extracomment>
        <translation>la valeur de «&#xa0;{0}&#xa0;» dépasse 1 Mo</translation>
    </message>
    <message>
        <source>Keep long data in a file of its own.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez les longues données dans un fichier à part.</translation>
    </message>
    <message>
        <source>the XML declaration is not in the form that readers expect</source>
        <extracomment>findings</extracomment>
        <translation>la déclaration XML n’a pas la forme qu’attendent les lecteurs</translation>
    </message>
    <message>
        <source>Write &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; or leave it out.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; ou laissez-la de côté.</translation>
    </message>
    <message>
        <source>a processing instruction needs a name right after &apos;&lt;?&apos;</source>
        <extracomment>findings</extracomment>
        <translation>une instruction de traitement a besoin d’un nom juste après «&#xa0;&lt;?&#xa0;»</translation>
    </message>
    <message>
        <source>Give it a name followed by a space, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui un nom suivi d’une espace, ou supprimez-la.</translation>
    </message>
    <message>
        <source>&apos;&lt;!&apos; begins a comment, and this is none</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;!&#xa0;» commence un commentaire, et ceci n’en est pas un</translation>
    </message>
    <message>
        <source>Write &lt;!-- text --&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &lt;!-- texte --&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot stand in a name</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être dans un nom</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des lettres, des chiffres, «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no character that XML can hold</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un caractère que XML peut contenir</translation>
    </message>
    <message>
        <source>Remove the reference.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez la référence.</translation>
    </message>
    <message>
        <source>&apos;&amp;&apos; begins an entity, and none follows</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&amp;&#xa0;» commence une entité, et aucune ne suit</translation>
    </message>
    <message>
        <source>Write &amp;amp; for the sign.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &amp;amp; pour le signe.</translation>
    </message>
    <message>
        <source>&apos;]]&gt;&apos; stands in text outside of a CDATA section</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;]]&gt;&#xa0;» est dans du texte hors d’une section CDATA</translation>
    </message>
    <message>
        <source>Write ]]&amp;gt; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez plutôt ]]&amp;gt;.</translation>
    </message>
    <message>
        <source>the control character {0} cannot stand in XML</source>
        <extracomment>findings</extracomment>
        <translation>le caractère de contrôle {0} ne peut pas être dans du XML</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le.</translation>
    </message>
    <message>
        <source>a DOCTYPE is never read here</source>
        <extracomment>findings</extracomment>
        <translation>un DOCTYPE n’est jamais lu ici</translation>
    </message>
    <message>
        <source>Remove it; entities it defines have to be written out.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le&#xa0;; les entités qu’il définit doivent être écrites en entier.</translation>
    </message>
    <message>
        <source>&apos;--&apos; stands inside a comment</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;--&#xa0;» est dans un commentaire</translation>
    </message>
    <message>
        <source>Put a space between the hyphens.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez une espace entre les tirets.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already has a value in this tag</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a déjà une valeur dans cette balise</translation>
    </message>
    <message>
        <source>the file is {0}, not UTF-8</source>
        <extracomment>findings</extracomment>
        <translation>le fichier est en {0}, pas en UTF-8</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <extracomment>findings</extracomment>
        <translation>Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>the file is larger than 64 MB</source>
        <extracomment>findings</extracomment>
        <translation>le fichier dépasse 64 Mo</translation>
    </message>
    <message>
        <source>Divide it into several files.</source>
        <extracomment>findings</extracomment>
        <translation>Partagez-le en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>these bytes are not UTF-8</source>
        <extracomment>findings</extracomment>
        <translation>ces octets ne sont pas de l’UTF-8</translation>
    </message>
    <message>
        <source>the XML declaration does not stand at the very beginning</source>
        <extracomment>findings</extracomment>
        <translation>la déclaration XML n’est pas tout au début</translation>
    </message>
    <message>
        <source>Remove it, or remove what stands before it.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-la, ou ce qui la précède.</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos; stands in the value of &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;&#xa0;» est dans la valeur de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Write &amp;lt; for the sign.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &amp;lt; pour le signe.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no &apos;=&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de «&#xa0;=&#xa0;»</translation>
    </message>
    <message>
        <source>Write name=&quot;value&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez nom=&quot;valeur&quot;.</translation>
    </message>
    <message>
        <source>the &apos;&lt;&apos; of a tag of &apos;{0}&apos; is missing</source>
        <extracomment>findings</extracomment>
        <translation>il manque le «&#xa0;&lt;&#xa0;» d’une balise de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Write it in front.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-le devant.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; is not in quotes</source>
        <extracomment>findings</extracomment>
        <translation>la valeur de «&#xa0;{0}&#xa0;» n’est pas entre guillemets</translation>
    </message>
    <message>
        <source>Put quotes around it.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez-la entre guillemets.</translation>
    </message>
    <message>
        <source>the &apos;;&apos; after &apos;{0}&apos; is missing</source>
        <extracomment>findings</extracomment>
        <translation>il manque le «&#xa0;;&#xa0;» après «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Write it, or &amp;amp; for the sign &apos;&amp;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-le, ou &amp;amp; pour le signe «&#xa0;&amp;&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; stands where &apos;&lt;/{0}&gt;&apos; closes line {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;{0}&gt;&#xa0;» se trouve là où «&#xa0;&lt;/{0}&gt;&#xa0;» ferme la ligne {1}</translation>
    </message>
    <message>
        <source>Write the slash.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez la barre oblique.</translation>
    </message>
    <message>
        <source>a space is missing before &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque une espace avant «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Write it.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-la.</translation>
    </message>
    <message>
        <source>&apos;&lt;/{0}&gt;&apos; closes &apos;&lt;{1}&gt;&apos; of line {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;/{0}&gt;&#xa0;» ferme «&#xa0;&lt;{1}&gt;&#xa0;» de la ligne {2}</translation>
    </message>
    <message>
        <source>Give both tags the same name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez le même nom aux deux balises.</translation>
    </message>
    <message>
        <source>there is no element in the file</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas d’élément dans le fichier</translation>
    </message>
    <message>
        <source>A file holds one element around everything.</source>
        <extracomment>findings</extracomment>
        <translation>Un fichier contient un élément autour de tout.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot stand in a tag</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être dans une balise</translation>
    </message>
    <message>
        <source>a zero byte stands in the file</source>
        <extracomment>findings</extracomment>
        <translation>un octet nul se trouve dans le fichier</translation>
    </message>
    <message>
        <source>Remove it; the file may be damaged.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le&#xa0;; le fichier est peut-être endommagé.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; stands after the end of the file&apos;s one element in line {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;{0}&gt;&#xa0;» est après la fin de l’unique élément du fichier, ligne {1}</translation>
    </message>
    <message>
        <source>Move it inside, or remove a close tag too many before it.</source>
        <extracomment>findings</extracomment>
        <translation>Déplacez-le à l’intérieur, ou supprimez une balise fermante de trop avant lui.</translation>
    </message>
    <message>
        <source>&apos;&lt;/{0}&gt;&apos; closes nothing</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;/{0}&gt;&#xa0;» ne ferme rien</translation>
    </message>
    <message>
        <source>Remove it, or write its open tag.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-la, ou écrivez sa balise ouvrante.</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos; begins no tag here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;&#xa0;» ne commence pas de balise ici</translation>
    </message>
    <message>
        <source>the text &apos;{0}&apos; looks like a tag without its &apos;&lt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>le texte «&#xa0;{0}&#xa0;» ressemble à une balise sans son «&#xa0;&lt;&#xa0;»</translation>
    </message>
    <message>
        <source>text stands outside of the file&apos;s one element</source>
        <extracomment>findings</extracomment>
        <translation>du texte se trouve hors de l’unique élément du fichier</translation>
    </message>
    <message>
        <source>Move it inside, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Déplacez-le à l’intérieur, ou supprimez-le.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; is nested more than 256 elements deep</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;{0}&gt;&#xa0;» est imbriqué sur plus de 256 éléments</translation>
    </message>
    <message>
        <source>What is deeper is not read; nest less deeply.</source>
        <extracomment>findings</extracomment>
        <translation>Ce qui est plus profond n’est pas lu&#xa0;; imbriquez moins.</translation>
    </message>
    <message>
        <source>{0} further faults</source>
        <extracomment>findings</extracomment>
        <translation>{0} autres fautes</translation>
    </message>
    <message>
        <source>Mend those above first.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez d’abord celles qui précèdent.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; of line {1} is never closed</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;{0}&gt;&#xa0;» de la ligne {1} n’est jamais fermé</translation>
    </message>
    <message>
        <source>Write its close tag, or close the tag itself with &apos;/&gt;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez sa balise fermante, ou fermez la balise elle-même par «&#xa0;/&gt;&#xa0;».</translation>
    </message>
    <message>
        <source>the CDATA section is never closed</source>
        <extracomment>findings</extracomment>
        <translation>la section CDATA n’est jamais fermée</translation>
    </message>
    <message>
        <source>Write ]]&gt; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez ]]&gt; à sa fin.</translation>
    </message>
    <message>
        <source>the close tag &apos;&lt;/{0}&apos; has no &apos;&gt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque «&#xa0;&gt;&#xa0;» à la balise fermante «&#xa0;&lt;/{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Finish it.</source>
        <extracomment>findings</extracomment>
        <translation>Terminez-la.</translation>
    </message>
    <message>
        <source>the comment is never closed</source>
        <extracomment>findings</extracomment>
        <translation>le commentaire n’est jamais fermé</translation>
    </message>
    <message>
        <source>Write --&gt; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez --&gt; à sa fin.</translation>
    </message>
    <message>
        <source>the processing instruction is never closed</source>
        <extracomment>findings</extracomment>
        <translation>l’instruction de traitement n’est jamais fermée</translation>
    </message>
    <message>
        <source>Write ?&gt; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez&#xa0;?&gt; à sa fin.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; has no closing quote</source>
        <extracomment>findings</extracomment>
        <translation>il manque à la valeur de «&#xa0;{0}&#xa0;» son guillemet fermant</translation>
    </message>
    <message>
        <source>the tag &apos;&lt;{0}&apos; has no &apos;&gt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque «&#xa0;&gt;&#xa0;» à la balise «&#xa0;&lt;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known entity</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une entité connue</translation>
    </message>
    <message>
        <source>XML knows &amp;amp; &amp;lt; &amp;gt; &amp;quot; and &amp;apos; only.</source>
        <extracomment>findings</extracomment>
        <translation>XML ne connaît que &amp;amp; &amp;lt; &amp;gt; &amp;quot; et &amp;apos;.</translation>
    </message>
    <message>
        <source>In the game</source>
        <extracomment>columns</extracomment>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Has a position</source>
        <extracomment>columns</extracomment>
        <translation>A une position</translation>
    </message>
    <message>
        <source>Turns left</source>
        <extracomment>columns</extracomment>
        <translation>Tours restants</translation>
    </message>
    <message>
        <source>Destination</source>
        <extracomment>orders</extracomment>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>columns</extracomment>
        <translation>Cap</translation>
    </message>
    <message>
        <source>Seen by</source>
        <extracomment>columns</extracomment>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Shown to</source>
        <extracomment>columns</extracomment>
        <translation>Montré à</translation>
    </message>
    <message>
        <source>Hidden from</source>
        <extracomment>columns</extracomment>
        <translation>Caché à</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>columns</extracomment>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>columns</extracomment>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Max Population</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Population</translation>
    </message>
    <message>
        <source>Max Farming</source>
        <extracomment>columns</extracomment>
        <translation>Maximum d’Agriculture</translation>
    </message>
    <message>
        <source>Max Industry</source>
        <extracomment>columns</extracomment>
        <translation>Maximum d’Industrie</translation>
    </message>
    <message>
        <source>Max Mining</source>
        <extracomment>columns</extracomment>
        <translation>Maximum d’Extraction</translation>
    </message>
    <message>
        <source>Max Research</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Recherche</translation>
    </message>
    <message>
        <source>Max Trade</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Commerce</translation>
    </message>
    <message>
        <source>Max Construction</source>
        <extracomment>columns</extracomment>
        <translation>Maximum d’Aménagement</translation>
    </message>
    <message>
        <source>Max Health</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Santé</translation>
    </message>
    <message>
        <source>Max Happiness</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Bonheur</translation>
    </message>
    <message>
        <source>Max Defense</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Défense</translation>
    </message>
    <message>
        <source>Max Structure</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Structure</translation>
    </message>
    <message>
        <source>Max Attack</source>
        <extracomment>columns</extracomment>
        <translation>Maximum d’Attaque</translation>
    </message>
    <message>
        <source>Max Shields</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Boucliers</translation>
    </message>
    <message>
        <source>Max Speed</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Vitesse</translation>
    </message>
    <message>
        <source>Max Detection</source>
        <extracomment>columns</extracomment>
        <translation>Maximum de Détection</translation>
    </message>
    <message>
        <source>A word.</source>
        <extracomment>phrases</extracomment>
        <translation>Un mot.</translation>
    </message>
    <message>
        <source>An expression.</source>
        <extracomment>phrases</extracomment>
        <translation>Une expression.</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>phrases</extracomment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>The objects that it goes through: a type and a relation.</source>
        <extracomment>phrases</extracomment>
        <translation>Les objets qu’il parcourt&#xa0;: un type et une relation.</translation>
    </message>
    <message>
        <source>The run-time property that is read instead.</source>
        <extracomment>phrases</extracomment>
        <translation>La propriété d’exécution qui est lue à la place.</translation>
    </message>
    <message>
        <source>What is read of the object.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce qui est lu de l’objet.</translation>
    </message>
    <message>
        <source>What is said.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce qui est dit.</translation>
    </message>
    <message>
        <source>What it is called.</source>
        <extracomment>phrases</extracomment>
        <translation>Comment elle s’appelle.</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>phrases</extracomment>
        <translation>Paroles</translation>
    </message>
    <message>
        <source>Bound</source>
        <extracomment>effects</extracomment>
        <translation>Borne</translation>
    </message>
    <message>
        <source>Recipient</source>
        <extracomment>effects</extracomment>
        <translation>Destinataire</translation>
    </message>
    <message>
        <source>Other object</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Autre objet</translation>
    </message>
    <message>
        <source>; near it: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>&#xa0;; proches&#xa0;: {0}</translation>
    </message>
    <message>
        <source>a constant of the project</source>
        <extracomment>phrases</extracomment>
        <translation>une constante du projet</translation>
    </message>
    <message>
        <source>a function</source>
        <extracomment>phrases</extracomment>
        <translation>une fonction</translation>
    </message>
    <message>
        <source>a function of the language</source>
        <extracomment>phrases</extracomment>
        <translation>une fonction du langage</translation>
    </message>
    <message>
        <source>a selection</source>
        <extracomment>phrases</extracomment>
        <translation>une sélection</translation>
    </message>
    <message>
        <source>a selection and one value</source>
        <extracomment>phrases</extracomment>
        <translation>une sélection et une valeur</translation>
    </message>
    <message>
        <source>a selection of objects</source>
        <extracomment>phrases</extracomment>
        <translation>une sélection d’objets</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>phrases</extracomment>
        <translation>une table</translation>
    </message>
    <message>
        <source>a word of its own</source>
        <extracomment>phrases</extracomment>
        <translation>un mot à part</translation>
    </message>
    <message>
        <source>add {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ajouter {0}</translation>
    </message>
    <message>
        <source>adds to it</source>
        <extracomment>phrases</extracomment>
        <translation>y ajoute</translation>
    </message>
    <message>
        <source>aggregate</source>
        <extracomment>phrases</extracomment>
        <translation>agrégat</translation>
    </message>
    <message>
        <source>an aggregate</source>
        <extracomment>phrases</extracomment>
        <translation>un agrégat</translation>
    </message>
    <message>
        <source>an aggregate of the language</source>
        <extracomment>phrases</extracomment>
        <translation>un agrégat du langage</translation>
    </message>
    <message>
        <source>another column</source>
        <extracomment>phrases</extracomment>
        <translation>une autre colonne</translation>
    </message>
    <message>
        <source>another parameter</source>
        <extracomment>phrases</extracomment>
        <translation>un autre paramètre</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>kinds of things</extracomment>
        <translation>bâtiment</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>kinds of things</extracomment>
        <translation>classe</translation>
    </message>
    <message>
        <source>close it at the end of the line</source>
        <extracomment>phrases</extracomment>
        <translation>le fermer à la fin de la ligne</translation>
    </message>
    <message>
        <source>close the tag with &apos;/&gt;&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>fermer la balise par «&#xa0;/&gt;&#xa0;»</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>phrases</extracomment>
        <translation>colonne</translation>
    </message>
    <message>
        <source>column of a table</source>
        <extracomment>phrases</extracomment>
        <translation>colonne d’une table</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>phrases</extracomment>
        <translation>condition</translation>
    </message>
    <message>
        <source>counter</source>
        <extracomment>phrases</extracomment>
        <translation>compteur</translation>
    </message>
    <message>
        <source>declare UTF-8</source>
        <extracomment>phrases</extracomment>
        <translation>déclarer UTF-8</translation>
    </message>
    <message>
        <source>declared here</source>
        <extracomment>phrases</extracomment>
        <translation>déclaré ici</translation>
    </message>
    <message>
        <source>define</source>
        <extracomment>kinds of things</extracomment>
        <translation>constante</translation>
    </message>
    <message>
        <source>defined here</source>
        <extracomment>phrases</extracomment>
        <translation>défini ici</translation>
    </message>
    <message>
        <source>divides it</source>
        <extracomment>phrases</extracomment>
        <translation>la divise</translation>
    </message>
    <message>
        <source>empire</source>
        <extracomment>phrases</extracomment>
        <translation>empire</translation>
    </message>
    <message>
        <source>enumeration</source>
        <extracomment>kinds of things</extracomment>
        <translation>énumération</translation>
    </message>
    <message>
        <source>false</source>
        <extracomment>phrases</extracomment>
        <translation>faux</translation>
    </message>
    <message>
        <source>first given here</source>
        <extracomment>phrases</extracomment>
        <translation>donné d’abord ici</translation>
    </message>
    <message>
        <source>format or enumeration</source>
        <extracomment>phrases</extracomment>
        <translation>format ou énumération</translation>
    </message>
    <message>
        <source>function</source>
        <extracomment>phrases</extracomment>
        <translation>fonction</translation>
    </message>
    <message>
        <source>game or empire</source>
        <extracomment>phrases</extracomment>
        <translation>jeu ou empire</translation>
    </message>
    <message>
        <source>group</source>
        <extracomment>kinds of things</extracomment>
        <translation>groupe</translation>
    </message>
    <message>
        <source>grouping</source>
        <extracomment>phrases</extracomment>
        <translation>regroupement</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>phrases</extracomment>
        <translation>ici</translation>
    </message>
    <message>
        <source>in a condition of a scenario</source>
        <extracomment>phrases</extracomment>
        <translation>dans une condition de scénario</translation>
    </message>
    <message>
        <source>in a define</source>
        <extracomment>phrases</extracomment>
        <translation>dans une constante</translation>
    </message>
    <message>
        <source>in a function</source>
        <extracomment>phrases</extracomment>
        <translation>dans une fonction</translation>
    </message>
    <message>
        <source>in a modifier</source>
        <extracomment>phrases</extracomment>
        <translation>dans un modificateur</translation>
    </message>
    <message>
        <source>in a modifier of other objects</source>
        <extracomment>phrases</extracomment>
        <translation>dans un modificateur d’autres objets</translation>
    </message>
    <message>
        <source>in a scope</source>
        <extracomment>phrases</extracomment>
        <translation>dans une portée</translation>
    </message>
    <message>
        <source>in an activation</source>
        <extracomment>phrases</extracomment>
        <translation>dans une activation</translation>
    </message>
    <message>
        <source>in an aggregate of the content</source>
        <extracomment>phrases</extracomment>
        <translation>dans un agrégat du contenu</translation>
    </message>
    <message>
        <source>in an effect</source>
        <extracomment>phrases</extracomment>
        <translation>dans un effet</translation>
    </message>
    <message>
        <source>in the growth of a meter</source>
        <extracomment>phrases</extracomment>
        <translation>dans la croissance d’une jauge</translation>
    </message>
    <message>
        <source>in the income of a resource</source>
        <extracomment>phrases</extracomment>
        <translation>dans le revenu d’une ressource</translation>
    </message>
    <message>
        <source>in what a variable spreads from</source>
        <extracomment>phrases</extracomment>
        <translation>dans ce dont se reporte une variable</translation>
    </message>
    <message>
        <source>insert a space</source>
        <extracomment>phrases</extracomment>
        <translation>insérer une espace</translation>
    </message>
    <message>
        <source>insert the closing quote</source>
        <extracomment>phrases</extracomment>
        <translation>insérer le guillemet fermant</translation>
    </message>
    <message>
        <source>insert the opening quote</source>
        <extracomment>phrases</extracomment>
        <translation>insérer le guillemet ouvrant</translation>
    </message>
    <message>
        <source>inside an aggregate or another context</source>
        <extracomment>phrases</extracomment>
        <translation>dans un agrégat ou un autre contexte</translation>
    </message>
    <message>
        <source>it belongs to no single empire, or stands nowhere</source>
        <extracomment>phrases</extracomment>
        <translation>il n’appartient à aucun empire seul, ou n’est nulle part</translation>
    </message>
    <message>
        <source>it cannot stand there</source>
        <extracomment>phrases</extracomment>
        <translation>il ne peut pas s’y trouver</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <extracomment>phrases</extracomment>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>it is not active</source>
        <extracomment>phrases</extracomment>
        <translation>elle n’est pas active</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>kinds of things</extracomment>
        <translation>genre</translation>
    </message>
    <message>
        <source>meter</source>
        <extracomment>kinds of things</extracomment>
        <translation>jauge</translation>
    </message>
    <message>
        <source>multiplies it</source>
        <extracomment>phrases</extracomment>
        <translation>la multiplie</translation>
    </message>
    <message>
        <source>no message is being read</source>
        <extracomment>phrases</extracomment>
        <translation>aucun message n’est en cours de lecture</translation>
    </message>
    <message>
        <source>no value</source>
        <extracomment>phrases</extracomment>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>no way leads there any more</source>
        <extracomment>phrases</extracomment>
        <translation>aucun chemin n’y mène plus</translation>
    </message>
    <message>
        <source>nobody can produce or research it</source>
        <extracomment>phrases</extracomment>
        <translation>personne ne peut le produire ni le rechercher</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>phrases</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing in the game has the group</source>
        <extracomment>phrases</extracomment>
        <translation>rien en jeu n’a le groupe</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>phrases</extracomment>
        <translation>objet</translation>
    </message>
    <message>
        <source>object of the scenario</source>
        <extracomment>phrases</extracomment>
        <translation>objet du scénario</translation>
    </message>
    <message>
        <source>occurrence</source>
        <extracomment>kinds of things</extracomment>
        <translation>occurrence</translation>
    </message>
    <message>
        <source>opened here</source>
        <extracomment>phrases</extracomment>
        <translation>ouvert ici</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>kinds of things</extracomment>
        <translation>option</translation>
    </message>
    <message>
        <source>parameter</source>
        <extracomment>phrases</extracomment>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>parts of objects hold no meters or properties</source>
        <extracomment>phrases</extracomment>
        <translation>les parties d’objets n’ont ni jauges ni propriétés</translation>
    </message>
    <message>
        <source>property</source>
        <extracomment>kinds of things</extracomment>
        <translation>propriété</translation>
    </message>
    <message>
        <source>put it in brackets</source>
        <extracomment>phrases</extracomment>
        <translation>mettre entre parenthèses</translation>
    </message>
    <message>
        <source>put quotes around it</source>
        <extracomment>phrases</extracomment>
        <translation>mettre entre guillemets</translation>
    </message>
    <message>
        <source>reading failed</source>
        <extracomment>phrases</extracomment>
        <translation>la lecture a échoué</translation>
    </message>
    <message>
        <source>remove it</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer</translation>
    </message>
    <message>
        <source>remove the DOCTYPE</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer le DOCTYPE</translation>
    </message>
    <message>
        <source>remove the declaration</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer la déclaration</translation>
    </message>
    <message>
        <source>remove the reference</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer la référence</translation>
    </message>
    <message>
        <source>remove them from the baseline</source>
        <extracomment>phrases</extracomment>
        <translation>les retirer de la liste de référence</translation>
    </message>
    <message>
        <source>remove this group</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer ce groupe</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer {0}</translation>
    </message>
    <message>
        <source>replace the earlier one</source>
        <extracomment>phrases</extracomment>
        <translation>remplacer le précédent</translation>
    </message>
    <message>
        <source>resource</source>
        <extracomment>kinds of things</extracomment>
        <translation>ressource</translation>
    </message>
    <message>
        <source>scenario</source>
        <extracomment>phrases</extracomment>
        <translation>scénario</translation>
    </message>
    <message>
        <source>set {0}</source>
        <extracomment>phrases</extracomment>
        <translation>fixer {0}</translation>
    </message>
    <message>
        <source>something else</source>
        <extracomment>phrases</extracomment>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>something of every object</source>
        <extracomment>phrases</extracomment>
        <translation>quelque chose de tout objet</translation>
    </message>
    <message>
        <source>special</source>
        <extracomment>kinds of things</extracomment>
        <translation>particularité</translation>
    </message>
    <message>
        <source>specials are neither produced nor researched</source>
        <extracomment>phrases</extracomment>
        <translation>les particularités ne sont ni produites ni recherchées</translation>
    </message>
    <message>
        <source>split into two groups</source>
        <extracomment>phrases</extracomment>
        <translation>partager en deux groupes</translation>
    </message>
    <message>
        <source>stacking name</source>
        <extracomment>phrases</extracomment>
        <translation>nom de cumul</translation>
    </message>
    <message>
        <source>stockpile</source>
        <extracomment>phrases</extracomment>
        <translation>stock</translation>
    </message>
    <message>
        <source>string</source>
        <extracomment>kinds of things</extracomment>
        <translation>texte</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>phrases</extracomment>
        <translation>table</translation>
    </message>
    <message>
        <source>takes from it</source>
        <extracomment>phrases</extracomment>
        <translation>en retire</translation>
    </message>
    <message>
        <source>tech</source>
        <extracomment>kinds of things</extracomment>
        <translation>technologie</translation>
    </message>
    <message>
        <source>the file&apos;s one element</source>
        <extracomment>phrases</extracomment>
        <translation>l’unique élément du fichier</translation>
    </message>
    <message>
        <source>the id of a class</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’une classe</translation>
    </message>
    <message>
        <source>the id of a condition</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’une condition</translation>
    </message>
    <message>
        <source>the id of a group</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’un groupe</translation>
    </message>
    <message>
        <source>the id of a scenario</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’un scénario</translation>
    </message>
    <message>
        <source>the id of a value</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’une valeur</translation>
    </message>
    <message>
        <source>the id of an empire</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’un empire</translation>
    </message>
    <message>
        <source>the key</source>
        <extracomment>phrases</extracomment>
        <translation>la clé</translation>
    </message>
    <message>
        <source>the lane that it was on is gone, or leads there no more</source>
        <extracomment>phrases</extracomment>
        <translation>sa voie a disparu, ou n’y mène plus</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <extracomment>phrases</extracomment>
        <translation>comme nom d’un paramètre</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <extracomment>phrases</extracomment>
        <translation>comme nom d’une variable</translation>
    </message>
    <message>
        <source>the other default</source>
        <extracomment>phrases</extracomment>
        <translation>l’autre valeur par défaut</translation>
    </message>
    <message>
        <source>the other one</source>
        <extracomment>phrases</extracomment>
        <translation>l’autre</translation>
    </message>
    <message>
        <source>the owners of a system are those of its planets</source>
        <extracomment>phrases</extracomment>
        <translation>les propriétaires d’un système sont ceux de ses planètes</translation>
    </message>
    <message>
        <source>the policy</source>
        <extracomment>phrases</extracomment>
        <translation>la règle</translation>
    </message>
    <message>
        <source>the whole run</source>
        <extracomment>phrases</extracomment>
        <translation>toute la partie</translation>
    </message>
    <message>
        <source>this closes an element around it</source>
        <extracomment>phrases</extracomment>
        <translation>ceci ferme un élément qui l’entoure</translation>
    </message>
    <message>
        <source>this condition uses one</source>
        <extracomment>phrases</extracomment>
        <translation>cette condition en utilise une</translation>
    </message>
    <message>
        <source>this effect changes a meter</source>
        <extracomment>phrases</extracomment>
        <translation>cet effet change une jauge</translation>
    </message>
    <message>
        <source>true</source>
        <extracomment>phrases</extracomment>
        <translation>vrai</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>kinds of things</extracomment>
        <translation>type</translation>
    </message>
    <message>
        <source>type of condition</source>
        <extracomment>phrases</extracomment>
        <translation>type de condition</translation>
    </message>
    <message>
        <source>type or scope</source>
        <extracomment>phrases</extracomment>
        <translation>type ou portée</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>phrases</extracomment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>variable</source>
        <extracomment>phrases</extracomment>
        <translation>variable</translation>
    </message>
    <message>
        <source>what answers it had it otherwise</source>
        <extracomment>phrases</extracomment>
        <translation>ce qui y répond en a décidé autrement</translation>
    </message>
    <message>
        <source>what is answered</source>
        <extracomment>phrases</extracomment>
        <translation>ce à quoi l’on répond</translation>
    </message>
    <message>
        <source>what is compared has no value</source>
        <extracomment>phrases</extracomment>
        <translation>ce qui est comparé n’a pas de valeur</translation>
    </message>
    <message>
        <source>what is included</source>
        <extracomment>phrases</extracomment>
        <translation>ce qui est inclus</translation>
    </message>
    <message>
        <source>what sets the group off</source>
        <extracomment>phrases</extracomment>
        <translation>ce qui déclenche le groupe</translation>
    </message>
    <message>
        <source>where a modifier says when it is active</source>
        <extracomment>phrases</extracomment>
        <translation>là où un modificateur dit quand il est actif</translation>
    </message>
    <message>
        <source>where it was going is gone</source>
        <extracomment>phrases</extracomment>
        <translation>sa destination a disparu</translation>
    </message>
    <message>
        <source>write the &apos;&amp;&apos; as &apos;&amp;amp;&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>écrire «&#xa0;&amp;&#xa0;» sous la forme «&#xa0;&amp;amp;&#xa0;»</translation>
    </message>
    <message>
        <source>write {0}</source>
        <extracomment>phrases</extracomment>
        <translation>écrire {0}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; was used up by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a été épuisé par {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; was used up earlier in the turn</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a été épuisé plus tôt dans le tour</translation>
    </message>
    <message>
        <source>Actions of scenarios</source>
        <extracomment>phrases</extracomment>
        <translation>Actions des scénarios</translation>
    </message>
    <message>
        <source>Aggregates</source>
        <extracomment>phrases</extracomment>
        <translation>Agrégats</translation>
    </message>
    <message>
        <source>Comes once the choice is made, before its outcome.</source>
        <extracomment>phrases</extracomment>
        <translation>Vient une fois le choix fait, avant son issue.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <extracomment>phrases</extracomment>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Conditions inside it, each an element of its own.</source>
        <extracomment>phrases</extracomment>
        <translation>Des conditions à l’intérieur, chacune dans son élément.</translation>
    </message>
    <message>
        <source>Conditions of scenarios</source>
        <extracomment>phrases</extracomment>
        <translation>Conditions des scénarios</translation>
    </message>
    <message>
        <source>Constants of this project.</source>
        <extracomment>phrases</extracomment>
        <translation>Les constantes de ce projet.</translation>
    </message>
    <message>
        <source>Declared by the vocabulary; the effect raise makes it happen.</source>
        <extracomment>phrases</extracomment>
        <translation>Déclarée par le vocabulaire&#xa0;; l’effet raise la provoque.</translation>
    </message>
    <message>
        <source>Defines</source>
        <extracomment>phrases</extracomment>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>Enumerations</source>
        <extracomment>phrases</extracomment>
        <translation>Énumérations</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>phrases</extracomment>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Functions</source>
        <extracomment>phrases</extracomment>
        <translation>Fonctions</translation>
    </message>
    <message>
        <source>Functions of this project</source>
        <extracomment>phrases</extracomment>
        <translation>Fonctions de ce projet</translation>
    </message>
    <message>
        <source>How a variable is changed, in the order in which they act.</source>
        <extracomment>phrases</extracomment>
        <translation>Comment une variable est changée, dans l’ordre où ils agissent.</translation>
    </message>
    <message>
        <source>How much the change is; answers before it may change it.</source>
        <extracomment>phrases</extracomment>
        <translation>De combien est le changement&#xa0;; les réponses d’avant peuvent le changer.</translation>
    </message>
    <message>
        <source>It cannot be prevented.</source>
        <extracomment>phrases</extracomment>
        <translation>Elle ne peut pas être empêchée.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <extracomment>phrases</extracomment>
        <translation>Genres</translation>
    </message>
    <message>
        <source>Looks at the local person&apos;s view: not for scenarios of several people.</source>
        <extracomment>phrases</extracomment>
        <translation>Regarde la vue de la personne sur place&#xa0;: pas pour les scénarios à plusieurs personnes.</translation>
    </message>
    <message>
        <source>May stand inside it.</source>
        <extracomment>phrases</extracomment>
        <translation>Peuvent être à l’intérieur.</translation>
    </message>
    <message>
        <source>Members</source>
        <extracomment>phrases</extracomment>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Meter: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Jauge&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Meters, properties and stockpiles</source>
        <extracomment>phrases</extracomment>
        <translation>Jauges, propriétés et stocks</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <extracomment>phrases</extracomment>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>No empire.</source>
        <extracomment>phrases</extracomment>
        <translation>Aucun empire.</translation>
    </message>
    <message>
        <source>Occurrences</source>
        <extracomment>phrases</extracomment>
        <translation>Occurrences</translation>
    </message>
    <message>
        <source>Of a class: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>D’une classe&#xa0;: {0}</translation>
    </message>
    <message>
        <source>One value of many objects: a selection, then behind a comma what to make one value of.</source>
        <extracomment>phrases</extracomment>
        <translation>Une valeur de nombreux objets&#xa0;: une sélection, puis derrière une virgule ce dont faire une seule valeur.</translation>
    </message>
    <message>
        <source>Operators</source>
        <extracomment>phrases</extracomment>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Option: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Option&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Parts: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Parties&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Points of a turn</source>
        <extracomment>phrases</extracomment>
        <translation>Points d’un tour</translation>
    </message>
    <message>
        <source>Property: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Propriété&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Relations</source>
        <extracomment>phrases</extracomment>
        <translation>Relations</translation>
    </message>
    <message>
        <source>Stockpile of an empire: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Stock d’un empire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>phrases</extracomment>
        <translation>Tables</translation>
    </message>
    <message>
        <source>The class of the source.</source>
        <extracomment>phrases</extracomment>
        <translation>La classe de la source.</translation>
    </message>
    <message>
        <source>The flagship of the empire.</source>
        <extracomment>phrases</extracomment>
        <translation>Le vaisseau amiral de l’empire.</translation>
    </message>
    <message>
        <source>The kinds of object.</source>
        <extracomment>phrases</extracomment>
        <translation>Les sortes d’objets.</translation>
    </message>
    <message>
        <source>The object that the condition is about.</source>
        <extracomment>phrases</extracomment>
        <translation>L’objet dont parle la condition.</translation>
    </message>
    <message>
        <source>The other object that the condition speaks of.</source>
        <extracomment>phrases</extracomment>
        <translation>L’autre objet dont parle la condition.</translation>
    </message>
    <message>
        <source>The owners of the source.</source>
        <extracomment>phrases</extracomment>
        <translation>Les propriétaires de la source.</translation>
    </message>
    <message>
        <source>The type of the source.</source>
        <extracomment>phrases</extracomment>
        <translation>Le type de la source.</translation>
    </message>
    <message>
        <source>They come whether or not anything happens there, happen to nothing, and cannot be prevented.</source>
        <extracomment>phrases</extracomment>
        <translation>Ils viennent que quelque chose s’y passe ou non, n’arrivent à rien, et ne peuvent pas être empêchés.</translation>
    </message>
    <message>
        <source>Types</source>
        <extracomment>phrases</extracomment>
        <translation>Types</translation>
    </message>
    <message>
        <source>Variables</source>
        <extracomment>phrases</extracomment>
        <translation>Variables</translation>
    </message>
    <message>
        <source>What `&lt;condition type=&quot;…&quot;/&gt;` watches for.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce que surveille `&lt;condition type=&quot;…&quot;/&gt;`.</translation>
    </message>
    <message>
        <source>What `has` can ask for; `GOM_` in front means the same.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce que `has` peut demander&#xa0;; `GOM_` devant signifie la même chose.</translation>
    </message>
    <message>
        <source>What a scenario&apos;s condition does, in the order written.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce que fait la condition d’un scénario, dans l’ordre écrit.</translation>
    </message>
    <message>
        <source>What empires order, in scenarios and in the sandbox.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce qu’ordonnent les empires, dans les scénarios et dans le bac à sable.</translation>
    </message>
    <message>
        <source>What every object has: `Source.owner`, or bare of the object at hand.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce qu’a tout objet&#xa0;: `Source.owner`, ou seul pour l’objet en question.</translation>
    </message>
    <message>
        <source>What happens to objects: `&lt;trigger before=&quot;…&quot;/&gt;`, `when` and `after` let a group answer it.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce qui arrive aux objets&#xa0;: `&lt;trigger before=&quot;…&quot;/&gt;`, `when` et `after` laissent un groupe y répondre.</translation>
    </message>
    <message>
        <source>What is told of content, by code. A comment &lt;!-- orrery-ignore CODE --&gt; silences it where it stands, &lt;silence code=&quot;CODE&quot;/&gt; in the manifest for the whole project.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce qui est signalé du contenu, par code. Un commentaire &lt;!-- orrery-ignore CODE --&gt; le tait sur place, &lt;silence code=&quot;CODE&quot;/&gt; dans le manifeste pour tout le projet.</translation>
    </message>
    <message>
        <source>What stands between values, or before one.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce qui se met entre des valeurs, ou devant une.</translation>
    </message>
    <message>
        <source>What that aims at which the empire controls.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce que vise ce que l’empire dirige.</translation>
    </message>
    <message>
        <source>What the empire controls.</source>
        <extracomment>phrases</extracomment>
        <translation>Ce que l’empire dirige.</translation>
    </message>
    <message>
        <source>Which objects an aggregate goes through: a type or `objects`, with a relation before or behind it, then perhaps `of` an object, then perhaps `where` a condition.</source>
        <extracomment>phrases</extracomment>
        <translation>Quels objets parcourt un agrégat&#xa0;: un type ou `objects`, avec une relation devant ou derrière, puis peut-être `of` et un objet, puis peut-être `where` et une condition.</translation>
    </message>
    <message>
        <source>Words that stand for a value by themselves.</source>
        <extracomment>phrases</extracomment>
        <translation>Des mots qui valent par eux-mêmes une valeur.</translation>
    </message>
    <message>
        <source>a class of the grouping {0}</source>
        <extracomment>phrases</extracomment>
        <translation>une classe du regroupement {0}</translation>
    </message>
    <message>
        <source>a condition inside</source>
        <extracomment>phrases</extracomment>
        <translation>une condition à l’intérieur</translation>
    </message>
    <message>
        <source>a match of the first that matches anything</source>
        <extracomment>phrases</extracomment>
        <translation>un objet de la première qui retient quelque chose</translation>
    </message>
    <message>
        <source>a meter</source>
        <extracomment>phrases</extracomment>
        <translation>une jauge</translation>
    </message>
    <message>
        <source>a point of the turn always comes</source>
        <extracomment>phrases</extracomment>
        <translation>un point du tour vient toujours</translation>
    </message>
    <message>
        <source>a resource</source>
        <extracomment>phrases</extracomment>
        <translation>une ressource</translation>
    </message>
    <message>
        <source>a value for &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>une valeur pour «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>a value to compare</source>
        <extracomment>phrases</extracomment>
        <translation>une valeur à comparer</translation>
    </message>
    <message>
        <source>above 0</source>
        <extracomment>phrases</extracomment>
        <translation>au-dessus de 0</translation>
    </message>
    <message>
        <source>activation</source>
        <extracomment>phrases</extracomment>
        <translation>activation</translation>
    </message>
    <message>
        <source>all of them</source>
        <extracomment>phrases</extracomment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>an ally of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>un allié de {0}</translation>
    </message>
    <message>
        <source>an earlier effect of the group</source>
        <extracomment>phrases</extracomment>
        <translation>un effet précédent du groupe</translation>
    </message>
    <message>
        <source>an empire to compare owners with</source>
        <extracomment>phrases</extracomment>
        <translation>un empire auquel comparer les propriétaires</translation>
    </message>
    <message>
        <source>an enemy of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>un ennemi de {0}</translation>
    </message>
    <message>
        <source>an owner of the source, which has none</source>
        <extracomment>phrases</extracomment>
        <translation>un propriétaire de la source, qui n’en a pas</translation>
    </message>
    <message>
        <source>an owner of the source: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>un propriétaire de la source&#xa0;: {0}</translation>
    </message>
    <message>
        <source>an owner of {0} ({2}) can build it</source>
        <extracomment>phrases</extracomment>
        <translation>un propriétaire de {0} ({2}) peut le construire</translation>
    </message>
    <message>
        <source>an owner of {0} ({2}) has it</source>
        <extracomment>phrases</extracomment>
        <translation>un propriétaire de {0} ({2}) l’a</translation>
    </message>
    <message>
        <source>an owner that can build {1}</source>
        <extracomment>phrases</extracomment>
        <translation>un propriétaire qui peut construire {1}</translation>
    </message>
    <message>
        <source>an owner that has {1}</source>
        <extracomment>phrases</extracomment>
        <translation>un propriétaire qui a {1}</translation>
    </message>
    <message>
        <source>an owner that is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>comme propriétaire {0}</translation>
    </message>
    <message>
        <source>answers nothing</source>
        <extracomment>phrases</extracomment>
        <translation>ne répond à rien</translation>
    </message>
    <message>
        <source>any object</source>
        <extracomment>phrases</extracomment>
        <translation>n’importe quel objet</translation>
    </message>
    <message>
        <source>any of the {0} objects that are asked for</source>
        <extracomment>phrases</extracomment>
        <translation>l’un des {0} objets demandés</translation>
    </message>
    <message>
        <source>any value</source>
        <extracomment>phrases</extracomment>
        <translation>n’importe quelle valeur</translation>
    </message>
    <message>
        <source>as turn {0} began</source>
        <extracomment>phrases</extracomment>
        <translation>au début du tour {0}</translation>
    </message>
    <message>
        <source>at least one of them</source>
        <extracomment>phrases</extracomment>
        <translation>l’une au moins</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <extracomment>phrases</extracomment>
        <translation>au moins {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <extracomment>phrases</extracomment>
        <translation>au plus {0}</translation>
    </message>
    <message>
        <source>at most {0} from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>au plus {0} de distance&#xa0;: {1}</translation>
    </message>
    <message>
        <source>at most {0} jump from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>au plus {0} saut de distance&#xa0;: {1}</translation>
    </message>
    <message>
        <source>at most {0} jumps from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>au plus {0} sauts de distance&#xa0;: {1}</translation>
    </message>
    <message>
        <source>at most {0} step from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>au plus {0} pas de {1}</translation>
    </message>
    <message>
        <source>at most {0} steps from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>au plus {0} pas de {1}</translation>
    </message>
    <message>
        <source>at most {0} turn ago</source>
        <extracomment>phrases</extracomment>
        <translation>il y a au plus {0} tour</translation>
    </message>
    <message>
        <source>at most {0} turns ago</source>
        <extracomment>phrases</extracomment>
        <translation>il y a au plus {0} tours</translation>
    </message>
    <message>
        <source>attached to it</source>
        <extracomment>phrases</extracomment>
        <translation>rattaché à cela</translation>
    </message>
    <message>
        <source>attached to what the source is attached to, which is nothing</source>
        <extracomment>phrases</extracomment>
        <translation>rattaché à ce à quoi l’est la source, c’est-à-dire à rien</translation>
    </message>
    <message>
        <source>attached to {0}, as the source is</source>
        <extracomment>phrases</extracomment>
        <translation>rattaché à {0}, comme la source</translation>
    </message>
    <message>
        <source>belongs to its class</source>
        <extracomment>phrases</extracomment>
        <translation>appartient à sa classe</translation>
    </message>
    <message>
        <source>below {0}</source>
        <extracomment>phrases</extracomment>
        <translation>moins de {0}</translation>
    </message>
    <message>
        <source>cannot carry it</source>
        <extracomment>phrases</extracomment>
        <translation>ne peut pas la porter</translation>
    </message>
    <message>
        <source>cannot leave what it is attached to</source>
        <extracomment>phrases</extracomment>
        <translation>ne peut pas quitter ce à quoi il est rattaché</translation>
    </message>
    <message>
        <source>channel from {0}</source>
        <extracomment>phrases</extracomment>
        <translation>canal depuis {0}</translation>
    </message>
    <message>
        <source>class {0}</source>
        <extracomment>phrases</extracomment>
        <translation>classe {0}</translation>
    </message>
    <message>
        <source>condition {0} cannot be asked: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} ne peut pas être posée&#xa0;: {1}</translation>
    </message>
    <message>
        <source>condition {0} holds</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} est vraie</translation>
    </message>
    <message>
        <source>condition {0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>condition {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>condition {0}: {1} could not be done: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>condition {0}&#xa0;: {1} n’a pas pu se faire&#xa0;: {2}</translation>
    </message>
    <message>
        <source>contained by it</source>
        <extracomment>phrases</extracomment>
        <translation>contenu par cela</translation>
    </message>
    <message>
        <source>containing it</source>
        <extracomment>phrases</extracomment>
        <translation>qui le contient</translation>
    </message>
    <message>
        <source>contains {0}</source>
        <extracomment>phrases</extracomment>
        <translation>contient {0}</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>kinds of things</extracomment>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>default of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>valeur par défaut de {0}</translation>
    </message>
    <message>
        <source>derived</source>
        <extracomment>phrases</extracomment>
        <translation>dérivé</translation>
    </message>
    <message>
        <source>did not answer: a parameter that is given in play was not given</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: un paramètre donné en jeu ne l’était pas</translation>
    </message>
    <message>
        <source>did not answer: an earlier answer had made it not happen</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: une réponse antérieure l’avait empêché</translation>
    </message>
    <message>
        <source>did not answer: it answers the first only</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: ne répond qu’à la première</translation>
    </message>
    <message>
        <source>did not answer: its activation did not hold</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: son activation n’était pas vraie</translation>
    </message>
    <message>
        <source>did not answer: its costs could not be paid</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: son coût ne pouvait pas être payé</translation>
    </message>
    <message>
        <source>did not answer: its holder had left the game</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: son porteur avait quitté le jeu</translation>
    </message>
    <message>
        <source>did not answer: its owner passed</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: son propriétaire a passé</translation>
    </message>
    <message>
        <source>did not answer: the chain of triggers was cut</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: la chaîne de déclencheurs a été coupée</translation>
    </message>
    <message>
        <source>does not contain {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ne contient pas {0}</translation>
    </message>
    <message>
        <source>does not have it</source>
        <extracomment>phrases</extracomment>
        <translation>ne l’a pas</translation>
    </message>
    <message>
        <source>drew {0}</source>
        <extracomment>phrases</extracomment>
        <translation>a tiré {0}</translation>
    </message>
    <message>
        <source>duration ran out</source>
        <extracomment>phrases</extracomment>
        <translation>durée écoulée</translation>
    </message>
    <message>
        <source>error</source>
        <extracomment>phrases</extracomment>
        <translation>erreur</translation>
    </message>
    <message>
        <source>every effect of the group is switched off</source>
        <extracomment>phrases</extracomment>
        <translation>tous les effets du groupe sont désactivés</translation>
    </message>
    <message>
        <source>fired</source>
        <extracomment>phrases</extracomment>
        <translation>a agi</translation>
    </message>
    <message>
        <source>fired on {0}</source>
        <extracomment>phrases</extracomment>
        <translation>a agi sur {0}</translation>
    </message>
    <message>
        <source>fired on {0} object</source>
        <extracomment>phrases</extracomment>
        <translation>a agi sur {0} objet</translation>
    </message>
    <message>
        <source>fired on {0} objects</source>
        <extracomment>phrases</extracomment>
        <translation>a agi sur {0} objets</translation>
    </message>
    <message>
        <source>followed from a change before it</source>
        <extracomment>phrases</extracomment>
        <translation>suite d’un changement précédent</translation>
    </message>
    <message>
        <source>given by a variable</source>
        <extracomment>phrases</extracomment>
        <translation>donné par une variable</translation>
    </message>
    <message>
        <source>global modifiers</source>
        <extracomment>phrases</extracomment>
        <translation>modificateurs globaux</translation>
    </message>
    <message>
        <source>gone</source>
        <extracomment>phrases</extracomment>
        <translation>disparu</translation>
    </message>
    <message>
        <source>groups fire from the step to turn 1 on</source>
        <extracomment>phrases</extracomment>
        <translation>les groupes agissent à partir du pas vers le tour 1</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>phrases</extracomment>
        <translation>croissance</translation>
    </message>
    <message>
        <source>had left the game</source>
        <extracomment>phrases</extracomment>
        <translation>avait quitté le jeu</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>phrases</extracomment>
        <translation>a des erreurs</translation>
    </message>
    <message>
        <source>has it already</source>
        <extracomment>phrases</extracomment>
        <translation>l’a déjà</translation>
    </message>
    <message>
        <source>has no destination</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de destination</translation>
    </message>
    <message>
        <source>has no environment</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas d’environnement</translation>
    </message>
    <message>
        <source>has no meter {0}</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de jauge {0}</translation>
    </message>
    <message>
        <source>has no owner</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de propriétaire</translation>
    </message>
    <message>
        <source>has no planet size</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de taille de planète</translation>
    </message>
    <message>
        <source>has no position</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de position</translation>
    </message>
    <message>
        <source>has no second focus</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de seconde vocation</translation>
    </message>
    <message>
        <source>has no source: it is not attached to anything</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de source&#xa0;: n’est rattaché à rien</translation>
    </message>
    <message>
        <source>has no source: no owner, or an owner without a capital</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de source&#xa0;: pas de propriétaire, ou un propriétaire sans capitale</translation>
    </message>
    <message>
        <source>has no star colour</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de couleur d’étoile</translation>
    </message>
    <message>
        <source>has no stockpile of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de stock de {0}</translation>
    </message>
    <message>
        <source>has no such focus</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas cette vocation</translation>
    </message>
    <message>
        <source>has no value of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de valeur de {0}</translation>
    </message>
    <message>
        <source>has no {0}</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas {0}</translation>
    </message>
    <message>
        <source>has {0}</source>
        <extracomment>phrases</extracomment>
        <translation>a {0}</translation>
    </message>
    <message>
        <source>has-errors</source>
        <extracomment>phrases</extracomment>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>hint</source>
        <extracomment>phrases</extracomment>
        <translation>conseil</translation>
    </message>
    <message>
        <source>inactive</source>
        <extracomment>phrases</extracomment>
        <translation>inactif</translation>
    </message>
    <message>
        <source>income</source>
        <extracomment>phrases</extracomment>
        <translation>revenus</translation>
    </message>
    <message>
        <source>is an object</source>
        <extracomment>phrases</extracomment>
        <translation>est un objet</translation>
    </message>
    <message>
        <source>is attached to nothing</source>
        <extracomment>phrases</extracomment>
        <translation>n’est rattaché à rien</translation>
    </message>
    <message>
        <source>is attached to {0}</source>
        <extracomment>phrases</extracomment>
        <translation>est rattaché à {0}</translation>
    </message>
    <message>
        <source>is between systems</source>
        <extracomment>phrases</extracomment>
        <translation>est entre des systèmes</translation>
    </message>
    <message>
        <source>is contained by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>est contenu par {0}</translation>
    </message>
    <message>
        <source>is excluded: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>est exclu&#xa0;: {0}</translation>
    </message>
    <message>
        <source>is in no system</source>
        <extracomment>phrases</extracomment>
        <translation>n’est dans aucun système</translation>
    </message>
    <message>
        <source>is in {0}, owned by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>est dans {0}, propriétaire&#xa0;: {1}</translation>
    </message>
    <message>
        <source>is no planet</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas une planète</translation>
    </message>
    <message>
        <source>is none of those that are compared</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas de ceux qui sont comparés</translation>
    </message>
    <message>
        <source>is not attached to {0}</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas rattaché à {0}</translation>
    </message>
    <message>
        <source>is not contained by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas contenu par {0}</translation>
    </message>
    <message>
        <source>is of class {0}</source>
        <extracomment>phrases</extracomment>
        <translation>est de classe {0}</translation>
    </message>
    <message>
        <source>is of type {0}</source>
        <extracomment>phrases</extracomment>
        <translation>est de type {0}</translation>
    </message>
    <message>
        <source>is on its way to {0}</source>
        <extracomment>phrases</extracomment>
        <translation>est en route vers {0}</translation>
    </message>
    <message>
        <source>is owned by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>propriétaire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>is the capital of no one</source>
        <extracomment>phrases</extracomment>
        <translation>n’est la capitale de personne</translation>
    </message>
    <message>
        <source>is the capital of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>est la capitale de {0}</translation>
    </message>
    <message>
        <source>is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>est {0}</translation>
    </message>
    <message>
        <source>is {0} away</source>
        <extracomment>phrases</extracomment>
        <translation>est à {0} de distance</translation>
    </message>
    <message>
        <source>is {0} jump away</source>
        <extracomment>phrases</extracomment>
        <translation>est à {0} saut</translation>
    </message>
    <message>
        <source>is {0} jumps away</source>
        <extracomment>phrases</extracomment>
        <translation>est à {0} sauts</translation>
    </message>
    <message>
        <source>it does not happen any more</source>
        <extracomment>phrases</extracomment>
        <translation>cela ne se passe plus</translation>
    </message>
    <message>
        <source>it follows from what happens to another object</source>
        <extracomment>phrases</extracomment>
        <translation>cela suit de ce qui arrive à un autre objet</translation>
    </message>
    <message>
        <source>it has happened already</source>
        <extracomment>phrases</extracomment>
        <translation>cela s’est déjà passé</translation>
    </message>
    <message>
        <source>it has no value</source>
        <extracomment>phrases</extracomment>
        <translation>cela n’a pas de valeur</translation>
    </message>
    <message>
        <source>it is false</source>
        <extracomment>phrases</extracomment>
        <translation>c’est faux</translation>
    </message>
    <message>
        <source>it is true</source>
        <extracomment>phrases</extracomment>
        <translation>c’est vrai</translation>
    </message>
    <message>
        <source>it was so already, so nothing happened</source>
        <extracomment>phrases</extracomment>
        <translation>c’était déjà ainsi, rien ne s’est donc passé</translation>
    </message>
    <message>
        <source>its owners are those of its planets</source>
        <extracomment>phrases</extracomment>
        <translation>ses propriétaires sont ceux de ses planètes</translation>
    </message>
    <message>
        <source>its planet size is none</source>
        <extracomment>phrases</extracomment>
        <translation>sa taille de planète est vide</translation>
    </message>
    <message>
        <source>its subject left the game before</source>
        <extracomment>phrases</extracomment>
        <translation>son sujet avait quitté le jeu avant</translation>
    </message>
    <message>
        <source>joined with the source by lanes through systems of an owner of both</source>
        <extracomment>phrases</extracomment>
        <translation>relié à la source par des voies à travers des systèmes d’un propriétaire commun</translation>
    </message>
    <message>
        <source>kept within its bounds</source>
        <extracomment>phrases</extracomment>
        <translation>tenu dans ses bornes</translation>
    </message>
    <message>
        <source>kept within its maximum and bounds</source>
        <extracomment>phrases</extracomment>
        <translation>tenu dans son maximum et ses bornes</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>phrases</extracomment>
        <translation>créé</translation>
    </message>
    <message>
        <source>made by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>créé par {0}</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>phrases</extracomment>
        <translation>déplacé</translation>
    </message>
    <message>
        <source>no class is named</source>
        <extracomment>phrases</extracomment>
        <translation>aucune classe n’est nommée</translation>
    </message>
    <message>
        <source>no destination</source>
        <extracomment>phrases</extracomment>
        <translation>pas de destination</translation>
    </message>
    <message>
        <source>no empire is given by &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne donne pas d’empire</translation>
    </message>
    <message>
        <source>no one</source>
        <extracomment>phrases</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>no owner of {0} ({2}) can build it</source>
        <extracomment>phrases</extracomment>
        <translation>aucun propriétaire de {0} ({2}) ne peut le construire</translation>
    </message>
    <message>
        <source>no owner of {0} ({2}) has it</source>
        <extracomment>phrases</extracomment>
        <translation>aucun propriétaire de {0} ({2}) ne l’a</translation>
    </message>
    <message>
        <source>no source</source>
        <extracomment>phrases</extracomment>
        <translation>pas de source</translation>
    </message>
    <message>
        <source>no special is named</source>
        <extracomment>phrases</extracomment>
        <translation>aucune particularité n’est nommée</translation>
    </message>
    <message>
        <source>no tech is named</source>
        <extracomment>phrases</extracomment>
        <translation>aucune technologie n’est nommée</translation>
    </message>
    <message>
        <source>no {0} is in the game</source>
        <extracomment>phrases</extracomment>
        <translation>aucun {0} n’est en jeu</translation>
    </message>
    <message>
        <source>no-holder</source>
        <extracomment>phrases</extracomment>
        <translation>pas de porteur</translation>
    </message>
    <message>
        <source>no-source</source>
        <extracomment>phrases</extracomment>
        <translation>pas de source</translation>
    </message>
    <message>
        <source>none of the {0} matches anything</source>
        <extracomment>phrases</extracomment>
        <translation>aucune des {0} ne retient quelque chose</translation>
    </message>
    <message>
        <source>not owned by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>non possédé par {0}</translation>
    </message>
    <message>
        <source>not seen by the source</source>
        <extracomment>phrases</extracomment>
        <translation>non vu par la source</translation>
    </message>
    <message>
        <source>not there</source>
        <extracomment>phrases</extracomment>
        <translation>absent</translation>
    </message>
    <message>
        <source>not yet there</source>
        <extracomment>phrases</extracomment>
        <translation>pas encore là</translation>
    </message>
    <message>
        <source>nothing changed by it</source>
        <extracomment>phrases</extracomment>
        <translation>rien n’en a changé</translation>
    </message>
    <message>
        <source>nothing happened that it answers: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>rien ne s’est passé à quoi il réponde&#xa0;: {0}</translation>
    </message>
    <message>
        <source>nothing matches</source>
        <extracomment>phrases</extracomment>
        <translation>rien ne convient</translation>
    </message>
    <message>
        <source>nothing was left of the change</source>
        <extracomment>phrases</extracomment>
        <translation>il n’est rien resté du changement</translation>
    </message>
    <message>
        <source>number {0} of {1} is the first that matches anything, and matches it</source>
        <extracomment>phrases</extracomment>
        <translation>la {0}e de {1} est la première qui retient quelque chose, et elle le retient</translation>
    </message>
    <message>
        <source>number {0} of {1} is the first that matches anything, but cannot be answered of it</source>
        <extracomment>phrases</extracomment>
        <translation>la {0}e de {1} est la première qui retient quelque chose, mais reste sans réponse pour lui</translation>
    </message>
    <message>
        <source>number {0} of {1} is the first that matches anything, but not it</source>
        <extracomment>phrases</extracomment>
        <translation>la {0}e de {1} est la première qui retient quelque chose, mais pas lui</translation>
    </message>
    <message>
        <source>of each {0}</source>
        <extracomment>phrases</extracomment>
        <translation>une par {0}</translation>
    </message>
    <message>
        <source>of the whole run</source>
        <extracomment>phrases</extracomment>
        <translation>de toute la partie</translation>
    </message>
    <message>
        <source>one of the {0} with the commonest {1}</source>
        <extracomment>phrases</extracomment>
        <translation>l’un des {0} à la valeur la plus commune&#xa0;: {1}</translation>
    </message>
    <message>
        <source>one of the {0} with the largest {1}</source>
        <extracomment>phrases</extracomment>
        <translation>l’un des {0} à la plus grande valeur&#xa0;: {1}</translation>
    </message>
    <message>
        <source>one of the {0} with the smallest {1}</source>
        <extracomment>phrases</extracomment>
        <translation>l’un des {0} à la plus petite valeur&#xa0;: {1}</translation>
    </message>
    <message>
        <source>ordered</source>
        <extracomment>phrases</extracomment>
        <translation>ordonné</translation>
    </message>
    <message>
        <source>others did not fire either</source>
        <extracomment>phrases</extracomment>
        <translation>d’autres n’ont pas agi non plus</translation>
    </message>
    <message>
        <source>others passed it by too</source>
        <extracomment>phrases</extracomment>
        <translation>d’autres l’ont laissé aussi</translation>
    </message>
    <message>
        <source>out of scope</source>
        <extracomment>phrases</extracomment>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>owned by anyone</source>
        <extracomment>phrases</extracomment>
        <translation>possédé par quelqu’un</translation>
    </message>
    <message>
        <source>owned by no one</source>
        <extracomment>phrases</extracomment>
        <translation>possédé par personne</translation>
    </message>
    <message>
        <source>owned by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>possédé par {0}</translation>
    </message>
    <message>
        <source>owners that each are {0}</source>
        <extracomment>phrases</extracomment>
        <translation>comme chaque propriétaire {0}</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>phrases</extracomment>
        <translation>payé</translation>
    </message>
    <message>
        <source>prevented</source>
        <extracomment>phrases</extracomment>
        <translation>empêché</translation>
    </message>
    <message>
        <source>produced</source>
        <extracomment>phrases</extracomment>
        <translation>produit</translation>
    </message>
    <message>
        <source>rebuilt each turn</source>
        <extracomment>phrases</extracomment>
        <translation>reconstruit à chaque tour</translation>
    </message>
    <message>
        <source>required</source>
        <extracomment>phrases</extracomment>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>researched</source>
        <extracomment>phrases</extracomment>
        <translation>recherché</translation>
    </message>
    <message>
        <source>scope</source>
        <extracomment>kinds of things</extracomment>
        <translation>portée</translation>
    </message>
    <message>
        <source>seen by the source</source>
        <extracomment>phrases</extracomment>
        <translation>vu par la source</translation>
    </message>
    <message>
        <source>set up</source>
        <extracomment>phrases</extracomment>
        <translation>mis en place</translation>
    </message>
    <message>
        <source>something else happened instead</source>
        <extracomment>phrases</extracomment>
        <translation>autre chose s’est passé à la place</translation>
    </message>
    <message>
        <source>something else happened instead, made so</source>
        <extracomment>phrases</extracomment>
        <translation>autre chose s’est passé à la place, provoqué</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>phrases</extracomment>
        <translation>report</translation>
    </message>
    <message>
        <source>stacked out</source>
        <extracomment>phrases</extracomment>
        <translation>écarté par cumul</translation>
    </message>
    <message>
        <source>stacking</source>
        <extracomment>kinds of things</extracomment>
        <translation>cumul</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>phrases</extracomment>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>switched-off</source>
        <extracomment>phrases</extracomment>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>that it does not hold</source>
        <extracomment>phrases</extracomment>
        <translation>qu’elle soit fausse</translation>
    </message>
    <message>
        <source>that it does not see the source</source>
        <extracomment>phrases</extracomment>
        <translation>qu’il ne voie pas la source</translation>
    </message>
    <message>
        <source>that it sees the source</source>
        <extracomment>phrases</extracomment>
        <translation>qu’il voie la source</translation>
    </message>
    <message>
        <source>the capital of an empire</source>
        <extracomment>phrases</extracomment>
        <translation>la capitale d’un empire</translation>
    </message>
    <message>
        <source>the change was prevented</source>
        <extracomment>phrases</extracomment>
        <translation>le changement a été empêché</translation>
    </message>
    <message>
        <source>the change was reduced to nothing</source>
        <extracomment>phrases</extracomment>
        <translation>le changement a été réduit à rien</translation>
    </message>
    <message>
        <source>the condition inside cannot be answered</source>
        <extracomment>phrases</extracomment>
        <translation>la condition contenue reste sans réponse</translation>
    </message>
    <message>
        <source>the condition inside does not hold</source>
        <extracomment>phrases</extracomment>
        <translation>la condition contenue est fausse</translation>
    </message>
    <message>
        <source>the condition inside holds</source>
        <extracomment>phrases</extracomment>
        <translation>la condition contenue est vraie</translation>
    </message>
    <message>
        <source>the conditional that the effect stands in took the other way</source>
        <extracomment>phrases</extracomment>
        <translation>le cas qui contient l’effet a pris l’autre voie</translation>
    </message>
    <message>
        <source>the effect is not active</source>
        <extracomment>phrases</extracomment>
        <translation>l’effet n’est pas actif</translation>
    </message>
    <message>
        <source>the effect is not active: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>l’effet n’est pas actif&#xa0;: {0}</translation>
    </message>
    <message>
        <source>the effect is switched off</source>
        <extracomment>phrases</extracomment>
        <translation>l’effet est désactivé</translation>
    </message>
    <message>
        <source>the first capital of an empire</source>
        <extracomment>phrases</extracomment>
        <translation>la première capitale d’un empire</translation>
    </message>
    <message>
        <source>the group has errors and is left alone</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe a des erreurs et est laissé de côté</translation>
    </message>
    <message>
        <source>the group includes nothing</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe n’inclut rien</translation>
    </message>
    <message>
        <source>the group is switched off</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe est désactivé</translation>
    </message>
    <message>
        <source>the object was not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>l’objet n’était pas en jeu</translation>
    </message>
    <message>
        <source>the run-time property &apos;{0}&apos; is not given</source>
        <extracomment>phrases</extracomment>
        <translation>la propriété d’exécution «&#xa0;{0}&#xa0;» n’est pas donnée</translation>
    </message>
    <message>
        <source>the scenario&apos;s doing</source>
        <extracomment>phrases</extracomment>
        <translation>par le scénario</translation>
    </message>
    <message>
        <source>the source</source>
        <extracomment>phrases</extracomment>
        <translation>la source</translation>
    </message>
    <message>
        <source>the source has no position</source>
        <extracomment>phrases</extracomment>
        <translation>la source n’a pas de position</translation>
    </message>
    <message>
        <source>the turn did not come to the group</source>
        <extracomment>phrases</extracomment>
        <translation>le tour n’est pas arrivé au groupe</translation>
    </message>
    <message>
        <source>the turn is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>c’est le tour {0}</translation>
    </message>
    <message>
        <source>the vocabulary has no meter {0}</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas de jauge {0}</translation>
    </message>
    <message>
        <source>the vocabulary has no such meter</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas cette jauge</translation>
    </message>
    <message>
        <source>the vocabulary has no such property</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas cette propriété</translation>
    </message>
    <message>
        <source>the vocabulary has no such resource</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas cette ressource</translation>
    </message>
    <message>
        <source>there is no condition inside</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de condition à l’intérieur</translation>
    </message>
    <message>
        <source>there is no condition to ask</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de condition à poser</translation>
    </message>
    <message>
        <source>there is no empire &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’empire «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no value for &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de valeur pour «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no way</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de chemin</translation>
    </message>
    <message>
        <source>there is none on the map</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y en a pas sur la carte</translation>
    </message>
    <message>
        <source>there is nothing to compare</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a rien à comparer</translation>
    </message>
    <message>
        <source>there is nothing to count</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a rien à compter</translation>
    </message>
    <message>
        <source>there is nothing to measure to</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a rien jusqu’où mesurer</translation>
    </message>
    <message>
        <source>there was not enough to pay it</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y avait pas de quoi le payer</translation>
    </message>
    <message>
        <source>to {0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>à {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>trigger</source>
        <extracomment>phrases</extracomment>
        <translation>déclencheur</translation>
    </message>
    <message>
        <source>type {0}</source>
        <extracomment>phrases</extracomment>
        <translation>type {0}</translation>
    </message>
    <message>
        <source>unable</source>
        <extracomment>phrases</extracomment>
        <translation>impossible</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>phrases</extracomment>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>was active, and its scope was empty</source>
        <extracomment>phrases</extracomment>
        <translation>était actif, et sa portée était vide</translation>
    </message>
    <message>
        <source>was allowed to it in play, whatever the class&apos;s flag says and whatever must be owned before</source>
        <extracomment>phrases</extracomment>
        <translation>lui a été permis en jeu, quoi que dise la classe et quoi qu’il faille posséder avant</translation>
    </message>
    <message>
        <source>was destroyed by an earlier effect of the group</source>
        <extracomment>phrases</extracomment>
        <translation>a été détruit par un effet précédent du groupe</translation>
    </message>
    <message>
        <source>was destroyed earlier in the turn</source>
        <extracomment>phrases</extracomment>
        <translation>a été détruit plus tôt dans le tour</translation>
    </message>
    <message>
        <source>was forbidden to it in play</source>
        <extracomment>phrases</extracomment>
        <translation>lui a été interdit en jeu</translation>
    </message>
    <message>
        <source>was made by nothing</source>
        <extracomment>phrases</extracomment>
        <translation>n’a été créé par rien</translation>
    </message>
    <message>
        <source>was made by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>a été créé par {0}</translation>
    </message>
    <message>
        <source>was made in this turn: its groups are first considered in the next one</source>
        <extracomment>phrases</extracomment>
        <translation>a été créé à ce tour&#xa0;: ses groupes ne sont considérés qu’au suivant</translation>
    </message>
    <message>
        <source>was made {0} turn ago</source>
        <extracomment>phrases</extracomment>
        <translation>a été créé il y a {0} tour</translation>
    </message>
    <message>
        <source>was made {0} turns ago</source>
        <extracomment>phrases</extracomment>
        <translation>a été créé il y a {0} tours</translation>
    </message>
    <message>
        <source>was not needed: the payment was made without it</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas été nécessaire&#xa0;: le paiement s’est fait sans lui</translation>
    </message>
    <message>
        <source>was not yet in the game</source>
        <extracomment>phrases</extracomment>
        <translation>n’était pas encore en jeu</translation>
    </message>
    <message>
        <source>was the capital of no one as the game began</source>
        <extracomment>phrases</extracomment>
        <translation>n’était la capitale de personne au début du jeu</translation>
    </message>
    <message>
        <source>was the capital of {0} as the game began</source>
        <extracomment>phrases</extracomment>
        <translation>était la capitale de {0} au début du jeu</translation>
    </message>
    <message>
        <source>what is asked for, which nothing is</source>
        <extracomment>phrases</extracomment>
        <translation>ce qui est demandé, et rien ne l’est</translation>
    </message>
    <message>
        <source>what the condition inside matches</source>
        <extracomment>phrases</extracomment>
        <translation>ce que retient la condition contenue</translation>
    </message>
    <message>
        <source>what the source aims at, which is nothing</source>
        <extracomment>phrases</extracomment>
        <translation>ce que vise la source, c’est-à-dire rien</translation>
    </message>
    <message>
        <source>who sees it was found</source>
        <extracomment>phrases</extracomment>
        <translation>qui le voit a été établi</translation>
    </message>
    <message>
        <source>{0} (also {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (aussi {1})</translation>
    </message>
    <message>
        <source>{0} ({1} where it is left out)</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1} si absent)</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Holds conditions.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Contient des conditions.</translation>
    </message>
    <message>
        <source>{0} Holds conditions; may be left out.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Contient des conditions&#xa0;; peut être absent.</translation>
    </message>
    <message>
        <source>{0} Holds effects.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Contient des effets.</translation>
    </message>
    <message>
        <source>{0} Holds effects; may be left out.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Contient des effets&#xa0;; peut être absent.</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} et {1}</translation>
    </message>
    <message>
        <source>{0} answers competed ({1}, step {2})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} réponses étaient en concurrence ({1}, étape {2})</translation>
    </message>
    <message>
        <source>{0} answers competed ({1}, step {2}); {3} decided</source>
        <extracomment>phrases</extracomment>
        <translation>{0} réponses étaient en concurrence ({1}, étape {2})&#xa0;; {3} a décidé</translation>
    </message>
    <message>
        <source>{0} as second focus</source>
        <extracomment>phrases</extracomment>
        <translation>{0} comme seconde vocation</translation>
    </message>
    <message>
        <source>{0} belongs to no grouping</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne fait partie d’aucun regroupement</translation>
    </message>
    <message>
        <source>{0} belongs to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} fait partie de {1}</translation>
    </message>
    <message>
        <source>{0} by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} par {1}</translation>
    </message>
    <message>
        <source>{0} can build {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} peut construire {1}</translation>
    </message>
    <message>
        <source>{0} cannot build {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne peut pas construire {1}</translation>
    </message>
    <message>
        <source>{0} does not hold</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est faux</translation>
    </message>
    <message>
        <source>{0} has no source</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas de source</translation>
    </message>
    <message>
        <source>{0} has no value</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas de valeur</translation>
    </message>
    <message>
        <source>{0} has no {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas {1}</translation>
    </message>
    <message>
        <source>{0} has {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} a {1}</translation>
    </message>
    <message>
        <source>{0} is not of the class {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est pas de la classe {1}</translation>
    </message>
    <message>
        <source>{0} is not seen by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est pas vu par {1}</translation>
    </message>
    <message>
        <source>{0} is seen by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est vu par {1}</translation>
    </message>
    <message>
        <source>{0} is {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} vaut {1}</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <extracomment>phrases</extracomment>
        <translation>{0} a perdu</translation>
    </message>
    <message>
        <source>{0} lost: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} a perdu&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} object matches</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objet retenu</translation>
    </message>
    <message>
        <source>{0} objects match</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objets retenus</translation>
    </message>
    <message>
        <source>{0} of part {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} de la partie {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>{0} of {1} hold</source>
        <extracomment>phrases</extracomment>
        <translation>{0} de {1} sont vraies</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ou {1}</translation>
    </message>
    <message>
        <source>{0} won</source>
        <extracomment>phrases</extracomment>
        <translation>{0} a gagné</translation>
    </message>
    <message>
        <source>{0} won: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} a gagné&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}, as main or second focus</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, comme vocation principale ou seconde</translation>
    </message>
    <message>
        <source>{0}, as of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, comme {1}</translation>
    </message>
    <message>
        <source>{0}, at which the source aims</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, que vise la source</translation>
    </message>
    <message>
        <source>{0}, changed to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, changé en {1}</translation>
    </message>
    <message>
        <source>{0}, nothing of {1} among them</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, rien de {1} parmi eux</translation>
    </message>
    <message>
        <source>{0}, wanted: not {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, demandé&#xa0;: non {1}</translation>
    </message>
    <message>
        <source>{0}, wanted: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, demandé&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} answered</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, {1}&#xa0;: {2} a répondu</translation>
    </message>
    <message>
        <source>{0}: place {1} of {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;: place {1} de {2}</translation>
    </message>
    <message>
        <source>{0}: refused, {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;: refusé, {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;: {1} {2}</translation>
    </message>
    <message>
        <source>{0}: {1}{2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;: {1}{2}</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;; {1}</translation>
    </message>
    <message>
        <source>{0}{1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}{1}</translation>
    </message>
    <message>
        <source>write a negative constant in front: -1 * Source.Farming</source>
        <extracomment>functions</extracomment>
        <translation>écrivez une constante négative devant&#xa0;: -1 * Source.Farming</translation>
    </message>
    <message>
        <source>multiply by a constant: * 0.5 for / 2</source>
        <extracomment>functions</extracomment>
        <translation>multipliez par une constante&#xa0;: * 0.5 pour / 2</translation>
    </message>
    <message>
        <source>use a sum of products of constants and meters</source>
        <extracomment>functions</extracomment>
        <translation>utilisez une somme de produits de constantes et de jauges</translation>
    </message>
    <message>
        <source>write the product out: Farming * Farming</source>
        <extracomment>functions</extracomment>
        <translation>écrivez le produit en entier&#xa0;: Farming * Farming</translation>
    </message>
    <message>
        <source>take the truth test to a condition</source>
        <extracomment>functions</extracomment>
        <translation>faites du test de vérité une condition</translation>
    </message>
    <message>
        <source>make two effects, each with a condition of its own</source>
        <extracomment>functions</extracomment>
        <translation>faites-en deux effets, chacun avec sa condition</translation>
    </message>
    <message>
        <source>use the effect that lowers a meter to at most a value</source>
        <extracomment>functions</extracomment>
        <translation>utilisez l’effet qui abaisse une jauge à une valeur au plus</translation>
    </message>
    <message>
        <source>use the effect that raises a meter to at least a value</source>
        <extracomment>functions</extracomment>
        <translation>utilisez l’effet qui élève une jauge à une valeur au moins</translation>
    </message>
    <message>
        <source>speak of Source or Target</source>
        <extracomment>functions</extracomment>
        <translation>parlez de Source ou de Target</translation>
    </message>
    <message>
        <source>read the object itself: Source.Population</source>
        <extracomment>functions</extracomment>
        <translation>lisez l’objet lui-même&#xa0;: Source.Population</translation>
    </message>
    <message>
        <source>defines</source>
        <extracomment>kinds of things</extracomment>
        <translation>constantes</translation>
    </message>
    <message>
        <source>enumerations</source>
        <extracomment>kinds of things</extracomment>
        <translation>énumérations</translation>
    </message>
    <message>
        <source>kinds</source>
        <extracomment>kinds of things</extracomment>
        <translation>genres</translation>
    </message>
    <message>
        <source>meters</source>
        <extracomment>kinds of things</extracomment>
        <translation>jauges</translation>
    </message>
    <message>
        <source>occurrences</source>
        <extracomment>kinds of things</extracomment>
        <translation>occurrences</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>kinds of things</extracomment>
        <translation>options</translation>
    </message>
    <message>
        <source>properties</source>
        <extracomment>kinds of things</extracomment>
        <translation>propriétés</translation>
    </message>
    <message>
        <source>resources</source>
        <extracomment>kinds of things</extracomment>
        <translation>ressources</translation>
    </message>
    <message>
        <source>types</source>
        <extracomment>kinds of things</extracomment>
        <translation>types</translation>
    </message>
    <message>
        <source> ({0} orders tried, not all)</source>
        <extracomment>phrases</extracomment>
        <translation> ({0} ordres essayés, pas tous)</translation>
    </message>
    <message>
        <source> that another is below</source>
        <extracomment>phrases</extracomment>
        <translation> sous laquelle s’en trouve une autre</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has a text already</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a déjà un texte</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no Speed</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de Speed</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no text</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de texte</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no value &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de valeur «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no {1}</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas&#xa0;: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; holds something that no import wrote; name an empty or new folder</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» contient quelque chose qu’aucune importation n’a écrit&#xa0;; indiquez un dossier vide ou nouveau</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is neither Source nor Target</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est ni Source ni Target</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no class of the type &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une classe du type «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no constant for &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une constante pour «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no folder</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un dossier</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not hidden any more</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est plus caché</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas dans la partie</translation>
    </message>
    <message>
        <source>is not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas dans la partie</translation>
    </message>
    <message>
        <source>action {0} of the condition &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>action {0} de la condition «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not known</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas connu</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not of the form OBJECT.VALUE=CONSTANT</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas la forme OBJET.VALEUR=CONSTANTE</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not the name of a language, as &apos;de&apos; or &apos;pt-BR&apos; is</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas le nom d’une langue, comme «&#xa0;de&#xa0;» ou «&#xa0;pt-BR&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is nowhere</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est nulle part</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; was not expected here</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’était pas attendu ici</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; was read as &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a été lu comme «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} bytes of files</source>
        <extracomment>phrases</extracomment>
        <translation>{0} octets de fichiers</translation>
    </message>
    <message>
        <source>; did you mean &apos;{0}&apos;?</source>
        <extracomment>phrases</extracomment>
        <translation>&#xa0;; peut-être «&#xa0;{0}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>All that is owned.</source>
        <extracomment>phrases</extracomment>
        <translation>Tout ce qui a un propriétaire.</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <extracomment>phrases</extracomment>
        <translation>périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <extracomment>phrases</extracomment>
        <translation>le dossier n’est pas vide</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <extracomment>phrases</extracomment>
        <translation>le quota de disque est dépassé</translation>
    </message>
    <message>
        <source>File exists</source>
        <extracomment>phrases</extracomment>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <extracomment>phrases</extracomment>
        <translation>le nom de fichier est trop long</translation>
    </message>
    <message>
        <source>File too large</source>
        <extracomment>phrases</extracomment>
        <translation>le fichier est trop grand</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>phrases</extracomment>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>phrases</extracomment>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>phrases</extracomment>
        <translation>il ne reste plus de place sur le périphérique</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de tel fichier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>phrases</extracomment>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>One for the whole run.</source>
        <extracomment>phrases</extracomment>
        <translation>Une pour toute l’exécution.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>phrases</extracomment>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>phrases</extracomment>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>phrases</extracomment>
        <translation>le système de fichiers est en lecture seule</translation>
    </message>
    <message>
        <source>The capitals of empires.</source>
        <extracomment>phrases</extracomment>
        <translation>Les capitales des empires.</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>phrases</extracomment>
        <translation>trop de liens à la suite</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <extracomment>phrases</extracomment>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>a building</source>
        <extracomment>phrases</extracomment>
        <translation>un bâtiment</translation>
    </message>
    <message>
        <source>a name is missing after the dot</source>
        <extracomment>phrases</extracomment>
        <translation>il manque un nom après le point</translation>
    </message>
    <message>
        <source>a planet</source>
        <extracomment>phrases</extracomment>
        <translation>une planète</translation>
    </message>
    <message>
        <source>a selection and {0} values</source>
        <extracomment>phrases</extracomment>
        <translation>une sélection et {0} valeurs</translation>
    </message>
    <message>
        <source>a text stands here without a name</source>
        <extracomment>phrases</extracomment>
        <translation>un texte se trouve ici sans nom</translation>
    </message>
    <message>
        <source>a value is missing at the end</source>
        <extracomment>phrases</extracomment>
        <translation>il manque une valeur à la fin</translation>
    </message>
    <message>
        <source>add &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ajouter «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>add &apos;{0}&apos; to the string table</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez «&#xa0;{0}&#xa0;» à la table de textes</translation>
    </message>
    <message>
        <source>add &lt;name&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez &lt;name&gt;</translation>
    </message>
    <message>
        <source>add a &lt;Category&gt; of that name</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez une &lt;Category&gt; de ce nom</translation>
    </message>
    <message>
        <source>add a condition</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez une condition</translation>
    </message>
    <message>
        <source>add a condition, or take it out</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez une condition, ou retirez-le</translation>
    </message>
    <message>
        <source>add a value</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez une valeur</translation>
    </message>
    <message>
        <source>add it</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez-le</translation>
    </message>
    <message>
        <source>affiliation</source>
        <extracomment>phrases</extracomment>
        <translation>appartenance</translation>
    </message>
    <message>
        <source>after</source>
        <extracomment>phrases</extracomment>
        <translation>après</translation>
    </message>
    <message>
        <source>after &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>après «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>an OBJECT</source>
        <extracomment>phrases</extracomment>
        <translation>un OBJECT</translation>
    </message>
    <message>
        <source>an element</source>
        <extracomment>phrases</extracomment>
        <translation>un élément</translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>phrases</extracomment>
        <translation>avant</translation>
    </message>
    <message>
        <source>before &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>avant «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>calculate with numbers only</source>
        <extracomment>phrases</extracomment>
        <translation>ne calculez qu’avec des nombres</translation>
    </message>
    <message>
        <source>cannot delete &apos;{0}&apos;: another program has changed it</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de supprimer «&#xa0;{0}&#xa0;»&#xa0;: un autre programme l’a modifié</translation>
    </message>
    <message>
        <source>cannot delete &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de supprimer «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>cannot look at &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’examiner «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>cannot make the folder &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de créer le dossier «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>cannot make the folder of &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de créer le dossier de «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>cannot open &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’ouvrir «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>cannot read &apos;{0}&apos;: it is larger than {1} MB</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de lire «&#xa0;{0}&#xa0;»&#xa0;: il dépasse {1} Mo</translation>
    </message>
    <message>
        <source>cannot read &apos;{0}&apos;: it is not a file</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de lire «&#xa0;{0}&#xa0;»&#xa0;: ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>cannot read &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de lire «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>cannot rename to &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de renommer en «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>category</source>
        <extracomment>phrases</extracomment>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>constant</source>
        <extracomment>phrases</extracomment>
        <translation>constante</translation>
    </message>
    <message>
        <source>current {0}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} actuel</translation>
    </message>
    <message>
        <source>define it, or take this out</source>
        <extracomment>phrases</extracomment>
        <translation>définissez-le, ou retirez ceci</translation>
    </message>
    <message>
        <source>did you mean &apos;{0}&apos;?</source>
        <extracomment>phrases</extracomment>
        <translation>peut-être «&#xa0;{0}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>divide by another number</source>
        <extracomment>phrases</extracomment>
        <translation>divisez par un autre nombre</translation>
    </message>
    <message>
        <source>divide it into several effects</source>
        <extracomment>phrases</extracomment>
        <translation>répartissez-la sur plusieurs effets</translation>
    </message>
    <message>
        <source>empires</source>
        <extracomment>phrases</extracomment>
        <translation>empires</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>phrases</extracomment>
        <translation>indicateur (0 ou 1)</translation>
    </message>
    <message>
        <source>focus</source>
        <extracomment>phrases</extracomment>
        <translation>vocation</translation>
    </message>
    <message>
        <source>how well a planet suits a race is nothing that the engine knows</source>
        <extracomment>phrases</extracomment>
        <translation>le programme ne sait pas si une planète convient à un peuple</translation>
    </message>
    <message>
        <source>insert &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>insérer «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>is not asked: the expression is too long</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas interrogé&#xa0;: l’expression est trop longue</translation>
    </message>
    <message>
        <source>is not well-formed</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas bien formé</translation>
    </message>
    <message>
        <source>it acted on the owner of the source once for each object in scope</source>
        <extracomment>phrases</extracomment>
        <translation>il agissait sur le propriétaire de la source une fois pour chaque objet de la portée</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <extracomment>phrases</extracomment>
        <translation>il ne peut pas être lu</translation>
    </message>
    <message>
        <source>it did things that the engine keeps apart; some of its effects are in &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il faisait des choses que le programme sépare&#xa0;; une partie de ses effets est dans «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>it did things that the engine keeps apart; some of its effects are in &apos;{0}&apos;, which draws its chances apart</source>
        <extracomment>phrases</extracomment>
        <translation>il faisait des choses que le programme sépare&#xa0;; une partie de ses effets est dans «&#xa0;{0}&#xa0;», qui tire ses hasards à part</translation>
    </message>
    <message>
        <source>it has a fault</source>
        <extracomment>phrases</extracomment>
        <translation>il a une faute</translation>
    </message>
    <message>
        <source>it has to hold one condition</source>
        <extracomment>phrases</extracomment>
        <translation>il doit contenir une condition</translation>
    </message>
    <message>
        <source>it is a {0}</source>
        <extracomment>phrases</extracomment>
        <translation>son format est {0}</translation>
    </message>
    <message>
        <source>it is broken in the source</source>
        <extracomment>phrases</extracomment>
        <translation>il est fautif dans la source</translation>
    </message>
    <message>
        <source>it is no number</source>
        <extracomment>phrases</extracomment>
        <translation>ce n’est pas un nombre</translation>
    </message>
    <message>
        <source>it is too long</source>
        <extracomment>phrases</extracomment>
        <translation>il est trop long</translation>
    </message>
    <message>
        <source>it means nothing in &lt;XMLDoc&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>il ne signifie rien dans &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>it means nothing in &lt;{0}&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>il ne signifie rien dans &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>it picked some of the matching objects at random, which no condition of the engine does</source>
        <extracomment>phrases</extracomment>
        <translation>elle choisissait au hasard quelques-uns des objets retenus, ce qu’aucune condition du programme ne fait</translation>
    </message>
    <message>
        <source>it reads {0}, so it acts at priority {1} or later, after all that builds it</source>
        <extracomment>phrases</extracomment>
        <translation>il lit {0}, il agit donc à la priorité {1} ou plus tard, après tout ce qui le construit</translation>
    </message>
    <message>
        <source>it reads {0}, which groups build that read what it builds: no order is right</source>
        <extracomment>phrases</extracomment>
        <translation>il lit {0}, que construisent des groupes qui lisent ce qu’il construit&#xa0;: aucun ordre ne convient</translation>
    </message>
    <message>
        <source>its attributes</source>
        <extracomment>phrases</extracomment>
        <translation>ses attributs</translation>
    </message>
    <message>
        <source>its name has a fault</source>
        <extracomment>phrases</extracomment>
        <translation>son nom a une faute</translation>
    </message>
    <message>
        <source>its scope asks for an object</source>
        <extracomment>phrases</extracomment>
        <translation>sa portée demande un objet</translation>
    </message>
    <message>
        <source>its source is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>sa source est {0}</translation>
    </message>
    <message>
        <source>kind of items</source>
        <extracomment>phrases</extracomment>
        <translation>genre d’objets</translation>
    </message>
    <message>
        <source>meter &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>la jauge «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>meter {0}</source>
        <extracomment>phrases</extracomment>
        <translation>jauge {0}</translation>
    </message>
    <message>
        <source>meters went to 100, so the high of {0} is no upper limit</source>
        <extracomment>phrases</extracomment>
        <translation>les jauges allaient jusqu’à 100, le haut de {0} n’est donc pas une limite</translation>
    </message>
    <message>
        <source>multiply each term by itself: a * c + b * c for (a + b) * c</source>
        <extracomment>phrases</extracomment>
        <translation>multipliez chaque terme à part&#xa0;: a * c + b * c pour (a + b) * c</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>phrases</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>no class</source>
        <extracomment>phrases</extracomment>
        <translation>aucune classe</translation>
    </message>
    <message>
        <source>no condition of the engine asks who sees an object</source>
        <extracomment>phrases</extracomment>
        <translation>aucune condition du programme ne demande qui voit un objet</translation>
    </message>
    <message>
        <source>no empire of the game is called &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>aucun empire de la partie ne s’appelle «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>no file defines it</source>
        <extracomment>phrases</extracomment>
        <translation>aucun fichier ne le définit</translation>
    </message>
    <message>
        <source>no lane leads from {0}</source>
        <extracomment>phrases</extracomment>
        <translation>aucune voie ne part de {0}</translation>
    </message>
    <message>
        <source>no tech is of this category</source>
        <extracomment>phrases</extracomment>
        <translation>aucune technologie n’est de cette catégorie</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>phrases</extracomment>
        <translation>aucun type</translation>
    </message>
    <message>
        <source>no way along lanes leads from where {0} is to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>aucun chemin par les voies ne mène de l’endroit où est {0} à {1}</translation>
    </message>
    <message>
        <source>no way along lanes leads from {0} to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>aucun chemin par les voies ne mène de {0} à {1}</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>phrases</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>nothing in the engine stands for {0}</source>
        <extracomment>phrases</extracomment>
        <translation>rien dans le programme ne correspond à {0}</translation>
    </message>
    <message>
        <source>nothing in the game is called &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>rien dans la partie ne s’appelle «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>nothing makes the items of a tech available without the tech</source>
        <extracomment>phrases</extracomment>
        <translation>rien ne rend disponibles les objets d’une technologie sans la technologie</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>phrases</extracomment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>object type</source>
        <extracomment>phrases</extracomment>
        <translation>type d’objet</translation>
    </message>
    <message>
        <source>objects</source>
        <extracomment>phrases</extracomment>
        <translation>les objets</translation>
    </message>
    <message>
        <source>objects have no &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>les objets n’ont pas de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>objects have no effect target yet</source>
        <extracomment>phrases</extracomment>
        <translation>les objets n’ont pas encore de cible d’effets</translation>
    </message>
    <message>
        <source>objects of the type &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>les objets du type «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>only Source.Owner names an empire that the engine knows</source>
        <extracomment>phrases</extracomment>
        <translation>seul Source.Owner désigne un empire que le programme connaît</translation>
    </message>
    <message>
        <source>projects cannot be attached to the type {0}</source>
        <extracomment>phrases</extracomment>
        <translation>on ne peut rattacher de projets au type {0}</translation>
    </message>
    <message>
        <source>property {0}</source>
        <extracomment>phrases</extracomment>
        <translation>propriété {0}</translation>
    </message>
    <message>
        <source>put eng_stringtable.txt beside the XML files</source>
        <extracomment>phrases</extracomment>
        <translation>placez eng_stringtable.txt à côté des fichiers XML</translation>
    </message>
    <message>
        <source>put it into the &lt;effects&gt; of a class</source>
        <extracomment>phrases</extracomment>
        <translation>mettez-le dans les &lt;effects&gt; d’une classe</translation>
    </message>
    <message>
        <source>put it into the &lt;effects&gt; of its class</source>
        <extracomment>phrases</extracomment>
        <translation>mettez-le dans les &lt;effects&gt; de sa classe</translation>
    </message>
    <message>
        <source>put them into Condition::And or Condition::Or</source>
        <extracomment>phrases</extracomment>
        <translation>mettez-les dans Condition::And ou Condition::Or</translation>
    </message>
    <message>
        <source>read a meter, with Max or Current in front</source>
        <extracomment>phrases</extracomment>
        <translation>lisez une jauge, précédée de Max ou de Current</translation>
    </message>
    <message>
        <source>remove &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>rename to &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>renommer en «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>replace with &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>remplacer par «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>scopes</source>
        <extracomment>phrases</extracomment>
        <translation>portées</translation>
    </message>
    <message>
        <source>stand more</source>
        <extracomment>phrases</extracomment>
        <translation>davantage</translation>
    </message>
    <message>
        <source>stands none</source>
        <extracomment>phrases</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>stands one</source>
        <extracomment>phrases</extracomment>
        <translation>un seul</translation>
    </message>
    <message>
        <source>stockpile of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>stock de {0}</translation>
    </message>
    <message>
        <source>systems</source>
        <extracomment>phrases</extracomment>
        <translation>systèmes</translation>
    </message>
    <message>
        <source>take it out</source>
        <extracomment>phrases</extracomment>
        <translation>retirez-le</translation>
    </message>
    <message>
        <source>take it out, or make it a comment</source>
        <extracomment>phrases</extracomment>
        <translation>retirez-le, ou faites-en un commentaire</translation>
    </message>
    <message>
        <source>take it out, or put it where it belongs</source>
        <extracomment>phrases</extracomment>
        <translation>retirez-le, ou mettez-le à sa place</translation>
    </message>
    <message>
        <source>the attribute</source>
        <extracomment>phrases</extracomment>
        <translation>l’attribut</translation>
    </message>
    <message>
        <source>the current value of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur actuelle de {0}</translation>
    </message>
    <message>
        <source>the define &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>la constante «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the documentation of the dialect lists the conditions</source>
        <extracomment>phrases</extracomment>
        <translation>la documentation du dialecte énumère les conditions</translation>
    </message>
    <message>
        <source>the documentation of the dialect lists the effects</source>
        <extracomment>phrases</extracomment>
        <translation>la documentation du dialecte énumère les effets</translation>
    </message>
    <message>
        <source>the earlier one</source>
        <extracomment>phrases</extracomment>
        <translation>le premier</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; has no build object</source>
        <extracomment>phrases</extracomment>
        <translation>l’empire «&#xa0;{0}&#xa0;» n’a pas d’objet de construction</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; has no such stockpile</source>
        <extracomment>phrases</extracomment>
        <translation>l’empire «&#xa0;{0}&#xa0;» n’a pas de tel stock</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; is not human</source>
        <extracomment>phrases</extracomment>
        <translation>l’empire «&#xa0;{0}&#xa0;» n’est pas humain</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; is not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>l’empire «&#xa0;{0}&#xa0;» n’est pas dans la partie</translation>
    </message>
    <message>
        <source>the engine has no ship components</source>
        <extracomment>phrases</extracomment>
        <translation>le programme n’a pas de composants de vaisseau</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <extracomment>phrases</extracomment>
        <translation>l’expression est vide</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <extracomment>phrases</extracomment>
        <translation>l’expression est imbriquée trop profondément</translation>
    </message>
    <message>
        <source>the expression is too long</source>
        <extracomment>phrases</extracomment>
        <translation>l’expression est trop longue</translation>
    </message>
    <message>
        <source>the first &lt;{0}&gt; counts</source>
        <extracomment>phrases</extracomment>
        <translation>le premier &lt;{0}&gt; compte</translation>
    </message>
    <message>
        <source>the first one counts; rename this one</source>
        <extracomment>phrases</extracomment>
        <translation>le premier compte&#xa0;; renommez celui-ci</translation>
    </message>
    <message>
        <source>the first one counts; take this one out</source>
        <extracomment>phrases</extracomment>
        <translation>le premier compte&#xa0;; retirez celui-ci</translation>
    </message>
    <message>
        <source>the group has no source</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe n’a pas de source</translation>
    </message>
    <message>
        <source>the group is switched off, as a part of it is missing</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe est désactivé, car il en manque une partie</translation>
    </message>
    <message>
        <source>the id of a column</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’une colonne</translation>
    </message>
    <message>
        <source>the id of a function</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’une fonction</translation>
    </message>
    <message>
        <source>the id of a table</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’une table</translation>
    </message>
    <message>
        <source>the id of a {0}</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant ({0})</translation>
    </message>
    <message>
        <source>the id of an aggregate</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’un agrégat</translation>
    </message>
    <message>
        <source>the id of an {0}</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant ({0})</translation>
    </message>
    <message>
        <source>the initial value {0} is not between {1} and {2}</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur initiale {0} n’est pas entre {1} et {2}</translation>
    </message>
    <message>
        <source>the maximum of the meter &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>le maximum de la jauge «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the meter &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>la jauge «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the minimum {0} is above the maximum {1}</source>
        <extracomment>phrases</extracomment>
        <translation>le minimum {0} dépasse le maximum {1}</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>la propriété «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the resource &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>la ressource «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the stacking group &apos;{0}&apos; is called &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe de cumul «&#xa0;{0}&#xa0;» s’appelle «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>the stockpile of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>le stock de {0}</translation>
    </message>
    <message>
        <source>the table of &apos;{0}&apos; has faults; mend them first</source>
        <extracomment>phrases</extracomment>
        <translation>la table de «&#xa0;{0}&#xa0;» a des fautes&#xa0;; corrigez-les d’abord</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; cannot be changed where it stands</source>
        <extracomment>phrases</extracomment>
        <translation>le texte de «&#xa0;{0}&#xa0;» en «&#xa0;{1}&#xa0;» ne peut pas être changé là où il est</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; holds other elements or comments</source>
        <extracomment>phrases</extracomment>
        <translation>le texte de «&#xa0;{0}&#xa0;» en «&#xa0;{1}&#xa0;» contient d’autres éléments ou des commentaires</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; holds what XML cannot hold</source>
        <extracomment>phrases</extracomment>
        <translation>le texte de «&#xa0;{0}&#xa0;» en «&#xa0;{1}&#xa0;» contient ce que XML ne peut contenir</translation>
    </message>
    <message>
        <source>the text of several lines is never closed</source>
        <extracomment>phrases</extracomment>
        <translation>le texte sur plusieurs lignes n’est jamais fermé</translation>
    </message>
    <message>
        <source>the type &apos;project&apos; has no property &apos;{0}&apos; of the format {1}</source>
        <extracomment>phrases</extracomment>
        <translation>le type «&#xa0;project&#xa0;» n’a pas de propriété «&#xa0;{0}&#xa0;» du format {1}</translation>
    </message>
    <message>
        <source>the type &apos;project&apos; names no class for new projects</source>
        <extracomment>phrases</extracomment>
        <translation>le type «&#xa0;project&#xa0;» ne désigne pas de classe pour les nouveaux projets</translation>
    </message>
    <message>
        <source>the value</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur</translation>
    </message>
    <message>
        <source>the vocabulary has no type &apos;game&apos;, whose object holds what is global</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas de type «&#xa0;game&#xa0;», dont l’objet porte ce qui est global</translation>
    </message>
    <message>
        <source>the vocabulary has no type &apos;project&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas de type «&#xa0;project&#xa0;»</translation>
    </message>
    <message>
        <source>there are no elements in it</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’éléments dedans</translation>
    </message>
    <message>
        <source>there are words outside of elements</source>
        <extracomment>phrases</extracomment>
        <translation>il y a des mots hors des éléments</translation>
    </message>
    <message>
        <source>there is a processing instruction in it, which text cannot hold</source>
        <extracomment>phrases</extracomment>
        <translation>il contient une instruction de traitement, que le texte ne peut contenir</translation>
    </message>
    <message>
        <source>there is no amount to change</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de quantité à changer</translation>
    </message>
    <message>
        <source>there is no class &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de classe «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no object &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’objet «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no such condition</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de telle condition</translation>
    </message>
    <message>
        <source>there is no such effect</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de tel effet</translation>
    </message>
    <message>
        <source>there is no such kind</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de tel genre</translation>
    </message>
    <message>
        <source>there is no such type</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de tel type</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>this bracket is never closed</source>
        <extracomment>phrases</extracomment>
        <translation>cette parenthèse n’est jamais fermée</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <extracomment>phrases</extracomment>
        <translation>ceci divise par 0</translation>
    </message>
    <message>
        <source>this does not say what to read of the object</source>
        <extracomment>phrases</extracomment>
        <translation>ceci ne dit pas quoi lire de l’objet</translation>
    </message>
    <message>
        <source>this quote does not end</source>
        <extracomment>phrases</extracomment>
        <translation>ce guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>this stands behind a quoted cell</source>
        <extracomment>phrases</extracomment>
        <translation>ceci se trouve derrière une cellule entre guillemets</translation>
    </message>
    <message>
        <source>turn {0}: no order matters: {1} conflicts, {2} other orders{3}</source>
        <extracomment>findings</extracomment>
        <translation>tour {0}&#xa0;: aucun ordre n’importe&#xa0;: {1} conflits, {2} autres ordres{3}</translation>
    </message>
    <message>
        <source>turn {0}: order matters: {1} outcomes{2}</source>
        <extracomment>phrases</extracomment>
        <translation>tour {0}&#xa0;: l’ordre importe&#xa0;: {1} issues{2}</translation>
    </message>
    <message>
        <source>type of techs</source>
        <extracomment>phrases</extracomment>
        <translation>type de technologies</translation>
    </message>
    <message>
        <source>use constants and the meters of Source and Target</source>
        <extracomment>phrases</extracomment>
        <translation>utilisez des constantes et les jauges de Source et de Target</translation>
    </message>
    <message>
        <source>was not asked to the end</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas été interrogé jusqu’au bout</translation>
    </message>
    <message>
        <source>what is no number may be read of the source only</source>
        <extracomment>phrases</extracomment>
        <translation>ce qui n’est pas un nombre ne peut être lu que de la source</translation>
    </message>
    <message>
        <source>what it asks for has errors</source>
        <extracomment>phrases</extracomment>
        <translation>ce qu’elle demande a des erreurs</translation>
    </message>
    <message>
        <source>when</source>
        <extracomment>phrases</extracomment>
        <translation>lors de</translation>
    </message>
    <message>
        <source>would take too much work</source>
        <extracomment>phrases</extracomment>
        <translation>demanderait trop de travail</translation>
    </message>
    <message>
        <source>write &apos;&apos;&apos; at its end</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez &apos;&apos;&apos; à sa fin</translation>
    </message>
    <message>
        <source>write &apos;)&apos; where it ends</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez «&#xa0;)&#xa0;» là où elle finit</translation>
    </message>
    <message>
        <source>write 0 or 1</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez 0 ou 1</translation>
    </message>
    <message>
        <source>write &lt;XMLDoc&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>write AFFIL_SELF</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez AFFIL_SELF</translation>
    </message>
    <message>
        <source>write FOCUS_INDUSTRY or another</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez FOCUS_INDUSTRY ou une autre</translation>
    </message>
    <message>
        <source>write METER_INDUSTRY or another</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez METER_INDUSTRY ou une autre</translation>
    </message>
    <message>
        <source>write OBJ_PLANET or another object type</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez OBJ_PLANET ou un autre type d’objet</translation>
    </message>
    <message>
        <source>write ST_FOOD, ST_MINERAL or ST_TRADE</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez ST_FOOD, ST_MINERAL ou ST_TRADE</translation>
    </message>
    <message>
        <source>write Source or Target, a dot, and what to read of it</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez Source ou Target, un point, et ce qu’il faut en lire</translation>
    </message>
    <message>
        <source>write TT_THEORY, TT_APPLICATION or TT_REFINEMENT</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez TT_THEORY, TT_APPLICATION ou TT_REFINEMENT</translation>
    </message>
    <message>
        <source>write Target.{0} or Source.{0}</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez Target.{0} ou Source.{0}</translation>
    </message>
    <message>
        <source>write UIT_BUILDING</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez UIT_BUILDING</translation>
    </message>
    <message>
        <source>write a dot and a name, such as .MaxIndustry</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez un point et un nom, comme .MaxIndustry</translation>
    </message>
    <message>
        <source>write a number</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez un nombre</translation>
    </message>
    <message>
        <source>write a number such as 30</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez un nombre comme 30</translation>
    </message>
    <message>
        <source>write a number such as 5 or 0.25</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez un nombre comme 5 ou 0.25</translation>
    </message>
    <message>
        <source>write a number, or what to read of Source or Target</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez un nombre, ou ce qu’il faut lire de Source ou de Target</translation>
    </message>
    <message>
        <source>write an operator between two values</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez un opérateur entre deux valeurs</translation>
    </message>
    <message>
        <source>write it as an element</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez-le comme élément</translation>
    </message>
    <message>
        <source>write it in the next line</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez-le à la ligne suivante</translation>
    </message>
    <message>
        <source>write its name in the line before</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez son nom à la ligne précédente</translation>
    </message>
    <message>
        <source>write letters, digits and underscores</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez des lettres, des chiffres et des tirets bas</translation>
    </message>
    <message>
        <source>write one of them</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez l’un des deux</translation>
    </message>
    <message>
        <source>write what to read</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez ce qu’il faut lire</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, not to {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} appartient à {1}, non à {2}</translation>
    </message>
    <message>
        <source>{0} cannot fulfil its conditions</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne peut pas remplir ses conditions</translation>
    </message>
    <message>
        <source>{0} cannot pay {1} {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne peut pas payer {1} {2}</translation>
    </message>
    <message>
        <source>{0} costs &apos;{1}&apos;, which is no resource</source>
        <extracomment>phrases</extracomment>
        <translation>{0} coûte «&#xa0;{1}&#xa0;», qui n’est pas une ressource</translation>
    </message>
    <message>
        <source>{0} does not belong to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’appartient pas à {1}</translation>
    </message>
    <message>
        <source>{0} files</source>
        <extracomment>phrases</extracomment>
        <translation>{0} fichiers</translation>
    </message>
    <message>
        <source>{0} has no project for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas de projet pour {1}</translation>
    </message>
    <message>
        <source>{0} is a tech: it is researched, not produced</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est une technologie&#xa0;: elle se recherche et ne se produit pas</translation>
    </message>
    <message>
        <source>{0} is forbidden to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est interdit à {1}</translation>
    </message>
    <message>
        <source>{0} is in no system</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est dans aucun système</translation>
    </message>
    <message>
        <source>{0} is in {1} already</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est déjà dans {1}</translation>
    </message>
    <message>
        <source>{0} is never at least {1} and below {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est jamais au moins {1} et au-dessous de {2}</translation>
    </message>
    <message>
        <source>{0} is not available to {1}: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est pas accessible à {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} is nowhere in space</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est nulle part dans l’espace</translation>
    </message>
    <message>
        <source>{0} is of the type {1}, which cannot stand on {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est du type {1}, qui ne peut pas se trouver sur {2}</translation>
    </message>
    <message>
        <source>{0} is of the type {1}, which has no {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est du type {1}, à qui il manque&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} is on its way nowhere, and no project</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est en route vers nulle part et n’est pas un projet</translation>
    </message>
    <message>
        <source>{0} is on no lane</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est sur aucune voie</translation>
    </message>
    <message>
        <source>{0} is researching {1} already</source>
        <extracomment>phrases</extracomment>
        <translation>{0} recherche déjà {1}</translation>
    </message>
    <message>
        <source>{0} knows {1} already</source>
        <extracomment>phrases</extracomment>
        <translation>{0} connaît déjà {1}</translation>
    </message>
    <message>
        <source>{0} may not stand on {1}: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne peut pas être sur {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} never matched anything in the game; it is imported as a condition that never does</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a jamais rien retenu dans le jeu&#xa0;; il est importé comme une condition qui ne retient rien</translation>
    </message>
    <message>
        <source>{0} never matches</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne retient rien</translation>
    </message>
    <message>
        <source>{0} of {1}  {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} de {1}  {2}</translation>
    </message>
    <message>
        <source>{0} of {1}, {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} de {1}, {2}</translation>
    </message>
    <message>
        <source>{0} of {1}, {2} of {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} de {1}, {2} de {3}</translation>
    </message>
    <message>
        <source>{0} or less</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ou moins</translation>
    </message>
    <message>
        <source>{0} or more</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ou plus</translation>
    </message>
    <message>
        <source>{0} or more values</source>
        <extracomment>phrases</extracomment>
        <translation>{0} valeurs ou plus</translation>
    </message>
    <message>
        <source>{0} or {1} values</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ou {1} valeurs</translation>
    </message>
    <message>
        <source>{0} reads {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} lit {1}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>de {0} à {1}</translation>
    </message>
    <message>
        <source>{0} value</source>
        <extracomment>phrases</extracomment>
        <translation>{0} valeur</translation>
    </message>
    <message>
        <source>{0} values</source>
        <extracomment>phrases</extracomment>
        <translation>{0} valeurs</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, which {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, et {1}</translation>
    </message>
    <message>
        <source>{0}.</source>
        <extracomment>phrases</extracomment>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}. {1}</translation>
    </message>
    <message>
        <source>{0}: a comment in an expression</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;: un commentaire dans une expression</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}, or {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;: {1} est {2}, ou {3}</translation>
    </message>
    <message>
        <source>extend</source>
        <extracomment>phrases</extracomment>
        <translation>étendre</translation>
    </message>
    <message>
        <source>it is written twice</source>
        <extracomment>phrases</extracomment>
        <translation>il est écrit deux fois</translation>
    </message>
    <message>
        <source>replace</source>
        <extracomment>phrases</extracomment>
        <translation>remplacer</translation>
    </message>
    <message>
        <source>there is no condition that holds text</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de condition qui contienne du texte</translation>
    </message>
    <message>
        <source>a &apos;(&apos; is not closed</source>
        <extracomment>phrases</extracomment>
        <translation>un &apos;(&apos; n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>a &apos;[&apos; is not closed</source>
        <extracomment>phrases</extracomment>
        <translation>un &apos;[&apos; n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>a comma or a &apos;)&apos; is missing</source>
        <extracomment>phrases</extracomment>
        <translation>une virgule ou un &apos;)&apos; manque</translation>
    </message>
    <message>
        <source>a name, &apos;*&apos; or &apos;@&apos; is wanted there</source>
        <extracomment>phrases</extracomment>
        <translation>il faut là un nom, &apos;*&apos; ou &apos;@&apos;</translation>
    </message>
    <message>
        <source>elements, attributes or texts are wanted there, not a value</source>
        <extracomment>phrases</extracomment>
        <translation>il faut là des éléments, des attributs ou des textes, pas une valeur</translation>
    </message>
    <message>
        <source>it cannot go on like that</source>
        <extracomment>phrases</extracomment>
        <translation>cela ne peut pas continuer ainsi</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <extracomment>phrases</extracomment>
        <translation>elle est trop imbriquée</translation>
    </message>
    <message>
        <source>only a text in quotes may stand there</source>
        <extracomment>phrases</extracomment>
        <translation>seul un texte entre guillemets peut se trouver là</translation>
    </message>
    <message>
        <source>there are no variables: the value itself has to stand there</source>
        <extracomment>phrases</extracomment>
        <translation>il n&apos;y a pas de variables : la valeur elle-même doit s&apos;y trouver</translation>
    </message>
    <message>
        <source>there is no such axis</source>
        <extracomment>phrases</extracomment>
        <translation>cet axe n&apos;existe pas</translation>
    </message>
    <message>
        <source>there is no such function, or it takes another number of arguments</source>
        <extracomment>phrases</extracomment>
        <translation>cette fonction n&apos;existe pas, ou elle prend un autre nombre d&apos;arguments</translation>
    </message>
    <message>
        <source>{0}, at character {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, au caractère {1}</translation>
    </message>
    <message>
        <source>an action of the condition &apos;{0}&apos; cannot be done: {1}</source>
        <extracomment>findings</extracomment>
        <translation>une action de la condition «&#xa0;{0}&#xa0;» est impossible&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The rest goes on; let the condition ask first whether it can.</source>
        <extracomment>findings</extracomment>
        <translation>Le reste continue&#xa0;; faites d’abord vérifier à la condition que c’est possible.</translation>
    </message>
    <message>
        <source>no class of the type &apos;{0}&apos; belongs to the grouping &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucune classe du type « {0} » n’appartient au groupement « {1} »</translation>
    </message>
    <message>
        <source>Add the grouping to a class, or correct the name.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez le groupement à une classe, ou corrigez le nom.</translation>
    </message>
    <message>
        <source>no scenario has a {0} &apos;{1}&apos;, and nothing makes one</source>
        <extracomment>findings</extracomment>
        <translation>aucun scénario n’a d’objet « {1} » du type {0}, et rien n’en crée</translation>
    </message>
    <message>
        <source>Place one in a scenario, or correct the name.</source>
        <extracomment>findings</extracomment>
        <translation>Placez-en un dans un scénario, ou corrigez le nom.</translation>
    </message>
    <message>
        <source>the group is always active, so it can change the current {0} again every turn</source>
        <extracomment>findings</extracomment>
        <translation>le groupe est toujours actif, donc il peut changer à nouveau la valeur actuelle de {0} à chaque tour</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no whole number, so it is a stacking name like any word</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » n’est pas un nombre entier, c’est donc un nom de cumul comme tout mot</translation>
    </message>
    <message>
        <source>Write a whole number, or a word.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre entier, ou un mot.</translation>
    </message>
    <message>
        <source>Read it from an object that has it, or with an aggregate over such objects</source>
        <extracomment>findings</extracomment>
        <translation>Lisez-la d’un objet qui l’a, ou avec un agrégat sur de tels objets</translation>
    </message>
    <message>
        <source>one of these holds for every object that has the value</source>
        <extracomment>findings</extracomment>
        <translation>l’un d’eux est vrai pour tout objet qui a la valeur</translation>
    </message>
    <message>
        <source>Correct one of them, or take them out if every object has it.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez l’un d’eux, ou retirez-les si tout objet l’a.</translation>
    </message>
    <message>
        <source>this group is the same as &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>ce groupe est le même que « {0} »{1}</translation>
    </message>
    <message>
        <source>Take one of them out, or let them differ.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez l’un d’eux, ou rendez-les différents.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; excludes everything that it includes, so its scope is empty</source>
        <extracomment>findings</extracomment>
        <translation>le groupe « {0} » exclut tout ce qu’il inclut, sa portée est donc vide</translation>
    </message>
    <message>
        <source>this and &apos;{0}&apos; set {1} at the same priority {2}: where both fire on an object, the newer one&apos;s value stays</source>
        <extracomment>findings</extracomment>
        <translation>ceci et « {0} » fixent {1} à la même priorité {2} : là où les deux agissent sur un objet, la valeur du plus récent reste</translation>
    </message>
    <message>
        <source>&apos;&amp;&amp;&apos; stands here, and &apos;&amp;&apos; begins an entity</source>
        <extracomment>findings</extracomment>
        <translation>« &amp;&amp; » se trouve ici, et « &amp; » commence une entité</translation>
    </message>
    <message>
        <source>Write and, or &amp;amp;&amp;amp; for the signs.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez and, ou &amp;amp;&amp;amp; pour les signes.</translation>
    </message>
    <message>
        <source>, and stacking lets only one of them act</source>
        <extracomment>phrases</extracomment>
        <translation>, et le cumul n’en laisse agir qu’un</translation>
    </message>
    <message>
        <source>, so all that it does happens twice</source>
        <extracomment>phrases</extracomment>
        <translation>, tout ce qu’il fait arrive donc deux fois</translation>
    </message>
    <message>
        <source>something else in expressions</source>
        <extracomment>phrases</extracomment>
        <translation>autre chose dans les expressions</translation>
    </message>
    <message>
        <source>Whether a turn of set-up counts a third, and time begins with the first turn; left out, as the scenario&apos;s policy says.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Si un tour de préparation compte pour un tiers et si le temps commence au premier tour&#xa0;; absent&#xa0;: comme le dit la politique du scénario.</translation>
    </message>
    <message>
        <source>Fires a group, or the effects that stand inside, on an object. Bare names are those of the object, Source is the game object. Current meters change at once, within their bounds and maxima; maxima cannot be changed here, as they are rebuilt each turn.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait agir un groupe, ou les effets contenus, sur un objet. Les noms seuls sont ceux de l’objet, Source est l’objet du jeu. Les jauges actuelles changent aussitôt, dans leurs bornes et leurs maxima&#xa0;; les maxima ne peuvent pas être changés ici, car ils sont reconstruits à chaque tour.</translation>
    </message>
    <message>
        <source>another program has changed &apos;{0}&apos; while it was saved; its text is kept in &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>un autre programme a modifié «&#xa0;{0}&#xa0;» pendant l’enregistrement&#xa0;; son texte est gardé dans «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: another output is written there</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: une autre sortie y est écrite</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: another program has changed it</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: un autre programme l’a modifié</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: it is a block device</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: c’est un périphérique en mode bloc</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: it is a folder</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: c’est un dossier</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: it is a socket</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: c’est un socket</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: it is not a file</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: the command reads it</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: la commande lit ce fichier</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: the project would load it as content</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: le projet le chargerait comme contenu</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} (turn {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (tour {1})</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>elements</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Statements, orders and decisions made in the sandbox. They act only in the sandbox, in the session&apos;s own file.</source>
        <extracomment>elements</extracomment>
        <translation>Instructions, ordres et décisions du bac à sable. Ils n’agissent que dans le bac à sable, dans le fichier propre à la session.</translation>
    </message>
    <message>
        <source>The id of the scenario that is run; left out: the galaxy inside.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant du scénario joué&#xa0;; omis&#xa0;: la galaxie à l’intérieur.</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>elements</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>The response that a person chose where a step asked.</source>
        <extracomment>elements</extracomment>
        <translation>La réponse qu’une personne a choisie quand une étape l’a demandé.</translation>
    </message>
    <message>
        <source>The class and the group of the response that goes next: CLASS/group.</source>
        <extracomment>elements</extracomment>
        <translation>La classe et le groupe de la réponse qui vient ensuite&#xa0;: CLASSE/groupe.</translation>
    </message>
    <message>
        <source>The object that holds the group: its name, or # and its id.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet qui porte le groupe&#xa0;: son nom, ou # et son numéro.</translation>
    </message>
    <message>
        <source>The object that the event happens to; left out: none.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet auquel l’événement arrive&#xa0;; omis&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>elements</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>The empire passes where this response is the first one offered.</source>
        <extracomment>elements</extracomment>
        <translation>L’empire passe là où cette réponse est la première proposée.</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>elements</extracomment>
        <translation>Question</translation>
    </message>
    <message>
        <source>Of sessions of earlier versions: the number of the question, in place of the response.</source>
        <extracomment>elements</extracomment>
        <translation>Des sessions de versions antérieures&#xa0;: le numéro de la question, à la place de la réponse.</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>elements</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>With question: the place of the response, from 0.</source>
        <extracomment>elements</extracomment>
        <translation>Avec question&#xa0;: la place de la réponse, à partir de 0.</translation>
    </message>
    <message>
        <source>the step to turn {0} does not ask what this decides</source>
        <extracomment>findings</extracomment>
        <translation>l’étape vers le tour {0} ne demande pas ce que ceci décide</translation>
    </message>
    <message>
        <source>It is kept, and used again when the step asks. Delete it if you no longer need it.</source>
        <extracomment>findings</extracomment>
        <translation>Elle est gardée et sert de nouveau quand l’étape demande. Supprimez-la si vous n’en avez plus besoin.</translation>
    </message>
    <message>
        <source>class that has a type</source>
        <extracomment>phrases</extracomment>
        <translation>classe qui a un type</translation>
    </message>
    <message>
        <source>{0} ({1} times, first in turn {2})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1} fois, la première au tour {2})</translation>
    </message>
    <message>
        <source>more than {0} events in one turn, most of them by {1}; no group answers any more in this turn</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} événements en un tour, la plupart par {1}&#xa0;; aucun groupe n’y répond plus</translation>
    </message>
    <message>
        <source>Narrow down the scopes of the groups that cause them, or the triggers of those that answer.</source>
        <extracomment>findings</extracomment>
        <translation>Restreignez les portées des groupes qui les causent, ou les déclencheurs de ceux qui répondent.</translation>
    </message>
    <message>
        <source>groups fired more than {0} times in one turn, most often {1}; no group fires any more in this turn</source>
        <extracomment>findings</extracomment>
        <translation>des groupes ont agi plus de {0} fois en un tour, le plus souvent {1}&#xa0;; aucun n’agit plus dans ce tour</translation>
    </message>
    <message>
        <source>Give fewer objects the group, or an activation that holds for fewer of them.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez le groupe à moins d’objets, ou une activation qui vaut pour moins d’entre eux.</translation>
    </message>
    <message>
        <source>the trace of one turn grew beyond {0} bytes, most of them by {1}; no group fires any more in this turn</source>
        <extracomment>findings</extracomment>
        <translation>la trace d’un tour a dépassé {0} octets, la plupart par {1}&#xa0;; aucun groupe n’agit plus dans ce tour</translation>
    </message>
    <message>
        <source>more than {0} effects are pending, most of them by {1}; no more effects are delayed</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} effets sont en attente, la plupart par {1}&#xa0;; aucun autre n’est différé</translation>
    </message>
    <message>
        <source>Let what is delayed end, or await something that comes.</source>
        <extracomment>findings</extracomment>
        <translation>Faites finir ce qui est différé, ou attendre quelque chose qui vient.</translation>
    </message>
    <message>
        <source>the run ends after turn {0}: it may ask no more, and most of it was asked by {1}</source>
        <extracomment>findings</extracomment>
        <translation>la partie finit après le tour {0}&#xa0;: elle ne peut plus rien demander, et {1} a demandé le plus</translation>
    </message>
    <message>
        <source>Narrow down what this group goes through, or run fewer turns.</source>
        <extracomment>findings</extracomment>
        <translation>Restreignez ce que ce groupe parcourt, ou jouez moins de tours.</translation>
    </message>
    <message>
        <source>the run ends after turn {0}: it may hold {2} of memory, and {1} grew most</source>
        <extracomment>findings</extracomment>
        <translation>la partie finit après le tour {0}&#xa0;: elle peut occuper {2} de mémoire, et {1} a grandi le plus</translation>
    </message>
    <message>
        <source>Let this group make less, or give the run more memory.</source>
        <extracomment>findings</extracomment>
        <translation>Faites produire moins à ce groupe, ou donnez plus de mémoire à la partie.</translation>
    </message>
    <message>
        <source>no group</source>
        <extracomment>phrases</extracomment>
        <translation>aucun groupe</translation>
    </message>
    <message>
        <source>answers within one another</source>
        <extracomment>phrases</extracomment>
        <translation>réponses imbriquées</translation>
    </message>
    <message>
        <source>answers</source>
        <extracomment>phrases</extracomment>
        <translation>réponses</translation>
    </message>
    <message>
        <source>events</source>
        <extracomment>phrases</extracomment>
        <translation>événements</translation>
    </message>
    <message>
        <source>firings of groups</source>
        <extracomment>phrases</extracomment>
        <translation>actions de groupes</translation>
    </message>
    <message>
        <source>changed values</source>
        <extracomment>phrases</extracomment>
        <translation>valeurs changées</translation>
    </message>
    <message>
        <source>bytes of trace</source>
        <extracomment>phrases</extracomment>
        <translation>octets de trace</translation>
    </message>
    <message>
        <source>starlanes of one effect</source>
        <extracomment>phrases</extracomment>
        <translation>voies stellaires d’un effet</translation>
    </message>
    <message>
        <source>messages</source>
        <extracomment>phrases</extracomment>
        <translation>messages</translation>
    </message>
    <message>
        <source>units of work in a turn</source>
        <extracomment>phrases</extracomment>
        <translation>unités de travail d’un tour</translation>
    </message>
    <message>
        <source>pending effects</source>
        <extracomment>phrases</extracomment>
        <translation>effets en attente</translation>
    </message>
    <message>
        <source>units of work in a run</source>
        <extracomment>phrases</extracomment>
        <translation>unités de travail d’une partie</translation>
    </message>
    <message>
        <source>bytes of memory</source>
        <extracomment>phrases</extracomment>
        <translation>octets de mémoire</translation>
    </message>
    <message>
        <source>the table has more than {0} cells; the rest is not read</source>
        <extracomment>findings</extracomment>
        <translation>la table a plus de {0} cellules&#xa0;; le reste n’est pas lu</translation>
    </message>
    <message>
        <source>Split it into several tables.</source>
        <extracomment>findings</extracomment>
        <translation>Divisez-la en plusieurs tables.</translation>
    </message>
    <message>
        <source>the scenario has a galaxy already</source>
        <extracomment>findings</extracomment>
        <translation>le scénario a déjà une galaxie</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez l’une des deux.</translation>
    </message>
    <message>
        <source>there is no order &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas d’ordre «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>The reference lists the orders.</source>
        <extracomment>findings</extracomment>
        <translation>La référence énumère les ordres.</translation>
    </message>
    <message>
        <source>a chain of {0} answers does not end and was cut, most of them by {2}: {1}</source>
        <extracomment>findings</extracomment>
        <translation>une chaîne de {0} réponses ne finit pas et a été coupée, la plupart viennent de {2}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Other turns and other seeds may differ.</source>
        <extracomment>findings</extracomment>
        <translation>D’autres tours et d’autres graines peuvent différer.</translation>
    </message>
    <message>
        <source>{0} answers in one turn, most of them by {2}; the rest was left out, at {1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} réponses en un tour, la plupart de {2}&#xa0;; le reste a été omis, à {1}</translation>
    </message>
    <message>
        <source>more than {0} starlanes at once, by {1}; the rest is left as it was</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} voies stellaires à la fois, par {1}&#xa0;; le reste demeure inchangé</translation>
    </message>
    <message>
        <source>Content that grows without end is stopped, and the group that grew most is named.</source>
        <extracomment>phrases</extracomment>
        <translation>Le contenu qui croît sans fin est arrêté, et le groupe qui a le plus crû est nommé.</translation>
    </message>
    <message>
        <source>Limits of a run</source>
        <extracomment>phrases</extracomment>
        <translation>Limites d’une partie</translation>
    </message>
    <message>
        <source>The run ends after its last whole turn ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>La partie se termine après son dernier tour entier ({0}).</translation>
    </message>
    <message>
        <source>The run goes on without more of it ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>La partie continue sans qu’il s’en ajoute ({0}).</translation>
    </message>
    <message>
        <source>The turn goes on without more of it ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>Le tour continue sans qu’il s’en ajoute ({0}).</translation>
    </message>
    <message>
        <source>half of what the machine has</source>
        <extracomment>phrases</extracomment>
        <translation>la moitié de ce que possède la machine</translation>
    </message>
</context>
</TS>
