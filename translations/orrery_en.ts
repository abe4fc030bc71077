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
    <name>FormTree</name>
    <message numerus="yes">
        <source>(%n element(s))</source>
        <translation>
            <numerusform>(%n element)</numerusform>
            <numerusform>(%n elements)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapKey</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGamesFeature</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::AskFeature</name>
    <message numerus="yes">
        <source>%n answers in this turn</source>
        <translation>
            <numerusform>%n answer in this turn</numerusform>
            <numerusform>%n answers in this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The question has answers in %n marked turns</source>
        <translation>
            <numerusform>The question has answers in %n marked turn</numerusform>
            <numerusform>The question has answers in %n marked turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::BreakpointsFeature</name>
    <message numerus="yes">
        <source>No hit in %n turns, up to the end of the run in turn %1</source>
        <translation>
            <numerusform>No hit in %n turn, up to the end of the run in turn %1</numerusform>
            <numerusform>No hit in %n turns, up to the end of the run in turn %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No hit in %n turns, up to turn %1. Continue again to search later turns.</source>
        <translation>
            <numerusform>No hit in %n turn, up to turn %1. Continue again to search later turns.</numerusform>
            <numerusform>No hit in %n turns, up to turn %1. Continue again to search later turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::CompareFeature</name>
    <message numerus="yes">
        <source>Values differ in %n marked turns (see Compare)</source>
        <translation>
            <numerusform>Values differ in %n marked turn (see Compare)</numerusform>
            <numerusform>Values differ in %n marked turns (see Compare)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects differ from the earlier run</source>
        <translation>
            <numerusform>%n object differs from the earlier run</numerusform>
            <numerusform>%n objects differ from the earlier run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values differ</source>
        <translation>
            <numerusform>%n value differs</numerusform>
            <numerusform>%n values differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::ContentTestsFeature</name>
    <message numerus="yes">
        <source>Accept %n new value(s)</source>
        <translation>
            <numerusform>Accept %n new value</numerusform>
            <numerusform>Accept %n new values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accepted %n new value(s)</source>
        <translation>
            <numerusform>Accepted %n new value</numerusform>
            <numerusform>Accepted %n new values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tests fail in %n marked turns (see Tests)</source>
        <translation>
            <numerusform>Tests fail in %n marked turn (see Tests)</numerusform>
            <numerusform>Tests fail in %n marked turns (see Tests)</numerusform>
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
    <name>orrery::ide::GameExportDialog</name>
    <message numerus="yes">
        <source>%n file(s) of the game change.</source>
        <translation>
            <numerusform>%n file of the game changes.</numerusform>
            <numerusform>%n files of the game change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported to %1; %n file(s) changed</source>
        <translation>
            <numerusform>Exported to %1; %n file changed</numerusform>
            <numerusform>Exported to %1; %n files changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the new folder changed since the last export. Choose another folder, or choose to overwrite these files.</source>
        <translation>
            <numerusform>%n file in the new folder changed since the last export. Choose another folder, or choose to overwrite these files.</numerusform>
            <numerusform>%n files in the new folder changed since the last export. Choose another folder, or choose to overwrite these files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::SavedGameView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::ide::TimelineFeature</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n marked turns from turn %2 on</source>
        <translation>
            <numerusform>%1: %n marked turn from turn %2 on</numerusform>
            <numerusform>%1: %n marked turns from turn %2 on</numerusform>
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
    <name>orrery::widgets::AskView</name>
    <message numerus="yes">
        <source>%n answers in turns 0 to %1</source>
        <translation>
            <numerusform>%n answer in turns 0 to %1</numerusform>
            <numerusform>%n answers in turns 0 to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ColumnChoices</name>
    <message numerus="yes">
        <source>%1, in %n row(s)</source>
        <translation>
            <numerusform>%1, in %n row</numerusform>
            <numerusform>%1, in %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompareModel</name>
    <message numerus="yes">
        <source>%n values from turn %1 on</source>
        <translation>
            <numerusform>%n value from turn %1 on</numerusform>
            <numerusform>%n values from turn %1 on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more. Use the filter to find them.</source>
        <translation>
            <numerusform>… and %n more. Use the filter to find it.</numerusform>
            <numerusform>… and %n more. Use the filter to find them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CompareView</name>
    <message numerus="yes">
        <source>%n values changed from turn %1 on</source>
        <translation>
            <numerusform>%n value changed from turn %1 on</numerusform>
            <numerusform>%n values changed from turn %1 on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CoverageView</name>
    <message numerus="yes">
        <source>%n turn(s). Effective: %1 classes, %2 groups, %3 effects.</source>
        <translation>
            <numerusform>%n turn. Effective: %1 classes, %2 groups, %3 effects.</numerusform>
            <numerusform>%n turns. Effective: %1 classes, %2 groups, %3 effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s) of the sweep have errors, and no runs.</source>
        <translation>
            <numerusform>%n variant of the sweep has errors, and no runs.</numerusform>
            <numerusform>%n variants of the sweep have errors, and no runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::CursorLine</name>
    <message numerus="yes">
        <source>%1 of %n objects</source>
        <translation>
            <numerusform>%1 of %n object</numerusform>
            <numerusform>%1 of %n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EditHuntView</name>
    <message numerus="yes">
        <source>Searching the edit that changed %1. Played %n runs so far.</source>
        <translation>
            <numerusform>Searching the edit that changed %1. Played %n run so far.</numerusform>
            <numerusform>Searching the edit that changed %1. Played %n runs so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n edits change it together, and none can be omitted.</source>
        <translation>
            <numerusform>This %n edit changes it.</numerusform>
            <numerusform>These %n edits change it together, and none can be omitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 edits; the search played %n runs.</source>
        <translation>
            <numerusform>There are %1 edits; the search played %n run.</numerusform>
            <numerusform>There are %1 edits; the search played %n runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::EventsView</name>
    <message numerus="yes">
        <source>Only the first %1 events are listed, and %n more are not. Choose fewer turns to see them.</source>
        <translation>
            <numerusform>Only the first %1 events are listed, and %n more is not. Choose fewer turns to see it.</numerusform>
            <numerusform>Only the first %1 events are listed, and %n more are not. Choose fewer turns to see them.</numerusform>
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
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n system</numerusform>
            <numerusform>%n systems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::MapEdits</name>
    <message numerus="yes">
        <source>Also removed: %n line(s) that refer to it.</source>
        <translation>
            <numerusform>Also removed: %n line that refers to it.</numerusform>
            <numerusform>Also removed: %n lines that refer to it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::ObjectTotalsModel</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <translation>
            <numerusform>all %n</numerusform>
            <numerusform>all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::PlotView</name>
    <message numerus="yes">
        <source>%n more objects have no line: choose some of them by a condition, or plot their mean.</source>
        <translation>
            <numerusform>%n more object has no line: choose some of them by a condition, or plot their mean.</numerusform>
            <numerusform>%n more objects have no line: choose some of them by a condition, or plot their mean.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Previews</name>
    <message numerus="yes">
        <source>changes %n</source>
        <translation>
            <numerusform>changes %n</numerusform>
            <numerusform>changes %n</numerusform>
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
    <name>orrery::widgets::ProfileModel</name>
    <message numerus="yes">
        <source>Its %n users share its time evenly:</source>
        <translation>
            <numerusform>Its %n user takes all of its time:</numerusform>
            <numerusform>Its %n users share its time evenly:</numerusform>
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
    <name>orrery::widgets::SeedsModel</name>
    <message numerus="yes">
        <source>… and %n more. Use the filter to find them.</source>
        <translation>
            <numerusform>… and %n more. Use the filter to find it.</numerusform>
            <numerusform>… and %n more. Use the filter to find them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SeedsView</name>
    <message numerus="yes">
        <source>Turn %1, %2 seeds: %n differences of objects</source>
        <extracomment>&quot;Turn 6, 40 seeds: 2 differences of objects&quot;</extracomment>
        <translation>
            <numerusform>Turn %1, %2 seeds: %n difference of objects</numerusform>
            <numerusform>Turn %1, %2 seeds: %n differences of objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n more that are perhaps only chance.</source>
        <extracomment>the end of &quot;… 2 differences of objects, and 3 more that are perhaps only chance.&quot;</extracomment>
        <translation>
            <numerusform>, and %n more that is perhaps only chance.</numerusform>
            <numerusform>, and %n more that are perhaps only chance.</numerusform>
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
<context>
    <name>orrery::widgets::SweepCanvas</name>
    <message numerus="yes">
        <source>%1: %n run(s) from %2 to %3</source>
        <translation>
            <numerusform>%1: %n run from %2 to %3</numerusform>
            <numerusform>%1: %n runs from %2 to %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::SweepView</name>
    <message numerus="yes">
        <source>%n variant(s) have errors.</source>
        <translation>
            <numerusform>%n variant has errors.</numerusform>
            <numerusform>%n variants have errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have errors. The first one: %1</source>
        <translation>
            <numerusform>%n run has errors. The first one: %1</numerusform>
            <numerusform>%n runs have errors. The first one: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TableCommands</name>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Clear %n cell</numerusform>
            <numerusform>Clear %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) did not fit into the table.</source>
        <translation>
            <numerusform>%n value did not fit into the table.</numerusform>
            <numerusform>%n values did not fit into the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>Paste %n cell</numerusform>
            <numerusform>Paste %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s)</source>
        <translation>
            <numerusform>Fill %n cell</numerusform>
            <numerusform>Fill %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calculate %n cell(s)</source>
        <translation>
            <numerusform>Calculate %n cell</numerusform>
            <numerusform>Calculate %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes up to %n cell(s):</source>
        <translation>
            <numerusform>Changes up to %n cell:</numerusform>
            <numerusform>Changes up to %n cells:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes %n cell(s):</source>
        <translation>
            <numerusform>Changes %n cell:</numerusform>
            <numerusform>Changes %n cells:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skips %n cell(s) without a number.</source>
        <translation>
            <numerusform>Skips %n cell without a number.</numerusform>
            <numerusform>Skips %n cells without a number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot have a value: the row lacks the element, or its XML is malformed.</source>
        <translation>
            <numerusform>%n cell cannot have a value: the row lacks the element, or its XML is malformed.</numerusform>
            <numerusform>%n cells cannot have a value: their rows lack the element, or the XML is malformed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n row(s)</source>
        <translation>
            <numerusform>Remove %n row</numerusform>
            <numerusform>Remove %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TableGrid</name>
    <message numerus="yes">
        <source>%n cell(s) selected</source>
        <translation>
            <numerusform>%n cell selected</numerusform>
            <numerusform>%n cells selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s): sum %1, mean %2, smallest %3, largest %4</source>
        <translation>
            <numerusform>%n number: sum %1, mean %2, smallest %3, largest %4</numerusform>
            <numerusform>%n numbers: sum %1, mean %2, smallest %3, largest %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::TestsView</name>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n test</numerusform>
            <numerusform>%n tests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orrery::widgets::Timeline</name>
    <message numerus="yes">
        <source>%1: %n marked turns</source>
        <translation>
            <numerusform>%1: %n marked turn</numerusform>
            <numerusform>%1: %n marked turns</numerusform>
        </translation>
    </message>
</context>
</TS>
