// SPDX-License-Identifier: GPL-3.0-or-later
// The end of Why no effect in the whole window, by keys and mouse: the nearest change that lets the group act (I4.5).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "engine/universe/scenario.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/base/choice_box.h"
#include "widgets/document/document_editor.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/theme/theme.h"
#include "widgets/why_not/miss_panel.h"
#include "widgets/why_not/why_not_view.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class WhyNotTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-why-not-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        goTo(3);
        ask("Sol III", "MaxTrade");
        m_window->waitUntilIdle();
    }
    void cleanup() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
        m_copy.reset();
    }

    NAMED_TEST(shows, "I4.5 the explanation ends with the nearest change, and says what else it does") {
        QCOMPARE(view().groups().currentText(), QString("BLD_BANK/interest"));
        QCOMPARE(panel().text(), QString("Nearest change: change 2 to 1 in 'Number of matches: ≥ 2'\n2 values rise"));
        QVERIFY(button()->isVisible());
        QCOMPARE(button()->accessibleDescription(),
                 QString("Makes this change in the content: change 2 to 1 in 'Number of matches: ≥ 2'"));
    }

    NAMED_TEST(namesSource, "I4.5 the source has the name that the breakdown and the map show, not that of its host") {
        QVERIFY2(view().sources().currentText().startsWith("Bank #"), qPrintable(view().sources().currentText()));
    }

    NAMED_TEST(applies, "I4.5 a key applies the nearest change as one edit, and undo removes it") {
        const QByteArray before = text();
        const int steps = m_window->store().history().index();
        // The button follows the conditions and the words in the order of Tab.
        view().conditions().setFocus();
        for (int i = 0; i < 4 && !button()->hasFocus(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QVERIFY(button()->hasFocus());
        QTest::keyClick(button(), Qt::Key_Space);
        m_window->waitUntilIdle();
        QCOMPARE(text(), QByteArray(before).replace("number-of at-least=\"2\"", "number-of at-least=\"1\""));
        QCOMPARE(m_window->store().history().index(), steps + 1);
        QVERIFY2(view().sentence().contains("It did affect"), qPrintable(view().sentence()));
        QVERIFY(panel().isHidden());
        // The search does not replace the comparison with the run before the edit.
        auto* const compared = m_window->findChild<QToolButton*>("comparison");
        QTRY_VERIFY(compared->isVisible());
        QVERIFY2(compared->accessibleName().startsWith("2 values changed"), qPrintable(compared->accessibleName()));
        m_window->store().history().undo();
        m_window->waitUntilIdle();
        QCOMPARE(text(), before);
        QVERIFY2(panel().text().startsWith("Nearest change: change 2 to 1"), qPrintable(panel().text()));
        QTest::mouseClick(button(), Qt::LeftButton);
        m_window->waitUntilIdle();
        QVERIFY2(view().sentence().contains("It did affect"), qPrintable(view().sentence()));
    }

    NAMED_TEST(opensXml, "I4.5 a change is a link to its place in the XML, for keys and mouse") {
        const QSignalSpy places(&view(), &WhyNotView::placeWanted);
        auto* const words = panel().findChild<QLabel*>("words");
        QVERIFY(words != nullptr && words->focusPolicy() == Qt::StrongFocus);
        words->setFocus();
        QTest::keyClick(words, Qt::Key_Tab);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(places.size(), 1);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->currentEditor()->document().shownPath(), QString("content.xml"));
    }

    NAMED_TEST(entersPlace, "I6.7 Enter on a condition moves the focus to its place in the XML, a click does not") {
        m_window->setPerspective(Perspective::sideBySide);
        m_window->showObject(object("Vega I"));
        m_window->raisePane("why-not");
        m_window->waitUntilIdle();
        QTreeWidget& conditions = view().conditions();
        QVERIFY(conditions.topLevelItemCount() > 0);
        const QPoint first = conditions.visualItemRect(conditions.topLevelItem(0)).center();
        QTest::mouseClick(conditions.viewport(), Qt::LeftButton, {}, first);
        QVERIFY(conditions.hasFocus());
        QTest::keyClick(&conditions, Qt::Key_Return);
        QVERIFY(m_window->currentEditor()->hasFocus());
    }

    NAMED_TEST(follows, "I4.5 the nearest change follows the turn, the object and the content") {
        goTo(0);
        QVERIFY2(panel().isHidden(), qPrintable(panel().text()));
        goTo(2);
        QVERIFY2(panel().text().startsWith("Nearest change: change 2 to 1"), qPrintable(panel().text()));
        m_window->showObject(object("Vega I"));
        m_window->waitUntilIdle();
        QVERIFY2(panel().text().contains("negate the condition 'Contains'"), qPrintable(panel().text()));
        m_window->showObject(object("Sol"));
        m_window->waitUntilIdle();
        QCOMPARE(panel().text(), QString("Nearest change: there is none. No effect of the group can act on Sol: it "
                                         "lacks the value that they change"));
        QVERIFY(!button()->isVisible());
        m_window->showObject(object("Sol III"));
        m_window->waitUntilIdle();
        replace("number-of at-least=\"2\"", "number-of at-least=\"4\"");
        m_window->waitUntilIdle();
        QVERIFY2(panel().text().startsWith("Nearest change: change 4 to 1"), qPrintable(panel().text()));
        // Content with errors does not run. Then the old change does not fit any more.
        const int steps = m_window->store().history().index();
        replace("<number-of", "<number-off");
        m_window->waitUntilIdle();
        const int broken = m_window->store().history().index();
        QTest::mouseClick(button(), Qt::LeftButton);
        QCOMPARE(m_window->store().history().index(), broken);
        QVERIFY(broken > steps);
    }

    NAMED_TEST(triesOut, "I4.5 the nearest change of a value is tried as a what-if, in which the group acts") {
        replace("<activation><number-of at-least=\"2\"><object-class class=\"BLD_MINE\"/></number-of></activation>\n"
                "      <scope><include><contains><self/></contains></include></scope>",
                "<scope><include><and><contains><self/></contains><meter-value meter=\"Population\" "
                "at-least=\"100\"/></and></include></scope>");
        m_window->waitUntilIdle();
        QPushButton* tried = nullptr;
        for (QPushButton* const one : panel().findChildren<QPushButton*>()) {
            tried = one->isVisible() && one->text() == "Try as what-if" ? one : tried;
        }
        QVERIFY2(tried, qPrintable(panel().text()));
        const QByteArray before = text();
        tried->setFocus();
        QTest::keyClick(tried, Qt::Key_Space);
        m_window->waitUntilIdle();
        QCOMPARE(QString::fromStdString(m_window->sandbox().branch()), QString("Nearest change"));
        QCOMPARE(m_window->sandbox().turn(), 3u);
        QVERIFY2(view().sentence().contains("It did affect"), qPrintable(view().sentence()));
        QCOMPARE(text(), before);
        m_window->store().history().undo();
        m_window->waitUntilIdle();
        QVERIFY(m_window->sandbox().branch().empty());
        QVERIFY2(!view().sentence().contains("It did affect"), qPrintable(view().sentence()));
    }

    NAMED_TEST(neverBlocks, "I4.5 views read the run while the nearest change is searched") {
        m_window->showObject(object("Vega I"));
        bool wasSearching = false;
        for (int i = 0; i < 1000 && (i == 0 || m_window->sandbox().isWorkingBeside()); ++i) {
            QVERIFY(m_window->sandbox().session() != nullptr);
            wasSearching = wasSearching || panel().text().startsWith("Looking for");
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        }
        m_window->waitUntilIdle();
        QVERIFY(wasSearching);
        QVERIFY2(panel().text().startsWith("Nearest change: negate"), qPrintable(panel().text()));
        // A step stops the search, and the next turn has an answer of its own.
        m_window->showObject(object("Sol III"));
        m_window->sandbox().step();
        m_window->waitUntilIdle();
        QVERIFY2(panel().text().startsWith("Nearest change: change 2 to 1"), qPrintable(panel().text()));
    }

private:
    WhyNotView& view() { return *m_window->findChild<WhyNotView*>(); }
    MissPanel& panel() { return view().misses(); }
    QPushButton* button() { return panel().findChild<QPushButton*>(); }
    QByteArray text() { return m_window->store().find("content.xml")->bytes(); }
    engine::Row object(const char* name) {
        return *engine::findObject(m_window->sandbox().session()->state().view(), name);
    }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    void ask(const char* name, const char* value) {
        m_window->setPerspective(Perspective::sandbox);
        const engine::View view = m_window->sandbox().session()->state().view();
        m_window->showObject(object(name));
        m_window->inspector().explain(object(name), *view.layout->find(value));
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    }
    void replace(const QByteArray& from, const QByteArray& to) {
        Document* const document = m_window->store().find("content.xml");
        const auto at = static_cast<std::uint32_t>(text().indexOf(from));
        QVERIFY(m_window->store().apply("test", {{document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(WhyNotTest)
#include "why_not_test.moc"
