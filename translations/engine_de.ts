<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Engine</name>
    <message>
        <source>Everything</source>
        <extracomment>conditions</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Matches every object in the game. In an activation it means: always active.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf jedes Objekt des Spiels. In einer Aktivierung heißt es: immer aktiv.</translation>
    </message>
    <message>
        <source>All of</source>
        <extracomment>conditions</extracomment>
        <translation>Alle von</translation>
    </message>
    <message>
        <source>Matches objects that every inner condition matches. If none rejects the object but one cannot be evaluated, the result is missing too. A condition cannot be evaluated if it reads a value that the object does not have.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, auf die jede innere Bedingung passt. Lehnt keine das Objekt ab, lässt sich aber eine nicht auswerten, so fehlt auch das Ergebnis. Eine Bedingung lässt sich nicht auswerten, wenn sie einen Wert liest, den das Objekt nicht hat.</translation>
    </message>
    <message>
        <source>Armed</source>
        <extracomment>conditions</extracomment>
        <translation>Bewaffnet</translation>
    </message>
    <message>
        <source>Matches armed objects: their meter Attack is above 0. For objects without this meter the result is missing: they are neither armed nor unarmed.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf bewaffnete Objekte: Ihr Messwert Attack liegt über 0. Bei Objekten ohne diesen Messwert fehlt das Ergebnis: Sie sind weder bewaffnet noch unbewaffnet.</translation>
    </message>
    <message>
        <source>Attached to</source>
        <extracomment>conditions</extracomment>
        <translation>Gehört an</translation>
    </message>
    <message>
        <source>Matches objects that are attached directly to a match of the inner condition. Examples: a building on its planet, a planet in its system.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die unmittelbar an einem Treffer der inneren Bedingung hängen. Beispiele: ein Gebäude an seinem Planeten, ein Planet an seinem System.</translation>
    </message>
    <message>
        <source>Attached with source</source>
        <extracomment>conditions</extracomment>
        <translation>Hängt am Selben wie die Quelle</translation>
    </message>
    <message>
        <source>Matches objects attached to the same object as the source, such as the other buildings on its planet. The source itself matches too. If the source is attached to nothing, nothing matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die am selben Objekt hängen wie die Quelle, etwa die anderen Gebäude ihres Planeten. Auch die Quelle selbst passt. Hängt die Quelle an nichts, passt nichts.</translation>
    </message>
    <message>
        <source>Capital</source>
        <extracomment>conditions</extracomment>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Matches the current capital of each empire.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf die jetzige Hauptstadt jedes Reichs.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>conditions</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Matches at random, with a new draw for each object and turn. The draw depends only on the run&apos;s seed, the turn, the source, the object and this condition. Other changes to content do not affect it.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt zufällig, mit einer neuen Ziehung für jedes Objekt und jede Runde. Die Ziehung hängt nur vom Startwert des Laufs, der Runde, der Quelle, dem Objekt und dieser Bedingung ab. Andere Änderungen am Inhalt beeinflussen sie nicht.</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>conditions</extracomment>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>A number from 0 (never) to 1 (always). It may read the candidate. Values below 0 or above 1 are clamped to this range and reported.</source>
        <extracomment>conditions</extracomment>
        <translation>Eine Zahl von 0 (nie) bis 1 (immer). Sie darf den Kandidaten lesen. Werte unter 0 oder über 1 werden auf diesen Bereich begrenzt und gemeldet.</translation>
    </message>
    <message>
        <source>Contained by</source>
        <extracomment>conditions</extracomment>
        <translation>Enthalten in</translation>
    </message>
    <message>
        <source>Matches objects that are attached to a match of the inner condition, directly or through other objects.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die unmittelbar oder über andere an einem Treffer der inneren Bedingung hängen.</translation>
    </message>
    <message>
        <source>Contains</source>
        <extracomment>conditions</extracomment>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Matches objects that have a match of the inner condition attached, directly or through other objects.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, an denen unmittelbar oder über andere ein Treffer der inneren Bedingung hängt.</translation>
    </message>
    <message>
        <source>Created by source</source>
        <extracomment>conditions</extracomment>
        <translation>Von der Quelle geschaffen</translation>
    </message>
    <message>
        <source>Matches objects that an effect of the source created, in this turn or an earlier one. Objects placed by the scenario have no creator.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die ein Effekt der Quelle in dieser oder einer früheren Runde erzeugt hat. Objekte, die das Szenario platziert hat, haben keinen Erzeuger.</translation>
    </message>
    <message>
        <source>Created within</source>
        <extracomment>conditions</extracomment>
        <translation>Vor Kurzem geschaffen</translation>
    </message>
    <message>
        <source>Matches objects that were created in this turn or at most N turns before it. Objects that the scenario placed were created in turn 0.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die in dieser Runde oder höchstens N Runden davor geschaffen wurden. Objekte, die das Szenario aufgestellt hat, wurden in Runde 0 geschaffen.</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>conditions</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The maximum age in turns. 0 means created in this turn.</source>
        <extracomment>conditions</extracomment>
        <translation>Das Höchstalter in Runden. 0 heißt in dieser Runde geschaffen.</translation>
    </message>
    <message>
        <source>Distance to class</source>
        <extracomment>conditions</extracomment>
        <translation>Abstand zu einer Klasse</translation>
    </message>
    <message>
        <source>Matches objects within a distance of any object of a class. The objects of the class match too.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte im Umkreis irgendeines Objekts einer Klasse. Auch die Objekte der Klasse selbst passen.</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>conditions</extracomment>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>The class of the objects to measure to.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Klasse der Objekte, zu denen gemessen wird.</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>conditions</extracomment>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>The maximum distance in a straight line. 0 means the same place.</source>
        <extracomment>conditions</extracomment>
        <translation>Die größte Entfernung in gerader Linie. 0 heißt am selben Ort.</translation>
    </message>
    <message>
        <source>Distance to source</source>
        <extracomment>conditions</extracomment>
        <translation>Abstand zur Quelle</translation>
    </message>
    <message>
        <source>Matches objects within a distance of the source, in a straight line. Objects without a position do not match.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die in gerader Linie höchstens so weit von der Quelle entfernt sind. Objekte ohne Ort passen nicht.</translation>
    </message>
    <message>
        <source>Empire affiliation</source>
        <extracomment>conditions</extracomment>
        <translation>Zugehörigkeit zu einem Reich</translation>
    </message>
    <message>
        <source>Matches objects by their owners, seen from an empire: its own objects, its enemies&apos; or its allies&apos;. Every other empire is an enemy. Allies are the empires of one team, including the empire itself. A system belongs to every empire that owns a planet in it.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte nach ihrem Besitzer, aus der Sicht eines Reichs: seine eigenen, die seiner Feinde oder die seiner Verbündeten. Jedes andere Reich ist ein Feind. Verbündete sind die Reiche einer Mannschaft, das Reich selbst eingeschlossen. Ein System gehört jedem Reich, das darin einen Planeten besitzt.</translation>
    </message>
    <message>
        <source>Empire</source>
        <extracomment>conditions</extracomment>
        <translation>Reich</translation>
    </message>
    <message>
        <source>The empire to compare with. `source` means all owners of the source, `none` means no one. Other values are the id of an empire, or an expression for an empire or an object. For an object, its owners are compared.</source>
        <extracomment>conditions</extracomment>
        <translation>Das Reich, mit dem verglichen wird. `source` steht für alle Besitzer der Quelle, `none` für niemanden. Andere Werte sind die Id eines Reichs oder ein Ausdruck für ein Reich oder ein Objekt. Bei einem Objekt werden seine Besitzer verglichen.</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>conditions</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>The inclusive modes require one matching owner. The exclusive modes require an owner, and all owners must match. With `none` or an unowned source, the empire and allies modes match unowned objects. The enemies modes then match owned objects.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Arten mit inclusive verlangen einen passenden Besitzer. Die Arten mit exclusive verlangen einen Besitzer, und alle Besitzer müssen passen. Bei `none` oder einer Quelle ohne Besitzer passen die Arten für Reich und Verbündete auf Objekte ohne Besitzer. Die Arten für Feinde passen dann auf Objekte mit Besitzer.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>conditions</extracomment>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Matches objects for which an expression is true. An `if` attribute on activation, include or exclude is the short form.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, für die ein Ausdruck wahr ist. Die Kurzform ist ein Attribut `if` an activation, include oder exclude.</translation>
    </message>
    <message>
        <source>If</source>
        <extracomment>conditions</extracomment>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>The expression that must be true. Bare names refer to the candidate, Source to the group&apos;s source, and Target to the candidate of the scope.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Ausdruck, der wahr sein muss. Bloße Namen beziehen sich auf den Kandidaten, Source auf die Quelle der Gruppe, Target auf den Kandidaten des Geltungsbereichs.</translation>
    </message>
    <message>
        <source>Has grouping</source>
        <extracomment>conditions</extracomment>
        <translation>Gehört zu einer Gruppierung</translation>
    </message>
    <message>
        <source>Matches objects whose class belongs to a grouping.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, deren Klasse zu einer Gruppierung gehört.</translation>
    </message>
    <message>
        <source>Grouping</source>
        <extracomment>conditions</extracomment>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>The name of a grouping that some class belongs to.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Name einer Gruppierung, zu der eine Klasse gehört.</translation>
    </message>
    <message>
        <source>Has special</source>
        <extracomment>conditions</extracomment>
        <translation>Hat eine Besonderheit</translation>
    </message>
    <message>
        <source>Matches objects that have a special of the class attached.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, an denen eine Besonderheit der Klasse hängt.</translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>conditions</extracomment>
        <translation>Besonderheit</translation>
    </message>
    <message>
        <source>The class of the special.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Klasse der Besonderheit.</translation>
    </message>
    <message>
        <source>Homeworld</source>
        <extracomment>conditions</extracomment>
        <translation>Heimatwelt</translation>
    </message>
    <message>
        <source>Matches objects that were the capital of an empire at the start of the game. Later changes of owner or capital make no difference. An empire that started without a capital has no homeworld.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die bei Spielbeginn die Hauptstadt eines Reichs waren. Spätere Wechsel des Besitzers oder der Hauptstadt ändern daran nichts. Ein Reich, das ohne Hauptstadt begann, hat keine Heimatwelt.</translation>
    </message>
    <message>
        <source>Meter value</source>
        <extracomment>conditions</extracomment>
        <translation>Wert eines Messwerts</translation>
    </message>
    <message>
        <source>Matches objects by the value of a meter. Objects without this meter do not match.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte nach der Höhe eines Messwerts. Objekte ohne diesen Messwert passen nicht.</translation>
    </message>
    <message>
        <source>Meter</source>
        <extracomment>conditions</extracomment>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>The meter to read.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Messwert, der gelesen wird.</translation>
    </message>
    <message>
        <source>Which</source>
        <extracomment>conditions</extracomment>
        <translation>Welcher</translation>
    </message>
    <message>
        <source>The current value of the meter, or its maximum.</source>
        <extracomment>conditions</extracomment>
        <translation>Der jetzige Wert des Messwerts oder sein Höchstwert.</translation>
    </message>
    <message>
        <source>At least</source>
        <extracomment>conditions</extracomment>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>The smallest number that matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Die kleinste Zahl, die passt.</translation>
    </message>
    <message>
        <source>The largest number that matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Die größte Zahl, die passt.</translation>
    </message>
    <message>
        <source>Below</source>
        <extracomment>conditions</extracomment>
        <translation>Unter</translation>
    </message>
    <message>
        <source>An exclusive upper limit: only smaller numbers match.</source>
        <extracomment>conditions</extracomment>
        <translation>Eine Obergrenze, die selbst nicht passt: Nur kleinere Zahlen passen.</translation>
    </message>
    <message>
        <source>Not</source>
        <extracomment>conditions</extracomment>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>Matches objects that the inner condition rejects. If the inner condition cannot be evaluated, neither can this one. A ship has no size, for example, so it is neither large nor not large.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die die innere Bedingung ablehnt. Lässt sich die innere Bedingung nicht auswerten, gilt das auch für diese. Ein Schiff hat zum Beispiel keine Größe, ist also weder groß noch nicht groß.</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <extracomment>conditions</extracomment>
        <translation>Anzahl der Treffer</translation>
    </message>
    <message>
        <source>Matches every object or none. The number of objects in the whole game that match the inner condition decides.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alle Objekte oder auf keines. Es entscheidet, auf wie viele Objekte des ganzen Spiels die innere Bedingung passt.</translation>
    </message>
    <message>
        <source>Matches objects of one class, such as one kind of building.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte einer Klasse, etwa einer Art von Gebäude.</translation>
    </message>
    <message>
        <source>The class of the object. Default: the class of the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Klasse des Objekts. Standard: die Klasse der Quelle.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>conditions</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Matches objects of one type: planets, ships, empires.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte eines Typs: Planeten, Schiffe, Reiche.</translation>
    </message>
    <message>
        <source>The type of the object. Default: the type of the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Typ des Objekts. Standard: der Typ der Quelle.</translation>
    </message>
    <message>
        <source>Any of</source>
        <extracomment>conditions</extracomment>
        <translation>Eine von</translation>
    </message>
    <message>
        <source>Matches objects that at least one inner condition matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, auf die mindestens eine innere Bedingung passt.</translation>
    </message>
    <message>
        <source>Ordered alternatives</source>
        <extracomment>conditions</extracomment>
        <translation>Geordnete Alternativen</translation>
    </message>
    <message>
        <source>Matches the objects of the first inner condition that matches anything. The conditions are evaluated in order, each on all objects in the game. If none of them matches, this condition matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf die Objekte der ersten inneren Bedingung, die auf etwas passt. Die Bedingungen werden der Reihe nach ausgewertet, jede für alle Objekte des Spiels. Passt keine von ihnen, passt auch diese Bedingung auf nichts.</translation>
    </message>
    <message>
        <source>Owned by a specific empire</source>
        <extracomment>conditions</extracomment>
        <translation>Gehört einem bestimmten Reich</translation>
    </message>
    <message>
        <source>Matches the objects that one empire owns, or the objects that it does not own. In an activation, the group is active or inactive while the empire owns the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf die Objekte, die ein Reich besitzt, oder auf die, die es nicht besitzt. In einer Aktivierung ist die Gruppe aktiv oder inaktiv, solange das Reich die Quelle besitzt.</translation>
    </message>
    <message>
        <source>The empire, usually one that is set during the run, as in `runtime(patron)`. While it is not set, the result is missing.</source>
        <extracomment>conditions</extracomment>
        <translation>Das Reich, meist eines, das während des Laufs gesetzt wird, wie in `runtime(patron)`. Solange es nicht gesetzt ist, fehlt das Ergebnis.</translation>
    </message>
    <message>
        <source>`active` matches the objects that the empire owns, alone or with others. `inactive` matches all other objects.</source>
        <extracomment>conditions</extracomment>
        <translation>`active` passt auf die Objekte, die das Reich allein oder mit anderen besitzt. `inactive` passt auf alle anderen Objekte.</translation>
    </message>
    <message>
        <source>Owner can build</source>
        <extracomment>conditions</extracomment>
        <translation>Besitzer kann bauen</translation>
    </message>
    <message>
        <source>Matches objects with an owner that can build a class. The owner must have all prerequisites of the class, or anything that unlocks it. A class with neither is available to every owner. Effects that allow or forbid the class take precedence. For an empire, the empire itself is tested.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte mit einem Besitzer, der eine Klasse bauen kann. Der Besitzer muss alle Voraussetzungen der Klasse haben oder irgendetwas, das sie freischaltet. Eine Klasse ohne beides steht jedem Besitzer offen. Effekte, die die Klasse erlauben oder verbieten, haben Vorrang. Bei einem Reich wird das Reich selbst geprüft.</translation>
    </message>
    <message>
        <source>The class to build.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Klasse, die gebaut werden soll.</translation>
    </message>
    <message>
        <source>Owner has tech</source>
        <extracomment>conditions</extracomment>
        <translation>Besitzer kennt eine Technik</translation>
    </message>
    <message>
        <source>Matches objects with an owner that has a tech, and empires that have it themselves.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte mit einem Besitzer, der eine Technik kennt, und auf Reiche, die sie selbst kennen.</translation>
    </message>
    <message>
        <source>Tech</source>
        <extracomment>conditions</extracomment>
        <translation>Technik</translation>
    </message>
    <message>
        <source>The tech that the owner must have.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Technik, die der Besitzer kennen muss.</translation>
    </message>
    <message>
        <source>Planet environment</source>
        <extracomment>conditions</extracomment>
        <translation>Umwelt eines Planeten</translation>
    </message>
    <message>
        <source>Matches planets, and the objects on them, by environment. Environments form a wheel, so within a range the first and the last are neighbours. Environments off the wheel, such as asteroids, match only themselves.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Planeten und die Objekte darauf, nach der Umwelt. Umwelten bilden ein Rad, sodass bei einer Spanne die erste und die letzte Nachbarn sind. Umwelten außerhalb des Rads, wie Asteroiden, passen nur auf sich selbst.</translation>
    </message>
    <message>
        <source>Environment</source>
        <extracomment>conditions</extracomment>
        <translation>Umwelt</translation>
    </message>
    <message>
        <source>The environment to compare with.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Umwelt, mit der verglichen wird.</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>conditions</extracomment>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>The maximum number of steps away. 0 means exactly the same value. Default: 0.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Höchstzahl der Schritte Abstand. 0 heißt genau derselbe Wert. Standard: 0.</translation>
    </message>
    <message>
        <source>Planet focus</source>
        <extracomment>conditions</extracomment>
        <translation>Schwerpunkt eines Planeten</translation>
    </message>
    <message>
        <source>Matches planets, and the objects on them, by the focus of the planet.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Planeten und die Objekte darauf, nach dem Schwerpunkt des Planeten.</translation>
    </message>
    <message>
        <source>Focus</source>
        <extracomment>conditions</extracomment>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>The focus to compare with.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Schwerpunkt, mit dem verglichen wird.</translation>
    </message>
    <message>
        <source>`primary` tests the primary focus, `secondary-only` the secondary focus. `secondary` matches either of them.</source>
        <extracomment>conditions</extracomment>
        <translation>`primary` prüft den ersten Schwerpunkt, `secondary-only` den zweiten. `secondary` passt auf jeden von beiden.</translation>
    </message>
    <message>
        <source>Planet size</source>
        <extracomment>conditions</extracomment>
        <translation>Größe eines Planeten</translation>
    </message>
    <message>
        <source>Matches planets, and the objects on them, by size. Sizes form a scale. Sizes off the scale, such as gas giants, match only themselves.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Planeten und die Objekte darauf, nach der Größe. Größen bilden eine Skala. Größen außerhalb der Skala, wie Gasriesen, passen nur auf sich selbst.</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>conditions</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The size to compare with.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Größe, mit der verglichen wird.</translation>
    </message>
    <message>
        <source>Same owner as source</source>
        <extracomment>conditions</extracomment>
        <translation>Selber Besitzer wie die Quelle</translation>
    </message>
    <message>
        <source>Matches objects that share an owner with the source, including the source itself. If the source has no owner, nothing matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die einen Besitzer mit der Quelle teilen, auch auf die Quelle selbst. Hat die Quelle keinen Besitzer, passt nichts.</translation>
    </message>
    <message>
        <source>Same supply network</source>
        <extracomment>conditions</extracomment>
        <translation>Selbes Versorgungsnetz</translation>
    </message>
    <message>
        <source>Matches objects in systems that starlanes connect to the source&apos;s system. An empire that owns both objects must have a planet in each system on the way, including both ends. Objects between systems never match. If the source is between systems, nothing matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte in Systemen, die durch Sternenstraßen mit dem System der Quelle verbunden sind. Ein Reich, das beide Objekte besitzt, muss in jedem System auf dem Weg einen Planeten haben, auch an beiden Enden. Objekte zwischen den Systemen passen nie. Ist die Quelle zwischen den Systemen, passt nichts.</translation>
    </message>
    <message>
        <source>The source itself</source>
        <extracomment>conditions</extracomment>
        <translation>Die Quelle selbst</translation>
    </message>
    <message>
        <source>Matches the source of the group and nothing else.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf die Quelle der Gruppe und sonst nichts.</translation>
    </message>
    <message>
        <source>Sorted selection</source>
        <extracomment>conditions</extracomment>
        <translation>Sortierte Auswahl</translation>
    </message>
    <message>
        <source>Matches the first objects of a sorted list. The list contains all objects that match the inner condition. An expression sorts it: the largest, smallest or most common values come first.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf die ersten Objekte einer sortierten Liste. Die Liste enthält alle Objekte, auf die die innere Bedingung passt. Ein Ausdruck sortiert sie: Die größten, kleinsten oder häufigsten Werte kommen zuerst.</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>conditions</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>The maximum number of matches, rounded down.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Höchstzahl der Treffer, abgerundet.</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>conditions</extracomment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>The expression to sort by. Bare names refer to the compared objects. Objects without a value are excluded.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Ausdruck, nach dem sortiert wird. Bloße Namen beziehen sich auf die verglichenen Objekte. Objekte ohne Wert werden ausgeschlossen.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>conditions</extracomment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>`largest` and `smallest` select the objects with the largest or smallest values. `commonest` selects the objects with the value that most of them share. Among equal objects, the lowest id comes first.</source>
        <extracomment>conditions</extracomment>
        <translation>`largest` und `smallest` wählen die Objekte mit den größten oder kleinsten Werten. `commonest` wählt die Objekte mit dem Wert, den die meisten von ihnen teilen. Bei Gleichstand kommt die niedrigste Id zuerst.</translation>
    </message>
    <message>
        <source>Source is visible</source>
        <extracomment>conditions</extracomment>
        <translation>Die Quelle ist sichtbar</translation>
    </message>
    <message>
        <source>Matches objects that see the source. An object sees everything that its owners see. Owners see all objects that they own and all objects in range of their detectors. A detector is an object with the meter Detection. An object without an owner sees only objects in its own range. Visibility is computed at the start of the turn and again after movement.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die die Quelle sehen. Ein Objekt sieht alles, was seine Besitzer sehen. Besitzer sehen alle eigenen Objekte und alle Objekte in Reichweite ihrer Detektoren. Ein Detektor ist ein Objekt mit dem Messwert Detection. Ein Objekt ohne Besitzer sieht nur Objekte in seiner eigenen Reichweite. Die Sichtbarkeit wird zu Beginn der Runde berechnet und nach der Bewegung von Neuem.</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>conditions</extracomment>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>`false` reverses the condition: the object must not be seen. Default: `true`.</source>
        <extracomment>conditions</extracomment>
        <translation>`false` kehrt die Bedingung um: Das Objekt darf nicht gesehen werden. Standard: `true`.</translation>
    </message>
    <message>
        <source>Star colour</source>
        <extracomment>conditions</extracomment>
        <translation>Sternfarbe</translation>
    </message>
    <message>
        <source>Matches systems, and all objects in them, by the colour of the star.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Systeme und alle Objekte darin, nach der Farbe des Sterns.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>conditions</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>The colour of the star.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Farbe des Sterns.</translation>
    </message>
    <message>
        <source>Jumps to class</source>
        <extracomment>conditions</extracomment>
        <translation>Sprünge zu einer Klasse</translation>
    </message>
    <message>
        <source>Matches objects within N starlane jumps of any object of a class. The objects of the class match too.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die höchstens N Sprünge auf Sternenstraßen von irgendeinem Objekt einer Klasse entfernt sind. Auch die Objekte der Klasse selbst passen.</translation>
    </message>
    <message>
        <source>The maximum number of starlane jumps on the shortest route. 0 means the same place.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Höchstzahl der Sprünge auf Sternenstraßen auf dem kürzesten Weg. 0 heißt am selben Ort.</translation>
    </message>
    <message>
        <source>Jumps to source</source>
        <extracomment>conditions</extracomment>
        <translation>Sprünge zur Quelle</translation>
    </message>
    <message>
        <source>Matches objects within N starlane jumps of the source. An object on a starlane is one jump from either end.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die höchstens N Sprünge auf Sternenstraßen von der Quelle entfernt sind. Ein Objekt auf einer Sternenstraße ist von beiden Enden einen Sprung entfernt.</translation>
    </message>
    <message>
        <source>Stationary</source>
        <extracomment>conditions</extracomment>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>Matches objects that have no destination. Objects that cannot move never have one.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte ohne Reiseziel. Objekte, die sich nicht bewegen können, haben nie eines.</translation>
    </message>
    <message>
        <source>Stockpile value</source>
        <extracomment>conditions</extracomment>
        <translation>Wert eines Vorrats</translation>
    </message>
    <message>
        <source>Matches objects by a stockpile: that of the empire itself, or that of the object&apos;s only owner. With no owner or several owners the value is missing. A missing value is not an empty stockpile.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte nach einem Vorrat: dem des Reichs selbst oder dem des einzigen Besitzers. Bei keinem oder mehreren Besitzern fehlt der Wert. Ein fehlender Wert ist kein leerer Vorrat.</translation>
    </message>
    <message>
        <source>Resource</source>
        <extracomment>conditions</extracomment>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>The resource of the stockpile.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Rohstoff des Vorrats.</translation>
    </message>
    <message>
        <source>Targeted</source>
        <extracomment>conditions</extracomment>
        <translation>Anvisiert</translation>
    </message>
    <message>
        <source>Matches the object that the source aims at. If the source aims at nothing, nothing matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf das Objekt, das die Quelle anvisiert. Visiert die Quelle nichts an, passt nichts.</translation>
    </message>
    <message>
        <source>Turn range</source>
        <extracomment>conditions</extracomment>
        <translation>Spanne von Runden</translation>
    </message>
    <message>
        <source>Matches every object from the first turn to the last, both included. In other turns it matches none.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt in den Runden von der ersten bis zur letzten, beide eingeschlossen, auf jedes Objekt, in den anderen auf keines.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>conditions</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>The first turn that matches. Default: no lower limit.</source>
        <extracomment>conditions</extracomment>
        <translation>Die erste Runde, die passt. Standard: keine Untergrenze.</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>conditions</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>The last turn that matches. Default: no upper limit.</source>
        <extracomment>conditions</extracomment>
        <translation>Die letzte Runde, die passt. Standard: keine Obergrenze.</translation>
    </message>
    <message>
        <source>Visible to source</source>
        <extracomment>conditions</extracomment>
        <translation>Für die Quelle sichtbar</translation>
    </message>
    <message>
        <source>Matches objects that the source sees. The source sees everything that its owners see. Owners see all objects that they own and all objects in range of their detectors. A detector is an object with the meter Detection. A source without an owner sees only objects in its own range. Visibility is computed at the start of the turn and again after movement. Newer objects are not seen yet. Objects without a position are seen by their owners only.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die die Quelle sieht. Die Quelle sieht alles, was ihre Besitzer sehen. Besitzer sehen alle eigenen Objekte und alle Objekte in Reichweite ihrer Detektoren. Ein Detektor ist ein Objekt mit dem Messwert Detection. Eine Quelle ohne Besitzer sieht nur Objekte in ihrer eigenen Reichweite. Die Sichtbarkeit wird zu Beginn der Runde berechnet und nach der Bewegung von Neuem. Neuere Objekte sind noch nicht zu sehen. Objekte ohne Ort werden nur von ihren Besitzern gesehen.</translation>
    </message>
    <message>
        <source>Within distance of</source>
        <extracomment>conditions</extracomment>
        <translation>Im Umkreis von</translation>
    </message>
    <message>
        <source>Matches objects within a distance of any object that matches the inner condition.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte im Umkreis irgendeines Objekts, auf das die innere Bedingung passt.</translation>
    </message>
    <message>
        <source>Within jumps of</source>
        <extracomment>conditions</extracomment>
        <translation>Im Umkreis von Sprüngen</translation>
    </message>
    <message>
        <source>Matches objects within N starlane jumps of any object that matches the inner condition.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die höchstens N Sprünge auf Sternenstraßen von irgendeinem Objekt entfernt sind, auf das die innere Bedingung passt.</translation>
    </message>
    <message>
        <source>Add owner</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer hinzufügen</translation>
    </message>
    <message>
        <source>Adds an empire to the owners of the object.</source>
        <extracomment>effects</extracomment>
        <translation>Fügt den Besitzern des Objekts ein Reich hinzu.</translation>
    </message>
    <message>
        <source>&apos;source&apos; (the owners of the source), &apos;none&apos;, an empire&apos;s id, or an expression that returns an object. If that object is not an empire, its owners are used.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;source&apos; (die Besitzer der Quelle), &apos;none&apos;, die Id eines Reichs oder ein Ausdruck, der ein Objekt ergibt. Ist dieses Objekt kein Reich, gelten seine Besitzer.</translation>
    </message>
    <message>
        <source>Add special</source>
        <extracomment>effects</extracomment>
        <translation>Besonderheit hinzufügen</translation>
    </message>
    <message>
        <source>Attaches a special to the object. An object has at most one special of a class, so a second one changes nothing.</source>
        <extracomment>effects</extracomment>
        <translation>Hängt dem Objekt eine Besonderheit an. Ein Objekt hat höchstens eine Besonderheit einer Klasse, also ändert eine zweite nichts.</translation>
    </message>
    <message>
        <source>A class of type special, or a property of the source that holds one.</source>
        <extracomment>effects</extracomment>
        <translation>Eine Klasse vom Typ special oder eine Eigenschaft der Quelle, die eine enthält.</translation>
    </message>
    <message>
        <source>Add starlane</source>
        <extracomment>effects</extracomment>
        <translation>Sternenstraße anlegen</translation>
    </message>
    <message>
        <source>Connects the object&apos;s system to other systems by starlanes.</source>
        <extracomment>effects</extracomment>
        <translation>Verbindet das System des Objekts durch Sternenstraßen mit anderen Systemen.</translation>
    </message>
    <message>
        <source>Conditions for the objects at the other end. Target is the object that the effect fires on. The starlanes lead to the systems of the matching objects.</source>
        <extracomment>effects</extracomment>
        <translation>Bedingungen für die Objekte am anderen Ende. Target ist das Objekt, auf das der Effekt wirkt. Die Sternenstraßen führen zu den Systemen der passenden Objekte.</translation>
    </message>
    <message>
        <source>Change amount</source>
        <extracomment>effects</extracomment>
        <translation>Betrag ändern</translation>
    </message>
    <message>
        <source>Changes the amount of the event that the group responds to, before the event applies. The amount is the gain or loss of a stockpile, or a payment. All changes are added, and a sum below 0 becomes 0. An event with the amount 0 changes nothing.</source>
        <extracomment>effects</extracomment>
        <translation>Ändert den Betrag des Ereignisses, auf das die Gruppe antwortet, bevor das Ereignis gilt. Der Betrag ist der Gewinn oder Verlust eines Vorrats oder eine Zahlung. Alle Änderungen werden zusammengezählt, und eine Summe unter 0 wird zu 0. Ein Ereignis mit dem Betrag 0 ändert nichts.</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>effects</extracomment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>The value to add to the amount of the event. A negative value reduces the amount.</source>
        <extracomment>effects</extracomment>
        <translation>Der Wert, der zum Betrag des Ereignisses hinzukommt. Ein negativer Wert verringert den Betrag.</translation>
    </message>
    <message>
        <source>Conditional</source>
        <extracomment>effects</extracomment>
        <translation>Fallunterscheidung</translation>
    </message>
    <message>
        <source>Fires some effects on the objects that match its conditions, and other effects on the rest. It evaluates the conditions when it fires, and sees the changes of earlier effects.</source>
        <extracomment>effects</extracomment>
        <translation>Lässt manche Effekte auf die Objekte wirken, auf die seine Bedingungen passen, und andere auf die übrigen. Die Bedingungen werden ausgewertet, wenn er wirkt, nach den Änderungen früherer Effekte.</translation>
    </message>
    <message>
        <source>Conditions for the object that the effect fires on. All of them must match.</source>
        <extracomment>effects</extracomment>
        <translation>Bedingungen für das Objekt, auf das der Effekt wirkt. Alle müssen passen.</translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>effects</extracomment>
        <translation>Dann</translation>
    </message>
    <message>
        <source>The effects on objects that match the conditions.</source>
        <extracomment>effects</extracomment>
        <translation>Die Effekte auf Objekte, auf die die Bedingungen passen.</translation>
    </message>
    <message>
        <source>Else</source>
        <extracomment>effects</extracomment>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>The effects on the other objects.</source>
        <extracomment>effects</extracomment>
        <translation>Die Effekte auf die anderen Objekte.</translation>
    </message>
    <message>
        <source>Create object</source>
        <extracomment>effects</extracomment>
        <translation>Objekt erzeugen</translation>
    </message>
    <message>
        <source>Creates objects at the object in scope, with the same owners. They are attached to it, or to the object that it is attached to, as their type allows. Groups of the new objects that respond to triggers work at once. Their other groups first fire in the next turn.</source>
        <extracomment>effects</extracomment>
        <translation>Erzeugt Objekte bei dem Objekt im Geltungsbereich, mit denselben Besitzern. Sie hängen an ihm oder an dem Objekt, an dem es selbst hängt, je nachdem, was ihr Typ zulässt. Gruppen der neuen Objekte, die auf Auslöser antworten, gelten sofort. Ihre anderen Gruppen wirken erst ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>The class of the new objects, or a property of the source that holds a class.</source>
        <extracomment>effects</extracomment>
        <translation>Die Klasse der neuen Objekte oder eine Eigenschaft der Quelle, die eine Klasse enthält.</translation>
    </message>
    <message>
        <source>The number of objects to create at each object in scope. Fractions are dropped. A number below 1 creates none.</source>
        <extracomment>effects</extracomment>
        <translation>Die Zahl der Objekte, die bei jedem Objekt im Geltungsbereich erzeugt werden. Bruchteile entfallen. Eine Zahl unter 1 erzeugt keines.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>effects</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name of the new objects. Default: no name of their own.</source>
        <extracomment>effects</extracomment>
        <translation>Der Name der neuen Objekte. Standard: kein eigener Name.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>effects</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The target of the new objects: nothing, the source, or the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Das Ziel der neuen Objekte: nichts, die Quelle oder das Objekt, auf das der Effekt wirkt.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>effects</extracomment>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Effects that fire on the new objects at once.</source>
        <extracomment>effects</extracomment>
        <translation>Effekte, die sofort auf die neuen Objekte wirken.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>effects</extracomment>
        <translation>Aufschieben</translation>
    </message>
    <message>
        <source>Delays effects by a number of turns. They then fire on those of the same objects that still exist.</source>
        <extracomment>effects</extracomment>
        <translation>Schiebt Effekte um eine Zahl von Runden auf. Sie wirken dann auf diejenigen derselben Objekte, die es noch gibt.</translation>
    </message>
    <message>
        <source>The delay in turns. 0: later in this turn.</source>
        <extracomment>effects</extracomment>
        <translation>Der Aufschub in Runden. 0: später in dieser Runde.</translation>
    </message>
    <message>
        <source>The effects that fire.</source>
        <extracomment>effects</extracomment>
        <translation>Die Effekte, die wirken.</translation>
    </message>
    <message>
        <source>Destroy object</source>
        <extracomment>effects</extracomment>
        <translation>Objekt zerstören</translation>
    </message>
    <message>
        <source>Destroys the object at once, with everything that is attached to it. Groups that it carries no longer fire.</source>
        <extracomment>effects</extracomment>
        <translation>Zerstört das Objekt sofort, mit allem, was daran hängt. Gruppen, die es trägt, wirken nicht mehr.</translation>
    </message>
    <message>
        <source>Divide meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts teilen</translation>
    </message>
    <message>
        <source>Divides this turn&apos;s maximum of a meter by a number. Runs after all effects of the same priority that set, add or multiply. Division by zero gives 0 and is reported.</source>
        <extracomment>effects</extracomment>
        <translation>Teilt den Höchstwert eines Messwerts in dieser Runde durch eine Zahl. Läuft nach allen Effekten gleicher Priorität, die setzen, addieren oder multiplizieren. Teilen durch null ergibt 0 und wird gemeldet.</translation>
    </message>
    <message>
        <source>The meter to change on the objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Der Messwert, der bei den Objekten im Geltungsbereich geändert wird.</translation>
    </message>
    <message>
        <source>The factor to multiply by, or the number to divide by.</source>
        <extracomment>effects</extracomment>
        <translation>Der Faktor, mit dem multipliziert, oder die Zahl, durch die geteilt wird.</translation>
    </message>
    <message>
        <source>Divide meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert teilen</translation>
    </message>
    <message>
        <source>Divides the current value of a meter by a number. Runs after all effects of the same priority that set, add or multiply. Division by zero gives 0 and is reported.</source>
        <extracomment>effects</extracomment>
        <translation>Teilt den jetzigen Wert eines Messwerts durch eine Zahl. Läuft nach allen Effekten gleicher Priorität, die setzen, addieren oder multiplizieren. Teilen durch null ergibt 0 und wird gemeldet.</translation>
    </message>
    <message>
        <source>Give tech</source>
        <extracomment>effects</extracomment>
        <translation>Technik geben</translation>
    </message>
    <message>
        <source>Gives a tech to each empire in scope. For other objects in scope, their owners receive it.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt jedem Reich im Geltungsbereich eine Technik. Bei anderen Objekten darin erhalten deren Besitzer sie.</translation>
    </message>
    <message>
        <source>A class of type tech, or a property of the source that holds one.</source>
        <extracomment>effects</extracomment>
        <translation>Eine Klasse vom Typ tech oder eine Eigenschaft der Quelle, die eine enthält.</translation>
    </message>
    <message>
        <source>Lose</source>
        <extracomment>effects</extracomment>
        <translation>Verlieren</translation>
    </message>
    <message>
        <source>Makes each empire in scope lose the game. For other objects in scope, their owners lose.</source>
        <extracomment>effects</extracomment>
        <translation>Lässt jedes Reich im Geltungsbereich verlieren. Bei anderen Objekten darin verlieren deren Besitzer.</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>effects</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>The reason shown to players.</source>
        <extracomment>effects</extracomment>
        <translation>Der Grund, den die Spieler sehen.</translation>
    </message>
    <message>
        <source>Lower meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts senken</translation>
    </message>
    <message>
        <source>Lowers this turn&apos;s maximum of a meter to a number, if the maximum is higher. Runs last at its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Senkt den Höchstwert eines Messwerts in dieser Runde auf eine Zahl, wenn er höher ist. Läuft bei seiner Priorität zuletzt.</translation>
    </message>
    <message>
        <source>The lower bound when raising, or the upper bound when lowering.</source>
        <extracomment>effects</extracomment>
        <translation>Die Untergrenze beim Heben oder die Obergrenze beim Senken.</translation>
    </message>
    <message>
        <source>Lower meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert senken</translation>
    </message>
    <message>
        <source>Lowers the current value of a meter to a number, if the value is higher. Runs last at its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Senkt den jetzigen Wert eines Messwerts auf eine Zahl, wenn er höher ist. Läuft bei seiner Priorität zuletzt.</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>effects</extracomment>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Sends a message about the object. The message can contain values, with at most two decimals.</source>
        <extracomment>effects</extracomment>
        <translation>Sendet eine Nachricht über das Objekt. Sie kann Werte enthalten, mit höchstens zwei Nachkommastellen.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>effects</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>The text of the message. An expression in braces is replaced by its value: &quot;{name} starves: {Food} left&quot;. Bare names refer to the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Der Text der Nachricht. Ein Ausdruck in geschweiften Klammern wird durch seinen Wert ersetzt: „{name} hungert: noch {Food}“. Bloße Namen beziehen sich auf das Objekt, auf das der Effekt wirkt.</translation>
    </message>
    <message>
        <source>Modify meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts ändern</translation>
    </message>
    <message>
        <source>Adds to this turn&apos;s maximum of a meter. Maximums are rebuilt from 0 each turn, unless the vocabulary says otherwise. The effect lasts only as long as it fires.</source>
        <extracomment>effects</extracomment>
        <translation>Addiert zum Höchstwert eines Messwerts in dieser Runde. Höchstwerte werden jede Runde von 0 an neu gebildet, wenn das Vokabular nichts anderes sagt. Der Effekt hält nur an, solange er wirkt.</translation>
    </message>
    <message>
        <source>The number to add. A negative number subtracts.</source>
        <extracomment>effects</extracomment>
        <translation>Die Zahl, die addiert wird. Eine negative Zahl zieht ab.</translation>
    </message>
    <message>
        <source>Modify meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert ändern</translation>
    </message>
    <message>
        <source>Adds to the current value of a meter. The change is permanent. After all effects, the value is limited to the maximum.</source>
        <extracomment>effects</extracomment>
        <translation>Addiert zum jetzigen Wert eines Messwerts. Die Änderung ist dauerhaft. Nach allen Effekten wird der Wert auf den Höchstwert begrenzt.</translation>
    </message>
    <message>
        <source>Modify planet size</source>
        <extracomment>effects</extracomment>
        <translation>Planetengröße ändern</translation>
    </message>
    <message>
        <source>Makes a planet larger or smaller by a number of steps. The scale is asteroids, tiny, small, medium, large, huge, gas giant. Steps beyond either end have no effect. The environment stays the same, except at the ends of the scale. A planet that becomes asteroids or a gas giant takes that environment. When it leaves that size, it gets its old environment back. Original asteroids that grow become barren. An original gas giant that shrinks becomes toxic.</source>
        <extracomment>effects</extracomment>
        <translation>Macht einen Planeten um eine Zahl von Schritten größer oder kleiner. Die Stufen sind Asteroiden, winzig, klein, mittel, groß, riesig, Gasriese. Schritte über ein Ende hinaus haben keine Wirkung. Die Umwelt bleibt gleich, außer an den Enden. Ein Planet, der zu Asteroiden oder einem Gasriesen wird, nimmt diese Umwelt an. Verlässt er diese Größe, bekommt er seine alte Umwelt zurück. Ursprüngliche Asteroiden, die wachsen, werden karg. Ein ursprünglicher Gasriese, der schrumpft, wird giftig.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>effects</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The number of sizes to go up. Negative values go down. Fractions are cut off.</source>
        <extracomment>effects</extracomment>
        <translation>Die Zahl der Größen nach oben. Negative Werte gehen nach unten. Bruchteile werden abgeschnitten.</translation>
    </message>
    <message>
        <source>Modify stockpile</source>
        <extracomment>effects</extracomment>
        <translation>Vorrat ändern</translation>
    </message>
    <message>
        <source>Adds an amount to the stockpile of an empire in scope, or of the owners of other objects in scope. The stockpile never falls below 0 unless the resource allows debt.</source>
        <extracomment>effects</extracomment>
        <translation>Zählt einen Betrag zum Vorrat eines Reichs im Geltungsbereich hinzu oder zu denen der Besitzer anderer Objekte darin. Der Vorrat fällt nie unter 0, außer wenn der Rohstoff Schulden zulässt.</translation>
    </message>
    <message>
        <source>The resource of the stockpile to change.</source>
        <extracomment>effects</extracomment>
        <translation>Der Rohstoff des Vorrats, der geändert wird.</translation>
    </message>
    <message>
        <source>Per</source>
        <extracomment>effects</extracomment>
        <translation>Je</translation>
    </message>
    <message>
        <source>&apos;owner&apos;: fires once for each owner of the objects in scope; the amount cannot read the target. &apos;object&apos;: fires once for each object in scope; the amount can read its values.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;owner&apos;: wirkt einmal für jeden Besitzer der Objekte im Geltungsbereich; der Betrag kann das Ziel nicht lesen. &apos;object&apos;: wirkt einmal für jedes Objekt im Geltungsbereich; der Betrag kann dessen Werte lesen.</translation>
    </message>
    <message>
        <source>Move to object</source>
        <extracomment>effects</extracomment>
        <translation>Zu Objekt versetzen</translation>
    </message>
    <message>
        <source>Moves the object at once to another object: into its system, or to its position between systems. The object is attached to the other one if its type allows this. So a building can move from planet to planet. Everything that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Versetzt das Objekt sofort zu einem anderen: in dessen System oder an dessen Ort zwischen den Systemen. Das Objekt hängt danach an dem anderen, wenn sein Typ das zulässt. So kann ein Gebäude von Planet zu Planet versetzt werden. Alles, was am Objekt hängt, kommt mit.</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>effects</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Conditions that the destination must match. Target is the object that moves. If several objects match, the nearest one counts, then the one with the lowest id. The moving object itself can match too.</source>
        <extracomment>effects</extracomment>
        <translation>Bedingungen, die auf das Ziel der Bewegung passen müssen. Target ist das Objekt, das sich bewegt. Passen mehrere, zählt das nächste, dann das mit der niedrigsten Id. Auch das bewegte Objekt selbst kann passen.</translation>
    </message>
    <message>
        <source>Move towards object</source>
        <extracomment>effects</extracomment>
        <translation>Auf Objekt zubewegen</translation>
    </message>
    <message>
        <source>Moves the object at once by a distance towards another one, in a straight line. It stops when it reaches the other object. Everything that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Bewegt das Objekt sofort um eine Strecke in gerader Linie auf ein anderes zu. Beim anderen Objekt hält es an. Alles, was am Objekt hängt, kommt mit.</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>effects</extracomment>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>The maximum distance of the move. Values below 0 count as 0.</source>
        <extracomment>effects</extracomment>
        <translation>Die größte Strecke der Bewegung. Werte unter 0 zählen als 0.</translation>
    </message>
    <message>
        <source>Multiply meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts multiplizieren</translation>
    </message>
    <message>
        <source>Multiplies this turn&apos;s maximum of a meter by a factor. Runs after lower priorities, and after additions of the same priority.</source>
        <extracomment>effects</extracomment>
        <translation>Multipliziert den Höchstwert eines Messwerts in dieser Runde mit einem Faktor. Läuft nach niedrigeren Prioritäten und nach Additionen derselben Priorität.</translation>
    </message>
    <message>
        <source>Multiply meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert multiplizieren</translation>
    </message>
    <message>
        <source>Multiplies the current value of a meter by a factor. Runs after additions of the same priority.</source>
        <extracomment>effects</extracomment>
        <translation>Multipliziert den jetzigen Wert eines Messwerts mit einem Faktor. Läuft nach Additionen derselben Priorität.</translation>
    </message>
    <message>
        <source>Wait for event</source>
        <extracomment>effects</extracomment>
        <translation>Auf Ereignis warten</translation>
    </message>
    <message>
        <source>Waits for an event, and then fires its effects once. Of several events, the first one counts.</source>
        <extracomment>effects</extracomment>
        <translation>Wartet auf ein Ereignis und lässt dann seine Effekte einmal wirken. Von mehreren Ereignissen zählt das erste.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>effects</extracomment>
        <translation>Davor</translation>
    </message>
    <message>
        <source>One or more events. The effects fire just before the first of them.</source>
        <extracomment>effects</extracomment>
        <translation>Ein Ereignis oder mehrere. Die Effekte wirken unmittelbar vor dem ersten davon.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>effects</extracomment>
        <translation>Während</translation>
    </message>
    <message>
        <source>One or more events. The effects fire during the first of them.</source>
        <extracomment>effects</extracomment>
        <translation>Ein Ereignis oder mehrere. Die Effekte wirken während des ersten davon.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>effects</extracomment>
        <translation>Danach</translation>
    </message>
    <message>
        <source>One or more events. The effects fire after the first of them.</source>
        <extracomment>effects</extracomment>
        <translation>Ein Ereignis oder mehrere. Die Effekte wirken nach dem ersten davon.</translation>
    </message>
    <message>
        <source>Of</source>
        <extracomment>effects</extracomment>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>The object that the event happens to. any: any object. self: the holder. source: the source. host: the object that the holder is attached to. owned: an object that shares an owner with the source. other: any object except the holder. target: the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Das Objekt, dem das Ereignis geschieht. any: irgendein Objekt. self: der Träger. source: die Quelle. host: das Objekt, an dem der Träger hängt. owned: ein Objekt, das einen Besitzer mit der Quelle teilt. other: irgendein Objekt außer dem Träger. target: das Objekt, auf das der Effekt wirkt.</translation>
    </message>
    <message>
        <source>The number of turns to wait. 1: until the end of this turn.</source>
        <extracomment>effects</extracomment>
        <translation>Die Zahl der Runden, die gewartet wird. 1: bis zum Ende dieser Runde.</translation>
    </message>
    <message>
        <source>Prevent event</source>
        <extracomment>effects</extracomment>
        <translation>Ereignis verhindern</translation>
    </message>
    <message>
        <source>Cancels the event that the group responds to.</source>
        <extracomment>effects</extracomment>
        <translation>Verhindert das Ereignis, auf das die Gruppe antwortet.</translation>
    </message>
    <message>
        <source>Set position</source>
        <extracomment>effects</extracomment>
        <translation>Position setzen</translation>
    </message>
    <message>
        <source>Moves the object to a point of the map. If a system is exactly there, the object enters it. Everything that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Versetzt das Objekt an einen Punkt der Karte. Liegt genau dort ein System, kommt das Objekt in dieses System. Alles, was am Objekt hängt, kommt mit.</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>effects</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>The x coordinate on the map. Larger values are further east.</source>
        <extracomment>effects</extracomment>
        <translation>Die x-Koordinate auf der Karte. Größere Werte liegen weiter östlich.</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>effects</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>The y coordinate on the map. Larger values are further south.</source>
        <extracomment>effects</extracomment>
        <translation>Die y-Koordinate auf der Karte. Größere Werte liegen weiter südlich.</translation>
    </message>
    <message>
        <source>Raise event</source>
        <extracomment>effects</extracomment>
        <translation>Ereignis auslösen</translation>
    </message>
    <message>
        <source>Raises an event of the project&apos;s own for the object. Triggers can respond to it.</source>
        <extracomment>effects</extracomment>
        <translation>Löst für das Objekt ein eigenes Ereignis des Projekts aus. Auslöser können darauf antworten.</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>effects</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>The event to raise. A vocabulary must declare it.</source>
        <extracomment>effects</extracomment>
        <translation>Das Ereignis, das ausgelöst wird. Ein Vokabular muss es vereinbaren.</translation>
    </message>
    <message>
        <source>Raise meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts heben</translation>
    </message>
    <message>
        <source>Raises this turn&apos;s maximum of a meter to a number, if the maximum is lower. Runs after all arithmetic of its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Hebt den Höchstwert eines Messwerts in dieser Runde auf eine Zahl, wenn er niedriger ist. Läuft nach allem Rechnen seiner Priorität.</translation>
    </message>
    <message>
        <source>Raise meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert heben</translation>
    </message>
    <message>
        <source>Raises the current value of a meter to a number, if the value is lower. Runs after all arithmetic of its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Hebt den jetzigen Wert eines Messwerts auf eine Zahl, wenn er niedriger ist. Läuft nach allem Rechnen seiner Priorität.</translation>
    </message>
    <message>
        <source>Remove owner</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer entfernen</translation>
    </message>
    <message>
        <source>Removes an empire from the owners of the object. Other owners stay.</source>
        <extracomment>effects</extracomment>
        <translation>Entfernt ein Reich aus den Besitzern des Objekts. Andere Besitzer bleiben.</translation>
    </message>
    <message>
        <source>Remove special</source>
        <extracomment>effects</extracomment>
        <translation>Besonderheit entfernen</translation>
    </message>
    <message>
        <source>Removes a special from the object. Destroys the attached specials of that class.</source>
        <extracomment>effects</extracomment>
        <translation>Entfernt eine Besonderheit vom Objekt. Zerstört die angehängten Besonderheiten dieser Klasse.</translation>
    </message>
    <message>
        <source>Remove starlane</source>
        <extracomment>effects</extracomment>
        <translation>Sternenstraße entfernen</translation>
    </message>
    <message>
        <source>Removes the starlanes between the object&apos;s system and other systems.</source>
        <extracomment>effects</extracomment>
        <translation>Entfernt die Sternenstraßen zwischen dem System des Objekts und anderen Systemen.</translation>
    </message>
    <message>
        <source>Set availability</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit setzen</translation>
    </message>
    <message>
        <source>Sets whether an empire can obtain a class of any type. Applies to each empire in scope. For other objects in scope, it applies to their owners. If available, the class needs no prerequisites. If unavailable, prerequisites do not help.</source>
        <extracomment>effects</extracomment>
        <translation>Legt fest, ob ein Reich eine Klasse beliebigen Typs erhalten kann. Gilt für jedes Reich im Geltungsbereich. Bei anderen Objekten darin gilt es für deren Besitzer. Ist die Klasse verfügbar, braucht sie keine Voraussetzungen. Ist sie nicht verfügbar, helfen auch Voraussetzungen nicht.</translation>
    </message>
    <message>
        <source>A class, or a property of the source that holds one.</source>
        <extracomment>effects</extracomment>
        <translation>Eine Klasse oder eine Eigenschaft der Quelle, die eine enthält.</translation>
    </message>
    <message>
        <source>Available</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Whether the class is available to the empire from now on.</source>
        <extracomment>effects</extracomment>
        <translation>Ob die Klasse dem Reich von nun an zur Verfügung steht.</translation>
    </message>
    <message>
        <source>Set building availability</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit eines Gebäudes setzen</translation>
    </message>
    <message>
        <source>Sets whether an empire can produce a building. Applies to each empire in scope. For other objects in scope, it applies to their owners. If available, the class needs no prerequisites. If unavailable, prerequisites do not help.</source>
        <extracomment>effects</extracomment>
        <translation>Legt fest, ob ein Reich ein Gebäude herstellen kann. Gilt für jedes Reich im Geltungsbereich. Bei anderen Objekten darin gilt es für deren Besitzer. Ist die Klasse verfügbar, braucht sie keine Voraussetzungen. Ist sie nicht verfügbar, helfen auch Voraussetzungen nicht.</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>effects</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Set capital</source>
        <extracomment>effects</extracomment>
        <translation>Hauptstadt setzen</translation>
    </message>
    <message>
        <source>Makes the planet the capital of its owner. If several planets are in scope, the last one becomes the capital.</source>
        <extracomment>effects</extracomment>
        <translation>Macht den Planeten zur Hauptstadt seines Besitzers. Sind mehrere Planeten im Geltungsbereich, wird der letzte die Hauptstadt.</translation>
    </message>
    <message>
        <source>Set focus</source>
        <extracomment>effects</extracomment>
        <translation>Schwerpunkt setzen</translation>
    </message>
    <message>
        <source>Sets the primary or secondary focus of a planet.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt den ersten oder zweiten Schwerpunkt eines Planeten.</translation>
    </message>
    <message>
        <source>The new focus: a value of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Der neue Schwerpunkt: ein Wert des Vokabulars oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>The focus to set: the primary or the secondary one.</source>
        <extracomment>effects</extracomment>
        <translation>Der Schwerpunkt, der gesetzt wird: der erste oder der zweite.</translation>
    </message>
    <message>
        <source>Set meter maximum</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts setzen</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>conditions</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The new value.</source>
        <extracomment>effects</extracomment>
        <translation>Der neue Wert.</translation>
    </message>
    <message>
        <source>Set meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert setzen</translation>
    </message>
    <message>
        <source>Set owner</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer setzen</translation>
    </message>
    <message>
        <source>Makes an empire the only owner of the object. &apos;none&apos; removes all owners.</source>
        <extracomment>effects</extracomment>
        <translation>Macht ein Reich zum einzigen Besitzer des Objekts. &apos;none&apos; entfernt alle Besitzer.</translation>
    </message>
    <message>
        <source>Set planet environment</source>
        <extracomment>effects</extracomment>
        <translation>Umwelt eines Planeten setzen</translation>
    </message>
    <message>
        <source>Sets the environment of a planet. The environments asteroids and gas giant also set the matching size. Any other environment makes asteroids tiny and a gas giant huge.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt die Umwelt eines Planeten. Die Umwelten Asteroiden und Gasriese setzen auch die passende Größe. Jede andere Umwelt macht Asteroiden winzig und einen Gasriesen riesig.</translation>
    </message>
    <message>
        <source>The new environment: a value of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Die neue Umwelt: ein Wert des Vokabulars oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>Set planet size</source>
        <extracomment>effects</extracomment>
        <translation>Planetengröße setzen</translation>
    </message>
    <message>
        <source>Sets the size of a planet. The sizes asteroids and gas giant also set the matching environment.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt die Größe eines Planeten. Die Größen Asteroiden und Gasriese setzen auch die passende Umwelt.</translation>
    </message>
    <message>
        <source>The new size: a value of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Die neue Größe: ein Wert des Vokabulars oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>Set property</source>
        <extracomment>effects</extracomment>
        <translation>Eigenschaft setzen</translation>
    </message>
    <message>
        <source>Property</source>
        <extracomment>effects</extracomment>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>The property to set. Properties of classes cannot be set.</source>
        <extracomment>effects</extracomment>
        <translation>Die Eigenschaft, die gesetzt wird. Eigenschaften von Klassen lassen sich nicht setzen.</translation>
    </message>
    <message>
        <source>The new value. Number and boolean properties take an expression. Other properties take a constant or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Der neue Wert. Eigenschaften mit Zahlen oder Wahrheitswerten nehmen einen Ausdruck. Andere nehmen eine Konstante oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>Set ship availability</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit eines Schiffs setzen</translation>
    </message>
    <message>
        <source>Sets whether an empire can produce a class of ship. Applies to each empire in scope. For other objects in scope, it applies to their owners. If available, the class needs no prerequisites. If unavailable, prerequisites do not help.</source>
        <extracomment>effects</extracomment>
        <translation>Legt fest, ob ein Reich eine Klasse von Schiffen herstellen kann. Gilt für jedes Reich im Geltungsbereich. Bei anderen Objekten darin gilt es für deren Besitzer. Ist die Klasse verfügbar, braucht sie keine Voraussetzungen. Ist sie nicht verfügbar, helfen auch Voraussetzungen nicht.</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>effects</extracomment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Set star colour</source>
        <extracomment>effects</extracomment>
        <translation>Sternfarbe setzen</translation>
    </message>
    <message>
        <source>Sets the colour of the star of a system. Only systems have a star colour; planets have none.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt die Farbe des Sterns eines Systems. Nur Systeme haben eine Sternfarbe, Planeten nicht.</translation>
    </message>
    <message>
        <source>The new colour: a value of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Die neue Farbe: ein Wert des Vokabulars oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>Set stockpile</source>
        <extracomment>effects</extracomment>
        <translation>Vorrat setzen</translation>
    </message>
    <message>
        <source>Sets the stockpile of an empire in scope, or of the owners of other objects in scope. With per=&quot;object&quot;, the value of the last object counts.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt den Vorrat eines Reichs im Geltungsbereich oder die der Besitzer anderer Objekte darin. Mit per=&quot;object&quot; gilt der Wert des letzten Objekts.</translation>
    </message>
    <message>
        <source>The new value of the stockpile.</source>
        <extracomment>effects</extracomment>
        <translation>Der neue Wert des Vorrats.</translation>
    </message>
    <message>
        <source>Set target</source>
        <extracomment>effects</extracomment>
        <translation>Ziel setzen</translation>
    </message>
    <message>
        <source>Sets the target of the object. The target stays until another one is set or the target is destroyed.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt das Ziel des Objekts. Das Ziel bleibt, bis ein anderes gesetzt oder das Ziel zerstört wird.</translation>
    </message>
    <message>
        <source>Conditions that the new target must match. Target is the object that the effect fires on. If several objects match, the nearest one counts, then the one with the lowest id. The object itself can match too.</source>
        <extracomment>effects</extracomment>
        <translation>Bedingungen, die auf das neue Ziel passen müssen. Target ist das Objekt, auf das der Effekt wirkt. Passen mehrere, zählt das nächste, dann das mit der niedrigsten Id. Auch das Objekt selbst kann passen.</translation>
    </message>
    <message>
        <source>Set tech availability</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit einer Technik setzen</translation>
    </message>
    <message>
        <source>Sets whether an empire can research a tech. Applies to each empire in scope. For other objects in scope, it applies to their owners. If available, the class needs no prerequisites. If unavailable, prerequisites do not help.</source>
        <extracomment>effects</extracomment>
        <translation>Legt fest, ob ein Reich eine Technik erforschen kann. Gilt für jedes Reich im Geltungsbereich. Bei anderen Objekten darin gilt es für deren Besitzer. Ist die Klasse verfügbar, braucht sie keine Voraussetzungen. Ist sie nicht verfügbar, helfen auch Voraussetzungen nicht.</translation>
    </message>
    <message>
        <source>Set visibility</source>
        <extracomment>effects</extracomment>
        <translation>Sichtbarkeit setzen</translation>
    </message>
    <message>
        <source>Shows the object to an empire, or hides it from the empire, regardless of detectors. This lasts until another effect changes it.</source>
        <extracomment>effects</extracomment>
        <translation>Zeigt einem Reich das Objekt oder verbirgt es vor ihm, unabhängig von Detektoren. Das gilt, bis ein anderer Effekt es ändert.</translation>
    </message>
    <message>
        <source>The empire: &apos;source&apos; (the owners of the source), an empire&apos;s id, or an expression that returns an object. If that object is not an empire, its owners are used.</source>
        <extracomment>effects</extracomment>
        <translation>Das Reich: &apos;source&apos; (die Besitzer der Quelle), die Id eines Reichs oder ein Ausdruck, der ein Objekt ergibt. Ist dieses Objekt kein Reich, gelten seine Besitzer.</translation>
    </message>
    <message>
        <source>&apos;true&apos;: the empire always sees the object. &apos;false&apos;: the empire never sees it.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;true&apos;: Das Reich sieht das Objekt immer. &apos;false&apos;: Das Reich sieht es nie.</translation>
    </message>
    <message>
        <source>Replace event</source>
        <extracomment>effects</extracomment>
        <translation>Ereignis ersetzen</translation>
    </message>
    <message>
        <source>Replaces the event that the group responds to with other effects.</source>
        <extracomment>effects</extracomment>
        <translation>Ersetzt das Ereignis, auf das die Gruppe antwortet, durch andere Effekte.</translation>
    </message>
    <message>
        <source>Take tech</source>
        <extracomment>effects</extracomment>
        <translation>Technik nehmen</translation>
    </message>
    <message>
        <source>Takes a tech from each empire in scope. For other objects in scope, their owners lose it.</source>
        <extracomment>effects</extracomment>
        <translation>Nimmt jedem Reich im Geltungsbereich eine Technik. Bei anderen Objekten darin verlieren deren Besitzer sie.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>effects</extracomment>
        <translation>Siegen</translation>
    </message>
    <message>
        <source>Makes each empire in scope win the game. For other objects in scope, their owners win.</source>
        <extracomment>effects</extracomment>
        <translation>Lässt jedes Reich im Geltungsbereich siegen. Bei anderen Objekten darin siegen deren Besitzer.</translation>
    </message>
    <message>
        <source>Created</source>
        <extracomment>occurrences</extracomment>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>An object is created. Before the event, its subject is the place of the new object. From then on, the subject is the new object itself.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt wird erzeugt. Vor dem Ereignis ist der Betroffene der Ort des neuen Objekts. Danach ist der Betroffene das neue Objekt selbst.</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <extracomment>occurrences</extracomment>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>An object is destroyed, by an effect or at the end of its duration. Objects that are attached to it are destroyed with it. Responses after the event read its values from just before. An object that is destroyed with another one cannot be saved separately.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt wird zerstört, durch einen Effekt oder am Ende seiner Frist. Objekte, die daran hängen, werden mit ihm zerstört. Antworten nach dem Ereignis lesen seine Werte von unmittelbar davor. Ein Objekt, das mit einem anderen zerstört wird, lässt sich nicht für sich erhalten.</translation>
    </message>
    <message>
        <source>Departs</source>
        <extracomment>occurrences</extracomment>
        <translation>Bricht auf</translation>
    </message>
    <message>
        <source>An object leaves its system.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt verlässt sein System.</translation>
    </message>
    <message>
        <source>Arrives</source>
        <extracomment>occurrences</extracomment>
        <translation>Kommt an</translation>
    </message>
    <message>
        <source>An object arrives in a system.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt kommt in einem System an.</translation>
    </message>
    <message>
        <source>Owner changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Besitzer geändert</translation>
    </message>
    <message>
        <source>The owners of an object change.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Besitzer eines Objekts ändern sich.</translation>
    </message>
    <message>
        <source>Size changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Größe geändert</translation>
    </message>
    <message>
        <source>The size of a planet changes.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Größe eines Planeten ändert sich.</translation>
    </message>
    <message>
        <source>Environment changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Umwelt geändert</translation>
    </message>
    <message>
        <source>The environment of a planet changes.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Umwelt eines Planeten ändert sich.</translation>
    </message>
    <message>
        <source>Star colour changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Sternfarbe geändert</translation>
    </message>
    <message>
        <source>The colour of a star changes.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Farbe eines Sterns ändert sich.</translation>
    </message>
    <message>
        <source>Focus changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Schwerpunkt geändert</translation>
    </message>
    <message>
        <source>The primary or secondary focus of a planet changes.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der erste oder zweite Schwerpunkt eines Planeten ändert sich.</translation>
    </message>
    <message>
        <source>Property changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Eigenschaft geändert</translation>
    </message>
    <message>
        <source>A property of an object changes: any property, or the named one. Sizes, environments, star colours and focuses are properties too.</source>
        <extracomment>occurrences</extracomment>
        <translation>Eine Eigenschaft eines Objekts ändert sich: irgendeine oder die genannte. Auch Größen, Umwelten, Sternfarben und Schwerpunkte sind Eigenschaften.</translation>
    </message>
    <message>
        <source>The property that changes. Default: any property.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Eigenschaft, die sich ändert. Standard: irgendeine Eigenschaft.</translation>
    </message>
    <message>
        <source>Stockpile gain</source>
        <extracomment>occurrences</extracomment>
        <translation>Vorratszuwachs</translation>
    </message>
    <message>
        <source>A stockpile grows: any stockpile, or the one of the named resource. The amount is the gain.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Vorrat wächst: irgendeiner oder der des genannten Rohstoffs. Der Betrag ist der Zuwachs.</translation>
    </message>
    <message>
        <source>The resource of the stockpile. Default: any resource.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Rohstoff des Vorrats. Standard: irgendein Rohstoff.</translation>
    </message>
    <message>
        <source>Stockpile loss</source>
        <extracomment>occurrences</extracomment>
        <translation>Vorratsverlust</translation>
    </message>
    <message>
        <source>A stockpile shrinks: any stockpile, or the one of the named resource. The amount is the loss. Payments do not count.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Vorrat schrumpft: irgendeiner oder der des genannten Rohstoffs. Der Betrag ist der Verlust. Zahlungen zählen nicht.</translation>
    </message>
    <message>
        <source>Availability changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Verfügbarkeit geändert</translation>
    </message>
    <message>
        <source>An empire gains or loses the right to a class.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Reich erhält oder verliert das Recht auf eine Klasse.</translation>
    </message>
    <message>
        <source>Target set</source>
        <extracomment>occurrences</extracomment>
        <translation>Ziel gesetzt</translation>
    </message>
    <message>
        <source>An object targets another object, or stops targeting one. A response during the event may set another target before this one counts.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt visiert ein anderes an oder hört damit auf. Eine Antwort während des Ereignisses kann ein anderes Ziel setzen, bevor dieses zählt.</translation>
    </message>
    <message>
        <source>Duration expired</source>
        <extracomment>occurrences</extracomment>
        <translation>Frist abgelaufen</translation>
    </message>
    <message>
        <source>The duration of an object expires, and the object is destroyed. If the event is prevented, the object stays forever.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Frist eines Objekts läuft ab, und es wird zerstört. Wird das Ereignis verhindert, bleibt das Objekt für immer.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <extracomment>occurrences</extracomment>
        <translation>Befohlen</translation>
    </message>
    <message>
        <source>An empire gives an order: any order, or one of the named kind. The subject is the object that receives the order. A response during the event may replace the order before it is carried out.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Reich gibt einen Befehl: irgendeinen oder einen der genannten Art. Der Betroffene ist das Objekt, das den Befehl erhält. Eine Antwort während des Ereignisses kann den Befehl ersetzen, bevor er ausgeführt wird.</translation>
    </message>
    <message>
        <source>The kind of order. Default: any order.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Art des Befehls. Standard: irgendein Befehl.</translation>
    </message>
    <message>
        <source>Payment</source>
        <extracomment>occurrences</extracomment>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>An empire pays: in any resource, or in the named one. A response during the event may add the missing resources. The amount is the price to pay.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Reich zahlt: in irgendeinem Rohstoff oder im genannten. Eine Antwort während des Ereignisses kann die fehlenden Rohstoffe beschaffen. Der Betrag ist der Preis, der zu zahlen ist.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>occurrences</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The whole turn: before everything that happens in it, or after everything.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die ganze Runde: vor allem, was in ihr geschieht, oder nach allem.</translation>
    </message>
    <message>
        <source>Meters</source>
        <extracomment>occurrences</extracomment>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>The stage in which groups change meters.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Gruppen Messwerte ändern.</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>occurrences</extracomment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>The stage in which meters grow.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Messwerte wachsen.</translation>
    </message>
    <message>
        <source>Caps</source>
        <extracomment>occurrences</extracomment>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>The stage that clamps meters to their limits.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, der Messwerte auf ihre Schranken begrenzt.</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>occurrences</extracomment>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>The stage of all groups that change no meters.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt aller Gruppen, die keine Messwerte ändern.</translation>
    </message>
    <message>
        <source>Orders</source>
        <extracomment>occurrences</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>The stage in which orders are carried out.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Befehle ausgeführt werden.</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>occurrences</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>The stage in which ships move.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem sich Schiffe bewegen.</translation>
    </message>
    <message>
        <source>Combat</source>
        <extracomment>occurrences</extracomment>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>The combat stage. Combat happens only through effects.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt des Kampfes. Gekämpft wird nur durch Effekte.</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>occurrences</extracomment>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>The stage in which empires pay for production and complete it.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Reiche für die Produktion zahlen und sie abschließen.</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>occurrences</extracomment>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>The stage in which empires pay for research and complete it.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Reiche für die Forschung zahlen und sie abschließen.</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>occurrences</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>The stage in which stockpiles receive income.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Vorräte ihr Einkommen erhalten.</translation>
    </message>
    <message>
        <source>Durations</source>
        <extracomment>occurrences</extracomment>
        <translation>Fristen</translation>
    </message>
    <message>
        <source>The stage in which durations of objects expire.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Fristen von Objekten ablaufen.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>orders</extracomment>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Moves an object to a system along the shortest route of starlanes. In each turn it moves as far as its Speed allows. It can end a turn on a starlane.</source>
        <extracomment>orders</extracomment>
        <translation>Bewegt ein Objekt auf dem kürzesten Weg über Sternenstraßen zu einem System. In jeder Runde kommt es so weit, wie sein Speed reicht. Es kann eine Runde auf einer Sternenstraße beenden.</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>orders</extracomment>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>The name of an object of the empire.</source>
        <extracomment>orders</extracomment>
        <translation>Der Name eines Objekts des Reichs.</translation>
    </message>
    <message>
        <source>A system, or an object in a system.</source>
        <extracomment>orders</extracomment>
        <translation>Ein System oder ein Objekt in einem System.</translation>
    </message>
    <message>
        <source>Produce</source>
        <extracomment>orders</extracomment>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Starts a project that creates an object of a class. The empire pays a share of the cost each turn. The object is created when the whole cost is paid.</source>
        <extracomment>orders</extracomment>
        <translation>Beginnt ein Projekt, das ein Objekt einer Klasse erzeugt. Das Reich bezahlt jede Runde einen Teil der Kosten. Das Objekt wird erzeugt, wenn alle Kosten bezahlt sind.</translation>
    </message>
    <message>
        <source>The class to produce.</source>
        <extracomment>orders</extracomment>
        <translation>Die Klasse, die hergestellt wird.</translation>
    </message>
    <message>
        <source>At</source>
        <extracomment>orders</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>The place for the new object: an object of the empire.</source>
        <extracomment>orders</extracomment>
        <translation>Der Ort für das neue Objekt: ein Objekt des Reichs.</translation>
    </message>
    <message>
        <source>Starts a project that gives the empire a tech when the whole cost is paid.</source>
        <extracomment>orders</extracomment>
        <translation>Beginnt ein Projekt, das dem Reich eine Technik gibt, wenn alle Kosten bezahlt sind.</translation>
    </message>
    <message>
        <source>The id of a tech.</source>
        <extracomment>orders</extracomment>
        <translation>Die Id einer Technik.</translation>
    </message>
    <message>
        <source>Changes the primary or secondary focus of a planet.</source>
        <extracomment>orders</extracomment>
        <translation>Ändert den ersten oder zweiten Schwerpunkt eines Planeten.</translation>
    </message>
    <message>
        <source>The new focus of the object.</source>
        <extracomment>orders</extracomment>
        <translation>Der neue Schwerpunkt des Objekts.</translation>
    </message>
    <message>
        <source>The primary focus or the secondary one.</source>
        <extracomment>orders</extracomment>
        <translation>Der erste Schwerpunkt oder der zweite.</translation>
    </message>
    <message>
        <source>Sets or clears the target of an object.</source>
        <extracomment>orders</extracomment>
        <translation>Setzt oder löscht das Ziel eines Objekts.</translation>
    </message>
    <message>
        <source>The object to target, or none to clear the target.</source>
        <extracomment>orders</extracomment>
        <translation>Das Objekt, das anvisiert wird, oder none, um das Ziel zu löschen.</translation>
    </message>
    <message>
        <source>Set run-time property</source>
        <extracomment>orders</extracomment>
        <translation>Laufzeiteigenschaft setzen</translation>
    </message>
    <message>
        <source>Sets a run-time property of an object. Parameters of its groups can take their values from it.</source>
        <extracomment>orders</extracomment>
        <translation>Setzt eine Laufzeiteigenschaft eines Objekts. Parameter seiner Gruppen können ihre Werte daraus lesen.</translation>
    </message>
    <message>
        <source>The id of a run-time property.</source>
        <extracomment>orders</extracomment>
        <translation>Die Id einer Laufzeiteigenschaft.</translation>
    </message>
    <message>
        <source>A constant in the property&apos;s format.</source>
        <extracomment>orders</extracomment>
        <translation>Eine Konstante im Format der Eigenschaft.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>orders</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops an object where it is, or cancels a project. The amount already paid is lost.</source>
        <extracomment>orders</extracomment>
        <translation>Hält ein Objekt an, wo es ist, oder bricht ein Projekt ab. Der schon bezahlte Betrag ist verloren.</translation>
    </message>
    <message>
        <source>The object to stop, or the project to cancel.</source>
        <extracomment>orders</extracomment>
        <translation>Das Objekt, das anhält, oder das Projekt, das abgebrochen wird.</translation>
    </message>
    <message>
        <source>The class whose project is cancelled. If the empire has several, the last one is cancelled.</source>
        <extracomment>orders</extracomment>
        <translation>Die Klasse, deren Projekt abgebrochen wird. Hat das Reich mehrere, wird das letzte abgebrochen.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Autopilot</translation>
    </message>
    <message>
        <source>Checks whether the computer plays for an empire. The empire must be in the game and human.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Prüft, ob der Computer für ein Reich spielt. Das Reich muss im Spiel und menschlich sein.</translation>
    </message>
    <message>
        <source>The id of an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Id eines Reichs.</translation>
    </message>
    <message>
        <source>The value to compare with: true or false.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Vergleichswert: true oder false.</translation>
    </message>
    <message>
        <source>Checks whether an empire is producing anything. The empire must be in the game and have a build object.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Prüft, ob ein Reich etwas herstellt. Das Reich muss im Spiel sein und einen Bauplatz haben.</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Guthaben</translation>
    </message>
    <message>
        <source>Compares a stockpile of an empire with a value. The empire must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht einen Vorrat eines Reichs mit einem Wert. Das Reich muss im Spiel sein.</translation>
    </message>
    <message>
        <source>The resource of the stockpile to compare.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Rohstoff, dessen Vorrat verglichen wird.</translation>
    </message>
    <message>
        <source>The number to compare with, or an expression.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Zahl, mit der verglichen wird, oder ein Ausdruck.</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Checks which screen and line the local player sees. Only for scenarios with one human player.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Prüft, welchen Bildschirm und welche Zeile der lokale Spieler sieht. Nur für Szenarien mit einem menschlichen Spieler.</translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>The screen shown to the player.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Bildschirm, den der Spieler sieht.</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>The selected line. Default: any line.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die ausgewählte Zeile. Standard: irgendeine Zeile.</translation>
    </message>
    <message>
        <source>Compares the number of inner conditions that hold. This can mean all, any, none or an exact number of them.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht die Zahl der inneren Bedingungen, die gelten. Das können alle, irgendeine, keine oder eine genaue Zahl sein.</translation>
    </message>
    <message>
        <source>Checks whether an object is not in the game: destroyed, or still hidden.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Prüft, ob ein Objekt nicht im Spiel ist: zerstört oder noch verborgen.</translation>
    </message>
    <message>
        <source>The object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Das Objekt, mit Namen oder einem anderen Verweis.</translation>
    </message>
    <message>
        <source>Compares the distance between two objects. Both must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht die Entfernung zwischen zwei Objekten. Beide müssen im Spiel sein.</translation>
    </message>
    <message>
        <source>The first object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Das erste Objekt, mit Namen oder einem anderen Verweis.</translation>
    </message>
    <message>
        <source>The second object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Das zweite Objekt, mit Namen oder einem anderen Verweis.</translation>
    </message>
    <message>
        <source>Health</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Compares the current value of a meter as a fraction of its maximum. The fraction is 0 for an object that is not in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht den jetzigen Wert eines Messwerts als Bruchteil seines Höchstwerts. Bei einem Objekt, das nicht im Spiel ist, ist der Bruchteil 0.</translation>
    </message>
    <message>
        <source>The meter to compare with its maximum. Default: Health.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Messwert, der mit seinem Höchstwert verglichen wird. Standard: Health.</translation>
    </message>
    <message>
        <source>Identity</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Checks whether two references mean the same object. Both objects must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Prüft, ob zwei Verweise dasselbe Objekt meinen. Beide Objekte müssen im Spiel sein.</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>A reference to an object, such as flagship: followed by an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ein Verweis auf ein Objekt, etwa flagship: und danach ein Reich.</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>The reference to compare with.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Verweis, mit dem verglichen wird.</translation>
    </message>
    <message>
        <source>Checks which page of which message the local player reads. Only for scenarios with one human player.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Prüft, welche Seite welcher Nachricht der lokale Spieler liest. Nur für Szenarien mit einem menschlichen Spieler.</translation>
    </message>
    <message>
        <source>The number of the message.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Nummer der Nachricht.</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The open page, counted from 0.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die geöffnete Seite, von 0 an gezählt.</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Checks whether an empire is one of the owners of an object. The object must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Prüft, ob ein Reich einer der Besitzer eines Objekts ist. Das Objekt muss im Spiel sein.</translation>
    </message>
    <message>
        <source>The id of an empire, or none for nobody.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Id eines Reichs oder none für niemanden.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Compares the value of a counter.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht den Wert eines Zählers.</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>The name of a counter. Counters start at 0.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Name eines Zählers. Zähler beginnen bei 0.</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Compares the number of ships of an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht die Zahl der Schiffe eines Reichs.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Compares the Speed of an object. The object must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht Speed eines Objekts. Das Objekt muss im Spiel sein.</translation>
    </message>
    <message>
        <source>Checks whether an object targets another one. Both must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Prüft, ob ein Objekt ein anderes anvisiert. Beide müssen im Spiel sein.</translation>
    </message>
    <message>
        <source>The object to aim at.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Das Objekt, das anvisiert wird.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Compares the number of turns since the start of the scenario. It is negative during set-up.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht die Zahl der Runden seit Beginn des Szenarios. In der Aufstellung ist sie negativ.</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>The number of turns since the start of the scenario. Negative during set-up.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Zahl der Runden seit Beginn des Szenarios. In der Aufstellung negativ.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Compares the zoom level of the local player&apos;s view. Only for scenarios with one human player.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vergleicht die Zoomstufe der Ansicht des lokalen Spielers. Nur für Szenarien mit einem menschlichen Spieler.</translation>
    </message>
    <message>
        <source>The zoom level to compare with. The closest level is the lowest.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Zoomstufe, mit der verglichen wird. Die nächste Stufe ist die kleinste.</translation>
    </message>
    <message>
        <source>Add to counter</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zum Zähler addieren</translation>
    </message>
    <message>
        <source>Adds a number to a counter. Conditions of type score compare counters.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Addiert eine Zahl zu einem Zähler. Bedingungen vom Typ score vergleichen Zähler.</translation>
    </message>
    <message>
        <source>The number to add. It may be negative or an expression.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Zahl, die addiert wird. Sie darf negativ oder ein Ausdruck sein.</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Checks all conditions again before the following actions run.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Prüft alle Bedingungen noch einmal, bevor die folgenden Aktionen laufen.</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Creates an object, as &lt;place&gt; does.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Erzeugt ein Objekt, wie &lt;place&gt; es tut.</translation>
    </message>
    <message>
        <source>The id of a class.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Id einer Klasse.</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Auf</translation>
    </message>
    <message>
        <source>The object to attach it to, or to place it beside. Default: none.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Das Objekt, an das es angehängt oder neben das es gestellt wird. Standard: keines.</translation>
    </message>
    <message>
        <source>The new object&apos;s name.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Der Name des neuen Objekts.</translation>
    </message>
    <message>
        <source>Delays the following actions by a number of turns. They run even if the condition is no longer true or is disabled.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Verzögert die folgenden Aktionen um eine Zahl von Runden. Sie laufen auch dann, wenn die Bedingung nicht mehr wahr oder ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>The delay of the following actions, in turns.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Verzögerung der folgenden Aktionen in Runden.</translation>
    </message>
    <message>
        <source>Destroy</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Destroys an object and everything attached to it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zerstört ein Objekt mit allem, was daran hängt.</translation>
    </message>
    <message>
        <source>The object. Default: the subject of the condition.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Das Objekt. Standard: der Betroffene der Bedingung.</translation>
    </message>
    <message>
        <source>Disable</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Disables a condition of this scenario.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Schaltet eine Bedingung dieses Szenarios aus.</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>The id of a condition of this scenario.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Id einer Bedingung dieses Szenarios.</translation>
    </message>
    <message>
        <source>Enable</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Enables a condition of this scenario, again or for the first time.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Schaltet eine Bedingung dieses Szenarios wieder oder zum ersten Mal ein.</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Wirken lassen</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>The group to fire, as CLASS/group. Omit it if the effects are inside the element.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Gruppe, die wirkt, als CLASS/group. Sie entfällt, wenn die Effekte im Element stehen.</translation>
    </message>
    <message>
        <source>The object to fire on. Default: the condition&apos;s subject.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Das Objekt, auf das sie wirkt. Standard: der Betroffene der Bedingung.</translation>
    </message>
    <message>
        <source>Makes an empire lose and ends the run.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Lässt ein Reich verlieren und beendet den Lauf.</translation>
    </message>
    <message>
        <source>Shows a message. Expressions in braces are replaced by their values. Bare names refer to the game object, and Subject to the subject of the condition. Each &lt;page&gt; adds a page.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zeigt eine Nachricht. Ausdrücke in geschweiften Klammern werden durch ihre Werte ersetzt. Bloße Namen beziehen sich auf das Spielobjekt, Subject auf den Betroffenen der Bedingung. Jedes &lt;page&gt; fügt eine Seite hinzu.</translation>
    </message>
    <message>
        <source>The id of the empire that receives the message. Default: everybody.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Id des Reichs, das die Nachricht erhält. Standard: alle.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>The number that conditions of type message use to refer to this message.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Nummer, mit der Bedingungen vom Typ message auf diese Nachricht verweisen.</translation>
    </message>
    <message>
        <source>Moves an object, with everything attached to it, to the position of another object.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Bewegt ein Objekt mit allem, was daran hängt, an den Ort eines anderen Objekts.</translation>
    </message>
    <message>
        <source>The object to move to.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Das Objekt, zu dem es bewegt wird.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops the run after this turn, like a breakpoint.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Hält den Lauf nach dieser Runde an, wie ein Haltepunkt.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Brings an object into the game that the scenario has hidden since the start.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Bringt ein Objekt ins Spiel, das das Szenario seit dem Anfang verborgen hat.</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Selects an object for the local player.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Wählt ein Objekt für den Spieler am Rechner aus.</translation>
    </message>
    <message>
        <source>Gives an object to an empire, or to nobody.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Gibt ein Objekt einem Reich oder niemandem.</translation>
    </message>
    <message>
        <source>Sets the target of an object.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Setzt das Ziel eines Objekts.</translation>
    </message>
    <message>
        <source>Makes an empire win and ends the run.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Lässt ein Reich siegen und beendet den Lauf.</translation>
    </message>
    <message>
        <source>Sets the zoom of the local player&apos;s view.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Setzt die Vergrößerung in der Ansicht des Spielers am Rechner.</translation>
    </message>
    <message>
        <source>The zoom level of the view.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Zoomstufe der Ansicht.</translation>
    </message>
    <message>
        <source>All objects</source>
        <extracomment>relations</extracomment>
        <translation>Alle Objekte</translation>
    </message>
    <message>
        <source>Every object of the type in the game, including the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Jedes Objekt des Typs im Spiel, das Objekt selbst eingeschlossen.</translation>
    </message>
    <message>
        <source>Above</source>
        <extracomment>relations</extracomment>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>The objects that the object is attached to, directly or indirectly. Excludes the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Die Objekte, an denen das Objekt direkt oder indirekt hängt. Ohne das Objekt selbst.</translation>
    </message>
    <message>
        <source>Attached</source>
        <extracomment>relations</extracomment>
        <translation>Angehängt</translation>
    </message>
    <message>
        <source>The objects directly attached to the object, such as buildings and specials of a planet, or planets of a system. Excludes the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Die Objekte, die direkt am Objekt hängen, etwa Gebäude und Besonderheiten eines Planeten oder Planeten eines Systems. Ohne das Objekt selbst.</translation>
    </message>
    <message>
        <source>The objects attached to the object, directly or indirectly. Excludes the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Die Objekte, die direkt oder indirekt am Objekt hängen. Ohne das Objekt selbst.</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>relations</extracomment>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>The objects in systems that starlanes connect to the object&apos;s system through systems of its owner. Includes the object itself. Empty if the object has no owner or several owners, or is not in a system of its owner.</source>
        <extracomment>relations</extracomment>
        <translation>Die Objekte in Systemen, die durch Sternenstraßen über Systeme des Besitzers mit dem System des Objekts verbunden sind. Mit dem Objekt selbst. Leer, wenn das Objekt keinen oder mehrere Besitzer hat oder nicht in einem System seines Besitzers ist.</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>relations</extracomment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>The objects in the same system or at the same point between systems. Includes the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Die Objekte im selben System oder am selben Punkt zwischen Systemen. Mit dem Objekt selbst.</translation>
    </message>
    <message>
        <source>Near</source>
        <extracomment>relations</extracomment>
        <translation>Nahe</translation>
    </message>
    <message>
        <source>The objects within a distance in a straight line, or within a number of starlane jumps. Excludes the object itself, but includes other objects at the same place.</source>
        <extracomment>relations</extracomment>
        <translation>Die Objekte innerhalb einer Entfernung in gerader Linie oder innerhalb einer Zahl von Sprüngen auf Sternenstraßen. Ohne das Objekt selbst, aber mit anderen Objekten am selben Ort.</translation>
    </message>
    <message>
        <source>Owned</source>
        <extracomment>relations</extracomment>
        <translation>Im Besitz</translation>
    </message>
    <message>
        <source>The objects that the object&apos;s only owner owns, alone or with others. Includes the object itself. For an empire, the objects that it owns. Empty if the object has no owner or several owners.</source>
        <extracomment>relations</extracomment>
        <translation>Die Objekte, die der einzige Besitzer des Objekts allein oder mit anderen besitzt. Mit dem Objekt selbst. Bei einem Reich die Objekte, die es besitzt. Leer, wenn das Objekt keinen oder mehrere Besitzer hat.</translation>
    </message>
    <message>
        <source>The object&apos;s target.</source>
        <extracomment>relations</extracomment>
        <translation>Das Ziel des Objekts.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>aggregates</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Returns true if the expression is true for every object that has a value. Also true if there are no objects.</source>
        <extracomment>aggregates</extracomment>
        <translation>Wahr, wenn der Ausdruck für jedes Objekt mit einem Wert wahr ist. Auch wahr, wenn es keine Objekte gibt.</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>aggregates</extracomment>
        <translation>Irgendeines</translation>
    </message>
    <message>
        <source>Returns true if the expression is true for at least one object. False if there are no objects.</source>
        <extracomment>aggregates</extracomment>
        <translation>Wahr, wenn der Ausdruck für mindestens ein Objekt wahr ist. Falsch, wenn es keine Objekte gibt.</translation>
    </message>
    <message>
        <source>The number of objects. With an expression after the comma, only objects that have a value count. Use where to select the objects.</source>
        <extracomment>aggregates</extracomment>
        <translation>Die Anzahl der Objekte. Mit einem Ausdruck hinter dem Komma zählen nur Objekte, die einen Wert haben. Mit where wählen Sie die Objekte aus.</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>aggregates</extracomment>
        <translation>Größte</translation>
    </message>
    <message>
        <source>The largest of the numbers, or 0 if there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Die größte der Zahlen, oder 0, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>aggregates</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>The average of the numbers, or 0 if there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Der Durchschnitt der Zahlen, oder 0, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Smallest</source>
        <extracomment>aggregates</extracomment>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>The smallest of the numbers, or 0 if there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Die kleinste der Zahlen, oder 0, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>aggregates</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The sum of the numbers, or 0 if there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Die Summe der Zahlen, oder 0, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>modifiers</extracomment>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Sets the variable to the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>Setzt die Variable auf den Parameter.</translation>
    </message>
    <message>
        <source>Multiply</source>
        <extracomment>modifiers</extracomment>
        <translation>Multiplizieren</translation>
    </message>
    <message>
        <source>Multiplies the variable by the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>Multipliziert die Variable mit dem Parameter.</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>modifiers</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Divides the variable by the parameter. Division by 0 gives 0 and is reported.</source>
        <extracomment>modifiers</extracomment>
        <translation>Teilt die Variable durch den Parameter. Teilen durch 0 ergibt 0 und wird gemeldet.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>modifiers</extracomment>
        <translation>Addieren</translation>
    </message>
    <message>
        <source>Adds the parameter to the variable.</source>
        <extracomment>modifiers</extracomment>
        <translation>Addiert den Parameter zur Variablen.</translation>
    </message>
    <message>
        <source>Raises the variable to the parameter if it is lower.</source>
        <extracomment>modifiers</extracomment>
        <translation>Hebt die Variable auf den Parameter, wenn sie kleiner ist.</translation>
    </message>
    <message>
        <source>Lowers the variable to the parameter if it is higher.</source>
        <extracomment>modifiers</extracomment>
        <translation>Senkt die Variable auf den Parameter, wenn sie größer ist.</translation>
    </message>
    <message>
        <source>Plus</source>
        <extracomment>functions</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>The sum of two numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Die Summe zweier Zahlen.</translation>
    </message>
    <message>
        <source>Minus</source>
        <extracomment>functions</extracomment>
        <translation>Minus</translation>
    </message>
    <message>
        <source>The difference of two numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Die Differenz zweier Zahlen.</translation>
    </message>
    <message>
        <source>Negative</source>
        <extracomment>functions</extracomment>
        <translation>Negativ</translation>
    </message>
    <message>
        <source>The number with the opposite sign. Powers bind tighter: -2^2 is -4.</source>
        <extracomment>functions</extracomment>
        <translation>Die Zahl mit dem anderen Vorzeichen. Potenzen binden stärker: -2^2 ist -4.</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>functions</extracomment>
        <translation>Mal</translation>
    </message>
    <message>
        <source>The product of two numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Das Produkt zweier Zahlen.</translation>
    </message>
    <message>
        <source>Divided by</source>
        <extracomment>functions</extracomment>
        <translation>Geteilt durch</translation>
    </message>
    <message>
        <source>The exact quotient of two numbers. A division by zero gives 0 and is reported.</source>
        <extracomment>functions</extracomment>
        <translation>Der genaue Quotient zweier Zahlen. Eine Division durch null ergibt 0 und wird gemeldet.</translation>
    </message>
    <message>
        <source>Whole division</source>
        <extracomment>functions</extracomment>
        <translation>Ganzzahlige Division</translation>
    </message>
    <message>
        <source>The quotient without its fraction, rounded towards zero.</source>
        <extracomment>functions</extracomment>
        <translation>Der Quotient ohne Bruchteil, zur Null hin gerundet.</translation>
    </message>
    <message>
        <source>Remainder</source>
        <extracomment>functions</extracomment>
        <translation>Rest</translation>
    </message>
    <message>
        <source>The remainder of a whole division, with the sign of the first number. The operator % does the same.</source>
        <extracomment>functions</extracomment>
        <translation>Der Rest einer ganzzahligen Division, mit dem Vorzeichen der ersten Zahl. Der Operator % tut dasselbe.</translation>
    </message>
    <message>
        <source>To the power of</source>
        <extracomment>functions</extracomment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>The first number raised to the second, from left to right: 2^3^2 is 64.</source>
        <extracomment>functions</extracomment>
        <translation>Die erste Zahl hoch die zweite, von links nach rechts: 2^3^2 ist 64.</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>functions</extracomment>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Returns true if two values of the same format are equal.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn zwei Werte desselben Formats gleich sind.</translation>
    </message>
    <message>
        <source>Not equal</source>
        <extracomment>functions</extracomment>
        <translation>Ungleich</translation>
    </message>
    <message>
        <source>Returns true if two values of the same format differ.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn zwei Werte desselben Formats verschieden sind.</translation>
    </message>
    <message>
        <source>Less than</source>
        <extracomment>functions</extracomment>
        <translation>Kleiner als</translation>
    </message>
    <message>
        <source>Returns true if the first number is less than the second. In XML, write &amp;lt;.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn die erste Zahl kleiner ist als die zweite. In XML schreiben Sie &amp;lt;.</translation>
    </message>
    <message>
        <source>Returns true if the first number is less than or equal to the second. In XML, write &amp;lt;=.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn die erste Zahl kleiner als die zweite oder gleich ist. In XML schreiben Sie &amp;lt;=.</translation>
    </message>
    <message>
        <source>Greater than</source>
        <extracomment>functions</extracomment>
        <translation>Größer als</translation>
    </message>
    <message>
        <source>Returns true if the first number is greater than the second.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn die erste Zahl größer ist als die zweite.</translation>
    </message>
    <message>
        <source>Returns true if the first number is greater than or equal to the second.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn die erste Zahl größer als die zweite oder gleich ist.</translation>
    </message>
    <message>
        <source>And</source>
        <extracomment>functions</extracomment>
        <translation>Und</translation>
    </message>
    <message>
        <source>Returns true if both conditions are true. &amp;&amp; means the same. If one is false, the other does not matter.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn beide Bedingungen wahr sind. &amp;&amp; heißt dasselbe. Ist eine falsch, kommt es auf die andere nicht an.</translation>
    </message>
    <message>
        <source>Or</source>
        <extracomment>functions</extracomment>
        <translation>Oder</translation>
    </message>
    <message>
        <source>Returns true if at least one condition is true. || means the same. If one is true, the other does not matter.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn mindestens eine Bedingung wahr ist. || heißt dasselbe. Ist eine wahr, kommt es auf die andere nicht an.</translation>
    </message>
    <message>
        <source>Returns true if the condition is false. ! means the same. Comparisons bind tighter: not a == b means not (a == b).</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn die Bedingung falsch ist. ! heißt dasselbe. Vergleiche binden stärker: not a == b heißt not (a == b).</translation>
    </message>
    <message>
        <source>Returns the first value if the condition is true, otherwise the second. The unused value is ignored. You can also write: if condition then value else other.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert den ersten Wert, wenn die Bedingung wahr ist, sonst den zweiten. Der nicht benutzte Wert wird nicht beachtet. Sie können auch schreiben: if Bedingung then Wert else anderer.</translation>
    </message>
    <message>
        <source>Absolute value</source>
        <extracomment>functions</extracomment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <extracomment>functions</extracomment>
        <translation>Die Zahl ohne ihr Vorzeichen.</translation>
    </message>
    <message>
        <source>Round up</source>
        <extracomment>functions</extracomment>
        <translation>Aufrunden</translation>
    </message>
    <message>
        <source>The smallest whole number that is greater than or equal to the number.</source>
        <extracomment>functions</extracomment>
        <translation>Die kleinste ganze Zahl, die größer als die Zahl oder gleich ist.</translation>
    </message>
    <message>
        <source>Round down</source>
        <extracomment>functions</extracomment>
        <translation>Abrunden</translation>
    </message>
    <message>
        <source>The largest whole number that is less than or equal to the number.</source>
        <extracomment>functions</extracomment>
        <translation>Die größte ganze Zahl, die kleiner als die Zahl oder gleich ist.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>functions</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The nearest whole number. A fraction of exactly .5 rounds up.</source>
        <extracomment>functions</extracomment>
        <translation>Die nächstliegende ganze Zahl. Ein Bruchteil von genau ,5 wird aufgerundet.</translation>
    </message>
    <message>
        <source>The smallest of two or more numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Die kleinste von zwei oder mehr Zahlen.</translation>
    </message>
    <message>
        <source>The largest of two or more numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Die größte von zwei oder mehr Zahlen.</translation>
    </message>
    <message>
        <source>Value so far</source>
        <extracomment>functions</extracomment>
        <translation>Bisheriger Wert</translation>
    </message>
    <message>
        <source>The value before this change, with all earlier changes applied.</source>
        <extracomment>functions</extracomment>
        <translation>Der Wert vor dieser Änderung, nach allen früheren Änderungen.</translation>
    </message>
    <message>
        <source>Amount of the event</source>
        <extracomment>functions</extracomment>
        <translation>Betrag des Ereignisses</translation>
    </message>
    <message>
        <source>The amount of the change that the group responds to, including changes made so far. The value is missing if the event does not change a number.</source>
        <extracomment>functions</extracomment>
        <translation>Der Betrag der Änderung, auf die die Gruppe antwortet, mit allen bisherigen Änderungen daran. Der Wert fehlt, wenn das Ereignis keine Zahl ändert.</translation>
    </message>
    <message>
        <source>Run-time property</source>
        <extracomment>functions</extracomment>
        <translation>Laufzeiteigenschaft</translation>
    </message>
    <message>
        <source>The value of a run-time property of the source. An order, a scenario or the effect that creates the source sets it. Until then, the group is inactive.</source>
        <extracomment>functions</extracomment>
        <translation>Der Wert einer Laufzeiteigenschaft der Quelle. Ein Befehl, ein Szenario oder der Effekt, der die Quelle erzeugt, setzt ihn. Bis dahin ist die Gruppe inaktiv.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>functions</extracomment>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>The maximum of a meter at the end of the previous turn. Use it while this turn&apos;s maximum is being rebuilt.</source>
        <extracomment>functions</extracomment>
        <translation>Der Höchstwert eines Messwerts am Ende der vorigen Runde. Verwenden Sie ihn, während der Höchstwert dieser Runde gebildet wird.</translation>
    </message>
    <message>
        <source>Named object</source>
        <extracomment>functions</extracomment>
        <translation>Objekt mit Namen</translation>
    </message>
    <message>
        <source>The oldest object with this name, or none if no object has it.</source>
        <extracomment>functions</extracomment>
        <translation>Das älteste Objekt mit diesem Namen, oder keines, wenn kein Objekt so heißt.</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>functions</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>The result of a dice roll. The same source, candidate, turn and place in the content always give the same result.</source>
        <extracomment>functions</extracomment>
        <translation>Das Ergebnis eines Würfelwurfs. Dieselbe Quelle, derselbe Kandidat, dieselbe Runde und dieselbe Stelle im Inhalt ergeben immer dasselbe.</translation>
    </message>
    <message>
        <source>Has</source>
        <extracomment>functions</extracomment>
        <translation>Hat</translation>
    </message>
    <message>
        <source>Returns true if the object, or something that belongs to it, is of this class, grouping or kind. Default: the object that bare names refer to.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn das Objekt oder etwas, das zu ihm gehört, von dieser Klasse, Gruppierung oder Art ist. Standard: das Objekt, auf das sich bloße Namen beziehen.</translation>
    </message>
    <message>
        <source>Owned by</source>
        <extracomment>functions</extracomment>
        <translation>Im Besitz von</translation>
    </message>
    <message>
        <source>Returns true if the empire owns the object, alone or with others. Default: the object that bare names refer to.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn das Reich das Objekt allein oder mit anderen besitzt. Standard: das Objekt, auf das sich bloße Namen beziehen.</translation>
    </message>
    <message>
        <source>Can have</source>
        <extracomment>functions</extracomment>
        <translation>Kann haben</translation>
    </message>
    <message>
        <source>Returns true if a class is open to an empire. The empire must own the required classes, and the class must not be switched off. Effects that allow or forbid the class override this. The conditions in &lt;available&gt; are not evaluated. For an object that is not an empire, its owners are tested. Default: the object that bare names refer to.</source>
        <extracomment>functions</extracomment>
        <translation>Liefert wahr, wenn einem Reich eine Klasse offensteht. Das Reich muss die verlangten Klassen besitzen, und die Klasse darf nicht ausgeschaltet sein. Effekte, die die Klasse erlauben oder verbieten, gehen vor. Die Bedingungen in &lt;available&gt; werden nicht geprüft. Bei einem Objekt, das kein Reich ist, werden dessen Besitzer geprüft. Standard: das Objekt, auf das sich bloße Namen beziehen.</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>functions</extracomment>
        <translation>Option</translation>
    </message>
    <message>
        <source>The value of an option in this run: that of the game, or of the empire that owns the object.</source>
        <extracomment>functions</extracomment>
        <translation>Der Wert einer Option in diesem Lauf: der des Spiels oder der des Reichs, dem das Objekt gehört.</translation>
    </message>
    <message>
        <source>Class by id</source>
        <extracomment>functions</extracomment>
        <translation>Klasse nach Id</translation>
    </message>
    <message>
        <source>The class with this type and id.</source>
        <extracomment>functions</extracomment>
        <translation>Die Klasse mit diesem Typ und dieser Id.</translation>
    </message>
    <message>
        <source>Property of a class</source>
        <extracomment>functions</extracomment>
        <translation>Eigenschaft einer Klasse</translation>
    </message>
    <message>
        <source>A property of a class. No object of the class needs to be in play.</source>
        <extracomment>functions</extracomment>
        <translation>Eine Eigenschaft einer Klasse. Kein Objekt der Klasse muss dafür im Spiel sein.</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>functions</extracomment>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>A cell of a table. If no row has the key, returns the default of the column&apos;s format.</source>
        <extracomment>functions</extracomment>
        <translation>Eine Zelle einer Tabelle. Hat keine Zeile den Schlüssel, gilt der Standardwert des Spaltenformats.</translation>
    </message>
    <message>
        <source>In another context</source>
        <extracomment>functions</extracomment>
        <translation>In anderem Zusammenhang</translation>
    </message>
    <message>
        <source>The value of an expression for another object, or for one of its numbered parts. Bare names refer to that object or part.</source>
        <extracomment>functions</extracomment>
        <translation>Der Wert eines Ausdrucks für ein anderes Objekt oder einen seiner nummerierten Teile. Bloße Namen beziehen sich auf dieses Objekt oder diesen Teil.</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>members</extracomment>
        <translation>Alter</translation>
    </message>
    <message>
        <source>The number of turns since the object was created.</source>
        <extracomment>members</extracomment>
        <translation>Die Zahl der Runden, seit das Objekt erzeugt wurde.</translation>
    </message>
    <message>
        <source>The capital of an empire, or none.</source>
        <extracomment>members</extracomment>
        <translation>Die Hauptstadt eines Reichs, oder keine.</translation>
    </message>
    <message>
        <source>The object&apos;s class: class == BLD_MEGALITH.</source>
        <extracomment>members</extracomment>
        <translation>Die Klasse des Objekts: class == BLD_MEGALITH.</translation>
    </message>
    <message>
        <source>Turn of creation</source>
        <extracomment>members</extracomment>
        <translation>Runde der Entstehung</translation>
    </message>
    <message>
        <source>The turn in which the object was created.</source>
        <extracomment>members</extracomment>
        <translation>Die Runde, in der das Objekt erzeugt wurde.</translation>
    </message>
    <message>
        <source>Creator</source>
        <extracomment>members</extracomment>
        <translation>Urheber</translation>
    </message>
    <message>
        <source>The source of the effect that created the object, or none.</source>
        <extracomment>members</extracomment>
        <translation>Die Quelle des Effekts, der das Objekt erzeugt hat, oder keine.</translation>
    </message>
    <message>
        <source>The capital of an empire at the start of the game, or none.</source>
        <extracomment>members</extracomment>
        <translation>Die Hauptstadt eines Reichs bei Spielbeginn, oder keine.</translation>
    </message>
    <message>
        <source>Id</source>
        <extracomment>members</extracomment>
        <translation>Id</translation>
    </message>
    <message>
        <source>The object&apos;s number, unique within the run.</source>
        <extracomment>members</extracomment>
        <translation>Die Nummer des Objekts, eindeutig innerhalb des Laufs.</translation>
    </message>
    <message>
        <source>The object&apos;s name.</source>
        <extracomment>members</extracomment>
        <translation>Der Name des Objekts.</translation>
    </message>
    <message>
        <source>The empire that owns the object, or none if it has no owner or several.</source>
        <extracomment>members</extracomment>
        <translation>Das Reich, dem das Objekt gehört, oder keines, wenn es keinen oder mehrere Besitzer hat.</translation>
    </message>
    <message>
        <source>Planet</source>
        <extracomment>members</extracomment>
        <translation>Planet</translation>
    </message>
    <message>
        <source>The object itself if it is a planet, otherwise the planet it is attached to.</source>
        <extracomment>members</extracomment>
        <translation>Das Objekt selbst, wenn es ein Planet ist, sonst der Planet, an dem es hängt.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>members</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>The system that contains the object, or the object itself if it is a system.</source>
        <extracomment>members</extracomment>
        <translation>Das System, in dem das Objekt ist, oder das Objekt selbst, wenn es ein System ist.</translation>
    </message>
    <message>
        <source>The object that this object aims at, or none.</source>
        <extracomment>members</extracomment>
        <translation>Das Objekt, das dieses Objekt anvisiert, oder keines.</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>members</extracomment>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>The team of an empire, or none.</source>
        <extracomment>members</extracomment>
        <translation>Die Mannschaft eines Reichs, oder keine.</translation>
    </message>
    <message>
        <source>The object&apos;s type: type == planet.</source>
        <extracomment>members</extracomment>
        <translation>Der Typ des Objekts: type == planet.</translation>
    </message>
    <message>
        <source>The object&apos;s x coordinate on the map, from left to right.</source>
        <extracomment>members</extracomment>
        <translation>Die x-Koordinate des Objekts auf der Karte, von links nach rechts.</translation>
    </message>
    <message>
        <source>The object&apos;s y coordinate on the map, from top to bottom.</source>
        <extracomment>members</extracomment>
        <translation>Die y-Koordinate des Objekts auf der Karte, von oben nach unten.</translation>
    </message>
    <message>
        <source>The object that carries the effects group, unless the vocabulary names another source.</source>
        <extracomment>words</extracomment>
        <translation>Das Objekt, das die Effektgruppe trägt, wenn das Vokabular keine andere Quelle nennt.</translation>
    </message>
    <message>
        <source>The object that the event happens to. A point of the turn has none.</source>
        <extracomment>words</extracomment>
        <translation>Das Objekt, dem das Ereignis geschieht. Bei einem Zeitpunkt der Runde gibt es keines.</translation>
    </message>
    <message>
        <source>The candidate that the scope tests, or the object that the effect acts on.</source>
        <extracomment>words</extracomment>
        <translation>Der Kandidat, den der Geltungsbereich prüft, oder das Objekt, auf das der Effekt wirkt.</translation>
    </message>
    <message>
        <source>A truth value.</source>
        <extracomment>words</extracomment>
        <translation>Ein Wahrheitswert.</translation>
    </message>
    <message>
        <source>No object, or no value of an enumeration.</source>
        <extracomment>words</extracomment>
        <translation>Kein Objekt oder kein Wert einer Aufzählung.</translation>
    </message>
    <message>
        <source>The number of the current turn.</source>
        <extracomment>words</extracomment>
        <translation>Die Nummer der aktuellen Runde.</translation>
    </message>
    <message>
        <source>The sum of all operands.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Die Summe aller Operanden.</translation>
    </message>
    <message>
        <source>The first operand minus the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Der erste Operand minus den zweiten.</translation>
    </message>
    <message>
        <source>The operand with the opposite sign.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Der Operand mit umgekehrtem Vorzeichen.</translation>
    </message>
    <message>
        <source>The product of all operands.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Produkt aller Operanden.</translation>
    </message>
    <message>
        <source>The exact quotient of the first and the second operand.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Der genaue Quotient aus dem ersten und dem zweiten Operanden.</translation>
    </message>
    <message>
        <source>The quotient of the first and the second operand, as a whole number.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Der Quotient aus dem ersten und dem zweiten Operanden, als ganze Zahl.</translation>
    </message>
    <message>
        <source>The remainder of the whole-number division.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Der Rest der ganzzahligen Division.</translation>
    </message>
    <message>
        <source>The first operand to the power of the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Der erste Operand hoch den zweiten.</translation>
    </message>
    <message>
        <source>True if both operands are equal.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn beide Operanden gleich sind.</translation>
    </message>
    <message>
        <source>True if the operands differ.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn die Operanden verschieden sind.</translation>
    </message>
    <message>
        <source>True if the first operand is less than the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn der erste Operand kleiner ist als der zweite.</translation>
    </message>
    <message>
        <source>True if the first operand is less than or equal to the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn der erste Operand kleiner als der zweite oder gleich ist.</translation>
    </message>
    <message>
        <source>True if the first operand is greater than the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn der erste Operand größer ist als der zweite.</translation>
    </message>
    <message>
        <source>True if the first operand is greater than or equal to the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn der erste Operand größer als der zweite oder gleich ist.</translation>
    </message>
    <message>
        <source>True if all operands are true.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn alle Operanden wahr sind.</translation>
    </message>
    <message>
        <source>True if at least one operand is true.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn mindestens ein Operand wahr ist.</translation>
    </message>
    <message>
        <source>True if the operand is false.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn der Operand falsch ist.</translation>
    </message>
    <message>
        <source>The second operand if the first is true, otherwise the third.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Der zweite Operand, wenn der erste wahr ist, sonst der dritte.</translation>
    </message>
    <message>
        <source>The result of the named function, with the operands as its arguments.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Ergebnis der genannten Funktion, mit den Operanden als Argumenten.</translation>
    </message>
    <message>
        <source>The result of the named aggregate over a selection. Inside: optionally Within (a number), Of and Where, then the expression to aggregate.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Ergebnis des genannten Aggregats über eine Auswahl. Darin: wahlweise Within (eine Zahl), Of und Where, dann der Ausdruck, der zusammengefasst wird.</translation>
    </message>
    <message>
        <source>True if an object has the item that GOMType and ID name. Of selects the object.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Wahr, wenn ein Objekt hat, was GOMType und ID nennen. Of wählt das Objekt aus.</translation>
    </message>
    <message>
        <source>The value that the object has under this name.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Der Wert, den das Objekt unter diesem Namen hat.</translation>
    </message>
    <message>
        <source>An expression, written as text.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ein Ausdruck, als Text geschrieben.</translation>
    </message>
    <message>
        <source>Project</source>
        <extracomment>elements</extracomment>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>The manifest of a project.</source>
        <extracomment>elements</extracomment>
        <translation>Das Manifest eines Projekts.</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>elements</extracomment>
        <translation>Format</translation>
    </message>
    <message>
        <source>The version of the content format.</source>
        <extracomment>elements</extracomment>
        <translation>Die Version des Inhaltsformats.</translation>
    </message>
    <message>
        <source>The name of the project. Default: the name of the folder.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name des Projekts. Standard: der Name des Ordners.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>elements</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>The version of the project, for information only.</source>
        <extracomment>elements</extracomment>
        <translation>Die Version des Projekts, nur zur Information.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>elements</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <extracomment>elements</extracomment>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>shipped: Orrery&apos;s vocabulary and the project&apos;s declarations. own: only the project&apos;s declarations.</source>
        <extracomment>elements</extracomment>
        <translation>shipped: das Vokabular von Orrery und die Vereinbarungen des Projekts. own: nur die Vereinbarungen des Projekts.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>elements</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the displayed strings.</source>
        <extracomment>elements</extracomment>
        <translation>Die Sprache der angezeigten Texte.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>elements</extracomment>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>The scenario to open if no other is named. Default: the first one.</source>
        <extracomment>elements</extracomment>
        <translation>Das Szenario, das geöffnet wird, wenn kein anderes genannt ist. Standard: das erste.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>elements</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A file that loads before the files that are not listed.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Datei, die vor den nicht aufgeführten Dateien geladen wird.</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>elements</extracomment>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>The path of an XML file in the project folder.</source>
        <extracomment>elements</extracomment>
        <translation>Der Pfad einer XML-Datei im Projektordner.</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>elements</extracomment>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>A description of the project.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Beschreibung des Projekts.</translation>
    </message>
    <message>
        <source>Silence</source>
        <extracomment>elements</extracomment>
        <translation>Stumm schalten</translation>
    </message>
    <message>
        <source>Hides problems with this code. The text inside gives the reason.</source>
        <extracomment>elements</extracomment>
        <translation>Blendet Probleme mit diesem Code aus. Der Text darin nennt den Grund.</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>elements</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>The code of a problem.</source>
        <extracomment>elements</extracomment>
        <translation>Der Code eines Problems.</translation>
    </message>
    <message>
        <source>The only file in which the code is silenced. Default: all files.</source>
        <extracomment>elements</extracomment>
        <translation>Die einzige Datei, in der der Code stummgeschaltet ist. Standard: alle Dateien.</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>elements</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>A content file.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Inhaltsdatei.</translation>
    </message>
    <message>
        <source>Types, meters, properties, enumerations and resources.</source>
        <extracomment>elements</extracomment>
        <translation>Typen, Messwerte, Eigenschaften, Aufzählungen und Rohstoffe.</translation>
    </message>
    <message>
        <source>Enumeration</source>
        <extracomment>elements</extracomment>
        <translation>Aufzählung</translation>
    </message>
    <message>
        <source>A list of named values, such as planet sizes.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Liste benannter Werte, etwa Planetengrößen.</translation>
    </message>
    <message>
        <source>The name that other content uses to refer to it.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name, mit dem anderer Inhalt darauf verweist.</translation>
    </message>
    <message>
        <source>scale: the values form a sequence. wheel: the values form a circle, in which the last is next to the first.</source>
        <extracomment>elements</extracomment>
        <translation>scale: Die Werte bilden eine Reihe. wheel: Die Werte bilden einen Kreis, in dem der letzte neben dem ersten steht.</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>elements</extracomment>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>The name shown to people. Default: the id.</source>
        <extracomment>elements</extracomment>
        <translation>Der angezeigte Name. Standard: die Id.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>elements</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replaces an earlier declaration with the same id.</source>
        <extracomment>elements</extracomment>
        <translation>Ersetzt eine frühere Vereinbarung mit derselben Id.</translation>
    </message>
    <message>
        <source>One value of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Wert einer Aufzählung.</translation>
    </message>
    <message>
        <source>Alias</source>
        <extracomment>elements</extracomment>
        <translation>Andere Schreibweise</translation>
    </message>
    <message>
        <source>Alternative spellings of the id, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Weitere Schreibweisen der Id, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Outside the order</source>
        <extracomment>elements</extracomment>
        <translation>Außerhalb der Ordnung</translation>
    </message>
    <message>
        <source>Keeps the value out of the scale or wheel: ranges never reach it.</source>
        <extracomment>elements</extracomment>
        <translation>Nimmt den Wert aus der Skala oder dem Rad aus: Spannen erreichen ihn nie.</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>elements</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>One or two sentences of help, shown next to it.</source>
        <extracomment>elements</extracomment>
        <translation>Ein oder zwei Sätze Hilfe, die daneben angezeigt werden.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>elements</extracomment>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>The lower limit of the current value and of the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Die Untergrenze des jetzigen Werts und des Höchstwerts.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>elements</extracomment>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>The upper limit of the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Die Obergrenze des Höchstwerts.</translation>
    </message>
    <message>
        <source>Initial value</source>
        <extracomment>elements</extracomment>
        <translation>Anfangswert</translation>
    </message>
    <message>
        <source>The current value and the maximum of a new object.</source>
        <extracomment>elements</extracomment>
        <translation>Der jetzige Wert und der Höchstwert eines neuen Objekts.</translation>
    </message>
    <message>
        <source>Rebuilt each turn</source>
        <extracomment>elements</extracomment>
        <translation>Jede Runde neu gebildet</translation>
    </message>
    <message>
        <source>An expression for the new current value, evaluated once a turn. Default: the value moves by 1 towards the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck für den neuen jetzigen Wert, einmal je Runde ausgewertet. Standard: Der Wert geht um 1 auf den Höchstwert zu.</translation>
    </message>
    <message>
        <source>A value that objects or classes have, such as a planet&apos;s size.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Wert, den Objekte oder Klassen haben, etwa die Größe eines Planeten.</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>elements</extracomment>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>The value of new objects, and the result of a lookup that finds nothing.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert neuer Objekte und das Ergebnis eines Nachschlagens, das nichts findet.</translation>
    </message>
    <message>
        <source>class: the value belongs to the class and never changes in play.</source>
        <extracomment>elements</extracomment>
        <translation>class: Der Wert gehört zur Klasse und ändert sich im Spiel nie.</translation>
    </message>
    <message>
        <source>The property has no value until an order, a scenario or the effect that creates the object sets it.</source>
        <extracomment>elements</extracomment>
        <translation>Die Eigenschaft hat keinen Wert, bis ein Befehl, ein Szenario oder der Effekt, der das Objekt erzeugt, ihn setzt.</translation>
    </message>
    <message>
        <source>A resource. Every object whose type has it keeps a stockpile of it.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Rohstoff. Jedes Objekt, dessen Typ ihn hat, führt einen Vorrat davon.</translation>
    </message>
    <message>
        <source>Debt</source>
        <extracomment>elements</extracomment>
        <translation>Schulden</translation>
    </message>
    <message>
        <source>Whether the stockpile may fall below 0.</source>
        <extracomment>elements</extracomment>
        <translation>Ob der Vorrat unter 0 fallen darf.</translation>
    </message>
    <message>
        <source>The stockpile of a new object.</source>
        <extracomment>elements</extracomment>
        <translation>Der Vorrat eines neuen Objekts.</translation>
    </message>
    <message>
        <source>The amount added each turn, as an expression about the object that has the stockpile.</source>
        <extracomment>elements</extracomment>
        <translation>Der Betrag, der jede Runde hinzukommt, als Ausdruck über das Objekt, das den Vorrat hat.</translation>
    </message>
    <message>
        <source>A kind of object. It declares the values that its objects have, and the types that they may be attached to.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Art von Objekt. Sie legt fest, welche Werte ihre Objekte haben und an welchen Typen sie hängen können.</translation>
    </message>
    <message>
        <source>The types that its objects may be attached to, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Die Typen, an denen seine Objekte hängen können, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>elements</extracomment>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The meaning of Source in its groups. self: the object itself. host: the object that it is attached to. capital: the capital of its owner.</source>
        <extracomment>elements</extracomment>
        <translation>Die Bedeutung von Source in seinen Gruppen. self: das Objekt selbst. host: das Objekt, an dem es hängt. capital: die Hauptstadt seines Besitzers.</translation>
    </message>
    <message>
        <source>Visible</source>
        <extracomment>elements</extracomment>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Whether its objects appear in the galaxy and in reports. Their class can override this.</source>
        <extracomment>elements</extracomment>
        <translation>Ob seine Objekte in der Galaxie und in Berichten erscheinen. Ihre Klasse kann dies überschreiben.</translation>
    </message>
    <message>
        <source>The class of objects that a galaxy or scenario creates without naming a class.</source>
        <extracomment>elements</extracomment>
        <translation>Die Klasse von Objekten, die eine Galaxie oder ein Szenario erzeugt, ohne eine Klasse zu nennen.</translation>
    </message>
    <message>
        <source>Extend</source>
        <extracomment>elements</extracomment>
        <translation>Erweitern</translation>
    </message>
    <message>
        <source>Extends an earlier declaration with the same id.</source>
        <extracomment>elements</extracomment>
        <translation>Erweitert eine frühere Vereinbarung mit derselben Id.</translation>
    </message>
    <message>
        <source>A meter, property or resource of every object of the type.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Messwert, eine Eigenschaft oder ein Rohstoff jedes Objekts des Typs.</translation>
    </message>
    <message>
        <source>The id of a meter that its objects have.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Messwerts, den seine Objekte haben.</translation>
    </message>
    <message>
        <source>The id of a property that its objects have.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id einer Eigenschaft, die seine Objekte haben.</translation>
    </message>
    <message>
        <source>The id of a resource that its objects stockpile.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Rohstoffs, von dem seine Objekte Vorrat haben.</translation>
    </message>
    <message>
        <source>An event that effects can raise and triggers can respond to.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ereignis, das Effekte auslösen und auf das Auslöser antworten können.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <extracomment>elements</extracomment>
        <translation>Stapelung</translation>
    </message>
    <message>
        <source>The rule for several effects with the same stacking name that would act on one object.</source>
        <extracomment>elements</extracomment>
        <translation>Die Regel für mehrere Effekte mit demselben Stapelnamen, die auf ein Objekt wirken würden.</translation>
    </message>
    <message>
        <source>The stacking name or number that effects or groups share.</source>
        <extracomment>elements</extracomment>
        <translation>Der Stapelname oder die Stapelnummer, die Effekte oder Gruppen teilen.</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>elements</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>The effect that acts on an object: the first one, the largest or smallest amount, or the average of all.</source>
        <extracomment>elements</extracomment>
        <translation>Der Effekt, der auf ein Objekt wirkt: der erste, der mit dem größten oder kleinsten Betrag oder der Durchschnitt aller.</translation>
    </message>
    <message>
        <source>Scope</source>
        <extracomment>elements</extracomment>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>Numbered parts of objects that have their own variables. The id is a type&apos;s id, a dot and a name.</source>
        <extracomment>elements</extracomment>
        <translation>Nummerierte Teile von Objekten, die eigene Variablen haben. Die Id besteht aus der Id eines Typs, einem Punkt und einem Namen.</translation>
    </message>
    <message>
        <source>The start value of variables of a format.</source>
        <extracomment>elements</extracomment>
        <translation>Der Anfangswert von Variablen eines Formats.</translation>
    </message>
    <message>
        <source>The format of the value: number, boolean, text, pair, dice, object, class, type, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Das Format des Werts: number, boolean, text, pair, dice, object, class, type oder die Id einer Aufzählung.</translation>
    </message>
    <message>
        <source>The constant that variables of this format start with.</source>
        <extracomment>elements</extracomment>
        <translation>Die Konstante, mit der Variablen dieses Formats beginnen.</translation>
    </message>
    <message>
        <source>Define</source>
        <extracomment>elements</extracomment>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>A constant that every expression of the project can use.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Konstante, die jeder Ausdruck des Projekts verwenden kann.</translation>
    </message>
    <message>
        <source>An expression of constants and other defines.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck aus Konstanten und anderen Vereinbarungen.</translation>
    </message>
    <message>
        <source>The format of the constant. Default: the format of the value.</source>
        <extracomment>elements</extracomment>
        <translation>Das Format der Konstanten. Standard: das Format des Werts.</translation>
    </message>
    <message>
        <source>A setting of a run. Expressions read it with option(game, HARD_MODE).</source>
        <extracomment>elements</extracomment>
        <translation>Eine Einstellung eines Laufs. Ausdrücke lesen sie mit option(game, HARD_MODE).</translation>
    </message>
    <message>
        <source>The owner of the option: the game as a whole, or each empire.</source>
        <extracomment>elements</extracomment>
        <translation>Der Besitzer der Option: das Spiel als Ganzes oder jedes Reich.</translation>
    </message>
    <message>
        <source>The format of the value: number, boolean, text, object, class, type, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Das Format des Werts: number, boolean, text, object, class, type oder die Id einer Aufzählung.</translation>
    </message>
    <message>
        <source>The value if a scenario sets none.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert, wenn ein Szenario keinen setzt.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>elements</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>A kind that has(KIND, id) can test for.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Art, auf die has(KIND, id) prüfen kann.</translation>
    </message>
    <message>
        <source>has(KIND, id) tests for objects of a class of this type.</source>
        <extracomment>elements</extracomment>
        <translation>has(KIND, id) prüft auf Objekte einer Klasse dieses Typs.</translation>
    </message>
    <message>
        <source>has(KIND, id) tests for a value of this property.</source>
        <extracomment>elements</extracomment>
        <translation>has(KIND, id) prüft auf einen Wert dieser Eigenschaft.</translation>
    </message>
    <message>
        <source>has(KIND, id) tests for objects of a class that belongs to this grouping.</source>
        <extracomment>elements</extracomment>
        <translation>has(KIND, id) prüft auf Objekte einer Klasse, die zu dieser Gruppierung gehört.</translation>
    </message>
    <message>
        <source>has(KIND, id) tests whether a boolean option is true.</source>
        <extracomment>elements</extracomment>
        <translation>has(KIND, id) prüft, ob eine boolesche Option wahr ist.</translation>
    </message>
    <message>
        <source>class: has(KIND, id) tests for objects of any class. grouping: it tests for objects of any grouping.</source>
        <extracomment>elements</extracomment>
        <translation>class: has(KIND, id) prüft auf Objekte irgendeiner Klasse. grouping: Es prüft auf Objekte irgendeiner Gruppierung.</translation>
    </message>
    <message>
        <source>The definition of a building, a tech, a special or other objects.</source>
        <extracomment>elements</extracomment>
        <translation>Die Definition eines Gebäudes, einer Technik, einer Besonderheit oder anderer Objekte.</translation>
    </message>
    <message>
        <source>The type of its objects.</source>
        <extracomment>elements</extracomment>
        <translation>Der Typ ihrer Objekte.</translation>
    </message>
    <message>
        <source>The number of turns that its objects stay in the game. 0: no limit.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zahl der Runden, die ihre Objekte im Spiel bleiben. 0: keine Grenze.</translation>
    </message>
    <message>
        <source>A string&apos;s id, or the name itself.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Textes oder der Name selbst.</translation>
    </message>
    <message>
        <source>A string&apos;s id, or the description itself.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Textes oder die Beschreibung selbst.</translation>
    </message>
    <message>
        <source>Icon</source>
        <extracomment>elements</extracomment>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>The name of a picture.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name eines Bildes.</translation>
    </message>
    <message>
        <source>Whether its objects appear in the galaxy and in reports. Default: the setting of its type.</source>
        <extracomment>elements</extracomment>
        <translation>Ob ihre Objekte in der Galaxie und in Berichten erscheinen. Standard: die Einstellung ihres Typs.</translation>
    </message>
    <message>
        <source>Groupings</source>
        <extracomment>elements</extracomment>
        <translation>Gruppierungen</translation>
    </message>
    <message>
        <source>The groupings that the class belongs to, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Die Gruppierungen, zu denen die Klasse gehört, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Whether empires can get the class by production or research.</source>
        <extracomment>elements</extracomment>
        <translation>Ob Reiche die Klasse durch Herstellen oder Forschen bekommen können.</translation>
    </message>
    <message>
        <source>Property value</source>
        <extracomment>elements</extracomment>
        <translation>Eigenschaftswert</translation>
    </message>
    <message>
        <source>The value of the property for the class, or for each new object of the class.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert der Eigenschaft für die Klasse oder für jedes neue Objekt der Klasse.</translation>
    </message>
    <message>
        <source>The id of a property.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id einer Eigenschaft.</translation>
    </message>
    <message>
        <source>Prerequisite</source>
        <extracomment>elements</extracomment>
        <translation>Voraussetzung</translation>
    </message>
    <message>
        <source>A tech that an empire must have first.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Technik, die ein Reich zuerst haben muss.</translation>
    </message>
    <message>
        <source>The id of a tech that the empire must have first.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id einer Technik, die das Reich zuerst haben muss.</translation>
    </message>
    <message>
        <source>Unlocks</source>
        <extracomment>elements</extracomment>
        <translation>Schaltet frei</translation>
    </message>
    <message>
        <source>A class that this class unlocks.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Klasse, die durch diese Klasse freigeschaltet wird.</translation>
    </message>
    <message>
        <source>All conditions must match an empire before it can produce or research the class.</source>
        <extracomment>elements</extracomment>
        <translation>Alle Bedingungen müssen auf ein Reich passen, bevor es die Klasse herstellen oder erforschen kann.</translation>
    </message>
    <message>
        <source>An additional condition, written as an expression.</source>
        <extracomment>elements</extracomment>
        <translation>Eine zusätzliche Bedingung, als Ausdruck geschrieben.</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>elements</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>All conditions must match the object that the new object is placed on. Source is the empire.</source>
        <extracomment>elements</extracomment>
        <translation>Alle Bedingungen müssen auf das Objekt passen, auf das das neue Objekt gestellt wird. Source ist das Reich.</translation>
    </message>
    <message>
        <source>Effects group</source>
        <extracomment>elements</extracomment>
        <translation>Effektgruppe</translation>
    </message>
    <message>
        <source>Effects that share one activation and one scope.</source>
        <extracomment>elements</extracomment>
        <translation>Effekte mit gemeinsamer Aktivierung und gemeinsamem Geltungsbereich.</translation>
    </message>
    <message>
        <source>The name of the group within its class. Default: its position.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name der Gruppe innerhalb ihrer Klasse. Standard: ihre Position.</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>elements</extracomment>
        <translation>Eingeschaltet</translation>
    </message>
    <message>
        <source>If false, the element stays in the file but has no effect in any run.</source>
        <extracomment>elements</extracomment>
        <translation>Bei false bleibt das Element in der Datei, wirkt aber in keinem Lauf.</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>elements</extracomment>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Groups with lower values act first.</source>
        <extracomment>elements</extracomment>
        <translation>Gruppen mit niedrigeren Werten wirken zuerst.</translation>
    </message>
    <message>
        <source>A stacking name or number for the whole group. Of all groups that share it, only the first acts on an object each turn. 0: no stacking name.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Stapelname oder eine Stapelnummer für die ganze Gruppe. Von allen Gruppen, die ihn teilen, wirkt in jeder Runde nur die erste auf ein Objekt. 0: kein Stapelname.</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>elements</extracomment>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>A boolean expression about the source. It acts only while the expression is true.</source>
        <extracomment>elements</extracomment>
        <translation>Ein boolescher Ausdruck über die Quelle. Es wirkt nur, solange der Ausdruck wahr ist.</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>elements</extracomment>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>The point of the turn at which the group fires, if it has no trigger and changes no meters.</source>
        <extracomment>elements</extracomment>
        <translation>Der Zeitpunkt der Runde, zu dem die Gruppe wirkt, wenn sie keinen Auslöser hat und keine Messwerte ändert.</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>elements</extracomment>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Whether the owner of a triggered group may use its response or pass.</source>
        <extracomment>elements</extracomment>
        <translation>Ob der Besitzer einer Gruppe mit Auslöser ihre Antwort nutzen oder verzichten kann.</translation>
    </message>
    <message>
        <source>Responses</source>
        <extracomment>elements</extracomment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>How often a triggered group responds: to each event, or only to the first per turn or per game.</source>
        <extracomment>elements</extracomment>
        <translation>Wie oft eine Gruppe mit Auslöser antwortet: auf jedes Ereignis oder nur auf das erste je Runde oder je Spiel.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <extracomment>elements</extracomment>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>The group fires when this event happens, instead of once a turn. All conditions must match the object that the event happens to.</source>
        <extracomment>elements</extracomment>
        <translation>Die Gruppe wirkt, wenn dieses Ereignis geschieht, statt einmal je Runde. Alle Bedingungen müssen auf das Objekt passen, dem das Ereignis geschieht.</translation>
    </message>
    <message>
        <source>The events to respond to just before they happen, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Die Ereignisse, auf die geantwortet wird, unmittelbar bevor sie geschehen, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>The events to respond to while they happen, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Die Ereignisse, auf die geantwortet wird, während sie geschehen, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>The events to respond to after they have happened, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Die Ereignisse, auf die geantwortet wird, nachdem sie geschehen sind, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>The objects whose events trigger the group. any: all objects. self: the holder of the group. source: the source. host: the object that the holder is attached to. owned: objects that share an owner with the source, and their owners. other: all objects except the holder.</source>
        <extracomment>elements</extracomment>
        <translation>Die Objekte, deren Ereignisse die Gruppe auslösen. any: alle Objekte. self: der Träger der Gruppe. source: die Quelle. host: das Objekt, an dem der Träger hängt. owned: Objekte, die einen Besitzer mit der Quelle teilen, und diese Besitzer. other: alle Objekte außer dem Träger.</translation>
    </message>
    <message>
        <source>An additional condition, as an expression about the object that the event happens to.</source>
        <extracomment>elements</extracomment>
        <translation>Eine zusätzliche Bedingung, als Ausdruck über das Objekt, dem das Ereignis geschieht.</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>elements</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>The price that the owner of the source pays before a triggered group acts. If the owner cannot pay, the group does not respond.</source>
        <extracomment>elements</extracomment>
        <translation>Der Preis, den der Besitzer der Quelle zahlt, bevor eine Gruppe mit Auslöser wirkt. Kann der Besitzer nicht zahlen, antwortet die Gruppe nicht.</translation>
    </message>
    <message>
        <source>The id of the resource to pay.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id des Rohstoffs, mit dem gezahlt wird.</translation>
    </message>
    <message>
        <source>The amount to pay, as an expression about the source.</source>
        <extracomment>elements</extracomment>
        <translation>Der Betrag, der gezahlt wird, als Ausdruck über die Quelle.</translation>
    </message>
    <message>
        <source>Activation</source>
        <extracomment>elements</extracomment>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>All conditions must match the source.</source>
        <extracomment>elements</extracomment>
        <translation>Alle Bedingungen müssen auf die Quelle passen.</translation>
    </message>
    <message>
        <source>The objects that the effects of the group act on.</source>
        <extracomment>elements</extracomment>
        <translation>Die Objekte, auf die die Effekte der Gruppe wirken.</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>elements</extracomment>
        <translation>Einschließen</translation>
    </message>
    <message>
        <source>Each condition adds the objects that it matches.</source>
        <extracomment>elements</extracomment>
        <translation>Jede Bedingung fügt die Objekte hinzu, auf die sie passt.</translation>
    </message>
    <message>
        <source>Exclude</source>
        <extracomment>elements</extracomment>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Each condition removes the objects that it matches.</source>
        <extracomment>elements</extracomment>
        <translation>Jede Bedingung entfernt die Objekte, auf die sie passt.</translation>
    </message>
    <message>
        <source>The effects of the group, in the order in which they act.</source>
        <extracomment>elements</extracomment>
        <translation>Die Effekte der Gruppe, in der Reihenfolge, in der sie wirken.</translation>
    </message>
    <message>
        <source>Modify</source>
        <extracomment>elements</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Modifies a variable that is visible from here, while the object is in the game.</source>
        <extracomment>elements</extracomment>
        <translation>Ändert eine Variable, die von hier aus sichtbar ist, solange das Objekt im Spiel ist.</translation>
    </message>
    <message>
        <source>Variable</source>
        <extracomment>elements</extracomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>The variable&apos;s name.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name der Variablen.</translation>
    </message>
    <message>
        <source>Sets the variable to this value.</source>
        <extracomment>elements</extracomment>
        <translation>Setzt die Variable auf diesen Wert.</translation>
    </message>
    <message>
        <source>Multiplies the variable by this value.</source>
        <extracomment>elements</extracomment>
        <translation>Multipliziert die Variable mit diesem Wert.</translation>
    </message>
    <message>
        <source>Divides the variable by this value.</source>
        <extracomment>elements</extracomment>
        <translation>Teilt die Variable durch diesen Wert.</translation>
    </message>
    <message>
        <source>Adds this value to the variable.</source>
        <extracomment>elements</extracomment>
        <translation>Addiert diesen Wert zur Variablen.</translation>
    </message>
    <message>
        <source>Raises the variable to this value if it is lower.</source>
        <extracomment>elements</extracomment>
        <translation>Hebt die Variable auf diesen Wert an, wenn sie niedriger ist.</translation>
    </message>
    <message>
        <source>Lowers the variable to this value if it is higher.</source>
        <extracomment>elements</extracomment>
        <translation>Senkt die Variable auf diesen Wert, wenn sie höher ist.</translation>
    </message>
    <message>
        <source>Modifiers with lower values apply first. At the same priority, the operation decides.</source>
        <extracomment>elements</extracomment>
        <translation>Modifikatoren mit niedrigeren Werten wirken zuerst. Bei gleicher Priorität entscheidet die Operation.</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>effects</extracomment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>The number of the part of this class whose variable is modified.</source>
        <extracomment>elements</extracomment>
        <translation>Die Nummer des Teils dieser Klasse, dessen Variable geändert wird.</translation>
    </message>
    <message>
        <source>Modify other</source>
        <extracomment>elements</extracomment>
        <translation>Andere ändern</translation>
    </message>
    <message>
        <source>Modifies a variable of other objects, while this one is in the game.</source>
        <extracomment>elements</extracomment>
        <translation>Ändert eine Variable anderer Objekte, solange dieses im Spiel ist.</translation>
    </message>
    <message>
        <source>The type of the objects to modify. Without further attributes, all objects of the type are modified.</source>
        <extracomment>elements</extracomment>
        <translation>Der Typ der Objekte, die geändert werden. Ohne weitere Attribute werden alle Objekte des Typs geändert.</translation>
    </message>
    <message>
        <source>Only objects whose class belongs to this grouping.</source>
        <extracomment>elements</extracomment>
        <translation>Nur Objekte, deren Klasse zu dieser Gruppierung gehört.</translation>
    </message>
    <message>
        <source>Only the object with this name.</source>
        <extracomment>elements</extracomment>
        <translation>Nur das Objekt mit diesem Namen.</translation>
    </message>
    <message>
        <source>Only objects of this class.</source>
        <extracomment>elements</extracomment>
        <translation>Nur Objekte dieser Klasse.</translation>
    </message>
    <message>
        <source>A numbered part of every object of the class, with its own variables.</source>
        <extracomment>elements</extracomment>
        <translation>Ein nummerierter Teil jedes Objekts der Klasse, mit eigenen Variablen.</translation>
    </message>
    <message>
        <source>The number that identifies the part.</source>
        <extracomment>elements</extracomment>
        <translation>Die Nummer, die den Teil bezeichnet.</translation>
    </message>
    <message>
        <source>A sub-scope of the class&apos;s type.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Unterbereich des Typs der Klasse.</translation>
    </message>
    <message>
        <source>The galaxy, empires and objects that a run starts with.</source>
        <extracomment>elements</extracomment>
        <translation>Die Galaxie, die Reiche und die Objekte, mit denen ein Lauf beginnt.</translation>
    </message>
    <message>
        <source>The rules for choices in a run. Inside: the groups in order, each as CLASS/group.</source>
        <extracomment>elements</extracomment>
        <translation>Die Regeln für Entscheidungen in einem Lauf. Darin: die Gruppen in ihrer Reihenfolge, jede als CLASS/group.</translation>
    </message>
    <message>
        <source>The order of competing responses. by-id: by priority and id. list: as the list inside gives it. ask: as the player in the sandbox decides.</source>
        <extracomment>elements</extracomment>
        <translation>Die Reihenfolge konkurrierender Antworten. by-id: nach Priorität und Id. list: wie in der Liste darin. ask: wie der Spieler im Sandkasten entscheidet.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <extracomment>elements</extracomment>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>Whether empires take their reactions or pass, if no player decides.</source>
        <extracomment>elements</extracomment>
        <translation>Ob Reiche ihre Reaktionen nutzen oder verzichten, wenn kein Spieler entscheidet.</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>elements</extracomment>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>The ids of empires in the order in which they are active, separated by spaces. Default: by id.</source>
        <extracomment>elements</extracomment>
        <translation>Die Ids der Reiche in der Reihenfolge, in der sie am Zug sind, durch Leerzeichen getrennt. Standard: nach Id.</translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>elements</extracomment>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>The number of set-up turns before time 0.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zahl der Aufstellungsrunden vor Zeit 0.</translation>
    </message>
    <message>
        <source>Legacy start time</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Alte Startzeit</translation>
    </message>
    <message>
        <source>Time starts at 0, and each set-up turn counts as a third of a turn.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zeit beginnt bei 0, und jede Aufstellungsrunde zählt als ein Drittel einer Runde.</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>elements</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>The view of the local player. Runs without a window read it here.</source>
        <extracomment>elements</extracomment>
        <translation>Die Ansicht des Spielers am Rechner. Läufe ohne Fenster lesen sie hier.</translation>
    </message>
    <message>
        <source>The selected line of that screen.</source>
        <extracomment>elements</extracomment>
        <translation>Die ausgewählte Zeile dieses Bildschirms.</translation>
    </message>
    <message>
        <source>The number of the message that the player reads. Default: none.</source>
        <extracomment>elements</extracomment>
        <translation>Die Nummer der Nachricht, die der Spieler liest. Standard: keine.</translation>
    </message>
    <message>
        <source>The page of the message, counted from 0.</source>
        <extracomment>elements</extracomment>
        <translation>Die Seite der Nachricht, von 0 an gezählt.</translation>
    </message>
    <message>
        <source>Selected</source>
        <extracomment>elements</extracomment>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>The name of the selected object.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name des ausgewählten Objekts.</translation>
    </message>
    <message>
        <source>Watches the scenario and runs its actions when it is met.</source>
        <extracomment>elements</extracomment>
        <translation>Überwacht das Szenario und führt ihre Aktionen aus, wenn sie erfüllt ist.</translation>
    </message>
    <message>
        <source>The name that enable and disable use. Default: # and its position.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name, den enable und disable verwenden. Standard: # und die Position.</translation>
    </message>
    <message>
        <source>Disabled</source>
        <extracomment>elements</extracomment>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Keeps the condition off until an action enables it.</source>
        <extracomment>elements</extracomment>
        <translation>Lässt die Bedingung ausgeschaltet, bis eine Aktion sie einschaltet.</translation>
    </message>
    <message>
        <source>Persistent</source>
        <extracomment>elements</extracomment>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>Keeps the condition on after it has been met.</source>
        <extracomment>elements</extracomment>
        <translation>Lässt die Bedingung eingeschaltet, nachdem sie erfüllt war.</translation>
    </message>
    <message>
        <source>Subject</source>
        <extracomment>elements</extracomment>
        <translation>Betroffener</translation>
    </message>
    <message>
        <source>The object that its actions act on.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, auf das ihre Aktionen wirken.</translation>
    </message>
    <message>
        <source>Direct object</source>
        <extracomment>elements</extracomment>
        <translation>Zweites Objekt</translation>
    </message>
    <message>
        <source>Another object that its actions can use.</source>
        <extracomment>elements</extracomment>
        <translation>Ein weiteres Objekt, das ihre Aktionen verwenden können.</translation>
    </message>
    <message>
        <source>The type of the condition. Its parameters are further attributes.</source>
        <extracomment>elements</extracomment>
        <translation>Der Typ der Bedingung. Seine Parameter sind weitere Attribute.</translation>
    </message>
    <message>
        <source>Operator</source>
        <extracomment>elements</extracomment>
        <translation>Operator</translation>
    </message>
    <message>
        <source>The comparison between the observed value and the required value.</source>
        <extracomment>elements</extracomment>
        <translation>Der Vergleich zwischen dem beobachteten und dem verlangten Wert.</translation>
    </message>
    <message>
        <source>An expression to use in place of a type and an operator.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck, der Typ und Operator ersetzt.</translation>
    </message>
    <message>
        <source>One of the counted conditions.</source>
        <extracomment>elements</extracomment>
        <translation>Eine der Bedingungen, die gezählt werden.</translation>
    </message>
    <message>
        <source>Empires that are allied.</source>
        <extracomment>elements</extracomment>
        <translation>Reiche, die verbündet sind.</translation>
    </message>
    <message>
        <source>Empires</source>
        <extracomment>elements</extracomment>
        <translation>Reiche</translation>
    </message>
    <message>
        <source>The ids of the allied empires, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Die Ids der verbündeten Reiche, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>elements</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>One of several maps, with values of its own.</source>
        <extracomment>elements</extracomment>
        <translation>Eine von mehreren Karten, mit eigenen Werten.</translation>
    </message>
    <message>
        <source>A name that is unique in the scenario.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Name, der im Szenario nur einmal vorkommt.</translation>
    </message>
    <message>
        <source>Galaxy</source>
        <extracomment>elements</extracomment>
        <translation>Galaxie</translation>
    </message>
    <message>
        <source>A galaxy generated from a seed.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Galaxie, die aus einem Startwert erzeugt wird.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>elements</extracomment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The seed of the galaxy&apos;s random numbers.</source>
        <extracomment>elements</extracomment>
        <translation>Der Startwert der Zufallszahlen der Galaxie.</translation>
    </message>
    <message>
        <source>Systems</source>
        <extracomment>elements</extracomment>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>The number of systems.</source>
        <extracomment>elements</extracomment>
        <translation>Die Anzahl der Systeme.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>elements</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>The arrangement of the systems.</source>
        <extracomment>elements</extracomment>
        <translation>Die Anordnung der Systeme.</translation>
    </message>
    <message>
        <source>The number of empires.</source>
        <extracomment>elements</extracomment>
        <translation>Die Anzahl der Reiche.</translation>
    </message>
    <message>
        <source>Planets</source>
        <extracomment>elements</extracomment>
        <translation>Planeten</translation>
    </message>
    <message>
        <source>The average number of planets per system.</source>
        <extracomment>elements</extracomment>
        <translation>Die durchschnittliche Zahl der Planeten je System.</translation>
    </message>
    <message>
        <source>A special that planets get at random.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Besonderheit, die Planeten zufällig bekommen.</translation>
    </message>
    <message>
        <source>The probability, from 0 (never) to 1 (always).</source>
        <extracomment>elements</extracomment>
        <translation>Die Wahrscheinlichkeit, von 0 (nie) bis 1 (immer).</translation>
    </message>
    <message>
        <source>Home special</source>
        <extracomment>elements</extracomment>
        <translation>Besonderheit der Heimat</translation>
    </message>
    <message>
        <source>A special that capitals get.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Besonderheit, die Hauptstädte bekommen.</translation>
    </message>
    <message>
        <source>Initial meter</source>
        <extracomment>elements</extracomment>
        <translation>Anfänglicher Messwert</translation>
    </message>
    <message>
        <source>The start value of a meter.</source>
        <extracomment>elements</extracomment>
        <translation>Der Anfangswert eines Messwerts.</translation>
    </message>
    <message>
        <source>The id of a meter.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Messwerts.</translation>
    </message>
    <message>
        <source>The current value and the maximum at the start.</source>
        <extracomment>elements</extracomment>
        <translation>Der jetzige Wert und der Höchstwert zu Beginn.</translation>
    </message>
    <message>
        <source>home: capitals. owned: all objects with an owner. Or the id of a type.</source>
        <extracomment>elements</extracomment>
        <translation>home: Hauptstädte. owned: alle Objekte mit einem Besitzer. Oder die Id eines Typs.</translation>
    </message>
    <message>
        <source>An empire of the scenario.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Reich des Szenarios.</translation>
    </message>
    <message>
        <source>A colour, for example #3a7bd5.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Farbe, zum Beispiel #3a7bd5.</translation>
    </message>
    <message>
        <source>The name of a planet.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name eines Planeten.</translation>
    </message>
    <message>
        <source>A star and the objects around it.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Stern und die Objekte um ihn.</translation>
    </message>
    <message>
        <source>The name of its map, or none.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name seiner Karte oder none.</translation>
    </message>
    <message>
        <source>The coordinate on the map.</source>
        <extracomment>elements</extracomment>
        <translation>Die Koordinate auf der Karte.</translation>
    </message>
    <message>
        <source>Starlane</source>
        <extracomment>elements</extracomment>
        <translation>Sternenstraße</translation>
    </message>
    <message>
        <source>A connection between two systems.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Verbindung zwischen zwei Systemen.</translation>
    </message>
    <message>
        <source>A system&apos;s name.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name eines Systems.</translation>
    </message>
    <message>
        <source>A planet of a system.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Planet eines Systems.</translation>
    </message>
    <message>
        <source>The id of the empire that owns the object. none: no owner.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id des Reichs, dem das Objekt gehört. none: kein Besitzer.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <extracomment>elements</extracomment>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Keeps the object out of the game until a condition reveals it.</source>
        <extracomment>elements</extracomment>
        <translation>Hält das Objekt aus dem Spiel, bis eine Bedingung es aufdeckt.</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>elements</extracomment>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Places a new object of a class on another object.</source>
        <extracomment>elements</extracomment>
        <translation>Stellt ein neues Objekt einer Klasse auf ein anderes Objekt.</translation>
    </message>
    <message>
        <source>The name of the object that it is attached to. Default: no object.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name des Objekts, an dem es hängt. Standard: kein Objekt.</translation>
    </message>
    <message>
        <source>The turn in which it acts, just before the step to the next turn.</source>
        <extracomment>elements</extracomment>
        <translation>Die Runde, in der es wirkt, unmittelbar vor dem Schritt zur nächsten Runde.</translation>
    </message>
    <message>
        <source>Gives an empire a tech.</source>
        <extracomment>elements</extracomment>
        <translation>Gibt einem Reich eine Technik.</translation>
    </message>
    <message>
        <source>Sets a meter, a stockpile, a property, the owner or the target of an object.</source>
        <extracomment>elements</extracomment>
        <translation>Setzt einen Messwert, einen Vorrat, eine Eigenschaft, den Besitzer oder das Ziel eines Objekts.</translation>
    </message>
    <message>
        <source>An object&apos;s name, an empire&apos;s id, or # and the id of an object.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name eines Objekts, die Id eines Reichs oder # und die Id eines Objekts.</translation>
    </message>
    <message>
        <source>The id of the meter to set.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id des Messwerts, der gesetzt wird.</translation>
    </message>
    <message>
        <source>The current value, or the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Der jetzige Wert oder der Höchstwert.</translation>
    </message>
    <message>
        <source>The id of the property to set.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id der Eigenschaft, die gesetzt wird.</translation>
    </message>
    <message>
        <source>The id of the resource whose stockpile is set.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id des Rohstoffs, dessen Vorrat gesetzt wird.</translation>
    </message>
    <message>
        <source>The name of the object to aim at. none: no target.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name des Objekts, das anvisiert wird. none: kein Ziel.</translation>
    </message>
    <message>
        <source>Strings</source>
        <extracomment>elements</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Texts of one language.</source>
        <extracomment>elements</extracomment>
        <translation>Texte einer Sprache.</translation>
    </message>
    <message>
        <source>The language&apos;s code, such as en or de.</source>
        <extracomment>elements</extracomment>
        <translation>Das Kürzel der Sprache, etwa en oder de.</translation>
    </message>
    <message>
        <source>String</source>
        <extracomment>elements</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>A text in this language.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Text in dieser Sprache.</translation>
    </message>
    <message>
        <source>A value that the project declares and that modifiers change.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Wert, den das Projekt vereinbart und den Modifikatoren ändern.</translation>
    </message>
    <message>
        <source>The name that expressions and modifiers use.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name, den Ausdrücke und Modifikatoren verwenden.</translation>
    </message>
    <message>
        <source>A type or a sub-scope of a type: each of these objects has its own value. Default: global, with one value for the whole run.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Typ oder ein Unterbereich eines Typs: Jedes dieser Objekte hat einen eigenen Wert. Standard: global, mit einem Wert für den ganzen Lauf.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <extracomment>elements</extracomment>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>The purpose of the variable, shown next to it. If several declarations give one, the last one counts.</source>
        <extracomment>elements</extracomment>
        <translation>Der Zweck der Variablen, daneben angezeigt. Geben mehrere Vereinbarungen einen an, zählt der letzte.</translation>
    </message>
    <message>
        <source>Spread</source>
        <extracomment>elements</extracomment>
        <translation>Fortschreiben</translation>
    </message>
    <message>
        <source>An expression for the start value in the next turn. It is evaluated before anything changes.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck für den Anfangswert in der nächsten Runde. Er wird ausgewertet, bevor sich etwas ändert.</translation>
    </message>
    <message>
        <source>Channel</source>
        <extracomment>elements</extracomment>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Binds a variable to a meter or property of the same objects.</source>
        <extracomment>elements</extracomment>
        <translation>Bindet eine Variable an einen Messwert oder eine Eigenschaft derselben Objekte.</translation>
    </message>
    <message>
        <source>The scope of the variable, if several scopes have a variable with this name.</source>
        <extracomment>elements</extracomment>
        <translation>Der Bereich der Variablen, wenn mehrere Bereiche eine Variable dieses Namens haben.</translation>
    </message>
    <message>
        <source>A meter of the same objects: X for its current value, MaxX for its maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Messwert derselben Objekte: X für seinen jetzigen Wert, MaxX für seinen Höchstwert.</translation>
    </message>
    <message>
        <source>A property of the same objects.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Eigenschaft derselben Objekte.</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>elements</extracomment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>in: the variable starts with the value of the meter or property. out: the meter or property gets the variable&apos;s value at the start of each turn.</source>
        <extracomment>elements</extracomment>
        <translation>in: Die Variable beginnt mit dem Wert des Messwerts oder der Eigenschaft. out: Der Messwert oder die Eigenschaft bekommt zu Beginn jeder Runde den Wert der Variablen.</translation>
    </message>
    <message>
        <source>Global modifiers</source>
        <extracomment>elements</extracomment>
        <translation>Globale Modifikatoren</translation>
    </message>
    <message>
        <source>Modifiers that belong to no object.</source>
        <extracomment>elements</extracomment>
        <translation>Modifikatoren, die zu keinem Objekt gehören.</translation>
    </message>
    <message>
        <source>Function</source>
        <extracomment>elements</extracomment>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>A function that every expression can call by its id.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Funktion, die jeder Ausdruck mit ihrer Id aufrufen kann.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>elements</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The format of the result. Default: the format of the value.</source>
        <extracomment>elements</extracomment>
        <translation>Das Format des Ergebnisses. Standard: das Format des Werts.</translation>
    </message>
    <message>
        <source>The result, as an expression of the parameters.</source>
        <extracomment>elements</extracomment>
        <translation>Das Ergebnis, als Ausdruck der Parameter.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <extracomment>elements</extracomment>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>A value passed to the function.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Wert, der der Funktion übergeben wird.</translation>
    </message>
    <message>
        <source>The name of the parameter in the function&apos;s expression.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name des Parameters im Ausdruck der Funktion.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>elements</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Rows of values that lookup finds by their key.</source>
        <extracomment>elements</extracomment>
        <translation>Zeilen von Werten, die lookup nach ihrem Schlüssel findet.</translation>
    </message>
    <message>
        <source>A CSV file of the project. Its first line names the columns. Its first column is the key.</source>
        <extracomment>elements</extracomment>
        <translation>Eine CSV-Datei des Projekts. Ihre erste Zeile nennt die Spalten. Ihre erste Spalte ist der Schlüssel.</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>elements</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The format of the key: number, text, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Das Format des Schlüssels: number, text oder die Id einer Aufzählung.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>elements</extracomment>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>exact: the row with the requested key. below: the last row whose key is at most the requested key, for numbers only.</source>
        <extracomment>elements</extracomment>
        <translation>exact: die Zeile mit dem gesuchten Schlüssel. below: die letzte Zeile, deren Schlüssel höchstens der gesuchte ist, nur bei Zahlen.</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>elements</extracomment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>One value of each row.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Wert jeder Zeile.</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>elements</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>One row: its key, and a value for each column.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Zeile: ihr Schlüssel und ein Wert für jede Spalte.</translation>
    </message>
    <message>
        <source>The key that lookup uses to find the row.</source>
        <extracomment>elements</extracomment>
        <translation>Der Schlüssel, mit dem lookup die Zeile findet.</translation>
    </message>
    <message>
        <source>Aggregate</source>
        <extracomment>elements</extracomment>
        <translation>Aggregat</translation>
    </message>
    <message>
        <source>A function that combines the numbers of many objects into one number.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Funktion, die die Zahlen vieler Objekte zu einer Zahl zusammenfasst.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>elements</extracomment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>The total before the first value.</source>
        <extracomment>elements</extracomment>
        <translation>Die Summe vor dem ersten Wert.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>elements</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The new total, computed from total and value.</source>
        <extracomment>elements</extracomment>
        <translation>Die neue Summe, aus total und value berechnet.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>elements</extracomment>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>The result, computed from total and count. Default: the total.</source>
        <extracomment>elements</extracomment>
        <translation>Das Ergebnis, aus total und count berechnet. Standard: die Summe.</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>elements</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>The result if there are no values.</source>
        <extracomment>elements</extracomment>
        <translation>Das Ergebnis, wenn es keine Werte gibt.</translation>
    </message>
    <message>
        <source>A stacking name or number. Of all effects that share it, only the first acts on an object each turn. 0: no stacking name.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Stapelname oder eine Stapelnummer. Von allen Effekten, die ihn teilen, wirkt in jeder Runde nur der erste auf ein Objekt. 0: kein Stapelname.</translation>
    </message>
    <message>
        <source>Effects with lower values act first. Default: the priority of the group.</source>
        <extracomment>elements</extracomment>
        <translation>Effekte mit niedrigeren Werten wirken zuerst. Standard: die Priorität der Gruppe.</translation>
    </message>
    <message>
        <source>The id of the empire that gives the order.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id des Reichs, das den Befehl gibt.</translation>
    </message>
    <message>
        <source>Building with one group</source>
        <extracomment>snippets</extracomment>
        <translation>Gebäude mit einer Gruppe</translation>
    </message>
    <message>
        <source>A building class with a group that changes a meter of its planet.</source>
        <extracomment>snippets</extracomment>
        <translation>Eine Gebäudeklasse mit einer Gruppe, die einen Messwert ihres Planeten ändert.</translation>
    </message>
    <message>
        <source>Tech with one group</source>
        <extracomment>snippets</extracomment>
        <translation>Technik mit einer Gruppe</translation>
    </message>
    <message>
        <source>A tech that changes a meter of all planets of its owner.</source>
        <extracomment>snippets</extracomment>
        <translation>Eine Technik, die einen Messwert aller Planeten ihres Besitzers ändert.</translation>
    </message>
    <message>
        <source>Group with scope and effects</source>
        <extracomment>snippets</extracomment>
        <translation>Gruppe mit Geltungsbereich und Effekten</translation>
    </message>
    <message>
        <source>The objects that the group acts on, and its effects.</source>
        <extracomment>snippets</extracomment>
        <translation>Die Objekte, auf die die Gruppe wirkt, und ihre Effekte.</translation>
    </message>
    <message>
        <source>Triggered group</source>
        <extracomment>snippets</extracomment>
        <translation>Gruppe mit Auslöser</translation>
    </message>
    <message>
        <source>A group that responds to an event instead of acting once per turn.</source>
        <extracomment>snippets</extracomment>
        <translation>Eine Gruppe, die auf ein Ereignis antwortet, statt einmal je Runde zu wirken.</translation>
    </message>
    <message>
        <source>Scope: all planets of the owner</source>
        <extracomment>snippets</extracomment>
        <translation>Geltungsbereich: alle Planeten des Besitzers</translation>
    </message>
    <message>
        <source>The planets that share an owner with the source.</source>
        <extracomment>snippets</extracomment>
        <translation>Die Planeten, die einen Besitzer mit der Quelle teilen.</translation>
    </message>
    <message>
        <source>Scenario with a generated galaxy</source>
        <extracomment>snippets</extracomment>
        <translation>Szenario mit erzeugter Galaxie</translation>
    </message>
    <message>
        <source>Scenario with one home world</source>
        <extracomment>snippets</extracomment>
        <translation>Szenario mit einer Heimatwelt</translation>
    </message>
    <message>
        <source>An empire and its planet, placed by hand.</source>
        <extracomment>snippets</extracomment>
        <translation>Ein Reich und sein Planet, von Hand aufgestellt.</translation>
    </message>
    <message>
        <source>Condition with a message</source>
        <extracomment>snippets</extracomment>
        <translation>Bedingung mit Nachricht</translation>
    </message>
    <message>
        <source>Watches the scenario and shows a message when the condition is met.</source>
        <extracomment>snippets</extracomment>
        <translation>Überwacht das Szenario und zeigt eine Nachricht, wenn die Bedingung erfüllt ist.</translation>
    </message>
    <message>
        <source>Variable of every planet</source>
        <extracomment>snippets</extracomment>
        <translation>Variable jedes Planeten</translation>
    </message>
    <message>
        <source>A custom value that modifiers compute.</source>
        <extracomment>snippets</extracomment>
        <translation>Ein eigener Wert, den Modifikatoren berechnen.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>vocabulary</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Holds the values that are the same everywhere in the game.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Enthält die Werte, die überall im Spiel gleich sind.</translation>
    </message>
    <message>
        <source>A player of the game. An empire owns planets and ships, knows techs and has stockpiles.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Spieler des Spiels. Ein Reich besitzt Planeten und Schiffe, kennt Techniken und hat Vorräte.</translation>
    </message>
    <message>
        <source>One of several maps. Systems can be on a map. The values of a map apply to everything on it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Eine von mehreren Karten. Systeme können auf einer Karte sein. Die Werte einer Karte gelten für alles, was auf ihr ist.</translation>
    </message>
    <message>
        <source>A star and everything around it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Stern und alles, was um ihn ist.</translation>
    </message>
    <message>
        <source>A planet, a gas giant or a field of asteroids.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Planet, ein Gasriese oder ein Asteroidenfeld.</translation>
    </message>
    <message>
        <source>An object that travels between systems.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Objekt, das zwischen Systemen reist.</translation>
    </message>
    <message>
        <source>A structure on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Bauwerk auf einem Planeten.</translation>
    </message>
    <message>
        <source>A special feature of the object that it is attached to.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein besonderes Merkmal des Objekts, an dem es hängt.</translation>
    </message>
    <message>
        <source>A technology that an empire knows. The source of its effects is the empire&apos;s capital.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Eine Technik, die ein Reich kennt. Die Quelle ihrer Effekte ist die Hauptstadt des Reichs.</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>vocabulary</extracomment>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>An invisible mark that effects leave for other effects.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein unsichtbares Zeichen, das Effekte für andere Effekte hinterlassen.</translation>
    </message>
    <message>
        <source>The production or research of one class by an empire. It is attached to the place of the new object, or to the empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Herstellung oder Erforschung einer Klasse durch ein Reich. Es hängt am Ort des neuen Objekts oder am Reich.</translation>
    </message>
    <message>
        <source>Population</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>The number of people on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Zahl der Leute auf einem Planeten.</translation>
    </message>
    <message>
        <source>Farming</source>
        <extracomment>vocabulary</extracomment>
        <translation>Landwirtschaft</translation>
    </message>
    <message>
        <source>The amount of food that a planet produces each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Menge Nahrung, die ein Planet jede Runde erzeugt.</translation>
    </message>
    <message>
        <source>Industry</source>
        <extracomment>vocabulary</extracomment>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>The amount that a planet can produce each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Menge, die ein Planet jede Runde herstellen kann.</translation>
    </message>
    <message>
        <source>Mining</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bergbau</translation>
    </message>
    <message>
        <source>The amount of minerals that a planet extracts each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Menge Mineralien, die ein Planet jede Runde fördert.</translation>
    </message>
    <message>
        <source>The amount that a planet adds to the knowledge of its empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Der Betrag, den ein Planet zum Wissen seines Reichs beiträgt.</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>vocabulary</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>The amount of credits that a planet earns each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Der Betrag an Credits, den ein Planet jede Runde verdient.</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>The development of a planet: roads, ports, power. Large buildings need it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Der Ausbau eines Planeten: Straßen, Häfen, Strom. Große Gebäude brauchen ihn.</translation>
    </message>
    <message>
        <source>The health of the people of a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Gesundheit der Leute eines Planeten.</translation>
    </message>
    <message>
        <source>Happiness</source>
        <extracomment>vocabulary</extracomment>
        <translation>Zufriedenheit</translation>
    </message>
    <message>
        <source>The happiness of the people of a planet. Below 0, they are unhappy.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Zufriedenheit der Leute eines Planeten. Unter 0 sind sie unzufrieden.</translation>
    </message>
    <message>
        <source>Defense</source>
        <extracomment>vocabulary</extracomment>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>The amount of fire that a planet withstands and returns.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Menge Beschuss, die ein Planet aushält und erwidert.</translation>
    </message>
    <message>
        <source>Structure</source>
        <extracomment>vocabulary</extracomment>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>The amount of damage that a ship can take.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Menge Schaden, die ein Schiff verträgt.</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>vocabulary</extracomment>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>The strength of a ship&apos;s attacks.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Stärke der Angriffe eines Schiffs.</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>vocabulary</extracomment>
        <translation>Schilde</translation>
    </message>
    <message>
        <source>The part of a hit that a ship&apos;s shields absorb.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Der Teil eines Treffers, den die Schilde eines Schiffs abfangen.</translation>
    </message>
    <message>
        <source>The distance that a ship moves in a turn. The current value follows the maximum at once.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Strecke, die sich ein Schiff in einer Runde bewegt. Der jetzige Wert folgt dem Höchstwert sofort.</translation>
    </message>
    <message>
        <source>Detection</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ortung</translation>
    </message>
    <message>
        <source>The distance at which a planet, ship or building sees other objects. The current value follows the maximum at once.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Entfernung, in der ein Planet, Schiff oder Gebäude andere Objekte sieht. Der jetzige Wert folgt dem Höchstwert sofort.</translation>
    </message>
    <message>
        <source>The size of a planet. Asteroids and gas giants are sizes too.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Größe eines Planeten. Auch Asteroiden und Gasriesen sind Größen.</translation>
    </message>
    <message>
        <source>The environment of a planet: its surface and climate.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Umwelt eines Planeten: Oberfläche und Klima.</translation>
    </message>
    <message>
        <source>Original environment</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ursprüngliche Umwelt</translation>
    </message>
    <message>
        <source>The environment of a planet before it became asteroids or a gas giant. It returns when the planet becomes an ordinary planet again.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Umwelt eines Planeten, bevor er zu Asteroiden oder einem Gasriesen wurde. Sie kehrt zurück, wenn er wieder ein gewöhnlicher Planet wird.</translation>
    </message>
    <message>
        <source>Primary focus</source>
        <extracomment>vocabulary</extracomment>
        <translation>Erster Schwerpunkt</translation>
    </message>
    <message>
        <source>The main work of the people of a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Hauptarbeit der Leute eines Planeten.</translation>
    </message>
    <message>
        <source>Secondary focus</source>
        <extracomment>vocabulary</extracomment>
        <translation>Zweiter Schwerpunkt</translation>
    </message>
    <message>
        <source>The second work of the people of a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die zweite Arbeit der Leute eines Planeten.</translation>
    </message>
    <message>
        <source>The colour of a system&apos;s star.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Farbe des Sterns eines Systems.</translation>
    </message>
    <message>
        <source>Build cost</source>
        <extracomment>vocabulary</extracomment>
        <translation>Baukosten</translation>
    </message>
    <message>
        <source>The cost to produce one object of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Kosten, um ein Objekt der Klasse herzustellen.</translation>
    </message>
    <message>
        <source>Build time</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bauzeit</translation>
    </message>
    <message>
        <source>The number of turns to produce one object of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Zahl der Runden, um ein Objekt der Klasse herzustellen.</translation>
    </message>
    <message>
        <source>Build resource</source>
        <extracomment>vocabulary</extracomment>
        <translation>Baurohstoff</translation>
    </message>
    <message>
        <source>The id of the resource that pays for production.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Id des Rohstoffs, mit dem die Herstellung bezahlt wird.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <extracomment>vocabulary</extracomment>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>The cost of one object of the class each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Kosten eines Objekts der Klasse in jeder Runde.</translation>
    </message>
    <message>
        <source>Research cost</source>
        <extracomment>vocabulary</extracomment>
        <translation>Forschungskosten</translation>
    </message>
    <message>
        <source>The cost to research a tech.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Kosten, um eine Technik zu erforschen.</translation>
    </message>
    <message>
        <source>Research time</source>
        <extracomment>vocabulary</extracomment>
        <translation>Forschungszeit</translation>
    </message>
    <message>
        <source>The number of turns to research a tech.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Zahl der Runden, um eine Technik zu erforschen.</translation>
    </message>
    <message>
        <source>Research resource</source>
        <extracomment>vocabulary</extracomment>
        <translation>Forschungsrohstoff</translation>
    </message>
    <message>
        <source>The id of the resource that pays for research.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Id des Rohstoffs, mit dem die Forschung bezahlt wird.</translation>
    </message>
    <message>
        <source>Category</source>
        <extracomment>vocabulary</extracomment>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>The research field of a tech.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Das Forschungsgebiet einer Technik.</translation>
    </message>
    <message>
        <source>The class that a project produces or researches.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Klasse, die ein Projekt herstellt oder erforscht.</translation>
    </message>
    <message>
        <source>Spent</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>The amount paid for a project so far.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Der bisher für ein Projekt bezahlte Betrag.</translation>
    </message>
    <message>
        <source>The number of turns in which a project made progress.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Zahl der Runden, in denen ein Projekt vorankam.</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>vocabulary</extracomment>
        <translation>Menschlich</translation>
    </message>
    <message>
        <source>True if a person plays the empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn eine Person das Reich spielt.</translation>
    </message>
    <message>
        <source>True if the computer plays for the person whose empire it is.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn der Computer für die Person spielt, deren Reich es ist.</translation>
    </message>
    <message>
        <source>Flagship</source>
        <extracomment>vocabulary</extracomment>
        <translation>Flaggschiff</translation>
    </message>
    <message>
        <source>The ship that leads an empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Das Schiff, das ein Reich anführt.</translation>
    </message>
    <message>
        <source>Controlled object</source>
        <extracomment>vocabulary</extracomment>
        <translation>Gesteuertes Objekt</translation>
    </message>
    <message>
        <source>The object that an empire controls.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Das Objekt, das ein Reich steuert.</translation>
    </message>
    <message>
        <source>Build object</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bauplatz</translation>
    </message>
    <message>
        <source>The object at which an empire produces by default.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Das Objekt, bei dem ein Reich standardmäßig herstellt.</translation>
    </message>
    <message>
        <source>Minerals</source>
        <extracomment>vocabulary</extracomment>
        <translation>Mineralien</translation>
    </message>
    <message>
        <source>A resource from mining, used for building.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Rohstoff aus dem Bergbau, mit dem gebaut wird.</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>vocabulary</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>A resource from farming, eaten by the population.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Rohstoff aus der Landwirtschaft, von dem die Bevölkerung lebt.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>vocabulary</extracomment>
        <translation>Credits</translation>
    </message>
    <message>
        <source>Money: earned by trade, and used for payments.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Geld: durch Handel verdient und für Zahlungen verwendet.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>The research results of planets. Empires pay for techs with it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Forschungsergebnisse der Planeten. Damit bezahlen Reiche Techniken.</translation>
    </message>
    <message>
        <source>True if the object is or has a building of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt ein Gebäude der Klasse ist oder hat.</translation>
    </message>
    <message>
        <source>True if the object is or has a special of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt eine Besonderheit der Klasse ist oder hat.</translation>
    </message>
    <message>
        <source>True if the empire or the owner of the object knows the tech.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Reich oder der Besitzer des Objekts die Technik kennt.</translation>
    </message>
    <message>
        <source>True if the object is or has a ship of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt ein Schiff der Klasse ist oder hat.</translation>
    </message>
    <message>
        <source>True if the object is or has a planet of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt ein Planet der Klasse ist oder einen hat.</translation>
    </message>
    <message>
        <source>True if the object is or has a marker of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt eine Markierung der Klasse ist oder hat.</translation>
    </message>
    <message>
        <source>True if the object is or has any object of the class.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt zur Klasse gehört oder ein Objekt der Klasse hat.</translation>
    </message>
    <message>
        <source>True if the object is or has an object whose class belongs to the grouping.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt selbst oder eines, das es hat, zu einer Klasse der Gruppierung gehört.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>vocabulary</extracomment>
        <translation>Beförderung</translation>
    </message>
    <message>
        <source>True if the object has the promotion, a class of the grouping Promotion.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt die Beförderung hat, eine Klasse der Gruppierung Promotion.</translation>
    </message>
    <message>
        <source>Trait</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wesenszug</translation>
    </message>
    <message>
        <source>True if the object has the trait, a class of the grouping Trait.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt den Wesenszug hat, eine Klasse der Gruppierung Trait.</translation>
    </message>
    <message>
        <source>Religion</source>
        <extracomment>vocabulary</extracomment>
        <translation>Religion</translation>
    </message>
    <message>
        <source>True if the object has the religion, a class of the grouping Religion.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt die Religion hat, eine Klasse der Gruppierung Religion.</translation>
    </message>
    <message>
        <source>Corporation</source>
        <extracomment>vocabulary</extracomment>
        <translation>Konzern</translation>
    </message>
    <message>
        <source>True if the object has the corporation, a class of the grouping Corporation.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt den Konzern hat, eine Klasse der Gruppierung Corporation.</translation>
    </message>
    <message>
        <source>Route</source>
        <extracomment>vocabulary</extracomment>
        <translation>Route</translation>
    </message>
    <message>
        <source>True if the object has the route, a class of the grouping Route.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn das Objekt die Route hat, eine Klasse der Gruppierung Route.</translation>
    </message>
    <message>
        <source>True if the planet has this environment.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn der Planet diese Umwelt hat.</translation>
    </message>
    <message>
        <source>True if the option of the game is on.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wahr, wenn die Option des Spiels eingeschaltet ist.</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <extracomment>vocabulary</extracomment>
        <translation>Asteroiden</translation>
    </message>
    <message>
        <source>Tiny</source>
        <extracomment>vocabulary</extracomment>
        <translation>Winzig</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>vocabulary</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>vocabulary</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>vocabulary</extracomment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Huge</source>
        <extracomment>vocabulary</extracomment>
        <translation>Riesig</translation>
    </message>
    <message>
        <source>Gas giant</source>
        <extracomment>vocabulary</extracomment>
        <translation>Gasriese</translation>
    </message>
    <message>
        <source>Swamp</source>
        <extracomment>vocabulary</extracomment>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Toxic</source>
        <extracomment>vocabulary</extracomment>
        <translation>Giftig</translation>
    </message>
    <message>
        <source>Inferno</source>
        <extracomment>vocabulary</extracomment>
        <translation>Inferno</translation>
    </message>
    <message>
        <source>Radiated</source>
        <extracomment>vocabulary</extracomment>
        <translation>Verstrahlt</translation>
    </message>
    <message>
        <source>Barren</source>
        <extracomment>vocabulary</extracomment>
        <translation>Karg</translation>
    </message>
    <message>
        <source>Tundra</source>
        <extracomment>vocabulary</extracomment>
        <translation>Tundra</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Terran</source>
        <extracomment>vocabulary</extracomment>
        <translation>Erdähnlich</translation>
    </message>
    <message>
        <source>Ocean</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ozean</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>vocabulary</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>vocabulary</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Yellow</source>
        <extracomment>vocabulary</extracomment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>vocabulary</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>vocabulary</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Neutron star</source>
        <extracomment>vocabulary</extracomment>
        <translation>Neutronenstern</translation>
    </message>
    <message>
        <source>Black hole</source>
        <extracomment>vocabulary</extracomment>
        <translation>Schwarzes Loch</translation>
    </message>
    <message>
        <source>Target and bare names do not refer to an object here</source>
        <extracomment>findings</extracomment>
        <translation>Target und bloße Namen beziehen sich hier auf kein Objekt</translation>
    </message>
    <message>
        <source>Choose the object that Target and bare names refer to.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie das Objekt, auf das sich Target und bloße Namen beziehen.</translation>
    </message>
    <message>
        <source>Source does not refer to an object here</source>
        <extracomment>findings</extracomment>
        <translation>Source bezieht sich hier auf kein Objekt</translation>
    </message>
    <message>
        <source>Choose the object to use as Source.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie das Objekt, das als Source dient.</translation>
    </message>
    <message>
        <source>value() is available only while a value is modified</source>
        <extracomment>findings</extracomment>
        <translation>value() ist nur verfügbar, während ein Wert geändert wird</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Wert des Formats {1}</translation>
    </message>
    <message>
        <source>Write a constant in the property&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante im Format der Eigenschaft.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1}, but &apos;{2}&apos; is a {3}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, aber „{2}“ das Format {3}</translation>
    </message>
    <message>
        <source>Bind values of the same format.</source>
        <extracomment>findings</extracomment>
        <translation>Binden Sie Werte desselben Formats.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be bound to a meter or property: {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ lässt sich an keinen Messwert und keine Eigenschaft binden: {1}</translation>
    </message>
    <message>
        <source>Bind a variable of the type that has the meter or property.</source>
        <extracomment>findings</extracomment>
        <translation>Binden Sie eine Variable des Typs, der den Messwert oder die Eigenschaft hat.</translation>
    </message>
    <message>
        <source>several variables are named &apos;{0}&apos;: those of {1}</source>
        <extracomment>findings</extracomment>
        <translation>mehrere Variablen heißen „{0}“: die von {1}</translation>
    </message>
    <message>
        <source>Add the scope of the variable: scope=&quot;…&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie den Bereich der Variablen an: scope=&quot;…&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already has a channel</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat schon einen Kanal</translation>
    </message>
    <message>
        <source>Remove one of the channels: a variable has at most one.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie einen der Kanäle: Eine Variable hat höchstens einen.</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos; belongs to classes and never changes in play</source>
        <extracomment>findings</extracomment>
        <translation>die Eigenschaft „{0}“ gehört zu Klassen und ändert sich im Spiel nie</translation>
    </message>
    <message>
        <source>Name a property of objects.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie eine Eigenschaft von Objekten.</translation>
    </message>
    <message>
        <source>this is always {0}</source>
        <extracomment>findings</extracomment>
        <translation>dies ist immer {0}</translation>
    </message>
    <message>
        <source>Remove it, or correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen oder berichtigen Sie es.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes a constant, but this is a formula</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ nimmt eine Konstante, aber dies ist eine Formel</translation>
    </message>
    <message>
        <source>Write a constant.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is the default class of the type &apos;{1}&apos;, but it is of the type &apos;{2}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist die Standardklasse des Typs „{1}“, ist aber vom Typ „{2}“</translation>
    </message>
    <message>
        <source>Use a class of the type that declares this default.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie eine Klasse des Typs, der diesen Standard vereinbart.</translation>
    </message>
    <message>
        <source>these definitions form a cycle: {0}</source>
        <extracomment>findings</extracomment>
        <translation>diese Vereinbarungen bilden einen Zyklus: {0}</translation>
    </message>
    <message>
        <source>Remove one of these references.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie einen dieser Verweise.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; narrows down a trigger and must be a constant</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ grenzt einen Auslöser ein und muss eine Konstante sein</translation>
    </message>
    <message>
        <source>Write an id, and test everything else in a condition.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Id und prüfen Sie alles Weitere in einer Bedingung.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; divides by zero</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; teilt durch null</translation>
    </message>
    <message>
        <source>Use another number, or use set to make the value 0.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie eine andere Zahl oder setzen Sie den Wert mit set auf 0.</translation>
    </message>
    <message>
        <source>the class &apos;{0}&apos; is already defined</source>
        <extracomment>findings</extracomment>
        <translation>die Klasse „{0}“ ist schon vereinbart</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einer davon eine andere Id.</translation>
    </message>
    <message>
        <source>the scenario already has a condition &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>das Szenario hat schon eine Bedingung „{0}“</translation>
    </message>
    <message>
        <source>this class already has a group &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>diese Klasse hat schon eine Gruppe „{0}“</translation>
    </message>
    <message>
        <source>the scenario already has an object &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>das Szenario hat schon ein Objekt „{0}“</translation>
    </message>
    <message>
        <source>Rename one of them: names are unique within a scenario.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie eines davon um: Namen sind innerhalb eines Szenarios eindeutig.</translation>
    </message>
    <message>
        <source>this class already has a part {0}</source>
        <extracomment>findings</extracomment>
        <translation>diese Klasse hat schon einen Teil {0}</translation>
    </message>
    <message>
        <source>Give one of them another number.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einem davon eine andere Nummer.</translation>
    </message>
    <message>
        <source>a scenario &apos;{0}&apos; already exists</source>
        <extracomment>findings</extracomment>
        <translation>es gibt schon ein Szenario „{0}“</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; is empty</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ist leer</translation>
    </message>
    <message>
        <source>Add content, or remove the element.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie Inhalt hinzu oder entfernen Sie das Element.</translation>
    </message>
    <message>
        <source>these braces are empty</source>
        <extracomment>findings</extracomment>
        <translation>diese Klammern sind leer</translation>
    </message>
    <message>
        <source>Write an expression in them, or {{ for a literal brace.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Ausdruck hinein oder {{ für eine Klammer.</translation>
    </message>
    <message>
        <source>the message is empty</source>
        <extracomment>findings</extracomment>
        <translation>die Nachricht ist leer</translation>
    </message>
    <message>
        <source>Write its text inside.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ihren Text hinein.</translation>
    </message>
    <message>
        <source>the table &apos;{0}&apos; has no rows</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle „{0}“ hat keine Zeilen</translation>
    </message>
    <message>
        <source>Add a &lt;row&gt;, or name a file.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie eine &lt;row&gt; hinzu oder nennen Sie eine Datei.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is empty</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist leer</translation>
    </message>
    <message>
        <source>Write a value.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Wert.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; changes a maximum, which is rebuilt each turn</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ändert ein Maximum, das jede Runde neu gebildet wird</translation>
    </message>
    <message>
        <source>Change the current value, or create a marker that a group of the meter stage reads.</source>
        <extracomment>findings</extracomment>
        <translation>Ändern Sie den aktuellen Wert oder erzeugen Sie eine Markierung, die eine Gruppe im Abschnitt der Messwerte liest.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is hidden until a condition reveals it</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist verborgen, bis eine Bedingung es enthüllt</translation>
    </message>
    <message>
        <source>Change it after a condition reveals it, or remove hidden=&quot;true&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Ändern Sie es erst, wenn eine Bedingung es enthüllt hat, oder entfernen Sie hidden=&quot;true&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of type {1} cannot be attached to &apos;{2}&apos; of type {3}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ vom Typ {1} kann nicht an „{2}“ vom Typ {3} hängen</translation>
    </message>
    <message>
        <source>this action names no group and contains no effects</source>
        <extracomment>findings</extracomment>
        <translation>diese Aktion nennt keine Gruppe und enthält keine Effekte</translation>
    </message>
    <message>
        <source>Write group=&quot;CLASS/group&quot;, or add effects inside.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie group=&quot;CLASS/group&quot; oder fügen Sie darin Effekte hinzu.</translation>
    </message>
    <message>
        <source>this action names a group and also contains effects</source>
        <extracomment>findings</extracomment>
        <translation>diese Aktion nennt eine Gruppe und enthält auch Effekte</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and the functions it calls take more than {1} steps</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ und die aufgerufenen Funktionen brauchen mehr als {1} Schritte</translation>
    </message>
    <message>
        <source>Call fewer functions in it.</source>
        <extracomment>findings</extracomment>
        <translation>Rufen Sie darin weniger Funktionen auf.</translation>
    </message>
    <message>
        <source>function calls in &apos;{0}&apos; are nested {1} deep; the limit is {2}</source>
        <extracomment>findings</extracomment>
        <translation>die Funktionsaufrufe in „{0}“ sind {1} tief verschachtelt; die Grenze ist {2}</translation>
    </message>
    <message>
        <source>Combine some of these functions into one.</source>
        <extracomment>findings</extracomment>
        <translation>Fassen Sie einige dieser Funktionen zu einer zusammen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a run-time property, so a class cannot give it a value</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist eine Laufzeiteigenschaft, also kann keine Klasse ihr einen Wert geben</translation>
    </message>
    <message>
        <source>Set it with an order, in a scenario, or when the object is created.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie sie mit einem Befehl, in einem Szenario oder beim Erzeugen des Objekts.</translation>
    </message>
    <message>
        <source>Change the maximum instead, or add an activation.</source>
        <extracomment>findings</extracomment>
        <translation>Ändern Sie stattdessen den Höchstwert oder fügen Sie eine Aktivierung hinzu.</translation>
    </message>
    <message>
        <source>this reads {0} before effects with the same priority {1} change it</source>
        <extracomment>findings</extracomment>
        <translation>dies liest {0}, bevor Effekte mit derselben Priorität {1} den Wert ändern</translation>
    </message>
    <message>
        <source>To read the changed value, give this a higher priority.</source>
        <extracomment>findings</extracomment>
        <translation>Um den geänderten Wert zu lesen, geben Sie diesem eine höhere Priorität.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is created during play; conditions can refer only to objects of turn 0</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wird erst im Spiel erzeugt; Bedingungen können nur auf Objekte der Runde 0 verweisen</translation>
    </message>
    <message>
        <source>Name an object of turn 0, or write flagship:, controlled: or target: with an empire.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie ein Objekt der Runde 0 oder schreiben Sie flagship:, controlled: oder target: mit einem Reich.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter and is allowed only in a group or in &lt;conditional&gt;, not in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ändert einen Messwert und ist nur in einer Gruppe oder in &lt;conditional&gt; erlaubt, nicht in &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Set a property or a special here, and read it in a separate group.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie hier eine Eigenschaft oder Besonderheit und lesen Sie sie in einer eigenen Gruppe.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; braucht &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Add the missing element inside.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie das fehlende Element darin hinzu.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs the {1} &apos;{2}&apos;, which the vocabulary does not declare</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; braucht {1} „{2}“, und das Vokabular vereinbart nichts dergleichen</translation>
    </message>
    <message>
        <source>Declare it, or use the shipped vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie es oder verwenden Sie das mitgelieferte Vokabular.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter, but &lt;{1}&gt; does not; one group cannot do both</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ändert einen Messwert, &lt;{1}&gt; aber nicht; eine Gruppe kann nicht beides tun</translation>
    </message>
    <message>
        <source>Split the group in two.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie die Gruppe in zwei.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is ambiguous: a {1} of {2} and a {3} of {4}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist mehrdeutig: {1} von {2} und {3} von {4}</translation>
    </message>
    <message>
        <source>Give one of the variables another name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einer der Variablen einen anderen Namen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to {1}, but a global &lt;modify&gt; has no object</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört zu {1}, aber ein globales &lt;modify&gt; hat kein Objekt</translation>
    </message>
    <message>
        <source>Use &lt;modify-other type=&quot;…&quot;&gt; to select the objects.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie die Objekte mit &lt;modify-other type=&quot;…&quot;&gt; aus.</translation>
    </message>
    <message>
        <source>{0} works only in triggered groups, but this group has no trigger</source>
        <extracomment>findings</extracomment>
        <translation>{0} gilt nur in Gruppen mit Auslöser, aber diese Gruppe hat keinen</translation>
    </message>
    <message>
        <source>Add a &lt;trigger&gt;, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie einen &lt;trigger&gt; hinzu oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; can never be active: its source is of the type {1}, which has no {2}</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ kann nie aktiv sein: Ihre Quelle ist vom Typ {1}, und dem fehlt {2}</translation>
    </message>
    <message>
        <source>Test another object, through contained-by or attached-to.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie ein anderes Objekt, über contained-by oder attached-to.</translation>
    </message>
    <message>
        <source>no object can match: no {0} has {1}</source>
        <extracomment>findings</extracomment>
        <translation>kein Objekt kann passen: Kein {0} hat {1}</translation>
    </message>
    <message>
        <source>Test another meter, or objects of another type.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie einen anderen Messwert oder Objekte eines anderen Typs.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is hidden, but no condition reveals it</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist verborgen, aber keine Bedingung enthüllt es</translation>
    </message>
    <message>
        <source>Add a &lt;reveal&gt; to a condition, or remove hidden=&quot;true&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie einer Bedingung ein &lt;reveal&gt; hinzu oder entfernen Sie hidden=&quot;true&quot;.</translation>
    </message>
    <message>
        <source>this condition has no actions</source>
        <extracomment>findings</extracomment>
        <translation>diese Bedingung hat keine Aktionen</translation>
    </message>
    <message>
        <source>Add an action to it.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ihr eine Aktion hinzu.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no amount, so &lt;{1}&gt; has nothing to change</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat keinen Betrag, also kann &lt;{1}&gt; nichts ändern</translation>
    </message>
    <message>
        <source>Respond to stockpile-gain, stockpile-loss or payment instead.</source>
        <extracomment>findings</extracomment>
        <translation>Antworten Sie stattdessen auf stockpile-gain, stockpile-loss oder payment.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains no conditions</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält keine Bedingungen</translation>
    </message>
    <message>
        <source>Add a condition, or remove the element.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie eine Bedingung hinzu oder entfernen Sie das Element.</translation>
    </message>
    <message>
        <source>the type &apos;{0}&apos; has no default class for new objects</source>
        <extracomment>findings</extracomment>
        <translation>der Typ „{0}“ hat keine Standardklasse für neue Objekte</translation>
    </message>
    <message>
        <source>Give the type a default class in the vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie dem Typ im Vokabular eine Standardklasse.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; has no effects</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ hat keine Effekte</translation>
    </message>
    <message>
        <source>Add an effect, or remove the group.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie einen Effekt hinzu oder entfernen Sie die Gruppe.</translation>
    </message>
    <message>
        <source>the scope of the group &apos;{0}&apos; is empty, so its effects act on no objects</source>
        <extracomment>findings</extracomment>
        <translation>der Geltungsbereich der Gruppe „{0}“ ist leer, also wirken ihre Effekte auf keine Objekte</translation>
    </message>
    <message>
        <source>Add a condition to &lt;include&gt; in its &lt;scope&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie dem &lt;include&gt; in ihrem &lt;scope&gt; eine Bedingung hinzu.</translation>
    </message>
    <message>
        <source>there is no &apos;{0}&apos;: the number of initial objects is {1}, and they count from 0</source>
        <extracomment>findings</extracomment>
        <translation>es gibt kein „{0}“: Die Zahl der anfänglichen Objekte ist {1}, und sie zählen ab 0</translation>
    </message>
    <message>
        <source>Count the objects that planet and place create on turn 0, in the order written.</source>
        <extracomment>findings</extracomment>
        <translation>Zählen Sie die Objekte, die planet und place in Runde 0 erzeugen, in geschriebener Reihenfolge.</translation>
    </message>
    <message>
        <source>the condition has no attribute &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Bedingung hat kein Attribut „{0}“</translation>
    </message>
    <message>
        <source>Add this attribute to the condition, or name the object here.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie der Bedingung dieses Attribut hinzu oder nennen Sie das Objekt hier.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has neither a type nor an expression in when</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat weder einen Typ noch einen Ausdruck in when</translation>
    </message>
    <message>
        <source>Add a type with an operator, or an expression in when.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie einen Typ mit Operator oder einen Ausdruck in when hinzu.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not constant</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist nicht konstant</translation>
    </message>
    <message>
        <source>Use only constants and other defines in a define.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie darin nur feste Werte und andere Konstanten.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a run-time property, so an order cannot set it</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Laufzeiteigenschaft, also kann kein Befehl sie setzen</translation>
    </message>
    <message>
        <source>Declare it with runtime=&quot;true&quot;, or set it with an effect.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie sie mit runtime=&quot;true&quot; oder setzen Sie sie mit einem Effekt.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not hidden</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist nicht verborgen</translation>
    </message>
    <message>
        <source>Write hidden=&quot;true&quot; where it is placed.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie hidden=&quot;true&quot;, wo es aufgestellt wird.</translation>
    </message>
    <message>
        <source>not network-safe: &apos;{0}&apos; depends on one player&apos;s view, but the scenario has {1} human players</source>
        <extracomment>findings</extracomment>
        <translation>nicht netztauglich: „{0}“ hängt von der Ansicht eines Spielers ab, aber das Szenario hat {1} menschliche Spieler</translation>
    </message>
    <message>
        <source>Use it only in scenarios with one human player.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie es nur in Szenarien mit einem menschlichen Spieler.</translation>
    </message>
    <message>
        <source>there is nothing to count</source>
        <extracomment>findings</extracomment>
        <translation>es gibt nichts zu zählen</translation>
    </message>
    <message>
        <source>Put conditions inside, each in an &lt;of&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie Bedingungen hinein, jede in ein &lt;of&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; modifies only a NUMBER, but &apos;{1}&apos; is a {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ändert nur eine NUMBER, aber „{1}“ hat das Format {2}</translation>
    </message>
    <message>
        <source>Use &apos;set&apos; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie stattdessen „set“.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a built-in event and cannot be raised</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein eingebautes Ereignis und lässt sich nicht auslösen</translation>
    </message>
    <message>
        <source>Declare your own &lt;occurrence&gt; in the vocabulary, and raise it.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie im Vokabular ein eigenes &lt;occurrence&gt; und lösen Sie dieses aus.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; must contain exactly one condition, but has {1}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; muss genau eine Bedingung enthalten, hat aber {1}</translation>
    </message>
    <message>
        <source>Combine several conditions with &lt;and&gt; or &lt;or&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fassen Sie mehrere Bedingungen mit &lt;and&gt; oder &lt;or&gt; zusammen.</translation>
    </message>
    <message>
        <source>this brace is never closed</source>
        <extracomment>findings</extracomment>
        <translation>diese Klammer wird nie geschlossen</translation>
    </message>
    <message>
        <source>Close it after the expression, or write {{ for a literal brace.</source>
        <extracomment>findings</extracomment>
        <translation>Schließen Sie sie hinter dem Ausdruck oder schreiben Sie {{ für eine Klammer.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs an event to respond to, but there is none here</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; braucht ein Ereignis, auf das geantwortet wird, aber hier gibt es keines</translation>
    </message>
    <message>
        <source>Use it in a group with a &lt;trigger&gt;, or in a &lt;next-time&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie es in einer Gruppe mit &lt;trigger&gt; oder in einem &lt;next-time&gt;.</translation>
    </message>
    <message>
        <source>&apos;part&apos; is allowed only in a &lt;modify&gt; directly inside a class</source>
        <extracomment>findings</extracomment>
        <translation>„part“ ist nur in einem &lt;modify&gt; direkt in einer Klasse erlaubt</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie es.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a sub-scope of the type &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Unterbereich des Typs „{1}“</translation>
    </message>
    <message>
        <source>Use a sub-scope that a vocabulary declares: &lt;scope id=&quot;{1}.…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie einen Unterbereich, den ein Vokabular vereinbart: &lt;scope id=&quot;{1}.…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>with per=&quot;owner&quot;, the amount applies once for each owner and cannot read a target</source>
        <extracomment>findings</extracomment>
        <translation>mit per=&quot;owner&quot; gilt der Betrag einmal für jeden Besitzer und kann kein Ziel lesen</translation>
    </message>
    <message>
        <source>Write per=&quot;object&quot;, or read Source only.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie per=&quot;object&quot; oder lesen Sie nur Source.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn and happens to no object, so there is nothing to test</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein Zeitpunkt der Runde und geschieht keinem Objekt, also gibt es nichts zu prüfen</translation>
    </message>
    <message>
        <source>Test the source in &lt;activation&gt; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie stattdessen die Quelle in &lt;activation&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn and happens to no object, so &apos;of&apos; does not apply</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein Zeitpunkt der Runde und geschieht keinem Objekt, also gilt „of“ nicht</translation>
    </message>
    <message>
        <source>Remove &apos;of&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie „of“.</translation>
    </message>
    <message>
        <source>the prerequisites of these techs form a cycle: {0}</source>
        <extracomment>findings</extracomment>
        <translation>die Voraussetzungen dieser Techniken bilden einen Zyklus: {0}</translation>
    </message>
    <message>
        <source>Remove one of the prerequisites.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie eine der Voraussetzungen.</translation>
    </message>
    <message>
        <source>&lt;{1}&gt; cannot prevent &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{1}&gt; kann „{0}“ nicht verhindern</translation>
    </message>
    <message>
        <source>Respond to another event.</source>
        <extracomment>findings</extracomment>
        <translation>Antworten Sie auf ein anderes Ereignis.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn, which &lt;{1}&gt; cannot prevent</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein Zeitpunkt der Runde, den &lt;{1}&gt; nicht verhindern kann</translation>
    </message>
    <message>
        <source>Respond to an event that happens to objects.</source>
        <extracomment>findings</extracomment>
        <translation>Antworten Sie auf ein Ereignis, das Objekten geschieht.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not numeric, so it may read only the source, not the target</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist nicht numerisch und darf daher nur die Quelle lesen, nicht das Ziel</translation>
    </message>
    <message>
        <source>Write a constant, or a property of Source.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante oder eine Eigenschaft von Source.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already listed here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist hier schon aufgeführt</translation>
    </message>
    <message>
        <source>Remove the duplicate.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie die Wiederholung.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be used here: this attribute must name an object</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist hier nicht erlaubt: Dieses Attribut muss ein Objekt nennen</translation>
    </message>
    <message>
        <source>Name an object.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie ein Objekt.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; does not set anything</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; setzt nichts</translation>
    </message>
    <message>
        <source>Add owner, or add meter, resource or property together with a value.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie owner hinzu, oder meter, resource oder property zusammen mit einem Wert.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; both select the objects</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ und „{1}“ wählen beide die Objekte aus</translation>
    </message>
    <message>
        <source>Keep only one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie nur eines davon.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; are two operations in one element</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ und „{1}“ sind zwei Operationen in einem Element</translation>
    </message>
    <message>
        <source>Write one element for each operation.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie für jede Operation ein Element.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has both &apos;{1}&apos; and &apos;{2}&apos;, but a response has only one timing</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat sowohl „{1}“ als auch „{2}“, aber eine Antwort hat nur einen Zeitpunkt</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot have a spread: {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann kein Fortschreiben haben: {1}</translation>
    </message>
    <message>
        <source>Give the spread to a variable of a type, and read that variable.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie das Fortschreiben einer Variablen eines Typs und lesen Sie diese.</translation>
    </message>
    <message>
        <source>the policy {1} of &apos;{0}&apos; compares effects on one meter; this adds to {2}, another to {3}</source>
        <extracomment>findings</extracomment>
        <translation>die Regel {1} von „{0}“ vergleicht Effekte auf einen Messwert; dies addiert zu {2}, ein anderer zu {3}</translation>
    </message>
    <message>
        <source>Give one of them another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einem davon einen anderen Stapelnamen.</translation>
    </message>
    <message>
        <source>the policy {1} of &apos;{0}&apos; compares effects of one priority; this has {2}, another has {3}</source>
        <extracomment>findings</extracomment>
        <translation>die Regel {1} von „{0}“ vergleicht Effekte einer Priorität; dies hat {2}, ein anderer {3}</translation>
    </message>
    <message>
        <source>Give both the same priority, or one of them another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie beiden dieselbe Priorität oder einem davon einen anderen Stapelnamen.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; does not add to a meter, so the policy {2} of &apos;{1}&apos; cannot compare it</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; addiert zu keinem Messwert, also kann die Regel {2} von „{1}“ es nicht vergleichen</translation>
    </message>
    <message>
        <source>Only modify-meter and modify-max-meter can be compared; give this another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Nur modify-meter und modify-max-meter lassen sich vergleichen; geben Sie diesem einen anderen Stapelnamen.</translation>
    </message>
    <message>
        <source>0 is not a stacking name: effects with 0 never compete</source>
        <extracomment>findings</extracomment>
        <translation>0 ist kein Stapelname: Effekte mit 0 konkurrieren nie</translation>
    </message>
    <message>
        <source>Write a word, or another number.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ein Wort oder eine andere Zahl.</translation>
    </message>
    <message>
        <source>the group changes meters, which happens only in the meter stage</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe ändert Messwerte, was nur im Abschnitt der Messwerte geschieht</translation>
    </message>
    <message>
        <source>Remove &apos;stage&apos;, or use &apos;priority&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie „stage“ oder verwenden Sie „priority“.</translation>
    </message>
    <message>
        <source>a triggered group acts when an event happens, not at a stage</source>
        <extracomment>findings</extracomment>
        <translation>eine Gruppe mit Auslöser wirkt, wenn ein Ereignis geschieht, nicht in einem Abschnitt</translation>
    </message>
    <message>
        <source>Remove &apos;stage&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie „stage“.</translation>
    </message>
    <message>
        <source>strict rules (E6.2): the activation of a group that changes meters must not depend on {0}</source>
        <extracomment>findings</extracomment>
        <translation>strenge Regeln (E6.2): Die Aktivierung einer Gruppe, die Messwerte ändert, darf nicht von {0} abhängen</translation>
    </message>
    <message>
        <source>Use the maximum, or rules=&quot;extended&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie den Höchstwert oder rules=&quot;extended&quot;.</translation>
    </message>
    <message>
        <source>strict rules (E7.3): a condition may use meter values only if no effect of its group changes a meter</source>
        <extracomment>findings</extracomment>
        <translation>strenge Regeln (E7.3): Eine Bedingung darf Messwerte nur verwenden, wenn kein Effekt ihrer Gruppe einen Messwert ändert</translation>
    </message>
    <message>
        <source>Write constants, or use rules=&quot;extended&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie Konstanten oder verwenden Sie rules=&quot;extended&quot;.</translation>
    </message>
    <message>
        <source>strict rules (E7.3): &lt;{0}&gt; may use meter values only if no condition of its group does</source>
        <extracomment>findings</extracomment>
        <translation>strenge Regeln (E7.3): &lt;{0}&gt; darf Messwerte nur verwenden, wenn keine Bedingung seiner Gruppe es tut</translation>
    </message>
    <message>
        <source>Use meter values in only one of the two places, or use rules=&quot;extended&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Messwerte nur an einer der beiden Stellen oder verwenden Sie rules=&quot;extended&quot;.</translation>
    </message>
    <message>
        <source>strict rules (E7.3): the amount of &lt;{0}&gt; may not use meter values</source>
        <extracomment>findings</extracomment>
        <translation>strenge Regeln (E7.3): Der Betrag von &lt;{0}&gt; darf keine Messwerte verwenden</translation>
    </message>
    <message>
        <source>Write a constant in the column&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante im Format der Spalte.</translation>
    </message>
    <message>
        <source>this row has {0} cells, but the first line has {1}</source>
        <extracomment>findings</extracomment>
        <translation>diese Zeile hat {0} Zellen, die erste Zeile aber {1}</translation>
    </message>
    <message>
        <source>Add or remove a comma.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ein Komma hinzu oder entfernen Sie eines.</translation>
    </message>
    <message>
        <source>the first line of &apos;{0}&apos; has no column &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die erste Zeile von „{0}“ hat keine Spalte „{1}“</translation>
    </message>
    <message>
        <source>Add it to the first line, or remove the column from the table.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie sie der ersten Zeile hinzu oder entfernen Sie die Spalte aus der Tabelle.</translation>
    </message>
    <message>
        <source>there is no CSV file &apos;{0}&apos; in the project&apos;s folder</source>
        <extracomment>findings</extracomment>
        <translation>im Ordner des Projekts gibt es keine CSV-Datei „{0}“</translation>
    </message>
    <message>
        <source>Write the path relative to the project&apos;s folder, with &apos;/&apos; and the extension .csv.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Pfad relativ zum Ordner des Projekts, mit „/“ und der Endung .csv.</translation>
    </message>
    <message>
        <source>{0} cannot be a key{1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} kann kein Schlüssel sein{1}</translation>
    </message>
    <message>
        <source>Use numbers, texts or enumeration values as keys; match=&quot;below&quot; needs numbers.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Zahlen, Texte oder Werte einer Aufzählung als Schlüssel; match=&quot;below&quot; braucht Zahlen.</translation>
    </message>
    <message>
        <source>a row &apos;{0}&apos; already exists</source>
        <extracomment>findings</extracomment>
        <translation>es gibt schon eine Zeile „{0}“</translation>
    </message>
    <message>
        <source>the row has no value for the column &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Zeile hat keinen Wert für die Spalte „{0}“</translation>
    </message>
    <message>
        <source>Add it.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ihn hinzu.</translation>
    </message>
    <message>
        <source>{0}</source>
        <extracomment>findings</extracomment>
        <translation>{0}</translation>
    </message>
    <message>
        <source>Write a quote inside a quoted cell twice.</source>
        <extracomment>findings</extracomment>
        <translation>Verdoppeln Sie ein Anführungszeichen in einer Zelle mit Anführungszeichen.</translation>
    </message>
    <message>
        <source>the table declares no column &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle vereinbart keine Spalte „{0}“</translation>
    </message>
    <message>
        <source>Add a &lt;column&gt; for it, or remove it: it is not read.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie dafür eine &lt;column&gt; hinzu oder entfernen Sie sie: Sie wird nicht gelesen.</translation>
    </message>
    <message>
        <source>the table &apos;{0}&apos; has no columns</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle „{0}“ hat keine Spalten</translation>
    </message>
    <message>
        <source>Add a &lt;column&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie eine &lt;column&gt; hinzu.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already the name of {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist schon der Name von: {1}</translation>
    </message>
    <message>
        <source>&lt;{1}&gt; comes too late: &apos;{0}&apos; has already happened by then</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{1}&gt; kommt zu spät: „{0}“ ist dann schon geschehen</translation>
    </message>
    <message>
        <source>Name the event in the attribute &apos;{2}&apos; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie das Ereignis stattdessen im Attribut „{2}“.</translation>
    </message>
    <message>
        <source>the group has more than {0} effects; the rest is ignored</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe hat mehr als {0} Effekte; der Rest wird ignoriert</translation>
    </message>
    <message>
        <source>Check whether a tool or script generated this content by mistake.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie, ob ein Werkzeug oder Skript diesen Inhalt versehentlich erzeugt hat.</translation>
    </message>
    <message>
        <source>there are more than {0} variables; the rest is ignored</source>
        <extracomment>findings</extracomment>
        <translation>es gibt mehr als {0} Variablen; der Rest wird ignoriert</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter, but a triggered group cannot: meters are built once a turn</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ändert einen Messwert, aber eine Gruppe mit Auslöser kann das nicht: Messwerte werden einmal je Runde gebildet</translation>
    </message>
    <message>
        <source>Set a property or a special here, and let a group without a trigger read it.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie hier eine Eigenschaft oder Besonderheit, und lassen Sie eine Gruppe ohne Auslöser sie lesen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already gets its start value elsewhere</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ bekommt den Anfangswert schon an anderer Stelle</translation>
    </message>
    <message>
        <source>Keep only one start value.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie nur einen Anfangswert.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has both a type and an expression in when</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat sowohl einen Typ als auch einen Ausdruck in when</translation>
    </message>
    <message>
        <source>{0} have no {1} &apos;{2}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>{0} haben nicht: {1} „{2}“</translation>
    </message>
    <message>
        <source>Add it to the type in the vocabulary, or remove this line.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie es im Vokabular dem Typ hinzu oder entfernen Sie diese Zeile.</translation>
    </message>
    <message>
        <source>{0} is rebuilt each turn, but no effect with a priority below {1} builds it, so this reads 0</source>
        <extracomment>findings</extracomment>
        <translation>{0} wird jede Runde neu gebildet, aber kein Effekt mit einer Priorität unter {1} bildet es, also liest dies 0</translation>
    </message>
    <message>
        <source>Give this a higher priority than the effects that build it, or read last({0}).</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie diesem eine höhere Priorität als den Effekten, die es bilden, oder lesen Sie last({0}).</translation>
    </message>
    <message>
        <source>there is no action &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keine Aktion &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>The reference lists all actions of conditions.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz zählt alle Aktionen von Bedingungen auf.</translation>
    </message>
    <message>
        <source>there is no condition &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keine Bedingung &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>The reference lists all conditions.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz zählt alle Bedingungen auf.</translation>
    </message>
    <message>
        <source>there is no effect &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keinen Effekt &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>The reference lists all effects.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz zählt alle Effekte auf.</translation>
    </message>
    <message>
        <source>no scenario has an empire &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>kein Szenario hat ein Reich „{0}“</translation>
    </message>
    <message>
        <source>Write source, none, or the id of an empire of a scenario.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie source, none oder die Id eines Reichs eines Szenarios.</translation>
    </message>
    <message>
        <source>there is no format &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt kein Format „{0}“</translation>
    </message>
    <message>
        <source>The reference lists all formats. Write the id of an enumeration as its format.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz zählt alle Formate auf. Für eine Aufzählung schreiben Sie ihre Id.</translation>
    </message>
    <message>
        <source>there is no {0} &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>nicht vorhanden: {0} „{1}“</translation>
    </message>
    <message>
        <source>Correct the spelling, or define it in any file of the project.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie die Schreibweise oder vereinbaren Sie es in irgendeiner Datei des Projekts.</translation>
    </message>
    <message>
        <source>this class has no part {0}</source>
        <extracomment>findings</extracomment>
        <translation>diese Klasse hat keinen Teil {0}</translation>
    </message>
    <message>
        <source>Declare it: &lt;part number=&quot;{0}&quot; scope=&quot;…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie ihn: &lt;part number=&quot;{0}&quot; scope=&quot;…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>the random results of &lt;{0}&gt; change when you add or remove groups before this one</source>
        <extracomment>findings</extracomment>
        <translation>die Zufallsergebnisse von &lt;{0}&gt; ändern sich, wenn Sie vor dieser Gruppe andere hinzufügen oder entfernen</translation>
    </message>
    <message>
        <source>Give the group an id: random results depend on it.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie der Gruppe eine Id: Die Zufallsergebnisse hängen von ihr ab.</translation>
    </message>
    <message>
        <source>a condition of the type &apos;{0}&apos; does not take &apos;{1}&apos;, only {2}</source>
        <extracomment>findings</extracomment>
        <translation>eine Bedingung des Typs „{0}“ nimmt „{1}“ nicht, nur {2}</translation>
    </message>
    <message>
        <source>Write one of these.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eines davon.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; does not use its parameter &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>der Wert von „{0}“ verwendet den Parameter „{1}“ nicht</translation>
    </message>
    <message>
        <source>Use it, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already used in expressions as {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ steht in Ausdrücken schon für {1}</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie ihm einen anderen Namen.</translation>
    </message>
    <message>
        <source>these variables depend on each other in a cycle: {0}</source>
        <extracomment>findings</extracomment>
        <translation>diese Variablen hängen im Kreis voneinander ab: {0}</translation>
    </message>
    <message>
        <source>Remove one of the references. value() returns the value so far.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie einen der Verweise. value() liefert den bisherigen Wert.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; depends on a chain of more than {1} variables</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hängt von einer Kette aus mehr als {1} Variablen ab</translation>
    </message>
    <message>
        <source>Shorten the chain.</source>
        <extracomment>findings</extracomment>
        <translation>Kürzen Sie die Kette.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no format and is a NUMBER by default</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat kein Format und ist daher eine NUMBER</translation>
    </message>
    <message>
        <source>Add format=&quot;number&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie format=&quot;number&quot; hinzu.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1} here and a {2} elsewhere in the same scope</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat hier das Format {1} und anderswo im selben Bereich {2}</translation>
    </message>
    <message>
        <source>Use the same format in both declarations, or rename one of the variables.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie in beiden Vereinbarungen dasselbe Format oder benennen Sie eine der Variablen um.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1}, but this format has no default</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, aber dieses hat keinen Standardwert</translation>
    </message>
    <message>
        <source>Declare a default in a vocabulary: &lt;default format=&quot;…&quot; value=&quot;…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie einen Standardwert in einem Vokabular: &lt;default format=&quot;…&quot; value=&quot;…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not visible from {1}: it belongs to {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist von {1} aus nicht sichtbar: Sie gehört zu {2}</translation>
    </message>
    <message>
        <source>Modify it from its own scope instead, with a variable that is visible from both scopes.</source>
        <extracomment>findings</extracomment>
        <translation>Ändern Sie sie stattdessen aus ihrem eigenen Bereich, mit einer Variablen, die aus beiden Bereichen sichtbar ist.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of {1} and &apos;{0}&apos; of {2} are visible from the same place</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ von {1} und „{0}“ von {2} sind von derselben Stelle aus sichtbar</translation>
    </message>
    <message>
        <source>Give one of them another name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no scope and is global by default</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat keinen Bereich und ist daher global</translation>
    </message>
    <message>
        <source>Add scope=&quot;global&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie scope=&quot;global&quot; hinzu.</translation>
    </message>
    <message>
        <source>this reads the value so far and {0}; &apos;{1}&apos; is shorter</source>
        <extracomment>findings</extracomment>
        <translation>dies liest den bisherigen Wert und {0}; „{1}“ ist kürzer</translation>
    </message>
    <message>
        <source>The modifier then applies together with others of the same operation.</source>
        <extracomment>findings</extracomment>
        <translation>Der Modifikator wirkt dann zusammen mit anderen derselben Operation.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type &apos;{1}&apos;, but type &apos;{2}&apos; is required here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist vom Typ „{1}“, hier ist aber der Typ „{2}“ erforderlich</translation>
    </message>
    <message>
        <source>Use a class of the required type.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie eine Klasse des verlangten Typs.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not valid as {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist nicht zulässig {1}</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores, and do not start with a digit.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Buchstaben, Ziffern und Unterstriche und beginnen Sie nicht mit einer Ziffer.</translation>
    </message>
    <message>
        <source>the string &apos;{0}&apos; is already defined in this language; the later one is used</source>
        <extracomment>findings</extracomment>
        <translation>der Text „{0}“ ist in dieser Sprache schon festgelegt; der spätere gilt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has {1} bytes; the limit is {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat {1} Bytes; die Grenze ist {2}</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie sie in mehrere Dateien.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already listed</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist schon aufgeführt</translation>
    </message>
    <message>
        <source>Remove this entry. A file loads once, at its first entry.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie diesen Eintrag. Eine Datei wird einmal geladen, bei ihrem ersten Eintrag.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a link to a folder; links to folders are not followed</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist eine Verknüpfung mit einem Ordner; solchen wird nicht gefolgt</translation>
    </message>
    <message>
        <source>Replace the link with a copy of the folder, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Ersetzen Sie die Verknüpfung durch eine Kopie des Ordners oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs at least one of {1}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; braucht mindestens eines von {1}</translation>
    </message>
    <message>
        <source>Add one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie eines davon hinzu.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs the attribute &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; braucht das Attribut „{1}“</translation>
    </message>
    <message>
        <source>there is no &apos;{0}&apos; in the project folder</source>
        <extracomment>findings</extracomment>
        <translation>im Projektordner gibt es kein „{0}“</translation>
    </message>
    <message>
        <source>Write the path of an XML file, relative to the project folder, with &apos;/&apos; as the separator.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Pfad einer XML-Datei, relativ zum Projektordner, mit „/“ als Trennzeichen.</translation>
    </message>
    <message>
        <source>there is no {0} in this folder</source>
        <extracomment>findings</extracomment>
        <translation>in diesem Ordner gibt es kein {0}</translation>
    </message>
    <message>
        <source>Choose a project folder, or add a manifest that begins with &lt;project format=&quot;1&quot;&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie den Ordner eines Projekts oder fügen Sie ein Manifest hinzu, das mit &lt;project format=&quot;1&quot;&gt; beginnt.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not one of {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört nicht zu {1}</translation>
    </message>
    <message>
        <source>Write one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eines davon.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Write a number such as 5, -1 or 0.25.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl wie 5, -1 oder 0.25.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a whole number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>Write a number without a decimal point.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl ohne Dezimalpunkt.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}, but must be {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist {1}; erlaubt ist {2}</translation>
    </message>
    <message>
        <source>Write a number within these bounds.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl innerhalb dieser Grenzen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is outside the project folder</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ liegt außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>Copy the file into the project folder.</source>
        <extracomment>findings</extracomment>
        <translation>Kopieren Sie die Datei in den Projektordner.</translation>
    </message>
    <message>
        <source>unexpected text in &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>unerwarteter Text in &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>Turn it into a comment, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Machen Sie einen Kommentar daraus oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>the folder contains more than {0}; the rest is ignored</source>
        <extracomment>findings</extracomment>
        <translation>der Ordner enthält mehr als {0}; der Rest wird ignoriert</translation>
    </message>
    <message>
        <source>Check that this is the folder of a single project.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie, ob dies der Ordner eines einzigen Projekts ist.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has no attribute &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat kein Attribut „{1}“</translation>
    </message>
    <message>
        <source>See the reference for the attributes of each element.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz nennt die Attribute jedes Elements.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; is not allowed in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ist in &lt;{1}&gt; nicht erlaubt</translation>
    </message>
    <message>
        <source>See the reference for the elements allowed here.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz nennt die Elemente, die hier erlaubt sind.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be read: {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ lässt sich nicht lesen: {1}</translation>
    </message>
    <message>
        <source>Check its permissions, or remove it from the folder.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie die Zugriffsrechte oder entfernen Sie die Datei aus dem Ordner.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already given in {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist schon in {1} angegeben</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie eines von beiden.</translation>
    </message>
    <message>
        <source>the root element is &lt;{0}&gt;, but must be &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>das Wurzelelement ist &lt;{0}&gt;, muss aber &lt;{1}&gt; sein</translation>
    </message>
    <message>
        <source>Correct the root element, or move the file out of the project folder.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie das Wurzelelement oder verschieben Sie die Datei aus dem Projektordner.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a selection of objects, but &apos;{1}&apos; is not one</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ braucht eine Auswahl von Objekten, aber „{1}“ ist keine</translation>
    </message>
    <message>
        <source>Write the selection first: {0}(owned planets), {0}(ships here, Structure).</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie die Auswahl zuerst: {0}(owned planets), {0}(ships here, Structure).</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a value to aggregate</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ braucht einen Wert zum Zusammenfassen</translation>
    </message>
    <message>
        <source>Write the value after a comma: {0}(owned planets, Population).</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Wert hinter ein Komma: {0}(owned planets, Population).</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is ambiguous: it is a value of {1} and of {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist mehrdeutig: Es ist ein Wert von {1} und von {2}</translation>
    </message>
    <message>
        <source>Compare it with a property; the property&apos;s enumeration then decides.</source>
        <extracomment>findings</extracomment>
        <translation>Vergleichen Sie ihn mit einer Eigenschaft; dann entscheidet deren Aufzählung.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; expects {1}, but got {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ erwartet {1}, bekommt aber {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a dice expression</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Würfelausdruck</translation>
    </message>
    <message>
        <source>Write the number of dice, &apos;d&apos; and the number of sides, such as 2d6 or 2d6+1.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie die Zahl der Würfel, „d“ und die Zahl der Seiten, etwa 2d6 oder 2d6+1.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point, such as 12.5.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl mit Dezimalpunkt, etwa 12.5.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid part number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine gültige Nummer eines Teils</translation>
    </message>
    <message>
        <source>Write a constant whole number, 1 or higher.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine konstante ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already true or false and cannot be compared again</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist schon wahr oder falsch und lässt sich nicht noch einmal vergleichen</translation>
    </message>
    <message>
        <source>Write a &lt; b and b &lt; c instead of a &lt; b &lt; c.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie a &lt; b and b &lt; c statt a &lt; b &lt; c.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is always {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist immer {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has the format {1} and &apos;{2}&apos; has {3}: both need the same format</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1} und „{2}“ das Format {3}: Beide müssen dasselbe haben</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; divides by zero</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ teilt durch null</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains no expression</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält keinen Ausdruck</translation>
    </message>
    <message>
        <source>Write an expression inside, as text or as elements.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Ausdruck hinein, als Text oder als Elemente.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains more than one expression</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält mehr als einen Ausdruck</translation>
    </message>
    <message>
        <source>Combine them with an operator element, such as &lt;And&gt; or &lt;Plus&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Verbinden Sie sie mit einem Operatorelement wie &lt;And&gt; oder &lt;Plus&gt;.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has both a run-time property and an expression</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat sowohl eine Laufzeiteigenschaft als auch einen Ausdruck</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs a &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; braucht ein &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid name here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist hier kein gültiger Name</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains {1} expressions instead of {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält {1} Ausdrücke statt {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid selection</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine gültige Auswahl</translation>
    </message>
    <message>
        <source>Write a type and optionally a relation, as in over=&quot;owned planets&quot;. Conditions go into &lt;Where&gt;, objects into &lt;Of&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Typ und wahlweise eine Beziehung, wie in over=&quot;owned planets&quot;. Bedingungen gehören in &lt;Where&gt;, Objekte in &lt;Of&gt;.</translation>
    </message>
    <message>
        <source>text in &lt;{0}&gt; is not part of an expression</source>
        <extracomment>findings</extracomment>
        <translation>Text in &lt;{0}&gt; gehört zu keinem Ausdruck</translation>
    </message>
    <message>
        <source>Write the text inside &lt;Value&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Text in &lt;Value&gt;.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; appears more than once in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; kommt in &lt;{1}&gt; mehr als einmal vor</translation>
    </message>
    <message>
        <source>an expression is missing here</source>
        <extracomment>findings</extracomment>
        <translation>hier fehlt ein Ausdruck</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is too large for a number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist zu groß für eine Zahl</translation>
    </message>
    <message>
        <source>Use a smaller number: the largest is about 1.8e308.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie eine kleinere Zahl: Die größte ist etwa 1.8e308.</translation>
    </message>
    <message>
        <source>this &apos;if&apos; has no &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>diesem „if“ fehlt „{0}“</translation>
    </message>
    <message>
        <source>Write if(condition, value, other) or if condition then value else other.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie if(Bedingung, Wert, anderer) oder if Bedingung then Wert else anderer.</translation>
    </message>
    <message>
        <source>a pair needs two numbers, but this one has {0}</source>
        <extracomment>findings</extracomment>
        <translation>ein Paar braucht zwei Zahlen, dieses hat {0}</translation>
    </message>
    <message>
        <source>Write a pair as [3, -4].</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ein Paar als [3, -4].</translation>
    </message>
    <message>
        <source>last() reads a meter&apos;s maximum, but &apos;{0}&apos; is not one</source>
        <extracomment>findings</extracomment>
        <translation>last() liest den Höchstwert eines Messwerts, aber „{0}“ ist keiner</translation>
    </message>
    <message>
        <source>Write last(MaxPopulation) or last(Source.MaxPopulation).</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie last(MaxPopulation) oder last(Source.MaxPopulation).</translation>
    </message>
    <message>
        <source>a comma is missing before &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>vor „{0}“ fehlt ein Komma</translation>
    </message>
    <message>
        <source>a name is missing after &apos;.&apos;</source>
        <extracomment>findings</extracomment>
        <translation>hinter „.“ fehlt ein Name</translation>
    </message>
    <message>
        <source>an operator is missing before &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>vor „{0}“ fehlt ein Operator</translation>
    </message>
    <message>
        <source>a value is missing {0}</source>
        <extracomment>findings</extracomment>
        <translation>ein Wert fehlt {0}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; must be written &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ muss „{1}“ geschrieben werden</translation>
    </message>
    <message>
        <source>the distance &apos;{0}&apos; is negative</source>
        <extracomment>findings</extracomment>
        <translation>die Entfernung „{0}“ ist negativ</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not available {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist {1} nicht verfügbar</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs an object, but {1} there is none</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ braucht ein Objekt, aber {1} gibt es keines</translation>
    </message>
    <message>
        <source>Name the object: Source.{0}</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie das Objekt: Source.{0}</translation>
    </message>
    <message>
        <source>the table &apos;{0}&apos; has no row for {1}</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle „{0}“ hat keine Zeile für {1}</translation>
    </message>
    <message>
        <source>Add a row for this key; otherwise, the value is the default of the column&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie eine Zeile für diesen Schlüssel hinzu; sonst gilt der Standardwert des Spaltenformats.</translation>
    </message>
    <message>
        <source>dice need at least one side, but &apos;{0}&apos; has none</source>
        <extracomment>findings</extracomment>
        <translation>Würfel brauchen mindestens eine Seite, aber „{0}“ hat keine</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no value</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat keinen Wert</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to objects in play, not to classes</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört zu Objekten im Spiel, nicht zu Klassen</translation>
    </message>
    <message>
        <source>Read it from an object: Source.{0}</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie es von einem Objekt: Source.{0}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has the format {1}, but only an OBJECT has members</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, aber nur ein OBJECT hat Angaben hinter einem Punkt</translation>
    </message>
    <message>
        <source>the text contains characters that XML does not allow</source>
        <extracomment>findings</extracomment>
        <translation>der Text enthält Zeichen, die XML nicht erlaubt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a run-time property{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Laufzeiteigenschaft{1}</translation>
    </message>
    <message>
        <source>Declare the property with runtime=&quot;true&quot;, or read it without runtime().</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie die Eigenschaft mit runtime=&quot;true&quot; oder lesen Sie sie ohne runtime().</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a selection word; to use its value, put it in brackets</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Wort einer Auswahl; um seinen Wert zu verwenden, setzen Sie es in Klammern</translation>
    </message>
    <message>
        <source>object() needs a name in quotes</source>
        <extracomment>findings</extracomment>
        <translation>object() verlangt einen Namen in Anführungszeichen</translation>
    </message>
    <message>
        <source>&apos;of&apos; names the object where a relation starts, but there is no relation here</source>
        <extracomment>findings</extracomment>
        <translation>„of“ nennt das Objekt, von dem eine Beziehung ausgeht, aber hier gibt es keine Beziehung</translation>
    </message>
    <message>
        <source>Add a relation such as attached, owned or near 100, or remove &apos;of&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie eine Beziehung wie attached, owned oder near 100 hinzu oder entfernen Sie „of“.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has the format {1}, but has() needs a true-or-false option</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, aber has() braucht eine Option, die wahr oder falsch ist</translation>
    </message>
    <message>
        <source>Compare it: option(game, {0}) == …</source>
        <extracomment>findings</extracomment>
        <translation>Vergleichen Sie es: option(game, {0}) == …</translation>
    </message>
    <message>
        <source>options belong to the game or to an empire, not to &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>Optionen gehören zum Spiel oder zu einem Reich, nicht zu „{0}“{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is an option of the {1}, not of the {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist eine Option von {1}, nicht von {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not constant, but a pair needs constants</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist nicht konstant, aber ein Paar braucht Konstanten</translation>
    </message>
    <message>
        <source>unexpected &apos;{0}&apos;: no relation before it takes a number</source>
        <extracomment>findings</extracomment>
        <translation>unerwartetes „{0}“: Keine Beziehung davor nimmt eine Zahl</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a distance</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ braucht eine Entfernung</translation>
    </message>
    <message>
        <source>Write a number after it: near 100, near 2 jumps.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl dahinter: near 100, near 2 jumps.</translation>
    </message>
    <message>
        <source>this selection already has &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>diese Auswahl hat schon „{0}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot follow a selection</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann nicht auf eine Auswahl folgen</translation>
    </message>
    <message>
        <source>Put the computed value in parentheses: planets near (2 * Range) jumps.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie den berechneten Wert in Klammern: planets near (2 * Range) jumps.</translation>
    </message>
    <message>
        <source>unexpected &apos;{0}&apos;: a selection has at most one type and one relation</source>
        <extracomment>findings</extracomment>
        <translation>unerwartetes „{0}“: Eine Auswahl hat höchstens einen Typ und eine Beziehung</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a selection of objects, which only an aggregate can use</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist eine Auswahl von Objekten, die nur ein Aggregat verwenden kann</translation>
    </message>
    <message>
        <source>Put count(…), sum(…, Population) or another aggregate around it.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie count(…), sum(…, Population) oder ein anderes Aggregat darum.</translation>
    </message>
    <message>
        <source>strict rules do not allow &apos;{0}&apos;: {1}</source>
        <extracomment>findings</extracomment>
        <translation>strenge Regeln erlauben „{0}“ nicht: {1}</translation>
    </message>
    <message>
        <source>Or use rules=&quot;extended&quot; in the project.</source>
        <extracomment>findings</extracomment>
        <translation>Oder verwenden Sie im Projekt rules=&quot;extended&quot;.</translation>
    </message>
    <message>
        <source>&apos;jumps&apos; must follow a number: near 2 jumps</source>
        <extracomment>findings</extracomment>
        <translation>„jumps“ muss hinter einer Zahl stehen: near 2 jumps</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no numbered parts</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat keine nummerierten Teile</translation>
    </message>
    <message>
        <source>Remove the number, or name a sub-scope.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie die Nummer oder nennen Sie einen Unterbereich.</translation>
    </message>
    <message>
        <source>the expression is nested deeper than {0} levels</source>
        <extracomment>findings</extracomment>
        <translation>der Ausdruck ist tiefer als {0} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>Split it into several expressions.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie ihn in mehrere Ausdrücke auf.</translation>
    </message>
    <message>
        <source>the expression is longer than {0} bytes</source>
        <extracomment>findings</extracomment>
        <translation>der Ausdruck ist länger als {0} Bytes</translation>
    </message>
    <message>
        <source>the dice roll &apos;{0}&apos; is too large</source>
        <extracomment>findings</extracomment>
        <translation>der Würfelwurf „{0}“ ist zu groß</translation>
    </message>
    <message>
        <source>Use at most 10000 dice with at most a million sides each, and add at most a million.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie höchstens 10000 Würfel mit höchstens je einer Million Seiten, und zählen Sie höchstens eine Million hinzu.</translation>
    </message>
    <message>
        <source>this &apos;(&apos; has no &apos;)&apos;</source>
        <extracomment>findings</extracomment>
        <translation>dieser „(“ fehlt ein „)“</translation>
    </message>
    <message>
        <source>this &apos;[&apos; has no &apos;]&apos;</source>
        <extracomment>findings</extracomment>
        <translation>dieser „[“ fehlt ein „]“</translation>
    </message>
    <message>
        <source>this text has no closing {0}</source>
        <extracomment>findings</extracomment>
        <translation>diesem Text fehlt das schließende {0}</translation>
    </message>
    <message>
        <source>unexpected &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>unerwartet: „{0}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known aggregate{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein bekanntes Aggregat{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not valid in an expression</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist in einem Ausdruck nicht gültig</translation>
    </message>
    <message>
        <source>the table has no column &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle hat keine Spalte „{0}“{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known function{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine bekannte Funktion{1}</translation>
    </message>
    <message>
        <source>unknown id &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>unbekannte Id „{0}“{1}</translation>
    </message>
    <message>
        <source>has() does not know the kind &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>has() kennt die Art „{0}“ nicht{1}</translation>
    </message>
    <message>
        <source>Declare it in the vocabulary: &lt;kind id=… type=…/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie sie im Vokabular: &lt;kind id=… type=…/&gt;.</translation>
    </message>
    <message>
        <source>objects have no member &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>Objekte haben keine Angabe „{0}“{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known name{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein bekannter Name{1}</translation>
    </message>
    <message>
        <source>there is no option &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keine Option „{0}“{1}</translation>
    </message>
    <message>
        <source>there is no property &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keine Eigenschaft „{0}“{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is neither a type nor a relation{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist weder ein Typ noch eine Beziehung{1}</translation>
    </message>
    <message>
        <source>there is no scope &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keinen Bereich „{0}“{1}</translation>
    </message>
    <message>
        <source>there is no table &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keine Tabelle „{0}“{1}</translation>
    </message>
    <message>
        <source>there is no type &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keinen Typ „{0}“{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is never used: the condition is always {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wird nie gebraucht: Die Bedingung ist immer {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has the format {1} in the scope &apos;{2}&apos; and {3} in the scope &apos;{4}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat im Bereich „{2}“ das Format {1} und im Bereich „{4}“ das Format {3}</translation>
    </message>
    <message>
        <source>Name the scope: dropIntoContext({2}, Source, {0}) reads the variable of that scope.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie den Bereich: dropIntoContext({2}, Source, {0}) liest die Variable dieses Bereichs.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a variable of the parts &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist eine Variable der Teile „{1}“</translation>
    </message>
    <message>
        <source>Name the part: dropIntoContext({1}, Source, 1, {0}).</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie den Teil: dropIntoContext({1}, Source, 1, {0}).</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to the whole run, not to an object</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört zum ganzen Lauf, nicht zu einem Objekt</translation>
    </message>
    <message>
        <source>Write its name without an object.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Namen ohne Objekt.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; needs a part number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ braucht die Nummer eines Teils</translation>
    </message>
    <message>
        <source>Add the part number: dropIntoContext({0}, Source, 1, …).</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie die Nummer des Teils hinzu: dropIntoContext({0}, Source, 1, …).</translation>
    </message>
    <message>
        <source>Write a name, or a text in quotes.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Namen oder einen Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has the format {1}, but {2} is required</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, erforderlich ist aber {2}</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; cannot have attributes</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; kann keine Attribute haben</translation>
    </message>
    <message>
        <source>Write each value as an element. FreeOrion content has no attributes.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie jeden Wert als Element. FreeOrion-Inhalt hat keine Attribute.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid name</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein gültiger Name</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Buchstaben, Ziffern und Unterstriche.</translation>
    </message>
    <message>
        <source>Write each string as two lines: first its name, then its text.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie jeden Text in zwei Zeilen: erst den Namen, dann den Text.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; contains {1} conditions instead of one</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält {1} Bedingungen statt einer</translation>
    </message>
    <message>
        <source>Combine several conditions with Condition::And or Condition::Or.</source>
        <extracomment>findings</extracomment>
        <translation>Verbinden Sie mehrere Bedingungen mit Condition::And oder Condition::Or.</translation>
    </message>
    <message>
        <source>the {0} &apos;{1}&apos; is defined twice</source>
        <extracomment>findings</extracomment>
        <translation>doppelt vereinbart: {0} „{1}“</translation>
    </message>
    <message>
        <source>Rename one of them. The import uses the first one.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie eines davon um. Der Import verwendet das erste.</translation>
    </message>
    <message>
        <source>Write Source or Target, a dot and a name, such as Source.MaxIndustry.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie Source oder Target, einen Punkt und einen Namen, etwa Source.MaxIndustry.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has no &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat kein &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>no string table contains &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>keine Texttabelle enthält „{0}“</translation>
    </message>
    <message>
        <source>Add it to the table.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie es der Tabelle hinzu.</translation>
    </message>
    <message>
        <source>there is no string table in this folder</source>
        <extracomment>findings</extracomment>
        <translation>in diesem Ordner gibt es keine Texttabelle</translation>
    </message>
    <message>
        <source>Put eng_stringtable.txt beside the XML files.</source>
        <extracomment>findings</extracomment>
        <translation>Legen Sie eng_stringtable.txt neben die XML-Dateien.</translation>
    </message>
    <message>
        <source>the file is not a Qt Linguist file</source>
        <extracomment>findings</extracomment>
        <translation>die Datei ist keine Qt-Linguist-Datei</translation>
    </message>
    <message>
        <source>Choose a file with the root element TS.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie eine Datei mit dem Wurzelelement TS.</translation>
    </message>
    <message>
        <source>the line is not part of an entry and is skipped</source>
        <extracomment>findings</extracomment>
        <translation>die Zeile gehört zu keinem Eintrag und wird übergangen</translation>
    </message>
    <message>
        <source>Entries consist of msgctxt, msgid and msgstr, each with text in double quotes.</source>
        <extracomment>findings</extracomment>
        <translation>Einträge bestehen aus msgctxt, msgid und msgstr, jeweils mit Text in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has a second &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat ein zweites &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Remove one of them. The import uses the first one.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie eines davon. Der Import verwendet das erste.</translation>
    </message>
    <message>
        <source>unexpected text between the elements of &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>unerwarteter Text zwischen den Elementen von &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>Remove the text.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie den Text.</translation>
    </message>
    <message>
        <source>the entry has no text id, or has plural forms, and is skipped</source>
        <extracomment>findings</extracomment>
        <translation>der Eintrag hat keine Text-Id oder hat Mehrzahlformen und wird übergangen</translation>
    </message>
    <message>
        <source>Write the id of the text into msgctxt or into the comment of a message. Plural forms are not supported.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie die Id des Textes in msgctxt oder in den Kommentar einer Nachricht. Mehrzahlformen werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>no file defines the {0} &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>von keiner Datei vereinbart: {0} „{1}“</translation>
    </message>
    <message>
        <source>Define it, or correct the name.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie es oder berichtigen Sie den Namen.</translation>
    </message>
    <message>
        <source>there is no condition &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keine Bedingung „{0}“</translation>
    </message>
    <message>
        <source>Correct its name.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie ihren Namen.</translation>
    </message>
    <message>
        <source>there is no effect &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keinen Effekt „{0}“</translation>
    </message>
    <message>
        <source>Correct its name, or move it. The import keeps it as a comment.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen oder verschieben Sie es. Der Import behält es als Kommentar.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie es.</translation>
    </message>
    <message>
        <source>the object of &apos;{0}&apos; is missing</source>
        <extracomment>findings</extracomment>
        <translation>bei „{0}“ fehlt das Objekt</translation>
    </message>
    <message>
        <source>Write Target.{0} or Source.{0}.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie Target.{0} oder Source.{0}.</translation>
    </message>
    <message>
        <source>the root element is &lt;{0}&gt; instead of &lt;XMLDoc&gt;</source>
        <extracomment>findings</extracomment>
        <translation>das Wurzelelement ist &lt;{0}&gt; statt &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie es um.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; never acts here: no object of the type &apos;{1}&apos; has {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; wirkt hier nie: Kein Objekt des Typs „{1}“ hat {2}</translation>
    </message>
    <message>
        <source>Include objects of another type, or use another effect.</source>
        <extracomment>findings</extracomment>
        <translation>Schließen Sie Objekte eines anderen Typs ein oder verwenden Sie einen anderen Effekt.</translation>
    </message>
    <message>
        <source>Correct the condition in &lt;include&gt; or in &lt;exclude&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie die Bedingung in &lt;include&gt; oder in &lt;exclude&gt;.</translation>
    </message>
    <message>
        <source>effects change the meter &apos;{0}&apos;, but nothing reads it</source>
        <extracomment>findings</extracomment>
        <translation>Effekte ändern den Messwert „{0}“, aber nichts liest ihn</translation>
    </message>
    <message>
        <source>Read it in a condition or an expression, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie ihn in einer Bedingung oder einem Ausdruck, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; can never be active: its source is never of the type &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ kann nie aktiv sein: Ihre Quelle ist nie vom Typ „{1}“</translation>
    </message>
    <message>
        <source>this condition contradicts an earlier one</source>
        <extracomment>findings</extracomment>
        <translation>diese Bedingung widerspricht einer früheren</translation>
    </message>
    <message>
        <source>Correct one of them, or put both into &lt;or&gt; if either is enough.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie eine davon oder setzen Sie beide in &lt;or&gt;, wenn eine genügt.</translation>
    </message>
    <message>
        <source>Give one of them a higher priority: it acts later and overrides the other.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einem davon eine höhere Priorität: Er wirkt später und setzt sich gegen den anderen durch.</translation>
    </message>
    <message>
        <source>an earlier condition already implies this one</source>
        <extracomment>findings</extracomment>
        <translation>eine frühere Bedingung schließt diese schon ein</translation>
    </message>
    <message>
        <source>Remove this condition, or correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie diese Bedingung oder berichtigen Sie sie.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is never used: {1}, and nothing refers to it</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wird nie verwendet: {1}, und nichts verweist darauf</translation>
    </message>
    <message>
        <source>Create it in an effect or a scenario, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Erzeugen Sie es in einem Effekt oder einem Szenario, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>nothing reads the {0} &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>wird von nichts gelesen: {0} „{1}“</translation>
    </message>
    <message>
        <source>Use it in an expression, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie es in einem Ausdruck oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>the new name causes a problem: {0}</source>
        <extracomment>findings</extracomment>
        <translation>der neue Name führt zu einem Problem: {0}</translation>
    </message>
    <message>
        <source>Choose another name, or fix that place first.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie einen anderen Namen oder berichtigen Sie zuerst diese Stelle.</translation>
    </message>
    <message>
        <source>the string &apos;{0}&apos; takes its name from the id of the element that it describes</source>
        <extracomment>findings</extracomment>
        <translation>der Text „{0}“ hat seinen Namen von der Id des Elements, das er beschreibt</translation>
    </message>
    <message>
        <source>Rename that element instead. The string is renamed with it.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie stattdessen dieses Element um. Der Text wird mit umbenannt.</translation>
    </message>
    <message>
        <source>the new name changes the meaning of &apos;{0}&apos; here</source>
        <extracomment>findings</extracomment>
        <translation>der neue Name ändert hier die Bedeutung von „{0}“</translation>
    </message>
    <message>
        <source>Choose a name that has no other meaning.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie einen Namen, der keine andere Bedeutung hat.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid name for the {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein gültiger Name für: {1}</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores, and do not start with a digit. Groups, scenarios and texts may also contain &apos;-&apos; and &apos;.&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Buchstaben, Ziffern und Unterstriche, und beginnen Sie nicht mit einer Ziffer. Gruppen, Szenarien und Texte dürfen auch „-“ und „.“ enthalten.</translation>
    </message>
    <message>
        <source>the name is already &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>der Name ist schon „{0}“</translation>
    </message>
    <message>
        <source>Enter a different name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einen anderen Namen ein.</translation>
    </message>
    <message>
        <source>the {1} &apos;{0}&apos; belongs to the shipped vocabulary, which cannot be changed</source>
        <extracomment>findings</extracomment>
        <translation>Teil des mitgelieferten Vokabulars, das sich nicht ändern lässt: {1} „{0}“</translation>
    </message>
    <message>
        <source>Declare your own, or only give it another label.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie etwas Eigenes oder geben Sie ihm nur eine andere Bezeichnung.</translation>
    </message>
    <message>
        <source>the {1} &apos;{0}&apos; already exists</source>
        <extracomment>findings</extracomment>
        <translation>schon vorhanden: {1} „{0}“</translation>
    </message>
    <message>
        <source>Choose a name that is not in use.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie einen Namen, der noch nicht verwendet wird.</translation>
    </message>
    <message>
        <source>the project does not define the {1} &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>vom Projekt nicht vereinbart: {1} „{0}“</translation>
    </message>
    <message>
        <source>The names that are built into the program cannot be changed.</source>
        <extracomment>findings</extracomment>
        <translation>Namen, die fest zum Programm gehören, lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>Give one of these groups a trigger or an activation that the other groups do not meet.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einer dieser Gruppen einen Auslöser oder eine Aktivierung, die die anderen Gruppen nicht erfüllen.</translation>
    </message>
    <message>
        <source>division by zero during the turn; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>Teilen durch null während der Runde; der Wert ist 0</translation>
    </message>
    <message>
        <source>Guard the division: if(x == 0, 0, a / x).</source>
        <extracomment>findings</extracomment>
        <translation>Sichern Sie die Division ab: if(x == 0, 0, a / x).</translation>
    </message>
    <message>
        <source>conditions that check one another form an endless loop, which was stopped: {0}</source>
        <extracomment>findings</extracomment>
        <translation>Bedingungen, die einander prüfen, bilden eine Endlosschleife, die abgebrochen wurde: {0}</translation>
    </message>
    <message>
        <source>Make sure that one of them is met only once. Remove persistent, and do not enable it again.</source>
        <extracomment>findings</extracomment>
        <translation>Sorgen Sie dafür, dass eine davon nur einmal erfüllt wird. Entfernen Sie persistent, und schalten Sie sie nicht wieder ein.</translation>
    </message>
    <message>
        <source>{0} stops: {1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} hält an: {1}</translation>
    </message>
    <message>
        <source>Give it another move order.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie ihm einen neuen Bewegungsbefehl.</translation>
    </message>
    <message>
        <source>the source has no &apos;{0}&apos;, and the vocabulary has no default for it</source>
        <extracomment>findings</extracomment>
        <translation>die Quelle hat kein „{0}“, und das Vokabular hat keinen Standardwert dafür</translation>
    </message>
    <message>
        <source>Limit the group&apos;s activation to sources that have the property, or give it a default.</source>
        <extracomment>findings</extracomment>
        <translation>Beschränken Sie die Aktivierung der Gruppe auf Quellen mit der Eigenschaft oder geben Sie ihr einen Standardwert.</translation>
    </message>
    <message>
        <source>no empire &apos;{0}&apos; is in the game; the effect does nothing</source>
        <extracomment>findings</extracomment>
        <translation>kein Reich „{0}“ ist im Spiel; der Effekt tut nichts</translation>
    </message>
    <message>
        <source>Use the id of an empire of the scenario, or source.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie die Id eines Reichs des Szenarios oder source.</translation>
    </message>
    <message>
        <source>the table has no row for this key; the default of the format is used</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle hat keine Zeile für diesen Schlüssel; der Standardwert des Formats gilt</translation>
    </message>
    <message>
        <source>Add the row, or look up only keys that exist.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie die Zeile hinzu oder schlagen Sie nur vorhandene Schlüssel nach.</translation>
    </message>
    <message>
        <source>the result is not a number; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>das Ergebnis ist keine Zahl; der Wert ist 0</translation>
    </message>
    <message>
        <source>Check the arguments of the functions in the expression.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie die Argumente der Funktionen im Ausdruck.</translation>
    </message>
    <message>
        <source>in turn {0} the result depends on whether this group or {1} comes first: {2} outcomes</source>
        <extracomment>findings</extracomment>
        <translation>in Runde {0} hängt das Ergebnis davon ab, ob diese Gruppe oder {1} zuerst kommt: {2} Ergebnisse</translation>
    </message>
    <message>
        <source>Give the groups different priorities, or make one of them read the result of the other.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie den Gruppen verschiedene Prioritäten oder lassen Sie eine davon das Ergebnis der anderen lesen.</translation>
    </message>
    <message>
        <source>the order of {0} is refused: {1}</source>
        <extracomment>findings</extracomment>
        <translation>der Befehl von {0} wird verweigert: {1}</translation>
    </message>
    <message>
        <source>The order has no effect. Give it in a turn in which it is allowed.</source>
        <extracomment>findings</extracomment>
        <translation>Der Befehl bleibt ohne Wirkung. Geben Sie ihn in einer Runde, in der er erlaubt ist.</translation>
    </message>
    <message>
        <source>number overflow during the turn; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>Zahlenüberlauf während der Runde; der Wert ist 0</translation>
    </message>
    <message>
        <source>Limit the multiplied values with min().</source>
        <extracomment>findings</extracomment>
        <translation>Begrenzen Sie die multiplizierten Werte mit min().</translation>
    </message>
    <message>
        <source>the probability {0} is not between 0 and 1; {1} is used instead</source>
        <extracomment>findings</extracomment>
        <translation>die Wahrscheinlichkeit {0} liegt nicht zwischen 0 und 1; stattdessen gilt {1}</translation>
    </message>
    <message>
        <source>Keep probabilities between 0 and 1.</source>
        <extracomment>findings</extracomment>
        <translation>Halten Sie Wahrscheinlichkeiten zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>{0} makes no progress on {1} in this turn: {2}</source>
        <extracomment>findings</extracomment>
        <translation>{0} kommt in dieser Runde für {1} nicht voran: {2}</translation>
    </message>
    <message>
        <source>The project continues in the turn in which this reason no longer applies.</source>
        <extracomment>findings</extracomment>
        <translation>Das Projekt geht in der Runde weiter, in der dieser Grund nicht mehr gilt.</translation>
    </message>
    <message>
        <source>the source has no &apos;{0}&apos;; its default &apos;{1}&apos; is used</source>
        <extracomment>findings</extracomment>
        <translation>die Quelle hat kein „{0}“; der Standardwert „{1}“ gilt</translation>
    </message>
    <message>
        <source>Limit the group&apos;s activation to sources that have the property, or give a constant.</source>
        <extracomment>findings</extracomment>
        <translation>Beschränken Sie die Aktivierung der Gruppe auf Quellen mit der Eigenschaft oder geben Sie eine Konstante an.</translation>
    </message>
    <message>
        <source>Narrow the triggers of these groups.</source>
        <extracomment>findings</extracomment>
        <translation>Grenzen Sie die Auslöser dieser Gruppen ein.</translation>
    </message>
    <message>
        <source>the expression reads too many objects; its value is missing</source>
        <extracomment>findings</extracomment>
        <translation>der Ausdruck liest zu viele Objekte; sein Wert fehlt</translation>
    </message>
    <message>
        <source>Read fewer objects: name a type and a narrower relation, such as here or near. Move tests that are the same for every candidate out of `where`.</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie weniger Objekte: Nennen Sie einen Typ und eine engere Beziehung, etwa here oder near. Nehmen Sie aus `where` heraus, was für jeden Kandidaten gleich ist.</translation>
    </message>
    <message>
        <source>more than {0} changes in one turn, most of them by {1}; later changes of the turn are skipped</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Änderungen in einer Runde, die meisten durch {1}; spätere Änderungen der Runde werden übersprungen</translation>
    </message>
    <message>
        <source>Narrow the scopes of these groups, or create fewer objects.</source>
        <extracomment>findings</extracomment>
        <translation>Grenzen Sie die Geltungsbereiche dieser Gruppen ein oder erzeugen Sie weniger Objekte.</translation>
    </message>
    <message>
        <source>this turn exceeds its work limit, mostly because of {0}; no more groups fire and no more conditions are met</source>
        <extracomment>findings</extracomment>
        <translation>diese Runde überschreitet ihre Arbeitsgrenze, vor allem wegen {0}; danach wirkt keine Gruppe mehr, und keine Bedingung wird erfüllt</translation>
    </message>
    <message>
        <source>Reduce the objects that its conditions test. Put a type condition first, and avoid Target in conditions.</source>
        <extracomment>findings</extracomment>
        <translation>Verringern Sie die Objekte, die die Bedingungen prüfen. Stellen Sie eine Typbedingung voran und vermeiden Sie Target in Bedingungen.</translation>
    </message>
    <message>
        <source>Connect fewer systems: limit them in the block `to`.</source>
        <extracomment>findings</extracomment>
        <translation>Verbinden Sie weniger Systeme: Begrenzen Sie sie im Block `to`.</translation>
    </message>
    <message>
        <source>more than {0} messages in one turn, most of them by {1}; the rest is skipped</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Nachrichten in einer Runde, die meisten durch {1}; der Rest wird übersprungen</translation>
    </message>
    <message>
        <source>Send messages for fewer objects, or in fewer turns.</source>
        <extracomment>findings</extracomment>
        <translation>Senden Sie Nachrichten für weniger Objekte oder in weniger Runden.</translation>
    </message>
    <message>
        <source>cannot create an object of class &apos;{0}&apos;: limit of {1} objects reached, most of this turn&apos;s by {2}</source>
        <extracomment>findings</extracomment>
        <translation>kann kein Objekt der Klasse „{0}“ erzeugen: Der Lauf hat seine Grenze von {1} Objekten erreicht, die meisten dieser Runde durch {2}</translation>
    </message>
    <message>
        <source>the condition needs too much work for each candidate; it was not evaluated</source>
        <extracomment>findings</extracomment>
        <translation>die Bedingung braucht für jeden Kandidaten zu viel Arbeit; sie wurde nicht ausgewertet</translation>
    </message>
    <message>
        <source>Add narrower conditions beside it, or do not use Target inside it.</source>
        <extracomment>findings</extracomment>
        <translation>Stellen Sie engere Bedingungen daneben oder verwenden Sie darin kein Target.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which cannot be attached to &apos;{2}&apos; of type {3}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist vom Typ {1}, der nicht an „{2}“ vom Typ {3} hängen kann</translation>
    </message>
    <message>
        <source>Check in the vocabulary what this type may be attached to.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie im Vokabular, woran dieser Typ hängen kann.</translation>
    </message>
    <message>
        <source>the owners of system &apos;{0}&apos; are those of its planets</source>
        <extracomment>findings</extracomment>
        <translation>die Besitzer des Systems „{0}“ sind die seiner Planeten</translation>
    </message>
    <message>
        <source>Set the owner of a planet of the system instead.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie stattdessen den Besitzer eines Planeten des Systems.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is the name of another object</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist der Name eines anderen Objekts</translation>
    </message>
    <message>
        <source>Give each object of a scenario a unique name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie jedem Objekt eines Szenarios einen eindeutigen Namen.</translation>
    </message>
    <message>
        <source>the galaxy has room for {2} {1}, not for {0}</source>
        <extracomment>findings</extracomment>
        <translation>die Galaxie hat Platz für {2} {1}, nicht für {0}</translation>
    </message>
    <message>
        <source>Reduce the number.</source>
        <extracomment>findings</extracomment>
        <translation>Verringern Sie die Zahl.</translation>
    </message>
    <message>
        <source>this starlane connects &apos;{0}&apos; to itself</source>
        <extracomment>findings</extracomment>
        <translation>diese Sternenstraße verbindet „{0}“ mit sich selbst</translation>
    </message>
    <message>
        <source>Connect two different systems.</source>
        <extracomment>findings</extracomment>
        <translation>Verbinden Sie zwei verschiedene Systeme.</translation>
    </message>
    <message>
        <source>type {0} has no class for its objects</source>
        <extracomment>findings</extracomment>
        <translation>der Typ {0} hat keine Klasse für seine Objekte</translation>
    </message>
    <message>
        <source>Give the type a class in the vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie dem Typ im Vokabular eine Klasse.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a system</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein System</translation>
    </message>
    <message>
        <source>Use a system here. Starlanes connect systems, and planets are in systems.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie hier ein System. Sternenstraßen verbinden Systeme, und Planeten sind in Systemen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of type {1} has no {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ vom Typ {1} fehlt {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which cannot be attached to planets or systems</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist vom Typ {1}, der nicht an Planeten oder Systemen hängen kann</translation>
    </message>
    <message>
        <source>no empire is named &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>kein Reich heißt „{0}“{1}</translation>
    </message>
    <message>
        <source>Declare it in this scenario with an empire element.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie es in diesem Szenario mit einem Element empire.</translation>
    </message>
    <message>
        <source>no object is named &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>kein Objekt heißt „{0}“{1}</translation>
    </message>
    <message>
        <source>Refer to an object by its name, or by # and its id.</source>
        <extracomment>findings</extracomment>
        <translation>Verweisen Sie auf ein Objekt mit seinem Namen oder mit # und seiner Id.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a galaxy shape</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Form einer Galaxie</translation>
    </message>
    <message>
        <source>Use cluster, disc, ring or spiral.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie cluster, disc, ring oder spiral.</translation>
    </message>
    <message>
        <source>problems in the baseline that no longer exist: {0}</source>
        <extracomment>findings</extracomment>
        <translation>Probleme der Ausgangsliste, die es nicht mehr gibt: {0}</translation>
    </message>
    <message>
        <source>Remove them from the baseline, so that they are reported if they return.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie sie aus der Ausgangsliste, damit sie wieder gemeldet werden, wenn sie zurückkehren.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; silences no problem here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ schaltet hier kein Problem stumm</translation>
    </message>
    <message>
        <source>Remove it. The problem that it silenced is fixed or has moved.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie es. Das stummgeschaltete Problem ist behoben oder steht an anderer Stelle.</translation>
    </message>
    <message>
        <source>Keep the minimum at or below the maximum, and the initial value between them.</source>
        <extracomment>findings</extracomment>
        <translation>Halten Sie das Minimum höchstens so groß wie das Maximum und den Anfangswert dazwischen.</translation>
    </message>
    <message>
        <source>Write a default in the format of the property.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Standardwert im Format der Eigenschaft.</translation>
    </message>
    <message>
        <source>Write a constant of this format, or &apos;none&apos; for a reference.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante dieses Formats oder „none“ bei einem Verweis.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid id of a sub-scope</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine gültige Id eines Unterbereichs</translation>
    </message>
    <message>
        <source>Write the id of a type or scope, a dot, and a name: ship.weapon.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie die Id eines Typs oder Bereichs, einen Punkt und einen Namen: ship.weapon.</translation>
    </message>
    <message>
        <source>the default of {0} is &apos;{1}&apos; here and &apos;{2}&apos; elsewhere</source>
        <extracomment>findings</extracomment>
        <translation>der Standardwert von {0} ist hier „{1}“ und anderswo „{2}“</translation>
    </message>
    <message>
        <source>Remove one of the two defaults, or let one replace the other with replace=&quot;true&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie einen der beiden Standardwerte oder ersetzen Sie den anderen mit replace=&quot;true&quot;.</translation>
    </message>
    <message>
        <source>the {0} &apos;{1}&apos; is already declared</source>
        <extracomment>findings</extracomment>
        <translation>schon vereinbart: {0} „{1}“</translation>
    </message>
    <message>
        <source>Rename it, or replace the earlier declaration.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie es um oder ersetzen Sie die frühere Vereinbarung.</translation>
    </message>
    <message>
        <source>the enumeration &apos;{0}&apos; has no values</source>
        <extracomment>findings</extracomment>
        <translation>die Aufzählung „{0}“ hat keine Werte</translation>
    </message>
    <message>
        <source>Add a &lt;value&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ein &lt;value&gt; hinzu.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a property of classes, not of objects</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist eine Eigenschaft von Klassen, nicht von Objekten</translation>
    </message>
    <message>
        <source>Read it with getFact, or declare a kind with a grouping.</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie sie mit getFact oder vereinbaren Sie eine Art mit einer Gruppierung.</translation>
    </message>
    <message>
        <source>the kind &apos;{0}&apos; has more than one of type, property, grouping, option and any</source>
        <extracomment>findings</extracomment>
        <translation>die Art „{0}“ hat mehr als eines von type, property, grouping, option und any</translation>
    </message>
    <message>
        <source>Keep exactly one of these attributes.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie genau eines dieser Attribute.</translation>
    </message>
    <message>
        <source>there is no earlier {0} &apos;{1}&apos; to {2}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keine frühere Vereinbarung, um sie zu {2}: {0} „{1}“</translation>
    </message>
    <message>
        <source>Correct the id, or load the other file first. Files load in the manifest&apos;s order, then by path.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie die Id oder laden Sie die andere Datei zuerst. Dateien werden in der Reihenfolge des Manifests geladen, dann nach Pfad.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already an event of the engine</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist schon ein Ereignis der Engine</translation>
    </message>
    <message>
        <source>Choose another id. Triggers can respond to &apos;{0}&apos; without a declaration.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie eine andere Id. Auslöser können auf „{0}“ ohne Vereinbarung antworten.</translation>
    </message>
    <message>
        <source>the run-time property &apos;{0}&apos; cannot have &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Laufzeiteigenschaft „{0}“ kann kein „{1}“ haben</translation>
    </message>
    <message>
        <source>Remove one of the two attributes. A run-time property starts without a value.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie eines der beiden Attribute. Eine Laufzeiteigenschaft beginnt ohne Wert.</translation>
    </message>
    <message>
        <source>there are more than {0} {1}; the rest is skipped</source>
        <extracomment>findings</extracomment>
        <translation>es gibt mehr als {0} {1}; der Rest wird übergangen</translation>
    </message>
    <message>
        <source>Declare it in any file of the project.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie es in irgendeiner Datei des Projekts.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; is longer than 1 MB</source>
        <extracomment>findings</extracomment>
        <translation>der Wert von „{0}“ ist länger als 1 MB</translation>
    </message>
    <message>
        <source>Put long data in a separate file.</source>
        <extracomment>findings</extracomment>
        <translation>Legen Sie lange Daten in eine eigene Datei.</translation>
    </message>
    <message>
        <source>the XML declaration is malformed</source>
        <extracomment>findings</extracomment>
        <translation>die XML-Deklaration ist fehlerhaft</translation>
    </message>
    <message>
        <source>Write &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>a processing instruction needs a name right after &apos;&lt;?&apos;</source>
        <extracomment>findings</extracomment>
        <translation>eine Verarbeitungsanweisung braucht unmittelbar hinter „&lt;?“ einen Namen</translation>
    </message>
    <message>
        <source>Give it a name followed by a space, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie ihr einen Namen mit einem Leerzeichen dahinter oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>&apos;&lt;!&apos; is not followed by a comment</source>
        <extracomment>findings</extracomment>
        <translation>auf „&lt;!“ folgt kein Kommentar</translation>
    </message>
    <message>
        <source>Write &lt;!-- text --&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &lt;!-- Text --&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not allowed in a name</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist in einem Namen nicht erlaubt</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid XML character</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein gültiges XML-Zeichen</translation>
    </message>
    <message>
        <source>Remove the reference.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie den Verweis.</translation>
    </message>
    <message>
        <source>&apos;&amp;&apos; is not followed by an entity</source>
        <extracomment>findings</extracomment>
        <translation>auf „&amp;“ folgt keine Entität</translation>
    </message>
    <message>
        <source>Write &amp;amp; for a literal &apos;&amp;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &amp;amp; für das Zeichen „&amp;“.</translation>
    </message>
    <message>
        <source>&apos;]]&gt;&apos; is not allowed outside a CDATA section</source>
        <extracomment>findings</extracomment>
        <translation>„]]&gt;“ ist außerhalb eines CDATA-Abschnitts nicht erlaubt</translation>
    </message>
    <message>
        <source>Write ]]&amp;gt; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie stattdessen ]]&amp;gt;.</translation>
    </message>
    <message>
        <source>the control character {0} is not allowed in XML</source>
        <extracomment>findings</extracomment>
        <translation>das Steuerzeichen {0} ist in XML nicht erlaubt</translation>
    </message>
    <message>
        <source>a DOCTYPE is not supported</source>
        <extracomment>findings</extracomment>
        <translation>ein DOCTYPE wird nicht unterstützt</translation>
    </message>
    <message>
        <source>Remove it, and write out the entities that it defines.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie ihn und schreiben Sie die Entitäten aus, die er definiert.</translation>
    </message>
    <message>
        <source>&apos;--&apos; is not allowed inside a comment</source>
        <extracomment>findings</extracomment>
        <translation>„--“ ist in einem Kommentar nicht erlaubt</translation>
    </message>
    <message>
        <source>Put a space between the hyphens.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie ein Leerzeichen zwischen die Striche.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already has a value in this tag</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat in diesem Tag schon einen Wert</translation>
    </message>
    <message>
        <source>the file is {0}, not UTF-8</source>
        <extracomment>findings</extracomment>
        <translation>die Datei ist {0}, nicht UTF-8</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <extracomment>findings</extracomment>
        <translation>Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>the file is larger than 64 MB</source>
        <extracomment>findings</extracomment>
        <translation>die Datei ist größer als 64 MB</translation>
    </message>
    <message>
        <source>Split the file into smaller ones.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie sie in kleinere Dateien.</translation>
    </message>
    <message>
        <source>these bytes are not UTF-8</source>
        <extracomment>findings</extracomment>
        <translation>diese Bytes sind kein UTF-8</translation>
    </message>
    <message>
        <source>the XML declaration is not at the start of the file</source>
        <extracomment>findings</extracomment>
        <translation>die XML-Deklaration steht nicht am Anfang der Datei</translation>
    </message>
    <message>
        <source>Remove it, or remove everything before it.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie sie oder alles, was davor steht.</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos; is not allowed in the value of &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;“ ist im Wert von „{0}“ nicht erlaubt</translation>
    </message>
    <message>
        <source>Write &amp;lt; for a literal &apos;&lt;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &amp;lt; für das Zeichen „&lt;“.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no &apos;=&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat kein „=“</translation>
    </message>
    <message>
        <source>Write name=&quot;value&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie name=&quot;wert&quot;.</translation>
    </message>
    <message>
        <source>a tag of &apos;{0}&apos; has no &apos;&lt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>einem Tag von „{0}“ fehlt das „&lt;“</translation>
    </message>
    <message>
        <source>Add &apos;&lt;&apos; before it.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie „&lt;“ davor.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; is not in quotes</source>
        <extracomment>findings</extracomment>
        <translation>der Wert von „{0}“ steht nicht in Anführungszeichen</translation>
    </message>
    <message>
        <source>Put quotes around it.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>&apos;;&apos; is missing after &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>das „;“ hinter „{0}“ fehlt</translation>
    </message>
    <message>
        <source>Add it, or write &amp;amp; for a literal &apos;&amp;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie es ein oder schreiben Sie &amp;amp; für das Zeichen „&amp;“.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; must be &apos;&lt;/{0}&gt;&apos; to close the tag in line {1}</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;{0}&gt;“ muss „&lt;/{0}&gt;“ sein, um das Tag in Zeile {1} zu schließen</translation>
    </message>
    <message>
        <source>Add the slash.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie den Schrägstrich ein.</translation>
    </message>
    <message>
        <source>a space is missing before &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>vor „{0}“ fehlt ein Leerzeichen</translation>
    </message>
    <message>
        <source>Insert it.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie es ein.</translation>
    </message>
    <message>
        <source>&apos;&lt;/{0}&gt;&apos; does not match &apos;&lt;{1}&gt;&apos; in line {2}</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;/{0}&gt;“ passt nicht zu „&lt;{1}&gt;“ in Zeile {2}</translation>
    </message>
    <message>
        <source>Give both tags the same name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie beiden Tags denselben Namen.</translation>
    </message>
    <message>
        <source>the file has no root element</source>
        <extracomment>findings</extracomment>
        <translation>die Datei hat kein Wurzelelement</translation>
    </message>
    <message>
        <source>Add one root element that contains everything else.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ein Wurzelelement hinzu, das alles andere enthält.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not allowed in a tag</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist in einem Tag nicht erlaubt</translation>
    </message>
    <message>
        <source>the file contains a zero byte</source>
        <extracomment>findings</extracomment>
        <translation>die Datei enthält ein Nullbyte</translation>
    </message>
    <message>
        <source>Remove it. The file may be damaged.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie es. Die Datei könnte beschädigt sein.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; is after the root element, which begins in line {1}</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;{0}&gt;“ steht hinter dem Wurzelelement, das in Zeile {1} beginnt</translation>
    </message>
    <message>
        <source>Move it into the root element, or remove a surplus close tag before it.</source>
        <extracomment>findings</extracomment>
        <translation>Verschieben Sie es in das Wurzelelement oder entfernen Sie ein überzähliges Schlusstag davor.</translation>
    </message>
    <message>
        <source>&apos;&lt;/{0}&gt;&apos; has no open tag</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;/{0}&gt;“ hat kein öffnendes Tag</translation>
    </message>
    <message>
        <source>Remove it, or add its open tag.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie es oder fügen Sie das öffnende Tag hinzu.</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos; does not begin a tag here</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;“ beginnt hier kein Tag</translation>
    </message>
    <message>
        <source>the text &apos;{0}&apos; looks like a tag without its &apos;&lt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>der Text „{0}“ sieht aus wie ein Tag ohne sein „&lt;“</translation>
    </message>
    <message>
        <source>text is outside the root element</source>
        <extracomment>findings</extracomment>
        <translation>Text steht außerhalb des Wurzelelements</translation>
    </message>
    <message>
        <source>Move it into the root element, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Verschieben Sie ihn in das Wurzelelement oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; is nested more than 256 elements deep</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;{0}&gt;“ ist tiefer als 256 Elemente verschachtelt</translation>
    </message>
    <message>
        <source>Reduce the nesting. Deeper elements are not read.</source>
        <extracomment>findings</extracomment>
        <translation>Verschachteln Sie weniger tief. Tiefere Elemente werden nicht gelesen.</translation>
    </message>
    <message>
        <source>{0} more problems</source>
        <extracomment>findings</extracomment>
        <translation>{0} weitere Probleme</translation>
    </message>
    <message>
        <source>Fix the problems above first.</source>
        <extracomment>findings</extracomment>
        <translation>Beheben Sie zuerst die Probleme darüber.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; in line {1} is never closed</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;{0}&gt;“ in Zeile {1} wird nie geschlossen</translation>
    </message>
    <message>
        <source>Write its close tag, or close the tag itself with &apos;/&gt;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie das Schlusstag oder schließen Sie das Tag selbst mit „/&gt;“.</translation>
    </message>
    <message>
        <source>the CDATA section is never closed</source>
        <extracomment>findings</extracomment>
        <translation>der CDATA-Abschnitt wird nie geschlossen</translation>
    </message>
    <message>
        <source>Write ]]&gt; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ]]&gt; an sein Ende.</translation>
    </message>
    <message>
        <source>the close tag &apos;&lt;/{0}&apos; has no &apos;&gt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>dem Schlusstag „&lt;/{0}“ fehlt „&gt;“</translation>
    </message>
    <message>
        <source>Add &apos;&gt;&apos; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie am Ende „&gt;“ hinzu.</translation>
    </message>
    <message>
        <source>the comment is never closed</source>
        <extracomment>findings</extracomment>
        <translation>der Kommentar wird nie geschlossen</translation>
    </message>
    <message>
        <source>Write --&gt; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie --&gt; an sein Ende.</translation>
    </message>
    <message>
        <source>the processing instruction is never closed</source>
        <extracomment>findings</extracomment>
        <translation>die Verarbeitungsanweisung wird nie geschlossen</translation>
    </message>
    <message>
        <source>Write ?&gt; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ?&gt; an ihr Ende.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; has no closing quote</source>
        <extracomment>findings</extracomment>
        <translation>dem Wert von „{0}“ fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>the tag &apos;&lt;{0}&apos; has no &apos;&gt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>dem Tag „&lt;{0}“ fehlt „&gt;“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known entity</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine bekannte Entität</translation>
    </message>
    <message>
        <source>Use one of the entities of XML: &amp;amp; &amp;lt; &amp;gt; &amp;quot; &amp;apos;</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie eine der Entitäten von XML: &amp;amp; &amp;lt; &amp;gt; &amp;quot; &amp;apos;</translation>
    </message>
    <message>
        <source>In the game</source>
        <extracomment>columns</extracomment>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Has a position</source>
        <extracomment>columns</extracomment>
        <translation>Hat einen Ort</translation>
    </message>
    <message>
        <source>Turns left</source>
        <extracomment>columns</extracomment>
        <translation>Runden übrig</translation>
    </message>
    <message>
        <source>Destination</source>
        <extracomment>orders</extracomment>
        <translation>Reiseziel</translation>
    </message>
    <message>
        <source>Heading</source>
        <extracomment>columns</extracomment>
        <translation>Nächste Station</translation>
    </message>
    <message>
        <source>Seen by</source>
        <extracomment>columns</extracomment>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Shown to</source>
        <extracomment>columns</extracomment>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Hidden from</source>
        <extracomment>columns</extracomment>
        <translation>Verborgen vor</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>columns</extracomment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <extracomment>columns</extracomment>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>Max Population</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Bevölkerung</translation>
    </message>
    <message>
        <source>Max Farming</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Landwirtschaft</translation>
    </message>
    <message>
        <source>Max Industry</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Industrie</translation>
    </message>
    <message>
        <source>Max Mining</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Bergbau</translation>
    </message>
    <message>
        <source>Max Research</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Forschung</translation>
    </message>
    <message>
        <source>Max Trade</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Handel</translation>
    </message>
    <message>
        <source>Max Construction</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Ausbau</translation>
    </message>
    <message>
        <source>Max Health</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Gesundheit</translation>
    </message>
    <message>
        <source>Max Happiness</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Zufriedenheit</translation>
    </message>
    <message>
        <source>Max Defense</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Verteidigung</translation>
    </message>
    <message>
        <source>Max Structure</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Rumpf</translation>
    </message>
    <message>
        <source>Max Attack</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Angriff</translation>
    </message>
    <message>
        <source>Max Shields</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Schilde</translation>
    </message>
    <message>
        <source>Max Speed</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Geschwindigkeit</translation>
    </message>
    <message>
        <source>Max Detection</source>
        <extracomment>columns</extracomment>
        <translation>Höchstwert Ortung</translation>
    </message>
    <message>
        <source>A single word.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein einzelnes Wort.</translation>
    </message>
    <message>
        <source>An expression.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Ausdruck.</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>phrases</extracomment>
        <translation>Über</translation>
    </message>
    <message>
        <source>The objects to go through: a type and a relation.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Objekte, die durchlaufen werden: ein Typ und eine Beziehung.</translation>
    </message>
    <message>
        <source>The run-time property to read instead.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Laufzeiteigenschaft, die stattdessen gelesen wird.</translation>
    </message>
    <message>
        <source>The name of the value to read from the object.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name des Werts, der vom Objekt gelesen wird.</translation>
    </message>
    <message>
        <source>The text of the message.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Text der Nachricht.</translation>
    </message>
    <message>
        <source>The name of the function or aggregate.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name der Funktion oder des Aggregats.</translation>
    </message>
    <message>
        <source>Bound</source>
        <extracomment>effects</extracomment>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>Recipient</source>
        <extracomment>effects</extracomment>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Second object</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zweites Objekt</translation>
    </message>
    <message>
        <source>; did you mean {0}?</source>
        <extracomment>phrases</extracomment>
        <translation>; meinten Sie {0}?</translation>
    </message>
    <message>
        <source>a constant of the project</source>
        <extracomment>phrases</extracomment>
        <translation>eine Konstante des Projekts</translation>
    </message>
    <message>
        <source>a function</source>
        <extracomment>phrases</extracomment>
        <translation>eine Funktion</translation>
    </message>
    <message>
        <source>a built-in function</source>
        <extracomment>phrases</extracomment>
        <translation>eine eingebaute Funktion</translation>
    </message>
    <message>
        <source>a selection and one value</source>
        <extracomment>phrases</extracomment>
        <translation>eine Auswahl und einen Wert</translation>
    </message>
    <message>
        <source>a selection of objects</source>
        <extracomment>phrases</extracomment>
        <translation>eine Auswahl von Objekten</translation>
    </message>
    <message>
        <source>a table</source>
        <extracomment>phrases</extracomment>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a reserved word</source>
        <extracomment>phrases</extracomment>
        <translation>ein reserviertes Wort</translation>
    </message>
    <message>
        <source>add {0}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hinzufügen</translation>
    </message>
    <message>
        <source>adds to it</source>
        <extracomment>phrases</extracomment>
        <translation>zählt hinzu</translation>
    </message>
    <message>
        <source>aggregate</source>
        <extracomment>phrases</extracomment>
        <translation>Aggregat</translation>
    </message>
    <message>
        <source>an aggregate</source>
        <extracomment>phrases</extracomment>
        <translation>ein Aggregat</translation>
    </message>
    <message>
        <source>a built-in aggregate</source>
        <extracomment>phrases</extracomment>
        <translation>ein eingebautes Aggregat</translation>
    </message>
    <message>
        <source>another column</source>
        <extracomment>phrases</extracomment>
        <translation>eine andere Spalte</translation>
    </message>
    <message>
        <source>another parameter</source>
        <extracomment>phrases</extracomment>
        <translation>ein anderer Parameter</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>kinds of things</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>choices</extracomment>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>close it at the end of the line</source>
        <extracomment>phrases</extracomment>
        <translation>am Ende der Zeile schließen</translation>
    </message>
    <message>
        <source>close the tag with &apos;/&gt;&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>das Tag mit „/&gt;“ schließen</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>phrases</extracomment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>table column</source>
        <extracomment>phrases</extracomment>
        <translation>Spalte einer Tabelle</translation>
    </message>
    <message>
        <source>condition</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>counter</source>
        <extracomment>phrases</extracomment>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>declare UTF-8</source>
        <extracomment>phrases</extracomment>
        <translation>UTF-8 angeben</translation>
    </message>
    <message>
        <source>declared here</source>
        <extracomment>phrases</extracomment>
        <translation>hier vereinbart</translation>
    </message>
    <message>
        <source>define</source>
        <extracomment>kinds of things</extracomment>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>defined here</source>
        <extracomment>phrases</extracomment>
        <translation>hier vereinbart</translation>
    </message>
    <message>
        <source>divides it</source>
        <extracomment>phrases</extracomment>
        <translation>teilt ihn</translation>
    </message>
    <message>
        <source>empire</source>
        <extracomment>choices</extracomment>
        <translation>Reich</translation>
    </message>
    <message>
        <source>enumeration</source>
        <extracomment>kinds of things</extracomment>
        <translation>Aufzählung</translation>
    </message>
    <message>
        <source>false</source>
        <extracomment>phrases</extracomment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>first given here</source>
        <extracomment>phrases</extracomment>
        <translation>zuerst hier angegeben</translation>
    </message>
    <message>
        <source>format or enumeration</source>
        <extracomment>phrases</extracomment>
        <translation>Format oder Aufzählung</translation>
    </message>
    <message>
        <source>function</source>
        <extracomment>phrases</extracomment>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>game or empire</source>
        <extracomment>phrases</extracomment>
        <translation>Spiel oder Reich</translation>
    </message>
    <message>
        <source>group</source>
        <extracomment>kinds of things</extracomment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>grouping</source>
        <extracomment>phrases</extracomment>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>phrases</extracomment>
        <translation>hier</translation>
    </message>
    <message>
        <source>in a condition of a scenario</source>
        <extracomment>phrases</extracomment>
        <translation>in einer Bedingung eines Szenarios</translation>
    </message>
    <message>
        <source>in a define</source>
        <extracomment>phrases</extracomment>
        <translation>in einer Konstanten</translation>
    </message>
    <message>
        <source>in a function</source>
        <extracomment>phrases</extracomment>
        <translation>in einer Funktion</translation>
    </message>
    <message>
        <source>in a modifier</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Modifikator</translation>
    </message>
    <message>
        <source>in a modifier of other objects</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Modifikator anderer Objekte</translation>
    </message>
    <message>
        <source>in a scope</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Geltungsbereich</translation>
    </message>
    <message>
        <source>in an activation</source>
        <extracomment>phrases</extracomment>
        <translation>in einer Aktivierung</translation>
    </message>
    <message>
        <source>in an aggregate of the project</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Aggregat des Projekts</translation>
    </message>
    <message>
        <source>in an effect</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Effekt</translation>
    </message>
    <message>
        <source>in the growth of a meter</source>
        <extracomment>phrases</extracomment>
        <translation>im Wachstum eines Messwerts</translation>
    </message>
    <message>
        <source>in the income of a resource</source>
        <extracomment>phrases</extracomment>
        <translation>im Einkommen eines Rohstoffs</translation>
    </message>
    <message>
        <source>in the spread of a variable</source>
        <extracomment>phrases</extracomment>
        <translation>in der Fortschreibung einer Variablen</translation>
    </message>
    <message>
        <source>insert a space</source>
        <extracomment>phrases</extracomment>
        <translation>ein Leerzeichen einfügen</translation>
    </message>
    <message>
        <source>insert the closing quote</source>
        <extracomment>phrases</extracomment>
        <translation>das schließende Anführungszeichen einfügen</translation>
    </message>
    <message>
        <source>insert the opening quote</source>
        <extracomment>phrases</extracomment>
        <translation>das öffnende Anführungszeichen einfügen</translation>
    </message>
    <message>
        <source>inside an aggregate or another context</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Aggregat oder anderen Zusammenhang</translation>
    </message>
    <message>
        <source>it does not have exactly one owner, or it is not attached to an object</source>
        <extracomment>phrases</extracomment>
        <translation>es hat nicht genau einen Besitzer oder hängt an keinem Objekt</translation>
    </message>
    <message>
        <source>it cannot be placed there</source>
        <extracomment>phrases</extracomment>
        <translation>es kann dort nicht platziert werden</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <extracomment>phrases</extracomment>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>it is not active</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingung ist nicht aktiv</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>kinds of things</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>meter</source>
        <extracomment>kinds of things</extracomment>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>multiplies it</source>
        <extracomment>phrases</extracomment>
        <translation>multipliziert ihn</translation>
    </message>
    <message>
        <source>no message is open</source>
        <extracomment>phrases</extracomment>
        <translation>keine Nachricht ist geöffnet</translation>
    </message>
    <message>
        <source>no value</source>
        <extracomment>phrases</extracomment>
        <translation>keinen Wert</translation>
    </message>
    <message>
        <source>no route leads to the destination any more</source>
        <extracomment>phrases</extracomment>
        <translation>es führt kein Weg mehr zum Ziel</translation>
    </message>
    <message>
        <source>no empire can produce or research it</source>
        <extracomment>phrases</extracomment>
        <translation>kein Reich kann es herstellen oder erforschen</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>phrases</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no object in the game has the group</source>
        <extracomment>phrases</extracomment>
        <translation>kein Objekt im Spiel hat die Gruppe</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>choices</extracomment>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>object of the scenario</source>
        <extracomment>phrases</extracomment>
        <translation>Objekt des Szenarios</translation>
    </message>
    <message>
        <source>occurrence</source>
        <extracomment>kinds of things</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>opened here</source>
        <extracomment>phrases</extracomment>
        <translation>hier geöffnet</translation>
    </message>
    <message>
        <source>option</source>
        <extracomment>kinds of things</extracomment>
        <translation>Option</translation>
    </message>
    <message>
        <source>parameter</source>
        <extracomment>phrases</extracomment>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>parts of objects have no meters or properties</source>
        <extracomment>phrases</extracomment>
        <translation>Teile von Objekten haben keine Messwerte oder Eigenschaften</translation>
    </message>
    <message>
        <source>property</source>
        <extracomment>kinds of things</extracomment>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>put it in brackets</source>
        <extracomment>phrases</extracomment>
        <translation>in Klammern setzen</translation>
    </message>
    <message>
        <source>put quotes around it</source>
        <extracomment>phrases</extracomment>
        <translation>in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <extracomment>phrases</extracomment>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>remove it</source>
        <extracomment>phrases</extracomment>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>remove the DOCTYPE</source>
        <extracomment>phrases</extracomment>
        <translation>den DOCTYPE entfernen</translation>
    </message>
    <message>
        <source>remove the declaration</source>
        <extracomment>phrases</extracomment>
        <translation>die Deklaration entfernen</translation>
    </message>
    <message>
        <source>remove the reference</source>
        <extracomment>phrases</extracomment>
        <translation>den Verweis entfernen</translation>
    </message>
    <message>
        <source>remove them from the baseline</source>
        <extracomment>phrases</extracomment>
        <translation>sie aus der Ausgangsliste entfernen</translation>
    </message>
    <message>
        <source>remove this group</source>
        <extracomment>phrases</extracomment>
        <translation>diese Gruppe entfernen</translation>
    </message>
    <message>
        <source>remove {0}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} entfernen</translation>
    </message>
    <message>
        <source>replace the earlier one</source>
        <extracomment>phrases</extracomment>
        <translation>das frühere ersetzen</translation>
    </message>
    <message>
        <source>resource</source>
        <extracomment>kinds of things</extracomment>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>scenario</source>
        <extracomment>phrases</extracomment>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>set {0}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} setzen</translation>
    </message>
    <message>
        <source>a member of every object</source>
        <extracomment>phrases</extracomment>
        <translation>ein Merkmal jedes Objekts</translation>
    </message>
    <message>
        <source>special</source>
        <extracomment>kinds of things</extracomment>
        <translation>Besonderheit</translation>
    </message>
    <message>
        <source>specials are neither produced nor researched</source>
        <extracomment>phrases</extracomment>
        <translation>Besonderheiten werden weder hergestellt noch erforscht</translation>
    </message>
    <message>
        <source>split into two groups</source>
        <extracomment>phrases</extracomment>
        <translation>in zwei Gruppen teilen</translation>
    </message>
    <message>
        <source>stacking name</source>
        <extracomment>phrases</extracomment>
        <translation>Stapelname</translation>
    </message>
    <message>
        <source>stockpile</source>
        <extracomment>phrases</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>string</source>
        <extracomment>kinds of things</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>phrases</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>subtracts from it</source>
        <extracomment>phrases</extracomment>
        <translation>zieht ab</translation>
    </message>
    <message>
        <source>tech</source>
        <extracomment>kinds of things</extracomment>
        <translation>Technik</translation>
    </message>
    <message>
        <source>the root element</source>
        <extracomment>phrases</extracomment>
        <translation>das Wurzelelement</translation>
    </message>
    <message>
        <source>the id of a class</source>
        <extracomment>phrases</extracomment>
        <translation>als Id einer Klasse</translation>
    </message>
    <message>
        <source>the id of a condition</source>
        <extracomment>phrases</extracomment>
        <translation>als Id einer Bedingung</translation>
    </message>
    <message>
        <source>the id of a group</source>
        <extracomment>phrases</extracomment>
        <translation>als Id einer Gruppe</translation>
    </message>
    <message>
        <source>the id of a scenario</source>
        <extracomment>phrases</extracomment>
        <translation>als Id eines Szenarios</translation>
    </message>
    <message>
        <source>the id of a value</source>
        <extracomment>phrases</extracomment>
        <translation>als Id eines Werts</translation>
    </message>
    <message>
        <source>the id of an empire</source>
        <extracomment>phrases</extracomment>
        <translation>als Id eines Reichs</translation>
    </message>
    <message>
        <source>the key</source>
        <extracomment>phrases</extracomment>
        <translation>der Schlüssel</translation>
    </message>
    <message>
        <source>its starlane no longer exists or no longer leads to the destination</source>
        <extracomment>phrases</extracomment>
        <translation>seine Sternenstraße gibt es nicht mehr, oder sie führt nicht mehr zum Ziel</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <extracomment>phrases</extracomment>
        <translation>als Name eines Parameters</translation>
    </message>
    <message>
        <source>the name of a variable</source>
        <extracomment>phrases</extracomment>
        <translation>als Name einer Variablen</translation>
    </message>
    <message>
        <source>the other default</source>
        <extracomment>phrases</extracomment>
        <translation>der andere Standardwert</translation>
    </message>
    <message>
        <source>the other one is here</source>
        <extracomment>phrases</extracomment>
        <translation>das andere steht hier</translation>
    </message>
    <message>
        <source>the owners of a system are those of its planets</source>
        <extracomment>phrases</extracomment>
        <translation>die Besitzer eines Systems sind die seiner Planeten</translation>
    </message>
    <message>
        <source>the policy is declared here</source>
        <extracomment>phrases</extracomment>
        <translation>die Regel ist hier vereinbart</translation>
    </message>
    <message>
        <source>the whole run</source>
        <extracomment>phrases</extracomment>
        <translation>dem ganzen Lauf</translation>
    </message>
    <message>
        <source>this tag closes an outer element</source>
        <extracomment>phrases</extracomment>
        <translation>dieses Tag schließt ein äußeres Element</translation>
    </message>
    <message>
        <source>this condition uses a meter value</source>
        <extracomment>phrases</extracomment>
        <translation>diese Bedingung verwendet einen Messwert</translation>
    </message>
    <message>
        <source>this effect changes a meter</source>
        <extracomment>phrases</extracomment>
        <translation>dieser Effekt ändert einen Messwert</translation>
    </message>
    <message>
        <source>true</source>
        <extracomment>phrases</extracomment>
        <translation>wahr</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>kinds of things</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>condition type</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingungstyp</translation>
    </message>
    <message>
        <source>type or scope</source>
        <extracomment>phrases</extracomment>
        <translation>Typ oder Bereich</translation>
    </message>
    <message>
        <source>value</source>
        <extracomment>phrases</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>variable</source>
        <extracomment>phrases</extracomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>a response to the order prevented or replaced it</source>
        <extracomment>phrases</extracomment>
        <translation>eine Antwort auf den Befehl hat ihn verhindert oder ersetzt</translation>
    </message>
    <message>
        <source>the event to respond to</source>
        <extracomment>phrases</extracomment>
        <translation>das Ereignis, auf das geantwortet wird</translation>
    </message>
    <message>
        <source>the compared value is missing</source>
        <extracomment>phrases</extracomment>
        <translation>der verglichene Wert fehlt</translation>
    </message>
    <message>
        <source>the included objects</source>
        <extracomment>phrases</extracomment>
        <translation>die eingeschlossenen Objekte</translation>
    </message>
    <message>
        <source>the group&apos;s trigger is here</source>
        <extracomment>phrases</extracomment>
        <translation>der Auslöser der Gruppe steht hier</translation>
    </message>
    <message>
        <source>in the &apos;active&apos; attribute of a modifier</source>
        <extracomment>phrases</extracomment>
        <translation>im Attribut „active“ eines Modifikators</translation>
    </message>
    <message>
        <source>its destination no longer exists</source>
        <extracomment>phrases</extracomment>
        <translation>sein Ziel gibt es nicht mehr</translation>
    </message>
    <message>
        <source>write the &apos;&amp;&apos; as &apos;&amp;amp;&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„&amp;“ als „&amp;amp;“ schreiben</translation>
    </message>
    <message>
        <source>write {0}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} schreiben</translation>
    </message>
    <message>
        <source>suppressed by {1} (stacking name &apos;{0}&apos;)</source>
        <extracomment>phrases</extracomment>
        <translation>unterdrückt von {1} (Stapelname „{0}“)</translation>
    </message>
    <message>
        <source>suppressed by an earlier effect of the turn (stacking name &apos;{0}&apos;)</source>
        <extracomment>phrases</extracomment>
        <translation>unterdrückt von einem früheren Effekt der Runde (Stapelname „{0}“)</translation>
    </message>
    <message>
        <source>Actions of scenarios</source>
        <extracomment>phrases</extracomment>
        <translation>Aktionen von Szenarien</translation>
    </message>
    <message>
        <source>Aggregates</source>
        <extracomment>phrases</extracomment>
        <translation>Aggregate</translation>
    </message>
    <message>
        <source>Happens after the choice and before its outcome.</source>
        <extracomment>phrases</extracomment>
        <translation>Geschieht nach der Wahl und vor ihrem Ergebnis.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>The inner conditions, each in its own element.</source>
        <extracomment>phrases</extracomment>
        <translation>Die inneren Bedingungen, jede in einem eigenen Element.</translation>
    </message>
    <message>
        <source>Conditions of scenarios</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingungen von Szenarien</translation>
    </message>
    <message>
        <source>Constants of this project.</source>
        <extracomment>phrases</extracomment>
        <translation>Konstanten dieses Projekts.</translation>
    </message>
    <message>
        <source>An event that the vocabulary declares. The effect raise triggers it.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Ereignis, das das Vokabular vereinbart. Der Effekt raise löst es aus.</translation>
    </message>
    <message>
        <source>Defines</source>
        <extracomment>phrases</extracomment>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>Enumerations</source>
        <extracomment>phrases</extracomment>
        <translation>Aufzählungen</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>phrases</extracomment>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Functions</source>
        <extracomment>phrases</extracomment>
        <translation>Funktionen</translation>
    </message>
    <message>
        <source>Functions of this project</source>
        <extracomment>phrases</extracomment>
        <translation>Funktionen dieses Projekts</translation>
    </message>
    <message>
        <source>The ways to change a variable, in the order in which they apply.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Arten, eine Variable zu ändern, in der Reihenfolge ihrer Anwendung.</translation>
    </message>
    <message>
        <source>The amount of the change. Responses before the event can change it.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Betrag der Änderung. Antworten vor dem Ereignis können ihn ändern.</translation>
    </message>
    <message>
        <source>This event cannot be prevented.</source>
        <extracomment>phrases</extracomment>
        <translation>Dieses Ereignis lässt sich nicht verhindern.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <extracomment>phrases</extracomment>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Reads the local player&apos;s view, so it does not suit scenarios with several human players.</source>
        <extracomment>phrases</extracomment>
        <translation>Liest die Ansicht des lokalen Spielers und eignet sich daher nicht für Szenarien mit mehreren menschlichen Spielern.</translation>
    </message>
    <message>
        <source>The action may contain effects.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Aktion darf Effekte enthalten.</translation>
    </message>
    <message>
        <source>Members</source>
        <extracomment>phrases</extracomment>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Meter: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Messwert: {0}</translation>
    </message>
    <message>
        <source>Meters, properties and stockpiles</source>
        <extracomment>phrases</extracomment>
        <translation>Messwerte, Eigenschaften und Vorräte</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <extracomment>phrases</extracomment>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>No empire.</source>
        <extracomment>phrases</extracomment>
        <translation>Kein Reich.</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>phrases</extracomment>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Class property: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Klasseneigenschaft: {0}</translation>
    </message>
    <message>
        <source>An aggregate computes one value from many objects. Write a selection, a comma and the value to aggregate.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Aggregat berechnet einen Wert aus vielen Objekten. Schreiben Sie eine Auswahl, ein Komma und den Wert zum Zusammenfassen.</translation>
    </message>
    <message>
        <source>Operators</source>
        <extracomment>phrases</extracomment>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Option: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Option: {0}</translation>
    </message>
    <message>
        <source>Parts: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Teile: {0}</translation>
    </message>
    <message>
        <source>Points of a turn</source>
        <extracomment>phrases</extracomment>
        <translation>Zeitpunkte einer Runde</translation>
    </message>
    <message>
        <source>Property: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Eigenschaft: {0}</translation>
    </message>
    <message>
        <source>Relations</source>
        <extracomment>phrases</extracomment>
        <translation>Beziehungen</translation>
    </message>
    <message>
        <source>Stockpile of an empire: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Vorrat eines Reichs: {0}</translation>
    </message>
    <message>
        <source>Tables</source>
        <extracomment>phrases</extracomment>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>The class of the source.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Klasse der Quelle.</translation>
    </message>
    <message>
        <source>The flagship of the empire.</source>
        <extracomment>phrases</extracomment>
        <translation>Das Flaggschiff des Reichs.</translation>
    </message>
    <message>
        <source>The types of objects.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Typen von Objekten.</translation>
    </message>
    <message>
        <source>The object that the condition is about.</source>
        <extracomment>phrases</extracomment>
        <translation>Das Objekt, um das es der Bedingung geht.</translation>
    </message>
    <message>
        <source>The other object that the condition refers to.</source>
        <extracomment>phrases</extracomment>
        <translation>Das andere Objekt, auf das sich die Bedingung bezieht.</translation>
    </message>
    <message>
        <source>The owners of the source.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Besitzer der Quelle.</translation>
    </message>
    <message>
        <source>The type of the source.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Typ der Quelle.</translation>
    </message>
    <message>
        <source>They occur in every turn, happen to no object, and cannot be prevented.</source>
        <extracomment>phrases</extracomment>
        <translation>Sie kommen in jeder Runde, geschehen keinem Objekt und lassen sich nicht verhindern.</translation>
    </message>
    <message>
        <source>Types</source>
        <extracomment>phrases</extracomment>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Variables</source>
        <extracomment>phrases</extracomment>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>The types of `&lt;condition type=&quot;…&quot;/&gt;`.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Typen von `&lt;condition type=&quot;…&quot;/&gt;`.</translation>
    </message>
    <message>
        <source>The kinds that `has` can test. The prefix `GOM_` is optional.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Arten, die `has` prüfen kann. Das Präfix `GOM_` ist optional.</translation>
    </message>
    <message>
        <source>The actions of a scenario&apos;s condition. They run in the order written.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Aktionen der Bedingung eines Szenarios. Sie laufen in der geschriebenen Reihenfolge ab.</translation>
    </message>
    <message>
        <source>The orders that empires give in scenarios and in the sandbox.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Befehle, die Reiche in Szenarien und im Sandkasten geben.</translation>
    </message>
    <message>
        <source>Every object has these members. Write `Source.owner`, or only `owner` for the current object.</source>
        <extracomment>phrases</extracomment>
        <translation>Jedes Objekt hat diese Angaben. Schreiben Sie `Source.owner` oder für das aktuelle Objekt nur `owner`.</translation>
    </message>
    <message>
        <source>The events that happen to objects. A group responds to them with `&lt;trigger before=&quot;…&quot;/&gt;`, `when` or `after`.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Ereignisse, die Objekten geschehen. Eine Gruppe antwortet darauf mit `&lt;trigger before=&quot;…&quot;/&gt;`, `when` oder `after`.</translation>
    </message>
    <message>
        <source>The problems that the checker reports, sorted by code. A comment &lt;!-- orrery-ignore CODE --&gt; silences a problem in place. In the manifest, &lt;silence code=&quot;CODE&quot;/&gt; silences it for the whole project.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Probleme, die die Prüfung meldet, nach Code geordnet. Ein Kommentar &lt;!-- orrery-ignore CODE --&gt; schaltet ein Problem an Ort und Stelle stumm. Im Manifest schaltet &lt;silence code=&quot;CODE&quot;/&gt; es für das ganze Projekt stumm.</translation>
    </message>
    <message>
        <source>An operator stands between two values, or before one.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Operator steht zwischen zwei Werten oder vor einem.</translation>
    </message>
    <message>
        <source>The target of the object that the empire controls.</source>
        <extracomment>phrases</extracomment>
        <translation>Das Ziel des Objekts, das das Reich steuert.</translation>
    </message>
    <message>
        <source>The object that the empire controls.</source>
        <extracomment>phrases</extracomment>
        <translation>Das Objekt, das das Reich steuert.</translation>
    </message>
    <message>
        <source>A relation selects the objects of an aggregate. Write a type or `objects`, with a relation before or after it. You can add `of` with an object, and then `where` with a condition.</source>
        <extracomment>phrases</extracomment>
        <translation>Eine Beziehung wählt die Objekte eines Aggregats aus. Schreiben Sie einen Typ oder `objects`, mit einer Beziehung davor oder dahinter. Sie können `of` mit einem Objekt und danach `where` mit einer Bedingung anfügen.</translation>
    </message>
    <message>
        <source>Words that stand for a value.</source>
        <extracomment>phrases</extracomment>
        <translation>Wörter, die für einen Wert stehen.</translation>
    </message>
    <message>
        <source>a class of the grouping {0}</source>
        <extracomment>phrases</extracomment>
        <translation>eine Klasse der Gruppierung {0}</translation>
    </message>
    <message>
        <source>an inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>eine innere Bedingung</translation>
    </message>
    <message>
        <source>a match of the first condition that matches any object</source>
        <extracomment>phrases</extracomment>
        <translation>ein Treffer der ersten Bedingung, die auf ein Objekt passt</translation>
    </message>
    <message>
        <source>a meter</source>
        <extracomment>phrases</extracomment>
        <translation>ein Messwert</translation>
    </message>
    <message>
        <source>a point of the turn cannot be prevented</source>
        <extracomment>phrases</extracomment>
        <translation>ein Zeitpunkt der Runde lässt sich nicht verhindern</translation>
    </message>
    <message>
        <source>a resource</source>
        <extracomment>phrases</extracomment>
        <translation>ein Rohstoff</translation>
    </message>
    <message>
        <source>a value for &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ein Wert für „{0}“</translation>
    </message>
    <message>
        <source>a value to compare</source>
        <extracomment>phrases</extracomment>
        <translation>ein Wert zum Vergleichen</translation>
    </message>
    <message>
        <source>above 0</source>
        <extracomment>phrases</extracomment>
        <translation>über 0</translation>
    </message>
    <message>
        <source>activation</source>
        <extracomment>phrases</extracomment>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>all of them</source>
        <extracomment>phrases</extracomment>
        <translation>alle davon</translation>
    </message>
    <message>
        <source>an ally of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ein Verbündeter von {0}</translation>
    </message>
    <message>
        <source>an earlier effect of the group</source>
        <extracomment>phrases</extracomment>
        <translation>einem früheren Effekt der Gruppe</translation>
    </message>
    <message>
        <source>an empire to compare owners with</source>
        <extracomment>phrases</extracomment>
        <translation>ein Reich, mit dem Besitzer verglichen werden</translation>
    </message>
    <message>
        <source>an enemy of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ein Feind von {0}</translation>
    </message>
    <message>
        <source>an owner of the source (it has none)</source>
        <extracomment>phrases</extracomment>
        <translation>ein Besitzer der Quelle (sie hat keinen)</translation>
    </message>
    <message>
        <source>an owner of the source: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ein Besitzer der Quelle: {0}</translation>
    </message>
    <message>
        <source>an owner of {0} ({2}) can build it</source>
        <extracomment>phrases</extracomment>
        <translation>ein Besitzer von {0} ({2}) kann es bauen</translation>
    </message>
    <message>
        <source>an owner of {0} ({2}) has it</source>
        <extracomment>phrases</extracomment>
        <translation>ein Besitzer von {0} ({2}) hat es</translation>
    </message>
    <message>
        <source>an owner that can build {1}</source>
        <extracomment>phrases</extracomment>
        <translation>ein Besitzer, der {1} bauen kann</translation>
    </message>
    <message>
        <source>an owner that has {1}</source>
        <extracomment>phrases</extracomment>
        <translation>ein Besitzer, der {1} hat</translation>
    </message>
    <message>
        <source>an owner that is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>als Besitzer {0}</translation>
    </message>
    <message>
        <source>responds to no event</source>
        <extracomment>phrases</extracomment>
        <translation>antwortet auf kein Ereignis</translation>
    </message>
    <message>
        <source>any object</source>
        <extracomment>choices</extracomment>
        <translation>irgendein Objekt</translation>
    </message>
    <message>
        <source>any of the {0} objects that match the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>irgendetwas von den {0} Objekten, auf die die innere Bedingung passt</translation>
    </message>
    <message>
        <source>any value</source>
        <extracomment>phrases</extracomment>
        <translation>irgendein Wert</translation>
    </message>
    <message>
        <source>start of turn {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Beginn der Runde {0}</translation>
    </message>
    <message>
        <source>at least one of them</source>
        <extracomment>phrases</extracomment>
        <translation>mindestens eine davon</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <extracomment>phrases</extracomment>
        <translation>mindestens {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <extracomment>phrases</extracomment>
        <translation>höchstens {0}</translation>
    </message>
    <message>
        <source>at most {0} from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>höchstens {0} entfernt: {1}</translation>
    </message>
    <message>
        <source>at most {0} jump from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>höchstens {0} Sprung entfernt: {1}</translation>
    </message>
    <message>
        <source>at most {0} jumps from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>höchstens {0} Sprünge entfernt: {1}</translation>
    </message>
    <message>
        <source>at most {0} step from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>höchstens {0} Schritt von {1}</translation>
    </message>
    <message>
        <source>at most {0} steps from {1}</source>
        <extracomment>phrases</extracomment>
        <translation>höchstens {0} Schritte von {1}</translation>
    </message>
    <message>
        <source>at most {0} turn ago</source>
        <extracomment>phrases</extracomment>
        <translation>vor höchstens {0} Runde</translation>
    </message>
    <message>
        <source>at most {0} turns ago</source>
        <extracomment>phrases</extracomment>
        <translation>vor höchstens {0} Runden</translation>
    </message>
    <message>
        <source>attached to a match of the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>an einem Treffer der inneren Bedingung</translation>
    </message>
    <message>
        <source>attached to the same object as the source (the source is attached to nothing)</source>
        <extracomment>phrases</extracomment>
        <translation>an demselben Objekt wie die Quelle (sie hängt an nichts)</translation>
    </message>
    <message>
        <source>attached to {0}, like the source</source>
        <extracomment>phrases</extracomment>
        <translation>an {0}, wie die Quelle</translation>
    </message>
    <message>
        <source>the property belongs to the class and cannot be set</source>
        <extracomment>phrases</extracomment>
        <translation>die Eigenschaft gehört zur Klasse und lässt sich nicht setzen</translation>
    </message>
    <message>
        <source>below {0}</source>
        <extracomment>phrases</extracomment>
        <translation>unter {0}</translation>
    </message>
    <message>
        <source>cannot have it</source>
        <extracomment>phrases</extracomment>
        <translation>kann sie nicht haben</translation>
    </message>
    <message>
        <source>cannot leave the object that it is attached to</source>
        <extracomment>phrases</extracomment>
        <translation>kann das Objekt nicht verlassen, an dem es hängt</translation>
    </message>
    <message>
        <source>channel from {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Kanal von {0}</translation>
    </message>
    <message>
        <source>class {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Klasse {0}</translation>
    </message>
    <message>
        <source>condition {0} could not be evaluated: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0} ließ sich nicht auswerten: {1}</translation>
    </message>
    <message>
        <source>condition {0} is true</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0} ist wahr</translation>
    </message>
    <message>
        <source>condition {0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0}: {1}</translation>
    </message>
    <message>
        <source>condition {0}: action &apos;{1}&apos; failed: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0}: Aktion „{1}“ ist fehlgeschlagen: {2}</translation>
    </message>
    <message>
        <source>contained by a match of the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Treffer der inneren Bedingung enthalten</translation>
    </message>
    <message>
        <source>containing a match of the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>mit einem Treffer der inneren Bedingung darin</translation>
    </message>
    <message>
        <source>contains {0}</source>
        <extracomment>phrases</extracomment>
        <translation>enthält {0}</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>kinds of things</extracomment>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>default of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Standardwert von {0}</translation>
    </message>
    <message>
        <source>derived</source>
        <extracomment>phrases</extracomment>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>did not respond: a run-time parameter is not set</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Ein Laufzeitparameter ist nicht vergeben</translation>
    </message>
    <message>
        <source>did not respond: an earlier response had prevented the event</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Eine frühere Antwort hatte es verhindert</translation>
    </message>
    <message>
        <source>did not respond: it responds only to the first event</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: antwortet nur beim ersten Mal</translation>
    </message>
    <message>
        <source>did not respond: it was not active</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Sie war nicht aktiv</translation>
    </message>
    <message>
        <source>did not respond: its costs could not be paid</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Die Kosten konnten nicht bezahlt werden</translation>
    </message>
    <message>
        <source>did not respond: the object with the group no longer existed</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Das Objekt mit der Gruppe gab es nicht mehr</translation>
    </message>
    <message>
        <source>did not respond: its owner passed</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Der Besitzer verzichtete</translation>
    </message>
    <message>
        <source>did not respond: the chain of triggers was too long</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Die Kette der Auslöser war zu lang</translation>
    </message>
    <message>
        <source>does not contain {0}</source>
        <extracomment>phrases</extracomment>
        <translation>enthält nicht {0}</translation>
    </message>
    <message>
        <source>does not have it</source>
        <extracomment>phrases</extracomment>
        <translation>hat es nicht</translation>
    </message>
    <message>
        <source>random number {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Zufallszahl {0}</translation>
    </message>
    <message>
        <source>duration expired</source>
        <extracomment>phrases</extracomment>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>error</source>
        <extracomment>phrases</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>every effect of the group is switched off</source>
        <extracomment>phrases</extracomment>
        <translation>alle Effekte der Gruppe sind ausgeschaltet</translation>
    </message>
    <message>
        <source>fired</source>
        <extracomment>phrases</extracomment>
        <translation>gewirkt</translation>
    </message>
    <message>
        <source>fired on {0}</source>
        <extracomment>phrases</extracomment>
        <translation>wirkte auf {0}</translation>
    </message>
    <message>
        <source>fired on {0} object</source>
        <extracomment>phrases</extracomment>
        <translation>wirkte auf {0} Objekt</translation>
    </message>
    <message>
        <source>fired on {0} objects</source>
        <extracomment>phrases</extracomment>
        <translation>wirkte auf {0} Objekte</translation>
    </message>
    <message>
        <source>result of an earlier change</source>
        <extracomment>phrases</extracomment>
        <translation>Folge einer früheren Änderung</translation>
    </message>
    <message>
        <source>set by a variable</source>
        <extracomment>phrases</extracomment>
        <translation>von einer Variablen gesetzt</translation>
    </message>
    <message>
        <source>global modifiers</source>
        <extracomment>elements</extracomment>
        <translation>globale Modifikatoren</translation>
    </message>
    <message>
        <source>gone</source>
        <extracomment>phrases</extracomment>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>groups do not fire before the step to turn 1</source>
        <extracomment>phrases</extracomment>
        <translation>vor dem Schritt zu Runde 1 wirken keine Gruppen</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>phrases</extracomment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>was no longer in the game</source>
        <extracomment>phrases</extracomment>
        <translation>war nicht mehr im Spiel</translation>
    </message>
    <message>
        <source>has errors</source>
        <extracomment>phrases</extracomment>
        <translation>hat Fehler</translation>
    </message>
    <message>
        <source>has it already</source>
        <extracomment>phrases</extracomment>
        <translation>hat es schon</translation>
    </message>
    <message>
        <source>has no destination</source>
        <extracomment>phrases</extracomment>
        <translation>hat kein Reiseziel</translation>
    </message>
    <message>
        <source>has no environment</source>
        <extracomment>phrases</extracomment>
        <translation>hat keine Umwelt</translation>
    </message>
    <message>
        <source>has no meter {0}</source>
        <extracomment>phrases</extracomment>
        <translation>hat keinen Messwert {0}</translation>
    </message>
    <message>
        <source>has no owner</source>
        <extracomment>phrases</extracomment>
        <translation>hat keinen Besitzer</translation>
    </message>
    <message>
        <source>has no planet size</source>
        <extracomment>phrases</extracomment>
        <translation>hat keine Planetengröße</translation>
    </message>
    <message>
        <source>has no position</source>
        <extracomment>phrases</extracomment>
        <translation>hat keinen Ort</translation>
    </message>
    <message>
        <source>has no secondary focus</source>
        <extracomment>phrases</extracomment>
        <translation>hat keinen zweiten Schwerpunkt</translation>
    </message>
    <message>
        <source>has no source: it is not attached to anything</source>
        <extracomment>phrases</extracomment>
        <translation>hat keine Quelle: Es hängt an nichts</translation>
    </message>
    <message>
        <source>has no source: no owner, or an owner without a capital</source>
        <extracomment>phrases</extracomment>
        <translation>hat keine Quelle: kein Besitzer oder einer ohne Hauptstadt</translation>
    </message>
    <message>
        <source>has no star colour</source>
        <extracomment>phrases</extracomment>
        <translation>hat keine Sternfarbe</translation>
    </message>
    <message>
        <source>has no stockpile of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>hat keinen Vorrat an {0}</translation>
    </message>
    <message>
        <source>has no such focus</source>
        <extracomment>phrases</extracomment>
        <translation>hat keinen solchen Schwerpunkt</translation>
    </message>
    <message>
        <source>has no value for {0}</source>
        <extracomment>phrases</extracomment>
        <translation>hat keinen Wert für {0}</translation>
    </message>
    <message>
        <source>has no {0}</source>
        <extracomment>phrases</extracomment>
        <translation>hat nicht: {0}</translation>
    </message>
    <message>
        <source>has {0}</source>
        <extracomment>phrases</extracomment>
        <translation>hat {0}</translation>
    </message>
    <message>
        <source>has-errors</source>
        <extracomment>phrases</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>hint</source>
        <extracomment>phrases</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>inactive</source>
        <extracomment>phrases</extracomment>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>income</source>
        <extracomment>phrases</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>is an object</source>
        <extracomment>phrases</extracomment>
        <translation>ist ein Objekt</translation>
    </message>
    <message>
        <source>is attached to nothing</source>
        <extracomment>phrases</extracomment>
        <translation>hängt an nichts</translation>
    </message>
    <message>
        <source>is attached to {0}</source>
        <extracomment>phrases</extracomment>
        <translation>hängt an {0}</translation>
    </message>
    <message>
        <source>is between systems</source>
        <extracomment>phrases</extracomment>
        <translation>ist zwischen Systemen</translation>
    </message>
    <message>
        <source>is contained by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ist enthalten in {0}</translation>
    </message>
    <message>
        <source>is excluded: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ist ausgeschlossen: {0}</translation>
    </message>
    <message>
        <source>is not in a system</source>
        <extracomment>phrases</extracomment>
        <translation>ist in keinem System</translation>
    </message>
    <message>
        <source>is in {0}, owned by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>ist in {0}, Besitzer: {1}</translation>
    </message>
    <message>
        <source>is not a planet</source>
        <extracomment>phrases</extracomment>
        <translation>ist kein Planet</translation>
    </message>
    <message>
        <source>is not among the compared objects</source>
        <extracomment>phrases</extracomment>
        <translation>gehört nicht zu den verglichenen Objekten</translation>
    </message>
    <message>
        <source>is not attached to {0}</source>
        <extracomment>phrases</extracomment>
        <translation>hängt nicht an {0}</translation>
    </message>
    <message>
        <source>is not contained by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ist nicht enthalten in {0}</translation>
    </message>
    <message>
        <source>is of class {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ist von der Klasse {0}</translation>
    </message>
    <message>
        <source>is of type {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ist vom Typ {0}</translation>
    </message>
    <message>
        <source>is on its way to {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ist unterwegs nach {0}</translation>
    </message>
    <message>
        <source>is owned by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Besitzer: {0}</translation>
    </message>
    <message>
        <source>is not the capital of any empire</source>
        <extracomment>phrases</extracomment>
        <translation>ist von keinem Reich die Hauptstadt</translation>
    </message>
    <message>
        <source>is the capital of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ist die Hauptstadt von {0}</translation>
    </message>
    <message>
        <source>is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ist {0}</translation>
    </message>
    <message>
        <source>is {0} away</source>
        <extracomment>phrases</extracomment>
        <translation>ist {0} entfernt</translation>
    </message>
    <message>
        <source>is {0} jump away</source>
        <extracomment>phrases</extracomment>
        <translation>ist {0} Sprung entfernt</translation>
    </message>
    <message>
        <source>is {0} jumps away</source>
        <extracomment>phrases</extracomment>
        <translation>ist {0} Sprünge entfernt</translation>
    </message>
    <message>
        <source>the event is already cancelled</source>
        <extracomment>phrases</extracomment>
        <translation>das Ereignis ist schon verhindert</translation>
    </message>
    <message>
        <source>the event follows from an event of another object</source>
        <extracomment>phrases</extracomment>
        <translation>das Ereignis folgt aus einem Ereignis eines anderen Objekts</translation>
    </message>
    <message>
        <source>the event has already happened</source>
        <extracomment>phrases</extracomment>
        <translation>das Ereignis ist schon geschehen</translation>
    </message>
    <message>
        <source>it has no value</source>
        <extracomment>phrases</extracomment>
        <translation>es hat keinen Wert</translation>
    </message>
    <message>
        <source>it is false</source>
        <extracomment>phrases</extracomment>
        <translation>es ist falsch</translation>
    </message>
    <message>
        <source>it is true</source>
        <extracomment>phrases</extracomment>
        <translation>es ist wahr</translation>
    </message>
    <message>
        <source>nothing changed, because the value was already the same</source>
        <extracomment>phrases</extracomment>
        <translation>nichts änderte sich, weil der Wert schon derselbe war</translation>
    </message>
    <message>
        <source>its owners are those of its planets</source>
        <extracomment>phrases</extracomment>
        <translation>seine Besitzer sind die seiner Planeten</translation>
    </message>
    <message>
        <source>has no value for its planet size</source>
        <extracomment>phrases</extracomment>
        <translation>hat keinen Wert für seine Planetengröße</translation>
    </message>
    <message>
        <source>its subject was already destroyed</source>
        <extracomment>phrases</extracomment>
        <translation>der Betroffene war schon zerstört</translation>
    </message>
    <message>
        <source>connected with the source by starlanes through systems of a common owner</source>
        <extracomment>phrases</extracomment>
        <translation>mit der Quelle durch Sternenstraßen durch Systeme eines gemeinsamen Besitzers verbunden</translation>
    </message>
    <message>
        <source>clamped to its bounds</source>
        <extracomment>phrases</extracomment>
        <translation>auf seine Schranken begrenzt</translation>
    </message>
    <message>
        <source>clamped to its maximum and bounds</source>
        <extracomment>phrases</extracomment>
        <translation>auf Höchstwert und Schranken begrenzt</translation>
    </message>
    <message>
        <source>created</source>
        <extracomment>phrases</extracomment>
        <translation>erzeugt</translation>
    </message>
    <message>
        <source>created by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>geschaffen von {0}</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>phrases</extracomment>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>no class is given</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Klasse angegeben</translation>
    </message>
    <message>
        <source>no destination</source>
        <extracomment>phrases</extracomment>
        <translation>kein Reiseziel</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not evaluate to an empire</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ergibt kein Reich</translation>
    </message>
    <message>
        <source>no one</source>
        <extracomment>phrases</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>no owner of {0} ({2}) can build it</source>
        <extracomment>phrases</extracomment>
        <translation>kein Besitzer von {0} ({2}) kann es bauen</translation>
    </message>
    <message>
        <source>no owner of {0} ({2}) has it</source>
        <extracomment>phrases</extracomment>
        <translation>kein Besitzer von {0} ({2}) hat es</translation>
    </message>
    <message>
        <source>no source</source>
        <extracomment>phrases</extracomment>
        <translation>keine Quelle</translation>
    </message>
    <message>
        <source>no special is given</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Besonderheit angegeben</translation>
    </message>
    <message>
        <source>no tech is given</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Technik angegeben</translation>
    </message>
    <message>
        <source>no {0} is in the game</source>
        <extracomment>phrases</extracomment>
        <translation>im Spiel ist kein {0}</translation>
    </message>
    <message>
        <source>no-holder</source>
        <extracomment>phrases</extracomment>
        <translation>kein Träger</translation>
    </message>
    <message>
        <source>no-source</source>
        <extracomment>phrases</extracomment>
        <translation>keine Quelle</translation>
    </message>
    <message>
        <source>none of the {0} conditions matches any object</source>
        <extracomment>phrases</extracomment>
        <translation>keine der {0} Bedingungen passt auf ein Objekt</translation>
    </message>
    <message>
        <source>not owned by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>nicht im Besitz von {0}</translation>
    </message>
    <message>
        <source>not seen by the source</source>
        <extracomment>phrases</extracomment>
        <translation>von der Quelle nicht gesehen</translation>
    </message>
    <message>
        <source>not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>did not exist yet</source>
        <extracomment>phrases</extracomment>
        <translation>noch nicht vorhanden</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <extracomment>phrases</extracomment>
        <translation>nichts änderte sich</translation>
    </message>
    <message>
        <source>none of its trigger events happened: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>keines der auslösenden Ereignisse geschah: {0}</translation>
    </message>
    <message>
        <source>no object matches</source>
        <extracomment>phrases</extracomment>
        <translation>kein Objekt passt</translation>
    </message>
    <message>
        <source>reduced to zero</source>
        <extracomment>phrases</extracomment>
        <translation>auf null verringert</translation>
    </message>
    <message>
        <source>condition {0} of {1} is the first with a match, and it matches this object</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0} von {1} ist die erste mit einem Treffer und passt auf dieses Objekt</translation>
    </message>
    <message>
        <source>condition {0} of {1} is the first with a match, but a value of this object is missing</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0} von {1} ist die erste mit einem Treffer, aber ein Wert dieses Objekts fehlt</translation>
    </message>
    <message>
        <source>condition {0} of {1} is the first with a match, but it does not match this object</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0} von {1} ist die erste mit einem Treffer, passt aber nicht auf dieses Objekt</translation>
    </message>
    <message>
        <source>one per {0}</source>
        <extracomment>phrases</extracomment>
        <translation>eine je {0}</translation>
    </message>
    <message>
        <source>one for the whole run</source>
        <extracomment>phrases</extracomment>
        <translation>eine für den ganzen Lauf</translation>
    </message>
    <message>
        <source>one of the {0} with the commonest {1}</source>
        <extracomment>phrases</extracomment>
        <translation>eines der {0} mit dem häufigsten Wert: {1}</translation>
    </message>
    <message>
        <source>one of the {0} with the largest {1}</source>
        <extracomment>phrases</extracomment>
        <translation>eines der {0} mit dem größten Wert: {1}</translation>
    </message>
    <message>
        <source>one of the {0} with the smallest {1}</source>
        <extracomment>phrases</extracomment>
        <translation>eines der {0} mit dem kleinsten Wert: {1}</translation>
    </message>
    <message>
        <source>set by an order</source>
        <extracomment>phrases</extracomment>
        <translation>durch einen Befehl</translation>
    </message>
    <message>
        <source>the group did not fire for other objects either</source>
        <extracomment>phrases</extracomment>
        <translation>auch für andere Objekte wirkte die Gruppe nicht</translation>
    </message>
    <message>
        <source>the same effect of other objects did not act either</source>
        <extracomment>phrases</extracomment>
        <translation>auch derselbe Effekt anderer Objekte wirkte nicht</translation>
    </message>
    <message>
        <source>out of scope</source>
        <extracomment>phrases</extracomment>
        <translation>außerhalb des Geltungsbereichs</translation>
    </message>
    <message>
        <source>owned by anyone</source>
        <extracomment>phrases</extracomment>
        <translation>im Besitz von irgendwem</translation>
    </message>
    <message>
        <source>owned by no one</source>
        <extracomment>phrases</extracomment>
        <translation>in niemandes Besitz</translation>
    </message>
    <message>
        <source>owned by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>im Besitz von {0}</translation>
    </message>
    <message>
        <source>only owners that are {0}</source>
        <extracomment>phrases</extracomment>
        <translation>nur Besitzer, die {0} sind</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>phrases</extracomment>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>prevented</source>
        <extracomment>phrases</extracomment>
        <translation>verhindert</translation>
    </message>
    <message>
        <source>produced</source>
        <extracomment>phrases</extracomment>
        <translation>hergestellt</translation>
    </message>
    <message>
        <source>rebuilt each turn</source>
        <extracomment>phrases</extracomment>
        <translation>jede Runde neu gebildet</translation>
    </message>
    <message>
        <source>required</source>
        <extracomment>phrases</extracomment>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>researched</source>
        <extracomment>phrases</extracomment>
        <translation>erforscht</translation>
    </message>
    <message>
        <source>scope</source>
        <extracomment>elements</extracomment>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>seen by the source</source>
        <extracomment>phrases</extracomment>
        <translation>von der Quelle gesehen</translation>
    </message>
    <message>
        <source>setup</source>
        <extracomment>phrases</extracomment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>replaced</source>
        <extracomment>phrases</extracomment>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>the change was replaced</source>
        <extracomment>phrases</extracomment>
        <translation>die Änderung wurde ersetzt</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>phrases</extracomment>
        <translation>fortgeschrieben</translation>
    </message>
    <message>
        <source>suppressed</source>
        <extracomment>phrases</extracomment>
        <translation>durch Stapelung unterdrückt</translation>
    </message>
    <message>
        <source>stacking</source>
        <extracomment>kinds of things</extracomment>
        <translation>Stapelung</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>phrases</extracomment>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>switched-off</source>
        <extracomment>phrases</extracomment>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>no match</source>
        <extracomment>phrases</extracomment>
        <translation>dass sie nicht passt</translation>
    </message>
    <message>
        <source>an object that does not see the source</source>
        <extracomment>phrases</extracomment>
        <translation>ein Objekt, das die Quelle nicht sieht</translation>
    </message>
    <message>
        <source>an object that sees the source</source>
        <extracomment>phrases</extracomment>
        <translation>ein Objekt, das die Quelle sieht</translation>
    </message>
    <message>
        <source>the capital of an empire</source>
        <extracomment>phrases</extracomment>
        <translation>die Hauptstadt eines Reichs</translation>
    </message>
    <message>
        <source>the change was prevented</source>
        <extracomment>phrases</extracomment>
        <translation>die Änderung wurde verhindert</translation>
    </message>
    <message>
        <source>the change was reduced to zero</source>
        <extracomment>phrases</extracomment>
        <translation>die Änderung wurde auf null verringert</translation>
    </message>
    <message>
        <source>the inner condition cannot be evaluated</source>
        <extracomment>phrases</extracomment>
        <translation>die innere Bedingung lässt sich nicht auswerten</translation>
    </message>
    <message>
        <source>the inner condition does not match</source>
        <extracomment>phrases</extracomment>
        <translation>die innere Bedingung passt nicht</translation>
    </message>
    <message>
        <source>the inner condition matches</source>
        <extracomment>phrases</extracomment>
        <translation>die innere Bedingung passt</translation>
    </message>
    <message>
        <source>the conditional around the effect took the other branch</source>
        <extracomment>phrases</extracomment>
        <translation>die Fallunterscheidung um den Effekt nahm den anderen Zweig</translation>
    </message>
    <message>
        <source>the effect is not active</source>
        <extracomment>phrases</extracomment>
        <translation>der Effekt ist nicht aktiv</translation>
    </message>
    <message>
        <source>the effect is not active: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>der Effekt ist nicht aktiv: {0}</translation>
    </message>
    <message>
        <source>the effect is switched off</source>
        <extracomment>phrases</extracomment>
        <translation>der Effekt ist ausgeschaltet</translation>
    </message>
    <message>
        <source>the first capital of an empire</source>
        <extracomment>phrases</extracomment>
        <translation>die erste Hauptstadt eines Reichs</translation>
    </message>
    <message>
        <source>the group has errors and is skipped</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe hat Fehler und wird übersprungen</translation>
    </message>
    <message>
        <source>the group includes nothing</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe schließt nichts ein</translation>
    </message>
    <message>
        <source>the group is switched off</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe ist ausgeschaltet</translation>
    </message>
    <message>
        <source>the object was not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>das Objekt war nicht im Spiel</translation>
    </message>
    <message>
        <source>the run-time property &apos;{0}&apos; is not set</source>
        <extracomment>phrases</extracomment>
        <translation>die Laufzeiteigenschaft „{0}“ ist nicht vergeben</translation>
    </message>
    <message>
        <source>scenario action</source>
        <extracomment>phrases</extracomment>
        <translation>Szenarioaktion</translation>
    </message>
    <message>
        <source>the source</source>
        <extracomment>choices</extracomment>
        <translation>die Quelle</translation>
    </message>
    <message>
        <source>the source has no position</source>
        <extracomment>phrases</extracomment>
        <translation>die Quelle hat keinen Ort</translation>
    </message>
    <message>
        <source>the turn did not reach the group</source>
        <extracomment>phrases</extracomment>
        <translation>die Runde kam nicht bis zur Gruppe</translation>
    </message>
    <message>
        <source>the turn is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>es ist Runde {0}</translation>
    </message>
    <message>
        <source>the vocabulary has no meter {0}</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keinen Messwert {0}</translation>
    </message>
    <message>
        <source>the vocabulary has no such meter</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keinen solchen Messwert</translation>
    </message>
    <message>
        <source>the vocabulary has no such property</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keine solche Eigenschaft</translation>
    </message>
    <message>
        <source>the vocabulary has no such resource</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keinen solchen Rohstoff</translation>
    </message>
    <message>
        <source>there is no inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine innere Bedingung</translation>
    </message>
    <message>
        <source>there is no empire &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt kein Reich „{0}“</translation>
    </message>
    <message>
        <source>the value for &apos;{0}&apos; is missing</source>
        <extracomment>phrases</extracomment>
        <translation>der Wert für „{0}“ fehlt</translation>
    </message>
    <message>
        <source>there is no route</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen Weg</translation>
    </message>
    <message>
        <source>no matching object is on the map</source>
        <extracomment>phrases</extracomment>
        <translation>kein passendes Objekt ist auf der Karte</translation>
    </message>
    <message>
        <source>there is nothing to compare</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <source>there is no object to measure to</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt kein Objekt, zu dem gemessen wird</translation>
    </message>
    <message>
        <source>could not be paid</source>
        <extracomment>phrases</extracomment>
        <translation>konnte nicht bezahlt werden</translation>
    </message>
    <message>
        <source>to {0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>an {0}: {1}</translation>
    </message>
    <message>
        <source>trigger</source>
        <extracomment>phrases</extracomment>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>type {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Typ {0}</translation>
    </message>
    <message>
        <source>unable</source>
        <extracomment>phrases</extracomment>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>phrases</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>was active, but its scope was empty</source>
        <extracomment>phrases</extracomment>
        <translation>war aktiv, aber der Geltungsbereich war leer</translation>
    </message>
    <message>
        <source>was made available to this empire during the run, regardless of the class&apos;s flag and prerequisites</source>
        <extracomment>phrases</extracomment>
        <translation>wurde diesem Reich im Lauf verfügbar gemacht, unabhängig von Angabe und Voraussetzungen der Klasse</translation>
    </message>
    <message>
        <source>was destroyed by an earlier effect of the group</source>
        <extracomment>phrases</extracomment>
        <translation>wurde von einem früheren Effekt der Gruppe zerstört</translation>
    </message>
    <message>
        <source>was destroyed earlier in the turn</source>
        <extracomment>phrases</extracomment>
        <translation>wurde früher in der Runde zerstört</translation>
    </message>
    <message>
        <source>was made unavailable to this empire during the run</source>
        <extracomment>phrases</extracomment>
        <translation>wurde diesem Reich im Lauf entzogen</translation>
    </message>
    <message>
        <source>was not created by any object</source>
        <extracomment>phrases</extracomment>
        <translation>wurde von keinem Objekt geschaffen</translation>
    </message>
    <message>
        <source>was created by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>wurde von {0} geschaffen</translation>
    </message>
    <message>
        <source>was created this turn: its groups are first evaluated in the next turn</source>
        <extracomment>phrases</extracomment>
        <translation>wurde in dieser Runde erzeugt: Seine Gruppen werden erst in der nächsten ausgewertet</translation>
    </message>
    <message>
        <source>was created {0} turn ago</source>
        <extracomment>phrases</extracomment>
        <translation>wurde vor {0} Runde geschaffen</translation>
    </message>
    <message>
        <source>was created {0} turns ago</source>
        <extracomment>phrases</extracomment>
        <translation>wurde vor {0} Runden geschaffen</translation>
    </message>
    <message>
        <source>was not needed: the payment succeeded without it</source>
        <extracomment>phrases</extracomment>
        <translation>wurde nicht gebraucht: Die Zahlung gelang ohne sie</translation>
    </message>
    <message>
        <source>was not yet in the game</source>
        <extracomment>phrases</extracomment>
        <translation>war noch nicht im Spiel</translation>
    </message>
    <message>
        <source>was not the capital of any empire at the start of the game</source>
        <extracomment>phrases</extracomment>
        <translation>war bei Spielbeginn von keinem Reich die Hauptstadt</translation>
    </message>
    <message>
        <source>was the capital of {0} at the start of the game</source>
        <extracomment>phrases</extracomment>
        <translation>war bei Spielbeginn die Hauptstadt von {0}</translation>
    </message>
    <message>
        <source>an object that matches the inner condition (there is none)</source>
        <extracomment>phrases</extracomment>
        <translation>irgendetwas, worauf die innere Bedingung passt (es gibt nichts)</translation>
    </message>
    <message>
        <source>a match of the inner condition</source>
        <extracomment>phrases</extracomment>
        <translation>ein Treffer der inneren Bedingung</translation>
    </message>
    <message>
        <source>the target of the source (it has none)</source>
        <extracomment>phrases</extracomment>
        <translation>das Ziel der Quelle (sie hat keines)</translation>
    </message>
    <message>
        <source>visibility determined</source>
        <extracomment>phrases</extracomment>
        <translation>Sichtbarkeit ermittelt</translation>
    </message>
    <message>
        <source>{0} (also {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (auch {1})</translation>
    </message>
    <message>
        <source>{0} (default: {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (Standard: {1})</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Contains conditions.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Enthält Bedingungen.</translation>
    </message>
    <message>
        <source>{0} Contains conditions. Optional.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Enthält Bedingungen. Optional.</translation>
    </message>
    <message>
        <source>{0} Contains effects.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Enthält Effekte.</translation>
    </message>
    <message>
        <source>{0} Contains effects. Optional.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Enthält Effekte. Optional.</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <source>{0} responses competed ({1}, step {2})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Antworten konkurrierten ({1}, Schritt {2})</translation>
    </message>
    <message>
        <source>{0} responses competed ({1}, step {2}); {3} decided</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Antworten konkurrierten ({1}, Schritt {2}); {3} entschied</translation>
    </message>
    <message>
        <source>{0} as secondary focus</source>
        <extracomment>phrases</extracomment>
        <translation>{0} als zweiter Schwerpunkt</translation>
    </message>
    <message>
        <source>{0} belongs to no grouping</source>
        <extracomment>phrases</extracomment>
        <translation>{0} gehört zu keiner Gruppierung</translation>
    </message>
    <message>
        <source>{0} belongs to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} gehört zu {1}</translation>
    </message>
    <message>
        <source>{0} by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} durch {1}</translation>
    </message>
    <message>
        <source>{0} can build {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kann {1} bauen</translation>
    </message>
    <message>
        <source>{0} cannot build {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kann {1} nicht bauen</translation>
    </message>
    <message>
        <source>{0} is not true</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist nicht wahr</translation>
    </message>
    <message>
        <source>{0} has no source</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat keine Quelle</translation>
    </message>
    <message>
        <source>{0} has no value</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat keinen Wert</translation>
    </message>
    <message>
        <source>{0} has no {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat nicht: {1}</translation>
    </message>
    <message>
        <source>{0} has {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat {1}</translation>
    </message>
    <message>
        <source>{0} is not of the class {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist nicht von der Klasse {1}</translation>
    </message>
    <message>
        <source>{0} is not seen by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wird nicht gesehen von {1}</translation>
    </message>
    <message>
        <source>{0} is seen by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wird gesehen von {1}</translation>
    </message>
    <message>
        <source>{0} is {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist {1}</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat verloren</translation>
    </message>
    <message>
        <source>{0} lost: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat verloren: {1}</translation>
    </message>
    <message>
        <source>{0} object matches</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Objekt passt</translation>
    </message>
    <message>
        <source>{0} objects match</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Objekte passen</translation>
    </message>
    <message>
        <source>{0} of part {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von Teil {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0} of {1} match</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1} passen</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} oder {1}</translation>
    </message>
    <message>
        <source>{0} won</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat gesiegt</translation>
    </message>
    <message>
        <source>{0} won: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat gesiegt: {1}</translation>
    </message>
    <message>
        <source>{0}, as primary or secondary focus</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, als erster oder zweiter Schwerpunkt</translation>
    </message>
    <message>
        <source>{0} (objects with this value: {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (Objekte mit diesem Wert: {1})</translation>
    </message>
    <message>
        <source>{0}, the target of the source</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, das Ziel der Quelle</translation>
    </message>
    <message>
        <source>{0}, changed to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, geändert auf {1}</translation>
    </message>
    <message>
        <source>{0}, none of them owned by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, keines davon im Besitz von {1}</translation>
    </message>
    <message>
        <source>{0}, required: not {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, verlangt: nicht {1}</translation>
    </message>
    <message>
        <source>{0}, required: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, verlangt: {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, step {1}: {2} responded</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, Schritt {1}: {2} antwortete</translation>
    </message>
    <message>
        <source>{0}: place {1} of {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: Platz {1} von {2}</translation>
    </message>
    <message>
        <source>{0}: refused, {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: verweigert, {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1} {2}</translation>
    </message>
    <message>
        <source>{0}: {1}{2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1}{2}</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}; {1}</translation>
    </message>
    <message>
        <source>{0}{1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}{1}</translation>
    </message>
    <message>
        <source>write a negative constant in front: -1 * Source.Farming</source>
        <extracomment>functions</extracomment>
        <translation>schreiben Sie eine negative Konstante davor: -1 * Source.Farming</translation>
    </message>
    <message>
        <source>multiply by a constant: * 0.5 instead of / 2</source>
        <extracomment>functions</extracomment>
        <translation>multiplizieren Sie mit einer Konstanten: * 0.5 statt / 2</translation>
    </message>
    <message>
        <source>use a sum of products of constants and meters</source>
        <extracomment>functions</extracomment>
        <translation>verwenden Sie eine Summe von Produkten aus Konstanten und Messwerten</translation>
    </message>
    <message>
        <source>write the product out: Farming * Farming</source>
        <extracomment>functions</extracomment>
        <translation>schreiben Sie das Produkt aus: Farming * Farming</translation>
    </message>
    <message>
        <source>move this test into a condition</source>
        <extracomment>functions</extracomment>
        <translation>verschieben Sie diesen Test in eine Bedingung</translation>
    </message>
    <message>
        <source>use two effects, each with its own condition</source>
        <extracomment>functions</extracomment>
        <translation>verwenden Sie zwei Effekte, jeden mit eigener Bedingung</translation>
    </message>
    <message>
        <source>use the effect that lowers a meter to at most a value</source>
        <extracomment>functions</extracomment>
        <translation>verwenden Sie den Effekt, der einen Messwert auf höchstens einen Wert senkt</translation>
    </message>
    <message>
        <source>use the effect that raises a meter to at least a value</source>
        <extracomment>functions</extracomment>
        <translation>verwenden Sie den Effekt, der einen Messwert auf mindestens einen Wert hebt</translation>
    </message>
    <message>
        <source>use Source or Target</source>
        <extracomment>functions</extracomment>
        <translation>verwenden Sie Source oder Target</translation>
    </message>
    <message>
        <source>read the object itself: Source.Population</source>
        <extracomment>functions</extracomment>
        <translation>lesen Sie das Objekt selbst: Source.Population</translation>
    </message>
    <message>
        <source>defines</source>
        <extracomment>kinds of things</extracomment>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>enumerations</source>
        <extracomment>kinds of things</extracomment>
        <translation>Aufzählungen</translation>
    </message>
    <message>
        <source>kinds</source>
        <extracomment>kinds of things</extracomment>
        <translation>Arten</translation>
    </message>
    <message>
        <source>meters</source>
        <extracomment>kinds of things</extracomment>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>occurrences</source>
        <extracomment>kinds of things</extracomment>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>kinds of things</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>properties</source>
        <extracomment>kinds of things</extracomment>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>resources</source>
        <extracomment>kinds of things</extracomment>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>types</source>
        <extracomment>kinds of things</extracomment>
        <translation>Typen</translation>
    </message>
    <message>
        <source> (stopped after {0} orders)</source>
        <extracomment>phrases</extracomment>
        <translation> (nach {0} Reihenfolgen abgebrochen)</translation>
    </message>
    <message>
        <source> with match=&quot;below&quot;</source>
        <extracomment>phrases</extracomment>
        <translation> bei match=&quot;below&quot;</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already has a text</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat schon einen Text</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no Speed</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat keine Speed</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no text</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat keinen Text</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no value &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat keinen Wert „{1}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat nicht: {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; contains files that no import wrote; choose an empty or new folder</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ enthält Dateien, die kein Import geschrieben hat; wählen Sie einen leeren oder neuen Ordner</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is neither Source nor Target</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist weder Source noch Target</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a class of the type &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist keine Klasse des Typs „{1}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a valid value for &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein gültiger Wert für „{1}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a folder</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Ordner</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no longer hidden</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist nicht mehr verborgen</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist nicht im Spiel</translation>
    </message>
    <message>
        <source>is not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>ist nicht im Spiel</translation>
    </message>
    <message>
        <source>action {0} of the condition &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>Aktion {0} der Bedingung „{1}“</translation>
    </message>
    <message>
        <source>unknown name &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>unbekannter Name „{0}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not of the form OBJECT.VALUE=CONSTANT</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat nicht die Form OBJEKT.WERT=KONSTANTE</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a language code such as &apos;de&apos; or &apos;pt-BR&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Sprachkürzel wie „de“ oder „pt-BR“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no position</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat keine Position</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; was read as &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ wurde als „{1}“ gelesen</translation>
    </message>
    <message>
        <source>{0} bytes of files</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Byte an Dateien</translation>
    </message>
    <message>
        <source>; did you mean &apos;{0}&apos;?</source>
        <extracomment>phrases</extracomment>
        <translation>; gemeint vielleicht „{0}“?</translation>
    </message>
    <message>
        <source>All owned objects.</source>
        <extracomment>phrases</extracomment>
        <translation>Alle Objekte, die jemandem gehören.</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <extracomment>phrases</extracomment>
        <translation>Gerät oder Ressource ist belegt</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <extracomment>phrases</extracomment>
        <translation>der Ordner ist nicht leer</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <extracomment>phrases</extracomment>
        <translation>das Speicherkontingent ist ausgeschöpft</translation>
    </message>
    <message>
        <source>File exists</source>
        <extracomment>phrases</extracomment>
        <translation>die Datei gibt es schon</translation>
    </message>
    <message>
        <source>File name too long</source>
        <extracomment>phrases</extracomment>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <extracomment>phrases</extracomment>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>phrases</extracomment>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>phrases</extracomment>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>phrases</extracomment>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>phrases</extracomment>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>One value for the whole run.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Wert für den ganzen Lauf.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>phrases</extracomment>
        <translation>das ist nicht gestattet</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>phrases</extracomment>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>phrases</extracomment>
        <translation>das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>The capitals of empires.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Hauptstädte der Reiche.</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>phrases</extracomment>
        <translation>zu viele Verknüpfungen hintereinander</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <extracomment>phrases</extracomment>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>a building</source>
        <extracomment>phrases</extracomment>
        <translation>ein Gebäude</translation>
    </message>
    <message>
        <source>a name is missing after the dot</source>
        <extracomment>phrases</extracomment>
        <translation>hinter dem Punkt fehlt ein Name</translation>
    </message>
    <message>
        <source>a planet</source>
        <extracomment>phrases</extracomment>
        <translation>ein Planet</translation>
    </message>
    <message>
        <source>a selection and {0} values</source>
        <extracomment>phrases</extracomment>
        <translation>eine Auswahl und {0} Werte</translation>
    </message>
    <message>
        <source>this text has no name</source>
        <extracomment>phrases</extracomment>
        <translation>dieser Text hat keinen Namen</translation>
    </message>
    <message>
        <source>a value is missing at the end</source>
        <extracomment>phrases</extracomment>
        <translation>am Ende fehlt ein Wert</translation>
    </message>
    <message>
        <source>add &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hinzufügen</translation>
    </message>
    <message>
        <source>add &apos;{0}&apos; to the string table</source>
        <extracomment>phrases</extracomment>
        <translation>nehmen Sie „{0}“ in die Texttabelle auf</translation>
    </message>
    <message>
        <source>add &lt;name&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>fügen Sie &lt;name&gt; hinzu</translation>
    </message>
    <message>
        <source>add a &lt;Category&gt; of that name</source>
        <extracomment>phrases</extracomment>
        <translation>fügen Sie eine &lt;Category&gt; dieses Namens hinzu</translation>
    </message>
    <message>
        <source>add a condition</source>
        <extracomment>phrases</extracomment>
        <translation>fügen Sie eine Bedingung hinzu</translation>
    </message>
    <message>
        <source>add a condition, or remove the element</source>
        <extracomment>phrases</extracomment>
        <translation>fügen Sie eine Bedingung hinzu oder entfernen Sie das Element</translation>
    </message>
    <message>
        <source>add a value</source>
        <extracomment>phrases</extracomment>
        <translation>fügen Sie einen Wert hinzu</translation>
    </message>
    <message>
        <source>add it</source>
        <extracomment>phrases</extracomment>
        <translation>fügen Sie es hinzu</translation>
    </message>
    <message>
        <source>affiliation</source>
        <extracomment>phrases</extracomment>
        <translation>Zugehörigkeit</translation>
    </message>
    <message>
        <source>after</source>
        <extracomment>phrases</extracomment>
        <translation>nach</translation>
    </message>
    <message>
        <source>after &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>hinter „{0}“</translation>
    </message>
    <message>
        <source>an OBJECT</source>
        <extracomment>phrases</extracomment>
        <translation>ein OBJECT</translation>
    </message>
    <message>
        <source>an element</source>
        <extracomment>phrases</extracomment>
        <translation>einem Element</translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>phrases</extracomment>
        <translation>vor</translation>
    </message>
    <message>
        <source>before &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>vor „{0}“</translation>
    </message>
    <message>
        <source>use numbers only</source>
        <extracomment>phrases</extracomment>
        <translation>verwenden Sie nur Zahlen</translation>
    </message>
    <message>
        <source>cannot delete &apos;{0}&apos;: another program has changed it</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht gelöscht werden: Ein anderes Programm hat es geändert</translation>
    </message>
    <message>
        <source>cannot delete &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht gelöscht werden: {1}</translation>
    </message>
    <message>
        <source>cannot access &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>auf „{0}“ kann nicht zugegriffen werden: {1}</translation>
    </message>
    <message>
        <source>cannot create the folder &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>der Ordner „{0}“ kann nicht angelegt werden: {1}</translation>
    </message>
    <message>
        <source>cannot create the folder of &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>der Ordner von „{0}“ kann nicht angelegt werden: {1}</translation>
    </message>
    <message>
        <source>cannot open &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geöffnet werden: {1}</translation>
    </message>
    <message>
        <source>cannot read &apos;{0}&apos;: it is larger than {1} MB</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht gelesen werden: Es ist größer als {1} MB</translation>
    </message>
    <message>
        <source>cannot read &apos;{0}&apos;: it is not a file</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht gelesen werden: Es ist keine Datei</translation>
    </message>
    <message>
        <source>cannot read &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht gelesen werden: {1}</translation>
    </message>
    <message>
        <source>cannot rename to &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>die Umbenennung in „{0}“ ist nicht möglich: {1}</translation>
    </message>
    <message>
        <source>category</source>
        <extracomment>phrases</extracomment>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>constant</source>
        <extracomment>phrases</extracomment>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>current {0}</source>
        <extracomment>phrases</extracomment>
        <translation>das momentane {0}</translation>
    </message>
    <message>
        <source>define it, or remove this reference</source>
        <extracomment>phrases</extracomment>
        <translation>vereinbaren Sie es oder entfernen Sie diesen Verweis</translation>
    </message>
    <message>
        <source>did you mean &apos;{0}&apos;?</source>
        <extracomment>phrases</extracomment>
        <translation>gemeint vielleicht „{0}“?</translation>
    </message>
    <message>
        <source>divide by another number</source>
        <extracomment>phrases</extracomment>
        <translation>teilen Sie durch eine andere Zahl</translation>
    </message>
    <message>
        <source>split it into several effects</source>
        <extracomment>phrases</extracomment>
        <translation>teilen Sie ihn auf mehrere Effekte auf</translation>
    </message>
    <message>
        <source>empires</source>
        <extracomment>phrases</extracomment>
        <translation>Reiche</translation>
    </message>
    <message>
        <source>flag</source>
        <extracomment>phrases</extracomment>
        <translation>Schalter (0 oder 1)</translation>
    </message>
    <message>
        <source>focus</source>
        <extracomment>phrases</extracomment>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>the engine does not know how well a planet suits a race</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm weiß nicht, wie gut ein Planet zu einem Volk passt</translation>
    </message>
    <message>
        <source>insert &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ einfügen</translation>
    </message>
    <message>
        <source>was not searched: the expression is too long</source>
        <extracomment>phrases</extracomment>
        <translation>wurde nicht durchsucht: Der Ausdruck ist zu lang</translation>
    </message>
    <message>
        <source>is not well-formed</source>
        <extracomment>phrases</extracomment>
        <translation>ist nicht wohlgeformt</translation>
    </message>
    <message>
        <source>it acts on the owner of the source once for each object in scope, which the engine does not support</source>
        <extracomment>phrases</extracomment>
        <translation>es wirkt für jedes Objekt im Geltungsbereich einmal auf den Besitzer der Quelle; das unterstützt das Programm nicht</translation>
    </message>
    <message>
        <source>the expression cannot be read</source>
        <extracomment>phrases</extracomment>
        <translation>der Ausdruck lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>the engine needs separate groups for its effects; some of them are in &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm braucht für ihre Effekte getrennte Gruppen; einige stehen in „{0}“</translation>
    </message>
    <message>
        <source>the engine needs separate groups for its effects; some of them are in &apos;{0}&apos;, which makes its own random draws</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm braucht für ihre Effekte getrennte Gruppen; einige stehen in „{0}“, die ihre Zufallswerte selbst zieht</translation>
    </message>
    <message>
        <source>it contains an error</source>
        <extracomment>phrases</extracomment>
        <translation>es enthält einen Fehler</translation>
    </message>
    <message>
        <source>it must contain exactly one condition</source>
        <extracomment>phrases</extracomment>
        <translation>es muss genau eine Bedingung enthalten</translation>
    </message>
    <message>
        <source>it is a {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ihr Format ist {0}</translation>
    </message>
    <message>
        <source>it has a syntax error in the source</source>
        <extracomment>phrases</extracomment>
        <translation>es hat im Quelltext einen Syntaxfehler</translation>
    </message>
    <message>
        <source>it is not a number</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Zahl</translation>
    </message>
    <message>
        <source>it is not allowed in &lt;XMLDoc&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>es ist in &lt;XMLDoc&gt; nicht erlaubt</translation>
    </message>
    <message>
        <source>it is not allowed in &lt;{0}&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>es ist in &lt;{0}&gt; nicht erlaubt</translation>
    </message>
    <message>
        <source>the engine has no condition that picks matching objects at random</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm hat keine Bedingung, die passende Objekte zufällig auswählt</translation>
    </message>
    <message>
        <source>it reads {0}, so it acts at priority {1} or later, after every group that changes this value</source>
        <extracomment>phrases</extracomment>
        <translation>sie liest {0}, also wirkt sie mit Priorität {1} oder später, nach jeder Gruppe, die diesen Wert ändert</translation>
    </message>
    <message>
        <source>it reads {0} in a circular dependency with other groups, so no order is correct</source>
        <extracomment>phrases</extracomment>
        <translation>sie liest {0} in einer zirkulären Abhängigkeit mit anderen Gruppen; keine Reihenfolge ist richtig</translation>
    </message>
    <message>
        <source>its attributes</source>
        <extracomment>phrases</extracomment>
        <translation>seine Attribute</translation>
    </message>
    <message>
        <source>its name is not valid</source>
        <extracomment>phrases</extracomment>
        <translation>sein Name ist nicht gültig</translation>
    </message>
    <message>
        <source>its scope requires an object type</source>
        <extracomment>phrases</extracomment>
        <translation>ihr Geltungsbereich verlangt einen Objekttyp</translation>
    </message>
    <message>
        <source>its source is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ihre Quelle ist {0}</translation>
    </message>
    <message>
        <source>item type</source>
        <extracomment>phrases</extracomment>
        <translation>Eintragstyp</translation>
    </message>
    <message>
        <source>meter &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>Messwert „{0}“</translation>
    </message>
    <message>
        <source>meter {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Messwert {0}</translation>
    </message>
    <message>
        <source>meters ended at 100 in the original game, so the high value {0} is not an upper limit</source>
        <extracomment>phrases</extracomment>
        <translation>Messwerte endeten im Originalspiel bei 100, also ist der high-Wert {0} keine Obergrenze</translation>
    </message>
    <message>
        <source>multiply each term separately: a * c + b * c instead of (a + b) * c</source>
        <extracomment>phrases</extracomment>
        <translation>multiplizieren Sie jedes Glied einzeln: a * c + b * c statt (a + b) * c</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>phrases</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>no class</source>
        <extracomment>phrases</extracomment>
        <translation>keine Klasse</translation>
    </message>
    <message>
        <source>the engine has no condition that tests whether an empire sees an object</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm hat keine Bedingung, die prüft, ob ein Reich ein Objekt sieht</translation>
    </message>
    <message>
        <source>no empire in the game is named &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>kein Reich im Spiel heißt „{0}“</translation>
    </message>
    <message>
        <source>no file defines it</source>
        <extracomment>phrases</extracomment>
        <translation>keine Datei vereinbart es</translation>
    </message>
    <message>
        <source>no starlane leads from {0}</source>
        <extracomment>phrases</extracomment>
        <translation>von {0} führt keine Sternenstraße weg</translation>
    </message>
    <message>
        <source>no tech has this category</source>
        <extracomment>phrases</extracomment>
        <translation>keine Technik hat diese Kategorie</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>phrases</extracomment>
        <translation>kein Typ</translation>
    </message>
    <message>
        <source>no route along starlanes leads from the position of {0} to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>kein Weg auf Sternenstraßen führt vom Ort von {0} nach {1}</translation>
    </message>
    <message>
        <source>no route along starlanes leads from {0} to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>kein Weg auf Sternenstraßen führt von {0} nach {1}</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>phrases</extracomment>
        <translation>niemandem</translation>
    </message>
    <message>
        <source>the engine has no equivalent of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>für {0} gibt es im Programm keine Entsprechung</translation>
    </message>
    <message>
        <source>no object in the game is named &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>kein Objekt im Spiel heißt „{0}“</translation>
    </message>
    <message>
        <source>the engine cannot make the items of a tech available without the tech</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm kann die Einträge einer Technik nicht ohne die Technik verfügbar machen</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>phrases</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>object type</source>
        <extracomment>phrases</extracomment>
        <translation>Objekttyp</translation>
    </message>
    <message>
        <source>objects</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>objects have no meter or property &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte haben keinen Messwert und keine Eigenschaft „{0}“</translation>
    </message>
    <message>
        <source>the engine does not support effect targets yet</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm unterstützt noch keine Ziele von Effekten</translation>
    </message>
    <message>
        <source>objects of the type &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte des Typs „{0}“</translation>
    </message>
    <message>
        <source>the engine supports only Source.Owner as the empire</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm unterstützt als Reich nur Source.Owner</translation>
    </message>
    <message>
        <source>projects cannot be attached to objects of type {0}</source>
        <extracomment>phrases</extracomment>
        <translation>an Objekte vom Typ {0} lassen sich keine Projekte hängen</translation>
    </message>
    <message>
        <source>property {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Eigenschaft {0}</translation>
    </message>
    <message>
        <source>put eng_stringtable.txt beside the XML files</source>
        <extracomment>phrases</extracomment>
        <translation>legen Sie eng_stringtable.txt neben die XML-Dateien</translation>
    </message>
    <message>
        <source>move it into the &lt;effects&gt; of a class</source>
        <extracomment>phrases</extracomment>
        <translation>verschieben Sie es in die &lt;effects&gt; einer Klasse</translation>
    </message>
    <message>
        <source>move it into the &lt;effects&gt; of its class</source>
        <extracomment>phrases</extracomment>
        <translation>verschieben Sie es in die &lt;effects&gt; seiner Klasse</translation>
    </message>
    <message>
        <source>put them into Condition::And or Condition::Or</source>
        <extracomment>phrases</extracomment>
        <translation>setzen Sie sie in Condition::And oder Condition::Or</translation>
    </message>
    <message>
        <source>read a meter with the prefix Max or Current, such as MaxIndustry</source>
        <extracomment>phrases</extracomment>
        <translation>lesen Sie einen Messwert mit Max oder Current davor, etwa MaxIndustry</translation>
    </message>
    <message>
        <source>remove &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ entfernen</translation>
    </message>
    <message>
        <source>rename to &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>in „{0}“ umbenennen</translation>
    </message>
    <message>
        <source>replace with &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>durch „{0}“ ersetzen</translation>
    </message>
    <message>
        <source>scopes</source>
        <extracomment>phrases</extracomment>
        <translation>Geltungsbereiche</translation>
    </message>
    <message>
        <source>more than two numbers</source>
        <extracomment>phrases</extracomment>
        <translation>mehr als zwei</translation>
    </message>
    <message>
        <source>no numbers</source>
        <extracomment>phrases</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>only one number</source>
        <extracomment>phrases</extracomment>
        <translation>nur eine</translation>
    </message>
    <message>
        <source>stockpile of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Vorrat an {0}</translation>
    </message>
    <message>
        <source>systems</source>
        <extracomment>phrases</extracomment>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>remove the element</source>
        <extracomment>phrases</extracomment>
        <translation>entfernen Sie das Element</translation>
    </message>
    <message>
        <source>remove it, or turn it into a comment</source>
        <extracomment>phrases</extracomment>
        <translation>entfernen Sie es oder machen Sie einen Kommentar daraus</translation>
    </message>
    <message>
        <source>remove it, or move it to the right element</source>
        <extracomment>phrases</extracomment>
        <translation>entfernen Sie es oder verschieben Sie es in das richtige Element</translation>
    </message>
    <message>
        <source>the attribute</source>
        <extracomment>phrases</extracomment>
        <translation>dem Attribut</translation>
    </message>
    <message>
        <source>the current value of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>dem momentanen Wert von {0}</translation>
    </message>
    <message>
        <source>the define &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>die Konstante „{0}“</translation>
    </message>
    <message>
        <source>see the documentation of this format for the list of conditions</source>
        <extracomment>phrases</extracomment>
        <translation>die Beschreibung dieses Formats enthält die Liste der Bedingungen</translation>
    </message>
    <message>
        <source>see the documentation of this format for the list of effects</source>
        <extracomment>phrases</extracomment>
        <translation>die Beschreibung dieses Formats enthält die Liste der Effekte</translation>
    </message>
    <message>
        <source>the earlier one</source>
        <extracomment>phrases</extracomment>
        <translation>das frühere</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; has no build object</source>
        <extracomment>phrases</extracomment>
        <translation>das Reich „{0}“ hat keinen Bauplatz</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; has no such stockpile</source>
        <extracomment>phrases</extracomment>
        <translation>das Reich „{0}“ hat keinen solchen Vorrat</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; is not human</source>
        <extracomment>phrases</extracomment>
        <translation>das Reich „{0}“ wird nicht von einem Menschen gespielt</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; is not in the game</source>
        <extracomment>phrases</extracomment>
        <translation>das Reich „{0}“ ist nicht im Spiel</translation>
    </message>
    <message>
        <source>the engine does not support ship components</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm unterstützt keine Schiffsteile</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <extracomment>phrases</extracomment>
        <translation>der Ausdruck ist leer</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <extracomment>phrases</extracomment>
        <translation>der Ausdruck ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the expression is too long</source>
        <extracomment>phrases</extracomment>
        <translation>der Ausdruck ist zu lang</translation>
    </message>
    <message>
        <source>the first &lt;{0}&gt; is used</source>
        <extracomment>phrases</extracomment>
        <translation>das erste &lt;{0}&gt; wird verwendet</translation>
    </message>
    <message>
        <source>the first one is used; rename this one</source>
        <extracomment>phrases</extracomment>
        <translation>das erste wird verwendet; benennen Sie dieses um</translation>
    </message>
    <message>
        <source>the first one is used; remove this one</source>
        <extracomment>phrases</extracomment>
        <translation>das erste wird verwendet; entfernen Sie dieses</translation>
    </message>
    <message>
        <source>the group has no source</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe hat keine Quelle</translation>
    </message>
    <message>
        <source>the group is disabled because a part of it is missing</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe ist deaktiviert, weil ein Teil von ihr fehlt</translation>
    </message>
    <message>
        <source>the id of a column</source>
        <extracomment>phrases</extracomment>
        <translation>als Id einer Spalte</translation>
    </message>
    <message>
        <source>the id of a function</source>
        <extracomment>phrases</extracomment>
        <translation>als Id einer Funktion</translation>
    </message>
    <message>
        <source>the id of a table</source>
        <extracomment>phrases</extracomment>
        <translation>als Id einer Tabelle</translation>
    </message>
    <message>
        <source>the id of a {0}</source>
        <extracomment>phrases</extracomment>
        <translation>als Id ({0})</translation>
    </message>
    <message>
        <source>the id of an aggregate</source>
        <extracomment>phrases</extracomment>
        <translation>als Id eines Aggregats</translation>
    </message>
    <message>
        <source>the id of an {0}</source>
        <extracomment>phrases</extracomment>
        <translation>als Id ({0})</translation>
    </message>
    <message>
        <source>the initial value {0} is not between {1} and {2}</source>
        <extracomment>phrases</extracomment>
        <translation>der Anfangswert {0} liegt nicht zwischen {1} und {2}</translation>
    </message>
    <message>
        <source>the maximum of the meter &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>das Höchste des Messwerts „{0}“</translation>
    </message>
    <message>
        <source>the meter &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>den Messwert „{0}“</translation>
    </message>
    <message>
        <source>the minimum {0} is above the maximum {1}</source>
        <extracomment>phrases</extracomment>
        <translation>das Minimum {0} liegt über dem Maximum {1}</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>die Eigenschaft „{0}“</translation>
    </message>
    <message>
        <source>the resource &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>den Rohstoff „{0}“</translation>
    </message>
    <message>
        <source>the stacking group &apos;{0}&apos; was renamed to &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>die Stapelgruppe „{0}“ wurde in „{1}“ umbenannt</translation>
    </message>
    <message>
        <source>the stockpile of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>dem Vorrat an {0}</translation>
    </message>
    <message>
        <source>the string table of &apos;{0}&apos; contains errors; fix them first</source>
        <extracomment>phrases</extracomment>
        <translation>die Texttabelle von „{0}“ enthält Fehler; beheben Sie diese zuerst</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; cannot be changed: it is read-only or contains errors</source>
        <extracomment>phrases</extracomment>
        <translation>der Text von „{0}“ in „{1}“ kann nicht geändert werden: Er ist schreibgeschützt oder enthält Fehler</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; contains other elements or comments</source>
        <extracomment>phrases</extracomment>
        <translation>der Text von „{0}“ in „{1}“ enthält andere Elemente oder Kommentare</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; contains characters that XML does not allow</source>
        <extracomment>phrases</extracomment>
        <translation>der Text von „{0}“ in „{1}“ enthält Zeichen, die XML nicht erlaubt</translation>
    </message>
    <message>
        <source>the multi-line text is not closed</source>
        <extracomment>phrases</extracomment>
        <translation>der mehrzeilige Text ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the type &apos;project&apos; has no property &apos;{0}&apos; of the format {1}</source>
        <extracomment>phrases</extracomment>
        <translation>der Typ „project“ hat keine Eigenschaft „{0}“ des Formats {1}</translation>
    </message>
    <message>
        <source>the type &apos;project&apos; has no class for new projects</source>
        <extracomment>phrases</extracomment>
        <translation>der Typ „project“ hat keine Klasse für neue Projekte</translation>
    </message>
    <message>
        <source>the value</source>
        <extracomment>phrases</extracomment>
        <translation>der Wert</translation>
    </message>
    <message>
        <source>the vocabulary has no type &apos;game&apos;, which holds global values</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keinen Typ „game“, der die globalen Werte trägt</translation>
    </message>
    <message>
        <source>the vocabulary has no type &apos;project&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keinen Typ „project“</translation>
    </message>
    <message>
        <source>it contains a processing instruction, which text cannot hold</source>
        <extracomment>phrases</extracomment>
        <translation>es enthält eine Verarbeitungsanweisung, die Text nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>the event has no amount to change</source>
        <extracomment>phrases</extracomment>
        <translation>das Ereignis hat keinen Betrag, der sich ändern lässt</translation>
    </message>
    <message>
        <source>there is no class &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine Klasse „{0}“</translation>
    </message>
    <message>
        <source>there is no object &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt kein Objekt „{0}“</translation>
    </message>
    <message>
        <source>there is no such condition</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine solche Bedingung</translation>
    </message>
    <message>
        <source>there is no such effect</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen solchen Effekt</translation>
    </message>
    <message>
        <source>there is no such item type</source>
        <extracomment>phrases</extracomment>
        <translation>diesen Eintragstyp gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such type</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen solchen Typ</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <extracomment>phrases</extracomment>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>this &apos;(&apos; is not closed</source>
        <extracomment>phrases</extracomment>
        <translation>diese „(“ ist nicht geschlossen</translation>
    </message>
    <message>
        <source>division by 0</source>
        <extracomment>phrases</extracomment>
        <translation>Division durch 0</translation>
    </message>
    <message>
        <source>the meter or property to read is missing</source>
        <extracomment>phrases</extracomment>
        <translation>es fehlt der Messwert oder die Eigenschaft, die gelesen werden soll</translation>
    </message>
    <message>
        <source>this quote is never closed</source>
        <extracomment>phrases</extracomment>
        <translation>dieses Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>unexpected text after a quoted cell</source>
        <extracomment>phrases</extracomment>
        <translation>unerwarteter Text hinter einer Zelle in Anführungszeichen</translation>
    </message>
    <message>
        <source>turn {0}: the order does not matter: {1} conflicts, {2} other orders tried{3}</source>
        <extracomment>findings</extracomment>
        <translation>Runde {0}: die Reihenfolge macht keinen Unterschied: {1} Konflikte, {2} andere Reihenfolgen versucht{3}</translation>
    </message>
    <message>
        <source>turn {0}: the order matters: {1} outcomes{2}</source>
        <extracomment>phrases</extracomment>
        <translation>Runde {0}: die Reihenfolge macht einen Unterschied: {1} Ergebnisse{2}</translation>
    </message>
    <message>
        <source>tech type</source>
        <extracomment>phrases</extracomment>
        <translation>Techniktyp</translation>
    </message>
    <message>
        <source>use constants and the meters of Source and Target</source>
        <extracomment>phrases</extracomment>
        <translation>verwenden Sie Konstanten und die Messwerte von Source und Target</translation>
    </message>
    <message>
        <source>was not searched completely</source>
        <extracomment>phrases</extracomment>
        <translation>wurde nicht vollständig durchsucht</translation>
    </message>
    <message>
        <source>values other than numbers can be read from the source only</source>
        <extracomment>phrases</extracomment>
        <translation>Werte, die keine Zahlen sind, lassen sich nur von der Quelle lesen</translation>
    </message>
    <message>
        <source>its conditions have errors</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingungen enthalten Fehler</translation>
    </message>
    <message>
        <source>when</source>
        <extracomment>phrases</extracomment>
        <translation>bei</translation>
    </message>
    <message>
        <source>was not searched: the expression takes too long</source>
        <extracomment>phrases</extracomment>
        <translation>wurde nicht durchsucht: Der Ausdruck braucht zu lange</translation>
    </message>
    <message>
        <source>write &apos;&apos;&apos; at its end</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie &apos;&apos;&apos; an sein Ende</translation>
    </message>
    <message>
        <source>add the missing &apos;)&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ergänzen Sie die fehlende „)“</translation>
    </message>
    <message>
        <source>write 0 or 1</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie 0 oder 1</translation>
    </message>
    <message>
        <source>write &lt;XMLDoc&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>write AFFIL_SELF</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie AFFIL_SELF</translation>
    </message>
    <message>
        <source>write FOCUS_INDUSTRY or another focus</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie FOCUS_INDUSTRY oder einen anderen Schwerpunkt</translation>
    </message>
    <message>
        <source>write METER_INDUSTRY or another meter</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie METER_INDUSTRY oder einen anderen Messwert</translation>
    </message>
    <message>
        <source>write OBJ_PLANET or another object type</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie OBJ_PLANET oder einen anderen Objekttyp</translation>
    </message>
    <message>
        <source>write ST_FOOD, ST_MINERAL or ST_TRADE</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie ST_FOOD, ST_MINERAL oder ST_TRADE</translation>
    </message>
    <message>
        <source>write Source or Target, a dot and a name, such as Source.MaxIndustry</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie Source oder Target, einen Punkt und einen Namen, etwa Source.MaxIndustry</translation>
    </message>
    <message>
        <source>write TT_THEORY, TT_APPLICATION or TT_REFINEMENT</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie TT_THEORY, TT_APPLICATION oder TT_REFINEMENT</translation>
    </message>
    <message>
        <source>write Target.{0} or Source.{0}</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie Target.{0} oder Source.{0}</translation>
    </message>
    <message>
        <source>write UIT_BUILDING</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie UIT_BUILDING</translation>
    </message>
    <message>
        <source>write a dot and a name, such as .MaxIndustry</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie einen Punkt und einen Namen, etwa .MaxIndustry</translation>
    </message>
    <message>
        <source>write a number</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie eine Zahl</translation>
    </message>
    <message>
        <source>write a number such as 30</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie eine Zahl wie 30</translation>
    </message>
    <message>
        <source>write a number such as 5 or 0.25</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie eine Zahl wie 5 oder 0.25</translation>
    </message>
    <message>
        <source>write a number, or read a value such as Source.MaxIndustry</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie eine Zahl oder lesen Sie einen Wert wie Source.MaxIndustry</translation>
    </message>
    <message>
        <source>write an operator between two values</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie einen Operator zwischen zwei Werte</translation>
    </message>
    <message>
        <source>write it as an element</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie es als Element</translation>
    </message>
    <message>
        <source>write it on the next line</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie ihn in die nächste Zeile</translation>
    </message>
    <message>
        <source>write its name on the line before it</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie seinen Namen in die Zeile davor</translation>
    </message>
    <message>
        <source>use letters, digits and underscores</source>
        <extracomment>phrases</extracomment>
        <translation>verwenden Sie Buchstaben, Ziffern und Unterstriche</translation>
    </message>
    <message>
        <source>write Source or Target</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie Source oder Target</translation>
    </message>
    <message>
        <source>write the name of a meter or property</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie den Namen eines Messwerts oder einer Eigenschaft</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, not to {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} gehört {1}, nicht {2}</translation>
    </message>
    <message>
        <source>{0}, which cannot meet its conditions</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, und kann ihre Bedingungen nicht erfüllen</translation>
    </message>
    <message>
        <source>{0} cannot pay {1} {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kann {1} {2} nicht bezahlen</translation>
    </message>
    <message>
        <source>the cost of {0} is in &apos;{1}&apos;, which is not a resource</source>
        <extracomment>phrases</extracomment>
        <translation>die Kosten von {0} sind in „{1}“, und das ist kein Rohstoff</translation>
    </message>
    <message>
        <source>{0} does not belong to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} gehört {1} nicht</translation>
    </message>
    <message>
        <source>{0} files</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Dateien</translation>
    </message>
    <message>
        <source>{0} has no project for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat kein Projekt für {1}</translation>
    </message>
    <message>
        <source>{0} is a tech, which must be researched instead of produced</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist eine Technik, die erforscht und nicht hergestellt werden muss</translation>
    </message>
    <message>
        <source>{0} is forbidden for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist für {1} verboten</translation>
    </message>
    <message>
        <source>{0} is not in a system</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist in keinem System</translation>
    </message>
    <message>
        <source>{0} is already in {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist schon in {1}</translation>
    </message>
    <message>
        <source>no value of {0} is at least {1} and below {2}</source>
        <extracomment>phrases</extracomment>
        <translation>kein Wert von {0} ist mindestens {1} und unter {2}</translation>
    </message>
    <message>
        <source>{0} is not available to {1}: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} steht {1} nicht offen: {2}</translation>
    </message>
    <message>
        <source>{0} has no position</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat keinen Ort</translation>
    </message>
    <message>
        <source>{0} is of type {1}, which cannot be attached to {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist vom Typ {1}, der nicht an {2} hängen kann</translation>
    </message>
    <message>
        <source>{0} is of type {1}, which has no {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist vom Typ {1}, und dem fehlt: {2}</translation>
    </message>
    <message>
        <source>{0} is neither moving nor a project</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist weder unterwegs noch ein Projekt</translation>
    </message>
    <message>
        <source>{0} is not on a starlane</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist auf keiner Sternenstraße</translation>
    </message>
    <message>
        <source>{0} is already researching {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} erforscht {1} schon</translation>
    </message>
    <message>
        <source>{0} already knows {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kennt {1} schon</translation>
    </message>
    <message>
        <source>{0} cannot be placed on {1}: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kann nicht auf {1} stehen: {2}</translation>
    </message>
    <message>
        <source>{0} never matched in the original game; it is imported as a condition that never matches</source>
        <extracomment>phrases</extracomment>
        <translation>{0} passte im Originalspiel nie; es wird als Bedingung importiert, die nie passt</translation>
    </message>
    <message>
        <source>{0} never matches</source>
        <extracomment>phrases</extracomment>
        <translation>{0} passt nie</translation>
    </message>
    <message>
        <source>{0} of {1}  {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1}  {2}</translation>
    </message>
    <message>
        <source>{0} of {1}, {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1}, {2}</translation>
    </message>
    <message>
        <source>{0} of {1}, {2} of {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1}, {2} von {3}</translation>
    </message>
    <message>
        <source>{0} or less</source>
        <extracomment>phrases</extracomment>
        <translation>{0} oder weniger</translation>
    </message>
    <message>
        <source>{0} or more</source>
        <extracomment>phrases</extracomment>
        <translation>{0} oder mehr</translation>
    </message>
    <message>
        <source>{0} or more values</source>
        <extracomment>phrases</extracomment>
        <translation>{0} oder mehr Werte</translation>
    </message>
    <message>
        <source>{0} or {1} values</source>
        <extracomment>phrases</extracomment>
        <translation>{0} oder {1} Werte</translation>
    </message>
    <message>
        <source>{0} reads {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} liest {1}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} bis {1}</translation>
    </message>
    <message>
        <source>{0} value</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Wert</translation>
    </message>
    <message>
        <source>{0} values</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Werte</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}, which {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, und {1}</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}. {1}</translation>
    </message>
    <message>
        <source>{0}: a comment in an expression</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: ein Kommentar in einem Ausdruck</translation>
    </message>
    <message>
        <source>{0}: {1} is {2}, or {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1} ist {2} oder {3}</translation>
    </message>
    <message>
        <source>extend</source>
        <extracomment>phrases</extracomment>
        <translation>erweitern</translation>
    </message>
    <message>
        <source>the expression is written twice, as text and as elements</source>
        <extracomment>phrases</extracomment>
        <translation>der Ausdruck ist zweimal geschrieben, als Text und als Elemente</translation>
    </message>
    <message>
        <source>replace</source>
        <extracomment>phrases</extracomment>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>the vocabulary has no condition that holds an expression as text</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keine Bedingung, die einen Ausdruck als Text enthält</translation>
    </message>
    <message>
        <source>a &apos;(&apos; is not closed</source>
        <extracomment>phrases</extracomment>
        <translation>ein &apos;(&apos; ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a &apos;[&apos; is not closed</source>
        <extracomment>phrases</extracomment>
        <translation>ein &apos;[&apos; ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a comma or a &apos;)&apos; is missing</source>
        <extracomment>phrases</extracomment>
        <translation>ein Komma oder ein &apos;)&apos; fehlt</translation>
    </message>
    <message>
        <source>a name, &apos;*&apos; or &apos;@&apos; is expected there</source>
        <extracomment>phrases</extracomment>
        <translation>dort wird ein Name, &apos;*&apos; oder &apos;@&apos; erwartet</translation>
    </message>
    <message>
        <source>elements, attributes or texts are expected there, not a value</source>
        <extracomment>phrases</extracomment>
        <translation>dort werden Elemente, Attribute oder Texte erwartet, kein Wert</translation>
    </message>
    <message>
        <source>syntax error</source>
        <extracomment>phrases</extracomment>
        <translation>Syntaxfehler</translation>
    </message>
    <message>
        <source>only a text in quotes is allowed there</source>
        <extracomment>phrases</extracomment>
        <translation>dort ist nur ein Text in Anführungszeichen erlaubt</translation>
    </message>
    <message>
        <source>variables are not supported, only values</source>
        <extracomment>phrases</extracomment>
        <translation>Variablen werden nicht unterstützt, nur Werte</translation>
    </message>
    <message>
        <source>unknown axis</source>
        <extracomment>phrases</extracomment>
        <translation>unbekannte Achse</translation>
    </message>
    <message>
        <source>unknown function or wrong number of arguments</source>
        <extracomment>phrases</extracomment>
        <translation>unbekannte Funktion oder falsche Anzahl von Argumenten</translation>
    </message>
    <message>
        <source>{0}, at character {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, beim Zeichen {1}</translation>
    </message>
    <message>
        <source>an action of the condition &apos;{0}&apos; failed: {1}</source>
        <extracomment>findings</extracomment>
        <translation>eine Aktion der Bedingung „{0}“ ist fehlgeschlagen: {1}</translation>
    </message>
    <message>
        <source>The other actions continue. Make the condition check first whether the action is possible.</source>
        <extracomment>findings</extracomment>
        <translation>Die anderen Aktionen gehen weiter. Lassen Sie die Bedingung vorher prüfen, ob die Aktion möglich ist.</translation>
    </message>
    <message>
        <source>no class of the type &apos;{0}&apos; belongs to the grouping &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>keine Klasse des Typs „{0}“ gehört zur Gruppierung „{1}“</translation>
    </message>
    <message>
        <source>Add the grouping to a class, or correct the name.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie die Gruppierung einer Klasse hinzu oder berichtigen Sie den Namen.</translation>
    </message>
    <message>
        <source>no scenario has a {0} &apos;{1}&apos;, and nothing creates one</source>
        <extracomment>findings</extracomment>
        <translation>kein Szenario hat ein Objekt „{1}“ des Typs {0}, und nichts erschafft eines</translation>
    </message>
    <message>
        <source>Place one in a scenario, or correct the name.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie eines in ein Szenario oder berichtigen Sie den Namen.</translation>
    </message>
    <message>
        <source>the group is always active, so it can change the current {0} again every turn</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe ist immer aktiv, also kann sie den jetzigen Wert von {0} jede Runde aufs Neue ändern</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a whole number, so it is treated as a word</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine ganze Zahl und wird daher wie ein Wort behandelt</translation>
    </message>
    <message>
        <source>Write a whole number, or a word.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine ganze Zahl oder ein Wort.</translation>
    </message>
    <message>
        <source>Read it from an object that has it, or use an aggregate over objects that have it.</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie sie von einem Objekt, das sie hat, oder verwenden Sie ein Aggregat über Objekte, die sie haben.</translation>
    </message>
    <message>
        <source>these alternatives match every object that has the value</source>
        <extracomment>findings</extracomment>
        <translation>diese Alternativen passen auf jedes Objekt, das den Wert hat</translation>
    </message>
    <message>
        <source>Correct one of them, or remove them all if every object has the value.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie eine davon, oder entfernen Sie alle, wenn jedes Objekt den Wert hat.</translation>
    </message>
    <message>
        <source>this group is a duplicate of &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>diese Gruppe ist ein Duplikat von „{0}“{1}</translation>
    </message>
    <message>
        <source>Remove one of them, or make them different.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie eine davon oder machen Sie sie verschieden.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; excludes everything that it includes, so its scope is empty</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ schließt alles aus, was sie einschließt, also ist ihr Bereich leer</translation>
    </message>
    <message>
        <source>this effect and &apos;{0}&apos; both set {1} at priority {2}; the effect that acts later wins</source>
        <extracomment>findings</extracomment>
        <translation>dieser Effekt und „{0}“ setzen beide {1} mit Priorität {2}; der Effekt, der später wirkt, setzt sich durch</translation>
    </message>
    <message>
        <source>&apos;&amp;&amp;&apos; is not allowed in XML, because &apos;&amp;&apos; begins an entity</source>
        <extracomment>findings</extracomment>
        <translation>„&amp;&amp;“ ist in XML nicht erlaubt, weil „&amp;“ eine Entität beginnt</translation>
    </message>
    <message>
        <source>Write and, or &amp;amp;&amp;amp; for a literal &apos;&amp;&amp;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie and, oder &amp;amp;&amp;amp; für die Zeichen „&amp;&amp;“.</translation>
    </message>
    <message>
        <source>, and stacking lets only one of them act</source>
        <extracomment>phrases</extracomment>
        <translation>, und durch Stapeln wirkt nur eine davon</translation>
    </message>
    <message>
        <source>, so its effects act twice</source>
        <extracomment>phrases</extracomment>
        <translation>, also wirken ihre Effekte doppelt</translation>
    </message>
    <message>
        <source>a reserved word in expressions</source>
        <extracomment>phrases</extracomment>
        <translation>ein reserviertes Wort in Ausdrücken</translation>
    </message>
    <message>
        <source>true: time begins with the first turn, and a set-up turn counts a third. Default: the setting of the scenario&apos;s policy.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>true: Die Zeit beginnt mit der ersten Runde, und eine Runde der Aufstellung zählt ein Drittel. Standard: die Einstellung in der Richtlinie des Szenarios.</translation>
    </message>
    <message>
        <source>Fires a group, or the effects inside the element, on an object. Bare names refer to that object, and Source to the game object. Current meters change at once, within their bounds and maximums. Maximums cannot be changed here, because they are rebuilt each turn.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Lässt eine Gruppe oder die Effekte im Element auf ein Objekt wirken. Bloße Namen beziehen sich auf dieses Objekt, Source auf das Spielobjekt. Aktuelle Messwerte ändern sich sofort, innerhalb ihrer Schranken und Höchstwerte. Höchstwerte lassen sich hier nicht ändern, weil sie jede Runde neu gebildet werden.</translation>
    </message>
    <message>
        <source>another program changed &apos;{0}&apos; during saving; the other version is kept in &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ein anderes Programm hat „{0}“ beim Speichern geändert; die andere Fassung bleibt in „{1}“</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: another output goes to the same file</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Eine andere Ausgabe geht in dieselbe Datei</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: another program has changed it</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Ein anderes Programm hat es geändert</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: it is a block device</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Es ist ein blockorientiertes Gerät</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: it is a folder</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Es ist ein Ordner</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: it is a socket</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Es ist ein Socket</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: it is not a file</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Es ist keine Datei</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: the command reads this file</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Der Befehl liest diese Datei</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: the project would load it as content</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Das Projekt würde es als Inhalt laden</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: {1}</translation>
    </message>
    <message>
        <source>{0} (turn {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (Runde {1})</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>elements</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>The statements, orders and decisions of a sandbox session. Only the sandbox reads them, from the session&apos;s own file.</source>
        <extracomment>elements</extracomment>
        <translation>Die Anweisungen, Befehle und Entscheidungen einer Sitzung im Sandkasten. Nur der Sandkasten liest sie, aus der eigenen Datei der Sitzung.</translation>
    </message>
    <message>
        <source>The id of the scenario to run. Default: the galaxy inside.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id des Szenarios, das gespielt wird. Standard: die Galaxie darin.</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>elements</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>The response that a player chose when a step offered a choice.</source>
        <extracomment>elements</extracomment>
        <translation>Die Antwort, die ein Spieler gewählt hat, als ein Schritt eine Wahl bot.</translation>
    </message>
    <message>
        <source>The response that goes next, written as CLASS/group.</source>
        <extracomment>elements</extracomment>
        <translation>Die Antwort, die als Nächste an die Reihe kommt, geschrieben als KLASSE/gruppe.</translation>
    </message>
    <message>
        <source>The object that holds the group: its name, or # and its id.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, das die Gruppe trägt: sein Name oder # und seine Id.</translation>
    </message>
    <message>
        <source>The object that the event happens to. Default: none.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, dem das Ereignis geschieht. Standard: keines.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>elements</extracomment>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Whether the empire passes when this response is the first one offered.</source>
        <extracomment>elements</extracomment>
        <translation>Ob das Reich verzichtet, wenn diese Antwort als erste angeboten wird.</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>elements</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>The number of the question. Only sessions of earlier versions use it, in place of the response.</source>
        <extracomment>elements</extracomment>
        <translation>Die Nummer der Frage. Nur Sitzungen früherer Versionen verwenden sie, anstelle der Antwort.</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>elements</extracomment>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>The position of the chosen response, counted from 0. Used only with question.</source>
        <extracomment>elements</extracomment>
        <translation>Die Position der gewählten Antwort, von 0 an gezählt. Nur zusammen mit question.</translation>
    </message>
    <message>
        <source>the step to turn {0} does not use this decision</source>
        <extracomment>findings</extracomment>
        <translation>der Schritt zur Runde {0} verwendet diese Entscheidung nicht</translation>
    </message>
    <message>
        <source>The decision is kept and applies again when the step needs it. Delete it if you no longer need it.</source>
        <extracomment>findings</extracomment>
        <translation>Die Entscheidung bleibt stehen und gilt wieder, wenn der Schritt sie braucht. Löschen Sie sie, wenn Sie sie nicht mehr brauchen.</translation>
    </message>
    <message>
        <source>class with a known type</source>
        <extracomment>phrases</extracomment>
        <translation>Klasse mit bekanntem Typ</translation>
    </message>
    <message>
        <source>{0} ({1} times, first in turn {2})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1}-mal, zuerst in Runde {2})</translation>
    </message>
    <message>
        <source>more than {0} events in one turn, most of them by {1}; no more groups respond in this turn</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Ereignisse in einer Runde, die meisten durch {1}; in dieser Runde antwortet keine Gruppe mehr</translation>
    </message>
    <message>
        <source>Narrow the scopes of the groups that cause these events, or the triggers of the groups that respond.</source>
        <extracomment>findings</extracomment>
        <translation>Grenzen Sie die Geltungsbereiche der Gruppen ein, die diese Ereignisse bewirken, oder die Auslöser der Gruppen, die antworten.</translation>
    </message>
    <message>
        <source>groups fired more than {0} times in one turn, most often {1}; no more groups fire in this turn</source>
        <extracomment>findings</extracomment>
        <translation>Gruppen haben in einer Runde mehr als {0}-mal gewirkt, am häufigsten {1}; in dieser Runde wirkt keine mehr</translation>
    </message>
    <message>
        <source>Give the group to fewer objects, or give it an activation that matches fewer of them.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie die Gruppe weniger Objekten oder geben Sie ihr eine Aktivierung, die auf weniger davon passt.</translation>
    </message>
    <message>
        <source>the trace of one turn exceeds {0} bytes, most of them by {1}; no more groups fire in this turn</source>
        <extracomment>findings</extracomment>
        <translation>die Aufzeichnung einer Runde überschreitet {0} Byte, die meisten durch {1}; in dieser Runde wirkt keine Gruppe mehr</translation>
    </message>
    <message>
        <source>more than {0} effects are pending, most of them by {1}; no more effects are delayed</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Effekte stehen aus, die meisten durch {1}; es werden keine weiteren aufgeschoben</translation>
    </message>
    <message>
        <source>Delay fewer effects, or make them wait for events that happen.</source>
        <extracomment>findings</extracomment>
        <translation>Schieben Sie weniger Effekte auf oder lassen Sie sie auf Ereignisse warten, die eintreten.</translation>
    </message>
    <message>
        <source>the run ends after turn {0}: it reached its work limit, mostly because of {1}</source>
        <extracomment>findings</extracomment>
        <translation>der Lauf endet nach Runde {0}: Er hat seine Arbeitsgrenze erreicht, vor allem wegen {1}</translation>
    </message>
    <message>
        <source>Reduce the objects that this group tests, or run fewer turns.</source>
        <extracomment>findings</extracomment>
        <translation>Verringern Sie die Objekte, die diese Gruppe prüft, oder spielen Sie weniger Runden.</translation>
    </message>
    <message>
        <source>Make this group create less, or give the run more memory.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie diese Gruppe weniger erzeugen, oder geben Sie dem Lauf mehr Speicher.</translation>
    </message>
    <message>
        <source>no group</source>
        <extracomment>phrases</extracomment>
        <translation>keine Gruppe</translation>
    </message>
    <message>
        <source>nested responses</source>
        <extracomment>phrases</extracomment>
        <translation>verschachtelte Antworten</translation>
    </message>
    <message>
        <source>responses</source>
        <extracomment>phrases</extracomment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>events</source>
        <extracomment>phrases</extracomment>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>group firings</source>
        <extracomment>phrases</extracomment>
        <translation>Wirkungen von Gruppen</translation>
    </message>
    <message>
        <source>changed values</source>
        <extracomment>phrases</extracomment>
        <translation>geänderte Werte</translation>
    </message>
    <message>
        <source>bytes of trace</source>
        <extracomment>phrases</extracomment>
        <translation>Byte der Aufzeichnung</translation>
    </message>
    <message>
        <source>starlanes per effect</source>
        <extracomment>phrases</extracomment>
        <translation>Sternenstraßen je Effekt</translation>
    </message>
    <message>
        <source>messages</source>
        <extracomment>phrases</extracomment>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>work units per turn</source>
        <extracomment>phrases</extracomment>
        <translation>Arbeitseinheiten je Runde</translation>
    </message>
    <message>
        <source>effects pending at once</source>
        <extracomment>phrases</extracomment>
        <translation>gleichzeitig ausstehende Effekte</translation>
    </message>
    <message>
        <source>work units per run</source>
        <extracomment>phrases</extracomment>
        <translation>Arbeitseinheiten je Lauf</translation>
    </message>
    <message>
        <source>bytes of memory</source>
        <extracomment>phrases</extracomment>
        <translation>Byte Speicher</translation>
    </message>
    <message>
        <source>the table has more than {0} cells; the rest is not read</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle hat mehr als {0} Zellen; der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>Split it into several tables.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie sie in mehrere Tabellen.</translation>
    </message>
    <message>
        <source>the scenario already has a galaxy</source>
        <extracomment>findings</extracomment>
        <translation>das Szenario hat schon eine Galaxie</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie eine davon.</translation>
    </message>
    <message>
        <source>there is no order &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keinen Befehl „{0}“</translation>
    </message>
    <message>
        <source>The reference lists the orders.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz nennt alle Befehle.</translation>
    </message>
    <message>
        <source>a chain of {0} responses did not end and was stopped, most of them by {2}: {1}</source>
        <extracomment>findings</extracomment>
        <translation>eine Kette aus {0} Antworten endete nicht und wurde abgebrochen, die meisten von {2}: {1}</translation>
    </message>
    <message>
        <source>Other turns and other seeds may give other results.</source>
        <extracomment>findings</extracomment>
        <translation>Andere Runden und andere Startwerte können andere Ergebnisse haben.</translation>
    </message>
    <message>
        <source>more than {0} responses in one turn, most of them by {2}; the rest is skipped, at {1}</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Antworten in einer Runde, die meisten von {2}; der Rest wird übersprungen, bei {1}</translation>
    </message>
    <message>
        <source>more than {0} starlanes at once, by {1}; the rest is skipped</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Sternenstraßen auf einmal, von {1}; der Rest wird übersprungen</translation>
    </message>
    <message>
        <source>The program stops content that grows without end, and names the group that grew most.</source>
        <extracomment>phrases</extracomment>
        <translation>Das Programm hält Inhalt an, der ohne Ende wächst, und nennt die Gruppe, die am meisten gewachsen ist.</translation>
    </message>
    <message>
        <source>Limits of a run</source>
        <extracomment>phrases</extracomment>
        <translation>Grenzen eines Laufs</translation>
    </message>
    <message>
        <source>The run ends after its last complete turn ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>Der Lauf endet nach seiner letzten vollständigen Runde ({0}).</translation>
    </message>
    <message>
        <source>The run continues without more of them ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>Der Lauf geht ohne weitere davon weiter ({0}).</translation>
    </message>
    <message>
        <source>The turn continues without more of them ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>Die Runde geht ohne weitere davon weiter ({0}).</translation>
    </message>
    <message>
        <source>half of the machine&apos;s memory</source>
        <extracomment>phrases</extracomment>
        <translation>die Hälfte des Arbeitsspeichers</translation>
    </message>
    <message>
        <source>FreeOrion classic</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrion (klassisch)</translation>
    </message>
    <message>
        <source>Imports the techs, buildings, specials and texts of FreeOrion from before March 2006. Faulty parts become comments.</source>
        <extracomment>phrases</extracomment>
        <translation>Importiert die Techniken, Gebäude, Besonderheiten und Texte von FreeOrion aus der Zeit vor März 2006. Fehlerhafte Teile werden zu Kommentaren.</translation>
    </message>
    <message>
        <source>Keywords</source>
        <extracomment>phrases</extracomment>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>One more page of the message.</source>
        <extracomment>phrases</extracomment>
        <translation>Eine weitere Seite des Textes.</translation>
    </message>
    <message>
        <source>techs.xml, buildings.xml or specials.xml</source>
        <extracomment>phrases</extracomment>
        <translation>techs.xml, buildings.xml oder specials.xml</translation>
    </message>
    <message>
        <source>A format, or the id of an enumeration.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Format oder die Kennung einer Aufzählung.</translation>
    </message>
    <message>
        <source>A group, as CLASS/group.</source>
        <extracomment>phrases</extracomment>
        <translation>Eine Gruppe, als KLASSE/gruppe.</translation>
    </message>
    <message>
        <source>A kind for has().</source>
        <extracomment>phrases</extracomment>
        <translation>Eine Art für has().</translation>
    </message>
    <message>
        <source>A number, or an expression that gives one.</source>
        <extracomment>phrases</extracomment>
        <translation>Eine Zahl oder ein Ausdruck, der eine ergibt.</translation>
    </message>
    <message>
        <source>A type of scenario condition.</source>
        <extracomment>phrases</extracomment>
        <translation>Eine Art von Szenariobedingung.</translation>
    </message>
    <message>
        <source>A type, or a sub-scope of one.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Typ oder ein Unterbereich davon.</translation>
    </message>
    <message>
        <source>A value in the format of the property.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Wert im Format der Eigenschaft.</translation>
    </message>
    <message>
        <source>A value of an enumeration.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Wert einer Aufzählung.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <extracomment>phrases</extracomment>
        <translation>Eine ganze Zahl.</translation>
    </message>
    <message>
        <source>A word that groups classes.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Wort, das Klassen gruppiert.</translation>
    </message>
    <message>
        <source>An empire: source, none, or the id of an empire.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Reich: source, none oder die Id eines Reichs.</translation>
    </message>
    <message>
        <source>An expression that is true or false.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Ausdruck, der wahr oder falsch ist.</translation>
    </message>
    <message>
        <source>Another spelling of the id.</source>
        <extracomment>phrases</extracomment>
        <translation>Eine andere Schreibweise der Kennung.</translation>
    </message>
    <message>
        <source>Text, with expressions in braces.</source>
        <extracomment>phrases</extracomment>
        <translation>Text mit Ausdrücken in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>The id of a meter, with Max in front for its maximum.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Kennung eines Messwerts, mit Max davor für sein Maximum.</translation>
    </message>
    <message>
        <source>The id of a resource.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Id eines Rohstoffs.</translation>
    </message>
    <message>
        <source>The id of a scenario.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Kennung eines Szenarios.</translation>
    </message>
    <message>
        <source>The id of a text, or the text itself.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Kennung eines Textes oder der Text selbst.</translation>
    </message>
    <message>
        <source>The id of a type.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Id eines Typs.</translation>
    </message>
    <message>
        <source>The id of an empire, or none.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Kennung eines Reichs oder none.</translation>
    </message>
    <message>
        <source>The id of an event.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Kennung eines Ereignisses.</translation>
    </message>
    <message>
        <source>The name of a counter.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name eines Zählers.</translation>
    </message>
    <message>
        <source>The name of a function.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name einer Funktion.</translation>
    </message>
    <message>
        <source>The name of a map.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name einer Karte.</translation>
    </message>
    <message>
        <source>The name of a system.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name eines Systems.</translation>
    </message>
    <message>
        <source>The name of a variable.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name einer Variablen.</translation>
    </message>
    <message>
        <source>The name of an aggregate.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name eines Aggregats.</translation>
    </message>
    <message>
        <source>The name of an object of the scenario.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name eines Objekts des Szenarios.</translation>
    </message>
    <message>
        <source>The name of the new object.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name des neuen Objekts.</translation>
    </message>
    <message>
        <source>The name or number of a stacking; 0 for none.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Name oder die Nummer einer Stapelung; 0 für keine.</translation>
    </message>
    <message>
        <source>The path of a CSV table.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Pfad einer CSV-Tabelle.</translation>
    </message>
    <message>
        <source>The path of a file of the project.</source>
        <extracomment>phrases</extracomment>
        <translation>Der Pfad einer Datei des Projekts.</translation>
    </message>
    <message>
        <source>The word home or owned, or the id of a type.</source>
        <extracomment>phrases</extracomment>
        <translation>Das Wort home oder owned oder die Kennung eines Typs.</translation>
    </message>
    <message>
        <source>⟨3 × text⟩ stands for the text three times. In it, # is the number of the repetition. ⟨0A⟩ stands for a byte.</source>
        <extracomment>phrases</extracomment>
        <translation>⟨3 × Text⟩ steht für dreimal denselben Text. Darin ist # die Nummer der Wiederholung. ⟨0A⟩ steht für ein Byte.</translation>
    </message>
    <message>
        <source>every object</source>
        <extracomment>conditions</extracomment>
        <translation>jedes Objekt</translation>
    </message>
    <message>
        <source>all of</source>
        <extracomment>conditions</extracomment>
        <translation>alle von</translation>
    </message>
    <message>
        <source>is armed</source>
        <extracomment>conditions</extracomment>
        <translation>ist bewaffnet</translation>
    </message>
    <message>
        <source>attached directly to an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>hängt unmittelbar an einem Objekt, für das gilt:</translation>
    </message>
    <message>
        <source>attached to the same object as the source</source>
        <extracomment>conditions</extracomment>
        <translation>hängt am selben Objekt wie die Quelle</translation>
    </message>
    <message>
        <source>is a capital</source>
        <extracomment>conditions</extracomment>
        <translation>ist eine Hauptstadt</translation>
    </message>
    <message>
        <source>at random with probability {probability}</source>
        <extracomment>conditions</extracomment>
        <translation>zufällig mit Wahrscheinlichkeit {probability}</translation>
    </message>
    <message>
        <source>contained in an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>enthalten in einem Objekt, für das gilt:</translation>
    </message>
    <message>
        <source>contains an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>enthält ein Objekt, für das gilt:</translation>
    </message>
    <message>
        <source>created by the source</source>
        <extracomment>conditions</extracomment>
        <translation>von der Quelle geschaffen</translation>
    </message>
    <message>
        <source>created at most {turns} turns ago</source>
        <extracomment>conditions</extracomment>
        <translation>vor höchstens {turns} Runden geschaffen</translation>
    </message>
    <message>
        <source>distance to the nearest {class} ≤ {at-most}</source>
        <extracomment>conditions</extracomment>
        <translation>Abstand zum nächsten Objekt der Klasse {class} ≤ {at-most}</translation>
    </message>
    <message>
        <source>distance to source ≤ {at-most}</source>
        <extracomment>conditions</extracomment>
        <translation>Abstand zur Quelle ≤ {at-most}</translation>
    </message>
    <message>
        <source>owner is {empire}[, {mode}]</source>
        <extracomment>conditions</extracomment>
        <translation>Besitzer ist {empire}[, {mode}]</translation>
    </message>
    <message>
        <source>if {if}</source>
        <extracomment>conditions</extracomment>
        <translation>wenn {if}</translation>
    </message>
    <message>
        <source>class belongs to grouping {grouping}</source>
        <extracomment>conditions</extracomment>
        <translation>Klasse gehört zur Gruppierung {grouping}</translation>
    </message>
    <message>
        <source>has special {special}</source>
        <extracomment>conditions</extracomment>
        <translation>hat die Besonderheit {special}</translation>
    </message>
    <message>
        <source>is a homeworld</source>
        <extracomment>conditions</extracomment>
        <translation>ist eine Heimatwelt</translation>
    </message>
    <message>
        <source>{meter}[ ({which})][ ≥ {at-least}][ ≤ {at-most}][ &lt; {below}]</source>
        <extracomment>conditions</extracomment>
        <translation>{meter}[ ({which})][ ≥ {at-least}][ ≤ {at-most}][ &lt; {below}]</translation>
    </message>
    <message>
        <source>not</source>
        <extracomment>conditions</extracomment>
        <translation>nicht</translation>
    </message>
    <message>
        <source>number of matching objects[ ≥ {at-least}][ ≤ {at-most}]:</source>
        <extracomment>conditions</extracomment>
        <translation>Anzahl der Treffer[ ≥ {at-least}][ ≤ {at-most}] von:</translation>
    </message>
    <message>
        <source>class is {class}</source>
        <extracomment>conditions</extracomment>
        <translation>Klasse ist {class}</translation>
    </message>
    <message>
        <source>type is {type}</source>
        <extracomment>conditions</extracomment>
        <translation>Typ ist {type}</translation>
    </message>
    <message>
        <source>any of</source>
        <extracomment>conditions</extracomment>
        <translation>eine von</translation>
    </message>
    <message>
        <source>first of these with a match:</source>
        <extracomment>conditions</extracomment>
        <translation>erste hiervon mit einem Treffer:</translation>
    </message>
    <message>
        <source>owned by empire {empire}[, {mode}]</source>
        <extracomment>conditions</extracomment>
        <translation>gehört dem Reich {empire}[, {mode}]</translation>
    </message>
    <message>
        <source>owner can build {class}</source>
        <extracomment>conditions</extracomment>
        <translation>Besitzer kann {class} bauen</translation>
    </message>
    <message>
        <source>owner has tech {tech}</source>
        <extracomment>conditions</extracomment>
        <translation>Besitzer kennt die Technik {tech}</translation>
    </message>
    <message>
        <source>environment is {type}[, within {range} steps]</source>
        <extracomment>conditions</extracomment>
        <translation>Umwelt ist {type}[, höchstens {range} Schritte entfernt]</translation>
    </message>
    <message>
        <source>focus is {focus}[ ({which})]</source>
        <extracomment>conditions</extracomment>
        <translation>Schwerpunkt ist {focus}[ ({which})]</translation>
    </message>
    <message>
        <source>size is {size}[, within {range} steps]</source>
        <extracomment>conditions</extracomment>
        <translation>Größe ist {size}[, höchstens {range} Schritte entfernt]</translation>
    </message>
    <message>
        <source>shares an owner with the source</source>
        <extracomment>conditions</extracomment>
        <translation>teilt einen Besitzer mit der Quelle</translation>
    </message>
    <message>
        <source>in the supply network of the source</source>
        <extracomment>conditions</extracomment>
        <translation>im Versorgungsnetz der Quelle</translation>
    </message>
    <message>
        <source>is the source itself</source>
        <extracomment>conditions</extracomment>
        <translation>ist die Quelle selbst</translation>
    </message>
    <message>
        <source>the {count} with {order} {by} among objects where:</source>
        <extracomment>conditions</extracomment>
        <translation>die {count} mit {order} {by} unter Objekten, für die gilt:</translation>
    </message>
    <message>
        <source>sees the source</source>
        <extracomment>conditions</extracomment>
        <translation>sieht die Quelle</translation>
    </message>
    <message>
        <source>star colour is {colour}</source>
        <extracomment>conditions</extracomment>
        <translation>Sternfarbe ist {colour}</translation>
    </message>
    <message>
        <source>jumps to the nearest {class} ≤ {at-most}</source>
        <extracomment>conditions</extracomment>
        <translation>Sprünge zum nächsten Objekt der Klasse {class} ≤ {at-most}</translation>
    </message>
    <message>
        <source>jumps to source ≤ {at-most}</source>
        <extracomment>conditions</extracomment>
        <translation>Sprünge zur Quelle ≤ {at-most}</translation>
    </message>
    <message>
        <source>is stationary</source>
        <extracomment>conditions</extracomment>
        <translation>ist in Ruhe</translation>
    </message>
    <message>
        <source>stockpile of {resource}[ ≥ {at-least}][ ≤ {at-most}][ &lt; {below}]</source>
        <extracomment>conditions</extracomment>
        <translation>Vorrat an {resource}[ ≥ {at-least}][ ≤ {at-most}][ &lt; {below}]</translation>
    </message>
    <message>
        <source>is the target of the source</source>
        <extracomment>conditions</extracomment>
        <translation>ist das Ziel der Quelle</translation>
    </message>
    <message>
        <source>turn[ ≥ {from}][ ≤ {to}]</source>
        <extracomment>conditions</extracomment>
        <translation>Runde[ ≥ {from}][ ≤ {to}]</translation>
    </message>
    <message>
        <source>visible to the source</source>
        <extracomment>conditions</extracomment>
        <translation>für die Quelle sichtbar</translation>
    </message>
    <message>
        <source>within distance {at-most} of an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>im Umkreis {at-most} eines Objekts, für das gilt:</translation>
    </message>
    <message>
        <source>within {at-most} jumps of an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>höchstens {at-most} Sprünge von einem Objekt, für das gilt:</translation>
    </message>
    <message>
        <source>add owner {empire}</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer {empire} hinzufügen</translation>
    </message>
    <message>
        <source>add special {special}</source>
        <extracomment>effects</extracomment>
        <translation>Besonderheit {special} hinzufügen</translation>
    </message>
    <message>
        <source>add starlanes from its system</source>
        <extracomment>effects</extracomment>
        <translation>Sternenstraßen vom System des Objekts anlegen</translation>
    </message>
    <message>
        <source>to the systems of:</source>
        <extracomment>effects</extracomment>
        <translation>zu den Systemen von:</translation>
    </message>
    <message>
        <source>add {amount} to the amount of the event</source>
        <extracomment>effects</extracomment>
        <translation>{amount} zum Betrag des Ereignisses addieren</translation>
    </message>
    <message>
        <source>choose effects by conditions:</source>
        <extracomment>effects</extracomment>
        <translation>Effekte nach Bedingungen wählen:</translation>
    </message>
    <message>
        <source>if all match:</source>
        <extracomment>effects</extracomment>
        <translation>wenn alle zutreffen:</translation>
    </message>
    <message>
        <source>then:</source>
        <extracomment>effects</extracomment>
        <translation>dann:</translation>
    </message>
    <message>
        <source>else:</source>
        <extracomment>effects</extracomment>
        <translation>sonst:</translation>
    </message>
    <message>
        <source>create[ {count} ×] {class}[ named “{name}”][ with target {target}]</source>
        <extracomment>effects</extracomment>
        <translation>[{count} × ]{class}[ mit Namen „{name}“][ mit Ziel {target}] erzeugen</translation>
    </message>
    <message>
        <source>on the new objects:</source>
        <extracomment>effects</extracomment>
        <translation>auf die neuen Objekte:</translation>
    </message>
    <message>
        <source>delay by {turns} turns</source>
        <extracomment>effects</extracomment>
        <translation>um {turns} Runden aufschieben</translation>
    </message>
    <message>
        <source>destroy the object</source>
        <extracomment>effects</extracomment>
        <translation>das Objekt zerstören</translation>
    </message>
    <message>
        <source>give tech {tech}</source>
        <extracomment>effects</extracomment>
        <translation>Technik {tech} geben</translation>
    </message>
    <message>
        <source>lose the game[: “{reason}”]</source>
        <extracomment>effects</extracomment>
        <translation>das Spiel verlieren[: „{reason}“]</translation>
    </message>
    <message>
        <source>send message to {to}: “{text}”</source>
        <extracomment>effects</extracomment>
        <translation>Nachricht an {to} senden: „{text}“</translation>
    </message>
    <message>
        <source>change planet size by {steps} steps</source>
        <extracomment>effects</extracomment>
        <translation>Planetengröße um {steps} Schritte ändern</translation>
    </message>
    <message>
        <source>add {amount} to the stockpile of {resource}[, once per {per}]</source>
        <extracomment>effects</extracomment>
        <translation>{amount} zum Vorrat an {resource} addieren[, einmal je {per}]</translation>
    </message>
    <message>
        <source>move to the nearest object</source>
        <extracomment>effects</extracomment>
        <translation>zum nächsten Objekt versetzen</translation>
    </message>
    <message>
        <source>where:</source>
        <extracomment>effects</extracomment>
        <translation>für das gilt:</translation>
    </message>
    <message>
        <source>move up to {distance} towards the nearest object</source>
        <extracomment>effects</extracomment>
        <translation>um höchstens {distance} auf das nächste Objekt zubewegen</translation>
    </message>
    <message>
        <source>next time[ before {before}][ during {when}][ after {after}][ of {of}][, within {turns} turns]</source>
        <extracomment>effects</extracomment>
        <translation>nächstes Mal[ vor {before}][ während {when}][ nach {after}][ von {of}][, binnen {turns} Runden]</translation>
    </message>
    <message>
        <source>cancel the event</source>
        <extracomment>effects</extracomment>
        <translation>das Ereignis verhindern</translation>
    </message>
    <message>
        <source>move to position ({x}, {y})</source>
        <extracomment>effects</extracomment>
        <translation>an die Position ({x}, {y}) versetzen</translation>
    </message>
    <message>
        <source>raise event {occurrence}</source>
        <extracomment>effects</extracomment>
        <translation>Ereignis {occurrence} auslösen</translation>
    </message>
    <message>
        <source>remove owner {empire}</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer {empire} entfernen</translation>
    </message>
    <message>
        <source>remove special {special}</source>
        <extracomment>effects</extracomment>
        <translation>Besonderheit {special} entfernen</translation>
    </message>
    <message>
        <source>remove starlanes from its system</source>
        <extracomment>effects</extracomment>
        <translation>Sternenstraßen vom System des Objekts entfernen</translation>
    </message>
    <message>
        <source>set availability of class {class} to {available}</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit der Klasse {class} auf {available} setzen</translation>
    </message>
    <message>
        <source>set availability of building {class} to {available}</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit des Gebäudes {class} auf {available} setzen</translation>
    </message>
    <message>
        <source>make it the capital of its owner</source>
        <extracomment>effects</extracomment>
        <translation>zur Hauptstadt des Besitzers machen</translation>
    </message>
    <message>
        <source>set {which} focus to {focus}</source>
        <extracomment>effects</extracomment>
        <translation>Schwerpunkt ({which}) auf {focus} setzen</translation>
    </message>
    <message>
        <source>set owner to {empire}</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer auf {empire} setzen</translation>
    </message>
    <message>
        <source>set planet environment to {type}</source>
        <extracomment>effects</extracomment>
        <translation>Umwelt des Planeten auf {type} setzen</translation>
    </message>
    <message>
        <source>set planet size to {size}</source>
        <extracomment>effects</extracomment>
        <translation>Planetengröße auf {size} setzen</translation>
    </message>
    <message>
        <source>set availability of ship {class} to {available}</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit des Schiffs {class} auf {available} setzen</translation>
    </message>
    <message>
        <source>set star colour to {colour}</source>
        <extracomment>effects</extracomment>
        <translation>Sternfarbe auf {colour} setzen</translation>
    </message>
    <message>
        <source>set the stockpile of {resource} to {value}[, once per {per}]</source>
        <extracomment>effects</extracomment>
        <translation>Vorrat an {resource} auf {value} setzen[, einmal je {per}]</translation>
    </message>
    <message>
        <source>set target to the nearest object</source>
        <extracomment>effects</extracomment>
        <translation>Ziel auf das nächste Objekt setzen</translation>
    </message>
    <message>
        <source>that matches:</source>
        <extracomment>effects</extracomment>
        <translation>auf das zutrifft:</translation>
    </message>
    <message>
        <source>set availability of tech {tech} to {available}</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit der Technik {tech} auf {available} setzen</translation>
    </message>
    <message>
        <source>set visibility for {empire} to {seen}</source>
        <extracomment>effects</extracomment>
        <translation>Sichtbarkeit für {empire} auf {seen} setzen</translation>
    </message>
    <message>
        <source>replace the event</source>
        <extracomment>effects</extracomment>
        <translation>das Ereignis ersetzen</translation>
    </message>
    <message>
        <source>take tech {tech}</source>
        <extracomment>effects</extracomment>
        <translation>Technik {tech} nehmen</translation>
    </message>
    <message>
        <source>win the game[: “{reason}”]</source>
        <extracomment>effects</extracomment>
        <translation>im Spiel siegen[: „{reason}“]</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} moves {object} to {to}</source>
        <extracomment>orders</extracomment>
        <translation>[Runde {turn}: ]{empire} bewegt {object} zu {to}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} produces {class} at {at}</source>
        <extracomment>orders</extracomment>
        <translation>[Runde {turn}: ]{empire} stellt {class} bei {at} her</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} researches {tech}</source>
        <extracomment>orders</extracomment>
        <translation>[Runde {turn}: ]{empire} erforscht {tech}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} sets focus of {object} to {focus}[ ({which})]</source>
        <extracomment>orders</extracomment>
        <translation>[Runde {turn}: ]{empire} setzt den Schwerpunkt von {object} auf {focus}[ ({which})]</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} sets target of {object} to {target}</source>
        <extracomment>orders</extracomment>
        <translation>[Runde {turn}: ]{empire} setzt das Ziel von {object} auf {target}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} sets {property} of {object} to {value}</source>
        <extracomment>orders</extracomment>
        <translation>[Runde {turn}: ]{empire} setzt {property} von {object} auf {value}</translation>
    </message>
    <message>
        <source>[turn {turn}: ]{empire} stops[ {object}][ the project for {class}]</source>
        <extracomment>orders</extracomment>
        <translation>[Runde {turn}: ]{empire} stoppt[ {object}][ das Projekt für {class}]</translation>
    </message>
    <message>
        <source>{player} is on autopilot {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>{player} fährt mit Autopilot {op} {value}</translation>
    </message>
    <message>
        <source>{player} produces anything {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>{player} stellt etwas her {op} {value}</translation>
    </message>
    <message>
        <source>stockpile of {resource} of {player} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Vorrat an {resource} von {player} {op} {value}</translation>
    </message>
    <message>
        <source>screen shown {op} {screen}[, line {line}]</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>gezeigter Bildschirm {op} {screen}[, Zeile {line}]</translation>
    </message>
    <message>
        <source>number of inner conditions met {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Anzahl der erfüllten inneren Bedingungen {op} {value}</translation>
    </message>
    <message>
        <source>{object} is destroyed or hidden {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>{object} ist zerstört oder verborgen {op} {value}</translation>
    </message>
    <message>
        <source>distance from {from} to {to} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Entfernung von {from} zu {to} {op} {value}</translation>
    </message>
    <message>
        <source>{meter} of {object} ÷ its maximum {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>{meter} von {object} ÷ Höchstwert {op} {value}</translation>
    </message>
    <message>
        <source>object {a} {op} object {b}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Objekt {a} {op} Objekt {b}</translation>
    </message>
    <message>
        <source>open message {op} {message}, page {page}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>geöffnete Nachricht {op} {message}, Seite {page}</translation>
    </message>
    <message>
        <source>owner of {object} {op} {player}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Besitzer von {object} {op} {player}</translation>
    </message>
    <message>
        <source>counter {counter} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zähler {counter} {op} {value}</translation>
    </message>
    <message>
        <source>number of ships of {player} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Anzahl der Schiffe von {player} {op} {value}</translation>
    </message>
    <message>
        <source>Speed of {object} {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Speed von {object} {op} {value}</translation>
    </message>
    <message>
        <source>target of {object} {op} {target}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ziel von {object} {op} {target}</translation>
    </message>
    <message>
        <source>turns since the start {op} {duration}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Runden seit Beginn {op} {duration}</translation>
    </message>
    <message>
        <source>zoom of the view {op} {value}</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zoom der Ansicht {op} {value}</translation>
    </message>
    <message>
        <source>add {by} to counter {counter}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{by} zum Zähler {counter} addieren</translation>
    </message>
    <message>
        <source>check all conditions again</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>alle Bedingungen noch einmal prüfen</translation>
    </message>
    <message>
        <source>create {class}[ named {name}][ on {on}]</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{class}[ namens {name}][ auf {on}] erzeugen</translation>
    </message>
    <message>
        <source>delay the following actions by {turns} turns</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>die folgenden Aktionen um {turns} Runden verzögern</translation>
    </message>
    <message>
        <source>destroy {object}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{object} zerstören</translation>
    </message>
    <message>
        <source>disable condition {condition}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Bedingung {condition} ausschalten</translation>
    </message>
    <message>
        <source>enable condition {condition}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Bedingung {condition} einschalten</translation>
    </message>
    <message>
        <source>fire[ group {group}] on {on}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>[Gruppe {group} ]auf {on} wirken lassen</translation>
    </message>
    <message>
        <source>{empire} loses[: {reason}]</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{empire} verliert[: {reason}]</translation>
    </message>
    <message>
        <source>show message[ {id}][ to {to}]: {}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Nachricht[ {id}][ an {to}] zeigen: {}</translation>
    </message>
    <message>
        <source>move {object} to {to}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{object} zu {to} bewegen</translation>
    </message>
    <message>
        <source>stop the run after this turn</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>den Lauf nach dieser Runde anhalten</translation>
    </message>
    <message>
        <source>reveal {object}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{object} zeigen</translation>
    </message>
    <message>
        <source>select {object}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{object} auswählen</translation>
    </message>
    <message>
        <source>set owner of {object} to {empire}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Besitzer von {object} auf {empire} setzen</translation>
    </message>
    <message>
        <source>set target of {object} to {target}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ziel von {object} auf {target} setzen</translation>
    </message>
    <message>
        <source>{empire} wins[: {reason}]</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>{empire} siegt[: {reason}]</translation>
    </message>
    <message>
        <source>set zoom of the view to {to}</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zoom der Ansicht auf {to} setzen</translation>
    </message>
    <message>
        <source>project[ “{name}”][ {version}] · format {format}[ · rules {rules}][ · vocabulary {vocabulary}][ · language {language}][ · scenario {scenario}]</source>
        <extracomment>elements</extracomment>
        <translation>Projekt[ „{name}“][ {version}] · Format {format}[ · Regeln {rules}][ · Vokabular {vocabulary}][ · Sprache {language}][ · Szenario {scenario}]</translation>
    </message>
    <message>
        <source>file {path}</source>
        <extracomment>elements</extracomment>
        <translation>Datei {path}</translation>
    </message>
    <message>
        <source>description: {}</source>
        <extracomment>elements</extracomment>
        <translation>Beschreibung: {}</translation>
    </message>
    <message>
        <source>silence {code}[ in {file}][: {}]</source>
        <extracomment>elements</extracomment>
        <translation>{code} stumm schalten[ in {file}][: {}]</translation>
    </message>
    <message>
        <source>content · format {format}</source>
        <extracomment>elements</extracomment>
        <translation>Inhalt · Format {format}</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <extracomment>elements</extracomment>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>enumeration {id}[ “{label}”][ · order {order}]</source>
        <extracomment>elements</extracomment>
        <translation>Aufzählung {id}[ „{label}“][ · Reihenfolge {order}]</translation>
    </message>
    <message>
        <source>{id}[ “{label}”]</source>
        <extracomment>elements</extracomment>
        <translation>{id}[ „{label}“]</translation>
    </message>
    <message>
        <source>resource {id}[ “{label}”][ · initially {initial}][ · income {income}]</source>
        <extracomment>elements</extracomment>
        <translation>Rohstoff {id}[ „{label}“][ · anfangs {initial}][ · Einkommen {income}]</translation>
    </message>
    <message>
        <source>type {id}[ “{label}”][ attached to {attached-to}][ · source {source}][ · class {class}]</source>
        <extracomment>elements</extracomment>
        <translation>Typ {id}[ „{label}“][ an {attached-to}][ · Quelle {source}][ · Klasse {class}]</translation>
    </message>
    <message>
        <source>event {id}[ “{label}”]</source>
        <extracomment>elements</extracomment>
        <translation>Ereignis {id}[ „{label}“]</translation>
    </message>
    <message>
        <source>stacking {name}: the {policy} applies</source>
        <extracomment>elements</extracomment>
        <translation>Stapelung {name}: Es gilt {policy}</translation>
    </message>
    <message>
        <source>sub-scope {id}[ “{label}”]</source>
        <extracomment>elements</extracomment>
        <translation>Unterbereich {id}[ „{label}“]</translation>
    </message>
    <message>
        <source>default of {format} = {value}</source>
        <extracomment>elements</extracomment>
        <translation>Standardwert von {format} = {value}</translation>
    </message>
    <message>
        <source>define {id} = {value}[ · {format}]</source>
        <extracomment>elements</extracomment>
        <translation>Konstante {id} = {value}[ · {format}]</translation>
    </message>
    <message>
        <source>{of} option {id}[ “{label}”] · {format}[ · default {default}]</source>
        <extracomment>elements</extracomment>
        <translation>Option ({of}) {id}[ „{label}“] · {format}[ · Standardwert {default}]</translation>
    </message>
    <message>
        <source>kind {id}[ “{label}”][ for objects of type {type}][ for property {property}][ for grouping {grouping}][ for options of {option}][ for any {any}]</source>
        <extracomment>elements</extracomment>
        <translation>Art {id}[ „{label}“][ für Objekte vom Typ {type}][ für Eigenschaft {property}][ für Gruppierung {grouping}][ für Optionen von {option}][ für irgendeine {any}]</translation>
    </message>
    <message>
        <source>{id} · {type}[ · “{name}”][ · lasts {duration} turns]</source>
        <extracomment>elements</extracomment>
        <translation>{id} · {type}[ · „{name}“][ · dauert {duration} Runden]</translation>
    </message>
    <message>
        <source>{name} = {value}</source>
        <extracomment>elements</extracomment>
        <translation>{name} = {value}</translation>
    </message>
    <message>
        <source>groupings: {}</source>
        <extracomment>elements</extracomment>
        <translation>Gruppierungen: {}</translation>
    </message>
    <message>
        <source>requires tech {tech}</source>
        <extracomment>elements</extracomment>
        <translation>setzt Technik {tech} voraus</translation>
    </message>
    <message>
        <source>unlocks {class}</source>
        <extracomment>elements</extracomment>
        <translation>schaltet {class} frei</translation>
    </message>
    <message>
        <source>available[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>verfügbar[, wenn {if}]</translation>
    </message>
    <message>
        <source>location[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>Ort[, wenn {if}]</translation>
    </message>
    <message>
        <source>group[ {id}][ “{name}”][ · priority {priority}][ · stacking {stacking}][ · stage {stage}]</source>
        <extracomment>elements</extracomment>
        <translation>Gruppe[ {id}][ „{name}“][ · Priorität {priority}][ · Stapelung {stacking}][ · Abschnitt {stage}]</translation>
    </message>
    <message>
        <source>trigger[ before {before}][ during {when}][ after {after}][ of {of}][ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>Auslöser[ vor {before}][ während {when}][ nach {after}][ von {of}][, wenn {if}]</translation>
    </message>
    <message>
        <source>cost of {amount} {resource}</source>
        <extracomment>elements</extracomment>
        <translation>Kosten von {amount} {resource}</translation>
    </message>
    <message>
        <source>activation[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>Aktivierung[, wenn {if}]</translation>
    </message>
    <message>
        <source>include[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>einschließen[, wenn {if}]</translation>
    </message>
    <message>
        <source>exclude[ if {if}]</source>
        <extracomment>elements</extracomment>
        <translation>ausschließen[, wenn {if}]</translation>
    </message>
    <message>
        <source>effects</source>
        <extracomment>elements</extracomment>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>modify {variable}[ of part {part}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ to at least {max}][ to at most {min}][ · priority {priority}]</source>
        <extracomment>elements</extracomment>
        <translation>ändern: {variable}[ von Teil {part}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ auf mindestens {max}][ auf höchstens {min}][ · Priorität {priority}]</translation>
    </message>
    <message>
        <source>modify {variable} of every {type}[ named {object}][ of class {class}][ of grouping {grouping}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ to at least {max}][ to at most {min}][ · priority {priority}]</source>
        <extracomment>elements</extracomment>
        <translation>ändern: {variable} aller {type}[ mit Namen {object}][ der Klasse {class}][ der Gruppierung {grouping}][ = {set}][ × {multiply}][ ÷ {divide}][ + {add}][ auf mindestens {max}][ auf höchstens {min}][ · Priorität {priority}]</translation>
    </message>
    <message>
        <source>part {number} in scope {scope}</source>
        <extracomment>elements</extracomment>
        <translation>Teil {number} im Bereich {scope}</translation>
    </message>
    <message>
        <source>scenario {id}[ “{name}”]</source>
        <extracomment>elements</extracomment>
        <translation>Szenario {id}[ „{name}“]</translation>
    </message>
    <message>
        <source>policy[ · order {order}][ · reactions {reactions}][ · rotation {rotation}][ · start time {start-time}][ · groups: {}]</source>
        <extracomment>elements</extracomment>
        <translation>Regel[ · Reihenfolge {order}][ · Reaktionen {reactions}][ · reihum {rotation}][ · Startzeit {start-time}][ · Gruppen: {}]</translation>
    </message>
    <message>
        <source>view[ of {select}][ · screen {screen}][ · line {line}][ · message {message}][ · page {page}][ · zoom {zoom}]</source>
        <extracomment>elements</extracomment>
        <translation>Ansicht[ von {select}][ · Bildschirm {screen}][ · Zeile {line}][ · Nachricht {message}][ · Seite {page}][ · Zoom {zoom}]</translation>
    </message>
    <message>
        <source>condition[ {id}][ · {type}][ {op}][ when {when}][ · subject {subject}][ · direct object {direct}]</source>
        <extracomment>elements</extracomment>
        <translation>Bedingung[ {id}][ · {type}][ {op}][, wenn {when}][ · Betroffener {subject}][ · zweites Objekt {direct}]</translation>
    </message>
    <message>
        <source>counted condition[ {type}][ {op}][ when {when}]</source>
        <extracomment>elements</extracomment>
        <translation>gezählte Bedingung[ {type}][ {op}][, wenn {when}]</translation>
    </message>
    <message>
        <source>{shape} galaxy of {systems} systems, {planets} planets each, {empires} empires[ · seed {seed}]</source>
        <extracomment>elements</extracomment>
        <translation>Galaxie ({shape}) mit {systems} Systemen, je {planets} Planeten, {empires} Reichen[ · Startwert {seed}]</translation>
    </message>
    <message>
        <source>special {class} on planets[ · probability {probability}]</source>
        <extracomment>elements</extracomment>
        <translation>Besonderheit {class} auf Planeten[ · Wahrscheinlichkeit {probability}]</translation>
    </message>
    <message>
        <source>special {class} on capitals[ · probability {probability}]</source>
        <extracomment>elements</extracomment>
        <translation>Besonderheit {class} auf Hauptstädten[ · Wahrscheinlichkeit {probability}]</translation>
    </message>
    <message>
        <source>initial {meter} of {on} = {value}</source>
        <extracomment>elements</extracomment>
        <translation>Anfangswert von {meter} ({on}) = {value}</translation>
    </message>
    <message>
        <source>place {class}[ as “{name}”][ on {on}][, owner {owner}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>{class}[ als „{name}“][ auf {on}] aufstellen[, Besitzer {owner}][ · Runde {turn}]</translation>
    </message>
    <message>
        <source>give tech {tech} to {to}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Technik {tech} an {to} geben[ · Runde {turn}]</translation>
    </message>
    <message>
        <source>decision[ for {group}][ of {source}][ · event of {subject}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Entscheidung[ für {group}][ von {source}][ · Ereignis von {subject}][ · Runde {turn}]</translation>
    </message>
    <message>
        <source>texts in {language}</source>
        <extracomment>elements</extracomment>
        <translation>Texte in {language}</translation>
    </message>
    <message>
        <source>{id} = “{}”</source>
        <extracomment>elements</extracomment>
        <translation>{id} = „{}“</translation>
    </message>
    <message>
        <source>variable {name}[ of {scope}][ · {format}][ · next turn {spread}]</source>
        <extracomment>elements</extracomment>
        <translation>Variable {name}[ von {scope}][ · {format}][ · nächste Runde {spread}]</translation>
    </message>
    <message>
        <source>channel {direction} · {variable}[ of {scope}][ ↔ meter {meter}][ ↔ property {property}]</source>
        <extracomment>elements</extracomment>
        <translation>Kanal {direction} · {variable}[ von {scope}][ ↔ Messwert {meter}][ ↔ Eigenschaft {property}]</translation>
    </message>
    <message>
        <source>function {id} = {value}[ · result {result}]</source>
        <extracomment>elements</extracomment>
        <translation>Funktion {id} = {value}[ · Ergebnis {result}]</translation>
    </message>
    <message>
        <source>parameter {name} · {format}</source>
        <extracomment>elements</extracomment>
        <translation>Parameter {name} · {format}</translation>
    </message>
    <message>
        <source>table {id}[ from {file}][ · key {key}][ · match {match}]</source>
        <extracomment>elements</extracomment>
        <translation>Tabelle {id}[ aus {file}][ · Schlüssel {key}][ · Treffer {match}]</translation>
    </message>
    <message>
        <source>column {id} · {format}</source>
        <extracomment>elements</extracomment>
        <translation>Spalte {id} · {format}</translation>
    </message>
    <message>
        <source>row {key}</source>
        <extracomment>elements</extracomment>
        <translation>Zeile {key}</translation>
    </message>
    <message>
        <source>aggregate {id} · step {step}[ · start {start}][ · finish {finish}][ · if empty {empty}]</source>
        <extracomment>elements</extracomment>
        <translation>Aggregat {id} · Schritt {step}[ · Beginn {start}][ · Abschluss {finish}][ · wenn leer {empty}]</translation>
    </message>
    <message>
        <source>run[ of scenario {scenario}]</source>
        <extracomment>elements</extracomment>
        <translation>Lauf[ des Szenarios {scenario}]</translation>
    </message>
    <message>
        <source>page {}</source>
        <extracomment>phrases</extracomment>
        <translation>Seite {}</translation>
    </message>
    <message>
        <source>Write a number instead of value().</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl statt value().</translation>
    </message>
    <message>
        <source>Write {1} in the parentheses.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie {1} in die Klammern.</translation>
    </message>
    <message>
        <source>Let the condition read a value that can change, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie die Bedingung einen Wert lesen, der sich ändern kann, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>Replace one of them with a value in the format of the other.</source>
        <extracomment>findings</extracomment>
        <translation>Ersetzen Sie eines davon durch einen Wert im Format des anderen.</translation>
    </message>
    <message>
        <source>Divide by a number other than 0.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie durch eine andere Zahl als 0.</translation>
    </message>
    <message>
        <source>Add &lt;{1}&gt; inside &lt;{0}&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie &lt;{1}&gt; in &lt;{0}&gt; hinzu.</translation>
    </message>
    <message>
        <source>Add the missing expressions, or remove those that are too many.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie die fehlenden Ausdrücke hinzu, oder entfernen Sie die überzähligen.</translation>
    </message>
    <message>
        <source>Write an expression here.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie hier einen Ausdruck.</translation>
    </message>
    <message>
        <source>Name the kind of &apos;{0}&apos;, or use an id of the kind {1}.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie die Art von „{0}“, oder verwenden Sie eine Id der Art {1}.</translation>
    </message>
    <message>
        <source>Write a comma before &apos;{0}&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ein Komma vor „{0}“.</translation>
    </message>
    <message>
        <source>Write a name after the &apos;.&apos;, such as Source.Population.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie hinter den „.“ einen Namen, etwa Source.Population.</translation>
    </message>
    <message>
        <source>Write an operator before &apos;{0}&apos;, such as + or and.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Operator vor „{0}“, etwa + oder and.</translation>
    </message>
    <message>
        <source>Write a value {0}.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie {0} einen Wert.</translation>
    </message>
    <message>
        <source>Write &apos;{1}&apos; instead of &apos;{0}&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie „{1}“ statt „{0}“.</translation>
    </message>
    <message>
        <source>Write a distance of 0 or more.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Entfernung ab 0.</translation>
    </message>
    <message>
        <source>Write the expression without &apos;{0}&apos;, or move it to a place that has &apos;{0}&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Ausdruck ohne „{0}“, oder verschieben Sie ihn an eine Stelle, die „{0}“ hat.</translation>
    </message>
    <message>
        <source>Write at least 1 after &apos;d&apos;, such as 2d6.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie mindestens 1 hinter „d“, etwa 2d6.</translation>
    </message>
    <message>
        <source>Use constants for which this operation has a result.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Konstanten, für die diese Rechnung ein Ergebnis hat.</translation>
    </message>
    <message>
        <source>Read the member from an object, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie die Angabe hinter dem Punkt von einem Objekt, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>Remove the control characters from the text.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie die Steuerzeichen aus dem Text.</translation>
    </message>
    <message>
        <source>Write ({0}).</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ({0}).</translation>
    </message>
    <message>
        <source>Write the name of the object in quotes, such as object(&apos;Sol III&apos;).</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Namen des Objekts in Anführungszeichen, etwa object(&apos;Sol III&apos;).</translation>
    </message>
    <message>
        <source>Write option(game, …) or option(empire, …).</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie option(game, …) oder option(empire, …).</translation>
    </message>
    <message>
        <source>Write option({1}, {0}).</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie option({1}, {0}).</translation>
    </message>
    <message>
        <source>Use smaller numbers: the largest is about 1.8e308.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie kleinere Zahlen: Die größte ist etwa 1.8e308.</translation>
    </message>
    <message>
        <source>Write two constants, such as [3, -4].</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie zwei Konstanten, etwa [3, -4].</translation>
    </message>
    <message>
        <source>Remove &apos;{0}&apos;, or write it after a relation that takes a number, such as near.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie „{0}“, oder schreiben Sie es hinter eine Beziehung, die eine Zahl nimmt, etwa near.</translation>
    </message>
    <message>
        <source>Keep one &apos;{0}&apos;, and combine several conditions with &apos;and&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie ein „{0}“, und verbinden Sie mehrere Bedingungen mit „and“.</translation>
    </message>
    <message>
        <source>Keep one type and one relation, and test the rest after &apos;where&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie einen Typ und eine Beziehung, und prüfen Sie den Rest hinter „where“.</translation>
    </message>
    <message>
        <source>Write a number before &apos;jumps&apos;, or remove &apos;jumps&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl vor „jumps“, oder entfernen Sie „jumps“.</translation>
    </message>
    <message>
        <source>Write &apos;)&apos; at the end of the part in brackets.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie „)“ an das Ende des Teils in Klammern.</translation>
    </message>
    <message>
        <source>Write &apos;]&apos; after the second number.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie „]“ hinter die zweite Zahl.</translation>
    </message>
    <message>
        <source>Write {0} at the end of the text.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie {0} an das Ende des Textes.</translation>
    </message>
    <message>
        <source>Remove it, or complete the expression around it.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie es, oder vervollständigen Sie den Ausdruck darum herum.</translation>
    </message>
    <message>
        <source>Write an aggregate, such as count or sum.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ein Aggregat, etwa count oder sum.</translation>
    </message>
    <message>
        <source>Remove &apos;{0}&apos;, or write it in a text in quotes.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie „{0}“, oder schreiben Sie es in einen Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Correct the name, or add the column to the table.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen, oder fügen Sie der Tabelle die Spalte hinzu.</translation>
    </message>
    <message>
        <source>Correct the name, or define the function: &lt;function id=&quot;{0}&quot; value=&quot;…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen, oder definieren Sie die Funktion: &lt;function id=&quot;{0}&quot; value=&quot;…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>Correct the id, or define it in the project.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie die Id, oder definieren Sie sie im Projekt.</translation>
    </message>
    <message>
        <source>Correct the name, or declare a property or variable with this name.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen, oder vereinbaren Sie eine Eigenschaft oder Variable mit diesem Namen.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the option in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen, oder vereinbaren Sie die Option in einem Vokabular.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the property in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen, oder vereinbaren Sie die Eigenschaft in einem Vokabular.</translation>
    </message>
    <message>
        <source>Write a type such as planets, or a relation such as owned or near 100.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Typ wie planets oder eine Beziehung wie owned oder near 100.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the scope in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen, oder vereinbaren Sie den Bereich in einem Vokabular.</translation>
    </message>
    <message>
        <source>Correct the name, or add a table with this id.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen, oder fügen Sie eine Tabelle mit dieser Id hinzu.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the type in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen, oder vereinbaren Sie den Typ in einem Vokabular.</translation>
    </message>
    <message>
        <source>Correct the condition, or keep only the branch that is used.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie die Bedingung, oder behalten Sie nur den Zweig, der gebraucht wird.</translation>
    </message>
    <message>
        <source>Replace it with an expression of the format {2}.</source>
        <extracomment>findings</extracomment>
        <translation>Ersetzen Sie es durch einen Ausdruck im Format {2}.</translation>
    </message>
    <message>
        <source>Statements of scenarios</source>
        <extracomment>phrases</extracomment>
        <translation>Anweisungen von Szenarien</translation>
    </message>
    <message>
        <source>The statements that create a scenario&apos;s objects and set their values.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Anweisungen, die die Objekte eines Szenarios erzeugen und ihre Werte setzen.</translation>
    </message>
    <message>
        <source>team {id} of {empires}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Mannschaft {id} aus {empires}[ · Runde {turn}]</translation>
    </message>
    <message>
        <source>map {name}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Karte {name}[ · Runde {turn}]</translation>
    </message>
    <message>
        <source>empire {id}[, capital {capital}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Reich {id}[, Hauptstadt {capital}][ · Runde {turn}]</translation>
    </message>
    <message>
        <source>system {name} at ({x}, {y})[ on map {map}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>System {name} bei ({x}, {y})[ auf Karte {map}][ · Runde {turn}]</translation>
    </message>
    <message>
        <source>starlane from {from} to {to}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Sternenstraße von {from} nach {to}[ · Runde {turn}]</translation>
    </message>
    <message>
        <source>planet {name} in {system}[, owner {owner}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Planet {name} in {system}[, Besitzer {owner}][ · Runde {turn}]</translation>
    </message>
    <message>
        <source>Moves an object to a position or into a system, with everything attached to it. A system takes its contents along, and objects on its starlanes stay on them.</source>
        <extracomment>elements</extracomment>
        <translation>Bewegt ein Objekt an eine Position oder in ein System, mit allem, was daran hängt. Ein System nimmt seinen Inhalt mit, und Objekte auf seinen Sternenstraßen bleiben darauf.</translation>
    </message>
    <message>
        <source>move {object}[ into {to}][ to x {x}][, y {y}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>{object} bewegen[ in {to}][ nach x {x}][, y {y}][ · Runde {turn}]</translation>
    </message>
    <message>
        <source>The name of the system that the object moves into. Omit it to use a position.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name des Systems, in das sich das Objekt bewegt. Lassen Sie ihn weg, um eine Position anzugeben.</translation>
    </message>
    <message>
        <source>The new coordinate on the map.</source>
        <extracomment>elements</extracomment>
        <translation>Die neue Koordinate auf der Karte.</translation>
    </message>
    <message>
        <source>Attach</source>
        <extracomment>elements</extracomment>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>Attaches an object to another object, which gives it a place. It leaves the object that it was attached to. Its owners stay the same, and its journey ends.</source>
        <extracomment>elements</extracomment>
        <translation>Hängt ein Objekt an ein anderes, das ihm seinen Ort gibt. Es verlässt das Objekt, an dem es hing. Seine Besitzer bleiben gleich, und seine Reise endet.</translation>
    </message>
    <message>
        <source>attach {object} to {to}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>{object} an {to} hängen[ · Runde {turn}]</translation>
    </message>
    <message>
        <source>The name of the object that it is attached to from now on.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name des Objekts, an dem es von nun an hängt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>elements</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes an object from the game, with everything attached to it. A system takes its contents and its starlanes along.</source>
        <extracomment>elements</extracomment>
        <translation>Entfernt ein Objekt aus dem Spiel, mit allem, was daran hängt. Mit einem System verschwinden auch sein Inhalt und seine Sternenstraßen.</translation>
    </message>
    <message>
        <source>remove {object}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>{object} entfernen[ · Runde {turn}]</translation>
    </message>
    <message>
        <source>Removes the starlane between two systems. Objects on it stop where they are.</source>
        <extracomment>elements</extracomment>
        <translation>Entfernt die Sternenstraße zwischen zwei Systemen. Objekte darauf bleiben stehen, wo sie sind.</translation>
    </message>
    <message>
        <source>remove starlane from {from} to {to}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Sternenstraße von {from} nach {to} entfernen[ · Runde {turn}]</translation>
    </message>
    <message>
        <source>&lt;move&gt; names both a system and a position</source>
        <extracomment>findings</extracomment>
        <translation>&lt;move&gt; nennt ein System und zugleich eine Position</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be attached to {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann nicht an {1} hängen</translation>
    </message>
    <message>
        <source>Attach it to an object that is not attached to it.</source>
        <extracomment>findings</extracomment>
        <translation>Hängen Sie es an ein Objekt, das nicht an ihm hängt.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be moved alone, because it is attached to &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann nicht allein bewegt werden, weil es an „{1}“ hängt</translation>
    </message>
    <message>
        <source>Move the other object, or use &lt;attach&gt; to attach it to a third one.</source>
        <extracomment>findings</extracomment>
        <translation>Bewegen Sie das andere Objekt, oder hängen Sie es mit &lt;attach&gt; an ein drittes.</translation>
    </message>
    <message>
        <source>the game object &apos;{0}&apos; cannot be removed</source>
        <extracomment>findings</extracomment>
        <translation>das Spielobjekt „{0}“ kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>Remove another object. Each run needs the game object.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie ein anderes Objekt. Jeder Lauf braucht das Spielobjekt.</translation>
    </message>
    <message>
        <source>no starlane connects &apos;{0}&apos; and &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>keine Sternenstraße verbindet „{0}“ und „{1}“</translation>
    </message>
    <message>
        <source>Name the two systems of a starlane, or remove this line.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie die beiden Systeme einer Sternenstraße, oder entfernen Sie diese Zeile.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of type {1} has no position</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ vom Typ {1} hat keine Position</translation>
    </message>
    <message>
        <source>Move a system, or an object that can be in a system.</source>
        <extracomment>findings</extracomment>
        <translation>Bewegen Sie ein System oder ein Objekt, das in einem System sein kann.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a system and cannot be in system &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein System und kann nicht im System „{1}“ sein</translation>
    </message>
    <message>
        <source>Write x and y to move a system.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie x und y an, um ein System zu bewegen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, which is attached to it</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“, das an ihm hängt</translation>
    </message>
    <message>
        <source>itself</source>
        <extracomment>phrases</extracomment>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>Chance key</source>
        <extracomment>elements</extracomment>
        <translation>Zufallsschlüssel</translation>
    </message>
    <message>
        <source>The name that random draws and comparisons use. A rename keeps the old name here, so results do not change. Remove it for new draws. Default: the current name.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name, den Zufallszahlen und Vergleiche verwenden. Beim Umbenennen bleibt hier der alte Name, damit sich Ergebnisse nicht ändern. Ohne ihn wird neu gewürfelt. Voreinstellung: der jetzige Name.</translation>
    </message>
    <message>
        <source>the chance key &apos;{0}&apos; is already in use here</source>
        <extracomment>findings</extracomment>
        <translation>der Zufallsschlüssel „{0}“ wird hier schon verwendet</translation>
    </message>
    <message>
        <source>Give one of them another chance key. Otherwise both draw the same random numbers.</source>
        <extracomment>findings</extracomment>
        <translation>Einem von beiden einen anderen Zufallsschlüssel geben. Sonst ziehen beide dieselben Zufallszahlen.</translation>
    </message>
    <message>
        <source>other causes</source>
        <extracomment>phrases</extracomment>
        <translation>andere Ursachen</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not begin with the name of an object, a dot and a value</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ beginnt nicht mit dem Namen eines Objekts, einem Punkt und einem Wert</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not the code of a problem of runs, such as run.division-by-zero</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist nicht der Code eines Problems in Läufen, etwa run.division-by-zero</translation>
    </message>
    <message>
        <source>condition {0} is met</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0} ist erfüllt</translation>
    </message>
    <message>
        <source>event {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Ereignis {0}</translation>
    </message>
    <message>
        <source>event {0} of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>Ereignis {0} von {1}</translation>
    </message>
    <message>
        <source>in a question about a run</source>
        <extracomment>phrases</extracomment>
        <translation>in einer Frage zu einem Lauf</translation>
    </message>
    <message>
        <source>no group responds to the event &apos;{0}&apos;, so runs do not record it</source>
        <extracomment>phrases</extracomment>
        <translation>keine Gruppe antwortet auf das Ereignis „{0}“, darum zeichnen Läufe es nicht auf</translation>
    </message>
    <message>
        <source>the scenario has no condition &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>das Szenario hat keine Bedingung „{0}“</translation>
    </message>
    <message>
        <source>there is no event &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt kein Ereignis „{0}“</translation>
    </message>
    <message>
        <source>there is no group &apos;{0}&apos;; write it as CLASS/GROUP</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine Gruppe „{0}“; schreiben Sie sie als KLASSE/GRUPPE</translation>
    </message>
    <message>
        <source>there is no type or class &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen Typ und keine Klasse „{0}“</translation>
    </message>
    <message>
        <source>this is no condition</source>
        <extracomment>phrases</extracomment>
        <translation>das ist keine Bedingung</translation>
    </message>
    <message>
        <source>{0} becomes true for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wird wahr für {1}</translation>
    </message>
    <message>
        <source>{0} does not fire for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} feuert nicht für {1}</translation>
    </message>
    <message>
        <source>{0} of {1}: {2} → {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1}: {2} → {3}</translation>
    </message>
    <message>
        <source>to each event</source>
        <extracomment>choices</extracomment>
        <translation>auf jedes Ereignis</translation>
    </message>
    <message>
        <source>to the first event of the game</source>
        <extracomment>choices</extracomment>
        <translation>auf das erste Ereignis des Spiels</translation>
    </message>
    <message>
        <source>to the first event of each turn</source>
        <extracomment>choices</extracomment>
        <translation>auf das erste Ereignis jeder Runde</translation>
    </message>
    <message>
        <source>any class</source>
        <extracomment>choices</extracomment>
        <translation>irgendeine Klasse</translation>
    </message>
    <message>
        <source>any grouping</source>
        <extracomment>choices</extracomment>
        <translation>irgendeine Gruppierung</translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>choices</extracomment>
        <translation>eingehend</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>choices</extracomment>
        <translation>ausgehend</translation>
    </message>
    <message>
        <source>the last key that is not above</source>
        <extracomment>choices</extracomment>
        <translation>der letzte Schlüssel, der nicht darüber liegt</translation>
    </message>
    <message>
        <source>the same key</source>
        <extracomment>choices</extracomment>
        <translation>derselbe Schlüssel</translation>
    </message>
    <message>
        <source>owned by it</source>
        <extracomment>choices</extracomment>
        <translation>in seinem Besitz</translation>
    </message>
    <message>
        <source>its allies (all owners)</source>
        <extracomment>choices</extracomment>
        <translation>seine Verbündeten (alle Besitzer)</translation>
    </message>
    <message>
        <source>its allies (any owner)</source>
        <extracomment>choices</extracomment>
        <translation>seine Verbündeten (irgendein Besitzer)</translation>
    </message>
    <message>
        <source>itself (all owners)</source>
        <extracomment>choices</extracomment>
        <translation>selbst (alle Besitzer)</translation>
    </message>
    <message>
        <source>itself (any owner)</source>
        <extracomment>choices</extracomment>
        <translation>selbst (irgendein Besitzer)</translation>
    </message>
    <message>
        <source>its enemies (all owners)</source>
        <extracomment>choices</extracomment>
        <translation>seine Feinde (alle Besitzer)</translation>
    </message>
    <message>
        <source>its enemies (any owner)</source>
        <extracomment>choices</extracomment>
        <translation>seine Feinde (irgendein Besitzer)</translation>
    </message>
    <message>
        <source>not owned by it</source>
        <extracomment>choices</extracomment>
        <translation>nicht in seinem Besitz</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>choices</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>the object that it is attached to</source>
        <extracomment>choices</extracomment>
        <translation>das Objekt, an dem es hängt</translation>
    </message>
    <message>
        <source>another object</source>
        <extracomment>choices</extracomment>
        <translation>ein anderes Objekt</translation>
    </message>
    <message>
        <source>an object of the same owner</source>
        <extracomment>choices</extracomment>
        <translation>ein Objekt desselben Besitzers</translation>
    </message>
    <message>
        <source>the holder</source>
        <extracomment>choices</extracomment>
        <translation>der Träger</translation>
    </message>
    <message>
        <source>the target</source>
        <extracomment>choices</extracomment>
        <translation>das Ziel</translation>
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
        <translation>eine Option der Reiche</translation>
    </message>
    <message>
        <source>an option of the game</source>
        <extracomment>choices</extracomment>
        <translation>eine Option des Spiels</translation>
    </message>
    <message>
        <source>as the player decides</source>
        <extracomment>choices</extracomment>
        <translation>wie der Spieler entscheidet</translation>
    </message>
    <message>
        <source>by priority and id</source>
        <extracomment>choices</extracomment>
        <translation>nach Priorität und Id</translation>
    </message>
    <message>
        <source>cancel an order</source>
        <extracomment>choices</extracomment>
        <translation>Befehl widerrufen</translation>
    </message>
    <message>
        <source>the commonest</source>
        <extracomment>choices</extracomment>
        <translation>häufigstem Wert von</translation>
    </message>
    <message>
        <source>set the focus</source>
        <extracomment>choices</extracomment>
        <translation>Schwerpunkt setzen</translation>
    </message>
    <message>
        <source>give an object</source>
        <extracomment>choices</extracomment>
        <translation>Objekt geben</translation>
    </message>
    <message>
        <source>the largest</source>
        <extracomment>choices</extracomment>
        <translation>größtem Wert von</translation>
    </message>
    <message>
        <source>as listed</source>
        <extracomment>choices</extracomment>
        <translation>wie aufgeführt</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>choices</extracomment>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>no order</source>
        <extracomment>choices</extracomment>
        <translation>ohne Ordnung</translation>
    </message>
    <message>
        <source>produce</source>
        <extracomment>choices</extracomment>
        <translation>produzieren</translation>
    </message>
    <message>
        <source>research</source>
        <extracomment>choices</extracomment>
        <translation>forschen</translation>
    </message>
    <message>
        <source>sequence</source>
        <extracomment>choices</extracomment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>the smallest</source>
        <extracomment>choices</extracomment>
        <translation>kleinstem Wert von</translation>
    </message>
    <message>
        <source>set the target</source>
        <extracomment>choices</extracomment>
        <translation>Ziel setzen</translation>
    </message>
    <message>
        <source>circle</source>
        <extracomment>choices</extracomment>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>owner</source>
        <extracomment>choices</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>choices</extracomment>
        <translation>der Durchschnitt</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>choices</extracomment>
        <translation>der erste</translation>
    </message>
    <message>
        <source>largest</source>
        <extracomment>choices</extracomment>
        <translation>der größte</translation>
    </message>
    <message>
        <source>smallest</source>
        <extracomment>choices</extracomment>
        <translation>der kleinste</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>choices</extracomment>
        <translation>verzichten</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>choices</extracomment>
        <translation>nutzen</translation>
    </message>
    <message>
        <source>all features</source>
        <extracomment>choices</extracomment>
        <translation>alle Funktionen</translation>
    </message>
    <message>
        <source>only original features</source>
        <extracomment>choices</extracomment>
        <translation>nur ursprüngliche Funktionen</translation>
    </message>
    <message>
        <source>build screen</source>
        <extracomment>choices</extracomment>
        <translation>Bau-Bildschirm</translation>
    </message>
    <message>
        <source>main screen</source>
        <extracomment>choices</extracomment>
        <translation>Hauptbildschirm</translation>
    </message>
    <message>
        <source>message screen</source>
        <extracomment>choices</extracomment>
        <translation>Nachrichten-Bildschirm</translation>
    </message>
    <message>
        <source>special screen</source>
        <extracomment>choices</extracomment>
        <translation>Sonderbildschirm</translation>
    </message>
    <message>
        <source>status screen</source>
        <extracomment>choices</extracomment>
        <translation>Status-Bildschirm</translation>
    </message>
    <message>
        <source>cluster</source>
        <extracomment>choices</extracomment>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>disc</source>
        <extracomment>choices</extracomment>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>ring</source>
        <extracomment>choices</extracomment>
        <translation>Ring</translation>
    </message>
    <message>
        <source>spiral</source>
        <extracomment>choices</extracomment>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>the capital</source>
        <extracomment>choices</extracomment>
        <translation>die Hauptstadt</translation>
    </message>
    <message>
        <source>the object itself</source>
        <extracomment>choices</extracomment>
        <translation>das Objekt selbst</translation>
    </message>
    <message>
        <source>after combat</source>
        <extracomment>choices</extracomment>
        <translation>nach dem Kampf</translation>
    </message>
    <message>
        <source>after growth</source>
        <extracomment>choices</extracomment>
        <translation>nach dem Wachstum</translation>
    </message>
    <message>
        <source>after movement</source>
        <extracomment>choices</extracomment>
        <translation>nach der Bewegung</translation>
    </message>
    <message>
        <source>after production</source>
        <extracomment>choices</extracomment>
        <translation>nach der Produktion</translation>
    </message>
    <message>
        <source>after research</source>
        <extracomment>choices</extracomment>
        <translation>nach der Forschung</translation>
    </message>
    <message>
        <source>before combat</source>
        <extracomment>choices</extracomment>
        <translation>vor dem Kampf</translation>
    </message>
    <message>
        <source>before growth</source>
        <extracomment>choices</extracomment>
        <translation>vor dem Wachstum</translation>
    </message>
    <message>
        <source>before movement</source>
        <extracomment>choices</extracomment>
        <translation>vor der Bewegung</translation>
    </message>
    <message>
        <source>before production</source>
        <extracomment>choices</extracomment>
        <translation>vor der Produktion</translation>
    </message>
    <message>
        <source>before research</source>
        <extracomment>choices</extracomment>
        <translation>vor der Forschung</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>choices</extracomment>
        <translation>keines</translation>
    </message>
    <message>
        <source>the object in scope</source>
        <extracomment>choices</extracomment>
        <translation>das Objekt im Geltungsbereich</translation>
    </message>
    <message>
        <source>the whole galaxy</source>
        <extracomment>choices</extracomment>
        <translation>die ganze Galaxis</translation>
    </message>
    <message>
        <source>everybody</source>
        <extracomment>choices</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>the foe</source>
        <extracomment>choices</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>the object</source>
        <extracomment>choices</extracomment>
        <translation>das Objekt</translation>
    </message>
    <message>
        <source>the owners</source>
        <extracomment>choices</extracomment>
        <translation>die Besitzer</translation>
    </message>
    <message>
        <source>only the project&apos;s own</source>
        <extracomment>choices</extracomment>
        <translation>nur das eigene des Projekts</translation>
    </message>
    <message>
        <source>shipped and own</source>
        <extracomment>choices</extracomment>
        <translation>mitgeliefertes und eigenes</translation>
    </message>
    <message>
        <source>current value</source>
        <extracomment>choices</extracomment>
        <translation>aktueller Wert</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>choices</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>primary</source>
        <extracomment>choices</extracomment>
        <translation>primär</translation>
    </message>
    <message>
        <source>secondary</source>
        <extracomment>choices</extracomment>
        <translation>sekundär</translation>
    </message>
    <message>
        <source>secondary only</source>
        <extracomment>choices</extracomment>
        <translation>nur sekundär</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a link in the revision &apos;{1}&apos;, and links are not followed there; commit a copy of the file in place of the link</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist in der Revision „{1}“ eine Verknüpfung, der dort nicht gefolgt wird; übertragen Sie statt der Verknüpfung eine Kopie der Datei</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a submodule in the revision &apos;{1}&apos;, so its files are in another repository; compare folders instead</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist in der Revision „{1}“ ein Submodul, seine Dateien liegen also in einem anderen Repository; vergleichen Sie stattdessen Ordner</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is in no git repository, so it has no revision &apos;{1}&apos;; name a folder instead</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ liegt in keinem Git-Repository und hat daher keine Revision „{1}“; geben Sie stattdessen einen Ordner an</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a commit; write a branch, a tag, the hash of a commit, or HEAD~1</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Commit; schreiben Sie einen Branch, ein Tag, den Hash eines Commits oder HEAD~1</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not the name of a revision; write a branch, a tag, the hash of a commit, or HEAD~1</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Name einer Revision; schreiben Sie einen Branch, ein Tag, den Hash eines Commits oder HEAD~1</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is the beginning of several hashes; write more digits</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist der Anfang mehrerer Hashes; schreiben Sie mehr Stellen</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; leads to no git repository: {1}; repair it, or name a folder without a revision</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ führt zu keinem Git-Repository: {1}; reparieren Sie die Datei oder geben Sie einen Ordner ohne Revision an</translation>
    </message>
    <message>
        <source>&apos;{0}@{1}&apos; lacks a part; write a folder, &apos;@&apos; and a revision: seven-suns@HEAD~1</source>
        <extracomment>phrases</extracomment>
        <translation>in „{0}@{1}“ fehlt ein Teil; schreiben Sie einen Ordner, „@“ und eine Revision: seven-suns@HEAD~1</translation>
    </message>
    <message>
        <source>cannot read &apos;{0}&apos; from the git repository &apos;{1}&apos;: {2}; git fsck shows missing and damaged objects</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht aus dem Git-Repository „{1}“ gelesen werden: {2}; git fsck zeigt fehlende und beschädigte Objekte</translation>
    </message>
    <message>
        <source>the folder &apos;{0}&apos; is too large in the revision &apos;{1}&apos;; check that it is the folder of a single project</source>
        <extracomment>phrases</extracomment>
        <translation>der Ordner „{0}“ ist in der Revision „{1}“ zu groß; prüfen Sie, ob er der Ordner eines einzigen Projekts ist</translation>
    </message>
    <message>
        <source>the git repository &apos;{0}&apos; has no revision &apos;{1}&apos;, because its branch has no commit yet; commit the project first</source>
        <extracomment>phrases</extracomment>
        <translation>das Git-Repository „{0}“ hat keine Revision „{1}“, weil sein Branch noch keinen Commit hat; übertragen Sie zuerst das Projekt</translation>
    </message>
    <message>
        <source>the git repository &apos;{0}&apos; has no revision &apos;{1}&apos;; git log --all lists its revisions</source>
        <extracomment>phrases</extracomment>
        <translation>das Git-Repository „{0}“ hat keine Revision „{1}“; git log --all listet seine Revisionen auf</translation>
    </message>
    <message>
        <source>the git repository &apos;{0}&apos; is a shallow clone without the revision &apos;{1}&apos;; git fetch --unshallow gets the missing revisions</source>
        <extracomment>phrases</extracomment>
        <translation>das Git-Repository „{0}“ ist ein flacher Klon ohne die Revision „{1}“; git fetch --unshallow holt die fehlenden Revisionen</translation>
    </message>
    <message>
        <source>there is no folder &apos;{0}&apos; in the revision &apos;{1}&apos;; name a revision that has it, or the folder by its name in that revision</source>
        <extracomment>phrases</extracomment>
        <translation>in der Revision „{1}“ gibt es keinen Ordner „{0}“; geben Sie eine Revision an, die ihn hat, oder den Namen des Ordners in dieser Revision</translation>
    </message>
    <message>
        <source>caps</source>
        <extracomment>phrases</extracomment>
        <translation>Begrenzung</translation>
    </message>
    <message>
        <source>channels</source>
        <extracomment>phrases</extracomment>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>combat</source>
        <extracomment>phrases</extracomment>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>durations</source>
        <extracomment>phrases</extracomment>
        <translation>Dauern</translation>
    </message>
    <message>
        <source>movement</source>
        <extracomment>phrases</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>orders</source>
        <extracomment>phrases</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>production</source>
        <extracomment>phrases</extracomment>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>reset</source>
        <extracomment>phrases</extracomment>
        <translation>Rücksetzen</translation>
    </message>
    <message>
        <source>set-up</source>
        <extracomment>phrases</extracomment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>visibility</source>
        <extracomment>phrases</extracomment>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>{0}, priority {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, Priorität {1}</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>elements</extracomment>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Sets a value of an object, and keeps it: no rule can change the value until the last turn of the hold.</source>
        <extracomment>elements</extracomment>
        <translation>Setzt einen Wert eines Objekts und behält ihn: Keine Regel kann den Wert bis zur letzten Runde des Festhaltens ändern.</translation>
    </message>
    <message>
        <source>Until turn</source>
        <extracomment>elements</extracomment>
        <translation>Bis Runde</translation>
    </message>
    <message>
        <source>The last turn in which the value is held. Default: the end of the run.</source>
        <extracomment>elements</extracomment>
        <translation>Die letzte Runde, in der der Wert festgehalten wird. Vorgabe: das Ende des Laufs.</translation>
    </message>
    <message>
        <source>Branch</source>
        <extracomment>elements</extracomment>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>A run that has these statements, orders and decisions, too. It shares all turns before them with the run around it.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Lauf, der auch diese Anweisungen, Befehle und Entscheidungen hat. Alle Runden davor teilt er mit dem Lauf, in dem er steht.</translation>
    </message>
    <message>
        <source>what-if {name}</source>
        <extracomment>elements</extracomment>
        <translation>Annahme {name}</translation>
    </message>
    <message>
        <source>The name of the branch, unique in the run.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name der Annahme, eindeutig im Lauf.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a value that can be set</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Wert, der gesetzt werden kann</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not of the form OBJECT.VALUE=CONSTANT@TURN, @TURN..TURN or @TURN..</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat nicht die Form OBJEKT.WERT=KONSTANTE@RUNDE, @RUNDE..RUNDE oder @RUNDE..</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“: {1}</translation>
    </message>
    <message>
        <source>a nearer change may exist: the search reached its limit</source>
        <extracomment>phrases</extracomment>
        <translation>eine noch näher liegende Änderung ist möglich: Die Suche hat ihre Grenze erreicht</translation>
    </message>
    <message>
        <source>an earlier effect has the same stacking name</source>
        <extracomment>phrases</extracomment>
        <translation>ein früherer Effekt hat denselben Stapelnamen</translation>
    </message>
    <message>
        <source>change {0} to {1} in &apos;{2}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>{0} durch {1} ersetzen in „{2}“</translation>
    </message>
    <message>
        <source>counter {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Zähler {0}</translation>
    </message>
    <message>
        <source>enable the effect</source>
        <extracomment>phrases</extracomment>
        <translation>den Effekt einschalten</translation>
    </message>
    <message>
        <source>enable the group</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe einschalten</translation>
    </message>
    <message>
        <source>even if all conditions match, the group does not act: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>auch wenn alle Bedingungen passen, wirkt die Gruppe nicht: {0}</translation>
    </message>
    <message>
        <source>held</source>
        <extracomment>phrases</extracomment>
        <translation>festgehalten</translation>
    </message>
    <message>
        <source>in a run from the start, earlier turns change too, and the group does not act</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Lauf vom Anfang an ändern sich auch frühere Runden, und die Gruppe wirkt nicht</translation>
    </message>
    <message>
        <source>nearest change</source>
        <extracomment>phrases</extracomment>
        <translation>nächstliegende Änderung</translation>
    </message>
    <message>
        <source>nearest change of the content</source>
        <extracomment>phrases</extracomment>
        <translation>nächstliegende Änderung des Inhalts</translation>
    </message>
    <message>
        <source>nearest change of values</source>
        <extracomment>phrases</extracomment>
        <translation>nächstliegende Änderung von Werten</translation>
    </message>
    <message>
        <source>negate the condition &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingung „{0}“ verneinen</translation>
    </message>
    <message>
        <source>no change of the conditions makes the group act: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>keine Änderung der Bedingungen lässt die Gruppe wirken: {0}</translation>
    </message>
    <message>
        <source>no effect of the group can act on {0}: it lacks the value that they change</source>
        <extracomment>phrases</extracomment>
        <translation>kein Effekt der Gruppe kann auf {0} wirken: Ihm fehlt der Wert, den sie ändern</translation>
    </message>
    <message>
        <source>nothing else changes in this turn</source>
        <extracomment>phrases</extracomment>
        <translation>sonst ändert sich in dieser Runde nichts</translation>
    </message>
    <message>
        <source>number of objects</source>
        <extracomment>phrases</extracomment>
        <translation>Anzahl der Objekte</translation>
    </message>
    <message>
        <source>remove the stacking name &apos;{0}&apos; of the effect</source>
        <extracomment>phrases</extracomment>
        <translation>den Stapelnamen „{0}“ des Effekts entfernen</translation>
    </message>
    <message>
        <source>remove the stacking name &apos;{0}&apos; of the group</source>
        <extracomment>phrases</extracomment>
        <translation>den Stapelnamen „{0}“ der Gruppe entfernen</translation>
    </message>
    <message>
        <source>set the priority of the group to {0} instead of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>die Priorität der Gruppe auf {0} statt {1} setzen</translation>
    </message>
    <message>
        <source>set {0} of {1} to {2} instead of {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1} auf {2} statt {3} setzen</translation>
    </message>
    <message>
        <source>share of objects</source>
        <extracomment>phrases</extracomment>
        <translation>Anteil der Objekte</translation>
    </message>
    <message>
        <source>switch off the condition &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingung „{0}“ ausschalten</translation>
    </message>
    <message>
        <source>the effect cannot act on the object</source>
        <extracomment>phrases</extracomment>
        <translation>der Effekt kann nicht auf das Objekt wirken</translation>
    </message>
    <message>
        <source>the group also acts on {0} other object</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe wirkt auch auf {0} anderes Objekt</translation>
    </message>
    <message>
        <source>the group also acts on {0} other objects</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe wirkt auch auf {0} andere Objekte</translation>
    </message>
    <message>
        <source>the group is active, but its scope is empty: ask about an object</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe ist aktiv, aber ihr Geltungsbereich ist leer: Fragen Sie nach einem Objekt</translation>
    </message>
    <message>
        <source>the group no longer acts on {0} object</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe wirkt nicht mehr auf {0} Objekt</translation>
    </message>
    <message>
        <source>the group no longer acts on {0} objects</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe wirkt nicht mehr auf {0} Objekte</translation>
    </message>
    <message>
        <source>the object does not exist in this run</source>
        <extracomment>phrases</extracomment>
        <translation>das Objekt gibt es in diesem Lauf nicht</translation>
    </message>
    <message>
        <source>the search reached its limit before it found a change</source>
        <extracomment>phrases</extracomment>
        <translation>die Suche hat ihre Grenze erreicht, bevor sie eine Änderung fand</translation>
    </message>
    <message>
        <source>the value belongs to an object: choose an object or a group</source>
        <extracomment>phrases</extracomment>
        <translation>der Wert gehört einem Objekt: wählen Sie ein Objekt oder eine Gruppe</translation>
    </message>
    <message>
        <source>there is no type or class {0}</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen Typ und keine Klasse {0}</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>phrases</extracomment>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>phrases</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>{0} (earlier run)</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (früherer Lauf)</translation>
    </message>
    <message>
        <source>{0} [{1}]</source>
        <extracomment>phrases</extracomment>
        <translation>{0} [{1}]</translation>
    </message>
    <message>
        <source>{0} more object is created</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Objekt mehr entsteht</translation>
    </message>
    <message>
        <source>{0} more objects are created</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Objekte mehr entstehen</translation>
    </message>
    <message>
        <source>{0} object fewer remains</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Objekt weniger bleibt übrig</translation>
    </message>
    <message>
        <source>{0} objects fewer remain</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Objekte weniger bleiben übrig</translation>
    </message>
    <message>
        <source>{0} other value changes</source>
        <extracomment>phrases</extracomment>
        <translation>{0} anderer Wert ändert sich</translation>
    </message>
    <message>
        <source>{0} other values change</source>
        <extracomment>phrases</extracomment>
        <translation>{0} andere Werte ändern sich</translation>
    </message>
    <message>
        <source>{0} value falls</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Wert sinkt</translation>
    </message>
    <message>
        <source>{0} value rises</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Wert steigt</translation>
    </message>
    <message>
        <source>{0} values fall</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Werte sinken</translation>
    </message>
    <message>
        <source>{0} values rise</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Werte steigen</translation>
    </message>
    <message>
        <source>{0}: largest</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: größter Wert</translation>
    </message>
    <message>
        <source>{0}: smallest</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: kleinster Wert</translation>
    </message>
    <message>
        <source>{0}: {1} (mean and range)</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1} (Mittelwert und Bereich)</translation>
    </message>
    <message>
        <source>{0}: {1} (mean)</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1} (Mittelwert)</translation>
    </message>
    <message>
        <source>{0}: {1} (sum)</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1} (Summe)</translation>
    </message>
    <message>
        <source>as in the other run</source>
        <extracomment>phrases</extracomment>
        <translation>wie im anderen Lauf</translation>
    </message>
    <message>
        <source>different</source>
        <extracomment>phrases</extracomment>
        <translation>anders</translation>
    </message>
    <message>
        <source>in the other run, {0}</source>
        <extracomment>phrases</extracomment>
        <translation>im anderen Lauf: {0}</translation>
    </message>
    <message>
        <source>the other run ends before this turn</source>
        <extracomment>phrases</extracomment>
        <translation>der andere Lauf endet vor dieser Runde</translation>
    </message>
    <message>
        <source>the value is of another kind in the other run</source>
        <extracomment>phrases</extracomment>
        <translation>der Wert ist im anderen Lauf von anderer Art</translation>
    </message>
    <message>
        <source>there is no other run to compare with</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen anderen Lauf zum Vergleichen</translation>
    </message>
    <message>
        <source>true only in the other run</source>
        <extracomment>phrases</extracomment>
        <translation>nur im anderen Lauf wahr</translation>
    </message>
    <message>
        <source>true only in this run</source>
        <extracomment>phrases</extracomment>
        <translation>nur in diesem Lauf wahr</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no breakpoint; begin with group:, effect:, inactive:, value:, if:, event:, condition: or diagnostic:</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Haltepunkt; beginnen Sie mit group:, effect:, inactive:, value:, if:, event:, condition: oder diagnostic:</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no clause of a breakpoint; write if CONDITION, hit NUMBER or say TEXT</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Zusatz eines Haltepunkts; schreiben Sie if BEDINGUNG, hit NUMMER oder say TEXT</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not the number of a hit, such as 3</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist nicht die Nummer eines Treffers, zum Beispiel 3</translation>
    </message>
    <message>
        <source>effect {0} of {1} acts for {2}</source>
        <extracomment>phrases</extracomment>
        <translation>Effekt {0} von {1} wirkt für {2}</translation>
    </message>
    <message>
        <source>there is no effect &apos;{0}&apos;; write it as CLASS/GROUP/NUMBER</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen Effekt „{0}“; schreiben Sie ihn als KLASSE/GRUPPE/NUMMER</translation>
    </message>
    <message>
        <source>{0} becomes true</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wird wahr</translation>
    </message>
    <message>
        <source>{0}: {1} → {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1} → {2}</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>elements</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Plays a scenario with further statements, and compares the run with what the designer expects.</source>
        <extracomment>elements</extracomment>
        <translation>Spielt ein Szenario mit weiteren Anweisungen und vergleicht den Lauf mit den Erwartungen.</translation>
    </message>
    <message>
        <source>test {id}[ “{name}”][ · scenario {scenario}][ · seed {seed}][ · seeds {seeds}][ in at least {in-at-least}][ · {turns} turns]</source>
        <extracomment>elements</extracomment>
        <translation>Test {id}[ „{name}“][ · Szenario {scenario}][ · Startwert {seed}][ · Startwerte {seeds}][ bei mindestens {in-at-least}][ · {turns} Runden]</translation>
    </message>
    <message>
        <source>The scenario of the run. Default: the scenario that the project opens.</source>
        <extracomment>elements</extracomment>
        <translation>Das Szenario des Laufs. Voreinstellung: das Szenario, das das Projekt öffnet.</translation>
    </message>
    <message>
        <source>The seed of the run. Default: the scenario&apos;s seed.</source>
        <extracomment>elements</extracomment>
        <translation>Der Startwert des Laufs. Voreinstellung: der Startwert des Szenarios.</translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>elements</extracomment>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Plays the test once with each of these seeds: 1..50, or 3 7 12.</source>
        <extracomment>elements</extracomment>
        <translation>Spielt den Test mit jedem dieser Startwerte einmal: 1..50 oder 3 7 12.</translation>
    </message>
    <message>
        <source>In at least</source>
        <extracomment>elements</extracomment>
        <translation>Bei mindestens</translation>
    </message>
    <message>
        <source>The share of the seeds with which everything must be as expected: 95%.</source>
        <extracomment>elements</extracomment>
        <translation>Der Anteil der Startwerte, mit denen alles wie erwartet sein muss: 95%.</translation>
    </message>
    <message>
        <source>The number of turns that the test plays.</source>
        <extracomment>elements</extracomment>
        <translation>Die Anzahl der Runden, die der Test spielt.</translation>
    </message>
    <message>
        <source>Expectation</source>
        <extracomment>elements</extracomment>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>expect[ {object}:][ {value}][ {if}][ {group}][ from {source}][ on {on}][ acts: {acts}][ = {equals}][ ± {tolerance}][ ≥ {at-least}][ ≤ {at-most}][ changes by {changes-by}][ compared to {compared-to}][ · turn {turn}][ · by turn {by}][ · from turn {from}][ · to turn {to}][ · always: {always}][ · never: {never}]</source>
        <extracomment>elements</extracomment>
        <translation>erwartet[ {object}:][ {value}][ {if}][ {group}][ von {source}][ auf {on}][ wirkt: {acts}][ = {equals}][ ± {tolerance}][ ≥ {at-least}][ ≤ {at-most}][ ändert sich um {changes-by}][ gegenüber {compared-to}][ · Runde {turn}][ · bis Runde {by}][ · ab Runde {from}][ · bis einschließlich Runde {to}][ · immer: {always}][ · nie: {never}]</translation>
    </message>
    <message>
        <source>The object to which names in the expressions belong. Default: the game.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, zu dem die Namen in den Ausdrücken gehören. Voreinstellung: das Spiel.</translation>
    </message>
    <message>
        <source>An expression of the object, which is compared: MaxIndustry, or 2 * Population.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck des Objekts, der verglichen wird: MaxIndustry oder 2 * Population.</translation>
    </message>
    <message>
        <source>A condition on the object, which must be true: Industry &gt; 3.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Bedingung für das Objekt, die wahr sein muss: Industry &gt; 3.</translation>
    </message>
    <message>
        <source>A group, as CLASS/group, which must act.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Gruppe, als KLASSE/Gruppe, die wirken muss.</translation>
    </message>
    <message>
        <source>The object on which the group acts. Default: any object.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, auf das die Gruppe wirkt. Voreinstellung: ein beliebiges Objekt.</translation>
    </message>
    <message>
        <source>The object that holds the group. Default: any object.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, das die Gruppe trägt. Voreinstellung: ein beliebiges Objekt.</translation>
    </message>
    <message>
        <source>Acts</source>
        <extracomment>elements</extracomment>
        <translation>Wirkt</translation>
    </message>
    <message>
        <source>Whether the group must act, or must not act.</source>
        <extracomment>elements</extracomment>
        <translation>Ob die Gruppe wirken muss oder nicht wirken darf.</translation>
    </message>
    <message>
        <source>Equals</source>
        <extracomment>elements</extracomment>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>The value must be equal to this one. Numbers may differ by the tolerance.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert muss gleich diesem sein. Zahlen dürfen um die Toleranz abweichen.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>elements</extracomment>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>The largest difference between two numbers that count as equal.</source>
        <extracomment>elements</extracomment>
        <translation>Der größte Unterschied zwischen zwei Zahlen, die als gleich gelten.</translation>
    </message>
    <message>
        <source>The smallest number that passes.</source>
        <extracomment>elements</extracomment>
        <translation>Die kleinste Zahl, die den Test besteht.</translation>
    </message>
    <message>
        <source>The largest number that passes.</source>
        <extracomment>elements</extracomment>
        <translation>Die größte Zahl, die den Test besteht.</translation>
    </message>
    <message>
        <source>Changes by</source>
        <extracomment>elements</extracomment>
        <translation>Ändert sich um</translation>
    </message>
    <message>
        <source>The change of the number between the turns from and to.</source>
        <extracomment>elements</extracomment>
        <translation>Die Änderung der Zahl zwischen den Runden „from“ und „to“.</translation>
    </message>
    <message>
        <source>Compared to</source>
        <extracomment>elements</extracomment>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>base: compares the difference from the same run without the statements in given.</source>
        <extracomment>elements</extracomment>
        <translation>base: vergleicht den Unterschied zum selben Lauf ohne die Anweisungen in „given“.</translation>
    </message>
    <message>
        <source>The turn at whose end it must be true. 0: the set-up. Default: the last turn of the test.</source>
        <extracomment>elements</extracomment>
        <translation>Die Runde, an deren Ende es wahr sein muss. 0: der Aufbau. Voreinstellung: die letzte Runde des Tests.</translation>
    </message>
    <message>
        <source>By turn</source>
        <extracomment>elements</extracomment>
        <translation>Bis Runde</translation>
    </message>
    <message>
        <source>The last turn in which it can become true for the first time.</source>
        <extracomment>elements</extracomment>
        <translation>Die letzte Runde, in der es zum ersten Mal wahr werden kann.</translation>
    </message>
    <message>
        <source>From turn</source>
        <extracomment>elements</extracomment>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>The first turn of a range. Default: 0, the set-up.</source>
        <extracomment>elements</extracomment>
        <translation>Die erste Runde eines Bereichs. Voreinstellung: 0, der Aufbau.</translation>
    </message>
    <message>
        <source>To turn</source>
        <extracomment>elements</extracomment>
        <translation>Bis einschließlich Runde</translation>
    </message>
    <message>
        <source>The last turn of a range. Default: the last turn of the test.</source>
        <extracomment>elements</extracomment>
        <translation>Die letzte Runde eines Bereichs. Voreinstellung: die letzte Runde des Tests.</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>elements</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Whether it must be true in every turn of the range.</source>
        <extracomment>elements</extracomment>
        <translation>Ob es in jeder Runde des Bereichs wahr sein muss.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>elements</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Whether it must be true in no turn of the range.</source>
        <extracomment>elements</extracomment>
        <translation>Ob es in keiner Runde des Bereichs wahr sein darf.</translation>
    </message>
    <message>
        <source>Expected problem</source>
        <extracomment>elements</extracomment>
        <translation>Erwartetes Problem</translation>
    </message>
    <message>
        <source>A problem that the check of the project, or the run of the test, must report.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Problem, das die Prüfung des Projekts oder der Lauf des Tests melden muss.</translation>
    </message>
    <message>
        <source>expect problem {code}[ at {at}][ · turn {turn}][ × {count}]</source>
        <extracomment>elements</extracomment>
        <translation>erwartet Problem {code}[ bei {at}][ · Runde {turn}][ × {count}]</translation>
    </message>
    <message>
        <source>The code of a problem, for example lint.never-active.</source>
        <extracomment>elements</extracomment>
        <translation>Der Code eines Problems, zum Beispiel lint.never-active.</translation>
    </message>
    <message>
        <source>The class, or the group as CLASS/group, that must have the problem. Default: any place.</source>
        <extracomment>elements</extracomment>
        <translation>Die Klasse, oder die Gruppe als KLASSE/Gruppe, die das Problem haben muss. Voreinstellung: jede Stelle.</translation>
    </message>
    <message>
        <source>The turn in which the run must report the problem for the first time. Default: the check or any turn reports it.</source>
        <extracomment>elements</extracomment>
        <translation>Die Runde, in der der Lauf das Problem zum ersten Mal melden muss. Voreinstellung: Die Prüfung oder eine beliebige Runde meldet es.</translation>
    </message>
    <message>
        <source>The number of places with the problem. 0: there must be none. Default: at least one.</source>
        <extracomment>elements</extracomment>
        <translation>Die Anzahl der Stellen mit dem Problem. 0: Es darf keine geben. Voreinstellung: mindestens eine.</translation>
    </message>
    <message>
        <source>Expected hash</source>
        <extracomment>elements</extracomment>
        <translation>Erwarteter Hash</translation>
    </message>
    <message>
        <source>The hash of a turn. It changes with every change of the run.</source>
        <extracomment>elements</extracomment>
        <translation>Der Hash einer Runde. Er ändert sich mit jeder Änderung des Laufs.</translation>
    </message>
    <message>
        <source>expect hash {equals}[ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>erwartet Hash {equals}[ · Runde {turn}]</translation>
    </message>
    <message>
        <source>The hash of the turn, as orrery-cli run prints it.</source>
        <extracomment>elements</extracomment>
        <translation>Der Hash der Runde, wie ihn orrery-cli run ausgibt.</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>elements</extracomment>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>A what-if: statements and orders that the run of the test has in addition. The base run has only those around it.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Annahme: Anweisungen und Befehle, die der Lauf des Tests zusätzlich hat. Der Basislauf hat nur die außerhalb davon.</translation>
    </message>
    <message>
        <source>given</source>
        <extracomment>elements</extracomment>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no list of seeds</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Liste von Startwerten</translation>
    </message>
    <message>
        <source>Write a range such as 1..50, or numbers separated by spaces. At most 10,000 seeds are possible.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Bereich wie 1..50 oder Zahlen mit Leerzeichen dazwischen. Möglich sind höchstens 10.000 Startwerte.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no share of the seeds</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Anteil der Startwerte</translation>
    </message>
    <message>
        <source>Write a percentage from 1% to 100%.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Prozentsatz von 1% bis 100%.</translation>
    </message>
    <message>
        <source>the value is compared with nothing</source>
        <extracomment>findings</extracomment>
        <translation>der Wert wird mit nichts verglichen</translation>
    </message>
    <message>
        <source>Add equals, at-least, at-most or changes-by.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie equals, at-least, at-most oder changes-by hinzu.</translation>
    </message>
    <message>
        <source>there is already a test &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt schon einen Test „{0}“</translation>
    </message>
    <message>
        <source>this test expects nothing</source>
        <extracomment>findings</extracomment>
        <translation>dieser Test erwartet nichts</translation>
    </message>
    <message>
        <source>Add an &lt;expect&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ein &lt;expect&gt; hinzu.</translation>
    </message>
    <message>
        <source>the test has no &lt;given&gt;, so there is no base to compare with</source>
        <extracomment>findings</extracomment>
        <translation>der Test hat kein &lt;given&gt;, also gibt es keinen Basislauf zum Vergleichen</translation>
    </message>
    <message>
        <source>Put the statements of the what-if into a &lt;given&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie die Anweisungen der Annahme in ein &lt;given&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no effect here: the expectation is about {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat hier keine Wirkung: Die Erwartung betrifft {1}</translation>
    </message>
    <message>
        <source>Remove the attribute.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie das Attribut.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; cannot be combined</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ und „{1}“ lassen sich nicht kombinieren</translation>
    </message>
    <message>
        <source>the expectation has both &apos;{0}&apos; and &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Erwartung hat sowohl „{0}“ als auch „{1}“</translation>
    </message>
    <message>
        <source>Write an &lt;expect&gt; for each of them.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie für jedes davon ein &lt;expect&gt;.</translation>
    </message>
    <message>
        <source>a condition</source>
        <extracomment>phrases</extracomment>
        <translation>eine Bedingung</translation>
    </message>
    <message>
        <source>a group</source>
        <extracomment>phrases</extracomment>
        <translation>eine Gruppe</translation>
    </message>
    <message>
        <source>a value</source>
        <extracomment>phrases</extracomment>
        <translation>einen Wert</translation>
    </message>
    <message>
        <source>a value that is no number</source>
        <extracomment>phrases</extracomment>
        <translation>einen Wert, der keine Zahl ist</translation>
    </message>
    <message>
        <source>in an expectation of a test</source>
        <extracomment>phrases</extracomment>
        <translation>in einer Erwartung eines Tests</translation>
    </message>
    <message>
        <source>no object has this group</source>
        <extracomment>phrases</extracomment>
        <translation>kein Objekt hat diese Gruppe</translation>
    </message>
    <message>
        <source>passed with {0} of {1} seeds</source>
        <extracomment>phrases</extracomment>
        <translation>mit {0} von {1} Startwerten bestanden</translation>
    </message>
    <message>
        <source>the change of {0} since turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>die Änderung von {0} seit Runde {1}</translation>
    </message>
    <message>
        <source>the difference of {0} from the base run</source>
        <extracomment>phrases</extracomment>
        <translation>der Unterschied von {0} zum Basislauf</translation>
    </message>
    <message>
        <source>the hash is {0} at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>der Hash ist {0} in Runde {1}</translation>
    </message>
    <message>
        <source>the hash is {0} at turn {1}; expected {2}</source>
        <extracomment>phrases</extracomment>
        <translation>der Hash ist {0} in Runde {1}; erwartet: {2}</translation>
    </message>
    <message>
        <source>the id of a test</source>
        <extracomment>phrases</extracomment>
        <translation>als Id eines Tests</translation>
    </message>
    <message>
        <source>the run ended at turn {0}, before turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>der Lauf endete in Runde {0}, vor Runde {1}</translation>
    </message>
    <message>
        <source>the run has an error: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>der Lauf hat einen Fehler: {0}</translation>
    </message>
    <message>
        <source>the test has errors</source>
        <extracomment>phrases</extracomment>
        <translation>der Test hat Fehler</translation>
    </message>
    <message>
        <source>there is no object {0}</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt kein Objekt {0}</translation>
    </message>
    <message>
        <source>there is no object {0} at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt kein Objekt {0} in Runde {1}</translation>
    </message>
    <message>
        <source>{0} acted at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wirkte in Runde {1}</translation>
    </message>
    <message>
        <source>{0} at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} in Runde {1}</translation>
    </message>
    <message>
        <source>{0} at turn {1}; expected {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} in Runde {1}; erwartet: {2}</translation>
    </message>
    <message>
        <source>{0} did not act at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wirkte nicht in Runde {1}</translation>
    </message>
    <message>
        <source>{0} is not reported</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wird nicht gemeldet</translation>
    </message>
    <message>
        <source>{0} is {1} at turn {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist {1} in Runde {2}</translation>
    </message>
    <message>
        <source>{0} is {1} at turn {2}; expected {3}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist {1} in Runde {2}; erwartet: {3}</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} auf {1}</translation>
    </message>
    <message>
        <source>{0} ± {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ± {1}</translation>
    </message>
    <message>
        <source>{0}; it must be so by turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}; spätestens in Runde {1} muss es so sein</translation>
    </message>
    <message>
        <source>{0}; it must never be so</source>
        <extracomment>phrases</extracomment>
        <translation>{0}; so darf es nie sein</translation>
    </message>
    <message>
        <source>“{0}” is false at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist falsch in Runde {1}</translation>
    </message>
    <message>
        <source>“{0}” is false for {1} at turn {2}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist falsch für {1} in Runde {2}</translation>
    </message>
    <message>
        <source>“{0}” is true at turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist wahr in Runde {1}</translation>
    </message>
    <message>
        <source>“{0}” is true for {1} at turn {2}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist wahr für {1} in Runde {2}</translation>
    </message>
    <message>
        <source>A condition that the run of the test must meet. Without turns, it is about the end of the run.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Bedingung, die der Lauf des Tests erfüllen muss. Ohne Runden gilt sie für das Ende des Laufs.</translation>
    </message>
    <message>
        <source>the condition {0} is negated</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingung {0} ist verneint</translation>
    </message>
    <message>
        <source>the condition {0} is removed</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingung {0} ist entfernt</translation>
    </message>
    <message>
        <source>the effect {0} never acts</source>
        <extracomment>phrases</extracomment>
        <translation>der Effekt {0} wirkt nie</translation>
    </message>
    <message>
        <source>the group never fires</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe feuert nie</translation>
    </message>
    <message>
        <source>the priority is {0} instead of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>die Priorität ist {0} statt {1}</translation>
    </message>
    <message>
        <source>the stacking name {0} is removed</source>
        <extracomment>phrases</extracomment>
        <translation>der Stapelname {0} ist entfernt</translation>
    </message>
    <message>
        <source>{0} acts after {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wirkt nach {1}</translation>
    </message>
    <message>
        <source>Delayed action</source>
        <extracomment>phrases</extracomment>
        <translation>Verzögerte Aktion</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>phrases</extracomment>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>First response</source>
        <extracomment>phrases</extracomment>
        <translation>Erste Reaktion</translation>
    </message>
    <message>
        <source>Pending effect</source>
        <extracomment>phrases</extracomment>
        <translation>Ausstehender Effekt</translation>
    </message>
    <message>
        <source>Player&apos;s view</source>
        <extracomment>phrases</extracomment>
        <translation>Ansicht des Spielers</translation>
    </message>
    <message>
        <source>Scenario condition</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung des Szenarios</translation>
    </message>
    <message>
        <source>Starlanes</source>
        <extracomment>phrases</extracomment>
        <translation>Sternenstraßen</translation>
    </message>
    <message>
        <source>an object of type {0} has no value &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ein Objekt des Typs {0} hat keinen Wert „{1}“</translation>
    </message>
    <message>
        <source>disabled</source>
        <extracomment>phrases</extracomment>
        <translation>deaktiviert</translation>
    </message>
    <message>
        <source>due in turn {0}</source>
        <extracomment>phrases</extracomment>
        <translation>fällig in Runde {0}</translation>
    </message>
    <message>
        <source>due in turn {0}, for {1}</source>
        <extracomment>phrases</extracomment>
        <translation>fällig in Runde {0}, für {1}</translation>
    </message>
    <message>
        <source>enabled</source>
        <extracomment>phrases</extracomment>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>active, but no object was in its scope</source>
        <extracomment>phrases</extracomment>
        <translation>aktiv, aber kein Objekt war im Geltungsbereich</translation>
    </message>
    <message>
        <source>an event matched, but the group never responded</source>
        <extracomment>phrases</extracomment>
        <translation>ein Ereignis passte, aber die Gruppe antwortete nie</translation>
    </message>
    <message>
        <source>changed {0} value</source>
        <extracomment>phrases</extracomment>
        <translation>änderte {0} Wert</translation>
    </message>
    <message>
        <source>changed {0} values</source>
        <extracomment>phrases</extracomment>
        <translation>änderte {0} Werte</translation>
    </message>
    <message>
        <source>effect</source>
        <extracomment>choices</extracomment>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>effective</source>
        <extracomment>phrases</extracomment>
        <translation>wirksam</translation>
    </message>
    <message>
        <source>fired in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>feuerte in {0} von {1} Runden</translation>
    </message>
    <message>
        <source>had objects in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>hatte in {0} von {1} Runden Objekte</translation>
    </message>
    <message>
        <source>in play in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>in {0} von {1} Runden im Spiel</translation>
    </message>
    <message>
        <source>led to a response</source>
        <extracomment>phrases</extracomment>
        <translation>führte zu einer Antwort</translation>
    </message>
    <message>
        <source>matched</source>
        <extracomment>phrases</extracomment>
        <translation>passend</translation>
    </message>
    <message>
        <source>matched and rejected</source>
        <extracomment>phrases</extracomment>
        <translation>traf zu und schloss aus</translation>
    </message>
    <message>
        <source>met</source>
        <extracomment>phrases</extracomment>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>met in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>in {0} von {1} Runden erfüllt</translation>
    </message>
    <message>
        <source>met, but no action was possible</source>
        <extracomment>phrases</extracomment>
        <translation>erfüllt, aber keine Aktion war möglich</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>phrases</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <source>never active</source>
        <extracomment>phrases</extracomment>
        <translation>nie aktiv</translation>
    </message>
    <message>
        <source>never evaluated</source>
        <extracomment>phrases</extracomment>
        <translation>nie ausgewertet</translation>
    </message>
    <message>
        <source>never fired</source>
        <extracomment>phrases</extracomment>
        <translation>feuerte nie</translation>
    </message>
    <message>
        <source>never matched</source>
        <extracomment>phrases</extracomment>
        <translation>traf nie zu</translation>
    </message>
    <message>
        <source>never met</source>
        <extracomment>phrases</extracomment>
        <translation>nie erfüllt</translation>
    </message>
    <message>
        <source>never rejected</source>
        <extracomment>phrases</extracomment>
        <translation>schloss nie etwas aus</translation>
    </message>
    <message>
        <source>no group became active</source>
        <extracomment>phrases</extracomment>
        <translation>keine Gruppe wurde aktiv</translation>
    </message>
    <message>
        <source>no group had an object in its scope</source>
        <extracomment>phrases</extracomment>
        <translation>keine Gruppe hatte ein Objekt im Geltungsbereich</translation>
    </message>
    <message>
        <source>no lasting change</source>
        <extracomment>phrases</extracomment>
        <translation>keine bleibende Änderung</translation>
    </message>
    <message>
        <source>no object had the group</source>
        <extracomment>phrases</extracomment>
        <translation>kein Objekt hatte die Gruppe</translation>
    </message>
    <message>
        <source>no object of the class existed</source>
        <extracomment>phrases</extracomment>
        <translation>kein Objekt der Klasse existierte</translation>
    </message>
    <message>
        <source>no object to act on</source>
        <extracomment>phrases</extracomment>
        <translation>kein Objekt, auf das er wirken konnte</translation>
    </message>
    <message>
        <source>no such event happened</source>
        <extracomment>phrases</extracomment>
        <translation>kein solches Ereignis trat ein</translation>
    </message>
    <message>
        <source>no such event matched</source>
        <extracomment>phrases</extracomment>
        <translation>kein solches Ereignis passte</translation>
    </message>
    <message>
        <source>objects in scope, but no lasting change</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte im Geltungsbereich, aber keine bleibende Änderung</translation>
    </message>
    <message>
        <source>objects to act on, but no lasting change</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte, auf die er wirken konnte, aber keine bleibende Änderung</translation>
    </message>
    <message>
        <source>responded in {0} of {1} turns</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete in {0} von {1} Runden</translation>
    </message>
    <message>
        <source>scenario condition</source>
        <extracomment>phrases</extracomment>
        <translation>Szenariobedingung</translation>
    </message>
    <message>
        <source>suppressed {0} time</source>
        <extracomment>phrases</extracomment>
        <translation>{0}-mal unterdrückt</translation>
    </message>
    <message>
        <source>suppressed {0} times</source>
        <extracomment>phrases</extracomment>
        <translation>{0}-mal unterdrückt</translation>
    </message>
    <message>
        <source>{0} change clamped or overwritten later</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Änderung später begrenzt oder überschrieben</translation>
    </message>
    <message>
        <source>{0} changes clamped or overwritten later</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Änderungen später begrenzt oder überschrieben</translation>
    </message>
    <message>
        <source>{0} object at most</source>
        <extracomment>phrases</extracomment>
        <translation>höchstens {0} Objekt</translation>
    </message>
    <message>
        <source>has responded</source>
        <extracomment>phrases</extracomment>
        <translation>hat reagiert</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>phrases</extracomment>
        <translation>verliert</translation>
    </message>
    <message>
        <source>the class {0} has no group &apos;{1}&apos;; its groups are: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>die Klasse {0} hat keine Gruppe „{1}“; ihre Gruppen sind: {2}</translation>
    </message>
    <message>
        <source>the class {0} has no groups</source>
        <extracomment>phrases</extracomment>
        <translation>die Klasse {0} hat keine Gruppen</translation>
    </message>
    <message>
        <source>waits for an event, for {0}</source>
        <extracomment>phrases</extracomment>
        <translation>wartet auf ein Ereignis, für {0}</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>phrases</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <extracomment>phrases</extracomment>
        <translation>{0} und {1} weitere</translation>
    </message>
    <message>
        <source>{0} starlanes</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Sternenstraßen</translation>
    </message>
    <message>
        <source>{0}; did you mean &apos;{1}&apos;?</source>
        <extracomment>phrases</extracomment>
        <translation>{0}; meinten Sie „{1}“?</translation>
    </message>
    <message>
        <source>activated</source>
        <extracomment>phrases</extracomment>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>{0} instead of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} statt {1}</translation>
    </message>
    <message>
        <source>{0} objects at most</source>
        <extracomment>phrases</extracomment>
        <translation>höchstens {0} Objekte</translation>
    </message>
    <message>
        <source>the base run</source>
        <extracomment>choices</extracomment>
        <translation>dem Basislauf</translation>
    </message>
    <message>
        <source>base run: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Basislauf: {0}</translation>
    </message>
    <message>
        <source>test</source>
        <extracomment>phrases</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>{0} is {1} at turn {2}; accepted is {3} ({4})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist {1} in Runde {2}; angenommen ist {3} ({4})</translation>
    </message>
    <message>
        <source>{0} is {1} at turn {2}; no value is accepted yet</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist {1} in Runde {2}; noch ist kein Wert angenommen</translation>
    </message>
    <message>
        <source>{0} of {1} measured values are not as accepted</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1} gemessenen Werten sind nicht wie angenommen</translation>
    </message>
    <message>
        <source>{0}: the run ended before turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: Der Lauf endete vor Runde {1}</translation>
    </message>
    <message>
        <source>{0}: {1} at turn {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: {1} in Runde {2}</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>elements</extracomment>
        <translation>Messung</translation>
    </message>
    <message>
        <source>A number of the run that stays as it was accepted. With several seeds, the mean of all runs counts.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Zahl des Laufs, die so bleibt, wie sie angenommen wurde. Bei mehreren Startwerten zählt der Mittelwert aller Läufe.</translation>
    </message>
    <message>
        <source>measure {id}:[ {object}:] {value}[ ± {tolerance}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>Messung {id}:[ {object}:] {value}[ ± {tolerance}][ · Runde {turn}]</translation>
    </message>
    <message>
        <source>The object to which names in the expression belong. Default: the game.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, zu dem Namen im Ausdruck gehören. Vorgabe: das Spiel.</translation>
    </message>
    <message>
        <source>The number to measure: MaxIndustry, or sum(owned planets, Industry).</source>
        <extracomment>elements</extracomment>
        <translation>Die Zahl, die gemessen wird: MaxIndustry oder sum(owned planets, Industry).</translation>
    </message>
    <message>
        <source>The turns at whose end the value is measured: 40, or 10 20 40, or 1..40. Default: the last turn.</source>
        <extracomment>elements</extracomment>
        <translation>Die Runden, an deren Ende der Wert gemessen wird: 40, 10 20 40 oder 1..40. Vorgabe: die letzte Runde.</translation>
    </message>
    <message>
        <source>The largest difference from the accepted value that passes.</source>
        <extracomment>elements</extracomment>
        <translation>Die größte Abweichung vom angenommenen Wert, mit der der Test besteht.</translation>
    </message>
    <message>
        <source>Accepted values</source>
        <extracomment>elements</extracomment>
        <translation>Angenommene Werte</translation>
    </message>
    <message>
        <source>The values of the measures of a test, as a designer accepted them. Accepting new values writes them.</source>
        <extracomment>elements</extracomment>
        <translation>Die Werte der Messungen eines Tests, wie sie angenommen wurden. Wer neue Werte annimmt, schreibt sie hierhin.</translation>
    </message>
    <message>
        <source>accepted values of {test}</source>
        <extracomment>elements</extracomment>
        <translation>angenommene Werte von {test}</translation>
    </message>
    <message>
        <source>The id of the test.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id des Tests.</translation>
    </message>
    <message>
        <source>Measured value</source>
        <extracomment>elements</extracomment>
        <translation>Gemessener Wert</translation>
    </message>
    <message>
        <source>The value that a measure must have at a turn.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert, den eine Messung in einer Runde haben muss.</translation>
    </message>
    <message>
        <source>{measure} = {value} · turn {turn}</source>
        <extracomment>elements</extracomment>
        <translation>{measure} = {value} · Runde {turn}</translation>
    </message>
    <message>
        <source>The id of a measure of the test.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id einer Messung des Tests.</translation>
    </message>
    <message>
        <source>The turn of the value.</source>
        <extracomment>elements</extracomment>
        <translation>Die Runde des Werts.</translation>
    </message>
    <message>
        <source>The accepted value.</source>
        <extracomment>elements</extracomment>
        <translation>Der angenommene Wert.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; at turn {1} is accepted twice</source>
        <extracomment>findings</extracomment>
        <translation>der Wert von &apos;{0}&apos; in Runde {1} ist zweimal angenommen</translation>
    </message>
    <message>
        <source>Remove one of the two lines.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie eine der beiden Zeilen.</translation>
    </message>
    <message>
        <source>turn {0} comes after the last turn, {1}</source>
        <extracomment>findings</extracomment>
        <translation>Runde {0} kommt nach der letzten Runde, {1}</translation>
    </message>
    <message>
        <source>Write an earlier turn, or play more turns.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine frühere Runde, oder lassen Sie mehr Runden spielen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no list of turns</source>
        <extracomment>findings</extracomment>
        <translation>&apos;{0}&apos; ist keine Liste von Runden</translation>
    </message>
    <message>
        <source>Write a turn such as 40, a range such as 1..40, or turns separated by spaces. At most 1,000 turns are possible.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Runde wie 40, einen Bereich wie 1..40 oder Runden mit Leerzeichen dazwischen. Höchstens 1.000 Runden sind möglich.</translation>
    </message>
    <message>
        <source>there is already a measure &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt schon eine Messung &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>the test &apos;{0}&apos; has no measure &apos;{1}&apos; at turn {2}</source>
        <extracomment>findings</extracomment>
        <translation>der Test &apos;{0}&apos; hat keine Messung &apos;{1}&apos; in Runde {2}</translation>
    </message>
    <message>
        <source>Remove the accepted value, or correct its names and its turn.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie den angenommenen Wert, oder berichtigen Sie seine Namen und seine Runde.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <extracomment>elements</extracomment>
        <translation>Parameterstudie</translation>
    </message>
    <message>
        <source>Plays a scenario many times with other numbers in the content, and measures each run.</source>
        <extracomment>elements</extracomment>
        <translation>Spielt ein Szenario oft mit anderen Zahlen im Inhalt und misst jeden Lauf.</translation>
    </message>
    <message>
        <source>sweep {id}[ “{name}”][ · scenario {scenario}][ · seeds {seeds}][ · {turns} turns][ · design {design}][ · {samples} samples]</source>
        <extracomment>elements</extracomment>
        <translation>Parameterstudie {id}[ „{name}“][ · Szenario {scenario}][ · Startwerte {seeds}][ · {turns} Runden][ · Versuchsplan {design}][ · {samples} Stichproben]</translation>
    </message>
    <message>
        <source>The scenario of the runs. Default: the scenario that the project opens.</source>
        <extracomment>elements</extracomment>
        <translation>Das Szenario der Läufe. Voreinstellung: das Szenario, das das Projekt öffnet.</translation>
    </message>
    <message>
        <source>Plays each variant once with each of these seeds: 1..50, or 3 7 12. Default: the scenario&apos;s seed.</source>
        <extracomment>elements</extracomment>
        <translation>Spielt jede Variante mit jedem dieser Startwerte einmal: 1..50 oder 3 7 12. Voreinstellung: der Startwert des Szenarios.</translation>
    </message>
    <message>
        <source>The number of turns that each run plays.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zahl der Runden jedes Laufs.</translation>
    </message>
    <message>
        <source>Design</source>
        <extracomment>elements</extracomment>
        <translation>Versuchsplan</translation>
    </message>
    <message>
        <source>How values are combined to variants. grid: all combinations. one-at-a-time: the content as it is, and one changed value in each variant. latin-hypercube: random combinations that cover each range evenly. morris: random paths that change one value at each step.</source>
        <extracomment>elements</extracomment>
        <translation>Wie Werte zu Varianten kombiniert werden. grid: alle Kombinationen. one-at-a-time: der Inhalt, wie er ist, und ein geänderter Wert in jeder Variante. latin-hypercube: zufällige Kombinationen, die jeden Bereich gleichmäßig abdecken. morris: zufällige Pfade, die bei jedem Schritt einen Wert ändern.</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>elements</extracomment>
        <translation>Stichproben</translation>
    </message>
    <message>
        <source>The number of variants of a latin-hypercube, or of paths of morris.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zahl der Varianten von latin-hypercube, oder der Pfade von morris.</translation>
    </message>
    <message>
        <source>Vary</source>
        <extracomment>elements</extracomment>
        <translation>Variieren</translation>
    </message>
    <message>
        <source>A number of the content that has another value in each variant: a constant, or an attribute.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Zahl des Inhalts, die in jeder Variante einen anderen Wert hat: eine Konstante oder ein Attribut.</translation>
    </message>
    <message>
        <source>vary[ {constant}][ {at}][ · {element}][ · {attribute}][: {values}][ from {from}][ to {to}][ · {values-count} values]</source>
        <extracomment>elements</extracomment>
        <translation>variiere[ {constant}][ {at}][ · {element}][ · {attribute}][: {values}][ von {from}][ bis {to}][ · {values-count} Werte]</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>elements</extracomment>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>The id of a constant of the content, which a define gives its value.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id einer Konstante des Inhalts, der ein define ihren Wert gibt.</translation>
    </message>
    <message>
        <source>The class, or the group as CLASS/group, whose number varies.</source>
        <extracomment>elements</extracomment>
        <translation>Die Klasse, oder die Gruppe als KLASSE/Gruppe, deren Zahl variiert.</translation>
    </message>
    <message>
        <source>Element</source>
        <extracomment>elements</extracomment>
        <translation>Element</translation>
    </message>
    <message>
        <source>The element inside that has the number: modify-meter, or modify-meter[2] for the second one. Default: the class or the group itself.</source>
        <extracomment>elements</extracomment>
        <translation>Das Element darin, das die Zahl hat: modify-meter, oder modify-meter[2] für das zweite. Voreinstellung: die Klasse oder Gruppe selbst.</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>elements</extracomment>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>The attribute that varies: priority, or amount.</source>
        <extracomment>elements</extracomment>
        <translation>Das Attribut, das variiert: priority oder amount.</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>elements</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>The numbers to try, separated by spaces: 10 20 30.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zahlen zum Ausprobieren, durch Leerzeichen getrennt: 10 20 30.</translation>
    </message>
    <message>
        <source>The first number of a range, which is one of the values.</source>
        <extracomment>elements</extracomment>
        <translation>Die erste Zahl eines Bereichs; sie ist einer der Werte.</translation>
    </message>
    <message>
        <source>The last number of the range, which is one of the values.</source>
        <extracomment>elements</extracomment>
        <translation>Die letzte Zahl des Bereichs; sie ist einer der Werte.</translation>
    </message>
    <message>
        <source>Number of values</source>
        <extracomment>elements</extracomment>
        <translation>Zahl der Werte</translation>
    </message>
    <message>
        <source>The number of values in the range, at equal distances.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zahl der Werte im Bereich, in gleichen Abständen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no list of numbers</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Liste von Zahlen</translation>
    </message>
    <message>
        <source>Write numbers separated by spaces, such as 10 20 30. At most 1,000 numbers are possible.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie Zahlen mit Leerzeichen dazwischen, etwa 10 20 30. Höchstens 1.000 Zahlen sind möglich.</translation>
    </message>
    <message>
        <source>there is already a sweep &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>es gibt schon eine Parameterstudie „{0}“</translation>
    </message>
    <message>
        <source>the range has no &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>dem Bereich fehlt „{0}“</translation>
    </message>
    <message>
        <source>Write &apos;from&apos;, &apos;to&apos; and &apos;values-count&apos; together, or list the numbers in &apos;values&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie „from“, „to“ und „values-count“ zusammen, oder listen Sie die Zahlen in „values“ auf.</translation>
    </message>
    <message>
        <source>this sweep measures nothing</source>
        <extracomment>findings</extracomment>
        <translation>diese Parameterstudie misst nichts</translation>
    </message>
    <message>
        <source>Add a &lt;measure&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ein &lt;measure&gt; hinzu.</translation>
    </message>
    <message>
        <source>the constant &apos;{0}&apos; is no number, so it cannot vary</source>
        <extracomment>findings</extracomment>
        <translation>die Konstante „{0}“ ist keine Zahl und kann deshalb nicht variieren</translation>
    </message>
    <message>
        <source>Vary a constant whose value is a number.</source>
        <extracomment>findings</extracomment>
        <translation>Variieren Sie eine Konstante, deren Wert eine Zahl ist.</translation>
    </message>
    <message>
        <source>&apos;samples&apos; has no effect in the design &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„samples“ hat im Versuchsplan „{0}“ keine Wirkung</translation>
    </message>
    <message>
        <source>Remove the attribute, or choose the design latin-hypercube or morris.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie das Attribut, oder wählen Sie den Versuchsplan latin-hypercube oder morris.</translation>
    </message>
    <message>
        <source>the design morris needs at least two values</source>
        <extracomment>findings</extracomment>
        <translation>der Versuchsplan morris braucht mindestens zwei Werte</translation>
    </message>
    <message>
        <source>Add a second number.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie eine zweite Zahl hinzu.</translation>
    </message>
    <message>
        <source>the sweep has more than {0} variants</source>
        <extracomment>findings</extracomment>
        <translation>die Parameterstudie hat mehr als {0} Varianten</translation>
    </message>
    <message>
        <source>Try fewer values, or choose the design latin-hypercube.</source>
        <extracomment>findings</extracomment>
        <translation>Probieren Sie weniger Werte aus, oder wählen Sie den Versuchsplan latin-hypercube.</translation>
    </message>
    <message>
        <source>{0} varies twice</source>
        <extracomment>findings</extracomment>
        <translation>{0} variiert zweimal</translation>
    </message>
    <message>
        <source>this sweep varies nothing</source>
        <extracomment>findings</extracomment>
        <translation>diese Parameterstudie variiert nichts</translation>
    </message>
    <message>
        <source>Add a &lt;vary&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ein &lt;vary&gt; hinzu.</translation>
    </message>
    <message>
        <source>all combinations</source>
        <extracomment>choices</extracomment>
        <translation>alle Kombinationen</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <extracomment>choices</extracomment>
        <translation>lateinischer Hyperwürfel</translation>
    </message>
    <message>
        <source>Morris paths</source>
        <extracomment>choices</extracomment>
        <translation>Morris-Pfade</translation>
    </message>
    <message>
        <source>one at a time</source>
        <extracomment>choices</extracomment>
        <translation>einer nach dem anderen</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; are one name on other systems</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ und „{1}“ sind auf anderen Systemen ein einziger Name</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not belong in a run file</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ gehört nicht in eine Laufdatei</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not have the size that its entry declares</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat nicht die Größe, die sein Eintrag angibt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has a compression that run files do not use</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat eine Kompression, die Laufdateien nicht verwenden</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has a wrong checksum</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat eine falsche Prüfsumme</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no results of a sweep</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat keine Ergebnisse einer Parameterstudie</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has results of another sweep, or of other content</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat Ergebnisse einer anderen Parameterstudie oder eines anderen Inhalts</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a link or another special file</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist eine Verknüpfung oder eine andere besondere Datei</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is damaged</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist beschädigt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is encrypted</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist verschlüsselt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is from another version of the program</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ stammt aus einer anderen Version des Programms</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is missing</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ fehlt</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <extracomment>phrases</extracomment>
        <translation>ein anderes Programm hat sie gesperrt</translation>
    </message>
    <message>
        <source>attribute</source>
        <extracomment>phrases</extracomment>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>cannot use &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht verwendet werden: {1}</translation>
    </message>
    <message>
        <source>element</source>
        <extracomment>phrases</extracomment>
        <translation>Element</translation>
    </message>
    <message>
        <source>in a varied constant</source>
        <extracomment>phrases</extracomment>
        <translation>in einer variierten Konstante</translation>
    </message>
    <message>
        <source>it has format {1}, and this version of Orrery reads format {2}</source>
        <extracomment>phrases</extracomment>
        <translation>sie hat Format {1}, und diese Version von Orrery liest Format {2}</translation>
    </message>
    <message>
        <source>it has {1} entries; the limit is {2}</source>
        <extracomment>phrases</extracomment>
        <translation>sie hat {1} Einträge; die Grenze ist {2}</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>phrases</extracomment>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>it is no SQLite file</source>
        <extracomment>phrases</extracomment>
        <translation>sie ist keine SQLite-Datei</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is not a zip archive</source>
        <extracomment>phrases</extracomment>
        <translation>sie ist kein Zip-Archiv</translation>
    </message>
    <message>
        <source>its content has no scenario &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ihr Inhalt hat kein Szenario „{1}“</translation>
    </message>
    <message>
        <source>its end has 64-bit numbers, which run files do not use</source>
        <extracomment>phrases</extracomment>
        <translation>ihr Ende hat 64-Bit-Zahlen, die Laufdateien nicht verwenden</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <extracomment>phrases</extracomment>
        <translation>ihr Ende fehlt</translation>
    </message>
    <message>
        <source>its entries have {1} bytes together; the limit is {2}</source>
        <extracomment>phrases</extracomment>
        <translation>ihre Einträge haben zusammen {1} Bytes; die Grenze ist {2}</translation>
    </message>
    <message>
        <source>no group of the class fires</source>
        <extracomment>phrases</extracomment>
        <translation>keine Gruppe der Klasse feuert</translation>
    </message>
    <message>
        <source>other systems do not allow the name &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>andere Systeme erlauben den Namen „{0}“ nicht</translation>
    </message>
    <message>
        <source>the archive cannot be made: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>das Archiv lässt sich nicht erzeugen: {1}</translation>
    </message>
    <message>
        <source>the folder &apos;{0}&apos; is not empty</source>
        <extracomment>phrases</extracomment>
        <translation>der Ordner „{0}“ ist nicht leer</translation>
    </message>
    <message>
        <source>the id of a sweep</source>
        <extracomment>phrases</extracomment>
        <translation>als Id einer Parameterstudie</translation>
    </message>
    <message>
        <source>the list of its entries is damaged</source>
        <extracomment>phrases</extracomment>
        <translation>die Liste ihrer Einträge ist beschädigt</translation>
    </message>
    <message>
        <source>the name &apos;{0}&apos; begins outside of the run file</source>
        <extracomment>phrases</extracomment>
        <translation>der Name „{0}“ beginnt außerhalb der Laufdatei</translation>
    </message>
    <message>
        <source>the name &apos;{0}&apos; leads out of the run file</source>
        <extracomment>phrases</extracomment>
        <translation>der Name „{0}“ führt aus der Laufdatei hinaus</translation>
    </message>
    <message>
        <source>the sweep has errors</source>
        <extracomment>phrases</extracomment>
        <translation>die Parameterstudie hat Fehler</translation>
    </message>
    <message>
        <source>there is no scenario {0}</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt kein Szenario {0}</translation>
    </message>
    <message>
        <source>two of its entries have the same name</source>
        <extracomment>phrases</extracomment>
        <translation>zwei ihrer Einträge haben denselben Namen</translation>
    </message>
    <message>
        <source>{0} has no usable value of &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat keinen brauchbaren Wert für „{1}“</translation>
    </message>
    <message>
        <source>{0} is not readable: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist nicht lesbar: {1}</translation>
    </message>
    <message>
        <source>mpirun has started this program, but the plug-in for MPI cannot be loaded: {0}. Install it, or start the program without mpirun</source>
        <extracomment>phrases</extracomment>
        <translation>mpirun hat dieses Programm gestartet, aber die Erweiterung für MPI lässt sich nicht laden: {0}. Installieren Sie sie, oder starten Sie das Programm ohne mpirun</translation>
    </message>
    <message>
        <source>{0}, turn {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, Runde {1}</translation>
    </message>
    <message>
        <source>Box plot</source>
        <extracomment>phrases</extracomment>
        <translation>Kastendiagramm</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>phrases</extracomment>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>phrases</extracomment>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Lines over turns</source>
        <extracomment>phrases</extracomment>
        <translation>Linien über die Runden</translation>
    </message>
    <message>
        <source>No value has changed in this turn.</source>
        <extracomment>phrases</extracomment>
        <translation>In dieser Runde hat sich kein Wert geändert.</translation>
    </message>
    <message>
        <source>Orders, events and messages</source>
        <extracomment>phrases</extracomment>
        <translation>Befehle, Ereignisse und Meldungen</translation>
    </message>
    <message>
        <source>Scatter plot</source>
        <extracomment>phrases</extracomment>
        <translation>Streudiagramm</translation>
    </message>
    <message>
        <source>Scenario {0}, seed {1}, hash {2}</source>
        <extracomment>phrases</extracomment>
        <translation>Szenario {0}, Startwert {1}, Hash {2}</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <extracomment>phrases</extracomment>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>The turn has very many changes, so the last ones have no breakdown.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Runde hat sehr viele Änderungen, daher haben die letzten keine Aufschlüsselung.</translation>
    </message>
    <message>
        <source>There are none in this turn.</source>
        <extracomment>phrases</extracomment>
        <translation>In dieser Runde gibt es keine.</translation>
    </message>
    <message>
        <source>as written</source>
        <extracomment>choices</extracomment>
        <translation>wie geschrieben</translation>
    </message>
    <message>
        <source>destroyed</source>
        <extracomment>phrases</extracomment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>mean change of {0} over the whole range, and its deviation</source>
        <extracomment>phrases</extracomment>
        <translation>mittlere Änderung von {0} über den ganzen Bereich und ihre Abweichung</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>phrases</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>no run has a value of this measure</source>
        <extracomment>phrases</extracomment>
        <translation>kein Lauf hat einen Wert dieser Messung</translation>
    </message>
    <message>
        <source>only sweeps with the design one-at-a-time or morris show sensitivities</source>
        <extracomment>phrases</extracomment>
        <translation>nur Parameterstudien mit dem Versuchsplan one-at-a-time oder morris zeigen Empfindlichkeiten</translation>
    </message>
    <message>
        <source>record, hash and statements</source>
        <extracomment>phrases</extracomment>
        <translation>Aufzeichnung, Hash und Anweisungen</translation>
    </message>
    <message>
        <source>shared activation</source>
        <extracomment>phrases</extracomment>
        <translation>gemeinsame Aktivierung</translation>
    </message>
    <message>
        <source>shared scope</source>
        <extracomment>phrases</extracomment>
        <translation>gemeinsamer Geltungsbereich</translation>
    </message>
    <message>
        <source>shared verdicts</source>
        <extracomment>phrases</extracomment>
        <translation>gemeinsame Urteile</translation>
    </message>
    <message>
        <source>smallest and largest mean of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>kleinster und größter Mittelwert von {0}</translation>
    </message>
    <message>
        <source>stage {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Phase {0}</translation>
    </message>
    <message>
        <source>the measure has only one turn; write for example turn=&quot;1..40&quot;</source>
        <extracomment>phrases</extracomment>
        <translation>die Messung hat nur eine Runde; schreiben Sie zum Beispiel turn=&quot;1..40&quot;</translation>
    </message>
    <message>
        <source>the sweep varies no number</source>
        <extracomment>phrases</extracomment>
        <translation>die Parameterstudie variiert keine Zahl</translation>
    </message>
    <message>
        <source>turn {0} cannot be computed again</source>
        <extracomment>phrases</extracomment>
        <translation>Runde {0} kann nicht noch einmal berechnet werden</translation>
    </message>
    <message>
        <source>{0} = {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} = {1}</translation>
    </message>
    <message>
        <source>{0} cannot be used as a plug-in for MPI</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist als Erweiterung für MPI nicht verwendbar</translation>
    </message>
    <message>
        <source>Firings</source>
        <extracomment>phrases</extracomment>
        <translation>Auslösungen</translation>
    </message>
    <message>
        <source>Orders and actions</source>
        <extracomment>phrases</extracomment>
        <translation>Befehle und Aktionen</translation>
    </message>
    <message>
        <source>Override</source>
        <extracomment>phrases</extracomment>
        <translation>Überschreibung</translation>
    </message>
    <message>
        <source>Statement: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Anweisung: {0}</translation>
    </message>
    <message>
        <source>objects in scope: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte im Geltungsbereich: {0}</translation>
    </message>
    <message>
        <source>objects: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte: {0}</translation>
    </message>
    <message>
        <source>{0} → {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} → {1}</translation>
    </message>
    <message>
        <source>{0}, step {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, Schritt {1}</translation>
    </message>
    <message>
        <source>{0}: created</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: erzeugt</translation>
    </message>
    <message>
        <source>{0}: destroyed</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: zerstört</translation>
    </message>
    <message>
        <source>{0}: moved</source>
        <extracomment>phrases</extracomment>
        <translation>{0}: bewegt</translation>
    </message>
    <message>
        <source>no object</source>
        <extracomment>phrases</extracomment>
        <translation>kein Objekt</translation>
    </message>
    <message>
        <source>no such value differs in {0} turns</source>
        <extracomment>phrases</extracomment>
        <translation>kein solcher Wert unterscheidet sich in {0} Runden</translation>
    </message>
    <message>
        <source>the first version has no test {0}</source>
        <extracomment>phrases</extracomment>
        <translation>die erste Version hat keinen Test {0}</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <extracomment>phrases</extracomment>
        <translation>das Projekt hat kein Szenario</translation>
    </message>
    <message>
        <source>the run has no error</source>
        <extracomment>phrases</extracomment>
        <translation>der Lauf hat keinen Fehler</translation>
    </message>
    <message>
        <source>the test {0} does not fail</source>
        <extracomment>phrases</extracomment>
        <translation>der Test {0} schlägt nicht fehl</translation>
    </message>
    <message>
        <source>the test {0} does not fail by this expectation alone</source>
        <extracomment>phrases</extracomment>
        <translation>der Test {0} schlägt nicht allein durch diese Erwartung fehl</translation>
    </message>
    <message>
        <source>the test {0} does not pass in the first version</source>
        <extracomment>phrases</extracomment>
        <translation>der Test {0} ist in der ersten Version nicht bestanden</translation>
    </message>
    <message>
        <source>the test {0} has errors; mend them first</source>
        <extracomment>phrases</extracomment>
        <translation>der Test {0} hat Fehler; beheben Sie diese zuerst</translation>
    </message>
    <message>
        <source>there is no test {0}</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen Test {0}</translation>
    </message>
    <message>
        <source>{0} of {1} is {2} and {3} at turn {4}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1} ist {2} und {3} in Runde {4}</translation>
    </message>
    <message>
        <source>the mpirun that has started this program is not that of Open MPI. Use the one of Open MPI</source>
        <extracomment>phrases</extracomment>
        <translation>das mpirun, das dieses Programm gestartet hat, ist nicht das von Open MPI. Nehmen Sie das von Open MPI</translation>
    </message>
    <message>
        <source>in the first version, the test {0} lacks the expectation that fails</source>
        <extracomment>phrases</extracomment>
        <translation>in der ersten Version fehlt dem Test {0} die Erwartung, die nicht erfüllt ist</translation>
    </message>
    <message>
        <source>the path of the include is not in quotation marks</source>
        <extracomment>findings</extracomment>
        <translation>der Pfad der Einbindung steht nicht in Anführungszeichen</translation>
    </message>
    <message>
        <source>Write #include &quot;PATH&quot; on a line of its own.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie #include &quot;PFAD&quot; auf eine eigene Zeile.</translation>
    </message>
    <message>
        <source>this is not the id of a text</source>
        <extracomment>findings</extracomment>
        <translation>dies ist keine Kennung eines Textes</translation>
    </message>
    <message>
        <source>Write an id of letters, digits and underscores, and its text on the next line.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Kennung aus Buchstaben, Ziffern und Unterstrichen und ihren Text auf die nächste Zeile.</translation>
    </message>
    <message>
        <source>Rename one of them, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie eines davon um oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; has two different texts</source>
        <extracomment>findings</extracomment>
        <translation>das Makro „{0}“ hat zwei verschiedene Texte</translation>
    </message>
    <message>
        <source>Rename one of them. The first one is used.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie eines davon um. Das erste gilt.</translation>
    </message>
    <message>
        <source>Rename one of them, or remove it. The first one is used.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie einen davon um oder entfernen Sie ihn. Der erste gilt.</translation>
    </message>
    <message>
        <source>expected {0} instead of &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>{0} erwartet statt „{1}“</translation>
    </message>
    <message>
        <source>Correct the text here, or a missing or surplus word or bracket before it.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Text hier oder ein fehlendes oder überzähliges Wort oder eine Klammer davor.</translation>
    </message>
    <message>
        <source>expected {0} at the end of the file</source>
        <extracomment>findings</extracomment>
        <translation>{0} am Ende der Datei erwartet</translation>
    </message>
    <message>
        <source>Complete the last definition.</source>
        <extracomment>findings</extracomment>
        <translation>Vervollständigen Sie die letzte Definition.</translation>
    </message>
    <message>
        <source>expected {0} at the end of the macro&apos;s text</source>
        <extracomment>findings</extracomment>
        <translation>{0} am Ende des Makrotextes erwartet</translation>
    </message>
    <message>
        <source>Complete the text of the macro.</source>
        <extracomment>findings</extracomment>
        <translation>Vervollständigen Sie den Text des Makros.</translation>
    </message>
    <message>
        <source>the field &apos;{0}&apos; of &apos;{1}&apos; is not at its usual place</source>
        <extracomment>findings</extracomment>
        <translation>das Feld „{0}“ von „{1}“ steht nicht an seinem üblichen Platz</translation>
    </message>
    <message>
        <source>Move it. FreeOrion may refuse this order.</source>
        <extracomment>findings</extracomment>
        <translation>Verschieben Sie es. FreeOrion lehnt diese Reihenfolge womöglich ab.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; inserts itself</source>
        <extracomment>findings</extracomment>
        <translation>das Makro „{0}“ fügt sich selbst ein</translation>
    </message>
    <message>
        <source>Remove one of the insertions.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie eine der Einfügungen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no field &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat kein Feld „{1}“</translation>
    </message>
    <message>
        <source>no file matches &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>keine Datei passt zu „{0}“</translation>
    </message>
    <message>
        <source>Correct the path. It begins at the folder of this file, or with / at the folder above scripting.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Pfad. Er beginnt im Ordner dieser Datei oder mit / im Ordner über scripting.</translation>
    </message>
    <message>
        <source>no value for parameter {0} of the macro &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>kein Wert für Parameter {0} des Makros „{1}“</translation>
    </message>
    <message>
        <source>Write the values in round brackets after the macro&apos;s name, with commas between them.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie die Werte in runden Klammern hinter den Namen des Makros, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Write it on the next line.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ihn auf die nächste Zeile.</translation>
    </message>
    <message>
        <source>the field &apos;{0}&apos; is given twice</source>
        <extracomment>findings</extracomment>
        <translation>das Feld „{0}“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>parameter {0} is outside of a macro</source>
        <extracomment>findings</extracomment>
        <translation>Parameter {0} steht außerhalb eines Makros</translation>
    </message>
    <message>
        <source>Write the value itself, or move the text into a macro.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Wert selbst oder verschieben Sie den Text in ein Makro.</translation>
    </message>
    <message>
        <source>the text is nested too deeply</source>
        <extracomment>findings</extracomment>
        <translation>der Text ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>Simplify it.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinfachen Sie ihn.</translation>
    </message>
    <message>
        <source>the files include each other too deeply</source>
        <extracomment>findings</extracomment>
        <translation>die Dateien binden einander zu tief ein</translation>
    </message>
    <message>
        <source>Include &apos;{0}&apos; in the script itself.</source>
        <extracomment>findings</extracomment>
        <translation>Binden Sie „{0}“ im Skript selbst ein.</translation>
    </message>
    <message>
        <source>the insertion of &apos;{0}&apos; makes the text too large</source>
        <extracomment>findings</extracomment>
        <translation>die Einfügung von „{0}“ macht den Text zu groß</translation>
    </message>
    <message>
        <source>Insert fewer macros inside each other.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie weniger Makros ineinander ein.</translation>
    </message>
    <message>
        <source>this &apos;{0}&apos; is not closed</source>
        <extracomment>findings</extracomment>
        <translation>dieses „{0}“ ist nicht geschlossen</translation>
    </message>
    <message>
        <source>Add &apos;{1}&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie „{1}“ hinzu.</translation>
    </message>
    <message>
        <source>this comment is not closed</source>
        <extracomment>findings</extracomment>
        <translation>dieser Kommentar ist nicht geschlossen</translation>
    </message>
    <message>
        <source>Add */ at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie an seinem Ende */ hinzu.</translation>
    </message>
    <message>
        <source>the text of the macro &apos;{0}&apos; is not closed</source>
        <extracomment>findings</extracomment>
        <translation>der Text des Makros „{0}“ ist nicht geschlossen</translation>
    </message>
    <message>
        <source>Write &apos;&apos;&apos; at its end.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &apos;&apos;&apos; an sein Ende.</translation>
    </message>
    <message>
        <source>this text has no closing quotation mark</source>
        <extracomment>findings</extracomment>
        <translation>diesem Text fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>Add it on the same line.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie es auf derselben Zeile hinzu.</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; is not closed</source>
        <extracomment>findings</extracomment>
        <translation>der Text von „{0}“ ist nicht geschlossen</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a field of &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Feld von „{1}“</translation>
    </message>
    <message>
        <source>no macro &apos;{0}&apos; is defined here</source>
        <extracomment>findings</extracomment>
        <translation>hier ist kein Makro „{0}“ definiert</translation>
    </message>
    <message>
        <source>Correct its name, or include the file that defines it.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie den Namen oder binden Sie die Datei ein, die es definiert.</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;)&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„,“ oder „)“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;, or &apos;]&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ oder „]“</translation>
    </message>
    <message>
        <source>FreeOrion 0.4.10</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrion 0.4.10</translation>
    </message>
    <message>
        <source>If, Count, Sum, Min or Max</source>
        <extracomment>phrases</extracomment>
        <translation>If, Count, Sum, Min oder Max</translation>
    </message>
    <message>
        <source>a comparison: &lt; &lt;= = != &gt;= or &gt;</source>
        <extracomment>phrases</extracomment>
        <translation>ein Vergleich: &lt; &lt;= = != &gt;= oder &gt;</translation>
    </message>
    <message>
        <source>a condition, or &apos;]&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>eine Bedingung oder „]“</translation>
    </message>
    <message>
        <source>a field of &apos;{0}&apos;, or the next definition</source>
        <extracomment>phrases</extracomment>
        <translation>ein Feld von „{0}“ oder die nächste Definition</translation>
    </message>
    <message>
        <source>a value, or &apos;]&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ein Wert oder „]“</translation>
    </message>
    <message>
        <source>an effect</source>
        <extracomment>phrases</extracomment>
        <translation>ein Effekt</translation>
    </message>
    <message>
        <source>an effect, or &apos;]&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ein Effekt oder „]“</translation>
    </message>
    <message>
        <source>the first one is here</source>
        <extracomment>phrases</extracomment>
        <translation>das erste ist hier</translation>
    </message>
    <message>
        <source>the first text is here</source>
        <extracomment>phrases</extracomment>
        <translation>der erste Text ist hier</translation>
    </message>
    <message>
        <source>the folder scripting with .focs.txt files</source>
        <extracomment>phrases</extracomment>
        <translation>den Ordner scripting mit .focs.txt-Dateien</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; is inserted here</source>
        <extracomment>phrases</extracomment>
        <translation>das Makro „{0}“ wird hier eingefügt</translation>
    </message>
    <message>
        <source>the macro uses its parameter here</source>
        <extracomment>phrases</extracomment>
        <translation>das Makro verwendet seinen Parameter hier</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <extracomment>phrases</extracomment>
        <translation>der Name einer Eigenschaft</translation>
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
        <translation>„{0}“ ist kein gültiger Wert von &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>The file is damaged. Save the game again.</source>
        <extracomment>findings</extracomment>
        <translation>Die Datei ist beschädigt. Speichern Sie das Spiel noch einmal.</translation>
    </message>
    <message>
        <source>the file ends inside of &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>die Datei endet mitten in &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>The file is not complete. Copy it again, or save the game again.</source>
        <extracomment>findings</extracomment>
        <translation>Die Datei ist nicht vollständig. Kopieren Sie sie noch einmal oder speichern Sie das Spiel noch einmal.</translation>
    </message>
    <message>
        <source>the document type is not &lt;!DOCTYPE boost_serialization&gt;</source>
        <extracomment>findings</extracomment>
        <translation>der Dokumenttyp ist nicht &lt;!DOCTYPE boost_serialization&gt;</translation>
    </message>
    <message>
        <source>Choose a saved game that FreeOrion wrote.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie einen Spielstand, den FreeOrion geschrieben hat.</translation>
    </message>
    <message>
        <source>The file is damaged, or another version of FreeOrion wrote it. Save the game with FreeOrion 0.4.10.</source>
        <extracomment>findings</extracomment>
        <translation>Die Datei ist beschädigt oder stammt von einer anderen Version von FreeOrion. Speichern Sie das Spiel mit FreeOrion 0.4.10.</translation>
    </message>
    <message>
        <source>the content has no {0} &apos;{1}&apos;; number of uses: {2}</source>
        <extracomment>findings</extracomment>
        <translation>im Inhalt fehlt: {0} „{1}“; Zahl der Verwendungen: {2}</translation>
    </message>
    <message>
        <source>Read the save with the content of its game. Without the content, this name has no effects.</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie den Spielstand mit dem Inhalt seines Spiels. Ohne diesen Inhalt hat der Name keine Effekte.</translation>
    </message>
    <message>
        <source>there is no {0} {1}</source>
        <extracomment>findings</extracomment>
        <translation>nicht vorhanden: {0} {1}</translation>
    </message>
    <message>
        <source>version {0} of &lt;{1}&gt; is newer than version {2}</source>
        <extracomment>findings</extracomment>
        <translation>Version {0} von &lt;{1}&gt; ist neuer als Version {2}</translation>
    </message>
    <message>
        <source>Save the game with FreeOrion 0.4.10, or use a newer Orrery.</source>
        <extracomment>findings</extracomment>
        <translation>Speichern Sie das Spiel mit FreeOrion 0.4.10 oder verwenden Sie ein neueres Orrery.</translation>
    </message>
    <message>
        <source>the file is not a saved game in XML</source>
        <extracomment>findings</extracomment>
        <translation>die Datei ist kein Spielstand in XML</translation>
    </message>
    <message>
        <source>Choose a file that FreeOrion wrote, with the option save.format.binary.enabled turned off.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie eine Datei, die FreeOrion bei ausgeschalteter Option save.format.binary.enabled geschrieben hat.</translation>
    </message>
    <message>
        <source>the state of the game is packed inside of the file</source>
        <extracomment>findings</extracomment>
        <translation>der Zustand des Spiels ist in der Datei gepackt</translation>
    </message>
    <message>
        <source>Turn off the option save.format.xml.zlib.enabled in FreeOrion, and save the game again.</source>
        <extracomment>findings</extracomment>
        <translation>Schalten Sie in FreeOrion die Option save.format.xml.zlib.enabled aus und speichern Sie das Spiel noch einmal.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; occurs twice</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; kommt zweimal vor</translation>
    </message>
    <message>
        <source>there is no {0} {1}, to which &lt;{2}&gt; refers</source>
        <extracomment>findings</extracomment>
        <translation>nicht vorhanden: {0} {1}, worauf &lt;{2}&gt; verweist</translation>
    </message>
    <message>
        <source>Nothing to do. Orrery reads it as none.</source>
        <extracomment>findings</extracomment>
        <translation>Nichts zu tun. Orrery liest es als „keines“.</translation>
    </message>
    <message>
        <source>expected {0}</source>
        <extracomment>findings</extracomment>
        <translation>{0} erwartet</translation>
    </message>
    <message>
        <source>the unpacked text is larger than {0} MB</source>
        <extracomment>findings</extracomment>
        <translation>der entpackte Text ist größer als {0} MB</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a kind of object</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Art von Objekt</translation>
    </message>
    <message>
        <source>there is no meter with the number {0}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keinen Messwert mit der Nummer {0}</translation>
    </message>
    <message>
        <source>the packed file is damaged: {0}</source>
        <extracomment>findings</extracomment>
        <translation>die gepackte Datei ist beschädigt: {0}</translation>
    </message>
    <message>
        <source>Copy the file again, or save the game again.</source>
        <extracomment>findings</extracomment>
        <translation>Kopieren Sie die Datei noch einmal oder speichern Sie das Spiel noch einmal.</translation>
    </message>
    <message>
        <source>Choose a file that you can read.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie eine Datei, die Sie lesen dürfen.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has {1} items instead of {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat {1} Einträge statt {2}</translation>
    </message>
    <message>
        <source>&apos;&gt;&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„&gt;“</translation>
    </message>
    <message>
        <source>a character reference</source>
        <extracomment>phrases</extracomment>
        <translation>ein Zeichenverweis</translation>
    </message>
    <message>
        <source>an attribute</source>
        <extracomment>phrases</extracomment>
        <translation>ein Attribut</translation>
    </message>
    <message>
        <source>an element instead of text</source>
        <extracomment>phrases</extracomment>
        <translation>ein Element statt Text</translation>
    </message>
    <message>
        <source>building type</source>
        <extracomment>phrases</extracomment>
        <translation>Gebäudeart</translation>
    </message>
    <message>
        <source>design</source>
        <extracomment>phrases</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>fewer elements inside of each other</source>
        <extracomment>phrases</extracomment>
        <translation>weniger ineinander geschachtelte Elemente</translation>
    </message>
    <message>
        <source>field type</source>
        <extracomment>phrases</extracomment>
        <translation>Feldart</translation>
    </message>
    <message>
        <source>fleet</source>
        <extracomment>phrases</extracomment>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>hull</source>
        <extracomment>phrases</extracomment>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>it is no .xz file</source>
        <extracomment>phrases</extracomment>
        <translation>sie ist keine .xz-Datei</translation>
    </message>
    <message>
        <source>it is not complete</source>
        <extracomment>phrases</extracomment>
        <translation>sie ist nicht vollständig</translation>
    </message>
    <message>
        <source>it uses a method that Orrery does not have</source>
        <extracomment>phrases</extracomment>
        <translation>sie verwendet ein Verfahren, das Orrery nicht hat</translation>
    </message>
    <message>
        <source>its bytes do not match its checksums</source>
        <extracomment>phrases</extracomment>
        <translation>ihre Bytes passen nicht zu ihren Prüfsummen</translation>
    </message>
    <message>
        <source>part</source>
        <extracomment>phrases</extracomment>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>planet</source>
        <extracomment>phrases</extracomment>
        <translation>Planet</translation>
    </message>
    <message>
        <source>read &apos;{0}&apos;: turn {1}, {2} objects, {3} empires, {4} ship designs</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ gelesen: Runde {1}, {2} Objekte, {3} Reiche, {4} Schiffsentwürfe</translation>
    </message>
    <message>
        <source>ship</source>
        <extracomment>phrases</extracomment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>species</source>
        <extracomment>phrases</extracomment>
        <translation>Spezies</translation>
    </message>
    <message>
        <source>system</source>
        <extracomment>phrases</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>text in UTF-8</source>
        <extracomment>phrases</extracomment>
        <translation>Text in UTF-8</translation>
    </message>
    <message>
        <source>text instead of an element</source>
        <extracomment>phrases</extracomment>
        <translation>Text statt eines Elements</translation>
    </message>
    <message>
        <source>the end of another element</source>
        <extracomment>phrases</extracomment>
        <translation>das Ende eines anderen Elements</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <extracomment>phrases</extracomment>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>the name of an element</source>
        <extracomment>phrases</extracomment>
        <translation>der Name eines Elements</translation>
    </message>
    <message>
        <source>unpacking needs too much memory</source>
        <extracomment>phrases</extracomment>
        <translation>das Entpacken braucht zu viel Speicher</translation>
    </message>
    <message>
        <source>Imports the scripts, macros and texts of FreeOrion 0.4.10. Groups that Orrery cannot run become disabled groups with their text.</source>
        <extracomment>phrases</extracomment>
        <translation>Importiert die Skripte, Makros und Texte von FreeOrion 0.4.10. Gruppen, die Orrery nicht ausführen kann, werden ausgeschaltete Gruppen mit ihrem Text.</translation>
    </message>
    <message>
        <source>Shares a value</source>
        <extracomment>conditions</extracomment>
        <translation>Hat einen Wert gemeinsam</translation>
    </message>
    <message>
        <source>Matches objects that have a value in common with an object that matches the inner condition: the same owner, the same network, the same star colour. An object that matches the inner condition shares its value with itself.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die einen Wert mit einem Objekt gemeinsam haben, auf das die innere Bedingung passt: denselben Besitzer, dasselbe Netz, dieselbe Sternfarbe. Ein Objekt, auf das die innere Bedingung passt, hat seinen Wert mit sich selbst gemeinsam.</translation>
    </message>
    <message>
        <source>has the same {value} as an object where:</source>
        <extracomment>conditions</extracomment>
        <translation>hat denselben Wert {value} wie ein Objekt, für das gilt:</translation>
    </message>
    <message>
        <source>The expression to compare. Bare names refer to the candidate and to each matching object in turn. Objects without a value share nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Ausdruck, der verglichen wird. Bloße Namen beziehen sich auf den Kandidaten und der Reihe nach auf jedes passende Objekt. Objekte ohne Wert haben nichts gemeinsam.</translation>
    </message>
    <message>
        <source>divide max {meter}[ of {part}] by {by}</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert von {meter}[ von {part}] durch {by} teilen</translation>
    </message>
    <message>
        <source>For a meter that objects have once for each part: the class of the part.</source>
        <extracomment>effects</extracomment>
        <translation>Bei einem Messwert, den Objekte einmal je Teil haben: die Klasse des Teils.</translation>
    </message>
    <message>
        <source>divide current {meter}[ of {part}] by {by}</source>
        <extracomment>effects</extracomment>
        <translation>aktuellen Wert von {meter}[ von {part}] durch {by} teilen</translation>
    </message>
    <message>
        <source>lower max {meter}[ of {part}] to at most {to}</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert von {meter}[ von {part}] auf höchstens {to} senken</translation>
    </message>
    <message>
        <source>lower current {meter}[ of {part}] to at most {to}</source>
        <extracomment>effects</extracomment>
        <translation>aktuellen Wert von {meter}[ von {part}] auf höchstens {to} senken</translation>
    </message>
    <message>
        <source>The recipients: the owners of the object, everybody, or the owners of the source. An empire is its own owner here.</source>
        <extracomment>effects</extracomment>
        <translation>Die Empfänger: die Besitzer des Objekts, alle oder die Besitzer der Quelle. Ein Reich ist hier sein eigener Besitzer.</translation>
    </message>
    <message>
        <source>add {amount} to max {meter}[ of {part}]</source>
        <extracomment>effects</extracomment>
        <translation>{amount} zum Höchstwert von {meter}[ von {part}] addieren</translation>
    </message>
    <message>
        <source>add {amount} to current {meter}[ of {part}]</source>
        <extracomment>effects</extracomment>
        <translation>{amount} zum aktuellen Wert von {meter}[ von {part}] addieren</translation>
    </message>
    <message>
        <source>multiply max {meter}[ of {part}] by {by}</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert von {meter}[ von {part}] mit {by} multiplizieren</translation>
    </message>
    <message>
        <source>multiply current {meter}[ of {part}] by {by}</source>
        <extracomment>effects</extracomment>
        <translation>aktuellen Wert von {meter}[ von {part}] mit {by} multiplizieren</translation>
    </message>
    <message>
        <source>raise max {meter}[ of {part}] to at least {to}</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert von {meter}[ von {part}] auf mindestens {to} heben</translation>
    </message>
    <message>
        <source>raise current {meter}[ of {part}] to at least {to}</source>
        <extracomment>effects</extracomment>
        <translation>aktuellen Wert von {meter}[ von {part}] auf mindestens {to} heben</translation>
    </message>
    <message>
        <source>set max {meter}[ of {part}] to {value}</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert von {meter}[ von {part}] auf {value} setzen</translation>
    </message>
    <message>
        <source>set current {meter}[ of {part}] to {value}</source>
        <extracomment>effects</extracomment>
        <translation>aktuellen Wert von {meter}[ von {part}] auf {value} setzen</translation>
    </message>
    <message>
        <source>Sets a property of the object, or of owners. Related properties stay as they are. For sizes and environments, use the effects made for them.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt eine Eigenschaft des Objekts oder von Besitzern. Verwandte Eigenschaften bleiben, wie sie sind. Für Größen und Umwelten gibt es eigene Effekte.</translation>
    </message>
    <message>
        <source>set property {property}[ of {whose}] to {value}</source>
        <extracomment>effects</extracomment>
        <translation>Eigenschaft {property}[ ({whose})] auf {value} setzen</translation>
    </message>
    <message>
        <source>The objects whose property is set: the object itself, its owners, or the owners of the source. If several objects in scope set a property of one owner, the last one counts.</source>
        <extracomment>effects</extracomment>
        <translation>Die Objekte, deren Eigenschaft gesetzt wird: das Objekt selbst, seine Besitzer oder die Besitzer der Quelle. Setzen mehrere Objekte im Geltungsbereich eine Eigenschaft desselben Besitzers, so zählt das letzte.</translation>
    </message>
    <message>
        <source>Travel to object</source>
        <extracomment>effects</extracomment>
        <translation>Zum Objekt reisen</translation>
    </message>
    <message>
        <source>Sends the object on a journey along starlanes to the system of another object, as a move order does. It replaces an earlier destination. Each turn the object moves as far as its meter Speed allows.</source>
        <extracomment>effects</extracomment>
        <translation>Schickt das Objekt wie ein Bewegungsbefehl entlang der Sternenstraßen zum System eines anderen Objekts. Ersetzt ein früheres Ziel. In jedem Zug bewegt sich das Objekt so weit, wie sein Messwert Speed erlaubt.</translation>
    </message>
    <message>
        <source>travel to the nearest object</source>
        <extracomment>effects</extracomment>
        <translation>zum nächsten Objekt reisen</translation>
    </message>
    <message>
        <source>Running value</source>
        <extracomment>functions</extracomment>
        <translation>Laufender Wert</translation>
    </message>
    <message>
        <source>The value of a meter after the effects so far. Differs from the meter&apos;s name only if the rules of the project say that names of meters read initial values.</source>
        <extracomment>functions</extracomment>
        <translation>Der Wert eines Messwerts nach den bisherigen Effekten. Weicht vom Namen des Messwerts nur ab, wenn nach den Regeln des Projekts Namen von Messwerten Anfangswerte lesen.</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>functions</extracomment>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>The number of copies of a class in a list of classes; 0 if the list lacks the class. An object without the list counts as one with an empty list.</source>
        <extracomment>functions</extracomment>
        <translation>Die Zahl der Exemplare einer Klasse in einer Liste von Klassen; 0, wenn sie darin fehlt. Ein Objekt ohne die Liste zählt wie eines mit leerer Liste.</translation>
    </message>
    <message>
        <source>With class</source>
        <extracomment>functions</extracomment>
        <translation>Mit Klasse</translation>
    </message>
    <message>
        <source>The list with one more copy of a class at its end. The effect set-property adds a class in this way.</source>
        <extracomment>functions</extracomment>
        <translation>Die Liste mit einem weiteren Exemplar einer Klasse am Ende. So fügt der Effekt set-property eine Klasse hinzu.</translation>
    </message>
    <message>
        <source>Without class</source>
        <extracomment>functions</extracomment>
        <translation>Ohne Klasse</translation>
    </message>
    <message>
        <source>The list without all copies of a class.</source>
        <extracomment>functions</extracomment>
        <translation>Die Liste ohne alle Exemplare einer Klasse.</translation>
    </message>
    <message>
        <source>Part meter</source>
        <extracomment>functions</extracomment>
        <translation>Messwert eines Teils</translation>
    </message>
    <message>
        <source>The value of a meter that objects have once for each part; 0 if the object lacks the part. For the maximum, write MaxCapacity in place of Capacity. Default: the object that bare names refer to.</source>
        <extracomment>functions</extracomment>
        <translation>Der Wert eines Messwerts, den Objekte einmal je Teil haben; 0, wenn dem Objekt das Teil fehlt. Schreiben Sie für das Maximum MaxCapacity statt Capacity. Ohne Angabe: das Objekt, auf das sich bloße Namen beziehen.</translation>
    </message>
    <message>
        <source>The number of entries in a list of classes, with all copies.</source>
        <extracomment>functions</extracomment>
        <translation>Die Zahl der Einträge in einer Liste von Klassen, mit allen Exemplaren.</translation>
    </message>
    <message>
        <source>The rules of evaluation. The element rules of a vocabulary changes single properties.</source>
        <extracomment>elements</extracomment>
        <translation>Die Regeln der Auswertung. Das Element rules eines Vokabulars ändert einzelne Eigenschaften.</translation>
    </message>
    <message>
        <source>A pair of numbers of an object: current value and maximum. A single meter has only the current value.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Zahlenpaar eines Objekts: aktueller Wert und Maximum. Ein einzelner Messwert hat nur den aktuellen Wert.</translation>
    </message>
    <message>
        <source>meter {id}[ “{label}”][ · single: {single}][ · ≥ {minimum}][ · ≤ {maximum}][ · initially {initial}][ · growth {growth}]</source>
        <extracomment>elements</extracomment>
        <translation>Messwert {id}[ „{label}“][ · einzeln: {single}][ · ≥ {minimum}][ · ≤ {maximum}][ · anfangs {initial}][ · Wachstum {growth}]</translation>
    </message>
    <message>
        <source>Sets the maximum to 0 at the start of each turn. Effects then build it up again. Sets the value itself for a meter without a maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Setzt den Höchstwert am Anfang jeder Runde auf 0. Effekte bauen ihn dann wieder auf. Setzt bei einem Messwert ohne Höchstwert den Wert selbst.</translation>
    </message>
    <message>
        <source>Single value</source>
        <extracomment>elements</extracomment>
        <translation>Einzelner Wert</translation>
    </message>
    <message>
        <source>The meter has only a current value, and no maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Der Messwert hat nur einen aktuellen Wert und keinen Höchstwert.</translation>
    </message>
    <message>
        <source>property {id}[ “{label}”][ of the {of}] · {format}[ of type {type}][ · default {default}]</source>
        <extracomment>elements</extracomment>
        <translation>Eigenschaft {id}[ „{label}“][ von {of}] · {format}[ vom Typ {type}][ · Standardwert {default}]</translation>
    </message>
    <message>
        <source>The format of the value: number, boolean, text, object, class, classes (a list), or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>Das Format des Werts: number, boolean, text, object, class, classes (eine Liste) oder die Id einer Aufzählung.</translation>
    </message>
    <message>
        <source>The type of the classes in the value, for the formats class and classes. Default: any type.</source>
        <extracomment>elements</extracomment>
        <translation>Der Typ der Klassen im Wert, für die Formate class und classes. Ohne Angabe: jeder Typ.</translation>
    </message>
    <message>
        <source>has[ meter {meter}][ property {property}][ resource {resource}][ per {per}][, single for {single-for}][ · reset to {reset}][ · clamp {clamp}]</source>
        <extracomment>elements</extracomment>
        <translation>hat[ Messwert {meter}][ Eigenschaft {property}][ Rohstoff {resource}][ je Klasse in {per}][, einzeln für {single-for}][ · zurückgesetzt auf {reset}][ · begrenzt {clamp}]</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>elements</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>The value of the meter&apos;s maximum, or of a single meter, before the effects: a number, or none to keep the value. Default: 0 for a meter that is rebuilt.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert des Höchstwerts oder eines einzelnen Messwerts vor den Effekten: eine Zahl, oder none, um den Wert zu behalten. Standard: 0 bei einem Messwert, der neu aufgebaut wird.</translation>
    </message>
    <message>
        <source>Clamp</source>
        <extracomment>elements</extracomment>
        <translation>Begrenzen</translation>
    </message>
    <message>
        <source>Whether the meter is limited to its bounds and its maximum after the effects.</source>
        <extracomment>elements</extracomment>
        <translation>Ob der Messwert nach den Effekten auf seine Grenzen und seinen Höchstwert beschränkt wird.</translation>
    </message>
    <message>
        <source>A list of classes: the object has the meter once for each class in it. The property states the type of its classes.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Liste von Klassen: Das Objekt hat den Messwert einmal für jede Klasse darin. Die Eigenschaft nennt den Typ ihrer Klassen.</translation>
    </message>
    <message>
        <source>Single for</source>
        <extracomment>elements</extracomment>
        <translation>Einzeln für</translation>
    </message>
    <message>
        <source>With per: a boolean property of these classes. If it is true for a class, the meter has no maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Mit per: eine Ja/Nein-Eigenschaft dieser Klassen. Ist sie für eine Klasse wahr, so hat der Messwert kein Maximum.</translation>
    </message>
    <message>
        <source>Lends</source>
        <extracomment>elements</extracomment>
        <translation>Leiht</translation>
    </message>
    <message>
        <source>A property of its objects whose classes lend them their effects groups and groupings.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Eigenschaft seiner Objekte, deren Klassen ihnen ihre Effektgruppen und Gruppierungen leihen.</translation>
    </message>
    <message>
        <source>the classes in {property} lend their groups[ with the source {source}]</source>
        <extracomment>elements</extracomment>
        <translation>die Klassen in {property} leihen ihre Gruppen[ mit der Quelle {source}]</translation>
    </message>
    <message>
        <source>A property of the format class or classes. Each class in it acts as if the object carried its groups, once for each copy.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Eigenschaft vom Format class oder classes. Jede Klasse darin wirkt, als trüge das Objekt ihre Gruppen, einmal je Exemplar.</translation>
    </message>
    <message>
        <source>A property of the format object: the source of lent groups. Default: the object itself. All &lt;lends&gt; of a type have the same source.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Eigenschaft vom Format object: die Quelle der geliehenen Gruppen. Ohne Angabe: das Objekt selbst. Alle &lt;lends&gt; eines Typs haben dieselbe Quelle.</translation>
    </message>
    <message>
        <source>Properties of the evaluation that differ from those of the rules in the manifest.</source>
        <extracomment>elements</extracomment>
        <translation>Eigenschaften der Auswertung, die von denen der Regeln im Manifest abweichen.</translation>
    </message>
    <message>
        <source>rules[ · decisions {decisions}][ · bare meters {bare-meters}][ · order {firing-order}][ · stacking by {stacking-by}][ · missing values {missing}][ · precision {precision}][ · growth {growth}][ · mixed groups {mixed-groups}][ · final pass {final-pass}]</source>
        <extracomment>elements</extracomment>
        <translation>Regeln[ · Entscheidungen {decisions}][ · bloße Messwerte {bare-meters}][ · Reihenfolge {firing-order}][ · Stapelung nach {stacking-by}][ · fehlende Werte {missing}][ · Genauigkeit {precision}][ · Wachstum {growth}][ · gemischte Gruppen {mixed-groups}][ · letzter Durchgang {final-pass}]</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>elements</extracomment>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>The time at which groups with meter effects decide activation and scope: at the start of their level, or all together before the first effect.</source>
        <extracomment>elements</extracomment>
        <translation>Der Zeitpunkt, zu dem Gruppen mit Messwert-Effekten über Aktivierung und Geltungsbereich entscheiden: am Anfang ihrer Stufe oder alle gemeinsam vor dem ersten Effekt.</translation>
    </message>
    <message>
        <source>Bare meters</source>
        <extracomment>elements</extracomment>
        <translation>Bloße Messwerte</translation>
    </message>
    <message>
        <source>The value that the name of a meter reads during the meter pass: the running value, or the value before the pass. running() reads the running value in both cases.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert, den der Name eines Messwerts während des Messwert-Durchgangs liest: der laufende Wert oder der Wert vor dem Durchgang. running() liest in beiden Fällen den laufenden Wert.</translation>
    </message>
    <message>
        <source>Firing order</source>
        <extracomment>elements</extracomment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The order of meter effects with one priority: set, add, multiply, divide, raise and lower, or the order of types, classes, groups and effects.</source>
        <extracomment>elements</extracomment>
        <translation>Die Reihenfolge von Messwert-Effekten einer Priorität: Setzen, Addieren, Multiplizieren, Dividieren, Anheben und Senken, oder die Reihenfolge von Typen, Klassen, Gruppen und Effekten.</translation>
    </message>
    <message>
        <source>Stacking by</source>
        <extracomment>elements</extracomment>
        <translation>Stapelung nach</translation>
    </message>
    <message>
        <source>The objects on which a group claims its stacking name: those on which one of its effects acts, or all of its targets.</source>
        <extracomment>elements</extracomment>
        <translation>Die Objekte, auf denen eine Gruppe ihren Stapelnamen beansprucht: die, auf die einer ihrer Effekte wirkt, oder alle ihre Ziele.</translation>
    </message>
    <message>
        <source>Missing values</source>
        <extracomment>elements</extracomment>
        <translation>Fehlende Werte</translation>
    </message>
    <message>
        <source>The meaning of a missing value: no answer, or 0 or an empty text. With zero, &apos;not&apos; matches where its condition has no answer.</source>
        <extracomment>elements</extracomment>
        <translation>Die Bedeutung eines fehlenden Werts: keine Antwort, oder 0 oder ein leerer Text. Bei zero trifft „not“ zu, wo seine Bedingung keine Antwort hat.</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>elements</extracomment>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>The precision to which each meter effect rounds its result.</source>
        <extracomment>elements</extracomment>
        <translation>Die Genauigkeit, auf die jeder Messwert-Effekt sein Ergebnis rundet.</translation>
    </message>
    <message>
        <source>Whether current values grow once a turn, after the effects.</source>
        <extracomment>elements</extracomment>
        <translation>Ob aktuelle Werte einmal pro Runde nach den Effekten wachsen.</translation>
    </message>
    <message>
        <source>Mixed groups</source>
        <extracomment>elements</extracomment>
        <translation>Gemischte Gruppen</translation>
    </message>
    <message>
        <source>Whether a group may contain meter effects and other effects.</source>
        <extracomment>elements</extracomment>
        <translation>Ob eine Gruppe Messwert-Effekte und andere Effekte enthalten darf.</translation>
    </message>
    <message>
        <source>Final pass</source>
        <extracomment>elements</extracomment>
        <translation>Letzter Durchgang</translation>
    </message>
    <message>
        <source>Whether each turn ends with another meter pass. The next turn starts from the values before it.</source>
        <extracomment>elements</extracomment>
        <translation>Ob jede Runde mit einem weiteren Messwert-Durchgang endet. Die nächste Runde beginnt mit den Werten davor.</translation>
    </message>
    <message>
        <source>set {object}[ · {meter}][ of {part}][ ({which})][ · {property}][ · stockpile of {resource}][ = {value}][ · owner = {owner}][ · target = {target}][ · turn {turn}]</source>
        <extracomment>elements</extracomment>
        <translation>setzen: {object}[ · {meter}][ von {part}][ ({which})][ · {property}][ · Vorrat an {resource}][ = {value}][ · Besitzer = {owner}][ · Ziel = {target}][ · Runde {turn}]</translation>
    </message>
    <message>
        <source>hold {object}[ · {meter}][ of {part}][ ({which})][ · {property}][ · stockpile of {resource}][ = {value}][ · owner = {owner}][ · target = {target}][ · turn {turn}][ · until turn {until}]</source>
        <extracomment>elements</extracomment>
        <translation>festhalten: {object}[ · {meter}][ von {part}][ ({which})][ · {property}][ · Vorrat an {resource}][ = {value}][ · Besitzer = {owner}][ · Ziel = {target}][ · Runde {turn}][ · bis Runde {until}]</translation>
    </message>
    <message>
        <source>the meter &apos;{0}&apos; has no maximum</source>
        <extracomment>findings</extracomment>
        <translation>der Messwert „{0}“ hat keinen Höchstwert</translation>
    </message>
    <message>
        <source>Use its current value, or remove single=&quot;true&quot; from the meter.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie seinen aktuellen Wert, oder entfernen Sie single=&quot;true&quot; vom Messwert.</translation>
    </message>
    <message>
        <source>no object has a meter &apos;{0}&apos; for each &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>kein Objekt hat einen Messwert &apos;{0}&apos; je &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>Name a class of the list for which the vocabulary declares the meter: &lt;has meter=… per=…/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie eine Klasse der Liste, für die das Vokabular den Messwert vereinbart: &lt;has meter=… per=…/&gt;.</translation>
    </message>
    <message>
        <source>running() reads a meter, but &apos;{0}&apos; is not one</source>
        <extracomment>findings</extracomment>
        <translation>running() liest einen Messwert, aber „{0}“ ist keiner</translation>
    </message>
    <message>
        <source>Write running(Population), running(MaxPopulation) or running(Target.Population).</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie running(Population), running(MaxPopulation) oder running(Target.Population).</translation>
    </message>
    <message>
        <source>there is no meter &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt keinen Messwert &apos;{0}&apos;{1}</translation>
    </message>
    <message>
        <source>Correct the name, or declare the meter in a vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Korrigieren Sie den Namen, oder vereinbaren Sie den Messwert in einem Vokabular.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a value to reset a meter to</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Wert, auf den ein Messwert zurückgesetzt werden kann</translation>
    </message>
    <message>
        <source>Write a number, or &apos;none&apos; to keep the value.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl, oder „none“, um den Wert zu behalten.</translation>
    </message>
    <message>
        <source>the groups that are lent to objects of the type &apos;{0}&apos; have two sources</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppen, die Objekten vom Typ &apos;{0}&apos; geliehen werden, haben zwei Quellen</translation>
    </message>
    <message>
        <source>Give all &lt;lends&gt; of the type the same source.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie allen &lt;lends&gt; des Typs dieselbe Quelle.</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos; does not state the type of its classes</source>
        <extracomment>findings</extracomment>
        <translation>die Eigenschaft &apos;{0}&apos; nennt den Typ ihrer Klassen nicht</translation>
    </message>
    <message>
        <source>Give the property an attribute &apos;type&apos;. There is one meter for each class of this type.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie der Eigenschaft ein Attribut &apos;type&apos;. Zu jeder Klasse dieses Typs gibt es einen Messwert.</translation>
    </message>
    <message>
        <source>the values of &apos;{0}&apos; are not classes</source>
        <extracomment>findings</extracomment>
        <translation>die Werte von &apos;{0}&apos; sind keine Klassen</translation>
    </message>
    <message>
        <source>Remove the attribute &apos;type&apos;, or give the property the format class or classes.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie das Attribut &apos;type&apos;, oder geben Sie der Eigenschaft das Format class oder classes.</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos; has the format {1}, not {2}</source>
        <extracomment>findings</extracomment>
        <translation>die Eigenschaft &apos;{0}&apos; hat das Format {1}, nicht {2}</translation>
    </message>
    <message>
        <source>Name a property with the format that is needed here, or change its format.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie eine Eigenschaft mit dem Format, das hier nötig ist, oder ändern Sie ihr Format.</translation>
    </message>
    <message>
        <source>initial values</source>
        <extracomment>choices</extracomment>
        <translation>Anfangswerte</translation>
    </message>
    <message>
        <source>running values</source>
        <extracomment>choices</extracomment>
        <translation>laufende Werte</translation>
    </message>
    <message>
        <source>all at once</source>
        <extracomment>choices</extracomment>
        <translation>alle zugleich</translation>
    </message>
    <message>
        <source>by level</source>
        <extracomment>choices</extracomment>
        <translation>nach Stufe</translation>
    </message>
    <message>
        <source>by operation</source>
        <extracomment>choices</extracomment>
        <translation>nach Operation</translation>
    </message>
    <message>
        <source>no answer</source>
        <extracomment>choices</extracomment>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>choices</extracomment>
        <translation>null</translation>
    </message>
    <message>
        <source>double</source>
        <extracomment>choices</extracomment>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>choices</extracomment>
        <translation>einfach</translation>
    </message>
    <message>
        <source>all features, evaluated as in FreeOrion</source>
        <extracomment>choices</extracomment>
        <translation>alle Funktionen, Auswertung wie in FreeOrion</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>choices</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the owners of the source</source>
        <extracomment>choices</extracomment>
        <translation>die Besitzer der Quelle</translation>
    </message>
    <message>
        <source>its owners</source>
        <extracomment>choices</extracomment>
        <translation>seine Besitzer</translation>
    </message>
    <message>
        <source>back to the initial value</source>
        <extracomment>phrases</extracomment>
        <translation>zurück zum Anfangswert</translation>
    </message>
    <message>
        <source>has no source: the property for the source names no object</source>
        <extracomment>phrases</extracomment>
        <translation>hat keine Quelle: Die Eigenschaft für die Quelle nennt kein Objekt</translation>
    </message>
    <message>
        <source>part meters</source>
        <extracomment>phrases</extracomment>
        <translation>Messwerte von Teilen</translation>
    </message>
    <message>
        <source>the destination is in no system</source>
        <extracomment>phrases</extracomment>
        <translation>das Ziel liegt in keinem System</translation>
    </message>
    <message>
        <source>the other source is here</source>
        <extracomment>phrases</extracomment>
        <translation>die andere Quelle ist hier</translation>
    </message>
    <message>
        <source>the {0} of a matching object (different values: {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} eines passenden Objekts (verschiedene Werte: {1})</translation>
    </message>
    <message>
        <source>Applies to</source>
        <extracomment>effects</extracomment>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; changed since the import</source>
        <extracomment>findings</extracomment>
        <translation>&apos;{0}&apos; wurde seit dem Import geändert</translation>
    </message>
    <message>
        <source>Import the folder again, or choose to use its changed files.</source>
        <extracomment>findings</extracomment>
        <translation>Importieren Sie den Ordner neu, oder wählen Sie, seine geänderten Dateien zu verwenden.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; changes {1} other definitions</source>
        <extracomment>findings</extracomment>
        <translation>das Makro &apos;{0}&apos; ändert {1} weitere Definitionen</translation>
    </message>
    <message>
        <source>Nothing to do. The notes list these definitions, which the project has with their former values.</source>
        <extracomment>findings</extracomment>
        <translation>Nichts zu tun. Die Hinweise nennen diese Definitionen, die das Projekt mit ihren früheren Werten hat.</translation>
    </message>
    <message>
        <source>line {0} of &apos;{1}&apos; is not valid</source>
        <extracomment>findings</extracomment>
        <translation>Zeile {0} von &apos;{1}&apos; ist ungültig</translation>
    </message>
    <message>
        <source>Import the folder again. The import writes this file.</source>
        <extracomment>findings</extracomment>
        <translation>Importieren Sie den Ordner neu. Der Import schreibt diese Datei.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; also changes in FreeOrion</source>
        <extracomment>findings</extracomment>
        <translation>&apos;{0}&apos; ändert sich in FreeOrion ebenfalls</translation>
    </message>
    <message>
        <source>Nothing to do. In FreeOrion, it follows from another edit. Make the same edit in the project.</source>
        <extracomment>findings</extracomment>
        <translation>Nichts zu tun. In FreeOrion folgt es aus einer anderen Änderung. Ändern Sie es im Projekt ebenso.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; also makes {1} other definitions</source>
        <extracomment>findings</extracomment>
        <translation>das Makro &apos;{0}&apos; erzeugt auch {1} andere Definitionen</translation>
    </message>
    <message>
        <source>Choose to change the macro for all of them, or to write its text out at this place only.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie, das Makro für alle zu ändern, oder seinen Text nur an dieser Stelle auszuschreiben.</translation>
    </message>
    <message>
        <source>the class &apos;{0}&apos; is new, and has no file</source>
        <extracomment>findings</extracomment>
        <translation>die Klasse &apos;{0}&apos; ist neu und hat keine Datei</translation>
    </message>
    <message>
        <source>Name a file for new classes, such as scripting/techs/MINE.focs.txt.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie eine Datei für neue Klassen, zum Beispiel scripting/techs/MINE.focs.txt.</translation>
    </message>
    <message>
        <source>the project has no &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>das Projekt hat keine Datei &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>Export only projects that an import of FreeOrion&apos;s folder wrote, or import the folder again.</source>
        <extracomment>findings</extracomment>
        <translation>Exportieren Sie nur Projekte, die ein Import von FreeOrions Ordner geschrieben hat, oder importieren Sie den Ordner neu.</translation>
    </message>
    <message>
        <source>the edit of &apos;{0}&apos; cannot be written back: {1}</source>
        <extracomment>findings</extracomment>
        <translation>die Änderung von &apos;{0}&apos; kann nicht zurückgeschrieben werden: {1}</translation>
    </message>
    <message>
        <source>Undo this edit, or make it in FreeOrion&apos;s scripts and import them again.</source>
        <extracomment>findings</extracomment>
        <translation>Machen Sie diese Änderung rückgängig, oder ändern Sie FreeOrions Skripte und importieren Sie sie neu.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; contains files that no export wrote; choose an empty or new folder</source>
        <extracomment>phrases</extracomment>
        <translation>&apos;{0}&apos; enthält Dateien, die kein Export geschrieben hat; wählen Sie einen leeren oder neuen Ordner</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is made here</source>
        <extracomment>phrases</extracomment>
        <translation>&apos;{0}&apos; entsteht hier</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is outside the folder of the export</source>
        <extracomment>phrases</extracomment>
        <translation>&apos;{0}&apos; liegt außerhalb des Ordners des Exports</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is the folder of the game, or is inside it</source>
        <extracomment>phrases</extracomment>
        <translation>&apos;{0}&apos; ist der Ordner des Spiels oder liegt darin</translation>
    </message>
    <message>
        <source>FreeOrion has no disabled groups</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrion hat keine deaktivierten Gruppen</translation>
    </message>
    <message>
        <source>FreeOrion itself adds this group</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrion selbst fügt diese Gruppe hinzu</translation>
    </message>
    <message>
        <source>FreeOrion&apos;s scripts declare no vocabulary</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrions Skripte deklarieren kein Vokabular</translation>
    </message>
    <message>
        <source>FreeOrion&apos;s scripts have no text for it</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrions Skripte haben keinen Text dafür</translation>
    </message>
    <message>
        <source>a macro makes this class</source>
        <extracomment>phrases</extracomment>
        <translation>ein Makro erzeugt diese Klasse</translation>
    </message>
    <message>
        <source>a string table cannot hold this text</source>
        <extracomment>phrases</extracomment>
        <translation>eine Texttabelle kann diesen Text nicht enthalten</translation>
    </message>
    <message>
        <source>a text of a string table cannot contain &apos;&apos;&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ein Text einer Texttabelle kann kein &apos;&apos;&apos; enthalten</translation>
    </message>
    <message>
        <source>another edit prevents it</source>
        <extracomment>phrases</extracomment>
        <translation>eine andere Änderung verhindert es</translation>
    </message>
    <message>
        <source>the folder has no string table of this language</source>
        <extracomment>phrases</extracomment>
        <translation>der Ordner hat keine Texttabelle dieser Sprache</translation>
    </message>
    <message>
        <source>the scripts would have a fault</source>
        <extracomment>phrases</extracomment>
        <translation>die Skripte hätten einen Fehler</translation>
    </message>
    <message>
        <source>Sets this turn&apos;s maximum of a meter. Runs first at its priority, so additions of the same priority still count, unless the project&apos;s rules run effects as written. Of several such effects, the one from the newest object wins.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt den Höchstwert eines Messwerts in dieser Runde. Läuft bei seiner Priorität zuerst, also zählen Additionen derselben Priorität noch, außer wenn die Regeln des Projekts Effekte wie geschrieben ausführen. Von mehreren solchen Effekten gilt der des neuesten Objekts.</translation>
    </message>
    <message>
        <source>Sets the current value of a meter. Runs first at its priority, so additions of the same priority still count, unless the project&apos;s rules run effects as written. Of several such effects, the one from the newest object wins.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt den jetzigen Wert eines Messwerts. Läuft bei seiner Priorität zuerst, also zählen Additionen derselben Priorität noch, außer wenn die Regeln des Projekts Effekte wie geschrieben ausführen. Von mehreren solchen Effekten gilt der des neuesten Objekts.</translation>
    </message>
    <message>
        <source>Numbers objects</source>
        <extracomment>elements</extracomment>
        <translation>Nummeriert Objekte</translation>
    </message>
    <message>
        <source>The value is the number by which designers find the object: #12. An object without a value, or with a negative one, gets a number above those that the scenario gives.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert ist die Nummer, unter der Autoren das Objekt finden: #12. Ein Objekt ohne Wert oder mit einem negativen Wert bekommt eine Nummer über denen, die das Szenario vergibt.</translation>
    </message>
    <message>
        <source>A name for a priority. Breakdowns show it beside the number.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Name für eine Priorität. Aufschlüsselungen zeigen ihn neben der Zahl.</translation>
    </message>
    <message>
        <source>priority {value} is {id}</source>
        <extracomment>elements</extracomment>
        <translation>Priorität {value} heißt {id}</translation>
    </message>
    <message>
        <source>The priority that has this name.</source>
        <extracomment>elements</extracomment>
        <translation>Die Priorität, die diesen Namen hat.</translation>
    </message>
    <message>
        <source>the property &apos;{0}&apos; cannot number objects</source>
        <extracomment>findings</extracomment>
        <translation>die Eigenschaft „{0}“ kann keine Objekte nummerieren</translation>
    </message>
    <message>
        <source>One property of a project can do this. It has the format number and belongs to objects.</source>
        <extracomment>findings</extracomment>
        <translation>Eine Eigenschaft eines Projekts kann dies. Sie hat das Format Zahl und gehört zu Objekten.</translation>
    </message>
    <message>
        <source>Orrery does not count what an empire did in the past</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery zählt nicht, was ein Reich früher getan hat</translation>
    </message>
    <message>
        <source>Orrery does not have this level of visibility, or this observer</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery hat diese Stufe der Sichtbarkeit oder diesen Beobachter nicht</translation>
    </message>
    <message>
        <source>Orrery does not know the queues of empires</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery kennt die Warteschlangen von Reichen nicht</translation>
    </message>
    <message>
        <source>Orrery does not test whether a starlane could be added</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery prüft nicht, ob eine Sternenstraße ergänzt werden könnte</translation>
    </message>
    <message>
        <source>Orrery has no equivalent of this property</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery hat keine Entsprechung dieser Eigenschaft</translation>
    </message>
    <message>
        <source>Orrery has no function for distances between objects</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery hat keine Funktion für Abstände zwischen Objekten</translation>
    </message>
    <message>
        <source>Orrery has no meters of empires</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery hat keine Werte von Reichen</translation>
    </message>
    <message>
        <source>Orrery has no orbit around an object</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery hat keine Umlaufbahn um ein Objekt</translation>
    </message>
    <message>
        <source>Orrery has no such relation between empires</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery hat keine solche Beziehung zwischen Reichen</translation>
    </message>
    <message>
        <source>Orrery knows orders to bombard of the source only</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery kennt Befehle zum Bombardieren nur von der Quelle</translation>
    </message>
    <message>
        <source>Orrery sends a message to the owners of its target or of its source, or to everybody</source>
        <extracomment>phrases</extracomment>
        <translation>Orrery sendet eine Nachricht an die Besitzer ihres Ziels oder ihrer Quelle, oder an alle</translation>
    </message>
    <message>
        <source>additions: {0}; multiplications: {1}; settings: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>Additionen: {0}; Multiplikationen: {1}; Zuweisungen: {2}</translation>
    </message>
    <message>
        <source>an effect cannot change the techs of this empire</source>
        <extracomment>phrases</extracomment>
        <translation>ein Effekt kann die Technologien dieses Reichs nicht ändern</translation>
    </message>
    <message>
        <source>an effect cannot set a meter of the object that it creates</source>
        <extracomment>phrases</extracomment>
        <translation>ein Effekt kann keinen Wert des Objekts setzen, das er erzeugt</translation>
    </message>
    <message>
        <source>an expression cannot read a flag of a species</source>
        <extracomment>phrases</extracomment>
        <translation>ein Ausdruck kann kein Merkmal einer Spezies lesen</translation>
    </message>
    <message>
        <source>an expression cannot refer to the location of another class</source>
        <extracomment>phrases</extracomment>
        <translation>ein Ausdruck kann sich nicht auf den Ort einer anderen Klasse beziehen</translation>
    </message>
    <message>
        <source>an expression cannot test a supply network through other objects</source>
        <extracomment>phrases</extracomment>
        <translation>ein Ausdruck kann ein Versorgungsnetz nicht über andere Objekte prüfen</translation>
    </message>
    <message>
        <source>an inner condition cannot refer to the outermost candidate here</source>
        <extracomment>phrases</extracomment>
        <translation>eine innere Bedingung kann sich hier nicht auf den äußersten Kandidaten beziehen</translation>
    </message>
    <message>
        <source>brackets added</source>
        <extracomment>phrases</extracomment>
        <translation>Klammern ergänzt</translation>
    </message>
    <message>
        <source>changes are tried only in the steps from turn 1 on</source>
        <extracomment>phrases</extracomment>
        <translation>Änderungen werden nur in den Schritten ab Runde 1 versucht</translation>
    </message>
    <message>
        <source>conditions that never match</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingungen, die nie passen</translation>
    </message>
    <message>
        <source>conditions without an upper limit</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingungen ohne Obergrenze</translation>
    </message>
    <message>
        <source>converted to another form</source>
        <extracomment>phrases</extracomment>
        <translation>in eine andere Form übertragen</translation>
    </message>
    <message>
        <source>final meter pass</source>
        <extracomment>phrases</extracomment>
        <translation>letzter Messwert-Durchgang</translation>
    </message>
    <message>
        <source>imported {0}</source>
        <extracomment>phrases</extracomment>
        <translation>importiert: {0}</translation>
    </message>
    <message>
        <source>imported {0}, of which {1} disabled: {2} without an equivalent, {3} only for pictures</source>
        <extracomment>phrases</extracomment>
        <translation>importiert: {0}, davon {1} ausgeschaltet: {2} ohne Entsprechung, {3} nur für Bilder</translation>
    </message>
    <message>
        <source>meter pass of the turn</source>
        <extracomment>phrases</extracomment>
        <translation>Messwert-Durchgang der Runde</translation>
    </message>
    <message>
        <source>meters with several kinds of effects</source>
        <extracomment>phrases</extracomment>
        <translation>Werte mit mehreren Arten von Effekten</translation>
    </message>
    <message>
        <source>names that no script defines</source>
        <extracomment>phrases</extracomment>
        <translation>Namen, die kein Skript definiert</translation>
    </message>
    <message>
        <source>never anything in scope</source>
        <extracomment>phrases</extracomment>
        <translation>nie etwas im Geltungsbereich</translation>
    </message>
    <message>
        <source>no script defines this name</source>
        <extracomment>phrases</extracomment>
        <translation>kein Skript definiert diesen Namen</translation>
    </message>
    <message>
        <source>other priorities</source>
        <extracomment>phrases</extracomment>
        <translation>andere Prioritäten</translation>
    </message>
    <message>
        <source>read {0} with {1}</source>
        <extracomment>phrases</extracomment>
        <translation>gelesen: {0}, darin {1}</translation>
    </message>
    <message>
        <source>read {0} with {1} and {2}</source>
        <extracomment>phrases</extracomment>
        <translation>gelesen: {0}, darin {1} und {2}</translation>
    </message>
    <message>
        <source>skipped, kept as comments</source>
        <extracomment>phrases</extracomment>
        <translation>übersprungen, als Kommentar behalten</translation>
    </message>
    <message>
        <source>the effect only changes a picture</source>
        <extracomment>phrases</extracomment>
        <translation>der Effekt ändert nur ein Bild</translation>
    </message>
    <message>
        <source>the value belongs to an object: choose one, such as an empire</source>
        <extracomment>phrases</extracomment>
        <translation>der Wert gehört zu einem Objekt: Wählen Sie eines, etwa ein Reich</translation>
    </message>
    <message>
        <source>these files in &apos;{0}&apos; changed since the last export: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>diese Dateien in „{0}“ haben sich seit dem letzten Export geändert: {1}</translation>
    </message>
    <message>
        <source>this condition cannot stand in an expression</source>
        <extracomment>phrases</extracomment>
        <translation>diese Bedingung kann nicht in einem Ausdruck stehen</translation>
    </message>
    <message>
        <source>this value cannot stand at this place</source>
        <extracomment>phrases</extracomment>
        <translation>dieser Wert kann nicht an dieser Stelle stehen</translation>
    </message>
    <message>
        <source>without content: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ohne Inhalt: {0}</translation>
    </message>
    <message>
        <source>{0} and {1} others</source>
        <extracomment>phrases</extracomment>
        <translation>{0} und {1} weitere</translation>
    </message>
    <message>
        <source>{0} building</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Gebäude</translation>
    </message>
    <message>
        <source>{0} buildings</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Gebäude</translation>
    </message>
    <message>
        <source>{0} class</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Klasse</translation>
    </message>
    <message>
        <source>{0} classes</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Klassen</translation>
    </message>
    <message>
        <source>{0} definition</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Definition</translation>
    </message>
    <message>
        <source>{0} definitions</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Definitionen</translation>
    </message>
    <message>
        <source>{0} does not have {1} as its {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat nicht {1} als „{2}“</translation>
    </message>
    <message>
        <source>{0} does not have {1} in its {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} hat {1} nicht unter „{2}“</translation>
    </message>
    <message>
        <source>{0} effect</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Effekt</translation>
    </message>
    <message>
        <source>{0} effects</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Effekte</translation>
    </message>
    <message>
        <source>{0} effects group</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Effektgruppe</translation>
    </message>
    <message>
        <source>{0} effects groups</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Effektgruppen</translation>
    </message>
    <message>
        <source>{0} file</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Datei</translation>
    </message>
    <message>
        <source>{0} script</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Skript</translation>
    </message>
    <message>
        <source>{0} scripts</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Skripte</translation>
    </message>
    <message>
        <source>{0} special</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Besonderheit</translation>
    </message>
    <message>
        <source>{0} specials</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Besonderheiten</translation>
    </message>
    <message>
        <source>{0} tech</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Technologie</translation>
    </message>
    <message>
        <source>{0} techs</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Technologien</translation>
    </message>
    <message>
        <source>{0} text</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Text</translation>
    </message>
    <message>
        <source>{0} texts</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Texte</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} mit {1}</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; also makes another part of &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>das Makro &apos;{0}&apos; erzeugt auch einen anderen Teil von &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>Choose to change the macro for all parts, or to write its text out at this place only.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie, ob das Makro für alle Teile geändert oder sein Text nur an dieser Stelle ausgeschrieben wird.</translation>
    </message>
    <message>
        <source>the macro &apos;{0}&apos; changes no other definition</source>
        <extracomment>findings</extracomment>
        <translation>das Makro &apos;{0}&apos; ändert keine andere Definition</translation>
    </message>
    <message>
        <source>Nothing to do. You can also choose to write its text out at this place only.</source>
        <extracomment>findings</extracomment>
        <translation>Nichts zu tun. Sie können seinen Text auch nur an dieser Stelle ausschreiben lassen.</translation>
    </message>
    <message>
        <source>no edit needs the choice for &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>keine Bearbeitung braucht die Wahl für &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>Name a macro, or the place of an edit in the project, such as techs.xml:24.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie ein Makro oder die Stelle einer Bearbeitung im Projekt, etwa techs.xml:24.</translation>
    </message>
    <message>
        <source>the text of the macro &apos;{0}&apos; is written out, only here</source>
        <extracomment>findings</extracomment>
        <translation>der Text des Makros &apos;{0}&apos; wird ausgeschrieben, nur hier</translation>
    </message>
    <message>
        <source>Nothing to do. The macro and the other definitions stay as they are.</source>
        <extracomment>findings</extracomment>
        <translation>Nichts zu tun. Das Makro und die anderen Definitionen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>the run ends after turn {0}: it reached {2}, mostly because of {1}</source>
        <extracomment>findings</extracomment>
        <translation>der Lauf endet nach Runde {0}: Er hat {2} erreicht, vor allem wegen {1}</translation>
    </message>
    <message>
        <source>Find the group that creates objects every turn, and give it an activation that ends. Or begin the scenario with fewer objects.</source>
        <extracomment>findings</extracomment>
        <translation>Suchen Sie die Gruppe, die in jeder Runde Objekte erzeugt, und geben Sie ihr eine Aktivierung, die endet. Oder beginnen Sie das Szenario mit weniger Objekten.</translation>
    </message>
    <message>
        <source>the system {0} names the planet {1}, which is in {2}</source>
        <extracomment>findings</extracomment>
        <translation>das System {0} nennt den Planeten {1}, der in {2} ist</translation>
    </message>
    <message>
        <source>FreeOrion {0} wrote the file, not FreeOrion {1}</source>
        <extracomment>findings</extracomment>
        <translation>FreeOrion {0} hat die Datei geschrieben, nicht FreeOrion {1}</translation>
    </message>
    <message>
        <source>Check the numbers: other versions have other rules and content.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie die Zahlen: Andere Versionen haben andere Regeln und anderen Inhalt.</translation>
    </message>
    <message>
        <source>the value &apos;{1}&apos; of the rule {0} is not a number</source>
        <extracomment>findings</extracomment>
        <translation>der Wert &apos;{1}&apos; der Regel {0} ist keine Zahl</translation>
    </message>
    <message>
        <source>Nothing to do. Orrery reads the rule&apos;s default.</source>
        <extracomment>findings</extracomment>
        <translation>Nichts zu tun. Orrery liest den Standardwert der Regel.</translation>
    </message>
    <message>
        <source>&lt;m_id&gt; is {0}, but the entry has the key {1}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;m_id&gt; ist {0}, aber der Eintrag hat den Schlüssel {1}</translation>
    </message>
    <message>
        <source>FreeOrion&apos;s scripts have no text for &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>FreeOrions Skripte haben keinen Text für &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>a field of &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ein Feld von &apos;{0}&apos;</translation>
    </message>
    <message>
        <source>a number of FreeOrion cannot stand for an object, an empire or a design here</source>
        <extracomment>phrases</extracomment>
        <translation>eine Nummer von FreeOrion kann hier nicht für ein Objekt, ein Imperium oder einen Entwurf stehen</translation>
    </message>
    <message>
        <source>game rule</source>
        <extracomment>phrases</extracomment>
        <translation>Spielregel</translation>
    </message>
    <message>
        <source>its memory limit of {0} MB</source>
        <extracomment>phrases</extracomment>
        <translation>seine Speichergrenze von {0} MB</translation>
    </message>
    <message>
        <source>texts that the English string table lacks</source>
        <extracomment>phrases</extracomment>
        <translation>Texte, die der englischen Texttabelle fehlen</translation>
    </message>
    <message>
        <source>the English string table lacks {0} text that the scripts use</source>
        <extracomment>phrases</extracomment>
        <translation>der englischen Texttabelle fehlt {0} Text, den die Skripte verwenden</translation>
    </message>
    <message>
        <source>the English string table lacks {0} texts that the scripts use</source>
        <extracomment>phrases</extracomment>
        <translation>der englischen Texttabelle fehlen {0} Texte, die die Skripte verwenden</translation>
    </message>
    <message>
        <source>the group {0} has {1}, and no effect &apos;{2}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe {0} hat {1}, aber keinen Effekt „{2}“</translation>
    </message>
    <message>
        <source>the number of objects</source>
        <extracomment>phrases</extracomment>
        <translation>die Zahl der Objekte</translation>
    </message>
    <message>
        <source>the run crashes at turn {0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>der Lauf stürzt in Runde {0} ab: {1}</translation>
    </message>
    <message>
        <source>the run does not crash</source>
        <extracomment>phrases</extracomment>
        <translation>der Lauf stürzt nicht ab</translation>
    </message>
    <message>
        <source>the scenario</source>
        <extracomment>phrases</extracomment>
        <translation>das Szenario</translation>
    </message>
    <message>
        <source>{0} MB, and the system gives no more</source>
        <extracomment>phrases</extracomment>
        <translation>{0} MB, und das System gibt nicht mehr</translation>
    </message>
    <message>
        <source>{0} definitions are missing because of the macro &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Definitionen fehlen wegen des Makros &apos;{1}&apos;</translation>
    </message>
    <message>
        <source>{0} effects group keeps only its effects on meters</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Effektgruppe behält nur ihre Effekte auf Messwerte</translation>
    </message>
    <message>
        <source>{0} effects groups keep only their effects on meters</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Effektgruppen behalten nur ihre Effekte auf Messwerte</translation>
    </message>
    <message>
        <source>{0} fires for {1}, and acts on {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} feuert für {1} und wirkt auf {2}</translation>
    </message>
    <message>
        <source>{0} is reported at {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wird an {1} gemeldet</translation>
    </message>
    <message>
        <source>{0} is reported at {1}; expected {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} wird an {1} gemeldet; erwartet: {2}</translation>
    </message>
    <message>
        <source>{0} object</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Objekt</translation>
    </message>
    <message>
        <source>{0} objects</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Objekte</translation>
    </message>
    <message>
        <source>{0} place</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Stelle</translation>
    </message>
    <message>
        <source>{0} places</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Stellen</translation>
    </message>
    <message>
        <source>{0} starlane</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Sternenstraße</translation>
    </message>
    <message>
        <source>event</source>
        <extracomment>phrases</extracomment>
        <translation>Ereignis</translation>
    </message>
</context>
</TS>
