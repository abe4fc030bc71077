// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/bare_names.h"
#include "engine/check/expression/name_recorder.h"
#include "engine/check/expression/problem_reporter.h"
#include "engine/check/expression/read_recorder.h"
#include "engine/check/expression/text_literals.h"

namespace orrery::engine {

/// The state that the checkers of one expression share: its tree and context, and the recorders of their results.
struct CheckTools {
    CheckTools(const ExprTree& parsed, const DecodedText& text, FileId file, const ExpressionContext& place,
               TypedExpression& result, std::vector<Diagnostic>& diagnostics)
        : tree(parsed), context(place), problems(parsed, text, file, place, diagnostics),
          names(parsed, text, file, place), reads(place.layout, result), bareNames(parsed, place, problems, reads) {}
    CheckTools(const CheckTools&) = delete;
    CheckTools& operator=(const CheckTools&) = delete;

    const ExprTree& tree;
    const ExpressionContext& context;
    ProblemReporter problems;
    NameRecorder names;
    ReadRecorder reads;
    BareNames bareNames;
    TextLiterals texts;
};

} // namespace orrery::engine
