// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/journal.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::string_view mark = "orrery journal 1\n";

enum class Record : std::uint8_t { project = 1, file, edit, text, renamed, forget };

constexpr std::array<std::uint32_t, 256> crcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit) {
            value = (value & 1u) != 0 ? 0xEDB88320u ^ (value >> 1) : value >> 1;
        }
        table[i] = value;
    }
    return table;
}();

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t value = ~0u;
    for (const char byte : bytes) {
        value = crcTable[(value ^ static_cast<unsigned char>(byte)) & 0xFFu] ^ (value >> 8);
    }
    return ~value;
}

template <typename Number>
void put(std::string& out, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i) {
        out += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i) & 0xFFu);
    }
}

std::string payloadOf(Record record) {
    return std::string(1, static_cast<char>(record));
}

/// Parses the payload of a record. A missing part marks the payload as broken, and reads as zero.
class Payload {
public:
    explicit Payload(std::string_view bytes) : m_bytes(bytes) {}

    template <typename Number>
    Number number() {
        if (m_bytes.size() < sizeof(Number)) {
            m_isWhole = false;
            return {};
        }
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i) {
            value |= std::uint64_t{static_cast<unsigned char>(m_bytes[i])} << (8 * i);
        }
        m_bytes.remove_prefix(sizeof(Number));
        return static_cast<Number>(value);
    }
    std::string_view text(std::size_t size) {
        m_isWhole = m_isWhole && size <= m_bytes.size();
        const std::string_view taken = m_bytes.substr(0, m_isWhole ? size : 0);
        m_bytes.remove_prefix(taken.size());
        return taken;
    }
    std::string_view rest() { return text(m_bytes.size()); }
    bool isWhole() const { return m_isWhole; }

private:
    std::string_view m_bytes;
    bool m_isWhole = true;
};

/// Applies records one after another.
class Player {
public:
    explicit Player(const DiskText& diskText) : m_diskText(diskText) {}

    /// Applies one record. Returns false if the record is invalid. The records after it are unreliable then.
    bool play(Payload record) {
        const auto kind = static_cast<Record>(record.number<std::uint8_t>());
        if (kind == Record::project) {
            m_project = record.rest();
            return record.isWhole();
        }
        const auto number = record.number<std::uint32_t>();
        if (!record.isWhole()) {
            return false;
        }
        switch (kind) {
        case Record::file:
            return begin(number, record);
        case Record::forget:
            m_files.erase(number);
            return record.isWhole();
        case Record::edit:
        case Record::text:
        case Record::renamed: {
            const auto found = m_files.find(number);
            return found != m_files.end() && change(found->second, kind, record);
        }
        case Record::project:
            break;
        }
        return false;
    }

    JournalContents contents() && {
        JournalContents all{std::move(m_project), {}, false, 0};
        for (auto& [number, file] : m_files) {
            file.number = number;
            all.files.push_back(std::move(file));
        }
        return all;
    }

private:
    bool begin(std::uint32_t number, Payload& record) {
        JournalFile file;
        file.firstEdit = file.lastEdit = record.number<std::int64_t>();
        file.isOnDisk = record.number<std::uint8_t>() != 0;
        file.path = record.text(record.number<std::uint32_t>());
        file.base = record.rest();
        file.text = file.base;
        if (record.isWhole()) {
            m_files.insert_or_assign(number, std::move(file));
        }
        return record.isWhole();
    }

    bool change(JournalFile& file, Record kind, Payload& record) const {
        if (kind == Record::renamed) {
            file.path = record.rest();
            return record.isWhole();
        }
        const auto time = record.number<std::int64_t>();
        if (!record.isWhole()) {
            return false;
        }
        if (kind == Record::text) {
            file.text = record.rest();
        } else {
            const auto position = record.number<std::uint32_t>();
            const auto removed = record.number<std::uint32_t>();
            if (!record.isWhole() || position > file.text.size() || removed > file.text.size() - position) {
                return false;
            }
            file.text.replace(position, removed, record.rest());
        }
        file.lastEdit = time;
        ++file.edits;
        const std::string* const now = m_diskText ? m_diskText(file.path) : nullptr;
        if (now != nullptr && *now == file.text) {
            file.base = file.text;
            file.isOnDisk = true;
        }
        return record.isWhole();
    }

    const DiskText& m_diskText;
    std::string m_project;
    std::map<std::uint32_t, JournalFile> m_files;
};

} // namespace

void JournalRecords::finish(std::string payload) {
    put(m_bytes, static_cast<std::uint32_t>(payload.size()));
    put(m_bytes, crc32(payload));
    m_bytes += payload;
}

void JournalRecords::begin(std::string_view project) {
    m_bytes += mark;
    std::string payload = payloadOf(Record::project);
    payload += project;
    finish(std::move(payload));
}

void JournalRecords::file(std::uint32_t number, std::string_view path, bool isOnDisk, std::string_view bytes,
                          std::int64_t time) {
    std::string payload = payloadOf(Record::file);
    put(payload, number);
    put(payload, time);
    put(payload, static_cast<std::uint8_t>(isOnDisk));
    put(payload, static_cast<std::uint32_t>(path.size()));
    payload += path;
    payload += bytes;
    finish(std::move(payload));
}

void JournalRecords::edit(std::uint32_t number, std::uint32_t position, std::uint32_t removed,
                          std::string_view inserted, std::int64_t time) {
    std::string payload = payloadOf(Record::edit);
    put(payload, number);
    put(payload, time);
    put(payload, position);
    put(payload, removed);
    payload += inserted;
    finish(std::move(payload));
}

void JournalRecords::text(std::uint32_t number, std::string_view bytes, std::int64_t time) {
    std::string payload = payloadOf(Record::text);
    put(payload, number);
    put(payload, time);
    payload += bytes;
    finish(std::move(payload));
}

void JournalRecords::renamed(std::uint32_t number, std::string_view path) {
    std::string payload = payloadOf(Record::renamed);
    put(payload, number);
    payload += path;
    finish(std::move(payload));
}

void JournalRecords::forget(std::uint32_t number) {
    std::string payload = payloadOf(Record::forget);
    put(payload, number);
    finish(std::move(payload));
}

JournalContents readJournal(std::string_view bytes, const DiskText& diskText) {
    const std::size_t all = bytes.size();
    Player player(diskText);
    bool isWhole = bytes.starts_with(mark);
    bytes.remove_prefix(isWhole ? mark.size() : 0);
    while (isWhole && !bytes.empty()) {
        Payload head(bytes);
        const auto size = head.number<std::uint32_t>();
        const auto sum = head.number<std::uint32_t>();
        const std::string_view payload = head.text(size);
        isWhole = head.isWhole() && crc32(payload) == sum && player.play(Payload(payload));
        bytes.remove_prefix(isWhole ? payload.size() + 2 * sizeof(std::uint32_t) : 0);
    }
    JournalContents contents = std::move(player).contents();
    contents.isTorn = !isWhole;
    contents.wholeBytes = all - bytes.size();
    return contents;
}

} // namespace orrery::engine
