// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/sweep_draft.h"
#include "widgets/base/analysis.h"

#include <QJsonObject>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace orrery::widgets {

class ChoiceBox;
class ExpressionField;
class NumberList;

/// The fields of a varied number: the number, and its values as a range or a list.
class VaryRow : public QWidget {
    Q_OBJECT

public:
    explicit VaryRow(NumberList& numbers, QWidget* parent = nullptr);

    engine::SweepDraft::Vary draft() const;
    /// Returns the name of the number; empty: none is chosen.
    QString number() const { return m_name; }
    QJsonObject values() const;
    void setValues(const QJsonObject& values);
    ChoiceBox& numberBox() { return *m_number; }
    QComboBox& kindBox() { return *m_kind; }
    QLineEdit& fromField() { return *m_from; }
    QLineEdit& toField() { return *m_to; }
    QSpinBox& countField() { return *m_count; }
    QLineEdit& valuesField() { return *m_values; }
    QToolButton& removeButton() { return *m_remove; }

signals:
    void changed();
    void removeWanted();

private:
    bool isRange() const;
    void choose();
    void suggest();
    void showNumber();
    void showKind();

    NumberList& m_numbers;
    QString m_name;
    ChoiceBox* m_number;
    QComboBox* m_kind;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QSpinBox* m_count;
    QLineEdit* m_values;
    QToolButton* m_remove;
    bool m_isTyped = false; ///< the user has entered values
};

/// The fields of a measure: its id, the object, and the expression.
class MeasureRow : public QWidget {
    Q_OBJECT

public:
    explicit MeasureRow(const QString& id, QWidget* parent = nullptr);

    engine::SweepDraft::Measure draft() const;
    QJsonObject values() const;
    void setValues(const QJsonObject& values);
    /// Sets the content and the scenario to which the names belong.
    void setScenario(const AnalysisPtr& analysis, const QString& scenario);
    QLineEdit& idField() { return *m_id; }
    QComboBox& objectField() { return *m_object; }
    ExpressionField& expressionField() { return *m_expression; }
    QToolButton& removeButton() { return *m_remove; }

signals:
    void changed();
    void removeWanted();

private:
    void setPlace();

    AnalysisPtr m_analysis;
    QString m_scenario;
    QLineEdit* m_id;
    QComboBox* m_object;
    ExpressionField* m_expression;
    QToolButton* m_remove;
};

/// Makes a box that offers objects of a scenario, and takes other names as well.
QComboBox* makeObjectBox(QWidget* parent);
/// Offers other objects in such a box. Keeps its text.
void offerObjects(QComboBox& box, const QStringList& objects);

} // namespace orrery::widgets
