// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/expression_steps.h"
#include "widgets/expression/verdict.h"

#include <QLineEdit>

class QCompleter;

namespace orrery::widgets {

class NameModel;
class Probe;

/// A field for one expression, checked at every keystroke (I3.10). It shows colours, squiggles under problems, the
/// format and the value. It offers a key for the fix (Ctrl+.) and completion (while typing, and Ctrl+Space).
class ExpressionField : public QLineEdit {
    Q_OBJECT

public:
    /// @param probe can be null: then there are no values.
    explicit ExpressionField(Probe* probe, QWidget* parent = nullptr);

    /// Sets the place of the expression and the analysis to check it with.
    void setPlace(const ExpressionPlace& place, AnalysisPtr analysis);
    const ExpressionVerdict& verdict() const { return m_verdict; }
    /// Applies the first fix. Returns false if there is none.
    bool applyFix();
    /// Evaluates the expression step by step, with the next sub-expression underlined (I4.6). F11 steps into its
    /// operands, Ctrl+F11 evaluates it as a whole, Shift+F11 finishes the expression around it, Alt+F11 steps back.
    /// Escape and typing end it.
    void stepIn();
    void step();
    void stepOut();
    void stepBack();
    void stopStepping();
    bool isStepping() const { return m_steps.has_value(); }
    /// Returns the state of stepping; null if nobody is stepping.
    const engine::ExpressionSteps* steps() const { return m_steps ? &*m_steps : nullptr; }
    /// Shows completions for the caret.
    void complete();
    /// Returns the completer. It is created on first use: most fields are never edited (P3.5).
    QCompleter& completer();
    QSize sizeHint() const override;

signals:
    /// Emitted when the text, the content, the objects or the turn has changed.
    void verdictChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void judge();
    void paintFormats();
    void showCall();
    bool isCompleting() const;
    void stopCompleting();
    void insertName(const QModelIndex& index);
    bool handleStepKey(const QKeyEvent& key, bool isAsked);
    void walk(void (engine::ExpressionSteps::*way)());
    QString hoverText(int offset) const;

    Probe* m_probe;
    ExpressionPlace m_place;
    AnalysisPtr m_analysis;
    ExpressionVerdict m_verdict;
    std::optional<engine::ExpressionSteps> m_steps;
    NameModel* m_names = nullptr; ///< the completions
    QCompleter* m_completer = nullptr;
    int m_wordBegin = 0;
    bool m_isJudging = false;
};

} // namespace orrery::widgets
