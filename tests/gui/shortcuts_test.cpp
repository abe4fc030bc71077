// SPDX-License-Identifier: GPL-3.0-or-later
// The list of keys.
#include "app/ide/main_window.h"
#include "app/ide/shortcuts_page.h"
#include "app/ide/theme_setting.h"
#include "app/ide/translation.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QGroupBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScopeGuard>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

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
        m_page = std::make_unique<ShortcutsPage>(m_window->actions());
        m_page->show();
    }
    void cleanup() {
        m_page.reset();
        m_window.reset();
    }

    NAMED_TEST(all, "I1.4 every command stands in the list, by its menu") {
        QStringList listed;
        for (QTreeWidgetItemIterator at(&m_page->tree()); *at != nullptr; ++at) {
            if ((*at)->parent() != nullptr) {
                listed << (*at)->data(0, Qt::UserRole).toString();
            }
        }
        for (const QAction* const action : m_window->actions().all()) {
            QCOMPARE(listed.count(action->objectName()), action->menu() == nullptr ? 1 : 0);
        }
    }

    void letters_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::addRow("I6.7 no letter of a pane takes the key of a menu: %s", qPrintable(language)) << language;
        }
    }
    void letters() {
        QFETCH(QString, language);
        const auto english = qScopeGuard([] { useLanguage(*qApp, "en"); });
        QVERIFY(useLanguage(*qApp, language));
        const ProjectCopy copy("small");
        MainWindow window(ORRERY_RESOURCE_DIR);
        window.show();
        QVERIFY(window.openProject(copy.path()));
        window.waitUntilIdle(); // until every pane has its view
        QMap<QKeySequence, QString> menus;
        for (const QAction* const menu : window.menuBar()->actions()) {
            const QKeySequence key = QKeySequence::mnemonic(menu->text());
            QVERIFY2(!key.isEmpty() && !menus.contains(key), qPrintable(menu->text()));
            menus.insert(key, menu->text());
        }
        int letters = 0;
        QStringList clashes;
        const auto look = [&](const QString& text) {
            const QKeySequence key = QKeySequence::mnemonic(text);
            letters += key.isEmpty() ? 0 : 1;
            if (menus.contains(key)) {
                clashes << text + " and " + menus[key];
            }
        };
        for (const QWidget* const widget : window.findChildren<QWidget*>()) {
            if (widget->window() != &window) {
                continue; // a dialog or a menu
            }
            if (const auto* const button = qobject_cast<const QAbstractButton*>(widget)) {
                look(button->text());
            } else if (const auto* const label = qobject_cast<const QLabel*>(widget)) {
                look(label->buddy() != nullptr ? label->text() : QString());
            } else if (const auto* const group = qobject_cast<const QGroupBox*>(widget)) {
                look(group->title());
            }
        }
        QVERIFY2(letters > 20, qPrintable(QString::number(letters)));
        QCOMPARE(clashes, QStringList());
    }

    void entries_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) {
            QTest::addRow("I6.7 the Sandbox menu is short, and no two entries of a menu in it share a letter: %s",
                          qPrintable(language))
                << language;
        }
    }
    void entries() {
        QFETCH(QString, language);
        const auto english = qScopeGuard([] { useLanguage(*qApp, "en"); });
        QVERIFY(useLanguage(*qApp, language));
        const MainWindow window(ORRERY_RESOURCE_DIR);
        const auto menus = window.menuBar()->actions();
        const auto sandbox = std::ranges::find_if(menus, [&window](const QAction* menu) {
            return menu->menu()->actions().contains(window.findChild<QAction*>("run.step"));
        });
        QVERIFY(sandbox != menus.end());
        QList<const QMenu*> found{(*sandbox)->menu()};
        for (const QAction* const entry : found.front()->actions()) {
            if (entry->menu() != nullptr) {
                found << entry->menu();
            }
        }
        QCOMPARE(found.size(), 8);
        for (const QMenu* const menu : found) {
            QVERIFY(menu->actions().size() <= 20);
            QMap<QKeySequence, QString> letters;
            for (const QAction* const entry : menu->actions()) {
                const QKeySequence key = QKeySequence::mnemonic(entry->text());
                QVERIFY2(!letters.contains(key), qPrintable(entry->text() + " and " + letters.value(key)));
                if (!key.isEmpty()) {
                    letters.insert(key, entry->text());
                }
            }
        }
    }

    NAMED_TEST(recorded, "I1.4 a key is recorded, holds at once, and still after the next start") {
        m_page->choose("run.step");
        m_page->recorder().setFocus();
        QTest::keyClick(&m_page->recorder(), Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY2(m_page->remark().contains("No other"), qPrintable(m_page->remark())); // more keys may follow
        m_page->set();
        const QKeySequence wanted("Ctrl+Alt+J");
        QCOMPARE(m_window->actions()["run.step"].shortcuts(), QList<QKeySequence>{wanted});
        MainWindow next(ORRERY_RESOURCE_DIR);
        QCOMPARE(next.actions()["run.step"].shortcuts(), QList<QKeySequence>{wanted});
    }

    NAMED_TEST(conflict, "I1.4 a key of another command is taken from there, and that is said before") {
        m_page->choose("run.step");
        m_page->recorder().setKeySequence(QKeySequence("Ctrl+S"));
        QVERIFY2(m_page->remark().contains("Save"), qPrintable(m_page->remark()));
        m_page->add();
        QCOMPARE(m_window->actions()["run.step"].shortcuts(), (QList<QKeySequence>{{"F10"}, {"Ctrl+S"}}));
        QVERIFY(m_window->actions()["file.save"].shortcuts().isEmpty());
    }

    NAMED_TEST(beginning, "I1.4 a key that would hide a longer one counts as a conflict") {
        m_window->actions().setShortcuts("run.restart", {QKeySequence("Ctrl+K, Ctrl+B")});
        ShortcutsPage page(m_window->actions());
        page.choose("run.step");
        page.recorder().setKeySequence(QKeySequence("Ctrl+K"));
        QVERIFY2(page.remark().contains("Restart run"), qPrintable(page.remark()));
    }

    NAMED_TEST(reset, "I1.4 keys go back to how they come, one and all") {
        m_page->choose("file.save");
        m_page->clear();
        m_page->choose("run.step");
        m_page->clear();
        m_page->reset();
        QCOMPARE(m_window->actions()["run.step"].shortcuts(), QList<QKeySequence>{QKeySequence("F10")});
        QVERIFY(m_window->actions()["file.save"].shortcuts().isEmpty());
        QVERIFY(!QSettings().contains("shortcuts/run.step"));
        m_page->resetAll();
        QCOMPARE(m_window->actions()["file.save"].shortcuts(), QList<QKeySequence>{QKeySequence("Ctrl+S")});
        QVERIFY(QSettings().allKeys().filter("shortcuts").isEmpty());
    }

    NAMED_TEST(notSet, "I1.4 keys that are recorded but not set change nothing") {
        m_page->choose("run.step");
        m_page->recorder().setKeySequence(QKeySequence("Ctrl+S"));
        m_page.reset();
        QCOMPARE(m_window->actions()["run.step"].shortcuts(), QList<QKeySequence>{QKeySequence("F10")});
        QCOMPARE(m_window->actions()["file.save"].shortcuts(), QList<QKeySequence>{QKeySequence("Ctrl+S")});
    }

    NAMED_TEST(found, "I1.4 the list is searched by command and by key") {
        const auto shown = [&] {
            int count = 0;
            for (QTreeWidgetItemIterator at(&m_page->tree(), QTreeWidgetItemIterator::NotHidden); *at != nullptr;
                 ++at) {
                count += (*at)->parent() != nullptr ? 1 : 0;
            }
            return count;
        };
        m_page->filterLine().setText("F10");
        QVERIFY(shown() >= 2 && shown() < 10);
        m_page->filterLine().setText("restart run");
        QCOMPARE(shown(), 1);
        m_page->filterLine().setText("zzz");
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
    std::unique_ptr<ShortcutsPage> m_page;
};

QTEST_MAIN(ShortcutsTest)
#include "shortcuts_test.moc"
