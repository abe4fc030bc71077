// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario/content_tests.h"
#include "engine/lab/mutants.h"
#include "engine/program/program.h"
#include "engine/turn/run_limits.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

enum class MutantOutcome : std::uint8_t {
    killed,     ///< a test fails
    survived,   ///< all tests pass
    equivalent, ///< all tests pass, and no test has a turn with another state
    invalid,    ///< the check reports an error that the project does not have
    stopped,
};
std::string_view outcomeName(MutantOutcome outcome);

struct MutantResult {
    MutantOutcome outcome = MutantOutcome::survived;
    std::string test{}; ///< id of the test that noticed the fault
};

/// Tries mutants against the tests of a project (I4.13). Expected hashes, accepted values of measures,
/// asserted tests (lab/asserted_test.h), and tests that fail without a fault do not count.
class MutantTrial {
public:
    /// Plays all tests once. @param project outlives the trial. @param stop ends the work when it becomes true
    MutantTrial(const ParsedProject& project, RowTables rows, const RunLimits& limits,
                const std::atomic<bool>* stop = nullptr);

    /// Returns the ids of the tests that fail without a fault.
    const std::vector<std::string>& failing() const { return m_failing; }
    /// Returns the number of tests that count.
    std::size_t tests() const { return m_tests.size(); }
    /// Tries one mutant. Calls may run in parallel.
    MutantResult tryMutant(const Mutant& mutant) const;
    /// Returns a `<test>` that notices a fault which no test notices. It repeats the run of a test up to the first turn
    /// with another value, and expects the value without the fault. Returns an empty text if no run has such a value.
    /// Calls may run in parallel, also with those of tryMutant().
    /// @param id id of the test. @param name name for people. @param stop ends the work when it becomes true
    std::string draftFor(const Mutant& mutant, std::string_view id, std::string_view name,
                         const std::atomic<bool>* stop = nullptr) const;

private:
    /// A test that counts.
    struct Known {
        CheckedTest test;
        std::string text;                  ///< its XML
        std::vector<std::uint64_t> hashes; ///< of its turns without a fault
    };
    std::vector<std::size_t> orderFor(const Mutant& mutant) const;
    bool hasOtherState(const CheckedTest& before, const std::shared_ptr<const Program>& program,
                       const CheckedTest& after) const;

    const ParsedProject& m_project;
    RowTables m_rows;
    RunLimits m_limits;
    const std::atomic<bool>* m_stop;
    std::shared_ptr<const Program> m_program;
    std::vector<Known> m_tests;
    std::vector<std::string> m_failing;
    std::size_t m_errors = 0; ///< number of errors of the project itself
};

} // namespace orrery::engine
