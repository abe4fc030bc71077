<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Neues Projekt …</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>Projekt ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>New &amp;tutorial…</source>
        <translation>Neue &amp;Einführung …</translation>
    </message>
    <message>
        <source>Open the &amp;demo project</source>
        <translation>&amp;Demoprojekt öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Import FreeOrion classic content…</source>
        <translation>Inhalte von FreeOrion (klassisch) &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Alles speichern</translation>
    </message>
    <message>
        <source>&amp;Close editor</source>
        <translation>Editor s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rü&amp;ckwärts suchen</translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation>Schnell&amp;korrektur</translation>
    </message>
    <message>
        <source>Go to &amp;class…</source>
        <translation>Zu einer &amp;Klasse gehen …</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>V&amp;origes Problem</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Previous pa&amp;ne</source>
        <translation>Vori&amp;ger Bereich</translation>
    </message>
    <message>
        <source>New &amp;galaxy…</source>
        <translation>Neue &amp;Galaxie …</translation>
    </message>
    <message>
        <source>&amp;Open scenario…</source>
        <translation>Szenario ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>Von vorn &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Save as scenario…</source>
        <translation>Als Szenario &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Run on</source>
        <translation>&amp;Weiterlaufen</translation>
    </message>
    <message>
        <source>S&amp;tep a turn</source>
        <translation>Eine Runde &amp;vor</translation>
    </message>
    <message>
        <source>Step a turn b&amp;ack</source>
        <translation>Eine Runde &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;Do something with the object…</source>
        <translation>Mit dem Objekt etwas &amp;tun …</translation>
    </message>
    <message>
        <source>&amp;Why not?…</source>
        <translation>Warum &amp;nicht? …</translation>
    </message>
    <message>
        <source>W&amp;hat is available?…</source>
        <translation>W&amp;as ist verfügbar? …</translation>
    </message>
    <message>
        <source>Does the &amp;order of answers matter?</source>
        <translation>Kommt es auf die &amp;Reihenfolge der Antworten an?</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Schreiben</translation>
    </message>
    <message>
        <source>&amp;Sandbox</source>
        <translation>S&amp;andkasten</translation>
    </message>
    <message>
        <source>Side &amp;by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formular</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Quelltext</translation>
    </message>
    <message>
        <source>Form &amp;and source</source>
        <translation>Formular &amp;und Quelltext</translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Fit the galaxy</source>
        <translation>&amp;Ganze Galaxie zeigen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Fa&amp;rbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>Befehlspa&amp;lette …</translation>
    </message>
    <message>
        <source>&amp;About Orrery</source>
        <translation>&amp;Über Orrery</translation>
    </message>
    <message>
        <source>Find in the &amp;project…</source>
        <translation>Im &amp;Projekt suchen …</translation>
    </message>
    <message>
        <source>Replace in the pro&amp;ject…</source>
        <translation>Im Pro&amp;jekt ersetzen …</translation>
    </message>
    <message>
        <source>&amp;Texts and translations</source>
        <translation>&amp;Texte und Übersetzungen</translation>
    </message>
    <message>
        <source>&amp;Silence the problem here</source>
        <translation>Problem hier stu&amp;mmschalten</translation>
    </message>
    <message>
        <source>Make a &amp;baseline of all problems</source>
        <translation>Alle Probleme als &amp;Grundbestand festhalten</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>New &amp;class…</source>
        <translation>Neue &amp;Klasse …</translation>
    </message>
    <message>
        <source>New &amp;group…</source>
        <translation>Neue &amp;Gruppe …</translation>
    </message>
    <message>
        <source>New &amp;scenario…</source>
        <translation>Neues &amp;Szenario …</translation>
    </message>
    <message>
        <source>New &amp;file…</source>
        <translation>Neue &amp;Datei …</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>Zur &amp;Definition gehen</translation>
    </message>
    <message>
        <source>Used b&amp;y</source>
        <translation>Ver&amp;wendet von</translation>
    </message>
    <message>
        <source>&amp;Hierarchy</source>
        <translation>&amp;Hierarchie</translation>
    </message>
    <message>
        <source>Scope &amp;funnel</source>
        <translation>Ge&amp;ltungstrichter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>&amp;Explain the problem</source>
        <translation>Problem &amp;erklären</translation>
    </message>
    <message>
        <source>Show state&amp;ments</source>
        <translation>An&amp;weisungen zeigen</translation>
    </message>
    <message>
        <source>Remo&amp;ve all statements</source>
        <translation>Alle Anweisungen ent&amp;fernen</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Type a part of the name…</source>
        <translation>Einen Teil des Namens eingeben …</translation>
    </message>
</context>
<context>
    <name>CompletionPopup</name>
    <message>
        <source>element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>closing tag</source>
        <translation>schließendes Tag</translation>
    </message>
    <message>
        <source>snippet</source>
        <translation>Baustein</translation>
    </message>
</context>
<context>
    <name>ExpressionNames</name>
    <message>
        <source>meter</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>meter&apos;s maximum</source>
        <translation>Höchstwert des Messwerts</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>stockpile</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>member</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation>Aggregat</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>grouping</source>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>word of the language</source>
        <translation>Schlüsselwort</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>&apos;%1&apos; cannot be a file of the project.</source>
        <translation>„%1“ kann keine Datei des Projekts sein.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is known by its name: it keeps it.</source>
        <translation>„%1“ wird an seinem Namen erkannt: er bleibt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is called &apos;%2&apos; now</source>
        <translation>„%1“ heißt jetzt „%2“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; makes the folder a project: it cannot be deleted.</source>
        <translation>„%1“ macht den Ordner zum Projekt und kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Deleted &apos;%1&apos;; undo brings it back</source>
        <translation>„%1“ gelöscht; „Rückgängig“ bringt sie zurück</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Datei umbenennen</translation>
    </message>
    <message>
        <source>New name of &apos;%1&apos;, perhaps with folders:</source>
        <translation>Neuer Name von „%1“, auch mit Ordnern:</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>In it: %1.</source>
        <translation>Darin: %1.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files speak of what only it defines:</source>
        <translation>Andere Dateien sprechen von dem, was nur sie festlegt:</translation>
    </message>
    <message>
        <source>No other file speaks of it.</source>
        <translation>Keine andere Datei spricht davon.</translation>
    </message>
    <message>
        <source>Delete &apos;%1&apos; from the project and from the disk?</source>
        <translation>„%1“ aus dem Projekt und vom Datenträger löschen?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a table: rename or delete it in its folder.</source>
        <translation>„%1“ ist eine Tabelle: Benennen oder löschen Sie sie in ihrem Ordner.</translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message numerus="yes">
        <source>%n class(es)</source>
        <translation>
            <numerusform>%n Klasse</numerusform>
            <numerusform>%n Klassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n Szenario</numerusform>
            <numerusform>%n Szenarien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other element(s)</source>
        <translation>
            <numerusform>%n anderes Element</numerusform>
            <numerusform>%n andere Elemente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 (%n place(s))</source>
        <translation>
            <numerusform>%1 %2 (%n Stelle)</numerusform>
            <numerusform>%1 %2 (%n Stellen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormChoices</name>
    <message>
        <source>all owners of the source</source>
        <translation>alle Besitzer der Quelle</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>FormStructure</name>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Put a&amp;round it</source>
        <translation>Etwas &amp;darum legen</translation>
    </message>
    <message>
        <source>Ta&amp;ke away around its content</source>
        <translation>Auflösen, &amp;Inhalt behalten</translation>
    </message>
    <message>
        <source>&amp;Switch off or on</source>
        <translation>Aus- oder ein&amp;schalten</translation>
    </message>
    <message>
        <source>Turn te&amp;xt into elements, or back</source>
        <translation>Te&amp;xt in Elemente verwandeln oder zurück</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>Edit as X&amp;ML</source>
        <translation>Als X&amp;ML bearbeiten</translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message>
        <source>A number, or an expression that gives one.</source>
        <translation>Eine Zahl oder ein Ausdruck, der eine ergibt.</translation>
    </message>
    <message>
        <source>An expression that is true or false.</source>
        <translation>Ein Ausdruck, der wahr oder falsch ist.</translation>
    </message>
    <message>
        <source>An expression.</source>
        <translation>Ein Ausdruck.</translation>
    </message>
    <message>
        <source>A value of an enumeration.</source>
        <translation>Ein Wert einer Aufzählung.</translation>
    </message>
    <message>
        <source>The id of a class.</source>
        <translation>Die Id einer Klasse.</translation>
    </message>
    <message>
        <source>The id of a type.</source>
        <translation>Die Id eines Typs.</translation>
    </message>
    <message>
        <source>The id of a meter.</source>
        <translation>Die Id eines Messwerts.</translation>
    </message>
    <message>
        <source>The id of a resource.</source>
        <translation>Die Id eines Rohstoffs.</translation>
    </message>
    <message>
        <source>An empire: source, none, or the id of one.</source>
        <translation>Ein Reich: source, none oder die Id eines Reichs.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Eine ganze Zahl.</translation>
    </message>
    <message>
        <source>The id of a property.</source>
        <translation>Die Id einer Eigenschaft.</translation>
    </message>
    <message>
        <source>The name of an object of the scenario.</source>
        <translation>Der Name eines Objekts des Szenarios.</translation>
    </message>
    <message>
        <source>Text, with expressions in braces.</source>
        <translation>Text mit Ausdrücken in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <translation>Eines von: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ohne Angabe: %1</translation>
    </message>
    <message>
        <source>It must be given.</source>
        <translation>Muss angegeben werden.</translation>
    </message>
    <message>
        <source>Format of %1: %2</source>
        <translation>Format von %1: %2</translation>
    </message>
    <message>
        <source>In the reference: %1</source>
        <translation>In der Referenz: %1</translation>
    </message>
    <message>
        <source>Declared in %1</source>
        <translation>Definiert in %1</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Sandbox</source>
        <translation>&amp;Sandkasten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projekt</translation>
    </message>
</context>
<context>
    <name>NameKinds</name>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>meter</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>Aufzählung</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>occurrence</source>
        <translation>Vorkommnis</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation>Aggregat</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>stacking name</source>
        <translation>Stapelname</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>grouping</source>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Zähler</translation>
    </message>
</context>
<context>
    <name>SignatureTip</name>
    <message>
        <source>How the function is called</source>
        <translation>Wie die Funktion aufgerufen wird</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Three worlds and one people, which run at once. Steps beside the editor lead from there to a mod of your own.</source>
        <translation>Drei Welten und ein Volk, die sofort laufen. Schritte neben dem Editor führen von dort zu einem eigenen Mod.</translation>
    </message>
    <message>
        <source>Empty project</source>
        <translation>Leeres Projekt</translation>
    </message>
    <message>
        <source>A manifest and an empty file. The shipped vocabulary has types, meters and properties to begin with.</source>
        <translation>Ein Manifest und eine leere Datei. Das mitgelieferte Vokabular hat Typen, Messwerte und Eigenschaften für den Anfang.</translation>
    </message>
    <message>
        <source>FreeOrion classic</source>
        <translation>FreeOrion (klassisch)</translation>
    </message>
    <message>
        <source>Takes over techs, buildings, specials and texts of FreeOrion from before 2006. What is faulty there stays as comments.</source>
        <translation>Übernimmt Techniken, Gebäude, Besonderheiten und Texte von FreeOrion aus der Zeit vor 2006. Was dort fehlerhaft ist, bleibt als Kommentar stehen.</translation>
    </message>
    <message>
        <source>The template is not installed.</source>
        <translation>Die Vorlage ist nicht installiert.</translation>
    </message>
    <message>
        <source>There is no FreeOrion classic content in &apos;%1&apos;.</source>
        <translation>In „%1“ gibt es keine klassischen Inhalte von FreeOrion.</translation>
    </message>
    <message>
        <source>Choose what to begin with.</source>
        <translation>Wählen Sie, womit Sie beginnen.</translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation>Geben Sie dem Projekt einen Namen.</translation>
    </message>
    <message>
        <source>Choose the folder in which the project&apos;s own folder is to be.</source>
        <translation>Wählen Sie den Ordner, in dem der Ordner des Projekts liegen soll.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a file.</source>
        <translation>„%1“ ist eine Datei.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not empty. Choose another name for the folder.</source>
        <translation>„%1“ ist nicht leer. Wählen Sie einen anderen Namen für den Ordner.</translation>
    </message>
    <message>
        <source>Choose the folder that holds techs.xml and buildings.xml.</source>
        <translation>Wählen Sie den Ordner mit techs.xml und buildings.xml.</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is there already.</source>
        <translation>„%1“ ist schon da.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>The steps of the tutorial are not installed.</source>
        <translation>Die Schritte der Einführung sind nicht installiert.</translation>
    </message>
    <message>
        <source>The content is being read.</source>
        <translation>Der Inhalt wird gelesen.</translation>
    </message>
    <message>
        <source>The class ‘%1’ is still there.</source>
        <translation>Die Klasse „%1“ ist noch da.</translation>
    </message>
    <message>
        <source>‘%1’ has no value ‘%2’ yet.</source>
        <translation>„%1“ hat noch keinen Wert „%2“.</translation>
    </message>
    <message>
        <source>‘%1’ of ‘%2’ was at most %3 so far, not yet %4.</source>
        <translation>„%1“ von „%2“ war bisher höchstens %3, noch nicht %4.</translation>
    </message>
    <message>
        <source>The run is being played again.</source>
        <translation>Der Lauf wird neu gespielt.</translation>
    </message>
    <message>
        <source>The run has come to turn %1, not yet to turn %2.</source>
        <translation>Der Lauf ist bis Runde %1 gekommen, noch nicht bis Runde %2.</translation>
    </message>
    <message>
        <source>The command ‘%1’ was not used yet.</source>
        <translation>Der Befehl „%1“ wurde noch nicht benutzt.</translation>
    </message>
    <message>
        <source>No value was asked yet where it comes from.</source>
        <translation>Noch kein Wert wurde gefragt, woher er kommt.</translation>
    </message>
    <message>
        <source>There is an error in the content: %1.</source>
        <translation>Im Inhalt ist ein Fehler: %1.</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>Es gibt ungespeicherte Änderungen.</translation>
    </message>
</context>
<context>
    <name>WantSearch</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 stands in %2, not in %3.</source>
        <translation>%1 steht in %2, nicht in %3.</translation>
    </message>
    <message>
        <source>The project has no file of content.</source>
        <translation>Das Projekt hat keine Datei mit Inhalt.</translation>
    </message>
    <message>
        <source>The XML of %1 has a fault.</source>
        <translation>Das XML von %1 hat einen Fehler.</translation>
    </message>
    <message>
        <source>%1 is switched off.</source>
        <translation>%1 ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>‘%1’ of %2 is not ‘%3’.</source>
        <translation>„%1“ von %2 ist nicht „%3“.</translation>
    </message>
    <message>
        <source>‘%1’ of %2 is ‘%3’, not ‘%4’.</source>
        <translation>„%1“ von %2 ist „%3“, nicht „%4“.</translation>
    </message>
    <message>
        <source>‘%1’ of %2 is missing; it should be ‘%3’.</source>
        <translation>„%1“ von %2 fehlt; es sollte „%3“ sein.</translation>
    </message>
    <message>
        <source>%1 acts only while its ‘%2’ holds.</source>
        <translation>%1 wirkt nur, solange sein „%2“ gilt.</translation>
    </message>
    <message>
        <source>There is no %1 yet.</source>
        <translation>Es gibt noch kein %1.</translation>
    </message>
    <message>
        <source>%1 has no %2 yet.</source>
        <translation>%1 hat noch kein %2.</translation>
    </message>
    <message>
        <source>%1 stands in %2 as well, and makes it another rule.</source>
        <translation>%1 steht auch in %2 und macht daraus eine andere Regel.</translation>
    </message>
    <message>
        <source>%1 has the condition ‘%2’ as well, which makes it another rule.</source>
        <translation>%1 hat außerdem die Bedingung „%2“; das macht daraus eine andere Regel.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; ‘%2’</source>
        <translation>&lt;%1&gt; „%2“</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A modding IDE for game rules written as XML.</source>
        <translation>Eine Modding-IDE für Spielregeln in XML.</translation>
    </message>
    <message>
        <source>Draws each view of the project into PNG files of DIR.</source>
        <translation>Zeichnet jede Ansicht des Projekts in PNG-Dateien im Ordner DIR.</translation>
    </message>
    <message>
        <source>Begins with the dark theme.</source>
        <translation>Startet mit dem dunklen Farbschema.</translation>
    </message>
    <message>
        <source>Begins with the light theme.</source>
        <translation>Startet mit dem hellen Farbschema.</translation>
    </message>
    <message>
        <source>Speaks this language: en, de or fr. Left out, the one of the settings, else that of the desktop.</source>
        <translation>Verwendet diese Sprache: en, de oder fr. Ohne Angabe die der Einstellungen, sonst die der Arbeitsumgebung.</translation>
    </message>
    <message>
        <source>The folder of the project to open.</source>
        <translation>Der Ordner des Projekts, das geöffnet werden soll.</translation>
    </message>
    <message>
        <source>Ends a run of the sandbox after the last whole turn for which so much memory is enough, as 512M or 2G. Left out, half of the machine&apos;s.</source>
        <translation>Beendet einen Lauf der Sandbox nach dem letzten ganzen Zug, für den so viel Speicher reicht, etwa 512M oder 2G. Ohne Angabe: die Hälfte dessen, was der Rechner hat.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no size: 512M, 2G or a number of bytes.</source>
        <translation>&apos;%1&apos; ist keine Größe: 512M, 2G oder eine Zahl von Bytes.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::AppearanceFeature</name>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie die &amp;Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Orrery speaks this language when it is started again.</source>
        <translation>Orrery verwendet diese Sprache ab dem nächsten Start.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::EventsFeature</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Does the order of answers matter?</source>
        <translation>Kommt es auf die Reihenfolge der Antworten an?</translation>
    </message>
</context>
<context>
    <name>orrery::ide::FindingsFeature</name>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>There is no problem here.</source>
        <translation>Hier ist kein Problem.</translation>
    </message>
    <message>
        <source>Fix all of %1 in the file</source>
        <translation>Alle %1 in der Datei korrigieren</translation>
    </message>
    <message>
        <source>Fix all of %1 in the project</source>
        <translation>Alle %1 im Projekt korrigieren</translation>
    </message>
    <message>
        <source>There is no quick fix here.</source>
        <translation>Hier gibt es keine Schnellkorrektur.</translation>
    </message>
    <message>
        <source>Quick fixes</source>
        <translation>Schnellkorrekturen</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Fixing all of %1…</source>
        <translation>Alle %1 werden korrigiert …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>None of %1 could be fixed.</source>
        <translation>Nichts von %1 ließ sich korrigieren.</translation>
    </message>
    <message>
        <source>fix all of %1</source>
        <translation>alle %1 korrigieren</translation>
    </message>
    <message>
        <source>Fixed: %1, left: %2</source>
        <translation>Korrigiert: %1, übrig: %2</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; try again.</source>
        <translation>Der Inhalt hat sich inzwischen geändert; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>silence %1 here</source>
        <translation>%1 hier stummschalten</translation>
    </message>
    <message>
        <source>It stands in no element of the project; silence %1 in the project instead.</source>
        <translation>Es steht in keinem Element des Projekts; schalten Sie %1 stattdessen im Projekt stumm.</translation>
    </message>
    <message>
        <source>silence %1 in the project</source>
        <translation>%1 im Projekt stummschalten</translation>
    </message>
    <message>
        <source>The manifest cannot take it: there is none, it is broken, or %1 stands in it.</source>
        <translation>Das Manifest kann es nicht aufnehmen: Es gibt keines, es ist fehlerhaft, oder %1 steht darin.</translation>
    </message>
    <message>
        <source>make a baseline</source>
        <translation>Grundbestand festhalten</translation>
    </message>
    <message>
        <source>What is wrong now is silenced by %1; save to keep it.</source>
        <translation>Was jetzt falsch ist, wird durch %1 stummgeschaltet; speichern Sie, um es zu behalten.</translation>
    </message>
    <message>
        <source>Quick fix: %1</source>
        <translation>Schnellkorrektur: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n quick fix(es)</source>
        <translation>
            <numerusform>%n Schnellkorrektur</numerusform>
            <numerusform>%n Schnellkorrekturen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::FunnelFeature</name>
    <message>
        <source>Scope funnel</source>
        <translation>Geltungstrichter</translation>
    </message>
</context>
<context>
    <name>orrery::ide::HelpFeature</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>orrery::ide::HistoryFeature</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>orrery::ide::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <translation>%1 (gespeichert)</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (rückgängig)</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MainWindow</name>
    <message>
        <source>Main</source>
        <translation>Hauptleiste</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Ausdrücke</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, hints: %3</source>
        <translation>Fehler: %1, Warnungen: %2, Hinweise: %3</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>The sandbox runs the last content without errors</source>
        <translation>Der Sandkasten spielt den letzten fehlerfreien Inhalt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>The project has no scenario yet: make a new galaxy, or write a &lt;scenario&gt;.</source>
        <translation>Das Projekt hat noch kein Szenario: Legen Sie eine neue Galaxie an oder schreiben Sie ein &lt;scenario&gt;.</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Save as scenario</source>
        <translation>Als Szenario speichern</translation>
    </message>
    <message>
        <source>Id of the new scenario:</source>
        <translation>Id des neuen Szenarios:</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an id: letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;, not beginning with a digit.</source>
        <translation>„%1“ kann keine Id sein: Buchstaben, Ziffern, „_“, „-“ und „.“, nicht mit einer Ziffer am Anfang.</translation>
    </message>
    <message>
        <source>There is a scenario &apos;%1&apos; already.</source>
        <translation>Es gibt schon ein Szenario „%1“.</translation>
    </message>
    <message>
        <source>There is a file &apos;%1&apos; already.</source>
        <translation>Es gibt schon eine Datei „%1“.</translation>
    </message>
    <message>
        <source>Added %1; save to keep it</source>
        <translation>%1 hinzugefügt; speichern Sie, um es zu behalten</translation>
    </message>
    <message>
        <source>Go to class</source>
        <translation>Zu einer Klasse gehen</translation>
    </message>
    <message>
        <source>Hide pane: %1</source>
        <translation>Bereich ausblenden: %1</translation>
    </message>
    <message>
        <source>Show pane: %1</source>
        <translation>Bereich einblenden: %1</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>About Orrery</source>
        <translation>Über Orrery</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Write game rules as XML, turn the crank, and see what moved, and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Spielregeln als XML schreiben, an der Kurbel drehen und sehen, was sich bewegt hat, und warum.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Save the changes to this project?</source>
        <translation>Änderungen an diesem Projekt speichern?</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alles speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>Open a project&apos;s folder</source>
        <translation>Ordner eines Projekts öffnen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Saved everything</source>
        <translation>Alles gespeichert</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The shipped vocabulary cannot be changed.</source>
        <translation>Das mitgelieferte Vokabular kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>The statements of the sandbox cannot be saved: %1</source>
        <translation>Was im Sandkasten getan wurde, lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Left out: the seed %1, which only a galaxy can have</source>
        <translation>Weggelassen: der Startwert %1, den nur eine Galaxie haben kann</translation>
    </message>
    <message>
        <source>Left out: statements with an error in Problems</source>
        <translation>Weggelassen: Anweisungen mit einem Fehler unter „Probleme“</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::NamesFeature</name>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hierarchie</translation>
    </message>
    <message>
        <source>There is no name here that the project knows.</source>
        <translation>Hier ist kein Name, den das Projekt kennt.</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>‘%1’ is defined by the program itself.</source>
        <translation>„%1“ ist vom Programm selbst definiert.</translation>
    </message>
    <message>
        <source>‘%1’ belongs to the shipped vocabulary: %2</source>
        <translation>„%1“ gehört zum mitgelieferten Vokabular: %2</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; nothing was renamed.</source>
        <translation>Der Inhalt hat sich inzwischen geändert; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>rename ‘%1’ to ‘%2’</source>
        <translation>„%1“ in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Renamed; places: %1</source>
        <translation>Umbenannt; Stellen: %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::NewClassDialog</name>
    <message>
        <source>New class</source>
        <translation>Neue Klasse</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Id:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Typ:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>By its id everything else names the class: BLD_WORKSHOP.</source>
        <translation>Unter ihrer Id wird die Klasse überall genannt: BLD_WORKSHOP.</translation>
    </message>
    <message>
        <source>An id consists of letters, digits and &apos;_&apos;, and does not begin with a digit.</source>
        <translation>Eine Id besteht aus Buchstaben, Ziffern und „_“ und beginnt nicht mit einer Ziffer.</translation>
    </message>
    <message>
        <source>There is a class &apos;%1&apos; already.</source>
        <translation>Es gibt schon eine Klasse „%1“.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>What to begin with</source>
        <translation>Womit Sie beginnen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Folder&apos;s na&amp;me:</source>
        <translation>Na&amp;me des Ordners:</translation>
    </message>
    <message>
        <source>&amp;In the folder:</source>
        <translation>&amp;Im Ordner:</translation>
    </message>
    <message>
        <source>Where to make the project&apos;s folder</source>
        <translation>Wo der Ordner des Projekts angelegt wird</translation>
    </message>
    <message>
        <source>&amp;FreeOrion&apos;s files:</source>
        <translation>Dateien von &amp;FreeOrion:</translation>
    </message>
    <message>
        <source>The folder that holds techs.xml and buildings.xml</source>
        <translation>Der Ordner mit techs.xml und buildings.xml</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>My mod</source>
        <translation>Mein Mod</translation>
    </message>
    <message>
        <source>My mod %1</source>
        <translation>Mein Mod %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Will be made in %1</source>
        <translation>Wird in %1 angelegt</translation>
    </message>
    <message>
        <source>The project is being made…</source>
        <translation>Das Projekt wird angelegt …</translation>
    </message>
</context>
<context>
    <name>orrery::ide::OutsideEditsFeature</name>
    <message>
        <source>&apos;%1&apos; was changed by another program, in the same places as here. Choose what to keep at each place; nothing is written before you save.</source>
        <translation>„%1“ wurde von einem anderen Programm an denselben Stellen wie hier geändert. Wählen Sie für jede Stelle, was bleibt; nichts wird geschrieben, bevor Sie speichern.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProjectsFeature</name>
    <message numerus="yes">
        <source>Imported, with %n fault(s) of the original left as comments</source>
        <translation>
            <numerusform>Importiert; %n Fehler des Originals blieb als Kommentar stehen</numerusform>
            <numerusform>Importiert; %n Fehler des Originals blieben als Kommentare stehen</numerusform>
        </translation>
    </message>
    <message>
        <source>No project opened yet</source>
        <translation>Noch kein Projekt geöffnet</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RecoveryFeature</name>
    <message>
        <source>Unsaved changes would be lost in a crash</source>
        <translation>Ungespeicherte Änderungen gingen bei einem Absturz verloren</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept safe: %1</source>
        <translation>Ungespeicherte Änderungen lassen sich nicht sichern: %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SearchFeature</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter by command or key…</source>
        <translation>Nach Befehl oder Taste filtern …</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Press the new keys</source>
        <translation>Drücken Sie die neuen Tasten</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Keine Tasten</translation>
    </message>
    <message>
        <source>As it &amp;comes</source>
        <translation>Wie &amp;vorgegeben</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>&amp;Neue Tasten:</translation>
    </message>
    <message>
        <source>&amp;All as they come</source>
        <translation>&amp;Alle wie vorgegeben</translation>
    </message>
    <message>
        <source>Another command has these keys too.</source>
        <translation>Ein anderer Befehl hat diese Tasten auch.</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Choose a command, then press the keys that it is to have.</source>
        <translation>Wählen Sie einen Befehl und drücken Sie dann die Tasten, die er haben soll.</translation>
    </message>
    <message>
        <source>No other command has %1.</source>
        <translation>Kein anderer Befehl hat %1.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, and would be taken from there.</source>
        <translation>%1 gehört zu %2 und würde dort entfernt.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StartPage</name>
    <message>
        <source>Write game rules as XML, turn the crank, and see what moved, and why.</source>
        <translation>Spielregeln als XML schreiben, an der Kurbel drehen und sehen, was sich bewegt hat, und warum.</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>%1 (not there any more)</source>
        <translation>%1 (nicht mehr da)</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Keep %1 in this list</source>
        <translation>%1 in dieser Liste behalten</translation>
    </message>
    <message>
        <source>Take %1 out of this list</source>
        <translation>%1 aus dieser Liste nehmen</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StatementsFeature</name>
    <message>
        <source>The earlier statements of the sandbox cannot be read: %1</source>
        <translation>Was im Sandkasten früher getan wurde, lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The statements of the sandbox cannot be saved: %1</source>
        <translation>Was im Sandkasten getan wird, lässt sich nicht speichern: %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StringsFeature</name>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Sprache hinzufügen</translation>
    </message>
    <message>
        <source>Name of the language, as &apos;de&apos; or &apos;pt-BR&apos;:</source>
        <translation>Name der Sprache, etwa „de“ oder „pt-BR“:</translation>
    </message>
    <message>
        <source>Export texts</source>
        <translation>Texte exportieren</translation>
    </message>
    <message>
        <source>Language to translate into:</source>
        <translation>Sprache, in die übersetzt wird:</translation>
    </message>
    <message>
        <source>Translators&apos; files (*.po *.ts)</source>
        <translation>Übersetzungsdateien (*.po *.ts)</translation>
    </message>
    <message>
        <source>A translators&apos; file is called .po or .ts.</source>
        <translation>Eine Übersetzungsdatei endet auf .po oder .ts.</translation>
    </message>
    <message>
        <source>Exported the texts to %1</source>
        <translation>Die Texte wurden nach %1 exportiert</translation>
    </message>
    <message>
        <source>Import texts</source>
        <translation>Texte importieren</translation>
    </message>
    <message>
        <source>%1 does not say which language it is in.</source>
        <translation>%1 gibt seine Sprache nicht an.</translation>
    </message>
    <message>
        <source>Texts taken over: %1, not translated yet: %2, unknown ids: %3, faulty entries: %4</source>
        <translation>Übernommene Texte: %1, noch nicht übersetzt: %2, unbekannte Ids: %3, fehlerhafte Einträge: %4</translation>
    </message>
    <message>
        <source>Import texts of %1</source>
        <translation>Texte von %1 importieren</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TreeDrop</name>
    <message>
        <source>Put into %1; undo takes it back</source>
        <translation>In %1 eingefügt; „Rückgängig“ nimmt es zurück</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TreeEditFeature</name>
    <message>
        <source>&amp;New in it…</source>
        <translation>&amp;Neu darin …</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>There is a file &apos;%1&apos; already.</source>
        <translation>Es gibt schon eine Datei „%1“.</translation>
    </message>
    <message>
        <source>Choose the class that the group is to be in.</source>
        <translation>Wählen Sie die Klasse, in der die Gruppe stehen soll.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an id.</source>
        <translation>„%1“ kann keine Id sein.</translation>
    </message>
    <message>
        <source>Make a file first.</source>
        <translation>Legen Sie zuerst eine Datei an.</translation>
    </message>
    <message>
        <source>There is a scenario &apos;%1&apos; already.</source>
        <translation>Es gibt schon ein Szenario „%1“.</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>Name, perhaps with folders: techs/early.xml</source>
        <translation>Name, auch mit Ordnern: techs/early.xml</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Neue Gruppe</translation>
    </message>
    <message>
        <source>Id of the group, within its class:</source>
        <translation>Id der Gruppe, innerhalb ihrer Klasse:</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Id of the scenario:</source>
        <translation>Id des Szenarios:</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TutorialFeature</name>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>There is no &apos;%1&apos; in the content yet.</source>
        <translation>Im Inhalt gibt es noch kein „%1“.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets</name>
    <message>
        <source>divides by zero here, which gives 0</source>
        <translation>teilt hier durch null, was 0 ergibt</translation>
    </message>
    <message>
        <source>is too large for a number here, which gives 0</source>
        <translation>ist hier zu groß für eine Zahl, was 0 ergibt</translation>
    </message>
    <message>
        <source>is no number here, which gives 0</source>
        <translation>ist hier keine Zahl, was 0 ergibt</translation>
    </message>
    <message>
        <source>no sandbox runs</source>
        <translation>kein Sandkasten läuft</translation>
    </message>
    <message>
        <source>the sandbox runs older content</source>
        <translation>der Sandkasten spielt älteren Inhalt</translation>
    </message>
    <message>
        <source>the sandbox is empty</source>
        <translation>der Sandkasten ist leer</translation>
    </message>
    <message>
        <source>value() is known only while effects fire</source>
        <translation>value() ist nur bekannt, während Effekte wirken</translation>
    </message>
    <message>
        <source>no such object in the sandbox</source>
        <translation>kein solches Objekt im Sandkasten</translation>
    </message>
    <message>
        <source>%1 — Ctrl+.: %2</source>
        <translation>%1 — Strg+.: %2</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message>
        <source>It is not in the file any more; nothing was changed.</source>
        <translation>Es steht nicht mehr in der Datei; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>It is broken in the source; mend it there first.</source>
        <translation>Es ist im Quelltext fehlerhaft; korrigieren Sie es zuerst dort.</translation>
    </message>
    <message>
        <source>Set text of %1</source>
        <translation>Text von %1 setzen</translation>
    </message>
    <message>
        <source>Set %2 of %1</source>
        <translation>%2 von %1 setzen</translation>
    </message>
    <message>
        <source>Clear %2 of %1</source>
        <translation>%2 von %1 entfernen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>exclude: </source>
        <translation>ausschließen: </translation>
    </message>
    <message>
        <source>Place on it</source>
        <translation>Darauf platzieren</translation>
    </message>
    <message>
        <source>Give its owner a tech</source>
        <translation>Dem Besitzer eine Technik geben</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Give it to an empire</source>
        <translation>Einem Reich geben</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtern …</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Give an order…</source>
        <translation>Einen Befehl erteilen …</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1 may react in the step to turn %2. Take one of these, or pass?</source>
        <translation>%1 darf im Schritt zu Runde %2 reagieren. Eine der Antworten wählen oder passen?</translation>
    </message>
    <message>
        <source>Several answers happen at once in the step to turn %1; %2 decides. Which goes next?</source>
        <translation>Im Schritt zu Runde %1 geschehen mehrere Antworten zugleich; %2 entscheidet. Welche ist die nächste?</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>What goes first</source>
        <translation>Was zuerst kommt</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Goes next</source>
        <translation>Ist die nächste</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AddMenu</name>
    <message>
        <source>What may be added</source>
        <translation>Was hinzugefügt werden kann</translation>
    </message>
    <message>
        <source>Type a part of its name, or of what it does…</source>
        <translation>Einen Teil des Namens oder der Wirkung eingeben …</translation>
    </message>
    <message>
        <source>Search what may be added</source>
        <translation>Suchen, was hinzugefügt werden kann</translation>
    </message>
    <message>
        <source>Nothing that may stand here is called so.</source>
        <translation>Nichts, was hier stehen kann, heißt so.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AvailabilityDialog</name>
    <message>
        <source>Empire</source>
        <translation>Reich</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtern …</translation>
    </message>
    <message>
        <source>Filter classes</source>
        <translation>Klassen filtern</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>E&amp;mpire:</source>
        <translation>&amp;Reich:</translation>
    </message>
    <message>
        <source>The run is being computed; the answers follow.</source>
        <translation>Der Lauf wird berechnet; die Antworten folgen.</translation>
    </message>
    <message>
        <source>There is no run to ask yet. Make a new galaxy or open a scenario, both in the menu Sandbox, then ask again.</source>
        <translation>Es gibt noch keinen Lauf, den man fragen kann. Legen Sie eine neue Galaxie an oder öffnen Sie ein Szenario (beides im Menü Sandkasten) und fragen Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>What is available? Turn %1</source>
        <translation>Was ist verfügbar? Runde %1</translation>
    </message>
    <message>
        <source>Nobody can be asked for: this galaxy has no empire. Make a new galaxy with one, or write an &lt;empire&gt; into the scenario.</source>
        <translation>Für niemanden kann gefragt werden: Diese Galaxie hat kein Reich. Legen Sie eine neue Galaxie mit Reichen an oder schreiben Sie ein &lt;empire&gt; in das Szenario.</translation>
    </message>
    <message>
        <source>There is nothing to ask for: the project defines no class yet.</source>
        <translation>Es gibt nichts zu fragen: Das Projekt definiert noch keine Klasse.</translation>
    </message>
    <message>
        <source>and may &amp;put it on %1</source>
        <translation>und darf es auf %1 &amp;setzen</translation>
    </message>
    <message>
        <source>No class has &apos;%1&apos; in its id, name or type.</source>
        <translation>Keine Klasse hat „%1“ in Id, Name oder Typ.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is available to %2.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 ist für %2 verfügbar.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is not available to %2:&lt;/b&gt; %3</source>
        <translation>&lt;b&gt;%1 ist für %2 nicht verfügbar:&lt;/b&gt; %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;Whether %1 is available to %2 cannot be said:&lt;/b&gt; %3</source>
        <translation>&lt;b&gt;Ob %1 für %2 verfügbar ist, lässt sich nicht sagen:&lt;/b&gt; %3</translation>
    </message>
    <message>
        <source>nothing is asked</source>
        <translation>nichts wird verlangt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AvailabilityModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompletionPopup</name>
    <message>
        <source>What can be written here</source>
        <translation>Was hier stehen kann</translation>
    </message>
    <message>
        <source>Help for what is chosen</source>
        <translation>Hilfe zum Gewählten</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter or Tab write what is chosen.</source>
        <translation>Auf und Ab wählen, Eingabe oder Tab schreiben das Gewählte.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentEditor</name>
    <message>
        <source>Source of %1</source>
        <translation>Quelltext von %1</translation>
    </message>
    <message>
        <source>There is no place for a line end: the XML has errors, or the long lines are single values, texts or comments</source>
        <translation>Kein Zeilenende ist möglich: Das XML hat Fehler, oder die langen Zeilen sind einzelne Werte, Texte oder Kommentare</translation>
    </message>
    <message>
        <source>lay out long lines</source>
        <translation>lange Zeilen umbrechen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentStore</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Typing in %1</source>
        <translation>Tippen in %1</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: it leads out of the project&apos;s folder</source>
        <translation>„%1“ kann nicht geschrieben werden: Es führt aus dem Ordner des Projekts hinaus</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program has changed it in the same places. Choose what to keep first.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm hat es an denselben Stellen geändert. Wählen Sie zuerst, was bleibt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program has just removed or renamed it. Save again in a moment.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm hat es gerade entfernt oder umbenannt. Speichern Sie gleich noch einmal.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program has changed it. Its changes are taken up here now; look at them, and save again.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm hat es geändert. Die Änderungen sind jetzt hier übernommen; sehen Sie sie an und speichern Sie noch einmal.</translation>
    </message>
    <message>
        <source>%1, changed by another program</source>
        <translation>%1, von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>%1, put together with another program&apos;s changes</source>
        <translation>%1, mit Änderungen eines anderen Programms zusammengeführt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is left out: it is a link that leads out of the project&apos;s folder.</source>
        <translation>„%1“ wird ausgelassen: Es ist eine Verknüpfung, die aus dem Ordner des Projekts hinausführt.</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; nothing was done.</source>
        <translation>Der Inhalt hat sich inzwischen geändert; nichts wurde getan.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>There is a file &apos;%1&apos; already.</source>
        <translation>Es gibt schon eine Datei „%1“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; leads out of the project&apos;s folder.</source>
        <translation>„%1“ führt aus dem Ordner des Projekts hinaus.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot come back: there is another file of that name.</source>
        <translation>„%1“ kann nicht zurückkommen: Es gibt eine andere Datei dieses Namens.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stays: it was saved with more in it.</source>
        <translation>„%1“ bleibt: Gespeichert wurde sie mit mehr Inhalt.</translation>
    </message>
    <message>
        <source>The journal &apos;%1&apos; of unsaved work cannot be read: %2</source>
        <translation>Das Journal „%1“ mit ungespeicherter Arbeit kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>A journal of unsaved work is damaged, and nothing of it can be restored. It is kept as &apos;%1&apos;.</source>
        <translation>Ein Journal mit ungespeicherter Arbeit ist beschädigt, und nichts davon lässt sich wiederherstellen. Es bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>A journal of unsaved work is damaged: the last changes before Orrery ended are missing.</source>
        <translation>Ein Journal mit ungespeicherter Arbeit ist beschädigt: Die letzten Änderungen vor dem Ende von Orrery fehlen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DraftDialog</name>
    <message>
        <source>This is what you entered on %1 and did not finish.</source>
        <translation>Das haben Sie am %1 eingegeben und nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Start &amp;anew</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Discard what you entered?</source>
        <translation>Verwerfen, was Sie eingegeben haben?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DraftStore</name>
    <message>
        <source>A journal of drafts is damaged, and nothing of it can be restored. It is kept as &apos;%1&apos;.</source>
        <translation>Ein Journal von Entwürfen ist beschädigt, und nichts davon lässt sich wiederherstellen. Es bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>A journal of drafts is damaged: the last changes before Orrery ended are missing.</source>
        <translation>Ein Journal von Entwürfen ist beschädigt: Die letzten Änderungen, bevor Orrery endete, fehlen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EventsView</name>
    <message>
        <source>Filter…</source>
        <translation>Filtern …</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>Events of the turn</source>
        <translation>Ereignisse der Runde</translation>
    </message>
    <message>
        <source>Start a scenario to see what happens in it.</source>
        <translation>Starten Sie ein Szenario, um zu sehen, was darin geschieht.</translation>
    </message>
    <message>
        <source>Nothing happened in turn %1 but changed values.</source>
        <translation>In Runde %1 ist außer geänderten Werten nichts geschehen.</translation>
    </message>
    <message>
        <source>No event has these words.</source>
        <translation>Kein Ereignis enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExplanationView</name>
    <message>
        <source>Error: what it speaks of is left out of runs.</source>
        <translation>Fehler: Was er betrifft, bleibt in Läufen weg.</translation>
    </message>
    <message>
        <source>Warning: it runs, but probably not as it is meant.</source>
        <translation>Warnung: Es läuft, aber wohl nicht so, wie es gemeint ist.</translation>
    </message>
    <message>
        <source>Hint: it could be said better.</source>
        <translation>Hinweis: Es ließe sich besser sagen.</translation>
    </message>
    <message>
        <source>Explanation of a finding</source>
        <translation>Erklärung eines Befunds</translation>
    </message>
    <message>
        <source>There is no finding ‘%1’.</source>
        <translation>Es gibt keinen Befund „%1“.</translation>
    </message>
    <message>
        <source>It is told of this content:</source>
        <translation>Er wird zu diesem Inhalt gemeldet:</translation>
    </message>
    <message>
        <source>A comment before an element, or at the end of its line, silences it there:</source>
        <translation>Ein Kommentar vor einem Element oder am Ende seiner Zeile schaltet ihn dort stumm:</translation>
    </message>
    <message>
        <source>An element of the manifest silences it in the project:</source>
        <translation>Ein Element des Manifests schaltet ihn im Projekt stumm:</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>Alle Befunde</translation>
    </message>
    <message>
        <source>So it is right:</source>
        <translation>So ist es richtig:</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExpressionField</name>
    <message>
        <source>Ctrl+.: %1</source>
        <translation>Strg+.: %1</translation>
    </message>
    <message>
        <source>next: %1</source>
        <translation>nächstes: %1</translation>
    </message>
    <message>
        <source>next: %1, in %2</source>
        <translation>nächstes: %1, in %2</translation>
    </message>
    <message>
        <source>all is evaluated</source>
        <translation>alles ist ausgewertet</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExpressionScratch</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Expression to try</source>
        <translation>Ausdruck zum Ausprobieren</translation>
    </message>
    <message>
        <source>Try an expression: Source.Population + 2</source>
        <translation>Einen Ausdruck ausprobieren: Source.Population + 2</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Parts of the expression with their values</source>
        <translation>Teile des Ausdrucks mit ihren Werten</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>(of the class shown)</source>
        <translation>(der gezeigten Klasse)</translation>
    </message>
    <message>
        <source>(the source)</source>
        <translation>(die Quelle)</translation>
    </message>
    <message>
        <source>Step in: the operands of the underlined part (F11)</source>
        <translation>Hinein: die Operanden des unterstrichenen Teils (F11)</translation>
    </message>
    <message>
        <source>Step: the underlined part as a whole (Ctrl+F11)</source>
        <translation>Schritt: der unterstrichene Teil als Ganzes (Strg+F11)</translation>
    </message>
    <message>
        <source>Step out: the rest of what it stands in (Shift+F11)</source>
        <translation>Hinaus: der Rest dessen, worin er steht (Umschalt+F11)</translation>
    </message>
    <message>
        <source>Step back (Alt+F11)</source>
        <translation>Schritt zurück (Alt+F11)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExpressionVerdict</name>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Not a pattern</source>
        <translation>Kein Muster</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormDrag</name>
    <message>
        <source>It is broken in the source; mend it there first.</source>
        <translation>Es ist im Quelltext fehlerhaft; korrigieren Sie es zuerst dort.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormFieldView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Ohne Angabe: %1.</translation>
    </message>
    <message>
        <source>It has to be given.</source>
        <translation>Muss angegeben werden.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormHandles</name>
    <message>
        <source>Add something here (Insert)</source>
        <translation>Hier etwas hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove it (Delete)</source>
        <translation>Entfernen (Entf)</translation>
    </message>
    <message>
        <source>All that can be done with it</source>
        <translation>Alles, was sich damit tun lässt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormLineView</name>
    <message>
        <source>Show in source</source>
        <translation>Im Quelltext zeigen</translation>
    </message>
    <message>
        <source>Show %1 in the source</source>
        <translation>%1 im Quelltext zeigen</translation>
    </message>
    <message>
        <source>Broken here: mend it in the source.</source>
        <translation>Hier fehlerhaft: Korrigieren Sie es im Quelltext.</translation>
    </message>
    <message>
        <source>Add a condition…</source>
        <translation>Bedingung hinzufügen …</translation>
    </message>
    <message>
        <source>Add an effect…</source>
        <translation>Effekt hinzufügen …</translation>
    </message>
    <message>
        <source>Add a group…</source>
        <translation>Gruppe hinzufügen …</translation>
    </message>
    <message>
        <source>Add something…</source>
        <translation>Etwas hinzufügen …</translation>
    </message>
    <message>
        <source>Adds to %1</source>
        <translation>Fügt zu %1 hinzu</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>More fields of %1</source>
        <translation>Weitere Felder von %1</translation>
    </message>
    <message>
        <source>Show what is left out: %1</source>
        <translation>Zeigen, was weggelassen ist: %1</translation>
    </message>
    <message>
        <source>Quick fixes for what is wrong here</source>
        <translation>Schnellkorrekturen für das, was hier falsch ist</translation>
    </message>
    <message>
        <source>Quick fixes for %1</source>
        <translation>Schnellkorrekturen für %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) here</source>
        <translation>
            <numerusform>%n weiteres Problem hier</numerusform>
            <numerusform>%n weitere Probleme hier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormSource</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>XML of %1</source>
        <translation>XML von %1</translation>
    </message>
    <message>
        <source>there is no element left; to take it away, remove its line</source>
        <translation>es ist kein Element mehr da; um es zu entfernen, löschen Sie seine Zeile</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Shows it as lines again (Ctrl+Enter)</source>
        <translation>Zeigt es wieder als Zeilen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Makes the element what it was (Escape)</source>
        <translation>Macht das Element wieder zu dem, was es war (Esc)</translation>
    </message>
    <message>
        <source>Edit %1 as XML</source>
        <translation>%1 als XML bearbeiten</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormStructure</name>
    <message>
        <source>The shipped vocabulary cannot be changed.</source>
        <translation>Das mitgelieferte Vokabular kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>It is broken in the source; mend it there first.</source>
        <translation>Es ist im Quelltext fehlerhaft; korrigieren Sie es zuerst dort.</translation>
    </message>
    <message>
        <source>There is no expression in it.</source>
        <translation>Es enthält keinen Ausdruck.</translation>
    </message>
    <message>
        <source>Inside %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Nothing more can stand here.</source>
        <translation>Hier kann nichts mehr stehen.</translation>
    </message>
    <message>
        <source>Only conditions can stand inside of others.</source>
        <translation>Nur Bedingungen können in anderen stehen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormTyping</name>
    <message>
        <source>It is not in the file any more; nothing was changed.</source>
        <translation>Es steht nicht mehr in der Datei; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>It is broken in the source; mend it there first.</source>
        <translation>Es ist im Quelltext fehlerhaft; korrigieren Sie es zuerst dort.</translation>
    </message>
    <message>
        <source>It was changed in the source meanwhile; nothing was changed here.</source>
        <translation>Es wurde inzwischen im Quelltext geändert; hier wurde nichts geändert.</translation>
    </message>
    <message>
        <source>There is more than text in it; change it in the source.</source>
        <translation>Es enthält mehr als Text; ändern Sie es im Quelltext.</translation>
    </message>
    <message>
        <source>XML cannot hold these characters.</source>
        <translation>XML kann diese Zeichen nicht enthalten.</translation>
    </message>
    <message>
        <source>The edit does not fit the text; nothing was changed.</source>
        <translation>Die Änderung passt nicht zum Text; nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormView</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>The shipped vocabulary cannot be changed.</source>
        <translation>Das mitgelieferte Vokabular kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>Open or create a project: its classes are edited here.</source>
        <translation>Öffnen Sie ein Projekt oder legen Sie eines an: Hier werden seine Klassen bearbeitet.</translation>
    </message>
    <message>
        <source>The content is being read…</source>
        <translation>Der Inhalt wird gelesen …</translation>
    </message>
    <message>
        <source>Choose a class in the project tree, or put the cursor into one in the source.</source>
        <translation>Wählen Sie eine Klasse im Projektbaum oder setzen Sie im Quelltext den Cursor in eine.</translation>
    </message>
    <message>
        <source>Add something…</source>
        <translation>Etwas hinzufügen …</translation>
    </message>
    <message>
        <source>%1 holds no class, scenario or vocabulary yet.</source>
        <translation>%1 enthält noch keine Klasse, kein Szenario und kein Vokabular.</translation>
    </message>
    <message>
        <source>The key Down lists what there is.</source>
        <translation>Die Pfeiltaste nach unten zeigt, was es gibt.</translation>
    </message>
    <message>
        <source>An element is being edited as XML: finish that first.</source>
        <translation>Ein Element wird gerade als XML bearbeitet: Schließen Sie das zuerst ab.</translation>
    </message>
    <message>
        <source>It stands in the file as it is here, broken: %1.</source>
        <translation>Es steht so in der Datei, wie es hier ist, fehlerhaft: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not shown. Edit them in the source.</source>
        <translation>
            <numerusform>%n weitere Zeile ist nicht gezeigt. Bearbeiten Sie sie im Quelltext.</numerusform>
            <numerusform>%n weitere Zeilen sind nicht gezeigt. Bearbeiten Sie sie im Quelltext.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FunnelModel</name>
    <message numerus="yes">
        <source>%n more would at %1 %2</source>
        <translation>
            <numerusform>%n mehr käme bei %1 %2 durch</numerusform>
            <numerusform>%n mehr kämen bei %1 %2 durch</numerusform>
        </translation>
    </message>
    <message>
        <source>It speaks of Target, the object that the group acts on: choose one on the map.</source>
        <translation>Hier ist von Target die Rede, dem Objekt, auf das die Gruppe wirkt: Wählen Sie eines auf der Karte.</translation>
    </message>
    <message>
        <source>Asked of everything in the game: %1 of %2 match.</source>
        <translation>Für alles im Spiel geprüft: %1 von %2 passen.</translation>
    </message>
    <message>
        <source>Takes %1 of %2 out.</source>
        <translation>Nimmt %1 von %2 heraus.</translation>
    </message>
    <message>
        <source>%1 of %2 match.</source>
        <translation>%1 von %2 passen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be answered, for want of what is asked for.</source>
        <translation>
            <numerusform>%n ist nicht zu beurteilen: Das Verlangte fehlt.</numerusform>
            <numerusform>%n sind nicht zu beurteilen: Das Verlangte fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were not asked: what went before had settled it.</source>
        <translation>
            <numerusform>%n wurde nicht geprüft: Was davor stand, hatte es entschieden.</numerusform>
            <numerusform>%n wurden nicht geprüft: Was davor stand, hatte es entschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at %1 %2</source>
        <translation>
            <numerusform>%n bei %1 %2</numerusform>
            <numerusform>%n bei %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>More would be let through with another bound: %1.</source>
        <translation>Mit einer anderen Grenze kämen mehr durch: %1.</translation>
    </message>
    <message>
        <source>It was not asked, though: what went before had settled it.</source>
        <translation>Geprüft wurde sie aber nicht: Was davor stand, hatte es entschieden.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Activation, of the source</source>
        <translation>Aktivierung, für die Quelle</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>When %1 is active, of the source</source>
        <translation>Wann %1 aktiv ist, für die Quelle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>exclude %1</source>
        <translation>ausschließen %1</translation>
    </message>
    <message>
        <source>include %1</source>
        <translation>einschließen %1</translation>
    </message>
    <message>
        <source>of everything: %1</source>
        <translation>von allem: %1</translation>
    </message>
    <message>
        <source>choose an object</source>
        <translation>ein Objekt wählen</translation>
    </message>
    <message>
        <source>%1 of %2 are let through.</source>
        <translation>%1 von %2 kommen durch.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Came → left</source>
        <translation>Kamen → blieben</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <translation>Passen nicht</translation>
    </message>
    <message>
        <source>Lacking</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Would match</source>
        <translation>Würden passen</translation>
    </message>
    <message>
        <source>What is asked, in the order in which it is written</source>
        <translation>Was geprüft wird, in der geschriebenen Reihenfolge</translation>
    </message>
    <message>
        <source>How many came, and how many are left</source>
        <translation>Wie viele kamen und wie viele blieben</translation>
    </message>
    <message>
        <source>How many of those that were asked match</source>
        <translation>Wie viele der geprüften passen</translation>
    </message>
    <message>
        <source>How many do not match</source>
        <translation>Wie viele nicht passen</translation>
    </message>
    <message>
        <source>How many lack what is asked for, and so neither match nor do not</source>
        <translation>Wie vielen das Verlangte fehlt, sodass für sie nichts entschieden ist</translation>
    </message>
    <message>
        <source>How many were not asked: what went before had settled it</source>
        <translation>Wie viele nicht geprüft wurden: Was davor stand, hatte es entschieden</translation>
    </message>
    <message>
        <source>How the object chosen on the map is judged; of activations, the source</source>
        <translation>Wie das auf der Karte gewählte Objekt beurteilt wird; bei Aktivierungen die Quelle</translation>
    </message>
    <message>
        <source>How many more would be let through with the nearest other bound</source>
        <translation>Wie viele mehr mit der nächstliegenden anderen Grenze durchkämen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FunnelView</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Evaluate step by step</source>
        <translation>Schrittweise auswerten</translation>
    </message>
    <message>
        <source>Scope funnel</source>
        <translation>Geltungstrichter</translation>
    </message>
    <message>
        <source>About the condition chosen</source>
        <translation>Über die gewählte Bedingung</translation>
    </message>
    <message>
        <source>Conditions with their counts</source>
        <translation>Bedingungen mit ihren Zahlen</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>(of the object chosen)</source>
        <translation>(des gewählten Objekts)</translation>
    </message>
    <message>
        <source>Choose a condition: its objects light up on the map. Down and F11 lead to the next.</source>
        <translation>Wählen Sie eine Bedingung: Ihre Objekte leuchten auf der Karte auf. Ab und F11 führen zur nächsten.</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>unmatched</source>
        <translation>passen nicht</translation>
    </message>
    <message>
        <source>lacking what is asked for</source>
        <translation>das Verlangte fehlt</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>let through</source>
        <translation>durchgelassen</translation>
    </message>
    <message>
        <source>would match</source>
        <translation>würden passen</translation>
    </message>
    <message>
        <source>let down</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::GalaxyView</name>
    <message>
        <source>New galaxy…</source>
        <translation>Neue Galaxie …</translation>
    </message>
    <message>
        <source>Galaxy map</source>
        <translation>Karte der Galaxie</translation>
    </message>
    <message>
        <source>No galaxy yet: open a scenario or make a new galaxy.</source>
        <translation>Noch keine Galaxie: Öffnen Sie ein Szenario oder legen Sie eine neue Galaxie an.</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n System</numerusform>
            <numerusform>%n Systeme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::HelpView</name>
    <message>
        <source>Search the help…</source>
        <translation>Hilfe durchsuchen …</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Die Seite davor</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::HierarchyView</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>What modifies it</source>
        <translation>Was es ändert</translation>
    </message>
    <message>
        <source>What it touches, and who reads that</source>
        <translation>Was es berührt und wer das liest</translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation>Was es auslöst</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hierarchie</translation>
    </message>
    <message>
        <source>%1 ‘%2’</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>Put the caret on a meter, a property, a resource, a variable or a group, and ask for its hierarchy (Ctrl+Alt+H).</source>
        <translation>Setzen Sie den Cursor auf einen Messwert, eine Eigenschaft, einen Rohstoff, eine Variable oder eine Gruppe und fragen Sie nach der Hierarchie (Strg+Alt+H).</translation>
    </message>
    <message>
        <source>Nothing in the project does.</source>
        <translation>Im Projekt gibt es nichts dergleichen.</translation>
    </message>
    <message>
        <source>This question is asked of other kinds of names.</source>
        <translation>Diese Frage gilt nur anderen Arten von Namen.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>global modifier — %1</source>
        <translation>globaler Modifikator — %1</translation>
    </message>
    <message>
        <source>modifier of %1 — %2</source>
        <translation>Modifikator von %1 — %2</translation>
    </message>
    <message>
        <source>channel from %1</source>
        <translation>Kanal von %1</translation>
    </message>
    <message>
        <source>by itself, each turn — %1</source>
        <translation>von selbst, jede Runde — %1</translation>
    </message>
    <message>
        <source>%1 — pays %2</source>
        <translation>%1 — zahlt %2</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>Szenario %1</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>liest %1</translation>
    </message>
    <message>
        <source>%1 reads it</source>
        <translation>%1 liest es</translation>
    </message>
    <message>
        <source>fires once a turn, at %1</source>
        <translation>wirkt einmal je Runde, bei %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::InspectorModel</name>
    <message>
        <source>%1 (whole run)</source>
        <translation>%1 (ganzer Lauf)</translation>
    </message>
    <message>
        <source>%1 (part %2)</source>
        <translation>%1 (Teil %2)</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Open the XML of %1</source>
        <translation>XML von %1 öffnen</translation>
    </message>
    <message>
        <source>maximum %1</source>
        <translation>Höchstwert %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::LedgerModel</name>
    <message>
        <source>priority %1</source>
        <translation>Priorität %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>the whole run</source>
        <translation>der ganze Lauf</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>✓ the record adds up</source>
        <translation>✓ die Aufzeichnung geht auf</translation>
    </message>
    <message>
        <source>✗ the record does not add up to the value</source>
        <translation>✗ die Aufzeichnung ergibt nicht den Wert</translation>
    </message>
    <message>
        <source>Unfold to see why for each source</source>
        <translation>Aufklappen, um den Grund für jede Quelle zu sehen</translation>
    </message>
    <message>
        <source>did not happen</source>
        <translation>ist nicht geschehen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::LongLinesBar</name>
    <message>
        <source>Lay out long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
    <message>
        <source>Lines of this file are too long to show. You see them in parts; the file is unchanged.</source>
        <translation>Zeilen dieser Datei sind zu lang für die Anzeige. Sie sehen sie in Teilen; die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Puts line ends between elements and attributes; undo takes them back</source>
        <translation>Setzt Zeilenenden zwischen Elemente und Attribute; Rückgängig nimmt sie zurück</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MergeDialog</name>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>Two texts of one file</source>
        <translation>Zwei Texte einer Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihr Text</translation>
    </message>
    <message>
        <source>On the disk</source>
        <translation>Auf der Festplatte</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Places where the two texts do not go together</source>
        <translation>Stellen, an denen die beiden Texte nicht zusammenpassen</translation>
    </message>
    <message>
        <source>Keep &amp;yours here</source>
        <translation>Hier &amp;Ihren Text behalten</translation>
    </message>
    <message>
        <source>Take the &amp;disk&apos;s here</source>
        <translation>Hier den der &amp;Festplatte nehmen</translation>
    </message>
    <message>
        <source>Keep all of yours</source>
        <translation>Überall Ihren Text behalten</translation>
    </message>
    <message>
        <source>Take all of the disk&apos;s</source>
        <translation>Überall den der Festplatte nehmen</translation>
    </message>
    <message>
        <source>&amp;Use this text</source>
        <translation>Diesen Text &amp;verwenden</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
        <source>the disk&apos;s</source>
        <translation>Festplatte</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>Ihr Text</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::NewGalaxyDialog</name>
    <message>
        <source>New galaxy</source>
        <translation>Neue Galaxie</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>The mean number of planets in a system</source>
        <translation>Die mittlere Zahl der Planeten eines Systems</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>Make galaxy</source>
        <translation>Galaxie anlegen</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>S&amp;ystems</source>
        <translation>S&amp;ysteme</translation>
    </message>
    <message>
        <source>&amp;Planets a system</source>
        <translation>&amp;Planeten je System</translation>
    </message>
    <message>
        <source>&amp;Empires</source>
        <translation>&amp;Reiche</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>&amp;Form</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectInspector</name>
    <message>
        <source>Values of the object</source>
        <translation>Werte des Objekts</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Hauptbuch</translation>
    </message>
    <message>
        <source>Show what did not happen</source>
        <translation>Zeigen, was nicht geschehen ist</translation>
    </message>
    <message>
        <source>No object chosen</source>
        <translation>Kein Objekt gewählt</translation>
    </message>
    <message>
        <source>Open a scenario or make a new galaxy to have objects to look at.</source>
        <translation>Öffnen Sie ein Szenario oder legen Sie eine neue Galaxie an, um Objekte zum Ansehen zu haben.</translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list to see its values, and a value to see where it came from.</source>
        <translation>Wählen Sie auf der Karte oder in der Liste ein Objekt, um seine Werte zu sehen, und einen Wert, um zu sehen, woher er kam.</translation>
    </message>
    <message>
        <source>owned by nobody</source>
        <translation>gehört niemandem</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>gehört %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>no longer in the game</source>
        <translation>nicht mehr im Spiel</translation>
    </message>
    <message>
        <source>Choose a value above to see where it came from.</source>
        <translation>Wählen Sie oben einen Wert, um zu sehen, woher er kam.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; = %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; = %2</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>Explain this value</source>
        <translation>Diesen Wert erklären</translation>
    </message>
    <message>
        <source>Explain this variable</source>
        <translation>Diese Variable erklären</translation>
    </message>
    <message>
        <source>Inspect the source</source>
        <translation>Die Quelle untersuchen</translation>
    </message>
    <message>
        <source>Show what came first</source>
        <translation>Zeigen, was zuerst kam</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectsModel</name>
    <message>
        <source>(in no system)</source>
        <translation>(in keinem System)</translation>
    </message>
    <message>
        <source>(nobody)</source>
        <translation>(niemand)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectsView</name>
    <message>
        <source>By system</source>
        <translation>Nach System</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Nach Besitzer</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>Nach Klasse</translation>
    </message>
    <message>
        <source>Order of the objects</source>
        <translation>Gliederung der Objekte</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtern …</translation>
    </message>
    <message>
        <source>Filter objects</source>
        <translation>Objekte filtern</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OrderDialog</name>
    <message>
        <source>Give an order</source>
        <translation>Einen Befehl erteilen</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Erteilen</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Reich</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>kann wegbleiben</translation>
    </message>
    <message>
        <source>The run is being computed.</source>
        <translation>Der Lauf wird berechnet.</translation>
    </message>
    <message>
        <source>Start a scenario first.</source>
        <translation>Starten Sie zuerst ein Szenario.</translation>
    </message>
    <message>
        <source>Fill in the fields.</source>
        <translation>Füllen Sie die Felder aus.</translation>
    </message>
    <message>
        <source>The next step carries it out.</source>
        <translation>Der nächste Schritt führt ihn aus.</translation>
    </message>
    <message>
        <source>As things are it will be refused: %1.</source>
        <translation>So wie es steht, wird er abgelehnt: %1.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OutsideEdits</name>
    <message>
        <source>&apos;%1&apos; is called &apos;%2&apos; now</source>
        <translation>„%1“ heißt jetzt „%2“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was added by another program</source>
        <translation>„%1“ wurde von einem anderen Programm hinzugefügt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was changed by another program; undo brings the former text back</source>
        <translation>„%1“ wurde von einem anderen Programm geändert; „Rückgängig“ bringt den früheren Text zurück</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was changed by another program; its changes and yours are together now</source>
        <translation>„%1“ wurde von einem anderen Programm geändert; dessen Änderungen und Ihre sind jetzt zusammengeführt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was changed by another program in the same places as here</source>
        <translation>„%1“ wurde von einem anderen Programm an denselben Stellen wie hier geändert</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was removed by another program; your changes are kept, save to make it anew</source>
        <translation>„%1“ wurde von einem anderen Programm entfernt; Ihre Änderungen bleiben, speichern Sie, um es neu anzulegen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was removed by another program</source>
        <translation>„%1“ wurde von einem anderen Programm entfernt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProblemsModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Silenced: %1</source>
        <translation>Stummgeschaltet: %1</translation>
    </message>
    <message>
        <source>Silenced in %1</source>
        <translation>Stummgeschaltet in %1</translation>
    </message>
    <message>
        <source>Of an earlier text: it is being looked at anew</source>
        <translation>Aus einem früheren Text: Es wird gerade neu geprüft</translation>
    </message>
    <message>
        <source>%1 (being looked at anew)</source>
        <translation>%1 (wird neu geprüft)</translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <translation>%1 (Runde %2)</translation>
    </message>
    <message>
        <source>%1 (%2 times, first in turn %3)</source>
        <translation>%1 (%2-mal, zuerst in Runde %3)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProblemsView</name>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtern …</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Keine Probleme gefunden</translation>
    </message>
    <message>
        <source>No problem fits the filter</source>
        <translation>Kein Problem passt zum Filter</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>Shows findings that comments, the manifest or the baseline silence</source>
        <translation>Zeigt Befunde, die Kommentare, das Manifest oder der Grundbestand stummschalten</translation>
    </message>
    <message>
        <source>Silenced: %1</source>
        <translation>Stummgeschaltet: %1</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>Zum &amp;Ort gehen</translation>
    </message>
    <message>
        <source>E&amp;xplain %1</source>
        <translation>%1 &amp;erklären</translation>
    </message>
    <message>
        <source>Fix all of this kind in the &amp;file</source>
        <translation>Alle dieser Art in der &amp;Datei korrigieren</translation>
    </message>
    <message>
        <source>Fix all of this kind in the &amp;project</source>
        <translation>Alle dieser Art im &amp;Projekt korrigieren</translation>
    </message>
    <message>
        <source>&amp;Silence here</source>
        <translation>Hier &amp;stummschalten</translation>
    </message>
    <message>
        <source>Silence %1 in the p&amp;roject</source>
        <translation>%1 im P&amp;rojekt stummschalten</translation>
    </message>
    <message>
        <source>Silence all problems as they are now: make a &amp;baseline</source>
        <translation>Alle jetzigen Probleme stummschalten: &amp;Grundbestand festhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) are not listed. Fix some of these first.</source>
        <translation>
            <numerusform>%n weiteres Problem steht nicht in der Liste. Beheben Sie zuerst einige von diesen.</numerusform>
            <numerusform>%n weitere Probleme stehen nicht in der Liste. Beheben Sie zuerst einige von diesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProjectSearch</name>
    <message>
        <source>%1 %2.</source>
        <extracomment>%1 a file, %2 the rest of the sentence: &quot;is not well-formed&quot;</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>The XPath expression cannot be read: %1</source>
        <translation>Der XPath-Ausdruck ist nicht zu lesen: %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProjectTree</name>
    <message>
        <source>By file</source>
        <translation>Nach Datei</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>Order of the project tree</source>
        <translation>Gliederung des Projektbaums</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtern …</translation>
    </message>
    <message>
        <source>Filter classes and groups</source>
        <translation>Klassen und Gruppen filtern</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Open or create a project: its files and classes stand here.</source>
        <translation>Öffnen Sie ein Projekt oder legen Sie eines an: Hier stehen seine Dateien und Klassen.</translation>
    </message>
    <message>
        <source>The project has no files yet.</source>
        <translation>Das Projekt hat noch keine Dateien.</translation>
    </message>
    <message>
        <source>The content is being read…</source>
        <translation>Der Inhalt wird gelesen …</translation>
    </message>
    <message>
        <source>There is no class yet. Write one in a file of the project.</source>
        <translation>Es gibt noch keine Klasse. Schreiben Sie eine in eine Datei des Projekts.</translation>
    </message>
    <message>
        <source>No class or group fits the filter.</source>
        <translation>Keine Klasse oder Gruppe passt zum Filter.</translation>
    </message>
    <message>
        <source>First steps:</source>
        <translation>Erste Schritte:</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProjectTreeModel</name>
    <message>
        <source>Type unknown</source>
        <translation>Typ unbekannt</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>läuft nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RecoveryDialog</name>
    <message>
        <source>comes back as a new file</source>
        <translation>wird als neue Datei wiederhergestellt</translation>
    </message>
    <message>
        <source>is put together with newer changes of the file</source>
        <translation>wird mit neueren Änderungen der Datei zusammengeführt</translation>
    </message>
    <message>
        <source>newer changes of the file overlap: you will be asked</source>
        <translation>neuere Änderungen der Datei überschneiden sich: Sie werden gefragt</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>ist schon da</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>wird wiederhergestellt</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation>Ungespeicherte Arbeit wurde gefunden</translation>
    </message>
    <message>
        <source>Orrery ended before these changes were saved. They can be restored as one step, which undo takes back; nothing is written to your files before you save.</source>
        <translation>Orrery wurde beendet, bevor diese Änderungen gespeichert waren. Sie lassen sich in einem Schritt wiederherstellen, den „Rückgängig“ zurücknimmt; in Ihre Dateien wird nichts geschrieben, bevor Sie speichern.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Files with unsaved work</source>
        <translation>Dateien mit ungespeicherter Arbeit</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>W&amp;iederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Ask again &amp;later</source>
        <translation>Später &amp;noch einmal fragen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has been changed since, in the same places as your unsaved work. Choose what to keep at each place.</source>
        <translation>„%1“ ist seither an denselben Stellen wie Ihre ungespeicherte Arbeit geändert worden. Wählen Sie für jede Stelle, was bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>Restored the unsaved work on %n file(s); save to keep it</source>
        <translation>
            <numerusform>Ungespeicherte Arbeit an %n Datei wiederhergestellt; speichern Sie, um sie zu behalten</numerusform>
            <numerusform>Ungespeicherte Arbeit an %n Dateien wiederhergestellt; speichern Sie, um sie zu behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s), but they cannot be kept safe: %1</source>
        <translation>
            <numerusform>%n Datei wiederhergestellt, aber sie lässt sich nicht sichern: %1</numerusform>
            <numerusform>%n Dateien wiederhergestellt, aber sie lassen sich nicht sichern: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Changes that restoring the file makes</source>
        <translation>Änderungen durch das Wiederherstellen der Datei</translation>
    </message>
    <message>
        <source>&amp;Changes that restoring it makes:</source>
        <translation>Änderungen &amp;durch das Wiederherstellen:</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RenameDialog</name>
    <message>
        <source>Rename %1 ‘%2’</source>
        <translation>%1 „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Everything that will be written</source>
        <translation>Alles, was geschrieben wird</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>New &amp;name:</source>
        <translation>Neuer &amp;Name:</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 wird zu %2</translation>
    </message>
    <message>
        <source>The texts that name and describe it go along.</source>
        <translation>Die Texte, die es benennen und beschreiben, gehen mit.</translation>
    </message>
    <message>
        <source>Faults of XML in the project: %1. What stands behind them may keep the old name.</source>
        <translation>XML-Fehler im Projekt: %1. Was dahinter steht, behält vielleicht den alten Namen.</translation>
    </message>
    <message>
        <source>Cannot be renamed: %1. %2</source>
        <translation>Lässt sich nicht umbenennen: %1. %2</translation>
    </message>
    <message>
        <source>Cannot be renamed: %1 (%2). %3</source>
        <translation>Lässt sich nicht umbenennen: %1 (%2). %3</translation>
    </message>
    <message>
        <source>Trying whether everything else stays as it is…</source>
        <translation>Es wird geprüft, ob alles andere bleibt, wie es ist …</translation>
    </message>
    <message>
        <source>Nothing else changes its meaning.</source>
        <translation>Nichts anderes ändert seine Bedeutung.</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Wo er steht</translation>
    </message>
    <message>
        <source>Places: %1.</source>
        <translation>Stellen: %1.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Änderungen: %1.</translation>
    </message>
    <message>
        <source>Write another name: what would change is shown before anything does.</source>
        <translation>Einen anderen Namen schreiben: Was sich ändern würde, steht hier, bevor sich etwas ändert.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Sandbox</name>
    <message>
        <source>Paused after turn %1 by the condition &apos;%2&apos;.</source>
        <translation>Nach Runde %1 von der Bedingung „%2“ angehalten.</translation>
    </message>
    <message>
        <source>The run is over: somebody won or lost in turn %1.</source>
        <translation>Der Lauf ist vorbei: In Runde %1 hat jemand gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>There is no content to run yet.</source>
        <translation>Es gibt noch keinen Inhalt zum Spielen.</translation>
    </message>
    <message>
        <source>There is no scenario &apos;%1&apos;.</source>
        <translation>Es gibt kein Szenario „%1“.</translation>
    </message>
    <message>
        <source>Open a scenario or make a new galaxy first.</source>
        <translation>Öffnen Sie zuerst ein Szenario oder legen Sie eine neue Galaxie an.</translation>
    </message>
    <message>
        <source>Step to a turn first: turn 0 is only set up.</source>
        <translation>Gehen Sie zuerst eine Runde vor: Runde 0 ist nur der Aufbau.</translation>
    </message>
    <message>
        <source>The text of what was done in the sandbox is broken. Mend it first.</source>
        <translation>Der Text dessen, was im Sandkasten getan wurde, ist fehlerhaft. Bringen Sie ihn zuerst in Ordnung.</translation>
    </message>
    <message>
        <source>Remove what was done in the sandbox</source>
        <translation>Entfernen, was im Sandkasten getan wurde</translation>
    </message>
    <message>
        <source>Earlier statements of the sandbox</source>
        <translation>Was im Sandkasten früher getan wurde</translation>
    </message>
    <message>
        <source>Turn %1: decision</source>
        <translation>Runde %1: Entscheidung</translation>
    </message>
    <message>
        <source>Turn %1: order</source>
        <translation>Runde %1: Befehl</translation>
    </message>
    <message>
        <source>Turn %1: statement</source>
        <translation>Runde %1: Anweisung</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SandboxBar</name>
    <message>
        <source>To turn 0</source>
        <translation>Zu Runde 0</translation>
    </message>
    <message>
        <source>One turn back (Alt+F10)</source>
        <translation>Eine Runde zurück (Alt+F10)</translation>
    </message>
    <message>
        <source>One turn forward (F10)</source>
        <translation>Eine Runde vor (F10)</translation>
    </message>
    <message>
        <source>To the last turn computed</source>
        <translation>Zur letzten berechneten Runde</translation>
    </message>
    <message>
        <source>Run on by the turns beside (F5)</source>
        <translation>Um die Runden daneben weiterlaufen (F5)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> Runden</translation>
    </message>
    <message>
        <source>Turns to run on</source>
        <translation>Runden zum Weiterlaufen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>no run</source>
        <translation>kein Lauf</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ScopeFunnel</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>as if on %1</source>
        <translation>als wäre es auf %1</translation>
    </message>
    <message>
        <source>Put the cursor into a group, in the form or in the source, or choose one above.</source>
        <translation>Setzen Sie den Cursor im Formular oder im Quelltext in eine Gruppe oder wählen Sie oben eine.</translation>
    </message>
    <message>
        <source>Open a scenario or make a new galaxy: the conditions are asked of its objects.</source>
        <translation>Öffnen Sie ein Szenario oder legen Sie eine neue Galaxie an: Die Bedingungen werden an ihren Objekten geprüft.</translation>
    </message>
    <message>
        <source>The content has no group %1 of %2 any more.</source>
        <translation>Der Inhalt hat keine Gruppe %1 von %2 mehr.</translation>
    </message>
    <message>
        <source>The group has errors: these are the counts of its last text without.</source>
        <translation>Die Gruppe hat Fehler: Dies sind die Zahlen ihrer letzten fehlerfreien Fassung.</translation>
    </message>
    <message>
        <source>The sandbox has not run this content yet: these are the counts of older content.</source>
        <translation>Der Sandkasten hat diesen Inhalt noch nicht gespielt: Dies sind die Zahlen eines älteren Inhalts.</translation>
    </message>
    <message>
        <source>Nothing in the sandbox carries the group, nor could: it has no source.</source>
        <translation>Nichts im Sandkasten trägt die Gruppe oder könnte es: Sie hat keine Quelle.</translation>
    </message>
    <message>
        <source>Nothing in the sandbox is of the class %1: the source stands in.</source>
        <translation>Nichts im Sandkasten ist von der Klasse %1: Die gezeigte Quelle vertritt sie.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SearchModel</name>
    <message numerus="yes">
        <source>%1 (%n)</source>
        <extracomment>%1 a file; %n places in it</extracomment>
        <translation>
            <numerusform>%1 (%n)</numerusform>
            <numerusform>%1 (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2 becomes %3</source>
        <translation>Zeile %1: %2 wird zu %3</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SearchView</name>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Find in the project</source>
        <translation>Im Projekt suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>In all files</source>
        <translation>In allen Dateien</translation>
    </message>
    <message>
        <source>Only in these files, such as techs*.xml; several are separated by blanks</source>
        <translation>Nur in diesen Dateien, etwa techs*.xml; mehrere durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>In all elements</source>
        <translation>In allen Elementen</translation>
    </message>
    <message>
        <source>Only inside these elements, such as effects scope; several are separated by blanks</source>
        <translation>Nur in diesen Elementen, etwa effects scope; mehrere durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>XPath</source>
        <translation>XPath</translation>
    </message>
    <message>
        <source>Find elements by an XPath expression, such as //class[@type=&apos;tech&apos;]</source>
        <translation>Elemente mit einem XPath-Ausdruck suchen, etwa //class[@type=&apos;tech&apos;]</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) replaced. One undo brings them back.</source>
        <translation>
            <numerusform>%n Stelle ersetzt. Einmal „Rückgängig“ bringt sie zurück.</numerusform>
            <numerusform>%n Stellen ersetzt. Einmal „Rückgängig“ bringt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts have changed since. Search again.</source>
        <translation>Die Texte haben sich seither geändert. Suchen Sie noch einmal.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 &quot;3 places&quot;, %2 &quot;2 files&quot;</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more: narrow the search down to see them.</source>
        <translation>Es gibt mehr: Engen Sie die Suche ein, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Es wird gesucht …</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Type what to look for, and press Enter.</source>
        <translation>Geben Sie ein, was gesucht wird, und drücken Sie die Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SourceEditor</name>
    <message>
        <source>Lines with two hyphens in a row cannot become a comment</source>
        <translation>Zeilen mit zwei Bindestrichen hintereinander können kein Kommentar werden</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>Ko&amp;mmentar umschalten</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Fold or unfold</source>
        <translation>Ein- oder a&amp;usklappen</translation>
    </message>
    <message>
        <source>Lay out &amp;long lines</source>
        <translation>&amp;Lange Zeilen umbrechen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StringsModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Nothing in the content uses this id.</source>
        <translation>Nichts im Inhalt verwendet diese Id.</translation>
    </message>
    <message>
        <source>%1, unused</source>
        <translation>%1, unbenutzt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n missing)</source>
        <translation>
            <numerusform>%1 (%n fehlt)</numerusform>
            <numerusform>%1 (%n fehlen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Text von %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StringsView</name>
    <message>
        <source>Filter…</source>
        <translation>Filtern …</translation>
    </message>
    <message>
        <source>Filter texts</source>
        <translation>Texte filtern</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Alle Texte</translation>
    </message>
    <message>
        <source>Missing in a language</source>
        <translation>Fehlt in einer Sprache</translation>
    </message>
    <message>
        <source>Unused ids</source>
        <translation>Unbenutzte Ids</translation>
    </message>
    <message>
        <source>Which texts are shown</source>
        <translation>Welche Texte gezeigt werden</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Add &amp;language…</source>
        <translation>&amp;Sprache hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Add the language %1</source>
        <translation>Sprache %1 hinzufügen</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Nicht geändert: %1.</translation>
    </message>
    <message>
        <source>Open a project: the texts of its content stand here.</source>
        <translation>Öffnen Sie ein Projekt: Hier stehen die Texte seines Inhalts.</translation>
    </message>
    <message>
        <source>The texts are being read…</source>
        <translation>Die Texte werden gelesen …</translation>
    </message>
    <message>
        <source>The project has no texts yet: names stand in the classes themselves, or in &lt;strings&gt;.</source>
        <translation>Das Projekt hat noch keine Texte: Namen stehen in den Klassen selbst oder in &lt;strings&gt;.</translation>
    </message>
    <message>
        <source>Texts: %1, shown: %2, unused: %3</source>
        <translation>Texte: %1, gezeigt: %2, unbenutzt: %3</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StructureCommands</name>
    <message>
        <source>The file would be broken by it; nothing was changed.</source>
        <translation>Die Datei wäre danach fehlerhaft; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The edit does not fit the text; nothing was changed.</source>
        <translation>Die Änderung passt nicht zum Text; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
    <message>
        <source>There is no room for a second one here.</source>
        <translation>Hier ist kein Platz für ein zweites.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 verdoppeln</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 nach oben</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1 nach unten</translation>
    </message>
    <message>
        <source>Put %1 around %2</source>
        <translation>%1 um %2 legen</translation>
    </message>
    <message>
        <source>There is nothing in it that could take its place.</source>
        <translation>Es enthält nichts, das an seine Stelle treten könnte.</translation>
    </message>
    <message>
        <source>What stands in it cannot stand here.</source>
        <translation>Was darin steht, kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>Take away %1 around its content</source>
        <translation>%1 auflösen, Inhalt behalten</translation>
    </message>
    <message>
        <source>It cannot be switched off.</source>
        <translation>Es lässt sich nicht ausschalten.</translation>
    </message>
    <message>
        <source>Switch off %1</source>
        <translation>%1 ausschalten</translation>
    </message>
    <message>
        <source>Switch on %1</source>
        <translation>%1 einschalten</translation>
    </message>
    <message>
        <source>It cannot be pasted here: %1.</source>
        <translation>Es kann hier nicht eingefügt werden: %1.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; cannot stand here, nor in anything around it.</source>
        <translation>&lt;%1&gt; kann weder hier stehen noch in etwas ringsum.</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>It cannot be dropped here: %1.</source>
        <translation>Es kann hier nicht abgelegt werden: %1.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; cannot stand here.</source>
        <translation>&lt;%1&gt; kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>It stays as it is: %1.</source>
        <translation>Es bleibt, wie es ist: %1.</translation>
    </message>
    <message>
        <source>Turn %1 into elements</source>
        <translation>%1 in Elemente verwandeln</translation>
    </message>
    <message>
        <source>Turn %2 of %1 into elements</source>
        <translation>%2 von %1 in Elemente verwandeln</translation>
    </message>
    <message>
        <source>Turn %1 into text</source>
        <translation>%1 in Text verwandeln</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TutorialView</name>
    <message>
        <source>The tutorial is a small project of its own. It leads from nearly nothing to a mod that runs, step by step.</source>
        <translation>Die Einführung ist ein kleines Projekt für sich. Sie führt Schritt für Schritt von fast nichts zu einem Mod, der läuft.</translation>
    </message>
    <message>
        <source>&amp;New tutorial project…</source>
        <translation>&amp;Neues Einführungsprojekt …</translation>
    </message>
    <message>
        <source>Steps of the tutorial</source>
        <translation>Schritte der Einführung</translation>
    </message>
    <message>
        <source>What could be written</source>
        <translation>Was man schreiben könnte</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Write &amp;it for me</source>
        <translation>&amp;Für mich schreiben</translation>
    </message>
    <message>
        <source>S&amp;kip this step</source>
        <translation>Schritt über&amp;springen</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>Brings the files of the tutorial back as they came. Undo takes it back.</source>
        <translation>Stellt die Dateien der Einführung wieder so her, wie sie am Anfang waren. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>Start the tutorial again</source>
        <translation>Einführung von vorn beginnen</translation>
    </message>
    <message>
        <source>Tutorial: %1</source>
        <translation>Einführung: %1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
    <message>
        <source>%1, comes later</source>
        <translation>%1, kommt später</translation>
    </message>
    <message>
        <source>%1, to do</source>
        <translation>%1, zu tun</translation>
    </message>
    <message>
        <source>&lt;b&gt;That was all.&lt;/b&gt; You have written a mod, run it, and asked it why. What else content can say stands in the help; the demo project shows much of it at work.</source>
        <translation>&lt;b&gt;Das war alles.&lt;/b&gt; Sie haben einen Mod geschrieben, ihn laufen lassen und nach dem Warum gefragt. Was Inhalte sonst noch sagen können, steht in der Hilfe; das Demoprojekt zeigt vieles davon in Aktion.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>There is no class ‘%1’ to rename.</source>
        <translation>Es gibt keine Klasse „%1“, die umbenannt werden könnte.</translation>
    </message>
    <message>
        <source>Still missing: %1</source>
        <translation>Noch fehlt: %1</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Was noch fehlt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::UsagesModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2  — defined here</source>
        <translation>%1: %2  — hier definiert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::UsagesView</name>
    <message>
        <source>Places of the name</source>
        <translation>Stellen des Namens</translation>
    </message>
    <message>
        <source>%1 ‘%2’ — places: %3</source>
        <translation>%1 „%2“ — Stellen: %3</translation>
    </message>
    <message>
        <source>Nothing is called so any more.</source>
        <translation>Nichts heißt mehr so.</translation>
    </message>
    <message>
        <source>Put the caret on a name and press Shift+F12: all its places stand here.</source>
        <translation>Setzen Sie den Cursor auf einen Namen und drücken Sie Umschalt+F12: Hier stehen alle seine Stellen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WhyNotDialog</name>
    <message>
        <source>Why not? %1, turn %2</source>
        <translation>Warum nicht? %1, Runde %2</translation>
    </message>
    <message>
        <source>%1/%2 of %3</source>
        <translation>%1/%2 von %3</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>Why did this group not touch %1?</source>
        <translation>Warum hat diese Gruppe %1 nicht berührt?</translation>
    </message>
    <message>
        <source>Nothing in this galaxy carries a group yet: place a class on an object first.</source>
        <translation>Nichts in dieser Galaxie trägt bisher eine Gruppe: Platzieren Sie zuerst eine Klasse auf einem Objekt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;It did:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Hat sie doch:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;It ended at %1:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;Es endete bei %1:&lt;/b&gt; %2</translation>
    </message>
</context>
</TS>
