// SPDX-License-Identifier: GPL-3.0-or-later
// The pane Ranking in the whole window, by keys and mouse (I4.21).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "app/ide/translation.h"
#include "support/sweep_project.h"
#include "tests/support/named_test.h"
#include "widgets/base/choice_box.h"
#include "widgets/document/document_editor.h"
#include "widgets/document/document_store.h"
#include "widgets/expression/expression_field.h"
#include "widgets/sweep/rank_bench.h"
#include "widgets/sweep/rank_view.h"
#include "widgets/sweep/solve_dialog.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;

namespace {

const QByteArray bonus = R"(<sweep id="bonus" seeds="1..3" turns="4">
  <vary constant="BONUS" values="1 2 3"/>
  <measure id="mining" object="World" value="MaxMining" turn="2 4"/>
</sweep>
)";

} // namespace

class RankingWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-ranking-window-test");
        applyTheme(*qApp, ThemeKind::light);
        QVERIFY(useLanguage(*qApp, "en"));
    }
    void init() { QSettings().clear(); }
    void cleanup() {
        m_window.reset();
        m_project.reset();
    }

    NAMED_TEST(ranks, "I4.21 a typed number ranks the parts of the content, and Enter opens the XML of a part") {
        open(bonus);
        QVERIFY2(view().emptyText().startsWith("Type a number that matters to you"), qPrintable(view().emptyText()));
        QVERIFY(!view().goButton().isEnabled());
        QVERIFY(view().expression().hasFocus());
        QTest::keyClicks(&view().expression(), "MaxMining");
        view().object().setFocus();
        QTest::keyClicks(&view().object(), "World");
        view().turns().setValue(4);
        QTest::keyClick(&view().object(), Qt::Key_Return);
        QTRY_VERIFY2(view().note().startsWith("The measure is 2. Tried 6 of 6 parts; 4 change nothing, "),
                     qPrintable(view().note()));
        QTRY_COMPARE(rows(), (QStringList{"▼ −2 | −100 % | group | BLD_MINE/dig | the group never fires",
                                          "▲ +0.2 | +10 % | constant | BONUS | 2.2 instead of 2"}));
        QCOMPARE(view().goButton().text(), QString("Rank"));
        // Enter opens a part.
        view().table().setFocus();
        view().table().setCurrentIndex(view().model().index(0, RankModel::part));
        QTest::keyClick(&view().table(), Qt::Key_Return);
        m_window->waitUntilIdle();
        DocumentEditor* const editor = m_window->currentEditor();
        QVERIFY(editor != nullptr);
        QCOMPARE(editor->document().shownPath(), QString("rules.xml"));
        const int begin = editor->lineBeginOf(editor->caretOffset());
        const QString line = QString::fromUtf8(editor->bytes(begin, editor->lineEndOf(begin))).trimmed();
        QCOMPARE(line, QString("<group id=\"dig\" priority=\"20\">"));
    }

    NAMED_TEST(ofSweep, "I4.21 a measure of a sweep fills the fields, and a change makes the results stale") {
        open(bonus);
        QTRY_COMPARE(view().measures().count(), 2);
        view().measures().setFocus();
        QTest::keyClick(&view().measures(), Qt::Key_Down);
        QCOMPARE(view().measures().currentText(), QString("bonus: mining"));
        QCOMPARE(view().expression().text(), QString("MaxMining"));
        QCOMPARE(view().object().text(), QString("World"));
        QCOMPARE(view().turns().value(), 4);
        QCOMPARE(view().seeds().value(), 3);
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_COMPARE(view().model().rowCount(), 2);
        QTRY_COMPARE(view().goButton().text(), QString("Rank"));
        QVERIFY2(!view().note().contains("changed since"), qPrintable(view().note()));
        edit();
        QTRY_VERIFY2(view().note().endsWith("The content has changed since these results."), qPrintable(view().note()));
    }

    NAMED_TEST(lists, "I4.21 the measures follow the content, and a chosen one stays chosen") {
        open(bonus);
        QTRY_COMPARE(view().measures().count(), 2);
        view().measures().setFocus();
        QTest::keyClick(&view().measures(), Qt::Key_Down);
        QByteArray first = bonus;
        replace("sweeps.xml", bonus, first.replace("bonus", "another") + bonus);
        QTRY_COMPARE(view().measures().count(), 3); // although only this pane is open
        QCOMPARE(view().measures().currentText(), QString("bonus: mining"));
        replace("sweeps.xml", bonus, {});
        QTRY_COMPARE(view().measures().count(), 2);
        QCOMPARE(view().measures().currentText(), QString("Expression"));
    }

    NAMED_TEST(failsLater, "I4.21 a failure is told also below the parts of an earlier ranking") {
        open({});
        rank();
        edit();
        QTest::mouseClick(&view().goButton(), Qt::LeftButton); // while the content is checked
        QTRY_VERIFY2(view().note().contains("The content is being checked."), qPrintable(view().note()));
        QCOMPARE(view().model().rowCount(), 2);
    }

    NAMED_TEST(closes, "I4.21 nothing of a ranking stays when its project is closed") {
        open({});
        rank();
        QVERIFY(m_window->closeProject());
        QTRY_COMPARE(view().note(), QString());
        QVERIFY2(view().emptyText().startsWith("Type a number that matters to you"), qPrintable(view().emptyText()));
    }

    NAMED_TEST(fails, "I4.21 a number that cannot be ranked is reported with the reason") {
        open({});
        QVERIFY(!view().measures().isVisible());
        QTest::keyClicks(&view().expression(), "MaxMinin");
        view().object().setText("World");
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_VERIFY2(view().emptyText().contains("MaxMinin"), qPrintable(view().emptyText()));
        view().object().setText("Nowhere");
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_VERIFY2(view().emptyText().contains("Nowhere"), qPrintable(view().emptyText()));
        view().expression().setText("turn");
        view().object().clear();
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_COMPARE(view().emptyText(), QString("No part of the content changes this number."));
    }

    NAMED_TEST(cancels, "I4.21 a ranking is cancelled, and lists what it knows") {
        open({});
        view().expression().setText("MaxMining");
        view().object().setText("World");
        view().turns().setValue(3000);
        view().seeds().setValue(20);
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_COMPARE(view().goButton().text(), QString("Cancel"));
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_COMPARE(view().goButton().text(), QString("Rank"));
        QVERIFY2(view().emptyText() == "Cancelled." || view().note().endsWith("Cancelled."), qPrintable(view().note()));
        QVERIFY(bench().tried() < 6);
    }

    NAMED_TEST(solves,
               "I4.21 Solve… finds the value of the ranked number, and one click writes it, which undo takes back") {
        open({});
        rank();
        view().table().setFocus();
        view().table().setCurrentIndex(view().model().index(1, RankModel::part)); // the constant BONUS
        QTest::mouseClick(&view().solveButton(), Qt::LeftButton);
        SolveDialog& dialog = solver();
        QTRY_VERIFY2(dialog.numberBox().currentText().startsWith("BONUS = 2"),
                     qPrintable(dialog.numberBox().currentText()));
        QCOMPARE(dialog.expressionField().text(), QString("MaxMining"));
        QCOMPARE(dialog.objectField().currentText(), QString("World"));
        QCOMPARE(dialog.turnsField().value(), 4);
        QCOMPARE(dialog.fromField().text(), QString("0")); // around 2
        QCOMPARE(dialog.toField().text(), QString("4"));
        QCOMPARE(dialog.targetField().placeholderText(), QString("now 2"));
        QCOMPARE(dialog.verdict(), QString("Enter the number that the measure must reach."));
        QVERIFY(!dialog.searchButton().isEnabled());
        QVERIFY(!dialog.isModal());   // the window stays usable
        QVERIFY(!dialog.isChanged()); // the user has entered nothing
        dialog.targetField().setFocus();
        QTest::keyClicks(&dialog.targetField(), "3.3");
        QVERIFY(dialog.isChanged());
        dialog.searchButton().setFocus();
        QTest::keyClick(&dialog.searchButton(), Qt::Key_Space);
        QTRY_COMPARE(dialog.verdict(), QString("BONUS: 3.3 gives 3.3. The target is 3.3. As written, 2 gives 2."));
        QVERIFY(!dialog.isChanged()); // closing loses nothing
        QVERIFY(dialog.table().model()->rowCount() >= 10);
        QCOMPARE(dialog.table().currentIndex().siblingAtColumn(0).data().toString(), QString("3.3"));
        QTRY_VERIFY(
            dialog.table().viewport()->rect().intersects(dialog.table().visualRect(dialog.table().currentIndex())));
        QCOMPARE(dialog.writeButton().text(), QString("Write 3.3 into the XML"));
        QTest::mouseClick(&dialog.writeButton(), Qt::LeftButton);
        m_window->waitUntilIdle();
        Document& rules = *m_window->store().find("rules.xml");
        QVERIFY(rules.bytes().contains("<define id=\"BONUS\" value=\"3.3\"/>"));
        QTRY_VERIFY(!dialog.writeButton().isEnabled()); // the content has this value
        QTRY_VERIFY2(dialog.verdict().endsWith("The content has changed since this answer."),
                     qPrintable(dialog.verdict()));
        m_window->store().history().undo();
        QVERIFY(rules.bytes().contains("<define id=\"BONUS\" value=\"2\"/>"));
        QTest::keyClick(&dialog, Qt::Key_Escape); // asks nothing
        QTRY_VERIFY(m_window->findChild<SolveDialog*>() == nullptr);
    }

    NAMED_TEST(solvesOther, "I4.21 Solve… for another part hands this part to the open dialog") {
        open({});
        rank();
        view().table().setFocus();
        view().table().setCurrentIndex(view().model().index(1, RankModel::part)); // the constant BONUS
        QTest::mouseClick(&view().solveButton(), Qt::LeftButton);
        SolveDialog& dialog = solver();
        QTRY_VERIFY(dialog.numberBox().currentText().startsWith("BONUS = 2"));
        dialog.targetField().setText("3.3");
        QTest::mouseClick(&dialog.searchButton(), Qt::LeftButton);
        QTRY_VERIFY(dialog.writeButton().isEnabled());
        view().expression().setText("MaxIndustry"); // which SHARE changes
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_COMPARE(view().goButton().text(), QString("Rank"));
        int share = -1;
        const auto findShare = [this, &share] {
            for (int row = 0; row < view().model().rowCount(); ++row) {
                share = view().model().index(row, RankModel::part).data().toString() == "SHARE" ? row : share;
            }
            return share >= 0;
        };
        QTRY_VERIFY2(findShare(), qPrintable(view().note() + view().emptyText() + rows().join('\n')));
        view().table().setCurrentIndex(view().model().index(share, RankModel::part));
        QTest::mouseClick(&view().solveButton(), Qt::LeftButton);
        QCOMPARE(&solver(), &dialog);
        QVERIFY2(dialog.numberBox().currentText().startsWith("SHARE = 0.5"),
                 qPrintable(dialog.numberBox().currentText()));
        QCOMPARE(dialog.expressionField().text(), QString("MaxIndustry"));
        QCOMPARE(dialog.toField().text(), QString("1")); // around 0.5
        QCOMPARE(dialog.targetField().text(), QString("3.3"));
        QCOMPARE(dialog.table().model()->rowCount(), 0);
        QVERIFY(!dialog.writeButton().isEnabled());
        dialog.targetField().setText("2.4");
        QTest::mouseClick(&dialog.searchButton(), Qt::LeftButton);
        QTRY_COMPARE(dialog.writeButton().text(), QString("Write 0.8 into the XML"));
        dialog.abandon();
    }

    void solveEnds_data() {
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("I4.21 a target out of reach is told with the nearest value")
            << "BONUS"
            << "0"
            << "4"
            << "MaxMining"
            << "9"
            << "BONUS: no value from 0 to 4 gives 9. The nearest: 4 gives 4. As written, 2 gives 2.";
        QTest::newRow("I4.21 a number that changes nothing is the reason why a target is out of reach")
            << "SHARE"
            << "0"
            << "4"
            << "MaxMining"
            << "9"
            << "SHARE: no value from 0 to 4 gives 9. The nearest: 0.5 gives 2. No value that was tried changes the "
               "measure.";
        QTest::newRow("I4.21 a jump is told with both sides")
            << "BONUS"
            << "0"
            << "4"
            << "if(MaxMining > 2.5, 10, 1)"
            << "5"
            << "BONUS: no value gives 5. The measure jumps: 2.5 gives 1, and 2.5";
        QTest::newRow("I4.21 an expression with an error is told in the words of the checker")
            << "BONUS"
            << "0"
            << "4"
            << "MaxMinin"
            << "5"
            << "'MaxMinin' is not a known name";
        QTest::newRow("I4.21 a range that is none is told")
            << "BONUS"
            << "4"
            << "0"
            << "MaxMining"
            << "5"
            << "Enter a range of values to try: two numbers, the smaller one first.";
        QTest::newRow("I4.21 an expression of the content is replaced by a number")
            << "BLD_MINE/dig modify-max-meter[2] amount"
            << "0"
            << "4"
            << "MaxIndustry"
            << "3"
            << "BLD_MINE/dig modify-max-meter[2] amount: 3 gives 3. The target is 3.";
    }
    void solveEnds() {
        QFETCH(QString, number);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, expression);
        QFETCH(QString, target);
        QFETCH(QString, verdict);
        open({});
        m_window->actions()["run.solve"].trigger();
        SolveDialog& dialog = solver();
        QTRY_COMPARE(dialog.numberBox().count(), 8);
        dialog.numberBox().setCurrentIndex(
            dialog.numberBox().findText(number + " = ", Qt::MatchStartsWith | Qt::MatchCaseSensitive));
        dialog.fromField().setText(from);
        dialog.toField().setText(to);
        dialog.objectField().setEditText("World");
        dialog.expressionField().setText(expression);
        dialog.turnsField().setValue(3);
        dialog.targetField().setText(target);
        QTest::mouseClick(&dialog.searchButton(), Qt::LeftButton);
        QTRY_VERIFY2(dialog.verdict().startsWith(verdict), qPrintable(dialog.verdict()));
        dialog.abandon();
    }

    NAMED_TEST(solveCancels, "I4.21 a search shows its progress and is cancelled, and closing the project ends it") {
        open({});
        m_window->actions()["run.solve"].trigger();
        SolveDialog& dialog = solver();
        QTRY_COMPARE(dialog.numberBox().count(), 8);
        dialog.numberBox().setCurrentIndex(0);
        dialog.objectField().setEditText("World");
        dialog.expressionField().setText("MaxMining");
        dialog.targetField().setText("3.123456");
        dialog.turnsField().setValue(400);
        dialog.seedsField().setValue(200);
        QTest::mouseClick(&dialog.searchButton(), Qt::LeftButton);
        QCOMPARE(dialog.searchButton().text(), QString("Cancel search"));
        QCOMPARE(dialog.verdict(), QString("Trying the first values…"));
        QTest::mouseClick(&dialog.searchButton(), Qt::LeftButton);
        QCOMPARE(dialog.verdict(), QString("Cancelled."));
        QCOMPARE(dialog.searchButton().text(), QString("Search"));
        QTest::mouseClick(&dialog.searchButton(), Qt::LeftButton);
        // A changed draft that is closed asks.
        bool isAsked = false;
        QTimer::singleShot(0, &dialog, [&] {
            auto* const box = dialog.findChild<QMessageBox*>();
            QVERIFY(box != nullptr);
            isAsked = box->text() == "Discard your input?";
            for (QAbstractButton* const button : box->buttons()) {
                if (button->text() == "&Discard") {
                    QTest::mouseClick(button, Qt::LeftButton);
                }
            }
        });
        QVERIFY(m_window->closeProject());
        QVERIFY(isAsked);
        QTRY_VERIFY(m_window->findChild<SolveDialog*>() == nullptr);
    }

private:
    SolveDialog& solver() {
        auto* const dialog = m_window->findChild<SolveDialog*>();
        Q_ASSERT(dialog != nullptr);
        QApplication::setActiveWindow(dialog);
        return *dialog;
    }
    void open(const QByteArray& sweeps) {
        m_project = std::make_unique<SweepProject>(sweeps);
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1500, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_project->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sandbox);
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), Qt::Key_K, Qt::ControlModifier | Qt::AltModifier);
        m_window->waitUntilIdle();
    }
    /// Replaces a text in a file.
    void replace(const QString& file, const QByteArray& before, const QByteArray& after) {
        Document& document = *m_window->store().find(file);
        QByteArray text = document.bytes();
        QVERIFY(text.contains(before));
        text.replace(before, after);
        std::vector<DocumentEdit> edits;
        edits.push_back({&document, {0, static_cast<std::uint32_t>(document.bytes().size())}, text});
        QVERIFY(m_window->store().apply("Replace", std::move(edits)));
    }
    void edit() { replace("rules.xml", "\"BONUS\" value=\"2\"", "\"BONUS\" value=\"3\""); }
    /// Ranks the parts by a number that two of them change.
    void rank() {
        view().expression().setText("MaxMining");
        view().object().setText("World");
        view().turns().setValue(4);
        QTest::mouseClick(&view().goButton(), Qt::LeftButton);
        QTRY_COMPARE(view().model().rowCount(), 2);
        QTRY_COMPARE(view().goButton().text(), QString("Rank"));
    }
    RankView& view() { return *m_window->findChild<RankView*>(); }
    RankBench& bench() { return *m_window->findChild<RankBench*>(); }
    QStringList rows() {
        QStringList all;
        for (int row = 0; row < view().model().rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < RankModel::columnCount_; ++column) {
                cells << view().model().index(row, column).data().toString();
            }
            all << cells.join(" | ");
        }
        return all;
    }

    std::unique_ptr<SweepProject> m_project;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(RankingWindowTest)
#include "ranking_window_test.moc"
