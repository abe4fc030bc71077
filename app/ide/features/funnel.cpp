// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/funnel.h"

#include "app/ide/main_window.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/expression/probe.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/funnel_remarks.h"
#include "widgets/funnel/funnel_view.h"
#include "widgets/funnel/previews.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/source/source_editor.h"

#include <QDockWidget>
#include <QEvent>
#include <QMenu>

#include <algorithm>
#include <iterator>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

FunnelFeature::FunnelFeature(MainWindow& window)
    : Feature(window), m_funnel(new ScopeFunnel(window.analyzer(), window.sandbox(), this)),
      m_previews(new Previews(*m_funnel, window.sandbox(), this)) {
    const QDockWidget* const dock = window.addPane({.title = tr("Scope funnel"),
                                                    .name = "funnel",
                                                    .area = Qt::BottomDockWidgetArea,
                                                    .shownIn = PaneIn::sandbox | PaneIn::sideBySide,
                                                    .make = [this] { return makeView(); }});
    connect(dock, &QDockWidget::visibilityChanged, this, &FunnelFeature::refreshWanted);
    window.form().installEventFilter(this);
    window.actions().connectTo("run.funnel", [&window] { window.raisePane(QStringLiteral("funnel")); });
    connect(&window, &MainWindow::stateChanged, this,
            [&window] { window.actions()["run.funnel"].setEnabled(window.hasProject()); });

    // At a place without a group, the pane keeps the last group. So a click on a class's name does not empty the pane.
    connect(&window, &MainWindow::placeShown, this, &FunnelFeature::follow);
    connect(&window.form(), &FormView::placeWanted, this, &FunnelFeature::follow);
    connect(&window, &MainWindow::editorOpened, this, [this, &window](SourceEditor* editor) {
        connect(editor, &SourceEditor::caretMoved, this, [this, &window, editor](int offset) {
            const AnalysisPtr analysis = window.analyzer().latest();
            if (analysis != nullptr && !window.analyzer().isBehind()) {
                const auto at = static_cast<std::uint32_t>(offset);
                follow({analysis->fileOf(editor->property("path").toString()), {at, at}});
            }
        });
    });
    connect(&window, &MainWindow::projectOpened, this, [this] { m_isRestored = false; });
    connect(&window.analyzer(), &Analyzer::analysed, this, &FunnelFeature::followRestored);
    connect(&window, &MainWindow::objectShown, m_funnel, [this](std::uint32_t row) { m_funnel->showObject(row); });

    connect(&window, &MainWindow::previewsWanted, m_previews, &Previews::ask);
    connect(&window.analyzer(), &Analyzer::forgotten, m_previews, &Previews::clear);
    connect(m_funnel, &ScopeFunnel::changed, this, &FunnelFeature::showRemarks);
    connect(m_funnel, &ScopeFunnel::groupShown, this, &FunnelFeature::showHolder);
    connect(m_funnel, &ScopeFunnel::othersChanged, this, &FunnelFeature::showRemarks);
    connect(&window.form().countsMenu(), &QMenu::aboutToShow, this, &FunnelFeature::offerHolders);
    connect(&window, &MainWindow::projectClosing, this, [this] { m_funnel->showGroup({}, {}); });
}

FunnelView* FunnelFeature::makeView() {
    m_view = new FunnelView(*m_funnel, window().analyzer());
    connect(m_view, &FunnelView::lightsChanged, &window().galaxy(), &GalaxyView::setMarks);
    connect(&window().galaxy(), &GalaxyView::marksCleared, m_view, &FunnelView::clearLights);
    connect(m_view, &FunnelView::placeWanted, &window(), &MainWindow::goTo);
    connect(m_view, &FunnelView::objectWanted, &window(), &MainWindow::showObject);
    connect(m_view, &FunnelView::steppingWanted, this,
            [&window = window()](const QString& text, std::uint32_t source, std::uint32_t candidate) {
                window.raisePane(QStringLiteral("expressions"));
                if (auto* const scratch = window.findChild<ExpressionScratch*>()) {
                    scratch->tryOut(text, source, candidate);
                }
            });
    return m_view;
}

/// Shows the group at a place. The form has another class now if the place is outside the class of the group.
void FunnelFeature::follow(engine::Location where) {
    m_funnel->showGroupAt(where);
    m_isElsewhere = !m_funnel->isInClass(where);
    showHolder();
}

/// Shows the group at the caret that a session has restored before the first check. Later, the caret's moves tell it.
void FunnelFeature::followRestored() {
    const DocumentEditor* const editor = window().currentEditor();
    if (window().analyzer().isBehind() || std::exchange(m_isRestored, true)) {
        return;
    }
    if (m_funnel->groupId().isEmpty() && editor != nullptr) {
        const auto at = static_cast<std::uint32_t>(editor->caretOffset());
        const engine::Location where{window().analyzer().latest()->fileOf(editor->document().shownPath()), {at, at}};
        if (m_funnel->showGroupAt(where)) {
            follow(where);
        }
    }
}

/// Shows the source of the counts above the form; none while the form shows another class, or the counts are not known
/// yet.
void FunnelFeature::showHolder() {
    const int at = m_funnel->holderAt();
    if (m_funnel->answer() == nullptr || m_isElsewhere || at < 0) {
        window().form().setCountsOf({});
        return;
    }
    window().form().setCountsOf(m_funnel->holders()[static_cast<std::size_t>(at)].name,
                                m_funnel->answer()->request.state->view().turn);
}

/// Gives the probe of the form the scopes from which the amounts of effects take their target.
void FunnelFeature::shareScopes() {
    std::vector<ProbeScope> scopes;
    const auto add = [&](const FunnelAnswer& answer) {
        const engine::FunnelSection* const scope = answer.funnel.find(engine::FunnelPart::scope);
        if (scope != nullptr && !scope->isOpen) {
            const engine::Program& program = *answer.request.program;
            const engine::CheckedGroup& group = program.groupAsRead(answer.funnel.question.group);
            scopes.push_back({program.model->classes.asRead(group.owner).id, group.order, answer.funnel.question.source,
                              scope->result});
        }
    };
    if (m_funnel->answer() != nullptr) {
        add(*m_funnel->answer());
    }
    for (const FunnelAnswerPtr& other : m_funnel->others()) {
        add(*other);
    }
    window().form().probe().setScopes(std::move(scopes));
}

void FunnelFeature::showRemarks() {
    showHolder();
    shareScopes();
    if (m_funnel->answer() == nullptr || m_funnel->analysis() == nullptr) {
        window().form().setRemarks({}, {});
        return;
    }
    const engine::Session* const session = window().sandbox().session();
    FunnelRemarks found = funnelRemarks({m_funnel->answer()}, *m_funnel->analysis(), m_funnel->isStale(), session);
    if (!m_funnel->others().empty()) {
        const bool isOlder = m_funnel->isStale() || m_funnel->othersAnalysis() != m_funnel->analysis();
        FunnelRemarks more = funnelRemarks(m_funnel->others(), *m_funnel->othersAnalysis(), isOlder, session);
        std::ranges::move(more.remarks, std::back_inserter(found.remarks)); // the first remark of a line counts
    }
    window().form().setRemarks(found.file, std::move(found.remarks));
}

/// Lists the possible holders of the group in the menu of the form.
void FunnelFeature::offerHolders() {
    QMenu& menu = window().form().countsMenu();
    menu.clear();
    const std::vector<FunnelHolder>& holders = m_funnel->holders();
    for (std::size_t i = 0; i < holders.size(); ++i) {
        QAction* const action = menu.addAction(holders[i].name);
        action->setCheckable(true);
        action->setChecked(static_cast<int>(i) == m_funnel->holderAt());
        connect(action, &QAction::triggered, m_funnel, [this, holder = holders[i]] { m_funnel->pickHolder(holder); });
    }
}

void FunnelFeature::refreshWanted() {
    m_funnel->setWanted((m_view != nullptr && m_view->isVisible()) || window().form().isVisible());
}

bool FunnelFeature::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        QMetaObject::invokeMethod(this, &FunnelFeature::refreshWanted, Qt::QueuedConnection);
    }
    return Feature::eventFilter(watched, event);
}

} // namespace orrery::ide
