// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/importer.h"

namespace orrery::engine {

/// Reads `*.xml` and `*stringtable*.txt` in one folder, but not in its subfolders: the content of FreeOrion from before
/// March 2006 (F3).
ForeignFolder readClassicFolder(const std::string& folder);

/// Converts FreeOrion's content to a project (F1). Never fails. Converts faulty parts to comments, and reports and
/// lists each of them. The same files give the same bytes.
ImportedProject importFreeOrionClassic(const ForeignFolder& folder);

} // namespace orrery::engine
