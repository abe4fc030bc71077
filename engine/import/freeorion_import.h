// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/focs/focs_content.h"
#include "engine/import/freeorion_features.h"
#include "engine/import/importer.h"

namespace orrery::engine {

/// Reads the files of FreeOrion's `default` folder (G1.5).
ForeignFolder readFreeOrionFolder(const std::string& folder);

/// Converts FreeOrion's scripts and string tables to a project (G2). A group without an equivalent becomes a disabled
/// group with its text, and the report gives its reason. The same files give the same bytes.
ImportedProject importFreeOrion(const ForeignFolder& folder);

/// Converts content that is already read, for an engine with the given parts.
ImportedProject importFreeOrion(const FocsContent& content, const FreeOrionFeatures& features);

} // namespace orrery::engine
