// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/content/element.h"
#include "engine/text/source_text.h"
#include "engine/text/text_edit.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

// The sandbox statements are text, with a <run> for each scenario (docs/content-format.md). No other place stores them.

/// A text without runs.
inline constexpr std::string_view emptyRuns =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n</orrery>\n";

/// The scenario that the sandbox runs, without sandbox statements.
struct RunBase {
    engine::CheckedScenario scenario;
    std::shared_ptr<const engine::CheckedModel> model; ///< model that the scenario's indices belong to
    bool isFromContent = true;                         ///< true if the present content defines the scenario
    /// The index of the scenario's <run> among the runs of the text, and the number of these runs. The two numbers help
    /// to find the run again after the scenario gets another id.
    std::optional<std::size_t> place;
    std::size_t runCount = 0;
    std::string branch{}; ///< name of the what-if branch that is played (I4.8); empty: the run itself
    /// The same two numbers for the branch, among those of its run.
    std::optional<std::size_t> branchPlace{};
    std::size_t branchCount = 0;
};

/// Returns the scenario of a base with another branch of its run.
RunBase onBranch(RunBase base, std::string branch);

/// A scenario under a model, with the statements of its run in the text.
struct PlayedRun {
    std::shared_ptr<const RunBase> base;
    engine::CheckedScenario scenario;
};

/// Returns a scenario with the statements of its run.
/// @param text null: there is no text
/// @param file file for the locations of statements
PlayedRun playedRun(const RunBase& base, const std::shared_ptr<const engine::SourceText>& text, engine::FileId file,
                    const std::shared_ptr<const engine::CheckedModel>& model);

/// Returns whether two bases are the same scenario. If so, a run of one can continue with the statements of the other.
bool isSameScenario(const RunBase& a, const RunBase& b);
/// Returns whether two bases name the same scenario, which may have changed since. Their branches do not count.
bool isOfScenario(const RunBase& a, const RunBase& b);
/// Returns whether two texts have the same actions for the run, or the branch, of a base.
bool hasSameActions(const std::shared_ptr<const engine::SourceText>& a,
                    const std::shared_ptr<const engine::SourceText>& b, const RunBase& base);

/// A statement, order or decision, as an XML element.
struct RunLine {
    std::uint32_t turn = 0;
    std::string xml;
};

/// Returns the edits that add lines to the run of a scenario, or to its branch, after all other lines of their turns.
/// Creates the run and the branch if there is none. Returns nullopt if the text contains an XML error.
std::optional<std::vector<engine::TextEdit>> additionTo(const std::shared_ptr<const engine::SourceText>& text,
                                                        const RunBase& base, const std::vector<RunLine>& lines);
/// Returns the edits that remove all lines of a scenario's run, or of its branch; empty if there is none. The branches
/// of the run stay.
std::vector<engine::TextEdit> removalFrom(const std::shared_ptr<const engine::SourceText>& text, const RunBase& base);
/// Returns the edit that removes an element from the text, with its line if it is alone there.
std::vector<engine::TextEdit> removalOf(const std::shared_ptr<const engine::SourceText>& text, engine::Span element);
/// Returns the `<run>` of a scenario in the tree of a text, or the `<branch>` in it that the base names; nullopt if
/// there is none.
std::optional<engine::Element> runIn(const engine::XmlTree& tree, const RunBase& base);
/// Returns the branches of a `<run>`.
std::vector<engine::Element> branchesIn(engine::Element run);
/// Returns the span of the scenario's run, or of its branch, in the text.
std::optional<engine::Span> spanOfRun(const std::shared_ptr<const engine::SourceText>& text, const RunBase& base);

} // namespace orrery::widgets
