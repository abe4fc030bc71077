// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_field_view.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace orrery::widgets {

/// The details of the selected line of a form (I6.1): its label and help, its problems in full, and all its fields with
/// captions, also those that the line does not show.
class FormDetails : public QWidget {
    Q_OBJECT

public:
    explicit FormDetails(QWidget* parent = nullptr);

    /// Shows a line. Keeps the fields, and the typing in them, as long as the line has the same fields.
    /// @param line null: shows nothing
    void showLine(const FormLine* line, const FormSurroundings& surroundings, bool isStale);
    /// Shows all problems of the line as sentences; empty: none.
    void setNotes(const QString& notes, std::optional<engine::Severity> worst);
    /// Shows the help and the status of the focused field; null: nothing.
    void showHelpOf(FormFieldView* field);
    const std::vector<FormFieldView*>& fields() const { return m_fields; }
    FormFieldView* field(const QString& attribute) const;
    QString title() const;
    QString notes() const;
    QString help() const;

signals:
    /// Emitted for each new field, before it has an editor.
    void fieldMade(orrery::widgets::FormFieldView* field);
    /// Emitted before a field is destroyed.
    void fieldLeaving(orrery::widgets::FormFieldView* field);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colourNotes();
    bool hasFieldsOf(const FormLine& line) const;
    void rebuild(const FormLine& line, const FormSurroundings& surroundings);
    void clear();

    FormLine m_line;
    QLabel* m_title;
    QLabel* m_about;
    QLabel* m_notes;
    std::optional<engine::Severity> m_worst; ///< most severe of the problems in the notes
    QLabel* m_help;
    QWidget* m_page;
    QVBoxLayout* m_layout;
    std::vector<FormFieldView*> m_fields;
};

} // namespace orrery::widgets
