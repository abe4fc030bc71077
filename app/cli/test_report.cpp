// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/test_report.h"

#include "app/cli/output.h"
#include "engine/syntax/xml_text.h"
#include "engine/text/line_diff.h"
#include "engine/trace/render.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <cstdio>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + engine::escapeAttribute(value, '"') + "\"";
}

std::string secondsText(double seconds) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3f", seconds);
    return text.data();
}

std::string indented(std::string_view text, std::string_view indent) {
    std::string out;
    while (!text.empty()) {
        const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
        out += std::string(indent) + std::string(text.substr(0, size));
        text.remove_prefix(size);
    }
    return out.empty() || out.ends_with('\n') ? out : out + "\n";
}

/// Returns the breakdown of the value of a result, in its run.
std::string breakdownOf(const engine::ExpectationResult& result, const engine::Session& session) {
    return engine::renderLedger(engine::explain(session, result.turn, result.object, *result.column), session);
}

/// Returns the changed lines of two breakdowns, with "-" and "+".
std::string differenceOf(const std::string& before, const std::string& after) {
    std::string out;
    for (const engine::LineChange& change : engine::diffLines(before, after)) {
        out += indented(std::string_view(before).substr(change.before.begin, change.before.size()), "- ");
        out += indented(std::string_view(after).substr(change.after.begin, change.after.size()), "+ ");
    }
    return out;
}

} // namespace

TestReport::TestReport(const engine::CheckedModel& model, bool isJson, bool isSilent)
    : m_model(model), m_isJson(isJson), m_isSilent(isSilent),
      m_json(std::make_unique<Json>(Json{{"tests", Json::array()}})) {}

TestReport::~TestReport() = default;

std::string TestReport::detailsOf(const engine::CheckedTest& test, const engine::TestResult& result,
                                  const EarlierResult* before) const {
    std::string text;
    for (const engine::ExpectationResult& one : result.expectations) {
        if (!one.isMet) {
            text += m_model.placeText(one.where) + ": " + one.sentence.english() + "\n";
        }
    }
    for (const engine::MeasureResult& one : result.measures) {
        if (!one.isAsAccepted) {
            text += m_model.placeText(test.measures[one.measure].where) + ": " + one.sentence.english() + "\n";
        }
    }
    const engine::ExpectationResult* const failure = result.firstFailure();
    if (failure == nullptr || !failure->column || failure->object == engine::noRow || !result.session) {
        return text;
    }
    const std::string now = breakdownOf(*failure, *result.session);
    text += indented(now, "    ");
    const auto index = static_cast<std::size_t>(failure - result.expectations.data());
    const engine::ExpectationResult* const earlier =
        before != nullptr && index < before->result.expectations.size() ? &before->result.expectations[index] : nullptr;
    if (earlier != nullptr && earlier->column && earlier->object != engine::noRow && before->result.session) {
        const std::string difference = differenceOf(breakdownOf(*earlier, *before->result.session), now);
        text +=
            "  different since commit " + before->commit + ", where the test passed:\n" + indented(difference, "    ");
    }
    return text;
}

bool TestReport::add(const engine::CheckedTest& test, const engine::TestResult& result, double seconds,
                     const EarlierResult* before) {
    using enum engine::TestOutcome;
    m_passed += result.outcome == passed ? 1 : 0;
    m_failed += result.outcome == failed ? 1 : 0;
    m_broken += result.outcome == broken ? 1 : 0;
    m_disabled += result.outcome == disabled ? 1 : 0;
    m_seconds += seconds;
    const bool isBad = !result.isGood();
    const std::string details = isBad ? detailsOf(test, result, before) : std::string();
    const std::string problem = isBad ? result.problem.english() : std::string();
    const std::string name(engine::outcomeName(result.outcome));

    m_cases += "  <testcase" + attribute("name", test.id) + attribute("classname", test.scenario) +
               attribute("time", secondsText(seconds));
    if (result.outcome == disabled) {
        m_cases += "><skipped/></testcase>\n";
    } else if (isBad) {
        const engine::ExpectationResult* const first = result.firstFailure();
        const std::string message = !problem.empty() ? problem : first != nullptr ? first->sentence.english() : name;
        const std::string tag = result.outcome == broken ? "error" : "failure";
        m_cases += ">\n    <" + tag + attribute("message", message) + ">" + engine::escapeText(details) + "</" + tag +
                   ">\n  </testcase>\n";
    } else {
        m_cases += "/>\n";
    }

    if (m_isSilent) {
        return true;
    }
    if (!m_isJson) {
        std::string line = name + "\t" + test.id + (test.name != test.id ? "\t" + test.name : "") + "\n";
        line += indented(problem, "  ") + indented(details, "  ");
        return writeData(line);
    }
    Json expectations = Json::array();
    for (const engine::ExpectationResult& one : result.expectations) {
        expectations.push_back(Json{{"at", m_model.placeText(one.where)},
                                    {"met", one.isMet},
                                    {"turn", one.turn},
                                    {"value", one.value},
                                    {"sentence", one.sentence.english()}});
    }
    Json measures = Json::array();
    for (const engine::MeasureResult& one : result.measures) {
        const Json value = std::isnan(one.value) ? Json() : Json(one.value);
        const Json wanted = one.accepted ? Json(*one.accepted) : Json();
        measures.push_back(Json{{"id", test.measures[one.measure].id},
                                {"turn", one.turn},
                                {"value", value},
                                {"accepted", wanted},
                                {"asAccepted", one.isAsAccepted}});
    }
    (*m_json)["tests"].push_back(Json{{"id", test.id},
                                      {"name", test.name},
                                      {"at", m_model.placeText(test.head)},
                                      {"outcome", name},
                                      {"problem", problem},
                                      {"seeds", result.seeds},
                                      {"passedSeeds", result.passed},
                                      {"seed", result.seed},
                                      {"turns", result.turns},
                                      {"expectations", std::move(expectations)},
                                      {"measures", std::move(measures)},
                                      {"details", details}});
    return true;
}

bool TestReport::finish() {
    const std::size_t all = m_passed + m_failed + m_broken + m_disabled;
    if (m_isSilent) {
        return true;
    }
    if (m_isJson) {
        (*m_json)["passed"] = m_passed;
        (*m_json)["failed"] = m_failed;
        (*m_json)["broken"] = m_broken;
        (*m_json)["disabled"] = m_disabled;
        return writeData(m_json->dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
    }
    if (all == 0) {
        return writeData("The project has no tests.\n");
    }
    std::string line = std::to_string(all) + (all == 1 ? " test: " : " tests: ") + std::to_string(m_passed) + " passed";
    for (const auto& [count, word] :
         {std::pair(m_failed, " failed"), std::pair(m_broken, " broken"), std::pair(m_disabled, " disabled")}) {
        line += count != 0 ? ", " + std::to_string(count) + word : "";
    }
    return writeData(line + "\n");
}

std::string TestReport::junit() const {
    const std::string counts =
        attribute("tests", std::to_string(m_passed + m_failed + m_broken + m_disabled)) +
        attribute("failures", std::to_string(m_failed)) + attribute("errors", std::to_string(m_broken)) +
        attribute("skipped", std::to_string(m_disabled)) + attribute("time", secondsText(m_seconds));
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n <testsuite" +
           attribute("name", m_model.projectName) + counts + ">\n" + m_cases + " </testsuite>\n</testsuites>\n";
}

} // namespace orrery::cli
