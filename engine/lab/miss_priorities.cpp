// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/miss_priorities.h"

#include "engine/content/constants.h"
#include "engine/lab/miss_changes.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::size_t mostPriorities = 16;

/// A point of the step at which groups of a priority decide.
struct Level {
    int priority = 0;
    Moment moment;
};

/// Returns the levels of the stage in which a group fires, in order, and the moment after the last one.
std::pair<std::vector<Level>, std::optional<Moment>> levelsOf(const Replay& replay, const CompiledGroup& group) {
    const TurnLog& log = replay.log();
    std::vector<Level> levels;
    const auto addLevel = [&](int priority, const Moment& moment) {
        if (levels.empty() || levels.back().priority < priority) {
            levels.push_back({priority, moment});
        }
    };
    if (group.altersMeters) {
        for (const Moment& moment : log.moments) {
            if (moment.stage == Stage::meters) {
                addLevel(moment.priority, moment);
            }
        }
    } else {
        const Program& program = replay.session().program();
        for (const Firing& firing : log.firings) {
            const Moment& moment = log.moments[firing.moment];
            if (moment.stage == Stage::effects && moment.side == Side::within && firing.occurrence == noOccurrence) {
                addLevel(program.groups[firing.group].priority, moment);
            }
        }
    }
    const auto after = std::ranges::find_if(log.moments, [&](const Moment& moment) {
        return moment.stage == (group.altersMeters ? Stage::growth : Stage::rest);
    });
    return {std::move(levels), after == log.moments.end() ? std::nullopt : std::optional(*after)};
}

std::optional<Moment> momentIn(const std::pair<std::vector<Level>, std::optional<Moment>>& levels, int priority) {
    const auto found =
        std::ranges::find_if(levels.first, [&](const Level& level) { return level.priority >= priority; });
    return found == levels.first.end() ? levels.second : std::optional(found->moment);
}

} // namespace

std::optional<Moment> momentOfPriority(const Replay& replay, const CompiledGroup& group, int priority) {
    return momentIn(levelsOf(replay, group), priority);
}

std::vector<MissPriority> missPriorities(const Replay& replay, const ParsedProject& project,
                                         const CompiledGroup& group) {
    const CheckedGroup& checked = *group.checked;
    const bool isOrdinary = !checked.isTriggered() && !checked.isCalled && checked.point == FiringPoint::effects;
    const bool isShared = std::ranges::all_of(
        checked.effects, [&](const CheckedEffect& effect) { return effect.priority == checked.priority; });
    if (!isOrdinary || !isShared || !checked.head.file.isValid()) {
        return {};
    }
    const XmlTree& tree = *project.trees[checked.head.file.value];
    const std::uint32_t element = elementAt(tree, checked.head.span.begin);
    if (element == XmlTree::none) {
        return {};
    }
    const auto levels = levelsOf(replay, group);
    std::set<std::pair<int, int>> tried; // distance, priority
    for (const Level& level : levels.first) {
        for (const int priority : {level.priority - 1, level.priority, level.priority + 1}) {
            if (priority != group.priority) {
                tried.emplace(std::abs(priority - group.priority), priority);
            }
        }
    }
    std::vector<MissPriority> priorities;
    for (const auto& [distance, priority] : tried) {
        const std::optional<Moment> moment = momentIn(levels, priority);
        auto edit = setAttribute(tree, element, "priority", std::to_string(priority));
        if (!moment || !edit || priorities.size() == mostPriorities) {
            continue;
        }
        const std::string before = std::to_string(group.priority);
        priorities.push_back({{.kind = MissChangeKind::priority,
                               .where = checked.head,
                               .before = before,
                               .after = std::to_string(priority),
                               .size = relativeSize(group.priority, priority),
                               .sentence = phrase("set the priority of the group to {0} instead of {1}",
                                                  {std::to_string(priority), before}),
                               .edits = {std::move(*edit)}},
                              *moment});
    }
    return priorities;
}

std::vector<MissChange> missStackings(const ParsedProject& project, const CheckedModel& model,
                                      const CheckedGroup& group, std::uint16_t effect) {
    std::vector<MissChange> changes;
    const auto remove = [&](StackingIndex name, Location head, std::string_view words) {
        if (name == 0 || !head.file.isValid()) {
            return;
        }
        const XmlTree& tree = *project.trees[head.file.value];
        const std::uint32_t element = elementAt(tree, head.span.begin);
        auto edit = element == XmlTree::none ? std::nullopt : removeAttribute(tree, element, "stacking");
        if (edit) {
            changes.push_back({.kind = MissChangeKind::stacking,
                               .where = head,
                               .before = model.stackingNames[name],
                               .sentence = phrase(words, {model.stackingNames[name]}),
                               .edits = {std::move(*edit)}});
        }
    };
    remove(group.stacking, group.head, inPhrase("remove the stacking name '{0}' of the group"));
    for (std::uint16_t i = 0; i < group.effects.size(); ++i) {
        if (effect == noEffect || effect == i) {
            remove(group.effects[i].stacking, group.effects[i].head,
                   inPhrase("remove the stacking name '{0}' of the effect"));
        }
    }
    return changes;
}

} // namespace orrery::engine
