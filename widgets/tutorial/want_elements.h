// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"

#include <QString>

#include <string_view>
#include <vector>

namespace orrery::widgets {

inline QString bytesText(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

inline engine::Element parentOf(engine::Element element) {
    return {element.tree, element.node().parent};
}

/// Returns the children with a tag of all parents, in order.
inline std::vector<engine::Element> childrenOf(const std::vector<engine::Element>& parents, std::string_view tag) {
    std::vector<engine::Element> found;
    for (const engine::Element parent : parents) {
        for (const engine::Element child : parent.children()) {
            if (child.tag() == tag) {
                found.push_back(child);
            }
        }
    }
    return found;
}

} // namespace orrery::widgets
