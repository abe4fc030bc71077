// SPDX-License-Identifier: GPL-3.0-or-later
// The help: its pages, its search, its links, and F1.
#include "app/ide/main_window.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/help/help_view.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace orrery::ide;
using namespace orrery::widgets;

class HelpTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-help-test");
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(ORRERY_RESOURCE_DIR);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_view = m_window->findChild<HelpView*>();
        QVERIFY(m_view);
    }
    void cleanupTestCase() { m_window.reset(); }

    void links_data() {
        QTest::addColumn<QString>("page");
        const HelpTopics topics(ORRERY_RESOURCE_DIR "/help", "en");
        for (const HelpTopic& topic : topics.topics()) {
            QTest::addRow("I5.2 every link of %s leads somewhere", qPrintable(topic.id)) << topic.id;
        }
    }
    void links() {
        QFETCH(QString, page);
        const HelpTopics& topics = m_view->topics();
        static const QRegularExpression link("\\]\\(([^)]*)\\)");
        auto found = link.globalMatch(topics.find(page)->words);
        while (found.hasNext()) {
            const QString target = found.next().captured(1);
            if (target.startsWith("action:")) {
                const auto& all = m_window->actions().all();
                QVERIFY2(std::any_of(all.begin(), all.end(),
                                     [&](const QAction* a) { return a->objectName() == target.mid(7); }),
                         qPrintable(target));
            } else {
                QVERIFY2(topics.find(target), qPrintable(target));
            }
        }
        QVERIFY(!topics.pageHtml(page, "#123456").isEmpty());
        QVERIFY(!topics.find(page)->title.isEmpty());
    }

    NAMED_TEST(everyRow, "I5.2 the reference holds every condition and effect, with the same help as the form") {
        const auto& vocabulary = m_window->analyzer().latest()->model->vocabulary;
        for (const auto& row : vocabulary.effects()) {
            const QString name = QString::fromUtf8(row.tag.data(), static_cast<qsizetype>(row.tag.size()));
            const HelpTopic* const topic = m_view->topics().find("ref:effects/" + name);
            QVERIFY2(topic, qPrintable(name));
            QVERIFY2(topic->words.contains(QString::fromUtf8(row.help.data(), static_cast<qsizetype>(row.help.size()))),
                     qPrintable(name));
        }
        for (const auto& row : vocabulary.conditions()) {
            const QString name = QString::fromUtf8(row.tag.data(), static_cast<qsizetype>(row.tag.size()));
            QVERIFY2(m_view->topics().find("ref:conditions/" + name), qPrintable(name));
        }
    }

    NAMED_TEST(searches, "I5.2 a search finds entries by title first, and Enter opens the first") {
        m_window->raisePane("help");
        m_view->searchLine().setFocus();
        QTest::keyClicks(&m_view->searchLine(), "modify-max");
        QVERIFY(m_view->list().count() >= 1);
        QVERIFY2(m_view->list().item(0)->text().contains("modify-max-meter"),
                 qPrintable(m_view->list().item(0)->text()));
        QTest::keyClick(&m_view->searchLine(), Qt::Key_Return);
        QCOMPARE(m_view->current(), QString("ref:effects/modify-max-meter"));
        QVERIFY(m_view->page().toPlainText().contains("modify-max-meter"));
        m_view->searchLine().clear();
    }

    void opensPage_data() {
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("topic");
        QTest::newRow("I5.2 F1 on an effect opens its entry") << "modify-max-meter meter"
                                                              << "ref:effects/modify-max-meter";
        QTest::newRow("I5.2 F1 on a scope opens the guide") << "scope>"
                                                            << "guide:scope";
        QTest::newRow("I5.2 F1 on a condition opens its entry") << "number-of at-least"
                                                                << "ref:conditions/number-of";
        QTest::newRow("I5.2 F1 on the name of an attribute opens the help of its element") << "owner=\"Terrans"
                                                                                           << "guide:sandbox";
        QTest::newRow("I5.2 F1 in a value without help opens that of its element") << "MINE\">\n      <scope>"
                                                                                   << "guide:groups";
    }
    void opensPage() {
        QFETCH(QString, at);
        QFETCH(QString, topic);
        m_window->setPerspective(Perspective::write);
        m_window->setEditMode(EditMode::source);
        SourceEditor& editor = *m_window->editorOf("content.xml");
        const auto offset = editor.bytes().indexOf(at.toUtf8());
        QVERIFY(offset > 0);
        editor.goTo(static_cast<int>(offset) + 1, static_cast<int>(offset) + 1);
        editor.setFocus();
        auto* const dock = m_window->findChild<QDockWidget*>("help");
        dock->hide(); // it gets its width when it is shown
        m_view->show("guide:first-steps");
        QCoreApplication::processEvents();
        QTest::keyClick(&editor, Qt::Key_F1);
        QCOMPARE(m_view->current(), topic);
        QVERIFY(dock->isVisible());
        const HelpTopic* const shown = m_view->topics().find(topic);
        const QListWidgetItem* const marked = m_view->list().currentItem();
        QVERIFY(marked != nullptr);
        QCOMPARE(marked->data(Qt::UserRole).toString(), shown->parent.isEmpty() ? topic : shown->parent);
        const auto lineAt = [&](int y) { return m_view->page().cursorForPosition(QPoint(20, y)).block().text(); };
        const auto atTop = [&] { return lineAt(0) + lineAt(20); };
        QTRY_VERIFY2(atTop().contains(shown->title), qPrintable(atTop()));
    }

    NAMED_TEST(languages, "I5.2 a page that a language does not have is shown in English") {
        QTemporaryDir folder;
        QDir(folder.path()).mkpath("en");
        QDir(folder.path()).mkpath("de");
        const auto write = [&](const QString& path, const QByteArray& bytes) {
            QFile file(folder.filePath(path));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        write("en/10-one.md", "# One\n");
        write("en/20-two.md", "# Two\n");
        write("de/20-two.md", "# Zwei\n");
        const HelpTopics topics(folder.path(), "de");
        QCOMPARE(topics.find("guide:one")->title, QString("One"));
        QCOMPARE(topics.find("guide:two")->title, QString("Zwei"));
    }

private:
    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
    HelpView* m_view = nullptr;
};

QTEST_MAIN(HelpTest)
#include "help_test.moc"
