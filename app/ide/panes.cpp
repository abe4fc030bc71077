// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/panes.h"

#include "app/ide/focus.h"
#include "app/ide/kept_setting.h"

#include <QChildEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Returns the height of the tabs at a dock. QMainWindow::resizeDocks() counts it as a part of the dock.
int heightOfTabs(const QMainWindow& window, QDockWidget& dock) {
    if (!window.tabifiedDockWidgets(&dock).isEmpty()) {
        for (const QTabBar* const bar : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            for (int i = 0; i < bar->count(); ++i) {
                if (bar->tabText(i) == dock.windowTitle()) {
                    return bar->height();
                }
            }
        }
    }
    return 0;
}

} // namespace

Panes::Panes(QMainWindow& window, QMenu& toggles) : QObject(&window), m_window(window), m_toggles(toggles) {
    m_more.setInterval(0);
    connect(&m_more, &QTimer::timeout, this, &Panes::fillNext);
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
    connect(&m_fit, &QTimer::timeout, this, &Panes::fitHeights);
    window.installEventFilter(this);
}

/// Lets the tabs of docks scroll when there is no room, because names cut to two letters say nothing. The window makes
/// these tabs itself.
bool Panes::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::ChildPolished) {
        if (auto* const tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            tabs->setElideMode(Qt::ElideNone);
            tabs->setUsesScrollButtons(true);
        }
    }
    return QObject::eventFilter(watched, event);
}

QDockWidget* Panes::dock(const QString& name) const {
    const auto found =
        std::ranges::find_if(m_panes, [&](const MadePane& pane) { return pane.dock->objectName() == name; });
    return found != m_panes.end() ? found->dock : nullptr;
}

QDockWidget* Panes::add(const Pane& pane) {
    auto* const dock = new QDockWidget(pane.title, &m_window);
    dock->setObjectName(QString::fromLatin1(pane.name));
    if (pane.view != nullptr) {
        dock->setWidget(pane.view);
    }
    m_window.addDockWidget(pane.area, dock);
    if (pane.area == Qt::BottomDockWidgetArea) {
        for (const MadePane& other : m_panes) {
            if (m_window.dockWidgetArea(other.dock) == pane.area) {
                m_window.tabifyDockWidget(other.dock, dock);
                break;
            }
        }
    }
    m_panes.push_back({dock, pane.shownIn, pane.goesAlong, pane.make, pane.unsaved, pane.lines});
    if (pane.lines > 0) {
        followHeight(*dock);
    }
    if (pane.make) {
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isVisible) {
            if (isVisible) {
                fillPane(*dock);
            }
        });
    }
    QAction* const toggle = dock->toggleViewAction();
    m_toggles.addAction(toggle);
    connect(toggle, &QAction::triggered, this, [this, dock](bool isShown) {
        if (isShown) {
            raise(dock->objectName());
        }
    });
    return dock;
}

QVector<QWidget*> Panes::viewsIn(Qt::DockWidgetArea area) const {
    QVector<QWidget*> views;
    for (const MadePane& pane : m_panes) {
        if (m_window.dockWidgetArea(pane.dock) == area && pane.dock->widget() != nullptr) {
            views.append(pane.dock->widget());
        }
    }
    return views;
}

std::optional<std::vector<Document*>> Panes::unsavedAt(const QWidget* widget) const {
    const auto pane = std::ranges::find_if(
        m_panes, [&](const MadePane& each) { return each.unsaved && each.dock->isAncestorOf(widget); });
    return widget != nullptr && pane != m_panes.end() ? std::optional(pane->unsaved()) : std::nullopt;
}

void Panes::showDefaults(PaneIn perspective) {
    for (const MadePane& pane : m_panes) {
        pane.dock->setVisible(has(pane.shownIn, perspective));
    }
}

void Panes::keepAlong(const std::function<void()>& change, KeepAlong which) {
    std::vector<std::pair<QDockWidget*, bool>> along;
    for (const MadePane& pane : m_panes) {
        if (pane.goesAlong) {
            along.emplace_back(pane.dock, !pane.dock->isHidden());
        }
    }
    m_isChanging = true;
    change();
    m_isChanging = false;
    for (const auto& [dock, isShown] : along) {
        if (isShown && which != KeepAlong::none) {
            show(*dock);
        } else if (which == KeepAlong::all) {
            dock->hide();
        }
    }
}

void Panes::fill() {
    for (const MadePane& pane : m_panes) {
        fillPane(*pane.dock);
    }
}

void Panes::fillSoon() {
    if (std::ranges::any_of(m_panes, [](const MadePane& pane) { return pane.make != nullptr; })) {
        m_more.start();
    }
}

void Panes::fillPane(QDockWidget& dock) {
    const auto pane = std::ranges::find(m_panes, &dock, &MadePane::dock);
    if (const auto make = std::exchange(pane->make, {})) {
        dock.setWidget(make());
    }
}

void Panes::fillNext() {
    const auto next = std::ranges::find_if(m_panes, [](const MadePane& pane) { return pane.make != nullptr; });
    if (next != m_panes.end()) {
        fillPane(*next->dock);
    } else {
        m_more.stop();
    }
}

void Panes::followHeight(QDockWidget& dock) {
    connect(&dock, &QDockWidget::visibilityChanged, this, [this, &dock](bool isInFront) {
        MadePane& pane = *std::ranges::find(m_panes, &dock, &MadePane::dock);
        pane.isInFront = isInFront;
        pane.isFitted = pane.isFitted && (isInFront || !m_isChanging); // another layout has its own heights
        pane.height = dock.height();
        m_fit.start(); // the layout of the window is not finished yet
    });
}

/// Gives the bottom the height of a pane that has come in front, and its height before when another tab comes in front.
void Panes::fitHeights() {
    for (MadePane& pane : m_panes) {
        QDockWidget& dock = *pane.dock;
        const bool isAtBottom = m_window.dockWidgetArea(&dock) == Qt::BottomDockWidgetArea && !dock.isFloating();
        if (pane.lines == 0 || pane.isInFront == pane.isFitted || !m_window.isVisible() || !isAtBottom) {
            continue;
        }
        pane.isFitted = pane.isInFront;
        const QString key = QStringLiteral("layout/heights/") + dock.objectName();
        if (pane.isInFront) {
            const int line = m_window.fontMetrics().height() + 6;
            const int wanted = QSettings().value(key, pane.lines * line).toInt();
            pane.heightBefore = dock.height() < wanted ? dock.height() : 0;
            if (pane.heightBefore > 0) {
                m_window.resizeDocks({&dock}, {wanted + heightOfTabs(m_window, dock)}, Qt::Vertical);
            }
        } else {
            keepSetting(key, pane.height);
            const auto neighbour = std::ranges::find_if(m_panes, [this](const MadePane& one) {
                return m_window.dockWidgetArea(one.dock) == Qt::BottomDockWidgetArea && !one.dock->isHidden() &&
                       !one.dock->isFloating();
            });
            if (pane.heightBefore > 0 && neighbour != m_panes.end()) {
                QDockWidget& front = *neighbour->dock;
                m_window.resizeDocks({&front}, {pane.heightBefore + heightOfTabs(m_window, front)}, Qt::Vertical);
            }
        }
    }
}

void Panes::show(QDockWidget& dock) {
    const auto isAtSide = [this](QDockWidget& one) { return m_window.dockWidgetArea(&one) == Qt::RightDockWidgetArea; };
    const bool opensSide =
        dock.isHidden() && isAtSide(dock) && std::ranges::none_of(m_panes, [&](const MadePane& pane) {
            return !pane.dock->isHidden() && isAtSide(*pane.dock);
        });
    dock.show();
    if (opensSide) { // limits the width: the editors need most of the window
        m_window.resizeDocks({&dock}, {m_window.fontMetrics().averageCharWidth() * 48}, Qt::Horizontal);
    }
}

void Panes::raise(const QString& name) {
    if (QDockWidget* const named = dock(name)) {
        fillPane(*named);
        show(*named);
        named->raise();
        if (QWidget* const first = firstFocusable(*named->widget())) {
            first->setFocus(Qt::ShortcutFocusReason);
        }
    }
}

} // namespace orrery::ide
