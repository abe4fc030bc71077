// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/saved_run.h"

#include "engine/check/check.h"
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/runs.h"
#include "engine/check/scenario/statements.h"
#include "engine/content/constants.h"
#include "engine/rules/shipped_rows.h"
#include "engine/universe/scenario_text.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::CheckedScenario;

/// The file name and the id of a restored scenario. Content cannot use either of them.
constexpr auto restoredFile = "orrery-restored.run.xml";
constexpr auto restoredId = "orrery-restored.run";

QString numberText(std::uint64_t number) {
    return QString::number(number); // numbers of JSON have only 53 bits
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

/// Reads a scenario as an additional file of the project.
std::optional<ReadScenario> readScenario(const std::string& xml, const engine::ParsedProject& project) {
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

namespace {

/// Returns an element and its turn as a line of a run.
RunLine lineOf(engine::Element element) {
    const auto turn = engine::parseInteger(element.value("turn"));
    return {static_cast<std::uint32_t>(std::clamp<std::int64_t>(turn.value_or(0), 0, 1'000'000)),
            std::string(element.tree->slice(element.where().span))};
}

/// Returns the statements and orders in a run of an earlier version, even if they do not fit the content. Skips the
/// scenario's own statements and orders, which come first.
std::vector<RunLine> linesOf(const std::string& xml, std::size_t ownStatements, std::size_t ownOrders) {
    static constexpr std::array<std::string_view, 4> neither{"policy", "view", "galaxy", "condition"};
    std::vector<RunLine> lines;
    const engine::XmlTree tree = engine::parseXml(std::make_shared<const engine::SourceText>("", xml), {});
    if (tree.root() == engine::XmlTree::none) {
        return lines;
    }
    const engine::ElementSpec* const scenario = engine::orreryElement().child("scenario");
    std::size_t statements = 0;
    std::size_t orders = 0;
    for (const engine::Element child : engine::Element{&tree, tree.root()}.children()) {
        if (std::find(neither.begin(), neither.end(), child.tag()) != neither.end()) {
            continue;
        }
        const bool isDone =
            scenario->child(child.tag()) != nullptr ? statements++ >= ownStatements : orders++ >= ownOrders;
        if (isDone) {
            lines.push_back(lineOf(child));
        }
    }
    return lines;
}

/// Converts the decision of an earlier version, which refers to its question by a number.
RunLine lineOf(const QJsonValue& answer, std::uint64_t question) {
    const int chosen = answer[QStringLiteral("chosen")].toInt(-1);
    engine::CheckedDecision decision;
    decision.question = question;
    decision.passes = chosen < 0;
    decision.choice = static_cast<std::uint32_t>(std::max(0, chosen));
    decision.turn = static_cast<std::uint32_t>(std::max(1, answer[QStringLiteral("turn")].toInt()) - 1);
    return {decision.turn, engine::decisionXml(decision)};
}

} // namespace

SavedRun savedRun(const RunBase& base, std::optional<std::uint64_t> seed, std::uint32_t turn) {
    SavedRun run{base.scenario.id, base.isFromContent, seed, {}, turn, {}, base.branch};
    if (!base.isFromContent) {
        CheckedScenario scenario = base.scenario;
        scenario.chanceKey = scenario.stableName(); // the restored run draws the same numbers (E5.10)
        scenario.id = restoredId;
        run.xml = engine::scenarioXml(scenario, *base.model);
    }
    return run;
}

QJsonObject toJson(const SavedRun& run) {
    QJsonObject json{{QStringLiteral("scenario"), QString::fromStdString(run.scenario)},
                     {QStringLiteral("turn"), static_cast<int>(run.turn)},
                     {QStringLiteral("fromContent"), run.isFromContent}};
    if (!run.branch.empty()) {
        json.insert(QStringLiteral("branch"), QString::fromStdString(run.branch));
    }
    if (run.seed) {
        json.insert(QStringLiteral("seed"), numberText(*run.seed));
    }
    if (!run.xml.empty()) {
        json.insert(QStringLiteral("base"), QString::fromStdString(run.xml));
    }
    return json;
}

SavedRun savedRunFrom(const QJsonObject& json) {
    SavedRun run;
    run.scenario = json.value(QStringLiteral("scenario")).toString().toStdString();
    run.turn = static_cast<std::uint32_t>(std::max(0, json.value(QStringLiteral("turn")).toInt()));
    run.isFromContent = json.value(QStringLiteral("fromContent")).toBool(true);
    run.seed = numberFrom(json.value(QStringLiteral("seed")));
    run.xml = json.value(QStringLiteral("base")).toString().toStdString();
    run.branch = json.value(QStringLiteral("branch")).toString().toStdString();
    // Earlier versions also stored statements and orders here.
    const std::string done = json.value(QStringLiteral("run")).toString().toStdString();
    if (!done.empty()) {
        const auto number = [&](const QString& name) {
            return static_cast<std::size_t>(std::max(0, json.value(name).toInt()));
        };
        run.lines = linesOf(done, number(QStringLiteral("ownStatements")), number(QStringLiteral("ownOrders")));
        run.xml = run.isFromContent ? std::string() : done;
    }
    const QJsonArray answers = json.value(QStringLiteral("answers")).toArray();
    for (const QJsonValue& answer : answers) {
        if (const auto question = numberFrom(answer[QStringLiteral("question")])) {
            run.lines.push_back(lineOf(answer, *question));
        }
    }
    std::stable_sort(run.lines.begin(), run.lines.end(),
                     [](const RunLine& a, const RunLine& b) { return a.turn < b.turn; });
    return run;
}

std::optional<RunBase> restoredBase(const SavedRun& run, const engine::ParsedProject& project,
                                    std::shared_ptr<const engine::CheckedModel> model) {
    RunBase base;
    base.isFromContent = run.isFromContent;
    base.branch = run.branch;
    if (run.isFromContent) {
        const CheckedScenario* const written = model->findScenario(run.scenario);
        if (written == nullptr) {
            return std::nullopt;
        }
        base.scenario = *written;
        base.model = std::move(model);
        return base;
    }
    const std::optional<ReadScenario> read = readScenario(run.xml, project);
    if (!read) {
        return std::nullopt;
    }
    base.scenario = engine::adoptScenario(read->scenario, *read->model, *model);
    base.scenario.id = run.scenario;
    base.model = std::move(model);
    // An earlier version may have written the statements of the run after those of the scenario. Removes them here.
    const auto isDone = [&](std::uint32_t turn, const std::string& xml) {
        return std::any_of(run.lines.begin(), run.lines.end(),
                           [&](const RunLine& line) { return line.turn == turn && line.xml == xml; });
    };
    std::erase_if(base.scenario.statements, [&](const engine::CheckedStatement& statement) {
        return isDone(statement.turn, engine::statementXml(statement));
    });
    std::erase_if(base.scenario.orders,
                  [&](const engine::CheckedOrder& order) { return isDone(order.turn, engine::orderXml(order)); });
    return base;
}

} // namespace orrery::widgets
