// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/panes.h"

#include <QByteArray>
#include <QObject>

#include <array>
#include <cstdint>
#include <optional>

class QMainWindow;
class QSplitter;
class QWidget;

namespace orrery::ide {

class Actions;

/// The choice of the central views and the docks around them.
enum class Perspective : std::uint8_t { write, sandbox, sideBySide };
/// The way to edit content in the write perspective.
enum class EditMode : std::uint8_t { form, source, both };

/// The layouts of a window: the views and panes that each perspective shows, and their places. Stores the layouts in
/// the settings.
class Perspectives : public QObject {
    Q_OBJECT

public:
    /// The central views.
    struct Views {
        QSplitter* centre = nullptr;  ///< contains `editing` and `galaxy`
        QSplitter* editing = nullptr; ///< contains `form` and `tabs`
        QWidget* form = nullptr;
        QWidget* tabs = nullptr;
        QWidget* galaxy = nullptr;
    };

    Perspectives(QMainWindow& window, Panes& panes, const Actions& actions, const Views& views);

    Perspective current() const { return m_current; }
    /// Shows a perspective. @param isOpen whether a project is open; otherwise all panes are hidden
    void show(Perspective perspective, bool isOpen);
    /// Returns whether the window already shows the panes of the current perspective.
    bool isLaidOut() const { return m_laidOut == m_current; }
    void setEditMode(EditMode mode);

    /// Reads the layouts and the geometry of the window from the settings.
    void load();
    void save();

private:
    /// The layout of a perspective: its docks with their chosen sizes, its splitters, and its edit mode.
    struct Layout {
        QByteArray docks;
        QByteArray centre;
        QByteArray editing;
        EditMode editMode = EditMode::both;
        DockExtents extents{};
    };

    Layout& layoutOf(Perspective perspective) { return m_layouts[static_cast<std::size_t>(perspective)]; }
    void remember();
    void layOut(bool isOpen);
    void layOutByDefault(bool isOpen);

    QMainWindow& m_window;
    Panes& m_panes;
    const Actions& m_actions;
    const Views m_views;
    Perspective m_current = Perspective::write;
    EditMode m_editMode = EditMode::both;
    std::array<Layout, 3> m_layouts;
    bool m_isShown = false;               ///< true after the first call of show()
    std::optional<Perspective> m_laidOut; ///< perspective whose docks the window shows; nullopt on the start page
};

} // namespace orrery::ide
