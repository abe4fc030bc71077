// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/machine_memory.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>
#include <sys/resource.h>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

/// Reads the number at the beginning of a file; returns nullopt if there is none ("max": no limit).
std::optional<std::uint64_t> numberIn(const std::string& path) {
    std::ifstream file(path);
    std::uint64_t number = 0;
    return file >> number ? std::optional(number) : std::nullopt;
}

/// Returns the smallest limit of a control group and of the groups around it.
std::uint64_t limitOfGroups(const std::string& hierarchy, fs::path group, const char* name) {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (;; group = group.parent_path()) {
        const std::string place = group == "/" ? hierarchy : hierarchy + group.string();
        least = std::min(least, numberIn(place + "/" + name).value_or(least));
        if (group.empty() || group == group.parent_path()) {
            return least;
        }
    }
}

/// Parses a whole number with an optional K, M, G or T for powers of `base`.
std::optional<std::uint64_t> parseNumber(std::string_view text, std::uint64_t base) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    constexpr std::string_view units = "KMGT";
    if (error != std::errc() || unit.size() > 1) {
        return std::nullopt;
    }
    const std::size_t power = unit.empty() ? 0 : units.find(unit.front()) + 1; // npos + 1 is 0
    if (power == 0 && !unit.empty()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < power; ++i) {
        if (number > std::numeric_limits<std::uint64_t>::max() / base) {
            return std::nullopt;
        }
        number *= base;
    }
    return number;
}

} // namespace

std::uint64_t usableMemory(const std::string& root) {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    std::ifstream machine(root + "/proc/meminfo");
    for (std::string line; std::getline(machine, line);) {
        std::istringstream words(line);
        std::string name;
        std::uint64_t kilobytes = 0;
        if (words >> name >> kilobytes && name == "MemTotal:") {
            least = kilobytes * 1024;
        }
    }
    std::ifstream groups(root + "/proc/self/cgroup"); // "0::/user.slice"; in version 1 "4:memory:/user.slice"
    for (std::string line; std::getline(groups, line);) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos) {
            continue;
        }
        const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",";
        const fs::path group = line.substr(second + 1);
        if (controllers == ",,") {
            least = std::min(least, limitOfGroups(root + "/sys/fs/cgroup", group, "memory.max"));
        } else if (controllers.find(",memory,") != std::string::npos) {
            least = std::min(least, limitOfGroups(root + "/sys/fs/cgroup/memory", group, "memory.limit_in_bytes"));
        }
    }
    return least;
}

std::uint64_t defaultMemoryLimit() {
    std::uint64_t usable = usableMemory();
    rlimit space{};
    if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY) {
        usable = std::min<std::uint64_t>(usable, space.rlim_cur);
    }
    return usable == std::numeric_limits<std::uint64_t>::max() ? usable : usable / 2;
}

std::optional<std::uint64_t> parseByteCount(std::string_view text) {
    return parseNumber(text, 1024);
}

std::optional<std::uint64_t> parseCount(std::string_view text) {
    return parseNumber(text, 1000);
}

} // namespace orrery::engine
