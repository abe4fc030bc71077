// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/expression_steps.h"
#include "widgets/expression/verdict.h"

#include <QLineEdit>

class QCompleter;

namespace orrery::widgets {

class NameModel;
class Probe;

/// A field for one expression, which it checks at every keystroke (I3.10). Shows colours, squiggles under problems, the
/// format and the value. Ctrl+. applies a fix. Completion opens while the user types, and with Ctrl+Space.
class ExpressionField : public QLineEdit {
    Q_OBJECT

public:
    /// @param probe can be null; then the field shows no values.
    explicit ExpressionField(Probe* probe, QWidget* parent = nullptr);

    /// Sets the place of the expression and the analysis to check it with.
    void setPlace(const ExpressionPlace& place, AnalysisPtr analysis);
    const ExpressionVerdict& verdict() const { return m_verdict; }
    /// Applies the first fix. Returns false if there is none.
    bool applyFix();
    /// Evaluates the expression step by step, and underlines the next sub-expression (I4.6). F11 steps into its
    /// operands. Ctrl+F11 evaluates all of it. Shift+F11 finishes the expression around it. Alt+F11 steps back. Escape
    /// and typing end the stepping.
    void stepIn();
    void step();
    void stepOut();
    void stepBack();
    void stopStepping();
    bool isStepping() const { return m_steps.has_value(); }
    /// Returns the state of stepping; null if isStepping() is false.
    const engine::ExpressionSteps* steps() const { return m_steps ? &*m_steps : nullptr; }
    /// Shows completions for the caret.
    void complete();
    /// Returns the completer. Creates it on first use, because users edit few of the fields (P3.5).
    QCompleter& completer();
    QSize sizeHint() const override;
    /// Returns the visible text. A field without a frame cuts a long expression in the middle while it has no focus.
    QString shownText() const;

signals:
    /// Emitted after the text, the content, the objects or the turn changes.
    void verdictChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void judge();
    void paintFormats();
    void showCall();
    bool isCompleting() const;
    bool isWordWhole() const;
    void stopCompleting();
    bool insertName(const QModelIndex& index);
    bool takeHighlighted();
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
