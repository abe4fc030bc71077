// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/expression_steps.h"
#include "widgets/expression/verdict.h"

#include <QLineEdit>

class QCompleter;

namespace orrery::widgets {

class NameModel;
class Probe;

/// A line for one expression, judged at every keystroke: colours, squiggles under what is wrong, format and value, a
/// key for the fix (Ctrl+.), and completion (while typing, and Ctrl+Space) (I3.10).
class ExpressionField : public QLineEdit {
    Q_OBJECT

public:
    /// @param probe may be null: then there are no values.
    explicit ExpressionField(Probe* probe, QWidget* parent = nullptr);

    /// Where the expression stands, and by what it is judged.
    void setPlace(const ExpressionPlace& place, AnalysisPtr analysis);
    const ExpressionVerdict& verdict() const { return m_verdict; }
    /// Applies the first fix there is; false where there is none.
    bool applyFix();
    /// Evaluates it sub-expression by sub-expression, the next one underlined (I4.6): F11 goes to its operands,
    /// Ctrl+F11 takes it as a whole, Shift+F11 what it stands in, Alt+F11 goes back; Escape ends it, as typing does.
    void stepIn();
    void step();
    void stepOut();
    void stepBack();
    void stopStepping();
    bool isStepping() const { return m_steps.has_value(); }
    /// How far it is; null where nobody steps.
    const engine::ExpressionSteps* steps() const { return m_steps ? &*m_steps : nullptr; }
    /// Shows what can be written at the caret.
    void complete();
    /// Made when it is first asked for: most fields are only looked at (P3.5).
    QCompleter& completer();
    QSize sizeHint() const override;

signals:
    /// The text, the content, the objects or the turn are others.
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
    NameModel* m_names = nullptr; ///< what the completer offers
    QCompleter* m_completer = nullptr;
    int m_wordBegin = 0;
    bool m_isJudging = false;
};

} // namespace orrery::widgets
