// SPDX-License-Identifier: GPL-3.0-or-later
// Help while writing in the source view, by keys (I3.3, I3.4).
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/expression/probe.h"
#include "widgets/theme/theme.h"
#include "widgets/writing/completion_popup.h"
#include "widgets/writing/hover_text.h"
#include "widgets/writing/signature_tip.h"
#include "widgets/writing/writing_assistant.h"

#include <QApplication>
#include <QTest>

using namespace orrery;
using namespace orrery::widgets;

class WritingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::light); }

    void init() {
        m_project = std::make_unique<test::FormProject>();
        m_editor = std::make_unique<DocumentEditor>(m_project->store, m_project->document());
        m_assistant = new WritingAssistant(*m_editor);
        m_assistant->setAnalysis(m_project->analysis());
        m_editor->resize(900, 600);
        m_editor->show();
        m_editor->activateWindow();
        m_editor->setFocus();
        static_cast<void>(QTest::qWaitForWindowActive(m_editor.get()));
    }
    void cleanup() {
        m_editor.reset();
        m_project.reset();
    }

    void typing_data() {
        QTest::addColumn<QByteArray>("behind"); ///< the caret goes after these words
        QTest::addColumn<QString>("typed");     ///< \r Enter, \t Tab, \x1b Escape, \x1f Ctrl+Space
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char* name, const char* behind, const char* typed, const char* written) {
            QTest::newRow(name) << QByteArray(behind) << QString::fromUtf8(typed) << QByteArray(written);
        };
        row("I3.3 typing: an element", "<effects>\n        ", "<modify-m\t",
            "<modify-max-meter meter=\"\" amount=\"\"/>");
        row("I3.3 typing: an element and its attributes", "<effects>\n        ", "<modify-me\tPop\r\t2",
            "<modify-meter meter=\"Population\" amount=\"2\"/>");
        row("I3.3 typing: Tab leaves the last place", "<effects>\n        ", "<modify-me\tPop\r\t2\t<!-- -->",
            "<modify-meter meter=\"Population\" amount=\"2\"/><!-- -->");
        row("I3.3 typing: an element that holds others is indented", "stacking=\"MEGALITH_LOCAL\">\n      ", "<activ\t",
            "<activation>\n        \n      </activation>");
        row("I3.3 typing: an effect comes with the blocks that it must have", "<effects>\n        ", "<condi\t",
            "<conditional>\n          <if>\n            \n          </if>\n          <then>\n            "
            "\n          </then>\n        </conditional>");
        row("I3.3 typing: Escape leaves what was typed", "<effects>\n        ", "<modify-m\x1b ", "<modify-m ");
        row("I3.3 typing: Enter breaks the line where nothing is chosen", "amount=\"1\"/>", "\r<\r",
            "amount=\"1\"/>\n        <\n");
        row("I3.3 typing: an attribute", "<modify-max-meter", " pri\t5", " priority=\"5\"");
        row("I3.3 typing: a value", "<modify-max-meter meter=\"",
            "\x1f"
            "Tra\r",
            "meter=\"Trade\"");
        row("I3.3 typing: an expression", "amount=\"3 * ", "Sou\r.MaxP\r", "3 * Source.MaxPopulation");
        row("I3.3 typing: members after a dot", "amount=\"3 * Source.",
            "\x1f"
            "Tra\r",
            "Source.Trade\"");
        row("I3.3 typing: a function and its brackets", "amount=\"3 * ", "roun\r2\t + 1", "3 * round(2) + 1");
        row("I3.3 typing: a class's id", "create-object class=\"",
            "\x1f"
            "meg\r",
            "class=\"BLD_MEGALITH\"");
        row("I3.3 typing: a snippet", "<groupings>Wonder &amp; Construction</groupings>", "\n    <scope-a\tmine\t",
            "<group id=\"mine\">");
        row("I6.7 in the middle of a tag's name, an item replaces the whole name", "<modify-m", "\x1f\x11\r",
            "<modify-meter meter=");
        row("I3.3 typing: the second one by Down", "<effects>\n        ", "<modify-m\x11\t",
            "<modify-meter meter=\"\"");
    }
    void typing() {
        QFETCH(QByteArray, behind);
        QFETCH(QString, typed);
        QFETCH(QByteArray, written);
        const QByteArray before = m_project->document().bytes();
        const int at = static_cast<int>(before.indexOf(behind) + behind.size());
        if (behind.startsWith("amount=\"3 * ")) { // the rest of the expression is removed
            m_editor->replaceAsTyped(at, static_cast<int>(before.indexOf('"', at)), {});
        } else if (behind.endsWith("=\"")) {
            m_editor->replaceAsTyped(at, static_cast<int>(before.indexOf('"', at)), {});
        }
        m_editor->goTo(at, at);
        type(typed);
        QVERIFY2(m_project->document().bytes().contains(written), m_project->document().bytes().constData());
        QCOMPARE(m_editor->bytes(), m_project->document().bytes());
        while (m_project->store.history().canUndo()) {
            m_project->store.history().undo();
        }
        QCOMPARE(m_project->document().bytes(), before);
        QCOMPARE(m_editor->bytes(), before);
    }

    NAMED_TEST(oneStep, "I3.3 what is accepted is undone in one step") {
        const int at = behind("<effects>\n        ");
        m_editor->goTo(at, at);
        type("<modify-me");
        const QByteArray half = m_project->document().bytes();
        type("\t");
        QVERIFY(m_project->document().bytes() != half);
        m_project->store.history().undo();
        QCOMPARE(m_project->document().bytes(), half);
    }

    NAMED_TEST(followsTheText, "I3.3 places are those of the present text") {
        // The analysis does not contain the new line above.
        m_editor->replaceAsTyped(0, 0, "<!-- a line that is new -->\n");
        const int at = behind("<effects>\n        ");
        m_editor->goTo(at, at);
        type("<modify-me\t");
        QVERIFY(m_project->document().bytes().contains("<modify-meter meter=\"\""));
    }

    NAMED_TEST(popupStays, "I3.3 the list narrows while one types, and goes when nothing fits") {
        const int at = behind("<effects>\n        ");
        m_editor->goTo(at, at);
        type("<");
        QVERIFY(m_assistant->popup().isVisible());
        QVERIFY(m_assistant->popup().chosen() == nullptr);
        const auto all = m_assistant->popup().labels().size();
        type("set-m");
        QVERIFY(m_assistant->popup().isVisible() && m_assistant->popup().labels().size() < all);
        QCOMPARE(m_assistant->popup().labels().front(), QStringLiteral("set-max-meter"));
        type("\b");
        QVERIFY(m_assistant->popup().isVisible());
        type("qqq");
        QVERIFY(!m_assistant->popup().isVisible());
    }

    void neverWhere_data() {
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<QString>("typed");
        QTest::newRow("I3.3 nothing is offered in a comment") << QByteArray("<!-- Buildings") << "a";
        QTest::newRow("I3.3 nothing is offered behind a number") << QByteArray("build_cost\" value=\"30") << "1";
        QTest::newRow("I3.3 nothing is offered for a blank in an expression") << QByteArray("amount=\"3") << " ";
    }
    void neverWhere() {
        QFETCH(QByteArray, behind);
        QFETCH(QString, typed);
        const int at = this->behind(behind);
        m_editor->goTo(at, at);
        type(typed);
        QVERIFY(!m_assistant->popup().isVisible());
    }

    NAMED_TEST(signature, "I3.3 signature while a call is typed") {
        const int at = behind("amount=\"3 * ");
        m_editor->replaceAsTyped(at, static_cast<int>(m_editor->bytes().indexOf('"', at)), {});
        m_editor->goTo(at, at);
        type("min(");
        QVERIFY(m_assistant->signatureTip().isVisible());
        QVERIFY2(m_assistant->signatureTip().text().contains("<b><u>a</u></b>"),
                 qPrintable(m_assistant->signatureTip().text()));
        type("1, ");
        QVERIFY2(m_assistant->signatureTip().text().contains("<b><u>b</u></b>"),
                 qPrintable(m_assistant->signatureTip().text()));
        type("2)");
        QVERIFY(!m_assistant->signatureTip().isVisible());
    }

    void hover_data() {
        QTest::addColumn<QByteArray>("at");
        QTest::addColumn<QStringList>("says");
        QTest::newRow("I3.4 hover: documentation, default")
            << QByteArray("stacking=") << QStringList{"stacking", "Default: 0"};
        QTest::newRow("I3.4 hover: what a class is and where")
            << QByteArray("SPC_RUINS\"/>\n        <modify") << QStringList{"special", "buildings.xml:"};
        QTest::newRow("I3.4 hover: an expression's format and value now")
            << QByteArray("MaxPopulation\"") << QStringList{"NUMBER", "= <b>4</b>", "Sol III"};
        QTest::newRow("I3.4 hover: the whole expression's value")
            << QByteArray("* Source.MaxP") << QStringList{"= <b>12</b>"};
    }
    void hover() {
        QFETCH(QByteArray, at);
        QFETCH(QStringList, says);
        m_project->startSandbox();
        Probe probe(m_project->sandbox);
        const engine::View view = m_project->sandbox.session()->state().view();
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            if (view.nameOf(row) == "Sol III") {
                probe.pickSource(row);
            }
        }
        const QByteArray& bytes = m_project->document().bytes();
        const auto offset = static_cast<std::uint32_t>(bytes.indexOf(at) + 2);
        const std::string_view text{bytes.constData(), static_cast<std::size_t>(bytes.size())};
        const auto found =
            m_project->analysis()->writing->hoverAt(m_project->analysis()->fileOf("buildings.xml"), text, offset);
        QVERIFY(found);
        const QString html = hoverHtml(*found, m_project->analysis(), &probe);
        for (const QString& word : says) {
            QVERIFY2(html.contains(word), qPrintable(html));
        }
    }

private:
    int behind(const QByteArray& words) const {
        return static_cast<int>(m_editor->bytes().indexOf(words) + words.size());
    }
    void type(const QString& text) {
        for (const QChar c : text) {
            switch (c.unicode()) {
            case '\r':
                QTest::keyClick(m_editor.get(), Qt::Key_Return);
                break;
            case '\t':
                QTest::keyClick(m_editor.get(), Qt::Key_Tab);
                break;
            case '\b':
                QTest::keyClick(m_editor.get(), Qt::Key_Backspace);
                break;
            case 0x1b:
                QTest::keyClick(m_editor.get(), Qt::Key_Escape);
                break;
            case 0x1f:
                QTest::keyClick(m_editor.get(), Qt::Key_Space, Qt::ControlModifier);
                break;
            case 0x11:
                QTest::keyClick(m_editor.get(), Qt::Key_Down);
                break;
            case '\n':
                QTest::keyClick(m_editor.get(), Qt::Key_Return, Qt::ShiftModifier);
                break;
            default:
                QTest::keyClick(m_editor.get(), c.toLatin1());
                break;
            }
            QCoreApplication::processEvents(); // work that follows the painting of a key
            QCoreApplication::processEvents();
        }
    }

    std::unique_ptr<test::FormProject> m_project;
    std::unique_ptr<DocumentEditor> m_editor;
    WritingAssistant* m_assistant = nullptr;
};

QTEST_MAIN(WritingTest)
#include "writing_test.moc"
