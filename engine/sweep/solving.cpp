// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/solving.h"

#include "engine/sweep/sweep_content.h"
#include "engine/sweep/sweep_summary.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <utility>
#include <variant>

namespace orrery::engine {

namespace {

constexpr std::size_t fewestFirst = 9; ///< number of values in the first round, at least
constexpr std::size_t mostFirst = 33;  ///< and at most, also after finer rounds
constexpr std::size_t mostRounds = 30; ///< inside one crossing
constexpr double besideGuess = 0.02;   ///< distance of further values from a guess, as a share of the interval
constexpr double finest = 1e-7;        ///< width of an interval that is not divided again, as a share of the range
constexpr int mostDecimals = 8;

class Solver {
public:
    Solver(const SolveQuestion& question, const std::atomic<bool>* stop,
           const std::function<void(std::size_t)>& progress)
        : m_question(question), m_stop(stop), m_progress(progress), m_vary(question.sweep.varied[question.vary]) {
        m_low = m_high = m_vary.value(0);
        for (std::size_t level = 1; level < m_vary.count(); ++level) {
            m_low = std::min(m_low, m_vary.value(level));
            m_high = std::max(m_high, m_vary.value(level));
        }
        if (m_vary.isWhole) {
            m_low = std::ceil(m_low);
            m_high = std::floor(m_high);
        }
    }

    SolveAnswer answer() {
        SolveAnswer answer;
        answer.end = search(answer);
        if (answer.end != SolveEnd::stopped && m_written) {
            answer.asWritten = m_tries.at(*m_written);
        }
        for (const auto& [number, one] : m_tries) {
            answer.tries.push_back(one);
        }
        return answer;
    }

private:
    using Tries = std::map<double, SolveTry>;
    /// Two neighbours, between which the measure crosses the target.
    struct Crossing {
        SolveTry left;
        SolveTry right;
    };

    SolveEnd search(SolveAnswer& answer) {
        if (!tryFirst()) {
            return SolveEnd::stopped;
        }
        answer.tolerance = m_tolerance = m_question.tolerance.value_or(usualTolerance());
        for (std::size_t round = 0; round < mostRounds; ++round) {
            if (const SolveTry* const hit = nearestHit()) {
                answer.best = *hit;
                return shorten(answer.best) ? SolveEnd::reached : SolveEnd::stopped;
            }
            const auto crossing = nearestCrossing();
            if (crossing && isFinest(*crossing)) {
                const bool isLeft = distance(crossing->left) <= distance(crossing->right);
                answer.best = isLeft ? crossing->left : crossing->right;
                answer.across = isLeft ? crossing->right : crossing->left;
                return SolveEnd::jumps;
            }
            if (!crossing && m_tries.size() >= mostFirst) {
                break;
            }
            const std::size_t before = m_tries.size();
            if (!tryAll(crossing ? guessesIn(*crossing) : middles())) {
                return SolveEnd::stopped;
            }
            if (m_tries.size() == before) {
                break; // whole numbers: all are known
            }
        }
        const SolveTry* const nearest = nearestTry();
        if (nearest == nullptr) {
            const auto broken =
                std::ranges::find_if(m_tries, [](const auto& one) { return !one.second.problem.empty(); });
            answer.best = broken == m_tries.end() ? m_tries.begin()->second : broken->second;
            return SolveEnd::noValue;
        }
        answer.best = *nearest;
        return SolveEnd::missed;
    }

    /// Tries values over the whole range, and the number as written.
    bool tryFirst() {
        std::vector<double> numbers = m_vary.listed;
        if (m_written = writtenNumber(m_question.project, m_vary); m_written) {
            numbers.push_back(*m_written);
        }
        const std::size_t count = std::clamp<std::size_t>(m_vary.countInRange, fewestFirst, mostFirst);
        for (std::size_t i = 0; i < count; ++i) {
            numbers.push_back(std::lerp(m_low, m_high, static_cast<double>(i) / static_cast<double>(count - 1)));
        }
        return tryAll(std::move(numbers));
    }

    /// Returns a thousandth of the target, or of the spread of the measure for the target 0.
    double usualTolerance() const {
        constexpr double thousandth = 0.001;
        if (m_question.target != 0.0) {
            return thousandth * std::abs(m_question.target);
        }
        double spread = 0.0;
        for (const auto& [number, one] : m_tries) {
            spread = std::isnan(one.measure) ? spread : std::max(spread, std::abs(one.measure));
        }
        return thousandth * spread;
    }

    /// Returns whether a number can be the answer. The number as written is tried even if it is outside of the range.
    bool isInRange(double number) const { return number >= m_low && number <= m_high; }

    double distance(const SolveTry& one) const { return std::abs(one.measure - m_question.target); }

    /// Returns how far a number is from the number as written.
    double farness(double number) const { return m_written ? std::abs(number - *m_written) : number - m_low; }

    /// Returns the try that reaches the target and is nearest to the number as written; null if there is none.
    const SolveTry* nearestHit() const {
        const SolveTry* best = nullptr;
        for (const auto& [number, one] : m_tries) {
            if (isInRange(number) && distance(one) <= m_tolerance &&
                (best == nullptr || farness(number) < farness(best->number))) {
                best = &one;
            }
        }
        return best;
    }

    const SolveTry* nearestTry() const {
        const SolveTry* best = nullptr;
        const auto rank = [this](const SolveTry& one) { return std::pair(distance(one), farness(one.number)); };
        for (const auto& [number, one] : m_tries) {
            if (isInRange(number) && !std::isnan(one.measure) && (best == nullptr || rank(one) < rank(*best))) {
                best = &one;
            }
        }
        return best;
    }

    /// Returns the crossing that is nearest to the number as written.
    std::optional<Crossing> nearestCrossing() const {
        std::optional<Crossing> best;
        double nearest = std::numeric_limits<double>::infinity();
        const SolveTry* left = nullptr;
        for (const auto& [number, one] : m_tries) {
            if (!isInRange(number)) {
                continue;
            }
            if (std::isnan(one.measure)) {
                left = nullptr; // nothing is known about what lies between
                continue;
            }
            if (left != nullptr && (left->measure < m_question.target) != (one.measure < m_question.target)) {
                const double far = std::min(farness(left->number), farness(number));
                if (far < nearest) {
                    nearest = far;
                    best = Crossing{*left, one};
                }
            }
            left = &one;
        }
        return best;
    }

    bool isFinest(const Crossing& crossing) const {
        const double width = crossing.right.number - crossing.left.number;
        return width <= (m_vary.isWhole ? 1.0 : finest * (m_high - m_low));
    }

    /// Returns the value that a straight line between the ends gives, values beside it, and the middle: this is fast
    /// for smooth measures, and at least halves the interval of others.
    std::vector<double> guessesIn(const Crossing& crossing) const {
        const double from = crossing.left.number;
        const double width = crossing.right.number - from;
        const double share =
            (m_question.target - crossing.left.measure) / (crossing.right.measure - crossing.left.measure);
        std::vector<double> numbers;
        for (const double place : {share - besideGuess, share, share + besideGuess, 0.5}) {
            if (place > 0.0 && place < 1.0) {
                numbers.push_back(from + place * width);
            }
        }
        return numbers;
    }

    /// Returns the middles of all intervals.
    std::vector<double> middles() const {
        std::vector<double> numbers;
        for (auto left = m_tries.begin(), right = std::next(left); right != m_tries.end(); ++left, ++right) {
            if (isInRange(left->first) && isInRange(right->first)) {
                numbers.push_back(std::midpoint(left->first, right->first));
            }
        }
        return numbers;
    }

    /// Replaces a solution by a neighbour with fewer digits, if one reaches the target, too. Returns false if stopped.
    bool shorten(SolveTry& best) {
        if (m_written == best.number) {
            return true;
        }
        std::vector<double> shorter;
        for (int decimals = -3; decimals <= mostDecimals; ++decimals) {
            const double scale = std::pow(10.0, decimals);
            const double number = std::round(best.number * scale) / scale;
            if (isInRange(number)) {
                shorter.push_back(number);
            }
        }
        if (!tryAll(shorter)) {
            return false;
        }
        const auto found = std::ranges::find_if(shorter, [&](double number) {
            const auto one = m_tries.find(number);
            return one != m_tries.end() && distance(one->second) <= m_tolerance;
        });
        if (found != shorter.end()) {
            best = m_tries.at(*found);
        }
        return true;
    }

    /// Tries those numbers that are new. Returns false if stopped.
    bool tryAll(std::vector<double> numbers) {
        for (double& number : numbers) {
            number = m_vary.isWhole ? std::round(number) : number;
        }
        std::ranges::sort(numbers);
        const auto repeated = std::ranges::unique(numbers);
        numbers.erase(repeated.begin(), repeated.end());
        std::erase_if(numbers, [&](double number) { return m_tries.contains(number); });
        return numbers.empty() || play(std::move(numbers));
    }

    bool play(std::vector<double> numbers) {
        SweepPlan plan{.project = {}, .sweep = m_question.sweep};
        CheckedVary vary = m_vary;
        vary.listed = std::move(numbers);
        plan.sweep.varied = {vary};
        plan.sweep.design = SweepDesign::grid;
        plan.sweep.turns = m_question.turn;
        for (std::size_t i = 0; i < plan.sweep.measures.size(); ++i) {
            plan.sweep.measures[i].turns.clear();
        }
        plan.sweep.measures[m_question.measure].turns = {m_question.turn};
        plan.variants = variantsOf(plan.sweep);
        plan.seeds = seedsOf(plan.sweep, m_question.model);
        auto opened = ResultFile::open({}, plan, ResultFile::IfOther::refuse);
        if (!std::holds_alternative<std::unique_ptr<ResultFile>>(opened)) {
            return false;
        }
        ResultFile& results = *std::get<std::unique_ptr<ResultFile>>(opened);
        const SweepProgress done = runSweep({.project = m_question.project,
                                             .diagnostics = m_question.diagnostics,
                                             .rows = m_question.rows,
                                             .plan = plan,
                                             .limits = m_question.limits,
                                             .jobs = m_question.jobs},
                                            results, m_stop);
        return done.done == done.all && keep(vary.listed, results);
    }

    /// Takes the results of a sweep over these numbers. Returns false if they cannot be read.
    bool keep(const std::vector<double>& numbers, ResultFile& results) {
        std::vector<SolveTry> tries;
        for (const double number : numbers) {
            tries.push_back({.number = number, .measure = std::numeric_limits<double>::quiet_NaN()});
        }
        for (const VariantValues& values : summaryOf(results)) {
            if (values.missing == 0) {
                tries[values.variant].measure = values.mean;
            }
        }
        for (const auto& [variant, problem] : results.problemsOfVariants()) {
            if (std::isnan(tries[variant].measure)) {
                tries[variant].problem = problem;
            }
        }
        for (const VariantError& error : results.variantErrors()) {
            tries[error.variant].problem = error.error;
        }
        for (SolveTry& one : tries) {
            m_tries.emplace(one.number, std::move(one));
        }
        if (m_progress) {
            m_progress(m_tries.size());
        }
        return !results.error();
    }

    const SolveQuestion& m_question;
    const std::atomic<bool>* m_stop;
    const std::function<void(std::size_t)>& m_progress;
    const CheckedVary& m_vary;
    double m_tolerance = 0.0;
    double m_low = 0.0; ///< the range
    double m_high = 0.0;
    std::optional<double> m_written; ///< the number as the content has it
    Tries m_tries;                   ///< by number
};

} // namespace

SolveAnswer solve(const SolveQuestion& question, const std::atomic<bool>* stop,
                  const std::function<void(std::size_t)>& progress) {
    return Solver(question, stop, progress).answer();
}

} // namespace orrery::engine
