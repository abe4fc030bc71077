// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace orrery::engine {

/// A set of rows, one bit per row. Bits beyond size() are always 0. Binary operations require equal sizes.
class Bitmap {
public:
    Bitmap() = default;
    explicit Bitmap(std::size_t size, bool value = false);

    std::size_t size() const { return m_size; }
    bool test(Row row) const { return (m_words[row / 64] >> (row % 64)) & 1u; }
    void set(Row row) { m_words[row / 64] |= std::uint64_t{1} << (row % 64); }
    void reset(Row row) { m_words[row / 64] &= ~(std::uint64_t{1} << (row % 64)); }
    void put(Row row, bool value) { value ? set(row) : reset(row); }
    void fill(bool value);
    void resize(std::size_t size); ///< new bits are 0

    bool any() const;
    std::size_t count() const;

    Bitmap& operator&=(const Bitmap& other);
    Bitmap& operator|=(const Bitmap& other);
    Bitmap& andNot(const Bitmap& other); ///< removes the rows of `other`
    friend bool operator==(const Bitmap&, const Bitmap&) = default;

    /// Calls visit(Row) for each row of the set in ascending order.
    template <typename Visit>
    void forEach(Visit&& visit) const {
        for (std::size_t w = 0; w < m_words.size(); ++w) {
            for (std::uint64_t bits = m_words[w]; bits != 0; bits &= bits - 1) {
                visit(static_cast<Row>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
            }
        }
    }
    RowList rows() const;

    std::vector<std::uint64_t>& words() { return m_words; }
    const std::vector<std::uint64_t>& words() const { return m_words; }

private:
    std::vector<std::uint64_t> m_words;
    std::size_t m_size = 0;
};

/// The verdicts of a condition on many rows: the rows that match, and the rows with a missing verdict (E4.5). The
/// condition rejects all other rows.
struct TruthSet {
    Bitmap yes;
    Bitmap missing;
    friend bool operator==(const TruthSet&, const TruthSet&) = default;
};

} // namespace orrery::engine
