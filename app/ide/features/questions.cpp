// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/questions.h"

#include "app/ide/main_window.h"
#include "engine/check/scenario/statements.h"
#include "engine/lab/what_if_text.h"
#include "engine/universe/scenario.h"
#include "widgets/document/document_store.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/project/analysis_edits.h"
#include "widgets/sandbox/availability_view.h"
#include "widgets/sandbox/orders_view.h"
#include "widgets/why_not/why_not_view.h"

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Creates a view of the run for a pane. It shows the chosen object, and follows it.
template <class View, class... More>
View* makeView(MainWindow& window, More&... more) {
    auto* const view = new View(window.sandbox(), more...);
    if (const auto object = window.inspector().object()) {
        view->showObject(*object);
    }
    QObject::connect(&window, &MainWindow::objectShown, view, &View::showObject);
    QObject::connect(view, &View::placeWanted, &window, &MainWindow::goTo);
    return view;
}

} // namespace

QuestionsFeature::QuestionsFeature(MainWindow& window) : Feature(window) {
    const auto add = [&window](const QString& title, const char* name, std::function<QWidget*()> make) {
        window.addPane({.title = title,
                        .name = name,
                        .area = Qt::BottomDockWidgetArea,
                        .shownIn = PaneIn::sandbox | PaneIn::sideBySide,
                        .make = std::move(make)});
    };
    add(tr("Why no effect?"), "why-not", [this] {
        m_whyNot = makeView<WhyNotView>(this->window(), this->window().analyzer());
        connect(m_whyNot, &WhyNotView::editingWanted, &this->window(), &MainWindow::focusEditing);
        connect(m_whyNot, &WhyNotView::editWanted, this, &QuestionsFeature::apply);
        connect(m_whyNot, &WhyNotView::whatIfWanted, this, &QuestionsFeature::tryOut);
        return m_whyNot;
    });
    add(tr("Availability"), "availability",
        [this] { return m_availability = makeView<AvailabilityView>(this->window()); });
    add(tr("Orders"), "orders", [this] { return m_orders = makeView<OrdersView>(this->window()); });
    window.actions().connectTo("run.why-not", [this] { askWhyNot(); });
    window.actions().connectTo("run.available", [this] { askAvailability(); });
    window.actions().connectTo("run.give-order", [this] { giveOrder(); });
}

void QuestionsFeature::askWhyNot() {
    window().raisePane(QStringLiteral("why-not"));
    if (const auto object = window().inspector().object()) {
        m_whyNot->ask(*object, window().inspector().explained());
    }
}

/// Makes edits of the content as one step.
void QuestionsFeature::apply(const QString& name, const AnalysisPtr& analysis,
                             const std::vector<engine::TextEdit>& edits) {
    auto wanted = documentEdits(window().store(), *analysis, edits);
    if (!wanted || !window().store().apply(name, std::move(*wanted))) {
        window().say(tr("The content has changed meanwhile; try again."));
    }
}

/// Holds other values in the step to the present turn, in a new what-if (I4.8).
void QuestionsFeature::tryOut(const std::vector<engine::MissChange>& changes) {
    Sandbox& sandbox = window().sandbox();
    const engine::Session* const session = sandbox.session();
    if (session == nullptr || session->turn() == 0) {
        window().say(tr("The sandbox computes the run. Try again when it is done."));
        return;
    }
    const engine::CheckedModel& model = *session->program().model;
    const engine::State before = session->history().state(session->universe(), session->turn() - 1);
    std::vector<RunLine> lines;
    for (const engine::MissChange& change : changes) {
        std::vector<engine::Diagnostic> problems;
        const engine::WhatIfValue value{.object = engine::objectReference(before.view(), change.override->row),
                                        .column = change.override->column,
                                        .value = change.after,
                                        .turn = session->turn() - 1,
                                        .isHeld = true,
                                        .until = session->turn()};
        lines.push_back({session->turn() - 1, engine::whatIfXml(model, value)});
        if (lines.back().xml.empty() || engine::parseStatements(lines.back().xml, model, problems).empty()) {
            window().say(tr("This value cannot be held in a what-if"));
            return;
        }
    }
    const std::string present = sandbox.branch();
    const std::string name = freeBranchName(sandbox.branches(), tr("Nearest change").toStdString());
    const bool isDone = sandbox.changeStatements(
        tr("Try what-if %1").arg(QString::fromStdString(name)),
        [&](const auto& text, const RunBase& base) { return branchAdditionTo(text, base, present, name, lines); },
        name);
    if (isDone) {
        window().say(tr("You now see the what-if “%1”. Compare shows the differences from the main run.")
                         .arg(QString::fromStdString(name)));
    }
}

void QuestionsFeature::askAvailability() {
    window().raisePane(QStringLiteral("availability"));
    m_availability->ask(window().inspector().object());
}

void QuestionsFeature::giveOrder() {
    window().raisePane(QStringLiteral("orders"));
    m_orders->begin();
}

} // namespace orrery::ide
