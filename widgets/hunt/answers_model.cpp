// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/answers_model.h"

#include <QFont>
#include <QGuiApplication>

#include <utility>

namespace orrery::widgets {

void AnswersModel::show(RunAnswerPtr answer) {
    if (answer == m_answer) {
        return;
    }
    beginResetModel();
    m_answer = std::move(answer);
    list();
    endResetModel();
}

void AnswersModel::setTurns(std::optional<TurnRange> turns) {
    if (turns != m_turns) {
        beginResetModel();
        m_turns = turns;
        list();
        endResetModel();
    }
}

void AnswersModel::list() {
    m_rows.clear();
    for (std::size_t i = 0; m_answer && i < m_answer->hits.size(); ++i) {
        if (!m_turns || m_turns->contains(m_answer->hits[i].turn)) {
            m_rows.push_back(i);
        }
    }
}

void AnswersModel::setTurn(std::uint32_t shown) {
    if (shown != std::exchange(m_turn, shown) && rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount_ - 1), {Qt::FontRole});
    }
}

const RunAnswer::Hit* AnswersModel::hitAt(const QModelIndex& index) const {
    return index.isValid() && m_answer ? &m_answer->hits[m_rows[static_cast<std::size_t>(index.row())]] : nullptr;
}

int AnswersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AnswersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnCount_;
}

QVariant AnswersModel::data(const QModelIndex& index, int role) const {
    const RunAnswer::Hit* const hit = hitAt(index);
    if (hit == nullptr) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == turn     ? QVariant(hit->turn)
               : index.column() == object ? QVariant(hit->name)
                                          : QVariant(hit->value);
    case Qt::TextAlignmentRole:
        return index.column() == object ? QVariant() : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font = QGuiApplication::font();
        font.setBold(hit->turn == m_turn);
        return font;
    }
    default:
        return {};
    }
}

QVariant AnswersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == turn ? tr("Turn") : section == object ? tr("Object") : tr("Value");
}

} // namespace orrery::widgets
