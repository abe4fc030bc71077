// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/expression_memo.h"

#include "engine/check/model/object_types.h"

namespace orrery::engine {

namespace {

/// The maximum length of shared expressions in bytes. Longer expressions rarely repeat.
constexpr std::size_t longestText = 200;

bool isOfKind(const DecodedText& text, const ExpressionContext& context) {
    return text.changes.empty() && text.text.size() <= longestText && context.parameters.empty() &&
           context.objectNames == nullptr;
}

void append(std::string& key, Format format) {
    key += static_cast<char>(format.kind);
    key += static_cast<char>(format.enumeration & 0xff);
    key += static_cast<char>(format.enumeration >> 8);
}

std::string keyOf(const std::string& text, Format expected, const ExpressionContext& context) {
    std::string key;
    key.reserve(text.size() + context.place.size() + 24);
    append(key, expected);
    append(key, context.valueFormat);
    key += static_cast<char>(context.bareNames ? static_cast<int>(*context.bareNames) : -1);
    const bool readsSource = text.find("Source") != std::string::npos;
    for (const ScopeIndex scope : {context.scope, readsSource ? context.sourceScope : globalScope}) {
        key += static_cast<char>(scope & 0xff);
        key += static_cast<char>(scope >> 8);
    }
    for (const bool flag : {context.hasSource, context.hasTarget, context.hasValue, context.hasLast, context.hasSubject,
                            context.hasObjects, context.isConstant, context.uses != nullptr}) {
        key += flag ? '1' : '0';
    }
    key.append(context.place).append(1, '\0').append(text);
    return key;
}

bool isWord(NameKind kind) {
    return kind == NameKind::variable || kind == NameKind::object || kind == NameKind::grouping;
}

} // namespace

std::shared_ptr<const TypedExpression> ExpressionMemo::check(const DecodedText& text, FileId file, Format expected,
                                                             const ExpressionContext& context,
                                                             std::vector<Diagnostic>& diagnostics) {
    NameUses* const uses = context.uses;
    const bool mayShare = isOfKind(text, context);
    const std::string key = mayShare ? keyOf(text.text, expected, context) : std::string();
    if (const auto found = mayShare ? m_known.find(key) : m_known.end(); found != m_known.end()) {
        ++m_shared;
        auto own = std::make_shared<TypedExpression>(*found->second.expression);
        own->where = {file, {text.rawBegin, text.rawBegin + static_cast<std::uint32_t>(text.text.size())}};
        own->identity = context.identity;
        for (const Use& one : found->second.uses) {
            NameUse use = one.use;
            use.index = isWord(use.kind) ? uses->word(one.word) : use.index;
            use.where = {file, {use.where.span.begin + text.rawBegin, use.where.span.end + text.rawBegin}};
            uses->all.push_back(use);
        }
        return own;
    }
    const std::size_t usesBefore = uses != nullptr ? uses->all.size() : 0;
    const std::size_t findingsBefore = diagnostics.size();
    const auto objectsRead = [&] { return context.objectTypes != nullptr ? context.objectTypes->reads() : 0; };
    const std::size_t readsBefore = objectsRead();
    TypedExpression checked = checkExpression(text, file, expected, context, diagnostics);
    if (!checked.isGood()) {
        return nullptr;
    }
    const auto own = std::make_shared<const TypedExpression>(std::move(checked));
    const bool readsItselfOnly = objectsRead() == readsBefore; // else each class records its own reads
    if (mayShare && readsItselfOnly && diagnostics.size() == findingsBefore) {
        Known& known = m_known[key];
        known.expression = own;
        for (std::size_t i = usesBefore; uses != nullptr && i < uses->all.size(); ++i) {
            NameUse use = uses->all[i];
            use.where.span.begin -= text.rawBegin;
            use.where.span.end -= text.rawBegin;
            known.uses.push_back({use, isWord(use.kind) ? uses->words[use.index] : std::string()});
        }
    }
    return own;
}

} // namespace orrery::engine
