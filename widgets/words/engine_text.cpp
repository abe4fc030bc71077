// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/engine_text.h"

#include <QCoreApplication>

#include <array>
#include <optional>
#include <span>

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

constexpr auto ends = std::to_array<std::string_view>({"; near it: {0}", "; did you mean {0}"});
constexpr auto imperatives = std::to_array<std::string_view>(
    {"add {0}", "insert {0}", "remove {0}", "rename to {0}", "replace with {0}", "set {0}", "write {0}"});

/// Words of the program with words of content behind them: "; near it: 'Industry'".
std::optional<QString> beginningText(std::string_view said, std::span<const std::string_view> patterns) {
    for (const std::string_view pattern : patterns) {
        const std::string_view words = pattern.substr(0, pattern.find('{'));
        if (said.starts_with(words)) {
            return filled(engineText(pattern), {verbatim(std::string(said.substr(words.size())))});
        }
    }
    return std::nullopt;
}

QString argumentText(const engine::Diagnostic& finding, std::size_t slot) {
    const std::string& arg = finding.args[slot];
    if (const auto end = beginningText(arg, ends)) {
        return *end;
    }
    return isWordOfProgram(finding.spec->message, slot, arg) ? engineText(arg) : verbatim(arg);
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
    QStringList args;
    for (std::size_t i = 0; i < finding.args.size(); ++i) {
        args << argumentText(finding, i);
    }
    return filled(engineText(finding.spec->message), args);
}

QString findingText(const engine::DiagnosticSpec& kind) {
    return filled(engineText(kind.message), QStringList(10, QStringLiteral("…")));
}

QString adviceText(const engine::DiagnosticSpec& kind) {
    return engineText(kind.advice);
}

QString noteText(const engine::DiagnosticNote& note) {
    return engineText(note.message);
}

QString fixText(const engine::Fix& fix) {
    const QString whole = engineText(fix.label);
    return whole != verbatim(fix.label) ? whole : beginningText(fix.label, imperatives).value_or(whole);
}

} // namespace orrery::widgets
