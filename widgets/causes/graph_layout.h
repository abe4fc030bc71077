// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

class QThreadPool;

namespace orrery::widgets {

/// A graph to lay out: boxes of known sizes, and edges between them.
struct GraphShape {
    std::vector<QSizeF> boxes;                                  ///< in pixels
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges; ///< from, to
};

/// The places of a graph, in pixels. The edges lead from the left to the right.
struct GraphLayout {
    QRectF area;
    std::vector<QPointF> boxes{};              ///< centres
    std::vector<std::vector<QPointF>> edges{}; ///< points of Bézier curves: the first one, then three for each curve
};

/// Lays out a graph by Graphviz. Takes seconds for hundreds of boxes, so call it on layoutThread(). Only one thread
/// works at a time, because Graphviz has global state. Uses no plug-in folder and no configuration.
/// @return nullopt if Graphviz fails
std::optional<GraphLayout> layOut(const GraphShape& shape);

/// Returns the one thread for layouts, so that waiting layouts block no other work in the background. At exit the
/// application waits for it.
QThreadPool& layoutThread();

} // namespace orrery::widgets
