// SPDX-License-Identifier: GPL-3.0-or-later
// Find, replace and XPath over the texts of a project (I2.2).
#include "tests/support/named_test.h"
#include "widgets/document/document_store.h"
#include "widgets/search/search_model.h"
#include "widgets/search/search_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace orrery::widgets;

Q_DECLARE_METATYPE(orrery::widgets::ProjectQuery)

class ProjectSearchTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::light); }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write("a.xml", "<orrery>\n  <class id=\"MILL\">\n    <group id=\"mill\"/>\n  </class>\n</orrery>\n");
        write("b.xml", "<orrery>\n  <class id=\"WINDMILL\" name=\"Mill\"/>\n  <!-- mill mill -->\n</orrery>\n");
        write("techs/c.xml", "<orrery>\n  <class id=\"TECH\" type=\"tech\"/>\n</orrery>\n");
        m_store = std::make_unique<DocumentStore>();
        QVERIFY(m_store->openFolder(m_folder->path()).isEmpty());
        m_view = std::make_unique<SearchView>(*m_store);
        m_view->resize(900, 400);
        m_view->show();
        static_cast<void>(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() {
        m_view.reset();
        m_store.reset();
    }

    void finds_data() {
        QTest::addColumn<ProjectQuery>("query");
        QTest::addColumn<QStringList>("found"); ///< path:line:match
        QTest::newRow("I2.2 search in the project: words")
            << ProjectQuery{.text = {.pattern = "mill"}} << QStringList{"a.xml:2:MILL", "a.xml:3:mill", "b.xml:2:MILL",
                                                                        "b.xml:2:Mill", "b.xml:3:mill", "b.xml:3:mill"};
        QTest::newRow("I2.2 search in the project: case")
            << ProjectQuery{.text = {.pattern = "MILL", .isCaseSensitive = true}}
            << QStringList{"a.xml:2:MILL", "b.xml:2:MILL"};
        QTest::newRow("I2.2 search in the project: whole words")
            << ProjectQuery{.text = {.pattern = "MILL", .isCaseSensitive = true, .isWholeWords = true}}
            << QStringList{"a.xml:2:MILL"};
        QTest::newRow("I2.2 search in the project: a regular expression")
            << ProjectQuery{.text = {.pattern = "id=\"[A-Z]+\"", .isRegularExpression = true, .isCaseSensitive = true}}
            << QStringList{"a.xml:2:id=\"MILL\"", "b.xml:2:id=\"WINDMILL\"", "techs/c.xml:2:id=\"TECH\""};
        QTest::newRow("I2.2 search in the project: only in some files")
            << ProjectQuery{.text = {.pattern = "class id"}, .files = "techs/* a.xml"}
            << QStringList{"a.xml:2:class id", "techs/c.xml:2:class id"};
        QTest::newRow("I2.2 search in the project: only in some elements")
            << ProjectQuery{.text = {.pattern = "mill"}, .elements = "group"} << QStringList{"a.xml:3:mill"};
        QTest::newRow("I2.2 search in the project: nothing")
            << ProjectQuery{.text = {.pattern = "nowhere"}} << QStringList{};
        QTest::newRow("I2.2 search in the project: XPath")
            << ProjectQuery{.text = {.pattern = "//class[@type='tech']"}, .isXPath = true}
            << QStringList{"techs/c.xml:2:<class id=\"TECH\" type=\"tech\"/>"};
        QTest::newRow("I2.2 search in the project: XPath in some files")
            << ProjectQuery{.text = {.pattern = "//@id"}, .isXPath = true, .files = "a.xml"}
            << QStringList{"a.xml:2:id=\"MILL\"", "a.xml:3:id=\"mill\""};
    }
    void finds() {
        QFETCH(ProjectQuery, query);
        search(query);
        QStringList found;
        for (const ProjectHit& hit : hits()) {
            found << QStringLiteral("%1:%2:%3").arg(hit.path, QString::number(hit.line), hit.match);
            const QByteArray& bytes = m_store->find(hit.path)->bytes();
            QVERIFY(bytes.mid(hit.where.begin, hit.where.end - hit.where.begin).startsWith(hit.match.toUtf8()));
        }
        QTEST(found, "found");
    }

    void tellsWhatIsWrong_data() {
        QTest::addColumn<ProjectQuery>("query");
        QTest::addColumn<QString>("says");
        QTest::newRow("I2.2 search in the project: not a regular expression")
            << ProjectQuery{.text = {.pattern = "(", .isRegularExpression = true}} << "parenthes";
        QTest::newRow("I2.2 search in the project: not an XPath expression")
            << ProjectQuery{.text = {.pattern = "//["}, .isXPath = true} << "XPath";
        QTest::newRow("I2.2 search in the project: nothing found")
            << ProjectQuery{.text = {.pattern = "nowhere"}} << "No results";
        QTest::newRow("I2.2 search in the project: how many") << ProjectQuery{.text = {.pattern = "mill"}} << "6";
    }
    void tellsWhatIsWrong() {
        QFETCH(ProjectQuery, query);
        QFETCH(QString, says);
        search(query);
        QVERIFY2(m_view->summary().contains(says), qPrintable(m_view->summary()));
    }

    NAMED_TEST(brokenFile, "I2.2 XPath leaves a broken file out and says so") {
        Document* const broken = m_store->find("a.xml");
        m_store->apply("break", {{broken, {1, 2}, "<"}});
        search({.text = {.pattern = "//class"}, .isXPath = true});
        QCOMPARE(m_view->results().hitCount(), 2);
        QVERIFY2(m_view->summary().contains("a.xml is not well-formed"), qPrintable(m_view->summary()));
    }

    NAMED_TEST(replaces, "I2.2 replacing in all files is one step to undo") {
        const QByteArray a = m_store->find("a.xml")->bytes();
        const QByteArray b = m_store->find("b.xml")->bytes();
        m_view->open(SearchView::Mode::replace);
        search({.text = {.pattern = "(m)ill", .isRegularExpression = true}, .replacement = "$1ine"});
        const QModelIndex file = m_view->results().index(1, 0);
        const QModelIndex left = m_view->results().index(1, 0, file); // name="Mill"
        QCOMPARE(left.data(SearchModel::ReplacementRole).toString(), QStringLiteral("Mine"));
        QVERIFY(m_view->results().setData(left, Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(m_view->results().chosenCount(), 5);
        QCOMPARE(m_view->replaceChosen(), 5);
        QCOMPARE(m_store->find("a.xml")->bytes(),
                 QByteArray("<orrery>\n  <class id=\"Mine\">\n    <group id=\"mine\"/>\n  </class>\n</orrery>\n")
                     .replace("\"Mine\"", "\"Mine\""));
        QVERIFY(m_store->find("b.xml")->bytes().contains("name=\"Mill\""));
        QVERIFY(m_store->find("b.xml")->bytes().contains("<!-- mine mine -->"));
        QCOMPARE(m_store->history().count(), 1);
        m_store->history().undo();
        QCOMPARE(m_store->find("a.xml")->bytes(), a);
        QCOMPARE(m_store->find("b.xml")->bytes(), b);
    }

    NAMED_TEST(staysTrue, "I2.2 places that were found move with the text, and none is replaced wrongly") {
        m_view->open(SearchView::Mode::replace);
        search({.text = {.pattern = "mill"}, .replacement = "X"});
        Document* const a = m_store->find("a.xml");
        const int at = static_cast<int>(a->bytes().indexOf("MILL"));
        m_store->apply("above", {{a, {0, 0}, "<!-- new -->\n"}});
        m_store->apply("inside", {{a, {std::uint32_t(at + 13 + 1), std::uint32_t(at + 13 + 2)}, "U"}}); // MILL: MULL
        QCOMPARE(m_view->results().hitCount(), 5);
        QCOMPARE(hits().front().line, 4);
        QCOMPARE(m_view->replaceChosen(), 5);
        QVERIFY(a->bytes().contains("id=\"MULL\"") && a->bytes().contains("group id=\"X\""));
    }

    void previewFollows_data() {
        QTest::addColumn<bool>("isExpression");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("replacement");
        QTest::addColumn<QString>("preview");
        QTest::newRow("I6.5 what is typed after the search is previewed and written") << false << "\"mill\""
                                                                                      << "\"BLD_MILL\""
                                                                                      << "\"BLD_MILL\"";
        QTest::newRow("I6.5 what is typed after the search is previewed and written: an expression's groups")
            << true << "id=\"(mi)(ll)\""
            << "id=\"$2_\\1\""
            << "id=\"ll_mi\"";
        QTest::newRow("I6.5 an empty replacement is previewed and written") << false << "\"mill\""
                                                                            << ""
                                                                            << "";
    }
    /// Uses keys, like a designer: find, look at the hits, then type the replacement.
    void previewFollows() {
        QFETCH(bool, isExpression);
        QFETCH(QString, pattern);
        QFETCH(QString, replacement);
        QFETCH(QString, preview);
        m_view->open(SearchView::Mode::replace);
        QTest::mouseClick(option("Match case"), Qt::LeftButton);
        if (isExpression) {
            QTest::mouseClick(option("Regular expression"), Qt::LeftButton);
        }
        QTest::keyClicks(line("Find in the project"), pattern);
        QTest::keyClick(line("Find in the project"), Qt::Key_Return);
        QTRY_VERIFY(!m_view->isRunning());
        QCOMPARE(m_view->results().hitCount(), 1);
        const QModelIndex place = m_view->results().index(0, 0, m_view->results().index(0, 0));
        QSignalSpy shown(&m_view->results(), &SearchModel::dataChanged);
        for (int i = 0; i < replacement.size(); ++i) {
            QTest::keyClick(line("Replace with"), replacement[i].toLatin1());
            QCOMPARE(shown.count(), i + 1); // the view repaints it
        }
        QCOMPARE(place.data(SearchModel::ReplacementRole).toString(), preview);
        QVERIFY(button("Replace")->isEnabled());
        const QByteArray before = m_store->find("a.xml")->bytes();
        const ProjectHit hit = *m_view->results().hit(place);
        QTest::mouseClick(button("Replace"), Qt::LeftButton);
        QCOMPARE(m_store->find("a.xml")->bytes(),
                 before.left(hit.where.begin) + preview.toUtf8() + before.mid(hit.where.end));
    }

    void renews_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QStringList>("files"); ///< files with hits afterwards
        QTest::newRow("I6.5 another pattern renews the places before Replace")
            << "pattern" << QStringList{"a.xml", "b.xml"};
        QTest::newRow("I6.5 case renews the places before Replace") << "case" << QStringList{"a.xml", "b.xml"};
        QTest::newRow("I6.5 whole words renew the places before Replace") << "words" << QStringList{"a.xml", "b.xml"};
        QTest::newRow("I6.5 an expression renews the places before Replace") << "expression" << QStringList{};
        QTest::newRow("I6.5 a file filter renews the places before Replace") << "files" << QStringList{"b.xml"};
        QTest::newRow("I6.5 an element filter renews the places before Replace") << "elements" << QStringList{"a.xml"};
    }
    void renews() {
        QFETCH(QString, what);
        QFETCH(QStringList, files);
        m_view->open(SearchView::Mode::replace);
        search({.text = {.pattern = what == "expression" ? "mill(" : "mill"}, .replacement = "X"});
        if (what == "expression") {
            m_store->apply("call", {{m_store->find("a.xml"), {0, 0}, "<!-- mill( -->"}});
            search({.text = {.pattern = "mill("}, .replacement = "X"});
            QCOMPARE(m_view->results().hitCount(), 1);
        }
        const int before = m_view->results().hitCount();
        QVERIFY(button("Replace")->isEnabled());
        const QByteArray a = m_store->find("a.xml")->bytes();
        const QByteArray b = m_store->find("b.xml")->bytes();
        if (what == "pattern") {
            QTest::keyClicks(line("Find in the project"), "\"/");
        } else if (what == "files") {
            QTest::keyClicks(line("In all files"), "b*");
        } else if (what == "elements") {
            QTest::keyClicks(line("In all elements"), "group");
        } else {
            QTest::mouseClick(option(what == "case"    ? "Match case"
                                     : what == "words" ? "Match whole words"
                                                       : "Regular expression"),
                              Qt::LeftButton);
        }
        QVERIFY(!button("Replace")->isEnabled());
        QCOMPARE(m_view->replaceChosen(), 0); // a key can be faster than the button
        QCOMPARE(m_store->find("a.xml")->bytes(), a);
        QCOMPARE(m_store->find("b.xml")->bytes(), b);
        QTRY_VERIFY(m_view->isUpToDate());
        QVERIFY(m_view->results().hitCount() < before);
        QStringList found;
        for (int row = 0; row < m_view->results().rowCount(); ++row) {
            found << m_view->results().hit(m_view->results().index(0, 0, m_view->results().index(row, 0)))->path;
        }
        QCOMPARE(found, files);
        QCOMPARE(button("Replace")->isEnabled(), !files.isEmpty());
        const int left = m_view->results().hitCount();
        QCOMPARE(m_view->replaceChosen(), left);
    }

    void onlyFilesWithHits_data() {
        QTest::addColumn<QString>("how");
        QTest::newRow("I6.5 a file whose places are all edited is not listed") << "edit";
        QTest::newRow("I6.5 a file whose places are all replaced is not listed") << "replace";
        QTest::newRow("I6.5 a file that leaves the project is not listed") << "remove";
    }
    void onlyFilesWithHits() {
        QFETCH(QString, how);
        m_view->open(SearchView::Mode::replace);
        search({.text = {.pattern = "mill"}, .replacement = "X"});
        SearchModel& model = m_view->results();
        QCOMPARE(model.rowCount(), 2);
        const QPersistentModelIndex kept = model.index(3, 0, model.index(1, 0)); // a hit in b.xml
        const int line = model.hit(kept)->line;
        Document* const a = m_store->find("a.xml");
        if (how == "edit") {
            m_store->apply("all", {{a, {0, static_cast<std::uint32_t>(a->size())}, "<orrery/>"}});
        } else if (how == "remove") {
            QCOMPARE(m_store->files().remove(*a, {}), std::nullopt);
        } else {
            QVERIFY(model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
            QCOMPARE(m_view->replaceChosen(), 2);
        }
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(model.index(0, 0).data().toString().startsWith("b.xml"));
        QCOMPARE(model.hitCount(), 4);
        if (how != "replace") { // a replacement rebuilds the list
            QVERIFY(kept.isValid() && kept.parent().row() == 0);
            QCOMPARE(model.hit(kept)->line, line);
        }
        m_store->apply("above", {{m_store->find("b.xml"), {0, 0}, "\n"}});
        QCOMPARE(model.hit(model.index(3, 0, model.index(0, 0)))->line, line + 1);
    }

    NAMED_TEST(renamed, "I6.5 places follow a file that is renamed") {
        m_view->open(SearchView::Mode::replace);
        search({.text = {.pattern = "mill"}, .files = "b.xml", .replacement = "X"});
        QCOMPARE(m_store->files().rename(*m_store->find("b.xml"), "z.xml", {}), std::nullopt);
        m_store->apply("above", {{m_store->find("z.xml"), {0, 0}, "<!-- -->"}});
        QCOMPARE(hits().front().where.begin, static_cast<int>(m_store->find("z.xml")->bytes().indexOf("MILL")));
        QCOMPARE(m_view->results().hitCount(), 4);
        QVERIFY(m_view->results().index(0, 0).data().toString().startsWith("z.xml"));
    }

    NAMED_TEST(replaceKeys, "I6.5 Tab goes to the replacement, then to the options; Enter goes to the matches") {
        m_view->open(SearchView::Mode::replace);
        QApplication::setActiveWindow(m_view.get());
        QLineEdit* const text = line("Find in the project");
        QLineEdit* const replacement = line("Replace with");
        auto* const list = m_view->findChild<QTreeView*>();
        QTest::keyClicks(text, "mill");
        QTest::keyClick(text, Qt::Key_Tab);
        QVERIFY(replacement->hasFocus());
        QTest::keyClicks(replacement, "X");
        QTest::keyClick(replacement, Qt::Key_Return); // nothing is found yet
        QTRY_VERIFY(!m_view->isRunning());
        QCOMPARE(m_view->results().hitCount(), 6);
        QVERIFY(replacement->hasFocus());
        const QByteArray before = m_store->find("a.xml")->bytes();
        QTest::keyClick(replacement, Qt::Key_Return);
        QVERIFY(list->hasFocus());
        QCOMPARE(m_store->find("a.xml")->bytes(), before);
        QCOMPARE(m_view->results().hitCount(), 6);
        replacement->setFocus();
        QTest::keyClick(replacement, Qt::Key_Tab);
        QVERIFY(option("Match case")->hasFocus());
    }

    NAMED_TEST(keys, "I2.2 search in the project: by keys alone") {
        m_view->open(SearchView::Mode::find);
        auto* const field = m_view->findChild<QLineEdit*>();
        auto* const list = m_view->findChild<QTreeView*>();
        QSignalSpy wanted(m_view.get(), &SearchView::placeWanted);
        QTest::keyClicks(field, "group");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!m_view->isRunning());
        QTest::keyClick(field, Qt::Key_Down);
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.front().at(0).toString(), QStringLiteral("a.xml"));
        QCOMPARE(wanted.front().at(3).toBool(), true);
        QTest::keyClick(list, Qt::Key_Up); // the file's row
        QTest::keyClick(list, Qt::Key_Up);
        QTRY_VERIFY(field->hasFocus());
    }

    NAMED_TEST(keysOfReplacing, "I2.2 Enter opens a hit, and Space excludes it, while replacing, too") {
        m_view->open(SearchView::Mode::replace);
        auto* const list = m_view->findChild<QTreeView*>();
        QSignalSpy wanted(m_view.get(), &SearchView::placeWanted);
        const auto opened = [&] { // the places that got the focus
            return std::count_if(wanted.begin(), wanted.end(), [](const auto& one) { return one.at(3).toBool(); });
        };
        QTest::keyClicks(m_view->findChild<QLineEdit*>(), "mill");
        QTest::keyClick(m_view->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(!m_view->isRunning());
        QTest::keyClick(m_view->findChild<QLineEdit*>(), Qt::Key_Down);
        QTRY_VERIFY(list->hasFocus());
        const SearchModel& hits = m_view->results();
        QCOMPARE(hits.chosenCount(), 6);
        for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
            QTest::keyClick(list, key);
            QCOMPARE(hits.chosenCount(), 6);
        }
        QCOMPARE(opened(), 2);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(hits.chosenCount(), 5);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(hits.chosenCount(), 6);
        QTest::keyClick(list, Qt::Key_Space);
        QTest::keyClick(list, Qt::Key_Up); // the file's row
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(!list->isExpanded(list->currentIndex()));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(list->isExpanded(list->currentIndex()));
        QCOMPARE(hits.chosenCount(), 5);
        QTest::keyClick(list, Qt::Key_Space); // includes all hits of the file, because some are excluded
        QCOMPARE(hits.chosenCount(), 6);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(hits.chosenCount(), 4);
        QCOMPARE(opened(), 2);
        QCOMPARE(m_view->replaceChosen(), 4);
    }

    NAMED_TEST(cancels, "I2.2 a search can be cancelled, and the next one begins anew") {
        QByteArray many = "<orrery>";
        for (int i = 0; i < 20000; ++i) {
            many += "<class id=\"C" + QByteArray::number(i) + "\"/>\n";
        }
        m_store->files().add("many.xml", many + "</orrery>");
        m_view->setQuery({.text = {.pattern = "//*[count(//*) > 3][count(//*) > 4]"}, .isXPath = true});
        QVERIFY(m_view->isRunning());
        m_view->cancel();
        QVERIFY(!m_view->isRunning());
        search({.text = {.pattern = "TECH"}});
        QCOMPARE(m_view->results().hitCount(), 2);
        search({.text = {.pattern = "class id"}});
        QCOMPARE(m_view->results().hitCount(), ProjectSearch::mostHits);
        QVERIFY(m_view->summary().contains("more"));
    }

private:
    void write(const QString& path, const QByteArray& bytes) {
        QDir(m_folder->path()).mkpath(QFileInfo(path).path());
        QFile file(m_folder->filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    void search(const ProjectQuery& query) {
        m_view->setQuery(query);
        QTRY_VERIFY_WITH_TIMEOUT(!m_view->isRunning(), 60000);
    }
    template <class T>
    T* byName(const char* name) const {
        const auto all = m_view->findChildren<T*>();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const T* one) { return one->accessibleName() == QLatin1String(name); });
        return found == all.end() ? nullptr : *found;
    }
    QLineEdit* line(const char* name) const { return byName<QLineEdit>(name); }
    QToolButton* option(const char* name) const { return byName<QToolButton>(name); }
    QPushButton* button(const QString& text) const {
        const auto all = m_view->findChildren<QPushButton*>();
        const auto found = std::find_if(all.begin(), all.end(), [&](const QPushButton* one) {
            return one->text().remove(QLatin1Char('&')) == text;
        });
        return found == all.end() ? nullptr : *found;
    }
    QVector<ProjectHit> hits() const {
        QVector<ProjectHit> all;
        const SearchModel& model = m_view->results();
        for (int file = 0; file < model.rowCount(); ++file) {
            const QModelIndex parent = model.index(file, 0);
            for (int row = 0; row < model.rowCount(parent); ++row) {
                all << *model.hit(model.index(row, 0, parent));
            }
        }
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DocumentStore> m_store;
    std::unique_ptr<SearchView> m_view;
};

QTEST_MAIN(ProjectSearchTest)
#include "project_search_test.moc"
