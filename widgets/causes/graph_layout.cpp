// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/causes/graph_layout.h"

#include <QCoreApplication>
#include <QString>
#include <QThreadPool>

#include <array>
#include <graphviz/gvc.h>
#include <memory>
#include <mutex>

// The layouts of Graphviz are a plug-in. The program links it, so that no folder and no configuration is needed.
extern "C" gvplugin_library_t gvplugin_dot_layout_LTX_library;

namespace orrery::widgets {

namespace {

constexpr double dotsPerInch = 72.0; ///< a pixel counts as a point of Graphviz

struct FreeContext {
    void operator()(GVC_t* context) const { gvFreeContext(context); }
};
struct CloseGraph {
    void operator()(Agraph_t* graph) const { agclose(graph); }
};

/// Graphviz takes its texts as char*, and does not change them.
char* text(const char* constant) {
    return const_cast<char*>(constant);
}

void set(void* object, const char* name, const QByteArray& value) {
    agsafeset(object, text(name), const_cast<char*>(value.constData()), text(""));
}

QPointF placed(pointf at, double height) {
    return {at.x, height - at.y}; // Graphviz counts upwards
}

GraphLayout read(Agraph_t* graph, const std::vector<Agnode_t*>& nodes, const std::vector<Agedge_t*>& edges) {
    const boxf box = GD_bb(graph);
    GraphLayout layout{.area = QRectF(box.LL.x, 0.0, box.UR.x - box.LL.x, box.UR.y - box.LL.y)};
    for (Agnode_t* const node : nodes) {
        layout.boxes.push_back(placed(ND_coord(node), box.UR.y));
    }
    for (Agedge_t* const edge : edges) {
        std::vector<QPointF>& points = layout.edges.emplace_back();
        const splines* const drawn = ED_spl(edge);
        if (drawn == nullptr || drawn->size == 0) {
            continue;
        }
        for (int i = 0; i < drawn->list[0].size; ++i) {
            points.push_back(placed(drawn->list[0].list[i], box.UR.y));
        }
        if (drawn->list[0].eflag != 0) {
            const QPointF tip = placed(drawn->list[0].ep, box.UR.y);
            points.insert(points.end(), {points.back(), tip, tip});
        }
    }
    return layout;
}

struct LayoutThread {
    LayoutThread() {
        pool.setMaxThreadCount(1);
        qAddPostRoutine([] { layoutThread().waitForDone(); });
    }
    QThreadPool pool;
};

} // namespace

QThreadPool& layoutThread() {
    static LayoutThread thread;
    return thread.pool;
}

std::optional<GraphLayout> layOut(const GraphShape& shape) {
    static std::mutex onlyOne;
    const std::lock_guard lock(onlyOne);
    if (shape.boxes.empty()) {
        return GraphLayout{};
    }
    agseterr(AGMAX); // no texts on standard error
    const std::array<lt_symlist_t, 2> builtIn{
        lt_symlist_t{"gvplugin_dot_layout_LTX_library", &gvplugin_dot_layout_LTX_library},
        lt_symlist_t{nullptr, nullptr}};
    const std::unique_ptr<GVC_t, FreeContext> context(gvContextPlugins(builtIn.data(), 0));
    const std::unique_ptr<Agraph_t, CloseGraph> graph(agopen(text("g"), Agdirected, nullptr));
    if (!context || !graph) {
        return std::nullopt;
    }
    set(graph.get(), "rankdir", "LR");
    set(graph.get(), "ranksep", "0.5");
    set(graph.get(), "nodesep", "0.12");
    set(graph.get(), "nslimit", "4"); // limits the work for large graphs
    set(graph.get(), "nslimit1", "4");
    std::vector<Agnode_t*> nodes;
    for (const QSizeF& size : shape.boxes) {
        Agnode_t* const node = agnode(graph.get(), const_cast<char*>(QByteArray::number(nodes.size()).constData()), 1);
        set(node, "shape", "box");
        set(node, "label", "");
        set(node, "fixedsize", "true");
        set(node, "width", QByteArray::number(size.width() / dotsPerInch));
        set(node, "height", QByteArray::number(size.height() / dotsPerInch));
        nodes.push_back(node);
    }
    std::vector<Agedge_t*> edges;
    for (const auto& [from, to] : shape.edges) {
        edges.push_back(agedge(graph.get(), nodes[from], nodes[to], nullptr, 1));
    }
    if (gvLayout(context.get(), graph.get(), "dot") != 0) {
        return std::nullopt;
    }
    GraphLayout layout = read(graph.get(), nodes, edges);
    gvFreeLayout(context.get(), graph.get());
    return layout;
}

} // namespace orrery::widgets
