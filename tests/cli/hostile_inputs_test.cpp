// SPDX-License-Identifier: GPL-3.0-or-later
// Malformed and hostile inputs of every kind (R2.2, R2.6). The program ends by itself with 0, 1 or 2, within a gigabyte
// of memory. It reports the problem with its code and place. tests/data/hostile has one input a line.
#include "engine/text/journal.h"
#include "tests/cli/cli_run.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using namespace orrery;
using namespace orrery::tests;

namespace {

const QString inputs = ORRERY_SOURCE_DIR "/tests/data/hostile/";
const QString program = ORRERY_CLI;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isSanitized = true; // a sanitizer reserves terabytes of addresses
#else
constexpr bool isSanitized = false;
#endif
constexpr rlim_t mostMemory = 1'000'000'000;

/// Decodes a line of an input file: \n, \r, \t, \\ and \xHH are bytes, and {{N*text}} repeats the text N times.
QByteArray unescaped(const QByteArray& line) {
    QByteArray out;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line.mid(i, 2) == "{{") {
            const qsizetype star = line.indexOf('*', i);
            const qsizetype end = line.indexOf("}}", star);
            out += unescaped(line.mid(star + 1, end - star - 1)).repeated(line.mid(i + 2, star - i - 2).toInt());
            i = end + 1;
        } else if (line[i] == '\\' && i + 1 < line.size()) {
            const char kind = line[++i];
            if (kind == 'x') {
                out += QByteArray::fromHex(line.mid(i + 1, 2));
                i += 2;
            } else {
                out += kind == 'n' ? '\n' : kind == 'r' ? '\r' : kind == 't' ? '\t' : kind;
            }
        } else {
            out += line[i];
        }
    }
    return out;
}

const QByteArray manifest = "<project format=\"1\"/>\n";
const QByteArray scope = "<scope><include><contains><self/></contains></include></scope>";

QByteArray content(const QByteArray& inside) {
    return "<orrery format=\"1\">" + inside + "</orrery>\n";
}

/// A valid scenario, and a string table in a file.
const QByteArray game =
    content("<class id=\"BLD_MILL\" type=\"building\"/><strings><string id=\"BLD_MILL\">Mill</string></strings>"
            "<scenario id=\"s\"><empire id=\"Terrans\" capital=\"Sol III\"/><system name=\"Sol\" x=\"0\" y=\"0\"/>"
            "<planet name=\"Sol III\" system=\"Sol\" owner=\"Terrans\"/></scenario>");

using Files = QMap<QString, QByteArray>;

/// The way in which the inputs of a file reach the program.
struct Kind {
    const char* name; ///< name of the file
    QStringList arguments;
    Files (*files)(const QByteArray& input);
};

const QVector<Kind>& kinds() {
    static const QStringList check{"check", "P"};
    static const QVector<Kind> all{
        {"xml", check,
         [](const QByteArray& x) {
             return Files{{"a.xml", x}};
         }},
        {"inside", check,
         [](const QByteArray& x) {
             return Files{{"a.xml", content(x)}};
         }},
        {"names", check,
         [](const QByteArray& x) {
             return Files{
                 {"a.xml", content("<class id=\"" + x +
                                   "\" type=\"tech\"/><class id=\"B\" type=\"building\">"
                                   "<group id=\"g\"><activation if=\"has(TECH, " +
                                   x + ")\"/>" + scope + "<effects><destroy-object/></effects></group></class>")}};
         }},
        {"numbers", check,
         [](const QByteArray& x) {
             return Files{
                 {"a.xml", content("<class id=\"B\" type=\"building\" duration=\"" + x +
                                   "\"><group id=\"g\" "
                                   "priority=\"" +
                                   x + "\">" + scope + "<effects><destroy-object/></effects></group></class>")}};
         }},
        {"expressions", check,
         [](const QByteArray& x) {
             return Files{{"a.xml", content("<class id=\"B\" type=\"building\"><group id=\"g\">" + scope +
                                            "<effects><modify-max-meter meter=\"Mining\" amount=\"" + x +
                                            "\"/></effects></group></class>")}};
         }},
        {"manifests", check,
         [](const QByteArray& x) {
             return Files{{"orrery.xml", x}, {"a.xml", game}};
         }},
        {"scenarios",
         {"run", "P", "--turns", "3"},
         [](const QByteArray& x) {
             return Files{{"a.xml", content("<scenario id=\"s\">" + x + "</scenario>")}};
         }},
        {"orders",
         {"run", "P", "--turns", "3", "--orders", "orders.xml"},
         [](const QByteArray& x) {
             return Files{{"a.xml", game}, {"../orders.xml", x}};
         }},
        {"tables", check,
         [](const QByteArray& x) {
             return Files{{"a.xml", content("<table id=\"Sizes\" key=\"number\" file=\"sizes.csv\"><column "
                                            "id=\"food\"/></table>")},
                          {"sizes.csv", x}};
         }},
        {"po",
         {"strings", "import", "P", "de.po", "--language", "de"},
         [](const QByteArray& x) {
             return Files{{"a.xml", game}, {"../de.po", x}};
         }},
        {"ts",
         {"strings", "import", "P", "de.ts", "--language", "de"},
         [](const QByteArray& x) {
             return Files{{"a.xml", game}, {"../de.ts", x}};
         }},
        {"classic",
         {"import", "freeorion-classic", "P", "--out", "out"},
         [](const QByteArray& x) {
             return Files{{"buildings.xml", x}};
         }},
    };
    return all;
}

/// Runs the program in a folder, under a memory limit.
Outcome runIn(const QString& folder, const QStringList& arguments) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setChildProcessModifier([] {
        const rlimit limit{mostMemory, mostMemory};
        if (!isSanitized) {
            setrlimit(RLIMIT_AS, &limit);
        }
    });
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit) {
        return {-1, {}, QString::fromUtf8(process.readAllStandardError())};
    }
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class HostileInputsTest : public QObject {
    Q_OBJECT

private slots:
    void isNamed_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("input");
        int count = 0;
        for (int k = 0; k < kinds().size(); ++k) {
            QFile file(inputs + kinds()[k].name + ".txt");
            QVERIFY2(file.open(QIODevice::ReadOnly), kinds()[k].name);
            int number = 1;
            for (QByteArray line : file.readAll().chopped(1).split('\n')) {
                const bool isLeftOut = isSanitized && number % 4 != 0; // sanitizers take four times as long
                if (!line.startsWith("# ") && !isLeftOut) {
                    QTest::newRow(
                        qPrintable(QString(isSanitized ? "R2.2 one of four: %1.txt:%2 %3" : "R2.2 %1.txt:%2 %3")
                                       .arg(kinds()[k].name)
                                       .arg(number)
                                       .arg(QString::fromUtf8(line.left(60)))))
                        << k << unescaped(line);
                    ++count;
                }
                ++number;
            }
        }
        QVERIFY2(count >= (isSanitized ? 75 : 300), qPrintable(QString::number(count)));
    }
    void isNamed() {
        QFETCH(int, kind);
        QFETCH(QByteArray, input);
        const QTemporaryDir scratch;
        QDir(scratch.path()).mkdir("P");
        Files files = kinds()[kind].files(input);
        if (kinds()[kind].arguments.first() != "import" && !files.contains("orrery.xml")) {
            files["orrery.xml"] = manifest;
        }
        for (auto one = files.cbegin(); one != files.cend(); ++one) {
            QFile file(scratch.filePath("P/" + one.key()));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(one.value()), one.value().size());
        }
        const Outcome outcome = runIn(scratch.path(), kinds()[kind].arguments);
        QVERIFY2(outcome.status >= 0 && outcome.status <= 2,
                 qPrintable(QStringLiteral("%1: %2").arg(outcome.status).arg(outcome.messages.right(500))));
        // A file, line and column if there are any, the severity with a message, and a code.
        static const QRegularExpression named(
            "^[^:\n]+(:\\d+:\\d+)?: (error|warning|hint): .+ \\[[a-z]+\\.[a-z0-9-]+\\]$",
            QRegularExpression::MultilineOption);
        const QString all = outcome.out + outcome.messages;
        QVERIFY2(named.match(all).hasMatch(),
                 qPrintable(QStringLiteral("ended with %1: %2").arg(outcome.status).arg(all.left(500))));
        // No name of content begins a line of its own, or reaches the terminal as a command.
        static const QRegularExpression unsafe("^fake|[\\x01-\\x09\\x0B-\\x1F\\x7F\\x{202A}-\\x{202E}]",
                                               QRegularExpression::MultilineOption);
        QVERIFY2(!unsafe.match(all).hasMatch(), qPrintable(all.left(500)));
        const bool isWell = outcome.status == 0;
        QVERIFY2(!isWell || !all.contains(": error: "), qPrintable(all.left(500)));
    }

    void journals_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const QByteArray& bytes) { QTest::newRow(name) << bytes; };
        engine::JournalRecords records;
        records.begin("/project");
        const QByteArray well = QByteArray::fromStdString(records.bytes());
        row("R2.2 a journal that is empty", "");
        row("R2.2 a journal of zeros", QByteArray(100'000, '\0'));
        row("R2.2 a journal of ones", QByteArray(100'000, '\xff'));
        row("R2.2 a journal of text", QByteArray("<orrery format=\"1\"/>\n").repeated(5000));
        row("R2.2 a journal that ends in its first length", well.left(2));
        row("R2.2 a journal with a length beyond its end", QByteArray("\xff\xff\xff\x7f") + well.mid(4));
        row("R2.2 a journal with a length of nothing", QByteArray(4, '\0') + well.mid(4));
        row("R2.2 a journal with the beginning twice", well + well);
        row("R2.2 a journal of a hundred thousand beginnings", QByteArray(well).repeated(100'000));
        for (qsizetype at = 0; at < well.size(); ++at) {
            QByteArray flipped = well;
            flipped[at] = static_cast<char>(flipped[at] ^ 0x40);
            row(qPrintable(QStringLiteral("R2.2 a journal whose byte %1 is flipped").arg(at)), flipped);
        }
    }
    void journals() {
        QFETCH(QByteArray, bytes);
        const engine::JournalContents read =
            engine::readJournal({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(read.files.empty()); // nothing was edited in these journals
    }
};

QTEST_GUILESS_MAIN(HostileInputsTest)
#include "hostile_inputs_test.moc"
