// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/saved_run.h"

#include "engine/check/check.h"
#include "engine/check/orders.h"
#include "engine/turn/effect_call.h"
#include "engine/universe/scenario_text.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::CheckedScenario;

/// Neither is a name that content may have.
constexpr auto restoredFile = "orrery-restored.run.xml";
constexpr auto restoredId = "orrery-restored.run";

QString numberText(std::uint64_t number) {
    return QString::number(number); // JSON's own numbers have 53 bits
}

std::optional<std::uint64_t> numberFrom(const QJsonValue& text) {
    bool isNumber = false;
    const std::uint64_t number = text.toString().toULongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

struct ReadScenario {
    CheckedScenario scenario;
    std::shared_ptr<const engine::CheckedModel> model;
};

/// A scenario as a file more of the project.
std::optional<ReadScenario> read(const std::string& xml, const engine::ParsedProject& project) {
    engine::FolderContents files;
    engine::FolderContents shipped;
    files.name = project.sources.manifest.name;
    for (const engine::ProjectSource& source : project.sources.files) {
        (source.isShipped ? shipped : files).files.emplace(source.text->path(), source.text);
    }
    files.files.emplace(restoredFile, std::make_shared<const engine::SourceText>(
                                          restoredFile, "<orrery format=\"1\">\n" + xml + "</orrery>\n"));
    const engine::ParsedProject parsed = engine::parseProject(engine::arrangeSources(files, shipped), &project);
    std::vector<engine::Diagnostic> findings;
    auto model = engine::check(parsed, engine::shippedRows(), findings);
    const CheckedScenario* const found = model->findScenario(restoredId);
    return found != nullptr ? std::optional(ReadScenario{*found, std::move(model)}) : std::nullopt;
}

} // namespace

SavedRun savedRun(const engine::Session& session, bool isFromContent, std::size_t ownStatements,
                  std::optional<std::uint64_t> seed, std::uint32_t turn) {
    SavedRun run;
    CheckedScenario scenario = session.scenario();
    run.scenario = scenario.id;
    run.isFromContent = isFromContent;
    run.seed = seed;
    run.turn = turn;
    run.decisions = session.decisions();
    run.ownStatements = std::min(ownStatements, scenario.statements.size());
    run.ownOrders = static_cast<std::size_t>(std::ranges::count_if(
        scenario.orders, [](const engine::CheckedOrder& order) { return order.where.file.isValid(); }));
    const bool isDone = run.ownStatements < scenario.statements.size() || run.ownOrders < scenario.orders.size();
    if (isDone || !isFromContent) {
        scenario.id = restoredId;
        run.xml = engine::scenarioXml(scenario, *session.program().model);
    }
    return run;
}

QJsonObject toJson(const SavedRun& run) {
    QJsonObject json{{QStringLiteral("scenario"), QString::fromStdString(run.scenario)},
                     {QStringLiteral("turn"), static_cast<int>(run.turn)},
                     {QStringLiteral("fromContent"), run.isFromContent}};
    if (run.seed) {
        json.insert(QStringLiteral("seed"), numberText(*run.seed));
    }
    if (!run.xml.empty()) {
        json.insert(QStringLiteral("run"), QString::fromStdString(run.xml));
        json.insert(QStringLiteral("ownStatements"), static_cast<int>(run.ownStatements));
        json.insert(QStringLiteral("ownOrders"), static_cast<int>(run.ownOrders));
    }
    QJsonArray answers;
    for (const auto& [turn, decisions] : run.decisions) {
        for (const engine::Decision& answer : decisions.answers) {
            answers.append(
                QJsonObject{{QStringLiteral("turn"), static_cast<int>(turn)},
                            {QStringLiteral("question"), numberText(answer.question)},
                            {QStringLiteral("chosen"), answer.chosen ? static_cast<int>(*answer.chosen) : -1}});
        }
    }
    if (!answers.isEmpty()) {
        json.insert(QStringLiteral("answers"), answers);
    }
    return json;
}

SavedRun savedRunFrom(const QJsonObject& json) {
    SavedRun run;
    run.scenario = json.value(QStringLiteral("scenario")).toString().toStdString();
    run.turn = static_cast<std::uint32_t>(std::max(0, json.value(QStringLiteral("turn")).toInt()));
    run.isFromContent = json.value(QStringLiteral("fromContent")).toBool(true);
    run.seed = numberFrom(json.value(QStringLiteral("seed")));
    run.xml = json.value(QStringLiteral("run")).toString().toStdString();
    run.ownStatements = static_cast<std::size_t>(std::max(0, json.value(QStringLiteral("ownStatements")).toInt()));
    run.ownOrders = static_cast<std::size_t>(std::max(0, json.value(QStringLiteral("ownOrders")).toInt()));
    const QJsonArray answers = json.value(QStringLiteral("answers")).toArray();
    for (const QJsonValue& answer : answers) {
        const int chosen = answer[QStringLiteral("chosen")].toInt(-1);
        if (const auto question = numberFrom(answer[QStringLiteral("question")])) {
            run.decisions[static_cast<std::uint32_t>(std::max(0, answer[QStringLiteral("turn")].toInt()))]
                .answers.push_back(
                    {*question, chosen < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(chosen))});
        }
    }
    return run;
}

std::optional<RestoredRun> restoreRun(const SavedRun& run, const engine::ParsedProject& project,
                                      const engine::CheckedModel& model) {
    const CheckedScenario* const written = run.isFromContent ? model.findScenario(run.scenario) : nullptr;
    if (run.isFromContent && (written == nullptr || run.xml.empty())) {
        return written != nullptr ? std::optional(RestoredRun{*written, written->statements.size()}) : std::nullopt;
    }
    const std::optional<ReadScenario> done = read(run.xml, project);
    if (!done) {
        return written != nullptr ? std::optional(RestoredRun{*written, written->statements.size()}) : std::nullopt;
    }
    if (written == nullptr) {
        RestoredRun restored{engine::adoptScenario(done->scenario, *done->model, model), run.ownStatements};
        restored.scenario.id = run.scenario;
        return restored;
    }
    RestoredRun restored{*written, written->statements.size()};
    for (std::size_t i = run.ownStatements; i < done->scenario.statements.size(); ++i) {
        if (auto kept = engine::adoptStatement(done->scenario.statements[i], *done->model, model)) {
            restored.scenario.statements.push_back(std::move(*kept));
        }
    }
    for (std::size_t i = run.ownOrders; i < done->scenario.orders.size(); ++i) {
        if (auto kept = engine::adoptOrder(done->scenario.orders[i], model)) {
            kept->where = {}; // it stands in no file
            restored.scenario.orders.push_back(std::move(*kept));
        }
    }
    return restored;
}

} // namespace orrery::widgets
