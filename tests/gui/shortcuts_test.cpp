// SPDX-License-Identifier: GPL-3.0-or-later
// The list of keys.
#include "app/ide/main_window.h"
#include "app/ide/shortcuts_dialog.h"
#include "app/ide/theme_setting.h"
#include "tests/support/named_test.h"

#include <QApplication>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTreeWidget>

using namespace orrery::ide;
using namespace orrery::widgets;

class ShortcutsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-shortcuts-test");
    }
    void init() {
        QSettings().clear();
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_dialog = std::make_unique<ShortcutsDialog>(m_window->actions());
        m_dialog->show();
    }
    void cleanup() {
        m_dialog.reset();
        m_window.reset();
    }

    NAMED_TEST(all, "I1.4 every command stands in the list, by its menu") {
        QStringList listed;
        for (QTreeWidgetItemIterator at(&m_dialog->tree()); *at != nullptr; ++at) {
            if ((*at)->parent() != nullptr) {
                listed << (*at)->data(0, Qt::UserRole).toString();
            }
        }
        for (const QAction* const action : m_window->actions().all()) {
            QCOMPARE(listed.count(action->objectName()), action->menu() == nullptr ? 1 : 0);
        }
    }

    NAMED_TEST(recorded, "I1.4 a key is recorded, holds at once, and still after the next start") {
        m_dialog->choose("run.step");
        m_dialog->recorder().setFocus();
        QTest::keyClick(&m_dialog->recorder(), Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY2(m_dialog->remark().contains("No other"), qPrintable(m_dialog->remark())); // more keys may follow
        m_dialog->set();
        m_dialog->accept();
        const QKeySequence wanted("Ctrl+Alt+J");
        QCOMPARE(m_window->actions()["run.step"].shortcuts(), QList<QKeySequence>{wanted});
        MainWindow next(ORRERY_RESOURCE_DIR);
        QCOMPARE(next.actions()["run.step"].shortcuts(), QList<QKeySequence>{wanted});
    }

    NAMED_TEST(conflict, "I1.4 a key of another command is taken from there, and that is said before") {
        m_dialog->choose("run.step");
        m_dialog->recorder().setKeySequence(QKeySequence("Ctrl+S"));
        QVERIFY2(m_dialog->remark().contains("Save"), qPrintable(m_dialog->remark()));
        m_dialog->add();
        m_dialog->accept();
        QCOMPARE(m_window->actions()["run.step"].shortcuts(), (QList<QKeySequence>{{"F10"}, {"Ctrl+S"}}));
        QVERIFY(m_window->actions()["file.save"].shortcuts().isEmpty());
    }

    NAMED_TEST(beginning, "I1.4 a key that would hide a longer one counts as a conflict") {
        m_window->actions().setShortcuts("run.restart", {QKeySequence("Ctrl+K, Ctrl+B")});
        ShortcutsDialog dialog(m_window->actions());
        dialog.choose("run.step");
        dialog.recorder().setKeySequence(QKeySequence("Ctrl+K"));
        QVERIFY2(dialog.remark().contains("Restart run"), qPrintable(dialog.remark()));
    }

    NAMED_TEST(reset, "I1.4 keys go back to how they come, one and all") {
        m_dialog->choose("file.save");
        m_dialog->clear();
        m_dialog->choose("run.step");
        m_dialog->clear();
        m_dialog->reset();
        m_dialog->accept();
        QCOMPARE(m_window->actions()["run.step"].shortcuts(), QList<QKeySequence>{QKeySequence("F10")});
        QVERIFY(m_window->actions()["file.save"].shortcuts().isEmpty());
        QVERIFY(!QSettings().contains("shortcuts/run.step"));
        m_dialog->resetAll();
        m_dialog->accept();
        QCOMPARE(m_window->actions()["file.save"].shortcuts(), QList<QKeySequence>{QKeySequence("Ctrl+S")});
        QVERIFY(QSettings().allKeys().filter("shortcuts").isEmpty());
    }

    NAMED_TEST(cancelled, "I1.4 nothing changes when the list is cancelled") {
        m_dialog->choose("run.step");
        m_dialog->clear();
        bool isAsked = false;
        QTimer::singleShot(0, m_dialog.get(), [&isAsked] {
            auto* const ask = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            for (QAbstractButton* const button : ask != nullptr ? ask->buttons() : QList<QAbstractButton*>()) {
                if (ask->buttonRole(button) == QMessageBox::DestructiveRole) {
                    isAsked = true;
                    button->click();
                    return;
                }
            }
        });
        m_dialog->reject();
        QVERIFY(isAsked); // there were changes to lose
        QCOMPARE(m_window->actions()["run.step"].shortcuts(), QList<QKeySequence>{QKeySequence("F10")});
    }

    NAMED_TEST(found, "I1.4 the list is searched by command and by key") {
        const auto shown = [&] {
            int count = 0;
            for (QTreeWidgetItemIterator at(&m_dialog->tree(), QTreeWidgetItemIterator::NotHidden); *at != nullptr;
                 ++at) {
                count += (*at)->parent() != nullptr ? 1 : 0;
            }
            return count;
        };
        m_dialog->filterLine().setText("F10");
        QVERIFY(shown() >= 2 && shown() < 10);
        m_dialog->filterLine().setText("restart run");
        QCOMPARE(shown(), 1);
        m_dialog->filterLine().setText("zzz");
        QCOMPARE(shown(), 0);
    }

    NAMED_TEST(noneShared, "I1.4 no two commands come with the same key") {
        QHash<QString, QString> owners;
        for (const QAction* const action : m_window->actions().all()) {
            for (const QKeySequence& keys : m_window->actions().defaultShortcuts(action->objectName())) {
                const QString owner = owners.value(keys.toString());
                QVERIFY2(owner.isEmpty(), qPrintable(keys.toString() + ": " + owner + ", " + action->objectName()));
                owners.insert(keys.toString(), action->objectName());
            }
        }
    }

    void themes_data() {
        QTest::addColumn<bool>("desktopIsDark");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<bool>("isDark");
        QTest::newRow("I1.4 the theme follows a light desktop") << false << "" << false;
        QTest::newRow("I1.4 the theme follows a dark desktop") << true << "" << true;
        QTest::newRow("I1.4 a person's dark theme goes before a light desktop") << false << "dark" << true;
        QTest::newRow("I1.4 a person's light theme goes before a dark desktop") << true << "light" << false;
    }
    void themes() {
        QFETCH(bool, desktopIsDark);
        QFETCH(QString, setting);
        QFETCH(bool, isDark);
        QApplication::setPalette(theme(desktopIsDark ? ThemeKind::dark : ThemeKind::light).palette());
        setThemeSetting(setting);
        beginTheme(*qApp, {});
        QCOMPARE(themeKindOf(QApplication::palette()) == ThemeKind::dark, isDark);
        // In the menu: back to the desktop's theme.
        QAction* desktop = nullptr;
        for (QAction* const one : m_window->actions()["view.theme"].menu()->actions()) {
            desktop = one->data().toString().isEmpty() ? one : desktop;
        }
        QVERIFY(desktop);
        desktop->trigger();
        QCOMPARE(themeKindOf(QApplication::palette()) == ThemeKind::dark, desktopIsDark);
        QVERIFY(themeSetting().isEmpty());
    }

private:
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<ShortcutsDialog> m_dialog;
};

QTEST_MAIN(ShortcutsTest)
#include "shortcuts_test.moc"
