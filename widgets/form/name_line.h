// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choices.h"

#include <QLineEdit>

namespace orrery::widgets {

class FormChoiceModel;

/// A line of text that can name an existing thing. Typing offers the matching names, and Down offers all of them. Any
/// other text is possible too, for the checker to check.
class NameLine : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    void setOffers(FormChoicesPtr offers);
    bool hasOffers() const;

signals:
    /// Emitted when the person has chosen one of the offers.
    void picked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showAll();

    FormChoiceModel* m_model = nullptr; ///< created with the first offers: most fields are never edited
};

} // namespace orrery::widgets
