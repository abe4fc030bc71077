// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/project_files.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr auto sessionPrefix = ".sandbox/";

/// Returns the longest existing part of a path, after following links.
QString realPath(const QString& path) {
    const QFileInfo info(path);
    const QString real = info.canonicalFilePath();
    return real.isEmpty() && path != info.path() ? realPath(info.path()) : real;
}

bool isLeftOut(const QString& shownFolder) {
    const QStringList parts = shownFolder.split(QLatin1Char('/'));
    return std::any_of(parts.begin(), parts.end(), [](const QString& part) {
        return part == QLatin1String("build") || (part.startsWith(QLatin1Char('.')) && part != QLatin1String("."));
    });
}

} // namespace

bool isInsideProject(const QString& shownPath) {
    const QString clean = QDir::cleanPath(shownPath);
    return !shownPath.isEmpty() && clean == shownPath && !QDir::isAbsolutePath(clean) && clean != QLatin1String("..") &&
           !clean.startsWith(QLatin1String("../"));
}

bool leadsInside(const QString& folder, const QString& shownPath) {
    const QString root = QFileInfo(folder).canonicalFilePath();
    const QString real = realPath(QDir(folder).filePath(shownPath));
    return !root.isEmpty() && (real == root || real.startsWith(root + QLatin1Char('/')));
}

QString sessionPath(const QString& name) {
    return QLatin1String(sessionPrefix) + name;
}

bool isSessionPath(const QString& shownPath) {
    return shownPath.startsWith(QLatin1String(sessionPrefix));
}

FoundFiles findProjectFiles(const QString& folder) {
    const QDir root(folder);
    FoundFiles found;
    found.folders << root.absolutePath();
    QDirIterator entries(root.absolutePath(), QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QFileInfo entry(entries.next());
        const QString shown = root.relativeFilePath(entry.filePath());
        if (entry.isDir()) {
            if (!entry.isSymLink() && !isLeftOut(shown)) {
                found.folders << entry.filePath();
            }
            continue;
        }
        if (entry.suffix() != QLatin1String("xml") || isLeftOut(QFileInfo(shown).path())) {
            continue;
        }
        if (entry.isSymLink() && !leadsInside(folder, shown)) {
            found.problems << QCoreApplication::translate(
                                  "orrery::widgets::DocumentStore",
                                  "'%1' is skipped: the link points outside the project folder.")
                                  .arg(shown);
            continue;
        }
        const auto stamp = engine::stampOf(entry.filePath().toStdString());
        if (const auto* const error = std::get_if<engine::FileError>(&stamp)) {
            found.problems << sentenceText(error->message);
        } else if (std::get<engine::FileStamp>(stamp).isFile) {
            found.files.append({shown, std::get<engine::FileStamp>(stamp)});
        }
    }
    std::sort(found.files.begin(), found.files.end(),
              [](const FoundFile& a, const FoundFile& b) { return a.shownPath < b.shownPath; });
    return found;
}

} // namespace orrery::widgets
