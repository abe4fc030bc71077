// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QString>

class QApplication;
class QPalette;

namespace orrery::ide {

/// Returns the setting: "light", "dark", or "" for the theme of the desktop (I1.4).
QString themeSetting();
void setThemeSetting(const QString& setting);
/// Stores the desktop's kind of theme, and applies the chosen theme. Call this function before creating the first
/// window.
/// @param asked the theme from the command line; empty: uses the setting.
void beginTheme(QApplication& app, const QString& asked);
/// Returns the theme according to the settings.
widgets::ThemeKind wantedTheme(const QApplication& app);

} // namespace orrery::ide
