// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
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

// The sandbox statements are text: a <run> for each scenario (docs/content-format.md). They are stored nowhere else.

/// A text without runs.
inline constexpr std::string_view emptyRuns =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n</orrery>\n";

/// The scenario that the sandbox runs, without sandbox statements.
struct RunBase {
    engine::CheckedScenario scenario;
    std::shared_ptr<const engine::CheckedModel> model; ///< model to which the scenario's indices belong
    bool isFromContent = true;                         ///< the scenario is read from the present content
    /// The place of its <run> among those of the text, and the number of runs. They help to find the run again when the
    /// scenario gets another id.
    std::optional<std::size_t> place;
    std::size_t runCount = 0;
};

/// A scenario under a model, with the statements of its run in the text.
struct PlayedRun {
    std::shared_ptr<const RunBase> base;
    engine::CheckedScenario scenario;
};

/// Returns a scenario with the statements of its run.
/// @param text null: there is none
/// @param file file for the locations of statements
PlayedRun playedRun(const RunBase& base, const std::shared_ptr<const engine::SourceText>& text, engine::FileId file,
                    const std::shared_ptr<const engine::CheckedModel>& model);

/// Returns whether two bases are the same scenario, so that a run of one can go on with the statements of the other.
bool isSameScenario(const RunBase& a, const RunBase& b);

/// A statement, order or decision, as an element.
struct RunLine {
    std::uint32_t turn = 0;
    std::string xml;
};

/// Returns the edits that add lines to the run of a scenario, behind all others of their turns. Creates the run if
/// there is none. Returns nullopt if the text is broken.
std::optional<std::vector<engine::TextEdit>> additionTo(const std::shared_ptr<const engine::SourceText>& text,
                                                        const RunBase& base, const std::vector<RunLine>& lines);
/// Returns the edits that remove a scenario's run from the text; empty if there is none.
std::vector<engine::TextEdit> removalFrom(const std::shared_ptr<const engine::SourceText>& text, const RunBase& base);
/// Returns the span of the scenario's run in the text.
std::optional<engine::Span> spanOfRun(const std::shared_ptr<const engine::SourceText>& text, const RunBase& base);

} // namespace orrery::widgets
