// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace orrery::ide {

class MainWindow;

/// An element to write into the project's files, as one step of the history.
struct ContentAddition {
    std::string tag; ///< its file is that of the last element with this tag
    QString newFile; ///< path of its file if the project has no such element; created if it does not exist
    std::string xml; ///< the element
    QString step;    ///< name of the step
};

/// The result of an addition.
struct AddedContent {
    enum class Problem { none, isOther, hasErrors, isRefused };
    Problem problem = Problem::none;
    QString path{}; ///< shown path of the file
};

/// Writes an element behind all others of its file.
AddedContent addToContent(MainWindow& window, const ContentAddition& addition);

} // namespace orrery::ide
