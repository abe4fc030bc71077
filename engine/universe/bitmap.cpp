// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/bitmap.h"

#include <algorithm>
#include <cassert>

namespace orrery::engine {

namespace {

std::size_t wordsFor(std::size_t size) {
    return (size + 63) / 64;
}

/// Returns a mask of the last word's bits that belong to the set.
std::uint64_t lastMask(std::size_t size) {
    return size % 64 == 0 ? ~std::uint64_t{0} : (std::uint64_t{1} << (size % 64)) - 1;
}

/// Counts the bits of a word in plain operations. x86-64 without extensions has no instruction for this, so
/// std::popcount would call a function.
std::uint64_t bitsOf(std::uint64_t word) {
    word -= (word >> 1) & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (word * 0x0101010101010101u) >> 56;
}

} // namespace

Bitmap::Bitmap(std::size_t size, bool value) : m_words(wordsFor(size)), m_size(size) {
    if (value) {
        fill(true);
    }
}

void Bitmap::fill(bool value) {
    std::fill(m_words.begin(), m_words.end(), value ? ~std::uint64_t{0} : 0);
    if (value && !m_words.empty()) {
        m_words.back() &= lastMask(m_size);
    }
}

void Bitmap::resize(std::size_t size) {
    m_words.resize(wordsFor(size));
    if (size < m_size && !m_words.empty()) {
        m_words.back() &= lastMask(size);
    }
    m_size = size;
}

bool Bitmap::any() const {
    return std::any_of(m_words.begin(), m_words.end(), [](std::uint64_t word) { return word != 0; });
}

std::size_t Bitmap::count() const {
    std::size_t total = 0;
    for (const std::uint64_t word : m_words) {
        total += static_cast<std::size_t>(bitsOf(word));
    }
    return total;
}

Bitmap& Bitmap::operator&=(const Bitmap& other) {
    assert(m_size == other.m_size);
    const std::uint64_t* theirs = other.m_words.data();
    for (std::size_t w = 0; w < m_words.size(); ++w) {
        m_words[w] &= theirs[w];
    }
    return *this;
}

Bitmap& Bitmap::operator|=(const Bitmap& other) {
    assert(m_size == other.m_size);
    const std::uint64_t* theirs = other.m_words.data();
    for (std::size_t w = 0; w < m_words.size(); ++w) {
        m_words[w] |= theirs[w];
    }
    return *this;
}

Bitmap& Bitmap::andNot(const Bitmap& other) {
    assert(m_size == other.m_size);
    const std::uint64_t* theirs = other.m_words.data();
    for (std::size_t w = 0; w < m_words.size(); ++w) {
        m_words[w] &= ~theirs[w];
    }
    return *this;
}

RowList Bitmap::rows() const {
    RowList list(count());
    Row* next = list.data();
    for (std::size_t w = 0; w < m_words.size(); ++w) {
        const Row base = static_cast<Row>(w * 64);
        std::uint64_t bits = m_words[w];
        if (bits == ~std::uint64_t{0}) { // dense sets are common, and the compiler can vectorise this loop
            for (Row i = 0; i < 64; ++i) {
                next[i] = base + i;
            }
            next += 64;
            continue;
        }
        for (; bits != 0; bits &= bits - 1) {
            *next++ = base + static_cast<Row>(std::countr_zero(bits));
        }
    }
    return list;
}

} // namespace orrery::engine
