// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/masked_edits.h"

#include "engine/universe/set_columns.h"

#include <algorithm>
#include <iterator>

namespace orrery::engine {

namespace {

constexpr std::size_t mostRuns = 200; ///< the differences that need more runs stay unchecked

/// Adds numbers to an ascending list.
void addAll(std::vector<std::uint32_t>& into, const std::vector<std::uint32_t>& more) {
    into.insert(into.end(), more.begin(), more.end());
    std::ranges::sort(into);
    const auto repeated = std::ranges::unique(into);
    into.erase(repeated.begin(), repeated.end());
}

} // namespace

std::vector<std::uint32_t> MaskedEdits::of(const std::vector<std::uint32_t>& differences) const {
    std::vector<std::uint32_t> all;
    for (const std::uint32_t difference : differences) {
        if (difference < ofDifference.size()) { // later ones were not looked at
            addAll(all, ofDifference[difference]);
        }
    }
    return all;
}

/// Versions without some edits, each played once.
class MaskSearch::Trials {
public:
    /// The roots of the values that still differ, by cell; nullopt: the version could not be played.
    using Rest = std::optional<std::map<Cell, Edits>>;

    Trials(const MaskSearch& search, const Session& left, const Start& start, const std::atomic<bool>* stop,
           const std::function<void(std::size_t)>& progress)
        : m_search(search), m_left(left), m_start(start), m_stop(stop), m_progress(progress) {
        for (std::uint32_t i = 0; i < search.m_edits.size(); ++i) {
            m_edits.emplace(search.m_edits[i].part, i);
        }
    }

    const Rest& without(const Edits& undone) {
        const auto [known, isNew] = m_known.try_emplace(undone);
        if (isNew && !isStopped() && m_known.size() <= mostRuns) {
            known->second = play(undone);
        }
        return known->second;
    }
    bool isStopped() const { return m_stop != nullptr && m_stop->load(); }
    std::size_t runs() const { return m_runs; }

private:
    Rest play(const Edits& undone) {
        const std::shared_ptr<Session> run = m_start(undone);
        if (run == nullptr) {
            return std::nullopt;
        }
        ++m_runs;
        RunComparer comparer(m_left, *run);
        RootFinder roots(comparer);
        while (comparer.next() <= m_search.m_last && (comparer.next() <= run->last() || run->step(m_stop))) {
            comparer.compareNext();
            roots.addTurn();
        }
        if (m_progress) {
            m_progress(m_runs);
        }
        std::map<Cell, Edits> rest;
        for (std::uint32_t i = 0; i < comparer.differences().size(); ++i) {
            Edits ofCell;
            for (const std::uint32_t root : roots.rootsOf(i)) {
                if (const auto edit = m_edits.find(roots.edits()[root].part); edit != m_edits.end()) {
                    ofCell.push_back(edit->second);
                }
            }
            addAll(rest[m_search.cellOf(comparer, i)], ofCell);
        }
        return rest;
    }

    const MaskSearch& m_search;
    const Session& m_left;
    const Start& m_start;
    const std::atomic<bool>* m_stop;
    const std::function<void(std::size_t)>& m_progress;
    std::map<std::string, std::uint32_t, std::less<>> m_edits; ///< by part
    std::map<Edits, Rest> m_known;
    std::size_t m_runs = 0;
};

MaskSearch::MaskSearch(const RunComparer& comparer, const RootFinder& roots)
    : m_last(comparer.next() - 1), m_edits(roots.edits()) {
    for (std::uint32_t i = 0; i < comparer.differences().size(); ++i) {
        m_cells.push_back(cellOf(comparer, i));
        Edits ofDifference = roots.rootsOf(i);
        if (ofDifference.size() < m_edits.size()) { // without all edits, both versions are the same
            m_sets[std::move(ofDifference)].push_back(i);
        }
    }
    m_sets.erase(Edits()); // a difference without edits
}

MaskSearch::Cell MaskSearch::cellOf(const RunComparer& comparer, std::uint32_t difference) const {
    const ValueDifference& one = comparer.differences()[difference];
    const ComparedObject& object = comparer.objects()[one.object];
    const bool isLeft = object.left != noRow;
    const View view = (isLeft ? comparer.left() : comparer.right()).universe().view();
    return {view.birthKeys[isLeft ? object.left : object.right], comparer.columns()[one.column].name};
}

std::optional<MaskedEdits> MaskSearch::search(const Session& left, const Start& start, const std::atomic<bool>* stop,
                                              const std::function<void(std::size_t)>& progress) const {
    Trials trials(*this, left, start, stop, progress);
    MaskedEdits found;
    found.ofDifference.resize(m_cells.size());
    // Each round undoes more edits of the differences that stayed, so the rounds end.
    std::map<Edits, Edits> open = m_sets;
    const ColumnLayout& layout = left.universe().model().layout;
    const std::string presence(plainName(layout[layout.builtin(Builtin::exists)]));
    while (!open.empty() && !trials.isStopped()) {
        std::map<Edits, Edits> next;
        for (const auto& [undone, differences] : open) {
            const Trials::Rest& rest = trials.without(undone);
            for (const std::uint32_t difference : differences) {
                Edits& masked = found.ofDifference[difference];
                if (!rest) {
                    ++found.unchecked;
                    continue;
                }
                auto still = rest->find(m_cells[difference]);
                still = still != rest->end() ? still : rest->find({m_cells[difference].first, presence});
                Edits more;
                if (still != rest->end()) {
                    std::ranges::set_difference(still->second, undone, std::back_inserter(more));
                }
                if (more.empty()) {
                    ++(still == rest->end() ? found.checked : found.unchecked);
                    continue;
                }
                addAll(masked, more);
                Edits all = undone;
                addAll(all, more);
                if (all.size() < m_edits.size()) {
                    next[std::move(all)].push_back(difference);
                } else {
                    ++found.checked;
                }
            }
        }
        open = std::move(next);
    }
    if (trials.isStopped()) {
        return std::nullopt;
    }
    found.masked = static_cast<std::size_t>(
        std::ranges::count_if(found.ofDifference, [](const Edits& masked) { return !masked.empty(); }));
    found.runs = trials.runs();
    return found;
}

} // namespace orrery::engine
