// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as FreeOrion's scripts (G8.1): a script, behind a line of three '=' the macros that it can include, and
// behind another such line a string table. Reading ends, faults are inside of their files, and each byte of the
// expanded text is at its origin.
#include "engine/import/focs/focs_content.h"
#include "tests/fuzz/fuzz.h"

using namespace orrery::engine;
using orrery::fuzz::claim;
using orrery::fuzz::textOf;

namespace {

std::string_view takePart(std::string_view& rest) {
    constexpr std::string_view border = "\n===\n";
    const std::size_t at = rest.find(border);
    const std::string_view part = rest.substr(0, at);
    rest.remove_prefix(at == std::string_view::npos ? rest.size() : at + border.size());
    return part;
}

void checkFaults(const std::vector<Diagnostic>& faults, const FocsSources& sources, std::string_view text) {
    for (const Diagnostic& fault : faults) {
        claim(fault.where.file.value < sources.size(), "a fault is in no file", text);
        const std::size_t size = sources[fault.where.file.value]->bytes().size();
        claim(fault.where.span.begin <= fault.where.span.end && fault.where.span.end <= size,
              "a fault is outside of its file", text);
        claim(!fault.message().empty(), "a fault says nothing", text);
    }
}

void checkOrigins(FocsReader& reader, const FocsScript& script, std::string_view text) {
    const FocsText expanded = reader.expanded(script.file);
    for (std::uint32_t i = 0; i < expanded.size(); ++i) {
        const FocsOrigin origin = script.origins.of(i);
        const std::string_view bytes = reader.sources()[origin.file.value]->bytes();
        claim(origin.offset < bytes.size() && bytes[origin.offset] == expanded.bytes()[i],
              "a byte is not at its origin", text);
    }
    for (const FocsNode& node : script.nodes) {
        claim(node.span.begin <= node.span.end && node.span.end <= expanded.size(), "a node is outside of the text",
              text);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 8192) {
        return 0;
    }
    const std::string_view text = textOf(data, size);
    std::string_view rest = text;
    // Definitions of all kinds may stand in a folder that has no rules of its own.
    const FocsSources sources{
        std::make_shared<SourceText>("scripting/all/a.focs.txt", std::string(takePart(rest))),
        std::make_shared<SourceText>("scripting/all/m.macros", std::string(takePart(rest))),
        std::make_shared<SourceText>("stringtables/en.txt", std::string(rest)),
    };
    const FocsLimits limits{.bytes = 1U << 16, .insertions = 200, .depth = 10, .includeDepth = 4};
    FocsReader reader(sources, limits);
    FocsStore store;
    const FocsScript script = reader.read(FileId{0}, store);
    checkFaults(script.faults, sources, text);
    checkFaults(reader.faultsOf(FileId{0}), sources, text);
    checkFaults(readFocsStrings(*sources[2], FileId{2}).faults, sources, text);
    checkOrigins(reader, script, text);
    claim(script.damaged == 0 || hasErrors(script.faults), "a damaged definition has no fault", text);
    return 0;
}
