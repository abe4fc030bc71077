// SPDX-License-Identifier: GPL-3.0-or-later
// The availability of classes in the IDE (X6.3).
#include "engine/orrery.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/sandbox/availability_view.h"
#include "widgets/sandbox/sandbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

const QByteArray content = R"(<orrery format="1">
  <class id="TEC_DIG" type="tech" name="Digging"/>
  <class id="TEC_SHOW" type="tech"/>
  <class id="BLD_SMALL" type="building"><location><planet-size size="small"/></location></class>
  <class id="BLD_DEEP" type="building"><prerequisite tech="TEC_DIG"/>
    <location><planet-size size="small"/></location></class>
  <scenario id="asked">
    <empire id="Vegans" colour="#d5733a" capital="Vega II"/>
    <empire id="Terrans" colour="#3a7bd5" capital="Sol III"/>
    <system name="Sol" x="0" y="0" star-colour="yellow"/>
    <system name="Vega" x="100" y="40" star-colour="white"/>
    <planet name="Sol III" system="Sol" size="medium" environment="terran" owner="Terrans"/>
    <planet name="Vega II" system="Vega" size="small" environment="terran" owner="Vegans"/>
    <give-tech tech="TEC_DIG" to="Vegans"/>
  </scenario>
  <scenario id="nobody"><system name="Sol" x="0" y="0" star-colour="yellow"/></scenario>
</orrery>)";

} // namespace

class AvailabilityViewTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_sandbox = std::make_unique<Sandbox>();
        m_sandbox->useProgram(programOf(content));
        QVERIFY(m_sandbox->startById("asked"));
        m_sandbox->waitUntilIdle();
        QVERIFY(m_sandbox->session());
    }

    void marksClasses_data() {
        QTest::addColumn<QString>("object");
        QTest::addColumn<bool>("isOnPlace");
        QTest::addColumn<QString>("empire");
        QTest::addColumn<QString>("marks");
        QTest::newRow("X6.3 asked for the owner of the object, on it")
            << "Sol III" << true << "Terrans"
            << "BLD_DEEP ✗ no; BLD_MINE ✓ yes; BLD_SMALL ✗ no";
        QTest::newRow("X6.3 asked for the owner of the object, anywhere")
            << "Sol III" << false << "Terrans"
            << "BLD_DEEP ✗ no; BLD_MINE ✓ yes; BLD_SMALL ✓ yes";
        QTest::newRow("X6.3 where the place will do") << "Vega II" << true << "Vegans"
                                                      << "BLD_DEEP ✓ yes; BLD_MINE ✓ yes";
        QTest::newRow("X6.3 asked for the empire chosen") << "Terrans" << false << "Terrans"
                                                          << "BLD_DEEP ✗ no; BLD_MINE ✓ yes";
        QTest::newRow("X6.3 without an object the first empire is asked for") << "" << false << "Vegans"
                                                                              << "BLD_DEEP ✓ yes; BLD_MINE ✓ yes";
    }
    void marksClasses() {
        QFETCH(QString, object);
        QFETCH(bool, isOnPlace);
        QFETCH(QString, empire);
        QFETCH(QString, marks);
        AvailabilityView view(*m_sandbox);
        view.show();
        view.ask(object.isEmpty() ? std::nullopt : std::optional(rowOf(object)));
        QCOMPARE(view.findChild<QComboBox*>()->currentText(), empire);
        auto* const onPlace = view.findChild<QCheckBox*>();
        QCOMPARE(onPlace->isVisible(), object.contains(' '));
        onPlace->setChecked(isOnPlace);
        for (const QString& pair : marks.split("; ")) {
            const QString id = pair.section(' ', 0, 0);
            QTRY_COMPARE(markOf(view, id), pair.section(' ', 1));
        }
    }

    NAMED_TEST(showsWhatWasAsked, "X6.3 everything that was asked, with what was found, leads to its XML") {
        AvailabilityView view(*m_sandbox);
        view.show();
        view.ask(rowOf("Sol III"));
        auto* const words = view.findChild<QLineEdit*>();
        QTest::keyClicks(words, "deep");
        auto* const list = view.findChild<QTreeView*>("classes");
        QCOMPARE(list->model()->rowCount(), 1);
        auto* const tree = view.findChild<QTreeWidget*>();
        QCOMPARE(tree->topLevelItemCount(), 2);
        const QTreeWidgetItem* const ofEmpire = tree->topLevelItem(0)->child(0);
        const QTreeWidgetItem* const ofPlace = tree->topLevelItem(1)->child(0);
        QVERIFY(ofEmpire->text(0).startsWith("✗ "));
        QCOMPARE(ofEmpire->text(1), QString("Terrans has no TEC_DIG"));
        QVERIFY(ofPlace->text(0).startsWith("✗ "));
        QCOMPARE((ofPlace->text(1) + " / " + ofPlace->text(2)).toLower(), QString("size is medium / small"));
        QVERIFY(sentence(view).contains("not available to Terrans"));

        QSignalSpy places(&view, &AvailabilityView::placeWanted);
        QTest::keyClick(words, Qt::Key_Return);
        QVERIFY(tree->hasFocus() || view.focusWidget() == tree);
        tree->setCurrentItem(tree->topLevelItem(1)->child(0));
        QTest::keyClick(tree, Qt::Key_Return);
        QCOMPARE(places.count(), 1);
        const auto where = places.first().first().value<engine::Location>();
        const QByteArray opened = content.mid(static_cast<int>(where.span.begin), static_cast<int>(where.span.size()));
        QCOMPARE(opened, QByteArray("planet-size"));
    }

    NAMED_TEST(asksForAnotherEmpire, "X6.3 another empire is chosen") {
        AvailabilityView view(*m_sandbox);
        view.show();
        view.ask(rowOf("Terrans"));
        QTRY_COMPARE(markOf(view, "BLD_DEEP"), QString("✗ no"));
        auto* const empires = view.findChild<QComboBox*>();
        empires->setCurrentIndex(empires->findText("Vegans"));
        QTRY_COMPARE(markOf(view, "BLD_DEEP"), QString("✓ yes"));
    }

    void saysWhatToDo_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("expected");
        QTest::newRow("X6.3 without a run it says what to do") << ""
                                                               << "Create a new galaxy or open a scenario";
        QTest::newRow("X6.3 without an empire it says what to do") << "nobody"
                                                                   << "no empire";
    }
    void saysWhatToDo() {
        QFETCH(QString, scenario);
        QFETCH(QString, expected);
        Sandbox sandbox;
        sandbox.useProgram(programOf(content));
        if (!scenario.isEmpty()) {
            QVERIFY(sandbox.startById(scenario));
            sandbox.waitUntilIdle();
        }
        AvailabilityView view(sandbox);
        view.show();
        view.ask(std::nullopt);
        QVERIFY2(sentence(view).contains(expected), qPrintable(sentence(view)));
        QVERIFY(!view.findChild<QTreeView*>("classes")->isVisible());
    }

    NAMED_TEST(answersWhatIsInSight, "X6.3 of many classes only those in sight are asked") {
        QByteArray many = content;
        QByteArray classes;
        for (int i = 0; i < 10'000; ++i) {
            classes += "<class id='CLS_" + QByteArray::number(i) +
                       "' type='building'><prerequisite tech='TEC_DIG'/></class>\n";
        }
        many.replace("</orrery>", classes + "</orrery>");
        Sandbox sandbox;
        sandbox.useProgram(programOf(many));
        QVERIFY(sandbox.startById("asked"));
        sandbox.waitUntilIdle();
        AvailabilityView view(sandbox);
        view.show();
        view.ask(std::nullopt);
        auto* const list = view.findChild<QTreeView*>("classes");
        const QAbstractItemModel& model = *list->model();
        QVERIFY(model.rowCount() > 10'000);
        QTRY_COMPARE(model.index(5, 0).data().toString(), QString("✓ yes"));
        const int last = model.rowCount() - 10;
        QCOMPARE(model.index(last, 0).data().toString(), QString("…"));
        QTRY_COMPARE(model.index(last, 0).data().toString(), QString("✓ yes"));
    }

private:
    /// Returns the program of the small project with additional content.
    std::shared_ptr<const engine::Program> programOf(const QByteArray& text) const {
        const auto extra = std::make_shared<const engine::SourceText>("extra.xml", text.toStdString());
        const auto opened = engine::openProject(m_copy.path().toStdString(), ORRERY_RESOURCE_DIR "/vocabulary", extra);
        return std::holds_alternative<engine::Project>(opened) ? std::get<engine::Project>(opened).program : nullptr;
    }
    engine::Row rowOf(const QString& name) const {
        return *engine::findObject(m_sandbox->session()->state().view(), name.toStdString());
    }
    static QString markOf(const AvailabilityView& view, const QString& id) {
        const QAbstractItemModel& model = *view.findChild<QTreeView*>("classes")->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 1).data().toString().startsWith(id)) {
                return model.index(row, 0).data().toString();
            }
        }
        return QStringLiteral("not listed");
    }
    /// Returns all visible sentences.
    static QString sentence(const AvailabilityView& view) {
        QStringList texts;
        for (const QLabel* const label : view.findChildren<QLabel*>()) {
            if (label->isVisible()) {
                texts += label->text();
            }
        }
        return texts.join('\n');
    }

    ProjectCopy m_copy{"small"};
    std::unique_ptr<Sandbox> m_sandbox;
};

QTEST_MAIN(AvailabilityViewTest)
#include "availability_view_test.moc"
