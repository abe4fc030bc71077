// SPDX-License-Identifier: GPL-3.0-or-later
// Passes the files of a folder to a fuzz target: whole, truncated after each byte, and with a few changes. The changes
// are the same in every run.
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

void give(const std::string& bytes) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

/// Returns the bytes with a few changes: a byte inserted or replaced, some removed, or a piece copied.
std::string changed(std::string bytes, std::mt19937& random) {
    static constexpr std::string_view telling = "()[]{}<>&\"'.,+-*/^%=!|# \n\0\xff\xc3"
                                                "0129deo_";
    const auto below = [&](std::size_t bound) {
        return static_cast<std::size_t>(random() % std::max<std::size_t>(bound, 1));
    };
    for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
        const std::size_t at = below(bytes.size() + 1);
        switch (below(4)) {
        case 0:
            bytes.insert(at, 1, telling[below(telling.size())]);
            break;
        case 1:
            bytes.erase(at, 1 + below(3));
            break;
        case 2:
            if (at < bytes.size()) {
                bytes[at] = telling[below(telling.size())];
            }
            break;
        default:
            bytes.insert(at, bytes.substr(below(bytes.size()), 1 + below(20)));
            break;
        }
    }
    return bytes;
}

} // namespace

int main(int argc, char** argv) {
    std::vector<std::filesystem::path> files;
    for (int i = 1; i < argc; ++i) {
        for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    for (const std::filesystem::path& file : files) {
        std::ifstream stream(file, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
        give(bytes);
        for (std::size_t length = 0; length < std::min<std::size_t>(bytes.size(), 2000); ++length) {
            give(bytes.substr(0, length));
        }
        std::mt19937 random(1);
        for (int i = 0; i < 200; ++i) {
            give(changed(bytes, random));
        }
    }
    std::printf("%zu files\n", files.size());
    return files.empty() ? 1 : 0;
}
