// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/import/importer.h"

namespace orrery::engine {

/// Reads `*.xml` and `*stringtable*.txt` of one folder, not of those below it: the content of FreeOrion from before
/// March 2006 (F3).
ForeignFolder readClassicFolder(const std::string& folder);

/// Makes a project of FreeOrion's content (F1). Never fails: faulty parts stay behind as comments, each reported and
/// listed. The same files give the same bytes.
ImportedProject importFreeOrionClassic(const ForeignFolder& folder);

} // namespace orrery::engine
