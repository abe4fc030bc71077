// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/engine_text.h"

#include <QCoreApplication>

namespace orrery::widgets {

namespace {

using engine::Phrase;

QString verbatim(const std::string& words) {
    return QString::fromStdString(words);
}

/// Puts arguments into {0}, {1} … of a pattern that is translated already.
QString filled(const QString& pattern, const QStringList& args) {
    QString out;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isSlot = pattern[i] == QLatin1Char('{') && i + 2 < pattern.size() &&
                            pattern[i + 2] == QLatin1Char('}') && pattern[i + 1].isDigit();
        const int slot = isSlot ? pattern[i + 1].digitValue() : -1;
        if (slot >= 0 && slot < args.size()) {
            out += args[slot];
            i += 2;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

/// Whether an argument is a word of the program ("there is no {0} '{1}'": a meter) rather than what somebody wrote: no
/// quotes stand around it, and it begins like no name.
bool isWordOfProgram(std::string_view pattern, std::size_t slot, const std::string& arg) {
    const std::size_t at = pattern.find("{" + std::to_string(slot) + "}");
    const bool isQuoted = at != std::string_view::npos && at > 0 &&
                          std::string_view("'<\"(`/").find(pattern[at - 1]) != std::string_view::npos;
    return !isQuoted && !arg.empty() && !(arg[0] >= 'A' && arg[0] <= 'Z');
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
        return verbatim(phrase.words());
    }
    QStringList args;
    for (const Phrase& arg : phrase.args()) {
        args << engineText(arg);
    }
    return filled(engineText(phrase.pattern()), args);
}

QString findingText(const engine::Diagnostic& finding) {
    QStringList args;
    for (std::size_t i = 0; i < finding.args.size(); ++i) {
        const std::string& arg = finding.args[i];
        args << (isWordOfProgram(finding.spec->message, i, arg) ? engineText(arg) : verbatim(arg));
    }
    return filled(engineText(finding.spec->message), args);
}

QString findingText(const engine::DiagnosticSpec& kind) {
    return filled(engineText(kind.message), QStringList(10, QStringLiteral("…")));
}

QString adviceText(const engine::DiagnosticSpec& kind) {
    return engineText(kind.advice);
}

} // namespace orrery::widgets
