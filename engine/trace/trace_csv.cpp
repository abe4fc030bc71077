// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/trace_csv.h"

#include "engine/trace/dump_records.h"
#include "engine/trace/replay.h"
#include "engine/universe/set_columns.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace orrery::engine {

namespace {

using Json = nlohmann::ordered_json;

std::string plainText(const Json& value) {
    if (value.is_array()) {
        std::string all;
        for (const Json& member : value) {
            all += (all.empty() ? "" : " ") + plainText(member);
        }
        return all;
    }
    return value.is_null() ? std::string() : value.is_string() ? value.get<std::string>() : value.dump();
}

std::string quotedCell(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
        return std::string(text);
    }
    std::string cell = "\"";
    for (const char c : text) {
        cell += c == '"' ? "\"\"" : std::string(1, c);
    }
    return cell + '"';
}

/// Writes the lines of one step.
class TraceCsv {
public:
    TraceCsv(const Session& session, std::uint32_t turn, const DumpSink& sink)
        : m_session(session), m_sink(sink), m_kept(session.history().sharedLog(turn)),
          m_view(session.universe().view()) { // for names, which never change
        if (turn > 0) {
            m_past = session.history().state(session.universe(), turn - 1);
        }
    }

    bool write() {
        constexpr std::size_t most = std::size_t{1} << 18;
        std::string lines;
        for (std::uint32_t i = 0; i < m_kept->runs.size(); ++i) {
            addRun(lines, i);
            if (lines.size() >= most) {
                if (!m_sink(lines)) {
                    return false;
                }
                lines.clear();
            }
        }
        return lines.empty() || m_sink(lines);
    }

private:
    void addRun(std::string& lines, std::uint32_t index) {
        const TurnLog& log = *m_kept;
        const Run& run = log.runs[index];
        const Moment& moment = log.moments[run.moment];
        const std::string head = std::to_string(log.turn) + "," + std::to_string(index) + "," +
                                 std::string(stageName(moment.stage)) + "," + std::to_string(moment.priority) + "," +
                                 std::string(causeName(run.cause)) + "," + firingCells(run) + ",";
        const std::string column = quotedCell(plainName((*m_view.layout)[run.column]));
        for (std::size_t k = 0; k < run.rows->size(); ++k) {
            const Row row = (*run.rows)[k];
            const double after = log.values[run.firstValue + k];
            lines += head + std::to_string(row) + "," +
                     quotedCell(m_view.model->vocabulary.types()[m_view.typeOf(row)].id) + "," +
                     quotedCell(m_view.nameOf(row)) + "," + column + "," + cellBefore(run.column, row) + "," +
                     cellOf(run.column, after) + "\n";
            m_newest[keyOf(run.column, row)] = after;
        }
    }

    /// Returns class, group, effect, holder, source and place; empty cells if no group caused the run.
    std::string firingCells(const Run& run) const {
        if (!isByGroup(run) || isByStatement(*m_kept, run)) {
            return ",,,,,";
        }
        const Firing& firing = m_kept->firings[run.firing];
        const CompiledGroup& group = m_session.program().groups[firing.group];
        const CheckedModel& model = *m_session.program().model;
        return quotedCell(model.classes[group.objectClass].id) + "," + quotedCell(group.checked->id) + "," +
               std::to_string(run.effect) + "," + std::to_string(firing.holder) + "," + std::to_string(firing.source) +
               "," + quotedCell(model.placeText(group.effects[run.effect].checked->where));
    }

    std::string cellOf(ColumnId column, double value) const {
        return quotedCell(plainText(cellJson(column, value, m_view)));
    }

    /// Returns the value of a cell before its next change in the turn; empty for a new object.
    std::string cellBefore(ColumnId column, Row row) const {
        if (const auto newest = m_newest.find(keyOf(column, row)); newest != m_newest.end()) {
            return cellOf(column, newest->second);
        }
        return m_past && row < m_past->view().rowCount ? cellOf(column, m_past->view().at(column, row)) : std::string();
    }

    static std::uint64_t keyOf(ColumnId column, Row row) { return std::uint64_t{column.value} << 32U | row; }

    const Session& m_session;
    const DumpSink& m_sink;
    std::shared_ptr<const TurnLog> m_kept;
    View m_view;
    std::optional<State> m_past;                        ///< the state before the step; nullopt for the set-up
    std::unordered_map<std::uint64_t, double> m_newest; ///< values that earlier runs of the step have written
};

} // namespace

bool dumpTraceCsv(const Session& session, std::uint32_t turn, const DumpSink& sink) {
    return TraceCsv(session, turn, sink).write();
}

} // namespace orrery::engine
