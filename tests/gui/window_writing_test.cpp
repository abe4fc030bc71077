// SPDX-License-Identifier: GPL-3.0-or-later
// Writing and searching in the whole window, by key events (I2.2, I3.3, I3.4).
#include "app/ide/main_window.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/form/form_view.h"
#include "widgets/search/search_model.h"
#include "widgets/search/search_view.h"
#include "widgets/theme/theme.h"
#include "widgets/writing/completion_popup.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTreeView>

using namespace orrery::ide;
using namespace orrery::widgets;

class WindowWritingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-writing-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() {
        while (m_window->store().history().canUndo()) {
            m_window->store().history().undo();
        }
        m_window->waitUntilIdle();
        m_window.reset();
    }

    NAMED_TEST(completes, "I3.3 every source view of the window completes") {
        DocumentEditor* const editor = m_window->currentEditor();
        QVERIFY(editor);
        m_window->setEditMode(EditMode::source);
        const int at = static_cast<int>(editor->bytes().lastIndexOf("</orrery>"));
        editor->goTo(at, at);
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_Less);
        QTest::keyClicks(editor, "cla");
        auto* const popup = editor->findChild<CompletionPopup*>();
        QVERIFY(popup);
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY2(editor->document().bytes().contains("<class id=\"\" type=\"\">"),
                 editor->document().bytes().right(200).constData());
    }

    NAMED_TEST(keepsTheLine, "I6.3 another perspective keeps the selected line of the form") {
        const int at = static_cast<int>(m_window->currentEditor()->bytes().indexOf("by=\"1.5\""));
        m_window->currentEditor()->goTo(at, at);
        QTRY_VERIFY(m_window->form().selectedPath() && m_window->form().selectedPath()->size() > 2);
        const FormPath path = *m_window->form().selectedPath();
        for (const QDockWidget* const dock : m_window->findChildren<QDockWidget*>()) {
            m_window->setPerspective(Perspective::sandbox);
            m_window->raisePane(dock->objectName());
            m_window->actions()["view.side"].trigger();
            m_window->waitUntilIdle();
            QVERIFY2(m_window->form().selectedPath() == path, qPrintable(dock->objectName()));
            QVERIFY2(m_window->currentEditor()->hasFocus(), qPrintable(dock->objectName()));
        }
    }

    NAMED_TEST(keepsTheLineBesidePanes, "I6.3 a pane that closes, or hides its part with the focus, keeps the line") {
        const int at = static_cast<int>(m_window->currentEditor()->bytes().indexOf("by=\"1.5\""));
        m_window->currentEditor()->goTo(at, at);
        QTRY_VERIFY(m_window->form().selectedPath() && m_window->form().selectedPath()->size() > 2);
        const FormPath path = *m_window->form().selectedPath();
        m_window->setPerspective(Perspective::sideBySide);
        for (QDockWidget* const dock : m_window->findChildren<QDockWidget*>()) {
            m_window->raisePane(dock->objectName());
            m_window->waitUntilIdle();
            QCoreApplication::processEvents();
            QWidget* const focus = QApplication::focusWidget();
            if (focus == nullptr || !dock->isAncestorOf(focus)) {
                continue; // nothing in the pane accepts the focus
            }
            focus->hide();
            QCoreApplication::processEvents();
            const QWidget* const next = QApplication::focusWidget();
            QVERIFY2(next == nullptr || dock->isAncestorOf(next), qPrintable(dock->objectName()));
            focus->show();
            focus->setFocus();
            dock->close();
            QCoreApplication::processEvents();
            QVERIFY2(m_window->form().selectedPath() == path, qPrintable(dock->objectName()));
            QCOMPARE(m_window->currentEditor()->caretOffset(), at);
            QVERIFY2(m_window->centralWidget()->isAncestorOf(QApplication::focusWidget()),
                     qPrintable(dock->objectName()));
        }
    }

    NAMED_TEST(searches, "I2.2 Ctrl+Shift+F searches the project, Enter goes to the place") {
        m_window->currentEditor()->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const view = m_window->findChild<SearchView*>();
        QVERIFY(view);
        QTRY_VERIFY(view->isVisible() && view->focusProxy()->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), "<scenario");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(view->results().hitCount() > 0 && !view->isRunning());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        auto* const list = view->findChild<QTreeView*>();
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Return);
        DocumentEditor* const editor = m_window->currentEditor();
        QTRY_VERIFY(editor->hasFocus());
        QCOMPARE(editor->bytes(editor->selectionBegin(), editor->selectionEnd()), QByteArray("<scenario"));
    }

    NAMED_TEST(replaces, "I2.2 Ctrl+Shift+H replaces in the project") {
        m_window->currentEditor()->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const view = m_window->findChild<SearchView*>();
        QTRY_VERIFY(view->isVisible() && view->focusProxy()->hasFocus());
        view->setQuery({.text = {.pattern = "planet"}, .replacement = "moon"});
        QTRY_VERIFY(!view->isRunning() && view->results().hitCount() > 0);
        const int count = view->results().hitCount();
        QCOMPARE(view->replaceChosen(), count);
        QCOMPARE(m_window->store().history().count(), 1);
    }

    void undoesReplacing_data() {
        QTest::addColumn<int>("field"); ///< the field with the focus
        QTest::addColumn<QString>("typed");
        QTest::newRow("I6.5 directly after Replace Ctrl+Z undoes it in the field of the pattern") << 0 << "";
        QTest::newRow("I6.5 directly after Replace Ctrl+Z undoes it in the field of the replacement") << 1 << "";
        QTest::newRow("I6.5 directly after Replace Ctrl+Z undoes it in the filter of files") << 2 << "";
        QTest::newRow("I6.5 what was typed after Replace is undone before it") << 1 << "x";
    }
    void undoesReplacing() {
        QFETCH(int, field);
        QFETCH(QString, typed);
        m_window->currentEditor()->setFocus();
        const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        };
        Document& document = *m_window->store().find("content.xml");
        const QByteArray before = document.bytes();
        press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        auto* const view = m_window->findChild<SearchView*>();
        QTRY_VERIFY(view->isVisible() && view->focusProxy()->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), "planet");
        press(Qt::Key_Return);
        QTRY_VERIFY(view->isUpToDate() && view->results().hitCount() > 0);
        const int count = view->results().hitCount();
        QLineEdit* const fields[] = {lineOf(*view, "Find in the project"), lineOf(*view, "Replace with"),
                                     lineOf(*view, "In all files")};
        fields[1]->setFocus();
        QTest::keyClicks(fields[1], "moon");
        for (QPushButton* const button : view->findChildren<QPushButton*>()) {
            if (button->text() == QLatin1String("Rep&lace")) {
                button->setFocus();
                press(Qt::Key_Space);
            }
        }
        QTRY_VERIFY(document.bytes() != before);
        const QByteArray after = document.bytes();
        QCOMPARE(after.count("moon"), before.count("planet") + before.count("moon"));
        fields[field]->setFocus();
        if (!typed.isEmpty()) {
            QTest::keyClicks(fields[field], typed);
            press(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(fields[field]->text(), QString("moon"));
            QCOMPARE(document.bytes(), after);
        }
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document.bytes(), before);
        QCOMPARE(fields[0]->text(), QString("planet"));
        QCOMPARE(fields[1]->text(), QString("moon"));
        QTRY_VERIFY(view->isUpToDate());
        QCOMPARE(view->results().hitCount(), count); // the hits are back
        if (typed.isEmpty()) {                       // else the field redoes its own typing first
            press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(document.bytes(), after);
        }
    }

private:
    static QLineEdit* lineOf(const QWidget& view, const char* name) {
        for (QLineEdit* const line : view.findChildren<QLineEdit*>()) {
            if (line->accessibleName() == QLatin1String(name)) {
                return line;
            }
        }
        return nullptr;
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(WindowWritingTest)
#include "window_writing_test.moc"
