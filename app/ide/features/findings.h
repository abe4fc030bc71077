// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/text/diagnostic.h"
#include "widgets/project/analysis.h"

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

/// What can be done about findings: mend one or all of a kind, silence them, and read what they mean (I3.1, I3.2,
/// I3.8).
class FindingsFeature : public Feature {
    Q_OBJECT

public:
    explicit FindingsFeature(MainWindow& window);
    /// What is wrong at the caret or in the field; else in its line; else the chosen problem.
    std::vector<const engine::Diagnostic*> findingsHere() const;
    /// Every fix for what is wrong at the caret or in the field; else in its line; else of the chosen problem.
    std::vector<engine::Fix> fixesHere() const;
    /// Fixes of findings as a menu, and what mends all of their kinds.
    void fillFixes(QMenu& menu, const std::vector<const engine::Diagnostic*>& findings);
    /// The light bulb of a source view; null where it has none.
    widgets::FixButton* bulbOf(const widgets::SourceEditor& editor) const;

private:
    /// At the caret of an editor, else in its line.
    std::vector<const engine::Diagnostic*> findingsAtCaret(const widgets::DocumentEditor& editor) const;
    static std::vector<engine::Fix> fixesOf(const std::vector<const engine::Diagnostic*>& findings);
    void showFixes(const std::vector<const engine::Diagnostic*>& findings, QPoint at);
    void addBulb(widgets::DocumentEditor& editor);
    void refreshBulb(widgets::DocumentEditor& editor);
    void fix();
    void fixAll(const QString& code, engine::FileId file);
    void finishFixAll(const widgets::AnalysisPtr& analysis, const QString& code, std::vector<engine::TextEdit> edits,
                      std::size_t fixed, std::size_t left);
    /// Edits of the newest analysis's texts, as one step. False, and said, where the texts have changed since.
    bool apply(const QString& name, const widgets::Analysis& analysis, const std::vector<engine::TextEdit>& edits);
    void silenceHere(const engine::Diagnostic& diagnostic);
    void silenceInProject(const QString& code);
    void makeBaseline();
    void explain(const QString& code);
    void explainHere();

    widgets::ExplanationView* m_explanation;
};

} // namespace orrery::ide
