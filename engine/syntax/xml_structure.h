// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_scanner.h"

namespace orrery::engine {

/// Links the scanner's nodes to a tree by matching close tags to open ones. If the tags do not match, infers the
/// intended structure from names, layout and missing tags. Then reports the problems, and puts the nodes in the new
/// order.
void linkXmlNodes(XmlScanner& scan);

/// Links nodes to a tree if all tags match; otherwise leaves the nodes partly linked. @param depth the depth of the
/// element that the document node stands for. @return whether all tags match
bool linkMatchingXmlNodes(XmlScanner& scan, std::uint32_t depth);

} // namespace orrery::engine
