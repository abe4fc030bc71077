// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/run_commands.h"

#include "app/ide/actions.h"
#include "engine/universe/scenario_text.h"
#include "widgets/base/chooser.h"
#include "widgets/document/document_store.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/map_edits.h"
#include "widgets/sandbox/new_galaxy_dialog.h"
#include "widgets/sandbox/object_actions.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/sandbox/sandbox_bar.h"

#include <QMenu>
#include <QRegularExpression>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Returns whether a statement or order of the sandbox has an error.
bool hasSessionErrors(const Analysis& analysis) {
    return std::ranges::any_of(analysis.diagnostics, [&](const engine::Diagnostic& one) {
        return one.severity() == engine::Severity::error && analysis.isOfSession(one.where.file);
    });
}

} // namespace

RunCommands::RunCommands(Actions& actions, DocumentStore& store, Analyzer& analyzer, Sandbox& sandbox, MapEdits& edits,
                         const ObjectInspector& inspector, SandboxBar& bar, QWidget& window)
    : QObject(&window), m_actions(actions), m_store(store), m_analyzer(analyzer), m_sandbox(sandbox), m_edits(edits),
      m_inspector(inspector), m_window(window) {
    connect(&analyzer, &Analyzer::compiled, this, &RunCommands::takeProgram);
    connect(&analyzer, &Analyzer::forgotten, this, [this] { m_saved.reset(); });
    actions.connectTo("run.new-galaxy", [this] { newGalaxy(); });
    actions.connectTo("run.scenario", [this] { chooseScenario(); });
    actions.connectTo("run.restart", [this] { m_sandbox.restart(); });
    actions.connectTo("run.save-scenario", [this] { saveScenario(); });
    actions.connectTo("run.on", [&bar] { bar.runOn(); });
    actions.connectTo("run.step", [this] { m_sandbox.step(); });
    actions.connectTo("run.step-back", [this] { m_sandbox.stepBack(); });
    actions.connectTo("run.do", [this] {
        if (const auto object = m_inspector.object()) {
            chooseObjectAction(m_sandbox, m_edits, *object, {}, &m_window,
                               [this](const QString& words) { emit said(words); });
        }
    });
}

void RunCommands::refresh() {
    const auto enable = [this](std::initializer_list<const char*> ids, bool on) {
        for (const char* const id : ids) {
            m_actions[id].setEnabled(on);
        }
    };
    const bool hasRun = m_sandbox.hasRun();
    enable({"run.new-galaxy", "run.scenario", "run.available"}, !m_store.folder().isEmpty());
    enable({"run.restart", "run.save-scenario", "run.on", "run.step", "run.step-back", "run.give-order"}, hasRun);
    enable({"run.do", "run.why-not"}, hasRun && m_inspector.object().has_value());
}

void RunCommands::takeProgram(const AnalysisPtr& analysis) {
    if (m_store.documents().empty()) {
        return;
    }
    // If new content has errors, keeps the last run, and the status bar shows that (ui.md, failure states). The content
    // may be half typed. The first run uses the content even with errors.
    const bool mayRun = !analysis->hasContentErrors() || !m_sandbox.hasRun();
    emit olderContentRuns(!mayRun);
    if (!mayRun) {
        m_sandbox.followText();
        return;
    }
    if (m_otherContent && m_otherContent(analysis)) {
        return;
    }
    const bool isFirst = !m_sandbox.hasRun() && !m_sandbox.isBusy();
    m_sandbox.useProgram(analysis->program);
    continueSaved();
    if (isFirst && !analysis->model->scenarios.empty() && m_sandbox.mayStartItself()) {
        const std::string& wanted = analysis->model->defaultScenario;
        const engine::CheckedScenario* const scenario = analysis->model->findScenario(wanted);
        m_sandbox.start(scenario != nullptr ? *scenario : analysis->model->scenarios.front());
    }
}

/// Continues with the run of the scenario that the run was saved as, in the same turn, as soon as the content has it.
void RunCommands::continueSaved() {
    if (m_saved && m_sandbox.program()->model->findScenario(m_saved->id.toStdString()) != nullptr) {
        const SavedScenario saved = *std::exchange(m_saved, std::nullopt);
        m_sandbox.startById(saved.id, saved.seed, m_sandbox.turn());
    }
}

void RunCommands::newGalaxy() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis) {
        return;
    }
    const engine::Session* const session = m_sandbox.session();
    const auto& scenarios = analysis->model->scenarios;
    const engine::CheckedScenario* like = scenarios.empty() ? nullptr : &scenarios.front();
    if (session != nullptr && session->sharedProgram() == m_sandbox.program() && session->scenario().galaxy) {
        like = &session->scenario();
    }
    NewGalaxyDialog dialog(like, &m_window);
    if (dialog.exec() == QDialog::Accepted) {
        m_saved.reset();
        m_sandbox.start(dialog.scenario());
        emit started(true);
    }
}

void RunCommands::chooseScenario() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis) {
        return;
    }
    QVector<Choice> choices;
    for (const engine::CheckedScenario& scenario : analysis->model->scenarios) {
        choices.append({QString::fromStdString(scenario.id), QString::fromStdString(scenario.name)});
    }
    if (choices.isEmpty()) {
        emit said(tr("The project has no scenario yet. Create a new galaxy, or write a <scenario>."));
        return;
    }
    const int chosen = choose(tr("Open scenario"), choices, &m_window);
    if (chosen >= 0) {
        m_saved.reset();
        m_sandbox.startById(choices[chosen].name);
        emit scenarioOpened(choices[chosen].name);
        emit started(false);
    }
}

void RunCommands::saveScenario() {
    const engine::Session* session = m_sandbox.session();
    if (session == nullptr) {
        return;
    }
    const auto entered = askText({.draft = QStringLiteral("save-scenario"),
                                  .title = tr("Save as scenario"),
                                  .label = tr("Id of the new scenario:"),
                                  .text = QString::fromStdString(session->scenario().id) + QStringLiteral("-2"),
                                  .verb = tr("Save")},
                                 &m_window);
    session = m_sandbox.session(); // during the dialog, another run may have started
    if (!entered || session == nullptr) {
        return;
    }
    const QString& id = *entered;
    static const QRegularExpression allowed(QStringLiteral("^[A-Za-z_][A-Za-z0-9_.-]*$"));
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!allowed.match(id).hasMatch()) {
        emit said(
            tr("'%1' is not a valid id. Use letters, digits, '_', '-' and '.'; do not begin with a digit.").arg(id));
        return;
    }
    if (analysis && analysis->model->findScenario(id.toStdString()) != nullptr) {
        emit said(tr("The scenario '%1' already exists.").arg(id));
        return;
    }
    engine::CheckedScenario scenario = session->scenario();
    scenario.chanceKey = scenario.stableName(); // draws the same numbers as the sandbox (E5.10)
    if (scenario.name == scenario.id) {         // it has no name of its own
        scenario.name = id.toStdString();
    }
    scenario.id = id.toStdString();
    if (scenario.galaxy) {
        scenario.galaxy->seed = session->seed();
    }
    const std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n" +
                            engine::scenarioXml(scenario, *session->program().model) + "</orrery>\n";
    const QString path = QStringLiteral("scenarios/%1.xml").arg(id);
    if (m_store.files().add(path, QByteArray::fromStdString(xml)) == nullptr) {
        emit said(tr("The file '%1' already exists.").arg(path));
        return;
    }
    QStringList words{tr("Added %1; save to keep it").arg(path)};
    if (session->turn() > 0) {
        words
            << tr("It has all statements with their turns, and opens at turn %1 on this computer").arg(session->turn());
    }
    if (!scenario.galaxy && session->seed() != engine::GalaxySpec{}.seed) {
        words << tr("Not saved: seed %1, because only a galaxy has a seed").arg(session->seed());
    }
    if (analysis && hasSessionErrors(*analysis)) {
        words << tr("Not saved: statements with errors (see Problems)");
    }
    if (m_sandbox.hasDisabled()) {
        words << tr("Not saved: disabled statements");
    }
    if (analysis && !analysis->hasContentErrors()) { // otherwise the present run goes on
        m_saved = SavedScenario{id, scenario.galaxy ? std::nullopt : std::optional(session->seed())};
    }
    emit scenarioSaved(id, static_cast<int>(session->turn()));
    emit fileAdded(path);
    emit said(words.join(QStringLiteral(". ")));
}

void RunCommands::showObjectMenu(std::uint32_t row, QPoint at) {
    QMenu menu(&m_window);
    addObjectActions(menu, m_sandbox, m_edits, row, &m_window, [this](const QString& words) { emit said(words); });
    menu.addSeparator();
    for (const char* const id : {"run.move-object", "run.attach-object", "run.lane", "run.add-planet",
                                 "run.rename-object", "run.remove-object"}) {
        if (m_actions[id].isEnabled()) {
            menu.addAction(&m_actions[id]);
        }
    }
    menu.addSeparator();
    menu.addAction(&m_actions["run.breakdown"]);
    for (const char* const id : {"run.what-if", "run.give-order", "run.why-not", "run.available"}) {
        const QAction& command = m_actions[id];
        menu.addAction(command.icon(), command.text(), this, [this, row, id] {
            emit objectWanted(row); // the command is for the chosen object
            m_actions[id].trigger();
        });
    }
    menu.exec(at);
}

} // namespace orrery::ide
