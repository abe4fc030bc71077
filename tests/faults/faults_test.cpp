// SPDX-License-Identifier: GPL-3.0-or-later
// Makes each system call of saving, journaling and recovering fail, or makes it the last one before a kill (R1.1,
// R1.2). strace injects errors and kills into the real calls of faults_driver. Short writes, which a tracer can only
// fake, come from the driver's own write().
#include "faults_run.h"

#include "widgets/document/document_store.h"
#include "widgets/document/journal.h"
#include "widgets/document/recovery.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <cstdio>

using namespace orrery::widgets;

namespace {

const QStringList errors = {QStringLiteral("ENOSPC"), QStringLiteral("EIO"),    QStringLiteral("EACCES"),
                            QStringLiteral("EROFS"),  QStringLiteral("EMFILE"), QStringLiteral("EINTR")};

/// The state after a run and a restart of the program.
struct Found {
    QMap<QString, QByteArray> disk;
    QMap<QString, QByteArray> offered; ///< by path; the newest for each
    QStringList faults;
};

QByteArray edited(const QString& path) {
    return "<!-- new -->" + Scene::original(path);
}

/// Starts again: reads the disk and the offered work, discards that work, and looks for leftover files.
Found startAgain(const Scene& scene) {
    Found found;
    DocumentStore store;
    if (!store.openFolder(scene.project()).isEmpty()) {
        found.faults << QStringLiteral("the project does not open");
    }
    for (const QString& path : scene.entries()) {
        found.disk.insert(path, scene.bytes(path));
        if (!path.endsWith(QLatin1String(".xml")) || path.contains(QLatin1String("orrery-save"))) {
            found.faults << QStringLiteral("litter: ") + path;
        }
    }
    Recovery recovery(scene.data(), scene.project());
    for (const RecoveredFile& file : recovery.files()) {
        if (!found.offered.contains(file.path)) {
            found.offered.insert(file.path, file.text);
        }
    }
    recovery.discard(recovery.files());
    const QDir journals(scene.data() + QStringLiteral("/journals"));
    if (journals.exists() && !journals.isEmpty()) {
        found.faults << QStringLiteral("litter of the journal");
    }
    return found;
}

void checkRun(const Run& run, Found& found) {
    if (run.isHung) {
        found.faults << QStringLiteral("hangs");
    } else if (run.status != 0 && run.status != -SIGKILL) {
        found.faults << QStringLiteral("ends with %1").arg(run.status);
    }
}

void checkSave(const Run& run, const QStringList& paths, bool hasJournal, Found& found) {
    for (const QString& path : paths) {
        const QByteArray disk = found.disk.value(path);
        if (disk != Scene::original(path) && disk != edited(path)) {
            found.faults << QStringLiteral("torn: ") + path;
        }
        if (run.has(QStringLiteral("saved ") + path) && disk != edited(path)) {
            found.faults << QStringLiteral("said to be saved, and is not: ") + path;
        }
        if (hasJournal && disk != edited(path) && found.offered.value(path) != edited(path)) {
            found.faults << QStringLiteral("lost: ") + path;
        }
    }
}

QMap<QString, QByteArray> textsOf(const QString& line) {
    QMap<QString, QByteArray> texts;
    for (const QString& part : line.split(QLatin1Char(' ')).mid(1)) {
        texts.insert(part.section(QLatin1Char('='), 0, 0),
                     QByteArray::fromHex(part.section(QLatin1Char('='), 1).toLatin1()));
    }
    return texts;
}

using Texts = QMap<QString, QByteArray>;

/// Returns the typed texts in order.
QVector<Texts> typedIn(const Run& run) {
    QVector<Texts> typed;
    for (const QString& line : run.lines.filter(QRegularExpression(QStringLiteral("^typed")))) {
        typed.append(textsOf(line));
    }
    return typed;
}

/// @param typed from a run without faults: a killed run may have typed more than it reported.
void checkJournal(const QVector<Texts>& typed, const Run& run, Found& found) {
    qsizetype kept = 0;
    qsizetype said = 0;
    for (const QString& line : run.lines) {
        if (line.startsWith(QLatin1String("typed"))) {
            ++said;
        } else if (line == QLatin1String("kept")) {
            kept = said - 1;
        } else if (line == QLatin1String("silent")) {
            found.faults << QStringLiteral("not kept, and nobody is told");
        }
    }
    QMap<QString, QByteArray> now = found.disk;
    for (auto offered = found.offered.begin(); offered != found.offered.end(); ++offered) {
        now.insert(offered.key(), offered.value());
    }
    if (typed.lastIndexOf(now) < kept) {
        found.faults << QStringLiteral("lost: what was kept");
    }
}

/// Leaves unsaved work, like a killed window.
QMap<QString, QByteArray> leaveWork(const Scene& scene) {
    DocumentStore store;
    Journal journal(store, scene.data());
    store.openFolder(scene.project());
    store.apply(QStringLiteral("Edit"), {{store.find(QStringLiteral("a.xml")), {0, 0}, "<!-- new -->"}});
    store.files().add(QStringLiteral("new.xml"), "<orrery><!-- new --></orrery>\n");
    journal.flush();
    QMap<QString, QByteArray> work;
    for (const char* const path : {"a.xml", "new.xml"}) {
        work.insert(QString::fromLatin1(path), store.find(QString::fromLatin1(path))->bytes());
    }
    return work;
}

void checkRecovery(const QMap<QString, QByteArray>& work, const Run& run, Found& found) {
    for (auto file = work.begin(); file != work.end(); ++file) {
        const QByteArray disk = found.disk.value(file.key());
        if (disk != file.value() && found.offered.value(file.key()) != file.value()) {
            found.faults << QStringLiteral("lost: ") + file.key();
        }
        if (run.has(QStringLiteral("saved ") + file.key()) && disk != file.value()) {
            found.faults << QStringLiteral("said to be saved, and is not: ") + file.key();
        }
        const bool isTorn =
            disk != file.value() && found.disk.contains(file.key()) && disk != Scene::original(file.key());
        if (isTorn) {
            found.faults << QStringLiteral("torn: ") + file.key();
        }
    }
}

} // namespace

class FaultsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_driver.start());
        QVERIFY2(m_driver.canTrace(), "this machine has no strace, or lets no process trace another");
        m_typed = typedIn(m_driver.run(QStringLiteral("journal"), Scene()));
        QCOMPARE(m_typed.size(), 7);
    }

    void survives_data() {
        QTest::addColumn<QString>("operation");
        QTest::addColumn<QString>("error");
        QTest::addColumn<bool>("isForever");
        for (const char* const operation : {"save", "journal", "recover"}) {
            QTest::addRow("R1.1 killed at every system call of %s", operation)
                << QString::fromLatin1(operation) << QStringLiteral("KILL") << false;
            for (const QString& error : errors + QStringList{QStringLiteral("short")}) {
                for (const bool isForever : {false, true}) {
                    QTest::addRow("R1.2 %s %s in every file call of %s", qPrintable(error),
                                  isForever ? "for ever" : "once", operation)
                        << QString::fromLatin1(operation) << error << isForever;
                }
            }
        }
    }
    void survives() {
        QFETCH(QString, operation);
        QFETCH(QString, error);
        QFETCH(bool, isForever);
        const QStringList faults = runAll(operation, error, isForever);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void bites_data() {
        QTest::addColumn<QString>("error");
        QTest::addColumn<QString>("caught");
        QTest::newRow("R1.1 a naive save is caught when killed") << "KILL"
                                                                 << "torn";
        QTest::newRow("R1.2 a naive save is caught on a full disk") << "ENOSPC"
                                                                    << "said to be saved, and is not";
        QTest::newRow("R1.2 a naive save is caught at a short write") << "short"
                                                                      << "said to be saved, and is not";
    }
    void bites() {
        QFETCH(QString, error);
        QFETCH(QString, caught);
        const QStringList faults = runAll(QStringLiteral("naive"), error, false);
        QVERIFY(
            std::any_of(faults.begin(), faults.end(), [&](const QString& fault) { return fault.contains(caught); }));
    }

    void cleanupTestCase() {
        std::printf("%-8s %-10s %-8s %6s %6s %6s %6s %6s\n", "runs of", "fault", "how long", "runs", "saved", "kept",
                    "refused", "broken");
        for (const QString& line : m_table) {
            std::printf("%s\n", qPrintable(line));
        }
        std::printf("%d runs\n", m_runs);
    }

private:
    QVector<Fault> pointsOf(const QString& operation, const QString& error, bool isForever) {
        QVector<Fault> points;
        if (error == QLatin1String("short")) {
            for (int when = 1; when <= (isForever ? 1 : 12); ++when) {
                points.append({QStringLiteral("write"), error, when, isForever});
            }
            return points;
        }
        const bool isKill = error == QLatin1String("KILL");
        const QString key = operation + (isKill ? QStringLiteral("!") : QString());
        if (!m_calls.contains(key)) {
            const Scene scene;
            if (operation == QLatin1String("recover")) {
                leaveWork(scene);
            }
            m_calls.insert(key, m_driver.callsOf(operation, scene, !isKill));
        }
        const QMap<QString, int>& calls = m_calls[key];
        for (auto call = calls.begin(); call != calls.end(); ++call) {
            for (int when = 1; when <= (isForever ? 1 : call.value()); ++when) {
                points.append({call.key(), error, when, isForever});
            }
        }
        return points;
    }

    QStringList runAll(const QString& operation, const QString& error, bool isForever) {
        const QVector<Fault> points = pointsOf(operation, error, isForever);
        QStringList faults;
        int saved = 0;
        int kept = 0;
        int refused = 0;
        int broken = 0;
        for (const Fault& fault : points) {
            const Scene scene;
            const QMap<QString, QByteArray> work =
                operation == QLatin1String("recover") ? leaveWork(scene) : QMap<QString, QByteArray>();
            const Run run = m_driver.run(operation, scene, fault);
            Found found = startAgain(scene);
            checkRun(run, found);
            if (operation == QLatin1String("journal")) {
                checkJournal(m_typed, run, found);
            } else if (operation == QLatin1String("recover")) {
                checkRecovery(work, run, found);
            } else {
                const bool isNaive = operation == QLatin1String("naive");
                checkSave(run, isNaive ? QStringList{"a.xml"} : QStringList{"a.xml", "sub/b.xml"}, !isNaive, found);
            }
            saved += static_cast<int>(run.lines.filter(QRegularExpression(QStringLiteral("^saved "))).size());
            kept += static_cast<int>(run.lines.filter(QRegularExpression(QStringLiteral("^(kept|restored)$"))).size());
            refused += static_cast<int>(
                run.lines.filter(QRegularExpression(QStringLiteral("^(unsaved .*|unprotected|kept back)$"))).size());
            broken += found.faults.isEmpty() ? 0 : 1;
            for (const QString& what : found.faults) {
                faults << QStringLiteral("%1 at %2 %3%4: %5")
                              .arg(fault.error, fault.call)
                              .arg(fault.when)
                              .arg(fault.isForever ? QStringLiteral("+") : QString(), what);
            }
        }
        const auto runs = static_cast<int>(points.size());
        m_runs += runs;
        m_table << QString::asprintf("%-8s %-10s %-8s %6d %6d %6d %6d %6d", qPrintable(operation), qPrintable(error),
                                     isForever ? "for ever" : "once", runs, saved, kept, refused, broken);
        return faults;
    }

    Driver m_driver;
    QVector<Texts> m_typed;
    QMap<QString, QMap<QString, int>> m_calls;
    QStringList m_table;
    int m_runs = 0;
};

QTEST_GUILESS_MAIN(FaultsTest)
#include "faults_test.moc"
