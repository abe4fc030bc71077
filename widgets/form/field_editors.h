// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/choices.h"

#include <QAbstractSpinBox>
#include <QComboBox>

namespace orrery::widgets {

class FormChoiceModel;

/// A number that may be left out, as a spin box: arrows count, and whatever is typed stays for the checker to judge.
class NumberBox : public QAbstractSpinBox {
    Q_OBJECT

public:
    /// @param isWhole whether only whole numbers are meant.
    NumberBox(double minimum, double maximum, bool isWhole, QWidget* parent = nullptr);

    QLineEdit* line() const { return lineEdit(); }
    /// What the arrows count from where nothing is written.
    void setFallback(double value) { m_fallback = value; }
    void stepBy(int steps) override;
    QValidator::State validate(QString& input, int& at) const override;

protected:
    StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;

private:
    double m_minimum;
    double m_maximum;
    double m_fallback = 0.0;
    bool m_isWhole;
};

/// One of many: a list with search, and room for any other text (an expression, an id that is yet to come).
class PickBox : public QComboBox {
    Q_OBJECT

public:
    explicit PickBox(QWidget* parent = nullptr);

    void setChoices(FormChoicesPtr choices);
    void showWritten(const QString& written);
    /// How people call a value.
    QString shown(const QString& written) const;
    /// What is to be written for the present text.
    QString written() const;
    void showPopup() override;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fill();

    FormChoicesPtr m_choices;
    FormChoiceModel* m_model = nullptr; ///< made when somebody is about to pick
};

} // namespace orrery::widgets
