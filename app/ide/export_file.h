// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QWidget;

namespace orrery::ide {

class MainWindow;

/// Asks for the file to write. A name without an ending gets that of the proposed name. Asks again before it replaces a
/// file. Returns an empty path if the user cancels.
QString askSavePath(QWidget& parent, const QString& title, const QString& proposed, const QString& filter);

/// Returns the reason why an export may not be written to a path: a file of the project would change. Empty: it may.
QString exportRefusal(MainWindow& window, const QString& path);

/// Writes an export to a file as a whole. Refuses the files of the project. Shows `done`, or the reason of a failure,
/// in the window. Returns whether it succeeded.
bool exportFile(MainWindow& window, const QString& path, const QByteArray& bytes, const QString& done);

} // namespace orrery::ide
