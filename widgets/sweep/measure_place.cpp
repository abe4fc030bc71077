// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/measure_place.h"

#include "engine/check/scenario/run_names.h"

namespace orrery::widgets {

namespace {

/// The names of a scenario's run, with everything to which they refer.
struct Names {
    Names(const AnalysisPtr& of, const QString& scenario)
        : analysis(of), run(analysis->project, *analysis->model, reported) {
        run.begin(analysis->model->findScenario(scenario.toStdString()), {});
    }

    AnalysisPtr analysis;
    std::vector<engine::Diagnostic> reported;
    engine::RunNames run;
};

} // namespace

QString usualScenario(const Analysis& analysis) {
    const engine::CheckedModel& model = *analysis.model;
    const bool isKnown = model.findScenario(model.defaultScenario) != nullptr || model.scenarios.empty();
    return QString::fromStdString(isKnown ? model.defaultScenario : model.scenarios.front().id);
}

ExpressionPlace measurePlace(const AnalysisPtr& analysis, const QString& scenario, const QString& object) {
    const auto names = std::make_shared<const Names>(analysis, scenario);
    ExpressionPlace place;
    place.wanted = engine::numberFormat;
    place.own = names->run.contextOf(object.toStdString());
    place.names = names;
    return place;
}

QStringList measuredObjects(const AnalysisPtr& analysis, const QString& scenario) {
    QStringList objects;
    const Names names(analysis, scenario);
    for (const std::string& name : names.run.objects()) {
        objects << QString::fromStdString(name);
    }
    return objects;
}

} // namespace orrery::widgets
