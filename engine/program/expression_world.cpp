// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model.h"
#include "engine/content/constants.h"
#include "engine/content/vocabulary_load.h"
#include "engine/program/expression_context.h"
#include "engine/universe/chance.h"
#include "engine/universe/universe.h"

#include <algorithm>
#include <cmath>

// Readings from the World and from definitions of the content, rather than from a column.
namespace orrery::engine {

namespace {

std::uint64_t birthKey(const View& view, Row row) {
    return row < view.birthKeys.size() ? view.birthKeys[row] : std::uint64_t{0};
}

} // namespace

Row variableRow(const TypedNode& node, double object, const View& view) {
    return node.operands.empty() ? noRow : memberRow(node.operands[0], object, view);
}

double readVariable(const EvaluationContext& context, const TypedNode& node, Row row, std::vector<SolvingFault>& faults,
                    std::optional<VariableCell>* read) {
    std::optional<VariableCell> cell;
    if (node.operands.empty()) {
        cell = VariableCell{.variable = node.variables().front()};
    } else if (row != noRow) {
        const TypedNode& object = node.operands[0];
        const bool isBare = object.kind == TypedNode::Kind::object && object.root == ExpressionRoot::candidate;
        cell =
            context.world().cellOf(context.view, node.variables(), row, isBare ? context.bindings.part : PartNumber{0});
    }
    if (read != nullptr) {
        *read = cell;
    }
    if (!cell) {
        return missingValue;
    }
    const double value = context.world().value(context.view, *cell);
    std::vector<SolvingFault>& told = context.world().variables().faults();
    faults.insert(faults.end(), told.begin(), told.end());
    told.clear();
    return value;
}

double lookUp(const EvaluationContext& context, const TypedNode& node, double key, bool& isThere) {
    isThere = true;
    if (isMissing(key)) {
        return missingValue;
    }
    const CheckedTable& table = context.view.model->language.tables[node.index];
    World& world = context.world();
    if (isText(table.key)) {
        key = table.keyOf(world.textOf(context.view, key));
    }
    const std::optional<std::size_t> row = table.find(key);
    isThere = row.has_value();
    if (!row) {
        const FormatDefault* fallback = defaultOf(context.view.model->vocabulary, node.format);
        if (fallback == nullptr) {
            return missingValue;
        }
        return isText(node.format) ? world.textValue(context.view, fallback->text) : fallback->value;
    }
    const double cell = table.cells[*row * table.columns.size() + node.column.value];
    return isText(node.format) ? world.textValue(context.view, table.texts[static_cast<std::size_t>(cell)]) : cell;
}

double readFact(const EvaluationContext& context, const TypedNode& node, double objectClass) {
    const CheckedModel& model = *context.view.model;
    if (!(objectClass >= 0.0 && objectClass < static_cast<double>(model.classes.size()))) {
        return missingValue;
    }
    const CheckedClass& which = model.classes[static_cast<std::size_t>(objectClass)];
    const Property& property = model.vocabulary.properties()[node.index];
    const bool isTextual = isText(property.format);
    const auto given =
        std::ranges::find(which.properties, static_cast<PropertyIndex>(node.index), &CheckedPropertyValue::property);
    if (given != which.properties.end()) {
        return isTextual ? context.world().textValue(context.view, model.texts[static_cast<std::size_t>(given->value)])
                         : given->value;
    }
    const bool hasIt = property.ofClass || model.vocabulary.types()[which.type].hasProperty(node.index);
    if (!hasIt || property.defaultText.empty()) {
        return missingValue;
    }
    return isTextual ? context.world().textValue(context.view, property.defaultText) : property.defaultValue;
}

double rollDice(const EvaluationContext& context, const TypedNode& node, double dice, Row candidate, bool& isPaid) {
    isPaid = true;
    const View& view = context.view;
    const std::optional<Dice> parsed = parseDice(context.world().textOf(view, dice));
    if (isMissing(dice) || !parsed) {
        return missingValue;
    }
    isPaid = context.world().pay(parsed->count);
    if (!isPaid) {
        return missingValue;
    }
    const std::uint64_t place = joinKeys(context.program.expression().identity, context.program.ordinalOf(node));
    const std::uint64_t now = place + 0x9e3779b97f4a7c15ull * (std::uint64_t{view.turn} + 1);
    const std::uint64_t source = birthKey(view, context.bindings.source);
    const std::uint64_t own = birthKey(view, candidate);
    double total = static_cast<double>(parsed->added);
    for (std::uint32_t die = 0; die < parsed->count; ++die) {
        const double drawn = uniform(view.seed, source, own, joinKeys(now, die));
        total += std::floor(drawn * static_cast<double>(parsed->sides)) + 1.0;
    }
    return total;
}

} // namespace orrery::engine
