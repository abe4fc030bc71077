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

/// The panes whose visibility survives a change of the layout: none, those with `goesAlong` that are shown, or all with
/// `goesAlong`.
enum class KeepAlong : std::uint8_t { none, shown, all };

/// The docks around the central views of a window, each with one view.
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
        int lines = 0;                                              ///< see Pane
        bool isInFront = false;
        bool isFitted = false; ///< true while the bottom has the height of this pane
        int height = 0;        ///< height when it was last in front
        int heightBefore = 0;  ///< height of the bottom before this pane came in front; 0: not lower
    };

    void show(QDockWidget& dock);
    void fillPane(QDockWidget& dock);
    void fillNext();
    void followHeight(QDockWidget& dock);
    void fitHeights();

    QMainWindow& m_window;
    QMenu& m_toggles;
    std::vector<MadePane> m_panes;
    QTimer m_more;
    bool m_isChanging = false; ///< true while keepAlong() changes the layout
    QTimer m_fit;              ///< fits the height of the bottom after another tab has come in front
};

} // namespace orrery::ide
