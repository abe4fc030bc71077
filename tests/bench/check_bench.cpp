// SPDX-License-Identifier: GPL-3.0-or-later
// P3.2, P3.3: the cost of a check, and of a check after one keystroke. It is the processor time of one thread, divided
// by the time that pugixml takes for the same bytes in the same run. Also the memory that each step keeps.
#include "engine/assist/index.h"
#include "engine/check/check.h"
#include "engine/lint/lint.h"
#include "engine/program/program.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/effect_call.h"
#include "tests/bench/timing.h"
#include "tests/support/large_project.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>
#include <malloc.h>
#include <string_view>
#include <utility>

using namespace orrery;
using namespace orrery::engine;

namespace {

double bytesInUse() {
    const struct mallinfo2 heap = mallinfo2();
    return static_cast<double>(heap.uordblks + heap.hblkhd);
}

void measure(const std::string& name, const fixture::ProjectShape& shape, int keys, double keyAsked) {
    FolderContents contents = fixture::makeProject(shape);
    const FolderContents shipped = readFolder(std::string(ORRERY_RESOURCE_DIR) + "/vocabulary", "vocabulary/");
    std::size_t size = 0;
    for (const auto& [path, text] : contents.files) {
        size += text->bytes().size();
    }
    const double reference = bench::workOf([&] {
        for (const auto& [path, text] : contents.files) {
            pugi::xml_document document;
            document.load_buffer(text->bytes().data(), text->bytes().size());
        }
    });
    std::printf("%s: %zu files, %.1f MB; pugixml reads them in %.1f ms\n", name.c_str(), contents.files.size(),
                static_cast<double>(size) / 1e6, reference);
    double held = bytesInUse();
    const double before = held;
    double total = 0.0;
    const auto say = [&](const char* what, double time) {
        const double now = bytesInUse();
        std::printf("  %-34s %9.2f ms, %7.2f x pugixml; keeps %6.2f x the text\n", what, time, time / reference,
                    (now - std::exchange(held, now)) / static_cast<double>(size));
        total += time;
    };
    ParsedProject project;
    say("reading", bench::workOf([&] { project = parseProject(arrangeSources(contents, shipped)); }));
    CheckMemory memory;
    std::vector<Diagnostic> findings;
    std::shared_ptr<const CheckedModel> model;
    say("checking all", bench::workOf([&] { model = check(project, shippedRows(), findings, &memory); }));
    bench::record({"P3.3", name + ": reading and checking", total, "ms", {}, 5000});
    std::shared_ptr<const Program> program;
    say("compiling", bench::workOf([&] { program = compile(model); }));
    std::shared_ptr<const NameIndex> names;
    say("indexing names", bench::workOf([&] { names = indexNames(project, *model); }));
    std::vector<Diagnostic> advice;
    say("lint", bench::workOf([&] { lint(project, *model, advice); }));
    std::printf("  %zu findings, %zu of lint\n", findings.size(), advice.size());
    // The limit is for a large project: in a small one, what every project has outweighs the text.
    bench::record({"P3.3", name + ": memory against the text", (bytesInUse() - before) / 1e6, "MB",
                   static_cast<double>(size) / 1e6, size > 40'000'000 ? std::optional(10.0) : std::nullopt});

    const auto file = std::next(contents.files.begin(), static_cast<std::ptrdiff_t>(contents.files.size() / 2));
    std::vector<double> times;
    std::size_t read = 0;
    for (int key = 0; key < keys; ++key) {
        std::string text(file->second->bytes());
        const std::size_t at = text.find("at-least=\"", text.size() / 3);
        text.insert(at == std::string::npos ? text.find("type=\"") : at + 10, "1");
        file->second = std::make_shared<const SourceText>(file->first, std::move(text));
        times.push_back(bench::workOf([&] {
            ParsedProject next = parseProject(arrangeSources(contents, shipped), &project);
            std::vector<Diagnostic> again;
            model = check(next, shippedRows(), again, &memory);
            project = std::move(next);
        }));
        read = std::max(read, memory.bodiesRead);
    }
    bench::record({"P3.2", name + ": a key, reading and checking, p95", bench::share(times, 0.95), "ms", {}, keyAsked});
    std::printf("  at most %zu of %zu classes read again\n", read, memory.entries.size());
}

} // namespace

/// With a name, runs only the measurement of that name.
int main(int argc, char** argv) {
    struct Measurement {
        const char* name;
        fixture::ProjectShape shape;
        int keys;
        double keyAsked; ///< ms
    };
    const std::array all = {
        Measurement{"10 classes", {.classes = 10, .groupsPerClass = 2}, 20, 50},
        Measurement{"1,000 classes", {.classes = 1000, .groupsPerClass = 2, .files = 20}, 20, 200},
        Measurement{"10,000 groups", fixture::tenThousandGroups(), 20, 200},
        Measurement{"10,000 groups in one file", {.classes = 5000, .groupsPerClass = 2, .isOneFile = true}, 20, 200},
        Measurement{"50 MB", fixture::fiftyMegabytes(), 10, 200},
    };
    for (const Measurement& one : all) {
        if (argc == 1 || std::string_view(argv[1]) == one.name) {
            measure(one.name, one.shape, one.keys, one.keyAsked);
        }
    }
    return 0;
}
