// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <QString>
#include <QStringList>
#include <QVector>

namespace orrery::widgets {

/// A file of content as it lies in a project's folder.
struct FoundFile {
    QString shownPath; ///< relative to the folder, with '/'
    engine::FileStamp stamp;
};

/// What a walk through a project's folder comes to.
struct FoundFiles {
    QVector<FoundFile> files; ///< by shown path, sorted
    QStringList folders;      ///< absolute: the project's, and those in it that may hold content
    QStringList problems;     ///< one sentence for each file that is left out
};

/// All XML files of a project, as the engine would find them: not in hidden folders nor in `build`, and no links that
/// lead out of the project (R2.5). Reads no file; may be called on any thread.
FoundFiles findProjectFiles(const QString& folder);

/// Whether a path, as a journal or a file names it, stays inside the project's folder.
bool isInsideProject(const QString& shownPath);

/// Whether what stands at the path of a project lies in its folder, links followed. True for what is not there yet.
bool leadsInside(const QString& folder, const QString& shownPath);

/// How a text of the session is called beside the project's files: in a hidden folder, where those never stand.
QString sessionPath(const QString& name);
bool isSessionPath(const QString& shownPath);

} // namespace orrery::widgets
