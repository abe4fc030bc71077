// SPDX-License-Identifier: GPL-3.0-or-later
// At its memory budget the sandbox shows the last whole turn and the error (R2.4).
#include "app/ide/main_window.h"
#include "tests/support/named_test.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace orrery::ide;
using namespace orrery::widgets;
namespace engine = orrery::engine;

namespace {

/// A building that doubles each turn.
const char* const content = R"xml(<orrery format="1">
  <class id="BLD" type="building"><group id="grow"><scope><include><self/></include></scope>
    <effects><create-object class="BLD"/></effects></group></class>
  <scenario id="one"><empire id="Terrans" capital="Home"/><system name="Sol" x="0" y="0"/>
    <planet name="Home" system="Sol" size="medium" owner="Terrans"/><place class="BLD" on="Home"/></scenario>
</orrery>)xml";

constexpr std::uint32_t wanted = 11;

} // namespace

class SandboxMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("orrery-test");
        QCoreApplication::setApplicationName("orrery-sandbox-memory-test");
        QSettings().clear();
        applyTheme(*qApp, ThemeKind::light);
    }

    NAMED_TEST(lastWholeTurn, "R2.4 at its memory budget the sandbox shows the last whole turn and the error") {
        const QTemporaryDir folder;
        write(folder, "orrery.xml", R"(<project format="1" name="Growing" rules="extended" scenario="one"/>)");
        write(folder, "content.xml", content);
        MainWindow window(QStringLiteral(ORRERY_RESOURCE_DIR));
        window.show();
        QVERIFY(window.openProject(folder.path()));
        window.waitUntilIdle();
        Sandbox& sandbox = window.sandbox();
        play(window);
        QCOMPARE(sandbox.turn(), wanted);
        QCOMPARE(errors(window), QStringList());
        const std::uint64_t bytes = sandbox.session()->bytes();
        std::vector<std::uint64_t> hashes;
        for (std::uint32_t turn = 0; turn <= wanted; ++turn) {
            hashes.push_back(sandbox.session()->history().hash(turn));
        }

        sandbox.setMemoryLimit(bytes / 4);
        play(window);
        const engine::Session* const session = sandbox.session();
        QVERIFY(session != nullptr);
        const std::uint32_t last = session->last();
        QVERIFY2(last > 4 && last < wanted, qPrintable(QString::number(last)));
        QCOMPARE(sandbox.turn(), last); // the turn that views show
        QCOMPARE(session->turn(), last);
        for (std::uint32_t turn = 0; turn <= last; ++turn) {
            QCOMPARE(session->history().hash(turn), hashes[turn]);
        }
        QCOMPARE(errors(window), QStringList(QString("run.memory-used-up BLD/grow")));
        QVERIFY2(window.statusBar()->currentMessage().contains("BLD/grow"),
                 qPrintable(window.statusBar()->currentMessage()));
        const auto labels = window.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text() == QString("turn %1 of %1").arg(last);
        }));

        window.sandbox().setMemoryLimit(4 * bytes); // with more memory the run restarts and succeeds
        play(window);
        QCOMPARE(sandbox.turn(), wanted);
        QCOMPARE(errors(window), QStringList());
        QCOMPARE(sandbox.session()->history().hash(wanted), hashes[wanted]);
    }

    NAMED_TEST(option, "R2.4 the program refuses a memory budget that is no size") {
        QProcess program;
        program.start(QStringLiteral(ORRERY_PROGRAM), {"--language", "en", "--memory-limit", "much"});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardError().contains("'much' is not a size. Use 512M, 2G or a number of bytes."));
    }

    NAMED_TEST(tour, "R2.4 the pictures of a tour are of a run within its memory budget") {
        const QTemporaryDir folder;
        const QTemporaryDir pictures;
        write(folder, "orrery.xml", R"(<project format="1" name="Growing" rules="extended" scenario="one"/>)");
        write(folder, "content.xml", content);
        QProcess program;
        program.start(QStringLiteral(ORRERY_PROGRAM),
                      {"--language", "en", "--memory-limit", "1", "--tour", pictures.path(), folder.path()});
        QVERIFY(program.waitForFinished(120'000));
        const QByteArray said = program.readAllStandardError();
        QCOMPARE(program.exitCode(), 0);
        QVERIFY2(said.contains("orrery: the run ends after turn 0"), said.constData());
        QVERIFY(QFile::exists(QDir(pictures.path()).filePath("05-sandbox-ledger-dark.png")));
    }

private:
    static void write(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static void play(MainWindow& window) {
        QVERIFY(window.sandbox().startById("one"));
        window.setPerspective(Perspective::sandbox);
        window.waitUntilIdle();
        window.sandbox().goTo(wanted);
        window.waitUntilIdle();
        QCoreApplication::processEvents();
    }
    /// Returns the errors that the pane of problems lists, each with its group.
    static QStringList errors(MainWindow& window) {
        const ProblemsModel& model = window.problems().model();
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) {
            const engine::Diagnostic& one = model.diagnostic(row);
            if (one.severity() == engine::Severity::error) {
                all << QString::fromStdString(std::string(one.code()) + " " +
                                              (one.args.size() > 1 ? one.args[1].english() : ""));
            }
        }
        return all;
    }
};

QTEST_MAIN(SandboxMemoryTest)
#include "sandbox_memory_test.moc"
