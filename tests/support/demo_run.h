// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/shipped_rows.h"
#include "engine/turn/session.h"

#include <memory>
#include <vector>

/// Returns the content of the demo.
inline std::shared_ptr<const orrery::engine::CheckedModel> demoModel() {
    using namespace orrery::engine;
    static const std::shared_ptr<const CheckedModel> model = [] {
        std::vector<Diagnostic> diagnostics;
        return check(parseProject(arrangeSources(readFolder(ORRERY_RESOURCE_DIR "/demo"),
                                                 readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"))),
                     shippedRows(), diagnostics);
    }();
    return model;
}

/// Returns a new run of the demo's default scenario, up to a turn.
inline std::unique_ptr<orrery::engine::Session> newDemoRun(std::uint32_t turns = 0) {
    using namespace orrery::engine;
    auto run = Session::start(compile(demoModel()), *demoModel()->findScenario(demoModel()->defaultScenario));
    run->goTo(turns);
    return run;
}
