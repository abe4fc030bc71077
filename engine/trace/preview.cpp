// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/preview.h"

#include "engine/check/check.h"
#include "engine/text/text_edit.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace orrery::engine {

std::size_t TriedContent::errors() const {
    return static_cast<std::size_t>(std::ranges::count(diagnostics, Severity::error, &Diagnostic::severity));
}

std::map<std::uint32_t, std::string> editedTexts(const ProjectSources& sources, std::vector<TextEdit> edits) {
    std::map<std::uint32_t, std::vector<TextEdit>> byFile;
    for (TextEdit& edit : edits) {
        if (edit.file.value < sources.files.size()) {
            byFile[edit.file.value].push_back(std::move(edit));
        }
    }
    std::map<std::uint32_t, std::string> texts;
    for (auto& [file, ofFile] : byFile) {
        texts[file] = applyEdits(sources.files[file].text->bytes(), std::move(ofFile));
    }
    return texts;
}

TriedContent tryEdits(const ParsedProject& project, std::vector<TextEdit> edits, RowTables rows, CheckMemory& memory) {
    ProjectSources sources = project.sources;
    for (auto& [file, text] : editedTexts(project.sources, std::move(edits))) {
        std::shared_ptr<const SourceText>& source = sources.files[file].text;
        source = std::make_shared<const SourceText>(source->path(), std::move(text));
    }
    TriedContent tried{parseProject(std::move(sources), &project), {}, {}};
    tried.model = check(tried.project, rows, tried.diagnostics, &memory);
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
