// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choices.h"

#include <QAbstractListModel>

class QCompleter;
class QFontMetrics;

namespace orrery::widgets {

/// A shared list of choices as a model; nothing is copied.
class FormChoiceModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void show(FormChoicesPtr choices);
    const FormChoicesPtr& choices() const { return m_choices; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// How wide a list of them wants to be, as far as a look at the first of many tells.
    int listWidth(const QFontMetrics& metrics) const;

private:
    FormChoicesPtr m_choices;
};

/// Offers what holds the letters that are typed, in any case.
QCompleter* makeChoiceCompleter(FormChoiceModel& model, QObject* parent);

} // namespace orrery::widgets
