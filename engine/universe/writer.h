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

/// The cause of a write, for the log.
struct Cause {
    CauseKind kind = CauseKind::effect;
    std::uint32_t firing = noFiring; ///< the firing; for CauseKind::setup: the index of the statement
    std::uint16_t effect = 0;
    std::uint32_t moment = 0; ///< index into TurnLog::moments
};

/// Returns whether Cause::firing is the index of an order or scenario action. Objects that an order or action creates
/// or destroys keep its cause.
inline bool hasOwnPlace(const Cause& cause) {
    return cause.kind == CauseKind::order || cause.kind == CauseKind::scenario;
}

/// The only way to change a universe. Every change goes into the columns and the log together. So the previous state
/// and the log always give the next state. Replaces non-finite values by 0 (X1.3).
class Writer {
public:
    /// Sets the row count and turn of a fresh log.
    Writer(Universe& universe, TurnLog& log);

    Universe& universe() { return m_universe; }
    TurnLog& log() { return m_log; }

    /// Updates derived columns, then opens a moment. Later runs and firings may refer to the moment. @return the
    /// moment's index
    std::uint32_t openMoment(Stage stage, int priority, Side side = Side::within);
    std::uint32_t addFiring(Firing firing);
    void addSkip(Skip skip);
    void addFault(RunFault fault);

    /// Writes one value for each row. Rows whose value does not change stay in the run, because an effect without a
    /// change still fired. Returns the run's index.
    std::uint32_t write(ColumnId column, const RowListRef& rows, std::span<const double> after, Cause cause);
    std::uint32_t write(ColumnId column, Row row, double after, Cause cause);

    /// Opens a run. The caller can then write the values directly into the log, one for each row. Do not write or
    /// create anything else before commitRun(). The span is valid until then.
    std::span<double> beginRun(ColumnId column, RowListRef rows, Cause cause);
    std::uint32_t commitRun();
    /// Returns the cells of the open run's column. The caller then writes both values and cells, and calls
    /// commitWritten(). Returns null if a write needs more than the cells (pins, columns that all objects have). Call
    /// commitRun() in this case.
    double* openCells();
    /// Ends a run whose cells already contain its finite values. @param changes whether a cell changed
    std::uint32_t commitWritten(bool changes);

    /// A new object with the defaults of its type and class; attached, owned and placed as given. The initial values of
    /// its columns are runs of CauseKind::create. create() returns noRow and logs a fault at the limit on objects
    /// (R2.4).
    struct NewObject {
        ClassIndex objectClass = 0;
        Row attachedTo = noRow;
        std::uint32_t owners = 0; ///< index of the owner set
        std::string name{};
        std::optional<std::pair<double, double>> position{}; ///< default: the position of attachedTo
        Row system = noRow;                                  ///< default: the system of attachedTo; a system is in
                                                             ///< itself
        std::uint64_t birthKey = 0;                          ///< birth key (E5.10)
        Row target = noRow;                                  ///< target of the object (E9.1)
        Row creator = noRow;                                 ///< the source of the effect that creates it (E5.33)
        /// Initial values for some columns of the object's type, instead of those of its class.
        std::vector<std::pair<ColumnId, double>> given{};
    };
    Row create(const NewObject& object, Cause cause);

    /// Destroys an object and everything attached to it, children first. A destroyed empire no longer owns objects. A
    /// destroyed system destroys its contents and its lanes too (E3.8). An empire whose capital is destroyed has no
    /// capital. The next refreshDerived() clears targets that refer to the object. Logs each change with its cause. The
    /// destroyed object keeps its host. Does nothing for an object that is already destroyed.
    void destroy(Row row, Cause cause);
    /// Returns the objects that destroy() would destroy: the object first, and hosts before the objects on them.
    /// Includes the contents of systems.
    std::vector<Row> leaving(Row row) { return m_attachments.withContents(m_universe, row); }
    void setOwners(Row row, std::vector<Row> empires, Cause cause);
    /// Returns the index of an owner set, for the owners column.
    std::uint32_t internOwners(std::vector<Row> empires) { return m_universe.m_ownerSets.intern(std::move(empires)); }
    /// Returns the index of a text, for the name column or a text property.
    std::uint32_t internText(std::string_view text) { return m_universe.m_texts.intern(text); }
    /// Replaces all lanes, and logs them at this point. The ends of a lane may come in any order. Ignores a lane from a
    /// system to itself.
    void setLanes(std::vector<std::pair<Row, Row>> lanes);
    /// Replaces the whole agenda.
    void setAgenda(Agenda agenda);
    /// Adds pending effects, and gives them a serial number.
    void addPending(PendingEffects effects);
    /// Removes the pending effects with the serial number, or all that match.
    void removePending(std::uint64_t serial);
    void removePending(const std::function<bool(const PendingEffects&)>& matches);
    /// Notes that a group of a holder responded to its first event. nullopt: notes that it did not respond after all
    /// (T13).
    void noteAnswer(Row holder, std::uint32_t group, std::optional<std::uint32_t> turn);

    /// Updates derived columns after owners, attachments or existence changed: owners of systems (E5.3), and targets
    /// that were destroyed (E9.1). Runs before anything reads these columns: when a moment opens, and after each effect
    /// of the other stages. Costs nothing without such changes.
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
    Cause m_lastCascade; ///< cascade cause of the most recently destroyed object
    bool m_isRunOpen = false;
    bool m_capIsReported = false;
    RowListRef m_single; ///< the last list of one row; consecutive runs on the same row share it

    std::optional<TypeIndex> m_systemType;
    std::optional<TypeIndex> m_empireType;
    std::vector<Row> m_empires; ///< rows of empires; types never change, so the list only grows
    std::size_t m_typedRows = 0;
};

} // namespace orrery::engine
