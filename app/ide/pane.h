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

/// The perspectives in which a pane stands before a person has arranged anything; a set.
enum class PaneIn : std::uint8_t { none = 0, write = 1, sandbox = 2, sideBySide = 4, all = 7 };

constexpr PaneIn operator|(PaneIn a, PaneIn b) {
    return static_cast<PaneIn>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr bool has(PaneIn set, PaneIn one) {
    return (static_cast<unsigned>(set) & static_cast<unsigned>(one)) != 0;
}

/// A view that stands in a dock of the window. Panes of the bottom lie behind each other, as tabs.
struct Pane {
    QString title;
    const char* name = nullptr; ///< "events": settings keep its place by it
    QWidget* view = nullptr;
    Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
    PaneIn shownIn = PaneIn::none;
    bool goesAlong = false; ///< is read beside the work: changing the perspective leaves it shown, or hidden
    /// In place of a view: makes it when the pane is first seen, else soon after the window is painted (P3.4). The
    /// view shows what is known by then.
    std::function<QWidget*()> make{};
    /// Unsaved files that are edited in the pane: the key for saving saves them while the person is in it. Null: it is
    /// the file in front that is saved.
    std::function<std::vector<widgets::Document*>()> unsaved{};
};

} // namespace orrery::ide
