// SPDX-License-Identifier: GPL-3.0-or-later
// P1: expressions over 100,000 lanes, compared with hand-written loops and muparser in one run. Aggregates over the
// same planets (X3), compared with loops over the same objects.
#include "engine/check/expression/expression.h"
#include "engine/check/model/model.h"
#include "engine/program/evaluate.h"
#include "engine/program/world.h"
#include "engine/rules/functions/function_rows.h"
#include "engine/rules/functions/relations.h"
#include "engine/universe/universe.h"
#include "tests/bench/expression_limits.h"
#include "tests/bench/timing.h"

#include <benchmark/benchmark.h>
#include <muParser.h>

#include <array>
#include <map>
#include <memory>
#include <random>

namespace {

using namespace orrery;
using namespace orrery::engine;

constexpr std::size_t laneCount = 100'000;

/// Number of planets at one place.
constexpr std::size_t planetsAtPlace = 20;

/// Planets with three meters s, t and b, as arrays behind a view. Planets at one place are adjacent.
struct Planets {
    Planets() {
        Vocabulary& vocabulary = model.vocabulary;
        vocabulary = Vocabulary({.conditions = {},
                                 .effects = {},
                                 .relations = relationRows(),
                                 .aggregates = aggregateRows(),
                                 .functions = functionRows()});
        for (const char* id : {"s", "t", "b"}) {
            vocabulary.editMeters().emplace_back().id = id;
        }
        Type& planet = vocabulary.editTypes().emplace_back();
        planet.id = "planet";
        planet.meters = {0, 1, 2};
        vocabulary.index();
        model.layout = ColumnLayout(vocabulary);
        columns.assign(model.layout.size(), std::vector<double>(laneCount));
        std::mt19937 random(1);
        for (MeterIndex meter = 0; meter < 3; ++meter) {
            for (double& value : columns[model.layout.meter(meter, false).value]) {
                value = static_cast<double>(random() % 1000) / 100.0;
            }
        }
        columns[static_cast<std::size_t>(Builtin::exists)].assign(laneCount, 1.0);
        columns[static_cast<std::size_t>(Builtin::positioned)].assign(laneCount, 1.0);
        columns[static_cast<std::size_t>(Builtin::system)].assign(laneCount, noneValue);
        for (std::size_t i = 0; i < laneCount; ++i) {
            columns[static_cast<std::size_t>(Builtin::x)][i] = static_cast<double>(i / planetsAtPlace % 100) * 10.0;
            columns[static_cast<std::size_t>(Builtin::y)][i] = static_cast<double>(i / planetsAtPlace / 100) * 10.0;
        }
        for (const std::vector<double>& column : columns) {
            pointers.push_back(column.data());
        }
        for (std::size_t i = 0; i < laneCount; ++i) {
            rows.push_back(static_cast<Row>(i));
        }
        view.model = &model;
        view.layout = &model.layout;
        view.rowCount = laneCount;
        view.turn = 3;
        view.columns = pointers;
        stamps.assign(columns.size(), nextStamp());
        view.stamps = stamps;
        view.ownerSets = &owners;
        view.texts = &texts;
        view.lanes = &lanes;
        out.resize(laneCount);
    }

    const double* meter(MeterIndex index) const { return pointers[model.layout.meter(index, false).value]; }
    ExpressionContext context() const { return {.vocabulary = &model.vocabulary, .layout = &model.layout}; }

    CheckedModel model;
    std::vector<std::vector<double>> columns;
    std::vector<const double*> pointers;
    std::vector<std::uint64_t> stamps;
    std::vector<Row> rows;
    OwnerSets owners;
    TextTable texts;
    LaneMap lanes;
    View view;
    std::vector<double> out;
};

Planets& planets() {
    static Planets made;
    return made;
}

struct Case {
    const char* name;
    const char* text;
    const char* muparser; ///< the same in muparser's syntax
    void (*byHand)(Planets& planets);
};

const std::array cases{
    Case{"4+s", "4 + s", "4 + s", [](Planets& p) { bench::handSum(p.meter(0), p.out.data(), laneCount); }},
    Case{"3*s-2*t", "3 * s - 2 * t", "3 * s - 2 * t",
         [](Planets& p) { bench::handProducts(p.meter(0), p.meter(1), p.out.data(), laneCount); }},
    Case{"max(t-1,1)", "max(t - 1, 1)", "max(t - 1, 1)",
         [](Planets& p) { bench::handMaximum(p.meter(1), p.out.data(), laneCount); }},
    Case{"if(t>5 and s<3, t*1.5+b, 0)", "if(t > 5 and s < 3, t * 1.5 + b, 0)", "(t > 5 && s < 3) ? t * 1.5 + b : 0",
         [](Planets& p) { bench::handChoice(p.meter(0), p.meter(1), p.meter(2), p.out.data(), laneCount); }},
};

void handOfAll(Planets& p) {
    double total = 0.0;
    for (std::size_t i = 0; i < laneCount; ++i) {
        total += p.meter(0)[i];
    }
    for (std::size_t i = 0; i < laneCount; ++i) {
        p.out[i] = p.meter(1)[i] + total;
    }
}

void handWhere(Planets& p) {
    double total = 0.0;
    double count = 0.0;
    for (std::size_t i = 0; i < laneCount; ++i) {
        if (p.meter(1)[i] > 5.0) {
            total += p.meter(0)[i];
            count += 1.0;
        }
    }
    for (std::size_t i = 0; i < laneCount; ++i) {
        p.out[i] = p.meter(1)[i] + total / count;
    }
}

void handHere(Planets& p) {
    for (std::size_t first = 0; first < laneCount; first += planetsAtPlace) {
        double total = 0.0;
        for (std::size_t i = first; i < first + planetsAtPlace; ++i) {
            total += p.meter(0)[i];
        }
        std::fill_n(p.out.begin() + static_cast<std::ptrdiff_t>(first), planetsAtPlace, total);
    }
}

void handNear(Planets& p) {
    for (std::size_t lane = 0; lane < laneCount; ++lane) {
        const std::size_t first = lane / planetsAtPlace * planetsAtPlace;
        double total = 0.0;
        for (std::size_t i = first; i < first + planetsAtPlace; ++i) {
            total += i != lane ? p.meter(0)[i] : 0.0;
        }
        p.out[lane] = total;
    }
}

/// These have no limit; the hand-written loop knows the places of the related objects.
const std::array aggregates{
    Case{"t+sum(planets,s)", "t + sum(planets, s)", nullptr, handOfAll},
    Case{"t+mean(planets where t>5,s)", "t + mean(planets where t > 5, s)", nullptr, handWhere},
    Case{"sum(planets here,s)", "sum(planets here, s)", nullptr, handHere},
    Case{"sum(planets near 5,s)", "sum(planets near 5, s)", nullptr, handNear},
};

std::shared_ptr<const ExpressionProgram> compileText(const char* text) {
    std::vector<Diagnostic> diagnostics;
    const TypedExpression checked = checkExpression({.text = text}, {}, numberFormat, planets().context(), diagnostics);
    return checked.isGood() ? compileExpression(checked) : nullptr;
}

void byHand(benchmark::State& state, const Case& which) {
    for (auto _ : state) {
        which.byHand(planets());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * laneCount));
}

void byOrrery(benchmark::State& state, const Case& which) {
    Planets& p = planets();
    const auto program = compileText(which.text);
    World world(p.model);
    const Bindings bindings{.world = &world};
    for (auto _ : state) {
        evaluate(*program, p.view, bindings, p.rows, {}, p.out);
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * laneCount));
}

void byMuparser(benchmark::State& state, const Case& which) {
    Planets& p = planets();
    mu::Parser parser;
    std::array<double, 3> variables{};
    const std::array<const char*, 3> names{"s", "t", "b"};
    for (std::size_t i = 0; i < variables.size(); ++i) {
        parser.DefineVar(names[i], &variables[i]);
    }
    parser.SetExpr(which.muparser);
    for (auto _ : state) {
        for (std::size_t i = 0; i < laneCount; ++i) {
            for (MeterIndex meter = 0; meter < 3; ++meter) {
                variables[meter] = p.meter(meter)[i];
            }
            p.out[i] = parser.Eval();
        }
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * laneCount));
}

void compileTime(benchmark::State& state, const Case& which) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(compileText(which.text));
    }
}

/// Keeps the best time of each benchmark, and records them at the end, as ns of a lane.
class RatioReporter : public benchmark::ConsoleReporter {
public:
    RatioReporter() : ConsoleReporter(OO_Tabular) {}

    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type == Run::RT_Iteration && !run.error_occurred) {
                const double time = run.GetAdjustedCPUTime();
                const auto [entry, isNew] = m_best.emplace(run.run_name.function_name, time);
                entry->second = std::min(entry->second, time);
            }
        }
        ConsoleReporter::ReportRuns(runs);
    }

    void Finalize() override {
        for (const Case& row : cases) {
            const double orrery = lane("orrery/", row);
            bench::record({"P1.1", row.name + std::string(" (by hand)"), orrery, "ns", lane("hand/", row), 3});
            bench::record({"P1.1", row.name + std::string(" (muparser)"), orrery, "ns", lane("muparser/", row), 0.25});
        }
        for (const Case& row : cases) {
            bench::record({"P1.2",
                           row.name + std::string(" read, checked, compiled"),
                           best("compile/", row) / 1000.0,
                           "us",
                           {},
                           20});
        }
        for (const Case& row : aggregates) {
            bench::record({"X3", row.name, lane("orrery/", row), "ns", lane("hand/", row)});
        }
    }

private:
    double best(const char* what, const Case& row) const {
        const auto found = m_best.find(what + std::string(row.name));
        return found == m_best.end() ? 0.0 : found->second;
    }
    double lane(const char* what, const Case& row) const { return best(what, row) / laneCount; }

    std::map<std::string, double> m_best;
};

} // namespace

int main(int argc, char** argv) {
    for (const Case& row : cases) {
        using Measure = void (*)(benchmark::State&, const Case&);
        for (const auto& [prefix, measure] :
             {std::pair<const char*, Measure>{"hand/", byHand}, {"orrery/", byOrrery}, {"muparser/", byMuparser}}) {
            benchmark::RegisterBenchmark((prefix + std::string(row.name)).c_str(), measure, row)
                ->Repetitions(5)
                ->MinTime(0.05);
        }
        benchmark::RegisterBenchmark(("compile/" + std::string(row.name)).c_str(), compileTime, row)
            ->Repetitions(3)
            ->MinTime(0.05);
    }
    for (const Case& row : aggregates) {
        benchmark::RegisterBenchmark(("hand/" + std::string(row.name)).c_str(), byHand, row)
            ->Repetitions(3)
            ->MinTime(0.05);
        benchmark::RegisterBenchmark(("orrery/" + std::string(row.name)).c_str(), byOrrery, row)
            ->Repetitions(3)
            ->MinTime(0.05);
    }
    benchmark::Initialize(&argc, argv);
    RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    return 0;
}
