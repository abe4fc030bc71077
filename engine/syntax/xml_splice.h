// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_tree.h"

#include <memory>
#include <optional>

namespace orrery::engine {

/// The tree of a text from that of an earlier version of it: where both are without faults, only what lies between the
/// children around the change is read, and everything else is copied (P3.2).
class XmlSplice {
public:
    /// Nullopt where all of the text has to be read: something is wrong, or might be.
    static std::optional<XmlTree> tree(const std::shared_ptr<const SourceText>& source, FileId file,
                                       const XmlTree& before);
};

} // namespace orrery::engine
