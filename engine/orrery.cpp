// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orrery.h"

#include "engine/check/check.h"
#include "engine/rules/shipped_rows.h"
#include "engine/universe/class_list.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace orrery::engine {

FileResult<Project> openProject(const std::string& folder, const std::string& shippedVocabulary,
                                std::shared_ptr<const SourceText> extra) {
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error)) {
        return FileError{phrase("'{0}' is not a folder", {folder}), error.value()};
    }
    return openContents(readFolder(folder), shippedVocabulary, std::move(extra));
}

Project openContents(FolderContents contents, const std::string& shippedVocabulary,
                     std::shared_ptr<const SourceText> extra) {
    if (extra) {
        contents.files[extra->path()] = std::move(extra);
    }
    Project project;
    project.parsed = parseProject(arrangeSources(contents, readFolder(shippedVocabulary, "vocabulary/")));
    project.model = check(project.parsed, shippedRows(), project.diagnostics);
    project.program = compile(project.model);
    return project;
}

Project emptyProject(const std::string& shippedVocabulary) {
    FolderContents contents;
    contents.files["orrery.xml"] =
        std::make_shared<SourceText>("orrery.xml", R"(<project format="1" name="Nothing"/>)");
    return openContents(std::move(contents), shippedVocabulary);
}

const CheckedScenario* findScenario(const Project& project, std::string_view id) {
    const CheckedModel& model = *project.model;
    if (!id.empty()) {
        return model.findScenario(id);
    }
    if (const CheckedScenario* named = model.findScenario(model.defaultScenario)) {
        return named;
    }
    return model.scenarios.empty() ? nullptr : &model.scenarios.front();
}

std::unique_ptr<Session> startSession(const Project& project, const CheckedScenario& scenario,
                                      std::optional<std::uint64_t> seed, const RunLimits& limits) {
    return Session::start(project.program, scenario, seed, true, limits);
}

std::optional<std::uint32_t> findGroup(const Program& program, std::string_view label) {
    for (std::uint32_t group = 0; group < program.groups.size(); ++group) {
        if (groupLabel(*program.model, program.groupAsRead(group)) == label) {
            return group;
        }
    }
    return std::nullopt;
}

std::vector<Row> findHolders(const View& view, const CompiledGroup& group, Row object) {
    std::vector<Row> holders;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row) || !carries(view, row, group.objectClass)) {
            continue;
        }
        const auto owners = static_cast<std::uint32_t>(view.builtin(Builtin::owners, row));
        if (row == object || view.parent(row) == object || view.ownerSets->contains(owners, object) ||
            sourceOf(view, group, row) == object) {
            holders.push_back(row);
        }
    }
    return holders;
}

} // namespace orrery::engine
