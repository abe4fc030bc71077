// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that all rows of FreeOrion's conditions, effects and values share.
#include "engine/import/freeorion_rows.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace orrery::engine {

using Format = FreeOrionFormat;

std::string bracketed(std::string text) {
    const bool isPlain = std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
    });
    int depth = 0;
    bool isWhole = !text.empty() && text.back() == ')';
    // Also plain: one call or one pair of brackets, f(…).
    for (std::size_t i = 0; i < text.size() && isWhole; ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        const bool isBefore = depth == 0 && text[i] != ')' && (text[i] == ' ' || text[i] == '-');
        isWhole = !isBefore && (depth > 0 || i + 1 == text.size() || text[i] != ')');
    }
    return isPlain || isWhole ? text : "(" + std::move(text) + ")";
}

Markup freeOrionElement(std::string_view tag, std::vector<std::pair<std::string, std::string>> attributes,
                        std::vector<Markup> children) {
    return {std::string(tag), std::move(attributes), {}, std::move(children)};
}

Markup freeOrionExpression(std::string text) {
    if (text.starts_with('(') && bracketed(text) == text) {
        text = text.substr(1, text.size() - 2);
    }
    return freeOrionElement("expression", {{"if", std::move(text)}});
}

void FreeOrionWriter::begin(const FocsNodes& nodes, std::string_view holder) {
    m_nodes = &nodes;
    m_holder = holder;
    m_obstacle.reset();
    m_pictures.clear();
    m_before.clear();
    m_hasMeterEffect = m_readsHolder = m_keepsMetersOnly = false;
    setPlace(FreeOrionPlace::scope);
}

void FreeOrionWriter::setPlace(FreeOrionPlace place) {
    m_place = place;
    m_type = {};
    m_readsCandidate = false;
    const bool isEffect = place == FreeOrionPlace::effect;
    m_candidate = {isEffect ? "Target." : "", std::nullopt, false};
    if (place == FreeOrionPlace::activation || place == FreeOrionPlace::scope) {
        m_candidate.root = place == FreeOrionPlace::scope ? "Target." : "Source.";
        m_candidate.isInside = true;
    }
}

std::string FreeOrionWriter::fail(std::string_view reason, std::uint32_t node, std::string_view detail) {
    if (!m_obstacle) {
        const FocsNode& where = at(node);
        m_obstacle = {&freeOrionReason(reason), where.span, std::string(detail.empty() ? written(node) : detail)};
    }
    return "0";
}

std::vector<std::uint32_t> FreeOrionWriter::childrenOf(std::uint32_t node) const {
    std::vector<std::uint32_t> children;
    for (std::uint32_t i = at(node).first; i != 0; i = at(i).next) {
        children.push_back(i);
    }
    return children;
}

std::vector<std::uint32_t> FreeOrionWriter::elementsOf(std::uint32_t node) const {
    if (node == 0) {
        return {};
    }
    if (at(node).kind == FocsNode::Kind::list || at(node).kind == FocsNode::Kind::tuple) {
        return childrenOf(node);
    }
    const std::uint32_t first = at(node).first;
    const bool isAround =
        first != 0 && (at(first).kind == FocsNode::Kind::list || at(first).kind == FocsNode::Kind::tuple);
    return isAround ? childrenOf(first) : std::vector<std::uint32_t>{node};
}

bool FreeOrionWriter::hasFlag(std::uint32_t element, std::string_view name) const {
    return std::ranges::any_of(childrenOf(element), [&](std::uint32_t child) {
        return at(child).kind == FocsNode::Kind::field && at(element).row->fields[at(child).field].name == name;
    });
}

std::string FreeOrionWriter::self() {
    m_readsCandidate = true;
    return m_candidate.self;
}

std::string FreeOrionWriter::ofSelf() {
    const std::string prefix = self();
    return prefix.empty() ? "" : " of " + prefix.substr(0, prefix.size() - 1);
}

FreeOrionValue FreeOrionWriter::property(std::uint32_t node, const std::string& prefix, std::string_view name) {
    if (isSameKeyword(name, "ID")) { // also System.ID: the object itself
        return {
            prefix.empty() ? "id" : prefix.substr(0, prefix.size() - 1), Format::object, {}, 3, false, prefix.empty()};
    }
    if (const std::string_view meter = freeOrionMeter(name); !meter.empty()) {
        return {prefix + std::string(meter)};
    }
    const FreeOrionProperty* const row = findFreeOrionProperty(name);
    if (row == nullptr) {
        return {fail("property", node)};
    }
    std::string text(row->ours);
    text.replace(text.find("{}"), 2, prefix);
    return {std::move(text), row->format, row->enumeration};
}

FreeOrionValue FreeOrionWriter::path(std::uint32_t node) {
    std::string_view rest = written(node);
    const auto next = [&rest] {
        const std::size_t dot = rest.find('.');
        const std::string_view part = rest.substr(0, dot);
        rest = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
        return part;
    };
    const std::string_view base = next();
    std::string prefix;
    if (isSameKeyword(base, "Source")) {
        prefix = "Source.";
        if (m_place == FreeOrionPlace::location) {
            if (isSameKeyword(rest, "Owner")) {
                return {"Source", Format::object, "empire"};
            }
            prefix = "Source.source_object.";
        }
    } else if (isSameKeyword(base, "Target")) {
        prefix = m_place == FreeOrionPlace::location && !m_candidate.isInside ? "" : "Target.";
    } else if (isSameKeyword(base, "LocalCandidate")) {
        prefix = self();
    } else if (isSameKeyword(base, "RootCandidate")) {
        if (!m_candidate.root) {
            return {fail("outer-candidate", node)};
        }
        prefix = m_candidate.root->empty() ? self() : *m_candidate.root;
    } else {
        return {fail("property", node)};
    }
    while (rest.find('.') != std::string_view::npos) {
        const std::string_view part = next();
        static constexpr std::array<std::string_view, 3> hops{"planet", "system", "fleet"};
        const auto hop = std::ranges::find_if(hops, [&](std::string_view one) { return isSameKeyword(one, part); });
        if (hop == hops.end()) {
            return {fail("property", node)};
        }
        prefix.append(*hop).append(".");
    }
    return property(node, prefix, rest);
}

FreeOrionValue FreeOrionWriter::word(std::uint32_t node) {
    const std::string_view name = written(node);
    if (isSameKeyword(name, "CurrentTurn")) {
        return {std::string(freeOrionTurn)};
    }
    if (isSameKeyword(name, "CurrentContent")) {
        m_readsHolder = true;
        return {m_holder, Format::text, {}, 3, true};
    }
    if (isSameKeyword(name, "Value")) {
        return {"value()"};
    }
    if (isSameKeyword(name, "True") || isSameKeyword(name, "False")) {
        return {lowerKeyword(name), Format::boolean};
    }
    for (const FreeOrionWord& row : freeOrionWords()) {
        if (isSameKeyword(row.focs, name)) {
            return {"game." + std::string(row.ours)};
        }
    }
    return {std::string(name), Format::text, {}, 3, true};
}

FreeOrionValue FreeOrionWriter::infix(std::uint32_t node) {
    const std::vector<std::uint32_t> sides = childrenOf(node);
    const char sign = written(node).front();
    const int strength = sign == '+' || sign == '-' ? 0 : sign == '^' ? 2 : 1;
    const FreeOrionValue left = value(sides[0]);
    const FreeOrionValue right = value(sides[1]);
    const std::string one = as(sides[0], left, Format::number);
    const std::string other = as(sides[1], right, Format::number);
    // Operators of one strength join from left to right.
    return {(left.strength < strength ? bracketed(one) : one) + " " + sign + " " +
                (right.strength <= strength ? bracketed(other) : other),
            Format::number,
            {},
            strength};
}

Markup FreeOrionWriter::placeCondition(std::uint32_t node) {
    const Entering place(*this, "");
    return condition(node);
}

std::string FreeOrionWriter::placeTest(std::uint32_t node) {
    const Entering place(*this, "");
    return test(node);
}

FreeOrionValue FreeOrionWriter::value(std::uint32_t node) {
    switch (at(node).kind) {
    case FocsNode::Kind::number: {
        std::string digits(written(node));
        digits = digits.front() == '.' ? "0" + digits : digits;
        return {digits.back() == '.' ? digits + "0" : digits};
    }
    case FocsNode::Kind::text:
        return {std::string(written(node)), Format::text, {}, 3, true};
    case FocsNode::Kind::word:
        return word(node);
    case FocsNode::Kind::path:
        return path(node);
    case FocsNode::Kind::negation: {
        const FreeOrionValue inner = value(at(node).first);
        return {"-" + (inner.strength < 3 ? bracketed(inner.text) : inner.text), Format::number, {}, 1};
    }
    case FocsNode::Kind::infix:
        return infix(node);
    case FocsNode::Kind::element:
        break;
    default:
        return {fail("value", node)};
    }
    return valueOfElement(node);
}

std::string FreeOrionWriter::idOf(const FreeOrionValue& object) const {
    return object.isItself || object.format != Format::object ? object.text : object.text + ".id";
}

std::string FreeOrionWriter::numberOf(const FreeOrionValue& object) const {
    const std::string number = object.enumeration == "empire" ? "empire_number" : "display_number";
    if (object.isItself) {
        return number;
    }
    const bool isThere = object.text == "Source" || object.text == "Target";
    const std::string member = object.text + "." + number;
    return isThere ? member : "if(" + object.text + " == none, -1, " + member + ")";
}

std::string FreeOrionWriter::isSame(const FreeOrionValue& object, std::uint32_t node) {
    const FreeOrionValue other = value(node);
    if (other.format == Format::number && !isNegative(other)) {
        return numberOf(object) + " == " + (other.strength < 3 ? bracketed(other.text) : other.text);
    }
    return object.text + " == " + as(node, other, Format::object);
}

std::string FreeOrionWriter::as(std::uint32_t node, const FreeOrionValue& value, Format format,
                                std::string_view enumeration) {
    const bool isNone = value.isWord && value.text.empty();
    switch (format) {
    case Format::number:
        return value.format == Format::object        ? numberOf(value)
               : value.format == Format::boolean     ? "if(" + value.text + ", 1, 0)"
               : value.format == Format::number      ? value.text
               : value.format == Format::objectClass ? fail("number", node, value.text)
                                                     : fail("value", node, value.text);
    case Format::object:
        return value.format == Format::number && isNegative(value) ? "none"
               : value.format == Format::number                    ? fail("number", node, value.text)
               : value.format == Format::object && !value.isItself ? value.text
                                                                   : fail("value", node, value.text);
    case Format::objectClass:
        return isNone                                        ? "none"
               : value.isWord && m_names.isClass(value.text) ? value.text
               : value.isWord && !enumeration.empty()        ? m_names.noteUndefined(value.text, enumeration)
               : value.isWord                                ? fail("undefined", node, value.text)
               : value.format == Format::objectClass         ? value.text
               : value.format == Format::number              ? fail("number", node, value.text)
                                                             : fail("value", node, value.text);
    case Format::enumerator:
        if (value.isWord && !isNone) {
            const std::string_view id = freeOrionEnumerator(enumeration, value.text);
            const bool isFocus = enumeration == "Focus" && m_names.foci.contains(value.text);
            return isFocus ? value.text : id.empty() ? fail("undefined", node, value.text) : std::string(id);
        }
        return isNone ? "none" : value.enumeration == enumeration ? value.text : fail("value", node, value.text);
    case Format::text:
        return value.isWord                   ? "\"" + value.text + "\""
               : value.format == Format::text ? value.text
                                              : fail("value", node);
    case Format::boolean:
        break;
    }
    return value.format == Format::boolean ? value.text : fail("value", node, value.text);
}

std::string FreeOrionWriter::valueAs(std::uint32_t node, Format format, std::string_view enumeration) {
    if (!is(node, "OneOf")) {
        return as(node, value(node), format, enumeration);
    }
    // The first of n choices has the chance 1/n, the next one 1/(n-1) of the rest.
    const std::vector<std::uint32_t> choices = elementsOf(node);
    std::string text = valueAs(choices.back(), format, enumeration);
    for (std::size_t i = choices.size() - 1; i-- > 0;) {
        const std::string count = std::to_string(choices.size() - i);
        text = "if(roll(1d" + count + ") == 1, " + valueAs(choices[i], format, enumeration) + ", " + text + ")";
    }
    return text;
}

std::string FreeOrionWriter::askedNameAt(std::uint32_t node, std::string_view type) {
    const FreeOrionValue name = value(node);
    const bool isKnown = m_names.isClass(name.text, type) || m_names.isClass(std::string(type) + '_' + name.text, type);
    return name.isWord && !isKnown && !name.text.empty() ? m_names.noteUndefined(name.text, type) : nameAt(node, type);
}

std::string FreeOrionWriter::nameAt(std::uint32_t node, std::string_view type) {
    const FreeOrionValue name = value(node);
    if (name.isWord && m_names.isClass(name.text, type)) {
        return name.text;
    }
    const std::string longer = std::string(type) + '_' + name.text; // two definitions have this name
    if (name.isWord && m_names.isClass(longer, type)) {
        return longer;
    }
    return fail(name.isWord ? "undefined" : "value", node, name.text);
}

std::string FreeOrionWriter::compareTwo(std::uint32_t left, std::string_view sign, std::uint32_t right) {
    const FreeOrionValue one = value(left);
    const FreeOrionValue other = value(right);
    const std::string between = " " + std::string(sign == "=" ? "==" : sign) + " ";
    const bool isEquality = sign == "=" || sign == "==" || sign == "!=";
    if (one.format == Format::object && other.format == Format::object) {
        if (!isEquality) {
            return numberOf(one) + between + numberOf(other);
        }
        const bool byId = one.isItself || other.isItself;
        return byId ? idOf(one) + between + idOf(other) : one.text + between + other.text;
    }
    if (one.format == Format::object || other.format == Format::object) {
        const FreeOrionValue& number = one.format == Format::object ? other : one;
        const FreeOrionValue& object = one.format == Format::object ? one : other;
        if (isNegative(number) && isEquality && !object.isItself) {
            return object.text + between + "none";
        }
    }
    const auto kind = one.isWord && other.isWord ? Format::text : one.isWord ? other.format : one.format;
    const Format format = kind == Format::object ? Format::number : kind;
    const std::string_view enumeration = one.isWord ? other.enumeration : one.enumeration;
    return as(left, one, format, enumeration) + between + as(right, other, format, enumeration);
}

std::string FreeOrionWriter::compare(std::uint32_t node) {
    const std::vector<std::uint32_t> parts = childrenOf(node);
    std::string text;
    for (std::size_t i = 0; i + 2 < parts.size(); i += 2) {
        text += (i == 0 ? "" : " and ") + compareTwo(parts[i], written(parts[i + 1]), parts[i + 2]);
    }
    return parts.size() > 3 ? "(" + text + ")" : text;
}

std::string FreeOrionWriter::both(std::uint32_t low, std::uint32_t high, const std::string& value) {
    const std::string least = low == 0 ? "" : value + " >= " + number(low);
    const std::string most = high == 0 ? "" : value + " <= " + number(high);
    return !least.empty() && !most.empty() ? "(" + least + " and " + most + ")" : least.empty() ? most : least;
}

std::pair<std::string, std::string> FreeOrionWriter::selection(std::uint32_t condition, std::string_view relation) {
    const std::string_view type = typeOf(condition);
    m_type = type;
    std::string words = type.empty() ? "objects" : std::string(type) + "s";
    words += relation.empty() ? "" : " " + std::string(relation);
    const std::vector<std::uint32_t> all =
        is(condition, "And") ? elementsOf(condition) : std::vector<std::uint32_t>{condition};
    std::vector<std::uint32_t> rest;
    std::ranges::copy_if(all, std::back_inserter(rest), [&](std::uint32_t one) { return !isPlainType(one); });
    std::string text = rest.empty() ? "true" : rest.size() == 1 ? test(rest[0]) : joined(rest, "and");
    if (text.starts_with('(') && bracketed(text) == text) {
        text = text.substr(1, text.size() - 2);
    }
    return {std::move(words), std::move(text)};
}

std::string FreeOrionWriter::any(std::uint32_t condition, std::string_view relation) {
    const std::string of = relation.empty() ? "" : ofSelf();
    const Entering inner(*this, "");
    const auto [words, text] = selection(condition, relation);
    return text == "true" ? "count(" + words + of + ") > 0" : "any(" + words + of + ", " + text + ")";
}

std::string FreeOrionWriter::statistic(std::uint32_t node) {
    const std::string_view operation = written(childrenOf(node)[0]);
    const std::uint32_t condition = field(node, "condition");
    if (!isSameKeyword(operation, "If")) {
        const Entering inner(*this, "");
        const auto [words, text] = selection(condition, {});
        const std::string all = words + (text == "true" ? "" : " where " + text);
        const std::string name = lowerKeyword(operation);
        static constexpr std::array<std::string_view, 5> known{"count", "sum", "min", "max", "mean"};
        if (std::ranges::find(known, name) == known.end()) {
            return fail("value", node, operation);
        }
        const std::uint32_t counted = field(node, "value");
        return name == "count" || counted == 0 ? "count(" + all + ")" : name + "(" + all + ", " + number(counted) + ")";
    }
    // Mostly a test of one object.
    const std::vector<std::uint32_t> parts =
        is(condition, "And") ? elementsOf(condition) : std::vector<std::uint32_t>{condition};
    for (const std::string_view anchor : {"Target", "Source"}) {
        std::vector<std::uint32_t> rest;
        std::ranges::copy_if(parts, std::back_inserter(rest), [&](std::uint32_t part) { return !is(part, anchor); });
        if (rest.size() < parts.size()) {
            const Entering inner(*this, std::string(anchor) + ".");
            return "if(" + (rest.empty() ? "true" : rest.size() == 1 ? test(rest[0]) : joined(rest, "and")) + ", 1, 0)";
        }
    }
    const Entering inner(*this, "");
    const auto [words, text] = selection(condition, {});
    return "if(" +
           (text == "true"     ? "count(" + words + ") > 0"
            : m_readsCandidate ? "any(" + words + ", " + text + ")"
                               : text) +
           ", 1, 0)";
}

FreeOrionValue FreeOrionWriter::valueOfElement(std::uint32_t node) {
    const FreeOrionValueWriter write = freeOrionValueWriter(at(node).row->name);
    return write == nullptr ? FreeOrionValue{fail("value", node)} : write(*this, node);
}

std::string_view FreeOrionWriter::typeOf(std::uint32_t node) const {
    if (is(node, "And")) {
        for (const std::uint32_t part : elementsOf(node)) {
            if (const std::string_view type = typeOf(part); !type.empty()) {
                return type;
            }
        }
        return {};
    }
    if (at(node).row == nullptr) {
        return {};
    }
    // With arguments, a building stands for its planet.
    const bool isPlanetOrBuilding = is(node, "Planet") && at(node).first != 0;
    return isPlanetOrBuilding ? std::string_view{} : freeOrionConditionRow(*at(node).row).type;
}

bool FreeOrionWriter::isPlainType(std::uint32_t node) const {
    static constexpr std::array<std::string_view, 8> plain{
        "Building", "Field", "Fleet", "Planet", "PopulationCenter", "ProductionCenter", "Ship", "System"};
    return at(node).row != nullptr && at(node).first == 0 &&
           std::ranges::find(plain, at(node).row->name) != plain.end();
}

std::string FreeOrionWriter::joined(const std::vector<std::uint32_t>& parts, std::string_view word) {
    const std::string_view type = m_type;
    if (word == "and") {
        for (const std::uint32_t part : parts) {
            m_type = m_type.empty() ? typeOf(part) : m_type;
        }
    }
    std::string text;
    for (const std::uint32_t part : parts) {
        text += (text.empty() ? "" : " " + std::string(word) + " ") + test(part);
    }
    m_type = type;
    return parts.size() > 1 ? "(" + text + ")" : text;
}

std::string FreeOrionWriter::test(std::uint32_t node) {
    if (at(node).kind == FocsNode::Kind::compare) {
        return compare(node);
    }
    const FreeOrionConditionRow& row = freeOrionConditionRow(*at(node).row);
    return row.text == nullptr ? fail("text-condition", node) : row.text(*this, node);
}

Markup FreeOrionWriter::condition(std::uint32_t node) {
    const bool isRow = at(node).kind != FocsNode::Kind::compare;
    Markup out = isRow && freeOrionConditionRow(*at(node).row).element != nullptr
                     ? freeOrionConditionRow(*at(node).row).element(*this, node)
                     : freeOrionExpression(test(node));
    out.origin = at(node).span;
    return out;
}

bool FreeOrionWriter::setsMeter(std::uint32_t node) const {
    const FocsRow* const row = at(node).row;
    if (row != nullptr && row->name != "If") {
        return isFocsMeterEffect(*row);
    }
    return std::ranges::any_of(childrenOf(node), [&](std::uint32_t child) { return setsMeter(child); });
}

/// FreeOrion removes destroyed objects after all effects. Orrery removes them at once, so these effects come last.
void FreeOrionWriter::effects(std::uint32_t list, std::vector<Markup>& out) {
    std::vector<Markup> last;
    for (const std::uint32_t node : elementsOf(list)) {
        const std::string_view name = at(node).row->name;
        if (m_keepsMetersOnly && !setsMeter(node)) {
            out.push_back(comment(name));
            continue;
        }
        if (isFocsMeterEffect(*at(node).row)) {
            m_hasMeterEffect = true;
        }
        Markup effect = freeOrionEffectWriter(name)(*this, node);
        effect.origin = at(node).span;
        for (Markup& before : m_before) {
            before.origin = at(node).span;
            out.push_back(std::move(before));
        }
        m_before.clear();
        (name == "Destroy" ? last : out).push_back(std::move(effect));
    }
    std::ranges::move(last, std::back_inserter(out));
}

} // namespace orrery::engine
