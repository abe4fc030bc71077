// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/chooser.h"
#include "app/ide/main_window.h"

#include "engine/trace/render.h"
#include "engine/universe/scenario_text.h"
#include "widgets/document/document_editor.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/problems/problems_view.h"
#include "widgets/sandbox/availability_dialog.h"
#include "widgets/sandbox/new_galaxy_dialog.h"
#include "widgets/sandbox/object_actions.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/sandbox/why_not_dialog.h"

#include <QApplication>
#include <QMenu>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTabWidget>

#include <algorithm>

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

void MainWindow::connectActions() {
    Actions& actions = *m_actions;
    actions.connectTo("file.open", [this] { askOpen(); });
    actions.connectTo("file.save", [this] { saveCurrent(); });
    actions.connectTo("file.save-all", [this] { saveEverything(); });
    actions.connectTo("file.close-editor", [this] { delete m_tabs->currentWidget(); });
    actions.connectTo("file.quit", [this] { close(); });

    QUndoStack& history = m_store->history();
    actions.connectTo("edit.undo", [this] {
        m_store->finishTyping();
        m_store->history().undo();
    });
    actions.connectTo("edit.redo", [this] { m_store->history().redo(); });
    connect(&history, &QUndoStack::indexChanged, this, &MainWindow::refreshTitle);
    connect(&history, &QUndoStack::undoTextChanged, this, [this](const QString& text) {
        (*m_actions)["edit.undo"].setToolTip(text.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(text));
    });
    const auto onEditor = [this](void (SourceEditor::*slot)()) {
        return [this, slot] {
            if (auto* const editor = qobject_cast<SourceEditor*>(m_tabs->currentWidget())) {
                (editor->*slot)();
            }
        };
    };
    actions.connectTo("edit.find", onEditor(&SourceEditor::openFindBar));
    actions.connectTo("edit.replace", onEditor(&SourceEditor::openReplaceBar));
    actions.connectTo("edit.find-next", onEditor(&SourceEditor::nextMatch));
    actions.connectTo("edit.find-previous", onEditor(&SourceEditor::previousMatch));

    actions.connectTo("go.class", [this] { goToClass(); });
    actions.connectTo("go.next-problem", [this] {
        m_problems->nextProblem();
        focusEditing();
    });
    actions.connectTo("go.previous-problem", [this] {
        m_problems->previousProblem();
        focusEditing();
    });
    actions.connectTo("go.next-pane", [this] { focusNextPane(1); });
    actions.connectTo("go.previous-pane", [this] { focusNextPane(-1); });
    actions.connectTo("go.back", [this] {
        if (m_tabs->count() == 0 && m_visit > 0) {
            visit(m_visits[m_visit - 1], false);
        } else if (m_visit > 1) {
            --m_visit;
            visit(m_visits[m_visit - 1], false);
        }
    });
    actions.connectTo("go.forward", [this] {
        if (m_visit < m_visits.size()) {
            ++m_visit;
            visit(m_visits[m_visit - 1], false);
        }
    });

    actions.connectTo("run.new-galaxy", [this] { newGalaxy(); });
    actions.connectTo("run.scenario", [this] { chooseScenario(); });
    actions.connectTo("run.restart", [this] { m_sandbox->restart(); });
    actions.connectTo("run.save-scenario", [this] { saveScenario(); });
    actions.connectTo("run.on", [this] { m_bar->runOn(); });
    actions.connectTo("run.step", [this] { m_sandbox->step(); });
    actions.connectTo("run.step-back", [this] { m_sandbox->stepBack(); });
    actions.connectTo("run.do", [this] {
        if (const auto object = m_inspector->object()) {
            chooseObjectAction(*m_sandbox, *object, {}, this);
        }
    });
    actions.connectTo("run.why-not", [this] { askWhyNot(); });
    actions.connectTo("run.available", [this] { askAvailability(m_inspector->object()); });

    actions.connectTo("view.write", [this] { setPerspective(Perspective::write); });
    actions.connectTo("view.sandbox", [this] { setPerspective(Perspective::sandbox); });
    actions.connectTo("view.side", [this] { setPerspective(Perspective::sideBySide); });
    actions.connectTo("view.form", [this] { setEditMode(EditMode::form); });
    actions.connectTo("view.source", [this] { setEditMode(EditMode::source); });
    actions.connectTo("view.both", [this] { setEditMode(EditMode::both); });
    actions.connectTo("view.fit", [this] { m_galaxy->fit(); });
    actions.connectTo("view.palette", [this] { showPalette(); });
    actions.connectTo("help.about", [this] { about(); });
}

void MainWindow::newGalaxy() {
    const AnalysisPtr analysis = m_analyzer->latest();
    if (!analysis) {
        return;
    }
    const engine::Session* const session = m_sandbox->session();
    const auto& scenarios = analysis->model->scenarios;
    const engine::CheckedScenario* like = scenarios.empty() ? nullptr : &scenarios.front();
    if (session != nullptr && session->sharedProgram() == m_sandbox->program() && session->scenario().galaxy) {
        like = &session->scenario();
    }
    NewGalaxyDialog dialog(like, this);
    if (dialog.exec() == QDialog::Accepted) {
        m_sandbox->start(dialog.scenario());
        setPerspective(Perspective::sandbox);
    }
}

void MainWindow::chooseScenario() {
    const AnalysisPtr analysis = m_analyzer->latest();
    if (!analysis) {
        return;
    }
    QVector<Choice> choices;
    for (const engine::CheckedScenario& scenario : analysis->model->scenarios) {
        choices.append({QString::fromStdString(scenario.id), QString::fromStdString(scenario.name)});
    }
    if (choices.isEmpty()) {
        say(tr("The project has no scenario yet. Create a new galaxy, or write a <scenario>."));
        return;
    }
    const int chosen = choose(tr("Open scenario"), choices, this);
    if (chosen >= 0) {
        m_sandbox->startById(choices[chosen].name);
        if (m_perspective == Perspective::write) {
            setPerspective(Perspective::sandbox);
        }
    }
}

void MainWindow::saveScenario() {
    const engine::Session* session = m_sandbox->session();
    if (session == nullptr) {
        return;
    }
    const auto entered = askText({.draft = QStringLiteral("save-scenario"),
                                  .title = tr("Save as scenario"),
                                  .label = tr("Id of the new scenario:"),
                                  .text = QString::fromStdString(session->scenario().id) + QStringLiteral("-2")},
                                 this);
    session = m_sandbox->session(); // another run may have started meanwhile
    if (!entered || session == nullptr) {
        return;
    }
    const QString& id = *entered;
    static const QRegularExpression allowed(QStringLiteral("^[A-Za-z_][A-Za-z0-9_.-]*$"));
    const AnalysisPtr analysis = m_analyzer->latest();
    if (!allowed.match(id).hasMatch()) {
        say(tr("'%1' is not a valid id. Use letters, digits, '_', '-' and '.'; do not begin with a digit.").arg(id));
        return;
    }
    if (analysis && analysis->model->findScenario(id.toStdString()) != nullptr) {
        say(tr("The scenario '%1' already exists.").arg(id));
        return;
    }
    engine::CheckedScenario scenario = session->scenario();
    scenario.id = id.toStdString();
    if (scenario.galaxy) {
        scenario.galaxy->seed = session->seed();
    }
    const std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<orrery format=\"1\">\n" +
                            engine::scenarioXml(scenario, *session->program().model) + "</orrery>\n";
    const QString path = QStringLiteral("scenarios/%1.xml").arg(id);
    if (m_store->files().add(path, QByteArray::fromStdString(xml)) == nullptr) {
        say(tr("The file '%1' already exists.").arg(path));
        return;
    }
    QStringList words{tr("Added %1; save to keep it").arg(path)};
    if (!scenario.galaxy && session->seed() != engine::GalaxySpec{}.seed) {
        words << tr("Not saved: seed %1, because only a galaxy has a seed").arg(session->seed());
    }
    if (analysis && hasSessionErrors(*analysis)) {
        words << tr("Not saved: statements with errors (see Problems)");
    }
    visit({path, 0, 0}, true);
    say(words.join(QStringLiteral(". ")));
}

void MainWindow::goToClass() {
    const AnalysisPtr analysis = m_analyzer->latest();
    if (!analysis) {
        return;
    }
    struct Place {
        engine::ClassIndex index;
        const engine::CheckedGroup* group; ///< null: the class itself
    };
    const engine::ClassTable& classes = analysis->model->classes;
    std::vector<Place> places;
    for (engine::ClassIndex index = 0; index < classes.size(); ++index) {
        if (classes.asRead(index).isGenerated) {
            continue;
        }
        places.push_back({index, nullptr});
        for (const engine::CheckedGroup& group : classes.asRead(index).groups) {
            places.push_back({index, &group});
        }
    }
    const auto choiceAt = [&](int i) {
        const Place& place = places[static_cast<std::size_t>(i)];
        const engine::CheckedClass& objectClass = classes.asRead(place.index);
        return place.group == nullptr
                   ? Choice{QString::fromStdString(objectClass.id), QString::fromStdString(objectClass.name)}
                   : Choice{QString::fromStdString(objectClass.id + "/" + place.group->id),
                            QString::fromStdString(place.group->name)};
    };
    const int chosen = choose(tr("Go to class"), static_cast<int>(places.size()), choiceAt, this);
    if (chosen >= 0) {
        const Place& place = places[static_cast<std::size_t>(chosen)];
        goTo(classes.placeNow(place.index,
                              place.group == nullptr ? classes.asRead(place.index).where : place.group->where));
        focusEditing();
    }
}

void MainWindow::askWhyNot() {
    const engine::Session* const session = m_sandbox->session();
    const auto object = m_inspector->object();
    if (session == nullptr || !object) {
        return;
    }
    WhyNotDialog dialog(*session, *object, this);
    // It reads this run: close it when another run replaces it.
    connect(m_sandbox.get(), &Sandbox::changed, &dialog, &QDialog::reject);
    connect(&dialog, &WhyNotDialog::placeWanted, this, &MainWindow::goTo);
    dialog.exec();
}

void MainWindow::askAvailability(std::optional<std::uint32_t> object) {
    AvailabilityDialog dialog(*m_sandbox, object, this);
    connect(&dialog, &AvailabilityDialog::placeWanted, this, &MainWindow::goTo);
    dialog.exec();
}

void MainWindow::showPalette() {
    QVector<Choice> choices;
    QVector<QAction*> actions;
    for (QAction* const action : m_actions->all()) {
        if (action->isEnabled() && action->menu() == nullptr && action != &(*m_actions)["view.palette"]) {
            choices.append(
                {action->text().remove(QLatin1Char('&')), action->shortcut().toString(QKeySequence::NativeText)});
            actions.append(action);
        }
    }
    for (QAction* const action : (*m_actions)["view.panes"].menu()->actions()) {
        choices.append(
            {action->isChecked() ? tr("Hide pane: %1").arg(action->text()) : tr("Show pane: %1").arg(action->text()),
             {}});
        actions.append(action);
    }
    const int chosen = choose(tr("Command"), choices, this);
    if (chosen >= 0) {
        actions[chosen]->trigger();
    }
}

void MainWindow::about() {
    QMessageBox::about(this, tr("About Orrery"),
                       tr("<h3>Orrery %1</h3><p>Write game rules as XML, run them turn by turn, and see what changed "
                          "and why.</p><p>Free software under the GNU General Public License, version 3 or later.</p>")
                           .arg(QApplication::applicationVersion()));
}

} // namespace orrery::ide
