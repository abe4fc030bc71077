// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/break_places.h"

#include "engine/trace/replay.h"

#include <algorithm>
#include <charconv>

namespace orrery::engine {

namespace {

bool touches(Location element, Location where) {
    return element.file == where.file && element.span.begin <= where.span.end && where.span.begin < element.span.end;
}

/// Returns the group with a label; null if there is none.
const CheckedGroup* groupWith(const CheckedModel& model, std::string_view label) {
    const std::size_t slash = label.find('/');
    const auto owner = slash == std::string_view::npos ? std::nullopt : model.findClass(label.substr(0, slash));
    if (!owner) {
        return nullptr;
    }
    const auto& groups = model.classes.asRead(*owner).groups;
    const auto found = std::ranges::find(groups, label.substr(slash + 1), &CheckedGroup::id);
    return found == groups.end() ? nullptr : &*found;
}

} // namespace

Location BreakTarget::head(const CheckedModel& model) const {
    return model.classes.placeNow(group->owner, effect != nullptr ? effect->head : group->head);
}

const CheckedEffect* effectOf(const CheckedGroup& group, std::string_view number) {
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), index);
    const bool isNumber = error == std::errc() && end == number.data() + number.size();
    return isNumber && index >= 1 && index <= group.effects.size() ? &group.effects[index - 1] : nullptr;
}

std::optional<BreakTarget> breakTargetOf(const CheckedModel& model, std::string_view text) {
    text = text.substr(0, text.find(clauseMark));
    const std::size_t colon = text.find(':');
    const std::string_view kind = text.substr(0, colon);
    const std::string_view label = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    if (kind == "group" || kind == "inactive") {
        const CheckedGroup* const group = groupWith(model, label);
        return group != nullptr ? std::optional(BreakTarget{group}) : std::nullopt;
    }
    const std::size_t slash = label.rfind('/');
    if (kind != "effect" || slash == std::string_view::npos) {
        return std::nullopt;
    }
    const CheckedGroup* const group = groupWith(model, label.substr(0, slash));
    const CheckedEffect* const effect = group != nullptr ? effectOf(*group, label.substr(slash + 1)) : nullptr;
    return effect != nullptr ? std::optional(BreakTarget{group, effect}) : std::nullopt;
}

std::optional<BreakTarget> breakTargetAt(const CheckedModel& model, Location where) {
    for (std::size_t owner = 0; owner < model.classes.asRead().size(); ++owner) {
        const auto touchesNow = [&](Location asRead) {
            return asRead.file == where.file && touches(model.classes.placeNow(owner, asRead), where);
        };
        for (const CheckedGroup& group : model.classes.asRead(owner).groups) {
            if (!touchesNow(group.where)) {
                continue;
            }
            BreakTarget target{&group};
            if (!touchesNow(group.head)) {
                for (const CheckedEffect& effect : group.effects) { // effects of a block follow the one with the block
                    target.effect = touchesNow(effect.where) ? &effect : target.effect;
                }
            }
            return target;
        }
    }
    return std::nullopt;
}

std::string breakTextOf(const CheckedModel& model, const BreakTarget& target) {
    const std::string label = groupLabel(model, *target.group);
    return target.effect == nullptr
               ? "group:" + label
               : "effect:" + label + "/" + std::to_string(target.effect - target.group->effects.data() + 1);
}

} // namespace orrery::engine
