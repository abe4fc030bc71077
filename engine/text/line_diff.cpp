// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/line_diff.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <utility>

namespace orrery::engine {

namespace {

/// The largest number of edits that the search looks for. Its time grows with the square of this number. If there are
/// more edits, one change covers all of them.
constexpr int mostEdits = 3000;

/// A text as a list of numbers; equal lines of both texts have equal numbers.
struct Lines {
    std::vector<int> ids;
    std::vector<std::uint32_t> starts; ///< offset of each line's beginning, then the end of the text
};

using LineNumbers = std::unordered_map<std::string_view, int>;

Lines linesOf(std::string_view text, LineNumbers& numbers) {
    Lines lines;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t newline = text.find('\n', at);
        const std::size_t end = newline == std::string_view::npos ? text.size() : newline + 1;
        const auto next = static_cast<int>(numbers.size());
        lines.ids.push_back(numbers.emplace(text.substr(at, end - at), next).first->second);
        lines.starts.push_back(static_cast<std::uint32_t>(at));
        at = end;
    }
    lines.starts.push_back(static_cast<std::uint32_t>(text.size()));
    return lines;
}

/// Lines [a, aEnd) of one text that became lines [b, bEnd) of the other.
struct Stretch {
    int a = 0;
    int aEnd = 0;
    int b = 0;
    int bEnd = 0;
};

/// The shortest edit script from one list to the other (Myers), between a common beginning and a common end.
class Search {
public:
    Search(const std::vector<int>& a, const std::vector<int>& b) : m_a(a), m_b(b) {}

    std::vector<Stretch> run() {
        int begin = 0;
        auto aEnd = static_cast<int>(m_a.size());
        auto bEnd = static_cast<int>(m_b.size());
        while (begin < aEnd && begin < bEnd && m_a[at(begin)] == m_b[at(begin)]) {
            ++begin;
        }
        while (aEnd > begin && bEnd > begin && m_a[at(aEnd - 1)] == m_b[at(bEnd - 1)]) {
            --aEnd;
            --bEnd;
        }
        if (begin == aEnd && begin == bEnd) {
            return {};
        }
        m_begin = begin;
        m_n = aEnd - begin;
        m_m = bEnd - begin;
        if (m_n == 0 || m_m == 0 || !findWay()) {
            return {{begin, aEnd, begin, bEnd}};
        }
        return walkBack();
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    bool isEqual(int x, int y) const { return m_a[at(m_begin + x)] == m_b[at(m_begin + y)]; }

    /// Searches for the shortest edit script. Stores in m_reached[d][k + d] how far diagonal k gets with d edits.
    /// Returns whether it found a script.
    bool findWay() {
        const int most = std::min(m_n + m_m, mostEdits);
        for (int d = 0; d <= most; ++d) {
            std::vector<int> reached(at(2 * d + 1));
            for (int k = -d; k <= d; k += 2) {
                int x = d == 0 ? 0 : startOf(d, k);
                while (x < m_n && x - k < m_m && isEqual(x, x - k)) {
                    ++x;
                }
                reached[at(k + d)] = x;
                if (x >= m_n && x - k >= m_m) {
                    m_reached.push_back(std::move(reached));
                    return true;
                }
            }
            m_reached.push_back(std::move(reached));
        }
        return false;
    }

    bool comesFromAbove(int d, int k) const {
        const auto& before = m_reached[at(d - 1)];
        return k == -d || (k != d && before[at(k - 1 + d - 1)] < before[at(k + 1 + d - 1)]);
    }
    int startOf(int d, int k) const {
        const auto& before = m_reached[at(d - 1)];
        return comesFromAbove(d, k) ? before[at(k + 1 + d - 1)] : before[at(k - 1 + d - 1)] + 1;
    }

    std::vector<Stretch> walkBack() const {
        std::vector<Stretch> found;
        int x = m_n;
        int y = m_m;
        for (auto d = static_cast<int>(m_reached.size()) - 1; d > 0; --d) {
            const int k = x - y;
            const bool isInsertion = comesFromAbove(d, k);
            const int start = startOf(d, k);
            // The edit goes from (fromX, fromY) to (start, start - k); equal lines follow it.
            const int fromX = isInsertion ? start : start - 1;
            const int fromY = isInsertion ? start - k - 1 : start - k;
            const Stretch edit{m_begin + fromX, m_begin + start, m_begin + fromY, m_begin + start - k};
            if (!found.empty() && found.back().a == edit.aEnd && found.back().b == edit.bEnd) {
                found.back().a = edit.a;
                found.back().b = edit.b;
            } else {
                found.push_back(edit);
            }
            x = fromX;
            y = fromY;
        }
        std::reverse(found.begin(), found.end());
        return found;
    }

    const std::vector<int>& m_a;
    const std::vector<int>& m_b;
    int m_begin = 0;
    int m_n = 0;
    int m_m = 0;
    std::vector<std::vector<int>> m_reached;
};

} // namespace

std::vector<LineChange> diffLines(std::string_view before, std::string_view after) {
    if (before == after) {
        return {};
    }
    LineNumbers numbers;
    const Lines a = linesOf(before, numbers);
    const Lines b = linesOf(after, numbers);
    std::vector<LineChange> changes;
    for (const Stretch& stretch : Search(a.ids, b.ids).run()) {
        changes.push_back(
            {{a.starts[static_cast<std::size_t>(stretch.a)], a.starts[static_cast<std::size_t>(stretch.aEnd)]},
             {b.starts[static_cast<std::size_t>(stretch.b)], b.starts[static_cast<std::size_t>(stretch.bEnd)]}});
    }
    return changes;
}

} // namespace orrery::engine
