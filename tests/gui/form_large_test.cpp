// SPDX-License-Identifier: GPL-3.0-or-later
// Forms with thousands of lines: they are made on another thread, and shown line by line between events. The visible
// lines are updated first (P3.5, I2.1).
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/form/form_field_view.h"
#include "widgets/form/form_line_view.h"
#include "widgets/form/form_view.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

namespace {

QByteArray planets(int count) {
    QByteArray text = "<orrery format=\"1\">\n  <scenario id=\"many\">\n";
    for (int i = 0; i < count; ++i) {
        text += "    <planet name=\"Planet " + QByteArray::number(i) + "\" system=\"Sol\" size=\"medium\"/>\n";
    }
    return text + "  </scenario>\n  <scenario id=\"few\">\n    <planet name=\"One\"/>\n  </scenario>\n</orrery>\n";
}

} // namespace

class FormLargeTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(madeElsewhere, "P3.5 a form of thousands of lines is made on another thread") {
        Shown shown(1000);
        shown.view.showPlace(shown.place("<scenario"));
        QVERIFY(shown.view.isBeingMade());
        QVERIFY(shown.view.form().lines.empty());
        QVERIFY(!shown.view.emptyText().isEmpty());
        QTRY_VERIFY(!shown.view.isBeingMade());
        QCOMPARE(shown.view.form().lines.size(), std::size_t{1001});
        QVERIFY(shown.view.emptyText().isEmpty());
        QCOMPARE(shown.view.selectedPath()->back().tag, std::string("scenario"));
    }

    NAMED_TEST(overtaken, "P3.5 a form that is still being made does not come over one asked for later") {
        Shown shown(1000);
        shown.view.showPlace(shown.place("Planet 700\""));
        QVERIFY(shown.view.isBeingMade());
        shown.view.showPlace(shown.place("name=\"One\""));
        QVERIFY(!shown.view.isBeingMade());
        QTest::qWait(300);
        QCOMPARE(shown.view.form().lines.size(), std::size_t{2});
        QCOMPARE(shown.view.selectedPath()->back().tag, std::string("planet"));
    }

    NAMED_TEST(farLine, "P3.5 a line far down is made between events, and looked at in the end") {
        Shown shown(1000);
        shown.view.showPlace(shown.place("Planet 400\""));
        QTRY_VERIFY(!shown.view.isBeingMade());
        QVERIFY(shown.view.selectedLine() == nullptr);
        QCOMPARE(shown.view.selectedPath()->back().number, 400u);
        QTRY_VERIFY(shown.view.selectedLine() != nullptr);
        QVERIFY(shown.view.selectedLine()->isMarked());
        const int y = shown.view.selectedLine()->y() - shown.scroll();
        QVERIFY2(y > 0 && y < 700, qPrintable(QString::number(y)));
        // An edit above it keeps the selection.
        shown.replace("Planet 5\"", "Planet five\"");
        QTRY_COMPARE(shown.field(6)->line()->text(), QString("Planet five"));
        QCOMPARE(shown.view.selectedPath()->back().number, 400u);
        QVERIFY(shown.view.selectedLine()->isMarked());
    }

    NAMED_TEST(outOfSight, "P3.5 lines out of sight show what is written as soon as there is time") {
        Shown shown(250);
        shown.view.showPlace(shown.place("<scenario"));
        shown.view.finishLines();
        QCOMPARE(shown.view.lines().size(), std::size_t{251});
        shown.replace("Planet 240\"", "Planet far\"");
        QTRY_COMPARE(shown.field(241)->line()->text(), QString("Planet far"));
        shown.replace("Planet far\" system=\"Sol\" size=\"medium\"", "Planet far\" system=\"Sol\" size=\"vast\"");
        QTRY_VERIFY(std::ranges::any_of(shown.view.lines()[241]->fields(),
                                        [](const FormFieldView* field) { return !field->field().findings.empty(); }));
        // Visible lines are updated at once.
        shown.replace("Planet 1\"", "Planet near\"");
        QCOMPARE(shown.field(2)->line()->text(), QString("Planet near"));
    }

    NAMED_TEST(hidden, "P3.5 a form that nobody sees is made when it is shown") {
        Shown shown(20);
        QWidget window;
        shown.view.setParent(&window);
        window.show();
        shown.view.show();
        shown.view.showPlace(shown.place("<scenario"));
        shown.view.hide();
        shown.replace("Planet 3\"", "Planet three\"");
        QCOMPARE(shown.field(4)->line()->text(), QString("Planet 3"));
        shown.view.show();
        QCOMPARE(shown.field(4)->line()->text(), QString("Planet three"));
        shown.view.setParent(nullptr);
    }

    NAMED_TEST(filterInParts, "I6.3 a filter of thousands of lines reads them between events, and Enter waits for it") {
        Shown shown(1000);
        shown.view.showPlace(shown.place("Planet 3\""));
        QTRY_VERIFY(!shown.view.isBeingMade());
        shown.view.finishLines();
        const auto isShown = [&](std::size_t planet) { return !shown.view.lines()[planet + 1]->isHidden(); };
        shown.view.setFilter("planet 70");
        QVERIFY2(isShown(3) && isShown(70), "all lines stay until the filter knows them");
        QTest::keyClick(&shown.view.filter(), Qt::Key_Return);
        QTRY_VERIFY(!isShown(3));
        QVERIFY(isShown(70) && isShown(700) && isShown(709) && !isShown(71) && !isShown(999));
        QCOMPARE(shown.view.selectedLine(), shown.view.lines()[71]);
        shown.replace("Planet 71\"", "Planet 701b\"");
        QTRY_VERIFY(!shown.view.isBeingMade() && isShown(71));
        QVERIFY(!isShown(3) && isShown(70));
        shown.view.setFilter({});
        QTRY_VERIFY(isShown(3) && isShown(71) && isShown(999));
        QTRY_VERIFY2(!shown.view.selectedLine()->visibleRegion().isEmpty(), "the selected line stays in sight");
        QCOMPARE(shown.view.lines()[1000]->y(), shown.view.lines()[999]->y() + shown.view.lines()[999]->height());
    }

private:
    struct Shown {
        explicit Shown(int count)
            : project({{QStringLiteral("orrery.xml"), "<project format=\"1\"/>"},
                       {QStringLiteral("many.xml"), planets(count)}}) {
            view.resize(900, 700);
            view.show();
        }
        engine::Location place(const QByteArray& words) { return project.place(words, QStringLiteral("many.xml")); }
        int scroll() { return view.findChild<QScrollArea*>()->verticalScrollBar()->value(); }
        FormFieldView* field(std::size_t line) { return view.field(line, QStringLiteral("name")); }
        void replace(const QByteArray& words, const QByteArray& by) {
            Document& document = project.document(QStringLiteral("many.xml"));
            const auto at = static_cast<std::uint32_t>(document.bytes().indexOf(words));
            QVERIFY(project.store.apply(QStringLiteral("edit"),
                                        {{&document, {at, at + static_cast<std::uint32_t>(words.size())}, by}}));
            while (project.analyzer.isBehind()) {
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }
        }

        FormProject project;
        FormView view{project.store, project.analyzer, project.sandbox};
    };
};

QTEST_MAIN(FormLargeTest)
#include "form_large_test.moc"
