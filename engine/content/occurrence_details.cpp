// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/occurrence_details.h"

#include "engine/content/constants.h"

#include <algorithm>

namespace orrery::engine {

std::vector<ParameterSpec> detailParameters(const Vocabulary& vocabulary, Element element) {
    std::vector<ParameterSpec> details;
    const auto add = [&](const OccurrenceSpec& row) {
        const bool isNew = row.detail != nullptr &&
                           std::ranges::find(details, row.detail->name, &ParameterSpec::name) == details.end();
        if (isNew) {
            details.push_back(*row.detail);
        }
    };
    std::size_t named = 0;
    std::size_t known = 0;
    for (const std::string_view timing : timingNames) {
        const std::string written = element.value(timing);
        for (const std::string_view word : splitWords(written)) {
            const auto kind = vocabulary.findOccurrence(word);
            ++named;
            known += kind ? 1u : 0u;
            if (const OccurrenceSpec* row = kind ? vocabulary.occurrence(*kind) : nullptr) {
                add(*row);
            }
        }
    }
    if (named == 0 || known < named) {
        for (const OccurrenceSpec& row : vocabulary.shippedOccurrences()) {
            add(row);
        }
    }
    return details;
}

bool awaitsOccurrence(const EffectSpec& spec) {
    return std::ranges::any_of(spec.parameters, [](const ParameterSpec& one) {
        return std::ranges::find(timingNames, one.name) != timingNames.end();
    });
}

} // namespace orrery::engine
