// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <functional>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A whole state, shared chunk by chunk with the snapshot before it where nothing changed. Immutable.
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

/// A materialised state that owns its columns: a turn's opening, any moment within it, or what a what-if turn came to.
/// Views of it stay valid when it is moved; a copy is another state. The universe that it came from has to outlive it.
class State {
public:
    State() = default;
    State(const State& other);
    State(State&&) = default;
    State& operator=(const State& other);
    State& operator=(State&&) = default;

    View view() const;
    /// The universe's present, with everything that belongs to it: needs the universe no longer.
    static State of(const Universe& universe);
    /// A copy of this state with everything that belongs to it: another thread can read it while the run goes on.
    State detached() const;

private:
    friend class History;
    void link();
    void load(const Universe& universe, const Snapshot& snapshot, std::size_t capacity);
    void replay(const TurnLog& log, std::uint32_t from, std::uint32_t to);

    const Universe* m_universe = nullptr; ///< for what is append-only: owner sets, texts, birth keys
    /// Of a state that needs no universe: the same. `view` is without columns.
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
    std::size_t m_pendingChanges = 0; ///< of the log that is replayed: how many are in it
};

/// Bytes that a log holds; lists that its records share count once (P2.2).
std::size_t bytesOf(const TurnLog& log);
/// The same of a log that is being written, without looking at its records: lists that they share count each time.
std::size_t mostBytesOf(const TurnLog& log);

/// All turns of a run: the state after each, and the log of the step that led to it. Going back is reading (P2.5).
class History {
public:
    /// Appends the universe's present state, and the log of the step that led to it (for turn 0: of the set-up).
    void record(const Universe& universe, TurnLog log);
    /// Turns recorded: 0 … size() - 1.
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_snapshots.size()); }
    const Snapshot& snapshot(std::uint32_t turn) const { return *m_snapshots[turn]; }
    /// The log of the step that led to a turn. One that was dropped is made again: the same bytes. What is returned
    /// stays valid until some other dropped ones are asked for; who keeps it longer takes sharedLog().
    const TurnLog& log(std::uint32_t turn) const { return *sharedLog(turn); }
    std::shared_ptr<const TurnLog> sharedLog(std::uint32_t turn) const;
    std::uint64_t hash(std::uint32_t turn) const { return m_hashes[turn]; }

    /// Takes the step to a turn again, without changing anything.
    using Rebuild = std::function<TurnLog(std::uint32_t turn)>;
    /// From now on logs beyond so many bytes are dropped, the oldest first, and made again when they are asked for
    /// (P2.2, R2.4). The newest is always kept.
    void limitLogs(std::size_t bytes, Rebuild rebuild);
    bool isLogKept(std::uint32_t turn) const { return m_logs[turn] != nullptr; }
    /// A value at the end of a turn; 0 for a row that was not made yet.
    double at(std::uint32_t turn, ColumnId column, Row row) const;

    /// The state at the end of a turn.
    State state(const Universe& universe, std::uint32_t turn) const;
    /// The state within the step to `turn`, after `runs` runs of its log: what conditions and amounts of a moment read.
    State stateAt(const Universe& universe, std::uint32_t turn, std::uint32_t runs) const;
    /// Carries a state that stateAt made after `from` runs on to `to` runs, in place: moments that are asked for one
    /// after the other cost what happened between them.
    void carryOn(State& state, std::uint32_t turn, std::uint32_t from, std::uint32_t to) const;
    /// Puts the universe back to the end of a turn. Owner sets and texts stay interned.
    void load(Universe& universe, std::uint32_t turn) const;
    /// The same, and forgets the later turns.
    void restore(Universe& universe, std::uint32_t turn);

    /// Bytes held by snapshots and logs; what they share counts once (P2.5).
    struct Memory {
        std::size_t snapshots = 0;
        std::size_t logs = 0;
    };
    Memory memory() const;
    /// The same without looking at all of it: what turns share may count more than once.
    std::size_t bytes() const { return m_snapshotBytes.empty() ? 0 : m_snapshotBytes.back() + m_keptLogBytes; }
    /// How much more record() would hold of the universe, once the set-up is recorded; its log apart.
    std::size_t bytesToRecord(const Universe& universe) const;

private:
    void dropLogs();

    std::vector<std::shared_ptr<const Snapshot>> m_snapshots;
    std::vector<std::shared_ptr<const TurnLog>> m_logs; ///< null: dropped
    std::vector<std::size_t> m_logBytes;
    std::vector<std::size_t> m_snapshotBytes; ///< of all up to each turn
    std::size_t m_keptLogBytes = 0;
    std::vector<std::uint64_t> m_hashes;
    std::size_t m_logLimit = std::numeric_limits<std::size_t>::max();
    Rebuild m_rebuild;
    /// Logs that were made again, the last one asked for at the end.
    mutable std::vector<std::pair<std::uint32_t, std::shared_ptr<const TurnLog>>> m_rebuilt;
};

} // namespace orrery::engine
