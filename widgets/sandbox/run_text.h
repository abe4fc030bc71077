// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
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

// What a person does in the sandbox is text: a <run> for each scenario (docs/content-format.md). Nothing else holds it.

/// A text without runs.
inline constexpr std::string_view emptyRuns =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n</orrery>\n";

/// The scenario that the sandbox runs, without what a person did in it.
struct RunBase {
    engine::CheckedScenario scenario;
    std::shared_ptr<const engine::CheckedModel> model; ///< that the scenario's indices belong to
    bool isFromContent = true;                         ///< the content has it, and it is taken as it stands there now
    /// Where its <run> stood among those of the text, and how many there were: so it is found again when the scenario
    /// gets another id.
    std::optional<std::size_t> place;
    std::size_t runCount = 0;
};

/// A scenario under a model, and with what its run in the text says.
struct PlayedRun {
    std::shared_ptr<const RunBase> base;
    engine::CheckedScenario scenario;
};

/// @param text null: there is none. @param file goes into the places of statements.
PlayedRun playedRun(const RunBase& base, const std::shared_ptr<const engine::SourceText>& text, engine::FileId file,
                    const std::shared_ptr<const engine::CheckedModel>& model);

/// Returns whether two bases are the same scenario, so that a run of one can go on with the statements of the other.
bool isSameScenario(const RunBase& a, const RunBase& b);

/// A statement, order or decision, as an element.
struct RunLine {
    std::uint32_t turn = 0;
    std::string xml;
};

/// Adds lines to the run of a scenario, behind all others of their turns; makes the run where there is none. nullopt
/// where the text is broken.
std::optional<std::vector<engine::TextEdit>> additionTo(const std::shared_ptr<const engine::SourceText>& text,
                                                        const RunBase& base, const std::vector<RunLine>& lines);
/// Takes a scenario's run out of the text; empty where there is none.
std::vector<engine::TextEdit> removalFrom(const std::shared_ptr<const engine::SourceText>& text, const RunBase& base);
/// The run of the scenario in the text.
std::optional<engine::Span> spanOfRun(const std::shared_ptr<const engine::SourceText>& text, const RunBase& base);

} // namespace orrery::widgets
