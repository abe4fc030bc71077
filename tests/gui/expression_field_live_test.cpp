// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/expression_scratch.h"
#include "widgets/expression/probe.h"
#include "widgets/expression/text_formats.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QTreeWidget>

using namespace orrery;
using namespace orrery::widgets;
using orrery::test::FormProject;

class ExpressionFieldLiveTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_project = std::make_unique<FormProject>();
        m_project->startSandbox();
        QVERIFY(m_project->sandbox.session());
    }
    void init() {
        m_probe = std::make_unique<Probe>(m_project->sandbox);
        m_probe->pickSource(rowOf("Sol III"));
        m_field = std::make_unique<ExpressionField>(m_probe.get());
        m_field->setPlace({engine::RowPlace::otherEffect, false, engine::numberFormat}, m_project->analysis());
        m_field->resize(400, 28);
        m_field->show();
        m_field->activateWindow();
        m_field->setFocus();
    }

    NAMED_TEST(coloursCalls, "a called word has the colour of functions, also one that content defines") {
        for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark}) {
            const auto ranges = expressionFormats("yield(2) + Farming", theme(kind));
            QVERIFY(!ranges.empty());
            QCOMPARE(ranges[0].begin, 0);
            QCOMPARE(ranges[0].end, 5);
            QCOMPARE(ranges[0].format.foreground().color(), theme(kind).syntax.function);
            for (const TextFormatRange& range : ranges) {
                QVERIFY2(range.begin != 11, "a name that is read has the colour of the text");
            }
        }
    }
    void cleanup() {
        m_field.reset();
        m_probe.reset();
    }
    void cleanupTestCase() { m_project.reset(); }

    void says_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("summary");
        QTest::newRow("I3.10 a number") << "1 + 2"
                                        << "NUMBER · 3";
        QTest::newRow("I3.10 the value for the source") << "2 * Source.MaxPopulation"
                                                        << "NUMBER · 8 for Sol III";
        QTest::newRow("I3.10 the value for the target") << "Target.MaxPopulation + 1"
                                                        << "NUMBER · 1 for Sol IV";
        QTest::newRow("I3.10 an amount takes a meter that is not there for 0") << "Source.MaxStructure"
                                                                               << "NUMBER · 0 for Sol III";
        QTest::newRow("I3.10 a division by zero") << "1 / Source.MaxStructure"
                                                  << "NUMBER · 0 for Sol III · Division by zero; the result is 0";
        QTest::newRow("I3.10 nothing is said of nothing") << ""
                                                          << "";
    }
    void says() {
        QFETCH(QString, text);
        QFETCH(QString, summary);
        m_probe->pickTarget(rowOf("Sol IV"));
        m_field->setText(text);
        QCOMPARE(m_field->verdict().summary(), summary);
        QCOMPARE(m_field->accessibleDescription(), summary);
    }

    NAMED_TEST(amountsActInScope, "I3.10 an amount is evaluated for an object in the scope of its group") {
        ExpressionPlace place{engine::RowPlace::otherEffect, false, engine::numberFormat};
        place.group = 1;
        m_probe->pickSource(std::nullopt);
        m_probe->showClass("BLD_MEGALITH");
        const auto summary = [this] { return m_field->verdict().summary(); };
        m_field->setPlace(place, m_project->analysis());
        m_field->setText("Target.MaxPopulation + 1");
        QCOMPARE(summary(), QString("NUMBER · the objects in the scope are not known"));
        engine::Bitmap scope(m_project->sandbox.session()->state().view().rowCount);
        m_probe->setScopes({{"BLD_MEGALITH", 1, rowOf("Sol III"), scope}});
        QCOMPARE(summary(), QString("NUMBER · no object is in the scope"));
        scope.set(rowOf("Sol III"));
        scope.set(rowOf("Sol IV"));
        m_probe->setScopes({{"BLD_MEGALITH", 0, rowOf("Sol III"), {}}, {"BLD_MEGALITH", 1, rowOf("Sol IV"), scope}});
        QCOMPARE(summary(), QString("NUMBER · 5 for Sol III"));
        m_field->setText("Source.MaxPopulation + 1");
        QCOMPARE(summary(), QString("NUMBER · 1 for Sol IV"));
        m_field->setText("Target.MaxPopulation + 1");
        m_probe->pickTarget(rowOf("Sol IV"));
        QCOMPARE(summary(), QString("NUMBER · 1 for Sol IV"));
        m_probe->pickTarget(rowOf("Sol")); // not in the scope
        QCOMPARE(summary(), QString("NUMBER · 5 for Sol III"));
    }

    NAMED_TEST(judgesEachKeystroke, "I3.10 each keystroke is judged at once") {
        QSignalSpy judged(m_field.get(), &ExpressionField::verdictChanged);
        QStringList seen;
        for (const QChar c : QString("1+0")) {
            QTest::keyClick(m_field.get(), c.toLatin1());
            seen << (m_field->verdict().hasErrors() ? "error" : m_field->verdict().value);
        }
        QCOMPARE(seen, QStringList({"1", "error", "1"}));
        QCOMPARE(judged.count(), 3);
    }

    void placesFaults_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("I3.10 the span of a fault") << "2 + MaxPopulaton * 3"
                                                   << "MaxPopulaton";
        QTest::newRow("I3.10 the span of a fault behind letters of several bytes")
            << QString::fromUtf8("object(\"Größe\").MaxPopulaton") << "MaxPopulaton";
        QTest::newRow("I3.10 what means nothing here") << "value() + 1"
                                                       << "value()";
    }
    void placesFaults() {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        m_field->setText(text);
        QVERIFY(m_field->verdict().hasErrors());
        const ExpressionVerdict::Finding& finding = m_field->verdict().findings.front();
        QVERIFY2(fault.startsWith(text.mid(finding.begin, finding.end - finding.begin)),
                 qPrintable(text.mid(finding.begin, finding.end - finding.begin)));
        QCOMPARE(finding.begin, text.indexOf(fault));
    }

    NAMED_TEST(fixes, "I3.10 Ctrl+. mends the first fault, and undo brings it back") {
        m_field->setText("2 + Source.MaxPopulaton * 3");
        QTest::keyClick(m_field.get(), Qt::Key_Period, Qt::ControlModifier);
        QCOMPARE(m_field->text(), QString("2 + Source.MaxPopulation * 3"));
        QCOMPARE(m_field->verdict().value, QString("14"));
        m_field->undo();
        QCOMPARE(m_field->text(), QString("2 + Source.MaxPopulaton * 3"));
    }

    NAMED_TEST(showsParts, "I3.10 each sub-expression's value is there on hover") {
        m_field->setText("2 * Source.MaxPopulation + 1");
        const ExpressionVerdict& verdict = m_field->verdict();
        const ExpressionVerdict::Term* const whole = verdict.termAt(2);
        QVERIFY(whole);
        QCOMPARE(whole->value, QString("8")); // the product, at its operator
        const ExpressionVerdict::Term* const part = verdict.termAt(12);
        QVERIFY(part);
        QCOMPARE(part->text, QString("Source.MaxPopulation"));
        QCOMPARE(part->value, QString("4"));
        QCOMPARE(part->object, QString("Sol III"));
        const QPoint at(20, m_field->height() / 2);
        QHelpEvent help(QEvent::ToolTip, at, m_field->mapToGlobal(at));
        QCoreApplication::sendEvent(m_field.get(), &help);
        QVERIFY2(QToolTip::text().contains("Source.MaxPopulation = <b>4</b>"), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    NAMED_TEST(followsTheRun, "I3.10 values follow the turn, and content that cannot read it gives none") {
        m_field->setText("turn");
        QCOMPARE(m_field->verdict().value, QString("0"));
        m_project->sandbox.goTo(2);
        m_project->sandbox.waitUntilIdle();
        QCOMPARE(m_field->verdict().value, QString("2"));
        m_project->sandbox.goTo(0);
        m_project->sandbox.waitUntilIdle();
        using Files = std::map<QString, QByteArray>;
        QByteArray edited = test::buildings;
        edited.replace("duration=\"0\"", "duration=\"7\"");
        FormProject newer(Files{{"buildings.xml", edited}, {"scenarios.xml", test::scenarios}});
        m_field->setPlace({engine::RowPlace::scope, false, engine::badFormat}, newer.analysis());
        QCOMPARE(m_field->verdict().value, QString("0"));
        FormProject other(Files{{"a.xml", "<orrery format='1'><vocabulary><meter id='Joy'/><type id='planet' "
                                          "extend='true'><has meter='Joy'/></type></vocabulary></orrery>"}});
        m_field->setPlace({engine::RowPlace::scope, false, engine::badFormat}, other.analysis());
        QVERIFY(m_field->verdict().value.isEmpty());
        QVERIFY2(m_field->verdict().summary().contains("older content"), qPrintable(m_field->verdict().summary()));
        m_field->setPlace({engine::RowPlace::scope, false, engine::badFormat}, nullptr);
        QVERIFY(m_field->verdict().summary().contains("not checked yet"));
    }

    void completes_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("accepted");
        QTest::newRow("I3.10 meters and their maxima") << "MaxPop"
                                                       << "MaxPopulation"
                                                       << "MaxPopulation";
        QTest::newRow("I3.10 members after a dot") << "Source.MaxTr"
                                                   << "MaxTrade"
                                                   << "Source.MaxTrade";
        QTest::newRow("I3.10 functions with their brackets") << "1 + mi"
                                                             << "min"
                                                             << "1 + min()";
        QTest::newRow("I3.3 types in a selection") << "count(plan"
                                                   << "planets"
                                                   << "count(planets";
        QTest::newRow("I3.3 kinds in has") << "has(BUIL"
                                           << "BUILDING"
                                           << "has(BUILDING";
        QTest::newRow("I3.3 values behind a comparison") << "size == hu"
                                                         << "huge"
                                                         << "size == huge";
        QTest::newRow("I3.10 a meter before a value that the place does not ask for") << "2 + ind"
                                                                                      << "Industry"
                                                                                      << "2 + Industry";
        QTest::newRow("I3.10 the words of the language") << "Sour"
                                                         << "Source"
                                                         << "Source";
    }
    void completes() {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QFETCH(QString, accepted);
        QTest::keyClicks(m_field.get(), typed);
        QAbstractItemView* const list = m_field->completer().popup();
        QVERIFY(list->isVisible());
        QCOMPARE(list->currentIndex().data().toString(), first);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(m_field->text(), accepted);
    }

    NAMED_TEST(tabCompletes, "I3.3 Tab takes the highlighted name, and stays in a call that needs its arguments") {
        QAbstractItemView* const list = m_field->completer().popup();
        QTest::keyClicks(m_field.get(), "Sour");
        QVERIFY(list->isVisible());
        QTest::keyClick(list, Qt::Key_Tab);
        QCOMPARE(m_field->text(), QString("Source"));
        QVERIFY(!list->isVisible());
        m_field->clear();
        m_field->setFocus();
        QTest::keyClicks(m_field.get(), "mi");
        QVERIFY(list->isVisible());
        QTest::keyClick(list, Qt::Key_Tab);
        QCOMPARE(m_field->text(), QString("min()"));
        QCOMPARE(m_field->cursorPosition(), 4);
        QCOMPARE(m_field->window()->focusWidget(), m_field.get()); // the closed list keeps the focus of the platform
    }

    NAMED_TEST(saysHowCallsGoOn, "I3.3 an open call shows its signature, and a closed one does not") {
        QTest::keyClicks(m_field.get(), "1 + max(");
        QVERIFY2(QToolTip::text().contains("max(a, b, …)"), qPrintable(QToolTip::text()));
        QTest::keyClicks(m_field.get(), "2, 3) +");
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    NAMED_TEST(explainsNames, "I3.4 hovering over a name says what it is") {
        m_field->setText("MaxPopulation > 3 and owner == none");
        const int x = m_field->fontMetrics().horizontalAdvance("MaxPopulation > 3 and ow");
        const QPoint at(x, m_field->height() / 2);
        QHelpEvent help(QEvent::ToolTip, at, m_field->mapToGlobal(at));
        QCoreApplication::sendEvent(m_field.get(), &help);
        QVERIFY2(QToolTip::text().contains("The empire that owns the object"), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    NAMED_TEST(enterKeepsWholeWords, "I3.10 Enter behind a whole word does not make another one of it") {
        QTest::keyClicks(m_field.get(), "size");
        QVERIFY(!m_field->completer().popup()->isVisible() || !m_field->completer().popup()->currentIndex().isValid());
        m_field->completer().popup()->hide();
    }

    NAMED_TEST(stepsThrough, "I3.10 F11 steps through the parts, the next one underlined, until typing goes on") {
        m_field->setText("2 * Source.MaxPopulation + min(1, turn)");
        QTest::keyClick(m_field.get(), Qt::Key_F11);
        const auto next = [&] {
            const auto term = m_field->steps() != nullptr ? m_field->steps()->next() : std::nullopt;
            return term ? m_field->verdict().terms[*term].text : QString();
        };
        QCOMPARE(next(), m_field->text());
        QTest::keyClick(m_field.get(), Qt::Key_F11);
        QCOMPARE(next(), QString("2 * Source.MaxPopulation"));
        QTest::keyClick(m_field.get(), Qt::Key_F11);
        QCOMPARE(next(), QString("Source.MaxPopulation"));
        QTest::keyClick(m_field.get(), Qt::Key_F11);
        QVERIFY2(m_field->verdict().summary().contains("Source.MaxPopulation = 4"),
                 qPrintable(m_field->verdict().summary()));
        QTest::keyClick(m_field.get(), Qt::Key_F11, Qt::ControlModifier);
        QVERIFY2(m_field->verdict().summary().contains("2 * Source.MaxPopulation = 8"),
                 qPrintable(m_field->verdict().summary()));
        QCOMPARE(next(), QString("min(1, turn)"));
        QTest::keyClick(m_field.get(), Qt::Key_F11, Qt::AltModifier);
        QCOMPARE(next(), QString("2 * Source.MaxPopulation"));
        QTest::keyClick(m_field.get(), Qt::Key_F11, Qt::ShiftModifier);
        QCOMPARE(next(), m_field->text());
        QTest::keyClick(m_field.get(), Qt::Key_F11);
        QVERIFY(m_field->steps()->isOver());
        QTest::keyClick(m_field.get(), Qt::Key_Escape);
        QVERIFY(!m_field->isStepping());
        QTest::keyClick(m_field.get(), Qt::Key_F11);
        QTest::keyClicks(m_field.get(), " ");
        QVERIFY2(!m_field->isStepping(), "another text has other parts");
    }

    NAMED_TEST(scratchSteps, "I3.10 in the scratch dock what is not evaluated yet shows no value") {
        ExpressionScratch scratch(m_project->analyzer, *m_probe);
        scratch.show();
        scratch.tryOut("Source.MaxPopulation + 1", rowOf("Sol III"), rowOf("Sol IV"));
        QTreeWidgetItem* const whole = scratch.terms().topLevelItem(0);
        QVERIFY(whole);
        QCOMPARE(whole->text(1), QString("…"));
        QCOMPARE(scratch.terms().currentItem(), whole);
        scratch.field().step();
        QCOMPARE(scratch.terms().topLevelItem(0)->text(1), QString("5"));
    }

    NAMED_TEST(hiddenScratch, "P3.5 the hidden scratch dock lists no objects") {
        ExpressionScratch scratch(m_project->analyzer, *m_probe);
        m_probe->pickSource(rowOf("Sol IV"));
        QCOMPARE(scratch.source().count(), 1);
        scratch.show();
        QVERIFY(scratch.source().count() > 1);
        QCOMPARE(scratch.source().currentText(), QString("Sol IV"));
        m_probe->pickSource(std::nullopt);
    }

    NAMED_TEST(scratch, "I3.10 the scratch dock takes any format, and picks source and target by name") {
        ExpressionScratch scratch(m_project->analyzer, *m_probe);
        scratch.show();
        scratch.field().setText("Source.MaxPopulation > 3 and Target.size == medium");
        QVERIFY2(scratch.status().startsWith("BOOLEAN"), qPrintable(scratch.status()));
        QVERIFY(scratch.terms().topLevelItemCount() == 1);
        QVERIFY(scratch.terms().topLevelItem(0)->childCount() >= 2);
        scratch.field().setText("Source.name");
        const int vega = scratch.source().findText("Sol IV");
        QVERIFY(vega > 0);
        scratch.source().setCurrentIndex(vega);
        emit scratch.source().activated(vega);
        QVERIFY2(scratch.status().contains("Sol IV"), qPrintable(scratch.status()));
    }

private:
    engine::Row rowOf(const std::string& name) const {
        const engine::View view = m_project->sandbox.session()->state().view();
        for (engine::Row row = 0; row < view.rowCount; ++row) {
            if (view.nameOf(row) == name) {
                return row;
            }
        }
        return engine::noRow;
    }

    std::unique_ptr<FormProject> m_project;
    std::unique_ptr<Probe> m_probe;
    std::unique_ptr<ExpressionField> m_field;
};

QTEST_MAIN(ExpressionFieldLiveTest)
#include "expression_field_live_test.moc"
