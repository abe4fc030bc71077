// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/main_window.h"

#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/form/form_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/sandbox/objects_view.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

constexpr int layoutVersion = 3; ///< increase it when the default places of docks change
constexpr Perspective perspectives[] = {Perspective::write, Perspective::sandbox, Perspective::sideBySide};
constexpr PaneIn paneIn[] = {PaneIn::write, PaneIn::sandbox, PaneIn::sideBySide};
constexpr const char* perspectiveKeys[] = {"write", "sandbox", "side-by-side"};

/// Returns the first widget in a pane that accepts the focus; null if there is none.
QWidget* firstFocusable(QWidget& pane) {
    QWidget* widget = &pane;
    do {
        const bool isInside = widget == &pane || pane.isAncestorOf(widget);
        if (isInside && (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisible() && widget->isEnabled()) {
            return widget;
        }
        widget = widget->nextInFocusChain();
    } while (widget != &pane);
    return nullptr;
}

} // namespace

void MainWindow::loadLayouts() {
    const QSettings settings;
    for (const Perspective perspective : perspectives) {
        const QString key =
            QStringLiteral("layout/%1/").arg(QLatin1String(perspectiveKeys[static_cast<std::size_t>(perspective)]));
        Layout& layout = layoutOf(perspective);
        layout.docks = settings.value(key + QStringLiteral("docks")).toByteArray();
        layout.centre = settings.value(key + QStringLiteral("centre")).toByteArray();
        layout.editing = settings.value(key + QStringLiteral("editing")).toByteArray();
        const int mode = settings.value(key + QStringLiteral("edit-mode")).toInt();
        layout.editMode =
            mode >= 0 && mode <= static_cast<int>(EditMode::both) ? static_cast<EditMode>(mode) : EditMode::both;
    }
    restoreGeometry(settings.value(QStringLiteral("layout/geometry")).toByteArray());
}

void MainWindow::rememberLayout() {
    if (m_laidOut) {
        layoutOf(*m_laidOut) = {saveState(layoutVersion), m_centre->saveState(), m_editing->saveState(), m_editMode};
    }
}

void MainWindow::saveLayouts() {
    rememberLayout();
    QSettings settings;
    for (const Perspective perspective : perspectives) {
        const Layout& layout = layoutOf(perspective);
        if (layout.docks.isEmpty()) {
            continue;
        }
        const QString key =
            QStringLiteral("layout/%1/").arg(QLatin1String(perspectiveKeys[static_cast<std::size_t>(perspective)]));
        settings.setValue(key + QStringLiteral("docks"), layout.docks);
        settings.setValue(key + QStringLiteral("centre"), layout.centre);
        settings.setValue(key + QStringLiteral("editing"), layout.editing);
        settings.setValue(key + QStringLiteral("edit-mode"), static_cast<int>(layout.editMode));
    }
    settings.setValue(QStringLiteral("layout/geometry"), saveGeometry());
}

void MainWindow::layOut(Perspective perspective) {
    const bool isOpen = hasProject();
    m_laidOut = isOpen ? std::optional(perspective) : std::nullopt;
    const Layout& layout = layoutOf(perspective);
    if (isOpen && !layout.docks.isEmpty() && restoreState(layout.docks, layoutVersion)) {
        m_centre->restoreState(layout.centre);
        m_editing->restoreState(layout.editing);
        setEditMode(layout.editMode);
        return;
    }
    for (const MadePane& pane : m_panes) {
        pane.dock->setVisible(isOpen && has(pane.shownIn, paneIn[static_cast<std::size_t>(perspective)]));
    }
    if (isOpen && perspective != Perspective::sandbox) {
        dockOf(QStringLiteral("problems"))->raise();
    }
    setEditMode(perspective == Perspective::sideBySide ? EditMode::source : EditMode::both);
    if (perspective == Perspective::sideBySide) {
        m_centre->setSizes({600, 600});
    }
    resizeDocks({dockOf(QStringLiteral("project")), dockOf(QStringLiteral("objects"))}, {260, 260}, Qt::Horizontal);
    resizeDocks({dockOf(QStringLiteral("inspector"))}, {460}, Qt::Horizontal);
    resizeDocks({dockOf(QStringLiteral("problems"))}, {150}, Qt::Vertical);
}

QDockWidget* MainWindow::dockOf(const QString& name) const {
    const auto found =
        std::ranges::find_if(m_panes, [&](const MadePane& pane) { return pane.dock->objectName() == name; });
    return found != m_panes.end() ? found->dock : nullptr;
}

QDockWidget* MainWindow::addPane(const Pane& pane) {
    auto* const dock = new QDockWidget(pane.title, this);
    dock->setObjectName(QString::fromLatin1(pane.name));
    if (pane.view != nullptr) {
        dock->setWidget(pane.view);
    }
    addDockWidget(pane.area, dock);
    if (pane.area == Qt::BottomDockWidgetArea) {
        for (const MadePane& other : m_panes) {
            if (dockWidgetArea(other.dock) == pane.area) {
                tabifyDockWidget(other.dock, dock);
                break;
            }
        }
    }
    m_panes.push_back({dock, pane.shownIn, pane.goesAlong, pane.make, pane.unsaved});
    if (pane.make) {
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isVisible) {
            if (isVisible) {
                fillPane(*dock);
            }
        });
    }
    QAction* const toggle = dock->toggleViewAction();
    (*m_actions)["view.panes"].menu()->addAction(toggle);
    connect(toggle, &QAction::triggered, this, [this, dock](bool isShown) {
        if (isShown) {
            raisePane(dock->objectName());
        }
    });
    return dock;
}

void MainWindow::fillPane(QDockWidget& dock) {
    const auto pane = std::ranges::find(m_panes, &dock, &MadePane::dock);
    if (const auto make = std::exchange(pane->make, {})) {
        dock.setWidget(make());
    }
}

/// Makes one view at a time, so that the person's actions come between.
void MainWindow::fillNextPane() {
    const auto next = std::ranges::find_if(m_panes, [](const MadePane& pane) { return pane.make != nullptr; });
    if (next != m_panes.end()) {
        fillPane(*next->dock);
    } else {
        m_morePanes.stop();
    }
}

void MainWindow::showDock(QDockWidget& dock) {
    const auto isAtSide = [this](QDockWidget& one) { return dockWidgetArea(&one) == Qt::RightDockWidgetArea; };
    const bool opensSide =
        dock.isHidden() && isAtSide(dock) && std::ranges::none_of(m_panes, [&](const MadePane& pane) {
            return !pane.dock->isHidden() && isAtSide(*pane.dock);
        });
    dock.show();
    if (opensSide) { // panes beside the editors leave most of the window to them
        resizeDocks({&dock}, {fontMetrics().averageCharWidth() * 48}, Qt::Horizontal);
    }
}

void MainWindow::raisePane(const QString& name) {
    if (QDockWidget* const dock = dockOf(name)) {
        fillPane(*dock);
        showDock(*dock);
        dock->raise();
        if (QWidget* const first = firstFocusable(*dock->widget())) {
            first->setFocus(Qt::ShortcutFocusReason);
        }
    }
}

void MainWindow::focusEditing() {
    QWidget* const editor = m_tabs->isVisible() ? m_tabs->currentWidget() : nullptr;
    if (QWidget* const first = editor != nullptr ? editor : firstFocusable(*m_form)) {
        first->setFocus(Qt::ShortcutFocusReason);
    }
}

void MainWindow::focusNextPane(int step) {
    QVector<QWidget*> all;
    for (const Qt::DockWidgetArea area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea}) {
        if (area == Qt::RightDockWidgetArea) {
            all << m_form << m_tabs << m_galaxy;
        }
        for (const MadePane& pane : m_panes) {
            if (dockWidgetArea(pane.dock) == area && pane.dock->widget() != nullptr) {
                all << pane.dock->widget();
            }
        }
    }
    QVector<QWidget*> panes;
    for (QWidget* const pane : all) {
        // Of tabbed docks only the front one is visible.
        if (pane->isVisible() && !pane->visibleRegion().isEmpty()) {
            panes.append(pane);
        }
    }
    int at = -1;
    for (int i = 0; i < panes.size(); ++i) {
        const QWidget* const focused = QApplication::focusWidget();
        at = focused != nullptr && (panes[i] == focused || panes[i]->isAncestorOf(focused)) ? i : at;
    }
    for (int tried = 0; tried < panes.size(); ++tried) {
        at = (at + step + static_cast<int>(panes.size())) % static_cast<int>(panes.size());
        QWidget* const pane = panes[at];
        QWidget* const first = pane == m_tabs ? m_tabs->currentWidget() : firstFocusable(*pane);
        if (first != nullptr) {
            first->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

} // namespace orrery::ide
