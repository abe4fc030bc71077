// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lint/lint.h"

#include "engine/assist/silence.h"
#include "engine/lint/questions.h"

#include <array>

namespace orrery::engine {

namespace {

constexpr std::array questions{
    LintQuestion{"conditions that contradict or repeat one another", askConditions},
    LintQuestion{"groups that are written twice", askTwins},
    LintQuestion{"effects that nothing in their scope can take", askEffects},
    LintQuestion{"groups that set one value at one priority", askOrder},
    LintQuestion{"classes that never are in the game", askClasses},
    LintQuestion{"definitions that nothing names", askDefinitions},
    LintQuestion{"meters that nothing reads", askMeters},
};

} // namespace

bool LintCall::isOwn(Location where) const {
    return where.file.value < project.sources.files.size() && !project.sources.files[where.file.value].isShipped;
}

std::span<const LintQuestion> lintQuestions() {
    return questions;
}

void lint(const ParsedProject& project, const CheckedModel& model, std::vector<Diagnostic>& diagnostics) {
    std::vector<Diagnostic> found;
    const LintCall call{project, model, found};
    for (const LintQuestion& question : questions) {
        question.ask(call);
    }
    sortDiagnostics(found);
    silence(project, found, false);
    // silence() also reports problems with the silencing itself. The check has already reported these problems.
    std::erase_if(found, [](const Diagnostic& finding) { return !finding.code().starts_with("lint."); });
    diagnostics.insert(diagnostics.end(), found.begin(), found.end());
    sortDiagnostics(diagnostics);
}

} // namespace orrery::engine
