// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of empires (E8.6): the reasons to refuse each order, and its changes.
#include "engine/rules/orders/order_rows.h"

#include "engine/rules/orders/order_reasons.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/lane_routes.h"
#include "engine/turn/order_call.h"
#include "engine/turn/projects.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/scenario.h"
#include "engine/vocabulary/row_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace orrery::engine {

namespace {

constexpr ParameterSpec objectParameter{.name = "object",
                                        .kind = ParameterKind::objectName,
                                        .required = true,
                                        .label = "Object",
                                        .help = "The name of an object of the empire."};
constexpr std::array<std::string_view, 2> focusChoices{"primary", "secondary"};

constexpr std::array moveParameters{objectParameter, ParameterSpec{.name = "to",
                                                                   .kind = ParameterKind::objectName,
                                                                   .required = true,
                                                                   .label = "Destination",
                                                                   .help = "A system, or an object in a system."}};
constexpr std::array produceParameters{ParameterSpec{.name = "class",
                                                     .kind = ParameterKind::objectClass,
                                                     .required = true,
                                                     .label = "Class",
                                                     .help = "The class to produce."},
                                       ParameterSpec{.name = "at",
                                                     .kind = ParameterKind::objectName,
                                                     .required = true,
                                                     .label = "At",
                                                     .help = "The place for the new object: an object of the empire."}};
constexpr std::array researchParameters{ParameterSpec{.name = "tech",
                                                      .kind = ParameterKind::objectClass,
                                                      .of = "tech",
                                                      .required = true,
                                                      .label = "Tech",
                                                      .help = "The id of a tech."}};
constexpr std::array focusParameters{objectParameter,
                                     ParameterSpec{.name = "focus",
                                                   .kind = ParameterKind::enumerator,
                                                   .of = "Focus",
                                                   .required = true,
                                                   .label = "Focus",
                                                   .help = "The new focus of the object."},
                                     ParameterSpec{.name = "which",
                                                   .kind = ParameterKind::choice,
                                                   .choices = focusChoices,
                                                   .fallback = "primary",
                                                   .label = "Which",
                                                   .help = "The primary focus or the secondary one."}};
constexpr std::array targetParameters{objectParameter,
                                      ParameterSpec{.name = "target",
                                                    .kind = ParameterKind::objectName,
                                                    .required = true,
                                                    .label = "Target",
                                                    .help = "The object to target, or none to clear the target."}};
constexpr std::array giveParameters{objectParameter,
                                    ParameterSpec{.name = "property",
                                                  .kind = ParameterKind::property,
                                                  .of = runtimeProperties,
                                                  .required = true,
                                                  .label = "Property",
                                                  .help = "The id of a run-time property."},
                                    ParameterSpec{.name = "value",
                                                  .kind = ParameterKind::propertyValue,
                                                  .of = "property",
                                                  .required = true,
                                                  .label = "Value",
                                                  .help = "A constant in the property's format."}};
constexpr std::array cancelParameters{
    ParameterSpec{.name = "object",
                  .kind = ParameterKind::objectName,
                  .anyOf = "what",
                  .label = "Object",
                  .help = "The object to stop, or the project to cancel."},
    ParameterSpec{.name = "class",
                  .kind = ParameterKind::objectClass,
                  .anyOf = "what",
                  .label = "Class",
                  .help =
                      "The class whose project is cancelled. If the empire has several, the last one is cancelled."}};

const std::string& typeId(const View& view, Row row) {
    return view.model->vocabulary.types()[view.typeOf(row)].id;
}

Phrase namesOf(const View& view, const std::vector<Row>& rows) {
    std::vector<Phrase> names;
    for (const Row row : rows) {
        names.push_back(objectPhrase(view, row));
    }
    return names.empty() ? phrase("nobody") : joined(names);
}

Phrase whyUnknown(const OrderCall& call, std::string_view parameter) {
    return call.object(parameter) == noRow
               ? phrase("no object in the game is named '{0}'", {call.argument(parameter).text})
               : Phrase();
}

/// Returns why the object cannot get orders from the empire; empty if it can. Empires give orders to the objects that
/// they own, and to themselves.
Phrase whyNotTheirs(const OrderCall& call, std::string_view parameter) {
    if (Phrase why = whyUnknown(call, parameter); !why.empty()) {
        return why;
    }
    const Row row = call.object(parameter);
    const std::vector<Row>& owners = call.view.ownersOf(row);
    if (row == call.empire || std::ranges::find(owners, call.empire) != owners.end()) {
        return {};
    }
    return phrase("{0} belongs to {1}, not to {2}",
                  {objectPhrase(call.view, row), namesOf(call.view, owners), objectPhrase(call.view, call.empire)});
}

Phrase whyLacks(const OrderCall& call, Row row, std::optional<ColumnId> column, Phrase what) {
    if (column && call.view.has(row, *column)) {
        return {};
    }
    return phrase("{0} is of type {1}, which has no {2}",
                  {objectPhrase(call.view, row), typeId(call.view, row), std::move(what)});
}

std::optional<ColumnId> speedOf(const View& view) {
    const auto meter = view.model->vocabulary.findMeter("Speed");
    return meter ? std::optional(view.layout->meter(*meter, false)) : std::nullopt;
}

Row systemOf(const View& view, Row row) {
    const double system = view.builtin(Builtin::system, row);
    return system < 0.0 ? noRow : static_cast<Row>(system);
}

Phrase whyNoMove(const OrderCall& call) {
    const View& view = call.view;
    if (Phrase why = whyNotTheirs(call, "object"); !why.empty()) {
        return why;
    }
    const Row row = call.object("object");
    if (Phrase why = whyLacks(call, row, speedOf(view), phrase("meter {0}", {std::string("Speed")})); !why.empty()) {
        return why;
    }
    if (Phrase why = whyUnknown(call, "to"); !why.empty()) {
        return why;
    }
    const Row to = systemOf(view, call.object("to"));
    if (to == noRow) {
        return phrase("{0} is not in a system", {objectPhrase(view, call.object("to"))});
    }
    if (view.builtin(Builtin::positioned, row) == 0.0) {
        return phrase("{0} has no position", {objectPhrase(view, row)});
    }
    const Row from = systemOf(view, row);
    if (from == to) {
        return view.builtin(Builtin::destination, row) < 0.0
                   ? phrase("{0} is already in {1}", {objectPhrase(view, row), objectPhrase(view, to)})
                   : Phrase();
    }
    const LaneGraph graph(view);
    const LaneRoutes routes(graph, to);
    if (from != noRow) {
        return graph.ways(from).empty()             ? phrase("no starlane leads from {0}", {objectPhrase(view, from)})
               : std::isfinite(routes.length(from)) ? Phrase()
                                                    : phrase("no route along starlanes leads from {0} to {1}",
                                                             {objectPhrase(view, from), objectPhrase(view, to)});
    }
    const double heading = view.builtin(Builtin::heading, row);
    const auto ends = graph.endsAt(view.builtin(Builtin::x, row), view.builtin(Builtin::y, row),
                                   heading < 0.0 ? noRow : static_cast<Row>(heading));
    const bool hasWay = std::ranges::any_of(ends, [&](Row end) { return std::isfinite(routes.length(end)); });
    return hasWay         ? Phrase()
           : ends.empty() ? phrase("{0} is not on a starlane", {objectPhrase(view, row)})
                          : phrase("no route along starlanes leads from the position of {0} to {1}",
                                   {objectPhrase(view, row), objectPhrase(view, to)});
}

void move(const OrderCall& call) {
    const Row row = call.object("object");
    const Row to = systemOf(call.view, call.object("to"));
    call.proposal->set(call.view.layout->builtin(Builtin::destination), row,
                       to == systemOf(call.view, row) ? noneValue : static_cast<double>(to));
}

/// Returns whether a place is between systems, but could hold objects of the type if it were in a system.
bool standsOnNothing(const View& view, TypeIndex type, Row place) {
    const std::vector<Type>& types = view.model->vocabulary.types();
    const auto system = view.model->vocabulary.findType("system");
    const auto canStandOnSystem = [&](TypeIndex one) {
        return system && std::ranges::find(types[one].attachedTo, *system) != types[one].attachedTo.end();
    };
    return systemOf(view, place) == noRow && canStandOnSystem(type) && canStandOnSystem(view.typeOf(place));
}

/// Returns the reason why no project for the class is possible at the place; empty if a project is possible.
Phrase whyNoProject(const OrderCall& call, ClassIndex product, Row place) {
    const CheckedModel& model = *call.view.model;
    Phrase why;
    const auto vocabulary = projectVocabulary(model, &why);
    if (!vocabulary) {
        return why;
    }
    if (!canBeAt(call.view, vocabulary->objectClass, place)) {
        if (standsOnNothing(call.view, vocabulary->type, place)) {
            return phrase("{0} is not in a system", {objectPhrase(call.view, place)});
        }
        return phrase("projects cannot be attached to objects of type {0}", {typeId(call.view, place)});
    }
    const Price price = priceOf(model, product);
    if (price.cost > 0.0 && !price.resource) {
        return phrase("the cost of {0} is in '{1}', which is not a resource",
                      {model.classes[product].id, price.resourceName});
    }
    return price.cost > 0.0 ? whyLacks(call, call.empire, call.view.layout->stockpile(*price.resource),
                                       phrase("stockpile of {0}", {price.resourceName}))
                            : Phrase();
}

void begin(const OrderCall& call, ClassIndex product, Row place) {
    const ProjectVocabulary vocabulary = *projectVocabulary(*call.view.model);
    call.proposal->create(objectAt(call.view, vocabulary.objectClass, place, call.writer->internOwners({call.empire}),
                                   projectKey(call.view, vocabulary, product, call.empire, place)),
                          place);
    call.proposal->changes().back().object.given.emplace_back(vocabulary.product, product);
}

Phrase whyNotProduced(const OrderCall& call) {
    const ClassIndex product = *call.index("class");
    const CheckedModel& model = *call.view.model;
    const std::string& id = model.classes[product].id;
    const std::string& type = model.vocabulary.types()[model.classes[product].type].id;
    if (isResearched(model, product)) {
        return phrase("{0} is a tech, which must be researched instead of produced", {id});
    }
    if (Phrase why = whyNotTheirs(call, "at"); !why.empty()) {
        return why;
    }
    const Row place = call.object("at");
    if (Phrase why = whyNoProject(call, product, place); !why.empty()) {
        return why;
    }
    if (!canBeAt(call.view, product, place)) {
        return phrase("{0} is of type {1}, which cannot be attached to {2}",
                      {id, type, objectPhrase(call.view, place)});
    }
    return whyUnavailable(call.evaluator, call.view, product, call.empire, place);
}

void beginProduction(const OrderCall& call) {
    begin(call, *call.index("class"), call.object("at"));
}

/// Returns the last project of the empire for a class; noRow if it has none.
Row lastProject(const OrderCall& call, ClassIndex product) {
    const auto vocabulary = projectVocabulary(*call.view.model);
    Row last = noRow;
    for (Row row = 0; vocabulary && row < call.view.rowCount; ++row) {
        const bool isOne = call.view.exists(row) && call.view.typeOf(row) == vocabulary->type &&
                           call.view.at(vocabulary->product, row) == product;
        const std::vector<Row>& owners = call.view.ownersOf(row);
        last = isOne && std::ranges::find(owners, call.empire) != owners.end() ? row : last;
    }
    return last;
}

Phrase whyNotResearched(const OrderCall& call) {
    const ClassIndex tech = *call.index("tech");
    const std::string& id = call.view.model->classes[tech].id;
    if (call.evaluator.empireHas(call.view, call.empire, tech)) {
        return phrase("{0} already knows {1}", {objectPhrase(call.view, call.empire), id});
    }
    if (Phrase why = whyNoProject(call, tech, call.empire); !why.empty()) {
        return why;
    }
    if (lastProject(call, tech) != noRow) {
        return phrase("{0} is already researching {1}", {objectPhrase(call.view, call.empire), id});
    }
    return whyUnavailable(call.evaluator, call.view, tech, call.empire);
}

void beginResearch(const OrderCall& call) {
    begin(call, *call.index("tech"), call.empire);
}

std::string_view focusProperty(const OrderCall& call) {
    return call.argument("which").text == "secondary" ? "secondary_focus" : "focus";
}

Phrase whyNoFocus(const OrderCall& call) {
    if (Phrase why = whyNotTheirs(call, "object"); !why.empty()) {
        return why;
    }
    const std::string_view property = focusProperty(call);
    return whyLacks(call, call.object("object"), propertyColumn(call.view, property),
                    phrase("property {0}", {std::string(property)}));
}

void setFocus(const OrderCall& call) {
    call.proposal->set(*propertyColumn(call.view, focusProperty(call)), call.object("object"), *call.index("focus"));
}

Phrase whyNoTarget(const OrderCall& call) {
    if (Phrase why = whyNotTheirs(call, "object"); !why.empty()) {
        return why;
    }
    return call.argument("target").text == "none" ? Phrase() : whyUnknown(call, "target");
}

void setTarget(const OrderCall& call) {
    const Row target = call.argument("target").text == "none" ? noRow : call.object("target");
    call.proposal->set(call.view.layout->builtin(Builtin::target), call.object("object"),
                       target == noRow ? noneValue : static_cast<double>(target));
}

ColumnId givenColumn(const OrderCall& call) {
    return call.view.layout->property(static_cast<PropertyIndex>(*call.index("property")));
}

Phrase whyNotGiven(const OrderCall& call) {
    if (Phrase why = whyNotTheirs(call, "object"); !why.empty()) {
        return why;
    }
    const ColumnId column = givenColumn(call);
    const bool isObject = (*call.view.layout)[column].format == objectFormat;
    if (isObject && call.argument("value").text != "none") {
        if (Phrase why = whyUnknown(call, "value"); !why.empty()) {
            return why;
        }
    }
    return whyLacks(call, call.object("object"), column, phrase("property {0}", {call.argument("property").text}));
}

void give(const OrderCall& call) {
    const ColumnId column = givenColumn(call);
    const Format format = (*call.view.layout)[column].format;
    const CheckedArgument& value = call.argument("value");
    double given = value.constant.value_or(noneValue);
    if (isText(format)) {
        given = call.writer->internText(value.text);
    } else if (format == objectFormat && value.text != "none") {
        given = call.object("value");
    }
    call.proposal->set(column, call.object("object"), given);
}

bool isProject(const View& view, Row row) {
    return view.model->vocabulary.findType("project") == view.typeOf(row);
}

Phrase whyNotCancelled(const OrderCall& call) {
    if (const auto product = call.index("class")) {
        return lastProject(call, *product) != noRow
                   ? Phrase()
                   : phrase("{0} has no project for {1}",
                            {objectPhrase(call.view, call.empire), call.view.model->classes[*product].id});
    }
    if (Phrase why = whyNotTheirs(call, "object"); !why.empty()) {
        return why;
    }
    const Row row = call.object("object");
    const bool isOnItsWay = call.view.builtin(Builtin::destination, row) >= 0.0;
    return isOnItsWay || isProject(call.view, row)
               ? Phrase()
               : phrase("{0} is neither moving nor a project", {objectPhrase(call.view, row)});
}

void cancel(const OrderCall& call) {
    const auto product = call.index("class");
    const Row row = product ? lastProject(call, *product) : call.object("object");
    if (isProject(call.view, row)) {
        call.proposal->destroy(row);
    } else {
        call.proposal->set(call.view.layout->builtin(Builtin::destination), row, noneValue);
    }
}

constexpr std::array rows{
    OrderSpec{.tag = "move-order",
              .label = "Move",
              .help = "Moves an object to a system along the shortest route of starlanes. In each turn it moves as far "
                      "as its Speed allows. It can end a turn on a starlane.",
              .sentence = "[turn {turn}: ]{empire} moves {object} to {to}",
              .requirement = "E8.6",
              .example = R"(<move-order empire="Terrans" object="Scout" to="Vega"/>)",
              .parameters = moveParameters,
              .refusal = whyNoMove,
              .carryOut = move},
    OrderSpec{.tag = "produce-order",
              .label = "Produce",
              .help = "Starts a project that creates an object of a class. The empire pays a share of the cost each "
                      "turn. The object is created when the whole cost is paid.",
              .sentence = "[turn {turn}: ]{empire} produces {class} at {at}",
              .requirement = "E8.6",
              .example = R"(<produce-order empire="Terrans" class="BLD_MEGALITH" at="Sol III"/>)",
              .parameters = produceParameters,
              .refusal = whyNotProduced,
              .carryOut = beginProduction},
    OrderSpec{.tag = "research-order",
              .label = "Research",
              .help = "Starts a project that gives the empire a tech when the whole cost is paid.",
              .sentence = "[turn {turn}: ]{empire} researches {tech}",
              .requirement = "E8.6",
              .example = R"(<research-order empire="Terrans" tech="CON_CONC_CAMP"/>)",
              .parameters = researchParameters,
              .refusal = whyNotResearched,
              .carryOut = beginResearch},
    OrderSpec{.tag = "focus-order",
              .label = "Set focus",
              .help = "Changes the primary or secondary focus of a planet.",
              .sentence = "[turn {turn}: ]{empire} sets focus of {object} to {focus}[ ({which})]",
              .requirement = "E8.6",
              .example = R"(<focus-order empire="Terrans" object="Sol III" focus="mining"/>)",
              .parameters = focusParameters,
              .refusal = whyNoFocus,
              .carryOut = setFocus},
    OrderSpec{.tag = "target-order",
              .label = "Set target",
              .help = "Sets or clears the target of an object.",
              .sentence = "[turn {turn}: ]{empire} sets target of {object} to {target}",
              .requirement = "E8.6, E9.1",
              .example = R"(<target-order empire="Terrans" object="Scout" target="Vega I"/>)",
              .parameters = targetParameters,
              .refusal = whyNoTarget,
              .carryOut = setTarget},
    OrderSpec{.tag = "give-order",
              .label = "Set run-time property",
              .help = "Sets a run-time property of an object. Parameters of its groups can take their values from it.",
              .sentence = "[turn {turn}: ]{empire} sets {property} of {object} to {value}",
              .requirement = "E7.9",
              .example = R"(<give-order empire="Terrans" object="Beacon" property="bonus" value="3"/>)",
              .parameters = giveParameters,
              .refusal = whyNotGiven,
              .carryOut = give},
    OrderSpec{.tag = "cancel-order",
              .label = "Cancel",
              .help = "Stops an object where it is, or cancels a project. The amount already paid is lost.",
              .sentence = "[turn {turn}: ]{empire} stops[ {object}][ the project for {class}]",
              .requirement = "E8.6",
              .example = R"(<cancel-order empire="Terrans" object="Scout"/>)",
              .parameters = cancelParameters,
              .refusal = whyNotCancelled,
              .carryOut = cancel},
};
static_assert(std::ranges::all_of(rows, isDocumented<OrderSpec>) && std::ranges::all_of(rows, [](const OrderSpec& row) {
                  return row.refusal != nullptr && row.carryOut != nullptr;
              }));

} // namespace

std::span<const OrderSpec> orderRows() {
    return rows;
}

} // namespace orrery::engine
