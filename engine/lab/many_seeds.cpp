// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/many_seeds.h"

#include "engine/lab/compare.h"
#include "engine/lab/ordered_work.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

/// Identifies an object in the runs of all seeds: its birth key, and its place among objects with that key.
using ObjectKey = std::pair<std::uint64_t, std::uint32_t>;
/// A type and a column, by their places in the left run; countColumn for the number of objects.
using TotalKey = std::pair<std::uint32_t, std::uint32_t>;

constexpr std::uint32_t countColumn = noRun;

/// A difference with one seed.
struct SeedChange {
    std::uint32_t object = 0;     ///< index into SeedResult::objects
    std::uint32_t column = 0;     ///< index into RunComparer::columns()
    std::optional<double> change; ///< right − left; nullopt unless both values are numbers
    std::string left;             ///< the values, if there is no change
    std::string right;
};

/// The result of both runs with one seed.
struct SeedResult {
    struct Object {
        ObjectKey key;
        std::string name;
        bool isInBoth = false; ///< it exists on both sides at the compared turn
    };
    std::vector<Object> objects;
    std::vector<SeedChange> changes;
    std::map<TotalKey, double> totals;
    std::vector<ComparedColumn> columns;
    std::array<std::vector<RunProblem>, 2> problems;
    bool isDifferent = false;
    bool hasOtherLanes = false;
    bool isEndedEarly = false;
};

ColumnId builtinColumn(Builtin which) {
    return {static_cast<std::uint16_t>(which)};
}

bool existsAt(const Session& session, std::uint32_t turn, Row row) {
    return row != noRow && session.history().at(turn, builtinColumn(Builtin::exists), row) != 0.0;
}

/// Returns whether the sum of a column over many objects has a meaning.
bool isSummable(const ColumnSpec& column) {
    return column.format == numberFormat && column.role != ColumnRole::builtin && column.role != ColumnRole::variable;
}

/// Plays and compares both sides with one seed. Returns nullopt if stopped.
class SeedRunner {
public:
    SeedRunner(const SeedsRequest& request, const std::atomic<bool>* stop) : m_request(request), m_stop(stop) {}

    std::optional<SeedResult> run(std::uint64_t seed) const {
        std::array<std::unique_ptr<Session>, 2> sessions;
        for (std::size_t side = 0; side < sessions.size(); ++side) {
            const SeededSide& of = m_request.sides[side];
            sessions[side] = Session::start(of.program, of.scenario, seed, true, of.limits);
            sessions[side]->limitTrace(0); // only the newest turn is read
        }
        RunComparer comparer(*sessions[0], *sessions[1]);
        SeedResult result;
        while (comparer.next() <= m_request.turn) {
            for (const auto& session : sessions) {
                if (comparer.next() > session->last() && !session->step(m_stop)) {
                    result.isEndedEarly = true;
                }
            }
            if (isStopped()) {
                return std::nullopt;
            }
            if (result.isEndedEarly) {
                break;
            }
            comparer.compareNext();
        }
        for (std::size_t side = 0; side < sessions.size(); ++side) {
            result.problems[side] = sessions[side]->problems();
        }
        read(comparer, result);
        return result;
    }

private:
    bool isStopped() const { return m_stop != nullptr && m_stop->load(); }

    static void read(const RunComparer& comparer, SeedResult& result) {
        const std::uint32_t turn = comparer.next() - 1;
        std::map<std::uint64_t, std::uint32_t> ordinals;
        for (const ComparedObject& object : comparer.objects()) {
            const bool isRight = object.right != noRow;
            const View view = (isRight ? comparer.right() : comparer.left()).universe().view();
            const Row row = isRight ? object.right : object.left;
            const std::uint64_t key = view.birthKeys[row];
            const std::array exists{existsAt(comparer.left(), turn, object.left),
                                    existsAt(comparer.right(), turn, object.right)};
            result.objects.push_back({{key, ordinals[key]++}, view.nameOf(row), exists[0] && exists[1]});
            for (std::size_t side = 0; side < exists.size(); ++side) {
                if (exists[side] && !exists[1 - side]) {
                    addWhole(comparer, object, side == 0, result);
                }
            }
        }
        for (const ValueDifference& one : comparer.differences()) {
            if (one.last != turn) {
                continue;
            }
            const auto change = comparer.change(one, turn);
            const auto left = comparer.leftText(one, turn);
            const auto right = comparer.rightText(one, turn);
            SeedChange& added = result.changes.emplace_back();
            added.object = one.object;
            added.column = one.column;
            added.change = change && std::isfinite(*change) ? change : std::nullopt;
            if (comparer.isPresence(one)) {
                added.left = left ? "exists" : "does not exist";
                added.right = right ? "exists" : "does not exist";
            } else if (!added.change) {
                added.left = left.value_or("none");
                added.right = right.value_or("none");
            }
            const ComparedColumn& column = comparer.columns()[one.column];
            const ColumnLayout& layout = comparer.left().universe().model().layout;
            if (added.change && isSummable(layout[*column.left])) {
                result.totals[{typeAt(comparer, comparer.objects()[one.object], true, turn), one.column}] += *change;
            }
        }
        result.columns = comparer.columns();
        result.isDifferent = !comparer.differences().empty();
        result.hasOtherLanes = comparer.lanesDifferFrom().has_value();
    }

    /// Returns the type of an object, as the left run numbers types.
    static std::uint32_t typeAt(const RunComparer& comparer, const ComparedObject& object, bool ofLeft,
                                std::uint32_t turn) {
        const Session& session = ofLeft ? comparer.left() : comparer.right();
        const Row row = ofLeft ? object.left : object.right;
        const auto type =
            static_cast<std::uint32_t>(session.history().at(turn, builtinColumn(Builtin::objectType), row));
        if (ofLeft) {
            return type;
        }
        const auto& ofRight = comparer.right().universe().model().vocabulary.types();
        const auto& all = comparer.left().universe().model().vocabulary.types();
        const auto same = std::ranges::find(all, ofRight[type].id, [](const auto& one) { return one.id; });
        return static_cast<std::uint32_t>(same - all.begin());
    }

    /// Adds the values of an object that exists on one side only to the totals.
    static void addWhole(const RunComparer& comparer, const ComparedObject& object, bool ofLeft, SeedResult& result) {
        const std::uint32_t turn = comparer.next() - 1;
        const Session& session = ofLeft ? comparer.left() : comparer.right();
        const Row row = ofLeft ? object.left : object.right;
        const ColumnLayout& layout = session.universe().model().layout;
        const auto ownType =
            static_cast<TypeIndex>(session.history().at(turn, builtinColumn(Builtin::objectType), row));
        const std::uint32_t type = typeAt(comparer, object, ofLeft, turn);
        if (type >= comparer.left().universe().model().vocabulary.types().size()) {
            return; // a type of the right side only
        }
        const double sign = ofLeft ? -1.0 : 1.0;
        result.totals[{type, countColumn}] += sign;
        for (std::uint32_t index = 0; index < comparer.columns().size(); ++index) {
            const ComparedColumn& column = comparer.columns()[index];
            if (!column.left || !column.right) {
                continue;
            }
            const ColumnId own = ofLeft ? *column.left : *column.right;
            const double value = session.history().at(turn, own, row);
            if (isSummable(layout[own]) && layout.has(ownType, own) && std::isfinite(value) && value != notGivenValue) {
                result.totals[{type, index}] += sign * value;
            }
        }
    }

    const SeedsRequest& m_request;
    const std::atomic<bool>* m_stop;
};

/// Returns a quantile by linear interpolation between the sorted values. @pre there is a value
double quantile(const std::vector<double>& sorted, double part) {
    const double place = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// Returns the probability of a split at least as uneven if both directions are equally likely: a two-sided sign test.
double signTest(std::uint32_t up, std::uint32_t down) {
    const double all = up + down;
    double sum = 0.0;
    for (std::uint32_t k = 0; k <= std::min(up, down); ++k) {
        sum +=
            std::exp(std::lgamma(all + 1.0) - std::lgamma(k + 1.0) - std::lgamma(all - k + 1.0) - all * std::log(2.0));
    }
    return std::min(1.0, 2.0 * sum);
}

bool isOnlyChance(const SeedsRow& row) {
    constexpr double mostOfSure = 0.05;
    const bool isAlways = std::max(row.up, row.down) == row.seeds;
    return !isAlways && signTest(row.up, row.down) > mostOfSure;
}

/// Collects the changes of one value.
class Changes {
public:
    void addNumber(double change) {
        ++m_differs;
        m_numbers.push_back(change);
    }
    void add(const SeedChange& change) {
        if (change.change) {
            addNumber(*change.change);
        } else {
            ++m_differs;
            ++m_ways[{change.left, change.right}];
        }
    }

    /// Fills the figures of a row. @param seeds number of seeds with which both sides have the value
    void fill(SeedsRow& row, std::uint32_t seeds) const {
        row.differs = m_differs;
        row.isNumber = !m_numbers.empty();
        const auto missing = static_cast<std::uint32_t>(m_differs - m_numbers.size());
        row.seeds = row.isNumber ? seeds - missing : seeds;
        if (!row.isNumber) {
            for (const auto& [way, count] : m_ways) {
                if (count > row.up) {
                    row.up = count;
                    std::tie(row.left, row.right) = way;
                }
            }
            const auto reverse = m_ways.find({row.right, row.left});
            row.down = reverse == m_ways.end() ? 0 : reverse->second;
        } else {
            std::vector<double> all = m_numbers; // in the order of the seeds
            double sum = 0.0;
            for (const double one : all) {
                sum += one;
                ++(one > 0.0 ? row.up : row.down);
            }
            row.mean = sum / row.seeds;
            all.resize(row.seeds, 0.0);
            std::ranges::sort(all);
            row.low = quantile(all, 0.1);
            row.high = quantile(all, 0.9);
        }
        row.isChance = isOnlyChance(row);
    }

private:
    std::uint32_t m_differs = 0;
    std::vector<double> m_numbers;
    std::map<std::pair<std::string, std::string>, std::uint32_t> m_ways; ///< changes that are no numbers
};

/// Puts the surest differences first, and those that are only chance last.
void sortRows(std::vector<SeedsRow>& rows) {
    std::ranges::stable_sort(rows, {}, [](const SeedsRow& row) {
        const double size = std::isfinite(row.mean) ? std::abs(row.mean) : 0.0; // a sum may overflow
        return std::tuple(row.isChance, -static_cast<std::int64_t>(std::max(row.up, row.down)), -size);
    });
}

/// Puts the results of the seeds together.
class SeedsReducer {
public:
    explicit SeedsReducer(const SeedsRequest& request) : m_request(request) { m_out.turn = request.turn; }

    void add(const SeedResult& result, std::uint64_t seed) {
        if (m_out.seeds++ == 0) {
            m_columns = result.columns;
        }
        m_out.seedsThatDiffer += result.isDifferent ? 1 : 0;
        m_out.lanesDiffer += result.hasOtherLanes ? 1 : 0;
        m_out.endedEarly += result.isEndedEarly ? 1 : 0;
        std::vector<std::uint32_t> places;
        for (const SeedResult::Object& object : result.objects) {
            const auto [place, isNew] = m_places.try_emplace(object.key, static_cast<std::uint32_t>(m_objects.size()));
            if (isNew) {
                m_objects.push_back({.name = object.name, .birthKey = object.key.first});
            }
            places.push_back(place->second);
            Object& known = m_objects[place->second];
            ++known.seeds;
            known.both += object.isInBoth ? 1 : 0;
            known.hasOneName = known.hasOneName && known.name == object.name;
        }
        for (const SeedChange& change : result.changes) {
            m_values[{change.column, places[change.object]}].add(change);
        }
        for (const auto& [key, change] : result.totals) {
            if (change != 0.0) {
                m_totals[key].addNumber(change);
            }
        }
        for (std::uint32_t side = 0; side < result.problems.size(); ++side) {
            addProblems(side, result.problems[side], seed);
        }
    }

    SeedsComparison finish() {
        for (const ComparedColumn& column : m_columns) {
            if (!column.left || !column.right) {
                (column.left ? m_out.onlyLeft : m_out.onlyRight).push_back(column.name);
            }
        }
        for (const Object& object : m_objects) {
            ++(object.seeds == m_out.seeds ? m_out.objectsInAll : m_out.objectsInSome);
        }
        for (const auto& [cell, changes] : m_values) {
            const Object& object = m_objects[cell.second];
            if (object.seeds == m_out.seeds) {
                SeedsRow& row = m_out.rows.emplace_back();
                row.object = object.name;
                row.birthKey = object.birthKey;
                row.hasOneName = object.hasOneName;
                row.value = m_columns[cell.first].name;
                const bool isPresence = cell.first == static_cast<std::uint32_t>(Builtin::exists);
                changes.fill(row, isPresence ? m_out.seeds : object.both);
            }
        }
        const auto& types = m_request.sides[0].program->model->vocabulary.types();
        for (const auto& [key, changes] : m_totals) {
            SeedsRow& row = m_out.totals.emplace_back();
            row.object = types[key.first].id;
            row.value = key.second == countColumn ? "count" : m_columns[key.second].name;
            changes.fill(row, m_out.seeds);
        }
        sortRows(m_out.rows);
        sortRows(m_out.totals);
        return std::move(m_out);
    }

private:
    struct Object {
        std::string name{};
        std::uint64_t birthKey = 0;
        bool hasOneName = true;
        std::uint32_t seeds = 0;
        std::uint32_t both = 0;
    };

    using ProblemKey = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::string>;

    /// Adds the problems of one side with one seed. Messages of the same code and place may have other numbers.
    void addProblems(std::uint32_t side, const std::vector<RunProblem>& problems, std::uint64_t seed) {
        std::set<ProblemKey> ofSeed;
        for (const RunProblem& problem : problems) {
            const Location& where = problem.diagnostic.where;
            const ProblemKey key{side, where.file.value, where.span.begin, problem.diagnostic.code()};
            const auto [place, isNew] = m_problems.try_emplace(key, m_out.problems.size());
            if (isNew) {
                m_out.problems.push_back({.side = side, .problem = problem, .seed = seed});
            }
            m_out.problems[place->second].seeds += ofSeed.insert(key).second ? 1 : 0;
        }
    }

    const SeedsRequest& m_request;
    SeedsComparison m_out;
    std::vector<ComparedColumn> m_columns;
    std::map<ObjectKey, std::uint32_t> m_places;                         ///< index into m_objects
    std::vector<Object> m_objects;                                       ///< in the order of their first appearance
    std::map<std::pair<std::uint32_t, std::uint32_t>, Changes> m_values; ///< by column and object
    std::map<TotalKey, Changes> m_totals;
    std::map<ProblemKey, std::size_t> m_problems; ///< index into m_out.problems
};

} // namespace

std::optional<SeedsComparison> compareSeeds(const SeedsRequest& request, const std::atomic<bool>* stop,
                                            const std::function<void(std::size_t)>& progress) {
    SeedsReducer reducer(request);
    const SeedRunner runner(request, stop);
    OrderedWork<SeedResult> queue(request.seeds.size(), request.jobs,
                                  [&](std::size_t index) { return runner.run(request.seeds[index]); });
    for (std::size_t i = 0; i < request.seeds.size(); ++i) {
        const auto result = queue.take();
        if (!result) {
            return std::nullopt;
        }
        reducer.add(*result, request.seeds[i]);
        if (progress) {
            progress(i + 1);
        }
    }
    return reducer.finish();
}

} // namespace orrery::engine
