// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a rename changes only the name. A second check of the content proves this.
#include "engine/assist/rename.h"
#include "engine/assist/rename_diagnostics.h"
#include "engine/check/check.h"
#include "engine/text/text_edit.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace orrery::engine {

namespace {

/// Maps places in the old texts to places in the new texts.
class Shifts {
public:
    explicit Shifts(const std::vector<TextEdit>& edits) {
        for (const TextEdit& edit : edits) {
            m_edits[edit.file].push_back(edit);
        }
    }

    Location operator()(Location where) const {
        const auto found = m_edits.find(where.file);
        if (found == m_edits.end()) {
            return where;
        }
        return {where.file,
                {moved(found->second, where.span.begin, false), moved(found->second, where.span.end, true)}};
    }

private:
    static std::uint32_t moved(const std::vector<TextEdit>& edits, std::uint32_t offset, bool isEnd) {
        std::int64_t shift = 0;
        for (const TextEdit& edit : edits) {
            const bool isPast = isEnd ? edit.span.end <= offset : edit.span.end <= offset && edit.span.begin != offset;
            if (!isPast) {
                break; // the edits are sorted
            }
            shift += static_cast<std::int64_t>(edit.text.size()) - static_cast<std::int64_t>(edit.span.size());
        }
        return static_cast<std::uint32_t>(static_cast<std::int64_t>(offset) + shift);
    }

    std::map<FileId, std::vector<TextEdit>> m_edits;
};

using Finding = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::string_view>;

Finding keyOf(const Diagnostic& diagnostic, Location where) {
    return {where.file.value, where.span.begin, where.span.end, diagnostic.code()};
}

} // namespace

ProjectSources withEdits(const ProjectSources& sources, const std::vector<TextEdit>& edits) {
    std::map<FileId, std::vector<TextEdit>> byFile;
    for (const TextEdit& edit : edits) {
        byFile[edit.file].push_back(edit);
    }
    FolderContents project;
    FolderContents shipped;
    project.name = sources.manifest.name;
    for (std::uint32_t file = 0; file < sources.files.size(); ++file) {
        std::shared_ptr<const SourceText> text = sources.files[file].text;
        if (const auto found = byFile.find(FileId{file}); found != byFile.end()) {
            text = std::make_shared<const SourceText>(text->path(), applyEdits(text->bytes(), std::move(found->second)),
                                                      text->version() + 1);
        }
        (sources.files[file].isShipped ? shipped : project).files.emplace(text->path(), std::move(text));
    }
    return arrangeSources(project, shipped);
}

std::vector<Diagnostic> tryRename(const ParsedProject& project, RowTables rows, const NameIndex& index,
                                  const std::vector<Diagnostic>& before, const RenamePlan& plan) {
    const Shifts shifted(plan.edits);
    const ParsedProject after = parseProject(withEdits(project.sources, plan.edits), &project);
    std::vector<Diagnostic> found;
    const auto model = check(after, rows, found);
    std::vector<Finding> known;
    for (const Diagnostic& diagnostic : before) {
        known.push_back(keyOf(diagnostic, shifted(diagnostic.where)));
    }
    std::ranges::sort(known);
    std::vector<Diagnostic> refusals;
    for (const Diagnostic& diagnostic : found) {
        if (diagnostic.where.file.isValid() &&
            !std::ranges::binary_search(known, keyOf(diagnostic, diagnostic.where))) {
            refusals.push_back(
                {&renameDiagnostics["rename.breaks"], diagnostic.where, {diagnostic.sentence()}, {}, {}});
            return refusals;
        }
    }
    const auto names = indexNames(after, *model);
    std::map<NameId, NameId> meanings;
    std::map<NameId, NameId> meant;
    const std::size_t count = std::min(index.places().size(), names->places().size());
    for (std::size_t i = 0; i < count; ++i) {
        const NamePlace& old = index.places()[i];
        const NamePlace& now = names->places()[i];
        const bool isSame = shifted(old.where) == now.where && old.isDefinition == now.isDefinition &&
                            meanings.emplace(old.name, now.name).first->second == now.name &&
                            meant.emplace(now.name, old.name).first->second == old.name;
        if (!isSame) {
            const auto file = after.sources.files[now.where.file.value].text;
            refusals.push_back(
                {&renameDiagnostics["rename.means"], now.where, {std::string(file->slice(now.where.span))}, {}, {}});
            return refusals;
        }
    }
    if (index.places().size() != names->places().size()) {
        refusals.push_back({&renameDiagnostics["rename.means"], {}, {std::string()}, {}, {}});
    }
    return refusals;
}

} // namespace orrery::engine
