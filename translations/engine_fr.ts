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
        <source>Matches objects that every inner condition matches. If none rejects the object but one cannot be evaluated, the result is missing too. A condition cannot be evaluated if it reads a value that the object does not have.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets que retient chaque condition contenue. Si aucune ne rejette l’objet mais que l’une ne peut pas être évaluée, le résultat manque aussi. Une condition ne peut pas être évaluée si elle lit une valeur que l’objet n’a pas.</translation>
    </message>
    <message>
        <source>Armed</source>
        <extracomment>conditions</extracomment>
        <translation>Armé</translation>
    </message>
    <message>
        <source>Matches armed objects: their meter Attack is above 0. For objects without this meter the result is missing: they are neither armed nor unarmed.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets armés&#xa0;: leur jauge Attack dépasse 0. Pour les objets sans cette jauge, le résultat manque&#xa0;: ils ne sont ni armés ni désarmés.</translation>
    </message>
    <message>
        <source>Attached to</source>
        <extracomment>conditions</extracomment>
        <translation>Rattaché à</translation>
    </message>
    <message>
        <source>Matches objects that are attached directly to a match of the inner condition. Examples: a building on its planet, a planet in its system.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets directement rattachés à un objet que retient la condition contenue. Exemples&#xa0;: un bâtiment sur sa planète, une planète dans son système.</translation>
    </message>
    <message>
        <source>Attached with source</source>
        <extracomment>conditions</extracomment>
        <translation>Rattaché avec la source</translation>
    </message>
    <message>
        <source>Matches objects attached to the same object as the source, such as the other buildings on its planet. The source itself matches too. If the source is attached to nothing, nothing matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets rattachés au même objet que la source, comme les autres bâtiments de sa planète. La source elle-même est retenue aussi. Si la source n’est rattachée à rien, rien n’est retenu.</translation>
    </message>
    <message>
        <source>Capital</source>
        <extracomment>conditions</extracomment>
        <translation>Capitale</translation>
    </message>
    <message>
        <source>Matches the current capital of each empire.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient la capitale actuelle de chaque empire.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>conditions</extracomment>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Matches at random, with a new draw for each object and turn. The draw depends only on the run&apos;s seed, the turn, the source, the object and this condition. Other changes to content do not affect it.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient au hasard, avec un nouveau tirage pour chaque objet et chaque tour. Le tirage ne dépend que de la graine de la partie, du tour, de la source, de l’objet et de cette condition. D’autres changements du contenu ne l’influencent pas.</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>conditions</extracomment>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>A number from 0 (never) to 1 (always). It may read the candidate. Values below 0 or above 1 are clamped to this range and reported.</source>
        <extracomment>conditions</extracomment>
        <translation>Un nombre de 0 (jamais) à 1 (toujours). Il peut lire le candidat. Les valeurs au-dessous de 0 ou au-dessus de 1 sont ramenées à cet intervalle et signalées.</translation>
    </message>
    <message>
        <source>Contained by</source>
        <extracomment>conditions</extracomment>
        <translation>Contenu dans</translation>
    </message>
    <message>
        <source>Matches objects that are attached to a match of the inner condition, directly or through other objects.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets rattachés, directement ou par d’autres, à un objet que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Contains</source>
        <extracomment>conditions</extracomment>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Matches objects that have a match of the inner condition attached, directly or through other objects.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets auxquels est rattaché, directement ou par d’autres, un objet que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Created by source</source>
        <extracomment>conditions</extracomment>
        <translation>Créé par la source</translation>
    </message>
    <message>
        <source>Matches objects that an effect of the source created, in this turn or an earlier one. Objects placed by the scenario have no creator.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets qu’un effet de la source a créés, à ce tour ou à un tour précédent. Les objets placés par le scénario n’ont pas de créateur.</translation>
    </message>
    <message>
        <source>Created within</source>
        <extracomment>conditions</extracomment>
        <translation>Créé récemment</translation>
    </message>
    <message>
        <source>Matches objects that were created in this turn or at most N turns before it. Objects that the scenario placed were created in turn 0.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets créés à ce tour ou au plus N tours auparavant. Les objets que le scénario a placés ont été créés au tour 0.</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>conditions</extracomment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>The maximum age in turns. 0 means created in this turn.</source>
        <extracomment>conditions</extracomment>
        <translation>L’âge maximal en tours. 0 signifie créé à ce tour.</translation>
    </message>
    <message>
        <source>Distance to class</source>
        <extracomment>conditions</extracomment>
        <translation>Distance à une classe</translation>
    </message>
    <message>
        <source>Matches objects within a distance of any object of a class. The objects of the class match too.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets à une certaine distance au plus d’un objet d’une classe. Les objets de la classe sont retenus aussi.</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>conditions</extracomment>
        <translation>Classe</translation>
    </message>
    <message>
        <source>The class of the objects to measure to.</source>
        <extracomment>conditions</extracomment>
        <translation>La classe des objets dont la distance est mesurée.</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>conditions</extracomment>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>The maximum distance in a straight line. 0 means the same place.</source>
        <extracomment>conditions</extracomment>
        <translation>La distance maximale en ligne droite. 0 signifie au même endroit.</translation>
    </message>
    <message>
        <source>Distance to source</source>
        <extracomment>conditions</extracomment>
        <translation>Distance à la source</translation>
    </message>
    <message>
        <source>Matches objects within a distance of the source, in a straight line. Objects without a position do not match.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets à une certaine distance au plus de la source, en ligne droite. Les objets sans position ne sont pas retenus.</translation>
    </message>
    <message>
        <source>Empire affiliation</source>
        <extracomment>conditions</extracomment>
        <translation>Affiliation à un empire</translation>
    </message>
    <message>
        <source>Matches objects by their owners, seen from an empire: its own objects, its enemies&apos; or its allies&apos;. Every other empire is an enemy. Allies are the empires of one team, including the empire itself. A system belongs to every empire that owns a planet in it.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient des objets selon leur propriétaire, vu d’un empire&#xa0;: les siens, ceux de ses ennemis ou ceux de ses alliés. Tout autre empire est un ennemi. Les alliés sont les empires d’une même équipe, lui compris. Un système appartient à chaque empire qui y possède une planète.</translation>
    </message>
    <message>
        <source>Empire</source>
        <extracomment>conditions</extracomment>
        <translation>Empire</translation>
    </message>
    <message>
        <source>The empire to compare with. `source` means all owners of the source, `none` means no one. Other values are the id of an empire, or an expression for an empire or an object. For an object, its owners are compared.</source>
        <extracomment>conditions</extracomment>
        <translation>L’empire auquel comparer. `source` désigne tous les propriétaires de la source, `none` personne. Les autres valeurs sont l’identifiant d’un empire, ou une expression pour un empire ou un objet. Pour un objet, ses propriétaires sont comparés.</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>conditions</extracomment>
        <translation>Mode</translation>
    </message>
    <message>
        <source>The inclusive modes require one matching owner. The exclusive modes require an owner, and all owners must match. With `none` or an unowned source, the empire and allies modes match unowned objects. The enemies modes then match owned objects.</source>
        <extracomment>conditions</extracomment>
        <translation>Les modes inclusive exigent un propriétaire qui convient. Les modes exclusive exigent un propriétaire, et tous doivent convenir. Avec `none` ou une source sans propriétaire, les modes d’empire et d’alliés retiennent les objets sans propriétaire. Les modes d’ennemis retiennent alors les objets qui ont un propriétaire.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>conditions</extracomment>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Matches objects for which an expression is true. An `if` attribute on activation, include or exclude is the short form.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets pour lesquels une expression est vraie. La forme courte est un attribut `if` sur activation, include ou exclude.</translation>
    </message>
    <message>
        <source>If</source>
        <extracomment>conditions</extracomment>
        <translation>Si</translation>
    </message>
    <message>
        <source>The expression that must be true. Bare names refer to the candidate, Source to the group&apos;s source, and Target to the candidate of the scope.</source>
        <extracomment>conditions</extracomment>
        <translation>L’expression qui doit être vraie. Les noms seuls désignent le candidat, Source la source du groupe, et Target le candidat de la portée.</translation>
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
        <source>The name of a grouping that some class belongs to.</source>
        <extracomment>conditions</extracomment>
        <translation>Le nom d’un regroupement dont fait partie une classe.</translation>
    </message>
    <message>
        <source>Has special</source>
        <extracomment>conditions</extracomment>
        <translation>A une particularité</translation>
    </message>
    <message>
        <source>Matches objects that have a special of the class attached.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets auxquels est rattachée une particularité de la classe.</translation>
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
        <source>Matches objects that were the capital of an empire at the start of the game. Later changes of owner or capital make no difference. An empire that started without a capital has no homeworld.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets qui étaient la capitale d’un empire au début du jeu. Les changements ultérieurs de propriétaire ou de capitale n’y font rien. Un empire qui a commencé sans capitale n’a pas de monde d’origine.</translation>
    </message>
    <message>
        <source>Meter value</source>
        <extracomment>conditions</extracomment>
        <translation>Valeur d’une jauge</translation>
    </message>
    <message>
        <source>Matches objects by the value of a meter. Objects without this meter do not match.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient des objets selon la valeur d’une jauge. Les objets sans cette jauge ne sont pas retenus.</translation>
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
        <source>An exclusive upper limit: only smaller numbers match.</source>
        <extracomment>conditions</extracomment>
        <translation>Une limite supérieure exclue&#xa0;: seuls les nombres plus petits sont retenus.</translation>
    </message>
    <message>
        <source>Not</source>
        <extracomment>conditions</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Matches objects that the inner condition rejects. If the inner condition cannot be evaluated, neither can this one. A ship has no size, for example, so it is neither large nor not large.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets que la condition contenue rejette. Si la condition contenue ne peut pas être évaluée, celle-ci non plus. Un vaisseau, par exemple, n’a pas de taille&#xa0;: il n’est donc ni grand ni pas grand.</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <extracomment>conditions</extracomment>
        <translation>Nombre d’objets retenus</translation>
    </message>
    <message>
        <source>Matches every object or none. The number of objects in the whole game that match the inner condition decides.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient tous les objets ou aucun, selon le nombre d’objets de tout le jeu que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Matches objects of one class, such as one kind of building.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets d’une classe, comme une sorte de bâtiment.</translation>
    </message>
    <message>
        <source>The class of the object. Default: the class of the source.</source>
        <extracomment>conditions</extracomment>
        <translation>La classe de l’objet. Par défaut&#xa0;: la classe de la source.</translation>
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
        <source>The type of the object. Default: the type of the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Le type de l’objet. Par défaut&#xa0;: le type de la source.</translation>
    </message>
    <message>
        <source>Any of</source>
        <extracomment>conditions</extracomment>
        <translation>L’une de</translation>
    </message>
    <message>
        <source>Matches objects that at least one inner condition matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets que retient au moins une condition contenue.</translation>
    </message>
    <message>
        <source>Ordered alternatives</source>
        <extracomment>conditions</extracomment>
        <translation>Alternatives ordonnées</translation>
    </message>
    <message>
        <source>Matches the objects of the first inner condition that matches anything. The conditions are evaluated in order, each on all objects in the game. If none of them matches, this condition matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets de la première condition contenue qui retient quelque chose. Les conditions sont évaluées dans l’ordre, chacune sur tous les objets du jeu. Si aucune ne retient d’objet, celle-ci ne retient rien.</translation>
    </message>
    <message>
        <source>Owned by a specific empire</source>
        <extracomment>conditions</extracomment>
        <translation>Appartient à un empire précis</translation>
    </message>
    <message>
        <source>Matches the objects that one empire owns, or the objects that it does not own. In an activation, the group is active or inactive while the empire owns the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets qu’un empire possède, ou ceux qu’il ne possède pas. Dans une activation, le groupe est actif ou inactif tant que l’empire possède la source.</translation>
    </message>
    <message>
        <source>The empire, usually one that is set during the run, as in `runtime(patron)`. While it is not set, the result is missing.</source>
        <extracomment>conditions</extracomment>
        <translation>L’empire, le plus souvent fixé en cours de partie, comme dans `runtime(patron)`. Tant qu’il n’est pas fixé, le résultat manque.</translation>
    </message>
    <message>
        <source>`active` matches the objects that the empire owns, alone or with others. `inactive` matches all other objects.</source>
        <extracomment>conditions</extracomment>
        <translation>`active` retient les objets que l’empire possède, seul ou avec d’autres. `inactive` retient tous les autres objets.</translation>
    </message>
    <message>
        <source>Owner can build</source>
        <extracomment>conditions</extracomment>
        <translation>Le propriétaire peut construire</translation>
    </message>
    <message>
        <source>Matches objects with an owner that can build a class. The owner must have all prerequisites of the class, or anything that unlocks it. A class with neither is available to every owner. Effects that allow or forbid the class take precedence. For an empire, the empire itself is tested.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets dont un propriétaire peut construire une classe. Le propriétaire doit avoir tous les prérequis de la classe, ou quelque chose qui la débloque. Une classe sans l’un ni l’autre est ouverte à tout propriétaire. Les effets qui permettent ou interdisent la classe l’emportent. Pour un empire, c’est l’empire lui-même qui est testé.</translation>
    </message>
    <message>
        <source>The class to build.</source>
        <extracomment>conditions</extracomment>
        <translation>La classe à construire.</translation>
    </message>
    <message>
        <source>Owner has tech</source>
        <extracomment>conditions</extracomment>
        <translation>Le propriétaire a une technologie</translation>
    </message>
    <message>
        <source>Matches objects with an owner that has a tech, and empires that have it themselves.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets dont un propriétaire connaît une technologie, et les empires qui la connaissent eux-mêmes.</translation>
    </message>
    <message>
        <source>Tech</source>
        <extracomment>conditions</extracomment>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>The tech that the owner must have.</source>
        <extracomment>conditions</extracomment>
        <translation>La technologie que le propriétaire doit connaître.</translation>
    </message>
    <message>
        <source>Planet environment</source>
        <extracomment>conditions</extracomment>
        <translation>Environnement d’une planète</translation>
    </message>
    <message>
        <source>Matches planets, and the objects on them, by environment. Environments form a wheel, so within a range the first and the last are neighbours. Environments off the wheel, such as asteroids, match only themselves.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les planètes, et les objets qui s’y trouvent, selon l’environnement. Les environnements forment une roue&#xa0;: avec un écart, le premier et le dernier sont voisins. Ceux hors de la roue, comme les astéroïdes, ne conviennent qu’à eux-mêmes.</translation>
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
        <source>The maximum number of steps away. 0 means exactly the same value. Default: 0.</source>
        <extracomment>conditions</extracomment>
        <translation>Le nombre maximal de pas d’écart. 0 signifie exactement la même valeur. Par défaut&#xa0;: 0.</translation>
    </message>
    <message>
        <source>Planet focus</source>
        <extracomment>conditions</extracomment>
        <translation>Vocation d’une planète</translation>
    </message>
    <message>
        <source>Matches planets, and the objects on them, by the focus of the planet.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les planètes, et les objets qui s’y trouvent, selon la vocation de la planète.</translation>
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
        <source>`primary` tests the primary focus, `secondary-only` the secondary focus. `secondary` matches either of them.</source>
        <extracomment>conditions</extracomment>
        <translation>`primary` teste la vocation principale, `secondary-only` la seconde. `secondary` accepte l’une ou l’autre.</translation>
    </message>
    <message>
        <source>Planet size</source>
        <extracomment>conditions</extracomment>
        <translation>Taille d’une planète</translation>
    </message>
    <message>
        <source>Matches planets, and the objects on them, by size. Sizes form a scale. Sizes off the scale, such as gas giants, match only themselves.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les planètes, et les objets qui s’y trouvent, selon la taille. Les tailles forment une échelle. Celles hors de l’échelle, comme les géantes gazeuses, ne conviennent qu’à elles-mêmes.</translation>
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
        <source>Matches objects that share an owner with the source, including the source itself. If the source has no owner, nothing matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets qui partagent un propriétaire avec la source, y compris la source elle-même. Si la source n’a pas de propriétaire, rien n’est retenu.</translation>
    </message>
    <message>
        <source>Same supply network</source>
        <extracomment>conditions</extracomment>
        <translation>Même réseau de ravitaillement</translation>
    </message>
    <message>
        <source>Matches objects in systems that starlanes connect to the source&apos;s system. An empire that owns both objects must have a planet in each system on the way, including both ends. Objects between systems never match. If the source is between systems, nothing matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets dans des systèmes que les voies stellaires relient à celui de la source. Un empire propriétaire des deux objets doit avoir une planète dans chaque système du trajet, extrémités comprises. Un objet entre les systèmes n’est jamais retenu. Si la source est entre les systèmes, rien n’est retenu.</translation>
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
        <source>Sorted selection</source>
        <extracomment>conditions</extracomment>
        <translation>Sélection triée</translation>
    </message>
    <message>
        <source>Matches the first objects of a sorted list. The list contains all objects that match the inner condition. An expression sorts it: the largest, smallest or most common values come first.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les premiers objets d’une liste triée. La liste contient tous les objets que retient la condition contenue. Une expression la trie&#xa0;: les valeurs les plus grandes, les plus petites ou les plus communes viennent en premier.</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>conditions</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The maximum number of matches, rounded down.</source>
        <extracomment>conditions</extracomment>
        <translation>Le nombre maximal d’objets retenus, arrondi vers le bas.</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>conditions</extracomment>
        <translation>Selon</translation>
    </message>
    <message>
        <source>The expression to sort by. Bare names refer to the compared objects. Objects without a value are excluded.</source>
        <extracomment>conditions</extracomment>
        <translation>L’expression selon laquelle trier. Les noms seuls se rapportent aux objets comparés. Les objets sans valeur sont exclus.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>conditions</extracomment>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>`largest` and `smallest` select the objects with the largest or smallest values. `commonest` selects the objects with the value that most of them share. Among equal objects, the lowest id comes first.</source>
        <extracomment>conditions</extracomment>
        <translation>`largest` et `smallest` choisissent les objets aux plus grandes ou aux plus petites valeurs. `commonest` choisit les objets dont la valeur est la plus partagée. À égalité, le plus petit identifiant passe devant.</translation>
    </message>
    <message>
        <source>Source is visible</source>
        <extracomment>conditions</extracomment>
        <translation>La source est visible</translation>
    </message>
    <message>
        <source>Matches objects that see the source. An object sees everything that its owners see. Owners see all objects that they own and all objects in range of their detectors. A detector is an object with the meter Detection. An object without an owner sees only objects in its own range. Visibility is computed at the start of the turn and again after movement.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets qui voient la source. Un objet voit tout ce que voient ses propriétaires. Les propriétaires voient tous leurs objets et tous les objets à portée de leurs détecteurs. Un détecteur est un objet doté de la jauge Detection. Un objet sans propriétaire ne voit que les objets à sa propre portée. La visibilité est calculée au début du tour, puis de nouveau après les déplacements.</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>conditions</extracomment>
        <translation>Vu</translation>
    </message>
    <message>
        <source>`false` reverses the condition: the object must not be seen. Default: `true`.</source>
        <extracomment>conditions</extracomment>
        <translation>`false` inverse la condition&#xa0;: l’objet ne doit pas être vu. Par défaut&#xa0;: `true`.</translation>
    </message>
    <message>
        <source>Star colour</source>
        <extracomment>conditions</extracomment>
        <translation>Couleur d’étoile</translation>
    </message>
    <message>
        <source>Matches systems, and all objects in them, by the colour of the star.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les systèmes, et tous les objets qui s’y trouvent, selon la couleur de l’étoile.</translation>
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
        <source>Matches objects within N starlane jumps of any object of a class. The objects of the class match too.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets à N sauts par voie stellaire au plus d’un objet d’une classe. Les objets de la classe sont retenus aussi.</translation>
    </message>
    <message>
        <source>The maximum number of starlane jumps on the shortest route. 0 means the same place.</source>
        <extracomment>conditions</extracomment>
        <translation>Le nombre maximal de sauts par voie stellaire, au plus court. 0 signifie au même endroit.</translation>
    </message>
    <message>
        <source>Jumps to source</source>
        <extracomment>conditions</extracomment>
        <translation>Sauts jusqu’à la source</translation>
    </message>
    <message>
        <source>Matches objects within N starlane jumps of the source. An object on a starlane is one jump from either end.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets à N sauts par voie stellaire au plus de la source. Un objet sur une voie est à un saut de chacune de ses extrémités.</translation>
    </message>
    <message>
        <source>Stationary</source>
        <extracomment>conditions</extracomment>
        <translation>Immobile</translation>
    </message>
    <message>
        <source>Matches objects that have no destination. Objects that cannot move never have one.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets sans destination. Les objets qui ne peuvent pas bouger n’en ont jamais.</translation>
    </message>
    <message>
        <source>Stockpile value</source>
        <extracomment>conditions</extracomment>
        <translation>Valeur d’un stock</translation>
    </message>
    <message>
        <source>Matches objects by a stockpile: that of the empire itself, or that of the object&apos;s only owner. With no owner or several owners the value is missing. A missing value is not an empty stockpile.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient des objets selon un stock&#xa0;: celui de l’empire lui-même, ou celui de l’unique propriétaire. Sans propriétaire ou avec plusieurs, la valeur manque. Une valeur manquante n’est pas un stock vide.</translation>
    </message>
    <message>
        <source>Resource</source>
        <extracomment>conditions</extracomment>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>The resource of the stockpile.</source>
        <extracomment>conditions</extracomment>
        <translation>La ressource du stock.</translation>
    </message>
    <message>
        <source>Targeted</source>
        <extracomment>conditions</extracomment>
        <translation>Visé</translation>
    </message>
    <message>
        <source>Matches the object that the source aims at. If the source aims at nothing, nothing matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient l’objet que vise la source. Si la source ne vise rien, rien n’est retenu.</translation>
    </message>
    <message>
        <source>Turn range</source>
        <extracomment>conditions</extracomment>
        <translation>Intervalle de tours</translation>
    </message>
    <message>
        <source>Matches every object from the first turn to the last, both included. In other turns it matches none.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient tous les objets du premier au dernier tour, tous deux compris, et aucun aux autres tours.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>conditions</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>The first turn that matches. Default: no lower limit.</source>
        <extracomment>conditions</extracomment>
        <translation>Le premier tour retenu. Par défaut&#xa0;: aucune limite inférieure.</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>conditions</extracomment>
        <translation>Au</translation>
    </message>
    <message>
        <source>The last turn that matches. Default: no upper limit.</source>
        <extracomment>conditions</extracomment>
        <translation>Le dernier tour retenu. Par défaut&#xa0;: aucune limite supérieure.</translation>
    </message>
    <message>
        <source>Visible to source</source>
        <extracomment>conditions</extracomment>
        <translation>Visible pour la source</translation>
    </message>
    <message>
        <source>Matches objects that the source sees. The source sees everything that its owners see. Owners see all objects that they own and all objects in range of their detectors. A detector is an object with the meter Detection. A source without an owner sees only objects in its own range. Visibility is computed at the start of the turn and again after movement. Newer objects are not seen yet. Objects without a position are seen by their owners only.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets que voit la source. La source voit tout ce que voient ses propriétaires. Les propriétaires voient tous leurs objets et tous les objets à portée de leurs détecteurs. Un détecteur est un objet doté de la jauge Detection. Une source sans propriétaire ne voit que les objets à sa propre portée. La visibilité est calculée au début du tour, puis de nouveau après les déplacements. Les objets plus récents ne sont pas encore vus. Les objets sans position ne sont vus que de leurs propriétaires.</translation>
    </message>
    <message>
        <source>Within distance of</source>
        <extracomment>conditions</extracomment>
        <translation>À distance de</translation>
    </message>
    <message>
        <source>Matches objects within a distance of any object that matches the inner condition.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets à une certaine distance au plus d’un objet que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Within jumps of</source>
        <extracomment>conditions</extracomment>
        <translation>À un nombre de sauts de</translation>
    </message>
    <message>
        <source>Matches objects within N starlane jumps of any object that matches the inner condition.</source>
        <extracomment>conditions</extracomment>
        <translation>Retient les objets à N sauts par voie stellaire au plus d’un objet que retient la condition contenue.</translation>
    </message>
    <message>
        <source>Add owner</source>
        <extracomment>effects</extracomment>
        <translation>Ajouter un propriétaire</translation>
    </message>
    <message>
        <source>Adds an empire to the owners of the object.</source>
        <extracomment>effects</extracomment>
        <translation>Ajoute un empire aux propriétaires de l’objet.</translation>
    </message>
    <message>
        <source>&apos;source&apos; (the owners of the source), &apos;none&apos;, an empire&apos;s id, or an expression that returns an object. If that object is not an empire, its owners are used.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;source&apos; (les propriétaires de la source), &apos;none&apos;, l’identifiant d’un empire, ou une expression qui donne un objet. Si cet objet n’est pas un empire, ses propriétaires sont pris.</translation>
    </message>
    <message>
        <source>Add special</source>
        <extracomment>effects</extracomment>
        <translation>Ajouter une particularité</translation>
    </message>
    <message>
        <source>Attaches a special to the object. An object has at most one special of a class, so a second one changes nothing.</source>
        <extracomment>effects</extracomment>
        <translation>Rattache une particularité à l’objet. Un objet a au plus une particularité d’une classe&#xa0;: une seconde ne change donc rien.</translation>
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
        <source>Connects the object&apos;s system to other systems by starlanes.</source>
        <extracomment>effects</extracomment>
        <translation>Relie le système de l’objet à d’autres systèmes par des voies stellaires.</translation>
    </message>
    <message>
        <source>Conditions for the objects at the other end. Target is the object that the effect fires on. The starlanes lead to the systems of the matching objects.</source>
        <extracomment>effects</extracomment>
        <translation>Conditions sur les objets à l’autre bout. Target est l’objet sur lequel agit l’effet. Les voies stellaires mènent aux systèmes des objets retenus.</translation>
    </message>
    <message>
        <source>Change amount</source>
        <extracomment>effects</extracomment>
        <translation>Changer la quantité</translation>
    </message>
    <message>
        <source>Changes the amount of the event that the group responds to, before the event applies. The amount is the gain or loss of a stockpile, or a payment. All changes are added, and a sum below 0 becomes 0. An event with the amount 0 changes nothing.</source>
        <extracomment>effects</extracomment>
        <translation>Change la quantité de l’événement auquel répond le groupe, avant que l’événement ne s’applique. La quantité est le gain ou la perte d’un stock, ou un paiement. Tous les changements s’additionnent, et une somme sous 0 devient 0. Un événement de quantité 0 ne change rien.</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>effects</extracomment>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>The value to add to the amount of the event. A negative value reduces the amount.</source>
        <extracomment>effects</extracomment>
        <translation>La valeur à ajouter à la quantité de l’événement. Une valeur négative diminue la quantité.</translation>
    </message>
    <message>
        <source>Conditional</source>
        <extracomment>effects</extracomment>
        <translation>Au cas par cas</translation>
    </message>
    <message>
        <source>Fires some effects on the objects that match its conditions, and other effects on the rest. It evaluates the conditions when it fires, and sees the changes of earlier effects.</source>
        <extracomment>effects</extracomment>
        <translation>Fait agir certains effets sur les objets qui remplissent ses conditions, et d’autres sur le reste. Les conditions sont évaluées quand il agit, après les changements des effets précédents.</translation>
    </message>
    <message>
        <source>Conditions for the object that the effect fires on. All of them must match.</source>
        <extracomment>effects</extracomment>
        <translation>Conditions sur l’objet sur lequel agit l’effet. Toutes doivent être remplies.</translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>effects</extracomment>
        <translation>Alors</translation>
    </message>
    <message>
        <source>The effects on objects that match the conditions.</source>
        <extracomment>effects</extracomment>
        <translation>Les effets sur les objets qui remplissent les conditions.</translation>
    </message>
    <message>
        <source>Else</source>
        <extracomment>effects</extracomment>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>The effects on the other objects.</source>
        <extracomment>effects</extracomment>
        <translation>Les effets sur les autres objets.</translation>
    </message>
    <message>
        <source>Create object</source>
        <extracomment>effects</extracomment>
        <translation>Créer un objet</translation>
    </message>
    <message>
        <source>Creates objects at the object in scope, with the same owners. They are attached to it, or to the object that it is attached to, as their type allows. Groups of the new objects that respond to triggers work at once. Their other groups first fire in the next turn.</source>
        <extracomment>effects</extracomment>
        <translation>Crée des objets auprès de l’objet de la portée, avec les mêmes propriétaires. Ils sont rattachés à lui, ou à l’objet auquel il est rattaché, selon ce que leur type permet. Les groupes des nouveaux objets qui répondent à des déclencheurs comptent aussitôt. Leurs autres groupes n’agissent qu’à partir du tour suivant.</translation>
    </message>
    <message>
        <source>The class of the new objects, or a property of the source that holds a class.</source>
        <extracomment>effects</extracomment>
        <translation>La classe des nouveaux objets, ou une propriété de la source qui contient une classe.</translation>
    </message>
    <message>
        <source>The number of objects to create at each object in scope. Fractions are dropped. A number below 1 creates none.</source>
        <extracomment>effects</extracomment>
        <translation>Le nombre d’objets à créer auprès de chaque objet de la portée. Les fractions sont tronquées. Un nombre inférieur à 1 n’en crée aucun.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>effects</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name of the new objects. Default: no name of their own.</source>
        <extracomment>effects</extracomment>
        <translation>Le nom des nouveaux objets. Par défaut&#xa0;: pas de nom propre.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>effects</extracomment>
        <translation>Cible</translation>
    </message>
    <message>
        <source>The target of the new objects: nothing, the source, or the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>La cible des nouveaux objets&#xa0;: rien, la source, ou l’objet sur lequel agit l’effet.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>effects</extracomment>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Effects that fire on the new objects at once.</source>
        <extracomment>effects</extracomment>
        <translation>Effets qui agissent aussitôt sur les nouveaux objets.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>effects</extracomment>
        <translation>Différer</translation>
    </message>
    <message>
        <source>Delays effects by a number of turns. They then fire on those of the same objects that still exist.</source>
        <extracomment>effects</extracomment>
        <translation>Diffère des effets d’un nombre de tours. Ils agissent alors sur ceux des mêmes objets qui existent encore.</translation>
    </message>
    <message>
        <source>The delay in turns. 0: later in this turn.</source>
        <extracomment>effects</extracomment>
        <translation>Le délai en tours. 0&#xa0;: plus tard dans ce tour.</translation>
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
        <source>Destroys the object at once, with everything that is attached to it. Groups that it carries no longer fire.</source>
        <extracomment>effects</extracomment>
        <translation>Détruit aussitôt l’objet, avec tout ce qui lui est rattaché. Les groupes qu’il porte n’agissent plus.</translation>
    </message>
    <message>
        <source>Divide meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Diviser le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Divides this turn&apos;s maximum of a meter by a number. Runs after all effects of the same priority that set, add or multiply. Division by zero gives 0 and is reported.</source>
        <extracomment>effects</extracomment>
        <translation>Divise le maximum d’une jauge de ce tour par un nombre. Vient après tous les effets de même priorité qui fixent, ajoutent ou multiplient. Diviser par zéro donne 0 et est signalé.</translation>
    </message>
    <message>
        <source>The meter to change on the objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>La jauge à changer sur les objets de la portée.</translation>
    </message>
    <message>
        <source>The factor to multiply by, or the number to divide by.</source>
        <extracomment>effects</extracomment>
        <translation>Le facteur par lequel multiplier, ou le nombre par lequel diviser.</translation>
    </message>
    <message>
        <source>Divide meter</source>
        <extracomment>effects</extracomment>
        <translation>Diviser une jauge</translation>
    </message>
    <message>
        <source>Divides the current value of a meter by a number. Runs after all effects of the same priority that set, add or multiply. Division by zero gives 0 and is reported.</source>
        <extracomment>effects</extracomment>
        <translation>Divise la valeur actuelle d’une jauge par un nombre. Vient après tous les effets de même priorité qui fixent, ajoutent ou multiplient. Diviser par zéro donne 0 et est signalé.</translation>
    </message>
    <message>
        <source>Give tech</source>
        <extracomment>effects</extracomment>
        <translation>Donner une technologie</translation>
    </message>
    <message>
        <source>Gives a tech to each empire in scope. For other objects in scope, their owners receive it.</source>
        <extracomment>effects</extracomment>
        <translation>Donne une technologie à chaque empire de la portée. Pour les autres objets de la portée, leurs propriétaires la reçoivent.</translation>
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
        <source>Makes each empire in scope lose the game. For other objects in scope, their owners lose.</source>
        <extracomment>effects</extracomment>
        <translation>Fait perdre chaque empire de la portée. Pour les autres objets de la portée, leurs propriétaires perdent.</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>effects</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>The reason shown to players.</source>
        <extracomment>effects</extracomment>
        <translation>La raison montrée aux joueurs.</translation>
    </message>
    <message>
        <source>Lower meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Abaisser le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Lowers this turn&apos;s maximum of a meter to a number, if the maximum is higher. Runs last at its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Abaisse le maximum d’une jauge de ce tour à un nombre, s’il est plus haut. Vient en dernier à sa priorité.</translation>
    </message>
    <message>
        <source>The lower bound when raising, or the upper bound when lowering.</source>
        <extracomment>effects</extracomment>
        <translation>La borne inférieure pour relever, ou la borne supérieure pour abaisser.</translation>
    </message>
    <message>
        <source>Lower meter</source>
        <extracomment>effects</extracomment>
        <translation>Abaisser une jauge</translation>
    </message>
    <message>
        <source>Lowers the current value of a meter to a number, if the value is higher. Runs last at its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Abaisse la valeur actuelle d’une jauge à un nombre, si elle est plus haute. Vient en dernier à sa priorité.</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>effects</extracomment>
        <translation>Message</translation>
    </message>
    <message>
        <source>Sends a message about the object. The message can contain values, with at most two decimals.</source>
        <extracomment>effects</extracomment>
        <translation>Envoie un message sur l’objet. Il peut contenir des valeurs, avec au plus deux décimales.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>effects</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The text of the message. An expression in braces is replaced by its value: &quot;{name} starves: {Food} left&quot;. Bare names refer to the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Le texte du message. Une expression entre accolades est remplacée par sa valeur&#xa0;: «&#xa0;{name} a faim&#xa0;: reste {Food}&#xa0;». Les noms seuls désignent l’objet sur lequel agit l’effet.</translation>
    </message>
    <message>
        <source>Modify meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Modifier le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Adds to this turn&apos;s maximum of a meter. Maximums are rebuilt from 0 each turn, unless the vocabulary says otherwise. The effect lasts only as long as it fires.</source>
        <extracomment>effects</extracomment>
        <translation>Ajoute au maximum d’une jauge de ce tour. Les maximums sont reconstruits à chaque tour à partir de 0, sauf si le vocabulaire dit autrement. L’effet ne dure que tant qu’il agit.</translation>
    </message>
    <message>
        <source>The number to add. A negative number subtracts.</source>
        <extracomment>effects</extracomment>
        <translation>Le nombre à ajouter. Un nombre négatif retranche.</translation>
    </message>
    <message>
        <source>Modify meter</source>
        <extracomment>effects</extracomment>
        <translation>Modifier une jauge</translation>
    </message>
    <message>
        <source>Adds to the current value of a meter. The change is permanent. After all effects, the value is limited to the maximum.</source>
        <extracomment>effects</extracomment>
        <translation>Ajoute à la valeur actuelle d’une jauge. Le changement est permanent. Après tous les effets, la valeur est limitée au maximum.</translation>
    </message>
    <message>
        <source>Modify planet size</source>
        <extracomment>effects</extracomment>
        <translation>Modifier la taille d’une planète</translation>
    </message>
    <message>
        <source>Makes a planet larger or smaller by a number of steps. The scale is asteroids, tiny, small, medium, large, huge, gas giant. Steps beyond either end have no effect. The environment stays the same, except at the ends of the scale. A planet that becomes asteroids or a gas giant takes that environment. When it leaves that size, it gets its old environment back. Original asteroids that grow become barren. An original gas giant that shrinks becomes toxic.</source>
        <extracomment>effects</extracomment>
        <translation>Agrandit ou réduit une planète d’un nombre de pas. L’échelle est astéroïdes, minuscule, petite, moyenne, grande, énorme, géante gazeuse. Les pas au-delà d’un bout sont sans effet. L’environnement reste le même, sauf aux bouts de l’échelle. Une planète qui devient astéroïdes ou géante gazeuse prend cet environnement. Quand elle quitte cette taille, elle retrouve son ancien environnement. Des astéroïdes d’origine qui grandissent deviennent stériles. Une géante gazeuse d’origine qui rapetisse devient toxique.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>effects</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>The number of sizes to go up. Negative values go down. Fractions are cut off.</source>
        <extracomment>effects</extracomment>
        <translation>Le nombre de tailles à monter. Les valeurs négatives descendent. Les fractions sont tronquées.</translation>
    </message>
    <message>
        <source>Modify stockpile</source>
        <extracomment>effects</extracomment>
        <translation>Modifier un stock</translation>
    </message>
    <message>
        <source>Adds an amount to the stockpile of an empire in scope, or of the owners of other objects in scope. The stockpile never falls below 0 unless the resource allows debt.</source>
        <extracomment>effects</extracomment>
        <translation>Ajoute une quantité au stock d’un empire de la portée, ou des propriétaires des autres objets de la portée. Le stock ne descend jamais sous 0, sauf si la ressource permet la dette.</translation>
    </message>
    <message>
        <source>The resource of the stockpile to change.</source>
        <extracomment>effects</extracomment>
        <translation>La ressource du stock à changer.</translation>
    </message>
    <message>
        <source>Per</source>
        <extracomment>effects</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>&apos;owner&apos;: fires once for each owner of the objects in scope; the amount cannot read the target. &apos;object&apos;: fires once for each object in scope; the amount can read its values.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;owner&apos;&#xa0;: agit une fois pour chaque propriétaire des objets de la portée&#xa0;; la quantité ne peut pas lire la cible. &apos;object&apos;&#xa0;: agit une fois pour chaque objet de la portée&#xa0;; la quantité peut lire ses valeurs.</translation>
    </message>
    <message>
        <source>Move to object</source>
        <extracomment>effects</extracomment>
        <translation>Déplacer vers un objet</translation>
    </message>
    <message>
        <source>Moves the object at once to another object: into its system, or to its position between systems. The object is attached to the other one if its type allows this. So a building can move from planet to planet. Everything that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Déplace aussitôt l’objet auprès d’un autre&#xa0;: dans son système, ou à sa position entre les systèmes. L’objet est rattaché à l’autre si son type le permet. Un bâtiment peut ainsi passer d’une planète à une autre. Tout ce qui est rattaché à l’objet le suit.</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>effects</extracomment>
        <translation>Où</translation>
    </message>
    <message>
        <source>Conditions that the destination must match. Target is the object that moves. If several objects match, the nearest one counts, then the one with the lowest id. The moving object itself can match too.</source>
        <extracomment>effects</extracomment>
        <translation>Conditions que la destination doit remplir. Target est l’objet qui se déplace. Si plusieurs objets conviennent, c’est le plus proche qui compte, puis celui au plus petit identifiant. L’objet déplacé lui-même peut convenir.</translation>
    </message>
    <message>
        <source>Move towards object</source>
        <extracomment>effects</extracomment>
        <translation>Déplacer en direction d’un objet</translation>
    </message>
    <message>
        <source>Moves the object at once by a distance towards another one, in a straight line. It stops when it reaches the other object. Everything that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Déplace aussitôt l’objet d’une certaine distance vers un autre, en ligne droite. Il s’arrête quand il atteint l’autre objet. Tout ce qui est rattaché à l’objet le suit.</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>effects</extracomment>
        <translation>Distance</translation>
    </message>
    <message>
        <source>The maximum distance of the move. Values below 0 count as 0.</source>
        <extracomment>effects</extracomment>
        <translation>La distance maximale du déplacement. Les valeurs sous 0 comptent comme 0.</translation>
    </message>
    <message>
        <source>Multiply meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Multiplier le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Multiplies this turn&apos;s maximum of a meter by a factor. Runs after lower priorities, and after additions of the same priority.</source>
        <extracomment>effects</extracomment>
        <translation>Multiplie le maximum d’une jauge de ce tour par un facteur. Vient après les priorités plus basses, et après les ajouts de même priorité.</translation>
    </message>
    <message>
        <source>Multiply meter</source>
        <extracomment>effects</extracomment>
        <translation>Multiplier une jauge</translation>
    </message>
    <message>
        <source>Multiplies the current value of a meter by a factor. Runs after additions of the same priority.</source>
        <extracomment>effects</extracomment>
        <translation>Multiplie la valeur actuelle d’une jauge par un facteur. Vient après les ajouts de même priorité.</translation>
    </message>
    <message>
        <source>Wait for event</source>
        <extracomment>effects</extracomment>
        <translation>Attendre un événement</translation>
    </message>
    <message>
        <source>Waits for an event, and then fires its effects once. Of several events, the first one counts.</source>
        <extracomment>effects</extracomment>
        <translation>Attend un événement, puis fait agir ses effets une fois. De plusieurs événements, le premier compte.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>effects</extracomment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>One or more events. The effects fire just before the first of them.</source>
        <extracomment>effects</extracomment>
        <translation>Un ou plusieurs événements. Les effets agissent juste avant le premier d’entre eux.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>effects</extracomment>
        <translation>Pendant</translation>
    </message>
    <message>
        <source>One or more events. The effects fire during the first of them.</source>
        <extracomment>effects</extracomment>
        <translation>Un ou plusieurs événements. Les effets agissent pendant le premier d’entre eux.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>effects</extracomment>
        <translation>Après</translation>
    </message>
    <message>
        <source>One or more events. The effects fire after the first of them.</source>
        <extracomment>effects</extracomment>
        <translation>Un ou plusieurs événements. Les effets agissent après le premier d’entre eux.</translation>
    </message>
    <message>
        <source>Of</source>
        <extracomment>effects</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>The object that the event happens to. any: any object. self: the holder. source: the source. host: the object that the holder is attached to. owned: an object that shares an owner with the source. other: any object except the holder. target: the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>L’objet auquel l’événement arrive. any&#xa0;: n’importe quel objet. self&#xa0;: le porteur. source&#xa0;: la source. host&#xa0;: l’objet auquel le porteur est rattaché. owned&#xa0;: un objet qui partage un propriétaire avec la source. other&#xa0;: n’importe quel objet sauf le porteur. target&#xa0;: l’objet sur lequel agit l’effet.</translation>
    </message>
    <message>
        <source>The number of turns to wait. 1: until the end of this turn.</source>
        <extracomment>effects</extracomment>
        <translation>Le nombre de tours d’attente. 1&#xa0;: jusqu’à la fin de ce tour.</translation>
    </message>
    <message>
        <source>Prevent event</source>
        <extracomment>effects</extracomment>
        <translation>Empêcher l’événement</translation>
    </message>
    <message>
        <source>Cancels the event that the group responds to.</source>
        <extracomment>effects</extracomment>
        <translation>Annule l’événement auquel répond le groupe.</translation>
    </message>
    <message>
        <source>Set position</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la position</translation>
    </message>
    <message>
        <source>Moves the object to a point of the map. If a system is exactly there, the object enters it. Everything that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Déplace l’objet en un point de la carte. Si un système est exactement là, l’objet y entre. Tout ce qui est rattaché à l’objet le suit.</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>effects</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>The x coordinate on the map. Larger values are further east.</source>
        <extracomment>effects</extracomment>
        <translation>La coordonnée x sur la carte. Les valeurs plus grandes sont plus à l’est.</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>effects</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>The y coordinate on the map. Larger values are further south.</source>
        <extracomment>effects</extracomment>
        <translation>La coordonnée y sur la carte. Les valeurs plus grandes sont plus au sud.</translation>
    </message>
    <message>
        <source>Raise event</source>
        <extracomment>effects</extracomment>
        <translation>Provoquer un événement</translation>
    </message>
    <message>
        <source>Raises an event of the project&apos;s own for the object. Triggers can respond to it.</source>
        <extracomment>effects</extracomment>
        <translation>Provoque pour l’objet un événement propre au projet. Des déclencheurs peuvent y répondre.</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>effects</extracomment>
        <translation>Événement</translation>
    </message>
    <message>
        <source>The event to raise. A vocabulary must declare it.</source>
        <extracomment>effects</extracomment>
        <translation>L’événement à provoquer. Un vocabulaire doit le déclarer.</translation>
    </message>
    <message>
        <source>Raise meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Relever le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Raises this turn&apos;s maximum of a meter to a number, if the maximum is lower. Runs after all arithmetic of its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Relève le maximum d’une jauge de ce tour à un nombre, s’il est plus bas. Vient après tous les calculs de sa priorité.</translation>
    </message>
    <message>
        <source>Raise meter</source>
        <extracomment>effects</extracomment>
        <translation>Relever une jauge</translation>
    </message>
    <message>
        <source>Raises the current value of a meter to a number, if the value is lower. Runs after all arithmetic of its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Relève la valeur actuelle d’une jauge à un nombre, si elle est plus basse. Vient après tous les calculs de sa priorité.</translation>
    </message>
    <message>
        <source>Remove owner</source>
        <extracomment>effects</extracomment>
        <translation>Retirer un propriétaire</translation>
    </message>
    <message>
        <source>Removes an empire from the owners of the object. Other owners stay.</source>
        <extracomment>effects</extracomment>
        <translation>Retire un empire des propriétaires de l’objet. Les autres propriétaires restent.</translation>
    </message>
    <message>
        <source>Remove special</source>
        <extracomment>effects</extracomment>
        <translation>Retirer une particularité</translation>
    </message>
    <message>
        <source>Removes a special from the object. Destroys the attached specials of that class.</source>
        <extracomment>effects</extracomment>
        <translation>Retire une particularité de l’objet. Détruit les particularités rattachées de cette classe.</translation>
    </message>
    <message>
        <source>Remove starlane</source>
        <extracomment>effects</extracomment>
        <translation>Retirer une voie stellaire</translation>
    </message>
    <message>
        <source>Removes the starlanes between the object&apos;s system and other systems.</source>
        <extracomment>effects</extracomment>
        <translation>Supprime les voies stellaires entre le système de l’objet et d’autres systèmes.</translation>
    </message>
    <message>
        <source>Set availability</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la disponibilité</translation>
    </message>
    <message>
        <source>Sets whether an empire can obtain a class of any type. Applies to each empire in scope. For other objects in scope, it applies to their owners. If available, the class needs no prerequisites. If unavailable, prerequisites do not help.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe si un empire peut obtenir une classe de n’importe quel type. S’applique à chaque empire de la portée. Pour les autres objets de la portée, s’applique à leurs propriétaires. Si la classe est disponible, elle n’exige aucun prérequis. Si elle est indisponible, les prérequis n’y font rien.</translation>
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
        <source>Whether the class is available to the empire from now on.</source>
        <extracomment>effects</extracomment>
        <translation>Si la classe est désormais disponible pour l’empire.</translation>
    </message>
    <message>
        <source>Set building availability</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la disponibilité d’un bâtiment</translation>
    </message>
    <message>
        <source>Sets whether an empire can produce a building. Applies to each empire in scope. For other objects in scope, it applies to their owners. If available, the class needs no prerequisites. If unavailable, prerequisites do not help.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe si un empire peut produire un bâtiment. S’applique à chaque empire de la portée. Pour les autres objets de la portée, s’applique à leurs propriétaires. Si la classe est disponible, elle n’exige aucun prérequis. Si elle est indisponible, les prérequis n’y font rien.</translation>
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
        <source>Makes the planet the capital of its owner. If several planets are in scope, the last one becomes the capital.</source>
        <extracomment>effects</extracomment>
        <translation>Fait de la planète la capitale de son propriétaire. Si plusieurs planètes sont dans la portée, la dernière devient la capitale.</translation>
    </message>
    <message>
        <source>Set focus</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la vocation</translation>
    </message>
    <message>
        <source>Sets the primary or secondary focus of a planet.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe la vocation principale ou seconde d’une planète.</translation>
    </message>
    <message>
        <source>The new focus: a value of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle vocation&#xa0;: une valeur du vocabulaire, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>The focus to set: the primary or the secondary one.</source>
        <extracomment>effects</extracomment>
        <translation>La vocation à fixer&#xa0;: la principale ou la seconde.</translation>
    </message>
    <message>
        <source>Set meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Fixer le maximum d’une jauge</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>conditions</extracomment>
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
        <source>Set owner</source>
        <extracomment>effects</extracomment>
        <translation>Fixer le propriétaire</translation>
    </message>
    <message>
        <source>Makes an empire the only owner of the object. &apos;none&apos; removes all owners.</source>
        <extracomment>effects</extracomment>
        <translation>Fait d’un empire le seul propriétaire de l’objet. &apos;none&apos; retire tous les propriétaires.</translation>
    </message>
    <message>
        <source>Set planet environment</source>
        <extracomment>effects</extracomment>
        <translation>Fixer l’environnement d’une planète</translation>
    </message>
    <message>
        <source>Sets the environment of a planet. The environments asteroids and gas giant also set the matching size. Any other environment makes asteroids tiny and a gas giant huge.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe l’environnement d’une planète. Les environnements astéroïdes et géante gazeuse fixent aussi la taille correspondante. Tout autre environnement rend des astéroïdes minuscules et une géante gazeuse énorme.</translation>
    </message>
    <message>
        <source>The new environment: a value of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Le nouvel environnement&#xa0;: une valeur du vocabulaire, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>Set planet size</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la taille d’une planète</translation>
    </message>
    <message>
        <source>Sets the size of a planet. The sizes asteroids and gas giant also set the matching environment.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe la taille d’une planète. Les tailles astéroïdes et géante gazeuse fixent aussi l’environnement correspondant.</translation>
    </message>
    <message>
        <source>The new size: a value of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle taille&#xa0;: une valeur du vocabulaire, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>Set property</source>
        <extracomment>effects</extracomment>
        <translation>Fixer une propriété</translation>
    </message>
    <message>
        <source>Property</source>
        <extracomment>effects</extracomment>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>The property to set. Properties of classes cannot be set.</source>
        <extracomment>effects</extracomment>
        <translation>La propriété à fixer. Les propriétés des classes ne peuvent pas être fixées.</translation>
    </message>
    <message>
        <source>The new value. Number and boolean properties take an expression. Other properties take a constant or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle valeur. Les propriétés numériques ou booléennes prennent une expression. Les autres prennent une constante ou une propriété de la source.</translation>
    </message>
    <message>
        <source>Set ship availability</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la disponibilité d’un vaisseau</translation>
    </message>
    <message>
        <source>Sets whether an empire can produce a class of ship. Applies to each empire in scope. For other objects in scope, it applies to their owners. If available, the class needs no prerequisites. If unavailable, prerequisites do not help.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe si un empire peut produire une classe de vaisseau. S’applique à chaque empire de la portée. Pour les autres objets de la portée, s’applique à leurs propriétaires. Si la classe est disponible, elle n’exige aucun prérequis. Si elle est indisponible, les prérequis n’y font rien.</translation>
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
        <source>Sets the colour of the star of a system. Only systems have a star colour; planets have none.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe la couleur de l’étoile d’un système. Seuls les systèmes ont une couleur d’étoile, les planètes n’en ont pas.</translation>
    </message>
    <message>
        <source>The new colour: a value of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle couleur&#xa0;: une valeur du vocabulaire, ou une propriété de la source.</translation>
    </message>
    <message>
        <source>Set stockpile</source>
        <extracomment>effects</extracomment>
        <translation>Fixer un stock</translation>
    </message>
    <message>
        <source>Sets the stockpile of an empire in scope, or of the owners of other objects in scope. With per=&quot;object&quot;, the value of the last object counts.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe le stock d’un empire de la portée, ou des propriétaires des autres objets de la portée. Avec per=&quot;object&quot;, la valeur du dernier objet compte.</translation>
    </message>
    <message>
        <source>The new value of the stockpile.</source>
        <extracomment>effects</extracomment>
        <translation>La nouvelle valeur du stock.</translation>
    </message>
    <message>
        <source>Set target</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la cible</translation>
    </message>
    <message>
        <source>Sets the target of the object. The target stays until another one is set or the target is destroyed.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe la cible de l’objet. La cible reste jusqu’à ce qu’une autre soit fixée ou qu’elle soit détruite.</translation>
    </message>
    <message>
        <source>Conditions that the new target must match. Target is the object that the effect fires on. If several objects match, the nearest one counts, then the one with the lowest id. The object itself can match too.</source>
        <extracomment>effects</extracomment>
        <translation>Conditions que la nouvelle cible doit remplir. Target est l’objet sur lequel agit l’effet. Si plusieurs objets conviennent, c’est le plus proche qui compte, puis celui au plus petit identifiant. L’objet lui-même peut convenir.</translation>
    </message>
    <message>
        <source>Set tech availability</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la disponibilité d’une technologie</translation>
    </message>
    <message>
        <source>Sets whether an empire can research a tech. Applies to each empire in scope. For other objects in scope, it applies to their owners. If available, the class needs no prerequisites. If unavailable, prerequisites do not help.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe si un empire peut rechercher une technologie. S’applique à chaque empire de la portée. Pour les autres objets de la portée, s’applique à leurs propriétaires. Si la classe est disponible, elle n’exige aucun prérequis. Si elle est indisponible, les prérequis n’y font rien.</translation>
    </message>
    <message>
        <source>Set visibility</source>
        <extracomment>effects</extracomment>
        <translation>Fixer la visibilité</translation>
    </message>
    <message>
        <source>Shows the object to an empire, or hides it from the empire, regardless of detectors. This lasts until another effect changes it.</source>
        <extracomment>effects</extracomment>
        <translation>Montre l’objet à un empire, ou le lui cache, quels que soient les détecteurs. Cela dure jusqu’à ce qu’un autre effet le change.</translation>
    </message>
    <message>
        <source>The empire: &apos;source&apos; (the owners of the source), an empire&apos;s id, or an expression that returns an object. If that object is not an empire, its owners are used.</source>
        <extracomment>effects</extracomment>
        <translation>L’empire&#xa0;: &apos;source&apos; (les propriétaires de la source), l’identifiant d’un empire, ou une expression qui donne un objet. Si cet objet n’est pas un empire, ses propriétaires sont pris.</translation>
    </message>
    <message>
        <source>&apos;true&apos;: the empire always sees the object. &apos;false&apos;: the empire never sees it.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;true&apos;&#xa0;: l’empire voit toujours l’objet. &apos;false&apos;&#xa0;: l’empire ne le voit jamais.</translation>
    </message>
    <message>
        <source>Replace event</source>
        <extracomment>effects</extracomment>
        <translation>Remplacer l’événement</translation>
    </message>
    <message>
        <source>Replaces the event that the group responds to with other effects.</source>
        <extracomment>effects</extracomment>
        <translation>Remplace l’événement auquel répond le groupe par d’autres effets.</translation>
    </message>
    <message>
        <source>Take tech</source>
        <extracomment>effects</extracomment>
        <translation>Retirer une technologie</translation>
    </message>
    <message>
        <source>Takes a tech from each empire in scope. For other objects in scope, their owners lose it.</source>
        <extracomment>effects</extracomment>
        <translation>Retire une technologie à chaque empire de la portée. Pour les autres objets de la portée, leurs propriétaires la perdent.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>effects</extracomment>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>Makes each empire in scope win the game. For other objects in scope, their owners win.</source>
        <extracomment>effects</extracomment>
        <translation>Fait gagner chaque empire de la portée. Pour les autres objets de la portée, leurs propriétaires gagnent.</translation>
    </message>
    <message>
        <source>Created</source>
        <extracomment>occurrences</extracomment>
        <translation>Création</translation>
    </message>
    <message>
        <source>An object is created. Before the event, its subject is the place of the new object. From then on, the subject is the new object itself.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet est créé. Avant l’événement, son sujet est le lieu du nouvel objet. Ensuite, le sujet est le nouvel objet lui-même.</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <extracomment>occurrences</extracomment>
        <translation>Destruction</translation>
    </message>
    <message>
        <source>An object is destroyed, by an effect or at the end of its duration. Objects that are attached to it are destroyed with it. Responses after the event read its values from just before. An object that is destroyed with another one cannot be saved separately.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet est détruit, par un effet ou à la fin de sa durée. Les objets qui lui sont rattachés sont détruits avec lui. Les réponses après l’événement lisent ses valeurs de juste avant. Un objet détruit avec un autre ne peut pas être gardé à part.</translation>
    </message>
    <message>
        <source>Departs</source>
        <extracomment>occurrences</extracomment>
        <translation>Départ</translation>
    </message>
    <message>
        <source>An object leaves its system.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet quitte son système.</translation>
    </message>
    <message>
        <source>Arrives</source>
        <extracomment>occurrences</extracomment>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>An object arrives in a system.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet arrive dans un système.</translation>
    </message>
    <message>
        <source>Owner changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de propriétaire</translation>
    </message>
    <message>
        <source>The owners of an object change.</source>
        <extracomment>occurrences</extracomment>
        <translation>Les propriétaires d’un objet changent.</translation>
    </message>
    <message>
        <source>Size changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de taille</translation>
    </message>
    <message>
        <source>The size of a planet changes.</source>
        <extracomment>occurrences</extracomment>
        <translation>La taille d’une planète change.</translation>
    </message>
    <message>
        <source>Environment changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement d’environnement</translation>
    </message>
    <message>
        <source>The environment of a planet changes.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’environnement d’une planète change.</translation>
    </message>
    <message>
        <source>Star colour changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de couleur d’étoile</translation>
    </message>
    <message>
        <source>The colour of a star changes.</source>
        <extracomment>occurrences</extracomment>
        <translation>La couleur d’une étoile change.</translation>
    </message>
    <message>
        <source>Focus changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de vocation</translation>
    </message>
    <message>
        <source>The primary or secondary focus of a planet changes.</source>
        <extracomment>occurrences</extracomment>
        <translation>La vocation principale ou seconde d’une planète change.</translation>
    </message>
    <message>
        <source>Property changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de propriété</translation>
    </message>
    <message>
        <source>A property of an object changes: any property, or the named one. Sizes, environments, star colours and focuses are properties too.</source>
        <extracomment>occurrences</extracomment>
        <translation>Une propriété d’un objet change&#xa0;: n’importe laquelle, ou celle qui est nommée. Les tailles, environnements, couleurs d’étoile et vocations sont aussi des propriétés.</translation>
    </message>
    <message>
        <source>The property that changes. Default: any property.</source>
        <extracomment>occurrences</extracomment>
        <translation>La propriété qui change. Par défaut&#xa0;: n’importe quelle propriété.</translation>
    </message>
    <message>
        <source>Stockpile gain</source>
        <extracomment>occurrences</extracomment>
        <translation>Gain de stock</translation>
    </message>
    <message>
        <source>A stockpile grows: any stockpile, or the one of the named resource. The amount is the gain.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un stock augmente&#xa0;: n’importe lequel, ou celui de la ressource nommée. La quantité est le gain.</translation>
    </message>
    <message>
        <source>The resource of the stockpile. Default: any resource.</source>
        <extracomment>occurrences</extracomment>
        <translation>La ressource du stock. Par défaut&#xa0;: n’importe quelle ressource.</translation>
    </message>
    <message>
        <source>Stockpile loss</source>
        <extracomment>occurrences</extracomment>
        <translation>Perte de stock</translation>
    </message>
    <message>
        <source>A stockpile shrinks: any stockpile, or the one of the named resource. The amount is the loss. Payments do not count.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un stock diminue&#xa0;: n’importe lequel, ou celui de la ressource nommée. La quantité est la perte. Les paiements ne comptent pas.</translation>
    </message>
    <message>
        <source>Availability changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Changement de disponibilité</translation>
    </message>
    <message>
        <source>An empire gains or loses the right to a class.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un empire reçoit ou perd le droit à une classe.</translation>
    </message>
    <message>
        <source>Target set</source>
        <extracomment>occurrences</extracomment>
        <translation>Choix de cible</translation>
    </message>
    <message>
        <source>An object targets another object, or stops targeting one. A response during the event may set another target before this one counts.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un objet en vise un autre, ou cesse d’en viser un. Une réponse pendant l’événement peut fixer une autre cible avant que celle-ci ne compte.</translation>
    </message>
    <message>
        <source>Duration expired</source>
        <extracomment>occurrences</extracomment>
        <translation>Fin de durée</translation>
    </message>
    <message>
        <source>The duration of an object expires, and the object is destroyed. If the event is prevented, the object stays forever.</source>
        <extracomment>occurrences</extracomment>
        <translation>La durée d’un objet prend fin, et il est détruit. Si l’événement est empêché, l’objet reste pour toujours.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <extracomment>occurrences</extracomment>
        <translation>Ordre donné</translation>
    </message>
    <message>
        <source>An empire gives an order: any order, or one of the named kind. The subject is the object that receives the order. A response during the event may replace the order before it is carried out.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un empire donne un ordre&#xa0;: n’importe lequel, ou un de la sorte nommée. Le sujet est l’objet qui reçoit l’ordre. Une réponse pendant l’événement peut remplacer l’ordre avant qu’il ne soit exécuté.</translation>
    </message>
    <message>
        <source>The kind of order. Default: any order.</source>
        <extracomment>occurrences</extracomment>
        <translation>La sorte d’ordre. Par défaut&#xa0;: n’importe quel ordre.</translation>
    </message>
    <message>
        <source>Payment</source>
        <extracomment>occurrences</extracomment>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>An empire pays: in any resource, or in the named one. A response during the event may add the missing resources. The amount is the price to pay.</source>
        <extracomment>occurrences</extracomment>
        <translation>Un empire paie&#xa0;: dans n’importe quelle ressource, ou dans celle qui est nommée. Une réponse pendant l’événement peut apporter les ressources qui manquent. La quantité est le prix à payer.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>occurrences</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>The whole turn: before everything that happens in it, or after everything.</source>
        <extracomment>occurrences</extracomment>
        <translation>Le tour entier&#xa0;: avant tout ce qui s’y passe, ou après tout.</translation>
    </message>
    <message>
        <source>Meters</source>
        <extracomment>occurrences</extracomment>
        <translation>Jauges</translation>
    </message>
    <message>
        <source>The stage in which groups change meters.</source>
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
        <source>The stage that clamps meters to their limits.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape qui ramène les jauges dans leurs bornes.</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>occurrences</extracomment>
        <translation>Effets</translation>
    </message>
    <message>
        <source>The stage of all groups that change no meters.</source>
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
        <source>The combat stage. Combat happens only through effects.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape du combat. On ne combat que par des effets.</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>occurrences</extracomment>
        <translation>Production</translation>
    </message>
    <message>
        <source>The stage in which empires pay for production and complete it.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les empires paient la production et l’achèvent.</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>occurrences</extracomment>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>The stage in which empires pay for research and complete it.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les empires paient la recherche et l’achèvent.</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>occurrences</extracomment>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>The stage in which stockpiles receive income.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les stocks reçoivent leurs revenus.</translation>
    </message>
    <message>
        <source>Durations</source>
        <extracomment>occurrences</extracomment>
        <translation>Durées</translation>
    </message>
    <message>
        <source>The stage in which durations of objects expire.</source>
        <extracomment>occurrences</extracomment>
        <translation>L’étape où les durées des objets prennent fin.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>orders</extracomment>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Moves an object to a system along the shortest route of starlanes. In each turn it moves as far as its Speed allows. It can end a turn on a starlane.</source>
        <extracomment>orders</extracomment>
        <translation>Déplace un objet vers un système par le plus court chemin de voies stellaires. À chaque tour, il va aussi loin que le permet sa Speed. Il peut finir un tour sur une voie stellaire.</translation>
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
        <source>A system, or an object in a system.</source>
        <extracomment>orders</extracomment>
        <translation>Un système, ou un objet dans un système.</translation>
    </message>
    <message>
        <source>Produce</source>
        <extracomment>orders</extracomment>
        <translation>Produire</translation>
    </message>
    <message>
        <source>Starts a project that creates an object of a class. The empire pays a share of the cost each turn. The object is created when the whole cost is paid.</source>
        <extracomment>orders</extracomment>
        <translation>Commence un projet qui crée un objet d’une classe. L’empire paie une part du coût à chaque tour. L’objet est créé quand tout le coût est payé.</translation>
    </message>
    <message>
        <source>The class to produce.</source>
        <extracomment>orders</extracomment>
        <translation>La classe à produire.</translation>
    </message>
    <message>
        <source>At</source>
        <extracomment>orders</extracomment>
        <translation>À</translation>
    </message>
    <message>
        <source>The place for the new object: an object of the empire.</source>
        <extracomment>orders</extracomment>
        <translation>Le lieu du nouvel objet&#xa0;: un objet de l’empire.</translation>
    </message>
    <message>
        <source>Starts a project that gives the empire a tech when the whole cost is paid.</source>
        <extracomment>orders</extracomment>
        <translation>Commence un projet qui donne à l’empire une technologie quand tout le coût est payé.</translation>
    </message>
    <message>
        <source>The id of a tech.</source>
        <extracomment>orders</extracomment>
        <translation>L’identifiant d’une technologie.</translation>
    </message>
    <message>
        <source>Changes the primary or secondary focus of a planet.</source>
        <extracomment>orders</extracomment>
        <translation>Change la vocation principale ou seconde d’une planète.</translation>
    </message>
    <message>
        <source>The new focus of the object.</source>
        <extracomment>orders</extracomment>
        <translation>La nouvelle vocation de l’objet.</translation>
    </message>
    <message>
        <source>The primary focus or the secondary one.</source>
        <extracomment>orders</extracomment>
        <translation>La vocation principale ou la seconde.</translation>
    </message>
    <message>
        <source>Sets or clears the target of an object.</source>
        <extracomment>orders</extracomment>
        <translation>Fixe ou efface la cible d’un objet.</translation>
    </message>
    <message>
        <source>The object to target, or none to clear the target.</source>
        <extracomment>orders</extracomment>
        <translation>L’objet à viser, ou none pour effacer la cible.</translation>
    </message>
    <message>
        <source>Set run-time property</source>
        <extracomment>orders</extracomment>
        <translation>Fixer une propriété d’exécution</translation>
    </message>
    <message>
        <source>Sets a run-time property of an object. Parameters of its groups can take their values from it.</source>
        <extracomment>orders</extracomment>
        <translation>Fixe une propriété d’exécution d’un objet. Les paramètres de ses groupes peuvent y lire leurs valeurs.</translation>
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
        <source>Stops an object where it is, or cancels a project. The amount already paid is lost.</source>
        <extracomment>orders</extracomment>
        <translation>Arrête un objet là où il est, ou annule un projet. La somme déjà payée est perdue.</translation>
    </message>
    <message>
        <source>The object to stop, or the project to cancel.</source>
        <extracomment>orders</extracomment>
        <translation>L’objet à arrêter, ou le projet à annuler.</translation>
    </message>
    <message>
        <source>The class whose project is cancelled. If the empire has several, the last one is cancelled.</source>
        <extracomment>orders</extracomment>
        <translation>La classe dont le projet est annulé. Si l’empire en a plusieurs, le dernier est annulé.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Pilote automatique</translation>
    </message>
    <message>
        <source>Checks whether the computer plays for an empire. The empire must be in the game and human.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vérifie si l’ordinateur joue pour un empire. L’empire doit être en jeu et humain.</translation>
    </message>
    <message>
        <source>The id of an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’identifiant d’un empire.</translation>
    </message>
    <message>
        <source>The value to compare with: true or false.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La valeur à laquelle comparer&#xa0;: true ou false.</translation>
    </message>
    <message>
        <source>Checks whether an empire is producing anything. The empire must be in the game and have a build object.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vérifie si un empire produit quelque chose. L’empire doit être en jeu et avoir un lieu de production.</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Avoir</translation>
    </message>
    <message>
        <source>Compares a stockpile of an empire with a value. The empire must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare un stock d’un empire à une valeur. L’empire doit être en jeu.</translation>
    </message>
    <message>
        <source>The resource of the stockpile to compare.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La ressource dont le stock est comparé.</translation>
    </message>
    <message>
        <source>The number to compare with, or an expression.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le nombre auquel comparer, ou une expression.</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Checks which screen and line the local player sees. Only for scenarios with one human player.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vérifie quel écran et quelle ligne voit le joueur local. Seulement pour les scénarios à un seul joueur humain.</translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Écran</translation>
    </message>
    <message>
        <source>The screen shown to the player.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’écran que voit le joueur.</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>The selected line. Default: any line.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La ligne sélectionnée. Par défaut&#xa0;: n’importe quelle ligne.</translation>
    </message>
    <message>
        <source>Compares the number of inner conditions that hold. This can mean all, any, none or an exact number of them.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare le nombre de conditions contenues qui sont vraies. Ce peut être toutes, au moins une, aucune, ou un nombre exact.</translation>
    </message>
    <message>
        <source>Checks whether an object is not in the game: destroyed, or still hidden.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vérifie si un objet n’est pas en jeu&#xa0;: détruit, ou encore caché.</translation>
    </message>
    <message>
        <source>The object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’objet, par son nom ou une autre référence.</translation>
    </message>
    <message>
        <source>Compares the distance between two objects. Both must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare la distance entre deux objets. Les deux doivent être en jeu.</translation>
    </message>
    <message>
        <source>The first object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le premier objet, par son nom ou une autre référence.</translation>
    </message>
    <message>
        <source>The second object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le second objet, par son nom ou une autre référence.</translation>
    </message>
    <message>
        <source>Health</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Compares the current value of a meter as a fraction of its maximum. The fraction is 0 for an object that is not in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare la valeur actuelle d’une jauge, en fraction de son maximum. La fraction est 0 pour un objet qui n’est pas en jeu.</translation>
    </message>
    <message>
        <source>The meter to compare with its maximum. Default: Health.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La jauge à comparer à son maximum. Par défaut&#xa0;: Health.</translation>
    </message>
    <message>
        <source>Identity</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Identité</translation>
    </message>
    <message>
        <source>Checks whether two references mean the same object. Both objects must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vérifie si deux références désignent le même objet. Les deux objets doivent être en jeu.</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>A reference to an object, such as flagship: followed by an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Une référence à un objet, comme flagship: suivi d’un empire.</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>The reference to compare with.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La référence à laquelle comparer.</translation>
    </message>
    <message>
        <source>Checks which page of which message the local player reads. Only for scenarios with one human player.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vérifie quelle page de quel message lit le joueur local. Seulement pour les scénarios à un seul joueur humain.</translation>
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
        <source>The open page, counted from 0.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>La page ouverte, comptée à partir de 0.</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Checks whether an empire is one of the owners of an object. The object must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vérifie si un empire est l’un des propriétaires d’un objet. L’objet doit être en jeu.</translation>
    </message>
    <message>
        <source>The id of an empire, or none for nobody.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’identifiant d’un empire, ou none pour personne.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Compares the value of a counter.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare la valeur d’un compteur.</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compteur</translation>
    </message>
    <message>
        <source>The name of a counter. Counters start at 0.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le nom d’un compteur. Les compteurs partent de 0.</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vaisseaux</translation>
    </message>
    <message>
        <source>Compares the number of ships of an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare le nombre de vaisseaux d’un empire.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Compares the Speed of an object. The object must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare la Speed d’un objet. L’objet doit être en jeu.</translation>
    </message>
    <message>
        <source>Checks whether an object targets another one. Both must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vérifie si un objet en vise un autre. Les deux doivent être en jeu.</translation>
    </message>
    <message>
        <source>The object to aim at.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>L’objet à viser.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Compares the number of turns since the start of the scenario. It is negative during set-up.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare le nombre de tours depuis le début du scénario. Il est négatif pendant la mise en place.</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>The number of turns since the start of the scenario. Negative during set-up.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le nombre de tours depuis le début du scénario. Négatif pendant la mise en place.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Compares the zoom level of the local player&apos;s view. Only for scenarios with one human player.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Compare le niveau de zoom de la vue du joueur local. Seulement pour les scénarios à un seul joueur humain.</translation>
    </message>
    <message>
        <source>The zoom level to compare with. The closest level is the lowest.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Le niveau de zoom auquel comparer. Le niveau le plus proche est le plus petit.</translation>
    </message>
    <message>
        <source>Add to counter</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ajouter au compteur</translation>
    </message>
    <message>
        <source>Adds a number to a counter. Conditions of type score compare counters.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ajoute un nombre à un compteur. Les conditions de type score comparent les compteurs.</translation>
    </message>
    <message>
        <source>The number to add. It may be negative or an expression.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Le nombre à ajouter. Il peut être négatif ou être une expression.</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Checks all conditions again before the following actions run.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Vérifie de nouveau toutes les conditions avant les actions suivantes.</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Creates an object, as &lt;place&gt; does.</source>
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
        <source>The object to attach it to, or to place it beside. Default: none.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’objet auquel le rattacher, ou à côté duquel le placer. Par défaut&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>The new object&apos;s name.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Le nom du nouvel objet.</translation>
    </message>
    <message>
        <source>Delays the following actions by a number of turns. They run even if the condition is no longer true or is disabled.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Diffère les actions suivantes d’un nombre de tours. Elles ont lieu même si la condition n’est plus vraie ou est désactivée.</translation>
    </message>
    <message>
        <source>The delay of the following actions, in turns.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Le délai des actions suivantes, en tours.</translation>
    </message>
    <message>
        <source>Destroy</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Détruire</translation>
    </message>
    <message>
        <source>Destroys an object and everything attached to it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Détruit un objet et tout ce qui lui est rattaché.</translation>
    </message>
    <message>
        <source>The object. Default: the subject of the condition.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’objet. Par défaut&#xa0;: le sujet de la condition.</translation>
    </message>
    <message>
        <source>Disable</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Disables a condition of this scenario.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Désactive une condition de ce scénario.</translation>
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
        <source>Enables a condition of this scenario, again or for the first time.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Active une condition de ce scénario, de nouveau ou pour la première fois.</translation>
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
        <source>The group to fire, as CLASS/group. Omit it if the effects are inside the element.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Le groupe à faire agir, sous la forme CLASS/group. À omettre si les effets sont dans l’élément.</translation>
    </message>
    <message>
        <source>The object to fire on. Default: the condition&apos;s subject.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’objet sur lequel il agit. Par défaut&#xa0;: le sujet de la condition.</translation>
    </message>
    <message>
        <source>Makes an empire lose and ends the run.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait perdre un empire et met fin à la partie.</translation>
    </message>
    <message>
        <source>Shows a message. Expressions in braces are replaced by their values. Bare names refer to the game object, and Subject to the subject of the condition. Each &lt;page&gt; adds a page.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Affiche un message. Les expressions entre accolades sont remplacées par leurs valeurs. Les noms seuls désignent l’objet du jeu, et Subject le sujet de la condition. Chaque &lt;page&gt; ajoute une page.</translation>
    </message>
    <message>
        <source>The id of the empire that receives the message. Default: everybody.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’identifiant de l’empire qui reçoit le message. Par défaut&#xa0;: tout le monde.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>The number that conditions of type message use to refer to this message.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Le numéro par lequel les conditions de type message désignent ce message.</translation>
    </message>
    <message>
        <source>Moves an object, with everything attached to it, to the position of another object.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Déplace un objet, avec tout ce qui lui est rattaché, à l’endroit d’un autre objet.</translation>
    </message>
    <message>
        <source>The object to move to.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>L’objet vers lequel il est déplacé.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stops the run after this turn, like a breakpoint.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Arrête la partie après ce tour, comme un point d’arrêt.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Brings an object into the game that the scenario has hidden since the start.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait entrer en jeu un objet que le scénario cachait depuis le début.</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Selects an object for the local player.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Sélectionne un objet pour le joueur local.</translation>
    </message>
    <message>
        <source>Gives an object to an empire, or to nobody.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Donne un objet à un empire, ou à personne.</translation>
    </message>
    <message>
        <source>Sets the target of an object.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fixe la cible d’un objet.</translation>
    </message>
    <message>
        <source>Makes an empire win and ends the run.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait gagner un empire et met fin à la partie.</translation>
    </message>
    <message>
        <source>Sets the zoom of the local player&apos;s view.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fixe le zoom de la vue du joueur local.</translation>
    </message>
    <message>
        <source>The zoom level of the view.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Le niveau de zoom de la vue.</translation>
    </message>
    <message>
        <source>All objects</source>
        <extracomment>relations</extracomment>
        <translation>Tous les objets</translation>
    </message>
    <message>
        <source>Every object of the type in the game, including the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Tout objet du type en jeu, l’objet lui-même compris.</translation>
    </message>
    <message>
        <source>Above</source>
        <extracomment>relations</extracomment>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>The objects that the object is attached to, directly or indirectly. Excludes the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Les objets auxquels l’objet est rattaché, directement ou indirectement. Sans l’objet lui-même.</translation>
    </message>
    <message>
        <source>Attached</source>
        <extracomment>relations</extracomment>
        <translation>Rattachés</translation>
    </message>
    <message>
        <source>The objects directly attached to the object, such as buildings and specials of a planet, or planets of a system. Excludes the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Les objets directement rattachés à l’objet, comme les bâtiments et particularités d’une planète, ou les planètes d’un système. Sans l’objet lui-même.</translation>
    </message>
    <message>
        <source>The objects attached to the object, directly or indirectly. Excludes the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Les objets rattachés à l’objet, directement ou indirectement. Sans l’objet lui-même.</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>relations</extracomment>
        <translation>Reliés</translation>
    </message>
    <message>
        <source>The objects in systems that starlanes connect to the object&apos;s system through systems of its owner. Includes the object itself. Empty if the object has no owner or several owners, or is not in a system of its owner.</source>
        <extracomment>relations</extracomment>
        <translation>Les objets dans des systèmes que les voies stellaires relient à celui de l’objet à travers des systèmes de son propriétaire. L’objet lui-même compris. Vide si l’objet n’a pas de propriétaire ou en a plusieurs, ou n’est pas dans un système de son propriétaire.</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>relations</extracomment>
        <translation>Ici</translation>
    </message>
    <message>
        <source>The objects in the same system or at the same point between systems. Includes the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Les objets dans le même système ou au même point entre les systèmes. L’objet lui-même compris.</translation>
    </message>
    <message>
        <source>Near</source>
        <extracomment>relations</extracomment>
        <translation>Proches</translation>
    </message>
    <message>
        <source>The objects within a distance in a straight line, or within a number of starlane jumps. Excludes the object itself, but includes other objects at the same place.</source>
        <extracomment>relations</extracomment>
        <translation>Les objets à une distance donnée au plus en ligne droite, ou à un nombre donné de sauts au plus par voie stellaire. Sans l’objet lui-même, mais avec les autres objets au même endroit.</translation>
    </message>
    <message>
        <source>Owned</source>
        <extracomment>relations</extracomment>
        <translation>Possédés</translation>
    </message>
    <message>
        <source>The objects that the object&apos;s only owner owns, alone or with others. Includes the object itself. For an empire, the objects that it owns. Empty if the object has no owner or several owners.</source>
        <extracomment>relations</extracomment>
        <translation>Les objets que possède l’unique propriétaire de l’objet, seul ou avec d’autres. L’objet lui-même compris. Pour un empire, les objets qu’il possède. Vide si l’objet n’a pas de propriétaire ou en a plusieurs.</translation>
    </message>
    <message>
        <source>The object&apos;s target.</source>
        <extracomment>relations</extracomment>
        <translation>La cible de l’objet.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>aggregates</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Returns true if the expression is true for every object that has a value. Also true if there are no objects.</source>
        <extracomment>aggregates</extracomment>
        <translation>Vrai si l’expression est vraie pour tout objet qui a une valeur. Vrai aussi s’il n’y a pas d’objets.</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>aggregates</extracomment>
        <translation>Au moins un</translation>
    </message>
    <message>
        <source>Returns true if the expression is true for at least one object. False if there are no objects.</source>
        <extracomment>aggregates</extracomment>
        <translation>Vrai si l’expression est vraie pour au moins un objet. Faux s’il n’y a pas d’objets.</translation>
    </message>
    <message>
        <source>The number of objects. With an expression after the comma, only objects that have a value count. Use where to select the objects.</source>
        <extracomment>aggregates</extracomment>
        <translation>Le nombre d’objets. Avec une expression après la virgule, seuls comptent les objets qui ont une valeur. Utilisez where pour choisir les objets.</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>aggregates</extracomment>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>The largest of the numbers, or 0 if there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Le plus grand des nombres, ou 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>aggregates</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>The average of the numbers, or 0 if there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>La moyenne des nombres, ou 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Smallest</source>
        <extracomment>aggregates</extracomment>
        <translation>Le plus petit</translation>
    </message>
    <message>
        <source>The smallest of the numbers, or 0 if there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Le plus petit des nombres, ou 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>aggregates</extracomment>
        <translation>Somme</translation>
    </message>
    <message>
        <source>The sum of the numbers, or 0 if there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>La somme des nombres, ou 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>modifiers</extracomment>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Sets the variable to the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>Fixe la variable au paramètre.</translation>
    </message>
    <message>
        <source>Multiply</source>
        <extracomment>modifiers</extracomment>
        <translation>Multiplier</translation>
    </message>
    <message>
        <source>Multiplies the variable by the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>Multiplie la variable par le paramètre.</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>modifiers</extracomment>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Divides the variable by the parameter. Division by 0 gives 0 and is reported.</source>
        <extracomment>modifiers</extracomment>
        <translation>Divise la variable par le paramètre. Une division par 0 donne 0 et est signalée.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>modifiers</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Adds the parameter to the variable.</source>
        <extracomment>modifiers</extracomment>
        <translation>Ajoute le paramètre à la variable.</translation>
    </message>
    <message>
        <source>Raises the variable to the parameter if it is lower.</source>
        <extracomment>modifiers</extracomment>
        <translation>Relève la variable au paramètre si elle est plus petite.</translation>
    </message>
    <message>
        <source>Lowers the variable to the parameter if it is higher.</source>
        <extracomment>modifiers</extracomment>
        <translation>Abaisse la variable au paramètre si elle est plus grande.</translation>
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
        <source>The number with the opposite sign. Powers bind tighter: -2^2 is -4.</source>
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
        <source>The exact quotient of two numbers. A division by zero gives 0 and is reported.</source>
        <extracomment>functions</extracomment>
        <translation>Le quotient exact de deux nombres. Une division par zéro donne 0 et est signalée.</translation>
    </message>
    <message>
        <source>Whole division</source>
        <extracomment>functions</extracomment>
        <translation>Division entière</translation>
    </message>
    <message>
        <source>The quotient without its fraction, rounded towards zero.</source>
        <extracomment>functions</extracomment>
        <translation>Le quotient sans sa fraction, arrondi vers zéro.</translation>
    </message>
    <message>
        <source>Remainder</source>
        <extracomment>functions</extracomment>
        <translation>Reste</translation>
    </message>
    <message>
        <source>The remainder of a whole division, with the sign of the first number. The operator % does the same.</source>
        <extracomment>functions</extracomment>
        <translation>Le reste d’une division entière, du signe du premier nombre. L’opérateur % fait de même.</translation>
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
        <source>Returns true if two values of the same format are equal.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si deux valeurs d’un même format sont égales.</translation>
    </message>
    <message>
        <source>Not equal</source>
        <extracomment>functions</extracomment>
        <translation>Différent</translation>
    </message>
    <message>
        <source>Returns true if two values of the same format differ.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si deux valeurs d’un même format diffèrent.</translation>
    </message>
    <message>
        <source>Less than</source>
        <extracomment>functions</extracomment>
        <translation>Inférieur à</translation>
    </message>
    <message>
        <source>Returns true if the first number is less than the second. In XML, write &amp;lt;.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si le premier nombre est inférieur au second. En XML, écrivez &amp;lt;.</translation>
    </message>
    <message>
        <source>Returns true if the first number is less than or equal to the second. In XML, write &amp;lt;=.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si le premier nombre est inférieur ou égal au second. En XML, écrivez &amp;lt;=.</translation>
    </message>
    <message>
        <source>Greater than</source>
        <extracomment>functions</extracomment>
        <translation>Supérieur à</translation>
    </message>
    <message>
        <source>Returns true if the first number is greater than the second.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si le premier nombre est supérieur au second.</translation>
    </message>
    <message>
        <source>Returns true if the first number is greater than or equal to the second.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si le premier nombre est supérieur ou égal au second.</translation>
    </message>
    <message>
        <source>And</source>
        <extracomment>functions</extracomment>
        <translation>Et</translation>
    </message>
    <message>
        <source>Returns true if both conditions are true. &amp;&amp; means the same. If one is false, the other does not matter.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si les deux conditions sont vraies. &amp;&amp; signifie la même chose. Si l’une est fausse, l’autre n’importe pas.</translation>
    </message>
    <message>
        <source>Or</source>
        <extracomment>functions</extracomment>
        <translation>Ou</translation>
    </message>
    <message>
        <source>Returns true if at least one condition is true. || means the same. If one is true, the other does not matter.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si au moins une condition est vraie. || signifie la même chose. Si l’une est vraie, l’autre n’importe pas.</translation>
    </message>
    <message>
        <source>Returns true if the condition is false. ! means the same. Comparisons bind tighter: not a == b means not (a == b).</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si la condition est fausse. ! signifie la même chose. Les comparaisons lient plus fort&#xa0;: not a == b signifie not (a == b).</translation>
    </message>
    <message>
        <source>Returns the first value if the condition is true, otherwise the second. The unused value is ignored. You can also write: if condition then value else other.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie la première valeur si la condition est vraie, sinon la seconde. La valeur inutilisée est ignorée. Vous pouvez aussi écrire&#xa0;: if condition then valeur else autre.</translation>
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
        <source>The smallest whole number that is greater than or equal to the number.</source>
        <extracomment>functions</extracomment>
        <translation>Le plus petit nombre entier supérieur ou égal au nombre.</translation>
    </message>
    <message>
        <source>Round down</source>
        <extracomment>functions</extracomment>
        <translation>Arrondi inférieur</translation>
    </message>
    <message>
        <source>The largest whole number that is less than or equal to the number.</source>
        <extracomment>functions</extracomment>
        <translation>Le plus grand nombre entier inférieur ou égal au nombre.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>functions</extracomment>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>The nearest whole number. A fraction of exactly .5 rounds up.</source>
        <extracomment>functions</extracomment>
        <translation>Le nombre entier le plus proche. Une fraction d’exactement ,5 est arrondie vers le haut.</translation>
    </message>
    <message>
        <source>The smallest of two or more numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Le plus petit de deux nombres ou plus.</translation>
    </message>
    <message>
        <source>The largest of two or more numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Le plus grand de deux nombres ou plus.</translation>
    </message>
    <message>
        <source>Value so far</source>
        <extracomment>functions</extracomment>
        <translation>Valeur jusqu’ici</translation>
    </message>
    <message>
        <source>The value before this change, with all earlier changes applied.</source>
        <extracomment>functions</extracomment>
        <translation>La valeur avant cette modification, après toutes les précédentes.</translation>
    </message>
    <message>
        <source>Amount of the event</source>
        <extracomment>functions</extracomment>
        <translation>Quantité de l’événement</translation>
    </message>
    <message>
        <source>The amount of the change that the group responds to, including changes made so far. The value is missing if the event does not change a number.</source>
        <extracomment>functions</extracomment>
        <translation>La quantité du changement auquel le groupe répond, modifications déjà faites comprises. La valeur manque si l’événement ne change pas de nombre.</translation>
    </message>
    <message>
        <source>Run-time property</source>
        <extracomment>functions</extracomment>
        <translation>Propriété d’exécution</translation>
    </message>
    <message>
        <source>The value of a run-time property of the source. An order, a scenario or the effect that creates the source sets it. Until then, the group is inactive.</source>
        <extracomment>functions</extracomment>
        <translation>La valeur d’une propriété d’exécution de la source. Un ordre, un scénario ou l’effet qui crée la source la fixe. Jusque-là, le groupe est inactif.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>functions</extracomment>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>The maximum of a meter at the end of the previous turn. Use it while this turn&apos;s maximum is being rebuilt.</source>
        <extracomment>functions</extracomment>
        <translation>Le maximum d’une jauge à la fin du tour précédent. Utilisez-le pendant que le maximum de ce tour est reconstruit.</translation>
    </message>
    <message>
        <source>Named object</source>
        <extracomment>functions</extracomment>
        <translation>Objet nommé</translation>
    </message>
    <message>
        <source>The oldest object with this name, or none if no object has it.</source>
        <extracomment>functions</extracomment>
        <translation>L’objet le plus ancien de ce nom, ou aucun si nul objet ne le porte.</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>functions</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>The result of a dice roll. The same source, candidate, turn and place in the content always give the same result.</source>
        <extracomment>functions</extracomment>
        <translation>Le résultat d’un lancer de dés. Les mêmes source, candidat, tour et place dans le contenu donnent toujours le même résultat.</translation>
    </message>
    <message>
        <source>Has</source>
        <extracomment>functions</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Returns true if the object, or something that belongs to it, is of this class, grouping or kind. Default: the object that bare names refer to.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si l’objet, ou quelque chose qui lui appartient, est de cette classe, de ce regroupement ou de ce genre. Par défaut&#xa0;: l’objet auquel se rapportent les noms seuls.</translation>
    </message>
    <message>
        <source>Owned by</source>
        <extracomment>functions</extracomment>
        <translation>Possédé par</translation>
    </message>
    <message>
        <source>Returns true if the empire owns the object, alone or with others. Default: the object that bare names refer to.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si l’empire possède l’objet, seul ou avec d’autres. Par défaut&#xa0;: l’objet auquel se rapportent les noms seuls.</translation>
    </message>
    <message>
        <source>Can have</source>
        <extracomment>functions</extracomment>
        <translation>Peut avoir</translation>
    </message>
    <message>
        <source>Returns true if a class is open to an empire. The empire must own the required classes, and the class must not be switched off. Effects that allow or forbid the class override this. The conditions in &lt;available&gt; are not evaluated. For an object that is not an empire, its owners are tested. Default: the object that bare names refer to.</source>
        <extracomment>functions</extracomment>
        <translation>Renvoie vrai si une classe est ouverte à un empire. L’empire doit posséder les classes requises, et la classe ne doit pas être désactivée. Les effets qui permettent ou interdisent la classe l’emportent. Les conditions de &lt;available&gt; ne sont pas évaluées. Pour un objet qui n’est pas un empire, ses propriétaires sont testés. Par défaut&#xa0;: l’objet auquel se rapportent les noms seuls.</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>functions</extracomment>
        <translation>Option</translation>
    </message>
    <message>
        <source>The value of an option in this run: that of the game, or of the empire that owns the object.</source>
        <extracomment>functions</extracomment>
        <translation>La valeur d’une option dans cette partie&#xa0;: celle du jeu, ou celle de l’empire qui possède l’objet.</translation>
    </message>
    <message>
        <source>Class by id</source>
        <extracomment>functions</extracomment>
        <translation>Classe par identifiant</translation>
    </message>
    <message>
        <source>The class with this type and id.</source>
        <extracomment>functions</extracomment>
        <translation>La classe de ce type et de cet identifiant.</translation>
    </message>
    <message>
        <source>Property of a class</source>
        <extracomment>functions</extracomment>
        <translation>Propriété d’une classe</translation>
    </message>
    <message>
        <source>A property of a class. No object of the class needs to be in play.</source>
        <extracomment>functions</extracomment>
        <translation>Une propriété d’une classe. Aucun objet de la classe n’a besoin d’être en jeu.</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>functions</extracomment>
        <translation>Consulter</translation>
    </message>
    <message>
        <source>A cell of a table. If no row has the key, returns the default of the column&apos;s format.</source>
        <extracomment>functions</extracomment>
        <translation>Une case d’une table. Si aucune ligne n’a la clé, renvoie la valeur par défaut du format de la colonne.</translation>
    </message>
    <message>
        <source>In another context</source>
        <extracomment>functions</extracomment>
        <translation>Dans un autre contexte</translation>
    </message>
    <message>
        <source>The value of an expression for another object, or for one of its numbered parts. Bare names refer to that object or part.</source>
        <extracomment>functions</extracomment>
        <translation>La valeur d’une expression pour un autre objet, ou pour une de ses parties numérotées. Les noms seuls se rapportent à cet objet ou à cette partie.</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>members</extracomment>
        <translation>Âge</translation>
    </message>
    <message>
        <source>The number of turns since the object was created.</source>
        <extracomment>members</extracomment>
        <translation>Le nombre de tours depuis la création de l’objet.</translation>
    </message>
    <message>
        <source>The capital of an empire, or none.</source>
        <extracomment>members</extracomment>
        <translation>La capitale d’un empire, ou aucune.</translation>
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
        <source>The turn in which the object was created.</source>
        <extracomment>members</extracomment>
        <translation>Le tour où l’objet a été créé.</translation>
    </message>
    <message>
        <source>Creator</source>
        <extracomment>members</extracomment>
        <translation>Créateur</translation>
    </message>
    <message>
        <source>The source of the effect that created the object, or none.</source>
        <extracomment>members</extracomment>
        <translation>La source de l’effet qui a créé l’objet, ou aucune.</translation>
    </message>
    <message>
        <source>The capital of an empire at the start of the game, or none.</source>
        <extracomment>members</extracomment>
        <translation>La capitale d’un empire au début du jeu, ou aucune.</translation>
    </message>
    <message>
        <source>Id</source>
        <extracomment>members</extracomment>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>The object&apos;s number, unique within the run.</source>
        <extracomment>members</extracomment>
        <translation>Le numéro de l’objet, unique dans la partie.</translation>
    </message>
    <message>
        <source>The object&apos;s name.</source>
        <extracomment>members</extracomment>
        <translation>Le nom de l’objet.</translation>
    </message>
    <message>
        <source>The empire that owns the object, or none if it has no owner or several.</source>
        <extracomment>members</extracomment>
        <translation>L’empire qui possède l’objet, ou aucun s’il n’a pas de propriétaire ou s’il en a plusieurs.</translation>
    </message>
    <message>
        <source>Planet</source>
        <extracomment>members</extracomment>
        <translation>Planète</translation>
    </message>
    <message>
        <source>The object itself if it is a planet, otherwise the planet it is attached to.</source>
        <extracomment>members</extracomment>
        <translation>L’objet lui-même si c’est une planète, sinon la planète à laquelle il est rattaché.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>members</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>The system that contains the object, or the object itself if it is a system.</source>
        <extracomment>members</extracomment>
        <translation>Le système où est l’objet, ou l’objet lui-même si c’est un système.</translation>
    </message>
    <message>
        <source>The object that this object aims at, or none.</source>
        <extracomment>members</extracomment>
        <translation>L’objet que vise cet objet, ou aucun.</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>members</extracomment>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>The team of an empire, or none.</source>
        <extracomment>members</extracomment>
        <translation>L’équipe d’un empire, ou aucune.</translation>
    </message>
    <message>
        <source>The object&apos;s type: type == planet.</source>
        <extracomment>members</extracomment>
        <translation>Le type de l’objet&#xa0;: type == planet.</translation>
    </message>
    <message>
        <source>The object&apos;s x coordinate on the map, from left to right.</source>
        <extracomment>members</extracomment>
        <translation>La coordonnée x de l’objet sur la carte, de gauche à droite.</translation>
    </message>
    <message>
        <source>The object&apos;s y coordinate on the map, from top to bottom.</source>
        <extracomment>members</extracomment>
        <translation>La coordonnée y de l’objet sur la carte, de haut en bas.</translation>
    </message>
    <message>
        <source>The object that carries the effects group, unless the vocabulary names another source.</source>
        <extracomment>words</extracomment>
        <translation>L’objet qui porte le groupe d’effets, sauf si le vocabulaire nomme une autre source.</translation>
    </message>
    <message>
        <source>The object that the event happens to. A point of the turn has none.</source>
        <extracomment>words</extracomment>
        <translation>L’objet auquel l’événement arrive. Un point du tour n’en a pas.</translation>
    </message>
    <message>
        <source>The candidate that the scope tests, or the object that the effect acts on.</source>
        <extracomment>words</extracomment>
        <translation>Le candidat que teste la portée, ou l’objet sur lequel agit l’effet.</translation>
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
        <source>The number of the current turn.</source>
        <extracomment>words</extracomment>
        <translation>Le numéro du tour actuel.</translation>
    </message>
    <message>
        <source>The sum of all operands.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>La somme de tous les opérandes.</translation>
    </message>
    <message>
        <source>The first operand minus the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le premier opérande moins le second.</translation>
    </message>
    <message>
        <source>The operand with the opposite sign.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>L’opérande de signe contraire.</translation>
    </message>
    <message>
        <source>The product of all operands.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le produit de tous les opérandes.</translation>
    </message>
    <message>
        <source>The exact quotient of the first and the second operand.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le quotient exact du premier et du second opérande.</translation>
    </message>
    <message>
        <source>The quotient of the first and the second operand, as a whole number.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le quotient du premier et du second opérande, en nombre entier.</translation>
    </message>
    <message>
        <source>The remainder of the whole-number division.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le reste de la division entière.</translation>
    </message>
    <message>
        <source>The first operand to the power of the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le premier opérande à la puissance du second.</translation>
    </message>
    <message>
        <source>True if both operands are equal.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si les deux opérandes sont égaux.</translation>
    </message>
    <message>
        <source>True if the operands differ.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si les opérandes diffèrent.</translation>
    </message>
    <message>
        <source>True if the first operand is less than the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si le premier opérande est inférieur au second.</translation>
    </message>
    <message>
        <source>True if the first operand is less than or equal to the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si le premier opérande est inférieur ou égal au second.</translation>
    </message>
    <message>
        <source>True if the first operand is greater than the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si le premier opérande est supérieur au second.</translation>
    </message>
    <message>
        <source>True if the first operand is greater than or equal to the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si le premier opérande est supérieur ou égal au second.</translation>
    </message>
    <message>
        <source>True if all operands are true.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si tous les opérandes sont vrais.</translation>
    </message>
    <message>
        <source>True if at least one operand is true.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si au moins un opérande est vrai.</translation>
    </message>
    <message>
        <source>True if the operand is false.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si l’opérande est faux.</translation>
    </message>
    <message>
        <source>The second operand if the first is true, otherwise the third.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le deuxième opérande si le premier est vrai, sinon le troisième.</translation>
    </message>
    <message>
        <source>The result of the named function, with the operands as its arguments.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le résultat de la fonction nommée, avec les opérandes comme arguments.</translation>
    </message>
    <message>
        <source>The result of the named aggregate over a selection. Inside: optionally Within (a number), Of and Where, then the expression to aggregate.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Le résultat de l’agrégat nommé sur une sélection. À l’intérieur&#xa0;: au choix Within (un nombre), Of et Where, puis l’expression à agréger.</translation>
    </message>
    <message>
        <source>True if an object has the item that GOMType and ID name. Of selects the object.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Vrai si un objet a l’élément que nomment GOMType et ID. Of choisit l’objet.</translation>
    </message>
    <message>
        <source>The value that the object has under this name.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>La valeur que l’objet a sous ce nom.</translation>
    </message>
    <message>
        <source>An expression, written as text.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Une expression, écrite en texte.</translation>
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
        <source>The name of the project. Default: the name of the folder.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom du projet. Par défaut&#xa0;: le nom du dossier.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>elements</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>The version of the project, for information only.</source>
        <extracomment>elements</extracomment>
        <translation>La version du projet, à titre d’information seulement.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>elements</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <extracomment>elements</extracomment>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>shipped: Orrery&apos;s vocabulary and the project&apos;s declarations. own: only the project&apos;s declarations.</source>
        <extracomment>elements</extracomment>
        <translation>shipped&#xa0;: le vocabulaire d’Orrery et les déclarations du projet. own&#xa0;: seulement les déclarations du projet.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>elements</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language of the displayed strings.</source>
        <extracomment>elements</extracomment>
        <translation>La langue des textes affichés.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>elements</extracomment>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>The scenario to open if no other is named. Default: the first one.</source>
        <extracomment>elements</extracomment>
        <translation>Le scénario à ouvrir si aucun autre n’est nommé. Par défaut&#xa0;: le premier.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>elements</extracomment>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>A file that loads before the files that are not listed.</source>
        <extracomment>elements</extracomment>
        <translation>Un fichier chargé avant les fichiers absents de la liste.</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>elements</extracomment>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>The path of an XML file in the project folder.</source>
        <extracomment>elements</extracomment>
        <translation>Le chemin d’un fichier XML dans le dossier du projet.</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>elements</extracomment>
        <translation>Description</translation>
    </message>
    <message>
        <source>A description of the project.</source>
        <extracomment>elements</extracomment>
        <translation>Une description du projet.</translation>
    </message>
    <message>
        <source>Silence</source>
        <extracomment>elements</extracomment>
        <translation>Taire</translation>
    </message>
    <message>
        <source>Hides problems with this code. The text inside gives the reason.</source>
        <extracomment>elements</extracomment>
        <translation>Masque les problèmes qui ont ce code. Le texte à l’intérieur donne la raison.</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>elements</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>The code of a problem.</source>
        <extracomment>elements</extracomment>
        <translation>Le code d’un problème.</translation>
    </message>
    <message>
        <source>The only file in which the code is silenced. Default: all files.</source>
        <extracomment>elements</extracomment>
        <translation>Le seul fichier où le code est réduit au silence. Par défaut&#xa0;: tous les fichiers.</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>elements</extracomment>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>A content file.</source>
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
        <source>The name that other content uses to refer to it.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom par lequel le reste du contenu y fait référence.</translation>
    </message>
    <message>
        <source>scale: the values form a sequence. wheel: the values form a circle, in which the last is next to the first.</source>
        <extracomment>elements</extracomment>
        <translation>scale&#xa0;: les valeurs forment une suite. wheel&#xa0;: les valeurs forment un cercle, où la dernière est voisine de la première.</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>elements</extracomment>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>The name shown to people. Default: the id.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom affiché. Par défaut&#xa0;: l’identifiant.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>elements</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replaces an earlier declaration with the same id.</source>
        <extracomment>elements</extracomment>
        <translation>Remplace une déclaration antérieure de même identifiant.</translation>
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
        <source>Alternative spellings of the id, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>D’autres orthographes de l’identifiant, séparées par des espaces.</translation>
    </message>
    <message>
        <source>Outside the order</source>
        <extracomment>elements</extracomment>
        <translation>Hors de l’ordre</translation>
    </message>
    <message>
        <source>Keeps the value out of the scale or wheel: ranges never reach it.</source>
        <extracomment>elements</extracomment>
        <translation>Tient la valeur hors de l’échelle ou de la roue&#xa0;: les écarts ne l’atteignent jamais.</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>elements</extracomment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>One or two sentences of help, shown next to it.</source>
        <extracomment>elements</extracomment>
        <translation>Une ou deux phrases d’aide, affichées à côté.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>elements</extracomment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>The lower limit of the current value and of the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>La limite inférieure de la valeur actuelle et du maximum.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>elements</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>The upper limit of the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>La limite supérieure du maximum.</translation>
    </message>
    <message>
        <source>Initial value</source>
        <extracomment>elements</extracomment>
        <translation>Valeur initiale</translation>
    </message>
    <message>
        <source>The current value and the maximum of a new object.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur actuelle et le maximum d’un nouvel objet.</translation>
    </message>
    <message>
        <source>Rebuilt each turn</source>
        <extracomment>elements</extracomment>
        <translation>Reconstruit à chaque tour</translation>
    </message>
    <message>
        <source>An expression for the new current value, evaluated once a turn. Default: the value moves by 1 towards the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression pour la nouvelle valeur actuelle, évaluée une fois par tour. Par défaut&#xa0;: la valeur va de 1 vers le maximum.</translation>
    </message>
    <message>
        <source>A value that objects or classes have, such as a planet&apos;s size.</source>
        <extracomment>elements</extracomment>
        <translation>Une valeur qu’ont des objets ou des classes, comme la taille d’une planète.</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>elements</extracomment>
        <translation>Valeur par défaut</translation>
    </message>
    <message>
        <source>The value of new objects, and the result of a lookup that finds nothing.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur des nouveaux objets, et le résultat d’une consultation qui ne trouve rien.</translation>
    </message>
    <message>
        <source>class: the value belongs to the class and never changes in play.</source>
        <extracomment>elements</extracomment>
        <translation>class&#xa0;: la valeur appartient à la classe et ne change jamais en jeu.</translation>
    </message>
    <message>
        <source>The property has no value until an order, a scenario or the effect that creates the object sets it.</source>
        <extracomment>elements</extracomment>
        <translation>La propriété n’a pas de valeur tant qu’un ordre, un scénario ou l’effet qui crée l’objet ne l’a pas fixée.</translation>
    </message>
    <message>
        <source>A resource. Every object whose type has it keeps a stockpile of it.</source>
        <extracomment>elements</extracomment>
        <translation>Une ressource. Tout objet dont le type l’a en tient un stock.</translation>
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
        <source>The amount added each turn, as an expression about the object that has the stockpile.</source>
        <extracomment>elements</extracomment>
        <translation>La quantité ajoutée à chaque tour, comme expression sur l’objet qui a le stock.</translation>
    </message>
    <message>
        <source>A kind of object. It declares the values that its objects have, and the types that they may be attached to.</source>
        <extracomment>elements</extracomment>
        <translation>Une sorte d’objet. Elle déclare les valeurs qu’ont ses objets, et les types auxquels ils peuvent être rattachés.</translation>
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
        <source>The meaning of Source in its groups. self: the object itself. host: the object that it is attached to. capital: the capital of its owner.</source>
        <extracomment>elements</extracomment>
        <translation>La signification de Source dans ses groupes. self&#xa0;: l’objet lui-même. host&#xa0;: l’objet auquel il est rattaché. capital&#xa0;: la capitale de son propriétaire.</translation>
    </message>
    <message>
        <source>Visible</source>
        <extracomment>elements</extracomment>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Whether its objects appear in the galaxy and in reports. Their class can override this.</source>
        <extracomment>elements</extracomment>
        <translation>Si ses objets apparaissent dans la galaxie et dans les rapports. Leur classe peut le redéfinir.</translation>
    </message>
    <message>
        <source>The class of objects that a galaxy or scenario creates without naming a class.</source>
        <extracomment>elements</extracomment>
        <translation>La classe des objets qu’une galaxie ou un scénario crée sans nommer de classe.</translation>
    </message>
    <message>
        <source>Extend</source>
        <extracomment>elements</extracomment>
        <translation>Étendre</translation>
    </message>
    <message>
        <source>Extends an earlier declaration with the same id.</source>
        <extracomment>elements</extracomment>
        <translation>Étend une déclaration antérieure de même identifiant.</translation>
    </message>
    <message>
        <source>A meter, property or resource of every object of the type.</source>
        <extracomment>elements</extracomment>
        <translation>Une jauge, une propriété ou une ressource de tout objet du type.</translation>
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
        <source>An event that effects can raise and triggers can respond to.</source>
        <extracomment>elements</extracomment>
        <translation>Un événement que des effets peuvent provoquer et auquel des déclencheurs peuvent répondre.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <extracomment>elements</extracomment>
        <translation>Cumul</translation>
    </message>
    <message>
        <source>The rule for several effects with the same stacking name that would act on one object.</source>
        <extracomment>elements</extracomment>
        <translation>La règle pour plusieurs effets au même nom de cumul qui agiraient sur un même objet.</translation>
    </message>
    <message>
        <source>The stacking name or number that effects or groups share.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom ou le numéro de cumul que partagent des effets ou des groupes.</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>elements</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>The effect that acts on an object: the first one, the largest or smallest amount, or the average of all.</source>
        <extracomment>elements</extracomment>
        <translation>L’effet qui agit sur un objet&#xa0;: le premier, la plus grande ou la plus petite quantité, ou la moyenne de tous.</translation>
    </message>
    <message>
        <source>Scope</source>
        <extracomment>elements</extracomment>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Numbered parts of objects that have their own variables. The id is a type&apos;s id, a dot and a name.</source>
        <extracomment>elements</extracomment>
        <translation>Des parties numérotées d’objets, qui ont leurs propres variables. L’identifiant est formé de celui d’un type, d’un point et d’un nom.</translation>
    </message>
    <message>
        <source>The start value of variables of a format.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur initiale des variables d’un format.</translation>
    </message>
    <message>
        <source>The format of the value: number, boolean, text, pair, dice, object, class, type, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Le format de la valeur&#xa0;: number, boolean, text, pair, dice, object, class, type, ou l’identifiant d’une énumération.</translation>
    </message>
    <message>
        <source>The constant that variables of this format start with.</source>
        <extracomment>elements</extracomment>
        <translation>La constante par laquelle commencent les variables de ce format.</translation>
    </message>
    <message>
        <source>Define</source>
        <extracomment>elements</extracomment>
        <translation>Constante</translation>
    </message>
    <message>
        <source>A constant that every expression of the project can use.</source>
        <extracomment>elements</extracomment>
        <translation>Une constante que toute expression du projet peut utiliser.</translation>
    </message>
    <message>
        <source>An expression of constants and other defines.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression de constantes et d’autres définitions.</translation>
    </message>
    <message>
        <source>The format of the constant. Default: the format of the value.</source>
        <extracomment>elements</extracomment>
        <translation>Le format de la constante. Par défaut&#xa0;: le format de la valeur.</translation>
    </message>
    <message>
        <source>A setting of a run. Expressions read it with option(game, HARD_MODE).</source>
        <extracomment>elements</extracomment>
        <translation>Un réglage d’une partie. Les expressions le lisent avec option(game, HARD_MODE).</translation>
    </message>
    <message>
        <source>The owner of the option: the game as a whole, or each empire.</source>
        <extracomment>elements</extracomment>
        <translation>Le propriétaire de l’option&#xa0;: le jeu entier, ou chaque empire.</translation>
    </message>
    <message>
        <source>The format of the value: number, boolean, text, object, class, type, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Le format de la valeur&#xa0;: number, boolean, text, object, class, type, ou l’identifiant d’une énumération.</translation>
    </message>
    <message>
        <source>The value if a scenario sets none.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur si un scénario n’en fixe pas.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>elements</extracomment>
        <translation>Genre</translation>
    </message>
    <message>
        <source>A kind that has(KIND, id) can test for.</source>
        <extracomment>elements</extracomment>
        <translation>Un genre que has(KIND, id) peut tester.</translation>
    </message>
    <message>
        <source>has(KIND, id) tests for objects of a class of this type.</source>
        <extracomment>elements</extracomment>
        <translation>has(KIND, id) teste la présence d’objets d’une classe de ce type.</translation>
    </message>
    <message>
        <source>has(KIND, id) tests for a value of this property.</source>
        <extracomment>elements</extracomment>
        <translation>has(KIND, id) teste la présence d’une valeur de cette propriété.</translation>
    </message>
    <message>
        <source>has(KIND, id) tests for objects of a class that belongs to this grouping.</source>
        <extracomment>elements</extracomment>
        <translation>has(KIND, id) teste la présence d’objets d’une classe qui fait partie de ce regroupement.</translation>
    </message>
    <message>
        <source>has(KIND, id) tests whether a boolean option is true.</source>
        <extracomment>elements</extracomment>
        <translation>has(KIND, id) teste si une option booléenne est vraie.</translation>
    </message>
    <message>
        <source>class: has(KIND, id) tests for objects of any class. grouping: it tests for objects of any grouping.</source>
        <extracomment>elements</extracomment>
        <translation>class&#xa0;: has(KIND, id) teste la présence d’objets de n’importe quelle classe. grouping&#xa0;: d’objets de n’importe quel regroupement.</translation>
    </message>
    <message>
        <source>The definition of a building, a tech, a special or other objects.</source>
        <extracomment>elements</extracomment>
        <translation>La définition d’un bâtiment, d’une technologie, d’une particularité ou d’autres objets.</translation>
    </message>
    <message>
        <source>The type of its objects.</source>
        <extracomment>elements</extracomment>
        <translation>Le type de ses objets.</translation>
    </message>
    <message>
        <source>The number of turns that its objects stay in the game. 0: no limit.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre de tours pendant lesquels ses objets restent en jeu. 0&#xa0;: aucune limite.</translation>
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
        <source>Whether its objects appear in the galaxy and in reports. Default: the setting of its type.</source>
        <extracomment>elements</extracomment>
        <translation>Si ses objets apparaissent dans la galaxie et dans les rapports. Par défaut&#xa0;: le réglage de son type.</translation>
    </message>
    <message>
        <source>Groupings</source>
        <extracomment>elements</extracomment>
        <translation>Regroupements</translation>
    </message>
    <message>
        <source>The groupings that the class belongs to, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Les regroupements dont la classe fait partie, séparés par des espaces.</translation>
    </message>
    <message>
        <source>Whether empires can get the class by production or research.</source>
        <extracomment>elements</extracomment>
        <translation>Si les empires peuvent obtenir la classe par production ou par recherche.</translation>
    </message>
    <message>
        <source>Property value</source>
        <extracomment>elements</extracomment>
        <translation>Valeur de propriété</translation>
    </message>
    <message>
        <source>The value of the property for the class, or for each new object of the class.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur de la propriété pour la classe, ou pour chaque nouvel objet de la classe.</translation>
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
        <source>A tech that an empire must have first.</source>
        <extracomment>elements</extracomment>
        <translation>Une technologie qu’un empire doit d’abord avoir.</translation>
    </message>
    <message>
        <source>The id of a tech that the empire must have first.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une technologie que l’empire doit d’abord avoir.</translation>
    </message>
    <message>
        <source>Unlocks</source>
        <extracomment>elements</extracomment>
        <translation>Débloque</translation>
    </message>
    <message>
        <source>A class that this class unlocks.</source>
        <extracomment>elements</extracomment>
        <translation>Une classe que cette classe débloque.</translation>
    </message>
    <message>
        <source>All conditions must match an empire before it can produce or research the class.</source>
        <extracomment>elements</extracomment>
        <translation>Toutes les conditions doivent retenir un empire avant qu’il puisse produire ou rechercher la classe.</translation>
    </message>
    <message>
        <source>An additional condition, written as an expression.</source>
        <extracomment>elements</extracomment>
        <translation>Une condition supplémentaire, écrite comme expression.</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>elements</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>All conditions must match the object that the new object is placed on. Source is the empire.</source>
        <extracomment>elements</extracomment>
        <translation>Toutes les conditions doivent retenir l’objet sur lequel le nouvel objet est placé. Source est l’empire.</translation>
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
        <source>The name of the group within its class. Default: its position.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom du groupe au sein de sa classe. Par défaut&#xa0;: sa position.</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>elements</extracomment>
        <translation>Activé</translation>
    </message>
    <message>
        <source>If false, the element stays in the file but has no effect in any run.</source>
        <extracomment>elements</extracomment>
        <translation>Si false, l’élément reste dans le fichier mais n’a d’effet dans aucune partie.</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>elements</extracomment>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Groups with lower values act first.</source>
        <extracomment>elements</extracomment>
        <translation>Les groupes de valeur plus basse agissent d’abord.</translation>
    </message>
    <message>
        <source>A stacking name or number for the whole group. Of all groups that share it, only the first acts on an object each turn. 0: no stacking name.</source>
        <extracomment>elements</extracomment>
        <translation>Un nom ou un numéro de cumul pour le groupe entier. De tous les groupes qui le partagent, seul le premier agit sur un objet à chaque tour. 0&#xa0;: aucun nom de cumul.</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>elements</extracomment>
        <translation>Actif</translation>
    </message>
    <message>
        <source>A boolean expression about the source. It acts only while the expression is true.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression booléenne sur la source. Il n’agit que tant que l’expression est vraie.</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>elements</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>The point of the turn at which the group fires, if it has no trigger and changes no meters.</source>
        <extracomment>elements</extracomment>
        <translation>Le moment du tour où agit le groupe, s’il n’a pas de déclencheur et ne change pas de jauge.</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>elements</extracomment>
        <translation>Réaction</translation>
    </message>
    <message>
        <source>Whether the owner of a triggered group may use its response or pass.</source>
        <extracomment>elements</extracomment>
        <translation>Si le propriétaire d’un groupe à déclencheur peut user de sa réponse ou passer.</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>elements</extracomment>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>How often a triggered group responds: to each event, or only to the first per turn or per game.</source>
        <extracomment>elements</extracomment>
        <translation>La fréquence des réponses d’un groupe à déclencheur&#xa0;: à chaque événement, ou seulement au premier par tour ou par partie.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <extracomment>elements</extracomment>
        <translation>Déclencheur</translation>
    </message>
    <message>
        <source>The group fires when this event happens, instead of once a turn. All conditions must match the object that the event happens to.</source>
        <extracomment>elements</extracomment>
        <translation>Le groupe agit quand cet événement se produit, au lieu d’une fois par tour. Toutes les conditions doivent retenir l’objet auquel l’événement arrive.</translation>
    </message>
    <message>
        <source>The events to respond to just before they happen, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Les événements auxquels répondre juste avant qu’ils ne se produisent, séparés par des espaces.</translation>
    </message>
    <message>
        <source>The events to respond to while they happen, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Les événements auxquels répondre pendant qu’ils se produisent, séparés par des espaces.</translation>
    </message>
    <message>
        <source>The events to respond to after they have happened, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Les événements auxquels répondre après qu’ils se sont produits, séparés par des espaces.</translation>
    </message>
    <message>
        <source>The objects whose events trigger the group. any: all objects. self: the holder of the group. source: the source. host: the object that the holder is attached to. owned: objects that share an owner with the source, and their owners. other: all objects except the holder.</source>
        <extracomment>elements</extracomment>
        <translation>Les objets dont les événements déclenchent le groupe. any&#xa0;: tous les objets. self&#xa0;: le porteur du groupe. source&#xa0;: la source. host&#xa0;: l’objet auquel le porteur est rattaché. owned&#xa0;: les objets qui partagent un propriétaire avec la source, et ces propriétaires. other&#xa0;: tous les objets sauf le porteur.</translation>
    </message>
    <message>
        <source>An additional condition, as an expression about the object that the event happens to.</source>
        <extracomment>elements</extracomment>
        <translation>Une condition supplémentaire, comme expression sur l’objet auquel l’événement arrive.</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>elements</extracomment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>The price that the owner of the source pays before a triggered group acts. If the owner cannot pay, the group does not respond.</source>
        <extracomment>elements</extracomment>
        <translation>Le prix que paie le propriétaire de la source avant qu’un groupe à déclencheur n’agisse. Si le propriétaire ne peut pas payer, le groupe ne répond pas.</translation>
    </message>
    <message>
        <source>The id of the resource to pay.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant de la ressource à payer.</translation>
    </message>
    <message>
        <source>The amount to pay, as an expression about the source.</source>
        <extracomment>elements</extracomment>
        <translation>La quantité à payer, comme expression sur la source.</translation>
    </message>
    <message>
        <source>Activation</source>
        <extracomment>elements</extracomment>
        <translation>Activation</translation>
    </message>
    <message>
        <source>All conditions must match the source.</source>
        <extracomment>elements</extracomment>
        <translation>Toutes les conditions doivent retenir la source.</translation>
    </message>
    <message>
        <source>The objects that the effects of the group act on.</source>
        <extracomment>elements</extracomment>
        <translation>Les objets sur lesquels agissent les effets du groupe.</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>elements</extracomment>
        <translation>Inclure</translation>
    </message>
    <message>
        <source>Each condition adds the objects that it matches.</source>
        <extracomment>elements</extracomment>
        <translation>Chaque condition ajoute les objets qu’elle retient.</translation>
    </message>
    <message>
        <source>Exclude</source>
        <extracomment>elements</extracomment>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>Each condition removes the objects that it matches.</source>
        <extracomment>elements</extracomment>
        <translation>Chaque condition retire les objets qu’elle retient.</translation>
    </message>
    <message>
        <source>The effects of the group, in the order in which they act.</source>
        <extracomment>elements</extracomment>
        <translation>Les effets du groupe, dans l’ordre où ils agissent.</translation>
    </message>
    <message>
        <source>Modify</source>
        <extracomment>elements</extracomment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Modifies a variable that is visible from here, while the object is in the game.</source>
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
        <source>Sets the variable to this value.</source>
        <extracomment>elements</extracomment>
        <translation>Fixe la variable à cette valeur.</translation>
    </message>
    <message>
        <source>Multiplies the variable by this value.</source>
        <extracomment>elements</extracomment>
        <translation>Multiplie la variable par cette valeur.</translation>
    </message>
    <message>
        <source>Divides the variable by this value.</source>
        <extracomment>elements</extracomment>
        <translation>Divise la variable par cette valeur.</translation>
    </message>
    <message>
        <source>Adds this value to the variable.</source>
        <extracomment>elements</extracomment>
        <translation>Ajoute cette valeur à la variable.</translation>
    </message>
    <message>
        <source>Raises the variable to this value if it is lower.</source>
        <extracomment>elements</extracomment>
        <translation>Élève la variable à cette valeur si elle est plus basse.</translation>
    </message>
    <message>
        <source>Lowers the variable to this value if it is higher.</source>
        <extracomment>elements</extracomment>
        <translation>Abaisse la variable à cette valeur si elle est plus haute.</translation>
    </message>
    <message>
        <source>Modifiers with lower values apply first. At the same priority, the operation decides.</source>
        <extracomment>elements</extracomment>
        <translation>Les modificateurs de valeur plus basse s’appliquent d’abord. À priorité égale, l’opération décide.</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>effects</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The number of the part of this class whose variable is modified.</source>
        <extracomment>elements</extracomment>
        <translation>Le numéro de la partie de cette classe dont la variable est modifiée.</translation>
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
        <source>The type of the objects to modify. Without further attributes, all objects of the type are modified.</source>
        <extracomment>elements</extracomment>
        <translation>Le type des objets à modifier. Sans autre attribut, tous les objets du type sont modifiés.</translation>
    </message>
    <message>
        <source>Only objects whose class belongs to this grouping.</source>
        <extracomment>elements</extracomment>
        <translation>Seulement les objets dont la classe fait partie de ce regroupement.</translation>
    </message>
    <message>
        <source>Only the object with this name.</source>
        <extracomment>elements</extracomment>
        <translation>Seulement l’objet qui porte ce nom.</translation>
    </message>
    <message>
        <source>Only objects of this class.</source>
        <extracomment>elements</extracomment>
        <translation>Seulement les objets de cette classe.</translation>
    </message>
    <message>
        <source>A numbered part of every object of the class, with its own variables.</source>
        <extracomment>elements</extracomment>
        <translation>Une partie numérotée de chaque objet de la classe, avec ses propres variables.</translation>
    </message>
    <message>
        <source>The number that identifies the part.</source>
        <extracomment>elements</extracomment>
        <translation>Le numéro qui désigne la partie.</translation>
    </message>
    <message>
        <source>A sub-scope of the class&apos;s type.</source>
        <extracomment>elements</extracomment>
        <translation>Une sous-portée du type de la classe.</translation>
    </message>
    <message>
        <source>The galaxy, empires and objects that a run starts with.</source>
        <extracomment>elements</extracomment>
        <translation>La galaxie, les empires et les objets avec lesquels une partie commence.</translation>
    </message>
    <message>
        <source>The rules for choices in a run. Inside: the groups in order, each as CLASS/group.</source>
        <extracomment>elements</extracomment>
        <translation>Les règles des choix dans une partie. À l’intérieur&#xa0;: les groupes dans l’ordre, écrits CLASS/group.</translation>
    </message>
    <message>
        <source>The order of competing responses. by-id: by priority and id. list: as the list inside gives it. ask: as the player in the sandbox decides.</source>
        <extracomment>elements</extracomment>
        <translation>L’ordre des réponses en concurrence. by-id&#xa0;: par priorité et identifiant. list&#xa0;: celui de la liste contenue. ask&#xa0;: celui que décide le joueur dans le bac à sable.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <extracomment>elements</extracomment>
        <translation>Réactions</translation>
    </message>
    <message>
        <source>Whether empires take their reactions or pass, if no player decides.</source>
        <extracomment>elements</extracomment>
        <translation>Si les empires usent de leurs réactions ou passent, quand aucun joueur ne décide.</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>elements</extracomment>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>The ids of empires in the order in which they are active, separated by spaces. Default: by id.</source>
        <extracomment>elements</extracomment>
        <translation>Les identifiants des empires dans l’ordre où ils sont actifs, séparés par des espaces. Par défaut&#xa0;: par identifiant.</translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>elements</extracomment>
        <translation>Temps de départ</translation>
    </message>
    <message>
        <source>The number of set-up turns before time 0.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre de tours de mise en place avant le temps 0.</translation>
    </message>
    <message>
        <source>Legacy start time</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ancien temps de départ</translation>
    </message>
    <message>
        <source>Time starts at 0, and each set-up turn counts as a third of a turn.</source>
        <extracomment>elements</extracomment>
        <translation>Le temps commence à 0, et chaque tour de mise en place compte pour un tiers de tour.</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>elements</extracomment>
        <translation>Vue</translation>
    </message>
    <message>
        <source>The view of the local player. Runs without a window read it here.</source>
        <extracomment>elements</extracomment>
        <translation>La vue du joueur local. Les parties sans fenêtre la lisent ici.</translation>
    </message>
    <message>
        <source>The selected line of that screen.</source>
        <extracomment>elements</extracomment>
        <translation>La ligne sélectionnée de cet écran.</translation>
    </message>
    <message>
        <source>The number of the message that the player reads. Default: none.</source>
        <extracomment>elements</extracomment>
        <translation>Le numéro du message que lit le joueur. Par défaut&#xa0;: aucun.</translation>
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
        <source>The name of the selected object.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de l’objet sélectionné.</translation>
    </message>
    <message>
        <source>Watches the scenario and runs its actions when it is met.</source>
        <extracomment>elements</extracomment>
        <translation>Surveille le scénario et exécute ses actions quand elle est remplie.</translation>
    </message>
    <message>
        <source>The name that enable and disable use. Default: # and its position.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom qu’utilisent enable et disable. Par défaut&#xa0;: # et sa position.</translation>
    </message>
    <message>
        <source>Disabled</source>
        <extracomment>elements</extracomment>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Keeps the condition off until an action enables it.</source>
        <extracomment>elements</extracomment>
        <translation>Laisse la condition désactivée tant qu’une action ne l’active pas.</translation>
    </message>
    <message>
        <source>Persistent</source>
        <extracomment>elements</extracomment>
        <translation>Persistante</translation>
    </message>
    <message>
        <source>Keeps the condition on after it has been met.</source>
        <extracomment>elements</extracomment>
        <translation>Laisse la condition active après qu’elle a été remplie.</translation>
    </message>
    <message>
        <source>Subject</source>
        <extracomment>elements</extracomment>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>The object that its actions act on.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet sur lequel agissent ses actions.</translation>
    </message>
    <message>
        <source>Direct object</source>
        <extracomment>elements</extracomment>
        <translation>Second objet</translation>
    </message>
    <message>
        <source>Another object that its actions can use.</source>
        <extracomment>elements</extracomment>
        <translation>Un autre objet que ses actions peuvent utiliser.</translation>
    </message>
    <message>
        <source>The type of the condition. Its parameters are further attributes.</source>
        <extracomment>elements</extracomment>
        <translation>Le type de la condition. Ses paramètres sont d’autres attributs.</translation>
    </message>
    <message>
        <source>Operator</source>
        <extracomment>elements</extracomment>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>The comparison between the observed value and the required value.</source>
        <extracomment>elements</extracomment>
        <translation>La comparaison entre la valeur observée et la valeur demandée.</translation>
    </message>
    <message>
        <source>An expression to use in place of a type and an operator.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression qui remplace le type et l’opérateur.</translation>
    </message>
    <message>
        <source>One of the counted conditions.</source>
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
        <source>The ids of the allied empires, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Les identifiants des empires alliés, séparés par des espaces.</translation>
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
        <source>A name that is unique in the scenario.</source>
        <extracomment>elements</extracomment>
        <translation>Un nom unique dans le scénario.</translation>
    </message>
    <message>
        <source>Galaxy</source>
        <extracomment>elements</extracomment>
        <translation>Galaxie</translation>
    </message>
    <message>
        <source>A galaxy generated from a seed.</source>
        <extracomment>elements</extracomment>
        <translation>Une galaxie générée à partir d’une graine.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>elements</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The seed of the galaxy&apos;s random numbers.</source>
        <extracomment>elements</extracomment>
        <translation>La graine des nombres aléatoires de la galaxie.</translation>
    </message>
    <message>
        <source>Systems</source>
        <extracomment>elements</extracomment>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>The number of systems.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre de systèmes.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>elements</extracomment>
        <translation>Forme</translation>
    </message>
    <message>
        <source>The arrangement of the systems.</source>
        <extracomment>elements</extracomment>
        <translation>La disposition des systèmes.</translation>
    </message>
    <message>
        <source>The number of empires.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre d’empires.</translation>
    </message>
    <message>
        <source>Planets</source>
        <extracomment>elements</extracomment>
        <translation>Planètes</translation>
    </message>
    <message>
        <source>The average number of planets per system.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre moyen de planètes par système.</translation>
    </message>
    <message>
        <source>A special that planets get at random.</source>
        <extracomment>elements</extracomment>
        <translation>Une particularité que des planètes reçoivent au hasard.</translation>
    </message>
    <message>
        <source>The probability, from 0 (never) to 1 (always).</source>
        <extracomment>elements</extracomment>
        <translation>La probabilité, de 0 (jamais) à 1 (toujours).</translation>
    </message>
    <message>
        <source>Home special</source>
        <extracomment>elements</extracomment>
        <translation>Particularité d’origine</translation>
    </message>
    <message>
        <source>A special that capitals get.</source>
        <extracomment>elements</extracomment>
        <translation>Une particularité que reçoivent les capitales.</translation>
    </message>
    <message>
        <source>Initial meter</source>
        <extracomment>elements</extracomment>
        <translation>Jauge initiale</translation>
    </message>
    <message>
        <source>The start value of a meter.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur initiale d’une jauge.</translation>
    </message>
    <message>
        <source>The id of a meter.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une jauge.</translation>
    </message>
    <message>
        <source>The current value and the maximum at the start.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur actuelle et le maximum au départ.</translation>
    </message>
    <message>
        <source>home: capitals. owned: all objects with an owner. Or the id of a type.</source>
        <extracomment>elements</extracomment>
        <translation>home&#xa0;: les capitales. owned&#xa0;: tous les objets qui ont un propriétaire. Ou l’identifiant d’un type.</translation>
    </message>
    <message>
        <source>An empire of the scenario.</source>
        <extracomment>elements</extracomment>
        <translation>Un empire du scénario.</translation>
    </message>
    <message>
        <source>A colour, for example #3a7bd5.</source>
        <extracomment>elements</extracomment>
        <translation>Une couleur, par exemple #3a7bd5.</translation>
    </message>
    <message>
        <source>The name of a planet.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom d’une planète.</translation>
    </message>
    <message>
        <source>A star and the objects around it.</source>
        <extracomment>elements</extracomment>
        <translation>Une étoile et les objets qui l’entourent.</translation>
    </message>
    <message>
        <source>The name of its map, or none.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de sa carte, ou none.</translation>
    </message>
    <message>
        <source>The coordinate on the map.</source>
        <extracomment>elements</extracomment>
        <translation>La coordonnée sur la carte.</translation>
    </message>
    <message>
        <source>Starlane</source>
        <extracomment>elements</extracomment>
        <translation>Voie stellaire</translation>
    </message>
    <message>
        <source>A connection between two systems.</source>
        <extracomment>elements</extracomment>
        <translation>Une liaison entre deux systèmes.</translation>
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
        <source>The id of the empire that owns the object. none: no owner.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant de l’empire qui possède l’objet. none&#xa0;: aucun propriétaire.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <extracomment>elements</extracomment>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Keeps the object out of the game until a condition reveals it.</source>
        <extracomment>elements</extracomment>
        <translation>Tient l’objet hors du jeu tant qu’une condition ne le révèle pas.</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>elements</extracomment>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Places a new object of a class on another object.</source>
        <extracomment>elements</extracomment>
        <translation>Place un nouvel objet d’une classe sur un autre objet.</translation>
    </message>
    <message>
        <source>The name of the object that it is attached to. Default: no object.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de l’objet auquel il est rattaché. Par défaut&#xa0;: aucun objet.</translation>
    </message>
    <message>
        <source>The turn in which it acts, just before the step to the next turn.</source>
        <extracomment>elements</extracomment>
        <translation>Le tour où il agit, juste avant le pas au tour suivant.</translation>
    </message>
    <message>
        <source>Gives an empire a tech.</source>
        <extracomment>elements</extracomment>
        <translation>Donne une technologie à un empire.</translation>
    </message>
    <message>
        <source>Sets a meter, a stockpile, a property, the owner or the target of an object.</source>
        <extracomment>elements</extracomment>
        <translation>Fixe une jauge, un stock, une propriété, le propriétaire ou la cible d’un objet.</translation>
    </message>
    <message>
        <source>An object&apos;s name, an empire&apos;s id, or # and the id of an object.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom d’un objet, l’identifiant d’un empire, ou # et l’identifiant d’un objet.</translation>
    </message>
    <message>
        <source>The id of the meter to set.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant de la jauge à fixer.</translation>
    </message>
    <message>
        <source>The current value, or the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur actuelle, ou le maximum.</translation>
    </message>
    <message>
        <source>The id of the property to set.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant de la propriété à fixer.</translation>
    </message>
    <message>
        <source>The id of the resource whose stockpile is set.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant de la ressource dont le stock est fixé.</translation>
    </message>
    <message>
        <source>The name of the object to aim at. none: no target.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de l’objet à viser. none&#xa0;: aucune cible.</translation>
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
        <source>A value that the project declares and that modifiers change.</source>
        <extracomment>elements</extracomment>
        <translation>Une valeur que le projet déclare et que des modificateurs changent.</translation>
    </message>
    <message>
        <source>The name that expressions and modifiers use.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom qu’utilisent les expressions et les modificateurs.</translation>
    </message>
    <message>
        <source>A type or a sub-scope of a type: each of these objects has its own value. Default: global, with one value for the whole run.</source>
        <extracomment>elements</extracomment>
        <translation>Un type ou une sous-portée d’un type&#xa0;: chacun de ces objets a sa propre valeur. Par défaut&#xa0;: globale, avec une valeur pour toute la partie.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <extracomment>elements</extracomment>
        <translation>Explication</translation>
    </message>
    <message>
        <source>The purpose of the variable, shown next to it. If several declarations give one, the last one counts.</source>
        <extracomment>elements</extracomment>
        <translation>Le but de la variable, affiché à côté. Si plusieurs déclarations en donnent un, le dernier compte.</translation>
    </message>
    <message>
        <source>Spread</source>
        <extracomment>elements</extracomment>
        <translation>Report</translation>
    </message>
    <message>
        <source>An expression for the start value in the next turn. It is evaluated before anything changes.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression pour la valeur initiale au tour suivant. Elle est évaluée avant que rien ne change.</translation>
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
        <source>The scope of the variable, if several scopes have a variable with this name.</source>
        <extracomment>elements</extracomment>
        <translation>La portée de la variable, si plusieurs portées ont une variable de ce nom.</translation>
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
        <source>in: the variable starts with the value of the meter or property. out: the meter or property gets the variable&apos;s value at the start of each turn.</source>
        <extracomment>elements</extracomment>
        <translation>in&#xa0;: la variable commence par la valeur de la jauge ou de la propriété. out&#xa0;: la jauge ou la propriété reçoit la valeur de la variable au début de chaque tour.</translation>
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
        <source>The format of the result. Default: the format of the value.</source>
        <extracomment>elements</extracomment>
        <translation>Le format du résultat. Par défaut&#xa0;: le format de la valeur.</translation>
    </message>
    <message>
        <source>The result, as an expression of the parameters.</source>
        <extracomment>elements</extracomment>
        <translation>Le résultat, comme expression des paramètres.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <extracomment>elements</extracomment>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>A value passed to the function.</source>
        <extracomment>elements</extracomment>
        <translation>Une valeur passée à la fonction.</translation>
    </message>
    <message>
        <source>The name of the parameter in the function&apos;s expression.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom du paramètre dans l’expression de la fonction.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>elements</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Rows of values that lookup finds by their key.</source>
        <extracomment>elements</extracomment>
        <translation>Des lignes de valeurs, que lookup trouve par leur clé.</translation>
    </message>
    <message>
        <source>A CSV file of the project. Its first line names the columns. Its first column is the key.</source>
        <extracomment>elements</extracomment>
        <translation>Un fichier CSV du projet. Sa première ligne nomme les colonnes. Sa première colonne est la clé.</translation>
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
        <source>exact: the row with the requested key. below: the last row whose key is at most the requested key, for numbers only.</source>
        <extracomment>elements</extracomment>
        <translation>exact&#xa0;: la ligne qui a la clé demandée. below&#xa0;: la dernière ligne dont la clé est au plus la clé demandée, pour les nombres seulement.</translation>
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
        <source>The key that lookup uses to find the row.</source>
        <extracomment>elements</extracomment>
        <translation>La clé avec laquelle lookup trouve la ligne.</translation>
    </message>
    <message>
        <source>Aggregate</source>
        <extracomment>elements</extracomment>
        <translation>Agrégat</translation>
    </message>
    <message>
        <source>A function that combines the numbers of many objects into one number.</source>
        <extracomment>elements</extracomment>
        <translation>Une fonction qui réunit les nombres de nombreux objets en un seul.</translation>
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
        <source>The new total, computed from total and value.</source>
        <extracomment>elements</extracomment>
        <translation>Le nouveau total, calculé à partir de total et de value.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>elements</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The result, computed from total and count. Default: the total.</source>
        <extracomment>elements</extracomment>
        <translation>Le résultat, calculé à partir de total et de count. Par défaut&#xa0;: le total.</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>elements</extracomment>
        <translation>Vide</translation>
    </message>
    <message>
        <source>The result if there are no values.</source>
        <extracomment>elements</extracomment>
        <translation>Le résultat s’il n’y a pas de valeurs.</translation>
    </message>
    <message>
        <source>A stacking name or number. Of all effects that share it, only the first acts on an object each turn. 0: no stacking name.</source>
        <extracomment>elements</extracomment>
        <translation>Un nom ou un numéro de cumul. De tous les effets qui le partagent, seul le premier agit sur un objet à chaque tour. 0&#xa0;: aucun nom de cumul.</translation>
    </message>
    <message>
        <source>Effects with lower values act first. Default: the priority of the group.</source>
        <extracomment>elements</extracomment>
        <translation>Les effets de valeur plus basse agissent d’abord. Par défaut&#xa0;: la priorité du groupe.</translation>
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
        <source>A building class with a group that changes a meter of its planet.</source>
        <extracomment>snippets</extracomment>
        <translation>Une classe de bâtiments avec un groupe qui change une jauge de sa planète.</translation>
    </message>
    <message>
        <source>Tech with one group</source>
        <extracomment>snippets</extracomment>
        <translation>Technologie avec un groupe</translation>
    </message>
    <message>
        <source>A tech that changes a meter of all planets of its owner.</source>
        <extracomment>snippets</extracomment>
        <translation>Une technologie qui change une jauge de toutes les planètes de son propriétaire.</translation>
    </message>
    <message>
        <source>Group with scope and effects</source>
        <extracomment>snippets</extracomment>
        <translation>Groupe avec portée et effets</translation>
    </message>
    <message>
        <source>The objects that the group acts on, and its effects.</source>
        <extracomment>snippets</extracomment>
        <translation>Les objets sur lesquels le groupe agit, et ses effets.</translation>
    </message>
    <message>
        <source>Triggered group</source>
        <extracomment>snippets</extracomment>
        <translation>Groupe à déclencheur</translation>
    </message>
    <message>
        <source>A group that responds to an event instead of acting once per turn.</source>
        <extracomment>snippets</extracomment>
        <translation>Un groupe qui répond à un événement, au lieu d’agir une fois par tour.</translation>
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
        <source>An empire and its planet, placed by hand.</source>
        <extracomment>snippets</extracomment>
        <translation>Un empire et sa planète, placés à la main.</translation>
    </message>
    <message>
        <source>Condition with a message</source>
        <extracomment>snippets</extracomment>
        <translation>Condition avec message</translation>
    </message>
    <message>
        <source>Watches the scenario and shows a message when the condition is met.</source>
        <extracomment>snippets</extracomment>
        <translation>Surveille le scénario et affiche un message quand la condition est remplie.</translation>
    </message>
    <message>
        <source>Variable of every planet</source>
        <extracomment>snippets</extracomment>
        <translation>Variable de chaque planète</translation>
    </message>
    <message>
        <source>A custom value that modifiers compute.</source>
        <extracomment>snippets</extracomment>
        <translation>Une valeur personnalisée que calculent des modificateurs.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>vocabulary</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Holds the values that are the same everywhere in the game.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Contient les valeurs qui sont les mêmes partout dans la partie.</translation>
    </message>
    <message>
        <source>A player of the game. An empire owns planets and ships, knows techs and has stockpiles.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Un joueur de la partie. Un empire possède planètes et vaisseaux, connaît des technologies et a des stocks.</translation>
    </message>
    <message>
        <source>One of several maps. Systems can be on a map. The values of a map apply to everything on it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’une de plusieurs cartes. Des systèmes peuvent être sur une carte. Les valeurs d’une carte valent pour tout ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>A star and everything around it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une étoile, et tout ce qui l’entoure.</translation>
    </message>
    <message>
        <source>A planet, a gas giant or a field of asteroids.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une planète, une géante gazeuse ou un champ d’astéroïdes.</translation>
    </message>
    <message>
        <source>An object that travels between systems.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Un objet qui voyage entre les systèmes.</translation>
    </message>
    <message>
        <source>A structure on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une construction sur une planète.</translation>
    </message>
    <message>
        <source>A special feature of the object that it is attached to.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Un trait particulier de l’objet auquel elle est rattachée.</translation>
    </message>
    <message>
        <source>A technology that an empire knows. The source of its effects is the empire&apos;s capital.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une technologie que connaît un empire. La source de ses effets est la capitale de l’empire.</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>vocabulary</extracomment>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>An invisible mark that effects leave for other effects.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une marque invisible que des effets laissent pour d’autres effets.</translation>
    </message>
    <message>
        <source>The production or research of one class by an empire. It is attached to the place of the new object, or to the empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La production ou la recherche d’une classe par un empire. Il est rattaché au lieu du nouvel objet, ou à l’empire.</translation>
    </message>
    <message>
        <source>Population</source>
        <extracomment>vocabulary</extracomment>
        <translation>Population</translation>
    </message>
    <message>
        <source>The number of people on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le nombre d’habitants d’une planète.</translation>
    </message>
    <message>
        <source>Farming</source>
        <extracomment>vocabulary</extracomment>
        <translation>Agriculture</translation>
    </message>
    <message>
        <source>The amount of food that a planet produces each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La quantité de nourriture qu’une planète produit à chaque tour.</translation>
    </message>
    <message>
        <source>Industry</source>
        <extracomment>vocabulary</extracomment>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>The amount that a planet can produce each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La quantité qu’une planète peut produire à chaque tour.</translation>
    </message>
    <message>
        <source>Mining</source>
        <extracomment>vocabulary</extracomment>
        <translation>Extraction</translation>
    </message>
    <message>
        <source>The amount of minerals that a planet extracts each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La quantité de minéraux qu’une planète extrait à chaque tour.</translation>
    </message>
    <message>
        <source>The amount that a planet adds to the knowledge of its empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La quantité qu’une planète apporte au savoir de son empire.</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>vocabulary</extracomment>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>The amount of credits that a planet earns each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La quantité de crédits qu’une planète gagne à chaque tour.</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>vocabulary</extracomment>
        <translation>Aménagement</translation>
    </message>
    <message>
        <source>The development of a planet: roads, ports, power. Large buildings need it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’aménagement d’une planète&#xa0;: routes, ports, énergie. Les grands bâtiments en ont besoin.</translation>
    </message>
    <message>
        <source>The health of the people of a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La santé des habitants d’une planète.</translation>
    </message>
    <message>
        <source>Happiness</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bonheur</translation>
    </message>
    <message>
        <source>The happiness of the people of a planet. Below 0, they are unhappy.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le bonheur des habitants d’une planète. Sous 0, ils sont malheureux.</translation>
    </message>
    <message>
        <source>Defense</source>
        <extracomment>vocabulary</extracomment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>The amount of fire that a planet withstands and returns.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La quantité de tirs qu’une planète supporte et rend.</translation>
    </message>
    <message>
        <source>Structure</source>
        <extracomment>vocabulary</extracomment>
        <translation>Structure</translation>
    </message>
    <message>
        <source>The amount of damage that a ship can take.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La quantité de dégâts qu’un vaisseau peut subir.</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>vocabulary</extracomment>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>The strength of a ship&apos;s attacks.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La force des attaques d’un vaisseau.</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>vocabulary</extracomment>
        <translation>Boucliers</translation>
    </message>
    <message>
        <source>The part of a hit that a ship&apos;s shields absorb.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La part d’un coup qu’absorbent les boucliers d’un vaisseau.</translation>
    </message>
    <message>
        <source>The distance that a ship moves in a turn. The current value follows the maximum at once.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La distance que parcourt un vaisseau en un tour. La valeur actuelle suit aussitôt le maximum.</translation>
    </message>
    <message>
        <source>Detection</source>
        <extracomment>vocabulary</extracomment>
        <translation>Détection</translation>
    </message>
    <message>
        <source>The distance at which a planet, ship or building sees other objects. The current value follows the maximum at once.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La distance à laquelle une planète, un vaisseau ou un bâtiment voit d’autres objets. La valeur actuelle suit aussitôt le maximum.</translation>
    </message>
    <message>
        <source>The size of a planet. Asteroids and gas giants are sizes too.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La taille d’une planète. Les astéroïdes et les géantes gazeuses sont aussi des tailles.</translation>
    </message>
    <message>
        <source>The environment of a planet: its surface and climate.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’environnement d’une planète&#xa0;: sa surface et son climat.</translation>
    </message>
    <message>
        <source>Original environment</source>
        <extracomment>vocabulary</extracomment>
        <translation>Environnement d’origine</translation>
    </message>
    <message>
        <source>The environment of a planet before it became asteroids or a gas giant. It returns when the planet becomes an ordinary planet again.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’environnement d’une planète avant qu’elle ne devienne astéroïdes ou géante gazeuse. Il revient quand elle redevient une planète ordinaire.</translation>
    </message>
    <message>
        <source>Primary focus</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vocation principale</translation>
    </message>
    <message>
        <source>The main work of the people of a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le travail principal des habitants d’une planète.</translation>
    </message>
    <message>
        <source>Secondary focus</source>
        <extracomment>vocabulary</extracomment>
        <translation>Seconde vocation</translation>
    </message>
    <message>
        <source>The second work of the people of a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le second travail des habitants d’une planète.</translation>
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
        <source>The cost to produce one object of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le coût de production d’un objet de la classe.</translation>
    </message>
    <message>
        <source>Build time</source>
        <extracomment>vocabulary</extracomment>
        <translation>Temps de production</translation>
    </message>
    <message>
        <source>The number of turns to produce one object of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le nombre de tours pour produire un objet de la classe.</translation>
    </message>
    <message>
        <source>Build resource</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ressource de production</translation>
    </message>
    <message>
        <source>The id of the resource that pays for production.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’identifiant de la ressource qui paie la production.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <extracomment>vocabulary</extracomment>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>The cost of one object of the class each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le coût d’un objet de la classe à chaque tour.</translation>
    </message>
    <message>
        <source>Research cost</source>
        <extracomment>vocabulary</extracomment>
        <translation>Coût de recherche</translation>
    </message>
    <message>
        <source>The cost to research a tech.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le coût de la recherche d’une technologie.</translation>
    </message>
    <message>
        <source>Research time</source>
        <extracomment>vocabulary</extracomment>
        <translation>Temps de recherche</translation>
    </message>
    <message>
        <source>The number of turns to research a tech.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le nombre de tours pour rechercher une technologie.</translation>
    </message>
    <message>
        <source>Research resource</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ressource de recherche</translation>
    </message>
    <message>
        <source>The id of the resource that pays for research.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’identifiant de la ressource qui paie la recherche.</translation>
    </message>
    <message>
        <source>Category</source>
        <extracomment>vocabulary</extracomment>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>The research field of a tech.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le domaine de recherche d’une technologie.</translation>
    </message>
    <message>
        <source>The class that a project produces or researches.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La classe qu’un projet produit ou recherche.</translation>
    </message>
    <message>
        <source>Spent</source>
        <extracomment>vocabulary</extracomment>
        <translation>Dépensé</translation>
    </message>
    <message>
        <source>The amount paid for a project so far.</source>
        <extracomment>vocabulary</extracomment>
        <translation>La somme payée jusqu’ici pour un projet.</translation>
    </message>
    <message>
        <source>The number of turns in which a project made progress.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Le nombre de tours où un projet a avancé.</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>vocabulary</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>True if a person plays the empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si une personne joue l’empire.</translation>
    </message>
    <message>
        <source>True if the computer plays for the person whose empire it is.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’ordinateur joue pour la personne dont c’est l’empire.</translation>
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
        <source>Controlled object</source>
        <extracomment>vocabulary</extracomment>
        <translation>Objet contrôlé</translation>
    </message>
    <message>
        <source>The object that an empire controls.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’objet que contrôle un empire.</translation>
    </message>
    <message>
        <source>Build object</source>
        <extracomment>vocabulary</extracomment>
        <translation>Lieu de production</translation>
    </message>
    <message>
        <source>The object at which an empire produces by default.</source>
        <extracomment>vocabulary</extracomment>
        <translation>L’objet auprès duquel un empire produit par défaut.</translation>
    </message>
    <message>
        <source>Minerals</source>
        <extracomment>vocabulary</extracomment>
        <translation>Minéraux</translation>
    </message>
    <message>
        <source>A resource from mining, used for building.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une ressource minière, qui sert à construire.</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>vocabulary</extracomment>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>A resource from farming, eaten by the population.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Une ressource agricole, dont se nourrit la population.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>vocabulary</extracomment>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>Money: earned by trade, and used for payments.</source>
        <extracomment>vocabulary</extracomment>
        <translation>De l’argent&#xa0;: gagné par le commerce, et utilisé pour payer.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>vocabulary</extracomment>
        <translation>Savoir</translation>
    </message>
    <message>
        <source>The research results of planets. Empires pay for techs with it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Les résultats de recherche des planètes. Les empires en paient les technologies.</translation>
    </message>
    <message>
        <source>True if the object is or has a building of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet est ou a un bâtiment de la classe.</translation>
    </message>
    <message>
        <source>True if the object is or has a special of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet est ou a une particularité de la classe.</translation>
    </message>
    <message>
        <source>True if the empire or the owner of the object knows the tech.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’empire ou le propriétaire de l’objet connaît la technologie.</translation>
    </message>
    <message>
        <source>True if the object is or has a ship of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet est ou a un vaisseau de la classe.</translation>
    </message>
    <message>
        <source>True if the object is or has a planet of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet est ou a une planète de la classe.</translation>
    </message>
    <message>
        <source>True if the object is or has a marker of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet est ou a un marqueur de la classe.</translation>
    </message>
    <message>
        <source>True if the object is or has any object of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet est ou a un objet quelconque de la classe.</translation>
    </message>
    <message>
        <source>True if the object is or has an object whose class belongs to the grouping.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet est ou a un objet dont la classe fait partie du regroupement.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>vocabulary</extracomment>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>True if the object has the promotion, a class of the grouping Promotion.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet a la promotion, une classe du regroupement Promotion.</translation>
    </message>
    <message>
        <source>Trait</source>
        <extracomment>vocabulary</extracomment>
        <translation>Trait</translation>
    </message>
    <message>
        <source>True if the object has the trait, a class of the grouping Trait.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet a le trait, une classe du regroupement Trait.</translation>
    </message>
    <message>
        <source>Religion</source>
        <extracomment>vocabulary</extracomment>
        <translation>Religion</translation>
    </message>
    <message>
        <source>True if the object has the religion, a class of the grouping Religion.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet a la religion, une classe du regroupement Religion.</translation>
    </message>
    <message>
        <source>Corporation</source>
        <extracomment>vocabulary</extracomment>
        <translation>Corporation</translation>
    </message>
    <message>
        <source>True if the object has the corporation, a class of the grouping Corporation.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet a la corporation, une classe du regroupement Corporation.</translation>
    </message>
    <message>
        <source>Route</source>
        <extracomment>vocabulary</extracomment>
        <translation>Route</translation>
    </message>
    <message>
        <source>True if the object has the route, a class of the grouping Route.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’objet a la route, une classe du regroupement Route.</translation>
    </message>
    <message>
        <source>True if the planet has this environment.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si la planète a cet environnement.</translation>
    </message>
    <message>
        <source>True if the option of the game is on.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Vrai si l’option du jeu est activée.</translation>
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
        <source>Target and bare names do not refer to an object here</source>
        <extracomment>findings</extracomment>
        <translation>Target et les noms seuls ne désignent ici aucun objet</translation>
    </message>
    <message>
        <source>Choose the object that Target and bare names refer to.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez l’objet que désignent Target et les noms seuls.</translation>
    </message>
    <message>
        <source>Source does not refer to an object here</source>
        <extracomment>findings</extracomment>
        <translation>Source ne désigne ici aucun objet</translation>
    </message>
    <message>
        <source>Choose the object to use as Source.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez l’objet à utiliser comme Source.</translation>
    </message>
    <message>
        <source>value() is available only while a value is modified</source>
        <extracomment>findings</extracomment>
        <translation>value() n’est disponible que pendant qu’une valeur est modifiée</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une valeur du format {1}</translation>
    </message>
    <message>
        <source>Write a constant in the property&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante au format de la propriété.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1}, but &apos;{2}&apos; is a {3}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, mais «&#xa0;{2}&#xa0;» du format {3}</translation>
    </message>
    <message>
        <source>Bind values of the same format.</source>
        <extracomment>findings</extracomment>
        <translation>Liez des valeurs d’un même format.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be bound to a meter or property: {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être liée à une jauge ou à une propriété&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Bind a variable of the type that has the meter or property.</source>
        <extracomment>findings</extracomment>
        <translation>Liez une variable du type qui a la jauge ou la propriété.</translation>
    </message>
    <message>
        <source>several variables are named &apos;{0}&apos;: those of {1}</source>
        <extracomment>findings</extracomment>
        <translation>plusieurs variables s’appellent «&#xa0;{0}&#xa0;»&#xa0;: celles de {1}</translation>
    </message>
    <message>
        <source>Add the scope of the variable: scope=&quot;…&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Indiquez la portée de la variable&#xa0;: scope=&quot;…&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already has a channel</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a déjà un canal</translation>
    </message>
    <message>
        <source>Remove one of the channels: a variable has at most one.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’un des canaux&#xa0;: une variable en a un au plus.</translation>
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
        <source>this is always {0}</source>
        <extracomment>findings</extracomment>
        <translation>ceci est toujours {0}</translation>
    </message>
    <message>
        <source>Remove it, or correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le, ou corrigez-le.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes a constant, but this is a formula</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» prend une constante, mais ceci est une formule</translation>
    </message>
    <message>
        <source>Write a constant.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is the default class of the type &apos;{1}&apos;, but it is of the type &apos;{2}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est la classe par défaut du type «&#xa0;{1}&#xa0;», mais elle est du type «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>Use a class of the type that declares this default.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez une classe du type qui déclare ce défaut.</translation>
    </message>
    <message>
        <source>these definitions form a cycle: {0}</source>
        <extracomment>findings</extracomment>
        <translation>ces définitions forment un cycle&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Remove one of these references.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’une de ces références.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; narrows down a trigger and must be a constant</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» restreint un déclencheur, et doit être une constante</translation>
    </message>
    <message>
        <source>Write an id, and test everything else in a condition.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un identifiant, et testez le reste dans une condition.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; divides by zero</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; divise par zéro</translation>
    </message>
    <message>
        <source>Use another number, or use set to make the value 0.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez un autre nombre, ou mettez la valeur à 0 avec set.</translation>
    </message>
    <message>
        <source>the class &apos;{0}&apos; is already defined</source>
        <extracomment>findings</extracomment>
        <translation>la classe «&#xa0;{0}&#xa0;» est déjà définie</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre identifiant à l’une d’elles.</translation>
    </message>
    <message>
        <source>the scenario already has a condition &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>le scénario a déjà une condition «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>this class already has a group &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>cette classe a déjà un groupe «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the scenario already has an object &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>le scénario a déjà un objet «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Rename one of them: names are unique within a scenario.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez l’un d’eux&#xa0;: les noms sont uniques dans un scénario.</translation>
    </message>
    <message>
        <source>this class already has a part {0}</source>
        <extracomment>findings</extracomment>
        <translation>cette classe a déjà une partie {0}</translation>
    </message>
    <message>
        <source>Give one of them another number.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre numéro à l’une d’elles.</translation>
    </message>
    <message>
        <source>a scenario &apos;{0}&apos; already exists</source>
        <extracomment>findings</extracomment>
        <translation>il y a déjà un scénario «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; is empty</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; est vide</translation>
    </message>
    <message>
        <source>Add content, or remove the element.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez du contenu, ou supprimez l’élément.</translation>
    </message>
    <message>
        <source>these braces are empty</source>
        <extracomment>findings</extracomment>
        <translation>ces accolades sont vides</translation>
    </message>
    <message>
        <source>Write an expression in them, or {{ for a literal brace.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-y une expression, ou {{ pour une accolade.</translation>
    </message>
    <message>
        <source>the message is empty</source>
        <extracomment>findings</extracomment>
        <translation>le message est vide</translation>
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
        <source>Change the current value, or create a marker that a group of the meter stage reads.</source>
        <extracomment>findings</extracomment>
        <translation>Changez la valeur actuelle, ou créez un marqueur que lit un groupe de l’étape des jauges.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is hidden until a condition reveals it</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est caché jusqu’à ce qu’une condition le révèle</translation>
    </message>
    <message>
        <source>Change it after a condition reveals it, or remove hidden=&quot;true&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Changez-le après qu’une condition l’a révélé, ou supprimez hidden=&quot;true&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of type {1} cannot be attached to &apos;{2}&apos; of type {3}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» du type {1} ne peut pas être rattaché à «&#xa0;{2}&#xa0;» du type {3}</translation>
    </message>
    <message>
        <source>this action names no group and contains no effects</source>
        <extracomment>findings</extracomment>
        <translation>cette action ne nomme pas de groupe et ne contient pas d’effets</translation>
    </message>
    <message>
        <source>Write group=&quot;CLASS/group&quot;, or add effects inside.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez group=&quot;CLASS/group&quot;, ou ajoutez des effets à l’intérieur.</translation>
    </message>
    <message>
        <source>this action names a group and also contains effects</source>
        <extracomment>findings</extracomment>
        <translation>cette action nomme un groupe et contient aussi des effets</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and the functions it calls take more than {1} steps</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» et les fonctions appelées prennent plus de {1} étapes</translation>
    </message>
    <message>
        <source>Call fewer functions in it.</source>
        <extracomment>findings</extracomment>
        <translation>Appelez-y moins de fonctions.</translation>
    </message>
    <message>
        <source>function calls in &apos;{0}&apos; are nested {1} deep; the limit is {2}</source>
        <extracomment>findings</extracomment>
        <translation>les appels de fonctions dans «&#xa0;{0}&#xa0;» sont imbriqués sur {1} niveaux&#xa0;; la limite est {2}</translation>
    </message>
    <message>
        <source>Combine some of these functions into one.</source>
        <extracomment>findings</extracomment>
        <translation>Regroupez certaines de ces fonctions en une seule.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a run-time property, so a class cannot give it a value</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est une propriété d’exécution, donc une classe ne peut pas lui donner de valeur</translation>
    </message>
    <message>
        <source>Set it with an order, in a scenario, or when the object is created.</source>
        <extracomment>findings</extracomment>
        <translation>Fixez-la par un ordre, dans un scénario ou à la création de l’objet.</translation>
    </message>
    <message>
        <source>Change the maximum instead, or add an activation.</source>
        <extracomment>findings</extracomment>
        <translation>Changez plutôt le maximum, ou ajoutez une activation.</translation>
    </message>
    <message>
        <source>this reads {0} before effects with the same priority {1} change it</source>
        <extracomment>findings</extracomment>
        <translation>ceci lit {0} avant que des effets de même priorité {1} ne le changent</translation>
    </message>
    <message>
        <source>To read the changed value, give this a higher priority.</source>
        <extracomment>findings</extracomment>
        <translation>Pour lire la valeur changée, donnez à ceci une priorité plus haute.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is created during play; conditions can refer only to objects of turn 0</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est créé en cours de jeu&#xa0;; les conditions ne peuvent nommer que des objets du tour 0</translation>
    </message>
    <message>
        <source>Name an object of turn 0, or write flagship:, controlled: or target: with an empire.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez un objet du tour 0, ou écrivez flagship:, controlled: ou target: avec un empire.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter and is allowed only in a group or in &lt;conditional&gt;, not in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; change une jauge et n’est permis que dans un groupe ou dans &lt;conditional&gt;, pas dans &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Set a property or a special here, and read it in a separate group.</source>
        <extracomment>findings</extracomment>
        <translation>Fixez ici une propriété ou une particularité, et lisez-la dans un groupe à part.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a besoin de &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Add the missing element inside.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez l’élément manquant à l’intérieur.</translation>
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
        <source>&lt;{0}&gt; changes a meter, but &lt;{1}&gt; does not; one group cannot do both</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; change une jauge, mais pas &lt;{1}&gt;&#xa0;; un groupe ne peut pas faire les deux</translation>
    </message>
    <message>
        <source>Split the group in two.</source>
        <extracomment>findings</extracomment>
        <translation>Partagez le groupe en deux.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is ambiguous: a {1} of {2} and a {3} of {4}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est ambigu&#xa0;: {1} de {2} et {3} de {4}</translation>
    </message>
    <message>
        <source>Give one of the variables another name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre nom à l’une des variables.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to {1}, but a global &lt;modify&gt; has no object</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» appartient à {1}, mais un &lt;modify&gt; global n’a pas d’objet</translation>
    </message>
    <message>
        <source>Use &lt;modify-other type=&quot;…&quot;&gt; to select the objects.</source>
        <extracomment>findings</extracomment>
        <translation>Sélectionnez les objets avec &lt;modify-other type=&quot;…&quot;&gt;.</translation>
    </message>
    <message>
        <source>{0} works only in triggered groups, but this group has no trigger</source>
        <extracomment>findings</extracomment>
        <translation>{0} n’a d’effet que dans un groupe à déclencheur, mais celui-ci n’en a pas</translation>
    </message>
    <message>
        <source>Add a &lt;trigger&gt;, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un &lt;trigger&gt;, ou supprimez-le.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; can never be active: its source is of the type {1}, which has no {2}</source>
        <extracomment>findings</extracomment>
        <translation>le groupe «&#xa0;{0}&#xa0;» ne peut jamais être actif&#xa0;: sa source est du type {1}, à qui il manque {2}</translation>
    </message>
    <message>
        <source>Test another object, through contained-by or attached-to.</source>
        <extracomment>findings</extracomment>
        <translation>Testez un autre objet, par contained-by ou attached-to.</translation>
    </message>
    <message>
        <source>no object can match: no {0} has {1}</source>
        <extracomment>findings</extracomment>
        <translation>aucun objet ne peut convenir&#xa0;: aucun {0} n’a {1}</translation>
    </message>
    <message>
        <source>Test another meter, or objects of another type.</source>
        <extracomment>findings</extracomment>
        <translation>Testez une autre jauge, ou des objets d’un autre type.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is hidden, but no condition reveals it</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est caché, mais aucune condition ne le révèle</translation>
    </message>
    <message>
        <source>Add a &lt;reveal&gt; to a condition, or remove hidden=&quot;true&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un &lt;reveal&gt; à une condition, ou supprimez hidden=&quot;true&quot;.</translation>
    </message>
    <message>
        <source>this condition has no actions</source>
        <extracomment>findings</extracomment>
        <translation>cette condition n’a pas d’actions</translation>
    </message>
    <message>
        <source>Add an action to it.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-y une action.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no amount, so &lt;{1}&gt; has nothing to change</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de quantité, donc &lt;{1}&gt; n’a rien à changer</translation>
    </message>
    <message>
        <source>Respond to stockpile-gain, stockpile-loss or payment instead.</source>
        <extracomment>findings</extracomment>
        <translation>Répondez plutôt à stockpile-gain, stockpile-loss ou payment.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains no conditions</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne contient pas de conditions</translation>
    </message>
    <message>
        <source>Add a condition, or remove the element.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une condition, ou supprimez l’élément.</translation>
    </message>
    <message>
        <source>the type &apos;{0}&apos; has no default class for new objects</source>
        <extracomment>findings</extracomment>
        <translation>le type «&#xa0;{0}&#xa0;» n’a pas de classe par défaut pour les nouveaux objets</translation>
    </message>
    <message>
        <source>Give the type a default class in the vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez au type une classe par défaut dans le vocabulaire.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; has no effects</source>
        <extracomment>findings</extracomment>
        <translation>le groupe «&#xa0;{0}&#xa0;» n’a pas d’effets</translation>
    </message>
    <message>
        <source>Add an effect, or remove the group.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un effet, ou supprimez le groupe.</translation>
    </message>
    <message>
        <source>the scope of the group &apos;{0}&apos; is empty, so its effects act on no objects</source>
        <extracomment>findings</extracomment>
        <translation>la portée du groupe «&#xa0;{0}&#xa0;» est vide, donc ses effets n’agissent sur aucun objet</translation>
    </message>
    <message>
        <source>Add a condition to &lt;include&gt; in its &lt;scope&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une condition à l’&lt;include&gt; de son &lt;scope&gt;.</translation>
    </message>
    <message>
        <source>there is no &apos;{0}&apos;: the number of initial objects is {1}, and they count from 0</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de «&#xa0;{0}&#xa0;»&#xa0;: le nombre d’objets initiaux est {1}, et ils se comptent à partir de 0</translation>
    </message>
    <message>
        <source>Count the objects that planet and place create on turn 0, in the order written.</source>
        <extracomment>findings</extracomment>
        <translation>Comptez les objets que planet et place créent au tour 0, dans l’ordre où ils sont écrits.</translation>
    </message>
    <message>
        <source>the condition has no attribute &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la condition n’a pas d’attribut «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Add this attribute to the condition, or name the object here.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez cet attribut à la condition, ou nommez l’objet ici.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has neither a type nor an expression in when</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; n’a ni type ni expression dans when</translation>
    </message>
    <message>
        <source>Add a type with an operator, or an expression in when.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un type avec un opérateur, ou une expression dans when.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not constant</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas constant</translation>
    </message>
    <message>
        <source>Use only constants and other defines in a define.</source>
        <extracomment>findings</extracomment>
        <translation>N’y utilisez que des valeurs fixes et d’autres constantes.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a run-time property, so an order cannot set it</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une propriété d’exécution, donc un ordre ne peut pas la fixer</translation>
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
        <source>not network-safe: &apos;{0}&apos; depends on one player&apos;s view, but the scenario has {1} human players</source>
        <extracomment>findings</extracomment>
        <translation>pas utilisable en réseau&#xa0;: «&#xa0;{0}&#xa0;» dépend de la vue d’un joueur, mais le scénario a {1} joueurs humains</translation>
    </message>
    <message>
        <source>Use it only in scenarios with one human player.</source>
        <extracomment>findings</extracomment>
        <translation>Ne l’utilisez que dans des scénarios à un seul joueur humain.</translation>
    </message>
    <message>
        <source>there is nothing to count</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a rien à compter</translation>
    </message>
    <message>
        <source>Put conditions inside, each in an &lt;of&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez des conditions à l’intérieur, chacune dans un &lt;of&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; modifies only a NUMBER, but &apos;{1}&apos; is a {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne modifie qu’un NUMBER, mais «&#xa0;{1}&#xa0;» est du format {2}</translation>
    </message>
    <message>
        <source>Use &apos;set&apos; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez plutôt «&#xa0;set&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a built-in event and cannot be raised</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un événement intégré et ne peut pas être provoqué</translation>
    </message>
    <message>
        <source>Declare your own &lt;occurrence&gt; in the vocabulary, and raise it.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez votre propre &lt;occurrence&gt; dans le vocabulaire, et provoquez celle-là.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; must contain exactly one condition, but has {1}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; doit contenir exactement une condition, mais en a {1}</translation>
    </message>
    <message>
        <source>Combine several conditions with &lt;and&gt; or &lt;or&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Combinez plusieurs conditions avec &lt;and&gt; ou &lt;or&gt;.</translation>
    </message>
    <message>
        <source>this brace is never closed</source>
        <extracomment>findings</extracomment>
        <translation>cette accolade n’est jamais fermée</translation>
    </message>
    <message>
        <source>Close it after the expression, or write {{ for a literal brace.</source>
        <extracomment>findings</extracomment>
        <translation>Fermez-la après l’expression, ou écrivez {{ pour une accolade.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs an event to respond to, but there is none here</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; demande un événement auquel répondre, mais il n’y en a pas ici</translation>
    </message>
    <message>
        <source>Use it in a group with a &lt;trigger&gt;, or in a &lt;next-time&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez-le dans un groupe avec un &lt;trigger&gt;, ou dans un &lt;next-time&gt;.</translation>
    </message>
    <message>
        <source>&apos;part&apos; is allowed only in a &lt;modify&gt; directly inside a class</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;part&#xa0;» n’est permis que dans un &lt;modify&gt; directement dans une classe</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a sub-scope of the type &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une sous-portée du type «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Use a sub-scope that a vocabulary declares: &lt;scope id=&quot;{1}.…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez une sous-portée que déclare un vocabulaire&#xa0;: &lt;scope id=&quot;{1}.…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>with per=&quot;owner&quot;, the amount applies once for each owner and cannot read a target</source>
        <extracomment>findings</extracomment>
        <translation>avec per=&quot;owner&quot;, la quantité s’applique une fois par propriétaire et ne peut pas lire de cible</translation>
    </message>
    <message>
        <source>Write per=&quot;object&quot;, or read Source only.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez per=&quot;object&quot;, ou ne lisez que Source.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn and happens to no object, so there is nothing to test</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un point du tour et n’arrive à aucun objet, donc il n’y a rien à tester</translation>
    </message>
    <message>
        <source>Test the source in &lt;activation&gt; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Testez plutôt la source dans &lt;activation&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn and happens to no object, so &apos;of&apos; does not apply</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un point du tour et n’arrive à aucun objet, donc «&#xa0;of&#xa0;» ne s’applique pas</translation>
    </message>
    <message>
        <source>Remove &apos;of&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez «&#xa0;of&#xa0;».</translation>
    </message>
    <message>
        <source>the prerequisites of these techs form a cycle: {0}</source>
        <extracomment>findings</extracomment>
        <translation>les prérequis de ces technologies forment un cycle&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Remove one of the prerequisites.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’un des prérequis.</translation>
    </message>
    <message>
        <source>&lt;{1}&gt; cannot prevent &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{1}&gt; ne peut pas empêcher «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Respond to another event.</source>
        <extracomment>findings</extracomment>
        <translation>Répondez à un autre événement.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn, which &lt;{1}&gt; cannot prevent</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un point du tour, que &lt;{1}&gt; ne peut pas empêcher</translation>
    </message>
    <message>
        <source>Respond to an event that happens to objects.</source>
        <extracomment>findings</extracomment>
        <translation>Répondez à un événement qui arrive à des objets.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not numeric, so it may read only the source, not the target</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas numérique et ne peut donc lire que la source, pas la cible</translation>
    </message>
    <message>
        <source>Write a constant, or a property of Source.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante, ou une propriété de Source.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already listed here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» figure déjà ici</translation>
    </message>
    <message>
        <source>Remove the duplicate.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez la répétition.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be used here: this attribute must name an object</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas permis ici&#xa0;: cet attribut doit nommer un objet</translation>
    </message>
    <message>
        <source>Name an object.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez un objet.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; does not set anything</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne fixe rien</translation>
    </message>
    <message>
        <source>Add owner, or add meter, resource or property together with a value.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez owner, ou bien meter, resource ou property avec une valeur.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; both select the objects</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» et «&#xa0;{1}&#xa0;» sélectionnent tous deux les objets</translation>
    </message>
    <message>
        <source>Keep only one of them.</source>
        <extracomment>findings</extracomment>
        <translation>N’en gardez qu’un.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; are two operations in one element</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» et «&#xa0;{1}&#xa0;» sont deux opérations dans un seul élément</translation>
    </message>
    <message>
        <source>Write one element for each operation.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un élément pour chaque opération.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has both &apos;{1}&apos; and &apos;{2}&apos;, but a response has only one timing</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a à la fois «&#xa0;{1}&#xa0;» et «&#xa0;{2}&#xa0;», mais une réponse n’a qu’un moment</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez-en un.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot have a spread: {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas avoir de report&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Give the spread to a variable of a type, and read that variable.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez le report à une variable d’un type, et lisez cette variable.</translation>
    </message>
    <message>
        <source>the policy {1} of &apos;{0}&apos; compares effects on one meter; this adds to {2}, another to {3}</source>
        <extracomment>findings</extracomment>
        <translation>la règle {1} de «&#xa0;{0}&#xa0;» compare des effets sur une même jauge&#xa0;; ceci ajoute à {2}, un autre à {3}</translation>
    </message>
    <message>
        <source>Give one of them another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre nom de cumul à l’un d’eux.</translation>
    </message>
    <message>
        <source>the policy {1} of &apos;{0}&apos; compares effects of one priority; this has {2}, another has {3}</source>
        <extracomment>findings</extracomment>
        <translation>la règle {1} de «&#xa0;{0}&#xa0;» compare des effets de même priorité&#xa0;; ceci a {2}, un autre a {3}</translation>
    </message>
    <message>
        <source>Give both the same priority, or one of them another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez aux deux la même priorité, ou un autre nom de cumul à l’un d’eux.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; does not add to a meter, so the policy {2} of &apos;{1}&apos; cannot compare it</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; n’ajoute à aucune jauge, donc la règle {2} de «&#xa0;{1}&#xa0;» ne peut pas le comparer</translation>
    </message>
    <message>
        <source>Only modify-meter and modify-max-meter can be compared; give this another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Seuls modify-meter et modify-max-meter se comparent&#xa0;; donnez à celui-ci un autre nom de cumul.</translation>
    </message>
    <message>
        <source>0 is not a stacking name: effects with 0 never compete</source>
        <extracomment>findings</extracomment>
        <translation>0 n’est pas un nom de cumul&#xa0;: les effets qui le portent ne sont jamais en concurrence</translation>
    </message>
    <message>
        <source>Write a word, or another number.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un mot, ou un autre nombre.</translation>
    </message>
    <message>
        <source>the group changes meters, which happens only in the meter stage</source>
        <extracomment>findings</extracomment>
        <translation>le groupe change des jauges, ce qui n’a lieu qu’à l’étape des jauges</translation>
    </message>
    <message>
        <source>Remove &apos;stage&apos;, or use &apos;priority&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez «&#xa0;stage&#xa0;», ou utilisez «&#xa0;priority&#xa0;».</translation>
    </message>
    <message>
        <source>a triggered group acts when an event happens, not at a stage</source>
        <extracomment>findings</extracomment>
        <translation>un groupe à déclencheur agit quand un événement se produit, pas à une étape</translation>
    </message>
    <message>
        <source>Remove &apos;stage&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez «&#xa0;stage&#xa0;».</translation>
    </message>
    <message>
        <source>strict rules (E6.2): the activation of a group that changes meters must not depend on {0}</source>
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
        <source>Use meter values in only one of the two places, or use rules=&quot;extended&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des valeurs de jauge à un seul des deux endroits, ou utilisez rules=&quot;extended&quot;.</translation>
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
        <source>this row has {0} cells, but the first line has {1}</source>
        <extracomment>findings</extracomment>
        <translation>cette ligne a {0} cases, mais la première en a {1}</translation>
    </message>
    <message>
        <source>Add or remove a comma.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez ou retirez une virgule.</translation>
    </message>
    <message>
        <source>the first line of &apos;{0}&apos; has no column &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la première ligne de «&#xa0;{0}&#xa0;» n’a pas de colonne «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Add it to the first line, or remove the column from the table.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-la à la première ligne, ou supprimez la colonne de la table.</translation>
    </message>
    <message>
        <source>there is no CSV file &apos;{0}&apos; in the project&apos;s folder</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de fichier CSV «&#xa0;{0}&#xa0;» dans le dossier du projet</translation>
    </message>
    <message>
        <source>Write the path relative to the project&apos;s folder, with &apos;/&apos; and the extension .csv.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez le chemin à partir du dossier du projet, avec «&#xa0;/&#xa0;» et l’extension .csv.</translation>
    </message>
    <message>
        <source>{0} cannot be a key{1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} ne peut pas être une clé{1}</translation>
    </message>
    <message>
        <source>Use numbers, texts or enumeration values as keys; match=&quot;below&quot; needs numbers.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez comme clés des nombres, des textes ou des valeurs d’une énumération&#xa0;; match=&quot;below&quot; demande des nombres.</translation>
    </message>
    <message>
        <source>a row &apos;{0}&apos; already exists</source>
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
        <source>Write a quote inside a quoted cell twice.</source>
        <extracomment>findings</extracomment>
        <translation>Doublez un guillemet à l’intérieur d’une case entre guillemets.</translation>
    </message>
    <message>
        <source>the table declares no column &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la table ne déclare pas de colonne «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Add a &lt;column&gt; for it, or remove it: it is not read.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une &lt;column&gt; pour elle, ou supprimez-la&#xa0;: elle n’est pas lue.</translation>
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
        <source>&lt;{1}&gt; comes too late: &apos;{0}&apos; has already happened by then</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{1}&gt; vient trop tard&#xa0;: «&#xa0;{0}&#xa0;» s’est alors déjà produit</translation>
    </message>
    <message>
        <source>Name the event in the attribute &apos;{2}&apos; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez plutôt l’événement dans l’attribut «&#xa0;{2}&#xa0;».</translation>
    </message>
    <message>
        <source>the group has more than {0} effects; the rest is ignored</source>
        <extracomment>findings</extracomment>
        <translation>le groupe a plus de {0} effets&#xa0;; le reste est ignoré</translation>
    </message>
    <message>
        <source>Check whether a tool or script generated this content by mistake.</source>
        <extracomment>findings</extracomment>
        <translation>Vérifiez si un outil ou un script a généré ce contenu par erreur.</translation>
    </message>
    <message>
        <source>there are more than {0} variables; the rest is ignored</source>
        <extracomment>findings</extracomment>
        <translation>il y a plus de {0} variables&#xa0;; le reste est ignoré</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter, but a triggered group cannot: meters are built once a turn</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; change une jauge, mais un groupe à déclencheur ne le peut pas&#xa0;: les jauges se construisent une fois par tour</translation>
    </message>
    <message>
        <source>Set a property or a special here, and let a group without a trigger read it.</source>
        <extracomment>findings</extracomment>
        <translation>Fixez ici une propriété ou une particularité, et laissez un groupe sans déclencheur la lire.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already gets its start value elsewhere</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» reçoit déjà sa valeur initiale ailleurs</translation>
    </message>
    <message>
        <source>Keep only one start value.</source>
        <extracomment>findings</extracomment>
        <translation>Ne gardez qu’une valeur initiale.</translation>
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
        <source>Add it to the type in the vocabulary, or remove this line.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-le au type dans le vocabulaire, ou supprimez cette ligne.</translation>
    </message>
    <message>
        <source>{0} is rebuilt each turn, but no effect with a priority below {1} builds it, so this reads 0</source>
        <extracomment>findings</extracomment>
        <translation>{0} est reconstruit à chaque tour, mais aucun effet de priorité inférieure à {1} ne le construit, donc ceci lit 0</translation>
    </message>
    <message>
        <source>Give this a higher priority than the effects that build it, or read last({0}).</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à ceci une priorité plus haute que celle des effets qui le construisent, ou lisez last({0}).</translation>
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
        <source>The reference lists all formats. Write the id of an enumeration as its format.</source>
        <extracomment>findings</extracomment>
        <translation>La référence énumère tous les formats. Pour une énumération, écrivez son identifiant.</translation>
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
        <source>the random results of &lt;{0}&gt; change when you add or remove groups before this one</source>
        <extracomment>findings</extracomment>
        <translation>les résultats aléatoires de &lt;{0}&gt; changent quand vous ajoutez ou supprimez des groupes avant celui-ci</translation>
    </message>
    <message>
        <source>Give the group an id: random results depend on it.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un identifiant au groupe&#xa0;: les résultats aléatoires en dépendent.</translation>
    </message>
    <message>
        <source>a condition of the type &apos;{0}&apos; does not take &apos;{1}&apos;, only {2}</source>
        <extracomment>findings</extracomment>
        <translation>une condition du type «&#xa0;{0}&#xa0;» ne prend pas «&#xa0;{1}&#xa0;», seulement {2}</translation>
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
        <source>Use it, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez-le, ou supprimez-le.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already used in expressions as {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» désigne déjà {1} dans les expressions</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui un autre nom.</translation>
    </message>
    <message>
        <source>these variables depend on each other in a cycle: {0}</source>
        <extracomment>findings</extracomment>
        <translation>ces variables dépendent l’une de l’autre en boucle&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Remove one of the references. value() returns the value so far.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’une des références. value() donne la valeur calculée jusqu’ici.</translation>
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
        <source>&apos;{0}&apos; has no format and is a NUMBER by default</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de format et est donc un NUMBER</translation>
    </message>
    <message>
        <source>Add format=&quot;number&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez format=&quot;number&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1} here and a {2} elsewhere in the same scope</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1} ici et {2} ailleurs, dans une même portée</translation>
    </message>
    <message>
        <source>Use the same format in both declarations, or rename one of the variables.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez le même format dans les deux déclarations, ou renommez l’une des variables.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1}, but this format has no default</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, mais ce format n’a pas de valeur par défaut</translation>
    </message>
    <message>
        <source>Declare a default in a vocabulary: &lt;default format=&quot;…&quot; value=&quot;…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez une valeur par défaut dans un vocabulaire&#xa0;: &lt;default format=&quot;…&quot; value=&quot;…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not visible from {1}: it belongs to {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas visible de {1}&#xa0;: elle appartient à {2}</translation>
    </message>
    <message>
        <source>Modify it from its own scope instead, with a variable that is visible from both scopes.</source>
        <extracomment>findings</extracomment>
        <translation>Modifiez-la plutôt depuis sa propre portée, avec une variable visible des deux portées.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of {1} and &apos;{0}&apos; of {2} are visible from the same place</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» de {1} et «&#xa0;{0}&#xa0;» de {2} sont visibles du même endroit</translation>
    </message>
    <message>
        <source>Give one of them another name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez un autre nom à l’une d’elles.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no scope and is global by default</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de portée et est donc globale</translation>
    </message>
    <message>
        <source>Add scope=&quot;global&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez scope=&quot;global&quot;.</translation>
    </message>
    <message>
        <source>this reads the value so far and {0}; &apos;{1}&apos; is shorter</source>
        <extracomment>findings</extracomment>
        <translation>ceci lit la valeur calculée jusqu’ici et {0}&#xa0;; «&#xa0;{1}&#xa0;» est plus court</translation>
    </message>
    <message>
        <source>The modifier then applies together with others of the same operation.</source>
        <extracomment>findings</extracomment>
        <translation>Le modificateur s’applique alors avec les autres de la même opération.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type &apos;{1}&apos;, but type &apos;{2}&apos; is required here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du type «&#xa0;{1}&#xa0;», mais il faut ici le type «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>Use a class of the required type.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez une classe du type requis.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not valid as {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas valable {1}</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores, and do not start with a digit.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des lettres, des chiffres et des tirets bas, sans commencer par un chiffre.</translation>
    </message>
    <message>
        <source>the string &apos;{0}&apos; is already defined in this language; the later one is used</source>
        <extracomment>findings</extracomment>
        <translation>le texte «&#xa0;{0}&#xa0;» est déjà défini dans cette langue&#xa0;; le dernier est utilisé</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has {1} bytes; the limit is {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a {1} octets&#xa0;; la limite est {2}</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <extracomment>findings</extracomment>
        <translation>Partagez-le en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already listed</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» figure déjà dans la liste</translation>
    </message>
    <message>
        <source>Remove this entry. A file loads once, at its first entry.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez cette entrée. Un fichier se charge une fois, à sa première entrée.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a link to a folder; links to folders are not followed</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un lien vers un dossier&#xa0;; ces liens ne sont pas suivis</translation>
    </message>
    <message>
        <source>Replace the link with a copy of the folder, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Remplacez le lien par une copie du dossier, ou supprimez-le.</translation>
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
        <source>there is no &apos;{0}&apos; in the project folder</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de «&#xa0;{0}&#xa0;» dans le dossier du projet</translation>
    </message>
    <message>
        <source>Write the path of an XML file, relative to the project folder, with &apos;/&apos; as the separator.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez le chemin d’un fichier XML, relatif au dossier du projet, avec «&#xa0;/&#xa0;» comme séparateur.</translation>
    </message>
    <message>
        <source>there is no {0} in this folder</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de {0} dans ce dossier</translation>
    </message>
    <message>
        <source>Choose a project folder, or add a manifest that begins with &lt;project format=&quot;1&quot;&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez le dossier d’un projet, ou ajoutez un manifeste qui commence par &lt;project format=&quot;1&quot;&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not one of {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne fait pas partie de {1}</translation>
    </message>
    <message>
        <source>Write one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez l’un d’eux.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>Write a number such as 5, -1 or 0.25.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre comme 5, -1 ou 0.25.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a whole number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>Write a number without a decimal point.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre sans point décimal.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}, but must be {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est {1}, mais la valeur permise est {2}</translation>
    </message>
    <message>
        <source>Write a number within these bounds.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre dans ces bornes.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is outside the project folder</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est hors du dossier du projet</translation>
    </message>
    <message>
        <source>Copy the file into the project folder.</source>
        <extracomment>findings</extracomment>
        <translation>Copiez le fichier dans le dossier du projet.</translation>
    </message>
    <message>
        <source>unexpected text in &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>texte inattendu dans &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>Turn it into a comment, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Faites-en un commentaire, ou supprimez-le.</translation>
    </message>
    <message>
        <source>the folder contains more than {0}; the rest is ignored</source>
        <extracomment>findings</extracomment>
        <translation>le dossier contient plus de {0}&#xa0;; le reste est ignoré</translation>
    </message>
    <message>
        <source>Check that this is the folder of a single project.</source>
        <extracomment>findings</extracomment>
        <translation>Vérifiez que ce dossier est celui d’un seul projet.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has no attribute &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; n’a pas d’attribut «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>See the reference for the attributes of each element.</source>
        <extracomment>findings</extracomment>
        <translation>Consultez la référence pour les attributs de chaque élément.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; is not allowed in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; n’est pas autorisé dans &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>See the reference for the elements allowed here.</source>
        <extracomment>findings</extracomment>
        <translation>Consultez la référence pour les éléments autorisés ici.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be read: {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être lu&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Check its permissions, or remove it from the folder.</source>
        <extracomment>findings</extracomment>
        <translation>Vérifiez ses droits d’accès, ou retirez-le du dossier.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already given in {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà indiqué dans {1}</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez l’un des deux.</translation>
    </message>
    <message>
        <source>the root element is &lt;{0}&gt;, but must be &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>l’élément racine est &lt;{0}&gt;, mais doit être &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Correct the root element, or move the file out of the project folder.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez l’élément racine, ou déplacez le fichier hors du dossier du projet.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a selection of objects, but &apos;{1}&apos; is not one</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» demande une sélection d’objets, mais «&#xa0;{1}&#xa0;» n’en est pas une</translation>
    </message>
    <message>
        <source>Write the selection first: {0}(owned planets), {0}(ships here, Structure).</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez d’abord la sélection&#xa0;: {0}(owned planets), {0}(ships here, Structure).</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a value to aggregate</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» demande une valeur à agréger</translation>
    </message>
    <message>
        <source>Write the value after a comma: {0}(owned planets, Population).</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez la valeur après une virgule&#xa0;: {0}(owned planets, Population).</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is ambiguous: it is a value of {1} and of {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est ambigu&#xa0;: c’est une valeur de {1} et de {2}</translation>
    </message>
    <message>
        <source>Compare it with a property; the property&apos;s enumeration then decides.</source>
        <extracomment>findings</extracomment>
        <translation>Comparez-la à une propriété&#xa0;; l’énumération de la propriété décide alors.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; expects {1}, but got {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» attend {1}, mais reçoit {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a dice expression</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une expression de dés</translation>
    </message>
    <message>
        <source>Write the number of dice, &apos;d&apos; and the number of sides, such as 2d6 or 2d6+1.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez le nombre de dés, «&#xa0;d&#xa0;» et le nombre de faces, comme 2d6 ou 2d6+1.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point, such as 12.5.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre avec un point décimal, comme 12.5.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid part number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un numéro de partie valide</translation>
    </message>
    <message>
        <source>Write a constant whole number, 1 or higher.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre entier constant, à partir de 1.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already true or false and cannot be compared again</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà vrai ou faux et ne peut pas être comparé de nouveau</translation>
    </message>
    <message>
        <source>Write a &lt; b and b &lt; c instead of a &lt; b &lt; c.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez a &lt; b and b &lt; c au lieu de a &lt; b &lt; c.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is always {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est toujours {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has the format {1} and &apos;{2}&apos; has {3}: both need the same format</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1} et «&#xa0;{2}&#xa0;» du format {3}&#xa0;: les deux doivent être d’un même format</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; divides by zero</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» divise par zéro</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains no expression</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne contient pas d’expression</translation>
    </message>
    <message>
        <source>Write an expression inside, as text or as elements.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une expression à l’intérieur, en texte ou en éléments.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains more than one expression</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; contient plus d’une expression</translation>
    </message>
    <message>
        <source>Combine them with an operator element, such as &lt;And&gt; or &lt;Plus&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Combinez-les par un élément d’opérateur, comme &lt;And&gt; ou &lt;Plus&gt;.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has both a run-time property and an expression</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a à la fois une propriété d’exécution et une expression</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs a &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a besoin d’un &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid name here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nom valable ici</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains {1} expressions instead of {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; contient {1} expressions au lieu de {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid selection</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une sélection valable</translation>
    </message>
    <message>
        <source>Write a type and optionally a relation, as in over=&quot;owned planets&quot;. Conditions go into &lt;Where&gt;, objects into &lt;Of&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un type et au choix une relation, comme dans over=&quot;owned planets&quot;. Les conditions vont dans &lt;Where&gt;, les objets dans &lt;Of&gt;.</translation>
    </message>
    <message>
        <source>text in &lt;{0}&gt; is not part of an expression</source>
        <extracomment>findings</extracomment>
        <translation>du texte dans &lt;{0}&gt; ne fait partie d’aucune expression</translation>
    </message>
    <message>
        <source>Write the text inside &lt;Value&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez le texte dans &lt;Value&gt;.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; appears more than once in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; apparaît plus d’une fois dans &lt;{1}&gt;</translation>
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
        <source>Use a smaller number: the largest is about 1.8e308.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez un nombre plus petit&#xa0;: le plus grand est environ 1.8e308.</translation>
    </message>
    <message>
        <source>this &apos;if&apos; has no &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque «&#xa0;{0}&#xa0;» à ce «&#xa0;if&#xa0;»</translation>
    </message>
    <message>
        <source>Write if(condition, value, other) or if condition then value else other.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez if(condition, valeur, autre) ou if condition then valeur else autre.</translation>
    </message>
    <message>
        <source>a pair needs two numbers, but this one has {0}</source>
        <extracomment>findings</extracomment>
        <translation>une paire a besoin de deux nombres&#xa0;; ici&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Write a pair as [3, -4].</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une paire sous la forme [3, -4].</translation>
    </message>
    <message>
        <source>last() reads a meter&apos;s maximum, but &apos;{0}&apos; is not one</source>
        <extracomment>findings</extracomment>
        <translation>last() lit le maximum d’une jauge, mais «&#xa0;{0}&#xa0;» n’en est pas un</translation>
    </message>
    <message>
        <source>Write last(MaxPopulation) or last(Source.MaxPopulation).</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez last(MaxPopulation) ou last(Source.MaxPopulation).</translation>
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
        <source>&apos;{0}&apos; must be written &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» doit s’écrire «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>the distance &apos;{0}&apos; is negative</source>
        <extracomment>findings</extracomment>
        <translation>la distance «&#xa0;{0}&#xa0;» est négative</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not available {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas disponible {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs an object, but {1} there is none</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» demande un objet, mais {1} il n’y en a pas</translation>
    </message>
    <message>
        <source>Name the object: Source.{0}</source>
        <extracomment>findings</extracomment>
        <translation>Nommez l’objet&#xa0;: Source.{0}</translation>
    </message>
    <message>
        <source>the table &apos;{0}&apos; has no row for {1}</source>
        <extracomment>findings</extracomment>
        <translation>la table «&#xa0;{0}&#xa0;» n’a pas de ligne pour {1}</translation>
    </message>
    <message>
        <source>Add a row for this key; otherwise, the value is the default of the column&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une ligne pour cette clé&#xa0;; sinon, la valeur est celle par défaut du format de la colonne.</translation>
    </message>
    <message>
        <source>dice need at least one side, but &apos;{0}&apos; has none</source>
        <extracomment>findings</extracomment>
        <translation>des dés doivent avoir au moins une face, mais «&#xa0;{0}&#xa0;» n’en a pas</translation>
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
        <source>&apos;{0}&apos; has the format {1}, but only an OBJECT has members</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, mais seul un OBJECT a des membres</translation>
    </message>
    <message>
        <source>the text contains characters that XML does not allow</source>
        <extracomment>findings</extracomment>
        <translation>le texte contient des caractères que XML ne permet pas</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a run-time property{1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une propriété d’exécution{1}</translation>
    </message>
    <message>
        <source>Declare the property with runtime=&quot;true&quot;, or read it without runtime().</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez la propriété avec runtime=&quot;true&quot;, ou lisez-la sans runtime().</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a selection word; to use its value, put it in brackets</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un mot de sélection&#xa0;; pour utiliser sa valeur, mettez-le entre parenthèses</translation>
    </message>
    <message>
        <source>object() needs a name in quotes</source>
        <extracomment>findings</extracomment>
        <translation>object() demande un nom entre guillemets</translation>
    </message>
    <message>
        <source>&apos;of&apos; names the object where a relation starts, but there is no relation here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;of&#xa0;» nomme l’objet dont part une relation, mais il n’y a pas de relation ici</translation>
    </message>
    <message>
        <source>Add a relation such as attached, owned or near 100, or remove &apos;of&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez une relation comme attached, owned ou near 100, ou supprimez «&#xa0;of&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has the format {1}, but has() needs a true-or-false option</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, mais has() demande une option vraie ou fausse</translation>
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
        <source>&apos;{0}&apos; is not constant, but a pair needs constants</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas constant, mais une paire demande des constantes</translation>
    </message>
    <message>
        <source>unexpected &apos;{0}&apos;: no relation before it takes a number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» inattendu&#xa0;: aucune relation devant lui ne prend de nombre</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a distance</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» demande une distance</translation>
    </message>
    <message>
        <source>Write a number after it: near 100, near 2 jumps.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre après&#xa0;: near 100, near 2 jumps.</translation>
    </message>
    <message>
        <source>this selection already has &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>cette sélection a déjà «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot follow a selection</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas suivre une sélection</translation>
    </message>
    <message>
        <source>Put the computed value in parentheses: planets near (2 * Range) jumps.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez la valeur calculée entre parenthèses&#xa0;: planets near (2 * Range) jumps.</translation>
    </message>
    <message>
        <source>unexpected &apos;{0}&apos;: a selection has at most one type and one relation</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» inattendu&#xa0;: une sélection a au plus un type et une relation</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a selection of objects, which only an aggregate can use</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est une sélection d’objets, que seul un agrégat peut utiliser</translation>
    </message>
    <message>
        <source>Put count(…), sum(…, Population) or another aggregate around it.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez autour count(…), sum(…, Population) ou un autre agrégat.</translation>
    </message>
    <message>
        <source>strict rules do not allow &apos;{0}&apos;: {1}</source>
        <extracomment>findings</extracomment>
        <translation>les règles strictes n’autorisent pas «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Or use rules=&quot;extended&quot; in the project.</source>
        <extracomment>findings</extracomment>
        <translation>Ou utilisez rules=&quot;extended&quot; dans le projet.</translation>
    </message>
    <message>
        <source>&apos;jumps&apos; must follow a number: near 2 jumps</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;jumps&#xa0;» doit suivre un nombre&#xa0;: near 2 jumps</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no numbered parts</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de parties numérotées</translation>
    </message>
    <message>
        <source>Remove the number, or name a sub-scope.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez le numéro, ou nommez une sous-portée.</translation>
    </message>
    <message>
        <source>the expression is nested deeper than {0} levels</source>
        <extracomment>findings</extracomment>
        <translation>l’expression est imbriquée sur plus de {0} niveaux</translation>
    </message>
    <message>
        <source>Split it into several expressions.</source>
        <extracomment>findings</extracomment>
        <translation>Partagez-la en plusieurs expressions.</translation>
    </message>
    <message>
        <source>the expression is longer than {0} bytes</source>
        <extracomment>findings</extracomment>
        <translation>l’expression dépasse {0} octets</translation>
    </message>
    <message>
        <source>the dice roll &apos;{0}&apos; is too large</source>
        <extracomment>findings</extracomment>
        <translation>le lancer de dés «&#xa0;{0}&#xa0;» est trop grand</translation>
    </message>
    <message>
        <source>Use at most 10000 dice with at most a million sides each, and add at most a million.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez au plus 10000 dés d’au plus un million de faces chacun, et ajoutez au plus un million.</translation>
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
        <source>unexpected &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» inattendu</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known aggregate{1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un agrégat connu{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not valid in an expression</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas valide dans une expression</translation>
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
        <source>unknown id &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>identifiant «&#xa0;{0}&#xa0;» inconnu{1}</translation>
    </message>
    <message>
        <source>has() does not know the kind &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>has() ne connaît pas le genre «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>Declare it in the vocabulary: &lt;kind id=… type=…/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-le dans le vocabulaire&#xa0;: &lt;kind id=… type=…/&gt;.</translation>
    </message>
    <message>
        <source>objects have no member &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>les objets n’ont pas de membre «&#xa0;{0}&#xa0;»{1}</translation>
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
        <source>&apos;{0}&apos; has the format {1} in the scope &apos;{2}&apos; and {3} in the scope &apos;{4}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1} dans la portée «&#xa0;{2}&#xa0;» et {3} dans la portée «&#xa0;{4}&#xa0;»</translation>
    </message>
    <message>
        <source>Name the scope: dropIntoContext({2}, Source, {0}) reads the variable of that scope.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez la portée&#xa0;: dropIntoContext({2}, Source, {0}) lit la variable de cette portée.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a variable of the parts &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est une variable des parties «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Name the part: dropIntoContext({1}, Source, 1, {0}).</source>
        <extracomment>findings</extracomment>
        <translation>Nommez la partie&#xa0;: dropIntoContext({1}, Source, 1, {0}).</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to the whole run, not to an object</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» appartient à toute la partie, pas à un objet</translation>
    </message>
    <message>
        <source>Write its name without an object.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez son nom sans objet.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a part number</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» demande un numéro de partie</translation>
    </message>
    <message>
        <source>Add the part number: dropIntoContext({0}, Source, 1, …).</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez le numéro de la partie&#xa0;: dropIntoContext({0}, Source, 1, …).</translation>
    </message>
    <message>
        <source>Write a name, or a text in quotes.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nom, ou un texte entre guillemets.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has the format {1}, but {2} is required</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est du format {1}, mais il faut {2}</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; cannot have attributes</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ne peut pas avoir d’attributs</translation>
    </message>
    <message>
        <source>Write each value as an element. FreeOrion content has no attributes.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez chaque valeur comme un élément. Le contenu de FreeOrion n’a pas d’attributs.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid name</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nom valide</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des lettres, des chiffres et des tirets bas.</translation>
    </message>
    <message>
        <source>Write each string as two lines: first its name, then its text.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez chaque texte sur deux lignes&#xa0;: d’abord son nom, puis son texte.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains {1} conditions instead of one</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; contient {1} conditions au lieu d’une</translation>
    </message>
    <message>
        <source>Combine several conditions with Condition::And or Condition::Or.</source>
        <extracomment>findings</extracomment>
        <translation>Combinez plusieurs conditions avec Condition::And ou Condition::Or.</translation>
    </message>
    <message>
        <source>the {0} &apos;{1}&apos; is defined twice</source>
        <extracomment>findings</extracomment>
        <translation>défini deux fois&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Rename one of them. The import uses the first one.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez l’un d’eux. L’importation utilise le premier.</translation>
    </message>
    <message>
        <source>Write Source or Target, a dot and a name, such as Source.MaxIndustry.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez Source ou Target, un point et un nom, comme Source.MaxIndustry.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has no &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; n’a pas de &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>no string table contains &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucune table de textes ne contient «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Add it to the table.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-le à la table.</translation>
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
        <source>the file is not a Qt Linguist file</source>
        <extracomment>findings</extracomment>
        <translation>le fichier n’est pas un fichier Qt Linguist</translation>
    </message>
    <message>
        <source>Choose a file with the root element TS.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un fichier dont l’élément racine est TS.</translation>
    </message>
    <message>
        <source>the line is not part of an entry and is skipped</source>
        <extracomment>findings</extracomment>
        <translation>la ligne ne fait partie d’aucune entrée et est ignorée</translation>
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
        <source>Remove one of them. The import uses the first one.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’un d’eux. L’importation utilise le premier.</translation>
    </message>
    <message>
        <source>unexpected text between the elements of &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>texte inattendu entre les éléments de &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>Remove the text.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez le texte.</translation>
    </message>
    <message>
        <source>the entry has no text id, or has plural forms, and is skipped</source>
        <extracomment>findings</extracomment>
        <translation>l’entrée n’a pas d’identifiant de texte, ou a des formes du pluriel, et est ignorée</translation>
    </message>
    <message>
        <source>Write the id of the text into msgctxt or into the comment of a message. Plural forms are not supported.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez l’identifiant du texte dans msgctxt ou dans le commentaire d’un message. Les formes du pluriel ne sont pas prises en charge.</translation>
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
        <source>Correct its name, or move it. The import keeps it as a comment.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez son nom, ou déplacez-le. L’importation le garde en commentaire.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez-le.</translation>
    </message>
    <message>
        <source>the object of &apos;{0}&apos; is missing</source>
        <extracomment>findings</extracomment>
        <translation>il manque l’objet de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Write Target.{0} or Source.{0}.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez Target.{0} ou Source.{0}.</translation>
    </message>
    <message>
        <source>the root element is &lt;{0}&gt; instead of &lt;XMLDoc&gt;</source>
        <extracomment>findings</extracomment>
        <translation>l’élément racine est &lt;{0}&gt; au lieu de &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez-le.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; never acts here: no object of the type &apos;{1}&apos; has {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; n’agit jamais ici&#xa0;: aucun objet du type «&#xa0;{1}&#xa0;» n’a {2}</translation>
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
        <source>effects change the meter &apos;{0}&apos;, but nothing reads it</source>
        <extracomment>findings</extracomment>
        <translation>des effets changent la jauge «&#xa0;{0}&#xa0;», mais rien ne la lit</translation>
    </message>
    <message>
        <source>Read it in a condition or an expression, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Lisez-la dans une condition ou une expression, ou supprimez-la.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; can never be active: its source is never of the type &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>le groupe «&#xa0;{0}&#xa0;» ne peut jamais être actif&#xa0;: sa source n’est jamais du type «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>this condition contradicts an earlier one</source>
        <extracomment>findings</extracomment>
        <translation>cette condition contredit une condition précédente</translation>
    </message>
    <message>
        <source>Correct one of them, or put both into &lt;or&gt; if either is enough.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez l’une d’elles, ou mettez les deux dans &lt;or&gt; si l’une suffit.</translation>
    </message>
    <message>
        <source>Give one of them a higher priority: it acts later and overrides the other.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à l’un d’eux une priorité plus haute&#xa0;: il agit plus tard et l’emporte sur l’autre.</translation>
    </message>
    <message>
        <source>an earlier condition already implies this one</source>
        <extracomment>findings</extracomment>
        <translation>une condition précédente implique déjà celle-ci</translation>
    </message>
    <message>
        <source>Remove this condition, or correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez cette condition, ou corrigez-la.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is never used: {1}, and nothing refers to it</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est jamais utilisé&#xa0;: {1}, et rien n’y fait référence</translation>
    </message>
    <message>
        <source>Create it in an effect or a scenario, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Créez-le dans un effet ou un scénario, ou supprimez-le.</translation>
    </message>
    <message>
        <source>nothing reads the {0} &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>n’est lu par rien&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Use it in an expression, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez-le dans une expression, ou supprimez-le.</translation>
    </message>
    <message>
        <source>the new name causes a problem: {0}</source>
        <extracomment>findings</extracomment>
        <translation>le nouveau nom cause un problème&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Choose another name, or fix that place first.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un autre nom, ou corrigez d’abord cet endroit.</translation>
    </message>
    <message>
        <source>the string &apos;{0}&apos; takes its name from the id of the element that it describes</source>
        <extracomment>findings</extracomment>
        <translation>le texte «&#xa0;{0}&#xa0;» tire son nom de l’identifiant de l’élément qu’il décrit</translation>
    </message>
    <message>
        <source>Rename that element instead. The string is renamed with it.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez plutôt cet élément. Le texte est renommé avec lui.</translation>
    </message>
    <message>
        <source>the new name changes the meaning of &apos;{0}&apos; here</source>
        <extracomment>findings</extracomment>
        <translation>le nouveau nom change ici le sens de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Choose a name that has no other meaning.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un nom qui n’a pas d’autre sens.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid name for the {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nom valide pour&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores, and do not start with a digit. Groups, scenarios and texts may also contain &apos;-&apos; and &apos;.&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des lettres, des chiffres et des tirets bas, et ne commencez pas par un chiffre. Groupes, scénarios et textes peuvent aussi contenir «&#xa0;-&#xa0;» et «&#xa0;.&#xa0;».</translation>
    </message>
    <message>
        <source>the name is already &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>le nom est déjà «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Enter a different name.</source>
        <extracomment>findings</extracomment>
        <translation>Saisissez un autre nom.</translation>
    </message>
    <message>
        <source>the {1} &apos;{0}&apos; belongs to the shipped vocabulary, which cannot be changed</source>
        <extracomment>findings</extracomment>
        <translation>fait partie du vocabulaire fourni, qui ne peut pas être changé&#xa0;: {1} «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Declare your own, or only give it another label.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez le vôtre, ou donnez-lui seulement un autre libellé.</translation>
    </message>
    <message>
        <source>the {1} &apos;{0}&apos; already exists</source>
        <extracomment>findings</extracomment>
        <translation>existe déjà&#xa0;: {1} «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Choose a name that is not in use.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un nom qui n’est pas encore utilisé.</translation>
    </message>
    <message>
        <source>the project does not define the {1} &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>non défini dans le projet&#xa0;: {1} «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>The names that are built into the program cannot be changed.</source>
        <extracomment>findings</extracomment>
        <translation>Les noms intégrés au programme ne peuvent pas être changés.</translation>
    </message>
    <message>
        <source>Give one of these groups a trigger or an activation that the other groups do not meet.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à l’un de ces groupes un déclencheur ou une activation que les autres groupes ne remplissent pas.</translation>
    </message>
    <message>
        <source>division by zero during the turn; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>division par zéro pendant le tour&#xa0;; la valeur est 0</translation>
    </message>
    <message>
        <source>Guard the division: if(x == 0, 0, a / x).</source>
        <extracomment>findings</extracomment>
        <translation>Protégez la division&#xa0;: if(x == 0, 0, a / x).</translation>
    </message>
    <message>
        <source>conditions that check one another form an endless loop, which was stopped: {0}</source>
        <extracomment>findings</extracomment>
        <translation>des conditions qui se vérifient l’une l’autre forment une boucle sans fin, qui a été arrêtée&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Make sure that one of them is met only once. Remove persistent, and do not enable it again.</source>
        <extracomment>findings</extracomment>
        <translation>Faites que l’une d’elles ne soit remplie qu’une fois. Retirez persistent, et ne la réactivez pas.</translation>
    </message>
    <message>
        <source>{0} stops: {1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} s’arrête&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Give it another move order.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez-lui un autre ordre de déplacement.</translation>
    </message>
    <message>
        <source>the source has no &apos;{0}&apos;, and the vocabulary has no default for it</source>
        <extracomment>findings</extracomment>
        <translation>la source n’a pas de «&#xa0;{0}&#xa0;», et le vocabulaire n’a pas de valeur par défaut pour elle</translation>
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
        <source>Use the id of an empire of the scenario, or source.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez l’identifiant d’un empire du scénario, ou source.</translation>
    </message>
    <message>
        <source>the table has no row for this key; the default of the format is used</source>
        <extracomment>findings</extracomment>
        <translation>la table n’a pas de ligne pour cette clé&#xa0;; la valeur par défaut du format est utilisée</translation>
    </message>
    <message>
        <source>Add the row, or look up only keys that exist.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez la ligne, ou ne cherchez que des clés présentes.</translation>
    </message>
    <message>
        <source>the result is not a number; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>le résultat n’est pas un nombre&#xa0;; la valeur est 0</translation>
    </message>
    <message>
        <source>Check the arguments of the functions in the expression.</source>
        <extracomment>findings</extracomment>
        <translation>Vérifiez les arguments des fonctions de l’expression.</translation>
    </message>
    <message>
        <source>in turn {0} the result depends on whether this group or {1} comes first: {2} outcomes</source>
        <extracomment>findings</extracomment>
        <translation>au tour {0}, le résultat dépend de qui passe en premier, ce groupe ou {1}&#xa0;: {2} résultats</translation>
    </message>
    <message>
        <source>Give the groups different priorities, or make one of them read the result of the other.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez aux groupes des priorités différentes, ou faites lire à l’un d’eux le résultat de l’autre.</translation>
    </message>
    <message>
        <source>the order of {0} is refused: {1}</source>
        <extracomment>findings</extracomment>
        <translation>l’ordre de {0} est refusé&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The order has no effect. Give it in a turn in which it is allowed.</source>
        <extracomment>findings</extracomment>
        <translation>L’ordre est sans effet. Donnez-le à un tour où il est permis.</translation>
    </message>
    <message>
        <source>number overflow during the turn; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>dépassement de la plage des nombres pendant le tour&#xa0;; la valeur est 0</translation>
    </message>
    <message>
        <source>Limit the multiplied values with min().</source>
        <extracomment>findings</extracomment>
        <translation>Limitez les valeurs multipliées avec min().</translation>
    </message>
    <message>
        <source>the probability {0} is not between 0 and 1; {1} is used instead</source>
        <extracomment>findings</extracomment>
        <translation>la probabilité {0} n’est pas entre 0 et 1&#xa0;; {1} est utilisé à la place</translation>
    </message>
    <message>
        <source>Keep probabilities between 0 and 1.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez les probabilités entre 0 et 1.</translation>
    </message>
    <message>
        <source>{0} makes no progress on {1} in this turn: {2}</source>
        <extracomment>findings</extracomment>
        <translation>{0} n’avance pas pour {1} à ce tour&#xa0;: {2}</translation>
    </message>
    <message>
        <source>The project continues in the turn in which this reason no longer applies.</source>
        <extracomment>findings</extracomment>
        <translation>Le projet reprend au tour où cette raison ne vaut plus.</translation>
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
        <source>Narrow the triggers of these groups.</source>
        <extracomment>findings</extracomment>
        <translation>Restreignez les déclencheurs de ces groupes.</translation>
    </message>
    <message>
        <source>the expression reads too many objects; its value is missing</source>
        <extracomment>findings</extracomment>
        <translation>l’expression lit trop d’objets&#xa0;; sa valeur manque</translation>
    </message>
    <message>
        <source>Read fewer objects: name a type and a narrower relation, such as here or near. Move tests that are the same for every candidate out of `where`.</source>
        <extracomment>findings</extracomment>
        <translation>Lisez moins d’objets&#xa0;: nommez un type et une relation plus étroite, comme here ou near. Retirez de `where` ce qui est le même pour chaque candidat.</translation>
    </message>
    <message>
        <source>more than {0} changes in one turn, most of them by {1}; later changes of the turn are skipped</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} changements en un tour, la plupart par {1}&#xa0;; les changements suivants du tour sont ignorés</translation>
    </message>
    <message>
        <source>Narrow the scopes of these groups, or create fewer objects.</source>
        <extracomment>findings</extracomment>
        <translation>Restreignez les portées de ces groupes, ou créez moins d’objets.</translation>
    </message>
    <message>
        <source>this turn exceeds its work limit, mostly because of {0}; no more groups fire and no more conditions are met</source>
        <extracomment>findings</extracomment>
        <translation>ce tour dépasse sa limite de travail, surtout à cause de {0}&#xa0;; ensuite aucun groupe n’agit plus et aucune condition n’est remplie</translation>
    </message>
    <message>
        <source>Reduce the objects that its conditions test. Put a type condition first, and avoid Target in conditions.</source>
        <extracomment>findings</extracomment>
        <translation>Réduisez les objets que testent les conditions. Mettez d’abord une condition de type, et évitez Target dans les conditions.</translation>
    </message>
    <message>
        <source>Connect fewer systems: limit them in the block `to`.</source>
        <extracomment>findings</extracomment>
        <translation>Reliez moins de systèmes&#xa0;: limitez-les dans le bloc `to`.</translation>
    </message>
    <message>
        <source>more than {0} messages in one turn, most of them by {1}; the rest is skipped</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} messages en un tour, la plupart par {1}&#xa0;; le reste est ignoré</translation>
    </message>
    <message>
        <source>Send messages for fewer objects, or in fewer turns.</source>
        <extracomment>findings</extracomment>
        <translation>Envoyez des messages pour moins d’objets, ou à moins de tours.</translation>
    </message>
    <message>
        <source>cannot create an object of class &apos;{0}&apos;: limit of {1} objects reached, most of this turn&apos;s by {2}</source>
        <extracomment>findings</extracomment>
        <translation>impossible de créer un objet de la classe «&#xa0;{0}&#xa0;»&#xa0;: la partie a atteint sa limite de {1} objets, la plupart de ce tour par {2}</translation>
    </message>
    <message>
        <source>the condition needs too much work for each candidate; it was not evaluated</source>
        <extracomment>findings</extracomment>
        <translation>la condition demande trop de travail pour chaque candidat&#xa0;; elle n’a pas été évaluée</translation>
    </message>
    <message>
        <source>Add narrower conditions beside it, or do not use Target inside it.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez des conditions plus étroites à côté, ou n’utilisez pas Target à l’intérieur.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which cannot be attached to &apos;{2}&apos; of type {3}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est de type {1}, qui ne peut pas être rattaché à «&#xa0;{2}&#xa0;» de type {3}</translation>
    </message>
    <message>
        <source>Check in the vocabulary what this type may be attached to.</source>
        <extracomment>findings</extracomment>
        <translation>Vérifiez dans le vocabulaire à quoi ce type peut être rattaché.</translation>
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
        <source>Give each object of a scenario a unique name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à chaque objet d’un scénario un nom unique.</translation>
    </message>
    <message>
        <source>the galaxy has room for {2} {1}, not for {0}</source>
        <extracomment>findings</extracomment>
        <translation>la galaxie a de la place pour {2} {1}, pas pour {0}</translation>
    </message>
    <message>
        <source>Reduce the number.</source>
        <extracomment>findings</extracomment>
        <translation>Réduisez le nombre.</translation>
    </message>
    <message>
        <source>this starlane connects &apos;{0}&apos; to itself</source>
        <extracomment>findings</extracomment>
        <translation>cette voie stellaire relie «&#xa0;{0}&#xa0;» à lui-même</translation>
    </message>
    <message>
        <source>Connect two different systems.</source>
        <extracomment>findings</extracomment>
        <translation>Reliez deux systèmes différents.</translation>
    </message>
    <message>
        <source>type {0} has no class for its objects</source>
        <extracomment>findings</extracomment>
        <translation>le type {0} n’a pas de classe pour ses objets</translation>
    </message>
    <message>
        <source>Give the type a class in the vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez une classe au type dans le vocabulaire.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a system</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un système</translation>
    </message>
    <message>
        <source>Use a system here. Starlanes connect systems, and planets are in systems.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez ici un système. Les voies stellaires relient des systèmes, et les planètes sont dans des systèmes.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of type {1} has no {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» de type {1} n’a pas de {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which cannot be attached to planets or systems</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est de type {1}, qui ne peut être rattaché ni à des planètes ni à des systèmes</translation>
    </message>
    <message>
        <source>no empire is named &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>aucun empire ne s’appelle «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>Declare it in this scenario with an empire element.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-le dans ce scénario par un élément empire.</translation>
    </message>
    <message>
        <source>no object is named &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>aucun objet ne s’appelle «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>Refer to an object by its name, or by # and its id.</source>
        <extracomment>findings</extracomment>
        <translation>Désignez un objet par son nom, ou par # et son identifiant.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a galaxy shape</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une forme de galaxie</translation>
    </message>
    <message>
        <source>Use cluster, disc, ring or spiral.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez cluster, disc, ring ou spiral.</translation>
    </message>
    <message>
        <source>problems in the baseline that no longer exist: {0}</source>
        <extracomment>findings</extracomment>
        <translation>problèmes de la liste de référence qui n’existent plus&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Remove them from the baseline, so that they are reported if they return.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez-les de la liste de référence, pour qu’ils soient signalés s’ils reviennent.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; silences no problem here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne fait ignorer aucun problème ici</translation>
    </message>
    <message>
        <source>Remove it. The problem that it silenced is fixed or has moved.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le. Le problème ignoré est corrigé ou se trouve ailleurs.</translation>
    </message>
    <message>
        <source>Keep the minimum at or below the maximum, and the initial value between them.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez le minimum au plus égal au maximum, et la valeur initiale entre les deux.</translation>
    </message>
    <message>
        <source>Write a default in the format of the property.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une valeur par défaut au format de la propriété.</translation>
    </message>
    <message>
        <source>Write a constant of this format, or &apos;none&apos; for a reference.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une constante de ce format, ou «&#xa0;none&#xa0;» pour une référence.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid id of a sub-scope</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un identifiant valable de sous-portée</translation>
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
        <source>Remove one of the two defaults, or let one replace the other with replace=&quot;true&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’une des deux valeurs par défaut, ou remplacez l’autre avec replace=&quot;true&quot;.</translation>
    </message>
    <message>
        <source>the {0} &apos;{1}&apos; is already declared</source>
        <extracomment>findings</extracomment>
        <translation>déjà déclaré&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Rename it, or replace the earlier declaration.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez-le, ou remplacez la déclaration précédente.</translation>
    </message>
    <message>
        <source>the enumeration &apos;{0}&apos; has no values</source>
        <extracomment>findings</extracomment>
        <translation>l’énumération «&#xa0;{0}&#xa0;» n’a pas de valeurs</translation>
    </message>
    <message>
        <source>Add a &lt;value&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un &lt;value&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a property of classes, not of objects</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est une propriété des classes, pas des objets</translation>
    </message>
    <message>
        <source>Read it with getFact, or declare a kind with a grouping.</source>
        <extracomment>findings</extracomment>
        <translation>Lisez-la avec getFact, ou déclarez un genre avec un regroupement.</translation>
    </message>
    <message>
        <source>the kind &apos;{0}&apos; has more than one of type, property, grouping, option and any</source>
        <extracomment>findings</extracomment>
        <translation>le genre «&#xa0;{0}&#xa0;» a plus d’un attribut parmi type, property, grouping, option et any</translation>
    </message>
    <message>
        <source>Keep exactly one of these attributes.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez exactement un de ces attributs.</translation>
    </message>
    <message>
        <source>there is no earlier {0} &apos;{1}&apos; to {2}</source>
        <extracomment>findings</extracomment>
        <translation>aucune déclaration antérieure à {2}&#xa0;: {0} «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Correct the id, or load the other file first. Files load in the manifest&apos;s order, then by path.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez l’identifiant, ou chargez d’abord l’autre fichier. Les fichiers se chargent dans l’ordre du manifeste, puis par chemin.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already an event of the engine</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est déjà un événement du moteur</translation>
    </message>
    <message>
        <source>Choose another id. Triggers can respond to &apos;{0}&apos; without a declaration.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un autre identifiant. Des déclencheurs peuvent répondre à «&#xa0;{0}&#xa0;» sans déclaration.</translation>
    </message>
    <message>
        <source>the run-time property &apos;{0}&apos; cannot have &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la propriété d’exécution «&#xa0;{0}&#xa0;» ne peut pas avoir de «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Remove one of the two attributes. A run-time property starts without a value.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’un des deux attributs. Une propriété d’exécution commence sans valeur.</translation>
    </message>
    <message>
        <source>there are more than {0} {1}; the rest is skipped</source>
        <extracomment>findings</extracomment>
        <translation>il y a plus de {0} {1}&#xa0;; le reste est ignoré</translation>
    </message>
    <message>
        <source>Declare it in any file of the project.</source>
        <extracomment>findings</extracomment>
        <translation>Déclarez-le, dans un fichier quelconque du projet.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; is longer than 1 MB</source>
        <extracomment>findings</extracomment>
        <translation>la valeur de «&#xa0;{0}&#xa0;» dépasse 1 Mo</translation>
    </message>
    <message>
        <source>Put long data in a separate file.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez les longues données dans un fichier à part.</translation>
    </message>
    <message>
        <source>the XML declaration is malformed</source>
        <extracomment>findings</extracomment>
        <translation>la déclaration XML est mal formée</translation>
    </message>
    <message>
        <source>Write &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; ou supprimez-la.</translation>
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
        <source>&apos;&lt;!&apos; is not followed by a comment</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;!&#xa0;» n’est pas suivi d’un commentaire</translation>
    </message>
    <message>
        <source>Write &lt;!-- text --&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &lt;!-- texte --&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not allowed in a name</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas permis dans un nom</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des lettres, des chiffres, «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid XML character</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un caractère XML valide</translation>
    </message>
    <message>
        <source>Remove the reference.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez la référence.</translation>
    </message>
    <message>
        <source>&apos;&amp;&apos; is not followed by an entity</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&amp;&#xa0;» n’est pas suivi d’une entité</translation>
    </message>
    <message>
        <source>Write &amp;amp; for a literal &apos;&amp;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &amp;amp; pour le signe «&#xa0;&amp;&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;]]&gt;&apos; is not allowed outside a CDATA section</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;]]&gt;&#xa0;» n’est pas permis hors d’une section CDATA</translation>
    </message>
    <message>
        <source>Write ]]&amp;gt; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez plutôt ]]&amp;gt;.</translation>
    </message>
    <message>
        <source>the control character {0} is not allowed in XML</source>
        <extracomment>findings</extracomment>
        <translation>le caractère de contrôle {0} n’est pas permis en XML</translation>
    </message>
    <message>
        <source>a DOCTYPE is not supported</source>
        <extracomment>findings</extracomment>
        <translation>un DOCTYPE n’est pas pris en charge</translation>
    </message>
    <message>
        <source>Remove it, and write out the entities that it defines.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le, et écrivez en entier les entités qu’il définit.</translation>
    </message>
    <message>
        <source>&apos;--&apos; is not allowed inside a comment</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;--&#xa0;» n’est pas permis dans un commentaire</translation>
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
        <source>Split the file into smaller ones.</source>
        <extracomment>findings</extracomment>
        <translation>Partagez-le en fichiers plus petits.</translation>
    </message>
    <message>
        <source>these bytes are not UTF-8</source>
        <extracomment>findings</extracomment>
        <translation>ces octets ne sont pas de l’UTF-8</translation>
    </message>
    <message>
        <source>the XML declaration is not at the start of the file</source>
        <extracomment>findings</extracomment>
        <translation>la déclaration XML n’est pas au début du fichier</translation>
    </message>
    <message>
        <source>Remove it, or remove everything before it.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-la, ou supprimez tout ce qui la précède.</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos; is not allowed in the value of &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;&#xa0;» n’est pas permis dans la valeur de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Write &amp;lt; for a literal &apos;&lt;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &amp;lt; pour le signe «&#xa0;&lt;&#xa0;».</translation>
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
        <source>a tag of &apos;{0}&apos; has no &apos;&lt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque «&#xa0;&lt;&#xa0;» à une balise de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Add &apos;&lt;&apos; before it.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez «&#xa0;&lt;&#xa0;» devant.</translation>
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
        <source>&apos;;&apos; is missing after &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque le «&#xa0;;&#xa0;» après «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Add it, or write &amp;amp; for a literal &apos;&amp;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-le, ou écrivez &amp;amp; pour le signe «&#xa0;&amp;&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; must be &apos;&lt;/{0}&gt;&apos; to close the tag in line {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;{0}&gt;&#xa0;» doit être «&#xa0;&lt;/{0}&gt;&#xa0;» pour fermer la balise de la ligne {1}</translation>
    </message>
    <message>
        <source>Add the slash.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez la barre oblique.</translation>
    </message>
    <message>
        <source>a space is missing before &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il manque une espace avant «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Insert it.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez ce caractère.</translation>
    </message>
    <message>
        <source>&apos;&lt;/{0}&gt;&apos; does not match &apos;&lt;{1}&gt;&apos; in line {2}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;/{0}&gt;&#xa0;» ne correspond pas à «&#xa0;&lt;{1}&gt;&#xa0;» de la ligne {2}</translation>
    </message>
    <message>
        <source>Give both tags the same name.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez le même nom aux deux balises.</translation>
    </message>
    <message>
        <source>the file has no root element</source>
        <extracomment>findings</extracomment>
        <translation>le fichier n’a pas d’élément racine</translation>
    </message>
    <message>
        <source>Add one root element that contains everything else.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un élément racine qui contient tout le reste.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not allowed in a tag</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas permis dans une balise</translation>
    </message>
    <message>
        <source>the file contains a zero byte</source>
        <extracomment>findings</extracomment>
        <translation>le fichier contient un octet nul</translation>
    </message>
    <message>
        <source>Remove it. The file may be damaged.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le. Le fichier est peut-être endommagé.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; is after the root element, which begins in line {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;{0}&gt;&#xa0;» est après l’élément racine, qui commence à la ligne {1}</translation>
    </message>
    <message>
        <source>Move it into the root element, or remove a surplus close tag before it.</source>
        <extracomment>findings</extracomment>
        <translation>Déplacez-le dans l’élément racine, ou supprimez une balise fermante de trop avant lui.</translation>
    </message>
    <message>
        <source>&apos;&lt;/{0}&gt;&apos; has no open tag</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;/{0}&gt;&#xa0;» n’a pas de balise ouvrante</translation>
    </message>
    <message>
        <source>Remove it, or add its open tag.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-la, ou ajoutez sa balise ouvrante.</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos; does not begin a tag here</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;&#xa0;» ne commence pas de balise ici</translation>
    </message>
    <message>
        <source>the text &apos;{0}&apos; looks like a tag without its &apos;&lt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>le texte «&#xa0;{0}&#xa0;» ressemble à une balise sans son «&#xa0;&lt;&#xa0;»</translation>
    </message>
    <message>
        <source>text is outside the root element</source>
        <extracomment>findings</extracomment>
        <translation>du texte se trouve hors de l’élément racine</translation>
    </message>
    <message>
        <source>Move it into the root element, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Déplacez-le dans l’élément racine, ou supprimez-le.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; is nested more than 256 elements deep</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&lt;{0}&gt;&#xa0;» est imbriqué sur plus de 256 éléments</translation>
    </message>
    <message>
        <source>Reduce the nesting. Deeper elements are not read.</source>
        <extracomment>findings</extracomment>
        <translation>Imbriquez moins. Les éléments plus profonds ne sont pas lus.</translation>
    </message>
    <message>
        <source>{0} more problems</source>
        <extracomment>findings</extracomment>
        <translation>{0} autres problèmes</translation>
    </message>
    <message>
        <source>Fix the problems above first.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez d’abord les problèmes qui précèdent.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; in line {1} is never closed</source>
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
        <source>Add &apos;&gt;&apos; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez «&#xa0;&gt;&#xa0;» à la fin.</translation>
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
        <source>Use one of the entities of XML: &amp;amp; &amp;lt; &amp;gt; &amp;quot; &amp;apos;</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez l’une des entités de XML&#xa0;: &amp;amp; &amp;lt; &amp;gt; &amp;quot; &amp;apos;</translation>
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
        <source>A single word.</source>
        <extracomment>phrases</extracomment>
        <translation>Un seul mot.</translation>
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
        <source>The objects to go through: a type and a relation.</source>
        <extracomment>phrases</extracomment>
        <translation>Les objets à parcourir&#xa0;: un type et une relation.</translation>
    </message>
    <message>
        <source>The run-time property to read instead.</source>
        <extracomment>phrases</extracomment>
        <translation>La propriété d’exécution qui est lue à la place.</translation>
    </message>
    <message>
        <source>The name of the value to read from the object.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom de la valeur à lire de l’objet.</translation>
    </message>
    <message>
        <source>The text of the message.</source>
        <extracomment>phrases</extracomment>
        <translation>Le texte du message.</translation>
    </message>
    <message>
        <source>The name of the function or aggregate.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom de la fonction ou de l’agrégat.</translation>
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
        <source>Second object</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Second objet</translation>
    </message>
    <message>
        <source>; did you mean {0}?</source>
        <extracomment>phrases</extracomment>
        <translation>&#xa0;; vouliez-vous dire {0}&#xa0;?</translation>
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
        <source>a built-in function</source>
        <extracomment>phrases</extracomment>
        <translation>une fonction intégrée</translation>
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
        <source>a reserved word</source>
        <extracomment>phrases</extracomment>
        <translation>un mot réservé</translation>
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
        <source>a built-in aggregate</source>
        <extracomment>phrases</extracomment>
        <translation>un agrégat intégré</translation>
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
        <extracomment>choices</extracomment>
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
        <source>table column</source>
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
        <extracomment>choices</extracomment>
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
        <source>in an aggregate of the project</source>
        <extracomment>phrases</extracomment>
        <translation>dans un agrégat du projet</translation>
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
        <source>in the spread of a variable</source>
        <extracomment>phrases</extracomment>
        <translation>dans le report d’une variable</translation>
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
        <source>it does not have exactly one owner, or it is not attached to an object</source>
        <extracomment>phrases</extracomment>
        <translation>il n’a pas exactement un propriétaire, ou n’est rattaché à aucun objet</translation>
    </message>
    <message>
        <source>it cannot be placed there</source>
        <extracomment>phrases</extracomment>
        <translation>il ne peut pas y être placé</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <extracomment>phrases</extracomment>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>it is not active</source>
        <extracomment>phrases</extracomment>
        <translation>la condition n’est pas active</translation>
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
        <source>no message is open</source>
        <extracomment>phrases</extracomment>
        <translation>aucun message n’est ouvert</translation>
    </message>
    <message>
        <source>no value</source>
        <extracomment>phrases</extracomment>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>no route leads to the destination any more</source>
        <extracomment>phrases</extracomment>
        <translation>aucun chemin ne mène plus à la destination</translation>
    </message>
    <message>
        <source>no empire can produce or research it</source>
        <extracomment>phrases</extracomment>
        <translation>aucun empire ne peut le produire ni le rechercher</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>phrases</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>no object in the game has the group</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet en jeu n’a le groupe</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>choices</extracomment>
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
        <translation>événement</translation>
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
        <source>parts of objects have no meters or properties</source>
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
        <source>the file cannot be read</source>
        <extracomment>phrases</extracomment>
        <translation>le fichier ne peut pas être lu</translation>
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
        <source>a member of every object</source>
        <extracomment>phrases</extracomment>
        <translation>un membre de tout objet</translation>
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
        <source>subtracts from it</source>
        <extracomment>phrases</extracomment>
        <translation>en retire</translation>
    </message>
    <message>
        <source>tech</source>
        <extracomment>kinds of things</extracomment>
        <translation>technologie</translation>
    </message>
    <message>
        <source>the root element</source>
        <extracomment>phrases</extracomment>
        <translation>l’élément racine</translation>
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
        <source>its starlane no longer exists or no longer leads to the destination</source>
        <extracomment>phrases</extracomment>
        <translation>sa voie stellaire n’existe plus ou ne mène plus à la destination</translation>
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
        <source>the other one is here</source>
        <extracomment>phrases</extracomment>
        <translation>l’autre est ici</translation>
    </message>
    <message>
        <source>the owners of a system are those of its planets</source>
        <extracomment>phrases</extracomment>
        <translation>les propriétaires d’un système sont ceux de ses planètes</translation>
    </message>
    <message>
        <source>the policy is declared here</source>
        <extracomment>phrases</extracomment>
        <translation>la règle est déclarée ici</translation>
    </message>
    <message>
        <source>the whole run</source>
        <extracomment>phrases</extracomment>
        <translation>toute la partie</translation>
    </message>
    <message>
        <source>this tag closes an outer element</source>
        <extracomment>phrases</extracomment>
        <translation>cette balise ferme un élément extérieur</translation>
    </message>
    <message>
        <source>this condition uses a meter value</source>
        <extracomment>phrases</extracomment>
        <translation>cette condition utilise une valeur de jauge</translation>
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
        <source>condition type</source>
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
        <source>a response to the order prevented or replaced it</source>
        <extracomment>phrases</extracomment>
        <translation>une réponse à l’ordre l’a annulé ou remplacé</translation>
    </message>
    <message>
        <source>the event to respond to</source>
        <extracomment>phrases</extracomment>
        <translation>l’événement auquel il faut répondre</translation>
    </message>
    <message>
        <source>the compared value is missing</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur comparée manque</translation>
    </message>
    <message>
        <source>the included objects</source>
        <extracomment>phrases</extracomment>
        <translation>les objets inclus</translation>
    </message>
    <message>
        <source>the group&apos;s trigger is here</source>
        <extracomment>phrases</extracomment>
        <translation>le déclencheur du groupe est ici</translation>
    </message>
    <message>
        <source>in the &apos;active&apos; attribute of a modifier</source>
        <extracomment>phrases</extracomment>
        <translation>dans l’attribut «&#xa0;active&#xa0;» d’un modificateur</translation>
    </message>
    <message>
        <source>its destination no longer exists</source>
        <extracomment>phrases</extracomment>
        <translation>sa destination n’existe plus</translation>
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
        <source>suppressed by {1} (stacking name &apos;{0}&apos;)</source>
        <extracomment>phrases</extracomment>
        <translation>écarté par {1} (nom de cumul «&#xa0;{0}&#xa0;»)</translation>
    </message>
    <message>
        <source>suppressed by an earlier effect of the turn (stacking name &apos;{0}&apos;)</source>
        <extracomment>phrases</extracomment>
        <translation>écarté par un effet antérieur du tour (nom de cumul «&#xa0;{0}&#xa0;»)</translation>
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
        <source>Happens after the choice and before its outcome.</source>
        <extracomment>phrases</extracomment>
        <translation>Se produit après le choix et avant son issue.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <extracomment>phrases</extracomment>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>The inner conditions, each in its own element.</source>
        <extracomment>phrases</extracomment>
        <translation>Les conditions intérieures, chacune dans son élément.</translation>
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
        <source>An event that the vocabulary declares. The effect raise triggers it.</source>
        <extracomment>phrases</extracomment>
        <translation>Un événement que déclare le vocabulaire. L’effet raise le provoque.</translation>
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
        <source>Problems</source>
        <extracomment>phrases</extracomment>
        <translation>Problèmes</translation>
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
        <source>The ways to change a variable, in the order in which they apply.</source>
        <extracomment>phrases</extracomment>
        <translation>Les façons de changer une variable, dans l’ordre où elles s’appliquent.</translation>
    </message>
    <message>
        <source>The amount of the change. Responses before the event can change it.</source>
        <extracomment>phrases</extracomment>
        <translation>La quantité du changement. Les réponses d’avant l’événement peuvent la changer.</translation>
    </message>
    <message>
        <source>This event cannot be prevented.</source>
        <extracomment>phrases</extracomment>
        <translation>Cet événement ne peut pas être empêché.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <extracomment>phrases</extracomment>
        <translation>Genres</translation>
    </message>
    <message>
        <source>Reads the local player&apos;s view, so it does not suit scenarios with several human players.</source>
        <extracomment>phrases</extracomment>
        <translation>Lit la vue du joueur local, et ne convient donc pas aux scénarios à plusieurs joueurs humains.</translation>
    </message>
    <message>
        <source>The action may contain effects.</source>
        <extracomment>phrases</extracomment>
        <translation>L’action peut contenir des effets.</translation>
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
        <source>Events</source>
        <extracomment>phrases</extracomment>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Class property: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Propriété de classe&#xa0;: {0}</translation>
    </message>
    <message>
        <source>An aggregate computes one value from many objects. Write a selection, a comma and the value to aggregate.</source>
        <extracomment>phrases</extracomment>
        <translation>Un agrégat calcule une valeur à partir de nombreux objets. Écrivez une sélection, une virgule et la valeur à agréger.</translation>
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
        <source>The types of objects.</source>
        <extracomment>phrases</extracomment>
        <translation>Les types d’objets.</translation>
    </message>
    <message>
        <source>The object that the condition is about.</source>
        <extracomment>phrases</extracomment>
        <translation>L’objet dont parle la condition.</translation>
    </message>
    <message>
        <source>The other object that the condition refers to.</source>
        <extracomment>phrases</extracomment>
        <translation>L’autre objet auquel la condition fait référence.</translation>
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
        <source>They occur in every turn, happen to no object, and cannot be prevented.</source>
        <extracomment>phrases</extracomment>
        <translation>Ils viennent à chaque tour, n’arrivent à aucun objet et ne peuvent pas être empêchés.</translation>
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
        <source>The types of `&lt;condition type=&quot;…&quot;/&gt;`.</source>
        <extracomment>phrases</extracomment>
        <translation>Les types de `&lt;condition type=&quot;…&quot;/&gt;`.</translation>
    </message>
    <message>
        <source>The kinds that `has` can test. The prefix `GOM_` is optional.</source>
        <extracomment>phrases</extracomment>
        <translation>Les genres que `has` peut tester. Le préfixe `GOM_` est facultatif.</translation>
    </message>
    <message>
        <source>The actions of a scenario&apos;s condition. They run in the order written.</source>
        <extracomment>phrases</extracomment>
        <translation>Les actions de la condition d’un scénario. Elles s’exécutent dans l’ordre écrit.</translation>
    </message>
    <message>
        <source>The orders that empires give in scenarios and in the sandbox.</source>
        <extracomment>phrases</extracomment>
        <translation>Les ordres que donnent les empires dans les scénarios et dans le bac à sable.</translation>
    </message>
    <message>
        <source>Every object has these members. Write `Source.owner`, or only `owner` for the current object.</source>
        <extracomment>phrases</extracomment>
        <translation>Tout objet a ces membres. Écrivez `Source.owner`, ou seulement `owner` pour l’objet en question.</translation>
    </message>
    <message>
        <source>The events that happen to objects. A group responds to them with `&lt;trigger before=&quot;…&quot;/&gt;`, `when` or `after`.</source>
        <extracomment>phrases</extracomment>
        <translation>Les événements qui arrivent aux objets. Un groupe y répond avec `&lt;trigger before=&quot;…&quot;/&gt;`, `when` ou `after`.</translation>
    </message>
    <message>
        <source>The problems that the checker reports, sorted by code. A comment &lt;!-- orrery-ignore CODE --&gt; silences a problem in place. In the manifest, &lt;silence code=&quot;CODE&quot;/&gt; silences it for the whole project.</source>
        <extracomment>phrases</extracomment>
        <translation>Les problèmes que signale la vérification, triés par code. Un commentaire &lt;!-- orrery-ignore CODE --&gt; fait ignorer un problème sur place. Dans le manifeste, &lt;silence code=&quot;CODE&quot;/&gt; le fait ignorer dans tout le projet.</translation>
    </message>
    <message>
        <source>An operator stands between two values, or before one.</source>
        <extracomment>phrases</extracomment>
        <translation>Un opérateur se place entre deux valeurs, ou devant une seule.</translation>
    </message>
    <message>
        <source>The target of the object that the empire controls.</source>
        <extracomment>phrases</extracomment>
        <translation>La cible de l’objet que l’empire dirige.</translation>
    </message>
    <message>
        <source>The object that the empire controls.</source>
        <extracomment>phrases</extracomment>
        <translation>L’objet que l’empire dirige.</translation>
    </message>
    <message>
        <source>A relation selects the objects of an aggregate. Write a type or `objects`, with a relation before or after it. You can add `of` with an object, and then `where` with a condition.</source>
        <extracomment>phrases</extracomment>
        <translation>Une relation choisit les objets d’un agrégat. Écrivez un type ou `objects`, avec une relation devant ou derrière. Vous pouvez ajouter `of` avec un objet, puis `where` avec une condition.</translation>
    </message>
    <message>
        <source>Words that stand for a value.</source>
        <extracomment>phrases</extracomment>
        <translation>Des mots qui représentent une valeur.</translation>
    </message>
    <message>
        <source>a class of the grouping {0}</source>
        <extracomment>phrases</extracomment>
        <translation>une classe du regroupement {0}</translation>
    </message>
    <message>
        <source>an inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>une condition contenue</translation>
    </message>
    <message>
        <source>a match of the first condition that matches any object</source>
        <extracomment>phrases</extracomment>
        <translation>un objet que retient la première condition qui en retient un</translation>
    </message>
    <message>
        <source>a meter</source>
        <extracomment>phrases</extracomment>
        <translation>une jauge</translation>
    </message>
    <message>
        <source>a point of the turn cannot be prevented</source>
        <extracomment>phrases</extracomment>
        <translation>un point du tour ne peut pas être empêché</translation>
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
        <source>an owner of the source (it has none)</source>
        <extracomment>phrases</extracomment>
        <translation>un propriétaire de la source (elle n’en a pas)</translation>
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
        <source>responds to no event</source>
        <extracomment>phrases</extracomment>
        <translation>ne répond à aucun événement</translation>
    </message>
    <message>
        <source>any object</source>
        <extracomment>choices</extracomment>
        <translation>n’importe quel objet</translation>
    </message>
    <message>
        <source>any of the {0} objects that match the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>l’un des {0} objets que retient la condition contenue</translation>
    </message>
    <message>
        <source>any value</source>
        <extracomment>phrases</extracomment>
        <translation>n’importe quelle valeur</translation>
    </message>
    <message>
        <source>start of turn {0}</source>
        <extracomment>phrases</extracomment>
        <translation>début du tour {0}</translation>
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
        <source>attached to a match of the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>rattaché à un objet que retient la condition contenue</translation>
    </message>
    <message>
        <source>attached to the same object as the source (the source is attached to nothing)</source>
        <extracomment>phrases</extracomment>
        <translation>rattaché au même objet que la source (elle n’est rattachée à rien)</translation>
    </message>
    <message>
        <source>attached to {0}, like the source</source>
        <extracomment>phrases</extracomment>
        <translation>rattaché à {0}, comme la source</translation>
    </message>
    <message>
        <source>the property belongs to the class and cannot be set</source>
        <extracomment>phrases</extracomment>
        <translation>la propriété appartient à la classe et ne peut pas être fixée</translation>
    </message>
    <message>
        <source>below {0}</source>
        <extracomment>phrases</extracomment>
        <translation>moins de {0}</translation>
    </message>
    <message>
        <source>cannot have it</source>
        <extracomment>phrases</extracomment>
        <translation>ne peut pas l’avoir</translation>
    </message>
    <message>
        <source>cannot leave the object that it is attached to</source>
        <extracomment>phrases</extracomment>
        <translation>ne peut pas quitter l’objet auquel il est rattaché</translation>
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
        <source>condition {0} could not be evaluated: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} n’a pas pu être évaluée&#xa0;: {1}</translation>
    </message>
    <message>
        <source>condition {0} is true</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} est vraie</translation>
    </message>
    <message>
        <source>condition {0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>condition {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>condition {0}: action &apos;{1}&apos; failed: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>condition {0}&#xa0;: l’action «&#xa0;{1}&#xa0;» a échoué&#xa0;: {2}</translation>
    </message>
    <message>
        <source>contained by a match of the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>contenu par un objet que retient la condition contenue</translation>
    </message>
    <message>
        <source>containing a match of the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>contenant un objet que retient la condition contenue</translation>
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
        <source>did not respond: a run-time parameter is not set</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: un paramètre d’exécution n’est pas donné</translation>
    </message>
    <message>
        <source>did not respond: an earlier response had prevented the event</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: une réponse antérieure l’avait empêché</translation>
    </message>
    <message>
        <source>did not respond: it responds only to the first event</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: ne répond qu’au premier événement</translation>
    </message>
    <message>
        <source>did not respond: it was not active</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: il n’était pas actif</translation>
    </message>
    <message>
        <source>did not respond: its costs could not be paid</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: son coût ne pouvait pas être payé</translation>
    </message>
    <message>
        <source>did not respond: the object with the group no longer existed</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: l’objet qui porte le groupe n’existait plus</translation>
    </message>
    <message>
        <source>did not respond: its owner passed</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: son propriétaire a passé</translation>
    </message>
    <message>
        <source>did not respond: the chain of triggers was too long</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas répondu&#xa0;: la chaîne de déclencheurs était trop longue</translation>
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
        <source>random number {0}</source>
        <extracomment>phrases</extracomment>
        <translation>nombre aléatoire {0}</translation>
    </message>
    <message>
        <source>duration expired</source>
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
        <source>result of an earlier change</source>
        <extracomment>phrases</extracomment>
        <translation>conséquence d’un changement antérieur</translation>
    </message>
    <message>
        <source>set by a variable</source>
        <extracomment>phrases</extracomment>
        <translation>fixé par une variable</translation>
    </message>
    <message>
        <source>global modifiers</source>
        <extracomment>elements</extracomment>
        <translation>modificateurs globaux</translation>
    </message>
    <message>
        <source>gone</source>
        <extracomment>phrases</extracomment>
        <translation>disparu</translation>
    </message>
    <message>
        <source>groups do not fire before the step to turn 1</source>
        <extracomment>phrases</extracomment>
        <translation>les groupes n’agissent pas avant le pas vers le tour 1</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>phrases</extracomment>
        <translation>croissance</translation>
    </message>
    <message>
        <source>was no longer in the game</source>
        <extracomment>phrases</extracomment>
        <translation>n’était plus en jeu</translation>
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
        <source>has no secondary focus</source>
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
        <source>has no value for {0}</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de valeur pour {0}</translation>
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
        <source>is not in a system</source>
        <extracomment>phrases</extracomment>
        <translation>n’est dans aucun système</translation>
    </message>
    <message>
        <source>is in {0}, owned by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>est dans {0}, propriétaire&#xa0;: {1}</translation>
    </message>
    <message>
        <source>is not a planet</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas une planète</translation>
    </message>
    <message>
        <source>is not among the compared objects</source>
        <extracomment>phrases</extracomment>
        <translation>ne fait pas partie des objets comparés</translation>
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
        <source>is not the capital of any empire</source>
        <extracomment>phrases</extracomment>
        <translation>n’est la capitale d’aucun empire</translation>
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
        <source>the event is already cancelled</source>
        <extracomment>phrases</extracomment>
        <translation>l’événement est déjà annulé</translation>
    </message>
    <message>
        <source>the event follows from an event of another object</source>
        <extracomment>phrases</extracomment>
        <translation>l’événement découle d’un événement d’un autre objet</translation>
    </message>
    <message>
        <source>the event has already happened</source>
        <extracomment>phrases</extracomment>
        <translation>l’événement s’est déjà passé</translation>
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
        <source>nothing changed, because the value was already the same</source>
        <extracomment>phrases</extracomment>
        <translation>rien n’a changé, car la valeur était déjà la même</translation>
    </message>
    <message>
        <source>its owners are those of its planets</source>
        <extracomment>phrases</extracomment>
        <translation>ses propriétaires sont ceux de ses planètes</translation>
    </message>
    <message>
        <source>has no value for its planet size</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de valeur pour sa taille de planète</translation>
    </message>
    <message>
        <source>its subject was already destroyed</source>
        <extracomment>phrases</extracomment>
        <translation>son sujet était déjà détruit</translation>
    </message>
    <message>
        <source>connected with the source by starlanes through systems of a common owner</source>
        <extracomment>phrases</extracomment>
        <translation>relié à la source par des voies stellaires à travers des systèmes d’un propriétaire commun</translation>
    </message>
    <message>
        <source>clamped to its bounds</source>
        <extracomment>phrases</extracomment>
        <translation>limité à ses bornes</translation>
    </message>
    <message>
        <source>clamped to its maximum and bounds</source>
        <extracomment>phrases</extracomment>
        <translation>limité à son maximum et à ses bornes</translation>
    </message>
    <message>
        <source>created</source>
        <extracomment>phrases</extracomment>
        <translation>créé</translation>
    </message>
    <message>
        <source>created by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>créé par {0}</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>phrases</extracomment>
        <translation>déplacé</translation>
    </message>
    <message>
        <source>no class is given</source>
        <extracomment>phrases</extracomment>
        <translation>aucune classe n’est indiquée</translation>
    </message>
    <message>
        <source>no destination</source>
        <extracomment>phrases</extracomment>
        <translation>pas de destination</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not evaluate to an empire</source>
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
        <source>no special is given</source>
        <extracomment>phrases</extracomment>
        <translation>aucune particularité n’est indiquée</translation>
    </message>
    <message>
        <source>no tech is given</source>
        <extracomment>phrases</extracomment>
        <translation>aucune technologie n’est indiquée</translation>
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
        <source>none of the {0} conditions matches any object</source>
        <extracomment>phrases</extracomment>
        <translation>aucune des {0} conditions ne retient un objet</translation>
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
        <source>not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>absent du jeu</translation>
    </message>
    <message>
        <source>did not exist yet</source>
        <extracomment>phrases</extracomment>
        <translation>n’existait pas encore</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <extracomment>phrases</extracomment>
        <translation>rien n’a changé</translation>
    </message>
    <message>
        <source>none of its trigger events happened: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>aucun des événements déclencheurs n’a eu lieu&#xa0;: {0}</translation>
    </message>
    <message>
        <source>no object matches</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet ne convient</translation>
    </message>
    <message>
        <source>reduced to zero</source>
        <extracomment>phrases</extracomment>
        <translation>réduit à zéro</translation>
    </message>
    <message>
        <source>condition {0} of {1} is the first with a match, and it matches this object</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} de {1} est la première qui retient un objet, et elle retient celui-ci</translation>
    </message>
    <message>
        <source>condition {0} of {1} is the first with a match, but a value of this object is missing</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} de {1} est la première qui retient un objet, mais il manque une valeur à celui-ci</translation>
    </message>
    <message>
        <source>condition {0} of {1} is the first with a match, but it does not match this object</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} de {1} est la première qui retient un objet, mais pas celui-ci</translation>
    </message>
    <message>
        <source>one per {0}</source>
        <extracomment>phrases</extracomment>
        <translation>une par {0}</translation>
    </message>
    <message>
        <source>one for the whole run</source>
        <extracomment>phrases</extracomment>
        <translation>une pour toute la partie</translation>
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
        <source>set by an order</source>
        <extracomment>phrases</extracomment>
        <translation>par un ordre</translation>
    </message>
    <message>
        <source>the group did not fire for other objects either</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe n’a pas agi non plus pour d’autres objets</translation>
    </message>
    <message>
        <source>the same effect of other objects did not act either</source>
        <extracomment>phrases</extracomment>
        <translation>le même effet d’autres objets n’a pas agi non plus</translation>
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
        <source>only owners that are {0}</source>
        <extracomment>phrases</extracomment>
        <translation>seulement des propriétaires qui sont {0}</translation>
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
        <extracomment>elements</extracomment>
        <translation>portée</translation>
    </message>
    <message>
        <source>seen by the source</source>
        <extracomment>phrases</extracomment>
        <translation>vu par la source</translation>
    </message>
    <message>
        <source>setup</source>
        <extracomment>phrases</extracomment>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>replaced</source>
        <extracomment>phrases</extracomment>
        <translation>remplacé</translation>
    </message>
    <message>
        <source>the change was replaced</source>
        <extracomment>phrases</extracomment>
        <translation>le changement a été remplacé</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>phrases</extracomment>
        <translation>report</translation>
    </message>
    <message>
        <source>suppressed</source>
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
        <source>no match</source>
        <extracomment>phrases</extracomment>
        <translation>qu’elle soit fausse</translation>
    </message>
    <message>
        <source>an object that does not see the source</source>
        <extracomment>phrases</extracomment>
        <translation>un objet qui ne voit pas la source</translation>
    </message>
    <message>
        <source>an object that sees the source</source>
        <extracomment>phrases</extracomment>
        <translation>un objet qui voit la source</translation>
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
        <source>the change was reduced to zero</source>
        <extracomment>phrases</extracomment>
        <translation>le changement a été réduit à zéro</translation>
    </message>
    <message>
        <source>the inner condition cannot be evaluated</source>
        <extracomment>phrases</extracomment>
        <translation>la condition contenue ne peut pas être évaluée</translation>
    </message>
    <message>
        <source>the inner condition does not match</source>
        <extracomment>phrases</extracomment>
        <translation>la condition contenue est fausse</translation>
    </message>
    <message>
        <source>the inner condition matches</source>
        <extracomment>phrases</extracomment>
        <translation>la condition contenue est vraie</translation>
    </message>
    <message>
        <source>the conditional around the effect took the other branch</source>
        <extracomment>phrases</extracomment>
        <translation>le cas qui contient l’effet a pris l’autre branche</translation>
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
        <source>the group has errors and is skipped</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe a des erreurs et est ignoré</translation>
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
        <source>the run-time property &apos;{0}&apos; is not set</source>
        <extracomment>phrases</extracomment>
        <translation>la propriété d’exécution «&#xa0;{0}&#xa0;» n’est pas donnée</translation>
    </message>
    <message>
        <source>scenario action</source>
        <extracomment>phrases</extracomment>
        <translation>action du scénario</translation>
    </message>
    <message>
        <source>the source</source>
        <extracomment>choices</extracomment>
        <translation>la source</translation>
    </message>
    <message>
        <source>the source has no position</source>
        <extracomment>phrases</extracomment>
        <translation>la source n’a pas de position</translation>
    </message>
    <message>
        <source>the turn did not reach the group</source>
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
        <source>there is no inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de condition contenue</translation>
    </message>
    <message>
        <source>there is no empire &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’empire «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the value for &apos;{0}&apos; is missing</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur pour «&#xa0;{0}&#xa0;» manque</translation>
    </message>
    <message>
        <source>there is no route</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de chemin</translation>
    </message>
    <message>
        <source>no matching object is on the map</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet correspondant n’est sur la carte</translation>
    </message>
    <message>
        <source>there is nothing to compare</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a rien à comparer</translation>
    </message>
    <message>
        <source>there is no object to measure to</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’objet jusqu’où mesurer</translation>
    </message>
    <message>
        <source>could not be paid</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas pu être payé</translation>
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
        <source>was active, but its scope was empty</source>
        <extracomment>phrases</extracomment>
        <translation>était actif, mais sa portée était vide</translation>
    </message>
    <message>
        <source>was made available to this empire during the run, regardless of the class&apos;s flag and prerequisites</source>
        <extracomment>phrases</extracomment>
        <translation>a été rendu disponible à cet empire en jeu, quels que soient l’indication et les prérequis de la classe</translation>
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
        <source>was made unavailable to this empire during the run</source>
        <extracomment>phrases</extracomment>
        <translation>a été rendu indisponible à cet empire en jeu</translation>
    </message>
    <message>
        <source>was not created by any object</source>
        <extracomment>phrases</extracomment>
        <translation>n’a été créé par aucun objet</translation>
    </message>
    <message>
        <source>was created by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>a été créé par {0}</translation>
    </message>
    <message>
        <source>was created this turn: its groups are first evaluated in the next turn</source>
        <extracomment>phrases</extracomment>
        <translation>a été créé à ce tour&#xa0;: ses groupes ne sont évalués qu’au tour suivant</translation>
    </message>
    <message>
        <source>was created {0} turn ago</source>
        <extracomment>phrases</extracomment>
        <translation>a été créé il y a {0} tour</translation>
    </message>
    <message>
        <source>was created {0} turns ago</source>
        <extracomment>phrases</extracomment>
        <translation>a été créé il y a {0} tours</translation>
    </message>
    <message>
        <source>was not needed: the payment succeeded without it</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas été nécessaire&#xa0;: le paiement a réussi sans lui</translation>
    </message>
    <message>
        <source>was not yet in the game</source>
        <extracomment>phrases</extracomment>
        <translation>n’était pas encore en jeu</translation>
    </message>
    <message>
        <source>was not the capital of any empire at the start of the game</source>
        <extracomment>phrases</extracomment>
        <translation>n’était la capitale d’aucun empire au début du jeu</translation>
    </message>
    <message>
        <source>was the capital of {0} at the start of the game</source>
        <extracomment>phrases</extracomment>
        <translation>était la capitale de {0} au début du jeu</translation>
    </message>
    <message>
        <source>an object that matches the inner condition (there is none)</source>
        <extracomment>phrases</extracomment>
        <translation>un objet que retient la condition contenue (il n’y en a pas)</translation>
    </message>
    <message>
        <source>a match of the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>un objet que retient la condition contenue</translation>
    </message>
    <message>
        <source>the target of the source (it has none)</source>
        <extracomment>phrases</extracomment>
        <translation>la cible de la source (elle n’en a pas)</translation>
    </message>
    <message>
        <source>visibility determined</source>
        <extracomment>phrases</extracomment>
        <translation>visibilité déterminée</translation>
    </message>
    <message>
        <source>{0} (also {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (aussi {1})</translation>
    </message>
    <message>
        <source>{0} (default: {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (par défaut&#xa0;: {1})</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Contains conditions.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Contient des conditions.</translation>
    </message>
    <message>
        <source>{0} Contains conditions. Optional.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Contient des conditions. Facultatif.</translation>
    </message>
    <message>
        <source>{0} Contains effects.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Contient des effets.</translation>
    </message>
    <message>
        <source>{0} Contains effects. Optional.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Contient des effets. Facultatif.</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} et {1}</translation>
    </message>
    <message>
        <source>{0} responses competed ({1}, step {2})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} réponses étaient en concurrence ({1}, étape {2})</translation>
    </message>
    <message>
        <source>{0} responses competed ({1}, step {2}); {3} decided</source>
        <extracomment>phrases</extracomment>
        <translation>{0} réponses étaient en concurrence ({1}, étape {2})&#xa0;; {3} a décidé</translation>
    </message>
    <message>
        <source>{0} as secondary focus</source>
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
        <source>{0} is not true</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est pas vrai</translation>
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
        <source>{0} of {1} match</source>
        <extracomment>phrases</extracomment>
        <translation>{0} sur {1} sont vraies</translation>
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
        <source>{0}, as primary or secondary focus</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, comme vocation principale ou seconde</translation>
    </message>
    <message>
        <source>{0} (objects with this value: {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (objets ayant cette valeur&#xa0;: {1})</translation>
    </message>
    <message>
        <source>{0}, the target of the source</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, la cible de la source</translation>
    </message>
    <message>
        <source>{0}, changed to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, changé en {1}</translation>
    </message>
    <message>
        <source>{0}, none of them owned by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, aucun n’appartient à {1}</translation>
    </message>
    <message>
        <source>{0}, required: not {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, requis&#xa0;: non {1}</translation>
    </message>
    <message>
        <source>{0}, required: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, requis&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, step {1}: {2} responded</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, étape {1}&#xa0;: {2} a répondu</translation>
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
        <source>multiply by a constant: * 0.5 instead of / 2</source>
        <extracomment>functions</extracomment>
        <translation>multipliez par une constante&#xa0;: * 0.5 au lieu de / 2</translation>
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
        <source>move this test into a condition</source>
        <extracomment>functions</extracomment>
        <translation>déplacez ce test dans une condition</translation>
    </message>
    <message>
        <source>use two effects, each with its own condition</source>
        <extracomment>functions</extracomment>
        <translation>utilisez deux effets, chacun avec sa condition</translation>
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
        <source>use Source or Target</source>
        <extracomment>functions</extracomment>
        <translation>utilisez Source ou Target</translation>
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
        <translation>événements</translation>
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
        <source> (stopped after {0} orders)</source>
        <extracomment>phrases</extracomment>
        <translation> (arrêt après {0} ordres)</translation>
    </message>
    <message>
        <source> with match=&quot;below&quot;</source>
        <extracomment>phrases</extracomment>
        <translation> avec match=&quot;below&quot;</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already has a text</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a déjà un texte</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no Speed</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de Speed</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no text</source>
        <extracomment>findings</extracomment>
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
        <source>&apos;{0}&apos; contains files that no import wrote; choose an empty or new folder</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» contient des fichiers qu’aucune importation n’a écrits&#xa0;; choisissez un dossier vide ou nouveau</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is neither Source nor Target</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est ni Source ni Target</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a class of the type &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une classe du type «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid value for &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une valeur valide pour «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a folder</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un dossier</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no longer hidden</source>
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
        <source>unknown name &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>nom inconnu «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not of the form OBJECT.VALUE=CONSTANT</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas la forme OBJET.VALEUR=CONSTANTE</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a language code such as &apos;de&apos; or &apos;pt-BR&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un code de langue comme «&#xa0;de&#xa0;» ou «&#xa0;pt-BR&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no position</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de position</translation>
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
        <source>All owned objects.</source>
        <extracomment>phrases</extracomment>
        <translation>Tous les objets qui ont un propriétaire.</translation>
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
        <source>One value for the whole run.</source>
        <extracomment>phrases</extracomment>
        <translation>Une valeur pour toute la partie.</translation>
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
        <source>this text has no name</source>
        <extracomment>phrases</extracomment>
        <translation>ce texte n’a pas de nom</translation>
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
        <source>add a condition, or remove the element</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez une condition, ou supprimez l’élément</translation>
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
        <source>use numbers only</source>
        <extracomment>phrases</extracomment>
        <translation>n’utilisez que des nombres</translation>
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
        <source>cannot access &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’accéder à «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>cannot create the folder &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de créer le dossier «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>cannot create the folder of &apos;{0}&apos;: {1}</source>
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
        <source>define it, or remove this reference</source>
        <extracomment>phrases</extracomment>
        <translation>définissez-le, ou supprimez cette référence</translation>
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
        <source>split it into several effects</source>
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
        <source>the engine does not know how well a planet suits a race</source>
        <extracomment>phrases</extracomment>
        <translation>le programme ne sait pas à quel point une planète convient à un peuple</translation>
    </message>
    <message>
        <source>insert &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>insérer «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>was not searched: the expression is too long</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas été parcouru&#xa0;: l’expression est trop longue</translation>
    </message>
    <message>
        <source>is not well-formed</source>
        <extracomment>phrases</extracomment>
        <translation>n’est pas bien formé</translation>
    </message>
    <message>
        <source>it acts on the owner of the source once for each object in scope, which the engine does not support</source>
        <extracomment>phrases</extracomment>
        <translation>il agit sur le propriétaire de la source une fois pour chaque objet de la portée, ce que le programme ne gère pas</translation>
    </message>
    <message>
        <source>the expression cannot be read</source>
        <extracomment>phrases</extracomment>
        <translation>l’expression ne peut pas être lue</translation>
    </message>
    <message>
        <source>the engine needs separate groups for its effects; some of them are in &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>le programme a besoin de groupes séparés pour ses effets&#xa0;; une partie est dans «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the engine needs separate groups for its effects; some of them are in &apos;{0}&apos;, which makes its own random draws</source>
        <extracomment>phrases</extracomment>
        <translation>le programme a besoin de groupes séparés pour ses effets&#xa0;; une partie est dans «&#xa0;{0}&#xa0;», qui fait ses propres tirages</translation>
    </message>
    <message>
        <source>it contains an error</source>
        <extracomment>phrases</extracomment>
        <translation>il contient une erreur</translation>
    </message>
    <message>
        <source>it must contain exactly one condition</source>
        <extracomment>phrases</extracomment>
        <translation>il doit contenir exactement une condition</translation>
    </message>
    <message>
        <source>it is a {0}</source>
        <extracomment>phrases</extracomment>
        <translation>son format est {0}</translation>
    </message>
    <message>
        <source>it has a syntax error in the source</source>
        <extracomment>phrases</extracomment>
        <translation>il a une erreur de syntaxe dans la source</translation>
    </message>
    <message>
        <source>it is not a number</source>
        <extracomment>phrases</extracomment>
        <translation>ce n’est pas un nombre</translation>
    </message>
    <message>
        <source>it is not allowed in &lt;XMLDoc&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>il n’est pas autorisé dans &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>it is not allowed in &lt;{0}&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>il n’est pas autorisé dans &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>the engine has no condition that picks matching objects at random</source>
        <extracomment>phrases</extracomment>
        <translation>le programme n’a pas de condition qui choisit au hasard parmi les objets retenus</translation>
    </message>
    <message>
        <source>it reads {0}, so it acts at priority {1} or later, after every group that changes this value</source>
        <extracomment>phrases</extracomment>
        <translation>il lit {0}, il agit donc à la priorité {1} ou plus tard, après chaque groupe qui change cette valeur</translation>
    </message>
    <message>
        <source>it reads {0} in a circular dependency with other groups, so no order is correct</source>
        <extracomment>phrases</extracomment>
        <translation>il lit {0} dans une dépendance circulaire avec d’autres groupes&#xa0;; aucun ordre n’est correct</translation>
    </message>
    <message>
        <source>its attributes</source>
        <extracomment>phrases</extracomment>
        <translation>ses attributs</translation>
    </message>
    <message>
        <source>its name is not valid</source>
        <extracomment>phrases</extracomment>
        <translation>son nom n’est pas valide</translation>
    </message>
    <message>
        <source>its scope requires an object type</source>
        <extracomment>phrases</extracomment>
        <translation>sa portée exige un type d’objet</translation>
    </message>
    <message>
        <source>its source is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>sa source est {0}</translation>
    </message>
    <message>
        <source>item type</source>
        <extracomment>phrases</extracomment>
        <translation>type d’élément</translation>
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
        <source>meters ended at 100 in the original game, so the high value {0} is not an upper limit</source>
        <extracomment>phrases</extracomment>
        <translation>les jauges s’arrêtaient à 100 dans le jeu d’origine&#xa0;; la valeur high de {0} n’est donc pas une limite supérieure</translation>
    </message>
    <message>
        <source>multiply each term separately: a * c + b * c instead of (a + b) * c</source>
        <extracomment>phrases</extracomment>
        <translation>multipliez chaque terme à part&#xa0;: a * c + b * c au lieu de (a + b) * c</translation>
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
        <source>the engine has no condition that tests whether an empire sees an object</source>
        <extracomment>phrases</extracomment>
        <translation>le programme n’a pas de condition qui vérifie si un empire voit un objet</translation>
    </message>
    <message>
        <source>no empire in the game is named &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>aucun empire de la partie ne s’appelle «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>no file defines it</source>
        <extracomment>phrases</extracomment>
        <translation>aucun fichier ne le définit</translation>
    </message>
    <message>
        <source>no starlane leads from {0}</source>
        <extracomment>phrases</extracomment>
        <translation>aucune voie stellaire ne part de {0}</translation>
    </message>
    <message>
        <source>no tech has this category</source>
        <extracomment>phrases</extracomment>
        <translation>aucune technologie n’a cette catégorie</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>phrases</extracomment>
        <translation>aucun type</translation>
    </message>
    <message>
        <source>no route along starlanes leads from the position of {0} to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>aucun chemin par les voies stellaires ne mène de la position de {0} à {1}</translation>
    </message>
    <message>
        <source>no route along starlanes leads from {0} to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>aucun chemin par les voies stellaires ne mène de {0} à {1}</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>phrases</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>the engine has no equivalent of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>le programme n’a pas d’équivalent de {0}</translation>
    </message>
    <message>
        <source>no object in the game is named &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet de la partie ne s’appelle «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the engine cannot make the items of a tech available without the tech</source>
        <extracomment>phrases</extracomment>
        <translation>le programme ne peut pas rendre disponibles les éléments d’une technologie sans la technologie</translation>
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
        <source>objects have no meter or property &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>les objets n’ont pas de jauge ni de propriété «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the engine does not support effect targets yet</source>
        <extracomment>phrases</extracomment>
        <translation>le programme ne gère pas encore les cibles d’effets</translation>
    </message>
    <message>
        <source>objects of the type &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>les objets du type «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the engine supports only Source.Owner as the empire</source>
        <extracomment>phrases</extracomment>
        <translation>comme empire, le programme n’accepte que Source.Owner</translation>
    </message>
    <message>
        <source>projects cannot be attached to objects of type {0}</source>
        <extracomment>phrases</extracomment>
        <translation>on ne peut rattacher de projets aux objets de type {0}</translation>
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
        <source>move it into the &lt;effects&gt; of a class</source>
        <extracomment>phrases</extracomment>
        <translation>déplacez-le dans les &lt;effects&gt; d’une classe</translation>
    </message>
    <message>
        <source>move it into the &lt;effects&gt; of its class</source>
        <extracomment>phrases</extracomment>
        <translation>déplacez-le dans les &lt;effects&gt; de sa classe</translation>
    </message>
    <message>
        <source>put them into Condition::And or Condition::Or</source>
        <extracomment>phrases</extracomment>
        <translation>mettez-les dans Condition::And ou Condition::Or</translation>
    </message>
    <message>
        <source>read a meter with the prefix Max or Current, such as MaxIndustry</source>
        <extracomment>phrases</extracomment>
        <translation>lisez une jauge avec le préfixe Max ou Current, comme MaxIndustry</translation>
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
        <source>more than two numbers</source>
        <extracomment>phrases</extracomment>
        <translation>plus de deux</translation>
    </message>
    <message>
        <source>no numbers</source>
        <extracomment>phrases</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>only one number</source>
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
        <source>remove the element</source>
        <extracomment>phrases</extracomment>
        <translation>supprimez l’élément</translation>
    </message>
    <message>
        <source>remove it, or turn it into a comment</source>
        <extracomment>phrases</extracomment>
        <translation>supprimez-le ou faites-en un commentaire</translation>
    </message>
    <message>
        <source>remove it, or move it to the right element</source>
        <extracomment>phrases</extracomment>
        <translation>supprimez-le ou déplacez-le dans le bon élément</translation>
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
        <source>see the documentation of this format for the list of conditions</source>
        <extracomment>phrases</extracomment>
        <translation>la documentation de ce format contient la liste des conditions</translation>
    </message>
    <message>
        <source>see the documentation of this format for the list of effects</source>
        <extracomment>phrases</extracomment>
        <translation>la documentation de ce format contient la liste des effets</translation>
    </message>
    <message>
        <source>the earlier one</source>
        <extracomment>phrases</extracomment>
        <translation>le premier</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; has no build object</source>
        <extracomment>phrases</extracomment>
        <translation>l’empire «&#xa0;{0}&#xa0;» n’a pas de lieu de production</translation>
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
        <source>the engine does not support ship components</source>
        <extracomment>phrases</extracomment>
        <translation>le programme ne gère pas les composants de vaisseau</translation>
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
        <source>the first &lt;{0}&gt; is used</source>
        <extracomment>phrases</extracomment>
        <translation>le premier &lt;{0}&gt; est utilisé</translation>
    </message>
    <message>
        <source>the first one is used; rename this one</source>
        <extracomment>phrases</extracomment>
        <translation>le premier est utilisé&#xa0;; renommez celui-ci</translation>
    </message>
    <message>
        <source>the first one is used; remove this one</source>
        <extracomment>phrases</extracomment>
        <translation>le premier est utilisé&#xa0;; supprimez celui-ci</translation>
    </message>
    <message>
        <source>the group has no source</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe n’a pas de source</translation>
    </message>
    <message>
        <source>the group is disabled because a part of it is missing</source>
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
        <source>the stacking group &apos;{0}&apos; was renamed to &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe de cumul «&#xa0;{0}&#xa0;» a été renommé «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>the stockpile of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>le stock de {0}</translation>
    </message>
    <message>
        <source>the string table of &apos;{0}&apos; contains errors; fix them first</source>
        <extracomment>phrases</extracomment>
        <translation>la table des textes de «&#xa0;{0}&#xa0;» contient des erreurs&#xa0;; corrigez-les d’abord</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; cannot be changed: it is read-only or contains errors</source>
        <extracomment>phrases</extracomment>
        <translation>le texte de «&#xa0;{0}&#xa0;» en «&#xa0;{1}&#xa0;» ne peut pas être changé&#xa0;: il est en lecture seule ou contient des erreurs</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; contains other elements or comments</source>
        <extracomment>phrases</extracomment>
        <translation>le texte de «&#xa0;{0}&#xa0;» en «&#xa0;{1}&#xa0;» contient d’autres éléments ou des commentaires</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; contains characters that XML does not allow</source>
        <extracomment>phrases</extracomment>
        <translation>le texte de «&#xa0;{0}&#xa0;» en «&#xa0;{1}&#xa0;» contient des caractères que XML ne permet pas</translation>
    </message>
    <message>
        <source>the multi-line text is not closed</source>
        <extracomment>phrases</extracomment>
        <translation>le texte sur plusieurs lignes n’est pas fermé</translation>
    </message>
    <message>
        <source>the type &apos;project&apos; has no property &apos;{0}&apos; of the format {1}</source>
        <extracomment>phrases</extracomment>
        <translation>le type «&#xa0;project&#xa0;» n’a pas de propriété «&#xa0;{0}&#xa0;» du format {1}</translation>
    </message>
    <message>
        <source>the type &apos;project&apos; has no class for new projects</source>
        <extracomment>phrases</extracomment>
        <translation>le type «&#xa0;project&#xa0;» n’a pas de classe pour les nouveaux projets</translation>
    </message>
    <message>
        <source>the value</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur</translation>
    </message>
    <message>
        <source>the vocabulary has no type &apos;game&apos;, which holds global values</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas de type «&#xa0;game&#xa0;», qui porte les valeurs globales</translation>
    </message>
    <message>
        <source>the vocabulary has no type &apos;project&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas de type «&#xa0;project&#xa0;»</translation>
    </message>
    <message>
        <source>it contains a processing instruction, which text cannot hold</source>
        <extracomment>phrases</extracomment>
        <translation>il contient une instruction de traitement, que le texte ne peut contenir</translation>
    </message>
    <message>
        <source>the event has no amount to change</source>
        <extracomment>phrases</extracomment>
        <translation>l’événement n’a pas de quantité à changer</translation>
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
        <source>there is no such item type</source>
        <extracomment>phrases</extracomment>
        <translation>ce type d’élément n’existe pas</translation>
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
        <source>this &apos;(&apos; is not closed</source>
        <extracomment>phrases</extracomment>
        <translation>cette «&#xa0;(&#xa0;» n’est pas fermée</translation>
    </message>
    <message>
        <source>division by 0</source>
        <extracomment>phrases</extracomment>
        <translation>division par 0</translation>
    </message>
    <message>
        <source>the meter or property to read is missing</source>
        <extracomment>phrases</extracomment>
        <translation>il manque la jauge ou la propriété à lire</translation>
    </message>
    <message>
        <source>this quote is never closed</source>
        <extracomment>phrases</extracomment>
        <translation>ce guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>unexpected text after a quoted cell</source>
        <extracomment>phrases</extracomment>
        <translation>texte inattendu après une case entre guillemets</translation>
    </message>
    <message>
        <source>turn {0}: the order does not matter: {1} conflicts, {2} other orders tried{3}</source>
        <extracomment>findings</extracomment>
        <translation>tour {0}&#xa0;: l’ordre n’importe pas&#xa0;: {1} conflits, {2} autres ordres essayés{3}</translation>
    </message>
    <message>
        <source>turn {0}: the order matters: {1} outcomes{2}</source>
        <extracomment>phrases</extracomment>
        <translation>tour {0}&#xa0;: l’ordre importe&#xa0;: {1} résultats{2}</translation>
    </message>
    <message>
        <source>tech type</source>
        <extracomment>phrases</extracomment>
        <translation>type de technologie</translation>
    </message>
    <message>
        <source>use constants and the meters of Source and Target</source>
        <extracomment>phrases</extracomment>
        <translation>utilisez des constantes et les jauges de Source et de Target</translation>
    </message>
    <message>
        <source>was not searched completely</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas été parcouru en entier</translation>
    </message>
    <message>
        <source>values other than numbers can be read from the source only</source>
        <extracomment>phrases</extracomment>
        <translation>les valeurs autres que des nombres ne peuvent être lues que de la source</translation>
    </message>
    <message>
        <source>its conditions have errors</source>
        <extracomment>phrases</extracomment>
        <translation>ses conditions contiennent des erreurs</translation>
    </message>
    <message>
        <source>when</source>
        <extracomment>phrases</extracomment>
        <translation>lors de</translation>
    </message>
    <message>
        <source>was not searched: the expression takes too long</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas été parcouru&#xa0;: l’expression prend trop de temps</translation>
    </message>
    <message>
        <source>write &apos;&apos;&apos; at its end</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez &apos;&apos;&apos; à sa fin</translation>
    </message>
    <message>
        <source>add the missing &apos;)&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ajoutez la «&#xa0;)&#xa0;» manquante</translation>
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
        <source>write FOCUS_INDUSTRY or another focus</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez FOCUS_INDUSTRY ou une autre vocation</translation>
    </message>
    <message>
        <source>write METER_INDUSTRY or another meter</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez METER_INDUSTRY ou une autre jauge</translation>
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
        <source>write Source or Target, a dot and a name, such as Source.MaxIndustry</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez Source ou Target, un point et un nom, comme Source.MaxIndustry</translation>
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
        <source>write a number, or read a value such as Source.MaxIndustry</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez un nombre, ou lisez une valeur comme Source.MaxIndustry</translation>
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
        <source>write it on the next line</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez-le à la ligne suivante</translation>
    </message>
    <message>
        <source>write its name on the line before it</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez son nom à la ligne précédente</translation>
    </message>
    <message>
        <source>use letters, digits and underscores</source>
        <extracomment>phrases</extracomment>
        <translation>utilisez des lettres, des chiffres et des tirets bas</translation>
    </message>
    <message>
        <source>write Source or Target</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez Source ou Target</translation>
    </message>
    <message>
        <source>write the name of a meter or property</source>
        <extracomment>phrases</extracomment>
        <translation>écrivez le nom d’une jauge ou d’une propriété</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, not to {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} appartient à {1}, non à {2}</translation>
    </message>
    <message>
        <source>{0}, which cannot meet its conditions</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, et ne peut pas remplir ses conditions</translation>
    </message>
    <message>
        <source>{0} cannot pay {1} {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne peut pas payer {1} {2}</translation>
    </message>
    <message>
        <source>the cost of {0} is in &apos;{1}&apos;, which is not a resource</source>
        <extracomment>phrases</extracomment>
        <translation>le coût de {0} est en «&#xa0;{1}&#xa0;», qui n’est pas une ressource</translation>
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
        <source>{0} is a tech, which must be researched instead of produced</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est une technologie, qui doit être recherchée et non produite</translation>
    </message>
    <message>
        <source>{0} is forbidden for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est interdit pour {1}</translation>
    </message>
    <message>
        <source>{0} is not in a system</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est dans aucun système</translation>
    </message>
    <message>
        <source>{0} is already in {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est déjà dans {1}</translation>
    </message>
    <message>
        <source>no value of {0} is at least {1} and below {2}</source>
        <extracomment>phrases</extracomment>
        <translation>aucune valeur de {0} n’est au moins {1} et au-dessous de {2}</translation>
    </message>
    <message>
        <source>{0} is not available to {1}: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est pas accessible à {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} has no position</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas de position</translation>
    </message>
    <message>
        <source>{0} is of type {1}, which cannot be attached to {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est du type {1}, qui ne peut pas être rattaché à {2}</translation>
    </message>
    <message>
        <source>{0} is of type {1}, which has no {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est du type {1}, à qui il manque&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} is neither moving nor a project</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est ni en route ni un projet</translation>
    </message>
    <message>
        <source>{0} is not on a starlane</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est sur aucune voie stellaire</translation>
    </message>
    <message>
        <source>{0} is already researching {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} recherche déjà {1}</translation>
    </message>
    <message>
        <source>{0} already knows {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} connaît déjà {1}</translation>
    </message>
    <message>
        <source>{0} cannot be placed on {1}: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne peut pas être placé sur {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} never matched in the original game; it is imported as a condition that never matches</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne retenait jamais rien dans le jeu d’origine&#xa0;; il est importé comme une condition qui ne retient rien</translation>
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
        <source>the expression is written twice, as text and as elements</source>
        <extracomment>phrases</extracomment>
        <translation>l’expression est écrite deux fois, en texte et en éléments</translation>
    </message>
    <message>
        <source>replace</source>
        <extracomment>phrases</extracomment>
        <translation>remplacer</translation>
    </message>
    <message>
        <source>the vocabulary has no condition that holds an expression as text</source>
        <extracomment>phrases</extracomment>
        <translation>le vocabulaire n’a pas de condition qui contienne une expression en texte</translation>
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
        <source>a name, &apos;*&apos; or &apos;@&apos; is expected there</source>
        <extracomment>phrases</extracomment>
        <translation>un nom, &apos;*&apos; ou &apos;@&apos; est attendu à cet endroit</translation>
    </message>
    <message>
        <source>elements, attributes or texts are expected there, not a value</source>
        <extracomment>phrases</extracomment>
        <translation>des éléments, des attributs ou des textes sont attendus à cet endroit, pas une valeur</translation>
    </message>
    <message>
        <source>syntax error</source>
        <extracomment>phrases</extracomment>
        <translation>erreur de syntaxe</translation>
    </message>
    <message>
        <source>only a text in quotes is allowed there</source>
        <extracomment>phrases</extracomment>
        <translation>seul un texte entre guillemets est autorisé à cet endroit</translation>
    </message>
    <message>
        <source>variables are not supported, only values</source>
        <extracomment>phrases</extracomment>
        <translation>les variables ne sont pas prises en charge, seulement les valeurs</translation>
    </message>
    <message>
        <source>unknown axis</source>
        <extracomment>phrases</extracomment>
        <translation>axe inconnu</translation>
    </message>
    <message>
        <source>unknown function or wrong number of arguments</source>
        <extracomment>phrases</extracomment>
        <translation>fonction inconnue ou mauvais nombre d’arguments</translation>
    </message>
    <message>
        <source>{0}, at character {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, au caractère {1}</translation>
    </message>
    <message>
        <source>an action of the condition &apos;{0}&apos; failed: {1}</source>
        <extracomment>findings</extracomment>
        <translation>une action de la condition «&#xa0;{0}&#xa0;» a échoué&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The other actions continue. Make the condition check first whether the action is possible.</source>
        <extracomment>findings</extracomment>
        <translation>Les autres actions continuent. Faites d’abord vérifier à la condition que l’action est possible.</translation>
    </message>
    <message>
        <source>no class of the type &apos;{0}&apos; belongs to the grouping &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucune classe du type «&#xa0;{0}&#xa0;» ne fait partie du regroupement «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Add the grouping to a class, or correct the name.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez le regroupement à une classe, ou corrigez le nom.</translation>
    </message>
    <message>
        <source>no scenario has a {0} &apos;{1}&apos;, and nothing creates one</source>
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
        <source>&apos;{0}&apos; is not a whole number, so it is treated as a word</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un nombre entier et est donc traité comme un mot</translation>
    </message>
    <message>
        <source>Write a whole number, or a word.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre entier, ou un mot.</translation>
    </message>
    <message>
        <source>Read it from an object that has it, or use an aggregate over objects that have it.</source>
        <extracomment>findings</extracomment>
        <translation>Lisez-la sur un objet qui l’a, ou utilisez un agrégat sur des objets qui l’ont.</translation>
    </message>
    <message>
        <source>these alternatives match every object that has the value</source>
        <extracomment>findings</extracomment>
        <translation>ces alternatives retiennent tout objet qui a la valeur</translation>
    </message>
    <message>
        <source>Correct one of them, or remove them all if every object has the value.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez l’une d’elles, ou supprimez-les toutes si tout objet a la valeur.</translation>
    </message>
    <message>
        <source>this group is a duplicate of &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>ce groupe est un doublon de «&#xa0;{0}&#xa0;»{1}</translation>
    </message>
    <message>
        <source>Remove one of them, or make them different.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’un d’eux, ou rendez-les différents.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; excludes everything that it includes, so its scope is empty</source>
        <extracomment>findings</extracomment>
        <translation>le groupe « {0} » exclut tout ce qu’il inclut, sa portée est donc vide</translation>
    </message>
    <message>
        <source>this effect and &apos;{0}&apos; both set {1} at priority {2}; the effect that acts later wins</source>
        <extracomment>findings</extracomment>
        <translation>cet effet et «&#xa0;{0}&#xa0;» fixent tous deux {1} à la priorité {2}&#xa0;; l’effet qui agit le dernier l’emporte</translation>
    </message>
    <message>
        <source>&apos;&amp;&amp;&apos; is not allowed in XML, because &apos;&amp;&apos; begins an entity</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;&amp;&amp;&#xa0;» n’est pas permis en XML, car «&#xa0;&amp;&#xa0;» commence une entité</translation>
    </message>
    <message>
        <source>Write and, or &amp;amp;&amp;amp; for a literal &apos;&amp;&amp;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez and, ou &amp;amp;&amp;amp; pour les signes «&#xa0;&amp;&amp;&#xa0;».</translation>
    </message>
    <message>
        <source>, and stacking lets only one of them act</source>
        <extracomment>phrases</extracomment>
        <translation>, et le cumul n’en laisse agir qu’un</translation>
    </message>
    <message>
        <source>, so its effects act twice</source>
        <extracomment>phrases</extracomment>
        <translation>, ses effets agissent donc deux fois</translation>
    </message>
    <message>
        <source>a reserved word in expressions</source>
        <extracomment>phrases</extracomment>
        <translation>un mot réservé dans les expressions</translation>
    </message>
    <message>
        <source>true: time begins with the first turn, and a set-up turn counts a third. Default: the setting of the scenario&apos;s policy.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>true&#xa0;: le temps commence au premier tour, et un tour de mise en place compte pour un tiers. Par défaut&#xa0;: le réglage de la politique du scénario.</translation>
    </message>
    <message>
        <source>Fires a group, or the effects inside the element, on an object. Bare names refer to that object, and Source to the game object. Current meters change at once, within their bounds and maximums. Maximums cannot be changed here, because they are rebuilt each turn.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Fait agir un groupe, ou les effets dans l’élément, sur un objet. Les noms seuls désignent cet objet, et Source l’objet du jeu. Les jauges actuelles changent aussitôt, dans leurs bornes et leurs maximums. Les maximums ne peuvent pas être changés ici, car ils sont reconstruits à chaque tour.</translation>
    </message>
    <message>
        <source>another program changed &apos;{0}&apos; during saving; the other version is kept in &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>un autre programme a modifié «&#xa0;{0}&#xa0;» pendant l’enregistrement&#xa0;; l’autre version est gardée dans «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: another output goes to the same file</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’écrire «&#xa0;{0}&#xa0;»&#xa0;: une autre sortie va dans le même fichier</translation>
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
        <source>cannot write &apos;{0}&apos;: the command reads this file</source>
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
        <source>The statements, orders and decisions of a sandbox session. Only the sandbox reads them, from the session&apos;s own file.</source>
        <extracomment>elements</extracomment>
        <translation>Les instructions, ordres et décisions d’une session du bac à sable. Seul le bac à sable les lit, dans le fichier propre à la session.</translation>
    </message>
    <message>
        <source>The id of the scenario to run. Default: the galaxy inside.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant du scénario à jouer. Par défaut&#xa0;: la galaxie à l’intérieur.</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>elements</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>The response that a player chose when a step offered a choice.</source>
        <extracomment>elements</extracomment>
        <translation>La réponse qu’un joueur a choisie quand une étape proposait un choix.</translation>
    </message>
    <message>
        <source>The response that goes next, written as CLASS/group.</source>
        <extracomment>elements</extracomment>
        <translation>La réponse qui vient ensuite, écrite CLASSE/groupe.</translation>
    </message>
    <message>
        <source>The object that holds the group: its name, or # and its id.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet qui porte le groupe&#xa0;: son nom, ou # et son identifiant.</translation>
    </message>
    <message>
        <source>The object that the event happens to. Default: none.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet auquel l’événement arrive. Par défaut&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>elements</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Whether the empire passes when this response is the first one offered.</source>
        <extracomment>elements</extracomment>
        <translation>Si l’empire passe quand cette réponse est la première proposée.</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>elements</extracomment>
        <translation>Question</translation>
    </message>
    <message>
        <source>The number of the question. Only sessions of earlier versions use it, in place of the response.</source>
        <extracomment>elements</extracomment>
        <translation>Le numéro de la question. Seules les sessions de versions antérieures l’utilisent, à la place de la réponse.</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>elements</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>The position of the chosen response, counted from 0. Used only with question.</source>
        <extracomment>elements</extracomment>
        <translation>La position de la réponse choisie, comptée à partir de 0. Seulement avec question.</translation>
    </message>
    <message>
        <source>the step to turn {0} does not use this decision</source>
        <extracomment>findings</extracomment>
        <translation>l’étape vers le tour {0} n’utilise pas cette décision</translation>
    </message>
    <message>
        <source>The decision is kept and applies again when the step needs it. Delete it if you no longer need it.</source>
        <extracomment>findings</extracomment>
        <translation>La décision est gardée et s’applique de nouveau quand l’étape en a besoin. Supprimez-la si vous n’en avez plus besoin.</translation>
    </message>
    <message>
        <source>class with a known type</source>
        <extracomment>phrases</extracomment>
        <translation>classe dont le type est connu</translation>
    </message>
    <message>
        <source>{0} ({1} times, first in turn {2})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1} fois, la première au tour {2})</translation>
    </message>
    <message>
        <source>more than {0} events in one turn, most of them by {1}; no more groups respond in this turn</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} événements en un tour, la plupart par {1}&#xa0;; aucun groupe n’y répond plus</translation>
    </message>
    <message>
        <source>Narrow the scopes of the groups that cause these events, or the triggers of the groups that respond.</source>
        <extracomment>findings</extracomment>
        <translation>Restreignez les portées des groupes qui causent ces événements, ou les déclencheurs des groupes qui répondent.</translation>
    </message>
    <message>
        <source>groups fired more than {0} times in one turn, most often {1}; no more groups fire in this turn</source>
        <extracomment>findings</extracomment>
        <translation>des groupes ont agi plus de {0} fois en un tour, le plus souvent {1}&#xa0;; aucun n’agit plus dans ce tour</translation>
    </message>
    <message>
        <source>Give the group to fewer objects, or give it an activation that matches fewer of them.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez le groupe à moins d’objets, ou donnez-lui une activation que moins d’entre eux remplissent.</translation>
    </message>
    <message>
        <source>the trace of one turn exceeds {0} bytes, most of them by {1}; no more groups fire in this turn</source>
        <extracomment>findings</extracomment>
        <translation>la trace d’un tour dépasse {0} octets, la plupart par {1}&#xa0;; aucun groupe n’agit plus dans ce tour</translation>
    </message>
    <message>
        <source>more than {0} effects are pending, most of them by {1}; no more effects are delayed</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} effets sont en attente, la plupart par {1}&#xa0;; aucun autre n’est différé</translation>
    </message>
    <message>
        <source>Delay fewer effects, or make them wait for events that happen.</source>
        <extracomment>findings</extracomment>
        <translation>Différez moins d’effets, ou faites-les attendre des événements qui se produisent.</translation>
    </message>
    <message>
        <source>the run ends after turn {0}: it reached its work limit, mostly because of {1}</source>
        <extracomment>findings</extracomment>
        <translation>la partie finit après le tour {0}&#xa0;: elle a atteint sa limite de travail, surtout à cause de {1}</translation>
    </message>
    <message>
        <source>Reduce the objects that this group tests, or run fewer turns.</source>
        <extracomment>findings</extracomment>
        <translation>Réduisez les objets que teste ce groupe, ou jouez moins de tours.</translation>
    </message>
    <message>
        <source>Make this group create less, or give the run more memory.</source>
        <extracomment>findings</extracomment>
        <translation>Faites créer moins à ce groupe, ou donnez plus de mémoire à la partie.</translation>
    </message>
    <message>
        <source>no group</source>
        <extracomment>phrases</extracomment>
        <translation>aucun groupe</translation>
    </message>
    <message>
        <source>nested responses</source>
        <extracomment>phrases</extracomment>
        <translation>réponses imbriquées</translation>
    </message>
    <message>
        <source>responses</source>
        <extracomment>phrases</extracomment>
        <translation>réponses</translation>
    </message>
    <message>
        <source>events</source>
        <extracomment>phrases</extracomment>
        <translation>événements</translation>
    </message>
    <message>
        <source>group firings</source>
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
        <source>starlanes per effect</source>
        <extracomment>phrases</extracomment>
        <translation>voies stellaires par effet</translation>
    </message>
    <message>
        <source>messages</source>
        <extracomment>phrases</extracomment>
        <translation>messages</translation>
    </message>
    <message>
        <source>work units per turn</source>
        <extracomment>phrases</extracomment>
        <translation>unités de travail par tour</translation>
    </message>
    <message>
        <source>effects pending at once</source>
        <extracomment>phrases</extracomment>
        <translation>effets en attente à la fois</translation>
    </message>
    <message>
        <source>work units per run</source>
        <extracomment>phrases</extracomment>
        <translation>unités de travail par partie</translation>
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
        <source>the scenario already has a galaxy</source>
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
        <source>a chain of {0} responses did not end and was stopped, most of them by {2}: {1}</source>
        <extracomment>findings</extracomment>
        <translation>une chaîne de {0} réponses ne finissait pas et a été arrêtée, la plupart viennent de {2}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Other turns and other seeds may give other results.</source>
        <extracomment>findings</extracomment>
        <translation>D’autres tours et d’autres graines peuvent donner d’autres résultats.</translation>
    </message>
    <message>
        <source>more than {0} responses in one turn, most of them by {2}; the rest is skipped, at {1}</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} réponses en un tour, la plupart de {2}&#xa0;; le reste est ignoré, à {1}</translation>
    </message>
    <message>
        <source>more than {0} starlanes at once, by {1}; the rest is skipped</source>
        <extracomment>findings</extracomment>
        <translation>plus de {0} voies stellaires à la fois, par {1}&#xa0;; le reste est ignoré</translation>
    </message>
    <message>
        <source>The program stops content that grows without end, and names the group that grew most.</source>
        <extracomment>phrases</extracomment>
        <translation>Le programme arrête le contenu qui croît sans fin, et nomme le groupe qui a le plus crû.</translation>
    </message>
    <message>
        <source>Limits of a run</source>
        <extracomment>phrases</extracomment>
        <translation>Limites d’une partie</translation>
    </message>
    <message>
        <source>The run ends after its last complete turn ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>La partie se termine après son dernier tour complet ({0}).</translation>
    </message>
    <message>
        <source>The run continues without more of them ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>La partie continue sans en ajouter d’autres ({0}).</translation>
    </message>
    <message>
        <source>The turn continues without more of them ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>Le tour continue sans en ajouter d’autres ({0}).</translation>
    </message>
    <message>
        <source>half of the machine&apos;s memory</source>
        <extracomment>phrases</extracomment>
        <translation>la moitié de la mémoire de la machine</translation>
    </message>
    <message>
        <source>FreeOrion classic</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrion classique</translation>
    </message>
    <message>
        <source>Imports the techs, buildings, specials and texts of FreeOrion from before March 2006. Faulty parts become comments.</source>
        <extracomment>phrases</extracomment>
        <translation>Importe les technologies, bâtiments, spéciaux et textes de FreeOrion d’avant mars 2006. Les parties fautives deviennent des commentaires.</translation>
    </message>
    <message>
        <source>Keywords</source>
        <extracomment>phrases</extracomment>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>One more page of the message.</source>
        <extracomment>phrases</extracomment>
        <translation>Une page de plus du texte.</translation>
    </message>
    <message>
        <source>techs.xml, buildings.xml or specials.xml</source>
        <extracomment>phrases</extracomment>
        <translation>techs.xml, buildings.xml ou specials.xml</translation>
    </message>
    <message>
        <source>A format, or the id of an enumeration.</source>
        <extracomment>phrases</extracomment>
        <translation>Un format, ou l’identifiant d’une énumération.</translation>
    </message>
    <message>
        <source>A group, as CLASS/group.</source>
        <extracomment>phrases</extracomment>
        <translation>Un groupe, sous la forme CLASSE/groupe.</translation>
    </message>
    <message>
        <source>A kind for has().</source>
        <extracomment>phrases</extracomment>
        <translation>Un genre pour has().</translation>
    </message>
    <message>
        <source>A number, or an expression that gives one.</source>
        <extracomment>phrases</extracomment>
        <translation>Un nombre, ou une expression qui en donne un.</translation>
    </message>
    <message>
        <source>A type of scenario condition.</source>
        <extracomment>phrases</extracomment>
        <translation>Un type de condition de scénario.</translation>
    </message>
    <message>
        <source>A type, or a sub-scope of one.</source>
        <extracomment>phrases</extracomment>
        <translation>Un type, ou l’une de ses sous-portées.</translation>
    </message>
    <message>
        <source>A value in the format of the property.</source>
        <extracomment>phrases</extracomment>
        <translation>Une valeur au format de la propriété.</translation>
    </message>
    <message>
        <source>A value of an enumeration.</source>
        <extracomment>phrases</extracomment>
        <translation>Une valeur d’une énumération.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <extracomment>phrases</extracomment>
        <translation>Un nombre entier.</translation>
    </message>
    <message>
        <source>A word that groups classes.</source>
        <extracomment>phrases</extracomment>
        <translation>Un mot qui regroupe des classes.</translation>
    </message>
    <message>
        <source>An empire: source, none, or the id of an empire.</source>
        <extracomment>phrases</extracomment>
        <translation>Un empire&#xa0;: source, none, ou l’identifiant d’un empire.</translation>
    </message>
    <message>
        <source>An expression that is true or false.</source>
        <extracomment>phrases</extracomment>
        <translation>Une expression vraie ou fausse.</translation>
    </message>
    <message>
        <source>Another spelling of the id.</source>
        <extracomment>phrases</extracomment>
        <translation>Une autre orthographe de l’identifiant.</translation>
    </message>
    <message>
        <source>Text, with expressions in braces.</source>
        <extracomment>phrases</extracomment>
        <translation>Du texte, avec des expressions entre accolades.</translation>
    </message>
    <message>
        <source>The id of a meter, with Max in front for its maximum.</source>
        <extracomment>phrases</extracomment>
        <translation>L’identifiant d’une jauge, précédé de Max pour son maximum.</translation>
    </message>
    <message>
        <source>The id of a resource.</source>
        <extracomment>phrases</extracomment>
        <translation>L’identifiant d’une ressource.</translation>
    </message>
    <message>
        <source>The id of a scenario.</source>
        <extracomment>phrases</extracomment>
        <translation>L’identifiant d’un scénario.</translation>
    </message>
    <message>
        <source>The id of a text, or the text itself.</source>
        <extracomment>phrases</extracomment>
        <translation>L’identifiant d’un texte, ou le texte lui-même.</translation>
    </message>
    <message>
        <source>The id of a type.</source>
        <extracomment>phrases</extracomment>
        <translation>L’identifiant d’un type.</translation>
    </message>
    <message>
        <source>The id of an empire, or none.</source>
        <extracomment>phrases</extracomment>
        <translation>L’identifiant d’un empire, ou none.</translation>
    </message>
    <message>
        <source>The id of an event.</source>
        <extracomment>phrases</extracomment>
        <translation>L’identifiant d’un événement.</translation>
    </message>
    <message>
        <source>The name of a counter.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom d’un compteur.</translation>
    </message>
    <message>
        <source>The name of a function.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom d’une fonction.</translation>
    </message>
    <message>
        <source>The name of a map.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom d’une carte.</translation>
    </message>
    <message>
        <source>The name of a system.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom d’un système.</translation>
    </message>
    <message>
        <source>The name of a variable.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom d’une variable.</translation>
    </message>
    <message>
        <source>The name of an aggregate.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom d’un agrégat.</translation>
    </message>
    <message>
        <source>The name of an object of the scenario.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom d’un objet du scénario.</translation>
    </message>
    <message>
        <source>The name of the new object.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom du nouvel objet.</translation>
    </message>
    <message>
        <source>The name or number of a stacking; 0 for none.</source>
        <extracomment>phrases</extracomment>
        <translation>Le nom ou le numéro d’un cumul ; 0 pour aucun.</translation>
    </message>
    <message>
        <source>The path of a CSV table.</source>
        <extracomment>phrases</extracomment>
        <translation>Le chemin d’une table CSV.</translation>
    </message>
    <message>
        <source>The path of a file of the project.</source>
        <extracomment>phrases</extracomment>
        <translation>Le chemin d’un fichier du projet.</translation>
    </message>
    <message>
        <source>The word home or owned, or the id of a type.</source>
        <extracomment>phrases</extracomment>
        <translation>Le mot home ou owned, ou l’identifiant d’un type.</translation>
    </message>
    <message>
        <source>⟨3 × text⟩ stands for the text three times. In it, # is the number of the repetition. ⟨0A⟩ stands for a byte.</source>
        <extracomment>phrases</extracomment>
        <translation>⟨3 × texte⟩ représente trois fois le texte, où # est le numéro de la répétition. ⟨0A⟩ représente un octet.</translation>
    </message>
    <message>
        <source>every object</source>
        <extracomment>conditions</extracomment>
        <translation>tous les objets</translation>
    </message>
    <message>
        <source>all of</source>
        <extracomment>conditions</extracomment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>is armed</source>
        <extracomment>conditions</extracomment>
        <translation>est armé</translation>
    </message>
    <message>
        <source>attached directly to an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>directement rattaché à un objet tel que&#xa0;:</translation>
    </message>
    <message>
        <source>attached to the same object as the source</source>
        <extracomment>conditions</extracomment>
        <translation>rattaché au même objet que la source</translation>
    </message>
    <message>
        <source>is a capital</source>
        <extracomment>conditions</extracomment>
        <translation>est une capitale</translation>
    </message>
    <message>
        <source>at random with probability {probability}</source>
        <extracomment>conditions</extracomment>
        <translation>au hasard avec la probabilité {probability}</translation>
    </message>
    <message>
        <source>contained in an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>contenu dans un objet tel que&#xa0;:</translation>
    </message>
    <message>
        <source>contains an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>contient un objet tel que&#xa0;:</translation>
    </message>
    <message>
        <source>created by the source</source>
        <extracomment>conditions</extracomment>
        <translation>créé par la source</translation>
    </message>
    <message>
        <source>created at most {turns} turns ago</source>
        <extracomment>conditions</extracomment>
        <translation>créé il y a au plus {turns} tours</translation>
    </message>
    <message>
        <source>distance to the nearest {class} ≤ {at-most}</source>
        <extracomment>conditions</extracomment>
        <translation>distance au plus proche {class} ≤ {at-most}</translation>
    </message>
    <message>
        <source>distance to source ≤ {at-most}</source>
        <extracomment>conditions</extracomment>
        <translation>distance à la source ≤ {at-most}</translation>
    </message>
    <message>
        <source>owner is {empire}[, {mode}]</source>
        <extracomment>conditions</extracomment>
        <translation>le propriétaire est {empire}[, {mode}]</translation>
    </message>
    <message>
        <source>if {if}</source>
        <extracomment>conditions</extracomment>
        <translation>si {if}</translation>
    </message>
    <message>
        <source>class belongs to grouping {grouping}</source>
        <extracomment>conditions</extracomment>
        <translation>la classe fait partie du regroupement {grouping}</translation>
    </message>
    <message>
        <source>has special {special}</source>
        <extracomment>conditions</extracomment>
        <translation>a la particularité {special}</translation>
    </message>
    <message>
        <source>is a homeworld</source>
        <extracomment>conditions</extracomment>
        <translation>est un monde d’origine</translation>
    </message>
    <message>
        <source>{meter}[ ({which})][ ≥ {at-least}][ ≤ {at-most}][ &lt; {below}]</source>
        <extracomment>conditions</extracomment>
        <translation>{meter}[ ({which})][ ≥ {at-least}][ ≤ {at-most}][ &lt; {below}]</translation>
    </message>
    <message>
        <source>not</source>
        <extracomment>conditions</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>number of matching objects[ ≥ {at-least}][ ≤ {at-most}]:</source>
        <extracomment>conditions</extracomment>
        <translation>nombre d’objets retenus[ ≥ {at-least}][ ≤ {at-most}] par&#xa0;:</translation>
    </message>
    <message>
        <source>class is {class}</source>
        <extracomment>conditions</extracomment>
        <translation>la classe est {class}</translation>
    </message>
    <message>
        <source>type is {type}</source>
        <extracomment>conditions</extracomment>
        <translation>le type est {type}</translation>
    </message>
    <message>
        <source>any of</source>
        <extracomment>conditions</extracomment>
        <translation>l’une de</translation>
    </message>
    <message>
        <source>first of these with a match:</source>
        <extracomment>conditions</extracomment>
        <translation>première de celles-ci qui retient un objet&#xa0;:</translation>
    </message>
    <message>
        <source>owned by empire {empire}[, {mode}]</source>
        <extracomment>conditions</extracomment>
        <translation>appartient à l’empire {empire}[, {mode}]</translation>
    </message>
    <message>
        <source>owner can build {class}</source>
        <extracomment>conditions</extracomment>
        <translation>le propriétaire peut construire {class}</translation>
    </message>
    <message>
        <source>owner has tech {tech}</source>
        <extracomment>conditions</extracomment>
        <translation>le propriétaire a la technologie {tech}</translation>
    </message>
    <message>
        <source>environment is {type}[, within {range} steps]</source>
        <extracomment>conditions</extracomment>
        <translation>l’environnement est {type}[, à {range} pas au plus]</translation>
    </message>
    <message>
        <source>focus is {focus}[ ({which})]</source>
        <extracomment>conditions</extracomment>
        <translation>la vocation est {focus}[ ({which})]</translation>
    </message>
    <message>
        <source>size is {size}[, within {range} steps]</source>
        <extracomment>conditions</extracomment>
        <translation>la taille est {size}[, à {range} pas au plus]</translation>
    </message>
    <message>
        <source>shares an owner with the source</source>
        <extracomment>conditions</extracomment>
        <translation>partage un propriétaire avec la source</translation>
    </message>
    <message>
        <source>in the supply network of the source</source>
        <extracomment>conditions</extracomment>
        <translation>dans le réseau de ravitaillement de la source</translation>
    </message>
    <message>
        <source>is the source itself</source>
        <extracomment>conditions</extracomment>
        <translation>est la source elle-même</translation>
    </message>
    <message>
        <source>the {count} with {order} {by} among objects where:</source>
        <extracomment>conditions</extracomment>
        <translation>les {count} avec {order} {by} parmi les objets tels que&#xa0;:</translation>
    </message>
    <message>
        <source>sees the source</source>
        <extracomment>conditions</extracomment>
        <translation>voit la source</translation>
    </message>
    <message>
        <source>star colour is {colour}</source>
        <extracomment>conditions</extracomment>
        <translation>la couleur de l’étoile est {colour}</translation>
    </message>
    <message>
        <source>jumps to the nearest {class} ≤ {at-most}</source>
        <extracomment>conditions</extracomment>
        <translation>sauts jusqu’au plus proche {class} ≤ {at-most}</translation>
    </message>
    <message>
        <source>jumps to source ≤ {at-most}</source>
        <extracomment>conditions</extracomment>
        <translation>sauts jusqu’à la source ≤ {at-most}</translation>
    </message>
    <message>
        <source>is stationary</source>
        <extracomment>conditions</extracomment>
        <translation>est immobile</translation>
    </message>
    <message>
        <source>stockpile of {resource}[ ≥ {at-least}][ ≤ {at-most}][ &lt; {below}]</source>
        <extracomment>conditions</extracomment>
        <translation>stock de {resource}[ ≥ {at-least}][ ≤ {at-most}][ &lt; {below}]</translation>
    </message>
    <message>
        <source>is the target of the source</source>
        <extracomment>conditions</extracomment>
        <translation>est la cible de la source</translation>
    </message>
    <message>
        <source>turn[ ≥ {from}][ ≤ {to}]</source>
        <extracomment>conditions</extracomment>
        <translation>tour[ ≥ {from}][ ≤ {to}]</translation>
    </message>
    <message>
        <source>visible to the source</source>
        <extracomment>conditions</extracomment>
        <translation>visible pour la source</translation>
    </message>
    <message>
        <source>within distance {at-most} of an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>à une distance ≤ {at-most} d’un objet tel que&#xa0;:</translation>
    </message>
    <message>
        <source>within {at-most} jumps of an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>à {at-most} sauts au plus d’un objet tel que&#xa0;:</translation>
    </message>
    <message>
        <source>add owner {empire}</source>
        <extracomment>effects</extracomment>
        <translation>ajouter le propriétaire {empire}</translation>
    </message>
    <message>
        <source>add special {special}</source>
        <extracomment>effects</extracomment>
        <translation>ajouter la particularité {special}</translation>
    </message>
    <message>
        <source>add starlanes from its system</source>
        <extracomment>effects</extracomment>
        <translation>ajouter des voies stellaires depuis son système</translation>
    </message>
    <message>
        <source>to the systems of:</source>
        <extracomment>effects</extracomment>
        <translation>vers les systèmes de&#xa0;:</translation>
    </message>
    <message>
        <source>add {amount} to the amount of the event</source>
        <extracomment>effects</extracomment>
        <translation>ajouter {amount} à la quantité de l’événement</translation>
    </message>
    <message>
        <source>choose effects by conditions:</source>
        <extracomment>effects</extracomment>
        <translation>choisir les effets selon des conditions&#xa0;:</translation>
    </message>
    <message>
        <source>if all match:</source>
        <extracomment>effects</extracomment>
        <translation>si toutes sont remplies&#xa0;:</translation>
    </message>
    <message>
        <source>then:</source>
        <extracomment>effects</extracomment>
        <translation>alors&#xa0;:</translation>
    </message>
    <message>
        <source>else:</source>
        <extracomment>effects</extracomment>
        <translation>sinon&#xa0;:</translation>
    </message>
    <message>
        <source>create[ {count} ×] {class}[ named “{name}”][ with target {target}]</source>
        <extracomment>effects</extracomment>
        <translation>créer[ {count} ×] {class}[ nommé «&#xa0;{name}&#xa0;»][ avec la cible {target}]</translation>
    </message>
    <message>
        <source>on the new objects:</source>
        <extracomment>effects</extracomment>
        <translation>sur les nouveaux objets&#xa0;:</translation>
    </message>
    <message>
        <source>delay by {turns} turns</source>
        <extracomment>effects</extracomment>
        <translation>différer de {turns} tours</translation>
    </message>
    <message>
        <source>destroy the object</source>
        <extracomment>effects</extracomment>
        <translation>détruire l’objet</translation>
    </message>
    <message>
        <source>give tech {tech}</source>
        <extracomment>effects</extracomment>
        <translation>donner la technologie {tech}</translation>
    </message>
    <message>
        <source>lose the game[: “{reason}”]</source>
        <extracomment>effects</extracomment>
        <translation>perdre la partie[&#xa0;: «&#xa0;{reason}&#xa0;»]</translation>
    </message>
    <message>
        <source>send message to {to}: “{text}”</source>
        <extracomment>effects</extracomment>
        <translation>envoyer un message à {to}&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>change planet size by {steps} steps</source>
        <extracomment>effects</extracomment>
        <translation>modifier la taille de la planète de {steps} pas</translation>
    </message>
    <message>
        <source>add {amount} to the stockpile of {resource}[, once per {per}]</source>
        <extracomment>effects</extracomment>
        <translation>ajouter {amount} au stock de {resource}[, une fois par {per}]</translation>
    </message>
    <message>
        <source>move to the nearest object</source>
        <extracomment>effects</extracomment>
        <translation>déplacer vers l’objet le plus proche</translation>
    </message>
    <message>
        <source>where:</source>
        <extracomment>effects</extracomment>
        <translation>où&#xa0;:</translation>
    </message>
    <message>
        <source>move up to {distance} towards the nearest object</source>
        <extracomment>effects</extracomment>
        <translation>déplacer de {distance} au plus en direction de l’objet le plus proche</translation>
    </message>
    <message>
        <source>next time[ before {before}][ during {when}][ after {after}][ of {of}][, within {turns} turns]</source>
        <extracomment>effects</extracomment>
        <translation>prochaine fois[ avant {before}][ pendant {when}][ après {after}][ de {of}][, dans les {turns} tours]</translation>
    </message>
    <message>
        <source>cancel the event</source>
        <extracomment>effects</extracomment>
        <translation>annuler l’événement</translation>
    </message>
    <message>
        <source>move to position ({x}, {y})</source>
        <extracomment>effects</extracomment>
        <translation>déplacer à la position ({x}, {y})</translation>
    </message>
    <message>
        <source>raise event {occurrence}</source>
        <extracomment>effects</extracomment>
        <translation>provoquer l’événement {occurrence}</translation>
    </message>
    <message>
        <source>remove owner {empire}</source>
        <extracomment>effects</extracomment>
        <translation>retirer le propriétaire {empire}</translation>
    </message>
    <message>
        <source>remove special {special}</source>
        <extracomment>effects</extracomment>
        <translation>retirer la particularité {special}</translation>
    </message>
    <message>
        <source>remove starlanes from its system</source>
        <extracomment>effects</extracomment>
        <translation>retirer des voies stellaires depuis son système</translation>
    </message>
    <message>
        <source>set availability of class {class} to {available}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la disponibilité de la classe {class} à {available}</translation>
    </message>
    <message>
        <source>set availability of building {class} to {available}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la disponibilité du bâtiment {class} à {available}</translation>
    </message>
    <message>
        <source>make it the capital of its owner</source>
        <extracomment>effects</extracomment>
        <translation>en faire la capitale de son propriétaire</translation>
    </message>
    <message>
        <source>set {which} focus to {focus}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la vocation ({which}) à {focus}</translation>
    </message>
    <message>
        <source>set owner to {empire}</source>
        <extracomment>effects</extracomment>
        <translation>fixer le propriétaire à {empire}</translation>
    </message>
    <message>
        <source>set planet environment to {type}</source>
        <extracomment>effects</extracomment>
        <translation>fixer l’environnement de la planète à {type}</translation>
    </message>
    <message>
        <source>set planet size to {size}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la taille de la planète à {size}</translation>
    </message>
    <message>
        <source>set availability of ship {class} to {available}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la disponibilité du vaisseau {class} à {available}</translation>
    </message>
    <message>
        <source>set star colour to {colour}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la couleur d’étoile à {colour}</translation>
    </message>
    <message>
        <source>set the stockpile of {resource} to {value}[, once per {per}]</source>
        <extracomment>effects</extracomment>
        <translation>fixer le stock de {resource} à {value}[, une fois par {per}]</translation>
    </message>
    <message>
        <source>set target to the nearest object</source>
        <extracomment>effects</extracomment>
        <translation>fixer la cible à l’objet le plus proche</translation>
    </message>
    <message>
        <source>that matches:</source>
        <extracomment>effects</extracomment>
        <translation>qui remplit&#xa0;:</translation>
    </message>
    <message>
        <source>set availability of tech {tech} to {available}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la disponibilité de la technologie {tech} à {available}</translation>
    </message>
    <message>
        <source>set visibility for {empire} to {seen}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la visibilité pour {empire} à {seen}</translation>
    </message>
    <message>
        <source>replace the event</source>
        <extracomment>effects</extracomment>
        <translation>remplacer l’événement</translation>
    </message>
    <message>
        <source>take tech {tech}</source>
        <extracomment>effects</extracomment>
        <translation>retirer la technologie {tech}</translation>
    </message>
    <message>
        <source>win the game[: “{reason}”]</source>
        <extracomment>effects</extracomment>
        <translation>gagner la partie[&#xa0;: «&#xa0;{reason}&#xa0;»]</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} moves {object} to {to}</source>
        <extracomment>orders</extracomment>
        <translation>[tour {turn}&#xa0;: ]{empire} déplace {object} vers {to}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} produces {class} at {at}</source>
        <extracomment>orders</extracomment>
        <translation>[tour {turn}&#xa0;: ]{empire} produit {class} à {at}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} researches {tech}</source>
        <extracomment>orders</extracomment>
        <translation>[tour {turn}&#xa0;: ]{empire} recherche {tech}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} sets focus of {object} to {focus}[ ({which})]</source>
        <extracomment>orders</extracomment>
        <translation>[tour {turn}&#xa0;: ]{empire} fixe la vocation de {object} à {focus}[ ({which})]</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} sets target of {object} to {target}</source>
        <extracomment>orders</extracomment>
        <translation>[tour {turn}&#xa0;: ]{empire} fixe la cible de {object} à {target}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} sets {property} of {object} to {value}</source>
        <extracomment>orders</extracomment>
        <translation>[tour {turn}&#xa0;: ]{empire} fixe {property} de {object} à {value}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} stops[ {object}][ the project for {class}]</source>
        <extracomment>orders</extracomment>
        <translation>[tour {turn}&#xa0;: ]{empire} arrête[ {object}][ le projet pour {class}]</translation>
    </message>
    <message>
        <source>{player} is on autopilot {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>{player} est en pilote automatique {op} {value}</translation>
    </message>
    <message>
        <source>{player} produces anything {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>{player} produit quelque chose {op} {value}</translation>
    </message>
    <message>
        <source>stockpile of {resource} of {player} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>stock de {resource} de {player} {op} {value}</translation>
    </message>
    <message>
        <source>screen shown {op} {screen}[, line {line}]</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>écran affiché {op} {screen}[, ligne {line}]</translation>
    </message>
    <message>
        <source>number of inner conditions met {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>nombre de conditions contenues remplies {op} {value}</translation>
    </message>
    <message>
        <source>{object} is destroyed or hidden {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>{object} est détruit ou caché {op} {value}</translation>
    </message>
    <message>
        <source>distance from {from} to {to} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>distance de {from} à {to} {op} {value}</translation>
    </message>
    <message>
        <source>{meter} of {object} ÷ its maximum {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>{meter} de {object} ÷ son maximum {op} {value}</translation>
    </message>
    <message>
        <source>object {a} {op} object {b}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>objet {a} {op} objet {b}</translation>
    </message>
    <message>
        <source>open message {op} {message}, page {page}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>message ouvert {op} {message}, page {page}</translation>
    </message>
    <message>
        <source>owner of {object} {op} {player}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>propriétaire de {object} {op} {player}</translation>
    </message>
    <message>
        <source>counter {counter} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>compteur {counter} {op} {value}</translation>
    </message>
    <message>
        <source>number of ships of {player} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>nombre de vaisseaux de {player} {op} {value}</translation>
    </message>
    <message>
        <source>Speed of {object} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Speed de {object} {op} {value}</translation>
    </message>
    <message>
        <source>target of {object} {op} {target}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>cible de {object} {op} {target}</translation>
    </message>
    <message>
        <source>turns since the start {op} {duration}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>tours depuis le début {op} {duration}</translation>
    </message>
    <message>
        <source>zoom of the view {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>zoom de la vue {op} {value}</translation>
    </message>
    <message>
        <source>add {by} to counter {counter}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>ajouter {by} au compteur {counter}</translation>
    </message>
    <message>
        <source>check all conditions again</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>vérifier de nouveau toutes les conditions</translation>
    </message>
    <message>
        <source>create {class}[ named {name}][ on {on}]</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>créer {class}[ nommé {name}][ sur {on}]</translation>
    </message>
    <message>
        <source>delay the following actions by {turns} turns</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>différer les actions suivantes de {turns} tours</translation>
    </message>
    <message>
        <source>destroy {object}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>détruire {object}</translation>
    </message>
    <message>
        <source>disable condition {condition}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>désactiver la condition {condition}</translation>
    </message>
    <message>
        <source>enable condition {condition}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>activer la condition {condition}</translation>
    </message>
    <message>
        <source>fire[ group {group}] on {on}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>faire agir[ le groupe {group}] sur {on}</translation>
    </message>
    <message>
        <source>{empire} loses[: {reason}]</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{empire} perd[&#xa0;: {reason}]</translation>
    </message>
    <message>
        <source>show message[ {id}][ to {to}]: {}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>afficher le message[ {id}][ à {to}]&#xa0;: {}</translation>
    </message>
    <message>
        <source>move {object} to {to}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>déplacer {object} vers {to}</translation>
    </message>
    <message>
        <source>stop the run after this turn</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>arrêter la partie après ce tour</translation>
    </message>
    <message>
        <source>reveal {object}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>révéler {object}</translation>
    </message>
    <message>
        <source>select {object}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>sélectionner {object}</translation>
    </message>
    <message>
        <source>set owner of {object} to {empire}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>fixer le propriétaire de {object} à {empire}</translation>
    </message>
    <message>
        <source>set target of {object} to {target}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>fixer la cible de {object} à {target}</translation>
    </message>
    <message>
        <source>{empire} wins[: {reason}]</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{empire} gagne[&#xa0;: {reason}]</translation>
    </message>
    <message>
        <source>set zoom of the view to {to}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>fixer le zoom de la vue à {to}</translation>
    </message>
    <message>
        <source>project[ “{name}”][ {version}] · format {format}[ · rules {rules}][ · vocabulary {vocabulary}][ · language {language}][ · scenario {scenario}]</source>
        <extracomment>elements</extracomment>
        <translation>projet[ «&#xa0;{name}&#xa0;»][ {version}] · format {format}[ · règles {rules}][ · vocabulaire {vocabulary}][ · langue {language}][ · scénario {scenario}]</translation>
    </message>
    <message>
        <source>file {path}</source>
        <extracomment>elements</extracomment>
        <translation>fichier {path}</translation>
    </message>
    <message>
        <source>description: {}</source>
        <extracomment>elements</extracomment>
        <translation>description&#xa0;: {}</translation>
    </message>
    <message>
        <source>silence {code}[ in {file}][: {}]</source>
        <extracomment>elements</extracomment>
        <translation>taire {code}[ dans {file}][&#xa0;: {}]</translation>
    </message>
    <message>
        <source>content · format {format}</source>
        <extracomment>elements</extracomment>
        <translation>contenu · format {format}</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <extracomment>elements</extracomment>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <source>enumeration {id}[ “{label}”][ · order {order}]</source>
        <extracomment>elements</extracomment>
        <translation>énumération {id}[ «&#xa0;{label}&#xa0;»][ · ordre {order}]</translation>
    </message>
    <message>
        <source>{id}[ “{label}”]</source>
        <extracomment>elements</extracomment>
        <translation>{id}[ «&#xa0;{label}&#xa0;»]</translation>
    </message>
    <message>
        <source>resource {id}[ “{label}”][ · initially {initial}][ · income {income}]</source>
        <extracomment>elements</extracomment>
        <translation>ressource {id}[ «&#xa0;{label}&#xa0;»][ · au début {initial}][ · revenus {income}]</translation>
    </message>
    <message>
        <source>type {id}[ “{label}”][ attached to {attached-to}][ · source {source}][ · class {class}]</source>
        <extracomment>elements</extracomment>
        <translation>type {id}[ «&#xa0;{label}&#xa0;»][ rattaché à {attached-to}][ · source {source}][ · classe {class}]</translation>
    </message>
    <message>
        <source>event {id}[ “{label}”]</source>
        <extracomment>elements</extracomment>
        <translation>événement {id}[ «&#xa0;{label}&#xa0;»]</translation>
    </message>
    <message>
        <source>stacking {name}: the {policy} applies</source>
        <extracomment>elements</extracomment>
        <translation>cumul {name}&#xa0;: {policy} s’applique</translation>
    </message>
    <message>
        <source>sub-scope {id}[ “{label}”]</source>
        <extracomment>elements</extracomment>
        <translation>sous-portée {id}[ «&#xa0;{label}&#xa0;»]</translation>
    </message>
    <message>
        <source>default of {format} = {value}</source>
        <extracomment>elements</extracomment>
        <translation>valeur par défaut de {format} = {value}</translation>
    </message>
    <message>
        <source>define {id} = {value}[ · {format}]</source>
        <extracomment>elements</extracomment>
        <translation>constante {id} = {value}[ · {format}]</translation>
    </message>
    <message>
        <source>{of} option {id}[ “{label}”] · {format}[ · default {default}]</source>
        <extracomment>elements</extracomment>
        <translation>option ({of}) {id}[ «&#xa0;{label}&#xa0;»] · {format}[ · valeur par défaut {default}]</translation>
    </message>
    <message>
        <source>kind {id}[ “{label}”][ for objects of type {type}][ for property {property}][ for grouping {grouping}][ for options of {option}][ for any {any}]</source>
        <extracomment>elements</extracomment>
        <translation>genre {id}[ «&#xa0;{label}&#xa0;»][ pour les objets de type {type}][ pour la propriété {property}][ pour le regroupement {grouping}][ pour les options de {option}][ pour tout {any}]</translation>
    </message>
    <message>
        <source>{id} · {type}[ · “{name}”][ · lasts {duration} turns]</source>
        <extracomment>elements</extracomment>
        <translation>{id} · {type}[ · «&#xa0;{name}&#xa0;»][ · dure {duration} tours]</translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <extracomment>elements</extracomment>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>groupings: {}</source>
        <extracomment>elements</extracomment>
        <translation>regroupements&#xa0;: {}</translation>
    </message>
    <message>
        <source>requires tech {tech}</source>
        <extracomment>elements</extracomment>
        <translation>exige la technologie {tech}</translation>
    </message>
    <message>
        <source>unlocks {class}</source>
        <extracomment>elements</extracomment>
        <translation>débloque {class}</translation>
    </message>
    <message>
        <source>available[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>disponible[ si {if}]</translation>
    </message>
    <message>
        <source>location[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>lieu[ si {if}]</translation>
    </message>
    <message>
        <source>group[ {id}][ “{name}”][ · priority {priority}][ · stacking {stacking}][ · stage {stage}]</source>
        <extracomment>elements</extracomment>
        <translation>groupe[ {id}][ «&#xa0;{name}&#xa0;»][ · priorité {priority}][ · cumul {stacking}][ · étape {stage}]</translation>
    </message>
    <message>
        <source>trigger[ before {before}][ during {when}][ after {after}][ of {of}][ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>déclencheur[ avant {before}][ pendant {when}][ après {after}][ de {of}][ si {if}]</translation>
    </message>
    <message>
        <source>cost of {amount} {resource}</source>
        <extracomment>elements</extracomment>
        <translation>coût de {amount} {resource}</translation>
    </message>
    <message>
        <source>activation[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>activation[ si {if}]</translation>
    </message>
    <message>
        <source>include[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>inclure[ si {if}]</translation>
    </message>
    <message>
        <source>exclude[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>exclure[ si {if}]</translation>
    </message>
    <message>
        <source>effects</source>
        <extracomment>elements</extracomment>
        <translation>effets</translation>
    </message>
    <message>
        <source>modify {variable}[ of part {part}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ to at least {max}][ to at most {min}][ · priority {priority}]</source>
        <extracomment>elements</extracomment>
        <translation>modifier {variable}[ de la partie {part}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ à {max} au moins][ à {min} au plus][ · priorité {priority}]</translation>
    </message>
    <message>
        <source>modify {variable} of every {type}[ named {object}][ of class {class}][ of grouping {grouping}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ to at least {max}][ to at most {min}][ · priority {priority}]</source>
        <extracomment>elements</extracomment>
        <translation>modifier {variable} de chaque {type}[ nommé {object}][ de classe {class}][ du regroupement {grouping}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ à {max} au moins][ à {min} au plus][ · priorité {priority}]</translation>
    </message>
    <message>
        <source>part {number} in scope {scope}</source>
        <extracomment>elements</extracomment>
        <translation>partie {number} dans la portée {scope}</translation>
    </message>
    <message>
        <source>scenario {id}[ “{name}”]</source>
        <extracomment>elements</extracomment>
        <translation>scénario {id}[ «&#xa0;{name}&#xa0;»]</translation>
    </message>
    <message>
        <source>policy[ · order {order}][ · reactions {reactions}][ · rotation {rotation}][ · start time {start-time}][ · groups: {}]</source>
        <extracomment>elements</extracomment>
        <translation>règle[ · ordre {order}][ · réactions {reactions}][ · rotation {rotation}][ · temps de départ {start-time}][ · groupes&#xa0;: {}]</translation>
    </message>
    <message>
        <source>view[ of {select}][ · screen {screen}][ · line {line}][ · message {message}][ · page {page}][ · zoom {zoom}]</source>
        <extracomment>elements</extracomment>
        <translation>vue[ de {select}][ · écran {screen}][ · ligne {line}][ · message {message}][ · page {page}][ · zoom {zoom}]</translation>
    </message>
    <message>
        <source>condition[ {id}][ · {type}][ {op}][ when {when}][ · subject {subject}][ · direct object {direct}]</source>
        <extracomment>elements</extracomment>
        <translation>condition[ {id}][ · {type}][ {op}][ quand {when}][ · sujet {subject}][ · second objet {direct}]</translation>
    </message>
    <message>
        <source>counted condition[ {type}][ {op}][ when {when}]</source>
        <extracomment>elements</extracomment>
        <translation>condition comptée[ {type}][ {op}][ quand {when}]</translation>
    </message>
    <message>
        <source>{shape} galaxy of {systems} systems, {planets} planets each, {empires} empires[ · seed {seed}]</source>
        <extracomment>elements</extracomment>
        <translation>galaxie ({shape}) de {systems} systèmes, {planets} planètes chacun, {empires} empires[ · graine {seed}]</translation>
    </message>
    <message>
        <source>special {class} on planets[ · probability {probability}]</source>
        <extracomment>elements</extracomment>
        <translation>particularité {class} sur des planètes[ · probabilité {probability}]</translation>
    </message>
    <message>
        <source>special {class} on capitals[ · probability {probability}]</source>
        <extracomment>elements</extracomment>
        <translation>particularité {class} sur des capitales[ · probabilité {probability}]</translation>
    </message>
    <message>
        <source>initial {meter} of {on} = {value}</source>
        <extracomment>elements</extracomment>
        <translation>valeur initiale de {meter} ({on}) = {value}</translation>
    </message>
    <message>
        <source>place {class}[ as “{name}”][ on {on}][, owner {owner}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>placer {class}[ comme «&#xa0;{name}&#xa0;»][ sur {on}][, propriétaire {owner}][ · tour {turn}]</translation>
    </message>
    <message>
        <source>give tech {tech} to {to}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>donner la technologie {tech} à {to}[ · tour {turn}]</translation>
    </message>
    <message>
        <source>decision[ for {group}][ of {source}][ · event of {subject}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>décision[ pour {group}][ de {source}][ · événement de {subject}][ · tour {turn}]</translation>
    </message>
    <message>
        <source>texts in {language}</source>
        <extracomment>elements</extracomment>
        <translation>textes en {language}</translation>
    </message>
    <message>
        <source>{id} = “{}”</source>
        <extracomment>elements</extracomment>
        <translation>{id} = «&#xa0;{}&#xa0;»</translation>
    </message>
    <message>
        <source>variable {name}[ of {scope}][ · {format}][ · next turn {spread}]</source>
        <extracomment>elements</extracomment>
        <translation>variable {name}[ de {scope}][ · {format}][ · au tour suivant {spread}]</translation>
    </message>
    <message>
        <source>channel {direction} · {variable}[ of {scope}][ ↔ meter {meter}][ ↔ property {property}]</source>
        <extracomment>elements</extracomment>
        <translation>canal {direction} · {variable}[ de {scope}][ ↔ jauge {meter}][ ↔ propriété {property}]</translation>
    </message>
    <message>
        <source>function {id} = {value}[ · result {result}]</source>
        <extracomment>elements</extracomment>
        <translation>fonction {id} = {value}[ · résultat {result}]</translation>
    </message>
    <message>
        <source>parameter {name} · {format}</source>
        <extracomment>elements</extracomment>
        <translation>paramètre {name} · {format}</translation>
    </message>
    <message>
        <source>table {id}[ from {file}][ · key {key}][ · match {match}]</source>
        <extracomment>elements</extracomment>
        <translation>table {id}[ de {file}][ · clé {key}][ · correspondance {match}]</translation>
    </message>
    <message>
        <source>column {id} · {format}</source>
        <extracomment>elements</extracomment>
        <translation>colonne {id} · {format}</translation>
    </message>
    <message>
        <source>row {key}</source>
        <extracomment>elements</extracomment>
        <translation>ligne {key}</translation>
    </message>
    <message>
        <source>aggregate {id} · step {step}[ · start {start}][ · finish {finish}][ · if empty {empty}]</source>
        <extracomment>elements</extracomment>
        <translation>agrégat {id} · pas {step}[ · début {start}][ · fin {finish}][ · si vide {empty}]</translation>
    </message>
    <message>
        <source>run[ of scenario {scenario}]</source>
        <extracomment>elements</extracomment>
        <translation>partie[ du scénario {scenario}]</translation>
    </message>
    <message>
        <source>page {}</source>
        <extracomment>phrases</extracomment>
        <translation>page {}</translation>
    </message>
    <message>
        <source>Write a number instead of value().</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre au lieu de value().</translation>
    </message>
    <message>
        <source>Write {1} in the parentheses.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez {1} entre les parenthèses.</translation>
    </message>
    <message>
        <source>Let the condition read a value that can change, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Faites lire à la condition une valeur qui peut changer, ou supprimez-la.</translation>
    </message>
    <message>
        <source>Replace one of them with a value in the format of the other.</source>
        <extracomment>findings</extracomment>
        <translation>Remplacez l’un d’eux par une valeur au format de l’autre.</translation>
    </message>
    <message>
        <source>Divide by a number other than 0.</source>
        <extracomment>findings</extracomment>
        <translation>Divisez par un nombre autre que 0.</translation>
    </message>
    <message>
        <source>Add &lt;{1}&gt; inside &lt;{0}&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez &lt;{1}&gt; dans &lt;{0}&gt;.</translation>
    </message>
    <message>
        <source>Add the missing expressions, or remove those that are too many.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez les expressions qui manquent, ou supprimez celles qui sont en trop.</translation>
    </message>
    <message>
        <source>Write an expression here.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une expression ici.</translation>
    </message>
    <message>
        <source>Name the kind of &apos;{0}&apos;, or use an id of the kind {1}.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez le genre de «&#xa0;{0}&#xa0;», ou utilisez un id du genre {1}.</translation>
    </message>
    <message>
        <source>Write a comma before &apos;{0}&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une virgule avant «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Write a name after the &apos;.&apos;, such as Source.Population.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nom après le «&#xa0;.&#xa0;», comme Source.Population.</translation>
    </message>
    <message>
        <source>Write an operator before &apos;{0}&apos;, such as + or and.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un opérateur avant «&#xa0;{0}&#xa0;», comme + ou and.</translation>
    </message>
    <message>
        <source>Write a value {0}.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une valeur {0}.</translation>
    </message>
    <message>
        <source>Write &apos;{1}&apos; instead of &apos;{0}&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez «&#xa0;{1}&#xa0;» au lieu de «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Write a distance of 0 or more.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez une distance de 0 ou plus.</translation>
    </message>
    <message>
        <source>Write the expression without &apos;{0}&apos;, or move it to a place that has &apos;{0}&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez l’expression sans «&#xa0;{0}&#xa0;», ou déplacez-la là où «&#xa0;{0}&#xa0;» est disponible.</translation>
    </message>
    <message>
        <source>Write at least 1 after &apos;d&apos;, such as 2d6.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez au moins 1 après «&#xa0;d&#xa0;», comme 2d6.</translation>
    </message>
    <message>
        <source>Use constants for which this operation has a result.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des constantes pour lesquelles cette opération a un résultat.</translation>
    </message>
    <message>
        <source>Read the member from an object, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Lisez le membre d’un objet, ou supprimez-le.</translation>
    </message>
    <message>
        <source>Remove the control characters from the text.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez les caractères de contrôle du texte.</translation>
    </message>
    <message>
        <source>Write ({0}).</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez ({0}).</translation>
    </message>
    <message>
        <source>Write the name of the object in quotes, such as object(&apos;Sol III&apos;).</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez le nom de l’objet entre guillemets, comme object(&apos;Sol III&apos;).</translation>
    </message>
    <message>
        <source>Write option(game, …) or option(empire, …).</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez option(game, …) ou option(empire, …).</translation>
    </message>
    <message>
        <source>Write option({1}, {0}).</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez option({1}, {0}).</translation>
    </message>
    <message>
        <source>Use smaller numbers: the largest is about 1.8e308.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez des nombres plus petits&#xa0;: le plus grand est environ 1.8e308.</translation>
    </message>
    <message>
        <source>Write two constants, such as [3, -4].</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez deux constantes, comme [3, -4].</translation>
    </message>
    <message>
        <source>Remove &apos;{0}&apos;, or write it after a relation that takes a number, such as near.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez «&#xa0;{0}&#xa0;», ou écrivez-le après une relation qui prend un nombre, comme near.</translation>
    </message>
    <message>
        <source>Keep one &apos;{0}&apos;, and combine several conditions with &apos;and&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez un seul «&#xa0;{0}&#xa0;», et combinez plusieurs conditions par «&#xa0;and&#xa0;».</translation>
    </message>
    <message>
        <source>Keep one type and one relation, and test the rest after &apos;where&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Gardez un type et une relation, et testez le reste après «&#xa0;where&#xa0;».</translation>
    </message>
    <message>
        <source>Write a number before &apos;jumps&apos;, or remove &apos;jumps&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre avant «&#xa0;jumps&#xa0;», ou supprimez «&#xa0;jumps&#xa0;».</translation>
    </message>
    <message>
        <source>Write &apos;)&apos; at the end of the part in brackets.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez «&#xa0;)&#xa0;» à la fin de la partie entre parenthèses.</translation>
    </message>
    <message>
        <source>Write &apos;]&apos; after the second number.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez «&#xa0;]&#xa0;» après le second nombre.</translation>
    </message>
    <message>
        <source>Write {0} at the end of the text.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez {0} à la fin du texte.</translation>
    </message>
    <message>
        <source>Remove it, or complete the expression around it.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez-le, ou complétez l’expression qui l’entoure.</translation>
    </message>
    <message>
        <source>Write an aggregate, such as count or sum.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un agrégat, comme count ou sum.</translation>
    </message>
    <message>
        <source>Remove &apos;{0}&apos;, or write it in a text in quotes.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez «&#xa0;{0}&#xa0;», ou écrivez-le dans un texte entre guillemets.</translation>
    </message>
    <message>
        <source>Correct the name, or add the column to the table.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou ajoutez la colonne à la table.</translation>
    </message>
    <message>
        <source>Correct the name, or define the function: &lt;function id=&quot;{0}&quot; value=&quot;…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou définissez la fonction&#xa0;: &lt;function id=&quot;{0}&quot; value=&quot;…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>Correct the id, or define it in the project.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez l’id, ou définissez-le dans le projet.</translation>
    </message>
    <message>
        <source>Correct the name, or declare a property or variable with this name.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou déclarez une propriété ou une variable de ce nom.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the option in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou déclarez l’option dans un vocabulaire.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the property in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou déclarez la propriété dans un vocabulaire.</translation>
    </message>
    <message>
        <source>Write a type such as planets, or a relation such as owned or near 100.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un type comme planets, ou une relation comme owned ou near 100.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the scope in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou déclarez la portée dans un vocabulaire.</translation>
    </message>
    <message>
        <source>Correct the name, or add a table with this id.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou ajoutez une table avec cet id.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the type in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou déclarez le type dans un vocabulaire.</translation>
    </message>
    <message>
        <source>Correct the condition, or keep only the branch that is used.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez la condition, ou gardez seulement la branche qui sert.</translation>
    </message>
    <message>
        <source>Replace it with an expression of the format {2}.</source>
        <extracomment>findings</extracomment>
        <translation>Remplacez-le par une expression au format {2}.</translation>
    </message>
    <message>
        <source>Statements of scenarios</source>
        <extracomment>phrases</extracomment>
        <translation>Instructions des scénarios</translation>
    </message>
    <message>
        <source>The statements that create a scenario&apos;s objects and set their values.</source>
        <extracomment>phrases</extracomment>
        <translation>Les instructions qui créent les objets d’un scénario et fixent leurs valeurs.</translation>
    </message>
    <message>
        <source>team {id} of {empires}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>équipe {id} de {empires}[ · tour {turn}]</translation>
    </message>
    <message>
        <source>map {name}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>carte {name}[ · tour {turn}]</translation>
    </message>
    <message>
        <source>empire {id}[, capital {capital}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>empire {id}[, capitale {capital}][ · tour {turn}]</translation>
    </message>
    <message>
        <source>system {name} at ({x}, {y})[ on map {map}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>système {name} en ({x}, {y})[ sur la carte {map}][ · tour {turn}]</translation>
    </message>
    <message>
        <source>starlane from {from} to {to}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>voie stellaire de {from} à {to}[ · tour {turn}]</translation>
    </message>
    <message>
        <source>planet {name} in {system}[, owner {owner}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>planète {name} dans {system}[, propriétaire {owner}][ · tour {turn}]</translation>
    </message>
    <message>
        <source>Moves an object to a position or into a system, with everything attached to it. A system takes its contents along, and objects on its starlanes stay on them.</source>
        <extracomment>elements</extracomment>
        <translation>Déplace un objet à une position ou dans un système, avec tout ce qui lui est rattaché. Un système emporte son contenu, et les objets sur ses voies stellaires y restent.</translation>
    </message>
    <message>
        <source>move {object}[ into {to}][ to x {x}][, y {y}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>déplacer {object}[ dans {to}][ en x {x}][, y {y}][ · tour {turn}]</translation>
    </message>
    <message>
        <source>The name of the system that the object moves into. Omit it to use a position.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom du système dans lequel l’objet est déplacé. Omettez-le pour indiquer une position.</translation>
    </message>
    <message>
        <source>The new coordinate on the map.</source>
        <extracomment>elements</extracomment>
        <translation>La nouvelle coordonnée sur la carte.</translation>
    </message>
    <message>
        <source>Attach</source>
        <extracomment>elements</extracomment>
        <translation>Rattacher</translation>
    </message>
    <message>
        <source>Attaches an object to another object, which gives it a place. It leaves the object that it was attached to. Its owners stay the same, and its journey ends.</source>
        <extracomment>elements</extracomment>
        <translation>Rattache un objet à un autre, qui lui donne sa place. Il quitte l’objet auquel il était rattaché. Ses propriétaires restent les mêmes, et son voyage se termine.</translation>
    </message>
    <message>
        <source>attach {object} to {to}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>rattacher {object} à {to}[ · tour {turn}]</translation>
    </message>
    <message>
        <source>The name of the object that it is attached to from now on.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de l’objet auquel il est désormais rattaché.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>elements</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Removes an object from the game, with everything attached to it. A system takes its contents and its starlanes along.</source>
        <extracomment>elements</extracomment>
        <translation>Retire un objet de la partie, avec tout ce qui lui est rattaché. Un système emporte son contenu et ses voies stellaires.</translation>
    </message>
    <message>
        <source>remove {object}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>retirer {object}[ · tour {turn}]</translation>
    </message>
    <message>
        <source>Removes the starlane between two systems. Objects on it stop where they are.</source>
        <extracomment>elements</extracomment>
        <translation>Retire la voie stellaire entre deux systèmes. Les objets qui s’y trouvent s’arrêtent sur place.</translation>
    </message>
    <message>
        <source>remove starlane from {from} to {to}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>retirer la voie stellaire de {from} à {to}[ · tour {turn}]</translation>
    </message>
    <message>
        <source>&lt;move&gt; names both a system and a position</source>
        <extracomment>findings</extracomment>
        <translation>&lt;move&gt; nomme à la fois un système et une position</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be attached to {1}</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être rattaché à {1}</translation>
    </message>
    <message>
        <source>Attach it to an object that is not attached to it.</source>
        <extracomment>findings</extracomment>
        <translation>Rattachez-le à un objet qui ne lui est pas rattaché.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be moved alone, because it is attached to &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être déplacé seul, car il est rattaché à «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Move the other object, or use &lt;attach&gt; to attach it to a third one.</source>
        <extracomment>findings</extracomment>
        <translation>Déplacez l’autre objet, ou rattachez-le à un troisième avec &lt;attach&gt;.</translation>
    </message>
    <message>
        <source>the game object &apos;{0}&apos; cannot be removed</source>
        <extracomment>findings</extracomment>
        <translation>l’objet de la partie «&#xa0;{0}&#xa0;» ne peut pas être retiré</translation>
    </message>
    <message>
        <source>Remove another object. Each run needs the game object.</source>
        <extracomment>findings</extracomment>
        <translation>Retirez un autre objet. Chaque partie a besoin de l’objet de la partie.</translation>
    </message>
    <message>
        <source>no starlane connects &apos;{0}&apos; and &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucune voie stellaire ne relie «&#xa0;{0}&#xa0;» et «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Name the two systems of a starlane, or remove this line.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez les deux systèmes d’une voie stellaire, ou supprimez cette ligne.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of type {1} has no position</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» du type {1} n’a pas de position</translation>
    </message>
    <message>
        <source>Move a system, or an object that can be in a system.</source>
        <extracomment>findings</extracomment>
        <translation>Déplacez un système, ou un objet qui peut être dans un système.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a system and cannot be in system &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un système et ne peut pas être dans le système «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Write x and y to move a system.</source>
        <extracomment>findings</extracomment>
        <translation>Indiquez x et y pour déplacer un système.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, which is attached to it</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;», qui lui est rattaché</translation>
    </message>
    <message>
        <source>itself</source>
        <extracomment>phrases</extracomment>
        <translation>lui-même</translation>
    </message>
    <message>
        <source>Chance key</source>
        <extracomment>elements</extracomment>
        <translation>Clé de hasard</translation>
    </message>
    <message>
        <source>The name that random draws and comparisons use. A rename keeps the old name here, so results do not change. Remove it for new draws. Default: the current name.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom qu&apos;utilisent les tirages au hasard et les comparaisons. Un renommage conserve ici l&apos;ancien nom, pour que les résultats ne changent pas. Sans elle, les tirages changent. Par défaut : le nom actuel.</translation>
    </message>
    <message>
        <source>the chance key &apos;{0}&apos; is already in use here</source>
        <extracomment>findings</extracomment>
        <translation>la clé de hasard « {0} » est déjà utilisée ici</translation>
    </message>
    <message>
        <source>Give one of them another chance key. Otherwise both draw the same random numbers.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez une autre clé de hasard à l&apos;un des deux. Sinon, les deux tirent les mêmes nombres.</translation>
    </message>
    <message>
        <source>other causes</source>
        <extracomment>phrases</extracomment>
        <translation>autres causes</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not begin with the name of an object, a dot and a value</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » ne commence pas par le nom d&apos;un objet, un point et une valeur</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not the code of a problem of runs, such as run.division-by-zero</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » n&apos;est pas le code d&apos;un problème de partie, comme run.division-by-zero</translation>
    </message>
    <message>
        <source>condition {0} is met</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} est remplie</translation>
    </message>
    <message>
        <source>event {0}</source>
        <extracomment>phrases</extracomment>
        <translation>événement {0}</translation>
    </message>
    <message>
        <source>event {0} of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>événement {0} de {1}</translation>
    </message>
    <message>
        <source>in a question about a run</source>
        <extracomment>phrases</extracomment>
        <translation>dans une question sur une partie</translation>
    </message>
    <message>
        <source>no group responds to the event &apos;{0}&apos;, so runs do not record it</source>
        <extracomment>phrases</extracomment>
        <translation>aucun groupe ne répond à l&apos;événement « {0} », les parties ne l&apos;enregistrent donc pas</translation>
    </message>
    <message>
        <source>the scenario has no condition &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>le scénario n&apos;a pas de condition « {0} »</translation>
    </message>
    <message>
        <source>there is no event &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il n&apos;y a pas d&apos;événement « {0} »</translation>
    </message>
    <message>
        <source>there is no group &apos;{0}&apos;; write it as CLASS/GROUP</source>
        <extracomment>phrases</extracomment>
        <translation>il n&apos;y a pas de groupe « {0} » ; écrivez CLASSE/GROUPE</translation>
    </message>
    <message>
        <source>there is no type or class &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il n&apos;y a ni type ni classe « {0} »</translation>
    </message>
    <message>
        <source>this is no condition</source>
        <extracomment>phrases</extracomment>
        <translation>ce n&apos;est pas une condition</translation>
    </message>
    <message>
        <source>{0} becomes true for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} devient vrai pour {1}</translation>
    </message>
    <message>
        <source>{0} does not fire for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne se déclenche pas pour {1}</translation>
    </message>
    <message>
        <source>{0} of {1}: {2} → {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} de {1} : {2} → {3}</translation>
    </message>
    <message>
        <source>to each event</source>
        <extracomment>choices</extracomment>
        <translation>à chaque événement</translation>
    </message>
    <message>
        <source>to the first event of the game</source>
        <extracomment>choices</extracomment>
        <translation>au premier événement de la partie</translation>
    </message>
    <message>
        <source>to the first event of each turn</source>
        <extracomment>choices</extracomment>
        <translation>au premier événement de chaque tour</translation>
    </message>
    <message>
        <source>any class</source>
        <extracomment>choices</extracomment>
        <translation>une classe quelconque</translation>
    </message>
    <message>
        <source>any grouping</source>
        <extracomment>choices</extracomment>
        <translation>un regroupement quelconque</translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>choices</extracomment>
        <translation>entrant</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>choices</extracomment>
        <translation>sortant</translation>
    </message>
    <message>
        <source>the last key that is not above</source>
        <extracomment>choices</extracomment>
        <translation>la dernière clé qui n’est pas au-dessus</translation>
    </message>
    <message>
        <source>the same key</source>
        <extracomment>choices</extracomment>
        <translation>la même clé</translation>
    </message>
    <message>
        <source>owned by it</source>
        <extracomment>choices</extracomment>
        <translation>lui appartient</translation>
    </message>
    <message>
        <source>its allies (all owners)</source>
        <extracomment>choices</extracomment>
        <translation>ses alliés (tous les propriétaires)</translation>
    </message>
    <message>
        <source>its allies (any owner)</source>
        <extracomment>choices</extracomment>
        <translation>ses alliés (un des propriétaires)</translation>
    </message>
    <message>
        <source>itself (all owners)</source>
        <extracomment>choices</extracomment>
        <translation>lui-même (tous les propriétaires)</translation>
    </message>
    <message>
        <source>itself (any owner)</source>
        <extracomment>choices</extracomment>
        <translation>lui-même (un des propriétaires)</translation>
    </message>
    <message>
        <source>its enemies (all owners)</source>
        <extracomment>choices</extracomment>
        <translation>ses ennemis (tous les propriétaires)</translation>
    </message>
    <message>
        <source>its enemies (any owner)</source>
        <extracomment>choices</extracomment>
        <translation>ses ennemis (un des propriétaires)</translation>
    </message>
    <message>
        <source>not owned by it</source>
        <extracomment>choices</extracomment>
        <translation>ne lui appartient pas</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>choices</extracomment>
        <translation>partie</translation>
    </message>
    <message>
        <source>the object that it is attached to</source>
        <extracomment>choices</extracomment>
        <translation>l’objet auquel il est rattaché</translation>
    </message>
    <message>
        <source>another object</source>
        <extracomment>choices</extracomment>
        <translation>un autre objet</translation>
    </message>
    <message>
        <source>an object of the same owner</source>
        <extracomment>choices</extracomment>
        <translation>un objet du même propriétaire</translation>
    </message>
    <message>
        <source>the holder</source>
        <extracomment>choices</extracomment>
        <translation>le porteur</translation>
    </message>
    <message>
        <source>the target</source>
        <extracomment>choices</extracomment>
        <translation>la cible</translation>
    </message>
    <message>
        <source>=</source>
        <extracomment>choices</extracomment>
        <translation>=</translation>
    </message>
    <message>
        <source>≥</source>
        <extracomment>choices</extracomment>
        <translation>≥</translation>
    </message>
    <message>
        <source>&gt;</source>
        <extracomment>choices</extracomment>
        <translation>&gt;</translation>
    </message>
    <message>
        <source>≤</source>
        <extracomment>choices</extracomment>
        <translation>≤</translation>
    </message>
    <message>
        <source>&lt;</source>
        <extracomment>choices</extracomment>
        <translation>&lt;</translation>
    </message>
    <message>
        <source>≠</source>
        <extracomment>choices</extracomment>
        <translation>≠</translation>
    </message>
    <message>
        <source>an option of empires</source>
        <extracomment>choices</extracomment>
        <translation>une option des empires</translation>
    </message>
    <message>
        <source>an option of the game</source>
        <extracomment>choices</extracomment>
        <translation>une option de la partie</translation>
    </message>
    <message>
        <source>as the player decides</source>
        <extracomment>choices</extracomment>
        <translation>selon la décision du joueur</translation>
    </message>
    <message>
        <source>by priority and id</source>
        <extracomment>choices</extracomment>
        <translation>par priorité et id</translation>
    </message>
    <message>
        <source>cancel an order</source>
        <extracomment>choices</extracomment>
        <translation>annuler un ordre</translation>
    </message>
    <message>
        <source>the commonest</source>
        <extracomment>choices</extracomment>
        <translation>la valeur la plus fréquente de</translation>
    </message>
    <message>
        <source>set the focus</source>
        <extracomment>choices</extracomment>
        <translation>fixer la vocation</translation>
    </message>
    <message>
        <source>give an object</source>
        <extracomment>choices</extracomment>
        <translation>donner un objet</translation>
    </message>
    <message>
        <source>the largest</source>
        <extracomment>choices</extracomment>
        <translation>la plus grande valeur de</translation>
    </message>
    <message>
        <source>as listed</source>
        <extracomment>choices</extracomment>
        <translation>dans l’ordre de la liste</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>choices</extracomment>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>no order</source>
        <extracomment>choices</extracomment>
        <translation>sans ordre</translation>
    </message>
    <message>
        <source>produce</source>
        <extracomment>choices</extracomment>
        <translation>produire</translation>
    </message>
    <message>
        <source>research</source>
        <extracomment>choices</extracomment>
        <translation>rechercher</translation>
    </message>
    <message>
        <source>sequence</source>
        <extracomment>choices</extracomment>
        <translation>suite</translation>
    </message>
    <message>
        <source>the smallest</source>
        <extracomment>choices</extracomment>
        <translation>la plus petite valeur de</translation>
    </message>
    <message>
        <source>set the target</source>
        <extracomment>choices</extracomment>
        <translation>fixer la cible</translation>
    </message>
    <message>
        <source>circle</source>
        <extracomment>choices</extracomment>
        <translation>cercle</translation>
    </message>
    <message>
        <source>owner</source>
        <extracomment>choices</extracomment>
        <translation>propriétaire</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>choices</extracomment>
        <translation>la moyenne</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>choices</extracomment>
        <translation>le premier</translation>
    </message>
    <message>
        <source>largest</source>
        <extracomment>choices</extracomment>
        <translation>le plus grand</translation>
    </message>
    <message>
        <source>smallest</source>
        <extracomment>choices</extracomment>
        <translation>le plus petit</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>choices</extracomment>
        <translation>passer</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>choices</extracomment>
        <translation>saisir</translation>
    </message>
    <message>
        <source>all features</source>
        <extracomment>choices</extracomment>
        <translation>toutes les fonctions</translation>
    </message>
    <message>
        <source>only original features</source>
        <extracomment>choices</extracomment>
        <translation>seulement les fonctions d’origine</translation>
    </message>
    <message>
        <source>build screen</source>
        <extracomment>choices</extracomment>
        <translation>écran de construction</translation>
    </message>
    <message>
        <source>main screen</source>
        <extracomment>choices</extracomment>
        <translation>écran principal</translation>
    </message>
    <message>
        <source>message screen</source>
        <extracomment>choices</extracomment>
        <translation>écran des messages</translation>
    </message>
    <message>
        <source>special screen</source>
        <extracomment>choices</extracomment>
        <translation>écran spécial</translation>
    </message>
    <message>
        <source>status screen</source>
        <extracomment>choices</extracomment>
        <translation>écran d’état</translation>
    </message>
    <message>
        <source>cluster</source>
        <extracomment>choices</extracomment>
        <translation>amas</translation>
    </message>
    <message>
        <source>disc</source>
        <extracomment>choices</extracomment>
        <translation>disque</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>choices</extracomment>
        <translation>anneau</translation>
    </message>
    <message>
        <source>spiral</source>
        <extracomment>choices</extracomment>
        <translation>spirale</translation>
    </message>
    <message>
        <source>the capital</source>
        <extracomment>choices</extracomment>
        <translation>la capitale</translation>
    </message>
    <message>
        <source>the object itself</source>
        <extracomment>choices</extracomment>
        <translation>l’objet lui-même</translation>
    </message>
    <message>
        <source>after combat</source>
        <extracomment>choices</extracomment>
        <translation>après le combat</translation>
    </message>
    <message>
        <source>after growth</source>
        <extracomment>choices</extracomment>
        <translation>après la croissance</translation>
    </message>
    <message>
        <source>after movement</source>
        <extracomment>choices</extracomment>
        <translation>après le déplacement</translation>
    </message>
    <message>
        <source>after production</source>
        <extracomment>choices</extracomment>
        <translation>après la production</translation>
    </message>
    <message>
        <source>after research</source>
        <extracomment>choices</extracomment>
        <translation>après la recherche</translation>
    </message>
    <message>
        <source>before combat</source>
        <extracomment>choices</extracomment>
        <translation>avant le combat</translation>
    </message>
    <message>
        <source>before growth</source>
        <extracomment>choices</extracomment>
        <translation>avant la croissance</translation>
    </message>
    <message>
        <source>before movement</source>
        <extracomment>choices</extracomment>
        <translation>avant le déplacement</translation>
    </message>
    <message>
        <source>before production</source>
        <extracomment>choices</extracomment>
        <translation>avant la production</translation>
    </message>
    <message>
        <source>before research</source>
        <extracomment>choices</extracomment>
        <translation>avant la recherche</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>choices</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>the object in scope</source>
        <extracomment>choices</extracomment>
        <translation>l’objet dans la portée</translation>
    </message>
    <message>
        <source>the whole galaxy</source>
        <extracomment>choices</extracomment>
        <translation>toute la galaxie</translation>
    </message>
    <message>
        <source>everybody</source>
        <extracomment>choices</extracomment>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>the foe</source>
        <extracomment>choices</extracomment>
        <translation>l’adversaire</translation>
    </message>
    <message>
        <source>the object</source>
        <extracomment>choices</extracomment>
        <translation>l’objet</translation>
    </message>
    <message>
        <source>the owners</source>
        <extracomment>choices</extracomment>
        <translation>ses propriétaires</translation>
    </message>
    <message>
        <source>only the project&apos;s own</source>
        <extracomment>choices</extracomment>
        <translation>seulement celui du projet</translation>
    </message>
    <message>
        <source>shipped and own</source>
        <extracomment>choices</extracomment>
        <translation>fourni et propre</translation>
    </message>
    <message>
        <source>current value</source>
        <extracomment>choices</extracomment>
        <translation>valeur actuelle</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>choices</extracomment>
        <translation>maximum</translation>
    </message>
    <message>
        <source>primary</source>
        <extracomment>choices</extracomment>
        <translation>principale</translation>
    </message>
    <message>
        <source>secondary</source>
        <extracomment>choices</extracomment>
        <translation>secondaire</translation>
    </message>
    <message>
        <source>secondary only</source>
        <extracomment>choices</extracomment>
        <translation>secondaire seulement</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a link in the revision &apos;{1}&apos;, and links are not followed there; commit a copy of the file in place of the link</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » est un lien dans la révision « {1} », et les liens n’y sont pas suivis ; validez une copie du fichier à la place du lien</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a submodule in the revision &apos;{1}&apos;, so its files are in another repository; compare folders instead</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » est un sous-module dans la révision « {1} », ses fichiers sont donc dans un autre dépôt ; comparez plutôt des dossiers</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is in no git repository, so it has no revision &apos;{1}&apos;; name a folder instead</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » n’est dans aucun dépôt git et n’a donc pas de révision « {1} » ; indiquez plutôt un dossier</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a commit; write a branch, a tag, the hash of a commit, or HEAD~1</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » n’est pas un commit ; écrivez une branche, une étiquette, le hash d’un commit ou HEAD~1</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not the name of a revision; write a branch, a tag, the hash of a commit, or HEAD~1</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » n’est pas le nom d’une révision ; écrivez une branche, une étiquette, le hash d’un commit ou HEAD~1</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is the beginning of several hashes; write more digits</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » est le début de plusieurs hashs ; écrivez plus de chiffres</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; leads to no git repository: {1}; repair it, or name a folder without a revision</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » ne mène à aucun dépôt git : {1} ; réparez-le ou indiquez un dossier sans révision</translation>
    </message>
    <message>
        <source>&apos;{0}@{1}&apos; lacks a part; write a folder, &apos;@&apos; and a revision: seven-suns@HEAD~1</source>
        <extracomment>phrases</extracomment>
        <translation>il manque une partie à « {0}@{1} » ; écrivez un dossier, « @ » et une révision : seven-suns@HEAD~1</translation>
    </message>
    <message>
        <source>cannot read &apos;{0}&apos; from the git repository &apos;{1}&apos;: {2}; git fsck shows missing and damaged objects</source>
        <extracomment>phrases</extracomment>
        <translation>impossible de lire « {0} » dans le dépôt git « {1} » : {2} ; git fsck montre les objets manquants et endommagés</translation>
    </message>
    <message>
        <source>the folder &apos;{0}&apos; is too large in the revision &apos;{1}&apos;; check that it is the folder of a single project</source>
        <extracomment>phrases</extracomment>
        <translation>le dossier « {0} » est trop grand dans la révision « {1} » ; vérifiez que c’est le dossier d’un seul projet</translation>
    </message>
    <message>
        <source>the git repository &apos;{0}&apos; has no revision &apos;{1}&apos;, because its branch has no commit yet; commit the project first</source>
        <extracomment>phrases</extracomment>
        <translation>le dépôt git « {0} » n’a pas de révision « {1} », car sa branche n’a pas encore de commit ; validez d’abord le projet</translation>
    </message>
    <message>
        <source>the git repository &apos;{0}&apos; has no revision &apos;{1}&apos;; git log --all lists its revisions</source>
        <extracomment>phrases</extracomment>
        <translation>le dépôt git « {0} » n’a pas de révision « {1} » ; git log --all énumère ses révisions</translation>
    </message>
    <message>
        <source>the git repository &apos;{0}&apos; is a shallow clone without the revision &apos;{1}&apos;; git fetch --unshallow gets the missing revisions</source>
        <extracomment>phrases</extracomment>
        <translation>le dépôt git « {0} » est un clone superficiel sans la révision « {1} » ; git fetch --unshallow récupère les révisions manquantes</translation>
    </message>
    <message>
        <source>there is no folder &apos;{0}&apos; in the revision &apos;{1}&apos;; name a revision that has it, or the folder by its name in that revision</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de dossier « {0} » dans la révision « {1} » ; indiquez une révision qui le contient, ou le nom du dossier dans cette révision</translation>
    </message>
    <message>
        <source>caps</source>
        <extracomment>phrases</extracomment>
        <translation>limites</translation>
    </message>
    <message>
        <source>channels</source>
        <extracomment>phrases</extracomment>
        <translation>canaux</translation>
    </message>
    <message>
        <source>combat</source>
        <extracomment>phrases</extracomment>
        <translation>combat</translation>
    </message>
    <message>
        <source>durations</source>
        <extracomment>phrases</extracomment>
        <translation>durées</translation>
    </message>
    <message>
        <source>movement</source>
        <extracomment>phrases</extracomment>
        <translation>mouvement</translation>
    </message>
    <message>
        <source>orders</source>
        <extracomment>phrases</extracomment>
        <translation>ordres</translation>
    </message>
    <message>
        <source>production</source>
        <extracomment>phrases</extracomment>
        <translation>production</translation>
    </message>
    <message>
        <source>reset</source>
        <extracomment>phrases</extracomment>
        <translation>remise à zéro</translation>
    </message>
    <message>
        <source>set-up</source>
        <extracomment>phrases</extracomment>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>visibility</source>
        <extracomment>phrases</extracomment>
        <translation>visibilité</translation>
    </message>
    <message>
        <source>{0}, priority {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, priorité {1}</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>elements</extracomment>
        <translation>Maintenir</translation>
    </message>
    <message>
        <source>Sets a value of an object, and keeps it: no rule can change the value until the last turn of the hold.</source>
        <extracomment>elements</extracomment>
        <translation>Définit une valeur d’un objet et la garde&#xa0;: aucune règle ne peut la changer jusqu’au dernier tour du maintien.</translation>
    </message>
    <message>
        <source>Until turn</source>
        <extracomment>elements</extracomment>
        <translation>Jusqu’au tour</translation>
    </message>
    <message>
        <source>The last turn in which the value is held. Default: the end of the run.</source>
        <extracomment>elements</extracomment>
        <translation>Le dernier tour où la valeur est maintenue. Par défaut&#xa0;: la fin de la partie.</translation>
    </message>
    <message>
        <source>Branch</source>
        <extracomment>elements</extracomment>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>A run that has these statements, orders and decisions, too. It shares all turns before them with the run around it.</source>
        <extracomment>elements</extracomment>
        <translation>Une partie qui a aussi ces instructions, ordres et décisions. Elle partage tous les tours précédents avec la partie qui la contient.</translation>
    </message>
    <message>
        <source>what-if {name}</source>
        <extracomment>elements</extracomment>
        <translation>hypothèse {name}</translation>
    </message>
    <message>
        <source>The name of the branch, unique in the run.</source>
        <extracomment>elements</extracomment>
        <translation>Le nom de l’hypothèse, unique dans la partie.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a value that can be set</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une valeur que l’on peut définir</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not of the form OBJECT.VALUE=CONSTANT@TURN, @TURN..TURN or @TURN..</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas la forme OBJET.VALEUR=CONSTANTE@TOUR, @TOUR..TOUR ou @TOUR..</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>a nearer change may exist: the search reached its limit</source>
        <extracomment>phrases</extracomment>
        <translation>un changement plus proche peut exister&#xa0;: la recherche a atteint sa limite</translation>
    </message>
    <message>
        <source>an earlier effect has the same stacking name</source>
        <extracomment>phrases</extracomment>
        <translation>un effet précédent a le même nom de cumul</translation>
    </message>
    <message>
        <source>change {0} to {1} in &apos;{2}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>remplacer {0} par {1} dans «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>counter {0}</source>
        <extracomment>phrases</extracomment>
        <translation>compteur {0}</translation>
    </message>
    <message>
        <source>enable the effect</source>
        <extracomment>phrases</extracomment>
        <translation>activer l’effet</translation>
    </message>
    <message>
        <source>enable the group</source>
        <extracomment>phrases</extracomment>
        <translation>activer le groupe</translation>
    </message>
    <message>
        <source>even if all conditions match, the group does not act: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>même si toutes les conditions sont remplies, le groupe n’agit pas&#xa0;: {0}</translation>
    </message>
    <message>
        <source>held</source>
        <extracomment>phrases</extracomment>
        <translation>maintenu</translation>
    </message>
    <message>
        <source>in a run from the start, earlier turns change too, and the group does not act</source>
        <extracomment>phrases</extracomment>
        <translation>dans une partie depuis le début, des tours précédents changent aussi, et le groupe n’agit pas</translation>
    </message>
    <message>
        <source>nearest change</source>
        <extracomment>phrases</extracomment>
        <translation>changement le plus proche</translation>
    </message>
    <message>
        <source>nearest change of the content</source>
        <extracomment>phrases</extracomment>
        <translation>changement du contenu le plus proche</translation>
    </message>
    <message>
        <source>nearest change of values</source>
        <extracomment>phrases</extracomment>
        <translation>changement de valeurs le plus proche</translation>
    </message>
    <message>
        <source>negate the condition &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>nier la condition «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>no change of the conditions makes the group act: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>aucun changement des conditions ne fait agir le groupe&#xa0;: {0}</translation>
    </message>
    <message>
        <source>no effect of the group can act on {0}: it lacks the value that they change</source>
        <extracomment>phrases</extracomment>
        <translation>aucun effet du groupe ne peut agir sur {0}&#xa0;: il lui manque la valeur qu’ils changent</translation>
    </message>
    <message>
        <source>nothing else changes in this turn</source>
        <extracomment>phrases</extracomment>
        <translation>rien d’autre ne change dans ce tour</translation>
    </message>
    <message>
        <source>number of objects</source>
        <extracomment>phrases</extracomment>
        <translation>nombre d’objets</translation>
    </message>
    <message>
        <source>remove the stacking name &apos;{0}&apos; of the effect</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer le nom de cumul «&#xa0;{0}&#xa0;» de l’effet</translation>
    </message>
    <message>
        <source>remove the stacking name &apos;{0}&apos; of the group</source>
        <extracomment>phrases</extracomment>
        <translation>supprimer le nom de cumul «&#xa0;{0}&#xa0;» du groupe</translation>
    </message>
    <message>
        <source>set the priority of the group to {0} instead of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>mettre la priorité du groupe à {0} au lieu de {1}</translation>
    </message>
    <message>
        <source>set {0} of {1} to {2} instead of {3}</source>
        <extracomment>phrases</extracomment>
        <translation>mettre {0} de {1} à {2} au lieu de {3}</translation>
    </message>
    <message>
        <source>share of objects</source>
        <extracomment>phrases</extracomment>
        <translation>part des objets</translation>
    </message>
    <message>
        <source>switch off the condition &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>désactiver la condition «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the effect cannot act on the object</source>
        <extracomment>phrases</extracomment>
        <translation>l’effet ne peut pas agir sur l’objet</translation>
    </message>
    <message>
        <source>the group also acts on {0} other object</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe agit aussi sur {0} autre objet</translation>
    </message>
    <message>
        <source>the group also acts on {0} other objects</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe agit aussi sur {0} autres objets</translation>
    </message>
    <message>
        <source>the group is active, but its scope is empty: ask about an object</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe est actif, mais sa portée est vide&#xa0;: interrogez un objet</translation>
    </message>
    <message>
        <source>the group no longer acts on {0} object</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe n’agit plus sur {0} objet</translation>
    </message>
    <message>
        <source>the group no longer acts on {0} objects</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe n’agit plus sur {0} objets</translation>
    </message>
    <message>
        <source>the object does not exist in this run</source>
        <extracomment>phrases</extracomment>
        <translation>l’objet n’existe pas dans cette partie</translation>
    </message>
    <message>
        <source>the search reached its limit before it found a change</source>
        <extracomment>phrases</extracomment>
        <translation>la recherche a atteint sa limite avant de trouver un changement</translation>
    </message>
    <message>
        <source>the value belongs to an object: choose an object or a group</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur appartient à un objet : choisissez un objet ou un groupe</translation>
    </message>
    <message>
        <source>there is no type or class {0}</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a ni type ni classe {0}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>phrases</extracomment>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>phrases</extracomment>
        <translation>tour</translation>
    </message>
    <message>
        <source>{0} (earlier run)</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (partie précédente)</translation>
    </message>
    <message>
        <source>{0} [{1}]</source>
        <extracomment>phrases</extracomment>
        <translation>{0} [{1}]</translation>
    </message>
    <message>
        <source>{0} more object is created</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objet de plus est créé</translation>
    </message>
    <message>
        <source>{0} more objects are created</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objets de plus sont créés</translation>
    </message>
    <message>
        <source>{0} object fewer remains</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objet de moins reste</translation>
    </message>
    <message>
        <source>{0} objects fewer remain</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objets de moins restent</translation>
    </message>
    <message>
        <source>{0} other value changes</source>
        <extracomment>phrases</extracomment>
        <translation>{0} autre valeur change</translation>
    </message>
    <message>
        <source>{0} other values change</source>
        <extracomment>phrases</extracomment>
        <translation>{0} autres valeurs changent</translation>
    </message>
    <message>
        <source>{0} value falls</source>
        <extracomment>phrases</extracomment>
        <translation>{0} valeur baisse</translation>
    </message>
    <message>
        <source>{0} value rises</source>
        <extracomment>phrases</extracomment>
        <translation>{0} valeur augmente</translation>
    </message>
    <message>
        <source>{0} values fall</source>
        <extracomment>phrases</extracomment>
        <translation>{0} valeurs baissent</translation>
    </message>
    <message>
        <source>{0} values rise</source>
        <extracomment>phrases</extracomment>
        <translation>{0} valeurs augmentent</translation>
    </message>
    <message>
        <source>{0}: largest</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : plus grande valeur</translation>
    </message>
    <message>
        <source>{0}: smallest</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : plus petite valeur</translation>
    </message>
    <message>
        <source>{0}: {1} (mean and range)</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : {1} (moyenne et étendue)</translation>
    </message>
    <message>
        <source>{0}: {1} (mean)</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : {1} (moyenne)</translation>
    </message>
    <message>
        <source>{0}: {1} (sum)</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : {1} (somme)</translation>
    </message>
    <message>
        <source>as in the other run</source>
        <extracomment>phrases</extracomment>
        <translation>comme dans l’autre partie</translation>
    </message>
    <message>
        <source>different</source>
        <extracomment>phrases</extracomment>
        <translation>différent</translation>
    </message>
    <message>
        <source>in the other run, {0}</source>
        <extracomment>phrases</extracomment>
        <translation>dans l’autre partie : {0}</translation>
    </message>
    <message>
        <source>the other run ends before this turn</source>
        <extracomment>phrases</extracomment>
        <translation>l’autre partie se termine avant ce tour</translation>
    </message>
    <message>
        <source>the value is of another kind in the other run</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur est d’une autre sorte dans l’autre partie</translation>
    </message>
    <message>
        <source>there is no other run to compare with</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’autre partie à laquelle comparer</translation>
    </message>
    <message>
        <source>true only in the other run</source>
        <extracomment>phrases</extracomment>
        <translation>vrai seulement dans l’autre partie</translation>
    </message>
    <message>
        <source>true only in this run</source>
        <extracomment>phrases</extracomment>
        <translation>vrai seulement dans cette partie</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no breakpoint; begin with group:, effect:, inactive:, value:, if:, event:, condition: or diagnostic:</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » n&apos;est pas un point d&apos;arrêt ; commencez par group:, effect:, inactive:, value:, if:, event:, condition: ou diagnostic:</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no clause of a breakpoint; write if CONDITION, hit NUMBER or say TEXT</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une clause de point d’arrêt&#xa0;; écrivez if CONDITION, hit NUMÉRO ou say TEXTE</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not the number of a hit, such as 3</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas le numéro d’un résultat, par exemple 3</translation>
    </message>
    <message>
        <source>effect {0} of {1} acts for {2}</source>
        <extracomment>phrases</extracomment>
        <translation>l’effet {0} de {1} agit pour {2}</translation>
    </message>
    <message>
        <source>there is no effect &apos;{0}&apos;; write it as CLASS/GROUP/NUMBER</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’effet «&#xa0;{0}&#xa0;»&#xa0;; écrivez-le CLASSE/GROUPE/NUMÉRO</translation>
    </message>
    <message>
        <source>{0} becomes true</source>
        <extracomment>phrases</extracomment>
        <translation>{0} devient vrai</translation>
    </message>
    <message>
        <source>{0}: {1} → {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}&#xa0;: {1} → {2}</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>elements</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Plays a scenario with further statements, and compares the run with what the designer expects.</source>
        <extracomment>elements</extracomment>
        <translation>Joue un scénario avec d’autres instructions, et compare la partie avec les attentes.</translation>
    </message>
    <message>
        <source>test {id}[ “{name}”][ · scenario {scenario}][ · seed {seed}][ · seeds {seeds}][ in at least {in-at-least}][ · {turns} turns]</source>
        <extracomment>elements</extracomment>
        <translation>test {id}[ « {name} »][ · scénario {scenario}][ · graine {seed}][ · graines {seeds}][ pour au moins {in-at-least}][ · {turns} tours]</translation>
    </message>
    <message>
        <source>The scenario of the run. Default: the scenario that the project opens.</source>
        <extracomment>elements</extracomment>
        <translation>Le scénario de la partie. Par défaut : le scénario que le projet ouvre.</translation>
    </message>
    <message>
        <source>The seed of the run. Default: the scenario&apos;s seed.</source>
        <extracomment>elements</extracomment>
        <translation>La graine de la partie. Par défaut : la graine du scénario.</translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>elements</extracomment>
        <translation>Graines</translation>
    </message>
    <message>
        <source>Plays the test once with each of these seeds: 1..50, or 3 7 12.</source>
        <extracomment>elements</extracomment>
        <translation>Joue le test une fois avec chacune de ces graines : 1..50, ou 3 7 12.</translation>
    </message>
    <message>
        <source>In at least</source>
        <extracomment>elements</extracomment>
        <translation>Pour au moins</translation>
    </message>
    <message>
        <source>The share of the seeds with which everything must be as expected: 95%.</source>
        <extracomment>elements</extracomment>
        <translation>La part des graines avec lesquelles tout doit être comme attendu : 95%.</translation>
    </message>
    <message>
        <source>The number of turns that the test plays.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre de tours que le test joue.</translation>
    </message>
    <message>
        <source>Expectation</source>
        <extracomment>elements</extracomment>
        <translation>Attente</translation>
    </message>
    <message>
        <source>expect[ {object}:][ {value}][ {if}][ {group}][ from {source}][ on {on}][ acts: {acts}][ = {equals}][ ± {tolerance}][ ≥ {at-least}][ ≤ {at-most}][ changes by {changes-by}][ compared to {compared-to}][ · turn {turn}][ · by turn {by}][ · from turn {from}][ · to turn {to}][ · always: {always}][ · never: {never}]</source>
        <extracomment>elements</extracomment>
        <translation>attend[ {object} :][ {value}][ {if}][ {group}][ de {source}][ sur {on}][ agit : {acts}][ = {equals}][ ± {tolerance}][ ≥ {at-least}][ ≤ {at-most}][ change de {changes-by}][ par rapport à {compared-to}][ · tour {turn}][ · au plus tard au tour {by}][ · à partir du tour {from}][ · jusqu’au tour {to}][ · toujours : {always}][ · jamais : {never}]</translation>
    </message>
    <message>
        <source>The object to which names in the expressions belong. Default: the game.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet auquel appartiennent les noms dans les expressions. Par défaut : le jeu.</translation>
    </message>
    <message>
        <source>An expression of the object, which is compared: MaxIndustry, or 2 * Population.</source>
        <extracomment>elements</extracomment>
        <translation>Une expression de l’objet, qui est comparée : MaxIndustry, ou 2 * Population.</translation>
    </message>
    <message>
        <source>A condition on the object, which must be true: Industry &gt; 3.</source>
        <extracomment>elements</extracomment>
        <translation>Une condition sur l’objet, qui doit être vraie : Industry &gt; 3.</translation>
    </message>
    <message>
        <source>A group, as CLASS/group, which must act.</source>
        <extracomment>elements</extracomment>
        <translation>Un groupe, écrit CLASSE/groupe, qui doit agir.</translation>
    </message>
    <message>
        <source>The object on which the group acts. Default: any object.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet sur lequel le groupe agit. Par défaut : n’importe quel objet.</translation>
    </message>
    <message>
        <source>The object that holds the group. Default: any object.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet qui porte le groupe. Par défaut : n’importe quel objet.</translation>
    </message>
    <message>
        <source>Acts</source>
        <extracomment>elements</extracomment>
        <translation>Agit</translation>
    </message>
    <message>
        <source>Whether the group must act, or must not act.</source>
        <extracomment>elements</extracomment>
        <translation>Si le groupe doit agir, ou ne doit pas agir.</translation>
    </message>
    <message>
        <source>Equals</source>
        <extracomment>elements</extracomment>
        <translation>Égal à</translation>
    </message>
    <message>
        <source>The value must be equal to this one. Numbers may differ by the tolerance.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur doit être égale à celle-ci. Les nombres peuvent différer de la tolérance.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>elements</extracomment>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>The largest difference between two numbers that count as equal.</source>
        <extracomment>elements</extracomment>
        <translation>La plus grande différence entre deux nombres considérés comme égaux.</translation>
    </message>
    <message>
        <source>The smallest number that passes.</source>
        <extracomment>elements</extracomment>
        <translation>Le plus petit nombre accepté.</translation>
    </message>
    <message>
        <source>The largest number that passes.</source>
        <extracomment>elements</extracomment>
        <translation>Le plus grand nombre accepté.</translation>
    </message>
    <message>
        <source>Changes by</source>
        <extracomment>elements</extracomment>
        <translation>Change de</translation>
    </message>
    <message>
        <source>The change of the number between the turns from and to.</source>
        <extracomment>elements</extracomment>
        <translation>Le changement du nombre entre les tours « from » et « to ».</translation>
    </message>
    <message>
        <source>Compared to</source>
        <extracomment>elements</extracomment>
        <translation>Par rapport à</translation>
    </message>
    <message>
        <source>base: compares the difference from the same run without the statements in given.</source>
        <extracomment>elements</extracomment>
        <translation>base : compare la différence avec la même partie sans les instructions de « given ».</translation>
    </message>
    <message>
        <source>The turn at whose end it must be true. 0: the set-up. Default: the last turn of the test.</source>
        <extracomment>elements</extracomment>
        <translation>Le tour à la fin duquel elle doit être vraie. 0 : la mise en place. Par défaut : le dernier tour du test.</translation>
    </message>
    <message>
        <source>By turn</source>
        <extracomment>elements</extracomment>
        <translation>Au plus tard au tour</translation>
    </message>
    <message>
        <source>The last turn in which it can become true for the first time.</source>
        <extracomment>elements</extracomment>
        <translation>Le dernier tour où elle peut devenir vraie pour la première fois.</translation>
    </message>
    <message>
        <source>From turn</source>
        <extracomment>elements</extracomment>
        <translation>À partir du tour</translation>
    </message>
    <message>
        <source>The first turn of a range. Default: 0, the set-up.</source>
        <extracomment>elements</extracomment>
        <translation>Le premier tour d’un intervalle. Par défaut : 0, la mise en place.</translation>
    </message>
    <message>
        <source>To turn</source>
        <extracomment>elements</extracomment>
        <translation>Jusqu’au tour</translation>
    </message>
    <message>
        <source>The last turn of a range. Default: the last turn of the test.</source>
        <extracomment>elements</extracomment>
        <translation>Le dernier tour d’un intervalle. Par défaut : le dernier tour du test.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>elements</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Whether it must be true in every turn of the range.</source>
        <extracomment>elements</extracomment>
        <translation>Si elle doit être vraie à chaque tour de l’intervalle.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>elements</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Whether it must be true in no turn of the range.</source>
        <extracomment>elements</extracomment>
        <translation>Si elle ne doit être vraie à aucun tour de l’intervalle.</translation>
    </message>
    <message>
        <source>Expected problem</source>
        <extracomment>elements</extracomment>
        <translation>Problème attendu</translation>
    </message>
    <message>
        <source>A problem that the check of the project, or the run of the test, must report.</source>
        <extracomment>elements</extracomment>
        <translation>Un problème que la vérification du projet, ou la partie du test, doit signaler.</translation>
    </message>
    <message>
        <source>expect problem {code}[ at {at}][ · turn {turn}][ × {count}]</source>
        <extracomment>elements</extracomment>
        <translation>attend le problème {code}[ dans {at}][ · tour {turn}][ × {count}]</translation>
    </message>
    <message>
        <source>The code of a problem, for example lint.never-active.</source>
        <extracomment>elements</extracomment>
        <translation>Le code d’un problème, par exemple lint.never-active.</translation>
    </message>
    <message>
        <source>The class, or the group as CLASS/group, that must have the problem. Default: any place.</source>
        <extracomment>elements</extracomment>
        <translation>La classe, ou le groupe écrit CLASSE/groupe, qui doit avoir le problème. Par défaut : n’importe quel endroit.</translation>
    </message>
    <message>
        <source>The turn in which the run must report the problem for the first time. Default: the check or any turn reports it.</source>
        <extracomment>elements</extracomment>
        <translation>Le tour où la partie doit signaler le problème pour la première fois. Par défaut : la vérification ou n’importe quel tour le signale.</translation>
    </message>
    <message>
        <source>The number of places with the problem. 0: there must be none. Default: at least one.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre d’endroits avec le problème. 0 : il ne doit y en avoir aucun. Par défaut : au moins un.</translation>
    </message>
    <message>
        <source>Expected hash</source>
        <extracomment>elements</extracomment>
        <translation>Empreinte attendue</translation>
    </message>
    <message>
        <source>The hash of a turn. It changes with every change of the run.</source>
        <extracomment>elements</extracomment>
        <translation>L’empreinte d’un tour. Elle change avec chaque changement de la partie.</translation>
    </message>
    <message>
        <source>expect hash {equals}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>attend l’empreinte {equals}[ · tour {turn}]</translation>
    </message>
    <message>
        <source>The hash of the turn, as orrery-cli run prints it.</source>
        <extracomment>elements</extracomment>
        <translation>L’empreinte du tour, comme orrery-cli run l’affiche.</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>elements</extracomment>
        <translation>Étant donné</translation>
    </message>
    <message>
        <source>A what-if: statements and orders that the run of the test has in addition. The base run has only those around it.</source>
        <extracomment>elements</extracomment>
        <translation>Une hypothèse : des instructions et des ordres que la partie du test a en plus. La partie de base n’a que ceux qui l’entourent.</translation>
    </message>
    <message>
        <source>given</source>
        <extracomment>elements</extracomment>
        <translation>étant donné</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no list of seeds</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » n’est pas une liste de graines</translation>
    </message>
    <message>
        <source>Write a range such as 1..50, or numbers separated by spaces. At most 10,000 seeds are possible.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un intervalle tel que 1..50, ou des nombres séparés par des espaces. Au plus 10 000 graines sont possibles.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no share of the seeds</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » n’est pas une part des graines</translation>
    </message>
    <message>
        <source>Write a percentage from 1% to 100%.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un pourcentage de 1% à 100%.</translation>
    </message>
    <message>
        <source>the value is compared with nothing</source>
        <extracomment>findings</extracomment>
        <translation>la valeur n’est comparée à rien</translation>
    </message>
    <message>
        <source>Add equals, at-least, at-most or changes-by.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez equals, at-least, at-most ou changes-by.</translation>
    </message>
    <message>
        <source>there is already a test &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il y a déjà un test « {0} »</translation>
    </message>
    <message>
        <source>this test expects nothing</source>
        <extracomment>findings</extracomment>
        <translation>ce test n’attend rien</translation>
    </message>
    <message>
        <source>Add an &lt;expect&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un &lt;expect&gt;.</translation>
    </message>
    <message>
        <source>the test has no &lt;given&gt;, so there is no base to compare with</source>
        <extracomment>findings</extracomment>
        <translation>le test n’a pas de &lt;given&gt;, il n’y a donc pas de base de comparaison</translation>
    </message>
    <message>
        <source>Put the statements of the what-if into a &lt;given&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Mettez les instructions de l’hypothèse dans un &lt;given&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no effect here: the expectation is about {1}</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » n’a pas d’effet ici : l’attente concerne {1}</translation>
    </message>
    <message>
        <source>Remove the attribute.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’attribut.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; cannot be combined</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » et « {1} » ne peuvent pas être combinés</translation>
    </message>
    <message>
        <source>the expectation has both &apos;{0}&apos; and &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>l’attente a à la fois « {0} » et « {1} »</translation>
    </message>
    <message>
        <source>Write an &lt;expect&gt; for each of them.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un &lt;expect&gt; pour chacun d’eux.</translation>
    </message>
    <message>
        <source>a condition</source>
        <extracomment>phrases</extracomment>
        <translation>une condition</translation>
    </message>
    <message>
        <source>a group</source>
        <extracomment>phrases</extracomment>
        <translation>un groupe</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>phrases</extracomment>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>a value that is no number</source>
        <extracomment>phrases</extracomment>
        <translation>une valeur qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>in an expectation of a test</source>
        <extracomment>phrases</extracomment>
        <translation>dans une attente d’un test</translation>
    </message>
    <message>
        <source>no object has this group</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet n’a ce groupe</translation>
    </message>
    <message>
        <source>passed with {0} of {1} seeds</source>
        <extracomment>phrases</extracomment>
        <translation>réussi avec {0} graines sur {1}</translation>
    </message>
    <message>
        <source>the change of {0} since turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>le changement de {0} depuis le tour {1}</translation>
    </message>
    <message>
        <source>the difference of {0} from the base run</source>
        <extracomment>phrases</extracomment>
        <translation>la différence de {0} avec la partie de base</translation>
    </message>
    <message>
        <source>the hash is {0} at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>l’empreinte est {0} au tour {1}</translation>
    </message>
    <message>
        <source>the hash is {0} at turn {1}; expected {2}</source>
        <extracomment>phrases</extracomment>
        <translation>l’empreinte est {0} au tour {1} ; attendu : {2}</translation>
    </message>
    <message>
        <source>the id of a test</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’un test</translation>
    </message>
    <message>
        <source>the run ended at turn {0}, before turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>la partie s’est terminée au tour {0}, avant le tour {1}</translation>
    </message>
    <message>
        <source>the run has an error: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>la partie a une erreur : {0}</translation>
    </message>
    <message>
        <source>the test has errors</source>
        <extracomment>phrases</extracomment>
        <translation>le test a des erreurs</translation>
    </message>
    <message>
        <source>there is no object {0}</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’objet {0}</translation>
    </message>
    <message>
        <source>there is no object {0} at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas d’objet {0} au tour {1}</translation>
    </message>
    <message>
        <source>{0} acted at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} a agi au tour {1}</translation>
    </message>
    <message>
        <source>{0} at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} au tour {1}</translation>
    </message>
    <message>
        <source>{0} at turn {1}; expected {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} au tour {1} ; attendu : {2}</translation>
    </message>
    <message>
        <source>{0} did not act at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas agi au tour {1}</translation>
    </message>
    <message>
        <source>{0} is not reported</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est pas signalé</translation>
    </message>
    <message>
        <source>{0} is {1} at turn {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} vaut {1} au tour {2}</translation>
    </message>
    <message>
        <source>{0} is {1} at turn {2}; expected {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} vaut {1} au tour {2} ; attendu : {3}</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>{0} ± {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ± {1}</translation>
    </message>
    <message>
        <source>{0}; it must be so by turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ; il doit en être ainsi au plus tard au tour {1}</translation>
    </message>
    <message>
        <source>{0}; it must never be so</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ; il ne doit jamais en être ainsi</translation>
    </message>
    <message>
        <source>“{0}” is false at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » est faux au tour {1}</translation>
    </message>
    <message>
        <source>“{0}” is false for {1} at turn {2}</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » est faux pour {1} au tour {2}</translation>
    </message>
    <message>
        <source>“{0}” is true at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » est vrai au tour {1}</translation>
    </message>
    <message>
        <source>“{0}” is true for {1} at turn {2}</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » est vrai pour {1} au tour {2}</translation>
    </message>
    <message>
        <source>A condition that the run of the test must meet. Without turns, it is about the end of the run.</source>
        <extracomment>elements</extracomment>
        <translation>Une condition que la partie du test doit remplir. Sans tours, elle concerne la fin de la partie.</translation>
    </message>
    <message>
        <source>the condition {0} is negated</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} est niée</translation>
    </message>
    <message>
        <source>the condition {0} is removed</source>
        <extracomment>phrases</extracomment>
        <translation>la condition {0} est supprimée</translation>
    </message>
    <message>
        <source>the effect {0} never acts</source>
        <extracomment>phrases</extracomment>
        <translation>l’effet {0} n’agit jamais</translation>
    </message>
    <message>
        <source>the group never fires</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe ne se déclenche jamais</translation>
    </message>
    <message>
        <source>the priority is {0} instead of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>la priorité est {0} au lieu de {1}</translation>
    </message>
    <message>
        <source>the stacking name {0} is removed</source>
        <extracomment>phrases</extracomment>
        <translation>le nom de cumul {0} est supprimé</translation>
    </message>
    <message>
        <source>{0} acts after {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} agit après {1}</translation>
    </message>
    <message>
        <source>activated</source>
        <extracomment>phrases</extracomment>
        <translation>activé</translation>
    </message>
    <message>
        <source>active, but no object was in its scope</source>
        <extracomment>phrases</extracomment>
        <translation>actif, mais aucun objet n’était dans sa portée</translation>
    </message>
    <message>
        <source>an event matched, but the group never responded</source>
        <extracomment>phrases</extracomment>
        <translation>un événement correspondait, mais le groupe n’a jamais répondu</translation>
    </message>
    <message>
        <source>changed {0} value</source>
        <extracomment>phrases</extracomment>
        <translation>a changé {0} valeur</translation>
    </message>
    <message>
        <source>changed {0} values</source>
        <extracomment>phrases</extracomment>
        <translation>a changé {0} valeurs</translation>
    </message>
    <message>
        <source>effect</source>
        <extracomment>choices</extracomment>
        <translation>effet</translation>
    </message>
    <message>
        <source>effective</source>
        <extracomment>phrases</extracomment>
        <translation>efficace</translation>
    </message>
    <message>
        <source>fired in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>déclenché dans {0} tours sur {1}</translation>
    </message>
    <message>
        <source>had objects in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>avait des objets dans {0} tours sur {1}</translation>
    </message>
    <message>
        <source>in play in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>en jeu dans {0} tours sur {1}</translation>
    </message>
    <message>
        <source>led to a response</source>
        <extracomment>phrases</extracomment>
        <translation>a mené à une réponse</translation>
    </message>
    <message>
        <source>matched</source>
        <extracomment>phrases</extracomment>
        <translation>correspondant</translation>
    </message>
    <message>
        <source>matched and rejected</source>
        <extracomment>phrases</extracomment>
        <translation>a correspondu et rejeté</translation>
    </message>
    <message>
        <source>met</source>
        <extracomment>phrases</extracomment>
        <translation>remplie</translation>
    </message>
    <message>
        <source>met in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>remplie dans {0} tours sur {1}</translation>
    </message>
    <message>
        <source>met, but no action was possible</source>
        <extracomment>phrases</extracomment>
        <translation>remplie, mais aucune action n’était possible</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>phrases</extracomment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>never active</source>
        <extracomment>phrases</extracomment>
        <translation>jamais actif</translation>
    </message>
    <message>
        <source>never evaluated</source>
        <extracomment>phrases</extracomment>
        <translation>jamais évalué</translation>
    </message>
    <message>
        <source>never fired</source>
        <extracomment>phrases</extracomment>
        <translation>ne s’est jamais déclenché</translation>
    </message>
    <message>
        <source>never matched</source>
        <extracomment>phrases</extracomment>
        <translation>n’a jamais correspondu</translation>
    </message>
    <message>
        <source>never met</source>
        <extracomment>phrases</extracomment>
        <translation>jamais remplie</translation>
    </message>
    <message>
        <source>never rejected</source>
        <extracomment>phrases</extracomment>
        <translation>n’a jamais rien rejeté</translation>
    </message>
    <message>
        <source>no group became active</source>
        <extracomment>phrases</extracomment>
        <translation>aucun groupe n’est devenu actif</translation>
    </message>
    <message>
        <source>no group had an object in its scope</source>
        <extracomment>phrases</extracomment>
        <translation>aucun groupe n’avait d’objet dans sa portée</translation>
    </message>
    <message>
        <source>no lasting change</source>
        <extracomment>phrases</extracomment>
        <translation>aucun changement durable</translation>
    </message>
    <message>
        <source>no object had the group</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet n’avait le groupe</translation>
    </message>
    <message>
        <source>no object of the class existed</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet de la classe n’a existé</translation>
    </message>
    <message>
        <source>no object to act on</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet sur lequel agir</translation>
    </message>
    <message>
        <source>no such event happened</source>
        <extracomment>phrases</extracomment>
        <translation>aucun événement de ce genre ne s’est produit</translation>
    </message>
    <message>
        <source>no such event matched</source>
        <extracomment>phrases</extracomment>
        <translation>aucun événement de ce genre ne correspondait</translation>
    </message>
    <message>
        <source>objects in scope, but no lasting change</source>
        <extracomment>phrases</extracomment>
        <translation>des objets dans la portée, mais aucun changement durable</translation>
    </message>
    <message>
        <source>objects to act on, but no lasting change</source>
        <extracomment>phrases</extracomment>
        <translation>des objets sur lesquels agir, mais aucun changement durable</translation>
    </message>
    <message>
        <source>responded in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>a répondu dans {0} tours sur {1}</translation>
    </message>
    <message>
        <source>scenario condition</source>
        <extracomment>phrases</extracomment>
        <translation>condition de scénario</translation>
    </message>
    <message>
        <source>suppressed {0} time</source>
        <extracomment>phrases</extracomment>
        <translation>écarté {0} fois</translation>
    </message>
    <message>
        <source>suppressed {0} times</source>
        <extracomment>phrases</extracomment>
        <translation>écarté {0} fois</translation>
    </message>
    <message>
        <source>{0} change clamped or overwritten later</source>
        <extracomment>phrases</extracomment>
        <translation>{0} changement limité ou écrasé ensuite</translation>
    </message>
    <message>
        <source>{0} changes clamped or overwritten later</source>
        <extracomment>phrases</extracomment>
        <translation>{0} changements limités ou écrasés ensuite</translation>
    </message>
    <message>
        <source>{0} object at most</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objet au plus</translation>
    </message>
    <message>
        <source>Delayed action</source>
        <extracomment>phrases</extracomment>
        <translation>Action différée</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>phrases</extracomment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>First response</source>
        <extracomment>phrases</extracomment>
        <translation>Première réponse</translation>
    </message>
    <message>
        <source>Pending effect</source>
        <extracomment>phrases</extracomment>
        <translation>Effet en attente</translation>
    </message>
    <message>
        <source>Player&apos;s view</source>
        <extracomment>phrases</extracomment>
        <translation>Vue du joueur</translation>
    </message>
    <message>
        <source>Scenario condition</source>
        <extracomment>phrases</extracomment>
        <translation>Condition du scénario</translation>
    </message>
    <message>
        <source>Starlanes</source>
        <extracomment>phrases</extracomment>
        <translation>Voies stellaires</translation>
    </message>
    <message>
        <source>an object of type {0} has no value &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>un objet du type {0} n’a pas de valeur « {1} »</translation>
    </message>
    <message>
        <source>disabled</source>
        <extracomment>phrases</extracomment>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>due in turn {0}</source>
        <extracomment>phrases</extracomment>
        <translation>prévu au tour {0}</translation>
    </message>
    <message>
        <source>due in turn {0}, for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>prévu au tour {0}, pour {1}</translation>
    </message>
    <message>
        <source>enabled</source>
        <extracomment>phrases</extracomment>
        <translation>activée</translation>
    </message>
    <message>
        <source>has responded</source>
        <extracomment>phrases</extracomment>
        <translation>a répondu</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>phrases</extracomment>
        <translation>perd</translation>
    </message>
    <message>
        <source>the class {0} has no group &apos;{1}&apos;; its groups are: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>la classe {0} n’a pas de groupe « {1} » ; ses groupes sont : {2}</translation>
    </message>
    <message>
        <source>the class {0} has no groups</source>
        <extracomment>phrases</extracomment>
        <translation>la classe {0} n’a pas de groupes</translation>
    </message>
    <message>
        <source>waits for an event, for {0}</source>
        <extracomment>phrases</extracomment>
        <translation>attend un événement, pour {0}</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>phrases</extracomment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <extracomment>phrases</extracomment>
        <translation>{0} et {1} de plus</translation>
    </message>
    <message>
        <source>{0} starlanes</source>
        <extracomment>phrases</extracomment>
        <translation>{0} voies stellaires</translation>
    </message>
    <message>
        <source>{0}; did you mean &apos;{1}&apos;?</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ; vouliez-vous dire « {1} » ?</translation>
    </message>
    <message>
        <source>{0} instead of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} au lieu de {1}</translation>
    </message>
    <message>
        <source>{0} objects at most</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objets au plus</translation>
    </message>
    <message>
        <source>the base run</source>
        <extracomment>choices</extracomment>
        <translation>la partie de base</translation>
    </message>
    <message>
        <source>base run: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>partie de base : {0}</translation>
    </message>
    <message>
        <source>test</source>
        <extracomment>phrases</extracomment>
        <translation>test</translation>
    </message>
    <message>
        <source>{0} is {1} at turn {2}; accepted is {3} ({4})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} vaut {1} au tour {2} ; valeur acceptée : {3} ({4})</translation>
    </message>
    <message>
        <source>{0} is {1} at turn {2}; no value is accepted yet</source>
        <extracomment>phrases</extracomment>
        <translation>{0} vaut {1} au tour {2} ; aucune valeur n’est encore acceptée</translation>
    </message>
    <message>
        <source>{0} of {1} measured values are not as accepted</source>
        <extracomment>phrases</extracomment>
        <translation>{0} valeurs mesurées sur {1} diffèrent des valeurs acceptées</translation>
    </message>
    <message>
        <source>{0}: the run ended before turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : l’exécution s’est terminée avant le tour {1}</translation>
    </message>
    <message>
        <source>{0}: {1} at turn {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : {1} au tour {2}</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>elements</extracomment>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>A number of the run that stays as it was accepted. With several seeds, the mean of all runs counts.</source>
        <extracomment>elements</extracomment>
        <translation>Un nombre de l’exécution qui reste tel qu’il a été accepté. Avec plusieurs graines, c’est la moyenne de toutes les exécutions qui compte.</translation>
    </message>
    <message>
        <source>measure {id}:[ {object}:] {value}[ ± {tolerance}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>mesure {id} :[ {object} :] {value}[ ± {tolerance}][ · tour {turn}]</translation>
    </message>
    <message>
        <source>The object to which names in the expression belong. Default: the game.</source>
        <extracomment>elements</extracomment>
        <translation>L’objet auquel appartiennent les noms de l’expression. Par défaut : la partie.</translation>
    </message>
    <message>
        <source>The number to measure: MaxIndustry, or sum(owned planets, Industry).</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre à mesurer : MaxIndustry, ou sum(owned planets, Industry).</translation>
    </message>
    <message>
        <source>The turns at whose end the value is measured: 40, or 10 20 40, or 1..40. Default: the last turn.</source>
        <extracomment>elements</extracomment>
        <translation>Les tours à la fin desquels la valeur est mesurée : 40, 10 20 40 ou 1..40. Par défaut : le dernier tour.</translation>
    </message>
    <message>
        <source>The largest difference from the accepted value that passes.</source>
        <extracomment>elements</extracomment>
        <translation>Le plus grand écart admis par rapport à la valeur acceptée.</translation>
    </message>
    <message>
        <source>Accepted values</source>
        <extracomment>elements</extracomment>
        <translation>Valeurs acceptées</translation>
    </message>
    <message>
        <source>The values of the measures of a test, as a designer accepted them. Accepting new values writes them.</source>
        <extracomment>elements</extracomment>
        <translation>Les valeurs des mesures d’un test, telles qu’elles ont été acceptées. Accepter de nouvelles valeurs les écrit ici.</translation>
    </message>
    <message>
        <source>accepted values of {test}</source>
        <extracomment>elements</extracomment>
        <translation>valeurs acceptées de {test}</translation>
    </message>
    <message>
        <source>The id of the test.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant du test.</translation>
    </message>
    <message>
        <source>Measured value</source>
        <extracomment>elements</extracomment>
        <translation>Valeur mesurée</translation>
    </message>
    <message>
        <source>The value that a measure must have at a turn.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur qu’une mesure doit avoir à un tour.</translation>
    </message>
    <message>
        <source>{measure} = {value} · turn {turn}</source>
        <extracomment>elements</extracomment>
        <translation>{measure} = {value} · tour {turn}</translation>
    </message>
    <message>
        <source>The id of a measure of the test.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une mesure du test.</translation>
    </message>
    <message>
        <source>The turn of the value.</source>
        <extracomment>elements</extracomment>
        <translation>Le tour de la valeur.</translation>
    </message>
    <message>
        <source>The accepted value.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur acceptée.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; at turn {1} is accepted twice</source>
        <extracomment>findings</extracomment>
        <translation>la valeur de &apos;{0}&apos; au tour {1} est acceptée deux fois</translation>
    </message>
    <message>
        <source>Remove one of the two lines.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’une des deux lignes.</translation>
    </message>
    <message>
        <source>turn {0} comes after the last turn, {1}</source>
        <extracomment>findings</extracomment>
        <translation>le tour {0} vient après le dernier tour, {1}</translation>
    </message>
    <message>
        <source>Write an earlier turn, or play more turns.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un tour antérieur, ou jouez plus de tours.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no list of turns</source>
        <extracomment>findings</extracomment>
        <translation>&apos;{0}&apos; n’est pas une liste de tours</translation>
    </message>
    <message>
        <source>Write a turn such as 40, a range such as 1..40, or turns separated by spaces. At most 1,000 turns are possible.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un tour comme 40, un intervalle comme 1..40, ou des tours séparés par des espaces. 1 000 tours au plus sont possibles.</translation>
    </message>
    <message>
        <source>there is already a measure &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il y a déjà une mesure &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>the test &apos;{0}&apos; has no measure &apos;{1}&apos; at turn {2}</source>
        <extracomment>findings</extracomment>
        <translation>le test &apos;{0}&apos; n’a pas de mesure &apos;{1}&apos; au tour {2}</translation>
    </message>
    <message>
        <source>Remove the accepted value, or correct its names and its turn.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez la valeur acceptée, ou corrigez ses noms et son tour.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <extracomment>elements</extracomment>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Plays a scenario many times with other numbers in the content, and measures each run.</source>
        <extracomment>elements</extracomment>
        <translation>Joue un scénario de nombreuses fois avec d’autres nombres dans le contenu, et mesure chaque partie.</translation>
    </message>
    <message>
        <source>sweep {id}[ “{name}”][ · scenario {scenario}][ · seeds {seeds}][ · {turns} turns][ · design {design}][ · {samples} samples]</source>
        <extracomment>elements</extracomment>
        <translation>balayage {id}[ «&#xa0;{name}&#xa0;»][ · scénario {scenario}][ · graines {seeds}][ · {turns} tours][ · plan {design}][ · {samples} échantillons]</translation>
    </message>
    <message>
        <source>The scenario of the runs. Default: the scenario that the project opens.</source>
        <extracomment>elements</extracomment>
        <translation>Le scénario des parties. Par défaut&#xa0;: celui que le projet ouvre.</translation>
    </message>
    <message>
        <source>Plays each variant once with each of these seeds: 1..50, or 3 7 12. Default: the scenario&apos;s seed.</source>
        <extracomment>elements</extracomment>
        <translation>Joue chaque variante une fois avec chacune de ces graines&#xa0;: 1..50, ou 3 7 12. Par défaut&#xa0;: la graine du scénario.</translation>
    </message>
    <message>
        <source>The number of turns that each run plays.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre de tours de chaque partie.</translation>
    </message>
    <message>
        <source>Design</source>
        <extracomment>elements</extracomment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>How values are combined to variants. grid: all combinations. one-at-a-time: the content as it is, and one changed value in each variant. latin-hypercube: random combinations that cover each range evenly. morris: random paths that change one value at each step.</source>
        <extracomment>elements</extracomment>
        <translation>Comment les valeurs sont combinées en variantes. grid&#xa0;: toutes les combinaisons. one-at-a-time&#xa0;: le contenu tel quel, et une valeur changée dans chaque variante. latin-hypercube&#xa0;: des combinaisons aléatoires qui couvrent chaque plage également. morris&#xa0;: des chemins aléatoires qui changent une valeur à chaque étape.</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>elements</extracomment>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>The number of variants of a latin-hypercube, or of paths of morris.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre de variantes de latin-hypercube, ou de chemins de morris.</translation>
    </message>
    <message>
        <source>Vary</source>
        <extracomment>elements</extracomment>
        <translation>Varier</translation>
    </message>
    <message>
        <source>A number of the content that has another value in each variant: a constant, or an attribute.</source>
        <extracomment>elements</extracomment>
        <translation>Un nombre du contenu qui a une autre valeur dans chaque variante&#xa0;: une constante ou un attribut.</translation>
    </message>
    <message>
        <source>vary[ {constant}][ {at}][ · {element}][ · {attribute}][: {values}][ from {from}][ to {to}][ · {values-count} values]</source>
        <extracomment>elements</extracomment>
        <translation>varier[ {constant}][ {at}][ · {element}][ · {attribute}][&#xa0;: {values}][ de {from}][ à {to}][ · {values-count} valeurs]</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>elements</extracomment>
        <translation>Constante</translation>
    </message>
    <message>
        <source>The id of a constant of the content, which a define gives its value.</source>
        <extracomment>elements</extracomment>
        <translation>L’identifiant d’une constante du contenu, à laquelle un define donne sa valeur.</translation>
    </message>
    <message>
        <source>The class, or the group as CLASS/group, whose number varies.</source>
        <extracomment>elements</extracomment>
        <translation>La classe, ou le groupe écrit CLASSE/groupe, dont le nombre varie.</translation>
    </message>
    <message>
        <source>Element</source>
        <extracomment>elements</extracomment>
        <translation>Élément</translation>
    </message>
    <message>
        <source>The element inside that has the number: modify-meter, or modify-meter[2] for the second one. Default: the class or the group itself.</source>
        <extracomment>elements</extracomment>
        <translation>L’élément à l’intérieur qui a le nombre&#xa0;: modify-meter, ou modify-meter[2] pour le deuxième. Par défaut&#xa0;: la classe ou le groupe même.</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>elements</extracomment>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>The attribute that varies: priority, or amount.</source>
        <extracomment>elements</extracomment>
        <translation>L’attribut qui varie&#xa0;: priority, ou amount.</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>elements</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>The numbers to try, separated by spaces: 10 20 30.</source>
        <extracomment>elements</extracomment>
        <translation>Les nombres à essayer, séparés par des espaces&#xa0;: 10 20 30.</translation>
    </message>
    <message>
        <source>The first number of a range, which is one of the values.</source>
        <extracomment>elements</extracomment>
        <translation>Le premier nombre d’une plage&#xa0;; c’est l’une des valeurs.</translation>
    </message>
    <message>
        <source>The last number of the range, which is one of the values.</source>
        <extracomment>elements</extracomment>
        <translation>Le dernier nombre de la plage&#xa0;; c’est l’une des valeurs.</translation>
    </message>
    <message>
        <source>Number of values</source>
        <extracomment>elements</extracomment>
        <translation>Nombre de valeurs</translation>
    </message>
    <message>
        <source>The number of values in the range, at equal distances.</source>
        <extracomment>elements</extracomment>
        <translation>Le nombre de valeurs dans la plage, à distances égales.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no list of numbers</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une liste de nombres</translation>
    </message>
    <message>
        <source>Write numbers separated by spaces, such as 10 20 30. At most 1,000 numbers are possible.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez des nombres séparés par des espaces, comme 10 20 30. Au plus 1&#xa0;000 nombres sont possibles.</translation>
    </message>
    <message>
        <source>there is already a sweep &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>il y a déjà un balayage «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the range has no &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la plage n’a pas de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Write &apos;from&apos;, &apos;to&apos; and &apos;values-count&apos; together, or list the numbers in &apos;values&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez «&#xa0;from&#xa0;», «&#xa0;to&#xa0;» et «&#xa0;values-count&#xa0;» ensemble, ou énumérez les nombres dans «&#xa0;values&#xa0;».</translation>
    </message>
    <message>
        <source>this sweep measures nothing</source>
        <extracomment>findings</extracomment>
        <translation>ce balayage ne mesure rien</translation>
    </message>
    <message>
        <source>Add a &lt;measure&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un &lt;measure&gt;.</translation>
    </message>
    <message>
        <source>the constant &apos;{0}&apos; is no number, so it cannot vary</source>
        <extracomment>findings</extracomment>
        <translation>la constante «&#xa0;{0}&#xa0;» n’est pas un nombre et ne peut donc pas varier</translation>
    </message>
    <message>
        <source>Vary a constant whose value is a number.</source>
        <extracomment>findings</extracomment>
        <translation>Faites varier une constante dont la valeur est un nombre.</translation>
    </message>
    <message>
        <source>&apos;samples&apos; has no effect in the design &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;samples&#xa0;» n’a pas d’effet dans le plan «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Remove the attribute, or choose the design latin-hypercube or morris.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’attribut, ou choisissez le plan latin-hypercube ou morris.</translation>
    </message>
    <message>
        <source>the design morris needs at least two values</source>
        <extracomment>findings</extracomment>
        <translation>le plan morris a besoin d’au moins deux valeurs</translation>
    </message>
    <message>
        <source>Add a second number.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un deuxième nombre.</translation>
    </message>
    <message>
        <source>the sweep has more than {0} variants</source>
        <extracomment>findings</extracomment>
        <translation>le balayage a plus de {0} variantes</translation>
    </message>
    <message>
        <source>Try fewer values, or choose the design latin-hypercube.</source>
        <extracomment>findings</extracomment>
        <translation>Essayez moins de valeurs, ou choisissez le plan latin-hypercube.</translation>
    </message>
    <message>
        <source>{0} varies twice</source>
        <extracomment>findings</extracomment>
        <translation>{0} varie deux fois</translation>
    </message>
    <message>
        <source>this sweep varies nothing</source>
        <extracomment>findings</extracomment>
        <translation>ce balayage ne fait rien varier</translation>
    </message>
    <message>
        <source>Add a &lt;vary&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez un &lt;vary&gt;.</translation>
    </message>
    <message>
        <source>all combinations</source>
        <extracomment>choices</extracomment>
        <translation>toutes les combinaisons</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <extracomment>choices</extracomment>
        <translation>hypercube latin</translation>
    </message>
    <message>
        <source>Morris paths</source>
        <extracomment>choices</extracomment>
        <translation>chemins de Morris</translation>
    </message>
    <message>
        <source>one at a time</source>
        <extracomment>choices</extracomment>
        <translation>une à la fois</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; are one name on other systems</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» et «&#xa0;{1}&#xa0;» sont un seul nom sur d’autres systèmes</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not belong in a run file</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas sa place dans un fichier de partie</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not have the size that its entry declares</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas la taille que son entrée déclare</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has a compression that run files do not use</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a une compression que les fichiers de partie n’utilisent pas</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has a wrong checksum</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a une somme de contrôle fausse</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no results of a sweep</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’a pas de résultats d’un balayage</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has results of another sweep, or of other content</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» a les résultats d’un autre balayage, ou d’un autre contenu</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a link or another special file</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est un lien ou un autre fichier spécial</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is damaged</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est endommagé</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is encrypted</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» est chiffré</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is from another version of the program</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» vient d’une autre version du programme</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is missing</source>
        <extracomment>phrases</extracomment>
        <translation>«&#xa0;{0}&#xa0;» manque</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <extracomment>phrases</extracomment>
        <translation>un autre programme l’a verrouillé</translation>
    </message>
    <message>
        <source>attribute</source>
        <extracomment>phrases</extracomment>
        <translation>attribut</translation>
    </message>
    <message>
        <source>cannot use &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>impossible d’utiliser «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>element</source>
        <extracomment>phrases</extracomment>
        <translation>élément</translation>
    </message>
    <message>
        <source>in a varied constant</source>
        <extracomment>phrases</extracomment>
        <translation>dans une constante variée</translation>
    </message>
    <message>
        <source>it has format {1}, and this version of Orrery reads format {2}</source>
        <extracomment>phrases</extracomment>
        <translation>il a le format {1}, et cette version d’Orrery lit le format {2}</translation>
    </message>
    <message>
        <source>it has {1} entries; the limit is {2}</source>
        <extracomment>phrases</extracomment>
        <translation>il a {1} entrées&#xa0;; la limite est {2}</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>phrases</extracomment>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>it is no SQLite file</source>
        <extracomment>phrases</extracomment>
        <translation>ce n’est pas un fichier SQLite</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <extracomment>phrases</extracomment>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is not a zip archive</source>
        <extracomment>phrases</extracomment>
        <translation>ce n’est pas une archive zip</translation>
    </message>
    <message>
        <source>its content has no scenario &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>son contenu n’a pas de scénario «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>its end has 64-bit numbers, which run files do not use</source>
        <extracomment>phrases</extracomment>
        <translation>sa fin a des nombres de 64 bits, que les fichiers de partie n’utilisent pas</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <extracomment>phrases</extracomment>
        <translation>sa fin manque</translation>
    </message>
    <message>
        <source>its entries have {1} bytes together; the limit is {2}</source>
        <extracomment>phrases</extracomment>
        <translation>ses entrées ont ensemble {1} octets&#xa0;; la limite est {2}</translation>
    </message>
    <message>
        <source>no group of the class fires</source>
        <extracomment>phrases</extracomment>
        <translation>aucun groupe de la classe ne se déclenche</translation>
    </message>
    <message>
        <source>other systems do not allow the name &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>d’autres systèmes n’acceptent pas le nom «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>the archive cannot be made: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>l’archive ne peut pas être créée&#xa0;: {1}</translation>
    </message>
    <message>
        <source>the folder &apos;{0}&apos; is not empty</source>
        <extracomment>phrases</extracomment>
        <translation>le dossier «&#xa0;{0}&#xa0;» n’est pas vide</translation>
    </message>
    <message>
        <source>the id of a sweep</source>
        <extracomment>phrases</extracomment>
        <translation>comme identifiant d’un balayage</translation>
    </message>
    <message>
        <source>the list of its entries is damaged</source>
        <extracomment>phrases</extracomment>
        <translation>la liste de ses entrées est endommagée</translation>
    </message>
    <message>
        <source>the name &apos;{0}&apos; begins outside of the run file</source>
        <extracomment>phrases</extracomment>
        <translation>le nom «&#xa0;{0}&#xa0;» commence hors du fichier de partie</translation>
    </message>
    <message>
        <source>the name &apos;{0}&apos; leads out of the run file</source>
        <extracomment>phrases</extracomment>
        <translation>le nom «&#xa0;{0}&#xa0;» mène hors du fichier de partie</translation>
    </message>
    <message>
        <source>the sweep has errors</source>
        <extracomment>phrases</extracomment>
        <translation>le balayage a des erreurs</translation>
    </message>
    <message>
        <source>there is no scenario {0}</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de scénario {0}</translation>
    </message>
    <message>
        <source>two of its entries have the same name</source>
        <extracomment>phrases</extracomment>
        <translation>deux de ses entrées ont le même nom</translation>
    </message>
    <message>
        <source>{0} has no usable value of &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas de valeur utilisable pour «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} is not readable: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’est pas lisible&#xa0;: {1}</translation>
    </message>
    <message>
        <source>mpirun has started this program, but the plug-in for MPI cannot be loaded: {0}. Install it, or start the program without mpirun</source>
        <extracomment>phrases</extracomment>
        <translation>mpirun a lancé ce programme, mais l’extension pour MPI ne peut pas être chargée : {0}. Installez-la, ou lancez le programme sans mpirun</translation>
    </message>
    <message>
        <source>{0}, turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, tour {1}</translation>
    </message>
    <message>
        <source>Box plot</source>
        <extracomment>phrases</extracomment>
        <translation>Boîte à moustaches</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>phrases</extracomment>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>phrases</extracomment>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Lines over turns</source>
        <extracomment>phrases</extracomment>
        <translation>Lignes au fil des tours</translation>
    </message>
    <message>
        <source>No value has changed in this turn.</source>
        <extracomment>phrases</extracomment>
        <translation>Aucune valeur n’a changé à ce tour.</translation>
    </message>
    <message>
        <source>Orders, events and messages</source>
        <extracomment>phrases</extracomment>
        <translation>Ordres, événements et messages</translation>
    </message>
    <message>
        <source>Scatter plot</source>
        <extracomment>phrases</extracomment>
        <translation>Nuage de points</translation>
    </message>
    <message>
        <source>Scenario {0}, seed {1}, hash {2}</source>
        <extracomment>phrases</extracomment>
        <translation>Scénario {0}, graine {1}, empreinte {2}</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <extracomment>phrases</extracomment>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>The turn has very many changes, so the last ones have no breakdown.</source>
        <extracomment>phrases</extracomment>
        <translation>Le tour a un très grand nombre de changements ; les derniers n’ont donc pas de décomposition.</translation>
    </message>
    <message>
        <source>There are none in this turn.</source>
        <extracomment>phrases</extracomment>
        <translation>Il n’y en a pas à ce tour.</translation>
    </message>
    <message>
        <source>as written</source>
        <extracomment>choices</extracomment>
        <translation>tel qu’écrit</translation>
    </message>
    <message>
        <source>destroyed</source>
        <extracomment>phrases</extracomment>
        <translation>détruit</translation>
    </message>
    <message>
        <source>mean change of {0} over the whole range, and its deviation</source>
        <extracomment>phrases</extracomment>
        <translation>changement moyen de {0} sur toute la plage, et son écart</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>phrases</extracomment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>no run has a value of this measure</source>
        <extracomment>phrases</extracomment>
        <translation>aucune partie n’a de valeur pour cette mesure</translation>
    </message>
    <message>
        <source>only sweeps with the design one-at-a-time or morris show sensitivities</source>
        <extracomment>phrases</extracomment>
        <translation>seuls les balayages de plan one-at-a-time ou morris montrent des sensibilités</translation>
    </message>
    <message>
        <source>record, hash and statements</source>
        <extracomment>phrases</extracomment>
        <translation>enregistrement, hachage et instructions</translation>
    </message>
    <message>
        <source>shared activation</source>
        <extracomment>phrases</extracomment>
        <translation>activation partagée</translation>
    </message>
    <message>
        <source>shared scope</source>
        <extracomment>phrases</extracomment>
        <translation>portée partagée</translation>
    </message>
    <message>
        <source>shared verdicts</source>
        <extracomment>phrases</extracomment>
        <translation>verdicts partagés</translation>
    </message>
    <message>
        <source>smallest and largest mean of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>plus petite et plus grande moyenne de {0}</translation>
    </message>
    <message>
        <source>stage {0}</source>
        <extracomment>phrases</extracomment>
        <translation>étape {0}</translation>
    </message>
    <message>
        <source>the measure has only one turn; write for example turn=&quot;1..40&quot;</source>
        <extracomment>phrases</extracomment>
        <translation>la mesure n’a qu’un tour ; écrivez par exemple turn=&quot;1..40&quot;</translation>
    </message>
    <message>
        <source>the sweep varies no number</source>
        <extracomment>phrases</extracomment>
        <translation>le balayage ne fait varier aucun nombre</translation>
    </message>
    <message>
        <source>turn {0} cannot be computed again</source>
        <extracomment>phrases</extracomment>
        <translation>le tour {0} ne peut pas être recalculé</translation>
    </message>
    <message>
        <source>{0} = {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} = {1}</translation>
    </message>
    <message>
        <source>{0} cannot be used as a plug-in for MPI</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ne peut pas servir d’extension pour MPI</translation>
    </message>
    <message>
        <source>Firings</source>
        <extracomment>phrases</extracomment>
        <translation>Déclenchements</translation>
    </message>
    <message>
        <source>Orders and actions</source>
        <extracomment>phrases</extracomment>
        <translation>Ordres et actions</translation>
    </message>
    <message>
        <source>Override</source>
        <extracomment>phrases</extracomment>
        <translation>Valeur imposée</translation>
    </message>
    <message>
        <source>Statement: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Instruction : {0}</translation>
    </message>
    <message>
        <source>objects in scope: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>objets dans la portée : {0}</translation>
    </message>
    <message>
        <source>objects: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>objets : {0}</translation>
    </message>
    <message>
        <source>{0} → {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} → {1}</translation>
    </message>
    <message>
        <source>{0}, step {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, étape {1}</translation>
    </message>
    <message>
        <source>{0}: created</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : créé</translation>
    </message>
    <message>
        <source>{0}: destroyed</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : détruit</translation>
    </message>
    <message>
        <source>{0}: moved</source>
        <extracomment>phrases</extracomment>
        <translation>{0} : déplacé</translation>
    </message>
    <message>
        <source>no object</source>
        <extracomment>phrases</extracomment>
        <translation>aucun objet</translation>
    </message>
    <message>
        <source>no such value differs in {0} turns</source>
        <extracomment>phrases</extracomment>
        <translation>aucune valeur de ce genre ne diffère en {0} tours</translation>
    </message>
    <message>
        <source>the first version has no test {0}</source>
        <extracomment>phrases</extracomment>
        <translation>la première version n’a pas de test {0}</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <extracomment>phrases</extracomment>
        <translation>le projet n’a pas de scénario</translation>
    </message>
    <message>
        <source>the run has no error</source>
        <extracomment>phrases</extracomment>
        <translation>la partie n’a pas d’erreur</translation>
    </message>
    <message>
        <source>the test {0} does not fail</source>
        <extracomment>phrases</extracomment>
        <translation>le test {0} n’échoue pas</translation>
    </message>
    <message>
        <source>the test {0} does not fail by this expectation alone</source>
        <extracomment>phrases</extracomment>
        <translation>le test {0} n’échoue pas par cette seule attente</translation>
    </message>
    <message>
        <source>the test {0} does not pass in the first version</source>
        <extracomment>phrases</extracomment>
        <translation>le test {0} ne réussit pas dans la première version</translation>
    </message>
    <message>
        <source>the test {0} has errors; mend them first</source>
        <extracomment>phrases</extracomment>
        <translation>le test {0} a des erreurs ; corrigez-les d’abord</translation>
    </message>
    <message>
        <source>there is no test {0}</source>
        <extracomment>phrases</extracomment>
        <translation>il n’y a pas de test {0}</translation>
    </message>
    <message>
        <source>{0} of {1} is {2} and {3} at turn {4}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} de {1} vaut {2} et {3} au tour {4}</translation>
    </message>
    <message>
        <source>the mpirun that has started this program is not that of Open MPI. Use the one of Open MPI</source>
        <extracomment>phrases</extracomment>
        <translation>le mpirun qui a lancé ce programme n’est pas celui d’Open MPI. Utilisez celui d’Open MPI</translation>
    </message>
    <message>
        <source>in the first version, the test {0} lacks the expectation that fails</source>
        <extracomment>phrases</extracomment>
        <translation>dans la première version, il manque au test {0} l’attente qui échoue</translation>
    </message>
    <message>
        <source>the path of the include is not in quotation marks</source>
        <extracomment>findings</extracomment>
        <translation>le chemin de l&apos;inclusion n&apos;est pas entre guillemets</translation>
    </message>
    <message>
        <source>Write #include &quot;PATH&quot; on a line of its own.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez #include &quot;CHEMIN&quot; sur une ligne à part.</translation>
    </message>
    <message>
        <source>this is not the id of a text</source>
        <extracomment>findings</extracomment>
        <translation>ceci n&apos;est pas l&apos;identifiant d&apos;un texte</translation>
    </message>
    <message>
        <source>Write an id of letters, digits and underscores, and its text on the next line.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un identifiant de lettres, de chiffres et de traits de soulignement, et son texte à la ligne suivante.</translation>
    </message>
    <message>
        <source>Rename one of them, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez l&apos;un d&apos;eux ou supprimez-le.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; has two different texts</source>
        <extracomment>findings</extracomment>
        <translation>la macro « {0} » a deux textes différents</translation>
    </message>
    <message>
        <source>Rename one of them. The first one is used.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez l&apos;une d&apos;elles. La première est utilisée.</translation>
    </message>
    <message>
        <source>Rename one of them, or remove it. The first one is used.</source>
        <extracomment>findings</extracomment>
        <translation>Renommez l&apos;un d&apos;eux ou supprimez-le. Le premier est utilisé.</translation>
    </message>
    <message>
        <source>expected {0} instead of &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>{0} attendu au lieu de « {1} »</translation>
    </message>
    <message>
        <source>Correct the text here, or a missing or surplus word or bracket before it.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le texte ici, ou un mot ou un crochet manquant ou superflu qui précède.</translation>
    </message>
    <message>
        <source>expected {0} at the end of the file</source>
        <extracomment>findings</extracomment>
        <translation>{0} attendu à la fin du fichier</translation>
    </message>
    <message>
        <source>Complete the last definition.</source>
        <extracomment>findings</extracomment>
        <translation>Complétez la dernière définition.</translation>
    </message>
    <message>
        <source>expected {0} at the end of the macro&apos;s text</source>
        <extracomment>findings</extracomment>
        <translation>{0} attendu à la fin du texte de la macro</translation>
    </message>
    <message>
        <source>Complete the text of the macro.</source>
        <extracomment>findings</extracomment>
        <translation>Complétez le texte de la macro.</translation>
    </message>
    <message>
        <source>the field &apos;{0}&apos; of &apos;{1}&apos; is not at its usual place</source>
        <extracomment>findings</extracomment>
        <translation>le champ « {0} » de « {1} » n&apos;est pas à sa place habituelle</translation>
    </message>
    <message>
        <source>Move it. FreeOrion may refuse this order.</source>
        <extracomment>findings</extracomment>
        <translation>Déplacez-le. FreeOrion peut refuser cet ordre.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; inserts itself</source>
        <extracomment>findings</extracomment>
        <translation>la macro « {0} » s&apos;insère elle-même</translation>
    </message>
    <message>
        <source>Remove one of the insertions.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l&apos;une des insertions.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no field &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » n&apos;a pas de champ « {1} »</translation>
    </message>
    <message>
        <source>no file matches &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucun fichier ne correspond à « {0} »</translation>
    </message>
    <message>
        <source>Correct the path. It begins at the folder of this file, or with / at the folder above scripting.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le chemin. Il part du dossier de ce fichier, ou avec / du dossier au-dessus de scripting.</translation>
    </message>
    <message>
        <source>no value for parameter {0} of the macro &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucune valeur pour le paramètre {0} de la macro « {1} »</translation>
    </message>
    <message>
        <source>Write the values in round brackets after the macro&apos;s name, with commas between them.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez les valeurs entre parenthèses après le nom de la macro, séparées par des virgules.</translation>
    </message>
    <message>
        <source>Write it on the next line.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez-le à la ligne suivante.</translation>
    </message>
    <message>
        <source>the field &apos;{0}&apos; is given twice</source>
        <extracomment>findings</extracomment>
        <translation>le champ « {0} » est donné deux fois</translation>
    </message>
    <message>
        <source>parameter {0} is outside of a macro</source>
        <extracomment>findings</extracomment>
        <translation>le paramètre {0} est en dehors d&apos;une macro</translation>
    </message>
    <message>
        <source>Write the value itself, or move the text into a macro.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez la valeur elle-même, ou déplacez le texte dans une macro.</translation>
    </message>
    <message>
        <source>the text is nested too deeply</source>
        <extracomment>findings</extracomment>
        <translation>le texte est trop imbriqué</translation>
    </message>
    <message>
        <source>Simplify it.</source>
        <extracomment>findings</extracomment>
        <translation>Simplifiez-le.</translation>
    </message>
    <message>
        <source>the files include each other too deeply</source>
        <extracomment>findings</extracomment>
        <translation>les inclusions de fichiers sont trop imbriquées</translation>
    </message>
    <message>
        <source>Include &apos;{0}&apos; in the script itself.</source>
        <extracomment>findings</extracomment>
        <translation>Incluez « {0} » dans le script lui-même.</translation>
    </message>
    <message>
        <source>the insertion of &apos;{0}&apos; makes the text too large</source>
        <extracomment>findings</extracomment>
        <translation>l&apos;insertion de « {0} » rend le texte trop grand</translation>
    </message>
    <message>
        <source>Insert fewer macros inside each other.</source>
        <extracomment>findings</extracomment>
        <translation>Insérez moins de macros les unes dans les autres.</translation>
    </message>
    <message>
        <source>this &apos;{0}&apos; is not closed</source>
        <extracomment>findings</extracomment>
        <translation>ce « {0} » n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>Add &apos;{1}&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez « {1} ».</translation>
    </message>
    <message>
        <source>this comment is not closed</source>
        <extracomment>findings</extracomment>
        <translation>ce commentaire n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>Add */ at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez */ à sa fin.</translation>
    </message>
    <message>
        <source>the text of the macro &apos;{0}&apos; is not closed</source>
        <extracomment>findings</extracomment>
        <translation>le texte de la macro « {0} » n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>Write &apos;&apos;&apos; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez &apos;&apos;&apos; à sa fin.</translation>
    </message>
    <message>
        <source>this text has no closing quotation mark</source>
        <extracomment>findings</extracomment>
        <translation>ce texte n&apos;a pas de guillemet fermant</translation>
    </message>
    <message>
        <source>Add it on the same line.</source>
        <extracomment>findings</extracomment>
        <translation>Ajoutez-le sur la même ligne.</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; is not closed</source>
        <extracomment>findings</extracomment>
        <translation>le texte de « {0} » n&apos;est pas fermé</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a field of &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » n&apos;est pas un champ de « {1} »</translation>
    </message>
    <message>
        <source>no macro &apos;{0}&apos; is defined here</source>
        <extracomment>findings</extracomment>
        <translation>aucune macro « {0} » n&apos;est définie ici</translation>
    </message>
    <message>
        <source>Correct its name, or include the file that defines it.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez son nom, ou incluez le fichier qui la définit.</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;)&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>« , » ou « ) »</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, or &apos;]&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » ou « ] »</translation>
    </message>
    <message>
        <source>FreeOrion 0.4.10</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrion 0.4.10</translation>
    </message>
    <message>
        <source>If, Count, Sum, Min or Max</source>
        <extracomment>phrases</extracomment>
        <translation>If, Count, Sum, Min ou Max</translation>
    </message>
    <message>
        <source>a comparison: &lt; &lt;= = != &gt;= or &gt;</source>
        <extracomment>phrases</extracomment>
        <translation>une comparaison : &lt; &lt;= = != &gt;= ou &gt;</translation>
    </message>
    <message>
        <source>a condition, or &apos;]&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>une condition ou « ] »</translation>
    </message>
    <message>
        <source>a field of &apos;{0}&apos;, or the next definition</source>
        <extracomment>phrases</extracomment>
        <translation>un champ de « {0} » ou la définition suivante</translation>
    </message>
    <message>
        <source>a value, or &apos;]&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>une valeur ou « ] »</translation>
    </message>
    <message>
        <source>an effect</source>
        <extracomment>phrases</extracomment>
        <translation>un effet</translation>
    </message>
    <message>
        <source>an effect, or &apos;]&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>un effet ou « ] »</translation>
    </message>
    <message>
        <source>the first one is here</source>
        <extracomment>phrases</extracomment>
        <translation>le premier est ici</translation>
    </message>
    <message>
        <source>the first text is here</source>
        <extracomment>phrases</extracomment>
        <translation>le premier texte est ici</translation>
    </message>
    <message>
        <source>the folder scripting with .focs.txt files</source>
        <extracomment>phrases</extracomment>
        <translation>le dossier scripting avec des fichiers .focs.txt</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; is inserted here</source>
        <extracomment>phrases</extracomment>
        <translation>la macro « {0} » est insérée ici</translation>
    </message>
    <message>
        <source>the macro uses its parameter here</source>
        <extracomment>phrases</extracomment>
        <translation>la macro utilise son paramètre ici</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <extracomment>phrases</extracomment>
        <translation>le nom d&apos;une propriété</translation>
    </message>
    <message>
        <source>{0} → {1}, {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} → {1}, {2}</translation>
    </message>
    <message>
        <source>{0}:{1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}:{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid value of &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » n&apos;est pas une valeur valable de &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>The file is damaged. Save the game again.</source>
        <extracomment>findings</extracomment>
        <translation>Le fichier est endommagé. Enregistrez à nouveau la partie.</translation>
    </message>
    <message>
        <source>the file ends inside of &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>le fichier se termine à l&apos;intérieur de &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>The file is not complete. Copy it again, or save the game again.</source>
        <extracomment>findings</extracomment>
        <translation>Le fichier n&apos;est pas complet. Copiez-le à nouveau ou enregistrez à nouveau la partie.</translation>
    </message>
    <message>
        <source>the document type is not &lt;!DOCTYPE boost_serialization&gt;</source>
        <extracomment>findings</extracomment>
        <translation>le type de document n&apos;est pas &lt;!DOCTYPE boost_serialization&gt;</translation>
    </message>
    <message>
        <source>Choose a saved game that FreeOrion wrote.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez une partie enregistrée par FreeOrion.</translation>
    </message>
    <message>
        <source>The file is damaged, or another version of FreeOrion wrote it. Save the game with FreeOrion 0.4.10.</source>
        <extracomment>findings</extracomment>
        <translation>Le fichier est endommagé, ou une autre version de FreeOrion l&apos;a écrit. Enregistrez la partie avec FreeOrion 0.4.10.</translation>
    </message>
    <message>
        <source>the content has no {0} &apos;{1}&apos;; number of uses: {2}</source>
        <extracomment>findings</extracomment>
        <translation>le contenu n&apos;a pas : {0} « {1} » ; nombre d&apos;utilisations : {2}</translation>
    </message>
    <message>
        <source>Read the save with the content of its game. Without the content, this name has no effects.</source>
        <extracomment>findings</extracomment>
        <translation>Lisez la partie avec le contenu de son jeu. Sans ce contenu, ce nom n&apos;a pas d&apos;effets.</translation>
    </message>
    <message>
        <source>there is no {0} {1}</source>
        <extracomment>findings</extracomment>
        <translation>introuvable : {0} {1}</translation>
    </message>
    <message>
        <source>version {0} of &lt;{1}&gt; is newer than version {2}</source>
        <extracomment>findings</extracomment>
        <translation>la version {0} de &lt;{1}&gt; est plus récente que la version {2}</translation>
    </message>
    <message>
        <source>Save the game with FreeOrion 0.4.10, or use a newer Orrery.</source>
        <extracomment>findings</extracomment>
        <translation>Enregistrez la partie avec FreeOrion 0.4.10, ou utilisez un Orrery plus récent.</translation>
    </message>
    <message>
        <source>the file is not a saved game in XML</source>
        <extracomment>findings</extracomment>
        <translation>le fichier n&apos;est pas une partie enregistrée en XML</translation>
    </message>
    <message>
        <source>Choose a file that FreeOrion wrote, with the option save.format.binary.enabled turned off.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un fichier que FreeOrion a écrit avec l&apos;option save.format.binary.enabled désactivée.</translation>
    </message>
    <message>
        <source>the state of the game is packed inside of the file</source>
        <extracomment>findings</extracomment>
        <translation>l&apos;état de la partie est comprimé dans le fichier</translation>
    </message>
    <message>
        <source>Turn off the option save.format.xml.zlib.enabled in FreeOrion, and save the game again.</source>
        <extracomment>findings</extracomment>
        <translation>Désactivez l&apos;option save.format.xml.zlib.enabled dans FreeOrion et enregistrez à nouveau la partie.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; occurs twice</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; apparaît deux fois</translation>
    </message>
    <message>
        <source>there is no {0} {1}, to which &lt;{2}&gt; refers</source>
        <extracomment>findings</extracomment>
        <translation>introuvable : {0} {1}, que désigne &lt;{2}&gt;</translation>
    </message>
    <message>
        <source>Nothing to do. Orrery reads it as none.</source>
        <extracomment>findings</extracomment>
        <translation>Rien à faire. Orrery le lit comme « aucun ».</translation>
    </message>
    <message>
        <source>expected {0}</source>
        <extracomment>findings</extracomment>
        <translation>{0} attendu</translation>
    </message>
    <message>
        <source>the unpacked text is larger than {0} MB</source>
        <extracomment>findings</extracomment>
        <translation>le texte décomprimé dépasse {0} Mo</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a kind of object</source>
        <extracomment>findings</extracomment>
        <translation>« {0} » n&apos;est pas une sorte d&apos;objet</translation>
    </message>
    <message>
        <source>there is no meter with the number {0}</source>
        <extracomment>findings</extracomment>
        <translation>il n&apos;y a pas de jauge portant le numéro {0}</translation>
    </message>
    <message>
        <source>the packed file is damaged: {0}</source>
        <extracomment>findings</extracomment>
        <translation>le fichier comprimé est endommagé : {0}</translation>
    </message>
    <message>
        <source>Copy the file again, or save the game again.</source>
        <extracomment>findings</extracomment>
        <translation>Copiez à nouveau le fichier ou enregistrez à nouveau la partie.</translation>
    </message>
    <message>
        <source>Choose a file that you can read.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez un fichier que vous pouvez lire.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has {1} items instead of {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; a {1} éléments au lieu de {2}</translation>
    </message>
    <message>
        <source>&apos;&gt;&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>« &gt; »</translation>
    </message>
    <message>
        <source>a character reference</source>
        <extracomment>phrases</extracomment>
        <translation>une référence de caractère</translation>
    </message>
    <message>
        <source>an attribute</source>
        <extracomment>phrases</extracomment>
        <translation>un attribut</translation>
    </message>
    <message>
        <source>an element instead of text</source>
        <extracomment>phrases</extracomment>
        <translation>un élément au lieu d&apos;un texte</translation>
    </message>
    <message>
        <source>building type</source>
        <extracomment>phrases</extracomment>
        <translation>type de bâtiment</translation>
    </message>
    <message>
        <source>design</source>
        <extracomment>phrases</extracomment>
        <translation>modèle</translation>
    </message>
    <message>
        <source>fewer elements inside of each other</source>
        <extracomment>phrases</extracomment>
        <translation>moins d&apos;éléments imbriqués</translation>
    </message>
    <message>
        <source>field type</source>
        <extracomment>phrases</extracomment>
        <translation>type de champ</translation>
    </message>
    <message>
        <source>fleet</source>
        <extracomment>phrases</extracomment>
        <translation>flotte</translation>
    </message>
    <message>
        <source>hull</source>
        <extracomment>phrases</extracomment>
        <translation>coque</translation>
    </message>
    <message>
        <source>it is no .xz file</source>
        <extracomment>phrases</extracomment>
        <translation>ce n&apos;est pas un fichier .xz</translation>
    </message>
    <message>
        <source>it is not complete</source>
        <extracomment>phrases</extracomment>
        <translation>il n&apos;est pas complet</translation>
    </message>
    <message>
        <source>it uses a method that Orrery does not have</source>
        <extracomment>phrases</extracomment>
        <translation>il utilise une méthode qu&apos;Orrery n&apos;a pas</translation>
    </message>
    <message>
        <source>its bytes do not match its checksums</source>
        <extracomment>phrases</extracomment>
        <translation>ses octets ne correspondent pas à ses sommes de contrôle</translation>
    </message>
    <message>
        <source>part</source>
        <extracomment>phrases</extracomment>
        <translation>pièce</translation>
    </message>
    <message>
        <source>planet</source>
        <extracomment>phrases</extracomment>
        <translation>planète</translation>
    </message>
    <message>
        <source>read &apos;{0}&apos;: turn {1}, {2} objects, {3} empires, {4} ship designs</source>
        <extracomment>phrases</extracomment>
        <translation>« {0} » lu : tour {1}, {2} objets, {3} empires, {4} modèles de vaisseau</translation>
    </message>
    <message>
        <source>ship</source>
        <extracomment>phrases</extracomment>
        <translation>vaisseau</translation>
    </message>
    <message>
        <source>species</source>
        <extracomment>phrases</extracomment>
        <translation>espèce</translation>
    </message>
    <message>
        <source>system</source>
        <extracomment>phrases</extracomment>
        <translation>système</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <extracomment>phrases</extracomment>
        <translation>un texte en UTF-8</translation>
    </message>
    <message>
        <source>text instead of an element</source>
        <extracomment>phrases</extracomment>
        <translation>un texte au lieu d&apos;un élément</translation>
    </message>
    <message>
        <source>the end of another element</source>
        <extracomment>phrases</extracomment>
        <translation>la fin d&apos;un autre élément</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <extracomment>phrases</extracomment>
        <translation>la fin du fichier</translation>
    </message>
    <message>
        <source>the name of an element</source>
        <extracomment>phrases</extracomment>
        <translation>le nom d&apos;un élément</translation>
    </message>
    <message>
        <source>unpacking needs too much memory</source>
        <extracomment>phrases</extracomment>
        <translation>la décompression demande trop de mémoire</translation>
    </message>
    <message>
        <source>Imports the scripts, macros and texts of FreeOrion 0.4.10. Groups that Orrery cannot run become disabled groups with their text.</source>
        <extracomment>phrases</extracomment>
        <translation>Importe les scripts, les macros et les textes de FreeOrion 0.4.10. Les groupes qu&apos;Orrery ne peut pas exécuter deviennent des groupes désactivés avec leur texte.</translation>
    </message>
    <message>
        <source>Shares a value</source>
        <extracomment>conditions</extracomment>
        <translation>Partage une valeur</translation>
    </message>
    <message>
        <source>Matches objects that have a value in common with an object that matches the inner condition: the same owner, the same network, the same star colour. An object that matches the inner condition shares its value with itself.</source>
        <extracomment>conditions</extracomment>
        <translation>S’applique aux objets qui ont une valeur en commun avec un objet auquel s’applique la condition intérieure : le même propriétaire, le même réseau, la même couleur d’étoile. Un objet auquel s’applique la condition intérieure partage sa valeur avec lui-même.</translation>
    </message>
    <message>
        <source>has the same {value} as an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>a la même valeur {value} qu’un objet tel que :</translation>
    </message>
    <message>
        <source>The expression to compare. Bare names refer to the candidate and to each matching object in turn. Objects without a value share nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>L’expression à comparer. Les noms simples désignent le candidat, puis chaque objet correspondant. Les objets sans valeur ne partagent rien.</translation>
    </message>
    <message>
        <source>divide max {meter}[ of {part}] by {by}</source>
        <extracomment>effects</extracomment>
        <translation>diviser le maximum de {meter}[ de {part}] par {by}</translation>
    </message>
    <message>
        <source>For a meter that objects have once for each part: the class of the part.</source>
        <extracomment>effects</extracomment>
        <translation>Pour une jauge que les objets ont une fois par partie : la classe de la partie.</translation>
    </message>
    <message>
        <source>divide current {meter}[ of {part}] by {by}</source>
        <extracomment>effects</extracomment>
        <translation>diviser la valeur actuelle de {meter}[ de {part}] par {by}</translation>
    </message>
    <message>
        <source>lower max {meter}[ of {part}] to at most {to}</source>
        <extracomment>effects</extracomment>
        <translation>abaisser le maximum de {meter}[ de {part}] à {to} au plus</translation>
    </message>
    <message>
        <source>lower current {meter}[ of {part}] to at most {to}</source>
        <extracomment>effects</extracomment>
        <translation>abaisser la valeur actuelle de {meter}[ de {part}] à {to} au plus</translation>
    </message>
    <message>
        <source>The recipients: the owners of the object, everybody, or the owners of the source. An empire is its own owner here.</source>
        <extracomment>effects</extracomment>
        <translation>Les destinataires : les propriétaires de l’objet, tout le monde, ou les propriétaires de la source. Un empire est ici son propre propriétaire.</translation>
    </message>
    <message>
        <source>add {amount} to max {meter}[ of {part}]</source>
        <extracomment>effects</extracomment>
        <translation>ajouter {amount} au maximum de {meter}[ de {part}]</translation>
    </message>
    <message>
        <source>add {amount} to current {meter}[ of {part}]</source>
        <extracomment>effects</extracomment>
        <translation>ajouter {amount} à la valeur actuelle de {meter}[ de {part}]</translation>
    </message>
    <message>
        <source>multiply max {meter}[ of {part}] by {by}</source>
        <extracomment>effects</extracomment>
        <translation>multiplier le maximum de {meter}[ de {part}] par {by}</translation>
    </message>
    <message>
        <source>multiply current {meter}[ of {part}] by {by}</source>
        <extracomment>effects</extracomment>
        <translation>multiplier la valeur actuelle de {meter}[ de {part}] par {by}</translation>
    </message>
    <message>
        <source>raise max {meter}[ of {part}] to at least {to}</source>
        <extracomment>effects</extracomment>
        <translation>relever le maximum de {meter}[ de {part}] à {to} au moins</translation>
    </message>
    <message>
        <source>raise current {meter}[ of {part}] to at least {to}</source>
        <extracomment>effects</extracomment>
        <translation>relever la valeur actuelle de {meter}[ de {part}] à {to} au moins</translation>
    </message>
    <message>
        <source>set max {meter}[ of {part}] to {value}</source>
        <extracomment>effects</extracomment>
        <translation>fixer le maximum de {meter}[ de {part}] à {value}</translation>
    </message>
    <message>
        <source>set current {meter}[ of {part}] to {value}</source>
        <extracomment>effects</extracomment>
        <translation>fixer la valeur actuelle de {meter}[ de {part}] à {value}</translation>
    </message>
    <message>
        <source>Sets a property of the object, or of owners. Related properties stay as they are. For sizes and environments, use the effects made for them.</source>
        <extracomment>effects</extracomment>
        <translation>Définit une propriété de l’objet ou de propriétaires. Les propriétés apparentées restent inchangées. Pour les tailles et les environnements, utilisez les effets prévus.</translation>
    </message>
    <message>
        <source>set property {property}[ of {whose}] to {value}</source>
        <extracomment>effects</extracomment>
        <translation>définir la propriété {property}[ ({whose})] à {value}</translation>
    </message>
    <message>
        <source>The objects whose property is set: the object itself, its owners, or the owners of the source. If several objects in scope set a property of one owner, the last one counts.</source>
        <extracomment>effects</extracomment>
        <translation>Les objets dont la propriété est définie : l’objet lui-même, ses propriétaires, ou les propriétaires de la source. Si plusieurs objets de la portée définissent une propriété d’un même propriétaire, le dernier compte.</translation>
    </message>
    <message>
        <source>Travel to object</source>
        <extracomment>effects</extracomment>
        <translation>Voyager vers un objet</translation>
    </message>
    <message>
        <source>Sends the object on a journey along starlanes to the system of another object, as a move order does. It replaces an earlier destination. Each turn the object moves as far as its meter Speed allows.</source>
        <extracomment>effects</extracomment>
        <translation>Envoie l’objet en voyage le long des voies stellaires vers le système d’un autre objet, comme un ordre de déplacement. Remplace une destination antérieure. À chaque tour, l’objet avance autant que sa jauge Speed le permet.</translation>
    </message>
    <message>
        <source>travel to the nearest object</source>
        <extracomment>effects</extracomment>
        <translation>voyager vers l’objet le plus proche</translation>
    </message>
    <message>
        <source>Running value</source>
        <extracomment>functions</extracomment>
        <translation>Valeur courante</translation>
    </message>
    <message>
        <source>The value of a meter after the effects so far. Differs from the meter&apos;s name only if the rules of the project say that names of meters read initial values.</source>
        <extracomment>functions</extracomment>
        <translation>La valeur d’une jauge après les effets déjà appliqués. Elle diffère du nom de la jauge seulement si, selon les règles du projet, les noms des jauges lisent les valeurs initiales.</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>functions</extracomment>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>The number of copies of a class in a list of classes; 0 if the list lacks the class. An object without the list counts as one with an empty list.</source>
        <extracomment>functions</extracomment>
        <translation>Le nombre d’exemplaires d’une classe dans une liste de classes ; 0 si elle n’y est pas. Un objet sans cette liste compte comme un objet à liste vide.</translation>
    </message>
    <message>
        <source>With class</source>
        <extracomment>functions</extracomment>
        <translation>Avec la classe</translation>
    </message>
    <message>
        <source>The list with one more copy of a class at its end. The effect set-property adds a class in this way.</source>
        <extracomment>functions</extracomment>
        <translation>La liste avec un exemplaire de plus d’une classe à la fin. L’effet set-property ajoute ainsi une classe.</translation>
    </message>
    <message>
        <source>Without class</source>
        <extracomment>functions</extracomment>
        <translation>Sans la classe</translation>
    </message>
    <message>
        <source>The list without all copies of a class.</source>
        <extracomment>functions</extracomment>
        <translation>La liste sans aucun exemplaire d’une classe.</translation>
    </message>
    <message>
        <source>Part meter</source>
        <extracomment>functions</extracomment>
        <translation>Jauge d’une partie</translation>
    </message>
    <message>
        <source>The value of a meter that objects have once for each part; 0 if the object lacks the part. For the maximum, write MaxCapacity in place of Capacity. Default: the object that bare names refer to.</source>
        <extracomment>functions</extracomment>
        <translation>La valeur d’une jauge que les objets ont une fois par partie ; 0 si l’objet n’a pas la partie. Pour le maximum, écrivez MaxCapacity au lieu de Capacity. Par défaut : l’objet auquel renvoient les noms nus.</translation>
    </message>
    <message>
        <source>The number of entries in a list of classes, with all copies.</source>
        <extracomment>functions</extracomment>
        <translation>Le nombre d’entrées d’une liste de classes, avec tous les exemplaires.</translation>
    </message>
    <message>
        <source>The rules of evaluation. The element rules of a vocabulary changes single properties.</source>
        <extracomment>elements</extracomment>
        <translation>Les règles de l’évaluation. L’élément rules d’un vocabulaire change des propriétés une à une.</translation>
    </message>
    <message>
        <source>A pair of numbers of an object: current value and maximum. A single meter has only the current value.</source>
        <extracomment>elements</extracomment>
        <translation>Une paire de nombres d’un objet&#xa0;: valeur actuelle et maximum. Une jauge unique n’a que la valeur actuelle.</translation>
    </message>
    <message>
        <source>meter {id}[ “{label}”][ · single: {single}][ · ≥ {minimum}][ · ≤ {maximum}][ · initially {initial}][ · growth {growth}]</source>
        <extracomment>elements</extracomment>
        <translation>jauge {id}[ «&#xa0;{label}&#xa0;»][ · unique&#xa0;: {single}][ · ≥ {minimum}][ · ≤ {maximum}][ · au départ {initial}][ · croissance {growth}]</translation>
    </message>
    <message>
        <source>Sets the maximum to 0 at the start of each turn. Effects then build it up again. Sets the value itself for a meter without a maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Remet le maximum à 0 au début de chaque tour. Des effets le reconstruisent ensuite. Pour une jauge sans maximum, remet la valeur elle-même.</translation>
    </message>
    <message>
        <source>Single value</source>
        <extracomment>elements</extracomment>
        <translation>Valeur unique</translation>
    </message>
    <message>
        <source>The meter has only a current value, and no maximum.</source>
        <extracomment>elements</extracomment>
        <translation>La jauge n’a qu’une valeur actuelle, sans maximum.</translation>
    </message>
    <message>
        <source>property {id}[ “{label}”][ of the {of}] · {format}[ of type {type}][ · default {default}]</source>
        <extracomment>elements</extracomment>
        <translation>propriété {id}[ « {label} »][ de {of}] · {format}[ du type {type}][ · valeur par défaut {default}]</translation>
    </message>
    <message>
        <source>The format of the value: number, boolean, text, object, class, classes (a list), or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Le format de la valeur : number, boolean, text, object, class, classes (une liste), ou l’identifiant d’une énumération.</translation>
    </message>
    <message>
        <source>The type of the classes in the value, for the formats class and classes. Default: any type.</source>
        <extracomment>elements</extracomment>
        <translation>Le type des classes de la valeur, pour les formats class et classes. Par défaut : tout type.</translation>
    </message>
    <message>
        <source>has[ meter {meter}][ property {property}][ resource {resource}][ per {per}][, single for {single-for}][ · reset to {reset}][ · clamp {clamp}]</source>
        <extracomment>elements</extracomment>
        <translation>a[ jauge {meter}][ propriété {property}][ ressource {resource}][ par classe de {per}][, simple pour {single-for}][ · remise à {reset}][ · limitée {clamp}]</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>elements</extracomment>
        <translation>Remise</translation>
    </message>
    <message>
        <source>The value of the meter&apos;s maximum, or of a single meter, before the effects: a number, or none to keep the value. Default: 0 for a meter that is rebuilt.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur du maximum, ou d’une jauge unique, avant les effets&#xa0;: un nombre, ou none pour garder la valeur. Par défaut&#xa0;: 0 pour une jauge qui est reconstruite.</translation>
    </message>
    <message>
        <source>Clamp</source>
        <extracomment>elements</extracomment>
        <translation>Borner</translation>
    </message>
    <message>
        <source>Whether the meter is limited to its bounds and its maximum after the effects.</source>
        <extracomment>elements</extracomment>
        <translation>Indique si la jauge est limitée à ses bornes et à son maximum après les effets.</translation>
    </message>
    <message>
        <source>A list of classes: the object has the meter once for each class in it. The property states the type of its classes.</source>
        <extracomment>elements</extracomment>
        <translation>Une liste de classes : l’objet a la jauge une fois pour chaque classe de cette liste. La propriété indique le type de ses classes.</translation>
    </message>
    <message>
        <source>Single for</source>
        <extracomment>elements</extracomment>
        <translation>Simple pour</translation>
    </message>
    <message>
        <source>With per: a boolean property of these classes. If it is true for a class, the meter has no maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Avec per : une propriété booléenne de ces classes. Si elle est vraie pour une classe, la jauge n’a pas de maximum.</translation>
    </message>
    <message>
        <source>Lends</source>
        <extracomment>elements</extracomment>
        <translation>Prête</translation>
    </message>
    <message>
        <source>A property of its objects whose classes lend them their effects groups and groupings.</source>
        <extracomment>elements</extracomment>
        <translation>Une propriété de ses objets, dont les classes leur prêtent leurs groupes d’effets et leurs regroupements.</translation>
    </message>
    <message>
        <source>the classes in {property} lend their groups[ with the source {source}]</source>
        <extracomment>elements</extracomment>
        <translation>les classes de {property} prêtent leurs groupes[ avec la source {source}]</translation>
    </message>
    <message>
        <source>A property of the format class or classes. Each class in it acts as if the object carried its groups, once for each copy.</source>
        <extracomment>elements</extracomment>
        <translation>Une propriété du format class ou classes. Chaque classe y agit comme si l’objet portait ses groupes, une fois par exemplaire.</translation>
    </message>
    <message>
        <source>A property of the format object: the source of lent groups. Default: the object itself. All &lt;lends&gt; of a type have the same source.</source>
        <extracomment>elements</extracomment>
        <translation>Une propriété du format object : la source des groupes prêtés. Par défaut : l’objet lui-même. Tous les &lt;lends&gt; d’un type ont la même source.</translation>
    </message>
    <message>
        <source>Properties of the evaluation that differ from those of the rules in the manifest.</source>
        <extracomment>elements</extracomment>
        <translation>Les propriétés de l’évaluation qui diffèrent de celles des règles du manifeste.</translation>
    </message>
    <message>
        <source>rules[ · decisions {decisions}][ · bare meters {bare-meters}][ · order {firing-order}][ · stacking by {stacking-by}][ · missing values {missing}][ · precision {precision}][ · growth {growth}][ · mixed groups {mixed-groups}][ · final pass {final-pass}]</source>
        <extracomment>elements</extracomment>
        <translation>règles[ · décisions {decisions}][ · jauges seules {bare-meters}][ · ordre {firing-order}][ · cumul par {stacking-by}][ · valeurs manquantes {missing}][ · précision {precision}][ · croissance {growth}][ · groupes mixtes {mixed-groups}][ · passage final {final-pass}]</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>elements</extracomment>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>The time at which groups with meter effects decide activation and scope: at the start of their level, or all together before the first effect.</source>
        <extracomment>elements</extracomment>
        <translation>Le moment où les groupes à effets sur des jauges décident de l’activation et de la portée&#xa0;: au début de leur niveau, ou tous ensemble avant le premier effet.</translation>
    </message>
    <message>
        <source>Bare meters</source>
        <extracomment>elements</extracomment>
        <translation>Jauges seules</translation>
    </message>
    <message>
        <source>The value that the name of a meter reads during the meter pass: the running value, or the value before the pass. running() reads the running value in both cases.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur que lit le nom d’une jauge pendant le passage des jauges&#xa0;: la valeur courante, ou celle d’avant le passage. running() lit la valeur courante dans les deux cas.</translation>
    </message>
    <message>
        <source>Firing order</source>
        <extracomment>elements</extracomment>
        <translation>Ordre d’exécution</translation>
    </message>
    <message>
        <source>The order of meter effects with one priority: set, add, multiply, divide, raise and lower, or the order of types, classes, groups and effects.</source>
        <extracomment>elements</extracomment>
        <translation>L’ordre des effets sur des jauges d’une même priorité&#xa0;: fixer, ajouter, multiplier, diviser, relever et abaisser, ou l’ordre des types, des classes, des groupes et des effets.</translation>
    </message>
    <message>
        <source>Stacking by</source>
        <extracomment>elements</extracomment>
        <translation>Cumul par</translation>
    </message>
    <message>
        <source>The objects on which a group claims its stacking name: those on which one of its effects acts, or all of its targets.</source>
        <extracomment>elements</extracomment>
        <translation>Les objets sur lesquels un groupe réserve son nom de cumul&#xa0;: ceux sur lesquels un de ses effets agit, ou toutes ses cibles.</translation>
    </message>
    <message>
        <source>Missing values</source>
        <extracomment>elements</extracomment>
        <translation>Valeurs manquantes</translation>
    </message>
    <message>
        <source>The meaning of a missing value: no answer, or 0 or an empty text. With zero, &apos;not&apos; matches where its condition has no answer.</source>
        <extracomment>elements</extracomment>
        <translation>Le sens d’une valeur manquante&#xa0;: pas de réponse, ou bien 0 ou un texte vide. Avec zero, «&#xa0;not&#xa0;» est vrai là où sa condition n’a pas de réponse.</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>elements</extracomment>
        <translation>Précision</translation>
    </message>
    <message>
        <source>The precision to which each meter effect rounds its result.</source>
        <extracomment>elements</extracomment>
        <translation>La précision à laquelle chaque effet sur une jauge arrondit son résultat.</translation>
    </message>
    <message>
        <source>Whether current values grow once a turn, after the effects.</source>
        <extracomment>elements</extracomment>
        <translation>Indique si les valeurs actuelles croissent une fois par tour, après les effets.</translation>
    </message>
    <message>
        <source>Mixed groups</source>
        <extracomment>elements</extracomment>
        <translation>Groupes mixtes</translation>
    </message>
    <message>
        <source>Whether a group may contain meter effects and other effects.</source>
        <extracomment>elements</extracomment>
        <translation>Indique si un groupe peut contenir des effets sur des jauges et d’autres effets.</translation>
    </message>
    <message>
        <source>Final pass</source>
        <extracomment>elements</extracomment>
        <translation>Passage final</translation>
    </message>
    <message>
        <source>Whether each turn ends with another meter pass. The next turn starts from the values before it.</source>
        <extracomment>elements</extracomment>
        <translation>Indique si chaque tour se termine par un autre passage des jauges. Le tour suivant part des valeurs d’avant ce passage.</translation>
    </message>
    <message>
        <source>set {object}[ · {meter}][ of {part}][ ({which})][ · {property}][ · stockpile of {resource}][ = {value}][ · owner = {owner}][ · target = {target}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>fixer {object}[ · {meter}][ de {part}][ ({which})][ · {property}][ · stock de {resource}][ = {value}][ · propriétaire = {owner}][ · cible = {target}][ · tour {turn}]</translation>
    </message>
    <message>
        <source>hold {object}[ · {meter}][ of {part}][ ({which})][ · {property}][ · stockpile of {resource}][ = {value}][ · owner = {owner}][ · target = {target}][ · turn {turn}][ · until turn {until}]</source>
        <extracomment>elements</extracomment>
        <translation>maintenir {object}[ · {meter}][ de {part}][ ({which})][ · {property}][ · stock de {resource}][ = {value}][ · propriétaire = {owner}][ · cible = {target}][ · tour {turn}][ · jusqu’au tour {until}]</translation>
    </message>
    <message>
        <source>the meter &apos;{0}&apos; has no maximum</source>
        <extracomment>findings</extracomment>
        <translation>la jauge «&#xa0;{0}&#xa0;» n’a pas de maximum</translation>
    </message>
    <message>
        <source>Use its current value, or remove single=&quot;true&quot; from the meter.</source>
        <extracomment>findings</extracomment>
        <translation>Utilisez sa valeur actuelle, ou retirez single=&quot;true&quot; de la jauge.</translation>
    </message>
    <message>
        <source>no object has a meter &apos;{0}&apos; for each &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucun objet n’a de jauge &apos;{0}&apos; par &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>Name a class of the list for which the vocabulary declares the meter: &lt;has meter=… per=…/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez une classe de la liste pour laquelle le vocabulaire déclare la jauge : &lt;has meter=… per=…/&gt;.</translation>
    </message>
    <message>
        <source>running() reads a meter, but &apos;{0}&apos; is not one</source>
        <extracomment>findings</extracomment>
        <translation>running() lit une jauge, mais «&#xa0;{0}&#xa0;» n’en est pas une</translation>
    </message>
    <message>
        <source>Write running(Population), running(MaxPopulation) or running(Target.Population).</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez running(Population), running(MaxPopulation) ou running(Target.Population).</translation>
    </message>
    <message>
        <source>there is no meter &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>il n’y a pas de jauge &apos;{0}&apos;{1}</translation>
    </message>
    <message>
        <source>Correct the name, or declare the meter in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Corrigez le nom, ou déclarez la jauge dans un vocabulaire.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a value to reset a meter to</source>
        <extracomment>findings</extracomment>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une valeur à laquelle une jauge peut être remise</translation>
    </message>
    <message>
        <source>Write a number, or &apos;none&apos; to keep the value.</source>
        <extracomment>findings</extracomment>
        <translation>Écrivez un nombre, ou «&#xa0;none&#xa0;» pour garder la valeur.</translation>
    </message>
    <message>
        <source>the groups that are lent to objects of the type &apos;{0}&apos; have two sources</source>
        <extracomment>findings</extracomment>
        <translation>les groupes prêtés aux objets du type &apos;{0}&apos; ont deux sources</translation>
    </message>
    <message>
        <source>Give all &lt;lends&gt; of the type the same source.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez la même source à tous les &lt;lends&gt; du type.</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos; does not state the type of its classes</source>
        <extracomment>findings</extracomment>
        <translation>la propriété &apos;{0}&apos; n’indique pas le type de ses classes</translation>
    </message>
    <message>
        <source>Give the property an attribute &apos;type&apos;. There is one meter for each class of this type.</source>
        <extracomment>findings</extracomment>
        <translation>Donnez à la propriété un attribut &apos;type&apos;. Il y a une jauge pour chaque classe de ce type.</translation>
    </message>
    <message>
        <source>the values of &apos;{0}&apos; are not classes</source>
        <extracomment>findings</extracomment>
        <translation>les valeurs de &apos;{0}&apos; ne sont pas des classes</translation>
    </message>
    <message>
        <source>Remove the attribute &apos;type&apos;, or give the property the format class or classes.</source>
        <extracomment>findings</extracomment>
        <translation>Supprimez l’attribut &apos;type&apos;, ou donnez à la propriété le format class ou classes.</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos; has the format {1}, not {2}</source>
        <extracomment>findings</extracomment>
        <translation>la propriété &apos;{0}&apos; a le format {1}, et non {2}</translation>
    </message>
    <message>
        <source>Name a property with the format that is needed here, or change its format.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez une propriété du format requis ici, ou changez son format.</translation>
    </message>
    <message>
        <source>initial values</source>
        <extracomment>choices</extracomment>
        <translation>valeurs initiales</translation>
    </message>
    <message>
        <source>running values</source>
        <extracomment>choices</extracomment>
        <translation>valeurs courantes</translation>
    </message>
    <message>
        <source>all at once</source>
        <extracomment>choices</extracomment>
        <translation>tout à la fois</translation>
    </message>
    <message>
        <source>by level</source>
        <extracomment>choices</extracomment>
        <translation>par niveau</translation>
    </message>
    <message>
        <source>by operation</source>
        <extracomment>choices</extracomment>
        <translation>par opération</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>choices</extracomment>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>choices</extracomment>
        <translation>zéro</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>choices</extracomment>
        <translation>double</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>choices</extracomment>
        <translation>simple</translation>
    </message>
    <message>
        <source>all features, evaluated as in FreeOrion</source>
        <extracomment>choices</extracomment>
        <translation>toutes les fonctions, évaluées comme dans FreeOrion</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>choices</extracomment>
        <translation>cible</translation>
    </message>
    <message>
        <source>the owners of the source</source>
        <extracomment>choices</extracomment>
        <translation>les propriétaires de la source</translation>
    </message>
    <message>
        <source>its owners</source>
        <extracomment>choices</extracomment>
        <translation>ses propriétaires</translation>
    </message>
    <message>
        <source>back to the initial value</source>
        <extracomment>phrases</extracomment>
        <translation>retour à la valeur initiale</translation>
    </message>
    <message>
        <source>has no source: the property for the source names no object</source>
        <extracomment>phrases</extracomment>
        <translation>n’a pas de source : la propriété de la source ne nomme aucun objet</translation>
    </message>
    <message>
        <source>part meters</source>
        <extracomment>phrases</extracomment>
        <translation>jauges de parties</translation>
    </message>
    <message>
        <source>the destination is in no system</source>
        <extracomment>phrases</extracomment>
        <translation>la destination n’est dans aucun système</translation>
    </message>
    <message>
        <source>the other source is here</source>
        <extracomment>phrases</extracomment>
        <translation>l’autre source est ici</translation>
    </message>
    <message>
        <source>the {0} of a matching object (different values: {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} d’un objet correspondant (valeurs différentes : {1})</translation>
    </message>
    <message>
        <source>Applies to</source>
        <extracomment>effects</extracomment>
        <translation>S’applique à</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; changed since the import</source>
        <extracomment>findings</extracomment>
        <translation>&apos;{0}&apos; a changé depuis l&apos;importation</translation>
    </message>
    <message>
        <source>Import the folder again, or choose to use its changed files.</source>
        <extracomment>findings</extracomment>
        <translation>Importez à nouveau le dossier, ou choisissez d&apos;utiliser ses fichiers modifiés.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; changes {1} other definitions</source>
        <extracomment>findings</extracomment>
        <translation>la macro &apos;{0}&apos; change {1} autres définitions</translation>
    </message>
    <message>
        <source>Nothing to do. The notes list these definitions, which the project has with their former values.</source>
        <extracomment>findings</extracomment>
        <translation>Rien à faire. Les notes citent ces définitions, que le projet garde avec leurs anciennes valeurs.</translation>
    </message>
    <message>
        <source>line {0} of &apos;{1}&apos; is not valid</source>
        <extracomment>findings</extracomment>
        <translation>la ligne {0} de &apos;{1}&apos; n&apos;est pas valide</translation>
    </message>
    <message>
        <source>Import the folder again. The import writes this file.</source>
        <extracomment>findings</extracomment>
        <translation>Importez à nouveau le dossier. L&apos;importation écrit ce fichier.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; also changes in FreeOrion</source>
        <extracomment>findings</extracomment>
        <translation>&apos;{0}&apos; change aussi dans FreeOrion</translation>
    </message>
    <message>
        <source>Nothing to do. In FreeOrion, it follows from another edit. Make the same edit in the project.</source>
        <extracomment>findings</extracomment>
        <translation>Rien à faire. Dans FreeOrion, cela suit une autre modification. Faites la même modification dans le projet.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; also makes {1} other definitions</source>
        <extracomment>findings</extracomment>
        <translation>la macro &apos;{0}&apos; produit aussi {1} autres définitions</translation>
    </message>
    <message>
        <source>Choose to change the macro for all of them, or to write its text out at this place only.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez de changer la macro pour toutes, ou d&apos;écrire son texte à cet endroit seulement.</translation>
    </message>
    <message>
        <source>the class &apos;{0}&apos; is new, and has no file</source>
        <extracomment>findings</extracomment>
        <translation>la classe &apos;{0}&apos; est nouvelle et n&apos;a pas de fichier</translation>
    </message>
    <message>
        <source>Name a file for new classes, such as scripting/techs/MINE.focs.txt.</source>
        <extracomment>findings</extracomment>
        <translation>Indiquez un fichier pour les nouvelles classes, par exemple scripting/techs/MINE.focs.txt.</translation>
    </message>
    <message>
        <source>the project has no &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>le projet n&apos;a pas de fichier &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>Export only projects that an import of FreeOrion&apos;s folder wrote, or import the folder again.</source>
        <extracomment>findings</extracomment>
        <translation>N&apos;exportez que des projets issus d&apos;une importation du dossier de FreeOrion, ou importez à nouveau le dossier.</translation>
    </message>
    <message>
        <source>the edit of &apos;{0}&apos; cannot be written back: {1}</source>
        <extracomment>findings</extracomment>
        <translation>la modification de &apos;{0}&apos; ne peut pas être réécrite : {1}</translation>
    </message>
    <message>
        <source>Undo this edit, or make it in FreeOrion&apos;s scripts and import them again.</source>
        <extracomment>findings</extracomment>
        <translation>Annulez cette modification, ou faites-la dans les scripts de FreeOrion et importez-les à nouveau.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; contains files that no export wrote; choose an empty or new folder</source>
        <extracomment>phrases</extracomment>
        <translation>&apos;{0}&apos; contient des fichiers qu&apos;aucune exportation n&apos;a écrits ; choisissez un dossier vide ou nouveau</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is made here</source>
        <extracomment>phrases</extracomment>
        <translation>&apos;{0}&apos; est produit ici</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is outside the folder of the export</source>
        <extracomment>phrases</extracomment>
        <translation>&apos;{0}&apos; est hors du dossier de l&apos;exportation</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is the folder of the game, or is inside it</source>
        <extracomment>phrases</extracomment>
        <translation>&apos;{0}&apos; est le dossier du jeu, ou s&apos;y trouve</translation>
    </message>
    <message>
        <source>FreeOrion has no disabled groups</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrion n&apos;a pas de groupes désactivés</translation>
    </message>
    <message>
        <source>FreeOrion itself adds this group</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrion ajoute lui-même ce groupe</translation>
    </message>
    <message>
        <source>FreeOrion&apos;s scripts declare no vocabulary</source>
        <extracomment>phrases</extracomment>
        <translation>les scripts de FreeOrion ne déclarent pas de vocabulaire</translation>
    </message>
    <message>
        <source>FreeOrion&apos;s scripts have no text for it</source>
        <extracomment>phrases</extracomment>
        <translation>les scripts de FreeOrion n&apos;ont pas de texte pour cela</translation>
    </message>
    <message>
        <source>a macro makes this class</source>
        <extracomment>phrases</extracomment>
        <translation>une macro produit cette classe</translation>
    </message>
    <message>
        <source>a string table cannot hold this text</source>
        <extracomment>phrases</extracomment>
        <translation>une table de textes ne peut pas contenir ce texte</translation>
    </message>
    <message>
        <source>a text of a string table cannot contain &apos;&apos;&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>un texte d&apos;une table de textes ne peut pas contenir &apos;&apos;&apos;</translation>
    </message>
    <message>
        <source>another edit prevents it</source>
        <extracomment>phrases</extracomment>
        <translation>une autre modification l&apos;empêche</translation>
    </message>
    <message>
        <source>the folder has no string table of this language</source>
        <extracomment>phrases</extracomment>
        <translation>le dossier n&apos;a pas de table de textes dans cette langue</translation>
    </message>
    <message>
        <source>the scripts would have a fault</source>
        <extracomment>phrases</extracomment>
        <translation>les scripts auraient une erreur</translation>
    </message>
    <message>
        <source>Sets this turn&apos;s maximum of a meter. Runs first at its priority, so additions of the same priority still count, unless the project&apos;s rules run effects as written. Of several such effects, the one from the newest object wins.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe le maximum d’une jauge de ce tour. Vient en premier à sa priorité&#xa0;: les ajouts de même priorité comptent donc encore, sauf si les règles du projet exécutent les effets dans l’ordre écrit. De plusieurs effets de ce genre, celui de l’objet le plus récent l’emporte.</translation>
    </message>
    <message>
        <source>Sets the current value of a meter. Runs first at its priority, so additions of the same priority still count, unless the project&apos;s rules run effects as written. Of several such effects, the one from the newest object wins.</source>
        <extracomment>effects</extracomment>
        <translation>Fixe la valeur actuelle d’une jauge. Vient en premier à sa priorité&#xa0;: les ajouts de même priorité comptent donc encore, sauf si les règles du projet exécutent les effets dans l’ordre écrit. De plusieurs effets de ce genre, celui de l’objet le plus récent l’emporte.</translation>
    </message>
    <message>
        <source>Numbers objects</source>
        <extracomment>elements</extracomment>
        <translation>Numérote les objets</translation>
    </message>
    <message>
        <source>The value is the number by which designers find the object: #12. An object without a value, or with a negative one, gets a number above those that the scenario gives.</source>
        <extracomment>elements</extracomment>
        <translation>La valeur est le numéro par lequel les auteurs trouvent l’objet : #12. Un objet sans valeur, ou avec une valeur négative, reçoit un numéro au-dessus de ceux que donne le scénario.</translation>
    </message>
    <message>
        <source>A name for a priority. Breakdowns show it beside the number.</source>
        <extracomment>elements</extracomment>
        <translation>Un nom pour une priorité. Les décompositions le montrent à côté du nombre.</translation>
    </message>
    <message>
        <source>priority {value} is {id}</source>
        <extracomment>elements</extracomment>
        <translation>la priorité {value} s’appelle {id}</translation>
    </message>
    <message>
        <source>The priority that has this name.</source>
        <extracomment>elements</extracomment>
        <translation>La priorité qui porte ce nom.</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos; cannot number objects</source>
        <extracomment>findings</extracomment>
        <translation>la propriété « {0} » ne peut pas numéroter d’objets</translation>
    </message>
    <message>
        <source>One property of a project can do this. It has the format number and belongs to objects.</source>
        <extracomment>findings</extracomment>
        <translation>Une seule propriété d’un projet peut le faire. Elle a le format nombre et appartient à des objets.</translation>
    </message>
    <message>
        <source>Orrery does not count what an empire did in the past</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery ne compte pas ce qu’un empire a fait par le passé</translation>
    </message>
    <message>
        <source>Orrery does not have this level of visibility, or this observer</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery n’a pas ce niveau de visibilité, ou cet observateur</translation>
    </message>
    <message>
        <source>Orrery does not know the queues of empires</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery ne connaît pas les files d’attente des empires</translation>
    </message>
    <message>
        <source>Orrery does not test whether a starlane could be added</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery ne teste pas si une route stellaire pourrait être ajoutée</translation>
    </message>
    <message>
        <source>Orrery has no equivalent of this property</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery n’a pas d’équivalent de cette propriété</translation>
    </message>
    <message>
        <source>Orrery has no function for distances between objects</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery n’a pas de fonction pour les distances entre objets</translation>
    </message>
    <message>
        <source>Orrery has no meters of empires</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery n’a pas de jauges d’empires</translation>
    </message>
    <message>
        <source>Orrery has no orbit around an object</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery n’a pas d’orbite autour d’un objet</translation>
    </message>
    <message>
        <source>Orrery has no such relation between empires</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery n’a pas de telle relation entre empires</translation>
    </message>
    <message>
        <source>Orrery knows orders to bombard of the source only</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery ne connaît les ordres de bombardement que de la source</translation>
    </message>
    <message>
        <source>Orrery sends a message to the owners of its target or of its source, or to everybody</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery envoie un message aux propriétaires de sa cible ou de sa source, ou à tous</translation>
    </message>
    <message>
        <source>additions: {0}; multiplications: {1}; settings: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>additions : {0} ; multiplications : {1} ; affectations : {2}</translation>
    </message>
    <message>
        <source>an effect cannot change the techs of this empire</source>
        <extracomment>phrases</extracomment>
        <translation>un effet ne peut pas changer les technologies de cet empire</translation>
    </message>
    <message>
        <source>an effect cannot set a meter of the object that it creates</source>
        <extracomment>phrases</extracomment>
        <translation>un effet ne peut pas fixer une jauge de l’objet qu’il crée</translation>
    </message>
    <message>
        <source>an expression cannot read a flag of a species</source>
        <extracomment>phrases</extracomment>
        <translation>une expression ne peut pas lire un indicateur d’une espèce</translation>
    </message>
    <message>
        <source>an expression cannot refer to the location of another class</source>
        <extracomment>phrases</extracomment>
        <translation>une expression ne peut pas se référer à l’emplacement d’une autre classe</translation>
    </message>
    <message>
        <source>an expression cannot test a supply network through other objects</source>
        <extracomment>phrases</extracomment>
        <translation>une expression ne peut pas tester un réseau de ravitaillement à travers d’autres objets</translation>
    </message>
    <message>
        <source>an inner condition cannot refer to the outermost candidate here</source>
        <extracomment>phrases</extracomment>
        <translation>une condition intérieure ne peut pas se référer ici au candidat le plus extérieur</translation>
    </message>
    <message>
        <source>brackets added</source>
        <extracomment>phrases</extracomment>
        <translation>parenthèses ajoutées</translation>
    </message>
    <message>
        <source>changes are tried only in the steps from turn 1 on</source>
        <extracomment>phrases</extracomment>
        <translation>les changements ne sont essayés que dans les pas à partir du tour 1</translation>
    </message>
    <message>
        <source>conditions that never match</source>
        <extracomment>phrases</extracomment>
        <translation>conditions jamais satisfaites</translation>
    </message>
    <message>
        <source>conditions without an upper limit</source>
        <extracomment>phrases</extracomment>
        <translation>conditions sans limite supérieure</translation>
    </message>
    <message>
        <source>converted to another form</source>
        <extracomment>phrases</extracomment>
        <translation>converti en une autre forme</translation>
    </message>
    <message>
        <source>final meter pass</source>
        <extracomment>phrases</extracomment>
        <translation>passage final des jauges</translation>
    </message>
    <message>
        <source>imported {0}</source>
        <extracomment>phrases</extracomment>
        <translation>importé : {0}</translation>
    </message>
    <message>
        <source>imported {0}, of which {1} disabled: {2} without an equivalent, {3} only for pictures</source>
        <extracomment>phrases</extracomment>
        <translation>importé : {0}, dont {1} désactivés : {2} sans équivalent, {3} seulement pour des images</translation>
    </message>
    <message>
        <source>meter pass of the turn</source>
        <extracomment>phrases</extracomment>
        <translation>passage des jauges du tour</translation>
    </message>
    <message>
        <source>meters with several kinds of effects</source>
        <extracomment>phrases</extracomment>
        <translation>jauges avec plusieurs sortes d’effets</translation>
    </message>
    <message>
        <source>names that no script defines</source>
        <extracomment>phrases</extracomment>
        <translation>noms qu’aucun script ne définit</translation>
    </message>
    <message>
        <source>never anything in scope</source>
        <extracomment>phrases</extracomment>
        <translation>jamais rien dans la portée</translation>
    </message>
    <message>
        <source>no script defines this name</source>
        <extracomment>phrases</extracomment>
        <translation>aucun script ne définit ce nom</translation>
    </message>
    <message>
        <source>other priorities</source>
        <extracomment>phrases</extracomment>
        <translation>autres priorités</translation>
    </message>
    <message>
        <source>read {0} with {1}</source>
        <extracomment>phrases</extracomment>
        <translation>lu : {0}, avec {1}</translation>
    </message>
    <message>
        <source>read {0} with {1} and {2}</source>
        <extracomment>phrases</extracomment>
        <translation>lu : {0}, avec {1} et {2}</translation>
    </message>
    <message>
        <source>skipped, kept as comments</source>
        <extracomment>phrases</extracomment>
        <translation>laissé de côté, gardé en commentaire</translation>
    </message>
    <message>
        <source>the effect only changes a picture</source>
        <extracomment>phrases</extracomment>
        <translation>l’effet ne change qu’une image</translation>
    </message>
    <message>
        <source>the value belongs to an object: choose one, such as an empire</source>
        <extracomment>phrases</extracomment>
        <translation>la valeur appartient à un objet&#xa0;: choisissez-en un, par exemple un empire</translation>
    </message>
    <message>
        <source>these files in &apos;{0}&apos; changed since the last export: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>ces fichiers dans « {0} » ont changé depuis le dernier export : {1}</translation>
    </message>
    <message>
        <source>this condition cannot stand in an expression</source>
        <extracomment>phrases</extracomment>
        <translation>cette condition ne peut pas se trouver dans une expression</translation>
    </message>
    <message>
        <source>this value cannot stand at this place</source>
        <extracomment>phrases</extracomment>
        <translation>cette valeur ne peut pas se trouver à cet endroit</translation>
    </message>
    <message>
        <source>without content: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>sans contenu : {0}</translation>
    </message>
    <message>
        <source>{0} and {1} others</source>
        <extracomment>phrases</extracomment>
        <translation>{0} et {1} autres</translation>
    </message>
    <message>
        <source>{0} building</source>
        <extracomment>phrases</extracomment>
        <translation>{0} bâtiment</translation>
    </message>
    <message>
        <source>{0} buildings</source>
        <extracomment>phrases</extracomment>
        <translation>{0} bâtiments</translation>
    </message>
    <message>
        <source>{0} class</source>
        <extracomment>phrases</extracomment>
        <translation>{0} classe</translation>
    </message>
    <message>
        <source>{0} classes</source>
        <extracomment>phrases</extracomment>
        <translation>{0} classes</translation>
    </message>
    <message>
        <source>{0} definition</source>
        <extracomment>phrases</extracomment>
        <translation>{0} définition</translation>
    </message>
    <message>
        <source>{0} definitions</source>
        <extracomment>phrases</extracomment>
        <translation>{0} définitions</translation>
    </message>
    <message>
        <source>{0} does not have {1} as its {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas {1} comme «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} does not have {1} in its {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} n’a pas {1} dans «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} effect</source>
        <extracomment>phrases</extracomment>
        <translation>{0} effet</translation>
    </message>
    <message>
        <source>{0} effects</source>
        <extracomment>phrases</extracomment>
        <translation>{0} effets</translation>
    </message>
    <message>
        <source>{0} effects group</source>
        <extracomment>phrases</extracomment>
        <translation>{0} groupe d’effets</translation>
    </message>
    <message>
        <source>{0} effects groups</source>
        <extracomment>phrases</extracomment>
        <translation>{0} groupes d’effets</translation>
    </message>
    <message>
        <source>{0} file</source>
        <extracomment>phrases</extracomment>
        <translation>{0} fichier</translation>
    </message>
    <message>
        <source>{0} script</source>
        <extracomment>phrases</extracomment>
        <translation>{0} script</translation>
    </message>
    <message>
        <source>{0} scripts</source>
        <extracomment>phrases</extracomment>
        <translation>{0} scripts</translation>
    </message>
    <message>
        <source>{0} special</source>
        <extracomment>phrases</extracomment>
        <translation>{0} particularité</translation>
    </message>
    <message>
        <source>{0} specials</source>
        <extracomment>phrases</extracomment>
        <translation>{0} particularités</translation>
    </message>
    <message>
        <source>{0} tech</source>
        <extracomment>phrases</extracomment>
        <translation>{0} technologie</translation>
    </message>
    <message>
        <source>{0} techs</source>
        <extracomment>phrases</extracomment>
        <translation>{0} technologies</translation>
    </message>
    <message>
        <source>{0} text</source>
        <extracomment>phrases</extracomment>
        <translation>{0} texte</translation>
    </message>
    <message>
        <source>{0} texts</source>
        <extracomment>phrases</extracomment>
        <translation>{0} textes</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} avec {1}</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; also makes another part of &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>la macro &apos;{0}&apos; produit aussi une autre partie de &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>Choose to change the macro for all parts, or to write its text out at this place only.</source>
        <extracomment>findings</extracomment>
        <translation>Choisissez de changer la macro pour toutes les parties, ou d’écrire son texte à cet endroit seulement.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; changes no other definition</source>
        <extracomment>findings</extracomment>
        <translation>la macro &apos;{0}&apos; ne change aucune autre définition</translation>
    </message>
    <message>
        <source>Nothing to do. You can also choose to write its text out at this place only.</source>
        <extracomment>findings</extracomment>
        <translation>Rien à faire. Vous pouvez aussi choisir d’écrire son texte à cet endroit seulement.</translation>
    </message>
    <message>
        <source>no edit needs the choice for &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>aucune modification n’a besoin du choix pour &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>Name a macro, or the place of an edit in the project, such as techs.xml:24.</source>
        <extracomment>findings</extracomment>
        <translation>Nommez une macro, ou l’endroit d’une modification dans le projet, par exemple techs.xml:24.</translation>
    </message>
    <message>
        <source>the text of the macro &apos;{0}&apos; is written out, only here</source>
        <extracomment>findings</extracomment>
        <translation>le texte de la macro &apos;{0}&apos; est écrit, seulement ici</translation>
    </message>
    <message>
        <source>Nothing to do. The macro and the other definitions stay as they are.</source>
        <extracomment>findings</extracomment>
        <translation>Rien à faire. La macro et les autres définitions restent telles quelles.</translation>
    </message>
    <message>
        <source>the run ends after turn {0}: it reached {2}, mostly because of {1}</source>
        <extracomment>findings</extracomment>
        <translation>la partie finit après le tour {0} : elle a atteint {2}, surtout à cause de {1}</translation>
    </message>
    <message>
        <source>Find the group that creates objects every turn, and give it an activation that ends. Or begin the scenario with fewer objects.</source>
        <extracomment>findings</extracomment>
        <translation>Cherchez le groupe qui crée des objets à chaque tour, et donnez-lui une activation qui prend fin. Ou commencez le scénario avec moins d&apos;objets.</translation>
    </message>
    <message>
        <source>the system {0} names the planet {1}, which is in {2}</source>
        <extracomment>findings</extracomment>
        <translation>le système {0} cite la planète {1}, qui est dans {2}</translation>
    </message>
    <message>
        <source>FreeOrion {0} wrote the file, not FreeOrion {1}</source>
        <extracomment>findings</extracomment>
        <translation>FreeOrion {0} a écrit le fichier, et non FreeOrion {1}</translation>
    </message>
    <message>
        <source>Check the numbers: other versions have other rules and content.</source>
        <extracomment>findings</extracomment>
        <translation>Vérifiez les nombres : d’autres versions ont d’autres règles et un autre contenu.</translation>
    </message>
    <message>
        <source>the value &apos;{1}&apos; of the rule {0} is not a number</source>
        <extracomment>findings</extracomment>
        <translation>la valeur &apos;{1}&apos; de la règle {0} n’est pas un nombre</translation>
    </message>
    <message>
        <source>Nothing to do. Orrery reads the rule&apos;s default.</source>
        <extracomment>findings</extracomment>
        <translation>Rien à faire. Orrery lit la valeur par défaut de la règle.</translation>
    </message>
    <message>
        <source>&lt;m_id&gt; is {0}, but the entry has the key {1}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;m_id&gt; est {0}, mais l’entrée a la clé {1}</translation>
    </message>
    <message>
        <source>FreeOrion&apos;s scripts have no text for &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>les scripts de FreeOrion n’ont pas de texte pour &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>a field of &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>un champ de &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>a number of FreeOrion cannot stand for an object, an empire or a design here</source>
        <extracomment>phrases</extracomment>
        <translation>un numéro de FreeOrion ne peut pas désigner ici un objet, un empire ou un modèle</translation>
    </message>
    <message>
        <source>game rule</source>
        <extracomment>phrases</extracomment>
        <translation>règle du jeu</translation>
    </message>
    <message>
        <source>its memory limit of {0} MB</source>
        <extracomment>phrases</extracomment>
        <translation>sa limite de mémoire de {0} Mo</translation>
    </message>
    <message>
        <source>texts that the English string table lacks</source>
        <extracomment>phrases</extracomment>
        <translation>textes qui manquent à la table de textes anglaise</translation>
    </message>
    <message>
        <source>the English string table lacks {0} text that the scripts use</source>
        <extracomment>phrases</extracomment>
        <translation>il manque {0} texte utilisé par les scripts dans la table de textes anglaise</translation>
    </message>
    <message>
        <source>the English string table lacks {0} texts that the scripts use</source>
        <extracomment>phrases</extracomment>
        <translation>il manque {0} textes utilisés par les scripts dans la table de textes anglaise</translation>
    </message>
    <message>
        <source>the group {0} has {1}, and no effect &apos;{2}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>le groupe {0} a {1}, mais pas d’effet «&#xa0;{2}&#xa0;»</translation>
    </message>
    <message>
        <source>the number of objects</source>
        <extracomment>phrases</extracomment>
        <translation>le nombre d&apos;objets</translation>
    </message>
    <message>
        <source>the run crashes at turn {0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>la partie plante au tour {0} : {1}</translation>
    </message>
    <message>
        <source>the run does not crash</source>
        <extracomment>phrases</extracomment>
        <translation>la partie ne plante pas</translation>
    </message>
    <message>
        <source>the scenario</source>
        <extracomment>phrases</extracomment>
        <translation>le scénario</translation>
    </message>
    <message>
        <source>{0} MB, and the system gives no more</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Mo, et le système n&apos;en donne pas plus</translation>
    </message>
    <message>
        <source>{0} definitions are missing because of the macro &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>il manque {0} définitions à cause de la macro &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>{0} effects group keeps only its effects on meters</source>
        <extracomment>phrases</extracomment>
        <translation>{0} groupe d’effets ne garde que ses effets sur les jauges</translation>
    </message>
    <message>
        <source>{0} effects groups keep only their effects on meters</source>
        <extracomment>phrases</extracomment>
        <translation>{0} groupes d’effets ne gardent que leurs effets sur les jauges</translation>
    </message>
    <message>
        <source>{0} fires for {1}, and acts on {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} se déclenche pour {1} et agit sur {2}</translation>
    </message>
    <message>
        <source>{0} is reported at {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est signalé à {1}</translation>
    </message>
    <message>
        <source>{0} is reported at {1}; expected {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} est signalé à {1}&#xa0;; attendu&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} object</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objet</translation>
    </message>
    <message>
        <source>{0} objects</source>
        <extracomment>phrases</extracomment>
        <translation>{0} objets</translation>
    </message>
    <message>
        <source>{0} place</source>
        <extracomment>phrases</extracomment>
        <translation>{0} endroit</translation>
    </message>
    <message>
        <source>{0} places</source>
        <extracomment>phrases</extracomment>
        <translation>{0} endroits</translation>
    </message>
    <message>
        <source>{0} starlane</source>
        <extracomment>phrases</extracomment>
        <translation>{0} voie stellaire</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>phrases</extracomment>
        <translation>événement</translation>
    </message>
</context>
</TS>
