// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/file_io.h"
#include "engine/text/journal.h"
#include "engine/text/line_diff.h"
#include "engine/text/merge.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <cstring>
#include <random>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace orrery::engine;

namespace {

using Kind = Expected::Kind;

void put(const std::string& path, const QByteArray& bytes) {
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray get(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

/// Returns the lines "0" to "n - 1", some of them removed, changed or doubled.
std::string scrambled(std::mt19937& random, int lines, int changes) {
    std::vector<std::string> all;
    for (int i = 0; i < lines; ++i) {
        all.push_back(std::to_string(i % 7) + "\n");
    }
    for (int i = 0; i < changes && !all.empty(); ++i) {
        const auto at = all.begin() + static_cast<int>(random() % all.size());
        switch (random() % 3) {
        case 0:
            all.erase(at);
            break;
        case 1:
            *at = "changed " + std::to_string(random() % 5) + "\n";
            break;
        default:
            all.insert(at, *at + "x\n");
            break;
        }
    }
    std::string text;
    for (const std::string& line : all) {
        text += line;
    }
    if (random() % 3 == 0 && !text.empty()) {
        text.pop_back();
    }
    return text;
}

} // namespace

/// Replacing whole files, reading journals back, and comparing and merging texts.
class FileIoTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void links_data() {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("R1.2 a link stays one, what it points to is replaced") << true;
        QTest::newRow("R1.2 a link that leads nowhere stays one, what it points to is made") << false;
    }
    void links() {
        QFETCH(bool, isThere);
        QDir().mkpath(m_folder->filePath("inner"));
        if (isThere) {
            put(at("inner/real.xml"), "old");
        }
        QCOMPARE(::symlink("inner/second.xml", at("first.xml").c_str()), 0);
        QCOMPARE(::symlink("real.xml", at("inner/second.xml").c_str()), 0);
        QVERIFY(isWritten(writeFileWhole(at("first.xml"), "new", {})));
        QCOMPARE(get(at("inner/real.xml")), QByteArray("new"));
        QVERIFY(QFileInfo(m_folder->filePath("first.xml")).isSymLink());
        QVERIFY(QFileInfo(m_folder->filePath("inner/second.xml")).isSymLink());
    }

    void permissions_data() {
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("mayWrite");
        QTest::newRow("R1.2 permissions of the old file are kept") << 0640 << true;
        QTest::newRow("R1.2 odd permissions are kept too") << 0204 << true;
        QTest::newRow("R1.2 a file that nobody may write to is refused") << 0444 << false;
    }
    void permissions() {
        QFETCH(int, mode);
        QFETCH(bool, mayWrite);
        put(at("a.xml"), "old");
        QCOMPARE(::chmod(at("a.xml").c_str(), static_cast<mode_t>(mode)), 0);
        const bool isOwner = ::geteuid() == 0 || (mode & 0200) != 0;
        QCOMPARE(isWritten(writeFileWhole(at("a.xml"), "new", {})), mayWrite && isOwner);
        struct stat info {};
        QCOMPARE(::stat(at("a.xml").c_str(), &info), 0);
        QCOMPARE(static_cast<int>(info.st_mode & 07777u), mode);
        ::chmod(at("a.xml").c_str(), 0600);
        QCOMPARE(get(at("a.xml")), QByteArray(mayWrite && isOwner ? "new" : "old"));
        QVERIFY(hasNoLitter());
    }

    NAMED_TEST(permissionsMeanwhile, "R1.2 permissions that changed a moment ago stay") {
        put(at("a.xml"), "old");
        QCOMPARE(::chmod(at("a.xml").c_str(), 0644), 0);
        WriteOptions options{.expected = {Expected::Kind::bytes, "old"}};
        options.beforeReplacing = [&] { ::chmod(at("a.xml").c_str(), 0645); };
        QVERIFY(isWritten(writeFileWhole(at("a.xml"), "new", options)));
        struct stat info {};
        QCOMPARE(::stat(at("a.xml").c_str(), &info), 0);
        QCOMPARE(static_cast<int>(info.st_mode & 07777u), 0645);
    }

    NAMED_TEST(refuses, "R1.2 what is no file is refused and left alone") {
        QCOMPARE(::mkfifo(at("pipe.xml").c_str(), 0600), 0);
        QVERIFY(!isWritten(writeFileWhole(at("pipe.xml"), "new", {})));
        QVERIFY(!isWritten(writeFileWhole(m_folder->path().toStdString(), "new", {})));
        QVERIFY(!isWritten(writeFileWhole(at("none/a.xml"), "new", {})));
        struct stat info {};
        QVERIFY(::stat(at("pipe.xml").c_str(), &info) == 0 && S_ISFIFO(info.st_mode));
        QVERIFY(hasNoLitter());
    }

    void expects_data() {
        QTest::addColumn<QByteArray>("there");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("meanwhile");
        QTest::addColumn<bool>("isWritten");
        const auto bytes = static_cast<int>(Kind::bytes);
        const auto noFile = static_cast<int>(Kind::noFile);
        const auto anything = static_cast<int>(Kind::anything);
        const QByteArray none = "(none)";
        QTest::newRow("R1.3 what is expected is replaced") << QByteArray("old") << bytes << QByteArray() << true;
        QTest::newRow("R1.3 anything is replaced where no conditions")
            << QByteArray("x") << anything << QByteArray() << true;
        QTest::newRow("R1.3 another text is left alone")
            << QByteArray("old and more") << bytes << QByteArray() << false;
        QTest::newRow("R1.3 a shorter text is left alone") << QByteArray("ol") << bytes << QByteArray() << false;
        QTest::newRow("R1.3 a file that is gone is not made anew") << none << bytes << QByteArray() << false;
        QTest::newRow("R1.3 a file where none is expected is left alone")
            << QByteArray("x") << noFile << QByteArray() << false;
        QTest::newRow("R1.3 a new file is made") << none << noFile << QByteArray() << true;
        QTest::newRow("R1.3 a file written at the last moment is put back")
            << QByteArray("old") << bytes << QByteArray("theirs") << false;
        QTest::newRow("R1.3 a file written at the last moment where none was stays")
            << none << noFile << QByteArray("theirs") << false;
        QTest::newRow("R1.3 a file removed at the last moment stays away")
            << QByteArray("old") << bytes << QByteArray("(none)") << false;
    }
    void expects() {
        QFETCH(QByteArray, there);
        QFETCH(int, kind);
        QFETCH(QByteArray, meanwhile);
        QFETCH(bool, isWritten);
        if (there != "(none)") {
            put(at("a.xml"), there);
        }
        WriteOptions options{.expected = {static_cast<Kind>(kind), "old"}};
        options.beforeReplacing = [&] {
            if (meanwhile == "(none)") {
                QFile::remove(m_folder->filePath("a.xml"));
            } else if (!meanwhile.isEmpty()) {
                put(at("a.xml"), meanwhile);
            }
        };
        const auto written = writeFileWhole(at("a.xml"), "new", options);
        QCOMPARE(std::holds_alternative<FileStamp>(written), isWritten);
        QVERIFY(isWritten || std::get<FileError>(written).isConflict);
        QCOMPARE(get(at("a.xml")), isWritten ? QByteArray("new") : meanwhile.isEmpty() ? there : meanwhile);
        QVERIFY(hasNoLitter());
    }

    NAMED_TEST(leftovers, "R1.1 what a killed save left is removed, what a living one writes is not") {
        put(at(".a.xml.orrery-save.0123abcd"), "half");
        put(at(".b.xml.orrery-save.0123abcd"), "half");
        put(at(".a.xml.orrery-save.notes"), "somebody's");
        QFile living(m_folder->filePath(".b.xml.orrery-save.0123abcd"));
        QVERIFY(living.open(QIODevice::ReadOnly));
        QCOMPARE(::flock(living.handle(), LOCK_EX), 0);
        QCOMPARE(removeLeftovers(m_folder->path().toStdString()), 1);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name),
                 (QStringList{".a.xml.orrery-save.notes", ".b.xml.orrery-save.0123abcd"}));
    }

    NAMED_TEST(journalTorn, "R1.1 a journal cut at any byte gives what is whole before") {
        JournalRecords records;
        std::vector<std::pair<std::size_t, std::string>> states; ///< the text from this byte on
        const auto note = [&](const std::string& text) { states.emplace_back(records.bytes().size(), text); };
        records.begin("/project");
        note("(none)");
        records.file(3, "a.xml", true, "base", 10);
        note("base");
        records.edit(3, 4, 0, " and more", 11);
        note("base and more");
        records.edit(3, 0, 4, "", 12);
        note(" and more");
        records.text(3, "whole", 13);
        note("whole");
        records.forget(3);
        note("(none)");
        const std::string all = records.bytes();
        for (std::size_t size = 0; size <= all.size(); ++size) {
            const JournalContents contents = readJournal(std::string_view(all).substr(0, size));
            std::string expected = "(none)";
            bool isWhole = size == std::strlen("orrery journal 1\n");
            for (const auto& [begin, text] : states) {
                expected = begin <= size ? text : expected;
                isWhole = isWhole || begin == size;
            }
            QCOMPARE(contents.files.empty() ? std::string("(none)") : contents.files.front().text, expected);
            QCOMPARE(contents.isTorn, !isWhole);
        }
        QVERIFY(readJournal("anything else").files.empty());
    }

    NAMED_TEST(journalFlipped, "R1.1 a journal with any bit turned round gives what is whole before it") {
        JournalRecords records;
        std::vector<std::pair<std::size_t, std::string>> states{{0, "(none)"}}; ///< the text from this byte on
        const auto note = [&](const std::string& text) { states.emplace_back(records.bytes().size(), text); };
        records.begin("/project");
        note("(none)");
        records.file(3, "a.xml", true, "base", 10);
        note("base");
        records.edit(3, 4, 0, " and more", 11);
        note("base and more");
        records.renamed(3, "b.xml");
        note("base and more");
        records.text(3, "whole", 13);
        const std::string all = records.bytes();
        for (std::size_t at = 0; at < all.size(); ++at) {
            for (int bit = 0; bit < 8; ++bit) {
                std::string broken = all;
                broken[at] = static_cast<char>(broken[at] ^ (1 << bit));
                const JournalContents contents = readJournal(broken);
                std::string expected;
                for (const auto& [begin, text] : states) {
                    expected = begin <= at ? text : expected;
                }
                QCOMPARE(contents.files.empty() ? std::string("(none)") : contents.files.front().text, expected);
                QVERIFY(contents.isTorn);
                QVERIFY(contents.wholeBytes <= at);
            }
        }
    }

    NAMED_TEST(journalRefuses, "R1.1 an edit outside its text ends the journal there") {
        JournalRecords records;
        records.begin("/project");
        records.file(1, "a.xml", false, "base", 10);
        records.edit(1, 3, 2, "x", 11);
        records.text(1, "later", 12);
        const JournalContents contents = readJournal(records.bytes());
        QCOMPARE(contents.files.at(0).text, std::string("base"));
        QVERIFY(contents.isTorn);
    }

    NAMED_TEST(diffs, "I1.2 the changes of lines make the one text into the other, for 400 pairs") {
        std::mt19937 random(7);
        for (int round = 0; round < 400; ++round) {
            const std::string a = scrambled(random, static_cast<int>(random() % 40), static_cast<int>(random() % 9));
            const std::string b = scrambled(random, static_cast<int>(random() % 40), static_cast<int>(random() % 9));
            std::string made;
            std::uint32_t done = 0;
            for (const LineChange& change : diffLines(a, b)) {
                QVERIFY(change.before.begin >= done && (change.before.begin > done || done == 0));
                made += a.substr(done, change.before.begin - done) + b.substr(change.after.begin, change.after.size());
                done = change.before.end;
            }
            QCOMPARE(made + a.substr(done), b);
        }
        const std::string lines = "a\nb\nc\nd\n";
        QCOMPARE(diffLines(lines, "a\nc\nd\ne\n"), (std::vector<LineChange>{{{2, 4}, {2, 2}}, {{8, 8}, {6, 8}}}));
    }

    void merges_data() {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("mine");
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<QByteArray>("merged");
        QTest::addColumn<int>("conflicts");
        const auto row = [](const char* name, const char* base, const char* mine, const char* theirs,
                            const char* merged, int conflicts = 0) {
            QTest::newRow(name) << QByteArray(base) << QByteArray(mine) << QByteArray(theirs) << QByteArray(merged)
                                << conflicts;
        };
        row("R1.3 changes in other lines go together", "a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n", "A\nb\nC\n");
        row("R1.3 the same change is one", "a\nb\n", "x\nb\n", "x\nb\n", "x\nb\n");
        row("R1.3 other changes of one line are a conflict", "a\nb\n", "x\nb\n", "y\nb\n", "x\nb\n", 1);
        row("R1.3 changes that touch are a conflict", "a\nb\n", "x\nb\n", "a\ny\n", "x\nb\n", 1);
        row("R1.3 a line taken away and one put in elsewhere", "a\nb\nc\nd\n", "b\nc\nd\n", "a\nb\nc\nd\ne\n",
            "b\nc\nd\ne\n");
        row("R1.3 insertions at one place are a conflict", "a\nb\n", "a\nx\nb\n", "a\ny\nb\n", "a\nx\nb\n", 1);
        row("R1.3 only theirs changed", "a\nb", "a\nb", "a\nc", "a\nc");
        row("R1.3 only mine changed", "a\nb", "z", "a\nb", "z");
        row("R1.3 two new files", "", "x\n", "y\n", "x\n", 1);
        row("R1.3 carriage returns belong to their lines", "a\r\nb\r\nc\r\n", "a\r\nb\r\nC\r\n", "A\r\nb\r\nc\r\n",
            "A\r\nb\r\nC\r\n");
    }
    void merges() {
        QFETCH(QByteArray, base);
        QFETCH(QByteArray, mine);
        QFETCH(QByteArray, theirs);
        QFETCH(QByteArray, merged);
        QFETCH(int, conflicts);
        const std::string b = base.toStdString();
        const std::string m = mine.toStdString();
        const std::string t = theirs.toStdString();
        const Merge merge = mergeLines(b, m, t);
        QCOMPARE(merge.conflicts, conflicts);
        QCOMPARE(QByteArray::fromStdString(mergedText(merge, m, t)), merged);
        QCOMPARE(mergeLines(b, t, m).conflicts, conflicts);
        // A merge in which only one side changed gives that side again.
        QCOMPARE(mergedText(mergeLines(b, m, b), m, b), m);
        QCOMPARE(mergedText(mergeLines(b, b, t), b, t), t);
    }

    NAMED_TEST(mergesAnything, "R1.3 the parts of a merge cover all three texts, for 400 of them") {
        std::mt19937 random(11);
        for (int round = 0; round < 400; ++round) {
            const std::string base = scrambled(random, 20, 0);
            const std::string mine = scrambled(random, 20, static_cast<int>(random() % 5));
            const std::string theirs = scrambled(random, 20, static_cast<int>(random() % 5));
            std::string b;
            std::string m;
            std::string t;
            const auto slice = [](const std::string& text, Span span) { return text.substr(span.begin, span.size()); };
            for (const MergePart& part : mergeLines(base, mine, theirs).parts) {
                b += slice(base, part.base);
                m += slice(mine, part.mine);
                t += slice(theirs, part.theirs);
                QVERIFY(part.side != MergeSide::nobody || slice(base, part.base) == slice(mine, part.mine));
                QVERIFY(part.side != MergeSide::mine || slice(base, part.base) == slice(theirs, part.theirs));
            }
            QCOMPARE(b, base);
            QCOMPARE(m, mine);
            QCOMPARE(t, theirs);
        }
    }

private:
    static bool isWritten(const FileResult<FileStamp>& result) { return std::holds_alternative<FileStamp>(result); }
    std::string at(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)).toStdString(); }
    bool hasNoLitter() const {
        return QDir(m_folder->path()).entryList({"*orrery-save*"}, QDir::Files | QDir::Hidden).isEmpty();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(FileIoTest)
#include "file_io_test.moc"
