// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_options.h"

#include "engine/text/machine_memory.h"

#include <algorithm>
#include <thread>

namespace orrery::cli {

void ManyRunsOptions::declare(OptionList& list) {
    list.turn("--jobs", jobs, "The number of threads. Default: one for each processor", 1);
    list.size("--memory-limit", memory, "Limits the memory of all runs together").shown("SIZE");
    list.count("--work-limit", work, "Limits the work of each run").shown("COUNT");
}

unsigned ManyRunsOptions::threads() const {
    return jobs != 0 ? jobs : std::max(1u, std::thread::hardware_concurrency());
}

engine::RunLimits ManyRunsOptions::limits() const {
    engine::RunLimits limits;
    limits.memory = memory.value_or(engine::defaultMemoryLimit()) / threads();
    limits.workOfRun = work.value_or(limits.workOfRun);
    return limits;
}

void MeasureOptions::declare(OptionList& list) {
    list.text("--measure", measure, "The number that counts: an expression of the object")
        .required()
        .shown("EXPRESSION");
    list.text("--object", object, "The object to which names in the expression belong. Default: the game")
        .shown("NAME");
    list.text("--scenario", scenario, "The scenario's id. Default: the one that the project opens").shown("ID");
    list.text("--seeds", seeds, "Plays each run with these seeds, and takes the mean: 1..20, or \"3 7 12\"")
        .shown("LIST");
    list.turn("--turns", turns, "Plays this many turns");
}

} // namespace orrery::cli
