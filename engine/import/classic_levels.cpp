// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which imported groups change meters (F4, E7.8).
#include "engine/import/classic_groups.h"
#include "engine/import/classic_names.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::size_t meterLimit = 32; ///< number of bits in a set of meters
constexpr int levelStep = 10;
constexpr int roundLimit = 32; ///< maximum number of rounds; longer chains of groups that read one another are cycles

/// The highest level that builds a maximum, and the highest such level without the group that builds the first.
struct Highest {
    int first = -1;
    int second = -1;
    const ImportedGroup* by = nullptr;

    int without(const ImportedGroup* group) const { return by == group ? second : first; }
    void add(int level, const ImportedGroup* group) {
        if (level > first || by == nullptr) {
            second = by == group ? second : first;
            first = level;
            by = group;
        } else if (group != by) {
            second = std::max(second, level);
        }
    }
};

using Levels = std::array<Highest, meterLimit>;

Levels levelsOf(const std::vector<ImportedGroup*>& groups) {
    Levels levels;
    for (const ImportedGroup* group : groups) {
        for (const ImportedEffect& effect : group->effects) {
            if (effect.ofMax && effect.operation != MeterOperation::none) {
                levels[static_cast<std::size_t>(effect.meter)].add(group->priorityOf(effect), group);
            }
        }
    }
    return levels;
}

/// Returns text such as "MaxIndustry and MaxMining".
Phrase maximaWords(std::uint32_t maxima) {
    std::vector<Phrase> names;
    for (std::size_t meter = 0; meter < classicMeters().size(); ++meter) {
        if ((maxima >> meter & 1u) != 0) {
            names.emplace_back("Max" + std::string(classicMeters()[meter].ours));
        }
    }
    return joined(names, inPhrase("{0} and {1}"));
}

int floorOf(const ImportedGroup& group, const Levels& levels) {
    int floor = 0;
    for (std::size_t meter = 0; meter < classicMeters().size(); ++meter) {
        if ((group.reads() >> meter & 1u) != 0) {
            const int level = levels[meter].without(&group);
            floor = level < 0 ? floor : std::max(floor, level + levelStep);
        }
    }
    return floor;
}

} // namespace

void orderGroups(std::vector<ImportedGroup*>& groups, ImportReport& report) {
    std::vector<ImportedGroup*> readers;
    std::ranges::copy_if(groups, std::back_inserter(readers),
                         [](const auto* group) { return group->reads() != 0 && group->altersMeters(); });
    for (int round = 0; round < roundLimit; ++round) {
        const Levels levels = levelsOf(groups);
        bool changed = false;
        for (ImportedGroup* group : readers) {
            const int floor = floorOf(*group, levels);
            changed = changed || floor != group->floor;
            group->floor = floor;
        }
        if (!changed) {
            break;
        }
    }
    const Levels levels = levelsOf(groups);
    for (const ImportedGroup* group : readers) {
        if (floorOf(*group, levels) > group->floor) {
            report.priorities.push_back(
                {group->where, group->label,
                 phrase("it reads {0} in a circular dependency with other groups, so no order is correct",
                        {maximaWords(group->reads())})});
        } else if (group->floor > 0) {
            report.priorities.push_back(
                {group->where, group->label,
                 phrase("it reads {0}, so it acts at priority {1} or later, after every group that changes this value",
                        {maximaWords(group->reads()), std::to_string(group->floor)})});
        }
    }
}

void findMixedMeters(const std::vector<ImportedGroup*>& groups, ImportReport& report) {
    std::vector<MixedMeter> meters(classicMeters().size());
    for (const ImportedGroup* group : groups) {
        for (const ImportedEffect& effect : group->effects) {
            if (!effect.ofMax || effect.operation == MeterOperation::none) {
                continue;
            }
            MixedMeter& meter = meters[static_cast<std::size_t>(effect.meter)];
            std::vector<std::string>& list = effect.operation == MeterOperation::add   ? meter.additions
                                             : effect.operation == MeterOperation::set ? meter.settings
                                                                                       : meter.multiplications;
            if (std::ranges::find(list, group->label) == list.end()) {
                list.push_back(group->label);
            }
        }
    }
    for (std::size_t i = 0; i < meters.size(); ++i) {
        const int kinds =
            !meters[i].additions.empty() + !meters[i].multiplications.empty() + !meters[i].settings.empty();
        if (kinds > 1) {
            meters[i].meter = "Max" + std::string(classicMeters()[i].ours);
            report.mixedMeters.push_back(std::move(meters[i]));
        }
    }
}

} // namespace orrery::engine
