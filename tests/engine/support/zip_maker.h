// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Makes zip archives byte by byte, so that tests can make wrong ones. Knows nothing of the library that reads them.
namespace orrery::engine::fixture {

/// An entry without compression, and the values that it declares.
struct ZipEntry {
    std::string name;
    std::string bytes;
    std::uint16_t method = 0;                  ///< 0: no compression
    std::uint16_t flags = 0;                   ///< 1: encrypted
    std::uint32_t mode = 0100644;              ///< kind and permissions of a file on Unix
    std::optional<std::uint32_t> size{};       ///< declared size; nullopt: the true one
    std::optional<std::uint32_t> checksum{};   ///< declared checksum; nullopt: the true one
    std::optional<std::uint32_t> packedSize{}; ///< declared size of the packed bytes; nullopt: the true one
};

inline std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return ~sum;
}

class ZipMaker {
public:
    void add(const ZipEntry& entry) {
        const auto offset = static_cast<std::uint32_t>(m_bytes.size());
        m_bytes += "PK\x03\x04";
        put(m_bytes, 20, 2);
        putCommon(m_bytes, entry);
        m_bytes += entry.name + entry.bytes;
        m_list += "PK\x01\x02";
        put(m_list, 3 << 8 | 20, 2); // made on Unix
        put(m_list, 20, 2);
        putCommon(m_list, entry);
        put(m_list, 0, 2); // comment
        put(m_list, 0, 2); // disk
        put(m_list, 0, 2);
        put(m_list, entry.mode << 16, 4);
        put(m_list, offset, 4);
        m_list += entry.name;
        ++m_count;
    }

    /// @param count declared number of entries; nullopt: the true one
    std::string bytes(std::optional<std::uint16_t> count = std::nullopt) const {
        std::string all = m_bytes + m_list + "PK\x05\x06";
        put(all, 0, 4);
        put(all, count.value_or(m_count), 2);
        put(all, count.value_or(m_count), 2);
        put(all, static_cast<std::uint32_t>(m_list.size()), 4);
        put(all, static_cast<std::uint32_t>(m_bytes.size()), 4);
        put(all, 0, 2);
        return all;
    }

    static void put(std::string& out, std::uint32_t value, int length) {
        for (int i = 0; i < length; ++i) {
            out += static_cast<char>(value >> (8 * i) & 0xFF);
        }
    }

private:
    static void putCommon(std::string& out, const ZipEntry& entry) {
        const auto size = static_cast<std::uint32_t>(entry.bytes.size());
        put(out, entry.flags, 2);
        put(out, entry.method, 2);
        put(out, 12 << 11, 2);
        put(out, (1 << 5) | 1, 2);
        put(out, entry.checksum.value_or(crc32(entry.bytes)), 4);
        put(out, entry.packedSize.value_or(size), 4);
        put(out, entry.size.value_or(size), 4);
        put(out, static_cast<std::uint32_t>(entry.name.size()), 2);
        put(out, 0, 2); // further fields
    }

    std::string m_bytes;
    std::string m_list;
    std::uint16_t m_count = 0;
};

} // namespace orrery::engine::fixture
