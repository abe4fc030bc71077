// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document_store.h"
#include "widgets/project/analysis.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace orrery::widgets {

/// What would be missed if a file were not there (I1.1).
struct FileUses {
    QStringList contents; ///< what is in it, counted: "2 classes"
    QStringList dangling; ///< what other files speak of and only it defines: "class BLD_MINE (3 places)"
};
FileUses usesOf(const Analysis& analysis, const QString& shownPath);

/// The edits that let the manifest speak of a file by its new name, or no longer where that is empty. Of the text as it
/// is now; the manifest's own path has none.
std::vector<DocumentEdit> manifestEdits(const DocumentStore& store, const QString& shownPath, const QString& newPath);

} // namespace orrery::widgets
