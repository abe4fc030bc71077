// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/named_test.h"
#include "widgets/document/document_store.h"
#include "widgets/document/field_typing.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <optional>

#include <unistd.h>

using namespace orrery::widgets;
using orrery::engine::Span;

namespace {

void writeRaw(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), static_cast<qint64>(bytes.size()));
}

QByteArray readRaw(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

using Use = void (*)(DocumentStore& store);

} // namespace
Q_DECLARE_METATYPE(Use)

class DocumentTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<DocumentStore>();
    }

    void savesWhatWasRead_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("R4.1 LF and no final newline") << QByteArray("<orrery>\n <a x='1'/></orrery>");
        QTest::newRow("R4.1 CRLF, tabs and a byte order mark")
            << QByteArray("\xEF\xBB\xBF<orrery>\r\n\t<a/>\r\n</orrery>\r\n");
        QTest::newRow("I2.8 bytes that are no UTF-8") << QByteArray("<orrery>\xff\xfe</orrery>");
    }
    /// Lists every file that is shipped or at hand. R4.1 is checked for it unchanged, and with other line ends, a byte
    /// order mark and no last line end. An edit is saved and undone, so that the second save writes the original bytes.
    void savesEveryFile_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("least");
        const auto row = [](const char* name, const QString& folder, int least) {
            QTest::newRow(name) << folder << least;
        };
        row("R4.1 the demo project", ORRERY_RESOURCE_DIR "/demo", 14);
        row("R4.1 the shipped vocabulary", ORRERY_RESOURCE_DIR "/vocabulary", 5);
        row("R4.1 the templates", ORRERY_RESOURCE_DIR "/templates", 4);
        row("R4.1 the files of the tests, with every way to write XML", ORRERY_SOURCE_DIR "/tests/data", 25);
        row("R4.1 FreeOrion's content of 2006", ORRERY_SHARED_DIR "/data/freeorion-classic", 4);
    }
    void savesEveryFile() {
        QFETCH(QString, folder);
        QFETCH(int, least);
        if (!QDir(folder).exists()) {
            QSKIP("the game's content is not beside the project");
        }
        QMap<QString, QByteArray> files;
        QDirIterator all(folder, {"*.xml"}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString from = all.next();
            const QByteArray bytes = readRaw(from);
            const QString name = QDir(folder).relativeFilePath(from);
            QByteArray lines = bytes;
            lines.replace("\r\n", "\n");
            files["as-it-is/" + name] = bytes;
            files["crlf/" + name] = "\xEF\xBB\xBF" + QByteArray(lines).replace("\n", "\r\n");
            files["cr/" + name] = QByteArray(lines).replace("\n", "\r");
            files["cut/" + name] = lines.trimmed();
        }
        QVERIFY2(files.size() >= 4 * least, qPrintable(QString::number(files.size())));
        for (auto file = files.cbegin(); file != files.cend(); ++file) {
            writeRaw(m_folder->filePath(file.key()), file.value());
        }
        m_store->openFolder(m_folder->path());
        const std::vector<Document*> documents = m_store->documents();
        QCOMPARE(static_cast<qsizetype>(documents.size()), files.size());
        for (Document* const document : documents) {
            QVERIFY2(m_store->apply("Edit", {{document, {0, 0}, "x"}}), qPrintable(document->shownPath()));
            QCOMPARE(m_store->saver().save(*document), std::nullopt);
            QCOMPARE(readRaw(document->path()), "x" + files[document->shownPath()]);
            m_store->history().undo();
            QCOMPARE(m_store->saver().save(*document), std::nullopt);
        }
        for (auto file = files.cbegin(); file != files.cend(); ++file) {
            QVERIFY2(readRaw(m_folder->filePath(file.key())) == file.value(), qPrintable(file.key()));
        }
    }

    void savesWhatWasRead() {
        QFETCH(QByteArray, bytes);
        writeRaw(m_folder->filePath("a.xml"), bytes);
        QVERIFY(m_store->openFolder(m_folder->path()).isEmpty());
        Document* const document = m_store->find("a.xml");
        QVERIFY(document);
        QCOMPARE(m_store->saver().save(*document), std::nullopt);
        QCOMPARE(readRaw(m_folder->filePath("a.xml")), bytes);
    }

    NAMED_TEST(undoBringsBackBytesAndCleanness, "I2.4 undo brings back bytes and cleanness of every file") {
        writeRaw(m_folder->filePath("a.xml"), "one two");
        writeRaw(m_folder->filePath("sub/b.xml"), "three");
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        Document* const b = m_store->find("sub/b.xml");
        QVERIFY(a && b);
        QVERIFY(m_store->apply("Rename", {{a, {4, 7}, "2"}, {b, {0, 5}, "3"}, {a, {0, 3}, "1"}}));
        QCOMPARE(a->bytes(), QByteArray("1 2"));
        QCOMPARE(b->bytes(), QByteArray("3"));
        QCOMPARE(m_store->history().count(), 1);
        QVERIFY(a->isModified() && b->isModified());
        m_store->history().undo();
        QCOMPARE(a->bytes(), QByteArray("one two"));
        QCOMPARE(b->bytes(), QByteArray("three"));
        QVERIFY(!a->isModified() && !b->isModified());
        m_store->history().redo();
        QCOMPARE(a->bytes(), QByteArray("1 2"));
        QCOMPARE(m_store->saver().save(*a), std::nullopt);
        QVERIFY(!a->isModified() && b->isModified());
        m_store->history().undo();
        QVERIFY2(a->isModified(), "undoing past the save point is a change");
        QVERIFY(!b->isModified());
    }

    NAMED_TEST(refusesWhatDoesNotFit, "I2.3 no edit is applied at a span that does not fit") {
        writeRaw(m_folder->filePath("a.xml"), "12345");
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        QVERIFY(!m_store->apply("Past the end", {{a, {3, 9}, "x"}}));
        QVERIFY(!m_store->apply("Overlap", {{a, {0, 3}, "x"}, {a, {2, 4}, "y"}}));
        QCOMPARE(a->bytes(), QByteArray("12345"));
        QCOMPARE(m_store->history().count(), 0);
    }

    NAMED_TEST(mergesKeystrokes, "I2.4 keystrokes of a word merge into one step") {
        writeRaw(m_folder->filePath("a.xml"), "");
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        const QObject view;
        QSignalSpy changes(a, &Document::changed);
        const QByteArray words = "ab cd";
        for (int i = 0; i < words.size(); ++i) {
            m_store->edits().typed(*a, i, 0, words.mid(i, 1), &view);
            m_store->finishTyping();
        }
        QCOMPARE(a->bytes(), words);
        QCOMPARE(changes.count(), 5);
        QCOMPARE(changes.last().at(1).value<const QObject*>(), &view);
        m_store->history().undo();
        QCOMPARE(a->bytes(), QByteArray("ab"));
        m_store->history().undo();
        QCOMPARE(a->bytes(), QByteArray());
        QVERIFY(!a->isModified());
    }

    void typesInFields_data() {
        QTest::addColumn<QList<QByteArray>>("values");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<int>("steps");
        const auto row = [](const char* name, const QList<QByteArray>& values, const char* expected, int steps) {
            QTest::newRow(name) << values << QByteArray(expected) << steps;
        };
        row("R1.4 all keys of a field are one step", {"o", "on", "one ", "one t"}, "<a x='one t'/>", 1);
        row("R1.4 what is typed back to what it was is no step", {"o", "on", "two", "1"}, "<a x='1'/>", 0);
        row("R1.4 letters are never taken apart", {"\xC3\xA4", "\xC3\xB6", "\xE2\x82\xAC"}, "<a x='\xE2\x82\xAC'/>", 1);
        row("R1.4 a field may be emptied and filled again", {"", "2", "", "3"}, "<a x='3'/>", 1);
    }
    void typesInFields() {
        QFETCH(QList<QByteArray>, values);
        QFETCH(QByteArray, expected);
        QFETCH(int, steps);
        const QByteArray before = "<a x='1'/>";
        writeRaw(m_folder->filePath("a.xml"), before);
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        connect(a, &Document::changed, this, [a](const TextChange& change) {
            const auto isCut = [](const QByteArray& text) {
                return !text.isEmpty() && QString::fromUtf8(text).toUtf8() != text;
            };
            QVERIFY(!isCut(change.removed) && !isCut(change.inserted));
            QVERIFY(a->size() > 0);
        });
        FieldTyping typing(*m_store);
        typing.begin(*a);
        for (const QByteArray& value : values) {
            QVERIFY(typing.type("Type", {6, 7}, value));
            QCOMPARE(a->bytes(), QByteArray(before).replace(6, 1, value));
            QCOMPARE(a->isModified(), a->bytes() != before);
        }
        QCOMPARE(a->bytes(), expected);
        QCOMPARE(m_store->history().count(), steps);
        QSignalSpy undone(&typing, &FieldTyping::undone);
        QSignalSpy redone(&typing, &FieldTyping::redone);
        typing.cancel();
        QCOMPARE(a->bytes(), before);
        QVERIFY(!a->isModified());
        QCOMPARE(undone.count(), steps);
        m_store->history().redo();
        QCOMPARE(a->bytes(), expected);
        QCOMPARE(redone.count(), steps);
    }

    void fieldsEnd_data() {
        QTest::addColumn<Use>("use");
        const auto row = [](const char* name, Use use) { QTest::newRow(name) << use; };
        row("R1.4 saving ends what is typed in a field", [](DocumentStore& store) { store.saver().saveAll(); });
        row("R1.4 another edit ends what is typed in a field", [](DocumentStore& store) {
            store.apply("Edit", {{store.find("b.xml"), {0, 0}, " "}});
        });
        row("R1.4 typing in the source ends what is typed in a field",
            [](DocumentStore& store) { store.edits().typed(*store.find("b.xml"), 0, 0, " ", &store); });
        row("R1.4 typing in another field ends it", [](DocumentStore& store) {
            FieldTyping other(store);
            other.begin(*store.find("a.xml"));
            other.type("Other", {0, 0}, " ");
        });
    }
    void fieldsEnd() {
        QFETCH(Use, use);
        writeRaw(m_folder->filePath("a.xml"), "<a x='1'/>");
        writeRaw(m_folder->filePath("b.xml"), "<b/>");
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        FieldTyping typing(*m_store);
        const QSignalSpy ended(&typing, &FieldTyping::ended);
        typing.begin(*a);
        QVERIFY(typing.type("Type", {6, 7}, "2"));
        use(*m_store);
        m_store->finishTyping();
        QCOMPARE(ended.count(), 1);
        QVERIFY(!typing.isOpen());
        QVERIFY2(!typing.type("Type", {6, 7}, "3"), "where it stands is not known any more");
        const auto at = static_cast<std::uint32_t>(a->bytes().indexOf('2'));
        typing.begin(*a);
        QVERIFY(typing.type("Type", {at, at + 1}, "3"));
        typing.cancel();
        QVERIFY(a->bytes().contains("x='2'"));
    }

    NAMED_TEST(fieldsMakeFiles, "R1.4 the first key of a field may make a file, and undo takes it away") {
        writeRaw(m_folder->filePath("a.xml"), "<a/>");
        m_store->openFolder(m_folder->path());
        FieldTyping typing(*m_store);
        typing.beginFile("new.xml");
        QVERIFY(!m_store->find("new.xml"));
        QVERIFY(typing.type("Type", {}, "<n>1</n>"));
        QVERIFY(typing.type("Type", {}, "<n>12</n>"));
        QCOMPARE(m_store->find("new.xml")->bytes(), QByteArray("<n>12</n>"));
        QCOMPARE(m_store->history().count(), 1);
        QVERIFY(typing.type("Type", {}, {}));
        QVERIFY(!m_store->find("new.xml"));
        QVERIFY(typing.type("Type", {}, "<n>3</n>"));
        QCOMPARE(m_store->find("new.xml")->bytes(), QByteArray("<n>3</n>"));
        typing.cancel();
        QVERIFY(!m_store->find("new.xml"));
        m_store->history().redo();
        QCOMPARE(m_store->find("new.xml")->bytes(), QByteArray("<n>3</n>"));
    }

    void takesInWhatIsTyped_data() {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 20; ++seed) {
            QTest::newRow(qPrintable(QStringLiteral("P3.1 typing at one place, seed %1").arg(seed))) << seed;
        }
    }
    void takesInWhatIsTyped() {
        QFETCH(quint64, seed);
        QByteArray text = QByteArray("0123456789abcdef").repeated(4);
        writeRaw(m_folder->filePath("a.xml"), text);
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        const QObject view;
        const auto random = [&seed](qsizetype below) {
            seed = seed * 6364136223846793005 + 1442695040888963407;
            return static_cast<int>((seed >> 33) % static_cast<quint64>(below));
        };
        int caret = random(text.size());
        for (int i = 0; i < 400; ++i) {
            if (random(10) == 0) {
                caret = random(text.size() + 1);
            }
            const int begin = std::max(0, caret - random(4));
            const int removed = std::min<int>(random(4), static_cast<int>(text.size()) - begin);
            const QByteArray inserted = QByteArray(random(5), static_cast<char>('A' + random(26)));
            // Scintilla first removes, then inserts.
            m_store->edits().typed(*a, begin, removed, {}, &view);
            m_store->edits().typed(*a, begin, 0, inserted, &view);
            text.replace(begin, removed, inserted);
            caret = begin + static_cast<int>(inserted.size());
            QCOMPARE(a->size(), static_cast<int>(text.size()));
            const int at = random(text.size() + 1);
            const int length = random(text.size() + 1 - at);
            if (random(3) == 0) {
                QCOMPARE(a->slice(at, length), text.mid(at, length));
            }
            if (random(20) == 0) {
                QCOMPARE(a->bytes(), text);
            }
        }
        QCOMPARE(a->bytes(), text);
        m_store->finishTyping();
        m_store->history().undo();
        QCOMPARE(a->bytes(), readRaw(m_folder->filePath("a.xml")));
    }

    NAMED_TEST(savedIsSaidOnlyOfWhatIsOnDisk, "R1.2 a file that could not be written is not said to be saved") {
        if (::geteuid() == 0) {
            // Permissions do not stop root: a folder in place of the file does.
            writeRaw(m_folder->filePath("a.xml"), "old");
            m_store->openFolder(m_folder->path());
            QFile::remove(m_folder->filePath("a.xml"));
            QVERIFY(QDir().mkpath(m_folder->filePath("a.xml/inner")));
        } else {
            writeRaw(m_folder->filePath("sub/a.xml"), "old");
            m_store->openFolder(m_folder->path());
            QFile::setPermissions(m_folder->filePath("sub"), QFile::ReadOwner | QFile::ExeOwner);
        }
        Document* const a = m_store->documents().front();
        QVERIFY(m_store->apply("Edit", {{a, {0, 3}, "new"}}));
        QVERIFY(m_store->saver().save(*a).has_value());
        QVERIFY(a->isModified());
        const QStringList litter = QDir(m_folder->path()).entryList({"*.??????"}, QDir::Files);
        QVERIFY2(litter.isEmpty(), qPrintable(litter.join(' ')));
    }

    NAMED_TEST(savesSoon, "R1.2 a file is said to be saved when its bytes are on the disk, and as they were") {
        writeRaw(m_folder->filePath("a.xml"), "old");
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        QVERIFY(m_store->apply("Edit", {{a, {0, 3}, "new"}}));
        QSemaphore reached;
        QSemaphore mayGoOn;
        m_store->saver().setBeforeReplacing([&] {
            reached.release();
            mayGoOn.acquire();
        });
        QStringList said;
        const auto say = [&](const char* words) {
            return [&said, words](const QStringList& problems) { said << words << problems; };
        };
        m_store->saver().saveSoon({a}, say("first"));
        m_store->saver().saveSoon({a}, say("second"));
        reached.acquire();
        QCoreApplication::processEvents();
        QVERIFY(m_store->saver().isSaving() && a->isModified() && said.isEmpty());
        QCOMPARE(readRaw(m_folder->filePath("a.xml")), QByteArray("old"));
        QVERIFY(m_store->apply("Edited meanwhile", {{a, {3, 3}, "er"}}));
        mayGoOn.release();
        QTRY_COMPARE(said, QStringList{"first"});
        QCOMPARE(readRaw(m_folder->filePath("a.xml")), QByteArray("new"));
        QCOMPARE(a->savedBytes(), QByteArray("new"));
        QVERIFY2(a->isModified(), "what was edited while it was written is unsaved");
        mayGoOn.release();
        QTRY_COMPARE(said, QStringList({"first", "second"}));
        QCOMPARE(readRaw(m_folder->filePath("a.xml")), QByteArray("newer"));
        QVERIFY(!a->isModified() && !m_store->saver().isSaving());
        m_store->history().undo();
        QVERIFY(a->isModified());
    }

    NAMED_TEST(refusesSoon, "R1.2 what could not be written on the other thread is not said to be saved") {
        writeRaw(m_folder->filePath("a.xml"), "old");
        writeRaw(m_folder->filePath("b.xml"), "old");
        m_store->openFolder(m_folder->path());
        QFile::remove(m_folder->filePath("a.xml"));
        QVERIFY(QDir().mkpath(m_folder->filePath("a.xml/inner")));
        Document* const a = m_store->find("a.xml");
        Document* const b = m_store->find("b.xml");
        QVERIFY(m_store->apply("Edit", {{a, {0, 3}, "new"}, {b, {0, 3}, "new"}}));
        std::optional<QStringList> problems;
        m_store->saver().saveSoon({a, b}, [&](const QStringList& found) { problems = found; });
        QTRY_VERIFY(problems.has_value());
        QCOMPARE(problems->size(), 1);
        QVERIFY(problems->front().contains("a.xml"));
        QVERIFY(a->isModified() && !b->isModified());
        QCOMPARE(readRaw(m_folder->filePath("b.xml")), QByteArray("new"));
    }

    NAMED_TEST(mergesSoon, "R1.3 what another program wrote meanwhile is taken up, not overwritten") {
        writeRaw(m_folder->filePath("a.xml"), "one\ntwo\nthree\n");
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        QVERIFY(m_store->apply("Edit", {{a, {0, 3}, "uno"}}));
        m_store->saver().setBeforeReplacing([&] { writeRaw(m_folder->filePath("a.xml"), "one\ntwo\ntre\n"); });
        std::optional<QStringList> problems;
        m_store->saver().saveSoon({a}, [&](const QStringList& found) { problems = found; });
        QTRY_VERIFY(problems.has_value());
        QCOMPARE(problems->size(), 1);
        QCOMPARE(readRaw(m_folder->filePath("a.xml")), QByteArray("one\ntwo\ntre\n"));
        QCOMPARE(a->bytes(), QByteArray("uno\ntwo\ntre\n"));
        QVERIFY(a->isModified());
    }

    void finishesFirst_data() {
        QTest::addColumn<Use>("use");
        QTest::addColumn<QByteArrayList>("onDisk"); // of a.xml and c.xml
        const auto row = [](const char* name, Use use, const QByteArray& a, const QByteArray& c) {
            QTest::newRow(name) << use << QByteArrayList{a, c};
        };
        const QByteArray none = "(cannot be read)";
        row(
            "R1.2 a save under way is finished before its file is removed",
            [](DocumentStore& store) { QCOMPARE(store.files().remove(*store.find("a.xml"), {}), std::nullopt); }, none,
            none);
        row(
            "R1.2 a save under way is finished before its file gets another name",
            [](DocumentStore& store) {
                QCOMPARE(store.files().rename(*store.find("a.xml"), "c.xml", {}), std::nullopt);
            },
            none, "new");
        row(
            "R1.2 a save under way is finished before undo takes its file away",
            [](DocumentStore& store) {
                store.history().undo(); // the edit
                store.history().undo(); // its name
            },
            none, "new");
        row(
            "R1.2 a save under way is finished before the project is left", [](DocumentStore& store) { store.clear(); },
            "new", none);
        row(
            "R1.2 a save under way is finished before the next one",
            [](DocumentStore& store) {
                store.apply("Edit", {{store.find("a.xml"), {3, 3}, "er"}});
                QCOMPARE(store.saver().saveAll(), QStringList());
            },
            "newer", none);
        row(
            "R1.2 a save under way is finished before the project is read again",
            [](DocumentStore& store) {
                store.openFolder(QString(store.folder()));
                QCOMPARE(store.find("a.xml")->bytes(), QByteArray("new"));
            },
            "new", none);
    }
    void finishesFirst() {
        QFETCH(Use, use);
        QFETCH(QByteArrayList, onDisk);
        writeRaw(m_folder->filePath("c.xml"), "old");
        m_store->openFolder(m_folder->path());
        QCOMPARE(m_store->files().rename(*m_store->find("c.xml"), "a.xml", {}), std::nullopt);
        Document* const a = m_store->find("a.xml");
        QVERIFY(m_store->apply("Edit", {{a, {0, 3}, "new"}}));
        m_store->saver().setBeforeReplacing([] { QThread::msleep(30); });
        m_store->saver().saveSoon({a}, [](const QStringList& problems) { QCOMPARE(problems, QStringList()); });
        use(*m_store);
        QVERIFY(!m_store->saver().isSaving());
        QCOMPARE(readRaw(m_folder->filePath("a.xml")), onDisk[0]);
        QCOMPARE(readRaw(m_folder->filePath("c.xml")), onDisk[1]);
        QCoreApplication::processEvents();
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DocumentStore> m_store;
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "document_test.moc"
