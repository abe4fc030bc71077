// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the journal of unsaved work (R1.1, R2.2): its readable part is complete, and the same when it is read
// again. The first byte selects: 'r' the bytes as they are. Otherwise each line is the payload of a record with a valid
// length and checksum, so that the reader decodes it.
#include "engine/text/journal.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <string>

using namespace orrery::engine;
using orrery::fuzz::claim;
using orrery::fuzz::textOf;

namespace {

void put(std::string& bytes, std::uint32_t value) {
    for (int i = 0; i < 4; ++i) {
        bytes += static_cast<char>(value >> (8 * i) & 0xFF);
    }
}

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return ~sum;
}

std::string withRecords(std::string_view lines) {
    JournalRecords records;
    records.begin("/project");
    std::string bytes = records.bytes();
    while (!lines.empty()) {
        const std::string_view payload = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(lines.size(), payload.size() + 1));
        put(bytes, static_cast<std::uint32_t>(payload.size()));
        put(bytes, crc32(payload));
        bytes += payload;
    }
    return bytes;
}

bool isSame(const JournalFile& a, const JournalFile& b) {
    return a.number == b.number && a.path == b.path && a.isOnDisk == b.isOnDisk && a.base == b.base && a.text == b.text;
}

bool isSame(const JournalContents& a, const JournalContents& b) {
    return a.project == b.project &&
           std::ranges::equal(a.files, b.files, [](const auto& x, const auto& y) { return isSame(x, y); });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 8192) {
        return 0;
    }
    const std::string_view input = textOf(data, size);
    const std::string journal = input[0] == 'r' ? std::string(input.substr(1)) : withRecords(input);
    const JournalContents read = readJournal(journal);
    claim(read.wholeBytes <= journal.size(), "more is whole than there is", input);
    claim(read.isTorn || read.wholeBytes == journal.size(), "a whole journal ends before its end", input);
    const JournalContents whole = readJournal(std::string_view(journal).substr(0, read.wholeBytes));
    claim(isSame(whole, read), "what is whole tells something else without what is torn", input);
    claim(read.wholeBytes == 0 || !whole.isTorn, "what is whole is torn", input);

    JournalRecords again;
    again.begin(read.project);
    for (const JournalFile& file : read.files) {
        again.file(file.number, file.path, file.isOnDisk, file.base, file.firstEdit);
        again.text(file.number, file.text, file.lastEdit);
    }
    const JournalContents copy = readJournal(again.bytes());
    claim(!copy.isTorn && isSame(copy, read), "what was read is not read again when it is written", input);
    return 0;
}
