// SPDX-License-Identifier: GPL-3.0-or-later
// What the order of levels does to readers of meters (E8.1, E8.4).
#include "engine/check/check_diagnostics.h"
#include "engine/check/group_reading.h"
#include "engine/check/reads.h"

#include <algorithm>
#include <set>

namespace orrery::engine {

namespace {

bool takesPart(const CheckedGroup& group) {
    return group.enabled && group.isRunnable && group.altersMeters;
}

/// At which priorities effects change each meter column.
class Levels {
public:
    explicit Levels(const CheckedModel& model) : m_priorities(model.layout.size()) {
        for (const CheckedClass& objectClass : model.classes) {
            for (const CheckedGroup& group : objectClass.groups) {
                if (takesPart(group)) {
                    addEffects(model, group);
                }
            }
        }
    }

    bool changesBelow(ColumnId column, int priority) const {
        const auto& priorities = m_priorities[column.value];
        return !priorities.empty() && *priorities.begin() < priority;
    }
    bool changesAt(ColumnId column, int priority) const { return m_priorities[column.value].contains(priority); }

private:
    void addEffects(const CheckedModel& model, const CheckedGroup& group) {
        for (const CheckedEffect& effect : group.effects) {
            const CheckedArgument* meter = effect.argument("meter");
            if (effect.enabled && meter != nullptr && meter->constant) {
                const ColumnId column =
                    model.layout.meter(static_cast<MeterIndex>(*meter->constant), effect.spec->ofMax);
                m_priorities[column.value].insert(effect.priority);
            }
        }
    }

    std::vector<std::set<int>> m_priorities; ///< by column
};

class LevelReader {
public:
    LevelReader(Checker& checker, const Levels& levels) : m_checker(checker), m_levels(levels) {}

    void read(const CheckedGroup& group) {
        const std::vector<int> lowest = lowestPriorities(group);
        for (const auto* list : {&group.activation, &group.include, &group.exclude}) {
            readConditions(*list, lowest[0]);
        }
        for (std::size_t i = 0; i < group.effects.size(); ++i) {
            const CheckedEffect& effect = group.effects[i];
            if (!effect.enabled) {
                continue;
            }
            readConditions(effect.active, lowest[0]); // decided with the group
            eachRead(effect.arguments, [&](const ColumnRead& read) { checkBuilt(read, effect.priority); });
            for (const std::vector<CheckedCondition>& block : effect.conditions) {
                readConditions(block, lowest[i + 1]);
            }
        }
    }

private:
    /// The lowest priority of the effects that alter meters: of all of the group's first, then, for each effect, of
    /// those that stand in it.
    static std::vector<int> lowestPriorities(const CheckedGroup& group) {
        std::vector<std::optional<int>> lowest(group.effects.size() + 1);
        for (const CheckedEffect* effect : decidingEffects(group)) {
            const auto add = [&](std::size_t at) {
                lowest[at] = std::min(lowest[at].value_or(effect->priority), effect->priority);
            };
            add(0);
            for (std::uint16_t around = effect->parent; around != noEffect; around = group.effects[around].parent) {
                add(around + std::size_t{1});
            }
        }
        std::vector<int> priorities;
        for (const std::optional<int>& one : lowest) {
            priorities.push_back(one.value_or(group.priority));
        }
        return priorities;
    }

    void readConditions(const std::vector<CheckedCondition>& list, int priority) {
        for (const CheckedCondition& condition : list) {
            eachRead(condition, layout(), [&](const ColumnRead& read) {
                checkBuilt(read, priority);
                checkOwnLevel(read, priority);
            });
        }
    }

    const ColumnLayout& layout() const { return m_checker.model.layout; }

    void checkBuilt(const ColumnRead& read, int priority) {
        const ColumnSpec& column = layout()[read.column];
        if (column.role == ColumnRole::meterMax && m_checker.model.vocabulary.meters()[column.of].rebuilt &&
            !m_levels.changesBelow(read.column, priority)) {
            m_checker.report(diag::unbuiltRead, read.where, {column.name, std::to_string(priority)});
        }
    }

    void checkOwnLevel(const ColumnRead& read, int priority) {
        const ColumnSpec& column = layout()[read.column];
        if (column.role == ColumnRole::meterCurrent && m_levels.changesAt(read.column, priority)) {
            m_checker.report(diag::levelReadsItself, read.where, {"current " + column.name, std::to_string(priority)});
        }
    }

    Checker& m_checker;
    const Levels& m_levels;
};

} // namespace

void checkLevels(Checker& checker) {
    const Levels levels(checker.model);
    LevelReader reader(checker, levels);
    for (const CheckedClass& objectClass : checker.model.classes) {
        for (const CheckedGroup& group : objectClass.groups) {
            if (takesPart(group)) {
                reader.read(group);
            }
        }
    }
}

} // namespace orrery::engine
