// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/sweep_plan.h"

#include "engine/text/stable_hash.h"
#include "engine/universe/chance.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace orrery::engine {

namespace {

/// The purposes of random draws, so that no two draws share their keys.
enum class Draw : std::uint64_t { stratum, within, start, direction, order };

/// Draws random numbers for a sweep. The same sweep always gets the same numbers.
class SweepDraws {
public:
    explicit SweepDraws(const CheckedSweep& sweep) : m_seed(stableHash(sweep.id)) {}

    double number(std::uint64_t key, std::uint64_t ordinal, Draw purpose) const {
        return uniform(m_seed, key, ordinal, static_cast<std::uint64_t>(purpose));
    }
    /// Returns a number from 0 to count - 1.
    std::size_t below(std::size_t count, std::uint64_t key, std::uint64_t ordinal, Draw purpose) const {
        const auto drawn = static_cast<std::size_t>(number(key, ordinal, purpose) * static_cast<double>(count));
        return std::min(drawn, count - 1);
    }
    /// Returns the numbers from 0 to count - 1 in random order.
    std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t key, Draw purpose) const {
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t left = count; left > 1; --left) {
            std::swap(order[left - 1], order[below(left, key, left, purpose)]);
        }
        return order;
    }

private:
    std::uint64_t m_seed;
};

std::int32_t levelOf(std::size_t level) {
    return static_cast<std::int32_t>(level);
}

/// Returns all combinations. The last <vary> changes fastest.
std::vector<SweepVariant> grid(const CheckedSweep& sweep) {
    std::vector<SweepVariant> variants(variantCount(sweep));
    SweepVariant next{std::vector<std::int32_t>(sweep.varied.size(), 0)};
    for (SweepVariant& variant : variants) {
        variant = next;
        for (std::size_t vary = sweep.varied.size(); vary-- > 0;) {
            if (++next.levels[vary] < levelOf(sweep.varied[vary].count())) {
                break;
            }
            next.levels[vary] = 0;
        }
    }
    return variants;
}

std::vector<SweepVariant> oneAtATime(const CheckedSweep& sweep) {
    const SweepVariant base{std::vector(sweep.varied.size(), SweepVariant::asWritten)};
    std::vector<SweepVariant> variants{base};
    for (std::size_t vary = 0; vary < sweep.varied.size(); ++vary) {
        for (std::size_t level = 0; level < sweep.varied[vary].count(); ++level) {
            variants.push_back(base);
            variants.back().levels[vary] = levelOf(level);
        }
    }
    return variants;
}

/// Divides the values of each <vary> into as many equal parts as there are samples. Each part has one sample.
std::vector<SweepVariant> latinHypercube(const CheckedSweep& sweep) {
    const SweepDraws draws(sweep);
    const auto samples = static_cast<double>(sweep.samples);
    std::vector<SweepVariant> variants(sweep.samples);
    for (const CheckedVary& vary : sweep.varied) {
        const std::uint64_t key = stableHash(vary.name);
        const std::vector<std::size_t> strata = draws.shuffled(sweep.samples, key, Draw::stratum);
        for (std::size_t i = 0; i < variants.size(); ++i) {
            const double place = (static_cast<double>(strata[i]) + draws.number(key, i, Draw::within)) / samples;
            const auto level = static_cast<std::size_t>(place * static_cast<double>(vary.count()));
            variants[i].levels.push_back(levelOf(std::min(level, vary.count() - 1)));
        }
    }
    return variants;
}

/// Makes random paths (Morris 1991). Each step of a path moves one number by half of its values.
std::vector<SweepVariant> morris(const CheckedSweep& sweep) {
    const SweepDraws draws(sweep);
    std::vector<SweepVariant> variants;
    for (std::uint64_t path = 0; path < sweep.samples; ++path) {
        SweepVariant variant;
        for (const CheckedVary& vary : sweep.varied) {
            variant.levels.push_back(levelOf(draws.below(vary.count(), stableHash(vary.name), path, Draw::start)));
        }
        variants.push_back(variant);
        for (const std::size_t index : draws.shuffled(sweep.varied.size(), path, Draw::order)) {
            const CheckedVary& vary = sweep.varied[index];
            const std::int32_t count = levelOf(vary.count());
            const std::int32_t step = count / 2;
            std::int32_t& level = variant.levels[index];
            const bool canRise = level + step < count;
            const bool canFall = level >= step;
            const bool rises =
                canRise && (!canFall || draws.number(stableHash(vary.name), path, Draw::direction) < 0.5);
            level += rises ? step : -step;
            variants.push_back(variant);
        }
    }
    return variants;
}

} // namespace

std::vector<SweepVariant> variantsOf(const CheckedSweep& sweep) {
    switch (sweep.design) {
    case SweepDesign::latinHypercube:
        return latinHypercube(sweep);
    case SweepDesign::morris:
        return morris(sweep);
    case SweepDesign::oneAtATime:
        return oneAtATime(sweep);
    case SweepDesign::grid:
        break;
    }
    return grid(sweep);
}

std::optional<double> valueIn(const CheckedSweep& sweep, const SweepVariant& variant, std::size_t vary) {
    const std::int32_t level = variant.levels[vary];
    return level == SweepVariant::asWritten ? std::nullopt
                                            : std::optional(sweep.varied[vary].value(static_cast<std::size_t>(level)));
}

std::vector<std::uint64_t> seedsOf(const CheckedSweep& sweep, const CheckedModel& model) {
    if (!sweep.seeds.empty()) {
        return sweep.seeds;
    }
    const CheckedScenario& scenario = *model.findScenario(sweep.scenario);
    return {scenario.galaxy ? scenario.galaxy->seed : GalaxySpec{}.seed};
}

} // namespace orrery::engine
