// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/completion.h"
#include "engine/check/row_place.h"
#include "widgets/project/analysis.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

class Probe;

/// Where an expression stands: what it may speak of, and what is wanted of it.
struct ExpressionPlace {
    engine::RowPlace row = engine::RowPlace::scope;
    bool isNested = false;
    engine::Format wanted;       ///< bad: any
    bool mayReadSubject = false; ///< what stands there answers an occurrence (T1)
    /// Where no row's expression stands: what it may speak of, of the model of the same analysis.
    std::optional<engine::ExpressionContext> own{};
    std::shared_ptr<const void> names{}; ///< keeps alive what `own` calls its parameters

    engine::ExpressionContext context(const engine::CheckedModel& model) const {
        if (own) {
            return *own;
        }
        engine::ExpressionContext here = engine::expressionContext(row, isNested, model);
        here.hasSubject = mayReadSubject;
        return here;
    }
};

/// What can be said of a text as an expression, for people (I3.10). Offsets are those of the QString that was judged.
struct ExpressionVerdict {
    struct Finding {
        int begin = 0;
        int end = 0;
        engine::Severity severity = engine::Severity::error;
        QString message;
        QString advice;
        QString fixLabel;  ///< empty: it has no fix
        QString fixed;     ///< the whole text with the fix applied
        QString elsewhere; ///< the place in the content that it is about; empty: begin to end of the text
    };
    struct Term {
        int begin = 0;
        int end = 0;
        int depth = 0;
        QString text;
        QString value;
        QString object;    ///< of a reading: whose value it is
        QString elsewhere; ///< the place in the content where it is written; empty: begin to end of the text
    };

    QString format; ///< "NUMBER"; empty where it has none
    std::vector<Finding> findings;
    QString value;           ///< empty: see noValue
    QString target;          ///< the name of the object that the value is for; empty where it depends on none
    QString noValue;         ///< why there is no value, where it has a format
    std::vector<Term> terms; ///< every sub-expression with its value, outermost first
    QString stepping;        ///< where the person is who steps through it; empty: nobody does

    bool hasErrors() const;
    /// In one line: "NUMBER · 12 for Sol III", or what is wrong.
    QString summary() const;
    /// The innermost sub-expression at an offset; null where there is none.
    const Term* termAt(int offset) const;
};

/// Checks a text as the checker would where it stands, and evaluates it for the probe's objects on the running sandbox,
/// if that runs content whose state the analysed content can read. Takes microseconds: ask at every keystroke.
ExpressionVerdict judgeExpression(const QString& text, const ExpressionPlace& place, const AnalysisPtr& analysis,
                                  const Probe* probe);

/// What something in an expression is: "meter", "function".
QString offerKindName(engine::OfferKind kind);

/// What can be written at a caret, best first: members after a dot, else names, functions and words of the language.
struct ExpressionName {
    QString name;
    QString detail;              ///< what it is: "meter", "variable · NUMBER", "min(a, b, …)"
    QString help;                ///< in a sentence or two; may be empty
    bool takesArguments = false; ///< a function: brackets follow
};
/// The names that fit the word at the caret: the word itself, then what begins with it, then what holds it. Not more
/// than somebody would look through: a project has ten thousand classes (P3.5).
/// @param begin where that word begins: what a name replaces.
std::vector<ExpressionName> expressionNamesAt(const QString& text, int caret, const ExpressionPlace& place,
                                              const AnalysisPtr& analysis, int& begin);
/// What the word at an offset means where it stands; nullopt where it means nothing.
std::optional<ExpressionName> expressionNameAt(const QString& text, int offset, const ExpressionPlace& place,
                                               const AnalysisPtr& analysis);
/// How what is called around a caret is called, and what it does; empty where nothing is.
ExpressionName expressionCallAt(const QString& text, int caret, const ExpressionPlace& place,
                                const AnalysisPtr& analysis);

} // namespace orrery::widgets
