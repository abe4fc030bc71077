// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/turn_comparison.h"

#include "engine/universe/agenda.h"
#include "engine/universe/universe.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace orrery::engine::turn_oracle {

namespace {

Cell cellOf(const View& view, ColumnId column, double value) {
    const ColumnSpec& spec = (*view.layout)[column];
    if (spec.role == ColumnRole::builtin) {
        switch (static_cast<Builtin>(spec.of)) {
        case Builtin::owners:
        case Builtin::seenBy:
        case Builtin::shownTo:
        case Builtin::hiddenFrom:
        case Builtin::allowed:
        case Builtin::forbidden: {
            const std::vector<Row>& set = (*view.ownerSets)[static_cast<std::uint32_t>(value)];
            return {.set = {set.begin(), set.end()}};
        }
        case Builtin::name:
            return {.text = (*view.texts)[static_cast<std::uint32_t>(value)]};
        default:
            break;
        }
    }
    return {.number = value};
}

bool isOf(const View& view, const Thing& thing, ColumnId column) {
    return (*view.layout)[column].role == ColumnRole::builtin || view.layout->has(thing.type, column);
}

constexpr std::array stages{"setup",      "visibility", "spread",  "reset",  "channels", "meters",
                            "growth",     "cap",        "effects", "orders", "movement", "combat",
                            "production", "research",   "income",  "rest",   "scenario"};
static_assert(stages.size() == static_cast<std::size_t>(Stage::count_));

constexpr std::array causes{"setup",   "reset",      "effect",   "growth",  "cap",        "duration", "cascade",
                            "derived", "create",     "spread",   "channel", "visibility", "order",    "movement",
                            "payment", "production", "research", "income",  "scenario"};
static_assert(causes.size() == static_cast<std::size_t>(CauseKind::scenario) + 1);

constexpr std::array timings{"before", "when", "after"};

Id idOf(Row row) {
    return row == noRow ? nobody : static_cast<Id>(row);
}

std::string nameOf(const GroupName& group, const View& view) {
    const CheckedClass& kind = view.model->classes[group.kind];
    return kind.id + "/" + kind.groups[group.order].id;
}

std::string shown(const FiringNote& note, const View& view) {
    constexpr std::array sides{"", "before ", "after "};
    std::string text = sides[static_cast<std::size_t>(note.side)] +
                       std::string(stages[static_cast<std::size_t>(note.stage)]) + " " + std::to_string(note.priority) +
                       ": " + nameOf(note.group, view) + " of " + std::to_string(note.holder) + ", source " +
                       std::to_string(note.source) + ", scope";
    for (const Id id : note.scope) {
        text += " " + std::to_string(id);
    }
    if (!note.answered.kind.empty()) {
        text += ", step " + std::to_string(static_cast<int>(note.answered.step)) + " " +
                timings[static_cast<std::size_t>(note.answered.timing)] + " " + note.answered.kind + " of " +
                std::to_string(note.answered.subject);
    }
    return text;
}

std::string shown(const OccurrenceNote& note, const View& view) {
    constexpr std::array ends{"happened", "noChange", "prevented", "substituted", "reduced", "gone", "unpaid"};
    std::string text = note.kind + " of " + std::to_string(note.subject) + " detail " + std::to_string(note.detail) +
                       " amount " + std::to_string(note.amount) + " applied " + std::to_string(note.applied) + ", " +
                       ends[static_cast<std::size_t>(note.end)] + ", by " +
                       causes[static_cast<std::size_t>(note.cause)];
    if (note.holder != nobody) {
        text += " of " + nameOf(note.group, view) + " of " + std::to_string(note.holder) + ", effect " +
                std::to_string(note.effect);
    }
    if (note.endedByHolder != nobody) {
        text += ", ended by " + nameOf(note.endedBy, view) + " of " + std::to_string(note.endedByHolder);
    }
    return text;
}

std::string shown(const SilenceNote& note, const View& view) {
    constexpr std::array reasons{"notAnymore", "passed",  "cannotPay", "usedUp", "inactive",
                                 "notGiven",   "covered", "cut",       "gone"};
    return nameOf(note.group, view) + " of " + std::to_string(note.holder) + " is silent " +
           timings[static_cast<std::size_t>(note.timing)] + " " + note.kind + " of " + std::to_string(note.subject) +
           ": " + reasons[static_cast<std::size_t>(note.reason)];
}

std::string shown(const ConflictNote& note, const View& view) {
    std::string text = std::string("conflict ") + timings[static_cast<std::size_t>(note.timing)] + " step " +
                       std::to_string(static_cast<int>(note.step)) + ", " + std::to_string(note.decider) + " decides:";
    for (const ConflictNote::Contender& one : note.order) {
        text += " " + nameOf(one.group, view) + " of " + std::to_string(one.holder) + " to " + one.kind + " of " +
                std::to_string(one.subject) + ";";
    }
    return text;
}

std::string shown(const SkipNote& note, const View& view) {
    constexpr std::array reasons{"stackedOut", "unable",      "destroyed", "inactive", "otherBranch",
                                 "prevented",  "substituted", "noChange",  "reduced"};
    return nameOf(note.group, view) + " of " + std::to_string(note.holder) + ", effect " + std::to_string(note.effect) +
           " on " + std::to_string(note.object) + ": " + reasons[static_cast<std::size_t>(note.reason)];
}

std::string shown(const ChangeNote& note, const View& view) {
    std::string text = note.after.shown() + " by " + causes[static_cast<std::size_t>(note.cause)];
    if (note.holder != nobody) {
        text += " of " + nameOf(note.group, view) + " of " + std::to_string(note.holder) + ", effect " +
                std::to_string(note.effect);
    }
    return text;
}

bool isSame(const ChangeNote& a, const ChangeNote& b) {
    return a.object == b.object && a.column == b.column && a.after.isSameAs(b.after) && a.cause == b.cause &&
           a.group == b.group && a.holder == b.holder && a.effect == b.effect;
}

/// Returns the notes that only one of two sorted lists contains.
template <typename Note>
std::string listDifference(const std::vector<Note>& wanted, const std::vector<Note>& found, const View& view) {
    std::string text;
    std::vector<Note> only;
    std::ranges::set_difference(wanted, found, std::back_inserter(only));
    for (const Note& note : only) {
        text += "\n  not in the engine: " + shown(note, view);
    }
    only.clear();
    std::ranges::set_difference(found, wanted, std::back_inserter(only));
    for (const Note& note : only) {
        text += "\n  only in the engine: " + shown(note, view);
    }
    return text;
}

std::string shown(const WatchNote& note) {
    return "condition " + std::to_string(note.condition) +
           (note.action < 0 ? "" : " action " + std::to_string(note.action)) + (note.isTrue ? " yes" : " no") +
           (note.isTold ? " told" : "") + (note.isPause ? " pauses" : "");
}

std::string differenceOf(const ScenarioStory& wanted, const ScenarioStory& found) {
    std::string text;
    const std::size_t most = std::max(wanted.watches.size(), found.watches.size());
    for (std::size_t i = 0; i < most && text.empty(); ++i) { // the first difference, in order of time
        const bool isBoth = i < wanted.watches.size() && i < found.watches.size();
        if (!isBoth || wanted.watches[i] != found.watches[i]) {
            text += "\n  in the engine: " + (i < found.watches.size() ? shown(found.watches[i]) : "nothing") + " for " +
                    (i < wanted.watches.size() ? shown(wanted.watches[i]) : "nothing");
        }
    }
    text += wanted.messages == found.messages ? "" : "\n  other messages";
    text += wanted.victories == found.victories ? "" : "\n  others win or lose";
    text += wanted.cuts == found.cuts ? "" : "\n  other checks are cut";
    return text;
}

/// Sorts changes by object and column, each in order of time.
std::vector<ChangeNote> byCell(std::vector<ChangeNote> changes) {
    std::ranges::stable_sort(changes, {}, [](const ChangeNote& one) { return std::pair(one.object, one.column); });
    return changes;
}

} // namespace

std::vector<Thing> thingsOf(const View& view) {
    std::vector<Thing> things;
    for (Row row = 0; row < view.rowCount; ++row) {
        Thing thing;
        thing.type = view.typeOf(row);
        for (std::uint16_t column = 0; column < view.layout->size(); ++column) {
            if (isOf(view, thing, {column})) {
                writeCell(thing, (*view.layout)[{column}], cellOf(view, {column}, view.at({column}, row)));
            }
        }
        for (auto& [meter, pair] : thing.meters) {
            pair.lastMaximum = view.lastMax.empty() ? 0.0 : view.lastMax[meter][row];
        }
        thing.birthKey = view.birthKeys[row];
        things.push_back(thing);
    }
    return things;
}

ScenarioMemory memoryOf(const View& view) {
    const Agenda& agenda = *view.agenda;
    ScenarioMemory memory{.enabled = agenda.enabled,
                          .counters = {agenda.counters.begin(), agenda.counters.end()},
                          .view = agenda.view,
                          .initials = {},
                          .setUp = static_cast<Id>(agenda.setupRows),
                          .putOff = {},
                          .isOver = agenda.isOver};
    std::erase_if(memory.counters, [](const auto& one) { return one.second == 0.0; });
    for (const Row row : agenda.initials) {
        memory.initials.push_back(idOf(row));
    }
    for (const PendingAction& one : agenda.actions) {
        memory.putOff.push_back({one.condition, one.action, one.due});
    }
    return memory;
}

std::string differenceOf(const ScenarioMemory& wanted, const ScenarioMemory& found) {
    std::string text;
    const auto compare = [&](bool isSame, const char* what) {
        text += isSame ? "" : std::string("\n  the scenario remembers other ") + what;
    };
    compare(wanted.enabled == found.enabled, "conditions that are enabled");
    compare(wanted.counters == found.counters, "counters");
    compare(wanted.initials == found.initials, "initial objects");
    compare(wanted.putOff == found.putOff, "actions that wait");
    compare(wanted.isOver == found.isOver, "ends");
    const LocalView& a = wanted.view;
    const LocalView& b = found.view;
    compare(std::tie(a.screen, a.line, a.message, a.page, a.zoom, a.selected) ==
                std::tie(b.screen, b.line, b.message, b.page, b.zoom, b.selected),
            "things on the person's screen");
    return text;
}

std::set<Lane> lanesOf(const View& view) {
    std::set<Lane> lanes;
    for (const auto& [from, to] : view.lanes->lanes) {
        lanes.emplace(static_cast<Id>(from), static_cast<Id>(to));
    }
    return lanes;
}

Story storyOf(const TurnLog& log, const Program& program, const View& view, std::vector<Thing>& things) {
    Story story;
    const auto groupOf = [&](const Firing& firing) {
        const CheckedGroup& group = program.checkedGroup(firing.group);
        return GroupName{group.owner, group.order};
    };
    for (const Firing& firing : log.firings) {
        const Moment& moment = log.moments[firing.moment];
        FiringNote note{.stage = moment.stage,
                        .side = moment.side,
                        .priority = moment.priority,
                        .group = groupOf(firing),
                        .holder = idOf(firing.holder),
                        .source = static_cast<Id>(firing.source),
                        .scope = {firing.scope->begin(), firing.scope->end()}};
        if (firing.occurrence != noOccurrence) {
            const OccurrenceRecord& answered = log.occurrences[firing.occurrence];
            note.priority = 0; // levels exist only in the meter stage
            note.answered = {std::string(view.model->vocabulary.occurrenceId(answered.kind)), idOf(answered.subject),
                             firing.timing, firing.step};
        }
        story.firings.push_back(note);
    }
    for (const OccurrenceRecord& one : log.occurrences) {
        OccurrenceNote note{.kind = std::string(view.model->vocabulary.occurrenceId(one.kind)),
                            .subject = idOf(one.subject),
                            .detail = one.detail,
                            .amount = one.amount,
                            .applied = one.applied,
                            .cause = one.cause,
                            .end = one.end};
        const bool isByOther = one.cause == CauseKind::order || one.cause == CauseKind::scenario;
        if (one.firing != noFiring && !isByOther) { // for these, it is the index of the order or action
            note.group = groupOf(log.firings[one.firing]);
            note.holder = idOf(log.firings[one.firing].holder);
            note.effect = one.effect;
        }
        if (one.endedBy != noFiring) {
            note.endedBy = groupOf(log.firings[one.endedBy]);
            note.endedByHolder = idOf(log.firings[one.endedBy].holder);
        }
        story.occurrences.push_back(note);
    }
    for (const UnansweredTrigger& one : log.unanswered) {
        const OccurrenceRecord& occurrence = log.occurrences[one.occurrence];
        const CheckedGroup& group = program.checkedGroup(one.group);
        story.silences.push_back({std::string(view.model->vocabulary.occurrenceId(occurrence.kind)),
                                  idOf(occurrence.subject),
                                  {group.owner, group.order},
                                  idOf(one.holder),
                                  one.timing,
                                  one.reason});
    }
    for (const Conflict& one : log.conflicts) {
        ConflictNote note{.timing = one.timing, .step = one.step, .decider = idOf(one.decider)};
        for (const Conflict::Contender& contender : one.order) {
            const OccurrenceRecord& occurrence = log.occurrences[contender.occurrence];
            const CheckedGroup& group = *program.groups[contender.group].checked;
            note.order.push_back({{group.owner, group.order},
                                  idOf(contender.holder),
                                  std::string(view.model->vocabulary.occurrenceId(occurrence.kind)),
                                  idOf(occurrence.subject)});
        }
        story.conflicts.push_back(note);
    }
    for (const Skip& skip : log.skips) {
        const Firing& firing = log.firings[skip.firing];
        for (const Row row : *skip.rows) {
            story.skips.push_back(
                {groupOf(firing), idOf(firing.holder), skip.effect, static_cast<Id>(row), skip.reason});
        }
    }
    std::set<std::pair<Row, ColumnId>> begun; // the cells of new objects that have their first value
    for (const Run& run : log.runs) {
        const ColumnSpec& column = (*view.layout)[run.column];
        for (std::size_t i = 0; i < run.rows->size(); ++i) {
            const Row row = (*run.rows)[i];
            const bool isFirst = row >= log.rowsBefore && begun.emplace(row, run.column).second;
            if (isFirst && row >= things.size()) {
                things.resize(row + std::size_t{1});
            }
            const Cell after = cellOf(view, run.column, log.values[run.firstValue + i]);
            const bool wasGone = !isFirst && !things[row].isInGame; // changes of destroyed objects do not count
            const bool isSame = !isFirst && readCell(things[row], column).isSameAs(after);
            writeCell(things[row], column, after);
            if (wasGone || isSame) {
                continue;
            }
            ChangeNote note{.object = static_cast<Id>(row),
                            .column = run.column.value,
                            .after = after,
                            .cause = run.cause,
                            .group = {}};
            if (isByGroup(run)) {
                note.group = groupOf(log.firings[run.firing]);
                note.holder = static_cast<Id>(log.firings[run.firing].holder);
                note.effect = run.effect;
            }
            story.changes.push_back(note);
        }
    }
    for (const ScenarioRecord& one : log.scenario) {
        story.scenario.watches.push_back({one.condition, one.action, one.isTrue, !one.detail.empty(), one.pauses});
    }
    for (const MessageRecord& one : log.messages) {
        if (one.scenario != ~0u) {
            story.scenario.messages.push_back({idOf(one.empire), one.pages});
        }
    }
    for (const VictoryRecord& one : log.victories) {
        if (one.scenario != ~0u) {
            story.scenario.victories.push_back({idOf(one.empire), one.isWon, one.reason});
        }
    }
    for (const OrderRecord& one : log.orders) {
        story.orders.emplace_back(one.order, one.refusal.empty());
    }
    for (const RunFault& one : log.faults) {
        story.scenario.cuts += one.spec->code == "run.endless-check" ? 1U : 0U;
        if (one.spec->code == "run.move-stopped") {
            story.stops.insert(idOf(one.row));
        } else if (one.spec->code == "run.project-waits") {
            story.waits.insert(idOf(one.row));
        }
    }
    return story;
}

std::string differenceOf(const std::vector<Thing>& wanted, const std::vector<Thing>& found, const View& view) {
    if (wanted.size() != found.size()) {
        return "\n" + std::to_string(found.size()) + " objects for " + std::to_string(wanted.size());
    }
    std::string text;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        for (std::uint16_t column = 0; column < view.layout->size(); ++column) {
            const ColumnSpec& spec = (*view.layout)[{column}];
            if (!isOf(view, wanted[i], {column}) || (!wanted[i].isInGame && !found[i].isInGame)) {
                continue;
            }
            const Cell a = readCell(wanted[i], spec);
            const Cell b = readCell(found[i], spec);
            if (!a.isSameAs(b)) {
                text += "\n  " + spec.name + " of " + std::to_string(i) + " is " + b.shown() + " for " + a.shown();
            }
        }
    }
    return text;
}

std::string differenceOf(const Story& wanted, const Story& found, const View& view) {
    const auto sorted = [](auto notes) {
        std::ranges::sort(notes);
        return notes;
    };
    std::string text = listDifference(sorted(wanted.firings), sorted(found.firings), view);
    text += listDifference(sorted(wanted.skips), sorted(found.skips), view);
    text += listDifference(sorted(wanted.occurrences), sorted(found.occurrences), view);
    text += listDifference(sorted(wanted.silences), sorted(found.silences), view);
    text += listDifference(sorted(wanted.conflicts), sorted(found.conflicts), view);
    text += differenceOf(wanted.scenario, found.scenario);
    if (wanted.orders != found.orders) {
        text += "\n  other orders were carried out";
        for (const auto& [whose, story] : {std::pair("wanted", &wanted), std::pair("found", &found)}) {
            for (const auto& [order, isCarriedOut] : story->orders) {
                text += "\n    " + std::string(whose) + " " + std::to_string(order) + (isCarriedOut ? "" : " refused");
            }
        }
    }
    text += wanted.stops == found.stops ? "" : "\n  others were told to stop";
    text += wanted.waits == found.waits ? "" : "\n  other projects wait";
    const auto inOrder = [](const Story& story) { // fired one after the other (E8.4), unlike those of a level
        std::vector<FiringNote> some;
        std::ranges::copy_if(story.firings, std::back_inserter(some),
                             [](const FiringNote& note) { return note.stage != Stage::meters; });
        return some;
    };
    if (text.empty() && inOrder(wanted) != inOrder(found)) {
        text += "\n  groups fired in another order";
        for (const auto& [whose, story] : {std::pair("wanted", &wanted), std::pair("found", &found)}) {
            for (const FiringNote& note : inOrder(*story)) {
                text += "\n    " + std::string(whose) + " " + shown(note, view);
            }
        }
    }
    const std::vector<ChangeNote> all = byCell(wanted.changes);
    const std::vector<ChangeNote> own = byCell(found.changes);
    const auto [a, b] = std::ranges::mismatch(all, own, isSame);
    if (a == all.end() && b == own.end()) {
        return text;
    }
    const ChangeNote& first =
        a == all.end() || (b != own.end() && std::pair(b->object, b->column) < std::pair(a->object, a->column)) ? *b
                                                                                                                : *a;
    text += "\n  " + (*view.layout)[{first.column}].name + " of " + std::to_string(first.object);
    for (const auto& [whose, changes] : {std::pair("wanted", &all), std::pair("found", &own)}) {
        for (const ChangeNote& note : *changes) {
            if (note.object == first.object && note.column == first.column) {
                text += "\n    " + std::string(whose) + " " + shown(note, view);
            }
        }
    }
    return text;
}

} // namespace orrery::engine::turn_oracle
