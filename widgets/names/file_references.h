// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/document/document_store.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace orrery::widgets {

/// The contents of a file, and the names that lose their definition if the user deletes the file (I1.1).
struct FileUses {
    QStringList contents; ///< number of definitions in the file by kind: "2 classes"
    QStringList dangling; ///< names that only this file defines and other files use: "class BLD_MINE (3 places)"
};
FileUses usesOf(const Analysis& analysis, const QString& shownPath);

/// Returns the edits of the manifest that rename a file, or remove it if the new name is empty. The edits apply to the
/// present text. Returns no edits if the file is the manifest itself.
std::vector<DocumentEdit> manifestEdits(const DocumentStore& store, const QString& shownPath, const QString& newPath);

} // namespace orrery::widgets
