// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/funnel/funnel_remarks.h"

#include "widgets/funnel/funnel_model.h"

#include <algorithm>
#include <unordered_map>

namespace orrery::widgets {

FunnelRemarks funnelRemarks(const FunnelAnswer& answer, const Analysis& analysis, bool isStale) {
    FunnelRemarks found;
    std::unordered_map<std::uint32_t, FormPaths> paths; // by FileId
    for (const engine::FunnelNode& node : answer.funnel.nodes) {
        const engine::Location where = node.condition->checked->head;
        const QString counts = funnelCounts(node);
        if (counts.isEmpty() || !where.file.isValid() || where.file.value >= analysis.project.trees.size()) {
            continue;
        }
        const engine::XmlTree& tree = *analysis.project.trees[where.file.value];
        std::uint32_t at = tree.nodeAt(where.span.begin);
        while (at != engine::XmlTree::document && !tree.isElement(at)) {
            at = tree.node(at).parent;
        }
        if (at == engine::XmlTree::document) {
            continue;
        }
        found.file = analysis.pathOf(where.file);
        FormRemark remark{paths.try_emplace(where.file.value, tree).first->second.of(at), counts,
                          funnelSentences(answer, node), isStale};
        // The form shows an `if` beside conditions in the line of the element around them.
        if (std::ranges::find(found.remarks, remark.path, &FormRemark::path) == found.remarks.end()) {
            found.remarks.push_back(std::move(remark));
        }
    }
    return found;
}

} // namespace orrery::widgets
