// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/analysis_edits.h"

#include "widgets/document/document.h"
#include "widgets/document/document_store.h"

namespace orrery::widgets {

std::optional<std::vector<DocumentEdit>> documentEdits(const DocumentStore& store, const Analysis& analysis,
                                                       const std::vector<engine::TextEdit>& edits) {
    std::vector<DocumentEdit> wanted;
    for (const engine::TextEdit& edit : edits) {
        Document* const document = store.find(analysis.pathOf(edit.file));
        if (document == nullptr || analysis.versions.value(document->shownPath()) != document->version()) {
            return std::nullopt;
        }
        wanted.push_back({document, edit.span, QByteArray::fromStdString(edit.text)});
    }
    return wanted;
}

} // namespace orrery::widgets
