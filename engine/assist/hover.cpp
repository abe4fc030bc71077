// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/hover.h"

#include "engine/assist/parameter_kinds.h"
#include "engine/check/expression/expression_node.h"
#include "engine/content/expression_text.h"
#include "engine/syntax/expr_lexer.h"
#include "engine/trace/replay.h"

#include <algorithm>
#include <map>

namespace orrery::engine {

namespace {

using Where = MarkupCaret::Where;
using What = Hover::What;

template <typename Table>
Hover named(const Table& thing, std::string_view detail) {
    Hover hover{.what = What::name, .title = thing.id};
    if constexpr (requires { thing.label; }) {
        hover.label = thing.label;
    }
    if constexpr (requires { thing.help; }) {
        hover.help = thing.help;
    }
    hover.detail = detail;
    if (thing.where.file.isValid()) {
        hover.defined = thing.where;
    }
    return hover;
}

/// Finds the meaning of any id of the project.
class NameFinder {
public:
    explicit NameFinder(const CheckedModel& model) : m_model(model), m_vocabulary(model.vocabulary) {}

    std::optional<Hover> objectClass(std::string_view id) const {
        const auto index = m_model.findClass(id);
        if (!index) {
            return std::nullopt;
        }
        const CheckedClass& found = m_model.classes[*index];
        Hover hover{.what = What::name, .title = found.id};
        hover.label = found.name != found.id ? found.name : std::string();
        hover.help = found.description;
        hover.detail = found.hasType ? m_vocabulary.types()[found.type].id : std::string();
        hover.defined = found.head;
        return hover;
    }

    std::optional<Hover> enumerator(std::string_view enumeration, std::string_view id) const {
        const auto index = m_vocabulary.findEnumeration(enumeration);
        const auto value = index ? m_vocabulary.enumerations()[*index].find(id) : std::nullopt;
        return value ? std::optional(named(m_vocabulary.enumerations()[*index].values[*value], enumeration))
                     : std::nullopt;
    }

    std::optional<Hover> meter(std::string_view id) const {
        const auto index = m_vocabulary.findMeter(id.starts_with("Max") ? id.substr(3) : id);
        const auto exact = m_vocabulary.findMeter(id);
        const auto found = exact ? exact : index;
        return found ? std::optional(named(m_vocabulary.meters()[*found], "meter")) : std::nullopt;
    }

    std::optional<Hover> property(std::string_view id) const {
        const auto index = m_vocabulary.findProperty(id);
        if (!index) {
            return std::nullopt;
        }
        const Property& found = m_vocabulary.properties()[*index];
        return named(found, m_vocabulary.formatName(found.format));
    }

    std::optional<Hover> resource(std::string_view id) const {
        const auto index = m_vocabulary.findResource(id);
        return index ? std::optional(named(m_vocabulary.resources()[*index], "resource")) : std::nullopt;
    }

    std::optional<Hover> type(std::string_view id) const {
        const auto index = m_vocabulary.findType(id);
        return index ? std::optional(named(m_vocabulary.types()[*index], "type")) : std::nullopt;
    }

    std::optional<Hover> variable(std::string_view id) const {
        const auto found = m_model.language.variableNames.find(id);
        if (found == m_model.language.variableNames.end()) {
            return std::nullopt;
        }
        const CheckedVariable& variable = m_model.language.variables[found->second];
        Hover hover{.what = What::name, .title = variable.name};
        hover.help = variable.explanation;
        hover.detail = m_vocabulary.formatName(variable.format);
        hover.defined = variable.where;
        return hover;
    }

    std::optional<Hover> scenario(std::string_view id) const {
        const CheckedScenario* const found = m_model.findScenario(id);
        if (found == nullptr) {
            return std::nullopt;
        }
        Hover hover{.what = What::name, .title = found->id};
        hover.label = found->name != found->id ? found->name : std::string();
        hover.help = found->description;
        hover.defined = found->where;
        return hover;
    }

    std::optional<Hover> group(std::string_view label) const {
        const std::size_t slash = label.find('/');
        const auto owner = m_model.findClass(label.substr(0, slash));
        if (!owner || slash == std::string_view::npos) {
            return std::nullopt;
        }
        for (const CheckedGroup& group : m_model.classes[*owner].groups) {
            if (group.id == label.substr(slash + 1)) {
                Hover hover{.what = What::name, .title = std::string(label)};
                hover.label = shownGroupName(m_model, group);
                hover.help = group.description;
                hover.detail = "group";
                hover.defined = group.head;
                return hover;
            }
        }
        return std::nullopt;
    }

    std::optional<Hover> occurrence(std::string_view id) const {
        const auto kind = m_vocabulary.findOccurrence(id);
        if (!kind) {
            return std::nullopt;
        }
        Hover hover{.what = What::name, .title = std::string(id)};
        if (const OccurrenceSpec* row = m_vocabulary.occurrence(*kind)) {
            hover.label = row->label;
            hover.help = row->help;
            hover.requirement = row->requirement;
        }
        hover.detail = "event";
        return hover;
    }

    std::optional<Hover> watch(std::string_view id) const {
        const WatchSpec* const row = m_vocabulary.watch(id);
        if (row == nullptr) {
            return std::nullopt;
        }
        Hover hover{.what = What::name, .title = std::string(id)};
        hover.label = row->label;
        hover.help = row->help;
        hover.requirement = row->requirement;
        return hover;
    }

    std::optional<Hover> string(std::string_view id) const {
        const std::string* const text = m_model.findString(id);
        return text == nullptr ? std::nullopt
                               : std::optional(Hover{
                                     .what = What::name, .title = std::string(id), .help = *text, .detail = "string"});
    }

    std::optional<Hover> of(const FoundName& name) const {
        switch (name.kind) {
        case NameKind::objectClass:
            return objectClass(name.id);
        case NameKind::enumerator:
            return enumerator(name.owner, name.id);
        case NameKind::group:
            return group(std::string(name.owner) + "/" + name.id);
        case NameKind::meter:
            return meter(name.id);
        case NameKind::occurrence:
            return occurrence(name.id);
        case NameKind::property:
            return property(name.id);
        case NameKind::resource:
            return resource(name.id);
        case NameKind::scenario:
            return scenario(name.id);
        case NameKind::string:
            return string(name.id);
        case NameKind::type:
            return type(name.id);
        case NameKind::variable:
            return variable(name.id);
        default:
            return std::nullopt;
        }
    }

    /// Finds the meaning of a word in a parameter. @param of value of the attribute with the name `spec.of`
    std::optional<Hover> ofParameter(const ParameterSpec& spec, std::string_view of, std::string_view word) const {
        if (spec.kind == ParameterKind::watch) {
            return watch(word);
        }
        const std::vector<FoundName> names = namesIn({.model = m_model, .of = of}, spec, word);
        for (auto name = names.rbegin(); name != names.rend(); ++name) { // the innermost name is last
            if (auto hover = this->of(*name)) {
                return hover;
            }
        }
        return std::nullopt;
    }

private:
    const CheckedModel& m_model;
    const Vocabulary& m_vocabulary;
};

/// Returns the innermost node whose text contains a byte.
const TypedNode* narrowest(const TypedNode& node, std::uint32_t offset) {
    for (const TypedNode& operand : node.operands) {
        if (operand.written.contains(offset) && operand.written != node.written) {
            if (const TypedNode* found = narrowest(operand, offset)) {
                return found;
            }
        }
    }
    return node.written.contains(offset) ? &node : nullptr;
}

std::optional<Location> definitionOf(const Offer& offer, const NameFinder& names, const CheckedModel& model) {
    std::optional<Hover> found;
    switch (offer.kind) {
    case OfferKind::meter:
    case OfferKind::maximum:
        found = names.meter(offer.name);
        break;
    case OfferKind::property:
    case OfferKind::option:
        found = names.property(offer.name);
        break;
    case OfferKind::resource:
        found = names.resource(offer.name);
        break;
    case OfferKind::variable:
        found = names.variable(offer.name);
        break;
    case OfferKind::type:
        found = names.type(offer.name);
        break;
    case OfferKind::enumerator:
        found = names.enumerator(offer.detail, offer.name);
        break;
    case OfferKind::objectClass:
        found = names.objectClass(offer.name);
        break;
    case OfferKind::function:
        if (const auto one = model.language.functionNames.find(offer.name); one != model.language.functionNames.end()) {
            return model.language.functions[one->second].where;
        }
        break;
    case OfferKind::define:
        if (const auto one = model.language.defineNames.find(offer.name); one != model.language.defineNames.end()) {
            return model.language.defines[one->second].where;
        }
        break;
    case OfferKind::table:
        if (const auto one = model.language.tableNames.find(offer.name); one != model.language.tableNames.end()) {
            return model.language.tables[one->second].where;
        }
        break;
    default:
        break;
    }
    return found ? found->defined : std::nullopt;
}

Hover hoverOfExpression(ExpressionSpot spot, const CheckedModel& model) {
    std::vector<ExpressionContext::Parameter> storage;
    const ExpressionContext context = spot.here.context(model, storage);
    Hover hover{.what = What::expression};
    const std::string& written = spot.text.text;
    Span word{spot.offset, spot.offset};
    for (const ExprToken& token : lexExpression(written)) {
        if (token.span.contains(spot.offset)) {
            word = token.span;
            const std::string_view name = std::string_view(written).substr(word.begin, word.size());
            // This map contains only the named class, if it exists.
            std::map<std::string, std::uint32_t, std::less<>> classes;
            if (const auto index = model.findClass(name)) {
                classes.emplace(name, *index);
            }
            ExpressionContext narrow = context;
            narrow.classes = &classes;
            const Offers offers = offersAt(written, word.end, model, narrow, spot.here.wanted);
            const auto found = std::ranges::find(offers.all, name, &Offer::name);
            if (found != offers.all.end()) {
                hover.detail = found->detail;
                hover.help = found->help;
                hover.offer = found->kind;
                hover.defined = definitionOf(*found, NameFinder(model), model);
            }
            break;
        }
    }
    std::vector<Diagnostic> unused;
    const TypedExpression typed = checkExpression({.text = written}, {}, spot.here.wanted, context, unused);
    if (const TypedNode* node = narrowest(*typed.root, spot.offset)) {
        hover.part = node->written;
        hover.format = node->format.isBad() ? std::string() : model.vocabulary.formatName(node->format);
    }
    hover.where = spot.text.rawSpan(word);
    hover.title = written.substr(word.begin, word.size());
    hover.expression = std::move(spot);
    return hover;
}

Hover hoverOfRow(const ElementRow& row, Span where) {
    Hover hover{.what = What::element, .where = where, .title = std::string(row.tag)};
    hover.label = row.label;
    hover.help = row.help;
    hover.requirement = row.requirement;
    return hover;
}

Hover hoverOfAttribute(const ParameterSpec& spec, Span where) {
    Hover hover{.what = What::attribute, .where = where, .title = std::string(spec.name)};
    hover.label = spec.label;
    hover.help = spec.help;
    hover.kind = spec.kind == ParameterKind::text && spec.of == expressionText ? ParameterKind::value : spec.kind;
    hover.fallback = spec.fallback;
    hover.isRequired = spec.required;
    hover.choices.assign(spec.choices.begin(), spec.choices.end());
    return hover;
}

/// Returns the word at a byte of a list of words. Returns the whole value if it is no list.
Span wordAt(std::string_view text, Span value, std::uint32_t offset, bool isList) {
    if (!isList) {
        return value;
    }
    const auto isBlank = [&](std::uint32_t at) { return text[at] == ' ' || text[at] == '\n' || text[at] == '\t'; };
    Span word{offset, offset};
    while (word.begin > value.begin && !isBlank(word.begin - 1)) {
        --word.begin;
    }
    while (word.end < value.end && !isBlank(word.end)) {
        ++word.end;
    }
    return word;
}

} // namespace

std::optional<Hover> hoverAt(const ContentSpot& spot, std::string_view text, std::uint32_t offset,
                             const CompletionLists& lists) {
    const MarkupCaret& caret = spot.caret;
    const CheckedModel& model = lists.model();
    if (auto expression = expressionSpot(spot, text, offset, model)) {
        return hoverOfExpression(std::move(*expression), model);
    }
    const bool isKnown = spot.own.isKnown();
    switch (caret.where) {
    case Where::tagName:
        return isKnown ? std::optional(hoverOfRow(spot.own, caret.name)) : std::nullopt;
    case Where::closeTag:
        return spot.around.tree != nullptr && !spot.row().label.empty()
                   ? std::optional(hoverOfRow(spot.row(), caret.name))
                   : std::nullopt;
    case Where::inTag: {
        const ParameterSpec* const spec = spot.attributes.find(text.substr(caret.word.begin, caret.word.size()));
        return spec != nullptr ? std::optional(hoverOfAttribute(*spec, caret.word)) : std::nullopt;
    }
    case Where::value: {
        const ParameterSpec* const spec =
            spot.attributes.find(text.substr(caret.attribute.begin, caret.attribute.size()));
        if (spec == nullptr) {
            return std::nullopt;
        }
        const Span where = wordAt(text, caret.value, offset, spec->isList);
        const std::string word = decodeAttribute(text.substr(where.begin, where.size()), where.begin).text;
        const std::string of = spec->of.empty() ? std::string() : spot.attributeValue(text, spec->of);
        if (auto hover = NameFinder(model).ofParameter(*spec, of, word)) {
            hover->where = where;
            return hover;
        }
        return hoverOfAttribute(*spec, caret.value);
    }
    default:
        return std::nullopt;
    }
}

} // namespace orrery::engine
