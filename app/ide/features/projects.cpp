// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/projects.h"

#include "app/ide/import_report_view.h"
#include "app/ide/main_window.h"
#include "app/ide/new_project.h"
#include "app/ide/new_project_dialog.h"
#include "app/ide/recent_projects.h"
#include "app/ide/start_page.h"
#include "engine/import/importer.h"

#include <QDir>
#include <QMenu>
#include <QStandardPaths>

namespace orrery::ide {

using namespace orrery::widgets;

ProjectsFeature::ProjectsFeature(MainWindow& window) : Feature(window) {
    Actions& actions = window.actions();
    actions["file.recent"].setMenu(new QMenu(&window));
    connect(actions["file.recent"].menu(), &QMenu::aboutToShow, this, &ProjectsFeature::fillRecent);
    actions.connectTo("file.new", [this] { newProject(QStringLiteral("empty")); });
    actions.connectTo("file.tutorial", [this] { newProject(QStringLiteral("tutorial")); });
    for (const engine::Importer& one : engine::importers()) {
        const std::string id(one.id);
        actions.connectTo(("import." + id).c_str(), [this, id] { newProject(QString::fromStdString(id)); });
    }
    actions.connectTo("file.demo", [this] { openDemo(); });
    window.addPane({.title = tr("Import report"),
                    .name = "import-report",
                    .area = Qt::BottomDockWidgetArea,
                    .shownIn = PaneIn::none,
                    .make = [this] {
                        m_report = new ImportReportView;
                        connect(m_report, &ImportReportView::placeWanted, this, &ProjectsFeature::showPlace);
                        return m_report;
                    }});
    StartPage& start = window.startPage();
    connect(&start, &StartPage::projectWanted, &window, &MainWindow::openProject);
    connect(&start, &StartPage::forgetWanted, this, [this](const QString& folder) {
        forgetProject(folder);
        refreshStart();
    });
    connect(&start, &StartPage::pinWanted, this, [this](const QString& folder, bool isPinned) {
        pinProject(folder, isPinned);
        refreshStart();
    });
    connect(&window, &MainWindow::projectOpened, this, [this] {
        rememberProject(this->window().store().folder());
        refreshStart();
    });
    refreshStart();
}

void ProjectsFeature::refreshStart() {
    window().startPage().setRecent(recentProjects());
}

void ProjectsFeature::newProject(const QString& templateId) {
    NewProjectDialog dialog(window().resourceFolder(), templateId, &window());
    if (dialog.exec() != QDialog::Accepted || !window().openProject(dialog.wanted().folder)) {
        return;
    }
    if (const auto& imported = dialog.made()->imported) {
        window().raisePane(QStringLiteral("import-report"));
        m_report->show(imported);
    }
}

/// Shows a class or group of the import report in the project.
void ProjectsFeature::showPlace(const QString& what, const QString& original) {
    const AnalysisPtr analysis = window().analyzer().latest();
    const QStringList parts = what.split(QLatin1Char('/'));
    const auto index = analysis ? analysis->model->findClass(parts.front().toStdString()) : std::nullopt;
    if (!index) {
        window().say(original.isEmpty() ? tr("The project does not contain '%1'.").arg(what)
                                        : tr("See %1 in the game's files.").arg(original));
        return;
    }
    const engine::ClassTable& classes = analysis->model->classes;
    engine::Location where = classes.asRead(*index).where;
    for (const engine::CheckedGroup& group : classes.asRead(*index).groups) {
        if (parts.size() > 1 && group.id == parts[1].toStdString()) {
            where = group.where;
        }
    }
    window().goTo(classes.placeNow(*index, where));
}

void ProjectsFeature::openDemo() {
    // Opens a copy, because the resources may be read-only and must not change.
    const QString from = QDir(window().resourceFolder()).filePath(QStringLiteral("demo"));
    const QString to =
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("demo"));
    if (!QDir(to).exists()) {
        if (const QString reason = copyProject(from, to); !reason.isEmpty()) {
            window().say(reason);
            return;
        }
    }
    window().openProject(to);
}

void ProjectsFeature::fillRecent() {
    QMenu* const menu = window().actions()["file.recent"].menu();
    menu->clear();
    for (const RecentProject& project : recentProjects()) {
        QAction* const action = menu->addAction(QDir::toNativeSeparators(project.folder), this,
                                                [this, folder = project.folder] { window().openProject(folder); });
        action->setEnabled(project.isThere);
    }
    if (menu->isEmpty()) {
        menu->addAction(tr("No recent projects"))->setEnabled(false);
    }
}

} // namespace orrery::ide
