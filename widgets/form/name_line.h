// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choices.h"

#include <QLineEdit>

namespace orrery::widgets {

class FormChoiceModel;

/// A line of text that may name something which is there already. What can be named comes up as one types, and all of
/// it at Down; any other text may be written too, for the checker to judge.
class NameLine : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    void setOffers(FormChoicesPtr offers);
    bool hasOffers() const;

signals:
    /// One of the offers was chosen.
    void picked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showAll();

    FormChoiceModel* m_model = nullptr; ///< made with the first offers: most fields are only looked at
};

} // namespace orrery::widgets
