// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/line_edits.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

namespace orrery::engine {

namespace {

using Lines = std::vector<std::string_view>;

/// The largest number of changed lines for which the shortest difference is searched. A file with more changes counts
/// as one edit between its first and its last changed line.
constexpr std::size_t mostChanges = 2000;

/// Splits a text into its lines, with their line ends.
Lines linesOf(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::size_t size = end == std::string_view::npos ? text.size() : end + 1;
        lines.push_back(text.substr(0, size));
        text.remove_prefix(size);
    }
    return lines;
}

std::string_view textIn(const FolderContents& contents, const std::string& path) {
    const auto found = contents.files.find(path);
    return found == contents.files.end() ? std::string_view() : found->second->bytes();
}

/// Returns for each line of `left` the line of `right` that it stays, or none, for two parts without a common start.
std::vector<std::size_t> keptLines(std::span<const std::string_view> left, std::span<const std::string_view> right) {
    constexpr std::size_t none = ~std::size_t{0};
    std::vector<std::size_t> kept(left.size(), none);
    const auto n = static_cast<std::ptrdiff_t>(left.size());
    const auto m = static_cast<std::ptrdiff_t>(right.size());
    const auto most = std::min<std::ptrdiff_t>(n + m, mostChanges);
    // reach[d][k]: the furthest line of `left` on the diagonal k with d changes.
    std::vector<std::vector<std::ptrdiff_t>> reach;
    for (std::ptrdiff_t d = 0; d <= most; ++d) {
        std::vector<std::ptrdiff_t> now(static_cast<std::size_t>(2 * d + 1));
        const auto before = [&](std::ptrdiff_t k) { return reach.back()[static_cast<std::size_t>(k + d - 1)]; };
        for (std::ptrdiff_t k = -d; k <= d; k += 2) {
            const bool isDown = d > 0 && (k == -d || (k != d && before(k - 1) < before(k + 1)));
            std::ptrdiff_t x = d == 0 ? 0 : isDown ? before(k + 1) : before(k - 1) + 1;
            while (x < n && x - k < m && left[static_cast<std::size_t>(x)] == right[static_cast<std::size_t>(x - k)]) {
                ++x;
            }
            now[static_cast<std::size_t>(k + d)] = x;
            if (x < n || x - k < m) {
                continue;
            }
            // Walks back, and notes the lines that stay.
            std::ptrdiff_t y = x - k;
            for (std::ptrdiff_t c = d; c >= 0; --c) {
                const std::ptrdiff_t diagonal = x - y;
                std::ptrdiff_t fromX = 0;
                std::ptrdiff_t fromY = 0;
                if (c > 0) {
                    const auto at = [&](std::ptrdiff_t j) {
                        return reach[static_cast<std::size_t>(c - 1)][static_cast<std::size_t>(j + c - 1)];
                    };
                    const bool wasDown = diagonal == -c || (diagonal != c && at(diagonal - 1) < at(diagonal + 1));
                    fromX = wasDown ? at(diagonal + 1) : at(diagonal - 1);
                    fromY = fromX - (wasDown ? diagonal + 1 : diagonal - 1);
                }
                while (x > fromX && y > fromY && x > 0 && y > 0 &&
                       left[static_cast<std::size_t>(x - 1)] == right[static_cast<std::size_t>(y - 1)]) {
                    kept[static_cast<std::size_t>(--x)] = static_cast<std::size_t>(--y);
                }
                x = fromX;
                y = fromY;
            }
            return kept;
        }
        reach.push_back(std::move(now));
    }
    return kept; // too many changes
}

/// Adds the edits of one file.
void addEdits(const std::string& path, const Lines& left, const Lines& right, std::vector<LineEdit>& out) {
    std::size_t front = 0;
    while (front < left.size() && front < right.size() && left[front] == right[front]) {
        ++front;
    }
    std::size_t back = 0;
    while (back + front < left.size() && back + front < right.size() &&
           left[left.size() - 1 - back] == right[right.size() - 1 - back]) {
        ++back;
    }
    const std::span<const std::string_view> ofLeft(left.data() + front, left.size() - front - back);
    const std::span<const std::string_view> ofRight(right.data() + front, right.size() - front - back);
    const std::vector<std::size_t> kept = keptLines(ofLeft, ofRight);
    const auto add = [&](std::size_t l, std::size_t leftCount, std::size_t r, std::size_t rightCount) {
        LineEdit edit{.path = path,
                      .leftLine = static_cast<std::uint32_t>(front + l),
                      .leftCount = static_cast<std::uint32_t>(leftCount),
                      .rightLine = static_cast<std::uint32_t>(front + r)};
        edit.lines.assign(ofRight.begin() + static_cast<std::ptrdiff_t>(r),
                          ofRight.begin() + static_cast<std::ptrdiff_t>(r + rightCount));
        out.push_back(std::move(edit));
    };
    std::size_t l = 0;
    std::size_t r = 0;
    while (l < ofLeft.size() || r < ofRight.size()) {
        std::size_t nextL = l;
        while (nextL < ofLeft.size() && kept[nextL] == ~std::size_t{0}) {
            ++nextL;
        }
        const std::size_t nextR = nextL < ofLeft.size() ? kept[nextL] : ofRight.size();
        if (nextL - l == nextR - r) {
            for (std::size_t i = 0; l + i < nextL; ++i) {
                add(l + i, 1, r + i, 1);
            }
        } else {
            add(l, nextL - l, r, nextR - r);
        }
        l = nextL + 1;
        r = nextR + 1;
    }
}

} // namespace

std::vector<LineEdit> lineEdits(const FolderContents& left, const FolderContents& right) {
    std::set<std::string> paths;
    for (const FolderContents* contents : {&left, &right}) {
        for (const auto& [path, text] : contents->files) {
            paths.insert(path);
        }
    }
    std::vector<LineEdit> edits;
    for (const std::string& path : paths) {
        const bool isInLeft = left.files.contains(path);
        const bool isInRight = right.files.contains(path);
        const std::string_view before = textIn(left, path);
        const std::string_view after = textIn(right, path);
        if (isInLeft && isInRight) {
            addEdits(path, linesOf(before), linesOf(after), edits);
            continue;
        }
        LineEdit& edit = edits.emplace_back();
        edit.path = path;
        edit.isNewFile = isInRight;
        edit.isOldFile = isInLeft;
        const Lines lines = linesOf(after);
        edit.lines.assign(lines.begin(), lines.end());
    }
    return edits;
}

FolderContents withLineEdits(const FolderContents& left, const std::vector<LineEdit>& edits,
                             const std::vector<bool>& chosen) {
    FolderContents contents = left;
    for (std::size_t i = 0; i < edits.size();) {
        const std::string& path = edits[i].path;
        const Lines lines = linesOf(textIn(left, path));
        std::string text;
        std::size_t line = 0;
        bool isChanged = false;
        bool isRemoved = false;
        const auto copyUpTo = [&](std::size_t end) {
            for (; line < end && line < lines.size(); ++line) {
                text += lines[line];
            }
        };
        for (; i < edits.size() && edits[i].path == path; ++i) {
            const LineEdit& edit = edits[i];
            if (!chosen[i]) {
                continue;
            }
            isChanged = true;
            isRemoved = edit.isOldFile;
            copyUpTo(edit.leftLine);
            for (const std::string& one : edit.lines) {
                text += one;
            }
            line += edit.leftCount;
        }
        copyUpTo(lines.size());
        if (isRemoved) {
            contents.files.erase(path);
        } else if (isChanged) {
            contents.files[path] = std::make_shared<const SourceText>(path, std::move(text));
        }
    }
    return contents;
}

bool containsEdit(const std::vector<LineEdit>& edits, const LineEdit& wanted) {
    return std::ranges::any_of(edits, [&](const LineEdit& edit) {
        return edit.path == wanted.path && edit.isOldFile == wanted.isOldFile && edit.leftLine <= wanted.leftLine &&
               edit.leftLine + edit.leftCount >= wanted.leftLine + wanted.leftCount &&
               (wanted.lines.empty() || !std::ranges::search(edit.lines, wanted.lines).empty());
    });
}

} // namespace orrery::engine
