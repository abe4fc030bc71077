// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/engine_text.h"

#include "engine/universe/object_phrase.h"

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

QString capitalised(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

/// Returns whether the translated phrase begins with a name of the content, whose case must stay.
bool beginsWithName(const Phrase& phrase) {
    if (phrase.pattern().empty()) {
        return !phrase.isOfProgram();
    }
    const QString pattern = engineText(phrase.pattern());
    const int first = pattern.startsWith(QLatin1Char('{')) && pattern.size() > 1 ? pattern[1].digitValue() : -1;
    const auto& args = phrase.args();
    return first >= 0 && first < static_cast<int>(args.size()) && beginsWithName(args[static_cast<std::size_t>(first)]);
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
    if (phrase.pattern() == engine::unnamedObject) {
        //: An object without a name: its class and its reference, such as "Forum #272"
        return QCoreApplication::translate("ObjectName", "%1 %2").arg(args.value(1), args.value(0));
    }
    return filled(engineText(phrase.pattern()), args);
}

QString sentenceText(const Phrase& phrase) {
    const QString text = engineText(phrase);
    return beginsWithName(phrase) ? text : capitalised(text);
}

QString findingText(const engine::Diagnostic& finding) {
    return sentenceText(finding.sentence());
}

QString findingText(const engine::DiagnosticSpec& kind) {
    return capitalised(filled(engineText(kind.message), QStringList(10, QStringLiteral("…"))));
}

QString problemText(const engine::Diagnostic& finding) {
    return problemText(finding.sentence(), finding.advice());
}

QString problemText(const Phrase& message, const Phrase& advice) {
    const QString what = sentenceText(message);
    const QString how = engineText(advice);
    const bool isEnded = what.endsWith(QLatin1Char('.')) || what.endsWith(QLatin1Char('?'));
    return how.isEmpty() ? what : what + QLatin1String(isEnded ? " " : ". ") + how;
}

QString adviceText(const engine::Diagnostic& finding) {
    return engineText(finding.advice());
}

QString adviceText(const engine::DiagnosticSpec& kind) {
    return filled(engineText(kind.advice), QStringList(10, QStringLiteral("…")));
}

} // namespace orrery::widgets
