// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <QCoreApplication>

#include <optional>

class QWidget;

namespace orrery::widgets {
struct Analysis;
}

namespace orrery::ide {

class Actions;

/// The dialogs of the window that need only their arguments.
class WindowDialogs {
    Q_DECLARE_TR_FUNCTIONS(orrery::ide::WindowDialogs)

public:
    /// Lets the user choose a class or an effects group. Returns its place; nullopt if the user cancels.
    static std::optional<engine::Location> chooseClass(const widgets::Analysis& analysis, QWidget* parent);
    /// Lets the user choose a command or a pane, and triggers it.
    static void showPalette(const Actions& actions, QWidget* parent);
    static void showAbout(QWidget* parent);
};

} // namespace orrery::ide
