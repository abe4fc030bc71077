// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QString>

class QApplication;
class QPalette;

namespace orrery::ide {

/// The theme as a person wants it: "light", "dark", or "" for the desktop's (I1.4).
QString themeSetting();
void setThemeSetting(const QString& setting);
/// Remembers what the desktop looks like, and gives the program the theme that is wanted. Before the first window.
/// @param asked of the command line; empty: the settings decide.
void beginTheme(QApplication& app, const QString& asked);
/// The theme that the settings ask for now.
widgets::ThemeKind wantedTheme(const QApplication& app);

} // namespace orrery::ide
