// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/run_problems.h"
#include "widgets/project/analysis.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QMenu;
class QModelIndex;
class QTableView;

namespace orrery::widgets {

class Analyzer;
class ProblemsModel;
class ProblemsFilter;

/// The list of findings (I3.1): filter as you type, switch kinds off, jump by click, Enter or F4; one key mends.
class ProblemsView : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsView(Analyzer& analyzer, QWidget* parent = nullptr);

    QTableView& table() { return *m_table; }
    const ProblemsModel& model() const { return *m_model; }
    QCheckBox& silencedBox() { return *m_silenced; }
    /// The finding of the chosen row; null where none is chosen, or one of an earlier text.
    const engine::Diagnostic* current() const;
    /// What can be done about a finding, as a menu: for the right mouse button, and for tests.
    void fillMenu(QMenu& menu, const QModelIndex& index);

    /// Findings of the sandbox's run, shown with those of the newest analysis until there is a newer one.
    void showRunFindings(std::vector<engine::Diagnostic> findings);
    /// What went wrong in the turns of that run, shown likewise (R2.7).
    void showRunProblems(std::vector<engine::RunProblem> problems);

public slots:
    void nextProblem() { move(1); }
    void previousProblem() { move(-1); }
    /// Asks for the first fix of the current finding (I3.2).
    bool fixCurrent();

signals:
    void placeWanted(orrery::engine::Location where);
    void fixWanted(const orrery::engine::Fix& fix);
    /// Mend all findings of a code (I3.2). @param file not valid: in the whole project.
    void fixAllWanted(const QString& code, orrery::engine::FileId file);
    void silenceHereWanted(const orrery::engine::Diagnostic& diagnostic);
    void silenceInProjectWanted(const QString& code);
    void baselineWanted();
    void explanationWanted(const QString& code);
    /// For the status bar: how many of each kind there are.
    void countsChanged(int errors, int warnings, int hints);

private:
    void takeAnalysis(AnalysisPtr analysis);
    void tellCounts();
    void move(int step);
    void open(const QModelIndex& index);
    void refilter();
    void showState();
    void showMenu(QPoint at);
    const engine::Diagnostic* diagnosticAt(const QModelIndex& index) const;

    ProblemsModel* m_model;
    ProblemsFilter* m_filter;
    QTableView* m_table;
    QLineEdit* m_words;
    QCheckBox* m_warnings;
    QCheckBox* m_hints;
    QCheckBox* m_silenced;
    QLabel* m_empty;
    QLabel* m_more; ///< says how many are not listed
    Analyzer& m_analyzer;
};

} // namespace orrery::widgets
