<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;tutorial…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;demo project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import FreeOrion classic content…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eplace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to &amp;class…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next p&amp;ane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous pa&amp;ne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;galaxy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tep a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step a turn b&amp;ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Do something with the object…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why not?…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&amp;hat is available?…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the &amp;order of answers matter?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form &amp;and source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the galaxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Orrery</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Type a part of the name…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExpressionNames</name>
    <message>
        <source>meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meter&apos;s maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stockpile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grouping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word of the language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormChoices</name>
    <message>
        <source>all owners of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no one</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three worlds and one people, which run at once. Steps beside the editor lead from there to a mod of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A manifest and an empty file. The shipped vocabulary has types, meters and properties to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FreeOrion classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes over techs, buildings, specials and texts of FreeOrion from before 2006. What is faulty there stays as comments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The template is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no FreeOrion classic content in &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the project a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder in which the project&apos;s own folder is to be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not empty. Choose another name for the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder that holds techs.xml and buildings.xml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>The steps of the tutorial are not installed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A modding IDE for game rules written as XML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws each view of the project into PNG files of DIR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with the dark theme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with the light theme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks this language: en, de or fr. Left out, the one of the settings, else that of the desktop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the project to open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::ide::AppearanceFeature</name>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orrery speaks this language when it is started again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::ide::EventsFeature</name>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the order of answers matter?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::ide::MainWindow</name>
    <message>
        <source>Main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, hints: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sandbox runs the last content without errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no scenario yet: make a new galaxy, or write a &lt;scenario&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the new scenario:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an id: letters, digits, &apos;_&apos;, &apos;-&apos; and &apos;.&apos;, not beginning with a digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a scenario &apos;%1&apos; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file &apos;%1&apos; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added %1; save to keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem chosen has no quick fix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no quick fix for this line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide pane: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show pane: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Orrery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Orrery %1&lt;/h3&gt;&lt;p&gt;Write game rules as XML, turn the crank, and see what moved, and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to this project?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content is being checked; try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shipped vocabulary cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::ide::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder&apos;s na&amp;me:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;In the folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to make the project&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;FreeOrion&apos;s files:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder that holds techs.xml and buildings.xml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My mod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be made in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is being made…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::ide::ProjectsFeature</name>
    <message numerus="yes">
        <source>Imported, with %n fault(s) of the original left as comments</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No project opened yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::ide::StartPage</name>
    <message>
        <source>Write game rules as XML, turn the crank, and see what moved, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not there any more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1 in this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 out of this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::ide::TutorialFeature</name>
    <message>
        <source>Tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no &apos;%1&apos; in the content yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets</name>
    <message>
        <source>divides by zero here, which gives 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too large for a number here, which gives 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no number here, which gives 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sandbox runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sandbox runs older content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sandbox is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value() is known only while effects fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such object in the sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Ctrl+.: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in the file any more; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is broken in the source; mend it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was changed in the source meanwhile; nothing was changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is more than text in it; change it in the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML cannot hold these characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set text of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %2 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear %2 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edit does not fit the text; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exclude: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give its owner a tech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it to an empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an order…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may react in the step to turn %2. Take one of these, or pass?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several answers happen at once in the step to turn %1; %2 decides. Which goes next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AvailabilityDialog</name>
    <message>
        <source>Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;mpire:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is being computed; the answers follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run to ask yet. Make a new galaxy or open a scenario, both in the menu Sandbox, then ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is available? Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can be asked for: this galaxy has no empire. Make a new galaxy with one, or write an &lt;empire&gt; into the scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to ask for: the project defines no class yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and may &amp;put it on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No class has &apos;%1&apos; in its id, name or type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is available to %2.&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is not available to %2:&lt;/b&gt; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Whether %1 is available to %2 cannot be said:&lt;/b&gt; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is asked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::AvailabilityModel</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentEditor</name>
    <message>
        <source>Source of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::DocumentStore</name>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EventsView</name>
    <message>
        <source>Filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a scenario to see what happens in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happened in turn %1 but changed values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event has these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExpressionField</name>
    <message>
        <source>Ctrl+.: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExpressionScratch</name>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try an expression: Source.Population + 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the expression with their values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(of the class shown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(the source)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ExpressionVerdict</name>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FindBar</name>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1+</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormFieldView</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has to be given.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormLineView</name>
    <message>
        <source>Show in source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1 in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken here: mend it in the source.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormView</name>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shipped vocabulary cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or create a project: its classes are edited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content is being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a class in the project tree, or put the cursor into one in the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no class, scenario or vocabulary yet. Write one in the source, between &lt;orrery&gt; and &lt;/orrery&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::GalaxyView</name>
    <message>
        <source>New galaxy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galaxy map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No galaxy yet: open a scenario or make a new galaxy.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation type="unfinished"></translation>
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
    <name>orrery::widgets::InspectorModel</name>
    <message>
        <source>%1 (whole run)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (part %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the XML of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::LedgerModel</name>
    <message>
        <source>priority %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ the record adds up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ the record does not add up to the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold to see why for each source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::NewGalaxyDialog</name>
    <message>
        <source>New galaxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean number of planets in a system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make galaxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ystems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Planets a system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectInspector</name>
    <message>
        <source>Values of the object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what did not happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No object chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario or make a new galaxy to have objects to look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an object on the map or in the list to see its values, and a value to see where it came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owned by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a value above to see where it came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain this value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain this variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what came first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectsModel</name>
    <message>
        <source>(in no system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(nobody)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectsView</name>
    <message>
        <source>By system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::OrderDialog</name>
    <message>
        <source>Give an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a scenario first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in the fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step carries it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As things are it will be refused: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProblemsModel</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProblemsView</name>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problem fits the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProjectTree</name>
    <message>
        <source>By file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the project tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter classes and groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or create a project: its files and classes stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no files yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content is being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no class yet. Write one in a file of the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No class or group fits the filter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProjectTreeModel</name>
    <message>
        <source>Type unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not run</source>
        <translation type="unfinished"></translation>
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
    <name>orrery::widgets::Sandbox</name>
    <message>
        <source>Paused after turn %1 by the condition &apos;%2&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is over: somebody won or lost in turn %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no content to run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no scenario &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario or make a new galaxy first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step to a turn first: turn 0 is only set up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SandboxBar</name>
    <message>
        <source>To turn 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn back (Alt+F10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn forward (F10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last turn computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run on by the turns beside (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns to run on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SourceEditor</name>
    <message>
        <source>Lines with two hyphens in a row cannot become a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TutorialView</name>
    <message>
        <source>The tutorial is a small project of its own. It leads from nearly nothing to a mod that runs, step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New tutorial project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the tutorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &amp;it for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;kip this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the files of the tutorial back as they came. Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the tutorial again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no &apos;%2&apos; where this could be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutorial: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;That was all.&lt;/b&gt; You have written a mod, run it, and asked it why. What else content can say stands in the help; the demo project shows much of it at work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>orrery::widgets::WhyNotDialog</name>
    <message>
        <source>Why not? %1, turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/%2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why did this group not touch %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this galaxy carries a group yet: place a class on an object first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;It did:&lt;/b&gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;It ended at %1:&lt;/b&gt; %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
