// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/choice_model.h"

#include "widgets/base/choice_box.h"
#include "widgets/expression/detail_delegate.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFontMetrics>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

void FormChoiceModel::show(FormChoicesPtr choices) {
    beginResetModel();
    m_choices = std::move(choices);
    m_previews.clear();
    m_isAsked = false;
    endResetModel();
}

void FormChoiceModel::setPreview(int row, const QString& words, const QString& sentence) {
    m_previews.set(static_cast<std::size_t>(row), words, sentence);
    emit dataChanged(index(row, 0), index(row, 0),
                     {DetailDelegate::PreviewRole, Qt::ToolTipRole, Qt::AccessibleDescriptionRole});
}

int FormChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_choices == nullptr ? 0 : static_cast<int>(m_choices->choices().size());
}

QVariant FormChoiceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const FormChoice& choice = m_choices->choices()[row];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return choice.shown;
    case otherNameRole:
        return choice.written != choice.shown ? choice.written : QString();
    case DetailDelegate::DetailRole:
        return choice.detail == choice.shown ? QString() : choice.detail;
    case DetailDelegate::PreviewRole: {
        if (!std::exchange(m_isAsked, true)) {
            emit previewsWanted();
        }
        const ShownPreviews::Texts* const preview = m_previews.find(row);
        return preview != nullptr ? preview->words : QString();
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: {
        const ShownPreviews::Texts* const preview = m_previews.find(row);
        return preview != nullptr ? preview->sentence : choice.detail;
    }
    default:
        return {};
    }
}

int FormChoiceModel::listWidth(const QFontMetrics& metrics) const {
    constexpr int looks = 200;
    int width = 0;
    for (int row = 0; row < std::min(rowCount(), looks); ++row) {
        const QModelIndex at = index(row, 0);
        width = std::max(
            width, metrics.horizontalAdvance(at.data().toString() + at.data(DetailDelegate::DetailRole).toString()));
    }
    return std::min(width + 64 + metrics.averageCharWidth() * 12, 520); // leaves room for previews
}

QCompleter* makeChoiceCompleter(FormChoiceModel& model, QObject* parent) {
    auto* const search = new RankedCompleter(model, RankedCompleter::Offers::theOnly, parent);
    search->popup()->setItemDelegate(new DetailDelegate(search->popup()));
    // The completer's own model does not pass on changes of data.
    QObject::connect(&model, &QAbstractItemModel::dataChanged, search->popup()->viewport(),
                     qOverload<>(&QWidget::update));
    return search;
}

} // namespace orrery::widgets
