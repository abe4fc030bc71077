// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/hunt/run_inquiry.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;
class QToolButton;

namespace orrery::widgets {

class Analyzer;
class AnswersModel;
class ChoiceBox;
class ExpressionField;
class GroupChoices;
class RunNames;
class Sandbox;

/// A question about all turns of the run, and its answers (I4.19): objects of a type or class, an expression, and
/// what to look for. Enter asks. A click or Enter on an answer goes to its turn and object.
class AskView : public QWidget {
    Q_OBJECT

public:
    AskView(RunInquiry& inquiry, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent = nullptr);

    ExpressionField& field() { return *m_field; }
    QComboBox& of();
    QComboBox& wish() { return *m_wish; }
    QTableView& table() { return *m_table; }
    /// Returns the text of the empty view, and the note above the table; empty if they are not shown.
    QString emptyText() const;
    QString note() const;
    void focusQuestion();

signals:
    /// Emitted when the user opens an answer.
    void hitWanted(std::uint32_t row, std::uint32_t turn);
    /// Emitted when the user wants a breakpoint for the question.
    void breakpointWanted(const QString& text);
    /// Emitted when the user wants to watch or plot the expression for the object of an answer.
    void watchWanted(std::uint32_t row, const QString& expression);
    void plotWanted(std::uint32_t row, const QString& expression);
    /// Emitted when the user wants a test for an answer.
    void assertWanted(std::uint32_t row, const QString& expression, std::uint32_t turn);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void takeAnalysis(const AnalysisPtr& analysis);
    void showAnalysis();
    void setPlace();
    void ask();
    void refresh();
    void showState();
    void open(const QModelIndex& index);
    void showMenu(QPoint at);
    QString ofId() const;
    QString emptySentence() const;

    RunInquiry& m_inquiry;
    Sandbox& m_sandbox;
    RunNames* m_names;
    AnswersModel* m_model;
    ChoiceBox* m_of;
    GroupChoices* m_groups; ///< the items of m_of
    ExpressionField* m_field;
    QComboBox* m_wish;
    QToolButton* m_ask;
    QLabel* m_note;
    QToolButton* m_stop; ///< stops or continues the work
    QTableView* m_table;
    QLabel* m_empty;
    AnalysisPtr m_analysis;
    bool m_isDue = false; ///< the box does not show m_analysis yet
};

} // namespace orrery::widgets
