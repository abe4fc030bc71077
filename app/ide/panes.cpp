// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/panes.h"

#include "app/ide/focus.h"

#include <QChildEvent>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QScrollArea>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

constexpr Qt::DockWidgetArea areas[] = {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea};

Qt::Orientation directionOf(Qt::DockWidgetArea area) {
    return area == Qt::BottomDockWidgetArea ? Qt::Vertical : Qt::Horizontal;
}

int along(Qt::Orientation direction, QSize size) {
    return direction == Qt::Vertical ? size.height() : size.width();
}

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
    window.installEventFilter(this);
}

/// Lets the tabs of docks scroll when there is no room, because names cut to two letters say nothing. The window makes
/// these tabs itself. Its separators are no widgets: it gets their mouse events.
bool Panes::eventFilter(QObject* watched, QEvent* event) {
    if (watched != &m_window) {
        return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ChildPolished) {
        if (auto* const tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            tabs->setElideMode(Qt::ElideNone);
            tabs->setUsesScrollButtons(true);
        }
    } else if (event->type() == QEvent::Resize) {
        fitExtents();
    } else if (event->type() == QEvent::LayoutRequest) {
        m_extents.merge(shownExtents()); // the areas that got their first size
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_extentsAtPress = shownExtents();
    } else if (event->type() == QEvent::MouseButtonRelease) {
        chooseExtents();
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
    m_window.addDockWidget(pane.area, dock);
    if (pane.area == Qt::BottomDockWidgetArea) {
        for (const MadePane& other : m_panes) {
            if (m_window.dockWidgetArea(other.dock) == pane.area) {
                m_window.tabifyDockWidget(other.dock, dock);
                break;
            }
        }
    }
    m_panes.push_back({dock, pane.shownIn, pane.goesAlong, pane.make, pane.unsaved});
    if (pane.view != nullptr) {
        setView(m_panes.back(), *pane.view);
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
        if (m_window.dockWidgetArea(pane.dock) == area && pane.view != nullptr) {
            views.append(pane.view);
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
    change();
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

/// Puts a view into its dock. At the bottom, a view scrolls if it is higher than the dock. Otherwise, the highest view
/// would decide the height of all tabs, and the centre would jump when its content changes.
void Panes::setView(MadePane& pane, QWidget& view) {
    pane.view = &view;
    if (m_window.dockWidgetArea(pane.dock) != Qt::BottomDockWidgetArea) {
        pane.dock->setWidget(&view);
        return;
    }
    auto* const scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(&view);
    pane.dock->setWidget(scroll);
}

void Panes::fillPane(QDockWidget& dock) {
    const auto pane = std::ranges::find(m_panes, &dock, &MadePane::dock);
    if (const auto make = std::exchange(pane->make, {})) {
        setView(*pane, *make());
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

/// Returns the docks in an area that the user can see: of tabbed docks, the one in front.
std::vector<QDockWidget*> Panes::frontDocks(Qt::DockWidgetArea area) const {
    std::vector<QDockWidget*> docks;
    for (const MadePane& pane : m_panes) {
        if (m_window.dockWidgetArea(pane.dock) == area && !pane.dock->isFloating() && pane.dock->isVisible() &&
            m_window.rect().intersects(pane.dock->geometry())) {
            docks.push_back(pane.dock);
        }
    }
    return docks;
}

DockExtent Panes::extentOf(Qt::DockWidgetArea area) const {
    QRect all;
    for (const QDockWidget* const dock : frontDocks(area)) {
        all |= dock->geometry();
    }
    return {along(directionOf(area), all.size()), along(directionOf(area), m_window.size())};
}

DockExtents Panes::shownExtents() const {
    DockExtents shown;
    for (const Qt::DockWidgetArea area : areas) {
        if (const DockExtent extent = extentOf(area); extent.docks > 0) {
            shown[area] = extent;
        }
    }
    return shown;
}

/// Remembers the areas that the user has resized by their separators.
void Panes::chooseExtents() {
    for (const auto& [area, extent] : shownExtents()) {
        const auto before = m_extentsAtPress.find(area);
        if (before != m_extentsAtPress.end() && before->second != extent) {
            m_extents[area] = extent;
        }
    }
}

void Panes::setExtents(DockExtents extents) {
    m_extents = std::move(extents);
    fitExtents();
}

void Panes::fitExtents() {
    bool isFitted = true;
    for (const auto& [area, chosen] : m_extents) {
        const auto [docks, window] = extentOf(area);
        const int wanted =
            window < chosen.window ? static_cast<int>(qint64{chosen.docks} * window / chosen.window) : chosen.docks;
        if (docks == 0 || docks == wanted) {
            continue;
        }
        isFitted = false;
        const Qt::Orientation direction = directionOf(area);
        for (QDockWidget* const dock : frontDocks(area)) {
            const int tabs = direction == Qt::Vertical ? heightOfTabs(m_window, *dock) : 0;
            m_window.resizeDocks({dock}, {along(direction, dock->size()) * wanted / docks + tabs}, direction);
        }
    }
    if (!isFitted) {
        m_window.layout()->activate(); // at once: a later change would flicker
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
        m_extents.erase(Qt::RightDockWidgetArea);
        const int wanted = std::min(m_window.fontMetrics().averageCharWidth() * 48, m_window.width() * 3 / 10);
        m_window.resizeDocks({&dock}, {wanted}, Qt::Horizontal);
    }
}

void Panes::raise(const QString& name) {
    if (QDockWidget* const named = dock(name)) {
        fillPane(*named);
        show(*named);
        named->raise();
        if (QWidget* const first = firstFocusable(*std::ranges::find(m_panes, named, &MadePane::dock)->view)) {
            first->setFocus(Qt::ShortcutFocusReason);
        }
    }
}

} // namespace orrery::ide
