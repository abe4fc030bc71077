// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/break_kinds.h"

#include "engine/lab/break_places.h"
#include "engine/lab/break_values.h"
#include "engine/program/evaluate.h"
#include "engine/trace/replay.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns the reason why a group is wrong, with the groups of its class.
Phrase noSuchGroupIn(const CheckedModel& model, ClassIndex owner, std::string_view id) {
    constexpr std::size_t mostNames = 10;
    const auto& objectClass = model.classes.asRead(owner);
    std::vector<Phrase> names;
    for (const CheckedGroup& group : objectClass.groups) {
        names.emplace_back(group.id);
    }
    if (names.empty()) {
        return phrase("the class {0} has no groups", {objectClass.id});
    }
    const std::size_t more = names.size() - std::min(names.size(), mostNames);
    names.resize(names.size() - more);
    Phrase list = joined(names);
    if (more > 0) {
        list = phrase("{0} and {1} more", {std::move(list), std::to_string(more)});
    }
    return phrase("the class {0} has no group '{1}'; its groups are: {2}",
                  {objectClass.id, std::string(id), std::move(list)});
}

Phrase noSuchClass(const CheckedModel& model, std::string_view id) {
    std::vector<std::string> known;
    for (const auto& [name, index] : model.classNames) {
        known.push_back(name);
    }
    return withNear(phrase("there is no class '{0}'", {std::string(id)}), id, known);
}

Phrase readGroup(const Session& session, std::string_view text, BreakSubject& out) {
    const Program& program = session.program();
    const CheckedModel& model = *program.model;
    for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
        if (groupLabel(*program.model, program.groupAsRead(group)) == text) {
            out.index = group;
            return {};
        }
    }
    const std::size_t slash = text.find('/');
    const auto owner = model.findClass(text.substr(0, slash));
    if (slash == std::string_view::npos && !owner) {
        return phrase("there is no group '{0}'; write it as CLASS/GROUP", {std::string(text)});
    }
    return owner ? noSuchGroupIn(model, *owner, slash == std::string_view::npos ? "" : text.substr(slash + 1))
                 : noSuchClass(model, text.substr(0, slash));
}

void findFirings(const BreakSubject& subject, const Session& session, std::uint32_t turn, std::vector<BreakHit>& out) {
    const auto log = session.history().sharedLog(turn);
    const CheckedGroup& group = session.program().checkedGroup(subject.index);
    for (const Firing& firing : log->firings) {
        if (firing.group == subject.index) {
            out.push_back({{turn, log->moments[firing.moment].runs},
                           firing.holder,
                           phrase("{0} fires for {1}, and acts on {2}",
                                  {groupLabel(*session.program().model, group),
                                   objectPhrase(session.universe().view(), firing.holder),
                                   counted(firing.scope->size(), {inPhrase("{0} object"), inPhrase("{0} objects")})}),
                           group.head});
        }
    }
}

/// Reads "CLASS/GROUP/2": the number of an effect in its group, counted from 1.
Phrase readEffect(const Session& session, std::string_view text, BreakSubject& out) {
    const std::size_t slash = text.rfind('/');
    const std::string_view label = text.substr(0, slash);
    if (label.find('/') == std::string_view::npos) {
        return phrase("there is no effect '{0}'; write it as CLASS/GROUP/NUMBER", {std::string(text)});
    }
    if (Phrase why = readGroup(session, label, out); !why.empty()) {
        return why;
    }
    const CheckedGroup& group = session.program().groupAsRead(out.index);
    const CheckedEffect* const effect = effectOf(group, text.substr(slash + 1));
    if (effect == nullptr) {
        return phrase("the group {0} has {1}, and no effect '{2}'",
                      {std::string(label),
                       counted(group.effects.size(), {inPhrase("{0} effect"), inPhrase("{0} effects")}),
                       std::string(text.substr(slash + 1))});
    }
    out.effect = static_cast<std::uint16_t>(effect - group.effects.data());
    return {};
}

/// Finds the ends of the changes of an effect, because they show what it did.
void findActs(const BreakSubject& subject, const Session& session, std::uint32_t turn, std::vector<BreakHit>& out) {
    const auto log = session.history().sharedLog(turn);
    const CheckedGroup& group = session.program().checkedGroup(subject.index);
    const auto isOf = [&](const Run& run) {
        return isByGroup(run) && run.firing < log->firings.size() && run.effect == subject.effect &&
               log->firings[run.firing].group == subject.index;
    };
    for (std::uint32_t run = 0; run < log->runs.size(); ++run) {
        const Run& last = log->runs[run];
        const bool goesOn =
            run + 1 < log->runs.size() && isOf(log->runs[run + 1]) && log->runs[run + 1].firing == last.firing;
        if (isOf(last) && !goesOn) {
            const Row holder = log->firings[last.firing].holder;
            out.push_back({{turn, run + 1},
                           last.rows->empty() ? holder : last.rows->front(),
                           phrase("effect {0} of {1} acts for {2}",
                                  {std::to_string(subject.effect + 1), groupLabel(*session.program().model, group),
                                   objectPhrase(session.universe().view(), holder)}),
                           group.effects[subject.effect].head});
        }
    }
}

void findInactive(const BreakSubject& subject, const Session& session, std::uint32_t turn, std::vector<BreakHit>& out) {
    if (turn == 0) {
        return;
    }
    const auto log = session.history().sharedLog(turn);
    const CheckedGroup& group = session.program().checkedGroup(subject.index);
    std::set<Row> fired;
    for (const Firing& firing : log->firings) {
        if (firing.group == subject.index) {
            fired.insert(firing.holder);
        }
    }
    const State before = session.history().state(session.universe(), turn - 1);
    for (const Row holder : objectsIn(before.view(), std::nullopt, group.owner)) {
        if (!fired.contains(holder)) {
            out.push_back({{turn, static_cast<std::uint32_t>(log->runs.size())},
                           holder,
                           phrase("{0} does not fire for {1}", {groupLabel(*session.program().model, group),
                                                                objectPhrase(session.universe().view(), holder)}),
                           group.head});
        }
    }
}

Phrase readEvent(const Session& session, std::string_view text, BreakSubject& out) {
    const auto found = session.program().model->vocabulary.findOccurrence(text);
    if (!found) {
        const Vocabulary& vocabulary = session.program().model->vocabulary;
        std::vector<std::string> known;
        for (OccurrenceKind kind = 0; kind < vocabulary.occurrenceCount(); ++kind) {
            known.emplace_back(vocabulary.occurrenceId(kind));
        }
        return withNear(phrase("there is no event '{0}'", {std::string(text)}), text, known);
    }
    out.index = *found;
    // Runs record only the kinds of events that content listens to (T28).
    const auto listens = [&](const CheckedTrigger& trigger) { return trigger.kind == *found; };
    const auto hasListener = [&](const CheckedGroup& group) {
        return std::ranges::any_of(group.triggers, listens) ||
               std::ranges::any_of(group.effects, [&](const CheckedEffect& effect) {
                   return std::ranges::any_of(effect.awaits, listens);
               });
    };
    const OccurrenceSpec* const spec = session.program().model->vocabulary.occurrence(*found);
    const bool isPoint = spec != nullptr && spec->isPoint; // of every turn
    const bool isRecorded =
        isPoint || std::ranges::any_of(session.program().model->classes.asRead(),
                                       [&](const auto& one) { return std::ranges::any_of(one->groups, hasListener); });
    return isRecorded ? Phrase()
                      : phrase("no group responds to the event '{0}', so runs do not record it", {std::string(text)});
}

void findEvents(const BreakSubject& subject, const Session& session, std::uint32_t turn, std::vector<BreakHit>& out) {
    const auto log = session.history().sharedLog(turn);
    const View view = session.universe().view();
    for (const OccurrenceRecord& record : log->occurrences) {
        if (record.kind == subject.index && record.end == OccurrenceEnd::happened) {
            const std::string id(view.model->vocabulary.occurrenceId(record.kind));
            out.push_back({{turn, log->moments[record.moment].runs},
                           record.subject,
                           record.subject == noRow
                               ? phrase("event {0}", {id})
                               : phrase("event {0} of {1}", {id, objectPhrase(view, record.subject)})});
        }
    }
}

Phrase readScenarioCondition(const Session& session, std::string_view text, BreakSubject& out) {
    const auto& conditions = session.scenario().conditions;
    const auto found = std::ranges::find(conditions, text, &ScenarioCondition::id);
    out.index = static_cast<std::uint32_t>(found - conditions.begin());
    if (found != conditions.end()) {
        return {};
    }
    std::vector<std::string> known;
    for (const ScenarioCondition& condition : conditions) {
        known.push_back(condition.id);
    }
    return withNear(phrase("the scenario has no condition '{0}'", {std::string(text)}), text, known);
}

void findScenarioConditions(const BreakSubject& subject, const Session& session, std::uint32_t turn,
                            std::vector<BreakHit>& out) {
    const auto log = session.history().sharedLog(turn);
    for (const ScenarioRecord& record : log->scenario) {
        if (record.condition == subject.index && record.action < 0 && record.isTrue) {
            const ScenarioCondition& condition = session.scenario().conditions[record.condition];
            out.push_back({{turn, log->moments[record.moment].runs},
                           noRow,
                           phrase("condition {0} is met", {condition.id}),
                           condition.head});
        }
    }
}

Phrase readDiagnostic(const Session&, std::string_view text, BreakSubject& out) {
    out.code = text;
    return text.starts_with("run.") || text.starts_with("scenario.")
               ? Phrase()
               : phrase("'{0}' is not the code of a problem of runs, such as run.division-by-zero",
                        {std::string(text)});
}

void findDiagnostics(const BreakSubject& subject, const Session& session, std::uint32_t turn,
                     std::vector<BreakHit>& out) {
    const auto log = session.history().sharedLog(turn);
    for (const RunFault& fault : log->faults) {
        if (fault.spec->code == subject.code) {
            const bool isOfFiring = fault.firing < log->firings.size();
            out.push_back({{turn, isOfFiring ? log->moments[log->firings[fault.firing].moment].runs : 0},
                           fault.row,
                           phrase(fault.spec->message, fault.args),
                           fault.where});
        }
    }
}

constexpr std::array<BreakKind, 8> rows{{{"group", readGroup, findFirings},
                                         {"effect", readEffect, findActs},
                                         {"inactive", readGroup, findInactive},
                                         {"value", readValueBreak, findValueBreaks},
                                         {"if", readTruthBreak, findTruthBreaks},
                                         {"event", readEvent, findEvents},
                                         {"condition", readScenarioCondition, findScenarioConditions},
                                         {"diagnostic", readDiagnostic, findDiagnostics}}};

} // namespace

std::span<const BreakKind> breakKinds() {
    return rows;
}

} // namespace orrery::engine
