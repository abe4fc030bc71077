// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/what_if_text.h"

#include "engine/check/scenario/statements.h"
#include "engine/syntax/xml_text.h"

#include <charconv>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::uint32_t mostTurns = 1'000'000; // as the row of the attribute

std::optional<std::uint32_t> turnIn(std::string_view digits) {
    std::uint32_t turn = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, turn);
    return read.ec == std::errc() && read.ptr == end && turn <= mostTurns ? std::optional(turn) : std::nullopt;
}

bool isSettable(const ColumnSpec& spec) {
    return spec.role != ColumnRole::builtin && spec.role != ColumnRole::variable;
}

} // namespace

bool canBeSet(const View& view, Row row, ColumnId column) {
    if (!view.has(row, column)) {
        return false;
    }
    if (column == view.layout->builtin(Builtin::owners)) {
        const Vocabulary& vocabulary = view.model->vocabulary;
        return view.typeOf(row) != vocabulary.findType("system") && view.typeOf(row) != vocabulary.findType("empire");
    }
    return isSettable((*view.layout)[column]);
}

std::string whatIfXml(const CheckedModel& model, const WhatIfValue& value) {
    std::string xml = value.isHeld ? "<hold" : "<set";
    const auto add = [&](const char* name, const std::string& text) {
        xml += " " + std::string(name) + "=\"" + escapeAttribute(text, '"') + "\"";
    };
    add("object", value.object);
    const ColumnSpec& spec = model.layout[value.column];
    if (value.column == model.layout.builtin(Builtin::owners)) {
        add("owner", value.value);
    } else {
        switch (spec.role) {
        case ColumnRole::meterCurrent:
        case ColumnRole::meterMax:
            add("meter", model.vocabulary.meters()[spec.of].id);
            add("which", spec.role == ColumnRole::meterMax ? "max" : "current");
            break;
        case ColumnRole::stockpile:
            add("resource", model.vocabulary.resources()[spec.of].id);
            break;
        default:
            add("property", model.vocabulary.properties()[spec.of].id);
        }
        add("value", value.value);
    }
    if (value.turn != 0) {
        add("turn", std::to_string(value.turn));
    }
    if (value.isHeld && value.until) {
        add("until", std::to_string(*value.until));
    }
    return xml + "/>";
}

std::variant<CheckedStatement, Phrase> readWhatIf(const CheckedModel& model, std::string_view text) {
    const Phrase wrong =
        phrase("'{0}' is not of the form OBJECT.VALUE=CONSTANT@TURN, @TURN..TURN or @TURN..", {std::string(text)});
    const std::size_t at = text.rfind('@');
    const std::size_t equals = text.find('=');
    const std::size_t dot = text.substr(0, equals).rfind('.');
    if (at == std::string_view::npos || equals == std::string_view::npos || dot == std::string_view::npos ||
        at < equals) {
        return wrong;
    }
    const std::string_view turns = text.substr(at + 1);
    const std::size_t dots = turns.find("..");
    const auto turn = turnIn(turns.substr(0, dots));
    const bool hasEnd = dots != std::string_view::npos && dots + 2 < turns.size();
    const auto until = hasEnd ? turnIn(turns.substr(dots + 2)) : std::nullopt;
    if (!turn || (hasEnd && (!until || *until < *turn))) {
        return wrong;
    }
    const std::string_view name = text.substr(dot + 1, equals - dot - 1);
    const auto column = model.layout.find(name);
    if (!column || (*column != model.layout.builtin(Builtin::owners) && !isSettable(model.layout[*column]))) {
        return phrase("'{0}' is not a value that can be set", {std::string(name)});
    }
    const WhatIfValue value{.object = std::string(text.substr(0, dot)),
                            .column = *column,
                            .value = std::string(text.substr(equals + 1, at - equals - 1)),
                            .turn = *turn,
                            .isHeld = dots != std::string_view::npos,
                            .until = until};
    std::vector<Diagnostic> findings;
    std::vector<CheckedStatement> read = parseStatements(whatIfXml(model, value), model, findings);
    if (read.size() != 1) {
        return findings.empty() ? wrong : Phrase(phrase("'{0}': {1}", {std::string(text), findings.front().message()}));
    }
    read.front().where = {}; // it is in no file
    return std::move(read.front());
}

} // namespace orrery::engine
