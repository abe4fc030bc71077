// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/map_edit.h"

#include "app/ide/main_window.h"
#include "engine/universe/scenario.h"
#include "widgets/base/chooser.h"
#include "widgets/draft/draft_dialog.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/map_edits.h"
#include "widgets/words/engine_text.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTableView>
#include <QTreeView>

#include <utility>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// Notices whether the run changes during a dialog. Its rows are then other objects.
class RunGuard {
public:
    explicit RunGuard(MainWindow& window)
        : m_window(window), m_connection(QObject::connect(&window.sandbox(), &Sandbox::changed, &window,
                                                          [isSame = m_isSame] { *isSame = false; })) {}
    ~RunGuard() { QObject::disconnect(m_connection); }
    RunGuard(const RunGuard&) = delete;
    RunGuard& operator=(const RunGuard&) = delete;

    /// Returns whether the run is the same. If not, says so.
    bool isSame() const {
        const bool isSame = *m_isSame && m_window.sandbox().session() != nullptr;
        if (!isSame) {
            m_window.say(MapEditFeature::tr("The run has changed meanwhile. Nothing was changed here."));
        }
        return isSame;
    }

private:
    MainWindow& m_window;
    std::shared_ptr<bool> m_isSame = std::make_shared<bool>(true);
    QMetaObject::Connection m_connection;
};

} // namespace

MapEditFeature::MapEditFeature(MainWindow& window) : Feature(window), m_place(new QLabel) {
    m_place->setObjectName(QStringLiteral("map-edits"));
    window.statusBar()->insertPermanentWidget(0, m_place);
    connect(&window, &MainWindow::stateChanged, this, &MapEditFeature::refresh);
    connect(&window.mapEdits(), &MapEdits::said, &window, &MainWindow::say);
    connect(&window.mapEdits(), &MapEdits::changed, this, [this](const QString& object) { m_changed = object; });
    connect(&window.sandbox(), &Sandbox::changed, this, &MapEditFeature::selectAgain);
    connect(&window, &MainWindow::objectShown, this, &MapEditFeature::noteSelected);
    connect(&window, &MainWindow::projectClosing, this, [this] { // another project can have objects of the same names
        m_selected.clear();
        m_changed.clear();
        this->window().clearObject();
    });
    connectMap();
    connectCommands();
    refresh();
}

void MapEditFeature::connectMap() {
    MapEdits& edits = window().mapEdits();
    GalaxyView& galaxy = window().galaxy();
    galaxy.installEventFilter(this);
    galaxy.setDropJudge([&edits](const MapDrop& drop) { return edits.judge(drop); });
    connect(&galaxy, &GalaxyView::dropped, &edits, &MapEdits::carryOut);
    connect(&galaxy, &GalaxyView::removalWanted, &edits, &MapEdits::removeFromMap);
    edits.setMapTest([this] { return window().isMapCurrent(); });
    connect(&galaxy, &GalaxyView::placeMenuWanted, this, &MapEditFeature::showPlaceMenu);
}

void MapEditFeature::connectCommands() {
    Actions& actions = window().actions();
    actions.connectTo("run.remove-object", [this] {
        if (const auto row = selected()) {
            window().mapEdits().remove(*row);
        }
    });
    actions.connectTo("run.move-object", [this] { askMove(); });
    actions.connectTo("run.attach-object", [this] { askHost(); });
    actions.connectTo("run.lane", [this] { askLane(); });
    actions.connectTo("run.add-system", [this] { askSystem({}); });
    actions.connectTo("run.add-planet", [this] { askPlanet(); });
    actions.connectTo("run.breakdown", [this] {
        window().raisePane(QStringLiteral("inspector"));
        window().inspector().valuesView().setFocus();
    });
}

/// Shows the place of the changes only as long as the map is visible.
bool MapEditFeature::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        m_place->setVisible(event->type() == QEvent::Show && !m_place->text().isEmpty());
    }
    return Feature::eventFilter(watched, event);
}

std::optional<std::uint32_t> MapEditFeature::selected() const {
    const engine::Session* const session = window().sandbox().session();
    const auto row = window().inspector().object();
    if (session == nullptr || !row) {
        return std::nullopt;
    }
    const engine::View view = session->state().view();
    return *row < view.rowCount && view.exists(*row) ? row : std::nullopt;
}

void MapEditFeature::refresh() {
    Actions& actions = window().actions();
    MapEdits& edits = window().mapEdits();
    const bool isIdle = window().sandbox().session() != nullptr;
    const auto row = selected();
    const bool isInSystem = row && edits.systemOf(*row) != engine::noRow;
    for (const char* const id : {"run.move-object", "run.rename-object", "run.remove-object", "run.breakdown"}) {
        actions[id].setEnabled(row.has_value());
    }
    actions["run.attach-object"].setEnabled(row.has_value() && !edits.isSystem(*row));
    actions["run.lane"].setEnabled(isInSystem);
    actions["run.add-planet"].setEnabled(isInSystem);
    actions["run.add-system"].setEnabled(isIdle);
    m_place->setText(edits.placeText());
    m_place->setVisible(window().galaxy().isVisible() && !m_place->text().isEmpty());
}

void MapEditFeature::showPlaceMenu(QPointF place, QPoint at) {
    QMenu menu(&window());
    const QAction& add = window().actions()["run.add-system"];
    QAction* const here = menu.addAction(tr("Add system here…"), this, [this, place] { askSystem(place); });
    here->setEnabled(add.isEnabled());
    menu.addAction(&window().actions()["view.fit"]);
    menu.exec(at);
}

std::optional<std::uint32_t> MapEditFeature::chooseObject(const QString& title,
                                                          const std::vector<std::uint32_t>& rows) {
    const engine::View view = window().sandbox().session()->state().view();
    QVector<Choice> choices;
    for (const std::uint32_t row : rows) {
        const engine::Type& type = view.model->vocabulary.types()[view.typeOf(row)];
        choices.append({window().mapEdits().nameOf(row), engineText(type.label.empty() ? type.id : type.label)});
    }
    const RunGuard guard(window());
    const int chosen = choose(title, choices, &window());
    return chosen >= 0 && guard.isSame() ? std::optional(rows[static_cast<std::size_t>(chosen)]) : std::nullopt;
}

/// Asks for a position, or for the system to move into.
void MapEditFeature::askMove() {
    const auto row = selected();
    if (!row) {
        return;
    }
    MapEdits& edits = window().mapEdits();
    const engine::View view = window().sandbox().session()->state().view();
    const QString name = edits.nameOf(*row);
    QStringList systems;
    std::vector<std::uint32_t> rows;
    for (std::uint32_t system = 0; !edits.isSystem(*row) && system < view.rowCount; ++system) {
        if (view.exists(system) && edits.isSystem(system) && !view.nameOf(system).empty()) {
            systems << QString::fromStdString(view.nameOf(system));
            rows.push_back(system);
        }
    }
    const QString here = QStringLiteral("%1, %2")
                             .arg(view.builtin(engine::Builtin::x, *row))
                             .arg(view.builtin(engine::Builtin::y, *row));
    const RunGuard guard(window());
    const auto entered =
        askText({.draft = QStringLiteral("move-object"),
                 .title = tr("Move %1").arg(name),
                 .label = systems.isEmpty() ? tr("New position (x, y):") : tr("System, or new position (x, y):"),
                 .text = here,
                 .offers = systems,
                 .verb = tr("Move")},
                &window());
    if (!entered || !guard.isSame() || selected() != row) {
        return;
    }
    const qsizetype system = systems.indexOf(entered->trimmed());
    if (system >= 0) {
        edits.putOn(*row, rows[static_cast<std::size_t>(system)]);
        return;
    }
    static const QRegularExpression point(
        QStringLiteral(R"(^\s*\(?\s*(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)\s*\)?\s*$)"));
    const QRegularExpressionMatch match = point.match(*entered);
    if (match.hasMatch()) {
        edits.moveTo(*row, {match.captured(1).toDouble(), match.captured(2).toDouble()});
    } else {
        window().say(tr("'%1' is neither a system nor a position. Write a position as: 30, -12.5").arg(*entered));
    }
}

void MapEditFeature::askHost() {
    const auto row = selected();
    if (!row) {
        return;
    }
    MapEdits& edits = window().mapEdits();
    const std::vector<std::uint32_t> hosts = edits.hostsFor(*row);
    if (hosts.empty()) {
        window().say(tr("There is no other object to which %1 can be attached.").arg(edits.nameOf(*row)));
        return;
    }
    if (const auto host = chooseObject(tr("Attach %1 to").arg(edits.nameOf(*row)), hosts)) {
        edits.putOn(*row, *host);
    }
}

/// Asks for the other end of a starlane. A starlane that exists is removed.
void MapEditFeature::askLane() {
    const auto row = selected();
    MapEdits& edits = window().mapEdits();
    if (!row || edits.systemOf(*row) == engine::noRow) {
        return;
    }
    const engine::View view = window().sandbox().session()->state().view();
    const std::uint32_t from = edits.systemOf(*row);
    QVector<Choice> choices;
    std::vector<std::uint32_t> rows;
    for (std::uint32_t system = 0; system < view.rowCount; ++system) {
        if (system != from && view.exists(system) && edits.isSystem(system)) {
            choices.append({edits.nameOf(system), edits.hasLane(from, system) ? tr("remove the starlane") : QString()});
            rows.push_back(system);
        }
    }
    const RunGuard guard(window());
    const int chosen = choose(tr("Starlane from %1 to").arg(edits.nameOf(from)), choices, &window());
    if (chosen >= 0 && guard.isSame() && selected() == row) {
        edits.toggleLane(from, rows[static_cast<std::size_t>(chosen)]);
    }
}

QString MapEditFeature::askName(const QString& title, const QString& like) {
    MapEdits& edits = window().mapEdits();
    const auto name = askText({.draft = QStringLiteral("new-object"),
                               .title = title,
                               .label = tr("Name of the new object:"),
                               .text = edits.freeName(like),
                               .verb = tr("Add")},
                              &window());
    if (!name || window().sandbox().session() == nullptr) {
        return {};
    }
    if (const QString problem = edits.nameProblem(*name); !problem.isEmpty()) {
        window().say(problem);
        return {};
    }
    return name->trimmed();
}

void MapEditFeature::askSystem(QPointF place) {
    if (window().sandbox().session() == nullptr) {
        return;
    }
    if (const QString name = askName(tr("Add system"), tr("New system")); !name.isEmpty()) {
        window().mapEdits().addSystem(name, place);
    }
}

void MapEditFeature::askPlanet() {
    const auto row = selected();
    MapEdits& edits = window().mapEdits();
    if (!row || edits.systemOf(*row) == engine::noRow) {
        return;
    }
    const std::uint32_t system = edits.systemOf(*row);
    const QString name = askName(tr("Add planet"), tr("New planet of %1").arg(edits.nameOf(system)));
    if (!name.isEmpty() && selected() == row) {
        edits.addPlanet(name, system);
    }
}

void MapEditFeature::noteSelected(std::uint32_t row) {
    if (const engine::Session* const session = window().sandbox().session()) {
        const engine::View view = session->state().view();
        m_selected = QString::fromStdString(view.nameOf(row));
        m_rows = view.rowCount;
        m_class = view.builtin(engine::Builtin::objectClass, row);
    } else {
        m_selected.clear(); // a job changes the run: selectAgain() notes the object after it
    }
}

void MapEditFeature::selectAgain() {
    const engine::Session* const session = window().sandbox().session();
    if (session == nullptr || window().sandbox().isBusy()) {
        return;
    }
    const engine::View view = session->state().view();
    const auto find = [&](const QString& name) {
        return name.isEmpty() ? std::nullopt : engine::findObject(view, name.toStdString());
    };
    if (const auto changed = find(m_changed)) { // otherwise the run does not have the new object yet
        m_changed.clear();
        window().showObject(*changed);
        return;
    }
    const auto row = selected();
    if (row && m_selected.isEmpty()) {
        noteSelected(*row);
        return;
    }
    const bool isOther = !m_selected.isEmpty() && (!row || view.nameOf(*row) != m_selected.toStdString());
    if (const auto again = find(m_selected); isOther && again) {
        window().showObject(*again);
    } else if (isOther && row && view.rowCount == m_rows &&
               view.builtin(engine::Builtin::objectClass, *row) == m_class) { // it has another name now
        noteSelected(*row);
    } else if (isOther && window().inspector().object()) { // another object has its row now, or none
        window().clearObject();
    }
}

} // namespace orrery::ide
