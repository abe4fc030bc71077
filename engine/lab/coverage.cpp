// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/coverage.h"

#include "engine/lab/coverage_turn.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

template <typename T>
using ByState = std::array<T, static_cast<std::size_t>(CoverageState::count_)>;

constexpr ByState<std::string_view> stateNames{inPhrase("never"), inPhrase("inactive"), inPhrase("activated"),
                                               inPhrase("matched"), inPhrase("effective")};

constexpr std::array<ByState<std::string_view>, static_cast<std::size_t>(CoverageKind::count_)> stateTexts{{
    {inPhrase("no object of the class existed"), inPhrase("no group became active"),
     inPhrase("no group had an object in its scope"), inPhrase("no lasting change"), inPhrase("effective")},
    {inPhrase("no object had the group"), inPhrase("never active"), inPhrase("active, but no object was in its scope"),
     inPhrase("objects in scope, but no lasting change"), inPhrase("effective")},
    {inPhrase("no object had the group"), inPhrase("no such event happened"), inPhrase("no such event matched"),
     inPhrase("an event matched, but the group never responded"), inPhrase("led to a response")},
    {inPhrase("never evaluated"), inPhrase("never evaluated"), inPhrase("never matched"), inPhrase("never rejected"),
     inPhrase("matched and rejected")},
    {inPhrase("never fired"), inPhrase("never active"), inPhrase("no object to act on"),
     inPhrase("objects to act on, but no lasting change"), inPhrase("effective")},
    {inPhrase("never evaluated"), inPhrase("never active"), inPhrase("never met"),
     inPhrase("met, but no action was possible"), inPhrase("met")},
}};

constexpr std::array<std::string_view, static_cast<std::size_t>(CoverageKind::count_)> turnsTexts{
    inPhrase("in play in {0} of {1} turns"),     inPhrase("fired in {0} of {1} turns"),
    inPhrase("responded in {0} of {1} turns"),   "",
    inPhrase("had objects in {0} of {1} turns"), inPhrase("met in {0} of {1} turns")};

} // namespace

std::string_view coverageStateName(CoverageState state) {
    return stateNames[static_cast<std::size_t>(state)];
}

Phrase coverageStateText(CoverageKind kind, CoverageState state) {
    return phrase(stateTexts[static_cast<std::size_t>(kind)][static_cast<std::size_t>(state)]);
}

Phrase coverageSentence(const Coverage& coverage, std::size_t item) {
    const CoverageKind kind = coverage.items()[item].kind;
    const CoverageCounts& counts = coverage[item];
    const std::string_view turns = turnsTexts[static_cast<std::size_t>(kind)];
    Phrase sentence = coverageStateText(kind, counts.state);
    const auto add = [&](Phrase part) { sentence = phrase("{0}; {1}", {std::move(sentence), std::move(part)}); };
    if (turns.empty() || counts.state == CoverageState::never) {
        return sentence;
    }
    add(phrase(turns, {std::to_string(counts.turns), std::to_string(coverage.turns())}));
    if (kind == CoverageKind::objectClass) {
        add(counted(counts.times, {inPhrase("{0} object at most"), inPhrase("{0} objects at most")}));
    }
    if (kind == CoverageKind::group || kind == CoverageKind::effect) {
        add(counted(counts.changed, {inPhrase("changed {0} value"), inPhrase("changed {0} values")}));
        if (counts.undone > 0) {
            add(counted(counts.undone, {inPhrase("{0} change clamped or overwritten later"),
                                        inPhrase("{0} changes clamped or overwritten later")}));
        }
        if (counts.suppressed > 0) {
            add(counted(counts.suppressed, {inPhrase("suppressed {0} time"), inPhrase("suppressed {0} times")}));
        }
    }
    return sentence;
}

Coverage::Coverage(std::shared_ptr<const CoverageItems> items) : m_items(std::move(items)), m_counts(m_items->size()) {}

CoverageTotals Coverage::totals() const {
    CoverageTotals totals{};
    for (std::size_t item = 0; item < m_counts.size(); ++item) {
        ++totals[static_cast<std::size_t>((*m_items)[item].kind)][static_cast<std::size_t>(m_counts[item].state)];
    }
    return totals;
}

void Coverage::addCounts(const std::vector<CoverageCounts>& more) {
    for (std::size_t item = 0; item < m_counts.size(); ++item) {
        CoverageCounts& to = m_counts[item];
        const CoverageCounts& from = more[item];
        const CoverageKind kind = (*m_items)[item].kind;
        to.isMatched = to.isMatched || from.isMatched;
        to.isRejected = to.isRejected || from.isRejected;
        to.turns += from.turns;
        to.times = kind == CoverageKind::objectClass ? std::max(to.times, from.times) : to.times + from.times;
        to.objects += from.objects;
        to.changed += from.changed;
        to.undone += from.undone;
        to.suppressed += from.suppressed;
        to.state = kind != CoverageKind::condition ? std::max(to.state, from.state)
                   : to.isMatched && to.isRejected ? CoverageState::effective
                   : to.isMatched                  ? CoverageState::matched
                   : to.isRejected                 ? CoverageState::activated
                                                   : CoverageState::never;
    }
}

bool Coverage::add(const Session& session, std::uint32_t turn, const std::atomic<bool>* stop) {
    CoverageTurn reader(*this, session, turn, stop);
    if (!reader.read()) {
        return false;
    }
    addCounts(reader.counts());
    m_runs += turn == 0 ? 1 : 0;
    m_turns += turn > 0 || session.program().model->rules.settles ? 1 : 0;
    return true;
}

void Coverage::merge(const Coverage& other) {
    addCounts(other.m_counts);
    m_turns += other.m_turns;
    m_runs += other.m_runs;
}

} // namespace orrery::engine
