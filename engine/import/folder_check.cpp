// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/folder_check.h"

#include "engine/import/focs/focs_content.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

FolderCheck checkFreeOrion(const std::string& folder) {
    const FocsContent content = readFocsContent(readFocsFolder(folder));
    const FocsCounts counts = countFocs(content);
    std::size_t definitions = 0;
    for (const auto& [kind, number] : counts.definitions) {
        definitions += number;
    }
    return {content.sources, content.faults, focsReportJson(content),
            phrase("read {0} scripts with {1} definitions and {2} effects groups",
                   {std::to_string(counts.scripts), std::to_string(definitions), std::to_string(counts.groups)}),
            !content.scripts.empty()};
}

constexpr std::array table{
    FolderChecker{.id = "freeorion",
                  .label = inPhrase("FreeOrion 0.4.10"),
                  .files = inPhrase("the folder scripting with .focs.txt files"),
                  .check = checkFreeOrion},
};

} // namespace

std::span<const FolderChecker> folderCheckers() {
    return table;
}

const FolderChecker* findFolderChecker(std::string_view id) {
    const auto found = std::ranges::find(table, id, &FolderChecker::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace orrery::engine
