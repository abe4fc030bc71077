// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/turn/values_hash.h"
#include "engine/universe/universe.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// The hash of a turn: of the state after the turn and of all entries in its log (E8.5, R3.1). The hash uses the
/// meaning of indices (classes, groups, columns, texts, owner sets), so unused content changes no hash. The class
/// hashes runs while they are still in the processor's cache.
class TurnHasher {
public:
    explicit TurnHasher(const Program& program);

    /// Begins a log.
    void begin();
    /// Adds the new parts of the log.
    void absorb(const TurnLog& log, const View& view);
    /// Returns the hash of the log so far and of the state. Callers may add more after this call.
    std::uint64_t finish(const TurnLog& log, const Universe& universe);

private:
    enum class Meaning : std::uint8_t { plain, objectClass, objectType, text, owners, classes };
    /// Rows that exist, without a gap between them.
    struct Stretch {
        Row first = 0;
        Row end = 0;
    };
    /// The hash of a column's values in existing rows. If the only change is new rows, hashing continues from this
    /// hash.
    struct ColumnHash {
        std::uint64_t stamp = 0; ///< stamp of the state that has this `hash`
        std::uint64_t existsStamp = 0;
        std::uint64_t hash = 0;
        std::uint64_t cells = 0; ///< value of Universe::cellStamp for the column; existsCells: for existence
        std::uint64_t existsCells = 0;
        Row rows = 0;      ///< number of hashed rows
        ValuesHash plain;  ///< hash for Meaning::plain
        WordHash meanings; ///< hash for other meanings
    };

    std::uint64_t valuesHash(ColumnId column, std::span<const double> values, const View& view);
    void findExisting(const Universe& universe);
    std::uint64_t columnHash(ColumnId column, const Universe& universe, const View& view);
    std::uint64_t meaning(Meaning kind, double value, const View& view);
    std::uint64_t classSetHash(std::size_t index, const View& view);
    std::uint64_t rowsHash(const RowListRef& rows);
    std::uint64_t firingHash(const TurnLog& log, std::uint32_t firing) const;
    std::uint64_t eventsHash(const TurnLog& log) const;
    std::uint64_t agendaHash(const Agenda& agenda, const PendingState& state);

    std::vector<std::uint64_t> m_groups;      ///< by index into Program::groups: stable identities
    std::vector<std::uint64_t> m_columns;     ///< by ColumnId: hashes of the names
    std::vector<std::uint64_t> m_occurrences; ///< by OccurrenceKind: hashes of the ids
    std::vector<std::uint64_t> m_classes;
    std::vector<std::uint64_t> m_types;
    std::vector<std::uint64_t> m_texts;                    ///< hashes by known index into TextTable
    std::vector<std::uint64_t> m_owners;                   ///< hashes of sets of rows, by known index into OwnerSets
    std::vector<std::optional<std::uint64_t>> m_classSets; ///< hashes of sets of classes, by known index into OwnerSets
    std::vector<Meaning> m_meanings;                       ///< meaning of each column, by ColumnId

    /// The hash of one kind of log entry, and the number of entries in it. Each kind has a separate hash. So the result
    /// does not depend on the times at which entries are added.
    struct Trail {
        std::size_t count = 0;
        std::uint64_t hash = 0;
    };
    Trail m_firings;
    Trail m_runs;
    Trail m_skips;
    Trail m_faults;
    std::vector<ColumnHash> m_known;   ///< by ColumnId: hash of a state that may return
    std::vector<Stretch> m_existing;   ///< existing rows, ascending
    WordHash m_existingHash;           ///< hash of the rows in m_existing
    std::uint64_t m_existingCells = 0; ///< Universe::cellStamp of existence at the last search for existing rows
    Row m_existingRows = 0;            ///< number of rows in that search

    struct KnownRows {
        const RowList* rows = nullptr;
        std::uint64_t hash = 0;
    };
    std::array<KnownRows, 256> m_rows{}; ///< cache by address: many runs share lists, which the log keeps in place
};

} // namespace orrery::engine
