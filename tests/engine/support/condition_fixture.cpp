// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/condition_fixture.h"

#include "engine/check/classes/checker.h"
#include "engine/check/expression/expression.h"
#include "engine/rules/conditions/condition_rows.h"
#include "engine/universe/scenario.h"

#include <pugixml.hpp>

#include <cstdio>
#include <cstdlib>
#include <map>

namespace orrery::engine::fixture {

namespace {

/// Stops the program. An invalid fixture is a mistake in the test.
[[noreturn]] void fail(const std::string& message) {
    std::fprintf(stderr, "condition fixture: %s\n", message.c_str());
    std::abort();
}

class Reader {
public:
    explicit Reader(const CheckedModel& model) : m_model(model) {}

    CheckedCondition read(pugi::xml_node element) {
        CheckedCondition condition;
        condition.spec = m_model.vocabulary.condition(element.name());
        if (!condition.spec) {
            fail(std::string("no condition ") + element.name());
        }
        for (const ParameterSpec& spec : condition.spec->parameters) {
            condition.arguments.push_back(argument(spec, element.attribute(std::string(spec.name).c_str())));
        }
        for (const pugi::xml_node child : element.children()) {
            condition.children.push_back(read(child));
        }
        condition.identity = joinKeys(stableHash(element.name()), m_ordinal[element.name()]++);
        return condition;
    }

private:
    CheckedArgument argument(const ParameterSpec& spec, pugi::xml_attribute attribute) {
        CheckedArgument result;
        result.spec = &spec;
        result.isGiven = !attribute.empty();
        result.text = attribute.empty() ? std::string(spec.fallback) : attribute.value();
        if (!result.text.empty()) {
            resolve(spec, result);
        }
        return result;
    }

    void resolve(const ParameterSpec& spec, CheckedArgument& result) {
        const Vocabulary& vocabulary = m_model.vocabulary;
        switch (spec.kind) {
        case ParameterKind::number:
            return evaluate(numberFormat, result);
        case ParameterKind::boolean:
            return evaluate(booleanFormat, result);
        case ParameterKind::value:
            return evaluate(badFormat, result);
        case ParameterKind::enumerator: {
            const std::uint16_t index = *vocabulary.findEnumeration(spec.of);
            const auto found = vocabulary.enumerations()[index].find(result.text);
            return found ? setConstant(*found, result) : evaluate({FormatKind::enumeration, index}, result);
        }
        case ParameterKind::objectClass: {
            const auto found = m_model.classNames.find(result.text);
            if (found != m_model.classNames.end()) {
                setConstant(found->second, result);
            }
            return;
        }
        case ParameterKind::objectType:
            if (const auto found = vocabulary.findType(result.text)) {
                setConstant(*found, result);
            }
            return;
        case ParameterKind::meter:
            return setConstant(*vocabulary.findMeter(result.text), result);
        case ParameterKind::resource:
            return setConstant(*vocabulary.findResource(result.text), result);
        case ParameterKind::empire:
            if (result.text.find('.') != std::string::npos) {
                evaluate(objectFormat, result);
            }
            return;
        default: // constants, which need no evaluation
            return;
        }
    }

    static void setConstant(double value, CheckedArgument& result) { result.constant = value; }

    void evaluate(Format format, CheckedArgument& result) {
        ExpressionContext context;
        context.vocabulary = &m_model.vocabulary;
        context.layout = &m_model.layout;
        context.classes = &m_model.classNames;
        context.hasSubject = true;
        std::vector<Diagnostic> diagnostics;
        auto expression = std::make_shared<TypedExpression>(
            checkExpression({.text = result.text}, FileId{}, format, context, diagnostics));
        if (!diagnostics.empty()) {
            fail(result.text + ": " + diagnostics.front().message());
        }
        result.constant = expression->constant;
        if (!expression->constant) {
            result.expression = std::move(expression);
        }
    }

    const CheckedModel& m_model;
    std::map<std::string, std::uint64_t> m_ordinal; ///< by tag: elements so far; it distinguishes their draws
};

} // namespace

CheckedCondition readCondition(const CheckedModel& model, std::string_view xml) {
    pugi::xml_document document;
    if (!document.load_buffer(xml.data(), xml.size())) {
        fail(std::string(xml));
    }
    return Reader(model).read(document.document_element());
}

ConditionFixture::ConditionFixture(std::string_view rules)
    : models(RowTables{.conditions = conditionRows(), .effects = {}}) {
    models.model().rules = rulesNamed(rules);
    Vocabulary& vocabulary = models.model().vocabulary;
    Meter& attack = vocabulary.editMeters().emplace_back();
    attack.id = attack.label = "Attack";
    vocabulary.editTypes()[models.type("ship")].meters.push_back(
        static_cast<MeterIndex>(vocabulary.meters().size() - 1));
    models.layOut();
    const ClassIndex warp = models.addClass("WARP", "tech");
    models.addClass("DRIVE", "tech");
    const ClassIndex yard = models.addClass("YARD", "building");
    const ClassIndex gate = models.addClass("GATE", "building");
    models.addClass("RUINS", "special");
    models.model().classes.edit(yard).groupings = {"Works"};
    models.model().classes.edit(gate).groupings = {"Wonder", "Works"};
    models.model().classes.edit(yard).prerequisites = {warp};
    models.model().classes.edit(gate).prerequisites = {warp, models.classOf("DRIVE")};
    models.model().classes.edit(warp).unlocks = {gate};
}

void ConditionFixture::addGroup(std::string_view objectClass, std::string_view xml) {
    pugi::xml_document document;
    if (!document.load_buffer(xml.data(), xml.size())) {
        fail(std::string(xml));
    }
    const ClassIndex owner = models.classOf(objectClass);
    std::vector<CheckedGroup>& groups = models.model().classes.edit(owner).groups;
    CheckedGroup group;
    group.owner = owner;
    group.order = static_cast<std::uint32_t>(groups.size());
    group.id = "#" + std::to_string(group.order + 1);
    Reader reader(models.model());
    for (const pugi::xml_node part : document.document_element().children()) {
        const std::string_view name = part.name();
        auto& list = name == "activation" ? group.activation : name == "include" ? group.include : group.exclude;
        for (const pugi::xml_node element : part.children()) {
            list.push_back(reader.read(element));
        }
    }
    groups.push_back(std::move(group));
}

void ConditionFixture::begin(std::uint64_t seed) {
    finishAvailability(models.model());
    program = compile(models.share());
    table = std::make_unique<Table>(models, seed);
    Table& t = *table;
    const auto place = [&](std::string_view column, Row at, double value) {
        t.writer->write(models.column(column), at, value, {.kind = CauseKind::setup});
    };
    const auto planet = [&](const char* name, const char* system, const char* size, const char* environment,
                            std::vector<Row> owners) {
        const Row made = t.make("PLANET", row(system), name, std::move(owners));
        place("size", made, models.value("PlanetSize", size));
        place("environment", made, models.value("Environment", environment));
        return made;
    };
    const Row terrans = t.make("EMPIRE", noRow, "Terrans");
    const Row vegans = t.make("EMPIRE", noRow, "Vegans");
    const auto system = [&](const char* name, double x, double y, const char* colour) {
        const Row made = t.makeSystem(name, x, y);
        place("star_colour", made, models.value("StarColour", colour));
        return made;
    };
    const Row sol = system("Sol", 0, 0, "yellow");
    const Row vega = system("Vega", 100, 0, "blue");
    const Row deneb = system("Deneb", 300, 0, "red");
    system("Nowhere", 0, 500, "black");
    t.writer->setLanes({{sol, vega}, {vega, deneb}});

    const Row earth = planet("Earth", "Sol", "medium", "terran", {terrans});
    place("focus", earth, models.value("Focus", "industry"));
    const Row luna = planet("Luna", "Sol", "tiny", "barren", {});
    planet("Vega I", "Vega", "large", "ocean", {vegans});
    planet("Vega II", "Vega", "huge", "gas_giant", {terrans, vegans});
    planet("Deneb I", "Deneb", "small", "swamp", {vegans});
    planet("Belt", "Nowhere", "asteroids", "asteroids", {});
    t.make("BUILDING", earth, "Forge", {terrans});
    t.make("RUINS", luna, "Ruins");
    const auto ship = [&](const char* name, double x, double y, Row in, std::vector<Row> owners) {
        return t.writer->create({.objectClass = models.classOf("SHIP"),
                                 .owners = t.writer->internOwners(std::move(owners)),
                                 .name = name,
                                 .position = std::pair(x, y),
                                 .system = in,
                                 .birthKey = t.universe.rowCount() + 1},
                                {.kind = CauseKind::setup});
    };
    ship("Scout", 100, 0, vega, {terrans});
    ship("Drifter", 50, 0, noRow, {});
    t.make("WARP", vegans, "warp", {vegans});
    place("capital", terrans, earth);
    t.endTurn();
}

Row ConditionFixture::row(std::string_view name) const {
    const auto found = findObject(table->universe.view(), name);
    return found ? *found : (fail("no object " + std::string(name)), noRow);
}

std::string ConditionFixture::names(const RowList& rows) const {
    std::string text;
    for (const Row row : rows) {
        text += (text.empty() ? "" : ", ") + table->universe.view().nameOf(row);
    }
    return text;
}

} // namespace orrery::engine::fixture
