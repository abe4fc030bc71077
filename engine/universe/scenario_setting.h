// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/galaxy.h"
#include "engine/universe/scenario.h"
#include "engine/universe/writer.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Finds the oldest existing object with a name, and of a type if one is given.
std::optional<Row> findNamed(const View& view, std::string_view name, std::optional<TypeIndex> type);
/// Returns the birth key of an object that a scenario names.
std::uint64_t keyOfName(std::string_view name);

/// Gives the faults from an index on the place of the part of a scenario that caused them.
void placeFaults(TurnLog& log, std::size_t first, Location where);

/// Applies statements. The rows of the statements use its functions.
class TableSetter {
public:
    TableSetter(Writer& writer, std::vector<Diagnostic>& diagnostics, bool isStatement = true)
        : m_writer(writer), m_diagnostics(diagnostics), m_model(writer.universe().model()), m_isPlan(!isStatement) {
        if (m_isPlan) {
            return; // a plan writes nothing
        }
        const auto& moments = writer.log().moments;
        m_moment = moments.empty() || moments.back().stage != Stage::setup
                       ? writer.openMoment(Stage::setup, 0)
                       : static_cast<std::uint32_t>(moments.size() - 1);
    }

    /// Sets the scenario. From now on, a diagnostic about a name says if its object is still hidden.
    void knowHidden(const CheckedScenario& scenario) { m_scenario = &scenario; }
    /// Applies a statement. If its row holds its values, pins them, so later writes of the turn do not change them.
    void apply(const CheckedStatement& statement, std::uint32_t index);
    void settle(const CheckedStatement& statement, std::uint32_t index);
    void makeGame();
    void setInitials(const std::vector<GalaxyInitial>& initials);
    /// Adds all collected lanes at once.
    void layLanes();
    /// Returns the object that a statement would create now; nullopt if it is not possible.
    std::optional<Writer::NewObject> planned(const CheckedStatement& statement);
    /// Returns the same for a placement.
    std::optional<Writer::NewObject> placed(const Placement& placement);
    const std::map<std::uint32_t, Row>& made() const { return m_made; } ///< created objects, by index of the statement

    // For the rows of statements (rules/scenario/statement_rows.cpp):

    Writer& writer() { return m_writer; }
    const CheckedModel& model() const { return m_model; }
    View view() const { return m_writer.universe().view(); }
    const std::string& typeName(Row row) const { return m_model.vocabulary.types()[view().typeOf(row)].id; }
    bool isOf(Row row, std::string_view type) const {
        const auto index = m_model.vocabulary.findType(type);
        return index && view().typeOf(row) == *index;
    }
    bool mayStandOn(TypeIndex type, Row host) const;
    /// Returns the cause of the statement's changes.
    const Cause& cause() const { return m_cause; }
    void report(const DiagnosticSpec& spec, std::vector<Phrase> args) {
        m_diagnostics.push_back({.spec = &spec, .where = m_where, .args = std::move(args)});
    }
    // Find existing objects by name. Report a name without an object.
    std::optional<Row> object(std::string_view name);
    std::optional<Row> empire(std::string_view id);
    std::optional<Row> system(std::string_view name);
    /// Returns the owner set of an `owner` attribute: the empty set for "none" and for no text.
    std::optional<std::uint32_t> ownersOf(std::string_view empireId);
    bool isNewName(const std::string& name);
    /// Returns the default class of the type that a statement's row creates.
    std::optional<ClassIndex> madeClass(const CheckedStatement& statement);
    /// Creates the object of a statement, with its name and its values. Returns noRow if it creates none.
    Row make(Writer::NewObject object, const CheckedStatement& statement);
    void write(Row row, Builtin column, double value) { write(row, m_model.layout.builtin(column), value); }
    void setOwners(Row row, std::vector<Row> owners) { m_writer.setOwners(row, std::move(owners), m_cause); }
    /// Gives an object a value. Reports a problem if its type does not have the column.
    void give(Row row, const GivenValue& value);
    void addLane(Row from, Row to) { m_lanes.emplace_back(from, to); }

private:
    void begin(const CheckedStatement& statement, std::uint32_t index);
    void write(Row row, ColumnId column, double value);
    Phrase hint(std::string_view name, bool ofEmpires);
    bool isHidden(std::string_view name) const;
    std::uint64_t keyOn(Row host, ClassIndex objectClass) const;

    Writer& m_writer;
    std::vector<Diagnostic>& m_diagnostics;
    const CheckedModel& m_model;
    const CheckedScenario* m_scenario = nullptr;
    bool m_isPlan; ///< true if it creates no objects, and keeps the last one in m_planned
    std::optional<Writer::NewObject> m_planned;
    std::uint32_t m_moment = 0;
    int m_nearSearches = 0;
    std::vector<std::pair<Row, Row>> m_lanes;
    std::map<std::uint32_t, Row> m_made;
    // Facts about the statement that is being applied.
    Location m_where;
    Cause m_cause;
};

} // namespace orrery::engine
