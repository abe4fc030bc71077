// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/draft/draft_dialog.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace orrery::ide {

/// Returns whether a class can have this id: letters, digits and '_', without a digit at the beginning.
bool isClassId(const QString& id);
/// Returns whether a group or a scenario can have this id. It can also contain '-' and '.'.
bool isGroupId(const QString& id);

/// The dialog for the id, the type, the name and the file of a new class (I1.1). Shows problems of the input.
class NewClassDialog : public widgets::DraftDialog {
    Q_OBJECT

public:
    /// @param files shown paths of the project's own content files. @param file the initially selected file.
    NewClassDialog(widgets::AnalysisPtr analysis, const QStringList& files, const QString& file,
                   QWidget* parent = nullptr);

    QString id() const;
    QString file() const;
    /// Returns the XML of the new class.
    QString xml() const;

private:
    void refresh();

    widgets::AnalysisPtr m_analysis;
    QLineEdit* m_id;
    QLineEdit* m_name;
    QComboBox* m_type;
    QComboBox* m_file;
    QLabel* m_reason;
    QPushButton* m_create;
};

} // namespace orrery::ide
