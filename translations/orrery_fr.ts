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
        <source>&amp;Import FreeOrion classic content…</source>
        <translation>&amp;Importer le contenu classique de FreeOrion…</translation>
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
        <source>&amp;Begin again</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>&amp;Save as scenario…</source>
        <translation>Enregistrer comme &amp;scénario…</translation>
    </message>
    <message>
        <source>&amp;Run on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>S&amp;tep a turn</source>
        <translation>&amp;Avancer d’un tour</translation>
    </message>
    <message>
        <source>Step a turn b&amp;ack</source>
        <translation>Rec&amp;uler d’un tour</translation>
    </message>
    <message>
        <source>&amp;Do something with the object…</source>
        <translation>Agir sur l’o&amp;bjet…</translation>
    </message>
    <message>
        <source>&amp;Why not?…</source>
        <translation>&amp;Pourquoi sans effet&#xa0;?…</translation>
    </message>
    <message>
        <source>W&amp;hat is available?…</source>
        <translation>Qu’est-ce qui est &amp;disponible&#xa0;?…</translation>
    </message>
    <message>
        <source>Does the &amp;order of answers matter?</source>
        <translation>L’ordre des réponses compte-&amp;t-il&#xa0;?</translation>
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
        <source>Command &amp;palette…</source>
        <translation>&amp;Palette de commandes…</translation>
    </message>
    <message>
        <source>&amp;About Orrery</source>
        <translation>À &amp;propos d’Orrery</translation>
    </message>
    <message>
        <source>Find in the &amp;project…</source>
        <translation>Rechercher &amp;dans le projet…</translation>
    </message>
    <message>
        <source>Replace in the pro&amp;ject…</source>
        <translation>Remplacer dans le pro&amp;jet…</translation>
    </message>
    <message>
        <source>&amp;Texts and translations</source>
        <translation>&amp;Textes et traductions</translation>
    </message>
    <message>
        <source>&amp;Silence the problem here</source>
        <translation>I&amp;gnorer le problème ici</translation>
    </message>
    <message>
        <source>Make a &amp;baseline of all problems</source>
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
        <source>Used b&amp;y</source>
        <translation>&amp;Utilisé par</translation>
    </message>
    <message>
        <source>&amp;Hierarchy</source>
        <translation>&amp;Hiérarchie</translation>
    </message>
    <message>
        <source>Scope &amp;funnel</source>
        <translation>&amp;Entonnoir de portée</translation>
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
        <source>Show state&amp;ments</source>
        <translation>&amp;Montrer les instructions</translation>
    </message>
    <message>
        <source>Remo&amp;ve all statements</source>
        <translation>Reti&amp;rer toutes les instructions</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Type a part of the name…</source>
        <translation>Saisissez une partie du nom…</translation>
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
        <source>meter&apos;s maximum</source>
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
        <source>word</source>
        <translation>mot</translation>
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
        <source>word of the language</source>
        <translation>mot du langage</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>&apos;%1&apos; cannot be a file of the project.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un fichier du projet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is known by its name: it keeps it.</source>
        <translation>«&#xa0;%1&#xa0;» est reconnu à son nom&#xa0;: il le garde.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is called &apos;%2&apos; now</source>
        <translation>«&#xa0;%1&#xa0;» s’appelle maintenant «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; makes the folder a project: it cannot be deleted.</source>
        <translation>«&#xa0;%1&#xa0;» fait du dossier un projet&#xa0;: il ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>Deleted &apos;%1&apos;; undo brings it back</source>
        <translation>«&#xa0;%1&#xa0;» supprimé&#xa0;; l’annulation le rétablit</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Renommer le fichier</translation>
    </message>
    <message>
        <source>New name of &apos;%1&apos;, perhaps with folders:</source>
        <translation>Nouveau nom de «&#xa0;%1&#xa0;», avec dossiers s’il le faut&#xa0;:</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>In it: %1.</source>
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
        <source>Other files speak of what only it defines:</source>
        <translation>D’autres fichiers parlent de ce que lui seul définit&#xa0;:</translation>
    </message>
    <message>
        <source>No other file speaks of it.</source>
        <translation>Aucun autre fichier n’en parle.</translation>
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
        <source>&apos;%1&apos; is a table: rename or delete it in its folder.</source>
        <translation>«&#xa0;%1&#xa0;» est une table&#xa0;: renommez-la ou supprimez-la dans son dossier.</translation>
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
        <source>%1 %2 (%n place(s))</source>
        <translation>
            <numerusform>%1 %2 (%n endroit)</numerusform>
            <numerusform>%1 %2 (%n endroits)</numerusform>
        </translation>
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
    <name>FormStructure</name>
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
        <source>Put a&amp;round it</source>
        <translation>Ento&amp;urer de</translation>
    </message>
    <message>
        <source>Ta&amp;ke away around its content</source>
        <translation>&amp;Retirer en gardant le contenu</translation>
    </message>
    <message>
        <source>&amp;Switch off or on</source>
        <translation>Acti&amp;ver ou désactiver</translation>
    </message>
    <message>
        <source>Turn te&amp;xt into elements, or back</source>
        <translation>Transformer le te&amp;xte en éléments, ou l’inverse</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>Su&amp;pprimer</translation>
    </message>
    <message>
        <source>Edit as X&amp;ML</source>
        <translation>Modifier en X&amp;ML</translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message>
        <source>A number, or an expression that gives one.</source>
        <translation>Un nombre, ou une expression qui en donne un.</translation>
    </message>
    <message>
        <source>An expression that is true or false.</source>
        <translation>Une expression vraie ou fausse.</translation>
    </message>
    <message>
        <source>An expression.</source>
        <translation>Une expression.</translation>
    </message>
    <message>
        <source>A value of an enumeration.</source>
        <translation>Une valeur d’une énumération.</translation>
    </message>
    <message>
        <source>The id of a class.</source>
        <translation>L’identifiant d’une classe.</translation>
    </message>
    <message>
        <source>The id of a type.</source>
        <translation>L’identifiant d’un type.</translation>
    </message>
    <message>
        <source>The id of a meter.</source>
        <translation>L’identifiant d’une jauge.</translation>
    </message>
    <message>
        <source>The id of a resource.</source>
        <translation>L’identifiant d’une ressource.</translation>
    </message>
    <message>
        <source>An empire: source, none, or the id of one.</source>
        <translation>Un empire&#xa0;: source, none, ou l’identifiant de l’un d’eux.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Un nombre entier.</translation>
    </message>
    <message>
        <source>The id of a property.</source>
        <translation>L’identifiant d’une propriété.</translation>
    </message>
    <message>
        <source>The name of an object of the scenario.</source>
        <translation>Le nom d’un objet du scénario.</translation>
    </message>
    <message>
        <source>Text, with expressions in braces.</source>
        <translation>Du texte, avec des expressions entre accolades.</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <translation>Au choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>It must be given.</source>
        <translation>À indiquer obligatoirement.</translation>
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
        <source>occurrence</source>
        <translation>occurrence</translation>
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
    <name>SignatureTip</name>
    <message>
        <source>How the function is called</source>
        <translation>Comment appeler la fonction</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>Three worlds and one people, which run at once. Steps beside the editor lead from there to a mod of your own.</source>
        <translation>Trois mondes et un peuple, prêts à tourner. Des étapes à côté de l’éditeur mènent de là à votre propre mod.</translation>
    </message>
    <message>
        <source>Empty project</source>
        <translation>Projet vide</translation>
    </message>
    <message>
        <source>A manifest and an empty file. The shipped vocabulary has types, meters and properties to begin with.</source>
        <translation>Un manifeste et un fichier vide. Le vocabulaire fourni contient des types, des jauges et des propriétés pour commencer.</translation>
    </message>
    <message>
        <source>FreeOrion classic</source>
        <translation>FreeOrion classique</translation>
    </message>
    <message>
        <source>Takes over techs, buildings, specials and texts of FreeOrion from before 2006. What is faulty there stays as comments.</source>
        <translation>Reprend les technologies, bâtiments, particularités et textes de FreeOrion d’avant 2006. Ce qui y est erroné reste en commentaire.</translation>
    </message>
    <message>
        <source>The template is not installed.</source>
        <translation>Le modèle n’est pas installé.</translation>
    </message>
    <message>
        <source>There is no FreeOrion classic content in &apos;%1&apos;.</source>
        <translation>Il n’y a pas de contenu classique de FreeOrion dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose what to begin with.</source>
        <translation>Choisissez par quoi commencer.</translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation>Donnez un nom au projet.</translation>
    </message>
    <message>
        <source>Choose the folder in which the project&apos;s own folder is to be.</source>
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
        <source>Choose the folder that holds techs.xml and buildings.xml.</source>
        <translation>Choisissez le dossier qui contient techs.xml et buildings.xml.</translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;.</source>
        <translation>Il n’y a pas de dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made.</source>
        <translation>Le dossier «&#xa0;%1&#xa0;» ne peut pas être créé.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is there already.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>The steps of the tutorial are not installed.</source>
        <translation>Les étapes du tutoriel ne sont pas installées.</translation>
    </message>
    <message>
        <source>The content is being read.</source>
        <translation>Le contenu est en cours de lecture.</translation>
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
        <source>‘%1’ of ‘%2’ was at most %3 so far, not yet %4.</source>
        <translation>«&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» a valu au plus %3 jusqu’ici, pas encore %4.</translation>
    </message>
    <message>
        <source>The run is being played again.</source>
        <translation>La partie est en train d’être rejouée.</translation>
    </message>
    <message>
        <source>The run has come to turn %1, not yet to turn %2.</source>
        <translation>La partie est arrivée au tour %1, pas encore au tour %2.</translation>
    </message>
    <message>
        <source>The command ‘%1’ was not used yet.</source>
        <translation>La commande «&#xa0;%1&#xa0;» n’a pas encore été utilisée.</translation>
    </message>
    <message>
        <source>No value was asked yet where it comes from.</source>
        <translation>Aucune valeur n’a encore été interrogée sur son origine.</translation>
    </message>
    <message>
        <source>There is an error in the content: %1.</source>
        <translation>Il y a une erreur dans le contenu&#xa0;: %1.</translation>
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
        <source>%1 stands in %2, not in %3.</source>
        <translation>%1 se trouve dans %2, pas dans %3.</translation>
    </message>
    <message>
        <source>The project has no file of content.</source>
        <translation>Le projet n’a pas de fichier de contenu.</translation>
    </message>
    <message>
        <source>The XML of %1 has a fault.</source>
        <translation>Le XML de %1 a une faute.</translation>
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
        <source>%1 acts only while its ‘%2’ holds.</source>
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
        <source>%1 stands in %2 as well, and makes it another rule.</source>
        <translation>%1 se trouve aussi dans %2, ce qui en fait une autre règle.</translation>
    </message>
    <message>
        <source>%1 has the condition ‘%2’ as well, which makes it another rule.</source>
        <translation>%1 a aussi la condition «&#xa0;%2&#xa0;», ce qui en fait une autre règle.</translation>
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
        <source>Draws each view of the project into PNG files of DIR.</source>
        <translation>Dessine chaque vue du projet dans des fichiers PNG de DIR.</translation>
    </message>
    <message>
        <source>Begins with the dark theme.</source>
        <translation>Commence avec le thème sombre.</translation>
    </message>
    <message>
        <source>Begins with the light theme.</source>
        <translation>Commence avec le thème clair.</translation>
    </message>
    <message>
        <source>Speaks this language: en, de or fr. Left out, the one of the settings, else that of the desktop.</source>
        <translation>Parle cette langue&#xa0;: en, de ou fr. Par défaut celle des réglages, sinon celle du bureau.</translation>
    </message>
    <message>
        <source>The folder of the project to open.</source>
        <translation>Le dossier du projet à ouvrir.</translation>
    </message>
    <message>
        <source>Ends a run of the sandbox after the last whole turn for which so much memory is enough, as 512M or 2G. Left out, half of the machine&apos;s.</source>
        <translation>Arrête une partie du bac à sable après le dernier tour entier pour lequel cette mémoire suffit, comme 512M ou 2G. Par défaut, la moitié de celle de la machine.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no size: 512M, 2G or a number of bytes.</source>
        <translation>&apos;%1&apos; n’est pas une taille : 512M, 2G ou un nombre d’octets.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::AppearanceFeature</name>
    <message>
        <source>As the &amp;desktop</source>
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
        <source>Orrery speaks this language when it is started again.</source>
        <translation>Orrery parlera cette langue au prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::EventsFeature</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Does the order of answers matter?</source>
        <translation>L’ordre des réponses compte-t-il&#xa0;?</translation>
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
        <source>Fix all of %1 in the file</source>
        <translation>Corriger tous les %1 du fichier</translation>
    </message>
    <message>
        <source>Fix all of %1 in the project</source>
        <translation>Corriger tous les %1 du projet</translation>
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
        <source>Fixing all of %1…</source>
        <translation>Correction de tous les %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>None of %1 could be fixed.</source>
        <translation>Aucun %1 n’a pu être corrigé.</translation>
    </message>
    <message>
        <source>fix all of %1</source>
        <translation>corriger tous les %1</translation>
    </message>
    <message>
        <source>Fixed: %1, left: %2</source>
        <translation>Corrigés&#xa0;: %1, restants&#xa0;: %2</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; try again.</source>
        <translation>Le contenu a changé entre-temps&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>silence %1 here</source>
        <translation>ignorer %1 ici</translation>
    </message>
    <message>
        <source>It stands in no element of the project; silence %1 in the project instead.</source>
        <translation>Il n’est dans aucun élément du projet&#xa0;; ignorez plutôt %1 dans tout le projet.</translation>
    </message>
    <message>
        <source>silence %1 in the project</source>
        <translation>ignorer %1 dans le projet</translation>
    </message>
    <message>
        <source>The manifest cannot take it: there is none, it is broken, or %1 stands in it.</source>
        <translation>Le manifeste ne peut pas l’accueillir&#xa0;: il n’y en a pas, il est mal formé, ou %1 y figure.</translation>
    </message>
    <message>
        <source>make a baseline</source>
        <translation>établir une référence</translation>
    </message>
    <message>
        <source>What is wrong now is silenced by %1; save to keep it.</source>
        <translation>Les problèmes actuels sont désormais ignorés grâce à %1&#xa0;; enregistrez pour garder ce choix.</translation>
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
    <name>orrery::ide::HelpFeature</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
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
    <name>orrery::ide::MainWindow</name>
    <message>
        <source>Main</source>
        <translation>Principale</translation>
    </message>
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
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
    <message>
        <source>The sandbox runs the last content without errors</source>
        <translation>Le bac à sable joue le dernier contenu sans erreur</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>The project has no scenario yet: make a new galaxy, or write a &lt;scenario&gt;.</source>
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
        <source>&apos;%1&apos; cannot be an id: letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;, not beginning with a digit.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un identifiant&#xa0;: lettres, chiffres, «&#xa0;_&#xa0;», «&#xa0;-&#xa0;» et «&#xa0;.&#xa0;», sans chiffre au début.</translation>
    </message>
    <message>
        <source>There is a scenario &apos;%1&apos; already.</source>
        <translation>Il y a déjà un scénario «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is a file &apos;%1&apos; already.</source>
        <translation>Il y a déjà un fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Added %1; save to keep it</source>
        <translation>%1 ajouté&#xa0;; enregistrez pour le garder</translation>
    </message>
    <message>
        <source>Go to class</source>
        <translation>Aller à la classe</translation>
    </message>
    <message>
        <source>Hide pane: %1</source>
        <translation>Masquer le volet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show pane: %1</source>
        <translation>Afficher le volet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>About Orrery</source>
        <translation>À propos d’Orrery</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Write game rules as XML, turn the crank, and see what moved, and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Écrivez les règles du jeu en XML, tournez la manivelle et voyez ce qui a bougé, et pourquoi.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;</translation>
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
        <source>There is no folder &apos;%1&apos;.</source>
        <translation>Il n’y a pas de dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Open a project&apos;s folder</source>
        <translation>Ouvrir le dossier d’un projet</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Saved everything</source>
        <translation>Tout est enregistré</translation>
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
        <source>The statements of the sandbox cannot be saved: %1</source>
        <translation>Ce qui a été fait dans le bac à sable ne peut pas être enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>L’abandonner</translation>
    </message>
    <message>
        <source>Left out: the seed %1, which only a galaxy can have</source>
        <translation>Omis : la graine %1, que seule une galaxie peut avoir</translation>
    </message>
    <message>
        <source>Left out: statements with an error in Problems</source>
        <translation>Omis : les instructions qui ont une erreur dans « Problèmes »</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::NamesFeature</name>
    <message>
        <source>Used by</source>
        <translation>Utilisé par</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>Hiérarchie</translation>
    </message>
    <message>
        <source>There is no name here that the project knows.</source>
        <translation>Il n’y a ici aucun nom que le projet connaisse.</translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation>Le contenu est en cours de vérification&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>‘%1’ is defined by the program itself.</source>
        <translation>«&#xa0;%1&#xa0;» est défini par le programme lui-même.</translation>
    </message>
    <message>
        <source>‘%1’ belongs to the shipped vocabulary: %2</source>
        <translation>«&#xa0;%1&#xa0;» appartient au vocabulaire fourni&#xa0;: %2</translation>
    </message>
    <message>
        <source>The content has changed meanwhile; nothing was renamed.</source>
        <translation>Le contenu a changé entre-temps&#xa0;; rien n’a été renommé.</translation>
    </message>
    <message>
        <source>rename ‘%1’ to ‘%2’</source>
        <translation>renommer «&#xa0;%1&#xa0;» en «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Renamed; places: %1</source>
        <translation>Renommé&#xa0;; endroits&#xa0;: %1</translation>
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
        <source>By its id everything else names the class: BLD_WORKSHOP.</source>
        <translation>Tout le reste nomme la classe par son identifiant&#xa0;: BLD_WORKSHOP.</translation>
    </message>
    <message>
        <source>An id consists of letters, digits and &apos;_&apos;, and does not begin with a digit.</source>
        <translation>Un identifiant se compose de lettres, de chiffres et de «&#xa0;_&#xa0;», et ne commence pas par un chiffre.</translation>
    </message>
    <message>
        <source>There is a class &apos;%1&apos; already.</source>
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
        <source>What to begin with</source>
        <translation>Par quoi commencer</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Folder&apos;s na&amp;me:</source>
        <translation>No&amp;m du dossier&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;In the folder:</source>
        <translation>&amp;Dans le dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Where to make the project&apos;s folder</source>
        <translation>Où créer le dossier du projet</translation>
    </message>
    <message>
        <source>&amp;FreeOrion&apos;s files:</source>
        <translation>Fichiers de &amp;FreeOrion&#xa0;:</translation>
    </message>
    <message>
        <source>The folder that holds techs.xml and buildings.xml</source>
        <translation>Le dossier qui contient techs.xml et buildings.xml</translation>
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
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Will be made in %1</source>
        <translation>Sera créé dans %1</translation>
    </message>
    <message>
        <source>The project is being made…</source>
        <translation>Création du projet…</translation>
    </message>
</context>
<context>
    <name>orrery::ide::OutsideEditsFeature</name>
    <message>
        <source>&apos;%1&apos; was changed by another program, in the same places as here. Choose what to keep at each place; nothing is written before you save.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié par un autre programme, aux mêmes endroits qu’ici. Choisissez ce qu’il faut garder à chaque endroit&#xa0;; rien n’est écrit avant que vous enregistriez.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProjectsFeature</name>
    <message numerus="yes">
        <source>Imported, with %n fault(s) of the original left as comments</source>
        <translation>
            <numerusform>Importé&#xa0;; %n erreur de l’original est restée en commentaire</numerusform>
            <numerusform>Importé&#xa0;; %n erreurs de l’original sont restées en commentaire</numerusform>
        </translation>
    </message>
    <message>
        <source>No project opened yet</source>
        <translation>Aucun projet ouvert pour l’instant</translation>
    </message>
</context>
<context>
    <name>orrery::ide::RecoveryFeature</name>
    <message>
        <source>Unsaved changes would be lost in a crash</source>
        <translation>Les modifications non enregistrées seraient perdues en cas de plantage</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept safe: %1</source>
        <translation>Les modifications non enregistrées ne peuvent pas être mises à l’abri&#xa0;: %1</translation>
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
    <name>orrery::ide::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
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
        <source>&amp;No keys</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>As it &amp;comes</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>&amp;Nouvelles touches&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;All as they come</source>
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
        <source>Choose a command, then press the keys that it is to have.</source>
        <translation>Choisissez une commande, puis appuyez sur les touches qu’elle doit avoir.</translation>
    </message>
    <message>
        <source>No other command has %1.</source>
        <translation>Aucune autre commande n’a %1.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, and would be taken from there.</source>
        <translation>%1 appartient à %2 et lui serait retiré.</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StartPage</name>
    <message>
        <source>Write game rules as XML, turn the crank, and see what moved, and why.</source>
        <translation>Écrivez les règles du jeu en XML, tournez la manivelle et voyez ce qui a bougé, et pourquoi.</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Déjà ouverts</translation>
    </message>
    <message>
        <source>%1 (not there any more)</source>
        <translation>%1 (n’existe plus)</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Détacher %1</translation>
    </message>
    <message>
        <source>Keep %1 in this list</source>
        <translation>Garder %1 dans cette liste</translation>
    </message>
    <message>
        <source>Take %1 out of this list</source>
        <translation>Retirer %1 de cette liste</translation>
    </message>
</context>
<context>
    <name>orrery::ide::StatementsFeature</name>
    <message>
        <source>The earlier statements of the sandbox cannot be read: %1</source>
        <translation>Ce qui a été fait auparavant dans le bac à sable ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The statements of the sandbox cannot be saved: %1</source>
        <translation>Ce qui se fait dans le bac à sable ne peut pas être enregistré&#xa0;: %1</translation>
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
        <source>Name of the language, as &apos;de&apos; or &apos;pt-BR&apos;:</source>
        <translation>Nom de la langue, par exemple «&#xa0;de&#xa0;» ou «&#xa0;pt-BR&#xa0;»&#xa0;:</translation>
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
        <source>Translators&apos; files (*.po *.ts)</source>
        <translation>Fichiers de traducteurs (*.po *.ts)</translation>
    </message>
    <message>
        <source>A translators&apos; file is called .po or .ts.</source>
        <translation>Un fichier de traducteurs se nomme .po ou .ts.</translation>
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
        <source>%1 does not say which language it is in.</source>
        <translation>%1 ne dit pas dans quelle langue il est.</translation>
    </message>
    <message>
        <source>Texts taken over: %1, not translated yet: %2, unknown ids: %3, faulty entries: %4</source>
        <translation>Textes repris&#xa0;: %1, pas encore traduits&#xa0;: %2, identifiants inconnus&#xa0;: %3, entrées erronées&#xa0;: %4</translation>
    </message>
    <message>
        <source>Import texts of %1</source>
        <translation>Importer les textes de %1</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TreeDrop</name>
    <message>
        <source>Put into %1; undo takes it back</source>
        <translation>Placé dans %1&#xa0;; l’annulation le retire</translation>
    </message>
</context>
<context>
    <name>orrery::ide::TreeEditFeature</name>
    <message>
        <source>&amp;New in it…</source>
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
        <source>There is a file &apos;%1&apos; already.</source>
        <translation>Il y a déjà un fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the class that the group is to be in.</source>
        <translation>Choisissez la classe dans laquelle sera le groupe.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an id.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un identifiant.</translation>
    </message>
    <message>
        <source>Make a file first.</source>
        <translation>Créez d’abord un fichier.</translation>
    </message>
    <message>
        <source>There is a scenario &apos;%1&apos; already.</source>
        <translation>Il y a déjà un scénario «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Nouveau fichier</translation>
    </message>
    <message>
        <source>Name, perhaps with folders: techs/early.xml</source>
        <translation>Nom, au besoin avec des dossiers&#xa0;: techs/early.xml</translation>
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
</context>
<context>
    <name>orrery::ide::TutorialFeature</name>
    <message>
        <source>Tutorial</source>
        <translation>Tutoriel</translation>
    </message>
    <message>
        <source>There is no &apos;%1&apos; in the content yet.</source>
        <translation>Il n’y a pas encore de «&#xa0;%1&#xa0;» dans le contenu.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets</name>
    <message>
        <source>divides by zero here, which gives 0</source>
        <translation>divise ici par zéro, ce qui donne 0</translation>
    </message>
    <message>
        <source>is too large for a number here, which gives 0</source>
        <translation>est ici trop grand pour un nombre, ce qui donne 0</translation>
    </message>
    <message>
        <source>is no number here, which gives 0</source>
        <translation>n’est pas un nombre ici, ce qui donne 0</translation>
    </message>
    <message>
        <source>no sandbox runs</source>
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
        <source>value() is known only while effects fire</source>
        <translation>value() n’est connu que pendant que les effets agissent</translation>
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
        <source>It is not in the file any more; nothing was changed.</source>
        <translation>Il n’est plus dans le fichier&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>It is broken in the source; mend it there first.</source>
        <translation>Il est mal formé dans la source&#xa0;; corrigez-le d’abord là.</translation>
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
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Voulu</translation>
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
        <source>Place on it</source>
        <translation>Placer dessus</translation>
    </message>
    <message>
        <source>Give its owner a tech</source>
        <translation>Donner une technologie à son propriétaire</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Définir %1</translation>
    </message>
    <message>
        <source>Give it to an empire</source>
        <translation>Le donner à un empire</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrer…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Give an order…</source>
        <translation>Donner un ordre…</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>%1 may react in the step to turn %2. Take one of these, or pass?</source>
        <translation>%1 peut réagir lors du passage au tour %2. Choisir l’une de ces réponses, ou passer&#xa0;?</translation>
    </message>
    <message>
        <source>Several answers happen at once in the step to turn %1; %2 decides. Which goes next?</source>
        <translation>Plusieurs réponses ont lieu en même temps lors du passage au tour %1&#xa0;; %2 décide. Laquelle vient ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Réaction</translation>
    </message>
    <message>
        <source>What goes first</source>
        <translation>Ce qui vient d’abord</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Goes next</source>
        <translation>Vient ensuite</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AddMenu</name>
    <message>
        <source>What may be added</source>
        <translation>Ce qui peut être ajouté</translation>
    </message>
    <message>
        <source>Type a part of its name, or of what it does…</source>
        <translation>Saisissez une partie du nom, ou de ce que cela fait…</translation>
    </message>
    <message>
        <source>Search what may be added</source>
        <translation>Chercher ce qui peut être ajouté</translation>
    </message>
    <message>
        <source>Nothing that may stand here is called so.</source>
        <translation>Rien de ce nom ne peut être ajouté ici.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AvailabilityDialog</name>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrer…</translation>
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
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>E&amp;mpire:</source>
        <translation>E&amp;mpire&#xa0;:</translation>
    </message>
    <message>
        <source>The run is being computed; the answers follow.</source>
        <translation>La partie est en cours de calcul&#xa0;; les réponses suivent.</translation>
    </message>
    <message>
        <source>There is no run to ask yet. Make a new galaxy or open a scenario, both in the menu Sandbox, then ask again.</source>
        <translation>Il n’y a pas encore de partie à interroger. Créez une galaxie ou ouvrez un scénario depuis le menu Bac à sable, puis redemandez.</translation>
    </message>
    <message>
        <source>What is available? Turn %1</source>
        <translation>Qu’est-ce qui est disponible&#xa0;? Tour %1</translation>
    </message>
    <message>
        <source>Nobody can be asked for: this galaxy has no empire. Make a new galaxy with one, or write an &lt;empire&gt; into the scenario.</source>
        <translation>Personne pour qui demander&#xa0;: cette galaxie n’a pas d’empire. Créez une galaxie qui en compte un, ou écrivez un &lt;empire&gt; dans le scénario.</translation>
    </message>
    <message>
        <source>There is nothing to ask for: the project defines no class yet.</source>
        <translation>Il n’y a rien à demander&#xa0;: le projet ne définit encore aucune classe.</translation>
    </message>
    <message>
        <source>and may &amp;put it on %1</source>
        <translation>et peut le &amp;placer sur %1</translation>
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
        <source>&lt;b&gt;Whether %1 is available to %2 cannot be said:&lt;/b&gt; %3</source>
        <translation>&lt;b&gt;On ne peut pas dire si %1 est disponible pour %2&#xa0;:&lt;/b&gt; %3</translation>
    </message>
    <message>
        <source>nothing is asked</source>
        <translation>rien n’est exigé</translation>
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
    <name>orrery::widgets::CompletionPopup</name>
    <message>
        <source>What can be written here</source>
        <translation>Ce qui peut s’écrire ici</translation>
    </message>
    <message>
        <source>Help for what is chosen</source>
        <translation>Aide sur ce qui est choisi</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter or Tab write what is chosen.</source>
        <translation>Les flèches haut et bas choisissent, Entrée ou Tab écrit ce qui est choisi.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentEditor</name>
    <message>
        <source>Source of %1</source>
        <translation>Source de %1</translation>
    </message>
    <message>
        <source>There is no place for a line end: the XML has errors, or the long lines are single values, texts or comments</source>
        <translation>Aucune fin de ligne possible : le XML a des erreurs, ou les longues lignes sont des valeurs, textes ou commentaires uniques</translation>
    </message>
    <message>
        <source>lay out long lines</source>
        <translation>découper les longues lignes</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentStore</name>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Typing in %1</source>
        <translation>Saisie dans %1</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: it leads out of the project&apos;s folder</source>
        <translation>impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: il mène hors du dossier du projet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program has changed it in the same places. Choose what to keep first.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: un autre programme l’a modifié aux mêmes endroits. Choisissez d’abord ce qu’il faut garder.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program has just removed or renamed it. Save again in a moment.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: un autre programme vient de le supprimer ou de le renommer. Enregistrez à nouveau dans un instant.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not saved: another program has changed it. Its changes are taken up here now; look at them, and save again.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré&#xa0;: un autre programme l’a modifié. Ses modifications sont maintenant reprises ici&#xa0;; regardez-les et enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>%1, changed by another program</source>
        <translation>%1, modifié par un autre programme</translation>
    </message>
    <message>
        <source>%1, put together with another program&apos;s changes</source>
        <translation>%1, fusionné avec les modifications d’un autre programme</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is left out: it is a link that leads out of the project&apos;s folder.</source>
        <translation>«&#xa0;%1&#xa0;» est laissé de côté&#xa0;: c’est un lien qui mène hors du dossier du projet.</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Restaurer le travail non enregistré</translation>
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
        <source>There is a file &apos;%1&apos; already.</source>
        <translation>Il y a déjà un fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;%1&apos; leads out of the project&apos;s folder.</source>
        <translation>«&#xa0;%1&#xa0;» mène hors du dossier du projet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot come back: there is another file of that name.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas revenir&#xa0;: il y a un autre fichier de ce nom.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stays: it was saved with more in it.</source>
        <translation>«&#xa0;%1&#xa0;» reste&#xa0;: il a été enregistré avec plus de contenu.</translation>
    </message>
    <message>
        <source>The journal &apos;%1&apos; of unsaved work cannot be read: %2</source>
        <translation>Le journal « %1 » du travail non enregistré ne peut pas être lu : %2</translation>
    </message>
    <message>
        <source>A journal of unsaved work is damaged, and nothing of it can be restored. It is kept as &apos;%1&apos;.</source>
        <translation>Un journal de travail non enregistré est endommagé et rien n’en peut être restauré. Il est conservé sous « %1 ».</translation>
    </message>
    <message>
        <source>A journal of unsaved work is damaged: the last changes before Orrery ended are missing.</source>
        <translation>Un journal de travail non enregistré est endommagé : les dernières modifications avant la fin d’Orrery manquent.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DraftDialog</name>
    <message>
        <source>This is what you entered on %1 and did not finish.</source>
        <translation>Voici ce que vous avez saisi le %1 sans le terminer.</translation>
    </message>
    <message>
        <source>Start &amp;anew</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Discard what you entered?</source>
        <translation>Abandonner ce que vous avez saisi ?</translation>
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
        <source>A journal of drafts is damaged, and nothing of it can be restored. It is kept as &apos;%1&apos;.</source>
        <translation>Un journal de brouillons est endommagé, et rien ne peut en être restauré. Il est conservé sous « %1 ».</translation>
    </message>
    <message>
        <source>A journal of drafts is damaged: the last changes before Orrery ended are missing.</source>
        <translation>Un journal de brouillons est endommagé : les dernières modifications avant la fin d’Orrery manquent.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EventsView</name>
    <message>
        <source>Filter…</source>
        <translation>Filtrer…</translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation>Filtrer les événements</translation>
    </message>
    <message>
        <source>Events of the turn</source>
        <translation>Événements du tour</translation>
    </message>
    <message>
        <source>Start a scenario to see what happens in it.</source>
        <translation>Lancez un scénario pour voir ce qui s’y passe.</translation>
    </message>
    <message>
        <source>Nothing happened in turn %1 but changed values.</source>
        <translation>Au tour %1, seules des valeurs ont changé.</translation>
    </message>
    <message>
        <source>No event has these words.</source>
        <translation>Aucun événement ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExplanationView</name>
    <message>
        <source>Error: what it speaks of is left out of runs.</source>
        <translation>Erreur&#xa0;: ce qu’elle concerne est exclu des parties.</translation>
    </message>
    <message>
        <source>Warning: it runs, but probably not as it is meant.</source>
        <translation>Avertissement&#xa0;: cela tourne, mais sans doute pas comme prévu.</translation>
    </message>
    <message>
        <source>Hint: it could be said better.</source>
        <translation>Conseil&#xa0;: cela pourrait être mieux dit.</translation>
    </message>
    <message>
        <source>Explanation of a finding</source>
        <translation>Explication d’un constat</translation>
    </message>
    <message>
        <source>There is no finding ‘%1’.</source>
        <translation>Il n’y a pas de constat «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>It is told of this content:</source>
        <translation>Il est signalé pour ce contenu&#xa0;:</translation>
    </message>
    <message>
        <source>A comment before an element, or at the end of its line, silences it there:</source>
        <translation>Un commentaire devant un élément, ou à la fin de sa ligne, le fait ignorer à cet endroit&#xa0;:</translation>
    </message>
    <message>
        <source>An element of the manifest silences it in the project:</source>
        <translation>Un élément du manifeste le fait ignorer dans tout le projet&#xa0;:</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>Tous les constats</translation>
    </message>
    <message>
        <source>So it is right:</source>
        <translation>Voici ce qui est juste&#xa0;:</translation>
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
        <source>all is evaluated</source>
        <translation>tout est évalué</translation>
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
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Parts of the expression with their values</source>
        <translation>Parties de l’expression avec leurs valeurs</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Cible</translation>
    </message>
    <message>
        <source>(of the class shown)</source>
        <translation>(de la classe affichée)</translation>
    </message>
    <message>
        <source>(the source)</source>
        <translation>(la source)</translation>
    </message>
    <message>
        <source>Step in: the operands of the underlined part (F11)</source>
        <translation>Entrer&#xa0;: les opérandes de la partie soulignée (F11)</translation>
    </message>
    <message>
        <source>Step: the underlined part as a whole (Ctrl+F11)</source>
        <translation>Avancer&#xa0;: la partie soulignée d’un coup (Ctrl+F11)</translation>
    </message>
    <message>
        <source>Step out: the rest of what it stands in (Shift+F11)</source>
        <translation>Sortir&#xa0;: le reste de ce qui la contient (Maj+F11)</translation>
    </message>
    <message>
        <source>Step back (Alt+F11)</source>
        <translation>Reculer (Alt+F11)</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExpressionVerdict</name>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
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
        <source>Match upper and lower case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>W</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Whole words only</source>
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
        <source>Not a pattern</source>
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
    <name>orrery::widgets::FormDrag</name>
    <message>
        <source>It is broken in the source; mend it there first.</source>
        <translation>Il est mal formé dans la source&#xa0;; corrigez-le d’abord là.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormFieldView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It has to be given.</source>
        <translation>À indiquer obligatoirement.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormHandles</name>
    <message>
        <source>Add something here (Insert)</source>
        <translation>Ajouter quelque chose ici (Inser)</translation>
    </message>
    <message>
        <source>Remove it (Delete)</source>
        <translation>Supprimer (Suppr)</translation>
    </message>
    <message>
        <source>All that can be done with it</source>
        <translation>Tout ce qu’on peut en faire</translation>
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
        <source>Broken here: mend it in the source.</source>
        <translation>Mal formé ici&#xa0;: corrigez-le dans la source.</translation>
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
        <source>Add something…</source>
        <translation>Ajouter quelque chose…</translation>
    </message>
    <message>
        <source>Adds to %1</source>
        <translation>Ajoute à %1</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>More fields of %1</source>
        <translation>Autres champs de %1</translation>
    </message>
    <message>
        <source>Show what is left out: %1</source>
        <translation>Montrer ce qui est omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quick fixes for what is wrong here</source>
        <translation>Corrections rapides de ce qui est faux ici</translation>
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
        <source>there is no element left; to take it away, remove its line</source>
        <translation>il ne reste aucun élément&#xa0;; pour le retirer, supprimez sa ligne</translation>
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
        <source>Shows it as lines again (Ctrl+Enter)</source>
        <translation>Le montre de nouveau en lignes (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Makes the element what it was (Escape)</source>
        <translation>Rend l’élément tel qu’il était (Échap)</translation>
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
        <source>It is broken in the source; mend it there first.</source>
        <translation>Il est mal formé dans la source&#xa0;; corrigez-le d’abord là.</translation>
    </message>
    <message>
        <source>There is no expression in it.</source>
        <translation>Il ne contient pas d’expression.</translation>
    </message>
    <message>
        <source>Inside %1</source>
        <translation>Dans %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Après %1</translation>
    </message>
    <message>
        <source>Nothing more can stand here.</source>
        <translation>Plus rien ne peut être ajouté ici.</translation>
    </message>
    <message>
        <source>Only conditions can stand inside of others.</source>
        <translation>Seules des conditions peuvent être imbriquées dans d’autres.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormTyping</name>
    <message>
        <source>It is not in the file any more; nothing was changed.</source>
        <translation>Il n’est plus dans le fichier&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>It is broken in the source; mend it there first.</source>
        <translation>Il est mal formé dans la source&#xa0;; corrigez-le d’abord là.</translation>
    </message>
    <message>
        <source>It was changed in the source meanwhile; nothing was changed here.</source>
        <translation>Il a été modifié entre-temps dans la source&#xa0;; rien n’a été modifié ici.</translation>
    </message>
    <message>
        <source>There is more than text in it; change it in the source.</source>
        <translation>Il contient plus que du texte&#xa0;; modifiez-le dans la source.</translation>
    </message>
    <message>
        <source>XML cannot hold these characters.</source>
        <translation>XML ne peut pas contenir ces caractères.</translation>
    </message>
    <message>
        <source>The edit does not fit the text; nothing was changed.</source>
        <translation>La modification ne correspond pas au texte&#xa0;; rien n’a été modifié.</translation>
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
        <source>Open or create a project: its classes are edited here.</source>
        <translation>Ouvrez ou créez un projet&#xa0;: ses classes s’éditent ici.</translation>
    </message>
    <message>
        <source>The content is being read…</source>
        <translation>Lecture du contenu…</translation>
    </message>
    <message>
        <source>Choose a class in the project tree, or put the cursor into one in the source.</source>
        <translation>Choisissez une classe dans l’arbre du projet, ou placez le curseur dans une classe de la source.</translation>
    </message>
    <message>
        <source>Add something…</source>
        <translation>Ajouter quelque chose…</translation>
    </message>
    <message>
        <source>%1 holds no class, scenario or vocabulary yet.</source>
        <translation>%1 ne contient encore ni classe, ni scénario, ni vocabulaire.</translation>
    </message>
    <message>
        <source>The key Down lists what there is.</source>
        <translation>La flèche vers le bas montre ce qu&apos;il y a.</translation>
    </message>
    <message>
        <source>An element is being edited as XML: finish that first.</source>
        <translation>Un élément est en cours de modification en XML : terminez d’abord cela.</translation>
    </message>
    <message>
        <source>It stands in the file as it is here, broken: %1.</source>
        <translation>Il est dans le fichier tel qu’il est ici, défectueux : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not shown. Edit them in the source.</source>
        <translation>
            <numerusform>%n autre ligne n’est pas affichée. Modifiez-la dans la source.</numerusform>
            <numerusform>%n autres lignes ne sont pas affichées. Modifiez-les dans la source.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FunnelModel</name>
    <message numerus="yes">
        <source>%n more would at %1 %2</source>
        <translation>
            <numerusform>%n de plus avec %1 %2</numerusform>
            <numerusform>%n de plus avec %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>It speaks of Target, the object that the group acts on: choose one on the map.</source>
        <translation>Il parle de Target, l’objet sur lequel le groupe agit&#xa0;: choisissez-en un sur la carte.</translation>
    </message>
    <message>
        <source>Asked of everything in the game: %1 of %2 match.</source>
        <translation>Demandé à tout ce qui est en jeu&#xa0;: %1 sur %2 conviennent.</translation>
    </message>
    <message>
        <source>Takes %1 of %2 out.</source>
        <translation>En retire %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 of %2 match.</source>
        <translation>%1 sur %2 conviennent.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be answered, for want of what is asked for.</source>
        <translation>
            <numerusform>%n sans réponse, faute de ce qui est demandé.</numerusform>
            <numerusform>%n sans réponse, faute de ce qui est demandé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were not asked: what went before had settled it.</source>
        <translation>
            <numerusform>%n n’a pas été interrogé&#xa0;: ce qui précède avait tranché.</numerusform>
            <numerusform>%n n’ont pas été interrogés&#xa0;: ce qui précède avait tranché.</numerusform>
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
        <source>More would be let through with another bound: %1.</source>
        <translation>Il en passerait davantage avec une autre borne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It was not asked, though: what went before had settled it.</source>
        <translation>Il n’a pourtant pas été interrogé&#xa0;: ce qui précède avait tranché.</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Déclencheur</translation>
    </message>
    <message>
        <source>Activation, of the source</source>
        <translation>Activation, posée à la source</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>When %1 is active, of the source</source>
        <translation>Quand %1 est actif, demandé à la source</translation>
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
        <source>of everything: %1</source>
        <translation>de tout&#xa0;: %1</translation>
    </message>
    <message>
        <source>choose an object</source>
        <translation>choisir un objet</translation>
    </message>
    <message>
        <source>%1 of %2 are let through.</source>
        <translation>%1 sur %2 passent.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Came → left</source>
        <translation>Venus → restés</translation>
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
        <source>Lacking</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Non demandé</translation>
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
        <source>What is asked, in the order in which it is written</source>
        <translation>Ce qui est demandé, dans l’ordre où cela est écrit</translation>
    </message>
    <message>
        <source>How many came, and how many are left</source>
        <translation>Combien sont venus, et combien restent</translation>
    </message>
    <message>
        <source>How many of those that were asked match</source>
        <translation>Combien d’objets interrogés conviennent</translation>
    </message>
    <message>
        <source>How many do not match</source>
        <translation>Combien ne conviennent pas</translation>
    </message>
    <message>
        <source>How many lack what is asked for, and so neither match nor do not</source>
        <translation>Combien n’ont pas ce qui est demandé, si bien qu’on ne peut dire s’ils conviennent</translation>
    </message>
    <message>
        <source>How many were not asked: what went before had settled it</source>
        <translation>Combien n’ont pas été interrogés&#xa0;: ce qui précède avait tranché</translation>
    </message>
    <message>
        <source>How the object chosen on the map is judged; of activations, the source</source>
        <translation>Comment est jugé l’objet choisi sur la carte&#xa0;; pour les activations, la source</translation>
    </message>
    <message>
        <source>How many more would be let through with the nearest other bound</source>
        <translation>Combien de plus passeraient si l’on déplaçait la borne le moins possible</translation>
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
        <source>About the condition chosen</source>
        <translation>À propos de la condition choisie</translation>
    </message>
    <message>
        <source>Conditions with their counts</source>
        <translation>Conditions et leurs comptes</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>(of the object chosen)</source>
        <translation>(de l’objet choisi)</translation>
    </message>
    <message>
        <source>Choose a condition: its objects light up on the map. Down and F11 lead to the next.</source>
        <translation>Choisissez une condition&#xa0;: ses objets s’allument sur la carte. La flèche bas et F11 mènent à la suivante.</translation>
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
        <source>lacking what is asked for</source>
        <translation>ce qui est demandé manque</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>non demandé</translation>
    </message>
    <message>
        <source>let through</source>
        <translation>laissés passer</translation>
    </message>
    <message>
        <source>would match</source>
        <translation>conviendraient</translation>
    </message>
    <message>
        <source>let down</source>
        <translation>écartés</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>source&#xa0;: %1</translation>
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
        <source>No galaxy yet: open a scenario or make a new galaxy.</source>
        <translation>Pas encore de galaxie&#xa0;: ouvrez un scénario ou créez une galaxie.</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n système</numerusform>
            <numerusform>%n systèmes</numerusform>
        </translation>
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
        <source>The page before</source>
        <translation>La page précédente</translation>
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
        <source>Nothing is found.</source>
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
        <source>What modifies it</source>
        <translation>Ce qui le modifie</translation>
    </message>
    <message>
        <source>What it touches, and who reads that</source>
        <translation>Ce sur quoi il agit, et qui le lit</translation>
    </message>
    <message>
        <source>What sets it off</source>
        <translation>Ce qui le déclenche</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
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
        <source>Put the caret on a meter, a property, a resource, a variable or a group, and ask for its hierarchy (Ctrl+Alt+H).</source>
        <translation>Placez le curseur sur une jauge, une propriété, une ressource, une variable ou un groupe, et demandez sa hiérarchie (Ctrl+Alt+H).</translation>
    </message>
    <message>
        <source>Nothing in the project does.</source>
        <translation>Rien dans le projet ne le fait.</translation>
    </message>
    <message>
        <source>This question is asked of other kinds of names.</source>
        <translation>Cette question s’adresse à d’autres genres de noms.</translation>
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
        <source>by itself, each turn — %1</source>
        <translation>de lui-même, à chaque tour — %1</translation>
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
        <source>fires once a turn, at %1</source>
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
        <source>✓ the record adds up</source>
        <translation>✓ le compte est bon</translation>
    </message>
    <message>
        <source>✗ the record does not add up to the value</source>
        <translation>✗ le compte ne donne pas la valeur</translation>
    </message>
    <message>
        <source>Unfold to see why for each source</source>
        <translation>Déplier pour voir pourquoi, source par source</translation>
    </message>
    <message>
        <source>did not happen</source>
        <translation>n’a pas eu lieu</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Raison</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::LongLinesBar</name>
    <message>
        <source>Lay out long lines</source>
        <translation>Découper les longues lignes</translation>
    </message>
    <message>
        <source>Lines of this file are too long to show. You see them in parts; the file is unchanged.</source>
        <translation>Des lignes de ce fichier sont trop longues à afficher. Vous les voyez en morceaux ; le fichier est inchangé.</translation>
    </message>
    <message>
        <source>Puts line ends between elements and attributes; undo takes them back</source>
        <translation>Met des fins de ligne entre éléments et attributs ; Annuler les retire</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MergeDialog</name>
    <message>
        <source>(nothing)</source>
        <translation>(rien)</translation>
    </message>
    <message>
        <source>Two texts of one file</source>
        <translation>Deux textes d’un même fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Le vôtre</translation>
    </message>
    <message>
        <source>On the disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Retenu</translation>
    </message>
    <message>
        <source>Places where the two texts do not go together</source>
        <translation>Endroits où les deux textes ne s’accordent pas</translation>
    </message>
    <message>
        <source>Keep &amp;yours here</source>
        <translation>Garder le &amp;vôtre ici</translation>
    </message>
    <message>
        <source>Take the &amp;disk&apos;s here</source>
        <translation>Prendre celui du &amp;disque ici</translation>
    </message>
    <message>
        <source>Keep all of yours</source>
        <translation>Garder tout le vôtre</translation>
    </message>
    <message>
        <source>Take all of the disk&apos;s</source>
        <translation>Prendre tout celui du disque</translation>
    </message>
    <message>
        <source>&amp;Use this text</source>
        <translation>&amp;Utiliser ce texte</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>Décider p&amp;lus tard</translation>
    </message>
    <message>
        <source>the disk&apos;s</source>
        <translation>celui du disque</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>le vôtre</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::NewGalaxyDialog</name>
    <message>
        <source>New galaxy</source>
        <translation>Nouvelle galaxie</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>The mean number of planets in a system</source>
        <translation>Le nombre moyen de planètes par système</translation>
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
        <source>Make galaxy</source>
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
        <source>&amp;Planets a system</source>
        <translation>&amp;Planètes par système</translation>
    </message>
    <message>
        <source>&amp;Empires</source>
        <translation>&amp;Empires</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>&amp;Forme</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectInspector</name>
    <message>
        <source>Values of the object</source>
        <translation>Valeurs de l’objet</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Show what did not happen</source>
        <translation>Montrer ce qui n’a pas eu lieu</translation>
    </message>
    <message>
        <source>No object chosen</source>
        <translation>Aucun objet choisi</translation>
    </message>
    <message>
        <source>Open a scenario or make a new galaxy to have objects to look at.</source>
        <translation>Ouvrez un scénario ou créez une galaxie pour avoir des objets à regarder.</translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list to see its values, and a value to see where it came from.</source>
        <translation>Choisissez un objet sur la carte ou dans la liste pour voir ses valeurs, et une valeur pour voir d’où elle vient.</translation>
    </message>
    <message>
        <source>owned by nobody</source>
        <translation>n’appartient à personne</translation>
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
        <source>no longer in the game</source>
        <translation>n’est plus en jeu</translation>
    </message>
    <message>
        <source>Choose a value above to see where it came from.</source>
        <translation>Choisissez une valeur ci-dessus pour voir d’où elle vient.</translation>
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
        <source>Show what came first</source>
        <translation>Montrer ce qui précède</translation>
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
        <source>Order of the objects</source>
        <translation>Classement des objets</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrer…</translation>
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
        <source>Give it</source>
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
        <source>may be left out</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>The run is being computed.</source>
        <translation>La partie est en cours de calcul.</translation>
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
        <source>The next step carries it out.</source>
        <translation>Il sera exécuté au prochain pas.</translation>
    </message>
    <message>
        <source>As things are it will be refused: %1.</source>
        <translation>En l’état, il sera refusé&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OutsideEdits</name>
    <message>
        <source>&apos;%1&apos; is called &apos;%2&apos; now</source>
        <translation>«&#xa0;%1&#xa0;» s’appelle maintenant «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was added by another program</source>
        <translation>«&#xa0;%1&#xa0;» a été ajouté par un autre programme</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was changed by another program; undo brings the former text back</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié par un autre programme&#xa0;; l’annulation rétablit l’ancien texte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was changed by another program; its changes and yours are together now</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié par un autre programme&#xa0;; ses modifications et les vôtres sont maintenant réunies</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was changed by another program in the same places as here</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié par un autre programme aux mêmes endroits qu’ici</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was removed by another program; your changes are kept, save to make it anew</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimé par un autre programme&#xa0;; vos modifications sont gardées, enregistrez pour le recréer</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was removed by another program</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimé par un autre programme</translation>
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
        <source>Place</source>
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
        <source>Of an earlier text: it is being looked at anew</source>
        <translation>D’un texte antérieur&#xa0;: il est en cours de réexamen</translation>
    </message>
    <message>
        <source>%1 (being looked at anew)</source>
        <translation>%1 (en cours de réexamen)</translation>
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
        <source>Filter…</source>
        <translation>Filtrer…</translation>
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
        <source>No problem fits the filter</source>
        <translation>Aucun problème ne correspond au filtre</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Correction&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shows findings that comments, the manifest or the baseline silence</source>
        <translation>Montre les constats que des commentaires, le manifeste ou la référence font ignorer</translation>
    </message>
    <message>
        <source>Silenced: %1</source>
        <translation>Ignorés&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Aller à l’emplacement</translation>
    </message>
    <message>
        <source>E&amp;xplain %1</source>
        <translation>E&amp;xpliquer %1</translation>
    </message>
    <message>
        <source>Fix all of this kind in the &amp;file</source>
        <translation>Corriger tous les problèmes de ce genre dans le &amp;fichier</translation>
    </message>
    <message>
        <source>Fix all of this kind in the &amp;project</source>
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
        <source>Silence all problems as they are now: make a &amp;baseline</source>
        <translation>Ignorer tous les problèmes actuels&#xa0;: éta&amp;blir une référence</translation>
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
    <name>orrery::widgets::ProjectSearch</name>
    <message>
        <source>%1 %2.</source>
        <extracomment>%1 a file, %2 the rest of the sentence: &quot;is not well-formed&quot;</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>The XPath expression cannot be read: %1</source>
        <translation>L’expression XPath est illisible&#xa0;: %1</translation>
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
        <source>Order of the project tree</source>
        <translation>Classement de l’arbre du projet</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtrer…</translation>
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
        <source>Open or create a project: its files and classes stand here.</source>
        <translation>Ouvrez ou créez un projet&#xa0;: ses fichiers et ses classes s’affichent ici.</translation>
    </message>
    <message>
        <source>The project has no files yet.</source>
        <translation>Le projet n’a pas encore de fichiers.</translation>
    </message>
    <message>
        <source>The content is being read…</source>
        <translation>Lecture du contenu…</translation>
    </message>
    <message>
        <source>There is no class yet. Write one in a file of the project.</source>
        <translation>Il n’y a pas encore de classe. Écrivez-en une dans un fichier du projet.</translation>
    </message>
    <message>
        <source>No class or group fits the filter.</source>
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
        <source>Type unknown</source>
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
</context>
<context>
    <name>orrery::widgets::RecoveryDialog</name>
    <message>
        <source>comes back as a new file</source>
        <translation>revient comme nouveau fichier</translation>
    </message>
    <message>
        <source>is put together with newer changes of the file</source>
        <translation>est fusionné avec des modifications plus récentes du fichier</translation>
    </message>
    <message>
        <source>newer changes of the file overlap: you will be asked</source>
        <translation>des modifications plus récentes du fichier se chevauchent&#xa0;: on vous demandera</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>est déjà là</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>revient</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation>Du travail non enregistré a été trouvé</translation>
    </message>
    <message>
        <source>Orrery ended before these changes were saved. They can be restored as one step, which undo takes back; nothing is written to your files before you save.</source>
        <translation>Orrery s’est arrêté avant que ces modifications soient enregistrées. Elles peuvent être restaurées en une seule étape, que vous pourrez annuler&#xa0;; rien n’est écrit dans vos fichiers avant que vous enregistriez.</translation>
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
        <source>&apos;%1&apos; has been changed since, in the same places as your unsaved work. Choose what to keep at each place.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié depuis, aux mêmes endroits que votre travail non enregistré. Choisissez ce qu’il faut garder à chaque endroit.</translation>
    </message>
    <message numerus="yes">
        <source>Restored the unsaved work on %n file(s); save to keep it</source>
        <translation>
            <numerusform>Travail non enregistré restauré dans %n fichier&#xa0;; enregistrez pour le garder</numerusform>
            <numerusform>Travail non enregistré restauré dans %n fichiers&#xa0;; enregistrez pour le garder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s), but they cannot be kept safe: %1</source>
        <translation>
            <numerusform>%n fichier restauré, mais il ne peut pas être mis à l’abri&#xa0;: %1</numerusform>
            <numerusform>%n fichiers restaurés, mais ils ne peuvent pas être mis à l’abri&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Changes that restoring the file makes</source>
        <translation>Changements que fait la restauration du fichier</translation>
    </message>
    <message>
        <source>&amp;Changes that restoring it makes:</source>
        <translation>&amp;Changements que fait la restauration :</translation>
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
        <source>Everything that will be written</source>
        <translation>Tout ce qui sera écrit</translation>
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
        <source>The texts that name and describe it go along.</source>
        <translation>Les textes qui le nomment et le décrivent suivent.</translation>
    </message>
    <message>
        <source>Faults of XML in the project: %1. What stands behind them may keep the old name.</source>
        <translation>Erreurs de XML dans le projet&#xa0;: %1. Ce qui les suit peut garder l’ancien nom.</translation>
    </message>
    <message>
        <source>Cannot be renamed: %1. %2</source>
        <translation>Ne peut pas être renommé&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Cannot be renamed: %1 (%2). %3</source>
        <translation>Ne peut pas être renommé&#xa0;: %1 (%2). %3</translation>
    </message>
    <message>
        <source>Trying whether everything else stays as it is…</source>
        <translation>Vérification que tout le reste demeure inchangé…</translation>
    </message>
    <message>
        <source>Nothing else changes its meaning.</source>
        <translation>Rien d’autre ne change de sens.</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Où il se trouve</translation>
    </message>
    <message>
        <source>Places: %1.</source>
        <translation>Endroits&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Modifications&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Write another name: what would change is shown before anything does.</source>
        <translation>Saisissez un autre nom&#xa0;: ce qui changerait est montré avant que rien ne change.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Sandbox</name>
    <message>
        <source>Paused after turn %1 by the condition &apos;%2&apos;.</source>
        <translation>En pause après le tour %1 à cause de la condition «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The run is over: somebody won or lost in turn %1.</source>
        <translation>La partie est finie&#xa0;: quelqu’un a gagné ou perdu au tour %1.</translation>
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
        <source>Open a scenario or make a new galaxy first.</source>
        <translation>Ouvrez d’abord un scénario ou créez une galaxie.</translation>
    </message>
    <message>
        <source>Step to a turn first: turn 0 is only set up.</source>
        <translation>Avancez d’abord d’un tour&#xa0;: le tour 0 n’est que la mise en place.</translation>
    </message>
    <message>
        <source>The text of what was done in the sandbox is broken. Mend it first.</source>
        <translation>Le texte de ce qui a été fait dans le bac à sable est abîmé. Réparez-le d’abord.</translation>
    </message>
    <message>
        <source>Remove what was done in the sandbox</source>
        <translation>Retirer ce qui a été fait dans le bac à sable</translation>
    </message>
    <message>
        <source>Earlier statements of the sandbox</source>
        <translation>Ce qui a été fait auparavant dans le bac à sable</translation>
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
</context>
<context>
    <name>orrery::widgets::SandboxBar</name>
    <message>
        <source>To turn 0</source>
        <translation>Au tour 0</translation>
    </message>
    <message>
        <source>One turn back (Alt+F10)</source>
        <translation>Un tour en arrière (Alt+F10)</translation>
    </message>
    <message>
        <source>One turn forward (F10)</source>
        <translation>Un tour en avant (F10)</translation>
    </message>
    <message>
        <source>To the last turn computed</source>
        <translation>Au dernier tour calculé</translation>
    </message>
    <message>
        <source>Run on by the turns beside (F5)</source>
        <translation>Continuer du nombre de tours ci-contre (F5)</translation>
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
        <source>Turns to run on</source>
        <translation>Tours à jouer</translation>
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
        <source>Put the cursor into a group, in the form or in the source, or choose one above.</source>
        <translation>Placez le curseur dans un groupe, dans le formulaire ou la source, ou choisissez-en un ci-dessus.</translation>
    </message>
    <message>
        <source>Open a scenario or make a new galaxy: the conditions are asked of its objects.</source>
        <translation>Ouvrez un scénario ou créez une galaxie&#xa0;: les conditions sont posées à ses objets.</translation>
    </message>
    <message>
        <source>The content has no group %1 of %2 any more.</source>
        <translation>Le contenu n’a plus de groupe %1 de %2.</translation>
    </message>
    <message>
        <source>The group has errors: these are the counts of its last text without.</source>
        <translation>Le groupe a des erreurs&#xa0;: ce sont les comptes de son dernier texte sans erreur.</translation>
    </message>
    <message>
        <source>The sandbox has not run this content yet: these are the counts of older content.</source>
        <translation>Le bac à sable n’a pas encore joué ce contenu&#xa0;: ce sont les comptes d’un contenu plus ancien.</translation>
    </message>
    <message>
        <source>Nothing in the sandbox carries the group, nor could: it has no source.</source>
        <translation>Rien dans le bac à sable ne porte le groupe, ni ne pourrait le porter&#xa0;: il n’a pas de source.</translation>
    </message>
    <message>
        <source>Nothing in the sandbox is of the class %1: the source stands in.</source>
        <translation>Rien dans le bac à sable n’est de la classe %1&#xa0;: la source en tient lieu.</translation>
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
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
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
        <source>Only in these files, such as techs*.xml; several are separated by blanks</source>
        <translation>Seulement dans ces fichiers, par exemple techs*.xml&#xa0;; plusieurs sont séparés par des espaces</translation>
    </message>
    <message>
        <source>In all elements</source>
        <translation>Dans tous les éléments</translation>
    </message>
    <message>
        <source>Only inside these elements, such as effects scope; several are separated by blanks</source>
        <translation>Seulement dans ces éléments, par exemple effects scope&#xa0;; plusieurs sont séparés par des espaces</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>W</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Whole words only</source>
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
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>Re&amp;place</source>
        <translation>Rem&amp;placer</translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) replaced. One undo brings them back.</source>
        <translation>
            <numerusform>%n endroit remplacé. Une annulation le rétablit.</numerusform>
            <numerusform>%n endroits remplacés. Une annulation les rétablit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts have changed since. Search again.</source>
        <translation>Les textes ont changé depuis. Relancez la recherche.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
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
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n endroit</numerusform>
            <numerusform>%n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more: narrow the search down to see them.</source>
        <translation>Il y en a d’autres&#xa0;: précisez la recherche pour les voir.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>Type what to look for, and press Enter.</source>
        <translation>Saisissez ce qu’il faut chercher, puis appuyez sur Entrée.</translation>
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
        <source>Lay out &amp;long lines</source>
        <translation>Découper les &amp;longues lignes</translation>
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
        <source>Filter…</source>
        <translation>Filtrer…</translation>
    </message>
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
        <source>Which texts are shown</source>
        <translation>Quels textes sont affichés</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Add &amp;language…</source>
        <translation>Ajouter une &amp;langue…</translation>
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
        <source>Open a project: the texts of its content stand here.</source>
        <translation>Ouvrez un projet&#xa0;: les textes de son contenu s’affichent ici.</translation>
    </message>
    <message>
        <source>The texts are being read…</source>
        <translation>Lecture des textes…</translation>
    </message>
    <message>
        <source>The project has no texts yet: names stand in the classes themselves, or in &lt;strings&gt;.</source>
        <translation>Le projet n’a pas encore de textes&#xa0;: les noms sont dans les classes mêmes, ou dans &lt;strings&gt;.</translation>
    </message>
    <message>
        <source>Texts: %1, shown: %2, unused: %3</source>
        <translation>Textes&#xa0;: %1, affichés&#xa0;: %2, inutilisés&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StructureCommands</name>
    <message>
        <source>The file would be broken by it; nothing was changed.</source>
        <translation>Le fichier en deviendrait mal formé&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The edit does not fit the text; nothing was changed.</source>
        <translation>La modification ne correspond pas au texte&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 cannot stand here.</source>
        <translation>%1 n’a pas sa place ici.</translation>
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
        <source>There is no room for a second one here.</source>
        <translation>Il n’y a pas de place ici pour un second.</translation>
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
        <source>Put %1 around %2</source>
        <translation>Entourer %2 de %1</translation>
    </message>
    <message>
        <source>There is nothing in it that could take its place.</source>
        <translation>Il ne contient rien qui puisse prendre sa place.</translation>
    </message>
    <message>
        <source>What stands in it cannot stand here.</source>
        <translation>Ce qu’il contient n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>Take away %1 around its content</source>
        <translation>Retirer %1 en gardant son contenu</translation>
    </message>
    <message>
        <source>It cannot be switched off.</source>
        <translation>Il ne peut pas être désactivé.</translation>
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
        <source>It cannot be pasted here: %1.</source>
        <translation>Il ne peut pas être collé ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; cannot stand here, nor in anything around it.</source>
        <translation>&lt;%1&gt; n’a sa place ni ici, ni dans ce qui l’entoure.</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message>
        <source>It cannot be dropped here: %1.</source>
        <translation>Il ne peut pas être déposé ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&lt;%1&gt; cannot stand here.</source>
        <translation>&lt;%1&gt; n’a pas sa place ici.</translation>
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
        <source>It stays as it is: %1.</source>
        <translation>Il reste tel quel&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Turn %1 into elements</source>
        <translation>Transformer %1 en éléments</translation>
    </message>
    <message>
        <source>Turn %2 of %1 into elements</source>
        <translation>Transformer %2 de %1 en éléments</translation>
    </message>
    <message>
        <source>Turn %1 into text</source>
        <translation>Transformer %1 en texte</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TutorialView</name>
    <message>
        <source>The tutorial is a small project of its own. It leads from nearly nothing to a mod that runs, step by step.</source>
        <translation>Le tutoriel est un petit projet à part. Il mène pas à pas de presque rien à un mod qui tourne.</translation>
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
        <source>What could be written</source>
        <translation>Ce qu’on pourrait écrire</translation>
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
        <translation>&amp;Passer cette étape</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Brings the files of the tutorial back as they came. Undo takes it back.</source>
        <translation>Remet les fichiers du tutoriel dans leur état d’origine. Cela peut être annulé.</translation>
    </message>
    <message>
        <source>Start the tutorial again</source>
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
        <source>&lt;b&gt;That was all.&lt;/b&gt; You have written a mod, run it, and asked it why. What else content can say stands in the help; the demo project shows much of it at work.</source>
        <translation>&lt;b&gt;C’est tout.&lt;/b&gt; Vous avez écrit un mod, vous l’avez fait tourner et vous lui avez demandé pourquoi. L’aide dit tout ce que le contenu peut exprimer d’autre&#xa0;; le projet de démonstration en montre beaucoup à l’œuvre.</translation>
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
        <source>Places of the name</source>
        <translation>Endroits du nom</translation>
    </message>
    <message>
        <source>%1 ‘%2’ — places: %3</source>
        <translation>%1 «&#xa0;%2&#xa0;» — endroits&#xa0;: %3</translation>
    </message>
    <message>
        <source>Nothing is called so any more.</source>
        <translation>Plus rien ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>Put the caret on a name and press Shift+F12: all its places stand here.</source>
        <translation>Placez le curseur sur un nom et appuyez sur Maj+F12&#xa0;: tous ses endroits s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WhyNotDialog</name>
    <message>
        <source>Why not? %1, turn %2</source>
        <translation>Pourquoi sans effet&#xa0;? %1, tour %2</translation>
    </message>
    <message>
        <source>%1/%2 of %3</source>
        <translation>%1/%2 de %3</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation>Ouvrir le XML</translation>
    </message>
    <message>
        <source>Why did this group not touch %1?</source>
        <translation>Pourquoi ce groupe n’a-t-il pas agi sur %1&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing in this galaxy carries a group yet: place a class on an object first.</source>
        <translation>Rien dans cette galaxie ne porte encore de groupe&#xa0;: placez d’abord une classe sur un objet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;It did:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Il a agi&#xa0;:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;It ended at %1:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;Cela s’est arrêté à %1&#xa0;:&lt;/b&gt; %2</translation>
    </message>
</context>
</TS>
