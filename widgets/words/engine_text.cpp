// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/engine_text.h"

#include <QCoreApplication>

namespace orrery::widgets {

namespace {

using engine::Phrase;

QString verbatim(const std::string& words) {
    return QString::fromStdString(words);
}

/// Replaces {0}, {1} … in a translated pattern by arguments.
QString filled(const QString& pattern, const QStringList& args) {
    QString out;
    qsizetype copied = 0;
    for (qsizetype i = pattern.indexOf(QLatin1Char('{')); i >= 0 && i + 2 < pattern.size();
         i = pattern.indexOf(QLatin1Char('{'), i + 1)) {
        const int slot = pattern[i + 2] == QLatin1Char('}') ? pattern[i + 1].digitValue() : -1;
        if (slot >= 0 && slot < args.size()) {
            out.append(QStringView(pattern).mid(copied, i - copied)).append(args[slot]);
            copied = i + 3;
        }
    }
    return copied == 0 ? pattern : out.append(QStringView(pattern).mid(copied));
}

} // namespace

QString engineText(const std::string& english) {
    return english.empty() ? QString() : QCoreApplication::translate("Engine", english.c_str());
}

QString engineText(std::string_view english) {
    return engineText(std::string(english));
}

QString engineText(const Phrase& phrase) {
    if (phrase.pattern().empty()) {
        return phrase.isOfProgram() ? engineText(phrase.words()) : verbatim(phrase.words());
    }
    QStringList args;
    for (const Phrase& arg : phrase.args()) {
        args << engineText(arg);
    }
    return filled(engineText(phrase.pattern()), args);
}

QString findingText(const engine::Diagnostic& finding) {
    return engineText(finding.sentence());
}

QString findingText(const engine::DiagnosticSpec& kind) {
    return filled(engineText(kind.message), QStringList(10, QStringLiteral("…")));
}

QString adviceText(const engine::Diagnostic& finding) {
    return engineText(finding.advice());
}

QString adviceText(const engine::DiagnosticSpec& kind) {
    return filled(engineText(kind.advice), QStringList(10, QStringLiteral("…")));
}

} // namespace orrery::widgets
