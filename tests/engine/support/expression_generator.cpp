// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/expression_generator.h"

#include "engine/check/expression/expression_members.h"
#include "engine/rules/functions/function_rows.h"
#include "engine/syntax/expr_lexer.h"

#include <algorithm>
#include <utility>

namespace orrery::engine::fixture {

namespace {

using Kind = Term::Kind;

constexpr int mostAggregates = 2; ///< nested in each other: brute force over all objects is slow

Term plain(Kind kind, Format format, std::string word = {}, double number = 0.0) {
    Term term;
    term.kind = kind;
    term.format = format;
    term.word = std::move(word);
    term.number = number;
    return term;
}

Term above(Kind kind, Format format, std::string word, std::vector<Term> operands) {
    Term term = plain(kind, format, std::move(word));
    term.operands = std::move(operands);
    return term;
}

} // namespace

Term ExpressionGenerator::make(Format format, int depth, bool anchored) {
    return depth <= 0 || oneIn(6) ? leaf(format, anchored) : branch(format, depth, anchored);
}

Format ExpressionGenerator::anyFormat() {
    const std::size_t enumerations = m_names.vocabulary->enumerations().size();
    switch (roll(8)) {
    case 0:
    case 1:
    case 2:
        return numberFormat;
    case 3:
    case 4:
        return booleanFormat;
    case 5:
        return m_names.hasObjects ? objectFormat : numberFormat;
    case 6:
        return m_names.hasObjects ? textFormat : booleanFormat;
    default:
        return enumerations == 0 ? classFormat
                                 : Format{FormatKind::enumeration, static_cast<std::uint16_t>(roll(enumerations))};
    }
}

/// Returns all members of a format that an object can have.
std::vector<Term> ExpressionGenerator::readings(Format format) {
    std::vector<Term> found;
    if (!m_names.hasObjects) {
        return found;
    }
    const auto add = [&](const std::string& name) { found.push_back(plain(Kind::member, format, name)); };
    const Vocabulary& vocabulary = *m_names.vocabulary;
    for (const Property& property : vocabulary.properties()) {
        if (property.format == format && !property.isOption) {
            add(property.id);
            for (const std::string& alias : property.aliases) {
                add(alias);
            }
        }
    }
    for (const MemberRow& row : memberRows()) {
        if (row.format == format) {
            add(std::string(row.name));
        }
    }
    for (const Names::Named& variable : m_names.variables) {
        if (variable.format == format) {
            add(variable.id);
        }
    }
    if (format == numberFormat) {
        for (const Meter& meter : vocabulary.meters()) {
            add(meter.id);
            add("Max" + meter.id);
            add("Current" + meter.id);
        }
        for (const Resource& resource : vocabulary.resources()) {
            add(resource.id);
        }
    }
    return found;
}

std::string ExpressionGenerator::typeOf(const Term& object) const {
    if (object.kind == Kind::bare) {
        return m_bareType;
    }
    if (object.kind == Kind::source || object.kind == Kind::target) {
        return object.kind == Kind::source ? m_names.sourceType : m_names.targetType;
    }
    if (object.kind == Kind::member) {
        const std::string& word = object.word;
        return word == "owner" ? "empire" : word == "system" || word == "planet" || word == "team" ? word : "";
    }
    return object.kind == Kind::game ? "game" : "";
}

bool ExpressionGenerator::isReadable(const Term& member) const {
    const auto variable = std::ranges::find(m_names.variables, member.word, &Names::Named::id);
    const std::string type = typeOf(member.operands.front());
    if (variable == m_names.variables.end() || type.empty()) {
        return true;
    }
    std::vector<std::string> seen{type, "empire"}; // the types of the object and its owner, then those of their hosts
    for (std::size_t i = 0; i < seen.size(); ++i) {
        for (const TypeIndex host : m_names.vocabulary->types()[*m_names.vocabulary->findType(seen[i])].attachedTo) {
            const std::string& id = m_names.vocabulary->types()[host].id;
            if (std::ranges::find(seen, id) == seen.end()) {
                seen.push_back(id);
            }
        }
    }
    return std::ranges::find(seen, variable->scope) != seen.end();
}

Term ExpressionGenerator::number() {
    struct Literal {
        const char* text;
        double value;
    };
    static constexpr Literal literals[] = {
        {"0", 0.0},       {"1", 1.0},   {"2", 2.0},     {"3", 3.0},       {"7", 7.0},    {"10", 10.0}, {"0.5", 0.5},
        {"2.5", 2.5},     {".25", .25}, {"0.1", 0.1},   {"100", 100.0},   {"1e3", 1e3},  {"1e6", 1e6}, {"1e200", 1e200},
        {"12.75", 12.75}, {"64", 64.0}, {"1e-7", 1e-7}, {"3.125", 3.125}, {"1e16", 1e16}};
    const Literal& literal = literals[roll(std::size(literals))];
    return plain(Kind::number, numberFormat, literal.text, literal.value);
}

Term ExpressionGenerator::literal(Format format) {
    const Vocabulary& vocabulary = *m_names.vocabulary;
    const bool isNone = oneIn(8);
    switch (format.kind) {
    case FormatKind::boolean:
        return oneIn(2) ? plain(Kind::truth, format, "true", 1.0) : plain(Kind::truth, format, "false", 0.0);
    case FormatKind::text:
        return plain(Kind::text, format, pick(m_names.texts));
    case FormatKind::orderedPair: {
        const std::string x = pick(std::vector<std::string>{"0", "1", "-2", "3.5"});
        const std::string y = pick(std::vector<std::string>{"0", "1", "-2", "3.5"});
        return plain(Kind::pair, format, "[" + x + ", " + y + "]");
    }
    case FormatKind::dice:
        return plain(Kind::dice, format, pick(std::vector<std::string>{"1d6", "2d6+1", "3d4-2", "0d1"}));
    case FormatKind::object:
        return plain(Kind::none, format, {}, noneValue);
    case FormatKind::enumeration: {
        const Enumerator& value = pick(vocabulary.enumerations()[format.enumeration].values);
        const bool isAlias = !value.aliases.empty() && oneIn(2);
        return isNone ? plain(Kind::none, format, {}, noneValue)
                      : plain(Kind::id, format, isAlias ? value.aliases[0] : value.id);
    }
    case FormatKind::objectClass:
        return isNone ? plain(Kind::none, format, {}, noneValue) : plain(Kind::id, format, pick(m_names.classes));
    case FormatKind::objectType: {
        std::vector<std::string> types; // excludes words that are also members, and would mean those
        for (const Type& type : vocabulary.types()) {
            if (findMember(type.id) == nullptr) {
                types.push_back(type.id);
            }
        }
        return isNone || types.empty() ? plain(Kind::none, format, {}, noneValue)
                                       : plain(Kind::id, format, pick(types));
    }
    default:
        return number();
    }
}

Term ExpressionGenerator::leaf(Format format, bool anchored) {
    std::vector<Term> found;
    for (Term& member : readings(format)) {
        if (m_names.hasBare && (oneIn(2) || (!m_names.hasSource && !m_names.hasTarget))) {
            member.operands = {plain(Kind::bare, objectFormat)};
        } else if (m_names.hasSource || m_names.hasTarget) {
            const bool isSource = m_names.hasSource && (oneIn(2) || !m_names.hasTarget);
            member.operands = {plain(isSource ? Kind::source : Kind::target, objectFormat)};
        } else {
            member.operands = {plain(Kind::named, objectFormat, pick(m_names.objects))};
        }
        if (isReadable(member)) {
            found.push_back(std::move(member));
        }
    }
    for (const Names::Named& value : m_names.values) {
        if (value.format == format) {
            found.push_back(plain(Kind::parameter, format, value.id));
            found.push_back(found.back()); // twice, because there are few values compared with members
        }
    }
    for (const Names::Option& option : m_names.options) {
        if (option.named.format == format && m_names.hasObjects && (option.of == "game" || m_names.hasBare)) {
            found.push_back(plain(Kind::option, format, option.of));
            found.back().other = option.named.id;
        }
    }
    if (format == numberFormat) {
        if (m_names.hasTurn) {
            found.push_back(plain(Kind::turn, format));
        }
        if (m_names.hasValue && m_aggregates == 0) {
            found.push_back(plain(Kind::value, format));
        }
        if (m_names.hasLast && m_names.hasObjects && !m_names.vocabulary->meters().empty()) {
            const Term root = m_names.hasBare ? plain(Kind::bare, objectFormat) : plain(Kind::source, objectFormat);
            if (m_names.hasBare || m_names.hasSource) {
                const Term meter = above(Kind::member, format, "Max" + pick(m_names.vocabulary->meters()).id, {root});
                found.push_back(above(Kind::last, format, {}, {meter}));
            }
        }
    }
    if (format == objectFormat && m_names.hasObjects) {
        if (m_names.hasSource) {
            found.push_back(plain(Kind::source, format));
        }
        if (m_names.hasTarget) {
            found.push_back(plain(Kind::target, format));
        }
        found.push_back(plain(Kind::named, format, pick(m_names.objects)));
    }
    const bool hasLiteral = format == numberFormat || format == booleanFormat || format == textFormat ||
                            format == objectFormat || format == pairFormat || format == diceFormat || anchored ||
                            found.empty();
    return found.empty() || (hasLiteral && oneIn(4)) ? literal(format) : pick(found);
}

Term ExpressionGenerator::branch(Format format, int depth, bool anchored) {
    if (Term extra; oneIn(4) && takeExtra(format, depth, extra)) {
        return extra;
    }
    switch (format.kind) {
    case FormatKind::number:
        return oneIn(6)                         ? choice(format, depth, anchored)
               : oneIn(5) && m_names.hasObjects ? object(depth)
                                                : operation(Signature::number, depth);
    case FormatKind::boolean:
        return oneIn(7)   ? choice(format, depth, anchored)
               : oneIn(2) ? comparison(depth)
                          : operation(Signature::boolean, depth);
    default:
        break;
    }
    if (oneIn(2) && m_names.hasObjects) {
        std::vector<Term> members = readings(format);
        if (!members.empty()) {
            Term member = pick(members);
            member.operands = {make(objectFormat, depth - 1)};
            if (isReadable(member)) {
                return member;
            }
        }
    }
    return oneIn(2) ? choice(format, depth, anchored) : leaf(format, anchored);
}

/// Makes a member that is read from an object expression.
Term ExpressionGenerator::object(int depth) {
    Term member = pick(readings(numberFormat));
    member.operands = {make(objectFormat, depth - 1)};
    return isReadable(member) ? member : leaf(numberFormat, true);
}

Term ExpressionGenerator::operation(Signature signature, int depth) {
    std::vector<const ExpressionFunction*> rows;
    for (const ExpressionFunction& row : functionRows()) {
        if (row.signature == signature && row.kernel != nullptr) {
            rows.push_back(&row);
        }
    }
    const ExpressionFunction& row = *pick(rows);
    const bool isTruth = signature == Signature::boolean;
    const std::size_t count =
        row.most == ExpressionFunction::anyNumber ? row.least + roll(3) : row.least + roll(row.most - row.least + 1u);
    Term term = plain(Kind::operation, isTruth || signature == Signature::compare ? booleanFormat : numberFormat,
                      std::string(row.name));
    for (std::size_t i = 0; i < count; ++i) {
        const bool isExponent = row.name == "^" && i == 1 && oneIn(2);
        term.operands.push_back(isExponent ? number() : make(isTruth ? booleanFormat : numberFormat, depth - 1));
    }
    return term;
}

Term ExpressionGenerator::comparison(int depth) {
    if (oneIn(2)) {
        return operation(Signature::compare, depth);
    }
    Format format = anyFormat();
    if (oneIn(6) && m_names.hasObjects) {
        format = oneIn(2) ? classFormat : typeFormat;
    }
    if (readings(format).empty() && format.kind == FormatKind::enumeration) {
        format = numberFormat; // neither side would tell the format of the other side's words
    }
    Term left = make(format, depth - 1, false);
    Term right = make(format, depth - 1, true);
    if (oneIn(2)) {
        std::swap(left, right);
    }
    return above(Kind::operation, booleanFormat, oneIn(2) ? "==" : "!=", {std::move(left), std::move(right)});
}

Term ExpressionGenerator::choice(Format format, int depth, bool anchored) {
    Term left = make(format, depth - 1, anchored);
    Term right = make(format, depth - 1, true);
    if (oneIn(2)) {
        std::swap(left, right);
    }
    return above(Kind::choice, format, {}, {make(booleanFormat, depth - 1), std::move(left), std::move(right)});
}

/// Makes a term that only content or an outer table provides; returns false if there is none of the format.
bool ExpressionGenerator::takeExtra(Format format, int depth, Term& out) {
    std::vector<Term> found;
    for (const Names::Function& function : m_names.functions) {
        if (function.result == format) {
            Term call = plain(Kind::function, format, function.id);
            for (const Format parameter : function.parameters) {
                call.operands.push_back(make(parameter, depth - 1));
            }
            found.push_back(std::move(call));
        }
    }
    for (const Names::Table& table : m_names.tables) {
        for (const Names::Named& column : table.columns) {
            if (column.format == format) {
                Term lookup = above(Kind::lookup, format, table.id, {make(table.key, depth - 1)});
                lookup.other = column.id;
                found.push_back(std::move(lookup));
            }
        }
    }
    for (const Names::Fact& fact : m_names.facts) {
        if (fact.property.format == format) {
            Term reading = plain(Kind::fact, format, fact.objectClass);
            reading.type = fact.type;
            reading.other = fact.property.id;
            found.push_back(std::move(reading));
        }
    }
    if (format == booleanFormat && !m_names.questions.empty() && m_names.hasObjects && m_names.hasBare) {
        const Names::Question& question = pick(m_names.questions);
        Term has = plain(Kind::has, format, question.kind);
        has.other = question.id;
        has.operands = {oneIn(2) ? plain(Kind::bare, objectFormat) : make(objectFormat, depth - 1)};
        found.push_back(std::move(has));
    }
    if (m_names.hasAggregates && m_names.hasObjects && m_aggregates < mostAggregates &&
        (format == numberFormat || format == booleanFormat) && !m_names.vocabulary->aggregates().empty()) {
        found.push_back(aggregate(format.kind, depth));
    }
    if (found.empty()) {
        return false;
    }
    out = pick(found);
    return true;
}

Term ExpressionGenerator::aggregate(FormatKind gives, int depth) {
    struct Row {
        std::string name;
        FormatKind takes;
        bool takesNothing;
    };
    std::vector<Row> rows;
    for (const AggregateSpec& row : m_names.vocabulary->aggregates()) {
        if (row.gives == gives) {
            rows.push_back({std::string(row.name), row.takes, row.takesNothing});
        }
    }
    if (gives == FormatKind::number) {
        for (const std::string& id : m_names.aggregates) {
            rows.push_back({id, FormatKind::number, false});
        }
    }
    const Row& row = pick(rows);
    const RelationSpec& relation = pick(m_names.vocabulary->relations());
    Term term = plain(Kind::aggregate, gives == FormatKind::number ? numberFormat : booleanFormat, row.name);
    Term::Selection& selection = term.selection;
    selection.relation = relation.word;
    if (!oneIn(3)) {
        selection.type = pick(m_names.vocabulary->types()).id;
    }
    selection.hasOf = !m_names.hasBare || oneIn(3);
    if (selection.hasOf && !relation.word.empty()) {
        term.operands.push_back(make(objectFormat, depth - 1));
    } else {
        selection.hasOf = false;
    }
    if (relation.parameter != RelationParameter::none) {
        selection.hasNumber = true;
        selection.inJumps = relation.parameter == RelationParameter::distanceOrJumps && oneIn(2);
        const int size = static_cast<int>(roll(selection.inJumps ? 5 : 300));
        term.operands.push_back(oneIn(4) ? make(numberFormat, depth - 1)
                                         : plain(Kind::number, numberFormat, std::to_string(size), size));
    }
    ++m_aggregates;
    const std::string bareType = std::exchange(m_bareType, selection.type);
    if (oneIn(3)) {
        selection.hasWhere = true;
        term.operands.push_back(make(booleanFormat, depth - 1));
    }
    if (!row.takesNothing || oneIn(2)) {
        selection.hasValue = true;
        term.operands.push_back(make(row.takes == FormatKind::number ? numberFormat : booleanFormat, depth - 1));
    }
    m_bareType = bareType;
    --m_aggregates;
    return term;
}

std::string ExpressionGenerator::wrong(const Term& term) {
    std::string text = write(term, m_random);
    static const std::vector<std::string> strays{
        "(",     ")",   ",",     ".",        "+",     "not",   "==", "<",     "[",   "]",         "none",
        "where", "of",  "near",  "jumps",    "if",    "then",  "'",  "value", "sum", "has",       "roll",
        "1e999", "2d6", "Sorce", "\xc3\xa4", "owned", "1.2.3", "#",  "$",     "&",   "Population"};
    for (std::size_t changes = 1 + roll(3); changes > 0; --changes) {
        const std::vector<ExprToken> tokens = lexExpression(text);
        if (tokens.empty()) {
            return text;
        }
        const Span span = pick(tokens).span;
        switch (roll(4)) {
        case 0:
            text.erase(span.begin, span.size());
            break;
        case 1:
            text.insert(span.begin, pick(strays) + (oneIn(2) ? " " : ""));
            break;
        case 2:
            text.replace(span.begin, span.size(), pick(strays));
            break;
        default: {
            const Span other = pick(tokens).span;
            text.insert(span.begin, text.substr(other.begin, other.size()) + " ");
        }
        }
    }
    return text;
}

} // namespace orrery::engine::fixture
