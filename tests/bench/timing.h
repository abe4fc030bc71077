// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

namespace orrery::bench {

/// Measures the time since its creation, in milliseconds.
class Stopwatch {
public:
    double milliseconds() const {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_begin).count();
    }

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

/// Returns the time of the action in milliseconds.
template <typename Action>
double wallOf(Action action) {
    const Stopwatch watch;
    action();
    return watch.milliseconds();
}

/// Returns the processor time of the action in milliseconds.
template <typename Action>
double workOf(Action action) {
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    };
    const double before = now();
    action();
    return now() - before;
}

/// Returns the time that this share of the times (0 to 1) does not exceed; negative without times.
inline double share(std::vector<double> times, double at) {
    std::ranges::sort(times);
    return times.empty() ? -1 : times[static_cast<std::size_t>(at * static_cast<double>(times.size() - 1))];
}

/// One line of the table that ./dev bench prints. A negative value is one that could not be measured.
struct Figure {
    const char* requirement;
    std::string name; ///< at most 72 characters
    double value = 0;
    const char* unit;
    std::optional<double> reference{}; ///< in the same unit, measured in the same run
    std::optional<double> asked{};     ///< the most of value / reference, or of the value where there is no reference
};

/// Prints a figure, and adds it to the file named by ORRERY_BENCH_LINES (tests/bench/run).
inline void record(const Figure& figure) {
    const auto print = [&](std::FILE* file) {
        std::fprintf(file, "%s\t%s\t%.6g\t%s\t", figure.requirement, figure.name.c_str(), figure.value, figure.unit);
        for (const auto& [number, end] : {std::pair(figure.reference, '\t'), {figure.asked, '\n'}}) {
            if (number) {
                std::fprintf(file, "%.6g", *number);
            }
            std::fputc(end, file);
        }
        std::fflush(file);
    };
    print(stdout);
    if (const char* const path = std::getenv("ORRERY_BENCH_LINES")) {
        if (std::FILE* const file = std::fopen(path, "a")) {
            print(file);
            std::fclose(file);
        }
    }
}

} // namespace orrery::bench
