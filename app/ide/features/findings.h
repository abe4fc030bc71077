// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "engine/text/diagnostic.h"
#include "widgets/project/analysis.h"

#include <vector>

class QMenu;

namespace orrery::widgets {
class ExplanationView;
} // namespace orrery::widgets

namespace orrery::ide {

/// What can be done about findings: mend one or all of a kind, silence them, and read what they mean (I3.1, I3.2,
/// I3.8).
class FindingsFeature : public Feature {
    Q_OBJECT

public:
    explicit FindingsFeature(MainWindow& window);
    /// Every fix for what is wrong at the caret or in the field; else in its line; else of the chosen problem.
    std::vector<engine::Fix> fixesHere() const;
    /// The fixes as a menu, each with what mends all of its kind.
    void fillFixes(QMenu& menu);

private:
    std::vector<const engine::Diagnostic*> findingsHere() const;
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
