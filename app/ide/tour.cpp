// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour.h"

#include "app/ide/main_window.h"
#include "app/ide/new_project.h"
#include "app/ide/new_project_dialog.h"
#include "app/ide/preferences_dialog.h"
#include "app/ide/tour_subjects.h"
#include "app/ide/tour_text.h"
#include "engine/explanations.h"
#include "engine/text/file_io.h"
#include "engine/trace/why_not.h"
#include "widgets/base/byte_view.h"
#include "widgets/base/chooser.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/funnel_view.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/names/hierarchy_view.h"
#include "widgets/problems/explanation_view.h"
#include "widgets/sandbox/availability_view.h"
#include "widgets/sandbox/events_view.h"
#include "widgets/sandbox/new_galaxy_dialog.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/orders_view.h"
#include "widgets/search/search_view.h"
#include "widgets/source/source_editor.h"
#include "widgets/tables/element_table_view.h"
#include "widgets/tables/object_table_view.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>

#include <cstdio>
#include <functional>
#include <optional>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

class Tour {
public:
    Tour(QApplication& app, const QString& resourceFolder, const QString& folder, std::optional<std::uint64_t> memory)
        : m_app(app), m_resources(resourceFolder), m_folder(folder), m_memory(memory) {}

    bool make(const QString& project) {
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
            QSettings().clear(); // the second theme starts without settings of the first
            applyTheme(m_app, kind);
            m_suffix = kind == ThemeKind::light ? QStringLiteral("light") : QStringLiteral("dark");
            m_text = {};
            if (!makeOne(project)) {
                return false;
            }
        }
        const QByteArray text = m_text.text().toUtf8();
        const auto written =
            engine::writeFileWhole(QDir(m_folder).filePath(QStringLiteral("tour.txt")).toStdString(), viewOf(text));
        return m_isWritten && std::holds_alternative<std::monostate>(written);
    }

private:
    bool makeOne(const QString& project);
    void picture(QWidget& widget, const char* name);
    void pictureDialog(QDialog& dialog, const char* name);
    static void settle(MainWindow& window);
    void showEditors(MainWindow& window);
    void showStart(MainWindow& window);
    void showOrders(MainWindow& window);
    void showPalette(MainWindow& window);
    void showTutorial(MainWindow& window);
    void showRun(MainWindow& window, const engine::Session& session);
    void showObjectTable(MainWindow& window);
    void showFunnel(MainWindow& window, FunnelView& funnel, const std::optional<Showpiece>& piece);
    void showAvailable(MainWindow& window);
    void showCompare(MainWindow& window);
    void showPanes(MainWindow& window);
    void breakAndShow(MainWindow& window);

    QApplication& m_app;
    QString m_resources;
    QString m_folder;
    std::optional<std::uint64_t> m_memory;
    QString m_suffix;
    bool m_isWritten = true;
    TourText m_text;
};

/// Waits for everything that a view shows later.
void Tour::settle(MainWindow& window) {
    window.waitUntilIdle();
    window.form().finishLines();
    if (auto* const funnel = window.findChild<ScopeFunnel*>()) {
        funnel->waitUntilCurrent();
    }
    const auto* const search = window.findChild<SearchView*>();
    while (search != nullptr && search->isRunning()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    QCoreApplication::processEvents();
}

void Tour::picture(QWidget& widget, const char* name) {
    widget.ensurePolished();
    QCoreApplication::processEvents();
    m_text.add(QString::fromLatin1(name), widget);
    const QString path = QDir(m_folder).filePath(QStringLiteral("%1-%2.png").arg(QString::fromLatin1(name), m_suffix));
    QBuffer png;
    const bool isMade = widget.grab().save(&png, "PNG");
    const QByteArray& bytes = png.data();
    const auto written = engine::writeFileWhole(path.toStdString(), viewOf(bytes));
    m_isWritten = isMade && std::holds_alternative<std::monostate>(written) && m_isWritten;
}

void Tour::pictureDialog(QDialog& dialog, const char* name) {
    dialog.show();
    picture(dialog, name);
    dialog.close();
}

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
    picture(window, "00-empty");
    if (!window.openProject(project)) {
        return false;
    }
    settle(window);
    showEditors(window);
    window.setPerspective(Perspective::sandbox);
    showStart(window);
    window.sandbox().goTo(5);
    window.waitUntilIdle();
    if (const engine::Session* const session = window.sandbox().session()) {
        showRun(window, *session);
    }
    NewGalaxyDialog galaxy(nullptr, &window);
    pictureDialog(galaxy, "08-new-galaxy");
    NewProjectDialog newProject(m_resources, QStringLiteral("tutorial"), &window);
    pictureDialog(newProject, "14-new-project");
    showPanes(window);
    window.setPerspective(Perspective::sideBySide);
    settle(window);
    picture(window, "09-side-by-side");
    breakAndShow(window);
    showPalette(window);
    showTutorial(window);
    return true;
}

/// Takes a picture of the sandbox before the first turn.
void Tour::showStart(MainWindow& window) {
    const engine::Session* const session = window.sandbox().session();
    if (const auto row = session != nullptr ? findOwned(session->state().view()) : std::nullopt) {
        const engine::View view = session->state().view();
        window.showObject(*row);
        for (std::uint16_t c = 0; c < view.layout->size(); ++c) {
            const engine::ColumnId column{c};
            if ((*view.layout)[column].role == engine::ColumnRole::meterMax &&
                view.layout->has(view.typeOf(*row), column)) {
                window.inspector().explain(*row, column);
                break;
            }
        }
    }
    settle(window);
    picture(window, "04-sandbox-start");
}

void Tour::showEditors(MainWindow& window) {
    const AnalysisPtr analysis = window.analyzer().latest();
    if (const engine::CheckedGroup* const group = findShownGroup(*analysis->model)) {
        window.goTo(group->effects.empty() ? group->head : group->effects.front().head);
    }
    settle(window);
    picture(window, "01-write");
    window.setEditMode(EditMode::form);
    picture(window, "02-form");
    window.setEditMode(EditMode::source);
    picture(window, "03-source");
    window.setEditMode(EditMode::both);
    auto* const scratch = window.findChild<ExpressionScratch*>();
    auto* const dock = window.findChild<QDockWidget*>(QStringLiteral("expressions"));
    if (scratch != nullptr && dock != nullptr) {
        scratch->field().setText(QStringLiteral("max(MaxIndustry - Industry, 1) * 2"));
        for (int i = 0; i < 3; ++i) {
            scratch->field().stepIn();
        }
        dock->raise();
        picture(window, "11-expressions");
    }
}

/// Takes pictures of the sandbox with a run, and of its dialogs.
void Tour::showRun(MainWindow& window, const engine::Session& session) {
    if (const auto& limit = session.limitReached()) {
        std::fprintf(stderr, "orrery: %s\n", qPrintable(engineText(limit->sentence())));
    }
    const auto piece = findShowpiece(session);
    if (piece) {
        window.showObject(piece->row);
        window.inspector().explain(piece->row, piece->column);
    }
    picture(window, "05-sandbox-ledger");
    showObjectTable(window);
    window.inspector().ledgerView().expandAll();
    picture(window.inspector(), "06-inspector");
    if (auto* const events = window.findChild<EventsView*>()) {
        events->tree().expandAll();
        picture(*events, "12-events");
    }
    if (auto* const funnel = window.findChild<FunnelView*>()) {
        showFunnel(window, *funnel, piece);
    }
    showOrders(window);
    window.actions()["run.why-not"].trigger();
    picture(window, "07-why-not");
    showAvailable(window);
    showCompare(window);
}

void Tour::showObjectTable(MainWindow& window) {
    auto* const pane = window.findChild<ObjectsView*>();
    auto* const table = window.findChild<ObjectTableView*>();
    QComboBox& grouping = pane->groupingBox();
    grouping.setCurrentIndex(grouping.count() - 1);
    table->setExpressions({QStringLiteral("Industry"), QStringLiteral("Population / MaxPopulation")});
    table->whereField().setText(QStringLiteral("Population > 0"));
    table->waitUntilRead();
    auto* const dock = window.findChild<QDockWidget*>(QStringLiteral("objects"));
    const int width = dock->width();
    window.resizeDocks({dock}, {520}, Qt::Horizontal);
    picture(window, "18-object-table");
    window.resizeDocks({dock}, {width}, Qt::Horizontal);
    grouping.setCurrentIndex(0);
}

void Tour::showFunnel(MainWindow& window, FunnelView& funnel, const std::optional<Showpiece>& piece) {
    window.raisePane(QStringLiteral("funnel"));
    const int at = funnel.groups().findText(QStringLiteral("BLD_FORUM/order"));
    if (at >= 0) {
        funnel.groups().setCurrentIndex(at);
        emit funnel.groups().activated(at);
    }
    window.findChild<ScopeFunnel*>()->waitUntilCurrent();
    for (int i = 0; i < 4; ++i) {
        funnel.stepBy(1);
    }
    picture(window, "15-funnel");
    window.setPerspective(Perspective::sideBySide);
    window.setEditMode(EditMode::form);
    if (const auto* const node = funnel.model().nodeAt(funnel.tree().currentIndex())) {
        window.form().showPlace(node->condition->checked->head);
    }
    picture(window, "16-funnel-form");
    if (auto* const steps = window.findChild<ExpressionScratch*>(); steps != nullptr && piece) {
        window.raisePane(QStringLiteral("expressions"));
        steps->tryOut(QStringLiteral("max(MaxIndustry - Industry, 1) * 2 + Source.Population"), piece->row, piece->row);
        for (int i = 0; i < 5; ++i) {
            steps->field().stepIn();
        }
        picture(window, "17-steps");
    }
    funnel.clearLights();
    window.setEditMode(EditMode::both);
    window.setPerspective(Perspective::sandbox);
}

/// Takes a picture of the orders of the turn: one that is given, and the form for another one.
void Tour::showOrders(MainWindow& window) {
    window.actions()["run.give-order"].trigger();
    auto* const view = window.findChild<OrdersView*>();
    const auto fill = [view] {
        OrderDialog* const form = view->form();
        for (QComboBox* const field : form != nullptr ? form->findChildren<QComboBox*>() : QList<QComboBox*>()) {
            if (field->isEditable() && field->currentText().isEmpty() && field->count() > 1) {
                field->setCurrentText(field->itemText(1));
            }
        }
    };
    if (OrderDialog* const form = view->form()) {
        auto* const kind = form->findChild<QComboBox*>(QStringLiteral("order"));
        const auto* const verdict = form->findChild<QLabel*>(QStringLiteral("verdict"));
        for (int i = 0; i < kind->count(); ++i) { // an order that the next step accepts
            kind->setCurrentIndex(i);
            fill();
            if (verdict->text() == OrderDialog::tr("The order takes effect in the next step.")) {
                break;
            }
        }
        for (QPushButton* const button : form->findChildren<QPushButton*>()) {
            if (button->isDefault() && button->isEnabled()) {
                button->click();
                break;
            }
        }
    }
    settle(window);
    const bool isGiven = view->form() == nullptr;
    view->begin();
    fill();
    picture(window, "13-order");
    if (view->form() != nullptr) {
        view->form()->abandon();
    }
    if (isGiven) {
        window.store().history().undo(); // the statements would stay for the next tour
        settle(window);
    }
}

void Tour::showAvailable(MainWindow& window) {
    window.actions()["run.available"].trigger();
    window.grab(); // the view requests the marks of its visible rows when it is painted
    QCoreApplication::processEvents();
    auto* const available = window.findChild<AvailabilityView*>();
    if (auto* const list = available->findChild<QTreeView*>(QStringLiteral("classes"))) {
        const QAbstractItemModel& classes = *list->model();
        const auto no = classes.match(classes.index(0, 0), Qt::DisplayRole, QStringLiteral("✗"), 1,
                                      Qt::MatchStartsWith | Qt::MatchCaseSensitive);
        list->setCurrentIndex(no.isEmpty() ? list->currentIndex() : no.front());
    }
    picture(window, "12-available");
}

/// Takes a picture of an edited number, and of the values that it changes.
void Tour::showCompare(MainWindow& window) {
    const QByteArray words("meter=\"Happiness\" to=\"");
    for (const Document* const document : window.store().documents()) {
        const qsizetype at = document->bytes().indexOf(words);
        SourceEditor* const editor = at < 0 ? nullptr : window.editorOf(document->shownPath());
        if (editor == nullptr) {
            continue;
        }
        const auto begin = static_cast<int>(at + words.size());
        window.setPerspective(Perspective::sideBySide);
        editor->goTo(begin, begin + 1);
        editor->replaceAsTyped(begin, begin + 1, "9");
        window.actions()["run.compare"].trigger();
        settle(window);
        picture(window, "19-compare");
        window.store().history().undo();
        settle(window);
        window.setPerspective(Perspective::sandbox);
        return;
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
    };
    const Row rows[] = {
        {"strings", [] {}},
        {"tables",
         [&] {
             auto* const table = window.findChild<ElementTableView*>();
             table->showTable(rowSource("classes"), "building");
             table->waitUntilRead();
         }},
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
        picture(window, path.toLatin1().constData());
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
        picture(*dialog, "21-palette");
        dialog->reject();
        window.activateWindow();
    });
    window.actions()["view.palette"].trigger();
    PreferencesDialog preferences(window);
    pictureDialog(preferences, "22-preferences");
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
        picture(window, "20-pane-tutorial");
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
            picture(window, "10-problem");
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
