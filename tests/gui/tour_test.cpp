// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the tour, as text, are those that somebody has accepted (I6.7).
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TourTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(accepted, "I6.7 the tour shows what it showed when it was last accepted") {
        const QTemporaryDir home; // a tour must not depend on earlier ones
        const QTemporaryDir pictures;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", home.path());
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        for (const char* const folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
            environment.insert(folder, home.path());
        }
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(ORRERY_PROGRAM),
                      {"--language", "en", "--tour", pictures.path(), ORRERY_RESOURCE_DIR "/demo"});
        QVERIFY(program.waitForFinished(120'000));
        QCOMPARE(program.exitCode(), 0);
        const QByteArray shown = bytesOf(pictures.filePath("tour.txt"));
        QVERIFY(shown.contains("== 22-preferences"));
        const QString accepted = QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/tour/accepted.txt");
        if (qEnvironmentVariableIsSet("UPDATE_EXPECTED")) {
            QFile file(accepted);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(shown), shown.size());
            return;
        }
        const QList<QByteArray> now = shown.split('\n');
        const QList<QByteArray> before = bytesOf(accepted).split('\n');
        QByteArray picture;
        for (qsizetype i = 0; i < std::max(now.size(), before.size()); ++i) {
            picture = now.value(i).startsWith("== ") ? now[i] : picture;
            if (now.value(i) != before.value(i)) {
                QFAIL(("in the picture " + picture + ", line " + QByteArray::number(i + 1) +
                       "\n  accepted: " + before.value(i) + "\n  now:      " + now.value(i) +
                       "\nIf the new tour is right, accept it: see CONTRIBUTING.md.")
                          .constData());
            }
        }
    }

    NAMED_TEST(filled, "I6.7 no picture of the accepted tour shows work that has not ended") {
        const QByteArray accepted = bytesOf(QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/tour/accepted.txt"));
        QVERIFY(!accepted.isEmpty());
        for (const char* const words : {"Checking…", "being read", "Computing", "results follow", "Creating the"}) {
            QVERIFY2(!accepted.contains(words), words);
        }
    }

private:
    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

QTEST_GUILESS_MAIN(TourTest)
#include "tour_test.moc"
