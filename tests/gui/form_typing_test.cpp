// SPDX-License-Identifier: GPL-3.0-or-later
// Typing in form fields, in the whole window and by keys: the text always has the content of the field.
#include "app/ide/main_window.h"
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/recovery.h"
#include "widgets/expression/expression_field.h"
#include "widgets/form/add_menu.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/form_field_view.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_structure.h"
#include "widgets/form/form_view.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDirIterator>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <set>
#include <utility>

using namespace orrery;
using namespace orrery::ide;
using namespace orrery::widgets;

namespace {

const QByteArray manifest = "<project format=\"1\" name=\"Typed\" version=\"1.0\" rules=\"extended\"/>\n";

/// Returns the text that would be offered if the window were killed now.
QByteArray keptInJournal(const QString& project, const QString& shownPath) {
    const QTemporaryDir copy;
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    QDirIterator files(data.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString to = copy.filePath(data.relativeFilePath(path));
        QDir().mkpath(QFileInfo(to).path());
        QFile::copy(path, to);
    }
    const Recovery recovery(copy.path(), project);
    for (const RecoveredFile& file : recovery.files()) {
        if (file.path == shownPath) {
            return file.text;
        }
    }
    return {};
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class FormTypingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-form-typing-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        put("orrery.xml", manifest);
        put("buildings.xml", test::buildings);
        put("scenarios.xml", test::scenarios);
        openWindow(m_folder->path());
    }
    void cleanup() {
        if (m_window != nullptr) {
            m_window->store().finishTyping();
            while (m_window->store().history().canUndo()) {
                m_window->store().history().undo();
            }
            m_window->waitUntilIdle();
        }
        m_window.reset();
    }

    void eachKindIsSafe_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QString>("attribute");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("all");
        const auto row = [](const char* name, const char* place, const char* attribute, const char* keys,
                            const char* first, const char* all, const char* file = "buildings.xml") {
            QTest::newRow(name) << QString(file) << QByteArray(place) << QString(attribute) << QString(keys)
                                << QByteArray(first) << QByteArray(all);
        };
        row("R1.4 an expression", "<modify-stockpile", "amount", " + 3", "amount=\"2 \"", "amount=\"2 + 3\"");
        row("R1.4 an expression that is a condition", "<activation", "if", "0 and 1", "if=\"turn >= 00\"",
            "if=\"turn >= 00 and 1\"");
        row("R1.4 a whole number", "<class", "duration", "12", "duration=\"01\"", "duration=\"012\"");
        row("R1.4 a number that is left out", "<planet-environment", "range", "12", "type=\"toxic\"\trange=\"1\"",
            "type=\"toxic\"\trange=\"12\"");
        row("R1.4 one of a list", "<planet-environment", "type", "xy", "type=\"Toxicx\"", "type=\"Toxicxy\"");
        row("R1.4 a class", "<create-object", "class", "XY", "class=\"SPC_RUINSX\"", "class=\"SPC_RUINSXY\"");
        row("R1.4 an id", "<group id=\"works\"", "id", "hop", "id=\"worksh\"", "id=\"workshop\"");
        row("R1.4 the id of a class", "<class", "id", "_2", "id=\"BLD_MEGALITH_\" type", "id=\"BLD_MEGALITH_2\" type");
        row("R1.4 a name that is left out", "<class", "name", "Stone", "duration=\"0\"   name=\"S\"",
            "duration=\"0\"   name=\"Stone\"");
        row("R1.4 the type of a class, on which its other fields depend", "<class", "type", "xy", "type='Buildingx'",
            "type='Buildingxy'");
        row("R1.4 the text of an element", "<groupings", "", " & more", "Construction </", "Construction &amp; more</");
        row("R1.4 the value of a property", "<property", "value", "+1", "value=\"30+\"", "value=\"30+1\"");
        row("R1.4 a quote and angle brackets", "<group id=\"local\"", "stacking", "\"<&>'",
            "stacking=\"MEGALITH_LOCAL&quot;\"", "stacking=\"MEGALITH_LOCAL&quot;&lt;&amp;>'\"");
        row("R1.4 letters of two bytes", "<group id=\"local\"", "stacking", "äüß", "stacking=\"MEGALITH_LOCALä\"",
            "stacking=\"MEGALITH_LOCALäüß\"");
        row("R1.4 a coordinate of a scenario", "<system", "x", "4", "x=\"04\"", "x=\"04\"", "scenarios.xml");
        row("R1.4 the name of a scenario's empire", "<empire", "id", "s", "id=\"Terranss\"", "id=\"Terranss\"",
            "scenarios.xml");
        row("R1.4 the name of the project", "<project", "name", " it", "name=\"Typed \"", "name=\"Typed it\"",
            "orrery.xml");
    }
    void eachKindIsSafe() {
        QFETCH(QString, file);
        QFETCH(QByteArray, place);
        QFETCH(QString, attribute);
        QFETCH(QString, keys);
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, all);
        Document& document = *m_window->store().find(file);
        const QByteArray before = document.bytes();
        FormFieldView* const field = show(file, place, attribute);
        QVERIFY(field);
        QLineEdit* const line = field->line();
        line->setFocus();
        line->end(false);
        QVERIFY(!document.isModified());

        // The first key makes the document unsaved.
        press(*line, keys.left(1));
        QVERIFY2(document.bytes().contains(first), document.bytes().constData());
        QVERIFY(document.isModified());
        QTRY_VERIFY(m_window->isWindowModified());
        QCOMPARE(m_window->store().history().count(), 1);

        // A kill a second later loses nothing, and the check after the edit does not touch the field.
        QTRY_COMPARE_WITH_TIMEOUT(keptInJournal(m_folder->path(), file), document.bytes(), 1000);
        const QString typed = line->text();
        line->setCursorPosition(static_cast<int>(typed.size()) - 1);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->form().focusedField(), field);
        QVERIFY(field->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(field->isVisible());
        QCOMPARE(line->text(), typed);
        QCOMPARE(line->cursorPosition(), static_cast<int>(typed.size()) - 1);
        line->end(false);

        // The whole word is one undo step.
        press(*line, keys.mid(1));
        QVERIFY2(document.bytes().contains(all), document.bytes().constData());
        QCOMPARE(m_window->store().history().count(), 1);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->form().focusedField(), field);
        const QByteArray after = document.bytes();

        // Escape undoes all of it, and redo restores it.
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(document.bytes(), before);
        QVERIFY(!document.isModified());
        QCOMPARE(field->written().value_or(QString()), QString::fromStdString(field->field().text));
        m_window->store().history().redo();
        QCOMPARE(document.bytes(), after);
        QCOMPARE(field->line()->text(), typed.left(typed.size() - 1) + keys);

        // The save command writes it, and typing continues.
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(bytesOf(document.path()), after);
        QTRY_VERIFY(!m_window->isWindowModified());
        QVERIFY(field->isAncestorOf(QApplication::focusWidget()));
        press(*line, "9");
        QVERIFY(document.isModified());
        QCOMPARE(m_window->store().history().count(), 2);
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(document.bytes(), after);
        QVERIFY(!document.isModified());
    }

    NAMED_TEST(
        everyField,
        "R1.4 each field of every kind of element in the demo project: a key is in the text, Escape takes it out") {
        cleanup();
        copyDemo();
        openWindow(m_folder->path());
        std::set<std::pair<std::string, std::string>> seen;
        for (Document* const document : m_window->store().documents()) {
            const engine::XmlTree tree = engine::parseXml(document->source(), {});
            if (tree.root() == engine::XmlTree::none) {
                continue;
            }
            const bool isManifest = tree.name(tree.root()) == engine::projectElement().tag;
            std::vector<std::uint32_t> tops;
            for (const std::uint32_t child : tree.elements(tree.root())) {
                tops.push_back(child);
            }
            if (isManifest) {
                tops = {tree.root()};
            }
            for (const std::uint32_t top : tops) {
                editNew(*document, formOf({&tree, top}, m_window->analyzer().latest()->model->vocabulary, {}),
                        tree.span(top).begin, seen);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
        QVERIFY2(seen.size() > 150, qPrintable(QString::number(seen.size())));
    }

    NAMED_TEST(ghost, "R1.4 the first key writes an attribute that was left out, and emptying it leaves it out again") {
        Document& document = *m_window->store().find("buildings.xml");
        const QByteArray before = document.bytes();
        FormFieldView* const field = show("buildings.xml", "<planet-environment", "range");
        field->line()->setFocus();
        press(*field->line(), "2");
        QVERIFY(document.bytes().contains("range=\"2\""));
        QTest::keyClick(field->line(), Qt::Key_Backspace);
        QCOMPARE(document.bytes(), before);
        QVERIFY(!document.isModified());
        QVERIFY2(!m_window->store().history().canUndo(), "nothing has happened");
        press(*field->line(), "3");
        QTest::keyClick(field->line(), Qt::Key_Return);
        QCOMPARE(m_window->store().history().count(), 1);
        QCOMPARE(m_window->store().history().undoText(), QString("Set range of planet-environment"));
        m_window->waitUntilIdle();
        QTest::keyClick(field->line(), Qt::Key_Backspace);
        QCOMPARE(document.bytes(), before);
        QCOMPARE(m_window->store().history().undoText(), QString("Clear range of planet-environment"));
    }

    NAMED_TEST(halfTyped, "R1.4 a half-typed value stands in the text, with its problem at the field") {
        FormFieldView* const field = show("buildings.xml", "<modify-stockpile", "amount");
        field->line()->setFocus();
        field->line()->end(false);
        press(*field->line(), " +");
        QVERIFY(m_window->store().find("buildings.xml")->bytes().contains("amount=\"2 +\""));
        m_window->waitUntilIdle();
        QVERIFY2(!field->status().isEmpty() && !field->expression()->verdict().findings.empty(),
                 qPrintable(field->status()));
        QVERIFY(m_window->problems().model().rowCount() >= 1);
        QVERIFY(field->isAncestorOf(QApplication::focusWidget()));
        press(*field->line(), " 1");
        m_window->waitUntilIdle();
        QCOMPARE(m_window->problems().model().rowCount(), 0);

        FormFieldView* const picked = show("buildings.xml", "<modify-stockpile", "resource");
        picked->line()->setFocus();
        picked->line()->end(false);
        QTest::keyClick(picked->line(), Qt::Key_Backspace);
        m_window->waitUntilIdle();
        QVERIFY2(picked->status().contains("Mineral"), qPrintable(picked->status()));
        QCOMPARE(m_window->form().focusedField(), picked);
    }

    NAMED_TEST(tabTakes, "I3.3 Tab in a field takes the highlighted name or choice, and goes on to the next field") {
        const auto typeAndTab = [this](FormFieldView* field, const QString& text) {
            field->line()->setFocus();
            field->line()->selectAll();
            QTest::keyClicks(field->line(), text); // the first key makes the list
            ExpressionField* const expression = field->expression();
            QVERIFY(expression != nullptr || field->line()->completer() != nullptr);
            QAbstractItemView* const list =
                expression != nullptr ? expression->completer().popup() : field->line()->completer()->popup();
            QTRY_VERIFY(list->isVisible() && list->currentIndex().isValid());
            QTest::keyClick(list, Qt::Key_Tab);
            QVERIFY(!field->isAncestorOf(QApplication::focusWidget()));
        };
        FormFieldView* const amount = show("buildings.xml", "<modify-stockpile", "amount");
        typeAndTab(amount, "Sour");
        QVERIFY(m_window->store().find("buildings.xml")->bytes().contains("amount=\"Source\""));
        QApplication::setActiveWindow(m_window.get()); // the offscreen platform leaves the focus with a closed list
        FormFieldView* const resource = show("buildings.xml", "<modify-stockpile", "resource");
        const QString chosen = resource->line()->text();
        typeAndTab(resource, chosen.chopped(1));
        QCOMPARE(resource->line()->text(), chosen);
    }

    NAMED_TEST(escapeByStep, "I6.7 Escape closes only an open completion, then takes the typing back for redo") {
        Document& document = *m_window->store().find("buildings.xml");
        const QByteArray before = document.bytes();
        FormFieldView* const field = show("buildings.xml", "<modify-stockpile", "amount");
        field->line()->setFocus();
        field->line()->end(false);
        QTest::keyClicks(field->line(), " + Sour");
        QAbstractItemView* const list = field->expression()->completer().popup();
        QTRY_VERIFY(list->isVisible());
        const QByteArray typed = document.bytes();
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!list->isVisible());
        QCOMPARE(document.bytes(), typed);
        QTest::keyClick(field->line(), Qt::Key_Escape);
        QCOMPARE(document.bytes(), before);
        m_window->actions()["edit.redo"].trigger();
        QCOMPARE(document.bytes(), typed);
    }

    NAMED_TEST(switched, "R1.4 a check box and the arrows of a number are in the text at once") {
        Document& document = *m_window->store().find("buildings.xml");
        FormFieldView* const box = show("buildings.xml", "<group id=\"neighbours\"", "enabled");
        box->editor().setFocus();
        QTest::keyClick(&box->editor(), Qt::Key_Space);
        QVERIFY(document.bytes().contains("enabled=\"false\""));
        FormFieldView* const number = show("buildings.xml", "<class", "duration");
        number->line()->setFocus();
        QTest::keyClick(&number->editor(), Qt::Key_Up);
        QVERIFY(document.bytes().contains("duration=\"1\""));
        QTest::keyClick(&number->editor(), Qt::Key_Up);
        QVERIFY(document.bytes().contains("duration=\"2\""));
        QCOMPARE(m_window->store().history().count(), 2);
    }

    NAMED_TEST(undoInTheField,
               "R1.4 undo in a field takes its own typing back first, then what the project's history has") {
        Document& document = *m_window->store().find("buildings.xml");
        const QByteArray before = document.bytes();
        FormFieldView* const field = show("buildings.xml", "<modify-stockpile", "amount");
        QLineEdit* const line = field->line();
        line->setFocus();
        line->end(false);
        press(*line, "1");
        QTest::keyClick(line, Qt::Key_Backspace);
        press(*line, "4");
        QVERIFY(document.bytes().contains("amount=\"24\""));
        key(*line, QKeySequence::Undo);
        QVERIFY(!document.bytes().contains("amount=\"24\""));
        for (int i = 0; i < 3 && line->text() != "2"; ++i) {
            key(*line, QKeySequence::Undo);
        }
        QCOMPARE(document.bytes(), before);
        QVERIFY(!document.isModified());
        key(*line, QKeySequence::Redo);
        QVERIFY(document.isModified());
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(document.bytes(), before);
        // Undo in the menu undoes the whole step, and the field shows that.
        press(*line, "7");
        press(*line, "8");
        m_window->actions()["edit.undo"].trigger();
        QCOMPARE(document.bytes(), before);
        QCOMPARE(line->text(), QString("2"));
        m_window->actions()["edit.redo"].trigger();
        QVERIFY(line->text().contains("78"));
        press(*line, "9"); // typing continues from there
        QVERIFY2(document.bytes().contains(QString("amount=\"%1\"").arg(line->text()).toUtf8()),
                 qPrintable(line->text()));
    }

    NAMED_TEST(fieldAfterField,
               "R1.4 whoever types in one field after the other, faster than the text is checked, loses nothing") {
        Document& document = *m_window->store().find("buildings.xml");
        FormFieldView* const id = show("buildings.xml", "<class", "id");
        FormFieldView* const name = m_window->form().field(0, "name");
        FormFieldView* const group = show("buildings.xml", "<group id=\"local\"", "stacking");
        id->line()->setFocus();
        id->line()->end(false);
        press(*id->line(), "_NEW");
        name->line()->setFocus();
        press(*name->line(), "Stone");
        group->line()->setFocus();
        group->line()->end(false);
        press(*group->line(), "_X");
        id->line()->setFocus();
        id->line()->end(false);
        press(*id->line(), "ER");
        QVERIFY(document.bytes().contains("id=\"BLD_MEGALITH_NEWER\""));
        QVERIFY(document.bytes().contains("name=\"Stone\""));
        QVERIFY(document.bytes().contains("stacking=\"MEGALITH_LOCAL_X\""));
        QCOMPARE(m_window->store().history().count(), 4);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->form().focusedField(), id);
        QCOMPARE(id->line()->text(), QString("BLD_MEGALITH_NEWER"));
        QCOMPARE(name->line()->text(), QString("Stone"));
    }

    NAMED_TEST(otherFields,
               "R1.4 fields that come and go with a value do so when its field is left, not while it is typed in") {
        FormFieldView* const type = show("buildings.xml", "<class id=\"SPC_RUINS\"", "type");
        type->line()->setFocus();
        type->line()->selectAll();
        press(*type->line(), "Building");
        m_window->waitUntilIdle();
        QVERIFY(m_window->store().find("buildings.xml")->bytes().contains("id=\"SPC_RUINS\" type=\"building\""));
        QCOMPARE(m_window->form().focusedField(), type);
        QCOMPARE(type->line()->text(), QString("Building"));
        FormFieldView* const id = m_window->form().field(0, "id");
        id->line()->setFocus();
        m_window->waitUntilIdle();
        QTRY_VERIFY(std::ranges::equal(
            m_window->form().lines().front()->fields(), m_window->form().form().lines.front().fields, {},
            [](const FormFieldView* view) { return view->attribute().toStdString(); },
            [](const FormField& field) { return std::string(field.spec.name); }));
    }

    NAMED_TEST(composed,
               "R1.4 what an input method composes stays while the text is checked, and is written when it is done") {
        for (const char* const attribute : {"amount", "resource"}) {
            FormFieldView* const field = show("buildings.xml", "<modify-stockpile", attribute);
            QLineEdit* const line = field->line();
            line->setFocus();
            line->end(false);
            press(*line, "1");
            QInputMethodEvent composing(QStringLiteral("かな"), {});
            QApplication::sendEvent(line, &composing);
            const int caret = line->inputMethodQuery(Qt::ImCursorRectangle).toRect().left();
            m_window->waitUntilIdle();
            QCoreApplication::processEvents();
            QVERIFY(field->isAncestorOf(QApplication::focusWidget()));
            QCOMPARE(line->inputMethodQuery(Qt::ImCursorRectangle).toRect().left(), caret);
            QVERIFY(!m_window->store().find("buildings.xml")->bytes().contains("かな"));
            QInputMethodEvent done;
            done.setCommitString(QStringLiteral("仮名"));
            QApplication::sendEvent(line, &done);
            QVERIFY(m_window->store().find("buildings.xml")->bytes().contains("1仮名\""));
            QTest::keyClick(line, Qt::Key_Escape);
        }
        QCOMPARE(m_window->store().find("buildings.xml")->bytes(), test::buildings);
    }

    NAMED_TEST(broken, "R1.4 what XML cannot hold is refused at the field, and the rest of it stays safe") {
        Document& document = *m_window->store().find("buildings.xml");
        FormFieldView* const field = show("buildings.xml", "<group id=\"local\"", "stacking");
        QLineEdit* const line = field->line();
        line->setFocus();
        line->end(false);
        press(*line, "_X");
        const QByteArray safe = document.bytes();
        line->insert(QString(QChar(0xFFFE)));
        QCOMPARE(document.bytes(), safe);
        const auto hasNotes = [](const FormLineView* view) { return view->notes().contains("XML cannot hold"); };
        QVERIFY(std::ranges::any_of(m_window->form().lines(), hasNotes));
        QTest::keyClick(line, Qt::Key_Backspace);
        QVERIFY(std::ranges::none_of(m_window->form().lines(), hasNotes));
        press(*line, "Y");
        QVERIFY(document.bytes().contains("MEGALITH_LOCAL_XY"));
    }

    void structure_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const char* keys, const char* after) {
            QTest::newRow(name) << keys << QByteArray(after);
        };
        row("R1.1 what a form removes is kept", "Del", "<effects>\n        <modify-max-meter meter='Trade'");
        row("R1.1 what a form duplicates is kept", "Ctrl+D",
            "amount=\"1\"/>\n        <modify-max-meter meter=\"Population\"");
        row("R1.1 what a form moves is kept", "Alt+Down",
            "twice the old value -->\n        <modify-max-meter meter=\"Population\"");
        row("R1.1 what a form switches off is kept", "Ctrl+/", "amount=\"1\" enabled=\"false\"/>");
        row("R1.1 what a form adds is kept", "Ins", "<destroy-object/>");
    }
    /// Kills the window after one keystroke in a form: the next one offers the complete result.
    void structure() {
        QFETCH(QString, keys);
        QFETCH(QByteArray, after);
        Document& document = *m_window->store().find("buildings.xml");
        const QByteArray before = document.bytes();
        FormFieldView* const field = show("buildings.xml", "<modify-max-meter meter=\"Population\"", "amount");
        QVERIFY(field);
        FormView& form = m_window->form();
        const auto line =
            std::ranges::find_if(form.lines(), [&](FormLineView* one) { return one->isAncestorOf(field); });
        QVERIFY(line != form.lines().end());
        (*line)->setFocus();
        const QKeyCombination key = QKeySequence(keys)[0];
        QTest::keyClick(*line, key.key(), key.keyboardModifiers());
        if (keys == "Ins") {
            QTest::keyClicks(&form.structure().addMenu().search(), "destroy-object");
            QTest::keyClick(&form.structure().addMenu().search(), Qt::Key_Return);
        }
        QVERIFY(document.bytes() != before);
        QVERIFY2(document.bytes().contains(after), document.bytes().constData());
        QVERIFY(document.isModified());
        QCOMPARE(m_window->store().history().count(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(keptInJournal(m_folder->path(), "buildings.xml"), document.bytes(), 1000);
        QCOMPARE(bytesOf(document.path()), before); // nothing is saved without a command
    }

    NAMED_TEST(sourceAndForm, "R1.4 typing in the source after a field is a step of its own, and the other way round") {
        FormFieldView* const field = show("buildings.xml", "<modify-stockpile", "amount");
        field->line()->setFocus();
        field->line()->end(false);
        press(*field->line(), "5");
        SourceEditor& editor = *m_window->editorOf("buildings.xml");
        const auto at = static_cast<int>(editor.bytes().indexOf("amount=\"25\"")) + 10;
        editor.goTo(at, at);
        editor.setFocus();
        QTest::keyClick(&editor, Qt::Key_6);
        QVERIFY(m_window->store().find("buildings.xml")->bytes().contains("amount=\"256\""));
        QCOMPARE(m_window->store().history().count(), 2);
        m_window->waitUntilIdle();
        field->line()->setFocus();
        field->line()->end(false);
        press(*field->line(), "7");
        QVERIFY(m_window->store().find("buildings.xml")->bytes().contains("amount=\"2567\""));
        QCOMPARE(m_window->store().history().count(), 3);
    }

private:
    void put(const QString& name, const QByteArray& bytes) {
        QDir().mkpath(QFileInfo(m_folder->filePath(name)).path());
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void copyDemo() {
        m_folder = std::make_unique<QTemporaryDir>();
        const QDir demo(QStringLiteral(ORRERY_RESOURCE_DIR "/demo"));
        QDirIterator files(demo.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            put(demo.relativeFilePath(path), bytesOf(path));
        }
    }
    void openWindow(const QString& folder) {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(m_window->openProject(folder));
        m_window->waitUntilIdle();
    }

    /// Returns a field of the element that begins with some words, in the form of the window.
    FormFieldView* show(const QString& file, const QByteArray& words, const QString& attribute) {
        m_window->store().finishTyping();
        m_window->waitUntilIdle();
        const auto at = static_cast<std::uint32_t>(m_window->store().find(file)->bytes().indexOf(words));
        return showAt(file, at, attribute);
    }
    FormFieldView* showAt(const QString& file, std::uint32_t at, const QString& attribute) {
        m_window->goTo({m_window->analyzer().latest()->fileOf(file), {at, at}});
        FormView& form = m_window->form();
        [&] { QTRY_VERIFY(!form.isBeingMade()); }();
        form.finishLines();
        const auto line = form.form().lineAt(at + 1);
        return line ? form.field(*line, attribute) : nullptr;
    }

    static void press(QLineEdit& line, const QString& keys) {
        for (const QChar letter : keys) {
            if (letter.unicode() < 128) {
                QTest::keyClick(&line, letter.toLatin1());
            } else {
                QKeyEvent down(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(letter));
                QApplication::sendEvent(&line, &down);
            }
        }
        if (line.completer() != nullptr) {
            line.completer()->popup()->hide();
        }
        if (auto* const expression = qobject_cast<ExpressionField*>(&line)) {
            expression->completer().popup()->hide();
        }
    }
    /// Sends a key like the system does: a widget that wants it accepts the override event first.
    static void key(QWidget& widget, QKeySequence::StandardKey sequence) {
        const QKeyCombination keys = QKeySequence::keyBindings(sequence).front()[0];
        QTest::keyClick(&widget, keys.key(), keys.keyboardModifiers());
    }

    /// Types into those fields of a form whose kind has not been tested yet.
    void editNew(Document& document, const Form& form, std::uint32_t at,
                 std::set<std::pair<std::string, std::string>>& seen) {
        bool isShown = false;
        for (std::size_t i = 0; i < form.lines.size(); ++i) {
            for (const FormField& each : form.lines[i].fields) {
                const std::string name(each.spec.name);
                if (!seen.emplace(form.lines[i].tag, name).second) {
                    continue;
                }
                if (!std::exchange(isShown, true)) {
                    m_window->waitUntilIdle();
                    showAt(document.shownPath(), at, {});
                    QCOMPARE(m_window->form().form().lines.size(), form.lines.size());
                }
                const QString place =
                    document.shownPath() + ": " + QString::fromStdString(form.lines[i].tag + " " + name);
                FormFieldView* const field = m_window->form().field(i, QString::fromStdString(name));
                QVERIFY2(field, qPrintable(place));
                editOne(document, *m_window->form().lines()[i], *field, place);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }
    void editOne(Document& document, const FormLineView& of, FormFieldView& field, const QString& place) {
        QUndoStack& history = m_window->store().history();
        const QByteArray before = document.bytes();
        const int steps = history.index();
        field.editor().setFocus();
        if (auto* const box = qobject_cast<QCheckBox*>(&field.editor())) {
            QTest::keyClick(box, Qt::Key_Space);
            QVERIFY2(document.bytes() != before && document.isModified(), qPrintable(place));
            history.undo();
            QVERIFY2(document.bytes() == before && !document.isModified(), qPrintable(place));
            return;
        }
        QLineEdit* const line = field.line();
        line->end(false);
        press(*line, "<");
        QVERIFY2(document.bytes() != before && document.isModified(), qPrintable(place));
        press(*line, "\"9");
        QVERIFY2(history.index() == steps + 1, qPrintable(place));
        const engine::XmlTree now = engine::parseXml(document.source(), {});
        QVERIFY2(!engine::hasErrors(now.diagnostics()), qPrintable(place));
        const engine::Element element = findElement(now, of.line().path);
        QVERIFY2(element.tree != nullptr, qPrintable(place));
        const std::string value =
            field.field().isOfText() ? now.text(element.index) : element.value(field.field().spec.name);
        QCOMPARE(QString::fromStdString(value), field.written().value_or(QString()));
        QVERIFY2(line->cursorPosition() == line->text().size() && line->text().endsWith("<\"9"), qPrintable(place));
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY2(document.bytes() == before && !document.isModified(), qPrintable(place));
        QVERIFY2(history.index() == steps, qPrintable(place));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(FormTypingTest)
#include "form_typing_test.moc"
