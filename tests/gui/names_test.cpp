// SPDX-License-Identifier: GPL-3.0-or-later
// Names and problems in the window, driven by key events: definition, references, rename, hierarchy; fixes, silencing
// and explanations (I3.1, I3.2, I3.5, I3.6, I3.8).
#include "app/ide/features/findings.h"
#include "app/ide/main_window.h"
#include "engine/assist/silence.h"
#include "support/project_copy.h"
#include "widgets/base/background.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/hunt/watch_list.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/layers/value_layers.h"
#include "widgets/names/hierarchy_view.h"
#include "widgets/names/rename_dialog.h"
#include "widgets/names/usages_model.h"
#include "widgets/names/usages_view.h"
#include "widgets/problems/explanation_view.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"
#include "widgets/project/project_tree.h"
#include "widgets/project/project_tree_model.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/source/fix_button.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class NamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-names-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_original = document().bytes();
    }
    void cleanup() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
    }

    void works_data();
    void works() {
        QFETCH(Work, work);
        (this->*work)();
    }

private:
    using Work = void (NamesTest::*)();
    static void named(const char* name, Work work) { QTest::newRow(name) << work; }

    Document& document() { return *m_window->store().find(QStringLiteral("content.xml")); }
    DocumentEditor& editor() { return *m_window->currentEditor(); }
    /// Moves the caret to a text, plus some bytes.
    void caretAt(const QByteArray& text, int further = 0) {
        const auto at = static_cast<int>(document().bytes().indexOf(text)) + further;
        QVERIFY(at >= further);
        editor().goTo(at, at);
        editor().setFocus();
    }
    /// Changes the content as if typed, and waits.
    void write(const QByteArray& from, const QByteArray& to) {
        const auto at = static_cast<int>(document().bytes().indexOf(from));
        QVERIFY(at >= 0);
        editor().replaceAsTyped(at, at + static_cast<int>(from.size()), to);
        m_window->waitUntilIdle();
    }
    template <typename View>
    View& pane() {
        View* const view = m_window->findChild<View*>();
        if (view == nullptr) {
            qFatal("no such pane");
        }
        return *view;
    }
    ProblemsModel& problems() { return const_cast<ProblemsModel&>(m_window->problems().model()); }
    int rowOf(const char* code) {
        for (int row = 0; row < problems().rowCount(); ++row) {
            if (problems().diagnostic(row).code() == code) {
                return row;
            }
        }
        return -1;
    }
    /// Triggers the entry with some words in the menu of a problem.
    bool trigger(const char* code, const QString& words) {
        QTableView& table = m_window->problems().table();
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QModelIndex index = table.model()->index(row, 0);
            if (index.siblingAtColumn(ProblemsModel::code).data().toString() != QLatin1String(code)) {
                continue;
            }
            QMenu menu;
            m_window->problems().fillMenu(menu, index);
            for (QAction* const action : menu.actions()) {
                if (action->text().remove(QLatin1Char('&')).contains(words)) {
                    action->trigger();
                    m_window->waitUntilIdle();
                    return true;
                }
            }
        }
        return false;
    }
    /// Renames the name one byte after a text, by F2 and the dialog.
    /// @param files number of files with changes
    void renameAt(const QByteArray& at, const QString& to, int files) {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        caretAt(at, 1);
        QTimer wait; // the name dialog waits for the index of names, which also runs events
        connect(&wait, &QTimer::timeout, this, [this, &wait, to, files] {
            auto* const dialog = m_window->findChild<RenameDialog*>();
            if (dialog == nullptr || !dialog->isVisible()) {
                return;
            }
            wait.stop();
            dialog->nameLine().setText(to);
            QCOMPARE(dialog->preview().topLevelItemCount(), files);
            QTRY_VERIFY_WITH_TIMEOUT(dialog->canAccept(), 30'000);
            QTest::keyClick(&dialog->nameLine(), Qt::Key_Return);
        });
        wait.start(1);
        QTest::keyClick(&editor(), Qt::Key_F2);
        m_window->waitUntilIdle();
    }
    void waitForPool() {
        QTRY_VERIFY(backgroundThreads().activeThreadCount() == 0);
        QCoreApplication::processEvents();
        m_window->waitUntilIdle();
    }

    void definition();
    void usages();
    void usagesFollow();
    void manyPlaces();
    void renames();
    void renameRefuses();
    void hierarchy();
    void enterEdits();
    void severalFixes();
    void fixesAll();
    void silencesHere();
    void silencesInProject();
    void makesBaseline();
    void greysWhileBehind();
    void explains();
    void bulbInSource();
    void bulbInForm();
    void fromInspector();
    void fromTree();
    void renamesInTables();
    void renamesInSession();
    /// Triggers the first entry of the next menu.
    void pickFirst(QStringList* entries) {
        QTimer::singleShot(0, this, [entries] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (const QAction* const action : menu->actions()) {
                *entries << action->text();
            }
            menu->actions().front()->trigger();
            menu->close();
        });
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
    QByteArray m_original;
};

void NamesTest::works_data() {
    QTest::addColumn<Work>("work");
    named("I3.5 F12 goes to the definition, Alt+Left back", &NamesTest::definition);
    named("I3.5 Shift+F12 lists all places by file with their lines", &NamesTest::usages);
    named("I3.5 the list of places follows the text", &NamesTest::usagesFollow);
    named("P3.5 many places come from elsewhere, and never after those of a newer question", &NamesTest::manyPlaces);
    named("I3.6 F2 renames everywhere in one step of the history", &NamesTest::renames);
    named("I3.6 a rename that cannot be says why and cannot be accepted", &NamesTest::renameRefuses);
    named("I3.5 the hierarchy unfolds what modifies a meter", &NamesTest::hierarchy);
    named("I6.7 Enter in References, Hierarchy and Problems moves the focus to the place, a click does not",
          &NamesTest::enterEdits);
    named("I3.2 several fixes are a menu", &NamesTest::severalFixes);
    named("I3.2 all of a kind are fixed in one step of the history", &NamesTest::fixesAll);
    named("I3.8 silence here: out of the list, counted, shown on request", &NamesTest::silencesHere);
    named("I3.8 silence in the project", &NamesTest::silencesInProject);
    named("I3.8 a baseline silences what is wrong now", &NamesTest::makesBaseline);
    named("I3.8 findings are greyed while texts are checked", &NamesTest::greysWhileBehind);
    named("I3.1 Shift+F1 explains the problem", &NamesTest::explains);
    named("I3.2 a light bulb behind the line mends what is wrong in it", &NamesTest::bulbInSource);
    named("I3.2 a light bulb in the form mends what is wrong in a line", &NamesTest::bulbInForm);
    named("I3.5 a value of the inspector leads to its definition and to what modifies it", &NamesTest::fromInspector);
    named("I3.5 an entry of the project tree leads to where it is used", &NamesTest::fromTree);
    named("I3.6 headers and ids in tables of the disk are renamed in the same step", &NamesTest::renamesInTables);
    named("I3.6 breakpoints, watches and layers follow a rename, its undo and its redo", &NamesTest::renamesInSession);
}

void NamesTest::bulbInSource() {
    auto* const feature = m_window->findChild<FindingsFeature*>();
    FixButton* const bulb = feature->bulbOf(editor());
    QVERIFY(bulb != nullptr);
    write("</orrery>", "<class id=\"F1\" type=\"buildin\"/>\n</orrery>");
    caretAt("<class id=\"F1\"", 2);
    QTRY_VERIFY(bulb->isVisible());
    QVERIFY2(bulb->accessibleName().contains("building") && bulb->accessibleName().contains("Ctrl+."),
             qPrintable(bulb->accessibleName()));
    const int lineEnd = editor().lineEndOf(editor().caretOffset());
    const QPoint end = editor().viewport()->mapTo(&editor(), editor().pointBelow(lineEnd));
    // After the text, or at the edge if the line continues beyond it; always visible.
    QVERIFY(editor().rect().contains(bulb->geometry()));
    QVERIFY(bulb->x() >= std::min(end.x(), editor().viewport()->geometry().right() - 2 * bulb->width()));
    QVERIFY(bulb->geometry().center().y() < end.y() && bulb->geometry().bottom() >= end.y() - editor().lineHeight());
    caretAt("<scenario");
    QTRY_VERIFY(!bulb->isVisible());
    caretAt("<class id=\"F1\"", 2);
    QTRY_VERIFY(bulb->isVisible());
    QStringList entries;
    pickFirst(&entries);
    QTest::mouseClick(bulb, Qt::LeftButton);
    QVERIFY(!entries.isEmpty());
    QVERIFY(document().bytes().contains("<class id=\"F1\" type=\"building\"/>"));
    QVERIFY(!bulb->isVisible()); // the present text is not analysed yet
    m_window->waitUntilIdle();
    QCoreApplication::processEvents();
    QVERIFY(!bulb->isVisible());
}

void NamesTest::bulbInForm() {
    write("</orrery>", "<class id=\"F1\" type=\"buildin\"/>\n</orrery>");
    caretAt("<class id=\"F1\"", 2);
    QTRY_COMPARE(m_window->form().lines().size(), std::size_t{1});
    FormLineView* const line = m_window->form().lines().front();
    QVERIFY(line->fixButton() != nullptr && line->fixButton()->isVisible());
    QVERIFY(line->fixButton()->accessibleName().startsWith("Quick fixes for"));
    QVERIFY(!line->fixButton()->geometry().intersects(line->fields().front()->geometry()));
    QStringList entries;
    pickFirst(&entries);
    QTest::mouseClick(line->fixButton(), Qt::LeftButton);
    m_window->waitUntilIdle();
    QVERIFY(document().bytes().contains("<class id=\"F1\" type=\"building\"/>"));
    QVERIFY(!m_window->form().lines().front()->fixButton() ||
            !m_window->form().lines().front()->fixButton()->isVisible());
}

void NamesTest::fromInspector() {
    m_window->setPerspective(Perspective::sandbox);
    ObjectInspector& inspector = m_window->inspector();
    const engine::View view = m_window->sandbox().session()->state().view();
    for (engine::Row row = 0; row < view.rowCount; ++row) {
        if (view.nameOf(row) == "Sol III") {
            m_window->showObject(row);
        }
    }
    QTableView& values = inspector.valuesView();
    const auto choose = [&](const QString& name) {
        for (int row = 0; row < values.model()->rowCount(); ++row) {
            if (values.model()->index(row, 0).data().toString() == name) {
                values.setCurrentIndex(values.model()->index(row, 1));
                values.setFocus();
                return;
            }
        }
        QFAIL(qPrintable(name));
    };
    choose("Industry");
    QTest::keyClick(&values, Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
    HierarchyView& hierarchy = pane<HierarchyView>();
    QVERIFY(hierarchy.isVisible());
    QVERIFY2(hierarchy.title().contains("Industry"), qPrintable(hierarchy.title()));
    QCOMPARE(hierarchy.tree().findItems("BLD_MINE/dig", Qt::MatchStartsWith).size(), 1);
    choose("Industry");
    QTest::keyClick(&values, Qt::Key_F12, Qt::ShiftModifier);
    QVERIFY(pane<UsagesView>().isVisible());
    QVERIFY(pane<UsagesView>().model().placeCount() >= 3);
    // By the menu too.
    choose("Mining");
    QStringList entries;
    pickFirst(&entries);
    emit inspector.valueMenuWanted(values.mapToGlobal(QPoint(4, 4)));
    QCOMPARE(entries.size(),
             13); // with what-ifs, both hunts, watches (I4.7), a line, plot (I4.10), causes (I4.11) and tests
    QVERIFY(pane<UsagesView>().model().index(0, 0).data().toString().contains("meters.xml"));
}

void NamesTest::fromTree() {
    QTreeView& tree = m_window->projectTree().view();
    tree.setCurrentIndex(m_window->projectTree().model().indexOf("content.xml/BLD_MINE"));
    tree.setFocus();
    QTest::keyClick(&tree, Qt::Key_F12, Qt::ShiftModifier);
    QCOMPARE(pane<UsagesView>().model().placeCount(), 3);
}

void NamesTest::renamesInTables() {
    QFile table(m_copy->path() + "/costs.csv");
    const QByteArray written = "class; \"gold\" ;note\nBLD_MINE;3;BLD_MINE\n\"BLD_BANK\";4;BLD_BANK\n";
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write(written);
    table.close();
    QVERIFY(m_window->openProject(m_copy->path()));
    m_window->waitUntilIdle();
    m_window->editorOf("content.xml");
    write("</orrery>", "<table id=\"Costs\" file=\"costs.csv\" key=\"class\"><column id=\"gold\" "
                       "format=\"number\"/><column id=\"note\" format=\"text\"/></table></orrery>");
    QCOMPARE(m_window->problems().model().count(engine::Severity::error), 0);
    const QByteArray before = document().bytes();
    const int steps = m_window->store().history().index();
    renameAt("BLD_BANK\" type", "BLD_SHOP", 2);
    renameAt("gold\" format", "price", 2);
    QCOMPARE(m_window->store().history().index(), steps + 2);
    QCOMPARE(m_window->store().find("costs.csv")->bytes(),
             QByteArray("class; \"price\" ;note\nBLD_MINE;3;BLD_MINE\n\"BLD_SHOP\";4;BLD_BANK\n"));
    QCOMPARE(m_window->problems().model().count(engine::Severity::error), 0);
    QVERIFY(m_window->saveAll());
    QCOMPARE(m_copy->bytes("costs.csv"), m_window->store().find("costs.csv")->bytes());
    m_window->store().history().undo();
    m_window->store().history().undo();
    m_window->waitUntilIdle();
    QCOMPARE(document().bytes(), before);
    QCOMPARE(m_window->store().find("costs.csv")->bytes(), written);
    QCOMPARE(m_window->problems().model().count(engine::Severity::error), 0);
    QTest::qWait(400); // the watcher of files must not treat the table as deleted
    QVERIFY(m_window->store().find("costs.csv") != nullptr);
}

void NamesTest::renamesInSession() {
    m_window->editorOf("content.xml");
    auto& breakpoints = *m_window->findChild<BreakList*>();
    auto& watches = *m_window->findChild<WatchList*>();
    auto& layers = *m_window->findChild<ValueLayers*>();
    QTRY_VERIFY(m_window->sandbox().session() != nullptr);
    breakpoints.add(QStringLiteral("group:BLD_MINE/dig | if owner != none"));
    breakpoints.add(QStringLiteral("value:Sol III.Industry"));
    breakpoints.add(QStringLiteral("event:BLD_PIT")); // undo of the rename to this name must not change it
    watches.add(plotEntryOf(*m_window->sandbox().session(), QStringLiteral("Sol III.Industry")));
    ValueLayer layer{.name = QStringLiteral("BLD_MINE"), .of = QStringLiteral("BLD_MINE")};
    layer.channels[0].expression = QStringLiteral("count(objects where class = BLD_MINE)");
    layers.add(layer);
    const auto texts = [&] {
        QStringList all;
        for (const BreakList::Line& line : breakpoints.lines()) {
            all << line.text;
        }
        for (const PlotEntry& entry : watches.entries()) {
            all << entry.object;
        }
        for (const ValueLayer& one : layers.layers()) {
            all << one.name << one.of << one.channels[0].expression;
        }
        return all;
    };
    const QStringList before{"group:BLD_MINE/dig | if owner != none",
                             "value:Sol III.Industry",
                             "event:BLD_PIT",
                             "Sol III",
                             "BLD_MINE",
                             "BLD_MINE",
                             "count(objects where class = BLD_MINE)"};
    QTRY_COMPARE(texts(), before);
    renameAt("BLD_MINE\" type", "BLD_PIT", 1);
    renameAt("\"dig\"", "dig-deep", 1);
    renameAt("Sol III\" system", "Terra", 1);
    const QStringList after{"group:BLD_PIT/dig-deep | if owner != none",
                            "value:Terra.Industry",
                            "event:BLD_PIT",
                            "Terra",
                            "BLD_MINE", // the name that the user gave the layer
                            "BLD_PIT",
                            "count(objects where class = BLD_PIT)"};
    QTRY_COMPARE(texts(), after);
    QTRY_VERIFY(m_window->sandbox().session() != nullptr);
    breakpoints.read(*m_window->sandbox().session());
    QCOMPARE(breakpoints.problemOf(0), QString());
    QCOMPARE(breakpoints.problemOf(1), QString());
    QUndoStack& history = m_window->store().history();
    for (int i = 0; i < 3; ++i) {
        history.undo();
    }
    m_window->waitUntilIdle();
    QTRY_COMPARE(texts(), before);
    history.setIndex(history.index() + 3); // all at once
    m_window->waitUntilIdle();
    QTRY_COMPARE(texts(), after);
    history.undo(); // the undone rename of the object is dropped by the next edit
    write("<!-- Comments", "<!-- Notes");
    QTRY_COMPARE(texts().at(3), QString("Sol III"));
    QCOMPARE(texts().at(1), QString("value:Sol III.Industry"));
}

void NamesTest::definition() {
    write("</orrery>", "<class id=\"PITS\" type=\"tech\"/>\n<class id=\"USER\" type=\"tech\">\n<unlocks "
                       "class=\"PITS\"/></class></orrery>");
    caretAt("<unlocks class=\"PITS\"", 18);
    const int from = editor().caretOffset();
    QTest::keyClick(&editor(), Qt::Key_F12);
    QCOMPARE(editor().caretOffset(), int(document().bytes().indexOf("PITS\" type")));
    QTest::keyClick(&editor(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(editor().caretOffset(), from);
    // By Ctrl+click.
    const QPoint at = editor().pointBelow(from) - QPoint(-1, 3);
    QTest::mouseClick(editor().viewport(), Qt::LeftButton, Qt::ControlModifier, at);
    QTRY_COMPARE(editor().caretOffset(), int(document().bytes().indexOf("PITS\" type")));
}

void NamesTest::usages() {
    write("</orrery>", "<class id=\"PITS\" type=\"tech\"/>\n<class id=\"USER\" type=\"tech\">\n<unlocks "
                       "class=\"PITS\"/></class></orrery>");
    caretAt("PITS\" type");
    QTest::keyClick(&editor(), Qt::Key_F12, Qt::ShiftModifier);
    const UsagesModel& model = pane<UsagesView>().model();
    QAbstractItemModelTester tester(const_cast<UsagesModel*>(&model));
    QCOMPARE(model.placeCount(), 2);
    QCOMPARE(model.rowCount(), 1);
    const QModelIndex file = model.index(0, 0);
    QVERIFY(file.data().toString().startsWith("content.xml"));
    QVERIFY(file.data().toString().contains("2"));
    QVERIFY(model.index(0, 0, file).data().toString().contains("<class id=\"PITS\" type=\"tech\"/>"));
    QVERIFY(model.index(1, 0, file).data().toString().contains("<unlocks class=\"PITS\"/>"));
    QVERIFY(pane<UsagesView>().isVisible());
    pane<UsagesView>().tree().setCurrentIndex(model.index(1, 0, file));
    QTest::keyClick(&pane<UsagesView>().tree(), Qt::Key_Return);
    QCOMPARE(editor().caretOffset(), int(document().bytes().indexOf("PITS\"/>")));
}

void NamesTest::usagesFollow() {
    usages();
    write("<unlocks class=\"PITS\"/>", "\n\n<unlocks class=\"PITS\"/><unlocks class=\"PITS\"/>");
    QCOMPARE(pane<UsagesView>().model().placeCount(), 3);
    write("id=\"PITS\"", "id=\"OTHER\"");
    QCOMPARE(pane<UsagesView>().model().placeCount(), 0);
}

void NamesTest::manyPlaces() {
    QByteArray effects;
    for (int i = 0; i < 1500; ++i) {
        effects += "<modify-max-meter meter=\"Mining\" amount=\"" + QByteArray::number(i) + "\"/>\n";
    }
    write("</orrery>", "<class id=\"MANY\" type=\"special\"><group id=\"g\"><scope><include><object-type "
                       "type=\"planet\"/></include></scope><effects>" +
                           effects + "</effects></group></class></orrery>");
    QTRY_VERIFY(!m_window->analyzer().latest()->names->names().empty());
    const engine::NameKey many{engine::NameKind::meter, {}, "Mining"};
    const engine::NameKey few{engine::NameKind::meter, {}, "Farming"};
    auto& usages = pane<UsagesView>();
    auto& hierarchy = pane<HierarchyView>();
    QAbstractItemModelTester tester(const_cast<UsagesModel*>(&usages.model()));
    usages.showName(few);
    hierarchy.showName(few);
    const int places = usages.model().placeCount();
    const int rows = hierarchy.tree().topLevelItemCount();
    usages.showName(many);
    hierarchy.showName(many);
    QCOMPARE(usages.model().placeCount(), places);
    QTRY_VERIFY(usages.model().placeCount() >= 1500);
    QTRY_VERIFY(hierarchy.tree().topLevelItemCount() >= 1500);
    QVERIFY(usages.tree().currentIndex().isValid());
    QCOMPARE(hierarchy.tree().findItems("MANY/g", Qt::MatchStartsWith).size(), 1500);
    // This result is found, but a newer request replaces it before it is shown.
    usages.showName(few);
    hierarchy.showName(few);
    usages.showName(many);
    hierarchy.showName(many);
    backgroundThreads().waitForDone();
    usages.showName(few);
    hierarchy.showName(few);
    QCoreApplication::processEvents();
    QCOMPARE(usages.model().placeCount(), places);
    QCOMPARE(hierarchy.tree().topLevelItemCount(), rows);
    QVERIFY(hierarchy.title().contains("Farming"));
}

void NamesTest::renames() {
    write("</orrery>", "<class id=\"PITS\" type=\"tech\"/>\n<class id=\"USER\" type=\"tech\">\n<unlocks "
                       "class=\"PITS\"/></class></orrery>");
    const QByteArray before = document().bytes();
    const int steps = m_window->store().history().index();
    caretAt("PITS\"/>");
    QTimer::singleShot(0, this, [this] {
        auto* const dialog = m_window->findChild<RenameDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->nameLine().setText("QUARRY");
        QCOMPARE(dialog->preview().topLevelItemCount(), 1);
        QCOMPARE(dialog->preview().topLevelItem(0)->childCount(), 3); // with the chance key
        QVERIFY(dialog->preview().topLevelItem(0)->child(0)->text(1).contains("id=\"QUARRY\""));
        QTRY_VERIFY_WITH_TIMEOUT(dialog->canAccept(), 30'000);
        QTest::keyClick(&dialog->nameLine(), Qt::Key_Return);
    });
    QTest::keyClick(&editor(), Qt::Key_F2);
    m_window->waitUntilIdle();
    QCOMPARE(document().bytes().count("PITS"), 1);
    QVERIFY(document().bytes().contains("chance-key=\"PITS\""));
    QCOMPARE(document().bytes().count("QUARRY"), 2);
    QCOMPARE(m_window->problems().model().count(engine::Severity::error), 0);
    QCOMPARE(m_window->store().history().index(), steps + 1);
    m_window->store().history().undo();
    QCOMPARE(document().bytes(), before);
}

void NamesTest::renameRefuses() {
    write("</orrery>", "<class id=\"PITS\" type=\"tech\"/>\n<class id=\"USER\" type=\"tech\"/></orrery>");
    const AnalysisPtr analysis = m_window->analyzer().latest();
    const auto mine = analysis->names->find({engine::NameKind::objectClass, {}, "PITS"});
    QVERIFY(mine);
    RenameDialog dialog(analysis, *mine);
    QVERIFY(!dialog.canAccept()); // its own name
    QVERIFY(dialog.preview().topLevelItem(0) != nullptr);
    QCOMPARE(dialog.preview().topLevelItem(0)->childCount(), 1); // its place is shown nevertheless
    QVERIFY(dialog.preview().topLevelItem(0)->child(0)->text(1).contains("id=\"PITS\""));
    QVERIFY2(!dialog.verdict().contains("PITS"), "nothing was asked for yet, so nothing is refused");
    dialog.nameLine().setText("USER");
    QVERIFY(dialog.verdict().contains("USER"));
    QVERIFY(!dialog.canAccept());
    dialog.nameLine().setText("no id");
    QVERIFY(!dialog.canAccept());
    dialog.nameLine().setText("FINE");
    QTRY_VERIFY_WITH_TIMEOUT(dialog.canAccept(), 30'000);
    const auto meter = analysis->names->find({engine::NameKind::meter, {}, "Population"});
    QVERIFY(meter);
    RenameDialog shipped(analysis, *meter);
    shipped.nameLine().setText("People");
    QVERIFY(shipped.verdict().contains("shipped vocabulary"));
    QVERIFY(!shipped.canAccept());
    waitForPool();
}

void NamesTest::hierarchy() {
    write("</orrery>", "<class id=\"H1\" type=\"special\"><group id=\"up\"><scope><include><object-type "
                       "type=\"planet\"/></include></scope><effects><modify-max-meter meter=\"Mining\" "
                       "amount=\"MaxFarming\"/></effects></group></class><class id=\"H2\" type=\"special\"><group "
                       "id=\"feed\"><scope><include><object-type type=\"planet\"/></include></scope><effects>"
                       "<modify-max-meter meter=\"Farming\" amount=\"2\"/></effects></group></class></orrery>");
    caretAt("meter=\"Mining\"", 8);
    QTest::keyClick(&editor(), Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
    HierarchyView& view = pane<HierarchyView>();
    QVERIFY(view.title().contains("Mining"));
    const auto found = view.tree().findItems("H1/up", Qt::MatchStartsWith);
    QCOMPARE(found.size(), 1);
    found[0]->setExpanded(true);
    QTreeWidgetItem* reads = nullptr;
    for (int i = 0; i < found[0]->childCount(); ++i) {
        reads = found[0]->child(i)->text(0).contains("Farming") ? found[0]->child(i) : reads;
    }
    QVERIFY(reads != nullptr);
    reads->setExpanded(true);
    bool isFed = false;
    for (int i = 0; i < reads->childCount(); ++i) {
        isFed = isFed || reads->child(i)->text(0).startsWith("H2/feed");
    }
    QVERIFY(isFed);
    caretAt("id=\"feed\"", 5);
    QTest::keyClick(&editor(), Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
    view.setKind(engine::HierarchyKind::touches);
    QTreeWidgetItem* const touched = view.tree().topLevelItem(0);
    QVERIFY(touched != nullptr);
    touched->setExpanded(true);
    QCOMPARE(touched->childCount(), 1); // H1/up reads the value that it feeds
    QVERIFY(touched->child(0)->text(0).contains("H1/up"));
    view.setKind(engine::HierarchyKind::triggers);
    QCOMPARE(view.tree().topLevelItemCount(), 1);
}

void NamesTest::enterEdits() {
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    const auto enter = [this](QAbstractItemView& list, const QModelIndex& index) {
        list.scrollTo(index);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
        QVERIFY(list.hasFocus());
        const int shown = editor().caretOffset();
        editor().goTo(0, 0);
        QTest::keyClick(&list, Qt::Key_Return);
        QVERIFY(editor().hasFocus());
        QCOMPARE(editor().caretOffset(), shown);
    };
    hierarchy();
    pane<HierarchyView>().setKind(engine::HierarchyKind::modifiers);
    caretAt("meter=\"Mining\"", 8);
    QTest::keyClick(&editor(), Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
    QTreeWidget& tree = pane<HierarchyView>().tree();
    const auto found = tree.findItems("H1/up", Qt::MatchStartsWith);
    QVERIFY(!found.isEmpty());
    enter(tree, tree.indexFromItem(found.front()));
    caretAt("meter=\"Mining\"", 8);
    QTest::keyClick(&editor(), Qt::Key_F12, Qt::ShiftModifier);
    QTreeView& usages = pane<UsagesView>().tree();
    const QModelIndex file = usages.model()->index(usages.model()->rowCount() - 1, 0);
    QVERIFY(file.data().toString().startsWith("content.xml"));
    enter(usages, usages.model()->index(0, 0, file));
    write("id=\"up\"", "id=\"up\" nonsense=\"\"");
    m_window->raisePane("problems");
    QTableView& table = m_window->problems().table();
    QVERIFY(table.model()->rowCount() > 0);
    enter(table, table.model()->index(0, ProblemsModel::message));
}

void NamesTest::severalFixes() {
    write("</orrery>", "<variable name=\"Dusty\" scope=\"global\" format=\"number\"/><variable name=\"Musty\" "
                       "scope=\"global\" format=\"number\"/><class id=\"F\" type=\"special\"><group id=\"g\"><scope>"
                       "<include if=\"Rusty &gt; 3\"/></scope></group></class></orrery>");
    QVERIFY(rowOf("expr.unknown-name") >= 0);
    caretAt("Rusty &gt;", 2);
    auto* const feature = m_window->findChild<FindingsFeature*>();
    QVERIFY(feature != nullptr);
    const auto fixes = feature->fixesHere();
    QVERIFY2(fixes.size() > 1, "near names");
    QMenu menu;
    feature->fillFixes(menu, feature->findingsHere());
    QCOMPARE(menu.actions().value(0)->text(), QString::fromStdString(fixes[0].label.english()));
    menu.actions().value(1)->trigger();
    m_window->waitUntilIdle();
    QVERIFY(document().bytes().contains(QByteArray::fromStdString(fixes[1].edits[0].text)));
}

void NamesTest::fixesAll() {
    write("</orrery>", "<class id=\"F1\" type=\"buildin\"/><class id=\"F2\" type=\"buildin\"/><class id=\"F3\" "
                       "type=\"buildin\"/></orrery>");
    const QByteArray before = document().bytes();
    const int steps = m_window->store().history().index();
    QVERIFY(trigger("check.unknown-name", "Fix all problems of this kind in the project"));
    waitForPool();
    QTRY_VERIFY(!document().bytes().contains("\"buildin\""));
    m_window->waitUntilIdle();
    QCOMPARE(rowOf("check.unknown-name"), -1);
    QCOMPARE(m_window->store().history().index(), steps + 1);
    m_window->store().history().undo();
    QCOMPARE(document().bytes(), before);
}

void NamesTest::silencesHere() {
    write("</orrery>", "\n<class id=\"F1\" type=\"qqqq\"/>\n</orrery>");
    const int shown = problems().rowCount();
    QVERIFY(trigger("check.unknown-name", "Silence here"));
    QVERIFY(document().bytes().contains("<!-- orrery-ignore check.unknown-name -->\n<class id=\"F1\""));
    QCOMPARE(problems().rowCount(), shown - 1);
    QCheckBox& box = m_window->problems().silencedBox();
    QVERIFY(box.isVisible());
    QVERIFY(box.text().contains("1"));
    box.setChecked(true);
    QCOMPARE(problems().rowCount(), shown);
    QVERIFY(problems().index(shown - 1, 0).data().toString().startsWith("Silenced"));
    QCOMPARE(problems().count(engine::Severity::error), 0);
    for (const auto& mark : editor().marks()) {
        QVERIFY(!QString::fromStdString(mark.message.english()).contains("qqqq"));
    }
}

void NamesTest::silencesInProject() {
    write("</orrery>", "<class id=\"F1\" type=\"qqqq\"/><class id=\"F2\" type=\"qqqq\"/></orrery>");
    QVERIFY(trigger("check.unknown-name", "in the project"));
    QVERIFY(m_window->store().find("orrery.xml")->bytes().contains("<silence code=\"check.unknown-name\"/>"));
    QCOMPARE(rowOf("check.unknown-name"), -1);
    QCOMPARE(problems().silencedCount(), 2);
    m_window->store().history().undo();
    m_window->waitUntilIdle();
    QVERIFY(rowOf("check.unknown-name") >= 0);
}

void NamesTest::makesBaseline() {
    write("</orrery>", "<class id=\"F1\" type=\"qqqq\"/></orrery>");
    QVERIFY(trigger("check.unknown-name", "baseline"));
    QCOMPARE(rowOf("check.unknown-name"), -1);
    QCOMPARE(problems().silencedCount(), 1);
    QVERIFY(m_window->store().find("orrery-baseline.xml") != nullptr);
    write("</orrery>", "\n\n<class id=\"F2\" type=\"qqqq\"/></orrery>");
    QCOMPARE(problems().silencedCount(), 1);
    QVERIFY(rowOf("check.unknown-name") >= 0); // new problems are reported
}

void NamesTest::greysWhileBehind() {
    write("</orrery>", "<class id=\"F1\" type=\"qqqq\"/></orrery>");
    const int row = rowOf("check.unknown-name");
    QVERIFY(row >= 0);
    QVERIFY(!problems().index(row, 0).data(Qt::ForegroundRole).isValid());
    const auto at = static_cast<int>(document().bytes().indexOf("</orrery>"));
    editor().replaceAsTyped(at, at, "\n");
    QVERIFY(m_window->analyzer().isBehind());
    QVERIFY(problems().index(row, 0).data(Qt::ForegroundRole).isValid());
    QVERIFY(!pane<UsagesView>().tree().isEnabled());
    m_window->waitUntilIdle();
    QVERIFY(!problems().index(row, 0).data(Qt::ForegroundRole).isValid());
    QVERIFY(pane<UsagesView>().tree().isEnabled());
}

void NamesTest::explains() {
    write("</orrery>", "<class id=\"F1\" type=\"qqqq\"/></orrery>");
    caretAt("qqqq", 1);
    QTest::keyClick(&editor(), Qt::Key_F1, Qt::ShiftModifier);
    ExplanationView& view = pane<ExplanationView>();
    QVERIFY(view.isVisible());
    QCOMPARE(view.code(), QString("check.unknown-name"));
    QVERIFY(view.toPlainText().contains("Correct the spelling"));
    QVERIFY(view.toPlainText().contains("orrery-ignore check.unknown-name"));
    QVERIFY(!view.toPlainText().contains("stands for the text"));
    view.showCode("run.too-many-messages");
    QVERIFY(view.toPlainText().contains("This content has the problem if it is repeated up to the limit:"));
    QVERIFY(view.toPlainText().contains("stands for the text three times"));
    view.showAll();
    QVERIFY(view.toPlainText().contains("expr.unknown-name"));
    QVERIFY(!view.toPlainText().contains("…."));
}

QTEST_MAIN(NamesTest)
#include "names_test.moc"
