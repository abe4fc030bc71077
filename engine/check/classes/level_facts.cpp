// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/level_facts.h"
#include "engine/check/classes/group_reading.h"
#include "engine/check/classes/reads.h"

#include <algorithm>
#include <optional>

namespace orrery::engine {

namespace {

/// Returns a place, moved by `by` bytes if it is in the file of the class. A move backwards wraps around.
Location shifted(Location where, const CheckedClass& of, std::uint32_t by) {
    return where.file == of.where.file ? Location{where.file, {where.span.begin + by, where.span.end + by}} : where;
}

class FactReader {
public:
    FactReader(const CheckedModel& model, const CheckedClass& objectClass)
        : m_model(model), m_layout(model.layout), m_class(objectClass) {}

    LevelFacts read() {
        for (std::size_t i = 0; i < m_class.groups.size(); ++i) {
            const CheckedGroup& group = m_class.groups[i];
            // Includes groups with a stacking error: such errors depend on other groups.
            if (group.enabled && group.altersMeters && (group.isRunnable || group.hasStackingFault)) {
                m_group = static_cast<std::uint16_t>(i);
                readGroup(group);
            }
        }
        m_facts.writes.shrink_to_fit();
        m_facts.reads.shrink_to_fit();
        return std::move(m_facts);
    }

private:
    void readGroup(const CheckedGroup& group) {
        const std::vector<int> lowest = lowestPriorities(group);
        for (const auto* list : {&group.activation, &group.include, &group.exclude}) {
            readConditions(*list, lowest[0]);
        }
        for (std::size_t i = 0; i < group.effects.size(); ++i) {
            const CheckedEffect& effect = group.effects[i];
            if (!effect.enabled) {
                continue;
            }
            addWrite(effect);
            readConditions(effect.active, lowest[0]); // the run evaluates them together with the group
            eachRead(effect.arguments, [&](const ColumnRead& read) { addRead(read, effect.priority, false); });
            for (const std::vector<CheckedCondition>& block : effect.conditions) {
                readConditions(block, lowest[i + 1]);
            }
        }
    }

    void addWrite(const CheckedEffect& effect) {
        const CheckedArgument* meter = effect.argument("meter");
        if (meter != nullptr && meter->constant) {
            const ColumnId column = m_layout.meter(static_cast<MeterIndex>(*meter->constant), effect.spec->ofMax);
            m_facts.writes.push_back({m_group, column, effect.priority});
        }
    }

    /// Returns the lowest priorities of effects that alter meters. The first is over the whole group. The others are,
    /// for each effect, over the effects inside it.
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
            eachRead(condition, m_layout, [&](const ColumnRead& read) { addRead(read, priority, true); });
        }
    }

    /// Adds a read if the order of levels can make it wrong.
    void addRead(const ColumnRead& read, int priority, bool isCondition) {
        const ColumnSpec& column = m_layout[read.column];
        const bool isBuilt = column.role == ColumnRole::meterMax && m_model.vocabulary.meters()[column.of].rebuilt;
        if (isBuilt || (isCondition && column.role == ColumnRole::meterCurrent)) {
            m_facts.reads.push_back({m_group, read.column, priority, isCondition,
                                     shifted(read.where, m_class, 0u - m_class.where.span.begin)});
        }
    }

    const CheckedModel& m_model;
    const ColumnLayout& m_layout;
    const CheckedClass& m_class;
    std::uint16_t m_group = 0;
    LevelFacts m_facts;
};

} // namespace

Location LevelFacts::placeOf(const Read& read, const CheckedClass& of) {
    return shifted(read.where, of, of.where.span.begin);
}

LevelFacts levelFacts(const CheckedModel& model, const CheckedClass& objectClass) {
    return FactReader(model, objectClass).read();
}

} // namespace orrery::engine
