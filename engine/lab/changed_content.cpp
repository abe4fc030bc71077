// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/changed_content.h"

#include "engine/text/text_edit.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

std::size_t ChangedContent::errors() const {
    return static_cast<std::size_t>(std::ranges::count(diagnostics, Severity::error, &Diagnostic::severity));
}

ChangedContent changedContent(const ParsedProject& project, RowTables rows, const std::vector<TextEdit>& edits) {
    ProjectSources sources = project.sources;
    for (std::size_t i = 0; i < edits.size();) {
        std::vector<TextEdit> ofFile;
        const FileId file = edits[i].file;
        for (; i < edits.size() && edits[i].file == file; ++i) {
            ofFile.push_back(edits[i]);
        }
        std::shared_ptr<const SourceText>& text = sources.files[file.value].text;
        text = std::make_shared<const SourceText>(text->path(), applyEdits(text->bytes(), std::move(ofFile)));
    }
    ChangedContent changed{parseProject(std::move(sources), &project), {}, nullptr};
    changed.model = check(changed.project, rows, changed.diagnostics);
    return changed;
}

} // namespace orrery::engine
