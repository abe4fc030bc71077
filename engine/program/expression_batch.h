// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/expression_lanes.h"
#include "engine/program/expression_read.h"

#include <algorithm>
#include <array>
#include <cfenv>
#include <optional>
#include <span>

#if defined(__SSE2_MATH__)
#include <xmmintrin.h>
#endif

namespace orrery::engine {

/// The number of lanes in a batch: small enough that several intermediate results stay in the first-level cache.
inline constexpr std::size_t lanesPerBatch = 1024;

/// The processor's overflow flag. The flags for divisions by zero are of no use: they cannot tell 0/0 from a comparison
/// with a missing value. Kernels that divide check their divisors instead.
struct OverflowWatch {
    /// Returns whether any operation has overflowed since the last call.
    static bool takeOverflow() {
#if defined(__SSE2_MATH__) // the library also reads the x87 flags, which no operation here sets
        const unsigned flags = _mm_getcsr();
        const bool overflowed = (flags & _MM_EXCEPT_OVERFLOW) != 0;
        if (overflowed) {
            _mm_setcsr(flags & ~_MM_EXCEPT_OVERFLOW);
        }
#else
        const bool overflowed = std::fetestexcept(FE_OVERFLOW) != 0;
        if (overflowed) {
            std::feclearexcept(FE_OVERFLOW);
        }
#endif
        return overflowed;
    }
};

/// An array on the stack if it is small, otherwise on the heap.
template <typename T, std::size_t small>
class Scratch {
public:
    explicit Scratch(std::size_t n) : m_data(n <= small ? m_small.data() : new T[n]) {}
    ~Scratch() {
        if (m_data != m_small.data()) {
            delete[] m_data;
        }
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    T* data() { return m_data; }
    T& operator[](std::size_t i) { return m_data[i]; }

private:
    std::array<T, small> m_small; // not initialised: callers write it before they read it
    T* m_data;
};

/// The candidates of one batch, and facts about all of them.
class Batch {
public:
    Batch(const View& view, const Row* rows, std::size_t n, bool missingAsZero)
        : m_view(view), m_rows(rows), m_size(n), m_missingAsZero(missingAsZero), m_isRun(lanes::isRun(rows, n)) {}

    std::size_t size() const { return m_size; }
    Row row(std::size_t lane) const { return m_rows[lane]; }
    std::span<const Row> rows() const { return {m_rows, m_size}; }

    /// Returns a member's values for all lanes: in place if they are adjacent in a column, otherwise in `buffer`.
    const double* read(const TypedNode& member, double* buffer) {
        switch (member.access) {
        case Access::column:
            return column(m_view.columns[member.column.value], buffer);
        case Access::row:
            return rowNumbers(buffer);
        case Access::meter:
        case Access::property:
            if (const auto type = commonType(); type && m_view.layout->has(*type, member.column)) {
                return column(m_view.columns[member.column.value], buffer);
            }
            break;
        case Access::running:
            if (const auto type = commonType(); type && m_view.layout->has(*type, member.column)) {
                const auto& columns = m_view.running.empty() ? m_view.columns : m_view.running;
                return column(columns[member.column.value], buffer);
            }
            break;
        case Access::lastMax:
            if (const auto type = commonType();
                type && m_view.layout->has(*type, member.column) && member.index < m_view.lastMax.size()) {
                return column(m_view.lastMax[member.index], buffer);
            }
            break;
        default:
            break;
        }
        readMembers(member, m_view, rows(), m_missingAsZero, buffer);
        return buffer;
    }

    const double* rowNumbers(double* buffer) const {
        lanes::rowNumbers(m_rows, buffer, m_size);
        return buffer;
    }

private:
    const double* column(const double* values, double* buffer) const {
        if (m_isRun) {
            return values + m_rows[0];
        }
        lanes::gather(values, m_rows, buffer, m_size);
        return buffer;
    }

    /// Returns the type of all candidates if they share one. One test then shows whether they have a column.
    std::optional<TypeIndex> commonType() {
        if (!m_isTypeKnown) {
            m_isTypeKnown = true;
            const double* types = m_view.columns[static_cast<std::size_t>(Builtin::objectType)];
            const double first = types[m_rows[0]];
            if (m_isRun ? isTypedRun(types, first) : isTypedList(types, first)) {
                m_type = static_cast<TypeIndex>(first);
            }
        }
        return m_type;
    }

    /// Returns whether a run of rows has one type. Keeps the last result, with the stamp of the column: a turn tests
    /// the same planets again and again.
    bool isTypedRun(const double* types, double type) const {
        struct KnownRun {
            std::uint64_t stamp = 0;
            Row begin = 0;
            Row end = 0;
        };
        static thread_local KnownRun known;
        constexpr auto column = static_cast<std::size_t>(Builtin::objectType);
        const std::uint64_t stamp = column < m_view.stamps.size() ? m_view.stamps[column] : 0;
        const Row begin = m_rows[0];
        const Row end = begin + static_cast<Row>(m_size);
        const bool isSameColumn = stamp != 0 && known.stamp == stamp;
        if (isSameColumn && known.begin <= begin && end <= known.end) {
            return true;
        }
        if (!lanes::isAll(types + begin, type, m_size)) {
            return false;
        }
        if (isSameColumn && known.end == begin && types[known.begin] == type) {
            known.end = end;
        } else {
            known = {stamp, begin, end};
        }
        return true;
    }

    /// Returns the same for rows that are not adjacent. Comparing them with the rows of earlier results costs a
    /// fraction of looking up each row.
    bool isTypedList(const double* types, double type) const {
        struct KnownList {
            std::uint64_t stamp = 0;
            std::size_t size = 0;
            std::array<Row, lanesPerBatch> rows;
        };
        constexpr std::size_t fewRows = 32;
        if (m_size < fewRows) {
            return lanes::isAll(types, type, m_rows, m_size);
        }
        static thread_local std::array<KnownList, 16> lists;
        constexpr auto column = static_cast<std::size_t>(Builtin::objectType);
        const std::uint64_t stamp = column < m_view.stamps.size() ? m_view.stamps[column] : 0;
        const std::uint64_t ends = (std::uint64_t{m_rows[0]} << 32 | m_rows[m_size - 1]) ^ m_size;
        KnownList& known = lists[(ends * 0x9E37'79B9'7F4A'7C15ull >> 32) % lists.size()];
        if (stamp != 0 && known.stamp == stamp && known.size == m_size &&
            std::equal(m_rows, m_rows + m_size, known.rows.begin())) {
            return true;
        }
        if (!lanes::isAll(types, type, m_rows, m_size)) {
            return false;
        }
        if (stamp != 0 && m_size <= known.rows.size()) {
            known.stamp = stamp;
            known.size = m_size;
            std::copy(m_rows, m_rows + m_size, known.rows.begin());
        }
        return true;
    }

    const View& m_view;
    const Row* m_rows;
    std::size_t m_size;
    bool m_missingAsZero;
    bool m_isRun;
    bool m_isTypeKnown = false;
    std::optional<TypeIndex> m_type;
};

} // namespace orrery::engine
