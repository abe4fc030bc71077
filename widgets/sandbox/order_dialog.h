// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/draft/draft_dialog.h"

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace orrery::widgets {

class Sandbox;

/// Asks for an order of an empire in the current turn. The dialog has one field for each parameter of the order. The
/// chosen object fills the fields as far as possible. A line says in advance why the next step would refuse the order
/// (E8.6).
class OrderDialog : public DraftDialog {
    Q_OBJECT

public:
    OrderDialog(Sandbox& sandbox, engine::Row row, QWidget* parent = nullptr);

    /// Gives the focus to the first field.
    void focusFirst();
    /// Returns the order in the syntax of scenarios.
    QString text() const;

protected:
    QJsonObject draftValues() const override;
    void setDraftValues(const QJsonObject& values) override;

private:
    void showFields();
    void check();
    void give();
    void fill(QComboBox& field, const engine::ParameterSpec& spec);

    Sandbox& m_sandbox;
    engine::Row m_row;
    QComboBox* m_empire;
    QComboBox* m_kind;
    QFormLayout* m_form;
    QLabel* m_verdict;
    QPushButton* m_give;
    std::vector<std::pair<const engine::ParameterSpec*, QComboBox*>> m_fields;
    bool m_isDue = false; ///< true if the fields of another order must appear when a job of the run ends
};

} // namespace orrery::widgets
