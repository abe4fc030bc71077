// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/causal_graph.h"

#include "engine/text/phrase.h"
#include "engine/trace/replay.h"
#include "engine/turn/occurrences.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

struct KindRow {
    std::string_view name;
    std::string_view label;
};

constexpr std::array<KindRow, static_cast<std::size_t>(CausalKind::count_)> kindRows{{
    {"input", inPhrase("Orders and actions")},
    {"event", inPhrase("Events")},
    {"response", inPhrase("Responses")},
    {"firing", inPhrase("Firings")},
    {"change", inPhrase("Changes")},
}};

constexpr bool isBuiltin(const ColumnSpec& column, Builtin which) {
    return column.role == ColumnRole::builtin && column.of == static_cast<std::uint16_t>(which);
}

/// A pending effect, and the firing that delayed it.
struct Delayed {
    std::uint32_t node = 0;
    PendingEffects effects;
};

/// Reads the log of one turn into the graph.
class TurnReader {
public:
    TurnReader(const Session& session, std::uint32_t turn, std::map<std::uint64_t, Delayed>& delayed,
               CausalGraph& graph)
        : m_layout(session.program().model->layout), m_kept(session.history().sharedLog(turn)), m_log(*m_kept),
          m_turn(turn), m_delayed(delayed), m_graph(graph), m_nodeOfRun(m_log.runs.size()) {}

    void read() {
        addNodes();
        for (std::uint32_t i = 0; i < m_log.occurrences.size(); ++i) {
            const OccurrenceRecord& record = m_log.occurrences[i];
            link(causeOf(record.cause, record.firing, record.moment), m_firstEvent + i);
        }
        for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
            const Firing& firing = m_log.firings[i];
            if (firing.occurrence != noOccurrence) {
                link(m_firstEvent + firing.occurrence, m_firstFiring + i);
            } else if (firing.action != noFiring) {
                link(inputNode(InputKind::action, firing.action), m_firstFiring + i);
            }
        }
        linkChanges();
        linkEvents();
        linkDelays();
    }

private:
    void addNodes() {
        m_firstEvent = size();
        for (std::uint32_t i = 0; i < m_log.occurrences.size(); ++i) {
            const OccurrenceRecord& record = m_log.occurrences[i];
            add({.kind = CausalKind::event, .index = i, .object = record.subject},
                isOfGroup(record.cause, record.firing, record.moment) ? record.firing : noFiring);
        }
        m_firstFiring = size();
        for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
            const Firing& firing = m_log.firings[i];
            add({.kind = firing.occurrence == noOccurrence ? CausalKind::firing : CausalKind::response,
                 .index = i,
                 .object = firing.holder},
                i);
        }
        for (std::uint32_t i = 0; i < m_log.runs.size(); ++i) {
            const Run& run = m_log.runs[i];
            if (i == 0 || !isSameChange(m_log.runs[i - 1], run)) {
                add({.kind = CausalKind::change, .index = i, .object = run.rows->empty() ? noRow : run.rows->front()},
                    isOfGroup(run.cause, run.firing, run.moment) ? run.firing : noFiring);
            }
            m_nodeOfRun[i] = size() - 1;
            ++m_graph.nodes.back().runs;
        }
    }

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_graph.nodes.size()); }

    void add(CausalNode node, std::uint32_t firing) {
        node.turn = m_turn;
        node.group = firing == noFiring ? noGroup : m_log.firings[firing].group;
        m_graph.nodes.push_back(node);
    }

    /// Returns whether two runs that follow each other are one change of one object: a creation, a move …
    static bool isSameChange(const Run& a, const Run& b) {
        return std::tuple(a.cause, a.firing, a.effect, a.moment) == std::tuple(b.cause, b.firing, b.effect, b.moment) &&
               a.column != b.column && a.rows->size() == 1 && *a.rows == *b.rows;
    }

    bool isStatement(CauseKind cause, std::uint32_t moment) const {
        return isByStatement(m_log, {.cause = cause, .moment = moment});
    }
    bool isOfGroup(CauseKind cause, std::uint32_t firing, std::uint32_t moment) const {
        return isByGroup({.cause = cause, .firing = firing}) && !isStatement(cause, moment) &&
               firing < m_log.firings.size();
    }

    /// Returns the node of the firing or input that a record names. Returns nullopt for a rule of the engine.
    std::optional<std::uint32_t> causeOf(CauseKind cause, std::uint32_t firing, std::uint32_t moment) {
        if (firing == noFiring) {
            return std::nullopt;
        }
        if (isOfGroup(cause, firing, moment)) {
            return m_firstFiring + firing;
        }
        return inputNode(cause == CauseKind::order      ? InputKind::order
                         : cause == CauseKind::scenario ? InputKind::action
                                                        : InputKind::statement,
                         firing);
    }

    std::uint32_t inputNode(InputKind kind, std::uint32_t index) {
        const auto [found, isNew] = m_inputs.try_emplace({kind, index}, size());
        if (isNew) {
            const bool isOrder = kind == InputKind::order && index < m_log.orders.size();
            add({.kind = CausalKind::input,
                 .input = kind,
                 .index = index,
                 .object = isOrder ? m_log.orders[index].empire : noRow},
                noFiring);
        }
        return found->second;
    }

    void link(std::optional<std::uint32_t> from, std::uint32_t to) {
        if (from) {
            m_graph.edges.push_back({*from, to});
        }
    }

    void linkChanges() {
        for (std::uint32_t i = 0; i < m_log.runs.size(); ++i) {
            const Run& run = m_log.runs[i];
            if (i > 0 && m_nodeOfRun[i] == m_nodeOfRun[i - 1]) {
                continue;
            }
            const auto root = run.cause == CauseKind::cascade   ? destructionOf(i)
                              : run.cause == CauseKind::derived ? originOfOwners(i)
                                                                : std::nullopt;
            link(root ? std::optional(m_nodeOfRun[*root]) : causeOf(run.cause, run.firing, run.moment), m_nodeOfRun[i]);
        }
    }

    bool destroys(const Run& run) const {
        return run.cause != CauseKind::cascade && run.cause != CauseKind::create &&
               isBuiltin(m_layout[run.column], Builtin::exists);
    }

    /// Returns the destruction that a run results from. The writer destroys attached objects before their host, and
    /// drops lost targets afterwards.
    std::optional<std::uint32_t> destructionOf(std::uint32_t run) const {
        if (!isBuiltin(m_layout[m_log.runs[run].column], Builtin::target)) {
            for (std::uint32_t i = run + 1; i < m_log.runs.size(); ++i) {
                if (destroys(m_log.runs[i])) {
                    return i;
                }
            }
            return std::nullopt;
        }
        for (std::uint32_t i = run; i-- > 0;) {
            if (destroys(m_log.runs[i])) {
                return i;
            }
        }
        return std::nullopt;
    }

    /// Returns the change from which the owners of systems follow. They are updated directly after it.
    std::optional<std::uint32_t> originOfOwners(std::uint32_t run) const {
        for (std::uint32_t i = run; i-- > 0;) {
            const ColumnSpec& column = m_layout[m_log.runs[i].column];
            const bool isOrigin = isBuiltin(column, Builtin::owners) || isBuiltin(column, Builtin::exists) ||
                                  isBuiltin(column, Builtin::attachedTo) || isBuiltin(column, Builtin::system);
            if (isOrigin && m_log.runs[i].cause != CauseKind::derived) {
                return i;
            }
        }
        return std::nullopt;
    }

    /// Returns whether a run can be the change of an event.
    bool isOutcome(const OccurrenceRecord& event, const Run& run) const {
        const auto kind = static_cast<ShippedOccurrence>(event.kind);
        const ColumnSpec& column = m_layout[run.column];
        const bool isOfCause =
            std::tuple(event.firing, event.cause) == std::tuple(run.firing, run.cause) && event.effect == run.effect;
        switch (kind) {
        case ShippedOccurrence::created:
            return event.firing == run.firing && event.effect == run.effect &&
                   (isOfCause || run.cause == CauseKind::create) && isBuiltin(column, Builtin::exists);
        case ShippedOccurrence::destroyed:
            return (isOfCause || run.cause == CauseKind::cascade) && run.cause != CauseKind::create &&
                   isBuiltin(column, Builtin::exists);
        case ShippedOccurrence::durationRanOut:
            return isOfCause && isBuiltin(column, Builtin::exists);
        case ShippedOccurrence::departs:
        case ShippedOccurrence::arrives:
            return isOfCause && isBuiltin(column, Builtin::system);
        case ShippedOccurrence::ownerChanged:
            return isOfCause && isBuiltin(column, Builtin::owners);
        case ShippedOccurrence::targetSet:
            return isOfCause && isBuiltin(column, Builtin::target);
        case ShippedOccurrence::availabilityChanged:
            return isOfCause && (isBuiltin(column, Builtin::allowed) || isBuiltin(column, Builtin::forbidden));
        default:
            return isOfCause && event.detail == static_cast<double>(run.column.value) &&
                   (column.role == ColumnRole::property || column.role == ColumnRole::stockpile);
        }
    }

    /// Links each event with the change in which it results: the first one after the event's moment that no earlier
    /// event of the kind results in.
    void linkEvents() {
        std::map<Row, std::vector<std::uint32_t>> runsOf; // by subject
        for (const OccurrenceRecord& event : m_log.occurrences) {
            if (event.subject != noRow && event.end == OccurrenceEnd::happened) {
                runsOf.try_emplace(event.subject);
            }
        }
        for (std::uint32_t i = 0; i < m_log.runs.size() && !runsOf.empty(); ++i) {
            for (const Row row : *m_log.runs[i].rows) {
                if (const auto found = runsOf.find(row); found != runsOf.end()) {
                    found->second.push_back(i);
                }
            }
        }
        std::map<std::tuple<OccurrenceKind, Row, std::uint16_t>, std::uint32_t> next; // by kind, subject, column
        for (std::uint32_t i = 0; i < m_log.occurrences.size(); ++i) {
            const OccurrenceRecord& event = m_log.occurrences[i];
            if (event.subject == noRow || event.end != OccurrenceEnd::happened) {
                continue;
            }
            const std::uint16_t detail = event.detail < 0.0 ? 0 : static_cast<std::uint16_t>(event.detail);
            std::uint32_t& from = next[{event.kind, event.subject, detail}];
            from = std::max(from, m_log.moments[event.moment].runs);
            const auto& runs = runsOf.at(event.subject);
            for (auto at = std::ranges::lower_bound(runs, from); at != runs.end(); ++at) {
                if (isOutcome(event, m_log.runs[*at])) {
                    link(m_firstEvent + i, m_nodeOfRun[*at]);
                    from = *at + 1;
                    break;
                }
            }
        }
    }

    /// Links the expired delays of this turn with the firings that began them, in this turn or in earlier ones.
    void linkDelays() {
        for (const PendingChange& change : m_log.pendings) {
            if (const auto* const added = std::get_if<PendingEffects>(&change.what)) {
                for (auto i = static_cast<std::uint32_t>(m_log.firings.size()); i-- > 0;) {
                    const Firing& firing = m_log.firings[i];
                    if (firing.group == added->group && firing.holder == added->holder &&
                        m_log.moments[firing.moment].runs <= change.runs) {
                        m_delayed[added->serial] = {.node = m_firstFiring + i, .effects = *added};
                        break;
                    }
                }
            } else if (const auto* const removed = std::get_if<PendingChange::Removed>(&change.what)) {
                if (const auto found = m_delayed.find(removed->serial); found != m_delayed.end()) {
                    linkDelay(found->second, change.runs);
                    m_delayed.erase(found);
                }
            }
        }
    }

    void linkDelay(const Delayed& delayed, std::uint32_t runs) {
        const RowListRef& rows = delayed.effects.rows;
        for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
            const Firing& firing = m_log.firings[i];
            const std::uint32_t node = m_firstFiring + i;
            if (firing.occurrence != noOccurrence && firing.group == delayed.effects.group &&
                firing.holder == delayed.effects.holder && node > delayed.node && rows != nullptr &&
                *firing.scope == *rows && m_log.moments[firing.moment].runs >= runs) {
                link(delayed.node, node);
                return;
            }
        }
    }

    const ColumnLayout& m_layout;
    std::shared_ptr<const TurnLog> m_kept; ///< the session may drop the log during reading (P2.2)
    const TurnLog& m_log;
    std::uint32_t m_turn;
    std::map<std::uint64_t, Delayed>& m_delayed; ///< by serial number
    CausalGraph& m_graph;
    std::vector<std::uint32_t> m_nodeOfRun;
    std::map<std::pair<InputKind, std::uint32_t>, std::uint32_t> m_inputs; ///< nodes
    std::uint32_t m_firstEvent = 0;                                        ///< node of the first event of the turn
    std::uint32_t m_firstFiring = 0;
};

} // namespace

std::string_view causalKindName(CausalKind kind) {
    return kindRows[static_cast<std::size_t>(kind)].name;
}

std::string_view causalKindLabel(CausalKind kind) {
    return kindRows[static_cast<std::size_t>(kind)].label;
}

CausalGraph readCauses(const Session& session, std::uint32_t first, std::uint32_t last, const std::atomic<bool>* stop) {
    CausalGraph graph{.first = first, .last = last};
    std::map<std::uint64_t, Delayed> delayed;
    for (std::uint32_t turn = first; turn <= last; ++turn) {
        if (stop != nullptr && stop->load(std::memory_order_relaxed)) {
            return {};
        }
        TurnReader(session, turn, delayed, graph).read();
    }
    std::ranges::sort(graph.edges);
    const auto twice = std::ranges::unique(graph.edges);
    graph.edges.erase(twice.begin(), twice.end());
    return graph;
}

} // namespace orrery::engine
