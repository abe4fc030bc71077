// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/override_options.h"
#include "engine/orrery.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::cli {

/// One thing that the program can do. `declare` adds its options, and returns what does it: its result is the exit
/// status.
struct Command {
    std::string_view name;
    std::string_view summary;
    std::string_view examples; ///< shown below its options (C7)
    std::function<int()> (*declare)(OptionList& list);
};

std::function<int()> declareCheck(OptionList& list);
std::function<int()> declareRun(OptionList& list);
std::function<int()> declareExplain(OptionList& list);
std::function<int()> declareEnabledBy(OptionList& list);
std::function<int()> declareFunnel(OptionList& list);
std::function<int()> declareEval(OptionList& list);
std::function<int()> declareWhyNot(OptionList& list);
std::function<int()> declareImport(OptionList& list);
std::function<int()> declareReference(OptionList& list);
std::function<int()> declareList(OptionList& list);
std::function<int()> declareStrings(OptionList& list);

/// The vocabulary that ships with the program, found from where the program is.
std::string vocabularyFolder();

/// Opens a project; says on standard error why it cannot.
std::optional<engine::Project> openProject(const std::string& folder,
                                           std::shared_ptr<const engine::SourceText> extra = nullptr);
/// The files of a project and of the shipped vocabulary, as inputs that no output may be (R1.5).
engine::OutputGuard inputsOf(const engine::Project& project, const std::string& folder);
/// Findings on standard error, in the form of compilers (C1).
void writeFindings(const std::vector<engine::Diagnostic>& diagnostics,
                   const std::vector<std::shared_ptr<const engine::SourceText>>& files, bool errorsOnly = false);

/// The options of every command that plays a scenario.
struct PlayOptions {
    std::string project;
    std::string scenario; ///< an id, a file, "-", or nothing
    std::optional<std::uint64_t> seed;
    std::string view;                    ///< what the local person looks at (S7): "screen=main,zoom=1:4", or nothing
    std::string orders;                  ///< a file of orders, "-", or nothing
    bool hints = false;                  ///< says hints of the run, too
    std::optional<std::uint64_t> memory; ///< bytes that the run may hold; nullopt: defaultMemoryLimit()
    std::optional<std::uint64_t> work;   ///< RunLimits::workOfRun; nullopt: its default

    void declare(OptionList& list);
    void declareScenario(OptionList& list); ///< all but the project
};

/// A project and a session of it.
struct Play {
    engine::Project project;
    std::unique_ptr<engine::Session> session;
    std::vector<std::shared_ptr<const engine::SourceText>> files{}; ///< those of the project, and that of the orders
    engine::OutputGuard inputs{};                                   ///< knows every file that was read
    bool showsHints = false;
};
/// Opens the project and sets the table; says on standard error why it cannot, and what errors the content has. What is
/// wrong with the scenario's statements is for writeProblems().
std::optional<Play> play(const PlayOptions& options);

/// Says on standard error what went wrong in the turns of the run, a line for each code and place (R2.7).
/// @return good, or findings where anything is as grave as `limit`.
int writeProblems(const Play& played, engine::Severity limit = engine::Severity::error);
/// Steps to a turn, with progress, then writes the problems. @param otherwise under which the last step is taken; null:
/// nothing is. False where it was stopped, or cannot be reached, which is said.
bool stepTo(Play& played, std::uint32_t turn, const OverrideOptions* otherwise = nullptr);
/// The status of a command that has played, and given its answer: findings where the run has errors.
int playedStatus(const Play& played);

/// An object by its name or "#" and its id; says on standard error that there is none.
std::optional<engine::Row> findNamed(const engine::View& view, const std::string& name);

/// The options that name a group and what carries it, for findGroupNamed() and holderOf().
void declareGroup(OptionList& list, std::string& group, std::string& source);
/// A group by its class, a slash, and its id; says on standard error that there is none.
std::optional<std::uint32_t> findGroupNamed(const engine::Program& program, const std::string& label);
/// Which object carries the group: what is named, or what is attached to or owned by it; the named one itself where
/// nothing of it does. Says on standard error that there are several.
std::optional<engine::Row> holderOf(const engine::View& view, const engine::CompiledGroup& group,
                                    const std::string& name, engine::Row named);

/// Says what is wrong, and gives the status for it.
int failure(std::string_view message);

} // namespace orrery::cli
