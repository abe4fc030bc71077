// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/hunt/run_inquiry.h"

#include "widgets/sandbox/turn_range.h"

#include <QAbstractTableModel>

namespace orrery::widgets {

/// The answer to a question about the run, as a table (I4.19). Hits in the turn shown are bold.
class AnswersModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { turn, object, value, columnCount_ };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows an answer; null: none. A longer answer to the same question keeps the rows before.
    void show(RunAnswerPtr answer);
    void setTurn(std::uint32_t shown);
    /// Lists only the hits of some turns; nullopt: all hits.
    void setTurns(std::optional<TurnRange> turns);
    const RunAnswer::Hit* hitAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void list();

    RunAnswerPtr m_answer;
    std::vector<std::size_t> m_rows; ///< indices of the listed hits
    std::optional<TurnRange> m_turns;
    std::uint32_t m_turn = 0;
};

} // namespace orrery::widgets
