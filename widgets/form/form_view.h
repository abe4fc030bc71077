// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/preview.h"
#include "widgets/expression/probe.h"
#include "widgets/form/form_blank.h"
#include "widgets/form/form_canvas.h"
#include "widgets/form/form_filter_line.h"
#include "widgets/form/form_head.h"
#include "widgets/form/form_maker.h"
#include "widgets/form/form_split.h"
#include "widgets/form/typed_field.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QScrollArea;

namespace orrery::widgets {

class Analyzer;
class Document;
class FormDetails;
class FormDrag;
class FormStructure;
class Sandbox;

/// The element at a place of the content as a form (I2.1): a compact tree with a line for each element, and the details
/// of the selected line (I6.1). Form and source are two views of one document. Fields make the smallest edits, and
/// follow other changes of the document (I2.3).
class FormView : public QWidget {
    Q_OBJECT
    /// The sizes of lines and details that the user has chosen, which the session keeps (I1.3).
    Q_PROPERTY(QString sizes READ sizes WRITE setSizes NOTIFY sizesChanged USER true)

public:
    FormView(DocumentStore& store, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent = nullptr);
    ~FormView() override;

    /// Shows the class, scenario or section at a place, and marks the line.
    /// @param isAsked whether to scroll to the line even if it is already marked
    void showPlace(engine::Location where, bool isAsked = true);
    /// Returns the probe. It contains the objects of the sandbox for which the form evaluates expressions.
    Probe& probe() { return *m_probe; }

    const Form& form() const { return m_tree.form(); }
    /// Returns the lines in their order. Lines that the user has not seen yet can be missing.
    const std::vector<FormLineView*>& lines() const { return m_canvas->lines(); }
    /// Creates missing lines at once. For tests and screenshots.
    void finishLines();
    /// Returns whether another thread is still making a large form.
    bool isBeingMade() const { return m_maker.isBusy(); }
    /// Returns the shown path of the form's file; empty: no file.
    const QString& file() const { return m_file; }
    /// Sets the remarks at the right end of the lines of a file's form, until the next call. The remarks can belong to
    /// elements that the form does not show.
    void setRemarks(const QString& file, std::vector<FormRemark> remarks);
    /// Shows breakpoints before the lines of their groups and effects (I4.7).
    void setBreaks(const std::vector<FormBreak>& breaks);
    /// Shows the coverage of the elements of a file (I4.13); null: none.
    void setCoverage(std::shared_ptr<const FormCoverage> coverage);
    /// Returns the place of the name of the marked line's element; nullopt without one, or while the text is checked.
    std::optional<engine::Location> selectedPlace() const;
    /// Shows the object that is the source of the counts at the lines, and their turn; empty: there are no counts.
    void setCountsOf(const QString& object, std::uint32_t turn = 0) { m_head->setCountsOf(object, turn); }
    /// Returns the menu of these words. Its listener fills it before it opens.
    QMenu& countsMenu() const { return m_head->countsMenu(); }
    /// Returns the field of an attribute in the n-th line; null if there is none. Shows the field if it is hidden.
    FormFieldView* field(std::size_t line, const QString& attribute) const;
    /// Returns the text in place of lines if there is nothing to show; otherwise empty.
    QString emptyText() const { return m_blank->words(); }

    // The following functions serve changes of the structure of the form's element.

    /// Returns the document of the form. Returns null if the file is not a document of the project (the shipped
    /// vocabulary).
    Document* document() const;
    DocumentStore& store() const { return m_store; }
    const AnalysisPtr& analysis() const { return m_around.analysis; }
    QWidget& canvas() const { return *m_canvas; }
    FormDetails& details() const { return *m_details; }
    FormStructure& structure() const { return *m_structure; }
    /// Returns the button that adds the first element to an empty form.
    QPushButton& beginButton() const { return m_blank->beginButton(); }
    /// Edits the element at a path as XML, in place of its lines (I2.6). First finishes any earlier editing as XML.
    void openSource(const FormPath& path);
    FormSource& source() const { return m_canvas->source(); }
    /// Shows lines in place of the XML again. Returns false if the XML is broken. The editor then stays open and shows
    /// the reason.
    bool finishSource();
    FormDrag& drag() const { return *m_drag; }
    std::optional<FormPath> selectedPath() const;
    /// Returns the tree of the present text of a document, from the newest analysis. Returns null if the text is newer.
    std::shared_ptr<const engine::XmlTree> treeOf(const Document& document) const;
    /// Returns the selected line. Returns null if no line is selected, or if the line does not exist yet.
    FormLineView* selectedLine() const;
    FormFieldView* focusedField() const { return m_focused; }
    /// Gives the focus to the selected line, or to the first one.
    void focusLine();
    /// Marks a line, and reports its place to the source.
    void selectLine(FormLineView* line);
    /// Finishes typing in a field. Also finishes editing as XML, unless the XML is broken.
    void commitField();
    /// Shows at the selected line why a command was refused.
    void refuse(const QString& reason);
    /// Shows the present text without waiting for its analysis. Then shows the element at a path in it.
    void lookAtPath(const FormPath& path, bool focusesField);
    /// Scrolls a little if a position of the canvas is at the edge of the visible part.
    void keepInSight(int y);
    /// Folds or unfolds a line with others inside.
    void toggleFold(FormLineView* line);
    /// Shows only the lines whose sentence, tag or id contains some words, with the lines around them and inside them
    /// (I6.3). Empty: shows all lines. Another element has no filter.
    void setFilter(const QString& words);
    /// Returns the sizes of lines and details as text (FormSplit::chosenSizes).
    QString sizes() const { return m_split->chosenSizes(); }
    void setSizes(const QString& sizes);
    /// Returns the line of the filter. It is visible while there is a filter.
    QLineEdit& filter() const { return *m_filter; }
    /// Folds all groups of the element, or unfolds them if all are folded.
    void toggleAllFolds();
    /// Selects another line. Returns whether there is a line to start from.
    bool walk(FormLineView* from, FormStride stride);

signals:
    /// Emitted when the user goes to another line. The source then follows.
    void placeWanted(orrery::engine::Location where);
    /// Emitted when the user wants to set or remove a breakpoint. @param where a place in the group or effect
    void breakClicked(orrery::engine::Location where);
    void sizesChanged();
    /// Emitted after file() changes.
    void fileShown();
    /// Emitted when a list of candidates appears, with the edits that each candidate would make (I4.25).
    void previewsWanted(const orrery::widgets::PreviewRequest& request);
    /// Emitted when the user requests fixes of a line's problems.
    void fixesWanted(orrery::widgets::FormLineView* line, const QPoint& at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOutParts();
    void connectParts();
    void connectLine(FormLineView* line);
    void connectField(FormFieldView* field);
    void forgetField(FormFieldView* field);
    void takeAnalysis(AnalysisPtr analysis);
    /// Shows the element at m_path, in the newest analysis.
    void refresh();
    void refreshSoon();
    void takeRefreshed(Form form);
    void takeForm(Form form);
    bool showNow(const FormPath& topPath);
    void showBlank();
    void markPlace(std::uint32_t offset, bool isAsked);
    void markLine(std::optional<std::size_t> line, bool scrolls);
    void lookAt(FormLineView* line);
    void reportPlace(std::size_t line);
    void goToLine(std::size_t to);
    void bringSelectionInSight();
    std::size_t pageFrom(std::size_t line, bool up) const;
    void showDetails();
    void showFolds();
    void keepFocusInSight();
    FormLineView* lineOf(const FormFieldView& field) const;
    FormTypedLine typedLine() const;
    void type(FormFieldView* field);
    void shareTyped(const FormLineView& line, const FormFieldView& typed, const QString& value);
    void showTyped(FormFieldView* field, const QString& value);
    void renameStep(const FormPath& path, const std::string& id);
    void offerNamesFor(FormFieldView* field);
    void previewChoices(FormFieldView* field, FormChoiceModel* model);
    bool isFrozenBySource() const;
    void settleSource();
    void closeSource();
    void cancelSource();

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    Probe* m_probe;
    FormChoices m_choices;
    FormSurroundings m_around; ///< choices, probe and newest analysis, which all fields share
    QString m_file;            ///< shown path of the form's file; empty: no file
    FormPath m_path;           ///< path of the form's element
    FormTree m_tree;
    FormRemarks m_remarks;
    FormMaker m_maker;
    TypedField m_typed;
    std::optional<std::size_t> m_marked;
    FormPath m_markedPath;       ///< path of the marked line: the mark follows the element
    AnalysisPtr m_findingsOf;    ///< analysis that owns the lines' diagnostics
    quint64 m_shownVersion = 0;  ///< version of a text that the form shows before its analysis; otherwise 0
    bool m_isUnseen = false;     ///< true if the view is hidden, and there is a newer analysis
    bool m_isRefreshDue = false; ///< true if a new form waits for the end of the typing
    bool m_tellsLater = false;   ///< true if the form must report the line's place when it is known
    bool m_isLooking = false;    ///< true while the form reports the line's place
    bool m_keepsInSight = false; ///< true if the selected line must stay visible while lines get new places
    /// The offset to mark when the form exists, and isAsked of showPlace().
    std::optional<std::pair<std::uint32_t, bool>> m_placeWanted;
    FormFieldView* m_focused = nullptr;
    FormHead* m_head;
    FormFilterLine* m_filter;
    FormSplit* m_split;
    QScrollArea* m_scroll;
    FormCanvas* m_canvas;
    FormDetails* m_details;
    FormBlank* m_blank;
    QLabel* m_more; ///< label with the number of lines that the form does not show
    FormStructure* m_structure = nullptr;
    FormDrag* m_drag = nullptr;
};

} // namespace orrery::widgets
