// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/pane.h"

#include <QObject>
#include <QTimer>
#include <QVector>

#include <functional>
#include <optional>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace orrery::ide {

/// The docks around the central views of a window, each with one view.
class Panes : public QObject {
    Q_OBJECT

public:
    /// @param toggles gets an entry for each pane, which shows or hides it
    Panes(QMainWindow& window, QMenu& toggles);

    /// Makes a dock for a view. The window owns the view, or the pane makes it later.
    QDockWidget* add(const Pane& pane);
    /// Returns the dock of a name; null if there is none.
    QDockWidget* dock(const QString& name) const;
    /// Shows a pane in front of the other tabs, and gives it the focus.
    void raise(const QString& name);
    /// Returns the views of an area, in the order of their panes.
    QVector<QWidget*> viewsIn(Qt::DockWidgetArea area) const;
    /// Returns the unsaved files of the pane around a widget; nullopt if no pane with files of its own is there.
    std::optional<std::vector<widgets::Document*>> unsavedAt(const QWidget* widget) const;

    /// Shows exactly the panes that a perspective shows by default.
    void showDefaults(PaneIn perspective);
    /// Calls a change of the layout. Then shows or hides the panes that go along as they were before.
    void keepAlong(const std::function<void()>& change);

    /// Makes all views that are still to be made.
    void fill();
    /// Begins to make these views, one after another, so that the person's actions come between.
    void fillSoon();

private:
    struct MadePane {
        QDockWidget* dock = nullptr;
        PaneIn shownIn = PaneIn::none;
        bool goesAlong = false;
        std::function<QWidget*()> make{};                           ///< empty once the view is made
        std::function<std::vector<widgets::Document*>()> unsaved{}; ///< see Pane
    };

    void show(QDockWidget& dock);
    void fillPane(QDockWidget& dock);
    void fillNext();

    QMainWindow& m_window;
    QMenu& m_toggles;
    std::vector<MadePane> m_panes;
    QTimer m_more;
};

} // namespace orrery::ide
