// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/model_fixture.h"

#include "engine/rules/functions/function_rows.h"
#include "engine/rules/scenario/statement_rows.h"

#include <array>
#include <cstring>

namespace orrery::engine::fixture {

namespace {

struct EnumerationRow {
    const char* id;
    EnumerationOrder order;
    std::vector<const char*> values;
    std::vector<const char*> offValues;
};

struct MeterRow {
    const char* id;
    double maximum;
    double initial;
    bool rebuilt;
};

struct PropertyRow {
    const char* id;
    Format format;
    const char* defaultText = "";
    double defaultValue = noneValue;
    bool ofClass = false;
};

struct TypeRow {
    const char* id;
    const char* defaultClass;
    std::vector<const char*> attachedTo;
    std::vector<const char*> meters;
    std::vector<const char*> properties;
    std::vector<const char*> resources;
    SourceRule source = SourceRule::self;
    bool visible = true;
};

const std::vector<EnumerationRow> enumerationRows{
    {"PlanetSize", EnumerationOrder::scale, {"tiny", "small", "medium", "large", "huge"}, {"asteroids", "gas_giant"}},
    {"Environment",
     EnumerationOrder::wheel,
     {"swamp", "toxic", "inferno", "radiated", "barren", "tundra", "desert", "terran", "ocean"},
     {"asteroids", "gas_giant"}},
    {"StarColour", EnumerationOrder::none, {"blue", "white", "yellow", "orange", "red", "neutron", "black"}, {}},
    {"Focus", EnumerationOrder::none, {"farming", "industry", "mining", "research"}, {}},
};

constexpr std::array meterRows{
    MeterRow{"Population", 100.0, 3.0, true},
    MeterRow{"Industry", 1e15, 0.0, true},
    MeterRow{"Research", 1e15, 0.0, false},
};

constexpr Format valuesOf(std::uint16_t enumeration) {
    return {FormatKind::enumeration, enumeration};
}

constexpr std::array propertyRows{
    PropertyRow{"size", valuesOf(0), "medium", 2.0},
    PropertyRow{"environment", valuesOf(1), "terran", 7.0},
    PropertyRow{"focus", valuesOf(3)},
    PropertyRow{"motto", textFormat, "onwards"},
    PropertyRow{"star_colour", valuesOf(2), "yellow", 2.0},
    PropertyRow{"target", objectFormat},
    PropertyRow{"cost", numberFormat, "", noneValue, true},
};

const std::vector<TypeRow> typeRows{
    {"game", "GAME", {}, {}, {}, {}, SourceRule::self, false},
    {"empire", "EMPIRE", {}, {}, {}, {"Minerals"}, SourceRule::capital, false},
    {"system", "SYSTEM", {}, {}, {"star_colour"}, {}},
    {"planet",
     "PLANET",
     {"system"},
     {"Population", "Industry", "Research"},
     {"size", "environment", "focus", "motto"},
     {}},
    {"building", "BUILDING", {"planet"}, {}, {"cost"}, {}},
    {"special", "SPECIAL", {"planet", "system", "building"}, {}, {}, {}, SourceRule::host},
    {"ship", "SHIP", {}, {}, {"target"}, {}},
    {"tech", "TECH", {"empire"}, {}, {}, {}, SourceRule::capital, false},
};

} // namespace

ModelFixture::ModelFixture(RowTables rows) : m_model(std::make_shared<CheckedModel>()) {
    m_model->projectName = "fixture";
    rows.statements = statementRows();
    rows.functions = functionRows();
    m_model->vocabulary = Vocabulary(rows);
    m_model->stackingNames = {""};
    Vocabulary& vocabulary = m_model->vocabulary;
    for (const EnumerationRow& row : enumerationRows) {
        Enumeration enumeration;
        enumeration.id = row.id;
        enumeration.order = row.order;
        for (const auto* values : {&row.values, &row.offValues}) {
            for (const char* value : *values) {
                Enumerator& enumerator = enumeration.values.emplace_back();
                enumerator.id = enumerator.label = value;
                enumerator.off = values == &row.offValues;
            }
        }
        vocabulary.editEnumerations().push_back(std::move(enumeration));
    }
    for (const MeterRow& row : meterRows) {
        Meter& meter = vocabulary.editMeters().emplace_back();
        meter.id = meter.label = row.id;
        meter.maximum = row.maximum;
        meter.initial = row.initial;
        meter.rebuilt = row.rebuilt;
    }
    for (const PropertyRow& row : propertyRows) {
        Property& property = vocabulary.editProperties().emplace_back();
        property.id = property.label = row.id;
        property.format = row.format;
        property.defaultText = row.defaultText;
        property.defaultValue = row.defaultValue;
        property.ofClass = row.ofClass;
    }
    Resource& minerals = vocabulary.editResources().emplace_back();
    minerals.id = minerals.label = "Minerals";
    minerals.initial = 10.0;
    for (const TypeRow& row : typeRows) {
        Type& type = vocabulary.editTypes().emplace_back();
        type.id = type.label = row.id;
        type.source = row.source;
        type.visible = row.visible;
    }
    vocabulary.index();
    for (std::size_t i = 0; i < typeRows.size(); ++i) {
        Type& type = vocabulary.editTypes()[i];
        type.defaultClass = typeRows[i].defaultClass;
        for (const char* id : typeRows[i].attachedTo) {
            type.attachedTo.push_back(*vocabulary.findType(id));
        }
        for (const char* id : typeRows[i].meters) {
            type.meters.push_back(*vocabulary.findMeter(id));
        }
        for (const char* id : typeRows[i].properties) {
            type.properties.push_back(*vocabulary.findProperty(id));
        }
        for (const char* id : typeRows[i].resources) {
            type.resources.push_back(*vocabulary.findResource(id));
        }
    }
    layOut();
    for (const TypeRow& row : typeRows) {
        addClass(row.defaultClass, row.id);
    }
}

void ModelFixture::layOut() {
    m_model->vocabulary.index();
    m_model->layout = ColumnLayout(m_model->vocabulary);
    m_model->growth.resize(m_model->vocabulary.meters().size());
}

ClassIndex ModelFixture::addClass(std::string id, std::string_view typeId, std::uint32_t duration) {
    const auto index = static_cast<ClassIndex>(m_model->classes.size());
    m_model->classNames.emplace(id, index);
    CheckedClass made;
    made.id = std::move(id);
    made.type = type(typeId);
    made.duration = duration;
    made.name = made.id;
    m_model->classes.push_back(std::move(made));
    return index;
}

void ModelFixture::setProperty(ClassIndex objectClass, std::string_view property, double value) {
    m_model->classes.edit(objectClass)
        .properties.push_back({.property = *m_model->vocabulary.findProperty(property), .value = value, .where = {}});
}

double ModelFixture::text(std::string text) {
    m_model->texts.push_back(std::move(text));
    return static_cast<double>(m_model->texts.size() - 1);
}

double ModelFixture::value(std::string_view enumeration, std::string_view enumerator) const {
    const Vocabulary& vocabulary = m_model->vocabulary;
    return *vocabulary.enumerations()[*vocabulary.findEnumeration(enumeration)].find(enumerator);
}

Table::Table(const ModelFixture& fixture, std::uint64_t seed)
    : models(fixture), universe(fixture.share(), seed), log(std::make_unique<TurnLog>()),
      writer(std::make_unique<Writer>(universe, *log)) {
    writer->openMoment(Stage::setup, 0);
}

Row Table::make(std::string_view objectClass, Row on, std::string name, std::vector<Row> owners) {
    return writer->create({.objectClass = models.classOf(objectClass),
                           .attachedTo = on,
                           .owners = writer->internOwners(std::move(owners)),
                           .name = std::move(name),
                           .birthKey = universe.rowCount() + 1},
                          {.kind = CauseKind::setup});
}

Row Table::makeSystem(std::string name, double x, double y) {
    return writer->create({.objectClass = models.classOf("SYSTEM"),
                           .name = std::move(name),
                           .position = std::pair(x, y),
                           .birthKey = universe.rowCount() + 1},
                          {.kind = CauseKind::setup});
}

RowListRef Table::rows(std::initializer_list<Row> rows) {
    return std::make_shared<const RowList>(rows);
}

double Table::at(std::string_view column, Row row) const {
    return universe.at(models.column(column), row);
}

std::vector<Row> Table::owners(Row row) const {
    return universe.ownerSets()[static_cast<std::uint32_t>(at("owner", row))];
}

void Table::endTurn() {
    writer->refreshDerived();
    writer->closeTurn();
    writer.reset();
    history.record(universe, std::move(*log));
    log = std::make_unique<TurnLog>();
    writer = std::make_unique<Writer>(universe, *log);
    writer->setTurn(universe.turn() + 1);
    writer->openMoment(Stage::effects, 0);
}

std::string difference(const View& a, const View& b) {
    if (a.rowCount != b.rowCount) {
        return "rows: " + std::to_string(a.rowCount) + " and " + std::to_string(b.rowCount);
    }
    for (std::size_t c = 0; c < a.columns.size(); ++c) {
        for (Row row = 0; row < a.rowCount; ++row) {
            if (std::memcmp(a.columns[c] + row, b.columns[c] + row, sizeof(double)) != 0) {
                return a.layout->columns()[c].name + " of #" + std::to_string(row) + ": " +
                       std::to_string(a.columns[c][row]) + " and " + std::to_string(b.columns[c][row]);
            }
        }
    }
    return a.turn == b.turn ? std::string() : "turns";
}

} // namespace orrery::engine::fixture
