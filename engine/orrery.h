// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/statements.h"
#include "engine/content/parsed_project.h"
#include "engine/import/freeorion_classic.h"
#include "engine/lint/lint.h"
#include "engine/text/file_io.h"
#include "engine/trace/ask.h"
#include "engine/trace/dump.h"
#include "engine/trace/explain.h"
#include "engine/trace/explain_variable.h"
#include "engine/trace/render.h"
#include "engine/trace/why_not.h"
#include "engine/turn/session.h"
#include "engine/universe/scenario.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The whole engine for a program that embeds it: open a project, start a session, step it, and ask it why (C9).
/// Session::step, ask(), explain(), whyNot(), dumpTrace() and importFreeOrionClassic() come from the parts included
/// here.
namespace orrery::engine {

/// A project folder that was read, checked and compiled. Immutable, and independent of the folder from then on.
struct Project {
    ParsedProject parsed;
    std::shared_ptr<const CheckedModel> model; ///< never null
    std::shared_ptr<const Program> program;    ///< never null; groups with errors are left out of runs
    std::vector<Diagnostic> diagnostics;       ///< of everything that the check finds, sorted; lint() finds more
    const std::vector<std::shared_ptr<const SourceText>>& files() const { return model->files; } ///< by FileId
};

/// Reads, checks and compiles a project. @param shippedVocabulary the folder of the vocabulary that ships with the
/// program. @param extra one more file of content, which stands in no folder: a scenario of one's own.
/// @return an error only where there is no such folder.
FileResult<Project> openProject(const std::string& folder, const std::string& shippedVocabulary,
                                std::shared_ptr<const SourceText> extra = nullptr);

/// A project of nothing but the vocabulary that ships with the program: enough to reckon with.
Project emptyProject(const std::string& shippedVocabulary);

/// The scenario of that id; where the id is empty the one that the manifest names, else the first. Null: none.
const CheckedScenario* findScenario(const Project& project, std::string_view id);

/// Sets a table at turn 0. The session shares the project's program.
std::unique_ptr<Session> startSession(const Project& project, const CheckedScenario& scenario,
                                      std::optional<std::uint64_t> seed = std::nullopt, const RunLimits& limits = {});

/// A group by "CLASS/GROUP": its place in Program::groups; nullopt where there is none.
std::optional<std::uint32_t> findGroup(const Program& program, std::string_view label);

/// The objects that carry a group and that somebody can mean by naming `object`: the object itself, what of the group's
/// class is attached to it or owned by it, and what has it as its source (E2.8). Ascending.
std::vector<Row> findHolders(const View& view, const CompiledGroup& group, Row object);

} // namespace orrery::engine
