// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/content/parsed_project.h"

#include <span>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What the questions share.
struct LintCall {
    const ParsedProject& project;
    const CheckedModel& model;
    std::vector<Diagnostic>& findings;

    Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args = {}) const {
        return findings.emplace_back(Diagnostic{&spec, where, std::move(args), {}, {}});
    }
    /// Whether a place is the project's own: nothing is said of the shipped vocabulary.
    bool isOwn(Location where) const;
};

/// One question that lint asks of content which is free of errors there, or nearly so (I3.7, I3.9).
struct LintQuestion {
    std::string_view name;
    void (*ask)(const LintCall& call) = nullptr;
};

/// Every question, in the order in which they are asked.
std::span<const LintQuestion> lintQuestions();

/// Asks all questions of a checked project and adds what they find: warnings and hints, never errors. What errors stand
/// in is passed over, and so is what the project silences (I3.8). Takes a look at every group and at every byte of the
/// project; not meant for each keystroke.
void lint(const ParsedProject& project, const CheckedModel& model, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
