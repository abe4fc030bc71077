// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/reference_evaluator.h"

#include "engine/check/expression/expression_power.h"
#include "engine/check/model/model.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine::fixture {

namespace {

using Kind = Term::Kind;

RefValue missing() {
    return {.isMissing = true};
}
RefValue truth(bool value) {
    return {.number = value ? 1.0 : 0.0};
}
bool isTrue(const RefValue& value) {
    return !value.isMissing && value.number == 1.0;
}
bool isFalse(const RefValue& value) {
    return !value.isMissing && value.number == 0.0;
}

bool isTextLike(Format format) {
    return format == textFormat || format == pairFormat || format == diceFormat;
}

} // namespace

/// Returns a result, or 0 with a fault if it is not a finite number (X1.3).
RefValue ReferenceEvaluator::checked(double result, bool dividesByZero) {
    if (std::isfinite(result)) {
        return {.number = result};
    }
    m_faults.push_back(dividesByZero        ? Fault::divisionByZero
                       : std::isnan(result) ? Fault::notANumber
                                            : Fault::overflow);
    return {.number = 0.0};
}

/// Returns the value of a literal.
RefValue ReferenceEvaluator::constantOf(const Term& term) const {
    if (isTextLike(term.format)) {
        return {.text = term.word};
    }
    if (term.kind != Kind::id) {
        return {.number = term.number};
    }
    const Vocabulary& vocabulary = m_view.model->vocabulary;
    double found = noneValue;
    if (term.format == classFormat) {
        const auto& classes = m_view.model->classes;
        for (std::size_t i = 0; i < classes.size(); ++i) {
            found = classes[i].id == term.word ? static_cast<double>(i) : found;
        }
    } else if (term.format == typeFormat) {
        for (std::size_t i = 0; i < vocabulary.types().size(); ++i) {
            found = vocabulary.types()[i].id == term.word ? static_cast<double>(i) : found;
        }
    } else {
        const auto& values = vocabulary.enumerations()[term.format.enumeration].values;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool isAlias = std::ranges::find(values[i].aliases, term.word) != values[i].aliases.end();
            found = values[i].id == term.word || isAlias ? static_cast<double>(i) : found;
        }
    }
    return {.number = found};
}

RefValue ReferenceEvaluator::evaluate(const Term& term, const RefPlace& place) {
    switch (term.kind) {
    case Kind::number:
    case Kind::truth:
    case Kind::text:
    case Kind::none:
    case Kind::id:
    case Kind::pair:
    case Kind::dice:
        return constantOf(term);
    case Kind::turn:
        return {.number = static_cast<double>(m_view.turn)};
    case Kind::value:
        return {.number = place.value};
    case Kind::source:
    case Kind::target:
    case Kind::bare:
    case Kind::game: {
        bool isRoot = false;
        const Row row = objectOf(term, place, isRoot);
        return {.number = row == noRow ? noneValue : static_cast<double>(row)};
    }
    case Kind::named:
        return named(term.word);
    case Kind::member:
        return member(term, place);
    case Kind::last: {
        const std::string& name = term.operands[0].word;
        bool isRoot = false;
        const Row row = objectOf(term.operands[0].operands[0], place, isRoot);
        const auto meter = m_view.model->vocabulary.findMeter(name.substr(3));
        const bool isThere = row < m_view.rowCount && (isRoot || m_view.exists(row)) && typeOf(row).hasMeter(*meter);
        return isThere ? RefValue{.number = m_view.lastMax[*meter][row]} : place.missingAsZero ? RefValue{} : missing();
    }
    case Kind::operation:
        return operation(term, place);
    case Kind::choice: {
        const RefValue condition = evaluate(term.operands[0], place);
        return condition.isMissing ? missing() : evaluate(term.operands[isTrue(condition) ? 1 : 2], place);
    }
    case Kind::aggregate:
        return aggregate(term, place);
    case Kind::has: {
        bool isRoot = false;
        const Row row = objectOf(term.operands[0], place, isRoot);
        if (row == noRow) {
            return missing();
        }
        const HasKind* const kind = m_view.model->vocabulary.findKind(term.word);
        return kind != nullptr && kind->optionOf ? hasOption(term.other, row) : truth(has(term.word, term.other, row));
    }
    case Kind::function:
        return function(term, place);
    case Kind::parameter: {
        if (place.parameters != nullptr) {
            if (const auto found = place.parameters->find(term.word); found != place.parameters->end()) {
                return found->second;
            }
        }
        for (const MadeContent::Define& define : m_content.defines) {
            if (define.named.id == term.word) {
                return evaluate(define.value, {});
            }
        }
        const std::optional<Cell> cell = cellOf(term.word, noRow, 0);
        return cell ? valueOf(*cell) : missing();
    }
    case Kind::lookup:
        return lookup(term, place);
    case Kind::fact: {
        const auto& classes = m_view.model->classes;
        const auto found = std::ranges::find(classes, term.word, &CheckedClass::id);
        const auto property = m_view.model->vocabulary.findProperty(term.other);
        for (const CheckedPropertyValue& value : found->properties) {
            if (value.property == *property) {
                return isTextLike(term.format)
                           ? RefValue{.text = m_view.model->texts[static_cast<std::size_t>(value.value)]}
                           : RefValue{.number = value.value};
            }
        }
        const Property& declared = m_view.model->vocabulary.properties()[*property];
        return declared.defaultText.empty() ? missing() : cell(declared.format, declared.defaultValue);
    }
    case Kind::classId:
        return constantOf(Term{.kind = Kind::id, .format = classFormat, .word = term.word});
    case Kind::option: {
        Row row = noRow;
        for (Row other = 0; other < m_view.rowCount && term.word == "game"; ++other) {
            row = row == noRow && m_view.exists(other) && typeOf(other).id == "game" ? other : row;
        }
        if (term.word != "game") {
            row = typeOf(place.candidate).id == "empire" ? place.candidate : soleOwner(place.candidate);
        }
        return row == noRow ? missing() : read(term.other, row, false);
    }
    case Kind::context: {
        bool isRoot = false;
        const Row row = objectOf(term.operands[0], place, isRoot);
        if (row == noRow || !m_view.exists(row)) {
            return missing();
        }
        RefPlace inner = place;
        inner.target = place.target == noRow ? place.candidate : place.target;
        inner.candidate = row;
        inner.part = static_cast<int>(term.number);
        return evaluate(term.operands[1], inner);
    }
    }
    return missing();
}

RefValue ReferenceEvaluator::operation(const Term& term, const RefPlace& place) {
    if (term.word == "and" || term.word == "or") {
        return logic(term, place);
    }
    RefValue result = evaluate(term.operands[0], place);
    if (term.operands.size() == 1) {
        return arithmetic(term.word + "1", result, {});
    }
    for (std::size_t i = 1; i < term.operands.size(); ++i) {
        const RefValue right = evaluate(term.operands[i], place);
        if (term.word == "==" || term.word == "!=") {
            if (result.isMissing || right.isMissing) {
                return missing();
            }
            const bool isSame =
                isTextLike(term.operands[0].format) ? result.text == right.text : result.number == right.number;
            return truth(isSame == (term.word == "=="));
        }
        result = arithmetic(term.word, result, right);
    }
    return result;
}

/// Evaluates `and` and `or` with Kleene's logic (E4.5). Skips the second operand if the first one decides.
RefValue ReferenceEvaluator::logic(const Term& term, const RefPlace& place) {
    const bool isAnd = term.word == "and";
    const auto decides = [&](const RefValue& value) { return isAnd ? isFalse(value) : isTrue(value); };
    const RefValue left = evaluate(term.operands[0], place);
    if (decides(left)) {
        return truth(!isAnd);
    }
    const RefValue right = evaluate(term.operands[1], place);
    if (decides(right)) {
        return truth(!isAnd);
    }
    return left.isMissing || right.isMissing ? missing() : truth(isAnd);
}

RefValue ReferenceEvaluator::arithmetic(const std::string& op, const RefValue& left, const RefValue& right) {
    if (left.isMissing || right.isMissing) {
        return missing();
    }
    const double a = left.number;
    const double b = right.number;
    const std::map<std::string, std::function<RefValue()>> rows{
        {"+", [&] { return checked(a + b, false); }},
        {"-", [&] { return checked(a - b, false); }},
        {"*", [&] { return checked(a * b, false); }},
        {"/", [&] { return checked(a / b, b == 0.0); }},
        {"div", [&] { return checked(std::trunc(a / b), b == 0.0); }},
        {"mod", [&] { return checked(std::fmod(a, b), b == 0.0); }},
        {"^", [&] { return checked(power(a, b), a == 0.0 && b < 0.0); }},
        {"min", [&] { return RefValue{.number = a < b ? a : b}; }},
        {"max", [&] { return RefValue{.number = a > b ? a : b}; }},
        {"<", [&] { return truth(a < b); }},
        {"<=", [&] { return truth(a <= b); }},
        {">", [&] { return truth(a > b); }},
        {">=", [&] { return truth(a >= b); }},
        {"-1", [&] { return RefValue{.number = -a}; }},
        {"not1", [&] { return truth(a == 0.0); }},
        {"abs1", [&] { return RefValue{.number = a < 0.0 ? -a : a}; }},
        {"ceil1", [&] { return RefValue{.number = std::ceil(a)}; }},
        {"floor1", [&] { return RefValue{.number = std::floor(a)}; }},
        {"round1",
         [&] { // the nearest integer; of two equally near ones, the greater
             const double below = std::floor(a);
             return RefValue{.number = a - below < 0.5 ? below : std::ceil(a)};
         }},
    };
    return rows.at(op)();
}

RefValue ReferenceEvaluator::function(const Term& term, const RefPlace& place) {
    const auto found = std::ranges::find(m_content.functions, term.word, &MadeContent::Function::id);
    std::map<std::string, RefValue> parameters;
    for (std::size_t i = 0; i < term.operands.size(); ++i) {
        parameters[found->parameters[i].id] = evaluate(term.operands[i], place);
    }
    return evaluate(found->body, {.parameters = &parameters});
}

/// Returns the value of a format without any modifier: the project's default for it (V1.1).
RefValue ReferenceEvaluator::nothingOf(Format format) const {
    for (const FormatDefault& row : m_view.model->vocabulary.defaults()) {
        if (row.format == format) {
            return isTextLike(format) ? RefValue{.text = row.text} : RefValue{.number = row.value};
        }
    }
    return missing();
}

RefValue ReferenceEvaluator::lookup(const Term& term, const RefPlace& place) {
    const auto table = std::ranges::find(m_content.tables, term.word, &MadeContent::Table::id);
    const RefValue key = evaluate(term.operands[0], place);
    if (key.isMissing) {
        return missing();
    }
    const auto column = std::ranges::find(table->columns, term.other, &Names::Named::id);
    const std::vector<Term>* best = nullptr;
    double bestKey = 0.0;
    for (const std::vector<Term>& row : table->rows) {
        const RefValue own = constantOf(row[0]);
        const bool isSame = isTextLike(table->key) ? own.text == key.text : own.number == key.number;
        const bool isBelow = table->isBelow && own.number <= key.number && (best == nullptr || own.number > bestKey);
        if (isSame || isBelow) {
            best = &row;
            bestKey = own.number;
        }
    }
    return best == nullptr ? nothingOf(column->format)
                           : constantOf((*best)[1 + static_cast<std::size_t>(column - table->columns.begin())]);
}

} // namespace orrery::engine::fixture
