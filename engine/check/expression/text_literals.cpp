// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/text_literals.h"

#include "engine/check/expression/typed_nodes.h"

#include <algorithm>

namespace orrery::engine {

TypedNode TextLiterals::make(const ExprNode& node, Format format, std::string text) {
    TypedNode out = makeNode(TypedNode::Kind::text, node, format);
    const auto found = std::ranges::find(m_texts, text);
    out.index = static_cast<std::uint16_t>(found - m_texts.begin());
    if (found == m_texts.end()) {
        m_texts.push_back(text);
    }
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{std::move(text), {}, {}, {}});
    return out;
}

} // namespace orrery::engine
