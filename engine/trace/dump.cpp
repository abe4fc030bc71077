// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/dump.h"

#include "engine/trace/dump_records.h"
#include "engine/trace/happenings.h"
#include "engine/trace/replay.h"
#include "engine/turn/occurrences.h"
#include "engine/universe/set_columns.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, static_cast<std::size_t>(CauseKind::count_)> causeNames = {
    "setup",   "reset",      "effect",   "growth",  "cap",        "duration", "cascade",
    "derived", "create",     "spread",   "channel", "visibility", "order",    "movement",
    "payment", "production", "research", "income",  "scenario",   "hold",     "restore"};
constexpr std::array<std::string_view, static_cast<std::size_t>(Stage::count_)> stageNames = {
    "setup",  "visibility", "spread", "reset",      "channels", "meters", "growth", "cap",     "effects",
    "orders", "movement",   "combat", "production", "research", "income", "rest",   "scenario"};

/// Returns a whole number without a decimal point if a double can hold it exactly. -0 does not count as a whole number.
Json numberJson(double value) {
    constexpr double limit = 9007199254740992.0; // 2^53
    if (value > -limit && value < limit && value == std::trunc(value) && !(value == 0.0 && std::signbit(value))) {
        return static_cast<std::int64_t>(value);
    }
    return value;
}

/// Returns a value as JSON: a number, or the name of the object or enumerator.
Json valueJson(double value, Format format, const View& view) {
    const auto index = static_cast<std::size_t>(value < 0.0 ? 0.0 : value);
    if (value < 0.0 && format.kind != FormatKind::number) {
        return nullptr;
    }
    switch (format.kind) {
    case FormatKind::boolean:
        return value != 0.0;
    case FormatKind::enumeration:
        return view.model->vocabulary.enumerations()[format.enumeration].values[index].id;
    case FormatKind::objectClass:
        return view.model->classes[index].id;
    case FormatKind::objectType:
        return view.model->vocabulary.types()[index].id;
    case FormatKind::text:
    case FormatKind::classList:
        return (*view.texts)[static_cast<std::uint32_t>(index)];
    default:
        break;
    }
    return numberJson(value);
}

std::string_view columnName(ColumnId column, const View& view) {
    return plainName((*view.layout)[column]);
}

Json setJson(double set, SetOf of, const View& view) {
    Json members = Json::array();
    for (const std::uint32_t member : (*view.ownerSets)[static_cast<std::uint32_t>(set)]) {
        members.push_back(of == SetOf::classes ? Json(view.model->classes[member].id) : Json(member));
    }
    return members;
}

void append(std::string& out, const Json& line) {
    // Checked content is always valid UTF-8. If an invalid byte occurs, the line stays readable.
    out += line.dump(-1, ' ', false, Json::error_handler_t::replace);
    out += '\n';
}

/// Collects lines and passes them to the sink in small batches.
class Lines {
public:
    explicit Lines(const DumpSink& sink) : m_sink(sink) {}
    void add(const Json& line) {
        if (m_isWanted) {
            append(m_lines, line);
            constexpr std::size_t most = std::size_t{1} << 18;
            if (m_lines.size() >= most) {
                flush();
            }
        }
    }
    /// Flushes the lines. @return whether the sink accepted all lines
    bool end() {
        flush();
        return m_isWanted;
    }

private:
    void flush() {
        m_isWanted = m_isWanted && (m_lines.empty() || m_sink(m_lines));
        m_lines.clear();
    }

    const DumpSink& m_sink;
    std::string m_lines;
    bool m_isWanted = true;
};

std::string placeOf(const CheckedModel& model, Location where) {
    return model.placeText(where);
}

Json firingJson(const Session& session, const TurnLog& log, std::uint32_t index) {
    const Firing& firing = log.firings[index];
    const CompiledGroup& group = session.program().groups[firing.group];
    Json line{{"turn", log.turn},
              {"firing", index},
              {"class", session.program().model->classes[group.objectClass].id},
              {"group", group.checked->id},
              {"holder", firing.holder},
              {"source", firing.source},
              {"moment", firing.moment}};
    line["scope"] = *firing.scope;
    if (firing.occurrence != noOccurrence) {
        line["occurrence"] = firing.occurrence;
        line["timing"] = timingName(firing.timing);
        line["step"] = stepName(firing.step);
    }
    if (firing.action != noFiring) {
        line["record"] = firing.action;
    }
    return line;
}

} // namespace

Json cellJson(ColumnId column, double value, const View& view) {
    const ColumnSpec& spec = (*view.layout)[column];
    const SetOf members = setOf(spec);
    return members == SetOf::nothing ? valueJson(value, spec.format, view) : setJson(value, members, view);
}

std::string_view causeName(CauseKind cause) {
    return causeNames[static_cast<std::size_t>(cause)];
}
std::string_view stageName(Stage stage) {
    return stageNames[static_cast<std::size_t>(stage)];
}

std::string hashText(std::uint64_t hash) {
    std::string digits(16, '0');
    char buffer[16];
    const auto end = std::to_chars(buffer, buffer + 16, hash, 16).ptr;
    const auto length = static_cast<std::size_t>(end - buffer);
    digits.replace(16 - length, length, buffer, length);
    return digits;
}

std::string dumpHeader(const Session& session, std::string_view kind) {
    std::string out;
    append(out, Json{{"orrery", kind},
                     {"format", traceFormatVersion},
                     {"project", session.program().model->projectName},
                     {"scenario", session.scenario().id},
                     {"seed", session.seed()}});
    return out;
}

bool dumpTrace(const Session& session, std::uint32_t turn, const DumpSink& sink) {
    const std::shared_ptr<const TurnLog> kept = session.history().sharedLog(turn);
    const TurnLog& log = *kept;
    const CheckedModel& model = *session.program().model;
    const View view = session.universe().view(); // for names, which never change
    Lines out(sink);
    for (std::uint32_t i = 0; i < log.moments.size(); ++i) {
        const Moment& moment = log.moments[i];
        Json line{{"turn", log.turn},
                  {"moment", i},
                  {"stage", stageName(moment.stage)},
                  {"priority", moment.priority},
                  {"runs", moment.runs}};
        if (moment.side != Side::within) {
            line["side"] = moment.side == Side::before ? "before" : "after";
        }
        out.add(line);
    }
    for (std::uint32_t i = 0; i < log.firings.size(); ++i) {
        out.add(firingJson(session, log, i));
    }
    for (std::uint32_t i = 0; i < log.runs.size(); ++i) {
        const Run& run = log.runs[i];
        Json line{{"turn", log.turn}, {"run", i}, {"cause", causeName(run.cause)}};
        if (isByStatement(log, run)) {
            line["statement"] = run.firing == noFiring ? Json() : Json(run.firing);
        } else if (run.firing != noFiring && !isByGroup(run)) {
            line["record"] = run.firing;
        } else if (run.firing != noFiring) {
            line["firing"] = run.firing;
            line["effect"] = run.effect;
            const CompiledGroup& group = session.program().groups[log.firings[run.firing].group];
            line["at"] = placeOf(model, group.effects[run.effect].checked->where);
        }
        line["column"] = columnName(run.column, view);
        line["rows"] = *run.rows;
        Json after = Json::array();
        for (std::size_t k = 0; k < run.rows->size(); ++k) {
            after.push_back(cellJson(run.column, log.values[run.firstValue + k], view));
        }
        line["after"] = std::move(after);
        out.add(line);
    }
    for (const Skip& skip : log.skips) {
        static constexpr std::array<std::string_view, static_cast<std::size_t>(SkipReason::reduced) + 1> reasons = {
            "stacked-out", "unable",      "destroyed", "inactive", "other-branch",
            "prevented",   "substituted", "no-change", "reduced"};
        Json line{{"turn", log.turn},
                  {"skip", reasons[static_cast<std::size_t>(skip.reason)]},
                  {"firing", skip.firing},
                  {"effect", skip.effect}};
        if (!skip.detail.empty()) {
            line["detail"] = skip.detail.whole().english();
        }
        line["rows"] = *skip.rows;
        out.add(line);
    }
    addRecordLines(session, log, [&](const Json& line) { out.add(line); });
    for (const RunFault& fault : log.faults) {
        Json line{{"turn", log.turn},
                  {"fault", fault.spec->code},
                  {"message", phrase(fault.spec->message, fault.args).english()},
                  {"at", placeOf(model, fault.where)}};
        line["row"] = fault.row == noRow ? Json() : Json(fault.row);
        out.add(line);
    }
    out.add(Json{{"turn", log.turn}, {"hash", hashText(log.hash)}});
    return out.end();
}

bool dumpState(const Session& session, std::uint32_t turn, const DumpSink& sink) {
    std::optional<State> past; // empty for the last turn: the universe holds it, so a large state needs no copy
    if (turn != session.last()) {
        past = session.history().state(session.universe(), turn);
    }
    const View view = past ? past->view() : session.universe().view();
    Lines out(sink);
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        Json line{{"turn", turn}, {"object", row}};
        const TypeIndex type = view.typeOf(row);
        for (std::uint16_t c = 1; c < view.layout->size(); ++c) {
            const ColumnId column{c};
            if (view.layout->has(type, column)) {
                line[std::string(columnName(column, view))] = cellJson(column, view.at(column, row), view);
            }
        }
        out.add(line);
    }
    out.add(Json{{"turn", turn}, {"hash", hashText(session.history().hash(turn))}});
    return out.end();
}

std::string dumpTrace(const Session& session, std::uint32_t turn) {
    std::string all;
    dumpTrace(session, turn, [&](std::string_view lines) {
        all += lines;
        return true;
    });
    return all;
}

std::string dumpState(const Session& session, std::uint32_t turn) {
    std::string all;
    dumpState(session, turn, [&](std::string_view lines) {
        all += lines;
        return true;
    });
    return all;
}

} // namespace orrery::engine
