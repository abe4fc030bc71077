// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a content file beside a small project: it is checked, and every resulting scenario is played and
// explained (R2.2, R2.3).
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/lint/lint.h"
#include "engine/rules/shipped_rows.h"
#include "tests/engine/support/made_project.h"
#include "tests/engine/support/play_and_ask.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace orrery::engine;
using namespace orrery::engine::fixture;
using orrery::fuzz::claim;
using orrery::fuzz::textOf;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t largest = 8192;
    constexpr std::size_t mostScenarios = 3;
    if (size > largest) {
        return 0;
    }
    static const FolderContents shipped = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    const std::string_view text = textOf(data, size);
    const auto file = [](std::string path, std::string_view content) {
        return std::make_shared<const SourceText>(std::move(path), std::string(content));
    };
    FolderContents folder{.name = "fuzz", .files = {}, .diagnostics = {}};
    folder.files["orrery.xml"] = file("orrery.xml", R"xml(<project format="1" name="Fuzz"/>)xml");
    folder.files["base.xml"] = file("base.xml", madeProjectBase());
    folder.files["content.xml"] = file("content.xml", text);
    std::vector<Diagnostic> diagnostics;
    const ParsedProject project = parseProject(arrangeSources(folder, shipped));
    const auto model = check(project, shippedRows(), diagnostics);
    lint(project, *model, diagnostics);
    const auto program = compile(model);
    for (std::size_t i = 0; i < std::min(model->scenarios.size(), mostScenarios); ++i) {
        const std::string wrong = playAndAsk(program, model->scenarios[i], static_cast<std::uint32_t>(size));
        claim(wrong.empty(), wrong.c_str(), text);
    }
    return 0;
}
