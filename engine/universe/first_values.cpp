// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/first_values.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

std::vector<Universe::FirstValue> firstValuesOf(const CheckedModel& model, ClassIndex objectClass,
                                                const std::function<std::uint32_t(std::string_view)>& textIndex) {
    const CheckedClass& made = model.classes[objectClass];
    const Vocabulary& vocabulary = model.vocabulary;
    const ColumnLayout& layout = model.layout;
    const auto ofProperty = [&](PropertyIndex index) {
        const Property& property = vocabulary.properties()[index];
        const auto given = std::find_if(made.properties.begin(), made.properties.end(),
                                        [&](const CheckedPropertyValue& value) { return value.property == index; });
        if (property.isRuntime) {
            return notGivenValue; // content gives a run-time property no constant (E7.9)
        }
        if (isText(property.format)) {
            const bool isGiven = given != made.properties.end() && given->value >= 0.0;
            return static_cast<double>(
                textIndex(isGiven ? model.texts[static_cast<std::size_t>(given->value)] : property.defaultText));
        }
        return given != made.properties.end() ? given->value : property.defaultValue;
    };
    std::vector<Universe::FirstValue> values;
    for (auto c = static_cast<std::size_t>(Builtin::count_); c < layout.size(); ++c) {
        const ColumnId column{static_cast<std::uint16_t>(c)};
        if (!layout.has(made.type, column)) {
            continue;
        }
        const ColumnSpec& spec = layout[column];
        double value = 0.0;
        switch (spec.role) {
        case ColumnRole::meterCurrent:
        case ColumnRole::meterMax:
            value = vocabulary.meters()[spec.of].initial;
            break;
        case ColumnRole::stockpile:
            value = vocabulary.resources()[spec.of].initial;
            break;
        case ColumnRole::property:
            value = ofProperty(spec.of);
            break;
        case ColumnRole::variable:
            value = model.language.variables[spec.of].initial;
            break;
        case ColumnRole::builtin:
            break;
        }
        values.push_back({.column = column, .value = std::isfinite(value) ? value : 0.0});
    }
    return values;
}

} // namespace orrery::engine
