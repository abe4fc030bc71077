// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/expression/probe.h"
#include "widgets/form/choices.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_model.h"
#include "widgets/project/analysis.h"

#include <QWidget>

#include <vector>

class QFrame;
class QLabel;
class QScrollArea;

namespace orrery::widgets {

class Analyzer;
class Document;
class DocumentStore;
class ElidedLabel;
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
    /// What stands at the right end of lines of a file's form, until it is said anew; elements that are not shown now
    /// are no mistake.
    void setRemarks(const QString& file, std::vector<FormRemark> remarks);
    /// The field of an attribute in the n-th line; null where there is none.
    FormFieldView* field(std::size_t line, const QString& attribute) const;
    /// The words in place of lines where there is nothing to show; empty where there is.
    QString emptyText() const;

signals:
    /// The person looks at another line: the source follows.
    void placeWanted(orrery::engine::Location where);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeAnalysis(AnalysisPtr analysis);
    /// Shows the element at m_path, in the newest analysis.
    void refresh();
    void rebuild();
    void makeLines(int count);
    void arrangeFrom(std::size_t first);
    void markLine(std::optional<std::size_t> line, bool scrolls);
    void lookAt(FormLineView* line);
    void change(FormFieldView* field);
    void showRemarks(std::size_t first);
    void showHelp();
    void showEmpty();
    Document* document() const;

    DocumentStore& m_store;
    Analyzer& m_analyzer;
    Probe* m_probe;
    FormChoices m_choices;
    AnalysisPtr m_analysis;
    QString m_file;  ///< the shown path of the file looked at; empty: none
    FormPath m_path; ///< of the element shown
    Form m_form;
    std::vector<FormLineView*> m_lines;
    QString m_remarksOf; ///< the file that the remarks are about
    std::vector<FormRemark> m_remarks;
    std::optional<std::size_t> m_marked;
    FormFieldView* m_focused = nullptr;
    ElidedLabel* m_crumbs;
    QScrollArea* m_scroll;
    QWidget* m_canvas;
    QLabel* m_empty;
    QFrame* m_rule;
    QLabel* m_help;
    int m_bottom = 0; ///< of the last line that is placed
    bool m_isMaking = false;
    bool m_isLooking = false; ///< while others are told where the person looks
};

} // namespace orrery::widgets
