// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/project/analyzer.h"

#include <QObject>
#include <QPoint>
#include <QString>

#include <cstdint>
#include <optional>

class QWidget;

namespace orrery::widgets {
class DocumentStore;
class ObjectInspector;
class Sandbox;
class SandboxBar;
} // namespace orrery::widgets

namespace orrery::ide {

class Actions;

/// The commands that start a run of the content and ask about it. New content reaches the sandbox here, too.
class RunCommands : public QObject {
    Q_OBJECT

public:
    /// @param inspector shows the object of the commands. @param window dialogs appear above it
    RunCommands(Actions& actions, widgets::DocumentStore& store, widgets::Analyzer& analyzer, widgets::Sandbox& sandbox,
                const widgets::ObjectInspector& inspector, widgets::SandboxBar& bar, QWidget& window);

    /// Enables the commands that can do something now.
    void refresh();
    /// Asks for a galaxy and runs it.
    void newGalaxy();
    /// Shows the commands for an object at a place of the screen.
    void showObjectMenu(std::uint32_t row, QPoint at);

signals:
    /// Emitted when the person has started a run. @param isNewGalaxy whether the map shows what was wanted
    void started(bool isNewGalaxy);
    /// Emitted when new content has errors, so that the sandbox runs an older one, and when it has none.
    void olderContentRuns(bool isOlder);
    void fileAdded(const QString& shownPath);
    void placeWanted(orrery::engine::Location where);
    /// Emitted with a sentence for the person.
    void said(const QString& sentence);

private:
    void takeProgram(const widgets::AnalysisPtr& analysis);
    void chooseScenario();
    /// Asks for an id, and adds the scenario of the run to the project.
    void saveScenario();
    void askWhyNot();
    /// @param object its owner is the first choice.
    void askAvailability(std::optional<std::uint32_t> object);

    Actions& m_actions;
    widgets::DocumentStore& m_store;
    widgets::Analyzer& m_analyzer;
    widgets::Sandbox& m_sandbox;
    const widgets::ObjectInspector& m_inspector;
    QWidget& m_window;
};

} // namespace orrery::ide
