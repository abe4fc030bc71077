// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/form/form_layout.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_remarks.h"
#include "widgets/form/form_tree.h"

#include <QSet>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QScrollArea;

namespace orrery::widgets {

class DocumentStore;
class FormHandles;
class FormSource;

/// The place where the user works in the lines of a form. It contains no widgets, because the form may remove them.
struct FormFocus {
    FormPath path{};     ///< empty: not in a line
    QString attribute{}; ///< attribute of the field; meaningful only in a field
    bool isInField = false;
    bool isOnLine = false;
};

/// The line in which the user is typing, and the attribute of the field.
struct FormTypedLine {
    const FormLineView* line = nullptr; ///< null: the user is not typing
    QString attribute{};
};

/// The views of a form's lines. Creates them when needed, and reuses them if they can show another form. Most of a long
/// form is not visible, so the canvas creates and updates distant lines between events (P3.5).
class FormCanvas : public QWidget {
    Q_OBJECT

public:
    /// @param around objects that all fields share, with the present analysis
    /// @param scroll scroll area that shows the canvas
    FormCanvas(FormTree& tree, const FormRemarks& remarks, const FormSurroundings& around, DocumentStore& store,
               QScrollArea& scroll);

    /// Returns the lines in their order. Lines that the user has not seen yet can be missing.
    const std::vector<FormLineView*>& lines() const { return m_lines; }
    /// Returns the line of an index; null if it does not exist yet.
    FormLineView* line(std::optional<std::size_t> index) const;
    std::optional<std::size_t> indexOf(const FormLineView* line) const;
    /// Returns the line around a field; null: none.
    FormLineView* lineOf(const FormFieldView& field) const;
    FormSource& source() const { return *m_source; }
    FormHandles& handles() const { return *m_handles; }

    /// Replaces the form of the tree, and shows it.
    /// @param element path of the form's element
    /// @param focus place that stays where it is
    void take(const QString& file, const FormPath& element, Form form, const FormFocus& focus,
              const FormTypedLine& typed);
    /// Returns whether another form would remove the line in which the user is typing.
    bool wouldRemove(const FormTypedLine& typed, const Form& form) const;
    /// Keeps an object for as long as a line shows its data.
    void keepAlive(std::shared_ptr<const void> old, const FormTypedLine& typed);

    FormFocus focus() const;
    void returnTo(const FormFocus& focus);
    /// Marks the line of an index as selected; nullopt: none.
    void mark(std::optional<std::size_t> line);
    /// Creates the lines up to a line, if that is quick. Otherwise continues between events, and emits wantedMade() at
    /// the end. Returns whether the line exists now.
    bool makeUpTo(std::size_t line);
    /// Ends the creation of lines for makeUpTo(). Returns whether it was in progress.
    bool dropWanted() { return std::exchange(m_wanted, std::nullopt).has_value(); }
    /// Creates missing lines, and updates all, at once. For tests and screenshots.
    void finish();
    /// Places the lines again.
    void arrange() { arrangeFrom(0); }
    /// Creates lines below the visible part if there are few.
    void makeAhead() { make(0); }
    /// Shows the rows of the tree after a change of its folds or filter. In a long form, distant lines follow between
    /// events. Emits rowsShown() at the end.
    void showRows();
    /// Returns whether showRows() is still in progress.
    bool isShowingRows() const { return m_unshown.has_value(); }
    /// Gives a line its place at once, if showRows() is still in progress.
    void settle(std::size_t line);
    void showRemarks() { showRemarksFrom(0); }
    /// Sets whether the diagnostics belong to an older text (I3.8).
    void setStale(bool stale);
    /// Gives an element another id in the paths of the lines.
    void renameStep(const FormPath& path, const std::string& id);
    /// Scrolls until a rectangle of the canvas is visible. The top of a high one counts.
    void bringInSight(const QRect& place, int margin);

signals:
    /// Emitted for each new line.
    void lineMade(orrery::widgets::FormLineView* line);
    /// Emitted before a line is destroyed.
    void lineLeaving(orrery::widgets::FormLineView* line);
    /// Emitted when the line of makeUpTo() exists.
    void wantedMade(std::size_t line);
    /// Emitted when all lines have their places after showRows().
    void rowsShown();

private:
    std::pair<std::size_t, std::size_t> keptLines(const Form& form, const FormPath& focused,
                                                  const FormTypedLine& typed) const;
    void make(int count);
    void discard(FormLineView* line);
    void chainTabs(std::size_t first, std::size_t last);
    void refreshLine(std::size_t line, bool isUrgent);
    void refreshDue(int most);
    void arrangeFrom(std::size_t first);
    void arrangePart(std::size_t first, std::size_t end);
    void showNextRows();
    void setRows(std::size_t first, std::size_t end);
    void showRemarksFrom(std::size_t first);
    bool isInRowOfParent(std::size_t line) const;
    void wakeVisible();

    FormTree& m_tree;
    const FormRemarks& m_remarks;
    const FormSurroundings& m_around;
    QScrollArea& m_scroll;
    FormSource* m_source;
    FormHandles* m_handles;
    std::vector<FormLineView*> m_lines;
    FormLayout m_layout;
    std::optional<std::size_t> m_marked;
    std::optional<std::size_t> m_wanted;                ///< line to create, with all lines before it
    QSet<FormLineView*> m_due;                          ///< invisible lines that still show an older form
    std::vector<std::shared_ptr<const void>> m_dueOf;   ///< forms and analyses that those lines refer to
    std::vector<std::shared_ptr<const void>> m_typedOf; ///< those that the field of the typing refers to
    std::optional<std::size_t> m_unshown;               ///< first line with an old place, during showRows()
    bool m_isMaking = false;
    bool m_isTailWaiting = false; ///< true while new lines are created before existing ones
    bool m_isRefreshing = false;
    bool m_isStale = false;
};

} // namespace orrery::widgets
