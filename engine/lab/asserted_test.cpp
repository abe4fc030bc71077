// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/asserted_test.h"

#include "engine/check/scenario/decisions.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/statements.h"
#include "engine/program/evaluate.h"
#include "engine/syntax/xml_text.h"
#include "engine/universe/scenario.h"

#include <cstddef>
#include <vector>

namespace orrery::engine {

namespace {

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
}

/// Returns an expression that has a value.
std::string expressionOf(double value, Format format, const View& view) {
    const std::string text = formatValue(value, format, view);
    if (text == "none" || (!isText(format) && format.kind != FormatKind::object)) {
        return text;
    }
    return isText(format) ? "\"" + text + "\"" : "object(\"" + text + "\")";
}

/// Appends the lines of the entries that a run has behind those of its scenario, up to a turn.
template <typename Entry, typename Xml>
void addFurther(std::string& out, const std::vector<Entry>& ofRun, std::size_t ofScenario, std::uint32_t turn,
                const Xml& xml) {
    for (std::size_t i = ofScenario; i < ofRun.size(); ++i) {
        if (ofRun[i].turn <= turn) {
            out += "  " + xml(ofRun[i]) + "\n";
        }
    }
}

} // namespace

std::string assertedTest(const Session& run, const CheckedScenario& scenario, const View& view,
                         const AssertedValue& expected, std::string_view id, std::string_view name) {
    const CheckedScenario& played = run.scenario();
    const std::string turn = std::to_string(view.turn);
    std::string test = "<test" + attribute("id", id) + attribute("name", name) + attribute("scenario", scenario.id);
    if (scenario.galaxy || run.seed() != GalaxySpec{}.seed) {
        test += attribute("seed", std::to_string(run.seed()));
    }
    test += attribute("turns", turn) + ">\n";
    addFurther(test, played.statements, scenario.statements.size(), view.turn, statementXml);
    addFurther(test, played.orders, scenario.orders.size(), view.turn, orderXml);
    addFurther(test, played.decisions, scenario.decisions.size(), view.turn, decisionXml);
    test += "  <expect";
    if (expected.object != noRow) {
        test += attribute("object", objectReference(view, expected.object));
    }
    return test + attribute("value", expected.expression) + attribute("turn", turn) +
           attribute("equals", expressionOf(expected.value, expected.format, view)) + "/>\n</test>";
}

} // namespace orrery::engine
