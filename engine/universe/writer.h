// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/system_owners.h"
#include "engine/universe/universe.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace orrery::engine {

/// What a write is written down as.
struct Cause {
    CauseKind kind = CauseKind::effect;
    std::uint32_t firing = noFiring; ///< or the statement's index, for CauseKind::setup
    std::uint16_t effect = 0;
    std::uint32_t moment = 0; ///< index into TurnLog::moments
};

/// Whether Cause::firing is the place of an order or of a scenario's action: what they make and lose keeps their kind.
inline bool hasOwnPlace(const Cause& cause) {
    return cause.kind == CauseKind::order || cause.kind == CauseKind::scenario;
}

/// The only way to change a universe: every change goes into the columns and the log together, so that the state before
/// and the log always give the state after. Values that are no number are never accepted (X1.3): they are written as 0.
class Writer {
public:
    /// A fresh log learns from which row count it begins.
    Writer(Universe& universe, TurnLog& log);

    Universe& universe() { return m_universe; }
    TurnLog& log() { return m_log; }

    /// Opens a moment, derived columns being up to date; later runs and firings may name it. @return its index.
    std::uint32_t openMoment(Stage stage, int priority, Side side = Side::within);
    std::uint32_t addFiring(Firing firing);
    void addSkip(Skip skip);
    void addFault(RunFault fault);

    /// One value for each row. Rows whose value does not change stay in the run: an effect that changed nothing fired
    /// all the same. Returns the run's index.
    std::uint32_t write(ColumnId column, const RowListRef& rows, std::span<const double> after, Cause cause);
    std::uint32_t write(ColumnId column, Row row, double after, Cause cause);

    /// The same in two steps, for who computes the values: they go straight into the log's storage, one for each row.
    /// Nothing else may be written or created between the two; the span is valid until commitRun.
    std::span<double> beginRun(ColumnId column, RowListRef rows, Cause cause);
    std::uint32_t commitRun();
    /// The cells of the open run's column, for who writes them as he computes and then calls commitWritten(). Null
    /// where there is more to see to than cells (pins, columns that all objects have): commitRun() does.
    double* openCells();
    /// Ends a run whose cells have its values, which are finite. @param changes whether one is another than before.
    std::uint32_t commitWritten(bool changes);

    /// A new object with the defaults of its type and class; attached, owned and placed as given. Its columns' first
    /// values are runs of CauseKind::create. noRow where the cap on objects (R2.4) is reached: a fault is logged then.
    struct NewObject {
        ClassIndex objectClass = 0;
        Row attachedTo = noRow;
        std::uint32_t owners = 0; ///< owner set
        std::string name{};
        std::optional<std::pair<double, double>> position{}; ///< else that of attachedTo
        Row system = noRow;                                  ///< else that of attachedTo; a system is in itself
        std::uint64_t birthKey = 0;                          ///< E5.10
        Row target = noRow;                                  ///< E9.1
        Row creator = noRow;                                 ///< the source of the effect that makes it (E5.33)
        /// What some columns of its type begin with, instead of what its class says.
        std::vector<std::pair<ColumnId, double>> given{};
    };
    Row create(const NewObject& object, Cause cause);

    /// Takes the object and all that is attached to it out of the game, children first; a lost empire leaves the owners
    /// of its objects; a lost system takes what is in it and its lanes along (E3.8); a lost capital is no empire's
    /// capital, and what aimed at it aims at nothing by the next refreshDerived. Each is logged with its cause. What it
    /// was attached to stays known. Nothing to do for what is gone.
    void destroy(Row row, Cause cause);
    /// What destroy() would take out of the game, the object itself first, hosts before what is on them: also what
    /// goes where it goes.
    std::vector<Row> leaving(Row row);
    void setOwners(Row row, std::vector<Row> empires, Cause cause);
    /// The index of an owner set, to be written to the owners column.
    std::uint32_t internOwners(std::vector<Row> empires) { return m_universe.m_ownerSets.intern(std::move(empires)); }
    /// The index of a text, to be written to the name column or to that of a text property.
    std::uint32_t internText(std::string_view text) { return m_universe.m_texts.intern(text); }
    /// Lanes are replaced whole; kept in the snapshot, and in the log at their place. Ends in any order; a lane from a
    /// system to itself is none.
    void setLanes(std::vector<std::pair<Row, Row>> lanes);
    /// The agenda is replaced whole too.
    void setAgenda(Agenda agenda);
    /// Puts effects off; they get their serial.
    void addPending(PendingEffects effects);
    /// Takes out those of the pending effects that match.
    void removePending(std::uint64_t serial);
    void removePending(const std::function<bool(const PendingEffects&)>& matches);
    /// A group of a holder had something to answer, or (nullopt) had nothing after all (T13).
    void noteAnswer(Row holder, std::uint32_t group, std::optional<std::uint32_t> turn);

    /// Brings derived columns up to date (owners of systems, E5.3; targets that are gone, E9.1) after owners,
    /// attachments or existence changed. Called before anything reads: at each moment's opening and after each effect
    /// of the other stages. Costs nothing where none of these changed.
    void refreshDerived();
    void setTurn(std::uint32_t turn);
    /// Remembers max meters for last() as the turn closes (E8.1).
    void closeTurn();

private:
    RowListRef single(Row row);
    void learnEmpires();
    void learnChildren();
    void link(Row parent, Row child);
    void unlink(Row parent, Row child);
    void relink(const RowList& rows, std::span<const double> hosts);
    bool isSystem(Row row) const;
    void appendContents(Row row, std::vector<Row>& out);
    void remove(Row row, Cause cause, Cause cascade);
    void leaveOwners(Row empire, Cause cause);
    std::uint32_t openRun(ColumnId column, RowListRef rows, Cause cause);
    void change(PendingChange change);
    void store(ColumnId column, const RowListRef& rows, std::span<double> values);
    void noteChanged(ColumnId column, const RowListRef& rows);
    void noteAim(Row row, double target);
    void keepPinned(ColumnId column, const RowList& rows, std::span<double> values) const;
    void learnAims();
    void clearTargets();

    Universe& m_universe;
    TurnLog& m_log;
    SystemOwners m_systemOwners;
    bool m_lostTargets = false;    ///< something was destroyed since targets were looked through
    std::vector<Row> m_gone;       ///< since then
    std::vector<Row> m_aimsAtGone; ///< what may aim at something that was gone before
    bool m_knowsAims = false;
    std::unordered_map<Row, std::vector<Row>> m_aimersOf; ///< by target; some aim at something else by now
    Cause m_lastCascade;                                  ///< of what was destroyed last
    bool m_isRunOpen = false;
    bool m_capIsReported = false;
    RowListRef m_single; ///< the last list of one row: runs that follow on the same row share it

    std::optional<TypeIndex> m_systemType;
    std::optional<TypeIndex> m_empireType;
    std::vector<Row> m_empires; ///< types never change, so the list only grows
    std::size_t m_typedRows = 0;

    // What is attached to what, as linked lists in ascending order: made when something is destroyed or moved first,
    // and anew after many attachments changed.
    std::vector<Row> m_firstChild;
    std::vector<Row> m_lastChild;
    std::vector<Row> m_nextChild;
    Bitmap m_leaving; ///< empty between uses
    std::size_t m_linkedRows = 0;
};

} // namespace orrery::engine
