// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/content_names.h"

#include "engine/check/expression/typed_nodes.h"
#include "engine/text/work.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

/// Returns the first of the names for which wordFor() returns `word`. Searches only names with the same prefix.
/// @param from the index after which underscores may stand for blanks
std::optional<std::string> objectOfWord(const ObjectNames& names, std::string word, std::size_t from) {
    countWork();
    const std::size_t at = word.find('_', from);
    if (at == std::string::npos) {
        return names.contains(word) ? std::optional(std::move(word)) : std::nullopt;
    }
    for (const char c : {' ', '_'}) {
        word[at] = c;
        const std::string_view begin = std::string_view(word).substr(0, at + 1);
        const auto next = names.lower_bound(begin);
        if (next != names.end() && next->starts_with(begin)) {
            if (auto found = objectOfWord(names, word, at + 1)) {
                return found;
            }
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<TypedNode> ContentNames::parameter(const ExprNode& node) {
    const auto& parameters = m_tools.context.parameters;
    const auto found = std::ranges::find(parameters, m_tools.tree.tokenOf(node), &ExpressionContext::Parameter::name);
    if (found == parameters.end()) {
        return std::nullopt;
    }
    TypedNode out = makeNode(Kind::parameter, node, found->format);
    out.index = static_cast<std::uint16_t>(found - parameters.begin());
    m_tools.names.add(NameKind::parameter, node.token, out.index);
    return out;
}

std::optional<TypedNode> ContentNames::define(const ExprNode& node) {
    const Language* language = m_tools.context.language;
    if (language == nullptr) {
        return std::nullopt;
    }
    const auto found = language->defineNames.find(m_tools.tree.tokenOf(node));
    if (found == language->defineNames.end()) {
        return std::nullopt;
    }
    const CheckedDefine& define = language->defines[found->second];
    m_tools.names.add(NameKind::define, node.token, found->second);
    if (define.format.isBad()) {
        return badNode(node); // the check of the declaration reports the problem
    }
    return isText(define.format) ? m_tools.texts.make(node, define.format, define.text)
                                 : constantNode(node, define.format, define.value);
}

std::optional<TypedNode> ContentNames::game(const ExprNode& node) {
    if (m_tools.tree.tokenOf(node) != "game" || !m_tools.context.vocabulary->findType("game")) {
        return std::nullopt;
    }
    if (!m_tools.problems.allowsObjects(node.token, "game")) {
        return badNode(node);
    }
    m_tools.reads.add({Builtin::exists});
    return makeNode(Kind::game, node, objectFormat);
}

std::optional<TypedNode> ContentNames::scenarioObject(const ExprNode& node) {
    const ObjectNames* names = m_tools.context.objectNames;
    if (names == nullptr) {
        return std::nullopt;
    }
    std::string name(m_tools.tree.tokenOf(node));
    if (!names->contains(name)) {
        constexpr std::ptrdiff_t mostUnderscores = 64; // maximum, because each underscore is one level of recursion
        std::optional<std::string> found =
            std::ranges::count(name, '_') <= mostUnderscores ? objectOfWord(*names, name, 0) : std::nullopt;
        if (!found) {
            return std::nullopt;
        }
        name = *std::move(found);
    }
    m_tools.names.addWord(NameKind::object, node, name, true);
    return namedObjectNode(node, std::move(name), m_tools.reads);
}

TypedNode namedObjectNode(const ExprNode& node, std::string name, ReadRecorder& reads) {
    TypedNode out = makeNode(Kind::named, node, objectFormat);
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{std::move(name), {}, {}, {}});
    reads.add({Builtin::name, Builtin::exists});
    return out;
}

} // namespace orrery::engine
