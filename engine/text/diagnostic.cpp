// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/diagnostic.h"

#include "engine/text/invisible.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace orrery::engine {

Phrase Diagnostic::sentence() const {
    return phrase(spec->message, withVisibleCharacters(args));
}

Phrase Diagnostic::advice() const {
    return phrase(spec->advice, withVisibleCharacters(args));
}

bool hasErrors(const std::vector<Diagnostic>& diagnostics) {
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& d) { return d.severity() == Severity::error; });
}

void sortDiagnostics(std::vector<Diagnostic>& diagnostics) {
    const auto args = [](const Diagnostic& finding) {
        std::vector<std::string> all;
        std::ranges::transform(finding.args, std::back_inserter(all), &Phrase::english);
        return all;
    };
    const auto place = [](const Diagnostic& finding) {
        return std::tuple(finding.where.file.value, finding.where.span.begin, finding.where.span.end,
                          finding.spec->code);
    };
    const auto before = [&](const Diagnostic& a, const Diagnostic& b) {
        const auto placeOfA = place(a);
        const auto placeOfB = place(b);
        return placeOfA != placeOfB ? placeOfA < placeOfB : args(a) < args(b);
    };
    std::stable_sort(diagnostics.begin(), diagnostics.end(), before);
    diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end()), diagnostics.end());
}

} // namespace orrery::engine
