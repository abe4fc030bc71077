// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of a form edited as XML in place of their lines.
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"

#include "widgets/document/document_editor.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_source.h"
#include "widgets/form/form_structure.h"
#include "widgets/form/form_view.h"
#include "widgets/writing/completion_popup.h"
#include "widgets/writing/writing_assistant.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace orrery;
using namespace orrery::widgets;

namespace {

const QByteArray both = "<and> <!-- why -->\n"
                        "            <starlane-jumps-to-source at-most=\"1\"/>\n"
                        "            <empire-affiliation empire=\"source\" mode=\"empire-exclusive\"/>\n"
                        "            <or>\n"
                        "              <planet-environment\ttype=\"toxic\"/>\n"
                        "              <planet-size size=\"medium\"\n"
                        "                           range=\"2\"/>\n"
                        "            </or>\n"
                        "          </and>";

} // namespace

class FormSourceTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_before = test::buildings;
        m_before.replace("<and>\n", "<and> <!-- why -->\n");
        m_project = std::make_unique<test::FormProject>(std::map<QString, QByteArray>{{"buildings.xml", m_before}});
        m_view = std::make_unique<FormView>(m_project->store, m_project->analyzer, m_project->sandbox);
        m_view->resize(900, 700);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->showPlace(m_project->place("<class"));
        m_view->finishLines();
    }
    void cleanup() {
        m_view.reset();
        m_project.reset();
    }

    NAMED_TEST(opened,
               "I2.6 a condition opens as XML by one key, its lines where they stand to each other, in place of the "
               "form's") {
        open("and");
        QCOMPARE(source().text(), both);
        QByteArray shown = both;
        QCOMPARE(source().editor().bytes(), shown.replace("\n          ", "\n"));
        QVERIFY(source().editor().hasFocus());
        QVERIFY(line("and")->isHidden());
        QVERIFY(line("planet-size")->isHidden());
        QVERIFY(line("exclude")->isVisible());
        QVERIFY(line("exclude")->y() >= source().geometry().bottom());
        QVERIFY(line("include", 1)->geometry().bottom() <= source().y());
        QCOMPARE(bytes(), m_before);
    }

    void applied_data() {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("I2.6 a condition: comments and white space elsewhere in it stay")
            << "and" << QByteArray("at-most=\"1\"") << QByteArray("at-most=\"2\" ");
        QTest::newRow("I2.6 an effect") << "modify-stockpile" << QByteArray("amount=\"2\"")
                                        << QByteArray("amount=\"2 + 1\"");
        QTest::newRow("I2.6 a whole group") << "group" << QByteArray("MEGALITH_LOCAL") << QByteArray("OTHER");
        QTest::newRow("I2.6 one condition becomes two")
            << "self" << QByteArray("<self/>") << QByteArray("<self/><!-- and --><capital/>");
    }
    void applied() {
        QFETCH(QString, tag);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        open(tag.toStdString());
        const auto at = static_cast<int>(source().shownText().indexOf(from));
        QVERIFY(at >= 0);
        source().editor().replaceAsTyped(at, at + static_cast<int>(from.size()), to);
        QByteArray after = m_before;
        const auto place = static_cast<int>(after.indexOf(from));
        after.replace(place, from.size(), to);
        QCOMPARE(bytes(), after);
        QTest::keyClick(&source().editor(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!source().isOpen());
        QCOMPARE(bytes(), after);
        QCOMPARE(m_project->store.history().count(), 1);
        m_project->store.history().undo();
        QCOMPARE(bytes(), m_before);
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(line(tag.toStdString())->isVisible());
    }

    void typed_data() {
        QTest::addColumn<QByteArray>("keys");
        QTest::newRow("R1.4 each key of XML edited in place is in the text") << QByteArray("<!-- a -->");
        QTest::newRow("R1.4 so is one that breaks it meanwhile") << QByteArray("<and");
        QTest::newRow("R1.4 so are those that leave a quote open") << QByteArray("<x a=\"");
    }
    void typed() {
        QFETCH(QByteArray, keys);
        Document& document = m_project->document();
        open("and");
        QVERIFY(!document.isModified());
        const auto begin = static_cast<int>(m_before.indexOf("<and>"));
        for (qsizetype i = 0; i < keys.size(); ++i) {
            QTest::keyClick(&source().editor(), keys[i]);
            QVERIFY(document.isModified());
            QCOMPARE(bytes(),
                     QByteArray(m_before).insert(begin, source().text().left(source().text().size() - both.size())));
            QCOMPARE(m_project->store.history().count(), 1);
            QCOMPARE(source().editor().caretOffset(), static_cast<int>(i) + 1);
        }
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(source().isVisible() && source().editor().hasFocus());
        QCOMPARE(source().editor().caretOffset(), static_cast<int>(keys.size()));
        source().assistant().popup().hide(); // Escape would close it first
        QTest::keyClick(&source().editor(), Qt::Key_Escape);
        QVERIFY(!source().isOpen());
        QCOMPARE(bytes(), m_before);
        QVERIFY(!document.isModified());
        QVERIFY(line("and")->isVisible());
    }

    NAMED_TEST(saved, "R1.4 saving does not end XML edited in place, and Escape still takes all of it back") {
        open("and");
        QTest::keyClick(&source().editor(), Qt::Key_X);
        QVERIFY(m_project->store.saver().saveAll().isEmpty());
        QVERIFY(!m_project->document().isModified());
        QVERIFY(source().isOpen());
        QTest::keyClick(&source().editor(), Qt::Key_Y);
        QVERIFY(m_project->document().isModified());
        QVERIFY(bytes().contains("xy<and>"));
        QTest::keyClick(&source().editor(), Qt::Key_Escape);
        QCOMPARE(bytes(), m_before);
        QVERIFY(m_project->document().isModified());
    }

    void broken_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("I2.6 an open tag stays open, and says so") << QByteArray("<and><self/>");
        QTest::newRow("I2.6 a tag too many stays open, and says so") << QByteArray("<and><self/></and></and>");
        QTest::newRow("I2.6 a missing quote stays open, and says so")
            << QByteArray("<and><planet-size size=\"tiny/></and>");
        QTest::newRow("I2.6 nothing at all stays open, and says so") << QByteArray("<!-- gone -->");
    }
    void broken() {
        QFETCH(QByteArray, text);
        open("and");
        type(text);
        QVERIFY(!source().fault().isEmpty());
        QVERIFY(!source().editor().marks().isEmpty());
        QVERIFY(!button("&Done")->isEnabled());
        m_project->analyzer.waitUntilCurrent();
        QTest::keyClick(&source().editor(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(source().isOpen() && source().isVisible());
        QCOMPARE(source().text(), text);
        QVERIFY(bytes().contains("<include>\n          " + text + "\n        </include>"));
        type("<self/>");
        QVERIFY(source().fault().isEmpty());
        QTest::mouseClick(button("&Done"), Qt::LeftButton);
        QVERIFY(!source().isOpen());
        QVERIFY(bytes().contains("<include>\n          <self/>\n        </include>"));
        QCOMPARE(m_project->store.history().count(), 1);
    }

    void indented_data() {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("I2.6 lines as they are written begin where the element does")
            << QByteArray("<and>\n            <self/>\n\n          </and>") << QByteArray("<and>\n  <self/>\n\n</and>");
        QTest::newRow("I2.6 lines with the ends of another system")
            << QByteArray("<and>\r\n            <self/>\r\n\r\n          </and>")
            << QByteArray("<and>\r\n  <self/>\r\n\r\n</and>");
        QTest::newRow("I2.6 where a line stands further left, all are shown where they stand")
            << QByteArray("<and>\n     <self/>\n          </and>")
            << QByteArray("<and>\n     <self/>\n          </and>");
        QTest::newRow("I2.6 where an empty line has blanks, all are shown where they stand")
            << QByteArray("<and>\n            <self/>\n          \n          </and>")
            << QByteArray("<and>\n            <self/>\n          \n          </and>");
    }
    void indented() {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, shown);
        const auto from = static_cast<std::uint32_t>(bytes().indexOf("<and>"));
        const auto to = static_cast<std::uint32_t>(bytes().indexOf("</and>", from) + 6);
        m_project->store.apply("elsewhere", {{&m_project->document(), {from, to}, written}});
        m_project->analyzer.waitUntilCurrent();
        const QByteArray before = bytes();
        open("and");
        QCOMPARE(source().editor().bytes(), shown);
        QCOMPARE(source().text(), written);
        QVERIFY(!source().isChanged());
        const auto at = static_cast<int>(shown.indexOf("<self/>"));
        source().editor().replaceAsTyped(at, at + 7, "<capital/>");
        QVERIFY(m_view->finishSource());
        QCOMPARE(bytes(), QByteArray(before).replace(written, QByteArray(written).replace("<self/>", "<capital/>")));
    }

    NAMED_TEST(cancelled, "I2.6 Escape leaves the file as it was, and the person at the line") {
        open("and");
        type("<self/>");
        QTest::keyClick(&source().editor(), Qt::Key_Escape);
        QVERIFY(!source().isOpen());
        QCOMPARE(bytes(), m_before);
        QVERIFY(!m_project->store.history().canUndo());
        QVERIFY(line("and")->isVisible());
        QVERIFY(line("and")->hasFocus());
    }

    NAMED_TEST(ownHistory, "I2.6 undo and redo in it are its own while it is open, and the text follows") {
        open("and");
        QTest::keyClicks(&source().editor(), "x");
        QCOMPARE(source().text(), "x" + both);
        QTest::keyClick(&source().editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(source().text(), both);
        QCOMPARE(bytes(), m_before);
        QVERIFY(!m_project->store.history().canUndo());
        QTest::keyClick(&source().editor(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(source().text(), "x" + both);
        QVERIFY(bytes().contains("x<and>"));
        m_project->store.history().undo();
        QCOMPARE(source().text(), both);
        m_project->store.history().redo();
        QCOMPARE(source().text(), "x" + both);
    }

    NAMED_TEST(changedMeanwhile, "I2.3 what changes in the source meanwhile shows in it, and is not lost") {
        open("and");
        QTest::keyClicks(&source().editor(), "<!---->");
        const auto at = static_cast<std::uint32_t>(bytes().indexOf("at-most=\"1\"")) + 9;
        m_project->store.apply("elsewhere", {{&m_project->document(), {at, at + 1}, "5"}});
        QVERIFY(source().text().contains("at-most=\"5\""));
        m_project->store.apply("before", {{&m_project->document(), {0, 0}, "<!-- first -->"}});
        m_project->analyzer.waitUntilCurrent();
        source().editor().goTo(0, 0);
        QTest::keyClick(&source().editor(), Qt::Key_Space);
        QByteArray expected = "<!-- first -->" + m_before;
        expected.replace("at-most=\"1\"", "at-most=\"5\"").replace("<and>", " <!----><and>");
        QCOMPARE(bytes(), expected);
        QVERIFY(source().isVisible());
        // After the removal of the element around it, the edit ends.
        const auto begin = static_cast<std::uint32_t>(bytes().indexOf("<include>\n          "));
        const auto end = static_cast<std::uint32_t>(bytes().indexOf("</include>", begin));
        m_project->store.apply("gone", {{&m_project->document(), {begin, end + 10}, ""}});
        QVERIFY(!source().isOpen());
    }

    NAMED_TEST(kept, "I2.6 what is half written stays while another class is looked at") {
        open("and");
        type("<self/>");
        m_project->analyzer.waitUntilCurrent();
        m_view->showPlace(m_project->place("<class id=\"SPC_RUINS\""));
        QVERIFY(!source().isVisible());
        QVERIFY(source().isOpen());
        m_view->showPlace(m_project->place("<class"));
        QVERIFY(source().isVisible());
        QCOMPARE(source().text(), QByteArray("<self/>"));
    }

    NAMED_TEST(settled, "R1.4 lines take the place of XML as soon as another field is worked at") {
        open("and");
        type("<self/>");
        FormFieldView* const amount = line("modify-stockpile")->field("amount");
        QTest::mouseClick(amount->line(), Qt::LeftButton);
        QTRY_VERIFY(!source().isOpen());
        QVERIFY(line("self", 1)->isVisible());
        QLineEdit* const edit = line("modify-stockpile")->field("amount")->line();
        QVERIFY(edit->hasFocus());
        edit->end(false);
        QTest::keyClick(edit, Qt::Key_5);
        QVERIFY(bytes().contains("amount=\"25\""));
        QVERIFY(bytes().contains("<include>\n          <self/>\n        </include>"));
    }

    NAMED_TEST(completed, "I3.3 what may stand there is offered as in the file itself") {
        open("or");
        const auto at = static_cast<int>(source().shownText().indexOf("</or>"));
        source().editor().replaceAsTyped(at, at, "<planet-si");
        source().editor().select(at + 10, at + 10);
        source().assistant().complete();
        CompletionPopup& popup = source().assistant().popup();
        QVERIFY(popup.isVisible());
        QVERIFY(popup.chosen() != nullptr);
        QTest::keyClick(&source().editor(), Qt::Key_Return);
        QVERIFY2(source().text().count("<planet-size") == 2, source().text().constData());
        QVERIFY(source().isOpen());
    }

private:
    QByteArray bytes() { return m_project->document().bytes(); }
    FormSource& source() { return m_view->source(); }
    FormLineView* line(const std::string& tag, int number = 0) {
        m_view->finishLines();
        for (FormLineView* const one : m_view->lines()) {
            if (one->line().tag == tag && number-- == 0) {
                return one;
            }
        }
        return nullptr;
    }
    QPushButton* button(const QString& text) {
        for (QPushButton* const one : source().findChildren<QPushButton*>()) {
            if (one->text() == text) {
                return one;
            }
        }
        return nullptr;
    }
    void open(const std::string& tag) {
        FormLineView* const one = line(tag);
        QVERIFY(one != nullptr);
        QTest::mouseClick(one, Qt::LeftButton, {}, QPoint(2, one->height() / 2));
        QTest::keyClick(one, Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(source().isVisible());
    }
    void type(const QByteArray& text) {
        source().editor().replaceAsTyped(0, static_cast<int>(source().shownText().size()), text);
    }

    QByteArray m_before;
    std::unique_ptr<test::FormProject> m_project;
    std::unique_ptr<FormView> m_view;
};

QTEST_MAIN(FormSourceTest)
#include "form_source_test.moc"
