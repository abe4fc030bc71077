// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/expression_fixture.h"

#include "engine/check/expression/row_place.h"
#include "engine/universe/scenario.h"

#include <cstdio>
#include <cstdlib>

namespace orrery::engine::fixture {

namespace {

/// Adds the parts of expressions other than objects: an option, kinds, scopes, a table.
void addLanguage(ModelFixture& models) {
    Vocabulary& vocabulary = models.model().vocabulary;
    const auto addProperty = [&](const char* id, Format format) -> Property& {
        Property& property = vocabulary.editProperties().emplace_back();
        property.id = property.label = id;
        property.format = format;
        return property;
    };
    addProperty("build_cost", numberFormat).ofClass = true;
    addProperty("HARD_MODE", booleanFormat).isOption = true;
    addProperty("parts", classListFormat);
    addProperty("traits", classListFormat);
    Meter& capacity = vocabulary.editMeters().emplace_back();
    capacity.id = capacity.label = "Capacity";
    vocabulary.index();
    Meter ofPart = vocabulary.meters()[models.meter("Capacity")];
    ofPart.partOf = models.meter("Capacity");
    ofPart.parts = *vocabulary.findProperty("parts");
    ofPart.part = "LASER";
    ofPart.id = partMeterId("Capacity", ofPart.part);
    vocabulary.editMeters().push_back(std::move(ofPart));
    vocabulary.index();
    Type& planet = vocabulary.editTypes()[models.type("planet")];
    planet.properties.push_back(*vocabulary.findProperty("parts"));
    planet.properties.push_back(*vocabulary.findProperty("traits"));
    planet.meters.push_back(models.meter("Capacity[LASER]"));
    vocabulary.editTypes()[models.type("game")].properties.push_back(*vocabulary.findProperty("HARD_MODE"));
    for (const auto& [id, type] : {std::pair("BUILDING", "building"), std::pair("TECH", "tech")}) {
        HasKind& kind = vocabulary.editKinds().emplace_back();
        kind.id = id;
        kind.type = models.type(type);
    }
    for (TypeIndex i = 0; i < vocabulary.types().size(); ++i) {
        VariableScope& scope = vocabulary.editScopes().emplace_back();
        scope.id = vocabulary.types()[i].id;
        scope.type = i;
    }
    Language& language = models.model().language;
    CheckedTable& costs = language.tables.emplace_back();
    costs.id = "Costs";
    costs.key = numberFormat;
    costs.columns = {{"food", numberFormat, {}}};
    costs.columnPlaces = {{"food", 0}};
    costs.keys = {1.0, 2.0};
    costs.cells = {10.0, 20.0};
    language.tableNames.emplace("Costs", TableIndex{0});
}

ModelFixture makeModels() {
    ModelFixture models;
    Vocabulary& vocabulary = models.model().vocabulary;
    for (const char* id : {"Farming", "Mining"}) {
        Meter& meter = vocabulary.editMeters().emplace_back();
        meter.id = meter.label = id;
    }
    Property& richness = vocabulary.editProperties().emplace_back();
    richness.id = "richness";
    richness.format = numberFormat;
    Property& bonus = vocabulary.editProperties().emplace_back();
    bonus.id = "bonus";
    bonus.format = numberFormat;
    bonus.isRuntime = true;
    bonus.defaultValue = notGivenValue;
    vocabulary.editProperties()[0].aliases = {"PlanetSize"};
    vocabulary.editEnumerations()[0].values[3].aliases = {"PL_LARGE"};
    vocabulary.index();
    Type& planet = vocabulary.editTypes()[models.type("planet")];
    planet.meters.push_back(models.meter("Farming"));
    planet.meters.push_back(models.meter("Mining"));
    planet.properties.push_back(*vocabulary.findProperty("richness"));
    planet.properties.push_back(*vocabulary.findProperty("bonus"));
    addLanguage(models);
    models.layOut();
    const ClassIndex mill = models.addClass("BLD_MILL", "building");
    models.setProperty(mill, "cost", 60.0);
    models.addClass("BLD_MEGALITH", "building");
    models.addClass("CON_CONC_CAMP", "tech");
    models.addClass("LASER", "building");
    models.addClass("FERTILE", "building");
    return models;
}

} // namespace

ExpressionFixture::ExpressionFixture() : m_models(makeModels()), m_table(m_models) {
    Table& t = m_table;
    const Row terrans = t.make("EMPIRE", noRow, "Terrans");
    const Row vegans = t.make("EMPIRE", noRow, "Vegans");
    const Row sol = t.makeSystem("Sol", 10.0, 20.0);
    const Row vega = t.makeSystem("Vega", 30.0, 40.0);
    const Row home = t.make("PLANET", sol, "Sol III", {terrans});
    const Row shared = t.make("PLANET", vega, "Vega II", {terrans, vegans});
    t.make("PLANET", vega, "Rock");
    t.make("BLD_MILL", home, "Mill", {terrans});
    const Row ship = t.make("SHIP", noRow, "Argo", {terrans});
    const auto set = [&](std::string_view column, Row row, double value) {
        t.writer->write(m_models.column(column), row, value, {.kind = CauseKind::setup});
    };
    set("capital", terrans, home);
    set("system", ship, vega);
    set("Population", home, 5.0);
    set("MaxPopulation", home, 8.0);
    set("Farming", home, 3.0);
    set("Mining", home, 2.0);
    set("MaxMining", home, 4.0);
    set("MaxMining", shared, 1.0);
    set("richness", home, 1.5);
    set("bonus", home, 4.0);
    set("size", shared, m_models.value("PlanetSize", "large"));
    set("Minerals", terrans, 25.0);
    t.writer->closeTurn();
    set("MaxPopulation", home, 9.0);
    t.writer->setTurn(7);
}

Row ExpressionFixture::row(std::string_view name) const {
    return name.empty() ? noRow : findObject(view(), name).value_or(noRow);
}

ExpressionContext ExpressionFixture::context() const {
    ExpressionContext context = contextOf(m_table.universe.model(), "here");
    context.hasValue = true;
    context.hasSubject = true;
    return context;
}

TypedExpression ExpressionFixture::check(std::string_view text, std::vector<Diagnostic>& diagnostics,
                                         Format expected) const {
    return checkExpression({.text = std::string(text)}, {}, expected, context(), diagnostics);
}

std::shared_ptr<const ExpressionProgram> ExpressionFixture::compile(std::string_view text, Format expected) const {
    std::vector<Diagnostic> diagnostics;
    const TypedExpression expression = check(text, diagnostics, expected);
    if (!expression.isGood()) {
        std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(text.size()), text.data(), codesOf(diagnostics).c_str());
        std::abort();
    }
    return compileExpression(expression);
}

std::string codesOf(std::vector<Diagnostic> diagnostics) {
    sortDiagnostics(diagnostics);
    std::string codes;
    for (const Diagnostic& finding : diagnostics) {
        codes +=
            (codes.empty() ? "" : " ") + std::string(finding.code()) + "@" + std::to_string(finding.where.span.begin);
    }
    return codes;
}

} // namespace orrery::engine::fixture
