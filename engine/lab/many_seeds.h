// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// One side of a comparison on many seeds.
struct SeededSide {
    std::shared_ptr<const Program> program;
    CheckedScenario scenario;
    RunLimits limits{};
};

struct SeedsRequest {
    std::array<SeededSide, 2> sides{};  ///< left, right
    std::vector<std::uint64_t> seeds{}; ///< each seed is the seed of one run on each side
    std::uint32_t turn = 30;            ///< turn at whose end the values are compared
    unsigned jobs = 1;                  ///< number of threads; the result is the same for any number
};

/// A value that differs between both sides with at least one seed (I4.20).
struct SeedsRow {
    std::string object;         ///< name of the object with the first seed; the type's id in a row of totals
    std::uint64_t birthKey = 0; ///< of the object (E5.10); 0 in a row of totals
    bool hasOneName = true;     ///< false: the object has other names with other seeds, as in generated galaxies
    std::string value;          ///< name of the column; "count" for the number of objects of a type
    bool isNumber = false;      ///< false: enumerators, objects, existence …
    std::uint32_t seeds = 0;    ///< number of seeds with which both sides have the value
    std::uint32_t differs = 0;  ///< number of seeds with which the value differs
    /// The number of seeds with which a number is greater, or less, on the right. For other values: the seeds with the
    /// most frequent change, from `left` to `right`, and those with its reverse.
    std::uint32_t up = 0;
    std::uint32_t down = 0;
    std::string left; ///< the most frequent change of a value that is no number; else empty
    std::string right;
    double mean = 0.0; ///< mean of right − left over all seeds
    double low = 0.0;  ///< 10 % quantile of right − left
    double high = 0.0; ///< 90 % quantile
    /// True if the difference is perhaps only chance: the value changes about as often one way as the other, or too
    /// rarely to tell (a two-sided sign test gives more than 5 %). A change in one way with every seed is never chance.
    bool isChance = false;
};

/// A problem of the runs of one side.
struct SeedsProblem {
    std::uint32_t side = 0;  ///< 0: left, 1: right
    RunProblem problem;      ///< as it is with the first of its seeds
    std::uint64_t seed = 0;  ///< first of its seeds
    std::uint32_t seeds = 0; ///< number of seeds that have it
};

/// The differences between two sides over many seeds.
struct SeedsComparison {
    std::uint32_t seeds = 0; ///< number of compared seeds
    std::uint32_t turn = 0;
    /// The differences of sums over all objects of a type, and of the number of these objects. These rows include the
    /// objects that exist only with some seeds, or on one side.
    std::vector<SeedsRow> totals{};
    /// The differences of the objects that exist with all seeds, matched by birth key (E5.10). Both lists begin with
    /// the surest differences, and end with those that are only chance.
    std::vector<SeedsRow> rows{};
    std::size_t objectsInAll = 0;
    std::size_t objectsInSome = 0;       ///< objects that exist only with some seeds: only in the totals
    std::uint32_t seedsThatDiffer = 0;   ///< number of seeds with any difference, in any turn
    std::uint32_t lanesDiffer = 0;       ///< number of seeds with which the starlanes differ
    std::uint32_t endedEarly = 0;        ///< number of seeds with which a run ended before the turn
    std::vector<std::string> onlyLeft{}; ///< names of the columns of only one side
    std::vector<std::string> onlyRight{};
    std::vector<SeedsProblem> problems{};

    bool isDifferent() const {
        return seedsThatDiffer != 0 || lanesDiffer != 0 || !onlyLeft.empty() || !onlyRight.empty();
    }
};

/// Plays both sides with each seed, and compares the values at the end of a turn (I4.20). If a run ends earlier, both
/// runs of its seed are compared at the last turn that both have.
/// @param stop ends the work when it becomes true; null: never
/// @param progress called on the caller's thread with the number of seeds that are done
/// @return nullopt if stopped
std::optional<SeedsComparison> compareSeeds(const SeedsRequest& request, const std::atomic<bool>* stop = nullptr,
                                            const std::function<void(std::size_t)>& progress = {});

} // namespace orrery::engine
