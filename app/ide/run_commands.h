// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/project/analyzer.h"

#include <QObject>
#include <QPoint>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

class QWidget;

namespace orrery::widgets {
class DocumentStore;
class MapEdits;
class ObjectInspector;
class Sandbox;
class SandboxBar;
} // namespace orrery::widgets

namespace orrery::ide {

class Actions;

/// The commands that start a run of the content, and that explain its objects. Also passes new content to the sandbox.
class RunCommands : public QObject {
    Q_OBJECT

public:
    /// @param inspector shows the object to which the commands apply. @param window the parent of dialogs
    RunCommands(Actions& actions, widgets::DocumentStore& store, widgets::Analyzer& analyzer, widgets::Sandbox& sandbox,
                widgets::MapEdits& edits, const widgets::ObjectInspector& inspector, widgets::SandboxBar& bar,
                QWidget& window);

    /// Enables the commands that the user can use now, and disables the others.
    void refresh();
    /// Lets a feature decide about the content of runs. @param other called with each new content; returns whether it
    /// gives the sandbox other content instead
    void setOtherContent(std::function<bool(const widgets::AnalysisPtr& analysis)> other) {
        m_otherContent = std::move(other);
    }
    /// Asks for the settings of a galaxy, and starts a run with it.
    void newGalaxy();
    /// Shows a menu with the commands for an object, at a place of the screen.
    void showObjectMenu(std::uint32_t row, QPoint at);

signals:
    /// Emitted after the user starts a run. @param isNewGalaxy true for a new galaxy
    void started(bool isNewGalaxy);
    /// Emitted after the user opens a scenario of the project.
    void scenarioOpened(const QString& id);
    /// Emitted after the run is saved as a scenario. @param turn current turn of the run
    void scenarioSaved(const QString& id, int turn);
    /// Emitted with true when new content has errors and the sandbox keeps older content; otherwise with false.
    void olderContentRuns(bool isOlder);
    void fileAdded(const QString& shownPath);
    /// Emitted when the user asks something about an object that may not be the chosen one.
    void objectWanted(std::uint32_t row);
    /// Emitted with a sentence for the status bar.
    void said(const QString& sentence);

private:
    void takeProgram(const widgets::AnalysisPtr& analysis);
    void continueSaved();
    void chooseScenario();
    /// Asks for an id, and adds the scenario of the run to the project under this id.
    void saveScenario();

    Actions& m_actions;
    widgets::DocumentStore& m_store;
    widgets::Analyzer& m_analyzer;
    widgets::Sandbox& m_sandbox;
    widgets::MapEdits& m_edits;
    const widgets::ObjectInspector& m_inspector;
    QWidget& m_window;
    std::function<bool(const widgets::AnalysisPtr& analysis)> m_otherContent;
    /// A scenario that the run was saved as, until the content has it.
    struct SavedScenario {
        QString id;
        std::optional<std::uint64_t> seed; ///< seed of the run if the scenario cannot have one
    };
    std::optional<SavedScenario> m_saved;
};

} // namespace orrery::ide
