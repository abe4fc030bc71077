// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/completion.h"

#include "engine/check/completion_offerer.h"
#include "engine/check/completion_place.h"
#include "engine/check/expression_functions.h"
#include "engine/syntax/expr_parser.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;
using Shape = ExpressionFunction::Shape;

} // namespace

/// Returns the first argument of the call around the caret, if it is a single word.
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

/// Handles arguments that are not expressions; returns false where the caret is in none.
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
    case Signature::runtime:
        for (const Property& property : m_vocabulary.properties()) {
            if (property.isRuntime) {
                add(property.id, OfferKind::property, format(property.format), property.help);
            }
        }
        return true;
    case Signature::named:
    case Signature::get:
    case Signature::fact:
        return true; // these take texts
    default:
        return false;
    }
}

/// Returns the format of the left side of the comparison before the caret; bad where there is none.
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

/// Returns the required format at the caret: for a comparison that of its other side, for an argument that of the
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
    if (row != nullptr && row->signature == Signature::canHave) {
        return bracket.argument == 0 ? classFormat : objectFormat;
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
    offer(wanted);
    m_seen.clear();
    return {std::make_move_iterator(m_offers.begin()), std::make_move_iterator(m_offers.end())};
}

void Offerer::offer(Format wanted) {
    if (m_place.isInLiteral) {
        return;
    }
    const bool isScope = findFunction(called(), Shape::call) != nullptr &&
                         findFunction(called(), Shape::call)->signature == Signature::context &&
                         m_place.innermost().argument == 0;
    if (m_place.before() == Kind::dot && !isScope) {
        members(false);
        variables(false);
        return;
    }
    if (special()) {
        return;
    }
    if (m_place.isBehindValue()) {
        operators();
    } else {
        names(wantedHere(wanted));
    }
}

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
                const ExpressionContext& context, Format wanted, std::size_t mostClasses) {
    CaretPlace place = caretPlace(text, offset);
    Offerer offerer(text, place, model, context);
    if (mostClasses != allClasses) {
        const std::uint32_t end =
            std::clamp<std::uint32_t>(offset, place.begin, static_cast<std::uint32_t>(text.size()));
        offerer.limitClasses(text.substr(place.begin, end - place.begin), mostClasses);
    }
    Offers offers{place.begin, offerer.run(wanted)};
    // A scope's id contains dots, so the completion replaces the whole id.
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
