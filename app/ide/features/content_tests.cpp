// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/content_tests.h"

#include "app/ide/content_addition.h"
#include "app/ide/export_file.h"
#include "app/ide/features/make_small.h"
#include "app/ide/main_window.h"
#include "engine/lab/asserted_test.h"
#include "engine/lab/run_expression.h"
#include "engine/universe/scenario.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/form/form_view.h"
#include "widgets/hunt/edit_hunt.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/timeline.h"
#include "widgets/tests/test_bench.h"
#include "widgets/tests/tests_view.h"
#include "widgets/words/engine_text.h"

#include <algorithm>
#include <array>
#include <map>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

const QString paneName = QStringLiteral("tests");

/// Returns the id of the scenario with which the sandbox plays the run of a test. No scenario of the content has it, so
/// none replaces it.
std::string runIdOf(const std::string& test) {
    return "test " + test;
}

} // namespace

ContentTestsFeature::ContentTestsFeature(MainWindow& window)
    : Feature(window), m_bench(new TestBench(window.analyzer(), this)), m_file(new BackgroundFile(window)) {
    window.addPane({.title = tr("Tests"), .name = "tests", .area = Qt::BottomDockWidgetArea, .make = [this] {
                        m_view = new TestsView(*m_bench);
                        connect(m_view, &TestsView::placeWanted, &this->window(), &MainWindow::goTo);
                        connect(m_view, &TestsView::sandboxWanted, this, &ContentTestsFeature::showRun);
                        connect(m_view, &TestsView::smallWanted, this, &ContentTestsFeature::makeSmall);
                        connect(m_view, &TestsView::editWanted, this, &ContentTestsFeature::findEdit);
                        connect(m_view, &TestsView::acceptWanted, this, &ContentTestsFeature::accept);
                        connect(m_view, &TestsView::faultsWanted, this,
                                [this] { this->window().actions()["run.faults"].trigger(); });
                        return m_view;
                    }});
    window.actions().connectTo("run.tests", [this] { open(); });
    window.actions().connectTo("run.all-tests", [this] { playAll(); });
    window.actions().connectTo("run.test-here", [this] { playHere(); });
    window.actions().connectTo("run.assert", [this] { assertInspected(); });
    connect(m_bench, &TestBench::changed, this, &ContentTestsFeature::markTurns);
    connect(&window.sandbox(), &Sandbox::changed, this, &ContentTestsFeature::markTurns);
    connect(&window, &MainWindow::stateChanged, this, [&window] {
        window.actions()["run.assert"].setEnabled(window.sandbox().hasRun());
        for (const char* const name : {"run.tests", "run.all-tests", "run.test-here"}) {
            window.actions()[name].setEnabled(window.hasProject());
        }
    });
}

void ContentTestsFeature::open() {
    window().raisePane(paneName);
    m_view->focusTests();
}

void ContentTestsFeature::playAll() {
    open();
    m_bench->play();
}

/// Plays the test at the caret, or at the selected line of the form.
void ContentTestsFeature::playHere() {
    const AnalysisPtr analysis = window().analyzer().latest();
    std::optional<engine::Location> place;
    if (window().form().isAncestorOf(window().focusWidget())) {
        place = window().form().selectedPlace();
    } else if (const DocumentEditor* const editor = window().currentEditor(); editor != nullptr && analysis) {
        const auto caret = static_cast<std::uint32_t>(editor->caretOffset());
        place = engine::Location{analysis->fileOf(editor->document().shownPath()), {caret, caret}};
    }
    const QString id = place ? m_bench->testAt(*place) : QString();
    if (id.isEmpty()) {
        window().say(tr("Put the caret into a <test> first."));
        return;
    }
    window().raisePane(paneName);
    m_bench->play({id});
}

/// Writes a test that expects the value that the inspector explains.
void ContentTestsFeature::assertInspected() {
    const ObjectInspector& inspector = window().inspector();
    const auto program = window().sandbox().program();
    const auto object = inspector.object();
    const auto column = inspector.explained();
    const auto& variable = inspector.explainedVariable();
    if (program == nullptr || !object || (!column && !variable)) {
        window().say(tr("Choose a value in the inspector first."));
        return;
    }
    if (window().sandbox().inside()) {
        window().say(tr("Go to the end of the turn first."));
        return;
    }
    if (variable && variable->part != 0) {
        window().say(tr("Expressions cannot read this value."));
        return;
    }
    const engine::CheckedModel& model = *program->model;
    const std::string& name = column ? model.layout[*column].name : model.language.variables[variable->variable].name;
    assertValue(column ? *object : variable->row, QString::fromStdString(name), window().sandbox().turn());
}

void ContentTestsFeature::assertValue(engine::Row object, const QString& expression, std::uint32_t turn) {
    Sandbox& sandbox = window().sandbox();
    const engine::Session* const session = sandbox.session();
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!sandbox.hasRun() || !analysis) {
        return; // the project was closed
    }
    if (session == nullptr) {
        connect(
            &sandbox, &Sandbox::changed, this,
            [this, object, expression, turn] { assertValue(object, expression, turn); }, Qt::SingleShotConnection);
        return;
    }
    const engine::CheckedScenario* const scenario = analysis->model->findScenario(session->scenario().id);
    if (scenario == nullptr) {
        window().say(tr("Save the run as a scenario first: a test plays a scenario of the project."));
        return;
    }
    if (turn > session->last()) {
        return; // an edit has dropped the turn
    }
    const engine::State state = session->history().state(session->universe(), turn);
    const engine::View view = state.view();
    const bool isOfRun = object == engine::noRow;
    const std::array<engine::Row, 1> rows{isOfRun ? 0 : object}; // the value of a run depends on no object
    const bool exists = rows.front() < view.rowCount && (isOfRun || view.exists(object));
    const auto type = exists && !isOfRun ? std::optional(view.typeOf(object)) : std::nullopt;
    const engine::RunExpression value(*session, expression.toStdString(), engine::badFormat, type);
    const auto number = exists && value.isGood() ? std::optional(value.values(view, rows).front()) : std::nullopt;
    if (!number || engine::isMissing(*number)) {
        window().say(exists && !value.isGood() ? tr("Expressions cannot read this value.")
                                               : tr("There is no value in turn %1.").arg(turn));
        return;
    }
    const QString label = engineText(value.label(*analysis->model));
    const QString name =
        isOfRun ? tr("%1 in turn %2").arg(label).arg(turn)
                : tr("%1 of %2 in turn %3").arg(label, QString::fromStdString(view.nameOf(object))).arg(turn);
    const std::string xml =
        engine::assertedTest(*session, *scenario, view, {object, expression.toStdString(), *number, value.format()},
                             m_bench->nextAssertedId().toStdString(), name.toStdString());
    write(window(), xml, tr("Assert %1").arg(name), tr("Added the test “%1” to %2").arg(name));
}

/// Marks the turns in which failed tests of the run's scenario do not show what they expect (I4.26). Results from
/// before the last change have no marks.
void ContentTestsFeature::markTurns() {
    const auto base = window().sandbox().base();
    std::map<std::uint32_t, QStringList> failed; // sentences by turn
    for (const BenchTest& test : m_bench->tests()) {
        const bool isOfRun =
            base != nullptr && !test.isStale && test.isBad() &&
            (base->scenario.id == test.scenario.toStdString() || base->scenario.id == runIdOf(test.id.toStdString()));
        for (const BenchTest::Line& line : test.lines) {
            if (isOfRun && !line.isMet && line.turn <= window().sandbox().lastTurn()) {
                failed[line.turn] << tr("%1: %2").arg(test.name, line.sentence);
            }
        }
    }
    std::vector<TurnMark> marks;
    for (const auto& [turn, sentences] : failed) {
        marks.push_back({turn, sentences.join(QLatin1Char('\n'))});
    }
    const auto count = static_cast<int>(marks.size());
    window().timeline().setMarks(TurnLane::tests, std::move(marks),
                                 tr("Tests fail in %n marked turns (see Tests)", nullptr, count));
}

bool ContentTestsFeature::write(MainWindow& window, const std::string& xml, const QString& step, const QString& done) {
    const AddedContent added =
        addToContent(window, {.tag = "test", .newFile = QStringLiteral("tests.xml"), .xml = xml, .step = step});
    switch (added.problem) {
    case AddedContent::Problem::none:
        window.say(done.arg(added.path));
        break;
    case AddedContent::Problem::isOther:
        window.say(tr("The test was not written: tests.xml exists already, and holds no tests."));
        break;
    case AddedContent::Problem::hasErrors:
        window.say(tr("The test was not written: %1 has errors.").arg(added.path));
        break;
    case AddedContent::Problem::isRefused:
        window.say(tr("The test was not written: %1 cannot be changed.").arg(added.path));
        break;
    }
    return added.problem == AddedContent::Problem::none;
}

/// Plays the run of a test in the sandbox, and explains the value of one of its lines (I4.15). The run stays that of
/// the test when the content changes.
void ContentTestsFeature::showRun(const QString& id, int line) {
    const AnalysisPtr analysis = window().analyzer().latest();
    const auto shown = std::ranges::find(m_bench->tests(), id, &BenchTest::id);
    if (!analysis || !analysis->program || window().analyzer().isBehind() || shown == m_bench->tests().end()) {
        window().say(tr("The content is being checked. Try again in a moment."));
        return;
    }
    std::vector<engine::Diagnostic> reported; // the check has reported them
    const auto tests = engine::readTests(analysis->project, *analysis->model, reported, id.toStdString());
    const engine::CheckedTest* const test = tests.empty() ? nullptr : &tests.front();
    if (test == nullptr || !test->isRunnable) {
        window().say(tr("The test has errors."));
        return;
    }
    const bool hasLine = line >= 0 && line < static_cast<int>(shown->lines.size());
    const BenchTest::Line wanted = hasLine ? shown->lines[static_cast<std::size_t>(line)] : BenchTest::Line();
    engine::CheckedScenario scenario = engine::scenarioOf(*analysis->model, *test);
    scenario.chanceKey = scenario.stableName(); // the run draws the same numbers as the test (E5.10)
    scenario.id = runIdOf(test->id);
    scenario.name = test->name;
    Sandbox& sandbox = window().sandbox();
    window().setPerspective(Perspective::sandbox);
    sandbox.start(std::move(scenario), shown->seed);
    sandbox.goTo(hasLine ? wanted.turn : test->turns);
    // The jobs end one after another.
    auto* const waiting = new QObject(this);
    const auto explain = [this, waiting, wanted, &sandbox] {
        if (sandbox.isBusy() || sandbox.session() == nullptr) {
            return;
        }
        waiting->deleteLater();
        if (wanted.object != engine::noRow && wanted.object < sandbox.session()->universe().view().rowCount) {
            window().showObject(wanted.object);
            if (wanted.column) {
                window().inspector().explain(wanted.object, *wanted.column);
            }
        }
    };
    connect(&sandbox, &Sandbox::busyChanged, waiting, explain, Qt::QueuedConnection);
    connect(&sandbox, &Sandbox::changed, waiting, explain, Qt::QueuedConnection);
}

/// Searches the edits that made a test fail, from the nearest earlier content with which it passes (I4.18).
void ContentTestsFeature::findEdit(const QString& id) {
    const AnalysisPtr analysis = window().analyzer().latest();
    auto* const hunt = window().findChild<EditHunt*>();
    const auto* const comparison = window().findChild<RunComparison*>();
    if (!analysis || !analysis->program || window().analyzer().isBehind() || hunt == nullptr || comparison == nullptr) {
        window().say(tr("The content is being checked. Try again in a moment."));
        return;
    }
    const auto test = std::ranges::find(m_bench->tests(), id, &BenchTest::id);
    if (test == m_bench->tests().end()) {
        return;
    }
    HuntedTest hunted{.id = id.toStdString(),
                      .file = analysis->pathOf(test->where.file).toStdString(),
                      .folder = window().store().folder().toStdString(),
                      .words = tr("The test “%1”").arg(test->name),
                      .left = comparison->earlierPrograms(),
                      .right = analysis->program};
    for (const engine::FileId file : analysis->sessionFiles) {
        hunted.ofSession.push_back(analysis->pathOf(file).toStdString());
    }
    hunt->search(std::move(hunted), window().analyzer().shipped());
    window().raisePane(QStringLiteral("find-edit"));
}

/// Makes a failed test small in the background, and saves its run (I4.23).
void ContentTestsFeature::makeSmall(const QString& id) {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || !analysis->program || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked. Try again in a moment."));
        return;
    }
    if (m_file->isWriting()) {
        window().say(tr("Another test is being made small."));
        return;
    }
    const QString path =
        askSavePath(window(), tr("Save the small run"), id + QStringLiteral(".orrery-run"), tr("Runs (*.orrery-run)"));
    if (const QString refused = path.isEmpty() ? QString() : exportRefusal(window(), path); !refused.isEmpty()) {
        window().say(refused);
    } else if (!path.isEmpty()) {
        m_file->start(path, tr("Making the test “%1” small…").arg(id),
                      [analysis, id](const BackgroundFile::Sink& sink, BackgroundFile::Task& task) {
                          return writeSmallRun(*analysis, id.toStdString(), sink, task);
                      });
    }
}

/// Writes the values that tests showed into the content, as one step, and plays these tests again.
void ContentTestsFeature::accept(const std::vector<engine::NewValue>& values) {
    const AnalysisPtr analysis = window().analyzer().latest();
    if (!analysis || window().analyzer().isBehind()) {
        window().say(tr("The content is being checked. Try again in a moment."));
        return;
    }
    const auto accepted = engine::acceptedTexts(analysis->project, values);
    if (!accepted) {
        window().say(tr("No value was accepted: accepted.xml exists already, and is no content file."));
        return;
    }
    std::vector<DocumentText> texts;
    for (const auto& [path, text] : *accepted) {
        texts.push_back({QString::fromStdString(path), QByteArray::fromStdString(text)});
    }
    QStringList tests;
    for (const engine::NewValue& value : values) {
        tests << QString::fromStdString(value.test);
    }
    tests.removeDuplicates();
    window().store().finishTyping();
    window().store().files().setTexts(tr("Accept %n new value(s)", nullptr, static_cast<int>(values.size())), texts);
    window().say(tr("Accepted %n new value(s)", nullptr, static_cast<int>(values.size())));
    m_bench->play(tests);
}

} // namespace orrery::ide
