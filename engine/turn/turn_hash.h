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

/// The hash of a turn: of the state after it and of everything in its log (E8.5, R3.1). Indices (classes, groups,
/// columns, texts, owner sets) enter by their meaning, so unused content changes no hash. Runs are hashed while they
/// are still in the processor's cache.
class TurnHasher {
public:
    explicit TurnHasher(const Program& program);

    /// Begins a log.
    void begin();
    /// Adds the parts of the log that were not added yet.
    void absorb(const TurnLog& log, const View& view);
    /// Returns the hash of the log so far and of the state. More may be added after it.
    std::uint64_t finish(const TurnLog& log, const Universe& universe);

private:
    enum class Meaning : std::uint8_t { plain, objectClass, objectType, text, owners, classes };
    /// Rows that exist, without a gap between them.
    struct Stretch {
        Row first = 0;
        Row end = 0;
    };
    /// The hash of a column's values in rows that exist. If only new rows were added since, it continues from there.
    struct ColumnHash {
        std::uint64_t stamp = 0; ///< of the state that `hash` is of
        std::uint64_t existsStamp = 0;
        std::uint64_t hash = 0;
        std::uint64_t cells = 0; ///< Universe::cellStamp of the column and of existence
        std::uint64_t existsCells = 0;
        Row rows = 0;      ///< number of rows that were hashed
        ValuesHash plain;  ///< for Meaning::plain
        WordHash meanings; ///< for other meanings
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
    std::vector<std::uint64_t> m_texts;                    ///< by index into TextTable, as far as known
    std::vector<std::uint64_t> m_owners;                   ///< by index into OwnerSets, as far as known: sets of rows
    std::vector<std::optional<std::uint64_t>> m_classSets; ///< likewise: sets of classes
    std::vector<Meaning> m_meanings;                       ///< by ColumnId

    /// The hash of one kind of log entry, and the number of entries in it. Each kind has its own hash, so the result
    /// does not depend on when entries were added.
    struct Trail {
        std::size_t count = 0;
        std::uint64_t hash = 0;
    };
    Trail m_firings;
    Trail m_runs;
    Trail m_skips;
    Trail m_faults;
    std::vector<ColumnHash> m_known;   ///< by ColumnId: of a state that may come again
    std::vector<Stretch> m_existing;   ///< ascending
    WordHash m_existingHash;           ///< of the rows in them
    std::uint64_t m_existingCells = 0; ///< Universe::cellStamp of existence when they were found
    Row m_existingRows = 0;            ///< number of rows that were searched

    struct KnownRows {
        const RowList* rows = nullptr;
        std::uint64_t hash = 0;
    };
    std::array<KnownRows, 256> m_rows{}; ///< many runs share lists; the log keeps them alive, at fixed addresses
};

} // namespace orrery::engine
