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

/// The set of perspectives that show a pane by default.
enum class PaneIn : std::uint8_t { none = 0, write = 1, sandbox = 2, sideBySide = 4, all = 7 };

constexpr PaneIn operator|(PaneIn a, PaneIn b) {
    return static_cast<PaneIn>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr bool has(PaneIn set, PaneIn one) {
    return (static_cast<unsigned>(set) & static_cast<unsigned>(one)) != 0;
}

/// A view in a dock of the window. Panes at the bottom share one place, as tabs.
struct Pane {
    QString title;
    const char* name = nullptr; ///< name, such as "events"; key of the pane's place in the settings
    QWidget* view = nullptr;
    Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
    PaneIn shownIn = PaneIn::none;
    bool goesAlong = false; ///< true if a change of the perspective keeps the pane shown or hidden
    /// Function that creates the view, instead of `view`. Called when the pane is first shown, or soon after the window
    /// is painted (P3.4). The view must show the newest data at once.
    std::function<QWidget*()> make{};
    /// Function that returns the unsaved files of the pane. While the pane has the focus, the save command saves them.
    /// Null: the command saves the current file.
    std::function<std::vector<widgets::Document*>()> unsaved{};
};

} // namespace orrery::ide
