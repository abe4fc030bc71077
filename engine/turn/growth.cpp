// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/growth.h"

#include <algorithm>
#include <vector>

namespace orrery::engine {

namespace {

/// Calls add(firing, group, count, bytes) for the log's records of the kind. Passes noFiring as `group` if the firing
/// determines the group.
template <typename Add>
void visitRecords(const TurnLog& log, Growing what, Add&& add) {
    const bool isAll = what == Growing::bytes;
    const auto listBytes = [](const RowListRef& rows) { return rows ? rows->size() * sizeof(Row) : 0; };
    if (isAll || what == Growing::firings) {
        for (const Firing& firing : log.firings) {
            add(noFiring, firing.group, 1, sizeof(Firing) + listBytes(firing.scope));
        }
    }
    if (isAll || what == Growing::events) {
        for (const OccurrenceRecord& event : log.occurrences) {
            add(event.firing, noFiring, 1, sizeof(OccurrenceRecord));
        }
    }
    if (isAll || what == Growing::changes || what == Growing::objects) {
        for (const Run& run : log.runs) {
            const bool makes =
                run.cause == CauseKind::create && run.column.value == static_cast<std::uint16_t>(Builtin::exists);
            if (isByGroup(run) && (what != Growing::objects || makes)) {
                add(run.firing, noFiring, run.rows->size(),
                    sizeof(Run) + listBytes(run.rows) + run.rows->size() * sizeof(double));
            }
        }
    }
    if (isAll || what == Growing::messages) {
        for (const MessageRecord& message : log.messages) {
            add(message.firing, noFiring, 1, sizeof(MessageRecord));
        }
    }
    if (isAll) {
        for (const PendingChange& change : log.pendings) {
            if (const auto* const added = std::get_if<PendingEffects>(&change.what)) {
                add(noFiring, added->group, 1, sizeof(PendingChange) + listBytes(added->rows));
            }
        }
        for (const Skip& skip : log.skips) {
            add(skip.firing, noFiring, 1, sizeof(Skip) + listBytes(skip.rows));
        }
        for (const UnansweredTrigger& unanswered : log.unanswered) {
            add(noFiring, unanswered.group, 1, sizeof(UnansweredTrigger));
        }
    }
}

} // namespace

std::optional<std::uint32_t> groupThatGrewMost(const Program& program, const TurnLog& log, Growing what) {
    const TurnLog* const one = &log;
    return groupThatGrewMost(program, {&one, 1}, what);
}

std::optional<std::uint32_t> groupThatGrewMost(const Program& program, std::span<const TurnLog* const> logs,
                                               Growing what) {
    std::vector<std::uint64_t> grown(program.groups.size());
    for (const TurnLog* const log : logs) {
        visitRecords(*log, what,
                     [&](std::uint32_t firing, std::uint32_t group, std::uint64_t count, std::uint64_t bytes) {
                         const std::uint32_t by = firing < log->firings.size() ? log->firings[firing].group : group;
                         if (by < grown.size()) {
                             grown[by] += what == Growing::bytes ? bytes : count;
                         }
                     });
    }
    const auto most = std::ranges::max_element(grown);
    return most == grown.end() || *most == 0 ? std::nullopt
                                             : std::optional(static_cast<std::uint32_t>(most - grown.begin()));
}

Phrase groupName(const Program& program, std::optional<std::uint32_t> group) {
    if (!group) {
        return phrase("no group");
    }
    const CompiledGroup& compiled = program.groups[*group];
    return program.model->classes[compiled.objectClass].id + "/" + compiled.checked->id;
}

Location groupPlace(const Program& program, std::optional<std::uint32_t> group, Location otherwise) {
    return group ? program.groups[*group].checked->head : otherwise;
}

std::uint64_t traceBytes(const TurnLog& log) {
    return log.firings.size() * sizeof(Firing) + log.runs.size() * sizeof(Run) + log.skips.size() * sizeof(Skip) +
           log.values.size() * sizeof(double) + log.occurrences.size() * sizeof(OccurrenceRecord) +
           log.unanswered.size() * sizeof(UnansweredTrigger) + log.messages.size() * sizeof(MessageRecord) +
           log.pendings.size() * sizeof(PendingChange) + log.moments.size() * sizeof(Moment) + log.namedBytes;
}

} // namespace orrery::engine
