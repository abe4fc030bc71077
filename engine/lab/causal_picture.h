// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/causal_pick.h"
#include "engine/text/phrase.h"

#include <functional>
#include <string>

namespace orrery::engine {

/// A node of a causal graph in words. It does not refer to the session.
struct CausalBox {
    CausalKind kind = CausalKind::change;
    Phrase label{};                   ///< "Sol III: Industry", "BLD_MINE/dig of Mine"
    Phrase detail{};                  ///< "3 → 5", "before, step A"; may be empty
    std::size_t count = 1;            ///< number of nodes that the box stands for
    CausalQuery::Record record{};     ///< the first node
    std::uint32_t group = noGroup;    ///< for folded nodes: noGroup, if they have several
    Row object = noRow;               ///< noRow: no object, or several
    std::optional<ColumnId> column{}; ///< of a change: a column that a breakdown can explain
    Location where{};                 ///< XML that caused it; may be invalid
};

/// A causal graph, ready to be drawn.
struct CausalPicture {
    std::uint32_t first = 0; ///< turns
    std::uint32_t last = 0;
    std::vector<CausalBox> boxes{};
    std::vector<CausalEdge> edges{};
    CausalFold fold = CausalFold::none;
    std::size_t nodes = 0; ///< number of nodes before folding
    std::size_t all = 0;   ///< number of nodes of the turns, before filtering
};

/// Describes the nodes of a graph that a query wants.
CausalPicture pictureOf(const Session& session, const CausalGraph& graph, const CausalQuery& query);

/// Returns the text of a box: its label, its number of nodes if it has several, and its detail on a line of its own.
/// @param say translates; null: English
std::string textOf(const CausalBox& box, const std::function<std::string(const Phrase&)>& say = {});

/// Returns the picture in the DOT language of Graphviz. The same picture gives the same bytes.
std::string causalDot(const CausalPicture& picture, const std::function<std::string(const Phrase&)>& say = {});

} // namespace orrery::engine
