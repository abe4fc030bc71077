// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/text_edit.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/sweep/solve_bench.h"

#include <QString>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStandardItemModel;
class QTableView;

namespace orrery::widgets {

class Analyzer;
class ChoiceBox;
class ExpressionField;
class NumberList;

/// The first values of the fields.
struct SolveStart {
    QString scenario{}; ///< id; empty: the one that the project opens
    QString expression{};
    QString object{};
    int turns = 30;
    int seeds = 1;
    std::optional<double> measured{};         ///< the measure as the content is
    std::optional<engine::TextEdit> number{}; ///< an edit of the number to choose; nullopt: none is chosen
};

/// Asks which value of a number makes a measure reach a target, looks for it in the background, and shows the answer
/// (I4.21). The user can write a value that was tried into the content. The dialog does not block the window.
class SolveDialog : public DraftDialog {
    Q_OBJECT

public:
    SolveDialog(Analyzer& analyzer, const SolveStart& start, QWidget* parent = nullptr);
    ~SolveDialog() override;

    /// Asks about another number, with its measure. Keeps the target.
    void setStart(const SolveStart& start);
    ChoiceBox& numberBox() { return *m_number; }
    QLineEdit& fromField() { return *m_from; }
    QLineEdit& toField() { return *m_to; }
    QLineEdit& targetField() { return *m_target; }
    ExpressionField& expressionField() { return *m_expression; }
    QComboBox& objectField() { return *m_object; }
    QSpinBox& turnsField() { return *m_turns; }
    QSpinBox& seedsField() { return *m_seeds; }
    QPushButton& searchButton() { return *m_search; }
    QPushButton& writeButton() { return *m_write; }
    QTableView& table() { return *m_table; }
    SolveBench& bench() { return *m_bench; }
    /// Returns the sentences about the answer, the progress or the fields.
    QString verdict() const;

signals:
    /// Emitted when the user wants to write a value. @param number name of the number, as ContentNumber::name
    void writeWanted(const QString& number, double value);

protected:
    QJsonObject draftValues() const override;
    void setDraftValues(const QJsonObject& values) override;

private:
    void makeLayout();
    void fill(const SolveStart& start);
    void fillScenarios(const QString& wanted);
    void followContent();
    void chooseNumber();
    void showNumbers();
    void suggest();
    void noteChange();
    void search();
    void refresh();
    void showTries();
    void write();
    QString missing() const;
    QString verdictText() const;
    QString answerText() const;
    std::optional<double> chosenValue() const;
    std::optional<double> writtenValue() const;

    Analyzer& m_analyzer;
    NumberList* m_numbers;
    SolveBench* m_bench;
    QString m_name;                           ///< of the chosen number; empty: none
    std::optional<engine::TextEdit> m_wanted; ///< the number to choose when the numbers are known
    ChoiceBox* m_number;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QLineEdit* m_target;
    ExpressionField* m_expression;
    QComboBox* m_object;
    ChoiceBox* m_scenario;
    QSpinBox* m_turns;
    QSpinBox* m_seeds;
    QPushButton* m_search;
    QProgressBar* m_progress;
    QLabel* m_verdict;
    QStandardItemModel* m_tries;
    QTableView* m_table;
    QPushButton* m_write = nullptr;
    bool m_isTyped = false; ///< the user has entered the range
    bool m_isShown = false; ///< the answer is in the table
};

} // namespace orrery::widgets
