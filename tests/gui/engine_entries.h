// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"

#include <QFile>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

/// Shared by tests of the engine's texts: the translation files.
namespace orrery::test {

/// An engine text in a translation file.
struct EngineEntry {
    QString source;
    QString table;
    QString words;
};

inline std::vector<EngineEntry> engineEntries(const QString& language) {
    std::vector<EngineEntry> found;
    QFile file(QStringLiteral(ORRERY_SOURCE_DIR "/translations/engine_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) {
        return found;
    }
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("source")) {
            found.push_back({xml.readElementText(), {}, {}});
        } else if (xml.name() == QLatin1String("extracomment")) {
            found.back().table = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            found.back().words = xml.readElementText();
        }
    }
    return found;
}

/// Returns the patterns of a phrase that are in no translation file, including those of its arguments.
inline QStringList unknownIn(const engine::Phrase& said, const QSet<QString>& known) {
    QStringList unknown;
    if (!said.pattern().empty()) {
        const QString pattern = QString::fromStdString(std::string(said.pattern()));
        if (!known.contains(pattern)) {
            unknown << pattern;
        }
    }
    for (const engine::Phrase& arg : said.args()) {
        unknown += unknownIn(arg, known);
    }
    return unknown;
}

inline QSet<QString> knownTexts() {
    QSet<QString> known;
    for (const EngineEntry& entry : engineEntries(QStringLiteral("de"))) {
        known.insert(entry.source);
    }
    return known;
}

} // namespace orrery::test
