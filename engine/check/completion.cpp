// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/completion.h"

#include "engine/check/completion_place.h"
#include "engine/check/expression_functions.h"
#include "engine/check/expression_members.h"
#include "engine/syntax/expr_parser.h"

#include <algorithm>
#include <functional>
#include <set>

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;
using Shape = ExpressionFunction::Shape;

constexpr std::string_view everyObject = "objects";
constexpr std::string_view jumpsWord = "jumps";

/// Gathers the offers for one caret.
class Offerer {
public:
    Offerer(std::string_view text, const CaretPlace& place, const CheckedModel& model, const ExpressionContext& context)
        : m_text(text), m_place(place), m_model(model), m_vocabulary(*context.vocabulary), m_context(context) {}

    std::vector<Offer> run(Format wanted);

private:
    std::string_view slice(Span span) const { return m_text.substr(span.begin, span.size()); }
    std::string_view called() const { return slice(m_place.innermost().called); }
    std::string_view word(const ExprToken& token) const { return slice(token.span); }

    void add(std::string_view name, OfferKind kind, std::string_view detail, std::string_view help,
             bool takesArguments = false);
    void keyword(std::string_view name) { add(name, OfferKind::keyword, {}, {}); }
    std::string format(Format format) const { return m_vocabulary.formatName(format); }

    void members(bool isBare);
    void variables(bool isBare);
    void words();
    void functions();
    void aggregates();
    void values(Format wanted);
    void names(Format wanted);
    void operators();
    void types();
    void selection(const std::vector<ExprToken>& argument, bool mayBeValue);
    void scopes();
    void kinds();
    void idsOf(const HasKind& kind);
    void options();
    void tables(std::size_t argument);
    bool special();

    Format comparedWith() const;
    Format wantedHere(Format wanted) const;
    const CheckedTable* table() const;
    std::string_view earlierWord() const;
    bool isAggregate(std::string_view name) const;

    std::string_view m_text;
    const CaretPlace& m_place;
    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
    const ExpressionContext& m_context;
    std::vector<Offer> m_offers;
    std::set<std::string, std::less<>> m_seen;
};

void Offerer::add(std::string_view name, OfferKind kind, std::string_view detail, std::string_view help,
                  bool takesArguments) {
    if (!name.empty() && m_seen.emplace(name).second) {
        m_offers.push_back({std::string(name), kind, std::string(detail), std::string(help), takesArguments});
    }
}

void Offerer::members(bool isBare) {
    if (!m_context.hasObjects || (isBare && !m_context.bareNames)) {
        return;
    }
    for (const Meter& meter : m_vocabulary.meters()) {
        add(meter.id, OfferKind::meter, meter.label, meter.help);
        add("Max" + meter.id, OfferKind::maximum, meter.label, meter.help);
    }
    for (const Property& property : m_vocabulary.properties()) {
        add(property.id, property.isOption ? OfferKind::option : OfferKind::property, format(property.format),
            property.help);
    }
    for (const Resource& resource : m_vocabulary.resources()) {
        add(resource.id, OfferKind::resource, resource.label, resource.help);
    }
    for (const MemberRow& member : memberRows()) {
        add(member.name, OfferKind::member, format(member.format), member.help);
    }
}

/// Those that a bare name, or one after a dot, can mean here (V2.2).
void Offerer::variables(bool isBare) {
    if (m_context.language == nullptr) {
        return;
    }
    const std::vector<VariableScope>& scopes = m_vocabulary.scopes();
    const auto isAround = [&](ScopeIndex scope) {
        std::optional<ScopeIndex> here = m_context.scope;
        while (here && *here != scope) {
            here = scopes[*here].parent;
        }
        return here.has_value();
    };
    for (const CheckedVariable& variable : m_context.language->variables) {
        const VariableScope& scope = scopes[variable.scope];
        const bool isGlobal = variable.scope == globalScope;
        const bool isOfPart = scope.parent.has_value();
        const bool isVisible = isGlobal ? isBare : isOfPart ? isBare && isAround(variable.scope) : true;
        if (isVisible && (isGlobal || m_context.hasObjects)) {
            const std::string owner = isGlobal ? std::string() : scope.id + ": ";
            add(variable.name, OfferKind::variable, owner + format(variable.format), variable.explanation);
        }
    }
}

void Offerer::words() {
    for (const WordRow& row : wordRows()) {
        const bool isObject = row.format == objectFormat;
        const bool isKnown = (row.meaning != WordRow::Meaning::source || m_context.hasSource) &&
                             (row.meaning != WordRow::Meaning::target || m_context.hasTarget) &&
                             (row.meaning != WordRow::Meaning::turn || !m_context.isConstant) &&
                             (!isObject || m_context.hasObjects);
        if (isKnown) {
            add(row.name, OfferKind::word, row.format.isBad() ? std::string() : format(row.format), row.help);
        }
    }
}

void Offerer::functions() {
    for (const ExpressionFunction& row : functionRows()) {
        const bool isKnown = (row.signature != Signature::value || m_context.hasValue) &&
                             (row.signature != Signature::last || m_context.hasLast);
        if (row.shape == Shape::call && isKnown) {
            add(row.name, OfferKind::function, row.usage, row.help, true);
        }
    }
    if (m_context.language != nullptr) {
        for (const CheckedFunction& function : m_context.language->functions) {
            add(function.id, OfferKind::function, usageOf(function, m_vocabulary), function.help, true);
        }
    }
}

void Offerer::aggregates() {
    if (!m_context.hasObjects) {
        return;
    }
    for (const AggregateSpec& row : m_vocabulary.aggregates()) {
        add(row.name, OfferKind::aggregate, row.example, row.help, true);
    }
    if (m_context.language != nullptr) {
        for (const CheckedAggregate& aggregate : m_context.language->aggregates) {
            add(aggregate.id, OfferKind::aggregate, usageOf(aggregate), aggregate.help, true);
        }
    }
}

/// Values that are written by id: of one format, or (badFormat) of all.
void Offerer::values(Format wanted) {
    const bool isAny = wanted.isBad();
    for (std::size_t i = 0; i < m_vocabulary.enumerations().size(); ++i) {
        const Enumeration& enumeration = m_vocabulary.enumerations()[i];
        if (isAny || (wanted.kind == FormatKind::enumeration && wanted.enumeration == i)) {
            for (const Enumerator& value : enumeration.values) {
                add(value.id, OfferKind::enumerator, enumeration.id, value.label);
            }
        }
    }
    if (isAny || wanted == typeFormat) {
        for (const Type& type : m_vocabulary.types()) {
            add(type.id, OfferKind::type, type.label, type.help);
        }
    }
    if ((isAny || wanted == classFormat) && m_context.classes != nullptr) {
        for (const auto& [id, index] : *m_context.classes) {
            const CheckedClass& objectClass = m_model.classes[index];
            add(id, OfferKind::objectClass, m_vocabulary.types()[objectClass.type].id, objectClass.name);
        }
    }
    if (wanted == booleanFormat) {
        add("true", OfferKind::word, format(booleanFormat), {});
        add("false", OfferKind::word, format(booleanFormat), {});
    }
}

void Offerer::names(Format wanted) {
    const bool isById = wanted.kind == FormatKind::enumeration || wanted == classFormat || wanted == typeFormat;
    if (isById) {
        values(wanted);
    }
    for (const ExpressionContext::Parameter& parameter : m_context.parameters) {
        add(parameter.name, OfferKind::parameter, format(parameter.format), {});
    }
    if (!m_context.isConstant) {
        members(true);
        variables(true);
    }
    if (m_context.language != nullptr) {
        for (const CheckedDefine& define : m_context.language->defines) {
            add(define.id, OfferKind::define, format(define.format), define.help);
        }
    }
    words();
    functions();
    aggregates();
    keyword("if");
    keyword("not");
    if (!isById && wanted != objectFormat) {
        values(badFormat);
    }
}

void Offerer::operators() {
    for (const ExpressionFunction& row : functionRows()) {
        const bool isWord = row.name.front() >= 'a' && row.name.front() <= 'z';
        if (row.shape == Shape::infix && isWord) {
            add(row.name, OfferKind::keyword, row.usage, row.help);
        }
    }
    if (m_place.openChoices > 0) {
        keyword("then");
        keyword("else");
    }
}

void Offerer::types() {
    add(everyObject, OfferKind::type, {}, {});
    for (const Type& type : m_vocabulary.types()) {
        add(type.id + "s", OfferKind::type, type.label, type.help);
    }
}

/// What an aggregate goes through: its words so far tell what may still be said.
void Offerer::selection(const std::vector<ExprToken>& argument, bool mayBeValue) {
    const RelationSpec* relation = nullptr;
    bool hasType = false;
    for (const ExprToken& token : argument) {
        const std::string_view name = word(token);
        const RelationSpec* const found = token.kind == Kind::name ? m_vocabulary.relation(name) : nullptr;
        const std::string_view one = name.ends_with('s') ? name.substr(0, name.size() - 1) : name;
        relation = found != nullptr ? found : relation;
        hasType = hasType || name == everyObject || m_vocabulary.findType(name) || m_vocabulary.findType(one);
    }
    if (!hasType) {
        types();
    }
    if (relation == nullptr) {
        for (const RelationSpec& row : m_vocabulary.relations()) {
            add(row.word, OfferKind::relation, row.label, row.help);
        }
    }
    const bool isBehindNumber = m_place.before() == Kind::number || m_place.before() == Kind::close;
    if (relation != nullptr && relation->parameter == RelationParameter::distanceOrJumps && isBehindNumber) {
        keyword(jumpsWord);
    }
    if (relation != nullptr) {
        keyword(ofClause);
    }
    if (!argument.empty()) {
        keyword(whereClause);
    } else if (mayBeValue) {
        names(numberFormat);
    }
}

void Offerer::scopes() {
    for (const VariableScope& scope : m_vocabulary.scopes()) {
        add(scope.id, OfferKind::scope, scope.label, scope.help);
    }
}

void Offerer::kinds() {
    for (const HasKind& kind : m_vocabulary.kinds()) {
        add(kind.id, OfferKind::kind, kind.label, kind.help);
    }
}

void Offerer::idsOf(const HasKind& kind) {
    if (kind.property) {
        values(m_vocabulary.properties()[*kind.property].format);
    }
    if (kind.optionOf) {
        const Type& type = m_vocabulary.types()[*kind.optionOf];
        for (const PropertyIndex index : type.properties) {
            const Property& property = m_vocabulary.properties()[index];
            if (property.isOption && property.format == booleanFormat) {
                add(property.id, OfferKind::option, property.label, property.help);
            }
        }
    }
    for (const CheckedClass& objectClass : m_model.classes) {
        if (kind.anyGrouping) {
            for (const std::string& grouping : objectClass.groupings) {
                add(grouping, OfferKind::grouping, {}, {});
            }
        }
        const bool isOf = kind.anyClass || (kind.type && *kind.type == objectClass.type) ||
                          (!kind.grouping.empty() && std::ranges::count(objectClass.groupings, kind.grouping) > 0);
        if (isOf && objectClass.hasType) {
            add(objectClass.id, OfferKind::objectClass, m_vocabulary.types()[objectClass.type].id, objectClass.name);
        }
    }
}

void Offerer::options() {
    const auto type = m_vocabulary.findType(earlierWord());
    for (const Property& property : m_vocabulary.properties()) {
        const auto index = static_cast<PropertyIndex>(&property - m_vocabulary.properties().data());
        if (property.isOption && (!type || m_vocabulary.types()[*type].hasProperty(index))) {
            add(property.id, OfferKind::option, format(property.format), property.help);
        }
    }
}

void Offerer::tables(std::size_t argument) {
    if (argument == 0 && m_context.language != nullptr) {
        for (const CheckedTable& known : m_context.language->tables) {
            add(known.id, OfferKind::table, format(known.key), known.help);
        }
    }
    const CheckedTable* const known = argument == 2 ? table() : nullptr;
    if (known != nullptr) {
        for (const CheckedTable::Column& column : known->columns) {
            add(column.id, OfferKind::column, format(column.format), {});
        }
    }
}

/// The first argument of the call around the caret, where it is one word.
std::string_view Offerer::earlierWord() const {
    if (m_place.innermost().earlier.empty()) {
        return {};
    }
    std::string_view written = slice(m_place.innermost().earlier.front());
    const std::size_t end = written.find_last_not_of(" \t\n\"'");
    const std::size_t begin = written.find_first_not_of(" \t\n\"'");
    return begin == std::string_view::npos ? std::string_view() : written.substr(begin, end - begin + 1);
}

const CheckedTable* Offerer::table() const {
    if (m_context.language == nullptr) {
        return nullptr;
    }
    const auto found = m_context.language->tableNames.find(earlierWord());
    return found == m_context.language->tableNames.end() ? nullptr : &m_context.language->tables[found->second];
}

bool Offerer::isAggregate(std::string_view name) const {
    return m_vocabulary.aggregate(name) != nullptr ||
           (m_context.language != nullptr && m_context.language->aggregateNames.contains(name));
}

/// Arguments that are no expressions; false where the caret is in none.
bool Offerer::special() {
    const ExpressionFunction* const row = findFunction(called(), Shape::call);
    const std::size_t argument = m_place.innermost().argument;
    const std::vector<ExprToken> written = m_place.argument();
    if (isAggregate(called()) && argument == 0) {
        const bool isClause = std::ranges::any_of(written, [&](const ExprToken& token) {
            return token.kind == Kind::name && (word(token) == whereClause || word(token) == ofClause);
        });
        const bool isNumbers = row != nullptr && !written.empty() && written.front().kind != Kind::name;
        if (isClause || isNumbers) {
            if (isClause && m_place.isBehindValue()) {
                const std::string_view last = word(written.back());
                const bool isOpen = written.back().kind == Kind::name && (last == whereClause || last == ofClause);
                if (isOpen) {
                    names(last == whereClause ? booleanFormat : objectFormat);
                    return true;
                }
                keyword(whereClause);
            }
            return false;
        }
        selection(written, row != nullptr);
        return true;
    }
    if (row == nullptr) {
        return false;
    }
    switch (row->signature) {
    case Signature::has:
        if (argument == 0) {
            kinds();
        } else if (const HasKind* kind = argument == 1 ? m_vocabulary.findKind(earlierWord()) : nullptr) {
            idsOf(*kind);
        }
        return argument < 2;
    case Signature::option:
        if (argument == 0) {
            keyword("game");
            keyword("empire");
        } else {
            options();
        }
        return true;
    case Signature::lookup:
        tables(argument);
        return argument != 1;
    case Signature::context:
        if (argument == 0) {
            scopes();
        }
        return argument == 0;
    case Signature::last:
        for (const Meter& meter : m_vocabulary.meters()) {
            add("Max" + meter.id, OfferKind::maximum, meter.label, meter.help);
        }
        words();
        return true;
    case Signature::named:
    case Signature::get:
    case Signature::fact:
        return true; // they want texts
    default:
        return false;
    }
}

/// The format of what stands before the comparison that the caret is behind; bad where it is behind none.
Format Offerer::comparedWith() const {
    const std::vector<ExprToken>& tokens = m_place.tokens;
    if (tokens.empty() || (tokens.back().kind != Kind::equal && tokens.back().kind != Kind::notEqual)) {
        return badFormat;
    }
    std::size_t first = tokens.size() - 1;
    int depth = 0;
    while (first > m_place.innermost().first) {
        const Kind kind = tokens[first - 1].kind;
        depth += kind == Kind::close ? 1 : kind == Kind::open ? -1 : 0;
        const bool isPart = depth > 0 || kind == Kind::name || kind == Kind::dot || kind == Kind::open;
        if (!isPart || depth < 0) {
            break;
        }
        --first;
    }
    const std::uint32_t begin = tokens[first].span.begin;
    const std::uint32_t end = tokens.back().span.begin;
    if (begin >= end) {
        return badFormat;
    }
    std::vector<Diagnostic> unused;
    return checkExpression({std::string(m_text.substr(begin, end - begin)), 0, {}}, {}, badFormat, m_context, unused)
        .format;
}

/// What the place of the caret wants: of a comparison the format of its other side, of an argument that of the
/// parameter.
Format Offerer::wantedHere(Format wanted) const {
    if (const Format other = comparedWith(); !other.isBad()) {
        return other;
    }
    const CaretPlace::Bracket& bracket = m_place.innermost();
    if (!m_place.argument().empty()) {
        return badFormat;
    }
    if (called().empty()) {
        return m_place.brackets.size() == 1 ? wanted : badFormat;
    }
    const ExpressionFunction* const row = findFunction(called(), Shape::call);
    if (row != nullptr && row->signature == Signature::lookup && bracket.argument == 1 && table() != nullptr) {
        return table()->key;
    }
    const bool isObject = row != nullptr && ((row->signature == Signature::has && bracket.argument == 2) ||
                                             (row->signature == Signature::context && bracket.argument == 1));
    if (isObject) {
        return objectFormat;
    }
    if (m_context.language != nullptr) {
        const auto found = m_context.language->functionNames.find(called());
        if (found != m_context.language->functionNames.end()) {
            const auto& parameters = m_context.language->functions[found->second].parameters;
            return bracket.argument < parameters.size() ? parameters[bracket.argument].format : badFormat;
        }
    }
    return badFormat;
}

std::vector<Offer> Offerer::run(Format wanted) {
    if (m_place.isInLiteral) {
        return {};
    }
    const bool isScope = findFunction(called(), Shape::call) != nullptr &&
                         findFunction(called(), Shape::call)->signature == Signature::context &&
                         m_place.innermost().argument == 0;
    if (m_place.before() == Kind::dot && !isScope) {
        members(false);
        variables(false);
        return std::move(m_offers);
    }
    if (special()) {
        return std::move(m_offers);
    }
    if (m_place.isBehindValue()) {
        operators();
    } else {
        names(wantedHere(wanted));
    }
    return std::move(m_offers);
}

} // namespace

std::string usageOf(const CheckedFunction& function, const Vocabulary& vocabulary) {
    std::string usage = function.id + "(";
    for (const CheckedFunction::Parameter& parameter : function.parameters) {
        usage += (usage.back() == '(' ? "" : ", ") + parameter.name + ": " + vocabulary.formatName(parameter.format);
    }
    return usage + ")";
}

std::string usageOf(const CheckedAggregate& aggregate) {
    return aggregate.id + "(planets, Population)";
}

Offers offersAt(std::string_view text, std::uint32_t offset, const CheckedModel& model,
                const ExpressionContext& context, Format wanted) {
    CaretPlace place = caretPlace(text, offset);
    Offerer offerer(text, place, model, context);
    Offers offers{place.begin, offerer.run(wanted)};
    // A scope's id has dots in it: it is replaced whole.
    const bool isScope = !offers.all.empty() && offers.all.front().kind == OfferKind::scope;
    if (isScope && place.innermost().first < place.tokens.size()) {
        offers.begin = place.tokens[place.innermost().first].span.begin;
    }
    return offers;
}

std::optional<CallHelp> callAt(std::string_view text, std::uint32_t offset, const ExpressionContext& context) {
    const CaretPlace place = caretPlace(text, offset);
    for (auto bracket = place.brackets.rbegin(); bracket != place.brackets.rend(); ++bracket) {
        const std::string_view name = text.substr(bracket->called.begin, bracket->called.size());
        if (name.empty()) {
            continue;
        }
        const auto help = [&](std::string usage, std::string_view words) {
            return CallHelp{std::move(usage), std::string(words), bracket->argument, bracket->called};
        };
        const ExpressionFunction* const row = findFunction(name, Shape::call);
        const AggregateSpec* const aggregate = context.vocabulary->aggregate(name);
        const std::size_t first = bracket->first;
        const bool isSelection = aggregate != nullptr && bracket->argument == 0 && first < place.tokens.size() &&
                                 place.tokens[first].kind == Kind::name;
        if (aggregate != nullptr && (row == nullptr || isSelection)) {
            return help(std::string(aggregate->example), aggregate->help);
        }
        if (row != nullptr) {
            return help(std::string(row->usage), row->help);
        }
        if (context.language != nullptr) {
            const Language& language = *context.language;
            if (const auto found = language.functionNames.find(name); found != language.functionNames.end()) {
                const CheckedFunction& function = language.functions[found->second];
                return help(usageOf(function, *context.vocabulary), function.help);
            }
            if (const auto found = language.aggregateNames.find(name); found != language.aggregateNames.end()) {
                const CheckedAggregate& own = language.aggregates[found->second];
                return help(usageOf(own), own.help);
            }
        }
    }
    return std::nullopt;
}

} // namespace orrery::engine
