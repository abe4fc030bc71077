// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/sweep_draft.h"
#include "widgets/base/analysis.h"
#include "widgets/draft/draft_dialog.h"

#include <QString>
#include <QTimer>

#include <cstddef>
#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace orrery::widgets {

class Analyzer;
class ChoiceBox;
class MeasureRow;
class NumberList;
class RunClock;
class VaryRow;

/// Asks for a new sweep: its runs, the numbers to vary, and the measures (I4.14). Checks them as the checker does, in
/// the background, and says how many runs the sweep has and how long they take.
class NewSweepDialog : public DraftDialog {
    Q_OBJECT

public:
    /// Writes a sweep into the content. Returns the reason if that is not possible; otherwise an empty text.
    using Write = std::function<QString(const engine::SweepDraft& draft)>;
    NewSweepDialog(Analyzer& analyzer, Write write, QWidget* parent = nullptr);
    ~NewSweepDialog() override;

    /// Returns the sweep as the fields have it.
    engine::SweepDraft draft() const;
    QLineEdit& idField() { return *m_id; }
    ChoiceBox& scenarioBox() { return *m_scenario; }
    QLineEdit& seedsField() { return *m_seeds; }
    QSpinBox& turnsField() { return *m_turns; }
    const std::vector<VaryRow*>& varied() const { return m_varied; }
    const std::vector<MeasureRow*>& measures() const { return m_measures; }
    QPushButton& createButton() { return *m_create; }
    QPushButton& addNumberButton() { return *m_addNumber; }
    QPushButton& addMeasureButton() { return *m_addMeasure; }
    /// Returns the sentence about the fields.
    QString verdict() const;
    /// Writes the sweep. Stays open, with the reason, if that is not possible.
    void accept() override;
    /// Asks before it discards input. Closing after a failed attempt to write keeps the draft for the next dialog.
    void reject() override;

protected:
    QJsonObject draftValues() const override;
    void setDraftValues(const QJsonObject& values) override;

private:
    void makeLayout();
    VaryRow* addNumber();
    MeasureRow* addMeasure();
    void fillScenarios();
    void follow();
    void noteChange();
    void check();
    void beginCheck();
    void showVerdict();
    QString missing() const;

    Analyzer& m_analyzer;
    const Write m_write;
    NumberList* m_numbers;
    RunClock* m_clock;
    QLineEdit* m_id;
    ChoiceBox* m_scenario;
    QLineEdit* m_seeds;
    QSpinBox* m_turns;
    QVBoxLayout* m_numberRows;
    QVBoxLayout* m_measureRows;
    QPushButton* m_addNumber;
    QPushButton* m_addMeasure;
    QLabel* m_verdict;
    QPushButton* m_create = nullptr;
    std::vector<VaryRow*> m_varied;
    std::vector<MeasureRow*> m_measures;
    QString m_problem;          ///< of the fields; empty: the sweep is good, or is being checked
    std::size_t m_runs = 0;     ///< of the good sweep; 0: it is being checked
    std::size_t m_variants = 0; ///< of the good sweep
    quint64 m_number = 0;       ///< number of the newest check; earlier ones are dropped
    QTimer m_pause;             ///< typing ends before a check begins
    bool m_isChecking = false;  ///< a check runs in the background; the next one waits for it
    bool m_isUnwritten = false; ///< the last attempt to write the sweep failed
};

} // namespace orrery::widgets
