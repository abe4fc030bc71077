// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/work.h"
#include "engine/vocabulary/vocabulary.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

namespace orrery::engine {

namespace {

// The longest name to search for. Longer words are rarely typing errors, and the time grows with their length squared.
constexpr std::size_t longestName = 64;

char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Returns whether two words are equal except for upper and lower case.
bool isSameWord(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lowered, lowered);
}

/// Returns the set of a word's letters, in lower case: one bit for each letter. Some letters share a bit.
std::uint64_t lettersOf(std::string_view word) {
    std::uint64_t letters = 0;
    for (const char c : word) {
        letters |= std::uint64_t{1} << (static_cast<unsigned char>(lowered(c)) % 64);
    }
    return letters;
}

using Row = std::array<int, longestName + longestName / 3 + 2>; // a candidate may be longer than the name by the limit

/// Returns the edit distance of two words in half steps. Changed, missing, additional and swapped letters count one
/// step, a change of case half a step. Returns limit + 1 for any distance over `limit`.
/// @param a at most longestName. @param limit at most the one that nearestNames() computes
int halfSteps(std::string_view a, std::string_view b, int limit) {
    const auto lengths = static_cast<int>(a.size()) - static_cast<int>(b.size());
    if (2 * std::abs(lengths) > limit) {
        return limit + 1;
    }
    const std::uint64_t lettersOfA = lettersOf(a);
    const std::uint64_t lettersOfB = lettersOf(b);
    if (2 * std::max(std::popcount(lettersOfA & ~lettersOfB), std::popcount(lettersOfB & ~lettersOfA)) > limit) {
        return limit + 1; // each letter that only one word has takes a step: this test excludes most names
    }
    Row rows[3]{};
    int* beforeLast = rows[0].data();
    int* last = rows[1].data();
    int* row = rows[2].data();
    for (std::size_t j = 0; j <= b.size(); ++j) {
        last[j] = 2 * static_cast<int>(j);
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = 2 * static_cast<int>(i);
        int smallest = row[0];
        countWork(b.size());
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool isSame = a[i - 1] == b[j - 1];
            const int change = isSame ? 0 : lowered(a[i - 1]) == lowered(b[j - 1]) ? 1 : 2;
            row[j] = std::min({last[j] + 2, row[j - 1] + 2, last[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], beforeLast[j - 2] + 2);
            }
            smallest = std::min(smallest, row[j]);
        }
        if (smallest > limit) {
            return limit + 1;
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

} // namespace

std::vector<std::string> nearestNames(std::string_view name, std::span<const std::string> known) {
    if (name.empty() || name.size() > longestName) {
        return {};
    }
    const int limit = 2 * std::max(1, static_cast<int>(name.size()) / 3);
    std::vector<std::pair<int, std::string_view>> near;
    countWork(known.size());
    for (const std::string& candidate : known) {
        const int steps = candidate == name ? 0 : isSameWord(candidate, name) ? 1 : halfSteps(name, candidate, limit);
        if (steps <= limit) {
            near.emplace_back(steps, candidate);
        }
    }
    std::sort(near.begin(), near.end());
    near.erase(std::unique(near.begin(), near.end()), near.end());
    std::vector<std::string> names;
    for (std::size_t i = 0; i < near.size() && i < 3; ++i) {
        names.emplace_back(near[i].second);
    }
    return names;
}

} // namespace orrery::engine
