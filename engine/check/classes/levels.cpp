// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of reads of meters against the order of levels (E8.1, E8.4).
#include "engine/check/classes/checker.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/check/model/level_facts.h"

#include <algorithm>
#include <set>

namespace orrery::engine {

namespace {

using FactsByClass = std::vector<std::shared_ptr<const LevelFacts>>;

/// Returns the facts of all classes. Facts of a reused class come from the previous check.
FactsByClass factsOfClasses(const Checker& checker) {
    const ClassTable& classes = checker.model.classes;
    FactsByClass facts(classes.size());
    const auto find = [&](ClassIndex index) {
        return std::make_shared<const LevelFacts>(levelFacts(checker.model, classes[index]));
    };
    if (checker.memory != nullptr) {
        for (CheckMemory::Entry& entry : checker.memory->entries) {
            if (entry.isKept) {
                entry.levels = entry.levels ? entry.levels : find(entry.index);
                facts[entry.index] = entry.levels;
            }
        }
    }
    for (ClassIndex index = 0; index < facts.size(); ++index) {
        if (!facts[index]) {
            facts[index] = find(index);
        }
    }
    return facts;
}

/// The priorities at which effects change each meter column.
class Levels {
public:
    Levels(const CheckedModel& model, const FactsByClass& facts) : m_priorities(model.layout.size()) {
        for (ClassIndex index = 0; index < facts.size(); ++index) {
            for (const LevelFacts::Write& write : facts[index]->writes) {
                if (model.classes.asRead(index).groups[write.group].isRunnable) {
                    m_priorities[write.column.value].insert(write.priority);
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
    std::vector<std::set<int>> m_priorities; ///< priorities, by column
};

} // namespace

void checkLevels(Checker& checker) {
    const CheckedModel& model = checker.model;
    const FactsByClass facts = factsOfClasses(checker);
    const Levels levels(model, facts);
    std::set<std::uint16_t> given; // the maxima that channels write
    for (const CheckedVariable& variable : model.language.variables) {
        if (variable.channel == ChannelDirection::out &&
            model.layout[variable.channelColumn].role == ColumnRole::meterMax) {
            given.insert(variable.channelColumn.value);
        }
    }
    for (ClassIndex index = 0; index < facts.size(); ++index) {
        const CheckedClass& objectClass = model.classes.asRead(index);
        for (const LevelFacts::Read& read : facts[index]->reads) {
            if (!objectClass.groups[read.group].isRunnable) {
                continue;
            }
            const ColumnSpec& column = model.layout[read.column];
            // A channel writes its maximum before the lowest level, so every level may read it.
            if (given.contains(read.column.value)) {
                continue;
            }
            const auto where = [&] { return model.classes.placeNow(index, LevelFacts::placeOf(read, objectClass)); };
            const std::string priority = std::to_string(read.priority);
            if (column.role == ColumnRole::meterMax && !levels.changesBelow(read.column, read.priority)) {
                checker.report(checkDiagnostics["check.unbuilt-maximum"], where(), {column.name, priority});
            } else if (column.role == ColumnRole::meterCurrent && levels.changesAt(read.column, read.priority)) {
                checker.report(checkDiagnostics["check.level-reads-itself"], where(),
                               {phrase("current {0}", {column.name}), priority});
            }
        }
    }
}

} // namespace orrery::engine
