// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>
#include <QStringList>

namespace orrery::widgets {

struct Theme;

/// Returns the icon resources/icons/<name>.svg in the theme's text colour. The icon is dimmed when disabled, and sharp
/// at any size and pixel ratio. Returns a null icon for an unknown name.
QIcon icon(const QString& name, const Theme& theme);
/// Returns the same icon in a given colour, for example the theme's error colour.
QIcon icon(const QString& name, const QColor& colour);
/// Returns the names of all icons, sorted.
QStringList iconNames();

} // namespace orrery::widgets
