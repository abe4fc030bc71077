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

/// The place of an expression: what it can refer to, and the wanted format.
struct ExpressionPlace {
    engine::RowPlace row = engine::RowPlace::scope;
    bool isNested = false;
    engine::Format wanted;       ///< bad: any format
    bool mayReadSubject = false; ///< whether it is in a response, so that it can read the event's subject (T1)
    /// The context of an expression outside the tables of conditions and effects, for the same analysis's model.
    std::optional<engine::ExpressionContext> own{};
    std::shared_ptr<const void> names{}; ///< owns the parameter names that `own` refers to

    engine::ExpressionContext context(const engine::CheckedModel& model) const {
        if (own) {
            return *own;
        }
        engine::ExpressionContext here = engine::expressionContext(row, isNested, model);
        here.hasSubject = mayReadSubject;
        return here;
    }
};

/// The result of checking and evaluating a text as an expression, in words (I3.10). Offsets are those of the checked
/// QString.
struct ExpressionVerdict {
    struct Finding {
        int begin = 0;
        int end = 0;
        engine::Severity severity = engine::Severity::error;
        QString message;
        QString advice;
        QString fixLabel;  ///< empty: no fix
        QString fixed;     ///< the whole text with the fix applied
        QString elsewhere; ///< the place in the content of the problem; empty: begin to end of the text
    };
    struct Term {
        int begin = 0;
        int end = 0;
        int depth = 0;
        QString text;
        QString value;
        QString object;    ///< for a term that reads a value: the object that has it
        QString elsewhere; ///< the place in the content of the term; empty: begin to end of the text
    };

    QString format; ///< "NUMBER"; empty if it has no format
    std::vector<Finding> findings;
    QString value;           ///< empty: see noValue
    QString target;          ///< name of the object that the value is for; empty if the value depends on no object
    QString noValue;         ///< why there is no value, although there is a format
    std::vector<Term> terms; ///< every sub-expression with its value, outermost first
    QString stepping;        ///< the present step, if the person steps through it; otherwise empty

    bool hasErrors() const;
    /// Returns one line: "NUMBER · 12 for Sol III", or the first problem.
    QString summary() const;
    /// Returns the innermost sub-expression at an offset; null if there is none.
    const Term* termAt(int offset) const;
};

/// Checks a text as the checker does at its place. Evaluates it for the probe's objects on the running sandbox, if the
/// analysed content can read the run's state. Takes microseconds, so it can run at every keystroke.
ExpressionVerdict judgeExpression(const QString& text, const ExpressionPlace& place, const AnalysisPtr& analysis,
                                  const Probe* probe);

/// Returns the name of a kind of offer: "meter", "function".
QString offerKindName(engine::OfferKind kind);

/// A completion for a caret: a member after a dot, otherwise a name, a function or a word of the language.
struct ExpressionName {
    QString name;
    QString detail;              ///< the kind: "meter", "variable · NUMBER", "min(a, b, …)"
    QString help;                ///< one or two sentences; can be empty
    bool takesArguments = false; ///< a function: parentheses follow
};
/// Returns the names that fit the word at the caret, best first: the word itself, names that begin with it, names that
/// contain it. The number is limited to what a person would look through: a project has ten thousand classes (P3.5).
/// @param begin the beginning of the word that a name replaces.
std::vector<ExpressionName> expressionNamesAt(const QString& text, int caret, const ExpressionPlace& place,
                                              const AnalysisPtr& analysis, int& begin);
/// Returns the meaning of the word at an offset; nullopt if it has none.
std::optional<ExpressionName> expressionNameAt(const QString& text, int offset, const ExpressionPlace& place,
                                               const AnalysisPtr& analysis);
/// Returns the signature and the help of the call around a caret; empty if there is no call.
ExpressionName expressionCallAt(const QString& text, int caret, const ExpressionPlace& place,
                                const AnalysisPtr& analysis);

} // namespace orrery::widgets
