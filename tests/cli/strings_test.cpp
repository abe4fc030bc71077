// SPDX-License-Identifier: GPL-3.0-or-later
// orrery-cli strings: to translators and back.
#include "cli_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using orrery::tests::run;

class StringsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write("orrery.xml", "<project format=\"1\" name=\"S\"/>\n");
        write("content.xml", "<orrery format=\"1\">\n  <class id=\"BLD_A\" type=\"building\"/>\n"
                             "  <strings language=\"en\">\n    <string id=\"BLD_A\">Lab</string>\n"
                             "    <string id=\"OLD\">Gone</string>\n  </strings>\n</orrery>\n");
    }

    void circle_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("I2.7 the command line gives out a .po and takes it back") << "de.po";
        QTest::newRow("I2.7 the command line gives out a .ts and takes it back") << "de.ts";
    }
    void circle() {
        QFETCH(QString, file);
        const QString path = m_folder->filePath(file);
        auto outcome = run({"strings", "export", m_folder->path(), path, "--language", "de"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
        QByteArray bytes = read(file);
        // Fill in the first text like a translator.
        bytes.replace("msgid \"Lab\"\nmsgstr \"\"", "msgid \"Lab\"\nmsgstr \"Labor\"");
        bytes.replace("<comment>BLD_A</comment>\n        <translation type=\"unfinished\">",
                      "<comment>BLD_A</comment>\n        <translation>Labor");
        QVERIFY(bytes.contains("Labor"));
        write(file, bytes);
        const QByteArray content = read("content.xml");
        outcome = run({"strings", "import", m_folder->path(), path});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.messages));
        QVERIFY(read("strings/de.xml").contains("<string id=\"BLD_A\">Labor</string>"));
        QCOMPARE(read("content.xml"), content);
        outcome = run({"strings", "list", m_folder->path()});
        QCOMPARE(outcome.out, QString("en\t2\t0 missing\nde\t1\t1 missing\nOLD\tunused\n"));
        // A second import changes nothing.
        const QByteArray german = read("strings/de.xml");
        QCOMPARE(run({"strings", "import", m_folder->path(), path}).status, 0);
        QCOMPARE(read("strings/de.xml"), german);
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("reason");
        QTest::newRow("I2.7 export asks for a language") << QStringList{"export", "PROJECT", "x.po"} << "--language";
        QTest::newRow("I2.7 export knows two kinds of file")
            << QStringList{"export", "PROJECT", "x.txt", "--language", "de"} << ".po or .ts";
        QTest::newRow("I2.7 import says that there is no file")
            << QStringList{"import", "PROJECT", "none.po"} << "none.po";
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, reason);
        arguments.replaceInStrings("PROJECT", m_folder->path());
        const auto outcome = run(QStringList{"strings"} + arguments);
        QVERIFY(outcome.status != 0);
        QVERIFY2(outcome.messages.contains(reason), qPrintable(outcome.messages));
    }

private:
    void write(const QString& path, const QByteArray& bytes) {
        QFile file(m_folder->filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray read(const QString& path) const {
        QFile file(m_folder->filePath(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(StringsTest)
#include "strings_test.moc"
