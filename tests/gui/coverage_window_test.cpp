// SPDX-License-Identifier: GPL-3.0-or-later
// Coverage in the whole window: the pane, and the marks in tree, form and source (I4.13).
#include "app/ide/actions.h"
#include "app/ide/features/coverage.h"
#include "app/ide/main_window.h"
#include "app/ide/translation.h"
#include "engine/check/check.h"
#include "engine/rules/shipped_rows.h"
#include "support/project_copy.h"
#include "tests/support/large_project.h"
#include "tests/support/named_test.h"
#include "widgets/coverage/coverage_mark.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/hunt/coverage_model.h"
#include "widgets/hunt/coverage_view.h"
#include "widgets/hunt/run_coverage.h"
#include "widgets/project/project_tree.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/source/source_looks.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QThread>

#include <memory>
#include <optional>
#include <set>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

using State = engine::CoverageState;

class CoverageWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-coverage-test");
        QVERIFY(useLanguage(*qApp, QStringLiteral("en"))); // for the plurals
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        open();
    }
    void cleanup() {
        m_window.reset();
        m_copy.reset();
        applyTheme(*qApp, ThemeKind::light);
    }

    NAMED_TEST(isOffAtFirst, "I4.13 coverage is off at first, and its key shows it in source, tree, form and pane") {
        goTo(2);
        QVERIFY(!action().isChecked());
        QCOMPARE(marginWidth(), 0);
        QVERIFY(!markAt("id=\"dig\""));
        QVERIFY(!treeState("BLD_MINE"));
        press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(action().isChecked());
        QVERIFY(view() != nullptr && view()->isVisible());
        waitForMarks();
        QCOMPARE(marginWidth(), SourceCoverage::marginWidth);
        // The mine digs. The bank has no two mines for its interest, but it lifts what the mine dug.
        QCOMPARE(markAt("id=\"dig\""), std::optional(State::effective));
        QCOMPARE(markAt("\"Mining\" amount"), std::optional(State::effective));
        QCOMPARE(markAt("id=\"interest\""), std::optional(State::inactive));
        QCOMPARE(markAt("id=\"lift\""), std::optional(State::effective));
        QVERIFY(!markAt("<scenario id="));
        QCOMPARE(treeState("BLD_MINE"), std::optional(State::effective));
        QCOMPARE(treeState("BLD_BANK/interest"), std::optional(State::inactive));
        QCOMPARE(treeState("BLD_BANK"), std::optional(State::effective));
        QVERIFY2(view()->note().startsWith("2 turns. Effective: 2 of 2 classes, 2 of 3 groups"),
                 qPrintable(view()->note()));
        press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!action().isChecked());
        QCOMPARE(marginWidth(), 0);
        QVERIFY(!markAt("id=\"dig\""));
        QVERIFY(!treeState("BLD_MINE"));
        QVERIFY2(view()->emptyText().startsWith("Coverage is off."), qPrintable(view()->emptyText()));
        QTest::mouseClick(&view()->showButton(), Qt::LeftButton);
        QVERIFY(action().isChecked());
    }

    NAMED_TEST(tells, "I4.13 the tool tip of a mark has the numbers and turns") {
        goTo(3);
        turnOn();
        const QString words = editor().coverageWordsAt(lineOf("id=\"dig\""));
        QCOMPARE(words, QString("group: effective; fired in 3 of 3 turns; changed 6 values"));
        QCOMPARE(editor().coverageWordsAt(lineOf("<scenario id=")), QString());
        const QModelIndex dig = treeIndex("BLD_MINE/dig");
        QVERIFY2(dig.data(Qt::ToolTipRole).toString().endsWith(words),
                 qPrintable(dig.data(Qt::ToolTipRole).toString()));
        QCOMPARE(dig.data(Qt::AccessibleTextRole), dig.data(Qt::ToolTipRole));
    }

    NAMED_TEST(filtersTurns, "I4.26 a range of turns restricts the coverage of the run to them") {
        goTo(3);
        turnOn();
        const auto words = [this] { return editor().coverageWordsAt(lineOf("id=\"dig\"")); };
        m_window->sandbox().showTurns(TurnRange{2, 3});
        waitForMarks();
        QTRY_VERIFY2(words().startsWith("group: effective; fired in 2 of 2 turns;"), qPrintable(words()));
        QTRY_VERIFY2(view()->note().startsWith("2 turns.") && view()->note().endsWith("Only turns 2 to 3 are read."),
                     qPrintable(view()->note()));
        goTo(4); // not in the range
        waitForMarks();
        QVERIFY2(words().startsWith("group: effective; fired in 2 of 2 turns;"), qPrintable(words()));
        m_window->sandbox().showTurns(std::nullopt);
        waitForMarks();
        QTRY_VERIFY2(words().startsWith("group: effective; fired in 4 of 4 turns;"), qPrintable(words()));
        QTRY_VERIFY2(view()->note().startsWith("4 turns.") && !view()->note().contains("Only turns"),
                     qPrintable(view()->note()));
    }

    NAMED_TEST(marksForm, "I4.13 the form marks groups, conditions and effects") {
        goTo(2);
        turnOn();
        m_window->setEditMode(EditMode::form);
        const auto at = static_cast<int>(editor().document().bytes().indexOf("BLD_BANK"));
        m_window->form().showPlace({m_window->analyzer().latest()->fileOf(editor().document().shownPath()),
                                    {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at)}});
        m_window->waitUntilIdle();
        m_window->form().finishLines();
        waitForMarks();
        const auto stateOf = [&](const char* tag, const char* id) -> std::optional<State> {
            FormLineView* const line = formLine(tag, id);
            return line != nullptr && line->shownCoverage() ? std::optional(line->shownCoverage()->state)
                                                            : std::nullopt;
        };
        QCOMPARE(stateOf("group", "interest"), std::optional(State::inactive));
        QCOMPARE(stateOf("group", "lift"), std::optional(State::effective));
        QCOMPARE(stateOf("number-of", ""), std::optional(State::activated)); // it never matched
        QCOMPARE(stateOf("multiply-max-meter", ""), std::optional(State::effective));
        QVERIFY(!stateOf("scope", ""));
        QVERIFY(formLine("group", "interest")->accessibleName().contains("coverage: inactive"));
        QVERIFY(formLine("number-of", "")->coverageWords().contains("never matched"));
        press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!stateOf("group", "lift"));
    }

    NAMED_TEST(listsElements, "I4.13 the pane lists the lowest states first, filters, sorts, and Enter opens the XML") {
        goTo(2);
        turnOn();
        QTableView& table = view()->table();
        CoverageModel& model = view()->model();
        const QAbstractItemModelTester tester(&model);
        const auto column = [&](int which) {
            QStringList texts;
            for (int row = 0; row < model.rowCount(); ++row) {
                texts << model.index(row, which).data().toString();
            }
            return texts;
        };
        const QStringList states = column(CoverageModel::state);
        QCOMPARE(states.first(), QString("never"));
        QCOMPARE(states.last(), QString("effective"));
        QVERIFY(states.lastIndexOf("never") < states.indexOf("effective"));
        QVERIFY(!table.isHidden() && model.rowCount() == int(model.coverage()->items().size()));
        for (int row = 0; row < model.rowCount(); ++row) { // a mark beside each name of a state
            QVERIFY(!model.index(row, CoverageModel::state).data(Qt::DecorationRole).isNull());
        }
        view()->filterLine().setFocus();
        QTest::keyClicks(&view()->filterLine(), "bank lift");
        const QStringList groups = column(CoverageModel::group);
        QCOMPARE(std::set<QString>(groups.begin(), groups.end()).size(), std::size_t(1));
        QVERIFY(column(CoverageModel::group).contains("lift") && !column(CoverageModel::group).contains("interest"));
        QTest::keyClicks(&view()->filterLine(), " nothing");
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(view()->emptyText(), QString("No element matches the filter."));
        view()->filterLine().clear();
        view()->kinds().setCurrentIndex(1 + int(engine::CoverageKind::group));
        QCOMPARE(model.rowCount(), 3);
        view()->states().setCurrentIndex(1 + int(State::inactive));
        QCOMPARE(column(CoverageModel::group), QStringList{"interest"});
        view()->states().setCurrentIndex(0);
        QHeaderView& header = *table.horizontalHeader();
        const int x = header.sectionViewportPosition(CoverageModel::changed_) + 8;
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, {x, header.height() / 2});
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, {x, header.height() / 2});
        QCOMPARE(header.sortIndicatorSection(), int(CoverageModel::changed_));
        const QStringList changed = column(CoverageModel::changed_);
        QCOMPARE(changed.size(), 3);
        const bool isAscending = header.sortIndicatorOrder() == Qt::AscendingOrder;
        QVERIFY(isAscending ? changed.first().toInt() < changed.last().toInt()
                            : changed.first().toInt() > changed.last().toInt());
        const int row = int(column(CoverageModel::group).indexOf("interest"));
        table.setCurrentIndex(model.index(row, CoverageModel::group));
        table.setFocus();
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(&table, Qt::Key_Return);
        m_window->waitUntilIdle();
        QCOMPARE(lineOf("<group id=\"interest\""), caretLine());
    }

    NAMED_TEST(follows, "I4.13 the coverage follows the run and edits, and the marks move with the text") {
        turnOn();
        QCOMPARE(view()->note(), QString("The run has no turn yet. Step a turn to see what it reaches."));
        QCOMPARE(markAt("id=\"dig\""), std::optional(State::never));
        goTo(1);
        waitForMarks();
        QCOMPARE(markAt("id=\"dig\""), std::optional(State::effective));
        goTo(4);
        waitForMarks();
        QVERIFY(editor().coverageWordsAt(lineOf("id=\"dig\"")).contains("fired in 4 of 4 turns"));
        const auto at = static_cast<int>(editor().document().bytes().indexOf("<!--"));
        editor().goTo(at, at);
        editor().setFocus();
        QTest::keyClick(&editor(), Qt::Key_Return);
        QCOMPARE(markAt("id=\"dig\""), std::optional(State::effective)); // at once
        m_window->waitUntilIdle();
        waitForMarks();
        QCOMPARE(markAt("id=\"dig\""), std::optional(State::effective));
        QVERIFY(editor().coverageWordsAt(lineOf("id=\"dig\"")).contains("fired in 4 of 4 turns"));
        // A group that can never be active.
        const auto group = static_cast<int>(editor().document().bytes().indexOf(" description=\"Minerals"));
        editor().replaceAsTyped(group, group, " active=\"turn &gt; 99\"");
        m_window->waitUntilIdle();
        waitForMarks();
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::inactive));
        QTRY_COMPARE(treeState("BLD_MINE/dig"), std::optional(State::inactive));
        m_window->store().history().undo();
        m_window->waitUntilIdle();
        waitForMarks();
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::effective));
    }

    NAMED_TEST(ofTests, "I4.13 the coverage of all tests needs no run, follows edits, and is kept as a choice") {
        turnOn();
        QComboBox& sources = view()->sources();
        sources.setFocus();
        QTest::keyClick(&sources, Qt::Key_Down);
        QCOMPARE(sources.currentText(), QString("All tests"));
        waitForMarks();
        QTRY_COMPARE(view()->note(), QString("The project has no test that plays a turn."));
        QCOMPARE(markAt("id=\"dig\""), std::optional(State::never));
        QVERIFY(m_window->store().files().add("tests.xml", R"(<orrery format="1">
  <test id="one" turns="3"><expect if="turn == 3"/></test>
  <test id="two" turns="2"><expect if="turn == 2"/></test>
</orrery>
)") != nullptr);
        m_window->waitUntilIdle();
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::effective));
        QVERIFY2(editor().coverageWordsAt(lineOf("id=\"dig\"")).contains("fired in 5 of 5 turns"),
                 qPrintable(editor().coverageWordsAt(lineOf("id=\"dig\""))));
        QVERIFY2(view()->note().startsWith("5 turns. Effective: "), qPrintable(view()->note()));
        const auto group = static_cast<int>(editor().document().bytes().indexOf(" description=\"Minerals"));
        editor().replaceAsTyped(group, group, " active=\"turn &gt; 99\"");
        m_window->waitUntilIdle();
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::inactive));
        // Back to the run, which has no turn.
        sources.setFocus();
        QTest::keyClick(&sources, Qt::Key_Up);
        waitForMarks();
        QTRY_COMPARE(view()->note(), QString("The run has no turn yet. Step a turn to see what it reaches."));
    }

    NAMED_TEST(otherSource, "I4.13 the coverage of one source is not shown as that of another one") {
        turnOn();
        QVERIFY(m_window->store().files().add("tests.xml", R"(<orrery format="1">
  <test id="one" turns="3"><expect if="turn == 3"/></test>
</orrery>
)") != nullptr);
        m_window->waitUntilIdle();
        auto& coverage = *m_window->findChild<RunCoverage*>();
        coverage.setSource(RunCoverage::Source::tests);
        QThread::msleep(500); // the results wait in the queue of the window
        coverage.setSource(RunCoverage::Source::sweep);
        QVERIFY(coverage.coverage() == nullptr);
        QSignalSpy changes(&coverage, &RunCoverage::changed);
        const auto checks =
            connect(&coverage, &RunCoverage::changed, this, [&coverage] { QVERIFY(coverage.coverage() == nullptr); });
        QTRY_VERIFY(coverage.state() == RunCoverage::State::noRun); // there is no sweep
        disconnect(checks);
        QVERIFY(coverage.coverage() == nullptr && !changes.isEmpty());
    }

    NAMED_TEST(ofSweep, "I4.13 the coverage of a sweep is played once, and again at the user's request") {
        turnOn();
        QComboBox& sources = view()->sources();
        sources.setFocus();
        QTest::keyClick(&sources, Qt::Key_End);
        QCOMPARE(sources.currentText(), QString("A sweep"));
        QTRY_COMPARE(view()->emptyText(), QString("The project has no sweep that can be played."));
        QVERIFY(view()->sweeps().isHidden() && view()->cancelButton().isHidden());
        addSweeps(2);
        QTRY_VERIFY2(view()->note().startsWith("12 turns. Effective: 2 of 2 classes"), qPrintable(view()->note()));
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::effective));
        QVERIFY2(editor().coverageWordsAt(lineOf("id=\"dig\"")).contains("fired in 12 of 12 turns"),
                 qPrintable(editor().coverageWordsAt(lineOf("id=\"dig\""))));
        QVERIFY(!view()->sweeps().isHidden() && view()->cancelButton().isHidden());
        QCOMPARE(view()->sweeps().currentText(), QString("Ore prices"));
        // The other sweep.
        view()->sweeps().setFocus();
        QTest::keyClick(&view()->sweeps(), Qt::Key_Down);
        QTRY_VERIFY2(view()->note().startsWith("1 turn. "), qPrintable(view()->note()));
        QVERIFY2(view()->note().endsWith("1 variant of the sweep has errors, and no runs."),
                 qPrintable(view()->note()));
        // An edit does not play it again, but says so.
        const auto group = static_cast<int>(editor().document().bytes().indexOf(" description=\"Minerals"));
        editor().replaceAsTyped(group, group, " active=\"turn &gt; 99\"");
        m_window->waitUntilIdle();
        QTRY_VERIFY2(view()->note().endsWith("The content has changed since."), qPrintable(view()->note()));
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::effective));
        QTest::mouseClick(&view()->againButton(), Qt::LeftButton);
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::inactive));
        QVERIFY(!view()->note().contains("changed since"));
        sources.setFocus();
        QTest::keyClick(&sources, Qt::Key_Home);
        waitForMarks();
        QTRY_COMPARE(view()->note(), QString("The run has no turn yet. Step a turn to see what it reaches."));
        QVERIFY(view()->sweeps().isHidden() && view()->againButton().isHidden());
    }

    NAMED_TEST(sweepIsCancelled,
               "I4.13 the coverage of a long sweep shows its progress, and Cancel keeps what is done") {
        turnOn();
        addSweeps(5'000);
        view()->sources().setFocus();
        QTest::keyClick(&view()->sources(), Qt::Key_End);
        QTRY_VERIFY2(QRegularExpression("^Played \\d+ of 15000 runs so far\\.$").match(view()->note()).hasMatch(),
                     qPrintable(view()->note()));
        QTRY_VERIFY(view()->model().coverage() != nullptr && view()->model().coverage()->runs() > 0); // partly known
        QVERIFY(!view()->cancelButton().isHidden() && view()->againButton().isHidden());
        QTest::mouseClick(&view()->cancelButton(), Qt::LeftButton);
        QTRY_VERIFY2(view()->note().contains(QRegularExpression(" Cancelled after [1-9]\\d* of 15000 runs\\.$")),
                     qPrintable(view()->note()));
        QVERIFY(view()->cancelButton().isHidden() && !view()->againButton().isHidden());
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::effective));
    }

    NAMED_TEST(isKept, "I4.13 the session remembers whether coverage is shown") {
        goTo(1);
        turnOn();
        QVERIFY(m_window->close());
        m_window.reset();
        open();
        QTRY_VERIFY(action().isChecked());
        waitForMarks();
        QTRY_COMPARE(markAt("id=\"dig\""), std::optional(State::effective));
        press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(m_window->close());
        m_window.reset();
        open();
        QCoreApplication::processEvents();
        QVERIFY(!action().isChecked());
        QVERIFY(!markAt("id=\"dig\""));
    }

    NAMED_TEST(shapes, "I4.13 each state has a shape of its own, in both themes") {
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
            std::vector<QImage> drawn;
            for (int state = 0; state < int(State::count_); ++state) {
                const QColor colour = coverageColour(State(state), theme(kind));
                QVERIFY(contrast(colour, theme(kind).base) >= 3.0);
                drawn.push_back(coverageIcon(State(state), QColor(Qt::black)).pixmap(QSize(16, 16), 1.0).toImage());
                for (std::size_t other = 0; other + 1 < drawn.size(); ++other) {
                    QVERIFY(drawn[other] != drawn.back());
                }
            }
        }
    }

    NAMED_TEST(largeTables, "I4.13 thousands of elements are filtered and sorted in the background") {
        const auto sources =
            engine::arrangeSources(orrery::fixture::makeProject({.classes = 1200, .hasFindings = false}),
                                   engine::readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"));
        std::vector<engine::Diagnostic> diagnostics;
        const auto model = engine::check(engine::parseProject(sources), engine::shippedRows(), diagnostics);
        const auto items = std::make_shared<const engine::CoverageItems>(model);
        QVERIFY(items->size() > 5000);
        CoverageModel table;
        table.show(std::make_shared<const engine::Coverage>(items));
        QVERIFY(!table.isCurrent()); // nothing was listed on this thread
        QCOMPARE(table.rowCount(), 0);
        QTRY_VERIFY(table.isCurrent());
        QCOMPARE(table.rowCount(), int(items->size()));
        table.setFilter({.kind = engine::CoverageKind::objectClass});
        table.sort(CoverageModel::objectClass, Qt::DescendingOrder);
        QTRY_VERIFY(table.isCurrent());
        QVERIFY(table.rowCount() >= 1200);
        QVERIFY(table.index(0, 0).data().toString().toCaseFolded() >=
                table.index(table.rowCount() - 1, 0).data().toString().toCaseFolded());
    }

private:
    void open() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sideBySide);
        m_window->setEditMode(EditMode::source);
        QCoreApplication::processEvents();
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    /// Adds two sweeps to the project. The first one has three variants with some seeds.
    void addSweeps(int seeds) {
        QByteArray text = R"(<orrery format="1">
  <sweep id="ores" name="Ore prices" turns="2" seeds="1..SEEDS">
    <vary at="BLD_BANK/lift" attribute="priority" values="10 11 12"/>
    <measure id="m" object="Sol III" value="MaxMining"/></sweep>
  <sweep id="half" turns="1"><vary at="BLD_BANK/lift" attribute="priority" values="10 10.5"/>
    <measure id="m" object="Sol III" value="MaxMining"/></sweep>
</orrery>
)";
        text.replace("SEEDS", QByteArray::number(seeds));
        QVERIFY(m_window->store().files().add("sweeps.xml", text) != nullptr);
        m_window->waitUntilIdle();
    }
    QAction& action() { return m_window->actions()["run.coverage"]; }
    CoverageView* view() { return m_window->findChild<CoverageView*>(); }
    DocumentEditor& editor() { return *m_window->currentEditor(); }
    void turnOn() {
        press(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(action().isChecked());
        waitForMarks();
    }
    void waitForMarks() {
        m_window->waitUntilIdle();
        auto* const feature = m_window->findChild<CoverageFeature*>();
        QTRY_VERIFY(feature->isCurrent());
        QTRY_VERIFY(editor().coverage().isDone());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
        m_window->waitUntilIdle();
    }
    int marginWidth() {
        return static_cast<int>(
            editor().SendScintilla(QsciScintillaBase::SCI_GETMARGINWIDTHN, long{SourceLooks::coverageMargin}));
    }
    int lineOf(const QByteArray& words) {
        const QByteArray bytes = editor().document().bytes();
        return static_cast<int>(bytes.left(bytes.indexOf(words)).count('\n'));
    }
    int caretLine() { return static_cast<int>(editor().document().bytes().left(editor().caretOffset()).count('\n')); }
    /// Returns the state that the margin shows beside the line with some words.
    std::optional<State> markAt(const QByteArray& words) {
        const long line = lineOf(words);
        const auto bits = editor().SendScintilla(QsciScintillaBase::SCI_MARKERGET, line) & SourceCoverage::markerMask;
        for (int state = 0; state < int(State::count_); ++state) {
            if (bits == 1L << (SourceCoverage::firstMarker + state)) {
                return State(state);
            }
        }
        return std::nullopt;
    }
    QModelIndex treeIndex(const QString& label) {
        ProjectTreeModel& model = m_window->projectTree().model();
        for (const TreeEntry& entry : model.entries()->all) {
            if (entry.id.endsWith("/" + label)) {
                return model.indexOf(entry.id);
            }
        }
        return {};
    }
    std::optional<State> treeState(const QString& label) {
        const QVariant state = treeIndex(label).data(ProjectTreeModel::CoverageRole);
        return state.isValid() ? std::optional(State(state.toInt())) : std::nullopt;
    }
    FormLineView* formLine(const char* tag, const char* id) {
        for (FormLineView* const line : m_window->form().findChildren<FormLineView*>()) {
            if (line->line().tag == tag && !line->line().path.empty() && line->line().path.back().id == id &&
                line->isVisibleTo(&m_window->form())) {
                return line;
            }
        }
        return nullptr;
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(CoverageWindowTest)
#include "coverage_window_test.moc"
