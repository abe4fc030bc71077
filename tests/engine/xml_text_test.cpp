// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_edit.h"
#include "engine/syntax/xml_text.h"
#include "engine/text/text_edit.h"

#include <QtTest>

#include <random>

using namespace orrery::engine;

namespace {

XmlTree parse(std::string text) {
    return parseXml(std::make_shared<const SourceText>("test.xml", std::move(text)), FileId{0});
}

/// Returns a random value made of characters that need escapes or other care.
std::string anyValue(std::mt19937& chance) {
    static const std::vector<std::string> pieces = {
        "a",  " ",  "\n", "\t",  "\r",    "\r\n",  "<",        ">",
        "&",  "\"", "'",  "]]>", "&amp;", "&#10;", "\xC3\xA9", "\xF0\x9F\x9A\x80",
        "--", "=",  "/>"};
    std::string value;
    for (std::size_t i = chance() % 8; i > 0; --i) {
        value += pieces[chance() % pieces.size()];
    }
    return value;
}

const std::string sample =
    "<?xml version='1.0'?>\r\n<r>\n\t<a b='1'\n\t   c = \"2\" >old <!-- keep --></a >\n  <e/> <f x=\"y\"/>\n"
    "  <g>text</g><h></h>\n</r>\n<!-- end -->";

} // namespace

/// Decoding that keeps places, escaping, and smallest edits.
class XmlTextTest : public QObject {
    Q_OBJECT

private slots:
    void decodes_data();
    void decodes();
    void spansGoBack();
    void escapedComesBack();
    void editsAreMade_data();
    void editsAreMade();
    void attributeIsSet_data();
    void attributeIsSet();
    void attributeIsRemoved();
    void textIsSet_data();
    void textIsSet();
    void brokenIsNotEdited();
    void whatXmlCannotHoldIsNotWritten();
};

void XmlTextTest::decodes_data() {
    QTest::addColumn<bool>("isAttribute");
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << true << QByteArray("a + b") << QByteArray("a + b");
    QTest::newRow("entities") << true << QByteArray("&lt;&gt;&amp;&quot;&apos;") << QByteArray("<>&\"'");
    QTest::newRow("references") << true << QByteArray("&#65;&#x42;&#x20AC;&#x1F680;")
                                << QByteArray("AB\xE2\x82\xAC\xF0\x9F\x9A\x80");
    QTest::newRow("white space of a value") << true << QByteArray("a\tb\nc\r\nd\re") << QByteArray("a b c d e");
    QTest::newRow("referred white space stays") << true << QByteArray("&#9;&#10;&#13;") << QByteArray("\t\n\r");
    QTest::newRow("line ends of text") << false << QByteArray("a\tb\nc\r\nd\re") << QByteArray("a\tb\nc\nd\ne");
    QTest::newRow("what stands for nothing stays")
        << false << QByteArray("a & b &foo; &#0; &lt") << QByteArray("a & b &foo; &#0; &lt");
}

void XmlTextTest::decodes() {
    QFETCH(bool, isAttribute);
    QFETCH(QByteArray, raw);
    QFETCH(QByteArray, text);
    const DecodedText decoded = isAttribute ? decodeAttribute(raw.toStdString(), 0) : decodeText(raw.toStdString(), 0);
    QCOMPARE(QByteArray::fromStdString(decoded.text), text);
}

void XmlTextTest::spansGoBack() {
    const std::string raw = "x &lt; 5 and &#8364; >= \r\n2";
    const DecodedText decoded = decodeAttribute(raw, 100);
    QCOMPARE(decoded.text, std::string("x < 5 and \xE2\x82\xAC >=  2"));
    const auto rawOf = [&](std::string_view part) {
        const auto begin = static_cast<std::uint32_t>(decoded.text.find(part));
        const Span span = decoded.rawSpan({begin, begin + static_cast<std::uint32_t>(part.size())});
        return raw.substr(span.begin - 100, span.size());
    };
    QCOMPARE(rawOf("x"), std::string("x"));
    QCOMPARE(rawOf("<"), std::string("&lt;"));
    QCOMPARE(rawOf("5"), std::string("5"));
    QCOMPARE(rawOf("< 5 and"), std::string("&lt; 5 and"));
    QCOMPARE(rawOf("\xE2\x82\xAC"), std::string("&#8364;"));
    QCOMPARE(rawOf("\x82"), std::string("&#8364;"));
    QCOMPARE(rawOf("2"), std::string("2"));
    QCOMPARE(decoded.rawOffset(static_cast<std::uint32_t>(decoded.text.size())),
             100u + static_cast<std::uint32_t>(raw.size()));
    QCOMPARE(decoded.rawSpan({2, 2}), (Span{102, 102}));
    for (std::uint32_t i = 0; i < decoded.text.size(); ++i) {
        QVERIFY(decoded.decodedOffset(decoded.rawOffset(i)) <= i);
        const bool isInside = (decoded.text[i] & 0xC0) == 0x80;
        QVERIFY(isInside || decoded.decodedOffset(decoded.rawOffset(i)) == i);
    }
    QCOMPARE(decoded.decodedOffset(104), 2u); // inside &lt;
    QCOMPARE(decoded.decodedOffset(0), 0u);
}

void XmlTextTest::escapedComesBack() {
    std::mt19937 chance(1);
    for (int i = 0; i < 2000; ++i) {
        const std::string value = anyValue(chance);
        for (const char quote : {'"', '\''}) {
            const std::string text = std::string("<a b=") + quote + escapeAttribute(value, quote) + quote + "/>";
            const XmlTree tree = parse(text);
            QVERIFY(tree.diagnostics().empty());
            QCOMPARE(tree.value(tree.root(), "b"), value);
        }
        const XmlTree tree = parse("<a>" + escapeText(value) + "</a>");
        QVERIFY(!hasErrors(tree.diagnostics()));
        QCOMPARE(tree.text(tree.root()), value);
    }
}

void XmlTextTest::editsAreMade_data() {
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QList<QList<QVariant>>>("edits");
    const auto row = [](const char* name, const char* result, const QList<QList<QVariant>>& edits) {
        QTest::newRow(name) << QByteArray(result) << edits;
    };
    row("none", "abcdef", {});
    row("one", "aXdef", {{1, 3, "X"}});
    row("in any order", "XbcdeY", {{5, 6, "Y"}, {0, 1, "X"}});
    row("insertions at one place keep their order", "abXYcdef", {{2, 2, "X"}, {2, 2, "Y"}});
    row("of two that overlap the first is made", "aXef", {{2, 5, "Y"}, {1, 4, "X"}});
    row("beyond the end is left out", "abcdef", {{4, 9, "X"}});
    row("backwards is left out", "abcdef", {{4, 2, "X"}});
    row("at the end", "abcdefX", {{6, 6, "X"}});
}

void XmlTextTest::editsAreMade() {
    QFETCH(QByteArray, result);
    QFETCH(QList<QList<QVariant>>, edits);
    std::vector<TextEdit> list;
    for (const QList<QVariant>& edit : edits) {
        list.push_back({FileId{0}, {edit[0].toUInt(), edit[1].toUInt()}, edit[2].toString().toStdString()});
    }
    QCOMPARE(QByteArray::fromStdString(applyEdits("abcdef", list)), result);
}

void XmlTextTest::attributeIsSet_data() {
    QTest::addColumn<QString>("element");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("piece");
    const auto row = [](const char* title, const char* element, const char* name, const char* piece) {
        QTest::newRow(title) << element << name << piece;
    };
    row("R4.2 keeps its single quotes", "a", "b", "<a b='it&apos;s \"5\" &lt; 6'\n");
    row("R4.2 keeps its double quotes", "a", "c", "c = \"it's &quot;5&quot; &lt; 6\" >");
    row("R4.2 is added after the last, laid out alike", "a", "d", "\"2\"\n\t   d=\"it's &quot;5&quot; &lt; 6\" >old");
    row("R4.2 is added to a tag without", "e", "d", "<e d=\"it's &quot;5&quot; &lt; 6\"/>");
    row("R4.2 is added to a tag with one", "f", "d", "<f x=\"y\" d=\"it's &quot;5&quot; &lt; 6\"/>");
}

void XmlTextTest::attributeIsSet() {
    QFETCH(QString, element);
    QFETCH(QString, name);
    QFETCH(QString, piece);
    const std::string value = "it's \"5\" < 6";
    const XmlTree tree = parse(sample);
    const std::uint32_t at = tree.child(tree.root(), element.toStdString());
    const auto edit = setAttribute(tree, at, name.toStdString(), value);
    QVERIFY(edit.has_value());
    const std::string text = applyEdits(sample, {*edit});
    QVERIFY2(text.find(piece.toStdString()) != std::string::npos, text.c_str());
    QCOMPARE(text.size(), sample.size() - edit->span.size() + edit->text.size());
    const XmlTree after = parse(text);
    QVERIFY(after.diagnostics().empty());
    QCOMPARE(after.value(at, name.toStdString()), value);
    QCOMPARE(after.nodeCount(), tree.nodeCount());
}

void XmlTextTest::attributeIsRemoved() {
    const XmlTree tree = parse(sample);
    const std::uint32_t a = tree.child(tree.root(), "a");
    const auto edit = removeAttribute(tree, a, "b");
    QVERIFY(edit.has_value());
    QVERIFY(applyEdits(sample, {*edit}).find("<a\n\t   c = \"2\" >") != std::string::npos);
    QVERIFY(!removeAttribute(tree, a, "none").has_value());
}

void XmlTextTest::textIsSet_data() {
    QTest::addColumn<QString>("element");
    QTest::newRow("R4.2 replaces text") << "g";
    QTest::newRow("R4.2 fills an empty element") << "h";
    QTest::newRow("R4.2 opens an empty tag") << "e";
    QTest::newRow("R4.2 opens an empty tag with attributes") << "f";
}

void XmlTextTest::textIsSet() {
    QFETCH(QString, element);
    const XmlTree tree = parse(sample);
    const std::uint32_t at = tree.child(tree.root(), element.toStdString());
    for (const std::string value : {"a < b & c ]]> \"d\"", " ", "", "\n two\nlines\t", "\r"}) {
        const auto edit = setText(tree, at, value);
        QVERIFY(edit.has_value());
        const XmlTree after = parse(applyEdits(sample, {*edit}));
        QVERIFY(after.diagnostics().empty());
        QCOMPARE(after.text(after.child(after.root(), element.toStdString())), value);
    }
}

void XmlTextTest::brokenIsNotEdited() {
    const XmlTree tree = parse("<r><a b=c/><d>text<e/></d></r>");
    const std::uint32_t a = tree.child(tree.root(), "a");
    QVERIFY(!setAttribute(tree, a, "b", "x").has_value());
    QVERIFY(!setText(tree, tree.child(tree.root(), "d"), "x").has_value()); // it has an element
    QVERIFY(setAttribute(tree, tree.child(tree.root(), "d"), "b", "x").has_value());
    QVERIFY(!setAttribute(tree, XmlTree::document, "b", "x").has_value());
    QVERIFY(!setAttribute(tree, XmlTree::none, "b", "x").has_value());
}

void XmlTextTest::whatXmlCannotHoldIsNotWritten() {
    const XmlTree tree = parse("<r/>");
    QVERIFY(!setAttribute(tree, tree.root(), "b", std::string("\0", 1)).has_value());
    QVERIFY(!setAttribute(tree, tree.root(), "b", "\xFF").has_value());
    QVERIFY(!setAttribute(tree, tree.root(), "1b", "x").has_value());
    QVERIFY(!setAttribute(tree, tree.root(), "", "x").has_value());
    QVERIFY(!setText(tree, tree.root(), "\x01").has_value());
    QVERIFY(isXmlName("\xC3\xA9t\xC3\xA9-1"));
    QVERIFY(!isXmlName("a b"));
}

QTEST_APPLESS_MAIN(XmlTextTest)
#include "xml_text_test.moc"
