// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/faults.h"

#include "app/ide/features/content_tests.h"
#include "app/ide/main_window.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/project/analyzer.h"
#include "widgets/tests/fault_view.h"
#include "widgets/tests/test_bench.h"
#include "widgets/words/engine_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

FaultsFeature::FaultsFeature(MainWindow& window)
    : Feature(window), m_bench(new FaultBench(window.analyzer(), this)), m_tests(window.findChild<TestBench*>()) {
    window.addPane(
        {.title = tr("Faults and tests"), .name = "faults", .area = Qt::BottomDockWidgetArea, .make = [this] {
             return makeView();
         }});
    window.actions().connectTo("run.faults", [this] { open(); });
    connect(m_bench, &FaultBench::drafted, this, &FaultsFeature::write);
    connect(m_tests, &TestBench::changed, this, &FaultsFeature::showWritten);
    connect(&window.analyzer(), &Analyzer::forgotten, this, [this] { m_written.clear(); });
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["run.faults"].setEnabled(window.hasProject()); });
}

FaultView* FaultsFeature::makeView() {
    m_view = new FaultView(*m_bench);
    connect(m_view, &FaultView::placeWanted, &window(), &MainWindow::goTo);
    connect(m_view, &FaultView::testWanted, this, &FaultsFeature::openTest);
    connect(m_view, &FaultView::draftWanted, this, &FaultsFeature::draft);
    connect(m_view, &FaultView::classWanted, this, &FaultsFeature::tryClass);
    return m_view;
}

void FaultsFeature::open() {
    window().raisePane(QStringLiteral("faults"));
    m_view->focusFaults();
}

/// Tries the faults of the class at the selected line of the form, or at the caret.
void FaultsFeature::tryClass() {
    const AnalysisPtr analysis = window().analyzer().latest();
    const DocumentEditor* const editor = window().currentEditor();
    std::optional<engine::Location> place;
    if (window().form().isVisible() && (editor == nullptr || window().form().isAncestorOf(window().focusWidget()))) {
        place = window().form().selectedPlace();
    } else if (editor != nullptr && analysis) {
        const auto caret = static_cast<std::uint32_t>(editor->caretOffset());
        place = engine::Location{analysis->fileOf(editor->document().shownPath()), {caret, caret}};
    }
    if (place && analysis) {
        for (const engine::Element one : analysis->project.topLevel("class")) {
            if (one.where().file == place->file && one.where().span.covers(place->span)) {
                m_view->tryClass(QString::fromStdString(one.value("id")));
                return;
            }
        }
    }
    window().say(tr("Put the caret into a <class> first."));
}

void FaultsFeature::openTest(const QString& id) {
    const auto found = std::ranges::find(m_tests->tests(), id, &BenchTest::id);
    if (found != m_tests->tests().end()) {
        window().goTo(found->head);
    } else {
        window().say(tr("The test “%1” does not exist any more.").arg(id));
    }
}

void FaultsFeature::draft(std::size_t fault) {
    const engine::Mutant& mutant = m_bench->faults()[fault].mutant;
    m_bench->draft(
        fault, m_tests->nextAssertedId(),
        tr("Notices a fault in %1: %2").arg(QString::fromStdString(mutant.group), engineText(mutant.sentence)));
}

/// Writes the draft of a test into the content, as one step.
void FaultsFeature::write(const QString& xml, const QString& id, const QString& name) {
    if (xml.isEmpty()) {
        window().say(tr("No value in a run of the tests shows this fault. Write a test with another scenario, or with "
                        "more turns."));
        return;
    }
    const bool isWritten = ContentTestsFeature::write(
        window(), xml.toStdString(), name,
        tr("Added the draft “%1” to %2. It counts once it has bounds that you mean, and another id.").arg(id));
    m_written = isWritten ? id : QString();
}

/// Goes to the new draft once the content is checked.
void FaultsFeature::showWritten() {
    const auto found = std::ranges::find(m_tests->tests(), m_written, &BenchTest::id);
    if (!m_written.isEmpty() && found != m_tests->tests().end()) {
        m_written.clear();
        window().goTo(found->head);
    }
}

} // namespace orrery::ide
