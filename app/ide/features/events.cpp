// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/events.h"

#include "app/ide/main_window.h"
#include "widgets/problems/problems_view.h"
#include "widgets/sandbox/events_view.h"
#include "widgets/sandbox/question_dialog.h"

#include <QMessageBox>

namespace orrery::ide {

using namespace orrery::widgets;

EventsFeature::EventsFeature(MainWindow& window) : Feature(window) {
    Sandbox& sandbox = window.sandbox();
    window.addPane({.title = tr("Events"),
                    .name = "events",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::sandbox | PaneIn::sideBySide,
                    .make = [&window, &sandbox] {
                        auto* const events = new EventsView(sandbox);
                        connect(events, &EventsView::objectWanted, &window, &MainWindow::showObject);
                        connect(events, &EventsView::turnWanted, &sandbox, &Sandbox::goTo);
                        connect(events, &EventsView::placeWanted, &window, &MainWindow::goTo);
                        return events;
                    }});
    window.actions().connectTo("run.order-matters", [&sandbox] { sandbox.findOrderDependence(); });
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["run.order-matters"].setEnabled(window.sandbox().hasRun()); });
    connect(&sandbox, &Sandbox::orderDependenceFound, this, [&window](const QString& text, const auto& findings) {
        // Their places refer to the content of the run.
        const AnalysisPtr analysis = window.analyzer().latest();
        if (analysis && analysis->program == window.sandbox().program()) {
            window.problems().showRunFindings(findings);
        }
        QMessageBox box(QMessageBox::Information, tr("Response order"), text, QMessageBox::Ok, &window);
        box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        box.exec();
    });
    const auto showProblems = [&window] {
        const AnalysisPtr analysis = window.analyzer().latest();
        const engine::Session* const session = window.sandbox().session();
        if (session == nullptr && window.sandbox().hasRun()) {
            return; // a job is changing the run
        }
        // Their places refer to the content of the run.
        const bool isOfLatest = analysis && session != nullptr && session->sharedProgram() == analysis->program;
        window.problems().showRunProblems(isOfLatest ? session->problems() : std::vector<engine::RunProblem>());
    };
    connect(&sandbox, &Sandbox::changed, this, showProblems);
    connect(&window.analyzer(), &Analyzer::compiled, this, showProblems); // the run may continue with new content
    connect(&sandbox, &Sandbox::questionAsked, this, [&window, &sandbox] { askQuestion(sandbox, &window); });
}

} // namespace orrery::ide
