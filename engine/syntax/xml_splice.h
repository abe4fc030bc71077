// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <memory>
#include <optional>

namespace orrery::engine {

/// Builds the tree of a text from the tree of an earlier version. If neither has problems, reads only the part between
/// the children around the change, and copies the rest (P3.2).
class XmlSplice {
public:
    /// Returns the tree, or nullopt if a problem or possible problem requires reading the whole text.
    static std::optional<XmlTree> tree(const std::shared_ptr<const SourceText>& source, FileId file,
                                       const XmlTree& before);
};

} // namespace orrery::engine
