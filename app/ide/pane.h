// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

#include <cstdint>
#include <functional>
#include <vector>

class QWidget;

namespace orrery::widgets {
class Document;
}

namespace orrery::ide {

/// The perspectives that show a pane by default; a set.
enum class PaneIn : std::uint8_t { none = 0, write = 1, sandbox = 2, sideBySide = 4, all = 7 };

constexpr PaneIn operator|(PaneIn a, PaneIn b) {
    return static_cast<PaneIn>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr bool has(PaneIn set, PaneIn one) {
    return (static_cast<unsigned>(set) & static_cast<unsigned>(one)) != 0;
}

/// A view in a dock of the window. Panes at the bottom are tabbed.
struct Pane {
    QString title;
    const char* name = nullptr; ///< "events": the key of its place in the settings
    QWidget* view = nullptr;
    Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
    PaneIn shownIn = PaneIn::none;
    bool goesAlong = false; ///< reading aid: a change of perspective keeps it shown or hidden
    /// Used instead of a view: makes it when the pane is first shown, or soon after the window is painted (P3.4). The
    /// view shows the newest data at that time.
    std::function<QWidget*()> make{};
    /// Returns the unsaved files that the pane edits: the save command saves them while the pane has the focus. Null:
    /// it saves the current file.
    std::function<std::vector<widgets::Document*>()> unsaved{};
};

} // namespace orrery::ide
