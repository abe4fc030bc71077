// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/history.h"
#include "engine/universe/writer.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine::fixture {

/// A checked model made by hand, for tests of parts that need one without XML. It begins with a small vocabulary, whose
/// ids are those of the shipped one.
/// - Types game, empire, system, planet, building, special, ship, tech, each with a class of the same name in capitals.
/// - Meters Population (0 to 100, initial 3) and Industry of planets, Research of planets that is not rebuilt.
/// - Resource Minerals (initial 10) of empires.
/// - Properties size, environment, focus, motto (text) of planets, star_colour of systems, target (object) of ships,
///   cost (of the class) of buildings.
class ModelFixture {
public:
    explicit ModelFixture(RowTables rows = {});

    CheckedModel& model() { return *m_model; }
    /// Builds the layout. Call it after changes of the vocabulary, before the first class is added.
    void layOut();
    ClassIndex addClass(std::string id, std::string_view type, std::uint32_t duration = 0);
    void setProperty(ClassIndex objectClass, std::string_view property, double value);
    /// Adds a text constant of the content.
    double text(std::string text);

    TypeIndex type(std::string_view id) const { return *m_model->vocabulary.findType(id); }
    ClassIndex classOf(std::string_view id) const { return m_model->classNames.find(id)->second; }
    MeterIndex meter(std::string_view id) const { return *m_model->vocabulary.findMeter(id); }
    /// Returns a column by its name for designers: "MaxPopulation", "size", "owner".
    ColumnId column(std::string_view name) const { return *m_model->layout.find(name); }
    /// Returns the index of an enumerator: value("PlanetSize", "medium").
    double value(std::string_view enumeration, std::string_view enumerator) const;

    std::shared_ptr<const CheckedModel> share() const { return m_model; }

private:
    std::shared_ptr<CheckedModel> m_model;
};

/// A universe with its first log, and short functions to fill it.
struct Table {
    explicit Table(const ModelFixture& models, std::uint64_t seed = 1);

    Row make(std::string_view objectClass, Row on = noRow, std::string name = {}, std::vector<Row> owners = {});
    Row makeSystem(std::string name, double x, double y);
    /// Returns a list of rows, as writes expect it.
    static RowListRef rows(std::initializer_list<Row> rows);
    double at(std::string_view column, Row row) const;
    std::vector<Row> owners(Row row) const;
    /// Ends the set-up or a step: it becomes the next turn of the history, and a new log begins.
    void endTurn();

    const ModelFixture& models;
    Universe universe;
    History history;
    std::unique_ptr<TurnLog> log;
    std::unique_ptr<Writer> writer;
};

/// Returns the places where two views differ in any bit; empty if they show the same state.
std::string difference(const View& a, const View& b);

} // namespace orrery::engine::fixture
