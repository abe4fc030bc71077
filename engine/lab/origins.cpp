// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/origins.h"

#include "engine/trace/explain.h"
#include "engine/trace/replay.h"
#include "engine/turn/group_identity.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <tuple>

namespace orrery::engine {

namespace {

/// The part of a log entry that all entries of one origin share.
using CauseKey = std::tuple<int, std::uint64_t, std::uint16_t>;

/// Returns the text of a place without blanks, so that a new layout is no edit.
std::string plainText(const CheckedModel& model, Location where) {
    std::string text;
    if (where.file.isValid()) {
        for (const char c : model.files[where.file.value]->slice(where.span)) {
            if (!std::isspace(static_cast<unsigned char>(c))) {
                text += c;
            }
        }
    }
    return text;
}

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
            by = entry.firing < statements.size() ? stableHash(plainText(m_model, statements[entry.firing].where)) : 0;
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

    /// Returns the XML that decides about an entry: the whole group or statement.
    std::string decidingText(std::uint32_t turn, std::uint32_t run, Location where) {
        const TurnLog& log = logOf(turn);
        const Run& entry = log.runs[run];
        return plainText(m_model, !isByStatement(log, entry) && isByGroup(entry)
                                      ? m_session.program().checkedGroup(log.firings[entry.firing].group).where
                                      : where);
    }

    /// Returns the XML of the group with an identity; empty if the content has none, or it is disabled.
    std::string groupText(std::uint64_t identity) {
        if (m_groups.empty()) {
            const Program& program = m_session.program();
            for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
                const CheckedGroup& checked = program.checkedGroup(group);
                m_groups.emplace(stableIdentity(m_model, checked), checked.where);
            }
        }
        const auto found = m_groups.find(identity);
        return found == m_groups.end() ? std::string() : plainText(m_model, found->second);
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
    std::map<std::uint64_t, Location> m_groups; ///< by stable identity
};

bool isOfGroup(const CauseKey& key) {
    const auto cause = static_cast<CauseKind>(std::get<0>(key));
    return cause == CauseKind::effect || cause == CauseKind::create;
}

} // namespace

std::vector<DifferenceOrigin> originsOf(const RunComparer& comparer) {
    CauseReader left(comparer.left());
    CauseReader right(comparer.right());
    std::vector<DifferenceOrigin> origins;
    std::map<std::pair<std::optional<CauseKey>, std::optional<CauseKey>>, std::size_t> known;
    for (std::uint32_t index = 0; index < comparer.differences().size(); ++index) {
        const ValueDifference& difference = comparer.differences()[index];
        const auto ofLeft = left.keyOf(difference.first, difference.leftRun);
        const auto ofRight = right.keyOf(difference.first, difference.rightRun);
        const auto [place, isNew] = known.emplace(std::pair(ofLeft, ofRight), origins.size());
        if (isNew) {
            DifferenceOrigin& origin = origins.emplace_back();
            origin.first = difference.first;
            const ComparedObject& object = comparer.objects()[difference.object];
            const ComparedColumn& column = comparer.columns()[difference.column];
            origin.label = phrase("other causes");
            if (ofLeft) {
                left.describe(difference, object.left, *column.left, difference.leftRun, origin.label, origin.left);
            }
            if (ofRight) {
                right.describe(difference, object.right, *column.right, difference.rightRun, origin.label,
                               origin.right);
            }
            if (ofLeft && ofRight) {
                origin.isEdited = left.decidingText(difference.first, difference.leftRun, origin.left.where) !=
                                  right.decidingText(difference.first, difference.rightRun, origin.right.where);
            } else if (ofLeft || ofRight) {
                const CauseKey& key = ofLeft ? *ofLeft : *ofRight;
                // The entry is in one run only. Its group may be in both, and only not act in the other.
                origin.isEdited =
                    std::get<0>(key) == static_cast<int>(CauseKind::setup) ||
                    (isOfGroup(key) && left.groupText(std::get<1>(key)) != right.groupText(std::get<1>(key)));
            }
        }
        origins[place->second].differences.push_back(index);
        origins[place->second].first = std::min(origins[place->second].first, difference.first);
    }
    std::ranges::stable_sort(origins, {}, [](const DifferenceOrigin& origin) {
        return std::tuple(!origin.isEdited, origin.first, -static_cast<std::ptrdiff_t>(origin.differences.size()));
    });
    return origins;
}

} // namespace orrery::engine
