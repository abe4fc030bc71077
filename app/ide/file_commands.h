// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace orrery::ide {

class MainWindow;

/// Commands for whole files of the project (I1.1). Each command is one undo step, and changes the disk at once. On
/// failure it reports the reason in the window and returns false.
namespace file_commands {

/// Completes a path that the user typed: appends a missing ".xml". Reports an invalid path and returns an empty string.
QString pathOf(MainWindow& window, const QString& written);

bool renameFile(MainWindow& window, const QString& shownPath, const QString& newPath);
bool removeFile(MainWindow& window, const QString& shownPath);

/// Asks for the new name, and renames the file.
bool askRename(MainWindow& window, const QString& shownPath);
/// Shows the content of the file and the names that would have no definition. Removes the file if the user agrees.
bool askRemove(MainWindow& window, const QString& shownPath);

} // namespace file_commands

} // namespace orrery::ide
