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

/// Commands for problems: fix one or all of a kind, silence them, and explain them (I3.1, I3.2, I3.8).
class FindingsFeature : public Feature {
    Q_OBJECT

public:
    explicit FindingsFeature(MainWindow& window);
    /// Returns the problems at the caret or in the field; else those in its line; else the selected problem.
    std::vector<const engine::Diagnostic*> findingsHere() const;
    /// Returns all fixes of the problems that findingsHere() returns.
    std::vector<engine::Fix> fixesHere() const;
    /// Fills a menu with the fixes of problems, and with commands that fix all problems of their kinds.
    void fillFixes(QMenu& menu, const std::vector<const engine::Diagnostic*>& findings);
    /// Returns the light bulb of a source view; null if it has none.
    widgets::FixButton* bulbOf(const widgets::SourceEditor& editor) const;

private:
    /// Returns the problems at the caret of an editor, else those in its line.
    std::vector<const engine::Diagnostic*> findingsAtCaret(const widgets::DocumentEditor& editor) const;
    static std::vector<engine::Fix> fixesOf(const std::vector<const engine::Diagnostic*>& findings);
    void showFixes(const std::vector<const engine::Diagnostic*>& findings, QPoint at);
    void addBulb(widgets::DocumentEditor& editor);
    void refreshBulb(widgets::DocumentEditor& editor);
    void fix();
    void fixAll(const QString& code, engine::FileId file);
    void finishFixAll(const widgets::AnalysisPtr& analysis, const QString& code, std::vector<engine::TextEdit> edits,
                      std::size_t fixed, std::size_t left);
    /// Applies edits of the newest analysis's texts as one undo step. If the texts have changed since, reports that and
    /// returns false.
    bool apply(const QString& name, const widgets::Analysis& analysis, const std::vector<engine::TextEdit>& edits);
    void silenceHere(const engine::Diagnostic& diagnostic);
    void silenceInProject(const QString& code);
    void makeBaseline();
    void explain(const QString& code);
    void explainHere();

    widgets::ExplanationView* m_explanation;
};

} // namespace orrery::ide
