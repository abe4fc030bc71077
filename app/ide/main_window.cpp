// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/main_window.h"

#include "app/ide/edit_commands.h"
#include "app/ide/feature.h"
#include "app/ide/focus.h"
#include "app/ide/front_views.h"
#include "app/ide/main_tool_bar.h"
#include "app/ide/map_views.h"
#include "app/ide/navigator.h"
#include "app/ide/open_run_dialog.h"
#include "app/ide/preferences.h"
#include "app/ide/project_opener.h"
#include "app/ide/project_status.h"
#include "app/ide/run_commands.h"
#include "app/ide/start_page.h"
#include "app/ide/unsaved_work.h"
#include "app/ide/window_dialogs.h"
#include "widgets/base/accessible.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/expression/probe.h"
#include "widgets/form/form_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/sandbox/map_edits.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/sandbox/timeline.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QEventLoop>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QResizeEvent>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyleOption>
#include <QTableView>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Shortens a message by an ellipsis before the permanent parts at the right. Its tool tip is the whole message.
class MessageBar : public QStatusBar {
public:
    MessageBar() {
        connect(this, &QStatusBar::messageChanged, this, [this](const QString& text) {
            setToolTip(Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text);
        });
    }

protected:
    void paintEvent(QPaintEvent*) override {
        constexpr int margin = 6;
        QPainter painter(this);
        QStyleOption option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
        int end = width();
        for (const QWidget* const part : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            end = part->isVisible() ? std::min(end, part->x()) : end;
        }
        const QRect room(margin, 0, end - 2 * margin, height());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         fontMetrics().elidedText(currentMessage(), Qt::ElideRight, room.width()));
    }
};

} // namespace

MainWindow::MainWindow(const QString& resourceFolder, QWidget* parent)
    : QMainWindow(parent), m_resourceFolder(resourceFolder), m_store(std::make_unique<DocumentStore>()),
      m_analyzer(std::make_unique<Analyzer>(*m_store, QDir(resourceFolder).filePath("vocabulary"))),
      m_sandbox(std::make_unique<Sandbox>()), m_actions(new Actions(*this)) {
    installAccessibility();
    setWindowIcon(QIcon(QStringLiteral(":/orrery/orrery.svg")));
    resize(QSize(1360, 860).boundedTo(screen()->availableSize()));
    keepFocusHabits(*qApp);
    buildViews();
    buildPanes();
    m_actions->fillMenus(*menuBar());
    m_perspectives = new Perspectives(*this, *m_panes, *m_actions, {m_centre, m_editing, m_form, m_tabs, m_galaxy});
    m_perspectives->load();
    m_front = std::make_unique<FrontViews>(*m_panes, *m_form, *m_tabs, *m_galaxy);
    m_toolBar = new MainToolBar(*m_actions, *m_bar, this);
    addToolBar(m_toolBar);
    m_navigator = new Navigator(*m_store, *m_analyzer, *m_form, *m_tabs, this);
    m_unsaved = new UnsavedWork(*m_store, *this);
    m_opener = new ProjectOpener(*m_store, *m_sandbox, *m_tabs, *this);
    m_edits = new EditCommands(*m_actions, *m_store, *m_analyzer, *m_tabs, this);
    m_map = new MapViews(*m_sandbox, *m_galaxy, *m_objects, *m_inspector, this);
    m_mapEdits = new MapEdits(
        *m_sandbox, *m_store, [this] { return m_analyzer->latest(); }, this);
    m_runs = new RunCommands(*m_actions, *m_store, *m_analyzer, *m_sandbox, *m_mapEdits, *m_inspector, *m_bar, *this);
    connectParts();
    connectViews();
    connectRun();
    connectActions();
    for (const FeatureRow& row : featureRows()) {
        row.make(*this)->setObjectName(QString::fromLatin1(row.name));
    }
    m_panes->dock(QStringLiteral("problems"))->raise();
    setPerspective(Perspective::write);
    setEditMode(EditMode::both);
    refreshTitle();
    refreshActions();
}

MainWindow::~MainWindow() {
    hide(); // while all parts exist: hiding takes the focus, and a field then commits its text
    // Disconnects the parts first, because views and features listen to them, and live longer than some of them.
    m_sandbox->disconnect();
    m_analyzer->disconnect();
    for (QObject* const part :
         std::initializer_list<QObject*>{m_store.get(), &m_store->list(), &m_store->edits(), &m_store->disk(),
                                         &m_store->saver(), &m_store->files(), &m_store->history()}) {
        part->disconnect();
    }
}

void MainWindow::buildViews() {
    m_galaxy = new GalaxyView;
    m_tabs = new EditorTabs(*m_store, *m_analyzer);
    m_form = new FormView(*m_store, *m_analyzer, *m_sandbox);
    m_editing = new QSplitter(Qt::Horizontal);
    m_editing->addWidget(m_form);
    m_editing->addWidget(m_tabs);
    m_editing->setChildrenCollapsible(false);
    m_editing->setSizes({520, 520});
    m_centre = new QSplitter(Qt::Horizontal);
    m_centre->addWidget(m_editing);
    m_centre->addWidget(m_galaxy);
    m_centre->setChildrenCollapsible(false);
    m_start = new StartPage({&(*m_actions)["file.tutorial"], &(*m_actions)["file.demo"], &(*m_actions)["file.open"],
                             &(*m_actions)["file.new"], &(*m_actions)["import.freeorion"],
                             &(*m_actions)["import.freeorion-classic"]});
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_start);
    m_project = new QWidget;
    m_timeline = new Timeline;
    m_timeline->hide(); // until it has marks
    auto* const column = new QVBoxLayout(m_project);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_centre, 1);
    column->addWidget(m_timeline); // at the bottom: a new lane does not move the text under the mouse
    m_pages->addWidget(m_project);
    setCentralWidget(m_pages);
    m_bar = new SandboxBar(*m_sandbox);
    m_status = new ProjectStatus;
    setStatusBar(new MessageBar);
    statusBar()->addPermanentWidget(m_status);
}

void MainWindow::buildPanes() {
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    auto* const toggles = new QMenu(this);
    (*m_actions)["view.panes"].setMenu(toggles);
    m_panes = new Panes(*this, *toggles);
    m_tree = new ProjectTree(*m_store, *m_analyzer);
    m_objects = new ObjectsView(*m_sandbox);
    m_inspector = new ObjectInspector(*m_sandbox);
    m_problems = new ProblemsView(*m_analyzer);
    const PaneIn writes = PaneIn::write | PaneIn::sideBySide;
    const PaneIn runs = PaneIn::sandbox | PaneIn::sideBySide;
    addPane({tr("Project"), "project", m_tree, Qt::LeftDockWidgetArea, PaneIn::write});
    addPane({tr("Objects"), "objects", m_objects, Qt::LeftDockWidgetArea, PaneIn::sandbox});
    addPane({tr("Inspector"), "inspector", m_inspector, Qt::RightDockWidgetArea, runs});
    addPane({tr("Problems"), "problems", m_problems, Qt::BottomDockWidgetArea, writes});
    addPane({tr("Expressions"), "expressions", nullptr, Qt::BottomDockWidgetArea, PaneIn::write, false,
             [this] { return new ExpressionScratch(*m_analyzer, m_form->probe()); }});
}

void MainWindow::connectParts() {
    connect(m_tabs, &EditorTabs::tabsChanged, this, &MainWindow::refreshTitle);
    connect(m_tabs, &EditorTabs::editorChanged, this, &MainWindow::refreshActions);
    connect(m_tabs, &EditorTabs::editorOpened, this, &MainWindow::editorOpened);
    connect(m_navigator, &Navigator::editingWanted, this, [this] {
        if (perspective() == Perspective::sandbox) {
            setPerspective(Perspective::sideBySide);
        }
    });
    connect(m_navigator, &Navigator::placeShown, this, &MainWindow::placeShown);
    connect(m_navigator, &Navigator::moved, this, &MainWindow::refreshActions);
    connect(m_unsaved, &UnsavedWork::finished, this, &MainWindow::refreshTitle);
    connect(m_unsaved, &UnsavedWork::said, this, &MainWindow::say);
    connect(m_edits, &EditCommands::said, this, &MainWindow::say);
    connect(m_opener, &ProjectOpener::closing, this, &MainWindow::projectClosing);
    connect(m_opener, &ProjectOpener::refused, m_start, &StartPage::setReason);
    connect(&m_store->files(), &DocumentFiles::fileRefused, this, &MainWindow::say);
}

void MainWindow::connectViews() {
    connect(m_analyzer.get(), &Analyzer::analysed, this, [this] {
        m_tabs->showFindings();
        refreshTitle();
    });
    connect(m_analyzer.get(), &Analyzer::linted, m_tabs, &EditorTabs::showFindings);
    connect(m_analyzer.get(), &Analyzer::behindChanged, this, [this](bool behind) {
        if (behind && hasProject()) {
            m_status->showChecking();
        }
    });
    // Refreshes the title once for all files of a step. A rename can change a thousand files (P3.5).
    auto* const soon = new QTimer(this);
    soon->setSingleShot(true);
    soon->setInterval(0);
    connect(soon, &QTimer::timeout, this, &MainWindow::refreshTitle);
    connect(&m_store->history(), &QUndoStack::indexChanged, this, &MainWindow::refreshTitle);
    connect(&m_store->list(), &DocumentList::modifiedChanged, soon, qOverload<>(&QTimer::start));
    connect(m_inspector, &ObjectInspector::placeWanted, this, &MainWindow::goTo);
    connect(m_inspector, &ObjectInspector::editingWanted, this, &MainWindow::focusEditing);
    connect(m_problems, &ProblemsView::placeWanted, this, &MainWindow::goTo);
    connect(m_problems, &ProblemsView::editingWanted, this, &MainWindow::focusEditing);
    connect(m_problems, &ProblemsView::fixWanted, this, &MainWindow::applyFix);
    connect(m_problems, &ProblemsView::countsChanged, this, &MainWindow::showProblemCounts);
    connect(m_tree, &ProjectTree::placeWanted, this, &MainWindow::goTo);
    connect(m_tree, &ProjectTree::fileWanted, m_navigator, &Navigator::openFile);
}

void MainWindow::connectRun() {
    connect(m_sandbox.get(), &Sandbox::refused, this, &MainWindow::say);
    connect(m_sandbox.get(), &Sandbox::paused, this, &MainWindow::say);
    connect(m_map, &MapViews::refreshed, this, &MainWindow::refreshActions);
    connect(m_map, &MapViews::objectShown, this, [this](std::uint32_t row) {
        m_form->probe().pickTarget(row);
        refreshActions();
        emit objectShown(row);
    });
    connect(m_map, &MapViews::objectOpened, this, [this] {
        raisePane(QStringLiteral("inspector"));
        m_inspector->valuesView().setFocus();
    });
    connect(m_map, &MapViews::contextMenuWanted, m_runs, &RunCommands::showObjectMenu);
    connect(m_galaxy, &GalaxyView::startWanted, m_runs, &RunCommands::newGalaxy);
    connect(m_runs, &RunCommands::started, this, [this](bool isNewGalaxy) {
        if (isNewGalaxy || perspective() == Perspective::write) {
            setPerspective(Perspective::sandbox);
        }
    });
    connect(m_runs, &RunCommands::olderContentRuns, m_status, &ProjectStatus::showRun);
    connect(m_runs, &RunCommands::fileAdded, m_navigator, &Navigator::openFile);
    connect(m_runs, &RunCommands::objectWanted, this, &MainWindow::showObject);
    connect(m_runs, &RunCommands::said, this, &MainWindow::say);
}

void MainWindow::connectActions() {
    Actions& actions = *m_actions;
    actions.connectTo("file.open", [this] { askOpen(); });
    actions.connectTo("file.save", [this] { saveCurrent(); });
    actions.connectTo("file.save-all", [this] { saveEverything(); });
    actions.connectTo("file.close-project", [this] { closeProject(); });
    actions.connectTo("file.quit", [this] { close(); });

    actions.connectTo("go.class", [this] { goToClass(); });
    actions.connectTo("go.next-problem", [this] {
        m_problems->nextProblem();
        m_front->focusEditing();
    });
    actions.connectTo("go.previous-problem", [this] {
        m_problems->previousProblem();
        m_front->focusEditing();
    });
    actions.connectTo("go.next-pane", [this] { m_front->focusNext(1); });
    actions.connectTo("go.previous-pane", [this] { m_front->focusNext(-1); });
    actions.connectTo("go.back", [this] { m_navigator->goBack(); });
    actions.connectTo("go.forward", [this] { m_navigator->goForward(); });

    actions.connectTo("view.write", [this] { setPerspective(Perspective::write); });
    actions.connectTo("view.sandbox", [this] { setPerspective(Perspective::sandbox); });
    actions.connectTo("view.side", [this] { setPerspective(Perspective::sideBySide); });
    actions.connectTo("view.form", [this] { setEditMode(EditMode::form); });
    actions.connectTo("view.source", [this] { setEditMode(EditMode::source); });
    actions.connectTo("view.both", [this] { setEditMode(EditMode::both); });
    actions.connectTo("view.fit", [this] { m_galaxy->fit(); });
    actions.connectTo("help.about", [this] { WindowDialogs::showAbout(this); });
}

bool MainWindow::openProject(const QString& folder) {
    if (isRunFile(folder)) {
        emit runFileWanted(folder);
        return true;
    }
    if (m_opener->isOpening() || !mayDiscard()) {
        return false;
    }
    m_unsaved->askAgain();
    if (!m_opener->open(folder)) {
        return false;
    }
    m_navigator->clear();
    if (m_perspectives->isLaidOut()) {
        m_front->focusEditing(); // the docks of the perspective are already visible
    } else {
        setPerspective(perspective());
    }
    refreshTitle();
    emit projectOpened();
    m_navigator->beginProject();
    return true;
}

void MainWindow::openAtStart(const QString& named) {
    const QString folder = named.isEmpty() && reopensLastProject() ? lastProject() : named;
    if (!folder.isEmpty()) {
        openProject(folder);
    }
}

bool MainWindow::closeProject() {
    if (!hasProject() || m_opener->isOpening() || !mayDiscard()) {
        return false;
    }
    m_perspectives->save(); // the next project begins with this layout
    m_unsaved->askAgain();
    m_opener->close();
    emit projectClosed();
    m_navigator->clear();
    setPerspective(Perspective::write);
    m_status->clear();
    m_start->setReason({});
    statusBar()->clearMessage(); // about the project that was open
    refreshTitle();
    m_start->setFocus();
    return true;
}

void MainWindow::addNotice(QToolBar* bar) {
    m_notices.append(bar);
    addToolBarBreak();
    addToolBar(bar);
}

void MainWindow::askOpen() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a project's folder"), m_store->folder());
    if (!folder.isEmpty()) {
        openProject(folder);
    }
}

void MainWindow::goToClass() {
    const AnalysisPtr analysis = m_analyzer->latest();
    if (const auto place = analysis ? WindowDialogs::chooseClass(analysis, this) : std::nullopt) {
        goTo(*place);
        m_front->focusEditing();
    }
}

void MainWindow::openFile(const QString& shownPath) {
    if (perspective() == Perspective::sandbox) {
        setPerspective(Perspective::sideBySide);
    }
    m_navigator->openFile(shownPath);
    m_front->focusEditing();
}

void MainWindow::goTo(engine::Location where) {
    m_navigator->goTo(where);
}

void MainWindow::focusEditing() {
    m_front->focusEditing();
}

bool MainWindow::applyFix(const engine::Fix& fix) {
    return m_edits->applyFix(fix);
}

bool MainWindow::hasUnsaved() {
    return m_unsaved->exists();
}

bool MainWindow::mayDiscard() {
    return m_unsaved->mayDiscard();
}

bool MainWindow::saveAll() {
    return m_unsaved->saveAll();
}

void MainWindow::endUnasked() {
    m_store->finishTyping();
    m_perspectives->save();
    emit endingUnasked();
}

bool MainWindow::agreesToEnd(bool mayAsk) {
    if (!hasUnsaved()) {
        return true;
    }
    if (!mayAsk) {
        endUnasked();
        return true;
    }
    return m_unsaved->mayEnd();
}

void MainWindow::saveCurrent() {
    m_unsaved->saveSoon(m_front->unsaved());
}

void MainWindow::saveEverything() {
    m_unsaved->saveEverythingSoon();
}

void MainWindow::showProblemCounts(int errors, int warnings, int hints) {
    if (!hasProject()) {
        m_status->clear();
        return;
    }
    m_status->showProblems(errors, warnings, hints);
    const int all = errors + warnings + hints;
    m_panes->dock(QStringLiteral("problems"))->setWindowTitle(all > 0 ? tr("Problems (%1)").arg(all) : tr("Problems"));
}

void MainWindow::showObject(std::uint32_t row) {
    m_map->showObject(row);
}

bool MainWindow::isMapCurrent() const {
    return m_map->isCurrent();
}

void MainWindow::clearObject() {
    m_map->clearObject();
    refreshActions();
}

void MainWindow::setPerspective(Perspective perspective) {
    const bool isOpen = hasProject();
    m_pages->setCurrentWidget(isOpen ? m_project : static_cast<QWidget*>(m_start));
    m_perspectives->show(perspective, isOpen);
    m_toolBar->setVisible(isOpen);
    for (QToolBar* const notice : std::as_const(m_notices)) {
        if (!toolBarBreak(notice)) { // a stored layout may be older than the bar
            insertToolBarBreak(notice);
        }
    }
    if (perspective == Perspective::sandbox) {
        m_galaxy->setFocus();
    } else if (isOpen) {
        m_front->focusEditing();
    }
}

void MainWindow::refreshTitle() {
    const AnalysisPtr analysis = m_analyzer->latest();
    QString name = analysis ? QString::fromStdString(analysis->model->projectName) : QString();
    if (m_store->folder().isEmpty()) {
        name.clear();
    } else if (name.isEmpty()) {
        name = QDir(m_store->folder()).dirName();
    }
    setWindowTitle(name.isEmpty() ? QStringLiteral("Orrery") : QStringLiteral("%1[*] — Orrery").arg(name));
    setWindowModified(m_store->hasUnsaved());
    m_tabs->refreshTitlesSoon();
    refreshActions();
}

void MainWindow::refreshActions() {
    const auto enable = [this](const char* id, bool on) { (*m_actions)[id].setEnabled(on); };
    m_edits->refresh();
    m_runs->refresh();
    enable("file.save", m_store->hasUnsaved());
    enable("file.save-all", m_store->hasUnsaved());
    for (const char* const id :
         {"file.close-project", "go.class", "view.write", "view.sandbox", "view.side", "view.form", "view.source",
          "view.both", "view.panes", "go.next-pane", "go.previous-pane"}) {
        enable(id, hasProject());
    }
    enable("go.back", m_navigator->canGoBack());
    enable("go.forward", m_navigator->canGoForward());
    emit stateChanged();
}

void MainWindow::say(const QString& text) {
    statusBar()->showMessage(text, 8000);
}

void MainWindow::waitUntilIdle() {
    m_panes->fill();
    m_analyzer->waitUntilCurrent();
    m_sandbox->waitUntilIdle();
    while (m_store->saver().isSaving() || hasTabsToMake()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayDiscard()) {
        event->ignore();
        return;
    }
    m_perspectives->save();
    if (hasProject()) {
        emit projectClosing();
    }
    event->accept();
}

void MainWindow::paintEvent(QPaintEvent* event) {
    QMainWindow::paintEvent(event);
    m_panes->fillSoon();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    m_toolBar->fitTo(event->size().width());
    QMainWindow::resizeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && m_map != nullptr) {
        m_actions->applyIcons();
        m_map->refresh();
    }
    QMainWindow::changeEvent(event);
}

} // namespace orrery::ide
