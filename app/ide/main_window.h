// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/actions.h"
#include "app/ide/editor_tabs.h"
#include "app/ide/palette.h"
#include "app/ide/pane.h"
#include "app/ide/panes.h"
#include "app/ide/perspectives.h"
#include "engine/text/diagnostic.h"
#include "widgets/base/preview.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QDockWidget;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace orrery::widgets {
class DocumentEditor;
class ExpressionScratch;
class FormView;
class GalaxyView;
class MapEdits;
class ObjectInspector;
class ObjectsView;
class ProblemsView;
class ProjectTree;
class SandboxBar;
class SourceEditor;
class Timeline;
} // namespace orrery::widgets

namespace orrery::ide {

class EditCommands;
class FrontViews;
class MainToolBar;
class MapViews;
class Navigator;
class ProjectOpener;
class ProjectStatus;
class RunCommands;
class StartPage;
class UnsavedWork;

/// The window: one project, one run, three perspectives. It only connects its views and parts, which do not depend on
/// the window.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// @param resourceFolder the folder with vocabulary/ and demo/.
    explicit MainWindow(const QString& resourceFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a project's folder. On failure, shows the reason, also on the start page, and returns false. A run file is
    /// opened later, after the user has chosen a folder for its content (I4.16).
    bool openProject(const QString& folder);
    /// Opens the project that the command line names; empty: the last one, if the preferences ask for it.
    void openAtStart(const QString& named);
    /// Closes the project and shows the start page. Asks about unsaved work first; returns false if the user stays.
    bool closeProject();
    bool hasProject() const { return !m_store->folder().isEmpty(); }
    void setPerspective(Perspective perspective);
    Perspective perspective() const { return m_perspectives->current(); }
    void setEditMode(EditMode mode) { m_perspectives->setEditMode(mode); }
    /// Waits until the content is checked and the sandbox is idle; for tests and the tour.
    void waitUntilIdle();

    Actions& actions() { return *m_actions; }
    Palette& commandPalette() { return m_palette; }
    widgets::SandboxBar& sandboxBar() { return *m_bar; }
    widgets::Timeline& timeline() { return *m_timeline; }
    widgets::DocumentStore& store() { return *m_store; }
    widgets::Analyzer& analyzer() { return *m_analyzer; }
    widgets::Sandbox& sandbox() { return *m_sandbox; }
    RunCommands& runs() { return *m_runs; }
    widgets::GalaxyView& galaxy() { return *m_galaxy; }
    widgets::MapEdits& mapEdits() { return *m_mapEdits; }
    widgets::ObjectInspector& inspector() { return *m_inspector; }
    widgets::ProblemsView& problems() { return *m_problems; }
    widgets::FormView& form() { return *m_form; }
    widgets::ProjectTree& projectTree() { return *m_tree; }
    StartPage& startPage() { return *m_start; }
    const QString& resourceFolder() const { return m_resourceFolder; }

    /// Creates a dock for a view. The dock has an entry in the menu of panes and a place in the order of F6. The window
    /// owns the view, or creates it later. Call this function only during construction, because the perspectives then
    /// restore the docks by name.
    QDockWidget* addPane(const Pane& pane) { return m_panes->add(pane); }
    /// Shows a pane in front of the other tabs, and gives it the focus.
    void raisePane(const QString& name) { m_panes->raise(name); }
    /// Adds a bar with a line of its own across the window, which the window owns. Call this function only during
    /// construction.
    void addNotice(QToolBar* bar);
    /// Shows a sentence in the status bar for some seconds.
    void say(const QString& text);
    /// Returns all open source views, in the order of their tabs.
    std::vector<widgets::SourceEditor*> editors() const { return m_tabs->editors(); }

    /// Returns the source view of a file, and opens the view if necessary; null if there is no such file.
    widgets::SourceEditor* editorOf(const QString& shownPath) { return m_tabs->editorOf(shownPath); }
    widgets::DocumentEditor* currentEditor() const { return m_tabs->currentEditor(); }
    /// These functions are as in EditorTabs.
    void addTabLater(const QString& shownPath, int caret, int firstLine) {
        m_tabs->addLater(shownPath, caret, firstLine);
    }
    bool hasTabsToMake() const { return m_tabs->hasTabsToMake(); }
    /// Shows a place in the form and in a source view.
    void goTo(engine::Location where);
    /// Gives the focus to the source view in front, otherwise to the form.
    void focusEditing();
    /// Opens a file, and gives it the focus.
    void openFile(const QString& shownPath);
    /// Selects an object on the map, in the list and in the inspector.
    void showObject(std::uint32_t row);
    /// Returns whether the map shows the present run.
    bool isMapCurrent() const;
    /// Selects no object in these views.
    void clearObject();
    /// Applies a fix. Reports the reason and returns false if the analysis is out of date or a file is read-only.
    bool applyFix(const engine::Fix& fix);

public slots:
    /// These functions start saving the current files, or all files, and show the result later.
    void saveCurrent();
    void saveEverything();
    /// Saves all files and waits. Returns false if a save fails.
    bool saveAll();

    /// Returns whether closing the project would lose work in a document or a dialog.
    bool hasUnsaved();
    /// Asks about unsaved work. Returns false if the user wants to stay.
    bool mayDiscard();
    /// Prepares the end of the program without a question to the user. Writes unsaved work to the disk, for the offer
    /// at the next start. Changes nothing else.
    void endUnasked();
    /// Asks about unsaved work when the user's desktop session ends. @param mayAsk false: keeps unsaved work for the
    /// next start instead.
    /// @return whether the program may end. If so, the window later closes without another question, unless there are
    /// new edits.
    bool agreesToEnd(bool mayAsk);

signals:
    /// Emitted when the user wants to open a run file.
    void runFileWanted(const QString& path);
    /// Emitted after a project's texts are loaded. The first analysis may still be running.
    void projectOpened();
    /// Emitted before the open project closes. Its documents exist until all slots have returned.
    void projectClosing();
    /// Emitted after the user has closed the project, and no other one is open.
    void projectClosed();
    /// Emitted after a source view is opened. Features then connect to the view.
    void editorOpened(orrery::widgets::SourceEditor* editor);
    /// Emitted before the program ends without a question. Listeners must write their data to the disk at once.
    void endingUnasked();
    /// Emitted after a change that can enable or disable commands.
    void stateChanged();
    /// Emitted after the user selects an object, in any view.
    void objectShown(std::uint32_t row);
    /// Emitted after the form and a source view show a place.
    void placeShown(orrery::engine::Location where);
    /// Emitted when a list of candidates appears, with the edits that each candidate would make (I4.25).
    void previewsWanted(const orrery::widgets::PreviewRequest& request);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildViews();
    void buildPanes();
    void connectParts();
    void connectViews();
    void connectRun();
    void connectActions();

    void showProblemCounts(int errors, int warnings, int hints);
    void refreshTitle();
    void refreshActions();

    void askOpen();
    void goToClass();

    QString m_resourceFolder;
    std::unique_ptr<widgets::DocumentStore> m_store;
    std::unique_ptr<widgets::Analyzer> m_analyzer;
    std::unique_ptr<widgets::Sandbox> m_sandbox;
    Actions* m_actions = nullptr;
    Palette m_palette;
    QStackedWidget* m_pages = nullptr; ///< contains the start page and the views of the open project
    StartPage* m_start = nullptr;
    MainToolBar* m_toolBar = nullptr;
    QVector<QToolBar*> m_notices; ///< bars on lines of their own
    QWidget* m_project = nullptr; ///< the page of the open project: m_centre, and the timeline below it
    QSplitter* m_centre = nullptr;
    QSplitter* m_editing = nullptr;
    EditorTabs* m_tabs = nullptr;
    widgets::GalaxyView* m_galaxy = nullptr;
    widgets::Timeline* m_timeline = nullptr;
    widgets::ObjectInspector* m_inspector = nullptr;
    widgets::ObjectsView* m_objects = nullptr;
    widgets::ProblemsView* m_problems = nullptr;
    widgets::SandboxBar* m_bar = nullptr;
    widgets::FormView* m_form = nullptr;
    widgets::ProjectTree* m_tree = nullptr;
    ProjectStatus* m_status = nullptr;
    Panes* m_panes = nullptr;
    std::unique_ptr<FrontViews> m_front;
    Perspectives* m_perspectives = nullptr;
    Navigator* m_navigator = nullptr;
    UnsavedWork* m_unsaved = nullptr;
    ProjectOpener* m_opener = nullptr;
    EditCommands* m_edits = nullptr;
    MapViews* m_map = nullptr;
    widgets::MapEdits* m_mapEdits = nullptr;
    RunCommands* m_runs = nullptr;
};

} // namespace orrery::ide
