// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/expression/expression_offers.h"
#include "engine/check/expression/row_place.h"
#include "widgets/base/analysis.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Probe;

/// The place of an expression: the names that it can use, and the wanted format.
struct ExpressionPlace {
    engine::RowPlace row = engine::RowPlace::scope;
    bool isNested = false;
    engine::Format wanted;       ///< format that the place needs; bad: any format
    bool mayReadSubject = false; ///< true in a response: the expression can read the event's subject (T1)
    /// The context of an expression outside the tables of conditions and effects. It refers to the model of the same
    /// analysis.
    std::optional<engine::ExpressionContext> own{};
    std::shared_ptr<const void> names{}; ///< owner of the parameter names to which `own` refers
    /// The number of the effects group around the expression in the probe's class, from 0; nullopt: none.
    std::optional<std::uint32_t> group{};

    engine::ExpressionContext context(const engine::CheckedModel& model) const {
        if (own) {
            return *own;
        }
        engine::ExpressionContext here = engine::expressionContext(row, isNested, model);
        here.hasSubject = mayReadSubject;
        return here;
    }
};

/// The result of checking and evaluating an expression, as texts for the user (I3.10). Offsets are offsets in the
/// checked QString.
struct ExpressionVerdict {
    struct Finding {
        int begin = 0;
        int end = 0;
        engine::Severity severity = engine::Severity::error;
        QString message;
        QString advice;
        QString fixLabel;  ///< empty: no fix
        QString fixed;     ///< the whole text with the fix applied
        QString elsewhere; ///< place of the problem in the content; empty: it is from begin to end in the text
    };
    struct Term {
        int begin = 0;
        int end = 0;
        int depth = 0;
        QString text;
        QString value;
        QString object;    ///< for a term that reads a value: the object with this value
        QString elsewhere; ///< place of the term in the content; empty: it is from begin to end in the text
    };

    QString format; ///< format of the expression, such as "NUMBER"; empty if it has none
    std::vector<Finding> findings;
    QString value;           ///< value as text; empty: noValue has the reason
    QString target;          ///< name of the object with this value; empty if the value depends on none
    QString noValue;         ///< reason for a missing value of an expression with a format
    std::vector<Term> terms; ///< all sub-expressions with their values, outermost first
    QString stepping;        ///< the present step while the user steps through the expression; otherwise empty

    bool hasErrors() const;
    /// Returns one line: "NUMBER · 12 for Sol III", or the first problem.
    QString summary() const;
    /// Returns the innermost sub-expression at an offset; null if there is none.
    const Term* termAt(int offset) const;
};

/// Checks an expression as the checker does at its place. Evaluates the expression for the probe's objects, if the
/// analysed content can read the state of the sandbox's run. Takes microseconds, which allows a call at every
/// keystroke.
ExpressionVerdict judgeExpression(const QString& text, const ExpressionPlace& place, const AnalysisPtr& analysis,
                                  const Probe* probe);

/// Returns the message of a diagnostic of an expression. The messages of faults in evaluation fit a place where no turn
/// runs.
QString expressionProblemText(const engine::Diagnostic& diagnostic);

/// Returns the name of a kind of offer, such as "meter" or "function".
QString offerKindName(engine::OfferKind kind);

/// A completion for a caret. After a dot, it is a member; otherwise a name, a function or a word of the language.
struct ExpressionName {
    QString name;
    QString detail;              ///< kind or usage: "meter", "variable · NUMBER", "min(a, b, …)"
    QString help;                ///< one or two sentences; can be empty
    bool takesArguments = false; ///< true for a function: parentheses follow
};
/// Returns the names that fit the word at the caret, best first. The order is: the word itself, names that begin with
/// it, values that begin with it although the place does not ask for them, names that contain it. Limits the number of
/// names, because a project can have ten thousand classes (P3.5).
/// @param begin output: the beginning of the word that a name replaces.
std::vector<ExpressionName> expressionNamesAt(const QString& text, int caret, const ExpressionPlace& place,
                                              const AnalysisPtr& analysis, int& begin);
/// Returns the meaning of the word at an offset; nullopt if it has none.
std::optional<ExpressionName> expressionNameAt(const QString& text, int offset, const ExpressionPlace& place,
                                               const AnalysisPtr& analysis);
/// Returns the signature and the help of the call around a caret; empty if there is no call.
ExpressionName expressionCallAt(const QString& text, int caret, const ExpressionPlace& place,
                                const AnalysisPtr& analysis);

} // namespace orrery::widgets
