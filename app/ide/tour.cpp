// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour.h"

#include "app/ide/main_window.h"
#include "app/ide/new_project_dialog.h"
#include "engine/text/file_io.h"
#include "engine/trace/why_not.h"
#include "widgets/base/byte_view.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/funnel_view.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/availability_dialog.h"
#include "widgets/sandbox/events_view.h"
#include "widgets/sandbox/new_galaxy_dialog.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/order_dialog.h"
#include "widgets/sandbox/why_not_dialog.h"
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
#include <QSettings>
#include <QTreeView>

#include <cstdio>
#include <optional>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// The value with the longest breakdown, which the tour shows.
struct Showpiece {
    engine::Row row = engine::noRow;
    engine::ColumnId column;
};

std::optional<Showpiece> findShowpiece(const engine::Session& session) {
    const engine::TurnLog& log = session.history().log(session.turn());
    const engine::ColumnLayout& layout = session.program().model->layout;
    QHash<quint64, int> changes;
    std::optional<Showpiece> best;
    int most = 0;
    for (const engine::Run& run : log.runs) {
        if (run.cause != engine::CauseKind::effect || layout[run.column].role != engine::ColumnRole::meterMax) {
            continue;
        }
        for (const engine::Row row : *run.rows) {
            const int count = ++changes[(quint64{row} << 16) | run.column.value];
            if (count > most) {
                most = count;
                best = Showpiece{row, run.column};
            }
        }
    }
    return best;
}

class Tour {
public:
    Tour(QApplication& app, const QString& resourceFolder, const QString& folder, std::optional<std::uint64_t> memory)
        : m_app(app), m_resources(resourceFolder), m_folder(folder), m_memory(memory) {}

    bool make(const QString& project) {
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
            QSettings().clear(); // the second theme starts without settings of the first
            applyTheme(m_app, kind);
            m_suffix = kind == ThemeKind::light ? QStringLiteral("light") : QStringLiteral("dark");
            if (!makeOne(project)) {
                return false;
            }
        }
        return m_isWritten;
    }

private:
    bool makeOne(const QString& project);
    void picture(QWidget& widget, const char* name);
    void pictureDialog(QDialog& dialog, const char* name);
    void showEditors(MainWindow& window);
    void showRun(MainWindow& window, const engine::Session& session);
    void showObjectTable(MainWindow& window);
    void showFunnel(MainWindow& window, FunnelView& funnel, const std::optional<Showpiece>& piece);
    void showAvailable(MainWindow& window, const std::optional<Showpiece>& piece);
    void showPanes(MainWindow& window);
    void breakAndShow(MainWindow& window);

    QApplication& m_app;
    QString m_resources;
    QString m_folder;
    std::optional<std::uint64_t> m_memory;
    QString m_suffix;
    bool m_isWritten = true;
};

void Tour::picture(QWidget& widget, const char* name) {
    widget.ensurePolished();
    QCoreApplication::processEvents();
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
    window.show();
    window.resize(1360, 860); // fixed, because without a display there is no screen size
    picture(window, "00-empty");
    if (!window.openProject(project)) {
        return false;
    }
    window.waitUntilIdle();
    showEditors(window);
    window.setPerspective(Perspective::sandbox);
    picture(window, "04-sandbox-start");
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
    picture(window, "09-side-by-side");
    breakAndShow(window);
    return true;
}

void Tour::showEditors(MainWindow& window) {
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
    if (piece) {
        OrderDialog order(window.sandbox(), piece->row, &window);
        pictureDialog(order, "13-order");
    }
    WhyNotDialog dialog(session, piece ? piece->row : 0, &window);
    pictureDialog(dialog, "07-why-not");
    showAvailable(window, piece);
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

void Tour::showAvailable(MainWindow& window, const std::optional<Showpiece>& piece) {
    AvailabilityDialog available(window.sandbox(), piece ? std::optional(piece->row) : std::nullopt, &window);
    available.show();
    available.grab(); // the view requests the marks of its visible rows when it is painted
    QCoreApplication::processEvents();
    if (auto* const list = available.findChild<QTreeView*>(QStringLiteral("classes"))) {
        const QAbstractItemModel& classes = *list->model();
        const auto no = classes.match(classes.index(0, 0), Qt::DisplayRole, QStringLiteral("✗"), 1,
                                      Qt::MatchStartsWith | Qt::MatchCaseSensitive);
        list->setCurrentIndex(no.isEmpty() ? list->currentIndex() : no.front());
    }
    picture(available, "12-available");
}

/// Takes pictures of the panes beside the editors.
void Tour::showPanes(MainWindow& window) {
    window.setPerspective(Perspective::write);
    for (const char* const pane :
         {"strings", "tables", "help", "tutorial", "explanation", "hierarchy", "history", "search"}) {
        const QString name = QString::fromLatin1(pane);
        window.raisePane(name);
        window.waitUntilIdle();
        if (auto* const table = window.findChild<ElementTableView*>();
            table != nullptr && name == QLatin1String("tables")) {
            table->showTable(rowSource("classes"), "building");
            table->waitUntilRead();
        }
        const QString path = QStringLiteral("20-pane-%1").arg(name);
        picture(window, path.toLatin1().constData());
        if (auto* const dock = window.findChild<QDockWidget*>(name)) {
            dock->hide();
        }
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
            window.waitUntilIdle();
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
