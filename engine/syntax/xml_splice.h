// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <memory>
#include <optional>

namespace orrery::engine {

/// Builds the tree of a text from the tree of an earlier version. If both are free of faults, it reads only the part
/// between the children around the change, and copies the rest (P3.2).
class XmlSplice {
public:
    /// Returns nullopt if the whole text must be read, because of a fault or a possible fault.
    static std::optional<XmlTree> tree(const std::shared_ptr<const SourceText>& source, FileId file,
                                       const XmlTree& before);
};

} // namespace orrery::engine
