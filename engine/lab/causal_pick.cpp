// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/causal_pick.h"

#include "engine/trace/replay.h"

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <tuple>

namespace orrery::engine {

namespace {

constexpr std::uint32_t allTurns = ~0u;

class Picker {
public:
    Picker(const Session& session, const CausalGraph& graph, const CausalQuery& query)
        : m_session(session), m_graph(graph), m_query(query), m_causes(graph.nodes.size()),
          m_results(graph.nodes.size()), m_isShown(graph.nodes.size()) {
        for (const CausalEdge& edge : graph.edges) {
            m_causes[edge.to].push_back(edge.from);
            m_results[edge.from].push_back(edge.to);
        }
    }

    CausalPick pick() {
        choose();
        CausalPick picked;
        picked.nodes = static_cast<std::size_t>(std::ranges::count(m_isShown, true));
        const std::vector<CausalEdge> edges = edgesOfShown();
        for (auto fold = CausalFold::none; fold < CausalFold::count_;
             fold = static_cast<CausalFold>(static_cast<int>(fold) + 1)) {
            picked.fold = fold;
            foldInto(picked, edges);
            if (picked.boxes.size() <= m_query.most) {
                break;
            }
        }
        return picked;
    }

private:
    const TurnLog& logOf(std::uint32_t turn) {
        std::shared_ptr<const TurnLog>& log = m_logs[turn];
        if (log == nullptr) {
            log = m_session.history().sharedLog(turn);
        }
        return *log;
    }

    std::span<const Run> runsOf(const CausalNode& node) {
        return std::span(logOf(node.turn).runs).subspan(node.index, node.runs);
    }

    bool isOfObject(const CausalNode& node, Row object) {
        return node.kind == CausalKind::change ? placeIn(*runsOf(node).front().rows, object).has_value()
                                               : node.object == object;
    }

    bool isWanted(const CausalNode& node) {
        if (m_query.record && *m_query.record != CausalQuery::Record{node.turn, node.kind, node.index, node.input}) {
            return false;
        }
        if ((m_query.group && node.group != *m_query.group) || (m_query.object && !isOfObject(node, *m_query.object))) {
            return false;
        }
        return !m_query.column ||
               (node.kind == CausalKind::change &&
                std::ranges::any_of(runsOf(node), [this](const Run& run) { return run.column == *m_query.column; }));
    }

    /// Chooses the wanted nodes, and the nodes around them.
    void choose() {
        std::vector<std::uint32_t> wanted;
        for (std::uint32_t i = 0; i < m_graph.nodes.size(); ++i) {
            if (isWanted(m_graph.nodes[i])) {
                wanted.push_back(i);
            }
        }
        m_isShown.assign(m_graph.nodes.size(), false);
        std::vector<bool> isFound = reached(wanted, {});
        if (m_query.reach == CausalReach::led || m_query.reach == CausalReach::both) {
            merge(isFound, reached(wanted, m_causes));
        }
        if (m_query.reach == CausalReach::followed || m_query.reach == CausalReach::both) {
            merge(isFound, reached(withTheirEvents(wanted), m_results));
        }
        const bool isNamed = m_query.object || m_query.group || m_query.column || m_query.record;
        for (std::size_t i = 0; i < isFound.size(); ++i) {
            const bool isLone = m_causes[i].empty() && m_results[i].empty();
            m_isShown[i] = isFound[i] && (isNamed || !isLone || !m_query.hidesLone) &&
                           !m_query.isHidden[static_cast<std::size_t>(m_graph.nodes[i].kind)];
        }
    }

    static void merge(std::vector<bool>& into, const std::vector<bool>& from) {
        for (std::size_t i = 0; i < into.size(); ++i) {
            into[i] = into[i] || from[i];
        }
    }

    /// A change and its event are the same to people: the responses to the event follow from the change.
    std::vector<std::uint32_t> withTheirEvents(std::vector<std::uint32_t> nodes) const {
        for (std::size_t i = 0, count = nodes.size(); i < count; ++i) {
            for (const std::uint32_t cause : m_causes[nodes[i]]) {
                if (m_graph.nodes[nodes[i]].kind == CausalKind::change &&
                    m_graph.nodes[cause].kind == CausalKind::event) {
                    nodes.push_back(cause);
                }
            }
        }
        return nodes;
    }

    /// Returns which nodes are at most as many steps away as the query wants. @param next empty: no step
    std::vector<bool> reached(std::vector<std::uint32_t> nodes,
                              const std::vector<std::vector<std::uint32_t>>& next) const {
        std::vector<bool> isFound(m_graph.nodes.size());
        for (const std::uint32_t node : nodes) {
            isFound[node] = true;
        }
        for (std::uint32_t step = 0; !next.empty() && !nodes.empty() && (m_query.depth == 0 || step < m_query.depth);
             ++step) {
            std::vector<std::uint32_t> found;
            for (const std::uint32_t node : nodes) {
                for (const std::uint32_t one : next[node]) {
                    if (!isFound[one]) {
                        isFound[one] = true;
                        found.push_back(one);
                    }
                }
            }
            nodes = std::move(found);
        }
        return isFound;
    }

    /// Returns all nodes, each after its causes.
    std::vector<std::uint32_t> inOrder() const {
        std::vector<std::size_t> waits(m_graph.nodes.size());
        std::vector<std::uint32_t> order;
        for (std::uint32_t i = 0; i < waits.size(); ++i) {
            waits[i] = m_causes[i].size();
            if (waits[i] == 0) {
                order.push_back(i);
            }
        }
        for (std::size_t at = 0; at < order.size(); ++at) {
            for (const std::uint32_t result : m_results[order[at]]) {
                if (--waits[result] == 0) {
                    order.push_back(result);
                }
            }
        }
        return order;
    }

    /// Returns the edges between shown nodes. A hidden node passes its causes on to its results.
    std::vector<CausalEdge> edgesOfShown() const {
        std::vector<CausalEdge> edges;
        std::vector<std::vector<std::uint32_t>> origins(m_graph.nodes.size()); // of hidden nodes: the shown causes
        for (const std::uint32_t node : inOrder()) {
            std::vector<std::uint32_t> shown;
            for (const std::uint32_t cause : m_causes[node]) {
                if (m_isShown[cause]) {
                    shown.push_back(cause);
                } else {
                    shown.insert(shown.end(), origins[cause].begin(), origins[cause].end());
                }
            }
            std::ranges::sort(shown);
            shown.erase(std::ranges::unique(shown).begin(), shown.end());
            if (!m_isShown[node]) {
                origins[node] = std::move(shown);
                continue;
            }
            for (const std::uint32_t cause : shown) {
                edges.push_back({cause, node});
            }
        }
        return edges;
    }

    using Key = std::tuple<std::uint32_t, CausalKind, std::uint32_t, std::uint32_t>;

    /// Returns a key that is equal for the nodes that a fold shows as one.
    Key keyOf(std::uint32_t index, CausalFold fold) {
        const CausalNode& node = m_graph.nodes[index];
        const std::uint32_t turn = fold == CausalFold::group ? node.turn : allTurns;
        if (fold == CausalFold::kinds) {
            return {turn, node.kind, 0, 0};
        }
        switch (node.kind) {
        case CausalKind::input:
            return {turn, node.kind, static_cast<std::uint32_t>(node.input), 0};
        case CausalKind::event:
            return {turn, node.kind, logOf(node.turn).occurrences[node.index].kind, 0};
        case CausalKind::change:
            if (node.group == noGroup) {
                return {turn, node.kind, noGroup, static_cast<std::uint32_t>(runsOf(node).front().cause)};
            }
            break;
        default:
            break;
        }
        const std::uint32_t owner = m_session.program().groupAsRead(node.group).owner;
        return {turn, node.kind, fold == CausalFold::classes ? owner : node.group, 0};
    }

    void foldInto(CausalPick& picked, const std::vector<CausalEdge>& edges) {
        picked.boxes.clear();
        picked.edges.clear();
        std::vector<std::uint32_t> boxOf(m_graph.nodes.size());
        std::map<Key, std::uint32_t> known;
        for (std::uint32_t i = 0; i < m_graph.nodes.size(); ++i) {
            if (!m_isShown[i]) {
                continue;
            }
            const auto fresh = static_cast<std::uint32_t>(picked.boxes.size());
            const std::uint32_t box =
                picked.fold == CausalFold::none ? fresh : known.try_emplace(keyOf(i, picked.fold), fresh).first->second;
            if (box == fresh) {
                picked.boxes.push_back({.kind = m_graph.nodes[i].kind});
            }
            picked.boxes[box].nodes.push_back(i);
            boxOf[i] = box;
        }
        for (const CausalEdge& edge : edges) {
            if (boxOf[edge.from] != boxOf[edge.to]) {
                picked.edges.push_back({boxOf[edge.from], boxOf[edge.to]});
            }
        }
        std::ranges::sort(picked.edges);
        picked.edges.erase(std::ranges::unique(picked.edges).begin(), picked.edges.end());
    }

    const Session& m_session;
    const CausalGraph& m_graph;
    const CausalQuery& m_query;
    std::vector<std::vector<std::uint32_t>> m_causes;               ///< by node
    std::vector<std::vector<std::uint32_t>> m_results;              ///< by node
    std::vector<bool> m_isShown;                                    ///< by node
    std::map<std::uint32_t, std::shared_ptr<const TurnLog>> m_logs; ///< by turn
};

} // namespace

CausalPick pickCauses(const Session& session, const CausalGraph& graph, const CausalQuery& query) {
    return Picker(session, graph, query).pick();
}

} // namespace orrery::engine
