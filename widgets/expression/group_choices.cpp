// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/group_choices.h"

#include "widgets/base/choice_box.h"

namespace orrery::widgets {

void GroupChoices::show(const AnalysisPtr& analysis) {
    beginResetModel();
    m_analysis = analysis != nullptr && analysis->model != nullptr ? analysis : nullptr;
    m_classes.clear();
    if (m_analysis != nullptr) {
        const auto& classes = m_analysis->model->classes.asRead();
        for (std::size_t i = 0; i < classes.size(); ++i) {
            if (!classes[i]->isGenerated) {
                m_classes.push_back(i);
            }
        }
    }
    endResetModel();
}

void GroupChoices::setFirst(const QStringList& first) {
    if (first != m_first) {
        beginResetModel();
        m_first = first;
        endResetModel();
    }
}

int GroupChoices::firstClass() const {
    return firstType() + (m_analysis ? static_cast<int>(m_analysis->model->vocabulary.types().size()) : 0);
}

const engine::CheckedClass& GroupChoices::classAt(int row) const {
    return *m_analysis->model->classes.asRead()[m_classes[static_cast<std::size_t>(row - firstClass())]];
}

std::string GroupChoices::groupAt(int row) const {
    if (!isGroup(row) || row >= rowCount()) {
        return {};
    }
    return row < firstClass() ? m_analysis->model->vocabulary.types()[static_cast<std::size_t>(row - firstType())].id
                              : classAt(row).id;
}

std::optional<engine::TypeIndex> GroupChoices::typeAt(int row) const {
    if (!isGroup(row) || row >= rowCount()) {
        return std::nullopt;
    }
    return row < firstClass() ? static_cast<engine::TypeIndex>(row - firstType()) : classAt(row).type;
}

int GroupChoices::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : firstClass() + static_cast<int>(m_classes.size());
}

QVariant GroupChoices::data(const QModelIndex& index, int role) const {
    if (index.isValid() && role == otherNameRole) {
        return index.row() < firstClass() ? QVariant() : QString::fromStdString(classAt(index.row()).name);
    }
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole)) {
        return {};
    }
    return isGroup(index.row()) ? QString::fromStdString(groupAt(index.row())) : m_first[index.row()];
}

} // namespace orrery::widgets
