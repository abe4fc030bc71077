// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/why_not.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QTreeWidget;

namespace orrery::widgets {

/// Shows why a group did not act on an object in the step to the current turn (I4.5). Marks the condition that decided.
class WhyNotDialog : public QDialog {
    Q_OBJECT

public:
    WhyNotDialog(const engine::Session& session, engine::Row object, QWidget* parent = nullptr);

signals:
    void placeWanted(orrery::engine::Location where);

private:
    void ask();
    int firstThatDidNot() const;

    const engine::Session& m_session;
    engine::Row m_object;
    std::vector<std::pair<std::uint32_t, engine::Row>> m_questions; ///< group and source for each entry of the list
    engine::WhyNot m_answer;
    QComboBox* m_group;
    QLabel* m_sentence;
    QTreeWidget* m_conditions;
};

} // namespace orrery::widgets
