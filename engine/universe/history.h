// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A complete, immutable state of a run. Shares unchanged chunks with the previous snapshot.
struct Snapshot {
    using Chunk = std::shared_ptr<const std::vector<double>>; ///< at most chunkRows values of a column
    std::uint32_t turn = 0;
    std::size_t rowCount = 0;
    std::vector<std::vector<Chunk>> columns;
    std::vector<std::vector<Chunk>> lastMax;
    std::shared_ptr<const LaneMap> lanes;
    std::shared_ptr<const Agenda> agenda;
    std::shared_ptr<const PendingState> pending;
    std::vector<std::uint64_t> stamps;
    std::vector<std::uint64_t> cellStamps; ///< stamps of Universe::cellStamp(), by ColumnId
};

/// A materialised state that owns its columns. It is the start of a turn, a moment within a turn, or the result of a
/// what-if turn. A view of the state stays valid when the state is moved; a copy is another state. The universe of the
/// state must outlive it.
class State {
public:
    State() = default;
    State(const State& other);
    State(State&&) = default;
    State& operator=(const State& other);
    State& operator=(State&&) = default;

    View view() const;
    /// Returns the present state of the universe with everything that belongs to it. This state does not need the
    /// universe.
    static State of(const Universe& universe);
    /// Returns a copy of this state with everything that belongs to it. Another thread can read the copy while the run
    /// continues.
    State detached() const&;
    State detached() &&;

private:
    friend class History;
    void link();
    void load(const Universe& universe, const Snapshot& snapshot, std::size_t capacity);
    void replay(const TurnLog& log, std::uint32_t from, std::uint32_t to);

    const Universe* m_universe = nullptr; ///< the universe, for the append-only parts: owner sets, texts, birth keys
    /// The append-only parts of a state that does not need the universe. `view` has no columns.
    struct OwnPart {
        std::shared_ptr<const CheckedModel> model;
        Universe::Grown grown;
        View view;
        static std::shared_ptr<const OwnPart> of(const Universe& universe);
    };
    std::shared_ptr<const OwnPart> m_own;
    std::uint32_t m_turn = 0;
    std::size_t m_rowCount = 0;
    std::vector<ValueStore> m_columns;
    std::vector<ValueStore> m_lastMax;
    std::vector<const double*> m_pointers;
    std::vector<const double*> m_lastPointers;
    std::vector<std::uint64_t> m_stamps;
    std::shared_ptr<const LaneMap> m_lanes;
    std::shared_ptr<const Agenda> m_agenda;
    std::shared_ptr<const PendingState> m_pending;
    std::size_t m_pendingChanges = 0; ///< number of the log's pending changes that replay() has applied
};

/// Returns the bytes that a log holds. Counts a list once if several of its records share it (P2.2).
std::size_t bytesOf(const TurnLog& log);
/// Returns an upper bound of bytesOf() for a log in progress, without reading its records. Counts a shared list each
/// time.
std::size_t mostBytesOf(const TurnLog& log);

/// All turns of a run: the state after each turn, and the log of the step that led to it. Going back to an earlier turn
/// only reads data (P2.5).
class History {
public:
    /// Appends the universe's present state, and the log of the step that led to it. The log of turn 0 is that of the
    /// set-up.
    void record(const Universe& universe, TurnLog log);
    /// Returns a history with the same turns, for a run that branches off (I4.8). Both share the turns. A turn that the
    /// copy records later shares its equal parts with that turn of this history. The copy keeps all logs that it has,
    /// until limitLogs().
    History branch() const;
    /// Returns the number of recorded turns. They have the numbers 0 … size() - 1.
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_snapshots.size()); }
    const Snapshot& snapshot(std::uint32_t turn) const { return *m_snapshots[turn]; }
    /// Returns the log of the step that led to a turn. Rebuilds a dropped log with the same bytes. The result stays
    /// valid until a caller requests other dropped logs. Use sharedLog() to keep it longer.
    const TurnLog& log(std::uint32_t turn) const { return *sharedLog(turn); }
    std::shared_ptr<const TurnLog> sharedLog(std::uint32_t turn) const;
    std::uint64_t hash(std::uint32_t turn) const { return m_hashes[turn]; }

    /// A function that repeats the step to a turn and returns its log, without changing anything.
    using Rebuild = std::function<TurnLog(std::uint32_t turn)>;
    /// Limits the bytes of all logs. From now on, drops the oldest logs beyond the limit and rebuilds them on request
    /// (P2.2, R2.4). Always keeps the newest log.
    void limitLogs(std::size_t bytes, Rebuild rebuild);
    bool isLogKept(std::uint32_t turn) const { return m_logs[turn] != nullptr; }
    /// Returns a value at the end of a turn; 0 for a row that did not exist yet.
    double at(std::uint32_t turn, ColumnId column, Row row) const;

    /// Returns the state at the end of a turn.
    State state(const Universe& universe, std::uint32_t turn) const;
    /// Returns the state within the step to `turn`, after the first `runs` runs of its log. The conditions and amounts
    /// of a moment read this state.
    State stateAt(const Universe& universe, std::uint32_t turn, std::uint32_t runs) const;
    /// Advances a state of stateAt() from `from` runs to `to` runs, in place. Visiting a sequence of moments then costs
    /// only the changes between them.
    void carryOn(State& state, std::uint32_t turn, std::uint32_t from, std::uint32_t to) const;
    /// Resets the universe to the end of a turn. Keeps interned owner sets and texts.
    void load(Universe& universe, std::uint32_t turn) const;
    /// Resets the universe to the end of a turn, and drops the later turns.
    void restore(Universe& universe, std::uint32_t turn);

    /// The bytes that snapshots and logs hold. Shared parts count once (P2.5).
    struct Memory {
        std::size_t snapshots = 0;
        std::size_t logs = 0;
    };
    Memory memory() const;
    /// Returns the bytes of several histories together. Parts that they share count once.
    static Memory memoryOf(std::span<const History* const> histories);
    /// Returns an estimate of these bytes without visiting everything. Parts that turns share may count more than once.
    std::size_t bytes() const { return m_snapshotBytes.empty() ? 0 : m_snapshotBytes.back() + m_keptLogBytes; }
    /// Returns the number of bytes that record() would add for the universe after the set-up. Excludes the log.
    std::size_t bytesToRecord(const Universe& universe) const;

private:
    void dropLogs();

    std::vector<std::shared_ptr<const Snapshot>> m_snapshots;
    std::vector<std::weak_ptr<const Snapshot>> m_twins; ///< by turn: snapshots of the history that this one left
    std::vector<std::shared_ptr<const TurnLog>> m_logs; ///< logs by turn; null: dropped
    std::vector<std::size_t> m_logBytes;
    std::vector<std::size_t> m_snapshotBytes; ///< sum of the snapshots' bytes up to each turn
    std::size_t m_keptLogBytes = 0;
    std::vector<std::uint64_t> m_hashes;
    std::size_t m_logLimit = std::numeric_limits<std::size_t>::max();
    Rebuild m_rebuild;
    /// Rebuilt logs; the most recently requested log is the last.
    mutable std::vector<std::pair<std::uint32_t, std::shared_ptr<const TurnLog>>> m_rebuilt;
};

} // namespace orrery::engine
