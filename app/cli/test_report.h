// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/lab/test_run.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <memory>
#include <string>

namespace orrery::cli {

/// The result of a test in an earlier version of the content, where it passed.
struct EarlierResult {
    engine::TestResult result;
    std::string commit; ///< the digits that identify it
};

/// Writes the results of tests: each at once as text, or all as JSON at the end (C4).
class TestReport {
public:
    /// @param isSilent writes nothing by itself, because standard output gets the JUnit XML
    TestReport(const engine::CheckedModel& model, bool isJson, bool isSilent);
    ~TestReport();
    TestReport(const TestReport&) = delete;
    TestReport& operator=(const TestReport&) = delete;

    /// Adds a result. Returns whether it could be written.
    /// @param before the result of the same test in an earlier version, where it passed; null: there is none
    bool add(const engine::CheckedTest& test, const engine::TestResult& result, double seconds,
             const EarlierResult* before);
    /// Writes the end of the report. Returns whether it could be written.
    bool finish();
    bool hasFailures() const { return m_failed + m_broken != 0; }
    /// Returns all results as JUnit XML.
    std::string junit() const;

private:
    std::string detailsOf(const engine::CheckedTest& test, const engine::TestResult& result,
                          const EarlierResult* before) const;

    const engine::CheckedModel& m_model;
    bool m_isJson;
    bool m_isSilent;
    std::size_t m_passed = 0;
    std::size_t m_failed = 0;
    std::size_t m_broken = 0;
    std::size_t m_disabled = 0;
    double m_seconds = 0.0;
    std::string m_cases; ///< the JUnit elements so far
    std::unique_ptr<nlohmann::ordered_json> m_json;
};

} // namespace orrery::cli
