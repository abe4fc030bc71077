// SPDX-License-Identifier: GPL-3.0-or-later
// The help: its pages, its search, its links, and F1.
#include "app/ide/main_window.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/help/help_page.h"
#include "widgets/help/help_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QDockWidget>
#include <QHelpEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTextBlock>
#include <QToolTip>

using namespace orrery::ide;
using namespace orrery::widgets;

class HelpTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-help-test");
        applyTheme(*qApp, ThemeKind::light);
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
        static const QRegularExpression link("(?<!!)\\[[^\\]]*\\]\\(([^)]*)\\)"); // without pictures
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
        QVERIFY(!topics.pageHtml(page, theme(ThemeKind::light)).isEmpty());
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

    void pictures_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("kind");
        for (const char* const language : {"en", "de", "fr"}) {
            QTest::addRow("I5.2 the pictures of the help: %s, light", language) << language << int(ThemeKind::light);
            QTest::addRow("I5.2 the pictures of the help: %s, dark", language) << language << int(ThemeKind::dark);
        }
    }
    void pictures() {
        QFETCH(QString, language);
        QFETCH(int, kind);
        const Theme& colours = theme(static_cast<ThemeKind>(kind));
        const HelpTopics topics(ORRERY_RESOURCE_DIR "/help", language);
        static const QRegularExpression written("^!\\[([^\\]]+)\\]\\(", QRegularExpression::MultilineOption);
        int count = 0;
        for (const HelpTopic& topic : topics.topics()) {
            HelpPage page;
            page.showPage(topics.pageHtml(topic.id, colours));
            QStringList captions;
            auto found = written.globalMatch(topic.words);
            while (found.hasNext()) {
                captions << found.next().captured(1);
            }
            const QList<QTextImageFormat> shown = imagesOf(page);
            QCOMPARE(shown.size(), captions.size());
            for (qsizetype i = 0; i < shown.size(); ++i) {
                const QString file = QUrl(shown[i].name()).toLocalFile();
                QVERIFY2(file.contains("/help/" + language + "/pictures/"), qPrintable(file)); // in its own language
                const QImage picture(file);
                QVERIFY2(!picture.isNull() && picture.width() <= 440, qPrintable(file));
                QVERIFY(page.toPlainText().contains(captions[i])); // for readers who do not see the picture
                // Most of the picture has the colours of the theme.
                QVERIFY2(
                    (picture.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixelColor(0, 0).value() >
                     128) == (colours.kind == ThemeKind::light),
                    qPrintable(file));
            }
            count += static_cast<int>(shown.size());
        }
        QVERIFY(count >= 8);
    }

    NAMED_TEST(fits, "I5.2 a picture of the help is never wider than its page, and no larger than it is") {
        m_window->raisePane("help");
        m_view->searchLine().setFocus();
        QTest::keyClicks(&m_view->searchLine(), "why no effect");
        QTest::keyClick(&m_view->searchLine(), Qt::Key_Return);
        QCOMPARE(m_view->current(), QString("guide:why-not"));
        m_view->searchLine().clear();
        auto* const dock = m_window->findChild<QDockWidget*>("help");
        double narrow = 0;
        for (const int width : {240, 420, 700, 240}) {
            m_window->resize(1600, 900);
            m_window->resizeDocks({dock}, {width}, Qt::Horizontal);
            QCoreApplication::processEvents();
            const HelpPage& page = m_view->page();
            const QList<QTextImageFormat> images = imagesOf(page);
            QCOMPARE(images.size(), 2);
            for (const QTextImageFormat& image : images) {
                const QImage whole(QUrl(image.name()).toLocalFile());
                QVERIFY2(image.width() <= page.viewport()->width(), qPrintable(QString::number(image.width())));
                QVERIFY(image.width() <= whole.width());
                QVERIFY(qAbs(image.width() / image.height() - double(whole.width()) / whole.height()) < 0.05);
            }
            QVERIFY(!page.horizontalScrollBar()->isVisible());
            if (width == 700) {
                QCOMPARE(int(images[0].width()), QImage(QUrl(images[0].name()).toLocalFile()).width());
            } else if (width == 240) {
                QVERIFY(narrow == 0 || narrow == images[0].width());
                narrow = images[0].width();
            }
        }
    }

    NAMED_TEST(fullSize, "I5.2 the mouse over a picture that is scaled down shows it in full size") {
        HelpPage page;
        page.resize(240, 600);
        const HelpTopics topics(ORRERY_RESOURCE_DIR "/help", "en");
        page.showPage(topics.pageHtml("guide:map", theme(ThemeKind::light)));
        page.show();
        QCoreApplication::processEvents();
        const QTextImageFormat image = imagesOf(page).at(0);
        const auto pointAt = [&] { // the first point of the picture in the view
            for (int y = 0; y < page.viewport()->height(); y += 5) {
                if (page.document()->documentLayout()->imageAt(QPointF(60, y)) == image.name()) {
                    return QPoint(60, y + 10);
                }
            }
            return QPoint();
        };
        const QPoint at = pointAt();
        QVERIFY(!at.isNull());
        QHelpEvent hover(QEvent::ToolTip, at, page.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(page.viewport(), &hover);
        QVERIFY2(QToolTip::text().contains("/en/pictures/map-light.png"), qPrintable(QToolTip::text()));
        QToolTip::hideText();
        page.resize(700, 600);
        QCoreApplication::processEvents();
        const QPoint wide = pointAt();
        QVERIFY(!wide.isNull());
        QHelpEvent again(QEvent::ToolTip, wide, page.viewport()->mapToGlobal(wide));
        QCoreApplication::sendEvent(page.viewport(), &again);
        QTRY_VERIFY(!QToolTip::text().contains("map-light.png"));
    }

    NAMED_TEST(themes, "I5.2 the pictures of an open help page follow the theme") {
        m_view->show("guide:scope");
        const auto file = [&] { return imagesOf(m_view->page()).value(0).name(); };
        QVERIFY2(file().endsWith("funnel-light.png"), qPrintable(file()));
        applyTheme(*qApp, ThemeKind::dark);
        QTRY_VERIFY2(file().endsWith("funnel-dark.png"), qPrintable(file()));
        applyTheme(*qApp, ThemeKind::light);
        QTRY_VERIFY2(file().endsWith("funnel-light.png"), qPrintable(file()));
    }

    NAMED_TEST(withoutPictures, "I5.2 a page without its pictures is complete, with no caption of a missing picture") {
        QTemporaryDir folder;
        QDir(folder.path()).mkpath("en");
        QFile file(folder.filePath("en/10-one.md"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# One\n\nBefore.\n\n![A caption](gone)\n\nAfter.\n");
        file.close();
        HelpPage page;
        page.showPage(HelpTopics(folder.path(), "de").pageHtml("guide:one", theme(ThemeKind::light)));
        QCOMPARE(page.toPlainText(), QString("One\nBefore.\nAfter."));
    }

private:
    static QList<QTextImageFormat> imagesOf(const HelpPage& page) {
        QList<QTextImageFormat> images;
        for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next()) {
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                if (at.fragment().charFormat().isImageFormat()) {
                    images << at.fragment().charFormat().toImageFormat();
                }
            }
        }
        return images;
    }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
    HelpView* m_view = nullptr;
};

QTEST_MAIN(HelpTest)
#include "help_test.moc"
