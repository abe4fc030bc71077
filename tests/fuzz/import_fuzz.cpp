// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as FreeOrion's content of 2006: XML before a line of three '=', a string table after it (R2.2, F5). The
// import does not crash, faults point into the input, and the resulting files are well-formed. The same text gives the
// same bytes.
#include "engine/import/freeorion_classic.h"
#include "engine/syntax/xml_tree.h"
#include "tests/fuzz/fuzz.h"

using namespace orrery::engine;
using orrery::fuzz::claim;
using orrery::fuzz::textOf;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 8192) {
        return 0;
    }
    const std::string_view text = textOf(data, size);
    constexpr std::string_view border = "\n===\n";
    const std::size_t at = text.find(border);
    ForeignFolder folder;
    folder.files.push_back(std::make_shared<SourceText>("buildings.xml", std::string(text.substr(0, at))));
    if (at != std::string_view::npos) {
        folder.files.push_back(
            std::make_shared<SourceText>("eng_stringtable.txt", std::string(text.substr(at + border.size()))));
    }
    const ImportedProject project = importFreeOrionClassic(folder);
    for (const Diagnostic& fault : project.faults) {
        const std::size_t source = fault.where.file.value;
        if (!fault.where.file.isValid()) {
            continue; // about the folder as a whole
        }
        claim(source < project.sources.size(), "a fault is in no file", text);
        claim(fault.where.span.begin <= fault.where.span.end &&
                  fault.where.span.end <= project.sources[source]->bytes().size(),
              "a fault points outside of the text", text);
        claim(!fault.message().empty(), "a fault says nothing", text);
    }
    for (const auto& [path, bytes] : project.files) {
        const XmlTree tree = parseXml(std::make_shared<SourceText>(path, bytes), FileId{0});
        claim(tree.diagnostics().empty(), "a file that was made is not well-formed", text);
    }
    claim(importFreeOrionClassic(folder).files == project.files, "another import makes other files", text);
    return 0;
}
