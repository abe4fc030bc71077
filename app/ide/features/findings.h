// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/text/diagnostic.h"
#include "widgets/base/analysis.h"

#include <QPoint>

#include <vector>

class QMenu;

namespace orrery::widgets {
class DocumentEditor;
class ExplanationView;
class FixButton;
class SourceEditor;
} // namespace orrery::widgets

namespace orrery::ide {

/// The commands for problems: fix one problem or all of a kind, silence problems, and explain them (I3.1, I3.2, I3.8).
class FindingsFeature : public Feature {
    Q_OBJECT

public:
    explicit FindingsFeature(MainWindow& window);
    /// Returns the problems at the caret or in the field, otherwise those in the caret's line, otherwise the selected
    /// problem.
    std::vector<const engine::Diagnostic*> findingsHere() const;
    /// Returns all fixes of the problems that findingsHere() returns.
    std::vector<engine::Fix> fixesHere() const;
    /// Adds to a menu the fixes of problems, and commands that fix all problems of the same kinds.
    void fillFixes(QMenu& menu, const std::vector<const engine::Diagnostic*>& findings);
    /// Returns the light bulb of a source view; null if it has none.
    widgets::FixButton* bulbOf(const widgets::SourceEditor& editor) const;

private:
    /// Returns the problems at the caret of an editor, otherwise those in the caret's line.
    std::vector<const engine::Diagnostic*> findingsAtCaret(const widgets::DocumentEditor& editor) const;
    static std::vector<engine::Fix> fixesOf(const std::vector<const engine::Diagnostic*>& findings);
    void showFixes(const std::vector<const engine::Diagnostic*>& findings, QPoint at);
    void addBulb(widgets::DocumentEditor& editor);
    void refreshBulb(widgets::DocumentEditor& editor);
    void fix();
    void fixAll(const QString& code, engine::FileId file);
    void finishFixAll(const widgets::AnalysisPtr& analysis, const QString& code, std::vector<engine::TextEdit> edits,
                      std::size_t fixed, std::size_t left);
    /// Applies edits of an analysis's texts as one undo step. If the texts have changed since the analysis, reports
    /// that and returns false.
    bool apply(const QString& name, const widgets::Analysis& analysis, const std::vector<engine::TextEdit>& edits);
    void silenceHere(const engine::Diagnostic& diagnostic);
    void silenceInProject(const QString& code);
    void makeBaseline();
    void explain(const QString& code);
    void explainHere();

    widgets::ExplanationView* m_explanation;
};

} // namespace orrery::ide
