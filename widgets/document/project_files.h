// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <QString>
#include <QStringList>
#include <QVector>

namespace orrery::widgets {

/// A content file in a project's folder.
struct FoundFile {
    QString shownPath; ///< relative to the folder, with '/'
    engine::FileStamp stamp;
};

/// The result of walking through a project's folder.
struct FoundFiles {
    QVector<FoundFile> files; ///< sorted by shown path
    QStringList folders;      ///< absolute: the project's folder and its subfolders that can hold content
    QStringList problems;     ///< one sentence for each skipped file
};

/// Finds all XML files of a project, as the engine does. Skips hidden folders, `build`, and links that lead out of the
/// project (R2.5). Does not read the files. Any thread may call this function.
FoundFiles findProjectFiles(const QString& folder);

/// Returns whether a path from a journal or a file stays inside the project's folder.
bool isInsideProject(const QString& shownPath);

/// Returns whether a file of a project is inside its folder after following links. Returns true if the file does not
/// exist yet.
bool leadsInside(const QString& folder, const QString& shownPath);

/// Returns the shown path of a text of the session. The path is in a hidden folder, where no file of a project can be.
QString sessionPath(const QString& name);
bool isSessionPath(const QString& shownPath);

} // namespace orrery::widgets
