// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/message_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace orrery::engine {

std::string sentenceNumber(double value) {
    constexpr double exactLimit = 1e15; // larger numbers have no useful decimals
    if (!(std::abs(value) < exactLimit)) {
        return formatNumber(value);
    }
    std::array<char, 32> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 2);
    std::string text(digits.data(), end.ptr);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') {
        text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

std::string messageText(const CompiledArgument& text, const View& view, Evaluator& evaluator, Row source,
                        Row candidate) {
    std::string written;
    for (std::size_t i = 0; i < text.pieces.size(); ++i) {
        const CompiledArgument::Piece& piece = text.pieces[i];
        if (!piece.program) {
            written += piece.words;
            continue;
        }
        const TypedExpression& expression = *text.checked->pieces[i].expression;
        double value = 0.0;
        std::vector<EvaluationFault> faults;
        Bindings bindings = evaluator.bindingsOf(source, noRow);
        bindings.missingAsZero = true;
        evaluate(*piece.program, view, bindings, {&candidate, 1}, {}, {&value, 1}, &faults);
        for (const EvaluationFault& fault : faults) {
            evaluator.addFault(diagnosticOf(fault.kind), fault.where, candidate);
        }
        const bool isNumber = piece.format == numberFormat && !isMissing(value);
        written +=
            isNumber ? sentenceNumber(value) : formatValue(value, piece.format, view, expression, &evaluator.world());
    }
    return written;
}

} // namespace orrery::engine
