// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/render.h"

#include <QAbstractItemModel>
#include <QString>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// An entry of the breakdown of a value in an earlier run (I4.9).
struct EarlierEntry {
    engine::Phrase label;
    QString source;                  ///< name of the source; empty: none, or several
    QString step;                    ///< "+3"
    QString value;                   ///< the value instead of a step, for the entry at the start of the turn
    std::vector<EarlierEntry> below; ///< equal entries of several sources
};

/// The breakdown of a value of the present run in an earlier run.
struct EarlierBreakdown {
    engine::Row row = engine::noRow; ///< of the object in the present run
    engine::ColumnId column{};       ///< in the present run
    std::uint32_t turn = 0;
    QString run; ///< short name of the earlier run
    std::vector<EarlierEntry> entries;
    QString value; ///< empty: not known yet
};

/// Returns the entries of a breakdown, on any thread that may read the session.
std::vector<EarlierEntry> earlierEntries(const engine::Session& session, const engine::Ledger& ledger);

/// The breakdown of one value (I4.4). The entries come first, then the effects that did not act (ghosts), then the
/// footer that checks the sum. Equal entries of several sources are one row; the user can unfold it. A row with
/// operands unfolds to these operands. If a turn has two meter passes, a heading precedes the entries of each.
class LedgerModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { before, step, after, group, source, because, earlier, columnCount_ };
    enum class Kind : std::uint8_t { happened, folded, operand, ghost, pass, footer };
    enum Role {
        KindRole = Qt::UserRole, ///< int of Kind
        FileRole,                ///< FileId of the XML that caused the entry; not set if there is none
        BeginRole,               ///< first byte of the span of that XML
        EndRole,
        ObjectRole,   ///< row of the source, or for an operand of the object read; not set if there is none
        OperandRole,  ///< for an operand that reads a value: column of the value
        VariableRole, ///< for an operand that reads a variable: its index; no object for one of the whole run
        RunRole,      ///< for an entry of the log: index of its change in the log
        PartRole,     ///< number of the object's part with that variable
        BlockerRole,  ///< for a suppressed effect: row of the holder of the effect that took precedence
        IsProvenRole, ///< for the footer: bool
        DetailRole    ///< source and reason, the text below the cause
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows a breakdown. Inside a turn, entries after the session's cursor are dim (I4.2), and the footer has the
    /// value at the cursor.
    void show(const engine::Session& session, const engine::Ledger& ledger);
    void clear();
    /// Sets the breakdown in the earlier run for the next breakdown that is shown; null: the model does not have this
    /// column. Entries that only the earlier run has come after the others.
    void setEarlier(std::shared_ptr<const EarlierBreakdown> breakdown) { m_next = std::move(breakdown); }
    /// Sets whether the model shows ghosts. Initially it shows them.
    void setGhostsShown(bool shown);
    bool areGhostsShown() const { return m_showGhosts; }
    /// Returns whether the breakdown has ghosts.
    bool hasGhosts() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Line {
        Kind kind = Kind::happened;
        QString cells[columnCount_];
        QString label; ///< cause, without the number of sources
        QString toolTip;
        engine::Location where;
        std::uint32_t object = engine::noRow;
        std::uint32_t blocker = engine::noRow;
        int operandColumn = -1;
        int operandVariable = -1;
        int operandPart = 0;
        std::uint32_t run = engine::noFiring; ///< index of the change in the log
        bool isAhead = false;                 ///< the change comes after the cursor
        bool isProven = false;
        int parent = -1; ///< index in m_lines
        std::vector<int> children;
    };

    int add(Line line, int parent);
    static Line happenedLine(const engine::FoldedRows& fold, const engine::View& view, const engine::Ledger& ledger);
    static Line ghostLine(const engine::LedgerRow& row, const engine::View& view);
    static void addOrigin(const engine::LedgerRow& row, Line& line);
    /// Adds the ghosts from `first` on that have the same effect, group and kind of reason. @return their number.
    std::size_t addGhosts(const engine::Ledger& ledger, std::size_t first, const engine::View& view);
    void addPass(engine::MeterPass pass);
    void addFooter(const engine::Ledger& ledger, const engine::View& view, const engine::Session* inside);
    void matchEarlier(const std::vector<EarlierEntry>& entries, int parent);
    void addOperands(const engine::LedgerRow& row, const engine::View& view, const engine::View& now, int parent);
    const std::vector<int>& childrenOf(const QModelIndex& parent) const;
    void rebuildTop();

    std::vector<Line> m_lines;
    std::vector<int> m_all;                         ///< top-level lines, including ghosts
    std::vector<int> m_top;                         ///< shown top-level lines
    std::shared_ptr<const EarlierBreakdown> m_next; ///< for the next breakdown
    std::shared_ptr<const EarlierBreakdown> m_earlier;
    bool m_showGhosts = true;
};

} // namespace orrery::widgets
