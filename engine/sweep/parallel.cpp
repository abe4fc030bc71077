// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/parallel.h"

#include <algorithm>
#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

namespace orrery::engine {

void withThreads(unsigned jobs, const std::function<void()>& work) {
    constexpr unsigned mostJobs = 256;
    const unsigned threads = std::clamp(jobs, 1u, mostJobs);
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    tbb::task_arena arena(static_cast<int>(threads));
    arena.execute(work);
}

namespace parallel {

void forEach(std::size_t count, Waiting waiting, void (*call)(const void* body, std::size_t index), const void* body) {
    const auto loop = [&] {
        tbb::parallel_for(
            tbb::blocked_range<std::size_t>(0, count, 1),
            [&](const tbb::blocked_range<std::size_t>& range) {
                for (std::size_t i = range.begin(); i != range.end(); ++i) {
                    call(body, i);
                }
            },
            tbb::simple_partitioner());
    };
    waiting == Waiting::helpsLoop ? tbb::this_task_arena::isolate(loop) : loop();
}

} // namespace parallel

} // namespace orrery::engine
