// SPDX-License-Identifier: GPL-3.0-or-later
// The pane Tests in the whole window, by keys and mouse (C4, I4.15).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "app/ide/translation.h"
#include "engine/runfile/run_file.h"
#include "engine/universe/scenario.h"
#include "support/choose_in_menu.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/hunt/edit_hunt.h"
#include "widgets/hunt/edit_hunt_view.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/tests/test_bench.h"
#include "widgets/tests/tests_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QByteArray twoTests = R"(<?xml version="1.0" encoding="UTF-8"?>
<orrery format="1">
  <test id="industry" turns="6" name="Sol III has industry">
    <expect object="Sol III" value="MaxIndustry" turn="6" equals="4.5"/>
    <expect object="Sol III" if="MaxIndustry &gt;= 0" always="true"/>
  </test>
  <test id="wrong" turns="6" name="Sol III has much more">
    <expect object="Sol III" value="MaxIndustry" turn="6" equals="99"/>
  </test>
</orrery>
)";

} // namespace

class TestsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-tests-window-test");
        applyTheme(*qApp, ThemeKind::light);
        QVERIFY(useLanguage(*qApp, "en")); // for plurals
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
    }
    void cleanup() {
        m_window.reset();
        m_copy.reset();
    }

    NAMED_TEST(empty, "C4 the pane without tests says what a test is") {
        open({});
        press(Qt::Key_F7, Qt::ControlModifier);
        QTRY_VERIFY2(view().emptyText().startsWith("The project has no tests."), qPrintable(view().emptyText()));
        QVERIFY(view().tree().hasFocus());
    }

    NAMED_TEST(plays, "C4 F7 plays all tests, and lists failed ones first with the reason") {
        open(twoTests);
        press(Qt::Key_F7, Qt::ControlModifier);
        QTRY_COMPARE(rows(), (QStringList{"Sol III has industry | not played", "Sol III has much more | not played"}));
        press(Qt::Key_F7);
        QTRY_COMPARE(rows(), (QStringList{"Sol III has much more | failed: MaxIndustry of Sol III is 4.5 at turn 6; "
                                          "expected 99",
                                          "Sol III has industry | passed"}));
        QTRY_COMPARE(view().summary(), QString("1 of 2 tests fail"));
        QVERIFY(view().tree().topLevelItem(0)->isExpanded());
        QVERIFY(!view().tree().topLevelItem(1)->isExpanded());
        QCOMPARE(view().tree().topLevelItem(1)->childCount(), 2);
        QCOMPARE(view().tree().topLevelItem(1)->child(0)->text(0), QString("as expected"));
        // Enter opens the expectation in the source.
        view().tree().setCurrentItem(view().tree().topLevelItem(0)->child(0));
        QTest::keyClick(&view().tree(), Qt::Key_Return);
        m_window->waitUntilIdle();
        DocumentEditor* const editor = m_window->currentEditor();
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->document().shownPath(), QString("tests.xml"));
        QCOMPARE(lineAt(*editor),
                 QString("<expect object=\"Sol III\" value=\"MaxIndustry\" turn=\"6\" equals=\"99\"/>"));
    }

    NAMED_TEST(onChange, "C4 a change makes results stale, or plays the tests again if wanted") {
        open(twoTests);
        press(Qt::Key_F7);
        QTRY_COMPARE(view().summary(), QString("1 of 2 tests fail"));
        replace("equals=\"99\"", "equals=\"4.5\"");
        QTRY_VERIFY2(rows().first().endsWith("(before the last change)"), qPrintable(rows().first()));
        QTest::mouseClick(&view().onChange(), Qt::LeftButton, {}, QPoint(8, view().onChange().height() / 2));
        QTRY_COMPARE(view().summary(), QString("2 of 2 tests pass"));
        replace("equals=\"4.5\"", "equals=\"5\"");
        QTRY_COMPARE(view().summary(), QString("2 of 2 tests fail")); // both had this text
    }

    NAMED_TEST(afterTyping, "C4 F7 directly after an edit plays the edited content") {
        open(twoTests);
        press(Qt::Key_F7);
        QTRY_COMPARE(view().summary(), QString("1 of 2 tests fail"));
        replace("equals=\"99\"", "equals=\"4.5\"", false);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_F7);
        QTRY_COMPARE(view().summary(), QString("2 of 2 tests pass"));
        QCOMPARE(rows().filter("before the last change"), QStringList());
    }

    NAMED_TEST(small, "I4.23 Make it small saves a small run of a failed test, and says what is left") {
        open(twoTests);
        press(Qt::Key_F7);
        QTRY_COMPARE(view().summary(), QString("1 of 2 tests fail"));
        view().tree().setCurrentItem(view().tree().topLevelItem(1)); // the one that passes
        QVERIFY(!view().smallButton().isEnabled());
        view().tree().setCurrentItem(view().tree().topLevelItem(0));
        QVERIFY(view().smallButton().isEnabled());
        const QTemporaryDir out;
        const QString path = out.filePath("small.orrery-run");
        QTimer::singleShot(0, qApp, [path] {
            auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            QVERIFY(name->text().startsWith("wrong"));
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::mouseClick(&view().smallButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60'000);
        QTRY_VERIFY(!m_window->statusBar()->currentMessage().isEmpty());
        const QString said = m_window->statusBar()->currentMessage();
        QCOMPARE(said, QString("Objects: 7 → 4, turns: 6 → 1, classes: 2 → 2.")); // the value needs both classes
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = engine::readRunFile(file.readAll().toStdString());
        const auto* const run = std::get_if<engine::RunFile>(&read);
        QVERIFY(run != nullptr);
        std::string texts;
        for (const auto& [name, text] : run->contents.files) {
            texts += text->bytes();
        }
        QVERIFY2(texts.find("Sol III") != std::string::npos && texts.find("Vega") == std::string::npos, texts.c_str());
    }

    NAMED_TEST(here, "C4 Shift+F7 plays the test at the caret, and a filter finds tests by words") {
        open(twoTests);
        m_window->openFile("tests.xml");
        m_window->waitUntilIdle();
        DocumentEditor* const editor = m_window->currentEditor();
        editor->setFocus();
        const int place = static_cast<int>(twoTests.indexOf("always"));
        editor->goTo(place, place);
        press(Qt::Key_F7, Qt::ShiftModifier);
        QTRY_COMPARE(rows(), (QStringList{"Sol III has much more | not played", "Sol III has industry | passed"}));
        editor->goTo(0, 0); // outside of every test
        editor->setFocus();
        press(Qt::Key_F7, Qt::ShiftModifier);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("Put the caret into a <test> first."));
        QTest::keyClicks(&view().filter(), "much");
        QTRY_COMPARE(rows(), (QStringList{"Sol III has much more | not played"}));
        QTest::keyClicks(&view().filter(), "nothing");
        QTRY_COMPARE(view().emptyText(), QString("No test has these words in its name."));
    }

    NAMED_TEST(asserts, "I4.15 Assert this writes a test for the value of the inspector, which passes") {
        open({});
        m_window->sandbox().goTo(6);
        m_window->waitUntilIdle();
        const auto row = *engine::findObject(m_window->sandbox().session()->universe().view(), "Sol III");
        m_window->showObject(row);
        m_window->inspector().explain(row, *m_window->sandbox().program()->model->layout.find("MaxIndustry"));
        m_window->waitUntilIdle();
        press(Qt::Key_F7, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(m_window->statusBar()->currentMessage().startsWith("Added the test"),
                 qPrintable(m_window->statusBar()->currentMessage()));
        Document* const document = m_window->store().find("tests.xml");
        QVERIFY(document != nullptr);
        const QByteArray text = document->bytes();
        QVERIFY2(text.contains("<expect object=\"Sol III\" value=\"MaxIndustry\" turn=\"6\" equals=\"4.5\"/>"),
                 text.constData());
        press(Qt::Key_F7);
        QTRY_COMPARE(view().summary(), QString("1 of 1 tests pass"));
        m_window->store().history().undo(); // the edit is one step
        m_window->waitUntilIdle();
        QVERIFY(!document->bytes().contains("<test"));
    }

    NAMED_TEST(accepts, "I4.22 values that are not as accepted are accepted singly, or for a whole test, as one step") {
        open(R"(<orrery format="1">
  <test id="balance" turns="6" name="The balance">
    <measure id="industry" object="Sol III" value="MaxIndustry" turn="1 6"/>
    <expect object="Sol III" value="MaxIndustry" turn="6" equals="99"/>
    <expect object="Sol III" value="MaxIndustry" turn="6" at-least="98"/>
  </test>
</orrery>
)");
        press(Qt::Key_F7);
        QTRY_COMPARE(view().summary(), QString("1 of 1 tests fail"));
        const QTreeWidgetItem* const test = view().tree().topLevelItem(0);
        QCOMPARE(test->childCount(), 4);
        QCOMPARE(test->child(2)->text(0), QString("not as accepted"));
        QCOMPARE(test->child(3)->text(1), QString("industry is 4.5 at turn 6; no value is accepted yet"));
        auto* const accept = button("Accept new values");
        QVERIFY(!accept->isEnabled()); // nothing is selected
        view().tree().setCurrentItem(view().tree().topLevelItem(0)->child(1));
        QVERIFY(!accept->isEnabled()); // a bound is no single value
        // One line.
        view().tree().setCurrentItem(view().tree().topLevelItem(0)->child(3));
        QVERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
        const auto measures = [this] {
            const Document* const file = m_window->store().find("accepted.xml");
            return file == nullptr ? -1 : static_cast<int>(file->bytes().count("<measured "));
        };
        QCOMPARE(measures(), 1);
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("Accepted 1 new value"));
        QTRY_COMPARE(view().tree().topLevelItem(0)->child(3)->text(0), QString("as accepted")); // it is played again
        // The whole test: the other turn, and the expectation.
        view().tree().clearSelection();
        view().tree().setCurrentItem(view().tree().topLevelItem(0));
        QTRY_VERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
        QCOMPARE(measures(), 2);
        QVERIFY(m_window->store().find("tests.xml")->bytes().contains("equals=\"4.5\""));
        m_window->waitUntilIdle();
        press(Qt::Key_Z, Qt::ControlModifier); // both changes are one step
        QTRY_COMPARE(measures(), 1);
        QVERIFY(m_window->store().find("tests.xml")->bytes().contains("equals=\"99\""));
    }

    NAMED_TEST(findsTheEdit, "I4.18 a failed test names the edit that made it fail, if an earlier version passes it") {
        open(twoTests);
        replace("description=\"Digs.\"", "description=\"Digs deep.\"", true, "content.xml");
        replace("amount='3'", "amount='9'", true, "content.xml");
        const QStringList edit{"-         <modify-max-meter meter=\"Industry\"   amount='3'/>",
                               "+         <modify-max-meter meter=\"Industry\"   amount='9'/>"};
        QCOMPARE(huntFor("Sol III has industry"), EditHunt::State::found);
        QCOMPARE(huntedLines(), edit);
        auto* const found = m_window->findChild<EditHuntView*>();
        QVERIFY(found->isVisible());
        QVERIFY2(found->note().startsWith("The test “Sol III has industry”: passed before, failed (MaxIndustry of Sol "
                                          "III is 13.5 at turn 6; expected 4.5) now. This edit alone changes it."),
                 qPrintable(found->note()));
        // A test that is newer than the version with which it passes.
        replace("id=\"industry\"", "id=\"renamed\"");
        QCOMPARE(huntFor("Sol III has industry"), EditHunt::State::found);
        QCOMPARE(huntedLines(), edit);
        // No version passes the other one.
        QCOMPARE(huntFor("Sol III has much more"), EditHunt::State::problem);
        QVERIFY2(found->emptyText().contains("No earlier version passes the test"), qPrintable(found->emptyText()));
    }

    NAMED_TEST(showsRun, "I4.15 a test is shown in the sandbox at the turn of a line, with its value explained") {
        open(R"(<orrery format="1">
  <test id="shed" turns="9" name="A second mine">
    <place class="BLD_MINE" on="Sol III" name="Deep Mine" turn="2"/>
    <expect object="Sol III" value="MaxIndustry" turn="9" at-least="0"/>
    <expect object="Sol III" value="MaxIndustry" turn="4" equals="99"/>
  </test>
</orrery>
)");
        auto* const show = button("Show in the sandbox");
        press(Qt::Key_F7);
        QTRY_COMPARE(view().summary(), QString("1 of 1 tests fail"));
        view().tree().setCurrentItem(view().tree().topLevelItem(0)); // its first line that is not met
        QVERIFY(show->isEnabled());
        QTest::mouseClick(show, Qt::LeftButton);
        m_window->waitUntilIdle();
        const auto named = [this](const char* name) {
            return engine::findObject(m_window->sandbox().session()->universe().view(), name);
        };
        QTRY_COMPARE(m_window->sandbox().turn(), 4u);
        QVERIFY(named("Deep Mine"));
        QTRY_COMPARE(m_window->inspector().object(), named("Sol III"));
        QTRY_COMPARE(m_window->inspector().explained(),
                     std::optional(*m_window->sandbox().program()->model->layout.find("MaxIndustry")));
        // After an edit, the run is still that of the test.
        replace("name=\"A second mine\"", "name=\"A mine more\"");
        QTRY_VERIFY(!m_window->sandbox().isBusy());
        QVERIFY(named("Deep Mine"));
        QCOMPARE(m_window->sandbox().turn(), 4u);
    }

private:
    QToolButton* button(const QString& text) {
        for (QToolButton* const one : view().findChildren<QToolButton*>()) {
            if (one->text() == text) {
                return one;
            }
        }
        return nullptr;
    }
    void open(const QByteArray& tests) {
        if (!tests.isEmpty()) {
            QFile file(m_copy->path() + "/tests.xml");
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(tests);
        }
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1500, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sandbox);
    }
    TestsView& view() { return *m_window->findChild<TestsView*>(); }
    QStringList rows() {
        QStringList all;
        for (int i = 0; i < view().tree().topLevelItemCount(); ++i) {
            all << view().tree().topLevelItem(i)->text(0) + " | " + view().tree().topLevelItem(i)->text(1);
        }
        return all;
    }
    static QString lineAt(const DocumentEditor& editor) {
        const int begin = editor.lineBeginOf(editor.caretOffset());
        return QString::fromUtf8(editor.bytes(begin, editor.lineEndOf(begin))).trimmed();
    }
    /// Plays all tests, and asks for the edit that made one fail, by its menu.
    EditHunt::State huntFor(const QString& name) {
        press(Qt::Key_F7);
        const auto itemOf = [&] {
            const QList<QTreeWidgetItem*> items = view().tree().findItems(name, Qt::MatchExactly);
            return items.isEmpty() ? nullptr : items.front();
        };
        const auto isFailed = [&] {
            view().refresh();
            return itemOf() != nullptr && itemOf()->text(1).startsWith("failed:") && !itemOf()->text(1).endsWith(')');
        };
        [&] { QTRY_VERIFY(isFailed() && !m_window->findChild<TestBench*>()->isPlaying()); }();
        view().tree().setCurrentItem(itemOf());
        auto& hunt = *m_window->findChild<EditHunt*>();
        hunt.clear();
        if (!chooseInMenu(*view().tree().viewport(), view().tree().visualItemRect(itemOf()).center(),
                          "Which edit did this?")) {
            return EditHunt::State::none;
        }
        [&] { QTRY_VERIFY_WITH_TIMEOUT(hunt.state() != EditHunt::State::searching, 30'000); }();
        return hunt.state();
    }
    QStringList huntedLines() {
        QStringList all;
        for (QTreeWidgetItemIterator item(&m_window->findChild<EditHuntView*>()->tree()); *item != nullptr; ++item) {
            if ((*item)->parent() != nullptr) {
                all << (*item)->text(0);
            }
        }
        return all;
    }
    /// Replaces a text everywhere in a file.
    void replace(const QByteArray& before, const QByteArray& after, bool waits = true,
                 const QString& file = "tests.xml") {
        Document& document = *m_window->store().find(file);
        QByteArray text = document.bytes();
        text.replace(before, after);
        std::vector<DocumentEdit> edits;
        edits.push_back({&document, {0, static_cast<std::uint32_t>(document.bytes().size())}, text});
        QVERIFY(m_window->store().apply("Replace", std::move(edits)));
        if (waits) {
            m_window->waitUntilIdle();
        }
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
        m_window->waitUntilIdle();
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestsWindowTest)
#include "tests_window_test.moc"
