// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/origins.h"

#include "engine/check/scenario/statements.h"
#include "engine/trace/explain.h"
#include "engine/trace/replay.h"
#include "engine/turn/group_identity.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace orrery::engine {

namespace {

/// The part of a log entry that all entries of one origin share.
using CauseKey = std::tuple<int, std::uint64_t, std::uint16_t>;

/// Reads the causes in the logs of one run.
class CauseReader {
public:
    explicit CauseReader(const Session& session) : m_session(session), m_model(*session.program().model) {}

    /// Returns what identifies the cause of a log entry; nullopt for noRun.
    std::optional<CauseKey> keyOf(std::uint32_t turn, std::uint32_t run) {
        if (run == noRun) {
            return std::nullopt;
        }
        const TurnLog& log = logOf(turn);
        const Run& entry = log.runs[run];
        std::uint64_t by = 0;
        if (isByStatement(log, entry)) {
            const auto& statements = m_session.scenario().statements;
            by = entry.firing < statements.size() ? stableHash(statementXml(statements[entry.firing])) : 0;
        } else if (isByGroup(entry)) {
            by = stableIdentity(m_model, m_session.program().checkedGroup(log.firings[entry.firing].group));
        } else if (entry.firing != noFiring) {
            by = entry.firing;
        }
        return CauseKey{static_cast<int>(entry.cause), by, entry.effect};
    }

    /// Reads the label of an entry, and the place of its XML.
    void describe(const ValueDifference& difference, Row row, ColumnId column, std::uint32_t run, Phrase& label,
                  OriginSide& side) {
        side.isThere = true;
        const Ledger ledger = explain(m_session, difference.first, row, column, {.ghosts = false, .terms = false});
        for (const LedgerRow& entry : ledger.rows) {
            if (entry.run == run) {
                label = entry.label;
                side.where = entry.where;
                side.place = m_model.placeText(entry.where);
            }
        }
    }

    /// Returns whether an edit is in the XML of an entry: in its statement or its group.
    bool isIn(const ContentEdit& edit, std::uint32_t turn, std::uint32_t run, Location where, bool isLeft) {
        const TurnLog& log = logOf(turn);
        const Run& entry = log.runs[run];
        if (!isByStatement(log, entry) && isByGroup(entry)) {
            const CheckedGroup& group = m_session.program().checkedGroup(log.firings[entry.firing].group);
            return edit.kind == EditKind::group && edit.groupIdentity == stableIdentity(m_model, group);
        }
        return isWithin(where, isLeft ? edit.left : edit.right);
    }

private:
    const TurnLog& logOf(std::uint32_t turn) {
        if (m_log == nullptr || m_turn != turn) {
            m_log = m_session.history().sharedLog(turn);
            m_turn = turn;
        }
        return *m_log;
    }

    const Session& m_session;
    const CheckedModel& m_model;
    std::shared_ptr<const TurnLog> m_log;
    std::uint32_t m_turn = 0;
};

/// Adds the causes of everything that differs and is no value.
void addOthers(const RunComparer& comparer, const RootFinder& roots, std::vector<DifferenceOrigin>& origins) {
    using Key = std::tuple<std::uint64_t, OtherKind, std::vector<std::uint32_t>>;
    std::map<Key, std::size_t> known;
    for (std::uint32_t index = 0; index < comparer.others().size(); ++index) {
        const OtherDifference& one = comparer.others()[index];
        const Key key(one.group, one.group != 0 ? OtherKind::count_ : one.kind, roots.rootsOfOther(index));
        const auto [place, isNew] = known.emplace(key, origins.size());
        if (isNew) {
            DifferenceOrigin& origin = origins.emplace_back();
            origin.label = phrase(labelOf(one.kind));
            origin.roots = std::get<2>(key);
            origin.isChance = roots.isChance(origin.roots);
            origin.first = one.first;
            for (const bool isLeft : {true, false}) {
                const auto group = one.groups[isLeft ? 0 : 1];
                if (group) {
                    const Program& program = (isLeft ? comparer.left() : comparer.right()).program();
                    const CheckedGroup& checked = program.checkedGroup(*group);
                    OriginSide& side = isLeft ? origin.left : origin.right;
                    side = {true, checked.head, program.model->placeText(checked.head)};
                    origin.label = Phrase(groupLabel(*program.model, checked));
                }
            }
            origin.isEdited = std::ranges::any_of(origin.roots, [&](std::uint32_t root) {
                const ContentEdit& edit = roots.edits()[root];
                return edit.kind == EditKind::group && edit.groupIdentity == one.group;
            });
        }
        origins[place->second].others.push_back(index);
        origins[place->second].first = std::min(origins[place->second].first, one.first);
    }
}

void sort(std::vector<DifferenceOrigin>& origins) {
    std::ranges::stable_sort(origins, {}, [](const DifferenceOrigin& origin) {
        return std::tuple(origin.isChance, !origin.isEdited, origin.first,
                          -static_cast<std::ptrdiff_t>(origin.differences.size() + origin.others.size()));
    });
}

} // namespace

std::vector<DifferenceOrigin> originsOf(const RunComparer& comparer, const RootFinder& roots) {
    CauseReader left(comparer.left());
    CauseReader right(comparer.right());
    std::vector<DifferenceOrigin> origins;
    using Key = std::tuple<std::optional<CauseKey>, std::optional<CauseKey>, std::vector<std::uint32_t>>;
    std::map<Key, std::size_t> known;
    for (std::uint32_t index = 0; index < comparer.differences().size(); ++index) {
        const ValueDifference& difference = comparer.differences()[index];
        const Key key(left.keyOf(difference.first, difference.leftRun),
                      right.keyOf(difference.first, difference.rightRun), roots.rootsOf(index));
        const auto [place, isNew] = known.emplace(key, origins.size());
        if (isNew) {
            DifferenceOrigin& origin = origins.emplace_back();
            origin.label = phrase("other causes");
            origin.roots = std::get<2>(key);
            origin.isChance = roots.isChance(origin.roots);
            const ComparedObject& object = comparer.objects()[difference.object];
            const ComparedColumn& column = comparer.columns()[difference.column];
            if (difference.leftRun != noRun) {
                left.describe(difference, object.left, *column.left, difference.leftRun, origin.label, origin.left);
            }
            if (difference.rightRun != noRun) {
                right.describe(difference, object.right, *column.right, difference.rightRun, origin.label,
                               origin.right);
            }
            origin.isEdited = std::ranges::any_of(origin.roots, [&](std::uint32_t root) {
                const ContentEdit& edit = roots.edits()[root];
                return (difference.leftRun != noRun &&
                        left.isIn(edit, difference.first, difference.leftRun, origin.left.where, true)) ||
                       (difference.rightRun != noRun &&
                        right.isIn(edit, difference.first, difference.rightRun, origin.right.where, false));
            });
            origin.first = difference.first;
        }
        origins[place->second].differences.push_back(index);
        origins[place->second].first = std::min(origins[place->second].first, difference.first);
    }
    sort(origins);
    return origins;
}

std::vector<DifferenceOrigin> allOriginsOf(const RunComparer& comparer, const RootFinder& roots) {
    std::vector<DifferenceOrigin> origins = originsOf(comparer, roots);
    addOthers(comparer, roots, origins);
    sort(origins);
    return origins;
}

} // namespace orrery::engine
