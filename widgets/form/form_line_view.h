// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_field_view.h"
#include "widgets/form/form_remarks.h"
#include "widgets/form/form_rows.h"
#include "widgets/form/line_layout.h"
#include "widgets/form/line_sentence.h"

#include <QWidget>

#include <memory>
#include <vector>

class QToolButton;

namespace orrery::widgets {

/// One element of a form: a row that reads as a sentence, with its fields as slots (I6.1). Optional parts appear only
/// if the element has them, or after the user has asked for one.
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

    /// Sets the place of the line in the tree. @param summary text after a folded line
    void setRow(const FormRow& row, const QString& summary);
    const FormRow& row() const { return m_row; }
    /// Returns the width that the whole sentence needs, in pixels.
    int wantedWidth();
    /// Returns the width below which fields would be too short to read, in pixels.
    int leastWidth();
    /// Marks the line that the form and the source have selected.
    void setMarked(bool marked);
    bool isMarked() const { return m_isMarked; }
    void setStale(bool stale);
    /// Shows the reason for a refused change; empty: shows nothing.
    void setRefusal(const QString& reason);
    /// Returns all problems of the element itself as sentences, one in each line of text. The line shows only a symbol.
    QString notes() const { return m_notes; }
    /// Returns the most severe of the problems of the element and its fields.
    std::optional<engine::Severity> worst() const { return m_worst; }
    /// Returns the sentence of the line as the user reads it.
    QString sentence() const;
    /// Focuses the first field. Without a field, opens the menu of optional parts, unless the element is new.
    /// @param prefersEmpty whether the first empty required field comes before it: the element is new
    void focusFirstField(bool prefersEmpty = false);
    /// Returns the button that adds the first content of an empty element; null if there is none.
    QToolButton* addButton() const { return m_add; }
    /// Returns the light bulb for quick fixes of the line (I3.2); null before the first quick fix.
    QToolButton* fixButton() const { return m_fix; }
    /// Returns the diagnostics of the element and of all its fields.
    std::vector<const engine::Diagnostic*> allFindings() const;
    /// Shows a field that the line hides.
    void reveal(FormFieldView* field);
    /// Hides the optional fields again. Call it before showLine() with another element.
    void fold();
    /// Returns the fields that the line hides.
    std::vector<FormFieldView*> hiddenFields() const;
    /// Opens the menu of the hidden fields. The chosen field appears and takes the focus.
    void openParts();
    /// Returns the tab stops of the line, in their order.
    std::vector<QWidget*> tabStops() const;
    /// @param remark null: no remark
    void setRemark(const FormRemark* remark);
    QString remark() const { return m_remark; }
    /// Shows a breakpoint before the line. @param isEnabled nullopt: there is none
    void setBreak(std::optional<bool> isEnabled);
    std::optional<bool> shownBreak() const { return m_break; }
    /// Shows the coverage of the element after its sentence (I4.13). @param mark nullopt: there is none
    /// @param of coverage with the words
    void setCoverage(std::optional<CoverageMark> mark, std::shared_ptr<const FormCoverage> of);
    const std::optional<CoverageMark>& shownCoverage() const { return m_coverage; }
    QString coverageWords() const; ///< Returns the words for the tool tip of the coverage; empty: there is none.
    /// Returns the place for the mark of a breakpoint; empty: the element cannot have one.
    QRect breakPlace() const;

signals:
    void clicked(orrery::widgets::FormLineView* line);
    void sourceWanted(orrery::widgets::FormLineView* line);
    /// Emitted when the line needs another width.
    void widthChanged();
    void hovered(orrery::widgets::FormLineView* line);
    void fixesWanted(orrery::widgets::FormLineView* line, const QPoint& at);
    /// @param inside whether the menu offers only elements inside the line's element
    void addWanted(orrery::widgets::FormLineView* line, bool inside);
    /// Emitted when the user wants to fold or unfold the line.
    void foldWanted(orrery::widgets::FormLineView* line);
    /// Emitted when the user wants to set or remove a breakpoint.
    void breakClicked(orrery::widgets::FormLineView* line);
    /// Emitted when notes() has changed because of a refused change.
    void notesChanged(orrery::widgets::FormLineView* line);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Some words of the sentence, with their place.
    struct Words {
        QRect place;
        QString text;
        bool isDim = false;
    };
    /// A part of the row: a widget, or words if there is none.
    struct Item {
        LinePart part{};
        QWidget* widget = nullptr;
        QString words{};
    };
    std::vector<FormField> fieldsOf(const FormLine& line) const;
    void refreshParts();
    void tellSentence();
    void refreshNotes();
    void showAddButton();
    void showFixButton();
    /// Returns the parts of the row from left to right, with the widths that they want.
    std::vector<Item> items() const;
    int left() const;
    int remarkWidth() const;
    int symbolWidth() const;
    QRect coveragePlace() const;
    QRect problemPlace() const;
    void layOut();
    QRect foldPlace() const;
    QFont wordFont() const;
    QWidget* stopBefore(const FormFieldView* field);
    void chain(FormFieldView* field);

    FormLine m_line;
    std::vector<FormFieldView*> m_fields;
    std::vector<bool> m_isInSight; ///< for each field: true if the line shows it
    std::vector<LinePiece> m_pieces;
    std::vector<Words> m_words;
    FormFieldView* m_switch = nullptr;
    FormRow m_row;
    QString m_label; ///< label of the row
    QString m_summary;
    QString m_notes;
    std::optional<engine::Severity> m_worst;
    LineLayout m_layout;
    QString m_remark;
    QString m_remarkHelp;
    bool m_isRemarkStale = false;
    std::optional<CoverageMark> m_coverage;
    std::shared_ptr<const FormCoverage> m_coverageOf;
    std::optional<bool> m_break;       ///< whether the breakpoint is enabled; nullopt: none
    QToolButton* m_toSource = nullptr; ///< exists on a broken line
    QToolButton* m_add = nullptr;      ///< visible while the element has no content
    QToolButton* m_fix = nullptr;      ///< visible while there is a quick fix
    QString m_refusal;
    bool m_isMarked = false;
    bool m_isStale = false;
};

/// Returns the height of each line of a form, in pixels.
int formRowHeight(const QWidget& of);
/// Returns the width of the buttons at the right end of a row, in pixels.
int formHandlesRoom(const QWidget& of);

} // namespace orrery::widgets
