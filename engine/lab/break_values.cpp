// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/break_values.h"

#include "engine/lab/own_values.h"
#include "engine/program/evaluate.h"
#include "engine/trace/replay.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>
#include <array>
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

/// Returns the reason why an object of a type cannot have a value.
Phrase hasNot(const CheckedModel& model, TypeIndex type, ColumnId column) {
    return phrase("an object of type {0} has no value '{1}'",
                  {model.vocabulary.types()[type].id, model.layout[column].name});
}

/// Returns the reason why an expression can never have a value for objects of a type; empty: it can.
Phrase missingIn(const Session& session, std::string_view text, std::optional<TypeIndex> type) {
    const auto column = type ? missingOwnValue(session, text, *type) : std::nullopt;
    return column ? hasNot(*session.program().model, *type, *column) : Phrase();
}

/// Reads a value of any format. Everything else has the problems of a condition.
Phrase readMeasure(const Session& session, std::string_view text, std::optional<TypeIndex> type, BreakSubject& out) {
    auto expression = std::make_shared<const RunExpression>(session, std::string(text), badFormat, type);
    if (!expression->isGood()) {
        return readBreakCondition(session, text, type, out.expression);
    }
    out.expression = std::move(expression);
    return missingIn(session, text, type);
}

/// Finds the changes of the value of an expression. @param object nullopt: a value of the whole run, of which a
/// condition only stops when it becomes true
void findChanges(const BreakSubject& subject, const Session& session, std::uint32_t turn, std::optional<Row> object,
                 std::vector<BreakHit>& out) {
    const RunExpression& expression = *subject.expression;
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
            const std::string words = subject.text.substr(subject.text.find(':') + 1);
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

/// Finds the moments at which a condition becomes true for an object. @param only the objects; nullopt: all that
/// the breakpoint names
void findConditions(const BreakSubject& subject, const Session& session, std::uint32_t turn,
                    const std::optional<std::vector<Row>>& only, std::vector<BreakHit>& out) {
    const RunExpression& expression = *subject.expression;
    std::set<Row> wasTrue;
    const auto judge = [&](const View& view) {
        std::vector<Row> objects = only ? *only : objectsIn(view, subject.type, subject.objectClass);
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
                out.push_back({{turn, positions[i]},
                               row,
                               phrase("{0} becomes true for {1}", {subject.text.substr(subject.text.find(':') + 1),
                                                                   objectPhrase(session.universe().view(), row)})});
            }
        }
        wasTrue = std::move(isTrue);
    }
}

} // namespace

Phrase readBreakCondition(const Session& session, std::string_view text, std::optional<TypeIndex> type,
                          std::shared_ptr<const RunExpression>& out) {
    auto condition = std::make_shared<const RunExpression>(session, std::string(text), booleanFormat, type);
    if (!condition->isGood()) {
        Phrase problem = condition->problem();
        return problem.empty() ? phrase("this is no condition") : problem;
    }
    out = std::move(condition);
    return missingIn(session, text, type);
}

Phrase withNear(Phrase reason, std::string_view name, const std::vector<std::string>& known) {
    const std::vector<std::string> near = nearestNames(name, known);
    return near.empty() ? reason : phrase("{0}; did you mean '{1}'?", {std::move(reason), near.front()});
}

/// Reads "OBJECT.VALUE", "OBJECT.VALUE < 3", or a value of the whole run. The name of the object may contain dots
/// and blanks.
Phrase readValueBreak(const Session& session, std::string_view text, BreakSubject& out) {
    const CheckedModel& model = *session.program().model;
    for (std::size_t dot = text.find('.'); dot != std::string_view::npos; dot = text.find('.', dot + 1)) {
        const std::string_view name = text.substr(0, dot);
        if (const auto row = objectOfRun(session, name)) {
            out.object = name;
            const std::string_view rest = text.substr(dot + 1);
            const TypeIndex type = session.universe().view().typeOf(*row);
            if (const auto column = model.layout.find(rest)) {
                out.column = *column;
                return model.layout.has(type, *column) ? Phrase() : hasNot(model, type, *column);
            }
            return readMeasure(session, rest, type, out);
        }
    }
    auto ofRun = std::make_shared<const RunExpression>(session, std::string(text), badFormat, std::nullopt);
    if (ofRun->isGood() && !ofRun->readsObject()) {
        out.expression = std::move(ofRun);
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

Phrase readTruthBreak(const Session& session, std::string_view text, BreakSubject& out) {
    const CheckedModel& model = *session.program().model;
    const std::size_t colon = text.find(':');
    if (colon != std::string_view::npos) {
        const std::string_view of = text.substr(0, colon);
        out.type = model.vocabulary.findType(of);
        out.objectClass = out.type ? std::nullopt : model.findClass(of);
        if (!out.type && !out.objectClass) {
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
    const auto type = out.objectClass ? std::optional(model.classes.asRead(*out.objectClass).type) : out.type;
    return readBreakCondition(session, text, type, out.expression);
}

void findValueBreaks(const BreakSubject& subject, const Session& session, std::uint32_t turn,
                     std::vector<BreakHit>& out) {
    const auto row = subject.object.empty() ? std::nullopt : objectOfRun(session, subject.object);
    if (!row && !subject.object.empty()) {
        return;
    }
    if (subject.expression != nullptr) {
        return row && subject.expression->format() == booleanFormat
                   ? findConditions(subject, session, turn, std::vector{*row}, out)
                   : findChanges(subject, session, turn, row, out);
    }
    const auto log = session.history().sharedLog(turn);
    const View view = session.universe().view(); // for names, which never change
    const bool isNew = turn == 0 || *row >= session.history().snapshot(turn - 1).rowCount;
    const Format columnFormat = (*view.layout)[*subject.column].format;
    // An object that does not exist yet has no value: its first one is a change, unless it is the number 0.
    double before = !isNew                         ? session.history().at(turn - 1, *subject.column, *row)
                    : columnFormat == numberFormat ? 0.0
                                                   : noneValue;
    for (std::uint32_t run = 0; run < log->runs.size(); ++run) {
        const auto place =
            log->runs[run].column == *subject.column ? placeIn(*log->runs[run].rows, *row) : std::nullopt;
        if (!place) {
            continue;
        }
        const double after = log->values[log->runs[run].firstValue + *place];
        if (after != before) {
            out.push_back({{turn, run + 1},
                           *row,
                           phrase("{0} of {1}: {2} → {3}",
                                  {(*view.layout)[*subject.column].name, objectPhrase(view, *row),
                                   formatValue(before, columnFormat, view), formatValue(after, columnFormat, view)}),
                           {},
                           subject.column});
        }
        before = after;
    }
}

void findTruthBreaks(const BreakSubject& subject, const Session& session, std::uint32_t turn,
                     std::vector<BreakHit>& out) {
    findConditions(subject, session, turn, std::nullopt, out);
}

} // namespace orrery::engine
