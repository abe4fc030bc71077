// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/document/edit_history.h"

#include <optional>
#include <vector>

namespace orrery::widgets {

class DocumentStore;

/// Returns edits of an analysed project as edits of its documents. Returns nullopt if a document is not open, or has
/// changed since the analysis.
std::optional<std::vector<DocumentEdit>> documentEdits(const DocumentStore& store, const Analysis& analysis,
                                                       const std::vector<engine::TextEdit>& edits);

} // namespace orrery::widgets
