// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/base/background.h"
#include "widgets/project/project_tree.h"
#include "widgets/project/project_tree_model.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

namespace {

/// Returns all entries of a model as indented lines.
QStringList linesOf(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0) {
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines << QString(depth * 2, QLatin1Char(' ')) + index.data().toString();
        lines << linesOf(model, index, depth + 1);
    }
    return lines;
}

} // namespace

class ProjectTreeViewTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_project = std::make_unique<FormProject>();
        m_tree = std::make_unique<ProjectTree>(m_project->store, m_project->analyzer);
        m_tree->resize(300, 500);
        m_tree->show();
        m_tree->activateWindow();
    }
    void cleanup() {
        m_tree.reset();
        m_project.reset();
    }

    void groupings_data() {
        QTest::addColumn<int>("grouping");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("I1.1 by file") << 0 << QStringList{"buildings.xml",  "  BLD_MEGALITH", "    local",
                                                          "    neighbours", "    works",      "  SPC_RUINS",
                                                          "scenarios.xml",  "  first-light"};
        QTest::newRow("I1.1 by type") << 1 << QStringList{"Building",       "  BLD_MEGALITH", "    local",
                                                          "    neighbours", "    works",      "Special",
                                                          "  SPC_RUINS",    "Scenarios",      "  first-light"};
    }
    void groupings() {
        QFETCH(int, grouping);
        QFETCH(QStringList, lines);
        const QAbstractItemModelTester tester(&m_tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester outer(m_tree->view().model(),
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_tree->grouping().setCurrentIndex(grouping);
        QCOMPARE(linesOf(m_tree->model()), lines);
        replace("id=\"SPC_RUINS\"", "id=\"SPC_OTHER\"");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(linesOf(m_tree->model()).contains("  SPC_OTHER"));
        m_project->store.clear();
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(m_tree->model().rowCount(), 0);
    }

    void filters_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("I1.1 a class by any part of its id")
            << "mega" << QStringList{"buildings.xml", "  BLD_MEGALITH", "    local", "    neighbours", "    works"};
        QTest::newRow("I1.1 a group, with what it stands in")
            << "neigh" << QStringList{"buildings.xml", "  BLD_MEGALITH", "    neighbours"};
        QTest::newRow("I1.1 nothing fits") << "zzz" << QStringList{};
    }
    void filters() {
        QFETCH(QString, words);
        QFETCH(QStringList, lines);
        QTest::keyClicks(&m_tree->filterLine(), words);
        QCOMPARE(linesOf(*m_tree->view().model()), lines);
        QCOMPARE(m_tree->emptyText().isEmpty(), !lines.isEmpty());
        if (lines.size() > 2) {
            QVERIFY(m_tree->view().isExpanded(m_tree->view().model()->index(0, 0)));
        }
    }

    NAMED_TEST(opens, "I1.1 a class, a group and a file open by click and by Enter") {
        QSignalSpy places(m_tree.get(), &ProjectTree::placeWanted);
        QSignalSpy files(m_tree.get(), &ProjectTree::fileWanted);
        QTreeView& view = m_tree->view();
        view.expandAll();
        const QModelIndex file = view.model()->index(0, 0);
        const QModelIndex group = view.model()->index(1, 0, view.model()->index(0, 0, file));
        view.setFocus();
        view.setCurrentIndex(group);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(places.count(), 1);
        const auto where = places[0][0].value<engine::Location>();
        QCOMPARE(where.span.begin, m_project->place("<group id=\"neighbours\"").span.begin);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(file).center());
        QCOMPARE(files.count(), 1);
        QCOMPARE(files[0][0].toString(), QString("buildings.xml"));
    }

    NAMED_TEST(counts, "I3.1 errors and warnings are counted in the tree") {
        const auto errorsOf = [&](const QString& id) {
            return m_tree->model().indexOf(id).data(ProjectTreeModel::ErrorsRole).toInt();
        };
        const int before = errorsOf("buildings.xml");
        replace("meter=\"Population\"", "meter=\"Populaton\"");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(errorsOf("buildings.xml"), before + 1);
        QCOMPARE(errorsOf("buildings.xml/BLD_MEGALITH"), before + 1);
        QCOMPARE(errorsOf("buildings.xml/BLD_MEGALITH/local"), 1);
        QCOMPARE(errorsOf("buildings.xml/SPC_RUINS"), 0);
        QCOMPARE(errorsOf("scenarios.xml"), 0);
    }

    NAMED_TEST(saysCountsInWords, "I5.4 counts are told in words too") {
        replace("meter=\"Population\"", "meter=\"Populaton\"");
        m_project->analyzer.waitUntilCurrent();
        const QString words =
            m_tree->model().indexOf("buildings.xml/BLD_MEGALITH/local").data(Qt::AccessibleTextRole).toString();
        QVERIFY2(words.contains("error"), qPrintable(words));
    }

    NAMED_TEST(keepsPlace, "I1.1 what is unfolded and chosen stays so when content changes") {
        QTreeView& view = m_tree->view();
        const auto find = [&](const QString& id) -> QModelIndex {
            for (const QModelIndex& index : view.model()->match(view.model()->index(0, 0), ProjectTreeModel::IdRole, id,
                                                                1, Qt::MatchExactly | Qt::MatchRecursive)) {
                return index;
            }
            return {};
        };
        view.expand(find("buildings.xml/BLD_MEGALITH"));
        view.setCurrentIndex(find("buildings.xml/BLD_MEGALITH/neighbours"));
        replace("<class id=\"SPC_RUINS\"", "<class id=\"A\" type=\"special\"/>\n  <class id=\"SPC_RUINS\"");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(find("buildings.xml/A").isValid());
        QVERIFY(view.isExpanded(find("buildings.xml/BLD_MEGALITH")));
        QCOMPARE(view.currentIndex(), find("buildings.xml/BLD_MEGALITH/neighbours"));
        // The same elements with another text: no row moves.
        QSignalSpy layouts(&m_tree->model(), &QAbstractItemModel::layoutChanged);
        replace("amount=\"1\"", "amount=\"2\"");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(layouts.count(), 0);
        // No row moves either when one is renamed, letter by letter.
        replace("<class id=\"BLD_MEGALITH\"", "<class id=\"BLD_MEGALIT\"");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(layouts.count(), 0);
        QVERIFY(view.isExpanded(find("buildings.xml/BLD_MEGALIT")));
        QCOMPARE(view.currentIndex(), find("buildings.xml/BLD_MEGALIT/neighbours"));
        QVERIFY(!find("buildings.xml/BLD_MEGALITH").isValid());
        // Two swapped entries are not a renamed one: the selection moves with its entry.
        view.setCurrentIndex(find("buildings.xml/A"));
        replace("<class id=\"A\" type=\"special\"/>\n  <class id=\"SPC_RUINS\"",
                "<class id=\"SPC_RUINS\" type=\"special\"/>\n  <class id=\"A\"");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(find("buildings.xml/A").row() > find("buildings.xml/SPC_RUINS").row());
        QCOMPARE(view.currentIndex(), find("buildings.xml/A"));
        // When the selected entry is removed, the selection moves to its neighbour.
        replace("<class id=\"A\" ", "<unknown id=\"A\" ");
        m_project->analyzer.waitUntilCurrent();
        QVERIFY(!find("buildings.xml/A").isValid());
        QCOMPARE(view.currentIndex(), find("buildings.xml/SPC_RUINS"));
    }

    NAMED_TEST(keepsFolds, "I1.1 folds are as they were when the filter is taken away") {
        QTreeView& view = m_tree->view();
        const auto isUnfolded = [&](const char* id) { return view.isExpanded(m_tree->model().indexOf(id)); };
        view.collapse(m_tree->model().indexOf("scenarios.xml"));
        view.expand(m_tree->model().indexOf("buildings.xml/BLD_MEGALITH"));
        QTest::keyClicks(&m_tree->filterLine(), "first-light");
        QVERIFY(isUnfolded("scenarios.xml"));
        QTest::keyClick(&m_tree->filterLine(), Qt::Key_Escape);
        QVERIFY(isUnfolded("buildings.xml"));
        QVERIFY(isUnfolded("buildings.xml/BLD_MEGALITH"));
        QVERIFY(!isUnfolded("scenarios.xml"));
        // An entry selected in the filtered tree stays visible.
        QTest::keyClicks(&m_tree->filterLine(), "first-light");
        view.setCurrentIndex(m_tree->model().index(0, 0, m_tree->model().indexOf("scenarios.xml")));
        QTest::keyClick(&m_tree->filterLine(), Qt::Key_Escape);
        QVERIFY(isUnfolded("scenarios.xml"));
        QCOMPARE(view.currentIndex().data().toString(), QString("first-light"));
    }

    NAMED_TEST(filtersAgain, "I1.1 what is renamed while a filter is on appears, with what it stands in") {
        QTest::keyClicks(&m_tree->filterLine(), "zzz");
        QCOMPARE(linesOf(*m_tree->view().model()), QStringList());
        replace("<group id=\"neighbours\"", "<group id=\"zzzz\"");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(linesOf(*m_tree->view().model()), (QStringList{"buildings.xml", "  BLD_MEGALITH", "    zzzz"}));
        replace("<group id=\"zzzz\"", "<group id=\"neighbours\"");
        m_project->analyzer.waitUntilCurrent();
        QCOMPARE(linesOf(*m_tree->view().model()), QStringList());
    }

    NAMED_TEST(emptyState, "I1.1 an empty tree says what to do") {
        QVERIFY(m_tree->emptyText().isEmpty());
        m_project->store.clear();
        m_project->analyzer.waitUntilCurrent();
        QVERIFY2(m_tree->emptyText().contains("Open or create"), qPrintable(m_tree->emptyText()));
    }

    NAMED_TEST(manyClasses, "I1.1 ten thousand classes stand in the tree") {
        FormProject project({{"many.xml", manyTexts(10'000)}});
        ProjectTree tree(project.store, project.analyzer);
        tree.show();
        QTRY_COMPARE(rowsOf(tree), 10'000);
        tree.filterLine().setText("C999");
        QTRY_COMPARE(rowsOf(tree), 11);
    }

    NAMED_TEST(newestFilter, "P3.5 what an older filter finds is never shown after a newer one") {
        FormProject project({{"many.xml", manyTexts(2000)}});
        ProjectTree tree(project.store, project.analyzer);
        tree.show();
        QTRY_COMPARE(rowsOf(tree), 2000);
        const QAbstractItemModelTester tester(&tree.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QList<int> seen;
        connect(&tree.model(), &QAbstractItemModel::layoutChanged, &tree, [&] { seen << rowsOf(tree); });
        for (const char* const words : {"C1", "C12", "C123"}) {
            tree.filterLine().setText(words);
            QVERIFY(!tree.isCurrent());
            backgroundThreads().waitForDone(); // found, but a newer request replaces it before it is shown
        }
        QTRY_VERIFY(tree.isCurrent());
        QCoreApplication::processEvents();
        QCOMPARE(seen, QList<int>{11});
        // The same after the project was closed.
        tree.filterLine().setText("C1");
        project.store.clear();
        project.analyzer.waitUntilCurrent();
        QCOMPARE(tree.model().rowCount(), 0);
        backgroundThreads().waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(tree.model().rowCount(), 0);
    }

    NAMED_TEST(keysWait, "I1.4 Enter in the filter opens what it finds, however fast it comes") {
        FormProject project({{"many.xml", manyTexts(2000)}});
        ProjectTree tree(project.store, project.analyzer);
        tree.show();
        QTRY_COMPARE(rowsOf(tree), 2000);
        QSignalSpy places(&tree, &ProjectTree::placeWanted);
        QTest::keyClicks(&tree.filterLine(), "C1432");
        QTest::keyClick(&tree.filterLine(), Qt::Key_Return);
        QCOMPARE(places.count(), 0);
        QTRY_COMPARE(places.count(), 1);
        QCOMPARE(places[0][0].value<engine::Location>().span.begin,
                 static_cast<std::uint32_t>(manyTexts(2000).indexOf("<class id=\"C1432\"")));
    }

    NAMED_TEST(staysInSight, "P3.5 what is in sight stays there when something appears above it") {
        FormProject project({{"many.xml", manyTexts(2000)}});
        ProjectTree tree(project.store, project.analyzer);
        tree.resize(300, 400);
        tree.show();
        QTRY_COMPARE(rowsOf(tree), 2000);
        QTreeView& view = tree.view();
        view.expandAll();
        view.scrollTo(tree.model().indexOf("many.xml/C1000"), QAbstractItemView::PositionAtTop);
        QCOMPARE(view.indexAt(QPoint(0, 0)).data().toString(), QString("C1000"));
        Document& document = *project.store.find("many.xml");
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf("<class id=\"C7\""));
        QVERIFY(project.store.apply("Edit", {{&document, {at, at}, "<class id=\"NEW\" type=\"special\"/>\n"}}));
        QTRY_VERIFY(tree.model().indexOf("many.xml/NEW").isValid());
        QCOMPARE(view.indexAt(QPoint(0, 0)).data().toString(), QString("C1000"));
    }

private:
    /// Returns a file with this many classes; more than some hundred entries are made on another thread.
    static QByteArray manyTexts(int count) {
        QByteArray many = "<orrery format=\"1\">\n";
        for (int i = 0; i < count; ++i) {
            many += "<class id=\"C" + QByteArray::number(i) + "\" type=\"special\"/>\n";
        }
        return many + "</orrery>\n";
    }
    static int rowsOf(ProjectTree& tree) { return tree.model().rowCount(tree.model().index(0, 0)); }

    void replace(const QByteArray& from, const QByteArray& to) {
        Document& document = m_project->document();
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf(from));
        QVERIFY(m_project->store.apply("Edit", {{&document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
    }

    std::unique_ptr<FormProject> m_project;
    std::unique_ptr<ProjectTree> m_tree;
};

QTEST_MAIN(ProjectTreeViewTest)
#include "project_tree_view_test.moc"
