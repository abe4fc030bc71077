// SPDX-License-Identifier: GPL-3.0-or-later
// Breakpoints in the margin of the source and before the lines of the form, by mouse and keys (I4.7).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"
#include "widgets/hunt/break_list.h"
#include "widgets/source/source_looks.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;

class BreakMarksTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-break-marks-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        open();
    }
    void cleanup() {
        m_window.reset();
        m_copy.reset();
    }

    NAMED_TEST(clicksMargin, "I4.7 a click in the margin sets and removes a breakpoint on the line's group or effect") {
        click("id=\"dig\"");
        QCOMPARE(texts(), (QStringList{"group:BLD_MINE/dig"}));
        click("\"Mining\" amount");
        QCOMPARE(texts(), (QStringList{"group:BLD_MINE/dig", "effect:BLD_MINE/dig/2"}));
        QCOMPARE(editor().breakLines(), (std::vector<int>{lineOf("id=\"dig\""), lineOf("\"Mining\" amount")}));
        // A line without an element of its own belongs to the element around it.
        click("<include><contains><self/></contains></include>\n      </scope>");
        QCOMPARE(texts(), (QStringList{"effect:BLD_MINE/dig/2"}));
        click("\"Mining\" amount");
        QVERIFY(texts().isEmpty());
        QVERIFY(editor().breakLines().empty());
        click("<scenario id=");
        QVERIFY(texts().isEmpty());
        QCOMPARE(m_window->statusBar()->currentMessage(), QString("A breakpoint needs a line of a group or effect."));
        // The other margins keep their meaning.
        click("id=\"dig\"", SourceLooks::numberMargin);
        click("id=\"dig\"", SourceLooks::markMargin);
        QVERIFY(texts().isEmpty());
    }

    NAMED_TEST(followsText,
               "I4.7 the marks follow edits, switched-off breakpoints are hollow, and the session keeps them") {
        click("id=\"lift\"");
        const int line = lineOf("id=\"lift\"");
        QCOMPARE(editor().breakLines(), (std::vector<int>{line}));
        editor().goTo(0, 0);
        editor().setFocus();
        const auto at = static_cast<int>(editor().document().bytes().indexOf("<!--"));
        editor().goTo(at, at);
        QTest::keyClick(&editor(), Qt::Key_Return);
        QCOMPARE(editor().breakLines(), (std::vector<int>{line + 1})); // at once
        m_window->waitUntilIdle();
        QCOMPARE(editor().breakLines(), (std::vector<int>{line + 1}));
        m_window->store().history().undo();
        m_window->waitUntilIdle();
        QCOMPARE(editor().breakLines(), (std::vector<int>{line}));
        BreakList& list = breakpoints();
        list.setData(list.index(0, BreakList::text), Qt::Unchecked, Qt::CheckStateRole);
        QCOMPARE(editor().breakLines(), (std::vector<int>{line}));
        QCOMPARE(markersOf(line), 1 << (SourceBreaks::marker + 1));
        list.setData(list.index(0, BreakList::text), Qt::Checked, Qt::CheckStateRole);
        QCOMPARE(markersOf(line), 1 << SourceBreaks::marker);
        QVERIFY(m_window->close());
        m_window.reset();
        open();
        QTRY_COMPARE(editor().breakLines(), (std::vector<int>{line}));
    }

    NAMED_TEST(stopsAtEffects, "I4.7 the run stops after an effect with a breakpoint has acted") {
        click("meter=\"Industry\" by");
        QCOMPARE(texts(), (QStringList{"effect:BLD_BANK/lift/1"}));
        m_window->sandbox().goTo(2);
        m_window->waitUntilIdle();
        press(Qt::Key_F9, Qt::NoModifier);
        QCOMPARE(m_window->statusBar()->currentMessage().section(':', 1).trimmed(),
                 QString("effect 1 of BLD_BANK/lift acts for Bank #7"));
        QCOMPARE(m_window->sandbox().turn(), 3u);
        QVERIFY(m_window->sandbox().cursorText());
        QCOMPARE(m_window->sandbox().cursorText()->after, std::string("4.5"));
    }

    NAMED_TEST(marksForm, "I4.7 the form shows breakpoints before groups and effects, and a click there sets them") {
        m_window->setEditMode(EditMode::form);
        const auto at = static_cast<int>(editor().document().bytes().indexOf("BLD_BANK"));
        m_window->form().showPlace({m_window->analyzer().latest()->fileOf(editor().document().shownPath()),
                                    {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at)}});
        m_window->waitUntilIdle();
        m_window->form().finishLines();
        FormLineView* const group = formLine("lift");
        QVERIFY(group != nullptr);
        QVERIFY(!group->shownBreak());
        QTest::mouseClick(group, Qt::LeftButton, {}, group->breakPlace().center());
        QCOMPARE(texts(), (QStringList{"group:BLD_BANK/lift"}));
        QCOMPARE(formLine("lift")->shownBreak(), std::optional(true));
        QVERIFY(formLine("lift")->accessibleName().contains("breakpoint"));
        QVERIFY(!formLine("interest")->shownBreak());
        // The key does the same for the marked effect.
        FormLineView* effect = nullptr;
        for (FormLineView* const line : m_window->form().findChildren<FormLineView*>()) {
            effect = line->line().tag == "multiply-max-meter" && line->isVisibleTo(&m_window->form()) ? line : effect;
        }
        QVERIFY(effect != nullptr);
        QTest::mouseClick(effect, Qt::LeftButton, {}, effect->breakPlace().center());
        QCOMPARE(effect->shownBreak(), std::optional(true));
        QTest::mouseClick(effect, Qt::LeftButton, {}, effect->breakPlace().center());
        QCOMPARE(texts(), (QStringList{"group:BLD_BANK/lift"}));
        effect->setFocus();
        press(Qt::Key_F9, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(texts(), (QStringList{"group:BLD_BANK/lift", "effect:BLD_BANK/lift/1"}));
        QCOMPARE(effect->shownBreak(), std::optional(true));
        QTest::mouseClick(group, Qt::LeftButton, {}, group->breakPlace().center());
        QCOMPARE(texts(), (QStringList{"effect:BLD_BANK/lift/1"}));
        QVERIFY(!formLine("lift")->shownBreak());
    }

private:
    void open() {
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sideBySide);
        m_window->setEditMode(EditMode::source);
        QCoreApplication::processEvents();
    }
    DocumentEditor& editor() { return *m_window->currentEditor(); }
    BreakList& breakpoints() { return *m_window->findChild<BreakList*>(); }
    int markersOf(int line) {
        return static_cast<int>(editor().SendScintilla(QsciScintillaBase::SCI_MARKERGET, line)) &
               SourceBreaks::markerMask;
    }
    QStringList texts() {
        QStringList all;
        for (const BreakList::Line& line : breakpoints().lines()) {
            all << line.text;
        }
        return all;
    }
    int lineOf(const QByteArray& words) {
        const QByteArray bytes = editor().document().bytes();
        return static_cast<int>(bytes.left(bytes.indexOf(words)).count('\n'));
    }
    /// Clicks in a margin beside the line with some words.
    void click(const QByteArray& words, int margin = SourceLooks::breakMargin) {
        const auto at = static_cast<int>(editor().document().bytes().indexOf(words));
        QVERIFY(at >= 0);
        editor().goTo(at, at);
        QCoreApplication::processEvents();
        int x = 2;
        for (int before = 0; before < margin; ++before) {
            x += static_cast<int>(editor().SendScintilla(QsciScintillaBase::SCI_GETMARGINWIDTHN, before));
        }
        const QPoint point(x + 5, editor().pointBelow(at).y() - editor().lineHeight() / 2);
        QTest::mouseClick(editor().viewport(), Qt::LeftButton, {}, point);
        m_window->waitUntilIdle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
        m_window->waitUntilIdle();
    }
    FormLineView* formLine(const char* group) {
        for (FormLineView* const line : m_window->form().findChildren<FormLineView*>()) {
            if (line->line().tag == "group" && !line->line().path.empty() && line->line().path.back().id == group) {
                return line;
            }
        }
        return nullptr;
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(BreakMarksTest)
#include "break_marks_test.moc"
