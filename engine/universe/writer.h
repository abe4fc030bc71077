// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/attachment_tree.h"
#include "engine/universe/lost_targets.h"
#include "engine/universe/system_owners.h"
#include "engine/universe/universe.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The cause that a write has in the log.
struct Cause {
    CauseKind kind = CauseKind::effect;
    std::uint32_t firing = noFiring; ///< or the statement's index, for CauseKind::setup
    std::uint16_t effect = 0;
    std::uint32_t moment = 0; ///< index into TurnLog::moments
};

/// Returns whether Cause::firing is the place of an order or scenario action. Objects that these create or destroy keep
/// their cause.
inline bool hasOwnPlace(const Cause& cause) {
    return cause.kind == CauseKind::order || cause.kind == CauseKind::scenario;
}

/// The only way to change a universe. Every change goes into the columns and the log together, so the previous state
/// and the log always give the next state. Non-finite values are never accepted (X1.3): they become 0.
class Writer {
public:
    /// Sets the row count and turn of a fresh log.
    Writer(Universe& universe, TurnLog& log);

    Universe& universe() { return m_universe; }
    TurnLog& log() { return m_log; }

    /// Opens a moment, after updating derived columns. Later runs and firings may refer to it. @return its index
    std::uint32_t openMoment(Stage stage, int priority, Side side = Side::within);
    std::uint32_t addFiring(Firing firing);
    void addSkip(Skip skip);
    void addFault(RunFault fault);

    /// Writes one value for each row. Rows whose value does not change stay in the run, because an effect without a
    /// change still fired. Returns the run's index.
    std::uint32_t write(ColumnId column, const RowListRef& rows, std::span<const double> after, Cause cause);
    std::uint32_t write(ColumnId column, Row row, double after, Cause cause);

    /// Opens a run, so that the caller can write the values directly into the log, one for each row. Nothing else may
    /// be written or created before commitRun(); the span is valid until then.
    std::span<double> beginRun(ColumnId column, RowListRef rows, Cause cause);
    std::uint32_t commitRun();
    /// Returns the cells of the open run's column, for a caller that writes both values and cells and then calls
    /// commitWritten(). Returns null where a write needs more than the cells (pins, columns that all objects have).
    /// Call commitRun() then.
    double* openCells();
    /// Ends a run whose finite values are already in the cells. @param changes whether a cell changed
    std::uint32_t commitWritten(bool changes);

    /// A new object with the defaults of its type and class; attached, owned and placed as given. The initial values of
    /// its columns are runs of CauseKind::create. create() returns noRow and logs a fault where the limit on objects
    /// (R2.4) is reached.
    struct NewObject {
        ClassIndex objectClass = 0;
        Row attachedTo = noRow;
        std::uint32_t owners = 0; ///< owner set
        std::string name{};
        std::optional<std::pair<double, double>> position{}; ///< default: that of attachedTo
        Row system = noRow;                                  ///< default: that of attachedTo; a system is in itself
        std::uint64_t birthKey = 0;                          ///< E5.10
        Row target = noRow;                                  ///< E9.1
        Row creator = noRow;                                 ///< the source of the effect that creates it (E5.33)
        /// Initial values for some columns of its type, instead of those of its class.
        std::vector<std::pair<ColumnId, double>> given{};
    };
    Row create(const NewObject& object, Cause cause);

    /// Destroys an object and everything attached to it, children first. A destroyed empire no longer owns objects. A
    /// destroyed system destroys its contents and its lanes too (E3.8). An empire whose capital is destroyed has no
    /// capital. The next refreshDerived() clears targets that refer to the object. Each change is logged with its
    /// cause. The object's host stays known. Does nothing for a destroyed object.
    void destroy(Row row, Cause cause);
    /// Returns the objects that destroy() would destroy: the object first, and hosts before the objects on them.
    /// Includes the contents of systems.
    std::vector<Row> leaving(Row row) { return m_attachments.withContents(m_universe, row); }
    void setOwners(Row row, std::vector<Row> empires, Cause cause);
    /// Returns the index of an owner set, for the owners column.
    std::uint32_t internOwners(std::vector<Row> empires) { return m_universe.m_ownerSets.intern(std::move(empires)); }
    /// Returns the index of a text, for the name column or a text property.
    std::uint32_t internText(std::string_view text) { return m_universe.m_texts.intern(text); }
    /// Replaces all lanes; logs them at this point. The ends may come in any order; ignores a lane from a system to
    /// itself.
    void setLanes(std::vector<std::pair<Row, Row>> lanes);
    /// Replaces the whole agenda.
    void setAgenda(Agenda agenda);
    /// Adds pending effects and gives them a serial.
    void addPending(PendingEffects effects);
    /// Removes the pending effects with the serial, or all that match.
    void removePending(std::uint64_t serial);
    void removePending(const std::function<bool(const PendingEffects&)>& matches);
    /// Notes that a group of a holder responded to its first event; nullopt: that it did not respond after all (T13).
    void noteAnswer(Row holder, std::uint32_t group, std::optional<std::uint32_t> turn);

    /// Updates derived columns (owners of systems, E5.3; targets that were destroyed, E9.1) after owners, attachments
    /// or existence changed. Called before anything reads them: when a moment opens, and after each effect of the other
    /// stages. Costs nothing without such changes.
    void refreshDerived();
    void setTurn(std::uint32_t turn);
    /// Stores max meters for last() at the end of the turn (E8.1).
    void closeTurn();

private:
    RowListRef single(Row row);
    void learnEmpires();
    bool isSystem(Row row) const;
    void remove(Row row, Cause cause, Cause cascade);
    void leaveOwners(Row empire, Cause cause);
    std::uint32_t openRun(ColumnId column, RowListRef rows, Cause cause);
    void change(PendingChange change);
    void store(ColumnId column, const RowListRef& rows, std::span<double> values);
    void noteChanged(ColumnId column, const RowListRef& rows);
    void keepPinned(ColumnId column, const RowList& rows, std::span<double> values) const;

    Universe& m_universe;
    TurnLog& m_log;
    SystemOwners m_systemOwners;
    LostTargets m_lostTargets;
    AttachmentTree m_attachments;
    Cause m_lastCascade; ///< of the most recently destroyed object
    bool m_isRunOpen = false;
    bool m_capIsReported = false;
    RowListRef m_single; ///< the last list of one row: consecutive runs on the same row share it

    std::optional<TypeIndex> m_systemType;
    std::optional<TypeIndex> m_empireType;
    std::vector<Row> m_empires; ///< types never change, so the list only grows
    std::size_t m_typedRows = 0;
};

} // namespace orrery::engine
