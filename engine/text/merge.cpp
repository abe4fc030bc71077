// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/merge.h"

#include "engine/text/line_diff.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

/// One of the two texts, and its changes to the base in order.
class Side {
public:
    Side(std::string_view base, std::string_view text) : m_changes(diffLines(base, text)) {}

    bool isDone() const { return m_next == m_changes.size(); }
    std::uint32_t nextBegin() const { return isDone() ? ~0u : m_changes[m_next].before.begin; }
    bool joins(std::uint32_t end) const { return !isDone() && m_changes[m_next].before.begin <= end; }
    /// Takes the next change. @return its end in the base
    std::uint32_t take() {
        const LineChange& change = m_changes[m_next++];
        m_shift = std::int64_t{change.after.end} - change.before.end;
        return change.before.end;
    }
    /// Returns the place in this text that corresponds to a place in the base. The place must not be inside a change
    /// that take() has not returned yet.
    std::uint32_t placeOf(std::uint32_t base) const { return static_cast<std::uint32_t>(base + m_shift); }

private:
    std::vector<LineChange> m_changes;
    std::size_t m_next = 0;
    std::int64_t m_shift = 0;
};

std::string_view slice(std::string_view text, Span span) {
    return text.substr(span.begin, span.size());
}

} // namespace

Merge mergeLines(std::string_view base, std::string_view mine, std::string_view theirs) {
    Side left(base, mine);
    Side right(base, theirs);
    Merge merge;
    std::uint32_t at = 0;
    const auto add = [&](MergeSide side, Span inBase, std::uint32_t mineBegin, std::uint32_t theirsBegin) {
        const Span inMine{mineBegin, left.placeOf(inBase.end)};
        const Span inTheirs{theirsBegin, right.placeOf(inBase.end)};
        if (side == MergeSide::conflict && slice(mine, inMine) == slice(theirs, inTheirs)) {
            side = MergeSide::same;
        }
        if (!inBase.isEmpty() || !inMine.isEmpty() || !inTheirs.isEmpty()) {
            merge.parts.push_back({side, inBase, inMine, inTheirs});
            merge.conflicts += side == MergeSide::conflict ? 1 : 0;
        }
        at = inBase.end;
    };
    while (!left.isDone() || !right.isDone()) {
        const std::uint32_t begin = std::min(left.nextBegin(), right.nextBegin());
        add(MergeSide::nobody, {at, begin}, left.placeOf(at), right.placeOf(at));
        const std::uint32_t mineBegin = left.placeOf(begin);
        const std::uint32_t theirsBegin = right.placeOf(begin);
        bool isMine = false;
        bool isTheirs = false;
        std::uint32_t end = begin;
        for (bool isGrowing = true; isGrowing;) {
            isGrowing = false;
            for (const auto& [side, has] : {std::pair(&left, &isMine), std::pair(&right, &isTheirs)}) {
                while (side->joins(end)) {
                    end = std::max(end, side->take());
                    *has = isGrowing = true;
                }
            }
        }
        add(isMine && isTheirs ? MergeSide::conflict
            : isMine           ? MergeSide::mine
                               : MergeSide::theirs,
            {begin, end}, mineBegin, theirsBegin);
    }
    add(MergeSide::nobody, {at, static_cast<std::uint32_t>(base.size())}, left.placeOf(at), right.placeOf(at));
    return merge;
}

std::string mergedText(const Merge& merge, std::string_view mine, std::string_view theirs,
                       const std::vector<bool>& takesTheirs) {
    std::string text;
    std::size_t conflict = 0;
    for (const MergePart& part : merge.parts) {
        bool isTheirs = part.side == MergeSide::theirs;
        if (part.side == MergeSide::conflict) {
            isTheirs = conflict < takesTheirs.size() && takesTheirs[conflict];
            ++conflict;
        }
        text += isTheirs ? slice(theirs, part.theirs) : slice(mine, part.mine);
    }
    return text;
}

} // namespace orrery::engine
