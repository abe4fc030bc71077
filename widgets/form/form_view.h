// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/expression/probe.h"
#include "widgets/form/choices.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_model.h"

#include <QPointer>
#include <QSet>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;

namespace orrery::widgets {

class Analyzer;
class Document;
class DocumentStore;
class ElidedLabel;
class FormDrag;
class FormHandles;
class FormSource;
class FormStructure;
class FormTyping;
class Sandbox;

/// The element at a place of the content as a form (I2.1). It has a line for each element, and a typed field for each
/// attribute. Form and source are two views of one document. Fields make the smallest edits, and follow changes made
/// elsewhere (I2.3).
class FormView : public QWidget {
    Q_OBJECT

public:
    FormView(DocumentStore& store, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent = nullptr);
    ~FormView() override;

    /// Shows the class, scenario or section at a place, and marks the line.
    /// @param isAsked whether to scroll to the line even if it is already marked.
    void showPlace(engine::Location where, bool isAsked = true);
    /// Returns the objects of the sandbox for which expressions are evaluated.
    Probe& probe() { return *m_probe; }

    const Form& form() const { return m_form; }
    /// Returns the lines in their order. Lines that were not visible yet can be missing.
    const std::vector<FormLineView*>& lines() const { return m_lines; }
    /// Creates missing lines at once; for tests and for pictures.
    void finishLines();
    /// Returns whether a large form is still being made on another thread.
    bool isBeingMade() const { return m_isBeingMade; }
    /// Returns the shown path of the form's file; empty: none.
    const QString& file() const { return m_file; }
    /// Sets the remarks at the right end of the lines of a file's form, until the next call. Remarks on elements that
    /// are not shown are allowed.
    void setRemarks(const QString& file, std::vector<FormRemark> remarks);
    /// Returns the field of an attribute in the n-th line, and unfolds it if necessary; null if there is none.
    FormFieldView* field(std::size_t line, const QString& attribute) const;
    /// Returns the text shown instead of lines if there is nothing to show; otherwise empty.
    QString emptyText() const;

    // For changes of the structure of the form's element.

    /// Returns null if the file is no document of the project (the shipped vocabulary).
    Document* document() const;
    DocumentStore& store() const { return m_store; }
    const AnalysisPtr& analysis() const { return m_analysis; }
    QWidget& canvas() const { return *m_canvas; }
    FormStructure& structure() const { return *m_structure; }
    /// Returns the button for an empty form to which something can be added.
    QPushButton& beginButton() const { return *m_begin; }
    /// Edits the element at a path as XML, in place of its lines (I2.6). Finishes earlier editing as XML first.
    void openSource(const FormPath& path);
    FormSource& source() const { return *m_source; }
    /// Shows lines in place of the XML again. @return false if it is broken: then it stays open, with the reason.
    bool finishSource();
    FormDrag& drag() const { return *m_drag; }
    std::optional<FormPath> selectedPath() const;
    /// Returns null if nothing is selected or the line is not created yet.
    FormLineView* selectedLine() const;
    FormFieldView* focusedField() const { return m_focused; }
    /// Marks a line, and reports its place to the source.
    void selectLine(FormLineView* line);
    /// Finishes typing in a field, and in the XML unless that is broken.
    void commitField();
    /// Shows at the selected line why a command was refused.
    void refuse(const QString& reason);
    /// Shows the present text without waiting for its analysis, and the element at a path in it.
    void lookAtPath(const FormPath& path, bool focusesField);
    /// Scrolls a little if a position of the canvas is at the edge of the visible part.
    void keepInSight(int y);
    enum class Step : std::uint8_t { previous, next, around, inside, first, last, pageUp, pageDown };
    /// Selects another line. @return whether there is a line to start from.
    bool walk(FormLineView* from, Step step);

signals:
    /// Emitted when the person goes to another line, so that the source follows.
    void placeWanted(orrery::engine::Location where);
    /// Emitted when the person asks for fixes of a line's problems.
    void fixesWanted(orrery::widgets::FormLineView* line, const QPoint& at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void takeAnalysis(AnalysisPtr analysis);
    /// Shows the element at m_path, in the newest analysis.
    void refresh();
    void makeElsewhere(engine::Element top);
    void takeRefreshed(Form form);
    struct Place;
    Place workingPlace() const;
    void returnTo(const Place& place);
    void takeForm(Form form);
    bool followElement();
    void markPath(const FormPath& path);
    void exchangeForm(Form form, const FormLineView* typed);
    std::pair<std::size_t, std::size_t> keptLines(const Form& form, const FormPath& focused) const;
    void discard(FormLineView* line);
    void chainTabs(std::size_t first, std::size_t last);
    void makeLines(int count);
    bool makeUpTo(std::size_t line);
    void refreshLine(std::size_t line, bool isUrgent);
    void refreshDue(int most);
    void arrangeFrom(std::size_t first);
    /// Scrolls to the field being typed in, if it was clicked half hidden or has moved to another row.
    void keepFocusInSight();
    void markPlace(std::uint32_t offset, bool isAsked);
    // typing in fields: form_view_typing.cpp
    void layOutParts();
    void connectTyping();
    void connectField(FormLineView* line, FormFieldView* field);
    FormLineView* lineOf(const FormFieldView& field) const;
    void type(FormFieldView* field);
    void endTyping();
    void showTyped(const QString& value);
    std::shared_ptr<const engine::XmlTree> treeOf(const Document& document) const;
    void renameStep(const FormPath& path, const std::string& id);
    FormLineView* typedLine() const;
    bool mayStay(const FormLineView& typed, const FormLine& now) const;
    bool mustWait(const Form& form) const;
    void refreshSoon();
    bool isInSource(const FormPath& path) const;
    bool isFrozenBySource() const;
    std::optional<std::size_t> sourceBeside() const;
    void settleSource();
    void closeSource();
    void cancelSource();
    bool showNow(const FormPath& topPath);
    void markLine(std::optional<std::size_t> line, bool scrolls);
    void lookAt(FormLineView* line);
    void offerNames(const FormLineView& line, FormFieldView& field);
    void showRemarks(std::size_t first);
    void showHelp();
    void showEmpty();

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    Probe* m_probe;
    FormChoices m_choices;
    AnalysisPtr m_analysis;
    QString m_file;  ///< the shown path of the form's file; empty: none
    FormPath m_path; ///< of the form's element
    Form m_form;
    QString m_formOf; ///< the file of the form
    std::vector<FormLineView*> m_lines;
    std::vector<FormPath> m_unfolded; ///< of discarded lines that were unfolded, so that new ones are too
    FormPath m_unfoldedIn;            ///< the element of the unfolded lines
    QString m_unfoldedOf;             ///< the file of the unfolded lines
    QString m_remarksOf;              ///< the file of the remarks
    std::vector<FormRemark> m_remarks;
    std::optional<std::size_t> m_marked;
    FormPath m_markedPath;        ///< of the marked line: it follows the element
    AnalysisPtr m_findingsOf;     ///< the analysis that owns the lines' diagnostics
    quint64 m_shownVersion = 0;   ///< version of a text shown before its analysis; otherwise 0
    bool m_tellsLater = false;    ///< report the line's place once it is known
    bool m_isTailWaiting = false; ///< whether new lines are being created before existing ones
    FormFieldView* m_focused = nullptr;
    FormTyping* m_typing = nullptr;
    QPointer<FormFieldView> m_typedField; ///< the field of the latest typing
    QString m_typedBefore;                ///< its value before
    QString m_typedNow;                   ///< its value after
    bool m_isRefreshDue = false;          ///< a new form waits for the end of the typing
    /// The form and the analysis that the field being typed in refers to.
    std::vector<std::shared_ptr<const void>> m_typedOf;
    ElidedLabel* m_crumbs;
    QScrollArea* m_scroll;
    QWidget* m_canvas;
    FormHandles* m_handles = nullptr;
    FormStructure* m_structure = nullptr;
    FormDrag* m_drag = nullptr;
    FormSource* m_source = nullptr;
    QLabel* m_empty;
    QPushButton* m_begin; ///< adds the first element of an empty file
    QLabel* m_more;       ///< shows how many lines are not shown
    QFrame* m_rule;
    QLabel* m_help;
    int m_bottom = 0; ///< of the last line with a position
    bool m_isMaking = false;
    std::optional<std::size_t> m_wanted;              ///< the marked line, while the lines before it are being created
    QSet<FormLineView*> m_due;                        ///< invisible lines that still show an older form
    std::vector<std::shared_ptr<const void>> m_dueOf; ///< the forms and analyses that those lines refer to
    bool m_isRefreshing = false;
    bool m_isBeingMade = false;
    bool m_isUnseen = false; ///< the view is hidden, and there is a newer analysis
    quint64 m_asked = 0;     ///< number of the latest form requested from another thread
    /// The place to mark once the form exists, and whether it was asked for.
    std::optional<std::pair<std::uint32_t, bool>> m_placeWanted;
    bool m_isLooking = false; ///< while the line's place is being reported
};

} // namespace orrery::widgets
