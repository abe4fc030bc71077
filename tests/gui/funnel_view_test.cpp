// SPDX-License-Identifier: GPL-3.0-or-later
// The scope debugger (I4.6): the pane, the highlights on the map and the counts in the form all follow the text.
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/form/counts_button.h"
#include "widgets/form/form_view.h"
#include "widgets/funnel/funnel_remarks.h"
#include "widgets/funnel/funnel_view.h"
#include "widgets/funnel/scope_funnel.h"
#include "widgets/sandbox/map_of_session.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

namespace {

/// Returns a column of all lines, in the order of evaluation.
QString column(const FunnelModel& model, int which) {
    QStringList words;
    for (const QModelIndex& line : model.inOrder()) {
        words << line.siblingAtColumn(which).data().toString();
    }
    return words.join(QStringLiteral(" | "));
}

} // namespace

class FunnelViewTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_project = std::make_unique<FormProject>();
        m_project->startSandbox();
        m_funnel = std::make_unique<ScopeFunnel>(m_project->analyzer, m_project->sandbox);
        m_view = std::make_unique<FunnelView>(*m_funnel, m_project->analyzer);
        m_funnel->setWanted(true);
        m_view->resize(900, 300);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }
    void cleanup() {
        m_view.reset();
        m_funnel.reset();
        m_project.reset();
    }

    NAMED_TEST(countsFit, "I4.6 in a narrow form, the words over the counts keep the object and the turn") {
        CountsButton button;
        QVERIFY(button.isHidden());
        button.showCounts("TECH_CHRONICLE on Algedi I", 5);
        QVERIFY(button.isVisible());
        QCOMPARE(button.wordsIn(2000), QString("Counts for TECH_CHRONICLE on Algedi I, turn 5"));
        const QFontMetrics metrics = button.fontMetrics();
        const QString object = QStringLiteral("TECH_CHRONICLE on Algedi I, turn 5");
        QCOMPARE(button.wordsIn(metrics.horizontalAdvance(object)), object);
        const QString narrow = button.wordsIn(metrics.horizontalAdvance(object) - 40);
        QVERIFY2(narrow.startsWith("TECH_") && narrow.endsWith(" I, turn 5") && narrow.contains(QChar(0x2026)),
                 qPrintable(narrow));
        QVERIFY(metrics.horizontalAdvance(narrow) <= metrics.horizontalAdvance(object) - 40);
        QVERIFY(button.minimumSizeHint().width() < button.sizeHint().width());
        QVERIFY(button.toolTip().startsWith("Counts for TECH_CHRONICLE on Algedi I, turn 5\n"));
        button.showCounts({}, 0);
        QVERIFY(button.isHidden());
    }

    NAMED_TEST(showsCounts, "I4.6 the group at the cursor stands there with its counts") {
        const QAbstractItemModelTester tester(m_view->tree().model());
        showNeighbours();
        QCOMPARE(m_view->groups().currentText(), QString("BLD_MEGALITH/neighbours"));
        QCOMPARE(column(m_view->model(), FunnelModel::Left),
                 QString("1 → 1 | 1 → 1 | 6 → 3 | 6 → 3 | 6 → 4 | 4 → 4 | 4 → 3 | 4 → 0 | 4 → 3 | 3 → 3"));
        QVERIFY(column(m_view->model(), FunnelModel::Condition).contains("Jumps to source: ≤ 1"));
    }

    NAMED_TEST(lights, "I4.6 a click on a count lights its objects up on the map, until Escape") {
        GalaxyView galaxy;
        galaxy.setMap(mapOf(*m_project->sandbox.session(), themeOf(galaxy.palette())));
        connect(m_view.get(), &FunnelView::lightsChanged, &galaxy, &GalaxyView::setMarks);
        connect(&galaxy, &GalaxyView::marksCleared, m_view.get(), &FunnelView::clearLights);
        showNeighbours();
        QVERIFY2(galaxy.marks().isEmpty(), "nothing is lit before somebody asks");
        const QModelIndex jumps = lineOf("Jumps to source");
        const auto count = [&](MapMark mark) { return std::ranges::count(galaxy.marks(), mark); };
        m_view->tree().setCurrentIndex(jumps);
        QCOMPARE(count(MapMark::inScope) + count(MapMark::source), 4);
        QCOMPARE(count(MapMark::letDown), 2);
        QCOMPARE(count(MapMark::source), 1);
        m_view->tree().setCurrentIndex(jumps.siblingAtColumn(FunnelModel::Lacking));
        QCOMPARE(count(MapMark::inScope), 0);
        QTest::keyClick(&m_view->tree(), Qt::Key_Left, Qt::ControlModifier);
        QTest::keyClick(&m_view->tree(), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(m_view->tree().currentIndex().column(), int(FunnelModel::Matched));
        QCOMPARE(count(MapMark::letDown), 0);
        QTest::keyClick(&galaxy, Qt::Key_Escape);
        QVERIFY(galaxy.marks().isEmpty());
        m_project->sandbox.step();
        m_project->sandbox.waitUntilIdle();
        m_funnel->waitUntilCurrent();
        QVERIFY2(galaxy.marks().isEmpty(), "a turn does not light up again what was put out");
    }

    NAMED_TEST(barsBelow, "I4.6 the bar of a condition leaves the feet of its numbers free") {
        showNeighbours();
        const QModelIndex counts = lineOf("Jumps to source").siblingAtColumn(FunnelModel::Left);
        m_view->tree().scrollTo(counts);
        const QRect cell = m_view->tree().visualRect(counts);
        const QImage drawn = m_view->tree().viewport()->grab(cell).toImage();
        const auto isEmpty = [&](int y) {
            for (int x = 1; x < drawn.width() - 1; ++x) {
                if (drawn.pixel(x, y) != drawn.pixel(1, 1)) {
                    return false;
                }
            }
            return true;
        };
        int y = drawn.height() - 1;
        while (y > 0 && isEmpty(y)) {
            --y;
        }
        const int bar = y;
        while (y > 0 && !isEmpty(y)) {
            --y;
        }
        QVERIFY2(bar - y < 6, "the bar and the numbers touch");
    }

    NAMED_TEST(steps, "I4.6 Down and F11 lead from condition to condition, and the candidates shrink") {
        showNeighbours();
        QSignalSpy lit(m_view.get(), &FunnelView::lightsChanged);
        m_view->tree().setFocus();
        m_view->tree().setCurrentIndex(m_view->model().inOrder()[2]); // the scope
        std::vector<qsizetype> rings;
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(&m_view->tree(), i == 0 ? Qt::Key_Down : Qt::Key_F11);
            const auto marks = lit.last().front().value<QHash<std::uint32_t, MapMark>>();
            rings.push_back(std::ranges::count(marks, MapMark::inScope) + std::ranges::count(marks, MapMark::source));
        }
        QCOMPARE(m_view->tree().currentIndex().data().toString().left(5), QString("Empir"));
        QVERIFY(rings[0] < rings[1]);
        QCOMPARE(rings, (std::vector<qsizetype>{3, 4, 4}));
        QTest::keyClick(&m_view->tree(), Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(m_view->tree().currentIndex().data().toString().startsWith("include"));
    }

    NAMED_TEST(followsEdits, "I4.6 it follows edits of the condition before the sandbox has run them") {
        showNeighbours();
        replace("at-most=\"1\"", "at-most=\"0\"");
        m_funnel->waitUntilCurrent();
        QVERIFY(column(m_view->model(), FunnelModel::Condition).contains("Jumps to source: ≤ 0"));
        replace("<empire-affiliation empire=\"source\" mode=\"empire-exclusive\"/>", "");
        m_funnel->waitUntilCurrent();
        QVERIFY(!m_funnel->isStale());
        QVERIFY(!column(m_view->model(), FunnelModel::Condition).contains("empire-exclusive"));
        QVERIFY(m_project->sandbox.session()->program().model != m_project->analysis()->model);
    }

    NAMED_TEST(keepsTheLast, "I4.6 a group with errors keeps its last counts, greyed, and says why") {
        showNeighbours();
        const QString before = column(m_view->model(), FunnelModel::Left);
        const QVariant colour = lineOf("Jumps to source").data(Qt::ForegroundRole);
        replace("at-most=\"1\"", "at-most=\"1 +\"");
        m_funnel->waitUntilCurrent();
        QCOMPARE(column(m_view->model(), FunnelModel::Left), before);
        QVERIFY(m_funnel->isStale());
        QVERIFY(m_view->note().contains("errors"));
        QVERIFY(lineOf("Jumps to source").data(Qt::ForegroundRole) != colour);
        replace("at-most=\"1 +\"", "at-most=\"0\"");
        m_funnel->waitUntilCurrent();
        QVERIFY(!m_funnel->isStale());
        QVERIFY(m_view->note().isEmpty());
    }

    NAMED_TEST(probes, "I4.6 the object chosen is judged by each condition, with what was compared") {
        showNeighbours();
        const engine::View view = m_project->sandbox.session()->state().view();
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            if (view.nameOf(row) == "Sol IV") {
                m_funnel->showObject(row);
            }
        }
        m_funnel->waitUntilCurrent();
        QCOMPARE(lineOf("Jumps to source").siblingAtColumn(FunnelModel::Object).data().toString(), QString("✓ 0 ≤ 1"));
        m_view->tree().setCurrentIndex(lineOf("Jumps to source"));
        QVERIFY(m_view->details().contains("Sol IV: 0 ≤ 1"));
    }

    NAMED_TEST(remarks, "I4.6 each condition's line in the form shows its counts") {
        FormView form(m_project->store, m_project->analyzer, m_project->sandbox);
        showNeighbours();
        form.showPlace(m_project->place("<starlane-jumps"));
        FunnelRemarks found = funnelRemarks({m_funnel->answer()}, *m_funnel->analysis(), m_funnel->isStale());
        QCOMPARE(found.file, QString("buildings.xml"));
        form.setRemarks(found.file, std::move(found.remarks));
        form.finishLines();
        QStringList shown;
        for (const FormLineView* const line : form.lines()) {
            if (!line->remark().isEmpty()) {
                shown << QString::fromStdString(line->line().tag) + QLatin1Char(' ') + line->remark();
            }
        }
        QVERIFY2(shown.contains("starlane-jumps-to-source 6 → 4"), qPrintable(shown.join(", ")));
        QVERIFY2(shown.contains("activation 1 → 1"), qPrintable(shown.join(", ")));
    }

    NAMED_TEST(everyGroup,
               "I6.1 every group of a class tells how many objects it acts on, and its conditions their counts") {
        FormView form(m_project->store, m_project->analyzer, m_project->sandbox);
        QSignalSpy others(m_funnel.get(), &ScopeFunnel::othersChanged);
        showNeighbours();
        QTRY_VERIFY(!others.isEmpty() || !m_funnel->others().empty());
        form.showPlace(m_project->place("<starlane-jumps"));
        const auto show = [&] {
            FunnelAnswers answers{m_funnel->answer()};
            answers.insert(answers.end(), m_funnel->others().begin(), m_funnel->others().end());
            FunnelRemarks found = funnelRemarks(answers, *m_funnel->analysis(), m_funnel->isStale());
            form.setRemarks(found.file, std::move(found.remarks));
            form.finishLines();
            QStringList shown;
            for (const FormLineView* const line : form.lines()) {
                if (!line->remark().isEmpty()) {
                    shown << QString::fromStdString(line->line().tag) + QLatin1Char(' ') + line->remark();
                }
            }
            return shown.join(", ");
        };
        const QString before = show();
        QVERIFY2(before.contains("group acts on 2, ") && before.contains("group acts on 3, ") &&
                     before.contains("group acts on 1, "),
                 qPrintable(before));
        // In a shared row, the outermost condition counts.
        QVERIFY2(before.contains("self 6 → 2") && !before.contains("contains 6"), qPrintable(before));
        // Text above the class moves its places. The class itself is not checked again.
        replace("<!-- Buildings, as a mod would write them. -->",
                "<!-- Buildings, as a mod would write them, with a longer comment above them. -->\n\n",
                "buildings.xml");
        m_project->analyzer.waitUntilCurrent();
        m_funnel->waitUntilCurrent();
        QTRY_VERIFY(m_funnel->othersAnalysis() == m_funnel->analysis());
        QCOMPARE(m_funnel->others().size(), std::size_t{2});
        form.showPlace(m_project->place("<starlane-jumps"));
        QCOMPARE(show(), before);
        // A group without effects acts on nothing.
        QCOMPARE(before.count("group acts on"), 3);
        replace("<modify-max-meter meter=\"Construction\"\n"
                "                          amount=\"3 * Source.MaxPopulation\"\n"
                "                          priority=\"10\"/>",
                "");
        m_project->analyzer.waitUntilCurrent();
        m_funnel->waitUntilCurrent();
        QTRY_VERIFY(m_funnel->othersAnalysis() == m_funnel->analysis());
        form.showPlace(m_project->place("<starlane-jumps"));
        QCOMPARE(show().count("group acts on"), 2);
    }

    NAMED_TEST(pins, "I4.6 a source that is picked stays while other objects are looked at") {
        replace("<place class=\"BLD_MEGALITH\" on=\"Sol III\"/>",
                "<place class=\"BLD_MEGALITH\" on=\"Sol III\"/><place class=\"BLD_MEGALITH\" on=\"Sol IV\"/>",
                "scenarios.xml");
        m_project->startSandbox();
        showNeighbours();
        QCOMPARE(m_funnel->holders().size(), std::size_t{2});
        const auto source = [&] { return m_funnel->answer()->request.question.source; };
        const engine::Row first = m_funnel->holders()[0].source;
        const engine::Row second = m_funnel->holders()[1].source;
        m_funnel->showObject(second);
        m_funnel->waitUntilCurrent();
        QVERIFY2(source() == second, "it follows the object chosen");
        m_view->sources().setCurrentIndex(1);
        emit m_view->sources().activated(1);
        m_funnel->waitUntilCurrent();
        QCOMPARE(source(), first);
        m_funnel->showObject(second);
        m_funnel->waitUntilCurrent();
        QCOMPARE(source(), first);
        emit m_view->sources().activated(0);
        m_funnel->showObject(first);
        m_funnel->showObject(second);
        m_funnel->waitUntilCurrent();
        QCOMPARE(source(), second);
    }

    NAMED_TEST(stepping, "I4.6 an expression can be stepped through for the object chosen") {
        QSignalSpy wanted(m_view.get(), &FunnelView::steppingWanted);
        showNeighbours();
        m_view->tree().setCurrentIndex(lineOf("Jumps to source"));
        QVERIFY(!m_view->stepButton().isVisible());
        m_view->tree().setCurrentIndex(lineOf("turn >= 0"));
        QVERIFY(m_view->stepButton().isVisible());
        QTest::mouseClick(&m_view->stepButton(), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toString(), QString("turn >= 0"));
    }

    NAMED_TEST(empty, "I4.6 without a group, a run or a source it says what is missing") {
        m_funnel->showGroup("", "");
        m_funnel->waitUntilCurrent();
        QVERIFY(m_view->note().contains("group"));
        m_project->sandbox.clear();
        m_funnel->showGroup("BLD_MEGALITH", "neighbours");
        m_funnel->waitUntilCurrent();
        QVERIFY(m_view->note().contains("scenario"));
        QCOMPARE(m_view->model().rowCount(), 0);
    }

    NAMED_TEST(standsIn, "I4.6 where nothing carries the group, what could be its source stands in") {
        replace("<place class=\"BLD_MEGALITH\" on=\"Sol III\"/>", "", "scenarios.xml");
        m_project->startSandbox();
        showNeighbours();
        QVERIFY2(m_view->sources().currentText().startsWith("as if on Sol"), qPrintable(m_view->note()));
        QVERIFY(m_funnel->answer() != nullptr);
    }

private:
    void showNeighbours() {
        QVERIFY(m_funnel->showGroupAt(m_project->place("<starlane-jumps")));
        m_funnel->waitUntilCurrent();
    }
    QModelIndex lineOf(const QString& words) const {
        for (const QModelIndex& line : m_view->model().inOrder()) {
            if (line.data().toString().contains(words)) {
                return line;
            }
        }
        return {};
    }
    void replace(const QByteArray& from, const QByteArray& to, const QString& path = "buildings.xml") {
        Document& document = m_project->document(path);
        const auto at = static_cast<std::uint32_t>(document.bytes().indexOf(from));
        QVERIFY(m_project->store.apply("edit", {{&document, {at, at + static_cast<std::uint32_t>(from.size())}, to}}));
        m_project->analyzer.waitUntilCurrent();
    }

    std::unique_ptr<FormProject> m_project;
    std::unique_ptr<ScopeFunnel> m_funnel;
    std::unique_ptr<FunnelView> m_view;
};

QTEST_MAIN(FunnelViewTest)
#include "funnel_view_test.moc"
