<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FileCommands</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message numerus="yes">
        <source>%n class(es)</source>
        <translation>
            <numerusform>%n class</numerusform>
            <numerusform>%n classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other element(s)</source>
        <translation>
            <numerusform>%n other element</numerusform>
            <numerusform>%n other elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 (%n reference(s))</source>
        <translation>
            <numerusform>%1 %2 (%n reference)</numerusform>
            <numerusform>%1 %2 (%n references)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::FindingsFeature</name>
    <message numerus="yes">
        <source>%n quick fix(es)</source>
        <translation>
            <numerusform>%n quick fix</numerusform>
            <numerusform>%n quick fixes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::ImportReportView</name>
    <message numerus="yes">
        <source>Read from %n file(s): %1.</source>
        <translation>
            <numerusform>Read from %n file: %1.</numerusform>
            <numerusform>Read from %n files: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::UnsavedWork</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormLineView</name>
    <message numerus="yes">
        <source>%n more problem(s) here</source>
        <translation>
            <numerusform>%n more problem here</numerusform>
            <numerusform>%n more problems here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FormView</name>
    <message numerus="yes">
        <source>%n more line(s) are not shown. Edit them in the source.</source>
        <translation>
            <numerusform>%n more line is not shown. Edit it in the source.</numerusform>
            <numerusform>%n more lines are not shown. Edit them in the source.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n element(s))</source>
        <translation>
            <numerusform>(%n element)</numerusform>
            <numerusform>(%n elements)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::FunnelModel</name>
    <message numerus="yes">
        <source>%n more at %1 %2</source>
        <translation>
            <numerusform>%n more at %1 %2</numerusform>
            <numerusform>%n more at %1 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not evaluated: a required value is missing.</source>
        <translation>
            <numerusform>%n not evaluated: a required value is missing.</numerusform>
            <numerusform>%n not evaluated: a required value is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not evaluated: an earlier condition already decided the result.</source>
        <translation>
            <numerusform>%n not evaluated: an earlier condition already decided the result.</numerusform>
            <numerusform>%n not evaluated: an earlier condition already decided the result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at %1 %2</source>
        <translation>
            <numerusform>%n at %1 %2</numerusform>
            <numerusform>%n at %1 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>acts on %n</source>
        <translation>
            <numerusform>acts on %n</numerusform>
            <numerusform>acts on %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::GalaxyView</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n system</numerusform>
            <numerusform>%n systems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProblemsView</name>
    <message numerus="yes">
        <source>%n more problem(s) are not listed. Fix some of these first.</source>
        <translation>
            <numerusform>%n more problem is not listed. Fix some of these first.</numerusform>
            <numerusform>%n more problems are not listed. Fix some of these first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ProjectTreeModel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::RecoveryDialog</name>
    <message numerus="yes">
        <source>Restored the unsaved work on %n file(s); save to keep it</source>
        <translation>
            <numerusform>Restored the unsaved work on %n file; save to keep it</numerusform>
            <numerusform>Restored the unsaved work on %n files; save to keep it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s), but Orrery cannot back them up: %1</source>
        <translation>
            <numerusform>Restored %n file, but Orrery cannot back it up: %1</numerusform>
            <numerusform>Restored %n files, but Orrery cannot back them up: %1</numerusform>
        </translation>
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
</context>
<context>
    <name>orrery::widgets::SearchView</name>
    <message numerus="yes">
        <source>%n match(es) replaced. One undo restores them.</source>
        <translation>
            <numerusform>%n match replaced. One undo restores it.</numerusform>
            <numerusform>%n matches replaced. One undo restores them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::StringsModel</name>
    <message numerus="yes">
        <source>%1 (%n missing)</source>
        <translation>
            <numerusform>%1 (%n missing)</numerusform>
            <numerusform>%1 (%n missing)</numerusform>
        </translation>
    </message>
</context>
</TS>
