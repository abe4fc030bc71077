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
        <source>R&amp;estart run</source>
        <translation>Lauf neu &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Save as scenario…</source>
        <translation>Als Szenario &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Run turns</source>
        <translation>&amp;Weiterlaufen</translation>
    </message>
    <message>
        <source>S&amp;tep one turn</source>
        <translation>Eine Runde &amp;vor</translation>
    </message>
    <message>
        <source>Step b&amp;ack one turn</source>
        <translation>Eine Runde &amp;zurück</translation>
    </message>
    <message>
        <source>Change o&amp;bject…</source>
        <translation>Objek&amp;t ändern …</translation>
    </message>
    <message>
        <source>&amp;Why no effect?</source>
        <translation>Warum &amp;keine Wirkung?</translation>
    </message>
    <message>
        <source>C&amp;heck availability</source>
        <translation>Verfügb&amp;arkeit prüfen</translation>
    </message>
    <message>
        <source>Check res&amp;ponse order</source>
        <translation>&amp;Reihenfolge der Antworten prüfen</translation>
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
        <source>&amp;About Orrery</source>
        <translation>&amp;Über Orrery</translation>
    </message>
    <message>
        <source>Find in the &amp;project</source>
        <translation>Im &amp;Projekt suchen</translation>
    </message>
    <message>
        <source>Replace in the pro&amp;ject</source>
        <translation>Im Pro&amp;jekt ersetzen</translation>
    </message>
    <message>
        <source>Edit &amp;texts and translations</source>
        <translation>&amp;Texte und Übersetzungen bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Silence the problem here</source>
        <translation>Problem hier stu&amp;mmschalten</translation>
    </message>
    <message>
        <source>Create &amp;baseline from all problems</source>
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
        <source>Find &amp;references</source>
        <translation>Ver&amp;wendungen suchen</translation>
    </message>
    <message>
        <source>Show &amp;hierarchy</source>
        <translation>&amp;Hierarchie zeigen</translation>
    </message>
    <message>
        <source>Show scope &amp;funnel</source>
        <translation>Ge&amp;ltungstrichter zeigen</translation>
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
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>Mark this t&amp;urn</source>
        <translation>Diese R&amp;unde markieren</translation>
    </message>
    <message>
        <source>La&amp;yers of the map</source>
        <translation>&amp;Ebenen der Karte</translation>
    </message>
    <message>
        <source>Class &amp;table</source>
        <translation>&amp;Klassentabelle</translation>
    </message>
    <message>
        <source>Choose c&amp;olumns…</source>
        <translation>Spalten &amp;wählen …</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>Nach &amp;unten ausfüllen</translation>
    </message>
    <message>
        <source>C&amp;alculate cells…</source>
        <translation>Zellen &amp;berechnen …</translation>
    </message>
    <message>
        <source>Next gap in the ta&amp;ble</source>
        <translation>Nächste &amp;Lücke in der Tabelle</translation>
    </message>
    <message>
        <source>Mo&amp;ve object…</source>
        <translation>Objekt be&amp;wegen …</translation>
    </message>
    <message>
        <source>Atta&amp;ch object…</source>
        <translation>Objekt an&amp;hängen …</translation>
    </message>
    <message>
        <source>Star&amp;lane to…</source>
        <translation>Sternenstraße nach …</translation>
    </message>
    <message>
        <source>Add s&amp;ystem…</source>
        <translation>S&amp;ystem hinzufügen …</translation>
    </message>
    <message>
        <source>A&amp;dd planet…</source>
        <translation>&amp;Planet hinzufügen …</translation>
    </message>
    <message>
        <source>Re&amp;name object…</source>
        <translation>Objekt um&amp;benennen …</translation>
    </message>
    <message>
        <source>Remove ob&amp;ject</source>
        <translation>Ob&amp;jekt entfernen</translation>
    </message>
    <message>
        <source>Show brea&amp;kdown</source>
        <translation>Aufschlüsselung &amp;zeigen</translation>
    </message>
    <message>
        <source>Close pro&amp;ject</source>
        <translation>Pro&amp;jekt schließen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Sho&amp;w as a table</source>
        <translation>Als Tabelle &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>Läufe &amp;vergleichen</translation>
    </message>
    <message>
        <source>P&amp;in this run</source>
        <translation>Diesen Lauf a&amp;nheften</translation>
    </message>
    <message>
        <source>Step ins&amp;ide the turn</source>
        <translation>&amp;Innerhalb der Runde weitergehen</translation>
    </message>
    <message>
        <source>Step back insi&amp;de the turn</source>
        <translation>Innerhalb &amp;der Runde zurückgehen</translation>
    </message>
    <message>
        <source>&amp;Continue to the next breakpoint</source>
        <translation>&amp;Weiter bis zum nächsten Haltepunkt</translation>
    </message>
    <message>
        <source>Go &amp;back to the previous breakpoint</source>
        <translation>&amp;Zurück zum vorigen Haltepunkt</translation>
    </message>
    <message>
        <source>Go to the &amp;last change of the value</source>
        <translation>Zur &amp;letzten Änderung des Werts gehen</translation>
    </message>
    <message>
        <source>Show breakpoints</source>
        <translation>Haltepunkte zeigen</translation>
    </message>
    <message>
        <source>&amp;Ask the run</source>
        <translation>Den Lauf &amp;fragen</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint here</source>
        <translation>Haltepunkt hier setzen oder entfernen</translation>
    </message>
    <message>
        <source>Which edit did this?</source>
        <translation>Welche Bearbeitung war das?</translation>
    </message>
    <message>
        <source>P&amp;lots</source>
        <translation>D&amp;iagramme</translation>
    </message>
    <message>
        <source>Plot this &amp;value</source>
        <translation>Diesen &amp;Wert darstellen</translation>
    </message>
    <message>
        <source>Ne&amp;w what-if…</source>
        <translation>Neue Anna&amp;hme…</translation>
    </message>
    <message>
        <source>Switc&amp;h what-if…</source>
        <translation>Annahme &amp;wechseln…</translation>
    </message>
    <message>
        <source>Rena&amp;me what-if…</source>
        <translation>Annahme um&amp;benennen…</translation>
    </message>
    <message>
        <source>Move what-if &amp;to main run</source>
        <translation>Annahme in den Hauptlauf über&amp;nehmen</translation>
    </message>
    <message>
        <source>De&amp;lete what-if</source>
        <translation>Annahme &amp;löschen</translation>
    </message>
    <message>
        <source>Val&amp;ues on the map</source>
        <translation>We&amp;rte auf der Karte</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message>
        <source>&amp;Edit layers of values</source>
        <translation>Werteebenen b&amp;earbeiten</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint on this effect</source>
        <translation>Haltepunkt auf diesem Effekt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Show watches</source>
        <translation>Beobachtungen anzeigen</translation>
    </message>
    <message>
        <source>Watch this value</source>
        <translation>Diesen Wert beobachten</translation>
    </message>
    <message>
        <source>Compare on many seeds</source>
        <translation>Mit vielen Startwerten vergleichen</translation>
    </message>
    <message>
        <source>Run all tests</source>
        <translation>Alle Tests ausführen</translation>
    </message>
    <message>
        <source>Run the test here</source>
        <translation>Den Test hier ausführen</translation>
    </message>
    <message>
        <source>Show tests</source>
        <translation>Tests zeigen</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Diesen Wert festhalten</translation>
    </message>
    <message>
        <source>Show coverage</source>
        <translation>Abdeckung zeigen</translation>
    </message>
    <message>
        <source>Show sweeps</source>
        <translation>Parameterstudien zeigen</translation>
    </message>
    <message>
        <source>Show ranking</source>
        <translation>Rangliste zeigen</translation>
    </message>
    <message>
        <source>Measure turns</source>
        <translation>Runden messen</translation>
    </message>
    <message>
        <source>Show causes</source>
        <translation>Ursachen zeigen</translation>
    </message>
    <message>
        <source>Show what led to this value</source>
        <translation>Zeigen, was zu diesem Wert führte</translation>
    </message>
    <message>
        <source>Show what followed from this value</source>
        <translation>Zeigen, was aus diesem Wert folgte</translation>
    </message>
    <message>
        <source>O&amp;pen run…</source>
        <translation>&amp;Lauf öffnen …</translation>
    </message>
    <message>
        <source>Sa&amp;ve run…</source>
        <translation>La&amp;uf speichern …</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Export &amp;turn as a page…</source>
        <translation>&amp;Runde als Seite exportieren …</translation>
    </message>
    <message>
        <source>Export trace as &amp;CSV…</source>
        <translation>Ablauf als &amp;CSV exportieren …</translation>
    </message>
    <message>
        <source>Export trace as &amp;JSON…</source>
        <translation>Ablauf als &amp;JSON exportieren …</translation>
    </message>
    <message>
        <source>Export galaxy as &amp;PNG…</source>
        <translation>Galaxie als &amp;PNG exportieren …</translation>
    </message>
    <message>
        <source>Export galaxy as &amp;SVG…</source>
        <translation>Galaxie als &amp;SVG exportieren …</translation>
    </message>
    <message>
        <source>Export content &amp;reference…</source>
        <translation>&amp;Inhaltsreferenz exportieren …</translation>
    </message>
    <message>
        <source>New sweep…</source>
        <translation>Neue Parameterstudie …</translation>
    </message>
    <message>
        <source>Solve for a number…</source>
        <translation>Zahl suchen …</translation>
    </message>
    <message>
        <source>Which faults do the tests notice?</source>
        <translation>Welche Fehler bemerken die Tests?</translation>
    </message>
    <message>
        <source>Open saved &amp;game…</source>
        <translation>S&amp;pielstand öffnen …</translation>
    </message>
    <message>
        <source>Export to &amp;FreeOrion…</source>
        <translation>Nach &amp;FreeOrion exportieren …</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Import &amp;FreeOrion 0.4.10 content…</source>
        <translation>Inhalte von &amp;FreeOrion 0.4.10 importieren …</translation>
    </message>
    <message>
        <source>Import FreeOrion &amp;classic content…</source>
        <translation>Inhalte von FreeOrion (&amp;klassisch) importieren …</translation>
    </message>
    <message>
        <source>Fi&amp;nd anything…</source>
        <translation>Alles fi&amp;nden …</translation>
    </message>
    <message>
        <source>New &amp;variable…</source>
        <translation>Neue &amp;Variable …</translation>
    </message>
    <message>
        <source>New t&amp;est…</source>
        <translation>Neuer T&amp;est …</translation>
    </message>
    <message>
        <source>&amp;Breakpoints and watches</source>
        <translation>&amp;Haltepunkte und Beobachtungen</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Give an order…</source>
        <translation>Be&amp;fehl erteilen …</translation>
    </message>
    <message>
        <source>&amp;Show statements</source>
        <translation>Anweisungen &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Remove all statements</source>
        <translation>&amp;Alle Anweisungen entfernen</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>&amp;Erklären</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Verg&amp;leichen</translation>
    </message>
    <message>
        <source>Try &amp;what-ifs</source>
        <translation>&amp;Annahmen</translation>
    </message>
    <message>
        <source>Tr&amp;y what-if…</source>
        <translation>Wa&amp;s wäre, wenn…</translation>
    </message>
    <message>
        <source>Tests and co&amp;verage</source>
        <translation>&amp;Tests und Abdeckung</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>&amp;Messen</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Type a part of the name…</source>
        <translation>Einen Teil des Namens eingeben …</translation>
    </message>
    <message>
        <source>Nothing matches &apos;%1&apos;.</source>
        <translation>Nichts passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>exists</source>
        <translation>existiert</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>existiert nicht</translation>
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
        <source>maximum of a meter</source>
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
        <source>built-in value</source>
        <translation>eingebauter Wert</translation>
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
        <source>keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>&apos;%1&apos; is not a valid name for a project file.</source>
        <translation>„%1“ ist kein gültiger Name für eine Datei des Projekts.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be renamed: Orrery finds this file by its name.</source>
        <translation>„%1“ kann nicht umbenannt werden: Orrery findet diese Datei an ihrem Namen.</translation>
    </message>
    <message>
        <source>Renamed &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>„%1“ in „%2“ umbenannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be deleted: it is the manifest of the project.</source>
        <translation>„%1“ kann nicht gelöscht werden: Es ist das Manifest des Projekts.</translation>
    </message>
    <message>
        <source>Deleted &apos;%1&apos;; undo restores it</source>
        <translation>„%1“ gelöscht; „Rückgängig“ bringt sie zurück</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Datei umbenennen</translation>
    </message>
    <message>
        <source>New name of &apos;%1&apos;, optionally with folders:</source>
        <translation>Neuer Name von „%1“, auch mit Ordnern:</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>Inhalt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files refer to names that only this file defines:</source>
        <translation>Andere Dateien verweisen auf Namen, die nur diese Datei definiert:</translation>
    </message>
    <message>
        <source>No other file refers to it.</source>
        <translation>Keine andere Datei verweist darauf.</translation>
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
        <source>&apos;%1&apos; is a table. Rename or delete it in its folder, outside Orrery.</source>
        <translation>„%1“ ist eine Tabelle. Benennen oder löschen Sie sie in ihrem Ordner, außerhalb von Orrery.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
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
        <source>%1 %2 (%n reference(s))</source>
        <translation>
            <numerusform>%1 %2 (%n Verwendung)</numerusform>
            <numerusform>%1 %2 (%n Verwendungen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>Filter…</source>
        <translation>Filtern …</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
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
    <name>FormEntries</name>
    <message>
        <source>Inside %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Change %1 into</source>
        <translation>%1 ändern in</translation>
    </message>
</context>
<context>
    <name>FormTree</name>
    <message numerus="yes">
        <source>(%n element(s))</source>
        <translation>
            <numerusform>(%n Element)</numerusform>
            <numerusform>(%n Elemente)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message>
        <source>One of: %1</source>
        <translation>Eines von: %1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Erforderlich.</translation>
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
    <name>MapChannelValues</name>
    <message>
        <source>%1, change from the other run</source>
        <translation>%1, Änderung gegenüber dem anderen Lauf</translation>
    </message>
    <message>
        <source>Size and heat need a number</source>
        <translation>Größe und Wärme brauchen eine Zahl</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Größe: %1</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Text: %1</translation>
    </message>
    <message>
        <source>Heat: %1</source>
        <translation>Wärme: %1</translation>
    </message>
    <message>
        <source>%1 (systems: mean)</source>
        <translation>%1 (Systeme: Mittelwert)</translation>
    </message>
    <message>
        <source>%1 (systems: sum)</source>
        <translation>%1 (Systeme: Summe)</translation>
    </message>
    <message>
        <source>%1 (systems: smallest)</source>
        <translation>%1 (Systeme: kleinster Wert)</translation>
    </message>
    <message>
        <source>%1 (systems: largest)</source>
        <translation>%1 (Systeme: größter Wert)</translation>
    </message>
    <message>
        <source>%1, no object has a value</source>
        <extracomment>A line of the legend, such as &quot;Colour: Industry&quot;</extracomment>
        <translation>%1, kein Objekt hat einen Wert</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>A line of the legend and the range of its values, such as &quot;Colour: Industry, 0 to 20&quot;</extracomment>
        <translation>%1, %2 bis %3</translation>
    </message>
</context>
<context>
    <name>MapKey</name>
    <message>
        <source>%1, change since turn %2</source>
        <translation>%1, Änderung seit Runde %2</translation>
    </message>
    <message>
        <source>%1, per system or object</source>
        <translation>%1, je System oder Objekt</translation>
    </message>
    <message>
        <source>negative: dashed</source>
        <translation>negativ: gestrichelt</translation>
    </message>
    <message>
        <source>no object has a value</source>
        <translation>kein Objekt hat einen Wert</translation>
    </message>
    <message>
        <source>no detection ranges</source>
        <translation>keine Ortungsweiten</translation>
    </message>
    <message>
        <source>detection range</source>
        <translation>Ortungsweite</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>%1 has no expression yet</source>
        <translation>%1 hat noch keinen Ausdruck</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>%n weitere Zeile</numerusform>
            <numerusform>%n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>MapLayers</name>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation>&amp;Sternenstraßen</translation>
    </message>
    <message>
        <source>&amp;Areas of empires</source>
        <translation>&amp;Gebiete der Reiche</translation>
    </message>
    <message>
        <source>&amp;Fleets</source>
        <translation>&amp;Flotten</translation>
    </message>
    <message>
        <source>&amp;Detection ranges</source>
        <translation>Ortungs&amp;weiten</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>Le&amp;gende</translation>
    </message>
</context>
<context>
    <name>MapObjects</name>
    <message>
        <source>The object does not exist in this turn</source>
        <translation>Das Objekt existiert in dieser Runde nicht</translation>
    </message>
    <message>
        <source>Starlane: drop on another system</source>
        <translation>Sternenstraße: auf einem anderen System ablegen</translation>
    </message>
    <message>
        <source>Remove the starlane from %1 to %2</source>
        <translation>Die Sternenstraße von %1 nach %2 entfernen</translation>
    </message>
    <message>
        <source>Add a starlane from %1 to %2</source>
        <translation>Eine Sternenstraße von %1 nach %2 anlegen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 bewegen</translation>
    </message>
    <message>
        <source>%1 is already here</source>
        <translation>Hier ist schon %1</translation>
    </message>
    <message>
        <source>Drop %1 on a system or on another object</source>
        <translation>%1 auf einem System oder einem anderen Objekt ablegen</translation>
    </message>
    <message>
        <source>%1 is attached to %2</source>
        <translation>%1 hängt an %2</translation>
    </message>
    <message>
        <source>%1 cannot be attached to %2</source>
        <translation>%1 kann nicht an %2 hängen</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ist schon dort</translation>
    </message>
    <message>
        <source>Move %1 into %2</source>
        <translation>%1 in %2 bewegen</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <translation>%1 an %2 hängen</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of objects of one class, such as &quot;12 × Shipyard&quot;</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (new)</source>
        <extracomment>A number of an object that did not exist at the marked turn</extracomment>
        <translation>%1 (neu)</translation>
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
    <message>
        <source>%1: %2 (since turn %3)</source>
        <translation>%1: %2 (seit Runde %3)</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
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
        <source>event</source>
        <translation>Ereignis</translation>
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
    <name>ObjectName</name>
    <message>
        <source>%1 %2</source>
        <extracomment>An object without a name: its class and its reference, such as &quot;Forum #272&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ObjectTable</name>
    <message>
        <source>not a valid expression</source>
        <translation>kein gültiger Ausdruck</translation>
    </message>
    <message>
        <source>here is no Source: the names refer to the object of the row</source>
        <translation>hier gibt es keine Quelle (Source): die Namen beziehen sich auf das Objekt der Zeile</translation>
    </message>
    <message>
        <source>value() is known only while effects are applied</source>
        <translation>value() ist nur bekannt, während Effekte angewendet werden</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Opening and saving</source>
        <translation>Öffnen und Speichern</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandkasten</translation>
    </message>
    <message>
        <source>Limits of runs</source>
        <translation>Grenzen der Läufe</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Orrery uses another language after a restart.</source>
        <translation>Orrery verwendet eine andere Sprache nach einem Neustart.</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Font of source and expressions</source>
        <translation>Schriftart von Quelltext und Ausdrücken</translation>
    </message>
    <message>
        <source>Size of source and expressions</source>
        <translation>Schriftgröße von Quelltext und Ausdrücken</translation>
    </message>
    <message>
        <source>Save all files automatically</source>
        <translation>Alle Dateien automatisch speichern</translation>
    </message>
    <message>
        <source>Orrery keeps unsaved edits after a crash in any case.</source>
        <translation>Nach einem Absturz behält Orrery ungespeicherte Änderungen in jedem Fall.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>5 seconds after the last edit</source>
        <translation>5 Sekunden nach der letzten Änderung</translation>
    </message>
    <message>
        <source>When another program gets the focus</source>
        <translation>Wenn ein anderes Programm den Fokus bekommt</translation>
    </message>
    <message>
        <source>Open the last project at the start</source>
        <translation>Beim Start das letzte Projekt öffnen</translation>
    </message>
    <message>
        <source>Not after you close the project: then Orrery shows the start page.</source>
        <translation>Nicht, wenn Sie das Projekt schließen: Dann zeigt Orrery die Startseite.</translation>
    </message>
    <message>
        <source>Number of turns for &apos;Run turns&apos;</source>
        <translation>Anzahl der Runden für „Runden spielen“</translation>
    </message>
    <message>
        <source>The field beside the button changes it, too.</source>
        <translation>Das Feld neben dem Knopf ändert sie ebenfalls.</translation>
    </message>
    <message>
        <source>At this limit, the run ends after the last complete turn.</source>
        <translation>An dieser Grenze endet der Lauf nach der letzten vollständigen Runde.</translation>
    </message>
    <message>
        <source>At this limit, the run goes on without more of them.</source>
        <translation>An dieser Grenze läuft die Partie ohne weitere davon weiter.</translation>
    </message>
    <message>
        <source>For one turn. At this limit, the turn goes on without more of them.</source>
        <translation>Für eine Runde. An dieser Grenze geht die Runde ohne weitere davon weiter.</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
</context>
<context>
    <name>RowFilter</name>
    <message>
        <source>&apos;%1&apos; is not expected here.</source>
        <translation>&apos;%1&apos; wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>The parentheses are nested too deeply.</source>
        <translation>Die Klammern sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The end is missing.</source>
        <translation>Das Ende fehlt.</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>Eine schließende Klammer fehlt.</translation>
    </message>
    <message>
        <source>The column before &apos;%1&apos; is missing.</source>
        <translation>Die Spalte vor &apos;%1&apos; fehlt.</translation>
    </message>
    <message>
        <source>No column is called &apos;%1&apos;.</source>
        <translation>Keine Spalte heißt &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The value after &apos;%1&apos; is missing.</source>
        <translation>Der Wert nach &apos;%1&apos; fehlt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a number: &apos;%2&apos; is none.</source>
        <translation>&apos;%1&apos; braucht eine Zahl: &apos;%2&apos; ist keine.</translation>
    </message>
</context>
<context>
    <name>RowSources</name>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Properties of a class</source>
        <translation>Eigenschaften einer Klasse</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Statements of a scenario</source>
        <translation>Anweisungen eines Szenarios</translation>
    </message>
    <message>
        <source>Scenario and kind</source>
        <translation>Szenario und Art</translation>
    </message>
    <message>
        <source>Values of an enumeration</source>
        <translation>Werte einer Aufzählung</translation>
    </message>
    <message>
        <source>Enumeration</source>
        <translation>Aufzählung</translation>
    </message>
    <message>
        <source>Rows of a lookup table</source>
        <translation>Zeilen einer Nachschlagetabelle</translation>
    </message>
    <message>
        <source>Lookup table</source>
        <translation>Nachschlagetabelle</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Deklarationen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rows of a CSV file</source>
        <translation>Zeilen einer CSV-Datei</translation>
    </message>
</context>
<context>
    <name>SavedGamesFeature</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>A place in a file, and the problem there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>SeedsModel</name>
    <message>
        <source>Totals over all objects of a type</source>
        <translation>Summen über alle Objekte eines Typs</translation>
    </message>
    <message>
        <source>Values of objects</source>
        <translation>Werte von Objekten</translation>
    </message>
    <message>
        <source>Perhaps only chance</source>
        <translation>Vielleicht nur Zufall</translation>
    </message>
    <message>
        <source>number of objects</source>
        <translation>Zahl der Objekte</translation>
    </message>
</context>
<context>
    <name>SignatureTip</name>
    <message>
        <source>Function signature</source>
        <translation>Signatur der Funktion</translation>
    </message>
</context>
<context>
    <name>StructureCommands</name>
    <message>
        <source>The element is no longer in the file. Nothing was changed.</source>
        <translation>Das Element steht nicht mehr in der Datei. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The element is malformed in the source. Fix it there first.</source>
        <translation>Das Element ist im Quelltext fehlerhaft. Korrigieren Sie es zuerst dort.</translation>
    </message>
    <message>
        <source>The edit would make the file malformed. Nothing was changed.</source>
        <translation>Die Änderung würde die Datei fehlerhaft machen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The edit no longer fits the text. Nothing was changed.</source>
        <translation>Die Änderung passt nicht mehr zum Text. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is not allowed here.</source>
        <translation>%1 ist hier nicht erlaubt.</translation>
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
        <source>A second element of this kind is not allowed here.</source>
        <translation>Ein zweites Element dieser Art ist hier nicht erlaubt.</translation>
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
        <source>Wrap %2 in %1</source>
        <translation>%2 mit %1 umschließen</translation>
    </message>
    <message>
        <source>The element has no content that can replace it.</source>
        <translation>Das Element hat keinen Inhalt, der es ersetzen kann.</translation>
    </message>
    <message>
        <source>The content of the element is not allowed here.</source>
        <translation>Der Inhalt des Elements ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>Unwrap %1</source>
        <translation>%1 auflösen, Inhalt behalten</translation>
    </message>
    <message>
        <source>%1 cannot hold the content of this element.</source>
        <translation>%1 kann den Inhalt dieses Elements nicht aufnehmen.</translation>
    </message>
    <message>
        <source>Change %1 into %2</source>
        <translation>%1 in %2 ändern</translation>
    </message>
    <message>
        <source>This element cannot be switched off.</source>
        <translation>Dieses Element lässt sich nicht ausschalten.</translation>
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
        <source>Cannot paste here: %1.</source>
        <translation>Einfügen ist hier nicht möglich: %1.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not allowed here or in any enclosing element.</source>
        <translation>&lt;%1&gt; ist weder hier noch in einem umgebenden Element erlaubt.</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Cannot drop here: %1.</source>
        <translation>Ablegen ist hier nicht möglich: %1.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not allowed here.</source>
        <translation>&lt;%1&gt; ist hier nicht erlaubt.</translation>
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
        <source>Not converted: %1.</source>
        <translation>Nicht umgewandelt: %1.</translation>
    </message>
    <message>
        <source>Convert %1 to elements</source>
        <translation>%1 in Elemente umwandeln</translation>
    </message>
    <message>
        <source>Convert %2 of %1 to elements</source>
        <translation>%2 von %1 in Elemente umwandeln</translation>
    </message>
    <message>
        <source>Convert %1 to text</source>
        <translation>%1 in Text umwandeln</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Three worlds and one people, ready to run. Steps beside the editor guide you to your own mod.</source>
        <translation>Drei Welten und ein Volk, die sofort laufen. Schritte neben dem Editor führen Sie zu einem eigenen Mod.</translation>
    </message>
    <message>
        <source>Empty project</source>
        <translation>Leeres Projekt</translation>
    </message>
    <message>
        <source>A manifest and an empty file. The shipped vocabulary provides types, meters and properties.</source>
        <translation>Ein Manifest und eine leere Datei. Das mitgelieferte Vokabular stellt Typen, Messwerte und Eigenschaften bereit.</translation>
    </message>
    <message>
        <source>The template is not installed.</source>
        <translation>Die Vorlage ist nicht installiert.</translation>
    </message>
    <message>
        <source>Choose a template.</source>
        <translation>Wählen Sie eine Vorlage.</translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation>Geben Sie dem Projekt einen Namen.</translation>
    </message>
    <message>
        <source>Choose the folder that will contain the project folder.</source>
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
        <source>There is no folder &apos;%1&apos;.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>Cannot create the folder &apos;%1&apos;.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; already exists.</source>
        <translation>„%1“ ist schon da.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; does not hold %2.</source>
        <translation>Der Ordner „%1“ enthält nicht %2.</translation>
    </message>
    <message>
        <source>Choose the folder that holds %1.</source>
        <translation>Wählen Sie den Ordner, der %1 enthält.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>The steps of the tutorial are not installed.</source>
        <translation>Die Schritte der Einführung sind nicht installiert.</translation>
    </message>
    <message>
        <source>Orrery is reading the content.</source>
        <translation>Orrery liest den Inhalt.</translation>
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
        <source>The highest ‘%1’ of ‘%2’ so far is %3, not yet %4.</source>
        <translation>Das höchste „%1“ von „%2“ ist bisher %3, noch nicht %4.</translation>
    </message>
    <message>
        <source>Orrery is computing the run again.</source>
        <translation>Orrery berechnet den Lauf neu.</translation>
    </message>
    <message>
        <source>The run has reached turn %1, not yet turn %2.</source>
        <translation>Der Lauf ist bis Runde %1 gekommen, noch nicht bis Runde %2.</translation>
    </message>
    <message>
        <source>You have not used the command ‘%1’ yet.</source>
        <translation>Sie haben den Befehl „%1“ noch nicht benutzt.</translation>
    </message>
    <message>
        <source>You have not chosen a value in the inspector yet.</source>
        <translation>Sie haben im Inspektor noch keinen Wert gewählt.</translation>
    </message>
    <message>
        <source>The content has an error: %1.</source>
        <translation>Der Inhalt hat einen Fehler: %1.</translation>
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
        <source>%1 is in %2, not in %3.</source>
        <translation>%1 steht in %2, nicht in %3.</translation>
    </message>
    <message>
        <source>The project has no content file.</source>
        <translation>Das Projekt hat keine Datei mit Inhalt.</translation>
    </message>
    <message>
        <source>The XML of %1 has an error.</source>
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
        <source>%1 acts only while its ‘%2’ is true.</source>
        <translation>%1 wirkt nur, solange sein „%2“ wahr ist.</translation>
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
        <source>%1 is also in %2, which changes the rule.</source>
        <translation>%1 steht auch in %2; das verändert die Regel.</translation>
    </message>
    <message>
        <source>%1 also has the condition ‘%2’, which changes the rule.</source>
        <translation>%1 hat außerdem die Bedingung „%2“; das verändert die Regel.</translation>
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
        <source>Saves an image of each view of the project as a PNG file in DIR.</source>
        <translation>Speichert von jeder Ansicht des Projekts ein Bild als PNG-Datei in DIR.</translation>
    </message>
    <message>
        <source>Starts with the dark theme.</source>
        <translation>Startet mit dem dunklen Farbschema.</translation>
    </message>
    <message>
        <source>Starts with the light theme.</source>
        <translation>Startet mit dem hellen Farbschema.</translation>
    </message>
    <message>
        <source>Language of the window: en, de or fr. Default: the language in the settings, else that of the desktop.</source>
        <translation>Sprache des Fensters: en, de oder fr. Vorgabe: die Sprache der Einstellungen, sonst die der Arbeitsumgebung.</translation>
    </message>
    <message>
        <source>The folder of the project to open.</source>
        <translation>Der Ordner des Projekts, das geöffnet werden soll.</translation>
    </message>
    <message>
        <source>Maximum memory of a sandbox run, for example 512M or 2G. The run ends after the last whole turn that fits. Default: half of the machine&apos;s memory.</source>
        <translation>Höchster Speicherbedarf eines Laufs im Sandkasten, zum Beispiel 512M oder 2G. Der Lauf endet nach der letzten ganzen Runde, die hineinpasst. Vorgabe: die Hälfte des Speichers des Rechners.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a size. Use 512M, 2G or a number of bytes.</source>
        <translation>&apos;%1&apos; ist keine Größe. Geben Sie 512M, 2G oder eine Zahl von Bytes an.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::AppearanceFeature</name>
    <message>
        <source>Same as &amp;desktop</source>
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
        <source>Orrery uses this language after a restart.</source>
        <translation>Orrery verwendet diese Sprache nach einem Neustart.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::AskFeature</name>
    <message>
        <source>New breakpoint: %1</source>
        <translation>Neuer Haltepunkt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n answers in this turn</source>
        <translation>
            <numerusform>%n Antwort in dieser Runde</numerusform>
            <numerusform>%n Antworten in dieser Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message numerus="yes">
        <source>The question has answers in %n marked turns</source>
        <translation>
            <numerusform>Die Frage hat Antworten in %n markierten Runde</numerusform>
            <numerusform>Die Frage hat Antworten in %n markierten Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> und %n weiteres</numerusform>
            <numerusform> und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::BackgroundFile</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled. %1 was not written.</source>
        <translation>Abgebrochen. %1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
</context>
<context>
    <name>orrery::ide::BreakMarks</name>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>A breakpoint needs a line of a group or effect.</source>
        <translation>Ein Haltepunkt braucht eine Zeile einer Gruppe oder eines Effekts.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::BreakpointsFeature</name>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>No breakpoint can stop this run: the pane tells why</source>
        <translation>Kein Haltepunkt kann diesen Lauf anhalten; der Bereich sagt, warum</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>The search was cancelled</source>
        <translation>Die Suche wurde abgebrochen</translation>
    </message>
    <message>
        <source>No earlier hit</source>
        <translation>Kein früherer Treffer</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first</source>
        <translation>Wählen Sie zuerst einen Wert im Inspektor</translation>
    </message>
    <message>
        <source>The value did not change before</source>
        <translation>Der Wert hat sich davor nicht geändert</translation>
    </message>
    <message>
        <source>Turn %1: the value changed last here</source>
        <translation>Runde %1: Hier hat sich der Wert zuletzt geändert</translation>
    </message>
    <message>
        <source>Stopped in turn %1: %2</source>
        <translation>In Runde %1 angehalten: %2</translation>
    </message>
    <message>
        <source>Choose a value in the inspector, or place the caret in a group</source>
        <translation>Wählen Sie einen Wert im Inspektor, oder setzen Sie den Cursor in eine Gruppe</translation>
    </message>
    <message>
        <source>Removed the breakpoint %1</source>
        <translation>Haltepunkt %1 entfernt</translation>
    </message>
    <message>
        <source>New breakpoint: %1</source>
        <translation>Neuer Haltepunkt: %1</translation>
    </message>
    <message>
        <source>%1 × · %2</source>
        <comment>number of messages</comment>
        <translation>%1 × · %2</translation>
    </message>
    <message>
        <source>Removed the breakpoint %1. Ctrl+Z in the list brings it back.</source>
        <translation>Haltepunkt %1 entfernt. Strg+Z in der Liste holt ihn zurück.</translation>
    </message>
    <message>
        <source>No further hit: the run ends in turn %1</source>
        <translation>Kein weiterer Treffer: Der Lauf endet in Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>No hit in %n turns, up to the end of the run in turn %1</source>
        <translation>
            <numerusform>Kein Treffer in %n Runde, bis zum Ende des Laufs in Runde %1</numerusform>
            <numerusform>Kein Treffer in %n Runden, bis zum Ende des Laufs in Runde %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No hit in %n turns, up to turn %1. Continue again to search later turns.</source>
        <translation>
            <numerusform>Kein Treffer in %n Runde, bis Runde %1. Noch einmal „Weiter“ durchsucht spätere Runden.</numerusform>
            <numerusform>Kein Treffer in %n Runden, bis Runde %1. Noch einmal „Weiter“ durchsucht spätere Runden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::CausesFeature</name>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first.</source>
        <translation>Wählen Sie zuerst einen Wert im Inspektor.</translation>
    </message>
    <message>
        <source>Export causes</source>
        <translation>Ursachen exportieren</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Graphs (*.dot *.gv)</source>
        <translation>Graphen (*.dot *.gv)</translation>
    </message>
    <message>
        <source>Exported the causes to %1</source>
        <translation>Ursachen nach %1 exportiert</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CompareFeature</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Pinned this run: Compare shows the differences of later runs from it</source>
        <translation>Lauf angeheftet: „Vergleich“ zeigt, worin sich spätere Läufe von ihm unterscheiden</translation>
    </message>
    <message numerus="yes">
        <source>Values differ in %n marked turns (see Compare)</source>
        <translation>
            <numerusform>In %n markierten Runde unterscheiden sich Werte (siehe Vergleich)</numerusform>
            <numerusform>In %n markierten Runden unterscheiden sich Werte (siehe Vergleich)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects differ from the earlier run</source>
        <translation>
            <numerusform>%n Objekt weicht vom früheren Lauf ab</numerusform>
            <numerusform>%n Objekte weichen vom früheren Lauf ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the edit</source>
        <translation>Bearbeitung finden</translation>
    </message>
    <message>
        <source>The runs are being compared. Try again in a moment.</source>
        <translation>Die Läufe werden gerade verglichen. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The present run does not have this object</source>
        <translation>Der jetzige Lauf hat dieses Objekt nicht</translation>
    </message>
    <message>
        <source>The present content does not have this value</source>
        <translation>Der jetzige Inhalt hat diesen Wert nicht</translation>
    </message>
    <message>
        <source>%1 of %2 in turn %3</source>
        <translation>%1 von %2 in Runde %3</translation>
    </message>
    <message numerus="yes">
        <source>%n values differ</source>
        <translation>
            <numerusform>%n Wert unterscheidet sich</numerusform>
            <numerusform>%n Werte unterscheiden sich</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 makes a difference from here on</source>
        <extracomment>An edit of content, such as &quot;BLD_FORUM/order&quot;</extracomment>
        <translation>%1 macht ab hier einen Unterschied</translation>
    </message>
    <message>
        <source>Choose a difference in Compare, or a value in the inspector first</source>
        <translation>Wählen Sie zuerst einen Unterschied im Vergleich oder einen Wert im Inspektor</translation>
    </message>
    <message>
        <source>Choose an earlier run in Compare first</source>
        <translation>Wählen Sie zuerst einen früheren Lauf im Vergleich</translation>
    </message>
    <message>
        <source>Another difference is being made small.</source>
        <translation>Ein anderer Unterschied wird gerade verkleinert.</translation>
    </message>
    <message>
        <source>Save the small runs</source>
        <translation>Die kleinen Läufe speichern</translation>
    </message>
    <message>
        <source>Runs (*.orrery-run)</source>
        <translation>Läufe (*.orrery-run)</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Making the difference of %1 small…</source>
        <translation>Der Unterschied von %1 wird verkleinert …</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ContentTestsFeature</name>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Put the caret into a &lt;test&gt; first.</source>
        <translation>Setzen Sie zuerst die Einfügemarke in einen &lt;test&gt;.</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first.</source>
        <translation>Wählen Sie zuerst einen Wert im Inspektor.</translation>
    </message>
    <message>
        <source>Save the run as a scenario first: a test plays a scenario of the project.</source>
        <translation>Speichern Sie den Lauf zuerst als Szenario: Ein Test spielt ein Szenario des Projekts.</translation>
    </message>
    <message>
        <source>Go to the end of the turn first.</source>
        <translation>Gehen Sie zuerst an das Ende der Runde.</translation>
    </message>
    <message>
        <source>Expressions cannot read this value.</source>
        <translation>Ausdrücke können diesen Wert nicht lesen.</translation>
    </message>
    <message>
        <source>%1 of %2 in turn %3</source>
        <translation>%1 von %2 in Runde %3</translation>
    </message>
    <message>
        <source>The test was not written: tests.xml exists already, and holds no tests.</source>
        <translation>Der Test wurde nicht geschrieben: tests.xml gibt es schon, und sie enthält keine Tests.</translation>
    </message>
    <message>
        <source>The test was not written: %1 has errors.</source>
        <translation>Der Test wurde nicht geschrieben: %1 hat Fehler.</translation>
    </message>
    <message>
        <source>Assert %1</source>
        <translation>%1 festhalten</translation>
    </message>
    <message>
        <source>Added the test “%1” to %2</source>
        <translation>Test „%1“ zu %2 hinzugefügt</translation>
    </message>
    <message>
        <source>The test was not written: %1 cannot be changed.</source>
        <translation>Der Test wurde nicht geschrieben: %1 lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>No value was accepted: accepted.xml exists already, and is no content file.</source>
        <translation>Es wurde kein Wert angenommen: accepted.xml gibt es schon, und es ist keine Inhaltsdatei.</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n new value(s)</source>
        <translation>
            <numerusform>%n neuen Wert annehmen</numerusform>
            <numerusform>%n neue Werte annehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accepted %n new value(s)</source>
        <translation>
            <numerusform>%n neuer Wert ist angenommen</numerusform>
            <numerusform>%n neue Werte sind angenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>The test has errors.</source>
        <translation>Der Test hat Fehler.</translation>
    </message>
    <message>
        <source>Another test is being made small.</source>
        <translation>Ein anderer Test wird gerade verkleinert.</translation>
    </message>
    <message>
        <source>Save the small run</source>
        <translation>Den kleinen Lauf speichern</translation>
    </message>
    <message>
        <source>Runs (*.orrery-run)</source>
        <translation>Läufe (*.orrery-run)</translation>
    </message>
    <message>
        <source>Making the test “%1” small…</source>
        <translation>Der Test „%1“ wird verkleinert …</translation>
    </message>
    <message>
        <source>There is no value in turn %1.</source>
        <translation>In Runde %1 gibt es keinen Wert.</translation>
    </message>
    <message>
        <source>%1 in turn %2</source>
        <translation>%1 in Runde %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Tests fail in %n marked turns (see Tests)</source>
        <translation>
            <numerusform>Tests schlagen in %n markierten Runde fehl (siehe Tests)</numerusform>
            <numerusform>Tests schlagen in %n markierten Runden fehl (siehe Tests)</numerusform>
        </translation>
    </message>
    <message>
        <source>The test “%1”</source>
        <translation>Der Test „%1“</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CoverageFeature</name>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>The text does not contain this element any more.</source>
        <translation>Der Text enthält dieses Element nicht mehr.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CrashBar</name>
    <message>
        <source>Report of a crash</source>
        <translation>Bericht über einen Absturz</translation>
    </message>
    <message>
        <source>Open run…</source>
        <translation>Lauf öffnen …</translation>
    </message>
    <message>
        <source>Unpack the content, and play the run to the turn before the crash</source>
        <translation>Entpackt den Inhalt und spielt den Lauf bis zur Runde vor dem Absturz</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>Save the run as a file that others can replay</source>
        <translation>Speichert den Lauf als Datei, die andere nachspielen können</translation>
    </message>
    <message>
        <source>Delete the report</source>
        <translation>Löscht den Bericht</translation>
    </message>
    <message>
        <source>Discard report</source>
        <translation>Bericht verwerfen</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CrashReportsFeature</name>
    <message>
        <source>Orrery crashed (%1) while it played turn %2 of &apos;%3&apos;, in the effects group %4. A report of the run was kept.</source>
        <translation>Orrery ist abgestürzt (%1), während es Runde %2 von „%3“ spielte, in der Effektgruppe %4. Ein Bericht des Laufs wurde aufbewahrt.</translation>
    </message>
    <message>
        <source>Orrery crashed (%1) while it played turn %2 of &apos;%3&apos;. A report of the run was kept.</source>
        <translation>Orrery ist abgestürzt (%1), während es Runde %2 von „%3“ spielte. Ein Bericht des Laufs wurde aufbewahrt.</translation>
    </message>
    <message>
        <source>Orrery crashed (%1). A report of the run of &apos;%2&apos; was kept.</source>
        <translation>Orrery ist abgestürzt (%1). Ein Bericht des Laufs von „%2“ wurde aufbewahrt.</translation>
    </message>
    <message>
        <source>Orrery ended unexpectedly. A report of the run of &apos;%1&apos; was kept.</source>
        <translation>Orrery wurde unerwartet beendet. Ein Bericht des Laufs von „%1“ wurde aufbewahrt.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Run files (*%1)</source>
        <translation>Läufe (*%1)</translation>
    </message>
    <message>
        <source>Saved the report to %1</source>
        <translation>Bericht in %1 gespeichert</translation>
    </message>
    <message>
        <source>A run that ended unexpectedly has no report: %1</source>
        <translation>Ein unerwartet beendeter Lauf hat keinen Bericht: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The name of a project, and a sentence about a crash</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CursorFeature</name>
    <message>
        <source>Inside the turn</source>
        <translation>Innerhalb der Runde</translation>
    </message>
</context>
<context>
    <name>orrery::ide::DefinitionList</name>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>orrery::ide::EditCommands</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
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
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::EditorTabs</name>
    <message>
        <source>Open files</source>
        <translation>Offene Dateien</translation>
    </message>
</context>
<context>
    <name>orrery::ide::EventsFeature</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Response order</source>
        <translation>Reihenfolge der Antworten</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ExportsFeature</name>
    <message>
        <source>Another export is being written.</source>
        <translation>Ein anderer Export wird gerade geschrieben.</translation>
    </message>
    <message>
        <source>There is no run yet. Create a new galaxy or open a scenario first.</source>
        <translation>Es gibt noch keinen Lauf. Erzeugen Sie zuerst eine neue Galaxie, oder öffnen Sie ein Szenario.</translation>
    </message>
    <message>
        <source>Open a project first.</source>
        <translation>Öffnen Sie zuerst ein Projekt.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl *.json)</source>
        <translation>JSON-Zeilen (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>Galaxy, turn %1</source>
        <translation>Galaxie, Runde %1</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Exporting %1…</source>
        <translation>%1 wird exportiert …</translation>
    </message>
</context>
<context>
    <name>orrery::ide::FaultsFeature</name>
    <message>
        <source>Put the caret into a &lt;class&gt; first.</source>
        <translation>Setzen Sie zuerst die Einfügemarke in eine &lt;class&gt;.</translation>
    </message>
    <message>
        <source>The test “%1” does not exist any more.</source>
        <translation>Den Test „%1“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Notices a fault in %1: %2</source>
        <translation>Bemerkt einen Fehler in %1: %2</translation>
    </message>
    <message>
        <source>No value in a run of the tests shows this fault. Write a test with another scenario, or with more turns.</source>
        <translation>Kein Wert in einem Lauf der Tests zeigt diesen Fehler. Schreiben Sie einen Test mit einem anderen Szenario oder mit mehr Runden.</translation>
    </message>
    <message>
        <source>Added the draft “%1” to %2. It counts once it has bounds that you mean, and another id.</source>
        <translation>Entwurf „%1“ zu %2 hinzugefügt. Er zählt, sobald er Grenzen hat, die Sie meinen, und eine andere ID.</translation>
    </message>
    <message>
        <source>Faults and tests</source>
        <translation>Fehler und Tests</translation>
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
        <source>Fix all %1 problems in the file</source>
        <translation>Alle Probleme %1 in der Datei korrigieren</translation>
    </message>
    <message>
        <source>Fix all %1 problems in the project</source>
        <translation>Alle Probleme %1 im Projekt korrigieren</translation>
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
        <source>Fixing all %1 problems…</source>
        <translation>Alle Probleme %1 werden korrigiert …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No %1 problem could be fixed.</source>
        <translation>Kein Problem %1 ließ sich korrigieren.</translation>
    </message>
    <message>
        <source>Fix all %1 problems</source>
        <translation>Alle Probleme %1 korrigieren</translation>
    </message>
    <message>
        <source>Fixed: %1, remaining: %2</source>
        <translation>Korrigiert: %1, übrig: %2</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; try again.</source>
        <translation>Der Inhalt hat sich inzwischen geändert; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Silence %1 here</source>
        <translation>%1 hier stummschalten</translation>
    </message>
    <message>
        <source>The problem is not in an element of the project. Silence %1 in the project instead.</source>
        <translation>Das Problem liegt in keinem Element des Projekts. Schalten Sie %1 stattdessen im Projekt stumm.</translation>
    </message>
    <message>
        <source>Silence %1 in the project</source>
        <translation>%1 im Projekt stummschalten</translation>
    </message>
    <message>
        <source>Cannot change the manifest: it is missing or malformed, or it already silences %1.</source>
        <translation>Das Manifest kann nicht geändert werden: Es fehlt, ist fehlerhaft oder schaltet %1 schon stumm.</translation>
    </message>
    <message>
        <source>Create baseline</source>
        <translation>Grundbestand festhalten</translation>
    </message>
    <message>
        <source>All current problems are silenced in %1; save to keep it.</source>
        <translation>Alle jetzigen Probleme sind in %1 stummgeschaltet; speichern Sie, um das zu behalten.</translation>
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
    <name>orrery::ide::GameExportDialog</name>
    <message>
        <source>Edit files that &amp;changed since the import</source>
        <translation>Auch Dateien bearbeiten, die sich seit dem Import &amp;geändert haben</translation>
    </message>
    <message>
        <source>Export to FreeOrion</source>
        <translation>Nach FreeOrion exportieren</translation>
    </message>
    <message>
        <source>Change the macro, for all definitions</source>
        <translation>Das Makro ändern, für alle Definitionen</translation>
    </message>
    <message>
        <source>Write the text of the macro out, only here</source>
        <translation>Den Text des Makros ausschreiben, nur an dieser Stelle</translation>
    </message>
    <message>
        <source>&amp;Game files:</source>
        <translation>&amp;Spieldateien:</translation>
    </message>
    <message>
        <source>Choose the folder of the game&apos;s files</source>
        <translation>Ordner mit den Dateien des Spiels wählen</translation>
    </message>
    <message>
        <source>E&amp;xport to:</source>
        <translation>E&amp;xportieren nach:</translation>
    </message>
    <message>
        <source>Choose a new or empty folder for the export</source>
        <translation>Neuen oder leeren Ordner für den Export wählen</translation>
    </message>
    <message>
        <source>&amp;Values that a macro made:</source>
        <translation>&amp;Werte, die ein Makro erzeugt hat:</translation>
    </message>
    <message>
        <source>File for &amp;new classes:</source>
        <translation>Datei für &amp;neue Klassen:</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Change or problem</source>
        <translation>Änderung oder Problem</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Preview of the export</source>
        <translation>Vorschau des Exports</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>Changed file</source>
        <translation>Geänderte Datei</translation>
    </message>
    <message>
        <source>Choose the folder of the game&apos;s files from which the project was imported. It does not change.</source>
        <translation>Wählen Sie den Ordner mit den Dateien des Spiels, aus dem das Projekt importiert ist. Er ändert sich nicht.</translation>
    </message>
    <message>
        <source>Writing the files…</source>
        <translation>Die Dateien werden geschrieben …</translation>
    </message>
    <message>
        <source>Working out the changes…</source>
        <translation>Die Änderungen werden ermittelt …</translation>
    </message>
    <message>
        <source>This folder does not contain the folder scripting with .focs.txt files.</source>
        <translation>Dieser Ordner enthält keinen Ordner scripting mit Dateien .focs.txt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the game change.</source>
        <translation>
            <numerusform>%n Datei des Spiels ändert sich.</numerusform>
            <numerusform>%n Dateien des Spiels ändern sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder for the export.</source>
        <translation>Wählen Sie einen Ordner für den Export.</translation>
    </message>
    <message numerus="yes">
        <source>Exported to %1; %n file(s) changed</source>
        <translation>
            <numerusform>Nach %1 exportiert; %n Datei geändert</numerusform>
            <numerusform>Nach %1 exportiert; %n Dateien geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Refuse the edit, if other definitions would change, too</source>
        <translation>Die Bearbeitung ablehnen, wenn sich auch andere Definitionen ändern würden</translation>
    </message>
    <message>
        <source>Nothing can be exported before these problems are solved.</source>
        <translation>Nichts kann exportiert werden, bevor diese Probleme gelöst sind.</translation>
    </message>
    <message>
        <source>Press Enter on a problem to see the edit.</source>
        <translation>Drücken Sie die Eingabetaste auf einem Problem, um die Bearbeitung zu sehen.</translation>
    </message>
    <message>
        <source>No edit changes the game&apos;s files. The export is an exact copy of them.</source>
        <translation>Keine Bearbeitung ändert die Dateien des Spiels. Der Export ist eine genaue Kopie.</translation>
    </message>
    <message>
        <source>The file for new classes must be a script, such as scripting/techs/MINE.focs.txt.</source>
        <translation>Die Datei für neue Klassen muss ein Skript sein, zum Beispiel scripting/techs/MINE.focs.txt.</translation>
    </message>
    <message>
        <source>&amp;Overwrite files that changed since the last export</source>
        <translation>Dateien ü&amp;berschreiben, die sich seit dem letzten Export geändert haben</translation>
    </message>
    <message>
        <source>%1. Choose another folder, or choose to overwrite these files.</source>
        <translation>%1. Wählen Sie einen anderen Ordner, oder wählen Sie, diese Dateien zu überschreiben.</translation>
    </message>
    <message>
        <source>Macro</source>
        <translation>Makro</translation>
    </message>
    <message>
        <source>As for all values</source>
        <translation>Wie für alle Werte</translation>
    </message>
    <message>
        <source>Change the macro</source>
        <translation>Das Makro ändern</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>Choice for the macro %1</source>
        <translation>Wahl für das Makro %1</translation>
    </message>
    <message>
        <source>Changed since the last export; the export replaces it</source>
        <translation>Seit dem letzten Export geändert; der Export ersetzt die Datei</translation>
    </message>
    <message>
        <source>Changed since the last export</source>
        <translation>Seit dem letzten Export geändert</translation>
    </message>
    <message>
        <source>The changes that this file has in the new folder will be lost.</source>
        <translation>Die Änderungen dieser Datei im neuen Ordner gehen verloren.</translation>
    </message>
    <message>
        <source>Choose another folder, or choose to overwrite these files.</source>
        <translation>Wählen Sie einen anderen Ordner, oder lassen Sie diese Dateien überschreiben.</translation>
    </message>
    <message>
        <source>%1. Choose another folder.</source>
        <translation>%1. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the new folder changed since the last export. Choose another folder, or choose to overwrite these files.</source>
        <translation>
            <numerusform>%n Datei im neuen Ordner hat sich seit dem letzten Export geändert. Wählen Sie einen anderen Ordner, oder lassen Sie diese Dateien überschreiben.</numerusform>
            <numerusform>%n Dateien im neuen Ordner haben sich seit dem letzten Export geändert. Wählen Sie einen anderen Ordner, oder lassen Sie diese Dateien überschreiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::GameExportFeature</name>
    <message>
        <source>Only projects that were imported from FreeOrion can be exported.</source>
        <translation>Nur aus FreeOrion importierte Projekte können exportiert werden.</translation>
    </message>
    <message>
        <source>The folder of such a project contains the file %1. Choose File ▸ New project… to import the game.</source>
        <translation>Der Ordner eines solchen Projekts enthält die Datei %1. Wählen Sie Datei ▸ Neues Projekt …, um das Spiel zu importieren.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::HelpFeature</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>help page</source>
        <translation>Hilfeseite</translation>
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
    <name>orrery::ide::ImportReportView</name>
    <message>
        <source>Import content of another game to see the report here.</source>
        <translation>Importieren Sie Inhalte eines anderen Spiels, um hier den Bericht zu sehen.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>In the game&apos;s files</source>
        <translation>In den Dateien des Spiels</translation>
    </message>
    <message>
        <source>Parts of the import that need attention</source>
        <translation>Teile des Imports, die Aufmerksamkeit brauchen</translation>
    </message>
    <message>
        <source>Errors of the original</source>
        <translation>Fehler des Originals</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Nichts braucht Aufmerksamkeit.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MainToolBar</name>
    <message>
        <source>Main</source>
        <translation>Hauptleiste</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MainWindow</name>
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
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Open a project&apos;s folder</source>
        <translation>Ordner eines Projekts öffnen</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MapEditFeature</name>
    <message>
        <source>Add system here…</source>
        <translation>System hier hinzufügen …</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>New position (x, y):</source>
        <translation>Neue Position (x, y):</translation>
    </message>
    <message>
        <source>System, or new position (x, y):</source>
        <translation>System oder neue Position (x, y):</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a system nor a position. Write a position as: 30, -12.5</source>
        <translation>„%1“ ist weder ein System noch eine Position. Schreiben Sie eine Position so: 30, -12.5</translation>
    </message>
    <message>
        <source>There is no other object to which %1 can be attached.</source>
        <translation>Es gibt kein anderes Objekt, an das %1 gehängt werden kann.</translation>
    </message>
    <message>
        <source>Attach %1 to</source>
        <translation>%1 anhängen an</translation>
    </message>
    <message>
        <source>remove the starlane</source>
        <translation>Sternenstraße entfernen</translation>
    </message>
    <message>
        <source>Starlane from %1 to</source>
        <translation>Sternenstraße von %1 nach</translation>
    </message>
    <message>
        <source>Name of the new object:</source>
        <translation>Name des neuen Objekts:</translation>
    </message>
    <message>
        <source>Add system</source>
        <translation>System hinzufügen</translation>
    </message>
    <message>
        <source>New system</source>
        <translation>Neues System</translation>
    </message>
    <message>
        <source>Add planet</source>
        <translation>Planet hinzufügen</translation>
    </message>
    <message>
        <source>New planet of %1</source>
        <translation>Neuer Planet von %1</translation>
    </message>
    <message>
        <source>The run has changed meanwhile. Nothing was changed here.</source>
        <translation>Der Lauf hat sich inzwischen geändert. Hier wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MapValuesFeature</name>
    <message>
        <source>Values on the map</source>
        <translation>Werte auf der Karte</translation>
    </message>
    <message>
        <source>Removed the layer %1. Ctrl+Z in the list brings it back.</source>
        <translation>Ebene %1 entfernt. Strg+Z in der Liste holt sie zurück.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::NamesFeature</name>
    <message>
        <source>References</source>
        <translation>Verwendungen</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hierarchie</translation>
    </message>
    <message>
        <source>There is no known name here.</source>
        <translation>Hier steht kein bekannter Name.</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>‘%1’ is built into Orrery.</source>
        <translation>„%1“ ist in Orrery eingebaut.</translation>
    </message>
    <message>
        <source>‘%1’ is defined in the shipped vocabulary: %2</source>
        <translation>„%1“ ist im mitgelieferten Vokabular definiert: %2</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; nothing was renamed.</source>
        <translation>Der Inhalt hat sich inzwischen geändert; nichts wurde umbenannt.</translation>
    </message>
    <message>
        <source>Rename ‘%1’ to ‘%2’</source>
        <translation>„%1“ in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Renamed; changes: %1</source>
        <translation>Umbenannt; Änderungen: %1</translation>
    </message>
    <message>
        <source>This object has no name.</source>
        <translation>Dieses Objekt hat keinen Namen.</translation>
    </message>
    <message>
        <source>‘%1’ has no line in the content that names it, so it cannot be renamed.</source>
        <translation>„%1“ wird in keiner Zeile des Inhalts benannt und kann daher nicht umbenannt werden.</translation>
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
        <source>Other content refers to the class by its id, for example BLD_WORKSHOP.</source>
        <translation>Anderer Inhalt verweist über die Id auf die Klasse, zum Beispiel BLD_WORKSHOP.</translation>
    </message>
    <message>
        <source>An id consists of letters, digits and &apos;_&apos;, and does not begin with a digit.</source>
        <translation>Eine Id besteht aus Buchstaben, Ziffern und „_“ und beginnt nicht mit einer Ziffer.</translation>
    </message>
    <message>
        <source>The class &apos;%1&apos; already exists.</source>
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
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Folder na&amp;me:</source>
        <translation>Na&amp;me des Ordners:</translation>
    </message>
    <message>
        <source>&amp;In the folder:</source>
        <translation>&amp;Im Ordner:</translation>
    </message>
    <message>
        <source>Choose the parent folder</source>
        <translation>Übergeordneten Ordner wählen</translation>
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
        <source>The project will be created in %1</source>
        <translation>Das Projekt wird in %1 angelegt</translation>
    </message>
    <message>
        <source>Creating the project…</source>
        <translation>Das Projekt wird angelegt …</translation>
    </message>
    <message>
        <source>&amp;Game files:</source>
        <translation>&amp;Dateien des Spiels:</translation>
    </message>
    <message>
        <source>Choose the folder of the game&apos;s files</source>
        <translation>Ordner mit den Dateien des Spiels wählen</translation>
    </message>
</context>
<context>
    <name>orrery::ide::OpenRunDialog</name>
    <message>
        <source>Open run</source>
        <translation>Lauf öffnen</translation>
    </message>
    <message>
        <source>Scenario:</source>
        <translation>Szenario:</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>Turn:</source>
        <translation>Runde:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Crash:</source>
        <translation>Absturz:</translation>
    </message>
    <message>
        <source>Saved by:</source>
        <translation>Gespeichert von:</translation>
    </message>
    <message>
        <source>Orrery %1; this is Orrery %2</source>
        <translation>Orrery %1; dies ist Orrery %2</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose the folder for the content</source>
        <translation>Ordner für den Inhalt wählen</translation>
    </message>
    <message>
        <source>&amp;Unpack to:</source>
        <translation>&amp;Entpacken nach:</translation>
    </message>
    <message>
        <source>Folder for the content</source>
        <translation>Ordner für den Inhalt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Enter the whole path of a folder.</source>
        <translation>Geben Sie den ganzen Pfad eines Ordners ein.</translation>
    </message>
    <message>
        <source>%1. Choose a new or an empty folder.</source>
        <translation>%1. Wählen Sie einen neuen oder einen leeren Ordner.</translation>
    </message>
    <message>
        <source>The content becomes a project in this folder. Orrery then plays the run to its turn.</source>
        <translation>Der Inhalt wird ein Projekt in diesem Ordner. Orrery spielt dann den Lauf bis zu seiner Runde.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::OutsideEditsFeature</name>
    <message>
        <source>Another program changed &apos;%1&apos; in the same places. Choose the version to keep at each place. Orrery writes nothing before you save.</source>
        <translation>Ein anderes Programm hat „%1“ an denselben Stellen geändert. Wählen Sie für jede Stelle die Fassung, die bleibt. Orrery schreibt nichts, bevor Sie speichern.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::PaletteFeature</name>
    <message>
        <source>not available now</source>
        <translation>jetzt nicht verfügbar</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not available now.</source>
        <translation>„%1“ ist jetzt nicht verfügbar.</translation>
    </message>
    <message>
        <source>Hide pane: %1</source>
        <translation>Bereich ausblenden: %1</translation>
    </message>
    <message>
        <source>Show pane: %1</source>
        <translation>Bereich zeigen: %1</translation>
    </message>
    <message>
        <source>pane</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not in the run now.</source>
        <translation>„%1“ ist jetzt nicht im Lauf.</translation>
    </message>
    <message>
        <source>The run is being computed; try again in a moment.</source>
        <translation>Der Lauf wird berechnet; versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::PlotsFeature</name>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first.</source>
        <translation>Wählen Sie zuerst einen Wert im Inspektor.</translation>
    </message>
    <message>
        <source>Values of a part cannot be plotted.</source>
        <translation>Werte eines Teils können nicht dargestellt werden.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Exported the plot to %1</source>
        <translation>Diagramm exportiert nach %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Einstellungen suchen …</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>No setting matches &apos;%1&apos;.</source>
        <translation>Keine Einstellung passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::PreferencesFeature</name>
    <message>
        <source>setting</source>
        <translation>Einstellung</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProfileFeature</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProjectOpener</name>
    <message>
        <source>There is no folder &apos;%1&apos;.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProjectStatus</name>
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
        <source>The sandbox runs the last content without errors</source>
        <translation>Der Sandkasten spielt den letzten fehlerfreien Inhalt</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProjectsFeature</name>
    <message>
        <source>No recent projects</source>
        <translation>Keine zuletzt geöffneten Projekte</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
    <message>
        <source>The project does not contain &apos;%1&apos;.</source>
        <translation>Das Projekt enthält „%1“ nicht.</translation>
    </message>
    <message>
        <source>See %1 in the game&apos;s files.</source>
        <translation>Siehe %1 in den Dateien des Spiels.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::QuestionsFeature</name>
    <message>
        <source>Why no effect?</source>
        <translation>Warum keine Wirkung?</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; try again.</source>
        <translation>Der Inhalt hat sich inzwischen geändert; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The sandbox computes the run. Try again when it is done.</source>
        <translation>Der Sandkasten berechnet den Lauf. Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>This value cannot be held in a what-if</source>
        <translation>Dieser Wert lässt sich in einer Annahme nicht halten</translation>
    </message>
    <message>
        <source>Nearest change</source>
        <translation>Nächstliegende Änderung</translation>
    </message>
    <message>
        <source>Try what-if %1</source>
        <translation>Annahme: %1</translation>
    </message>
    <message>
        <source>You now see the what-if “%1”. Compare shows the differences from the main run.</source>
        <translation>Sie sehen jetzt die Annahme „%1“. Vergleich zeigt die Unterschiede zum Hauptlauf.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RankingFeature</name>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>%1 does not exist any more.</source>
        <translation>%1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 ist jetzt %2</translation>
    </message>
    <message>
        <source>The number was not written: %1 cannot be changed.</source>
        <translation>Die Zahl wurde nicht geschrieben: %1 kann nicht geändert werden.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RecoveryFeature</name>
    <message>
        <source>Unsaved changes would be lost in a crash</source>
        <translation>Ungespeicherte Änderungen gingen bei einem Absturz verloren</translation>
    </message>
    <message>
        <source>Cannot back up unsaved changes: %1</source>
        <translation>Ungespeicherte Änderungen lassen sich nicht sichern: %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RunCommands</name>
    <message>
        <source>The project has no scenario yet. Create a new galaxy, or write a &lt;scenario&gt;.</source>
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
        <source>&apos;%1&apos; is not a valid id. Use letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;; do not begin with a digit.</source>
        <translation>„%1“ ist keine gültige Id. Verwenden Sie Buchstaben, Ziffern, „_“, „-“ und „.“, aber keine Ziffer am Anfang.</translation>
    </message>
    <message>
        <source>The scenario &apos;%1&apos; already exists.</source>
        <translation>Es gibt schon ein Szenario „%1“.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; already exists.</source>
        <translation>Es gibt schon eine Datei „%1“.</translation>
    </message>
    <message>
        <source>Added %1; save to keep it</source>
        <translation>%1 hinzugefügt; speichern Sie, um es zu behalten</translation>
    </message>
    <message>
        <source>Not saved: seed %1, because only a galaxy has a seed</source>
        <translation>Nicht gespeichert: Startwert %1, denn nur eine Galaxie hat einen Startwert</translation>
    </message>
    <message>
        <source>Not saved: statements with errors (see Problems)</source>
        <translation>Nicht gespeichert: Anweisungen mit Fehlern (siehe „Probleme“)</translation>
    </message>
    <message>
        <source>Not saved: disabled statements</source>
        <translation>Nicht gespeichert: ausgeschaltete Anweisungen</translation>
    </message>
    <message>
        <source>It has all statements with their turns, and opens at turn %1 on this computer</source>
        <translation>Es enthält alle Anweisungen mit ihren Runden und öffnet sich auf diesem Rechner in Runde %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RunFilesFeature</name>
    <message>
        <source>Run files (*%1)</source>
        <translation>Läufe (*%1)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save run</source>
        <translation>Lauf speichern</translation>
    </message>
    <message>
        <source>The run was not saved.</source>
        <translation>Der Lauf wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saving the run…</source>
        <translation>Lauf wird gespeichert …</translation>
    </message>
    <message>
        <source>Saved the run to %1</source>
        <translation>Lauf in %1 gespeichert</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Lauf öffnen</translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation>Lauf wird gelesen …</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be opened.</source>
        <translation>„%1“ kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Unpacking the content…</source>
        <translation>Inhalt wird entpackt …</translation>
    </message>
    <message>
        <source>The content of the run is in %1</source>
        <translation>Der Inhalt des Laufs liegt in %1</translation>
    </message>
    <message>
        <source>The run cannot be played.</source>
        <translation>Der Lauf kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Its content has errors, or has no scenario &apos;%1&apos;.</source>
        <translation>Sein Inhalt hat Fehler oder kein Szenario „%1“.</translation>
    </message>
    <message>
        <source>Comparing the run with the saved one…</source>
        <translation>Lauf wird mit dem gespeicherten verglichen …</translation>
    </message>
    <message>
        <source>The run was not compared with the saved one.</source>
        <translation>Der Lauf wurde nicht mit dem gespeicherten verglichen.</translation>
    </message>
    <message>
        <source>The run was not compared with the saved one: it reached a limit.</source>
        <translation>Der Lauf wurde nicht mit dem gespeicherten verglichen: Er hat eine Grenze erreicht.</translation>
    </message>
    <message>
        <source>As saved: the hashes of turns 0 to %1 agree.</source>
        <translation>Wie gespeichert: Prüfwerte der Runden 0 bis %1 stimmen überein.</translation>
    </message>
    <message>
        <source>The run differs from the saved one from turn %1 on.</source>
        <translation>Der Lauf weicht ab Runde %1 vom gespeicherten ab.</translation>
    </message>
    <message>
        <source>Orrery %1 saved the run; this is Orrery %2. The rules may have changed.</source>
        <translation>Orrery %1 hat den Lauf gespeichert; dies ist Orrery %2. Die Regeln können sich geändert haben.</translation>
    </message>
    <message>
        <source>The shipped vocabulary is not the same as when the run was saved.</source>
        <translation>Das mitgelieferte Vokabular ist nicht mehr dasselbe wie beim Speichern des Laufs.</translation>
    </message>
    <message>
        <source>Its content or its actions have changed since it was saved.</source>
        <translation>Sein Inhalt oder seine Aktionen haben sich seit dem Speichern geändert.</translation>
    </message>
    <message>
        <source>The run is not played: it crashed during its setup.</source>
        <translation>Der Lauf wird nicht gespielt: Er ist beim Aufbau abgestürzt.</translation>
    </message>
    <message>
        <source>The content is open as a project. &apos;orrery-cli replay&apos; plays the report.</source>
        <translation>Der Inhalt ist als Projekt geöffnet. „orrery-cli replay“ spielt den Bericht.</translation>
    </message>
    <message>
        <source>The run is at turn %1, before the crash.</source>
        <translation>Der Lauf ist in Runde %1, vor dem Absturz.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SavedGameView</name>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Differences from the saved game</source>
        <translation>Unterschiede zum Spielstand</translation>
    </message>
    <message>
        <source>Open a saved game of FreeOrion to compare its values with the computed ones (File ▸ Open saved game…).</source>
        <translation>Öffnen Sie einen Spielstand von FreeOrion, um seine Werte mit den berechneten zu vergleichen (Datei ▸ Spielstand öffnen …).</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Werte, die abweichen</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (line %2 of the save)</source>
        <extracomment>A place in the file of a saved game. %1 a sentence, %2 the number of a line</extracomment>
        <translation>%1 (Zeile %2 des Spielstands)</translation>
    </message>
    <message>
        <source>A step plays the effects of the content. It plays no orders, movement, combat, production, research, supply or visibility of FreeOrion.</source>
        <translation>Ein Schritt spielt die Effekte des Inhalts. Er spielt weder Befehle noch Bewegung, Kampf, Produktion, Forschung, Versorgung oder Sichtbarkeit von FreeOrion.</translation>
    </message>
    <message>
        <source>States of AI players</source>
        <translation>Zustände der KI-Spieler</translation>
    </message>
    <message>
        <source>Combat logs</source>
        <translation>Kampfberichte</translation>
    </message>
    <message>
        <source>Objects as empires know them</source>
        <translation>Objekte, wie Imperien sie kennen</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Items of production queues</source>
        <translation>Einträge von Produktionswarteschlangen</translation>
    </message>
    <message>
        <source>Techs with research progress</source>
        <translation>Technologien mit Forschungsfortschritt</translation>
    </message>
    <message>
        <source>Techs of research queues</source>
        <translation>Technologien in Forschungswarteschlangen</translation>
    </message>
    <message>
        <source>Systems in the supply networks of several empires</source>
        <translation>Systeme in den Versorgungsnetzen mehrerer Imperien</translation>
    </message>
    <message>
        <source>Situation reports</source>
        <translation>Lageberichte</translation>
    </message>
    <message>
        <source>Outdated knowledge of empires</source>
        <translation>Veraltetes Wissen der Imperien</translation>
    </message>
    <message>
        <source>Statistics of earlier turns</source>
        <translation>Statistiken früherer Runden</translation>
    </message>
    <message>
        <source>Turns of the last visibility</source>
        <translation>Runden der letzten Sichtbarkeit</translation>
    </message>
    <message>
        <source>Problems of the save</source>
        <translation>Probleme des Spielstands</translation>
    </message>
    <message>
        <source>Not used from the save</source>
        <translation>Vom Spielstand nicht verwendet</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SavedGamesFeature</name>
    <message>
        <source>Saved game</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>First import the content of the game: choose File ▸ New project… and the template %1.</source>
        <translation>Importieren Sie zuerst den Inhalt des Spiels: Wählen Sie Datei ▸ Neues Projekt … und die Vorlage %1.</translation>
    </message>
    <message>
        <source>The content is being read. Try again in a moment.</source>
        <translation>Der Inhalt wird gelesen. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The open project was not imported from FreeOrion. Open such a project, or import the content of the game: choose File ▸ New project… and the template %1.</source>
        <translation>Das offene Projekt wurde nicht aus FreeOrion importiert. Öffnen Sie ein solches Projekt oder importieren Sie den Inhalt des Spiels: Wählen Sie Datei ▸ Neues Projekt … und die Vorlage %1.</translation>
    </message>
    <message>
        <source>A saved game cannot be opened here.</source>
        <translation>Ein Spielstand kann hier nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Open saved game</source>
        <translation>Spielstand öffnen</translation>
    </message>
    <message>
        <source>Saved games of FreeOrion (*.sav *.mps *.xml *.xml.xz)</source>
        <translation>Spielstände von FreeOrion (*.sav *.mps *.xml *.xml.xz)</translation>
    </message>
    <message>
        <source>Reading the saved game…</source>
        <translation>Spielstand wird gelesen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The saved game was not opened. The project is unchanged.</source>
        <translation>Der Spielstand wurde nicht geöffnet. Das Projekt ist unverändert.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was not opened. The project is unchanged.</source>
        <translation>„%1“ wurde nicht geöffnet. Das Projekt ist unverändert.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; already exists.</source>
        <translation>Es gibt schon eine Datei „%1“.</translation>
    </message>
    <message>
        <source>The content has errors. Fix them, and then open the scenario &apos;%1&apos;.</source>
        <translation>Der Inhalt hat Fehler. Beheben Sie sie und öffnen Sie dann das Szenario „%1“.</translation>
    </message>
    <message>
        <source>%1, turn %2.</source>
        <extracomment>%1 a file, %2 a number of the game</extracomment>
        <translation>%1, Runde %2.</translation>
    </message>
    <message>
        <source>%1, turn %2: %3 of %4 values are as saved; of those that the turn changed, %5 of %6.</source>
        <translation>%1, Runde %2: %3 von %4 Werten sind wie gespeichert; von denen, die die Runde geändert hat, %5 von %6.</translation>
    </message>
    <message>
        <source>The sandbox plays another scenario. Open the scenario &apos;%1&apos; to compare it.</source>
        <translation>Der Sandkasten spielt ein anderes Szenario. Öffnen Sie das Szenario „%1“, um es zu vergleichen.</translation>
    </message>
    <message>
        <source>The run has changed. Go to turn 0 to compare it again.</source>
        <translation>Der Lauf hat sich geändert. Gehen Sie zu Runde 0, um ihn wieder zu vergleichen.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is damaged. Breakdowns do not show where effects come from.</source>
        <translation>Zeile %1 von %2 ist beschädigt. Aufschlüsselungen zeigen nicht, woher Effekte stammen.</translation>
    </message>
    <message>
        <source>%1 is of another version of Orrery. Import the game again to see in breakdowns where effects come from.</source>
        <translation>%1 stammt aus einer anderen Version von Orrery. Importieren Sie das Spiel noch einmal, damit Aufschlüsselungen zeigen, woher Effekte stammen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read again: %2</source>
        <translation>„%1“ kann nicht wieder gelesen werden: %2</translation>
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
    <name>orrery::ide::ShortcutsPage</name>
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
        <source>Re&amp;move keys</source>
        <translation>Tasten &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Reset to default</source>
        <translation>Auf &amp;Vorgabe zurücksetzen</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>&amp;Neue Tasten:</translation>
    </message>
    <message>
        <source>Reset &amp;all to defaults</source>
        <translation>&amp;Alle zurücksetzen</translation>
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
        <source>Choose a command, then press its new keys.</source>
        <translation>Wählen Sie einen Befehl und drücken Sie dann seine neuen Tasten.</translation>
    </message>
    <message>
        <source>No other command has %1.</source>
        <translation>Kein anderer Befehl hat %1.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2. Assigning it here removes it there.</source>
        <translation>%1 ist %2 zugewiesen. Wenn Sie es hier zuweisen, wird es dort entfernt.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SmallText</name>
    <message>
        <source>Tries: %1. Still there: objects %2, classes %3, statements %4.</source>
        <translation>Versuche: %1. Noch da: Objekte %2, Klassen %3, Anweisungen %4.</translation>
    </message>
    <message>
        <source>Objects: %1 → %2, turns: %3 → %4, classes: %5 → %6.</source>
        <translation>Objekte: %1 → %2, Runden: %3 → %4, Klassen: %5 → %6.</translation>
    </message>
    <message>
        <source>Ended after %1 tries: the run may still be large.</source>
        <translation>Nach %1 Versuchen beendet: Der Lauf kann noch groß sein.</translation>
    </message>
    <message>
        <source>The earlier run is in %1.</source>
        <translation>Der frühere Lauf steht in %1.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StartPage</name>
    <message>
        <source>Write game rules as XML, run them turn by turn, and see what changed and why.</source>
        <translation>Spielregeln als XML schreiben, Runde für Runde ausführen und sehen, was sich geändert hat und warum.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>%1 (no longer exists)</source>
        <translation>%1 (existiert nicht mehr)</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>%1 aus dieser Liste entfernen</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StatementsFeature</name>
    <message>
        <source>Cannot read the earlier sandbox statements: %1</source>
        <translation>Frühere Anweisungen des Sandkastens lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Cannot save the sandbox statements: %1</source>
        <translation>Die Anweisungen des Sandkastens lassen sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
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
        <source>Language code, for example &apos;de&apos; or &apos;pt-BR&apos;:</source>
        <translation>Sprachkürzel, zum Beispiel „de“ oder „pt-BR“:</translation>
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
        <source>Translation files (*.po *.ts)</source>
        <translation>Übersetzungsdateien (*.po *.ts)</translation>
    </message>
    <message>
        <source>The name of a translation file must end in .po or .ts.</source>
        <translation>Der Name einer Übersetzungsdatei muss auf .po oder .ts enden.</translation>
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
        <source>%1 does not name its language.</source>
        <translation>%1 gibt seine Sprache nicht an.</translation>
    </message>
    <message>
        <source>Imported texts: %1, not translated yet: %2, unknown ids: %3, faulty entries: %4</source>
        <translation>Importierte Texte: %1, noch nicht übersetzt: %2, unbekannte Ids: %3, fehlerhafte Einträge: %4</translation>
    </message>
    <message>
        <source>Import texts from %1</source>
        <translation>Texte aus %1 importieren</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SweepsFeature</name>
    <message>
        <source>Sweeps</source>
        <translation>Parameterstudien</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Exported the results to %1</source>
        <translation>Ergebnisse nach %1 exportiert</translation>
    </message>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Add sweep %1</source>
        <translation>Parameterstudie %1 hinzufügen</translation>
    </message>
    <message>
        <source>Added the sweep “%1” to %2</source>
        <translation>Die Parameterstudie „%1“ wurde in %2 hinzugefügt</translation>
    </message>
    <message>
        <source>The sweep was not written: sweeps.xml exists already, and holds no sweeps.</source>
        <translation>Die Parameterstudie wurde nicht geschrieben: sweeps.xml gibt es schon, und die Datei enthält keine Parameterstudien.</translation>
    </message>
    <message>
        <source>The sweep was not written: %1 has errors.</source>
        <translation>Die Parameterstudie wurde nicht geschrieben: %1 hat Fehler.</translation>
    </message>
    <message>
        <source>The sweep was not written: %1 cannot be changed.</source>
        <translation>Die Parameterstudie wurde nicht geschrieben: %1 kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>There is no picture to export.</source>
        <translation>Es gibt kein Bild zum Exportieren.</translation>
    </message>
    <message>
        <source>Exported the picture to %1</source>
        <translation>Bild exportiert nach %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TablesFeature</name>
    <message>
        <source>Class table</source>
        <translation>Klassentabelle</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Export objects</source>
        <translation>Objekte exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Exported the objects to %1</source>
        <translation>Objekte nach %1 exportiert</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>No table has the element at the cursor.</source>
        <translation>Keine Tabelle enthält das Element am Cursor.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TimelineFeature</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> und %n weiteres</numerusform>
            <numerusform> und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The timeline is empty: it shows events and other marks of the turns beside the map</source>
        <translation>Die Zeitleiste ist leer: Sie zeigt neben der Karte Ereignisse und andere Marken der Runden</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n marked turns from turn %2 on</source>
        <translation>
            <numerusform>%1: %n markierte Runde ab Runde %2</numerusform>
            <numerusform>%1: %n markierte Runden ab Runde %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::TreeDrop</name>
    <message>
        <source>Inserted into %1; undo reverses this</source>
        <translation>In %1 eingefügt; „Rückgängig“ macht das rückgängig</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TreeEditFeature</name>
    <message>
        <source>&amp;New inside…</source>
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
        <source>The file &apos;%1&apos; already exists.</source>
        <translation>Es gibt schon eine Datei „%1“.</translation>
    </message>
    <message>
        <source>Choose the class for the new group.</source>
        <translation>Wählen Sie die Klasse für die neue Gruppe.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid id.</source>
        <translation>„%1“ ist keine gültige Id.</translation>
    </message>
    <message>
        <source>Create a file first.</source>
        <translation>Legen Sie zuerst eine Datei an.</translation>
    </message>
    <message>
        <source>The scenario &apos;%1&apos; already exists.</source>
        <translation>Es gibt schon ein Szenario „%1“.</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>File name, optionally with folders, for example techs/early.xml</source>
        <translation>Dateiname, auch mit Ordnern, zum Beispiel techs/early.xml</translation>
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
    <message>
        <source>&apos;%1&apos; is not a valid name.</source>
        <translation>„%1“ ist kein gültiger Name.</translation>
    </message>
    <message>
        <source>Create a scenario first.</source>
        <translation>Legen Sie zuerst ein Szenario an.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>New variable</source>
        <translation>Neue Variable</translation>
    </message>
    <message>
        <source>Name of the variable:</source>
        <translation>Name der Variablen:</translation>
    </message>
    <message>
        <source>New test</source>
        <translation>Neuer Test</translation>
    </message>
    <message>
        <source>Id of the test:</source>
        <translation>Id des Tests:</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TurnsFeature</name>
    <message>
        <source>Removed the mark of turn %1</source>
        <translation>Markierung von Runde %1 entfernt</translation>
    </message>
    <message>
        <source>Marked turn %1: the inspector and the map show the changes since then</source>
        <translation>Runde %1 markiert: Inspektor und Karte zeigen die Änderungen seither</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TutorialFeature</name>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>The content does not contain &apos;%1&apos; yet.</source>
        <translation>Der Inhalt enthält „%1“ noch nicht.</translation>
    </message>
    <message>
        <source>The run has no object &apos;%1&apos;.</source>
        <translation>Der Lauf hat kein Objekt „%1“.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::UnsavedWork</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
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
        <source>Cannot save the sandbox statements: %1</source>
        <translation>Die Anweisungen des Sandkastens lassen sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Discard statements</source>
        <translation>Anweisungen verwerfen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Saved everything</source>
        <translation>Alles gespeichert</translation>
    </message>
</context>
<context>
    <name>orrery::ide::VariantRun</name>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The content has changed since these results. Run the sweep again.</source>
        <translation>Der Inhalt hat sich seit diesen Ergebnissen geändert. Spielen Sie die Parameterstudie noch einmal.</translation>
    </message>
    <message>
        <source>%1, seed %2, with the content of the variant</source>
        <translation>%1, Startwert %2, mit dem Inhalt der Variante</translation>
    </message>
    <message>
        <source>The variant of this run does not exist any more. The run uses the content as it is.</source>
        <translation>Die Variante dieses Laufs gibt es nicht mehr. Der Lauf verwendet den Inhalt, wie er ist.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::WatchesFeature</name>
    <message>
        <source>Watches</source>
        <translation>Beobachtungen</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first.</source>
        <translation>Wählen Sie zuerst einen Wert im Inspektor.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::WhatIfFeature</name>
    <message>
        <source>The sandbox computes the run. Try again when it is done.</source>
        <translation>Der Sandkasten berechnet den Lauf. Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list first.</source>
        <translation>Wählen Sie zuerst ein Objekt auf der Karte oder in der Liste.</translation>
    </message>
    <message>
        <source>This object has no value that a what-if can change.</source>
        <translation>Dieses Objekt hat keinen Wert, den eine Annahme ändern kann.</translation>
    </message>
    <message>
        <source>You now see the what-if “%1”. Compare shows the differences from the main run.</source>
        <translation>Sie sehen jetzt die Annahme „%1“. Vergleich zeigt die Unterschiede zum Hauptlauf.</translation>
    </message>
    <message>
        <source>New what-if</source>
        <translation>Neue Annahme</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Name (it begins with the statements of “%1”):</source>
        <translation>Name (sie beginnt mit den Anweisungen von „%1“):</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>There is already a what-if “%1”.</source>
        <translation>Es gibt schon eine Annahme „%1“.</translation>
    </message>
    <message>
        <source>New what-if %1</source>
        <translation>Neue Annahme %1</translation>
    </message>
    <message>
        <source>You now see the what-if “%1”. Your orders and changes belong to it.</source>
        <translation>Sie sehen jetzt die Annahme „%1“. Ihre Befehle und Änderungen gehören zu ihr.</translation>
    </message>
    <message>
        <source>Main run</source>
        <translation>Hauptlauf</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>from turn %1 on</source>
        <translation>ab Runde %1</translation>
    </message>
    <message>
        <source>no statements</source>
        <translation>keine Anweisungen</translation>
    </message>
    <message>
        <source>Switch what-if</source>
        <translation>Annahme wechseln</translation>
    </message>
    <message>
        <source>You now see the main run.</source>
        <translation>Sie sehen jetzt den Hauptlauf.</translation>
    </message>
    <message>
        <source>You now see the what-if “%1”.</source>
        <translation>Sie sehen jetzt die Annahme „%1“.</translation>
    </message>
    <message>
        <source>Rename what-if</source>
        <translation>Annahme umbenennen</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Neuer Name:</translation>
    </message>
    <message>
        <source>Rename what-if to %1</source>
        <translation>Annahme in %1 umbenennen</translation>
    </message>
    <message>
        <source>Move what-if %1 to the main run</source>
        <translation>Annahme %1 in den Hauptlauf übernehmen</translation>
    </message>
    <message>
        <source>The statements of “%1” now belong to the main run. Undo takes them back.</source>
        <translation>Die Anweisungen von „%1“ gehören jetzt zum Hauptlauf. Rückgängig nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Delete what-if %1</source>
        <translation>Annahme %1 löschen</translation>
    </message>
    <message>
        <source>Deleted the what-if “%1”. Undo brings it back.</source>
        <translation>Annahme „%1“ gelöscht. Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>orrery::ide::WindowDialogs</name>
    <message>
        <source>Go to class</source>
        <translation>Zu einer Klasse gehen</translation>
    </message>
    <message>
        <source>About Orrery</source>
        <translation>Über Orrery</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Write game rules as XML, run them turn by turn, and see what changed and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Spielregeln als XML schreiben, Runde für Runde ausführen und sehen, was sich geändert hat und warum.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>orrery::widgets</name>
    <message>
        <source>division by zero; the result is 0</source>
        <translation>Division durch null; das Ergebnis ist 0</translation>
    </message>
    <message>
        <source>the number is too large; the result is 0</source>
        <translation>die Zahl ist zu groß; das Ergebnis ist 0</translation>
    </message>
    <message>
        <source>not a number; the result is 0</source>
        <translation>keine Zahl; das Ergebnis ist 0</translation>
    </message>
    <message>
        <source>no sandbox is running</source>
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
        <source>value() is known only while effects are applied</source>
        <translation>value() ist nur bekannt, während Effekte angewendet werden</translation>
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
        <source>Actual</source>
        <translation>Tatsächlich</translation>
    </message>
    <message>
        <source>Required</source>
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
        <source>Place object</source>
        <translation>Objekt platzieren</translation>
    </message>
    <message>
        <source>Give tech to owner</source>
        <translation>Dem Besitzer eine Technik geben</translation>
    </message>
    <message>
        <source>Set &apos;%1&apos;</source>
        <translation>„%1“ setzen</translation>
    </message>
    <message>
        <source>Change owner</source>
        <translation>Besitzer ändern</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1 may react in the step to turn %2. Choose a response or pass.</source>
        <translation>%1 darf im Schritt zu Runde %2 reagieren. Wählen Sie eine Antwort oder passen Sie.</translation>
    </message>
    <message>
        <source>Several responses happen at once in the step to turn %1. %2 chooses the next one.</source>
        <translation>Im Schritt zu Runde %1 geschehen mehrere Antworten zugleich. %2 wählt die nächste.</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Order of responses</source>
        <translation>Reihenfolge der Antworten</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Run next</source>
        <translation>Als Nächste ausführen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>%1, turn %2: %3: %4. Undo takes it back.</source>
        <translation>%1, Runde %2: %3: %4. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>no object is in the scope</source>
        <translation>kein Objekt ist im Geltungsbereich</translation>
    </message>
    <message>
        <source>the objects in the scope are not known</source>
        <translation>die Objekte im Geltungsbereich sind nicht bekannt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AddMenu</name>
    <message>
        <source>Elements to add</source>
        <translation>Elemente zum Hinzufügen</translation>
    </message>
    <message>
        <source>Type a part of the name or description…</source>
        <translation>Einen Teil des Namens oder der Beschreibung eingeben …</translation>
    </message>
    <message>
        <source>Search elements to add</source>
        <translation>Elemente zum Hinzufügen suchen</translation>
    </message>
    <message>
        <source>No element with this name can be added here.</source>
        <translation>Kein Element dieses Namens kann hier hinzugefügt werden.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AnswersModel</name>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AskView</name>
    <message>
        <source>Type or class of the objects</source>
        <translation>Typ oder Klasse der Objekte</translation>
    </message>
    <message>
        <source>Condition or number</source>
        <translation>Bedingung oder Zahl</translation>
    </message>
    <message>
        <source>When is it true? For example: Happiness &lt; 3 and owner == Aurora</source>
        <translation>Wann ist es wahr? Zum Beispiel: Happiness &lt; 3 and owner == Aurora</translation>
    </message>
    <message>
        <source>is true</source>
        <translation>ist wahr</translation>
    </message>
    <message>
        <source>becomes true</source>
        <translation>wird wahr</translation>
    </message>
    <message>
        <source>largest values</source>
        <translation>größte Werte</translation>
    </message>
    <message>
        <source>smallest values</source>
        <translation>kleinste Werte</translation>
    </message>
    <message>
        <source>Turns to look for</source>
        <translation>Gesuchte Runden</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask about all turns of the run (Enter)</source>
        <translation>Nach allen Runden des Laufs fragen (Eingabe)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>&amp;Von:</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>alle Objekte</translation>
    </message>
    <message>
        <source>Asked %1 turns so far.</source>
        <translation>Bisher %1 Runden geprüft.</translation>
    </message>
    <message>
        <source>Stopped after %1 turns.</source>
        <translation>Nach %1 Runden angehalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers in turns 0 to %1</source>
        <translation>
            <numerusform>%n Antwort in den Runden 0 bis %1</numerusform>
            <numerusform>%n Antworten in den Runden 0 bis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>; the table lists %1 of them</source>
        <translation>; die Tabelle zeigt %1 davon</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start a scenario to ask about its turns.</source>
        <translation>Starten Sie ein Szenario, um nach seinen Runden zu fragen.</translation>
    </message>
    <message>
        <source>Choose a type or class, type a condition, and press Enter. The answers are all turns and objects for which it is true.</source>
        <translation>Wählen Sie einen Typ oder eine Klasse, schreiben Sie eine Bedingung, und drücken Sie Eingabe. Die Antworten sind alle Runden und Objekte, für die sie wahr ist.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Frage läuft …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Never in turns 0 to %1.</source>
        <translation>Nie in den Runden 0 bis %1.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Stop the run when this becomes true</source>
        <translation>Lauf anhalten, wenn dies wahr wird</translation>
    </message>
    <message>
        <source>; only turns %1 to %2 are listed</source>
        <translation>; nur die Runden %1 bis %2 sind aufgeführt</translation>
    </message>
    <message>
        <source>No answer in turns %1 to %2.</source>
        <translation>Keine Antwort in den Runden %1 bis %2.</translation>
    </message>
    <message>
        <source>Watch this value</source>
        <translation>Diesen Wert beobachten</translation>
    </message>
    <message>
        <source>Plot this value</source>
        <translation>Diesen Wert darstellen</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Diesen Wert festhalten</translation>
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
    <name>orrery::widgets::AvailabilityView</name>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Reich</translation>
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
        <source>E&amp;mpire:</source>
        <translation>&amp;Reich:</translation>
    </message>
    <message>
        <source>Computing the run; results follow.</source>
        <translation>Der Lauf wird berechnet; die Ergebnisse folgen.</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario in the Sandbox menu, then try again.</source>
        <translation>Es gibt noch keinen Lauf. Legen Sie im Menü Sandkasten eine neue Galaxie an oder öffnen Sie dort ein Szenario; versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>This galaxy has no empire to check. Create a galaxy with an empire, or add an &lt;empire&gt; to the scenario.</source>
        <translation>Diese Galaxie hat kein Reich, das geprüft werden kann. Legen Sie eine Galaxie mit einem Reich an oder fügen Sie dem Szenario ein &lt;empire&gt; hinzu.</translation>
    </message>
    <message>
        <source>The project defines no class yet.</source>
        <translation>Das Projekt definiert noch keine Klasse.</translation>
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
        <source>&lt;b&gt;The availability of %1 to %2 is unknown:&lt;/b&gt; %3</source>
        <translation>&lt;b&gt;Die Verfügbarkeit von %1 für %2 ist unbekannt:&lt;/b&gt; %3</translation>
    </message>
    <message>
        <source>no conditions</source>
        <translation>keine Bedingungen</translation>
    </message>
    <message>
        <source>and may place &amp;it on %1</source>
        <translation>&amp;und darf es auf %1 setzen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::BreakList</name>
    <message>
        <source>Breakpoint</source>
        <translation>Haltepunkt</translation>
    </message>
    <message>
        <source>Last hit or problem</source>
        <translation>Letzter Treffer oder Problem</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::BreakpointsView</name>
    <message>
        <source>New breakpoint</source>
        <translation>Neuer Haltepunkt</translation>
    </message>
    <message>
        <source>New breakpoint, for example: value:Sol III.Industry &lt; 3</source>
        <translation>Neuer Haltepunkt, zum Beispiel: value:Sol III.Industry &lt; 3</translation>
    </message>
    <message>
        <source>Search back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go back to the previous hit (Shift+F9)</source>
        <translation>Zum vorigen Treffer zurückgehen (Umschalt+F9)</translation>
    </message>
    <message>
        <source>Continue to the next hit (F9)</source>
        <translation>Weiter bis zum nächsten Treffer (F9)</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>No breakpoints. Type one above, or add one by a right click on a value or with %1 on a group. A breakpoint stops the run at a moment inside a turn.</source>
        <translation>Keine Haltepunkte. Schreiben Sie oben einen, oder setzen Sie einen mit einem Rechtsklick auf einen Wert oder mit %1 auf einer Gruppe. Ein Haltepunkt hält den Lauf in einem Augenblick innerhalb einer Runde an.</translation>
    </message>
    <message>
        <source>group:CLASS/GROUP – the group fires;
effect:CLASS/GROUP/2 – its second effect acts;
inactive:CLASS/GROUP – an object has the group, but it does not fire
value:OBJECT.VALUE – the value changes; with a comparison: it becomes so
if:TYPE:CONDITION – the condition becomes true for an object
event:ID, condition:ID, diagnostic:CODE – it happens.
Clauses: | if CONDITION, | hit 3, | say TEXT</source>
        <translation>group:KLASSE/GRUPPE – die Gruppe wirkt;
effect:KLASSE/GRUPPE/2 – ihr zweiter Effekt wirkt;
inactive:KLASSE/GRUPPE – ein Objekt hat die Gruppe, aber sie wirkt nicht
value:OBJEKT.WERT – der Wert ändert sich; mit einem Vergleich: Er wird so
if:TYP:BEDINGUNG – die Bedingung wird für ein Objekt wahr
event:ID, condition:ID, diagnostic:CODE – es geschieht.
Zusätze: | if BEDINGUNG, | hit 3, | say TEXT</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CalculationBar</name>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Multiply by</source>
        <translation>Multiplizieren mit</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Addieren</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Setzen auf</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Round the results to whole numbers</source>
        <translation>Die Ergebnisse auf ganze Zahlen runden</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CausesCanvas</name>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CausesView</name>
    <message>
        <source>Only &amp;connected</source>
        <translation>Nur &amp;verbundene</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Alle Objekte</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Show only events, firings and changes of this object</source>
        <translation>Nur Ereignisse, Auslösungen und Änderungen dieses Objekts zeigen</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Show only this group, and what it causes</source>
        <translation>Nur diese Gruppe zeigen, und was sie verursacht</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Nur diese</translation>
    </message>
    <message>
        <source>With their causes</source>
        <translation>Mit ihren Ursachen</translation>
    </message>
    <message>
        <source>With their results</source>
        <translation>Mit ihren Folgen</translation>
    </message>
    <message>
        <source>With causes and results</source>
        <translation>Mit Ursachen und Folgen</translation>
    </message>
    <message>
        <source>Nodes around these</source>
        <translation>Knoten um diese herum</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Steps: </source>
        <translation>Schritte: </translation>
    </message>
    <message>
        <source>Most steps to causes and results</source>
        <translation>Höchstzahl der Schritte zu Ursachen und Folgen</translation>
    </message>
    <message>
        <source>Hide nodes without a cause and a result, if there is no other filter</source>
        <translation>Knoten ohne Ursache und Folge ausblenden, wenn es keinen anderen Filter gibt</translation>
    </message>
    <message>
        <source>&amp;Kinds</source>
        <translation>A&amp;rten</translation>
    </message>
    <message>
        <source>Choose the kinds of nodes</source>
        <translation>Die Arten der Knoten wählen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Write the graph to a file</source>
        <translation>Den Graphen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Zeichnung (SVG) …</translation>
    </message>
    <message>
        <source>&amp;Graph (DOT)…</source>
        <translation>&amp;Graph (DOT) …</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>Alle Filter entfernen</translation>
    </message>
    <message>
        <source>Progress of the graph</source>
        <translation>Fortschritt des Graphen</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then step a turn to see what caused what.</source>
        <translation>Noch kein Lauf. Erzeugen Sie eine neue Galaxie oder öffnen Sie ein Szenario; spielen Sie dann eine Runde, um zu sehen, was was verursacht.</translation>
    </message>
    <message>
        <source>Reading the causes of the turn…</source>
        <translation>Die Ursachen der Runde werden gelesen …</translation>
    </message>
    <message>
        <source>Laying out the graph…</source>
        <translation>Der Graph wird angeordnet …</translation>
    </message>
    <message>
        <source>Stopped before the graph was complete.</source>
        <translation>Angehalten, bevor der Graph fertig war.</translation>
    </message>
    <message>
        <source>The graph could not be laid out. Choose fewer nodes.</source>
        <translation>Der Graph konnte nicht angeordnet werden. Wählen Sie weniger Knoten.</translation>
    </message>
    <message>
        <source>Nothing happened in this turn.</source>
        <translation>In dieser Runde geschah nichts.</translation>
    </message>
    <message>
        <source>No node matches the filter. A change by a rule, such as growth, has no cause here.</source>
        <translation>Kein Knoten passt zum Filter. Eine Änderung durch eine Regel, etwa Wachstum, hat hier keine Ursache.</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <translation>Runde %1.</translation>
    </message>
    <message>
        <source>Turns %1 to %2.</source>
        <translation>Runden %1 bis %2.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>Zu %1.</translation>
    </message>
    <message>
        <source>About %1 of %2.</source>
        <translation>Zu %1 von %2.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes.</source>
        <translation>%1 von %2 Knoten.</translation>
    </message>
    <message>
        <source>Nodes of a class are shown as one.</source>
        <translation>Knoten einer Klasse sind zu einem zusammengefasst.</translation>
    </message>
    <message>
        <source>Nodes of a kind are shown as one.</source>
        <translation>Knoten einer Art sind zu einem zusammengefasst.</translation>
    </message>
    <message>
        <source>Nodes of a group are shown as one.</source>
        <translation>Knoten einer Gruppe sind zu einem zusammengefasst.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>Show the breakdown</source>
        <translation>Aufschlüsselung zeigen</translation>
    </message>
    <message>
        <source>Show the object</source>
        <translation>Objekt zeigen</translation>
    </message>
    <message>
        <source>Show what led to this</source>
        <translation>Zeigen, was dazu führte</translation>
    </message>
    <message>
        <source>Show what followed from this</source>
        <translation>Zeigen, was daraus folgte</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CellTyping</name>
    <message>
        <source>The file is no longer in the project. Nothing was changed.</source>
        <translation>Die Datei ist nicht mehr im Projekt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The element is no longer in the file. Nothing was changed.</source>
        <translation>Das Element ist nicht mehr in der Datei. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>XML cannot hold these characters, or the element is malformed.</source>
        <translation>XML kann diese Zeichen nicht enthalten, oder das Element ist fehlerhaft.</translation>
    </message>
    <message>
        <source>The edit no longer fits the text. Nothing was changed.</source>
        <translation>Die Änderung passt nicht mehr zum Text. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The line is no longer in the file. Nothing was changed.</source>
        <translation>Die Zeile ist nicht mehr in der Datei. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ColourLine</name>
    <message>
        <source>Choose a colour…</source>
        <translation>Farbe wählen…</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ColumnChoices</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n row(s)</source>
        <translation>
            <numerusform>%1, in %n Zeile</numerusform>
            <numerusform>%1, in %n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>Spalten filtern</translation>
    </message>
    <message>
        <source>Reading the columns…</source>
        <translation>Spalten werden gelesen …</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>Die Tabelle hat keine Zeilen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompareModel</name>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>✎ edited: %1</source>
        <translation>✎ bearbeitet: %1</translation>
    </message>
    <message>
        <source>%1, only in the earlier run</source>
        <translation>%1, nur im früheren Lauf</translation>
    </message>
    <message>
        <source>%1, only now</source>
        <translation>%1, nur jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n values from turn %1 on</source>
        <translation>
            <numerusform>%n Wert ab Runde %1</numerusform>
            <numerusform>%n Werte ab Runde %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 match the filter</source>
        <translation>%1, %2 passen zum Filter</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more. Use the filter to find them.</source>
        <translation>
            <numerusform>… und %n weiterer. Der Filter findet ihn.</numerusform>
            <numerusform>… und %n weitere. Der Filter findet sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: exactly %2 → %3 in turn %4</source>
        <translation>%1: genau %2 → %3 in Runde %4</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Now, turn %1</source>
        <translation>Jetzt, Runde %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1, follows from %2</source>
        <translation>%1, folgt aus %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompareView</name>
    <message>
        <source>Before the last edit</source>
        <translation>Vor der letzten Bearbeitung</translation>
    </message>
    <message>
        <source>Last saved</source>
        <translation>Zuletzt gespeichert</translation>
    </message>
    <message>
        <source>When the project was opened</source>
        <translation>Beim Öffnen des Projekts</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message numerus="yes">
        <source>%n values changed from turn %1 on</source>
        <translation>
            <numerusform>%n Wert hat sich ab Runde %1 geändert</numerusform>
            <numerusform>%n Werte haben sich ab Runde %1 geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; first: %2 %3 %4 → %5</source>
        <translation>%1; zuerst: %2 %3 %4 → %5</translation>
    </message>
    <message>
        <source>The starlanes changed from turn %1 on</source>
        <translation>Die Sternenstraßen haben sich ab Runde %1 geändert</translation>
    </message>
    <message>
        <source>No values changed</source>
        <translation>Kein Wert hat sich geändert</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>&amp;Vergleichen mit:</translation>
    </message>
    <message>
        <source>Run to compare with</source>
        <translation>Lauf zum Vergleichen</translation>
    </message>
    <message>
        <source>Pin this run</source>
        <translation>Diesen Lauf anheften</translation>
    </message>
    <message>
        <source>Keeps the present run, and compares later runs with it</source>
        <translation>Behält den jetzigen Lauf und vergleicht spätere Läufe mit ihm</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Unterschiede filtern</translation>
    </message>
    <message>
        <source>Filter: object, value, or size of the change, for example: sol industry &gt; 5</source>
        <translation>Filter: Objekt, Wert oder Größe der Änderung, zum Beispiel: sol industrie &gt; 5</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>Progress of the earlier run</source>
        <translation>Fortschritt des früheren Laufs</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; edits then show their differences here.</source>
        <translation>Noch kein Lauf. Erstellen Sie eine neue Galaxie oder öffnen Sie ein Szenario; Bearbeitungen zeigen hier dann ihre Unterschiede.</translation>
    </message>
    <message>
        <source>No edit yet. After an edit, this pane shows all values that come out different, and since which turn.</source>
        <translation>Noch keine Bearbeitung. Nach einer Bearbeitung zeigt dieser Bereich alle Werte, die anders ausfallen, und ab welcher Runde.</translation>
    </message>
    <message>
        <source>The saved content is not known, or has errors. Save all files to compare with them.</source>
        <translation>Der gespeicherte Inhalt ist nicht bekannt oder hat Fehler. Speichern Sie alle Dateien, um mit ihnen zu vergleichen.</translation>
    </message>
    <message>
        <source>The content at the opening of the project is not known yet.</source>
        <translation>Der Inhalt beim Öffnen des Projekts ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>No run is pinned. “Pin this run” keeps the present run, and compares later runs with it.</source>
        <translation>Kein Lauf ist angeheftet. „Diesen Lauf anheften“ behält den jetzigen Lauf und vergleicht spätere Läufe mit ihm.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The content has errors. The differences follow when you have fixed them.</source>
        <translation>Der Inhalt hat Fehler. Die Unterschiede folgen, wenn Sie sie behoben haben.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>No difference matches the filter.</source>
        <translation>Kein Unterschied passt zum Filter.</translation>
    </message>
    <message>
        <source>All values that both runs have are the same in turns 0 to %1.</source>
        <translation>Alle Werte, die beide Läufe haben, sind in den Runden 0 bis %1 gleich.</translation>
    </message>
    <message>
        <source>No differences: all values are the same in turns 0 to %1.</source>
        <translation>Keine Unterschiede: Alle Werte sind in den Runden 0 bis %1 gleich.</translation>
    </message>
    <message>
        <source>The content has errors. This is the last comparison without errors.</source>
        <translation>Der Inhalt hat Fehler. Dies ist der letzte Vergleich ohne Fehler.</translation>
    </message>
    <message>
        <source>Stopped. These differences may be out of date.</source>
        <translation>Angehalten. Diese Unterschiede sind vielleicht veraltet.</translation>
    </message>
    <message>
        <source>The starlanes differ from turn %1 on.</source>
        <translation>Die Sternenstraßen unterscheiden sich ab Runde %1.</translation>
    </message>
    <message>
        <source>Only in the earlier run: %1.</source>
        <translation>Nur im früheren Lauf: %1.</translation>
    </message>
    <message>
        <source>Only now: %1.</source>
        <translation>Nur jetzt: %1.</translation>
    </message>
    <message>
        <source>Both runs together need more than the memory of a run. Compared up to turn %1.</source>
        <translation>Beide Läufe zusammen brauchen mehr als den Speicher eines Laufs. Verglichen bis Runde %1.</translation>
    </message>
    <message>
        <source>The earlier run ends with turn %1.</source>
        <translation>Der frühere Lauf endet mit Runde %1.</translation>
    </message>
    <message>
        <source>The present run ends with turn %1.</source>
        <translation>Der jetzige Lauf endet mit Runde %1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Earlier run: turn %1 of %2</source>
        <translation>Früherer Lauf: Runde %1 von %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 exists only in the earlier run.</source>
        <translation>%1 existiert nur im früheren Lauf.</translation>
    </message>
    <message>
        <source>This cause is only in the earlier content: %1</source>
        <translation>Diese Ursache steht nur im früheren Inhalt: %1</translation>
    </message>
    <message>
        <source>No XML makes this change: it is part of the rules of each turn.</source>
        <translation>Kein XML bewirkt diese Änderung: Sie gehört zu den Regeln jeder Runde.</translation>
    </message>
    <message>
        <source>Show its breakdown</source>
        <translation>Die Aufschlüsselung zeigen</translation>
    </message>
    <message>
        <source>Which edit did this?</source>
        <translation>Welche Bearbeitung war das?</translation>
    </message>
    <message>
        <source>Main run</source>
        <translation>Hauptlauf</translation>
    </message>
    <message>
        <source>The what-if “%1”</source>
        <translation>Die Annahme „%1“</translation>
    </message>
    <message>
        <source>This what-if no longer exists. Choose another run to compare with.</source>
        <translation>Diese Annahme gibt es nicht mehr. Wählen Sie einen anderen Lauf zum Vergleichen.</translation>
    </message>
    <message>
        <source>This run is the present one. Choose a run to compare with, or switch to another what-if.</source>
        <translation>Dieser Lauf ist der gezeigte. Wählen Sie einen Lauf zum Vergleichen, oder wechseln Sie die Annahme.</translation>
    </message>
    <message>
        <source>No difference begins in turns %1 to %2.</source>
        <translation>Kein Unterschied beginnt in den Runden %1 bis %2.</translation>
    </message>
    <message>
        <source>No difference that begins in turns %1 to %2 matches the filter.</source>
        <translation>Kein Unterschied, der in den Runden %1 bis %2 beginnt, passt zum Filter.</translation>
    </message>
    <message>
        <source>Git revision</source>
        <translation>Git-Revision</translation>
    </message>
    <message>
        <source>Many seeds</source>
        <translation>Viele Startwerte</translation>
    </message>
    <message>
        <source>Plays both runs with many seeds, and shows which differences are more than chance</source>
        <translation>Spielt beide Läufe mit vielen Startwerten und zeigt, welche Unterschiede mehr als Zufall sind</translation>
    </message>
    <message>
        <source>The revision “%1” does not have the scenario of this run. Choose another revision, or another scenario.</source>
        <translation>Die Revision „%1“ hat das Szenario dieses Laufs nicht. Wählen Sie eine andere Revision oder ein anderes Szenario.</translation>
    </message>
    <message>
        <source>Reading the revision “%1”…</source>
        <translation>Die Revision „%1“ wird gelesen …</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Verglichen mit %1.</translation>
    </message>
    <message>
        <source>Git revision %1</source>
        <translation>Git-Revision %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The earlier run and the changes since: &quot;Last saved: No values changed&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; first: %2: did not exist, exists now</source>
        <translation>%1; zuerst: %2: gab es nicht, gibt es jetzt</translation>
    </message>
    <message>
        <source>%1; first: %2: existed, does not exist now</source>
        <translation>%1; zuerst: %2: gab es, gibt es jetzt nicht</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Diesen Wert festhalten</translation>
    </message>
    <message>
        <source>Make it small…</source>
        <translation>Verkleinern …</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
    <message>
        <source>Help for the chosen item</source>
        <translation>Hilfe zum gewählten Eintrag</translation>
    </message>
    <message>
        <source>Use Up and Down to choose. Press Enter or Tab to insert.</source>
        <translation>Wählen Sie mit Auf und Ab. Fügen Sie mit Eingabe oder Tab ein.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CountsButton</name>
    <message>
        <source>turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Counts for %1, turn %2</source>
        <translation>Zahlen für %1, Runde %2</translation>
    </message>
    <message>
        <source>The object that is the source of the counts at the lines</source>
        <translation>Das Objekt, das die Quelle der Zahlen an den Zeilen ist</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CoverageModel</name>
    <message>
        <source>The class, or the scenario of a condition</source>
        <translation>Die Klasse, oder das Szenario einer Bedingung</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>The best state that the element reached in the run</source>
        <translation>Der beste Zustand, den das Element im Lauf erreichte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Turns in which the class was in play, the group fired, or the effect had objects</source>
        <translation>Runden, in denen die Klasse im Spiel war, die Gruppe feuerte oder der Effekt Objekte hatte</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Firings, responses, or the largest number of objects</source>
        <translation>Auslösungen, Antworten oder die größte Zahl von Objekten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Values that it changed</source>
        <translation>Werte, die es änderte</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Changed values that were clamped or overwritten later in the turn</source>
        <translation>Geänderte Werte, die später in der Runde begrenzt oder überschrieben wurden</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Objects on which a stacking name suppressed it</source>
        <translation>Objekte, auf denen ein Stapelname es unterdrückte</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>Unterdrückt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CoverageView</name>
    <message>
        <source>Show coverage</source>
        <translation>Abdeckung zeigen</translation>
    </message>
    <message>
        <source>Filter classes, groups and elements</source>
        <translation>Klassen, Gruppen und Elemente filtern</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Kind of the elements</source>
        <translation>Art der Elemente</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
    <message>
        <source>State of the elements</source>
        <translation>Zustand der Elemente</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Coverage is off. It shows which classes, groups, conditions and effects a run reaches.</source>
        <translation>Die Abdeckung ist aus. Sie zeigt, welche Klassen, Gruppen, Bedingungen und Effekte ein Lauf erreicht.</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then step turns to see what they reach.</source>
        <translation>Noch kein Lauf. Erzeugen Sie eine neue Galaxie oder öffnen Sie ein Szenario; gehen Sie dann Runden weiter, um zu sehen, was sie erreichen.</translation>
    </message>
    <message>
        <source>Reading the turns of the run…</source>
        <translation>Die Runden des Laufs werden gelesen …</translation>
    </message>
    <message>
        <source>The content has no class yet.</source>
        <translation>Der Inhalt hat noch keine Klasse.</translation>
    </message>
    <message>
        <source>No element matches the filter.</source>
        <translation>Kein Element passt zum Filter.</translation>
    </message>
    <message>
        <source>Read %1 of %2 turns so far.</source>
        <translation>Bisher %1 von %2 Runden gelesen.</translation>
    </message>
    <message>
        <source>The run has no turn yet. Step a turn to see what it reaches.</source>
        <translation>Der Lauf hat noch keine Runde. Gehen Sie eine Runde weiter, um zu sehen, was sie erreicht.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s). Effective: %1 classes, %2 groups, %3 effects.</source>
        <translation>
            <numerusform>%n Runde. Wirksam: %1 Klassen, %2 Gruppen, %3 Effekte.</numerusform>
            <numerusform>%n Runden. Wirksam: %1 Klassen, %2 Gruppen, %3 Effekte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>List only this class</source>
        <translation>Nur diese Klasse auflisten</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Alle Tests</translation>
    </message>
    <message>
        <source>Runs that are read</source>
        <translation>Läufe, die gelesen werden</translation>
    </message>
    <message>
        <source>The tests appear when the project is checked.</source>
        <translation>Die Tests erscheinen, wenn das Projekt geprüft ist.</translation>
    </message>
    <message>
        <source>Playing the tests…</source>
        <translation>Die Tests werden gespielt …</translation>
    </message>
    <message>
        <source>Played %1 of %2 tests so far.</source>
        <translation>Bisher %1 von %2 Tests gespielt.</translation>
    </message>
    <message>
        <source>The project has no test that plays a turn.</source>
        <translation>Das Projekt hat keinen Test, der eine Runde spielt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Erneut spielen</translation>
    </message>
    <message>
        <source>A sweep</source>
        <translation>Eine Parameterstudie</translation>
    </message>
    <message>
        <source>Sweep to play</source>
        <translation>Zu spielende Parameterstudie</translation>
    </message>
    <message>
        <source>The project has no sweep that can be played.</source>
        <translation>Das Projekt hat keine Parameterstudie, die gespielt werden kann.</translation>
    </message>
    <message>
        <source>Playing the sweep…</source>
        <translation>Die Parameterstudie wird gespielt …</translation>
    </message>
    <message>
        <source>Played %1 of %2 runs so far.</source>
        <translation>Bisher %1 von %2 Läufen gespielt.</translation>
    </message>
    <message>
        <source>No run of the sweep has played a turn.</source>
        <translation>Kein Lauf der Parameterstudie hat eine Runde gespielt.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 runs.</source>
        <translation>Abgebrochen nach %1 von %2 Läufen.</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) of the sweep have errors, and no runs.</source>
        <translation>
            <numerusform>%n Variante der Parameterstudie hat Fehler und keine Läufe.</numerusform>
            <numerusform>%n Varianten der Parameterstudie haben Fehler und keine Läufe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The content has changed since.</source>
        <translation>Der Inhalt hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Only turns %1 to %2 are read.</source>
        <translation>Nur die Runden %1 bis %2 sind gelesen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CursorLine</name>
    <message>
        <source>Step back inside the turn</source>
        <translation>Innerhalb der Runde zurückgehen</translation>
    </message>
    <message>
        <source>Step forward inside the turn</source>
        <translation>Innerhalb der Runde weitergehen</translation>
    </message>
    <message>
        <source>Open the XML of this change</source>
        <translation>Das XML dieser Änderung öffnen</translation>
    </message>
    <message>
        <source>Show the object that changed</source>
        <translation>Das geänderte Objekt zeigen</translation>
    </message>
    <message>
        <source>Go to the end of the turn</source>
        <translation>Zum Ende der Runde gehen</translation>
    </message>
    <message>
        <source>by stage</source>
        <translation>je Phase</translation>
    </message>
    <message>
        <source>by group</source>
        <translation>je Gruppe</translation>
    </message>
    <message>
        <source>by effect</source>
        <translation>je Effekt</translation>
    </message>
    <message>
        <source>by change</source>
        <translation>je Änderung</translation>
    </message>
    <message>
        <source>Size of a step inside the turn</source>
        <translation>Größe eines Schritts innerhalb der Runde</translation>
    </message>
    <message>
        <source>At the beginning of turn %1</source>
        <translation>Am Anfang von Runde %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3 → %4</source>
        <translation>%1 von %2: %3 → %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n objects</source>
        <translation>
            <numerusform>%1 von %n Objekt</numerusform>
            <numerusform>%1 von %n Objekten</numerusform>
        </translation>
    </message>
    <message>
        <source>Inside turn %1, after change %2 of %3 · %4 · %5 · %6</source>
        <translation>In Runde %1, nach Änderung %2 von %3 · %4 · %5 · %6</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DiskFollower</name>
    <message>
        <source>%1, changed by another program</source>
        <translation>%1, von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>%1, merged with another program&apos;s changes</source>
        <translation>%1, mit Änderungen eines anderen Programms zusammengeführt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentEditor</name>
    <message>
        <source>Source of %1</source>
        <translation>Quelltext von %1</translation>
    </message>
    <message>
        <source>Cannot break the lines: the XML has errors, or each long line is a single value, text or comment</source>
        <translation>Die Zeilen lassen sich nicht umbrechen: Das XML hat Fehler, oder jede lange Zeile ist ein einzelner Wert, Text oder Kommentar</translation>
    </message>
    <message>
        <source>Break long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentFiles</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
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
        <source>The file &apos;%1&apos; already exists.</source>
        <translation>Es gibt schon eine Datei „%1“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside the project folder.</source>
        <translation>„%1“ liegt außerhalb des Projektordners.</translation>
    </message>
    <message>
        <source>Cannot restore &apos;%1&apos;: another file has this name.</source>
        <translation>„%1“ kann nicht wiederhergestellt werden: Eine andere Datei hat diesen Namen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not removed: it was saved with additional content.</source>
        <translation>„%1“ wird nicht entfernt: Die Datei wurde mit weiterem Inhalt gespeichert.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentSaver</name>
    <message>
        <source>&apos;%1&apos; is not saved: another program changed it in the same places. Choose the version to keep first.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm hat es an denselben Stellen geändert. Wählen Sie zuerst die Fassung, die bleibt.</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: it is outside the project folder</source>
        <translation>„%1“ kann nicht geschrieben werden: Es liegt außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program has just removed or renamed it. Save again in a moment.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm hat es gerade entfernt oder umbenannt. Speichern Sie gleich noch einmal.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program changed it. Its changes are merged here now. Check them, then save again.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm hat es geändert. Die Änderungen sind jetzt hier zusammengeführt. Prüfen Sie sie und speichern Sie dann noch einmal.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentStore</name>
    <message>
        <source>&apos;%1&apos; is skipped: the link points outside the project folder.</source>
        <translation>„%1“ wird übersprungen: Die Verknüpfung zeigt aus dem Projektordner hinaus.</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Cannot read the journal &apos;%1&apos; of unsaved work: %2</source>
        <translation>Das Journal „%1“ mit ungespeicherter Arbeit kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>A journal of unsaved work is damaged, and Orrery cannot restore anything from it. It is kept as &apos;%1&apos;.</source>
        <translation>Ein Journal mit ungespeicherter Arbeit ist beschädigt, und Orrery kann nichts daraus wiederherstellen. Es bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>A journal of unsaved work is damaged: the last changes before Orrery ended are missing.</source>
        <translation>Ein Journal mit ungespeicherter Arbeit ist beschädigt: Die letzten Änderungen vor dem Ende von Orrery fehlen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DraftDialog</name>
    <message>
        <source>You entered this on %1 and did not finish it.</source>
        <translation>Das haben Sie am %1 eingegeben und nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Discard your input?</source>
        <translation>Eingaben verwerfen?</translation>
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
        <source>A journal of drafts is damaged, and Orrery cannot restore anything from it. It is kept as &apos;%1&apos;.</source>
        <translation>Ein Journal von Entwürfen ist beschädigt, und Orrery kann nichts daraus wiederherstellen. Es bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>A journal of drafts is damaged: the last changes before Orrery ended are missing.</source>
        <translation>Ein Journal von Entwürfen ist beschädigt: Die letzten Änderungen, bevor Orrery endete, fehlen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EditHistory</name>
    <message>
        <source>Typing in %1</source>
        <translation>Tippen in %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EditHunt</name>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>no object</source>
        <translation>kein Objekt</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>existiert</translation>
    </message>
    <message>
        <source>A version has no such value.</source>
        <translation>Eine Fassung hat keinen solchen Wert.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>A version has no such test.</source>
        <translation>Eine Fassung hat keinen solchen Test.</translation>
    </message>
    <message>
        <source>failed (%1)</source>
        <translation>fehlgeschlagen (%1)</translation>
    </message>
    <message>
        <source>No earlier version passes the test: neither that of Compare, nor the last saved one, nor the last git revision.</source>
        <translation>Keine frühere Fassung besteht den Test: weder die des Vergleichs noch die zuletzt gespeicherte noch die letzte Git-Revision.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EditHuntView</name>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Lines whose edits changed the value</source>
        <translation>Zeilen, deren Bearbeitung den Wert geändert hat</translation>
    </message>
    <message numerus="yes">
        <source>Searching the edit that changed %1. Played %n runs so far.</source>
        <translation>
            <numerusform>Suche nach der Bearbeitung, die %1 geändert hat. Bisher %n Lauf gespielt.</numerusform>
            <numerusform>Suche nach der Bearbeitung, die %1 geändert hat. Bisher %n Läufe gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>The search needs both versions to play: %1</source>
        <translation>Für die Suche müssen beide Fassungen spielbar sein: %1</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 now.</source>
        <translation>%1: vorher %2, jetzt %3.</translation>
    </message>
    <message>
        <source>No edit of the content changed it.</source>
        <translation>Keine Bearbeitung des Inhalts hat ihn geändert.</translation>
    </message>
    <message>
        <source>This edit alone changes it.</source>
        <translation>Diese Bearbeitung allein ändert ihn.</translation>
    </message>
    <message numerus="yes">
        <source>These %n edits change it together, and none can be omitted.</source>
        <translation>
            <numerusform>Diese %n Bearbeitung ändert ihn.</numerusform>
            <numerusform>Diese %n Bearbeitungen ändern ihn gemeinsam, und keine darf fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edits; the search played %n runs.</source>
        <translation>
            <numerusform>Es gibt %1 Bearbeitungen; die Suche hat %n Lauf gespielt.</numerusform>
            <numerusform>Es gibt %1 Bearbeitungen; die Suche hat %n Läufe gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statements of the run, or the seed, make the difference.</source>
        <translation>Die Anweisungen des Laufs oder der Startwert machen den Unterschied.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Choose a difference in Compare, a value in the inspector, or a failed test, and then “Which edit did this?” in its menu. Orrery plays the run with parts of your edits, and names the lines that changed the value.</source>
        <translation>Wählen Sie einen Unterschied im Vergleich, einen Wert im Inspektor oder einen fehlgeschlagenen Test und dann „Welche Bearbeitung war das?“ in seinem Menü. Orrery spielt den Lauf mit Teilen Ihrer Bearbeitungen und nennt die Zeilen, die den Wert geändert haben.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ElementTableModel</name>
    <message>
        <source>Set %1 of %2</source>
        <translation>%1 von %2 setzen</translation>
    </message>
    <message>
        <source>%1 does not have this.</source>
        <translation>%1 hat das nicht.</translation>
    </message>
    <message>
        <source>No value</source>
        <translation>Kein Wert</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>Standard %1</translation>
    </message>
    <message>
        <source>%1, problem: %2</source>
        <translation>%1, Problem: %2</translation>
    </message>
    <message>
        <source>%1
Double-click to go there (F12).</source>
        <translation>%1
Doppelklick geht dorthin (F12).</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ElementTableView</name>
    <message>
        <source>Class table</source>
        <translation>Klassentabelle</translation>
    </message>
    <message>
        <source>Kind of table</source>
        <translation>Art der Tabelle</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message>
        <source>Show only rows with a cell that has no value</source>
        <translation>Nur Zeilen mit einer Zelle ohne Wert zeigen</translation>
    </message>
    <message>
        <source>C&amp;olumns…</source>
        <translation>Spal&amp;ten …</translation>
    </message>
    <message>
        <source>Choose the columns of the table</source>
        <translation>Die Spalten der Tabelle wählen</translation>
    </message>
    <message>
        <source>&amp;Calculate…</source>
        <translation>B&amp;erechnen …</translation>
    </message>
    <message>
        <source>Multiply the selected cells, add to them, or set them</source>
        <translation>Die ausgewählten Zellen multiplizieren, etwas addieren oder sie setzen</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Tabelle wird gelesen …</translation>
    </message>
    <message>
        <source>Open a project to see its classes here.</source>
        <translation>Öffnen Sie ein Projekt, um hier seine Klassen zu sehen.</translation>
    </message>
    <message>
        <source>The project has no rows of this kind.</source>
        <translation>Das Projekt hat keine Zeilen dieser Art.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Keine Zeile passt zum Filter.</translation>
    </message>
    <message>
        <source>Rows: %1, shown: %2</source>
        <translation>Zeilen: %1, gezeigt: %2</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>&amp;Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>A&amp;bsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>Nach &amp;Namen sortieren</translation>
    </message>
    <message>
        <source>Order of the &amp;files</source>
        <translation>Reihenfolge der &amp;Dateien</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>Spalte &amp;verbergen</translation>
    </message>
    <message>
        <source>Choose &amp;columns…</source>
        <translation>&amp;Spalten wählen …</translation>
    </message>
    <message>
        <source>Filter: fort, build_cost &gt; 30 and build_time != 5</source>
        <translation>Filter: fort, build_cost &gt; 30 and build_time != 5</translation>
    </message>
    <message>
        <source>Words that a row must contain, and comparisons with columns: =, !=, &lt;, &lt;=, &gt;, &gt;=, combined by and, or, not and parentheses.
Put quotes around names and values with blanks.</source>
        <translation>Wörter, die eine Zeile enthalten muss, und Vergleiche mit Spalten: =, !=, &lt;, &lt;=, &gt;, &gt;=, verbunden durch and, or, not und Klammern.
Setzen Sie Namen und Werte mit Leerzeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Filter not applied: %1</source>
        <translation>Filter nicht angewendet: %1</translation>
    </message>
    <message>
        <source>O&amp;nly gaps</source>
        <translation>Nur &amp;Lücken</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EventsModel</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EventsView</name>
    <message>
        <source>Filter events</source>
        <translation>Ereignisse filtern</translation>
    </message>
    <message>
        <source>Events of the turn</source>
        <translation>Ereignisse der Runde</translation>
    </message>
    <message>
        <source>Start a scenario to see its events.</source>
        <translation>Starten Sie ein Szenario, um seine Ereignisse zu sehen.</translation>
    </message>
    <message>
        <source>No events in turn %1; only values changed.</source>
        <translation>Keine Ereignisse in Runde %1; nur Werte haben sich geändert.</translation>
    </message>
    <message>
        <source>No event matches the filter.</source>
        <translation>Kein Ereignis passt zum Filter.</translation>
    </message>
    <message>
        <source>No events in turns %1 to %2; only values changed.</source>
        <translation>Keine Ereignisse in den Runden %1 bis %2; nur Werte haben sich geändert.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 events are listed, and %n more are not. Choose fewer turns to see them.</source>
        <translation>
            <numerusform>Nur die ersten %1 Ereignisse sind aufgeführt, %n weiteres nicht. Wählen Sie weniger Runden, um es zu sehen.</numerusform>
            <numerusform>Nur die ersten %1 Ereignisse sind aufgeführt, %n weitere nicht. Wählen Sie weniger Runden, um sie zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No events yet. Step one turn.</source>
        <translation>Noch keine Ereignisse. Gehen Sie eine Runde weiter.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExplanationView</name>
    <message>
        <source>Error: runs skip the affected content.</source>
        <translation>Fehler: Läufe überspringen den betroffenen Inhalt.</translation>
    </message>
    <message>
        <source>Warning: the content runs, but probably not as intended.</source>
        <translation>Warnung: Der Inhalt läuft, aber wohl nicht so wie beabsichtigt.</translation>
    </message>
    <message>
        <source>Hint: there is a simpler way to write this.</source>
        <translation>Hinweis: Das lässt sich einfacher schreiben.</translation>
    </message>
    <message>
        <source>Explanation of a problem</source>
        <translation>Erklärung eines Problems</translation>
    </message>
    <message>
        <source>The problem code ‘%1’ is unknown.</source>
        <translation>Der Problemcode „%1“ ist unbekannt.</translation>
    </message>
    <message>
        <source>This content has the problem:</source>
        <translation>Dieser Inhalt hat das Problem:</translation>
    </message>
    <message>
        <source>To silence it in one place, add a comment before the element or at the end of its line:</source>
        <translation>Um es an einer Stelle stummzuschalten, setzen Sie einen Kommentar vor das Element oder ans Ende seiner Zeile:</translation>
    </message>
    <message>
        <source>To silence it in the whole project, add an element to the manifest:</source>
        <translation>Um es im ganzen Projekt stummzuschalten, fügen Sie dem Manifest ein Element hinzu:</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Alle Probleme</translation>
    </message>
    <message>
        <source>This content is correct:</source>
        <translation>Dieser Inhalt ist richtig:</translation>
    </message>
    <message>
        <source>This content has the problem if it is repeated up to the limit:</source>
        <translation>Dieser Inhalt hat das Problem, wenn er bis zur Grenze wiederholt wird:</translation>
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
        <source>evaluation complete</source>
        <translation>Auswertung vollständig</translation>
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
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Parts of the expression with their values</source>
        <translation>Teile des Ausdrucks mit ihren Werten</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>(of the displayed class)</source>
        <translation>(der angezeigten Klasse)</translation>
    </message>
    <message>
        <source>(the source)</source>
        <translation>(die Quelle)</translation>
    </message>
    <message>
        <source>Step into: evaluate the operands of the underlined part (F11)</source>
        <translation>Hinein: die Operanden des unterstrichenen Teils auswerten (F11)</translation>
    </message>
    <message>
        <source>Step over: evaluate the underlined part as a whole (Ctrl+F11)</source>
        <translation>Schritt: den unterstrichenen Teil als Ganzes auswerten (Strg+F11)</translation>
    </message>
    <message>
        <source>Step out: evaluate the rest of the enclosing part (Shift+F11)</source>
        <translation>Hinaus: den Rest des umgebenden Teils auswerten (Umschalt+F11)</translation>
    </message>
    <message>
        <source>Step back (Alt+F11)</source>
        <translation>Schritt zurück (Alt+F11)</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Quelle</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FaultBench</name>
    <message>
        <source>The content has errors. Correct them first.</source>
        <translation>Der Inhalt hat Fehler. Beheben Sie diese zuerst.</translation>
    </message>
    <message>
        <source>The project has no classes.</source>
        <translation>Das Projekt hat keine Klassen.</translation>
    </message>
    <message>
        <source>No class or group has “%1” in its name.</source>
        <translation>Keine Klasse oder Gruppe hat „%1“ im Namen.</translation>
    </message>
    <message>
        <source>No test passes, so none can notice a fault. Correct the tests first.</source>
        <translation>Kein Test besteht, also kann keiner einen Fehler bemerken. Berichtigen Sie zuerst die Tests.</translation>
    </message>
    <message>
        <source>The project has no test that states what you mean. Tests whose ids begin with “assert-” only repeat what the content does.</source>
        <translation>Das Projekt hat keinen Test, der sagt, was Sie meinen. Tests, deren IDs mit „assert-“ beginnen, wiederholen nur, was der Inhalt tut.</translation>
    </message>
    <message>
        <source>Open a project first.</source>
        <translation>Öffnen Sie zuerst ein Projekt.</translation>
    </message>
    <message>
        <source>The class %1 has no faults to try.</source>
        <translation>In der Klasse %1 gibt es keine Fehler zum Ausprobieren.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FaultModel</name>
    <message>
        <source>noticed</source>
        <translation>bemerkt</translation>
    </message>
    <message>
        <source>not noticed</source>
        <translation>nicht bemerkt</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ändert nichts</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Class and group</source>
        <translation>Klasse und Gruppe</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Noticed by</source>
        <translation>Bemerkt von</translation>
    </message>
    <message>
        <source>is an error</source>
        <translation>ist ein Fehler</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FaultView</name>
    <message>
        <source>Faults in the content</source>
        <translation>Fehler im Inhalt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ends the work. The results until now stay</source>
        <translation>Beendet die Arbeit. Die bisherigen Ergebnisse bleiben</translation>
    </message>
    <message>
        <source>Write a test</source>
        <translation>Test schreiben</translation>
    </message>
    <message>
        <source>Writes the draft of a test that notices the selected fault. Give it bounds that you mean, and an id of your own</source>
        <translation>Schreibt den Entwurf eines Tests, der den gewählten Fehler bemerkt. Geben Sie ihm Grenzen, die Sie meinen, und eine eigene ID</translation>
    </message>
    <message>
        <source>This class</source>
        <translation>Diese Klasse</translation>
    </message>
    <message>
        <source>Tries only the faults of the class at the caret</source>
        <translation>Probiert nur die Fehler der Klasse an der Einfügemarke</translation>
    </message>
    <message>
        <source>All classes and groups</source>
        <translation>Alle Klassen und Gruppen</translation>
    </message>
    <message>
        <source>Class or group with the faults</source>
        <translation>Klasse oder Gruppe mit den Fehlern</translation>
    </message>
    <message>
        <source>The id of a class, CLASS/GROUP, or a part of it</source>
        <translation>Die ID einer Klasse, KLASSE/GRUPPE oder ein Teil davon</translation>
    </message>
    <message>
        <source>Faults that are listed</source>
        <translation>Aufgelistete Fehler</translation>
    </message>
    <message>
        <source>all faults</source>
        <translation>alle Fehler</translation>
    </message>
    <message>
        <source>Progress of the faults</source>
        <translation>Fortschritt der Fehler</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>Open the test</source>
        <translation>Test öffnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try faults</source>
        <translation>Fehler ausprobieren</translation>
    </message>
    <message>
        <source>Pauses after the present fault</source>
        <translation>Hält nach dem jetzigen Fehler an</translation>
    </message>
    <message>
        <source>Goes on with the content with which it began</source>
        <translation>Macht mit dem Inhalt weiter, mit dem es begann</translation>
    </message>
    <message>
        <source>Puts one small fault at a time into the classes, and plays the tests</source>
        <translation>Baut jeweils einen kleinen Fehler in die Klassen ein und spielt die Tests</translation>
    </message>
    <message>
        <source>%1 of %2 faults</source>
        <translation>%1 von %2 Fehlern</translation>
    </message>
    <message>
        <source>Tried %1, %2 left.</source>
        <translation>%1 ausprobiert, noch %2.</translation>
    </message>
    <message>
        <source>Tried %1.</source>
        <translation>%1 ausprobiert.</translation>
    </message>
    <message>
        <source>Paused: tried %1.</source>
        <translation>Angehalten: %1 ausprobiert.</translation>
    </message>
    <message>
        <source>Cancelled: tried %1.</source>
        <translation>Abgebrochen: %1 ausprobiert.</translation>
    </message>
    <message>
        <source>The tests notice %1 of %2 faults (%3 %).</source>
        <translation>Die Tests bemerken %1 von %2 Fehlern (%3 %).</translation>
    </message>
    <message>
        <source>Not counted: %1 that change nothing, %2 that are errors.</source>
        <translation>Nicht gezählt: %1, die nichts ändern, %2, die die Prüfung meldet.</translation>
    </message>
    <message>
        <source>Tests that fail do not count: %1.</source>
        <translation>Tests, die fehlschlagen, zählen nicht: %1.</translation>
    </message>
    <message>
        <source>Looking for a value that shows the fault…</source>
        <translation>Sucht einen Wert, der den Fehler zeigt …</translation>
    </message>
    <message>
        <source>The content has changed since these results.</source>
        <translation>Der Inhalt hat sich seit diesen Ergebnissen geändert.</translation>
    </message>
    <message>
        <source>Playing the tests…</source>
        <translation>Die Tests werden gespielt …</translation>
    </message>
    <message>
        <source>No fault of this kind so far.</source>
        <translation>Bisher kein solcher Fehler.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>No fault of this kind until the work was cancelled.</source>
        <translation>Kein solcher Fehler bis zum Abbruch.</translation>
    </message>
    <message>
        <source>Would the tests notice a mistake? “Try faults” puts one small fault at a time into the classes, and plays the tests. The list then shows what no test notices.</source>
        <translation>Würden die Tests ein Versehen bemerken? „Fehler ausprobieren“ baut jeweils einen kleinen Fehler in die Klassen ein und spielt die Tests. Die Liste zeigt dann, was kein Test bemerkt.</translation>
    </message>
    <message>
        <source>The tests notice every fault that changes something.</source>
        <translation>Die Tests bemerken jeden Fehler, der etwas ändert.</translation>
    </message>
    <message>
        <source>There is no fault of this kind.</source>
        <translation>Es gibt keinen solchen Fehler.</translation>
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
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Match whole words</source>
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
        <source>Invalid pattern</source>
        <translation>Ungültiges Muster</translation>
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
    <name>orrery::widgets::FlameChart</name>
    <message>
        <source>Flame chart</source>
        <translation>Flammendiagramm</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormBlank</name>
    <message>
        <source>Add an element…</source>
        <translation>Element hinzufügen …</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormCommands</name>
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
        <source>W&amp;rap in</source>
        <translation>Umsch&amp;ließen mit</translation>
    </message>
    <message>
        <source>Unwrap (&amp;keep content)</source>
        <translation>Auflösen, &amp;Inhalt behalten</translation>
    </message>
    <message>
        <source>Change &amp;into…</source>
        <translation>Ändern &amp;in…</translation>
    </message>
    <message>
        <source>&amp;Switch off or on</source>
        <translation>Aus- oder ein&amp;schalten</translation>
    </message>
    <message>
        <source>Convert te&amp;xt to elements, or back</source>
        <translation>Te&amp;xt in Elemente umwandeln oder zurück</translation>
    </message>
    <message>
        <source>Add an &amp;optional part…</source>
        <translation>&amp;Optionalen Teil hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Fold or unfold</source>
        <translation>Ein- oder a&amp;usklappen</translation>
    </message>
    <message>
        <source>Fold or unfold a&amp;ll</source>
        <translation>A&amp;lles ein- oder ausklappen</translation>
    </message>
    <message>
        <source>&amp;Go to the details</source>
        <translation>Zu den Details &amp;gehen</translation>
    </message>
    <message>
        <source>Edit as X&amp;ML</source>
        <translation>Als X&amp;ML bearbeiten</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>En&amp;tfernen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormDetails</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Select a line to see its details.</source>
        <translation>Wählen Sie eine Zeile, um ihre Details zu sehen.</translation>
    </message>
    <message>
        <source>Details of the selected line</source>
        <translation>Einzelheiten der gewählten Zeile</translation>
    </message>
    <message>
        <source>Press Down to list the choices.</source>
        <translation>Die Pfeiltaste nach unten listet die Auswahl auf.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormDrag</name>
    <message>
        <source>The element is malformed in the source. Fix it there first.</source>
        <translation>Das Element ist im Quelltext fehlerhaft. Korrigieren Sie es zuerst dort.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormFieldView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Vorgabe: %1.</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Erforderlich.</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>Drag a number up or down to change it.</source>
        <translation>Ziehen Sie eine Zahl nach oben oder unten, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Slider for %1</source>
        <translation>Schieberegler für %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormFilterLine</name>
    <message>
        <source>Filter the lines of the form</source>
        <translation>Zeilen des Formulars filtern</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormHandles</name>
    <message>
        <source>Add an element here (Insert)</source>
        <translation>Hier ein Element hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove this element (Delete)</source>
        <translation>Dieses Element entfernen (Entf)</translation>
    </message>
    <message>
        <source>All commands for this element</source>
        <translation>Alle Befehle für dieses Element</translation>
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
        <source>Malformed XML: fix it in the source.</source>
        <translation>Fehlerhaftes XML: Korrigieren Sie es im Quelltext.</translation>
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
        <source>Add an element…</source>
        <translation>Element hinzufügen …</translation>
    </message>
    <message>
        <source>Adds to %1</source>
        <translation>Fügt zu %1 hinzu</translation>
    </message>
    <message>
        <source>Quick fixes for the problems here</source>
        <translation>Schnellkorrekturen für die Probleme hier</translation>
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
    <message>
        <source>The element has no more optional parts.</source>
        <translation>Das Element hat keine weiteren optionalen Teile.</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>breakpoint</source>
        <translation>Haltepunkt</translation>
    </message>
    <message>
        <source>Click here to set or remove a breakpoint</source>
        <translation>Klicken Sie hier, um einen Haltepunkt zu setzen oder zu entfernen</translation>
    </message>
    <message>
        <source>coverage: %1</source>
        <translation>Abdeckung: %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormSource</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>XML of %1</source>
        <translation>XML von %1</translation>
    </message>
    <message>
        <source>no element is left; to remove the element, delete its line in the form</source>
        <translation>kein Element ist übrig; um das Element zu entfernen, löschen Sie seine Zeile im Formular</translation>
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
        <source>Shows the element as form lines again (Ctrl+Enter)</source>
        <translation>Zeigt das Element wieder als Zeilen des Formulars (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Restores the element as it was (Escape)</source>
        <translation>Stellt das vorige Element wieder her (Esc)</translation>
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
        <source>The element is malformed in the source. Fix it there first.</source>
        <translation>Das Element ist im Quelltext fehlerhaft. Korrigieren Sie es zuerst dort.</translation>
    </message>
    <message>
        <source>The element contains no expression.</source>
        <translation>Das Element enthält keinen Ausdruck.</translation>
    </message>
    <message>
        <source>Nothing more can be added here.</source>
        <translation>Hier kann nichts mehr hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Only a condition can be wrapped in another condition.</source>
        <translation>Nur eine Bedingung kann von einer anderen umschlossen werden.</translation>
    </message>
    <message>
        <source>Only a condition or an effect can be changed into another one.</source>
        <translation>Nur eine Bedingung oder ein Effekt kann in eine andere oder einen anderen geändert werden.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormTyping</name>
    <message>
        <source>The element is no longer in the file. Nothing was changed.</source>
        <translation>Das Element steht nicht mehr in der Datei. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The element is malformed in the source. Fix it there first.</source>
        <translation>Das Element ist im Quelltext fehlerhaft. Korrigieren Sie es zuerst dort.</translation>
    </message>
    <message>
        <source>The source has changed meanwhile. Nothing was changed here.</source>
        <translation>Der Quelltext hat sich inzwischen geändert. Hier wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The element contains more than text. Edit it in the source.</source>
        <translation>Das Element enthält mehr als Text. Bearbeiten Sie es im Quelltext.</translation>
    </message>
    <message>
        <source>XML cannot hold these characters.</source>
        <translation>XML kann diese Zeichen nicht enthalten.</translation>
    </message>
    <message>
        <source>The edit no longer fits the text. Nothing was changed.</source>
        <translation>Die Änderung passt nicht mehr zum Text. Nichts wurde geändert.</translation>
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
        <source>Open or create a project to edit its classes here.</source>
        <translation>Öffnen Sie ein Projekt oder legen Sie eines an, um hier seine Klassen zu bearbeiten.</translation>
    </message>
    <message>
        <source>Reading the content…</source>
        <translation>Der Inhalt wird gelesen …</translation>
    </message>
    <message>
        <source>Choose a class in the project tree, or place the cursor in one in the source.</source>
        <translation>Wählen Sie eine Klasse im Projektbaum oder setzen Sie im Quelltext den Cursor in eine.</translation>
    </message>
    <message>
        <source>%1 contains no class, scenario or vocabulary yet.</source>
        <translation>%1 enthält noch keine Klasse, kein Szenario und kein Vokabular.</translation>
    </message>
    <message>
        <source>An element is open as XML. Finish that edit first.</source>
        <translation>Ein Element ist als XML geöffnet. Schließen Sie diese Bearbeitung zuerst ab.</translation>
    </message>
    <message>
        <source>The file contains this malformed XML: %1.</source>
        <translation>Die Datei enthält dieses fehlerhafte XML: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not shown. Edit them in the source.</source>
        <translation>
            <numerusform>%n weitere Zeile ist nicht gezeigt. Bearbeiten Sie sie im Quelltext.</numerusform>
            <numerusform>%n weitere Zeilen sind nicht gezeigt. Bearbeiten Sie sie im Quelltext.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FunnelModel</name>
    <message numerus="yes">
        <source>%n more at %1 %2</source>
        <translation>
            <numerusform>%n mehr bei %1 %2</numerusform>
            <numerusform>%n mehr bei %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs Target, the object that the group acts on. Choose an object on the map.</source>
        <translation>Dafür wird Target gebraucht, das Objekt, auf das die Gruppe wirkt. Wählen Sie ein Objekt auf der Karte.</translation>
    </message>
    <message>
        <source>Evaluated for all objects: %1 of %2 match.</source>
        <translation>Für alle Objekte ausgewertet: %1 von %2 passen.</translation>
    </message>
    <message>
        <source>Excludes %1 of %2.</source>
        <translation>Schließt %1 von %2 aus.</translation>
    </message>
    <message>
        <source>%1 of %2 match.</source>
        <translation>%1 von %2 passen.</translation>
    </message>
    <message numerus="yes">
        <source>%n not evaluated: a required value is missing.</source>
        <translation>
            <numerusform>%n nicht ausgewertet: Ein benötigter Wert fehlt.</numerusform>
            <numerusform>%n nicht ausgewertet: Ein benötigter Wert fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not evaluated: an earlier condition already decided the result.</source>
        <translation>
            <numerusform>%n nicht ausgewertet: Eine frühere Bedingung hatte das Ergebnis schon entschieden.</numerusform>
            <numerusform>%n nicht ausgewertet: Eine frühere Bedingung hatte das Ergebnis schon entschieden.</numerusform>
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
        <source>More objects would pass with another bound: %1.</source>
        <translation>Mit einer anderen Grenze kämen mehr Objekte durch: %1.</translation>
    </message>
    <message>
        <source>Not evaluated: an earlier condition already decided the result.</source>
        <translation>Nicht ausgewertet: Eine frühere Bedingung hatte das Ergebnis schon entschieden.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Activation (source)</source>
        <translation>Aktivierung (Quelle)</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>Active condition of %1 (source)</source>
        <translation>Aktiv-Bedingung von %1 (Quelle)</translation>
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
        <source>for all objects: %1</source>
        <translation>für alle Objekte: %1</translation>
    </message>
    <message>
        <source>choose an object</source>
        <translation>ein Objekt wählen</translation>
    </message>
    <message>
        <source>%1 of %2 pass.</source>
        <translation>%1 von %2 kommen durch.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>Vorher → nachher</translation>
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
        <source>Missing value</source>
        <translation>Wert fehlt</translation>
    </message>
    <message>
        <source>Not evaluated</source>
        <translation>Nicht ausgewertet</translation>
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
        <source>Conditions, in the order of the file</source>
        <translation>Bedingungen in der Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>Number of objects before and after the condition</source>
        <translation>Zahl der Objekte vor und nach der Bedingung</translation>
    </message>
    <message>
        <source>Number of evaluated objects that match</source>
        <translation>Zahl der ausgewerteten Objekte, die passen</translation>
    </message>
    <message>
        <source>Number of evaluated objects that do not match</source>
        <translation>Zahl der ausgewerteten Objekte, die nicht passen</translation>
    </message>
    <message>
        <source>Number of objects for which a required value is missing</source>
        <translation>Zahl der Objekte, für die ein benötigter Wert fehlt</translation>
    </message>
    <message>
        <source>Number of objects for which an earlier condition already decided the result</source>
        <translation>Zahl der Objekte, für die eine frühere Bedingung das Ergebnis schon entschieden hatte</translation>
    </message>
    <message>
        <source>Result for the object chosen on the map; for activations, result for the source</source>
        <translation>Ergebnis für das auf der Karte gewählte Objekt; bei Aktivierungen für die Quelle</translation>
    </message>
    <message>
        <source>Number of additional objects that pass with the nearest other bound</source>
        <translation>Zahl der weiteren Objekte, die mit der nächstliegenden anderen Grenze durchkommen</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>The activation does not match the source.</source>
        <translation>Die Aktivierung trifft auf die Quelle nicht zu.</translation>
    </message>
    <message numerus="yes">
        <source>acts on %n</source>
        <translation>
            <numerusform>wirkt auf %n</numerusform>
            <numerusform>wirkt auf %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of objects in the scope of the group.</source>
        <translation>Die Zahl der Objekte im Bereich der Gruppe.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes by this effect in turn %1</source>
        <translation>Die Änderungen durch diesen Effekt in Runde %1</translation>
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
        <source>Details of the chosen condition</source>
        <translation>Einzelheiten zur gewählten Bedingung</translation>
    </message>
    <message>
        <source>Conditions with their counts</source>
        <translation>Bedingungen mit ihren Zahlen</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>(of the chosen object)</source>
        <translation>(des gewählten Objekts)</translation>
    </message>
    <message>
        <source>Choose a condition to highlight its objects on the map. Press Down or F11 to go to the next.</source>
        <translation>Wählen Sie eine Bedingung, um ihre Objekte auf der Karte hervorzuheben. Ab oder F11 führt zur nächsten.</translation>
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
        <source>missing value</source>
        <translation>Wert fehlt</translation>
    </message>
    <message>
        <source>not evaluated</source>
        <translation>nicht ausgewertet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>durchgelassen</translation>
    </message>
    <message>
        <source>would match</source>
        <translation>würden passen</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>G&amp;roup</source>
        <translation>Gr&amp;uppe</translation>
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
        <source>No galaxy yet. Open a scenario or create a new galaxy.</source>
        <translation>Noch keine Galaxie: Öffnen Sie ein Szenario oder legen Sie eine neue Galaxie an.</translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n System</numerusform>
            <numerusform>%n Systeme</numerusform>
        </translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Choose what the map shows</source>
        <translation>Wählen, was die Karte zeigt</translation>
    </message>
    <message>
        <source>Layers of the map</source>
        <translation>Ebenen der Karte</translation>
    </message>
    <message>
        <source>Galaxy map, selected: %1</source>
        <translation>Karte der Galaxie, ausgewählt: %1</translation>
    </message>
    <message>
        <source>Choose a layer of values (V)</source>
        <translation>Eine Werteebene wählen (V)</translation>
    </message>
    <message>
        <source>Layer of values</source>
        <translation>Werteebene</translation>
    </message>
    <message>
        <source>Layer of values: %1</source>
        <translation>Werteebene: %1</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Werte: %1</translation>
    </message>
    <message>
        <source>A click folds the legend (L)</source>
        <translation>Ein Klick klappt die Legende ein (L)</translation>
    </message>
    <message>
        <source>A click shows the legend (L)</source>
        <translation>Ein Klick zeigt die Legende (L)</translation>
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
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
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
        <source>No results.</source>
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
        <source>Modified by</source>
        <translation>Geändert durch</translation>
    </message>
    <message>
        <source>Affected values and their readers</source>
        <translation>Betroffene Werte und ihre Leser</translation>
    </message>
    <message>
        <source>Triggered by</source>
        <translation>Ausgelöst durch</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
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
        <source>Put the cursor on a meter, property, resource, variable or group, then press Ctrl+Alt+H.</source>
        <translation>Setzen Sie den Cursor auf einen Messwert, eine Eigenschaft, einen Rohstoff, eine Variable oder eine Gruppe und drücken Sie dann Strg+Alt+H.</translation>
    </message>
    <message>
        <source>Nothing found in the project.</source>
        <translation>Im Projekt nichts gefunden.</translation>
    </message>
    <message>
        <source>This question does not apply to this kind of name.</source>
        <translation>Diese Frage gilt nicht für diese Art von Namen.</translation>
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
        <source>growth each turn — %1</source>
        <translation>Wachstum jede Runde — %1</translation>
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
        <source>acts once a turn, at %1</source>
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
    <message>
        <source>Since turn %1</source>
        <translation>Seit Runde %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The computed value differs from the saved one.</source>
        <translation>Der berechnete Wert weicht vom gespeicherten ab.</translation>
    </message>
    <message>
        <source>saved: %1, differs</source>
        <translation>gespeichert: %1, weicht ab</translation>
    </message>
    <message>
        <source>saved: %1</source>
        <translation>gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <extracomment>Heading of the values in a saved game</extracomment>
        <translation>Gespeichert</translation>
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
        <source>✓ matches the value</source>
        <translation>✓ ergibt den Wert</translation>
    </message>
    <message>
        <source>✗ does not match the value</source>
        <translation>✗ ergibt nicht den Wert</translation>
    </message>
    <message>
        <source>Expand to see the reason for each source</source>
        <translation>Aufklappen, um den Grund für jede Quelle zu sehen</translation>
    </message>
    <message>
        <source>did not act</source>
        <translation>hat nicht gewirkt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>After the moment shown</source>
        <translation>Nach dem gezeigten Augenblick</translation>
    </message>
    <message>
        <source>%1, only in the earlier run</source>
        <translation>%1, nur im früheren Lauf</translation>
    </message>
    <message>
        <source>Change (%1)</source>
        <translation>Änderung (%1)</translation>
    </message>
    <message>
        <source>end of the turn: %1</source>
        <translation>Ende der Runde: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>The place in a script of the game that an import has read for an effect</extracomment>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2 at the start of the step, %3 now</source>
        <translation>%1 = %2 zu Beginn des Schritts, jetzt %3</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <extracomment>A value that an expression has read, and the present value</extracomment>
        <translation>%1 (jetzt %2)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::LongLinesBar</name>
    <message>
        <source>Break long lines</source>
        <translation>Lange Zeilen umbrechen</translation>
    </message>
    <message>
        <source>This file has lines that are too long to show. You see them in parts; the file is unchanged.</source>
        <translation>Zeilen dieser Datei sind zu lang für die Anzeige. Sie sehen sie in Teilen; die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Inserts line breaks between elements and attributes; undo removes them</source>
        <translation>Fügt zwischen Elementen und Attributen Zeilenumbrüche ein; „Rückgängig“ entfernt sie</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MapEdits</name>
    <message>
        <source>Changes on the map edit the scenario &apos;%1&apos;</source>
        <translation>Änderungen auf der Karte bearbeiten das Szenario „%1“</translation>
    </message>
    <message>
        <source>Changes on the map become sandbox statements of turn %1</source>
        <translation>Änderungen auf der Karte werden Sandkasten-Anweisungen der Runde %1</translation>
    </message>
    <message>
        <source>The sandbox computes the run</source>
        <translation>Der Sandkasten berechnet den Lauf</translation>
    </message>
    <message>
        <source>The sandbox computes the run. Try again when it is done.</source>
        <translation>Der Sandkasten berechnet den Lauf. Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy first.</source>
        <translation>Öffnen Sie zuerst ein Szenario oder legen Sie eine neue Galaxie an.</translation>
    </message>
    <message>
        <source>The scenario &apos;%1&apos; contains an XML error, or has another id now.</source>
        <translation>Das Szenario „%1“ enthält einen XML-Fehler oder hat jetzt eine andere Id.</translation>
    </message>
    <message>
        <source>Scenario %1: %2</source>
        <translation>Szenario %1: %2</translation>
    </message>
    <message>
        <source>Nothing to change: %1.</source>
        <translation>Nichts zu ändern: %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>In the scenario &apos;%1&apos;: %2.</source>
        <translation>Im Szenario „%1“: %2.</translation>
    </message>
    <message>
        <source>Sandbox statement of turn %1: %2.</source>
        <translation>Sandkasten-Anweisung der Runde %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Also removed: %n line(s) that refer to it.</source>
        <translation>
            <numerusform>Außerdem entfernt: %n Zeile, die darauf verweist.</numerusform>
            <numerusform>Außerdem entfernt: %n Zeilen, die darauf verweisen.</numerusform>
        </translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>move %1 to %2</source>
        <translation>%1 nach %2 bewegen</translation>
    </message>
    <message>
        <source>move %1 into %2</source>
        <translation>%1 in %2 bewegen</translation>
    </message>
    <message>
        <source>attach %1 to %2</source>
        <translation>%1 an %2 hängen</translation>
    </message>
    <message>
        <source>remove the starlane from %1 to %2</source>
        <translation>die Sternenstraße von %1 nach %2 entfernen</translation>
    </message>
    <message>
        <source>add a starlane from %1 to %2</source>
        <translation>eine Sternenstraße von %1 nach %2 anlegen</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Geben Sie einen Namen ein.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of another object.</source>
        <translation>„%1“ ist der Name eines anderen Objekts.</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Changes on the map become statements of the what-if “%1”</source>
        <translation>Änderungen auf der Karte werden Anweisungen der Annahme „%1“</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MapLayersMenu</name>
    <message>
        <source>&amp;Circles for a meter</source>
        <translation>&amp;Kreise für einen Messwert</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MeasureRow</name>
    <message>
        <source>of the whole run</source>
        <translation>des ganzen Laufs</translation>
    </message>
    <message>
        <source>Object of the number</source>
        <translation>Objekt der Zahl</translation>
    </message>
    <message>
        <source>Remove this measure</source>
        <translation>Diese Messung entfernen</translation>
    </message>
    <message>
        <source>Id of the measure</source>
        <translation>Id der Messung</translation>
    </message>
    <message>
        <source>Number to measure</source>
        <translation>Zu messende Zahl</translation>
    </message>
    <message>
        <source>such as sum(owned planets, Industry)</source>
        <translation>zum Beispiel sum(owned planets, Industry)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MergeDialog</name>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>Merge changes</source>
        <translation>Änderungen zusammenführen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihre Fassung</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Festplatte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Conflicts between the two versions</source>
        <translation>Konflikte zwischen den beiden Fassungen</translation>
    </message>
    <message>
        <source>Keep &amp;yours here</source>
        <translation>Hier &amp;Ihre Fassung behalten</translation>
    </message>
    <message>
        <source>Use &amp;disk version here</source>
        <translation>Hier die Fassung der &amp;Festplatte verwenden</translation>
    </message>
    <message>
        <source>Keep yours everywhere</source>
        <translation>Überall Ihre Fassung behalten</translation>
    </message>
    <message>
        <source>Use disk version everywhere</source>
        <translation>Überall die Fassung der Festplatte verwenden</translation>
    </message>
    <message>
        <source>&amp;Use the merged text</source>
        <translation>Zusammengeführten Text &amp;verwenden</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
        <source>on disk</source>
        <translation>Festplatte</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>Ihre Fassung</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MissPanel</name>
    <message>
        <source>Nearest change</source>
        <translation>Nächstliegende Änderung</translation>
    </message>
    <message>
        <source>The nearest change follows when the content is checked and has no errors.</source>
        <translation>Die nächstliegende Änderung folgt, wenn der Inhalt geprüft ist und keine Fehler hat.</translation>
    </message>
    <message>
        <source>Looking for the nearest change…</source>
        <translation>Suche nach der nächstliegenden Änderung …</translation>
    </message>
    <message>
        <source>Looking for an even nearer change…</source>
        <translation>Suche nach einer noch näher liegenden Änderung …</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nearest change:&lt;/b&gt; there is none. %1</source>
        <translation>&lt;b&gt;Nächstliegende Änderung:&lt;/b&gt; Es gibt keine. %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nearest change:&lt;/b&gt; not found. %1</source>
        <translation>&lt;b&gt;Nächstliegende Änderung:&lt;/b&gt; nicht gefunden. %1</translation>
    </message>
    <message>
        <source>Apply as edit</source>
        <translation>Als Änderung übernehmen</translation>
    </message>
    <message>
        <source>Makes this change in the content: %1</source>
        <translation>Macht diese Änderung im Inhalt: %1</translation>
    </message>
    <message>
        <source>Apply the nearest change</source>
        <translation>Nächstliegende Änderung übernehmen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2&lt;br&gt;%3</source>
        <translation>&lt;b&gt;%1:&lt;/b&gt; %2&lt;br&gt;%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Try as what-if</source>
        <translation>Als Annahme spielen</translation>
    </message>
    <message>
        <source>Plays the turn with this change, in a what-if: %1</source>
        <translation>Spielt die Runde mit dieser Änderung in einer Annahme: %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::NewGalaxyDialog</name>
    <message>
        <source>New galaxy</source>
        <translation>Neue Galaxie</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Zufälliger Startwert</translation>
    </message>
    <message>
        <source>Average number of planets per system</source>
        <translation>Durchschnittliche Zahl der Planeten je System</translation>
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
        <source>Create galaxy</source>
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
        <source>&amp;Empires</source>
        <translation>&amp;Reiche</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>Average &amp;planets per system</source>
        <translation>&amp;Planeten je System (Mittel)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::NewSweepDialog</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Add &amp;number</source>
        <translation>&amp;Zahl hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;measure</source>
        <translation>&amp;Messung hinzufügen</translation>
    </message>
    <message>
        <source>New sweep</source>
        <translation>Neue Parameterstudie</translation>
    </message>
    <message>
        <source>the seed of the scenario</source>
        <translation>der Startwert des Szenarios</translation>
    </message>
    <message>
        <source>Each variant is played once with each seed: 1..50, or 3 7 12</source>
        <translation>Jede Variante wird einmal mit jedem Startwert gespielt: 1..50 oder 3 7 12</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Id:</translation>
    </message>
    <message>
        <source>S&amp;cenario:</source>
        <translation>S&amp;zenario:</translation>
    </message>
    <message>
        <source>&amp;Seeds:</source>
        <translation>&amp;Startwerte:</translation>
    </message>
    <message>
        <source>&amp;Turns:</source>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>Numbers to vary</source>
        <translation>Zahlen, die sich ändern</translation>
    </message>
    <message>
        <source>Measures: id, object and number</source>
        <translation>Messungen: Id, Objekt und Zahl</translation>
    </message>
    <message>
        <source>Create sweep</source>
        <translation>Parameterstudie anlegen</translation>
    </message>
    <message>
        <source>The content has no number that a sweep can vary.</source>
        <translation>Der Inhalt hat keine Zahl, die eine Parameterstudie ändern kann.</translation>
    </message>
    <message>
        <source>Choose a number to vary: a constant, a priority, a cost, or an amount of an effect.</source>
        <translation>Wählen Sie eine Zahl, die sich ändert: eine Konstante, eine Priorität, einen Preis oder den Betrag eines Effekts.</translation>
    </message>
    <message>
        <source>Enter a number to measure, such as sum(owned planets, Industry).</source>
        <translation>Geben Sie eine Zahl zum Messen ein, zum Beispiel sum(owned planets, Industry).</translation>
    </message>
    <message>
        <source>The sweep has errors.</source>
        <translation>Die Parameterstudie hat Fehler.</translation>
    </message>
    <message>
        <source>Checking the sweep…</source>
        <translation>Die Parameterstudie wird geprüft …</translation>
    </message>
    <message>
        <source>%1 variants with %2 seeds each: %3 runs.</source>
        <translation>%1 Varianten mit je %2 Startwerten: %3 Läufe.</translation>
    </message>
    <message>
        <source>They take about %1.</source>
        <translation>Sie dauern ungefähr %1.</translation>
    </message>
    <message>
        <source>Measuring how long a run takes…</source>
        <translation>Die Dauer eines Laufs wird gemessen …</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectInspector</name>
    <message>
        <source>Values of the object</source>
        <translation>Werte des Objekts</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Aufschlüsselung</translation>
    </message>
    <message>
        <source>Show effects that did not act</source>
        <translation>Effekte zeigen, die nicht gewirkt haben</translation>
    </message>
    <message>
        <source>No object chosen</source>
        <translation>Kein Objekt gewählt</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy to inspect objects.</source>
        <translation>Öffnen Sie ein Szenario oder legen Sie eine neue Galaxie an, um Objekte zu untersuchen.</translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list to see its values. Choose a value to see its breakdown.</source>
        <translation>Wählen Sie auf der Karte oder in der Liste ein Objekt, um seine Werte zu sehen. Wählen Sie einen Wert, um seine Aufschlüsselung zu sehen.</translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>ohne Besitzer</translation>
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
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>Choose a value above to see its breakdown.</source>
        <translation>Wählen Sie oben einen Wert, um seine Aufschlüsselung zu sehen.</translation>
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
        <source>Show the blocking object</source>
        <translation>Das blockierende Objekt zeigen</translation>
    </message>
    <message>
        <source>inside turn %1</source>
        <translation>in Runde %1</translation>
    </message>
    <message>
        <source>Go to this moment of the turn</source>
        <translation>Zu diesem Augenblick der Runde gehen</translation>
    </message>
    <message>
        <source>Watch this value</source>
        <translation>Diesen Wert beobachten</translation>
    </message>
    <message>
        <source>Watch this variable</source>
        <translation>Diese Variable beobachten</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>%1 beobachten</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>%1, as saved</source>
        <translation>%1, wie gespeichert</translation>
    </message>
    <message>
        <source>%1 ≠ %2 (saved)</source>
        <extracomment>Heading of a breakdown: &quot;Troops = 5 ≠ 6 (saved)&quot;</extracomment>
        <translation>%1 ≠ %2 (gespeichert)</translation>
    </message>
    <message>
        <source>Effects that did not act: none</source>
        <translation>Effekte, die nicht gewirkt haben: keine</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectTableModel</name>
    <message>
        <source>%1, problem: %2</source>
        <translation>%1, Problem: %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectTableView</name>
    <message>
        <source>Only where: Industry &gt; 5</source>
        <translation>Nur wo: Industry &gt; 5</translation>
    </message>
    <message>
        <source>Only objects for which this expression is true</source>
        <translation>Nur Objekte, für die dieser Ausdruck wahr ist</translation>
    </message>
    <message>
        <source>Add a column: Industry / Population</source>
        <translation>Spalte hinzufügen: Industry / Population</translation>
    </message>
    <message>
        <source>Expression of a new column</source>
        <translation>Ausdruck einer neuen Spalte</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write the selected rows, or all rows, to a CSV file</source>
        <translation>Die ausgewählten oder alle Zeilen in eine CSV-Datei schreiben</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Wird ausgewertet …</translation>
    </message>
    <message>
        <source>Start a run to see its objects here.</source>
        <translation>Starten Sie einen Lauf, um hier seine Objekte zu sehen.</translation>
    </message>
    <message>
        <source>No object matches the filter.</source>
        <translation>Kein Objekt passt zum Filter.</translation>
    </message>
    <message>
        <source>Turn %1, objects: %2, shown: %3</source>
        <translation>Runde %1, Objekte: %2, gezeigt: %3</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>&amp;Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>A&amp;bsteigend sortieren</translation>
    </message>
    <message>
        <source>Order of &amp;creation</source>
        <translation>Reihenfolge der &amp;Erzeugung</translation>
    </message>
    <message>
        <source>&amp;Change expression…</source>
        <translation>Ausdruck ä&amp;ndern …</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>&amp;Remove column</source>
        <translation>&amp;Spalte entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>Mit &amp;Überschriften kopieren</translation>
    </message>
    <message>
        <source>Filter the table of objects</source>
        <translation>Tabelle der Objekte filtern</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectTotalsModel</name>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <translation>
            <numerusform>alle %n</numerusform>
            <numerusform>alle %n</numerusform>
        </translation>
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
        <source>Grouping of the objects</source>
        <translation>Gliederung der Objekte</translation>
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
        <source>Give order</source>
        <translation>Befehl erteilen</translation>
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
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>Computing the run…</source>
        <translation>Der Lauf wird berechnet …</translation>
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
        <source>The order takes effect in the next step.</source>
        <translation>Der Befehl wirkt im nächsten Schritt.</translation>
    </message>
    <message>
        <source>In the current state, the order will be refused: %1.</source>
        <translation>Im jetzigen Zustand wird der Befehl abgelehnt: %1.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OrdersView</name>
    <message>
        <source>&amp;Withdraw</source>
        <translation>&amp;Zurückziehen</translation>
    </message>
    <message>
        <source>Orders of the turn</source>
        <translation>Befehle der Runde</translation>
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
        <source>In the next step</source>
        <translation>Im nächsten Schritt</translation>
    </message>
    <message>
        <source>takes effect</source>
        <translation>wird ausgeführt</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>abgelehnt: %1</translation>
    </message>
    <message>
        <source>The scenario gives this order.</source>
        <translation>Das Szenario erteilt diesen Befehl.</translation>
    </message>
    <message>
        <source>No orders in turn %1.</source>
        <translation>Keine Befehle in Runde %1.</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy to give orders.</source>
        <translation>Öffnen Sie ein Szenario oder erzeugen Sie eine neue Galaxie, um Befehle zu erteilen.</translation>
    </message>
    <message>
        <source>The scenario or the main run gives this order.</source>
        <translation>Das Szenario oder der Hauptlauf gibt diesen Befehl.</translation>
    </message>
    <message>
        <source>Give an &amp;order…</source>
        <translation>Befehl &amp;erteilen …</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OutsideEdits</name>
    <message>
        <source>Another program renamed &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>Ein anderes Programm hat „%1“ in „%2“ umbenannt</translation>
    </message>
    <message>
        <source>Another program added &apos;%1&apos;</source>
        <translation>Ein anderes Programm hat „%1“ hinzugefügt</translation>
    </message>
    <message>
        <source>Another program changed &apos;%1&apos;; undo restores the previous text</source>
        <translation>Ein anderes Programm hat „%1“ geändert; „Rückgängig“ stellt den vorigen Text wieder her</translation>
    </message>
    <message>
        <source>Another program changed &apos;%1&apos;; its changes and yours are merged</source>
        <translation>Ein anderes Programm hat „%1“ geändert; dessen Änderungen und Ihre sind zusammengeführt</translation>
    </message>
    <message>
        <source>Another program changed &apos;%1&apos; in the same places as you</source>
        <translation>Ein anderes Programm hat „%1“ an denselben Stellen geändert wie Sie</translation>
    </message>
    <message>
        <source>Another program removed &apos;%1&apos;; your changes are kept, save to create the file again</source>
        <translation>Ein anderes Programm hat „%1“ entfernt; Ihre Änderungen bleiben erhalten, speichern Sie, um die Datei neu anzulegen</translation>
    </message>
    <message>
        <source>Another program removed &apos;%1&apos;</source>
        <translation>Ein anderes Programm hat „%1“ entfernt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotAdder</name>
    <message>
        <source>the whole run</source>
        <translation>dem ganzen Lauf</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>Zähler %1</translation>
    </message>
    <message>
        <source>Object or group with the value</source>
        <translation>Objekt oder Gruppe mit dem Wert</translation>
    </message>
    <message>
        <source>&amp;where</source>
        <translation>&amp;wo</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Value to plot</source>
        <translation>Darzustellender Wert</translation>
    </message>
    <message>
        <source>Value to plot: Industry, or sum(planets, Trade)</source>
        <translation>Darzustellender Wert: Industry oder sum(planets, Trade)</translation>
    </message>
    <message>
        <source>Only objects for which this expression is true</source>
        <translation>Nur Objekte, für die dieser Ausdruck wahr ist</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>alle Objekte</translation>
    </message>
    <message>
        <source>Lines of the group</source>
        <translation>Linien der Gruppe</translation>
    </message>
    <message>
        <source>each object</source>
        <translation>jedes Objekt</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>mean and range</source>
        <translation>Mittelwert und Bereich</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>&amp;von</translation>
    </message>
    <message>
        <source>Type the value to plot, for example Industry.</source>
        <translation>Tippen Sie den Wert, zum Beispiel Industry.</translation>
    </message>
    <message>
        <source>Value to watch</source>
        <translation>Zu beobachtender Wert</translation>
    </message>
    <message>
        <source>Value to watch: Sol III.Industry, or sum(planets, Trade)</source>
        <translation>Wert: Sol III.Industry, oder sum(planets, Trade)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotCanvas</name>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotLinesModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotView</name>
    <message>
        <source>One &amp;chart</source>
        <translation>Ein Diagra&amp;mm</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Show all turns (0)</source>
        <translation>Alle Runden zeigen (0)</translation>
    </message>
    <message>
        <source>Also show the run with which Compare compares, as dotted lines</source>
        <translation>Auch den Lauf zeigen, mit dem der Vergleich vergleicht, als gepunktete Linien</translation>
    </message>
    <message>
        <source>Draw all lines in one chart, although their measures differ</source>
        <translation>Alle Linien in einem Diagramm zeichnen, obwohl ihre Größen verschieden sind</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Write the visible lines to a file</source>
        <translation>Die sichtbaren Linien in eine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Bild (PNG) …</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Zeichnung (SVG) …</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Tabelle (CSV) …</translation>
    </message>
    <message>
        <source>Progress of the plots</source>
        <translation>Fortschritt der Diagramme</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen line (Delete)</source>
        <translation>Die gewählte Linie entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Diese Linie entfernen</translation>
    </message>
    <message>
        <source>Remove all lines</source>
        <translation>Alle Linien entfernen</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then plot its values over the turns here.</source>
        <translation>Noch kein Lauf. Erstellen Sie eine neue Galaxie, oder öffnen Sie ein Szenario; stellen Sie dann hier seine Werte über die Runden dar.</translation>
    </message>
    <message>
        <source>No lines yet. Type a value above, or choose “Plot this value” in the menu of a value in the inspector.</source>
        <translation>Noch keine Linien. Tippen Sie oben einen Wert, oder wählen Sie „Diesen Wert darstellen“ im Menü eines Wertes im Inspektor.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Reading the turns…</source>
        <translation>Runden werden gelesen …</translation>
    </message>
    <message>
        <source>Stopped. These lines may be out of date.</source>
        <translation>Abgebrochen. Diese Linien sind vielleicht veraltet.</translation>
    </message>
    <message numerus="yes">
        <source>%n more objects have no line: choose some of them by a condition, or plot their mean.</source>
        <translation>
            <numerusform>%n weiteres Objekt hat keine Linie: Wählen Sie einige durch eine Bedingung, oder stellen Sie ihren Mittelwert dar.</numerusform>
            <numerusform>%n weitere Objekte haben keine Linie: Wählen Sie einige durch eine Bedingung, oder stellen Sie ihren Mittelwert dar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1, %2 = %3</source>
        <translation>Runde %1, %2 = %3</translation>
    </message>
    <message>
        <source>Watch this value</source>
        <translation>Diesen Wert beobachten</translation>
    </message>
    <message>
        <source>Ea&amp;rlier run</source>
        <translation>&amp;Früherer Lauf</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Diesen Wert festhalten</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Previews</name>
    <message>
        <source>With this choice, the condition would match %1 of %2 objects.</source>
        <translation>Mit dieser Wahl träfe die Bedingung auf %1 von %2 Objekten zu.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>With this choice, the effect would change nothing in turn %1.</source>
        <translation>Mit dieser Wahl würde der Effekt in Runde %1 nichts ändern.</translation>
    </message>
    <message>
        <source>With this choice, the effect would make these changes in turn %1: %2.</source>
        <translation>Mit dieser Wahl würde der Effekt in Runde %1 diese Änderungen vornehmen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>changes %n</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
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
        <source>Location</source>
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
        <source>From an earlier version; being checked again</source>
        <translation>Aus einer früheren Fassung; wird neu geprüft</translation>
    </message>
    <message>
        <source>%1 (being checked again)</source>
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
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Keine Probleme gefunden</translation>
    </message>
    <message>
        <source>No problem matches the filter</source>
        <translation>Kein Problem passt zum Filter</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>Shows problems that comments, the manifest or the baseline silence</source>
        <translation>Zeigt Probleme, die Kommentare, das Manifest oder der Grundbestand stummschalten</translation>
    </message>
    <message>
        <source>Silenced: %1</source>
        <translation>Stummgeschaltet: %1</translation>
    </message>
    <message>
        <source>&amp;Go to location</source>
        <translation>Zum &amp;Ort gehen</translation>
    </message>
    <message>
        <source>E&amp;xplain %1</source>
        <translation>%1 &amp;erklären</translation>
    </message>
    <message>
        <source>Fix all problems of this kind in the &amp;file</source>
        <translation>Alle Probleme dieser Art in der &amp;Datei korrigieren</translation>
    </message>
    <message>
        <source>Fix all problems of this kind in the &amp;project</source>
        <translation>Alle Probleme dieser Art im &amp;Projekt korrigieren</translation>
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
        <source>Silence all current problems (create &amp;baseline)</source>
        <translation>Alle jetzigen Probleme stummschalten (&amp;Grundbestand festhalten)</translation>
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
    <name>orrery::widgets::ProfileModel</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>The part of the turns, with the parts around it</source>
        <translation>Der Teil der Runden, mit den Teilen um ihn</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>The kind of the part</source>
        <translation>Die Art des Teils</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Zeit (ms)</translation>
    </message>
    <message>
        <source>Milliseconds with everything inside, and with the shares of shared results</source>
        <translation>Millisekunden mit allem darin und mit den Anteilen an gemeinsamen Ergebnissen</translation>
    </message>
    <message>
        <source>Own time (ms)</source>
        <translation>Eigene Zeit (ms)</translation>
    </message>
    <message>
        <source>Milliseconds without the parts inside and shared results</source>
        <translation>Millisekunden ohne die Teile darin und ohne gemeinsame Ergebnisse</translation>
    </message>
    <message>
        <source>Time per object (µs)</source>
        <translation>Zeit je Objekt (µs)</translation>
    </message>
    <message>
        <source>Microseconds for each object that the part changed. Large numbers show waste.</source>
        <translation>Mikrosekunden je Objekt, das der Teil geändert hat. Große Zahlen zeigen Verschwendung.</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>Times that the part was computed</source>
        <translation>Wie oft der Teil berechnet wurde</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Candidates of a condition, holders of a group, or objects in the scope of an effect</source>
        <translation>Kandidaten einer Bedingung, Träger einer Gruppe oder Objekte im Geltungsbereich eines Effekts</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Matching candidates, active holders, or objects on which the effect acted</source>
        <translation>Passende Kandidaten, aktive Träger oder Objekte, auf die der Effekt gewirkt hat</translation>
    </message>
    <message>
        <source>Firings</source>
        <translation>Auslösungen</translation>
    </message>
    <message>
        <source>Firings of the group or effect</source>
        <translation>Auslösungen der Gruppe oder des Effekts</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Values that the part changed</source>
        <translation>Werte, die der Teil geändert hat</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Objects that the part changed, each once a turn</source>
        <translation>Objekte, die der Teil geändert hat, jedes einmal je Runde</translation>
    </message>
    <message>
        <source>whole turn</source>
        <translation>ganze Runde</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>shared result</source>
        <translation>gemeinsames Ergebnis</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (own: %2)</source>
        <translation>%1 (eigene: %2)</translation>
    </message>
    <message>
        <source>in %L1, out %L2</source>
        <translation>hinein %L1, heraus %L2</translation>
    </message>
    <message numerus="yes">
        <source>Its %n users share its time evenly:</source>
        <translation>
            <numerusform>Sein %n Nutzer trägt seine ganze Zeit:</numerusform>
            <numerusform>Seine %n Nutzer teilen sich seine Zeit gleichmäßig:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProfileView</name>
    <message>
        <source>First turn</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Filter parts</source>
        <translation>Teile filtern</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Kind of the parts</source>
        <translation>Art der Teile</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Flame chart</source>
        <translation>Flammendiagramm</translation>
    </message>
    <message>
        <source>Look of the profile</source>
        <translation>Darstellung des Profils</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>T&amp;urns:</source>
        <translation>R&amp;unden:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then step turns to measure them.</source>
        <translation>Noch kein Lauf. Erzeugen Sie eine neue Galaxie oder öffnen Sie ein Szenario; gehen Sie dann Runden weiter, um sie zu messen.</translation>
    </message>
    <message>
        <source>The run has no turn yet. Step a turn to measure it.</source>
        <translation>Der Lauf hat noch keine Runde. Gehen Sie eine Runde weiter, um sie zu messen.</translation>
    </message>
    <message>
        <source>Choose turns and measure them. The profile shows which groups, conditions and expressions take the time.</source>
        <translation>Wählen Sie Runden, und messen Sie sie. Das Profil zeigt, welche Gruppen, Bedingungen und Ausdrücke die Zeit brauchen.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Misst …</translation>
    </message>
    <message>
        <source>The measurement was stopped. Measure again.</source>
        <translation>Die Messung wurde angehalten. Messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>No part matches the filter.</source>
        <translation>Kein Teil passt zum Filter.</translation>
    </message>
    <message>
        <source>Measuring turn %1…</source>
        <translation>Misst Runde %1…</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Runde %1: %2.</translation>
    </message>
    <message>
        <source>Turns %1 to %2: %3, %4 for each turn.</source>
        <translation>Runden %1 bis %2: %3, %4 je Runde.</translation>
    </message>
    <message>
        <source>The measurement ended early: %1.</source>
        <translation>Die Messung endete vorzeitig: %1.</translation>
    </message>
    <message>
        <source>A later measurement was stopped.</source>
        <translation>Eine spätere Messung wurde angehalten.</translation>
    </message>
    <message>
        <source>The run has changed since. Measure again.</source>
        <translation>Der Lauf hat sich seitdem geändert. Messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Stop the measurement</source>
        <translation>Hält die Messung an</translation>
    </message>
    <message>
        <source>Compute these turns again, and measure their parts</source>
        <translation>Berechnet diese Runden noch einmal und misst ihre Teile</translation>
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
        <source>Invalid XPath expression: %1</source>
        <translation>Ungültiger XPath-Ausdruck: %1</translation>
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
        <source>Grouping of the project tree</source>
        <translation>Gliederung des Projektbaums</translation>
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
        <source>Open or create a project to see its files and classes here.</source>
        <translation>Öffnen Sie ein Projekt oder legen Sie eines an, um hier seine Dateien und Klassen zu sehen.</translation>
    </message>
    <message>
        <source>The project has no files yet.</source>
        <translation>Das Projekt hat noch keine Dateien.</translation>
    </message>
    <message>
        <source>Reading the content…</source>
        <translation>Der Inhalt wird gelesen …</translation>
    </message>
    <message>
        <source>There is no class yet. Write one in a file of the project.</source>
        <translation>Es gibt noch keine Klasse. Schreiben Sie eine in eine Datei des Projekts.</translation>
    </message>
    <message>
        <source>No class or group matches the filter.</source>
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
        <source>Unknown type</source>
        <translation>Unbekannter Typ</translation>
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
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RankBench</name>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft. Versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RankModel</name>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The measure is then %1</source>
        <translation>Die Messung ist dann %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Versuch</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RankView</name>
    <message>
        <source>Parts of the content by their effect</source>
        <translation>Teile des Inhalts nach ihrer Wirkung</translation>
    </message>
    <message>
        <source>Measure of a sweep</source>
        <translation>Messung einer Parameterstudie</translation>
    </message>
    <message>
        <source>Fills the fields with a measure of a sweep, without the statements of the sweep</source>
        <translation>Füllt die Felder mit einer Messung einer Parameterstudie, ohne deren Anweisungen</translation>
    </message>
    <message>
        <source>Number, such as sum(owned planets, Industry)</source>
        <translation>Zahl, zum Beispiel sum(owned planets, Industry)</translation>
    </message>
    <message>
        <source>Number to rank by</source>
        <translation>Zahl für die Rangliste</translation>
    </message>
    <message>
        <source>of the whole run</source>
        <translation>des ganzen Laufs</translation>
    </message>
    <message>
        <source>Object of the number</source>
        <translation>Objekt der Zahl</translation>
    </message>
    <message>
        <source>Turns to play</source>
        <translation>Zu spielende Runden</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Zahl der Startwerte</translation>
    </message>
    <message>
        <source>With several seeds, the mean of all runs counts. 1: the seed of the scenario</source>
        <translation>Bei mehreren Startwerten zählt der Mittelwert aller Läufe. 1: der Startwert des Szenarios</translation>
    </message>
    <message>
        <source>Progress of the ranking</source>
        <translation>Fortschritt der Rangliste</translation>
    </message>
    <message>
        <source>&amp;Turns:</source>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>See&amp;ds:</source>
        <translation>Start&amp;werte:</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rangliste erstellen</translation>
    </message>
    <message>
        <source>Playing the run without a change…</source>
        <translation>Der Lauf ohne Änderung wird gespielt …</translation>
    </message>
    <message>
        <source>Trying the first parts…</source>
        <translation>Die ersten Teile werden versucht …</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>No part of the content changes this number.</source>
        <translation>Kein Teil des Inhalts ändert diese Zahl.</translation>
    </message>
    <message>
        <source>Type a number that matters to you, or choose a measure of a sweep. “Rank” removes each group and makes each number 10 % larger, and lists what this changes.</source>
        <translation>Geben Sie eine Zahl ein, auf die es Ihnen ankommt, oder wählen Sie eine Messung einer Parameterstudie. „Rangliste erstellen“ entfernt jede Gruppe, macht jede Zahl 10 % größer und führt auf, was das ändert.</translation>
    </message>
    <message>
        <source>The measure is %1.</source>
        <translation>Die Messung ist %1.</translation>
    </message>
    <message>
        <source>Tried %1 of %2 parts; %3 change nothing, %4 leave no value.</source>
        <translation>%1 von %2 Teilen versucht; %3 ändern nichts, %4 lassen keinen Wert.</translation>
    </message>
    <message>
        <source>The content has changed since these results.</source>
        <translation>Der Inhalt hat sich seit diesen Ergebnissen geändert.</translation>
    </message>
    <message>
        <source>Solve…</source>
        <translation>Zahl suchen …</translation>
    </message>
    <message>
        <source>Looks for the value of a number that makes the measure reach a target</source>
        <translation>Sucht den Wert einer Zahl, bei dem die Messung ein Ziel erreicht</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>Which value makes the measure reach…</source>
        <translation>Bei welchem Wert erreicht die Messung …</translation>
    </message>
    <message>
        <source>Number, such as sum(planets, Industry)</source>
        <translation>Zahl, etwa sum(planets, Industry)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ReadingBar</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RecoveryDialog</name>
    <message>
        <source>restored as a new file</source>
        <translation>wird als neue Datei wiederhergestellt</translation>
    </message>
    <message>
        <source>merged with newer changes in the file</source>
        <translation>wird mit neueren Änderungen der Datei zusammengeführt</translation>
    </message>
    <message>
        <source>conflicts with newer changes in the file; you choose</source>
        <translation>Konflikt mit neueren Änderungen der Datei; Sie wählen</translation>
    </message>
    <message>
        <source>already in the file</source>
        <translation>schon in der Datei</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Unsaved work found</source>
        <translation>Ungespeicherte Arbeit gefunden</translation>
    </message>
    <message>
        <source>Orrery ended before these changes were saved. You can restore them as one step, and undo that step. Orrery writes nothing to your files before you save.</source>
        <translation>Orrery wurde beendet, bevor diese Änderungen gespeichert waren. Sie können sie in einem Schritt wiederherstellen und diesen Schritt rückgängig machen. Orrery schreibt nichts in Ihre Dateien, bevor Sie speichern.</translation>
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
        <source>&apos;%1&apos; has changed since then, in the same places as your unsaved work. Choose the version to keep at each place.</source>
        <translation>„%1“ hat sich seither an denselben Stellen wie Ihre ungespeicherte Arbeit geändert. Wählen Sie für jede Stelle die Fassung, die bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>Restored the unsaved work on %n file(s); save to keep it</source>
        <translation>
            <numerusform>Ungespeicherte Arbeit an %n Datei wiederhergestellt; speichern Sie, um sie zu behalten</numerusform>
            <numerusform>Ungespeicherte Arbeit an %n Dateien wiederhergestellt; speichern Sie, um sie zu behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s), but Orrery cannot back them up: %1</source>
        <translation>
            <numerusform>%n Datei wiederhergestellt, aber Orrery kann sie nicht sichern: %1</numerusform>
            <numerusform>%n Dateien wiederhergestellt, aber Orrery kann sie nicht sichern: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Changes made by restoring the file</source>
        <translation>Änderungen durch das Wiederherstellen der Datei</translation>
    </message>
    <message>
        <source>&amp;Changes made by restoring it:</source>
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
        <source>Preview of the changes</source>
        <translation>Vorschau der Änderungen</translation>
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
        <source>The texts with its name and description are renamed too.</source>
        <translation>Die Texte mit seinem Namen und seiner Beschreibung werden mit umbenannt.</translation>
    </message>
    <message>
        <source>XML errors in the project: %1. Content after an error may keep the old name.</source>
        <translation>XML-Fehler im Projekt: %1. Inhalt hinter einem Fehler behält vielleicht den alten Namen.</translation>
    </message>
    <message>
        <source>Cannot rename: %1. %2</source>
        <translation>Umbenennen ist nicht möglich: %1. %2</translation>
    </message>
    <message>
        <source>Cannot rename: %1 (%2). %3</source>
        <translation>Umbenennen ist nicht möglich: %1 (%2). %3</translation>
    </message>
    <message>
        <source>Checking for side effects…</source>
        <translation>Nebenwirkungen werden geprüft …</translation>
    </message>
    <message>
        <source>No side effects: all other content keeps its meaning.</source>
        <translation>Keine Nebenwirkungen: Aller andere Inhalt behält seine Bedeutung.</translation>
    </message>
    <message>
        <source>Current text</source>
        <translation>Jetziger Text</translation>
    </message>
    <message>
        <source>References: %1.</source>
        <translation>Verwendungen: %1.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Änderungen: %1.</translation>
    </message>
    <message>
        <source>Type another name to preview the changes.</source>
        <translation>Geben Sie einen anderen Namen ein, um die Änderungen vorab zu sehen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RevisionContent</name>
    <message>
        <source>This project is in no git repository, so it has no revisions. Choose another run to compare with.</source>
        <translation>Dieses Projekt liegt in keinem Git-Repository und hat daher keine Revisionen. Wählen Sie einen anderen Lauf zum Vergleichen.</translation>
    </message>
    <message>
        <source>The content of the revision “%1” has errors, so it cannot be compared. The first one: %2</source>
        <translation>Der Inhalt der Revision „%1“ hat Fehler und lässt sich daher nicht vergleichen. Der erste: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This project is in no git repository</source>
        <translation>Dieses Projekt liegt in keinem Git-Repository</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RevisionField</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Git revision</source>
        <translation>Git-Revision</translation>
    </message>
    <message>
        <source>A branch, a tag, the hash of a commit, or HEAD~2. The list has the last commits that changed this project.</source>
        <translation>Ein Branch, ein Tag, der Hash eines Commits oder HEAD~2. Die Liste enthält die letzten Commits, die dieses Projekt geändert haben.</translation>
    </message>
    <message>
        <source>Branch, tag, hash or HEAD~2</source>
        <translation>Branch, Tag, Hash oder HEAD~2</translation>
    </message>
    <message>
        <source>No commit has changed this project</source>
        <translation>Kein Commit hat dieses Projekt geändert</translation>
    </message>
    <message>
        <source>A shallow clone: git fetch --unshallow gets older revisions</source>
        <translation>Ein flacher Klon: git fetch --unshallow holt ältere Revisionen</translation>
    </message>
    <message>
        <source>Type a hash, a tag or HEAD~200 for an older revision</source>
        <translation>Für eine ältere Revision einen Hash, einen Tag oder HEAD~200 eingeben</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RunInquiry</name>
    <message>
        <source>There is no type or class &apos;%1&apos;.</source>
        <translation>Es gibt keinen Typ und keine Klasse „%1“.</translation>
    </message>
    <message>
        <source>This is no condition.</source>
        <translation>Dies ist keine Bedingung.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RunPlots</name>
    <message>
        <source>No object of this group has the value in any turn.</source>
        <translation>Kein Objekt dieser Gruppe hat den Wert in irgendeiner Runde.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Sandbox</name>
    <message>
        <source>Paused after turn %1 by the condition &apos;%2&apos;.</source>
        <translation>Nach Runde %1 von der Bedingung „%2“ angehalten.</translation>
    </message>
    <message>
        <source>The run ended in turn %1: an empire won or lost.</source>
        <translation>Der Lauf endete in Runde %1: Ein Reich hat gewonnen oder verloren.</translation>
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
        <source>Open a scenario or create a new galaxy first.</source>
        <translation>Öffnen Sie zuerst ein Szenario oder legen Sie eine neue Galaxie an.</translation>
    </message>
    <message>
        <source>Step to turn 1 first: turn 0 is only the setup.</source>
        <translation>Gehen Sie zuerst zu Runde 1: Runde 0 ist nur der Aufbau.</translation>
    </message>
    <message>
        <source>The sandbox statements contain an XML error. Fix it first.</source>
        <translation>Die Anweisungen des Sandkastens enthalten einen XML-Fehler. Beheben Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>Remove all sandbox statements</source>
        <translation>Alle Anweisungen des Sandkastens entfernen</translation>
    </message>
    <message>
        <source>Import earlier sandbox statements</source>
        <translation>Frühere Anweisungen des Sandkastens übernehmen</translation>
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
    <message>
        <source>The statements are being read. Try again in a moment.</source>
        <translation>Die Anweisungen werden gelesen. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Turn %1: order withdrawn</source>
        <translation>Runde %1: Befehl zurückgezogen</translation>
    </message>
    <message>
        <source>No scenario is played: the setup of the last one crashed. Open a scenario to play it.</source>
        <translation>Kein Szenario wird gespielt: Der Aufbau des letzten ist abgestürzt. Öffnen Sie ein Szenario, um es zu spielen.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SandboxBar</name>
    <message>
        <source>Go to turn 0</source>
        <translation>Zu Runde 0</translation>
    </message>
    <message>
        <source>Step back one turn (Alt+F10)</source>
        <translation>Eine Runde zurück (Alt+F10)</translation>
    </message>
    <message>
        <source>Step forward one turn (F10)</source>
        <translation>Eine Runde vor (F10)</translation>
    </message>
    <message>
        <source>Go to the last computed turn</source>
        <translation>Zur letzten berechneten Runde</translation>
    </message>
    <message>
        <source>Run the number of turns on the right (F5)</source>
        <translation>Die rechts eingestellte Zahl von Runden weiterlaufen (F5)</translation>
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
        <source>Number of turns to run</source>
        <translation>Zahl der Runden zum Weiterlaufen</translation>
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
    <message>
        <source>Go to the marked turn, with which the inspector and the map compare</source>
        <translation>Zur markierten Runde gehen, mit der Inspektor und Karte vergleichen</translation>
    </message>
    <message>
        <source>marked: %1</source>
        <translation>markiert: %1</translation>
    </message>
    <message>
        <source>Go to the marked turn %1</source>
        <translation>Zur markierten Runde %1 gehen</translation>
    </message>
    <message>
        <source>In what-if %1</source>
        <translation>In der Annahme %1</translation>
    </message>
    <message>
        <source>Main run</source>
        <translation>Hauptlauf</translation>
    </message>
    <message>
        <source>You see the what-if “%1”, not the main run. A click shows all what-ifs.</source>
        <translation>Sie sehen die Annahme „%1“, nicht den Hauptlauf. Ein Klick zeigt alle Annahmen.</translation>
    </message>
    <message>
        <source>You see the main run. A click shows all what-ifs.</source>
        <translation>Sie sehen den Hauptlauf. Ein Klick zeigt alle Annahmen.</translation>
    </message>
    <message>
        <source>New galaxy</source>
        <translation>Neue Galaxie</translation>
    </message>
    <message>
        <source>Scenario of the run: %1</source>
        <translation>Szenario des Laufs: %1</translation>
    </message>
    <message>
        <source>The run is of the scenario &apos;%1&apos;.</source>
        <translation>Der Lauf ist einer des Szenarios „%1“.</translation>
    </message>
    <message>
        <source>The run is of a new galaxy. “Save as scenario…” keeps it in the project.</source>
        <translation>Der Lauf ist einer neuen Galaxie. „Als Szenario speichern …“ behält sie im Projekt.</translation>
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
        <source>Place the cursor in a group, in the form or in the source, or choose a group above.</source>
        <translation>Setzen Sie den Cursor im Formular oder im Quelltext in eine Gruppe oder wählen Sie oben eine.</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy to evaluate the conditions on its objects.</source>
        <translation>Öffnen Sie ein Szenario oder legen Sie eine neue Galaxie an, um die Bedingungen für ihre Objekte auszuwerten.</translation>
    </message>
    <message>
        <source>The group %1 of %2 is no longer in the content.</source>
        <translation>Die Gruppe %1 von %2 ist nicht mehr im Inhalt.</translation>
    </message>
    <message>
        <source>The group has errors. These counts are from its last version without errors.</source>
        <translation>Die Gruppe hat Fehler. Diese Zahlen stammen aus ihrer letzten fehlerfreien Fassung.</translation>
    </message>
    <message>
        <source>The sandbox has not run this content yet. These counts are from older content.</source>
        <translation>Der Sandkasten hat diesen Inhalt noch nicht ausgeführt. Diese Zahlen stammen aus älterem Inhalt.</translation>
    </message>
    <message>
        <source>The group has no source: no object in the sandbox has the group or could have it.</source>
        <translation>Die Gruppe hat keine Quelle: Kein Objekt im Sandkasten hat die Gruppe oder könnte sie haben.</translation>
    </message>
    <message>
        <source>The sandbox has no object of the class %1. The source above is used instead.</source>
        <translation>Der Sandkasten hat kein Objekt der Klasse %1. Stattdessen wird die Quelle oben verwendet.</translation>
    </message>
    <message>
        <source>The source is now &apos;%1&apos;, because &apos;%2&apos; is no longer possible.</source>
        <translation>Die Quelle ist jetzt „%1“, weil „%2“ nicht mehr möglich ist.</translation>
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
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
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
        <source>Only in these files, for example techs*.xml. Separate several patterns with spaces.</source>
        <translation>Nur in diesen Dateien, zum Beispiel techs*.xml. Trennen Sie mehrere Muster durch Leerzeichen.</translation>
    </message>
    <message>
        <source>In all elements</source>
        <translation>In allen Elementen</translation>
    </message>
    <message>
        <source>Only inside these elements, for example effects scope. Separate several names with spaces.</source>
        <translation>Nur in diesen Elementen, zum Beispiel effects scope. Trennen Sie mehrere Namen durch Leerzeichen.</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Match whole words</source>
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
        <source>Replace %1 with %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) replaced. One undo restores them.</source>
        <translation>
            <numerusform>%n Treffer ersetzt. Einmal „Rückgängig“ stellt ihn wieder her.</numerusform>
            <numerusform>%n Treffer ersetzt. Einmal „Rückgängig“ stellt sie wieder her.</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts have changed since the search. Search again.</source>
        <translation>Die Texte haben sich seit der Suche geändert. Suchen Sie noch einmal.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
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
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more matches. Narrow the search to see them.</source>
        <translation>Es gibt weitere Treffer. Engen Sie die Suche ein, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Es wird gesucht …</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Type a search text, then press Enter.</source>
        <translation>Geben Sie einen Suchtext ein und drücken Sie dann die Eingabetaste.</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>Rep&amp;lace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SeedsModel</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>existiert</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>existiert nicht</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>up in %1 of %2</source>
        <translation>mehr bei %1 von %2</translation>
    </message>
    <message>
        <source>down in %1 of %2</source>
        <translation>weniger bei %1 von %2</translation>
    </message>
    <message>
        <source>up in %1, down in %2 of %3</source>
        <translation>mehr bei %1, weniger bei %2 von %3</translation>
    </message>
    <message>
        <source>%1, missing on one side in %2</source>
        <translation>%1, fehlt auf einer Seite bei %2</translation>
    </message>
    <message>
        <source>in %1 of %2</source>
        <translation>bei %1 von %2</translation>
    </message>
    <message>
        <source>%1, the reverse in %2</source>
        <translation>%1, umgekehrt bei %2</translation>
    </message>
    <message>
        <source>%1, other changes in %2</source>
        <translation>%1, andere Änderungen bei %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 match the filter</source>
        <translation>%1: %2, davon passen %3 zum Filter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more. Use the filter to find them.</source>
        <translation>
            <numerusform>… und %n weiterer. Der Filter findet ihn.</numerusform>
            <numerusform>… und %n weitere. Der Filter findet sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object, or the type of the objects</source>
        <translation>Das Objekt oder der Typ der Objekte</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The mean change from the earlier run to the present one, and the band from the 10 % to the 90 % quantile</source>
        <translation>Die mittlere Änderung vom früheren zum jetzigen Lauf und das Band vom 10-%- bis zum 90-%-Quantil</translation>
    </message>
    <message>
        <source>Mean change (band)</source>
        <translation>Mittlere Änderung (Band)</translation>
    </message>
    <message>
        <source>The number of seeds with which the value changes, of those with which both runs have it</source>
        <translation>Die Zahl der Startwerte, bei denen sich der Wert ändert, von denen, bei denen beide Läufe ihn haben</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SeedsView</name>
    <message>
        <source>Number of seeds</source>
        <translation>Zahl der Startwerte</translation>
    </message>
    <message>
        <source>Both runs are played with each of the seeds from 1 to this number</source>
        <translation>Beide Läufe werden mit jedem Startwert von 1 bis zu dieser Zahl gespielt</translation>
    </message>
    <message>
        <source>Progress of the seeds</source>
        <translation>Fortschritt der Startwerte</translation>
    </message>
    <message>
        <source>Differences over many seeds</source>
        <translation>Unterschiede über viele Startwerte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Seed %1 of %2</source>
        <translation>Startwert %1 von %2</translation>
    </message>
    <message>
        <source>Playing both runs with %1 seeds…</source>
        <translation>Beide Läufe werden mit %1 Startwerten gespielt …</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>“Run” plays both runs with each seed, and shows which differences are more than chance.</source>
        <translation>„Starten“ spielt beide Läufe mit jedem Startwert und zeigt, welche Unterschiede mehr als Zufall sind.</translation>
    </message>
    <message>
        <source>No difference matches the filter.</source>
        <translation>Kein Unterschied passt zum Filter.</translation>
    </message>
    <message>
        <source>No difference at turn %1. Values differ only before it, with %2 of %3 seeds.</source>
        <translation>Kein Unterschied in Runde %1. Werte unterscheiden sich nur davor, bei %2 von %3 Startwerten.</translation>
    </message>
    <message>
        <source>No differences at turn %1 with %2 seeds.</source>
        <translation>Keine Unterschiede in Runde %1 mit %2 Startwerten.</translation>
    </message>
    <message>
        <source>Cancelled. This is the result before.</source>
        <translation>Abgebrochen. Das ist das Ergebnis davor.</translation>
    </message>
    <message>
        <source>Out of date: the runs have changed since. “Run again” compares the present ones.</source>
        <translation>Veraltet: Die Läufe haben sich seither geändert. „Noch einmal“ vergleicht die jetzigen.</translation>
    </message>
    <message>
        <source>The content has errors. This is the last comparison without errors.</source>
        <translation>Der Inhalt hat Fehler. Das ist der letzte Vergleich ohne Fehler.</translation>
    </message>
    <message>
        <source>The window shows turn %1. “Run again” compares that turn.</source>
        <translation>Das Fenster zeigt Runde %1. „Noch einmal“ vergleicht diese Runde.</translation>
    </message>
    <message>
        <source>Objects that exist only with some seeds: %1. Only the totals include them.</source>
        <translation>Objekte, die es nur mit manchen Startwerten gibt: %1. Nur die Summen enthalten sie.</translation>
    </message>
    <message>
        <source>Names with * are those of seed 1; other seeds give other names.</source>
        <translation>Namen mit * gelten für Startwert 1; andere Startwerte geben andere Namen.</translation>
    </message>
    <message>
        <source>The starlanes differ with %1 of %2 seeds.</source>
        <translation>Die Sternenstraßen unterscheiden sich bei %1 von %2 Startwerten.</translation>
    </message>
    <message>
        <source>A run ends before the turn with %1 of %2 seeds.</source>
        <translation>Ein Lauf endet vor der Runde bei %1 von %2 Startwerten.</translation>
    </message>
    <message>
        <source>This is a total over many objects, so there is no single object to show.</source>
        <translation>Das ist eine Summe über viele Objekte, daher gibt es kein einzelnes Objekt zu zeigen.</translation>
    </message>
    <message>
        <source>The present run does not have this object.</source>
        <translation>Der jetzige Lauf hat dieses Objekt nicht.</translation>
    </message>
    <message>
        <source>Values that only the earlier run has: %1.</source>
        <translation>Werte, die nur der frühere Lauf hat: %1.</translation>
    </message>
    <message>
        <source>Values that only the present run has: %1.</source>
        <translation>Werte, die nur der gegenwärtige Lauf hat: %1.</translation>
    </message>
    <message>
        <source>A problem with %1 of %2 seeds: %3</source>
        <translation>Ein Problem mit %1 von %2 Startwerten: %3</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1, %2 seeds: %n differences of objects</source>
        <extracomment>&quot;Turn 6, 40 seeds: 2 differences of objects&quot;</extracomment>
        <translation>
            <numerusform>Runde %1, %2 Startwerte: %n Unterschied von Objekten</numerusform>
            <numerusform>Runde %1, %2 Startwerte: %n Unterschiede von Objekten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n more that are perhaps only chance.</source>
        <extracomment>the end of &quot;… 2 differences of objects, and 3 more that are perhaps only chance.&quot;</extracomment>
        <translation>
            <numerusform> und %n weiterer, der vielleicht nur Zufall ist.</numerusform>
            <numerusform> und %n weitere, die vielleicht nur Zufall sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>See&amp;ds:</source>
        <translation>Start&amp;werte:</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SolveBench</name>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Der Inhalt wird gerade geprüft. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The question has errors.</source>
        <translation>Die Frage hat Fehler.</translation>
    </message>
    <message>
        <source>The results of the runs could not be stored.</source>
        <translation>Die Ergebnisse der Läufe konnten nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SolveDialog</name>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 ergibt %2</translation>
    </message>
    <message>
        <source>Number to change</source>
        <translation>Zu ändernde Zahl</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Solve for a number</source>
        <translation>Zahl suchen</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Einen Teil des Namens eingeben</translation>
    </message>
    <message>
        <source>Smallest value to try</source>
        <translation>Kleinster Wert, der versucht wird</translation>
    </message>
    <message>
        <source>Largest value to try</source>
        <translation>Größter Wert, der versucht wird</translation>
    </message>
    <message>
        <source>Target of the measure</source>
        <translation>Ziel der Messung</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>Number to measure</source>
        <translation>Zu messende Zahl</translation>
    </message>
    <message>
        <source>such as sum(owned planets, Industry)</source>
        <translation>zum Beispiel sum(owned planets, Industry)</translation>
    </message>
    <message>
        <source>With several seeds, the mean of all runs counts. 1: the seed of the scenario</source>
        <translation>Bei mehreren Startwerten zählt der Mittelwert aller Läufe. 1: der Startwert des Szenarios</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Values that were tried</source>
        <translation>Versuchte Werte</translation>
    </message>
    <message>
        <source>t&amp;o:</source>
        <translation>&amp;bis:</translation>
    </message>
    <message>
        <source>See&amp;ds:</source>
        <translation>&amp;Startwerte:</translation>
    </message>
    <message>
        <source>&amp;Number to change:</source>
        <translation>&amp;Zu ändernde Zahl:</translation>
    </message>
    <message>
        <source>&amp;Try values from:</source>
        <translation>&amp;Werte versuchen von:</translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation>&amp;Messung:</translation>
    </message>
    <message>
        <source>Measure m&amp;ust be:</source>
        <translation>Messung s&amp;oll sein:</translation>
    </message>
    <message>
        <source>S&amp;cenario:</source>
        <translation>S&amp;zenario:</translation>
    </message>
    <message>
        <source>T&amp;urns:</source>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>Write into the XML</source>
        <translation>In das XML schreiben</translation>
    </message>
    <message>
        <source>The content has no number that can be changed.</source>
        <translation>Der Inhalt hat keine Zahl, die geändert werden kann.</translation>
    </message>
    <message>
        <source>Choose the number to change: a constant, a priority, a cost, or an amount of an effect.</source>
        <translation>Wählen Sie die Zahl, die geändert werden soll: eine Konstante, eine Priorität, einen Preis oder den Betrag eines Effekts.</translation>
    </message>
    <message>
        <source>Enter a range of values to try: two numbers, the smaller one first.</source>
        <translation>Geben Sie einen Bereich von Werten zum Versuchen ein: zwei Zahlen, die kleinere zuerst.</translation>
    </message>
    <message>
        <source>Enter a number to measure, such as sum(owned planets, Industry).</source>
        <translation>Geben Sie eine Zahl zum Messen ein, zum Beispiel sum(owned planets, Industry).</translation>
    </message>
    <message>
        <source>Enter the number that the measure must reach.</source>
        <translation>Geben Sie die Zahl ein, die die Messung erreichen soll.</translation>
    </message>
    <message>
        <source>Cancel search</source>
        <translation>Suche abbrechen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Write %1 into the XML</source>
        <translation>%1 in das XML schreiben</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>Tried %1 values, at most %2 left.</source>
        <translation>%1 Werte versucht, noch höchstens %2.</translation>
    </message>
    <message>
        <source>Trying the first values…</source>
        <translation>Die ersten Werte werden versucht …</translation>
    </message>
    <message>
        <source>The content has changed since this answer.</source>
        <translation>Der Inhalt hat sich seit dieser Antwort geändert.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>“Search” plays runs with other values, and looks for one that reaches the target.</source>
        <translation>„Suchen“ spielt Läufe mit anderen Werten und sucht einen, der das Ziel erreicht.</translation>
    </message>
    <message>
        <source>%1: %2. The target is %3.</source>
        <translation>%1: %2. Das Ziel ist %3.</translation>
    </message>
    <message>
        <source>%1: no value gives %2. The measure jumps: %3, and %4.</source>
        <translation>%1: kein Wert ergibt %2. Die Messung springt: %3, und %4.</translation>
    </message>
    <message>
        <source>%1: no value from %2 to %3 gives %4. The nearest: %5.</source>
        <translation>%1: kein Wert von %2 bis %3 ergibt %4. Am nächsten: %5.</translation>
    </message>
    <message>
        <source>The measure has no value.</source>
        <translation>Die Messung hat keinen Wert.</translation>
    </message>
    <message>
        <source>The measure has no value: %1</source>
        <translation>Die Messung hat keinen Wert: %1</translation>
    </message>
    <message>
        <source>As written, %1.</source>
        <translation>Wie geschrieben: %1.</translation>
    </message>
    <message>
        <source>No value that was tried changes the measure.</source>
        <translation>Kein Wert, der versucht wurde, ändert die Messung.</translation>
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
        <source>Break &amp;long lines</source>
        <translation>&amp;Lange Zeilen umbrechen</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StatementsModel</name>
    <message>
        <source>disabled</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>%1 (disabled)</source>
        <translation>%1 (ausgeschaltet)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Why it does not act</source>
        <translation>Warum sie nicht wirkt</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StatementsView</name>
    <message>
        <source>&amp;Edit statement</source>
        <translation>Anweisung &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Enable or &amp;disable</source>
        <translation>&amp;Ein- oder ausschalten</translation>
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
        <source>Move to the &amp;scenario</source>
        <translation>Ins &amp;Szenario übernehmen</translation>
    </message>
    <message>
        <source>De&amp;lete statement</source>
        <translation>Anweisung &amp;löschen</translation>
    </message>
    <message>
        <source>Statements of the sandbox</source>
        <translation>Anweisungen des Sandkastens</translation>
    </message>
    <message>
        <source>Start a scenario to see its sandbox statements.</source>
        <translation>Starten Sie ein Szenario, um seine Anweisungen zu sehen.</translation>
    </message>
    <message>
        <source>No statements yet. Orders, decisions and changes after turn 0 appear here.</source>
        <translation>Noch keine Anweisungen. Befehle, Entscheidungen und Änderungen nach Runde 0 erscheinen hier.</translation>
    </message>
    <message>
        <source>No statements yet. Changes on the map, orders and decisions appear here.</source>
        <translation>Noch keine Anweisungen. Änderungen auf der Karte, Befehle und Entscheidungen erscheinen hier.</translation>
    </message>
    <message>
        <source>A new galaxy is not a scenario of the project. Use “Save as scenario…”.</source>
        <translation>Eine neue Galaxie ist kein Szenario des Projekts. Verwenden Sie „Als Szenario speichern …“.</translation>
    </message>
    <message>
        <source>Moves the statement from the sandbox into the file of the scenario</source>
        <translation>Übernimmt die Anweisung aus dem Sandkasten in die Datei des Szenarios</translation>
    </message>
    <message>
        <source>Move statement to turn %1</source>
        <translation>Anweisung in Runde %1 verschieben</translation>
    </message>
    <message>
        <source>Enable statement</source>
        <translation>Anweisung einschalten</translation>
    </message>
    <message>
        <source>Disable statement</source>
        <translation>Anweisung ausschalten</translation>
    </message>
    <message>
        <source>Delete statement</source>
        <translation>Anweisung löschen</translation>
    </message>
    <message>
        <source>Statements change places only within a turn. Change the turn instead.</source>
        <translation>Anweisungen tauschen ihre Plätze nur innerhalb einer Runde. Ändern Sie stattdessen die Runde.</translation>
    </message>
    <message>
        <source>Move statement up</source>
        <translation>Anweisung nach oben</translation>
    </message>
    <message>
        <source>Move statement down</source>
        <translation>Anweisung nach unten</translation>
    </message>
    <message>
        <source>The scenario &apos;%1&apos; cannot take the statement, because its file contains an XML error.</source>
        <translation>Das Szenario „%1“ kann die Anweisung nicht aufnehmen, weil seine Datei einen XML-Fehler enthält.</translation>
    </message>
    <message>
        <source>Move statement to the scenario %1</source>
        <translation>Anweisung ins Szenario %1 übernehmen</translation>
    </message>
    <message>
        <source>The statement is now a line of the scenario &apos;%1&apos;.</source>
        <translation>Die Anweisung ist jetzt eine Zeile des Szenarios „%1“.</translation>
    </message>
    <message>
        <source>No statement in turns %1 to %2.</source>
        <translation>Keine Anweisung in den Runden %1 bis %2.</translation>
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
        <source>Texts to show</source>
        <translation>Anzuzeigende Texte</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Add &amp;language…</source>
        <translation>Sp&amp;rache hinzufügen …</translation>
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
        <source>Open a project to see the texts of its content here.</source>
        <translation>Öffnen Sie ein Projekt, um hier die Texte seines Inhalts zu sehen.</translation>
    </message>
    <message>
        <source>Reading the texts…</source>
        <translation>Die Texte werden gelesen …</translation>
    </message>
    <message>
        <source>The project has no texts yet. Names are in the classes themselves, or in &lt;strings&gt;.</source>
        <translation>Das Projekt hat noch keine Texte. Namen stehen in den Klassen selbst oder in &lt;strings&gt;.</translation>
    </message>
    <message>
        <source>Texts: %1, shown: %2, unused: %3</source>
        <translation>Texte: %1, gezeigt: %2, unbenutzt: %3</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SweepCanvas</name>
    <message>
        <source>Picture of the sweep</source>
        <translation>Bild der Parameterstudie</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) from %2 to %3</source>
        <translation>
            <numerusform>%1: %n Lauf von %2 bis %3</numerusform>
            <numerusform>%1: %n Läufe von %2 bis %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2: %3</source>
        <translation>%1, Startwert %2: %3</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SweepModel</name>
    <message>
        <source>none</source>
        <comment>a value</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2 without a value</source>
        <translation>%1, davon %2 ohne Wert</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>wie geschrieben</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SweepView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Variants and runs of the sweep</source>
        <translation>Varianten und Läufe der Parameterstudie</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Parameterstudie</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Kind of picture</source>
        <translation>Art des Bilds</translation>
    </message>
    <message>
        <source>Number on the axis</source>
        <translation>Zahl auf der Achse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops the sweep. Its results stay, and “Continue” goes on from there</source>
        <translation>Hält die Parameterstudie an. Ihre Ergebnisse bleiben, und „Fortsetzen“ spielt dort weiter</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Drops the results of this sweep, and plays all runs again</source>
        <translation>Verwirft die Ergebnisse dieser Parameterstudie und spielt alle Läufe noch einmal</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>Fortschritt der Parameterstudie</translation>
    </message>
    <message>
        <source>%1 (switched off)</source>
        <translation>%1 (ausgeschaltet)</translation>
    </message>
    <message>
        <source>%1 (has errors)</source>
        <translation>%1 (hat Fehler)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Pauses the sweep. “Continue” goes on with the same content</source>
        <translation>Hält die Parameterstudie an. „Fortsetzen“ spielt mit demselben Inhalt weiter</translation>
    </message>
    <message>
        <source>Plays each variant with each seed, on all cores</source>
        <translation>Spielt jede Variante mit jedem Startwert, auf allen Kernen</translation>
    </message>
    <message>
        <source>%1 more runs are not drawn.</source>
        <translation>%1 weitere Läufe sind nicht gezeichnet.</translation>
    </message>
    <message>
        <source>%1 more variants are not drawn. The table lists them.</source>
        <translation>%1 weitere Varianten sind nicht gezeichnet. Die Tabelle führt sie auf.</translation>
    </message>
    <message>
        <source>The sweeps appear when the project is checked.</source>
        <translation>Die Parameterstudien erscheinen, sobald das Projekt geprüft ist.</translation>
    </message>
    <message>
        <source>Playing the first runs…</source>
        <translation>Die ersten Läufe werden gespielt …</translation>
    </message>
    <message>
        <source>Stopped before the first run ended.</source>
        <translation>Angehalten, bevor der erste Lauf zu Ende war.</translation>
    </message>
    <message>
        <source>The sweep is switched off.</source>
        <translation>Die Parameterstudie ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>The sweep has errors. The pane Problems lists them.</source>
        <translation>Die Parameterstudie hat Fehler. Der Bereich „Probleme“ führt sie auf.</translation>
    </message>
    <message>
        <source>“Run” plays %1 variants with %2 seeds each, and measures each run.</source>
        <translation>„Spielen“ spielt %1 Varianten mit je %2 Startwerten und misst jeden Lauf.</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Playing: %1, %2 left.</source>
        <translation>Wird gespielt: %1, noch %2.</translation>
    </message>
    <message>
        <source>Playing: %1.</source>
        <translation>Wird gespielt: %1.</translation>
    </message>
    <message>
        <source>Paused: %1.</source>
        <translation>Pause: %1.</translation>
    </message>
    <message>
        <source>Cancelled: %1.</source>
        <translation>Abgebrochen: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The content has changed since these results.</source>
        <translation>Der Inhalt hat sich seit diesen Ergebnissen geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) have errors.</source>
        <translation>
            <numerusform>%n Variante hat Fehler.</numerusform>
            <numerusform>%n Varianten haben Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have errors. The first one: %1</source>
        <translation>
            <numerusform>%n Lauf hat Fehler. Der erste: %1</numerusform>
            <numerusform>%n Läufe haben Fehler. Der erste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open in the sandbox</source>
        <translation>Im Sandkasten öffnen</translation>
    </message>
    <message>
        <source>Open the XML of the sweep</source>
        <translation>XML der Parameterstudie öffnen</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu …</translation>
    </message>
    <message>
        <source>Makes a sweep, and writes it into the project</source>
        <translation>Legt eine Parameterstudie an und schreibt sie in das Projekt</translation>
    </message>
    <message>
        <source>Edit in XML</source>
        <translation>Im XML bearbeiten</translation>
    </message>
    <message>
        <source>Goes to the sweep in its file</source>
        <translation>Geht zur Parameterstudie in ihrer Datei</translation>
    </message>
    <message>
        <source>The project has no sweep. A sweep plays a scenario with other numbers in the content, and measures each run. “New…” makes one.</source>
        <translation>Das Projekt hat keine Parameterstudie. Eine Parameterstudie spielt ein Szenario mit anderen Zahlen im Inhalt und misst jeden Lauf. „Neu …“ legt eine an.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Writes the picture, or the value of each run, to a file</source>
        <translation>Schreibt das Bild oder den Wert jedes Laufs in eine Datei</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TableCommands</name>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle leeren</numerusform>
            <numerusform>%n Zellen leeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) did not fit into the table.</source>
        <translation>
            <numerusform>%n Wert passte nicht in die Tabelle.</numerusform>
            <numerusform>%n Werte passten nicht in die Tabelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle einfügen</numerusform>
            <numerusform>%n Zellen einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle ausfüllen</numerusform>
            <numerusform>%n Zellen ausfüllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calculate %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle berechnen</numerusform>
            <numerusform>%n Zellen berechnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Select the cells to change.</source>
        <translation>Wählen Sie die Zellen aus, die sich ändern sollen.</translation>
    </message>
    <message>
        <source>No selected cell would change.</source>
        <translation>Keine ausgewählte Zelle würde sich ändern.</translation>
    </message>
    <message numerus="yes">
        <source>Changes up to %n cell(s):</source>
        <translation>
            <numerusform>Ändert bis zu %n Zelle:</numerusform>
            <numerusform>Ändert bis zu %n Zellen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes %n cell(s):</source>
        <translation>
            <numerusform>Ändert %n Zelle:</numerusform>
            <numerusform>Ändert %n Zellen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skips %n cell(s) without a number.</source>
        <translation>
            <numerusform>Überspringt %n Zelle ohne Zahl.</numerusform>
            <numerusform>Überspringt %n Zellen ohne Zahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell is empty.</source>
        <translation>Keine Zelle ist leer.</translation>
    </message>
    <message>
        <source>The content has changed meanwhile. Nothing was changed here.</source>
        <translation>Der Inhalt hat sich inzwischen geändert. Hier wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The edits do not fit together. Nothing was changed.</source>
        <translation>Die Änderungen passen nicht zusammen. Nichts wurde geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot have a value: the row lacks the element, or its XML is malformed.</source>
        <translation>
            <numerusform>%n Zelle kann keinen Wert haben: Der Zeile fehlt das Element, oder ihr XML ist fehlerhaft.</numerusform>
            <numerusform>%n Zellen können keinen Wert haben: Den Zeilen fehlt das Element, oder ihr XML ist fehlerhaft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n row(s)</source>
        <translation>
            <numerusform>%n Zeile entfernen</numerusform>
            <numerusform>%n Zeilen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate a row</source>
        <translation>Eine Zeile verdoppeln</translation>
    </message>
    <message>
        <source>The file is no longer in the project. Nothing was changed.</source>
        <translation>Die Datei ist nicht mehr im Projekt. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TableGrid</name>
    <message numerus="yes">
        <source>%n cell(s) selected</source>
        <translation>
            <numerusform>%n Zelle ausgewählt</numerusform>
            <numerusform>%n Zellen ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s): sum %1, mean %2, smallest %3, largest %4</source>
        <translation>
            <numerusform>%n Zahl: Summe %1, Mittel %2, kleinste %3, größte %4</numerusform>
            <numerusform>%n Zahlen: Summe %1, Mittel %2, kleinste %3, größte %4</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Zum Text gehen</translation>
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
        <source>Clea&amp;r</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>D&amp;uplicate row</source>
        <translation>Zeile ver&amp;doppeln</translation>
    </message>
    <message>
        <source>Remo&amp;ve rows</source>
        <translation>Zeilen &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Fill down</source>
        <translation>Nach &amp;unten ausfüllen</translation>
    </message>
    <message>
        <source>C&amp;alculate…</source>
        <translation>&amp;Berechnen …</translation>
    </message>
    <message>
        <source>&amp;Next gap</source>
        <translation>&amp;Nächste Lücke</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TestsView</name>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>defekt</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle ausführen</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Auswahl ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run after each change</source>
        <translation>Nach jeder Änderung ausführen</translation>
    </message>
    <message>
        <source>Runs all tests again whenever the content changes</source>
        <translation>Führt alle Tests erneut aus, sobald sich der Inhalt ändert</translation>
    </message>
    <message>
        <source>Filter tests</source>
        <translation>Tests filtern</translation>
    </message>
    <message>
        <source>Progress of the tests</source>
        <translation>Fortschritt der Tests</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tests of the content</source>
        <translation>Tests des Inhalts</translation>
    </message>
    <message>
        <source>Running test %1 of %2</source>
        <translation>Test %1 von %2 läuft</translation>
    </message>
    <message>
        <source>%1 of %2 tests fail</source>
        <translation>%1 von %2 Tests schlagen fehl</translation>
    </message>
    <message>
        <source>%1 of %2 tests pass</source>
        <translation>%1 von %2 Tests bestehen</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n Test</numerusform>
            <numerusform>%n Tests</numerusform>
        </translation>
    </message>
    <message>
        <source>The tests appear when the project is checked.</source>
        <translation>Die Tests erscheinen, sobald das Projekt geprüft ist.</translation>
    </message>
    <message>
        <source>The project has no tests. A &lt;test&gt; plays a scenario and compares the run with what you expect: add one to a file of the project.</source>
        <translation>Das Projekt hat keine Tests. Ein &lt;test&gt; spielt ein Szenario und vergleicht den Lauf mit Ihren Erwartungen: Fügen Sie einen zu einer Datei des Projekts hinzu.</translation>
    </message>
    <message>
        <source>No test has these words in its name.</source>
        <translation>Kein Test hat diese Wörter im Namen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (before the last change)</source>
        <translation>%1 (vor der letzten Änderung)</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message>
        <source>not as expected</source>
        <translation>nicht wie erwartet</translation>
    </message>
    <message>
        <source>Accept new values</source>
        <translation>Neue Werte annehmen</translation>
    </message>
    <message>
        <source>Writes the values that the selected tests showed into the content: those of measures, and of expectations with one exact value</source>
        <translation>Schreibt die Werte, die die gewählten Tests gezeigt haben, in den Inhalt: die von Messungen und von Erwartungen mit genau einem Wert</translation>
    </message>
    <message>
        <source>as accepted</source>
        <translation>wie angenommen</translation>
    </message>
    <message>
        <source>not as accepted</source>
        <translation>nicht wie angenommen</translation>
    </message>
    <message>
        <source>Show in the sandbox</source>
        <translation>In der Sandbox zeigen</translation>
    </message>
    <message>
        <source>Plays the run of the test in the sandbox, up to the turn of the selected line, and explains its value</source>
        <translation>Spielt den Lauf des Tests in der Sandbox bis zur Runde der gewählten Zeile und erklärt ihren Wert</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>Make it small…</source>
        <translation>Verkleinern …</translation>
    </message>
    <message>
        <source>Removes what the failure of the test does not need, and saves the small run with its content as a file</source>
        <translation>Entfernt, was der Fehlschlag des Tests nicht braucht, und speichert den kleinen Lauf mit seinem Inhalt als Datei</translation>
    </message>
    <message>
        <source>Try faults…</source>
        <translation>Fehler ausprobieren …</translation>
    </message>
    <message>
        <source>Puts small faults into the content, one at a time, and lists those that no test notices</source>
        <translation>Baut kleine Fehler in den Inhalt ein, einen nach dem anderen, und listet die auf, die kein Test bemerkt</translation>
    </message>
    <message>
        <source>Which edit did this?</source>
        <translation>Welche Bearbeitung war das?</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Timeline</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Bearbeitungen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Timeline, turn %1 of %2</source>
        <translation>Zeitleiste, Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n marked turns</source>
        <translation>
            <numerusform>%1: %n markierte Runde</numerusform>
            <numerusform>%1: %n markierte Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Only turns %1 to %2</source>
        <translation>Nur Runden %1 bis %2</translation>
    </message>
    <message>
        <source>%1: show all turns</source>
        <translation>%1: alle Runden zeigen</translation>
    </message>
    <message>
        <source>The panes list only these turns. A click shows all turns again (Escape).</source>
        <translation>Die Bereiche zeigen nur diese Runden. Ein Klick zeigt wieder alle Runden (Esc).</translation>
    </message>
    <message>
        <source>Click: go to a turn. Shift and drag: list only some turns.</source>
        <translation>Klick: zu einer Runde gehen. Umschalt und Ziehen: nur einige Runden zeigen.</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TutorialView</name>
    <message>
        <source>The tutorial is a separate small project. Step by step, it leads you from almost nothing to a working mod.</source>
        <translation>Die Einführung ist ein eigenes kleines Projekt. Sie führt Sie Schritt für Schritt von fast nichts zu einem funktionierenden Mod.</translation>
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
        <source>Suggested XML</source>
        <translation>Vorgeschlagenes XML</translation>
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
        <translation>Schritt übersp&amp;ringen</translation>
    </message>
    <message>
        <source>&amp;Restart tutorial</source>
        <translation>Einführung &amp;von vorn</translation>
    </message>
    <message>
        <source>Restores the original files of the tutorial. You can undo this.</source>
        <translation>Stellt die ursprünglichen Dateien der Einführung wieder her. Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>Restart the tutorial</source>
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
        <source>&lt;b&gt;You have finished the tutorial.&lt;/b&gt; You wrote a mod, ran it, and asked why its numbers changed. The help describes everything else that content can do. The demo project shows many examples.</source>
        <translation>&lt;b&gt;Sie haben die Einführung abgeschlossen.&lt;/b&gt; Sie haben einen Mod geschrieben, ihn laufen lassen und gefragt, warum sich Zahlen geändert haben. Die Hilfe beschreibt, was Inhalte sonst noch können. Das Demoprojekt zeigt viele Beispiele.</translation>
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
        <source>References</source>
        <translation>Verwendungen</translation>
    </message>
    <message>
        <source>%1 ‘%2’ — references: %3</source>
        <translation>%1 „%2“ — Verwendungen: %3</translation>
    </message>
    <message>
        <source>This name no longer exists.</source>
        <translation>Diesen Namen gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Put the cursor on a name and press Shift+F12 to list its references.</source>
        <translation>Setzen Sie den Cursor auf einen Namen und drücken Sie Umschalt+F12, um seine Verwendungen aufzulisten.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ValueLayers</name>
    <message>
        <source>Values %1</source>
        <translation>Werte %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ValueLayersMenu</name>
    <message>
        <source>&amp;No values</source>
        <translation>&amp;Keine Werte</translation>
    </message>
    <message>
        <source>New &amp;layer of values</source>
        <translation>&amp;Neue Werteebene</translation>
    </message>
    <message>
        <source>&amp;Edit layers of values</source>
        <translation>Werteebenen b&amp;earbeiten</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ValueLayersView</name>
    <message>
        <source>Type or class of the objects</source>
        <translation>Typ oder Klasse der Objekte</translation>
    </message>
    <message>
        <source>Layers of values</source>
        <translation>Werteebenen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a layer of values (Insert)</source>
        <translation>Eine Werteebene hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this layer (Delete)</source>
        <translation>Diese Ebene entfernen (Entf)</translation>
    </message>
    <message>
        <source>Name of the layer</source>
        <translation>Name der Ebene</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>alle Objekte</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>kleinster</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>Value of a system</source>
        <translation>Wert eines Systems</translation>
    </message>
    <message>
        <source>A system without a value of its own shows this value of its objects</source>
        <translation>Ein System ohne eigenen Wert zeigt diesen Wert seiner Objekte</translation>
    </message>
    <message>
        <source>Choose a layer, or add one. A layer colours the map by an expression, and can also show circles, texts and heat.</source>
        <translation>Wählen Sie eine Ebene, oder fügen Sie eine hinzu. Eine Ebene färbt die Karte nach einem Ausdruck und kann auch Kreise, Texte und Wärme zeigen.</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>&amp;Farbe:</translation>
    </message>
    <message>
        <source>&amp;Label:</source>
        <translation>&amp;Text:</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>&amp;von</translation>
    </message>
    <message>
        <source>S&amp;ystems:</source>
        <translation>S&amp;ysteme:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Happiness, or Industry &gt; 5, or owner</source>
        <translation>Happiness, oder Industry &gt; 5, oder owner</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1: change from the other run</source>
        <translation>%1: Änderung gegenüber dem anderen Lauf</translation>
    </message>
    <message>
        <source>Show the difference from the run with which Compare compares</source>
        <translation>Den Unterschied zum Lauf zeigen, mit dem Vergleich vergleicht</translation>
    </message>
    <message>
        <source>No values</source>
        <translation>Keine Werte</translation>
    </message>
    <message>
        <source>Start a scenario to see the values on the map.</source>
        <translation>Starten Sie ein Szenario, um die Werte auf der Karte zu sehen.</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>G&amp;röße:</translation>
    </message>
    <message>
        <source>Hea&amp;t:</source>
        <translation>&amp;Wärme:</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::VaryRow</name>
    <message>
        <source>Number to vary</source>
        <translation>Zahl, die sich ändert</translation>
    </message>
    <message>
        <source>Remove this number</source>
        <translation>Diese Zahl entfernen</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Einen Teil des Namens eingeben</translation>
    </message>
    <message>
        <source>from, to</source>
        <translation>von, bis</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Way to enter the values</source>
        <translation>Art, die Werte einzugeben</translation>
    </message>
    <message>
        <source>Smallest value</source>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source> values</source>
        <translation> Werte</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>Zahl der Werte</translation>
    </message>
    <message>
        <source>such as 10 20 30</source>
        <translation>zum Beispiel 10 20 30</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WatchList</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>was %1</source>
        <comment>before a change</comment>
        <translation>war %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>not yet created</source>
        <translation>noch nicht erzeugt</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>The run stops when this changes</source>
        <translation>Der Lauf hält an, wenn sich dies ändert</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachtung</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Am Zeiger</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>values of turns %1 to %2</source>
        <translation>Werte der Runden %1 bis %2</translation>
    </message>
    <message>
        <source>Turns %1 to %2</source>
        <translation>Runden %1 bis %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WatchesView</name>
    <message>
        <source>Progress of the watches</source>
        <translation>Fortschritt der Beobachtungen</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>Beobachtungen</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then watch its values here.</source>
        <translation>Noch kein Lauf. Erzeugen Sie eine neue Galaxie, oder öffnen Sie ein Szenario; dann können Sie hier dessen Werte beobachten.</translation>
    </message>
    <message>
        <source>No watches yet. Type a value above, or choose “Watch this value” in the menu of a value.</source>
        <translation>Noch keine Beobachtungen. Geben Sie oben einen Wert ein, oder wählen Sie „Diesen Wert beobachten“ im Menü eines Werts.</translation>
    </message>
    <message>
        <source>The run cannot stop at this watch: choose a value of one object, or of the whole run.</source>
        <translation>Der Lauf kann bei dieser Beobachtung nicht anhalten: Wählen Sie einen Wert eines einzelnen Objekts oder des ganzen Laufs.</translation>
    </message>
    <message>
        <source>New breakpoint: %1</source>
        <translation>Neuer Haltepunkt: %1</translation>
    </message>
    <message>
        <source>Removed the breakpoint %1</source>
        <translation>Haltepunkt %1 entfernt</translation>
    </message>
    <message>
        <source>The value does not change in a later known turn.</source>
        <translation>Der Wert ändert sich in keiner späteren bekannten Runde.</translation>
    </message>
    <message>
        <source>The value did not change in an earlier turn.</source>
        <translation>Der Wert hat sich in keiner früheren Runde geändert.</translation>
    </message>
    <message>
        <source>Show breakdown</source>
        <translation>Aufschlüsselung anzeigen</translation>
    </message>
    <message>
        <source>Plot this value</source>
        <translation>Diesen Wert darstellen</translation>
    </message>
    <message>
        <source>Stop the run when it changes</source>
        <translation>Den Lauf anhalten, wenn er sich ändert</translation>
    </message>
    <message>
        <source>Edit expression</source>
        <translation>Ausdruck bearbeiten</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove this watch</source>
        <translation>Diese Beobachtung entfernen</translation>
    </message>
    <message>
        <source>Remove all watches</source>
        <translation>Alle Beobachtungen entfernen</translation>
    </message>
    <message>
        <source>Removed the watch %1. Ctrl+Z in the list brings it back.</source>
        <translation>Beobachtung %1 entfernt. Strg+Z in der Liste holt sie zurück.</translation>
    </message>
    <message>
        <source>Removed all watches. Ctrl+Z in the list brings them back.</source>
        <translation>Alle Beobachtungen entfernt. Strg+Z in der Liste holt sie zurück.</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Diesen Wert festhalten</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WhatIfDialog</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Try a what-if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>&amp;Set once: the rules go on from the value</source>
        <translation>&amp;Einmal setzen: Die Regeln rechnen mit dem Wert weiter</translation>
    </message>
    <message>
        <source>&amp;Hold: no rule changes the value until</source>
        <translation>&amp;Festhalten: Keine Regel ändert den Wert bis</translation>
    </message>
    <message>
        <source>the end of the run</source>
        <translation>zum Ende des Laufs</translation>
    </message>
    <message>
        <source>turn </source>
        <translation>Runde </translation>
    </message>
    <message>
        <source>Last turn of the hold</source>
        <translation>Letzte Runde des Festhaltens</translation>
    </message>
    <message>
        <source>Object:</source>
        <translation>Objekt:</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Wert:</translation>
    </message>
    <message>
        <source>&amp;New value:</source>
        <translation>&amp;Neuer Wert:</translation>
    </message>
    <message>
        <source>A new what-if</source>
        <translation>Eine neue Annahme</translation>
    </message>
    <message>
        <source>A new what-if, with the statements of “%1”</source>
        <translation>Eine neue Annahme mit den Anweisungen von „%1“</translation>
    </message>
    <message>
        <source>The what-if “%1”</source>
        <translation>Die Annahme „%1“</translation>
    </message>
    <message>
        <source>&amp;Add to:</source>
        <translation>&amp;Hinzufügen zu:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>Na&amp;me:</translation>
    </message>
    <message>
        <source>Play what-if</source>
        <translation>Annahme spielen</translation>
    </message>
    <message>
        <source>A value, or a change of a number such as +5</source>
        <translation>Ein Wert, oder die Änderung einer Zahl wie +5</translation>
    </message>
    <message>
        <source>Computing the run…</source>
        <translation>Der Lauf wird berechnet …</translation>
    </message>
    <message>
        <source>Start a scenario first.</source>
        <translation>Starten Sie zuerst ein Szenario.</translation>
    </message>
    <message>
        <source>Choose a value.</source>
        <translation>Wählen Sie einen Wert.</translation>
    </message>
    <message>
        <source>Enter the new value.</source>
        <translation>Geben Sie den neuen Wert ein.</translation>
    </message>
    <message>
        <source>Enter a name for the what-if.</source>
        <translation>Geben Sie einen Namen für die Annahme ein.</translation>
    </message>
    <message>
        <source>There is already a what-if with this name.</source>
        <translation>Es gibt schon eine Annahme mit diesem Namen.</translation>
    </message>
    <message>
        <source>Turn %1: %2 %3 → %4.</source>
        <translation>Runde %1: %2 %3 → %4.</translation>
    </message>
    <message>
        <source>%1 Each turn computes this maximum anew. Hold it to keep it.</source>
        <translation>%1 Jede Runde berechnet dieses Maximum neu. Halten Sie es fest, um es zu behalten.</translation>
    </message>
    <message>
        <source>%1 The present run stays as it is.</source>
        <translation>%1 Der jetzige Lauf bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Try what-if %1</source>
        <translation>Annahme: %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WhyNotView</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>XML öffnen</translation>
    </message>
    <message>
        <source>Why no effect?</source>
        <translation>Warum keine Wirkung?</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy, then choose an object.</source>
        <translation>Öffnen Sie ein Szenario oder erzeugen Sie eine neue Galaxie, und wählen Sie dann ein Objekt.</translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list to see why a group did not affect it.</source>
        <translation>Wählen Sie auf der Karte oder in der Liste ein Objekt, um zu sehen, warum eine Gruppe nicht darauf gewirkt hat.</translation>
    </message>
    <message>
        <source>No object in this galaxy has a group yet. Place a class on an object first.</source>
        <translation>Kein Objekt in dieser Galaxie hat bisher eine Gruppe. Platzieren Sie zuerst eine Klasse auf einem Objekt.</translation>
    </message>
    <message>
        <source>Why did this group not affect %1 in turn %2?</source>
        <translation>Warum hat diese Gruppe in Runde %2 nicht auf %1 gewirkt?</translation>
    </message>
    <message>
        <source>&lt;b&gt;It did affect the object:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Sie hat auf das Objekt gewirkt:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stopped at %1:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;Ohne Wirkung (%1):&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>G&amp;roup</source>
        <translation>Gr&amp;uppe</translation>
    </message>
</context>
</TS>
