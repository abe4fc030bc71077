// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions (X1, X2, E4.4, E4.5, E7.1, E7.2), as far as random content contains them.
#include "tests/engine/support/reference_turn.h"
#include "tests/engine/support/reference_turn_firing.h"

#include "engine/check/expression/expression_members.h"
#include "engine/vocabulary/functions.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace orrery::engine::turn_oracle {

namespace {

/// Returns 0 for a result that is not a finite number (X1.3).
double mended(double value) {
    return std::isfinite(value) ? value : 0.0;
}

[[noreturn]] void notPlayed(const std::string& what) {
    std::fprintf(stderr, "the reference of turns does not know %s\n", what.c_str());
    std::abort();
}

} // namespace

ReferenceTurn::Number ReferenceTurn::evaluate(const TypedNode& node, const Asked& asked) {
    switch (node.kind) {
    case TypedNode::Kind::constant:
        return node.constant;
    case TypedNode::Kind::turn:
        return static_cast<double>(turn);
    case TypedNode::Kind::amount:
        return m_amount;
    case TypedNode::Kind::value:
        return asked.value;
    case TypedNode::Kind::object:
        return node.root == ExpressionRoot::source    ? asked.source
               : node.root == ExpressionRoot::target  ? asked.target
               : node.root == ExpressionRoot::subject ? m_subject
                                                      : asked.candidate;
    case TypedNode::Kind::member:
        return member(node, asked);
    case TypedNode::Kind::named: {
        const Id id = objectNamed(node.text());
        return id == nobody ? std::nullopt : Number(id);
    }
    case TypedNode::Kind::operation:
        return operation(node, asked);
    case TypedNode::Kind::function:
        if (node.function->name == "canHave") {
            return asksRight(node, asked);
        }
        notPlayed("function " + std::string(node.function->name));
    case TypedNode::Kind::choice: {
        const Number condition = evaluate(node.operands[0], asked);
        const Number then = evaluate(node.operands[1], asked);
        const Number otherwise = evaluate(node.operands[2], asked);
        return !condition ? std::nullopt : *condition != 0.0 ? then : otherwise;
    }
    default:
        notPlayed("node " + std::to_string(static_cast<int>(node.kind)));
    }
}

ReferenceTurn::Number ReferenceTurn::operation(const TypedNode& node, const Asked& asked) {
    const std::string name(node.function->name);
    std::vector<Number> given;
    for (const TypedNode& operand : node.operands) {
        given.push_back(evaluate(operand, asked));
    }
    if (name == "and" || name == "or") { // Kleene's logic (E4.5)
        const double deciding = name == "and" ? 0.0 : 1.0;
        bool isMissing = false;
        for (const Number& value : given) {
            if (value && *value == deciding) {
                return deciding;
            }
            isMissing = isMissing || !value;
        }
        return isMissing ? std::nullopt : Number(1.0 - deciding);
    }
    if (std::ranges::any_of(given, [](const Number& value) { return !value; })) {
        return std::nullopt;
    }
    double result = *given[0];
    if (given.size() == 1) {
        return name == "-"     ? -result
               : name == "not" ? (result == 0.0 ? 1.0 : 0.0)
               : name == "abs" ? std::abs(result)
                               : (notPlayed(name), 0.0);
    }
    for (std::size_t i = 1; i < given.size(); ++i) {
        const double a = result;
        const double b = *given[i];
        result = name == "+"     ? mended(a + b)
                 : name == "-"   ? mended(a - b)
                 : name == "*"   ? mended(a * b)
                 : name == "/"   ? mended(a / b)
                 : name == "min" ? (a < b ? a : b)
                 : name == "max" ? (a > b ? a : b)
                 : name == "<"   ? (a < b ? 1.0 : 0.0)
                 : name == "<="  ? (a <= b ? 1.0 : 0.0)
                 : name == ">"   ? (a > b ? 1.0 : 0.0)
                 : name == ">="  ? (a >= b ? 1.0 : 0.0)
                 : name == "=="  ? (a == b ? 1.0 : 0.0)
                 : name == "!="  ? (a != b ? 1.0 : 0.0)
                                 : (notPlayed(name), 0.0);
    }
    return result;
}

ReferenceTurn::Number ReferenceTurn::member(const TypedNode& node, const Asked& asked) {
    const TypedNode& from = node.operands[0];
    const Number given = evaluate(from, asked);
    Id id = given ? static_cast<Id>(*given) : nobody;
    if (id != nobody && from.kind != TypedNode::Kind::object && !isIn(id)) {
        id = nobody; // destroyed, and reached through another object
    }
    const auto missing = [&](bool isNumberOfMeter) -> Number {
        return isNumberOfMeter && asked.isAmount ? Number(0.0) : std::nullopt;
    };
    const ColumnSpec& column = m_model.layout[node.column];
    switch (node.access) {
    case Access::meter:
    case Access::lastMax: {
        if (id == nobody || !at(id).meters.contains(column.of)) {
            return missing(true);
        }
        const MeterPair& meter = at(id).meters.at(column.of);
        return node.access == Access::lastMax        ? meter.lastMaximum
               : column.role == ColumnRole::meterMax ? meter.maximum
                                                     : meter.current;
    }
    case Access::stockpile: { // the object's own, or else its sole owner's (E5.12)
        if (id != nobody && at(id).stockpiles.contains(column.of)) {
            return at(id).stockpiles.at(column.of);
        }
        const Id owner = id == nobody ? nobody : soleOwner(id);
        return owner != nobody && at(owner).stockpiles.contains(column.of) ? Number(at(owner).stockpiles.at(column.of))
                                                                           : missing(true);
    }
    case Access::runtime:
    case Access::property: {
        const Id holder = id == nobody ? nobody : holderOf(id, column.of);
        if (holder == nobody) {
            m_sawMissingProperty = true;
            return std::nullopt;
        }
        const double value = at(holder).properties.at(column.of);
        return value == notGivenValue ? std::nullopt : Number(value); // E7.9
    }
    case Access::column:
        return id == nobody ? std::nullopt : Number(readCell(at(id), column).number);
    case Access::soleOwner:
        return id == nobody ? std::nullopt : Number(soleOwner(id));
    case Access::planet: { // the nearest host that is a planet
        Id up = id;
        while (up != nobody && at(up).type != node.index) {
            up = at(up).attachedTo;
        }
        return id == nobody ? std::nullopt : Number(up);
    }
    case Access::age:
        return id == nobody ? std::nullopt : Number(static_cast<double>(turn) - at(id).created);
    case Access::row:
        return id == nobody ? std::nullopt : Number(id);
    default:
        notPlayed("access " + std::to_string(static_cast<int>(node.access)));
    }
}

/// Returns the value of a parameter on an object. A parameter that is no number takes the source's property, or else
/// its default in the vocabulary (E7.4).
ReferenceTurn::Number ReferenceTurn::number(const CheckedArgument& argument, const Asked& asked) {
    if (argument.constant) {
        return argument.constant;
    }
    const Recalling recalling(*this);
    if (!argument.expression) {
        return std::nullopt;
    }
    const TypedNode& root = *argument.expression->root;
    const Number value = evaluate(root, asked);
    const bool isOwnProperty = root.kind == TypedNode::Kind::member && root.access == Access::property &&
                               argument.spec->kind != ParameterKind::number &&
                               argument.spec->kind != ParameterKind::boolean &&
                               argument.spec->kind != ParameterKind::propertyValue; // random content sets numbers
    if (!value && isOwnProperty) {
        const Property& property = m_model.vocabulary.properties()[m_model.layout[root.column].of];
        return property.defaultText.empty() ? std::nullopt : Number(property.defaultValue);
    }
    return value;
}

/// Returns an effect's amount on an object; a missing value counts as 0 (E7.2).
double ReferenceTurn::amount(const CheckedArgument& argument, Id source, Id target, double value) {
    return number(argument, {source, target, target, value, true}).value_or(0.0);
}

} // namespace orrery::engine::turn_oracle
