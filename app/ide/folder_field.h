// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFormLayout;
class QLineEdit;
class QWidget;

namespace orrery::ide {

/// Adds a line for a folder to a form, with a button that opens the folder dialog. @return the row
/// @param title title of the folder dialog, and accessible name of the line and the button
QWidget* addFolderField(QFormLayout& form, const QString& label, QLineEdit& line, const QString& title);

} // namespace orrery::ide
