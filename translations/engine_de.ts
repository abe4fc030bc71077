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
        <source>Matches an object that every condition inside matches. When none fails but one cannot be answered, because the object lacks what it asks for, the whole cannot be answered either.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt, auf das jede Bedingung darin passt. Wo keine verneint wird, eine aber nicht zu beantworten ist, weil dem Objekt fehlt, wonach sie fragt, ist auch das Ganze nicht zu beantworten.</translation>
    </message>
    <message>
        <source>Armed</source>
        <extracomment>conditions</extracomment>
        <translation>Bewaffnet</translation>
    </message>
    <message>
        <source>Matches what can hit: its meter Attack is above 0. What has no such meter is neither armed nor not.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was treffen kann: dessen Messwert Attack über 0 liegt. Was keinen solchen Messwert hat, ist weder bewaffnet noch unbewaffnet.</translation>
    </message>
    <message>
        <source>Attached to</source>
        <extracomment>conditions</extracomment>
        <translation>Gehört an</translation>
    </message>
    <message>
        <source>Matches an object that is directly attached to one that the condition inside matches: a building to its planet, a planet to its system.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt, das unmittelbar an einem hängt, auf das die Bedingung darin passt: ein Gebäude an seinem Planeten, ein Planet an seinem System.</translation>
    </message>
    <message>
        <source>Attached with source</source>
        <extracomment>conditions</extracomment>
        <translation>Hängt am Selben wie die Quelle</translation>
    </message>
    <message>
        <source>Matches what is attached to the same object as the source, the source among it: the other buildings of its planet. Where the source is attached to nothing, it matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was am selben Objekt hängt wie die Quelle, sie selbst eingeschlossen: die anderen Gebäude ihres Planeten. Hängt die Quelle an nichts, passt es auf nichts.</translation>
    </message>
    <message>
        <source>Capital</source>
        <extracomment>conditions</extracomment>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Matches the present capital of each empire.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf die jetzige Hauptstadt jedes Reichs.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>conditions</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Matches by luck, drawn anew for each object and each turn. The draw depends on the run&apos;s seed, the turn, the source, the object and this condition alone, so that other changes to content never change it.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt nach Glück, für jedes Objekt und jede Runde neu gezogen. Die Ziehung hängt allein vom Startwert des Laufs, der Runde, der Quelle, dem Objekt und dieser Bedingung ab, sodass andere Änderungen am Inhalt sie nie ändern.</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>conditions</extracomment>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>From 0, never, to 1, always. It may read the candidate; what comes out below 0 or above 1 is taken as 0 or 1, and reported.</source>
        <extracomment>conditions</extracomment>
        <translation>Von 0, nie, bis 1, immer. Sie darf den Kandidaten lesen; was unter 0 oder über 1 herauskommt, gilt als 0 oder 1 und wird gemeldet.</translation>
    </message>
    <message>
        <source>Contained by</source>
        <extracomment>conditions</extracomment>
        <translation>Enthalten in</translation>
    </message>
    <message>
        <source>Matches an object that is attached, directly or by others in between, to one that the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt, das unmittelbar oder über andere an einem hängt, auf das die Bedingung darin passt.</translation>
    </message>
    <message>
        <source>Contains</source>
        <extracomment>conditions</extracomment>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Matches an object to which something is attached, directly or by others in between, that the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt, an dem unmittelbar oder über andere etwas hängt, auf das die Bedingung darin passt.</translation>
    </message>
    <message>
        <source>Created by source</source>
        <extracomment>conditions</extracomment>
        <translation>Von der Quelle geschaffen</translation>
    </message>
    <message>
        <source>Matches what an effect of the source made, in this turn or an earlier one. What the scenario placed was made by nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was ein Effekt der Quelle in dieser oder einer früheren Runde geschaffen hat. Was das Szenario aufgestellt hat, wurde von nichts geschaffen.</translation>
    </message>
    <message>
        <source>Created within</source>
        <extracomment>conditions</extracomment>
        <translation>Vor Kurzem geschaffen</translation>
    </message>
    <message>
        <source>Matches what came into the game in this turn or at most so many turns before it. What the scenario placed came in turn 0.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was in dieser Runde oder höchstens so viele Runden davor ins Spiel kam. Was das Szenario aufgestellt hat, kam in Runde 0.</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>conditions</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How many turns ago at most; 0 means in this turn.</source>
        <extracomment>conditions</extracomment>
        <translation>Vor höchstens wie vielen Runden; 0 heißt in dieser Runde.</translation>
    </message>
    <message>
        <source>Distance to class</source>
        <extracomment>conditions</extracomment>
        <translation>Abstand zu einer Klasse</translation>
    </message>
    <message>
        <source>Matches what is at most so far from any object of a class, such objects themselves included.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was höchstens so weit von irgendeinem Objekt einer Klasse entfernt ist, diese Objekte selbst eingeschlossen.</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>conditions</extracomment>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>What must be near.</source>
        <extracomment>conditions</extracomment>
        <translation>Was in der Nähe sein muss.</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>conditions</extracomment>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>How far away still matches, in a straight line; 0 means the same place.</source>
        <extracomment>conditions</extracomment>
        <translation>Wie weit entfernt noch passt, in gerader Linie; 0 heißt am selben Ort.</translation>
    </message>
    <message>
        <source>Distance to source</source>
        <extracomment>conditions</extracomment>
        <translation>Abstand zur Quelle</translation>
    </message>
    <message>
        <source>Matches what is at most so far from the source, in a straight line. What has no position does not match.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was in gerader Linie höchstens so weit von der Quelle entfernt ist. Was keinen Ort hat, passt nicht.</translation>
    </message>
    <message>
        <source>Empire affiliation</source>
        <extracomment>conditions</extracomment>
        <translation>Zugehörigkeit zu einem Reich</translation>
    </message>
    <message>
        <source>Matches objects by who owns them, seen from an empire: its own, its enemies&apos;, its allies&apos;. An enemy is any other empire; allies are the empires of one team, the empire itself among them. A system belongs to every empire that owns a planet in it.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte nach ihrem Besitzer, aus der Sicht eines Reichs: seine eigenen, die seiner Feinde, die seiner Verbündeten. Feind ist jedes andere Reich; Verbündete sind die Reiche einer Mannschaft, das Reich selbst eingeschlossen. Ein System gehört jedem Reich, das darin einen Planeten besitzt.</translation>
    </message>
    <message>
        <source>Empire</source>
        <extracomment>conditions</extracomment>
        <translation>Reich</translation>
    </message>
    <message>
        <source>Whose affairs are meant: `source` stands for all owners of the source, `none` for no one. Else the id of an empire, or an expression that gives one, or that gives an object whose owners are meant.</source>
        <extracomment>conditions</extracomment>
        <translation>Wessen Sache gemeint ist: `source` steht für alle Besitzer der Quelle, `none` für niemanden. Sonst die Id eines Reichs oder ein Ausdruck, der eines ergibt oder ein Objekt, dessen Besitzer gemeint sind.</translation>
    </message>
    <message>
        <source>Mode</source>
        <extracomment>conditions</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Inclusive asks whether one owner fits, exclusive whether all do. With no one&apos;s affairs, or an unowned source, the empire and allies modes match what is owned by no one, and the enemies modes what is owned by anyone.</source>
        <extracomment>conditions</extracomment>
        <translation>inclusive fragt, ob ein Besitzer passt, exclusive, ob alle passen. Bei niemandes Sache oder einer Quelle ohne Besitzer passen die Arten für Reich und Verbündete auf alles, was niemandem gehört, die für Feinde auf alles, was jemandem gehört.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>conditions</extracomment>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Matches an object for which an expression is true. An `if` attribute on activation, include or exclude says the same in one place.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt, für das ein Ausdruck wahr ist. Ein Attribut `if` an activation, include oder exclude sagt dasselbe an einer Stelle.</translation>
    </message>
    <message>
        <source>If</source>
        <extracomment>conditions</extracomment>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>What must be true. Bare names speak of the candidate, Source of the object that carries the group, Target of the candidate of the scope.</source>
        <extracomment>conditions</extracomment>
        <translation>Was wahr sein muss. Bloße Namen sprechen vom Kandidaten, Source vom Objekt, das die Gruppe trägt, Target vom Kandidaten des Geltungsbereichs.</translation>
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
        <source>One of the groupings that classes name.</source>
        <extracomment>conditions</extracomment>
        <translation>Eine der Gruppierungen, die Klassen nennen.</translation>
    </message>
    <message>
        <source>Has special</source>
        <extracomment>conditions</extracomment>
        <translation>Hat eine Besonderheit</translation>
    </message>
    <message>
        <source>Matches an object that has a special of the class attached to it.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt, an dem eine Besonderheit der Klasse hängt.</translation>
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
        <source>Matches what was the capital of an empire as the game began, whoever owns it now and wherever the capital is now. An empire that had no capital then has no homeworld.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was bei Spielbeginn die Hauptstadt eines Reichs war, wem auch immer es jetzt gehört und wo auch immer die Hauptstadt jetzt ist. Ein Reich, das damals keine Hauptstadt hatte, hat keine Heimatwelt.</translation>
    </message>
    <message>
        <source>Meter value</source>
        <extracomment>conditions</extracomment>
        <translation>Wert eines Messwerts</translation>
    </message>
    <message>
        <source>Matches objects by the value of a meter. One that has no such meter does not match.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte nach der Höhe eines Messwerts. Eines, das keinen solchen hat, passt nicht.</translation>
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
        <source>Numbers smaller than this match; this one does not.</source>
        <extracomment>conditions</extracomment>
        <translation>Kleinere Zahlen als diese passen; diese selbst nicht.</translation>
    </message>
    <message>
        <source>Not</source>
        <extracomment>conditions</extracomment>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>Matches an object that the condition inside does not match. What cannot be answered stays unanswered: a ship has no size, so it is neither large nor not large.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt, auf das die Bedingung darin nicht passt. Was nicht zu beantworten ist, bleibt es: Ein Schiff hat keine Größe, ist also weder groß noch nicht groß.</translation>
    </message>
    <message>
        <source>Number of</source>
        <extracomment>conditions</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Matches every object or none, by how many objects of the whole game the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alle Objekte oder auf keines, je nachdem, auf wie viele Objekte des ganzen Spiels die Bedingung darin passt.</translation>
    </message>
    <message>
        <source>Matches objects of one class, such as one kind of building.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte einer Klasse, etwa einer Art von Gebäude.</translation>
    </message>
    <message>
        <source>The class that the object must be of. Left out: that of the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Klasse, von der das Objekt sein muss. Fehlt sie: die der Quelle.</translation>
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
        <source>The type that the object must be of. Left out: that of the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Typ, von dem das Objekt sein muss. Fehlt er: der der Quelle.</translation>
    </message>
    <message>
        <source>Any of</source>
        <extracomment>conditions</extracomment>
        <translation>Eine von</translation>
    </message>
    <message>
        <source>Matches an object that at least one condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt, auf das mindestens eine Bedingung darin passt.</translation>
    </message>
    <message>
        <source>First that matches anything</source>
        <extracomment>conditions</extracomment>
        <translation>Die erste, die auf etwas passt</translation>
    </message>
    <message>
        <source>Asks the conditions inside one after the other, each of all objects in the game, and matches what the first of them matches that matches anything. Where none does, it matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Stellt die Bedingungen darin eine nach der anderen, jede für alle Objekte des Spiels, und passt auf das, worauf die erste passt, die auf überhaupt etwas passt. Gibt es keine, passt es auf nichts.</translation>
    </message>
    <message>
        <source>Owned by a specific empire</source>
        <extracomment>conditions</extracomment>
        <translation>Gehört einem bestimmten Reich</translation>
    </message>
    <message>
        <source>Matches what one empire owns, or what it does not own. In an activation: the group acts, or rests, while the empire owns the source.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was ein Reich besitzt oder nicht besitzt. In einer Aktivierung: Die Gruppe wirkt oder ruht, solange das Reich die Quelle besitzt.</translation>
    </message>
    <message>
        <source>The empire: mostly one that is given in play, as in `runtime(patron)`. As long as it is not given, nobody can tell.</source>
        <extracomment>conditions</extracomment>
        <translation>Das Reich: meist eines, das im Spiel vergeben wird, wie in `runtime(patron)`. Solange es nicht vergeben ist, lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>`active` matches what the empire owns, alone or with others, `inactive` what it does not own.</source>
        <extracomment>conditions</extracomment>
        <translation>`active` passt auf alles, was das Reich allein oder mit anderen besitzt, `inactive` auf alles, was es nicht besitzt.</translation>
    </message>
    <message>
        <source>Owner can build</source>
        <extracomment>conditions</extracomment>
        <translation>Besitzer kann bauen</translation>
    </message>
    <message>
        <source>Matches an object that has an owner to whom a class is open: one that has all of its prerequisites, or anything that unlocks it. A class with neither is open to everyone who owns anything. What effects allowed or forbade an empire comes before that. An empire is asked about itself.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt mit einem Besitzer, dem eine Klasse offensteht: der alle ihre Voraussetzungen hat oder irgendetwas, das sie freischaltet. Eine Klasse ohne beides steht jedem offen, der etwas besitzt. Was Effekte einem Reich erlaubt oder verboten haben, geht vor. Ein Reich wird nach sich selbst gefragt.</translation>
    </message>
    <message>
        <source>What is to be built.</source>
        <extracomment>conditions</extracomment>
        <translation>Was gebaut werden soll.</translation>
    </message>
    <message>
        <source>Owner has tech</source>
        <extracomment>conditions</extracomment>
        <translation>Besitzer kennt eine Technik</translation>
    </message>
    <message>
        <source>Matches an object that has an owner who knows a tech, and an empire that knows it.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf ein Objekt mit einem Besitzer, der eine Technik kennt, und auf ein Reich, das sie kennt.</translation>
    </message>
    <message>
        <source>Tech</source>
        <extracomment>conditions</extracomment>
        <translation>Technik</translation>
    </message>
    <message>
        <source>The tech that must be known.</source>
        <extracomment>conditions</extracomment>
        <translation>Die Technik, die bekannt sein muss.</translation>
    </message>
    <message>
        <source>Planet environment</source>
        <extracomment>conditions</extracomment>
        <translation>Umwelt eines Planeten</translation>
    </message>
    <message>
        <source>Matches planets, and what stands on them, by environment. Environments lie on a wheel, so that with a range the first and the last are neighbours. Those off the wheel, such as asteroids, match exactly or not at all.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Planeten und was auf ihnen steht, nach der Umwelt. Umwelten liegen auf einem Rad, sodass bei einer Spanne die erste und die letzte Nachbarn sind. Die außerhalb des Rads, wie Asteroiden, passen genau oder gar nicht.</translation>
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
        <source>How many steps away still match; 0 asks for the very same.</source>
        <extracomment>conditions</extracomment>
        <translation>Wie viele Schritte entfernt noch passt; 0 verlangt genau dasselbe.</translation>
    </message>
    <message>
        <source>Planet focus</source>
        <extracomment>conditions</extracomment>
        <translation>Schwerpunkt eines Planeten</translation>
    </message>
    <message>
        <source>Matches planets, and what stands on them, by what the planet is set to do.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Planeten und was auf ihnen steht, nach dem, worauf der Planet ausgerichtet ist.</translation>
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
        <source>`primary` asks for the main focus, `secondary-only` for the second one; `secondary` is content with either.</source>
        <extracomment>conditions</extracomment>
        <translation>`primary` fragt nach dem ersten Schwerpunkt, `secondary-only` nach dem zweiten; `secondary` gibt sich mit jedem von beiden zufrieden.</translation>
    </message>
    <message>
        <source>Planet size</source>
        <extracomment>conditions</extracomment>
        <translation>Größe eines Planeten</translation>
    </message>
    <message>
        <source>Matches planets, and what stands on them, by size. Sizes lie on a scale; those off it, such as gas giants, match exactly or not at all.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Planeten und was auf ihnen steht, nach der Größe. Größen liegen auf einer Skala; die außerhalb, wie Gasriesen, passen genau oder gar nicht.</translation>
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
        <source>Matches what shares an owner with the source, the source among it. Where the source has no owner, it matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was einen Besitzer mit der Quelle teilt, sie selbst eingeschlossen. Hat die Quelle keinen Besitzer, passt es auf nichts.</translation>
    </message>
    <message>
        <source>Same supply network</source>
        <extracomment>conditions</extracomment>
        <translation>Selbes Versorgungsnetz</translation>
    </message>
    <message>
        <source>Matches what is in a system from which one can come to that of the source by starlanes, through systems in each of which an empire that owns both has a planet, at both ends too. Nothing that is between systems matches, and nothing does where the source is.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles in einem System, von dem man über Sternenstraßen zu dem der Quelle kommt, durch Systeme, in denen jeweils ein Reich, das beide besitzt, einen Planeten hat, auch an beiden Enden. Auf nichts zwischen den Systemen passt es, und auf gar nichts, wenn die Quelle dort ist.</translation>
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
        <source>The first few</source>
        <extracomment>conditions</extracomment>
        <translation>Die ersten paar</translation>
    </message>
    <message>
        <source>Compares all objects that the condition inside matches, and matches the first few of them: those with the largest, the smallest or the commonest value of an expression.</source>
        <extracomment>conditions</extracomment>
        <translation>Vergleicht alle Objekte, auf die die Bedingung darin passt, und passt auf die ersten paar davon: die mit dem größten, dem kleinsten oder dem häufigsten Wert eines Ausdrucks.</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>conditions</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many match at most; a fraction counts for nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Auf wie viele es höchstens passt; ein Bruchteil zählt nicht.</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>conditions</extracomment>
        <translation>Nach</translation>
    </message>
    <message>
        <source>What they are compared by. Bare names are those of the objects that are compared. An object that has no such value is left out.</source>
        <extracomment>conditions</extracomment>
        <translation>Wonach sie verglichen werden. Bloße Namen sind die der verglichenen Objekte. Ein Objekt ohne solchen Wert bleibt weg.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>conditions</extracomment>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>`largest` and `smallest` take the objects with the largest and smallest values, `commonest` those whose value most of them share. Among equals the lowest id comes first.</source>
        <extracomment>conditions</extracomment>
        <translation>`largest` und `smallest` nehmen die Objekte mit den größten und kleinsten Werten, `commonest` die, deren Wert die meisten von ihnen teilen. Bei Gleichstand kommt die niedrigste Id zuerst.</translation>
    </message>
    <message>
        <source>Source is visible</source>
        <extracomment>conditions</extracomment>
        <translation>Die Quelle ist sichtbar</translation>
    </message>
    <message>
        <source>Matches objects that see the source. An object sees with the eyes of its owners: all that they own, and all that is within the range of a detector of theirs, which is an object with the meter Detection. An object without an owner sees what it is in range of by itself. What is seen is fixed as the turn begins, and again after movement.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die die Quelle sehen. Ein Objekt sieht mit den Augen seiner Besitzer: alles, was ihnen gehört, und alles in Reichweite eines ihrer Detektoren, also eines Objekts mit dem Messwert Detection. Ein Objekt ohne Besitzer sieht, was in seiner eigenen Reichweite liegt. Was gesehen wird, steht zu Beginn der Runde fest und nach der Bewegung von Neuem.</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>conditions</extracomment>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>`false` asks for the contrary: what is not seen.</source>
        <extracomment>conditions</extracomment>
        <translation>`false` fragt nach dem Gegenteil: was nicht gesehen wird.</translation>
    </message>
    <message>
        <source>Star colour</source>
        <extracomment>conditions</extracomment>
        <translation>Sternfarbe</translation>
    </message>
    <message>
        <source>Matches systems, and all that is in them, by the colour of the star.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Systeme und alles, was darin ist, nach der Farbe des Sterns.</translation>
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
        <source>Matches what is at most so many starlane jumps from any object of a class, such objects themselves included.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was höchstens so viele Sprünge auf Sternenstraßen von irgendeinem Objekt einer Klasse entfernt ist, diese Objekte selbst eingeschlossen.</translation>
    </message>
    <message>
        <source>How many starlane jumps away still match, by the shortest way; 0 means the same place.</source>
        <extracomment>conditions</extracomment>
        <translation>Wie viele Sprünge auf Sternenstraßen entfernt noch passt, auf dem kürzesten Weg; 0 heißt am selben Ort.</translation>
    </message>
    <message>
        <source>Jumps to source</source>
        <extracomment>conditions</extracomment>
        <translation>Sprünge zur Quelle</translation>
    </message>
    <message>
        <source>Matches what is at most so many starlane jumps from the source. An object on a lane is one jump from either end of it.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was höchstens so viele Sprünge auf Sternenstraßen von der Quelle entfernt ist. Ein Objekt auf einer Straße ist von jedem ihrer Enden einen Sprung entfernt.</translation>
    </message>
    <message>
        <source>Stationary</source>
        <extracomment>conditions</extracomment>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>Matches what is not on its way to anywhere: it has no destination. What cannot move never has one.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was nirgendwohin unterwegs ist: Es hat kein Reiseziel. Was sich nicht bewegen kann, hat nie eines.</translation>
    </message>
    <message>
        <source>Stockpile value</source>
        <extracomment>conditions</extracomment>
        <translation>Wert eines Vorrats</translation>
    </message>
    <message>
        <source>Matches objects by a stockpile: an empire&apos;s own, else that of the object&apos;s only owner. With no owner or several there is none to read, and none is not the same as an empty one.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte nach einem Vorrat: dem eigenen eines Reichs, sonst dem des einzigen Besitzers. Bei keinem oder mehreren Besitzern gibt es keinen zu lesen, und keiner ist nicht dasselbe wie ein leerer.</translation>
    </message>
    <message>
        <source>Resource</source>
        <extracomment>conditions</extracomment>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>The resource to count.</source>
        <extracomment>conditions</extracomment>
        <translation>Der Rohstoff, der gezählt wird.</translation>
    </message>
    <message>
        <source>Targeted</source>
        <extracomment>conditions</extracomment>
        <translation>Anvisiert</translation>
    </message>
    <message>
        <source>Matches the object that the source aims at. Where it aims at nothing, it matches nothing.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf das Objekt, das die Quelle anvisiert. Visiert sie nichts an, passt es auf nichts.</translation>
    </message>
    <message>
        <source>Turn range</source>
        <extracomment>conditions</extracomment>
        <translation>Spanne von Runden</translation>
    </message>
    <message>
        <source>Matches every object in the turns from the first to the last, both included, and none in the others.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt in den Runden von der ersten bis zur letzten, beide eingeschlossen, auf jedes Objekt, in den anderen auf keines.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>conditions</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>The first turn that matches. Left out: any up to the last.</source>
        <extracomment>conditions</extracomment>
        <translation>Die erste Runde, die passt. Fehlt sie: jede bis zur letzten.</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>conditions</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>The last turn that matches. Left out: any from the first.</source>
        <extracomment>conditions</extracomment>
        <translation>Die letzte Runde, die passt. Fehlt sie: jede ab der ersten.</translation>
    </message>
    <message>
        <source>Visible to source</source>
        <extracomment>conditions</extracomment>
        <translation>Für die Quelle sichtbar</translation>
    </message>
    <message>
        <source>Matches objects that the source sees, with the eyes of its owners: all that they own, and all that is within the range of a detector of theirs, which is an object with the meter Detection. A source without an owner sees what it is in range of by itself. What is seen is fixed as the turn begins, and again after movement; what was made since then is not seen yet. What has no position is seen by its owners only.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf Objekte, die die Quelle sieht, mit den Augen ihrer Besitzer: alles, was ihnen gehört, und alles in Reichweite eines ihrer Detektoren, also eines Objekts mit dem Messwert Detection. Eine Quelle ohne Besitzer sieht, was in ihrer eigenen Reichweite liegt. Was gesehen wird, steht zu Beginn der Runde fest und nach der Bewegung von Neuem; was seither geschaffen wurde, ist noch nicht zu sehen. Was keinen Ort hat, sehen nur seine Besitzer.</translation>
    </message>
    <message>
        <source>Within distance of</source>
        <extracomment>conditions</extracomment>
        <translation>Im Umkreis von</translation>
    </message>
    <message>
        <source>Matches what is at most so far from any object that the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was höchstens so weit von irgendeinem Objekt entfernt ist, auf das die Bedingung darin passt.</translation>
    </message>
    <message>
        <source>Within jumps of</source>
        <extracomment>conditions</extracomment>
        <translation>Im Umkreis von Sprüngen</translation>
    </message>
    <message>
        <source>Matches what is at most so many starlane jumps from any object that the condition inside matches.</source>
        <extracomment>conditions</extracomment>
        <translation>Passt auf alles, was höchstens so viele Sprünge auf Sternenstraßen von irgendeinem Objekt entfernt ist, auf das die Bedingung darin passt.</translation>
    </message>
    <message>
        <source>Add owner</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer hinzufügen</translation>
    </message>
    <message>
        <source>Makes an empire one more owner of the object.</source>
        <extracomment>effects</extracomment>
        <translation>Macht ein Reich zu einem weiteren Besitzer des Objekts.</translation>
    </message>
    <message>
        <source>&apos;source&apos;: the owners of the source; &apos;none&apos;; an empire&apos;s id; or an expression that gives an object: an empire, or something whose owners are meant.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;source&apos;: die Besitzer der Quelle; &apos;none&apos;; die Id eines Reichs; oder ein Ausdruck, der ein Objekt ergibt: ein Reich oder etwas, dessen Besitzer gemeint sind.</translation>
    </message>
    <message>
        <source>Add special</source>
        <extracomment>effects</extracomment>
        <translation>Besonderheit hinzufügen</translation>
    </message>
    <message>
        <source>Puts a special on the object. Nothing carries two of one class: where it is already, nothing changes.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt dem Objekt eine Besonderheit. Nichts trägt zwei derselben Klasse: Wo sie schon ist, ändert sich nichts.</translation>
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
        <source>Joins the system that the object is in to others by starlanes.</source>
        <extracomment>effects</extracomment>
        <translation>Verbindet das System, in dem das Objekt ist, durch Sternenstraßen mit anderen.</translation>
    </message>
    <message>
        <source>Conditions of what is at the other end; Target is the object that the effect fires on. The systems are meant that the matching objects are in.</source>
        <extracomment>effects</extracomment>
        <translation>Bedingungen an das, was am anderen Ende ist; Target ist das Objekt, auf das der Effekt wirkt. Gemeint sind die Systeme, in denen die passenden Objekte sind.</translation>
    </message>
    <message>
        <source>Change amount</source>
        <extracomment>effects</extracomment>
        <translation>Betrag ändern</translation>
    </message>
    <message>
        <source>Changes the amount of what is answered before it counts: what a stockpile gains or loses, or what is paid. All such changes are added up, and the sum is held at 0 at the end; an amount of 0 is no change.</source>
        <extracomment>effects</extracomment>
        <translation>Ändert den Betrag dessen, was beantwortet wird, bevor er zählt: was ein Vorrat gewinnt oder verliert oder was bezahlt wird. Alle solchen Änderungen werden zusammengezählt, und die Summe wird am Ende bei 0 gehalten; ein Betrag von 0 ist keine Änderung.</translation>
    </message>
    <message>
        <source>Amount</source>
        <extracomment>effects</extracomment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>What is added to the amount that is about to change; a negative amount makes it less.</source>
        <extracomment>effects</extracomment>
        <translation>Was zum bevorstehenden Betrag hinzukommt; ein negativer macht ihn kleiner.</translation>
    </message>
    <message>
        <source>Conditional</source>
        <extracomment>effects</extracomment>
        <translation>Fallunterscheidung</translation>
    </message>
    <message>
        <source>Fires some effects on the objects for which its conditions hold, and others on the rest. The conditions are asked as it fires, after what the effects before it changed.</source>
        <extracomment>effects</extracomment>
        <translation>Lässt manche Effekte auf die Objekte wirken, für die die Bedingungen gelten, und andere auf die übrigen. Die Bedingungen werden gestellt, wenn er wirkt, nach dem, was die Effekte vor ihm geändert haben.</translation>
    </message>
    <message>
        <source>Conditions of the object that the effect fires on; all must hold.</source>
        <extracomment>effects</extracomment>
        <translation>Bedingungen an das Objekt, auf das der Effekt wirkt; alle müssen gelten.</translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>effects</extracomment>
        <translation>Dann</translation>
    </message>
    <message>
        <source>What fires on the objects for which they hold.</source>
        <extracomment>effects</extracomment>
        <translation>Was auf die Objekte wirkt, für die sie gelten.</translation>
    </message>
    <message>
        <source>Else</source>
        <extracomment>effects</extracomment>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>What fires on the other objects.</source>
        <extracomment>effects</extracomment>
        <translation>Was auf die anderen Objekte wirkt.</translation>
    </message>
    <message>
        <source>Create object</source>
        <extracomment>effects</extracomment>
        <translation>Objekt erzeugen</translation>
    </message>
    <message>
        <source>Makes new objects where the object in scope is: attached to it, or to what it is attached to, as far as their type allows; with its owners. Their groups are first considered on the next turn; those that answer triggers, at once.</source>
        <extracomment>effects</extracomment>
        <translation>Erzeugt neue Objekte, wo das Objekt im Geltungsbereich ist: an ihm oder an dem, woran es hängt, soweit ihr Typ es zulässt; mit seinen Besitzern. Ihre Gruppen werden erst in der nächsten Runde betrachtet; die auf Auslöser antworten, sofort.</translation>
    </message>
    <message>
        <source>What is made: a class, or a property of the source that holds one.</source>
        <extracomment>effects</extracomment>
        <translation>Was erzeugt wird: eine Klasse oder eine Eigenschaft der Quelle, die eine enthält.</translation>
    </message>
    <message>
        <source>How many are made at each object in scope. Fractions are cut off; less than 1 makes none.</source>
        <extracomment>effects</extracomment>
        <translation>Wie viele bei jedem Objekt im Geltungsbereich erzeugt werden. Bruchteile werden abgeschnitten; weniger als 1 erzeugt keines.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>effects</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the new objects are called; left out: they have no name of their own.</source>
        <extracomment>effects</extracomment>
        <translation>Wie die neuen Objekte heißen; fehlt er, haben sie keinen eigenen Namen.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>effects</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>What the new objects aim at: nothing, the source, or the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Was die neuen Objekte anvisieren: nichts, die Quelle oder das Objekt, auf das der Effekt wirkt.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>effects</extracomment>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Effects that fire on what was made, at once.</source>
        <extracomment>effects</extracomment>
        <translation>Effekte, die sofort auf das Erzeugte wirken.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>effects</extracomment>
        <translation>Aufschieben</translation>
    </message>
    <message>
        <source>Puts effects off: they fire so many turns later on those of the same objects that are still there.</source>
        <extracomment>effects</extracomment>
        <translation>Schiebt Effekte auf: Sie wirken so viele Runden später auf diejenigen derselben Objekte, die noch da sind.</translation>
    </message>
    <message>
        <source>How many turns later; 0: later in this turn.</source>
        <extracomment>effects</extracomment>
        <translation>Wie viele Runden später; 0: später in dieser Runde.</translation>
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
        <source>Takes the object out of the game at once, and all that is attached to it. Groups that it carries do not fire any more.</source>
        <extracomment>effects</extracomment>
        <translation>Nimmt das Objekt sofort aus dem Spiel, mit allem, was daran hängt. Gruppen, die es trägt, wirken nicht mehr.</translation>
    </message>
    <message>
        <source>Divide maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts teilen</translation>
    </message>
    <message>
        <source>Divides this turn&apos;s maximum of a meter by a number. Comes after everything that sets, adds or multiplies at the same priority. Dividing by zero gives 0 and is reported.</source>
        <extracomment>effects</extracomment>
        <translation>Teilt den Höchstwert eines Messwerts in dieser Runde durch eine Zahl. Kommt nach allem, was bei gleicher Priorität setzt, addiert oder multipliziert. Teilen durch null ergibt 0 und wird gemeldet.</translation>
    </message>
    <message>
        <source>Which meter of the objects in scope is changed.</source>
        <extracomment>effects</extracomment>
        <translation>Welcher Messwert der Objekte im Geltungsbereich geändert wird.</translation>
    </message>
    <message>
        <source>The factor to multiply with, or the number to divide by.</source>
        <extracomment>effects</extracomment>
        <translation>Der Faktor, mit dem multipliziert, oder die Zahl, durch die geteilt wird.</translation>
    </message>
    <message>
        <source>Divide meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert teilen</translation>
    </message>
    <message>
        <source>Divides the current value of a meter by a number. Comes after everything that sets, adds or multiplies at the same priority. Dividing by zero gives 0 and is reported.</source>
        <extracomment>effects</extracomment>
        <translation>Teilt den jetzigen Wert eines Messwerts durch eine Zahl. Kommt nach allem, was bei gleicher Priorität setzt, addiert oder multipliziert. Teilen durch null ergibt 0 und wird gemeldet.</translation>
    </message>
    <message>
        <source>Give tech</source>
        <extracomment>effects</extracomment>
        <translation>Technik geben</translation>
    </message>
    <message>
        <source>Lets an empire know a tech: an empire in scope, or the owners of other objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Lässt ein Reich eine Technik kennen: ein Reich im Geltungsbereich oder die Besitzer anderer Objekte darin.</translation>
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
        <source>An empire loses: an empire in scope, or the owners of other objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Ein Reich verliert: ein Reich im Geltungsbereich oder die Besitzer anderer Objekte darin.</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>effects</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>What people are told of it.</source>
        <extracomment>effects</extracomment>
        <translation>Was den Leuten dazu gesagt wird.</translation>
    </message>
    <message>
        <source>Lower maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts senken</translation>
    </message>
    <message>
        <source>Makes this turn&apos;s maximum of a meter at most a given number; one that is lower already stays. Comes last at its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Macht den Höchstwert eines Messwerts in dieser Runde höchstens so groß wie eine Zahl; ein schon niedrigerer bleibt. Kommt bei seiner Priorität zuletzt.</translation>
    </message>
    <message>
        <source>The bound: at least this when raising, at most this when lowering.</source>
        <extracomment>effects</extracomment>
        <translation>Die Schranke: mindestens so viel beim Heben, höchstens so viel beim Senken.</translation>
    </message>
    <message>
        <source>Lower meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert senken</translation>
    </message>
    <message>
        <source>Makes the current value of a meter at most a given number; one that is lower already stays. Comes last at its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Macht den jetzigen Wert eines Messwerts höchstens so groß wie eine Zahl; ein schon niedrigerer bleibt. Kommt bei seiner Priorität zuletzt.</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>effects</extracomment>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Tells people something about the object, with values in it. Numbers are written with two decimals at most.</source>
        <extracomment>effects</extracomment>
        <translation>Sagt den Leuten etwas über das Objekt, mit Werten darin. Zahlen stehen mit höchstens zwei Nachkommastellen.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>effects</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>What is said. An expression in braces stands for its value: &quot;{name} starves: {Food} left&quot;; bare names are those of the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Was gesagt wird. Ein Ausdruck in geschweiften Klammern steht für seinen Wert: „{name} hungert: noch {Food}“; bloße Namen sind die des Objekts, auf das der Effekt wirkt.</translation>
    </message>
    <message>
        <source>Who is told: the owners of the object (an empire itself), or everybody.</source>
        <extracomment>effects</extracomment>
        <translation>Wem es gesagt wird: den Besitzern des Objekts (einem Reich selbst) oder allen.</translation>
    </message>
    <message>
        <source>Modify maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts ändern</translation>
    </message>
    <message>
        <source>Adds to this turn&apos;s maximum of a meter. Maxima are built anew each turn from 0 (unless the vocabulary says otherwise), so the effect lasts as long as it goes on firing.</source>
        <extracomment>effects</extracomment>
        <translation>Zählt etwas zum Höchstwert eines Messwerts in dieser Runde hinzu. Höchstwerte werden jede Runde von 0 an neu gebildet (wenn das Vokabular nichts anderes sagt), also hält der Effekt an, solange er wirkt.</translation>
    </message>
    <message>
        <source>What is added; a negative amount takes away.</source>
        <extracomment>effects</extracomment>
        <translation>Was hinzukommt; ein negativer Betrag nimmt weg.</translation>
    </message>
    <message>
        <source>Modify meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert ändern</translation>
    </message>
    <message>
        <source>Adds to the current value of a meter, which keeps what was added. After all effects it is cut to the maximum.</source>
        <extracomment>effects</extracomment>
        <translation>Zählt etwas zum jetzigen Wert eines Messwerts hinzu, der das Hinzugezählte behält. Nach allen Effekten wird er auf den Höchstwert gekürzt.</translation>
    </message>
    <message>
        <source>Modify planet size</source>
        <extracomment>effects</extracomment>
        <translation>Planetengröße ändern</translation>
    </message>
    <message>
        <source>Makes a planet larger or smaller by steps: asteroids, tiny, small, medium, large, huge, gas giant; steps past either end stop there. The environment is kept, except at the ends: a planet that becomes asteroids or a gas giant takes that environment, and gets its old one back when it returns. Original asteroids that grow become barren, an original gas giant that shrinks becomes toxic.</source>
        <extracomment>effects</extracomment>
        <translation>Macht einen Planeten um Schritte größer oder kleiner: Asteroiden, winzig, klein, mittel, groß, riesig, Gasriese; Schritte über ein Ende hinaus enden dort. Die Umwelt bleibt, außer an den Enden: Ein Planet, der zu Asteroiden oder einem Gasriesen wird, nimmt diese Umwelt an und bekommt seine alte zurück, wenn er zurückkehrt. Ursprüngliche Asteroiden, die wachsen, werden karg, ein ursprünglicher Gasriese, der schrumpft, wird giftig.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>effects</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>How many sizes larger; negative: smaller. Fractions are cut off.</source>
        <extracomment>effects</extracomment>
        <translation>Um wie viele Größen größer; negativ: kleiner. Bruchteile werden abgeschnitten.</translation>
    </message>
    <message>
        <source>Modify stockpile</source>
        <extracomment>effects</extracomment>
        <translation>Vorrat ändern</translation>
    </message>
    <message>
        <source>Adds to the stockpile of an empire: that of an empire in scope, or those of the owners of other objects in scope. It never falls below 0 unless the resource allows debt.</source>
        <extracomment>effects</extracomment>
        <translation>Zählt etwas zum Vorrat eines Reichs hinzu: dem eines Reichs im Geltungsbereich oder denen der Besitzer anderer Objekte darin. Er fällt nie unter 0, wenn der Rohstoff keine Schulden zulässt.</translation>
    </message>
    <message>
        <source>Which stockpile is changed.</source>
        <extracomment>effects</extracomment>
        <translation>Welcher Vorrat geändert wird.</translation>
    </message>
    <message>
        <source>Per</source>
        <extracomment>effects</extracomment>
        <translation>Je</translation>
    </message>
    <message>
        <source>&apos;owner&apos;: once to each owner of anything in scope; the amount cannot read the target. &apos;object&apos;: once for each object in scope, whose values the amount may read.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;owner&apos;: einmal für jeden Besitzer von irgendetwas im Geltungsbereich; der Betrag kann das Ziel nicht lesen. &apos;object&apos;: einmal für jedes Objekt im Geltungsbereich, dessen Werte der Betrag lesen darf.</translation>
    </message>
    <message>
        <source>Move to</source>
        <extracomment>effects</extracomment>
        <translation>Versetzen zu</translation>
    </message>
    <message>
        <source>Moves the object at once to another one: to the system that it is in, or to its place between the systems. What can be attached to the other one is, so that a building can be moved from planet to planet. All that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Versetzt das Objekt sofort zu einem anderen: in das System, in dem dieses ist, oder an dessen Ort zwischen den Systemen. Was an dem anderen hängen kann, hängt dann daran, sodass ein Gebäude von Planet zu Planet versetzt werden kann. Alles, was am Objekt hängt, kommt mit.</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>effects</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Conditions of the object to move to; Target is the one that moves. Of several that match, the nearest is meant, then the one with the lowest id. The moving object itself counts too.</source>
        <extracomment>effects</extracomment>
        <translation>Bedingungen an das Objekt, zu dem versetzt wird; Target ist das, welches versetzt wird. Passen mehrere, ist das nächste gemeint, dann das mit der niedrigsten Id. Das versetzte Objekt selbst zählt auch.</translation>
    </message>
    <message>
        <source>Move towards</source>
        <extracomment>effects</extracomment>
        <translation>Bewegen in Richtung</translation>
    </message>
    <message>
        <source>Moves the object at once towards another one, along the straight line, by some distance. It stops where the other one is. All that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Bewegt das Objekt sofort um eine Strecke in gerader Linie auf ein anderes zu. Wo das andere ist, hält es an. Alles, was am Objekt hängt, kommt mit.</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>effects</extracomment>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>How far it moves, at most; less than 0 is 0.</source>
        <extracomment>effects</extracomment>
        <translation>Wie weit es sich höchstens bewegt; weniger als 0 ist 0.</translation>
    </message>
    <message>
        <source>Multiply maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts multiplizieren</translation>
    </message>
    <message>
        <source>Multiplies this turn&apos;s maximum of a meter by a factor: that which lower priorities, and the additions of this one, have built.</source>
        <extracomment>effects</extracomment>
        <translation>Multipliziert den Höchstwert eines Messwerts in dieser Runde mit einem Faktor: das, was niedrigere Prioritäten und die Additionen dieser gebildet haben.</translation>
    </message>
    <message>
        <source>Multiply meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert multiplizieren</translation>
    </message>
    <message>
        <source>Multiplies the current value of a meter by a factor, after the additions of the same priority.</source>
        <extracomment>effects</extracomment>
        <translation>Multipliziert den jetzigen Wert eines Messwerts mit einem Faktor, nach den Additionen derselben Priorität.</translation>
    </message>
    <message>
        <source>Next time</source>
        <extracomment>effects</extracomment>
        <translation>Beim nächsten Mal</translation>
    </message>
    <message>
        <source>Waits for something to happen, and fires then, once. Of several occurrences the first uses it up.</source>
        <extracomment>effects</extracomment>
        <translation>Wartet, dass etwas geschieht, und wirkt dann, einmal. Von mehreren Vorkommnissen verbraucht ihn das erste.</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>effects</extracomment>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Just before this happens: an occurrence, or several, the first of which counts.</source>
        <extracomment>effects</extracomment>
        <translation>Unmittelbar bevor dies geschieht: ein Vorkommnis oder mehrere, von denen das erste zählt.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>effects</extracomment>
        <translation>Während</translation>
    </message>
    <message>
        <source>As this happens: an occurrence, or several, the first of which counts.</source>
        <extracomment>effects</extracomment>
        <translation>Während dies geschieht: ein Vorkommnis oder mehrere, von denen das erste zählt.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>effects</extracomment>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Once this has happened: an occurrence, or several, the first of which counts.</source>
        <extracomment>effects</extracomment>
        <translation>Sobald dies geschehen ist: ein Vorkommnis oder mehrere, von denen das erste zählt.</translation>
    </message>
    <message>
        <source>Of</source>
        <extracomment>effects</extracomment>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>Whose occurrence: anything&apos;s, the holder&apos;s own, the source&apos;s, those of what the holder is attached to, of what shares an owner with the source, of anything but the holder, or of the object that the effect fires on.</source>
        <extracomment>effects</extracomment>
        <translation>Wessen Vorkommnis: irgendeines, das eigene des Trägers, das der Quelle, dessen, woran der Träger hängt, dessen, was einen Besitzer mit der Quelle teilt, von irgendetwas außer dem Träger oder des Objekts, auf das der Effekt wirkt.</translation>
    </message>
    <message>
        <source>How long it waits, in turns. 1: until the end of this turn.</source>
        <extracomment>effects</extracomment>
        <translation>Wie viele Runden es wartet. 1: bis zum Ende dieser Runde.</translation>
    </message>
    <message>
        <source>Prevent</source>
        <extracomment>effects</extracomment>
        <translation>Verhindern</translation>
    </message>
    <message>
        <source>What is answered does not happen.</source>
        <extracomment>effects</extracomment>
        <translation>Was beantwortet wird, geschieht nicht.</translation>
    </message>
    <message>
        <source>Put at</source>
        <extracomment>effects</extracomment>
        <translation>Stellen an</translation>
    </message>
    <message>
        <source>Puts the object at a point of the map; where a system is at that very point, into the system. All that is attached to the object moves with it.</source>
        <extracomment>effects</extracomment>
        <translation>Stellt das Objekt an einen Punkt der Karte; liegt genau dort ein System, in dieses. Alles, was am Objekt hängt, kommt mit.</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>effects</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>How far east.</source>
        <extracomment>effects</extracomment>
        <translation>Wie weit im Osten.</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>effects</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>How far south.</source>
        <extracomment>effects</extracomment>
        <translation>Wie weit im Süden.</translation>
    </message>
    <message>
        <source>Raise</source>
        <extracomment>effects</extracomment>
        <translation>Auslösen</translation>
    </message>
    <message>
        <source>Makes an occurrence of the project&apos;s own happen to the object, so that triggers can answer it.</source>
        <extracomment>effects</extracomment>
        <translation>Lässt dem Objekt ein Vorkommnis des Projekts geschehen, sodass Auslöser darauf antworten können.</translation>
    </message>
    <message>
        <source>Occurrence</source>
        <extracomment>effects</extracomment>
        <translation>Vorkommnis</translation>
    </message>
    <message>
        <source>What happens: an occurrence that a vocabulary declares.</source>
        <extracomment>effects</extracomment>
        <translation>Was geschieht: ein Vorkommnis, das ein Vokabular vereinbart.</translation>
    </message>
    <message>
        <source>Raise maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts heben</translation>
    </message>
    <message>
        <source>Makes this turn&apos;s maximum of a meter at least a given number; one that is higher already stays. Comes after all arithmetic of its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Macht den Höchstwert eines Messwerts in dieser Runde mindestens so groß wie eine Zahl; ein schon höherer bleibt. Kommt nach allem Rechnen seiner Priorität.</translation>
    </message>
    <message>
        <source>Raise meter</source>
        <extracomment>effects</extracomment>
        <translation>Messwert heben</translation>
    </message>
    <message>
        <source>Makes the current value of a meter at least a given number; one that is higher already stays. Comes after all arithmetic of its priority.</source>
        <extracomment>effects</extracomment>
        <translation>Macht den jetzigen Wert eines Messwerts mindestens so groß wie eine Zahl; ein schon höherer bleibt. Kommt nach allem Rechnen seiner Priorität.</translation>
    </message>
    <message>
        <source>Remove owner</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer entfernen</translation>
    </message>
    <message>
        <source>Makes an empire an owner of the object no longer; other owners keep it.</source>
        <extracomment>effects</extracomment>
        <translation>Macht, dass ein Reich das Objekt nicht mehr besitzt; andere Besitzer behalten es.</translation>
    </message>
    <message>
        <source>Remove special</source>
        <extracomment>effects</extracomment>
        <translation>Besonderheit entfernen</translation>
    </message>
    <message>
        <source>Takes a special from the object: what is of that class and attached to it leaves the game.</source>
        <extracomment>effects</extracomment>
        <translation>Nimmt dem Objekt eine Besonderheit: Was von dieser Klasse daran hängt, verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Remove starlane</source>
        <extracomment>effects</extracomment>
        <translation>Sternenstraße entfernen</translation>
    </message>
    <message>
        <source>Takes away the starlanes between the system that the object is in and others.</source>
        <extracomment>effects</extracomment>
        <translation>Nimmt die Sternenstraßen zwischen dem System, in dem das Objekt ist, und anderen weg.</translation>
    </message>
    <message>
        <source>Set availability</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit setzen</translation>
    </message>
    <message>
        <source>Whether an empire can have a class, of whatever type: an empire in scope, or the owners of other objects in scope. Given the right, it needs nothing that must be owned before; where it is taken away, nothing helps.</source>
        <extracomment>effects</extracomment>
        <translation>Ob ein Reich eine Klasse, gleich welchen Typs, haben kann: ein Reich im Geltungsbereich oder die Besitzer anderer Objekte darin. Mit dem Recht braucht es nichts, was vorher besessen werden müsste; wo es entzogen ist, hilft nichts.</translation>
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
        <source>Whether the empire can have it from now on.</source>
        <extracomment>effects</extracomment>
        <translation>Ob das Reich sie von nun an haben kann.</translation>
    </message>
    <message>
        <source>Set building availability</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit eines Gebäudes setzen</translation>
    </message>
    <message>
        <source>Whether an empire can produce a building: an empire in scope, or the owners of other objects in scope. Given the right, it needs nothing that must be owned before; where it is taken away, nothing helps.</source>
        <extracomment>effects</extracomment>
        <translation>Ob ein Reich ein Gebäude herstellen kann: ein Reich im Geltungsbereich oder die Besitzer anderer Objekte darin. Mit dem Recht braucht es nichts, was vorher besessen werden müsste; wo es entzogen ist, hilft nichts.</translation>
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
        <source>Makes the planet the capital of its owner. Of several planets in scope the last one becomes it.</source>
        <extracomment>effects</extracomment>
        <translation>Macht den Planeten zur Hauptstadt seines Besitzers. Von mehreren Planeten im Geltungsbereich wird es der letzte.</translation>
    </message>
    <message>
        <source>Set focus</source>
        <extracomment>effects</extracomment>
        <translation>Schwerpunkt setzen</translation>
    </message>
    <message>
        <source>Sets what the people of a planet do.</source>
        <extracomment>effects</extracomment>
        <translation>Setzt, was die Leute eines Planeten tun.</translation>
    </message>
    <message>
        <source>The new focus: one of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Der neue Schwerpunkt: einer des Vokabulars oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>What its people mostly do, or what they also do.</source>
        <extracomment>effects</extracomment>
        <translation>Was seine Leute vor allem tun oder was sie außerdem tun.</translation>
    </message>
    <message>
        <source>Set maximum of meter</source>
        <extracomment>effects</extracomment>
        <translation>Höchstwert eines Messwerts setzen</translation>
    </message>
    <message>
        <source>Gives this turn&apos;s maximum of a meter a value. Comes first at its priority, so that additions of the same priority are kept; of two, the one of the later holder stands.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt dem Höchstwert eines Messwerts in dieser Runde einen Wert. Kommt bei seiner Priorität zuerst, sodass Additionen derselben Priorität erhalten bleiben; von zweien gilt der des späteren Trägers.</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>effects</extracomment>
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
        <source>Gives the current value of a meter a value. Comes first at its priority, so that additions of the same priority are kept; of two, the one of the later holder stands.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt dem jetzigen Wert eines Messwerts einen Wert. Kommt bei seiner Priorität zuerst, sodass Additionen derselben Priorität erhalten bleiben; von zweien gilt der des späteren Trägers.</translation>
    </message>
    <message>
        <source>Set owner</source>
        <extracomment>effects</extracomment>
        <translation>Besitzer setzen</translation>
    </message>
    <message>
        <source>Makes an empire the only owner of the object; &apos;none&apos; leaves it to no one.</source>
        <extracomment>effects</extracomment>
        <translation>Macht ein Reich zum einzigen Besitzer des Objekts; &apos;none&apos; überlässt es niemandem.</translation>
    </message>
    <message>
        <source>Set planet environment</source>
        <extracomment>effects</extracomment>
        <translation>Umwelt eines Planeten setzen</translation>
    </message>
    <message>
        <source>Gives a planet an environment. Asteroids or gas giant as environment sets the size to match; any other makes asteroids tiny and a gas giant huge.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt einem Planeten eine Umwelt. Asteroiden oder Gasriese als Umwelt setzt die passende Größe; jede andere macht Asteroiden winzig und einen Gasriesen riesig.</translation>
    </message>
    <message>
        <source>The new environment: one of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Die neue Umwelt: eine des Vokabulars oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>Set planet size</source>
        <extracomment>effects</extracomment>
        <translation>Planetengröße setzen</translation>
    </message>
    <message>
        <source>Gives a planet a size. Asteroids or gas giant as size sets the environment to match.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt einem Planeten eine Größe. Asteroiden oder Gasriese als Größe setzt die passende Umwelt.</translation>
    </message>
    <message>
        <source>The new size: one of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Die neue Größe: eine des Vokabulars oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>Set property</source>
        <extracomment>effects</extracomment>
        <translation>Eigenschaft setzen</translation>
    </message>
    <message>
        <source>Gives a property of the object a value. What hangs together with it stays as it is: sizes and environments are better set with effects of their own.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt einer Eigenschaft des Objekts einen Wert. Was mit ihr zusammenhängt, bleibt, wie es ist: Größen und Umwelten setzt man besser mit eigenen Effekten.</translation>
    </message>
    <message>
        <source>Property</source>
        <extracomment>effects</extracomment>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Which property is set. One that belongs to classes stays as it is.</source>
        <extracomment>effects</extracomment>
        <translation>Welche Eigenschaft gesetzt wird. Eine, die zu Klassen gehört, bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>What it is set to: an expression, where it holds a number or yes and no; else a constant, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Worauf sie gesetzt wird: ein Ausdruck, wo sie eine Zahl oder Ja und Nein enthält; sonst eine Konstante oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>Set ship availability</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit eines Schiffs setzen</translation>
    </message>
    <message>
        <source>Whether an empire can produce a class of ship: an empire in scope, or the owners of other objects in scope. Given the right, it needs nothing that must be owned before; where it is taken away, nothing helps.</source>
        <extracomment>effects</extracomment>
        <translation>Ob ein Reich eine Klasse von Schiffen herstellen kann: ein Reich im Geltungsbereich oder die Besitzer anderer Objekte darin. Mit dem Recht braucht es nichts, was vorher besessen werden müsste; wo es entzogen ist, hilft nichts.</translation>
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
        <source>Gives the star of a system a colour. Systems only: a planet has no star colour of its own.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt dem Stern eines Systems eine Farbe. Nur Systeme: Ein Planet hat keine eigene Sternfarbe.</translation>
    </message>
    <message>
        <source>The new colour: one of the vocabulary, or a property of the source.</source>
        <extracomment>effects</extracomment>
        <translation>Die neue Farbe: eine des Vokabulars oder eine Eigenschaft der Quelle.</translation>
    </message>
    <message>
        <source>Set stockpile</source>
        <extracomment>effects</extracomment>
        <translation>Vorrat setzen</translation>
    </message>
    <message>
        <source>Gives the stockpile of an empire a value: that of an empire in scope, or those of the owners of other objects in scope. With per=&quot;object&quot; the last object&apos;s value stands.</source>
        <extracomment>effects</extracomment>
        <translation>Gibt dem Vorrat eines Reichs einen Wert: dem eines Reichs im Geltungsbereich oder denen der Besitzer anderer Objekte darin. Mit per=&quot;object&quot; gilt der Wert des letzten Objekts.</translation>
    </message>
    <message>
        <source>What the stockpile is set to.</source>
        <extracomment>effects</extracomment>
        <translation>Worauf der Vorrat gesetzt wird.</translation>
    </message>
    <message>
        <source>Set target</source>
        <extracomment>effects</extracomment>
        <translation>Ziel setzen</translation>
    </message>
    <message>
        <source>Makes the object aim at another one, until it is set to aim at something else or that leaves the game.</source>
        <extracomment>effects</extracomment>
        <translation>Lässt das Objekt ein anderes anvisieren, bis es etwas anderes anvisieren soll oder jenes das Spiel verlässt.</translation>
    </message>
    <message>
        <source>Conditions of what it is to aim at; Target is the object that the effect fires on. Of several that match, the nearest is meant, then the one with the lowest id. The object itself counts too.</source>
        <extracomment>effects</extracomment>
        <translation>Bedingungen an das, was es anvisieren soll; Target ist das Objekt, auf das der Effekt wirkt. Passen mehrere, ist das nächste gemeint, dann das mit der niedrigsten Id. Das Objekt selbst zählt auch.</translation>
    </message>
    <message>
        <source>Set tech availability</source>
        <extracomment>effects</extracomment>
        <translation>Verfügbarkeit einer Technik setzen</translation>
    </message>
    <message>
        <source>Whether an empire can research a tech: an empire in scope, or the owners of other objects in scope. Given the right, it needs nothing that must be owned before; where it is taken away, nothing helps.</source>
        <extracomment>effects</extracomment>
        <translation>Ob ein Reich eine Technik erforschen kann: ein Reich im Geltungsbereich oder die Besitzer anderer Objekte darin. Mit dem Recht braucht es nichts, was vorher besessen werden müsste; wo es entzogen ist, hilft nichts.</translation>
    </message>
    <message>
        <source>Set visibility</source>
        <extracomment>effects</extracomment>
        <translation>Sichtbarkeit setzen</translation>
    </message>
    <message>
        <source>Shows the object to an empire, or hides it from it, wherever detectors are; it stays so until it is set otherwise.</source>
        <extracomment>effects</extracomment>
        <translation>Zeigt einem Reich das Objekt oder verbirgt es vor ihm, wo auch immer Detektoren sind; so bleibt es, bis es anders gesetzt wird.</translation>
    </message>
    <message>
        <source>Who sees it: &apos;source&apos;: the owners of the source; an empire&apos;s id; or an expression that gives an object: an empire, or something whose owners are meant.</source>
        <extracomment>effects</extracomment>
        <translation>Wer es sieht: &apos;source&apos;: die Besitzer der Quelle; die Id eines Reichs; oder ein Ausdruck, der ein Objekt ergibt: ein Reich oder etwas, dessen Besitzer gemeint sind.</translation>
    </message>
    <message>
        <source>&apos;true&apos;: it sees the object wherever that is; &apos;false&apos;: it never does.</source>
        <extracomment>effects</extracomment>
        <translation>&apos;true&apos;: Es sieht das Objekt, wo auch immer es ist; &apos;false&apos;: nie.</translation>
    </message>
    <message>
        <source>Substitute</source>
        <extracomment>effects</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>What is answered does not happen; these effects happen in place of it.</source>
        <extracomment>effects</extracomment>
        <translation>Was beantwortet wird, geschieht nicht; stattdessen geschehen diese Effekte.</translation>
    </message>
    <message>
        <source>Take tech</source>
        <extracomment>effects</extracomment>
        <translation>Technik nehmen</translation>
    </message>
    <message>
        <source>Lets an empire forget a tech: an empire in scope, or the owners of other objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Lässt ein Reich eine Technik vergessen: ein Reich im Geltungsbereich oder die Besitzer anderer Objekte darin.</translation>
    </message>
    <message>
        <source>Win</source>
        <extracomment>effects</extracomment>
        <translation>Siegen</translation>
    </message>
    <message>
        <source>An empire wins: an empire in scope, or the owners of other objects in scope.</source>
        <extracomment>effects</extracomment>
        <translation>Ein Reich siegt: ein Reich im Geltungsbereich oder die Besitzer anderer Objekte darin.</translation>
    </message>
    <message>
        <source>Created</source>
        <extracomment>occurrences</extracomment>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>An object was made. Before it is, the subject is what it is made on; from then on it is the new object itself.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt wurde erzeugt. Vorher ist der Betroffene das, woran es entsteht; von da an ist es das neue Objekt selbst.</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <extracomment>occurrences</extracomment>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>An object left the game: by an effect, at the end of its time, or along with what it was attached to. Whatever answers it afterwards reads it as it was just before. What goes along with something else cannot be kept by itself.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt hat das Spiel verlassen: durch einen Effekt, am Ende seiner Zeit oder mit dem, woran es hing. Was danach antwortet, liest es so, wie es unmittelbar davor war. Was mit etwas anderem geht, kann nicht für sich gehalten werden.</translation>
    </message>
    <message>
        <source>Departs</source>
        <extracomment>occurrences</extracomment>
        <translation>Bricht auf</translation>
    </message>
    <message>
        <source>An object leaves the system that it is in.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt verlässt das System, in dem es ist.</translation>
    </message>
    <message>
        <source>Arrives</source>
        <extracomment>occurrences</extracomment>
        <translation>Kommt an</translation>
    </message>
    <message>
        <source>An object comes to a system.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt kommt in ein System.</translation>
    </message>
    <message>
        <source>Owner changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Besitzer geändert</translation>
    </message>
    <message>
        <source>The owners of an object became others.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt hat andere Besitzer bekommen.</translation>
    </message>
    <message>
        <source>Size changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Größe geändert</translation>
    </message>
    <message>
        <source>The size of a planet became another.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Größe eines Planeten ist eine andere geworden.</translation>
    </message>
    <message>
        <source>Environment changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Umwelt geändert</translation>
    </message>
    <message>
        <source>The environment of a planet became another.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Umwelt eines Planeten ist eine andere geworden.</translation>
    </message>
    <message>
        <source>Star colour changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Sternfarbe geändert</translation>
    </message>
    <message>
        <source>The colour of a star became another.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Farbe eines Sterns ist eine andere geworden.</translation>
    </message>
    <message>
        <source>Focus changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Schwerpunkt geändert</translation>
    </message>
    <message>
        <source>A focus of a planet, the primary or the secondary one, became another.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Schwerpunkt eines Planeten, der erste oder der zweite, ist ein anderer geworden.</translation>
    </message>
    <message>
        <source>Property changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Eigenschaft geändert</translation>
    </message>
    <message>
        <source>A property of an object became another: any, or the one that is named. Sizes, environments, star colours and focuses are properties too.</source>
        <extracomment>occurrences</extracomment>
        <translation>Eine Eigenschaft eines Objekts ist eine andere geworden: irgendeine oder die genannte. Auch Größen, Umwelten, Sternfarben und Schwerpunkte sind Eigenschaften.</translation>
    </message>
    <message>
        <source>The property that changes; left out: any.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Eigenschaft, die sich ändert; fehlt sie: irgendeine.</translation>
    </message>
    <message>
        <source>Stockpile gain</source>
        <extracomment>occurrences</extracomment>
        <translation>Vorrat wächst</translation>
    </message>
    <message>
        <source>A stockpile grows: any, or the one of the resource that is named. The amount is what comes in.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Vorrat wächst: irgendeiner oder der des genannten Rohstoffs. Der Betrag ist, was hereinkommt.</translation>
    </message>
    <message>
        <source>The resource of the stockpile; left out: any.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Rohstoff des Vorrats; fehlt er: irgendeiner.</translation>
    </message>
    <message>
        <source>Stockpile loss</source>
        <extracomment>occurrences</extracomment>
        <translation>Vorrat schrumpft</translation>
    </message>
    <message>
        <source>A stockpile shrinks: any, or the one of the resource that is named. The amount is what goes out. Payments are none.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Vorrat schrumpft: irgendeiner oder der des genannten Rohstoffs. Der Betrag ist, was hinausgeht. Zahlungen zählen nicht.</translation>
    </message>
    <message>
        <source>Availability changed</source>
        <extracomment>occurrences</extracomment>
        <translation>Verfügbarkeit geändert</translation>
    </message>
    <message>
        <source>An empire was given the right to a class, or it was taken away.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Reich hat das Recht auf eine Klasse erhalten oder verloren.</translation>
    </message>
    <message>
        <source>Target set</source>
        <extracomment>occurrences</extracomment>
        <translation>Ziel gesetzt</translation>
    </message>
    <message>
        <source>An object aims at another one, or no longer does. What answers when it is set may set another target before this one counts.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Objekt visiert ein anderes an oder keines mehr. Was antwortet, während es gesetzt wird, kann ein anderes Ziel setzen, bevor dieses zählt.</translation>
    </message>
    <message>
        <source>Duration ran out</source>
        <extracomment>occurrences</extracomment>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>The time of an object is over, and it leaves the game. Where that is prevented, it stays for ever.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Zeit eines Objekts ist um, und es verlässt das Spiel. Wird das verhindert, bleibt es für immer.</translation>
    </message>
    <message>
        <source>Ordered</source>
        <extracomment>occurrences</extracomment>
        <translation>Befohlen</translation>
    </message>
    <message>
        <source>An empire gave an order: any, or of the kind that is named. The subject is what the order is given to. What answers when it is given may replace it before it is carried out.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Reich hat einen Befehl gegeben: irgendeinen oder einen der genannten Art. Der Betroffene ist, wem er gegeben wird. Was antwortet, während er gegeben wird, kann ihn ersetzen, bevor er ausgeführt wird.</translation>
    </message>
    <message>
        <source>The kind of order; left out: any.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Art des Befehls; fehlt sie: irgendeine.</translation>
    </message>
    <message>
        <source>Payment</source>
        <extracomment>occurrences</extracomment>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>An empire pays: in any resource, or in the one that is named. What answers when it pays may bring in what is lacking; the amount is what is to be paid.</source>
        <extracomment>occurrences</extracomment>
        <translation>Ein Reich zahlt: in irgendeinem Rohstoff oder dem genannten. Was antwortet, während es zahlt, kann das Fehlende beschaffen; der Betrag ist, was zu zahlen ist.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>occurrences</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The turn: before anything happens in it, and after all has.</source>
        <extracomment>occurrences</extracomment>
        <translation>Die Runde: bevor in ihr etwas geschieht und nachdem alles geschehen ist.</translation>
    </message>
    <message>
        <source>Meters</source>
        <extracomment>occurrences</extracomment>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>The stage in which groups alter meters.</source>
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
        <source>The stage in which meters are held within their bounds.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Messwerte in ihren Schranken gehalten werden.</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>occurrences</extracomment>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>The stage of all groups that alter no meters.</source>
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
        <source>The stage of combat, in which nothing fights by itself.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt des Kampfes, in dem von selbst nichts kämpft.</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>occurrences</extracomment>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>The stage in which what is produced is paid for and made.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem das Hergestellte bezahlt und fertig wird.</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>occurrences</extracomment>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>The stage in which research is paid for and done.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Forschung bezahlt und getan wird.</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>occurrences</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>The stage in which stockpiles receive what comes in.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem Vorräte erhalten, was hereinkommt.</translation>
    </message>
    <message>
        <source>Durations</source>
        <extracomment>occurrences</extracomment>
        <translation>Fristen</translation>
    </message>
    <message>
        <source>The stage in which the time of objects runs out.</source>
        <extracomment>occurrences</extracomment>
        <translation>Der Abschnitt, in dem die Zeit von Objekten abläuft.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>orders</extracomment>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Sends an object to a system. It goes the shortest way along lanes, each turn as far as its Speed lets it, until it is there, and stops on lanes where a turn ends.</source>
        <extracomment>orders</extracomment>
        <translation>Schickt ein Objekt zu einem System. Es nimmt den kürzesten Weg über die Straßen, jede Runde so weit, wie sein Speed reicht, bis es dort ist, und hält auf einer Straße, wo eine Runde endet.</translation>
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
        <source>A system, or something in one.</source>
        <extracomment>orders</extracomment>
        <translation>Ein System oder etwas darin.</translation>
    </message>
    <message>
        <source>Produce</source>
        <extracomment>orders</extracomment>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Begins a project that makes an object of a class: a share of its cost is paid each turn, and when all is paid the object is there.</source>
        <extracomment>orders</extracomment>
        <translation>Beginnt ein Vorhaben, das ein Objekt einer Klasse herstellt: Jede Runde wird ein Teil der Kosten bezahlt, und wenn alles bezahlt ist, ist das Objekt da.</translation>
    </message>
    <message>
        <source>What is to be produced.</source>
        <extracomment>orders</extracomment>
        <translation>Was hergestellt werden soll.</translation>
    </message>
    <message>
        <source>At</source>
        <extracomment>orders</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where it is to be: an object of the empire.</source>
        <extracomment>orders</extracomment>
        <translation>Wo es sein soll: ein Objekt des Reichs.</translation>
    </message>
    <message>
        <source>Begins a project that gives the empire a tech when all of its cost is paid.</source>
        <extracomment>orders</extracomment>
        <translation>Beginnt ein Vorhaben, das dem Reich eine Technik gibt, wenn alle Kosten bezahlt sind.</translation>
    </message>
    <message>
        <source>The id of a tech.</source>
        <extracomment>orders</extracomment>
        <translation>Die Id einer Technik.</translation>
    </message>
    <message>
        <source>Says what the people of a planet are to do.</source>
        <extracomment>orders</extracomment>
        <translation>Sagt, was die Leute eines Planeten tun sollen.</translation>
    </message>
    <message>
        <source>What its people are to do.</source>
        <extracomment>orders</extracomment>
        <translation>Was seine Leute tun sollen.</translation>
    </message>
    <message>
        <source>The primary focus or the secondary one.</source>
        <extracomment>orders</extracomment>
        <translation>Der erste Schwerpunkt oder der zweite.</translation>
    </message>
    <message>
        <source>Lets an object aim at another one, or at none.</source>
        <extracomment>orders</extracomment>
        <translation>Lässt ein Objekt ein anderes anvisieren oder keines.</translation>
    </message>
    <message>
        <source>What it is to aim at; none: nothing.</source>
        <extracomment>orders</extracomment>
        <translation>Was es anvisieren soll; none: nichts.</translation>
    </message>
    <message>
        <source>Give a value</source>
        <extracomment>orders</extracomment>
        <translation>Einen Wert vergeben</translation>
    </message>
    <message>
        <source>Gives an object a run-time property, which parameters of its groups may be left to.</source>
        <extracomment>orders</extracomment>
        <translation>Gibt einem Objekt eine Laufzeiteigenschaft, der Parameter seiner Gruppen überlassen sein können.</translation>
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
        <source>Lets an object stop where it is, or ends a project. What was paid for it is gone.</source>
        <extracomment>orders</extracomment>
        <translation>Lässt ein Objekt anhalten, wo es ist, oder beendet ein Vorhaben. Was dafür bezahlt wurde, ist verloren.</translation>
    </message>
    <message>
        <source>What is to stop where it is, or a project.</source>
        <extracomment>orders</extracomment>
        <translation>Was anhalten soll, wo es ist, oder ein Vorhaben.</translation>
    </message>
    <message>
        <source>What is not to be produced or researched after all: the last such project of the empire.</source>
        <extracomment>orders</extracomment>
        <translation>Was nun doch nicht hergestellt oder erforscht werden soll: das letzte solche Vorhaben des Reichs.</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Autopilot</translation>
    </message>
    <message>
        <source>Whether the computer plays for an empire, which must be in the game and human.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ob der Computer für ein Reich spielt, das im Spiel und menschlich sein muss.</translation>
    </message>
    <message>
        <source>The id of an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Id eines Reichs.</translation>
    </message>
    <message>
        <source>What is compared with.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Womit verglichen wird.</translation>
    </message>
    <message>
        <source>Whether something is being produced for an empire, which must be in the game and have a build object.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ob für ein Reich, das im Spiel sein und einen Bauplatz haben muss, etwas hergestellt wird.</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Guthaben</translation>
    </message>
    <message>
        <source>How much an empire, which must be in the game, has in store.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Wie viel ein Reich, das im Spiel sein muss, vorrätig hat.</translation>
    </message>
    <message>
        <source>The resource whose stockpile is compared.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Rohstoff, dessen Vorrat verglichen wird.</translation>
    </message>
    <message>
        <source>The number that is compared with, or an expression.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Zahl, mit der verglichen wird, oder ein Ausdruck.</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Which screen, and which line of it, the local person sees. Not net-safe.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Welchen Bildschirm und welche Zeile davon die Person am Rechner sieht. Nicht netztauglich.</translation>
    </message>
    <message>
        <source>Screen</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>The screen that is shown.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Bildschirm, der gezeigt wird.</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>The line that is chosen; left out, any.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die gewählte Zeile; fehlt sie, irgendeine.</translation>
    </message>
    <message>
        <source>How many of the conditions inside hold: all, any, none, or exactly so many.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Wie viele der Bedingungen darin gelten: alle, irgendeine, keine oder genau so viele.</translation>
    </message>
    <message>
        <source>Whether an object is not in the game: destroyed, or still hidden.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ob ein Objekt nicht im Spiel ist: zerstört oder noch verborgen.</translation>
    </message>
    <message>
        <source>The object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Das Objekt, mit Namen oder einem anderen Verweis.</translation>
    </message>
    <message>
        <source>How far two objects are from one another. Both must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Wie weit zwei Objekte voneinander entfernt sind. Beide müssen im Spiel sein.</translation>
    </message>
    <message>
        <source>The one object, by name or another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Das eine Objekt, mit Namen oder einem anderen Verweis.</translation>
    </message>
    <message>
        <source>The other.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Das andere.</translation>
    </message>
    <message>
        <source>Health</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>The current value of a meter as a fraction of its maximum; 0 of what is not in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der jetzige Wert eines Messwerts als Bruchteil seines Höchstwerts; 0 bei dem, was nicht im Spiel ist.</translation>
    </message>
    <message>
        <source>The meter that says how well the object is.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Messwert, der sagt, wie es dem Objekt geht.</translation>
    </message>
    <message>
        <source>Identity</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Whether two references mean one object. Both objects must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ob zwei Verweise dasselbe Objekt meinen. Beide Objekte müssen im Spiel sein.</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>A reference to an object, such as flagship: and an empire.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ein Verweis auf ein Objekt, etwa flagship: und ein Reich.</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Another reference.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ein anderer Verweis.</translation>
    </message>
    <message>
        <source>Which page of which message the local person reads. Not net-safe.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Welche Seite welcher Nachricht die Person am Rechner liest. Nicht netztauglich.</translation>
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
        <source>The page that is open, counted from 0.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Seite, die offen ist, von 0 an gezählt.</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Whether an empire is among the owners of an object, which must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ob ein Reich unter den Besitzern eines Objekts ist, das im Spiel sein muss.</translation>
    </message>
    <message>
        <source>The id of an empire; none: nobody.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Die Id eines Reichs; none: niemand.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>The value of a counter.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Wert eines Zählers.</translation>
    </message>
    <message>
        <source>Counter</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>The name of a counter; it begins at 0.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Der Name eines Zählers; er beginnt bei 0.</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>How many ships an empire has.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Wie viele Schiffe ein Reich hat.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>The Speed of an object, which must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Speed eines Objekts, das im Spiel sein muss.</translation>
    </message>
    <message>
        <source>Whether an object aims at another. Both must be in the game.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ob ein Objekt ein anderes anvisiert. Beide müssen im Spiel sein.</translation>
    </message>
    <message>
        <source>What it is to aim at.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Was es anvisieren soll.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>How many turns have passed since the scenario&apos;s start; negative in its set-up.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Wie viele Runden seit Beginn des Szenarios vergangen sind; in seiner Aufstellung negativ.</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Turns since the scenario&apos;s start; negative in its set-up.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Runden seit Beginn des Szenarios; in seiner Aufstellung negativ.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>How near the local person looks. Not net-safe.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Aus welcher Nähe die Person am Rechner schaut. Nicht netztauglich.</translation>
    </message>
    <message>
        <source>How near the person looks; the nearest is the least.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Aus welcher Nähe die Person schaut; am nächsten ist am kleinsten.</translation>
    </message>
    <message>
        <source>Add to counter</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zum Zähler addieren</translation>
    </message>
    <message>
        <source>Adds to a counter, which conditions of the type score compare.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zählt etwas zu einem Zähler hinzu, den Bedingungen vom Typ score vergleichen.</translation>
    </message>
    <message>
        <source>What is added; may be below 0, or an expression.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Was hinzukommt; darf unter 0 liegen oder ein Ausdruck sein.</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Checks all conditions again, before the actions after it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Prüft alle Bedingungen noch einmal, vor den Aktionen danach.</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Makes an object, as &lt;place&gt; does.</source>
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
        <source>What it is attached to, or put beside; left out, nothing.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Woran es hängt oder woneben es gestellt wird; fehlt es, nichts.</translation>
    </message>
    <message>
        <source>The new object&apos;s name.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Der Name des neuen Objekts.</translation>
    </message>
    <message>
        <source>Puts off the actions after it by so many turns. They happen whatever becomes of the condition.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Schiebt die Aktionen danach um so viele Runden auf. Sie geschehen, was auch aus der Bedingung wird.</translation>
    </message>
    <message>
        <source>How many turns the actions after it wait.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Wie viele Runden die Aktionen danach warten.</translation>
    </message>
    <message>
        <source>Destroy</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Takes an object out of the game, with all that is attached to it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Nimmt ein Objekt aus dem Spiel, mit allem, was daran hängt.</translation>
    </message>
    <message>
        <source>The object; left out, the condition&apos;s subject.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Das Objekt; fehlt es, der Betroffene der Bedingung.</translation>
    </message>
    <message>
        <source>Disable</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Lets a condition watch no more.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Lässt eine Bedingung nicht mehr wachen.</translation>
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
        <source>Lets a condition watch, again or for the first time.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Lässt eine Bedingung wieder oder zum ersten Mal wachen.</translation>
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
        <source>A class and one of its groups, CLASS/group; or effects stand inside.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Eine Klasse und eine ihrer Gruppen, CLASS/group; oder Effekte stehen darin.</translation>
    </message>
    <message>
        <source>The object that it fires on; left out, the condition&apos;s subject.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Das Objekt, auf das sie wirkt; fehlt es, der Betroffene der Bedingung.</translation>
    </message>
    <message>
        <source>An empire loses, and the run is over.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ein Reich verliert, und der Lauf ist zu Ende.</translation>
    </message>
    <message>
        <source>Why, for people.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Warum, für die Leute.</translation>
    </message>
    <message>
        <source>Says something, with values in braces; bare names are those of the game object, Subject is the condition&apos;s. Each &lt;page&gt; is one page more.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Sagt etwas, mit Werten in geschweiften Klammern; bloße Namen sind die des Spielobjekts, Subject ist der Betroffene der Bedingung. Jedes &lt;page&gt; ist eine weitere Seite.</translation>
    </message>
    <message>
        <source>The id of the empire that reads it; left out, everybody.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Id des Reichs, das es liest; fehlt sie, alle.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>The number by which conditions of the type message speak of it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Die Nummer, unter der Bedingungen vom Typ message davon sprechen.</translation>
    </message>
    <message>
        <source>Puts an object where another is, with all that is attached to it.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Stellt ein Objekt dorthin, wo ein anderes ist, mit allem, was daran hängt.</translation>
    </message>
    <message>
        <source>The object to whose place it goes.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Das Objekt, an dessen Ort es kommt.</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>A breakpoint: stepping stops after this turn.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ein Haltepunkt: Nach dieser Runde hält das Weiterlaufen an.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Brings an object into the game that was hidden from the start.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Bringt ein Objekt ins Spiel, das von Anfang an verborgen war.</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Selects an object for the local person.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Wählt ein Objekt für die Person am Rechner aus.</translation>
    </message>
    <message>
        <source>Gives an object to an empire, or to nobody.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Gibt ein Objekt einem Reich oder niemandem.</translation>
    </message>
    <message>
        <source>Lets an object aim at another.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Lässt ein Objekt ein anderes anvisieren.</translation>
    </message>
    <message>
        <source>An empire wins, and the run is over.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Ein Reich siegt, und der Lauf ist zu Ende.</translation>
    </message>
    <message>
        <source>Brings the local person nearer or farther.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Bringt die Person am Rechner näher oder weiter weg.</translation>
    </message>
    <message>
        <source>How near the person looks.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Aus welcher Nähe die Person schaut.</translation>
    </message>
    <message>
        <source>All there are</source>
        <extracomment>relations</extracomment>
        <translation>Alles, was es gibt</translation>
    </message>
    <message>
        <source>Every object of the type in the game, the object itself included.</source>
        <extracomment>relations</extracomment>
        <translation>Jedes Objekt des Typs im Spiel, das Objekt selbst eingeschlossen.</translation>
    </message>
    <message>
        <source>Above</source>
        <extracomment>relations</extracomment>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>What the object is attached to, what that is attached to, and so on. Not the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Woran das Objekt hängt, woran dieses hängt und so weiter. Nicht das Objekt selbst.</translation>
    </message>
    <message>
        <source>Attached</source>
        <extracomment>relations</extracomment>
        <translation>Angehängt</translation>
    </message>
    <message>
        <source>What is attached to the object itself: buildings and specials of a planet, planets of a system. Not the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Was am Objekt selbst hängt: Gebäude und Besonderheiten eines Planeten, Planeten eines Systems. Nicht das Objekt selbst.</translation>
    </message>
    <message>
        <source>What is attached to the object, to that, and so on. Not the object itself.</source>
        <extracomment>relations</extracomment>
        <translation>Was am Objekt hängt, was daran hängt und so weiter. Nicht das Objekt selbst.</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>relations</extracomment>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>What is in systems that one can come to over lanes through systems of the object&apos;s owner, beginning with its own; the object itself included. Nothing where it has no owner or several, or is in a system that its owner does not have.</source>
        <extracomment>relations</extracomment>
        <translation>Was in Systemen ist, zu denen man über Straßen durch Systeme des Besitzers des Objekts kommt, beginnend mit seinem eigenen; das Objekt selbst eingeschlossen. Nichts, wo es keinen oder mehrere Besitzer hat oder in einem System ist, das sein Besitzer nicht hat.</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>relations</extracomment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>What is at the same place, in the same system or at the same point between systems, the object itself included.</source>
        <extracomment>relations</extracomment>
        <translation>Was am selben Ort ist, im selben System oder am selben Punkt zwischen Systemen, das Objekt selbst eingeschlossen.</translation>
    </message>
    <message>
        <source>Near</source>
        <extracomment>relations</extracomment>
        <translation>Nahe</translation>
    </message>
    <message>
        <source>What is at most so far away in a straight line, or at most so many starlane jumps. Not the object itself, but what is at the same place.</source>
        <extracomment>relations</extracomment>
        <translation>Was in gerader Linie höchstens so weit entfernt ist oder höchstens so viele Sprünge auf Sternenstraßen. Nicht das Objekt selbst, aber was am selben Ort ist.</translation>
    </message>
    <message>
        <source>Owned</source>
        <extracomment>relations</extracomment>
        <translation>Im Besitz</translation>
    </message>
    <message>
        <source>What the object&apos;s only owner owns, alone or with others, the object itself included; of an empire, what it owns. Nothing where the object has no owner or several.</source>
        <extracomment>relations</extracomment>
        <translation>Was der einzige Besitzer des Objekts allein oder mit anderen besitzt, das Objekt selbst eingeschlossen; bei einem Reich, was es besitzt. Nichts, wo das Objekt keinen oder mehrere Besitzer hat.</translation>
    </message>
    <message>
        <source>What the object aims at.</source>
        <extracomment>relations</extracomment>
        <translation>Was das Objekt anvisiert.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>aggregates</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Whether something holds for every one of the objects that have it; true where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Ob etwas für jedes der Objekte gilt, die es haben; wahr, wo es keine gibt.</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>aggregates</extracomment>
        <translation>Irgendeines</translation>
    </message>
    <message>
        <source>Whether something holds for one of the objects at least; false where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Ob etwas für mindestens eines der Objekte gilt; falsch, wo es keine gibt.</translation>
    </message>
    <message>
        <source>How many objects there are; with a number behind the comma, how many have such a number. Which ones count is said with where.</source>
        <extracomment>aggregates</extracomment>
        <translation>Wie viele Objekte es gibt; mit einer Zahl hinter dem Komma, wie viele eine solche Zahl haben. Welche zählen, sagt man mit where.</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>aggregates</extracomment>
        <translation>Größte</translation>
    </message>
    <message>
        <source>The largest of the numbers; 0 where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Die größte der Zahlen; 0, wo es keine gibt.</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>aggregates</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>The sum of the numbers, divided by how many there are; 0 where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Die Summe der Zahlen, geteilt durch ihre Anzahl; 0, wo es keine gibt.</translation>
    </message>
    <message>
        <source>Smallest</source>
        <extracomment>aggregates</extracomment>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>The smallest of the numbers; 0 where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Die kleinste der Zahlen; 0, wo es keine gibt.</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>aggregates</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>All the numbers, one added to the other; 0 where there are none.</source>
        <extracomment>aggregates</extracomment>
        <translation>Alle Zahlen zusammengezählt; 0, wo es keine gibt.</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>modifiers</extracomment>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>The variable becomes the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>Die Variable wird zum Parameter.</translation>
    </message>
    <message>
        <source>Multiply</source>
        <extracomment>modifiers</extracomment>
        <translation>Multiplizieren</translation>
    </message>
    <message>
        <source>The variable is multiplied by the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>Die Variable wird mit dem Parameter multipliziert.</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>modifiers</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>The variable is divided by the parameter; by 0 it becomes 0, and that is told.</source>
        <extracomment>modifiers</extracomment>
        <translation>Die Variable wird durch den Parameter geteilt; bei 0 wird sie 0, und das wird gemeldet.</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>modifiers</extracomment>
        <translation>Addieren</translation>
    </message>
    <message>
        <source>The parameter is added to the variable.</source>
        <extracomment>modifiers</extracomment>
        <translation>Der Parameter wird zur Variablen addiert.</translation>
    </message>
    <message>
        <source>The variable becomes the larger of its value and the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>Die Variable wird zum größeren von ihrem Wert und dem Parameter.</translation>
    </message>
    <message>
        <source>The variable becomes the smaller of its value and the parameter.</source>
        <extracomment>modifiers</extracomment>
        <translation>Die Variable wird zum kleineren von ihrem Wert und dem Parameter.</translation>
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
        <source>The number with the other sign. Powers bind tighter: -2^2 is -4.</source>
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
        <source>The exact quotient of two numbers; 0 where the second is 0, which is reported.</source>
        <extracomment>functions</extracomment>
        <translation>Der genaue Quotient zweier Zahlen; 0, wo die zweite 0 ist, und das wird gemeldet.</translation>
    </message>
    <message>
        <source>Whole division</source>
        <extracomment>functions</extracomment>
        <translation>Ganzzahlige Division</translation>
    </message>
    <message>
        <source>The quotient without its fraction: rounded towards zero.</source>
        <extracomment>functions</extracomment>
        <translation>Der Quotient ohne Bruchteil: zur Null hin gerundet.</translation>
    </message>
    <message>
        <source>Remainder</source>
        <extracomment>functions</extracomment>
        <translation>Rest</translation>
    </message>
    <message>
        <source>What a whole division leaves, with the sign of the first number. % means the same.</source>
        <extracomment>functions</extracomment>
        <translation>Was eine ganzzahlige Division übrig lässt, mit dem Vorzeichen der ersten Zahl. % heißt dasselbe.</translation>
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
        <source>Whether two values of one format are the same.</source>
        <extracomment>functions</extracomment>
        <translation>Ob zwei Werte eines Formats gleich sind.</translation>
    </message>
    <message>
        <source>Not equal</source>
        <extracomment>functions</extracomment>
        <translation>Ungleich</translation>
    </message>
    <message>
        <source>Whether two values of one format differ.</source>
        <extracomment>functions</extracomment>
        <translation>Ob zwei Werte eines Formats verschieden sind.</translation>
    </message>
    <message>
        <source>Less than</source>
        <extracomment>functions</extracomment>
        <translation>Kleiner als</translation>
    </message>
    <message>
        <source>Whether the first number is less than the second. In XML it is written &amp;lt;.</source>
        <extracomment>functions</extracomment>
        <translation>Ob die erste Zahl kleiner ist als die zweite. In XML schreibt man &amp;lt;.</translation>
    </message>
    <message>
        <source>Whether the first number is at most the second. In XML it is written &amp;lt;=.</source>
        <extracomment>functions</extracomment>
        <translation>Ob die erste Zahl höchstens so groß ist wie die zweite. In XML schreibt man &amp;lt;=.</translation>
    </message>
    <message>
        <source>Greater than</source>
        <extracomment>functions</extracomment>
        <translation>Größer als</translation>
    </message>
    <message>
        <source>Whether the first number is greater than the second.</source>
        <extracomment>functions</extracomment>
        <translation>Ob die erste Zahl größer ist als die zweite.</translation>
    </message>
    <message>
        <source>Whether the first number is at least the second.</source>
        <extracomment>functions</extracomment>
        <translation>Ob die erste Zahl mindestens so groß ist wie die zweite.</translation>
    </message>
    <message>
        <source>And</source>
        <extracomment>functions</extracomment>
        <translation>Und</translation>
    </message>
    <message>
        <source>Whether both hold; &amp;&amp; means the same. Where one does not hold the other does not matter.</source>
        <extracomment>functions</extracomment>
        <translation>Ob beides gilt; &amp;&amp; heißt dasselbe. Wo eines nicht gilt, kommt es auf das andere nicht an.</translation>
    </message>
    <message>
        <source>Or</source>
        <extracomment>functions</extracomment>
        <translation>Oder</translation>
    </message>
    <message>
        <source>Whether at least one holds; || means the same. Where one holds the other does not matter.</source>
        <extracomment>functions</extracomment>
        <translation>Ob mindestens eines gilt; || heißt dasselbe. Wo eines gilt, kommt es auf das andere nicht an.</translation>
    </message>
    <message>
        <source>Whether it does not hold; ! means the same. Comparisons bind tighter: not a == b is not (a == b).</source>
        <extracomment>functions</extracomment>
        <translation>Ob es nicht gilt; ! heißt dasselbe. Vergleiche binden stärker: not a == b ist not (a == b).</translation>
    </message>
    <message>
        <source>One of two values of any format; the other is not looked at. Also written: if condition then value else other.</source>
        <extracomment>functions</extracomment>
        <translation>Einer von zwei Werten beliebigen Formats; der andere wird nicht betrachtet. Auch geschrieben: if Bedingung then Wert else anderer.</translation>
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
        <source>The next whole number that is not less.</source>
        <extracomment>functions</extracomment>
        <translation>Die nächste ganze Zahl, die nicht kleiner ist.</translation>
    </message>
    <message>
        <source>Round down</source>
        <extracomment>functions</extracomment>
        <translation>Abrunden</translation>
    </message>
    <message>
        <source>The next whole number that is not greater.</source>
        <extracomment>functions</extracomment>
        <translation>Die nächste ganze Zahl, die nicht größer ist.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>functions</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The nearest whole number; exactly .5 goes up.</source>
        <extracomment>functions</extracomment>
        <translation>Die nächstliegende ganze Zahl; genau ,5 wird aufgerundet.</translation>
    </message>
    <message>
        <source>Least</source>
        <extracomment>functions</extracomment>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>The least of two or more numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Die kleinste von zwei oder mehr Zahlen.</translation>
    </message>
    <message>
        <source>Greatest</source>
        <extracomment>functions</extracomment>
        <translation>Größte</translation>
    </message>
    <message>
        <source>The greatest of two or more numbers.</source>
        <extracomment>functions</extracomment>
        <translation>Die größte von zwei oder mehr Zahlen.</translation>
    </message>
    <message>
        <source>Running value</source>
        <extracomment>functions</extracomment>
        <translation>Laufender Wert</translation>
    </message>
    <message>
        <source>The value before this modification: what effects before it have made of the meter.</source>
        <extracomment>functions</extracomment>
        <translation>Der Wert vor dieser Änderung: was die Effekte davor aus dem Messwert gemacht haben.</translation>
    </message>
    <message>
        <source>Amount of the occurrence</source>
        <extracomment>functions</extracomment>
        <translation>Betrag des Vorkommnisses</translation>
    </message>
    <message>
        <source>How much the change is that is answered, as it stands by now; missing where what happens is no change of a number.</source>
        <extracomment>functions</extracomment>
        <translation>Wie groß die Änderung ist, die beantwortet wird, so wie sie jetzt steht; fehlt, wo das Geschehen keine Änderung einer Zahl ist.</translation>
    </message>
    <message>
        <source>Given in play</source>
        <extracomment>functions</extracomment>
        <translation>Im Spiel vergeben</translation>
    </message>
    <message>
        <source>The source&apos;s value of a property that an order, a scenario or what creates it gives. Until it is given the group is inactive.</source>
        <extracomment>functions</extracomment>
        <translation>Der Wert der Quelle für eine Eigenschaft, die ein Befehl, ein Szenario oder das Erzeugende vergibt. Bis dahin ist die Gruppe inaktiv.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <extracomment>functions</extracomment>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>A meter&apos;s maximum as it was at the end of last turn, while this turn&apos;s is being built.</source>
        <extracomment>functions</extracomment>
        <translation>Der Höchstwert eines Messwerts am Ende der letzten Runde, während der dieser Runde gebildet wird.</translation>
    </message>
    <message>
        <source>Named object</source>
        <extracomment>functions</extracomment>
        <translation>Objekt mit Namen</translation>
    </message>
    <message>
        <source>The object of that name, the oldest where several bear it; none where there is none.</source>
        <extracomment>functions</extracomment>
        <translation>Das Objekt dieses Namens, das älteste, wo mehrere so heißen; keines, wo es keines gibt.</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>functions</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>What the dice show: the same source, candidate, turn and place in the content draw the same.</source>
        <extracomment>functions</extracomment>
        <translation>Was die Würfel zeigen: Selbe Quelle, selber Kandidat, selbe Runde und selbe Stelle im Inhalt ziehen dasselbe.</translation>
    </message>
    <message>
        <source>Has</source>
        <extracomment>functions</extracomment>
        <translation>Hat</translation>
    </message>
    <message>
        <source>Whether the object is of that class, grouping or kind, or something is that belongs to it. Left out, the object is that of bare names.</source>
        <extracomment>functions</extracomment>
        <translation>Ob das Objekt von der Klasse, Gruppierung oder Art ist oder etwas, das dazu gehört. Fehlt das Objekt, ist es das der bloßen Namen.</translation>
    </message>
    <message>
        <source>Owned by</source>
        <extracomment>functions</extracomment>
        <translation>Im Besitz von</translation>
    </message>
    <message>
        <source>Whether the empire owns the object, alone or with others. Left out, the object is that of bare names.</source>
        <extracomment>functions</extracomment>
        <translation>Ob das Reich das Objekt allein oder mit anderen besitzt. Fehlt das Objekt, ist es das der bloßen Namen.</translation>
    </message>
    <message>
        <source>Can have</source>
        <extracomment>functions</extracomment>
        <translation>Kann haben</translation>
    </message>
    <message>
        <source>Whether a class is open to an empire: it owns what it must own before, and the class is not switched off, unless effects allowed or forbade the class to it. What &lt;available&gt; says is not asked. Of another object its owners are asked; left out, it is that of bare names.</source>
        <extracomment>functions</extracomment>
        <translation>Ob einem Reich eine Klasse offensteht: Es besitzt, was es vorher besitzen muss, und die Klasse ist nicht ausgeschaltet, wenn Effekte ihm die Klasse nicht erlaubt oder verboten haben. Was &lt;available&gt; sagt, wird nicht gefragt. Bei einem anderen Objekt werden dessen Besitzer gefragt; fehlt es, ist es das der bloßen Namen.</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>functions</extracomment>
        <translation>Option</translation>
    </message>
    <message>
        <source>What was chosen for the run: by the game as a whole, or by the empire that owns the object.</source>
        <extracomment>functions</extracomment>
        <translation>Was für den Lauf gewählt wurde: vom Spiel als Ganzem oder vom Reich, dem das Objekt gehört.</translation>
    </message>
    <message>
        <source>Class by its id</source>
        <extracomment>functions</extracomment>
        <translation>Klasse nach ihrer Id</translation>
    </message>
    <message>
        <source>A class of the content, by its type and id.</source>
        <extracomment>functions</extracomment>
        <translation>Eine Klasse des Inhalts, nach Typ und Id.</translation>
    </message>
    <message>
        <source>Fact of a class</source>
        <extracomment>functions</extracomment>
        <translation>Angabe einer Klasse</translation>
    </message>
    <message>
        <source>A property of a class, whether objects of it are in play or not.</source>
        <extracomment>functions</extracomment>
        <translation>Eine Eigenschaft einer Klasse, ob Objekte von ihr im Spiel sind oder nicht.</translation>
    </message>
    <message>
        <source>Look up</source>
        <extracomment>functions</extracomment>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>A cell of a table of the content; the default of the column&apos;s format where no row has the key.</source>
        <extracomment>functions</extracomment>
        <translation>Eine Zelle einer Tabelle des Inhalts; der Standardwert des Spaltenformats, wo keine Zeile den Schlüssel hat.</translation>
    </message>
    <message>
        <source>In another context</source>
        <extracomment>functions</extracomment>
        <translation>In anderem Zusammenhang</translation>
    </message>
    <message>
        <source>An expression whose bare names are those of another object, or of one of its numbered parts.</source>
        <extracomment>functions</extracomment>
        <translation>Ein Ausdruck, dessen bloße Namen die eines anderen Objekts oder eines seiner nummerierten Teile sind.</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>members</extracomment>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Turns since the object came into the game.</source>
        <extracomment>members</extracomment>
        <translation>Runden, seit das Objekt ins Spiel kam.</translation>
    </message>
    <message>
        <source>Of an empire: its capital, or none.</source>
        <extracomment>members</extracomment>
        <translation>Bei einem Reich: seine Hauptstadt oder keine.</translation>
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
        <source>The turn in which the object came into the game.</source>
        <extracomment>members</extracomment>
        <translation>Die Runde, in der das Objekt ins Spiel kam.</translation>
    </message>
    <message>
        <source>Creator</source>
        <extracomment>members</extracomment>
        <translation>Urheber</translation>
    </message>
    <message>
        <source>The source of the effect that made the object, or none.</source>
        <extracomment>members</extracomment>
        <translation>Die Quelle des Effekts, der das Objekt erzeugt hat, oder keine.</translation>
    </message>
    <message>
        <source>Of an empire: its capital as the game began, or none.</source>
        <extracomment>members</extracomment>
        <translation>Bei einem Reich: seine Hauptstadt bei Spielbeginn oder keine.</translation>
    </message>
    <message>
        <source>Id</source>
        <extracomment>members</extracomment>
        <translation>Id</translation>
    </message>
    <message>
        <source>The object&apos;s number, which no other object has in this run.</source>
        <extracomment>members</extracomment>
        <translation>Die Nummer des Objekts, die in diesem Lauf kein anderes hat.</translation>
    </message>
    <message>
        <source>The object&apos;s name.</source>
        <extracomment>members</extracomment>
        <translation>Der Name des Objekts.</translation>
    </message>
    <message>
        <source>The empire that owns the object; none where several or none do.</source>
        <extracomment>members</extracomment>
        <translation>Das Reich, dem das Objekt gehört; keines, wo es mehreren oder keinem gehört.</translation>
    </message>
    <message>
        <source>Planet</source>
        <extracomment>members</extracomment>
        <translation>Planet</translation>
    </message>
    <message>
        <source>The planet that the object is, or is attached to.</source>
        <extracomment>members</extracomment>
        <translation>Der Planet, der das Objekt ist oder an dem es hängt.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>members</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>The system that the object is in; a system is in itself.</source>
        <extracomment>members</extracomment>
        <translation>Das System, in dem das Objekt ist; ein System ist in sich selbst.</translation>
    </message>
    <message>
        <source>What the object aims at, or none.</source>
        <extracomment>members</extracomment>
        <translation>Was das Objekt anvisiert, oder nichts.</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>members</extracomment>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Of an empire: the team that it belongs to, or none.</source>
        <extracomment>members</extracomment>
        <translation>Bei einem Reich: die Mannschaft, zu der es gehört, oder keine.</translation>
    </message>
    <message>
        <source>The object&apos;s type: type == planet.</source>
        <extracomment>members</extracomment>
        <translation>Der Typ des Objekts: type == planet.</translation>
    </message>
    <message>
        <source>How far right the object is on the map.</source>
        <extracomment>members</extracomment>
        <translation>Wie weit rechts das Objekt auf der Karte ist.</translation>
    </message>
    <message>
        <source>How far down the object is on the map.</source>
        <extracomment>members</extracomment>
        <translation>Wie weit unten das Objekt auf der Karte ist.</translation>
    </message>
    <message>
        <source>The object that carries the effects group, or what the vocabulary says instead.</source>
        <extracomment>words</extracomment>
        <translation>Das Objekt, das die Effektgruppe trägt, oder was das Vokabular stattdessen sagt.</translation>
    </message>
    <message>
        <source>The object that the occurrence happens to which is answered; none of a point of the turn.</source>
        <extracomment>words</extracomment>
        <translation>Das Objekt, dem das beantwortete Vorkommnis geschieht; keines bei einem Zeitpunkt der Runde.</translation>
    </message>
    <message>
        <source>The object that is tested for the scope, or on which the effect fires.</source>
        <extracomment>words</extracomment>
        <translation>Das Objekt, das für den Geltungsbereich geprüft wird oder auf das der Effekt wirkt.</translation>
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
        <source>The number of the turn.</source>
        <extracomment>words</extracomment>
        <translation>Die Nummer der Runde.</translation>
    </message>
    <message>
        <source>The sum of all that it holds.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Die Summe von allem, was darin steht.</translation>
    </message>
    <message>
        <source>The first less the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Erste weniger das Zweite.</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Die Zahl mit dem anderen Vorzeichen.</translation>
    </message>
    <message>
        <source>The product of all that it holds.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Produkt von allem, was darin steht.</translation>
    </message>
    <message>
        <source>The first divided by the second, exactly.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Erste geteilt durch das Zweite, genau.</translation>
    </message>
    <message>
        <source>The first divided by the second, in whole numbers.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Erste geteilt durch das Zweite, in ganzen Zahlen.</translation>
    </message>
    <message>
        <source>What div leaves over.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Was div übrig lässt.</translation>
    </message>
    <message>
        <source>The first to the power of the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Erste hoch das Zweite.</translation>
    </message>
    <message>
        <source>Whether both are the same.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob beide gleich sind.</translation>
    </message>
    <message>
        <source>Whether they differ.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob sie verschieden sind.</translation>
    </message>
    <message>
        <source>Whether the first is less than the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob das Erste kleiner ist als das Zweite.</translation>
    </message>
    <message>
        <source>Whether the first is the second or less.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob das Erste höchstens so groß ist wie das Zweite.</translation>
    </message>
    <message>
        <source>Whether the first is more than the second.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob das Erste größer ist als das Zweite.</translation>
    </message>
    <message>
        <source>Whether the first is the second or more.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob das Erste mindestens so groß ist wie das Zweite.</translation>
    </message>
    <message>
        <source>Whether all that it holds is true.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob alles wahr ist, was darin steht.</translation>
    </message>
    <message>
        <source>Whether any of what it holds is true.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob irgendetwas wahr ist, was darin steht.</translation>
    </message>
    <message>
        <source>Whether what it holds is false.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob falsch ist, was darin steht.</translation>
    </message>
    <message>
        <source>The second where the first is true, else the third.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Zweite, wo das Erste wahr ist, sonst das Dritte.</translation>
    </message>
    <message>
        <source>The function of that name, over all that it holds.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Die Funktion dieses Namens, über alles, was darin steht.</translation>
    </message>
    <message>
        <source>The aggregate of that name over a selection: perhaps Within (a number), Of and Where, then what to aggregate.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Das Aggregat dieses Namens über eine Auswahl: vielleicht Within (eine Zahl), Of und Where, dann, was zusammengefasst wird.</translation>
    </message>
    <message>
        <source>Whether an object has what GOMType and ID name; Of tells which object.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Ob ein Objekt hat, was GOMType und ID nennen; Of sagt, welches Objekt.</translation>
    </message>
    <message>
        <source>What the object has under that name.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Was das Objekt unter diesem Namen hat.</translation>
    </message>
    <message>
        <source>Anything, written as text.</source>
        <extracomment>elements of expressions</extracomment>
        <translation>Irgendetwas, als Text geschrieben.</translation>
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
        <source>Left out: the folder&apos;s name.</source>
        <extracomment>elements</extracomment>
        <translation>Fehlt er: der Name des Ordners.</translation>
    </message>
    <message>
        <source>Version</source>
        <extracomment>elements</extracomment>
        <translation>Version</translation>
    </message>
    <message>
        <source>For people.</source>
        <extracomment>elements</extracomment>
        <translation>Für Menschen.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>elements</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>strict: only what the first design of effects groups had.</source>
        <extracomment>elements</extracomment>
        <translation>strict: nur, was der erste Entwurf der Effektgruppen hatte.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <extracomment>elements</extracomment>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>own: only what the project itself declares.</source>
        <extracomment>elements</extracomment>
        <translation>own: nur, was das Projekt selbst vereinbart.</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>elements</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language whose strings are shown.</source>
        <extracomment>elements</extracomment>
        <translation>Die Sprache, deren Texte gezeigt werden.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <extracomment>elements</extracomment>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>The scenario that opens when none is named; left out, the first one.</source>
        <extracomment>elements</extracomment>
        <translation>Das Szenario, das sich öffnet, wenn keines genannt ist; fehlt es, das erste.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>elements</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A file that loads before those not named.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Datei, die vor den nicht genannten geladen wird.</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>elements</extracomment>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>The path of an XML file within the project&apos;s folder.</source>
        <extracomment>elements</extracomment>
        <translation>Der Pfad einer XML-Datei im Ordner des Projekts.</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>elements</extracomment>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What the project is, for people.</source>
        <extracomment>elements</extracomment>
        <translation>Was das Projekt ist, für Menschen.</translation>
    </message>
    <message>
        <source>Silence</source>
        <extracomment>elements</extracomment>
        <translation>Stumm schalten</translation>
    </message>
    <message>
        <source>Findings of this code are not shown. Inside: why.</source>
        <extracomment>elements</extracomment>
        <translation>Befunde mit diesem Code werden nicht gezeigt. Darin: warum.</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>elements</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>The code of a finding.</source>
        <extracomment>elements</extracomment>
        <translation>Der Code eines Befunds.</translation>
    </message>
    <message>
        <source>Only in this file of the project; left out, in all.</source>
        <extracomment>elements</extracomment>
        <translation>Nur in dieser Datei des Projekts; fehlt sie, in allen.</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>elements</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>A file of content.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Datei mit Inhalt.</translation>
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
        <source>The name by which everything else speaks of it.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name, unter dem alles andere davon spricht.</translation>
    </message>
    <message>
        <source>scale: values follow one another; wheel: and the last is next to the first.</source>
        <extracomment>elements</extracomment>
        <translation>scale: Werte folgen aufeinander; wheel: und der letzte ist Nachbar des ersten.</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>elements</extracomment>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>What people see; left out, the id.</source>
        <extracomment>elements</extracomment>
        <translation>Was die Leute sehen; fehlt sie, die Id.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>elements</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Takes the place of an earlier declaration of the same id.</source>
        <extracomment>elements</extracomment>
        <translation>Tritt an die Stelle einer früheren Vereinbarung derselben Id.</translation>
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
        <source>Further spellings, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Weitere Schreibweisen, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Off the order</source>
        <extracomment>elements</extracomment>
        <translation>Außerhalb der Ordnung</translation>
    </message>
    <message>
        <source>Stands outside the scale or wheel: ranges never reach it.</source>
        <extracomment>elements</extracomment>
        <translation>Steht außerhalb der Skala oder des Rads: Spannen erreichen ihn nie.</translation>
    </message>
    <message>
        <source>A pair of numbers of an object: current value and maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Zahlenpaar eines Objekts: jetziger Wert und Höchstwert.</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>elements</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>One or two sentences, shown beside it.</source>
        <extracomment>elements</extracomment>
        <translation>Ein oder zwei Sätze, die daneben gezeigt werden.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>elements</extracomment>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Neither the current value nor the maximum goes below.</source>
        <extracomment>elements</extracomment>
        <translation>Weder der jetzige Wert noch der Höchstwert liegt darunter.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>elements</extracomment>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>The maximum goes no higher.</source>
        <extracomment>elements</extracomment>
        <translation>Der Höchstwert geht nicht darüber.</translation>
    </message>
    <message>
        <source>Initial value</source>
        <extracomment>elements</extracomment>
        <translation>Anfangswert</translation>
    </message>
    <message>
        <source>Current value and maximum of a new object.</source>
        <extracomment>elements</extracomment>
        <translation>Jetziger Wert und Höchstwert eines neuen Objekts.</translation>
    </message>
    <message>
        <source>Rebuilt each turn</source>
        <extracomment>elements</extracomment>
        <translation>Jede Runde neu gebildet</translation>
    </message>
    <message>
        <source>The maximum is set to 0 as each turn begins, and effects build it anew.</source>
        <extracomment>elements</extracomment>
        <translation>Der Höchstwert wird zu Beginn jeder Runde auf 0 gesetzt, und Effekte bilden ihn neu.</translation>
    </message>
    <message>
        <source>The new current value, once a turn; left out, it moves by 1 towards the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Der neue jetzige Wert, einmal je Runde; fehlt er, geht er um 1 auf den Höchstwert zu.</translation>
    </message>
    <message>
        <source>A value that objects or classes have, such as a planet&apos;s size.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Wert, den Objekte oder Klassen haben, etwa die Größe eines Planeten.</translation>
    </message>
    <message>
        <source>number, boolean, text, object, class, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>number, boolean, text, object, class oder die Id einer Aufzählung.</translation>
    </message>
    <message>
        <source>Default</source>
        <extracomment>elements</extracomment>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>The value of new objects, and where a look-up finds nothing.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert neuer Objekte und dort, wo ein Nachschlagen nichts findet.</translation>
    </message>
    <message>
        <source>class: the value belongs to the class and never changes in play.</source>
        <extracomment>elements</extracomment>
        <translation>class: Der Wert gehört zur Klasse und ändert sich im Spiel nie.</translation>
    </message>
    <message>
        <source>Begins as not given, until an order, a scenario or what creates the object gives it.</source>
        <extracomment>elements</extracomment>
        <translation>Ist zu Beginn nicht vergeben, bis ein Befehl, ein Szenario oder das Erzeugende sie vergibt.</translation>
    </message>
    <message>
        <source>A stockpile of every object whose type has it.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Vorrat jedes Objekts, dessen Typ ihn hat.</translation>
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
        <source>What is added each turn: an expression of the object that has the stockpile.</source>
        <extracomment>elements</extracomment>
        <translation>Was jede Runde hinzukommt: ein Ausdruck des Objekts, das den Vorrat hat.</translation>
    </message>
    <message>
        <source>A kind of object: what it has and what it may be attached to.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Art von Objekt: was es hat und woran es hängen kann.</translation>
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
        <source>Which object Source means in its groups: itself, what it is attached to, or its owner&apos;s capital.</source>
        <extracomment>elements</extracomment>
        <translation>Welches Objekt Source in seinen Gruppen meint: es selbst, das, woran es hängt, oder die Hauptstadt seines Besitzers.</translation>
    </message>
    <message>
        <source>Visible</source>
        <extracomment>elements</extracomment>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Whether its objects show in the galaxy and in reports, unless their class says otherwise.</source>
        <extracomment>elements</extracomment>
        <translation>Ob seine Objekte in der Galaxie und in Berichten erscheinen, wenn ihre Klasse nichts anderes sagt.</translation>
    </message>
    <message>
        <source>The class of objects that a galaxy or scenario makes without naming one.</source>
        <extracomment>elements</extracomment>
        <translation>Die Klasse von Objekten, die eine Galaxie oder ein Szenario erzeugt, ohne eine zu nennen.</translation>
    </message>
    <message>
        <source>Extend</source>
        <extracomment>elements</extracomment>
        <translation>Erweitern</translation>
    </message>
    <message>
        <source>Adds to an earlier declaration of the same id.</source>
        <extracomment>elements</extracomment>
        <translation>Ergänzt eine frühere Vereinbarung derselben Id.</translation>
    </message>
    <message>
        <source>What every object of the type has.</source>
        <extracomment>elements</extracomment>
        <translation>Was jedes Objekt des Typs hat.</translation>
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
        <source>Something that can happen to objects: raised by effects, answered by triggers.</source>
        <extracomment>elements</extracomment>
        <translation>Etwas, das Objekten geschehen kann: Effekte lösen es aus, Auslöser antworten darauf.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <extracomment>elements</extracomment>
        <translation>Stapelung</translation>
    </message>
    <message>
        <source>Which of several effects with one stacking name acts on an object.</source>
        <extracomment>elements</extracomment>
        <translation>Welcher von mehreren Effekten mit demselben Stapelnamen auf ein Objekt wirkt.</translation>
    </message>
    <message>
        <source>The name or number that effects or groups have in common.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name oder die Nummer, die Effekte oder Gruppen gemeinsam haben.</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>elements</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Which of them acts on an object: the first one, the largest or smallest amount, or the average of all.</source>
        <extracomment>elements</extracomment>
        <translation>Welcher von ihnen auf ein Objekt wirkt: der erste, der mit dem größten oder kleinsten Betrag oder der Durchschnitt aller.</translation>
    </message>
    <message>
        <source>Scope</source>
        <extracomment>elements</extracomment>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>Numbered parts of objects that have variables of their own; the id is that of a type, a dot, and a name.</source>
        <extracomment>elements</extracomment>
        <translation>Nummerierte Teile von Objekten, die eigene Variablen haben; die Id ist die eines Typs, ein Punkt und ein Name.</translation>
    </message>
    <message>
        <source>The value that variables of a format begin with.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert, mit dem Variablen eines Formats beginnen.</translation>
    </message>
    <message>
        <source>number, boolean, text, pair, dice, object, class, type, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>number, boolean, text, pair, dice, object, class, type oder die Id einer Aufzählung.</translation>
    </message>
    <message>
        <source>The constant that variables of the format begin with.</source>
        <extracomment>elements</extracomment>
        <translation>Die Konstante, mit der Variablen des Formats beginnen.</translation>
    </message>
    <message>
        <source>Define</source>
        <extracomment>elements</extracomment>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>A constant of the whole project, which expressions name.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Konstante des ganzen Projekts, die Ausdrücke nennen.</translation>
    </message>
    <message>
        <source>An expression of constants and of other defines.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck aus Konstanten und anderen Vereinbarungen.</translation>
    </message>
    <message>
        <source>Left out, what the value has.</source>
        <extracomment>elements</extracomment>
        <translation>Fehlt es, das des Werts.</translation>
    </message>
    <message>
        <source>A choice made for a run: option(game, HARD_MODE) asks for it.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Wahl für einen Lauf: option(game, HARD_MODE) fragt danach.</translation>
    </message>
    <message>
        <source>Who makes the choice: the game as a whole, or each empire.</source>
        <extracomment>elements</extracomment>
        <translation>Wer wählt: das Spiel als Ganzes oder jedes Reich.</translation>
    </message>
    <message>
        <source>number, boolean, text, object, class, type, or the id of an enumeration.</source>
        <extracomment>elements</extracomment>
        <translation>number, boolean, text, object, class, type oder die Id einer Aufzählung.</translation>
    </message>
    <message>
        <source>The value where a scenario sets none.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert, wo ein Szenario keinen setzt.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>elements</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>What has(KIND, id) asks for.</source>
        <extracomment>elements</extracomment>
        <translation>Wonach has(KIND, id) fragt.</translation>
    </message>
    <message>
        <source>has asks for objects of a class of this type.</source>
        <extracomment>elements</extracomment>
        <translation>has fragt nach Objekten einer Klasse dieses Typs.</translation>
    </message>
    <message>
        <source>has asks for a value of this property.</source>
        <extracomment>elements</extracomment>
        <translation>has fragt nach einem Wert dieser Eigenschaft.</translation>
    </message>
    <message>
        <source>has asks for objects of a class that belongs to this grouping.</source>
        <extracomment>elements</extracomment>
        <translation>has fragt nach Objekten einer Klasse, die zu dieser Gruppierung gehört.</translation>
    </message>
    <message>
        <source>has asks for an option that is true or false.</source>
        <extracomment>elements</extracomment>
        <translation>has fragt nach einer Option, die wahr oder falsch ist.</translation>
    </message>
    <message>
        <source>class: has asks for objects of any class; grouping: of any grouping.</source>
        <extracomment>elements</extracomment>
        <translation>class: has fragt nach Objekten irgendeiner Klasse; grouping: irgendeiner Gruppierung.</translation>
    </message>
    <message>
        <source>A building, a tech, a special …: what its objects are and do.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Gebäude, eine Technik, eine Besonderheit …: was seine Objekte sind und tun.</translation>
    </message>
    <message>
        <source>The type of its objects.</source>
        <extracomment>elements</extracomment>
        <translation>Der Typ ihrer Objekte.</translation>
    </message>
    <message>
        <source>Turns that its objects stay in the game; 0: for ever.</source>
        <extracomment>elements</extracomment>
        <translation>Wie viele Runden ihre Objekte im Spiel bleiben; 0: für immer.</translation>
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
        <source>Whether its objects show in the galaxy and in reports; left out, as its type says.</source>
        <extracomment>elements</extracomment>
        <translation>Ob ihre Objekte in der Galaxie und in Berichten erscheinen; fehlt es, wie ihr Typ sagt.</translation>
    </message>
    <message>
        <source>Groupings</source>
        <extracomment>elements</extracomment>
        <translation>Gruppierungen</translation>
    </message>
    <message>
        <source>Words that the class belongs to, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Wörter, zu denen die Klasse gehört, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Whether empires can have it at all by producing or researching.</source>
        <extracomment>elements</extracomment>
        <translation>Ob Reiche sie durch Herstellen oder Forschen überhaupt haben können.</translation>
    </message>
    <message>
        <source>Property value</source>
        <extracomment>elements</extracomment>
        <translation>Eigenschaftswert</translation>
    </message>
    <message>
        <source>The value that the class, or each new object of it, has.</source>
        <extracomment>elements</extracomment>
        <translation>Der Wert, den die Klasse oder jedes neue Objekt von ihr hat.</translation>
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
        <source>A tech that an empire needs first.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Technik, die ein Reich zuerst braucht.</translation>
    </message>
    <message>
        <source>The id of a tech that must be known before.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id einer Technik, die vorher bekannt sein muss.</translation>
    </message>
    <message>
        <source>Unlocks</source>
        <extracomment>elements</extracomment>
        <translation>Schaltet frei</translation>
    </message>
    <message>
        <source>A class that becomes available with this one.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Klasse, die mit dieser verfügbar wird.</translation>
    </message>
    <message>
        <source>All of its conditions must hold for an empire that wants it.</source>
        <extracomment>elements</extracomment>
        <translation>Alle Bedingungen darin müssen für ein Reich gelten, das sie haben will.</translation>
    </message>
    <message>
        <source>An expression: one more condition.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck: eine Bedingung mehr.</translation>
    </message>
    <message>
        <source>Location</source>
        <extracomment>elements</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>All of its conditions must hold for the object on which it is to stand. Source is the empire.</source>
        <extracomment>elements</extracomment>
        <translation>Alle Bedingungen darin müssen für das Objekt gelten, auf dem sie stehen soll. Source ist das Reich.</translation>
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
        <source>Its name within the class; left out, it counts by its place.</source>
        <extracomment>elements</extracomment>
        <translation>Ihr Name innerhalb der Klasse; fehlt er, zählt ihr Platz.</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>elements</extracomment>
        <translation>Eingeschaltet</translation>
    </message>
    <message>
        <source>Switched off, it stays in the file and is left out of every run.</source>
        <extracomment>elements</extracomment>
        <translation>Ausgeschaltet bleibt es in der Datei und aus jedem Lauf weg.</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>elements</extracomment>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Groups with lower ones act first.</source>
        <extracomment>elements</extracomment>
        <translation>Gruppen mit niedrigeren wirken zuerst.</translation>
    </message>
    <message>
        <source>A name or number for the group as a whole: of all that share it, only the first acts on an object in a turn. 0: none.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Name oder eine Nummer für die Gruppe als Ganzes: Von allen, die ihn teilen, wirkt in einer Runde nur die erste auf ein Objekt. 0: keiner.</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>elements</extracomment>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>An expression of the source: only while it holds.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck der Quelle: nur solange er gilt.</translation>
    </message>
    <message>
        <source>Stage</source>
        <extracomment>elements</extracomment>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>The point of the turn at which a group without a trigger fires that alters no meters.</source>
        <extracomment>elements</extracomment>
        <translation>Der Zeitpunkt der Runde, zu dem eine Gruppe ohne Auslöser wirkt, die keine Messwerte ändert.</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>elements</extracomment>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Of a triggered group: its owner may take it, or pass.</source>
        <extracomment>elements</extracomment>
        <translation>Bei einer Gruppe mit Auslöser: Ihr Besitzer kann sie nutzen oder verzichten.</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>elements</extracomment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Of a triggered group: whether it answers every time, or only the first time.</source>
        <extracomment>elements</extracomment>
        <translation>Bei einer Gruppe mit Auslöser: ob sie jedes Mal antwortet oder nur beim ersten Mal.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <extracomment>elements</extracomment>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>The group fires when this happens, instead of once a turn. All conditions must hold for the object that it happens to.</source>
        <extracomment>elements</extracomment>
        <translation>Die Gruppe wirkt, wenn dies geschieht, statt einmal je Runde. Alle Bedingungen müssen für das Objekt gelten, dem es geschieht.</translation>
    </message>
    <message>
        <source>What it answers just before it happens: an occurrence, or several, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Worauf sie antwortet, unmittelbar bevor es geschieht: ein Vorkommnis oder mehrere, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>What it answers as it happens: an occurrence, or several, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Worauf sie antwortet, während es geschieht: ein Vorkommnis oder mehrere, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>What it answers once it has happened: an occurrence, or several, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Worauf sie antwortet, sobald es geschehen ist: ein Vorkommnis oder mehrere, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Whose occurrences: anything&apos;s, the holder&apos;s own, the source&apos;s, those of what the holder is attached to, of what shares an owner with the source, or of anything but the holder.</source>
        <extracomment>elements</extracomment>
        <translation>Wessen Vorkommnisse: irgendeines, die eigenen des Trägers, die der Quelle, dessen, woran der Träger hängt, dessen, was einen Besitzer mit der Quelle teilt, oder von irgendetwas außer dem Träger.</translation>
    </message>
    <message>
        <source>An expression of the object that it happens to: one more condition.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck des Objekts, dem es geschieht: eine Bedingung mehr.</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>elements</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>What the owner of the source pays before a triggered group acts; where it cannot, the group does not answer.</source>
        <extracomment>elements</extracomment>
        <translation>Was der Besitzer der Quelle zahlt, bevor eine Gruppe mit Auslöser wirkt; kann er nicht, antwortet die Gruppe nicht.</translation>
    </message>
    <message>
        <source>The id of the resource that is paid in.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id des Rohstoffs, in dem gezahlt wird.</translation>
    </message>
    <message>
        <source>How much is paid: an expression of the source.</source>
        <extracomment>elements</extracomment>
        <translation>Wie viel gezahlt wird: ein Ausdruck der Quelle.</translation>
    </message>
    <message>
        <source>Activation</source>
        <extracomment>elements</extracomment>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>All of its conditions must hold for the source.</source>
        <extracomment>elements</extracomment>
        <translation>Alle Bedingungen darin müssen für die Quelle gelten.</translation>
    </message>
    <message>
        <source>The objects that the group&apos;s effects fire upon.</source>
        <extracomment>elements</extracomment>
        <translation>Die Objekte, auf die die Effekte der Gruppe wirken.</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>elements</extracomment>
        <translation>Einschließen</translation>
    </message>
    <message>
        <source>Each of its conditions adds the objects that it matches.</source>
        <extracomment>elements</extracomment>
        <translation>Jede Bedingung darin fügt die Objekte hinzu, auf die sie passt.</translation>
    </message>
    <message>
        <source>Exclude</source>
        <extracomment>elements</extracomment>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Each of its conditions removes the objects that it matches.</source>
        <extracomment>elements</extracomment>
        <translation>Jede Bedingung darin nimmt die Objekte weg, auf die sie passt.</translation>
    </message>
    <message>
        <source>What the group does, in this order.</source>
        <extracomment>elements</extracomment>
        <translation>Was die Gruppe tut, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Modify</source>
        <extracomment>elements</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Modifies a variable that can be seen from here, while the object is in the game.</source>
        <extracomment>elements</extracomment>
        <translation>Ändert eine Variable, die von hier aus zu sehen ist, solange das Objekt im Spiel ist.</translation>
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
        <source>It becomes this.</source>
        <extracomment>elements</extracomment>
        <translation>Sie wird dies.</translation>
    </message>
    <message>
        <source>It is multiplied.</source>
        <extracomment>elements</extracomment>
        <translation>Sie wird multipliziert.</translation>
    </message>
    <message>
        <source>It is divided.</source>
        <extracomment>elements</extracomment>
        <translation>Sie wird geteilt.</translation>
    </message>
    <message>
        <source>This is added to it.</source>
        <extracomment>elements</extracomment>
        <translation>Dies wird zu ihr addiert.</translation>
    </message>
    <message>
        <source>The larger of it and this.</source>
        <extracomment>elements</extracomment>
        <translation>Das Größere von ihr und diesem.</translation>
    </message>
    <message>
        <source>The smaller of it and this.</source>
        <extracomment>elements</extracomment>
        <translation>Das Kleinere von ihr und diesem.</translation>
    </message>
    <message>
        <source>Lower ones come first; then the operation decides.</source>
        <extracomment>elements</extracomment>
        <translation>Niedrigere kommen zuerst; danach entscheidet die Rechenart.</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>elements</extracomment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>The number of one of the class&apos;s own parts, whose variable is meant.</source>
        <extracomment>elements</extracomment>
        <translation>Die Nummer eines der eigenen Teile der Klasse, dessen Variable gemeint ist.</translation>
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
        <source>The type of the addressed objects; all of them where nothing else is said.</source>
        <extracomment>elements</extracomment>
        <translation>Der Typ der angesprochenen Objekte; alle davon, wo sonst nichts gesagt ist.</translation>
    </message>
    <message>
        <source>Only objects whose class belongs to this grouping.</source>
        <extracomment>elements</extracomment>
        <translation>Nur Objekte, deren Klasse zu dieser Gruppierung gehört.</translation>
    </message>
    <message>
        <source>Only the object that is called so.</source>
        <extracomment>elements</extracomment>
        <translation>Nur das Objekt, das so heißt.</translation>
    </message>
    <message>
        <source>Only objects of this class.</source>
        <extracomment>elements</extracomment>
        <translation>Nur Objekte dieser Klasse.</translation>
    </message>
    <message>
        <source>A numbered part of each of the class&apos;s objects, with variables of its own.</source>
        <extracomment>elements</extracomment>
        <translation>Ein nummerierter Teil jedes Objekts der Klasse, mit eigenen Variablen.</translation>
    </message>
    <message>
        <source>What the part is called by.</source>
        <extracomment>elements</extracomment>
        <translation>Wie der Teil heißt.</translation>
    </message>
    <message>
        <source>A sub-scope of the class&apos;s type.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Unterbereich des Typs der Klasse.</translation>
    </message>
    <message>
        <source>A galaxy to play with.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Galaxie zum Spielen.</translation>
    </message>
    <message>
        <source>How a run decides where there is a choice. Inside: groups, as CLASS/group, first to last.</source>
        <extracomment>elements</extracomment>
        <translation>Wie ein Lauf entscheidet, wo es eine Wahl gibt. Darin: Gruppen, als CLASS/group, von der ersten zur letzten.</translation>
    </message>
    <message>
        <source>Who goes first where responses compete: by priority and id, as the list inside says, or as the person at the sandbox decides.</source>
        <extracomment>elements</extracomment>
        <translation>Wer zuerst kommt, wo Antworten konkurrieren: nach Priorität und Id, wie die Liste darin sagt oder wie die Person am Sandkasten entscheidet.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <extracomment>elements</extracomment>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>Whether empires that nobody asks take their reactions or pass.</source>
        <extracomment>elements</extracomment>
        <translation>Ob Reiche, die niemand fragt, ihre Reaktionen nutzen oder verzichten.</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>elements</extracomment>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Ids of empires, separated by spaces: who is active in turn; left out, by id.</source>
        <extracomment>elements</extracomment>
        <translation>Ids von Reichen, durch Leerzeichen getrennt: wer der Reihe nach am Zug ist; fehlt es, nach Id.</translation>
    </message>
    <message>
        <source>Start time</source>
        <extracomment>elements</extracomment>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>How many turns of set-up there are before time 0.</source>
        <extracomment>elements</extracomment>
        <translation>Wie viele Runden der Aufstellung vor Zeit 0 liegen.</translation>
    </message>
    <message>
        <source>Legacy start time</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Alte Startzeit</translation>
    </message>
    <message>
        <source>Time begins at 0, and turns of set-up count a third of others.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zeit beginnt bei 0, und Runden der Aufstellung zählen ein Drittel anderer.</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>elements</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>What the local person looks at: runs without a window read it here.</source>
        <extracomment>elements</extracomment>
        <translation>Worauf die Person am Rechner schaut: Läufe ohne Fenster lesen es hier.</translation>
    </message>
    <message>
        <source>The line that is chosen there.</source>
        <extracomment>elements</extracomment>
        <translation>Die dort gewählte Zeile.</translation>
    </message>
    <message>
        <source>The number of the message that is being read; left out, none.</source>
        <extracomment>elements</extracomment>
        <translation>Die Nummer der Nachricht, die gelesen wird; fehlt sie, keine.</translation>
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
        <source>The object that is selected, by name.</source>
        <extracomment>elements</extracomment>
        <translation>Das ausgewählte Objekt, mit Namen.</translation>
    </message>
    <message>
        <source>Watches the scenario, and acts when it is met.</source>
        <extracomment>elements</extracomment>
        <translation>Bewacht das Szenario und handelt, wenn sie erfüllt ist.</translation>
    </message>
    <message>
        <source>The name by which enable and disable speak of it; left out, # and its place.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name, unter dem enable und disable davon sprechen; fehlt er, # und ihr Platz.</translation>
    </message>
    <message>
        <source>Disabled</source>
        <extracomment>elements</extracomment>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Not watching until it is enabled.</source>
        <extracomment>elements</extracomment>
        <translation>Wacht nicht, bis sie eingeschaltet wird.</translation>
    </message>
    <message>
        <source>Persistent</source>
        <extracomment>elements</extracomment>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>Goes on watching after it was met.</source>
        <extracomment>elements</extracomment>
        <translation>Wacht weiter, nachdem sie erfüllt war.</translation>
    </message>
    <message>
        <source>Subject</source>
        <extracomment>elements</extracomment>
        <translation>Betroffener</translation>
    </message>
    <message>
        <source>The object that its actions act upon.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, auf das ihre Aktionen wirken.</translation>
    </message>
    <message>
        <source>Direct object</source>
        <extracomment>elements</extracomment>
        <translation>Zweites Objekt</translation>
    </message>
    <message>
        <source>Another object that its actions may speak of.</source>
        <extracomment>elements</extracomment>
        <translation>Ein weiteres Objekt, von dem ihre Aktionen sprechen können.</translation>
    </message>
    <message>
        <source>What to watch for; its parameters are further attributes.</source>
        <extracomment>elements</extracomment>
        <translation>Worauf zu achten ist; die Parameter dazu sind weitere Attribute.</translation>
    </message>
    <message>
        <source>Operator</source>
        <extracomment>elements</extracomment>
        <translation>Operator</translation>
    </message>
    <message>
        <source>How what is observed compares with what is asked for.</source>
        <extracomment>elements</extracomment>
        <translation>Wie sich das Beobachtete zum Gefragten verhält.</translation>
    </message>
    <message>
        <source>An expression, in place of a type and an operator.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck, anstelle von Typ und Operator.</translation>
    </message>
    <message>
        <source>One of the conditions that are counted.</source>
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
        <source>The ids of those who are allied, separated by spaces.</source>
        <extracomment>elements</extracomment>
        <translation>Die Ids derer, die verbündet sind, durch Leerzeichen getrennt.</translation>
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
        <source>Its name, which no other object of the scenario has.</source>
        <extracomment>elements</extracomment>
        <translation>Sein Name, den kein anderes Objekt des Szenarios hat.</translation>
    </message>
    <message>
        <source>Galaxy</source>
        <extracomment>elements</extracomment>
        <translation>Galaxie</translation>
    </message>
    <message>
        <source>A galaxy made from a seed.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Galaxie, die aus einem Startwert entsteht.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>elements</extracomment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The number that all chance of the galaxy comes from.</source>
        <extracomment>elements</extracomment>
        <translation>Die Zahl, aus der aller Zufall der Galaxie kommt.</translation>
    </message>
    <message>
        <source>Systems</source>
        <extracomment>elements</extracomment>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>How many systems there are.</source>
        <extracomment>elements</extracomment>
        <translation>Wie viele Systeme es gibt.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>elements</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>How the systems lie.</source>
        <extracomment>elements</extracomment>
        <translation>Wie die Systeme liegen.</translation>
    </message>
    <message>
        <source>How many empires there are.</source>
        <extracomment>elements</extracomment>
        <translation>Wie viele Reiche es gibt.</translation>
    </message>
    <message>
        <source>Planets</source>
        <extracomment>elements</extracomment>
        <translation>Planeten</translation>
    </message>
    <message>
        <source>The mean number of planets a system.</source>
        <extracomment>elements</extracomment>
        <translation>Die mittlere Zahl der Planeten eines Systems.</translation>
    </message>
    <message>
        <source>A class that planets get by chance.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Klasse, die Planeten durch Zufall bekommen.</translation>
    </message>
    <message>
        <source>Between 0, never, and 1, always.</source>
        <extracomment>elements</extracomment>
        <translation>Zwischen 0, nie, und 1, immer.</translation>
    </message>
    <message>
        <source>Home special</source>
        <extracomment>elements</extracomment>
        <translation>Besonderheit der Heimat</translation>
    </message>
    <message>
        <source>A class that capitals get.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Klasse, die Hauptstädte bekommen.</translation>
    </message>
    <message>
        <source>Initial meter</source>
        <extracomment>elements</extracomment>
        <translation>Anfänglicher Messwert</translation>
    </message>
    <message>
        <source>What a meter begins with.</source>
        <extracomment>elements</extracomment>
        <translation>Womit ein Messwert beginnt.</translation>
    </message>
    <message>
        <source>The id of a meter.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Messwerts.</translation>
    </message>
    <message>
        <source>Current value and maximum at the start.</source>
        <extracomment>elements</extracomment>
        <translation>Jetziger Wert und Höchstwert zu Beginn.</translation>
    </message>
    <message>
        <source>home: capitals; owned: all that is owned; or the id of a type.</source>
        <extracomment>elements</extracomment>
        <translation>home: Hauptstädte; owned: alles, was einen Besitzer hat; oder die Id eines Typs.</translation>
    </message>
    <message>
        <source>An empire of the scenario.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Reich des Szenarios.</translation>
    </message>
    <message>
        <source>Such as #3a7bd5.</source>
        <extracomment>elements</extracomment>
        <translation>Etwa #3a7bd5.</translation>
    </message>
    <message>
        <source>The name of a planet.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name eines Planeten.</translation>
    </message>
    <message>
        <source>A star and what is around it.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Stern und was um ihn ist.</translation>
    </message>
    <message>
        <source>The name of the map that it is on; may be none.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name der Karte, auf der es ist; darf none sein.</translation>
    </message>
    <message>
        <source>Its place.</source>
        <extracomment>elements</extracomment>
        <translation>Sein Ort.</translation>
    </message>
    <message>
        <source>Starlane</source>
        <extracomment>elements</extracomment>
        <translation>Sternenstraße</translation>
    </message>
    <message>
        <source>A way between two systems.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Weg zwischen zwei Systemen.</translation>
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
        <source>The id of an empire; none: unowned.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Reichs; none: ohne Besitzer.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <extracomment>elements</extracomment>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Not in the game until a condition reveals it.</source>
        <extracomment>elements</extracomment>
        <translation>Nicht im Spiel, bis eine Bedingung es zeigt.</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>elements</extracomment>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Puts a new object of a class on another.</source>
        <extracomment>elements</extracomment>
        <translation>Stellt ein neues Objekt einer Klasse auf ein anderes.</translation>
    </message>
    <message>
        <source>The name of what it is attached to; left out: nothing.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name dessen, woran es hängt; fehlt er: nichts.</translation>
    </message>
    <message>
        <source>Acts before the step from this turn to the next.</source>
        <extracomment>elements</extracomment>
        <translation>Handelt vor dem Schritt von dieser Runde zur nächsten.</translation>
    </message>
    <message>
        <source>Gives an empire a tech.</source>
        <extracomment>elements</extracomment>
        <translation>Gibt einem Reich eine Technik.</translation>
    </message>
    <message>
        <source>Sets a meter, a stockpile, a property or the owner of an object.</source>
        <extracomment>elements</extracomment>
        <translation>Setzt einen Messwert, einen Vorrat, eine Eigenschaft oder den Besitzer eines Objekts.</translation>
    </message>
    <message>
        <source>An object&apos;s name, an empire&apos;s id, or # and the id of an object.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name eines Objekts, die Id eines Reichs oder # und die Id eines Objekts.</translation>
    </message>
    <message>
        <source>The id of a meter to set.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Messwerts, der gesetzt wird.</translation>
    </message>
    <message>
        <source>The current value, or the maximum.</source>
        <extracomment>elements</extracomment>
        <translation>Der jetzige Wert oder der Höchstwert.</translation>
    </message>
    <message>
        <source>The id of a property to set.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id einer Eigenschaft, die gesetzt wird.</translation>
    </message>
    <message>
        <source>The id of a resource whose stockpile is set.</source>
        <extracomment>elements</extracomment>
        <translation>Die Id eines Rohstoffs, dessen Vorrat gesetzt wird.</translation>
    </message>
    <message>
        <source>The name of what the object aims at; none: nothing.</source>
        <extracomment>elements</extracomment>
        <translation>Der Name dessen, was das Objekt anvisiert; none: nichts.</translation>
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
        <source>A value of the designer&apos;s own, which modifiers build.</source>
        <extracomment>elements</extracomment>
        <translation>Ein eigener Wert des Entwerfers, den Modifikatoren bilden.</translation>
    </message>
    <message>
        <source>What expressions and modifiers call it.</source>
        <extracomment>elements</extracomment>
        <translation>Wie Ausdrücke und Modifikatoren sie nennen.</translation>
    </message>
    <message>
        <source>A type, or a sub-scope of one: every such object has its own. Left out: one for the whole run.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Typ oder ein Unterbereich davon: Jedes solche Objekt hat seine eigene. Fehlt er: eine für den ganzen Lauf.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <extracomment>elements</extracomment>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>What it is for, shown beside it; of several, the last one counts.</source>
        <extracomment>elements</extracomment>
        <translation>Wozu sie da ist, daneben gezeigt; von mehreren zählt die letzte.</translation>
    </message>
    <message>
        <source>Spread</source>
        <extracomment>elements</extracomment>
        <translation>Fortschreiben</translation>
    </message>
    <message>
        <source>An expression: what it begins with next turn, read before anything changes.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck: womit sie in der nächsten Runde beginnt, gelesen, bevor sich etwas ändert.</translation>
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
        <source>Whose variable it is, where several have one of the name.</source>
        <extracomment>elements</extracomment>
        <translation>Wessen Variable es ist, wo mehrere eine dieses Namens haben.</translation>
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
        <source>in: the variable begins with that value; out: it is given the variable&apos;s as a turn begins.</source>
        <extracomment>elements</extracomment>
        <translation>in: Die Variable beginnt mit jenem Wert; out: Er bekommt den der Variablen, wenn eine Runde beginnt.</translation>
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
        <source>The format of what it gives; left out, that of its value.</source>
        <extracomment>elements</extracomment>
        <translation>Das Format dessen, was sie ergibt; fehlt es, das ihres Werts.</translation>
    </message>
    <message>
        <source>An expression of the parameters: what the function gives.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Ausdruck der Parameter: was die Funktion ergibt.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <extracomment>elements</extracomment>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>A value that the function is given.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Wert, den die Funktion bekommt.</translation>
    </message>
    <message>
        <source>What the function&apos;s value calls it.</source>
        <extracomment>elements</extracomment>
        <translation>Wie der Wert der Funktion ihn nennt.</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>elements</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Rows of values, which lookup finds by their key.</source>
        <extracomment>elements</extracomment>
        <translation>Zeilen von Werten, die lookup nach ihrem Schlüssel findet.</translation>
    </message>
    <message>
        <source>A CSV file of the project; its first line names the columns, its first column is the key.</source>
        <extracomment>elements</extracomment>
        <translation>Eine CSV-Datei des Projekts; ihre erste Zeile nennt die Spalten, ihre erste Spalte ist der Schlüssel.</translation>
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
        <source>below: the last row whose key is at most the one asked for; numbers only.</source>
        <extracomment>elements</extracomment>
        <translation>below: die letzte Zeile, deren Schlüssel höchstens der gefragte ist; nur Zahlen.</translation>
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
        <source>What the row is looked up by.</source>
        <extracomment>elements</extracomment>
        <translation>Wonach die Zeile nachgeschlagen wird.</translation>
    </message>
    <message>
        <source>Aggregate</source>
        <extracomment>elements</extracomment>
        <translation>Aggregat</translation>
    </message>
    <message>
        <source>A way to make one number of the numbers of many objects.</source>
        <extracomment>elements</extracomment>
        <translation>Eine Art, aus den Zahlen vieler Objekte eine zu machen.</translation>
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
        <source>The new total, made from total and value.</source>
        <extracomment>elements</extracomment>
        <translation>Die neue Summe, aus total und value gebildet.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>elements</extracomment>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>The result, made from total and count; left out, the total.</source>
        <extracomment>elements</extracomment>
        <translation>Das Ergebnis, aus total und count gebildet; fehlt es, die Summe.</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>elements</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>The result over nothing.</source>
        <extracomment>elements</extracomment>
        <translation>Das Ergebnis über nichts.</translation>
    </message>
    <message>
        <source>A name or number: of all that share it, only the first acts on an object in a turn. 0: none.</source>
        <extracomment>elements</extracomment>
        <translation>Ein Name oder eine Nummer: Von allen, die ihn teilen, wirkt in einer Runde nur der erste auf ein Objekt. 0: keiner.</translation>
    </message>
    <message>
        <source>Lower ones act first; left out, the group&apos;s.</source>
        <extracomment>elements</extracomment>
        <translation>Niedrigere wirken zuerst; fehlt sie, die der Gruppe.</translation>
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
        <source>A class of buildings whose group changes a meter of what it stands on.</source>
        <extracomment>snippets</extracomment>
        <translation>Eine Klasse von Gebäuden, deren Gruppe einen Messwert dessen ändert, worauf sie stehen.</translation>
    </message>
    <message>
        <source>Tech with one group</source>
        <extracomment>snippets</extracomment>
        <translation>Technik mit einer Gruppe</translation>
    </message>
    <message>
        <source>A tech that changes a meter of all planets of the empire that knows it.</source>
        <extracomment>snippets</extracomment>
        <translation>Eine Technik, die einen Messwert aller Planeten des Reichs ändert, das sie kennt.</translation>
    </message>
    <message>
        <source>Group with scope and effects</source>
        <extracomment>snippets</extracomment>
        <translation>Gruppe mit Geltungsbereich und Effekten</translation>
    </message>
    <message>
        <source>What it fires upon, and what it does.</source>
        <extracomment>snippets</extracomment>
        <translation>Worauf sie wirkt und was sie tut.</translation>
    </message>
    <message>
        <source>Group that answers something</source>
        <extracomment>snippets</extracomment>
        <translation>Gruppe, die auf etwas antwortet</translation>
    </message>
    <message>
        <source>It fires when something happens, instead of once a turn.</source>
        <extracomment>snippets</extracomment>
        <translation>Sie wirkt, wenn etwas geschieht, statt einmal je Runde.</translation>
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
        <source>An empire and its planet, made by hand.</source>
        <extracomment>snippets</extracomment>
        <translation>Ein Reich und sein Planet, von Hand gemacht.</translation>
    </message>
    <message>
        <source>Condition that tells something</source>
        <extracomment>snippets</extracomment>
        <translation>Bedingung, die etwas sagt</translation>
    </message>
    <message>
        <source>Watches the scenario, and shows a message when it is met.</source>
        <extracomment>snippets</extracomment>
        <translation>Bewacht das Szenario und zeigt eine Nachricht, wenn sie erfüllt ist.</translation>
    </message>
    <message>
        <source>Variable of every planet</source>
        <extracomment>snippets</extracomment>
        <translation>Variable jedes Planeten</translation>
    </message>
    <message>
        <source>A value of one&apos;s own, which modifiers build.</source>
        <extracomment>snippets</extracomment>
        <translation>Ein eigener Wert, den Modifikatoren bilden.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>vocabulary</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Holds what is everywhere the same.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Enthält, was überall gleich ist.</translation>
    </message>
    <message>
        <source>One who plays: owns planets and ships, knows techs, has stockpiles.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wer spielt: besitzt Planeten und Schiffe, kennt Techniken, hat Vorräte.</translation>
    </message>
    <message>
        <source>One of several maps. Systems may be on one; values of a map are those of all that is on it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Eine von mehreren Karten. Systeme können auf einer sein; Werte einer Karte sind die von allem, was auf ihr ist.</translation>
    </message>
    <message>
        <source>A star, and all that is around it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Stern und alles, was um ihn ist.</translation>
    </message>
    <message>
        <source>A planet, a gas giant or a field of asteroids.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Planet, ein Gasriese oder ein Asteroidenfeld.</translation>
    </message>
    <message>
        <source>What travels from system to system.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was von System zu System reist.</translation>
    </message>
    <message>
        <source>What stands on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was auf einem Planeten steht.</translation>
    </message>
    <message>
        <source>Something remarkable about what it is attached to.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Etwas Bemerkenswertes an dem, woran es hängt.</translation>
    </message>
    <message>
        <source>Something that an empire knows. Its effects start from the empire&apos;s capital.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Etwas, das ein Reich kennt. Seine Effekte gehen von der Hauptstadt des Reichs aus.</translation>
    </message>
    <message>
        <source>Marker</source>
        <extracomment>vocabulary</extracomment>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>A mark that effects leave for one another; nobody sees it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ein Zeichen, das Effekte füreinander hinterlassen; niemand sieht es.</translation>
    </message>
    <message>
        <source>Something that an empire is producing or researching, attached to where it is to be, or to the empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Etwas, das ein Reich herstellt oder erforscht; hängt daran, wo es sein soll, oder am Reich.</translation>
    </message>
    <message>
        <source>Population</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>How many people live on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viele Leute auf einem Planeten leben.</translation>
    </message>
    <message>
        <source>Farming</source>
        <extracomment>vocabulary</extracomment>
        <translation>Landwirtschaft</translation>
    </message>
    <message>
        <source>How much food a planet grows each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel Nahrung ein Planet jede Runde erzeugt.</translation>
    </message>
    <message>
        <source>Industry</source>
        <extracomment>vocabulary</extracomment>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>How much a planet can produce each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel ein Planet jede Runde herstellen kann.</translation>
    </message>
    <message>
        <source>Mining</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bergbau</translation>
    </message>
    <message>
        <source>How many minerals a planet digs up each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viele Mineralien ein Planet jede Runde fördert.</translation>
    </message>
    <message>
        <source>How much a planet adds to the knowledge of its empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel ein Planet zum Wissen seines Reichs beiträgt.</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>vocabulary</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>How many credits a planet earns each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viele Credits ein Planet jede Runde verdient.</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>How well a planet is built up: roads, ports, power. Great buildings need it.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie gut ein Planet ausgebaut ist: Straßen, Häfen, Strom. Große Gebäude brauchen ihn.</translation>
    </message>
    <message>
        <source>How well the people of a planet are.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie gut es den Leuten eines Planeten geht.</translation>
    </message>
    <message>
        <source>Happiness</source>
        <extracomment>vocabulary</extracomment>
        <translation>Zufriedenheit</translation>
    </message>
    <message>
        <source>How content the people of a planet are; below 0 they are not.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie zufrieden die Leute eines Planeten sind; unter 0 sind sie es nicht.</translation>
    </message>
    <message>
        <source>Defense</source>
        <extracomment>vocabulary</extracomment>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>How much fire a planet withstands and returns.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel Beschuss ein Planet aushält und erwidert.</translation>
    </message>
    <message>
        <source>Structure</source>
        <extracomment>vocabulary</extracomment>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>How much damage a ship can take.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel Schaden ein Schiff verträgt.</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>vocabulary</extracomment>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>How hard a ship hits.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie hart ein Schiff trifft.</translation>
    </message>
    <message>
        <source>Shields</source>
        <extracomment>vocabulary</extracomment>
        <translation>Schilde</translation>
    </message>
    <message>
        <source>How much of a hit a ship does not feel.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel eines Treffers ein Schiff nicht spürt.</translation>
    </message>
    <message>
        <source>How far a ship moves in a turn. It follows its maximum at once.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie weit sich ein Schiff in einer Runde bewegt. Folgt seinem Höchstwert sofort.</translation>
    </message>
    <message>
        <source>Detection</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ortung</translation>
    </message>
    <message>
        <source>How far a planet, ship or building sees. It follows its maximum at once.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie weit ein Planet, Schiff oder Gebäude sieht. Folgt seinem Höchstwert sofort.</translation>
    </message>
    <message>
        <source>How big a planet is, or that it is a field of asteroids or a gas giant.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie groß ein Planet ist, oder dass er ein Asteroidenfeld oder ein Gasriese ist.</translation>
    </message>
    <message>
        <source>What it is like on a planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie es auf einem Planeten ist.</translation>
    </message>
    <message>
        <source>Original environment</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ursprüngliche Umwelt</translation>
    </message>
    <message>
        <source>What a planet was like before it became asteroids or a gas giant; it comes back with its size.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie ein Planet war, bevor er zu Asteroiden oder einem Gasriesen wurde; kehrt mit seiner Größe zurück.</translation>
    </message>
    <message>
        <source>Primary focus</source>
        <extracomment>vocabulary</extracomment>
        <translation>Erster Schwerpunkt</translation>
    </message>
    <message>
        <source>What the people of a planet mostly do.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was die Leute eines Planeten vor allem tun.</translation>
    </message>
    <message>
        <source>Secondary focus</source>
        <extracomment>vocabulary</extracomment>
        <translation>Zweiter Schwerpunkt</translation>
    </message>
    <message>
        <source>What the people of a planet also do.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was die Leute eines Planeten außerdem tun.</translation>
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
        <source>How much it takes to produce one.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel es kostet, eines herzustellen.</translation>
    </message>
    <message>
        <source>Build time</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bauzeit</translation>
    </message>
    <message>
        <source>How many turns producing one takes.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viele Runden das Herstellen dauert.</translation>
    </message>
    <message>
        <source>Build resource</source>
        <extracomment>vocabulary</extracomment>
        <translation>Baurohstoff</translation>
    </message>
    <message>
        <source>The id of the resource that producing one is paid with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Id des Rohstoffs, mit dem das Herstellen bezahlt wird.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <extracomment>vocabulary</extracomment>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>What one costs each turn.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was eines jede Runde kostet.</translation>
    </message>
    <message>
        <source>Research cost</source>
        <extracomment>vocabulary</extracomment>
        <translation>Forschungskosten</translation>
    </message>
    <message>
        <source>How much research a tech takes.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel Forschung eine Technik braucht.</translation>
    </message>
    <message>
        <source>Research time</source>
        <extracomment>vocabulary</extracomment>
        <translation>Forschungszeit</translation>
    </message>
    <message>
        <source>How many turns researching a tech takes.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viele Runden das Erforschen einer Technik dauert.</translation>
    </message>
    <message>
        <source>Research resource</source>
        <extracomment>vocabulary</extracomment>
        <translation>Forschungsrohstoff</translation>
    </message>
    <message>
        <source>The id of the resource that researching a tech is paid with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Die Id des Rohstoffs, mit dem das Erforschen einer Technik bezahlt wird.</translation>
    </message>
    <message>
        <source>Category</source>
        <extracomment>vocabulary</extracomment>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>The field that a tech belongs to.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Das Gebiet, zu dem eine Technik gehört.</translation>
    </message>
    <message>
        <source>What a project makes.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was ein Vorhaben herstellt.</translation>
    </message>
    <message>
        <source>Spent</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>How much was paid for a project so far.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wie viel bisher für ein Vorhaben bezahlt wurde.</translation>
    </message>
    <message>
        <source>In how many turns a project made progress.</source>
        <extracomment>vocabulary</extracomment>
        <translation>In wie vielen Runden ein Vorhaben vorankam.</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>vocabulary</extracomment>
        <translation>Menschlich</translation>
    </message>
    <message>
        <source>Whether a person plays an empire.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob eine Person ein Reich spielt.</translation>
    </message>
    <message>
        <source>Whether the computer plays on for the person whose empire it is.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob der Computer für die Person weiterspielt, deren Reich es ist.</translation>
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
        <source>Controlled</source>
        <extracomment>vocabulary</extracomment>
        <translation>Gesteuert</translation>
    </message>
    <message>
        <source>The object that an empire is steering.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Das Objekt, das ein Reich steuert.</translation>
    </message>
    <message>
        <source>Build object</source>
        <extracomment>vocabulary</extracomment>
        <translation>Bauplatz</translation>
    </message>
    <message>
        <source>Where an empire produces what it does not order elsewhere.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wo ein Reich herstellt, was es nicht anderswohin bestellt.</translation>
    </message>
    <message>
        <source>Minerals</source>
        <extracomment>vocabulary</extracomment>
        <translation>Mineralien</translation>
    </message>
    <message>
        <source>What is dug up, and built with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was gefördert und verbaut wird.</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>vocabulary</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>What is grown, and eaten.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was angebaut und gegessen wird.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>vocabulary</extracomment>
        <translation>Credits</translation>
    </message>
    <message>
        <source>What is earned by trade, and paid with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was durch Handel verdient und womit bezahlt wird.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>What planets find out, and techs are paid with.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Was Planeten herausfinden und womit Techniken bezahlt werden.</translation>
    </message>
    <message>
        <source>Whether a building of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob ein Gebäude der Klasse da ist.</translation>
    </message>
    <message>
        <source>Whether a special of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob eine Besonderheit der Klasse da ist.</translation>
    </message>
    <message>
        <source>Whether the tech is known.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob die Technik bekannt ist.</translation>
    </message>
    <message>
        <source>Whether a ship of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob ein Schiff der Klasse da ist.</translation>
    </message>
    <message>
        <source>Whether a planet of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob ein Planet der Klasse da ist.</translation>
    </message>
    <message>
        <source>Whether a marker of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob eine Markierung der Klasse da ist.</translation>
    </message>
    <message>
        <source>Whether anything of the class is there.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob irgendetwas der Klasse da ist.</translation>
    </message>
    <message>
        <source>Whether anything is there whose class belongs to the grouping.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob irgendetwas da ist, dessen Klasse zur Gruppierung gehört.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>vocabulary</extracomment>
        <translation>Beförderung</translation>
    </message>
    <message>
        <source>Whether the promotion is there: a class of the grouping Promotion.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob die Beförderung da ist: eine Klasse der Gruppierung Promotion.</translation>
    </message>
    <message>
        <source>Trait</source>
        <extracomment>vocabulary</extracomment>
        <translation>Wesenszug</translation>
    </message>
    <message>
        <source>Whether the trait is there: a class of the grouping Trait.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob der Wesenszug da ist: eine Klasse der Gruppierung Trait.</translation>
    </message>
    <message>
        <source>Religion</source>
        <extracomment>vocabulary</extracomment>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Whether the religion is there: a class of the grouping Religion.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob die Religion da ist: eine Klasse der Gruppierung Religion.</translation>
    </message>
    <message>
        <source>Corporation</source>
        <extracomment>vocabulary</extracomment>
        <translation>Konzern</translation>
    </message>
    <message>
        <source>Whether the corporation is there: a class of the grouping Corporation.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob der Konzern da ist: eine Klasse der Gruppierung Corporation.</translation>
    </message>
    <message>
        <source>Route</source>
        <extracomment>vocabulary</extracomment>
        <translation>Route</translation>
    </message>
    <message>
        <source>Whether the route is there: a class of the grouping Route.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob die Route da ist: eine Klasse der Gruppierung Route.</translation>
    </message>
    <message>
        <source>Whether it is like that on the planet.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob es auf dem Planeten so ist.</translation>
    </message>
    <message>
        <source>Whether the option of the game is on.</source>
        <extracomment>vocabulary</extracomment>
        <translation>Ob die Option des Spiels eingeschaltet ist.</translation>
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
        <source>Target and bare names mean no object here</source>
        <extracomment>findings</extracomment>
        <translation>Target und bloße Namen meinen hier kein Objekt</translation>
    </message>
    <message>
        <source>Pick an object that they are to mean.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie ein Objekt, das sie meinen sollen.</translation>
    </message>
    <message>
        <source>Source means no object here</source>
        <extracomment>findings</extracomment>
        <translation>Source meint hier kein Objekt</translation>
    </message>
    <message>
        <source>Pick an object that it is to mean.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie ein Objekt, das es meinen soll.</translation>
    </message>
    <message>
        <source>value() is known only while a value is modified</source>
        <extracomment>findings</extracomment>
        <translation>value() ist nur bekannt, während ein Wert geändert wird</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Wert des Formats {1}</translation>
    </message>
    <message>
        <source>Write a constant in the property&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante im Format der Eigenschaft.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1}, and &apos;{2}&apos; a {3}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1} und „{2}“ das Format {3}</translation>
    </message>
    <message>
        <source>Bind values of one format.</source>
        <extracomment>findings</extracomment>
        <translation>Binden Sie Werte desselben Formats.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be bound to a meter or property: {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ lässt sich an keinen Messwert und keine Eigenschaft binden: {1}</translation>
    </message>
    <message>
        <source>Bind a variable of the type that has it.</source>
        <extracomment>findings</extracomment>
        <translation>Binden Sie eine Variable des Typs, der ihn hat.</translation>
    </message>
    <message>
        <source>several variables are called &apos;{0}&apos;: those of {1}</source>
        <extracomment>findings</extracomment>
        <translation>mehrere Variablen heißen „{0}“: die von {1}</translation>
    </message>
    <message>
        <source>Say whose is meant: scope=&quot;…&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Sagen Sie, wessen gemeint ist: scope=&quot;…&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has a channel already</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat schon einen Kanal</translation>
    </message>
    <message>
        <source>A variable has one at most.</source>
        <extracomment>findings</extracomment>
        <translation>Eine Variable hat höchstens einen.</translation>
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
        <source>this is {0}, whatever the object</source>
        <extracomment>findings</extracomment>
        <translation>dies ist {0}, gleich für welches Objekt</translation>
    </message>
    <message>
        <source>Take it out, or correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie es heraus oder berichtigen Sie es.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes a constant, and this is a formula</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ nimmt eine Konstante, und dies ist eine Formel</translation>
    </message>
    <message>
        <source>Write a constant.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante.</translation>
    </message>
    <message>
        <source>the class &apos;{0}&apos; of new objects of the type &apos;{1}&apos; is of the type &apos;{2}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Klasse „{0}“ neuer Objekte des Typs „{1}“ ist vom Typ „{2}“</translation>
    </message>
    <message>
        <source>Name a class of the type itself.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie eine Klasse dieses Typs selbst.</translation>
    </message>
    <message>
        <source>these need one another, so none can be worked out: {0}</source>
        <extracomment>findings</extracomment>
        <translation>diese brauchen einander, sodass keines zu berechnen ist: {0}</translation>
    </message>
    <message>
        <source>Take one of them out of another.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie eines davon aus einem anderen heraus.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; narrows a trigger down, and has to be a constant</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ grenzt einen Auslöser ein und muss eine Konstante sein</translation>
    </message>
    <message>
        <source>Write an id, and ask the rest in a condition.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Id, und fragen Sie den Rest in einer Bedingung.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; divides by zero</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; teilt durch null</translation>
    </message>
    <message>
        <source>Write set to make it 0, or another number.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie set, um 0 daraus zu machen, oder eine andere Zahl.</translation>
    </message>
    <message>
        <source>the class &apos;{0}&apos; is defined already</source>
        <extracomment>findings</extracomment>
        <translation>die Klasse „{0}“ ist schon vereinbart</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einer davon eine andere Id.</translation>
    </message>
    <message>
        <source>the scenario has a condition &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>das Szenario hat schon eine Bedingung „{0}“</translation>
    </message>
    <message>
        <source>this class has a group &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>diese Klasse hat schon eine Gruppe „{0}“</translation>
    </message>
    <message>
        <source>the scenario has an object &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>das Szenario hat schon ein Objekt „{0}“</translation>
    </message>
    <message>
        <source>Names are unique within a scenario.</source>
        <extracomment>findings</extracomment>
        <translation>Namen sind innerhalb eines Szenarios einmalig.</translation>
    </message>
    <message>
        <source>this class has a part {0} already</source>
        <extracomment>findings</extracomment>
        <translation>diese Klasse hat schon einen Teil {0}</translation>
    </message>
    <message>
        <source>Give one of them another number.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einem davon eine andere Nummer.</translation>
    </message>
    <message>
        <source>there is a scenario &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>es gibt schon ein Szenario „{0}“</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; is empty</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ist leer</translation>
    </message>
    <message>
        <source>Put something in it, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie etwas hinein oder nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>nothing stands in these braces</source>
        <extracomment>findings</extracomment>
        <translation>in diesen Klammern steht nichts</translation>
    </message>
    <message>
        <source>Write an expression in them, or {{ for a brace.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Ausdruck hinein oder {{ für eine Klammer.</translation>
    </message>
    <message>
        <source>the message says nothing</source>
        <extracomment>findings</extracomment>
        <translation>die Nachricht sagt nichts</translation>
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
        <source>Change the current value, or leave a marker for a group of the meter stage.</source>
        <extracomment>findings</extracomment>
        <translation>Ändern Sie den aktuellen Wert oder hinterlassen Sie eine Markierung für eine Gruppe der Messwertphase.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is hidden until a condition reveals it</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist verborgen, bis eine Bedingung es enthüllt</translation>
    </message>
    <message>
        <source>Change it once it is revealed, or let it be there from the start.</source>
        <extracomment>findings</extracomment>
        <translation>Ändern Sie es, sobald es enthüllt ist, oder lassen Sie es von Anfang an da sein.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which cannot stand on &apos;{2}&apos; of type {3}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist vom Typ {1}, der nicht auf „{2}“ vom Typ {3} stehen kann</translation>
    </message>
    <message>
        <source>this names no group and holds no effects</source>
        <extracomment>findings</extracomment>
        <translation>dies nennt keine Gruppe und enthält keine Effekte</translation>
    </message>
    <message>
        <source>Write group=&quot;CLASS/group&quot;, or put effects inside.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie group=&quot;CLASS/group&quot; oder setzen Sie Effekte hinein.</translation>
    </message>
    <message>
        <source>this both names a group and holds effects</source>
        <extracomment>findings</extracomment>
        <translation>dies nennt eine Gruppe und enthält auch Effekte</translation>
    </message>
    <message>
        <source>Take one of them out.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie eines von beiden heraus.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes more than {1} steps with all that it calls</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ braucht mit allem, was es aufruft, mehr als {1} Schritte</translation>
    </message>
    <message>
        <source>Call less in it.</source>
        <extracomment>findings</extracomment>
        <translation>Rufen Sie darin weniger auf.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; calls functions that call others, {1} deep; {2} is the most</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ruft Funktionen auf, die andere aufrufen, {1} tief; höchstens {2} sind erlaubt</translation>
    </message>
    <message>
        <source>Work out more of it in one function.</source>
        <extracomment>findings</extracomment>
        <translation>Berechnen Sie mehr davon in einer Funktion.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is given in play, and no class gives it a value</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wird im Spiel vergeben, und keine Klasse gibt ihm einen Wert</translation>
    </message>
    <message>
        <source>Give it by an order, by a scenario or by what creates the object.</source>
        <extracomment>findings</extracomment>
        <translation>Vergeben Sie es durch einen Befehl, ein Szenario oder das, was das Objekt erzeugt.</translation>
    </message>
    <message>
        <source>Change the maximum instead, or add an activation.</source>
        <extracomment>findings</extracomment>
        <translation>Ändern Sie stattdessen den Höchstwert oder fügen Sie eine Aktivierung hinzu.</translation>
    </message>
    <message>
        <source>this reads {0}, which effects of the same priority {1} change: it sees the value from before them</source>
        <extracomment>findings</extracomment>
        <translation>dies liest {0}, das Effekte derselben Priorität {1} ändern: Es sieht den Wert von vorher</translation>
    </message>
    <message>
        <source>Give the reader a higher priority where it should see the change.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie dem Lesenden eine höhere Priorität, wo es die Änderung sehen soll.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is made in play; conditions speak of the objects that the scenario begins with</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wird im Spiel erzeugt; Bedingungen sprechen von den Objekten, mit denen das Szenario beginnt</translation>
    </message>
    <message>
        <source>Name an object of turn 0, or flagship:, controlled: or target: and an empire.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie ein Objekt der Runde 0 oder flagship:, controlled: oder target: und ein Reich.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter, which only a group and &lt;conditional&gt; may hold; this stands in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ändert einen Messwert, was nur eine Gruppe und &lt;conditional&gt; enthalten dürfen; dies steht in &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Set a property or a special here, and let a group of its own read it.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie hier eine Eigenschaft oder Besonderheit, und lassen Sie eine eigene Gruppe sie lesen.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; braucht &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>Write it inside.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie es hinein.</translation>
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
        <source>&lt;{0}&gt; changes a meter and &lt;{1}&gt; does not; a group does one or the other</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ändert einen Messwert und &lt;{1}&gt; nicht; eine Gruppe tut das eine oder das andere</translation>
    </message>
    <message>
        <source>Split the group in two.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie die Gruppe in zwei.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1} of {2} and a {3} of {4}: this could mean either</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist {1} von {2} und {3} von {4}: Dies kann beides heißen</translation>
    </message>
    <message>
        <source>Give one of the variables another name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einer der Variablen einen anderen Namen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to {1}, and among the global modifiers &lt;modify&gt; has no object</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört zu {1}, und unter den globalen Modifikatoren hat &lt;modify&gt; kein Objekt</translation>
    </message>
    <message>
        <source>Write &lt;modify-other type=&quot;…&quot;&gt;, which says whose variable is meant.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &lt;modify-other type=&quot;…&quot;&gt;, das sagt, wessen Variable gemeint ist.</translation>
    </message>
    <message>
        <source>{0} means something in triggered groups only, and this one has no trigger</source>
        <extracomment>findings</extracomment>
        <translation>{0} hat nur in Gruppen mit Auslöser einen Sinn, und diese hat keinen</translation>
    </message>
    <message>
        <source>Add a &lt;trigger&gt;, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie einen &lt;trigger&gt; hinzu oder nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; can never be active: its source is of the type {1}, which has no {2}</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ kann nie aktiv sein: Ihre Quelle ist vom Typ {1}, und dem fehlt {2}</translation>
    </message>
    <message>
        <source>Ask it of another object: through contained-by or attached-to.</source>
        <extracomment>findings</extracomment>
        <translation>Fragen Sie es ein anderes Objekt: über contained-by oder attached-to.</translation>
    </message>
    <message>
        <source>nothing can match: no {0} has {1}</source>
        <extracomment>findings</extracomment>
        <translation>nichts kann passen: Kein {0} hat {1}</translation>
    </message>
    <message>
        <source>Ask for another meter, or for objects of another type.</source>
        <extracomment>findings</extracomment>
        <translation>Fragen Sie nach einem anderen Messwert oder nach Objekten eines anderen Typs.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is hidden, and no condition reveals it</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist verborgen, und keine Bedingung zeigt es</translation>
    </message>
    <message>
        <source>Add a &lt;reveal&gt; to a condition, or let it be there from the start.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie einer Bedingung ein &lt;reveal&gt; hinzu oder lassen Sie es von Anfang an da sein.</translation>
    </message>
    <message>
        <source>nothing happens when this condition is met</source>
        <extracomment>findings</extracomment>
        <translation>wenn diese Bedingung erfüllt ist, geschieht nichts</translation>
    </message>
    <message>
        <source>Put actions inside.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie Aktionen hinein.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no change of a number, so that &lt;{1}&gt; has nothing to change</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Änderung einer Zahl, sodass &lt;{1}&gt; nichts zu ändern hat</translation>
    </message>
    <message>
        <source>Answer stockpile-gain, stockpile-loss or payment.</source>
        <extracomment>findings</extracomment>
        <translation>Antworten Sie auf stockpile-gain, stockpile-loss oder payment.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds no conditions</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält keine Bedingungen</translation>
    </message>
    <message>
        <source>Add some, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie welche hinzu oder nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>the type &apos;{0}&apos; names no class for new objects</source>
        <extracomment>findings</extracomment>
        <translation>der Typ „{0}“ nennt keine Klasse für neue Objekte</translation>
    </message>
    <message>
        <source>Give the type a class, in the vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie dem Typ im Vokabular eine Klasse.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; has no effects</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ hat keine Effekte</translation>
    </message>
    <message>
        <source>Add one, or take the group out.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie einen hinzu oder nehmen Sie die Gruppe heraus.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; includes nothing, so its effects fire on nothing</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ schließt nichts ein, also wirken ihre Effekte auf nichts</translation>
    </message>
    <message>
        <source>Add a condition to &lt;include&gt; in its &lt;scope&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie dem &lt;include&gt; in ihrem &lt;scope&gt; eine Bedingung hinzu.</translation>
    </message>
    <message>
        <source>there is no &apos;{0}&apos;: the scenario places {1}, counted from 0</source>
        <extracomment>findings</extracomment>
        <translation>es gibt kein „{0}“: Das Szenario stellt {1} auf, von 0 an gezählt</translation>
    </message>
    <message>
        <source>Objects that planet and place make on turn 0 are counted as they stand.</source>
        <extracomment>findings</extracomment>
        <translation>Objekte, die planet und place in Runde 0 erzeugen, werden in geschriebener Reihenfolge gezählt.</translation>
    </message>
    <message>
        <source>the condition names no {0}</source>
        <extracomment>findings</extracomment>
        <translation>die Bedingung nennt kein {0}</translation>
    </message>
    <message>
        <source>Give the condition this attribute, or name the object here.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie der Bedingung dieses Attribut oder nennen Sie das Objekt hier.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; says nothing to watch for</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; sagt nicht, worauf zu achten ist</translation>
    </message>
    <message>
        <source>Give it a type with an operator, or an expression in when.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einen Typ mit Operator an oder einen Ausdruck in when.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not constant</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist nicht konstant</translation>
    </message>
    <message>
        <source>A define is made of constants and other defines.</source>
        <extracomment>findings</extracomment>
        <translation>Eine Konstante besteht aus Konstanten und anderen Vereinbarungen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no run-time property, so nothing gives it in play</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Laufzeiteigenschaft, also vergibt sie im Spiel nichts</translation>
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
        <source>not net-safe: &apos;{0}&apos; is about what one person looks at, and the scenario is for {1} people</source>
        <extracomment>findings</extracomment>
        <translation>nicht netztauglich: „{0}“ betrifft, was eine Person sieht, und das Szenario ist für {1} Personen</translation>
    </message>
    <message>
        <source>Use it only in scenarios in which one empire is human.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie es nur in Szenarien, in denen ein einziges Reich menschlich ist.</translation>
    </message>
    <message>
        <source>nothing is there to count</source>
        <extracomment>findings</extracomment>
        <translation>es gibt nichts zu zählen</translation>
    </message>
    <message>
        <source>Put conditions inside, each in an &lt;of&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie Bedingungen hinein, jede in ein &lt;of&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; modifies a NUMBER, and &apos;{1}&apos; is a {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ändert eine NUMBER, und „{1}“ ist vom Format {2}</translation>
    </message>
    <message>
        <source>Write set.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie set.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; happens by itself and cannot be raised</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ geschieht von selbst und lässt sich nicht auslösen</translation>
    </message>
    <message>
        <source>Declare an &lt;occurrence&gt; of your own in the vocabulary, and raise that.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie im Vokabular ein eigenes &lt;occurrence&gt; und lösen Sie dieses aus.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds exactly one condition, and has {1}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält genau eine Bedingung und hat {1}</translation>
    </message>
    <message>
        <source>Put several into &lt;and&gt; or &lt;or&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie mehrere in &lt;and&gt; oder &lt;or&gt;.</translation>
    </message>
    <message>
        <source>this brace is never closed</source>
        <extracomment>findings</extracomment>
        <translation>diese Klammer wird nie geschlossen</translation>
    </message>
    <message>
        <source>Close it behind the expression, or write {{ for a brace.</source>
        <extracomment>findings</extracomment>
        <translation>Schließen Sie sie hinter dem Ausdruck oder schreiben Sie {{ für eine Klammer.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; answers an occurrence, and nothing is answered here</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; antwortet auf ein Vorkommnis, und hier wird auf nichts geantwortet</translation>
    </message>
    <message>
        <source>Use it in a group with a &lt;trigger&gt;, or in a &lt;next-time&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie es in einer Gruppe mit &lt;trigger&gt; oder in einem &lt;next-time&gt;.</translation>
    </message>
    <message>
        <source>&apos;part&apos; names a part of a class, and here there is none to name</source>
        <extracomment>findings</extracomment>
        <translation>„part“ nennt einen Teil einer Klasse, und hier gibt es keinen zu nennen</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no sub-scope of the type &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Unterbereich des Typs „{1}“</translation>
    </message>
    <message>
        <source>Name one that a vocabulary declares: &lt;scope id=&quot;{1}.…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie einen, den ein Vokabular vereinbart: &lt;scope id=&quot;{1}.…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>with per=&quot;owner&quot; the amount acts once for each owner, and has no target to read</source>
        <extracomment>findings</extracomment>
        <translation>mit per=&quot;owner&quot; wirkt der Betrag einmal für jeden Besitzer und hat kein Ziel zu lesen</translation>
    </message>
    <message>
        <source>Write per=&quot;object&quot;, or read Source only.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie per=&quot;object&quot; oder lesen Sie nur Source.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn and happens to nothing, so that there is nothing to ask</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein Zeitpunkt der Runde und geschieht niemandem, also gibt es nichts zu fragen</translation>
    </message>
    <message>
        <source>Ask the source, in &lt;activation&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Fragen Sie die Quelle, in &lt;activation&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn and happens to nothing, so that it is nobody&apos;s</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein Zeitpunkt der Runde und geschieht niemandem, ist also niemandes</translation>
    </message>
    <message>
        <source>Take &apos;of&apos; out.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie „of“ heraus.</translation>
    </message>
    <message>
        <source>these techs need one another, so none can be first: {0}</source>
        <extracomment>findings</extracomment>
        <translation>diese Techniken brauchen einander, sodass keine die erste sein kann: {0}</translation>
    </message>
    <message>
        <source>Take one of the prerequisites out.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie eine der Voraussetzungen heraus.</translation>
    </message>
    <message>
        <source>&lt;{1}&gt; cannot keep &apos;{0}&apos; from happening</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{1}&gt; kann „{0}“ nicht verhindern</translation>
    </message>
    <message>
        <source>Answer something else.</source>
        <extracomment>findings</extracomment>
        <translation>Antworten Sie auf etwas anderes.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a point of the turn, which &lt;{1}&gt; cannot keep from coming</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein Zeitpunkt der Runde, den &lt;{1}&gt; nicht verhindern kann</translation>
    </message>
    <message>
        <source>Answer something that happens to objects.</source>
        <extracomment>findings</extracomment>
        <translation>Antworten Sie auf etwas, das Objekten geschieht.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number, and may only read the source, never the target</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Zahl und darf nur die Quelle lesen, nie das Ziel</translation>
    </message>
    <message>
        <source>Write a constant, or a property of Source.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante oder eine Eigenschaft von Source.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands here already</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ steht hier schon</translation>
    </message>
    <message>
        <source>Once is enough.</source>
        <extracomment>findings</extracomment>
        <translation>Einmal genügt.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot stand here: this says what it is</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann hier nicht stehen: Dies sagt, was es ist</translation>
    </message>
    <message>
        <source>Name an object.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie ein Objekt.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; says nothing to set</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; sagt nicht, was zu setzen ist</translation>
    </message>
    <message>
        <source>Give it owner, or meter, resource or property with a value.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie owner an oder meter, resource oder property mit einem Wert.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; both say which objects are meant</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ und „{1}“ sagen beide, welche Objekte gemeint sind</translation>
    </message>
    <message>
        <source>Write one of them only.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie nur eines davon.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; and &apos;{1}&apos; are two modifications</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ und „{1}“ sind zwei Änderungen</translation>
    </message>
    <message>
        <source>Write two elements, one for each.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie zwei Elemente, für jede eines.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has &apos;{1}&apos; and &apos;{2}&apos;; an answer has one place in time</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat „{1}“ und „{2}“; eine Antwort hat einen einzigen Zeitpunkt</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot spread: {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann nicht fortgeschrieben werden: {1}</translation>
    </message>
    <message>
        <source>Let a variable of a type spread, and read that one.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Variable eines Typs fort und lesen Sie diese.</translation>
    </message>
    <message>
        <source>of &apos;{0}&apos; the {1} acts, and this adds to {2}, while another one adds to {3}</source>
        <extracomment>findings</extracomment>
        <translation>bei „{0}“ wirkt {1}, und dies addiert zu {2}, ein anderes aber zu {3}</translation>
    </message>
    <message>
        <source>Give one of them another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einem davon einen anderen Stapelnamen.</translation>
    </message>
    <message>
        <source>of &apos;{0}&apos; the {1} acts, and this has the priority {2}, while another one has {3}: they are never compared</source>
        <extracomment>findings</extracomment>
        <translation>bei „{0}“ wirkt {1}, und dies hat die Priorität {2}, ein anderes aber {3}: Sie werden nie verglichen</translation>
    </message>
    <message>
        <source>Give both the same priority, or one of them another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie beiden dieselbe Priorität oder einem davon einen anderen Stapelnamen.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; adds to no meter, and of &apos;{1}&apos; the {2} acts: there is nothing to compare</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; addiert zu keinem Messwert, und bei „{1}“ wirkt {2}: Es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Only modify-meter and modify-max-meter can be compared; give this another stacking name.</source>
        <extracomment>findings</extracomment>
        <translation>Nur modify-meter und modify-max-meter lassen sich vergleichen; geben Sie diesem einen anderen Stapelnamen.</translation>
    </message>
    <message>
        <source>0 is no stacking name: effects with it never compete</source>
        <extracomment>findings</extracomment>
        <translation>0 ist kein Stapelname: Effekte damit konkurrieren nie</translation>
    </message>
    <message>
        <source>Write a word, or another number.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ein Wort oder eine andere Zahl.</translation>
    </message>
    <message>
        <source>the group changes meters, which is done in the meter stage</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe ändert Messwerte, und das geschieht im Abschnitt der Messwerte</translation>
    </message>
    <message>
        <source>Take &apos;stage&apos; out, or use &apos;priority&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie „stage“ heraus oder verwenden Sie „priority“.</translation>
    </message>
    <message>
        <source>a triggered group fires when something happens, not at a stage</source>
        <extracomment>findings</extracomment>
        <translation>eine Gruppe mit Auslöser wirkt, wenn etwas geschieht, nicht in einem Abschnitt</translation>
    </message>
    <message>
        <source>Take &apos;stage&apos; out.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie „stage“ heraus.</translation>
    </message>
    <message>
        <source>strict rules (E6.2): a group that changes meters may not depend on {0} to be active</source>
        <extracomment>findings</extracomment>
        <translation>strenge Regeln (E6.2): Ob eine Gruppe, die Messwerte ändert, aktiv ist, darf nicht von {0} abhängen</translation>
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
        <source>Use them in one of the two places, or rules=&quot;extended&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie sie an einer der beiden Stellen oder rules=&quot;extended&quot;.</translation>
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
        <source>this row has {0} cells, and the first line {1}</source>
        <extracomment>findings</extracomment>
        <translation>diese Zeile hat {0} Zellen und die erste Zeile {1}</translation>
    </message>
    <message>
        <source>Add or take out a comma.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie ein Komma hinzu oder nehmen Sie eines weg.</translation>
    </message>
    <message>
        <source>the first line of &apos;{0}&apos; names no column &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die erste Zeile von „{0}“ nennt keine Spalte „{1}“</translation>
    </message>
    <message>
        <source>Name it there, or take the column out.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie sie dort oder nehmen Sie die Spalte heraus.</translation>
    </message>
    <message>
        <source>there is no CSV file &apos;{0}&apos; in the project&apos;s folder</source>
        <extracomment>findings</extracomment>
        <translation>im Ordner des Projekts gibt es keine CSV-Datei „{0}“</translation>
    </message>
    <message>
        <source>Paths are relative to the folder, with &apos;/&apos;, and end in .csv.</source>
        <extracomment>findings</extracomment>
        <translation>Pfade gehen vom Ordner aus, mit „/“, und enden auf .csv.</translation>
    </message>
    <message>
        <source>{0} cannot be a key{1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} kann kein Schlüssel sein{1}</translation>
    </message>
    <message>
        <source>Keys are numbers, texts, or values of an enumeration.</source>
        <extracomment>findings</extracomment>
        <translation>Schlüssel sind Zahlen, Texte oder Werte einer Aufzählung.</translation>
    </message>
    <message>
        <source>there is a row &apos;{0}&apos; already</source>
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
        <source>A quote within a quoted cell is written twice.</source>
        <extracomment>findings</extracomment>
        <translation>Ein Anführungszeichen in einer Zelle mit Anführungszeichen wird doppelt geschrieben.</translation>
    </message>
    <message>
        <source>the table declares no column &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle vereinbart keine Spalte „{0}“</translation>
    </message>
    <message>
        <source>Add a &lt;column&gt;, or take it out: it is not read.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie eine &lt;column&gt; hinzu oder nehmen Sie es heraus: Es wird nicht gelesen.</translation>
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
        <source>&apos;{0}&apos; has happened by then: &lt;{1}&gt; comes too late</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist dann schon geschehen: &lt;{1}&gt; kommt zu spät</translation>
    </message>
    <message>
        <source>Answer it {2}.</source>
        <extracomment>findings</extracomment>
        <translation>Antworten Sie mit {2} darauf.</translation>
    </message>
    <message>
        <source>the group has more than {0} effects; the rest is left out</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe hat mehr als {0} Effekte; der Rest bleibt weg</translation>
    </message>
    <message>
        <source>Is something generated by mistake?</source>
        <extracomment>findings</extracomment>
        <translation>Wird etwas versehentlich erzeugt?</translation>
    </message>
    <message>
        <source>there are more than {0} variables; the rest is left out</source>
        <extracomment>findings</extracomment>
        <translation>es gibt mehr als {0} Variablen; der Rest bleibt weg</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; changes a meter, which a triggered group may not: meters are built once a turn</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; ändert einen Messwert, was eine Gruppe mit Auslöser nicht darf: Messwerte werden einmal je Runde gebildet</translation>
    </message>
    <message>
        <source>Set a property or a special here, and let a group without a trigger read it.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie hier eine Eigenschaft oder Besonderheit, und lassen Sie eine Gruppe ohne Auslöser sie lesen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; begins with something else already</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ beginnt schon mit etwas anderem</translation>
    </message>
    <message>
        <source>One of them is enough.</source>
        <extracomment>findings</extracomment>
        <translation>Eines davon genügt.</translation>
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
        <source>Let its type have it, in the vocabulary, or take this out.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie den Typ es haben, im Vokabular, oder nehmen Sie dies heraus.</translation>
    </message>
    <message>
        <source>{0} is rebuilt each turn, and no effect with a priority below {1} builds it: this reads 0</source>
        <extracomment>findings</extracomment>
        <translation>{0} wird jede Runde neu gebildet, und kein Effekt mit einer Priorität unter {1} bildet es: Dies liest 0</translation>
    </message>
    <message>
        <source>Give this a higher priority than what builds it, or read last({0}).</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie diesem eine höhere Priorität als dem, was es bildet, oder lesen Sie last({0}).</translation>
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
        <source>The reference lists all formats; enumerations go by their id.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz zählt alle Formate auf; Aufzählungen gehen nach ihrer Id.</translation>
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
        <source>the draws of &lt;{0}&gt; change when groups in front of this one come or go</source>
        <extracomment>findings</extracomment>
        <translation>die Ziehungen von &lt;{0}&gt; ändern sich, wenn Gruppen vor dieser kommen oder gehen</translation>
    </message>
    <message>
        <source>Give the group an id: draws of chance are keyed by it.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie der Gruppe eine Id: Ziehungen richten sich nach ihr.</translation>
    </message>
    <message>
        <source>a condition of the type &apos;{0}&apos; does not take &apos;{1}&apos;; it takes {2}</source>
        <extracomment>findings</extracomment>
        <translation>eine Bedingung des Typs „{0}“ nimmt kein „{1}“; sie nimmt {2}</translation>
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
        <source>Use it, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie ihn oder nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; already means {1} in expressions</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ bedeutet in Ausdrücken schon {1}</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie ihm einen anderen Namen.</translation>
    </message>
    <message>
        <source>these variables depend on one another: {0}</source>
        <extracomment>findings</extracomment>
        <translation>diese Variablen hängen voneinander ab: {0}</translation>
    </message>
    <message>
        <source>Take one of the readings out; value() is the value so far.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie eines der Lesen heraus; value() ist der bisherige Wert.</translation>
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
        <source>&apos;{0}&apos; has no format, so it is a NUMBER</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat kein Format, ist also eine NUMBER</translation>
    </message>
    <message>
        <source>Write it out: format=&quot;number&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie es aus: format=&quot;number&quot;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1} here and a {2} elsewhere, in one scope</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat hier das Format {1} und anderswo im selben Bereich {2}</translation>
    </message>
    <message>
        <source>Agree on one format, or give one of them another name.</source>
        <extracomment>findings</extracomment>
        <translation>Einigen Sie sich auf ein Format oder geben Sie einem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a {1}, and that format has no default to begin with</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, und dieses hat keinen Standardwert, mit dem es beginnt</translation>
    </message>
    <message>
        <source>Declare one in a vocabulary: &lt;default format=&quot;…&quot; value=&quot;…&quot;/&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie einen in einem Vokabular: &lt;default format=&quot;…&quot; value=&quot;…&quot;/&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be seen from {1}: it belongs to {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist von {1} aus nicht zu sehen: Sie gehört zu {2}</translation>
    </message>
    <message>
        <source>Let the other scope pull it: modify it there by a variable that both see.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie den anderen Bereich sie holen: Ändern Sie sie dort durch eine Variable, die beide sehen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of {1} and &apos;{0}&apos; of {2} can be seen from one place</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ von {1} und „{0}“ von {2} sind von einer Stelle aus zu sehen</translation>
    </message>
    <message>
        <source>Give one of them another name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no scope, so there is one for the whole run</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat keinen Bereich, also gibt es eine für den ganzen Lauf</translation>
    </message>
    <message>
        <source>Write it out: scope=&quot;global&quot;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie es aus: scope=&quot;global&quot;.</translation>
    </message>
    <message>
        <source>this sets the value so far and {0}: &apos;{1}&apos; says the same in fewer words</source>
        <extracomment>findings</extracomment>
        <translation>dies setzt den bisherigen Wert und {0}: „{1}“ sagt dasselbe kürzer</translation>
    </message>
    <message>
        <source>Then it also takes its place among others of its kind.</source>
        <extracomment>findings</extracomment>
        <translation>Dann nimmt es auch seinen Platz unter seinesgleichen ein.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of the type &apos;{1}&apos;; &apos;{2}&apos; is needed here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist vom Typ „{1}“; hier wird „{2}“ gebraucht</translation>
    </message>
    <message>
        <source>Name a class of that type.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie eine Klasse dieses Typs.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ taugt nicht: {1}</translation>
    </message>
    <message>
        <source>Names are letters, digits and underscores, and do not begin with a digit.</source>
        <extracomment>findings</extracomment>
        <translation>Namen bestehen aus Buchstaben, Ziffern und Unterstrichen und beginnen nicht mit einer Ziffer.</translation>
    </message>
    <message>
        <source>the string &apos;{0}&apos; stands in this language already; the later one counts</source>
        <extracomment>findings</extracomment>
        <translation>der Text „{0}“ steht in dieser Sprache schon; der spätere zählt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has {1} bytes; a file may have {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat {1} Bytes; eine Datei darf {2} haben</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie sie in mehrere Dateien.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is named before</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist weiter oben genannt</translation>
    </message>
    <message>
        <source>A file loads once, where it is named first.</source>
        <extracomment>findings</extracomment>
        <translation>Eine Datei wird einmal geladen, wo sie zuerst genannt ist.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a link to a folder; links to folders are not followed</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist eine Verknüpfung mit einem Ordner; solchen wird nicht gefolgt</translation>
    </message>
    <message>
        <source>Copy what it links to, or take it out of the folder.</source>
        <extracomment>findings</extracomment>
        <translation>Kopieren Sie, worauf sie zeigt, oder nehmen Sie sie aus dem Ordner.</translation>
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
        <source>there is no &apos;{0}&apos; in the project&apos;s folder</source>
        <extracomment>findings</extracomment>
        <translation>im Ordner des Projekts gibt es kein „{0}“</translation>
    </message>
    <message>
        <source>Paths are those of XML files, relative to the folder, with &apos;/&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Pfade sind die von XML-Dateien, vom Ordner aus, mit „/“.</translation>
    </message>
    <message>
        <source>there is no {0} in this folder</source>
        <extracomment>findings</extracomment>
        <translation>in diesem Ordner gibt es kein {0}</translation>
    </message>
    <message>
        <source>A project&apos;s folder holds a manifest that begins with &lt;project format=&quot;1&quot;&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Der Ordner eines Projekts enthält ein Manifest, das mit &lt;project format=&quot;1&quot;&gt; beginnt.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is none of {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keines von {1}</translation>
    </message>
    <message>
        <source>Write one of them.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eines davon.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Write a number such as 5, -1 or 0.25.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl wie 5, -1 oder 0.25.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no whole number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>Write a number without a decimal point.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl ohne Punkt.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}; it may be {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist {1}; erlaubt ist {2}</translation>
    </message>
    <message>
        <source>Write a number within these bounds.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl innerhalb dieser Grenzen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; leads out of the project&apos;s folder</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ führt aus dem Ordner des Projekts hinaus</translation>
    </message>
    <message>
        <source>Only files in the project&apos;s folder are read; copy it there.</source>
        <extracomment>findings</extracomment>
        <translation>Nur Dateien im Ordner des Projekts werden gelesen; kopieren Sie sie dorthin.</translation>
    </message>
    <message>
        <source>text in &lt;{0}&gt; means nothing</source>
        <extracomment>findings</extracomment>
        <translation>Text in &lt;{0}&gt; bedeutet nichts</translation>
    </message>
    <message>
        <source>Make it a comment, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Machen Sie einen Kommentar daraus oder nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>the folder holds more than {0}; the rest is left out</source>
        <extracomment>findings</extracomment>
        <translation>der Ordner enthält mehr als {0}; der Rest bleibt weg</translation>
    </message>
    <message>
        <source>Is this the folder of one project?</source>
        <extracomment>findings</extracomment>
        <translation>Ist dies der Ordner eines einzigen Projekts?</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; takes no attribute &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; nimmt kein Attribut „{1}“</translation>
    </message>
    <message>
        <source>The reference lists the attributes of each element.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz zählt die Attribute jedes Elements auf.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; may not stand in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; darf nicht in &lt;{1}&gt; stehen</translation>
    </message>
    <message>
        <source>The reference lists what may stand here.</source>
        <extracomment>findings</extracomment>
        <translation>Die Referenz zählt auf, was hier stehen darf.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be read: {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ lässt sich nicht lesen: {1}</translation>
    </message>
    <message>
        <source>Look at its permissions, or take it out of the folder.</source>
        <extracomment>findings</extracomment>
        <translation>Sehen Sie nach den Rechten der Datei oder nehmen Sie sie aus dem Ordner.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is written in {1} already</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ steht schon in {1}</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <extracomment>findings</extracomment>
        <translation>Behalten Sie eines von beiden.</translation>
    </message>
    <message>
        <source>this file begins with &lt;{0}&gt;; it should begin with &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>diese Datei beginnt mit &lt;{0}&gt;; sie sollte mit &lt;{1}&gt; beginnen</translation>
    </message>
    <message>
        <source>Files of other kinds do not belong into a project&apos;s folder.</source>
        <extracomment>findings</extracomment>
        <translation>Dateien anderer Art gehören nicht in den Ordner eines Projekts.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; goes through objects, and &apos;{1}&apos; says not which</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ geht Objekte durch, und „{1}“ sagt nicht, welche</translation>
    </message>
    <message>
        <source>Write them first: {0}(owned planets), {0}(ships here, Structure)</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie sie zuerst: {0}(owned planets), {0}(ships here, Structure)</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not say what to make one value of</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ sagt nicht, woraus ein Wert werden soll</translation>
    </message>
    <message>
        <source>Write it behind a comma: {0}(owned planets, Population)</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie es hinter ein Komma: {0}(owned planets, Population)</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is a value of {1} and of {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein Wert von {1} und von {2}</translation>
    </message>
    <message>
        <source>Compare it with a property: its enumeration is taken then</source>
        <extracomment>findings</extracomment>
        <translation>Vergleichen Sie ihn mit einer Eigenschaft: Dann gilt deren Aufzählung</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; takes {1} and is given {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ nimmt {1} und bekommt {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; are no dice</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ sind keine Würfel</translation>
    </message>
    <message>
        <source>Write how many, d, and how many sides, then perhaps what is added: 2d6+1</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie wie viele, d und wie viele Seiten, dann vielleicht, was hinzukommt: 2d6+1</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Write digits, with a point before the fraction: 12.5</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie Ziffern, mit einem Punkt vor dem Bruchteil: 12.5</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no number of a part</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Nummer eines Teils</translation>
    </message>
    <message>
        <source>Parts are numbered from 1, and the number is constant</source>
        <extracomment>findings</extracomment>
        <translation>Teile sind von 1 an nummeriert, und die Nummer ist konstant</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is already true or false and cannot be compared again</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist schon wahr oder falsch und lässt sich nicht noch einmal vergleichen</translation>
    </message>
    <message>
        <source>Write a &lt; b and b &lt; c for a &lt; b &lt; c</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie a &lt; b and b &lt; c für a &lt; b &lt; c</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}, whatever the object</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist {1}, gleich für welches Objekt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1} and &apos;{2}&apos; is {3}: both must be of one format</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1} und „{2}“ das Format {3}: Beide müssen dasselbe haben</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; divides by zero</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ teilt durch null</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds no expression</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält keinen Ausdruck</translation>
    </message>
    <message>
        <source>Write one in it, as text or in elements.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen hinein, als Text oder in Elementen.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds one expression, not more</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält einen einzigen Ausdruck, nicht mehr</translation>
    </message>
    <message>
        <source>Join them with an operator&apos;s element, such as &lt;And&gt; or &lt;Plus&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Verbinden Sie sie mit dem Element eines Operators, etwa &lt;And&gt; oder &lt;Plus&gt;.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; is given in play, and holds an expression too</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; wird im Spiel vergeben und enthält auch einen Ausdruck</translation>
    </message>
    <message>
        <source>Leave one of the two out.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie eines von beiden weg.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; needs a &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; braucht ein &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no name here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist hier kein Name</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds {1} expressions, not {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält {1} Ausdrücke statt {2}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; selects nothing</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wählt nichts aus</translation>
    </message>
    <message>
        <source>Write a type and perhaps a relation, as in over=&quot;owned planets&quot;; conditions stand in &lt;Where&gt;, objects in &lt;Of&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen Typ und vielleicht eine Beziehung, wie in over=&quot;owned planets&quot;; Bedingungen stehen in &lt;Where&gt;, Objekte in &lt;Of&gt;.</translation>
    </message>
    <message>
        <source>text in &lt;{0}&gt; belongs to no expression</source>
        <extracomment>findings</extracomment>
        <translation>Text in &lt;{0}&gt; gehört zu keinem Ausdruck</translation>
    </message>
    <message>
        <source>Write it in &lt;Value&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ihn in &lt;Value&gt;.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; stands in &lt;{1}&gt; before</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; steht in &lt;{1}&gt; schon weiter oben</translation>
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
        <source>Numbers reach up to about 1.8e308</source>
        <extracomment>findings</extracomment>
        <translation>Zahlen reichen bis etwa 1.8e308</translation>
    </message>
    <message>
        <source>this &apos;if&apos; has no &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>diesem „if“ fehlt „{0}“</translation>
    </message>
    <message>
        <source>Write if(condition, value, other) or if condition then value else other</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie if(Bedingung, Wert, anderer) oder if Bedingung then Wert else anderer</translation>
    </message>
    <message>
        <source>a pair has two numbers, and here {0}</source>
        <extracomment>findings</extracomment>
        <translation>ein Paar hat zwei Zahlen, und hier sind es {0}</translation>
    </message>
    <message>
        <source>Write a pair so: [3, -4]</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ein Paar so: [3, -4]</translation>
    </message>
    <message>
        <source>last() remembers a meter&apos;s maximum, and &apos;{0}&apos; is none</source>
        <extracomment>findings</extracomment>
        <translation>last() erinnert sich an den Höchstwert eines Messwerts, und „{0}“ ist keiner</translation>
    </message>
    <message>
        <source>Write last(MaxPopulation) or last(Source.MaxPopulation)</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie last(MaxPopulation) oder last(Source.MaxPopulation)</translation>
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
        <source>&apos;{0}&apos; is written &apos;{1}&apos; here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ schreibt man hier „{1}“</translation>
    </message>
    <message>
        <source>nothing is &apos;{0}&apos; away</source>
        <extracomment>findings</extracomment>
        <translation>nichts ist „{0}“ entfernt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; means nothing {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ bedeutet nichts {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is read from an object, and {1} there is none</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wird von einem Objekt gelesen, und {1} gibt es keines</translation>
    </message>
    <message>
        <source>Say whose it is: Source.{0}</source>
        <extracomment>findings</extracomment>
        <translation>Sagen Sie, wessen es ist: Source.{0}</translation>
    </message>
    <message>
        <source>the table &apos;{0}&apos; has no row for {1}</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle „{0}“ hat keine Zeile für {1}</translation>
    </message>
    <message>
        <source>The value is the default of the column&apos;s format</source>
        <extracomment>findings</extracomment>
        <translation>Der Wert ist der Standardwert des Spaltenformats</translation>
    </message>
    <message>
        <source>dice have at least one side, and &apos;{0}&apos; has none</source>
        <extracomment>findings</extracomment>
        <translation>Würfel haben mindestens eine Seite, und „{0}“ hat keine</translation>
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
        <source>&apos;{0}&apos; is {1}, and only an OBJECT has members</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, und nur ein OBJECT hat Angaben hinter einem Punkt</translation>
    </message>
    <message>
        <source>the text holds characters that XML cannot hold</source>
        <extracomment>findings</extracomment>
        <translation>der Text enthält Zeichen, die XML nicht enthalten kann</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not given in play{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wird nicht im Spiel vergeben{1}</translation>
    </message>
    <message>
        <source>runtime() reads properties that are declared with runtime=&quot;true&quot;</source>
        <extracomment>findings</extracomment>
        <translation>runtime() liest Eigenschaften, die mit runtime=&quot;true&quot; vereinbart sind</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no word of a selection; as a number it stands in brackets</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Wort einer Auswahl; als Zahl steht es in Klammern</translation>
    </message>
    <message>
        <source>object() wants a name in quotes</source>
        <extracomment>findings</extracomment>
        <translation>object() verlangt einen Namen in Anführungszeichen</translation>
    </message>
    <message>
        <source>&apos;of&apos; says from which object a relation goes, and here is no relation</source>
        <extracomment>findings</extracomment>
        <translation>„of“ sagt, von welchem Objekt eine Beziehung ausgeht, und hier ist keine</translation>
    </message>
    <message>
        <source>Write one, such as attached, owned or near 100, or leave &apos;of&apos; out</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine, etwa attached, owned oder near 100, oder lassen Sie „of“ weg</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1}, and has() asks for what is true or false</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, und has() fragt nach dem, was wahr oder falsch ist</translation>
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
        <source>&apos;{0}&apos; is not constant, and a pair is made of constants</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist nicht konstant, und ein Paar besteht aus Konstanten</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to no relation that takes a number</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört zu keiner Beziehung, die eine Zahl nimmt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not say how far</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ sagt nicht, wie weit</translation>
    </message>
    <message>
        <source>Write a number behind it: near 100, near 2 jumps</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Zahl dahinter: near 100, near 2 jumps</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands in this selection before</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ steht in dieser Auswahl schon weiter vorn</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot continue what is selected</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann das Ausgewählte nicht fortsetzen</translation>
    </message>
    <message>
        <source>Put what is computed into brackets: planets near (2 * Range) jumps</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie das Berechnete in Klammern: planets near (2 * Range) jumps</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is one word too many: a selection has one type and one relation</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist ein Wort zu viel: Eine Auswahl hat einen Typ und eine Beziehung</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; selects objects, which only an aggregate goes through</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wählt Objekte aus, die nur ein Aggregat durchgeht</translation>
    </message>
    <message>
        <source>Write count(…), sum(…, Population) or another aggregate around it</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie count(…), sum(…, Population) oder ein anderes Aggregat darum</translation>
    </message>
    <message>
        <source>strict rules do not know &apos;{0}&apos;: {1}</source>
        <extracomment>findings</extracomment>
        <translation>strenge Regeln kennen „{0}“ nicht: {1}</translation>
    </message>
    <message>
        <source>Or let the project use rules=&quot;extended&quot;</source>
        <extracomment>findings</extracomment>
        <translation>Oder lassen Sie das Projekt rules=&quot;extended&quot; verwenden</translation>
    </message>
    <message>
        <source>&apos;jumps&apos; belongs behind a number: near 2 jumps</source>
        <extracomment>findings</extracomment>
        <translation>„jumps“ gehört hinter eine Zahl: near 2 jumps</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no numbered parts</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat keine nummerierten Teile</translation>
    </message>
    <message>
        <source>Leave the number out, or name a sub-scope</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie die Nummer weg oder nennen Sie einen Unterbereich</translation>
    </message>
    <message>
        <source>the expression nests deeper than {0} levels</source>
        <extracomment>findings</extracomment>
        <translation>der Ausdruck ist tiefer als {0} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>Split it into several</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie ihn in mehrere</translation>
    </message>
    <message>
        <source>the expression is longer than {0} bytes</source>
        <extracomment>findings</extracomment>
        <translation>der Ausdruck ist länger als {0} Bytes</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; are too many dice</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ sind zu viele Würfel</translation>
    </message>
    <message>
        <source>At most 10000 dice of at most a million sides each, and a million added</source>
        <extracomment>findings</extracomment>
        <translation>Höchstens 10000 Würfel mit höchstens je einer Million Seiten, und höchstens eine Million dazu</translation>
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
        <source>&apos;{0}&apos; has nothing to belong to here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat hier nichts, wozu es gehört</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a known aggregate{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein bekanntes Aggregat{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; means nothing in an expression</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ bedeutet in einem Ausdruck nichts</translation>
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
        <source>there is no such thing as &apos;{0}&apos; here{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gibt es hier nicht{1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no kind that has() knows{1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Art, die has() kennt{1}</translation>
    </message>
    <message>
        <source>Declare it in the vocabulary: &lt;kind id=… type=…/&gt;</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie sie im Vokabular: &lt;kind id=… type=…/&gt;</translation>
    </message>
    <message>
        <source>no object has a &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>kein Objekt hat „{0}“{1}</translation>
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
        <source>&apos;{0}&apos; is {1} in the scope &apos;{2}&apos; and {3} in the scope &apos;{4}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat im Bereich „{2}“ das Format {1} und im Bereich „{4}“ das Format {3}</translation>
    </message>
    <message>
        <source>Say whose it is: dropIntoContext({2}, Source, {0}) reads that of the scope</source>
        <extracomment>findings</extracomment>
        <translation>Sagen Sie, wessen gemeint ist: dropIntoContext({2}, Source, {0}) liest das des Bereichs</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to the parts &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört zu den Teilen „{1}“</translation>
    </message>
    <message>
        <source>Say which part: dropIntoContext({1}, Source, 1, {0})</source>
        <extracomment>findings</extracomment>
        <translation>Sagen Sie, welcher Teil: dropIntoContext({1}, Source, 1, {0})</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to the whole run, not to an object</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört zum ganzen Lauf, nicht zu einem Objekt</translation>
    </message>
    <message>
        <source>Write its name alone</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie nur den Namen</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; are parts, and it is not said which</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ sind Teile, und es ist nicht gesagt, welcher</translation>
    </message>
    <message>
        <source>Write its number: dropIntoContext({0}, Source, 1, …)</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie die Nummer: dropIntoContext({0}, Source, 1, …)</translation>
    </message>
    <message>
        <source>Write a word, or a text</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie ein Wort oder einen Text</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is {1} where {2} is wanted</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ hat das Format {1}, wo {2} gebraucht wird</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; takes no attributes</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; nimmt keine Attribute</translation>
    </message>
    <message>
        <source>Content of FreeOrion writes everything in elements.</source>
        <extracomment>findings</extracomment>
        <translation>Inhalt von FreeOrion schreibt alles in Elementen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be a name</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann kein Name sein</translation>
    </message>
    <message>
        <source>Names are letters, digits and underscores.</source>
        <extracomment>findings</extracomment>
        <translation>Namen bestehen aus Buchstaben, Ziffern und Unterstrichen.</translation>
    </message>
    <message>
        <source>A string is a line with its name and a line with its text.</source>
        <extracomment>findings</extracomment>
        <translation>Ein Text besteht aus einer Zeile mit seinem Namen und einer mit seinen Worten.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; holds {1} conditions instead of one</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; enthält {1} Bedingungen statt einer</translation>
    </message>
    <message>
        <source>Put several into Condition::And or Condition::Or.</source>
        <extracomment>findings</extracomment>
        <translation>Setzen Sie mehrere in Condition::And oder Condition::Or.</translation>
    </message>
    <message>
        <source>the {0} &apos;{1}&apos; is defined twice</source>
        <extracomment>findings</extracomment>
        <translation>doppelt vereinbart: {0} „{1}“</translation>
    </message>
    <message>
        <source>The first one counts; rename the other.</source>
        <extracomment>findings</extracomment>
        <translation>Das erste zählt; benennen Sie das andere um.</translation>
    </message>
    <message>
        <source>Write Source or Target, a dot, and what to read of it.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie Source oder Target, einen Punkt und was davon zu lesen ist.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; has no &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; hat kein &lt;{1}&gt;</translation>
    </message>
    <message>
        <source>no string table has &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>keine Texttabelle hat „{0}“</translation>
    </message>
    <message>
        <source>Add it to the table.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie es der Tabelle hinzu.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; holds no techs, buildings or specials of FreeOrion</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ enthält keine Techniken, Gebäude oder Besonderheiten von FreeOrion</translation>
    </message>
    <message>
        <source>Name the folder that techs.xml and buildings.xml stand in.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie den Ordner, in dem techs.xml und buildings.xml stehen.</translation>
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
        <source>the file is no file of Qt Linguist</source>
        <extracomment>findings</extracomment>
        <translation>die Datei ist keine Datei von Qt Linguist</translation>
    </message>
    <message>
        <source>Its outermost element is called TS.</source>
        <extracomment>findings</extracomment>
        <translation>Ihr äußerstes Element heißt TS.</translation>
    </message>
    <message>
        <source>the line is no part of an entry and is left out</source>
        <extracomment>findings</extracomment>
        <translation>die Zeile gehört zu keinem Eintrag und bleibt weg</translation>
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
        <source>The first one counts; take the other out.</source>
        <extracomment>findings</extracomment>
        <translation>Das erste zählt; nehmen Sie das andere heraus.</translation>
    </message>
    <message>
        <source>text stands among the elements of &lt;{0}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>zwischen den Elementen von &lt;{0}&gt; steht Text</translation>
    </message>
    <message>
        <source>Take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>the entry names no single text of a project and is left out</source>
        <extracomment>findings</extracomment>
        <translation>der Eintrag nennt keinen einzelnen Text eines Projekts und bleibt weg</translation>
    </message>
    <message>
        <source>The id of the text stands in msgctxt, or in the comment of a message; there are no plural forms.</source>
        <extracomment>findings</extracomment>
        <translation>Die Id des Textes steht in msgctxt oder im Kommentar einer Nachricht; Mehrzahlformen gibt es nicht.</translation>
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
        <source>&lt;{0}&gt; means nothing in &lt;{1}&gt;</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; bedeutet in &lt;{1}&gt; nichts</translation>
    </message>
    <message>
        <source>It is kept as a comment; correct its name, or move it.</source>
        <extracomment>findings</extracomment>
        <translation>Es bleibt als Kommentar stehen; berichtigen Sie den Namen oder verschieben Sie es.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie es.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; does not say whose it is</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ sagt nicht, wessen es ist</translation>
    </message>
    <message>
        <source>Write Target.{0} or Source.{0}.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie Target.{0} oder Source.{0}.</translation>
    </message>
    <message>
        <source>the file&apos;s element is &lt;{0}&gt; instead of &lt;XMLDoc&gt;</source>
        <extracomment>findings</extracomment>
        <translation>das Element der Datei ist &lt;{0}&gt; statt &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie es um.</translation>
    </message>
    <message>
        <source>&lt;{0}&gt; can fire on nothing here: no object of the type &apos;{1}&apos; has {2}</source>
        <extracomment>findings</extracomment>
        <translation>&lt;{0}&gt; kann hier auf nichts wirken: Kein Objekt des Typs „{1}“ hat {2}</translation>
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
        <source>effects change the meter &apos;{0}&apos;, and nothing reads it</source>
        <extracomment>findings</extracomment>
        <translation>Effekte ändern den Messwert „{0}“, und nichts liest ihn</translation>
    </message>
    <message>
        <source>Read it in a condition or an expression, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie ihn in einer Bedingung oder einem Ausdruck, oder nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; can never be active: its source is never of the type &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ kann nie aktiv sein: Ihre Quelle ist nie vom Typ „{1}“</translation>
    </message>
    <message>
        <source>this can never hold together with what stands before it</source>
        <extracomment>findings</extracomment>
        <translation>dies kann nie zusammen mit dem gelten, was davor steht</translation>
    </message>
    <message>
        <source>Correct one of the two, or let either of them be enough with &lt;or&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie eines von beiden oder lassen Sie mit &lt;or&gt; eines davon genügen.</translation>
    </message>
    <message>
        <source>Give one of them a higher priority: it acts later, and has its way.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einem davon eine höhere Priorität: Es wirkt später und setzt sich durch.</translation>
    </message>
    <message>
        <source>what stands before this says as much already</source>
        <extracomment>findings</extracomment>
        <translation>was davor steht, sagt schon so viel</translation>
    </message>
    <message>
        <source>Take this out, or correct it.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie dies heraus oder berichtigen Sie es.</translation>
    </message>
    <message>
        <source>nothing puts &apos;{0}&apos; into the game: {1}, and nothing else names it</source>
        <extracomment>findings</extracomment>
        <translation>nichts bringt „{0}“ ins Spiel: {1}, und sonst nennt es nichts</translation>
    </message>
    <message>
        <source>Let an effect or a scenario make one, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie einen Effekt oder ein Szenario eines erzeugen, oder nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>nothing reads the {0} &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>wird von nichts gelesen: {0} „{1}“</translation>
    </message>
    <message>
        <source>Use it in an expression, or take it out.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie es in einem Ausdruck oder nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>with the new name something would be wrong: {0}</source>
        <extracomment>findings</extracomment>
        <translation>mit dem neuen Namen wäre etwas falsch: {0}</translation>
    </message>
    <message>
        <source>Choose another name, or mend that place first.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie einen anderen Namen oder bringen Sie zuerst jene Stelle in Ordnung.</translation>
    </message>
    <message>
        <source>the string &apos;{0}&apos; is found by the id of what it names</source>
        <extracomment>findings</extracomment>
        <translation>der Text „{0}“ wird durch die Id dessen gefunden, was er benennt</translation>
    </message>
    <message>
        <source>Rename that: the string goes along.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie dieses um: Der Text geht mit.</translation>
    </message>
    <message>
        <source>with the new name, &apos;{0}&apos; would mean something else here</source>
        <extracomment>findings</extracomment>
        <translation>mit dem neuen Namen hieße „{0}“ hier etwas anderes</translation>
    </message>
    <message>
        <source>Choose a name that means nothing else.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie einen Namen, der sonst nichts bedeutet.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot be the name of a {1}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ taugt nicht als Name für: {1}</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores, not beginning with a digit; groups, scenarios and texts take &apos;-&apos; and &apos;.&apos; as well.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Buchstaben, Ziffern und Unterstriche, nicht mit einer Ziffer am Anfang; Gruppen, Szenarien und Texte nehmen auch „-“ und „.“.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is its name already</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist schon der Name</translation>
    </message>
    <message>
        <source>Write another one.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie einen anderen.</translation>
    </message>
    <message>
        <source>the {1} &apos;{0}&apos; belongs to the shipped vocabulary, which cannot be changed</source>
        <extracomment>findings</extracomment>
        <translation>Teil des mitgelieferten Vokabulars, das sich nicht ändern lässt: {1} „{0}“</translation>
    </message>
    <message>
        <source>Declare one of your own, or give it a label.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie etwas Eigenes oder geben Sie ihm eine Bezeichnung.</translation>
    </message>
    <message>
        <source>there is a {1} &apos;{0}&apos; already</source>
        <extracomment>findings</extracomment>
        <translation>schon vorhanden: {1} „{0}“</translation>
    </message>
    <message>
        <source>Choose a name that nothing has yet.</source>
        <extracomment>findings</extracomment>
        <translation>Wählen Sie einen Namen, den noch nichts hat.</translation>
    </message>
    <message>
        <source>the {1} &apos;{0}&apos; is defined nowhere in the project</source>
        <extracomment>findings</extracomment>
        <translation>nirgends im Projekt vereinbart: {1} „{0}“</translation>
    </message>
    <message>
        <source>Names that the program itself brings along cannot be changed.</source>
        <extracomment>findings</extracomment>
        <translation>Namen, die das Programm selbst mitbringt, lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>Give one of these groups a trigger or an activation that what the others do does not meet.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie einer dieser Gruppen einen Auslöser oder eine Aktivierung, die das Tun der anderen nicht erfüllt.</translation>
    </message>
    <message>
        <source>division by zero while the turn ran; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>Teilen durch null, während die Runde lief; der Wert ist 0</translation>
    </message>
    <message>
        <source>Guard the division: if(x == 0, 0, a / x).</source>
        <extracomment>findings</extracomment>
        <translation>Sichern Sie die Division ab: if(x == 0, 0, a / x).</translation>
    </message>
    <message>
        <source>conditions that check one another do not come to an end and were cut; these came again and again: {0}</source>
        <extracomment>findings</extracomment>
        <translation>Bedingungen, die einander prüfen, kommen zu keinem Ende und wurden abgebrochen; diese kamen immer wieder: {0}</translation>
    </message>
    <message>
        <source>Let one of them be met only once: without persistent, and without being enabled again.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie eine davon nur einmal erfüllt sein: ohne persistent und ohne wieder eingeschaltet zu werden.</translation>
    </message>
    <message>
        <source>{0} stops: {1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} hält an: {1}</translation>
    </message>
    <message>
        <source>Give it another order to move.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie ihm einen anderen Befehl zur Bewegung.</translation>
    </message>
    <message>
        <source>the source has no &apos;{0}&apos;, and the vocabulary gives no default for it</source>
        <extracomment>findings</extracomment>
        <translation>die Quelle hat kein „{0}“, und das Vokabular gibt keinen Standardwert dafür</translation>
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
        <source>Name an empire of the scenario, or write source.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie ein Reich des Szenarios oder schreiben Sie source.</translation>
    </message>
    <message>
        <source>the table has no row for this key; the default of the format is used</source>
        <extracomment>findings</extracomment>
        <translation>die Tabelle hat keine Zeile für diesen Schlüssel; der Standardwert des Formats gilt</translation>
    </message>
    <message>
        <source>Add the row, or ask only for keys that are there.</source>
        <extracomment>findings</extracomment>
        <translation>Fügen Sie die Zeile hinzu oder fragen Sie nur nach vorhandenen Schlüsseln.</translation>
    </message>
    <message>
        <source>the result is not a number; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>das Ergebnis ist keine Zahl; der Wert ist 0</translation>
    </message>
    <message>
        <source>Check the arguments of the functions in it.</source>
        <extracomment>findings</extracomment>
        <translation>Prüfen Sie die Argumente der Funktionen darin.</translation>
    </message>
    <message>
        <source>in turn {0} it matters whether this group or {1} comes first: {2} outcomes</source>
        <extracomment>findings</extracomment>
        <translation>in Runde {0} kommt es darauf an, ob diese Gruppe oder {1} zuerst kommt: {2} Ausgänge</translation>
    </message>
    <message>
        <source>Give the groups different priorities, or let one of them see what the other did.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie den Gruppen verschiedene Prioritäten oder lassen Sie eine davon sehen, was die andere getan hat.</translation>
    </message>
    <message>
        <source>the order of {0} is refused: {1}</source>
        <extracomment>findings</extracomment>
        <translation>der Befehl von {0} wird verweigert: {1}</translation>
    </message>
    <message>
        <source>Nothing changed; give it in a turn in which it is allowed.</source>
        <extracomment>findings</extracomment>
        <translation>Nichts hat sich geändert; geben Sie ihn in einer Runde, in der er erlaubt ist.</translation>
    </message>
    <message>
        <source>a number grew beyond all bounds while the turn ran; the value is 0</source>
        <extracomment>findings</extracomment>
        <translation>eine Zahl wuchs über alle Grenzen, während die Runde lief; der Wert ist 0</translation>
    </message>
    <message>
        <source>Bound what is multiplied with min().</source>
        <extracomment>findings</extracomment>
        <translation>Begrenzen Sie das Multiplizierte mit min().</translation>
    </message>
    <message>
        <source>the probability was {0}; it is taken as {1}</source>
        <extracomment>findings</extracomment>
        <translation>die Wahrscheinlichkeit war {0}; sie gilt als {1}</translation>
    </message>
    <message>
        <source>Keep probabilities between 0 and 1.</source>
        <extracomment>findings</extracomment>
        <translation>Halten Sie Wahrscheinlichkeiten zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>{0} makes no progress for {1} this turn: {2}</source>
        <extracomment>findings</extracomment>
        <translation>{0} kommt in dieser Runde für {1} nicht voran: {2}</translation>
    </message>
    <message>
        <source>It goes on in the turn in which this is otherwise.</source>
        <extracomment>findings</extracomment>
        <translation>Es geht in der Runde weiter, in der dies anders ist.</translation>
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
        <source>Narrow down the triggers of these groups.</source>
        <extracomment>findings</extracomment>
        <translation>Grenzen Sie die Auslöser dieser Gruppen ein.</translation>
    </message>
    <message>
        <source>too many objects were asked for this; it was left without a value</source>
        <extracomment>findings</extracomment>
        <translation>dafür wurden zu viele Objekte gefragt; es blieb ohne Wert</translation>
    </message>
    <message>
        <source>Go through fewer: name a type and a narrower relation, such as here or near, or take what is the same for every candidate out of `where`.</source>
        <extracomment>findings</extracomment>
        <translation>Gehen Sie weniger durch: Nennen Sie einen Typ und eine engere Beziehung, etwa here oder near, oder nehmen Sie aus `where` heraus, was für jeden Kandidaten gleich ist.</translation>
    </message>
    <message>
        <source>more than {0} changes in one turn, most of them by {1}; what follows in it changes nothing</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Änderungen in einer Runde, die meisten durch {1}; was darin folgt, ändert nichts</translation>
    </message>
    <message>
        <source>Narrow down the scopes of these groups, or make fewer objects.</source>
        <extracomment>findings</extracomment>
        <translation>Grenzen Sie die Geltungsbereiche dieser Gruppen ein oder erzeugen Sie weniger Objekte.</translation>
    </message>
    <message>
        <source>more is asked in this turn than a turn may ask, most of it by {0}; no group fires and no condition is met after this</source>
        <extracomment>findings</extracomment>
        <translation>in dieser Runde wird mehr gefragt, als eine Runde fragen darf, das meiste von {0}; danach feuert keine Gruppe mehr, und keine Bedingung wird erfüllt</translation>
    </message>
    <message>
        <source>Narrow down what it goes through: name a type first, and do without Target inside of conditions.</source>
        <extracomment>findings</extracomment>
        <translation>Grenzen Sie ein, was durchgegangen wird: Nennen Sie zuerst einen Typ und verzichten Sie in Bedingungen auf Target.</translation>
    </message>
    <message>
        <source>Join fewer systems: say which in the block `to`.</source>
        <extracomment>findings</extracomment>
        <translation>Verbinden Sie weniger Systeme: Sagen Sie im Block `to`, welche.</translation>
    </message>
    <message>
        <source>more than {0} messages in one turn, most of them by {1}; the rest is not told</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Nachrichten in einer Runde, die meisten durch {1}; der Rest wird nicht gesagt</translation>
    </message>
    <message>
        <source>Say it of fewer objects, or in fewer turns.</source>
        <extracomment>findings</extracomment>
        <translation>Sagen Sie es von weniger Objekten oder in weniger Runden.</translation>
    </message>
    <message>
        <source>no further object of class &apos;{0}&apos;: the run has its {1} objects, and {2} made most of this turn&apos;s</source>
        <extracomment>findings</extracomment>
        <translation>kein weiteres Objekt der Klasse „{0}“: Der Lauf hat schon {1} Objekte, und die meisten dieser Runde hat {2} erzeugt</translation>
    </message>
    <message>
        <source>Look for a group that makes objects every turn, and give it an activation that ends.</source>
        <extracomment>findings</extracomment>
        <translation>Suchen Sie eine Gruppe, die jede Runde Objekte erzeugt, und geben Sie ihr eine Aktivierung, die endet.</translation>
    </message>
    <message>
        <source>the condition asks too many questions for each candidate; it was left unanswered</source>
        <extracomment>findings</extracomment>
        <translation>die Bedingung stellt für jeden Kandidaten zu viele Fragen; sie blieb unbeantwortet</translation>
    </message>
    <message>
        <source>Put narrower conditions beside it, or do without Target inside of it.</source>
        <extracomment>findings</extracomment>
        <translation>Stellen Sie engere Bedingungen daneben oder verzichten Sie darin auf Target.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which cannot be attached to &apos;{2}&apos; of type {3}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist vom Typ {1}, der nicht an „{2}“ vom Typ {3} hängen kann</translation>
    </message>
    <message>
        <source>The vocabulary says what a type may be attached to.</source>
        <extracomment>findings</extracomment>
        <translation>Das Vokabular sagt, woran ein Typ hängen kann.</translation>
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
        <source>Give each object of a scenario a name of its own.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie jedem Objekt eines Szenarios einen eigenen Namen.</translation>
    </message>
    <message>
        <source>a galaxy has no room for {0} {1}; this one has {2}</source>
        <extracomment>findings</extracomment>
        <translation>eine Galaxie hat keinen Platz für {0} {1}; diese hat {2}</translation>
    </message>
    <message>
        <source>Ask for fewer.</source>
        <extracomment>findings</extracomment>
        <translation>Verlangen Sie weniger.</translation>
    </message>
    <message>
        <source>this lane leads from &apos;{0}&apos; to itself</source>
        <extracomment>findings</extracomment>
        <translation>diese Straße führt von „{0}“ zu sich selbst</translation>
    </message>
    <message>
        <source>A lane joins two different systems.</source>
        <extracomment>findings</extracomment>
        <translation>Eine Straße verbindet zwei verschiedene Systeme.</translation>
    </message>
    <message>
        <source>objects of type {0} have no class to be made of</source>
        <extracomment>findings</extracomment>
        <translation>Objekte des Typs {0} haben keine Klasse, aus der sie entstehen</translation>
    </message>
    <message>
        <source>Name a class for the type in the vocabulary.</source>
        <extracomment>findings</extracomment>
        <translation>Nennen Sie im Vokabular eine Klasse für den Typ.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a system</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein System</translation>
    </message>
    <message>
        <source>Lanes and planets belong to systems.</source>
        <extracomment>findings</extracomment>
        <translation>Straßen und Planeten gehören zu Systemen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; of type {1} has no {2}</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ vom Typ {1} fehlt {2}</translation>
    </message>
    <message>
        <source>The vocabulary says which meters and properties a type has.</source>
        <extracomment>findings</extracomment>
        <translation>Das Vokabular sagt, welche Messwerte und Eigenschaften ein Typ hat.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is of type {1}, which goes on no planet and no system</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist vom Typ {1}, der auf keinen Planeten und in kein System kommt</translation>
    </message>
    <message>
        <source>no empire is called &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>kein Reich heißt „{0}“{1}</translation>
    </message>
    <message>
        <source>Declare it in this scenario with an empire element.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie es in diesem Szenario mit einem Element empire.</translation>
    </message>
    <message>
        <source>nothing is called &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>nichts heißt „{0}“{1}</translation>
    </message>
    <message>
        <source>Objects are named by their name, or by # and their id.</source>
        <extracomment>findings</extracomment>
        <translation>Objekte nennt man mit ihrem Namen oder mit # und ihrer Id.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not a shape of a galaxy</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine Form einer Galaxie</translation>
    </message>
    <message>
        <source>The shapes are cluster, disc, ring and spiral.</source>
        <extracomment>findings</extracomment>
        <translation>Die Formen sind cluster, disc, ring und spiral.</translation>
    </message>
    <message>
        <source>findings of the baseline that are no more: {0}</source>
        <extracomment>findings</extracomment>
        <translation>Befunde der Ausgangsliste, die es nicht mehr gibt: {0}</translation>
    </message>
    <message>
        <source>Take them out, so that they are told if they come back.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie sie heraus, damit sie gemeldet werden, wenn sie wiederkommen.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; silences nothing here</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ bringt hier nichts zum Schweigen</translation>
    </message>
    <message>
        <source>Take it out: what it silenced is mended, or stands elsewhere.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie es heraus: Was es verschwieg, ist behoben oder steht anderswo.</translation>
    </message>
    <message>
        <source>The minimum may not be above the maximum, nor the initial value outside.</source>
        <extracomment>findings</extracomment>
        <translation>Der kleinste Wert darf nicht über dem Höchstwert liegen und der Anfangswert nicht außerhalb.</translation>
    </message>
    <message>
        <source>The default has to be in the property&apos;s format.</source>
        <extracomment>findings</extracomment>
        <translation>Der Standardwert muss das Format der Eigenschaft haben.</translation>
    </message>
    <message>
        <source>Write a constant of the format, or none where it is a reference.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine Konstante des Formats oder none, wo es ein Verweis ist.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no part of anything</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist von nichts ein Teil</translation>
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
        <source>A format has one default; let one of them replace the other.</source>
        <extracomment>findings</extracomment>
        <translation>Ein Format hat einen Standardwert; lassen Sie einen den anderen ersetzen.</translation>
    </message>
    <message>
        <source>the {0} &apos;{1}&apos; is declared already</source>
        <extracomment>findings</extracomment>
        <translation>schon vereinbart: {0} „{1}“</translation>
    </message>
    <message>
        <source>Rename it, or let it replace the earlier one.</source>
        <extracomment>findings</extracomment>
        <translation>Benennen Sie es um oder lassen Sie es das frühere ersetzen.</translation>
    </message>
    <message>
        <source>the enumeration &apos;{0}&apos; has no values</source>
        <extracomment>findings</extracomment>
        <translation>die Aufzählung „{0}“ hat keine Werte</translation>
    </message>
    <message>
        <source>Give it a &lt;value&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie ihr ein &lt;value&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; belongs to classes, not to objects</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ gehört zu Klassen, nicht zu Objekten</translation>
    </message>
    <message>
        <source>Ask for it with getFact, or make a kind of a grouping.</source>
        <extracomment>findings</extracomment>
        <translation>Fragen Sie mit getFact danach oder machen Sie eine Art aus einer Gruppierung.</translation>
    </message>
    <message>
        <source>the kind &apos;{0}&apos; asks for more than one thing</source>
        <extracomment>findings</extracomment>
        <translation>die Art „{0}“ fragt nach mehr als einem</translation>
    </message>
    <message>
        <source>Give it one of type, property, grouping, option and any.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie ihr eines von type, property, grouping, option und any.</translation>
    </message>
    <message>
        <source>there is no earlier {0} &apos;{1}&apos; to {2}</source>
        <extracomment>findings</extracomment>
        <translation>es gibt nichts Früheres zu diesem Zweck ({2}): {0} „{1}“</translation>
    </message>
    <message>
        <source>Files load in the manifest&apos;s order, then by path.</source>
        <extracomment>findings</extracomment>
        <translation>Dateien werden in der Reihenfolge des Manifests geladen, dann nach dem Pfad.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is an occurrence already, which happens by itself</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist schon ein Vorkommnis, das von selbst geschieht</translation>
    </message>
    <message>
        <source>Give this one another id; triggers can answer &apos;{0}&apos; without a declaration.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie diesem eine andere Id; auf „{0}“ können Auslöser auch ohne Vereinbarung antworten.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is given in play, and has no &apos;{1}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ wird im Spiel vergeben und hat kein „{1}“</translation>
    </message>
    <message>
        <source>Leave one of the two out; a run-time property begins as not given.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie eines von beiden weg; eine Laufzeiteigenschaft ist zu Beginn nicht vergeben.</translation>
    </message>
    <message>
        <source>there are more than {0} {1}; the rest is left out</source>
        <extracomment>findings</extracomment>
        <translation>es gibt mehr als {0} {1}; der Rest bleibt weg</translation>
    </message>
    <message>
        <source>Declare it, in any file of the project.</source>
        <extracomment>findings</extracomment>
        <translation>Vereinbaren Sie es in irgendeiner Datei des Projekts.</translation>
    </message>
    <message>
        <source>the value of &apos;{0}&apos; is longer than 1 MB</source>
        <extracomment>findings</extracomment>
        <translation>der Wert von „{0}“ ist länger als 1 MB</translation>
    </message>
    <message>
        <source>Keep long data in a file of its own.</source>
        <extracomment>findings</extracomment>
        <translation>Legen Sie lange Daten in eine eigene Datei.</translation>
    </message>
    <message>
        <source>the XML declaration is not in the form that readers expect</source>
        <extracomment>findings</extracomment>
        <translation>die XML-Deklaration hat nicht die Form, die Leser erwarten</translation>
    </message>
    <message>
        <source>Write &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; or leave it out.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; oder lassen Sie sie weg.</translation>
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
        <source>&apos;&lt;!&apos; begins a comment, and this is none</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;!“ beginnt einen Kommentar, und dies ist keiner</translation>
    </message>
    <message>
        <source>Write &lt;!-- text --&gt;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &lt;!-- Text --&gt;.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot stand in a name</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann nicht in einem Namen stehen</translation>
    </message>
    <message>
        <source>Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Verwenden Sie Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no character that XML can hold</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist kein Zeichen, das XML enthalten kann</translation>
    </message>
    <message>
        <source>Remove the reference.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie den Verweis.</translation>
    </message>
    <message>
        <source>&apos;&amp;&apos; begins an entity, and none follows</source>
        <extracomment>findings</extracomment>
        <translation>„&amp;“ beginnt eine Entität, und es folgt keine</translation>
    </message>
    <message>
        <source>Write &amp;amp; for the sign.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &amp;amp; für das Zeichen.</translation>
    </message>
    <message>
        <source>&apos;]]&gt;&apos; stands in text outside of a CDATA section</source>
        <extracomment>findings</extracomment>
        <translation>„]]&gt;“ steht im Text außerhalb eines CDATA-Abschnitts</translation>
    </message>
    <message>
        <source>Write ]]&amp;gt; instead.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie stattdessen ]]&amp;gt;.</translation>
    </message>
    <message>
        <source>the control character {0} cannot stand in XML</source>
        <extracomment>findings</extracomment>
        <translation>das Steuerzeichen {0} kann nicht in XML stehen</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie es.</translation>
    </message>
    <message>
        <source>a DOCTYPE is never read here</source>
        <extracomment>findings</extracomment>
        <translation>ein DOCTYPE wird hier nie gelesen</translation>
    </message>
    <message>
        <source>Remove it; entities it defines have to be written out.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie ihn; Entitäten daraus müssen ausgeschrieben werden.</translation>
    </message>
    <message>
        <source>&apos;--&apos; stands inside a comment</source>
        <extracomment>findings</extracomment>
        <translation>„--“ steht in einem Kommentar</translation>
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
        <source>Divide it into several files.</source>
        <extracomment>findings</extracomment>
        <translation>Teilen Sie sie in mehrere Dateien.</translation>
    </message>
    <message>
        <source>these bytes are not UTF-8</source>
        <extracomment>findings</extracomment>
        <translation>diese Bytes sind kein UTF-8</translation>
    </message>
    <message>
        <source>the XML declaration does not stand at the very beginning</source>
        <extracomment>findings</extracomment>
        <translation>die XML-Deklaration steht nicht ganz am Anfang</translation>
    </message>
    <message>
        <source>Remove it, or remove what stands before it.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie sie oder das, was davor steht.</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos; stands in the value of &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;“ steht im Wert von „{0}“</translation>
    </message>
    <message>
        <source>Write &amp;lt; for the sign.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie &amp;lt; für das Zeichen.</translation>
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
        <source>the &apos;&lt;&apos; of a tag of &apos;{0}&apos; is missing</source>
        <extracomment>findings</extracomment>
        <translation>das „&lt;“ eines Tags von „{0}“ fehlt</translation>
    </message>
    <message>
        <source>Write it in front.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie es davor.</translation>
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
        <source>the &apos;;&apos; after &apos;{0}&apos; is missing</source>
        <extracomment>findings</extracomment>
        <translation>das „;“ hinter „{0}“ fehlt</translation>
    </message>
    <message>
        <source>Write it, or &amp;amp; for the sign &apos;&amp;&apos;.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie es oder &amp;amp; für das Zeichen „&amp;“.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; stands where &apos;&lt;/{0}&gt;&apos; closes line {1}</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;{0}&gt;“ steht da, wo „&lt;/{0}&gt;“ die Zeile {1} schließt</translation>
    </message>
    <message>
        <source>Write the slash.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie den Schrägstrich.</translation>
    </message>
    <message>
        <source>a space is missing before &apos;{0}&apos;</source>
        <extracomment>findings</extracomment>
        <translation>vor „{0}“ fehlt ein Leerzeichen</translation>
    </message>
    <message>
        <source>Write it.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie es.</translation>
    </message>
    <message>
        <source>&apos;&lt;/{0}&gt;&apos; closes &apos;&lt;{1}&gt;&apos; of line {2}</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;/{0}&gt;“ schließt „&lt;{1}&gt;“ der Zeile {2}</translation>
    </message>
    <message>
        <source>Give both tags the same name.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie beiden Tags denselben Namen.</translation>
    </message>
    <message>
        <source>there is no element in the file</source>
        <extracomment>findings</extracomment>
        <translation>in der Datei ist kein Element</translation>
    </message>
    <message>
        <source>A file holds one element around everything.</source>
        <extracomment>findings</extracomment>
        <translation>Eine Datei enthält ein Element um alles.</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; cannot stand in a tag</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ kann nicht in einem Tag stehen</translation>
    </message>
    <message>
        <source>a zero byte stands in the file</source>
        <extracomment>findings</extracomment>
        <translation>in der Datei steht ein Nullbyte</translation>
    </message>
    <message>
        <source>Remove it; the file may be damaged.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie es; die Datei könnte beschädigt sein.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; stands after the end of the file&apos;s one element in line {1}</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;{0}&gt;“ steht hinter dem Ende des einen Elements der Datei in Zeile {1}</translation>
    </message>
    <message>
        <source>Move it inside, or remove a close tag too many before it.</source>
        <extracomment>findings</extracomment>
        <translation>Verschieben Sie es hinein oder entfernen Sie ein überzähliges Schlusstag davor.</translation>
    </message>
    <message>
        <source>&apos;&lt;/{0}&gt;&apos; closes nothing</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;/{0}&gt;“ schließt nichts</translation>
    </message>
    <message>
        <source>Remove it, or write its open tag.</source>
        <extracomment>findings</extracomment>
        <translation>Entfernen Sie es oder schreiben Sie das öffnende Tag.</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos; begins no tag here</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;“ beginnt hier kein Tag</translation>
    </message>
    <message>
        <source>the text &apos;{0}&apos; looks like a tag without its &apos;&lt;&apos;</source>
        <extracomment>findings</extracomment>
        <translation>der Text „{0}“ sieht aus wie ein Tag ohne sein „&lt;“</translation>
    </message>
    <message>
        <source>text stands outside of the file&apos;s one element</source>
        <extracomment>findings</extracomment>
        <translation>außerhalb des einen Elements der Datei steht Text</translation>
    </message>
    <message>
        <source>Move it inside, or remove it.</source>
        <extracomment>findings</extracomment>
        <translation>Verschieben Sie ihn hinein oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; is nested more than 256 elements deep</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;{0}&gt;“ ist tiefer als 256 Elemente verschachtelt</translation>
    </message>
    <message>
        <source>What is deeper is not read; nest less deeply.</source>
        <extracomment>findings</extracomment>
        <translation>Was tiefer liegt, wird nicht gelesen; verschachteln Sie weniger tief.</translation>
    </message>
    <message>
        <source>{0} further faults</source>
        <extracomment>findings</extracomment>
        <translation>{0} weitere Fehler</translation>
    </message>
    <message>
        <source>Mend those above first.</source>
        <extracomment>findings</extracomment>
        <translation>Beheben Sie zuerst die darüber.</translation>
    </message>
    <message>
        <source>&apos;&lt;{0}&gt;&apos; of line {1} is never closed</source>
        <extracomment>findings</extracomment>
        <translation>„&lt;{0}&gt;“ der Zeile {1} wird nie geschlossen</translation>
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
        <source>Finish it.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie es zu Ende.</translation>
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
        <source>XML knows &amp;amp; &amp;lt; &amp;gt; &amp;quot; and &amp;apos; only.</source>
        <extracomment>findings</extracomment>
        <translation>XML kennt nur &amp;amp; &amp;lt; &amp;gt; &amp;quot; und &amp;apos;.</translation>
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
        <source>A word.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Wort.</translation>
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
        <source>The objects that it goes through: a type and a relation.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Objekte, die es durchgeht: ein Typ und eine Beziehung.</translation>
    </message>
    <message>
        <source>The run-time property that is read instead.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Laufzeiteigenschaft, die stattdessen gelesen wird.</translation>
    </message>
    <message>
        <source>What is read of the object.</source>
        <extracomment>phrases</extracomment>
        <translation>Was vom Objekt gelesen wird.</translation>
    </message>
    <message>
        <source>What is said.</source>
        <extracomment>phrases</extracomment>
        <translation>Was gesagt wird.</translation>
    </message>
    <message>
        <source>What it is called.</source>
        <extracomment>phrases</extracomment>
        <translation>Wie sie heißt.</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>phrases</extracomment>
        <translation>Worte</translation>
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
        <source>Other object</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Anderes Objekt</translation>
    </message>
    <message>
        <source>; near it: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>; ähnlich: {0}</translation>
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
        <source>a function of the language</source>
        <extracomment>phrases</extracomment>
        <translation>eine Funktion der Sprache</translation>
    </message>
    <message>
        <source>a selection</source>
        <extracomment>phrases</extracomment>
        <translation>eine Auswahl</translation>
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
        <source>a word of its own</source>
        <extracomment>phrases</extracomment>
        <translation>ein eigenes Wort</translation>
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
        <source>an aggregate of the language</source>
        <extracomment>phrases</extracomment>
        <translation>ein Aggregat der Sprache</translation>
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
        <extracomment>kinds of things</extracomment>
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
        <source>column of a table</source>
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
        <extracomment>phrases</extracomment>
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
        <source>in an aggregate of the content</source>
        <extracomment>phrases</extracomment>
        <translation>in einem Aggregat des Inhalts</translation>
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
        <source>in what a variable spreads from</source>
        <extracomment>phrases</extracomment>
        <translation>in dem, woraus eine Variable fortgeschrieben wird</translation>
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
        <source>it belongs to no single empire, or stands nowhere</source>
        <extracomment>phrases</extracomment>
        <translation>es gehört keinem einzelnen Reich oder steht nirgends</translation>
    </message>
    <message>
        <source>it cannot stand there</source>
        <extracomment>phrases</extracomment>
        <translation>es kann dort nicht stehen</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <extracomment>phrases</extracomment>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>it is not active</source>
        <extracomment>phrases</extracomment>
        <translation>sie ist nicht aktiv</translation>
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
        <source>no message is being read</source>
        <extracomment>phrases</extracomment>
        <translation>es wird keine Nachricht gelesen</translation>
    </message>
    <message>
        <source>no value</source>
        <extracomment>phrases</extracomment>
        <translation>keinen Wert</translation>
    </message>
    <message>
        <source>no way leads there any more</source>
        <extracomment>phrases</extracomment>
        <translation>es führt kein Weg mehr dorthin</translation>
    </message>
    <message>
        <source>nobody can produce or research it</source>
        <extracomment>phrases</extracomment>
        <translation>niemand kann es herstellen oder erforschen</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>phrases</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing in the game has the group</source>
        <extracomment>phrases</extracomment>
        <translation>nichts im Spiel hat die Gruppe</translation>
    </message>
    <message>
        <source>object</source>
        <extracomment>phrases</extracomment>
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
        <translation>Vorkommnis</translation>
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
        <source>parts of objects hold no meters or properties</source>
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
        <source>reading failed</source>
        <extracomment>phrases</extracomment>
        <translation>das Lesen misslang</translation>
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
        <source>something else</source>
        <extracomment>phrases</extracomment>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>something of every object</source>
        <extracomment>phrases</extracomment>
        <translation>etwas jedes Objekts</translation>
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
        <source>takes from it</source>
        <extracomment>phrases</extracomment>
        <translation>zieht ab</translation>
    </message>
    <message>
        <source>tech</source>
        <extracomment>kinds of things</extracomment>
        <translation>Technik</translation>
    </message>
    <message>
        <source>the file&apos;s one element</source>
        <extracomment>phrases</extracomment>
        <translation>das eine Element der Datei</translation>
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
        <source>the lane that it was on is gone, or leads there no more</source>
        <extracomment>phrases</extracomment>
        <translation>seine Straße ist nicht mehr da oder führt nicht mehr dorthin</translation>
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
        <source>the other one</source>
        <extracomment>phrases</extracomment>
        <translation>das andere</translation>
    </message>
    <message>
        <source>the owners of a system are those of its planets</source>
        <extracomment>phrases</extracomment>
        <translation>die Besitzer eines Systems sind die seiner Planeten</translation>
    </message>
    <message>
        <source>the policy</source>
        <extracomment>phrases</extracomment>
        <translation>die Regel</translation>
    </message>
    <message>
        <source>the whole run</source>
        <extracomment>phrases</extracomment>
        <translation>dem ganzen Lauf</translation>
    </message>
    <message>
        <source>this closes an element around it</source>
        <extracomment>phrases</extracomment>
        <translation>dies schließt ein Element darum</translation>
    </message>
    <message>
        <source>this condition uses one</source>
        <extracomment>phrases</extracomment>
        <translation>diese Bedingung verwendet einen</translation>
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
        <source>type of condition</source>
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
        <source>what answers it had it otherwise</source>
        <extracomment>phrases</extracomment>
        <translation>was darauf antwortet, wollte es anders</translation>
    </message>
    <message>
        <source>what is answered</source>
        <extracomment>phrases</extracomment>
        <translation>worauf geantwortet wird</translation>
    </message>
    <message>
        <source>what is compared has no value</source>
        <extracomment>phrases</extracomment>
        <translation>das Verglichene hat keinen Wert</translation>
    </message>
    <message>
        <source>what is included</source>
        <extracomment>phrases</extracomment>
        <translation>was eingeschlossen ist</translation>
    </message>
    <message>
        <source>what sets the group off</source>
        <extracomment>phrases</extracomment>
        <translation>was die Gruppe auslöst</translation>
    </message>
    <message>
        <source>where a modifier says when it is active</source>
        <extracomment>phrases</extracomment>
        <translation>wo ein Modifikator sagt, wann er aktiv ist</translation>
    </message>
    <message>
        <source>where it was going is gone</source>
        <extracomment>phrases</extracomment>
        <translation>sein Ziel ist nicht mehr da</translation>
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
        <source>&apos;{0}&apos; was used up by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ wurde verbraucht von {1}</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; was used up earlier in the turn</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ wurde früher in der Runde verbraucht</translation>
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
        <source>Comes once the choice is made, before its outcome.</source>
        <extracomment>phrases</extracomment>
        <translation>Kommt, sobald die Wahl getroffen ist, vor ihrem Ergebnis.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Conditions inside it, each an element of its own.</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingungen darin, jede ein eigenes Element.</translation>
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
        <source>Declared by the vocabulary; the effect raise makes it happen.</source>
        <extracomment>phrases</extracomment>
        <translation>Vom Vokabular vereinbart; der Effekt raise lässt es geschehen.</translation>
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
        <source>Findings</source>
        <extracomment>phrases</extracomment>
        <translation>Befunde</translation>
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
        <source>How a variable is changed, in the order in which they act.</source>
        <extracomment>phrases</extracomment>
        <translation>Wie eine Variable geändert wird, in der Reihenfolge ihres Wirkens.</translation>
    </message>
    <message>
        <source>How much the change is; answers before it may change it.</source>
        <extracomment>phrases</extracomment>
        <translation>Wie groß die Änderung ist; Antworten davor können sie ändern.</translation>
    </message>
    <message>
        <source>It cannot be prevented.</source>
        <extracomment>phrases</extracomment>
        <translation>Es lässt sich nicht verhindern.</translation>
    </message>
    <message>
        <source>Kinds</source>
        <extracomment>phrases</extracomment>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Looks at the local person&apos;s view: not for scenarios of several people.</source>
        <extracomment>phrases</extracomment>
        <translation>Betrachtet die Ansicht der Person am Rechner: nicht für Szenarien mit mehreren Personen.</translation>
    </message>
    <message>
        <source>May stand inside it.</source>
        <extracomment>phrases</extracomment>
        <translation>Dürfen darin stehen.</translation>
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
        <source>Occurrences</source>
        <extracomment>phrases</extracomment>
        <translation>Vorkommnisse</translation>
    </message>
    <message>
        <source>Of a class: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>Einer Klasse: {0}</translation>
    </message>
    <message>
        <source>One value of many objects: a selection, then behind a comma what to make one value of.</source>
        <extracomment>phrases</extracomment>
        <translation>Ein Wert aus vielen Objekten: eine Auswahl, dann hinter einem Komma, woraus ein Wert werden soll.</translation>
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
        <source>The kinds of object.</source>
        <extracomment>phrases</extracomment>
        <translation>Die Arten von Objekten.</translation>
    </message>
    <message>
        <source>The object that the condition is about.</source>
        <extracomment>phrases</extracomment>
        <translation>Das Objekt, um das es der Bedingung geht.</translation>
    </message>
    <message>
        <source>The other object that the condition speaks of.</source>
        <extracomment>phrases</extracomment>
        <translation>Das andere Objekt, von dem die Bedingung spricht.</translation>
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
        <source>They come whether or not anything happens there, happen to nothing, and cannot be prevented.</source>
        <extracomment>phrases</extracomment>
        <translation>Sie kommen, ob dort etwas geschieht oder nicht, geschehen niemandem und lassen sich nicht verhindern.</translation>
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
        <source>What `&lt;condition type=&quot;…&quot;/&gt;` watches for.</source>
        <extracomment>phrases</extracomment>
        <translation>Worauf `&lt;condition type=&quot;…&quot;/&gt;` achtet.</translation>
    </message>
    <message>
        <source>What `has` can ask for; `GOM_` in front means the same.</source>
        <extracomment>phrases</extracomment>
        <translation>Wonach `has` fragen kann; `GOM_` davor heißt dasselbe.</translation>
    </message>
    <message>
        <source>What a scenario&apos;s condition does, in the order written.</source>
        <extracomment>phrases</extracomment>
        <translation>Was die Bedingung eines Szenarios tut, in der geschriebenen Reihenfolge.</translation>
    </message>
    <message>
        <source>What empires order, in scenarios and in the sandbox.</source>
        <extracomment>phrases</extracomment>
        <translation>Was Reiche befehlen, in Szenarien und im Sandkasten.</translation>
    </message>
    <message>
        <source>What every object has: `Source.owner`, or bare of the object at hand.</source>
        <extracomment>phrases</extracomment>
        <translation>Was jedes Objekt hat: `Source.owner`, oder bloß beim gerade betrachteten Objekt.</translation>
    </message>
    <message>
        <source>What happens to objects: `&lt;trigger before=&quot;…&quot;/&gt;`, `when` and `after` let a group answer it.</source>
        <extracomment>phrases</extracomment>
        <translation>Was Objekten geschieht: `&lt;trigger before=&quot;…&quot;/&gt;`, `when` und `after` lassen eine Gruppe darauf antworten.</translation>
    </message>
    <message>
        <source>What is told of content, by code. A comment &lt;!-- orrery-ignore CODE --&gt; silences it where it stands, &lt;silence code=&quot;CODE&quot;/&gt; in the manifest for the whole project.</source>
        <extracomment>phrases</extracomment>
        <translation>Was über Inhalt gemeldet wird, nach Code. Ein Kommentar &lt;!-- orrery-ignore CODE --&gt; bringt es an Ort und Stelle zum Schweigen, &lt;silence code=&quot;CODE&quot;/&gt; im Manifest im ganzen Projekt.</translation>
    </message>
    <message>
        <source>What stands between values, or before one.</source>
        <extracomment>phrases</extracomment>
        <translation>Was zwischen Werten steht oder vor einem.</translation>
    </message>
    <message>
        <source>What that aims at which the empire controls.</source>
        <extracomment>phrases</extracomment>
        <translation>Was das anvisiert, was das Reich steuert.</translation>
    </message>
    <message>
        <source>What the empire controls.</source>
        <extracomment>phrases</extracomment>
        <translation>Was das Reich steuert.</translation>
    </message>
    <message>
        <source>Which objects an aggregate goes through: a type or `objects`, with a relation before or behind it, then perhaps `of` an object, then perhaps `where` a condition.</source>
        <extracomment>phrases</extracomment>
        <translation>Welche Objekte ein Aggregat durchgeht: ein Typ oder `objects`, mit einer Beziehung davor oder dahinter, dann vielleicht `of` und ein Objekt, dann vielleicht `where` und eine Bedingung.</translation>
    </message>
    <message>
        <source>Words that stand for a value by themselves.</source>
        <extracomment>phrases</extracomment>
        <translation>Wörter, die von selbst für einen Wert stehen.</translation>
    </message>
    <message>
        <source>a class of the grouping {0}</source>
        <extracomment>phrases</extracomment>
        <translation>eine Klasse der Gruppierung {0}</translation>
    </message>
    <message>
        <source>a condition inside</source>
        <extracomment>phrases</extracomment>
        <translation>eine Bedingung darin</translation>
    </message>
    <message>
        <source>a match of the first that matches anything</source>
        <extracomment>phrases</extracomment>
        <translation>ein Treffer der ersten, die auf etwas passt</translation>
    </message>
    <message>
        <source>a meter</source>
        <extracomment>phrases</extracomment>
        <translation>ein Messwert</translation>
    </message>
    <message>
        <source>a point of the turn always comes</source>
        <extracomment>phrases</extracomment>
        <translation>ein Zeitpunkt der Runde kommt immer</translation>
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
        <source>an owner of the source, which has none</source>
        <extracomment>phrases</extracomment>
        <translation>ein Besitzer der Quelle, die keinen hat</translation>
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
        <source>answers nothing</source>
        <extracomment>phrases</extracomment>
        <translation>antwortet auf nichts</translation>
    </message>
    <message>
        <source>any object</source>
        <extracomment>phrases</extracomment>
        <translation>irgendein Objekt</translation>
    </message>
    <message>
        <source>any of the {0} objects that are asked for</source>
        <extracomment>phrases</extracomment>
        <translation>eines der {0} gefragten Objekte</translation>
    </message>
    <message>
        <source>any value</source>
        <extracomment>phrases</extracomment>
        <translation>irgendein Wert</translation>
    </message>
    <message>
        <source>as turn {0} began</source>
        <extracomment>phrases</extracomment>
        <translation>zu Beginn der Runde {0}</translation>
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
        <source>attached to it</source>
        <extracomment>phrases</extracomment>
        <translation>daran angehängt</translation>
    </message>
    <message>
        <source>attached to what the source is attached to, which is nothing</source>
        <extracomment>phrases</extracomment>
        <translation>an dem, woran die Quelle hängt, und das ist nichts</translation>
    </message>
    <message>
        <source>attached to {0}, as the source is</source>
        <extracomment>phrases</extracomment>
        <translation>an {0}, wie die Quelle</translation>
    </message>
    <message>
        <source>belongs to its class</source>
        <extracomment>phrases</extracomment>
        <translation>gehört zu seiner Klasse</translation>
    </message>
    <message>
        <source>below {0}</source>
        <extracomment>phrases</extracomment>
        <translation>unter {0}</translation>
    </message>
    <message>
        <source>cannot carry it</source>
        <extracomment>phrases</extracomment>
        <translation>kann es nicht tragen</translation>
    </message>
    <message>
        <source>cannot leave what it is attached to</source>
        <extracomment>phrases</extracomment>
        <translation>kann nicht verlassen, woran es hängt</translation>
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
        <source>condition {0} cannot be asked: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0} lässt sich nicht stellen: {1}</translation>
    </message>
    <message>
        <source>condition {0} holds</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0} gilt</translation>
    </message>
    <message>
        <source>condition {0}: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0}: {1}</translation>
    </message>
    <message>
        <source>condition {0}: {1} could not be done: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>Bedingung {0}: {1} war nicht möglich: {2}</translation>
    </message>
    <message>
        <source>contained by it</source>
        <extracomment>phrases</extracomment>
        <translation>darin enthalten</translation>
    </message>
    <message>
        <source>containing it</source>
        <extracomment>phrases</extracomment>
        <translation>enthält es</translation>
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
        <source>did not answer: a parameter that is given in play was not given</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Ein im Spiel zu vergebender Parameter war nicht vergeben</translation>
    </message>
    <message>
        <source>did not answer: an earlier answer had made it not happen</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Eine frühere Antwort hatte es verhindert</translation>
    </message>
    <message>
        <source>did not answer: it answers the first only</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: antwortet nur beim ersten Mal</translation>
    </message>
    <message>
        <source>did not answer: its activation did not hold</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Die Aktivierung galt nicht</translation>
    </message>
    <message>
        <source>did not answer: its costs could not be paid</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Die Kosten konnten nicht bezahlt werden</translation>
    </message>
    <message>
        <source>did not answer: its holder had left the game</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Der Träger hatte das Spiel verlassen</translation>
    </message>
    <message>
        <source>did not answer: its owner passed</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Der Besitzer verzichtete</translation>
    </message>
    <message>
        <source>did not answer: the chain of triggers was cut</source>
        <extracomment>phrases</extracomment>
        <translation>antwortete nicht: Die Kette der Auslöser wurde abgebrochen</translation>
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
        <source>drew {0}</source>
        <extracomment>phrases</extracomment>
        <translation>zog {0}</translation>
    </message>
    <message>
        <source>duration ran out</source>
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
        <source>followed from a change before it</source>
        <extracomment>phrases</extracomment>
        <translation>folgte aus einer Änderung davor</translation>
    </message>
    <message>
        <source>given by a variable</source>
        <extracomment>phrases</extracomment>
        <translation>von einer Variablen vergeben</translation>
    </message>
    <message>
        <source>global modifiers</source>
        <extracomment>phrases</extracomment>
        <translation>globale Modifikatoren</translation>
    </message>
    <message>
        <source>gone</source>
        <extracomment>phrases</extracomment>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>groups fire from the step to turn 1 on</source>
        <extracomment>phrases</extracomment>
        <translation>Gruppen wirken ab dem Schritt zu Runde 1</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>phrases</extracomment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>had left the game</source>
        <extracomment>phrases</extracomment>
        <translation>hatte das Spiel verlassen</translation>
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
        <source>has no second focus</source>
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
        <source>has no value of {0}</source>
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
        <source>is in no system</source>
        <extracomment>phrases</extracomment>
        <translation>ist in keinem System</translation>
    </message>
    <message>
        <source>is in {0}, owned by {1}</source>
        <extracomment>phrases</extracomment>
        <translation>ist in {0}, Besitzer: {1}</translation>
    </message>
    <message>
        <source>is no planet</source>
        <extracomment>phrases</extracomment>
        <translation>ist kein Planet</translation>
    </message>
    <message>
        <source>is none of those that are compared</source>
        <extracomment>phrases</extracomment>
        <translation>ist keines der verglichenen</translation>
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
        <source>is the capital of no one</source>
        <extracomment>phrases</extracomment>
        <translation>ist niemandes Hauptstadt</translation>
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
        <source>it does not happen any more</source>
        <extracomment>phrases</extracomment>
        <translation>es geschieht nicht mehr</translation>
    </message>
    <message>
        <source>it follows from what happens to another object</source>
        <extracomment>phrases</extracomment>
        <translation>es folgt aus dem, was einem anderen Objekt geschieht</translation>
    </message>
    <message>
        <source>it has happened already</source>
        <extracomment>phrases</extracomment>
        <translation>es ist schon geschehen</translation>
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
        <source>it was so already, so nothing happened</source>
        <extracomment>phrases</extracomment>
        <translation>es war schon so, also geschah nichts</translation>
    </message>
    <message>
        <source>its owners are those of its planets</source>
        <extracomment>phrases</extracomment>
        <translation>seine Besitzer sind die seiner Planeten</translation>
    </message>
    <message>
        <source>its planet size is none</source>
        <extracomment>phrases</extracomment>
        <translation>seine Planetengröße ist keine</translation>
    </message>
    <message>
        <source>its subject left the game before</source>
        <extracomment>phrases</extracomment>
        <translation>der Betroffene verließ vorher das Spiel</translation>
    </message>
    <message>
        <source>joined with the source by lanes through systems of an owner of both</source>
        <extracomment>phrases</extracomment>
        <translation>mit der Quelle durch Straßen durch Systeme eines gemeinsamen Besitzers verbunden</translation>
    </message>
    <message>
        <source>kept within its bounds</source>
        <extracomment>phrases</extracomment>
        <translation>in seinen Schranken gehalten</translation>
    </message>
    <message>
        <source>kept within its maximum and bounds</source>
        <extracomment>phrases</extracomment>
        <translation>in Höchstwert und Schranken gehalten</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>phrases</extracomment>
        <translation>erzeugt</translation>
    </message>
    <message>
        <source>made by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>geschaffen von {0}</translation>
    </message>
    <message>
        <source>moved</source>
        <extracomment>phrases</extracomment>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>no class is named</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Klasse genannt</translation>
    </message>
    <message>
        <source>no destination</source>
        <extracomment>phrases</extracomment>
        <translation>kein Reiseziel</translation>
    </message>
    <message>
        <source>no empire is given by &apos;{0}&apos;</source>
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
        <source>no special is named</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Besonderheit genannt</translation>
    </message>
    <message>
        <source>no tech is named</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Technik genannt</translation>
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
        <source>none of the {0} matches anything</source>
        <extracomment>phrases</extracomment>
        <translation>keine der {0} passt auf etwas</translation>
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
        <source>not there</source>
        <extracomment>phrases</extracomment>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>not yet there</source>
        <extracomment>phrases</extracomment>
        <translation>noch nicht da</translation>
    </message>
    <message>
        <source>nothing changed by it</source>
        <extracomment>phrases</extracomment>
        <translation>nichts änderte sich dadurch</translation>
    </message>
    <message>
        <source>nothing happened that it answers: {0}</source>
        <extracomment>phrases</extracomment>
        <translation>nichts geschah, worauf sie antwortet: {0}</translation>
    </message>
    <message>
        <source>nothing matches</source>
        <extracomment>phrases</extracomment>
        <translation>nichts passt</translation>
    </message>
    <message>
        <source>nothing was left of the change</source>
        <extracomment>phrases</extracomment>
        <translation>von der Änderung blieb nichts übrig</translation>
    </message>
    <message>
        <source>number {0} of {1} is the first that matches anything, and matches it</source>
        <extracomment>phrases</extracomment>
        <translation>Nummer {0} von {1} ist die erste, die auf etwas passt, und passt auf dieses</translation>
    </message>
    <message>
        <source>number {0} of {1} is the first that matches anything, but cannot be answered of it</source>
        <extracomment>phrases</extracomment>
        <translation>Nummer {0} von {1} ist die erste, die auf etwas passt, ist für dieses aber nicht zu beantworten</translation>
    </message>
    <message>
        <source>number {0} of {1} is the first that matches anything, but not it</source>
        <extracomment>phrases</extracomment>
        <translation>Nummer {0} von {1} ist die erste, die auf etwas passt, aber nicht auf dieses</translation>
    </message>
    <message>
        <source>of each {0}</source>
        <extracomment>phrases</extracomment>
        <translation>eine je {0}</translation>
    </message>
    <message>
        <source>of the whole run</source>
        <extracomment>phrases</extracomment>
        <translation>des ganzen Laufs</translation>
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
        <source>ordered</source>
        <extracomment>phrases</extracomment>
        <translation>befohlen</translation>
    </message>
    <message>
        <source>others did not fire either</source>
        <extracomment>phrases</extracomment>
        <translation>auch andere wirkten nicht</translation>
    </message>
    <message>
        <source>others passed it by too</source>
        <extracomment>phrases</extracomment>
        <translation>auch andere gingen daran vorbei</translation>
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
        <source>owners that each are {0}</source>
        <extracomment>phrases</extracomment>
        <translation>als jeder Besitzer {0}</translation>
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
        <extracomment>kinds of things</extracomment>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>seen by the source</source>
        <extracomment>phrases</extracomment>
        <translation>von der Quelle gesehen</translation>
    </message>
    <message>
        <source>set up</source>
        <extracomment>phrases</extracomment>
        <translation>aufgestellt</translation>
    </message>
    <message>
        <source>something else happened instead</source>
        <extracomment>phrases</extracomment>
        <translation>etwas anderes geschah stattdessen</translation>
    </message>
    <message>
        <source>something else happened instead, made so</source>
        <extracomment>phrases</extracomment>
        <translation>etwas anderes geschah stattdessen, veranlasst</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>phrases</extracomment>
        <translation>fortgeschrieben</translation>
    </message>
    <message>
        <source>stacked out</source>
        <extracomment>phrases</extracomment>
        <translation>durch Stapelung ausgeschieden</translation>
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
        <source>that it does not hold</source>
        <extracomment>phrases</extracomment>
        <translation>dass sie nicht gilt</translation>
    </message>
    <message>
        <source>that it does not see the source</source>
        <extracomment>phrases</extracomment>
        <translation>dass es die Quelle nicht sieht</translation>
    </message>
    <message>
        <source>that it sees the source</source>
        <extracomment>phrases</extracomment>
        <translation>dass es die Quelle sieht</translation>
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
        <source>the change was reduced to nothing</source>
        <extracomment>phrases</extracomment>
        <translation>die Änderung wurde auf nichts verringert</translation>
    </message>
    <message>
        <source>the condition inside cannot be answered</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingung darin ist nicht zu beantworten</translation>
    </message>
    <message>
        <source>the condition inside does not hold</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingung darin gilt nicht</translation>
    </message>
    <message>
        <source>the condition inside holds</source>
        <extracomment>phrases</extracomment>
        <translation>die Bedingung darin gilt</translation>
    </message>
    <message>
        <source>the conditional that the effect stands in took the other way</source>
        <extracomment>phrases</extracomment>
        <translation>die Fallunterscheidung um den Effekt nahm den anderen Weg</translation>
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
        <source>the group has errors and is left alone</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe hat Fehler und bleibt beiseite</translation>
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
        <source>the run-time property &apos;{0}&apos; is not given</source>
        <extracomment>phrases</extracomment>
        <translation>die Laufzeiteigenschaft „{0}“ ist nicht vergeben</translation>
    </message>
    <message>
        <source>the scenario&apos;s doing</source>
        <extracomment>phrases</extracomment>
        <translation>durch das Szenario</translation>
    </message>
    <message>
        <source>the source</source>
        <extracomment>phrases</extracomment>
        <translation>die Quelle</translation>
    </message>
    <message>
        <source>the source has no position</source>
        <extracomment>phrases</extracomment>
        <translation>die Quelle hat keinen Ort</translation>
    </message>
    <message>
        <source>the turn did not come to the group</source>
        <extracomment>phrases</extracomment>
        <translation>die Runde kam nicht bis zu der Gruppe</translation>
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
        <source>there is no condition inside</source>
        <extracomment>phrases</extracomment>
        <translation>es steht keine Bedingung darin</translation>
    </message>
    <message>
        <source>there is no condition to ask</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine Bedingung zu stellen</translation>
    </message>
    <message>
        <source>there is no empire &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt kein Reich „{0}“</translation>
    </message>
    <message>
        <source>there is no value for &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>für „{0}“ gibt es keinen Wert</translation>
    </message>
    <message>
        <source>there is no way</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen Weg</translation>
    </message>
    <message>
        <source>there is none on the map</source>
        <extracomment>phrases</extracomment>
        <translation>auf der Karte gibt es keines</translation>
    </message>
    <message>
        <source>there is nothing to compare</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <source>there is nothing to count</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt nichts zu zählen</translation>
    </message>
    <message>
        <source>there is nothing to measure to</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt nichts, wohin zu messen wäre</translation>
    </message>
    <message>
        <source>there was not enough to pay it</source>
        <extracomment>phrases</extracomment>
        <translation>es reichte nicht, um es zu bezahlen</translation>
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
        <source>was active, and its scope was empty</source>
        <extracomment>phrases</extracomment>
        <translation>war aktiv, und der Geltungsbereich war leer</translation>
    </message>
    <message>
        <source>was allowed to it in play, whatever the class&apos;s flag says and whatever must be owned before</source>
        <extracomment>phrases</extracomment>
        <translation>wurde im Spiel erlaubt, was auch die Angabe der Klasse sagt und was auch vorher zu besitzen wäre</translation>
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
        <source>was forbidden to it in play</source>
        <extracomment>phrases</extracomment>
        <translation>wurde im Spiel verboten</translation>
    </message>
    <message>
        <source>was made by nothing</source>
        <extracomment>phrases</extracomment>
        <translation>wurde von nichts geschaffen</translation>
    </message>
    <message>
        <source>was made by {0}</source>
        <extracomment>phrases</extracomment>
        <translation>wurde von {0} geschaffen</translation>
    </message>
    <message>
        <source>was made in this turn: its groups are first considered in the next one</source>
        <extracomment>phrases</extracomment>
        <translation>wurde in dieser Runde erzeugt: Seine Gruppen werden erst in der nächsten betrachtet</translation>
    </message>
    <message>
        <source>was made {0} turn ago</source>
        <extracomment>phrases</extracomment>
        <translation>wurde vor {0} Runde geschaffen</translation>
    </message>
    <message>
        <source>was made {0} turns ago</source>
        <extracomment>phrases</extracomment>
        <translation>wurde vor {0} Runden geschaffen</translation>
    </message>
    <message>
        <source>was not needed: the payment was made without it</source>
        <extracomment>phrases</extracomment>
        <translation>wurde nicht gebraucht: Die Zahlung gelang ohne sie</translation>
    </message>
    <message>
        <source>was not yet in the game</source>
        <extracomment>phrases</extracomment>
        <translation>war noch nicht im Spiel</translation>
    </message>
    <message>
        <source>was the capital of no one as the game began</source>
        <extracomment>phrases</extracomment>
        <translation>war bei Spielbeginn niemandes Hauptstadt</translation>
    </message>
    <message>
        <source>was the capital of {0} as the game began</source>
        <extracomment>phrases</extracomment>
        <translation>war bei Spielbeginn die Hauptstadt von {0}</translation>
    </message>
    <message>
        <source>what is asked for, which nothing is</source>
        <extracomment>phrases</extracomment>
        <translation>das Gefragte, und das ist nichts</translation>
    </message>
    <message>
        <source>what the condition inside matches</source>
        <extracomment>phrases</extracomment>
        <translation>worauf die Bedingung darin passt</translation>
    </message>
    <message>
        <source>what the source aims at, which is nothing</source>
        <extracomment>phrases</extracomment>
        <translation>was die Quelle anvisiert, und das ist nichts</translation>
    </message>
    <message>
        <source>who sees it was found</source>
        <extracomment>phrases</extracomment>
        <translation>wer es sieht, wurde ermittelt</translation>
    </message>
    <message>
        <source>{0} (also {1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} (auch {1})</translation>
    </message>
    <message>
        <source>{0} ({1} where it is left out)</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1}, wo es fehlt)</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} Holds conditions.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Enthält Bedingungen.</translation>
    </message>
    <message>
        <source>{0} Holds conditions; may be left out.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Enthält Bedingungen; darf fehlen.</translation>
    </message>
    <message>
        <source>{0} Holds effects.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Enthält Effekte.</translation>
    </message>
    <message>
        <source>{0} Holds effects; may be left out.</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Enthält Effekte; darf fehlen.</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <source>{0} answers competed ({1}, step {2})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Antworten konkurrierten ({1}, Schritt {2})</translation>
    </message>
    <message>
        <source>{0} answers competed ({1}, step {2}); {3} decided</source>
        <extracomment>phrases</extracomment>
        <translation>{0} Antworten konkurrierten ({1}, Schritt {2}); {3} entschied</translation>
    </message>
    <message>
        <source>{0} as second focus</source>
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
        <source>{0} does not hold</source>
        <extracomment>phrases</extracomment>
        <translation>{0} gilt nicht</translation>
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
        <source>{0} of {1} hold</source>
        <extracomment>phrases</extracomment>
        <translation>{0} von {1} gelten</translation>
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
        <source>{0}, as main or second focus</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, als erster oder zweiter Schwerpunkt</translation>
    </message>
    <message>
        <source>{0}, as of {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, wie bei {1}</translation>
    </message>
    <message>
        <source>{0}, at which the source aims</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, das die Quelle anvisiert</translation>
    </message>
    <message>
        <source>{0}, changed to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, geändert auf {1}</translation>
    </message>
    <message>
        <source>{0}, nothing of {1} among them</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, darunter nichts von {1}</translation>
    </message>
    <message>
        <source>{0}, wanted: not {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, verlangt: nicht {1}</translation>
    </message>
    <message>
        <source>{0}, wanted: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, verlangt: {1}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} answered</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, {1}: {2} antwortete</translation>
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
        <source>multiply by a constant: * 0.5 for / 2</source>
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
        <source>take the truth test to a condition</source>
        <extracomment>functions</extracomment>
        <translation>machen Sie die Wahrheitsfrage zu einer Bedingung</translation>
    </message>
    <message>
        <source>make two effects, each with a condition of its own</source>
        <extracomment>functions</extracomment>
        <translation>machen Sie zwei Effekte daraus, jeden mit eigener Bedingung</translation>
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
        <source>speak of Source or Target</source>
        <extracomment>functions</extracomment>
        <translation>sprechen Sie von Source oder Target</translation>
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
        <translation>Vorkommnisse</translation>
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
        <source> ({0} orders tried, not all)</source>
        <extracomment>phrases</extracomment>
        <translation> ({0} Reihenfolgen versucht, nicht alle)</translation>
    </message>
    <message>
        <source> that another is below</source>
        <extracomment>phrases</extracomment>
        <translation>, unter dem ein anderer liegt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has a text already</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat schon einen Text</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no Speed</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat keine Speed</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; has no text</source>
        <extracomment>phrases</extracomment>
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
        <source>&apos;{0}&apos; holds something that no import wrote; name an empty or new folder</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ enthält etwas, das kein Import geschrieben hat; nennen Sie einen leeren oder neuen Ordner</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is neither Source nor Target</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist weder Source noch Target</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no class of the type &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist keine Klasse des Typs „{1}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no constant for &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist keine Konstante für „{1}“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is no folder</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Ordner</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not hidden any more</source>
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
        <source>&apos;{0}&apos; is not known</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not of the form OBJECT.VALUE=CONSTANT</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ hat nicht die Form OBJEKT.WERT=KONSTANTE</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is not the name of a language, as &apos;de&apos; or &apos;pt-BR&apos; is</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist kein Name einer Sprache wie „de“ oder „pt-BR“</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; is nowhere</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ ist nirgendwo</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; was not expected here</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ gehört nicht hierher</translation>
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
        <source>All that is owned.</source>
        <extracomment>phrases</extracomment>
        <translation>Alles, was jemandem gehört.</translation>
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
        <source>One for the whole run.</source>
        <extracomment>phrases</extracomment>
        <translation>Eine für den ganzen Lauf.</translation>
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
        <source>a text stands here without a name</source>
        <extracomment>phrases</extracomment>
        <translation>hier steht ein Text ohne Namen</translation>
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
        <source>add a condition, or take it out</source>
        <extracomment>phrases</extracomment>
        <translation>fügen Sie eine Bedingung hinzu, oder nehmen Sie es heraus</translation>
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
        <source>calculate with numbers only</source>
        <extracomment>phrases</extracomment>
        <translation>rechnen Sie nur mit Zahlen</translation>
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
        <source>cannot look at &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht angesehen werden: {1}</translation>
    </message>
    <message>
        <source>cannot make the folder &apos;{0}&apos;: {1}</source>
        <extracomment>phrases</extracomment>
        <translation>der Ordner „{0}“ kann nicht angelegt werden: {1}</translation>
    </message>
    <message>
        <source>cannot make the folder of &apos;{0}&apos;: {1}</source>
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
        <source>define it, or take this out</source>
        <extracomment>phrases</extracomment>
        <translation>vereinbaren Sie es, oder nehmen Sie dies heraus</translation>
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
        <source>divide it into several effects</source>
        <extracomment>phrases</extracomment>
        <translation>verteilen Sie es auf mehrere Effekte</translation>
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
        <source>how well a planet suits a race is nothing that the engine knows</source>
        <extracomment>phrases</extracomment>
        <translation>wie gut ein Planet zu einem Volk passt, kennt das Programm nicht</translation>
    </message>
    <message>
        <source>insert &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ einfügen</translation>
    </message>
    <message>
        <source>is not asked: the expression is too long</source>
        <extracomment>phrases</extracomment>
        <translation>wird nicht gefragt: Der Ausdruck ist zu lang</translation>
    </message>
    <message>
        <source>is not well-formed</source>
        <extracomment>phrases</extracomment>
        <translation>ist nicht wohlgeformt</translation>
    </message>
    <message>
        <source>it acted on the owner of the source once for each object in scope</source>
        <extracomment>phrases</extracomment>
        <translation>es wirkte auf den Besitzer der Quelle, einmal für jedes Objekt im Geltungsbereich</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <extracomment>phrases</extracomment>
        <translation>es lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>it did things that the engine keeps apart; some of its effects are in &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>sie tat Dinge, die das Programm trennt; einige ihrer Effekte stehen in „{0}“</translation>
    </message>
    <message>
        <source>it did things that the engine keeps apart; some of its effects are in &apos;{0}&apos;, which draws its chances apart</source>
        <extracomment>phrases</extracomment>
        <translation>sie tat Dinge, die das Programm trennt; einige ihrer Effekte stehen in „{0}“, die ihre Zufälle für sich zieht</translation>
    </message>
    <message>
        <source>it has a fault</source>
        <extracomment>phrases</extracomment>
        <translation>es hat einen Fehler</translation>
    </message>
    <message>
        <source>it has to hold one condition</source>
        <extracomment>phrases</extracomment>
        <translation>es muss eine Bedingung enthalten</translation>
    </message>
    <message>
        <source>it is a {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ihr Format ist {0}</translation>
    </message>
    <message>
        <source>it is broken in the source</source>
        <extracomment>phrases</extracomment>
        <translation>es ist im Quelltext fehlerhaft</translation>
    </message>
    <message>
        <source>it is no number</source>
        <extracomment>phrases</extracomment>
        <translation>es ist keine Zahl</translation>
    </message>
    <message>
        <source>it is too long</source>
        <extracomment>phrases</extracomment>
        <translation>es ist zu lang</translation>
    </message>
    <message>
        <source>it means nothing in &lt;XMLDoc&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>es bedeutet nichts in &lt;XMLDoc&gt;</translation>
    </message>
    <message>
        <source>it means nothing in &lt;{0}&gt;</source>
        <extracomment>phrases</extracomment>
        <translation>es bedeutet nichts in &lt;{0}&gt;</translation>
    </message>
    <message>
        <source>it picked some of the matching objects at random, which no condition of the engine does</source>
        <extracomment>phrases</extracomment>
        <translation>es wählte einige der passenden Objekte zufällig aus, was keine Bedingung des Programms tut</translation>
    </message>
    <message>
        <source>it reads {0}, so it acts at priority {1} or later, after all that builds it</source>
        <extracomment>phrases</extracomment>
        <translation>sie liest {0}, also wirkt sie mit Priorität {1} oder später, nach allem, was es aufbaut</translation>
    </message>
    <message>
        <source>it reads {0}, which groups build that read what it builds: no order is right</source>
        <extracomment>phrases</extracomment>
        <translation>sie liest {0}, das Gruppen aufbauen, die lesen, was sie aufbaut: Keine Reihenfolge ist richtig</translation>
    </message>
    <message>
        <source>its attributes</source>
        <extracomment>phrases</extracomment>
        <translation>seine Attribute</translation>
    </message>
    <message>
        <source>its name has a fault</source>
        <extracomment>phrases</extracomment>
        <translation>sein Name hat einen Fehler</translation>
    </message>
    <message>
        <source>its scope asks for an object</source>
        <extracomment>phrases</extracomment>
        <translation>ihr Geltungsbereich verlangt ein Objekt</translation>
    </message>
    <message>
        <source>its source is {0}</source>
        <extracomment>phrases</extracomment>
        <translation>ihre Quelle ist {0}</translation>
    </message>
    <message>
        <source>kind of items</source>
        <extracomment>phrases</extracomment>
        <translation>Art von Dingen</translation>
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
        <source>meters went to 100, so the high of {0} is no upper limit</source>
        <extracomment>phrases</extracomment>
        <translation>Messwerte gingen bis 100, also ist das Höchste von {0} keine Obergrenze</translation>
    </message>
    <message>
        <source>multiply each term by itself: a * c + b * c for (a + b) * c</source>
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
        <source>no condition of the engine asks who sees an object</source>
        <extracomment>phrases</extracomment>
        <translation>keine Bedingung des Programms fragt, wer ein Objekt sieht</translation>
    </message>
    <message>
        <source>no empire of the game is called &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>kein Reich im Spiel heißt „{0}“</translation>
    </message>
    <message>
        <source>no file defines it</source>
        <extracomment>phrases</extracomment>
        <translation>keine Datei vereinbart es</translation>
    </message>
    <message>
        <source>no lane leads from {0}</source>
        <extracomment>phrases</extracomment>
        <translation>von {0} führt keine Straße weg</translation>
    </message>
    <message>
        <source>no tech is of this category</source>
        <extracomment>phrases</extracomment>
        <translation>keine Technik ist von dieser Kategorie</translation>
    </message>
    <message>
        <source>no type</source>
        <extracomment>phrases</extracomment>
        <translation>kein Typ</translation>
    </message>
    <message>
        <source>no way along lanes leads from where {0} is to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>kein Weg auf Straßen führt von dort, wo {0} ist, nach {1}</translation>
    </message>
    <message>
        <source>no way along lanes leads from {0} to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>kein Weg auf Straßen führt von {0} nach {1}</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>phrases</extracomment>
        <translation>niemandem</translation>
    </message>
    <message>
        <source>nothing in the engine stands for {0}</source>
        <extracomment>phrases</extracomment>
        <translation>nichts im Programm entspricht {0}</translation>
    </message>
    <message>
        <source>nothing in the game is called &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>nichts im Spiel heißt „{0}“</translation>
    </message>
    <message>
        <source>nothing makes the items of a tech available without the tech</source>
        <extracomment>phrases</extracomment>
        <translation>nichts macht die Dinge einer Technik ohne die Technik verfügbar</translation>
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
        <source>objects have no &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte haben kein „{0}“</translation>
    </message>
    <message>
        <source>objects have no effect target yet</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte haben noch kein Ziel von Effekten</translation>
    </message>
    <message>
        <source>objects of the type &apos;{0}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>Objekte des Typs „{0}“</translation>
    </message>
    <message>
        <source>only Source.Owner names an empire that the engine knows</source>
        <extracomment>phrases</extracomment>
        <translation>nur Source.Owner nennt ein Reich, das das Programm kennt</translation>
    </message>
    <message>
        <source>projects cannot be attached to the type {0}</source>
        <extracomment>phrases</extracomment>
        <translation>an den Typ {0} lassen sich keine Projekte hängen</translation>
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
        <source>put it into the &lt;effects&gt; of a class</source>
        <extracomment>phrases</extracomment>
        <translation>setzen Sie es in die &lt;effects&gt; einer Klasse</translation>
    </message>
    <message>
        <source>put it into the &lt;effects&gt; of its class</source>
        <extracomment>phrases</extracomment>
        <translation>setzen Sie es in die &lt;effects&gt; seiner Klasse</translation>
    </message>
    <message>
        <source>put them into Condition::And or Condition::Or</source>
        <extracomment>phrases</extracomment>
        <translation>setzen Sie sie in Condition::And oder Condition::Or</translation>
    </message>
    <message>
        <source>read a meter, with Max or Current in front</source>
        <extracomment>phrases</extracomment>
        <translation>lesen Sie einen Messwert, mit Max oder Current davor</translation>
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
        <source>stand more</source>
        <extracomment>phrases</extracomment>
        <translation>mehr</translation>
    </message>
    <message>
        <source>stands none</source>
        <extracomment>phrases</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>stands one</source>
        <extracomment>phrases</extracomment>
        <translation>eine</translation>
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
        <source>take it out</source>
        <extracomment>phrases</extracomment>
        <translation>nehmen Sie es heraus</translation>
    </message>
    <message>
        <source>take it out, or make it a comment</source>
        <extracomment>phrases</extracomment>
        <translation>nehmen Sie es heraus, oder machen Sie einen Kommentar daraus</translation>
    </message>
    <message>
        <source>take it out, or put it where it belongs</source>
        <extracomment>phrases</extracomment>
        <translation>nehmen Sie es heraus, oder setzen Sie es an seinen Platz</translation>
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
        <source>the documentation of the dialect lists the conditions</source>
        <extracomment>phrases</extracomment>
        <translation>die Beschreibung des Dialekts zählt die Bedingungen auf</translation>
    </message>
    <message>
        <source>the documentation of the dialect lists the effects</source>
        <extracomment>phrases</extracomment>
        <translation>die Beschreibung des Dialekts zählt die Effekte auf</translation>
    </message>
    <message>
        <source>the earlier one</source>
        <extracomment>phrases</extracomment>
        <translation>das frühere</translation>
    </message>
    <message>
        <source>the empire &apos;{0}&apos; has no build object</source>
        <extracomment>phrases</extracomment>
        <translation>das Reich „{0}“ hat kein Bauobjekt</translation>
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
        <source>the engine has no ship components</source>
        <extracomment>phrases</extracomment>
        <translation>das Programm hat keine Schiffsteile</translation>
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
        <source>the first &lt;{0}&gt; counts</source>
        <extracomment>phrases</extracomment>
        <translation>das erste &lt;{0}&gt; zählt</translation>
    </message>
    <message>
        <source>the first one counts; rename this one</source>
        <extracomment>phrases</extracomment>
        <translation>das erste zählt; benennen Sie dieses um</translation>
    </message>
    <message>
        <source>the first one counts; take this one out</source>
        <extracomment>phrases</extracomment>
        <translation>das erste zählt; nehmen Sie dieses heraus</translation>
    </message>
    <message>
        <source>the group has no source</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe hat keine Quelle</translation>
    </message>
    <message>
        <source>the group is switched off, as a part of it is missing</source>
        <extracomment>phrases</extracomment>
        <translation>die Gruppe ist ausgeschaltet, da ein Teil von ihr fehlt</translation>
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
        <source>the stacking group &apos;{0}&apos; is called &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>die Stapelgruppe „{0}“ heißt jetzt „{1}“</translation>
    </message>
    <message>
        <source>the stockpile of {0}</source>
        <extracomment>phrases</extracomment>
        <translation>dem Vorrat an {0}</translation>
    </message>
    <message>
        <source>the table of &apos;{0}&apos; has faults; mend them first</source>
        <extracomment>phrases</extracomment>
        <translation>die Tabelle von „{0}“ hat Fehler; beheben Sie diese zuerst</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; cannot be changed where it stands</source>
        <extracomment>phrases</extracomment>
        <translation>der Text von „{0}“ in „{1}“ kann an seiner Stelle nicht geändert werden</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; holds other elements or comments</source>
        <extracomment>phrases</extracomment>
        <translation>der Text von „{0}“ in „{1}“ enthält andere Elemente oder Kommentare</translation>
    </message>
    <message>
        <source>the text of &apos;{0}&apos; in &apos;{1}&apos; holds what XML cannot hold</source>
        <extracomment>phrases</extracomment>
        <translation>der Text von „{0}“ in „{1}“ enthält, was XML nicht enthalten kann</translation>
    </message>
    <message>
        <source>the text of several lines is never closed</source>
        <extracomment>phrases</extracomment>
        <translation>der mehrzeilige Text endet nie</translation>
    </message>
    <message>
        <source>the type &apos;project&apos; has no property &apos;{0}&apos; of the format {1}</source>
        <extracomment>phrases</extracomment>
        <translation>der Typ „project“ hat keine Eigenschaft „{0}“ des Formats {1}</translation>
    </message>
    <message>
        <source>the type &apos;project&apos; names no class for new projects</source>
        <extracomment>phrases</extracomment>
        <translation>der Typ „project“ nennt keine Klasse für neue Projekte</translation>
    </message>
    <message>
        <source>the value</source>
        <extracomment>phrases</extracomment>
        <translation>der Wert</translation>
    </message>
    <message>
        <source>the vocabulary has no type &apos;game&apos;, whose object holds what is global</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keinen Typ „game“, dessen Objekt das Globale trägt</translation>
    </message>
    <message>
        <source>the vocabulary has no type &apos;project&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>das Vokabular hat keinen Typ „project“</translation>
    </message>
    <message>
        <source>there are no elements in it</source>
        <extracomment>phrases</extracomment>
        <translation>es sind keine Elemente darin</translation>
    </message>
    <message>
        <source>there are words outside of elements</source>
        <extracomment>phrases</extracomment>
        <translation>außerhalb von Elementen stehen Worte</translation>
    </message>
    <message>
        <source>there is a processing instruction in it, which text cannot hold</source>
        <extracomment>phrases</extracomment>
        <translation>es enthält eine Verarbeitungsanweisung, die Text nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>there is no amount to change</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keinen Betrag zu ändern</translation>
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
        <source>there is no such kind</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine solche Art</translation>
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
        <source>this bracket is never closed</source>
        <extracomment>phrases</extracomment>
        <translation>diese Klammer wird nie geschlossen</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <extracomment>phrases</extracomment>
        <translation>dies teilt durch 0</translation>
    </message>
    <message>
        <source>this does not say what to read of the object</source>
        <extracomment>phrases</extracomment>
        <translation>dies sagt nicht, was vom Objekt gelesen werden soll</translation>
    </message>
    <message>
        <source>this quote does not end</source>
        <extracomment>phrases</extracomment>
        <translation>dieses Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>this stands behind a quoted cell</source>
        <extracomment>phrases</extracomment>
        <translation>dies steht hinter einer Zelle in Anführungszeichen</translation>
    </message>
    <message>
        <source>turn {0}: no order matters: {1} conflicts, {2} other orders{3}</source>
        <extracomment>findings</extracomment>
        <translation>Runde {0}: keine Reihenfolge macht einen Unterschied: {1} Konflikte, {2} andere Reihenfolgen{3}</translation>
    </message>
    <message>
        <source>turn {0}: order matters: {1} outcomes{2}</source>
        <extracomment>phrases</extracomment>
        <translation>Runde {0}: die Reihenfolge macht einen Unterschied: {1} Ausgänge{2}</translation>
    </message>
    <message>
        <source>type of techs</source>
        <extracomment>phrases</extracomment>
        <translation>Typ von Techniken</translation>
    </message>
    <message>
        <source>use constants and the meters of Source and Target</source>
        <extracomment>phrases</extracomment>
        <translation>verwenden Sie Konstanten und die Messwerte von Source und Target</translation>
    </message>
    <message>
        <source>was not asked to the end</source>
        <extracomment>phrases</extracomment>
        <translation>wurde nicht zu Ende gefragt</translation>
    </message>
    <message>
        <source>what is no number may be read of the source only</source>
        <extracomment>phrases</extracomment>
        <translation>was keine Zahl ist, darf nur von der Quelle gelesen werden</translation>
    </message>
    <message>
        <source>what it asks for has errors</source>
        <extracomment>phrases</extracomment>
        <translation>was sie verlangt, hat Fehler</translation>
    </message>
    <message>
        <source>when</source>
        <extracomment>phrases</extracomment>
        <translation>bei</translation>
    </message>
    <message>
        <source>would take too much work</source>
        <extracomment>phrases</extracomment>
        <translation>wäre zu viel Arbeit</translation>
    </message>
    <message>
        <source>write &apos;&apos;&apos; at its end</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie &apos;&apos;&apos; an sein Ende</translation>
    </message>
    <message>
        <source>write &apos;)&apos; where it ends</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie „)“ an ihr Ende</translation>
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
        <source>write FOCUS_INDUSTRY or another</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie FOCUS_INDUSTRY oder einen anderen</translation>
    </message>
    <message>
        <source>write METER_INDUSTRY or another</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie METER_INDUSTRY oder einen anderen</translation>
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
        <source>write Source or Target, a dot, and what to read of it</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie Source oder Target, einen Punkt und was davon gelesen werden soll</translation>
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
        <source>write a number, or what to read of Source or Target</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie eine Zahl, oder was von Source oder Target gelesen werden soll</translation>
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
        <source>write it in the next line</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie ihn in die nächste Zeile</translation>
    </message>
    <message>
        <source>write its name in the line before</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie seinen Namen in die Zeile davor</translation>
    </message>
    <message>
        <source>write letters, digits and underscores</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie Buchstaben, Ziffern und Unterstriche</translation>
    </message>
    <message>
        <source>write one of them</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie eines davon</translation>
    </message>
    <message>
        <source>write what to read</source>
        <extracomment>phrases</extracomment>
        <translation>schreiben Sie, was gelesen werden soll</translation>
    </message>
    <message>
        <source>{0} belongs to {1}, not to {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} gehört {1}, nicht {2}</translation>
    </message>
    <message>
        <source>{0} cannot fulfil its conditions</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kann ihre Bedingungen nicht erfüllen</translation>
    </message>
    <message>
        <source>{0} cannot pay {1} {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kann {1} {2} nicht bezahlen</translation>
    </message>
    <message>
        <source>{0} costs &apos;{1}&apos;, which is no resource</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kostet „{1}“, und das ist kein Rohstoff</translation>
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
        <source>{0} is a tech: it is researched, not produced</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist eine Technik: Sie wird erforscht, nicht hergestellt</translation>
    </message>
    <message>
        <source>{0} is forbidden to {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist {1} verboten</translation>
    </message>
    <message>
        <source>{0} is in no system</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist in keinem System</translation>
    </message>
    <message>
        <source>{0} is in {1} already</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist schon in {1}</translation>
    </message>
    <message>
        <source>{0} is never at least {1} and below {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist nie mindestens {1} und unter {2}</translation>
    </message>
    <message>
        <source>{0} is not available to {1}: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} steht {1} nicht offen: {2}</translation>
    </message>
    <message>
        <source>{0} is nowhere in space</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist nirgends im Raum</translation>
    </message>
    <message>
        <source>{0} is of the type {1}, which cannot stand on {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist vom Typ {1}, der nicht auf {2} stehen kann</translation>
    </message>
    <message>
        <source>{0} is of the type {1}, which has no {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist vom Typ {1}, und dem fehlt: {2}</translation>
    </message>
    <message>
        <source>{0} is on its way nowhere, and no project</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist nirgendwohin unterwegs und kein Projekt</translation>
    </message>
    <message>
        <source>{0} is on no lane</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ist auf keiner Straße</translation>
    </message>
    <message>
        <source>{0} is researching {1} already</source>
        <extracomment>phrases</extracomment>
        <translation>{0} erforscht {1} schon</translation>
    </message>
    <message>
        <source>{0} knows {1} already</source>
        <extracomment>phrases</extracomment>
        <translation>{0} kennt {1} schon</translation>
    </message>
    <message>
        <source>{0} may not stand on {1}: {2}</source>
        <extracomment>phrases</extracomment>
        <translation>{0} darf nicht auf {1} stehen: {2}</translation>
    </message>
    <message>
        <source>{0} never matched anything in the game; it is imported as a condition that never does</source>
        <extracomment>phrases</extracomment>
        <translation>{0} passte im Spiel nie auf etwas; es wird als Bedingung importiert, die nie passt</translation>
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
        <source>it is written twice</source>
        <extracomment>phrases</extracomment>
        <translation>es ist zweimal geschrieben</translation>
    </message>
    <message>
        <source>replace</source>
        <extracomment>phrases</extracomment>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>there is no condition that holds text</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine Bedingung, die Text enthält</translation>
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
        <source>a name, &apos;*&apos; or &apos;@&apos; is wanted there</source>
        <extracomment>phrases</extracomment>
        <translation>dort muss ein Name, &apos;*&apos; oder &apos;@&apos; stehen</translation>
    </message>
    <message>
        <source>elements, attributes or texts are wanted there, not a value</source>
        <extracomment>phrases</extracomment>
        <translation>dort müssen Elemente, Attribute oder Texte stehen, kein Wert</translation>
    </message>
    <message>
        <source>it cannot go on like that</source>
        <extracomment>phrases</extracomment>
        <translation>so kann es nicht weitergehen</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <extracomment>phrases</extracomment>
        <translation>er ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>only a text in quotes may stand there</source>
        <extracomment>phrases</extracomment>
        <translation>dort darf nur ein Text in Anführungszeichen stehen</translation>
    </message>
    <message>
        <source>there are no variables: the value itself has to stand there</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine Variablen: der Wert selbst muss dort stehen</translation>
    </message>
    <message>
        <source>there is no such axis</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine solche Achse</translation>
    </message>
    <message>
        <source>there is no such function, or it takes another number of arguments</source>
        <extracomment>phrases</extracomment>
        <translation>es gibt keine solche Funktion, oder sie nimmt eine andere Zahl von Argumenten</translation>
    </message>
    <message>
        <source>{0}, at character {1}</source>
        <extracomment>phrases</extracomment>
        <translation>{0}, beim Zeichen {1}</translation>
    </message>
    <message>
        <source>an action of the condition &apos;{0}&apos; cannot be done: {1}</source>
        <extracomment>findings</extracomment>
        <translation>eine Aktion der Bedingung „{0}“ ist nicht möglich: {1}</translation>
    </message>
    <message>
        <source>The rest goes on; let the condition ask first whether it can.</source>
        <extracomment>findings</extracomment>
        <translation>Der Rest geht weiter; lassen Sie die Bedingung vorher fragen, ob es geht.</translation>
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
        <source>no scenario has a {0} &apos;{1}&apos;, and nothing makes one</source>
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
        <source>&apos;{0}&apos; is no whole number, so it is a stacking name like any word</source>
        <extracomment>findings</extracomment>
        <translation>„{0}“ ist keine ganze Zahl, also ist es ein Stapelname wie jedes Wort</translation>
    </message>
    <message>
        <source>Write a whole number, or a word.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie eine ganze Zahl oder ein Wort.</translation>
    </message>
    <message>
        <source>Read it from an object that has it, or with an aggregate over such objects</source>
        <extracomment>findings</extracomment>
        <translation>Lesen Sie sie von einem Objekt, das sie hat, oder mit einer Zusammenfassung über solche Objekte</translation>
    </message>
    <message>
        <source>one of these holds for every object that has the value</source>
        <extracomment>findings</extracomment>
        <translation>eines davon gilt für jedes Objekt, das den Wert hat</translation>
    </message>
    <message>
        <source>Correct one of them, or take them out if every object has it.</source>
        <extracomment>findings</extracomment>
        <translation>Berichtigen Sie eines davon oder nehmen Sie sie heraus, wenn jedes Objekt ihn hat.</translation>
    </message>
    <message>
        <source>this group is the same as &apos;{0}&apos;{1}</source>
        <extracomment>findings</extracomment>
        <translation>diese Gruppe ist dieselbe wie „{0}“{1}</translation>
    </message>
    <message>
        <source>Take one of them out, or let them differ.</source>
        <extracomment>findings</extracomment>
        <translation>Nehmen Sie eine davon heraus oder lassen Sie sie verschieden sein.</translation>
    </message>
    <message>
        <source>the group &apos;{0}&apos; excludes everything that it includes, so its scope is empty</source>
        <extracomment>findings</extracomment>
        <translation>die Gruppe „{0}“ schließt alles aus, was sie einschließt, also ist ihr Bereich leer</translation>
    </message>
    <message>
        <source>this and &apos;{0}&apos; set {1} at the same priority {2}: where both fire on an object, the newer one&apos;s value stays</source>
        <extracomment>findings</extracomment>
        <translation>dies und „{0}“ setzen {1} mit derselben Priorität {2}: wo beide auf ein Objekt wirken, bleibt der Wert des neueren</translation>
    </message>
    <message>
        <source>&apos;&amp;&amp;&apos; stands here, and &apos;&amp;&apos; begins an entity</source>
        <extracomment>findings</extracomment>
        <translation>hier steht „&amp;&amp;“, und „&amp;“ beginnt eine Entität</translation>
    </message>
    <message>
        <source>Write and, or &amp;amp;&amp;amp; for the signs.</source>
        <extracomment>findings</extracomment>
        <translation>Schreiben Sie and, oder &amp;amp;&amp;amp; für die Zeichen.</translation>
    </message>
    <message>
        <source>, and stacking lets only one of them act</source>
        <extracomment>phrases</extracomment>
        <translation>, und durch Stapeln wirkt nur eine davon</translation>
    </message>
    <message>
        <source>, so all that it does happens twice</source>
        <extracomment>phrases</extracomment>
        <translation>, also geschieht alles, was sie tut, zweimal</translation>
    </message>
    <message>
        <source>something else in expressions</source>
        <extracomment>phrases</extracomment>
        <translation>etwas anderem in Ausdrücken</translation>
    </message>
    <message>
        <source>Whether a turn of set-up counts a third, and time begins with the first turn; left out, as the scenario&apos;s policy says.</source>
        <extracomment>conditions of scenarios</extracomment>
        <translation>Ob eine Runde der Vorbereitung ein Drittel zählt und die Zeit mit der ersten Runde beginnt; fehlt es, wie die Richtlinie des Szenarios sagt.</translation>
    </message>
    <message>
        <source>Fires a group, or the effects that stand inside, on an object. Bare names are those of the object, Source is the game object. Current meters change at once, within their bounds and maxima; maxima cannot be changed here, as they are rebuilt each turn.</source>
        <extracomment>actions of scenarios</extracomment>
        <translation>Lässt eine Gruppe oder die Effekte darin auf ein Objekt wirken. Bloße Namen sind die des Objekts, Source ist das Spielobjekt. Aktuelle Messwerte ändern sich sofort, innerhalb ihrer Grenzen und Maxima; Maxima lassen sich hier nicht ändern, da sie jede Runde neu gebildet werden.</translation>
    </message>
    <message>
        <source>another program has changed &apos;{0}&apos; while it was saved; its text is kept in &apos;{1}&apos;</source>
        <extracomment>phrases</extracomment>
        <translation>ein anderes Programm hat „{0}“ beim Speichern geändert; dessen Text ist in „{1}“ aufbewahrt</translation>
    </message>
    <message>
        <source>cannot write &apos;{0}&apos;: another output is written there</source>
        <extracomment>phrases</extracomment>
        <translation>„{0}“ kann nicht geschrieben werden: Dorthin wird schon etwas anderes ausgegeben</translation>
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
        <source>cannot write &apos;{0}&apos;: the command reads it</source>
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
        <source>Statements, orders and decisions made in the sandbox. They act only in the sandbox, in the session&apos;s own file.</source>
        <extracomment>elements</extracomment>
        <translation>Anweisungen, Befehle und Entscheidungen aus dem Sandkasten. Sie wirken nur im Sandkasten, in der eigenen Datei der Sitzung.</translation>
    </message>
    <message>
        <source>The id of the scenario that is run; left out: the galaxy inside.</source>
        <extracomment>elements</extracomment>
        <translation>Die Kennung des Szenarios, das gespielt wird; weggelassen: die Galaxie darin.</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>elements</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>The response that a person chose where a step asked.</source>
        <extracomment>elements</extracomment>
        <translation>Die Antwort, die jemand gewählt hat, als ein Schritt fragte.</translation>
    </message>
    <message>
        <source>The class and the group of the response that goes next: CLASS/group.</source>
        <extracomment>elements</extracomment>
        <translation>Die Klasse und die Gruppe der Antwort, die als Nächste an die Reihe kommt: KLASSE/gruppe.</translation>
    </message>
    <message>
        <source>The object that holds the group: its name, or # and its id.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, das die Gruppe trägt: sein Name, oder # und seine Nummer.</translation>
    </message>
    <message>
        <source>The object that the event happens to; left out: none.</source>
        <extracomment>elements</extracomment>
        <translation>Das Objekt, dem das Ereignis geschieht; weggelassen: keines.</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>elements</extracomment>
        <translation>Passt</translation>
    </message>
    <message>
        <source>The empire passes where this response is the first one offered.</source>
        <extracomment>elements</extracomment>
        <translation>Das Imperium passt, wo diese Antwort als erste angeboten wird.</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>elements</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Of sessions of earlier versions: the number of the question, in place of the response.</source>
        <extracomment>elements</extracomment>
        <translation>Aus Sitzungen früherer Versionen: die Nummer der Frage, anstelle der Antwort.</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>elements</extracomment>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>With question: the place of the response, from 0.</source>
        <extracomment>elements</extracomment>
        <translation>Mit question: die Stelle der Antwort, ab 0.</translation>
    </message>
    <message>
        <source>the step to turn {0} does not ask what this decides</source>
        <extracomment>findings</extracomment>
        <translation>der Schritt zur Runde {0} fragt nicht, was dies entscheidet</translation>
    </message>
    <message>
        <source>It is kept, and used again when the step asks. Delete it if you no longer need it.</source>
        <extracomment>findings</extracomment>
        <translation>Sie bleibt stehen und gilt wieder, wenn der Schritt fragt. Löschen Sie sie, wenn Sie sie nicht mehr brauchen.</translation>
    </message>
    <message>
        <source>class that has a type</source>
        <extracomment>phrases</extracomment>
        <translation>Klasse mit einem Typ</translation>
    </message>
    <message>
        <source>{0} ({1} times, first in turn {2})</source>
        <extracomment>phrases</extracomment>
        <translation>{0} ({1}-mal, zuerst in Runde {2})</translation>
    </message>
    <message>
        <source>more than {0} events in one turn, most of them by {1}; no group answers any more in this turn</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Ereignisse in einer Runde, die meisten durch {1}; in dieser Runde antwortet keine Gruppe mehr</translation>
    </message>
    <message>
        <source>Narrow down the scopes of the groups that cause them, or the triggers of those that answer.</source>
        <extracomment>findings</extracomment>
        <translation>Schränken Sie die Bereiche der Gruppen ein, die sie bewirken, oder die Auslöser derer, die antworten.</translation>
    </message>
    <message>
        <source>groups fired more than {0} times in one turn, most often {1}; no group fires any more in this turn</source>
        <extracomment>findings</extracomment>
        <translation>Gruppen haben in einer Runde mehr als {0}-mal gewirkt, am häufigsten {1}; in dieser Runde wirkt keine mehr</translation>
    </message>
    <message>
        <source>Give fewer objects the group, or an activation that holds for fewer of them.</source>
        <extracomment>findings</extracomment>
        <translation>Geben Sie weniger Objekten die Gruppe, oder eine Aktivierung, die für weniger von ihnen gilt.</translation>
    </message>
    <message>
        <source>the trace of one turn grew beyond {0} bytes, most of them by {1}; no group fires any more in this turn</source>
        <extracomment>findings</extracomment>
        <translation>die Aufzeichnung einer Runde ist über {0} Byte gewachsen, die meisten durch {1}; in dieser Runde wirkt keine Gruppe mehr</translation>
    </message>
    <message>
        <source>more than {0} effects are pending, most of them by {1}; no more effects are delayed</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Wirkungen stehen aus, die meisten durch {1}; es werden keine weiteren aufgeschoben</translation>
    </message>
    <message>
        <source>Let what is delayed end, or await something that comes.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie enden, was aufgeschoben wird, oder auf etwas warten, das eintritt.</translation>
    </message>
    <message>
        <source>the run ends after turn {0}: it may ask no more, and most of it was asked by {1}</source>
        <extracomment>findings</extracomment>
        <translation>der Lauf endet nach Runde {0}: Er darf nicht mehr fragen, und das meiste hat {1} gefragt</translation>
    </message>
    <message>
        <source>Narrow down what this group goes through, or run fewer turns.</source>
        <extracomment>findings</extracomment>
        <translation>Schränken Sie ein, was diese Gruppe durchgeht, oder spielen Sie weniger Runden.</translation>
    </message>
    <message>
        <source>the run ends after turn {0}: it may hold {2} of memory, and {1} grew most</source>
        <extracomment>findings</extracomment>
        <translation>der Lauf endet nach Runde {0}: Er darf {2} Speicher belegen, und am meisten ist {1} gewachsen</translation>
    </message>
    <message>
        <source>Let this group make less, or give the run more memory.</source>
        <extracomment>findings</extracomment>
        <translation>Lassen Sie diese Gruppe weniger erzeugen, oder geben Sie dem Lauf mehr Speicher.</translation>
    </message>
    <message>
        <source>no group</source>
        <extracomment>phrases</extracomment>
        <translation>keine Gruppe</translation>
    </message>
    <message>
        <source>answers within one another</source>
        <extracomment>phrases</extracomment>
        <translation>ineinander liegende Antworten</translation>
    </message>
    <message>
        <source>answers</source>
        <extracomment>phrases</extracomment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>events</source>
        <extracomment>phrases</extracomment>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>firings of groups</source>
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
        <source>starlanes of one effect</source>
        <extracomment>phrases</extracomment>
        <translation>Sternenwege einer Wirkung</translation>
    </message>
    <message>
        <source>messages</source>
        <extracomment>phrases</extracomment>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>units of work in a turn</source>
        <extracomment>phrases</extracomment>
        <translation>Arbeitseinheiten einer Runde</translation>
    </message>
    <message>
        <source>pending effects</source>
        <extracomment>phrases</extracomment>
        <translation>ausstehende Wirkungen</translation>
    </message>
    <message>
        <source>units of work in a run</source>
        <extracomment>phrases</extracomment>
        <translation>Arbeitseinheiten eines Laufs</translation>
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
        <source>the scenario has a galaxy already</source>
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
        <source>a chain of {0} answers does not end and was cut, most of them by {2}: {1}</source>
        <extracomment>findings</extracomment>
        <translation>eine Kette aus {0} Antworten endet nicht und wurde abgebrochen, die meisten von {2}: {1}</translation>
    </message>
    <message>
        <source>Other turns and other seeds may differ.</source>
        <extracomment>findings</extracomment>
        <translation>In anderen Runden und mit anderen Startwerten kann es anders sein.</translation>
    </message>
    <message>
        <source>{0} answers in one turn, most of them by {2}; the rest was left out, at {1}</source>
        <extracomment>findings</extracomment>
        <translation>{0} Antworten in einer Runde, die meisten von {2}; der Rest blieb weg, bei {1}</translation>
    </message>
    <message>
        <source>more than {0} starlanes at once, by {1}; the rest is left as it was</source>
        <extracomment>findings</extracomment>
        <translation>mehr als {0} Sternenstraßen auf einmal, von {1}; der Rest bleibt, wie er war</translation>
    </message>
    <message>
        <source>Content that grows without end is stopped, and the group that grew most is named.</source>
        <extracomment>phrases</extracomment>
        <translation>Inhalt, der ohne Ende wächst, wird angehalten, und die Gruppe wird genannt, die am meisten gewachsen ist.</translation>
    </message>
    <message>
        <source>Limits of a run</source>
        <extracomment>phrases</extracomment>
        <translation>Grenzen eines Laufs</translation>
    </message>
    <message>
        <source>The run ends after its last whole turn ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>Der Lauf endet nach seiner letzten ganzen Runde ({0}).</translation>
    </message>
    <message>
        <source>The run goes on without more of it ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>Der Lauf geht weiter, ohne dass mehr davon dazukommt ({0}).</translation>
    </message>
    <message>
        <source>The turn goes on without more of it ({0}).</source>
        <extracomment>phrases</extracomment>
        <translation>Die Runde geht weiter, ohne dass mehr davon dazukommt ({0}).</translation>
    </message>
    <message>
        <source>half of what the machine has</source>
        <extracomment>phrases</extracomment>
        <translation>die Hälfte dessen, was der Rechner hat</translation>
    </message>
</context>
</TS>
