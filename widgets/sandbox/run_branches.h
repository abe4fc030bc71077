// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sandbox/run_text.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::widgets {

// The what-if branches of a run (I4.8) are text, as its actions are: `<branch name="…">` in its `<run>`.

/// A branch of a run.
struct RunBranch {
    std::string name;
    std::optional<std::uint32_t>
        turn{}; ///< first turn of its lines, which can be the first that differs; nullopt: none
};

/// Returns the branches of the run of a scenario, in the order of the text.
std::vector<RunBranch> branchesOf(const std::shared_ptr<const engine::SourceText>& text, const RunBase& base);
/// Returns a name that no branch of the run has: the wanted one, or the wanted one and a number.
std::string freeBranchName(const std::vector<RunBranch>& branches, const std::string& wanted);

// These functions return edits of the text; nullopt if the run has no such branch, or if the text has an XML error.

/// Renames a branch.
std::optional<std::vector<engine::TextEdit>> renamingOf(const std::shared_ptr<const engine::SourceText>& text,
                                                        const RunBase& base, const std::string& branch,
                                                        const std::string& name);
/// Removes a branch.
std::optional<std::vector<engine::TextEdit>> branchRemovalOf(const std::shared_ptr<const engine::SourceText>& text,
                                                             const RunBase& base, const std::string& branch);
/// Moves the lines of a branch to the run, and removes the branch.
std::optional<std::vector<engine::TextEdit>> promotionOf(const std::shared_ptr<const engine::SourceText>& text,
                                                         const RunBase& base, const std::string& branch);
/// Adds a branch that has the lines of another one, and then others. @param from name of the other branch; empty: none
std::optional<std::vector<engine::TextEdit>> branchAdditionTo(const std::shared_ptr<const engine::SourceText>& text,
                                                              const RunBase& base, const std::string& from,
                                                              const std::string& name,
                                                              const std::vector<RunLine>& more);

} // namespace orrery::widgets
