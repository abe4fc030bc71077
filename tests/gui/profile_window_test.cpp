// SPDX-License-Identifier: GPL-3.0-or-later
// The profile of turns in the whole window (I4.12).
#include "app/ide/actions.h"
#include "app/ide/main_window.h"
#include "app/ide/translation.h"
#include "support/project_copy.h"
#include "tests/support/named_test.h"
#include "widgets/document/document_editor.h"
#include "widgets/hunt/flame_chart.h"
#include "widgets/hunt/profile_model.h"
#include "widgets/hunt/profile_view.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;

class ProfileWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-profile-test");
        QVERIFY(useLanguage(*qApp, QStringLiteral("en"))); // for the plurals
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_copy = std::make_unique<ProjectCopy>("small");
        m_window = std::make_unique<MainWindow>(QStringLiteral(ORRERY_RESOURCE_DIR));
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(m_window->openProject(m_copy->path()));
        m_window->waitUntilIdle();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
        m_window->setPerspective(Perspective::sideBySide);
        m_window->setEditMode(EditMode::source);
        QCoreApplication::processEvents();
    }
    void cleanup() {
        m_window.reset();
        m_copy.reset();
        applyTheme(*qApp, ThemeKind::light);
    }

    NAMED_TEST(measuresOnRequest, "I4.12 the key shows the pane, and only its button measures the turns") {
        press(Qt::Key_I, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(view() != nullptr && view()->isVisible());
        QVERIFY2(view()->emptyText().startsWith("The run has no turn yet."), qPrintable(view()->emptyText()));
        QVERIFY(!view()->measureButton().isEnabled());
        goTo(3);
        QVERIFY2(view()->emptyText().startsWith("Choose turns"), qPrintable(view()->emptyText()));
        QCOMPARE(view()->first().value(), 3); // the present turn
        QCOMPARE(view()->first().maximum(), 3);
        QVERIFY(view()->table().isHidden());
        view()->first().setValue(1);
        const quint64 revision = m_window->sandbox().revision();
        measure();
        QVERIFY2(view()->note().startsWith("Turns 1 to 3: "), qPrintable(view()->note()));
        QVERIFY(view()->emptyText().isEmpty());
        QVERIFY(rowOf("BLD_MINE/dig") >= 0);
        QCOMPARE(m_window->sandbox().revision(), revision); // the run stays as it is
        QCOMPARE(m_window->sandbox().turn(), 3u);
    }

    NAMED_TEST(lists, "I4.12 the table lists times and counts, filters, and sorts by a click on a heading") {
        goTo(3);
        open();
        view()->first().setValue(1);
        measure();
        ProfileModel& model = this->model();
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int all = model.rowCount();
        QVERIFY(all > 20);
        QVERIFY(isSorted(ProfileModel::total));
        const int dig = rowOf("BLD_MINE/dig");
        QCOMPARE(cell(dig, ProfileModel::kind), QString("group"));
        QCOMPARE(cell(dig, ProfileModel::firings), QString("3"));
        QCOMPARE(cell(dig, ProfileModel::changes), QString("6"));
        QVERIFY(number(dig, ProfileModel::perObject) > 0.0);
        clickHeading(ProfileModel::perObject);
        if (view()->table().horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder) {
            clickHeading(ProfileModel::perObject);
        }
        QVERIFY(isSorted(ProfileModel::perObject));
        QVERIFY(number(0, ProfileModel::perObject) > 0.0);
        QTest::keyClicks(&view()->filter(), "MINE dig");
        QVERIFY(model.rowCount() > 1 && model.rowCount() < all);
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(cell(row, ProfileModel::part).contains("dig"));
        }
        view()->filter().setText("nothing like this");
        QCOMPARE(view()->emptyText(), QString("No part matches the filter."));
        view()->filter().clear();
        QCOMPARE(model.rowCount(), all);
    }

    NAMED_TEST(keepsRow, "I4.12 a click on a heading keeps the current row, in either order") {
        goTo(2);
        open();
        measure();
        const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTableView& table = view()->table();
        table.setCurrentIndex(model().index(rowOf("BLD_MINE/dig"), ProfileModel::kind));
        QList<int> rows;
        for (const int column : {ProfileModel::part, ProfileModel::part, ProfileModel::kind, ProfileModel::own}) {
            clickHeading(column);
            rows << rowOf("BLD_MINE/dig");
            QVERIFY(table.currentIndex().isValid());
            QCOMPARE(cell(table.currentIndex().row(), ProfileModel::part), QString("BLD_MINE/dig"));
            QCOMPARE(table.currentIndex().column(), static_cast<int>(ProfileModel::kind));
            QVERIFY(table.selectionModel()->isSelected(table.currentIndex()));
        }
        QVERIFY(rows[0] != rows[1]); // both orders by name; the order before was that of measured times
    }

    NAMED_TEST(opens, "I4.12 Enter and a double-click on a part open its XML") {
        goTo(2);
        open();
        measure();
        const int dig = rowOf("BLD_MINE/dig");
        QVERIFY(dig >= 0);
        view()->table().setFocus();
        view()->table().setCurrentIndex(model().index(dig, 0));
        QTest::keyClick(&view()->table(), Qt::Key_Return);
        m_window->waitUntilIdle();
        QCOMPARE(caretLine(), lineOf("id=\"dig\""));
        editor().setCursorPosition(0, 0);
        const QRect cellRect = view()->table().visualRect(model().index(dig, 0));
        QTest::mouseClick(view()->table().viewport(), Qt::LeftButton, {}, cellRect.center());
        QTest::mouseDClick(view()->table().viewport(), Qt::LeftButton, {}, cellRect.center());
        m_window->waitUntilIdle();
        QCOMPARE(caretLine(), lineOf("id=\"dig\""));
    }

    NAMED_TEST(flames, "I4.12 the flame chart walks by keys, widens a bar, and opens its XML") {
        goTo(2);
        open();
        measure();
        view()->looks().setCurrentIndex(1);
        FlameChart& chart = view()->chart();
        QVERIFY(chart.isVisible());
        QVERIFY(!view()->table().isVisible());
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Down); // the whole turn
        QVERIFY(chart.row().has_value());
        QVERIFY(std::abs(chart.barOf(0).width() - chart.viewport()->width()) < 1.0);
        chart.setRow(*model().rowAt(model().index(rowOf("BLD_MINE/dig"), 0)));
        const QString words = profilePath(*model().profile(), *chart.row());
        QCOMPARE(words, QString("BLD_MINE/dig"));
        const auto frame = static_cast<std::size_t>(
            std::ranges::find(model().profile()->frames, *chart.row(), &orrery::engine::ProfileFrame::row) -
            model().profile()->frames.begin());
        const double width = chart.barOf(frame).width();
        QVERIFY(width < chart.viewport()->width());
        QTest::keyClick(&chart, Qt::Key_Space);
        QVERIFY(std::abs(chart.barOf(frame).width() - chart.viewport()->width()) < 1.0);
        QCOMPARE(chart.frameAt(chart.barOf(frame).center()), std::optional(frame));
        QTest::keyClick(&chart, Qt::Key_Backspace);
        QVERIFY(std::abs(chart.barOf(frame).width() - width) < 1.0);
        QTest::keyClick(&chart, Qt::Key_Return);
        m_window->waitUntilIdle();
        QCOMPARE(caretLine(), lineOf("id=\"dig\""));
        QTest::keyClick(&chart, Qt::Key_Up); // the stage around the group
        QVERIFY(profilePath(*model().profile(), *chart.row()).startsWith("stage "));
        QVERIFY(chart.accessibleDescription().startsWith("stage "));
    }

    NAMED_TEST(stops, "I4.12 Stop ends the measurement, and the profile before stays") {
        goTo(3);
        open();
        measure();
        const QString note = view()->note();
        QSignalSpy changed(&profile(), &RunProfile::changed);
        QTest::mouseClick(&view()->measureButton(), Qt::LeftButton);
        QCOMPARE(view()->measureButton().text(), QString("Stop"));
        QVERIFY(!view()->first().isEnabled());
        QTest::mouseClick(&view()->measureButton(), Qt::LeftButton);
        QCOMPARE(profile().state(), RunProfile::State::stopped);
        m_window->waitUntilIdle();
        QCOMPARE(view()->note(), note + " A later measurement was stopped.");
        QVERIFY(view()->table().isVisible());
        measure();
        QVERIFY(!view()->note().contains("stopped"));
    }

    NAMED_TEST(outdates, "I4.12 after a change of the run, the note asks to measure again") {
        goTo(3);
        open();
        measure();
        QVERIFY(!view()->note().contains("changed"));
        m_window->sandbox().restart(99);
        m_window->waitUntilIdle();
        QTRY_VERIFY2(view()->note().endsWith("The run has changed since. Measure again."), qPrintable(view()->note()));
        goTo(2);
        measure();
        QVERIFY(!view()->note().contains("changed"));
        m_window->closeProject();
        m_window->waitUntilIdle();
        QVERIFY(profile().profile() == nullptr);
        QVERIFY2(view()->emptyText().startsWith("No run yet."), qPrintable(view()->emptyText()));
        QVERIFY(!view()->measureButton().isEnabled());
    }

private:
    ProfileView* view() { return m_window->findChild<ProfileView*>(); }
    RunProfile& profile() { return *m_window->findChild<RunProfile*>(); }
    ProfileModel& model() { return *view()->findChild<ProfileModel*>(); }
    DocumentEditor& editor() { return *m_window->currentEditor(); }
    void goTo(std::uint32_t turn) {
        m_window->sandbox().goTo(turn);
        m_window->waitUntilIdle();
    }
    void open() {
        press(Qt::Key_I, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(view() != nullptr && view()->isVisible());
    }
    void measure() {
        QTest::mouseClick(&view()->measureButton(), Qt::LeftButton);
        QTRY_COMPARE(profile().state(), RunProfile::State::measured);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QApplication::setActiveWindow(m_window.get());
        QWidget* const focus = m_window->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : m_window.get(), key, modifiers);
        m_window->waitUntilIdle();
    }
    void clickHeading(int column) {
        QHeaderView& header = *view()->table().horizontalHeader();
        QTest::mouseClick(
            header.viewport(), Qt::LeftButton, {},
            {header.sectionViewportPosition(column) + header.sectionSize(column) / 2, header.height() / 2});
    }
    int rowOf(const QString& part) {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (cell(row, ProfileModel::part) == part) {
                return row;
            }
        }
        return -1;
    }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    double number(int row, int column) { return QLocale().toDouble(cell(row, column)); }
    bool isSorted(int column) {
        for (int row = 1; row < model().rowCount(); ++row) {
            if (number(row - 1, column) < number(row, column)) {
                return false;
            }
        }
        return model().rowCount() > 1;
    }
    int lineOf(const QByteArray& words) {
        const QByteArray bytes = editor().document().bytes();
        return static_cast<int>(bytes.left(bytes.indexOf(words)).count('\n'));
    }
    int caretLine() { return static_cast<int>(editor().document().bytes().left(editor().caretOffset()).count('\n')); }

    std::unique_ptr<ProjectCopy> m_copy;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(ProfileWindowTest)
#include "profile_window_test.moc"
