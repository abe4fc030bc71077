// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <span>

namespace orrery::engine {

/// What a write is written down as.
struct Cause {
    CauseKind kind = CauseKind::effect;
    std::uint32_t firing = noFiring; ///< or the statement's index, for CauseKind::setup
    std::uint16_t effect = 0;
    std::uint32_t moment = 0; ///< index into TurnLog::moments
};

/// The only way to change a universe: every change goes into the columns and the log together, so that the state before
/// and the log always give the state after. Values that are no number are never accepted (X1.3): they are written as 0.
class Writer {
public:
    Writer(Universe& universe, TurnLog& log);

    Universe& universe() { return m_universe; }
    TurnLog& log() { return m_log; }

    /// Opens a moment; later runs and firings may name it. @return its index.
    std::uint32_t openMoment(Stage stage, int priority);
    std::uint32_t addFiring(Firing firing);
    void addSkip(Skip skip);
    void addFault(RunFault fault);

    /// One value for each row. Rows whose value does not change stay in the run: an effect that changed nothing fired
    /// all the same. Returns the run's index.
    std::uint32_t write(ColumnId column, const RowListRef& rows, std::span<const double> after, Cause cause);
    std::uint32_t write(ColumnId column, Row row, double after, Cause cause);

    /// A new object with the defaults of its type and class; attached, owned and placed as given. Its columns' first
    /// values are runs of CauseKind::create. noRow where the cap on objects (R2.4) is reached: a fault is logged then.
    struct NewObject {
        ClassIndex objectClass = 0;
        Row attachedTo = noRow;
        std::uint32_t owners = 0; ///< owner set
        std::string name;
        std::optional<std::pair<double, double>> position; ///< else that of attachedTo
        Row system = noRow;                                ///< else that of attachedTo; a system is in itself
        std::uint64_t birthKey = 0;                        ///< E5.10
    };
    Row create(const NewObject& object, Cause cause);

    /// Takes the object and all that is attached to it out of the game, children first; a lost empire leaves the owners
    /// of its objects; a lost system takes its lanes along (E3.8). Each is logged with its cause.
    void destroy(Row row, Cause cause);
    void setOwners(Row row, std::vector<Row> empires, Cause cause);
    /// Lanes are replaced whole; kept in the snapshot.
    void setLanes(std::vector<std::pair<Row, Row>> lanes);

    /// Brings derived columns up to date (owners of systems, E5.3) after owners, attachments or existence changed.
    /// Called before anything reads: at each moment's opening and after each effect of the other stages.
    void refreshDerived();
    void setTurn(std::uint32_t turn);
    /// Remembers max meters for last() as the turn closes (E8.1).
    void closeTurn();

private:
    Universe& m_universe;
    TurnLog& m_log;
    bool m_ownersDirty = true;
};

} // namespace orrery::engine
