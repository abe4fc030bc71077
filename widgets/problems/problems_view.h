// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/run_problems.h"
#include "widgets/base/analysis.h"

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

/// The list of problems (I3.1). The user filters as they type, hides severities, and jumps by click, Enter or F4. Enter
/// and F4 also move the focus there. One key applies a fix.
class ProblemsView : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsView(Analyzer& analyzer, QWidget* parent = nullptr);

    QTableView& table() { return *m_table; }
    const ProblemsModel& model() const { return *m_model; }
    QCheckBox& silencedBox() { return *m_silenced; }
    /// Returns the problem of the selected row. Returns null without a selected row, or if the row comes from an older
    /// text.
    const engine::Diagnostic* current() const;
    /// Fills the context menu of a problem. Public for tests.
    void fillMenu(QMenu& menu, const QModelIndex& index);

    /// Shows problems of the sandbox's run together with those of the newest analysis. The next analysis removes them.
    void showRunFindings(std::vector<engine::Diagnostic> findings);
    /// Shows the runtime problems of that run (R2.7). The next analysis removes them.
    void showRunProblems(std::vector<engine::RunProblem> problems);

public slots:
    void nextProblem() { move(1); }
    void previousProblem() { move(-1); }
    /// Emits fixWanted() with the first fix of the current problem (I3.2). Returns whether there is a fix.
    bool fixCurrent();

signals:
    void placeWanted(orrery::engine::Location where);
    /// Emitted after placeWanted() if the user also wants to edit there.
    void editingWanted();
    void fixWanted(const orrery::engine::Fix& fix);
    /// Emitted to fix all problems of a code (I3.2). @param file only in this file; invalid: in the whole project.
    void fixAllWanted(const QString& code, orrery::engine::FileId file);
    void silenceHereWanted(const orrery::engine::Diagnostic& diagnostic);
    void silenceInProjectWanted(const QString& code);
    void baselineWanted();
    void explanationWanted(const QString& code);
    /// Emitted with the number of problems of each severity, for the status bar.
    void countsChanged(int errors, int warnings, int hints);

private:
    void takeAnalysis(AnalysisPtr analysis);
    void tellCounts();
    void move(int step);
    bool open(const QModelIndex& index);
    void edit(const QModelIndex& index);
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
    QLabel* m_more; ///< label with the number of problems that are not listed
    Analyzer& m_analyzer;
};

} // namespace orrery::widgets
