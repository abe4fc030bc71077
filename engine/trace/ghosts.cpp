// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ghosts.h"

#include "engine/trace/why_not.h"
#include "engine/turn/effect_arguments.h"
#include "engine/universe/class_list.h"
#include "engine/universe/object_phrase.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace orrery::engine {

namespace {

/// Maximum numbers of full reasons: for each effect and kind of reason, and in total. Above them, the finder only
/// counts the holders.
constexpr std::size_t toldOfEach = 8;
constexpr std::size_t toldInAll = 400;

/// An effect that writes the column.
struct ColumnWriter {
    const CompiledGroup* group = nullptr;
    std::uint16_t effect = 0;
};

/// Returns the effects that write the column, from classes that have holders.
std::vector<ColumnWriter> writersOf(const Program& program, const std::vector<RowList>& holders, ColumnId column) {
    std::vector<ColumnWriter> writers;
    const ColumnRole role = program.model->layout[column].role;
    if (role != ColumnRole::meterCurrent && role != ColumnRole::meterMax && role != ColumnRole::stockpile) {
        return writers;
    }
    for (ClassIndex objectClass = 0; objectClass < holders.size(); ++objectClass) {
        if (holders[objectClass].empty()) {
            continue;
        }
        for (const std::uint32_t index : program.groupsOf(objectClass)) {
            const CompiledGroup& group = program.groups[index];
            for (std::uint16_t effect = 0; effect < group.effects.size(); ++effect) {
                if (group.effects[effect].amount >= 0 && group.effects[effect].column == column) {
                    writers.push_back({&group, effect});
                }
            }
        }
    }
    return writers;
}

/// Returns whether a condition can match nothing but the source.
bool matchesOnlySource(const CompiledCondition& condition) {
    const std::string_view tag = condition.spec->tag;
    return tag == "self" || (tag == "and" && std::ranges::any_of(condition.children, matchesOnlySource)) ||
           (tag == "or" && std::ranges::all_of(condition.children, matchesOnlySource));
}

GhostReason reasonOf(WhyNotStage stage) {
    switch (stage) {
    case WhyNotStage::switchedOff:
        return GhostReason::switchedOff;
    case WhyNotStage::hasErrors:
        return GhostReason::hasErrors;
    case WhyNotStage::noSource:
        return GhostReason::noSource;
    case WhyNotStage::activation:
    case WhyNotStage::inactive:
    case WhyNotStage::trigger:
        return GhostReason::inactive;
    case WhyNotStage::scope:
        return GhostReason::outOfScope;
    case WhyNotStage::stacking:
        return GhostReason::stackedOut;
    case WhyNotStage::unable:
    case WhyNotStage::prevented:
        return GhostReason::unable;
    case WhyNotStage::fired:
    case WhyNotStage::noHolder:
    case WhyNotStage::gone:
        break;
    }
    return GhostReason::none;
}

class GhostFinder {
public:
    GhostFinder(Replay& replay, const Ledger& ledger, std::size_t limit)
        : m_replay(replay), m_session(replay.session()), m_program(m_session.program()), m_model(*m_program.model),
          m_ledger(ledger), m_limit(limit) {
        m_isStockpile = m_model.layout[ledger.column].role == ColumnRole::stockpile;
        for (const LedgerRow& row : ledger.rows) {
            if (row.group != noFiring) {
                m_wrote.emplace(row.group, row.effect, row.holder);
            }
        }
    }

    std::vector<LedgerRow> find();

private:
    /// A holder whose effect did not write the value.
    struct Candidate {
        ColumnWriter writer;
        Row holder = noRow;
        std::uint32_t runs = 0; ///< number of runs before the moment of the decision
    };
    std::vector<Candidate> candidates();
    void findHolders(const View& opening);
    void addCandidates(const ColumnWriter& writer, const View& opening, std::vector<Candidate>& found);
    WhyNot ask(const Candidate& candidate);
    WhyNot askStockpile(const Candidate& candidate, std::uint32_t firing);
    GhostReason guess(const Candidate& candidate) const;
    RowList holdersOf(const CompiledGroup& group, const View& opening) const;
    bool isReached(const View& view, Row object) const;
    void add(const ColumnWriter& writer, GhostReason reason, const WhyNot& why, Row holder);
    WhyNot switchedOff(const ColumnWriter& writer) const;

    Replay& m_replay;
    const Session& m_session;
    const Program& m_program;
    const CheckedModel& m_model;
    const Ledger& m_ledger;
    std::size_t m_limit;
    bool m_isStockpile = false;
    std::set<std::tuple<std::uint32_t, std::uint16_t, Row>> m_wrote;
    std::vector<RowList> m_holders; ///< holders by class, at the start of the step
    std::map<std::tuple<std::uint32_t, std::uint16_t, GhostReason, std::string>, std::size_t> m_placeOf;
    std::vector<LedgerRow> m_ghosts;
};

void GhostFinder::findHolders(const View& opening) {
    m_holders.resize(m_model.classes.size());
    eachCarrier(opening, [this](Row row, ClassIndex objectClass) {
        RowList& holders = m_holders[objectClass];
        if (holders.empty() || holders.back() != row) {
            holders.push_back(row);
        }
    });
}

WhyNot GhostFinder::switchedOff(const ColumnWriter& writer) const {
    WhyNot why;
    why.stage = WhyNotStage::switchedOff;
    why.sentence =
        writer.group->checked->enabled ? phrase("the effect is switched off") : phrase("the group is switched off");
    why.where = writer.group->effects[writer.effect].checked->head;
    return why;
}

/// Returns the holders whose group can act on the object. A group that acts only on its source excludes others.
RowList GhostFinder::holdersOf(const CompiledGroup& group, const View& opening) const {
    RowList holders = m_holders[group.objectClass];
    if (!m_isStockpile && !group.include.empty() && std::ranges::all_of(group.include, matchesOnlySource)) {
        std::erase_if(holders, [&](Row holder) {
            const auto firing = m_replay.firingOf(group, holder);
            const Row source = firing ? m_replay.log().firings[*firing].source : sourceOf(opening, group, holder);
            return source != noRow && source != m_ledger.row;
        });
    }
    return holders;
}

void GhostFinder::addCandidates(const ColumnWriter& writer, const View& opening, std::vector<Candidate>& found) {
    const CompiledGroup& group = *writer.group;
    const RowList holders = holdersOf(group, opening);
    const bool isEnabled = group.checked->enabled && group.effects[writer.effect].checked->enabled;
    if (!isEnabled && !holders.empty()) {
        add(writer, GhostReason::switchedOff, switchedOff(writer), holders.front());
        m_ghosts.back().count = static_cast<std::uint32_t>(holders.size());
    }
    for (const Row holder : isEnabled ? holders : RowList()) {
        if (!m_wrote.contains({group.index, writer.effect, holder})) {
            const auto moment = m_replay.decisionOf(group, holder);
            found.push_back({writer, holder, moment ? moment->runs : 0});
        }
    }
}

/// Returns the candidates by moment of decision. This order lets the replay move only forward.
std::vector<GhostFinder::Candidate> GhostFinder::candidates() {
    std::vector<Candidate> found;
    m_replay.readOpening([&](const View& opening) {
        findHolders(opening);
        for (const ColumnWriter& writer : writersOf(m_program, m_holders, m_ledger.column)) {
            addCandidates(writer, opening, found);
        }
    });
    std::ranges::stable_sort(found, {}, &Candidate::runs);
    return found;
}

/// Returns whether an effect on the object reaches the stockpile of the breakdown's empire (E3.14).
bool GhostFinder::isReached(const View& view, Row object) const {
    const std::vector<Row> empires = empiresOf(view, object, m_ledger.column);
    return std::ranges::find(empires, m_ledger.row) != empires.end();
}

/// Returns why a group did not change a stockpile. Effects reach a stockpile through objects of the empire. So the
/// group did not fire, skipped these objects, or has none of them in its scope.
WhyNot GhostFinder::askStockpile(const Candidate& candidate, std::uint32_t firing) {
    WhyNot why = whyNot(m_replay, candidate.writer.group->index, candidate.holder, noRow);
    if (why.stage != WhyNotStage::fired) {
        return why;
    }
    const Firing& fired = m_replay.log().firings[firing];
    const View view = m_replay.readBy(fired, m_replay.log().moments[fired.moment]);
    Row heldBack = noRow;
    const Skip* const skip = m_replay.skipWhere(firing, candidate.writer.effect, [&](Row row) {
        heldBack = row;
        return isReached(view, row);
    });
    why.source = fired.source;
    if (skip != nullptr) {
        explainSkip(m_replay, *skip, heldBack, why);
        return why;
    }
    why.stage = WhyNotStage::scope;
    why.sentence =
        phrase("{0}, none of them owned by {1}", {std::move(why.sentence), objectPhrase(view, m_ledger.row)});
    return why;
}

WhyNot GhostFinder::ask(const Candidate& candidate) {
    const auto firing = m_replay.firingOf(*candidate.writer.group, candidate.holder);
    WhyNot why;
    if (m_isStockpile && firing) {
        why = askStockpile(candidate, *firing);
    } else {
        why = whyNot(m_replay, candidate.writer.group->index, candidate.holder, m_isStockpile ? noRow : m_ledger.row);
        if (why.stage == WhyNotStage::fired && firing) {
            // Another effect of the group fired here, but the group skipped this one.
            if (const Skip* const skip = m_replay.skipOf(*firing, candidate.writer.effect, m_ledger.row)) {
                explainSkip(m_replay, *skip, m_ledger.row, why);
                why.source = m_replay.log().firings[*firing].source;
            }
        }
    }
    if (why.stage == WhyNotStage::stacking || why.stage == WhyNotStage::unable || why.stage == WhyNotStage::inactive) {
        why.where = candidate.writer.group->effects[candidate.writer.effect].checked->head;
    }
    return why;
}

/// Returns the kind of reason, as far as the log alone shows it.
GhostReason GhostFinder::guess(const Candidate& candidate) const {
    const auto firing = m_replay.firingOf(*candidate.writer.group, candidate.holder);
    if (!firing) {
        return GhostReason::inactive;
    }
    const Skip* const skip = m_replay.skipOf(*firing, candidate.writer.effect, m_ledger.row);
    if (skip == nullptr) {
        return GhostReason::outOfScope;
    }
    return skip->reason == SkipReason::stackedOut ? GhostReason::stackedOut
           : skip->reason == SkipReason::inactive ? GhostReason::inactive
                                                  : GhostReason::unable;
}

void GhostFinder::add(const ColumnWriter& writer, GhostReason reason, const WhyNot& why, Row holder) {
    const auto key = std::tuple(writer.group->index, writer.effect, reason, why.sentence.english());
    if (const auto known = m_placeOf.find(key); known != m_placeOf.end()) {
        ++m_ghosts[known->second].count;
        return;
    }
    const CompiledEffect& effect = writer.group->effects[writer.effect];
    LedgerRow ghost;
    ghost.ghost = reason;
    ghost.operation = effect.spec->operation;
    ghost.amount = effect.arguments[static_cast<std::size_t>(effect.amount)].checked->text;
    ghost.priority = effect.checked->priority;
    ghost.group = writer.group->index;
    ghost.effect = writer.effect;
    ghost.source = why.source;
    ghost.holder = holder;
    ghost.where = why.where;
    ghost.label = namedGroupLabel(m_model, *writer.group->checked);
    ghost.reason = why.sentence;
    ghost.blocker = why.blocker;
    ghost.blockerGroup = why.blockerGroup;
    m_placeOf.emplace(key, m_ghosts.size());
    m_ghosts.push_back(std::move(ghost));
}

std::vector<LedgerRow> GhostFinder::find() {
    std::map<std::tuple<std::uint32_t, std::uint16_t, GhostReason>, std::size_t> told;
    std::size_t all = 0;
    for (const Candidate& candidate : candidates()) {
        const ColumnWriter& writer = candidate.writer;
        const GhostReason guessed = guess(candidate);
        std::size_t& ofThese = told[{writer.group->index, writer.effect, guessed}];
        if (ofThese < toldOfEach && all < toldInAll) {
            ++ofThese;
            ++all;
            const WhyNot why = ask(candidate);
            if (const GhostReason reason = reasonOf(why.stage); reason != GhostReason::none) {
                add(writer, reason, why, candidate.holder);
            }
        } else {
            WhyNot why;
            why.where = writer.group->checked->head;
            why.sentence = guessed == GhostReason::inactive
                               ? phrase("the group did not fire for other objects either")
                               : phrase("the same effect of other objects did not act either");
            add(writer, guessed, why, candidate.holder);
        }
    }
    std::ranges::stable_sort(m_ghosts, {}, &LedgerRow::ghost);
    if (m_ghosts.size() > m_limit) {
        m_ghosts.resize(m_limit);
    }
    return std::move(m_ghosts);
}

} // namespace

std::vector<LedgerRow> ghostsOf(Replay& replay, const Ledger& ledger, std::size_t limit) {
    return GhostFinder(replay, ledger, limit).find();
}

} // namespace orrery::engine
