// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/choice_model.h"

#include "widgets/expression/detail_delegate.h"

#include <QAbstractItemView>
#include <QCompleter>

namespace orrery::widgets {

void ChoiceModel::show(FormChoicesPtr choices) {
    beginResetModel();
    m_choices = std::move(choices);
    endResetModel();
}

int ChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_choices == nullptr ? 0 : static_cast<int>(m_choices->choices().size());
}

QVariant ChoiceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const FormChoice& choice = m_choices->choices()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return choice.shown;
    case DetailDelegate::DetailRole:
    case Qt::AccessibleDescriptionRole:
        return choice.detail == choice.shown ? QString() : choice.detail;
    default:
        return {};
    }
}

QCompleter* makeChoiceCompleter(ChoiceModel& model, QObject* parent) {
    auto* const search = new QCompleter(&model, parent);
    search->setCaseSensitivity(Qt::CaseInsensitive);
    search->setFilterMode(Qt::MatchContains);
    search->setMaxVisibleItems(14);
    search->popup()->setItemDelegate(new DetailDelegate(search->popup()));
    return search;
}

} // namespace orrery::widgets
