// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "engine/universe/galaxy.h"
#include "engine/universe/writer.h"

#include <array>
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

/// Applies statements: their common state, and a function for each kind.
class TableSetter {
public:
    TableSetter(Writer& writer, std::vector<Diagnostic>& diagnostics, bool isStatement = true)
        : m_writer(writer), m_diagnostics(diagnostics), m_model(writer.universe().model()) {
        if (!isStatement) {
            return; // nothing is written
        }
        const auto& moments = writer.log().moments;
        m_moment = moments.empty() || moments.back().stage != Stage::setup
                       ? writer.openMoment(Stage::setup, 0)
                       : static_cast<std::uint32_t>(moments.size() - 1);
    }

    /// Sets the scenario. From now on, a diagnostic about a name says when its object is still hidden.
    void knowHidden(const CheckedScenario& scenario) { m_scenario = &scenario; }
    void apply(const ScenarioStatement& statement, std::uint32_t index);
    void makeGame();
    void setCapital(const ScenarioStatement& statement, std::uint32_t index);
    void setInitials(const std::vector<GalaxyInitial>& initials);
    /// Lays all gathered lanes at once.
    void layLanes();
    /// Returns the object that a planet or place statement would create now, without name and key; nullopt where it
    /// cannot stand there.
    std::optional<Writer::NewObject> planned(const ScenarioStatement& statement);
    const std::map<std::uint32_t, Row>& made() const { return m_made; } ///< by place of the statement

private:
    View view() const { return m_writer.universe().view(); }
    ColumnId builtin(Builtin which) const { return m_model.layout.builtin(which); }
    const std::string& typeName(Row row) const { return m_model.vocabulary.types()[view().typeOf(row)].id; }
    bool isOf(Row row, std::string_view type) const {
        const auto index = m_model.vocabulary.findType(type);
        return index && view().typeOf(row) == *index;
    }
    void report(const DiagnosticSpec& spec, std::vector<Phrase> args) {
        m_diagnostics.push_back({.spec = &spec, .where = m_where, .args = std::move(args)});
    }
    Phrase hint(std::string_view name, bool ofEmpires);
    bool isHidden(std::string_view name) const;
    std::optional<Row> object(std::string_view name);
    std::optional<Row> empire(std::string_view id);
    std::optional<Row> system(std::string_view name);
    std::optional<std::uint32_t> ownersOf(std::string_view empireId);
    bool isNewName(const std::string& name);
    std::optional<ClassIndex> classOf(const ScenarioStatement& statement, std::string_view type);
    Row make(Writer::NewObject object, const ScenarioStatement& statement);
    void write(Row row, ColumnId column, double value);
    void writeValue(Row row, ColumnId column, double value);
    std::uint64_t keyOn(Row host, ClassIndex objectClass) const;
    bool mayStandOn(TypeIndex type, Row host) const;

    void makeEmpire(const ScenarioStatement& statement);
    void makeTeam(const ScenarioStatement& statement);
    void makeMap(const ScenarioStatement& statement);
    void makeSystem(const ScenarioStatement& statement);
    void addLane(const ScenarioStatement& statement);
    void makePlanet(const ScenarioStatement& statement);
    std::optional<Writer::NewObject> plannedPlanet(const ScenarioStatement& statement);
    std::optional<Writer::NewObject> plannedPlace(const ScenarioStatement& statement);
    void place(const ScenarioStatement& statement);
    void giveTech(const ScenarioStatement& statement);
    void set(const ScenarioStatement& statement);

    struct KindRow {
        StatementKind kind;
        void (TableSetter::*apply)(const ScenarioStatement& statement);
    };
    static const std::array<KindRow, 9> kinds;

    Writer& m_writer;
    std::vector<Diagnostic>& m_diagnostics;
    const CheckedModel& m_model;
    const CheckedScenario* m_scenario = nullptr;
    std::uint32_t m_moment = 0;
    int m_nearSearches = 0;
    std::vector<std::pair<Row, Row>> m_lanes;
    std::map<std::uint32_t, Row> m_made;
    // About the statement being applied.
    Location m_where;
    Cause m_cause;
};

} // namespace orrery::engine
