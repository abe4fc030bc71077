// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_filter.h"
#include "widgets/form/form_model.h"
#include "widgets/form/form_rows.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace orrery::widgets {

/// The ways from one line to another.
enum class FormStride : std::uint8_t { previous, next, around, inside, first, last, pageUp, pageDown };

/// The lines of one form, and their places in the compact tree (I6.1): the lines that the user has folded, and the
/// lines that a filter shows (I6.3). Contains no widgets.
class FormTree {
public:
    /// @param choices lists with the labels of values
    explicit FormTree(FormChoices& choices) : m_choices(choices), m_filter(choices) {}

    /// Replaces the lines by those of another form. Returns the former form, which views of lines can still refer to.
    /// @param element path of the form's element
    Form exchange(const QString& file, const FormPath& element, Form form);
    /// Returns whether the lines belong to an element of a file. Ignores ids.
    bool isOf(const QString& file, const FormPath& element) const;
    const QString& file() const { return m_file; }
    const FormPath& element() const { return m_element; }
    const Form& form() const { return m_form; }
    const std::vector<FormLine>& lines() const { return m_form.lines; }
    std::size_t size() const { return m_form.lines.size(); }
    const FormRow& row(std::size_t line) const { return m_rows[line]; }
    std::optional<std::size_t> indexOf(const FormPath& path) const;

    /// Returns the names of a line and of the lines around it, the outermost first.
    QStringList crumbsOf(std::size_t line) const;
    /// Returns the effects inside a folded line as short sentences; empty for other lines.
    QString summaryOf(std::size_t line) const;
    /// Returns the visible line that a step leads to. Stays at the line if the step leads nowhere. The steps by pages
    /// depend on pixels, so this function does not know them.
    std::size_t lineAfter(std::size_t line, FormStride stride) const;
    /// Returns the innermost visible line around a hidden one.
    std::size_t shownAround(std::size_t line) const;

    /// Folds or unfolds a line. Returns false for a line without others inside.
    bool toggleFold(std::size_t line);
    /// Folds all groups of the element, or unfolds them if all are folded.
    void toggleAllFolds();
    /// Unfolds the lines around an element.
    void reveal(const FormPath& path);

    FormFilter& filter() { return m_filter; }
    /// Returns the first line after the heading that matches the filter.
    std::optional<std::size_t> firstMatch() const;
    /// Computes the places of the lines again, after a change of the filter.
    void refreshRows();

    /// Gives an element another id in the paths of all lines.
    void renameStep(const FormPath& path, const std::string& id);
    /// Records another value of a field that the user is typing in.
    void setText(std::size_t line, std::string_view attribute, const std::string& text, bool isGiven);

private:
    bool isGroup(std::size_t line) const;

    FormChoices& m_choices;
    QString m_file;
    FormPath m_element;
    Form m_form;
    std::vector<FormRow> m_rows; ///< by the index of the line
    FormFolds m_folds;
    FormFilter m_filter;
};

} // namespace orrery::widgets
