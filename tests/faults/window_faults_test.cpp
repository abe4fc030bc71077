// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the real window while somebody works in it, starts it again, and compares the result with the work (R1.1,
// R1.4). A script types in sources, forms and string tables, renames, replaces in all files and acts in the sandbox.
// The kills are at calls that change files, spread evenly over the whole script: 60 times, or as often as ORRERY_KILLS
// says. ORRERY_SEED is the number of the first script.
#include "disk_model.h"
#include "scene_folder.h"
#include "tests/support/named_test.h"
#include "tracer.h"
#include "window_scene.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <future>

namespace {

constexpr int killsOfScript = 20;
constexpr std::size_t atOnce = 2;
const QString statements = QStringLiteral(".sandbox/statements.xml");

int fromEnvironment(const char* name, int usual) {
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber && wanted > 0 ? wanted : usual;
}

Traced run(const WindowScene& scene, const QString& mode, const QString& report, int killBefore = 0,
           const QStringList& arguments = {}, std::function<int(const FileCall&)> failure = {}) {
    TraceOptions options;
    options.folder = scene.watched().toStdString();
    options.killBefore = killBefore;
    options.failure = std::move(failure);
    return runTraced(scene.command(mode, report, arguments), options);
}

/// The result of a complete script without a kill.
struct Reference {
    std::vector<TextState> states;
    int calls = 0;
    QString problem;
};

Reference runScript(int seed) {
    const WindowScene scene(sceneFolder());
    const Traced traced = run(scene, "work", "report", 0, {QString::number(seed)});
    const WindowReport report = scene.report("report");
    Reference reference{report.states, static_cast<int>(traced.calls.size()), {}};
    if (!traced.refused.empty()) {
        reference.problem = QString::fromStdString(traced.refused);
    } else if (!report.has("done") || report.states.empty()) {
        reference.problem = QString("the script ends with %1").arg(traced.status);
    }
    return reference;
}

/// A kill: its time, and the treatment of the work offered afterwards.
struct Kill {
    int at = 0;
    int againAt = 0; ///< a second kill during the restoration; 0: none
    bool isDiscarded = false;
};

struct Outcome {
    QStringList problems;
    bool isKilled = false;
    bool isKilledAgain = false;
    qsizetype offered = 0;
    std::size_t states = 0; ///< states reported before the kill
};

/// Returns the acceptable states: the reported ones from the least acceptable on, and the state after the last reported
/// one.
std::vector<TextState> possibleStates(const WindowReport& report, const Reference& reference, std::size_t least) {
    std::vector<TextState> states(report.states.begin() +
                                      static_cast<std::ptrdiff_t>(std::min(least, report.states.size())),
                                  report.states.end());
    if (report.states.size() < reference.states.size()) {
        states.push_back(reference.states[report.states.size()]);
    }
    return states;
}

/// Checks that each file has a text from one of the states, under any name. Different files may have texts from
/// different states.
void checkDisk(const TextState& disk, const std::vector<TextState>& states, QStringList& problems) {
    for (auto file = disk.begin(); file != disk.end(); ++file) {
        const bool isKnown = std::any_of(states.begin(), states.end(), [&](const TextState& state) {
            return std::find(state.begin(), state.end(), file.value()) != state.end();
        });
        if (!isKnown && file.key() != statements) {
            problems << "on the disk is torn or too old: " + file.key();
        }
    }
}

/// Returns the differing paths of two states, for people.
QString differenceOf(const TextState& a, const TextState& b) {
    QStringList paths;
    for (const QString& path : (QStringList(a.keys()) + b.keys())) {
        if (a.value(path) != b.value(path) && !paths.contains(path)) {
            paths << path;
        }
    }
    return paths.join(", ");
}

Outcome killOnce(int seed, const Reference& reference, const Kill& kill) {
    const WindowScene scene(sceneFolder());
    Outcome outcome;
    outcome.isKilled = run(scene, "work", "first", kill.at, {QString::number(seed)}).status == -SIGKILL;
    const WindowReport report = scene.report("first");
    outcome.states = report.states.size();
    QStringList& problems = outcome.problems;
    if (!outcome.isKilled) {
        problems << "was not killed";
    }
    if (!std::equal(report.states.begin(), report.states.end(), reference.states.begin(),
                    reference.states.begin() +
                        static_cast<std::ptrdiff_t>(std::min(report.states.size(), reference.states.size())))) {
        problems << "did other work than before: " +
                        differenceOf(report.states.back(), reference.states[report.states.size() - 1]);
    }
    checkDisk(scene.onDisk(), possibleStates(report, reference, report.saved), problems);
    if (kill.againAt > 0) {
        outcome.isKilledAgain = run(scene, "restore", "second", kill.againAt).status == -SIGKILL;
    }
    const TextState left = scene.onDisk();
    const Traced next = run(scene, kill.isDiscarded ? "discard" : "restore", "third");
    const WindowReport after = scene.report("third");
    outcome.offered = after.last("offered").toInt();
    if (next.status != 0 || !after.has("closed") || after.states.empty()) {
        problems << QString("the next window ends with %1: %2").arg(next.status).arg(after.lines.join("; "));
        return outcome;
    }
    if (after.has("conflict")) {
        problems << "asks which text is meant, where one comes of the other";
    }
    const TextState& back = after.states.back();
    if (!kill.isDiscarded) {
        const std::vector<TextState> possible = possibleStates(report, reference, report.kept);
        if (std::find(possible.begin(), possible.end(), back) == possible.end()) {
            problems << "lost: " + (possible.empty() ? QString("all") : differenceOf(back, possible.front()));
        }
        TextState disk = scene.onDisk();
        if (!disk.contains(statements) && back.value(statements) == reference.states.front().value(statements)) {
            disk.insert(statements, back.value(statements)); // no statements in the sandbox
        }
        if (disk != back) {
            problems << "is not saved: " + differenceOf(disk, back);
        }
    } else {
        TextState files = scene.onDisk();
        TextState old = left;
        for (TextState* const state : {&files, &old}) {
            state->remove(statements); // restored without asking
        }
        if (files != old) {
            problems << "discarding changed: " + differenceOf(files, old);
        }
    }
    if (const qsizetype again = scene.offered(); again > 0) {
        problems << QString("offered again: %1 works").arg(again);
    }
    if (const QStringList litter = scene.litter(); !litter.isEmpty()) {
        problems << "left over: " + litter.join(", ");
    }
    return outcome;
}

} // namespace

class WindowFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void killed_data() {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("kills");
        int left = fromEnvironment("ORRERY_KILLS", 60);
        for (int seed = fromEnvironment("ORRERY_SEED", 1); left > 0; ++seed, left -= killsOfScript) {
            QTest::addRow("R1.1 nothing kept is lost and nothing is torn when the window is killed; script %d", seed)
                << seed << std::min(left, killsOfScript);
        }
    }
    void killed() {
        QFETCH(int, seed);
        QFETCH(int, kills);
        const Reference reference = runScript(seed);
        QVERIFY2(reference.problem.isEmpty(), qPrintable(reference.problem));
        QVERIFY2(reference.states.size() >= 40, qPrintable(QString::number(reference.states.size())));
        QVERIFY(reference.states.front().size() > 20);
        std::vector<Kill> wanted;
        for (int i = 0; i < kills; ++i) {
            Kill kill{1 + (reference.calls * (2 * i + 1)) / (2 * kills)};
            kill.isDiscarded = i % 5 == 4;
            kill.againAt = i % 4 == 2 ? 1 + (seed % 8 * 5 + i * 7) % 40 : 0;
            wanted.push_back(kill);
        }
        QStringList problems;
        std::size_t states = 0;
        for (std::size_t at = 0; at < wanted.size(); at += atOnce) {
            std::vector<std::future<Outcome>> running;
            const std::size_t end = std::min(at + atOnce, wanted.size());
            for (std::size_t i = at; i < end; ++i) {
                running.push_back(std::async(std::launch::async, killOnce, seed, std::cref(reference), wanted[i]));
            }
            for (std::size_t i = at; i < end; ++i) {
                const Outcome outcome = running[i - at].get();
                for (const QString& problem : outcome.problems) {
                    problems << QString("killed at call %1 of %2%3: %4")
                                    .arg(wanted[i].at)
                                    .arg(reference.calls)
                                    .arg(wanted[i].againAt > 0 ? QString(", again at %1").arg(wanted[i].againAt)
                                                               : QString(),
                                         problem);
                }
                ++m_kills;
                m_again += outcome.isKilledAgain ? 1 : 0;
                m_offered += outcome.offered > 0 ? 1 : 0;
                states = std::max(states, outcome.states);
            }
        }
        std::printf("script %d: %d calls, %d states, the last kill after %d\n", seed, reference.calls,
                    static_cast<int>(reference.states.size()), static_cast<int>(states));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
    }

    NAMED_TEST(statement, "R1.1 a statement of the sandbox that only the journal has comes back after a kill") {
        const WindowScene scene(sceneFolder());
        QCOMPARE(run(scene, "statement", "first").status, -SIGKILL);
        const WindowReport report = scene.report("first");
        QVERIFY(report.has("kept"));
        QVERIFY2(!scene.hasStatements(), "the window has saved it already: nothing is proved");
        QCOMPARE(run(scene, "restore", "second").status, 0);
        const WindowReport after = scene.report("second");
        QCOMPARE(after.last("offered"), QString("0")); // restored without asking
        QVERIFY(after.states.back() == report.states.back());
        QCOMPARE(scene.onDisk(), report.states.back());
        QVERIFY2(scene.litter().isEmpty(), qPrintable(scene.litter().join(", ")));
    }

    NAMED_TEST(savedStatement, "R1.1 a statement of the sandbox that is saved survives a power failure") {
        const WindowScene scene(sceneFolder());
        DiskModel disk(scene.watched().toStdString());
        const Traced traced = run(scene, "saved statement", "report");
        QCOMPARE(traced.status, -SIGKILL);
        for (const FileCall& call : traced.calls) {
            disk.apply(call);
        }
        const TextState last = scene.report("report").states.back();
        QByteArray safe;
        for (const auto& [path, bytes] : disk.safe()) {
            if (path.ends_with("/statements.xml")) {
                safe = WindowScene::hashOf(QByteArray::fromStdString(bytes));
            }
        }
        QCOMPARE(safe, last.value(statements));
    }

    NAMED_TEST(lockLeft, "R1.1 statements of the sandbox come back after a kill while they were being locked") {
        const WindowScene scene(sceneFolder());
        QCOMPARE(run(scene, "saved statement", "first").status, -SIGKILL);
        const TextState before = scene.onDisk();
        QVERIFY(before.contains(statements));
        const auto isLock = [](const FileCall& call) { return call.path.ends_with("statements.xml.lock"); };
        const Traced traced = run(scene, "restore", "second");
        const auto lock = std::find_if(traced.calls.begin(), traced.calls.end(), isLock);
        QVERIFY(lock != traced.calls.end());
        const auto after = static_cast<int>(lock - traced.calls.begin()) + 2; // the next call
        QCOMPARE(run(scene, "restore", "third", after).status, -SIGKILL);
        QCOMPARE(run(scene, "restore", "fourth").status, 0);
        QVERIFY(scene.report("fourth").states.back().value(statements) == before.value(statements));
    }

    NAMED_TEST(twoWindows, "R1.1 two windows on one project: one is killed, and the other keeps its work") {
        const WindowScene scene(sceneFolder());
        const auto open = [&](QProcess& window, const QString& file, const QString& report) {
            QStringList words;
            for (const std::string& word : scene.command("hold", report, {file, scene.aside("go")})) {
                words << QString::fromStdString(word);
            }
            window.start(words.takeFirst(), words);
            return QTest::qWaitFor([&] { return scene.report(report).has("kept"); }, 60'000);
        };
        QProcess killed;
        QProcess living;
        QVERIFY(open(killed, "classes/03.xml", "killed"));
        QVERIFY(open(living, "classes/05.xml", "living"));
        QCOMPARE(scene.report("living").last("offered"), QString());
        killed.kill();
        QVERIFY(killed.waitForFinished());
        QCOMPARE(run(scene, "restore", "third").status, 0);
        const WindowReport third = scene.report("third");
        QCOMPARE(third.last("offered"), QString("1")); // the work of the killed window, not of the running one
        QFile go(scene.aside("go"));
        QVERIFY(go.open(QIODevice::WriteOnly));
        QVERIFY(living.waitForFinished(60'000));
        QVERIFY2(scene.report("living").has("saved"), qPrintable(scene.report("living").lines.join("; ")));
        const TextState disk = scene.onDisk();
        QCOMPARE(disk.value("classes/03.xml"), scene.report("killed").states.back().value("classes/03.xml"));
        QCOMPARE(disk.value("classes/05.xml"), scene.report("living").states.back().value("classes/05.xml"));
        QCOMPARE(scene.offered(), qsizetype{0});
        QVERIFY2(scene.litter().isEmpty(), qPrintable(scene.litter().join(", ")));
    }

    NAMED_TEST(readOnly, "R1.2 a read-only project: saving says so, and the work comes back after a kill") {
        const WindowScene scene(sceneFolder());
        const TextState before = scene.onDisk();
        const std::string project = scene.project().toStdString();
        const auto refuse = [&](const FileCall& call) { return call.path.starts_with(project) ? EROFS : 0; };
        QCOMPARE(run(scene, "read-only", "first", 0, {}, refuse).status, -SIGKILL);
        const WindowReport report = scene.report("first");
        QVERIFY2(report.has("kept") && report.has("unsaved"), qPrintable(report.lines.join("; ")));
        QVERIFY2(report.last("message").contains("Cannot write"), qPrintable(report.last("message")));
        TextState disk = scene.onDisk();
        disk.remove(statements);
        QCOMPARE(disk, before);
        // When the project is writable again, nothing is lost.
        QCOMPARE(run(scene, "restore", "second").status, 0);
        QCOMPARE(scene.report("second").last("offered"), QString("1"));
        QVERIFY(scene.report("second").states.back() == report.states.back());
    }

    NAMED_TEST(fullDisk, "R1.1 a full disk under the journal is said, and once it has room all is kept") {
        const WindowScene scene(sceneFolder());
        const QString full = scene.aside("full");
        QFile marker(full);
        QVERIFY(marker.open(QIODevice::WriteOnly));
        marker.close();
        const auto refuse = [&](const FileCall& call) {
            const bool needsRoom = call.kind == FileCall::Kind::create || call.kind == FileCall::Kind::write ||
                                   call.kind == FileCall::Kind::makeFolder;
            const bool isJournal = call.path.find("/journals") != std::string::npos;
            return needsRoom && isJournal && QFile::exists(full) ? ENOSPC : 0;
        };
        QCOMPARE(run(scene, "full", "first", 0, {full}, refuse).status, -SIGKILL);
        const WindowReport report = scene.report("first");
        QVERIFY2(report.last("danger").contains("space left"), qPrintable(report.lines.join("; ")));
        QCOMPARE(report.lines.count("kept"), 1); // only after the disk had free space
        QVERIFY(report.has("safe again"));
        QCOMPARE(run(scene, "restore", "second").status, 0);
        QVERIFY(scene.report("second").states.back() == report.states.back());
    }

    void cleanupTestCase() {
        std::printf("%d kills, %d of windows that restored; %d left work that was offered\n", m_kills + m_again,
                    m_again, m_offered);
    }

private:
    int m_kills = 0;
    int m_again = 0;
    int m_offered = 0;
};

QTEST_GUILESS_MAIN(WindowFaultsTest)
#include "window_faults_test.moc"
