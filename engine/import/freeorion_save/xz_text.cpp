// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_save/xz_text.h"

#include <deque>
#include <lzma.h>
#include <memory>

namespace orrery::engine {

namespace {

constexpr std::size_t chunkBytes = std::size_t{1} << 20;
constexpr std::uint64_t decoderMemory = std::uint64_t{256} << 20; // the strongest preset of xz needs 65 MB

/// Frees the memory of a decoder.
struct Decoder {
    Decoder() = default;
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;
    ~Decoder() { lzma_end(&stream); }
    lzma_stream stream = LZMA_STREAM_INIT;
};

Phrase reasonOf(lzma_ret result) {
    switch (result) {
    case LZMA_FORMAT_ERROR:
        return phrase("it is no .xz file");
    case LZMA_OPTIONS_ERROR:
    case LZMA_UNSUPPORTED_CHECK:
        return phrase("it uses a method that Orrery does not have");
    case LZMA_BUF_ERROR:
        return phrase("it is not complete");
    case LZMA_MEM_ERROR:
    case LZMA_MEMLIMIT_ERROR:
        return phrase("unpacking needs too much memory");
    default:
        return phrase("its bytes do not match its checksums");
    }
}

} // namespace

bool isXz(std::string_view bytes) {
    return bytes.starts_with(std::string_view("\xFD"
                                              "7zXZ\0",
                                              6));
}

std::variant<std::string, XzError> unpackXz(std::string_view packed, std::uint64_t limit) {
    Decoder decoder;
    lzma_stream& stream = decoder.stream;
    if (const lzma_ret made = lzma_stream_decoder(&stream, decoderMemory, LZMA_CONCATENATED); made != LZMA_OK) {
        return XzError{reasonOf(made)};
    }
    stream.next_in = reinterpret_cast<const std::uint8_t*>(packed.data());
    stream.avail_in = packed.size();
    // Chunks, because a string that grows would need more than twice the memory of the text.
    std::deque<std::unique_ptr<char[]>> chunks;
    std::uint64_t size = 0;
    lzma_ret result = LZMA_OK;
    while (result == LZMA_OK) {
        if (stream.avail_out == 0) {
            chunks.push_back(std::make_unique_for_overwrite<char[]>(chunkBytes));
            stream.next_out = reinterpret_cast<std::uint8_t*>(chunks.back().get());
            stream.avail_out = chunkBytes;
        }
        result = lzma_code(&stream, LZMA_FINISH);
        size = stream.total_out;
        if (size > limit) {
            return XzError{{}, true};
        }
    }
    if (result != LZMA_STREAM_END) {
        return XzError{reasonOf(result)};
    }
    std::string text;
    text.reserve(static_cast<std::size_t>(size));
    while (!chunks.empty()) {
        text.append(chunks.front().get(),
                    std::min<std::size_t>(chunkBytes, static_cast<std::size_t>(size) - text.size()));
        chunks.pop_front();
    }
    return text;
}

} // namespace orrery::engine
