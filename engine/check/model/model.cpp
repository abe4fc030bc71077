// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/model.h"

#include "engine/content/element_rows_triggers.h"
#include "engine/content/parsed_project.h"

#include <algorithm>

namespace orrery::engine {

namespace {

const CheckedArgument* findArgument(const std::vector<CheckedArgument>& arguments, std::string_view name) {
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [&](const CheckedArgument& argument) { return argument.spec->name == name; });
    return found == arguments.end() ? nullptr : &*found;
}

} // namespace

std::string_view firingPointName(FiringPoint point) {
    return rows::firingPoints[static_cast<std::size_t>(point)];
}

const CheckedArgument* CheckedCondition::argument(std::string_view name) const {
    return findArgument(arguments, name);
}

const CheckedArgument* CheckedEffect::argument(std::string_view name) const {
    return findArgument(arguments, name);
}

const CheckedArgument* CheckedStatement::argument(std::string_view name) const {
    return findArgument(arguments, name);
}

const std::string& CheckedStatement::text(std::string_view name) const {
    static const std::string none;
    const CheckedArgument* const given = argument(name);
    return given != nullptr ? given->text : none;
}

double CheckedStatement::number(std::string_view name) const {
    const CheckedArgument* const given = argument(name);
    return given != nullptr ? given->constant.value_or(0.0) : 0.0;
}

std::optional<ClassIndex> CheckedStatement::classOf(std::string_view name) const {
    const CheckedArgument* const given = argument(name);
    return given != nullptr && given->constant ? std::optional(static_cast<ClassIndex>(*given->constant))
                                               : std::nullopt;
}

bool operator==(const CheckedStatement& a, const CheckedStatement& b) {
    return a.spec == b.spec && a.where == b.where && a.turn == b.turn && a.values == b.values &&
           std::ranges::equal(a.arguments, b.arguments, [](const CheckedArgument& one, const CheckedArgument& other) {
               return one.spec == other.spec && one.text == other.text && one.constant == other.constant;
           });
}

std::optional<ClassIndex> CheckedModel::findClass(std::string_view id) const {
    const auto found = classNames.find(id);
    return found == classNames.end() ? std::nullopt : std::optional(found->second);
}

const std::string* CheckedModel::findString(std::string_view id) const {
    const auto found = strings ? strings->find(id) : Strings::const_iterator();
    return strings && found != strings->end() ? &found->second : nullptr;
}

const CheckedScenario* CheckedModel::findScenario(std::string_view id) const {
    const auto found = std::find_if(scenarios.begin(), scenarios.end(),
                                    [&](const CheckedScenario& scenario) { return scenario.id == id; });
    return found == scenarios.end() ? nullptr : &*found;
}

std::string CheckedModel::placeText(Location where) const {
    return engine::placeText(files, where);
}

} // namespace orrery::engine
