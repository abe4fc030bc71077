// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"

#include "widgets/expression/expression_field.h"
#include "widgets/form/form_drag.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_structure.h"
#include "widgets/form/form_view.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace orrery;
using namespace orrery::widgets;

namespace {

QByteArray classWith(const QByteArray& conditions) {
    return "<orrery format=\"1\">\n  <class id=\"A\" type=\"building\">\n    <group id=\"g\">\n      <scope>\n"
           "        <include>\n          " +
           conditions +
           "\n        </include>\n      </scope>\n      <effects>\n        <destroy-object/>\n      </effects>\n"
           "    </group>\n  </class>\n</orrery>\n";
}

/// The form of the first class of a file.
struct Shown {
    explicit Shown(const std::map<QString, QByteArray>& files, const QByteArray& at = "<class")
        : project(files), view(project.store, project.analyzer, project.sandbox) {
        view.resize(900, 600);
        view.show();
        view.activateWindow();
        if (!QTest::qWaitForWindowActive(&view)) {
            qFatal("no window");
        }
        view.showPlace(project.place(at, files.begin()->first));
        view.finishLines();
    }
    explicit Shown(const QByteArray& bytes, const QByteArray& at = "<class")
        : Shown(std::map<QString, QByteArray>{{"a.xml", bytes}}, at) {}

    FormLineView* line(const std::string& tag, int number = 0) {
        view.finishLines();
        for (FormLineView* const one : view.lines()) {
            if (one->line().tag == tag && number-- == 0) {
                return one;
            }
        }
        return nullptr;
    }
    /// Clicks on the label of a line, which selects it and gives it the focus.
    void select(const std::string& tag, int number = 0) {
        FormLineView* const one = line(tag, number);
        QVERIFY(one != nullptr);
        QTest::mouseClick(one, Qt::LeftButton, {}, QPoint(2, one->height() / 2));
        QCOMPARE(view.focusWidget(), one);
    }
    void press(const QKeySequence& keys) {
        QWidget* const focus = view.focusWidget();
        QVERIFY(focus != nullptr);
        const QKeyCombination key = keys[0];
        QTest::keyClick(focus, key.key(), key.keyboardModifiers());
    }
    QByteArray bytes() { return project.document("a.xml").bytes(); }
    QString notes() { return view.selectedLine() != nullptr ? view.selectedLine()->notes() : QString(); }

    test::FormProject project;
    FormView view;
};

} // namespace

class FormStructureTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(addsByKey, "I2.1 something is found by its name, added by keys, and typed on at once") {
        Shown shown(classWith("<self/>"));
        shown.select("self");
        shown.press(QKeySequence("Ins"));
        AddMenu& menu = shown.view.structure().addMenu();
        QVERIFY(menu.isVisible());
        const QStringList all = menu.shown();
        QVERIFY(all.size() > 20);
        QVERIFY(!all.contains("Destroy object"));
        QTest::keyClicks(&menu.search(), "planet-si");
        QCOMPARE(menu.shown(), QStringList{"Planet size"});
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        QVERIFY(!menu.isVisible());
        QCOMPARE(shown.bytes(), classWith("<self/>\n          <planet-size size=\"\"/>"));
        QCOMPARE(shown.project.store.history().undoText(), "Add Planet size");
        QVERIFY(shown.view.focusedField() != nullptr);
        QCOMPARE(shown.view.focusedField()->attribute(), "size");
        QTest::keyClicks(shown.view.focusWidget(), "tiny");
        QTest::keyClick(shown.view.focusWidget(), Qt::Key_Return);
        QCOMPARE(shown.bytes(), classWith("<self/>\n          <planet-size size=\"tiny\"/>"));
        shown.project.analyzer.waitUntilCurrent();
        QCOMPARE(shown.view.selectedLine()->line().tag, "planet-size");
    }

    NAMED_TEST(changesInto, "I6.2 an effect changes into another of its family and keeps what both have") {
        QByteArray before = classWith("<self/>");
        before.replace("<destroy-object/>",
                       "<multiply-max-meter meter=\"Trade\" by=\"2\" priority=\"3\"/>\n        <destroy-object/>");
        Shown shown(before);
        shown.select("multiply-max-meter");
        shown.press(QKeySequence("Ctrl+Shift+R"));
        AddMenu& menu = shown.view.structure().addMenu();
        QVERIFY(menu.isVisible());
        QVERIFY2(!menu.shown().contains("Planet size"), "a condition is of another family");
        QTest::keyClicks(&menu.search(), "divide-max");
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        QByteArray after = before;
        after.replace("multiply-max-meter", "divide-max-meter");
        QCOMPARE(shown.bytes(), after);
        QCOMPARE(shown.project.store.history().undoText(), "Change Multiply meter maximum into Divide meter maximum");
        shown.project.analyzer.waitUntilCurrent();
        // The amount stays under its new name.
        shown.select("divide-max-meter");
        shown.press(QKeySequence("Ctrl+Shift+R"));
        QTest::keyClicks(&menu.search(), "modify-max");
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        after.replace("<divide-max-meter meter=\"Trade\" by=\"2\"", "<modify-max-meter meter=\"Trade\" amount=\"2\"");
        QCOMPARE(shown.bytes(), after);
        shown.project.store.history().undo();
        shown.project.store.history().undo();
        QCOMPARE(shown.bytes(), before);
    }

    NAMED_TEST(changesOnlyWhatFits, "I6.2 a condition with others inside changes only into one that can hold them") {
        Shown shown(classWith("<and><self/><planet-size size=\"tiny\"/></and>"));
        shown.select("and");
        shown.press(QKeySequence("Ctrl+Shift+R"));
        AddMenu& menu = shown.view.structure().addMenu();
        QVERIFY(menu.isVisible() && menu.shown().contains("Any of") && !menu.shown().contains("Planet size"));
        QTest::keyClicks(&menu.search(), "any of");
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        QCOMPARE(shown.bytes(), classWith("<or><self/><planet-size size=\"tiny\"/></or>"));
        shown.project.analyzer.waitUntilCurrent();
        shown.select("scope");
        const QByteArray before = shown.bytes();
        shown.press(QKeySequence("Ctrl+Shift+R"));
        QVERIFY(!menu.isVisible() && !shown.notes().isEmpty());
        QCOMPARE(shown.bytes(), before);
    }

    NAMED_TEST(bestFirst, "I2.1 Enter takes the element with the typed name before those that only tell of it") {
        Shown shown(classWith("<self/>"));
        shown.select("class");
        shown.press(QKeySequence("Ins"));
        AddMenu& menu = shown.view.structure().addMenu();
        QTest::keyClicks(&menu.search(), "class");
        QVERIFY2(menu.shown().front() != "Class", "others come first in the list");
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        QCOMPARE(shown.project.store.history().undoText(), "Add Class");
    }

    NAMED_TEST(wordByWord, "I6.7 the menu finds elements word by word, and offers the closest name first") {
        Shown shown(classWith("<and/>"));
        AddMenu& menu = shown.view.structure().addMenu();
        shown.view.structure().openAdd(*shown.line("and"), true);
        QTest::keyClicks(&menu.search(), "contain");
        QCOMPARE(menu.shown().mid(0, 2), QStringList({"Contains", "Contained by"}));
        menu.close();
        shown.view.structure().openAdd(*shown.line("effects"), true);
        for (const char* const text : {"modify max", "modify-max", "max modify", "add to max"}) {
            menu.search().setText(text);
            QVERIFY2(menu.shown().value(0) == "Modify meter maximum", qPrintable(menu.shown().join(", ")));
        }
    }

    NAMED_TEST(inOrder, "I2.1 a new part of a group goes where its evaluation comes, not to the end") {
        Shown shown(classWith("<self/>"));
        shown.select("group");
        shown.press(QKeySequence("Ins"));
        QTest::keyClicks(&shown.view.structure().addMenu().search(), "activation");
        QTest::keyClick(&shown.view.structure().addMenu().search(), Qt::Key_Return);
        QVERIFY2(shown.bytes().contains("<group id=\"g\">\n      <activation/>\n      <scope>"),
                 shown.bytes().constData());
    }

    NAMED_TEST(notEverything, "I6.7 Enter without typing does not take a scope of the whole game") {
        Shown shown(classWith(""));
        shown.view.structure().openAdd(*shown.line("include"), true);
        AddMenu& menu = shown.view.structure().addMenu();
        QVERIFY(menu.shown().contains("Everything"));
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        QVERIFY(shown.project.store.history().canUndo());
        QVERIFY2(!shown.bytes().contains("<all/>"), shown.bytes().constData());
    }

    NAMED_TEST(innerOfRow, "I2.1 on a row with two nested elements, Insert also offers the content of the inner one") {
        Shown shown(classWith("<self/>"));
        shown.select("scope");
        QVERIFY(shown.line("include")->row().isJoined);
        shown.press(QKeySequence("Ins"));
        AddMenu& menu = shown.view.structure().addMenu();
        QVERIFY(menu.shown().contains("Exclude"));
        QTest::keyClicks(&menu.search(), "planet-size");
        QCOMPARE(menu.shown().value(0), QString("Planet size"));
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        QVERIFY2(shown.bytes().contains("<self/>\n          <planet-size"), shown.bytes().constData());
    }

    NAMED_TEST(usedMostFirst, "I6.2 the menu offers first what the project uses most") {
        Shown shown(
            classWith("<contains/><planet-size size=\"tiny\"/><planet-size size=\"small\"/><self/><self/><self/>"));
        shown.select("contains");
        shown.press(QKeySequence("Ins"));
        const QStringList offers = shown.view.structure().addMenu().shown();
        QCOMPARE(offers.value(0), QString("The source itself"));
        QCOMPARE(offers.value(1), QString("Planet size"));
    }

    NAMED_TEST(spaceToggles, "I6.3 Space on a row switches its element off and on") {
        Shown shown(classWith("<self/>"));
        shown.select("group");
        shown.press(QKeySequence("Space"));
        QVERIFY(shown.bytes().contains("<group id=\"g\" enabled=\"false\">"));
        shown.project.analyzer.waitUntilCurrent();
        QCOMPARE(shown.view.focusWidget(), shown.line("group"));
        shown.press(QKeySequence("Space"));
        QCOMPARE(shown.bytes(), classWith("<self/>"));
    }

    NAMED_TEST(searchesHelp, "I2.1 what is meant is found by what it does") {
        Shown shown(classWith("<self/>"));
        shown.view.structure().openAdd(*shown.line("effects"), true);
        AddMenu& menu = shown.view.structure().addMenu();
        menu.search().setText("no such words at all");
        QVERIFY(menu.shown().isEmpty());
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        QVERIFY(menu.isVisible());
        menu.search().setText("game");
        QVERIFY(!menu.shown().isEmpty());
        QTest::keyClick(&menu.search(), Qt::Key_Escape);
        QVERIFY(!menu.isVisible());
        QCOMPARE(shown.bytes(), classWith("<self/>"));
    }

    void keys_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("at");
        QTest::addColumn<QByteArray>("after");
        const QByteArray between = "\n          ";
        QTest::newRow("I5.4 remove") << "Del"
                                     << "armed" << classWith("<self/>" + between + "<capital/>");
        QTest::newRow("I5.4 duplicate") << "Ctrl+D"
                                        << "self"
                                        << classWith("<self/>" + between + "<self/>" + between + "<armed/>" + between +
                                                     "<capital/>");
        QTest::newRow("I5.4 move up") << "Alt+Up"
                                      << "armed"
                                      << classWith("<armed/>" + between + "<self/>" + between + "<capital/>");
        QTest::newRow("I5.4 move down") << "Alt+Down"
                                        << "armed"
                                        << classWith("<self/>" + between + "<capital/>" + between + "<armed/>");
        QTest::newRow("I5.4 cut") << "Ctrl+X"
                                  << "armed" << classWith("<self/>" + between + "<capital/>");
        QTest::newRow("I5.4 switch off") << "Ctrl+/"
                                         << "armed"
                                         << classWith("<self/>" + between + "<armed enabled=\"false\"/>" + between +
                                                      "<capital/>");
    }
    void keys() {
        QFETCH(QString, keys);
        QFETCH(QString, at);
        QFETCH(QByteArray, after);
        const QByteArray before = classWith("<self/>\n          <armed/>\n          <capital/>");
        Shown shown(before);
        shown.select(at.toStdString());
        shown.press(QKeySequence(keys));
        QCOMPARE(shown.bytes(), after);
        QVERIFY(shown.view.selectedLine() != nullptr);
        QVERIFY(shown.view.selectedLine()->hasFocus());
        shown.project.store.history().undo();
        QCOMPARE(shown.bytes(), before);
        shown.project.analyzer.waitUntilCurrent();
        QCOMPARE(static_cast<int>(std::ranges::count(shown.view.form().lines, "armed", &FormLine::tag)), 1);
    }

    NAMED_TEST(wraps, "I5.4 wrapping and unwrapping by key") {
        const QByteArray before = classWith("<self/>");
        Shown shown(before);
        shown.select("self");
        shown.press(QKeySequence("Ctrl+Shift+G"));
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto actions = menu->actions();
        const auto found = std::ranges::find_if(actions, [](const QAction* action) { return action->text() == "Not"; });
        QVERIFY(found != actions.end());
        (*found)->trigger();
        menu->close();
        QCOMPARE(shown.bytes(), classWith("<not>\n            <self/>\n          </not>"));
        QCOMPARE(shown.view.selectedLine()->line().tag, "not");
        shown.press(QKeySequence("Ctrl+Shift+U"));
        QCOMPARE(shown.bytes(), before);
        QCOMPARE(shown.view.selectedLine()->line().tag, "self");
    }

    NAMED_TEST(switchesForms, "I2.6 an expression goes into elements and back by one key") {
        const QByteArray before = classWith("<expression if=\"turn > 3\"/>");
        Shown shown(before);
        shown.select("expression");
        shown.press(QKeySequence("Ctrl+Shift+T"));
        QVERIFY(shown.bytes().contains("<Greater>"));
        QCOMPARE(shown.view.selectedLine()->line().tag, "Greater");
        FormLineView* const value = shown.line("Value");
        QVERIFY(value != nullptr && value->fields().front()->expression() != nullptr);
        QCOMPARE(value->fields().front()->written(), "turn");
        shown.press(QKeySequence("Ctrl+Shift+T"));
        QCOMPARE(shown.bytes(), before);
    }

    NAMED_TEST(walks, "I5.4 arrows go from line to line, Enter into fields, Escape out again") {
        Shown shown(classWith("<not><planet-size size=\"tiny\"/></not>"));
        shown.select("not");
        const auto at = [&] { return QString::fromStdString(shown.view.selectedLine()->line().tag); };
        shown.press(QKeySequence("Down"));
        QCOMPARE(at(), "planet-size");
        shown.press(QKeySequence("Return"));
        QCOMPARE(shown.view.focusedField()->attribute(), "size");
        shown.press(QKeySequence("Esc"));
        QVERIFY(shown.view.selectedLine()->hasFocus());
        shown.press(QKeySequence("Left"));
        QCOMPARE(at(), "not");
        shown.press(QKeySequence("Right"));
        QCOMPARE(at(), "planet-size");
        shown.press(QKeySequence("Home"));
        QCOMPARE(at(), "class");
        shown.press(QKeySequence("End"));
        QCOMPARE(at(), "destroy-object");
        shown.press(QKeySequence("Up"));
        QCOMPARE(at(), "effects");
        QVERIFY(!shown.view.selectedLine()->accessibleName().isEmpty());
    }

    NAMED_TEST(pastes, "I2.5 lines are XML text on the clipboard, for files and for other programs") {
        Shown shown(std::map<QString, QByteArray>{{"a.xml", classWith("<self/>")},
                                                  {"b.xml", QByteArray(test::buildings).replace("\n", "\r\n")}});
        shown.select("group");
        shown.press(QKeySequence("Ctrl+C"));
        QVERIFY(QApplication::clipboard()->text().startsWith("<group id=\"g\">\n  <scope>\n"));
        shown.view.showPlace(shown.project.place("SPC_RUINS\" type", "b.xml"));
        shown.select("class");
        shown.press(QKeySequence("Ctrl+V"));
        QVERIFY(shown.project.document("b.xml").bytes().contains(
            "<class id=\"SPC_RUINS\" type=\"special\">\r\n    <group id=\"g\">\r\n      <scope>\r\n"));
        QApplication::clipboard()->setText("<no-such-thing/>");
        const QByteArray before = shown.project.document("b.xml").bytes();
        shown.press(QKeySequence("Ctrl+V"));
        QCOMPARE(shown.project.document("b.xml").bytes(), before);
        QVERIFY2(shown.notes().contains("no-such-thing"), qPrintable(shown.notes()));
    }

    NAMED_TEST(drags, "I2.5 a line dropped between others moves there; what comes from elsewhere is copied") {
        const QByteArray before = classWith("<self/>\n          <armed/>\n          <capital/>");
        Shown shown(std::map<QString, QByteArray>{{"a.xml", before}, {"b.xml", classWith("<stationary/>")}});
        FormDrag& drag = shown.view.drag();
        const auto below = [&](const std::string& tag) {
            const FormLineView* const line = shown.line(tag);
            return QPoint(100, line->y() + line->height() - 2);
        };
        StructureCommands copies(shown.project.store, shown.project.document("a.xml"),
                                 shown.project.analysis()->model->vocabulary);
        const FormPath self = shown.line("self")->line().path;
        const auto own = elementMime(shown.project.store, "a.xml", self, copies.copy(self));
        QVERIFY(own->hasText() && own->hasFormat("application/xml"));
        const auto spot = drag.spotAt(below("capital"), *own);
        QVERIFY(spot.has_value());
        QCOMPARE(spot->y, shown.line("capital")->y() + shown.line("capital")->height());
        QVERIFY(drag.drop(below("capital"), *own, true));
        QCOMPARE(shown.bytes(), classWith("<armed/>\n          <capital/>\n          <self/>"));
        QVERIFY(!drag.spotAt(below("destroy-object"), *own).has_value() ||
                drag.spotAt(below("destroy-object"), *own)->parent.back().tag != "effects");
        shown.project.store.history().undo();
        shown.project.analyzer.waitUntilCurrent();

        const engine::XmlTree other = engine::parseXml(shown.project.document("b.xml").source(), {});
        const FormPath there = formPathOf({&other, other.nodeAt(static_cast<std::uint32_t>(
                                                       shown.project.document("b.xml").bytes().indexOf("<stat")))});
        const auto foreign = elementMime(shown.project.store, "b.xml", there, "<stationary/>\n");
        QVERIFY(drag.drop(below("include"), *foreign, true));
        QVERIFY(shown.bytes().contains("<include>\n          <stationary/>\n          <self/>"));
        QVERIFY(!shown.project.document("b.xml").bytes().contains("stationary"));
        shown.project.store.history().undo();
        shown.project.analyzer.waitUntilCurrent();
        QCOMPARE(shown.bytes(), before);

        QMimeData text;
        text.setText("<homeworld/>");
        QVERIFY(drag.drop(below("self"), text, false));
        QVERIFY(shown.bytes().contains("<self/>\n          <homeworld/>\n          <armed/>"));
        text.setText("words");
        QVERIFY(!drag.spotAt(below("self"), text).has_value());
    }

    NAMED_TEST(staysInPlace, "I2.3 a form keeps its page, its lines and the keys when its structure changes") {
        QByteArray conditions;
        for (int i = 0; i < 150; ++i) {
            conditions += "<starlane-jumps-to-source at-most=\"" + QByteArray::number(i) + "\"/>\n          ";
        }
        Shown shown(classWith(conditions + "<self/>"));
        QVERIFY(shown.view.lines().size() > 150);
        auto* const page = shown.view.findChild<QScrollArea*>()->verticalScrollBar();
        page->setValue(page->maximum() / 2);
        const auto& lines = shown.view.lines();
        FormLineView* const middle =
            *std::ranges::find_if(lines, [&](FormLineView* line) { return line->y() > page->value() + 100; });
        const int number = static_cast<int>(middle->line().path.back().number);
        const int scrolled = page->value();
        const std::vector<FormLineView*> before = lines;
        QTest::mouseClick(middle, Qt::LeftButton, {}, QPoint(2, 4));
        shown.press(QKeySequence("Ctrl+D"));
        QCOMPARE(page->value(), scrolled);
        QCOMPARE(static_cast<int>(shown.view.selectedPath()->back().number), number + 1);
        QVERIFY(shown.view.selectedLine()->hasFocus());
        std::size_t kept = 0;
        for (FormLineView* const line : shown.view.lines()) {
            kept += std::ranges::find(before, line) != before.end();
        }
        QCOMPARE(kept, before.size());
        shown.project.analyzer.waitUntilCurrent();
        QCOMPARE(page->value(), scrolled);
        QCOMPARE(static_cast<int>(shown.view.selectedPath()->back().number), number + 1);
        QVERIFY(shown.view.selectedLine()->hasFocus());
        // Tab still visits all lines in order.
        shown.press(QKeySequence("Return"));
        std::vector<QByteArray> seen;
        for (int i = 0; i < 3; ++i) {
            seen.push_back(shown.view.focusedField()->written()->toUtf8());
            QTest::keyClick(shown.view.focusWidget(), Qt::Key_Tab);
            QTest::keyClick(shown.view.focusWidget(), Qt::Key_Tab); // the check box before the next line
        }
        const auto text = [&](int at) { return QByteArray::number(at); };
        QCOMPARE(seen, (std::vector<QByteArray>{text(number), text(number + 1), text(number + 2)}));
    }

    NAMED_TEST(followsFiles, "I2.3 what was changed here is not kept up when files are read anew") {
        Shown shown(classWith("<self/>"));
        for (int i = 0; i < 3; ++i) {
            shown.select("self");
            shown.press(QKeySequence("Ctrl+D"));
        }
        QCOMPARE(std::ranges::count(shown.view.form().lines, "self", &FormLine::tag), 4);
        shown.project.store.openFolder(shown.project.folder.path());
        shown.project.analyzer.waitUntilCurrent();
        QCOMPARE(std::ranges::count(shown.view.form().lines, "self", &FormLine::tag), 1);
    }

    NAMED_TEST(leavesBrokenAlone, "I2.3 a broken line is left alone, and says why") {
        const QByteArray before = classWith("<self/>\n          <planet-size size=\"tiny/>");
        Shown shown(before);
        FormLineView* const broken = shown.line("planet-size");
        QVERIFY(broken != nullptr && broken->line().isBroken);
        shown.view.selectLine(broken);
        broken->setFocus();
        for (const char* const keys : {"Del", "Ctrl+D", "Ctrl+/", "Ctrl+X"}) {
            shown.press(QKeySequence(keys));
            QCOMPARE(shown.bytes(), before);
            QVERIFY(shown.notes().contains("source"));
        }
    }

    NAMED_TEST(beginsAClass, "I2.1 an empty class has one button, which makes a group") {
        Shown shown(QByteArray("<orrery format=\"1\">\n  <class id=\"A\" type=\"building\"/>\n</orrery>\n"));
        QToolButton* const button = shown.line("class")->addButton();
        QVERIFY(button != nullptr && button->isVisible());
        QCOMPARE(button->text(), "Add a group…");
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(shown.bytes(), QByteArray("<orrery format=\"1\">\n  <class id=\"A\" type=\"building\">\n    <group>\n"
                                           "      <scope>\n        <include/>\n      </scope>\n      <effects/>\n"
                                           "    </group>\n  </class>\n</orrery>\n"));
        QVERIFY(shown.line("include")->addButton()->isVisible());
        QVERIFY(shown.line("effects")->addButton()->isVisible());
        QVERIFY(shown.line("class")->addButton()->isHidden());
    }

    NAMED_TEST(beginsAFile, "I2.1 a file that holds nothing offers what it may hold") {
        Shown shown(QByteArray("<orrery format=\"1\">\n</orrery>\n"), "orrery");
        QVERIFY(!shown.view.emptyText().isEmpty());
        QVERIFY(shown.view.beginButton().isVisible());
        QTest::mouseClick(&shown.view.beginButton(), Qt::LeftButton);
        AddMenu& menu = shown.view.structure().addMenu();
        QVERIFY(menu.shown().contains("Class") && menu.shown().contains("Scenario"));
        menu.search().setText("class");
        QTest::keyClick(&menu.search(), Qt::Key_Return);
        QCOMPARE(shown.bytes(), QByteArray("<orrery format=\"1\">\n  <class id=\"\" type=\"\"/>\n</orrery>\n"));
        QVERIFY(!shown.view.beginButton().isVisible());
        QCOMPARE(shown.view.focusedField()->attribute(), "id");
    }

    void checksModifiers_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("isWell");
        QTest::newRow("I2.1 the value of a modifier is checked as it is typed")
            << QByteArray("value() + Omens") << true;
        QTest::newRow("I2.1 a modifier's wrong value says so at once") << QByteArray("value() + Nothing") << false;
        QTest::newRow("I2.1 a modifier reads what its source has") << QByteArray("Detection") << true;
        QTest::newRow("I2.1 a modifier is given its variable's format") << QByteArray("true") << false;
    }
    void checksModifiers() {
        QFETCH(QByteArray, value);
        QFETCH(bool, isWell);
        Shown shown("<orrery format=\"1\"><class id=\"A\" type=\"building\"><modify variable=\"Omens\" add=\"" + value +
                    "\"/></class><variable name=\"Omens\" format=\"number\"/></orrery>");
        FormFieldView* const field = shown.line("modify")->field("add");
        QVERIFY(field->expression() != nullptr);
        QCOMPARE(field->expression()->verdict().hasErrors(), !isWell);
    }
};

QTEST_MAIN(FormStructureTest)
#include "form_structure_test.moc"
