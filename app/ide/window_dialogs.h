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

/// Questions of the window that need only their arguments.
class WindowDialogs {
    Q_DECLARE_TR_FUNCTIONS(orrery::ide::WindowDialogs)

public:
    /// Lets the person choose a class or an effects group. Returns its place; nullopt after a cancel.
    static std::optional<engine::Location> chooseClass(const widgets::Analysis& analysis, QWidget* parent);
    /// Lets the person choose a command or a pane, and triggers it.
    static void showPalette(const Actions& actions, QWidget* parent);
    static void showAbout(QWidget* parent);
};

} // namespace orrery::ide
