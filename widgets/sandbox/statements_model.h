// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/checked_rows.h"
#include "engine/content/element.h"
#include "engine/universe/view.h"
#include "engine/vocabulary/vocabulary.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::widgets {

/// A line of a run: a statement, an order or a decision.
struct StatementRow {
    std::uint32_t turn = 0;
    QString sentence;
    engine::Span span{}; ///< its element in the text
    bool isEnabled = true;
    bool canBeDisabled = true; ///< false for kinds that a program adds without the attribute
    QString reason{};          ///< why it does not act; empty: it acts, or it is disabled
};

/// Returns the lines of a run by turn, in the order in which they act.
/// @param view a state of the run, which has the names of its objects; null: unknown
std::vector<StatementRow> statementRows(engine::Element run, const engine::Vocabulary& vocabulary,
                                        const engine::View* view = nullptr);
/// Returns the sentence of an element's row, with the values of its attributes, except the turn.
QString sentenceOf(engine::Element element, const engine::Vocabulary& vocabulary, const engine::View* view = nullptr);
/// Returns the same for a statement.
QString sentenceOf(const engine::CheckedStatement& statement, const engine::Vocabulary& vocabulary,
                   const engine::View* view = nullptr);

/// The lines of the sandbox's present run, as a table by turn (I6.4).
class StatementsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { turn, sentence, state, columns };
    static constexpr int SpanRole = Qt::UserRole; ///< begin of the element in the text

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<StatementRow> rows);
    const std::vector<StatementRow>& rows() const { return m_rows; }
    /// Marks the reasons as out of date, because the text is being checked again.
    void setStale(bool isStale);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Emits turnEntered() or enabledEntered(). The model changes only with the text.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    void turnEntered(int row, std::uint32_t turn);
    void enabledEntered(int row, bool isEnabled);

private:
    std::vector<StatementRow> m_rows;
    bool m_isStale = false;
};

} // namespace orrery::widgets
