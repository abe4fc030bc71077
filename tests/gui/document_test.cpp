// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_store.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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

} // namespace

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
    void savesWhatWasRead() {
        QFETCH(QByteArray, bytes);
        writeRaw(m_folder->filePath("a.xml"), bytes);
        QVERIFY(m_store->openFolder(m_folder->path()).isEmpty());
        Document* const document = m_store->find("a.xml");
        QVERIFY(document);
        QCOMPARE(m_store->save(*document), std::nullopt);
        QCOMPARE(readRaw(m_folder->filePath("a.xml")), bytes);
    }

    void undoBringsBackBytesAndCleanness_data() { named("I2.4 undo brings back bytes and cleanness of every file"); }
    void undoBringsBackBytesAndCleanness() {
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
        QCOMPARE(m_store->save(*a), std::nullopt);
        QVERIFY(!a->isModified() && b->isModified());
        m_store->history().undo();
        QVERIFY2(a->isModified(), "undoing past the save point is a change");
        QVERIFY(!b->isModified());
    }

    void refusesWhatDoesNotFit_data() { named("I2.3 no edit is applied at a span that does not fit"); }
    void refusesWhatDoesNotFit() {
        writeRaw(m_folder->filePath("a.xml"), "12345");
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        QVERIFY(!m_store->apply("Past the end", {{a, {3, 9}, "x"}}));
        QVERIFY(!m_store->apply("Overlap", {{a, {0, 3}, "x"}, {a, {2, 4}, "y"}}));
        QCOMPARE(a->bytes(), QByteArray("12345"));
        QCOMPARE(m_store->history().count(), 0);
    }

    void mergesKeystrokes_data() { named("I2.4 keystrokes of a word merge into one step"); }
    void mergesKeystrokes() {
        writeRaw(m_folder->filePath("a.xml"), "");
        m_store->openFolder(m_folder->path());
        Document* const a = m_store->find("a.xml");
        const QObject view;
        QSignalSpy changes(a, &Document::changed);
        const QByteArray words = "ab cd";
        for (int i = 0; i < words.size(); ++i) {
            m_store->typed(*a, i, 0, words.mid(i, 1), &view);
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

    void savedIsSaidOnlyOfWhatIsOnDisk_data() {
        named("R1.2 a file that could not be written is not said to be saved");
    }
    void savedIsSaidOnlyOfWhatIsOnDisk() {
        if (::geteuid() == 0) {
            // Permissions do not stop root: a folder in the file's place does.
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
        QVERIFY(m_store->save(*a).has_value());
        QVERIFY(a->isModified());
        const QStringList litter = QDir(m_folder->path()).entryList({"*.??????"}, QDir::Files);
        QVERIFY2(litter.isEmpty(), qPrintable(litter.join(' ')));
    }

private:
    static void named(const char* row) {
        QTest::addColumn<int>("unused");
        QTest::newRow(row) << 0;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DocumentStore> m_store;
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "document_test.moc"
