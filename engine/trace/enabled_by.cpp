// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/enabled_by.h"

#include "engine/trace/availability.h"
#include "engine/trace/replay.h"
#include "engine/universe/class_list.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

bool takesPart(const CheckedGroup& group) {
    return group.enabled && group.isRunnable && std::ranges::any_of(group.effects, &CheckedEffect::enabled);
}

/// The state of one holder's group.
struct GroupState {
    bool isActive = false;
    RowList scope;
};

GroupState stateOf(Evaluator& evaluator, const CompiledGroup& group, const View& view, Row holder) {
    GroupState state;
    const bool isHolder = view.exists(holder) && carries(view, holder, group.objectClass);
    const Row source = isHolder ? sourceOf(view, group, holder) : noRow;
    state.isActive = source != noRow && evaluator.isActive(group, view, source);
    if (state.isActive) {
        state.scope = *evaluator.scope(group, view, source);
    }
    return state;
}

std::string namesOf(const RowList& rows, const View& view) {
    constexpr std::size_t shown = 12;
    std::string names;
    for (std::size_t i = 0; i < rows.size() && i < shown; ++i) {
        names += (i == 0 ? "" : ", ") + view.nameOf(rows[i]);
    }
    return rows.size() > shown ? names + " and " + std::to_string(rows.size() - shown) + " more" : names;
}

/// Returns a label such as "BLD_MEGALITH/local of Mill". For an object without a name, adds the host.
std::string whoText(const GroupChange& change, const View& view) {
    const Row host = view.parent(change.holder);
    const std::string name = view.nameOf(change.holder);
    return name.starts_with('#') && host != noRow ? name + " on " + view.nameOf(host) : name;
}

const CheckedGroup& groupOf(const GroupChange& change, const View& view) {
    std::uint32_t index = change.group;
    const ClassTable& classes = view.model->classes;
    for (std::size_t i = 0; i < classes.size(); ++i) { // Program::groups is sorted by class, then order
        const std::size_t groups = classes.asRead(i).groups.size();
        if (index < groups) {
            return classes[i].groups[index];
        }
        index -= static_cast<std::uint32_t>(groups);
    }
    return classes.front().groups.front();
}

Json namesJson(const RowList& rows, const View& view) {
    Json names = Json::array();
    for (const Row row : rows) {
        names.push_back(Json{{"object", row}, {"name", view.nameOf(row)}});
    }
    return names;
}

} // namespace

std::vector<ClassIndex> allClasses(const CheckedModel& model) {
    std::vector<ClassIndex> all;
    for (ClassIndex index = 0; index < model.classes.size(); ++index) {
        if (model.classes[index].hasType) {
            all.push_back(index);
        }
    }
    return all;
}

EnabledBy enabledBy(Evaluator& evaluator, const View& before, const View& after, std::span<const ClassIndex> classes) {
    EnabledBy changes;
    const Program& program = evaluator.program();
    const auto empireType = before.model->vocabulary.findType("empire");
    // Evaluates one state completely before the other, because caches are valid only while the state stays the same.
    struct Asked {
        std::vector<Truth> available;
        std::vector<GroupState> groups;
    };
    std::vector<std::pair<ClassIndex, Row>> offers;
    std::vector<std::pair<std::uint32_t, Row>> held;
    for (const ClassIndex index : classes) {
        for (Row row = 0; row < after.rowCount; ++row) {
            const bool exists = before.exists(row) || after.exists(row);
            if (exists && empireType && after.typeOf(row) == *empireType) {
                offers.emplace_back(index, row);
            }
        }
        for (const std::uint32_t group : program.groupsOf(index)) {
            for (Row row = 0; takesPart(program.groupAsRead(group)) && row < after.rowCount; ++row) {
                if (carries(after, row, index) || carries(before, row, index)) {
                    held.emplace_back(group, row);
                }
            }
        }
    }
    const auto ask = [&](const View& view) {
        Asked asked;
        for (const auto& [index, empire] : offers) {
            asked.available.push_back(view.exists(empire) ? isAvailable(evaluator, view, index, empire) : Truth::no);
        }
        for (const auto& [group, holder] : held) {
            asked.groups.push_back(stateOf(evaluator, program.groups[group], view, holder));
        }
        evaluator.faults().clear();
        return asked;
    };
    const Asked was = ask(before);
    const Asked is = ask(after);
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const bool isNow = is.available[i] == Truth::yes;
        if (isNow != (was.available[i] == Truth::yes)) {
            changes.classes.push_back({offers[i].first, offers[i].second, isNow});
        }
    }
    for (std::size_t i = 0; i < held.size(); ++i) {
        const RowList& old = was.groups[i].scope;
        const RowList& now = is.groups[i].scope;
        GroupChange change{held[i].first, held[i].second, was.groups[i].isActive, is.groups[i].isActive, {}, {}};
        std::ranges::set_difference(now, old, std::back_inserter(change.entering));
        std::ranges::set_difference(old, now, std::back_inserter(change.leaving));
        if (change.wasActive != change.isActive || !change.entering.empty() || !change.leaving.empty()) {
            changes.groups.push_back(std::move(change));
        }
    }
    return changes;
}

std::string renderEnabledBy(const EnabledBy& changes, const View& view) {
    std::string out;
    for (const AvailabilityChange& change : changes.classes) {
        out += std::string(change.isNow ? "+ available: " : "- no longer available: ") +
               view.model->classes[change.objectClass].id + " to " + view.nameOf(change.empire) + "\n";
    }
    for (const GroupChange& change : changes.groups) {
        const std::string who = groupLabel(*view.model, groupOf(change, view)) + " of " + whoText(change, view);
        if (change.wasActive != change.isActive) {
            out += std::string(change.isActive ? "+ active: " : "- no longer active: ") + who + "\n";
        }
        if (!change.entering.empty()) {
            out += "+ in scope: " + who + ": " + namesOf(change.entering, view) + "\n";
        }
        if (!change.leaving.empty()) {
            out += "- no longer in scope: " + who + ": " + namesOf(change.leaving, view) + "\n";
        }
    }
    return out.empty() ? "nothing changes\n" : out;
}

std::string enabledByJson(const EnabledBy& changes, const View& view) {
    Json json{{"turn", view.turn}, {"classes", Json::array()}, {"groups", Json::array()}};
    for (const AvailabilityChange& change : changes.classes) {
        json["classes"].push_back(Json{{"class", view.model->classes[change.objectClass].id},
                                       {"empire", view.nameOf(change.empire)},
                                       {"available", change.isNow}});
    }
    for (const GroupChange& change : changes.groups) {
        json["groups"].push_back(Json{{"group", groupLabel(*view.model, groupOf(change, view))},
                                      {"holder", change.holder},
                                      {"holderName", view.nameOf(change.holder)},
                                      {"wasActive", change.wasActive},
                                      {"active", change.isActive},
                                      {"entering", namesJson(change.entering, view)},
                                      {"leaving", namesJson(change.leaving, view)}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace orrery::engine
