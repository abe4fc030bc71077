// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/preview.h"

#include "engine/check/check.h"
#include "engine/text/text_edit.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace orrery::engine {

TriedContent tryEdits(const ParsedProject& project, std::vector<TextEdit> edits, RowTables rows, CheckMemory& memory) {
    ProjectSources sources = project.sources;
    std::shared_ptr<const SourceText>& text = sources.files[edits.front().file.value].text;
    text = std::make_shared<const SourceText>(text->path(), applyEdits(text->bytes(), std::move(edits)));
    TriedContent tried{parseProject(std::move(sources), &project), {}, {}};
    std::vector<Diagnostic> unused;
    tried.model = check(tried.project, rows, unused, &memory);
    tried.program = compile(tried.model);
    return tried;
}

std::optional<PlaceInGroup> placeInGroup(const Program& program, Location where) {
    const ClassTable& classes = program.model->classes;
    for (ClassIndex index = 0; index < classes.size(); ++index) {
        const CheckedClass& objectClass = classes.asRead(index);
        const auto isAt = [&](Location asRead) {
            const Location place = classes.placeNow(index, asRead);
            return place.file == where.file && place.span.contains(where.span.begin);
        };
        if (objectClass.isGenerated || !isAt(objectClass.where)) {
            continue;
        }
        for (const std::uint32_t group : program.groupsOf(index)) {
            const CheckedGroup& checked = program.checkedGroup(group);
            if (!isAt(checked.where)) {
                continue;
            }
            PlaceInGroup found{group};
            for (std::size_t effect = 0; effect < checked.effects.size(); ++effect) {
                // An effect comes before the effects in its blocks.
                if (isAt(checked.effects[effect].where)) {
                    found.effect = static_cast<std::uint16_t>(effect);
                }
            }
            return found;
        }
    }
    return std::nullopt;
}

std::optional<ConditionCounts> countsAt(const Funnel& funnel, const Program& program, Location where) {
    const ClassIndex objectClass = program.groups[funnel.question.group].objectClass;
    const auto node = std::ranges::find_if(funnel.nodes, [&](const FunnelNode& one) {
        const Location place = program.model->classes.placeNow(objectClass, one.condition->checked->where);
        return place.file == where.file && place.span.begin == where.span.begin;
    });
    if (node == funnel.nodes.end() || node->isOpen) {
        return std::nullopt;
    }
    return ConditionCounts{node->before.count(), node->after.count()};
}

} // namespace orrery::engine
