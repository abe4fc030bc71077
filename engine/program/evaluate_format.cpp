// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/model.h"
#include "engine/program/expression_read.h"
#include "engine/program/world.h"
#include "engine/universe/universe.h"

#include <array>
#include <charconv>
#include <cmath>

namespace orrery::engine {

std::string formatNumber(double value) {
    if (isMissing(value)) {
        return "missing";
    }
    // Within these bounds, plain digits are readable; beyond them, an exponent is more readable.
    constexpr double smallest = 1e-6;
    constexpr double largest = 1e15;
    const double size = std::abs(value);
    if (size == 0.0) {
        return "0"; // shows no negative zero to designers
    }
    std::array<char, 64> buffer;
    char* end = buffer.data() + buffer.size();
    const auto result = size >= smallest && size < largest
                            ? std::to_chars(buffer.data(), end, value, std::chars_format::fixed)
                            : std::to_chars(buffer.data(), end, value);
    return {buffer.data(), result.ptr};
}

namespace {

/// Returns the text literal that has the number; null if there is none. literalText() gives such numbers to literals
/// whose text no object has.
const TypedNode* literalOf(const TypedNode& node, double value) {
    if (node.kind == TypedNode::Kind::text && value == firstLiteral - node.index) {
        return &node;
    }
    for (const TypedNode& operand : node.operands) {
        if (const TypedNode* const found = literalOf(operand, value)) {
            return found;
        }
    }
    return nullptr;
}

} // namespace

std::string formatValue(double value, Format format, const View& view, const TypedExpression& expression,
                        const World* world) {
    if (!isText(format) || isMissing(value) || value >= noneValue) {
        return formatValue(value, format, view);
    }
    if (world != nullptr) {
        return world->textOf(view, value);
    }
    const TypedNode* const literal = literalOf(*expression.root, value);
    return literal != nullptr ? literal->text() : std::string();
}

std::string formatValue(double value, Format format, const View& view) {
    if (isMissing(value)) {
        return "missing";
    }
    if (value == notGivenValue) {
        return "not given";
    }
    if (format == numberFormat) {
        return formatNumber(value);
    }
    if (format == booleanFormat) {
        return value != 0.0 ? "true" : "false";
    }
    if (value < 0.0) {
        return "none";
    }
    const auto index = static_cast<std::size_t>(value);
    const auto idIn = [index](const auto& list) { return index < list.size() ? list[index].id : std::string("none"); };
    const Vocabulary& vocabulary = view.model->vocabulary;
    switch (format.kind) {
    case FormatKind::enumeration:
        return idIn(vocabulary.enumerations()[format.enumeration].values);
    case FormatKind::objectClass:
        return idIn(view.model->classes);
    case FormatKind::objectType:
        return idIn(vocabulary.types());
    case FormatKind::object:
        return view.nameOf(static_cast<Row>(index));
    case FormatKind::text:
    case FormatKind::orderedPair:
    case FormatKind::dice:
    case FormatKind::classList:
        return index < view.texts->size() ? (*view.texts)[static_cast<std::uint32_t>(index)] : std::string();
    default:
        return formatNumber(value);
    }
}

} // namespace orrery::engine
