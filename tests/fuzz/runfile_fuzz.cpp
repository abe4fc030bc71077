// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a run file (I4.16, R2.2): they are refused with a reason, or the file stays the same after writing and
// reading. The first byte selects: 'd' the rest is the description in a valid archive, 'n' each line is the name of an
// entry, else the bytes as they are.
#include "engine/runfile/run_file.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace orrery::engine;
using namespace orrery::fuzz;

namespace {

constexpr ArchiveLimits limits{.entries = 100, .entryBytes = 1 << 16, .bytes = 1 << 17};

void claimReason(const RunFileError& error, std::string_view input) {
    claim(error.code.starts_with("run-file.") && !error.message.english().empty(), "a refusal has no reason", input);
}

void readFileOf(std::string_view bytes, std::string_view input) {
    const auto read = readRunFile(bytes, limits);
    if (const auto* const error = std::get_if<RunFileError>(&read)) {
        claimReason(*error, input);
        return;
    }
    const RunFile& file = std::get<RunFile>(read);
    const auto written = writeRunFile(file);
    claim(std::holds_alternative<std::string>(written), "a file that was read cannot be written", input);
    const auto again = readRunFile(std::get<std::string>(written), limits);
    claim(std::holds_alternative<RunFile>(again), "a file that was written cannot be read", input);
    const RunFile& copy = std::get<RunFile>(again);
    const auto isSame = [](const auto& a, const auto& b) {
        return a.first == b.first && a.second->bytes() == b.second->bytes();
    };
    claim(copy.description->bytes() == file.description->bytes() &&
              std::ranges::equal(copy.contents.files, file.contents.files, isSame),
          "a file that was written is read as another", input);
    claim(copy.run.hashes == file.run.hashes && copy.run.turn <= copy.run.last() && copy.run.seed == file.run.seed,
          "a description is read as another", input);
}

void packNames(std::string_view lines) {
    std::map<std::string, std::string_view> entries;
    for (std::string_view rest = lines; !rest.empty();) {
        const std::string_view name = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), name.size() + 1));
        entries.emplace(name, "<x/>");
    }
    const auto packed = packZip(entries, limits);
    if (const auto* const error = std::get_if<RunFileError>(&packed)) {
        claimReason(*error, lines);
        return;
    }
    const auto unpacked = unpackZip(std::get<std::string>(packed), limits);
    claim(std::holds_alternative<ArchiveEntries>(unpacked), "packed names cannot be unpacked", lines);
    claim(std::ranges::equal(std::get<ArchiveEntries>(unpacked), entries,
                             [](const auto& a, const auto& b) { return a.first == b.first && a.second == b.second; }),
          "packed names are unpacked as others", lines);
    for (const auto& [name, bytes] : entries) {
        claim(!name.starts_with('/') && !name.starts_with("../") && name != ".." &&
                  name.find("/../") == std::string::npos,
              "a packed name leads out", lines);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 8192) {
        return 0;
    }
    const std::string_view input = textOf(data, size);
    if (input[0] == 'n') {
        packNames(input.substr(1));
    } else if (input[0] == 'd') {
        const auto packed = packZip({{"run.xml", input.substr(1)}, {"content/orrery.xml", "<project/>"}}, limits);
        readFileOf(std::get<std::string>(packed), input);
    } else {
        readFileOf(input, input);
    }
    return 0;
}
