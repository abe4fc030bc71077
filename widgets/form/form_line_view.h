// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_field_view.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace orrery::widgets {

/// A short remark at the right end of an element's line: the number of objects that a condition matches (I4.6).
struct FormRemark {
    FormPath path{};
    QString text{};
    QString help{};       ///< explanation as a sentence
    bool isStale = false; ///< true if the remark belongs to an older text
};

/// One element of a form: its label, its fields on a grid, and the notes about the whole element.
class FormLineView : public QWidget {
    Q_OBJECT

public:
    FormLineView(const FormLine& line, const FormSurroundings& surroundings, QWidget* parent);

    void showLine(const FormLine& line, const FormSurroundings& surroundings);
    const FormLine& line() const { return m_line; }
    const std::vector<FormFieldView*>& fields() const { return m_fields; }
    FormFieldView* field(const QString& attribute) const;

    /// Returns whether the user is typing in one of the line's fields.
    bool isTypedIn() const;
    /// Records a new id of the element at a depth of the line's path.
    void renameStep(std::size_t depth, const std::string& id);

    /// Computes the layout for a width if something has changed since the last layout. Returns the height of the line.
    int arrange(int width);
    /// Marks the line that the form and the source have selected.
    void setMarked(bool marked);
    bool isMarked() const { return m_isMarked; }
    void setStale(bool stale);
    /// Shows the reason for a refused change; empty: shows nothing.
    void setRefusal(const QString& reason);
    QString notes() const { return m_notes != nullptr ? m_notes->text() : QString(); }
    /// Returns the row with the label and the first fields, in coordinates of the line.
    QRect headPlace() const;
    /// Focuses the first field.
    /// @param prefersEmpty whether the first empty required field comes before it
    void focusFirstField(bool prefersEmpty = false);
    /// Returns the button that adds the first content of an empty element; null if there is none.
    QToolButton* addButton() const { return m_add; }
    /// Returns the light bulb for quick fixes of the line (I3.2); null before the first quick fix.
    QToolButton* fixButton() const { return m_fix; }
    /// Returns the diagnostics of the element and of all its fields.
    std::vector<const engine::Diagnostic*> allFindings() const;
    /// Shows all fields from now on, including the folded ones.
    void unfold();
    /// Folds the fields that can be hidden. Call it before showLine() with another element.
    void fold();
    bool isUnfolded() const { return m_isUnfolded; }
    /// Returns the button that unfolds the line; null if the line never had folded fields.
    QToolButton* moreButton() const { return m_more; }
    /// Returns the tab stops of the line, in their order.
    std::vector<QWidget*> tabStops() const;
    /// @param remark null: no remark
    /// @param room width in pixels that all lines reserve for remarks
    void setRemark(const FormRemark* remark, int room);
    QString remark() const;

signals:
    void clicked(orrery::widgets::FormLineView* line);
    void sourceWanted(orrery::widgets::FormLineView* line);
    /// Emitted when the line needs another height.
    void heightChanged();
    void hovered(orrery::widgets::FormLineView* line);
    void fixesWanted(orrery::widgets::FormLineView* line, const QPoint& at);
    /// @param inside whether the menu offers only elements inside the line's element
    void addWanted(orrery::widgets::FormLineView* line, bool inside);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<FormField> fieldsOf(const FormLine& line) const;
    void refreshNotes();
    void refreshFold();
    void openMore();
    void showAddButton();
    int layOut(int width);
    void showFixButton();
    int placeFields(int left, int top, int right);
    int placeNotes(int left, int top, int right);
    /// Returns the left edge at a depth, in pixels.
    int indentAt(int depth) const;
    QWidget* stopBefore(const FormFieldView* field);
    void chain(FormFieldView* field);

    static constexpr int formMargin = 12;

    FormLine m_line;
    std::vector<FormFieldView*> m_fields;
    std::vector<bool> m_isInSight; ///< for each field: true if the line shows it
    FormFieldView* m_switch = nullptr;
    QFont m_labelFont;
    QRect m_labelPlace;
    QLabel* m_notes = nullptr; ///< created with the first note
    QLabel* m_notesIcon = nullptr;
    QLabel* m_remark = nullptr; ///< created with the first remark
    int m_remarkRoom = 0;
    QToolButton* m_toSource = nullptr; ///< exists on a broken line
    QToolButton* m_add = nullptr;      ///< visible while the element has no content
    QToolButton* m_fix = nullptr;      ///< visible while there is a quick fix
    QToolButton* m_more = nullptr;     ///< button after the fields, while some of them are folded
    bool m_isUnfolded = false;
    QString m_refusal;
    bool m_isMarked = false;
    bool m_isStale = false;
    int m_laidOutFor = -1; ///< width of the last layout; -1: the line has changed since
    int m_laidOutHeight = 0;
};

/// Returns the width of the buttons at the right end of a line, in pixels.
int formHandlesRoom(const QWidget& of);

} // namespace orrery::widgets
