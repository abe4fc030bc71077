// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace orrery::ide {

class MainWindow;

/// Commands for whole files of the project (I1.1). Each is one undo step, and changes the disk at once. On failure the
/// window shows the reason, and the function returns false.
namespace file_commands {

/// Completes a path that a person typed: appends a missing ".xml". Reports an invalid path and returns an empty one.
QString pathOf(MainWindow& window, const QString& written);

bool renameFile(MainWindow& window, const QString& shownPath, const QString& newPath);
bool removeFile(MainWindow& window, const QString& shownPath);

/// Asks for the new name.
bool askRename(MainWindow& window, const QString& shownPath);
/// Shows the contents of the file and the names that would dangle, and asks whether to delete it.
bool askRemove(MainWindow& window, const QString& shownPath);

} // namespace file_commands

} // namespace orrery::ide
