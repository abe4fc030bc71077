// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace orrery::ide {

class MainWindow;

/// Writes an export to a file as a whole. Refuses the files of the project. Shows `done`, or the reason of a failure,
/// in the window. Returns whether it succeeded.
bool exportFile(MainWindow& window, const QString& path, const QByteArray& bytes, const QString& done);

} // namespace orrery::ide
