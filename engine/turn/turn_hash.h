// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/universe/turn_log.h"
#include "engine/universe/view.h"

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
    std::uint64_t finish(const TurnLog& log, const View& view);

private:
    enum class Meaning : std::uint8_t { plain, objectClass, objectType, text, owners, classes };
    struct ColumnHash {
        std::uint64_t stamp = 0;
        std::uint64_t existsStamp = 0;
        std::uint64_t hash = 0;
    };

    std::uint64_t valuesHash(ColumnId column, std::span<const double> values, const View& view);
    std::uint64_t columnHash(ColumnId column, const View& view);
    std::uint64_t meaning(Meaning kind, double value, const View& view);
    std::uint64_t classSetHash(std::size_t index, const View& view);
    std::uint64_t rowsHash(const RowListRef& rows);
    std::uint64_t firingHash(const TurnLog& log, std::uint32_t firing) const;
    std::uint64_t eventsHash(const TurnLog& log) const;
    std::uint64_t agendaHash(const Agenda& agenda);

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
    std::vector<ColumnHash> m_known; ///< by ColumnId: of a state that may come again
    RowList m_existing;
    std::uint64_t m_existingStamp = 0;

    struct KnownRows {
        const RowList* rows = nullptr;
        std::uint64_t hash = 0;
    };
    std::array<KnownRows, 256> m_rows{}; ///< lists are shared by many runs; the log keeps them, and so their addresses
};

} // namespace orrery::engine
