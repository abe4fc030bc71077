// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as an expression. A valid one is evaluated for one object and for many, with and without caches, and
// explained. The results are always the same bits, and never infinite (R2.2, X1.3).
#include "engine/program/expression_program.h"
#include "engine/program/world.h"
#include "tests/engine/support/random_world.h"
#include "tests/fuzz/fuzz.h"

#include <cmath>
#include <cstring>
#include <string_view>

using namespace orrery::engine;
using namespace orrery::engine::fixture;
using orrery::fuzz::claim;
using orrery::fuzz::textOf;

namespace {

const RandomWorld& world() {
    static const RandomWorld made(2, {.objects = 30, .hasLanguage = true});
    return made;
}

bool isSame(double a, double b) {
    return (isMissing(a) && isMissing(b)) || std::memcmp(&a, &b, sizeof a) == 0;
}

void run(const TypedExpression& checked, bool missingAsZero) {
    const auto program = compileExpression(checked);
    const View view = world().view();
    std::vector<Row> rows(view.rowCount);
    std::vector<double> values(rows.size());
    for (Row row = 0; row < view.rowCount; ++row) {
        rows[row] = row;
        values[row] = static_cast<double>(row % 5) - 2.0;
    }
    World kept(world().model());
    World anew(world().model(), false);
    Bindings bindings{.source = static_cast<Row>(rows.size() / 2), .missingAsZero = missingAsZero, .world = &kept};
    std::vector<double> out(rows.size());
    kept.renewBudget();
    evaluate(*program, view, bindings, rows, values, out);
    for (const double value : out) {
        claim(!std::isinf(value), "an infinity", checked.text);
    }
    for (const Row row : {rows.front(), rows[rows.size() / 3], rows.back()}) {
        std::vector<EvaluatedTerm> terms;
        bindings.world = &anew;
        anew.renewBudget();
        const double alone = evaluateOne(*program, view, bindings, row, values[row]);
        anew.renewBudget();
        const double told = evaluateOne(*program, view, bindings, row, values[row], nullptr, &terms);
        claim(isSame(alone, told), "explaining changes the value", checked.text);
        claim(isSame(alone, out[row]), "one lane differs from many", checked.text);
        claim(!formatValue(alone, checked.format, view).empty() || checked.format == textFormat, "no text",
              checked.text);
        for (const EvaluatedTerm& term : terms) {
            claim(!std::isinf(term.value), "an infinity on the way", checked.text);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 2048) {
        return 0;
    }
    std::vector<Diagnostic> diagnostics;
    const std::string text(textOf(data, size));
    const TypedExpression checked = checkExpression({.text = text}, {}, badFormat, world().context(), diagnostics);
    if (checked.isGood()) {
        run(checked, size % 2 == 0);
    }
    return 0;
}
