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

/// The hash of a turn: of the state that it leaves and of everything in its log (E8.5, R3.1). What is written in
/// indices (classes, groups, columns, texts, owner sets) enters by what the index means, so that content which nothing
/// uses changes no hash. Runs are taken in while they are still near the processor.
class TurnHasher {
public:
    explicit TurnHasher(const Program& program);

    /// Begins a log.
    void begin();
    /// Takes in what the log holds beyond what was taken in already.
    void absorb(const TurnLog& log, const View& view);
    /// The hash of the log so far and of the state; more may be taken in after it.
    std::uint64_t finish(const TurnLog& log, const Universe& universe);

private:
    enum class Meaning : std::uint8_t { plain, objectClass, objectType, text, owners, classes };
    /// Rows that exist, without a gap between them.
    struct Stretch {
        Row first = 0;
        Row end = 0;
    };
    /// The hash of a column's values in rows that exist. Where rows were only made since, it goes on from there.
    struct ColumnHash {
        std::uint64_t stamp = 0; ///< of the state that `hash` is of
        std::uint64_t existsStamp = 0;
        std::uint64_t hash = 0;
        std::uint64_t cells = 0; ///< Universe::cellStamp of the column and of existence
        std::uint64_t existsCells = 0;
        Row rows = 0;      ///< so many were gone through
        ValuesHash plain;  ///< of Meaning::plain
        WordHash meanings; ///< of others
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

    std::vector<std::uint64_t> m_groups;      ///< by index into Program::groups: what they are called
    std::vector<std::uint64_t> m_columns;     ///< by ColumnId: what they are called
    std::vector<std::uint64_t> m_occurrences; ///< by OccurrenceKind: what they are called
    std::vector<std::uint64_t> m_classes;
    std::vector<std::uint64_t> m_types;
    std::vector<std::uint64_t> m_texts;                    ///< by index into TextTable, as far as known
    std::vector<std::uint64_t> m_owners;                   ///< by index into OwnerSets, as far as known: taken as rows
    std::vector<std::optional<std::uint64_t>> m_classSets; ///< likewise: taken as classes
    std::vector<Meaning> m_meanings;                       ///< by ColumnId

    /// One kind of entry of the log: how many were taken in, and what they came to. Kept apart, so that the hash does
    /// not depend on when which were taken in.
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
    std::uint64_t m_existingCells = 0; ///< the Universe::cellStamp of existence that they were found with
    Row m_existingRows = 0;            ///< so many were gone through

    struct KnownRows {
        const RowList* rows = nullptr;
        std::uint64_t hash = 0;
    };
    std::array<KnownRows, 256> m_rows{}; ///< lists are shared by many runs; the log keeps them, and so their addresses
};

} // namespace orrery::engine
