// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/explain.h"

#include <QAbstractItemModel>
#include <QString>

#include <cstdint>
#include <vector>

namespace orrery::widgets {

/// The account of one value (I4.4): what happened in order, equal steps of several sources folded into one row that
/// unfolds; then what did not happen; then the footer that proves it. Rows that have operands unfold to them.
class LedgerModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { before, step, after, group, source, because, columnCount_ };
    enum class Kind : std::uint8_t { happened, folded, operand, ghost, footer };
    enum Role {
        KindRole = Qt::UserRole, ///< int of Kind
        FileRole,                ///< FileId of the XML that made the row; absent where there is none
        BeginRole,               ///< first byte there
        EndRole,
        ObjectRole,   ///< the source's row; for an operand the object that was read; absent where there is none
        OperandRole,  ///< for an operand that reads a value: its column
        VariableRole, ///< for an operand that reads a variable: its index; of the whole run's there is no object
        PartRole,     ///< and the number of the object's part
        BlockerRole,  ///< stacked out: the holder of what came first
        IsProvenRole  ///< footer: bool
    };

    using QAbstractItemModel::QAbstractItemModel;

    void show(const engine::Session& session, const engine::Ledger& ledger);
    void clear();
    /// Whether ghost rows are shown; they are at first.
    void setGhostsShown(bool shown);
    bool areGhostsShown() const { return m_showGhosts; }

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
        QString toolTip;
        engine::Location where;
        std::uint32_t object = engine::noRow;
        std::uint32_t blocker = engine::noRow;
        int operandColumn = -1;
        int operandVariable = -1;
        int operandPart = 0;
        bool isProven = false;
        int parent = -1; ///< place in m_lines
        std::vector<int> children;
    };

    int add(Line line, int parent);
    Line happenedLine(const engine::LedgerRow& row, const engine::View& view, const engine::Ledger& ledger) const;
    Line ghostLine(const engine::LedgerRow& row, const engine::View& view, const engine::Ledger& ledger) const;
    /// Adds the ghosts from `first` on that one effect of one group has for one kind of reason. @return how many.
    std::size_t addGhosts(const engine::Ledger& ledger, std::size_t first, const engine::View& view);
    void addOperands(const engine::LedgerRow& row, const engine::View& view, int parent);
    const std::vector<int>& childrenOf(const QModelIndex& parent) const;
    void rebuildTop();

    std::vector<Line> m_lines;
    std::vector<int> m_all; ///< top-level lines, ghosts included
    std::vector<int> m_top; ///< those shown
    bool m_showGhosts = true;
};

} // namespace orrery::widgets
