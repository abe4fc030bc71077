// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/breakpoints.h"

#include "engine/lab/break_places.h"
#include "engine/lab/own_values.h"
#include "engine/program/evaluate.h"
#include "engine/trace/replay.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns the positions in a log at which a state of these columns can differ from the one before, ascending: after
/// each change of one of them, and at the end. With very many objects, only the moments of the turn.
std::vector<std::uint32_t> positionsOf(const TurnLog& log, const std::vector<ColumnId>& columns, std::size_t objects) {
    constexpr std::size_t mostJudged = 2'000'000; // objects at all positions of a turn: some tenths of a second
    std::vector<std::uint32_t> positions;
    const auto end = static_cast<std::uint32_t>(log.runs.size());
    for (std::uint32_t run = 0; run < end; ++run) {
        const ColumnId column = log.runs[run].column;
        if (column.value == static_cast<std::uint16_t>(Builtin::exists) ||
            std::ranges::binary_search(columns, column)) {
            positions.push_back(run + 1);
        }
    }
    if (positions.size() * objects > mostJudged) { // then only between the moments of the turn
        positions.clear();
        for (const Moment& moment : log.moments) {
            if (log.turn > 0 && moment.runs > 0 && (positions.empty() || moment.runs > positions.back())) {
                positions.push_back(moment.runs);
            }
        }
    }
    if (positions.empty() || positions.back() != end) {
        positions.push_back(end); // the turn number, and values that no column holds
    }
    return positions;
}

} // namespace

/// A kind of breakpoint.
struct Breakpoint::Kind {
    std::string_view name;
    /// Reads the text behind the colon. Returns the reason if it is wrong.
    Phrase (*read)(const Session& session, std::string_view text, Breakpoint& out);
    void (*find)(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn, std::vector<BreakHit>& out);
};

struct Breakpoint::Kinds {
    static Phrase readGroup(const Session& session, std::string_view text, Breakpoint& out) {
        const Program& program = session.program();
        const CheckedModel& model = *program.model;
        for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
            if (groupLabel(*program.model, program.groupAsRead(group)) == text) {
                out.m_index = group;
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

    /// Returns the reason why a group is wrong, with the groups of its class.
    static Phrase noSuchGroupIn(const CheckedModel& model, ClassIndex owner, std::string_view id) {
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

    static Phrase noSuchClass(const CheckedModel& model, std::string_view id) {
        std::vector<std::string> known;
        for (const auto& [name, index] : model.classNames) {
            known.push_back(name);
        }
        return withNear(phrase("there is no class '{0}'", {std::string(id)}), id, known);
    }

    /// Adds a known name that is similar to a wrong one, if there is one.
    static Phrase withNear(Phrase reason, std::string_view name, const std::vector<std::string>& known) {
        const std::vector<std::string> near = nearestNames(name, known);
        return near.empty() ? reason : phrase("{0}; did you mean '{1}'?", {std::move(reason), near.front()});
    }

    static void findFirings(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                            std::vector<BreakHit>& out) {
        const auto log = session.history().sharedLog(turn);
        const CheckedGroup& group = session.program().checkedGroup(breakpoint.m_index);
        for (const Firing& firing : log->firings) {
            if (firing.group == breakpoint.m_index) {
                out.push_back(
                    {{turn, log->moments[firing.moment].runs},
                     firing.holder,
                     phrase("{0} fires for {1}, and acts on {2} objects",
                            {groupLabel(*session.program().model, group),
                             session.universe().view().nameOf(firing.holder), std::to_string(firing.scope->size())}),
                     group.head});
            }
        }
    }

    /// Reads "CLASS/GROUP/2": the number of an effect in its group, counted from 1.
    static Phrase readEffect(const Session& session, std::string_view text, Breakpoint& out) {
        const std::size_t slash = text.rfind('/');
        const std::string_view label = text.substr(0, slash);
        if (label.find('/') == std::string_view::npos) {
            return phrase("there is no effect '{0}'; write it as CLASS/GROUP/NUMBER", {std::string(text)});
        }
        if (Phrase why = readGroup(session, label, out); !why.empty()) {
            return why;
        }
        const CheckedGroup& group = session.program().groupAsRead(out.m_index);
        const CheckedEffect* const effect = effectOf(group, text.substr(slash + 1));
        if (effect == nullptr) {
            return phrase(
                "the group {0} has {1} effects, and no effect '{2}'",
                {std::string(label), std::to_string(group.effects.size()), std::string(text.substr(slash + 1))});
        }
        out.m_effect = static_cast<std::uint16_t>(effect - group.effects.data());
        return {};
    }

    /// Finds the ends of the changes of an effect, because they show what it did.
    static void findActs(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                         std::vector<BreakHit>& out) {
        const auto log = session.history().sharedLog(turn);
        const CheckedGroup& group = session.program().checkedGroup(breakpoint.m_index);
        const auto isOf = [&](const Run& run) {
            return isByGroup(run) && run.firing < log->firings.size() && run.effect == breakpoint.m_effect &&
                   log->firings[run.firing].group == breakpoint.m_index;
        };
        for (std::uint32_t run = 0; run < log->runs.size(); ++run) {
            const Run& last = log->runs[run];
            const bool goesOn =
                run + 1 < log->runs.size() && isOf(log->runs[run + 1]) && log->runs[run + 1].firing == last.firing;
            if (isOf(last) && !goesOn) {
                const Row holder = log->firings[last.firing].holder;
                out.push_back({{turn, run + 1},
                               last.rows->empty() ? holder : last.rows->front(),
                               phrase("effect {0} of {1} acts for {2}", {std::to_string(breakpoint.m_effect + 1),
                                                                         groupLabel(*session.program().model, group),
                                                                         session.universe().view().nameOf(holder)}),
                               group.effects[breakpoint.m_effect].head});
            }
        }
    }

    static void findInactive(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                             std::vector<BreakHit>& out) {
        if (turn == 0) {
            return;
        }
        const auto log = session.history().sharedLog(turn);
        const CheckedGroup& group = session.program().checkedGroup(breakpoint.m_index);
        std::set<Row> fired;
        for (const Firing& firing : log->firings) {
            if (firing.group == breakpoint.m_index) {
                fired.insert(firing.holder);
            }
        }
        const State before = session.history().state(session.universe(), turn - 1);
        for (const Row holder : objectsIn(before.view(), std::nullopt, group.owner)) {
            if (!fired.contains(holder)) {
                out.push_back({{turn, static_cast<std::uint32_t>(log->runs.size())},
                               holder,
                               phrase("{0} does not fire for {1}", {groupLabel(*session.program().model, group),
                                                                    session.universe().view().nameOf(holder)}),
                               group.head});
            }
        }
    }

    /// Reads "OBJECT.VALUE", "OBJECT.VALUE < 3", or a value of the whole run. The name of the object may contain dots
    /// and blanks.
    static Phrase readValue(const Session& session, std::string_view text, Breakpoint& out) {
        const CheckedModel& model = *session.program().model;
        for (std::size_t dot = text.find('.'); dot != std::string_view::npos; dot = text.find('.', dot + 1)) {
            const std::string_view name = text.substr(0, dot);
            if (const auto row = objectOfRun(session, name)) {
                out.m_object = name;
                const std::string_view rest = text.substr(dot + 1);
                const TypeIndex type = session.universe().view().typeOf(*row);
                if (const auto column = model.layout.find(rest)) {
                    out.m_column = *column;
                    return model.layout.has(type, *column) ? Phrase() : hasNot(model, type, *column);
                }
                return readMeasure(session, rest, type, out);
            }
        }
        auto ofRun = std::make_shared<const RunExpression>(session, std::string(text), badFormat, std::nullopt);
        if (ofRun->isGood() && !ofRun->readsObject()) {
            out.m_expression = std::move(ofRun);
            return {};
        }
        // The words before a dot are meant as an object if they can be a name; otherwise it is a value of the run.
        const std::size_t dot = text.find('.');
        const std::string_view name = text.substr(0, dot);
        if (dot != std::string_view::npos && name.find_first_of("()+*/<>=,\"") == std::string_view::npos) {
            const ObjectNames names = objectNamesIn(session);
            return withNear(phrase("there is no object '{0}'", {std::string(name)}), name,
                            std::vector<std::string>(names.begin(), names.end()));
        }
        return ofRun->isGood() || ofRun->problem().empty()
                   ? phrase("'{0}' does not begin with the name of an object, a dot and a value", {std::string(text)})
                   : ofRun->problem();
    }

    /// Returns the reason why an object of a type cannot have a value.
    static Phrase hasNot(const CheckedModel& model, TypeIndex type, ColumnId column) {
        return phrase("an object of type {0} has no value '{1}'",
                      {model.vocabulary.types()[type].id, model.layout[column].name});
    }

    static Phrase readCondition(const Session& session, std::string_view text, Breakpoint& out) {
        const CheckedModel& model = *session.program().model;
        const std::size_t colon = text.find(':');
        if (colon != std::string_view::npos) {
            const std::string_view of = text.substr(0, colon);
            out.m_type = model.vocabulary.findType(of);
            out.m_class = out.m_type ? std::nullopt : model.findClass(of);
            if (!out.m_type && !out.m_class) {
                std::vector<std::string> known;
                for (const auto& [name, index] : model.classNames) {
                    known.push_back(name);
                }
                for (const auto& one : model.vocabulary.types()) {
                    known.push_back(one.id);
                }
                return withNear(phrase("there is no type or class '{0}'", {std::string(of)}), of, known);
            }
            text = text.substr(colon + 1);
        }
        const auto type = out.m_class ? std::optional(model.classes.asRead(*out.m_class).type) : out.m_type;
        return readExpression(session, text, type, out);
    }

    /// Reads a value of any format. Everything else has the problems of a condition.
    static Phrase readMeasure(const Session& session, std::string_view text, std::optional<TypeIndex> type,
                              Breakpoint& out) {
        auto expression = std::make_shared<const RunExpression>(session, std::string(text), badFormat, type);
        if (!expression->isGood()) {
            return readExpression(session, text, type, out);
        }
        out.m_expression = std::move(expression);
        return missingIn(session, text, type);
    }

    /// Returns the reason why an expression can never have a value for objects of a type; empty: it can.
    static Phrase missingIn(const Session& session, std::string_view text, std::optional<TypeIndex> type) {
        const auto column = type ? missingOwnValue(session, text, *type) : std::nullopt;
        return column ? hasNot(*session.program().model, *type, *column) : Phrase();
    }

    static Phrase readExpression(const Session& session, std::string_view text, std::optional<TypeIndex> type,
                                 Breakpoint& out) {
        auto expression = std::make_shared<const RunExpression>(session, std::string(text), booleanFormat, type);
        if (!expression->isGood()) {
            Phrase problem = expression->problem();
            return problem.empty() ? phrase("this is no condition") : problem;
        }
        out.m_expression = std::move(expression);
        return missingIn(session, text, type);
    }

    static void findValues(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                           std::vector<BreakHit>& out) {
        const auto row = breakpoint.m_object.empty() ? std::nullopt : objectOfRun(session, breakpoint.m_object);
        if (!row && !breakpoint.m_object.empty()) {
            return;
        }
        if (breakpoint.m_expression != nullptr) {
            return row && breakpoint.m_expression->format() == booleanFormat
                       ? findConditions(breakpoint, session, turn, std::vector{*row}, out)
                       : findChanges(breakpoint, session, turn, row, out);
        }
        const auto log = session.history().sharedLog(turn);
        const View view = session.universe().view(); // for names, which never change
        const bool isNew = turn == 0 || *row >= session.history().snapshot(turn - 1).rowCount;
        const Format columnFormat = (*view.layout)[*breakpoint.m_column].format;
        // An object that does not exist yet has no value: its first one is a change, unless it is the number 0.
        double before = !isNew                         ? session.history().at(turn - 1, *breakpoint.m_column, *row)
                        : columnFormat == numberFormat ? 0.0
                                                       : noneValue;
        for (std::uint32_t run = 0; run < log->runs.size(); ++run) {
            const auto place =
                log->runs[run].column == *breakpoint.m_column ? placeIn(*log->runs[run].rows, *row) : std::nullopt;
            if (!place) {
                continue;
            }
            const double after = log->values[log->runs[run].firstValue + *place];
            if (after != before) {
                out.push_back(
                    {{turn, run + 1},
                     *row,
                     phrase("{0} of {1}: {2} → {3}",
                            {(*view.layout)[*breakpoint.m_column].name, view.nameOf(*row),
                             formatValue(before, columnFormat, view), formatValue(after, columnFormat, view)}),
                     {},
                     breakpoint.m_column});
            }
            before = after;
        }
    }

    /// Finds the changes of the value of an expression. @param object nullopt: a value of the whole run, of which a
    /// condition only stops when it becomes true
    static void findChanges(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                            std::optional<Row> object, std::vector<BreakHit>& out) {
        const RunExpression& expression = *breakpoint.m_expression;
        const std::array<Row, 1> rows{object.value_or(0)};
        const double none = expression.format() == numberFormat ? 0.0 : noneValue; // of an object that does not exist
        const auto valueIn = [&](const View& view) {
            const bool hasValue = rows[0] < view.rowCount && (!object || view.exists(*object));
            return hasValue ? expression.values(view, rows).front() : none;
        };
        const auto log = session.history().sharedLog(turn);
        const std::vector<std::uint32_t> positions = positionsOf(*log, expression.columns(*session.program().model), 1);
        double before = none;
        if (turn > 0) {
            const State opening = session.history().state(session.universe(), turn - 1);
            before = valueIn(opening.view());
        }
        State state = session.history().stateAt(session.universe(), turn, positions.front());
        for (std::size_t i = 0; i < positions.size(); ++i) {
            if (i > 0) {
                session.history().carryOn(state, turn, positions[i - 1], positions[i]);
            }
            const double found = valueIn(state.view());
            const double after = turn == 0 && isMissing(found) ? none : found; // set-up adds values one by one
            const bool isSame = after == before || (isMissing(after) && isMissing(before));
            const bool isTruth = expression.format() == booleanFormat;
            if (!isSame && (!isTruth || after == 1.0)) {
                const std::string words = breakpoint.m_text.substr(breakpoint.m_text.find(':') + 1);
                out.push_back(
                    {{turn, positions[i]},
                     object.value_or(noRow),
                     isTruth ? phrase("{0} becomes true", {words})
                             : phrase("{0}: {1} → {2}", {words, formatValue(before, expression.format(), state.view()),
                                                         formatValue(after, expression.format(), state.view())})});
            }
            before = after;
        }
    }

    static void findTruths(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                           std::vector<BreakHit>& out) {
        findConditions(breakpoint, session, turn, std::nullopt, out);
    }

    /// Finds the moments at which a condition becomes true for an object. @param only the objects; nullopt: all that
    /// the breakpoint names
    static void findConditions(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                               const std::optional<std::vector<Row>>& only, std::vector<BreakHit>& out) {
        const RunExpression& expression = *breakpoint.m_expression;
        std::set<Row> wasTrue;
        const auto judge = [&](const View& view) {
            std::vector<Row> objects = only ? *only : objectsIn(view, breakpoint.m_type, breakpoint.m_class);
            std::erase_if(objects, [&](Row row) { return !view.exists(row); });
            const std::vector<double> values = expression.values(view, objects);
            std::set<Row> isTrue;
            for (std::size_t i = 0; i < objects.size(); ++i) {
                if (values[i] == 1.0) {
                    isTrue.insert(objects[i]);
                }
            }
            return isTrue;
        };
        const auto log = session.history().sharedLog(turn);
        const std::vector<std::uint32_t> positions =
            positionsOf(*log, expression.columns(*session.program().model),
                        only ? only->size() : session.history().snapshot(turn).rowCount);
        if (turn > 0) {
            const State opening = session.history().state(session.universe(), turn - 1);
            wasTrue = judge(opening.view());
        }
        State state = session.history().stateAt(session.universe(), turn, positions.front());
        for (std::size_t i = 0; i < positions.size(); ++i) {
            if (i > 0) {
                session.history().carryOn(state, turn, positions[i - 1], positions[i]);
            }
            std::set<Row> isTrue = judge(state.view());
            for (const Row row : isTrue) {
                if (!wasTrue.contains(row)) {
                    out.push_back(
                        {{turn, positions[i]},
                         row,
                         phrase("{0} becomes true for {1}", {breakpoint.m_text.substr(breakpoint.m_text.find(':') + 1),
                                                             session.universe().view().nameOf(row)})});
                }
            }
            wasTrue = std::move(isTrue);
        }
    }

    static Phrase readEvent(const Session& session, std::string_view text, Breakpoint& out) {
        const auto found = session.program().model->vocabulary.findOccurrence(text);
        if (!found) {
            const Vocabulary& vocabulary = session.program().model->vocabulary;
            std::vector<std::string> known;
            for (OccurrenceKind kind = 0; kind < vocabulary.occurrenceCount(); ++kind) {
                known.emplace_back(vocabulary.occurrenceId(kind));
            }
            return withNear(phrase("there is no event '{0}'", {std::string(text)}), text, known);
        }
        out.m_index = *found;
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
            isPoint || std::ranges::any_of(session.program().model->classes.asRead(), [&](const auto& one) {
                return std::ranges::any_of(one->groups, hasListener);
            });
        return isRecorded
                   ? Phrase()
                   : phrase("no group responds to the event '{0}', so runs do not record it", {std::string(text)});
    }

    static void findEvents(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                           std::vector<BreakHit>& out) {
        const auto log = session.history().sharedLog(turn);
        const View view = session.universe().view();
        for (const OccurrenceRecord& record : log->occurrences) {
            if (record.kind == breakpoint.m_index && record.end == OccurrenceEnd::happened) {
                const std::string id(view.model->vocabulary.occurrenceId(record.kind));
                out.push_back({{turn, log->moments[record.moment].runs},
                               record.subject,
                               record.subject == noRow
                                   ? phrase("event {0}", {id})
                                   : phrase("event {0} of {1}", {id, view.nameOf(record.subject)})});
            }
        }
    }

    static Phrase readScenarioCondition(const Session& session, std::string_view text, Breakpoint& out) {
        const auto& conditions = session.scenario().conditions;
        const auto found = std::ranges::find(conditions, text, &ScenarioCondition::id);
        out.m_index = static_cast<std::uint32_t>(found - conditions.begin());
        if (found != conditions.end()) {
            return {};
        }
        std::vector<std::string> known;
        for (const ScenarioCondition& condition : conditions) {
            known.push_back(condition.id);
        }
        return withNear(phrase("the scenario has no condition '{0}'", {std::string(text)}), text, known);
    }

    static void findScenarioConditions(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                                       std::vector<BreakHit>& out) {
        const auto log = session.history().sharedLog(turn);
        for (const ScenarioRecord& record : log->scenario) {
            if (record.condition == breakpoint.m_index && record.action < 0 && record.isTrue) {
                const ScenarioCondition& condition = session.scenario().conditions[record.condition];
                out.push_back({{turn, log->moments[record.moment].runs},
                               noRow,
                               phrase("condition {0} is met", {condition.id}),
                               condition.head});
            }
        }
    }

    static Phrase readDiagnostic(const Session&, std::string_view text, Breakpoint& out) {
        out.m_code = text;
        return text.starts_with("run.") || text.starts_with("scenario.")
                   ? Phrase()
                   : phrase("'{0}' is not the code of a problem of runs, such as run.division-by-zero",
                            {std::string(text)});
    }

    static void findDiagnostics(const Breakpoint& breakpoint, const Session& session, std::uint32_t turn,
                                std::vector<BreakHit>& out) {
        const auto log = session.history().sharedLog(turn);
        for (const RunFault& fault : log->faults) {
            if (fault.spec->code == breakpoint.m_code) {
                const bool isOfFiring = fault.firing < log->firings.size();
                out.push_back({{turn, isOfFiring ? log->moments[log->firings[fault.firing].moment].runs : 0},
                               fault.row,
                               phrase(fault.spec->message, fault.args),
                               fault.where});
            }
        }
    }

    static constexpr std::array<Kind, 8> rows{{{"group", readGroup, findFirings},
                                               {"effect", readEffect, findActs},
                                               {"inactive", readGroup, findInactive},
                                               {"value", readValue, findValues},
                                               {"if", readCondition, findTruths},
                                               {"event", readEvent, findEvents},
                                               {"condition", readScenarioCondition, findScenarioConditions},
                                               {"diagnostic", readDiagnostic, findDiagnostics}}};
};

std::variant<Breakpoint, Phrase> Breakpoint::read(const Session& session, std::string_view text) {
    const std::size_t mark = text.find(clauseMark);
    const std::string_view core = text.substr(0, mark);
    const std::size_t colon = core.find(':');
    const std::string_view name = core.substr(0, colon);
    const auto kind = std::ranges::find(Kinds::rows, name, &Kind::name);
    if (colon == std::string_view::npos || kind == Kinds::rows.end()) {
        return phrase("'{0}' is no breakpoint; begin with group:, effect:, inactive:, value:, if:, event:, "
                      "condition: or diagnostic:",
                      {std::string(core)});
    }
    Breakpoint breakpoint;
    breakpoint.m_text = core;
    breakpoint.m_kind = &*kind;
    if (Phrase why = kind->read(session, core.substr(colon + 1), breakpoint); !why.empty()) {
        return why;
    }
    for (std::size_t at = mark; at != std::string_view::npos;) {
        const std::size_t begin = at + clauseMark.size();
        at = text.find(clauseMark, begin);
        if (Phrase why = breakpoint.readClause(session, text.substr(begin, at - begin)); !why.empty()) {
            return why;
        }
    }
    return breakpoint;
}

/// Reads the text behind a mark. Returns the reason if it is wrong.
Phrase Breakpoint::readClause(const Session& session, std::string_view clause) {
    const std::size_t blank = clause.find(' ');
    const std::string_view word = clause.substr(0, blank);
    const std::string_view rest = blank == std::string_view::npos ? std::string_view() : clause.substr(blank + 1);
    if (word == "if") {
        auto condition =
            std::make_shared<const RunExpression>(session, std::string(rest), booleanFormat, objectType(session));
        if (!condition->isGood()) {
            Phrase problem = condition->problem();
            return problem.empty() ? phrase("this is no condition") : problem;
        }
        m_if = std::move(condition);
        return Kinds::missingIn(session, rest, objectType(session));
    }
    if (word == "hit") {
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), m_first);
        const bool isNumber = error == std::errc() && end == rest.data() + rest.size() && m_first >= 1;
        return isNumber ? Phrase() : phrase("'{0}' is not the number of a hit, such as 3", {std::string(rest)});
    }
    if (word == "say") {
        m_message = std::string(rest);
        return {};
    }
    return phrase("'{0}' is no clause of a breakpoint; write if CONDITION, hit NUMBER or say TEXT",
                  {std::string(clause)});
}

/// Returns the type of the objects of all hits; nullopt: it is not known.
std::optional<TypeIndex> Breakpoint::objectType(const Session& session) const {
    const CheckedModel& model = *session.program().model;
    if (m_type) {
        return m_type;
    }
    if (m_class) {
        return model.classes.asRead(*m_class).type;
    }
    if (const auto row = m_object.empty() ? std::nullopt : objectOfRun(session, m_object)) {
        return session.universe().view().typeOf(*row);
    }
    const auto target = breakTargetOf(model, m_text);
    return target && target->effect == nullptr ? std::optional(model.classes.asRead(target->group->owner).type)
                                               : std::nullopt;
}

/// Returns the moments of a turn whose object matches the condition.
std::vector<BreakHit> Breakpoint::matchesIn(const Session& session, std::uint32_t turn) const {
    std::vector<BreakHit> hits;
    m_kind->find(*this, session, turn, hits);
    std::ranges::stable_sort(hits, {}, &BreakHit::place);
    if (m_if == nullptr || hits.empty()) {
        return hits;
    }
    std::uint32_t at = hits.front().place.runs;
    State state = session.history().stateAt(session.universe(), turn, at);
    std::erase_if(hits, [&](const BreakHit& hit) {
        if (hit.place.runs > at) {
            session.history().carryOn(state, turn, at, hit.place.runs);
            at = hit.place.runs;
        }
        const std::array<Row, 1> object{hit.object == noRow ? 0 : hit.object};
        const bool hasObject = hit.object != noRow && hit.object < state.view().rowCount;
        return (m_if->readsObject() && !hasObject) || m_if->values(state.view(), object).front() != 1.0;
    });
    return hits;
}

std::vector<BreakHit> Breakpoint::hitsIn(const Session& session, std::uint32_t turn,
                                         const std::atomic<bool>* stop) const {
    std::vector<BreakHit> hits = matchesIn(session, turn);
    if (m_first > 1 && !hits.empty()) {
        while (m_before->size() <= turn) {
            if (stop != nullptr && *stop) {
                return {};
            }
            const auto known = static_cast<std::uint32_t>(m_before->size() - 1);
            m_before->push_back(m_before->back() + matchesIn(session, known).size());
        }
        const std::size_t before = (*m_before)[turn];
        const std::size_t ignored = before + 1 >= m_first ? 0 : std::min(hits.size(), m_first - 1 - before);
        hits.erase(hits.begin(), hits.begin() + static_cast<std::ptrdiff_t>(ignored));
    }
    for (BreakHit& hit : hits) {
        if (m_message && !m_message->empty()) {
            hit.sentence = phrase("{0} ({1})", {*m_message, std::move(hit.sentence)});
        }
    }
    return hits;
}

std::optional<BreakHit> nextHit(Session& session, std::span<const Breakpoint> breakpoints, RunPlace after,
                                std::uint32_t lastTurn, const std::atomic<bool>* stop, std::vector<BreakHit>* said) {
    for (std::uint32_t turn = after.turn; turn <= lastTurn && !(stop != nullptr && *stop); ++turn) {
        if (turn > session.last() && !session.goTo(turn, stop)) {
            return std::nullopt;
        }
        std::optional<BreakHit> first;
        std::vector<BreakHit> messages;
        for (std::size_t i = 0; i < breakpoints.size(); ++i) {
            for (BreakHit& hit : breakpoints[i].hitsIn(session, turn, stop)) {
                hit.by = i;
                if (hit.place > after && !breakpoints[i].stops()) {
                    messages.push_back(std::move(hit));
                } else if (hit.place > after && (!first || hit.place < first->place)) {
                    first = std::move(hit);
                }
            }
        }
        for (BreakHit& message : messages) {
            if (said != nullptr && (!first || message.place <= first->place)) {
                said->push_back(std::move(message));
            }
        }
        if (first) {
            return first;
        }
    }
    return std::nullopt;
}

std::optional<BreakHit> previousHit(const Session& session, std::span<const Breakpoint> breakpoints, RunPlace before,
                                    const std::atomic<bool>* stop) {
    for (std::uint32_t turn = std::min(before.turn, session.last()) + 1; turn-- > 0;) {
        std::optional<BreakHit> last;
        for (std::size_t i = 0; i < breakpoints.size(); ++i) {
            if (stop != nullptr && *stop) {
                return std::nullopt;
            }
            if (!breakpoints[i].stops()) {
                continue;
            }
            for (BreakHit& hit : breakpoints[i].hitsIn(session, turn, stop)) {
                if (hit.place < before && (!last || hit.place > last->place)) {
                    last = std::move(hit);
                    last->by = i;
                }
            }
        }
        if (last) {
            return last;
        }
    }
    return std::nullopt;
}

std::optional<RunPlace> lastChange(const Session& session, Row object, ColumnId column, RunPlace before) {
    const History& history = session.history();
    for (std::uint32_t turn = std::min(before.turn, session.last()) + 1; turn-- > 0;) {
        const double opening = turn == 0 ? 0.0 : history.at(turn - 1, column, object);
        // A turn that ends with the value it began with changed it only in between. The value's last real change is
        // then earlier, except in the turn in which the search begins.
        if (turn != before.turn && history.at(turn, column, object) == opening) {
            continue;
        }
        const auto log = history.sharedLog(turn);
        std::optional<RunPlace> last;
        double value = opening;
        for (std::uint32_t run = 0; run < log->runs.size() && RunPlace{turn, run + 1} < before; ++run) {
            const auto place = log->runs[run].column == column ? placeIn(*log->runs[run].rows, object) : std::nullopt;
            if (place) {
                const double after = log->values[log->runs[run].firstValue + *place];
                last = after != value ? std::optional(RunPlace{turn, run + 1}) : last;
                value = after;
            }
        }
        if (last) {
            return last;
        }
    }
    return std::nullopt;
}

} // namespace orrery::engine
