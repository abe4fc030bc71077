// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/override_options.h"
#include "engine/import/import_origins.h"
#include "engine/orrery.h"
#include "engine/runfile/run_file.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::cli {

/// A command of the program. `declare` adds the command's options, and returns the function that runs the command. This
/// function returns the exit status.
struct Command {
    std::string_view name;
    std::string_view summary;
    std::string_view examples; ///< examples for the help, shown below the options (C7)
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
std::function<int()> declareCompare(OptionList& list);
std::function<int()> declareExport(OptionList& list);
std::function<int()> declareReference(OptionList& list);
std::function<int()> declareList(OptionList& list);
std::function<int()> declareStrings(OptionList& list);
std::function<int()> declareDiff(OptionList& list);
std::function<int()> declareAsk(OptionList& list);
std::function<int()> declareBisect(OptionList& list);
std::function<int()> declarePlot(OptionList& list);
std::function<int()> declareCauses(OptionList& list);
std::function<int()> declareTest(OptionList& list);
std::function<int()> declareMutate(OptionList& list);
std::function<int()> declareRank(OptionList& list);
std::function<int()> declareSolve(OptionList& list);
std::function<int()> declareSweep(OptionList& list);
std::function<int()> declareCoverage(OptionList& list);
std::function<int()> declareProfile(OptionList& list);
std::function<int()> declareReplay(OptionList& list);
std::function<int()> declareShrink(OptionList& list);

/// Returns the folder of the vocabulary that ships with the program, found from the program's location.
std::string vocabularyFolder();
/// Returns the path of the plug-in for MPI, which is found in the same way. It may be missing.
std::string mpiPlugIn();

/// Opens a folder, also one without a manifest; reports on standard error why it cannot be read.
std::optional<engine::Project> openFolder(const std::string& folder,
                                          std::shared_ptr<const engine::SourceText> extra = nullptr);
/// Opens a project; reports errors on standard error.
std::optional<engine::Project> openProject(const std::string& folder,
                                           std::shared_ptr<const engine::SourceText> extra = nullptr);
/// Returns whether the project has a manifest. Reports a folder without one: its other problems follow from that.
bool hasManifest(const engine::ParsedProject& project);
/// Returns the origins that an import has left in the folder of a project; none if there is no such file. Warns of a
/// file that cannot be used (G3.1).
engine::ImportOrigins importOriginsOf(const std::string& folder);
/// Returns the files of a project and of the shipped vocabulary, as inputs that outputs must not overwrite (R1.5).
engine::OutputGuard inputsOf(const engine::Project& project, const std::string& folder);
/// Writes diagnostics to standard error, in the form of compilers (C1).
void writeFindings(const std::vector<engine::Diagnostic>& diagnostics,
                   const std::vector<std::shared_ptr<const engine::SourceText>>& files, bool errorsOnly = false);

/// The options of every command that plays a scenario.
struct PlayOptions {
    std::string project;
    bool takesRevision = false; ///< true if `project` can also be FOLDER@REVISION
    std::string scenario;       ///< id, file, "-", or empty
    std::optional<std::uint64_t> seed;
    std::string view;                              ///< view of the local player (S7): "screen=main,zoom=1:4", or empty
    std::string orders;                            ///< file of orders, "-", or empty
    bool hints = false;                            ///< true to report hints of the run, too
    std::optional<std::uint64_t> memory;           ///< limit of the run in bytes; nullopt: defaultMemoryLimit()
    std::optional<std::uint64_t> work;             ///< RunLimits::workOfRun; nullopt: its default
    std::vector<std::string> whatIfs{};            ///< values that the run has instead of its own (I4.8)
    std::shared_ptr<const engine::RunFile> file{}; ///< content in place of a folder (I4.16); null: none
    std::shared_ptr<const engine::RunFile> run{};  ///< run to play, if `scenario` is empty; null: none

    void declare(OptionList& list);
    void declareScenario(OptionList& list); ///< declares all options but the project
    void declareLimits(OptionList& list);   ///< declares --memory-limit, --work-limit and --hints
    void declareWhatIf(OptionList& list, const char* help);
};

/// A project and a session with its content.
struct Play {
    engine::Project project;
    std::unique_ptr<engine::Session> session;
    std::vector<std::shared_ptr<const engine::SourceText>> files{}; ///< files of the project and of the orders
    engine::OutputGuard inputs{};                                   ///< protects every file that the command has read
    bool showsHints = false;
};
/// Opens the project of a command: a run file, a folder, or a folder at a revision of its git repository. Reports
/// errors.
std::optional<engine::Project> openVersion(const PlayOptions& options,
                                           std::shared_ptr<const engine::SourceText> extra = nullptr);
/// Opens the project and starts a session. Returns nullopt on failure. Reports failures and errors of the content on
/// standard error. Problems of the scenario's statements come from writeProblems().
std::optional<Play> play(const PlayOptions& options);
/// Starts a session with a project that is open, in place of the project of the options.
std::optional<Play> playProject(engine::Project project, const PlayOptions& options);

/// Writes the problems of the run to standard error, one line for each code and place (R2.7).
/// @return good, or `findings` if a problem is as severe as `limit`.
int writeProblems(const Play& played, engine::Severity limit = engine::Severity::error);
/// Steps to a turn and writes the progress, then the problems. Returns false if a signal stops the run. Reports a run
/// that ends before the turn, and returns false. @param otherwise the overrides for the last step; null: none.
bool stepTo(Play& played, std::uint32_t turn, const OverrideOptions* otherwise = nullptr);
/// Returns the exit status of a command after it has played and written its data: `findings` if the run has errors.
int playedStatus(const Play& played);

/// Returns an object by its name, or by "#" and its id. Reports an unknown object on standard error.
std::optional<engine::Row> findNamed(const engine::View& view, const std::string& name);

/// Declares the options that name a group and its holder, for findGroupNamed() and holderOf().
void declareGroup(OptionList& list, std::string& group, std::string& source);
/// Returns a group by its class, a slash, and its id. Reports an unknown group on standard error.
std::optional<std::uint32_t> findGroupNamed(const engine::Program& program, const std::string& label);
/// Returns the holder of the group: the named object, or one that is attached to it or that it owns. If there is no
/// such holder, returns the named object. If there are several, returns nullopt and reports them on standard error.
std::optional<engine::Row> holderOf(const engine::View& view, const engine::CompiledGroup& group,
                                    const std::string& name, engine::Row named);

/// Reports an error and returns its exit status.
int failure(std::string_view message);

} // namespace orrery::cli
