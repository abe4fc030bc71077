// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/loose_object.h"

#include <charconv>
#include <limits>
#include <zlib.h>

namespace orrery::engine {

namespace {

struct Inflated {
    std::string bytes;
    bool isWhole = false; ///< the compressed bytes end where these bytes end
};

/// Decompresses at most `most` bytes. Returns fewer bytes if the input is damaged or ends.
Inflated inflated(std::string_view compressed, std::size_t most) {
    constexpr std::size_t limit = std::numeric_limits<uInt>::max();
    Inflated result;
    z_stream stream{};
    if (compressed.size() > limit || most > limit || inflateInit(&stream) != Z_OK) {
        return result;
    }
    result.bytes.resize(most);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(compressed.data())); // zlib only reads it
    stream.avail_in = static_cast<uInt>(compressed.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.bytes.data());
    stream.avail_out = static_cast<uInt>(most);
    result.isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END;
    result.bytes.resize(stream.total_out);
    inflateEnd(&stream);
    return result;
}

} // namespace

std::optional<LooseHead> looseHead(std::string_view compressed) {
    constexpr std::size_t mostBytes = 64;
    const std::string bytes = inflated(compressed, mostBytes).bytes;
    const std::size_t blank = bytes.find(' ');
    const std::size_t end = bytes.find('\0');
    if (blank == std::string::npos || end == std::string::npos || end < blank) {
        return std::nullopt;
    }
    LooseHead head{.type = bytes.substr(0, blank), .size = 0, .length = end + 1};
    const char* const last = bytes.data() + end;
    const auto [read, error] = std::from_chars(bytes.data() + blank + 1, last, head.size);
    return error == std::errc() && read == last ? std::optional(std::move(head)) : std::nullopt;
}

std::optional<std::string> looseBytes(std::string_view compressed, const LooseHead& head) {
    Inflated all = inflated(compressed, head.length + head.size + 1); // one more shows an object that is longer
    if (!all.isWhole || all.bytes.size() != head.length + head.size) {
        return std::nullopt;
    }
    all.bytes.erase(0, head.length);
    return std::move(all.bytes);
}

} // namespace orrery::engine
