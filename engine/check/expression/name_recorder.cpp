// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/name_recorder.h"

namespace orrery::engine {

Span NameRecorder::nameIn(const ExprNode& node) const {
    if (node.kind != ExprKind::text) {
        return node.token;
    }
    const std::string_view inner = m_tree.textOf(node);
    const auto begin = static_cast<std::uint32_t>(inner.data() - m_tree.text.data());
    return {begin, begin + static_cast<std::uint32_t>(inner.size())};
}

void NameRecorder::add(NameKind kind, Span written, std::size_t index, std::size_t owner, bool isWord) {
    if (m_context.uses != nullptr) {
        m_context.uses->all.push_back({kind,
                                       isWord,
                                       static_cast<std::uint32_t>(owner),
                                       static_cast<std::uint32_t>(index),
                                       {m_file, m_text.rawSpan(written)}});
    }
}

void NameRecorder::add(NameKind kind, Span written, std::size_t index, std::size_t owner) {
    add(kind, written, index, owner, false);
}

void NameRecorder::add(NameKind kind, const ExprNode& node, std::size_t index, std::size_t owner) {
    add(kind, nameIn(node), index, owner, false);
}

void NameRecorder::addWord(NameKind kind, const ExprNode& node, std::string_view word, bool isWord) {
    if (m_context.uses != nullptr) {
        add(kind, nameIn(node), m_context.uses->word(word), 0, isWord);
    }
}

void NameRecorder::addValue(const ExprNode& node, Format format, double value) {
    const auto index = static_cast<std::size_t>(value);
    if (format.kind == FormatKind::enumeration) {
        add(NameKind::enumerator, node, index, format.enumeration);
    } else if (format == classFormat) {
        add(NameKind::objectClass, node, index);
    } else if (format == typeFormat) {
        add(NameKind::type, node, index);
    }
}

void NameRecorder::addScope(const ExprNode& node, ScopeIndex scope) {
    const std::vector<VariableScope>& scopes = m_context.vocabulary->scopes();
    Span written = node.kind == ExprKind::text ? nameIn(node) : node.span;
    for (std::optional<ScopeIndex> at = scope; at && *at != globalScope; at = scopes[*at].parent) {
        const std::string_view text = m_tree.slice(written);
        const std::size_t dot = text.rfind('.');
        if (!scopes[*at].parent) {
            if (scopes[*at].type && dot == std::string_view::npos) {
                add(NameKind::type, written, *scopes[*at].type);
            }
            return;
        }
        if (dot == std::string_view::npos) {
            return;
        }
        const std::uint32_t last = written.begin + static_cast<std::uint32_t>(dot);
        add(NameKind::scope, {last + 1, written.end}, *at);
        written.end = last;
    }
}

} // namespace orrery::engine
