// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/recent_projects.h"

#include "app/ide/kept_setting.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QStringList>
#include <QXmlStreamReader>

namespace orrery::ide {

namespace {

constexpr int recentCount = 8;
constexpr auto recentKey = "recent-projects";
constexpr auto pinnedKey = "pinned-projects";

QStringList listOf(const char* key) {
    return QSettings().value(QLatin1String(key)).toStringList();
}

void keep(const char* key, const QStringList& folders) {
    keepSetting(QLatin1String(key), folders);
}

QString nameIn(const QString& folder) {
    QFile manifest(QDir(folder).filePath(QStringLiteral("orrery.xml")));
    QXmlStreamReader reader(&manifest);
    return manifest.open(QFile::ReadOnly) && reader.readNextStartElement()
               ? reader.attributes().value(QLatin1String("name")).toString()
               : QString();
}

} // namespace

std::vector<RecentProject> recentProjects() {
    std::vector<RecentProject> all;
    const QStringList pinned = listOf(pinnedKey);
    for (const QString& folder : pinned) {
        all.push_back({folder, true, QDir(folder).exists(), nameIn(folder)});
    }
    for (const QString& folder : listOf(recentKey)) {
        if (!pinned.contains(folder)) {
            all.push_back({folder, false, QDir(folder).exists(), nameIn(folder)});
        }
    }
    return all;
}

void rememberProject(const QString& folder) {
    QStringList recent = listOf(recentKey);
    recent.removeAll(folder);
    recent.prepend(folder);
    QSettings().setValue(QLatin1String(recentKey), recent.mid(0, recentCount)); // writes it now: a kill may follow
}

void forgetProject(const QString& folder) {
    for (const char* const key : {recentKey, pinnedKey}) {
        QStringList folders = listOf(key);
        folders.removeAll(folder);
        keep(key, folders);
    }
}

void pinProject(const QString& folder, bool isPinned) {
    QStringList pinned = listOf(pinnedKey);
    pinned.removeAll(folder);
    if (isPinned) {
        pinned.append(folder);
    } else {
        rememberProject(folder); // the project was opened before, and stays in the list
    }
    keep(pinnedKey, pinned);
}

} // namespace orrery::ide
