// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/actions.h"
#include "app/ide/pane.h"
#include "engine/text/diagnostic.h"
#include "widgets/document/document_store.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"

#include <QHash>
#include <QMainWindow>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QDockWidget;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolBar;

namespace orrery::widgets {
class DocumentEditor;
class ExpressionScratch;
class FormView;
class GalaxyView;
class ObjectInspector;
class ObjectsView;
class ProblemsView;
class ProjectTree;
class SandboxBar;
class SourceEditor;
} // namespace orrery::widgets

namespace orrery::ide {

class StartPage;

/// What stands in the middle and which docks are about it.
enum class Perspective : std::uint8_t { write, sandbox, sideBySide };
/// How content is edited in the write perspective.
enum class EditMode : std::uint8_t { form, source, both };

/// The window: one project, one run, three perspectives over them. It only brings its views together; each of them
/// works by itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// @param resourceFolder that holds vocabulary/ and demo/.
    explicit MainWindow(const QString& resourceFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a project's folder, or says in the window why it cannot.
    bool openProject(const QString& folder);
    bool hasProject() const { return !m_store->folder().isEmpty(); }
    void setPerspective(Perspective perspective);
    Perspective perspective() const { return m_perspective; }
    void setEditMode(EditMode mode);
    /// Waits until the content is checked and the sandbox has nothing to do; for tests and for pictures.
    void waitUntilIdle();

    Actions& actions() { return *m_actions; }
    widgets::DocumentStore& store() { return *m_store; }
    widgets::Analyzer& analyzer() { return *m_analyzer; }
    widgets::Sandbox& sandbox() { return *m_sandbox; }
    widgets::GalaxyView& galaxy() { return *m_galaxy; }
    widgets::ObjectInspector& inspector() { return *m_inspector; }
    widgets::ProblemsView& problems() { return *m_problems; }
    widgets::FormView& form() { return *m_form; }
    widgets::ProjectTree& projectTree() { return *m_tree; }
    StartPage& startPage() { return *m_start; }
    const QString& resourceFolder() const { return m_resourceFolder; }

    /// Makes a dock of a view, with its entry in the menu of panes and its place among those that F6 walks through. The
    /// window takes the view, or makes it later. Only while the window is being made: the docks of a perspective are
    /// restored by name.
    QDockWidget* addPane(const Pane& pane);
    /// Shows a pane, in front of those that lie behind it, and gives it the keyboard.
    void raisePane(const QString& name);
    /// Shows a sentence in the status bar for a while.
    void say(const QString& text);
    /// All open source views, in the order of their tabs.
    std::vector<widgets::SourceEditor*> editors() const;

    /// The source view of a file, opened where it is not; null where there is no such file.
    widgets::SourceEditor* editorOf(const QString& shownPath);
    widgets::DocumentEditor* currentEditor() const;
    /// A tab for a file of the project, as it was left: its source view is made when it is shown, else when there is
    /// time (I1.3, P3.5). It stands among editors() then.
    void addTabLater(const QString& shownPath, int caret, int firstLine);
    bool hasTabsToMake() const;
    /// Shows a place in form and source.
    void goTo(engine::Location where);
    /// Chooses an object on the map, in the list and in the inspector.
    void showObject(std::uint32_t row);
    /// Applies a fix, if the text that it speaks of is still the present one.
    bool applyFix(const engine::Fix& fix);

public slots:
    /// Begin to save the file in front, or all; what came of it is said when it is known.
    void saveCurrent();
    void saveEverything();
    /// Saves all, and waits. False where not everything could be.
    bool saveAll();

    /// Whether there is anything that leaving the project would lose: in a document, or in a dialog.
    bool hasUnsaved();
    /// Asks about that. False: the person wants to stay.
    bool mayDiscard();
    /// The program ends and nobody can be asked: what is unsaved is on the disk when this returns, to be offered at the
    /// next start. Changes nothing else.
    void endUnasked();
    /// The person's desktop is about to end. @return whether it may. @param mayAsk else what is unsaved is kept for the
    /// next start. Who has agreed is not asked again when the window closes, unless there are new edits.
    bool agreesToEnd(bool mayAsk);

signals:
    /// A project's texts are there; its first analysis may still be under way.
    void projectOpened();
    /// The open project is about to be left: its documents go when all have heard it.
    void projectClosing();
    /// A source view was opened; features bind what they add to editors here.
    void editorOpened(orrery::widgets::SourceEditor* editor);
    /// The program ends at once, and takes nothing back: all that is not on the disk is to be put there.
    void endingUnasked();
    /// Something that decides which commands can be used has changed.
    void stateChanged();
    /// A person chose an object, wherever it was.
    void objectShown(std::uint32_t row);
    /// Form and source were sent to a place.
    void placeShown(orrery::engine::Location where);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Visit {
        QString path;
        int begin = 0;
        int end = 0;
    };

    struct MadePane {
        QDockWidget* dock = nullptr;
        PaneIn shownIn = PaneIn::none;
        bool goesAlong = false;
        std::function<QWidget*()> make{};                           ///< empty once the pane has its view
        std::function<std::vector<widgets::Document*>()> unsaved{}; ///< as Pane has it
    };

    /// How one perspective was left: its docks, its splitters, and how content is edited in it.
    struct Layout {
        QByteArray docks;
        QByteArray centre;
        QByteArray editing;
        EditMode editMode = EditMode::both;
    };

    void buildViews();
    void buildPanes();
    QDockWidget* dockOf(const QString& name) const;
    void connectViews();
    void connectActions();
    /// Tabs follow what becomes of their files.
    void followFiles();
    void followTab();
    QWidget* tabOf(const QString& shownPath) const;
    widgets::DocumentEditor* makeEditor(widgets::Document& document);
    void makeTab(int index);
    void makeNextTab();
    void showCaretInForm(const widgets::DocumentEditor& editor);
    void takeAnalysis();
    void takeProgram(const widgets::AnalysisPtr& analysis);
    void showFindings();
    // layout: main_window_layout.cpp
    Layout& layoutOf(Perspective perspective) { return m_layouts[static_cast<std::size_t>(perspective)]; }
    void loadLayouts();
    void rememberLayout();
    void saveLayouts();
    void layOut(Perspective perspective);
    void showDock(QDockWidget& dock);
    void fillPane(QDockWidget& dock);
    void fillNextPane();
    void focusEditing();
    void focusNextPane(int step);

    void refreshGalaxy();
    void refreshTitle();
    void refreshActions();
    bool mayLeaveSession();
    std::vector<widgets::Document*> unsavedInFront() const;
    void beginSaving(std::vector<widgets::Document*> documents, const QString& sentence);
    void tellSaved(const QStringList& problems, const QString& sentence);
    void visit(const Visit& place, bool remember);
    static void showIn(widgets::SourceEditor& editor, int begin, int end);

    void askOpen();
    void chooseScenario();
    void newGalaxy();
    void saveScenario();
    void goToClass();
    void askWhyNot();
    /// @param object whose owner is asked for first.
    void askAvailability(std::optional<std::uint32_t> object);
    void showPalette();
    void about();

    QString m_resourceFolder;
    std::unique_ptr<widgets::DocumentStore> m_store;
    std::unique_ptr<widgets::Analyzer> m_analyzer;
    std::unique_ptr<widgets::Sandbox> m_sandbox;
    Actions* m_actions = nullptr;
    QStackedWidget* m_pages = nullptr; ///< the start page, or the views of the open project
    StartPage* m_start = nullptr;
    QToolBar* m_toolBar = nullptr;
    QSplitter* m_centre = nullptr;
    QSplitter* m_editing = nullptr;
    QTabWidget* m_tabs = nullptr;
    widgets::GalaxyView* m_galaxy = nullptr;
    widgets::ObjectInspector* m_inspector = nullptr;
    widgets::ObjectsView* m_objects = nullptr;
    widgets::ProblemsView* m_problems = nullptr;
    widgets::SandboxBar* m_bar = nullptr;
    widgets::FormView* m_form = nullptr;
    widgets::ProjectTree* m_tree = nullptr;
    std::vector<MadePane> m_panes;
    QLabel* m_checkState = nullptr;
    QLabel* m_runState = nullptr;
    Perspective m_perspective = Perspective::write;
    EditMode m_editMode = EditMode::both;
    std::array<Layout, 3> m_layouts;
    std::optional<Perspective> m_laidOut; ///< whose docks stand now; none on the start page
    bool m_runsOlderContent = false;
    bool m_isOpening = false;
    bool m_hasAgreedToEnd = false; ///< and nothing was edited since
    QTimer m_moreTabs;             ///< makes source views of tabs, one after the other
    QTimer m_morePanes;            ///< makes views of panes, likewise, from the first painting on
    bool m_isFormDue = false;      ///< what the form is to show waits for a check
    std::vector<Visit> m_visits;
    std::size_t m_visit = 0;
    QHash<QString, int> m_closed; ///< where the caret was in files that left with their tabs
};

} // namespace orrery::ide
