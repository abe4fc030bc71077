// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/pane.h"

#include <QObject>
#include <QTimer>
#include <QVector>

#include <functional>
#include <map>
#include <optional>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace orrery::ide {

/// The panes whose visibility survives a change of the layout: none, those with `goesAlong` that are shown, or all with
/// `goesAlong`.
enum class KeepAlong : std::uint8_t { none, shown, all };

/// The width of the docks at a side of a window, or the height of those at the bottom. With it, the size of the window
/// in the same direction. In pixels.
struct DockExtent {
    int docks = 0; ///< 0: no dock is there
    int window = 0;
    bool operator==(const DockExtent&) const = default;
};
using DockExtents = std::map<Qt::DockWidgetArea, DockExtent>;

/// The docks around the central views of a window, each with one view. When the window becomes smaller, the docks do so
/// in proportion. When it becomes larger again, they return to the sizes that the user or the perspective chose.
class Panes : public QObject {
    Q_OBJECT

public:
    /// @param toggles the menu that gets an entry for each pane; the entry shows or hides the pane
    Panes(QMainWindow& window, QMenu& toggles);

    /// Creates a dock for a view. The window owns the view, or the pane creates it later.
    QDockWidget* add(const Pane& pane);
    /// Returns the dock of a name; null if there is none.
    QDockWidget* dock(const QString& name) const;
    /// Shows a pane in front of the other tabs, and gives it the focus.
    void raise(const QString& name);
    /// Returns the views of an area, in the order of their panes.
    QVector<QWidget*> viewsIn(Qt::DockWidgetArea area) const;
    /// Returns the unsaved files of the pane around a widget; nullopt if no pane with its own files is there.
    std::optional<std::vector<widgets::Document*>> unsavedAt(const QWidget* widget) const;

    /// Shows exactly the panes that a perspective shows by default.
    void showDefaults(PaneIn perspective);
    /// Calls a change of the layout. Then restores the visibility of panes.
    void keepAlong(const std::function<void()>& change, KeepAlong which);

    /// Returns the chosen sizes of the docks.
    const DockExtents& extents() const { return m_extents; }
    /// Gives the docks these sizes, in proportion to the window. Areas that are not among them keep their next size.
    void setExtents(DockExtents extents);

    /// Creates all views that do not exist yet.
    void fill();
    /// Begins to create these views, one after another. The user's actions run in between.
    void fillSoon();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct MadePane {
        QDockWidget* dock = nullptr;
        PaneIn shownIn = PaneIn::none;
        bool goesAlong = false;
        std::function<QWidget*()> make{};                           ///< creates the view; empty after that
        std::function<std::vector<widgets::Document*>()> unsaved{}; ///< see Pane
        QWidget* view = nullptr;                                    ///< null until it is created
    };

    void show(QDockWidget& dock);
    void setView(MadePane& pane, QWidget& view);
    void fillPane(QDockWidget& dock);
    void fillNext();
    std::vector<QDockWidget*> frontDocks(Qt::DockWidgetArea area) const;
    DockExtent extentOf(Qt::DockWidgetArea area) const;
    DockExtents shownExtents() const;
    void chooseExtents();
    void fitExtents();

    QMainWindow& m_window;
    QMenu& m_toggles;
    std::vector<MadePane> m_panes;
    QTimer m_more;
    DockExtents m_extents;        ///< the chosen sizes, with the size of the window at that time
    DockExtents m_extentsAtPress; ///< sizes before the user drags a separator
};

} // namespace orrery::ide
