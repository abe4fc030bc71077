// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_field_view.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace orrery::widgets {

/// A word at the right end of the line of an element: how many objects a condition leaves (I4.6).
struct FormRemark {
    FormPath path{};
    QString text{};
    QString help{};       ///< in a sentence
    bool isStale = false; ///< of an older text
};

/// One element of a form: its label, its fields on a grid, and what is to be said of it as a whole.
class FormLineView : public QWidget {
    Q_OBJECT

public:
    FormLineView(const FormLine& line, const FormSurroundings& surroundings, QWidget* parent);

    void showLine(const FormLine& line, const FormSurroundings& surroundings);
    const FormLine& line() const { return m_line; }
    const std::vector<FormFieldView*>& fields() const { return m_fields; }
    FormFieldView* field(const QString& attribute) const;

    /// Whether something is being typed in one of its fields.
    bool isTypedIn() const;
    /// The element at a depth of its path has another id now.
    void renameStep(std::size_t depth, const std::string& id);

    /// Lays the line out for a width, where that was not done since it changed. @return how tall it is then.
    int arrange(int width);
    /// The line that form and source speak of.
    void setMarked(bool marked);
    bool isMarked() const { return m_isMarked; }
    void setStale(bool stale);
    /// Says why a change was not made; empty: nothing to say.
    void setRefusal(const QString& reason);
    QString notes() const { return m_notes != nullptr ? m_notes->text() : QString(); }
    /// The row with the label and the first fields, in its own coordinates.
    QRect headPlace() const;
    /// Goes into the first field that is empty and has to be given, else the first.
    void focusFirstField(bool prefersEmpty = false);
    /// The button of a line that holds nothing yet; null where there is none.
    QToolButton* addButton() const { return m_add; }
    /// The light bulb where something in the line can be mended (I3.2); null where there never was one.
    QToolButton* fixButton() const { return m_fix; }
    /// What is wrong in it: of the element, and of all its fields.
    std::vector<const engine::Diagnostic*> allFindings() const;
    /// Shows what folds away too, from now on.
    void unfold();
    /// Folds what may stay out of sight, for showLine() with another element.
    void fold();
    bool isUnfolded() const { return m_isUnfolded; }
    /// The button that unfolds; null where nothing ever was folded.
    QToolButton* moreButton() const { return m_more; }
    /// Its widgets that Tab comes to, in their order.
    std::vector<QWidget*> tabStops() const;
    /// @param remark null: there is none. @param room in pixels that all lines keep free for theirs.
    void setRemark(const FormRemark* remark, int room);
    QString remark() const;

signals:
    void clicked(orrery::widgets::FormLineView* line);
    void sourceWanted(orrery::widgets::FormLineView* line);
    /// It needs another height.
    void heightChanged();
    void hovered(orrery::widgets::FormLineView* line);
    void fixesWanted(orrery::widgets::FormLineView* line, const QPoint& at);
    /// @param inside only what may stand in it
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
    /// Where what stands so deep begins, in pixels.
    int indentAt(int depth) const;
    QWidget* stopBefore(const FormFieldView* field);
    void chain(FormFieldView* field);

    static constexpr int formMargin = 12;

    FormLine m_line;
    std::vector<FormFieldView*> m_fields;
    std::vector<bool> m_isInSight; ///< of each field, whether it is shown
    FormFieldView* m_switch = nullptr;
    QFont m_labelFont;
    QRect m_labelPlace;
    QLabel* m_notes = nullptr; ///< made when there are any
    QLabel* m_notesIcon = nullptr;
    QLabel* m_remark = nullptr; ///< made when there is one
    int m_remarkRoom = 0;
    QToolButton* m_toSource = nullptr; ///< of a broken line
    QToolButton* m_add = nullptr;      ///< where nothing stands in it yet
    QToolButton* m_fix = nullptr;      ///< where there is a quick fix
    QToolButton* m_more = nullptr;     ///< after the fields, while some of them are folded away
    bool m_isUnfolded = false;
    QString m_refusal;
    bool m_isMarked = false;
    bool m_isStale = false;
    int m_laidOutFor = -1; ///< the width; -1: it has changed since
    int m_laidOutHeight = 0;
};

/// What the handles of a line take at its right end, in pixels.
int formHandlesRoom(const QWidget& of);

} // namespace orrery::widgets
