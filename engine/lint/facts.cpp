// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lint/facts.h"

#include "engine/check/classes/reads.h"
#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();

/// Returns the path of a node that reads one value of one object at one time. Otherwise returns an empty text.
std::string pathOf(const TypedNode& node) {
    switch (node.kind) {
    case TypedNode::Kind::turn:
        return "turn";
    case TypedNode::Kind::object:
        return node.root == ExpressionRoot::candidate ? "candidate"
               : node.root == ExpressionRoot::source  ? "source"
               : node.root == ExpressionRoot::target  ? "target"
                                                      : "subject";
    case TypedNode::Kind::game:
        return "game";
    case TypedNode::Kind::member: {
        const std::string of = node.operands.empty() ? std::string() : pathOf(node.operands.front());
        if (of.empty() || node.access == Access::runtime) {
            return {};
        }
        if (node.access == Access::column && node.format.kind == FormatKind::objectType && of == "candidate") {
            return candidateType;
        }
        return of + "." + std::to_string(static_cast<int>(node.access)) + "." + std::to_string(node.column.value) +
               "." + std::to_string(node.index);
    }
    case TypedNode::Kind::variable: {
        const std::string of = node.operands.empty() ? std::string("all") : pathOf(node.operands.front());
        return of.empty() || node.variables().empty() ? std::string()
                                                      : of + ".v" + std::to_string(node.variables().front());
    }
    default:
        return {};
    }
}

Interval side(std::string_view operation, double value) {
    if (operation == "<" || operation == "<=") {
        return {-unbounded, value, false, operation == "<"};
    }
    if (operation == ">" || operation == ">=") {
        return {value, unbounded, operation == ">", false};
    }
    return {value, value, false, false}; // ==
}

std::string_view mirrored(std::string_view operation) {
    return operation == "<"    ? ">"
           : operation == "<=" ? ">="
           : operation == ">"  ? "<"
           : operation == ">=" ? "<="
                               : operation;
}

void addComparison(const TypedNode& node, const TypedExpression& of, std::vector<Fact>& facts) {
    std::string_view operation = node.function->name;
    const TypedNode* left = &node.operands[0];
    const TypedNode* right = &node.operands[1];
    if (left->constant) {
        std::swap(left, right);
        operation = mirrored(operation);
    }
    std::string path = pathOf(*left);
    if (path.empty() || !right->constant || left->constant) {
        return;
    }
    Fact fact;
    fact.about = std::move(path);
    fact.isExact = true;
    fact.where = of.placeOf(node);
    if (left->format.kind == FormatKind::number) {
        if (operation == "!=") {
            return;
        }
        fact.kind = Fact::Kind::interval;
        fact.interval = side(operation, *right->constant);
        facts.push_back(std::move(fact));
    } else if (operation == "==" || operation == "!=") {
        fact.kind = Fact::Kind::choice;
        fact.choice = *right->constant;
        fact.isPositive = operation == "==";
        facts.push_back(std::move(fact));
    }
}

void addNode(const TypedNode& node, const TypedExpression& of, std::vector<Fact>& facts) {
    if (node.kind != TypedNode::Kind::operation || node.function == nullptr) {
        return;
    }
    const std::string_view name = node.function->name;
    if (name == "and") {
        for (const TypedNode& operand : node.operands) {
            addNode(operand, of, facts);
        }
    } else if ((name == "==" || name == "!=" || name == "<" || name == "<=" || name == ">" || name == ">=") &&
               node.operands.size() == 2) {
        addComparison(node, of, facts);
    }
}

std::optional<double> constantOf(const CheckedCondition& condition, std::string_view parameter) {
    const CheckedArgument* const argument = condition.argument(parameter);
    return argument == nullptr ? std::nullopt : argument->constant;
}

void addBounds(const CheckedCondition& condition, std::string about, std::optional<double> least,
               std::optional<double> most, std::optional<double> below, std::vector<Fact>& facts) {
    Fact fact;
    fact.kind = Fact::Kind::interval;
    fact.about = std::move(about);
    fact.isExact = std::ranges::all_of(condition.arguments, [](const CheckedArgument& argument) {
        return !argument.isGiven || argument.constant.has_value();
    });
    fact.where = condition.where;
    fact.interval.low = least.value_or(-unbounded);
    fact.interval.high = most.value_or(unbounded);
    if (below && *below <= fact.interval.high) {
        fact.interval.high = *below;
        fact.interval.isHighOpen = true;
    }
    if (fact.interval != Interval()) {
        facts.push_back(std::move(fact));
    }
}

/// Adds the facts of conditions that require one value of a property, or bounds of a number.
void addRow(const CheckedCondition& condition, std::vector<Fact>& facts) {
    const std::string_view tag = condition.spec->tag;
    const auto choice = [&](std::string about, double value) {
        Fact fact;
        fact.kind = Fact::Kind::choice;
        fact.about = std::move(about);
        fact.choice = value;
        fact.isExact = true;
        fact.where = condition.where;
        facts.push_back(std::move(fact));
    };
    if (tag == "object-type") {
        const CheckedArgument* const type = condition.argument("type");
        if (type != nullptr && type->isGiven && type->constant) {
            choice(candidateType, *type->constant);
        }
    } else if (tag == "object-class") {
        const CheckedArgument* const objectClass = condition.argument("class");
        if (objectClass != nullptr && objectClass->isGiven && objectClass->constant) {
            choice("class", *objectClass->constant);
        }
    } else if (tag == "planet-size" || tag == "planet-environment" || tag == "star-colour") {
        const double range = constantOf(condition, "range").value_or(0);
        const CheckedArgument* const range_ = condition.argument("range");
        const bool isExact = range_ == nullptr || (range_->constant && range == 0);
        for (const std::string_view parameter : {"size", "type", "colour"}) {
            if (const auto value = constantOf(condition, parameter); value && isExact) {
                choice("asked." + std::string(condition.spec->property), *value);
            }
        }
    } else if (tag == "turn-range") {
        addBounds(condition, "turn", constantOf(condition, "from"), constantOf(condition, "to"), std::nullopt, facts);
    } else if (tag == "meter-value" || tag == "stockpile-value") {
        const auto of = constantOf(condition, tag == "meter-value" ? "meter" : "resource");
        const CheckedArgument* const which = condition.argument("which");
        if (of) {
            addBounds(condition,
                      std::string(tag) + std::to_string(*of) + (which == nullptr ? std::string() : which->text),
                      constantOf(condition, "at-least"), constantOf(condition, "at-most"),
                      constantOf(condition, "below"), facts);
        }
    }
}

} // namespace

bool Interval::isWithin(const Interval& other) const {
    const bool isLowIn = low > other.low || (low == other.low && (isLowOpen || !other.isLowOpen));
    const bool isHighIn = high < other.high || (high == other.high && (isHighOpen || !other.isHighOpen));
    return isLowIn && isHighIn;
}

Interval Interval::common(const Interval& other) const {
    Interval out = *this;
    if (other.low > low || (other.low == low && other.isLowOpen)) {
        out.low = other.low;
        out.isLowOpen = other.isLowOpen;
    }
    if (other.high < high || (other.high == high && other.isHighOpen)) {
        out.high = other.high;
        out.isHighOpen = other.isHighOpen;
    }
    return out;
}

std::string textOf(const CheckedCondition& condition) {
    if (condition.spec->readsChance) {
        return {};
    }
    countWork();
    std::string text(condition.spec->tag);
    for (const CheckedArgument& argument : condition.arguments) {
        if (argument.expression && argument.expression->readsChance) {
            return {};
        }
        text +=
            "\n" + (argument.spec == nullptr ? std::string() : std::string(argument.spec->name)) + "=" + argument.text;
    }
    for (const CheckedCondition& child : condition.children) {
        const std::string own = textOf(child);
        if (own.empty()) {
            return {};
        }
        text += "\n(" + own + ")";
    }
    return text;
}

std::vector<Fact> factsOf(const CheckedCondition& condition) {
    std::vector<Fact> facts;
    if (isConjunction(*condition.spec)) {
        for (const CheckedCondition& child : condition.children) {
            for (Fact& fact : factsOf(child)) {
                facts.push_back(std::move(fact));
            }
        }
        return facts;
    }
    const bool isNegation = condition.spec->tag == "not" && condition.children.size() == 1;
    Fact whole;
    whole.about = textOf(isNegation ? condition.children.front() : condition);
    whole.isPositive = !isNegation;
    whole.isExact = true;
    whole.where = condition.where;
    if (!whole.about.empty() && !isAll(*condition.spec)) {
        facts.push_back(std::move(whole));
    }
    addRow(condition, facts);
    for (const CheckedArgument& argument : condition.arguments) {
        if (condition.spec->tag == "expression" && argument.expression && argument.expression->root) {
            addNode(*argument.expression->root, *argument.expression, facts);
        }
    }
    return facts;
}

std::optional<Fact> soleInterval(const CheckedCondition& condition) {
    if (isConjunction(*condition.spec)) {
        return condition.children.size() == 1 ? soleInterval(condition.children.front()) : std::nullopt;
    }
    std::vector<Fact> facts = factsOf(condition);
    std::erase_if(facts, [](const Fact& fact) { return fact.kind == Fact::Kind::whole; });
    const bool isOne = facts.size() == 1 && facts[0].kind == Fact::Kind::interval && facts[0].isExact;
    if (!isOne || condition.spec->tag != "expression") {
        return isOne ? std::optional(facts[0]) : std::nullopt;
    }
    // An expression may require more than its comparison.
    const CheckedArgument& argument = condition.arguments.front();
    const bool isWhole = argument.expression && argument.expression->root &&
                         argument.expression->placeOf(*argument.expression->root) == facts[0].where;
    return isWhole ? std::optional(facts[0]) : std::nullopt;
}

std::optional<Conjunction::Clash> Conjunction::add(const Fact& fact) {
    countWork();
    m_facts.push_back(fact);
    if (fact.kind == Fact::Kind::whole) {
        const auto [known, isNew] = m_wholes.try_emplace(fact.about, fact.isPositive, fact.where);
        return isNew || known->second.first == fact.isPositive ? std::nullopt
                                                               : std::optional(Clash{fact.where, known->second.second});
    }
    const auto [entry, isNew] = m_known.try_emplace(fact.about);
    Known& known = entry->second;
    const Location first = isNew ? fact.where : known.where;
    known.where = first;
    if (fact.kind == Fact::Kind::interval) {
        const Interval common = known.interval.common(fact.interval);
        const bool isClash = common.isEmpty() && !known.interval.isEmpty();
        known.interval = common;
        return isClash ? std::optional(Clash{fact.where, first}) : std::nullopt;
    }
    if (!fact.isPositive) {
        known.excluded.insert(fact.choice);
        return known.choice == fact.choice ? std::optional(Clash{fact.where, first}) : std::nullopt;
    }
    const bool isClash = (known.choice && *known.choice != fact.choice) || known.excluded.contains(fact.choice);
    known.choice = known.choice.value_or(fact.choice);
    return isClash ? std::optional(Clash{fact.where, first}) : std::nullopt;
}

std::optional<Location> Conjunction::saidBefore(const Fact& fact) const {
    if (fact.kind == Fact::Kind::whole) {
        const auto known = m_wholes.find(fact.about);
        return known != m_wholes.end() && known->second.first == fact.isPositive ? std::optional(known->second.second)
                                                                                 : std::nullopt;
    }
    const auto known = m_known.find(fact.about);
    if (known == m_known.end()) {
        return std::nullopt;
    }
    const bool isSaid = fact.kind == Fact::Kind::interval ? known->second.interval.isWithin(fact.interval)
                        : fact.isPositive                 ? known->second.choice == fact.choice
                                                          : known->second.excluded.contains(fact.choice) ||
                                                (known->second.choice && *known->second.choice != fact.choice);
    return isSaid ? std::optional(known->second.where) : std::nullopt;
}

bool Conjunction::agreesWith(const Conjunction& other) const {
    Conjunction both = *this;
    return std::ranges::none_of(other.m_facts, [&](const Fact& fact) { return both.add(fact).has_value(); });
}

std::optional<std::pair<double, Location>> Conjunction::choice(const std::string& about) const {
    const auto known = m_known.find(about);
    return known == m_known.end() || !known->second.choice
               ? std::nullopt
               : std::optional(std::pair(*known->second.choice, known->second.where));
}

} // namespace orrery::engine
