// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The state from which a result was computed. Holds stamps of exactly the parts that the result reads.
class StateMark {
public:
    /// Returns whether the state equals that of the last call, and remembers this state.
    bool agrees(const View& view, std::span<const ColumnId> columns, bool readsLanes = false, bool readsTurn = false) {
        const bool isFirst = m_seen.empty();
        m_seen.resize(columns.size() + 3);
        bool same = !isFirst;
        const auto note = [&](std::size_t place, std::uint64_t value) {
            same &= m_seen[place] == value;
            m_seen[place] = value;
        };
        note(0, view.rowCount);
        note(1, readsLanes ? view.lanes->stamp : 0);
        note(2, readsTurn ? view.turn | std::uint64_t{view.tick} << 32 : 0);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            note(i + 3, view.stamps[columns[i].value]);
        }
        return same;
    }

private:
    std::vector<std::uint64_t> m_seen;
};

/// A mark for the state of a universe that changes over time. It also finds the changed rows, if they are few.
class FollowedMark {
public:
    enum class Found : std::uint8_t { same, changedRows, anything };

    /// Compares the state with that of the last call, and remembers this state.
    /// @param columns built-in columns
    /// @param changed receives the rows that may differ in a column, for Found::changedRows; ascending, with created
    /// rows
    Found follow(const View& view, std::span<const ColumnId> columns, RowList& changed) {
        const bool isSame = m_mark.agrees(view, columns);
        const ChangeJournal::Position since = m_position;
        const bool wasPresent =
            std::exchange(m_isPresent, view.journal != nullptr && view.journal->isPresent(view.stamps, columns));
        if (m_isPresent) {
            m_position = view.journal->end();
        }
        if (isSame) {
            return Found::same;
        }
        const bool isKnown = wasPresent && m_isPresent && view.journal->changedSince(since, columns, changed);
        return isKnown ? Found::changedRows : Found::anything;
    }

private:
    StateMark m_mark;
    ChangeJournal::Position m_position;
    bool m_isPresent = false;
};

/// A hash of values by their bits, so a missing value equals itself. If the first value is a row, successive rows have
/// successive hashes. Callers mostly look up successive rows. Their look-ups then pass through a large table in order,
/// and do not jump.
struct BitsHash {
    using is_transparent = void;
    std::size_t operator()(std::span<const double> values) const {
        constexpr double exact = 9007199254740992.0; // 2^53
        std::uint64_t hash = 0;
        std::uint64_t factor = 1;
        for (const double value : values) {
            const auto whole = value >= 0.0 && value < exact ? static_cast<std::uint64_t>(value) : 0;
            const std::uint64_t bits = std::bit_cast<std::uint64_t>(value);
            hash += factor * (static_cast<double>(whole) == value ? whole : bits ^ (bits >> 32));
            factor *= 0x9e3779b97f4a7c15ull;
        }
        return hash;
    }
};

struct BitsEqual {
    using is_transparent = void;
    bool operator()(std::span<const double> a, std::span<const double> b) const {
        return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size_bytes()) == 0);
    }
};

constexpr ColumnId columnOf(Builtin builtin) {
    return {static_cast<std::uint16_t>(builtin)};
}

} // namespace orrery::engine
