// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/decisions.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

namespace orrery::engine {

namespace {

/// Reads the response of a decision. @return true if the class and the group exist
bool readResponse(Element element, const CheckedModel& model, StatementNames& names, CheckedDecision& decision) {
    for (const std::string_view needed : {"group", "source"}) {
        if (!element.has(needed)) {
            names.report(contentDiagnostics["content.missing-attribute"], element.head(),
                         {std::string("decision"), std::string(needed)});
            return false;
        }
    }
    decision.group = element.value("group");
    decision.source = element.value("source");
    decision.subject = element.value("subject");
    return resolveGroup(decision.group, element.valueWhere("group"), model, names).has_value();
}

} // namespace

std::optional<CheckedDecision> readDecision(Element element, const CheckedModel& model, StatementNames& names) {
    CheckedDecision decision;
    decision.turn = turnOf(element);
    decision.where = element.where();
    decision.passes = element.flag("passes", false);
    if (!element.has("question")) {
        return readResponse(element, model, names, decision) && isEnabled(element) ? std::optional(decision)
                                                                                   : std::nullopt;
    }
    const std::string text = element.value("question");
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) {
        names.report(contentDiagnostics["content.not-a-number"], element.valueWhere("question"), {text});
        return std::nullopt;
    }
    decision.question = number;
    decision.choice =
        static_cast<std::uint32_t>(std::clamp(parseNumber(element.value("choice")).value_or(0.0), 0.0, 1'000'000.0));
    return isEnabled(element) ? std::optional(decision) : std::nullopt;
}

std::string decisionXml(const CheckedDecision& decision) {
    std::string out = "<decision";
    const auto add = [&](std::string_view name, std::string_view value) {
        out += " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
    };
    if (decision.question) {
        add("question", std::to_string(*decision.question));
        add("choice", std::to_string(decision.choice));
    } else {
        add("group", decision.group);
        add("source", decision.source);
        if (!decision.subject.empty()) {
            add("subject", decision.subject);
        }
    }
    if (decision.passes) {
        add("passes", "true");
    }
    if (decision.turn != 0) {
        add("turn", std::to_string(decision.turn));
    }
    return out + "/>";
}

} // namespace orrery::engine
