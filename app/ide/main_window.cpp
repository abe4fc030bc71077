// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/main_window.h"

#include "app/ide/feature.h"
#include "app/ide/start_page.h"

#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/expression/probe.h"
#include "widgets/form/form_view.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/sandbox/map_of_session.h"
#include "widgets/sandbox/object_actions.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/sandbox_bar.h"
#include "widgets/theme/theme.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QEventLoop>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QResizeEvent>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

namespace orrery::ide {

using namespace orrery::widgets;

MainWindow::MainWindow(const QString& resourceFolder, QWidget* parent)
    : QMainWindow(parent), m_resourceFolder(resourceFolder), m_store(std::make_unique<DocumentStore>()),
      m_analyzer(std::make_unique<Analyzer>(*m_store, QDir(resourceFolder).filePath("vocabulary"))),
      m_sandbox(std::make_unique<Sandbox>()), m_actions(new Actions(*this)) {
    setWindowIcon(QIcon(QStringLiteral(":/orrery/icons/galaxy.svg")));
    resize(QSize(1360, 860).boundedTo(screen()->availableSize()));
    loadLayouts();
    buildViews();
    buildPanes();
    m_actions->fillMenus(*menuBar());
    m_toolBar = addToolBar(tr("Main"));
    m_toolBar->setObjectName(QStringLiteral("main"));
    m_toolBar->setMovable(false);
    m_toolBar->toggleViewAction()->setVisible(false); // it has the only slider over the turns, so it cannot be hidden
    for (const char* const id : {"edit.undo", "edit.redo"}) {
        m_toolBar->addAction(&(*m_actions)[id]);
    }
    m_toolBar->addSeparator();
    for (const char* const id : {"view.write", "view.sandbox", "view.side"}) {
        (*m_actions)[id].setCheckable(true);
        m_toolBar->addAction(&(*m_actions)[id]);
    }
    m_toolBar->addSeparator();
    m_toolBar->addWidget(m_bar);
    connectViews();
    followFiles();
    connectActions();
    for (const FeatureRow& row : featureRows()) {
        row.make(*this)->setObjectName(QString::fromLatin1(row.name));
    }
    dockOf(QStringLiteral("problems"))->raise();
    setPerspective(Perspective::write);
    setEditMode(EditMode::both);
    refreshTitle();
    refreshActions();
}

MainWindow::~MainWindow() {
    // Views listen to the sandbox and the analyser: disconnect these before the views are destroyed.
    m_sandbox->disconnect();
    m_analyzer->disconnect();
    for (QObject* const part :
         std::initializer_list<QObject*>{m_store.get(), &m_store->list(), &m_store->edits(), &m_store->disk(),
                                         &m_store->saver(), &m_store->files()}) {
        part->disconnect();
    }
    m_store->history().disconnect(this);
}

void MainWindow::buildViews() {
    m_galaxy = new GalaxyView;
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
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
                             &(*m_actions)["file.new"], &(*m_actions)["file.import"]});
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_centre);
    setCentralWidget(m_pages);
    m_bar = new SandboxBar(*m_sandbox);
    m_checkState = new QLabel;
    m_runState = new QLabel;
    statusBar()->addPermanentWidget(m_runState);
    statusBar()->addPermanentWidget(m_checkState);
}

void MainWindow::buildPanes() {
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    (*m_actions)["view.panes"].setMenu(new QMenu(this));
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

void MainWindow::connectViews() {
    connect(m_analyzer.get(), &Analyzer::analysed, this, &MainWindow::takeAnalysis);
    connect(m_analyzer.get(), &Analyzer::linted, this, &MainWindow::showFindings);
    connect(m_analyzer.get(), &Analyzer::compiled, this, &MainWindow::takeProgram);
    connect(m_analyzer.get(), &Analyzer::behindChanged, this, [this](bool behind) {
        if (behind) {
            m_checkState->setText(tr("Checking…"));
        }
    });
    // One refresh for all files of a step: a rename may change a thousand (P3.5).
    auto* const soon = new QTimer(this);
    soon->setSingleShot(true);
    soon->setInterval(0);
    connect(soon, &QTimer::timeout, this, &MainWindow::refreshTitle);
    connect(&m_store->list(), &DocumentList::modifiedChanged, soon, qOverload<>(&QTimer::start));
    connect(&m_store->list(), &DocumentList::changed, this, [this] { m_hasAgreedToEnd = false; });
    connect(m_sandbox.get(), &Sandbox::changed, this, &MainWindow::refreshGalaxy);
    connect(m_sandbox.get(), &Sandbox::refused, this, &MainWindow::say);
    connect(m_sandbox.get(), &Sandbox::paused, this, &MainWindow::say);
    connect(m_sandbox.get(), &Sandbox::started, this, [this] { m_galaxy->clearSelection(); });
    connect(m_galaxy, &GalaxyView::selectionChanged, this, &MainWindow::showObject);
    connect(m_galaxy, &GalaxyView::opened, this, [this](std::uint32_t row) {
        showObject(row);
        raisePane(QStringLiteral("inspector"));
        m_inspector->valuesView().setFocus();
    });
    connect(m_galaxy, &GalaxyView::startWanted, this, &MainWindow::newGalaxy);
    connect(m_galaxy, &GalaxyView::contextMenuWanted, this, [this](std::uint32_t row, QPoint at) {
        QMenu menu(this);
        addObjectActions(menu, *m_sandbox, row, this);
        menu.addSeparator();
        menu.addAction((*m_actions)["run.available"].icon(), (*m_actions)["run.available"].text(), this,
                       [this, row] { askAvailability(row); });
        if (!menu.isEmpty()) {
            menu.exec(at);
        }
    });
    connect(m_objects, &ObjectsView::objectWanted, this, &MainWindow::showObject);
    connect(m_inspector, &ObjectInspector::objectWanted, this, [this](std::uint32_t row) { m_galaxy->select(row); });
    connect(m_inspector, &ObjectInspector::objectOpened, this, &MainWindow::showObject);
    connect(m_inspector, &ObjectInspector::placeWanted, this, &MainWindow::goTo);
    connect(m_problems, &ProblemsView::placeWanted, this, &MainWindow::goTo);
    connect(m_problems, &ProblemsView::fixWanted, this, &MainWindow::applyFix);
    connect(m_problems, &ProblemsView::countsChanged, this, [this](int errors, int warnings, int hints) {
        m_checkState->setText(errors + warnings + hints == 0
                                  ? tr("No problems")
                                  : tr("Errors: %1, warnings: %2, hints: %3").arg(errors).arg(warnings).arg(hints));
        const int all = errors + warnings + hints;
        dockOf(QStringLiteral("problems"))->setWindowTitle(all > 0 ? tr("Problems (%1)").arg(all) : tr("Problems"));
    });
    connect(m_tree, &ProjectTree::placeWanted, this, &MainWindow::goTo);
    connect(m_tree, &ProjectTree::fileWanted, this, [this](const QString& path) { visit({path, 0, 0}, true); });
    connect(m_form, &FormView::placeWanted, this, [this](engine::Location where) {
        // The form already shows the place; the source follows.
        const AnalysisPtr analysis = m_analyzer->latest();
        if (SourceEditor* const editor = analysis ? editorOf(analysis->pathOf(where.file)) : nullptr) {
            showIn(*editor, static_cast<int>(where.span.begin), static_cast<int>(where.span.end));
        }
    });
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, [this](int index) { delete m_tabs->widget(index); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int index) {
        makeTab(index);
        showFindings();
        if (DocumentEditor* const editor = currentEditor()) {
            editor->setMarksStale(m_analyzer->isBehind());
        }
        refreshActions();
        followTab();
    });
    m_moreTabs.setSingleShot(true);
    m_moreTabs.setInterval(0);
    connect(&m_moreTabs, &QTimer::timeout, this, &MainWindow::makeNextTab);
    m_morePanes.setInterval(0);
    connect(&m_morePanes, &QTimer::timeout, this, &MainWindow::fillNextPane);
}

void MainWindow::takeAnalysis() {
    showFindings();
    refreshTitle();
    const DocumentEditor* const editor = currentEditor();
    if (editor != nullptr && std::exchange(m_isFormDue, false)) {
        showCaretInForm(*editor); // the text was shown before its analysis existed
    }
}

void MainWindow::takeProgram(const AnalysisPtr& analysis) {
    if (m_store->documents().empty()) {
        return;
    }
    // A run of half-typed content would show nonsense. The last run without errors stays, and the status bar says so
    // (ui.md, failure states). The first run uses the content as it is.
    const bool mayRun = !analysis->hasContentErrors() || !m_sandbox->hasRun();
    m_runsOlderContent = !mayRun;
    m_runState->setText(m_runsOlderContent ? tr("The sandbox runs the last content without errors") : QString());
    if (!mayRun) {
        m_sandbox->followText();
        return;
    }
    const bool isFirst = !m_sandbox->hasRun() && !m_sandbox->isBusy();
    m_sandbox->useProgram(analysis->program);
    if (isFirst && !analysis->model->scenarios.empty()) {
        const std::string& wanted = analysis->model->defaultScenario;
        const engine::CheckedScenario* const scenario = analysis->model->findScenario(wanted);
        m_sandbox->start(scenario != nullptr ? *scenario : analysis->model->scenarios.front());
    }
}

void MainWindow::refreshGalaxy() {
    if (const engine::Session* const session = m_sandbox->session()) {
        m_galaxy->setMap(mapOf(*session, themeOf(palette())));
    } else if (!m_sandbox->hasRun()) {
        m_galaxy->setMap({});
    }
    refreshActions();
}

void MainWindow::showObject(std::uint32_t row) {
    m_form->probe().pickTarget(row);
    m_inspector->showObject(row);
    m_galaxy->select(row);
    m_objects->select(row);
    refreshActions();
    emit objectShown(row);
}

void MainWindow::setPerspective(Perspective perspective) {
    rememberLayout();
    m_perspective = perspective;
    const bool isOpen = hasProject();
    m_pages->setCurrentWidget(isOpen ? static_cast<QWidget*>(m_centre) : m_start);
    m_editing->setVisible(perspective != Perspective::sandbox);
    m_galaxy->setVisible(perspective != Perspective::write);
    std::vector<std::pair<QDockWidget*, bool>> along;
    for (const MadePane& pane : m_panes) {
        if (pane.goesAlong && isOpen && m_laidOut) {
            along.emplace_back(pane.dock, !pane.dock->isHidden());
        }
    }
    layOut(perspective);
    for (const auto& [dock, isShown] : along) {
        if (isShown) {
            showDock(*dock);
        } else {
            dock->hide();
        }
    }
    m_toolBar->setVisible(isOpen);
    (*m_actions)["view.write"].setChecked(perspective == Perspective::write);
    (*m_actions)["view.sandbox"].setChecked(perspective == Perspective::sandbox);
    (*m_actions)["view.side"].setChecked(perspective == Perspective::sideBySide);
    if (perspective == Perspective::sandbox) {
        m_galaxy->setFocus();
    } else if (isOpen) {
        focusEditing();
    }
}

void MainWindow::setEditMode(EditMode mode) {
    m_editMode = mode;
    m_form->setVisible(mode != EditMode::source);
    m_tabs->setVisible(mode != EditMode::form);
    for (const auto& [id, own] : {std::pair("view.form", EditMode::form), std::pair("view.source", EditMode::source),
                                  std::pair("view.both", EditMode::both)}) {
        (*m_actions)[id].setCheckable(true);
        (*m_actions)[id].setChecked(mode == own);
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
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (auto* const editor = qobject_cast<DocumentEditor*>(m_tabs->widget(i))) {
            const QString path = editor->document().shownPath();
            const QString text = editor->document().isModified() ? path + QStringLiteral(" •") : path;
            if (m_tabs->tabText(i) != text) { // else each keystroke would lay out all tabs again
                m_tabs->setTabText(i, text);
            }
        }
    }
    refreshActions();
}

void MainWindow::refreshActions() {
    const auto enable = [this](const char* id, bool on) { (*m_actions)[id].setEnabled(on); };
    const bool hasRun = m_sandbox->hasRun();
    enable("edit.undo", m_store->history().canUndo());
    enable("edit.redo", m_store->history().canRedo());
    enable("file.save", m_store->hasUnsaved());
    enable("file.save-all", m_store->hasUnsaved());
    enable("file.close-editor", m_tabs->count() > 0);
    for (const char* const id : {"edit.find", "edit.replace", "edit.find-next", "edit.find-previous"}) {
        enable(id, m_tabs->count() > 0);
    }
    for (const char* const id :
         {"go.class", "run.new-galaxy", "run.scenario", "run.available", "view.write", "view.sandbox", "view.side",
          "view.form", "view.source", "view.both", "view.panes", "go.next-pane", "go.previous-pane"}) {
        enable(id, hasProject());
    }
    for (const char* const id : {"run.restart", "run.save-scenario", "run.on", "run.step", "run.step-back"}) {
        enable(id, hasRun);
    }
    for (const char* const id : {"run.do", "run.why-not"}) {
        enable(id, hasRun && m_inspector->object().has_value());
    }
    enable("go.back", m_visit > (m_tabs->count() > 0 ? 1u : 0u)); // without an editor, "back" leads to the last place
    enable("go.forward", m_visit < m_visits.size());
    emit stateChanged();
}

void MainWindow::say(const QString& text) {
    statusBar()->showMessage(text, 8000);
}

void MainWindow::waitUntilIdle() {
    for (const MadePane& pane : m_panes) {
        fillPane(*pane.dock);
    }
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
    saveLayouts();
    if (hasProject()) {
        emit projectClosing();
    }
    event->accept();
}

void MainWindow::paintEvent(QPaintEvent* event) {
    QMainWindow::paintEvent(event);
    if (std::ranges::any_of(m_panes, [](const MadePane& pane) { return pane.make != nullptr; })) {
        m_morePanes.start();
    }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    // The turn controls must always stay visible: in a narrow window the perspectives show only icons.
    constexpr int wide = 1150;
    for (const char* const id : {"view.write", "view.sandbox", "view.side"}) {
        if (auto* const button = qobject_cast<QToolButton*>(m_toolBar->widgetForAction(&(*m_actions)[id]))) {
            button->setToolButtonStyle(event->size().width() < wide ? Qt::ToolButtonIconOnly
                                                                    : Qt::ToolButtonTextBesideIcon);
        }
    }
    QMainWindow::resizeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && m_actions != nullptr) {
        m_actions->applyIcons();
        refreshGalaxy();
    }
    QMainWindow::changeEvent(event);
}

} // namespace orrery::ide
