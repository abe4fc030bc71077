// SPDX-License-Identifier: GPL-3.0-or-later
// I4.5: the nearest miss of groups of the demo that did not act on an object: a first answer within 16 ms, the whole
// search within a second.
#include "engine/lab/nearest_miss.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "tests/bench/timing.h"

#include <random>
#include <variant>
#include <vector>

using namespace orrery;
using namespace orrery::engine;

namespace {

constexpr std::uint32_t turn = 9;
constexpr std::size_t questions = 120;

/// Returns random groups, holders and planets that the groups did not act on.
std::vector<MissQuestion> questionsIn(const Session& session) {
    const View view = session.state().view();
    std::vector<MissQuestion> groups;
    std::vector<Row> planets;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        if (view.model->vocabulary.types()[view.typeOf(row)].id == "planet") {
            planets.push_back(row);
        }
        for (const std::uint32_t group :
             session.program().groupsOf(static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row)))) {
            groups.push_back({.turn = turn, .group = group, .holder = row});
        }
    }
    std::mt19937 random(1);
    std::vector<MissQuestion> chosen;
    while (chosen.size() < questions) {
        MissQuestion question = groups[random() % groups.size()];
        question.object = planets[random() % planets.size()];
        const WhyNotStage stage = whyNot(session, turn, question.group, question.holder, question.object).stage;
        if (stage == WhyNotStage::activation || stage == WhyNotStage::scope) {
            chosen.push_back(question);
        }
    }
    return chosen;
}

} // namespace

int main() {
    const auto opened = openProject(ORRERY_RESOURCE_DIR "/demo", ORRERY_RESOURCE_DIR "/vocabulary");
    const Project& project = std::get<Project>(opened);
    const auto session = startSession(project, *findScenario(project, {}));
    session->goTo(turn);
    std::vector<double> first;
    std::vector<double> whole;
    for (const MissQuestion& question : questionsIn(*session)) {
        const bench::Stopwatch watch;
        bool isFirst = true;
        nearestMiss({*session, project.parsed, shippedRows()}, question, nullptr, [&](const NearestMiss&) {
            if (isFirst) {
                first.push_back(watch.milliseconds());
            }
            isFirst = false;
        });
        whole.push_back(watch.milliseconds());
    }
    bench::record({"I4.5", "nearest miss: first answer, 9 of 10", bench::share(first, 0.9), "ms", {}, 16});
    bench::record({"I4.5", "nearest miss: whole search, the longest", bench::share(whole, 1), "ms", {}, 1000});
    return first.empty() ? 1 : 0;
}
