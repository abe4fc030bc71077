// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace orrery::ide {

class MainWindow;

/// What can be done with whole files of the project (I1.1). Each is one step of the history, and done on the disk at
/// once; where it cannot be, the window says why, and false comes back.
namespace file_commands {

/// A path as people write it: ".xml" is added where it lacks. Empty, and said, where no file of content can be there.
QString pathOf(MainWindow& window, const QString& written);

bool renameFile(MainWindow& window, const QString& shownPath, const QString& newPath);
bool removeFile(MainWindow& window, const QString& shownPath);

/// Asks for the new name.
bool askRename(MainWindow& window, const QString& shownPath);
/// Says what is in the file and what would be left without it, and asks whether it is to go.
bool askRemove(MainWindow& window, const QString& shownPath);

} // namespace file_commands

} // namespace orrery::ide
