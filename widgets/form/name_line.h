// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choice_model.h"

#include <QLineEdit>

namespace orrery::widgets {

/// A line of text that can name an existing definition. Typing offers the matching names, and Down offers all of them.
/// The line also accepts any other text, because the checker checks it.
class NameLine : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    void setOffers(FormChoicesPtr offers);
    bool hasOffers() const;

signals:
    /// Emitted after the user has chosen one of the offers.
    void picked();
    /// Emitted when the list of a model appears, and could show previews.
    void previewsWanted(orrery::widgets::FormChoiceModel* model);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showAll();

    FormChoiceModel* m_model = nullptr; ///< created with the first offers, because the user never edits most fields
};

} // namespace orrery::widgets
