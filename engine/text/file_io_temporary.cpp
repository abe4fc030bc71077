// SPDX-License-Identifier: GPL-3.0-or-later
// Names of temporary files, and the removal of those that a killed process left.
#include "engine/text/file_io.h"
#include "engine/text/posix_file.h"

#include <atomic>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <random>
#include <sys/file.h>

namespace orrery::engine {

namespace {

constexpr std::string_view temporaryMark = ".orrery-save.";
constexpr std::size_t temporaryDigits = 8;

std::string nameOf(const std::string& path) {
    return path.substr(path.rfind('/') + 1);
}

bool isTemporary(std::string_view name) {
    if (!name.starts_with('.') || name.size() <= temporaryMark.size() + temporaryDigits) {
        return false;
    }
    const std::string_view digits = name.substr(name.size() - temporaryDigits);
    name.remove_suffix(temporaryDigits);
    return name.ends_with(temporaryMark) && digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace

std::string temporaryName(const std::string& target) {
    static std::atomic<std::uint64_t> count = 0;
    static const std::uint64_t seed = [] {
        std::random_device device;
        return (std::uint64_t{device()} << 32) | device();
    }();
    char digits[temporaryDigits + 1];
    const std::uint64_t value = (seed + ++count) * 0x9E3779B97F4A7C15u;
    std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>(value >> 32));
    // File names have at most 255 bytes.
    const std::string name = nameOf(target).substr(0, 255 - 1 - temporaryMark.size() - temporaryDigits);
    return folderOf(target) + "/." + name + std::string(temporaryMark) + digits;
}

int removeLeftovers(const std::string& folder) {
    const auto close = [](DIR* opened) { ::closedir(opened); };
    const std::unique_ptr<DIR, decltype(close)> entries(::opendir(folder.c_str()), close);
    int removed = 0;
    while (const dirent* const entry = entries ? ::readdir(entries.get()) : nullptr) {
        if (!isTemporary(entry->d_name)) {
            continue;
        }
        const std::string path = folder + "/" + entry->d_name;
        const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
        if (file.isOpen() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0 && ::unlink(path.c_str()) == 0) {
            ++removed;
        }
    }
    return removed;
}

} // namespace orrery::engine
