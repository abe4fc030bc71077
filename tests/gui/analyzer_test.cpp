// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the window gets the results of an analysis (P3.2, P3.3, I3.7).
#include "tests/gui/form_fixture.h"
#include "tests/support/large_project.h"
#include "widgets/document/document_editor.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

namespace {

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64{bytes.size()});
}

constexpr auto priced = R"(<?xml version="1.0"?>
<orrery format="1">
  <table id="Prices" file="prices.csv" key="number"><column id="gold" format="number"/></table>
  <class id="MILL" type="building"><group id="g"><activation if="lookup(Prices, 1, gold) > 2 and turn > 5 and turn &lt; 3"/>
    <scope><include><object-type type="planet"/></include></scope>
    <effects><modify-max-meter meter="Industry" amount="1"/></effects></group></class>
</orrery>
)";

} // namespace

class AnalyzerTest : public QObject {
    Q_OBJECT

private slots:
    void findingsComeFirst_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("P3.2 findings before the program") << QByteArray("<class id=\"NEW\" type=\"buildin\"/>");
    }
    void findingsComeFirst() {
        QFETCH(QByteArray, text);
        FormProject project;
        QStringList order;
        connect(&project.analyzer, &Analyzer::analysed, this, [&](const AnalysisPtr& analysis) {
            order << QStringLiteral("findings");
            QVERIFY(analysis->program == nullptr);
            QVERIFY(std::ranges::any_of(analysis->diagnostics,
                                        [](const auto& d) { return d.code() == "check.unknown-name"; }));
        });
        connect(&project.analyzer, &Analyzer::compiled, this, [&](const AnalysisPtr& analysis) {
            order << QStringLiteral("program");
            QVERIFY(analysis->program != nullptr);
            QCOMPARE(analysis->program->model, analysis->model);
        });
        connect(&project.analyzer, &Analyzer::linted, this, [&] { order << QStringLiteral("advice"); });
        Document& document = project.document();
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf("</orrery>"));
        QVERIFY(project.store.apply(QStringLiteral("add"), {{&document, {at, at}, text}}));
        project.analyzer.waitUntilCurrent();
        QCOMPARE(order, (QStringList{QStringLiteral("findings"), QStringLiteral("program"), QStringLiteral("advice")}));
    }

    void advice_data() {
        QTest::addColumn<int>("rows");
        QTest::newRow("I3.7 what lint says stands among the problems") << 1;
    }
    void advice() {
        QFETCH(int, rows);
        FormProject project({{QStringLiteral("a.xml"), priced}, {QStringLiteral("prices.csv"), "id,gold\n1,3\n"}});
        ProblemsModel model;
        const QAbstractItemModelTester tester(&model);
        model.setAnalysis(project.analyzer.latest(), true);
        int found = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            found += model.index(row, ProblemsModel::code).data().toString() == QLatin1String("lint.never-true");
        }
        QCOMPARE(found, rows);
    }

    void kept_data() {
        QTest::addColumn<bool>("isMended");
        QTest::newRow("I3.8 what lint said stays among the problems, as old, until it has looked again") << false;
        QTest::newRow("I3.8 what lint said goes when it has looked again and finds nothing") << true;
    }
    void kept() {
        QFETCH(bool, isMended);
        FormProject project({{QStringLiteral("a.xml"), priced}, {QStringLiteral("prices.csv"), "id,gold\n1,3\n"}});
        ProblemsView view(project.analyzer);
        const QAbstractItemModelTester tester(&const_cast<ProblemsModel&>(view.model()));
        DocumentEditor editor(project.store, project.document("a.xml"));
        editor.showFindings(*project.analyzer.latest(), true);
        const auto never = [&] {
            for (int row = 0; row < view.model().rowCount(); ++row) {
                if (view.model().diagnostic(row).code() == "lint.never-true") {
                    return row;
                }
            }
            return -1;
        };
        const auto marked = [&](bool isOld) {
            return std::ranges::any_of(editor.marks(),
                                       [&](const SourceMark& mark) { return mark.isAdvice && mark.isOld == isOld; });
        };
        QVERIFY(never() >= 0 && !view.model().isOld(never()));
        QVERIFY(marked(false));
        view.table().setCurrentIndex(view.table().model()->index(never(), 0));
        QVERIFY(view.current() != nullptr);
        bool hasAnalysed = false;
        connect(&project.analyzer, &Analyzer::analysed, this, [&](const AnalysisPtr& analysis) {
            hasAnalysed = true;
            QVERIFY(never() >= 0);
            QVERIFY(view.model().isOld(never()));
            const QModelIndex index = view.model().index(never(), ProblemsModel::message);
            QVERIFY(index.data(Qt::ForegroundRole).isValid());
            QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains("being checked again"));
            QCOMPARE(view.table().currentIndex().row(), never()); // it stays selected
            QVERIFY(view.current() == nullptr);                   // and no command applies to it
            editor.showFindings(*analysis, false);
            QVERIFY(marked(false) && !marked(true)); // colours that change with each key are tiring
        });
        Document& document = project.document("a.xml");
        const QByteArray from = isMended ? " and turn > 5" : "turn > 5";
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf(from));
        const auto end = at + static_cast<std::uint32_t>(from.size());
        QVERIFY(project.store.apply(QStringLiteral("edit"), {{&document, {at, end}, isMended ? "" : "turn > 15"}}));
        project.analyzer.waitUntilCurrent();
        QVERIFY(hasAnalysed);
        editor.showFindings(*project.analyzer.latest(), false);
        QTRY_VERIFY(marked(true) && !marked(false)); // while lint is running
        editor.showFindings(*project.analyzer.latest(), true);
        QVERIFY(!marked(true));
        QCOMPARE(never() >= 0, !isMended);
        QCOMPARE(marked(false), !isMended);
        if (!isMended) {
            QVERIFY(!view.model().isOld(never()));
            QVERIFY(view.current() != nullptr);
        }
    }

    void tables_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("P3.2 a table that changes on the disk is read again") << QByteArray("id,gold\n1,3\n") << true;
        QTest::newRow("P3.2 what is wrong in it is told again") << QByteArray("id,gold\n1,more\n") << false;
    }
    void tables() {
        QFETCH(QByteArray, table);
        QFETCH(bool, isThere);
        FormProject project({{QStringLiteral("a.xml"), priced}, {QStringLiteral("prices.csv"), "id,gold\n1,much\n"}});
        const auto errors = [&] {
            return std::ranges::any_of(project.analyzer.latest()->diagnostics,
                                       [](const auto& d) { return d.code() == "check.table-bad-cell"; });
        };
        QVERIFY(errors());
        QTest::qWait(50); // the watcher starts
        write(project.folder.filePath(QStringLiteral("prices.csv")), table);
        if (isThere) {
            QTRY_VERIFY(!errors());
        } else {
            QSignalSpy spy(&project.analyzer, &Analyzer::analysed);
            QTRY_VERIFY(!spy.isEmpty());
            QVERIFY(errors());
        }
    }

    void otherProject_data() {
        QTest::addColumn<int>("unused");
        QTest::newRow("P3.3 nothing of the project before is known of the next") << 0;
    }
    void otherProject() {
        FormProject project;
        QVERIFY(project.analyzer.latest() != nullptr);
        QTemporaryDir other;
        fixture::writeProject(fixture::makeProject({.classes = 40, .files = 4}), other.path().toStdString());
        QSignalSpy forgotten(&project.analyzer, &Analyzer::forgotten);
        project.store.openFolder(other.path());
        QVERIFY(!forgotten.isEmpty());
        QVERIFY(project.analyzer.latest() == nullptr);
        QVERIFY(project.analyzer.isBehind());
        project.analyzer.waitUntilCurrent();
        QCOMPARE(project.analyzer.latest()->model->projectName, std::string("Made"));
        QVERIFY(project.analyzer.latest()->model->findClass("TECH_0"));
    }

    void sharesText_data() {
        QTest::addColumn<int>("padding");
        QTest::addColumn<bool>("isShared");
        QTest::newRow("P3.3 a file is in memory once") << 0 << true;
        QTest::newRow("P3.1 a key in a large file copies nothing") << 1024 * 1024 << false;
    }
    void sharesText() {
        QFETCH(int, padding);
        QFETCH(bool, isShared);
        FormProject project;
        Document& document = project.document();
        QVERIFY(project.store.apply(QStringLiteral("add"), {{&document, {0, 0}, QByteArray(padding, ' ')}}));
        project.analyzer.waitUntilCurrent();
        const AnalysisPtr analysis = project.analyzer.latest();
        const engine::FileId file = analysis->fileOf(document.shownPath());
        const std::string_view text = analysis->project.sources.files[file.value].text->bytes();
        QCOMPARE(text.data() == document.bytes().constData(), isShared);
        const std::string before(text);
        QVERIFY(project.store.apply(QStringLiteral("more"), {{&document, {0, 1}, QByteArray("??")}}));
        QVERIFY(text == before); // the text that was passed on stays unchanged
    }

    void lends_data() {
        QTest::addColumn<bool>("isScattered");
        QTest::newRow("P3.1 no key copies a large file, though checks go on") << false;
        QTest::newRow("P3.1 edits all over a large file reach the check") << true;
    }
    void lends() {
        QFETCH(bool, isScattered);
        const QByteArray blank = "<!--" + QByteArray(1024 * 1024, ' ') + "-->\n";
        FormProject project({{QStringLiteral("a.xml"), "<orrery format=\"1\">\n" + blank + blank + "</orrery>\n"}});
        Document& document = project.document("a.xml");
        const auto edit = [&](std::vector<DocumentEdit> edits) {
            QVERIFY(project.store.apply(QStringLiteral("edit"), std::move(edits)));
        };
        edit({{&document, {0, 0}, " "}}); // now the text differs from that on the disk
        QVERIFY(document.bytes().isDetached());
        quint64 random = 1;
        for (int i = 0; i < 40; ++i) {
            std::vector<DocumentEdit> edits;
            for (int k = 0; k < (!isScattered ? 1 : i % 4 == 3 ? 60 : 5); ++k) {
                random = random * 6364136223846793005 + 1442695040888963407;
                const auto room = static_cast<std::uint32_t>(isScattered ? document.size() / 64 : 0);
                const auto at =
                    static_cast<std::uint32_t>(k) * room + 30 + static_cast<std::uint32_t>(random >> 40) % 9;
                edits.push_back({&document, {at, at + (i % 3 == 0 ? 2u : 0u)}, QByteArray(i % 5, 'x')});
            }
            edit(std::move(edits));
            if (!isScattered) {
                QCoreApplication::processEvents(); // a check gets it, now or after the current one
                QVERIFY(document.bytes().isDetached());
            }
            if (i % 8 == 7) {
                project.analyzer.waitUntilCurrent();
                const AnalysisPtr analysis = project.analyzer.latest();
                QCOMPARE(analysis->versions.value(document.shownPath()), quint64{document.version()});
                const std::string_view read =
                    analysis->project.sources.files[analysis->fileOf(document.shownPath()).value].text->bytes();
                QVERIFY(read == std::string_view(document.bytes().constData(), read.size()));
                QCOMPARE(static_cast<int>(read.size()), document.size());
            }
        }
    }

    void typing_data() {
        QTest::addColumn<int>("keys");
        QTest::newRow("P3.2 after many keys the findings are those of the last") << 60;
    }
    void typing() {
        QFETCH(int, keys);
        FormProject project;
        Document& document = project.document();
        for (int key = 0; key < keys; ++key) {
            const auto at = static_cast<std::uint32_t>(document.bytes().indexOf("</orrery>"));
            const QByteArray text =
                "<class id=\"C" + QByteArray::number(key) + "\" type=\"building\" groupings=\"Nonesuch\"/>";
            QVERIFY(project.store.apply(QStringLiteral("add"), {{&document, {at, at}, text}}));
            QCoreApplication::processEvents();
        }
        project.analyzer.waitUntilCurrent();
        const AnalysisPtr analysis = project.analyzer.latest();
        QCOMPARE(analysis->versions.value(document.shownPath()), quint64{document.version()});
        QVERIFY(analysis->model->findClass("C" + std::to_string(keys - 1)));
        QVERIFY(analysis->program && analysis->program->model == analysis->model);
    }
};

QTEST_MAIN(AnalyzerTest)
#include "analyzer_test.moc"
