// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_scanner.h"

namespace orrery::engine {

/// Links the scanner's nodes to a tree: which close tag closes what. Where the tags do not match it works out what was
/// meant, from names, from layout and from which tags the file lacks, reports it, and puts the nodes in the new order.
void linkXmlNodes(XmlScanner& scan);

/// Links nodes to a tree where all tags match, and leaves half of it undone where not. @param depth of what the
/// document node stands for. @return whether they all match.
bool linkMatchingXmlNodes(XmlScanner& scan, std::uint32_t depth);

} // namespace orrery::engine
