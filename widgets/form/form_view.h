// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/expression/probe.h"
#include "widgets/form/choices.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_model.h"
#include "widgets/project/analysis.h"

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

/// The element at a place of the content as a form: a line for each element in it, a typed field for each attribute
/// (I2.1). Form and source are two views of one document: fields make the smallest edits, and take up what others
/// change (I2.3).
class FormView : public QWidget {
    Q_OBJECT

public:
    FormView(DocumentStore& store, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent = nullptr);
    ~FormView() override;

    /// Shows the class, scenario or section that stands there, and marks the line.
    /// @param isAsked brings it into sight even where it is marked already.
    void showPlace(engine::Location where, bool isAsked = true);
    /// For which objects of the sandbox expressions are evaluated.
    Probe& probe() { return *m_probe; }

    const Form& form() const { return m_form; }
    /// The lines in their order; those that nobody has seen yet may still be in the making.
    const std::vector<FormLineView*>& lines() const { return m_lines; }
    /// Makes what is still missing at once; for tests and for pictures.
    void finishLines();
    /// Whether a large form is still being made on another thread.
    bool isBeingMade() const { return m_isBeingMade; }
    /// The shown path of the file looked at; empty: none.
    const QString& file() const { return m_file; }
    /// What stands at the right end of lines of a file's form, until it is said anew; elements that are not shown now
    /// are no mistake.
    void setRemarks(const QString& file, std::vector<FormRemark> remarks);
    /// The field of an attribute in the n-th line, unfolded where it was folded away; null where there is none.
    FormFieldView* field(std::size_t line, const QString& attribute) const;
    /// The words in place of lines where there is nothing to show; empty where there is.
    QString emptyText() const;

    // For what changes the structure of what is shown.

    /// Null where the file is no document of the project (the shipped vocabulary).
    Document* document() const;
    DocumentStore& store() const { return m_store; }
    const AnalysisPtr& analysis() const { return m_analysis; }
    QWidget& canvas() const { return *m_canvas; }
    FormStructure& structure() const { return *m_structure; }
    /// The button where there is nothing to show but something may be added.
    QPushButton& beginButton() const { return *m_begin; }
    /// Edits the element at a path as XML, in place of its lines (I2.6). What is edited so already is finished first.
    void openSource(const FormPath& path);
    FormSource& source() const { return *m_source; }
    /// Shows lines in place of the XML again. @return false where it is broken: it stays open, and says why.
    bool finishSource();
    FormDrag& drag() const { return *m_drag; }
    std::optional<FormPath> selectedPath() const;
    /// Null where nothing is selected, or the line is not made yet.
    FormLineView* selectedLine() const;
    FormFieldView* focusedField() const { return m_focused; }
    /// Marks a line, and tells where the person looks.
    void selectLine(FormLineView* line);
    /// Finishes what is typed: in a field, and as XML where that is not broken.
    void commitField();
    /// Says at the selected line why something was not done.
    void refuse(const QString& reason);
    /// Shows the text as it is now, without waiting for its analysis, and the element at a path in it.
    void lookAtPath(const FormPath& path, bool focusesField);
    /// Scrolls a little where a place of the canvas is at the edge of what is seen.
    void keepInSight(int y);
    enum class Step : std::uint8_t { previous, next, around, inside, first, last, pageUp, pageDown };
    /// Selects another line. @return whether there is a line to go on from.
    bool walk(FormLineView* from, Step step);

signals:
    /// The person looks at another line: the source follows.
    void placeWanted(orrery::engine::Location where);
    /// The person asks what can be done about what is wrong in a line.
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
    std::pair<std::size_t, std::size_t> keptLines(const Form& form, const FormPath& focused) const;
    void discard(FormLineView* line);
    void chainTabs(std::size_t first, std::size_t last);
    void makeLines(int count);
    bool makeUpTo(std::size_t line);
    void refreshLine(std::size_t line, bool isUrgent);
    void refreshDue(int most);
    void arrangeFrom(std::size_t first);
    /// Scrolls to the field that is typed in, which was clicked half out of sight or has gone to another row.
    void keepFocusInSight();
    void markPlace(std::uint32_t offset, bool isAsked);
    // fields that are typed in: form_view_typing.cpp
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
    QString m_file;  ///< the shown path of the file looked at; empty: none
    FormPath m_path; ///< of the element shown
    Form m_form;
    QString m_formOf; ///< the file that it is of
    std::vector<FormLineView*> m_lines;
    std::vector<FormPath> m_unfolded; ///< of lines that were unfolded and are to be made anew
    FormPath m_unfoldedIn;            ///< the element that lines were unfolded of
    QString m_unfoldedOf;             ///< and its file
    QString m_remarksOf;              ///< the file that the remarks are about
    std::vector<FormRemark> m_remarks;
    std::optional<std::size_t> m_marked;
    FormPath m_markedPath;        ///< of the marked line: it stays with its element
    AnalysisPtr m_findingsOf;     ///< whose findings the lines speak of
    quint64 m_shownVersion = 0;   ///< of the text, where it is shown before its analysis; else 0
    bool m_tellsLater = false;    ///< where the person looks, once places are known
    bool m_isTailWaiting = false; ///< lines are being made before others that are there already
    FormFieldView* m_focused = nullptr;
    FormTyping* m_typing = nullptr;
    QPointer<FormFieldView> m_typedField; ///< that was typed in last
    QString m_typedBefore;                ///< what it held before
    QString m_typedNow;                   ///< and what it came to
    bool m_isRefreshDue = false;          ///< what is new waits for the end of typing
    /// The form and the analysis that the field speaks of which is being typed in.
    std::vector<std::shared_ptr<const void>> m_typedOf;
    ElidedLabel* m_crumbs;
    QScrollArea* m_scroll;
    QWidget* m_canvas;
    FormHandles* m_handles = nullptr;
    FormStructure* m_structure = nullptr;
    FormDrag* m_drag = nullptr;
    FormSource* m_source = nullptr;
    QLabel* m_empty;
    QPushButton* m_begin; ///< what a file begins with that holds nothing yet
    QLabel* m_more;       ///< says how many lines are not shown
    QFrame* m_rule;
    QLabel* m_help;
    int m_bottom = 0; ///< of the last line that is placed
    bool m_isMaking = false;
    std::optional<std::size_t> m_wanted;              ///< the marked line, while those before it are being made
    QSet<FormLineView*> m_due;                        ///< lines out of sight that show an older form
    std::vector<std::shared_ptr<const void>> m_dueOf; ///< the forms and the analyses that those speak of
    bool m_isRefreshing = false;
    bool m_isBeingMade = false;
    bool m_isUnseen = false; ///< nobody looks, and there is a newer analysis than the one shown
    quint64 m_asked = 0;     ///< forms that are made elsewhere: the last one asked for
    /// Where to look once the form is there, and whether somebody asked for it.
    std::optional<std::pair<std::uint32_t, bool>> m_placeWanted;
    bool m_isLooking = false; ///< while others are told where the person looks
};

} // namespace orrery::widgets
