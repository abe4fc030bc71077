// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/preview.h"
#include "widgets/form/choices.h"

#include <QAbstractListModel>

class QCompleter;
class QFontMetrics;

namespace orrery::widgets {

/// A shared list of choices as a model, without copies.
class FormChoiceModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Shows other choices, without previews.
    void show(FormChoicesPtr choices);
    const FormChoicesPtr& choices() const { return m_choices; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// Returns the width for a list of the choices. Measures only the first choices if there are many.
    int listWidth(const QFontMetrics& metrics) const;
    /// Sets what a choice would match or change (I4.25).
    void setPreview(int row, const QString& words, const QString& sentence);

signals:
    /// Emitted when a list first paints the present choices.
    void previewsWanted() const;

private:
    FormChoicesPtr m_choices;
    ShownPreviews m_previews;       ///< by row
    mutable bool m_isAsked = false; ///< true after previewsWanted() for the present choices
};

/// Creates a completer that offers the choices that contain the typed letters, the best matches first. Ignores case.
QCompleter* makeChoiceCompleter(FormChoiceModel& model, QObject* parent);

} // namespace orrery::widgets
