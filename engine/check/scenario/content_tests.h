// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/scenario/measures.h"
#include "engine/check/scenario/runs.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The turns in which an expectation must be true.
enum class ExpectedTurns : std::uint8_t {
    at,     ///< at the end of the turn `to`
    by,     ///< in at least one turn of the range
    always, ///< in every turn of the range
    never,  ///< in no turn of the range
};

/// The subject of an expectation.
enum class ExpectedKind : std::uint8_t { value, condition, group, diagnostic, hash };

/// One expectation of a test of the content (C4).
struct CheckedExpectation {
    ExpectedKind kind = ExpectedKind::condition;
    Location where;
    Location head;
    std::string object;                                ///< name of the object of the expressions; empty: the game
    std::shared_ptr<const TypedExpression> expression; ///< the value, or the condition
    // The comparison of a value; at least one part is given.
    std::shared_ptr<const TypedExpression> equals; ///< null: not given
    Location equalsWhere;                          ///< place of the attribute's value
    double tolerance = 0.0;
    std::optional<double> atLeast;
    std::optional<double> atMost;
    std::optional<double> changesBy; ///< value at `to` − value at `from`
    bool isComparedToBase = false;   ///< compares the difference from the run without CheckedTest::given
    // The group that must act, or must not act.
    std::optional<std::pair<ClassIndex, std::uint32_t>> group; ///< class, and index of the group in it
    std::string on;                                            ///< name of the target; empty: any object
    std::string source;                                        ///< name of the holder; empty: any object
    bool acts = true;
    // The turns.
    ExpectedTurns turns = ExpectedTurns::at;
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    // The expected problem.
    std::string code;
    std::optional<Location> inside;       ///< element that must hold the problem; nullopt: any place
    std::optional<std::uint32_t> runTurn; ///< turn in which the run reports it first; nullopt: any, or the check
    std::optional<std::uint32_t> count;   ///< number of places; nullopt: at least one
    std::string hash;
};

/// A test of the content (C4): a run, and what is expected of it.
struct CheckedTest {
    std::string id;
    std::string name; ///< resolved text; the id if there is none
    std::string description;
    std::string scenario;             ///< id of the scenario
    std::vector<std::uint64_t> seeds; ///< empty: the seed of the scenario
    double share = 1.0;               ///< least share of the seeds with which every expectation must be met
    std::uint32_t turns = 0;          ///< number of turns to play
    RunActions actions;
    std::optional<RunActions> given; ///< further actions, which the base run lacks
    std::vector<CheckedExpectation> expectations;
    std::vector<CheckedMeasure> measures;
    bool enabled = true;
    bool isRunnable = true; ///< false: the test has errors
    Location where;
    Location head;

    /// Returns whether an expectation compares with the base run.
    bool needsBase() const;
};

/// The largest number of seeds of one test.
inline constexpr std::size_t mostTestSeeds = 10'000;

/// Returns the seeds of a list such as "1..50" or "3 7 12"; nullopt if it is unreadable, empty, or longer than `most`.
std::optional<std::vector<std::uint64_t>> parseSeeds(std::string_view text, std::size_t most);

/// Reads all tests of a project, in load order, and the accepted values of their measures. Reports their problems. A
/// test with errors is not runnable.
/// @param only reads only the test with this id; empty: all
std::vector<CheckedTest> readTests(const ParsedProject& project, const CheckedModel& model,
                                   std::vector<Diagnostic>& findings, std::string_view only = {});

} // namespace orrery::engine
