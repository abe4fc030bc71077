// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/diagnostic.h"

#include <algorithm>
#include <tuple>

namespace orrery::engine {

std::string formatMessage(std::string_view messageTemplate, const std::vector<std::string>& args) {
    std::string out;
    out.reserve(messageTemplate.size() + 32);
    for (std::size_t i = 0; i < messageTemplate.size(); ++i) {
        const bool isSlot = messageTemplate[i] == '{' && i + 2 < messageTemplate.size() &&
                            messageTemplate[i + 2] == '}' && messageTemplate[i + 1] >= '0' &&
                            messageTemplate[i + 1] <= '9';
        const auto slot = isSlot ? static_cast<std::size_t>(messageTemplate[i + 1] - '0') : args.size();
        if (slot < args.size()) {
            out += args[slot];
            i += 2;
        } else {
            out += messageTemplate[i];
        }
    }
    return out;
}

std::string Diagnostic::message() const {
    return formatMessage(spec->message, args);
}

bool hasErrors(const std::vector<Diagnostic>& diagnostics) {
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& d) { return d.severity() == Severity::error; });
}

void sortDiagnostics(std::vector<Diagnostic>& diagnostics) {
    const auto before = [](const Diagnostic& a, const Diagnostic& b) {
        return std::tie(a.where.file.value, a.where.span.begin, a.where.span.end, a.spec->code, a.args) <
               std::tie(b.where.file.value, b.where.span.begin, b.where.span.end, b.spec->code, b.args);
    };
    std::stable_sort(diagnostics.begin(), diagnostics.end(), before);
    diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end()), diagnostics.end());
}

} // namespace orrery::engine
