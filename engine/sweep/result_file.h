// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/database.h"
#include "engine/sweep/sweep_plan.h"

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// The whole plan of a sweep.
struct SweepPlan {
    std::string project; ///< name of the project
    CheckedSweep sweep{};
    std::vector<SweepVariant> variants{};
    std::vector<std::uint64_t> seeds{}; ///< ascending
    std::string identity{};             ///< sweepIdentity()

    std::size_t runs() const { return variants.size() * seeds.size(); }
};

/// The result of one run.
struct SweepRun {
    std::size_t variant = 0;
    std::uint64_t seed = 0;
    std::uint32_t turns = 0;      ///< number of turns that the run played
    std::string problem{};        ///< the first error of the run, in English; empty: none
    std::vector<double> values{}; ///< by measure, then by turn; NaN: missing
};

/// The error that keeps a variant from being played.
struct VariantError {
    std::size_t variant = 0;
    std::string error;
    std::string place;    ///< "buildings.xml:12:3"; empty: none
    std::size_t runs = 0; ///< number of runs that are not played
};

/// One value in a file of results.
struct SweepValue {
    std::size_t variant = 0;
    std::uint64_t seed = 0;
    std::size_t measure = 0;
    std::uint32_t turn = 0;
    double value = 0.0; ///< NaN: missing
};

/// The results of a sweep in an SQLite file, or in memory. docs/command-line.md describes the tables. A kill at any
/// time leaves a readable file with everything that was committed.
class ResultFile {
public:
    enum class IfOther : std::uint8_t { refuse, replace };

    /// Opens a file with results of this sweep, or creates it.
    /// @param path empty: results stay in memory. @param ifOther replace: begins again, also with results of this sweep
    /// @return an error with isConflict if the file has results of another sweep, or of other content
    static FileResult<std::unique_ptr<ResultFile>> open(const std::string& path, const SweepPlan& plan,
                                                        IfOther ifOther);

    /// Returns for each run whether its result is committed, by variant, then by seed. All runs of a variant with an
    /// error count.
    std::vector<bool> done();

    // Writing. These functions return false on failure; error() then has the reason.
    bool begin();
    bool add(const SweepRun& run);
    bool add(const VariantError& error);
    bool commit();
    /// Limits the size of the file, as a disk does.
    bool limitPages(int pages);
    const std::optional<FileError>& error() const { return m_database.error(); }

    // Reading. The order never depends on the order of writing.
    std::vector<VariantError> variantErrors();
    /// Calls `take` with each value, by variant, seed, measure and turn. Stops if it returns false.
    void eachValue(const std::function<bool(const SweepValue&)>& take);
    /// Returns the number of runs with a problem, and the problem of the first one.
    std::pair<std::size_t, std::string> problems();
    /// Returns the first problem of each variant whose runs have one.
    std::map<std::size_t, std::string> problemsOfVariants();

private:
    ResultFile(const std::string& path, const SweepPlan& plan);
    std::optional<FileError> prepare();
    bool create();
    bool fill();

    const SweepPlan& m_plan;
    std::string m_path;
    Database m_database;
    std::unique_ptr<Statement> m_addRun;
    std::unique_ptr<Statement> m_addValue;
};

} // namespace orrery::engine
