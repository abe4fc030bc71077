// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/content/parsed_project.h"

#include <span>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The input and the output of all lint questions.
struct LintCall {
    const ParsedProject& project;
    const CheckedModel& model;
    std::vector<Diagnostic>& findings;

    Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args = {}) const {
        return findings.emplace_back(Diagnostic{&spec, where, std::move(args), {}, {}});
    }
    /// Returns whether a location is in the project's own files. Lint reports nothing about the shipped vocabulary.
    bool isOwn(Location where) const;
};

/// One question of lint. The content in question must be free of errors, or nearly so (I3.7, I3.9).
struct LintQuestion {
    std::string_view name;
    void (*ask)(const LintCall& call) = nullptr;
};

/// Returns every question, in order.
std::span<const LintQuestion> lintQuestions();

/// Runs all questions on a checked project and adds their diagnostics: warnings and hints, never errors. Skips content
/// with errors, and diagnostics that the project silences (I3.8). Reads every group and every byte of the project. So
/// callers must not run it on each keystroke.
void lint(const ParsedProject& project, const CheckedModel& model, std::vector<Diagnostic>& diagnostics);

} // namespace orrery::engine
