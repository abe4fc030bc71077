// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/cursor.h"

#include "app/ide/main_window.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/cursor_line.h"
#include "widgets/sandbox/sandbox.h"

#include <QToolBar>

namespace orrery::ide {

using namespace orrery::widgets;

CursorFeature::CursorFeature(MainWindow& window)
    : Feature(window), m_bar(new QToolBar(tr("Inside the turn"), &window)), m_line(new CursorLine(window.sandbox())) {
    m_bar->setObjectName(QStringLiteral("cursor"));
    m_bar->setMovable(false);
    m_bar->toggleViewAction()->setVisible(false); // it shows by itself while the cursor is inside a turn
    m_bar->addWidget(m_line);
    window.addToolBarBreak();
    window.addToolBar(m_bar);
    m_bar->hide();
    window.actions().connectTo("run.step-inside", [this] { m_line->forward(); });
    window.actions().connectTo("run.step-inside-back", [this] { m_line->back(); });
    connect(m_line, &CursorLine::placeWanted, &window, &MainWindow::goTo);
    connect(m_line, &CursorLine::objectWanted, &window, &MainWindow::showObject);
    connect(&window.sandbox(), &Sandbox::changed, this, &CursorFeature::refresh);
    connect(&window, &MainWindow::stateChanged, this, &CursorFeature::refresh);
    // A perspective restores tool bars as they were when it was left. Within this event, they must not change again.
    connect(m_bar, &QToolBar::visibilityChanged, this, &CursorFeature::refresh, Qt::QueuedConnection);
    refresh();
}

void CursorFeature::refresh() {
    const Sandbox& sandbox = window().sandbox();
    m_bar->setVisible(window().hasProject() && sandbox.inside().has_value());
    window().actions()["run.step-inside"].setEnabled(sandbox.hasRun());
    window().actions()["run.step-inside-back"].setEnabled(sandbox.hasRun());
}

} // namespace orrery::ide
