// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <functional>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A whole state. Unchanged chunks are shared with the previous snapshot. Immutable.
struct Snapshot {
    using Chunk = std::shared_ptr<const std::vector<double>>; ///< at most chunkRows values
    std::uint32_t turn = 0;
    std::size_t rowCount = 0;
    std::vector<std::vector<Chunk>> columns;
    std::vector<std::vector<Chunk>> lastMax;
    std::shared_ptr<const LaneMap> lanes;
    std::shared_ptr<const Agenda> agenda;
    std::shared_ptr<const PendingState> pending;
    std::vector<std::uint64_t> stamps;
    std::vector<std::uint64_t> cellStamps; ///< Universe::cellStamp, by ColumnId
};

/// A materialised state that owns its columns: a turn's opening, any moment within it, or the result of a what-if turn.
/// A view of it stays valid when the state is moved; a copy is another state. The universe that it comes from must
/// outlive it.
class State {
public:
    State() = default;
    State(const State& other);
    State(State&&) = default;
    State& operator=(const State& other);
    State& operator=(State&&) = default;

    View view() const;
    /// Returns the universe's present with everything that belongs to it. It no longer needs the universe.
    static State of(const Universe& universe);
    /// Returns a copy of this state with everything that belongs to it, so that another thread can read it while the
    /// run continues.
    State detached() const;

private:
    friend class History;
    void link();
    void load(const Universe& universe, const Snapshot& snapshot, std::size_t capacity);
    void replay(const TurnLog& log, std::uint32_t from, std::uint32_t to);

    const Universe* m_universe = nullptr; ///< for the append-only parts: owner sets, texts, birth keys
    /// The same parts, for a state that needs no universe. `view` has no columns.
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
    std::size_t m_pendingChanges = 0; ///< while replaying: how many of the log's pending changes are applied
};

/// Returns the bytes that a log holds; a list that several of its records share counts once (P2.2).
std::size_t bytesOf(const TurnLog& log);
/// Returns an upper bound of the same for a log in progress, without reading its records: shared lists count each time.
std::size_t mostBytesOf(const TurnLog& log);

/// All turns of a run: the state after each, and the log of the step that led to it. Going back only reads (P2.5).
class History {
public:
    /// Appends the universe's present state, and the log of the step that led to it (for turn 0: of the set-up).
    void record(const Universe& universe, TurnLog log);
    /// Returns the number of recorded turns: 0 … size() - 1.
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_snapshots.size()); }
    const Snapshot& snapshot(std::uint32_t turn) const { return *m_snapshots[turn]; }
    /// Returns the log of the step that led to a turn. Rebuilds a dropped log with the same bytes. The result stays
    /// valid until other dropped logs are requested; use sharedLog() to keep it longer.
    const TurnLog& log(std::uint32_t turn) const { return *sharedLog(turn); }
    std::shared_ptr<const TurnLog> sharedLog(std::uint32_t turn) const;
    std::uint64_t hash(std::uint32_t turn) const { return m_hashes[turn]; }

    /// Repeats the step to a turn without changing anything.
    using Rebuild = std::function<TurnLog(std::uint32_t turn)>;
    /// Sets a limit in bytes: from now on, drops the oldest logs beyond it and rebuilds them on request (P2.2, R2.4).
    /// Always keeps the newest.
    void limitLogs(std::size_t bytes, Rebuild rebuild);
    bool isLogKept(std::uint32_t turn) const { return m_logs[turn] != nullptr; }
    /// Returns a value at the end of a turn; 0 for a row that did not exist yet.
    double at(std::uint32_t turn, ColumnId column, Row row) const;

    /// Returns the state at the end of a turn.
    State state(const Universe& universe, std::uint32_t turn) const;
    /// Returns the state within the step to `turn`, after the first `runs` runs of its log: conditions and amounts of a
    /// moment read it.
    State stateAt(const Universe& universe, std::uint32_t turn, std::uint32_t runs) const;
    /// Carries a state of stateAt from `from` runs forward to `to` runs, in place. A sequence of moments then costs
    /// only the changes between them.
    void carryOn(State& state, std::uint32_t turn, std::uint32_t from, std::uint32_t to) const;
    /// Resets the universe to the end of a turn. Owner sets and texts stay interned.
    void load(Universe& universe, std::uint32_t turn) const;
    /// Does the same, and drops the later turns.
    void restore(Universe& universe, std::uint32_t turn);

    /// Bytes held by snapshots and logs; shared parts count once (P2.5).
    struct Memory {
        std::size_t snapshots = 0;
        std::size_t logs = 0;
    };
    Memory memory() const;
    /// Returns an estimate without visiting everything: parts that turns share may count more than once.
    std::size_t bytes() const { return m_snapshotBytes.empty() ? 0 : m_snapshotBytes.back() + m_keptLogBytes; }
    /// Returns how many more bytes record() would hold of the universe, once the set-up is recorded; excludes the log.
    std::size_t bytesToRecord(const Universe& universe) const;

private:
    void dropLogs();

    std::vector<std::shared_ptr<const Snapshot>> m_snapshots;
    std::vector<std::shared_ptr<const TurnLog>> m_logs; ///< null: dropped
    std::vector<std::size_t> m_logBytes;
    std::vector<std::size_t> m_snapshotBytes; ///< by turn: the sum up to it
    std::size_t m_keptLogBytes = 0;
    std::vector<std::uint64_t> m_hashes;
    std::size_t m_logLimit = std::numeric_limits<std::size_t>::max();
    Rebuild m_rebuild;
    /// Rebuilt logs, the most recently requested last.
    mutable std::vector<std::pair<std::uint32_t, std::shared_ptr<const TurnLog>>> m_rebuilt;
};

} // namespace orrery::engine
