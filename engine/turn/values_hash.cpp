// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/values_hash.h"

#include <algorithm>
#include <bit>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace orrery::engine {

namespace {

constexpr std::uint64_t firstKey = 0x9E37'79B9'7F4A'7C15ull;
constexpr std::uint64_t keyStep = 0xD1B5'4A32'D192'ED03ull;

/// Two lanes, in one register if the processor has one of that size. The code uses vector instructions directly,
/// because compilers do not recognise the product of halves.
class LanePair {
public:
    explicit LanePair(std::uint64_t key) : m_keys{pair(key, key + firstKey)} {}
    LanePair(std::uint64_t key, const std::uint64_t* sums, const std::uint64_t* products)
        : m_sums{pair(sums[0], sums[1])}, m_products{pair(products[0], products[1])}, m_keys{
                                                                                          pair(key, key + firstKey)} {}

    void add(const double* values) {
#if defined(__SSE2__)
        const __m128i words = _mm_castpd_si128(_mm_loadu_pd(values));
        m_sums = _mm_add_epi64(m_sums, words);
        const __m128i keyed = _mm_xor_si128(words, m_keys);
        m_products = _mm_add_epi64(m_products, _mm_mul_epu32(keyed, _mm_srli_epi64(keyed, 32)));
        m_keys = _mm_add_epi64(m_keys, pair(keyStep, keyStep));
#else
        for (std::size_t lane = 0; lane < 2; ++lane) {
            const auto word = std::bit_cast<std::uint64_t>(values[lane]);
            m_sums[lane] += word;
            const std::uint64_t keyed = word ^ m_keys[lane];
            m_products[lane] += (keyed & 0xFFFF'FFFFull) * (keyed >> 32);
            m_keys[lane] += keyStep;
        }
#endif
    }

    void keep(std::uint64_t* sums, std::uint64_t* products) const {
        sums[0] = low(m_sums);
        sums[1] = high(m_sums);
        products[0] = low(m_products);
        products[1] = high(m_products);
    }

    std::uint64_t mixedInto(std::uint64_t hash) const {
        // This code never takes the addresses of the members, so they can stay in registers.
        return mixed(mixed(mixed(mixed(hash, low(m_sums)), high(m_sums)), low(m_products)), high(m_products));
    }

private:
#if defined(__SSE2__)
    using Pair = __m128i;
    static Pair pair(std::uint64_t first, std::uint64_t second) {
        return _mm_set_epi64x(std::bit_cast<long long>(second), std::bit_cast<long long>(first));
    }
    static std::uint64_t low(Pair pair) {
        return std::bit_cast<std::uint64_t>(_mm_cvtsi128_si64(pair));
    }
    static std::uint64_t high(Pair pair) {
        return low(_mm_unpackhi_epi64(pair, pair));
    }
#else
    using Pair = std::array<std::uint64_t, 2>;
    static Pair pair(std::uint64_t first, std::uint64_t second) {
        return {first, second};
    }
    static std::uint64_t low(const Pair& pair) {
        return pair[0];
    }
    static std::uint64_t high(const Pair& pair) {
        return pair[1];
    }
#endif

    Pair m_sums{};
    Pair m_products{};
    Pair m_keys;
};

} // namespace

std::uint64_t hashOfValues(std::span<const double> values) {
    LanePair first(firstKey);
    LanePair second(firstKey * 3);
    std::size_t i = 0;
    for (; i + 4 <= values.size(); i += 4) {
        first.add(values.data() + i);
        second.add(values.data() + i + 2);
    }
    std::uint64_t hash = second.mixedInto(first.mixedInto(values.size()));
    for (; i < values.size(); ++i) {
        hash = mixed(hash, std::bit_cast<std::uint64_t>(values[i]));
    }
    return hash;
}

void ValuesHash::add(std::span<const double> values) {
    const std::size_t rest = m_count % 4;
    const std::uint64_t keysBefore = m_count / 4 * keyStep;
    LanePair first(firstKey + keysBefore, m_sums.data(), m_products.data());
    LanePair second(firstKey * 3 + keysBefore, m_sums.data() + 2, m_products.data() + 2);
    m_count += values.size();
    if (rest != 0) {
        const std::size_t more = std::min(values.size(), 4 - rest);
        std::copy_n(values.begin(), more, m_rest.begin() + rest);
        values = values.subspan(more);
        if (rest + more == 4) {
            first.add(m_rest.data());
            second.add(m_rest.data() + 2);
        }
    }
    std::size_t i = 0;
    for (; i + 4 <= values.size(); i += 4) {
        first.add(values.data() + i);
        second.add(values.data() + i + 2);
    }
    if (i < values.size()) {
        std::copy(values.begin() + static_cast<std::ptrdiff_t>(i), values.end(), m_rest.begin());
    }
    first.keep(m_sums.data(), m_products.data());
    second.keep(m_sums.data() + 2, m_products.data() + 2);
}

std::uint64_t ValuesHash::value() const {
    const LanePair first(firstKey, m_sums.data(), m_products.data());
    const LanePair second(firstKey, m_sums.data() + 2, m_products.data() + 2);
    std::uint64_t hash = second.mixedInto(first.mixedInto(m_count));
    for (std::size_t i = 0; i < m_count % 4; ++i) {
        hash = mixed(hash, std::bit_cast<std::uint64_t>(m_rest[i]));
    }
    return hash;
}

} // namespace orrery::engine
