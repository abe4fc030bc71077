// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>
#include <QStringList>

namespace orrery::widgets {

struct Theme;

/// The icon resources/icons/<name>.svg in the theme's text colour; dimmed when disabled, sharp at any size and ratio.
/// An unknown name gives a null icon.
QIcon icon(const QString& name, const Theme& theme);
/// The same in one colour of the caller's, for example the theme's error colour.
QIcon icon(const QString& name, const QColor& colour);
/// The names of all icons, sorted.
QStringList iconNames();

} // namespace orrery::widgets
