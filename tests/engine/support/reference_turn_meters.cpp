// SPDX-License-Identifier: GPL-3.0-or-later
// The meter stage (E8.4): level by level, and object by object within a level.
#include "tests/engine/support/reference_turn.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace orrery::engine::turn_oracle {

/// An effect of a group that fired, in its level.
struct ReferenceTurn::MeterItem {
    const CheckedGroup* group = nullptr;
    Id holder = nobody;
    Id source = nobody;
    std::size_t effect = 0;
    std::vector<Id> scope;
    // For the present object:
    bool fires = false;
    std::optional<double> mean{};

    const CheckedEffect& checked() const { return group->effects[effect]; }
    MeterIndex meter() const { return static_cast<MeterIndex>(*checked().argument("meter")->constant); }
    ColumnId column(const CheckedModel& model) const { return model.layout.meter(meter(), checked().spec->ofMax); }
    std::string amountName() const { return std::string(checked().spec->amount); }
    auto place() const { return std::tuple(holder, group->order, effect); }
};

/// Returns the declared policy of a name; without one, `first`.
StackingPolicy ReferenceTurn::policyOf(StackingIndex name) const {
    return name < m_model.stackingPolicies.size() ? m_model.stackingPolicies[name] : StackingPolicy::first;
}

void ReferenceTurn::noteSkip(const MeterItem& item, Id object, SkipReason reason) {
    m_story.skips.push_back(
        {{item.group->owner, item.group->order}, item.holder, static_cast<int>(item.effect), object, reason});
}

void ReferenceTurn::playMeters() {
    std::set<int> levels;
    for (const CheckedClass& kind : m_model.classes) {
        for (const CheckedGroup& group : kind.groups) {
            for (std::size_t e = 0; e < group.effects.size(); ++e) {
                if (isPlayed(group) && isOn(group, e) && group.effects[e].spec->operation != MeterOperation::none) {
                    levels.insert(group.effects[e].priority);
                }
            }
        }
    }
    std::vector<MeterItem> items;
    m_items = &items;
    m_groupPassed.clear();
    for (const int level : levels) {
        decideMeterGroups(level);
        playLevel(level);
    }
    m_items = nullptr;
}

/// Does step 1: decides activation and scope of each group, at the lowest priority of its effects.
void ReferenceTurn::decideMeterGroups(int level) {
    for (const Id holder : everyone()) {
        for (const CheckedGroup& group : m_model.classes[at(holder).kind].groups) {
            std::vector<std::size_t> effects;
            int lowest = 0;
            for (std::size_t e = 0; e < group.effects.size(); ++e) {
                if (isPlayed(group) && isOn(group, e) && group.effects[e].spec->operation != MeterOperation::none) {
                    const int priority = group.effects[e].priority;
                    lowest = effects.empty() ? priority : std::min(lowest, priority);
                    effects.push_back(e);
                }
            }
            const Id source = sourceFor(holder);
            if (effects.empty() || lowest != level || source == nobody || !isGiven(group, source) ||
                !holdAll(group.activation, source, source)) {
                continue;
            }
            const std::vector<Id> scope = scopeOf(group, source);
            m_firingsOf.push_back(0);
            m_story.firings.push_back({.stage = Stage::meters,
                                       .priority = level,
                                       .group = {group.owner, group.order},
                                       .holder = holder,
                                       .source = source,
                                       .scope = scope});
            for (const std::size_t e : effects) {
                const MeterItem item{.group = &group, .holder = holder, .source = source, .effect = e, .scope = scope};
                if (holdAll(group.effects[e].active, source, source)) { // X5.2
                    m_items->push_back(item);
                } else {
                    for (const Id object : scope) {
                        noteSkip(item, object, SkipReason::inactive);
                    }
                }
            }
        }
    }
}

/// Does steps 2 and 3. Reads the state at the start of the level, which stays in `things`, and writes to a copy.
void ReferenceTurn::playLevel(int level) {
    std::vector<MeterItem> items;
    for (const MeterItem& item : *m_items) {
        if (item.checked().priority == level) {
            items.push_back(item);
        }
    }
    std::ranges::sort(items, {}, &MeterItem::place);
    m_after = things;
    for (const Id object : everyone()) {
        claimMeters(items, object);
        compareContenders(items, object);
        applyMeters(items, object);
    }
    things = std::move(m_after);
    m_matching.clear();
}

/// Decides which effects may fire on the object (E2.5, E3.29, E7.5, E7.6).
void ReferenceTurn::claimMeters(std::vector<MeterItem>& items, Id object) {
    const auto isFree = [&](StackingIndex name) { return !m_used.contains({name, object}); };
    const auto comparesOf = [&](StackingIndex name) { return policyOf(name) != StackingPolicy::first; };
    for (MeterItem& item : items) {
        item.fires = false;
        item.mean.reset();
        if (!std::ranges::binary_search(item.scope, object)) {
            continue;
        }
        const bool isThisWay = takesBranch(*item.group, item.effect, item.source, object);
        const StackingIndex ofGroup = item.group->stacking;
        if (ofGroup != 0 && !comparesOf(ofGroup)) {
            const auto [passed, isNew] = m_groupPassed.try_emplace({item.group, item.holder, object}, false);
            if (isNew && isFree(ofGroup)) { // decided once, for all effects of the group in every level
                passed->second = true;
                const bool isAnyAble = std::ranges::any_of(*m_items, [&](const MeterItem& other) {
                    return other.group == item.group && other.holder == item.holder &&
                           at(object).meters.contains(other.meter()) &&
                           takesBranch(*other.group, other.effect, other.source, object);
                });
                if (isAnyAble) {
                    m_used.insert({ofGroup, object});
                }
            }
            if (isThisWay && !passed->second) {
                noteSkip(item, object, SkipReason::stackedOut);
                continue;
            }
        }
        if (!isThisWay) {
            noteSkip(item, object, SkipReason::otherBranch);
            continue;
        }
        if (!at(object).meters.contains(item.meter())) {
            noteSkip(item, object, SkipReason::unable);
            continue;
        }
        const StackingIndex own = item.checked().stacking;
        if (own != 0 && own != ofGroup && !comparesOf(own)) {
            if (!isFree(own)) {
                noteSkip(item, object, SkipReason::stackedOut);
                continue;
            }
            m_used.insert({own, object});
        }
        item.fires = true;
    }
}

/// Selects one of the effects that would fire under the same name (E7.7).
void ReferenceTurn::compareContenders(std::vector<MeterItem>& items, Id object) {
    std::map<StackingIndex, std::vector<MeterItem*>> contenders;
    for (MeterItem& item : items) {
        for (const StackingIndex name : std::set{item.checked().stacking, item.group->stacking}) {
            if (item.fires && policyOf(name) != StackingPolicy::first) {
                contenders[name].push_back(&item);
            }
        }
    }
    for (const auto& [name, all] : contenders) {
        MeterItem* winner = all.front();
        double sum = 0.0;
        const auto amountOf = [&](const MeterItem& item) {
            const double running = readCell(at(object), m_model.layout[item.column(m_model)]).number;
            return amount(*item.checked().argument(item.amountName()), item.source, object, running);
        };
        for (MeterItem* const one : all) {
            sum += amountOf(*one);
            const bool isLarger = amountOf(*one) > amountOf(*winner);
            const bool isSmaller = amountOf(*one) < amountOf(*winner);
            const StackingPolicy policy = policyOf(name);
            winner =
                (policy == StackingPolicy::largest && isLarger) || (policy == StackingPolicy::smallest && isSmaller)
                    ? one
                    : winner;
        }
        for (MeterItem* const one : all) {
            if (one != winner) {
                one->fires = false;
                noteSkip(*one, object, SkipReason::stackedOut);
            }
        }
        if (policyOf(name) == StackingPolicy::average) {
            winner->mean = sum / static_cast<double>(all.size());
        }
        m_used.insert({name, object});
    }
}

/// Applies the effects on each meter: SET, ADD, MULTIPLY, DIVIDE, MAX, MIN, then by holder, group, effect (E7.8).
void ReferenceTurn::applyMeters(std::vector<MeterItem>& items, Id object) {
    std::vector<const MeterItem*> ordered;
    for (const MeterItem& item : items) {
        if (item.fires) {
            ordered.push_back(&item);
        }
    }
    std::ranges::stable_sort(ordered, {}, [](const MeterItem* item) { return item->checked().spec->operation; });
    for (const MeterItem* const item : ordered) {
        const ColumnSpec& column = m_model.layout[item->column(m_model)];
        const double running = readCell(m_after[static_cast<std::size_t>(object)], column).number;
        const double by = item->mean
                              ? *item->mean
                              : amount(*item->checked().argument(item->amountName()), item->source, object, running);
        double after = running;
        switch (item->checked().spec->operation) {
        case MeterOperation::set:
            after = by;
            break;
        case MeterOperation::add:
            after = running + by;
            break;
        case MeterOperation::multiply:
            after = running * by;
            break;
        case MeterOperation::divide:
            after = running / by;
            break;
        case MeterOperation::raise:
            after = running < by ? by : running;
            break;
        case MeterOperation::lower:
            after = by < running ? by : running;
            break;
        case MeterOperation::none:
            break;
        }
        after = std::isfinite(after) ? after : 0.0; // X1.3
        const Cell cell{.number = after};
        if (!Cell{.number = running}.isSameAs(cell)) {
            writeCell(m_after[static_cast<std::size_t>(object)], column, cell);
            m_story.changes.push_back({object,
                                       item->column(m_model).value,
                                       cell,
                                       CauseKind::effect,
                                       {item->group->owner, item->group->order},
                                       item->holder,
                                       static_cast<int>(item->effect)});
        }
    }
}

} // namespace orrery::engine::turn_oracle
