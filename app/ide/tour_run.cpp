// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/tour_run.h"

#include "app/ide/main_window.h"
#include "app/ide/tour_measures.h"
#include "app/ide/tour_pictures.h"
#include "engine/trace/why_not.h"
#include "widgets/compare/compare_view.h"
#include "widgets/compare/seeds_run.h"
#include "widgets/compare/seeds_view.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/funnel_view.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/hunt/ask_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/hunt/watch_list.h"
#include "widgets/hunt/watches_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/layers/value_layers_view.h"
#include "widgets/plot/plot_view.h"
#include "widgets/sandbox/availability_view.h"
#include "widgets/sandbox/events_view.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/orders_view.h"
#include "widgets/sandbox/what_if_dialog.h"
#include "widgets/search/search_view.h"
#include "widgets/source/source_editor.h"
#include "widgets/tables/object_table_view.h"
#include "widgets/why_not/why_not_view.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

#include <cstdio>

namespace orrery::ide {

using namespace orrery::widgets;

void settle(MainWindow& window) {
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

void TourOfRun::showStart() {
    const engine::Session* const session = m_window.sandbox().session();
    if (const auto row = session != nullptr ? findOwned(session->state().view()) : std::nullopt) {
        const engine::View view = session->state().view();
        m_window.showObject(*row);
        for (std::uint16_t c = 0; c < view.layout->size(); ++c) {
            const engine::ColumnId column{c};
            if ((*view.layout)[column].role == engine::ColumnRole::meterMax &&
                view.layout->has(view.typeOf(*row), column)) {
                m_window.inspector().explain(*row, column);
                break;
            }
        }
    }
    settle(m_window);
    m_pictures.take(m_window, "04-sandbox-start");
}

void TourOfRun::showTurn(const engine::Session& session) {
    if (const auto& limit = session.limitReached()) {
        std::fprintf(stderr, "orrery: %s\n", qPrintable(engineText(limit->sentence())));
    }
    const auto piece = findShowpiece(session);
    if (piece) {
        m_window.showObject(piece->row);
        m_window.inspector().explain(piece->row, piece->column);
    }
    m_pictures.take(m_window, "05-sandbox-ledger");
    showObjectTable();
    m_window.inspector().ledgerView().expandAll();
    m_pictures.take(m_window.inspector(), "06-inspector");
    m_pictures.takePart(m_window.inspector().ledgerView(), "help-breakdown");
    m_pictures.takeMiddle(m_window.galaxy(), "help-map");
    if (auto* const events = m_window.findChild<EventsView*>()) {
        events->tree().expandAll();
        m_pictures.take(*events, "12-events");
        m_pictures.takePart(*events, "help-events");
    }
    if (auto* const funnel = m_window.findChild<FunnelView*>()) {
        showFunnel(*funnel, piece);
    }
    showOrders();
    m_window.actions()["run.why-not"].trigger();
    settle(m_window);
    m_pictures.take(m_window, "07-why-not");
    if (auto* const whyNot = m_window.findChild<WhyNotView*>()) {
        m_pictures.takePart(*whyNot, "help-why-not");
    }
    showAvailable();
    showCompare();
    showHunt();
    if (piece) {
        showWhatIf(*piece);
    }
    showPlots();
    showMapValues();
    TourOfMeasures(m_window, m_pictures).show();
}

void TourOfRun::showObjectTable() {
    auto* const pane = m_window.findChild<ObjectsView*>();
    auto* const table = m_window.findChild<ObjectTableView*>();
    QComboBox& grouping = pane->groupingBox();
    grouping.setCurrentIndex(grouping.count() - 1);
    table->setExpressions({QStringLiteral("Industry"), QStringLiteral("Population / MaxPopulation")});
    table->whereField().setText(QStringLiteral("Population > 0"));
    table->waitUntilRead();
    auto* const dock = m_window.findChild<QDockWidget*>(QStringLiteral("objects"));
    const int width = dock->width();
    m_window.resizeDocks({dock}, {520}, Qt::Horizontal);
    m_pictures.take(m_window, "18-object-table");
    m_window.resizeDocks({dock}, {width}, Qt::Horizontal);
    grouping.setCurrentIndex(0);
}

void TourOfRun::showFunnel(FunnelView& funnel, const std::optional<Showpiece>& piece) {
    m_window.raisePane(QStringLiteral("funnel"));
    const int at = funnel.groups().findText(QStringLiteral("BLD_FORUM/order"));
    if (at >= 0) {
        funnel.groups().setCurrentIndex(at);
        emit funnel.groups().activated(at);
    }
    m_window.findChild<ScopeFunnel*>()->waitUntilCurrent();
    for (int i = 0; i < 4; ++i) {
        funnel.stepBy(1);
    }
    m_pictures.take(m_window, "15-funnel");
    m_pictures.takePart(funnel, "help-funnel");
    m_window.setPerspective(Perspective::sideBySide);
    m_window.setEditMode(EditMode::form);
    if (const auto* const node = funnel.model().nodeAt(funnel.tree().currentIndex())) {
        m_window.form().showPlace(node->condition->checked->head);
    }
    m_pictures.take(m_window, "16-funnel-form");
    m_pictures.takePart(m_window.form(), "help-group");
    if (auto* const steps = m_window.findChild<ExpressionScratch*>(); steps != nullptr && piece) {
        m_window.raisePane(QStringLiteral("expressions"));
        steps->tryOut(QStringLiteral("max(MaxIndustry - Industry, 1) * 2 + Source.Population"), piece->row, piece->row);
        for (int i = 0; i < 5; ++i) {
            steps->field().stepIn();
        }
        m_pictures.take(m_window, "17-steps");
        m_pictures.takePart(*steps, "help-steps");
    }
    funnel.clearLights();
    m_window.setEditMode(EditMode::both);
    m_window.setPerspective(Perspective::sandbox);
}

/// Takes a picture of the orders of the turn: one that is given, and the form for another one.
void TourOfRun::showOrders() {
    m_window.actions()["run.give-order"].trigger();
    auto* const view = m_window.findChild<OrdersView*>();
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
    settle(m_window);
    const bool isGiven = view->form() == nullptr;
    view->begin();
    fill();
    m_pictures.take(m_window, "13-order");
    if (view->form() != nullptr) {
        view->form()->abandon();
    }
    if (isGiven) {
        m_window.store().history().undo(); // the statements would stay for the next tour
        settle(m_window);
    }
}

void TourOfRun::showAvailable() {
    m_window.actions()["run.available"].trigger();
    m_window.grab(); // the view requests the marks of its visible rows when it is painted
    QCoreApplication::processEvents();
    auto* const available = m_window.findChild<AvailabilityView*>();
    if (auto* const list = available->findChild<QTreeView*>(QStringLiteral("classes"))) {
        const QAbstractItemModel& classes = *list->model();
        const auto no = classes.match(classes.index(0, 0), Qt::DisplayRole, QStringLiteral("✗"), 1,
                                      Qt::MatchStartsWith | Qt::MatchCaseSensitive);
        list->setCurrentIndex(no.isEmpty() ? list->currentIndex() : no.front());
    }
    m_pictures.take(m_window, "12-available");
}

/// Takes pictures of a hit of a breakpoint inside a turn, and of answers about the whole run.
void TourOfRun::showHunt() {
    auto* const breakpoints = m_window.findChild<BreakList*>();
    const std::uint32_t turn = m_window.sandbox().turn();
    m_window.actions()["run.breakpoints"].trigger();
    breakpoints->add(QStringLiteral("if:planet:Happiness > 10"));
    breakpoints->add(QStringLiteral("value:Algedi I.MaxIndustry"));
    m_window.sandbox().goTo(1);
    settle(m_window);
    m_window.actions()["run.continue"].trigger();
    settle(m_window);
    m_pictures.take(m_window, "19-breakpoints");
    while (breakpoints->rowCount() > 0) {
        breakpoints->remove(0);
    }
    m_window.sandbox().goTo(turn);
    settle(m_window);
    m_window.actions()["run.ask"].trigger();
    auto* const ask = m_window.findChild<AskView*>();
    ask->field().setText(QStringLiteral("Happiness < 3 and owner == Aurora"));
    emit ask->field().returnPressed();
    settle(m_window);
    m_pictures.take(m_window, "19-ask");
    m_window.sandbox().showTurns(TurnRange{4, 5});
    settle(m_window);
    m_pictures.take(m_window, "19-timeline");
    m_window.sandbox().showTurns(std::nullopt);
    showWatches();
    m_window.raisePane(QStringLiteral("ask"));
    ask->field().clear();
    emit ask->field().returnPressed();
    settle(m_window);
    m_window.statusBar()->clearMessage(); // it would end in one of the next pictures
}

/// Takes a picture of watches inside a turn: of an object, of an expression, and of the whole run.
void TourOfRun::showWatches() {
    m_window.actions()["run.watches"].trigger();
    auto* const watches = m_window.findChild<WatchList*>();
    const engine::Session& session = *m_window.sandbox().session();
    std::vector<PlotEntry> entries;
    for (const char* const text : {"Algedi I.MaxIndustry", "Algedi I.Happiness", "Algedi I.owner",
                                   "Algedi I.Industry > 3", "sum(planets, Trade)", "Algedi I.Indistry"}) {
        entries.push_back(plotEntryOf(session, QString::fromLatin1(text)));
    }
    watches->reader().setEntries(std::move(entries));
    settle(m_window);
    const std::uint32_t turn = m_window.sandbox().turn();
    m_window.sandbox().goTo(turn - 1);
    settle(m_window);
    m_window.actions()["run.step-inside"].trigger();
    settle(m_window);
    m_window.findChild<WatchesView*>()->select(0);
    m_window.statusBar()->clearMessage();
    m_pictures.take(m_window, "19-watches");
    watches->reader().setEntries({});
    m_window.sandbox().goTo(turn);
    settle(m_window);
}

/// Takes a picture of values over the turns: of an object, a group and the whole run.
void TourOfRun::showPlots() {
    m_window.actions()["run.plots"].trigger();
    auto* const view = m_window.findChild<PlotView*>();
    std::vector<PlotEntry> entries;
    const engine::Session& session = *m_window.sandbox().session();
    if (const auto row = m_window.inspector().object()) {
        const std::uint64_t key = session.universe().view().birthKeys[*row];
        const QString name = shownName(session.universe().view(), *row);
        for (const char* const value : {"Industry", "MaxIndustry"}) {
            entries.push_back({{.of = engine::PlotOf::object, .expression = value, .object = key}, name});
        }
    }
    entries.push_back({{.of = engine::PlotOf::group,
                        .expression = "Happiness",
                        .group = "planet",
                        .condition = "Population > 0",
                        .form = engine::PlotForm::band},
                       {}});
    view->plots().setEntries(std::move(entries));
    view->waitUntilRead();
    view->focusPlot();
    m_pictures.take(m_window, "20-plots");
    view->plots().setEntries({});
    view->waitUntilRead();
}

/// Takes a picture of the map with a layer of values: colour, circles and heat.
void TourOfRun::showMapValues() {
    m_window.actions()["view.edit-values"].trigger();
    auto* const view = m_window.findChild<ValueLayersView*>();
    view->addLayer();
    view->field(MapChannel::colour).setText(QStringLiteral("Happiness"));
    view->field(MapChannel::size).setText(QStringLiteral("Industry"));
    view->field(MapChannel::heat).setText(QStringLiteral("Population"));
    settle(m_window);
    m_pictures.take(m_window, "21-map-values");
    view->removeLayer();
    settle(m_window);
    m_window.statusBar()->clearMessage(); // it would end in one of the next pictures
}

/// Takes a picture of an edited number, and of the values that it changes.
void TourOfRun::showCompare() {
    const QByteArray words("meter=\"Happiness\" to=\"");
    for (const Document* const document : m_window.store().documents()) {
        const qsizetype at = document->bytes().indexOf(words);
        SourceEditor* const editor = at < 0 ? nullptr : m_window.editorOf(document->shownPath());
        if (editor == nullptr) {
            continue;
        }
        const auto begin = static_cast<int>(at + words.size());
        m_window.setPerspective(Perspective::sideBySide);
        settle(m_window); // the form chooses a line of its own when it appears
        editor->setFocus();
        editor->goTo(begin, begin + 1);
        settle(m_window); // the form follows the caret
        editor->replaceAsTyped(begin, begin + 1, "9");
        settle(m_window);
        m_window.actions()["run.compare"].trigger();
        settle(m_window);
        m_pictures.take(m_window, "19-compare");
        showManySeeds();
        m_window.store().history().undo();
        settle(m_window);
        m_window.setPerspective(Perspective::sandbox);
        return;
    }
}

/// Takes a picture of the same comparison over some seeds.
void TourOfRun::showManySeeds() {
    auto* const view = m_window.findChild<CompareView*>();
    auto* const run = m_window.findChild<SeedsRun*>();
    if (view == nullptr || run == nullptr) {
        return;
    }
    view->seeds().count().setValue(8);
    m_window.actions()["run.many-seeds"].trigger();
    while (run->state() == SeedsRun::State::playing) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    view->focusRows();
    settle(m_window);
    m_pictures.take(m_window, "25-many-seeds");
    view->manySeeds().setChecked(false);
}

/// Takes pictures of the question about another value, and of the run with this value.
void TourOfRun::showWhatIf(const Showpiece& piece) {
    WhatIfDialog dialog(m_window.sandbox(), piece.row, piece.column, &m_window);
    if (!dialog.canAsk()) {
        return dialog.abandon();
    }
    dialog.setNewValue(QStringLiteral("+5"));
    dialog.show();
    m_pictures.take(dialog, "23-what-if-question");
    dialog.make(); // closes the dialog
    settle(m_window);
    m_window.actions()["run.compare"].trigger();
    settle(m_window);
    m_pictures.take(m_window, "24-what-if");
    m_window.store().history().undo();
    settle(m_window);
}

} // namespace orrery::ide
