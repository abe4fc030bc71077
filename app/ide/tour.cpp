// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour.h"

#include "app/ide/main_window.h"
#include "app/ide/new_project.h"
#include "app/ide/new_project_dialog.h"
#include "app/ide/preferences_dialog.h"
#include "app/ide/tour_pictures.h"
#include "app/ide/tour_run.h"
#include "app/ide/tour_subjects.h"
#include "engine/explanations.h"
#include "widgets/base/chooser.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/form/form_view.h"
#include "widgets/names/hierarchy_view.h"
#include "widgets/problems/explanation_view.h"
#include "widgets/sandbox/new_galaxy_dialog.h"
#include "widgets/search/search_view.h"
#include "widgets/source/source_editor.h"
#include "widgets/tables/element_table_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <functional>
#include <optional>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

class Tour {
public:
    Tour(QApplication& app, const QString& resourceFolder, const QString& folder, std::optional<std::uint64_t> memory)
        : m_app(app), m_resources(resourceFolder), m_pictures(folder), m_memory(memory) {}

    bool make(const QString& project) {
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
            QSettings().clear(); // the second theme starts without settings of the first
            applyTheme(m_app, kind);
            m_pictures.begin(kind);
            if (!makeOne(project)) {
                return false;
            }
        }
        return m_pictures.finish();
    }

private:
    bool makeOne(const QString& project);
    void showEditors(MainWindow& window);
    void showPalette(MainWindow& window);
    void showTutorial(MainWindow& window);
    void showPanes(MainWindow& window);
    void breakAndShow(MainWindow& window);

    QApplication& m_app;
    QString m_resources;
    TourPictures m_pictures;
    std::optional<std::uint64_t> m_memory;
};

bool Tour::makeOne(const QString& project) {
    MainWindow window(m_resources);
    if (m_memory) {
        window.sandbox().setMemoryLimit(*m_memory);
    }
    for (QTimer* const timer : window.findChildren<QTimer*>(QStringLiteral("comparison-line"))) {
        timer->setInterval(0); // the pictures do not depend on the time
    }
    window.show();
    window.resize(1360, 860); // fixed, because without a display there is no screen size
    m_pictures.take(window, "00-empty");
    if (!window.openProject(project)) {
        return false;
    }
    settle(window);
    showEditors(window);
    window.setPerspective(Perspective::sandbox);
    TourOfRun run(window, m_pictures);
    run.showStart();
    window.sandbox().goTo(5);
    window.waitUntilIdle();
    if (const engine::Session* const session = window.sandbox().session()) {
        run.showTurn(*session);
    }
    NewGalaxyDialog galaxy(nullptr, &window);
    m_pictures.takeDialog(galaxy, "08-new-galaxy");
    NewProjectDialog newProject(m_resources, QStringLiteral("tutorial"), &window);
    m_pictures.takeDialog(newProject, "14-new-project");
    showPanes(window);
    window.setPerspective(Perspective::sideBySide);
    settle(window);
    m_pictures.take(window, "09-side-by-side");
    breakAndShow(window);
    showPalette(window);
    showTutorial(window);
    return true;
}

void Tour::showEditors(MainWindow& window) {
    const AnalysisPtr analysis = window.analyzer().latest();
    if (const engine::CheckedGroup* const group = findShownGroup(*analysis->model)) {
        window.goTo(group->effects.empty() ? group->head : group->effects.front().head);
    }
    settle(window);
    m_pictures.take(window, "01-write");
    window.setEditMode(EditMode::form);
    m_pictures.take(window, "02-form");
    m_pictures.takePart(window.form(), "help-form");
    window.setEditMode(EditMode::source);
    m_pictures.take(window, "03-source");
    window.setEditMode(EditMode::both);
    auto* const scratch = window.findChild<ExpressionScratch*>();
    auto* const dock = window.findChild<QDockWidget*>(QStringLiteral("expressions"));
    if (scratch != nullptr && dock != nullptr) {
        scratch->field().setText(QStringLiteral("max(MaxIndustry - Industry, 1) * 2"));
        for (int i = 0; i < 3; ++i) {
            scratch->field().stepIn();
        }
        dock->raise();
        m_pictures.take(window, "11-expressions");
    }
}

/// Takes pictures of the panes beside the editors.
void Tour::showPanes(MainWindow& window) {
    window.setPerspective(Perspective::write);
    const AnalysisPtr analysis = window.analyzer().latest();
    const engine::CheckedGroup* const group = findShownGroup(*analysis->model);
    DocumentEditor* const editor = window.currentEditor();
    struct Row {
        const char* name;
        std::function<void()> fill;
        const char* helpPicture = nullptr;
    };
    const Row rows[] = {
        {"strings", [] {}, "help-texts"},
        {"tables",
         [&] {
             auto* const table = window.findChild<ElementTableView*>();
             table->showTable(rowSource("classes"), "building");
             table->waitUntilRead();
         },
         "help-table"},
        {"help", [] {}},
        {"explanation",
         [&] {
             const auto code = engine::allDiagnostics().front()->code;
             window.findChild<ExplanationView*>()->showCode(
                 QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())));
         }},
        {"hierarchy",
         [&] {
             const std::string& owner = analysis->model->classes.asRead(group->owner).id;
             window.findChild<HierarchyView*>()->showName({engine::NameKind::group, owner, group->id});
         }},
        {"history",
         [&] {
             for (const char* const words : {"Two words.", "A comment."}) {
                 editor->replaceAsTyped(0, 0, QByteArray("<!-- ") + words + " -->\n");
             }
         }},
        {"search",
         [&] {
             auto* const search = window.findChild<SearchView*>();
             ProjectQuery query;
             query.text.pattern = QStringLiteral("max-meter");
             search->setQuery(query);
             search->search();
         }},
    };
    for (const Row& row : rows) {
        const QString name = QString::fromLatin1(row.name);
        window.raisePane(name);
        settle(window);
        if (group != nullptr && editor != nullptr) {
            row.fill();
        }
        settle(window);
        const QString path = QStringLiteral("20-pane-%1").arg(name);
        m_pictures.take(window, path.toLatin1().constData());
        if (QDockWidget* const dock = window.findChild<QDockWidget*>(name); row.helpPicture != nullptr) {
            m_pictures.takePart(*dock->widget(), row.helpPicture);
        }
        while (window.store().history().canUndo()) {
            window.store().history().undo();
        }
        if (auto* const dock = window.findChild<QDockWidget*>(name)) {
            dock->hide();
        }
    }
}

/// Takes pictures of the palette and the preferences.
void Tour::showPalette(MainWindow& window) {
    QTimer::singleShot(0, &window, [this, &window] {
        auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) {
            return;
        }
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("great"));
        const auto& model = static_cast<const ChoiceModel&>(*dialog->findChild<QListView*>()->model());
        while (!model.isDone()) {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        }
        m_pictures.take(*dialog, "21-palette");
        dialog->reject();
        window.activateWindow();
    });
    window.actions()["view.palette"].trigger();
    PreferencesDialog preferences(window);
    m_pictures.takeDialog(preferences, "22-preferences");
}

/// Takes a picture of the tutorial, in its own project.
void Tour::showTutorial(MainWindow& window) {
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("my-mod"));
    const auto made = makeProject({.templateId = QStringLiteral("tutorial"),
                                   .name = QStringLiteral("My mod"),
                                   .folder = project,
                                   .importFolder = {}},
                                  m_resources);
    if (std::holds_alternative<MadeProject>(made) && window.openProject(project)) {
        settle(window);
        window.raisePane(QStringLiteral("tutorial"));
        settle(window);
        m_pictures.take(window, "20-pane-tutorial");
        window.closeProject(); // before the folder is removed
    }
}

/// Takes pictures after a typo: squiggle, problem, and the last run without errors.
void Tour::breakAndShow(MainWindow& window) {
    window.setPerspective(Perspective::write);
    window.setEditMode(EditMode::both);
    for (const Document* const document : window.store().documents()) {
        const qsizetype at = document->bytes().indexOf(" meter=\"");
        if (at < 0) {
            continue;
        }
        if (SourceEditor* const editor = window.editorOf(document->shownPath())) {
            const int begin = static_cast<int>(at) + 8;
            editor->goTo(begin, begin + 2);
            editor->replaceAsTyped(begin, begin + 2, "Xx");
            window.raisePane(QStringLiteral("problems"));
            settle(window);
            window.actions()["go.next-problem"].trigger();
            settle(window);
            m_pictures.take(window, "10-problem");
            window.store().history().undo();
        }
        return;
    }
}

} // namespace

int makeTour(QApplication& app, const QString& resourceFolder, const QString& project, const QString& folder,
             std::optional<std::uint64_t> memory) {
    // Uses separate settings: pictures show the defaults, and the tour must not change the user's settings.
    QCoreApplication::setApplicationName(QStringLiteral("orrery-tour"));
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "orrery: cannot make the folder '%s'\n", qPrintable(folder));
        return 1;
    }
    if (!Tour(app, resourceFolder, folder, memory).make(project)) {
        std::fprintf(stderr, "orrery: cannot draw '%s' into '%s'\n", qPrintable(project), qPrintable(folder));
        return 1;
    }
    return 0;
}

} // namespace orrery::ide
