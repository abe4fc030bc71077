// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario/statements.h"
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

/// The whole engine for a program that embeds it. Its functions open a project, start and step a session, and explain
/// why values changed (C9). Session::step, ask(), explain(), whyNot(), dumpTrace() and importFreeOrionClassic() are in
/// the headers included here.
namespace orrery::engine {

/// A project folder after reading, checking and compiling. Immutable; later changes of the folder do not affect it.
struct Project {
    ParsedProject parsed;
    std::shared_ptr<const CheckedModel> model; ///< never null
    std::shared_ptr<const Program> program;    ///< never null; runs exclude groups with errors
    std::vector<Diagnostic> diagnostics;       ///< all diagnostics of the check, sorted; lint() returns more
    const std::vector<std::shared_ptr<const SourceText>>& files() const { return model->files; } ///< by FileId
};

/// Reads, checks and compiles a project. @param shippedVocabulary the folder of the vocabulary that ships with the
/// program. @param extra one more content file, which is in no folder, such as a scenario of the user.
/// @return an error only if there is no such folder
FileResult<Project> openProject(const std::string& folder, const std::string& shippedVocabulary,
                                std::shared_ptr<const SourceText> extra = nullptr);

/// Checks and compiles a project whose files come from elsewhere, such as a revision of a git repository.
Project openContents(FolderContents contents, const std::string& shippedVocabulary,
                     std::shared_ptr<const SourceText> extra = nullptr);

/// Returns a project with only the vocabulary that ships with the program: enough to evaluate expressions.
Project emptyProject(const std::string& shippedVocabulary);

/// Returns the scenario with that id; null if there is none. For an empty id, returns the scenario that the manifest
/// names, or else the first one.
const CheckedScenario* findScenario(const Project& project, std::string_view id);

/// Starts a session of a scenario at turn 0. The session shares the project's program.
std::unique_ptr<Session> startSession(const Project& project, const CheckedScenario& scenario,
                                      std::optional<std::uint64_t> seed = std::nullopt, const RunLimits& limits = {});

/// Returns the index in Program::groups of a group "CLASS/GROUP"; nullopt if there is none.
std::optional<std::uint32_t> findGroup(const Program& program, std::string_view label);

/// Returns the objects of the group's class that are `object` itself or related to it, ascending. A related object is
/// attached to `object`, is owned by it, or has it as its source (E2.8).
std::vector<Row> findHolders(const View& view, const CompiledGroup& group, Row object);

} // namespace orrery::engine
