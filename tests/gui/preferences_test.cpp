// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences, driven by keys in the whole window (I6.7).
#include "app/ide/main_window.h"
#include "app/ide/preferences.h"
#include "app/ide/preferences_dialog.h"
#include "app/ide/shortcuts_page.h"
#include "app/ide/theme_setting.h"
#include "app/ide/translation.h"
#include "engine/turn/run_limits.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTreeWidget>

#include <set>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

class PreferencesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-preferences-test");
        beginTheme(*qApp, {});
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        QTest::keyClick(m_window.get(), Qt::Key_Comma, Qt::ControlModifier);
        m_dialog = m_window->findChild<PreferencesDialog*>();
        QVERIFY(m_dialog != nullptr && m_dialog->isVisible());
    }
    void cleanup() {
        for (const Preference& one : preferences()) {
            if (one.apply) {
                one.set(*m_window, one.fallback);
            }
        }
        m_window.reset();
    }

    NAMED_TEST(pages, "I6.7 every page of the preferences has its settings, and each has an editor with a name") {
        QCOMPARE(m_dialog->pageList().count(), static_cast<int>(preferencePages().size()));
        std::set<QString> keys;
        for (const Preference& one : preferences()) {
            QVERIFY2(keys.insert(one.key).second, qPrintable(one.key));
            QWidget* const editor = m_dialog->editorOf(one.key);
            QVERIFY2(editor != nullptr, qPrintable(one.key));
            QCOMPARE(editor->accessibleName(), one.label);
            QVERIFY(std::ranges::any_of(preferencePages(),
                                        [&](const PreferencePage& page) { return one.page == page.id; }));
        }
        QVERIFY(m_dialog->findChild<ShortcutsPage*>() != nullptr);
    }

    NAMED_TEST(theme, "I6.7 the theme changes at once, and the menu shows it") {
        QTest::keyClick(m_dialog->editorOf("theme"), Qt::Key_End);
        QCOMPARE(themeKindOf(QApplication::palette()), ThemeKind::dark);
        QTRY_COMPARE(themeKindOf(m_dialog->palette()), ThemeKind::dark);
        for (std::size_t i = 0; i < preferencePages().size(); ++i) { // with visible icons
            const QImage shown = m_dialog->pageList().item(static_cast<int>(i))->icon().pixmap(16).toImage();
            QVERIFY(shown ==
                    icon(preferencePages()[i].icon, orrery::widgets::theme(ThemeKind::dark)).pixmap(16).toImage());
        }
        QMenu* const menu = m_window->actions()["view.theme"].menu();
        emit menu->aboutToShow();
        for (const QAction* const action : menu->actions()) {
            QCOMPARE(action->isChecked(), action->data().toString() == "dark");
        }
        QTest::keyClick(m_dialog->editorOf("theme"), Qt::Key_Home);
        QVERIFY(themeSetting().isEmpty());
    }

    NAMED_TEST(fonts, "I6.7 the size of text and of source change at once") {
        const QFont before = m_window->font();
        auto* const size = static_cast<QDoubleSpinBox*>(m_dialog->editorOf("font/size"));
        type(*size, "15");
        QCOMPARE(QApplication::font().pointSize(), 15);
        QTRY_COMPARE(m_window->font().pointSize(), 15);
        const int line = m_window->currentEditor()->lineHeight();
        type(*static_cast<QDoubleSpinBox*>(m_dialog->editorOf("font/code-size")), "24");
        QCOMPARE(codeFont().pointSize(), 24);
        QVERIFY(m_window->currentEditor()->lineHeight() > line + 5);
        QTest::keyClick(size, Qt::Key_PageDown);
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(size, Qt::Key_Down);
        }
        QCOMPARE(QApplication::font().pointSize(), before.pointSize());
        QVERIFY(!QSettings().contains("font/size"));
    }

    NAMED_TEST(turns, "I6.7 the number of turns to run is the same in the preferences and beside the button") {
        type(*static_cast<QDoubleSpinBox*>(m_dialog->editorOf("sandbox/turns")), "3");
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 3u);
        MainWindow next(ORRERY_RESOURCE_DIR);
        QCOMPARE(reinterpret_cast<QWidget&>(next.sandboxBar()).findChild<QSpinBox*>()->value(), 3);
    }

    NAMED_TEST(limits, "I6.7 a limit acts on the present run at once") {
        m_window->sandbox().goTo(4);
        m_window->waitUntilIdle();
        QCOMPARE(m_window->sandbox().turn(), 4u);
        for (const engine::RunLimitRow& row : engine::runLimitRows()) {
            if (row.value == &engine::RunLimits::workOfRun) {
                const QString key = "limits/" + QString::fromStdString(std::string(row.diagnostic->code));
                type(*static_cast<QDoubleSpinBox*>(m_dialog->editorOf(key)), "1");
            }
        }
        QCOMPARE(m_window->sandbox().limits().workOfRun, 1u);
        m_window->waitUntilIdle();
        QVERIFY(m_window->sandbox().turn() < 4);
    }

    NAMED_TEST(memory, "I6.7 the memory limit that is set to its default is the default again") {
        const std::uint64_t before = m_window->sandbox().limits().memory;
        for (const engine::RunLimitRow& row : engine::runLimitRows()) {
            if (row.value == &engine::RunLimits::memory) {
                const QString key = "limits/" + QString::fromStdString(std::string(row.diagnostic->code));
                auto& box = *static_cast<QDoubleSpinBox*>(m_dialog->editorOf(key));
                const QString normal = box.cleanText();
                type(box, "300");
                QCOMPARE(m_window->sandbox().limits().memory, std::uint64_t{300} << 20);
                type(box, normal.toLatin1().constData());
                QVERIFY(!QSettings().contains(key));
            }
        }
        QCOMPARE(m_window->sandbox().limits().memory, before);
    }

    NAMED_TEST(saves, "I6.7 files are saved when another program gets the focus, if that is set") {
        auto* const box = static_cast<QComboBox*>(m_dialog->editorOf("saving/automatic"));
        QTest::keyClick(box, Qt::Key_End);
        QCOMPARE(autoSave(), AutoSave::onLeaving);
        m_window->currentEditor()->setFocus();
        m_window->currentEditor()->goTo(0, 0);
        QTest::keyClicks(m_window->currentEditor(), " ");
        QVERIFY(m_window->store().hasUnsaved());
        emit qApp->applicationStateChanged(Qt::ApplicationInactive);
        m_window->waitUntilIdle();
        QVERIFY(!m_window->store().hasUnsaved());
        QTest::keyClick(box, Qt::Key_Home);
        QTest::keyClicks(m_window->currentEditor(), " ");
        emit qApp->applicationStateChanged(Qt::ApplicationInactive);
        m_window->waitUntilIdle();
        QVERIFY(m_window->store().hasUnsaved());
        m_window->saveAll();
    }

    NAMED_TEST(reopens, "I6.7 the last project is opened at the start if that is set, and not after it was closed") {
        QTest::keyClick(m_dialog->editorOf("saving/reopen"), Qt::Key_Space);
        QVERIFY(reopensLastProject());
        QCOMPARE(lastProject(), m_copy->path());
        QVERIFY(m_window->closeProject());
        QVERIFY(lastProject().isEmpty());
    }

    NAMED_TEST(searches, "I6.7 a search shows the settings and pages with its words, and says when there are none") {
        QLineEdit& line = m_dialog->searchLine();
        QTest::keyClicks(&line, "automatic");
        QCOMPARE(shownPages(), QStringList("Opening and saving"));
        QVERIFY(m_dialog->editorOf("saving/automatic")->isVisible());
        QVERIFY(!m_dialog->editorOf("saving/reopen")->isVisible());
        line.clear();
        QTest::keyClicks(&line, "quick fix");
        QCOMPARE(shownPages(), QStringList("Keyboard shortcuts"));
        line.clear();
        QTest::keyClicks(&line, "zzz");
        QVERIFY(shownPages().isEmpty());
        QVERIFY(std::ranges::any_of(m_dialog->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() && label->text() == "No setting matches 'zzz'.";
        }));
        line.clear();
        QCOMPARE(shownPages().size(), static_cast<qsizetype>(preferencePages().size()));
    }

    NAMED_TEST(keys, "I6.7 the command for the keys opens their page") {
        m_dialog->close();
        m_window->actions()["help.shortcuts"].trigger();
        auto* const page = m_window->findChild<ShortcutsPage*>();
        QVERIFY(page != nullptr && page->isVisible());
    }

private:
    static void type(QDoubleSpinBox& box, const char* number) {
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, number);
        QTest::keyClick(&box, Qt::Key_Return);
    }
    QStringList shownPages() const {
        QStringList shown;
        for (int row = 0; row < m_dialog->pageList().count(); ++row) {
            if (!m_dialog->pageList().item(row)->isHidden()) {
                shown << m_dialog->pageList().item(row)->text();
            }
        }
        return shown;
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
    PreferencesDialog* m_dialog = nullptr;
};

QTEST_MAIN(PreferencesTest)
#include "preferences_test.moc"
