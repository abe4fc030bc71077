// SPDX-License-Identifier: GPL-3.0-or-later
// Saving a run and playing it again, like a user (I4.16, C6).
#include "engine/runfile/zip_archive.h"
#include "tests/cli/cli_run.h"
#include "tests/cli/measured_run.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace orrery::tests;
namespace engine = orrery::engine;

namespace {

const QString demo = QStringLiteral(ORRERY_RESOURCE_DIR "/demo");
const QString small = QStringLiteral(ORRERY_SOURCE_DIR "/tests/data/projects/small");

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), qPrintable(path));
}

/// Replaces a text in an entry of a run file.
void edit(const QString& path, const std::string& entry, const std::string& old, const std::string& with) {
    auto entries = std::get<engine::ArchiveEntries>(engine::unpackZip(bytesOf(path).toStdString()));
    const std::size_t at = entries[entry].find(old);
    QVERIFY2(at != std::string::npos, (entry + " has no '" + old + "'").c_str());
    entries[entry].replace(at, old.size(), with);
    std::map<std::string, std::string_view> changed(entries.begin(), entries.end());
    write(path, QByteArray::fromStdString(std::get<std::string>(engine::packZip(changed))));
}

std::string packed(const std::map<std::string, std::string_view>& entries) {
    const engine::ArchiveLimits wide{.bytes = std::uint64_t{1} << 40};
    return std::get<std::string>(engine::packZip(entries, wide));
}

constexpr std::size_t bombBytes = std::size_t{64} << 20;

/// Returns a small file that expands to more than the limits.
std::string bomb() {
    const std::string zeros(bombBytes, '\0');
    std::map<std::string, std::string_view> entries;
    for (int i = 0; i < 5; ++i) {
        entries.emplace("content/" + std::to_string(i) + ".xml", zeros);
    }
    return packed(entries);
}

/// Returns a small file whose entry expands to more than it declares.
std::string liar() {
    std::string bytes = packed({{"run.xml", std::string(bombBytes, '\0')}});
    const std::string size("\0\0\0\x04", 4); // of the entry, in both lists
    const std::string wrong("\0\0\1\0", 4);
    for (std::size_t at = bytes.find(size); at != std::string::npos; at = bytes.find(size, at + 4)) {
        bytes.replace(at, size.size(), wrong);
    }
    return bytes;
}

/// Returns the lines with hashes.
QStringList hashesIn(const QString& out) {
    return out.split('\n').filter(QRegularExpression("^turn \\d+ [0-9a-f]{16}$"));
}

QJsonObject jsonOf(const Outcome& outcome) {
    return QJsonDocument::fromJson(outcome.out.toUtf8()).object();
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = path("a.orrery-run");
    }
    void cleanup() { m_folder.reset(); }

    NAMED_TEST(agrees, "C6 I4.16 a saved run is played again, and its hashes agree") {
        const Outcome saved =
            save({demo, "--scenario", "seven-suns", "--turns", "8", "--what-if", "Hearth.Industry=9@3..5", "--what-if",
                  "Coal.owner=Basalt@2", "--view", "zoom=1:4"});
        QCOMPARE(saved.messages, QString());
        QCOMPARE(saved.status, 0);
        QCOMPARE(hashesIn(saved.out).size(), 9);
        const Outcome replay = run({"replay", m_file});
        QCOMPARE(replay.out, "scenario seven-suns, seed 1, 8 turns\nthe hashes of turns 0 to 8 agree\n");
        QCOMPARE(replay.messages, QString());
        QCOMPARE(replay.status, 0);
        const QJsonObject json = jsonOf(run({"replay", m_file, "--until", "3", "--json"}));
        QCOMPARE(json["agrees"].toBool(), true);
        QCOMPARE(json["lastCompared"].toInt(), 3);
        QCOMPARE(json["turns"].toInt(), 8);
        QVERIFY(json["sameProgram"].toBool() && json["sameVocabulary"].toBool());
        QVERIFY(!json.contains("firstDifference"));
    }

    NAMED_TEST(differs, "C6 I4.16 replay says from which turn on the hashes differ, and ends with 1") {
        save({small, "--turns", "6"});
        edit(m_file, "content/content.xml", "amount='3'", "amount='if(turn &gt;= 4, 4, 3)'");
        const Outcome replay = run({"replay", m_file});
        QVERIFY2(replay.out.endsWith("the hashes differ from turn 4 on\n"), qPrintable(replay.out + replay.messages));
        QCOMPARE(replay.status, 1);
        QCOMPARE(run({"replay", m_file, "--until", "3"}).status, 0);
        const Outcome json = run({"replay", m_file, "--json"});
        QCOMPARE(json.status, 1);
        QCOMPARE(jsonOf(json)["firstDifference"].toInt(), 4);
        QCOMPARE(jsonOf(json)["agrees"].toBool(true), false);
    }

    NAMED_TEST(origin, "I4.16 replay says if another version or another vocabulary made the run") {
        save({small, "--turns", "2"});
        edit(m_file, "run.xml", " program=\"", " program=\"9.");
        edit(m_file, "run.xml", " vocabulary=\"", " vocabulary=\"0");
        const Outcome replay = run({"replay", m_file});
        QVERIFY2(replay.out.contains("version 9."), qPrintable(replay.out));
        QVERIFY(replay.out.contains("the shipped vocabulary is not the same as when the run was saved\n"));
        QCOMPARE(replay.status, 0); // the hashes agree
        QVERIFY(!jsonOf(run({"replay", m_file, "--json"}))["sameProgram"].toBool(true));
        QVERIFY(!jsonOf(run({"replay", m_file, "--json"}))["sameVocabulary"].toBool(true));
    }

    NAMED_TEST(extracts, "C6 I4.16 the extracted project plays the run to the same hashes") {
        const Outcome saved = save({demo, "--scenario", "seven-suns", "--seed", "3", "--turns", "5", "--what-if",
                                    "Hearth.Industry=9@3", "--view", "zoom=1:4"});
        const QString folder = path("extracted run");
        const Outcome replay = run({"replay", m_file, "--extract", folder});
        QCOMPARE(replay.status, 0);
        QCOMPARE(replay.out.section('\n', -2),
                 "orrery-cli run '" + folder + "' --scenario seven-suns --seed 3 --turns 5\n");
        const Outcome again = run({"run", folder, "--scenario", "seven-suns", "--seed", "3", "--turns", "5"});
        QCOMPARE(again.status, 0);
        QCOMPARE(hashesIn(again.out), hashesIn(saved.out));
        QCOMPARE(bytesOf(folder + "/techs.xml"), bytesOf(demo + "/techs.xml"));
        QCOMPARE(jsonOf(run({"replay", m_file, "--json", "--extract", path("b")}))["extracted"].toString(), path("b"));
        // A folder with files keeps them.
        write(folder + "/mine.txt", "mine");
        const Outcome refused = run({"replay", m_file, "--extract", folder});
        QCOMPARE(refused.status, 2);
        QCOMPARE(refused.messages, "orrery-cli: the folder '" + folder + "' is not empty\n");
        QCOMPARE(bytesOf(folder + "/mine.txt"), QByteArray("mine"));
    }

    NAMED_TEST(inputs, "I4.16 a run of a scenario and orders from standard input is saved with them") {
        const QByteArray scenario = "<orrery format='1'><scenario id='one'><empire id='T' capital='A'/>"
                                    "<system name='S' x='0' y='0'/><planet name='A' system='S' owner='T'/>"
                                    "</scenario></orrery>";
        const Outcome saved = run({"run", small, "--scenario", "-", "--turns", "3", "--save", m_file}, scenario);
        QCOMPARE(saved.status, 0);
        QCOMPARE(run({"replay", m_file}).status, 0);
        // Orders become part of the run.
        const QByteArray orders = "<orders><move-order empire='Aurora' object='Swift' to='Spark' turn='1'/></orders>";
        QCOMPARE(
            run({"run", demo, "--scenario", "messengers", "--orders", "-", "--turns", "3", "--save", m_file}, orders)
                .status,
            0);
        const auto entries = std::get<engine::ArchiveEntries>(engine::unpackZip(bytesOf(m_file).toStdString()));
        QVERIFY(entries.find("run.xml")->second.find("<move-order ") != std::string::npos);
        QCOMPARE(run({"replay", m_file}).status, 0);
    }

    NAMED_TEST(whole, "I4.16 R1.2 a run file is written whole or not at all") {
        write(m_file, "old");
        const QStringList play{"run", small, "--turns", "2", "--save", m_file};
        QCOMPARE(run(play + QStringList{"--break", "nonsense"}).status, 2);
        QCOMPARE(bytesOf(m_file), QByteArray("old"));
        QCOMPARE(run(play).status, 0);
        QVERIFY(bytesOf(m_file).startsWith("PK"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
        QCOMPARE(run({"run", small, "--save", "/dev/full"}).status, 2);
        QCOMPARE(run({"run", small, "--save", path("missing/a.orrery-run")}).status, 2);
        // Outputs never replace inputs, and do not share a file.
        QCOMPARE(run({"run", small, "--save", small + "/orrery.xml"}).status, 2);
        QCOMPARE(run({"run", small, "--save", m_file, "--dump", m_file}).status, 2);
        QVERIFY(run({"run", small, "--save", "-", "--trace", "-"}).messages.contains("--save"));
        QProcess toOutput;
        toOutput.start(ORRERY_CLI, {"run", small, "--turns", "2", "--save", "-"});
        QVERIFY(toOutput.waitForFinished(patience));
        QCOMPARE(toOutput.readAllStandardOutput(), bytesOf(m_file));
    }

    NAMED_TEST(breaks, "I4.16 a run that stops at a breakpoint is saved up to that turn") {
        const Outcome saved = run({"run", demo, "--scenario", "seven-suns", "--turns", "9", "--break", "if:turn >= 4",
                                   "--until-break", "--save", m_file});
        QVERIFY2(saved.status == 3, qPrintable(saved.out + saved.messages));
        QCOMPARE(jsonOf(run({"replay", m_file, "--json"}))["turns"].toInt(), hashesIn(saved.out).size() - 1);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        init(); // Qt Test reads the rows before it calls init()
        save({small, "--turns", "2"});
        const QByteArray whole = bytesOf(m_file);
        QTest::newRow("C6 R2.2 an empty file") << QByteArray() << "it is not a zip archive";
        QTest::newRow("C6 R2.2 a truncated file") << whole.left(whole.size() / 2) << "its end is missing";
        QByteArray flipped = whole;
        flipped[60] = static_cast<char>(flipped[60] ^ 4);
        QTest::newRow("C6 R2.2 a changed byte") << flipped << "content/";
        edit(m_file, "run.xml", "format=\"1\"", "format=\"7\"");
        QTest::newRow("C6 R2.2 a format of the future")
            << bytesOf(m_file) << "it has format 7, and this version of Orrery reads format 1";
    }
    void refuses() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, sentence);
        write(m_file, bytes);
        for (const QStringList& command : {QStringList{"replay", m_file}, QStringList{"diff", small, m_file}}) {
            const Outcome refused = run(command);
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.messages.startsWith("orrery-cli: cannot open the run file '" + m_file + "': ") &&
                         refused.messages.contains(sentence),
                     qPrintable(refused.messages));
        }
    }

    NAMED_TEST(missing, "C6 a run file that does not exist, or that is a folder, ends with 2") {
        QCOMPARE(run({"replay", m_file}).status, 2);
        QCOMPARE(run({"replay", m_folder->path()}).status, 2);
        QCOMPARE(run({"replay"}).status, 2);
    }

    NAMED_TEST(wrongActions, "C6 actions that do not fit the content are reported, and replay ends with 2") {
        save({small, "--turns", "2"});
        edit(m_file, "run.xml", "</run>", "<place class=\"GONE\" on=\"Sol III\"/></run>");
        const Outcome wrong = run({"replay", m_file});
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.messages.contains("run.xml:") && wrong.messages.contains("GONE"), qPrintable(wrong.messages));
    }

    NAMED_TEST(limit, "C6 a limit that ends the run earlier is an error") {
        save({demo, "--turns", "4"});
        const Outcome limited = run({"replay", m_file, "--work-limit", "1"});
        QCOMPARE(limited.status, 2);
        QVERIFY2(limited.messages.contains("run.work-used-up"), qPrintable(limited.messages));
    }

    NAMED_TEST(diffs, "C6 I4.16 diff compares a saved run with a project or with another run") {
        const QString project = path("project");
        QVERIFY(QDir().mkpath(project));
        for (const QString& name : QDir(small).entryList(QDir::Files)) {
            QVERIFY(QFile::copy(small + "/" + name, project + "/" + name));
        }
        run({"run", project, "--turns", "4", "--what-if", "Sol III.Population=7@2", "--save", m_file});
        const Outcome same = run({"diff", m_file, project, "--turns", "4"});
        QVERIFY2(same.status == 0, qPrintable(same.out + same.messages));
        QCOMPARE(run({"diff", m_file, project}).out, "No differences in 4 turns.\n"); // those of the run
        QFile content(project + "/content.xml");
        QVERIFY(content.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        write(content.fileName(), bytesOf(small + "/content.xml").replace("amount='3'", "amount='4'"));
        for (const QStringList& sides : {QStringList{m_file, project}, QStringList{project, m_file}}) {
            const Outcome other = run({"diff", sides[0], sides[1], "--turns", "4"});
            QCOMPARE(other.status, 1);
            QVERIFY2(other.out.contains("BLD_MINE/dig"), qPrintable(other.out));
        }
        // Each of two files plays its own run.
        const QString second = path("b.orrery-run");
        run({"run", small, "--turns", "4", "--what-if", "Sol III.Population=8@2", "--save", second});
        QCOMPARE(run({"diff", m_file, m_file, "--turns", "4"}).status, 0);
        QVERIFY(run({"diff", m_file, second, "--turns", "4"}).out.contains("Population"));
    }

    void hostile_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const std::string& bytes, const char* sentence) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(sentence);
        };
        row("R2.2 many entries that expand cost no memory", bomb(), "its entries have 335544320 bytes together");
        row("R2.2 an entry that expands beyond its size costs no memory", liar(), "does not have the size");
    }
    void hostile() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, sentence);
        QVERIFY(bytes.size() < 1'000'000);
        write(m_file, bytes);
        const Measured measured = orrery::tests::measured({"replay", m_file}, std::uint64_t{2} << 30);
        QCOMPARE(measured.status, 2);
        QVERIFY2(measured.messages.contains(sentence), measured.messages.constData());
        QVERIFY2(isSanitized || measured.peakBytes < bombBytes / 2, std::to_string(measured.peakBytes).c_str());
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    Outcome save(const QStringList& arguments) const {
        return run(QStringList{"run"} + arguments + QStringList{"--save", m_file});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(ReplayTest)
#include "replay_test.moc"
