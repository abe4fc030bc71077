// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/test_coverage.h"

namespace orrery::engine {

std::optional<Coverage> coverageOf(const std::shared_ptr<const CoverageItems>& items, const TestedContent& content,
                                   const CheckedTest& test, const std::atomic<bool>* stop) {
    Coverage coverage(items);
    if (!test.enabled || !test.isRunnable) {
        return coverage;
    }
    for (const auto& seed : seedsOf(test)) {
        const auto session =
            Session::start(content.program, scenarioOf(*content.program->model, test), seed, true, content.limits);
        session->limitTrace(0); // only the newest turn is read
        do {
            if (!coverage.add(*session, session->turn(), stop)) {
                return std::nullopt;
            }
        } while (session->turn() < test.turns && session->step(stop));
        if (stop != nullptr && stop->load()) {
            return std::nullopt;
        }
    }
    return coverage;
}

} // namespace orrery::engine
