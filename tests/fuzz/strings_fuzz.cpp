// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a string table, or as a translator's file (R2.2, I2.7). The first byte selects: 'p' a .po file, 't' a .ts
// file, else a table in a project. Catalogues stay the same after writing and reading. An edit of a table changes its
// text and nothing else.
#include "engine/content/string_tables.h"
#include "engine/import/string_files.h"
#include "engine/text/text_edit.h"
#include "tests/fuzz/fuzz_project.h"

#include <array>

using namespace orrery::engine;
using namespace orrery::fuzz;

namespace {

using Cell = std::optional<std::string>;

Cell cellOf(const StringTables& tables, std::string_view language, std::string_view id) {
    const StringRow* const row = tables.findRow(id);
    const auto column = tables.findLanguage(language);
    if (row == nullptr || !column || !row->cells[*column]) {
        return std::nullopt;
    }
    return row->cells[*column]->text;
}

/// Returns the project with the edits applied to its one file of strings.
ProjectFiles edited(const ParsedProject& project, const ProjectFiles& files, const StringEdits& edits) {
    ProjectFiles result = files;
    for (const auto& [path, bytes] : edits.newFiles) {
        result[path] = bytes;
    }
    for (auto& [path, bytes] : result) {
        std::vector<TextEdit> ofFile;
        for (const TextEdit& edit : edits.edits) {
            if (project.sources.files[edit.file.value].text->path() == path) {
                ofFile.push_back(edit);
            }
        }
        bytes = applyEdits(bytes, ofFile);
    }
    return result;
}

void editTable(std::string_view text) {
    const ProjectFiles files{{"strings.xml", std::string(text)}};
    const ParsedProject project = parsedProject(files);
    const StringTables tables = readStringTables(project);
    static constexpr std::array texts = {"plain", "<a href=\"b\">&amp;</a>", "two  spaces,\n\ta line ]]>", ""};
    std::size_t asked = 0;
    for (const StringRow& row : tables.rows) {
        for (std::size_t column = 0; column < tables.languages.size() && asked < texts.size(); ++column) {
            const std::array changes{StringChange{tables.languages[column], row.id, texts[asked++]}};
            const StringEdits edits = editStrings(project, changes);
            if (!edits.refused.empty()) {
                claim(edits.edits.empty() && edits.newFiles.empty(), "a refused edit changes files", text);
                continue;
            }
            const StringTables after = readStringTables(parsedProject(edited(project, files, edits)));
            claim(cellOf(after, changes[0].language, row.id) == changes[0].text, "an edit makes another text", text);
            for (const StringRow& other : tables.rows) {
                for (const std::string& language : tables.languages) {
                    claim((other.id == row.id && language == changes[0].language) ||
                              cellOf(after, language, other.id) == cellOf(tables, language, other.id),
                          "an edit changes another text", text);
                }
            }
        }
    }
}

void readCatalogueOf(std::string_view text, CatalogueFormat format) {
    const auto source = [](std::string bytes) { return std::make_shared<const SourceText>("texts", std::move(bytes)); };
    const ReadCatalogue read = readCatalogue(source(std::string(text)), FileId{0}, format);
    claimPlaces(read.faults, {text.size()}, text);
    for (const CatalogueFormat other : {CatalogueFormat::po, CatalogueFormat::ts}) {
        const ReadCatalogue again = readCatalogue(source(renderCatalogue(read.catalogue, other)), FileId{0}, other);
        claim(again.catalogue == read.catalogue, "a catalogue that was written is read as another", text);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 4096) {
        return 0;
    }
    const std::string_view text = textOf(data, size);
    if (text[0] == 'p' || text[0] == 't') {
        readCatalogueOf(text.substr(1), text[0] == 'p' ? CatalogueFormat::po : CatalogueFormat::ts);
    } else {
        editTable(text);
    }
    return 0;
}
