// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/turns.h"

#include "app/ide/main_window.h"
#include "app/ide/run_commands.h"
#include "widgets/base/kept_fields.h"
#include "widgets/sandbox/sandbox.h"

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

const QString markKey = QStringLiteral("run.marked-turn");
const QString scenarioKey = QStringLiteral("run.marked-scenario");
const QString savedKey = QStringLiteral("run.saved-turns");

/// Returns the scenario of the run; empty while there is none.
QString scenarioOf(const Sandbox& sandbox) {
    const engine::Session* const session = sandbox.session();
    return session != nullptr ? QString::fromStdString(session->scenario().id) : QString();
}

} // namespace

TurnsFeature::TurnsFeature(MainWindow& window) : Feature(window), m_fields(window.findChild<KeptFields*>()) {
    Sandbox& sandbox = window.sandbox();
    window.actions()["run.mark-turn"].setCheckable(true);
    window.actions().connectTo("run.mark-turn", [this] { markTurn(); });
    connect(&window, &MainWindow::stateChanged, this, &TurnsFeature::refresh);
    connect(&sandbox, &Sandbox::turnMarked, this, &TurnsFeature::refresh);
    if (m_fields == nullptr) {
        return;
    }
    connect(&sandbox, &Sandbox::turnMarked, this, &TurnsFeature::keepMark);
    connect(&sandbox, &Sandbox::started, this, &TurnsFeature::restoreMark);
    connect(m_fields, &KeptFields::replaced, this, &TurnsFeature::restoreMark);
    connect(&window.runs(), &RunCommands::scenarioSaved, this, [this](const QString& id, int turn) {
        QJsonObject turns = m_fields->values().value(savedKey).toObject();
        turns.insert(id, turn);
        m_fields->setValue(savedKey, turns);
    });
    connect(&window.runs(), &RunCommands::scenarioOpened, this, [this, &sandbox](const QString& id) {
        const int turn = m_fields->values().value(savedKey).toObject().value(id).toInt();
        if (turn > 0) {
            sandbox.goTo(static_cast<std::uint32_t>(turn));
        }
    });
}

void TurnsFeature::markTurn() {
    Sandbox& sandbox = window().sandbox();
    const std::uint32_t turn = sandbox.turn();
    if (sandbox.markedTurn() == turn) {
        sandbox.markTurn(std::nullopt);
        window().say(tr("Removed the mark of turn %1").arg(turn));
    } else {
        sandbox.markTurn(turn);
        window().say(tr("Marked turn %1: the inspector and the map show the changes since then").arg(turn));
    }
    refresh(); // also if the action changed its check mark by itself
}

void TurnsFeature::keepMark() {
    if (m_isRestoring) {
        return;
    }
    const auto turn = window().sandbox().markedTurn();
    m_fields->setValue(markKey, turn ? static_cast<int>(*turn) : -1);
    m_fields->setValue(scenarioKey, scenarioOf(window().sandbox()));
}

/// Marks the kept turn again, if the run is of the same scenario.
void TurnsFeature::restoreMark() {
    const int turn = m_fields->values().value(markKey).toInt(-1);
    const QString scenario = scenarioOf(window().sandbox());
    if (turn >= 0 && !scenario.isEmpty() && scenario == m_fields->values().value(scenarioKey).toString()) {
        m_isRestoring = true;
        window().sandbox().markTurn(static_cast<std::uint32_t>(turn));
        m_isRestoring = false;
    }
}

void TurnsFeature::refresh() {
    const Sandbox& sandbox = window().sandbox();
    QAction& action = window().actions()["run.mark-turn"];
    action.setEnabled(sandbox.hasRun());
    action.setChecked(sandbox.hasRun() && sandbox.markedTurn() == sandbox.turn());
}

} // namespace orrery::ide
