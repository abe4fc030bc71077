// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/document/document_store.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace orrery::widgets {

/// The contents of a file, and the references that dangle if it is deleted (I1.1).
struct FileUses {
    QStringList contents; ///< the definitions in it, counted: "2 classes"
    QStringList dangling; ///< names that only it defines and other files use: "class BLD_MINE (3 places)"
};
FileUses usesOf(const Analysis& analysis, const QString& shownPath);

/// Returns the edits that rename a file in the manifest, or remove it from there if the new name is empty. They apply
/// to the present text. The manifest's own path has no edits.
std::vector<DocumentEdit> manifestEdits(const DocumentStore& store, const QString& shownPath, const QString& newPath);

} // namespace orrery::widgets
