<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nouveau projet…</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;Ouvrir un projet…</translation>
    </message>
    <message>
        <source>New &amp;tutorial…</source>
        <translation>Nouveau t&amp;utoriel…</translation>
    </message>
    <message>
        <source>Open the &amp;demo project</source>
        <translation>Ouvrir le projet de &amp;démonstration</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Projets &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Tout enregistrer</translation>
    </message>
    <message>
        <source>&amp;Close editor</source>
        <translation>&amp;Fermer l’éditeur</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Rec&amp;hercher</translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation>Re&amp;mplacer</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation>Correction rap&amp;ide</translation>
    </message>
    <message>
        <source>Go to &amp;class…</source>
        <translation>Aller à la &amp;classe…</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>Problème &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>&amp;Problème précédent</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Emplacement précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>Emp&amp;lacement suivant</translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation>&amp;Volet suivant</translation>
    </message>
    <message>
        <source>Previous pa&amp;ne</source>
        <translation>V&amp;olet précédent</translation>
    </message>
    <message>
        <source>New &amp;galaxy…</source>
        <translation>Nouvelle &amp;galaxie…</translation>
    </message>
    <message>
        <source>&amp;Open scenario…</source>
        <translation>&amp;Ouvrir un scénario…</translation>
    </message>
    <message>
        <source>R&amp;estart run</source>
        <translation>&amp;Recommencer la partie</translation>
    </message>
    <message>
        <source>&amp;Save as scenario…</source>
        <translation>Enregistrer comme &amp;scénario…</translation>
    </message>
    <message>
        <source>&amp;Run turns</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>S&amp;tep one turn</source>
        <translation>&amp;Avancer d’un tour</translation>
    </message>
    <message>
        <source>Step b&amp;ack one turn</source>
        <translation>Rec&amp;uler d’un tour</translation>
    </message>
    <message>
        <source>Change o&amp;bject…</source>
        <translation>Modifier l’o&amp;bjet…</translation>
    </message>
    <message>
        <source>&amp;Why no effect?</source>
        <translation>&amp;Pourquoi sans effet&#xa0;?</translation>
    </message>
    <message>
        <source>C&amp;heck availability</source>
        <translation>Vérifier la &amp;disponibilité</translation>
    </message>
    <message>
        <source>Check res&amp;ponse order</source>
        <translation>Vérifier l’ordre des répo&amp;nses</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>Éc&amp;rire</translation>
    </message>
    <message>
        <source>&amp;Sandbox</source>
        <translation>&amp;Bac à sable</translation>
    </message>
    <message>
        <source>Side &amp;by side</source>
        <translation>&amp;Côte à côte</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formulaire</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>Form &amp;and source</source>
        <translation>Formulaire &amp;et source</translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation>&amp;Volets</translation>
    </message>
    <message>
        <source>&amp;Fit the galaxy</source>
        <translation>&amp;Ajuster la galaxie</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;About Orrery</source>
        <translation>À &amp;propos d’Orrery</translation>
    </message>
    <message>
        <source>Find in the &amp;project</source>
        <translation>Rechercher &amp;dans le projet</translation>
    </message>
    <message>
        <source>Replace in the pro&amp;ject</source>
        <translation>Remplacer dans le pro&amp;jet</translation>
    </message>
    <message>
        <source>Edit &amp;texts and translations</source>
        <translation>Modifier les &amp;textes et traductions</translation>
    </message>
    <message>
        <source>&amp;Silence the problem here</source>
        <translation>I&amp;gnorer le problème ici</translation>
    </message>
    <message>
        <source>Create &amp;baseline from all problems</source>
        <translation>Prendre tous les problèmes actuels comme ré&amp;férence</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <source>New &amp;class…</source>
        <translation>Nouvelle &amp;classe…</translation>
    </message>
    <message>
        <source>New &amp;group…</source>
        <translation>Nouveau &amp;groupe…</translation>
    </message>
    <message>
        <source>New &amp;scenario…</source>
        <translation>Nouveau &amp;scénario…</translation>
    </message>
    <message>
        <source>New &amp;file…</source>
        <translation>Nouveau &amp;fichier…</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>Aller à la &amp;définition</translation>
    </message>
    <message>
        <source>Find &amp;references</source>
        <translation>Rechercher les &amp;références</translation>
    </message>
    <message>
        <source>Show &amp;hierarchy</source>
        <translation>Montrer la &amp;hiérarchie</translation>
    </message>
    <message>
        <source>Show scope &amp;funnel</source>
        <translation>Montrer l&apos;&amp;entonnoir de portée</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>&amp;Explain the problem</source>
        <translation>&amp;Expliquer le problème</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Tout sélec&amp;tionner</translation>
    </message>
    <message>
        <source>Mark this t&amp;urn</source>
        <translation>Mar&amp;quer ce tour</translation>
    </message>
    <message>
        <source>La&amp;yers of the map</source>
        <translation>Cou&amp;ches de la carte</translation>
    </message>
    <message>
        <source>Class &amp;table</source>
        <translation>&amp;Table des classes</translation>
    </message>
    <message>
        <source>Choose c&amp;olumns…</source>
        <translation>Choisir les c&amp;olonnes…</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>Remplir vers le &amp;bas</translation>
    </message>
    <message>
        <source>C&amp;alculate cells…</source>
        <translation>C&amp;alculer les cellules…</translation>
    </message>
    <message>
        <source>Next gap in the ta&amp;ble</source>
        <translation>&amp;Lacune suivante de la table</translation>
    </message>
    <message>
        <source>Mo&amp;ve object…</source>
        <translation>Déplacer l’objet…</translation>
    </message>
    <message>
        <source>Atta&amp;ch object…</source>
        <translation>Rattacher l’objet…</translation>
    </message>
    <message>
        <source>Star&amp;lane to…</source>
        <translation>Voie stellaire vers…</translation>
    </message>
    <message>
        <source>Add s&amp;ystem…</source>
        <translation>Ajouter un s&amp;ystème…</translation>
    </message>
    <message>
        <source>A&amp;dd planet…</source>
        <translation>Ajouter une planète…</translation>
    </message>
    <message>
        <source>Re&amp;name object…</source>
        <translation>Renommer l’objet…</translation>
    </message>
    <message>
        <source>Remove ob&amp;ject</source>
        <translation>Retirer l’ob&amp;jet</translation>
    </message>
    <message>
        <source>Show brea&amp;kdown</source>
        <translation>Afficher la déc&amp;omposition</translation>
    </message>
    <message>
        <source>Close pro&amp;ject</source>
        <translation>Fermer le pro&amp;jet</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Sho&amp;w as a table</source>
        <translation>&amp;Montrer en table</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>&amp;Comparer des parties</translation>
    </message>
    <message>
        <source>P&amp;in this run</source>
        <translation>Épin&amp;gler cette partie</translation>
    </message>
    <message>
        <source>Step ins&amp;ide the turn</source>
        <translation>Avancer à l’&amp;intérieur du tour</translation>
    </message>
    <message>
        <source>Step back insi&amp;de the turn</source>
        <translation>Reculer à l’intérieur &amp;du tour</translation>
    </message>
    <message>
        <source>&amp;Continue to the next breakpoint</source>
        <translation>&amp;Continuer jusqu’au prochain point d’arrêt</translation>
    </message>
    <message>
        <source>Go &amp;back to the previous breakpoint</source>
        <translation>Re&amp;venir au point d’arrêt précédent</translation>
    </message>
    <message>
        <source>Go to the &amp;last change of the value</source>
        <translation>Aller au &amp;dernier changement de la valeur</translation>
    </message>
    <message>
        <source>Show breakpoints</source>
        <translation>Afficher les points d’arrêt</translation>
    </message>
    <message>
        <source>&amp;Ask the run</source>
        <translation>&amp;Interroger la partie</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint here</source>
        <translation>Poser ou retirer un point d’arrêt ici</translation>
    </message>
    <message>
        <source>Which edit did this?</source>
        <translation>Quelle modification a fait cela ?</translation>
    </message>
    <message>
        <source>P&amp;lots</source>
        <translation>Co&amp;urbes</translation>
    </message>
    <message>
        <source>Plot this &amp;value</source>
        <translation>Tracer cette &amp;valeur</translation>
    </message>
    <message>
        <source>Ne&amp;w what-if…</source>
        <translation>No&amp;uvelle hypothèse…</translation>
    </message>
    <message>
        <source>Switc&amp;h what-if…</source>
        <translation>C&amp;hanger d’hypothèse…</translation>
    </message>
    <message>
        <source>Rena&amp;me what-if…</source>
        <translation>Reno&amp;mmer l’hypothèse…</translation>
    </message>
    <message>
        <source>Move what-if &amp;to main run</source>
        <translation>Reprendre l’hypo&amp;thèse dans la partie principale</translation>
    </message>
    <message>
        <source>De&amp;lete what-if</source>
        <translation>&amp;Supprimer l’hypothèse</translation>
    </message>
    <message>
        <source>Val&amp;ues on the map</source>
        <translation>Vale&amp;urs sur la carte</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>F&amp;rise</translation>
    </message>
    <message>
        <source>&amp;Edit layers of values</source>
        <translation>Modifier l&amp;es couches de valeurs</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint on this effect</source>
        <translation>Poser ou retirer un point d’arrêt sur cet effet</translation>
    </message>
    <message>
        <source>Show watches</source>
        <translation>Afficher les valeurs suivies</translation>
    </message>
    <message>
        <source>Watch this value</source>
        <translation>Suivre cette valeur</translation>
    </message>
    <message>
        <source>Compare on many seeds</source>
        <translation>Comparer sur de nombreuses graines</translation>
    </message>
    <message>
        <source>Run all tests</source>
        <translation>Lancer tous les tests</translation>
    </message>
    <message>
        <source>Run the test here</source>
        <translation>Lancer le test ici</translation>
    </message>
    <message>
        <source>Show tests</source>
        <translation>Afficher les tests</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Fixer cette valeur</translation>
    </message>
    <message>
        <source>Show coverage</source>
        <translation>Afficher la couverture</translation>
    </message>
    <message>
        <source>Show sweeps</source>
        <translation>Afficher les balayages</translation>
    </message>
    <message>
        <source>Show ranking</source>
        <translation>Afficher le classement</translation>
    </message>
    <message>
        <source>Measure turns</source>
        <translation>Mesurer des tours</translation>
    </message>
    <message>
        <source>Show causes</source>
        <translation>Afficher les causes</translation>
    </message>
    <message>
        <source>Show what led to this value</source>
        <translation>Montrer ce qui a mené à cette valeur</translation>
    </message>
    <message>
        <source>Show what followed from this value</source>
        <translation>Montrer ce qui a découlé de cette valeur</translation>
    </message>
    <message>
        <source>O&amp;pen run…</source>
        <translation>Ouvrir une &amp;partie…</translation>
    </message>
    <message>
        <source>Sa&amp;ve run…</source>
        <translation>Enre&amp;gistrer la partie…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Export &amp;turn as a page…</source>
        <translation>Exporter le &amp;tour en page web…</translation>
    </message>
    <message>
        <source>Export trace as &amp;CSV…</source>
        <translation>Exporter la trace en &amp;CSV…</translation>
    </message>
    <message>
        <source>Export trace as &amp;JSON…</source>
        <translation>Exporter la trace en &amp;JSON…</translation>
    </message>
    <message>
        <source>Export galaxy as &amp;PNG…</source>
        <translation>Exporter la galaxie en &amp;PNG…</translation>
    </message>
    <message>
        <source>Export galaxy as &amp;SVG…</source>
        <translation>Exporter la galaxie en &amp;SVG…</translation>
    </message>
    <message>
        <source>Export content &amp;reference…</source>
        <translation>Exporter la &amp;référence du contenu…</translation>
    </message>
    <message>
        <source>New sweep…</source>
        <translation>Nouveau balayage…</translation>
    </message>
    <message>
        <source>Solve for a number…</source>
        <translation>Chercher un nombre…</translation>
    </message>
    <message>
        <source>Which faults do the tests notice?</source>
        <translation>Quels défauts les tests remarquent-ils ?</translation>
    </message>
    <message>
        <source>Open saved &amp;game…</source>
        <translation>Ouvrir une &amp;sauvegarde…</translation>
    </message>
    <message>
        <source>Export to &amp;FreeOrion…</source>
        <translation>Exporter vers &amp;FreeOrion…</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Import &amp;FreeOrion 0.4.10 content…</source>
        <translation>Importer le contenu de &amp;FreeOrion 0.4.10…</translation>
    </message>
    <message>
        <source>Import FreeOrion &amp;classic content…</source>
        <translation>Importer le contenu &amp;classique de FreeOrion…</translation>
    </message>
    <message>
        <source>Fi&amp;nd anything…</source>
        <translation>&amp;Tout trouver…</translation>
    </message>
    <message>
        <source>New &amp;variable…</source>
        <translation>Nouvelle &amp;variable…</translation>
    </message>
    <message>
        <source>New t&amp;est…</source>
        <translation>Nouveau t&amp;est…</translation>
    </message>
    <message>
        <source>&amp;Breakpoints and watches</source>
        <translation>&amp;Points d’arrêt et valeurs suivies</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>Modi&amp;fier</translation>
    </message>
    <message>
        <source>&amp;Give an order…</source>
        <translation>&amp;Donner un ordre…</translation>
    </message>
    <message>
        <source>&amp;Show statements</source>
        <translation>&amp;Montrer les instructions</translation>
    </message>
    <message>
        <source>&amp;Remove all statements</source>
        <translation>Reti&amp;rer toutes les instructions</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>E&amp;xpliquer</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>Try &amp;what-ifs</source>
        <translation>&amp;Hypothèses</translation>
    </message>
    <message>
        <source>Tr&amp;y what-if…</source>
        <translation>&amp;Et si…</translation>
    </message>
    <message>
        <source>Tests and co&amp;verage</source>
        <translation>&amp;Tests et couverture</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>M&amp;esurer</translation>
    </message>
</context>
<context>
    <name>ChangedLines</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Type a part of the name…</source>
        <translation>Saisissez une partie du nom…</translation>
    </message>
    <message>
        <source>Nothing matches &apos;%1&apos;.</source>
        <translation>Rien ne correspond à « %1 ».</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglé</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>exists</source>
        <translation>existe</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>n’existe pas</translation>
    </message>
</context>
<context>
    <name>CompletionPopup</name>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>attribut</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>expression</translation>
    </message>
    <message>
        <source>closing tag</source>
        <translation>balise fermante</translation>
    </message>
    <message>
        <source>snippet</source>
        <translation>extrait</translation>
    </message>
</context>
<context>
    <name>ExpressionNames</name>
    <message>
        <source>meter</source>
        <translation>jauge</translation>
    </message>
    <message>
        <source>maximum of a meter</source>
        <translation>maximum de la jauge</translation>
    </message>
    <message>
        <source>property</source>
        <translation>propriété</translation>
    </message>
    <message>
        <source>stockpile</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>member</source>
        <translation>membre</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variable</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>built-in value</source>
        <translation>valeur prédéfinie</translation>
    </message>
    <message>
        <source>function</source>
        <translation>fonction</translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation>agrégat</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relation</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>grouping</source>
        <translation>regroupement</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>mot-clé</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>&apos;%1&apos; is not a valid name for a project file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom valide pour un fichier du projet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be renamed: Orrery finds this file by its name.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être renommé&#xa0;: Orrery trouve ce fichier par son nom.</translation>
    </message>
    <message>
        <source>Renamed &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>«&#xa0;%1&#xa0;» renommé en «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be deleted: it is the manifest of the project.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être supprimé&#xa0;: c’est le manifeste du projet.</translation>
    </message>
    <message>
        <source>Deleted &apos;%1&apos;; undo restores it</source>
        <translation>«&#xa0;%1&#xa0;» supprimé&#xa0;; l’annulation le rétablit</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Renommer le fichier</translation>
    </message>
    <message>
        <source>New name of &apos;%1&apos;, optionally with folders:</source>
        <translation>Nouveau nom de «&#xa0;%1&#xa0;», éventuellement avec des dossiers&#xa0;:</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>Il contient&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files refer to names that only this file defines:</source>
        <translation>D’autres fichiers font référence à des noms que seul ce fichier définit&#xa0;:</translation>
    </message>
    <message>
        <source>No other file refers to it.</source>
        <translation>Aucun autre fichier n’y fait référence.</translation>
    </message>
    <message>
        <source>Delete &apos;%1&apos; from the project and from the disk?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;» du projet et du disque&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a table. Rename or delete it in its folder, outside Orrery.</source>
        <translation>«&#xa0;%1&#xa0;» est une table. Renommez-la ou supprimez-la dans son dossier, hors d’Orrery.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message numerus="yes">
        <source>%n class(es)</source>
        <translation>
            <numerusform>%n classe</numerusform>
            <numerusform>%n classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scénario</numerusform>
            <numerusform>%n scénarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other element(s)</source>
        <translation>
            <numerusform>%n autre élément</numerusform>
            <numerusform>%n autres éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 (%n reference(s))</source>
        <translation>
            <numerusform>%1 %2 (%n référence)</numerusform>
            <numerusform>%1 %2 (%n références)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>Filter…</source>
        <translation>Filtrer…</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>FormChoices</name>
    <message>
        <source>all owners of the source</source>
        <translation>tous les propriétaires de la source</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>FormEntries</name>
    <message>
        <source>Inside %1</source>
        <translation>Dans %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Après %1</translation>
    </message>
    <message>
        <source>Change %1 into</source>
        <translation>Changer %1 en</translation>
    </message>
</context>
<context>
    <name>FormTree</name>
    <message numerus="yes">
        <source>(%n element(s))</source>
        <translation>
            <numerusform>(%n élément)</numerusform>
            <numerusform>(%n éléments)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message>
        <source>One of: %1</source>
        <translation>Au choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Obligatoire.</translation>
    </message>
    <message>
        <source>Format of %1: %2</source>
        <translation>Format de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>In the reference: %1</source>
        <translation>Dans la référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Declared in %1</source>
        <translation>Déclaré dans %1</translation>
    </message>
</context>
<context>
    <name>MapChannelValues</name>
    <message>
        <source>%1, change from the other run</source>
        <translation>%1, changement par rapport à l’autre partie</translation>
    </message>
    <message>
        <source>Size and heat need a number</source>
        <translation>La taille et la chaleur demandent un nombre</translation>
    </message>
    <message>
        <source>false</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>true</source>
        <translation>vrai</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Couleur : %1</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>Taille : %1</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Texte : %1</translation>
    </message>
    <message>
        <source>Heat: %1</source>
        <translation>Chaleur : %1</translation>
    </message>
    <message>
        <source>%1 (systems: mean)</source>
        <translation>%1 (systèmes : moyenne)</translation>
    </message>
    <message>
        <source>%1 (systems: sum)</source>
        <translation>%1 (systèmes : somme)</translation>
    </message>
    <message>
        <source>%1 (systems: smallest)</source>
        <translation>%1 (systèmes : plus petite)</translation>
    </message>
    <message>
        <source>%1 (systems: largest)</source>
        <translation>%1 (systèmes : plus grande)</translation>
    </message>
    <message>
        <source>%1, no object has a value</source>
        <extracomment>A line of the legend, such as &quot;Colour: Industry&quot;</extracomment>
        <translation>%1, aucun objet n’a de valeur</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>A line of the legend and the range of its values, such as &quot;Colour: Industry, 0 to 20&quot;</extracomment>
        <translation>%1, de %2 à %3</translation>
    </message>
</context>
<context>
    <name>MapKey</name>
    <message>
        <source>%1, change since turn %2</source>
        <translation>%1, évolution depuis le tour %2</translation>
    </message>
    <message>
        <source>%1, per system or object</source>
        <translation>%1, par système ou objet</translation>
    </message>
    <message>
        <source>negative: dashed</source>
        <translation>négatif : en tirets</translation>
    </message>
    <message>
        <source>no object has a value</source>
        <translation>aucun objet n’a de valeur</translation>
    </message>
    <message>
        <source>no detection ranges</source>
        <translation>aucune portée de détection</translation>
    </message>
    <message>
        <source>detection range</source>
        <translation>portée de détection</translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>%1 has no expression yet</source>
        <translation>%1 n’a pas encore d’expression</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>%n autre ligne</numerusform>
            <numerusform>%n autres lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>MapLayers</name>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Noms</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation>&amp;Voies stellaires</translation>
    </message>
    <message>
        <source>&amp;Areas of empires</source>
        <translation>&amp;Territoires des empires</translation>
    </message>
    <message>
        <source>&amp;Fleets</source>
        <translation>&amp;Flottes</translation>
    </message>
    <message>
        <source>&amp;Detection ranges</source>
        <translation>Portées de &amp;détection</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>Lé&amp;gende</translation>
    </message>
</context>
<context>
    <name>MapObjects</name>
    <message>
        <source>The object does not exist in this turn</source>
        <translation>L’objet n’existe pas à ce tour</translation>
    </message>
    <message>
        <source>Starlane: drop on another system</source>
        <translation>Voie stellaire&#xa0;: déposez sur un autre système</translation>
    </message>
    <message>
        <source>Remove the starlane from %1 to %2</source>
        <translation>Retirer la voie stellaire de %1 à %2</translation>
    </message>
    <message>
        <source>Add a starlane from %1 to %2</source>
        <translation>Ajouter une voie stellaire de %1 à %2</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 en %2</translation>
    </message>
    <message>
        <source>%1 is already here</source>
        <translation>%1 est déjà ici</translation>
    </message>
    <message>
        <source>Drop %1 on a system or on another object</source>
        <translation>Déposez %1 sur un système ou sur un autre objet</translation>
    </message>
    <message>
        <source>%1 is attached to %2</source>
        <translation>%1 est rattaché à %2</translation>
    </message>
    <message>
        <source>%1 cannot be attached to %2</source>
        <translation>%1 ne peut pas être rattaché à %2</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 y est déjà</translation>
    </message>
    <message>
        <source>Move %1 into %2</source>
        <translation>Déplacer %1 dans %2</translation>
    </message>
    <message>
        <source>Attach %1 to %2</source>
        <translation>Rattacher %1 à %2</translation>
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
        <translation>%1 (nouveau)</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n objet</numerusform>
            <numerusform>%n objets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2) : %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>%1: %2 (since turn %3)</source>
        <translation>%1 : %2 (depuis le tour %3)</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Sandbox</source>
        <translation>&amp;Bac à sable</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projet</translation>
    </message>
</context>
<context>
    <name>NameKinds</name>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>scénario</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condition</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>meter</source>
        <translation>jauge</translation>
    </message>
    <message>
        <source>property</source>
        <translation>propriété</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>ressource</translation>
    </message>
    <message>
        <source>enumeration</source>
        <translation>énumération</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>event</source>
        <translation>événement</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>variable</translation>
    </message>
    <message>
        <source>function</source>
        <translation>fonction</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation>agrégat</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>stacking name</source>
        <translation>nom de cumul</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>grouping</source>
        <translation>regroupement</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>compteur</translation>
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
        <translation>expression non valide</translation>
    </message>
    <message>
        <source>here is no Source: the names refer to the object of the row</source>
        <translation>il n’y a pas de source ici : les noms désignent l’objet de la ligne</translation>
    </message>
    <message>
        <source>value() is known only while effects are applied</source>
        <translation>value() n’est connu que pendant l’application des effets</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Tout trouver</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Opening and saving</source>
        <translation>Ouverture et enregistrement</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>Limits of runs</source>
        <translation>Limites des parties</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Orrery uses another language after a restart.</source>
        <translation>Orrery utilise une autre langue après un redémarrage.</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Font of source and expressions</source>
        <translation>Police de la source et des expressions</translation>
    </message>
    <message>
        <source>Size of source and expressions</source>
        <translation>Taille de la source et des expressions</translation>
    </message>
    <message>
        <source>Save all files automatically</source>
        <translation>Enregistrer tous les fichiers automatiquement</translation>
    </message>
    <message>
        <source>Orrery keeps unsaved edits after a crash in any case.</source>
        <translation>Après un plantage, Orrery garde de toute façon les modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>5 seconds after the last edit</source>
        <translation>5 secondes après la dernière modification</translation>
    </message>
    <message>
        <source>When another program gets the focus</source>
        <translation>Quand un autre programme reçoit le focus</translation>
    </message>
    <message>
        <source>Open the last project at the start</source>
        <translation>Ouvrir le dernier projet au démarrage</translation>
    </message>
    <message>
        <source>Not after you close the project: then Orrery shows the start page.</source>
        <translation>Sauf si vous fermez le projet : Orrery affiche alors la page d’accueil.</translation>
    </message>
    <message>
        <source>Number of turns for &apos;Run turns&apos;</source>
        <translation>Nombre de tours pour « Jouer des tours »</translation>
    </message>
    <message>
        <source>The field beside the button changes it, too.</source>
        <translation>Le champ à côté du bouton le modifie aussi.</translation>
    </message>
    <message>
        <source>At this limit, the run ends after the last complete turn.</source>
        <translation>À cette limite, la partie se termine après le dernier tour complet.</translation>
    </message>
    <message>
        <source>At this limit, the run goes on without more of them.</source>
        <translation>À cette limite, la partie continue sans en ajouter.</translation>
    </message>
    <message>
        <source>For one turn. At this limit, the turn goes on without more of them.</source>
        <translation>Pour un tour. À cette limite, le tour continue sans en ajouter.</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
</context>
<context>
    <name>RowFilter</name>
    <message>
        <source>&apos;%1&apos; is not expected here.</source>
        <translation>&apos;%1&apos; n’est pas attendu ici.</translation>
    </message>
    <message>
        <source>The parentheses are nested too deeply.</source>
        <translation>Les parenthèses sont trop imbriquées.</translation>
    </message>
    <message>
        <source>The end is missing.</source>
        <translation>Il manque la fin.</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>Il manque une parenthèse fermante.</translation>
    </message>
    <message>
        <source>The column before &apos;%1&apos; is missing.</source>
        <translation>Il manque la colonne avant &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>No column is called &apos;%1&apos;.</source>
        <translation>Aucune colonne ne s’appelle &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The value after &apos;%1&apos; is missing.</source>
        <translation>Il manque la valeur après &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a number: &apos;%2&apos; is none.</source>
        <translation>&apos;%1&apos; demande un nombre : &apos;%2&apos; n’en est pas un.</translation>
    </message>
</context>
<context>
    <name>RowSources</name>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Properties of a class</source>
        <translation>Propriétés d’une classe</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Statements of a scenario</source>
        <translation>Instructions d’un scénario</translation>
    </message>
    <message>
        <source>Scenario and kind</source>
        <translation>Scénario et genre</translation>
    </message>
    <message>
        <source>Values of an enumeration</source>
        <translation>Valeurs d’une énumération</translation>
    </message>
    <message>
        <source>Enumeration</source>
        <translation>Énumération</translation>
    </message>
    <message>
        <source>Rows of a lookup table</source>
        <translation>Lignes d’une table de correspondance</translation>
    </message>
    <message>
        <source>Lookup table</source>
        <translation>Table de correspondance</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Déclarations</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Rows of a CSV file</source>
        <translation>Lignes d’un fichier CSV</translation>
    </message>
</context>
<context>
    <name>SavedGamesFeature</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>A place in a file, and the problem there</extracomment>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>SeedsModel</name>
    <message>
        <source>Totals over all objects of a type</source>
        <translation>Totaux sur tous les objets d’un type</translation>
    </message>
    <message>
        <source>Values of objects</source>
        <translation>Valeurs des objets</translation>
    </message>
    <message>
        <source>Perhaps only chance</source>
        <translation>Peut-être seulement le hasard</translation>
    </message>
    <message>
        <source>number of objects</source>
        <translation>nombre d’objets</translation>
    </message>
</context>
<context>
    <name>SignatureTip</name>
    <message>
        <source>Function signature</source>
        <translation>Signature de la fonction</translation>
    </message>
</context>
<context>
    <name>StructureCommands</name>
    <message>
        <source>The element is no longer in the file. Nothing was changed.</source>
        <translation>L’élément n’est plus dans le fichier. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The element is malformed in the source. Fix it there first.</source>
        <translation>L’élément est mal formé dans la source. Corrigez-le d’abord là.</translation>
    </message>
    <message>
        <source>The edit would make the file malformed. Nothing was changed.</source>
        <translation>La modification rendrait le fichier mal formé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The edit no longer fits the text. Nothing was changed.</source>
        <translation>La modification ne correspond plus au texte. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is not allowed here.</source>
        <translation>%1 n’est pas autorisé ici.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Couper %1</translation>
    </message>
    <message>
        <source>A second element of this kind is not allowed here.</source>
        <translation>Un second élément de ce genre n’est pas autorisé ici.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Monter %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Descendre %1</translation>
    </message>
    <message>
        <source>Wrap %2 in %1</source>
        <translation>Entourer %2 de %1</translation>
    </message>
    <message>
        <source>The element has no content that can replace it.</source>
        <translation>L’élément n’a pas de contenu qui puisse le remplacer.</translation>
    </message>
    <message>
        <source>The content of the element is not allowed here.</source>
        <translation>Le contenu de l’élément n’est pas autorisé ici.</translation>
    </message>
    <message>
        <source>Unwrap %1</source>
        <translation>Retirer %1 en gardant son contenu</translation>
    </message>
    <message>
        <source>%1 cannot hold the content of this element.</source>
        <translation>%1 ne peut pas contenir le contenu de cet élément.</translation>
    </message>
    <message>
        <source>Change %1 into %2</source>
        <translation>Changer %1 en %2</translation>
    </message>
    <message>
        <source>This element cannot be switched off.</source>
        <translation>Cet élément ne peut pas être désactivé.</translation>
    </message>
    <message>
        <source>Switch off %1</source>
        <translation>Désactiver %1</translation>
    </message>
    <message>
        <source>Switch on %1</source>
        <translation>Activer %1</translation>
    </message>
    <message>
        <source>Cannot paste here: %1.</source>
        <translation>Impossible de coller ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not allowed here or in any enclosing element.</source>
        <translation>&lt;%1&gt; n’est autorisé ni ici, ni dans un élément englobant.</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message>
        <source>Cannot drop here: %1.</source>
        <translation>Impossible de déposer ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not allowed here.</source>
        <translation>&lt;%1&gt; n’est pas autorisé ici.</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>Déposer %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Not converted: %1.</source>
        <translation>Non converti&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Convert %1 to elements</source>
        <translation>Convertir %1 en éléments</translation>
    </message>
    <message>
        <source>Convert %2 of %1 to elements</source>
        <translation>Convertir %2 de %1 en éléments</translation>
    </message>
    <message>
        <source>Convert %1 to text</source>
        <translation>Convertir %1 en texte</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>Three worlds and one people, ready to run. Steps beside the editor guide you to your own mod.</source>
        <translation>Trois mondes et un peuple, prêts à tourner. Des étapes à côté de l’éditeur vous guident vers votre propre mod.</translation>
    </message>
    <message>
        <source>Empty project</source>
        <translation>Projet vide</translation>
    </message>
    <message>
        <source>A manifest and an empty file. The shipped vocabulary provides types, meters and properties.</source>
        <translation>Un manifeste et un fichier vide. Le vocabulaire fourni apporte des types, des jauges et des propriétés.</translation>
    </message>
    <message>
        <source>The template is not installed.</source>
        <translation>Le modèle n’est pas installé.</translation>
    </message>
    <message>
        <source>Choose a template.</source>
        <translation>Choisissez un modèle.</translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation>Donnez un nom au projet.</translation>
    </message>
    <message>
        <source>Choose the folder that will contain the project folder.</source>
        <translation>Choisissez le dossier qui contiendra le dossier du projet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a file.</source>
        <translation>«&#xa0;%1&#xa0;» est un fichier.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not empty. Choose another name for the folder.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas vide. Choisissez un autre nom pour le dossier.</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;.</source>
        <translation>Il n’y a pas de dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Cannot create the folder &apos;%1&apos;.</source>
        <translation>Le dossier «&#xa0;%1&#xa0;» ne peut pas être créé.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; already exists.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; does not hold %2.</source>
        <translation>Le dossier «&#xa0;%1&#xa0;» ne contient pas %2.</translation>
    </message>
    <message>
        <source>Choose the folder that holds %1.</source>
        <translation>Choisissez le dossier qui contient %1.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>The steps of the tutorial are not installed.</source>
        <translation>Les étapes du tutoriel ne sont pas installées.</translation>
    </message>
    <message>
        <source>Orrery is reading the content.</source>
        <translation>Orrery lit le contenu.</translation>
    </message>
    <message>
        <source>The class ‘%1’ is still there.</source>
        <translation>La classe «&#xa0;%1&#xa0;» est encore là.</translation>
    </message>
    <message>
        <source>‘%1’ has no value ‘%2’ yet.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas encore de valeur «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The highest ‘%1’ of ‘%2’ so far is %3, not yet %4.</source>
        <translation>La plus haute valeur de «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» est %3 jusqu’ici, pas encore %4.</translation>
    </message>
    <message>
        <source>Orrery is computing the run again.</source>
        <translation>Orrery recalcule la partie.</translation>
    </message>
    <message>
        <source>The run has reached turn %1, not yet turn %2.</source>
        <translation>La partie est arrivée au tour %1, pas encore au tour %2.</translation>
    </message>
    <message>
        <source>You have not used the command ‘%1’ yet.</source>
        <translation>Vous n’avez pas encore utilisé la commande «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You have not chosen a value in the inspector yet.</source>
        <translation>Vous n’avez pas encore choisi de valeur dans l’inspecteur.</translation>
    </message>
    <message>
        <source>The content has an error: %1.</source>
        <translation>Le contenu a une erreur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>Il y a des modifications non enregistrées.</translation>
    </message>
</context>
<context>
    <name>WantSearch</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1 is in %2, not in %3.</source>
        <translation>%1 se trouve dans %2, pas dans %3.</translation>
    </message>
    <message>
        <source>The project has no content file.</source>
        <translation>Le projet n’a pas de fichier de contenu.</translation>
    </message>
    <message>
        <source>The XML of %1 has an error.</source>
        <translation>Le XML de %1 a une erreur.</translation>
    </message>
    <message>
        <source>%1 is switched off.</source>
        <translation>%1 est désactivé.</translation>
    </message>
    <message>
        <source>‘%1’ of %2 is not ‘%3’.</source>
        <translation>«&#xa0;%1&#xa0;» de %2 n’est pas «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>‘%1’ of %2 is ‘%3’, not ‘%4’.</source>
        <translation>«&#xa0;%1&#xa0;» de %2 est «&#xa0;%3&#xa0;», pas «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>‘%1’ of %2 is missing; it should be ‘%3’.</source>
        <translation>«&#xa0;%1&#xa0;» de %2 manque&#xa0;; cela devrait être «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 acts only while its ‘%2’ is true.</source>
        <translation>%1 n’agit que tant que son «&#xa0;%2&#xa0;» est vrai.</translation>
    </message>
    <message>
        <source>There is no %1 yet.</source>
        <translation>Il n’y a pas encore de %1.</translation>
    </message>
    <message>
        <source>%1 has no %2 yet.</source>
        <translation>%1 n’a pas encore de %2.</translation>
    </message>
    <message>
        <source>%1 is also in %2, which changes the rule.</source>
        <translation>%1 se trouve aussi dans %2, ce qui change la règle.</translation>
    </message>
    <message>
        <source>%1 also has the condition ‘%2’, which changes the rule.</source>
        <translation>%1 a aussi la condition «&#xa0;%2&#xa0;», ce qui change la règle.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; ‘%2’</source>
        <translation>&lt;%1&gt; «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A modding IDE for game rules written as XML.</source>
        <translation>Un environnement de modding pour des règles de jeu écrites en XML.</translation>
    </message>
    <message>
        <source>Saves an image of each view of the project as a PNG file in DIR.</source>
        <translation>Enregistre une image de chaque vue du projet dans un fichier PNG de DIR.</translation>
    </message>
    <message>
        <source>Starts with the dark theme.</source>
        <translation>Démarre avec le thème sombre.</translation>
    </message>
    <message>
        <source>Starts with the light theme.</source>
        <translation>Démarre avec le thème clair.</translation>
    </message>
    <message>
        <source>Language of the window: en, de or fr. Default: the language in the settings, else that of the desktop.</source>
        <translation>Langue de la fenêtre&#xa0;: en, de ou fr. Par défaut&#xa0;: celle des réglages, sinon celle du bureau.</translation>
    </message>
    <message>
        <source>The folder of the project to open.</source>
        <translation>Le dossier du projet à ouvrir.</translation>
    </message>
    <message>
        <source>Maximum memory of a sandbox run, for example 512M or 2G. The run ends after the last whole turn that fits. Default: half of the machine&apos;s memory.</source>
        <translation>Mémoire maximale d’une partie du bac à sable, par exemple 512M ou 2G. La partie s’arrête après le dernier tour entier qui y tient. Par défaut&#xa0;: la moitié de la mémoire de la machine.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a size. Use 512M, 2G or a number of bytes.</source>
        <translation>&apos;%1&apos; n’est pas une taille. Indiquez 512M, 2G ou un nombre d’octets.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::AppearanceFeature</name>
    <message>
        <source>Same as &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Orrery uses this language after a restart.</source>
        <translation>Orrery utilise cette langue après un redémarrage.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::AskFeature</name>
    <message>
        <source>New breakpoint: %1</source>
        <translation>Nouveau point d’arrêt : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n answers in this turn</source>
        <translation>
            <numerusform>%n réponse dans ce tour</numerusform>
            <numerusform>%n réponses dans ce tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message numerus="yes">
        <source>The question has answers in %n marked turns</source>
        <translation>
            <numerusform>La question a des réponses dans %n tour marqué</numerusform>
            <numerusform>La question a des réponses dans %n tours marqués</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> et %n autre</numerusform>
            <numerusform> et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::BackgroundFile</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelled. %1 was not written.</source>
        <translation>Annulé. %1 n’a pas été écrit.</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exporté</translation>
    </message>
</context>
<context>
    <name>orrery::ide::BreakMarks</name>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>A breakpoint needs a line of a group or effect.</source>
        <translation>Un point d’arrêt a besoin d’une ligne d’un groupe ou d’un effet.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::BreakpointsFeature</name>
    <message>
        <source>Breakpoints</source>
        <translation>Points d’arrêt</translation>
    </message>
    <message>
        <source>No breakpoint can stop this run: the pane tells why</source>
        <translation>Aucun point d’arrêt ne peut arrêter cette partie ; le volet dit pourquoi</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>tour %1 : %2</translation>
    </message>
    <message>
        <source>The search was cancelled</source>
        <translation>La recherche a été annulée</translation>
    </message>
    <message>
        <source>No earlier hit</source>
        <translation>Aucun résultat antérieur</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first</source>
        <translation>Choisissez d’abord une valeur dans l’inspecteur</translation>
    </message>
    <message>
        <source>The value did not change before</source>
        <translation>La valeur n’a pas changé auparavant</translation>
    </message>
    <message>
        <source>Turn %1: the value changed last here</source>
        <translation>Tour %1 : la valeur a changé ici pour la dernière fois</translation>
    </message>
    <message>
        <source>Stopped in turn %1: %2</source>
        <translation>Arrêt au tour %1 : %2</translation>
    </message>
    <message>
        <source>Choose a value in the inspector, or place the caret in a group</source>
        <translation>Choisissez une valeur dans l’inspecteur, ou placez le curseur dans un groupe</translation>
    </message>
    <message>
        <source>Removed the breakpoint %1</source>
        <translation>Point d’arrêt %1 retiré</translation>
    </message>
    <message>
        <source>New breakpoint: %1</source>
        <translation>Nouveau point d’arrêt : %1</translation>
    </message>
    <message>
        <source>%1 × · %2</source>
        <comment>number of messages</comment>
        <translation>%1 × · %2</translation>
    </message>
    <message>
        <source>Removed the breakpoint %1. Ctrl+Z in the list brings it back.</source>
        <translation>Point d’arrêt %1 retiré. Ctrl+Z dans la liste le rétablit.</translation>
    </message>
    <message>
        <source>No further hit: the run ends in turn %1</source>
        <translation>Pas d’autre résultat : la partie se termine au tour %1</translation>
    </message>
    <message numerus="yes">
        <source>No hit in %n turns, up to the end of the run in turn %1</source>
        <translation>
            <numerusform>Aucun résultat en %n tour, jusqu’à la fin de la partie au tour %1</numerusform>
            <numerusform>Aucun résultat en %n tours, jusqu’à la fin de la partie au tour %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No hit in %n turns, up to turn %1. Continue again to search later turns.</source>
        <translation>
            <numerusform>Aucun résultat en %n tour, jusqu’au tour %1. « Continuer » de nouveau parcourt les tours suivants.</numerusform>
            <numerusform>Aucun résultat en %n tours, jusqu’au tour %1. « Continuer » de nouveau parcourt les tours suivants.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::CausesFeature</name>
    <message>
        <source>Causes</source>
        <translation>Causes</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first.</source>
        <translation>Choisissez d&apos;abord une valeur dans l&apos;inspecteur.</translation>
    </message>
    <message>
        <source>Export causes</source>
        <translation>Exporter les causes</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Graphs (*.dot *.gv)</source>
        <translation>Graphes (*.dot *.gv)</translation>
    </message>
    <message>
        <source>Exported the causes to %1</source>
        <translation>Causes exportées vers %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CompareFeature</name>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Pinned this run: Compare shows the differences of later runs from it</source>
        <translation>Partie épinglée : « Comparaison » montre en quoi les parties suivantes en diffèrent</translation>
    </message>
    <message numerus="yes">
        <source>Values differ in %n marked turns (see Compare)</source>
        <translation>
            <numerusform>Des valeurs diffèrent à %n tour marqué (voir Comparaison)</numerusform>
            <numerusform>Des valeurs diffèrent à %n tours marqués (voir Comparaison)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects differ from the earlier run</source>
        <translation>
            <numerusform>%n objet diffère de la partie précédente</numerusform>
            <numerusform>%n objets diffèrent de la partie précédente</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the edit</source>
        <translation>Trouver la modification</translation>
    </message>
    <message>
        <source>The runs are being compared. Try again in a moment.</source>
        <translation>Les parties sont en cours de comparaison. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The present run does not have this object</source>
        <translation>La partie actuelle n’a pas cet objet</translation>
    </message>
    <message>
        <source>The present content does not have this value</source>
        <translation>Le contenu actuel n’a pas cette valeur</translation>
    </message>
    <message>
        <source>%1 of %2 in turn %3</source>
        <translation>%1 de %2 au tour %3</translation>
    </message>
    <message numerus="yes">
        <source>%n values differ</source>
        <translation>
            <numerusform>%n valeur diffère</numerusform>
            <numerusform>%n valeurs diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 makes a difference from here on</source>
        <extracomment>An edit of content, such as &quot;BLD_FORUM/order&quot;</extracomment>
        <translation>%1 fait une différence à partir d’ici</translation>
    </message>
    <message>
        <source>Choose a difference in Compare, or a value in the inspector first</source>
        <translation>Choisissez d’abord une différence dans la comparaison ou une valeur dans l’inspecteur</translation>
    </message>
    <message>
        <source>Choose an earlier run in Compare first</source>
        <translation>Choisissez d’abord une partie antérieure dans la comparaison</translation>
    </message>
    <message>
        <source>Another difference is being made small.</source>
        <translation>Une autre différence est en cours de réduction.</translation>
    </message>
    <message>
        <source>Save the small runs</source>
        <translation>Enregistrer les petites parties</translation>
    </message>
    <message>
        <source>Runs (*.orrery-run)</source>
        <translation>Parties (*.orrery-run)</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Making the difference of %1 small…</source>
        <translation>Réduction de la différence de %1…</translation>
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
        <translation>Placez d’abord le curseur dans un &lt;test&gt;.</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first.</source>
        <translation>Choisissez d’abord une valeur dans l’inspecteur.</translation>
    </message>
    <message>
        <source>Save the run as a scenario first: a test plays a scenario of the project.</source>
        <translation>Enregistrez d’abord la partie comme scénario : un test joue un scénario du projet.</translation>
    </message>
    <message>
        <source>Go to the end of the turn first.</source>
        <translation>Allez d’abord à la fin du tour.</translation>
    </message>
    <message>
        <source>Expressions cannot read this value.</source>
        <translation>Les expressions ne peuvent pas lire cette valeur.</translation>
    </message>
    <message>
        <source>%1 of %2 in turn %3</source>
        <translation>%1 de %2 au tour %3</translation>
    </message>
    <message>
        <source>The test was not written: tests.xml exists already, and holds no tests.</source>
        <translation>Le test n’a pas été écrit : tests.xml existe déjà et ne contient pas de tests.</translation>
    </message>
    <message>
        <source>The test was not written: %1 has errors.</source>
        <translation>Le test n’a pas été écrit : %1 a des erreurs.</translation>
    </message>
    <message>
        <source>Assert %1</source>
        <translation>Fixer %1</translation>
    </message>
    <message>
        <source>Added the test “%1” to %2</source>
        <translation>Test « %1 » ajouté à %2</translation>
    </message>
    <message>
        <source>The test was not written: %1 cannot be changed.</source>
        <translation>Le test n’a pas été écrit : %1 ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Le contenu est en cours de vérification. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>No value was accepted: accepted.xml exists already, and is no content file.</source>
        <translation>Aucune valeur n’a été acceptée : accepted.xml existe déjà et n’est pas un fichier de contenu.</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n new value(s)</source>
        <translation>
            <numerusform>Accepter %n nouvelle valeur</numerusform>
            <numerusform>Accepter %n nouvelles valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accepted %n new value(s)</source>
        <translation>
            <numerusform>%n nouvelle valeur acceptée</numerusform>
            <numerusform>%n nouvelles valeurs acceptées</numerusform>
        </translation>
    </message>
    <message>
        <source>The test has errors.</source>
        <translation>Le test contient des erreurs.</translation>
    </message>
    <message>
        <source>Another test is being made small.</source>
        <translation>Un autre test est en cours de réduction.</translation>
    </message>
    <message>
        <source>Save the small run</source>
        <translation>Enregistrer la petite partie</translation>
    </message>
    <message>
        <source>Runs (*.orrery-run)</source>
        <translation>Parties (*.orrery-run)</translation>
    </message>
    <message>
        <source>Making the test “%1” small…</source>
        <translation>Réduction du test « %1 »…</translation>
    </message>
    <message>
        <source>There is no value in turn %1.</source>
        <translation>Il n’y a pas de valeur au tour %1.</translation>
    </message>
    <message>
        <source>%1 in turn %2</source>
        <translation>%1 au tour %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Tests fail in %n marked turns (see Tests)</source>
        <translation>
            <numerusform>Des tests échouent dans %n tour marqué (voir Tests)</numerusform>
            <numerusform>Des tests échouent dans %n tours marqués (voir Tests)</numerusform>
        </translation>
    </message>
    <message>
        <source>The test “%1”</source>
        <translation>Le test « %1 »</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CoverageFeature</name>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>The text does not contain this element any more.</source>
        <translation>Le texte ne contient plus cet élément.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CrashBar</name>
    <message>
        <source>Report of a crash</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>Open run…</source>
        <translation>Ouvrir la partie…</translation>
    </message>
    <message>
        <source>Unpack the content, and play the run to the turn before the crash</source>
        <translation>Extrait le contenu et joue la partie jusqu’au tour avant le plantage</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Save the run as a file that others can replay</source>
        <translation>Enregistre la partie dans un fichier que d’autres peuvent rejouer</translation>
    </message>
    <message>
        <source>Delete the report</source>
        <translation>Supprime le rapport</translation>
    </message>
    <message>
        <source>Discard report</source>
        <translation>Supprimer le rapport</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CrashReportsFeature</name>
    <message>
        <source>Orrery crashed (%1) while it played turn %2 of &apos;%3&apos;, in the effects group %4. A report of the run was kept.</source>
        <translation>Orrery a planté (%1) en jouant le tour %2 de « %3 », dans le groupe d’effets %4. Un rapport de la partie a été gardé.</translation>
    </message>
    <message>
        <source>Orrery crashed (%1) while it played turn %2 of &apos;%3&apos;. A report of the run was kept.</source>
        <translation>Orrery a planté (%1) en jouant le tour %2 de « %3 ». Un rapport de la partie a été gardé.</translation>
    </message>
    <message>
        <source>Orrery crashed (%1). A report of the run of &apos;%2&apos; was kept.</source>
        <translation>Orrery a planté (%1). Un rapport de la partie de « %2 » a été gardé.</translation>
    </message>
    <message>
        <source>Orrery ended unexpectedly. A report of the run of &apos;%1&apos; was kept.</source>
        <translation>Orrery s’est terminé de façon inattendue. Un rapport de la partie de « %1 » a été gardé.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Run files (*%1)</source>
        <translation>Parties (*%1)</translation>
    </message>
    <message>
        <source>Saved the report to %1</source>
        <translation>Rapport enregistré dans %1</translation>
    </message>
    <message>
        <source>A run that ended unexpectedly has no report: %1</source>
        <translation>Une partie terminée de façon inattendue n’a pas de rapport : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The name of a project, and a sentence about a crash</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>orrery::ide::CursorFeature</name>
    <message>
        <source>Inside the turn</source>
        <translation>À l’intérieur du tour</translation>
    </message>
</context>
<context>
    <name>orrery::ide::DefinitionList</name>
    <message>
        <source>scenario</source>
        <translation>scénario</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
</context>
<context>
    <name>orrery::ide::EditCommands</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The shipped vocabulary cannot be changed.</source>
        <translation>Le vocabulaire fourni ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::EditorTabs</name>
    <message>
        <source>Open files</source>
        <translation>Fichiers ouverts</translation>
    </message>
</context>
<context>
    <name>orrery::ide::EventsFeature</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Response order</source>
        <translation>Ordre des réponses</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ExportsFeature</name>
    <message>
        <source>Another export is being written.</source>
        <translation>Un autre export est en cours d’écriture.</translation>
    </message>
    <message>
        <source>There is no run yet. Create a new galaxy or open a scenario first.</source>
        <translation>Il n’y a pas encore de partie. Créez d’abord une nouvelle galaxie ou ouvrez un scénario.</translation>
    </message>
    <message>
        <source>Open a project first.</source>
        <translation>Ouvrez d’abord un projet.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl *.json)</source>
        <translation>Lignes JSON (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>Galaxy, turn %1</source>
        <translation>Galaxie, tour %1</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification ; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Exporting %1…</source>
        <translation>Export de %1…</translation>
    </message>
</context>
<context>
    <name>orrery::ide::FaultsFeature</name>
    <message>
        <source>Put the caret into a &lt;class&gt; first.</source>
        <translation>Placez d’abord le curseur dans une &lt;class&gt;.</translation>
    </message>
    <message>
        <source>The test “%1” does not exist any more.</source>
        <translation>Le test « %1 » n’existe plus.</translation>
    </message>
    <message>
        <source>Notices a fault in %1: %2</source>
        <translation>Remarque un défaut dans %1 : %2</translation>
    </message>
    <message>
        <source>No value in a run of the tests shows this fault. Write a test with another scenario, or with more turns.</source>
        <translation>Aucune valeur d’une partie des tests ne montre ce défaut. Écrivez un test avec un autre scénario, ou avec plus de tours.</translation>
    </message>
    <message>
        <source>Added the draft “%1” to %2. It counts once it has bounds that you mean, and another id.</source>
        <translation>Brouillon « %1 » ajouté à %2. Il compte dès qu’il a des bornes voulues et un autre identifiant.</translation>
    </message>
    <message>
        <source>Faults and tests</source>
        <translation>Défauts et tests</translation>
    </message>
</context>
<context>
    <name>orrery::ide::FindingsFeature</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>There is no problem here.</source>
        <translation>Il n’y a pas de problème ici.</translation>
    </message>
    <message>
        <source>Fix all %1 problems in the file</source>
        <translation>Corriger tous les problèmes %1 du fichier</translation>
    </message>
    <message>
        <source>Fix all %1 problems in the project</source>
        <translation>Corriger tous les problèmes %1 du projet</translation>
    </message>
    <message>
        <source>There is no quick fix here.</source>
        <translation>Il n’y a pas de correction rapide ici.</translation>
    </message>
    <message>
        <source>Quick fixes</source>
        <translation>Corrections rapides</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Fixing all %1 problems…</source>
        <translation>Correction de tous les problèmes %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No %1 problem could be fixed.</source>
        <translation>Aucun problème %1 n’a pu être corrigé.</translation>
    </message>
    <message>
        <source>Fix all %1 problems</source>
        <translation>Corriger tous les problèmes %1</translation>
    </message>
    <message>
        <source>Fixed: %1, remaining: %2</source>
        <translation>Corrigés&#xa0;: %1, restants&#xa0;: %2</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; try again.</source>
        <translation>Le contenu a changé entre-temps&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>Silence %1 here</source>
        <translation>Ignorer %1 ici</translation>
    </message>
    <message>
        <source>The problem is not in an element of the project. Silence %1 in the project instead.</source>
        <translation>Le problème n’est dans aucun élément du projet. Ignorez plutôt %1 dans tout le projet.</translation>
    </message>
    <message>
        <source>Silence %1 in the project</source>
        <translation>Ignorer %1 dans le projet</translation>
    </message>
    <message>
        <source>Cannot change the manifest: it is missing or malformed, or it already silences %1.</source>
        <translation>Impossible de modifier le manifeste&#xa0;: il manque, il est mal formé ou il ignore déjà %1.</translation>
    </message>
    <message>
        <source>Create baseline</source>
        <translation>Établir une référence</translation>
    </message>
    <message>
        <source>All current problems are silenced in %1; save to keep it.</source>
        <translation>Tous les problèmes actuels sont ignorés dans %1&#xa0;; enregistrez pour garder ce choix.</translation>
    </message>
    <message>
        <source>Quick fix: %1</source>
        <translation>Correction rapide&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n quick fix(es)</source>
        <translation>
            <numerusform>%n correction rapide</numerusform>
            <numerusform>%n corrections rapides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::FunnelFeature</name>
    <message>
        <source>Scope funnel</source>
        <translation>Entonnoir de portée</translation>
    </message>
</context>
<context>
    <name>orrery::ide::GameExportDialog</name>
    <message>
        <source>Edit files that &amp;changed since the import</source>
        <translation>Modifier aussi les fichiers &amp;changés depuis l’import</translation>
    </message>
    <message>
        <source>Export to FreeOrion</source>
        <translation>Exporter vers FreeOrion</translation>
    </message>
    <message>
        <source>Change the macro, for all definitions</source>
        <translation>Changer la macro, pour toutes les définitions</translation>
    </message>
    <message>
        <source>Write the text of the macro out, only here</source>
        <translation>Écrire le texte de la macro, seulement ici</translation>
    </message>
    <message>
        <source>&amp;Game files:</source>
        <translation>Fichiers du &amp;jeu :</translation>
    </message>
    <message>
        <source>Choose the folder of the game&apos;s files</source>
        <translation>Choisir le dossier des fichiers du jeu</translation>
    </message>
    <message>
        <source>E&amp;xport to:</source>
        <translation>E&amp;xporter vers :</translation>
    </message>
    <message>
        <source>Choose a new or empty folder for the export</source>
        <translation>Choisir un dossier nouveau ou vide pour l’export</translation>
    </message>
    <message>
        <source>&amp;Values that a macro made:</source>
        <translation>&amp;Valeurs produites par une macro :</translation>
    </message>
    <message>
        <source>File for &amp;new classes:</source>
        <translation>Fichier des &amp;nouvelles classes :</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Change or problem</source>
        <translation>Modification ou problème</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Preview of the export</source>
        <translation>Aperçu de l’export</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Nouveau fichier</translation>
    </message>
    <message>
        <source>Changed file</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>Choose the folder of the game&apos;s files from which the project was imported. It does not change.</source>
        <translation>Choisissez le dossier des fichiers du jeu dont le projet a été importé. Il ne change pas.</translation>
    </message>
    <message>
        <source>Writing the files…</source>
        <translation>Écriture des fichiers…</translation>
    </message>
    <message>
        <source>Working out the changes…</source>
        <translation>Calcul des modifications…</translation>
    </message>
    <message>
        <source>This folder does not contain the folder scripting with .focs.txt files.</source>
        <translation>Ce dossier ne contient pas le dossier scripting avec des fichiers .focs.txt.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the game change.</source>
        <translation>
            <numerusform>%n fichier du jeu change.</numerusform>
            <numerusform>%n fichiers du jeu changent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder for the export.</source>
        <translation>Choisissez un dossier pour l’export.</translation>
    </message>
    <message numerus="yes">
        <source>Exported to %1; %n file(s) changed</source>
        <translation>
            <numerusform>Exporté vers %1 ; %n fichier modifié</numerusform>
            <numerusform>Exporté vers %1 ; %n fichiers modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Refuse the edit, if other definitions would change, too</source>
        <translation>Refuser la modification si d’autres définitions changeaient aussi</translation>
    </message>
    <message>
        <source>Nothing can be exported before these problems are solved.</source>
        <translation>Rien ne peut être exporté avant que ces problèmes soient résolus.</translation>
    </message>
    <message>
        <source>Press Enter on a problem to see the edit.</source>
        <translation>Appuyez sur Entrée sur un problème pour voir la modification.</translation>
    </message>
    <message>
        <source>No edit changes the game&apos;s files. The export is an exact copy of them.</source>
        <translation>Aucune modification ne change les fichiers du jeu. L’export en est une copie exacte.</translation>
    </message>
    <message>
        <source>The file for new classes must be a script, such as scripting/techs/MINE.focs.txt.</source>
        <translation>Le fichier des nouvelles classes doit être un script, par exemple scripting/techs/MINE.focs.txt.</translation>
    </message>
    <message>
        <source>&amp;Overwrite files that changed since the last export</source>
        <translation>Écra&amp;ser les fichiers qui ont changé depuis le dernier export</translation>
    </message>
    <message>
        <source>%1. Choose another folder, or choose to overwrite these files.</source>
        <translation>%1. Choisissez un autre dossier, ou choisissez d’écraser ces fichiers.</translation>
    </message>
    <message>
        <source>Macro</source>
        <translation>Macro</translation>
    </message>
    <message>
        <source>As for all values</source>
        <translation>Comme pour toutes les valeurs</translation>
    </message>
    <message>
        <source>Change the macro</source>
        <translation>Changer la macro</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Seulement ici</translation>
    </message>
    <message>
        <source>Choice for the macro %1</source>
        <translation>Choix pour la macro %1</translation>
    </message>
    <message>
        <source>Changed since the last export; the export replaces it</source>
        <translation>Changé depuis le dernier export ; l’export remplace le fichier</translation>
    </message>
    <message>
        <source>Changed since the last export</source>
        <translation>Changé depuis le dernier export</translation>
    </message>
    <message>
        <source>The changes that this file has in the new folder will be lost.</source>
        <translation>Les changements de ce fichier dans le nouveau dossier seront perdus.</translation>
    </message>
    <message>
        <source>Choose another folder, or choose to overwrite these files.</source>
        <translation>Choisissez un autre dossier, ou choisissez d’écraser ces fichiers.</translation>
    </message>
    <message>
        <source>%1. Choose another folder.</source>
        <translation>%1. Choisissez un autre dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the new folder changed since the last export. Choose another folder, or choose to overwrite these files.</source>
        <translation>
            <numerusform>%n fichier du nouveau dossier a changé depuis le dernier export. Choisissez un autre dossier, ou choisissez d’écraser ces fichiers.</numerusform>
            <numerusform>%n fichiers du nouveau dossier ont changé depuis le dernier export. Choisissez un autre dossier, ou choisissez d’écraser ces fichiers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::GameExportFeature</name>
    <message>
        <source>Only projects that were imported from FreeOrion can be exported.</source>
        <translation>Seuls les projets importés de FreeOrion peuvent être exportés.</translation>
    </message>
    <message>
        <source>The folder of such a project contains the file %1. Choose File ▸ New project… to import the game.</source>
        <translation>Le dossier d’un tel projet contient le fichier %1. Choisissez Fichier ▸ Nouveau projet… pour importer le jeu.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::HelpFeature</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>help page</source>
        <translation>page d’aide</translation>
    </message>
</context>
<context>
    <name>orrery::ide::HistoryFeature</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>orrery::ide::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <translation>%1 (enregistré)</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (annulé)</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ImportReportView</name>
    <message>
        <source>Import content of another game to see the report here.</source>
        <translation>Importez le contenu d’un autre jeu pour voir le rapport ici.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>In the game&apos;s files</source>
        <translation>Dans les fichiers du jeu</translation>
    </message>
    <message>
        <source>Parts of the import that need attention</source>
        <translation>Parties de l’import qui demandent de l’attention</translation>
    </message>
    <message>
        <source>Errors of the original</source>
        <translation>Erreurs de l’original</translation>
    </message>
    <message>
        <source>Nothing needs attention.</source>
        <translation>Rien ne demande d’attention.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MainToolBar</name>
    <message>
        <source>Main</source>
        <translation>Principale</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MainWindow</name>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
    <message>
        <source>Open a project&apos;s folder</source>
        <translation>Ouvrir le dossier d’un projet</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MapEditFeature</name>
    <message>
        <source>Add system here…</source>
        <translation>Ajouter un système ici…</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>New position (x, y):</source>
        <translation>Nouvelle position (x, y)&#xa0;:</translation>
    </message>
    <message>
        <source>System, or new position (x, y):</source>
        <translation>Système, ou nouvelle position (x, y)&#xa0;:</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a system nor a position. Write a position as: 30, -12.5</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un système ni une position. Écrivez une position ainsi&#xa0;: 30, -12.5</translation>
    </message>
    <message>
        <source>There is no other object to which %1 can be attached.</source>
        <translation>Il n’y a pas d’autre objet auquel %1 puisse être rattaché.</translation>
    </message>
    <message>
        <source>Attach %1 to</source>
        <translation>Rattacher %1 à</translation>
    </message>
    <message>
        <source>remove the starlane</source>
        <translation>retirer la voie stellaire</translation>
    </message>
    <message>
        <source>Starlane from %1 to</source>
        <translation>Voie stellaire de %1 vers</translation>
    </message>
    <message>
        <source>Name of the new object:</source>
        <translation>Nom du nouvel objet&#xa0;:</translation>
    </message>
    <message>
        <source>Add system</source>
        <translation>Ajouter un système</translation>
    </message>
    <message>
        <source>New system</source>
        <translation>Nouveau système</translation>
    </message>
    <message>
        <source>Add planet</source>
        <translation>Ajouter une planète</translation>
    </message>
    <message>
        <source>New planet of %1</source>
        <translation>Nouvelle planète de %1</translation>
    </message>
    <message>
        <source>The run has changed meanwhile. Nothing was changed here.</source>
        <translation>La partie a changé entre-temps. Rien n’a été modifié ici.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>orrery::ide::MapValuesFeature</name>
    <message>
        <source>Values on the map</source>
        <translation>Valeurs sur la carte</translation>
    </message>
    <message>
        <source>Removed the layer %1. Ctrl+Z in the list brings it back.</source>
        <translation>Couche %1 retirée. Ctrl+Z dans la liste la rétablit.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::NamesFeature</name>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hiérarchie</translation>
    </message>
    <message>
        <source>There is no known name here.</source>
        <translation>Il n’y a ici aucun nom connu.</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>‘%1’ is built into Orrery.</source>
        <translation>«&#xa0;%1&#xa0;» est intégré à Orrery.</translation>
    </message>
    <message>
        <source>‘%1’ is defined in the shipped vocabulary: %2</source>
        <translation>«&#xa0;%1&#xa0;» est défini dans le vocabulaire fourni&#xa0;: %2</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; nothing was renamed.</source>
        <translation>Le contenu a changé entre-temps&#xa0;; rien n’a été renommé.</translation>
    </message>
    <message>
        <source>Rename ‘%1’ to ‘%2’</source>
        <translation>Renommer «&#xa0;%1&#xa0;» en «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Renamed; changes: %1</source>
        <translation>Renommé&#xa0;; modifications&#xa0;: %1</translation>
    </message>
    <message>
        <source>This object has no name.</source>
        <translation>Cet objet n’a pas de nom.</translation>
    </message>
    <message>
        <source>‘%1’ has no line in the content that names it, so it cannot be renamed.</source>
        <translation>Aucune ligne du contenu ne nomme «&#xa0;%1&#xa0;»&#xa0;: impossible de le renommer.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::NewClassDialog</name>
    <message>
        <source>New class</source>
        <translation>Nouvelle classe</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Identifiant&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Type&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Other content refers to the class by its id, for example BLD_WORKSHOP.</source>
        <translation>Le reste du contenu désigne la classe par son identifiant, par exemple BLD_WORKSHOP.</translation>
    </message>
    <message>
        <source>An id consists of letters, digits and &apos;_&apos;, and does not begin with a digit.</source>
        <translation>Un identifiant se compose de lettres, de chiffres et de «&#xa0;_&#xa0;», et ne commence pas par un chiffre.</translation>
    </message>
    <message>
        <source>The class &apos;%1&apos; already exists.</source>
        <translation>Il y a déjà une classe «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>orrery::ide::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Folder na&amp;me:</source>
        <translation>No&amp;m du dossier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;In the folder:</source>
        <translation>&amp;Dans le dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Choose the parent folder</source>
        <translation>Choisir le dossier parent</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>My mod</source>
        <translation>Mon mod</translation>
    </message>
    <message>
        <source>My mod %1</source>
        <translation>Mon mod %1</translation>
    </message>
    <message>
        <source>The project will be created in %1</source>
        <translation>Le projet sera créé dans %1</translation>
    </message>
    <message>
        <source>Creating the project…</source>
        <translation>Création du projet…</translation>
    </message>
    <message>
        <source>&amp;Game files:</source>
        <translation>&amp;Fichiers du jeu&#xa0;:</translation>
    </message>
    <message>
        <source>Choose the folder of the game&apos;s files</source>
        <translation>Choisir le dossier des fichiers du jeu</translation>
    </message>
</context>
<context>
    <name>orrery::ide::OpenRunDialog</name>
    <message>
        <source>Open run</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Scenario:</source>
        <translation>Scénario :</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, graine %2</translation>
    </message>
    <message>
        <source>Turn:</source>
        <translation>Tour :</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Crash:</source>
        <translation>Plantage :</translation>
    </message>
    <message>
        <source>Saved by:</source>
        <translation>Enregistrée par :</translation>
    </message>
    <message>
        <source>Orrery %1; this is Orrery %2</source>
        <translation>Orrery %1 ; ceci est Orrery %2</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the folder for the content</source>
        <translation>Choisir le dossier du contenu</translation>
    </message>
    <message>
        <source>&amp;Unpack to:</source>
        <translation>&amp;Extraire vers :</translation>
    </message>
    <message>
        <source>Folder for the content</source>
        <translation>Dossier du contenu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Enter the whole path of a folder.</source>
        <translation>Entrez le chemin complet d’un dossier.</translation>
    </message>
    <message>
        <source>%1. Choose a new or an empty folder.</source>
        <translation>%1. Choisissez un dossier nouveau ou vide.</translation>
    </message>
    <message>
        <source>The content becomes a project in this folder. Orrery then plays the run to its turn.</source>
        <translation>Le contenu devient un projet dans ce dossier. Orrery joue ensuite la partie jusqu’à son tour.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::OutsideEditsFeature</name>
    <message>
        <source>Another program changed &apos;%1&apos; in the same places. Choose the version to keep at each place. Orrery writes nothing before you save.</source>
        <translation>Un autre programme a modifié «&#xa0;%1&#xa0;» aux mêmes endroits. Choisissez la version à garder à chaque endroit. Orrery n’écrit rien avant que vous enregistriez.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::PaletteFeature</name>
    <message>
        <source>not available now</source>
        <translation>pas disponible maintenant</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not available now.</source>
        <translation>« %1 » n’est pas disponible maintenant.</translation>
    </message>
    <message>
        <source>Hide pane: %1</source>
        <translation>Masquer le volet : %1</translation>
    </message>
    <message>
        <source>Show pane: %1</source>
        <translation>Afficher le volet : %1</translation>
    </message>
    <message>
        <source>pane</source>
        <translation>volet</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not in the run now.</source>
        <translation>« %1 » n’est pas dans la partie maintenant.</translation>
    </message>
    <message>
        <source>The run is being computed; try again in a moment.</source>
        <translation>La partie est en cours de calcul ; réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::PlotsFeature</name>
    <message>
        <source>Plots</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first.</source>
        <translation>Choisissez d’abord une valeur dans l’inspecteur.</translation>
    </message>
    <message>
        <source>Values of a part cannot be plotted.</source>
        <translation>Les valeurs d’une partie d’objet ne peuvent pas être tracées.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Exporter les courbes</translation>
    </message>
    <message>
        <source>Exported the plot to %1</source>
        <translation>Courbes exportées vers %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Chercher des réglages</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Chercher des réglages…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>No setting matches &apos;%1&apos;.</source>
        <translation>Aucun réglage ne correspond à « %1 ».</translation>
    </message>
</context>
<context>
    <name>orrery::ide::PreferencesFeature</name>
    <message>
        <source>setting</source>
        <translation>réglage</translation>
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
        <translation>Il n’y a pas de dossier «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProjectStatus</name>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, hints: %3</source>
        <translation>Erreurs&#xa0;: %1, avertissements&#xa0;: %2, conseils&#xa0;: %3</translation>
    </message>
    <message>
        <source>The sandbox runs the last content without errors</source>
        <translation>Le bac à sable joue le dernier contenu sans erreur</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProjectsFeature</name>
    <message>
        <source>No recent projects</source>
        <translation>Aucun projet récent</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Rapport d’import</translation>
    </message>
    <message>
        <source>The project does not contain &apos;%1&apos;.</source>
        <translation>Le projet ne contient pas « %1 ».</translation>
    </message>
    <message>
        <source>See %1 in the game&apos;s files.</source>
        <translation>Voir %1 dans les fichiers du jeu.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::QuestionsFeature</name>
    <message>
        <source>Why no effect?</source>
        <translation>Pourquoi sans effet ?</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Disponibilité</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; try again.</source>
        <translation>Le contenu a changé entre-temps&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The sandbox computes the run. Try again when it is done.</source>
        <translation>Le bac à sable calcule la partie. Réessayez quand il aura fini.</translation>
    </message>
    <message>
        <source>This value cannot be held in a what-if</source>
        <translation>Cette valeur ne peut pas être maintenue dans une hypothèse</translation>
    </message>
    <message>
        <source>Nearest change</source>
        <translation>Changement le plus proche</translation>
    </message>
    <message>
        <source>Try what-if %1</source>
        <translation>Hypothèse&#xa0;: %1</translation>
    </message>
    <message>
        <source>You now see the what-if “%1”. Compare shows the differences from the main run.</source>
        <translation>Vous voyez maintenant l’hypothèse «&#xa0;%1&#xa0;». Comparaison montre les différences avec la partie principale.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RankingFeature</name>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Le contenu est en cours de vérification. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>%1 does not exist any more.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Définir %1</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1 vaut maintenant %2</translation>
    </message>
    <message>
        <source>The number was not written: %1 cannot be changed.</source>
        <translation>Le nombre n’a pas été écrit : %1 ne peut pas être modifié.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RecoveryFeature</name>
    <message>
        <source>Unsaved changes would be lost in a crash</source>
        <translation>Les modifications non enregistrées seraient perdues en cas de plantage</translation>
    </message>
    <message>
        <source>Cannot back up unsaved changes: %1</source>
        <translation>Impossible de sauvegarder les modifications non enregistrées&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RunCommands</name>
    <message>
        <source>The project has no scenario yet. Create a new galaxy, or write a &lt;scenario&gt;.</source>
        <translation>Le projet n’a pas encore de scénario&#xa0;: créez une galaxie ou écrivez un &lt;scenario&gt;.</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <source>Save as scenario</source>
        <translation>Enregistrer comme scénario</translation>
    </message>
    <message>
        <source>Id of the new scenario:</source>
        <translation>Identifiant du nouveau scénario&#xa0;:</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid id. Use letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;; do not begin with a digit.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un identifiant valide. Utilisez des lettres, des chiffres, «&#xa0;_&#xa0;», «&#xa0;-&#xa0;» et «&#xa0;.&#xa0;», sans chiffre au début.</translation>
    </message>
    <message>
        <source>The scenario &apos;%1&apos; already exists.</source>
        <translation>Il y a déjà un scénario «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; already exists.</source>
        <translation>Il y a déjà un fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Added %1; save to keep it</source>
        <translation>%1 ajouté&#xa0;; enregistrez pour le garder</translation>
    </message>
    <message>
        <source>Not saved: seed %1, because only a galaxy has a seed</source>
        <translation>Non enregistré&#xa0;: la graine %1, car seule une galaxie a une graine</translation>
    </message>
    <message>
        <source>Not saved: statements with errors (see Problems)</source>
        <translation>Non enregistré&#xa0;: les instructions qui ont des erreurs (voir «&#xa0;Problèmes&#xa0;»)</translation>
    </message>
    <message>
        <source>Not saved: disabled statements</source>
        <translation>Non enregistrées&#xa0;: les instructions désactivées</translation>
    </message>
    <message>
        <source>It has all statements with their turns, and opens at turn %1 on this computer</source>
        <translation>Il contient toutes les instructions avec leurs tours et s’ouvre au tour %1 sur cet ordinateur</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RunFilesFeature</name>
    <message>
        <source>Run files (*%1)</source>
        <translation>Parties (*%1)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save run</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>The run was not saved.</source>
        <translation>La partie n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Saving the run…</source>
        <translation>Enregistrement de la partie…</translation>
    </message>
    <message>
        <source>Saved the run to %1</source>
        <translation>Partie enregistrée dans %1</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Reading the run…</source>
        <translation>Lecture de la partie…</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be opened.</source>
        <translation>« %1 » ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Unpacking the content…</source>
        <translation>Extraction du contenu…</translation>
    </message>
    <message>
        <source>The content of the run is in %1</source>
        <translation>Le contenu de la partie est dans %1</translation>
    </message>
    <message>
        <source>The run cannot be played.</source>
        <translation>La partie ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>Its content has errors, or has no scenario &apos;%1&apos;.</source>
        <translation>Son contenu a des erreurs, ou n’a pas de scénario « %1 ».</translation>
    </message>
    <message>
        <source>Comparing the run with the saved one…</source>
        <translation>Comparaison de la partie avec celle enregistrée…</translation>
    </message>
    <message>
        <source>The run was not compared with the saved one.</source>
        <translation>La partie n’a pas été comparée avec celle enregistrée.</translation>
    </message>
    <message>
        <source>The run was not compared with the saved one: it reached a limit.</source>
        <translation>La partie n’a pas été comparée avec celle enregistrée : elle a atteint une limite.</translation>
    </message>
    <message>
        <source>As saved: the hashes of turns 0 to %1 agree.</source>
        <translation>Comme enregistrée : empreintes des tours 0 à %1 identiques.</translation>
    </message>
    <message>
        <source>The run differs from the saved one from turn %1 on.</source>
        <translation>La partie diffère de celle enregistrée à partir du tour %1.</translation>
    </message>
    <message>
        <source>Orrery %1 saved the run; this is Orrery %2. The rules may have changed.</source>
        <translation>Orrery %1 a enregistré la partie ; ceci est Orrery %2. Les règles ont pu changer.</translation>
    </message>
    <message>
        <source>The shipped vocabulary is not the same as when the run was saved.</source>
        <translation>Le vocabulaire fourni n’est plus le même que lors de l’enregistrement de la partie.</translation>
    </message>
    <message>
        <source>Its content or its actions have changed since it was saved.</source>
        <translation>Son contenu ou ses actions ont changé depuis l’enregistrement.</translation>
    </message>
    <message>
        <source>The run is not played: it crashed during its setup.</source>
        <translation>La partie n’est pas jouée : elle a planté pendant sa mise en place.</translation>
    </message>
    <message>
        <source>The content is open as a project. &apos;orrery-cli replay&apos; plays the report.</source>
        <translation>Le contenu est ouvert comme projet. « orrery-cli replay » joue le rapport.</translation>
    </message>
    <message>
        <source>The run is at turn %1, before the crash.</source>
        <translation>La partie est au tour %1, avant le plantage.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SavedGameView</name>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Sauvegardé</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculé</translation>
    </message>
    <message>
        <source>Differences from the saved game</source>
        <translation>Différences avec la sauvegarde</translation>
    </message>
    <message>
        <source>Open a saved game of FreeOrion to compare its values with the computed ones (File ▸ Open saved game…).</source>
        <translation>Ouvrez une sauvegarde de FreeOrion pour comparer ses valeurs avec celles calculées (Fichier ▸ Ouvrir une sauvegarde…).</translation>
    </message>
    <message>
        <source>Values that differ</source>
        <translation>Valeurs qui diffèrent</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (line %2 of the save)</source>
        <extracomment>A place in the file of a saved game. %1 a sentence, %2 the number of a line</extracomment>
        <translation>%1 (ligne %2 de la sauvegarde)</translation>
    </message>
    <message>
        <source>A step plays the effects of the content. It plays no orders, movement, combat, production, research, supply or visibility of FreeOrion.</source>
        <translation>Un pas joue les effets du contenu. Il ne joue ni ordres, ni déplacements, ni combats, ni production, ni recherche, ni ravitaillement, ni visibilité de FreeOrion.</translation>
    </message>
    <message>
        <source>States of AI players</source>
        <translation>États des joueurs IA</translation>
    </message>
    <message>
        <source>Combat logs</source>
        <translation>Journaux de combat</translation>
    </message>
    <message>
        <source>Objects as empires know them</source>
        <translation>Objets tels que les empires les connaissent</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Items of production queues</source>
        <translation>Éléments des files de production</translation>
    </message>
    <message>
        <source>Techs with research progress</source>
        <translation>Technologies avec une recherche avancée</translation>
    </message>
    <message>
        <source>Techs of research queues</source>
        <translation>Technologies des files de recherche</translation>
    </message>
    <message>
        <source>Systems in the supply networks of several empires</source>
        <translation>Systèmes dans les réseaux de ravitaillement de plusieurs empires</translation>
    </message>
    <message>
        <source>Situation reports</source>
        <translation>Rapports de situation</translation>
    </message>
    <message>
        <source>Outdated knowledge of empires</source>
        <translation>Connaissances périmées des empires</translation>
    </message>
    <message>
        <source>Statistics of earlier turns</source>
        <translation>Statistiques des tours précédents</translation>
    </message>
    <message>
        <source>Turns of the last visibility</source>
        <translation>Tours de la dernière visibilité</translation>
    </message>
    <message>
        <source>Problems of the save</source>
        <translation>Problèmes de la sauvegarde</translation>
    </message>
    <message>
        <source>Not used from the save</source>
        <translation>Non utilisé de la sauvegarde</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SavedGamesFeature</name>
    <message>
        <source>Saved game</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>First import the content of the game: choose File ▸ New project… and the template %1.</source>
        <translation>Importez d’abord le contenu du jeu&#xa0;: choisissez Fichier ▸ Nouveau projet… et le modèle %1.</translation>
    </message>
    <message>
        <source>The content is being read. Try again in a moment.</source>
        <translation>Le contenu est en cours de lecture. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The open project was not imported from FreeOrion. Open such a project, or import the content of the game: choose File ▸ New project… and the template %1.</source>
        <translation>Le projet ouvert n’a pas été importé de FreeOrion. Ouvrez un tel projet, ou importez le contenu du jeu&#xa0;: choisissez Fichier ▸ Nouveau projet… et le modèle %1.</translation>
    </message>
    <message>
        <source>A saved game cannot be opened here.</source>
        <translation>Une sauvegarde ne peut pas être ouverte ici.</translation>
    </message>
    <message>
        <source>Open saved game</source>
        <translation>Ouvrir une sauvegarde</translation>
    </message>
    <message>
        <source>Saved games of FreeOrion (*.sav *.mps *.xml *.xml.xz)</source>
        <translation>Sauvegardes de FreeOrion (*.sav *.mps *.xml *.xml.xz)</translation>
    </message>
    <message>
        <source>Reading the saved game…</source>
        <translation>Lecture de la sauvegarde…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The saved game was not opened. The project is unchanged.</source>
        <translation>La sauvegarde n’a pas été ouverte. Le projet est inchangé.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was not opened. The project is unchanged.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été ouvert. Le projet est inchangé.</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; already exists.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» existe déjà.</translation>
    </message>
    <message>
        <source>The content has errors. Fix them, and then open the scenario &apos;%1&apos;.</source>
        <translation>Le contenu a des erreurs. Corrigez-les, puis ouvrez le scénario «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1, turn %2.</source>
        <extracomment>%1 a file, %2 a number of the game</extracomment>
        <translation>%1, tour %2.</translation>
    </message>
    <message>
        <source>%1, turn %2: %3 of %4 values are as saved; of those that the turn changed, %5 of %6.</source>
        <translation>%1, tour %2&#xa0;: %3 valeurs sur %4 sont comme dans la sauvegarde&#xa0;; parmi celles que le tour a changées, %5 sur %6.</translation>
    </message>
    <message>
        <source>The sandbox plays another scenario. Open the scenario &apos;%1&apos; to compare it.</source>
        <translation>Le bac à sable joue un autre scénario. Ouvrez le scénario «&#xa0;%1&#xa0;» pour le comparer.</translation>
    </message>
    <message>
        <source>The run has changed. Go to turn 0 to compare it again.</source>
        <translation>La partie a changé. Allez au tour 0 pour la comparer de nouveau.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is damaged. Breakdowns do not show where effects come from.</source>
        <translation>La ligne %1 de %2 est endommagée. Les décompositions ne montrent pas d’où viennent les effets.</translation>
    </message>
    <message>
        <source>%1 is of another version of Orrery. Import the game again to see in breakdowns where effects come from.</source>
        <translation>%1 vient d’une autre version d’Orrery. Importez de nouveau le jeu pour voir dans les décompositions d’où viennent les effets.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read again: %2</source>
        <translation>« %1 » ne peut pas être relu : %2</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SearchFeature</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ShortcutsPage</name>
    <message>
        <source>Filter by command or key…</source>
        <translation>Filtrer par commande ou touche…</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>Filtrer les commandes</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Press the new keys</source>
        <translation>Appuyez sur les nouvelles touches</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Re&amp;move keys</source>
        <translation>&amp;Effacer les touches</translation>
    </message>
    <message>
        <source>&amp;Reset to default</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>&amp;Nouvelles touches&#xa0;:</translation>
    </message>
    <message>
        <source>Reset &amp;all to defaults</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>Another command has these keys too.</source>
        <translation>Une autre commande a aussi ces touches.</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys.</source>
        <translation>Choisissez une commande, puis appuyez sur ses nouvelles touches.</translation>
    </message>
    <message>
        <source>No other command has %1.</source>
        <translation>Aucune autre commande n’a %1.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2. Assigning it here removes it there.</source>
        <translation>%1 est attribué à %2. L’attribuer ici le retire là-bas.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SmallText</name>
    <message>
        <source>Tries: %1. Still there: objects %2, classes %3, statements %4.</source>
        <translation>Essais : %1. Il reste : objets %2, classes %3, instructions %4.</translation>
    </message>
    <message>
        <source>Objects: %1 → %2, turns: %3 → %4, classes: %5 → %6.</source>
        <translation>Objets : %1 → %2, tours : %3 → %4, classes : %5 → %6.</translation>
    </message>
    <message>
        <source>Ended after %1 tries: the run may still be large.</source>
        <translation>Terminé après %1 essais : la partie peut encore être grande.</translation>
    </message>
    <message>
        <source>The earlier run is in %1.</source>
        <translation>La partie précédente est dans %1.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StartPage</name>
    <message>
        <source>Write game rules as XML, run them turn by turn, and see what changed and why.</source>
        <translation>Écrivez les règles du jeu en XML, exécutez-les tour par tour et voyez ce qui a changé, et pourquoi.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>%1 (no longer exists)</source>
        <translation>%1 (n’existe plus)</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Désépingler %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Épingler %1</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>Retirer %1 de cette liste</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StatementsFeature</name>
    <message>
        <source>Cannot read the earlier sandbox statements: %1</source>
        <translation>Impossible de lire les instructions antérieures du bac à sable&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cannot save the sandbox statements: %1</source>
        <translation>Impossible d’enregistrer les instructions du bac à sable&#xa0;: %1</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StringsFeature</name>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Ajouter une langue</translation>
    </message>
    <message>
        <source>Language code, for example &apos;de&apos; or &apos;pt-BR&apos;:</source>
        <translation>Code de la langue, par exemple «&#xa0;de&#xa0;» ou «&#xa0;pt-BR&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>Export texts</source>
        <translation>Exporter les textes</translation>
    </message>
    <message>
        <source>Language to translate into:</source>
        <translation>Langue de traduction&#xa0;:</translation>
    </message>
    <message>
        <source>Translation files (*.po *.ts)</source>
        <translation>Fichiers de traduction (*.po *.ts)</translation>
    </message>
    <message>
        <source>The name of a translation file must end in .po or .ts.</source>
        <translation>Le nom d’un fichier de traduction doit se terminer par .po ou .ts.</translation>
    </message>
    <message>
        <source>Exported the texts to %1</source>
        <translation>Textes exportés vers %1</translation>
    </message>
    <message>
        <source>Import texts</source>
        <translation>Importer des textes</translation>
    </message>
    <message>
        <source>%1 does not name its language.</source>
        <translation>%1 n’indique pas sa langue.</translation>
    </message>
    <message>
        <source>Imported texts: %1, not translated yet: %2, unknown ids: %3, faulty entries: %4</source>
        <translation>Textes importés&#xa0;: %1, pas encore traduits&#xa0;: %2, identifiants inconnus&#xa0;: %3, entrées erronées&#xa0;: %4</translation>
    </message>
    <message>
        <source>Import texts from %1</source>
        <translation>Importer les textes de %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
</context>
<context>
    <name>orrery::ide::SweepsFeature</name>
    <message>
        <source>Sweeps</source>
        <translation>Balayages</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>Exported the results to %1</source>
        <translation>Résultats exportés vers %1</translation>
    </message>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Le contenu est en cours de vérification. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Add sweep %1</source>
        <translation>Ajouter le balayage %1</translation>
    </message>
    <message>
        <source>Added the sweep “%1” to %2</source>
        <translation>Le balayage « %1 » a été ajouté à %2</translation>
    </message>
    <message>
        <source>The sweep was not written: sweeps.xml exists already, and holds no sweeps.</source>
        <translation>Le balayage n’a pas été écrit : sweeps.xml existe déjà et ne contient pas de balayages.</translation>
    </message>
    <message>
        <source>The sweep was not written: %1 has errors.</source>
        <translation>Le balayage n’a pas été écrit : %1 contient des erreurs.</translation>
    </message>
    <message>
        <source>The sweep was not written: %1 cannot be changed.</source>
        <translation>Le balayage n’a pas été écrit : %1 ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>There is no picture to export.</source>
        <translation>Il n’y a pas d’image à exporter.</translation>
    </message>
    <message>
        <source>Exported the picture to %1</source>
        <translation>Image exportée vers %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TablesFeature</name>
    <message>
        <source>Class table</source>
        <translation>Table des classes</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En table</translation>
    </message>
    <message>
        <source>Export objects</source>
        <translation>Exporter les objets</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>Exported the objects to %1</source>
        <translation>Objets exportés vers %1</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>No table has the element at the cursor.</source>
        <translation>Aucune table ne contient l’élément sous le curseur.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TimelineFeature</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> et %n autre</numerusform>
            <numerusform> et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>The timeline is empty: it shows events and other marks of the turns beside the map</source>
        <translation>La frise est vide : elle montre les événements et les autres marques des tours à côté de la carte</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n marked turns from turn %2 on</source>
        <translation>
            <numerusform>%1 : %n tour marqué à partir du tour %2</numerusform>
            <numerusform>%1 : %n tours marqués à partir du tour %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::TreeDrop</name>
    <message>
        <source>Inserted into %1; undo reverses this</source>
        <translation>Inséré dans %1&#xa0;; vous pouvez l’annuler</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TreeEditFeature</name>
    <message>
        <source>&amp;New inside…</source>
        <translation>&amp;Nouveau à l’intérieur…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>S&amp;upprimer</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Desc&amp;endre</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; already exists.</source>
        <translation>Il y a déjà un fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the class for the new group.</source>
        <translation>Choisissez la classe du nouveau groupe.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid id.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un identifiant valide.</translation>
    </message>
    <message>
        <source>Create a file first.</source>
        <translation>Créez d’abord un fichier.</translation>
    </message>
    <message>
        <source>The scenario &apos;%1&apos; already exists.</source>
        <translation>Il y a déjà un scénario «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Nouveau fichier</translation>
    </message>
    <message>
        <source>File name, optionally with folders, for example techs/early.xml</source>
        <translation>Nom du fichier, éventuellement avec des dossiers, par exemple techs/early.xml</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Nouveau groupe</translation>
    </message>
    <message>
        <source>Id of the group, within its class:</source>
        <translation>Identifiant du groupe, au sein de sa classe&#xa0;:</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Nouveau scénario</translation>
    </message>
    <message>
        <source>Id of the scenario:</source>
        <translation>Identifiant du scénario&#xa0;:</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid name.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom valide.</translation>
    </message>
    <message>
        <source>Create a scenario first.</source>
        <translation>Créez d’abord un scénario.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>New variable</source>
        <translation>Nouvelle variable</translation>
    </message>
    <message>
        <source>Name of the variable:</source>
        <translation>Nom de la variable&#xa0;:</translation>
    </message>
    <message>
        <source>New test</source>
        <translation>Nouveau test</translation>
    </message>
    <message>
        <source>Id of the test:</source>
        <translation>Identifiant du test&#xa0;:</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TurnsFeature</name>
    <message>
        <source>Removed the mark of turn %1</source>
        <translation>Marque du tour %1 retirée</translation>
    </message>
    <message>
        <source>Marked turn %1: the inspector and the map show the changes since then</source>
        <translation>Tour %1 marqué : l’inspecteur et la carte montrent les changements depuis</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TutorialFeature</name>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>The content does not contain &apos;%1&apos; yet.</source>
        <translation>Le contenu ne contient pas encore «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The run has no object &apos;%1&apos;.</source>
        <translation>La partie n’a pas d’objet «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>orrery::ide::UnsavedWork</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to this project?</source>
        <translation>Enregistrer les modifications de ce projet&#xa0;?</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer l’édition</translation>
    </message>
    <message>
        <source>Cannot save the sandbox statements: %1</source>
        <translation>Impossible d’enregistrer les instructions du bac à sable&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard statements</source>
        <translation>Abandonner les instructions</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Saved everything</source>
        <translation>Tout est enregistré</translation>
    </message>
</context>
<context>
    <name>orrery::ide::VariantRun</name>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Le contenu est en cours de vérification. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The content has changed since these results. Run the sweep again.</source>
        <translation>Le contenu a changé depuis ces résultats. Relancez le balayage.</translation>
    </message>
    <message>
        <source>%1, seed %2, with the content of the variant</source>
        <translation>%1, graine %2, avec le contenu de la variante</translation>
    </message>
    <message>
        <source>The variant of this run does not exist any more. The run uses the content as it is.</source>
        <translation>La variante de cette partie n’existe plus. La partie utilise le contenu tel quel.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::WatchesFeature</name>
    <message>
        <source>Watches</source>
        <translation>Valeurs suivies</translation>
    </message>
    <message>
        <source>Choose a value in the inspector first.</source>
        <translation>Choisissez d’abord une valeur dans l’inspecteur.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::WhatIfFeature</name>
    <message>
        <source>The sandbox computes the run. Try again when it is done.</source>
        <translation>Le bac à sable calcule la partie. Réessayez quand il aura fini.</translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list first.</source>
        <translation>Choisissez d’abord un objet sur la carte ou dans la liste.</translation>
    </message>
    <message>
        <source>This object has no value that a what-if can change.</source>
        <translation>Cet objet n’a aucune valeur qu’une hypothèse puisse changer.</translation>
    </message>
    <message>
        <source>You now see the what-if “%1”. Compare shows the differences from the main run.</source>
        <translation>Vous voyez maintenant l’hypothèse «&#xa0;%1&#xa0;». Comparaison montre les différences avec la partie principale.</translation>
    </message>
    <message>
        <source>New what-if</source>
        <translation>Nouvelle hypothèse</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Name (it begins with the statements of “%1”):</source>
        <translation>Nom (elle commence avec les instructions de «&#xa0;%1&#xa0;»)&#xa0;:</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>There is already a what-if “%1”.</source>
        <translation>Il existe déjà une hypothèse «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>New what-if %1</source>
        <translation>Nouvelle hypothèse %1</translation>
    </message>
    <message>
        <source>You now see the what-if “%1”. Your orders and changes belong to it.</source>
        <translation>Vous voyez maintenant l’hypothèse «&#xa0;%1&#xa0;». Vos ordres et vos changements lui appartiennent.</translation>
    </message>
    <message>
        <source>Main run</source>
        <translation>Partie principale</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>affichée</translation>
    </message>
    <message>
        <source>from turn %1 on</source>
        <translation>à partir du tour %1</translation>
    </message>
    <message>
        <source>no statements</source>
        <translation>aucune instruction</translation>
    </message>
    <message>
        <source>Switch what-if</source>
        <translation>Changer d’hypothèse</translation>
    </message>
    <message>
        <source>You now see the main run.</source>
        <translation>Vous voyez maintenant la partie principale.</translation>
    </message>
    <message>
        <source>You now see the what-if “%1”.</source>
        <translation>Vous voyez maintenant l’hypothèse «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Rename what-if</source>
        <translation>Renommer l’hypothèse</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nouveau nom&#xa0;:</translation>
    </message>
    <message>
        <source>Rename what-if to %1</source>
        <translation>Renommer l’hypothèse en %1</translation>
    </message>
    <message>
        <source>Move what-if %1 to the main run</source>
        <translation>Reprendre l’hypothèse %1 dans la partie principale</translation>
    </message>
    <message>
        <source>The statements of “%1” now belong to the main run. Undo takes them back.</source>
        <translation>Les instructions de «&#xa0;%1&#xa0;» appartiennent maintenant à la partie principale. Annuler les reprend.</translation>
    </message>
    <message>
        <source>Delete what-if %1</source>
        <translation>Supprimer l’hypothèse %1</translation>
    </message>
    <message>
        <source>Deleted the what-if “%1”. Undo brings it back.</source>
        <translation>Hypothèse «&#xa0;%1&#xa0;» supprimée. Annuler la rétablit.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>orrery::ide::WindowDialogs</name>
    <message>
        <source>Go to class</source>
        <translation>Aller à la classe</translation>
    </message>
    <message>
        <source>About Orrery</source>
        <translation>À propos d’Orrery</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Write game rules as XML, run them turn by turn, and see what changed and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Écrivez les règles du jeu en XML, exécutez-les tour par tour et voyez ce qui a changé, et pourquoi.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>orrery::widgets</name>
    <message>
        <source>division by zero; the result is 0</source>
        <translation>division par zéro&#xa0;; le résultat est 0</translation>
    </message>
    <message>
        <source>the number is too large; the result is 0</source>
        <translation>le nombre est trop grand&#xa0;; le résultat est 0</translation>
    </message>
    <message>
        <source>not a number; the result is 0</source>
        <translation>ce n’est pas un nombre&#xa0;; le résultat est 0</translation>
    </message>
    <message>
        <source>no sandbox is running</source>
        <translation>aucun bac à sable ne tourne</translation>
    </message>
    <message>
        <source>the sandbox runs older content</source>
        <translation>le bac à sable joue un contenu plus ancien</translation>
    </message>
    <message>
        <source>the sandbox is empty</source>
        <translation>le bac à sable est vide</translation>
    </message>
    <message>
        <source>value() is known only while effects are applied</source>
        <translation>value() n’est connu que pendant l’application des effets</translation>
    </message>
    <message>
        <source>no such object in the sandbox</source>
        <translation>pas d’objet de ce genre dans le bac à sable</translation>
    </message>
    <message>
        <source>%1 — Ctrl+.: %2</source>
        <translation>%1 — Ctrl+.&#xa0;: %2</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>pas encore vérifié</translation>
    </message>
    <message>
        <source>Set text of %1</source>
        <translation>Définir le texte de %1</translation>
    </message>
    <message>
        <source>Set %2 of %1</source>
        <translation>Définir %2 de %1</translation>
    </message>
    <message>
        <source>Clear %2 of %1</source>
        <translation>Effacer %2 de %1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Réel</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Requis</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>exclude: </source>
        <translation>exclure&#xa0;: </translation>
    </message>
    <message>
        <source>Place object</source>
        <translation>Placer un objet</translation>
    </message>
    <message>
        <source>Give tech to owner</source>
        <translation>Donner une technologie à son propriétaire</translation>
    </message>
    <message>
        <source>Set &apos;%1&apos;</source>
        <translation>Définir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change owner</source>
        <translation>Changer le propriétaire</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>%1 may react in the step to turn %2. Choose a response or pass.</source>
        <translation>%1 peut réagir lors du passage au tour %2. Choisissez une réponse ou passez.</translation>
    </message>
    <message>
        <source>Several responses happen at once in the step to turn %1. %2 chooses the next one.</source>
        <translation>Plusieurs réponses ont lieu en même temps lors du passage au tour %1. %2 choisit la suivante.</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Réaction</translation>
    </message>
    <message>
        <source>Order of responses</source>
        <translation>Ordre des réponses</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Run next</source>
        <translation>Exécuter ensuite</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>%1, turn %2: %3: %4. Undo takes it back.</source>
        <translation>%1, tour %2 : %3 : %4. Annuler le défait.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>no object is in the scope</source>
        <translation>aucun objet n&apos;est dans la portée</translation>
    </message>
    <message>
        <source>the objects in the scope are not known</source>
        <translation>les objets de la portée ne sont pas connus</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AddMenu</name>
    <message>
        <source>Elements to add</source>
        <translation>Éléments à ajouter</translation>
    </message>
    <message>
        <source>Type a part of the name or description…</source>
        <translation>Saisissez une partie du nom ou de la description…</translation>
    </message>
    <message>
        <source>Search elements to add</source>
        <translation>Chercher des éléments à ajouter</translation>
    </message>
    <message>
        <source>No element with this name can be added here.</source>
        <translation>Aucun élément de ce nom ne peut être ajouté ici.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AnswersModel</name>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AskView</name>
    <message>
        <source>Type or class of the objects</source>
        <translation>Type ou classe des objets</translation>
    </message>
    <message>
        <source>Condition or number</source>
        <translation>Condition ou nombre</translation>
    </message>
    <message>
        <source>When is it true? For example: Happiness &lt; 3 and owner == Aurora</source>
        <translation>Quand est-ce vrai ? Par exemple : Happiness &lt; 3 and owner == Aurora</translation>
    </message>
    <message>
        <source>is true</source>
        <translation>est vrai</translation>
    </message>
    <message>
        <source>becomes true</source>
        <translation>devient vrai</translation>
    </message>
    <message>
        <source>largest values</source>
        <translation>plus grandes valeurs</translation>
    </message>
    <message>
        <source>smallest values</source>
        <translation>plus petites valeurs</translation>
    </message>
    <message>
        <source>Turns to look for</source>
        <translation>Tours recherchés</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>Ask about all turns of the run (Enter)</source>
        <translation>Interroger tous les tours de la partie (Entrée)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>De :</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>tous les objets</translation>
    </message>
    <message>
        <source>Asked %1 turns so far.</source>
        <translation>%1 tours examinés jusqu’ici.</translation>
    </message>
    <message>
        <source>Stopped after %1 turns.</source>
        <translation>Arrêté après %1 tours.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers in turns 0 to %1</source>
        <translation>
            <numerusform>%n réponse dans les tours 0 à %1</numerusform>
            <numerusform>%n réponses dans les tours 0 à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>; the table lists %1 of them</source>
        <translation> ; le tableau en montre %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start a scenario to ask about its turns.</source>
        <translation>Lancez un scénario pour interroger ses tours.</translation>
    </message>
    <message>
        <source>Choose a type or class, type a condition, and press Enter. The answers are all turns and objects for which it is true.</source>
        <translation>Choisissez un type ou une classe, écrivez une condition et appuyez sur Entrée. Les réponses sont tous les tours et objets pour lesquels elle est vraie.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Interrogation en cours…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Never in turns 0 to %1.</source>
        <translation>Jamais dans les tours 0 à %1.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Stop the run when this becomes true</source>
        <translation>Arrêter la partie quand cela devient vrai</translation>
    </message>
    <message>
        <source>; only turns %1 to %2 are listed</source>
        <translation>; seuls les tours %1 à %2 sont affichés</translation>
    </message>
    <message>
        <source>No answer in turns %1 to %2.</source>
        <translation>Aucune réponse dans les tours %1 à %2.</translation>
    </message>
    <message>
        <source>Watch this value</source>
        <translation>Suivre cette valeur</translation>
    </message>
    <message>
        <source>Plot this value</source>
        <translation>Tracer cette valeur</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Fixer cette valeur</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AvailabilityModel</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AvailabilityView</name>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Disponibilité</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Filter classes</source>
        <translation>Filtrer les classes</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>E&amp;mpire:</source>
        <translation>E&amp;mpire&#xa0;:</translation>
    </message>
    <message>
        <source>Computing the run; results follow.</source>
        <translation>Calcul de la partie en cours&#xa0;; les résultats suivent.</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario in the Sandbox menu, then try again.</source>
        <translation>Pas encore de partie. Créez une galaxie ou ouvrez un scénario depuis le menu Bac à sable, puis réessayez.</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>This galaxy has no empire to check. Create a galaxy with an empire, or add an &lt;empire&gt; to the scenario.</source>
        <translation>Cette galaxie n’a pas d’empire à vérifier. Créez une galaxie avec un empire, ou ajoutez un &lt;empire&gt; au scénario.</translation>
    </message>
    <message>
        <source>The project defines no class yet.</source>
        <translation>Le projet ne définit encore aucune classe.</translation>
    </message>
    <message>
        <source>No class has &apos;%1&apos; in its id, name or type.</source>
        <translation>Aucune classe n’a «&#xa0;%1&#xa0;» dans son identifiant, son nom ou son type.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is available to %2.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 est disponible pour %2.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is not available to %2:&lt;/b&gt; %3</source>
        <translation>&lt;b&gt;%1 n’est pas disponible pour %2&#xa0;:&lt;/b&gt; %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;The availability of %1 to %2 is unknown:&lt;/b&gt; %3</source>
        <translation>&lt;b&gt;La disponibilité de %1 pour %2 est inconnue&#xa0;:&lt;/b&gt; %3</translation>
    </message>
    <message>
        <source>no conditions</source>
        <translation>aucune condition</translation>
    </message>
    <message>
        <source>and may place &amp;it on %1</source>
        <translation>et peut le placer s&amp;ur %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::BreakList</name>
    <message>
        <source>Breakpoint</source>
        <translation>Point d’arrêt</translation>
    </message>
    <message>
        <source>Last hit or problem</source>
        <translation>Dernier résultat ou problème</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::BreakpointsView</name>
    <message>
        <source>New breakpoint</source>
        <translation>Nouveau point d’arrêt</translation>
    </message>
    <message>
        <source>New breakpoint, for example: value:Sol III.Industry &lt; 3</source>
        <translation>Nouveau point d’arrêt, par exemple : value:Sol III.Industry &lt; 3</translation>
    </message>
    <message>
        <source>Search back</source>
        <translation>En arrière</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go back to the previous hit (Shift+F9)</source>
        <translation>Revenir au résultat précédent (Maj+F9)</translation>
    </message>
    <message>
        <source>Continue to the next hit (F9)</source>
        <translation>Continuer jusqu’au prochain résultat (F9)</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Points d’arrêt</translation>
    </message>
    <message>
        <source>No breakpoints. Type one above, or add one by a right click on a value or with %1 on a group. A breakpoint stops the run at a moment inside a turn.</source>
        <translation>Aucun point d’arrêt. Écrivez-en un ci-dessus, ou posez-en un par un clic droit sur une valeur ou avec %1 sur un groupe. Un point d’arrêt arrête la partie à un moment à l’intérieur d’un tour.</translation>
    </message>
    <message>
        <source>group:CLASS/GROUP – the group fires;
effect:CLASS/GROUP/2 – its second effect acts;
inactive:CLASS/GROUP – an object has the group, but it does not fire
value:OBJECT.VALUE – the value changes; with a comparison: it becomes so
if:TYPE:CONDITION – the condition becomes true for an object
event:ID, condition:ID, diagnostic:CODE – it happens.
Clauses: | if CONDITION, | hit 3, | say TEXT</source>
        <translation>group:CLASSE/GROUPE – le groupe agit&#xa0;;
effect:CLASSE/GROUPE/2 – son deuxième effet agit&#xa0;;
inactive:CLASSE/GROUPE – un objet a le groupe, mais il n’agit pas
value:OBJET.VALEUR – la valeur change ; avec une comparaison : elle le devient
if:TYPE:CONDITION – la condition devient vraie pour un objet
event:ID, condition:ID, diagnostic:CODE – cela se produit.
Clauses&#xa0;: | if CONDITION, | hit 3, | say TEXTE</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CalculationBar</name>
    <message>
        <source>&amp;Round</source>
        <translation>A&amp;rrondir</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Appl&amp;iquer</translation>
    </message>
    <message>
        <source>Multiply by</source>
        <translation>Multiplier par</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Fixer à</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Round the results to whole numbers</source>
        <translation>Arrondir les résultats à des nombres entiers</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fer&amp;mer</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CausesCanvas</name>
    <message>
        <source>Causes</source>
        <translation>Causes</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CausesView</name>
    <message>
        <source>Only &amp;connected</source>
        <translation>&amp;Reliés seulement</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>Tous les objets</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Show only events, firings and changes of this object</source>
        <translation>N&apos;afficher que les événements, déclenchements et modifications de cet objet</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Show only this group, and what it causes</source>
        <translation>N&apos;afficher que ce groupe et ce qu&apos;il cause</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Ceux-ci seulement</translation>
    </message>
    <message>
        <source>With their causes</source>
        <translation>Avec leurs causes</translation>
    </message>
    <message>
        <source>With their results</source>
        <translation>Avec leurs résultats</translation>
    </message>
    <message>
        <source>With causes and results</source>
        <translation>Avec causes et résultats</translation>
    </message>
    <message>
        <source>Nodes around these</source>
        <translation>Nœuds autour de ceux-ci</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Étapes : toutes</translation>
    </message>
    <message>
        <source>Steps: </source>
        <translation>Étapes : </translation>
    </message>
    <message>
        <source>Most steps to causes and results</source>
        <translation>Nombre maximal d&apos;étapes vers les causes et les résultats</translation>
    </message>
    <message>
        <source>Hide nodes without a cause and a result, if there is no other filter</source>
        <translation>Masquer les nœuds sans cause ni résultat, s&apos;il n&apos;y a pas d&apos;autre filtre</translation>
    </message>
    <message>
        <source>&amp;Kinds</source>
        <translation>&amp;Genres</translation>
    </message>
    <message>
        <source>Choose the kinds of nodes</source>
        <translation>Choisir les genres de nœuds</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Write the graph to a file</source>
        <translation>Écrire le graphe dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Dessin (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Graph (DOT)…</source>
        <translation>&amp;Graphe (DOT)…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>Enlever tous les filtres</translation>
    </message>
    <message>
        <source>Progress of the graph</source>
        <translation>Progression du graphe</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then step a turn to see what caused what.</source>
        <translation>Pas encore de partie. Créez une galaxie ou ouvrez un scénario ; puis jouez un tour pour voir ce qui cause quoi.</translation>
    </message>
    <message>
        <source>Reading the causes of the turn…</source>
        <translation>Lecture des causes du tour…</translation>
    </message>
    <message>
        <source>Laying out the graph…</source>
        <translation>Disposition du graphe…</translation>
    </message>
    <message>
        <source>Stopped before the graph was complete.</source>
        <translation>Arrêté avant que le graphe soit complet.</translation>
    </message>
    <message>
        <source>The graph could not be laid out. Choose fewer nodes.</source>
        <translation>Le graphe n&apos;a pas pu être disposé. Choisissez moins de nœuds.</translation>
    </message>
    <message>
        <source>Nothing happened in this turn.</source>
        <translation>Il ne s&apos;est rien passé dans ce tour.</translation>
    </message>
    <message>
        <source>No node matches the filter. A change by a rule, such as growth, has no cause here.</source>
        <translation>Aucun nœud ne correspond au filtre. Une modification par une règle, comme la croissance, n&apos;a pas de cause ici.</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <translation>Tour %1.</translation>
    </message>
    <message>
        <source>Turns %1 to %2.</source>
        <translation>Tours %1 à %2.</translation>
    </message>
    <message>
        <source>About %1.</source>
        <translation>À propos de %1.</translation>
    </message>
    <message>
        <source>About %1 of %2.</source>
        <translation>À propos de %1 de %2.</translation>
    </message>
    <message>
        <source>%1 of %2 nodes.</source>
        <translation>%1 nœuds sur %2.</translation>
    </message>
    <message>
        <source>Nodes of a class are shown as one.</source>
        <translation>Les nœuds d&apos;une classe n&apos;en font qu&apos;un.</translation>
    </message>
    <message>
        <source>Nodes of a kind are shown as one.</source>
        <translation>Les nœuds d&apos;une sorte n&apos;en font qu&apos;un.</translation>
    </message>
    <message>
        <source>Nodes of a group are shown as one.</source>
        <translation>Les nœuds d&apos;un groupe n&apos;en font qu&apos;un.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>Show the breakdown</source>
        <translation>Afficher la décomposition</translation>
    </message>
    <message>
        <source>Show the object</source>
        <translation>Afficher l&apos;objet</translation>
    </message>
    <message>
        <source>Show what led to this</source>
        <translation>Montrer ce qui y a mené</translation>
    </message>
    <message>
        <source>Show what followed from this</source>
        <translation>Montrer ce qui en a découlé</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CellTyping</name>
    <message>
        <source>The file is no longer in the project. Nothing was changed.</source>
        <translation>Le fichier n’est plus dans le projet. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The element is no longer in the file. Nothing was changed.</source>
        <translation>L’élément n’est plus dans le fichier. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>XML cannot hold these characters, or the element is malformed.</source>
        <translation>XML ne peut pas contenir ces caractères, ou l’élément est mal formé.</translation>
    </message>
    <message>
        <source>The edit no longer fits the text. Nothing was changed.</source>
        <translation>La modification ne correspond plus au texte. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The line is no longer in the file. Nothing was changed.</source>
        <translation>La ligne n’est plus dans le fichier. Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ColourLine</name>
    <message>
        <source>Choose a colour…</source>
        <translation>Choisir une couleur…</translation>
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
            <numerusform>%1, dans %n ligne</numerusform>
            <numerusform>%1, dans %n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>Filtrer les colonnes</translation>
    </message>
    <message>
        <source>Reading the columns…</source>
        <translation>Lecture des colonnes…</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>La table n’a pas de lignes.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompareModel</name>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>✎ edited: %1</source>
        <translation>✎ modifié : %1</translation>
    </message>
    <message>
        <source>%1, only in the earlier run</source>
        <translation>%1, seulement dans la partie précédente</translation>
    </message>
    <message>
        <source>%1, only now</source>
        <translation>%1, seulement maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%n values from turn %1 on</source>
        <translation>
            <numerusform>%n valeur à partir du tour %1</numerusform>
            <numerusform>%n valeurs à partir du tour %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 match the filter</source>
        <translation>%1, %2 correspondent au filtre</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more. Use the filter to find them.</source>
        <translation>
            <numerusform>… et %n autre. Le filtre permet de la trouver.</numerusform>
            <numerusform>… et %n autres. Le filtre permet de les trouver.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: exactly %2 → %3 in turn %4</source>
        <translation>%1 : exactement %2 → %3 au tour %4</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>Now, turn %1</source>
        <translation>Maintenant, tour %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>%1, follows from %2</source>
        <translation>%1, découle de %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompareView</name>
    <message>
        <source>Before the last edit</source>
        <translation>Avant la dernière modification</translation>
    </message>
    <message>
        <source>Last saved</source>
        <translation>Dernier enregistrement</translation>
    </message>
    <message>
        <source>When the project was opened</source>
        <translation>À l’ouverture du projet</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglé</translation>
    </message>
    <message numerus="yes">
        <source>%n values changed from turn %1 on</source>
        <translation>
            <numerusform>%n valeur a changé à partir du tour %1</numerusform>
            <numerusform>%n valeurs ont changé à partir du tour %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; first: %2 %3 %4 → %5</source>
        <translation>%1 ; d’abord : %2 %3 %4 → %5</translation>
    </message>
    <message>
        <source>The starlanes changed from turn %1 on</source>
        <translation>Les voies stellaires ont changé à partir du tour %1</translation>
    </message>
    <message>
        <source>No values changed</source>
        <translation>Aucune valeur n’a changé</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>Comparer a&amp;vec :</translation>
    </message>
    <message>
        <source>Run to compare with</source>
        <translation>Partie à comparer</translation>
    </message>
    <message>
        <source>Pin this run</source>
        <translation>Épingler cette partie</translation>
    </message>
    <message>
        <source>Keeps the present run, and compares later runs with it</source>
        <translation>Garde la partie actuelle et y compare les parties suivantes</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Filtrer les différences</translation>
    </message>
    <message>
        <source>Filter: object, value, or size of the change, for example: sol industry &gt; 5</source>
        <translation>Filtre : objet, valeur ou taille du changement, par exemple : sol industrie &gt; 5</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Afficher les problèmes</translation>
    </message>
    <message>
        <source>Progress of the earlier run</source>
        <translation>Progression de la partie précédente</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; edits then show their differences here.</source>
        <translation>Pas encore de partie. Créez une galaxie ou ouvrez un scénario ; les modifications montrent ensuite leurs différences ici.</translation>
    </message>
    <message>
        <source>No edit yet. After an edit, this pane shows all values that come out different, and since which turn.</source>
        <translation>Pas encore de modification. Après une modification, ce volet montre toutes les valeurs qui changent, et à partir de quel tour.</translation>
    </message>
    <message>
        <source>The saved content is not known, or has errors. Save all files to compare with them.</source>
        <translation>Le contenu enregistré n’est pas connu ou contient des erreurs. Enregistrez tous les fichiers pour comparer avec eux.</translation>
    </message>
    <message>
        <source>The content at the opening of the project is not known yet.</source>
        <translation>Le contenu à l’ouverture du projet n’est pas encore connu.</translation>
    </message>
    <message>
        <source>No run is pinned. “Pin this run” keeps the present run, and compares later runs with it.</source>
        <translation>Aucune partie n’est épinglée. « Épingler cette partie » garde la partie actuelle et y compare les parties suivantes.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The content has errors. The differences follow when you have fixed them.</source>
        <translation>Le contenu contient des erreurs. Les différences suivront quand vous les aurez corrigées.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison en cours…</translation>
    </message>
    <message>
        <source>No difference matches the filter.</source>
        <translation>Aucune différence ne correspond au filtre.</translation>
    </message>
    <message>
        <source>All values that both runs have are the same in turns 0 to %1.</source>
        <translation>Toutes les valeurs communes aux deux parties sont identiques aux tours 0 à %1.</translation>
    </message>
    <message>
        <source>No differences: all values are the same in turns 0 to %1.</source>
        <translation>Aucune différence : toutes les valeurs sont identiques aux tours 0 à %1.</translation>
    </message>
    <message>
        <source>The content has errors. This is the last comparison without errors.</source>
        <translation>Le contenu contient des erreurs. Ceci est la dernière comparaison sans erreurs.</translation>
    </message>
    <message>
        <source>Stopped. These differences may be out of date.</source>
        <translation>Arrêté. Ces différences ne sont peut-être plus à jour.</translation>
    </message>
    <message>
        <source>The starlanes differ from turn %1 on.</source>
        <translation>Les voies stellaires diffèrent à partir du tour %1.</translation>
    </message>
    <message>
        <source>Only in the earlier run: %1.</source>
        <translation>Seulement dans la partie précédente : %1.</translation>
    </message>
    <message>
        <source>Only now: %1.</source>
        <translation>Seulement maintenant : %1.</translation>
    </message>
    <message>
        <source>Both runs together need more than the memory of a run. Compared up to turn %1.</source>
        <translation>Les deux parties ensemble dépassent la mémoire d’une partie. Comparées jusqu’au tour %1.</translation>
    </message>
    <message>
        <source>The earlier run ends with turn %1.</source>
        <translation>La partie précédente se termine au tour %1.</translation>
    </message>
    <message>
        <source>The present run ends with turn %1.</source>
        <translation>La partie actuelle se termine au tour %1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Earlier run: turn %1 of %2</source>
        <translation>Partie précédente : tour %1 sur %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 exists only in the earlier run.</source>
        <translation>%1 n’existe que dans la partie précédente.</translation>
    </message>
    <message>
        <source>This cause is only in the earlier content: %1</source>
        <translation>Cette cause n’est que dans l’ancien contenu : %1</translation>
    </message>
    <message>
        <source>No XML makes this change: it is part of the rules of each turn.</source>
        <translation>Aucun XML ne fait ce changement : il fait partie des règles de chaque tour.</translation>
    </message>
    <message>
        <source>Show its breakdown</source>
        <translation>Afficher sa décomposition</translation>
    </message>
    <message>
        <source>Which edit did this?</source>
        <translation>Quelle modification a fait cela ?</translation>
    </message>
    <message>
        <source>Main run</source>
        <translation>Partie principale</translation>
    </message>
    <message>
        <source>The what-if “%1”</source>
        <translation>L’hypothèse «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>This what-if no longer exists. Choose another run to compare with.</source>
        <translation>Cette hypothèse n’existe plus. Choisissez une autre partie à comparer.</translation>
    </message>
    <message>
        <source>This run is the present one. Choose a run to compare with, or switch to another what-if.</source>
        <translation>Cette partie est celle qui est affichée. Choisissez une partie à comparer, ou changez d’hypothèse.</translation>
    </message>
    <message>
        <source>No difference begins in turns %1 to %2.</source>
        <translation>Aucune différence ne commence dans les tours %1 à %2.</translation>
    </message>
    <message>
        <source>No difference that begins in turns %1 to %2 matches the filter.</source>
        <translation>Aucune différence qui commence dans les tours %1 à %2 ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Git revision</source>
        <translation>Révision git</translation>
    </message>
    <message>
        <source>Many seeds</source>
        <translation>Nombreuses graines</translation>
    </message>
    <message>
        <source>Plays both runs with many seeds, and shows which differences are more than chance</source>
        <translation>Joue les deux parties avec de nombreuses graines et montre quelles différences sont plus que du hasard</translation>
    </message>
    <message>
        <source>The revision “%1” does not have the scenario of this run. Choose another revision, or another scenario.</source>
        <translation>La révision « %1 » n’a pas le scénario de cette partie. Choisissez une autre révision ou un autre scénario.</translation>
    </message>
    <message>
        <source>Reading the revision “%1”…</source>
        <translation>Lecture de la révision « %1 »…</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Comparé avec %1.</translation>
    </message>
    <message>
        <source>Git revision %1</source>
        <translation>Révision git %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The earlier run and the changes since: &quot;Last saved: No values changed&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1; first: %2: did not exist, exists now</source>
        <translation>%1&#xa0;; d’abord&#xa0;: %2&#xa0;: n’existait pas, existe maintenant</translation>
    </message>
    <message>
        <source>%1; first: %2: existed, does not exist now</source>
        <translation>%1&#xa0;; d’abord&#xa0;: %2&#xa0;: existait, n’existe plus maintenant</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Fixer cette valeur</translation>
    </message>
    <message>
        <source>Make it small…</source>
        <translation>Réduire…</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Complétions</translation>
    </message>
    <message>
        <source>Help for the chosen item</source>
        <translation>Aide sur l’élément choisi</translation>
    </message>
    <message>
        <source>Use Up and Down to choose. Press Enter or Tab to insert.</source>
        <translation>Choisissez avec les flèches haut et bas. Insérez avec Entrée ou Tab.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CountsButton</name>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>Counts for %1, turn %2</source>
        <translation>Nombres pour %1, tour %2</translation>
    </message>
    <message>
        <source>The object that is the source of the counts at the lines</source>
        <translation>L&apos;objet qui est la source des nombres à droite des lignes</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CoverageModel</name>
    <message>
        <source>The class, or the scenario of a condition</source>
        <translation>La classe, ou le scénario d’une condition</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>The best state that the element reached in the run</source>
        <translation>Le meilleur état que l’élément a atteint dans la partie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Turns in which the class was in play, the group fired, or the effect had objects</source>
        <translation>Tours où la classe était en jeu, où le groupe s’est déclenché ou où l’effet avait des objets</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Firings, responses, or the largest number of objects</source>
        <translation>Déclenchements, réponses, ou le plus grand nombre d’objets</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Values that it changed</source>
        <translation>Valeurs qu’il a changées</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changées</translation>
    </message>
    <message>
        <source>Changed values that were clamped or overwritten later in the turn</source>
        <translation>Valeurs changées, puis limitées ou écrasées plus tard dans le tour</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulées</translation>
    </message>
    <message>
        <source>Objects on which a stacking name suppressed it</source>
        <translation>Objets sur lesquels un nom de cumul l’a écarté</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>Écarté</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CoverageView</name>
    <message>
        <source>Show coverage</source>
        <translation>Afficher la couverture</translation>
    </message>
    <message>
        <source>Filter classes, groups and elements</source>
        <translation>Filtrer les classes, groupes et éléments</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>Kind of the elements</source>
        <translation>Genre des éléments</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>State of the elements</source>
        <translation>État des éléments</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Coverage is off. It shows which classes, groups, conditions and effects a run reaches.</source>
        <translation>La couverture est désactivée. Elle montre quelles classes, quels groupes, conditions et effets une partie atteint.</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then step turns to see what they reach.</source>
        <translation>Pas encore de partie. Créez une galaxie ou ouvrez un scénario, puis avancez de quelques tours pour voir ce qu’ils atteignent.</translation>
    </message>
    <message>
        <source>Reading the turns of the run…</source>
        <translation>Lecture des tours de la partie…</translation>
    </message>
    <message>
        <source>The content has no class yet.</source>
        <translation>Le contenu n’a pas encore de classe.</translation>
    </message>
    <message>
        <source>No element matches the filter.</source>
        <translation>Aucun élément ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Read %1 of %2 turns so far.</source>
        <translation>%1 tours sur %2 lus jusqu’ici.</translation>
    </message>
    <message>
        <source>The run has no turn yet. Step a turn to see what it reaches.</source>
        <translation>La partie n’a pas encore de tour. Avancez d’un tour pour voir ce qu’il atteint.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s). Effective: %1 classes, %2 groups, %3 effects.</source>
        <translation>
            <numerusform>%n tour. Efficaces&#xa0;: %1 classes, %2 groupes, %3 effets.</numerusform>
            <numerusform>%n tours. Efficaces&#xa0;: %1 classes, %2 groupes, %3 effets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>List only this class</source>
        <translation>Ne lister que cette classe</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Tous les tests</translation>
    </message>
    <message>
        <source>Runs that are read</source>
        <translation>Parties lues</translation>
    </message>
    <message>
        <source>The tests appear when the project is checked.</source>
        <translation>Les tests apparaissent quand le projet est vérifié.</translation>
    </message>
    <message>
        <source>Playing the tests…</source>
        <translation>Les tests sont joués…</translation>
    </message>
    <message>
        <source>Played %1 of %2 tests so far.</source>
        <translation>%1 tests joués sur %2 jusqu’ici.</translation>
    </message>
    <message>
        <source>The project has no test that plays a turn.</source>
        <translation>Le projet n’a aucun test qui joue un tour.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>A sweep</source>
        <translation>Un balayage</translation>
    </message>
    <message>
        <source>Sweep to play</source>
        <translation>Balayage à jouer</translation>
    </message>
    <message>
        <source>The project has no sweep that can be played.</source>
        <translation>Le projet n’a aucun balayage qui puisse être joué.</translation>
    </message>
    <message>
        <source>Playing the sweep…</source>
        <translation>Le balayage est en cours…</translation>
    </message>
    <message>
        <source>Played %1 of %2 runs so far.</source>
        <translation>%1 parties sur %2 jouées jusqu’ici.</translation>
    </message>
    <message>
        <source>No run of the sweep has played a turn.</source>
        <translation>Aucune partie du balayage n’a joué un tour.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 runs.</source>
        <translation>Annulé après %1 parties sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) of the sweep have errors, and no runs.</source>
        <translation>
            <numerusform>%n variante du balayage a des erreurs, et aucune partie.</numerusform>
            <numerusform>%n variantes du balayage ont des erreurs, et aucune partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The content has changed since.</source>
        <translation>Le contenu a changé depuis.</translation>
    </message>
    <message>
        <source>Only turns %1 to %2 are read.</source>
        <translation>Seuls les tours %1 à %2 sont lus.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CursorLine</name>
    <message>
        <source>Step back inside the turn</source>
        <translation>Reculer à l’intérieur du tour</translation>
    </message>
    <message>
        <source>Step forward inside the turn</source>
        <translation>Avancer à l’intérieur du tour</translation>
    </message>
    <message>
        <source>Open the XML of this change</source>
        <translation>Ouvrir le XML de ce changement</translation>
    </message>
    <message>
        <source>Show the object that changed</source>
        <translation>Montrer l’objet qui a changé</translation>
    </message>
    <message>
        <source>Go to the end of the turn</source>
        <translation>Aller à la fin du tour</translation>
    </message>
    <message>
        <source>by stage</source>
        <translation>par étape</translation>
    </message>
    <message>
        <source>by group</source>
        <translation>par groupe</translation>
    </message>
    <message>
        <source>by effect</source>
        <translation>par effet</translation>
    </message>
    <message>
        <source>by change</source>
        <translation>par changement</translation>
    </message>
    <message>
        <source>Size of a step inside the turn</source>
        <translation>Taille d’un pas à l’intérieur du tour</translation>
    </message>
    <message>
        <source>At the beginning of turn %1</source>
        <translation>Au début du tour %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3 → %4</source>
        <translation>%1 de %2 : %3 → %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n objects</source>
        <translation>
            <numerusform>%1 de %n objet</numerusform>
            <numerusform>%1 de %n objets</numerusform>
        </translation>
    </message>
    <message>
        <source>Inside turn %1, after change %2 of %3 · %4 · %5 · %6</source>
        <translation>Dans le tour %1, après le changement %2 sur %3 · %4 · %5 · %6</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DiskFollower</name>
    <message>
        <source>%1, changed by another program</source>
        <translation>%1, modifié par un autre programme</translation>
    </message>
    <message>
        <source>%1, merged with another program&apos;s changes</source>
        <translation>%1, fusionné avec les modifications d’un autre programme</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentEditor</name>
    <message>
        <source>Source of %1</source>
        <translation>Source de %1</translation>
    </message>
    <message>
        <source>Cannot break the lines: the XML has errors, or each long line is a single value, text or comment</source>
        <translation>Impossible de découper les lignes&#xa0;: le XML a des erreurs, ou chaque longue ligne est une seule valeur, un seul texte ou un seul commentaire</translation>
    </message>
    <message>
        <source>Break long lines</source>
        <translation>Découper les longues lignes</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentFiles</name>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; nothing was done.</source>
        <translation>Le contenu a changé entre-temps&#xa0;; rien n’a été fait.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renommer %1 en %2</translation>
    </message>
    <message>
        <source>The file &apos;%1&apos; already exists.</source>
        <translation>Il y a déjà un fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside the project folder.</source>
        <translation>«&#xa0;%1&#xa0;» est en dehors du dossier du projet.</translation>
    </message>
    <message>
        <source>Cannot restore &apos;%1&apos;: another file has this name.</source>
        <translation>Impossible de restaurer «&#xa0;%1&#xa0;»&#xa0;: un autre fichier porte ce nom.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not removed: it was saved with additional content.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas supprimé&#xa0;: il a été enregistré avec du contenu supplémentaire.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentSaver</name>
    <message>
        <source>&apos;%1&apos; is not saved: another program changed it in the same places. Choose the version to keep first.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: un autre programme l’a modifié aux mêmes endroits. Choisissez d’abord la version à garder.</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: it is outside the project folder</source>
        <translation>impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: il est en dehors du dossier du projet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program has just removed or renamed it. Save again in a moment.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: un autre programme vient de le supprimer ou de le renommer. Enregistrez à nouveau dans un instant.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program changed it. Its changes are merged here now. Check them, then save again.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: un autre programme l’a modifié. Ses modifications sont maintenant fusionnées ici. Vérifiez-les, puis enregistrez à nouveau.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentStore</name>
    <message>
        <source>&apos;%1&apos; is skipped: the link points outside the project folder.</source>
        <translation>«&#xa0;%1&#xa0;» est ignoré&#xa0;: le lien pointe en dehors du dossier du projet.</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Restaurer le travail non enregistré</translation>
    </message>
    <message>
        <source>Cannot read the journal &apos;%1&apos; of unsaved work: %2</source>
        <translation>Le journal « %1 » du travail non enregistré ne peut pas être lu : %2</translation>
    </message>
    <message>
        <source>A journal of unsaved work is damaged, and Orrery cannot restore anything from it. It is kept as &apos;%1&apos;.</source>
        <translation>Un journal de travail non enregistré est endommagé, et Orrery ne peut rien en restaurer. Il est conservé sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A journal of unsaved work is damaged: the last changes before Orrery ended are missing.</source>
        <translation>Un journal de travail non enregistré est endommagé : les dernières modifications avant la fin d’Orrery manquent.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DraftDialog</name>
    <message>
        <source>You entered this on %1 and did not finish it.</source>
        <translation>Voici ce que vous avez saisi le %1 sans le terminer.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Discard your input?</source>
        <translation>Abandonner votre saisie&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Continuer à modifier</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DraftStore</name>
    <message>
        <source>A journal of drafts is damaged, and Orrery cannot restore anything from it. It is kept as &apos;%1&apos;.</source>
        <translation>Un journal de brouillons est endommagé, et Orrery ne peut rien en restaurer. Il est conservé sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A journal of drafts is damaged: the last changes before Orrery ended are missing.</source>
        <translation>Un journal de brouillons est endommagé : les dernières modifications avant la fin d’Orrery manquent.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EditHistory</name>
    <message>
        <source>Typing in %1</source>
        <translation>Saisie dans %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EditHunt</name>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>no object</source>
        <translation>aucun objet</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>existe</translation>
    </message>
    <message>
        <source>A version has no such value.</source>
        <translation>Une version n’a pas cette valeur.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>A version has no such test.</source>
        <translation>Une version n’a pas ce test.</translation>
    </message>
    <message>
        <source>failed (%1)</source>
        <translation>échoué (%1)</translation>
    </message>
    <message>
        <source>No earlier version passes the test: neither that of Compare, nor the last saved one, nor the last git revision.</source>
        <translation>Aucune version antérieure ne réussit le test : ni celle de la comparaison, ni la dernière enregistrée, ni la dernière révision git.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EditHuntView</name>
    <message>
        <source>Progress of the search</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Lines whose edits changed the value</source>
        <translation>Lignes dont la modification a changé la valeur</translation>
    </message>
    <message numerus="yes">
        <source>Searching the edit that changed %1. Played %n runs so far.</source>
        <translation>
            <numerusform>Recherche de la modification qui a changé %1. %n partie jouée jusqu’ici.</numerusform>
            <numerusform>Recherche de la modification qui a changé %1. %n parties jouées jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>The search needs both versions to play: %1</source>
        <translation>La recherche a besoin que les deux versions soient jouables : %1</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 now.</source>
        <translation>%1 : %2 avant, %3 maintenant.</translation>
    </message>
    <message>
        <source>No edit of the content changed it.</source>
        <translation>Aucune modification du contenu ne l’a changée.</translation>
    </message>
    <message>
        <source>This edit alone changes it.</source>
        <translation>Cette modification seule la change.</translation>
    </message>
    <message numerus="yes">
        <source>These %n edits change it together, and none can be omitted.</source>
        <translation>
            <numerusform>Cette %n modification la change.</numerusform>
            <numerusform>Ces %n modifications la changent ensemble, et aucune ne peut manquer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edits; the search played %n runs.</source>
        <translation>
            <numerusform>Il y a %1 modifications ; la recherche a joué %n partie.</numerusform>
            <numerusform>Il y a %1 modifications ; la recherche a joué %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statements of the run, or the seed, make the difference.</source>
        <translation>Les instructions de la partie, ou la graine, font la différence.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>Choose a difference in Compare, a value in the inspector, or a failed test, and then “Which edit did this?” in its menu. Orrery plays the run with parts of your edits, and names the lines that changed the value.</source>
        <translation>Choisissez une différence dans la comparaison, une valeur dans l’inspecteur ou un test qui échoue, puis « Quelle modification a fait cela ? » dans son menu. Orrery joue la partie avec des parts de vos modifications, et nomme les lignes qui ont changé la valeur.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ElementTableModel</name>
    <message>
        <source>Set %1 of %2</source>
        <translation>Fixer %1 de %2</translation>
    </message>
    <message>
        <source>%1 does not have this.</source>
        <translation>%1 n’a pas cela.</translation>
    </message>
    <message>
        <source>No value</source>
        <translation>Pas de valeur</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Par défaut : %1</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>pas de valeur</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>%1 par défaut</translation>
    </message>
    <message>
        <source>%1, problem: %2</source>
        <translation>%1, problème : %2</translation>
    </message>
    <message>
        <source>%1
Double-click to go there (F12).</source>
        <translation>%1
Double-cliquez pour y aller (F12).</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ElementTableView</name>
    <message>
        <source>Class table</source>
        <translation>Table des classes</translation>
    </message>
    <message>
        <source>Kind of table</source>
        <translation>Genre de table</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrer les lignes</translation>
    </message>
    <message>
        <source>Show only rows with a cell that has no value</source>
        <translation>Ne montrer que les lignes avec une cellule sans valeur</translation>
    </message>
    <message>
        <source>C&amp;olumns…</source>
        <translation>C&amp;olonnes…</translation>
    </message>
    <message>
        <source>Choose the columns of the table</source>
        <translation>Choisir les colonnes de la table</translation>
    </message>
    <message>
        <source>&amp;Calculate…</source>
        <translation>&amp;Calculer…</translation>
    </message>
    <message>
        <source>Multiply the selected cells, add to them, or set them</source>
        <translation>Multiplier les cellules sélectionnées, y ajouter ou les fixer</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification ; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Lecture de la table…</translation>
    </message>
    <message>
        <source>Open a project to see its classes here.</source>
        <translation>Ouvrez un projet pour voir ici ses classes.</translation>
    </message>
    <message>
        <source>The project has no rows of this kind.</source>
        <translation>Le projet n’a pas de lignes de ce genre.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Aucune ligne ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Rows: %1, shown: %2</source>
        <translation>Lignes : %1, montrées : %2</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Tri &amp;croissant</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Tri &amp;décroissant</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>Trier par &amp;nom</translation>
    </message>
    <message>
        <source>Order of the &amp;files</source>
        <translation>Ordre des &amp;fichiers</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Vers la d&amp;roite</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>&amp;Masquer la colonne</translation>
    </message>
    <message>
        <source>Choose &amp;columns…</source>
        <translation>Choisir les c&amp;olonnes…</translation>
    </message>
    <message>
        <source>Filter: fort, build_cost &gt; 30 and build_time != 5</source>
        <translation>Filtre : fort, build_cost &gt; 30 and build_time != 5</translation>
    </message>
    <message>
        <source>Words that a row must contain, and comparisons with columns: =, !=, &lt;, &lt;=, &gt;, &gt;=, combined by and, or, not and parentheses.
Put quotes around names and values with blanks.</source>
        <translation>Mots que doit contenir une ligne, et comparaisons avec des colonnes : =, !=, &lt;, &lt;=, &gt;, &gt;=, reliées par and, or, not et des parenthèses.
Mettez entre guillemets les noms et les valeurs avec des espaces.</translation>
    </message>
    <message>
        <source>Filter not applied: %1</source>
        <translation>Filtre non appliqué : %1</translation>
    </message>
    <message>
        <source>O&amp;nly gaps</source>
        <translation>Lac&amp;unes seulement</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EventsModel</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1 : %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EventsView</name>
    <message>
        <source>Filter events</source>
        <translation>Filtrer les événements</translation>
    </message>
    <message>
        <source>Events of the turn</source>
        <translation>Événements du tour</translation>
    </message>
    <message>
        <source>Start a scenario to see its events.</source>
        <translation>Lancez un scénario pour voir ses événements.</translation>
    </message>
    <message>
        <source>No events in turn %1; only values changed.</source>
        <translation>Aucun événement au tour %1&#xa0;; seules des valeurs ont changé.</translation>
    </message>
    <message>
        <source>No event matches the filter.</source>
        <translation>Aucun événement ne correspond au filtre.</translation>
    </message>
    <message>
        <source>No events in turns %1 to %2; only values changed.</source>
        <translation>Aucun événement dans les tours %1 à %2 ; seules des valeurs ont changé.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 events are listed, and %n more are not. Choose fewer turns to see them.</source>
        <translation>
            <numerusform>Seuls les %1 premiers événements sont listés, %n autre ne l’est pas. Choisissez moins de tours pour le voir.</numerusform>
            <numerusform>Seuls les %1 premiers événements sont listés, %n autres ne le sont pas. Choisissez moins de tours pour les voir.</numerusform>
        </translation>
    </message>
    <message>
        <source>No events yet. Step one turn.</source>
        <translation>Aucun événement pour l’instant. Avancez d’un tour.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExplanationView</name>
    <message>
        <source>Error: runs skip the affected content.</source>
        <translation>Erreur&#xa0;: les parties ignorent le contenu concerné.</translation>
    </message>
    <message>
        <source>Warning: the content runs, but probably not as intended.</source>
        <translation>Avertissement&#xa0;: le contenu tourne, mais sans doute pas comme prévu.</translation>
    </message>
    <message>
        <source>Hint: there is a simpler way to write this.</source>
        <translation>Conseil&#xa0;: il y a une façon plus simple de l’écrire.</translation>
    </message>
    <message>
        <source>Explanation of a problem</source>
        <translation>Explication d’un problème</translation>
    </message>
    <message>
        <source>The problem code ‘%1’ is unknown.</source>
        <translation>Le code de problème «&#xa0;%1&#xa0;» est inconnu.</translation>
    </message>
    <message>
        <source>This content has the problem:</source>
        <translation>Ce contenu a le problème&#xa0;:</translation>
    </message>
    <message>
        <source>To silence it in one place, add a comment before the element or at the end of its line:</source>
        <translation>Pour l’ignorer à un endroit, ajoutez un commentaire devant l’élément ou à la fin de sa ligne&#xa0;:</translation>
    </message>
    <message>
        <source>To silence it in the whole project, add an element to the manifest:</source>
        <translation>Pour l’ignorer dans tout le projet, ajoutez un élément au manifeste&#xa0;:</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>This content is correct:</source>
        <translation>Ce contenu est correct&#xa0;:</translation>
    </message>
    <message>
        <source>This content has the problem if it is repeated up to the limit:</source>
        <translation>Ce contenu a le problème s’il est répété jusqu’à la limite&#xa0;:</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExpressionField</name>
    <message>
        <source>Ctrl+.: %1</source>
        <translation>Ctrl+.&#xa0;: %1</translation>
    </message>
    <message>
        <source>next: %1</source>
        <translation>suivant&#xa0;: %1</translation>
    </message>
    <message>
        <source>next: %1, in %2</source>
        <translation>suivant&#xa0;: %1, dans %2</translation>
    </message>
    <message>
        <source>evaluation complete</source>
        <translation>évaluation terminée</translation>
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
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Expression to try</source>
        <translation>Expression à essayer</translation>
    </message>
    <message>
        <source>Try an expression: Source.Population + 2</source>
        <translation>Essayez une expression&#xa0;: Source.Population + 2</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Parts of the expression with their values</source>
        <translation>Parties de l’expression avec leurs valeurs</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Cible</translation>
    </message>
    <message>
        <source>(of the displayed class)</source>
        <translation>(de la classe affichée)</translation>
    </message>
    <message>
        <source>(the source)</source>
        <translation>(la source)</translation>
    </message>
    <message>
        <source>Step into: evaluate the operands of the underlined part (F11)</source>
        <translation>Entrer&#xa0;: évaluer les opérandes de la partie soulignée (F11)</translation>
    </message>
    <message>
        <source>Step over: evaluate the underlined part as a whole (Ctrl+F11)</source>
        <translation>Avancer&#xa0;: évaluer la partie soulignée d’un coup (Ctrl+F11)</translation>
    </message>
    <message>
        <source>Step out: evaluate the rest of the enclosing part (Shift+F11)</source>
        <translation>Sortir&#xa0;: évaluer le reste de la partie englobante (Maj+F11)</translation>
    </message>
    <message>
        <source>Step back (Alt+F11)</source>
        <translation>Reculer (Alt+F11)</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Source</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FaultBench</name>
    <message>
        <source>The content has errors. Correct them first.</source>
        <translation>Le contenu a des erreurs. Corrigez-les d’abord.</translation>
    </message>
    <message>
        <source>The project has no classes.</source>
        <translation>Le projet n’a pas de classes.</translation>
    </message>
    <message>
        <source>No class or group has “%1” in its name.</source>
        <translation>Aucune classe ni aucun groupe n’a « %1 » dans son nom.</translation>
    </message>
    <message>
        <source>No test passes, so none can notice a fault. Correct the tests first.</source>
        <translation>Aucun test ne réussit, donc aucun ne peut remarquer un défaut. Corrigez d’abord les tests.</translation>
    </message>
    <message>
        <source>The project has no test that states what you mean. Tests whose ids begin with “assert-” only repeat what the content does.</source>
        <translation>Le projet n’a pas de test qui dise ce que vous voulez. Les tests dont l’identifiant commence par « assert- » ne font que répéter ce que fait le contenu.</translation>
    </message>
    <message>
        <source>Open a project first.</source>
        <translation>Ouvrez d’abord un projet.</translation>
    </message>
    <message>
        <source>The class %1 has no faults to try.</source>
        <translation>La classe %1 n’a pas de défaut à essayer.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FaultModel</name>
    <message>
        <source>noticed</source>
        <translation>remarqué</translation>
    </message>
    <message>
        <source>not noticed</source>
        <translation>non remarqué</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ne change rien</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Class and group</source>
        <translation>Classe et groupe</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Noticed by</source>
        <translation>Remarqué par</translation>
    </message>
    <message>
        <source>is an error</source>
        <translation>est une erreur</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FaultView</name>
    <message>
        <source>Faults in the content</source>
        <translation>Défauts dans le contenu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ends the work. The results until now stay</source>
        <translation>Termine le travail. Les résultats obtenus restent</translation>
    </message>
    <message>
        <source>Write a test</source>
        <translation>Écrire un test</translation>
    </message>
    <message>
        <source>Writes the draft of a test that notices the selected fault. Give it bounds that you mean, and an id of your own</source>
        <translation>Écrit le brouillon d’un test qui remarque le défaut choisi. Donnez-lui des bornes voulues et un identifiant à vous</translation>
    </message>
    <message>
        <source>This class</source>
        <translation>Cette classe</translation>
    </message>
    <message>
        <source>Tries only the faults of the class at the caret</source>
        <translation>N’essaie que les défauts de la classe au curseur</translation>
    </message>
    <message>
        <source>All classes and groups</source>
        <translation>Toutes les classes et tous les groupes</translation>
    </message>
    <message>
        <source>Class or group with the faults</source>
        <translation>Classe ou groupe avec les défauts</translation>
    </message>
    <message>
        <source>The id of a class, CLASS/GROUP, or a part of it</source>
        <translation>L’identifiant d’une classe, CLASSE/GROUPE, ou une partie</translation>
    </message>
    <message>
        <source>Faults that are listed</source>
        <translation>Défauts de la liste</translation>
    </message>
    <message>
        <source>all faults</source>
        <translation>tous les défauts</translation>
    </message>
    <message>
        <source>Progress of the faults</source>
        <translation>Progression des défauts</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>Open the test</source>
        <translation>Ouvrir le test</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try faults</source>
        <translation>Essayer des défauts</translation>
    </message>
    <message>
        <source>Pauses after the present fault</source>
        <translation>Fait une pause après le défaut en cours</translation>
    </message>
    <message>
        <source>Goes on with the content with which it began</source>
        <translation>Continue avec le contenu du début</translation>
    </message>
    <message>
        <source>Puts one small fault at a time into the classes, and plays the tests</source>
        <translation>Introduit un petit défaut à la fois dans les classes et joue les tests</translation>
    </message>
    <message>
        <source>%1 of %2 faults</source>
        <translation>%1 défauts sur %2</translation>
    </message>
    <message>
        <source>Tried %1, %2 left.</source>
        <translation>Essayés : %1, encore %2.</translation>
    </message>
    <message>
        <source>Tried %1.</source>
        <translation>Essayés : %1.</translation>
    </message>
    <message>
        <source>Paused: tried %1.</source>
        <translation>En pause : %1 essayés.</translation>
    </message>
    <message>
        <source>Cancelled: tried %1.</source>
        <translation>Annulé : %1 essayés.</translation>
    </message>
    <message>
        <source>The tests notice %1 of %2 faults (%3 %).</source>
        <translation>Les tests remarquent %1 défauts sur %2 (%3 %).</translation>
    </message>
    <message>
        <source>Not counted: %1 that change nothing, %2 that are errors.</source>
        <translation>Non comptés : %1 qui ne changent rien, %2 que la vérification signale.</translation>
    </message>
    <message>
        <source>Tests that fail do not count: %1.</source>
        <translation>Les tests qui échouent ne comptent pas : %1.</translation>
    </message>
    <message>
        <source>Looking for a value that shows the fault…</source>
        <translation>Recherche d’une valeur qui montre le défaut…</translation>
    </message>
    <message>
        <source>The content has changed since these results.</source>
        <translation>Le contenu a changé depuis ces résultats.</translation>
    </message>
    <message>
        <source>Playing the tests…</source>
        <translation>Les tests sont joués…</translation>
    </message>
    <message>
        <source>No fault of this kind so far.</source>
        <translation>Aucun défaut de cette sorte jusqu’ici.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>No fault of this kind until the work was cancelled.</source>
        <translation>Aucun défaut de cette sorte jusqu’à l’annulation.</translation>
    </message>
    <message>
        <source>Would the tests notice a mistake? “Try faults” puts one small fault at a time into the classes, and plays the tests. The list then shows what no test notices.</source>
        <translation>Les tests remarqueraient-ils une erreur ? « Essayer des défauts » introduit un petit défaut à la fois dans les classes et joue les tests. La liste montre ensuite ce qu’aucun test ne remarque.</translation>
    </message>
    <message>
        <source>The tests notice every fault that changes something.</source>
        <translation>Les tests remarquent chaque défaut qui change quelque chose.</translation>
    </message>
    <message>
        <source>There is no fault of this kind.</source>
        <translation>Il n’y a pas de défaut de cette sorte.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>W</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Match whole words</source>
        <translation>Mots entiers seulement</translation>
    </message>
    <message>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Résultat suivant (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Invalid pattern</source>
        <translation>Motif invalide</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n remplacé</numerusform>
            <numerusform>%n remplacés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FlameChart</name>
    <message>
        <source>Flame chart</source>
        <translation>Graphique en flammes</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormBlank</name>
    <message>
        <source>Add an element…</source>
        <translation>Ajouter un élément…</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormCommands</name>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>De&amp;scendre</translation>
    </message>
    <message>
        <source>W&amp;rap in</source>
        <translation>Ento&amp;urer de</translation>
    </message>
    <message>
        <source>Unwrap (&amp;keep content)</source>
        <translation>&amp;Retirer en gardant le contenu</translation>
    </message>
    <message>
        <source>Change &amp;into…</source>
        <translation>Changer e&amp;n…</translation>
    </message>
    <message>
        <source>&amp;Switch off or on</source>
        <translation>Acti&amp;ver ou désactiver</translation>
    </message>
    <message>
        <source>Convert te&amp;xt to elements, or back</source>
        <translation>Convertir le te&amp;xte en éléments, ou l’inverse</translation>
    </message>
    <message>
        <source>Add an &amp;optional part…</source>
        <translation>Ajouter une partie &amp;facultative…</translation>
    </message>
    <message>
        <source>&amp;Fold or unfold</source>
        <translation>&amp;Plier ou déplier</translation>
    </message>
    <message>
        <source>Fold or unfold a&amp;ll</source>
        <translation>&amp;Tout replier ou déplier</translation>
    </message>
    <message>
        <source>&amp;Go to the details</source>
        <translation>&amp;Aller aux détails</translation>
    </message>
    <message>
        <source>Edit as X&amp;ML</source>
        <translation>Modifier en X&amp;ML</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>Su&amp;pprimer</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormDetails</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Select a line to see its details.</source>
        <translation>Sélectionnez une ligne pour voir ses détails.</translation>
    </message>
    <message>
        <source>Details of the selected line</source>
        <translation>Détails de la ligne choisie</translation>
    </message>
    <message>
        <source>Press Down to list the choices.</source>
        <translation>La flèche vers le bas affiche les choix.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormDrag</name>
    <message>
        <source>The element is malformed in the source. Fix it there first.</source>
        <translation>L’élément est mal formé dans la source. Corrigez-le d’abord là.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormFieldView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Obligatoire.</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>pas : %1</translation>
    </message>
    <message>
        <source>Drag a number up or down to change it.</source>
        <translation>Faites glisser un nombre vers le haut ou le bas pour le changer.</translation>
    </message>
    <message>
        <source>Slider for %1</source>
        <translation>Curseur pour %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormFilterLine</name>
    <message>
        <source>Filter the lines of the form</source>
        <translation>Filtrer les lignes du formulaire</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormHandles</name>
    <message>
        <source>Add an element here (Insert)</source>
        <translation>Ajouter un élément ici (Inser)</translation>
    </message>
    <message>
        <source>Remove this element (Delete)</source>
        <translation>Supprimer cet élément (Suppr)</translation>
    </message>
    <message>
        <source>All commands for this element</source>
        <translation>Toutes les commandes pour cet élément</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormLineView</name>
    <message>
        <source>Show in source</source>
        <translation>Montrer dans la source</translation>
    </message>
    <message>
        <source>Show %1 in the source</source>
        <translation>Montrer %1 dans la source</translation>
    </message>
    <message>
        <source>Malformed XML: fix it in the source.</source>
        <translation>XML mal formé&#xa0;: corrigez-le dans la source.</translation>
    </message>
    <message>
        <source>Add a condition…</source>
        <translation>Ajouter une condition…</translation>
    </message>
    <message>
        <source>Add an effect…</source>
        <translation>Ajouter un effet…</translation>
    </message>
    <message>
        <source>Add a group…</source>
        <translation>Ajouter un groupe…</translation>
    </message>
    <message>
        <source>Add an element…</source>
        <translation>Ajouter un élément…</translation>
    </message>
    <message>
        <source>Adds to %1</source>
        <translation>Ajoute à %1</translation>
    </message>
    <message>
        <source>Quick fixes for the problems here</source>
        <translation>Corrections rapides des problèmes ici</translation>
    </message>
    <message>
        <source>Quick fixes for %1</source>
        <translation>Corrections rapides pour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) here</source>
        <translation>
            <numerusform>%n autre problème ici</numerusform>
            <numerusform>%n autres problèmes ici</numerusform>
        </translation>
    </message>
    <message>
        <source>The element has no more optional parts.</source>
        <translation>L&apos;élément n&apos;a plus de parties facultatives.</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>breakpoint</source>
        <translation>point d’arrêt</translation>
    </message>
    <message>
        <source>Click here to set or remove a breakpoint</source>
        <translation>Cliquez ici pour poser ou retirer un point d’arrêt</translation>
    </message>
    <message>
        <source>coverage: %1</source>
        <translation>couverture&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormSource</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>XML of %1</source>
        <translation>XML de %1</translation>
    </message>
    <message>
        <source>no element is left; to remove the element, delete its line in the form</source>
        <translation>il ne reste aucun élément&#xa0;; pour supprimer l’élément, supprimez sa ligne dans le formulaire</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>Shows the element as form lines again (Ctrl+Enter)</source>
        <translation>Montre de nouveau l’élément en lignes de formulaire (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Restores the element as it was (Escape)</source>
        <translation>Rétablit l’élément tel qu’il était (Échap)</translation>
    </message>
    <message>
        <source>Edit %1 as XML</source>
        <translation>Modifier %1 en XML</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormStructure</name>
    <message>
        <source>The shipped vocabulary cannot be changed.</source>
        <translation>Le vocabulaire fourni ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>The element is malformed in the source. Fix it there first.</source>
        <translation>L’élément est mal formé dans la source. Corrigez-le d’abord là.</translation>
    </message>
    <message>
        <source>The element contains no expression.</source>
        <translation>L’élément ne contient pas d’expression.</translation>
    </message>
    <message>
        <source>Nothing more can be added here.</source>
        <translation>Plus rien ne peut être ajouté ici.</translation>
    </message>
    <message>
        <source>Only a condition can be wrapped in another condition.</source>
        <translation>Seule une condition peut être entourée d’une autre condition.</translation>
    </message>
    <message>
        <source>Only a condition or an effect can be changed into another one.</source>
        <translation>Seuls une condition ou un effet peuvent être changés en un autre.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormTyping</name>
    <message>
        <source>The element is no longer in the file. Nothing was changed.</source>
        <translation>L’élément n’est plus dans le fichier. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The element is malformed in the source. Fix it there first.</source>
        <translation>L’élément est mal formé dans la source. Corrigez-le d’abord là.</translation>
    </message>
    <message>
        <source>The source has changed meanwhile. Nothing was changed here.</source>
        <translation>La source a changé entre-temps. Rien n’a été modifié ici.</translation>
    </message>
    <message>
        <source>The element contains more than text. Edit it in the source.</source>
        <translation>L’élément contient plus que du texte. Modifiez-le dans la source.</translation>
    </message>
    <message>
        <source>XML cannot hold these characters.</source>
        <translation>XML ne peut pas contenir ces caractères.</translation>
    </message>
    <message>
        <source>The edit no longer fits the text. Nothing was changed.</source>
        <translation>La modification ne correspond plus au texte. Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormView</name>
    <message>
        <source>Form</source>
        <translation>Formulaire</translation>
    </message>
    <message>
        <source>The shipped vocabulary cannot be changed.</source>
        <translation>Le vocabulaire fourni ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>Open or create a project to edit its classes here.</source>
        <translation>Ouvrez ou créez un projet pour modifier ses classes ici.</translation>
    </message>
    <message>
        <source>Reading the content…</source>
        <translation>Lecture du contenu…</translation>
    </message>
    <message>
        <source>Choose a class in the project tree, or place the cursor in one in the source.</source>
        <translation>Choisissez une classe dans l’arbre du projet, ou placez le curseur dans une classe de la source.</translation>
    </message>
    <message>
        <source>%1 contains no class, scenario or vocabulary yet.</source>
        <translation>%1 ne contient encore ni classe, ni scénario, ni vocabulaire.</translation>
    </message>
    <message>
        <source>An element is open as XML. Finish that edit first.</source>
        <translation>Un élément est ouvert en XML. Terminez d’abord cette modification.</translation>
    </message>
    <message>
        <source>The file contains this malformed XML: %1.</source>
        <translation>Le fichier contient ce XML mal formé&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not shown. Edit them in the source.</source>
        <translation>
            <numerusform>%n autre ligne n’est pas affichée. Modifiez-la dans la source.</numerusform>
            <numerusform>%n autres lignes ne sont pas affichées. Modifiez-les dans la source.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FunnelModel</name>
    <message numerus="yes">
        <source>%n more at %1 %2</source>
        <translation>
            <numerusform>%n de plus avec %1 %2</numerusform>
            <numerusform>%n de plus avec %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs Target, the object that the group acts on. Choose an object on the map.</source>
        <translation>Il faut ici Target, l’objet sur lequel le groupe agit. Choisissez un objet sur la carte.</translation>
    </message>
    <message>
        <source>Evaluated for all objects: %1 of %2 match.</source>
        <translation>Évalué pour tous les objets&#xa0;: %1 sur %2 conviennent.</translation>
    </message>
    <message>
        <source>Excludes %1 of %2.</source>
        <translation>Exclut %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 of %2 match.</source>
        <translation>%1 sur %2 conviennent.</translation>
    </message>
    <message numerus="yes">
        <source>%n not evaluated: a required value is missing.</source>
        <translation>
            <numerusform>%n non évalué&#xa0;: une valeur requise manque.</numerusform>
            <numerusform>%n non évalués&#xa0;: une valeur requise manque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not evaluated: an earlier condition already decided the result.</source>
        <translation>
            <numerusform>%n non évalué&#xa0;: une condition antérieure avait déjà décidé du résultat.</numerusform>
            <numerusform>%n non évalués&#xa0;: une condition antérieure avait déjà décidé du résultat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at %1 %2</source>
        <translation>
            <numerusform>%n avec %1 %2</numerusform>
            <numerusform>%n avec %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>More objects would pass with another bound: %1.</source>
        <translation>Davantage d’objets passeraient avec une autre borne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not evaluated: an earlier condition already decided the result.</source>
        <translation>Non évalué&#xa0;: une condition antérieure avait déjà décidé du résultat.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Déclencheur</translation>
    </message>
    <message>
        <source>Activation (source)</source>
        <translation>Activation (source)</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Active condition of %1 (source)</source>
        <translation>Condition d’activité de %1 (source)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>exclude %1</source>
        <translation>exclure %1</translation>
    </message>
    <message>
        <source>include %1</source>
        <translation>inclure %1</translation>
    </message>
    <message>
        <source>for all objects: %1</source>
        <translation>pour tous les objets&#xa0;: %1</translation>
    </message>
    <message>
        <source>choose an object</source>
        <translation>choisir un objet</translation>
    </message>
    <message>
        <source>%1 of %2 pass.</source>
        <translation>%1 sur %2 passent.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>Avant → après</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Conviennent</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <translation>Ne conviennent pas</translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation>Valeur absente</translation>
    </message>
    <message>
        <source>Not evaluated</source>
        <translation>Non évalués</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Would match</source>
        <translation>Conviendraient</translation>
    </message>
    <message>
        <source>Conditions, in the order of the file</source>
        <translation>Conditions, dans l’ordre du fichier</translation>
    </message>
    <message>
        <source>Number of objects before and after the condition</source>
        <translation>Nombre d’objets avant et après la condition</translation>
    </message>
    <message>
        <source>Number of evaluated objects that match</source>
        <translation>Nombre d’objets évalués qui conviennent</translation>
    </message>
    <message>
        <source>Number of evaluated objects that do not match</source>
        <translation>Nombre d’objets évalués qui ne conviennent pas</translation>
    </message>
    <message>
        <source>Number of objects for which a required value is missing</source>
        <translation>Nombre d’objets pour lesquels une valeur requise manque</translation>
    </message>
    <message>
        <source>Number of objects for which an earlier condition already decided the result</source>
        <translation>Nombre d’objets pour lesquels une condition antérieure avait déjà décidé du résultat</translation>
    </message>
    <message>
        <source>Result for the object chosen on the map; for activations, result for the source</source>
        <translation>Résultat pour l’objet choisi sur la carte&#xa0;; pour les activations, pour la source</translation>
    </message>
    <message>
        <source>Number of additional objects that pass with the nearest other bound</source>
        <translation>Nombre d’objets supplémentaires qui passent avec l’autre borne la plus proche</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>The activation does not match the source.</source>
        <translation>L&apos;activation ne correspond pas à la source.</translation>
    </message>
    <message numerus="yes">
        <source>acts on %n</source>
        <translation>
            <numerusform>agit sur %n</numerusform>
            <numerusform>agit sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of objects in the scope of the group.</source>
        <translation>Le nombre d&apos;objets dans la portée du groupe.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes by this effect in turn %1</source>
        <translation>Les changements par cet effet au tour %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FunnelView</name>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Evaluate step by step</source>
        <translation>Évaluer pas à pas</translation>
    </message>
    <message>
        <source>Scope funnel</source>
        <translation>Entonnoir de portée</translation>
    </message>
    <message>
        <source>Details of the chosen condition</source>
        <translation>Détails de la condition choisie</translation>
    </message>
    <message>
        <source>Conditions with their counts</source>
        <translation>Conditions et leurs comptes</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>(of the chosen object)</source>
        <translation>(de l’objet choisi)</translation>
    </message>
    <message>
        <source>Choose a condition to highlight its objects on the map. Press Down or F11 to go to the next.</source>
        <translation>Choisissez une condition pour mettre ses objets en évidence sur la carte. La flèche bas ou F11 mène à la suivante.</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>conviennent</translation>
    </message>
    <message>
        <source>unmatched</source>
        <translation>ne conviennent pas</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>valeur absente</translation>
    </message>
    <message>
        <source>not evaluated</source>
        <translation>non évalués</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>laissés passer</translation>
    </message>
    <message>
        <source>would match</source>
        <translation>conviendraient</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>écartés</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>source&#xa0;: %1</translation>
    </message>
    <message>
        <source>G&amp;roup</source>
        <translation>&amp;Groupe</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::GalaxyView</name>
    <message>
        <source>New galaxy…</source>
        <translation>Nouvelle galaxie…</translation>
    </message>
    <message>
        <source>Galaxy map</source>
        <translation>Carte de la galaxie</translation>
    </message>
    <message>
        <source>No galaxy yet. Open a scenario or create a new galaxy.</source>
        <translation>Pas encore de galaxie&#xa0;: ouvrez un scénario ou créez une galaxie.</translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n système</numerusform>
            <numerusform>%n systèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Choose what the map shows</source>
        <translation>Choisir ce que montre la carte</translation>
    </message>
    <message>
        <source>Layers of the map</source>
        <translation>Couches de la carte</translation>
    </message>
    <message>
        <source>Galaxy map, selected: %1</source>
        <translation>Carte de la galaxie, sélection : %1</translation>
    </message>
    <message>
        <source>Choose a layer of values (V)</source>
        <translation>Choisir une couche de valeurs (V)</translation>
    </message>
    <message>
        <source>Layer of values</source>
        <translation>Couche de valeurs</translation>
    </message>
    <message>
        <source>Layer of values: %1</source>
        <translation>Couche de valeurs : %1</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Valeurs : %1</translation>
    </message>
    <message>
        <source>A click folds the legend (L)</source>
        <translation>Un clic replie la légende (L)</translation>
    </message>
    <message>
        <source>A click shows the legend (L)</source>
        <translation>Un clic montre la légende (L)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::HelpView</name>
    <message>
        <source>Search the help…</source>
        <translation>Rechercher dans l’aide…</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Aucun résultat.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::HierarchyView</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Modified by</source>
        <translation>Modifié par</translation>
    </message>
    <message>
        <source>Affected values and their readers</source>
        <translation>Valeurs modifiées et leurs lecteurs</translation>
    </message>
    <message>
        <source>Triggered by</source>
        <translation>Déclenché par</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hiérarchie</translation>
    </message>
    <message>
        <source>%1 ‘%2’</source>
        <translation>%1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Put the cursor on a meter, property, resource, variable or group, then press Ctrl+Alt+H.</source>
        <translation>Placez le curseur sur une jauge, une propriété, une ressource, une variable ou un groupe, puis appuyez sur Ctrl+Alt+H.</translation>
    </message>
    <message>
        <source>Nothing found in the project.</source>
        <translation>Rien trouvé dans le projet.</translation>
    </message>
    <message>
        <source>This question does not apply to this kind of name.</source>
        <translation>Cette question ne s’applique pas à ce genre de nom.</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>global modifier — %1</source>
        <translation>modificateur global — %1</translation>
    </message>
    <message>
        <source>modifier of %1 — %2</source>
        <translation>modificateur de %1 — %2</translation>
    </message>
    <message>
        <source>channel from %1</source>
        <translation>canal depuis %1</translation>
    </message>
    <message>
        <source>growth each turn — %1</source>
        <translation>croissance à chaque tour — %1</translation>
    </message>
    <message>
        <source>%1 — pays %2</source>
        <translation>%1 — paie %2</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>scénario %1</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>lit %1</translation>
    </message>
    <message>
        <source>%1 reads it</source>
        <translation>%1 le lit</translation>
    </message>
    <message>
        <source>acts once a turn, at %1</source>
        <translation>agit une fois par tour, à %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::InspectorModel</name>
    <message>
        <source>%1 (whole run)</source>
        <translation>%1 (toute la partie)</translation>
    </message>
    <message>
        <source>%1 (part %2)</source>
        <translation>%1 (partie %2)</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Montrer %1</translation>
    </message>
    <message>
        <source>Open the XML of %1</source>
        <translation>Ouvrir le XML de %1</translation>
    </message>
    <message>
        <source>maximum %1</source>
        <translation>maximum %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Since turn %1</source>
        <translation>Depuis le tour %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The computed value differs from the saved one.</source>
        <translation>La valeur calculée diffère de celle sauvegardée.</translation>
    </message>
    <message>
        <source>saved: %1, differs</source>
        <translation>sauvegardé&#xa0;: %1, diffère</translation>
    </message>
    <message>
        <source>saved: %1</source>
        <translation>sauvegardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved</source>
        <extracomment>Heading of the values in a saved game</extracomment>
        <translation>Sauvegardé</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::LedgerModel</name>
    <message>
        <source>priority %1</source>
        <translation>priorité %1</translation>
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
        <translation>toute la partie</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 sources</translation>
    </message>
    <message>
        <source>✓ matches the value</source>
        <translation>✓ correspond à la valeur</translation>
    </message>
    <message>
        <source>✗ does not match the value</source>
        <translation>✗ ne correspond pas à la valeur</translation>
    </message>
    <message>
        <source>Expand to see the reason for each source</source>
        <translation>Déplier pour voir pourquoi, source par source</translation>
    </message>
    <message>
        <source>did not act</source>
        <translation>n’a pas agi</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>After the moment shown</source>
        <translation>Après le moment affiché</translation>
    </message>
    <message>
        <source>%1, only in the earlier run</source>
        <translation>%1, seulement dans la partie précédente</translation>
    </message>
    <message>
        <source>Change (%1)</source>
        <translation>Changement (%1)</translation>
    </message>
    <message>
        <source>end of the turn: %1</source>
        <translation>fin du tour : %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>The place in a script of the game that an import has read for an effect</extracomment>
        <translation>de %1</translation>
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
        <translation>%1 = %2 au début de l&apos;étape, %3 maintenant</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <extracomment>A value that an expression has read, and the present value</extracomment>
        <translation>%1 (maintenant %2)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::LongLinesBar</name>
    <message>
        <source>Break long lines</source>
        <translation>Découper les longues lignes</translation>
    </message>
    <message>
        <source>This file has lines that are too long to show. You see them in parts; the file is unchanged.</source>
        <translation>Des lignes de ce fichier sont trop longues à afficher. Vous les voyez en morceaux ; le fichier est inchangé.</translation>
    </message>
    <message>
        <source>Inserts line breaks between elements and attributes; undo removes them</source>
        <translation>Insère des sauts de ligne entre éléments et attributs&#xa0;; l’annulation les retire</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MapEdits</name>
    <message>
        <source>Changes on the map edit the scenario &apos;%1&apos;</source>
        <translation>Les changements sur la carte modifient le scénario «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Changes on the map become sandbox statements of turn %1</source>
        <translation>Les changements sur la carte deviennent des instructions du bac à sable du tour %1</translation>
    </message>
    <message>
        <source>The sandbox computes the run</source>
        <translation>Le bac à sable calcule la partie</translation>
    </message>
    <message>
        <source>The sandbox computes the run. Try again when it is done.</source>
        <translation>Le bac à sable calcule la partie. Réessayez ensuite.</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy first.</source>
        <translation>Ouvrez d’abord un scénario ou créez une galaxie.</translation>
    </message>
    <message>
        <source>The scenario &apos;%1&apos; contains an XML error, or has another id now.</source>
        <translation>Le scénario «&#xa0;%1&#xa0;» contient une erreur XML, ou a maintenant un autre id.</translation>
    </message>
    <message>
        <source>Scenario %1: %2</source>
        <translation>Scénario %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing to change: %1.</source>
        <translation>Rien à changer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>In the scenario &apos;%1&apos;: %2.</source>
        <translation>Dans le scénario «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Sandbox statement of turn %1: %2.</source>
        <translation>Instruction du bac à sable, tour %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Also removed: %n line(s) that refer to it.</source>
        <translation>
            <numerusform>Également retirée&#xa0;: %n ligne qui y fait référence.</numerusform>
            <numerusform>Également retirées&#xa0;: %n lignes qui y font référence.</numerusform>
        </translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>retirer %1</translation>
    </message>
    <message>
        <source>move %1 to %2</source>
        <translation>déplacer %1 en %2</translation>
    </message>
    <message>
        <source>move %1 into %2</source>
        <translation>déplacer %1 dans %2</translation>
    </message>
    <message>
        <source>attach %1 to %2</source>
        <translation>rattacher %1 à %2</translation>
    </message>
    <message>
        <source>remove the starlane from %1 to %2</source>
        <translation>retirer la voie stellaire de %1 à %2</translation>
    </message>
    <message>
        <source>add a starlane from %1 to %2</source>
        <translation>ajouter une voie stellaire de %1 à %2</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of another object.</source>
        <translation>«&#xa0;%1&#xa0;» est le nom d’un autre objet.</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Changes on the map become statements of the what-if “%1”</source>
        <translation>Les changements sur la carte deviennent des instructions de l’hypothèse «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MapLayersMenu</name>
    <message>
        <source>&amp;Circles for a meter</source>
        <translation>&amp;Cercles pour une jauge</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MeasureRow</name>
    <message>
        <source>of the whole run</source>
        <translation>de toute la partie</translation>
    </message>
    <message>
        <source>Object of the number</source>
        <translation>Objet du nombre</translation>
    </message>
    <message>
        <source>Remove this measure</source>
        <translation>Retirer cette mesure</translation>
    </message>
    <message>
        <source>Id of the measure</source>
        <translation>Id de la mesure</translation>
    </message>
    <message>
        <source>Number to measure</source>
        <translation>Nombre à mesurer</translation>
    </message>
    <message>
        <source>such as sum(owned planets, Industry)</source>
        <translation>par exemple sum(owned planets, Industry)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MergeDialog</name>
    <message>
        <source>(nothing)</source>
        <translation>(rien)</translation>
    </message>
    <message>
        <source>Merge changes</source>
        <translation>Fusionner les modifications</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Conflicts between the two versions</source>
        <translation>Conflits entre les deux versions</translation>
    </message>
    <message>
        <source>Keep &amp;yours here</source>
        <translation>Garder la &amp;vôtre ici</translation>
    </message>
    <message>
        <source>Use &amp;disk version here</source>
        <translation>Utiliser ici la version du &amp;disque</translation>
    </message>
    <message>
        <source>Keep yours everywhere</source>
        <translation>Garder la vôtre partout</translation>
    </message>
    <message>
        <source>Use disk version everywhere</source>
        <translation>Utiliser partout la version du disque</translation>
    </message>
    <message>
        <source>&amp;Use the merged text</source>
        <translation>&amp;Utiliser le texte fusionné</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>Décider p&amp;lus tard</translation>
    </message>
    <message>
        <source>on disk</source>
        <translation>sur le disque</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>la vôtre</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MissPanel</name>
    <message>
        <source>Nearest change</source>
        <translation>Changement le plus proche</translation>
    </message>
    <message>
        <source>The nearest change follows when the content is checked and has no errors.</source>
        <translation>Le changement le plus proche suivra quand le contenu sera vérifié et sans erreur.</translation>
    </message>
    <message>
        <source>Looking for the nearest change…</source>
        <translation>Recherche du changement le plus proche…</translation>
    </message>
    <message>
        <source>Looking for an even nearer change…</source>
        <translation>Recherche d’un changement encore plus proche…</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nearest change:&lt;/b&gt; there is none. %1</source>
        <translation>&lt;b&gt;Changement le plus proche&#xa0;:&lt;/b&gt; il n’y en a pas. %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nearest change:&lt;/b&gt; not found. %1</source>
        <translation>&lt;b&gt;Changement le plus proche&#xa0;:&lt;/b&gt; introuvable. %1</translation>
    </message>
    <message>
        <source>Apply as edit</source>
        <translation>Appliquer comme modification</translation>
    </message>
    <message>
        <source>Makes this change in the content: %1</source>
        <translation>Fait ce changement dans le contenu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Apply the nearest change</source>
        <translation>Appliquer le changement le plus proche</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2&lt;br&gt;%3</source>
        <translation>&lt;b&gt;%1&#xa0;:&lt;/b&gt; %2&lt;br&gt;%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Try as what-if</source>
        <translation>Essayer en hypothèse</translation>
    </message>
    <message>
        <source>Plays the turn with this change, in a what-if: %1</source>
        <translation>Joue le tour avec ce changement dans une hypothèse : %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::NewGalaxyDialog</name>
    <message>
        <source>New galaxy</source>
        <translation>Nouvelle galaxie</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Graine aléatoire</translation>
    </message>
    <message>
        <source>Average number of planets per system</source>
        <translation>Nombre moyen de planètes par système</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Amas</translation>
    </message>
    <message>
        <source>Create galaxy</source>
        <translation>Créer la galaxie</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>S&amp;ystems</source>
        <translation>S&amp;ystèmes</translation>
    </message>
    <message>
        <source>&amp;Empires</source>
        <translation>&amp;Empires</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>&amp;Forme</translation>
    </message>
    <message>
        <source>Average &amp;planets per system</source>
        <translation>&amp;Planètes par système (moyenne)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::NewSweepDialog</name>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Add &amp;number</source>
        <translation>Ajouter un &amp;nombre</translation>
    </message>
    <message>
        <source>Add &amp;measure</source>
        <translation>Ajouter une &amp;mesure</translation>
    </message>
    <message>
        <source>New sweep</source>
        <translation>Nouveau balayage</translation>
    </message>
    <message>
        <source>the seed of the scenario</source>
        <translation>la graine du scénario</translation>
    </message>
    <message>
        <source>Each variant is played once with each seed: 1..50, or 3 7 12</source>
        <translation>Chaque variante est jouée une fois avec chaque graine : 1..50, ou 3 7 12</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Id :</translation>
    </message>
    <message>
        <source>S&amp;cenario:</source>
        <translation>S&amp;cénario :</translation>
    </message>
    <message>
        <source>&amp;Seeds:</source>
        <translation>&amp;Graines :</translation>
    </message>
    <message>
        <source>&amp;Turns:</source>
        <translation>&amp;Tours :</translation>
    </message>
    <message>
        <source>Numbers to vary</source>
        <translation>Nombres à faire varier</translation>
    </message>
    <message>
        <source>Measures: id, object and number</source>
        <translation>Mesures : id, objet et nombre</translation>
    </message>
    <message>
        <source>Create sweep</source>
        <translation>Créer le balayage</translation>
    </message>
    <message>
        <source>The content has no number that a sweep can vary.</source>
        <translation>Le contenu n’a aucun nombre qu’un balayage puisse faire varier.</translation>
    </message>
    <message>
        <source>Choose a number to vary: a constant, a priority, a cost, or an amount of an effect.</source>
        <translation>Choisissez un nombre à faire varier : une constante, une priorité, un coût ou la quantité d’un effet.</translation>
    </message>
    <message>
        <source>Enter a number to measure, such as sum(owned planets, Industry).</source>
        <translation>Saisissez un nombre à mesurer, par exemple sum(owned planets, Industry).</translation>
    </message>
    <message>
        <source>The sweep has errors.</source>
        <translation>Le balayage contient des erreurs.</translation>
    </message>
    <message>
        <source>Checking the sweep…</source>
        <translation>Vérification du balayage…</translation>
    </message>
    <message>
        <source>%1 variants with %2 seeds each: %3 runs.</source>
        <translation>%1 variantes avec %2 graines chacune : %3 parties.</translation>
    </message>
    <message>
        <source>They take about %1.</source>
        <translation>Elles durent environ %1.</translation>
    </message>
    <message>
        <source>Measuring how long a run takes…</source>
        <translation>Mesure de la durée d’une partie…</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectInspector</name>
    <message>
        <source>Values of the object</source>
        <translation>Valeurs de l’objet</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Décomposition</translation>
    </message>
    <message>
        <source>Show effects that did not act</source>
        <translation>Montrer les effets qui n’ont pas agi</translation>
    </message>
    <message>
        <source>No object chosen</source>
        <translation>Aucun objet choisi</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy to inspect objects.</source>
        <translation>Ouvrez un scénario ou créez une galaxie pour inspecter des objets.</translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list to see its values. Choose a value to see its breakdown.</source>
        <translation>Choisissez un objet sur la carte ou dans la liste pour voir ses valeurs. Choisissez une valeur pour voir sa décomposition.</translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>sans propriétaire</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>appartient à %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruit</translation>
    </message>
    <message>
        <source>Choose a value above to see its breakdown.</source>
        <translation>Choisissez une valeur ci-dessus pour voir sa décomposition.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; = %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; = %2</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>Explain this value</source>
        <translation>Expliquer cette valeur</translation>
    </message>
    <message>
        <source>Explain this variable</source>
        <translation>Expliquer cette variable</translation>
    </message>
    <message>
        <source>Inspect the source</source>
        <translation>Inspecter la source</translation>
    </message>
    <message>
        <source>Show the blocking object</source>
        <translation>Montrer l’objet bloquant</translation>
    </message>
    <message>
        <source>inside turn %1</source>
        <translation>dans le tour %1</translation>
    </message>
    <message>
        <source>Go to this moment of the turn</source>
        <translation>Aller à ce moment du tour</translation>
    </message>
    <message>
        <source>Watch this value</source>
        <translation>Suivre cette valeur</translation>
    </message>
    <message>
        <source>Watch this variable</source>
        <translation>Suivre cette variable</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Suivre %1</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2 : %3)</translation>
    </message>
    <message>
        <source>%1, as saved</source>
        <translation>%1, comme dans la sauvegarde</translation>
    </message>
    <message>
        <source>%1 ≠ %2 (saved)</source>
        <extracomment>Heading of a breakdown: &quot;Troops = 5 ≠ 6 (saved)&quot;</extracomment>
        <translation>%1 ≠ %2 (sauvegardé)</translation>
    </message>
    <message>
        <source>Effects that did not act: none</source>
        <translation>Effets qui n&apos;ont pas agi : aucun</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectTableModel</name>
    <message>
        <source>%1, problem: %2</source>
        <translation>%1, problème : %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectTableView</name>
    <message>
        <source>Only where: Industry &gt; 5</source>
        <translation>Seulement où : Industry &gt; 5</translation>
    </message>
    <message>
        <source>Only objects for which this expression is true</source>
        <translation>Seulement les objets pour lesquels cette expression est vraie</translation>
    </message>
    <message>
        <source>Add a column: Industry / Population</source>
        <translation>Ajouter une colonne : Industry / Population</translation>
    </message>
    <message>
        <source>Expression of a new column</source>
        <translation>Expression d’une nouvelle colonne</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Write the selected rows, or all rows, to a CSV file</source>
        <translation>Écrire les lignes sélectionnées, ou toutes, dans un fichier CSV</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Évaluation…</translation>
    </message>
    <message>
        <source>Start a run to see its objects here.</source>
        <translation>Démarrez une partie pour voir ici ses objets.</translation>
    </message>
    <message>
        <source>No object matches the filter.</source>
        <translation>Aucun objet ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Turn %1, objects: %2, shown: %3</source>
        <translation>Tour %1, objets : %2, montrés : %3</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtre : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Tri &amp;croissant</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Tri &amp;décroissant</translation>
    </message>
    <message>
        <source>Order of &amp;creation</source>
        <translation>&amp;Ordre de création</translation>
    </message>
    <message>
        <source>&amp;Change expression…</source>
        <translation>Changer l’e&amp;xpression…</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Vers la d&amp;roite</translation>
    </message>
    <message>
        <source>&amp;Remove column</source>
        <translation>&amp;Supprimer la colonne</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>Copier avec les &amp;en-têtes</translation>
    </message>
    <message>
        <source>Filter the table of objects</source>
        <translation>Filtrer la table des objets</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectTotalsModel</name>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximum</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionnée</numerusform>
            <numerusform>%n sélectionnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <translation>
            <numerusform>toutes (%n)</numerusform>
            <numerusform>toutes (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectsModel</name>
    <message>
        <source>(in no system)</source>
        <translation>(dans aucun système)</translation>
    </message>
    <message>
        <source>(nobody)</source>
        <translation>(personne)</translation>
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
        <translation>Par système</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Par propriétaire</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>Par classe</translation>
    </message>
    <message>
        <source>Grouping of the objects</source>
        <translation>Classement des objets</translation>
    </message>
    <message>
        <source>Filter objects</source>
        <translation>Filtrer les objets</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OrderDialog</name>
    <message>
        <source>Give an order</source>
        <translation>Donner un ordre</translation>
    </message>
    <message>
        <source>Give order</source>
        <translation>Donner l’ordre</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>Computing the run…</source>
        <translation>Calcul de la partie…</translation>
    </message>
    <message>
        <source>Start a scenario first.</source>
        <translation>Lancez d’abord un scénario.</translation>
    </message>
    <message>
        <source>Fill in the fields.</source>
        <translation>Remplissez les champs.</translation>
    </message>
    <message>
        <source>The order takes effect in the next step.</source>
        <translation>L’ordre prend effet au prochain pas.</translation>
    </message>
    <message>
        <source>In the current state, the order will be refused: %1.</source>
        <translation>Dans l’état actuel, l’ordre sera refusé&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OrdersView</name>
    <message>
        <source>&amp;Withdraw</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Orders of the turn</source>
        <translation>Ordres du tour</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>In the next step</source>
        <translation>À la prochaine étape</translation>
    </message>
    <message>
        <source>takes effect</source>
        <translation>prend effet</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>refusé : %1</translation>
    </message>
    <message>
        <source>The scenario gives this order.</source>
        <translation>Le scénario donne cet ordre.</translation>
    </message>
    <message>
        <source>No orders in turn %1.</source>
        <translation>Aucun ordre au tour %1.</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy to give orders.</source>
        <translation>Ouvrez un scénario ou créez une nouvelle galaxie pour donner des ordres.</translation>
    </message>
    <message>
        <source>The scenario or the main run gives this order.</source>
        <translation>Le scénario ou la partie principale donne cet ordre.</translation>
    </message>
    <message>
        <source>Give an &amp;order…</source>
        <translation>Donner un &amp;ordre…</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OutsideEdits</name>
    <message>
        <source>Another program renamed &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>Un autre programme a renommé «&#xa0;%1&#xa0;» en «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Another program added &apos;%1&apos;</source>
        <translation>Un autre programme a ajouté «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Another program changed &apos;%1&apos;; undo restores the previous text</source>
        <translation>Un autre programme a modifié «&#xa0;%1&#xa0;»&#xa0;; l’annulation rétablit le texte précédent</translation>
    </message>
    <message>
        <source>Another program changed &apos;%1&apos;; its changes and yours are merged</source>
        <translation>Un autre programme a modifié «&#xa0;%1&#xa0;»&#xa0;; ses modifications et les vôtres sont fusionnées</translation>
    </message>
    <message>
        <source>Another program changed &apos;%1&apos; in the same places as you</source>
        <translation>Un autre programme a modifié «&#xa0;%1&#xa0;» aux mêmes endroits que vous</translation>
    </message>
    <message>
        <source>Another program removed &apos;%1&apos;; your changes are kept, save to create the file again</source>
        <translation>Un autre programme a supprimé «&#xa0;%1&#xa0;»&#xa0;; vos modifications sont gardées, enregistrez pour recréer le fichier</translation>
    </message>
    <message>
        <source>Another program removed &apos;%1&apos;</source>
        <translation>Un autre programme a supprimé «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotAdder</name>
    <message>
        <source>the whole run</source>
        <translation>toute la partie</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>compteur %1</translation>
    </message>
    <message>
        <source>Object or group with the value</source>
        <translation>Objet ou groupe qui a la valeur</translation>
    </message>
    <message>
        <source>&amp;where</source>
        <translation>&amp;où</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Value to plot</source>
        <translation>Valeur à tracer</translation>
    </message>
    <message>
        <source>Value to plot: Industry, or sum(planets, Trade)</source>
        <translation>Valeur à tracer : Industry, ou sum(planets, Trade)</translation>
    </message>
    <message>
        <source>Only objects for which this expression is true</source>
        <translation>Seulement les objets pour lesquels cette expression est vraie</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>tous les objets</translation>
    </message>
    <message>
        <source>Lines of the group</source>
        <translation>Lignes du groupe</translation>
    </message>
    <message>
        <source>each object</source>
        <translation>chaque objet</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>mean and range</source>
        <translation>moyenne et étendue</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>Type the value to plot, for example Industry.</source>
        <translation>Tapez la valeur à tracer, par exemple Industry.</translation>
    </message>
    <message>
        <source>Value to watch</source>
        <translation>Valeur à suivre</translation>
    </message>
    <message>
        <source>Value to watch: Sol III.Industry, or sum(planets, Trade)</source>
        <translation>Valeur à suivre&#xa0;: Sol III.Industry, ou sum(planets, Trade)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotCanvas</name>
    <message>
        <source>Plot</source>
        <translation>Courbes</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotLinesModel</name>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotView</name>
    <message>
        <source>One &amp;chart</source>
        <translation>Un seul &amp;graphique</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Agrandir (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Réduire (-)</translation>
    </message>
    <message>
        <source>Show all turns (0)</source>
        <translation>Montrer tous les tours (0)</translation>
    </message>
    <message>
        <source>Also show the run with which Compare compares, as dotted lines</source>
        <translation>Montrer aussi la partie avec laquelle Comparaison compare, en pointillés</translation>
    </message>
    <message>
        <source>Draw all lines in one chart, although their measures differ</source>
        <translation>Tracer toutes les lignes sur un seul graphique, bien que leurs grandeurs diffèrent</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Write the visible lines to a file</source>
        <translation>Écrire les lignes visibles dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Image (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Dessin (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)…</source>
        <translation>&amp;Table (CSV)…</translation>
    </message>
    <message>
        <source>Progress of the plots</source>
        <translation>Progression des courbes</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Remove the chosen line (Delete)</source>
        <translation>Enlever la ligne choisie (Suppr)</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Enlever cette ligne</translation>
    </message>
    <message>
        <source>Remove all lines</source>
        <translation>Enlever toutes les lignes</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then plot its values over the turns here.</source>
        <translation>Pas encore de partie. Créez une galaxie ou ouvrez un scénario ; tracez ensuite ici ses valeurs au fil des tours.</translation>
    </message>
    <message>
        <source>No lines yet. Type a value above, or choose “Plot this value” in the menu of a value in the inspector.</source>
        <translation>Pas encore de ligne. Tapez une valeur ci-dessus, ou choisissez « Tracer cette valeur » dans le menu d’une valeur de l’inspecteur.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Reading the turns…</source>
        <translation>Lecture des tours…</translation>
    </message>
    <message>
        <source>Stopped. These lines may be out of date.</source>
        <translation>Interrompu. Ces lignes ne sont peut-être plus à jour.</translation>
    </message>
    <message numerus="yes">
        <source>%n more objects have no line: choose some of them by a condition, or plot their mean.</source>
        <translation>
            <numerusform>%n autre objet n’a pas de ligne : choisissez-en par une condition, ou tracez leur moyenne.</numerusform>
            <numerusform>%n autres objets n’ont pas de ligne : choisissez-en par une condition, ou tracez leur moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1, %2 = %3</source>
        <translation>Tour %1, %2 = %3</translation>
    </message>
    <message>
        <source>Watch this value</source>
        <translation>Suivre cette valeur</translation>
    </message>
    <message>
        <source>Ea&amp;rlier run</source>
        <translation>Partie p&amp;récédente</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Fixer cette valeur</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Previews</name>
    <message>
        <source>With this choice, the condition would match %1 of %2 objects.</source>
        <translation>Avec ce choix, la condition s’appliquerait à %1 objets sur %2.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>With this choice, the effect would change nothing in turn %1.</source>
        <translation>Avec ce choix, l’effet ne changerait rien au tour %1.</translation>
    </message>
    <message>
        <source>With this choice, the effect would make these changes in turn %1: %2.</source>
        <translation>Avec ce choix, l’effet ferait ces changements au tour %1 : %2.</translation>
    </message>
    <message numerus="yes">
        <source>changes %n</source>
        <translation>
            <numerusform>%n changement</numerusform>
            <numerusform>%n changements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProblemsModel</name>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Silenced: %1</source>
        <translation>Ignorés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Silenced in %1</source>
        <translation>Ignoré dans %1</translation>
    </message>
    <message>
        <source>From an earlier version; being checked again</source>
        <translation>D’une version antérieure&#xa0;; nouvelle vérification en cours</translation>
    </message>
    <message>
        <source>%1 (being checked again)</source>
        <translation>%1 (nouvelle vérification en cours)</translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <translation>%1 (tour %2)</translation>
    </message>
    <message>
        <source>%1 (%2 times, first in turn %3)</source>
        <translation>%1 (%2 fois, la première au tour %3)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProblemsView</name>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Filtrer les problèmes</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Aucun problème trouvé</translation>
    </message>
    <message>
        <source>No problem matches the filter</source>
        <translation>Aucun problème ne correspond au filtre</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Correction&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shows problems that comments, the manifest or the baseline silence</source>
        <translation>Montre les problèmes que des commentaires, le manifeste ou la référence font ignorer</translation>
    </message>
    <message>
        <source>Silenced: %1</source>
        <translation>Ignorés&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Go to location</source>
        <translation>&amp;Aller à l’emplacement</translation>
    </message>
    <message>
        <source>E&amp;xplain %1</source>
        <translation>E&amp;xpliquer %1</translation>
    </message>
    <message>
        <source>Fix all problems of this kind in the &amp;file</source>
        <translation>Corriger tous les problèmes de ce genre dans le &amp;fichier</translation>
    </message>
    <message>
        <source>Fix all problems of this kind in the &amp;project</source>
        <translation>Corriger tous les problèmes de ce genre dans le &amp;projet</translation>
    </message>
    <message>
        <source>&amp;Silence here</source>
        <translation>&amp;Ignorer ici</translation>
    </message>
    <message>
        <source>Silence %1 in the p&amp;roject</source>
        <translation>Ignorer %1 dans le p&amp;rojet</translation>
    </message>
    <message>
        <source>Silence all current problems (create &amp;baseline)</source>
        <translation>Ignorer tous les problèmes actuels (éta&amp;blir une référence)</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) are not listed. Fix some of these first.</source>
        <translation>
            <numerusform>%n autre problème n’est pas dans la liste. Corrigez d’abord quelques-uns de ceux-ci.</numerusform>
            <numerusform>%n autres problèmes ne sont pas dans la liste. Corrigez d’abord quelques-uns de ceux-ci.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProfileModel</name>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The part of the turns, with the parts around it</source>
        <translation>La partie des tours, avec les parties qui l’entourent</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>The kind of the part</source>
        <translation>Le genre de la partie</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Temps (ms)</translation>
    </message>
    <message>
        <source>Milliseconds with everything inside, and with the shares of shared results</source>
        <translation>Millisecondes avec tout le contenu et les parts des résultats partagés</translation>
    </message>
    <message>
        <source>Own time (ms)</source>
        <translation>Temps propre (ms)</translation>
    </message>
    <message>
        <source>Milliseconds without the parts inside and shared results</source>
        <translation>Millisecondes sans les parties intérieures ni les résultats partagés</translation>
    </message>
    <message>
        <source>Time per object (µs)</source>
        <translation>Temps par objet (µs)</translation>
    </message>
    <message>
        <source>Microseconds for each object that the part changed. Large numbers show waste.</source>
        <translation>Microsecondes pour chaque objet modifié par la partie. De grands nombres montrent du gaspillage.</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>Times that the part was computed</source>
        <translation>Nombre de calculs de la partie</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Candidates of a condition, holders of a group, or objects in the scope of an effect</source>
        <translation>Candidats d’une condition, porteurs d’un groupe ou objets dans la portée d’un effet</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Matching candidates, active holders, or objects on which the effect acted</source>
        <translation>Candidats correspondants, porteurs actifs ou objets sur lesquels l’effet a agi</translation>
    </message>
    <message>
        <source>Firings</source>
        <translation>Déclenchements</translation>
    </message>
    <message>
        <source>Firings of the group or effect</source>
        <translation>Déclenchements du groupe ou de l’effet</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Values that the part changed</source>
        <translation>Valeurs modifiées par la partie</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Objects that the part changed, each once a turn</source>
        <translation>Objets modifiés par la partie, chacun une fois par tour</translation>
    </message>
    <message>
        <source>whole turn</source>
        <translation>tour entier</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>shared result</source>
        <translation>résultat partagé</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condition</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>effet</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>expression</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (own: %2)</source>
        <translation>%1 (propre : %2)</translation>
    </message>
    <message>
        <source>in %L1, out %L2</source>
        <translation>entrée %L1, sortie %L2</translation>
    </message>
    <message numerus="yes">
        <source>Its %n users share its time evenly:</source>
        <translation>
            <numerusform>Son %n utilisateur prend tout son temps :</numerusform>
            <numerusform>Ses %n utilisateurs se partagent son temps également :</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProfileView</name>
    <message>
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Filter parts</source>
        <translation>Filtrer les parties</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>Kind of the parts</source>
        <translation>Genre des parties</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Flame chart</source>
        <translation>Graphique en flammes</translation>
    </message>
    <message>
        <source>Look of the profile</source>
        <translation>Présentation du profil</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>T&amp;urns:</source>
        <translation>To&amp;urs :</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then step turns to measure them.</source>
        <translation>Pas encore de partie. Créez une galaxie ou ouvrez un scénario ; jouez ensuite des tours pour les mesurer.</translation>
    </message>
    <message>
        <source>The run has no turn yet. Step a turn to measure it.</source>
        <translation>La partie n’a pas encore de tour. Jouez un tour pour le mesurer.</translation>
    </message>
    <message>
        <source>Choose turns and measure them. The profile shows which groups, conditions and expressions take the time.</source>
        <translation>Choisissez des tours et mesurez-les. Le profil montre quels groupes, conditions et expressions prennent le temps.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>The measurement was stopped. Measure again.</source>
        <translation>La mesure a été arrêtée. Mesurez de nouveau.</translation>
    </message>
    <message>
        <source>No part matches the filter.</source>
        <translation>Aucune partie ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Measuring turn %1…</source>
        <translation>Mesure du tour %1…</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Tour %1 : %2.</translation>
    </message>
    <message>
        <source>Turns %1 to %2: %3, %4 for each turn.</source>
        <translation>Tours %1 à %2 : %3, %4 par tour.</translation>
    </message>
    <message>
        <source>The measurement ended early: %1.</source>
        <translation>La mesure s’est terminée trop tôt : %1.</translation>
    </message>
    <message>
        <source>A later measurement was stopped.</source>
        <translation>Une mesure ultérieure a été arrêtée.</translation>
    </message>
    <message>
        <source>The run has changed since. Measure again.</source>
        <translation>La partie a changé depuis. Mesurez de nouveau.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Stop the measurement</source>
        <translation>Arrête la mesure</translation>
    </message>
    <message>
        <source>Compute these turns again, and measure their parts</source>
        <translation>Calcule de nouveau ces tours et mesure leurs parties</translation>
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
        <translation>Expression XPath invalide&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProjectTree</name>
    <message>
        <source>By file</source>
        <translation>Par fichier</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>Grouping of the project tree</source>
        <translation>Classement de l’arbre du projet</translation>
    </message>
    <message>
        <source>Filter classes and groups</source>
        <translation>Filtrer les classes et les groupes</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Open or create a project to see its files and classes here.</source>
        <translation>Ouvrez ou créez un projet pour voir ses fichiers et ses classes ici.</translation>
    </message>
    <message>
        <source>The project has no files yet.</source>
        <translation>Le projet n’a pas encore de fichiers.</translation>
    </message>
    <message>
        <source>Reading the content…</source>
        <translation>Lecture du contenu…</translation>
    </message>
    <message>
        <source>There is no class yet. Write one in a file of the project.</source>
        <translation>Il n’y a pas encore de classe. Écrivez-en une dans un fichier du projet.</translation>
    </message>
    <message>
        <source>No class or group matches the filter.</source>
        <translation>Aucune classe ni aucun groupe ne correspond au filtre.</translation>
    </message>
    <message>
        <source>First steps:</source>
        <translation>Premiers pas&#xa0;:</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProjectTreeModel</name>
    <message>
        <source>Unknown type</source>
        <translation>Type inconnu</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>ne tourne pas</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
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
        <translation>Le contenu est en cours de vérification. Réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RankModel</name>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The measure is then %1</source>
        <translation>La mesure vaut alors %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie du contenu</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Essai</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RankView</name>
    <message>
        <source>Parts of the content by their effect</source>
        <translation>Parties du contenu selon leur effet</translation>
    </message>
    <message>
        <source>Measure of a sweep</source>
        <translation>Mesure d’un balayage</translation>
    </message>
    <message>
        <source>Fills the fields with a measure of a sweep, without the statements of the sweep</source>
        <translation>Remplit les champs avec une mesure d’un balayage, sans les instructions du balayage</translation>
    </message>
    <message>
        <source>Number, such as sum(owned planets, Industry)</source>
        <translation>Nombre, par exemple sum(owned planets, Industry)</translation>
    </message>
    <message>
        <source>Number to rank by</source>
        <translation>Nombre du classement</translation>
    </message>
    <message>
        <source>of the whole run</source>
        <translation>de toute la partie</translation>
    </message>
    <message>
        <source>Object of the number</source>
        <translation>Objet du nombre</translation>
    </message>
    <message>
        <source>Turns to play</source>
        <translation>Tours à jouer</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Nombre de graines</translation>
    </message>
    <message>
        <source>With several seeds, the mean of all runs counts. 1: the seed of the scenario</source>
        <translation>Avec plusieurs graines, la moyenne de toutes les parties compte. 1 : la graine du scénario</translation>
    </message>
    <message>
        <source>Progress of the ranking</source>
        <translation>Progression du classement</translation>
    </message>
    <message>
        <source>&amp;Turns:</source>
        <translation>&amp;Tours :</translation>
    </message>
    <message>
        <source>See&amp;ds:</source>
        <translation>&amp;Graines :</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Classer</translation>
    </message>
    <message>
        <source>Playing the run without a change…</source>
        <translation>Partie sans changement en cours…</translation>
    </message>
    <message>
        <source>Trying the first parts…</source>
        <translation>Essai des premières parties du contenu…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>No part of the content changes this number.</source>
        <translation>Aucune partie du contenu ne change ce nombre.</translation>
    </message>
    <message>
        <source>Type a number that matters to you, or choose a measure of a sweep. “Rank” removes each group and makes each number 10 % larger, and lists what this changes.</source>
        <translation>Saisissez un nombre qui vous importe, ou choisissez une mesure d’un balayage. « Classer » retire chaque groupe, augmente chaque nombre de 10 % et énumère ce que cela change.</translation>
    </message>
    <message>
        <source>The measure is %1.</source>
        <translation>La mesure vaut %1.</translation>
    </message>
    <message>
        <source>Tried %1 of %2 parts; %3 change nothing, %4 leave no value.</source>
        <translation>%1 parties du contenu essayées sur %2 ; %3 ne changent rien, %4 ne laissent aucune valeur.</translation>
    </message>
    <message>
        <source>The content has changed since these results.</source>
        <translation>Le contenu a changé depuis ces résultats.</translation>
    </message>
    <message>
        <source>Solve…</source>
        <translation>Chercher un nombre…</translation>
    </message>
    <message>
        <source>Looks for the value of a number that makes the measure reach a target</source>
        <translation>Cherche la valeur d’un nombre avec laquelle la mesure atteint une cible</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>Which value makes the measure reach…</source>
        <translation>Quelle valeur fait atteindre à la mesure…</translation>
    </message>
    <message>
        <source>Number, such as sum(planets, Industry)</source>
        <translation>Nombre, par exemple sum(planets, Industry)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ReadingBar</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RecoveryDialog</name>
    <message>
        <source>restored as a new file</source>
        <translation>restauré comme nouveau fichier</translation>
    </message>
    <message>
        <source>merged with newer changes in the file</source>
        <translation>est fusionné avec des modifications plus récentes du fichier</translation>
    </message>
    <message>
        <source>conflicts with newer changes in the file; you choose</source>
        <translation>en conflit avec des modifications plus récentes du fichier&#xa0;; vous choisissez</translation>
    </message>
    <message>
        <source>already in the file</source>
        <translation>déjà dans le fichier</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>restauré</translation>
    </message>
    <message>
        <source>Unsaved work found</source>
        <translation>Travail non enregistré trouvé</translation>
    </message>
    <message>
        <source>Orrery ended before these changes were saved. You can restore them as one step, and undo that step. Orrery writes nothing to your files before you save.</source>
        <translation>Orrery s’est arrêté avant l’enregistrement de ces modifications. Vous pouvez les restaurer en une seule étape, et annuler cette étape. Orrery n’écrit rien dans vos fichiers avant que vous enregistriez.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>Files with unsaved work</source>
        <translation>Fichiers avec du travail non enregistré</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Ask again &amp;later</source>
        <translation>Redemander p&amp;lus tard</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has changed since then, in the same places as your unsaved work. Choose the version to keep at each place.</source>
        <translation>«&#xa0;%1&#xa0;» a changé depuis, aux mêmes endroits que votre travail non enregistré. Choisissez la version à garder à chaque endroit.</translation>
    </message>
    <message numerus="yes">
        <source>Restored the unsaved work on %n file(s); save to keep it</source>
        <translation>
            <numerusform>Travail non enregistré restauré dans %n fichier&#xa0;; enregistrez pour le garder</numerusform>
            <numerusform>Travail non enregistré restauré dans %n fichiers&#xa0;; enregistrez pour le garder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s), but Orrery cannot back them up: %1</source>
        <translation>
            <numerusform>%n fichier restauré, mais Orrery ne peut pas le sauvegarder&#xa0;: %1</numerusform>
            <numerusform>%n fichiers restaurés, mais Orrery ne peut pas les sauvegarder&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Changes made by restoring the file</source>
        <translation>Modifications apportées par la restauration du fichier</translation>
    </message>
    <message>
        <source>&amp;Changes made by restoring it:</source>
        <translation>&amp;Changements apportés par la restauration&#xa0;:</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RenameDialog</name>
    <message>
        <source>Rename %1 ‘%2’</source>
        <translation>Renommer %1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>Preview of the changes</source>
        <translation>Aperçu des modifications</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>New &amp;name:</source>
        <translation>Nouveau &amp;nom&#xa0;:</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>The texts with its name and description are renamed too.</source>
        <translation>Les textes de son nom et de sa description sont renommés aussi.</translation>
    </message>
    <message>
        <source>XML errors in the project: %1. Content after an error may keep the old name.</source>
        <translation>Erreurs de XML dans le projet&#xa0;: %1. Le contenu qui suit une erreur peut garder l’ancien nom.</translation>
    </message>
    <message>
        <source>Cannot rename: %1. %2</source>
        <translation>Impossible de renommer&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Cannot rename: %1 (%2). %3</source>
        <translation>Impossible de renommer&#xa0;: %1 (%2). %3</translation>
    </message>
    <message>
        <source>Checking for side effects…</source>
        <translation>Recherche d’effets secondaires…</translation>
    </message>
    <message>
        <source>No side effects: all other content keeps its meaning.</source>
        <translation>Aucun effet secondaire&#xa0;: tout le reste du contenu garde son sens.</translation>
    </message>
    <message>
        <source>Current text</source>
        <translation>Texte actuel</translation>
    </message>
    <message>
        <source>References: %1.</source>
        <translation>Références&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Modifications&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Type another name to preview the changes.</source>
        <translation>Saisissez un autre nom pour voir un aperçu des modifications.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RevisionContent</name>
    <message>
        <source>This project is in no git repository, so it has no revisions. Choose another run to compare with.</source>
        <translation>Ce projet n’est dans aucun dépôt git et n’a donc pas de révisions. Choisissez une autre partie à comparer.</translation>
    </message>
    <message>
        <source>The content of the revision “%1” has errors, so it cannot be compared. The first one: %2</source>
        <translation>Le contenu de la révision « %1 » a des erreurs et ne peut donc pas être comparé. La première : %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This project is in no git repository</source>
        <translation>Ce projet n’est dans aucun dépôt git</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RevisionField</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>Git revision</source>
        <translation>Révision git</translation>
    </message>
    <message>
        <source>A branch, a tag, the hash of a commit, or HEAD~2. The list has the last commits that changed this project.</source>
        <translation>Une branche, une étiquette, le hachage d’un commit ou HEAD~2. La liste contient les derniers commits qui ont modifié ce projet.</translation>
    </message>
    <message>
        <source>Branch, tag, hash or HEAD~2</source>
        <translation>Branche, étiquette, hachage ou HEAD~2</translation>
    </message>
    <message>
        <source>No commit has changed this project</source>
        <translation>Aucun commit n’a modifié ce projet</translation>
    </message>
    <message>
        <source>A shallow clone: git fetch --unshallow gets older revisions</source>
        <translation>Un clone superficiel : git fetch --unshallow récupère les révisions plus anciennes</translation>
    </message>
    <message>
        <source>Type a hash, a tag or HEAD~200 for an older revision</source>
        <translation>Pour une révision plus ancienne, tapez un hachage, une étiquette ou HEAD~200</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RunInquiry</name>
    <message>
        <source>There is no type or class &apos;%1&apos;.</source>
        <translation>Il n’y a ni type ni classe « %1 ».</translation>
    </message>
    <message>
        <source>This is no condition.</source>
        <translation>Ce n’est pas une condition.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RunPlots</name>
    <message>
        <source>No object of this group has the value in any turn.</source>
        <translation>Aucun objet de ce groupe n’a la valeur, à aucun tour.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Sandbox</name>
    <message>
        <source>Paused after turn %1 by the condition &apos;%2&apos;.</source>
        <translation>En pause après le tour %1 à cause de la condition «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The run ended in turn %1: an empire won or lost.</source>
        <translation>La partie s’est terminée au tour %1&#xa0;: un empire a gagné ou perdu.</translation>
    </message>
    <message>
        <source>There is no content to run yet.</source>
        <translation>Il n’y a pas encore de contenu à jouer.</translation>
    </message>
    <message>
        <source>There is no scenario &apos;%1&apos;.</source>
        <translation>Il n’y a pas de scénario «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy first.</source>
        <translation>Ouvrez d’abord un scénario ou créez une galaxie.</translation>
    </message>
    <message>
        <source>Step to turn 1 first: turn 0 is only the setup.</source>
        <translation>Passez d’abord au tour 1&#xa0;: le tour 0 n’est que la mise en place.</translation>
    </message>
    <message>
        <source>The sandbox statements contain an XML error. Fix it first.</source>
        <translation>Les instructions du bac à sable contiennent une erreur de XML. Corrigez-la d’abord.</translation>
    </message>
    <message>
        <source>Remove all sandbox statements</source>
        <translation>Retirer toutes les instructions du bac à sable</translation>
    </message>
    <message>
        <source>Import earlier sandbox statements</source>
        <translation>Reprendre les instructions antérieures du bac à sable</translation>
    </message>
    <message>
        <source>Turn %1: decision</source>
        <translation>Tour %1&#xa0;: décision</translation>
    </message>
    <message>
        <source>Turn %1: order</source>
        <translation>Tour %1&#xa0;: ordre</translation>
    </message>
    <message>
        <source>Turn %1: statement</source>
        <translation>Tour %1&#xa0;: instruction</translation>
    </message>
    <message>
        <source>The statements are being read. Try again in a moment.</source>
        <translation>Les instructions sont en cours de lecture. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Turn %1: order withdrawn</source>
        <translation>Tour %1 : ordre retiré</translation>
    </message>
    <message>
        <source>No scenario is played: the setup of the last one crashed. Open a scenario to play it.</source>
        <translation>Aucun scénario n’est joué : la mise en place du dernier a planté. Ouvrez un scénario pour le jouer.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SandboxBar</name>
    <message>
        <source>Go to turn 0</source>
        <translation>Au tour 0</translation>
    </message>
    <message>
        <source>Step back one turn (Alt+F10)</source>
        <translation>Un tour en arrière (Alt+F10)</translation>
    </message>
    <message>
        <source>Step forward one turn (F10)</source>
        <translation>Un tour en avant (F10)</translation>
    </message>
    <message>
        <source>Go to the last computed turn</source>
        <translation>Au dernier tour calculé</translation>
    </message>
    <message>
        <source>Run the number of turns on the right (F5)</source>
        <translation>Jouer le nombre de tours indiqué à droite (F5)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>tour %1 sur %2</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> tours</translation>
    </message>
    <message>
        <source>Number of turns to run</source>
        <translation>Nombre de tours à jouer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>no run</source>
        <translation>pas de partie</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>Go to the marked turn, with which the inspector and the map compare</source>
        <translation>Aller au tour marqué, auquel l’inspecteur et la carte comparent</translation>
    </message>
    <message>
        <source>marked: %1</source>
        <translation>marqué : %1</translation>
    </message>
    <message>
        <source>Go to the marked turn %1</source>
        <translation>Aller au tour marqué %1</translation>
    </message>
    <message>
        <source>In what-if %1</source>
        <translation>Dans l’hypothèse %1</translation>
    </message>
    <message>
        <source>Main run</source>
        <translation>Partie principale</translation>
    </message>
    <message>
        <source>You see the what-if “%1”, not the main run. A click shows all what-ifs.</source>
        <translation>Vous voyez l’hypothèse «&#xa0;%1&#xa0;», pas la partie principale. Un clic montre toutes les hypothèses.</translation>
    </message>
    <message>
        <source>You see the main run. A click shows all what-ifs.</source>
        <translation>Vous voyez la partie principale. Un clic montre toutes les hypothèses.</translation>
    </message>
    <message>
        <source>New galaxy</source>
        <translation>Nouvelle galaxie</translation>
    </message>
    <message>
        <source>Scenario of the run: %1</source>
        <translation>Scénario de la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>The run is of the scenario &apos;%1&apos;.</source>
        <translation>La partie est celle du scénario «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The run is of a new galaxy. “Save as scenario…” keeps it in the project.</source>
        <translation>La partie est celle d’une nouvelle galaxie. «&#xa0;Enregistrer comme scénario…&#xa0;» la conserve dans le projet.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ScopeFunnel</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>as if on %1</source>
        <translation>comme sur %1</translation>
    </message>
    <message>
        <source>Place the cursor in a group, in the form or in the source, or choose a group above.</source>
        <translation>Placez le curseur dans un groupe, dans le formulaire ou la source, ou choisissez-en un ci-dessus.</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy to evaluate the conditions on its objects.</source>
        <translation>Ouvrez un scénario ou créez une galaxie pour évaluer les conditions sur ses objets.</translation>
    </message>
    <message>
        <source>The group %1 of %2 is no longer in the content.</source>
        <translation>Le groupe %1 de %2 n’est plus dans le contenu.</translation>
    </message>
    <message>
        <source>The group has errors. These counts are from its last version without errors.</source>
        <translation>Le groupe a des erreurs. Ces comptes viennent de sa dernière version sans erreur.</translation>
    </message>
    <message>
        <source>The sandbox has not run this content yet. These counts are from older content.</source>
        <translation>Le bac à sable n’a pas encore joué ce contenu. Ces comptes viennent d’un contenu plus ancien.</translation>
    </message>
    <message>
        <source>The group has no source: no object in the sandbox has the group or could have it.</source>
        <translation>Le groupe n’a pas de source&#xa0;: aucun objet du bac à sable ne l’a ni ne pourrait l’avoir.</translation>
    </message>
    <message>
        <source>The sandbox has no object of the class %1. The source above is used instead.</source>
        <translation>Le bac à sable n’a pas d’objet de la classe %1. La source ci-dessus est utilisée à la place.</translation>
    </message>
    <message>
        <source>The source is now &apos;%1&apos;, because &apos;%2&apos; is no longer possible.</source>
        <translation>La source est maintenant « %1 », car « %2 » n’est plus possible.</translation>
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
        <translation>Ligne %1&#xa0;: %2 devient %3</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SearchView</name>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Find in the project</source>
        <translation>Rechercher dans le projet</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>In all files</source>
        <translation>Dans tous les fichiers</translation>
    </message>
    <message>
        <source>Only in these files, for example techs*.xml. Separate several patterns with spaces.</source>
        <translation>Seulement dans ces fichiers, par exemple techs*.xml. Séparez plusieurs motifs par des espaces.</translation>
    </message>
    <message>
        <source>In all elements</source>
        <translation>Dans tous les éléments</translation>
    </message>
    <message>
        <source>Only inside these elements, for example effects scope. Separate several names with spaces.</source>
        <translation>Seulement dans ces éléments, par exemple effects scope. Séparez plusieurs noms par des espaces.</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>W</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Match whole words</source>
        <translation>Mots entiers seulement</translation>
    </message>
    <message>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>XPath</source>
        <translation>XPath</translation>
    </message>
    <message>
        <source>Find elements by an XPath expression, such as //class[@type=&apos;tech&apos;]</source>
        <translation>Trouver des éléments par une expression XPath, par exemple //class[@type=&apos;tech&apos;]</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) replaced. One undo restores them.</source>
        <translation>
            <numerusform>%n résultat remplacé. Une annulation le rétablit.</numerusform>
            <numerusform>%n résultats remplacés. Une annulation les rétablit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts have changed since the search. Search again.</source>
        <translation>Les textes ont changé depuis la recherche. Relancez-la.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 &quot;3 places&quot;, %2 &quot;2 files&quot;</extracomment>
        <translation>%1 dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more matches. Narrow the search to see them.</source>
        <translation>Il y a d’autres résultats. Précisez la recherche pour les voir.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>Type a search text, then press Enter.</source>
        <translation>Saisissez un texte à chercher, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Sea&amp;rch</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>Rep&amp;lace</source>
        <translation>Re&amp;mplacer</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SeedsModel</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>existe</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>n’existe pas</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>up in %1 of %2</source>
        <translation>plus dans %1 sur %2</translation>
    </message>
    <message>
        <source>down in %1 of %2</source>
        <translation>moins dans %1 sur %2</translation>
    </message>
    <message>
        <source>up in %1, down in %2 of %3</source>
        <translation>plus dans %1, moins dans %2 sur %3</translation>
    </message>
    <message>
        <source>%1, missing on one side in %2</source>
        <translation>%1, manque d’un côté dans %2</translation>
    </message>
    <message>
        <source>in %1 of %2</source>
        <translation>dans %1 sur %2</translation>
    </message>
    <message>
        <source>%1, the reverse in %2</source>
        <translation>%1, l’inverse dans %2</translation>
    </message>
    <message>
        <source>%1, other changes in %2</source>
        <translation>%1, d’autres changements dans %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 match the filter</source>
        <translation>%1 : %2, dont %3 correspondent au filtre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more. Use the filter to find them.</source>
        <translation>
            <numerusform>… et %n autre. Le filtre permet de la trouver.</numerusform>
            <numerusform>… et %n autres. Le filtre permet de les trouver.</numerusform>
        </translation>
    </message>
    <message>
        <source>The object, or the type of the objects</source>
        <translation>L’objet, ou le type des objets</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The mean change from the earlier run to the present one, and the band from the 10 % to the 90 % quantile</source>
        <translation>Le changement moyen de la partie précédente à l’actuelle, et la bande du quantile de 10 % à celui de 90 %</translation>
    </message>
    <message>
        <source>Mean change (band)</source>
        <translation>Changement moyen (bande)</translation>
    </message>
    <message>
        <source>The number of seeds with which the value changes, of those with which both runs have it</source>
        <translation>Le nombre de graines avec lesquelles la valeur change, parmi celles avec lesquelles les deux parties l’ont</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SeedsView</name>
    <message>
        <source>Number of seeds</source>
        <translation>Nombre de graines</translation>
    </message>
    <message>
        <source>Both runs are played with each of the seeds from 1 to this number</source>
        <translation>Les deux parties sont jouées avec chaque graine de 1 à ce nombre</translation>
    </message>
    <message>
        <source>Progress of the seeds</source>
        <translation>Progression des graines</translation>
    </message>
    <message>
        <source>Differences over many seeds</source>
        <translation>Différences sur de nombreuses graines</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Seed %1 of %2</source>
        <translation>Graine %1 sur %2</translation>
    </message>
    <message>
        <source>Playing both runs with %1 seeds…</source>
        <translation>Les deux parties sont jouées avec %1 graines…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>“Run” plays both runs with each seed, and shows which differences are more than chance.</source>
        <translation>« Lancer » joue les deux parties avec chaque graine et montre quelles différences sont plus que du hasard.</translation>
    </message>
    <message>
        <source>No difference matches the filter.</source>
        <translation>Aucune différence ne correspond au filtre.</translation>
    </message>
    <message>
        <source>No difference at turn %1. Values differ only before it, with %2 of %3 seeds.</source>
        <translation>Aucune différence au tour %1. Des valeurs ne diffèrent qu’avant, avec %2 graines sur %3.</translation>
    </message>
    <message>
        <source>No differences at turn %1 with %2 seeds.</source>
        <translation>Aucune différence au tour %1 avec %2 graines.</translation>
    </message>
    <message>
        <source>Cancelled. This is the result before.</source>
        <translation>Annulé. Voici le résultat précédent.</translation>
    </message>
    <message>
        <source>Out of date: the runs have changed since. “Run again” compares the present ones.</source>
        <translation>Plus à jour : les parties ont changé depuis. « Relancer » compare les actuelles.</translation>
    </message>
    <message>
        <source>The content has errors. This is the last comparison without errors.</source>
        <translation>Le contenu a des erreurs. Voici la dernière comparaison sans erreur.</translation>
    </message>
    <message>
        <source>The window shows turn %1. “Run again” compares that turn.</source>
        <translation>La fenêtre montre le tour %1. « Relancer » compare ce tour.</translation>
    </message>
    <message>
        <source>Objects that exist only with some seeds: %1. Only the totals include them.</source>
        <translation>Objets qui n’existent qu’avec certaines graines : %1. Seuls les totaux les comprennent.</translation>
    </message>
    <message>
        <source>Names with * are those of seed 1; other seeds give other names.</source>
        <translation>Les noms avec * sont ceux de la graine 1 ; d’autres graines donnent d’autres noms.</translation>
    </message>
    <message>
        <source>The starlanes differ with %1 of %2 seeds.</source>
        <translation>Les voies stellaires diffèrent avec %1 graines sur %2.</translation>
    </message>
    <message>
        <source>A run ends before the turn with %1 of %2 seeds.</source>
        <translation>Une partie se termine avant ce tour avec %1 graines sur %2.</translation>
    </message>
    <message>
        <source>This is a total over many objects, so there is no single object to show.</source>
        <translation>C’est un total sur de nombreux objets : il n’y a pas d’objet unique à montrer.</translation>
    </message>
    <message>
        <source>The present run does not have this object.</source>
        <translation>La partie actuelle n’a pas cet objet.</translation>
    </message>
    <message>
        <source>Values that only the earlier run has: %1.</source>
        <translation>Valeurs que seule la partie précédente possède : %1.</translation>
    </message>
    <message>
        <source>Values that only the present run has: %1.</source>
        <translation>Valeurs que seule la partie actuelle possède : %1.</translation>
    </message>
    <message>
        <source>A problem with %1 of %2 seeds: %3</source>
        <translation>Un problème avec %1 des %2 graines : %3</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1, %2 seeds: %n differences of objects</source>
        <extracomment>&quot;Turn 6, 40 seeds: 2 differences of objects&quot;</extracomment>
        <translation>
            <numerusform>Tour %1, %2 graines : %n différence d’objets</numerusform>
            <numerusform>Tour %1, %2 graines : %n différences d’objets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n more that are perhaps only chance.</source>
        <extracomment>the end of &quot;… 2 differences of objects, and 3 more that are perhaps only chance.&quot;</extracomment>
        <translation>
            <numerusform>, et %n autre qui est peut-être seulement le hasard.</numerusform>
            <numerusform>, et %n autres qui sont peut-être seulement le hasard.</numerusform>
        </translation>
    </message>
    <message>
        <source>See&amp;ds:</source>
        <translation>&amp;Graines :</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SolveBench</name>
    <message>
        <source>The content is being checked. Try again in a moment.</source>
        <translation>Le contenu est en cours de vérification. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The question has errors.</source>
        <translation>La question contient des erreurs.</translation>
    </message>
    <message>
        <source>The results of the runs could not be stored.</source>
        <translation>Les résultats des parties n’ont pas pu être enregistrés.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SolveDialog</name>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 donne %2</translation>
    </message>
    <message>
        <source>Number to change</source>
        <translation>Nombre à modifier</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Solve for a number</source>
        <translation>Chercher un nombre</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Saisissez une partie du nom</translation>
    </message>
    <message>
        <source>Smallest value to try</source>
        <translation>Plus petite valeur à essayer</translation>
    </message>
    <message>
        <source>Largest value to try</source>
        <translation>Plus grande valeur à essayer</translation>
    </message>
    <message>
        <source>Target of the measure</source>
        <translation>Cible de la mesure</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>Number to measure</source>
        <translation>Nombre à mesurer</translation>
    </message>
    <message>
        <source>such as sum(owned planets, Industry)</source>
        <translation>par exemple sum(owned planets, Industry)</translation>
    </message>
    <message>
        <source>With several seeds, the mean of all runs counts. 1: the seed of the scenario</source>
        <translation>Avec plusieurs graines, la moyenne de toutes les parties compte. 1 : la graine du scénario</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Values that were tried</source>
        <translation>Valeurs essayées</translation>
    </message>
    <message>
        <source>t&amp;o:</source>
        <translation>&amp;à :</translation>
    </message>
    <message>
        <source>See&amp;ds:</source>
        <translation>&amp;Graines :</translation>
    </message>
    <message>
        <source>&amp;Number to change:</source>
        <translation>&amp;Nombre à modifier :</translation>
    </message>
    <message>
        <source>&amp;Try values from:</source>
        <translation>&amp;Essayer les valeurs de :</translation>
    </message>
    <message>
        <source>&amp;Measure:</source>
        <translation>&amp;Mesure :</translation>
    </message>
    <message>
        <source>Measure m&amp;ust be:</source>
        <translation>La mesure &amp;doit valoir :</translation>
    </message>
    <message>
        <source>S&amp;cenario:</source>
        <translation>S&amp;cénario :</translation>
    </message>
    <message>
        <source>T&amp;urns:</source>
        <translation>&amp;Tours :</translation>
    </message>
    <message>
        <source>Write into the XML</source>
        <translation>Écrire dans le XML</translation>
    </message>
    <message>
        <source>The content has no number that can be changed.</source>
        <translation>Le contenu n’a aucun nombre qui puisse être modifié.</translation>
    </message>
    <message>
        <source>Choose the number to change: a constant, a priority, a cost, or an amount of an effect.</source>
        <translation>Choisissez le nombre à modifier : une constante, une priorité, un coût ou la quantité d’un effet.</translation>
    </message>
    <message>
        <source>Enter a range of values to try: two numbers, the smaller one first.</source>
        <translation>Saisissez un intervalle de valeurs à essayer : deux nombres, le plus petit d’abord.</translation>
    </message>
    <message>
        <source>Enter a number to measure, such as sum(owned planets, Industry).</source>
        <translation>Saisissez un nombre à mesurer, par exemple sum(owned planets, Industry).</translation>
    </message>
    <message>
        <source>Enter the number that the measure must reach.</source>
        <translation>Saisissez le nombre que la mesure doit atteindre.</translation>
    </message>
    <message>
        <source>Cancel search</source>
        <translation>Annuler la recherche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Write %1 into the XML</source>
        <translation>Écrire %1 dans le XML</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>Tried %1 values, at most %2 left.</source>
        <translation>%1 valeurs essayées, encore %2 au plus.</translation>
    </message>
    <message>
        <source>Trying the first values…</source>
        <translation>Essai des premières valeurs…</translation>
    </message>
    <message>
        <source>The content has changed since this answer.</source>
        <translation>Le contenu a changé depuis cette réponse.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>“Search” plays runs with other values, and looks for one that reaches the target.</source>
        <translation>« Chercher » joue des parties avec d’autres valeurs et en cherche une qui atteint la cible.</translation>
    </message>
    <message>
        <source>%1: %2. The target is %3.</source>
        <translation>%1 : %2. La cible est %3.</translation>
    </message>
    <message>
        <source>%1: no value gives %2. The measure jumps: %3, and %4.</source>
        <translation>%1 : aucune valeur ne donne %2. La mesure saute : %3, et %4.</translation>
    </message>
    <message>
        <source>%1: no value from %2 to %3 gives %4. The nearest: %5.</source>
        <translation>%1 : aucune valeur de %2 à %3 ne donne %4. La plus proche : %5.</translation>
    </message>
    <message>
        <source>The measure has no value.</source>
        <translation>La mesure n’a pas de valeur.</translation>
    </message>
    <message>
        <source>The measure has no value: %1</source>
        <translation>La mesure n’a pas de valeur : %1</translation>
    </message>
    <message>
        <source>As written, %1.</source>
        <translation>Tel qu’écrit, %1.</translation>
    </message>
    <message>
        <source>No value that was tried changes the measure.</source>
        <translation>Aucune des valeurs essayées ne change la mesure.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SourceEditor</name>
    <message>
        <source>Lines with two hyphens in a row cannot become a comment</source>
        <translation>Des lignes avec deux tirets de suite ne peuvent pas devenir un commentaire</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>Basculer le co&amp;mmentaire</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Fold or unfold</source>
        <translation>&amp;Plier ou déplier</translation>
    </message>
    <message>
        <source>Break &amp;long lines</source>
        <translation>Découper les &amp;longues lignes</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StatementsModel</name>
    <message>
        <source>disabled</source>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>%1 (disabled)</source>
        <translation>%1 (désactivée)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Instruction</translation>
    </message>
    <message>
        <source>Why it does not act</source>
        <translation>Pourquoi elle n’agit pas</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StatementsView</name>
    <message>
        <source>&amp;Edit statement</source>
        <translation>&amp;Modifier l’instruction</translation>
    </message>
    <message>
        <source>Enable or &amp;disable</source>
        <translation>Activer ou &amp;désactiver</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>De&amp;scendre</translation>
    </message>
    <message>
        <source>Move to the &amp;scenario</source>
        <translation>Déplacer dans le scé&amp;nario</translation>
    </message>
    <message>
        <source>De&amp;lete statement</source>
        <translation>Supp&amp;rimer l’instruction</translation>
    </message>
    <message>
        <source>Statements of the sandbox</source>
        <translation>Instructions du bac à sable</translation>
    </message>
    <message>
        <source>Start a scenario to see its sandbox statements.</source>
        <translation>Lancez un scénario pour voir ses instructions.</translation>
    </message>
    <message>
        <source>No statements yet. Orders, decisions and changes after turn 0 appear here.</source>
        <translation>Aucune instruction pour l’instant. Les ordres, les décisions et les changements après le tour 0 apparaissent ici.</translation>
    </message>
    <message>
        <source>No statements yet. Changes on the map, orders and decisions appear here.</source>
        <translation>Aucune instruction pour l’instant. Les changements sur la carte, les ordres et les décisions apparaissent ici.</translation>
    </message>
    <message>
        <source>A new galaxy is not a scenario of the project. Use “Save as scenario…”.</source>
        <translation>Une nouvelle galaxie n’est pas un scénario du projet. Utilisez «&#xa0;Enregistrer comme scénario…&#xa0;».</translation>
    </message>
    <message>
        <source>Moves the statement from the sandbox into the file of the scenario</source>
        <translation>Déplace l’instruction du bac à sable dans le fichier du scénario</translation>
    </message>
    <message>
        <source>Move statement to turn %1</source>
        <translation>Déplacer l’instruction au tour %1</translation>
    </message>
    <message>
        <source>Enable statement</source>
        <translation>Activer l’instruction</translation>
    </message>
    <message>
        <source>Disable statement</source>
        <translation>Désactiver l’instruction</translation>
    </message>
    <message>
        <source>Delete statement</source>
        <translation>Supprimer l’instruction</translation>
    </message>
    <message>
        <source>Statements change places only within a turn. Change the turn instead.</source>
        <translation>Les instructions ne changent de place qu’au sein d’un tour. Changez plutôt le tour.</translation>
    </message>
    <message>
        <source>Move statement up</source>
        <translation>Monter l’instruction</translation>
    </message>
    <message>
        <source>Move statement down</source>
        <translation>Descendre l’instruction</translation>
    </message>
    <message>
        <source>The scenario &apos;%1&apos; cannot take the statement, because its file contains an XML error.</source>
        <translation>Le scénario «&#xa0;%1&#xa0;» ne peut pas prendre l’instruction, car son fichier contient une erreur XML.</translation>
    </message>
    <message>
        <source>Move statement to the scenario %1</source>
        <translation>Déplacer l’instruction dans le scénario %1</translation>
    </message>
    <message>
        <source>The statement is now a line of the scenario &apos;%1&apos;.</source>
        <translation>L’instruction est maintenant une ligne du scénario «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No statement in turns %1 to %2.</source>
        <translation>Aucune instruction dans les tours %1 à %2.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StringsModel</name>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>Nothing in the content uses this id.</source>
        <translation>Rien dans le contenu n’utilise cet identifiant.</translation>
    </message>
    <message>
        <source>%1, unused</source>
        <translation>%1, inutilisé</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n missing)</source>
        <translation>
            <numerusform>%1 (%n manquant)</numerusform>
            <numerusform>%1 (%n manquants)</numerusform>
        </translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Texte de %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StringsView</name>
    <message>
        <source>Filter texts</source>
        <translation>Filtrer les textes</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Tous les textes</translation>
    </message>
    <message>
        <source>Missing in a language</source>
        <translation>Manquants dans une langue</translation>
    </message>
    <message>
        <source>Unused ids</source>
        <translation>Identifiants inutilisés</translation>
    </message>
    <message>
        <source>Texts to show</source>
        <translation>Textes à afficher</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Add &amp;language…</source>
        <translation>Ajouter une la&amp;ngue…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Add the language %1</source>
        <translation>Ajouter la langue %1</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Non modifié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open a project to see the texts of its content here.</source>
        <translation>Ouvrez un projet pour voir ici les textes de son contenu.</translation>
    </message>
    <message>
        <source>Reading the texts…</source>
        <translation>Lecture des textes…</translation>
    </message>
    <message>
        <source>The project has no texts yet. Names are in the classes themselves, or in &lt;strings&gt;.</source>
        <translation>Le projet n’a pas encore de textes. Les noms sont dans les classes mêmes, ou dans &lt;strings&gt;.</translation>
    </message>
    <message>
        <source>Texts: %1, shown: %2, unused: %3</source>
        <translation>Textes&#xa0;: %1, affichés&#xa0;: %2, inutilisés&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SweepCanvas</name>
    <message>
        <source>Picture of the sweep</source>
        <translation>Image du balayage</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n run(s) from %2 to %3</source>
        <translation>
            <numerusform>%1 : %n partie de %2 à %3</numerusform>
            <numerusform>%1 : %n parties de %2 à %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2: %3</source>
        <translation>%1, graine %2 : %3</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SweepModel</name>
    <message>
        <source>none</source>
        <comment>a value</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2 without a value</source>
        <translation>%1, dont %2 sans valeur</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>tel qu’écrit</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
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
        <translation>Variantes et parties du balayage</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Kind of picture</source>
        <translation>Type d’image</translation>
    </message>
    <message>
        <source>Number on the axis</source>
        <translation>Nombre sur l’axe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stops the sweep. Its results stay, and “Continue” goes on from there</source>
        <translation>Arrête le balayage. Ses résultats restent, et « Continuer » reprend à cet endroit</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Drops the results of this sweep, and plays all runs again</source>
        <translation>Abandonne les résultats de ce balayage et rejoue toutes les parties</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>Progression du balayage</translation>
    </message>
    <message>
        <source>%1 (switched off)</source>
        <translation>%1 (désactivé)</translation>
    </message>
    <message>
        <source>%1 (has errors)</source>
        <translation>%1 (contient des erreurs)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Pauses the sweep. “Continue” goes on with the same content</source>
        <translation>Suspend le balayage. « Continuer » reprend avec le même contenu</translation>
    </message>
    <message>
        <source>Plays each variant with each seed, on all cores</source>
        <translation>Joue chaque variante avec chaque graine, sur tous les cœurs</translation>
    </message>
    <message>
        <source>%1 more runs are not drawn.</source>
        <translation>%1 autres parties ne sont pas dessinées.</translation>
    </message>
    <message>
        <source>%1 more variants are not drawn. The table lists them.</source>
        <translation>%1 autres variantes ne sont pas dessinées. Le tableau les énumère.</translation>
    </message>
    <message>
        <source>The sweeps appear when the project is checked.</source>
        <translation>Les balayages apparaissent une fois le projet vérifié.</translation>
    </message>
    <message>
        <source>Playing the first runs…</source>
        <translation>Premières parties en cours…</translation>
    </message>
    <message>
        <source>Stopped before the first run ended.</source>
        <translation>Arrêté avant la fin de la première partie.</translation>
    </message>
    <message>
        <source>The sweep is switched off.</source>
        <translation>Le balayage est désactivé.</translation>
    </message>
    <message>
        <source>The sweep has errors. The pane Problems lists them.</source>
        <translation>Le balayage contient des erreurs. Le volet Problèmes les énumère.</translation>
    </message>
    <message>
        <source>“Run” plays %1 variants with %2 seeds each, and measures each run.</source>
        <translation>« Lancer » joue %1 variantes avec %2 graines chacune et mesure chaque partie.</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>Playing: %1, %2 left.</source>
        <translation>En cours : %1, encore %2.</translation>
    </message>
    <message>
        <source>Playing: %1.</source>
        <translation>En cours : %1.</translation>
    </message>
    <message>
        <source>Paused: %1.</source>
        <translation>En pause : %1.</translation>
    </message>
    <message>
        <source>Cancelled: %1.</source>
        <translation>Annulé : %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The content has changed since these results.</source>
        <translation>Le contenu a changé depuis ces résultats.</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) have errors.</source>
        <translation>
            <numerusform>%n variante contient des erreurs.</numerusform>
            <numerusform>%n variantes contiennent des erreurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have errors. The first one: %1</source>
        <translation>
            <numerusform>%n partie contient des erreurs. La première : %1</numerusform>
            <numerusform>%n parties contiennent des erreurs. La première : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open in the sandbox</source>
        <translation>Ouvrir dans le bac à sable</translation>
    </message>
    <message>
        <source>Open the XML of the sweep</source>
        <translation>Ouvrir le XML du balayage</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>Makes a sweep, and writes it into the project</source>
        <translation>Crée un balayage et l’écrit dans le projet</translation>
    </message>
    <message>
        <source>Edit in XML</source>
        <translation>Modifier dans le XML</translation>
    </message>
    <message>
        <source>Goes to the sweep in its file</source>
        <translation>Va au balayage dans son fichier</translation>
    </message>
    <message>
        <source>The project has no sweep. A sweep plays a scenario with other numbers in the content, and measures each run. “New…” makes one.</source>
        <translation>Le projet n’a pas de balayage. Un balayage joue un scénario avec d’autres nombres dans le contenu et mesure chaque partie. « Nouveau… » en crée un.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Writes the picture, or the value of each run, to a file</source>
        <translation>Écrit l’image, ou la valeur de chaque partie, dans un fichier</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TableCommands</name>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Vider %n cellule</numerusform>
            <numerusform>Vider %n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) did not fit into the table.</source>
        <translation>
            <numerusform>%n valeur n’entrait pas dans la table.</numerusform>
            <numerusform>%n valeurs n’entraient pas dans la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>Coller %n cellule</numerusform>
            <numerusform>Coller %n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s)</source>
        <translation>
            <numerusform>Remplir %n cellule</numerusform>
            <numerusform>Remplir %n cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calculate %n cell(s)</source>
        <translation>
            <numerusform>Calculer %n cellule</numerusform>
            <numerusform>Calculer %n cellules</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Tapez un nombre.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>« %1 » n’est pas un nombre.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Select the cells to change.</source>
        <translation>Sélectionnez les cellules à changer.</translation>
    </message>
    <message>
        <source>No selected cell would change.</source>
        <translation>Aucune cellule sélectionnée ne changerait.</translation>
    </message>
    <message numerus="yes">
        <source>Changes up to %n cell(s):</source>
        <translation>
            <numerusform>Change jusqu’à %n cellule :</numerusform>
            <numerusform>Change jusqu’à %n cellules :</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes %n cell(s):</source>
        <translation>
            <numerusform>Change %n cellule :</numerusform>
            <numerusform>Change %n cellules :</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skips %n cell(s) without a number.</source>
        <translation>
            <numerusform>Ignore %n cellule sans nombre.</numerusform>
            <numerusform>Ignore %n cellules sans nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell is empty.</source>
        <translation>Aucune cellule n’est vide.</translation>
    </message>
    <message>
        <source>The content has changed meanwhile. Nothing was changed here.</source>
        <translation>Le contenu a changé entre-temps. Rien n’a été changé ici.</translation>
    </message>
    <message>
        <source>The edits do not fit together. Nothing was changed.</source>
        <translation>Les modifications ne vont pas ensemble. Rien n’a été changé.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot have a value: the row lacks the element, or its XML is malformed.</source>
        <translation>
            <numerusform>%n cellule ne peut pas avoir de valeur : la ligne n’a pas l’élément, ou son XML est mal formé.</numerusform>
            <numerusform>%n cellules ne peuvent pas avoir de valeur : les lignes n’ont pas l’élément, ou leur XML est mal formé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n row(s)</source>
        <translation>
            <numerusform>Supprimer %n ligne</numerusform>
            <numerusform>Supprimer %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate a row</source>
        <translation>Dupliquer une ligne</translation>
    </message>
    <message>
        <source>The file is no longer in the project. Nothing was changed.</source>
        <translation>Le fichier n’est plus dans le projet. Rien n’a été changé.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TableGrid</name>
    <message numerus="yes">
        <source>%n cell(s) selected</source>
        <translation>
            <numerusform>%n cellule sélectionnée</numerusform>
            <numerusform>%n cellules sélectionnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s): sum %1, mean %2, smallest %3, largest %4</source>
        <translation>
            <numerusform>%n nombre : somme %1, moyenne %2, minimum %3, maximum %4</numerusform>
            <numerusform>%n nombres : somme %1, moyenne %2, minimum %3, maximum %4</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go to the text</source>
        <translation>&amp;Aller au texte</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>D&amp;uplicate row</source>
        <translation>D&amp;upliquer la ligne</translation>
    </message>
    <message>
        <source>Remo&amp;ve rows</source>
        <translation>Supp&amp;rimer les lignes</translation>
    </message>
    <message>
        <source>&amp;Fill down</source>
        <translation>&amp;Remplir vers le bas</translation>
    </message>
    <message>
        <source>C&amp;alculate…</source>
        <translation>Ca&amp;lculer…</translation>
    </message>
    <message>
        <source>&amp;Next gap</source>
        <translation>Lacune &amp;suivante</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TestsView</name>
    <message>
        <source>not played</source>
        <translation>non joué</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>défectueux</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Tout lancer</translation>
    </message>
    <message>
        <source>Run selected</source>
        <translation>Lancer la sélection</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Run after each change</source>
        <translation>Lancer après chaque changement</translation>
    </message>
    <message>
        <source>Runs all tests again whenever the content changes</source>
        <translation>Relance tous les tests dès que le contenu change</translation>
    </message>
    <message>
        <source>Filter tests</source>
        <translation>Filtrer les tests</translation>
    </message>
    <message>
        <source>Progress of the tests</source>
        <translation>Progression des tests</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Tests of the content</source>
        <translation>Tests du contenu</translation>
    </message>
    <message>
        <source>Running test %1 of %2</source>
        <translation>Test %1 sur %2 en cours</translation>
    </message>
    <message>
        <source>%1 of %2 tests fail</source>
        <translation>%1 tests sur %2 échouent</translation>
    </message>
    <message>
        <source>%1 of %2 tests pass</source>
        <translation>%1 tests sur %2 réussissent</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n test</numerusform>
            <numerusform>%n tests</numerusform>
        </translation>
    </message>
    <message>
        <source>The tests appear when the project is checked.</source>
        <translation>Les tests apparaissent quand le projet est vérifié.</translation>
    </message>
    <message>
        <source>The project has no tests. A &lt;test&gt; plays a scenario and compares the run with what you expect: add one to a file of the project.</source>
        <translation>Le projet n’a pas de tests. Un &lt;test&gt; joue un scénario et compare la partie avec vos attentes : ajoutez-en un à un fichier du projet.</translation>
    </message>
    <message>
        <source>No test has these words in its name.</source>
        <translation>Aucun test n’a ces mots dans son nom.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (before the last change)</source>
        <translation>%1 (avant le dernier changement)</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>comme attendu</translation>
    </message>
    <message>
        <source>not as expected</source>
        <translation>pas comme attendu</translation>
    </message>
    <message>
        <source>Accept new values</source>
        <translation>Accepter les nouvelles valeurs</translation>
    </message>
    <message>
        <source>Writes the values that the selected tests showed into the content: those of measures, and of expectations with one exact value</source>
        <translation>Écrit dans le contenu les valeurs que les tests sélectionnés ont montrées : celles des mesures et des attentes à valeur exacte</translation>
    </message>
    <message>
        <source>as accepted</source>
        <translation>comme accepté</translation>
    </message>
    <message>
        <source>not as accepted</source>
        <translation>différent de la valeur acceptée</translation>
    </message>
    <message>
        <source>Show in the sandbox</source>
        <translation>Montrer dans le bac à sable</translation>
    </message>
    <message>
        <source>Plays the run of the test in the sandbox, up to the turn of the selected line, and explains its value</source>
        <translation>Joue la partie du test dans le bac à sable, jusqu’au tour de la ligne sélectionnée, et explique sa valeur</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>Make it small…</source>
        <translation>Réduire…</translation>
    </message>
    <message>
        <source>Removes what the failure of the test does not need, and saves the small run with its content as a file</source>
        <translation>Retire ce dont l’échec du test n’a pas besoin, et enregistre la petite partie avec son contenu dans un fichier</translation>
    </message>
    <message>
        <source>Try faults…</source>
        <translation>Essayer des défauts…</translation>
    </message>
    <message>
        <source>Puts small faults into the content, one at a time, and lists those that no test notices</source>
        <translation>Introduit de petits défauts dans le contenu, un à la fois, et liste ceux qu’aucun test ne remarque</translation>
    </message>
    <message>
        <source>Which edit did this?</source>
        <translation>Quelle modification a fait cela ?</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Timeline</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Points d’arrêt</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1 : %2</translation>
    </message>
    <message>
        <source>Timeline, turn %1 of %2</source>
        <translation>Frise, tour %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n marked turns</source>
        <translation>
            <numerusform>%1 : %n tour marqué</numerusform>
            <numerusform>%1 : %n tours marqués</numerusform>
        </translation>
    </message>
    <message>
        <source>Only turns %1 to %2</source>
        <translation>Seulement les tours %1 à %2</translation>
    </message>
    <message>
        <source>%1: show all turns</source>
        <translation>%1 : montrer tous les tours</translation>
    </message>
    <message>
        <source>The panes list only these turns. A click shows all turns again (Escape).</source>
        <translation>Les volets ne montrent que ces tours. Un clic montre de nouveau tous les tours (Échap).</translation>
    </message>
    <message>
        <source>Click: go to a turn. Shift and drag: list only some turns.</source>
        <translation>Clic : aller à un tour. Maj et glisser : ne montrer que quelques tours.</translation>
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
        <translation>Le tutoriel est un petit projet à part. Il vous mène pas à pas de presque rien à un mod qui fonctionne.</translation>
    </message>
    <message>
        <source>&amp;New tutorial project…</source>
        <translation>&amp;Nouveau projet de tutoriel…</translation>
    </message>
    <message>
        <source>Steps of the tutorial</source>
        <translation>Étapes du tutoriel</translation>
    </message>
    <message>
        <source>Suggested XML</source>
        <translation>XML proposé</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>Write &amp;it for me</source>
        <translation>L’é&amp;crire pour moi</translation>
    </message>
    <message>
        <source>S&amp;kip this step</source>
        <translation>Pa&amp;sser cette étape</translation>
    </message>
    <message>
        <source>&amp;Restart tutorial</source>
        <translation>&amp;Recommencer le tutoriel</translation>
    </message>
    <message>
        <source>Restores the original files of the tutorial. You can undo this.</source>
        <translation>Rétablit les fichiers d’origine du tutoriel. Vous pouvez l’annuler.</translation>
    </message>
    <message>
        <source>Restart the tutorial</source>
        <translation>Recommencer le tutoriel</translation>
    </message>
    <message>
        <source>Tutorial: %1</source>
        <translation>Tutoriel&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, fait</translation>
    </message>
    <message>
        <source>%1, comes later</source>
        <translation>%1, plus tard</translation>
    </message>
    <message>
        <source>%1, to do</source>
        <translation>%1, à faire</translation>
    </message>
    <message>
        <source>&lt;b&gt;You have finished the tutorial.&lt;/b&gt; You wrote a mod, ran it, and asked why its numbers changed. The help describes everything else that content can do. The demo project shows many examples.</source>
        <translation>&lt;b&gt;Vous avez terminé le tutoriel.&lt;/b&gt; Vous avez écrit un mod, vous l’avez fait tourner et vous avez demandé pourquoi ses nombres ont changé. L’aide décrit tout ce que le contenu peut faire d’autre. Le projet de démonstration montre de nombreux exemples.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fait.</translation>
    </message>
    <message>
        <source>There is no class ‘%1’ to rename.</source>
        <translation>Il n’y a pas de classe «&#xa0;%1&#xa0;» à renommer.</translation>
    </message>
    <message>
        <source>Still missing: %1</source>
        <translation>Il manque encore&#xa0;: %1</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Ce qui manque encore</translation>
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
        <translation>%1&#xa0;: %2  — défini ici</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::UsagesView</name>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>%1 ‘%2’ — references: %3</source>
        <translation>%1 «&#xa0;%2&#xa0;» — références&#xa0;: %3</translation>
    </message>
    <message>
        <source>This name no longer exists.</source>
        <translation>Ce nom n’existe plus.</translation>
    </message>
    <message>
        <source>Put the cursor on a name and press Shift+F12 to list its references.</source>
        <translation>Placez le curseur sur un nom et appuyez sur Maj+F12 pour lister ses références.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ValueLayers</name>
    <message>
        <source>Values %1</source>
        <translation>Valeurs %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ValueLayersMenu</name>
    <message>
        <source>&amp;No values</source>
        <translation>&amp;Aucune valeur</translation>
    </message>
    <message>
        <source>New &amp;layer of values</source>
        <translation>&amp;Nouvelle couche de valeurs</translation>
    </message>
    <message>
        <source>&amp;Edit layers of values</source>
        <translation>Modifier l&amp;es couches de valeurs</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ValueLayersView</name>
    <message>
        <source>Type or class of the objects</source>
        <translation>Type ou classe des objets</translation>
    </message>
    <message>
        <source>Layers of values</source>
        <translation>Couches de valeurs</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a layer of values (Insert)</source>
        <translation>Ajouter une couche de valeurs (Inser)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this layer (Delete)</source>
        <translation>Retirer cette couche (Suppr)</translation>
    </message>
    <message>
        <source>Name of the layer</source>
        <translation>Nom de la couche</translation>
    </message>
    <message>
        <source>all objects</source>
        <translation>tous les objets</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>plus petite</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>plus grande</translation>
    </message>
    <message>
        <source>Value of a system</source>
        <translation>Valeur d’un système</translation>
    </message>
    <message>
        <source>A system without a value of its own shows this value of its objects</source>
        <translation>Un système sans valeur propre montre cette valeur de ses objets</translation>
    </message>
    <message>
        <source>Choose a layer, or add one. A layer colours the map by an expression, and can also show circles, texts and heat.</source>
        <translation>Choisissez une couche, ou ajoutez-en une. Une couche colore la carte selon une expression, et peut aussi montrer des cercles, des textes et de la chaleur.</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>&amp;Couleur :</translation>
    </message>
    <message>
        <source>&amp;Label:</source>
        <translation>Te&amp;xte :</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Chaleur</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>S&amp;ystems:</source>
        <translation>S&amp;ystèmes :</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>Happiness, or Industry &gt; 5, or owner</source>
        <translation>Happiness, ou Industry &gt; 5, ou owner</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>change</source>
        <translation>changement</translation>
    </message>
    <message>
        <source>%1: change from the other run</source>
        <translation>%1 : changement par rapport à l’autre partie</translation>
    </message>
    <message>
        <source>Show the difference from the run with which Compare compares</source>
        <translation>Montrer la différence avec la partie à laquelle Comparaison compare</translation>
    </message>
    <message>
        <source>No values</source>
        <translation>Aucune valeur</translation>
    </message>
    <message>
        <source>Start a scenario to see the values on the map.</source>
        <translation>Lancez un scénario pour voir les valeurs sur la carte.</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Taille :</translation>
    </message>
    <message>
        <source>Hea&amp;t:</source>
        <translation>C&amp;haleur :</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::VaryRow</name>
    <message>
        <source>Number to vary</source>
        <translation>Nombre à faire varier</translation>
    </message>
    <message>
        <source>Remove this number</source>
        <translation>Retirer ce nombre</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Saisissez une partie du nom</translation>
    </message>
    <message>
        <source>from, to</source>
        <translation>de, à</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>Way to enter the values</source>
        <translation>Façon de saisir les valeurs</translation>
    </message>
    <message>
        <source>Smallest value</source>
        <translation>Plus petite valeur</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>Plus grande valeur</translation>
    </message>
    <message>
        <source> values</source>
        <translation> valeurs</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>Nombre de valeurs</translation>
    </message>
    <message>
        <source>such as 10 20 30</source>
        <translation>par exemple 10 20 30</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WatchList</name>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>was %1</source>
        <comment>before a change</comment>
        <translation>avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>not yet created</source>
        <translation>pas encore créé</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruit</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1 : %2</translation>
    </message>
    <message>
        <source>The run stops when this changes</source>
        <translation>La partie s’arrête quand cela change</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Valeur suivie</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>At the cursor</source>
        <translation>Au curseur</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <source>values of turns %1 to %2</source>
        <translation>valeurs des tours %1 à %2</translation>
    </message>
    <message>
        <source>Turns %1 to %2</source>
        <translation>Tours %1 à %2</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WatchesView</name>
    <message>
        <source>Progress of the watches</source>
        <translation>Progression des valeurs suivies</translation>
    </message>
    <message>
        <source>Watches</source>
        <translation>Valeurs suivies</translation>
    </message>
    <message>
        <source>No run yet. Create a new galaxy or open a scenario; then watch its values here.</source>
        <translation>Pas encore de partie. Créez une galaxie ou ouvrez un scénario&#xa0;; suivez ensuite ses valeurs ici.</translation>
    </message>
    <message>
        <source>No watches yet. Type a value above, or choose “Watch this value” in the menu of a value.</source>
        <translation>Pas encore de valeurs suivies. Saisissez une valeur ci-dessus, ou choisissez «&#xa0;Suivre cette valeur&#xa0;» dans le menu d’une valeur.</translation>
    </message>
    <message>
        <source>The run cannot stop at this watch: choose a value of one object, or of the whole run.</source>
        <translation>La partie ne peut s’arrêter à cette valeur&#xa0;: choisissez une valeur d’un seul objet, ou de toute la partie.</translation>
    </message>
    <message>
        <source>New breakpoint: %1</source>
        <translation>Nouveau point d’arrêt&#xa0;: %1</translation>
    </message>
    <message>
        <source>Removed the breakpoint %1</source>
        <translation>Point d’arrêt %1 retiré</translation>
    </message>
    <message>
        <source>The value does not change in a later known turn.</source>
        <translation>La valeur ne change dans aucun tour connu suivant.</translation>
    </message>
    <message>
        <source>The value did not change in an earlier turn.</source>
        <translation>La valeur n’a changé dans aucun tour précédent.</translation>
    </message>
    <message>
        <source>Show breakdown</source>
        <translation>Afficher la décomposition</translation>
    </message>
    <message>
        <source>Plot this value</source>
        <translation>Tracer cette valeur</translation>
    </message>
    <message>
        <source>Stop the run when it changes</source>
        <translation>Arrêter la partie quand elle change</translation>
    </message>
    <message>
        <source>Edit expression</source>
        <translation>Modifier l’expression</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove this watch</source>
        <translation>Retirer cette valeur suivie</translation>
    </message>
    <message>
        <source>Remove all watches</source>
        <translation>Retirer toutes les valeurs suivies</translation>
    </message>
    <message>
        <source>Removed the watch %1. Ctrl+Z in the list brings it back.</source>
        <translation>Valeur suivie %1 retirée. Ctrl+Z dans la liste la rétablit.</translation>
    </message>
    <message>
        <source>Removed all watches. Ctrl+Z in the list brings them back.</source>
        <translation>Toutes les valeurs suivies sont retirées. Ctrl+Z dans la liste les rétablit.</translation>
    </message>
    <message>
        <source>Assert this value</source>
        <translation>Fixer cette valeur</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WhatIfDialog</name>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Try a what-if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nouvelle valeur</translation>
    </message>
    <message>
        <source>&amp;Set once: the rules go on from the value</source>
        <translation>&amp;Définir une fois&#xa0;: les règles continuent à partir de la valeur</translation>
    </message>
    <message>
        <source>&amp;Hold: no rule changes the value until</source>
        <translation>&amp;Maintenir&#xa0;: aucune règle ne change la valeur jusqu’à</translation>
    </message>
    <message>
        <source>the end of the run</source>
        <translation>la fin de la partie</translation>
    </message>
    <message>
        <source>turn </source>
        <translation>tour </translation>
    </message>
    <message>
        <source>Last turn of the hold</source>
        <translation>Dernier tour du maintien</translation>
    </message>
    <message>
        <source>Object:</source>
        <translation>Objet&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Valeur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;New value:</source>
        <translation>&amp;Nouvelle valeur&#xa0;:</translation>
    </message>
    <message>
        <source>A new what-if</source>
        <translation>Une nouvelle hypothèse</translation>
    </message>
    <message>
        <source>A new what-if, with the statements of “%1”</source>
        <translation>Une nouvelle hypothèse, avec les instructions de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The what-if “%1”</source>
        <translation>L’hypothèse «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Add to:</source>
        <translation>&amp;Ajouter à&#xa0;:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>No&amp;m&#xa0;:</translation>
    </message>
    <message>
        <source>Play what-if</source>
        <translation>Jouer l’hypothèse</translation>
    </message>
    <message>
        <source>A value, or a change of a number such as +5</source>
        <translation>Une valeur, ou le changement d’un nombre comme +5</translation>
    </message>
    <message>
        <source>Computing the run…</source>
        <translation>Calcul de la partie…</translation>
    </message>
    <message>
        <source>Start a scenario first.</source>
        <translation>Lancez d’abord un scénario.</translation>
    </message>
    <message>
        <source>Choose a value.</source>
        <translation>Choisissez une valeur.</translation>
    </message>
    <message>
        <source>Enter the new value.</source>
        <translation>Saisissez la nouvelle valeur.</translation>
    </message>
    <message>
        <source>Enter a name for the what-if.</source>
        <translation>Saisissez un nom pour l’hypothèse.</translation>
    </message>
    <message>
        <source>There is already a what-if with this name.</source>
        <translation>Il existe déjà une hypothèse de ce nom.</translation>
    </message>
    <message>
        <source>Turn %1: %2 %3 → %4.</source>
        <translation>Tour %1&#xa0;: %2 %3 → %4.</translation>
    </message>
    <message>
        <source>%1 Each turn computes this maximum anew. Hold it to keep it.</source>
        <translation>%1 Chaque tour recalcule ce maximum. Maintenez-le pour le garder.</translation>
    </message>
    <message>
        <source>%1 The present run stays as it is.</source>
        <translation>%1 La partie actuelle reste telle quelle.</translation>
    </message>
    <message>
        <source>Try what-if %1</source>
        <translation>Hypothèse&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WhyNotView</name>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>Why no effect?</source>
        <translation>Pourquoi sans effet ?</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>Open a scenario or create a new galaxy, then choose an object.</source>
        <translation>Ouvrez un scénario ou créez une nouvelle galaxie, puis choisissez un objet.</translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list to see why a group did not affect it.</source>
        <translation>Choisissez un objet sur la carte ou dans la liste pour voir pourquoi un groupe n’a pas agi sur lui.</translation>
    </message>
    <message>
        <source>No object in this galaxy has a group yet. Place a class on an object first.</source>
        <translation>Aucun objet de cette galaxie n’a encore de groupe. Placez d’abord une classe sur un objet.</translation>
    </message>
    <message>
        <source>Why did this group not affect %1 in turn %2?</source>
        <translation>Pourquoi ce groupe n’a-t-il pas agi sur %1 au tour %2 ?</translation>
    </message>
    <message>
        <source>&lt;b&gt;It did affect the object:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Il a agi sur l’objet&#xa0;:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stopped at %1:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;Sans effet (%1)&#xa0;:&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>G&amp;roup</source>
        <translation>&amp;Groupe</translation>
    </message>
</context>
</TS>
