// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choices.h"

#include <QAbstractListModel>

class QCompleter;
class QFontMetrics;

namespace orrery::widgets {

/// A shared list of choices as a model, without copies.
class FormChoiceModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void show(FormChoicesPtr choices);
    const FormChoicesPtr& choices() const { return m_choices; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// Returns the width for a list of the choices. Measures only the first choices if there are many.
    int listWidth(const QFontMetrics& metrics) const;

private:
    FormChoicesPtr m_choices;
};

/// Creates a completer that offers the choices that contain the typed letters, the best matches first. Ignores case.
QCompleter* makeChoiceCompleter(FormChoiceModel& model, QObject* parent);

} // namespace orrery::widgets
