// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/diagnostic.h"
#include "engine/text/source_text.h"

#include <QtTest>

using namespace orrery::engine;

namespace {

constexpr DiagnosticSpec unknownName{"test.unknown-name", Severity::error, "'{0}' is not a known name"};
constexpr DiagnosticSpec emptyList{"test.empty-list", Severity::warning, "this list is empty"};

Diagnostic finding(const DiagnosticSpec& spec, std::uint32_t file, Span span, std::vector<Phrase> args = {}) {
    return {.spec = &spec, .where = {.file = {file}, .span = span}, .args = std::move(args)};
}

} // namespace

/// Lines, positions, messages and the order of diagnostics.
class TextTest : public QObject {
    Q_OBJECT

private slots:
    void positionOf_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<quint32>("offset");
        QTest::addColumn<quint32>("line");
        QTest::addColumn<quint32>("column");

        const auto row = [](const char* name, const char* bytes, quint32 offset, quint32 line, quint32 column) {
            QTest::newRow(name) << QByteArray(bytes) << offset << line << column;
        };
        row("empty text", "", 0, 1, 1);
        row("first byte", "abc", 0, 1, 1);
        row("last byte", "abc", 2, 1, 3);
        row("end of text", "abc", 3, 1, 4);
        row("past the end", "abc", 99, 1, 4);
        row("line feed belongs to its line", "a\nb", 1, 1, 2);
        row("first of the second line", "a\nb", 2, 2, 1);
        row("after a last line feed", "a\n", 2, 2, 1);
        row("carriage return counts on its line", "a\r\nb", 2, 1, 3);
        row("line after CRLF", "a\r\nb", 3, 2, 1);
        row("mark itself", "\xEF\xBB\xBF<a/>", 0, 1, 1);
        row("after the mark", "\xEF\xBB\xBF<a/>", 3, 1, 1);
        row("second column after the mark", "\xEF\xBB\xBF<a/>", 4, 1, 2);
        row("mark does not shift later lines", "\xEF\xBB\xBF\n<a/>", 5, 2, 2);
        row("two bytes are one column", "\xC3\xA9x", 2, 1, 2);
        row("three bytes are one column", "\xE2\x82\xACx", 3, 1, 2);
        row("four bytes are one column", "\xF0\x9F\x8C\x8Dx", 4, 1, 2);
        row("code points, not letters", "e\xCC\x81x", 3, 1, 3);
    }
    void positionOf() {
        QFETCH(QByteArray, bytes);
        QFETCH(quint32, offset);
        QFETCH(quint32, line);
        QFETCH(quint32, column);
        const SourceText text("a.xml", bytes.toStdString());
        QCOMPARE(text.position(offset).line, line);
        QCOMPARE(text.position(offset).column, column);
    }

    void lineOf_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<quint32>("line");
        QTest::addColumn<QByteArray>("expected");

        QTest::newRow("empty text has one line") << QByteArray("") << 1u << QByteArray("");
        QTest::newRow("line feed is left out") << QByteArray("ab\ncd") << 1u << QByteArray("ab");
        QTest::newRow("CRLF is left out") << QByteArray("ab\r\ncd") << 1u << QByteArray("ab");
        QTest::newRow("last line needs no end") << QByteArray("ab\r\ncd") << 2u << QByteArray("cd");
        QTest::newRow("empty last line") << QByteArray("ab\n") << 2u << QByteArray("");
        QTest::newRow("line zero") << QByteArray("ab") << 0u << QByteArray("");
        QTest::newRow("no such line") << QByteArray("ab") << 2u << QByteArray("");
    }
    void lineOf() {
        QFETCH(QByteArray, bytes);
        QFETCH(quint32, line);
        QFETCH(QByteArray, expected);
        const SourceText text("a.xml", bytes.toStdString());
        QCOMPARE(QByteArray::fromStdString(std::string(text.slice(text.lineSpan(line)))), expected);
    }

    void sliceStaysInside() {
        const SourceText text("a.xml", "abcdef", 7);
        QCOMPARE(text.slice({1, 3}), std::string_view("bc"));
        QCOMPARE(text.slice({4, 99}), std::string_view("ef"));
        QCOMPARE(text.slice({50, 99}), std::string_view());
        QCOMPARE(text.slice({4, 2}), std::string_view());
        QCOMPARE(text.version(), std::uint64_t{7});
        QCOMPARE(text.path(), std::string("a.xml"));
    }

    void formatsMessages_data() {
        QTest::addColumn<QByteArray>("messageTemplate");
        QTest::addColumn<QStringList>("args");
        QTest::addColumn<QByteArray>("expected");

        QTest::newRow("no slots") << QByteArray("plain") << QStringList{"x"} << QByteArray("plain");
        QTest::newRow("one slot") << QByteArray("'{0}' is") << QStringList{"x"} << QByteArray("'x' is");
        QTest::newRow("slots in any order") << QByteArray("{1}{0}{1}") << QStringList{"a", "b"} << QByteArray("bab");
        QTest::newRow("slot without an argument") << QByteArray("{0} {1}") << QStringList{"a"} << QByteArray("a {1}");
        QTest::newRow("argument is not read again")
            << QByteArray("{0}{1}") << QStringList{"{1}", "b"} << QByteArray("{1}b");
        QTest::newRow("lone brace") << QByteArray("{ {x} {0") << QStringList{"a"} << QByteArray("{ {x} {0");
    }
    void formatsMessages() {
        QFETCH(QByteArray, messageTemplate);
        QFETCH(QStringList, args);
        QFETCH(QByteArray, expected);
        const std::string pattern = messageTemplate.toStdString();
        std::vector<Phrase> words;
        for (const QString& arg : args) {
            words.emplace_back(arg.toStdString());
        }
        QCOMPARE(QByteArray::fromStdString(phrase(pattern, words).english()), expected);
    }

    void joins() {
        std::vector<Phrase> entries;
        QVERIFY(joined(entries).empty());
        std::string expected;
        for (int i = 0; i < 50'000; ++i) { // recursion into a deep phrase would crash
            entries.emplace_back(std::to_string(i));
            expected += (i == 0 ? "" : "; ") + std::to_string(i);
        }
        QCOMPARE(joined(entries, "{0}; {1}").english(), expected);
    }

    void sortsFindings() {
        const Diagnostic inSecondFile = finding(unknownName, 1, {0, 1}, {std::string("a")});
        const Diagnostic later = finding(unknownName, 0, {9, 12}, {std::string("a")});
        const Diagnostic longer = finding(unknownName, 0, {4, 9}, {std::string("a")});
        const Diagnostic otherCode = finding(emptyList, 0, {4, 6});
        const Diagnostic otherArgument = finding(unknownName, 0, {4, 6}, {std::string("b")});
        const Diagnostic first = finding(unknownName, 0, {4, 6}, {std::string("a")});

        std::vector<Diagnostic> all{inSecondFile, later, longer, otherArgument, first, otherCode, later};
        sortDiagnostics(all);
        QVERIFY((all == std::vector<Diagnostic>{otherCode, first, otherArgument, longer, later, inSecondFile}));
    }

    void errorsAreTold() {
        QVERIFY(!hasErrors({}));
        QVERIFY(!hasErrors({finding(emptyList, 0, {})}));
        QVERIFY(hasErrors({finding(emptyList, 0, {}), finding(unknownName, 0, {}, {std::string("x")})}));
        QCOMPARE(finding(unknownName, 0, {}, {std::string("x")}).message(), std::string("'x' is not a known name"));
    }
};

QTEST_APPLESS_MAIN(TextTest)
#include "text_test.moc"
