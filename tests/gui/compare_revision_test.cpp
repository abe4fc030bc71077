// SPDX-License-Identifier: GPL-3.0-or-later
// A git revision as the base of the pane Compare, in the whole window, by keys and mouse (I4.9).
#include "support/compare_window.h"
#include "support/project_copy.h"
#include "tests/support/git_command.h"
#include "tests/support/named_test.h"
#include "widgets/compare/compare_model.h"
#include "widgets/compare/revision_content.h"
#include "widgets/compare/revision_field.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/hunt/edit_hunt.h"
#include "widgets/inspector/inspector_model.h"
#include "widgets/inspector/ledger_model.h"
#include "widgets/inspector/object_inspector.h"
#include "widgets/theme/theme.h"

#include <QCompleter>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;

class CompareRevisionTest : public QObject, private CompareWindow {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-compare-revision-test");
        applyTheme(*qApp, ThemeKind::light);
    }
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        const ProjectCopy copy("small");
        QVERIFY(QDir().mkpath(project()));
        for (const char* const file : {"orrery.xml", "content.xml"}) {
            QVERIFY(QFile::copy(copy.path() + '/' + file, project() + '/' + file));
        }
        m_isOpen = false;
    }
    void cleanup() {
        if (m_isOpen) {
            close();
        }
        m_folder.reset();
    }

    void comparesWithTheLastCommit_data() {
        QTest::addColumn<QString>("top");
        QTest::newRow("I4.9 a git revision is a base, and the causes name the changed lines") << "mods/small";
        QTest::newRow("I4.9 the project may be in a subfolder of the repository") << "";
    }
    void comparesWithTheLastCommit() {
        QFETCH(QString, top);
        commit("Dig as usual", top);
        openWindow();
        type("amount='3'", 8, 1, "9");
        chooseRevision();
        const QStringList expected{"✎ edited: BLD_MINE/dig (content.xml:10:9): 1 values from turn 1 on",
                                   "Sol III|Max Industry|1|4.5|13.5|▲ +9",
                                   "growth, follows from BLD_MINE/dig: 1 values from turn 5 on",
                                   "Sol III|Industry|5|4.5|6|▲ +1.5"};
        QCOMPARE(rows(), expected);
        QVERIFY(field().isVisible());
        QCOMPARE(field().currentText(), QString("HEAD"));
        QCOMPARE(view().tree().model()->headerData(CompareModel::left, Qt::Horizontal).toString(),
                 QString("HEAD, turn 6"));
        QVERIFY2(view().note().contains("Dig as usual"), qPrintable(view().note()));
        press(Qt::Key_Z);
        QCOMPARE(view().emptyText(), QString("No differences: all values are the same in turns 0 to 6."));
        press(Qt::Key_Y);
        QCOMPARE(rows(), expected);
        // The edit of a difference is found between the commit and the present text.
        QTreeView& tree = view().tree();
        tree.setFocus();
        tree.setCurrentIndex(tree.model()->index(0, 0, tree.model()->index(0, 0)));
        QTest::keyClick(&tree, Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
        const auto& hunt = *window().findChild<EditHunt*>();
        QTRY_COMPARE_WITH_TIMEOUT(hunt.state(), EditHunt::State::found, 30'000);
        QCOMPARE(hunt.edits().size(), 1u);
        QCOMPARE(hunt.edits().front().line, 10);
        QTest::keyClick(&window(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        choose(CompareBase::saved);
        QVERIFY(!field().isVisible());
    }

    NAMED_TEST(takesAnyName, "I4.9 a tag, a branch, HEAD~1 and a hash name the revision by typing") {
        writeAmount("4");
        commit("Four");
        git(m_folder->path(), {"tag", "v1"});
        writeAmount("5");
        commit("Five");
        git(m_folder->path(), {"branch", "later"});
        writeAmount("3");
        commit("Three");
        openWindow();
        chooseRevision();
        QCOMPARE(view().emptyText(), QString("No differences: all values are the same in turns 0 to 6."));
        const QString hash = git(m_folder->path(), {"rev-parse", "HEAD~2"});
        for (const auto& [name, row] : std::initializer_list<std::pair<QString, QString>>{
                 {"v1", "Sol III|Max Industry|1|6|4.5|▼ −1.5"},
                 {"later", "Sol III|Max Industry|1|7.5|4.5|▼ −3"},
                 {"HEAD~2", "Sol III|Max Industry|1|6|4.5|▼ −1.5"},
                 {"HEAD~1", "Sol III|Max Industry|1|7.5|4.5|▼ −3"},
                 {hash.left(9), "Sol III|Max Industry|1|6|4.5|▼ −1.5"}}) {
            typeRevision(name);
            QCOMPARE(rows().value(1), row);
        }
        // Escape takes back a half-typed name, and an empty name is no name.
        field().lineEdit()->selectAll();
        QTest::keyClicks(&field(), "ma");
        QTest::keyClick(&field(), Qt::Key_Escape);
        QCOMPARE(field().currentText(), hash.left(9));
        typeRevision(" ");
        QCOMPARE(field().currentText(), hash.left(9));
    }

    NAMED_TEST(offersRecentOnes, "I4.9 the field lists the last commits that changed the project, by keys and words") {
        writeAmount("4");
        commit("First amount");
        QFile other(m_folder->filePath("readme.txt"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("text");
        other.close();
        commit("Only a text", "mods/small");
        writeAmount("3");
        commit("Usual amount");
        openWindow();
        chooseRevision();
        const auto listed = [&] {
            QStringList all;
            for (int i = 0; i < field().count(); ++i) {
                all << field().itemText(i).section(": ", -1);
            }
            all.sort();
            return all;
        };
        QTRY_COMPARE(listed(), (QStringList{"First amount", "Usual amount"}));
        // Words of the subject find a commit.
        field().setFocus();
        field().lineEdit()->selectAll();
        QTest::keyClicks(&field(), "first");
        QAbstractItemView* const popup = field().completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        settle();
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|6|4.5|▼ −1.5"));
        const QString first = git(m_folder->path(), {"rev-parse", "HEAD~2"});
        QTRY_VERIFY2(first.startsWith(field().currentText()), qPrintable(field().currentText()));
        // The list by the mouse.
        QTest::mouseClick(&field(), Qt::LeftButton, {}, QPoint(field().width() - 6, field().height() / 2));
        QTRY_VERIFY(field().view()->isVisible());
        const int usual = field().findText("Usual amount", Qt::MatchContains);
        const QRect place = field().view()->visualRect(field().model()->index(usual, 0));
        QTest::qWait(2 * QApplication::doubleClickInterval()); // a quick second click only opens the list
        QTest::mouseClick(field().view()->viewport(), Qt::LeftButton, {}, place.center());
        settle();
        QVERIFY2(view().emptyText().startsWith("No differences"), qPrintable(rows().join('\n')));
    }

    void saysWhyNot_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("revision");
        QTest::addColumn<QString>("says");
        QTest::newRow("I4.9 a project without git says so") << "plain"
                                                            << "HEAD"
                                                            << "This project is in no git repository";
        QTest::newRow("I4.9 a repository without a commit says so") << "fresh"
                                                                    << "HEAD"
                                                                    << "commit the project first";
        QTest::newRow("I4.9 a missing revision says so") << "repo"
                                                         << "nowhere"
                                                         << "has no revision 'nowhere'";
        QTest::newRow("I4.9 a shallow clone says so") << "shallow"
                                                      << "HEAD~1"
                                                      << "is a shallow clone without the revision 'HEAD~1'";
        QTest::newRow("I4.9 a revision without the project's folder says so") << "repo"
                                                                              << "HEAD~3"
                                                                              << "no folder 'mods/small'";
        QTest::newRow("I4.9 a revision with errors says so, and names the first") << "repo"
                                                                                  << "HEAD~1"
                                                                                  << "(content.xml:4:30)";
        QTest::newRow("I4.9 a revision without the scenario says so") << "repo"
                                                                      << "HEAD~2"
                                                                      << "does not have the scenario of this run";
        QTest::newRow("I4.9 text that names no revision says so") << "repo"
                                                                  << "a b~"
                                                                  << "is not the name of a revision";
    }
    void saysWhyNot() {
        QFETCH(QString, kind);
        QFETCH(QString, revision);
        QFETCH(QString, says);
        if (kind == "fresh") {
            git(m_folder->path(), {"init", "-q", "-b", "main"});
        } else if (kind != "plain") {
            QFile other(m_folder->filePath("readme.txt"));
            QVERIFY(other.open(QIODevice::WriteOnly));
            git(m_folder->path(), {"init", "-q", "-b", "main"});
            git(m_folder->path(), {"add", "readme.txt"});
            git(m_folder->path(), {"commit", "-q", "-m", "No project"});
            const QByteArray text = content();
            write(QByteArray(text).replace("<scenario id=\"pair\"", "<scenario id=\"other\""));
            QFile manifest(project() + "/orrery.xml");
            QVERIFY(manifest.open(QIODevice::ReadWrite));
            const QByteArray names = manifest.readAll();
            manifest.resize(0);
            manifest.seek(0);
            manifest.write(QByteArray(names).replace("\"pair\"", "\"other\""));
            manifest.flush();
            commit("Another scenario");
            manifest.resize(0);
            manifest.seek(0);
            manifest.write(names);
            manifest.close();
            write(QByteArray(text).replace("type=\"building\" name=\"Mine\"", "type=\"buildin\" name=\"Mine\""));
            commit("An error");
            write(text);
            commit("Good");
        }
        if (kind == "shallow") {
            git(m_folder->path(), {"clone", "-q", "--depth", "1", "file://" + m_folder->path(), "clone"});
            openWindow(m_folder->filePath("clone/mods/small"));
        } else {
            openWindow();
        }
        type("amount='3'", 8, 1, "9");
        QVERIFY(!rows().isEmpty());
        chooseRevision();
        if (revision != "HEAD") {
            typeRevision(revision);
        }
        QVERIFY2(view().emptyText().contains(says), qPrintable(view().emptyText()));
        QVERIFY(view().emptyText().endsWith('.') || says.startsWith('('));
        QVERIFY(rows().isEmpty());
        if (kind == "plain") {
            QTRY_COMPARE(field().itemText(field().count() - 1), QString("This project is in no git repository"));
        }
        // Another run still works.
        choose(CompareBase::beforeEdit);
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|4.5|13.5|▲ +9"));
    }

    NAMED_TEST(showsBothColumns,
               "I4.9 the inspector and the heading of the breakdown show both values while the pane is open") {
        commit("Dig as usual");
        openWindow();
        type("amount='3'", 8, 1, "9");
        chooseRevision();
        ObjectInspector& inspector = window().inspector();
        window().showObject(object("Sol III"));
        const auto& layout = window().sandbox().program()->model->layout;
        window().raisePane("inspector");
        window().resizeDocks({window().findChild<QDockWidget*>("inspector")}, {450}, Qt::Horizontal);
        inspector.explain(object("Sol III"), *layout.find("MaxIndustry"));
        const auto cell = [&](const QString& name) {
            const QAbstractItemModel& model = *inspector.valuesView().model();
            for (int row = 0; row < model.rowCount(); ++row) {
                if (model.index(row, 0).data() == name) {
                    return model.index(row, InspectorModel::earlier).data().toString();
                }
            }
            return QString("none");
        };
        const auto heading = [&] {
            return inspector.valuesView().model()->headerData(InspectorModel::earlier, Qt::Horizontal).toString();
        };
        QCOMPARE(heading(), QString("HEAD"));
        QVERIFY(inspector.valuesView().isColumnHidden(InspectorModel::sinceMark));
        QCOMPARE(cell("Industry"), QString("4.5 / 4.5"));
        QCOMPARE(cell("Population"), QString("="));
        QCOMPARE(inspector.ledgerTitle(), QString("<b>Max Industry</b> = 13.5 (HEAD: 4.5)"));
        const auto breakdown = [&] {
            QStringList all;
            const LedgerModel& model = inspector.ledgerModel();
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex index = model.index(row, 0);
                if (model.columnCount() > LedgerModel::earlier &&
                    !index.siblingAtColumn(LedgerModel::earlier).data().toString().isEmpty()) {
                    all << index.siblingAtColumn(LedgerModel::group).data().toString() + '|' +
                               index.siblingAtColumn(LedgerModel::step).data().toString() + '|' +
                               index.siblingAtColumn(LedgerModel::earlier).data().toString();
                }
            }
            return all;
        };
        const QStringList both{"start of turn 6||4.5", "rebuilt each turn|-13.5|-4.5", "BLD_MINE/dig|+9|+3",
                               "BLD_BANK/lift|+4.5|+1.5", "✓ matches the value|Σ|4.5"};
        const auto hasCauses = [&] { // the pane shows the causes, with their sources and reasons
            const QTreeView& view = inspector.ledgerView();
            return !view.isColumnHidden(LedgerModel::group) && view.isColumnHidden(LedgerModel::source) &&
                   view.isColumnHidden(LedgerModel::because) && view.horizontalScrollBar()->maximum() == 0 &&
                   view.columnWidth(LedgerModel::group) > view.viewport()->width() / 4;
        };
        QTRY_COMPARE(breakdown(), both);
        QCOMPARE(inspector.ledgerModel().headerData(LedgerModel::earlier, Qt::Horizontal).toString(),
                 QString("Change (HEAD)"));
        QCOMPARE(inspector.ledgerView().header()->visualIndex(LedgerModel::earlier), int{LedgerModel::group});
        QTRY_VERIFY2(hasCauses(), qPrintable(QString("%1 of %2 pixels, scrolls %3")
                                                 .arg(inspector.ledgerView().columnWidth(LedgerModel::group))
                                                 .arg(inspector.ledgerView().viewport()->width())
                                                 .arg(inspector.ledgerView().horizontalScrollBar()->maximum())));
        goTo(3); // both columns follow the turn
        QTRY_COMPARE(breakdown().value(0), QString("start of turn 3||4.5"));
        QCOMPARE(cell("Industry"), QString("3 / 4.5"));
        window().showObject(object("Vega I"));
        QCOMPARE(cell("Industry"), QString("="));
        window().showObject(object("Sol III"));
        choose(CompareBase::saved);
        QCOMPARE(heading(), QString("Saved"));
        press(Qt::Key_Z);
        QCOMPARE(inspector.valuesView().model()->columnCount(), int{InspectorModel::sinceMark}); // nothing differs
        press(Qt::Key_Y);
        QCOMPARE(cell("Industry"), QString("3 / 4.5"));
        window().findChild<QDockWidget*>("compare")->hide();
        QCOMPARE(inspector.valuesView().model()->columnCount(), int{InspectorModel::sinceMark});
        QCOMPARE(inspector.ledgerTitle(), QString("<b>Max Industry</b> = 13.5"));
        QCOMPARE(inspector.ledgerModel().columnCount(), int{LedgerModel::earlier});
        QTRY_VERIFY(hasCauses());
    }

    NAMED_TEST(staysWithTheSession, "I4.9 the session keeps the chosen base and its revision") {
        writeAmount("4");
        commit("Four");
        git(m_folder->path(), {"tag", "v1"});
        writeAmount("3");
        commit("Three");
        openWindow();
        chooseRevision();
        typeRevision("v1");
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|6|4.5|▼ −1.5"));
        QVERIFY(window().closeProject());
        close();
        openWindow();
        QCOMPARE(view().base().currentText(), QString("Git revision"));
        QCOMPARE(field().currentText(), QString("v1"));
        settle();
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|6|4.5|▼ −1.5"));
        // A project without such a session begins with the usual base.
        const ProjectCopy other("small");
        QVERIFY(window().openProject(other.path()));
        window().waitUntilIdle();
        QCOMPARE(view().base().currentText(), QString("Before the last edit"));
    }

    NAMED_TEST(followsTheBranch, "I4.9 a commit made meanwhile is the base when the window is used again") {
        writeAmount("4");
        commit("Four");
        openWindow();
        chooseRevision();
        QVERIFY2(view().emptyText().startsWith("No differences"), qPrintable(rows().join('\n')));
        const QByteArray text = content();
        writeAmount("5");
        commit("Five");
        write(text); // the file on the disk stays as the window knows it
        emit qApp->applicationStateChanged(Qt::ApplicationActive);
        QTRY_VERIFY2(view().note().contains("Five"), qPrintable(view().note()));
        settle();
        QCOMPARE(rows().value(1), QString("Sol III|Max Industry|1|7.5|6|▼ −1.5"));
    }

private:
    QString project() const { return m_folder->filePath("mods/small"); }
    RevisionField& field() { return view().revision(); }
    RunComparison& comparison() { return *window().findChild<RunComparison*>(); }
    void openWindow(const QString& folder = {}) {
        QVERIFY(open(folder.isEmpty() ? project() : folder));
        m_isOpen = true;
    }
    QByteArray content() {
        QFile file(project() + "/content.xml");
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray& text) {
        QFile file(project() + "/content.xml");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void writeAmount(const QByteArray& amount) {
        QByteArray text = content();
        const qsizetype at = text.indexOf("amount='");
        QVERIFY(at > 0);
        write(text.replace(at + 8, 1, amount));
    }
    /// Commits everything. @param top folder of the project that is not the top of the repository; empty: the
    /// repository is the project's folder
    void commit(const QString& message, const QString& top = "mods/small") {
        const QString repository = top.isEmpty() ? project() : m_folder->path();
        git(repository, {"init", "-q", "-b", "main"});
        git(repository, {"add", "-A"});
        git(repository, {"commit", "-q", "-m", message});
    }
    /// Waits until the revision is read and compared.
    void settle() {
        QTRY_VERIFY(comparison().revision().state() != RevisionContent::State::reading);
        window().waitUntilIdle();
    }
    void chooseRevision() {
        choose(CompareBase::revision);
        settle();
    }
    void typeRevision(const QString& name) {
        field().setFocus();
        field().lineEdit()->selectAll();
        QTest::keyClicks(&field(), name);
        QTest::keyClick(&field(), Qt::Key_Return);
        settle();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    bool m_isOpen = false;
};

QTEST_MAIN(CompareRevisionTest)
#include "compare_revision_test.moc"
