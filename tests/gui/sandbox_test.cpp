// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/statements.h"
#include "engine/orrery.h"
#include "engine/universe/object_phrase.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_store.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/galaxy/label_room.h"
#include "widgets/inspector/inspector_model.h"
#include "widgets/inspector/ledger_model.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/map_objects.h"
#include "widgets/sandbox/map_of_session.h"
#include "widgets/sandbox/object_actions.h"
#include "widgets/sandbox/objects_view.h"
#include "widgets/sandbox/run_document.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace orrery::widgets;
namespace engine = orrery::engine;

class SandboxTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_copy = std::make_unique<ProjectCopy>("small");
        m_store = std::make_unique<DocumentStore>();
        m_analyzer = std::make_unique<Analyzer>(*m_store, QStringLiteral(ORRERY_RESOURCE_DIR "/vocabulary"));
        m_sandbox = std::make_unique<Sandbox>();
        m_store->openFolder(m_copy->path());
        m_analyzer->waitUntilCurrent();
        m_sandbox->useProgram(m_analyzer->latest()->program);
        QVERIFY2(m_analyzer->latest()->diagnostics.empty(), qPrintable(firstProblem()));
        QVERIFY(m_sandbox->startById("pair"));
        m_sandbox->waitUntilIdle();
        QVERIFY(m_sandbox->session());
    }
    void cleanup() {
        m_sandbox.reset();
        m_analyzer.reset();
        m_store.reset();
    }

    NAMED_TEST(stepsForwardAndBack, "I4.2 a turn forward and back shows the same values again") {
        const double before = industry();
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        QCOMPARE(m_sandbox->turn(), 1u);
        QCOMPARE(maxIndustry(), 4.5);
        m_sandbox->stepBack();
        m_sandbox->waitUntilIdle();
        QCOMPARE(m_sandbox->turn(), 0u);
        QCOMPARE(m_sandbox->lastTurn(), 1u);
        QCOMPARE(industry(), before);
    }

    NAMED_TEST(runsEditedContentToTheSameTurn, "I4.9 an edit runs the same seed and doings to the same turn") {
        m_sandbox->goTo(4);
        m_sandbox->waitUntilIdle();
        const auto actions = actionsFor(*m_sandbox->session(), planet());
        const auto place = std::find_if(actions.begin(), actions.end(), [](const ObjectAction& action) {
            return action.statement.spec->tag == "place" && action.name.contains("BLD_BANK");
        });
        QVERIFY(place != actions.end());
        m_sandbox->apply(place->statement);
        m_sandbox->goTo(6);
        m_sandbox->waitUntilIdle();
        QCOMPARE(maxIndustry(), 6.75);

        edit("amount='3'", "amount='5'");
        QCOMPARE(m_sandbox->turn(), 6u);
        QCOMPARE(maxIndustry(), 11.25);
        m_store->history().undo();
        m_analyzer->waitUntilCurrent();
        m_sandbox->useProgram(m_analyzer->latest()->program);
        m_sandbox->waitUntilIdle();
        QCOMPARE(maxIndustry(), 6.75);
    }

    NAMED_TEST(keepsLaterTurns, "I4.9 an edit in an earlier turn computes the later turns again, too") {
        m_sandbox->goTo(6);
        m_sandbox->goTo(2);
        m_sandbox->waitUntilIdle();
        edit("amount='3'", "amount='5'");
        QCOMPARE(m_sandbox->turn(), 2u);
        QCOMPARE(m_sandbox->lastTurn(), 6u);
        m_sandbox->goTo(6);
        m_sandbox->waitUntilIdle();
        QCOMPARE(maxIndustry(), 7.5);
    }

    NAMED_TEST(restartDropsTurns, "I4.9 an edit right after a restart does not compute the turns of the old run") {
        m_sandbox->goTo(6);
        m_sandbox->waitUntilIdle();
        Document* const document = m_store->find("content.xml");
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf("amount='3'"));
        m_store->apply("edit", {{document, {at, at + 10}, "amount='5'"}});
        m_analyzer->waitUntilCurrent();
        m_sandbox->restart();
        m_sandbox->useProgram(m_analyzer->latest()->program); // before the restart has ended
        m_sandbox->waitUntilIdle();
        QCOMPARE(m_sandbox->turn(), 0u);
        QCOMPARE(m_sandbox->lastTurn(), 0u);
    }

    NAMED_TEST(stopsWhenAsked, "I5.1 long work can be cancelled and keeps what was reached") {
        m_sandbox->goTo(2'000'000);
        QVERIFY(m_sandbox->isBusy());
        QTest::qWait(30);
        m_sandbox->cancel();
        m_sandbox->waitUntilIdle();
        QVERIFY(m_sandbox->session());
        QVERIFY(m_sandbox->turn() < 2'000'000u);
        QCOMPARE(m_sandbox->turn(), m_sandbox->session()->turn());
    }

    NAMED_TEST(inspectsWithChanges, "I4.3 every meter with value, maximum and change this turn") {
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        InspectorModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(*m_sandbox->session(), planet());
        const QModelIndex cell = model.indexOf(column("MaxIndustry"));
        QCOMPARE(cell.data().toString(), QString("4.5"));
        QCOMPARE(cell.siblingAtColumn(InspectorModel::current).data().toString(), QString("1"));
        QCOMPARE(cell.siblingAtColumn(InspectorModel::change).data().toString(), QString("▲ +1"));
        QCOMPARE(cell.data(InspectorModel::UniverseColumnRole).toInt(), int{column("MaxIndustry").value});
    }

    NAMED_TEST(inspectsVariables, "V5.2 an object's variables stand with its values, and can be explained") {
        const auto extra = std::make_shared<const engine::SourceText>("extra.xml", R"(<orrery format="1">
            <variable name="Hands" scope="global" format="number" explanation="How many there are."/>
            <variable name="Works" scope="planet" format="number"/>
            <global-modifiers><modify variable="Hands" set="turn + 2"/>
            <modify-other type="planet" variable="Works" add="Hands * 2"/></global-modifiers></orrery>)");
        const auto opened = engine::openProject(m_copy->path().toStdString(), ORRERY_RESOURCE_DIR "/vocabulary", extra);
        QVERIFY(std::holds_alternative<engine::Project>(opened));
        const auto& project = std::get<engine::Project>(opened);
        const auto session = engine::startSession(project, *engine::findScenario(project, "pair"));
        session->goTo(1);
        InspectorModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(*session, planet());
        const auto cell = engine::findVariable(*session, 1, "Works", planet());
        QVERIFY(cell);
        const QModelIndex works = model.indexOf(cell->variable, 0);
        QCOMPARE(works.data().toString(), QString("6"));
        QCOMPARE(works.siblingAtColumn(InspectorModel::change).data().toString(), QString("▲ +2"));
        const QModelIndex last = model.index(model.rowCount() - 1, InspectorModel::name);
        QCOMPARE(last.data().toString(), QString("Hands (whole run)"));
        QCOMPARE(last.data(Qt::ToolTipRole).toString(), QString("How many there are."));

        LedgerModel ledger;
        const QAbstractItemModelTester ledgerTester(&ledger, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ledger.show(*session, engine::explainVariable(*session, 1, *model.variableAt(works)));
        QCOMPARE(ledger.rowCount(), 3);
        const QModelIndex added = ledger.index(1, LedgerModel::group);
        QCOMPARE(added.data().toString(), QString("global modifiers"));
        const QModelIndex operand = ledger.index(1, 0, added.siblingAtColumn(0));
        QCOMPARE(operand.siblingAtColumn(LedgerModel::group).data().toString(), QString("Hands"));
        QVERIFY(operand.data(LedgerModel::VariableRole).isValid());
        QVERIFY(!operand.data(LedgerModel::ObjectRole).isValid());
        QVERIFY(ledger.index(2, 0).data(LedgerModel::IsProvenRole).toBool());
    }

    NAMED_TEST(ledgerAddsUp, "I4.4 rows in order, ghosts with their reason, and a footer that proves it") {
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        LedgerModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const engine::Session& session = *m_sandbox->session();
        model.show(session, engine::explain(session, 1, planet(), column("MaxIndustry")));
        QStringList lines;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            lines << index.siblingAtColumn(LedgerModel::step).data().toString() + "|" +
                         index.siblingAtColumn(LedgerModel::after).data().toString() + "|" +
                         index.siblingAtColumn(LedgerModel::group).data().toString() + "|" +
                         index.siblingAtColumn(LedgerModel::because).data().toString();
        }
        QVERIFY2(lines.contains("+3|3|BLD_MINE/dig|"), qPrintable(lines.join('\n')));
        QVERIFY2(lines.contains("+1.5|4.5|BLD_BANK/lift|× 1.5 · priority 10"), qPrintable(lines.join('\n')));
        const QModelIndex footer = model.index(model.rowCount() - 1, 0);
        QVERIFY(footer.data(LedgerModel::IsProvenRole).toBool());
        QCOMPARE(footer.siblingAtColumn(LedgerModel::after).data().toString(), QString("4.5"));

        model.show(session, engine::explain(session, 1, planet(), column("MaxTrade")));
        int ghosts = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            if (index.data(LedgerModel::KindRole).toInt() == static_cast<int>(LedgerModel::Kind::ghost)) {
                ++ghosts;
                const QString because = index.siblingAtColumn(LedgerModel::because).data().toString();
                QVERIFY2(because.startsWith("inactive: ") && because.contains("at least 2"), qPrintable(because));
                QVERIFY(index.data(LedgerModel::FileRole).isValid());
            }
        }
        QCOMPARE(ghosts, 1);
        model.setGhostsShown(false);
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(model.index(row, 0).data(LedgerModel::KindRole).toInt() !=
                    static_cast<int>(LedgerModel::Kind::ghost));
        }
    }

    NAMED_TEST(operandsOfTheStep, "I4.4 an operand shows the value that the step has read, and the one now") {
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        LedgerModel model;
        const engine::Session& session = *m_sandbox->session();
        model.show(session, engine::explain(session, 1, planet(), column("MaxMining")));
        const QModelIndex dig = model.index(1, 0);
        QCOMPARE(dig.siblingAtColumn(LedgerModel::group).data().toString(), QString("BLD_MINE/dig"));
        const QModelIndex operand = model.index(1, LedgerModel::step, dig);
        QCOMPARE(operand.siblingAtColumn(LedgerModel::group).data().toString(), QString("Target.Population"));
        QCOMPARE(operand.data().toString(), QString("20 (now 0)"));
    }

    NAMED_TEST(noGhosts, "I4.4 the breakdown says so if all effects acted") {
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        ObjectInspector inspector(*m_sandbox);
        inspector.show();
        const auto buttons = inspector.findChildren<QToolButton*>();
        const auto button = std::ranges::find_if(buttons, [](const QToolButton* one) { return one->isCheckable(); });
        QVERIFY(button != buttons.end());
        inspector.explain(planet(), column("MaxMining"));
        QCOMPARE((*button)->text(), QString("Effects that did not act: none"));
        inspector.explain(planet(), column("MaxTrade"));
        QCOMPARE((*button)->text(), QString("Show effects that did not act"));
    }

    NAMED_TEST(ledgerOpensTheXml, "I4.4 a click on a row asks for the XML that made it and for its source") {
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        ObjectInspector inspector(*m_sandbox);
        inspector.resize(500, 700);
        inspector.show();
        inspector.explain(planet(), column("MaxIndustry"));
        QSignalSpy places(&inspector, &ObjectInspector::placeWanted);
        QSignalSpy objects(&inspector, &ObjectInspector::objectWanted);
        const LedgerModel& model = inspector.ledgerModel();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, LedgerModel::group);
            if (index.data().toString() == "BLD_MINE/dig") {
                QTest::mouseClick(inspector.ledgerView().viewport(), Qt::LeftButton, {},
                                  inspector.ledgerView().visualRect(index).center());
            }
        }
        QCOMPARE(places.count(), 1);
        const auto where = places.first().first().value<engine::Location>();
        const QByteArray bytes = m_store->find("content.xml")->bytes();
        QVERIFY(
            bytes.left(static_cast<int>(where.span.begin)).endsWith("<modify-max-meter meter=\"Industry\"   amount='"));
        QCOMPARE(bytes.mid(static_cast<int>(where.span.begin), static_cast<int>(where.span.size())), "3");
        QCOMPARE(objects.count(), 1);
    }

    NAMED_TEST(ledgerFitsThePane, "I4.4 the breakdown shows numbers, cause and reason without scrolling sideways") {
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        ObjectInspector inspector(*m_sandbox);
        inspector.resize(450, 700);
        inspector.show();
        inspector.explain(planet(), column("MaxIndustry"));
        QTreeView& view = inspector.ledgerView();
        const QAbstractItemModel& model = *view.model();
        const QModelIndex mine = indexOf(model, "BLD_MINE/dig");
        QVERIFY(mine.isValid());
        QCOMPARE(mine.data(LedgerModel::DetailRole).toString(), QString("Mine #6"));
        QCOMPARE(mine.data(Qt::AccessibleTextRole).toString(), QString("BLD_MINE/dig · Mine #6"));
        QTRY_COMPARE(view.horizontalScrollBar()->maximum(), 0);
        for (const int shown : {LedgerModel::before, LedgerModel::step, LedgerModel::after}) {
            const QString number = mine.siblingAtColumn(shown).data().toString();
            QVERIFY(view.columnWidth(shown) >= view.fontMetrics().horizontalAdvance(number));
        }
        QTRY_VERIFY(view.visualRect(mine).height() >= 2 * view.fontMetrics().height()); // the source is below
        QTRY_COMPARE(view.visualRect(mine).right(), view.viewport()->width() - 1);

        // A longer reason has more lines, and all the more in a narrow pane.
        inspector.explain(planet(), column("MaxTrade"));
        const QModelIndex ghost = indexOf(model, "BLD_BANK/interest");
        QVERIFY(ghost.isValid());
        QVERIFY2(ghost.data(LedgerModel::DetailRole).toString().contains("inactive: "),
                 qPrintable(ghost.data(LedgerModel::DetailRole).toString()));
        QCOMPARE(ghost.siblingAtColumn(LedgerModel::step).data().toString(), QString());
        view.setCurrentIndex(ghost);
        const int height = view.visualRect(ghost).height();
        inspector.resize(300, 700);
        QTRY_VERIFY(view.visualRect(ghost).height() > height);
        QTRY_COMPARE(view.horizontalScrollBar()->maximum(), 0);
        view.setCurrentIndex(model.index(0, 0)); // other rows show the beginning
        const int line = view.fontMetrics().lineSpacing();
        QTRY_VERIFY(view.visualRect(ghost).height() <= 4 * line + 6);
    }

    NAMED_TEST(ledgerStaysInPlace,
               "I4.4 the key Right does not scroll the breakdown, and another value starts at its top") {
        edit("amount=\"2 +", "amount=\"Target.Population + Target.Industry + Target.Trade + 2 +");
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        ObjectInspector inspector(*m_sandbox);
        inspector.resize(450, 380);
        inspector.show();
        inspector.explain(planet(), column("MaxMining"));
        QTreeView& view = inspector.ledgerView();
        const QModelIndex mine = indexOf(*view.model(), "BLD_MINE/dig");
        QVERIFY(mine.isValid() && view.model()->hasChildren(mine.siblingAtColumn(0)));
        QTRY_COMPARE(view.horizontalScrollBar()->maximum(), 0);
        view.setCurrentIndex(mine);
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(&view, Qt::Key_Right);
        }
        QVERIFY(view.isExpanded(mine.siblingAtColumn(0)));
        QCOMPARE(view.horizontalScrollBar()->value(), 0);
        view.scrollToBottom();
        QTRY_VERIFY(view.verticalScrollBar()->value() > 0);
        inspector.explain(planet(), column("MaxIndustry"));
        QCOMPARE(view.verticalScrollBar()->value(), 0);
    }

    NAMED_TEST(longValuesAreCut, "I4.3 a long value does not hide the other columns; its tooltip has all of it") {
        const QString name = QString("Sol and ").repeated(30) + "Sol";
        const QByteArray bytes = m_store->find("content.xml")->bytes();
        edit(bytes, QByteArray(bytes).replace("\"Sol\"", '"' + name.toUtf8() + '"'));
        QVERIFY(m_sandbox->startById("pair"));
        m_sandbox->waitUntilIdle();
        ObjectInspector inspector(*m_sandbox);
        inspector.resize(450, 700);
        inspector.show();
        inspector.showObject(planet());
        QTableView& view = inspector.valuesView();
        QModelIndex system;
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            const QModelIndex value = view.model()->index(row, InspectorModel::current);
            system = value.data().toString() == name ? value : system;
        }
        QVERIFY(system.isValid());
        QVERIFY(system.data(Qt::ToolTipRole).toString().contains(name));
        QTRY_COMPARE(view.horizontalScrollBar()->maximum(), 0);
        QVERIFY(view.columnWidth(InspectorModel::current) < view.viewport()->width() / 2);
        QVERIFY(view.columnWidth(InspectorModel::name) > view.viewport()->width() / 5);
    }

    NAMED_TEST(listsObjects, "I4.1 objects by system, owner and class") {
        ObjectsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(objectsListOf(objectsStateOf(*m_sandbox->session()), ObjectGrouping::bySystem));
        const QModelIndex mine = model.indexOf(planet());
        QVERIFY(mine.isValid());
        QVERIFY(mine.parent().data().toString().startsWith("Sol ("));
        model.show(objectsListOf(objectsStateOf(*m_sandbox->session()), ObjectGrouping::byOwner));
        QVERIFY(model.indexOf(planet()).parent().data().toString().startsWith("Terrans ("));
        model.show(objectsListOf(objectsStateOf(*m_sandbox->session()), ObjectGrouping::byClass));
        QVERIFY(model.indexOf(planet()).isValid());
        const engine::Row building = *engine::findObject(m_sandbox->session()->state().view(), "#6");
        QCOMPARE(model.indexOf(building).data().toString(), QString("Mine #6"));
        QCOMPARE(model.indexOf(building).parent().data().toString(), QString("Mine (1)")); // a name, no id
        model.show(objectsListOf(objectsStateOf(*m_sandbox->session()), ObjectGrouping::byClass, "bld_mine"));
        QVERIFY2(model.indexOf(building).isValid(), "the filter finds the id");
    }

    NAMED_TEST(listsWhenShown, "P3.5 a hidden list of objects waits until it is shown") {
        ObjectsView pane(*m_sandbox);
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        QCOMPARE(pane.tree().model()->rowCount(), 0);
        pane.select(planet());
        pane.show();
        QVERIFY(pane.tree().model()->rowCount() > 0);
    }

    NAMED_TEST(listsManyObjects, "P3.5 a long list of objects is made on another thread, and keeps its headings open") {
        engine::CheckedScenario many = *m_sandbox->program()->model->findScenario("pair");
        many.id = "many";
        many.statements.clear();
        many.galaxy = engine::GalaxySpec{};
        many.galaxy->systems = 1200;
        m_sandbox->start(many);
        m_sandbox->step();
        m_sandbox->waitUntilIdle();
        QVERIFY(m_sandbox->session()->state().view().rowCount > 3000);
        ObjectsView pane(*m_sandbox);
        pane.show();
        const QAbstractItemModel& list = *pane.tree().model();
        QCOMPARE(list.rowCount(), 0); // the window goes on meanwhile
        pane.waitUntilCurrent();
        QCOMPARE(list.rowCount(), 1201); // and the objects in no system
        pane.tree().expand(list.index(7, 0));
        const QString heading = list.index(7, 0).data(ObjectsModel::HeadingRole).toString();
        pane.tree().setCurrentIndex(list.index(0, 0, list.index(7, 0)));
        const QVariant chosen = pane.tree().currentIndex().data(ObjectsModel::ObjectRole);
        auto* const filter = pane.findChild<QLineEdit*>();
        QTest::keyClicks(filter, heading);
        pane.waitUntilCurrent();
        QVERIFY(list.rowCount() >= 1 && list.rowCount() < 1200);
        filter->clear();
        pane.waitUntilCurrent();
        QCOMPARE(list.rowCount(), 1201);
        QVERIFY(pane.tree().isExpanded(list.index(7, 0)) && !pane.tree().isExpanded(list.index(8, 0)));
        QCOMPARE(pane.tree().currentIndex().data(ObjectsModel::ObjectRole), chosen);
        m_sandbox->apply(engine::newStatement(*m_sandbox->program()->model->vocabulary.statement("system"),
                                              {{"name", "New system"}, {"x", "1"}, {"y", "1"}}));
        m_sandbox->waitUntilIdle();
        pane.waitUntilCurrent();
        QCOMPARE(list.rowCount(), 1202);
        QCOMPARE(pane.tree().currentIndex().data(ObjectsModel::ObjectRole), chosen);
    }

    NAMED_TEST(plansDrops, "I4.1 the objects of a state tell the effect of a drop") {
        const engine::View view = m_sandbox->session()->state().view();
        const MapObjects objects(view);
        const engine::Row sol = *engine::findObject(view, "Sol");
        const engine::Row vega = *engine::findObject(view, "Vega");
        QVERIFY(objects.isSystem(sol) && !objects.isSystem(planet()));
        QCOMPARE(objects.systemOf(planet()), sol);
        QVERIFY(objects.isWithin(planet(), sol) && !objects.isWithin(planet(), vega));
        QVERIFY(objects.hasLane(vega, sol));
        QVERIFY(!objects.canFly(planet()));
        const DropPlan moved = objects.planOf({DragKind::move, planet(), {{}, vega}});
        QVERIFY(moved.act == DropAct::put && moved.host == vega && moved.verdict.isAllowed);
        const DropPlan lane = objects.planOf({DragKind::lane, sol, {{}, vega}});
        QVERIFY(lane.act == DropAct::lane && lane.verdict.text.startsWith("Remove the starlane"));
        const DropPlan none = objects.planOf({DragKind::move, planet(), {{5, 5}, std::nullopt}});
        QVERIFY(none.act == DropAct::none && !none.verdict.isAllowed && !none.verdict.text.isEmpty());
        QVERIFY(objects.planOf({DragKind::move, sol, {{5, 5}, std::nullopt}}).act == DropAct::move);
        QVERIFY(objects.planOf({DragKind::move, 999'999, {{5, 5}, std::nullopt}}).act == DropAct::none);
    }

    NAMED_TEST(keepsRunText, "I6.4 the text of the sandbox knows which text the run has read") {
        RunDocument document;
        QVERIFY(document.taken() == nullptr && !document.isTaken());
        const auto read = document.take();
        QVERIFY(document.isTaken());
        const auto end = static_cast<std::uint32_t>(read->bytes().size());
        engine::TextEdit more;
        more.span = {end, end};
        more.text = "<!-- more -->";
        QVERIFY(document.edit("Edit", std::vector{more}));
        QVERIFY(!document.isTaken() && document.taken() == read);
        QVERIFY(document.text()->bytes().ends_with("<!-- more -->"));
        document.use(m_store.get(), m_store->find("content.xml"));
        QVERIFY(document.taken() == nullptr);
        QCOMPARE(document.text(), m_store->find("content.xml")->source());
    }

    NAMED_TEST(namesObjects, "I4.1 an object without a name is its class with its number, for people only") {
        const engine::View view = m_sandbox->session()->state().view();
        int unnamed = 0;
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            const QString shown = shownName(view, row);
            QCOMPARE(engine::objectPhrase(view, row).english(), view.nameOf(row));
            if (!engine::isUnnamed(view, row)) {
                QCOMPARE(shown, QString::fromStdString(view.nameOf(row)));
                continue;
            }
            ++unnamed;
            QVERIFY2(!shown.startsWith('#') && shown.endsWith(QStringLiteral(" #%1").arg(row)), qPrintable(shown));
            QCOMPARE(engine::referencePhrase(view, "#" + std::to_string(row)), engine::objectPhrase(view, row));
        }
        QVERIFY(unnamed > 0);
        const std::string ofPlanet = "#" + std::to_string(planet());
        QCOMPARE(engineText(engine::referencePhrase(view, ofPlanet)),
                 QString::fromStdString(view.nameOf(planet()) + " " + ofPlanet));
        QCOMPARE(engineText(engine::referencePhrase(view, "#999999")), QString("#999999"));
        QCOMPARE(engineText(engine::referencePhrase(view, "#3a7bd5")), QString("#3a7bd5"));
    }

    NAMED_TEST(drawsAndWalksTheGalaxy, "I4.1 the map is walked by keyboard and chosen by mouse") {
        GalaxyView view;
        view.resize(600, 400);
        view.setMap(mapOf(*m_sandbox->session(), theme(ThemeKind::light)));
        view.show();
        QCOMPARE(view.map().systems.size(), std::size_t{2});
        QCOMPARE(view.map().lanes.size(), std::size_t{1});
        QCOMPARE(view.map().empireColours.front(), QColor("#3a7bd5"));
        const std::uint32_t sol = view.map().systems[0].row;
        const std::uint32_t vega = view.map().systems[1].row;
        QSignalSpy chosen(&view, &GalaxyView::selectionChanged);
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.pointOf(sol).toPoint());
        QCOMPARE(chosen.last().first().toUInt(), sol);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(chosen.last().first().toUInt(), vega);
        QTest::keyClick(&view, Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(chosen.last().first().toUInt(), view.map().systems[0].objects.front().row);
        const double before = view.pixelsPerUnit();
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(view.pixelsPerUnit() > before);
        QTest::keyClick(&view, Qt::Key_F);
        QCOMPARE(view.pixelsPerUnit(), before);
    }

    NAMED_TEST(labelsOutside, "I4.1 labels outside of the view take no room in it") {
        const QRectF all(-239, -239, 1077, 877); // the view, and the room around it
        for (const QPointF corner : {QPointF(-5000, 10), QPointF(-380, 10), QPointF(5000, 10), QPointF(10, -5000)}) {
            LabelRoom room(QSizeF(600, 400));
            const QRectF outside(corner, QSizeF(60, 14));
            QVERIFY(!room.isFree(outside));
            room.take(outside);
            QVERIFY(room.isFree(all));
        }
    }

    NAMED_TEST(labelsNeverOverlap, "I4.1 labels by importance, none over another") {
        LabelRoom room(QSizeF(600, 400));
        std::vector<QRectF> placed;
        std::vector<QRectF> refused;
        for (int i = 0; i < 500; ++i) {
            const QRectF wanted((i * 37) % 600, (i * 91) % 400, 60, 14);
            if (room.isFree(wanted)) {
                room.take(wanted);
                placed.push_back(wanted);
            } else {
                refused.push_back(wanted);
            }
        }
        QVERIFY(placed.size() > 20 && !refused.empty());
        for (std::size_t a = 0; a < placed.size(); ++a) {
            for (std::size_t b = a + 1; b < placed.size(); ++b) {
                QVERIFY(!placed[a].intersects(placed[b]));
            }
        }
        // A label without room is near an earlier label, which is more important.
        for (const QRectF& wanted : refused) {
            QVERIFY(std::ranges::any_of(
                placed, [&](const QRectF& other) { return other.adjusted(-3, -3, 3, 3).intersects(wanted); }));
        }
        QVERIFY2(!room.isFree(QRectF(-900, 10, 60, 14)), "it is far outside the view");
    }

    NAMED_TEST(zoomingKeepsThePlaceAtThePoint, "I4.1 zoom keeps the place under the mouse, fit shows all") {
        MapCamera camera;
        const QRectF bounds(-50, 20, 300, 100);
        const QRectF view(0, 0, 640, 480);
        camera.fit(bounds, view);
        QVERIFY(view.contains(camera.toScreen(bounds.topLeft())) &&
                view.contains(camera.toScreen(bounds.bottomRight())));
        QCOMPARE(camera.toScreen(bounds.center()), view.center());
        const QPointF place(10, 40);
        const QPointF point = camera.toScreen(place);
        camera.zoom(1.5, point);
        const QPointF moved = camera.toScreen(place) - point;
        QVERIFY(moved.manhattanLength() < 1e-9);
        QVERIFY(camera.toScreen(bounds.center()) != view.center());
    }

private:
    QString firstProblem() const {
        const auto& diagnostics = m_analyzer->latest()->diagnostics;
        return diagnostics.empty() ? QString() : QString::fromStdString(diagnostics.front().message());
    }
    engine::Row planet() const { return *engine::findObject(m_sandbox->session()->state().view(), "Sol III"); }
    engine::ColumnId column(const char* name) const { return *m_sandbox->program()->model->layout.find(name); }
    double value(const char* name) const { return m_sandbox->session()->state().view().at(column(name), planet()); }
    double industry() const { return value("Industry"); }
    double maxIndustry() const { return value("MaxIndustry"); }
    /// Returns the row of a breakdown with a cause.
    static QModelIndex indexOf(const QAbstractItemModel& model, const QString& cause) {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, LedgerModel::group).data().toString() == cause) {
                return model.index(row, LedgerModel::group);
            }
        }
        return {};
    }
    void edit(const QByteArray& from, const QByteArray& to) {
        Document* const document = m_store->find("content.xml");
        const auto at = static_cast<std::uint32_t>(document->bytes().indexOf(from));
        QVERIFY(m_store->apply("Edit", {{document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
        m_analyzer->waitUntilCurrent();
        m_sandbox->useProgram(m_analyzer->latest()->program);
        m_sandbox->waitUntilIdle();
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<DocumentStore> m_store;
    std::unique_ptr<Analyzer> m_analyzer;
    std::unique_ptr<Sandbox> m_sandbox;
};

QTEST_MAIN(SandboxTest)
#include "sandbox_test.moc"
