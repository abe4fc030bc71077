// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A small project with a sweep, for tests of sweeps.
#include "engine/check/scenario/sweeps.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "engine/sweep/sweep_identity.h"
#include "engine/sweep/sweep_run.h"
#include "engine/sweep/sweep_summary.h"

#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace orrery::tests {

using namespace orrery::engine;

inline constexpr auto rules = R"(<orrery format="1">
<vocabulary>
  <define id="BONUS" value="2"/>
  <define id="SHARE" value="0.5"/>
  <define id="WORD" value="'ore'"/>
</vocabulary>
<class id="BLD_MINE" type="building">
  <group id="dig" priority="20">
    <scope><include><contains><self/></contains></include></scope>
    <effects>
      <modify-max-meter meter="Mining" amount="BONUS"/>
      <modify-max-meter meter="Industry" amount="3 * SHARE"/>
      <modify-max-meter meter="Trade"><amount>4</amount></modify-max-meter>
    </effects>
  </group>
</class>
<class id="BLD_DICE" type="building" duration="100">
  <group id="roll">
    <activation><chance probability="0.5"/></activation>
    <scope><include><contains><self/></contains></include></scope>
    <effects><modify-max-meter meter="Research" amount="7"/></effects>
  </group>
</class>
<scenario id="mines">
  <empire id="Terrans" capital="World"/>
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun" owner="Terrans"/>
  <planet name="Moon" system="Sun"/>
  <place class="BLD_MINE" on="World" name="Pit"/>
  <place class="BLD_DICE" on="World" name="Dice"/>
</scenario>
)";

inline Project projectWith(const std::string& sweeps) {
    FolderContents contents;
    const auto add = [&](const std::string& path, std::string text) {
        contents.files.emplace(path, std::make_shared<const SourceText>(path, std::move(text)));
    };
    add("orrery.xml", R"(<project format="1" name="Mines" scenario="mines"/>)");
    add("rules.xml", std::string(rules) + "</orrery>\n");
    add("sweeps.xml", "<orrery format=\"1\">\n" + sweeps + "\n</orrery>\n");
    return openContents(std::move(contents), ORRERY_RESOURCE_DIR "/vocabulary");
}

inline std::vector<CheckedSweep> sweepsOf(const Project& project) {
    std::vector<Diagnostic> reported;
    return readSweeps(project.parsed, *project.model, reported);
}

/// A project with one sweep, and its plan.
struct Planned {
    explicit Planned(const std::string& sweep, const RunLimits& withLimits = {})
        : project(projectWith(sweep)), limits(withLimits) {
        plan.project = project.model->projectName;
        plan.sweep = sweepsOf(project).at(0);
        plan.variants = variantsOf(plan.sweep);
        plan.seeds = seedsOf(plan.sweep, *project.model);
        plan.identity = sweepIdentity(project.parsed, plan.sweep, plan.seeds, limits, "test");
    }

    SweepProgress play(ResultFile& results, unsigned jobs = 2, const std::atomic<bool>* stop = nullptr,
                       const std::function<void(const SweepProgress&)>& progress = {}) const {
        const SweepRequest request{.project = project.parsed,
                                   .diagnostics = project.diagnostics,
                                   .rows = shippedRows(),
                                   .plan = plan,
                                   .limits = limits,
                                   .jobs = jobs};
        return runSweep(request, results, stop, progress);
    }

    /// Opens a file that must be good.
    std::unique_ptr<ResultFile> open(const std::string& path = {},
                                     ResultFile::IfOther ifOther = ResultFile::IfOther::refuse) const {
        auto opened = ResultFile::open(path, plan, ifOther);
        if (const auto* const error = std::get_if<FileError>(&opened)) {
            qWarning("%s", error->message.english().c_str());
            return nullptr;
        }
        return std::move(std::get<std::unique_ptr<ResultFile>>(opened));
    }

    /// Opens a file that must be refused, and returns the sentence.
    QString refusal(const std::string& path, ResultFile::IfOther ifOther = ResultFile::IfOther::refuse) const {
        auto opened = ResultFile::open(path, plan, ifOther);
        const auto* const error = std::get_if<FileError>(&opened);
        return error == nullptr ? QString() : QString::fromStdString(error->message.english());
    }

    std::string csv(ResultFile& results) const {
        std::string text;
        writeSweepCsv(plan, results, [&](std::string_view part) {
            text += part;
            return true;
        });
        return text;
    }

    /// Plays everything in memory, and returns the CSV.
    std::string played(unsigned jobs = 2) const {
        const auto results = open();
        play(*results, jobs);
        return csv(*results);
    }

    Project project;
    RunLimits limits;
    SweepPlan plan;
};

inline std::string sweepText(const std::string& attributes, const std::string& inside) {
    return "<sweep id=\"s\" turns=\"4\" " + attributes + ">" + inside + "</sweep>";
}

inline constexpr auto varyBonus = R"(<vary constant="BONUS" values="1 5 9"/>)";
inline constexpr auto varyShare = R"(<vary constant="SHARE" from="0" to="1" values-count="5"/>)";
inline constexpr auto measureMining = R"(<measure id="mining" object="World" value="MaxMining"/>)";
inline constexpr auto measureResearch = R"(<measure id="research" object="World" value="MaxResearch" turn="1..4"/>)";

inline std::string seedsText(int count) {
    return "seeds=\"1.." + std::to_string(count) + "\"";
}

} // namespace orrery::tests
